//! The driver: the worklist of blocks, what flows along links, and what is kept between runs.

use crate::annotate::calls::call::DoneCall;
use crate::annotate::errors::flows::Step;
use crate::annotate::errors::report::{ErrorKey, Stop};
use crate::annotate::functions::kept::KeptHelpers;
use crate::annotate::rounds::splits::Loss;
use crate::annotate::types::declared::Declared;
use crate::annotate::types::defs::BaseGraphs;
use crate::annotate::types::defs::Cell;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::Diagnostic;
use crate::entity::SecondaryMap;
use crate::front::code::Name;
use crate::host::attribute_key::AttrKey;
use crate::host::object::{Heap, ObjId};
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::num::NonZeroU64;
use std::rc::Rc;

/// An exit of a block.
pub(in crate::annotate) type LinkRef = (Block, usize);

/// The annotation of an operation, or why there is none.
pub type An<T = SomeValue> = Result<T, Stop>;

/// After so many times a block was annotated often: a few times more than a block of most programs
/// is. It is a matter of time alone.
const OFTEN: u32 = 8;

/// How far a block is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum BlockState {
    /// Nothing has reached it.
    #[default]
    New,
    /// Annotated to its end.
    Done,
    /// Stopped at this operation: it has no result (so far).
    Blocked(u32),
    /// Stopped at this operation, but its exceptions are caught.
    Raises(u32),
    /// Stopped at this operation by an error.
    Failed(u32),
}

/// What was left out of a block when it was last annotated.
#[derive(Debug)]
struct LeftOut {
    /// The operations that wait, or depend on such.
    ops: Vec<u32>,
    /// Where it has stopped for good.
    end: u32,
}

/// In which order the blocks of the worklist are annotated. What comes out does not depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Those of the graphs that were found last first, which is quickest.
    #[default]
    InnerFirst,
    /// Any, by this number: to test that.
    Shuffled(NonZeroU64),
}

impl State {
    /// A block is to be annotated; false if it is in the worklist already. Inner graphs (those
    /// found last) come first, then blocks in order. But one that was annotated often waits for
    /// others, so that what many make grow is not annotated for each of them, unless it has stopped
    /// for want of a result.
    fn enqueue(&mut self, visits: u32, (graph, block): BlockRef) -> bool {
        if !self.queued.insert((graph, block)) {
            return false;
        }
        let tier = match self.blocks[graph][block] {
            BlockState::Blocked(_) => 0,
            _ => (visits / OFTEN).checked_ilog2().map_or(0, |n| n + 1),
        };
        self.pending.insert((tier, Reverse(graph), block))
    }
}

impl From<Option<NonZeroU64>> for Order {
    fn from(seed: Option<NonZeroU64>) -> Self {
        seed.map_or(Order::InnerFirst, Order::Shuffled)
    }
}

/// What flows into the inputs of a block once all choices have been made.
#[derive(Debug)]
pub(super) struct Later {
    pub graph: GraphId,
    pub block: Block,
    pub values: Vec<SomeValue>,
    pub link: Option<LinkRef>,
    pub steps: Vec<Step>,
    pub joins_receivers: bool,
}

