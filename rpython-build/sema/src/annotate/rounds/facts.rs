//! What a value says of other variables ([`Facts`]), where links lead into a block.
//!
//! An input of a block says what the values of all links say. What one link says changes while types grow,
//! as `isinstance(x, C)` says nothing of an `x` that is a `C` so far: so it is kept for each link what it
//! says now, and joined anew. A link that says nothing of a variable says at least which type it
//! brings; one whose value is `False` says anything of the case that it is `True`.

use crate::annotate::rounds::annotator::{Annotator, LinkRef};
use crate::annotate::types::defs::Map;
use crate::annotate::types::model::*;
use crate::ir::model::*;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Of each input of a block, by the links that lead there.
pub(in crate::annotate) type LinkFacts = Map<(GraphId, Var), BTreeMap<LinkRef, Said>>;

/// The links of a value that is no `bool`, which said nothing before one did.
const OTHERS: LinkRef = (Block(u32::MAX), 0);

/// What the value of a link says.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::annotate) struct Said {
    /// The truth of the value, if it is known.
    truth: Option<bool>,
    facts: Option<Rc<Facts>>,
}

impl Annotator<'_> {
    /// A value that a link brings to an input of a block, with what all links say there.
    pub(in crate::annotate) fn with_facts_of_links(
        &mut self,
        graph: GraphId,
        inputs: &[Var],
        index: usize,
        value: &SomeValue,
        link: LinkRef,
    ) -> SomeValue {
        let key = (graph, inputs[index]);
        if value.facts.is_none()
            && value.kind != Kind::Bool
            && !self.a.state.link_facts.contains_key(&key)
        {
            return value.clone();
        }
        let said = Said {
            truth: value.konst.and_then(|c| self.heap().as_bool(c)),
            facts: value.facts.clone(),
        };
        let flowed = !self.a.bindings[graph][inputs[index]].is_impossible();
        let links = self.a.state.link_facts.entry(key).or_insert_with(|| {
            // Links whose values say nothing were there before.
            let others = Said {
                truth: None,
                facts: None,
            };
            let others = flowed.then_some((OTHERS, others));
            others.into_iter().collect()
        });
        let facts = match links.insert(link, said) {
            _ if links.len() == 1 => value.facts.clone(),
            _ => {
                let links = links.clone();
                self.join_facts(graph, inputs, &links)
            }
        };
        SomeValue {
            facts,
            ..value.clone()
        }
    }

    fn join_facts(
        &mut self,
        graph: GraphId,
        inputs: &[Var],
        links: &BTreeMap<LinkRef, Said>,
    ) -> Option<Rc<Facts>> {
        let first = &links.values().next()?.facts;
        if links.values().all(|said| said.facts == *first) {
            return first.clone();
        }
        let of = |said: &Said| match said.facts.as_deref() {
            Some(Facts::Known(known)) => known.clone(),
            _ => vec![],
        };
        let mut joined: Vec<(bool, Var, SomeValue)> = Vec::new();
        for (when, var, _) in links.values().flat_map(of) {
            if joined.iter().any(|(w, v, _)| (*w, *v) == (when, var)) {
                continue;
            }
            let index = inputs.iter().position(|&input| input == var)?;
            let mut all = Some(SomeValue::IMPOSSIBLE);
            for (&(block, exit), said) in links {
                if said.truth == Some(!when) {
                    continue;
                }
                if (block, exit) == OTHERS {
                    return None;
                }
                let known = of(said);
                let known = known.into_iter().find(|(w, v, _)| (*w, *v) == (when, var));
                let value = match known {
                    Some((_, _, value)) => value,
                    None => {
                        let link = &self.a.graphs[graph].blocks[block].exits[exit];
                        let arg = link.args[index].clone();
                        self.annotation(graph, &arg).unwrap_or_default()
                    }
                };
                // (Nothing is merged for what is only said.)
                let plain = |kind: &Kind| {
                    matches!(
                        kind,
                        Kind::Instance(_) | Kind::Integer { .. } | Kind::Bool | Kind::None
                    )
                };
                all = all.filter(|all: &SomeValue| {
                    all.is_impossible()
                        || self.same(all, &value)
                        || plain(&all.kind) && plain(&value.kind)
                });
                all = all.and_then(|all| self.union(&all, &value).ok());
            }
            let Some(value) = all.map(SomeValue::without_facts) else {
                continue;
            };
            if !value.is_impossible() {
                joined.push((when, var, value));
            }
        }
        (!joined.is_empty()).then(|| Rc::new(Facts::Known(joined)))
    }
}

/// Facts in terms of the variables of a link's target; `None` if none travels along.
pub(in crate::annotate) fn rename(
    facts: &Facts,
    link: &Link<Hl>,
    inputs: &[Var],
) -> Option<Rc<Facts>> {
    let renamed = |var: Var| {
        link.args
            .iter()
            .zip(inputs)
            .filter(move |(arg, _)| arg.var() == Some(var))
            .map(|(_, &input)| input)
    };
    match facts {
        Facts::Known(known) => {
            let known: Vec<_> = known
                .iter()
                .flat_map(|(when, var, value)| {
                    renamed(*var).map(move |v| (*when, v, value.clone()))
                })
                .collect();
            (!known.is_empty()).then(|| Rc::new(Facts::Known(known)))
        }
        Facts::Super(class) => Some(Rc::new(Facts::Super(*class))),
        Facts::Replace => Some(Rc::new(Facts::Replace)),
        Facts::Exact(class) => Some(Rc::new(Facts::Exact(*class))),
        Facts::TypeOf(vars) => {
            let vars: Vec<Var> = vars.iter().flat_map(|&var| renamed(var)).collect();
            (!vars.is_empty()).then(|| Rc::new(Facts::TypeOf(vars)))
        }
    }
}
