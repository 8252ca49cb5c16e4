//! What flows where, kept to give reasons.
//!
//! Programs without errors need no reasons, so nothing is recorded while they are annotated. What has
//! an error is annotated once more with every flow recorded, and then again, to tell the errors with all
//! of that at hand: annotation is deterministic, and what a number names in one round it names in the
//! next.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::{Kind, SomeValue};
use crate::front::code::Code;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;
use std::cell::OnceCell;
use std::rc::Rc;

/// How a value comes into a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where it comes from.
    pub from: Cell,
    /// Where the program says so.
    pub span: Option<Span>,
    /// What happens to it there: `is appended here`. Empty if it is only handed on.
    pub what: &'static str,
    /// Which part of that is the value, if it is one of several.
    pub part: Option<Span>,
    /// The prebuilt object or the class that has the constant in it.
    pub owner: Option<ObjId>,
    /// Which item of the tuple that comes from there it is: of items within items, their numbers.
    pub taken: Vec<u32>,
    /// Which item of what is made it becomes.
    pub put: Vec<u32>,
}

impl Step {
    /// A value that is handed on: nothing that a program says.
    pub(in crate::annotate) fn silent(from: Cell, span: Option<Span>) -> Self {
        Step {
            from,
            span,
            what: "",
            part: None,
            owner: None,
            taken: Vec::new(),
            put: Vec::new(),
        }
    }

    /// Which item of where this comes from is looked for, and the value of that, for an item of what it comes into. `None` if
    /// it is none of that.
    pub(in crate::annotate) fn before<'v>(
        &self,
        item: &[u32],
        value: &'v SomeValue,
    ) -> Option<(Vec<u32>, &'v SomeValue)> {
        let rest = match item.strip_prefix(&self.put[..]) {
            None if !self.put.starts_with(item) => return None,
            rest => rest.unwrap_or_default(),
        };
        let value = rest.iter().fold(value, |value, &at| match &value.kind {
            Kind::Tuple(items) => items.get(at as usize).unwrap_or(value),
            Kind::Seq(item) => item,
            _ => value,
        });
        Some(([&self.taken, rest].concat(), value))
    }
}

/// All that flowed in a round: what came into each cell, and of each kind of values the one that came
/// last, which is the largest.
#[derive(Debug, Default)]
pub struct Flows {
    into: Map<Cell, Map<Step, Vec<SomeValue>>>,
    /// See `codes`.
    pub(in crate::annotate) codes: OnceCell<Vec<Rc<Code>>>,
}

/// Which operand of an assignment to an attribute is its name, which flows nowhere.
const NAME: usize = 1;

/// What an operation of a graph takes.
pub(in crate::annotate) type Taken = (GraphId, Vec<(Value<Hl>, SomeValue)>);

/// What is done about flows in a round.
#[derive(Debug, Default)]
pub enum Recording {
    /// Nothing.
    #[default]
    Off,
    /// They are recorded.
    On(Flows),
    /// They are known from a round before, which had the same errors: those are told now.
    Known(Flows),
}

impl Recording {
    fn is_on(&self) -> bool {
        matches!(self, Recording::On(_))
    }
}

impl Flows {
    /// What came into a cell, each kind of values for itself; as far as it came from what there is again
    /// in the round at work.
    pub(in crate::annotate) fn into<'f>(
        &'f self,
        now: &'f Annotated,
        cell: &Cell,
    ) -> impl Iterator<Item = (&'f Step, &'f SomeValue)> {
        let steps = self.into.get(cell).into_iter().flatten();
        let steps = steps.filter(|(step, _)| step.from.is_in(now));
        let each = steps.flat_map(|(step, values)| values.iter().map(move |value| (step, value)));
        each.filter(|(_, value)| is_value_in(value, now))
    }
}

impl Cell {
    /// Whether there is a cell in a round: another may have had it, and this one not yet.
    fn is_in(&self, round: &Annotated) -> bool {
        match self {
            Cell::Variable(graph, _) | Cell::Operands(graph, _) => {
                round.graphs.get(*graph).is_some()
            }
            Cell::In(Content::Item(def)) => round.lists.has(*def),
            Cell::In(Content::Key(def) | Content::Value(def)) => round.dicts.has(*def),
            Cell::Attribute(class, _) => round.classes.get(*class).is_some(),
            Cell::Constant(_) | Cell::Made => true,
        }
    }
}