/// What the annotator remembers from one request to the next.
#[derive(Debug, Default)]
pub struct State {
    /// The worklist: see [`Annotator::add_pending`].
    pending: BTreeSet<(u32, Reverse<GraphId>, Block)>,
    /// While choices are made: what flows on from there.
    pub(super) later: Option<Vec<Later>>,
    /// The blocks in it.
    queued: Set<BlockRef>,
    /// What calls of many callees have done: see [`DoneCall`].
    pub done_calls: Map<(GraphId, Var), DoneCall>,
    /// How far each block is.
    pub blocks: SecondaryMap<GraphId, SecondaryMap<Block, BlockState>>,
    /// Of a block in the worklist: the operations whose cells have grown. What depends on their
    /// results is annotated again too; without an entry, the whole block is.
    dirty: Map<BlockRef, BTreeSet<u32>>,
    /// Of a block that has stopped at one operation and went on with others: those that wait.
    left_out: Map<BlockRef, LeftOut>,
    /// Blocks with operations that depend on more than their operands and cells: they are annotated
    /// as a whole.
    pub entangled: Set<BlockRef>,
    /// Operations that gave what has no union with what they give now.
    pub(in crate::annotate) too_early: BTreeSet<crate::annotate::rounds::choices::Choosing>,
    /// What is chosen when nothing else grows.
    pub(in crate::annotate) choices: crate::annotate::rounds::choices::Choices,
    /// The order of the worklist.
    pub(in crate::annotate) order: Order,
    /// What this round is done for.
    pub(in crate::annotate) decisions: crate::annotate::rounds::versions::Decisions,
    /// What another round is needed for.
    pub(in crate::annotate) needed: crate::annotate::rounds::versions::Decisions,
    /// The copies of classes.
    pub(in crate::annotate) copies: crate::annotate::rounds::copies::Copies,
    /// Who waits for the result of each graph.
    pub notify: SecondaryMap<GraphId, Readers>,
    /// What the values that each link brings to an input of a block say of others.
    pub(in crate::annotate) link_facts: crate::annotate::rounds::facts::LinkFacts,
    /// What flows where, if there is something to explain.
    pub recording: crate::annotate::errors::flows::Recording,
    /// What the operation at work takes, if flows are recorded.
    pub(in crate::annotate) operands: Option<crate::annotate::errors::flows::Taken>,
    /// What a prebuilt object or a class holds is being read: the object, and what it holds.
    pub(in crate::annotate) held: Option<(ObjId, ObjId)>,
    /// Which item of the tuples at work is read or put somewhere.
    pub(in crate::annotate) item: Vec<u32>,
    /// Lists and dicts made by an operation, by its result variable.
    pub lists_at: Map<(GraphId, Var, u8), ListDefId>,
    /// The same for dicts and sets.
    pub dicts_at: Map<(GraphId, Var, u8), DictDefId>,
    /// One object for each value of an immutable constant.
    pub canonical: Map<crate::annotate::cells::constants::ConstKey, ObjId>,
    /// There is an `r_dict`: its functions may raise anything.
    pub(in crate::annotate) r_dicts: bool,
    /// Prebuilt objects whose contents are still to be looked at.
    pub(in crate::annotate) unread: VecDeque<ObjId>,
    /// Prebuilt low-level containers whose contents were looked at.
    pub(in crate::annotate) seen_containers: Set<ObjId>,
    /// Contents of prebuilt objects are being looked at.
    pub(in crate::annotate) reading: bool,
    /// How deeply the prebuilt tuple that is being looked at is nested.
    pub(in crate::annotate) nested: usize,
    /// Method descs, by what they are made of.
    pub methods: Map<(DescId, ClassDefId, Option<ClassDefId>, AttrKey), DescId>,
    /// Descs of methods of frozen objects.
    pub frozen_methods: Map<(DescId, DescId), DescId>,
    /// Descs of functions made at run time, by the operation.
    pub closures: Map<(GraphId, Var), DescId>,
    /// How often they were made of such: see [`crate::annotate::lattice::union::MAX_NESTING`].
    pub(in crate::annotate) closure_depths: Map<DescId, usize>,
    /// Graphs as the flow space made them, to be copied for each specialisation.
    pub base_graphs: BaseGraphs,
    /// The functions with which something is wrong already in that.
    pub(in crate::annotate) wrong_graphs: BTreeSet<ObjId>,
    /// The graphs whose receivers are of any class.
    pub(in crate::annotate) any_receiver: Set<GraphId>,
    /// The function desc each graph was made for.
    pub desc_of_graph: SecondaryMap<GraphId, Option<DescId>>,
    /// Versions of helpers that are kept between builds, if they are.
    pub kept: Option<KeptHelpers>,
    /// Functions of the toolchain's Python modules, by module and name.
    pub app: Map<(&'static str, String), ObjId>,
    /// Errors found.
    pub errors: Vec<Diagnostic>,
    /// The functions that they were found in.
    pub(in crate::annotate) failed: BTreeSet<ObjId>,
    /// The inputs of blocks where what comes has no union, by function.
    pub(in crate::annotate) to_split: BTreeMap<(ObjId, Block, usize), Loss>,
    /// The input of a block that grows.
    pub(in crate::annotate) growing_input: Option<Input>,
    /// Containers that have become one in an input of a block.
    pub(in crate::annotate) merged_at: BTreeSet<(Input, Content, Content)>,
    /// The kinds of numbers that were put into each container, as it was made.
    pub(in crate::annotate) numbers: Map<Content, u8>,
    /// Operations that call overrides whose results have no union.
    pub(in crate::annotate) dispatched: crate::annotate::rounds::dispatch::Dispatched,
    /// What the program calls that is declared outside of it: its name there, and the declared types of the arguments.
    pub(in crate::annotate) declared_calls: Map<ObjId, (Option<String>, Vec<Declared>)>,
    /// What they are about, to report each once.
    pub error_keys: Set<ErrorKey>,
    /// An order of objects that does not depend on when annotation made them.
    pub objects: crate::host::order::ObjectOrder,
    /// Memo calls done.
    pub memo: Map<(ObjId, Vec<ObjId>), Option<ObjId>>,
    /// What has changed since families and call tables were last made.
    pub unsettled: Unsettled,
    /// The dicts and classes that have been finished: see [`Annotator::finish_dicts`].
    pub finished_dicts: (u64, usize),
    /// What is read or assigned by [`crate::annotate::attributes::of_unrelated`] of objects of a class, with the first place and
    /// the classes that are asked.
    pub of_unrelated: Map<(ClassDefId, Name), (Position, Vec<ObjId>)>,
    /// The classes of declared unions.
    pub(in crate::annotate) unions: Rc<crate::annotate::cells::unions::Unions>,
    /// The class that generators derive from.
    pub generator_base: Option<ClassDefId>,
    /// What is known of `StopIteration.value`.
    pub stop_value: crate::annotate::functions::generator::StopValue,
    /// What operations become.
    pub resolutions: crate::annotate::rounds::resolutions::Resolutions,
    /// The graphs that were annotated since resolutions were put into them.
    pub unapplied: BTreeSet<GraphId>,
    /// The classes of generators, with the graph that makes each.
    pub(in crate::annotate) generators: Map<ObjId, GraphId>,
    /// The generator functions that are called as context managers.
    pub(in crate::annotate) managed_generators: Set<ObjId>,
    /// Where functions return `None` itself, not only what may be `None`, as far as is known now.
    pub(in crate::annotate) returns_none: Set<(GraphId, Option<LinkRef>)>,
    /// The constants that calls give to functions of the program with hints, by the number of the parameter and the
    /// place of the call: where several meet, none is left of them.
    pub(in crate::annotate) constants_given: Map<(GraphId, usize, Option<Span>), ObjId>,
    /// Classes made for generators that meet in a variable.
    pub generator_joins: Set<ClassDefId>,
    /// The copies of functions that classes have from their mixins, or for themselves.
    pub own_functions: Map<(ClassDefId, ObjId), ObjId>,
    /// Attributes that are given values without a union, with the classes that have them.
    pub(in crate::annotate) clashes: BTreeSet<(ClassDefId, AttrKey)>,
    /// Parameters of functions that get values without a union.
    pub(in crate::annotate) differing: BTreeSet<(ObjId, usize)>,
    /// Attributes that classes have as variables, or that are deleted, by their names.
    pub managed: Map<Name, crate::annotate::attributes::managed::Managed>,
    /// Where floats are looked for in containers that have integers so far.
    pub sought_floats: BTreeMap<(GraphId, Var), (Content, Option<Span>)>,
    /// Iterators over containers have met others of such items.
    pub iterators_meet: bool,
    /// Functions that are given several others to call, whose results have no type.
    pub given_several: BTreeSet<ObjId>,
    /// Functions that are told, while the program runs, to be called as others are.
    pub wrappers: Set<ObjId>,
    /// Who asks whether instances have an attribute of a name that classes below have for themselves.
    pub asked: Map<AttrKey, Readers>,
    /// The classes that compute an attribute which in a base is a value or a method, or the other way round, by its name.
    pub overriding: BTreeMap<Name, Vec<ObjId>>,
    /// What functions are in classes.
    pub roles: Map<ObjId, Role>,
    /// The names of what classes compute: properties, descriptors.
    pub computed: Set<Name>,
    /// The names of methods.
    pub bound: Set<Name>,
    /// Names of attributes that the program asks for and its text does not show.
    pub made_names: Set<Name>,
    /// Where the code is of the functions that are bound methods of builtin types, once there are such.
    pub bound_builtins: Option<Span>,
    /// Set once the classes every program has are there.
    pub primed: bool,
}

/// What the end of a request has to look at: requests for helpers are many, and what they change
/// is little.
#[derive(Debug, Default)]
pub struct Unsettled {
    /// Graphs with blocks that were annotated.
    pub graphs: BTreeSet<GraphId>,
    /// Calls that were recorded, and in which block.
    pub calls: BTreeMap<(GraphId, Var), Block>,
    /// An attribute of a class grew.
    pub attributes: bool,
    /// The changes of lists, dicts and attribute families that were seen.
    pub seen: [u64; 3],
    /// The merges of call families that were seen.
    pub merged: u64,
}

/// What an operation turned out to be.
pub enum Outcome {
    /// Its annotation.
    Value(SomeValue),
    /// It is to be replaced by these operations; the last one has its result.
    Resolved(Vec<Op<Hl>>),
}

impl From<SomeValue> for Outcome {
    fn from(value: SomeValue) -> Self {
        Outcome::Value(value)
    }
}

/// The annotator at work.
pub struct Annotator<'s> {
    /// The live program.
    pub session: &'s mut Session,
    /// The outcome so far.
    pub a: &'s mut Annotated,
    /// The operation being annotated.
    pub pos: Position,
    /// Its result variable.
    pub result: Var,
    /// Its place in the source.
    pub span: Option<Span>,
    /// The callable of the call at work is one known function.
    pub direct: bool,
    /// The operation at work was recorded as a call.
    pub recorded: bool,
    /// Arguments flow into a function whose receiver is of any class: copies of a class may meet there.
    pub joins_receivers: bool,
    /// An exception is being made whose `__init__` leaves the arguments to `__new__`: so many were
    /// given by position.
    pub exception_args: Option<u32>,
}

