//! What is chosen within a round, when nothing else grows.
//!
//! Some of what an operation does may be another matter when more is known: which version of a
//! function it calls, if there is one for each type of arguments; what it means of an operand that
//! is `None`, or of a container that is empty. What is known while types grow depends on the order
//! in which they do. So such an operation waits until nothing else grows: what is known then does not
//! depend on it. All that wait are let go on at once. If they come to wait for another choice, because
//! more became known, they wait again; meanwhile they give what the versions give that they have called.
//!
//! Versions come first. Only when none is waited for is it decided that what is `None` so far stays so.
//!
//! What was given for less may have no union with what is given when more is known: by another version, of which it is
//! nothing that the program does. It has flowed on by then, so that what is wrong after that is no error yet: the operation
//! chooses after all others, from the next round on ([`crate::annotate::rounds::versions`]). If it comes too early then, what
//! it is given depends on what it gives.

use crate::annotate::errors::report::Stop;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::{Kind, SomeValue};
use crate::host::object::ObjId;
use crate::ir::model::{GraphId, Var};
use std::collections::{BTreeMap, BTreeSet};

/// An operation, by its graph and its result.
type Site = (GraphId, Var);

/// An operation of all versions of a function, by its result.
pub(in crate::annotate) type Choosing = (ObjId, Var);

/// Which version of which function.
type Version = (ObjId, SpecKey);

/// The choices of a round.
#[derive(Debug, Default)]
pub struct Choices {
    /// The versions that operations may call.
    versions: Map<Site, Vec<Version>>,
    /// Those that operations wait for.
    asked: Map<Site, (Position, Vec<Version>)>,
    /// The functions with versions for types.
    with_types: Set<DescId>,
    /// How many definitions were merged when the keys of versions were last renewed.
    merges: u64,
    /// Operations that are another matter if an operand stays what it is, `None` or the items of a
    /// container that has none: it may be more yet.
    undecided: BTreeMap<Site, Position>,
    /// Those for which that is decided.
    decided: Set<Site>,
    /// Operations that wait until no other does.
    last: BTreeMap<Site, Position>,
    /// Functions that have not returned because an operation waits.
    late: Set<GraphId>,
    /// The operations that call such, or become what does.
    calls_late: Set<Position>,
}

impl SpecPart {
    /// Whether it may be another when more is known of the arguments.
    fn may_change(&self) -> bool {
        match self {
            SpecPart::ExceptionArgs(_)
            | SpecPart::Star(_)
            | SpecPart::Keywords(_)
            | SpecPart::Site(..)
            | SpecPart::Receiver
            | SpecPart::Ll(_) => false,
            SpecPart::Sorts(_)
            | SpecPart::Const(_)
            | SpecPart::Desc(_)
            | SpecPart::Choices(_)
            | SpecPart::Type(_)
            | SpecPart::PythonType(_)
            | SpecPart::Variable
            | SpecPart::LeftOut(_) => true,
        }
    }
}

