//! What a value says of other variables ([`Facts`]), where links lead into a block.
//!
//! An input of a block says what the values of all links say. What one link says changes while types grow,
//! as `isinstance(x, C)` says nothing of an `x` that is a `C` so far: so it is kept for each link what it
//! says now, and joined anew. A link that says nothing of a variable says at least which type it
//! brings; one whose value is `False` says anything of the case that it is `True`. Objects of a declared union may be of
//! the classes of it that any link brings ([`Facts::Among`]), and those of an enumeration the members ([`Facts::Members`]).

use crate::annotate::rounds::annotator::{Annotator, LinkRef};
use crate::annotate::types::defs::{ClassDefId, Map};
use crate::annotate::types::model::*;
use crate::host::object::ObjId;
use crate::ir::model::*;
use std::collections::{BTreeMap, BTreeSet};
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
        let of_value = self.said_by_class(value).or_else(|| value.facts.clone());
        let known = self.a.state.link_facts.contains_key(&key);
        let of_value = match value.kind {
            // (Of no class at all.)
            Kind::None if known => Some(Rc::new(Facts::Among([].into()))),
            _ => of_value,
        };
        let may_say_more = match value.kind {
            Kind::Bool => true,
            Kind::Instance(class) => self.a.is_union(class),
            _ => false,
        };
        if of_value.is_none() && !may_say_more && !known {
            return value.clone();
        }
        let said = Said {
            truth: value.konst.and_then(|c| self.heap().as_bool(c)),
            facts: of_value.clone(),
        };
        let before = &self.a.bindings[graph][inputs[index]];
        let flowed = !before.is_impossible() && !before.is_none();
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
            _ if links.len() == 1 => of_value,
            _ => {
                let links = links.clone();
                self.join_facts(graph, inputs, &links)
            }
        };
        // (One class is what its type says.)
        let says_more =
            |facts: &Rc<Facts>| !matches!(&**facts, Facts::Among(roots) if roots.len() < 2);
        SomeValue {
            facts: facts.filter(says_more),
            ..value.clone()
        }
    }

    /// What the class of an object says where it meets others of its union.
    fn said_by_class(&self, value: &SomeValue) -> Option<Rc<Facts>> {
        match (&value.kind, &value.facts) {
            (&Kind::Instance(class), None) => {
                let root = self.a.root_in_union(class)?;
                Some(Rc::new(Facts::Among([root].into())))
            }
            _ => None,
        }
    }

    /// Of which classes of their union what is one of two values is, if both say it.
    fn among_both(&self, a: &SomeValue, b: &SomeValue) -> Option<Rc<Facts>> {
        let of = |value: &SomeValue| self.said_by_class(value).or_else(|| value.facts.clone());
        if a.is_impossible() {
            return of(b).filter(|facts| matches!(**facts, Facts::Among(_)));
        }
        match (of(a).as_deref(), of(b).as_deref()) {
            (Some(Facts::Among(x)), Some(Facts::Among(y))) => {
                let both: BTreeSet<ClassDefId> = x.iter().chain(y.iter()).copied().collect();
                let both: Vec<ClassDefId> = both.into_iter().collect();
                Some(Rc::new(Facts::Among(both.into())))
            }
            _ => None,
        }
    }

    /// The classes of a union that any of several links brings, if each says it.
    fn join_among(links: &BTreeMap<LinkRef, Said>) -> Option<Rc<Facts>> {
        let mut joined: BTreeSet<ClassDefId> = BTreeSet::new();
        for said in links.values() {
            match said.facts.as_deref() {
                Some(Facts::Among(roots)) => joined.extend(roots.iter()),
                _ => return None,
            }
        }
        let joined: Vec<ClassDefId> = joined.into_iter().collect();
        Some(Rc::new(Facts::Among(joined.into())))
    }

    /// The same of members of an enumeration.
    fn join_members(links: &BTreeMap<LinkRef, Said>) -> Option<Rc<Facts>> {
        let mut joined: BTreeSet<ObjId> = BTreeSet::new();
        for said in links.values() {
            match said.facts.as_deref() {
                Some(Facts::Members(members)) => joined.extend(members.iter()),
                Some(Facts::Among(none)) if none.is_empty() => {}
                _ => return None,
            }
        }
        let joined: Vec<ObjId> = joined.into_iter().collect();
        Some(Rc::new(Facts::Members(joined.into())))
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
        if let Some(joined) = Self::join_among(links).or_else(|| Self::join_members(links)) {
            return Some(joined);
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
                all = all.and_then(|all| {
                    let among = self.among_both(&all, &value);
                    let joined = self.union(&all, &value).ok()?;
                    Some(SomeValue {
                        facts: among,
                        ..joined
                    })
                });
            }
            let Some(value) = all else {
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
        Facts::Among(roots) => Some(Rc::new(Facts::Among(roots.clone()))),
        Facts::Members(members) => Some(Rc::new(Facts::Members(members.clone()))),
        Facts::TypeOf(vars) => {
            let vars: Vec<Var> = vars.iter().flat_map(|&var| renamed(var)).collect();
            (!vars.is_empty()).then(|| Rc::new(Facts::TypeOf(vars)))
        }
    }
}