impl<'s> Annotator<'s> {
    /// An annotator that goes on with this outcome.
    pub fn new(session: &'s mut Session, a: &'s mut Annotated) -> Self {
        let pos = Position {
            graph: GraphId(0),
            block: Block(0),
            op: 0,
        };
        let mut this = Annotator {
            session,
            a,
            pos,
            result: Var(0),
            span: None,
            direct: false,
            recorded: false,
            joins_receivers: false,
            exception_args: None,
        };
        if !this.a.state.primed {
            this.a.state.primed = true;
            this.prime();
        }
        this
    }

    /// The host heap.
    pub fn heap(&self) -> &Heap {
        &self.session.heap
    }

    /// What reads a cell now.
    pub fn reader(&self) -> Position {
        self.pos
    }

    // Bindings.

    /// The annotation of a use.
    pub fn annotation(&mut self, graph: GraphId, value: &Value<Hl>) -> An {
        match value {
            Value::Var(var) => Ok(self.a.bindings[graph][*var].clone()),
            Value::Const(obj) => self.immutable_value(*obj),
        }
    }

    pub(in crate::annotate) fn set_binding(&mut self, graph: GraphId, var: Var, value: SomeValue) {
        let old = &self.a.bindings[graph][var];
        let value = match old.is_impossible() || self.same(old, &value) {
            true => value,
            false => self.given_now(&old.clone(), value),
        };
        self.a.bindings[graph][var] = value;
    }