impl Annotator<'_> {
    /// The operation at work asks for versions: what it asked for when less was known does not count.
    pub(super) fn asks_anew(&mut self) {
        let site = (self.pos.graph, self.result);
        self.a.state.choices.asked.swap_remove(&site);
    }

    /// The versions of a function that the operation at work has called, whatever it waits for now.
    pub(in crate::annotate) fn chosen_versions(
        &mut self,
        desc: DescId,
        func: ObjId,
    ) -> Vec<GraphId> {
        let site = (self.pos.graph, self.result);
        let chosen = self.a.state.choices.versions.get(&site);
        let keys = chosen.into_iter().flatten();
        let keys = keys.filter(|(of, _)| *of == func);
        let keys: Vec<_> = keys.map(|(_, key)| self.renewed_key(key)).collect();
        let versions = keys.iter().filter_map(|key| self.known_version(desc, key));
        versions.collect()
    }

    /// Whether the operation at work calls this version: it is chosen. Else the operation waits.
    pub(in crate::annotate) fn choose_version(&mut self, func: ObjId, key: &SpecKey) -> bool {
        if !key.0.iter().any(SpecPart::may_change) {
            return true;
        }
        let site = (self.pos.graph, self.result);
        let is_it = |(of, known): &Version| {
            *of == func && (known == key || self.renewed_key(known) == *key)
        };
        let chosen = self.a.state.choices.versions.get(&site);
        if chosen.is_some_and(|versions| versions.iter().any(is_it)) {
            return true;
        }
        let asked = self.a.state.choices.asked.entry(site);
        let (_, versions) = asked.or_insert_with(|| (self.pos, Vec::new()));
        if !versions
            .iter()
            .any(|(of, known)| *of == func && known == key)
        {
            versions.push((func, key.clone()));
        }
        false
    }

    /// Nothing else grows: operations may call the versions that they wait for. False if none waits.
    pub(in crate::annotate) fn choose_versions(&mut self) -> bool {
        let merges = self.a.lists.merges() + self.a.dicts.merges();
        if std::mem::replace(&mut self.a.state.choices.merges, merges) != merges {
            for desc in self.a.state.choices.with_types.clone() {
                self.renew_versions(desc);
            }
        }
        let mut ready = Readers::default();
        let choices = &mut self.a.state.choices;
        for (site, (pos, versions)) in std::mem::take(&mut choices.asked) {
            choices.versions.entry(site).or_default().extend(versions);
            ready.insert(pos);
        }
        self.reflow_all(&ready);
        self.go_on_at_once()
    }

    /// What is chosen is done with what is known now, whichever is first: what flows on from there comes after.
    /// False if there is nothing.
    fn go_on_at_once(&mut self) -> bool {
        let all = self.take_pending();
        let any = !all.is_empty();
        self.a.state.later = Some(Vec::new());
        for (graph, block, dirty) in all {
            self.process(graph, block, dirty);
        }
        for flow in self.a.state.later.take().into_iter().flatten() {
            let mut steps = |_: &Self, at: usize| flow.steps[at].clone();
            let outer = std::mem::replace(&mut self.joins_receivers, flow.joins_receivers);
            self.flow_into(flow.graph, flow.block, &flow.values, flow.link, &mut steps);
            self.joins_receivers = outer;
        }
        any
    }

    /// The operation at work is another matter if an operand stays what it is: if that is not decided,
    /// it waits.
    pub(in crate::annotate) fn wait_for_more(&mut self) -> An<()> {
        match self.is_decided() {
            true => Ok(()),
            false => {
                let site = (self.pos.graph, self.result);
                self.a.state.choices.undecided.insert(site, self.pos);
                Err(Stop::Blocked)
            }
        }
    }

    /// Whether the operands of the operation at work stay what they are.
    pub(in crate::annotate) fn is_decided(&self) -> bool {
        let site = (self.pos.graph, self.result);
        self.a.state.choices.decided.contains(&site)
    }

    /// No version is waited for either: operands that are only `None` stay so. False if nothing
    /// depends on that.
    pub(in crate::annotate) fn decide(&mut self) -> bool {
        let undecided = std::mem::take(&mut self.a.state.choices.undecided);
        for (&site, pos) in &undecided {
            self.a.state.choices.decided.insert(site);
            self.add_pending(pos.graph, pos.block);
        }
        self.go_on_at_once()
    }

    /// The operation at work, as it is known in all rounds.
    fn choosing(&self) -> Option<Choosing> {
        let graph = &self.a.graphs[self.pos.graph];
        let op = graph.blocks[self.pos.block].ops.get(self.pos.op as usize)?;
        Some((self.a.state.copies.original(graph.func?), op.result))
    }

    /// An operation that comes too early if it goes on with others waits until no other does; `part`: the result of what it
    /// is, or becomes.
    pub(in crate::annotate) fn wait_for_others(&mut self, part: Var) -> An<()> {
        let last = &self.a.state.decisions.last;
        if last.is_empty() {
            return Ok(());
        }
        let op = self.choosing().filter(|op| last.contains(op));
        if op.is_none_or(|(_, result)| result != part) || self.is_decided() {
            return Ok(());
        }
        let site = (self.pos.graph, part);
        self.a.state.choices.last.insert(site, self.pos);
        Err(Stop::Blocked)
    }

    /// No version is waited for: operations go on that come after all others. False if there are none.
    pub(in crate::annotate) fn choose_last(&mut self) -> bool {
        for (site, pos) in std::mem::take(&mut self.a.state.choices.last) {
            self.a.state.choices.decided.insert(site);
            self.add_pending(pos.graph, pos.block);
        }
        self.go_on_at_once()
    }

    /// What the operation at work gives that gave this before: results grow with their arguments, and a union keeps it so
    /// whatever an operation does. But containers of another version are others, which have nothing to do with those of
    /// the version before; where values have no union either, another round lets the operation come last, if it does not yet.
    pub(in crate::annotate) fn given_now(
        &mut self,
        before: &SomeValue,
        now: SomeValue,
    ) -> SomeValue {
        let clash = match self.holds_others(&before.kind, &now.kind) {
            true => None,
            false => match self.union(before, &now) {
                Ok(joined) => {
                    let facts = now.facts;
                    return SomeValue { facts, ..joined };
                }
                Err(clash) => Some(clash),
            },
        };
        let Some(op) = self.choosing() else {
            return now;
        };
        match clash.filter(|_| self.a.state.decisions.last.contains(&op)) {
            None => {
                self.a.state.too_early.insert(op);
                now
            }
            Some(clash) => {
                let span = self.span;
                self.report_merge(self.pos.graph, self.result, *clash, span);
                SomeValue::UNKNOWN
            }
        }
    }

    /// Whether two values are, or hold, containers that are not one.
    fn holds_others(&self, a: &Kind, b: &Kind) -> bool {
        let lists = a.list().zip(b.list());
        let dicts = a.dict().zip(b.dict());
        let mut parts = a.parts().iter().zip(b.parts());
        lists.is_some_and(|(d, e)| self.a.find_list(d) != self.a.find_list(e))
            || dicts.is_some_and(|(d, e)| self.a.find_dict(d) != self.a.find_dict(e))
            || parts.any(|(x, y)| self.holds_others(&x.kind, &y.kind))
    }

    /// Whether an operation waits for a choice.
    pub(in crate::annotate) fn waits(&self, graph: GraphId, result: Var) -> bool {
        let (choices, site) = (&self.a.state.choices, (graph, result));
        choices.asked.contains_key(&site) || choices.last.contains_key(&site)
    }

    /// Whether the operation at work has no result because it waits for a choice, or calls what does; `part`:
    /// at which part of what it becomes it has stopped.
    pub(in crate::annotate) fn returns_later(&self, part: Var) -> bool {
        self.waits(self.pos.graph, part) || self.a.state.choices.calls_late.contains(&self.pos)
    }

    /// The operation at work calls a graph.
    pub(in crate::annotate) fn note_call(&mut self, callee: GraphId) {
        if self.a.state.choices.late.contains(&callee) {
            self.a.state.choices.calls_late.insert(self.pos);
        }
    }

    /// An operation of a graph waits for a version: if the graph has not returned, what does not depend on
    /// its result goes on where it is called. So all choices that can be seen to be waited for are made
    /// at once, not for each function when those that it calls have returned.
    ///
    /// Whether it is known to be late at once or when nothing else grows is the same in the end: the
    /// operation waits until then, and if the graph returns before, its callers go on in any case.
    pub(in crate::annotate) fn returns_late(&mut self, graph: GraphId) {
        let returned = self.a.graphs[graph].return_var();
        if !self.a.bindings[graph][returned].is_impossible()
            || !self.a.state.choices.late.insert(graph)
        {
            return;
        }
        let callers = self.a.state.notify[graph].clone();
        self.a.state.choices.calls_late.extend(&callers);
        self.reflow_all(&callers);
    }

    /// Nothing else grows: graphs in which an operation waits for a decision are late as well. (What is
    /// `None` for a while only need not wait for one.) False if that was known.
    pub(in crate::annotate) fn go_past_undecided(&mut self) -> bool {
        let graphs: BTreeSet<GraphId> = self
            .a
            .state
            .choices
            .undecided
            .keys()
            .map(|&(graph, _)| graph)
            .collect();
        for graph in graphs {
            self.returns_late(graph);
        }
        self.is_pending()
    }

    /// The version of a function for this key, if there is one.
    pub(in crate::annotate) fn known_version(
        &mut self,
        desc: DescId,
        key: &SpecKey,
    ) -> Option<GraphId> {
        let known = |this: &Self| match &this.a.descs[desc] {
            Desc::Function(f) => f.graphs.get(key).copied(),
            _ => None,
        };
        known(self).or_else(|| {
            // Definitions may have been merged since.
            self.renew_versions(desc);
            known(self)
        })
    }

    /// A version of a function was made.
    pub(in crate::annotate) fn add_version(&mut self, desc: DescId, key: SpecKey, graph: GraphId) {
        if key.0.iter().any(|part| matches!(part, SpecPart::Type(_))) {
            self.a.state.choices.with_types.insert(desc);
        }
        if key.0.contains(&SpecPart::Receiver) {
            self.a.state.any_receiver.insert(graph);
        }
        if let Desc::Function(f) = &mut self.a.descs[desc] {
            f.graphs.insert(key, graph);
        }
    }

    /// Versions for types that have become the same are one: the first of them is called from now on.
    fn renew_versions(&mut self, desc: DescId) {
        let Desc::Function(function) = &self.a.descs[desc] else {
            return;
        };
        let mut renewed = Map::default();
        let mut others = Readers::default();
        for (key, &graph) in &function.graphs {
            match renewed.entry(self.renewed_key(key)) {
                indexmap::map::Entry::Vacant(free) => {
                    free.insert(graph);
                }
                indexmap::map::Entry::Occupied(_) => {
                    others.extend(&self.a.state.notify[graph]);
                }
            }
        }
        if let Desc::Function(function) = &mut self.a.descs[desc] {
            function.graphs = renewed;
        }
        self.reflow_all(&others);
    }

    fn renewed_key(&self, key: &SpecKey) -> SpecKey {
        let renewed = |part: &SpecPart| match part {
            SpecPart::Type(value) => self.type_part(value),
            part => part.clone(),
        };
        SpecKey(key.0.iter().map(renewed).collect())
    }
}
