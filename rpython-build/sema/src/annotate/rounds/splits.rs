//! Variables that hold values of several types, one after the other or one or the other.
//!
//! Where values of two types that have no union come to one input of a block, as with
//! `x = "none" if n == 0 else n`, the blocks in which that value is live get a copy for each of the types, as
//! functions that are used at several types get versions. It is a *decision* between rounds
//! ([`crate::annotate::rounds::versions`]), taken when no other is needed; where what is wrong stays wrong, it
//! is taken back for good, so that the error is told as if there were no copies. (The technique is tail
//! duplication, bounded by live ranges: in static single assignment form, one copy per definition that reaches
//! a phi node.) So are operations that call overrides without a union copied for the classes of the receiver
//! ([`crate::annotate::rounds::dispatch`]).

use crate::annotate::lattice::union::MAX_NESTING;
use crate::annotate::rounds::annotator::{Annotator, LinkRef};
use crate::annotate::rounds::dispatch::{Dispatch, Dispatched};
use crate::annotate::types::defs::{Annotated, Content, Sort};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::diag::Diagnostic;
use crate::host::object::ObjId;
use crate::host::Session;
use crate::ir::model::*;
use crate::source::Span;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// How many blocks may be added to a function: a few times what an ordinary function has, so that one whose
/// variables are of many types at many places stays readable in C. What has no copy is an error of types.
const MAX_COPIES: usize = 300;

/// In how many rounds a function may get copies: where more are needed, each makes a type for another one, as a
/// tuple that a loop makes longer.
const MAX_ROUNDS: usize = 6;

/// The live ranges that are split, by function.
pub(in crate::annotate) type Splits = BTreeMap<ObjId, Ranges>;

/// What would be lost if values had one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::annotate) enum Loss {
    /// What they say of themselves: an `int` that is a `float` from there on.
    Some,
    /// The same of what is in them: a list of `int`s that is one of `float`s, wherever else it is known.
    Held,
    /// They have none.
    All,
}

/// The live ranges of a function that are split.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::annotate) struct Ranges {
    /// These, one after the other.
    edits: Vec<Edit>,
    /// How many rounds decided on that.
    rounds: usize,
    /// Inputs that are not split.
    kept: BTreeSet<(Block, usize)>,
    /// Operations that have no copies for classes, by their results: other edits move operations.
    shared: BTreeSet<Var>,
    /// There are no more.
    whole: bool,
}

/// What is done to the graph of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Edit {
    Split(Range),
    Dispatch(Dispatch),
}

impl Edit {
    /// How many blocks it adds.
    fn size(&self) -> usize {
        match self {
            Edit::Split(range) => range.size(),
            Edit::Dispatch(dispatch) => dispatch.classes.len(),
        }
    }
}

/// A live range that is split.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::annotate) struct Range {
    /// Its blocks, with the one where it begins first.
    blocks: Vec<Block>,
    /// The links that lead there, for each copy.
    groups: Vec<Vec<LinkRef>>,
}

impl Range {
    /// How many blocks that adds.
    fn size(&self) -> usize {
        (self.groups.len() - 1) * self.blocks.len()
    }
}

impl Ranges {
    /// Splits them in a graph as the flow space made it.
    pub(in crate::annotate) fn apply(&self, graph: &mut Graph<Hl>) {
        for edit in &self.edits {
            match edit {
                Edit::Split(range) => {
                    graph.split_live_range(&range.blocks, &range.groups, &mut |_, _| ());
                }
                Edit::Dispatch(dispatch) => {
                    dispatch.apply(graph);
                }
            }
        }
    }

    /// Whether an operation may have copies for classes.
    pub(in crate::annotate) fn may_dispatch(&self, result: Var) -> bool {
        !self.whole && !self.shared.contains(&result)
    }

    /// How many blocks may be added yet.
    fn left(&self) -> usize {
        MAX_COPIES.saturating_sub(self.edits.iter().map(Edit::size).sum())
    }
}

/// The graph that all versions of a function are made of.
fn base_of(annotated: &Annotated, of: ObjId) -> Option<Rc<Graph<Hl>>> {
    let copies = &annotated.state.copies;
    let mut bases = annotated.state.base_graphs.iter();
    bases.find_map(|(&f, base)| base.clone().filter(|_| copies.original(f) == of))
}