    // The worklist.

    /// A block is to be annotated (again).
    pub fn add_pending(&mut self, graph: GraphId, block: Block) {
        self.a.state.dirty.swap_remove(&(graph, block));
        let visits = self.a.statistics.visits[graph][block];
        self.a.state.enqueue(visits, (graph, block));
    }

    /// Operations that have read something that grew are to be annotated again.
    pub fn reflow_all(&mut self, readers: &Readers) {
        let state = &mut self.a.state;
        for &Position { graph, block, op } in readers {
            if state.blocks[graph][block] == BlockState::New {
                continue;
            }
            let key = (graph, block);
            if state.enqueue(self.a.statistics.visits[graph][block], key) {
                state.dirty.insert(key, BTreeSet::from([op]));
            } else if let Some(ops) = state.dirty.get_mut(&key) {
                ops.insert(op);
            }
        }
    }

    /// The next block of the worklist.
    fn next_pending(&mut self) -> Option<BlockRef> {
        let state = &mut self.a.state;
        let pending = &mut state.pending;
        let (_, Reverse(graph), block) = match &mut state.order {
            Order::InnerFirst => pending.pop_first()?,
            Order::Shuffled(state) => {
                // (An xorshift generator: Marsaglia, "Xorshift RNGs", 2003.)
                let mut next = state.get();
                next ^= next << 13;
                next ^= next >> 7;
                next ^= next << 17;
                *state = NonZeroU64::new(next).unwrap_or(*state);
                let at = next % pending.len().max(1) as u64;
                let chosen = pending.iter().nth(at as usize).copied()?;
                pending.remove(&chosen);
                chosen
            }
        };
        state.queued.swap_remove(&(graph, block));
        Some((graph, block))
    }

    /// All that is on the worklist, which is empty then.
    pub(super) fn take_pending(&mut self) -> Vec<(GraphId, Block, Option<BTreeSet<u32>>)> {
        let state = &mut self.a.state;
        state.queued.clear();
        let all = std::mem::take(&mut state.pending).into_iter();
        let mut dirty = std::mem::take(&mut state.dirty);
        all.map(|(_, Reverse(graph), block)| (graph, block, dirty.swap_remove(&(graph, block))))
            .collect()
    }

    /// Works until nothing grows any more.
    pub fn complete(&mut self) {
        loop {
            while let Some((graph, block)) = self.next_pending() {
                let dirty = self.a.state.dirty.swap_remove(&(graph, block));
                self.process(graph, block, dirty);
            }
            if self.go_past_undecided() || self.choose_versions() || self.choose_last() {
                continue;
            }
            self.finish_dicts();
            self.finish_generators();
            if !self.is_pending() && !self.decide() {
                return;
            }
        }
    }

