//! Frame states: what the flow space knows between two instructions, and how two such states
//! merge into one (D05.1, 5.1).
//!
//! A state is a frame taken apart into a *position* (instruction, depth of the stack, whether an
//! exception is being handled) and a list of values. Two states with the same position merge
//! when their values do: equal constants stay, anything else becomes a variable. States in which
//! a local is bound on one side alone are kept apart: so a read of it behind a loop that may not
//! have run is on one path a read, and on the other an `UnboundLocalError`, as in Python.

use crate::front::code::{Code, Label};
use crate::host::frame::Frame;
use crate::host::object::ObjId;
use crate::ir::model::Var;
use std::rc::Rc;

/// A value of the flow space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FlowValue {
    /// A placeholder for a value at run time.
    Var(Var),
    /// A host object.
    Const(ObjId),
    /// The iterator of a loop that is unrolled: a tuple of items, and the next one. Never merges,
    /// so that every turn of the loop gets its own blocks.
    Unrolled(ObjId, u32),
}

impl FlowValue {
    /// The object, if it is a constant.
    pub fn konst(self) -> Option<ObjId> {
        match self {
            FlowValue::Const(object) => Some(object),
            FlowValue::Var(_) | FlowValue::Unrolled(..) => None,
        }
    }
    /// The variable, if it is one.
    pub fn var(self) -> Option<Var> {
        match self {
            FlowValue::Var(var) => Some(var),
            FlowValue::Const(_) | FlowValue::Unrolled(..) => None,
        }
    }
}

/// A frame between two instructions.
#[derive(Debug, Clone, PartialEq)]
pub struct FrameState {
    /// The instruction that comes next.
    pub pc: Label,
    /// How many of the values are the stack's.
    depth: usize,
    /// Which of the function's own cells have become objects (see `space.rs`).
    pub escaped: Vec<bool>,
    /// Locals, cells, the stack, the exception being handled. `None` where unbound.
    pub values: Vec<Option<FlowValue>>,
}

/// Two states at the same position, value by value.
pub struct Union {
    /// For each value: what it is in the union.
    pub values: Vec<Merged>,
    /// How many different variables there are.
    pub vars: usize,
}

/// One value of a union.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Merged {
    /// Unbound.
    Unbound,
    /// The same value in both.
    Same(FlowValue),
    /// The variable with this number.
    New(usize),
}

/// What two constants are to each other where paths meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Likeness {
    /// One may stand for the other.
    Same,
    /// A variable takes their place.
    Different,
    /// They are no values of the program (cells of its functions): the paths do not meet.
    Apart,
}

impl FrameState {
    /// Takes a frame apart.
    pub fn of(frame: &Frame<FlowValue>, escaped: &[bool]) -> Self {
        let n = frame.locals.len() + frame.cells.len() + frame.stack.len() + 1;
        let mut values = Vec::with_capacity(n);
        values.extend_from_slice(&frame.locals);
        values.extend_from_slice(&frame.cells);
        values.extend(frame.stack.iter().map(|&v| Some(v)));
        values.push(frame.handled);
        FrameState {
            pc: frame.pc,
            depth: frame.stack.len(),
            escaped: escaped.to_vec(),
            values,
        }
    }

    /// Puts a frame into this state.
    pub fn restore(&self, frame: &mut Frame<FlowValue>) {
        let (locals, cells) = (frame.locals.len(), frame.cells.len());
        frame.pc = self.pc;
        frame.locals.copy_from_slice(&self.values[..locals]);
        frame
            .cells
            .copy_from_slice(&self.values[locals..locals + cells]);
        let stack = &self.values[locals + cells..locals + cells + self.depth];
        frame.stack.clear();
        frame.stack.extend(stack.iter().flatten());
        frame.handled = self.values.last().copied().flatten();
    }

    /// The name of the local variable at this place of `values`, if it is one.
    pub fn name_of(code: &Rc<Code>, index: usize) -> Option<crate::front::code::Name> {
        match code.locals.get(index) {
            Some(name) => Some(name.clone()),
            None => code.cellvars.get(index - code.locals.len()).cloned(),
        }
    }

    /// A state at the same position with these values.
    pub fn with_values(&self, values: Vec<Option<FlowValue>>) -> Self {
        FrameState {
            values,
            escaped: self.escaped.clone(),
            ..*self
        }
    }

    /// The state with its variables renamed.
    pub fn map(&self, mut rename: impl FnMut(Var) -> FlowValue) -> Self {
        let values = self
            .values
            .iter()
            .map(|value| match value {
                Some(FlowValue::Var(var)) => Some(rename(*var)),
                other => *other,
            })
            .collect();
        FrameState {
            values,
            escaped: self.escaped.clone(),
            ..*self
        }
    }