impl Annotated {
    /// Whether values come to the input of a block that had better not meet there.
    pub(in crate::annotate) fn is_something_lost(&self) -> bool {
        self.state.to_split.values().any(|&loss| loss >= Loss::Held)
    }
}

impl Annotator<'_> {
    /// Values that lose so much by having one type come to an input of a block. True if nothing of it need flow
    /// there, since another round will split it.
    pub(in crate::annotate) fn note_split(
        &mut self,
        graph: GraphId,
        block: Block,
        index: usize,
        loss: Loss,
    ) -> bool {
        let Some(func) = self.a.graphs[graph].func else {
            return false;
        };
        let Some(Some(base)) = self.a.state.base_graphs.get(&func) else {
            return false;
        };
        let of = self.a.state.copies.original(func);
        let known = self.a.state.decisions.splits.get(&of);
        if [base.start, base.ret, base.exc].contains(&block)
            || known.is_some_and(|known| known.whole || known.kept.contains(&(block, index)))
            || !self.is_of_base(graph, base, block, index)
        {
            return false;
        }
        let wanted = self.a.state.to_split.entry((of, block, index));
        let wanted = wanted.or_insert(loss);
        *wanted = loss.max(*wanted);
        // (What is lost in part flows on: it may turn out that nothing is.)
        loss >= Loss::Held
    }

    /// Whether a type says less than those of the values that it joins: an `int` that becomes a `float`, a
    /// `bool` that becomes a number, what may be a list or a tuple.
    pub(in crate::annotate) fn is_less(
        &self,
        joined: &SomeValue,
        old: &SomeValue,
        new: &SomeValue,
    ) -> bool {
        use crate::annotate::types::model::Kind::*;
        let is_less = |part: &SomeValue| match (&joined.kind, &part.kind) {
            (Float, Integer { .. } | Bool) | (Integer { .. }, Bool) => true,
            (ListOrTuple(_), kind) => !matches!(kind, ListOrTuple(_)),
            _ => false,
        };
        is_less(old) || is_less(new)
    }

    /// Whether the type that two values have would say less of what is in them than theirs do. Containers become one
    /// by that, so it is asked before.
    pub(in crate::annotate) fn would_hold_less(
        &self,
        a: &SomeValue,
        b: &SomeValue,
        depth: usize,
    ) -> bool {
        if depth > MAX_NESTING || !a.kind.is_like(&b.kind) {
            return false;
        }
        let lists = a.kind.list().zip(b.kind.list());
        let lists = lists.map(|(d, e)| (self.a.find_list(d), self.a.find_list(e)));
        let dicts = a.kind.dict().zip(b.kind.dict());
        let dicts = dicts.map(|(d, e)| (self.a.find_dict(d), self.a.find_dict(e)));
        let mut held: Vec<(&SomeValue, &SomeValue)> = Vec::new();
        if let Some((d, e)) = lists.filter(|(d, e)| d != e) {
            held.push((&self.a.listdef(d).item, &self.a.listdef(e).item));
        }
        if let Some((d, e)) = dicts.filter(|(d, e)| d != e) {
            let (d, e) = (self.a.dictdef(d), self.a.dictdef(e));
            held.extend([(&d.key, &e.key), (&d.value, &e.value)]);
        }
        held.extend(a.kind.parts().iter().zip(b.kind.parts()));
        let mut held = held.into_iter();
        held.any(|(x, y)| says_less(x, y) || self.would_hold_less(x, y, depth + 1))
    }

    /// The same of the values, too.
    pub(in crate::annotate) fn would_say_less(&self, a: &SomeValue, b: &SomeValue) -> bool {
        says_less(a, b) || self.would_hold_less(a, b, 0)
    }

    /// A number is put into a container.
    pub(in crate::annotate) fn note_number(&mut self, content: Content, value: &SomeValue) {
        let number = match value.kind {
            Kind::Bool => 1,
            Kind::Integer { .. } => 2,
            Kind::Float => 4,
            _ => return,
        };
        *self.a.state.numbers.entry(content).or_default() |= number;
    }

    /// The kinds of numbers that were put into a container as it was made, whatever it has become one with.
    fn numbers_in(&self, value: &SomeValue) -> [u8; 3] {
        let numbers = |content| self.a.state.numbers.get(&content).copied().unwrap_or(0);
        let items = value.kind.list().map(|def| numbers(Content::Item(def)));
        let keys = value.kind.dict().map(|def| numbers(Content::Key(def)));
        let values = value.kind.dict().map(|def| numbers(Content::Value(def)));
        [items, keys, values].map(|found| found.unwrap_or(0))
    }

    /// Containers become one where an input of a block grows, of which one may be empty so far.
    pub(in crate::annotate) fn note_merge(&mut self, a: Content, b: Content) {
        if let Some(input) = self.a.state.growing_input {
            self.a.state.merged_at.insert((input, a.min(b), a.max(b)));
        }
    }

    /// Nothing grows any more: containers that became one in a variable are apart in another round, if numbers of different
    /// types were put into them.
    pub(in crate::annotate) fn decide_merges(&mut self) {
        for ((graph, block, index), a, b) in std::mem::take(&mut self.a.state.merged_at) {
            let numbers = |content| self.a.state.numbers.get(&content).copied().unwrap_or(0);
            let (a, b) = (numbers(a), numbers(b));
            let differ = a & !b != 0 && b & !a != 0;
            if differ {
                self.note_split(graph, block, index, Loss::Held);
            }
        }
    }

    /// Whether the input of a block is the same in the graph that all versions are made of.
    fn is_of_base(&self, graph: GraphId, base: &Graph<Hl>, block: Block, index: usize) -> bool {
        let input = |graph: &Graph<Hl>| {
            let data = (block.0 < graph.blocks.len() as u32).then(|| &graph.blocks[block])?;
            data.inputs.get(index).copied()
        };
        input(base).is_some() && input(base) == input(&self.a.graphs[graph])
    }

    /// What brings values to an input, by the sorts of what it brings in all versions of the function.
    fn grouped(&mut self, of: ObjId, links: &[LinkRef], index: usize) -> Vec<Vec<LinkRef>> {
        let is_version = |graph: &GraphId| {
            let func = self.a.graphs[*graph].func;
            func.is_some_and(|func| self.a.state.copies.original(func) == of)
        };
        let versions: Vec<GraphId> = self.a.graphs.ids().filter(is_version).collect();
        let mut groups: Vec<(Vec<Brought>, Vec<LinkRef>)> = Vec::new();
        for &(pred, exit) in links {
            let mut sorts = Vec::new();
            for &graph in &versions {
                let blocks = &self.a.graphs[graph].blocks;
                let known = (pred.0 < blocks.len() as u32).then(|| &blocks[pred]);
                let arg = known.and_then(|data| data.exits.get(exit)?.args.get(index));
                let value = match arg.cloned() {
                    Some(arg) => self.annotation(graph, &arg).ok(),
                    None => None,
                };
                sorts.push(match value {
                    Some(value) => (self.sort_of(&value), self.numbers_in(&value)),
                    None => (Sort::Nothing, [0; 3]),
                });
            }
            match groups.iter_mut().find(|(known, _)| *known == sorts) {
                Some((_, links)) => links.push((pred, exit)),
                None => groups.push((sorts, vec![(pred, exit)])),
            }
        }
        groups.into_iter().map(|(_, links)| links).collect()
    }
}