    /// Whether there is work.
    pub(in crate::annotate) fn is_pending(&self) -> bool {
        !self.a.state.pending.is_empty()
    }

    /// Values flow into the inputs of a block, through an exit of another if they are not arguments.
    pub fn flow_into(
        &mut self,
        graph: GraphId,
        block: Block,
        values: &[SomeValue],
        link: Option<LinkRef>,
        steps: &mut dyn FnMut(&Self, usize) -> Step,
    ) {
        if let Some(mut later) = self.a.state.later.take() {
            later.push(Later {
                graph,
                block,
                values: values.to_vec(),
                link,
                steps: (0..values.len()).map(|at| steps(self, at)).collect(),
                joins_receivers: self.joins_receivers,
            });
            self.a.state.later = Some(later);
            return;
        }
        let inputs = self.a.graphs[graph].blocks[block].inputs.clone();
        debug_assert_eq!(inputs.len(), values.len());
        let first = self.a.state.blocks[graph][block] == BlockState::New;
        let mut changed = first;
        for (index, (&var, value)) in inputs.iter().zip(values).enumerate() {
            let value = &match link {
                Some(link) => self.with_facts_of_links(graph, &inputs, index, value, link),
                None => value.clone(),
            };
            if self.records() {
                let step = steps(self, index);
                self.record(Cell::Variable(graph, var), step, value);
            }
            if block == self.a.graphs[graph].ret {
                // (What is `None` at first may be something else when more is known.)
                match value.is_none() {
                    true => self.a.state.returns_none.insert((graph, link)),
                    false => self.a.state.returns_none.swap_remove(&(graph, link)),
                };
            }
            let old = self.a.bindings[graph][var].clone();
            if first && old.is_impossible() {
                self.a.bindings[graph][var] = value.clone();
                continue;
            }
            if link.is_some()
                && self.would_hold_less(&old, value, 0)
                && self.note_split(graph, block, index, Loss::Held)
            {
                continue;
            }
            let input = link.map(|_| (graph, block, index));
            self.note_generators(input, &old, value);
            let outer = std::mem::replace(&mut self.a.state.growing_input, input);
            let joined = self.widen(&old, value);
            self.a.state.growing_input = outer;
            let loss = match &joined {
                Ok(joined) => {
                    let joined = joined.as_ref().unwrap_or(&old);
                    self.is_less(joined, &old, value).then_some(Loss::Some)
                }
                Err(clash) => (!clash.endless).then_some(Loss::All),
            };
            if link.is_some() && loss.is_some_and(|l| self.note_split(graph, block, index, l)) {
                continue;
            }
            match joined {
                Ok(None) => {
                    if old.facts != value.facts {
                        self.a.bindings[graph][var].facts.clone_from(&value.facts);
                        changed = true;
                    }
                }
                Ok(Some(mut joined)) => {
                    joined.facts.clone_from(&value.facts);
                    changed = true;
                    self.a.bindings[graph][var] = joined;
                }
                Err(clash) => {
                    let step = steps(self, index);
                    let place = self.what_merges(graph, var);
                    let what = match step.what {
                        "" => "meets it here",
                        what => what,
                    };
                    let cell = Cell::Variable(graph, var);
                    let clash = clash.flowing_into(cell, [&old, value], place, what);
                    self.report_merge(graph, var, *clash, step.span);
                    self.a.bindings[graph][var] = SomeValue::UNKNOWN;
                    changed = true;
                }
            }
        }
        if first {
            self.a.state.blocks[graph][block] = BlockState::Done;
            self.a.reached[graph].insert(block);
        }
        if changed {
            self.add_pending(graph, block);
        }
    }

    // Blocks.