/// The same of what a value refers to.
fn is_value_in(value: &SomeValue, round: &Annotated) -> bool {
    let is_there = match &value.kind {
        Kind::Instance(class) | Kind::WeakRef(class) => round.classes.get(*class).is_some(),
        Kind::List(def) | Kind::Cell(def) => round.lists.has(*def),
        Kind::Dict(def) | Kind::Set { def, .. } | Kind::DictView { def, .. } => {
            round.dicts.has(*def)
        }
        Kind::Pbc(descs) => descs.iter().all(|desc| round.descs.get(*desc).is_some()),
        _ => true,
    };
    is_there
        && value
            .kind
            .parts()
            .iter()
            .all(|part| is_value_in(part, round))
}

impl Annotator<'_> {
    /// Whether flows are recorded.
    pub(in crate::annotate) fn records(&self) -> bool {
        self.a.state.recording.is_on()
    }

    /// A value flows into a cell.
    pub(in crate::annotate) fn record(&mut self, to: Cell, step: Step, value: &SomeValue) {
        if let Recording::On(flows) = &mut self.a.state.recording {
            let value = value.clone().without_facts();
            let values = flows.into.entry(to).or_default().entry(step).or_default();
            let kind = std::mem::discriminant(&value.kind);
            let mut known = values.iter_mut();
            match known.find(|known| std::mem::discriminant(&known.kind) == kind) {
                Some(known) => *known = value,
                None => values.push(value),
            }
        }
    }

    /// What the operation at work takes.
    pub(in crate::annotate) fn operands(&self) -> Cell {
        Cell::Operands(self.pos.graph, self.result)
    }

    /// The cell that a use names.
    pub(in crate::annotate) fn cell_of(graph: GraphId, value: &Value<Hl>) -> Cell {
        match value {
            Value::Var(var) => Cell::Variable(graph, *var),
            Value::Const(obj) => Cell::Constant(*obj),
        }
    }

    /// The operation at work puts a value into a cell; or it is in the prebuilt object that is being
    /// read.
    pub(in crate::annotate) fn record_put(
        &mut self,
        to: Cell,
        value: &SomeValue,
        what: &'static str,
    ) {
        if !self.records() {
            return;
        }
        let step = match self.a.state.held {
            Some((owner, obj)) => Step {
                owner: Some(owner),
                ..Step::silent(Cell::Constant(obj), None)
            },
            None => Step {
                what,
                part: self.part_of_operation(value),
                taken: self.a.state.item.clone(),
                ..Step::silent(self.operand_of(value), self.span)
            },
        };
        self.record(to, step, value);
    }

    /// Where the operand at work stands that is this value.
    fn part_of_operation(&self, value: &SomeValue) -> Option<Span> {
        let (graph, args) = self.a.state.operands.as_ref()?;
        let op = self.operation_at(self.pos)?;
        let is_it = args.len() == op.args.len() && *graph == self.pos.graph;
        let index = args.iter().position(|(_, known)| self.same(known, value));
        self.operand_span(*graph, op, index.filter(|_| is_it)?)
    }

    /// The operand at work that is this value, if only one is. (Constants stand in the code of the
    /// operation.)
    fn operand_of(&self, value: &SomeValue) -> Cell {
        let operands = self.a.state.operands.iter();
        let operands = operands.flat_map(|(graph, args)| args.iter().map(move |a| (*graph, a)));
        let same = operands.filter(|(_, (_, known))| self.same(known, value));
        let mut cells = same.map(|(graph, (arg, _))| Self::cell_of(graph, arg));
        match (cells.next(), cells.next()) {
            (Some(only @ Cell::Variable(..)), None) => only,
            _ => self.operands(),
        }
    }

    /// The operation at work hands out what is in a cell.
    pub(in crate::annotate) fn record_read(&mut self, from: Cell, value: &SomeValue) {
        if self.records() {
            let result = Cell::Variable(self.pos.graph, self.result);
            let step = Step {
                put: self.a.state.item.clone(),
                ..Step::silent(from, self.span)
            };
            self.record(result, step, value);
        }
    }

    /// What is done for an item of the tuples that are at work: read for one, or put somewhere.
    pub(in crate::annotate) fn at_item<T>(
        &mut self,
        at: usize,
        done: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.a.state.item.push(at as u32);
        let result = done(self);
        self.a.state.item.pop();
        result
    }

    /// Two cells became one.
    pub(in crate::annotate) fn record_merge(
        &mut self,
        a: Cell,
        of_a: &SomeValue,
        b: Cell,
        of_b: &SomeValue,
    ) {
        if self.records() {
            self.record(a.clone(), Step::silent(b.clone(), None), of_b);
            self.record(b, Step::silent(a, None), of_a);
        }
    }

    /// The items that a part of a tuple has, each for itself.
    fn record_part(
        &mut self,
        graph: GraphId,
        op: &Op<Hl>,
        args: &[SomeValue],
        items: &[SomeValue],
    ) {
        let length = items.len() as i64;
        let bound = |at: usize, other: i64| {
            let bound = args.get(at).and_then(|bound| self.int_of(bound));
            let bound = bound.map_or(other, |n| if n < 0 { n + length } else { n });
            bound.clamp(0, length) as usize
        };
        let (start, stop) = (bound(1, 0), bound(2, length));
        let part = items.iter().enumerate().take(stop).skip(start);
        for (put, (taken, item)) in part.enumerate() {
            let step = Step {
                taken: vec![taken as u32],
                put: vec![put as u32],
                ..Step::silent(Self::cell_of(graph, &op.args[0]), op.span)
            };
            self.record(Cell::Operands(graph, op.result), step, item);
        }
    }

    /// What an operation takes, and what it gives if none of that.
    pub(in crate::annotate) fn record_operation(
        &mut self,
        graph: GraphId,
        op: &Op<Hl>,
        args: &[SomeValue],
        result: Option<&SomeValue>,
    ) {
        if !self.records() {
            return;
        }
        // (What says which item it is about does not flow.)
        let flows = |at: usize| match op.code {
            HlOp::GetItem | HlOp::GetSlice | HlOp::GetAttr => at == 0,
            HlOp::UnpackCheck | HlOp::UnpackStar | HlOp::UnpackRest => at == 0,
            HlOp::SetAttr => at != NAME,
            _ => true,
        };
        let operands = op.args.iter().zip(args).enumerate();
        for (at, (arg, value)) in operands.filter(|(at, _)| flows(*at)) {
            if let (HlOp::GetSlice, Kind::Tuple(items)) = (op.code, &value.kind) {
                self.record_part(graph, op, args, items);
                continue;
            }
            let mut step = Step::silent(Self::cell_of(graph, arg), op.span);
            let mut value = value;
            match (op.code, &value.kind) {
                (HlOp::NewTuple, _) => step.put.push(at as u32),
                (HlOp::GetItem, Kind::Tuple(items)) => {
                    let at = args.get(1).and_then(|index| self.int_of(index));
                    let at = at.map(|at| at.rem_euclid(items.len().max(1) as i64));
                    if let Some((at, item)) = at.and_then(|at| Some((at, items.get(at as usize)?)))
                    {
                        step.taken.push(at as u32);
                        value = item;
                    }
                }
                _ => {}
            }
            self.record(Cell::Operands(graph, op.result), step, value);
        }
        if result.is_none() {
            let args = op.args.iter().cloned().zip(args.iter().cloned());
            let mut args: Vec<_> = args.collect();
            if let (HlOp::SetAttr, Some((_, name))) = (op.code, args.get_mut(NAME)) {
                *name = SomeValue::IMPOSSIBLE;
            }
            self.a.state.operands = Some((graph, args));
        }
        if let Some(value) = result {
            let to = Cell::Variable(graph, op.result);
            let from = Cell::Operands(graph, op.result);
            self.record(to.clone(), Step::silent(from, op.span), value);
            self.record(to, Step::silent(Cell::Made, op.span), value);
        }
    }
}