/// The live ranges that are split, and what was tried.
#[derive(Debug, Default)]
pub(in crate::annotate) struct Splitting {
    splits: Splits,
    /// Those before they were taken back where something is wrong, and what was wrong with them.
    before: Option<(Splits, BTreeSet<ErrorPlace>)>,
    /// Whether they are to be taken back has been decided.
    settled: bool,
}

/// What a link brings: its sort, and the kinds of numbers that a container was made for.
type Brought = (Sort, [u8; 3]);

/// Whether numbers of two types have one that is not that of each.
fn says_less(a: &SomeValue, b: &SomeValue) -> bool {
    let less = |a: &Kind, b: &Kind| {
        matches!(
            (a, b),
            (Kind::Float, Kind::Integer { .. } | Kind::Bool) | (Kind::Integer { .. }, Kind::Bool)
        )
    };
    less(&a.kind, &b.kind) || less(&b.kind, &a.kind)
}

/// What an error is about.
type ErrorPlace = (&'static str, Option<Span>);

impl Splitting {
    /// What a round splits.
    pub(in crate::annotate) fn splits(&self) -> Splits {
        self.splits.clone()
    }

    /// Decides which live ranges are split after a round that needed nothing else and found these errors.
    /// False if that changes nothing.
    pub(in crate::annotate) fn decide(
        &mut self,
        session: &mut Session,
        annotated: &mut Annotated,
        errors: &[Diagnostic],
    ) -> bool {
        let old = self.splits.clone();
        let wanted = std::mem::take(&mut annotated.state.to_split);
        let functions: BTreeSet<ObjId> = wanted.keys().map(|&(of, ..)| of).collect();
        let mut again = wanted.values().any(|&loss| loss >= Loss::Held);
        let dispatched = std::mem::take(&mut annotated.state.dispatched);
        let calling: BTreeSet<ObjId> = dispatched.keys().map(|&(of, ..)| of).collect();
        for &of in &calling {
            let ranges = self.splits.entry(of).or_default();
            again |= ranges.dispatch(session, annotated, of, &dispatched);
        }
        // (Whose graph changes has its other ranges looked at in the next round.)
        for of in functions.difference(&calling).copied() {
            let inputs = wanted.iter().filter(|((func, ..), _)| *func == of);
            let inputs = inputs.map(|(&(_, at, index), &loss)| (at, index, loss));
            let ranges = self.splits.entry(of).or_default();
            again |= ranges.extend(session, annotated, of, &inputs.collect::<Vec<_>>());
        }
        if !again && !errors.is_empty() && !self.settled {
            again = self.take_back(annotated, errors);
        }
        for (&of, ranges) in &self.splits {
            if old.get(&of).is_none_or(|old| old.edits != ranges.edits) {
                forget_base(annotated, of);
            }
        }
        again
    }

    /// What is wrong in a function with copies is told without them, unless that is the same and more.
    fn take_back(&mut self, annotated: &mut Annotated, errors: &[Diagnostic]) -> bool {
        let places = errors.iter().map(|error| {
            let place = error.primary.as_ref().map(|label| label.span);
            (error.code, place)
        });
        let places: BTreeSet<ErrorPlace> = places.collect();
        let Some((splits, fewer)) = self.before.take() else {
            let before = self.splits.clone();
            for func in std::mem::take(&mut annotated.state.failed) {
                let of = annotated.state.copies.original(func);
                if let Some(ranges) = self.splits.get_mut(&of) {
                    ranges.give_up();
                }
            }
            let changed = self.splits != before;
            self.before = Some((before, places));
            return changed;
        };
        self.settled = true;
        let less = fewer.len() < places.len() && fewer.is_subset(&places);
        if less {
            self.splits = splits;
        }
        less
    }
}

/// The graphs of a function and its copies are to be made again.
fn forget_base(annotated: &mut Annotated, of: ObjId) {
    let copies = &annotated.state.copies;
    annotated
        .state
        .base_graphs
        .retain(|&func, _| copies.original(func) != of);
}

impl Ranges {
    /// No range of the function is split, now or later.
    fn give_up(&mut self) {
        *self = Ranges {
            whole: true,
            ..Ranges::default()
        };
    }

    /// Gives operations that call overrides without a union a copy for each class of their receiver. False if that
    /// changes nothing.
    fn dispatch(
        &mut self,
        session: &mut Session,
        annotated: &mut Annotated,
        of: ObjId,
        dispatched: &Dispatched,
    ) -> bool {
        let isinstance = session.heap.builtin("isinstance");
        let (Some(base), Some(isinstance)) = (base_of(annotated, of), isinstance) else {
            return false;
        };
        if self.whole || self.rounds >= MAX_ROUNDS {
            self.give_up();
            return true;
        }
        let mut graph = (*base).clone();
        let known = self.edits.len();
        let mut copied: BTreeSet<Block> = BTreeSet::new();
        // From the end of each block: what comes before it in its block stays where it is.
        let sites = dispatched.iter().rev();
        for (&(_, block, op), overrides) in sites.filter(|((func, ..), _)| *func == of) {
            if copied.contains(&block) {
                continue;
            }
            let tests = Annotator::new(session, annotated).classes_told_apart(overrides);
            let Some(tests) = tests else {
                self.shared.insert(base.blocks[block].ops[op].result);
                continue;
            };
            let dispatch = Dispatch {
                block,
                op,
                operand: overrides.operand(),
                isinstance,
                classes: tests.iter().map(|&(class, _)| class).collect(),
            };
            let mut changed = graph.clone();
            let Some((next, result, links)) = dispatch.apply(&mut changed) else {
                self.shared.insert(base.blocks[block].ops[op].result);
                continue;
            };
            let ways = tests.iter().map(|&(_, way)| way + 1).max().unwrap_or(0);
            let mut groups: Vec<Vec<LinkRef>> = vec![Vec::new(); ways];
            for (&(_, way), link) in tests.iter().zip(links) {
                groups[way].push(link);
            }
            let (blocks, _) = changed.live_range(next, result);
            let range = Range { blocks, groups };
            if dispatch.classes.len() + range.size() > self.left() {
                self.give_up();
                return true;
            }
            changed.split_live_range(&range.blocks, &range.groups, &mut |from, _| {
                copied.insert(from);
            });
            self.edits.push(Edit::Dispatch(dispatch));
            self.edits.push(Edit::Split(range));
            graph = changed;
        }
        self.rounds += 1;
        self.edits.len() > known
    }

    /// Splits the live ranges of more inputs. False if none is to be split.
    fn extend(
        &mut self,
        session: &mut Session,
        annotated: &mut Annotated,
        of: ObjId,
        inputs: &[(Block, usize, Loss)],
    ) -> bool {
        let base = base_of(annotated, of);
        let Some(base) = base.filter(|_| !self.whole && self.rounds < MAX_ROUNDS) else {
            if inputs.iter().any(|&(.., loss)| loss == Loss::All) {
                self.give_up();
            }
            self.kept
                .extend(inputs.iter().map(|&(block, index, _)| (block, index)));
            return false;
        };
        let mut graph = (*base).clone();
        let known = self.edits.len();
        let mut left = self.left();
        // What is copied for one input may hold the next one.
        let mut origins: BTreeMap<Block, Block> = BTreeMap::new();
        let mut copied: BTreeMap<Block, Vec<Block>> = BTreeMap::new();
        for &(block, index, loss) in inputs {
            let mut places = vec![block];
            places.extend(copied.get(&block).into_iter().flatten());
            for place in places {
                let (blocks, links) = graph.live_range(place, index);
                let origin = |&(pred, exit): &LinkRef| (*origins.get(&pred).unwrap_or(&pred), exit);
                let from: Vec<LinkRef> = links.iter().map(origin).collect();
                let grouped = Annotator::new(session, annotated).grouped(of, &from, index);
                // (Links of copies go with those that they are copies of.)
                let group_of = |link| grouped.iter().position(|group| group.contains(link));
                let mut groups: Vec<Vec<LinkRef>> = vec![Vec::new(); grouped.len()];
                for (from, &link) in from.iter().zip(&links) {
                    groups[group_of(from).unwrap_or(0)].push(link);
                }
                groups.retain(|group| !group.is_empty());
                if groups.len() == 1 && loss == Loss::All {
                    groups = links.iter().map(|&link| vec![link]).collect();
                }
                let range = Range { blocks, groups };
                // (A number that grows in a loop is not worth two loops.)
                let is_worth = loss >= Loss::Held
                    || !links.iter().any(|&(pred, _)| graph.dominates(place, pred));
                if range.groups.len() < 2 || !is_worth || loss < Loss::All && range.size() > left {
                    self.kept.insert((place, index));
                    continue;
                }
                if range.size() > left {
                    self.give_up();
                    return false;
                }
                left -= range.size();
                graph.split_live_range(&range.blocks, &range.groups, &mut |from, to| {
                    let origin = *origins.get(&from).unwrap_or(&from);
                    origins.insert(to, origin);
                    copied.entry(origin).or_default().push(to);
                });
                self.edits.push(Edit::Split(range));
            }
        }
        self.rounds += 1;
        self.edits.len() > known
    }
}