    /// Annotates a block: these operations of it, if not all, and what their results lead to.
    pub(super) fn process(&mut self, graph: GraphId, block: Block, dirty: Option<BTreeSet<u32>>) {
        self.a.statistics.blocks += 1;
        self.a.statistics.visits[graph][block] += 1;
        self.a.state.unsettled.graphs.insert(graph);
        self.a.state.unapplied.insert(graph);
        if block == self.a.graphs[graph].ret {
            let readers = self.a.state.notify[graph].clone();
            self.reflow_all(&readers);
            return;
        }
        if block == self.a.graphs[graph].exc {
            return;
        }
        let whole = self.a.state.entangled.contains(&(graph, block));
        let dirty = dirty.filter(|_| !whole);
        // The operations before this one have results that count, but for those left out.
        let left_out = self.a.state.left_out.swap_remove(&(graph, block));
        let (known, left_out) = match (self.a.state.blocks[graph][block], left_out) {
            (BlockState::New | BlockState::Failed(_), _) => (0, Vec::new()),
            (BlockState::Done, _) => (u32::MAX, Vec::new()),
            (_, Some(LeftOut { ops, end })) => (end, ops),
            (BlockState::Blocked(at) | BlockState::Raises(at), None) => (at, Vec::new()),
        };
        let mut left = Vec::new();
        let mut changed: Set<Var> = Set::default();
        let mut index = 0;
        let mut state = BlockState::Done;
        // Results that have no annotation because a choice is waited for.
        let mut unknown: Vec<Var> = Vec::new();
        while index < self.a.graphs[graph].blocks[block].ops.len() {
            self.pos = Position {
                graph,
                block,
                op: index as u32,
            };
            let op = &self.a.graphs[graph].blocks[block].ops[index];
            let is_changed = |arg: &Value<Hl>| arg.var().is_some_and(|var| changed.contains(&var));
            let stays = |dirty: &BTreeSet<u32>| {
                self.pos.op < known
                    && !dirty.contains(&self.pos.op)
                    && !left_out.contains(&self.pos.op)
                    && !op.args.iter().any(is_changed)
            };
            if dirty.as_ref().is_some_and(stays) {
                index += 1;
                continue;
            }
            let op = op.clone();
            let before = self.a.bindings[graph][op.result].clone();
            let is_unknown = |arg: &Value<Hl>| arg.var().is_some_and(|var| unknown.contains(&var));
            let is_guarded = index >= self.a.guarded_from(graph, block);
            let goes_on = |this: &Self| !is_guarded && this.will_return(graph, block, index);
            if !unknown.is_empty() && op.args.iter().any(is_unknown) {
                if !goes_on(self) {
                    break;
                }
                unknown.push(op.result);
                left.push(index as u32);
                index += 1;
                continue;
            }
            let Err(stopped) = self.annotate_op(graph, &op, 0) else {
                if self.a.bindings[graph][op.result] != before {
                    changed.insert(op.result);
                }
                index += 1;
                continue;
            };
            let told = |var: Var| self.a.bindings[graph][var].is_unknown();
            let why = match stopped.why {
                Stop::Blocked if told(stopped.op.result) => Stop::Unknown,
                why => why,
            };
            let waits = match &why {
                Stop::Blocked => self.returns_later(stopped.op.result),
                Stop::Unknown => false,
                Stop::Error(_) => {
                    self.may_be_more(graph, &stopped.op) && self.wait_for_more().is_err()
                }
            };
            match why {
                Stop::Error(error) if !waits => {
                    self.report_of(graph, &stopped.op, *error);
                    state = BlockState::Failed(index as u32);
                    // What comes after it may have errors of its own.
                    self.set_binding(graph, op.result, SomeValue::UNKNOWN);
                    changed.insert(op.result);
                    index += 1;
                }
                Stop::Unknown => {
                    self.set_binding(graph, op.result, SomeValue::UNKNOWN);
                    changed.insert(op.result);
                    index += 1;
                }
                // What does not depend on a choice goes on, so that few are waited for one after the
                // other.
                why => {
                    if state == BlockState::Done {
                        state = match why {
                            Stop::Blocked if is_guarded => BlockState::Raises(index as u32),
                            _ => BlockState::Blocked(index as u32),
                        };
                    }
                    if waits && matches!(why, Stop::Blocked) {
                        self.returns_late(graph);
                    }
                    if !waits || !goes_on(self) {
                        break;
                    }
                    unknown.push(op.result);
                    left.push(index as u32);
                    index += 1;
                }
            }
        }
        if !left.is_empty() {
            let (ops, end) = (left, index as u32);
            let left_out = LeftOut { ops, end };
            self.a.state.left_out.insert((graph, block), left_out);
        }
        self.a.state.blocks[graph][block] = state;
        let whole = match state {
            BlockState::Raises(_) => true,
            _ => {
                index == self.a.graphs[graph].blocks[block].ops.len()
                    && !self.leaves(graph, block, &unknown)
            }
        };
        if whole {
            self.follow_exits(graph, block, matches!(state, BlockState::Raises(_)));
        }
    }

    /// Whether an operation without a result so far is expected to have one: what is called for its result,
    /// and what is no function of the program.
    fn will_return(&self, graph: GraphId, block: Block, index: usize) -> bool {
        let ops = &self.a.graphs[graph].blocks[block].ops;
        let Op {
            code, args, result, ..
        } = &ops[index];
        let takes = |op: &Op<Hl>| op.args.iter().any(|arg| arg.var() == Some(*result));
        let called = match code {
            HlOp::SimpleCall | HlOp::CallArgs(_) => self.a.annotation(graph, &args[0]).kind,
            _ => return true,
        };
        matches!(called, Kind::Builtin(_) | Kind::BuiltinMethod { .. })
            || ops[index + 1..].iter().any(takes)
    }