    /// The union of this state and another, if they merge; `equal` compares constants. Values
    /// that are the same pair of variables on both sides stay one variable. With `forget`, a local
    /// that is bound on one side alone is unbound in the union.
    pub fn union(
        &self,
        other: &FrameState,
        forget: bool,
        compare: impl Fn(ObjId, ObjId) -> Likeness,
    ) -> Option<Union> {
        if self.pc != other.pc || self.depth != other.depth || self.escaped != other.escaped {
            return None;
        }
        let handled = self.values.len() - 1;
        let stack = handled - self.depth;
        let mut pairs: Vec<(FlowValue, FlowValue)> = Vec::new();
        let mut values = Vec::with_capacity(self.values.len());
        for (i, pair) in self.values.iter().zip(&other.values).enumerate() {
            let merged = match (*pair.0, *pair.1) {
                (Some(FlowValue::Const(a)), Some(FlowValue::Const(b)))
                    if compare(a, b) != Likeness::Different =>
                {
                    if compare(a, b) == Likeness::Apart {
                        return None;
                    }
                    Merged::Same(FlowValue::Const(a))
                }
                (Some(a @ FlowValue::Unrolled(..)), Some(b)) if a == b => Merged::Same(a),
                (Some(FlowValue::Unrolled(..)), _) | (_, Some(FlowValue::Unrolled(..))) => {
                    return None;
                }
                (Some(a), Some(b)) => {
                    let known = pairs.iter().position(|&p| p == (a, b));
                    Merged::New(known.unwrap_or_else(|| {
                        pairs.push((a, b));
                        pairs.len() - 1
                    }))
                }
                (None, None) => Merged::Unbound,
                // An exception being handled on one side alone: not the same position.
                _ if i >= stack || !forget => return None,
                _ => Merged::Unbound,
            };
            values.push(merged);
        }
        Some(Union {
            values,
            vars: pairs.len(),
        })
    }

    /// Whether a union with this state says nothing more general than this state.
    pub fn covers(&self, union: &Union) -> bool {
        // Each of our variables stands for one variable of the union, and no value of ours that is
        // constant or bound became less.
        let mut of: Vec<Option<Var>> = vec![None; union.vars];
        let mut used: Vec<Var> = Vec::new();
        self.values
            .iter()
            .zip(&union.values)
            .all(|(value, merged)| match (value, merged) {
                (None, Merged::Unbound) => true,
                (Some(value), Merged::Same(same)) => value == same,
                (Some(FlowValue::Var(var)), Merged::New(n)) => match of[*n] {
                    Some(known) => known == *var,
                    None if used.contains(var) => false,
                    None => {
                        of[*n] = Some(*var);
                        used.push(*var);
                        true
                    }
                },
                _ => false,
            })
    }

    /// The values that a link passes from this state to a block whose state is `target`, whose
    /// inputs are the variables of that state, in order.
    pub fn args_for(&self, target: &FrameState) -> Vec<FlowValue> {
        let mut seen = Vec::new();
        let mut args = Vec::new();
        for (value, wanted) in self.values.iter().zip(&target.values) {
            if let (Some(value), Some(FlowValue::Var(var))) = (value, wanted) {
                if !seen.contains(var) {
                    seen.push(*var);
                    args.push(*value);
                }
            }
        }
        args
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn likeness(a: ObjId, b: ObjId) -> Likeness {
        if a == b {
            Likeness::Same
        } else {
            Likeness::Different
        }
    }

    fn state(values: Vec<Option<FlowValue>>) -> FrameState {
        FrameState {
            pc: 3,
            depth: 0,
            escaped: vec![],
            values,
        }
    }
    fn var(n: u32) -> Option<FlowValue> {
        Some(FlowValue::Var(Var(n)))
    }
    fn konst(n: u32) -> Option<FlowValue> {
        Some(FlowValue::Const(ObjId(n)))
    }

    #[test]
    fn equal_constants_stay() {
        let old = state(vec![konst(1), konst(2), None, var(0), None]);
        let new = state(vec![konst(1), konst(3), var(7), var(8), None]);
        let union = old.union(&new, true, likeness).unwrap();
        assert_eq!(union.values[0], Merged::Same(FlowValue::Const(ObjId(1))));
        assert_eq!(union.values[1], Merged::New(0));
        assert_eq!(union.values[2], Merged::Unbound);
        assert_eq!(union.values[3], Merged::New(1));
        assert!(!old.covers(&union));
        let general = state(vec![konst(1), var(5), None, var(6), None]);
        assert!(general.covers(&general.union(&new, true, likeness).unwrap()));
        assert_eq!(
            new.args_for(&general),
            vec![konst(3).unwrap(), var(8).unwrap()]
        );
    }

    #[test]
    fn variables_that_were_one_come_apart() {
        let old = state(vec![var(0), var(0), None]);
        let same = state(vec![var(4), var(4), None]);
        let different = state(vec![var(4), var(5), None]);
        assert!(old.covers(&old.union(&same, true, likeness).unwrap()));
        let union = old.union(&different, true, likeness).unwrap();
        assert!(!old.covers(&union));
        assert_eq!(union.vars, 2);
        assert!(different.covers(&different.union(&old, true, likeness).unwrap()));
    }

    #[test]
    fn unrolled_loops_do_not_merge() {
        let old = state(vec![Some(FlowValue::Unrolled(ObjId(1), 0)), None]);
        let new = state(vec![Some(FlowValue::Unrolled(ObjId(1), 1)), None]);
        assert!(old.union(&new, true, likeness).is_none());
        assert!(old.union(&old, true, likeness).is_some());
    }
}