    /// Whether an operand is `None`, or a container of it, which it may not stay.
    fn may_be_more(&self, graph: GraphId, op: &Op<Hl>) -> bool {
        op.args.iter().any(|arg| {
            let Some(var) = arg.var() else { return false };
            match &self.a.bindings[graph][var].kind {
                Kind::None => true,
                &Kind::List(def) => self.a.listdef(def).item.kind == Kind::None,
                &Kind::Dict(def) => self.a.dictdef(def).value.kind == Kind::None,
                Kind::Tuple(items) => items.iter().any(|item| item.kind == Kind::None),
                _ => false,
            }
        })
    }

    /// Whether one of these variables leaves a block or decides about its exit.
    fn leaves(&self, graph: GraphId, block: Block, vars: &[Var]) -> bool {
        let data = &self.a.graphs[graph].blocks[block];
        let is_one = |value: &Value<Hl>| value.var().is_some_and(|var| vars.contains(&var));
        matches!(data.switch, ExitSwitch::Value(var) if vars.contains(&var))
            || data.exits.iter().any(|link| link.args.iter().any(is_one))
    }

    pub(in crate::annotate) fn consider(&mut self, graph: GraphId, op: &Op<Hl>) -> An<Outcome> {
        let mut args = Vec::with_capacity(op.args.len());
        for arg in &op.args {
            let value = self.annotation(graph, arg)?;
            if value.is_impossible() {
                return Err(Stop::Blocked);
            }
            args.push(value);
        }
        self.record_operation(graph, op, &args, None);
        self.wait_for_others(op.result)?;
        let unknown = args.iter().any(SomeValue::is_unknown);
        if unknown && !self.goes_on_with_unknown(op, &args) {
            return Err(Stop::Unknown);
        }
        let outcome = self.alternatives(op, args);
        match outcome {
            Err(Stop::Error(_)) if unknown => Err(Stop::Unknown),
            outcome => outcome,
        }
    }

    /// Whether an operation means the same whatever the operand is that an error was told of: one that
    /// stores it, and a call of a function of the program, which does more than to use it.
    fn goes_on_with_unknown(&self, op: &Op<Hl>, args: &[SomeValue]) -> bool {
        match op.code {
            HlOp::SetAttr => !args[0].is_unknown() && !args[1].is_unknown(),
            HlOp::SimpleCall | HlOp::CallArgs(_) => matches!(args[0].kind, Kind::Pbc(_)),
            _ => false,
        }
    }

    fn alternatives(&mut self, op: &Op<Hl>, args: Vec<SomeValue>) -> An<Outcome> {
        if args.iter().any(|a| matches!(a.kind, Kind::ListOrTuple(_))) {
            return self.list_or_tuple_operation(op, args);
        }
        if args.iter().any(SomeValue::is_optional) {
            return self.optional_operation(op, args);
        }
        self.operation(op, &args)
    }

    // Exits.

    fn follow_exits(&mut self, graph: GraphId, block: Block, only_raises: bool) {
        let data = &self.a.graphs[graph].blocks[block];
        let exits = data.exits.len();
        match data.switch {
            ExitSwitch::None => {
                if exits > 0 {
                    self.follow_link(graph, block, 0, &[]);
                }
            }
            ExitSwitch::Value(var) => self.follow_switch(graph, block, var),
            ExitSwitch::LastException => {
                if !only_raises {
                    self.follow_link(graph, block, 0, &[]);
                }
                self.follow_raises(graph, block);
            }
        }
    }

    fn follow_switch(&mut self, graph: GraphId, block: Block, var: Var) {
        let switch = self.a.bindings[graph][var].clone();
        let cases: Vec<Option<HlCase>> = self.a.graphs[graph].blocks[block]
            .exits
            .iter()
            .map(|link| link.case)
            .collect();
        let known = switch.konst;
        let matches = |this: &Self, case: &Option<HlCase>| match (case, known) {
            (Some(HlCase::Bool(b)), Some(c)) => this.heap().as_bool(c) == Some(*b),
            (Some(HlCase::Value(obj)), Some(c)) => this.same_const(*obj, c),
            _ => false,
        };
        let found = known.and_then(|_| cases.iter().position(|case| matches(self, case)));
        for (index, case) in cases.iter().enumerate() {
            let taken = match (known, found) {
                (None, _) => true,
                (Some(_), Some(at)) => at == index,
                (Some(_), None) => !matches!(case, Some(HlCase::Bool(_) | HlCase::Value(_))),
            };
            if !taken {
                continue;
            }
            let narrowed = self.narrowed(var, &switch, case);
            self.follow_link(graph, block, index, &narrowed);
        }
    }

    /// What an exit of a switch says of variables.
    pub(super) fn narrowed(
        &mut self,
        var: Var,
        switch: &SomeValue,
        case: &Option<HlCase>,
    ) -> Vec<(Var, SomeValue)> {
        let mut narrowed = Vec::new();
        match case {
            Some(HlCase::Bool(truth)) => {
                if let Some(Facts::Known(facts)) = switch.facts.as_deref() {
                    for (when, about, value) in facts {
                        if when == truth {
                            narrowed.push((*about, value.clone()));
                        }
                    }
                }
                let konst = self.heap().new_bool(*truth);
                if matches!(switch.kind, Kind::Bool) && !switch.nullable {
                    narrowed.push((var, SomeValue::bool().with_const(konst)));
                }
            }
            Some(HlCase::Value(obj)) => {
                if let Ok(value) = self.immutable_value(*obj) {
                    narrowed.push((var, value));
                }
            }
            _ => {}
        }
        narrowed
    }

    pub(super) fn follow_link(
        &mut self,
        graph: GraphId,
        block: Block,
        index: usize,
        narrowed: &[(Var, SomeValue)],
    ) {
        let link = self.a.graphs[graph].blocks[block].exits[index].clone();
        let inputs = self.a.graphs[graph].blocks[link.target].inputs.clone();
        let mut values = Vec::with_capacity(link.args.len());
        for arg in &link.args {
            self.span = link.span.or(self.a.graphs[graph].span);
            let mut value = match self.annotation(graph, arg) {
                Ok(value) => value,
                // (A constant that has no type.)
                Err(Stop::Error(error)) => {
                    self.note_failure(graph);
                    self.report(error.diagnostic);
                    SomeValue::UNKNOWN
                }
                Err(_) => return,
            };
            if let Value::Var(var) = arg {
                for (about, fact) in narrowed {
                    if about == var {
                        let narrowed = self.narrow(&value, fact);
                        let facts = value.facts.take();
                        let kept = facts.filter(|facts| !matches!(**facts, Facts::Among(_)));
                        value = SomeValue {
                            facts: narrowed.facts.clone().or(kept),
                            ..narrowed
                        };
                    }
                }
            }
            if value.is_impossible() {
                return;
            }
            if let Some(facts) = &value.facts {
                value.facts = crate::annotate::rounds::facts::rename(facts, &link, &inputs);
            }
            values.push(value);
        }
        let mut steps = |this: &Self, at: usize| match link.span {
            Some(span) => this.returned(graph, span, &link.args[at]),
            None => Step::silent(Self::cell_of(graph, &link.args[at]), None),
        };
        let from = Some((block, index));
        self.flow_into(graph, link.target, &values, from, &mut steps);
    }

    // Edits.

    /// A new variable in the graph at work.
    pub fn new_var(&mut self) -> Var {
        self.a.graphs[self.pos.graph].new_var(())
    }

    /// An operation with the place of the one at work.
    pub fn make_op(&self, code: HlOp, args: Vec<Value<Hl>>, result: Var) -> Op<Hl> {
        Op {
            code,
            args,
            result,
            span: self.span,
        }
    }

    /// A constant string.
    pub fn str_const(&mut self, text: &str) -> ObjId {
        let name = self.session.heap.intern_name(text);
        self.session.heap.intern(&name)
    }

    /// `obj.name(args…)` in place of the operation at work.
    pub fn method_call(&mut self, obj: &Value<Hl>, name: &str, args: &[Value<Hl>]) -> Outcome {
        self.keyed_call(obj, &AttrKey::from(name), args)
    }

    /// The same of an attribute that need not be a field.
    pub fn keyed_call(&mut self, obj: &Value<Hl>, key: &AttrKey, args: &[Value<Hl>]) -> Outcome {
        let bound = self.new_var();
        let name = self.attribute_constant(key);
        let get = self.make_op(HlOp::GetAttr, vec![obj.clone(), name], bound);
        let mut call = vec![Value::Var(bound)];
        call.extend_from_slice(args);
        let call = self.make_op(HlOp::SimpleCall, call, self.result);
        Outcome::Resolved(vec![get, call])
    }

    /// `func(args…)` in place of the operation at work.
    pub fn call_instead(&mut self, func: ObjId, args: &[Value<Hl>]) -> Outcome {
        let mut call = vec![Value::Const(func)];
        call.extend_from_slice(args);
        Outcome::Resolved(vec![self.make_op(HlOp::SimpleCall, call, self.result)])
    }
}
