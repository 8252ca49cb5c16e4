//! Code before a loop: questions that lead to the loop itself if an answer is not the expected one,
//! and the values of invariants.

use super::loops::{Invariant, Loop, V};
use crate::ir::model::*;
use crate::lltype::{IntKind, IntOp, ItemPath, Ll, LlCase, LlConst, LlOp, LlType};
use rustc_hash::FxHashMap;

/// A signed constant.
pub(super) fn signed(n: i64) -> V {
    V::Const(LlConst::signed(n))
}

/// Ends a block with a question.
pub(super) fn branch(
    graph: &mut Graph<Ll>,
    block: Block,
    on: Var,
    mut yes: Link<Ll>,
    mut no: Link<Ll>,
) {
    yes.case = Some(LlCase::Bool(true));
    no.case = Some(LlCase::Bool(false));
    graph.blocks[block].switch = ExitSwitch::Value(on);
    graph.blocks[block].exits = vec![yes, no];
}

/// A value before a loop: one of [`Before::values`], which have other names in each block.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum V1 {
    Value(usize),
    Const(LlConst),
}

/// Writes what comes before a loop, block after block.
pub(super) struct Before<'a> {
    pub graph: &'a mut Graph<Ll>,
    /// What [`Self::work_out`] can work out.
    pub invariants: Vec<Invariant>,
    /// Where the loop is, and what it is given behind its inputs if a question has another answer.
    header: Block,
    otherwise: Vec<V>,
    /// How many of the values are the header's inputs.
    pub inputs: usize,
    /// The block that is being written.
    pub at: Block,
    /// The values there: the header's inputs, and what else was worked out.
    pub values: Vec<V>,
    /// Where in `values` an invariant is.
    known: FxHashMap<usize, V1>,
}

impl<'a> Before<'a> {
    /// Puts a block before a loop, which all links from outside lead to. The header may be about to
    /// get more inputs: `otherwise` is for these.
    pub fn new(
        graph: &'a mut Graph<Ll>,
        l: &Loop,
        invariants: Vec<Invariant>,
        otherwise: Vec<V>,
    ) -> Self {
        let header = l.header();
        let inputs: Vec<Var> = graph.blocks[header].inputs.clone();
        let inputs: Vec<Var> = inputs.iter().map(|&v| graph.copy_var(v)).collect();
        let at = graph.new_block(inputs.clone());
        for (block, exit) in graph.predecessors()[header].to_vec() {
            if !l.has(block) {
                graph.blocks[block].exits[exit].target = at;
            }
        }
        Before {
            graph,
            invariants,
            header,
            otherwise,
            inputs: inputs.len(),
            at,
            values: inputs.into_iter().map(V::Var).collect(),
            known: FxHashMap::default(),
        }
    }

    pub fn value(&self, value: &V1) -> V {
        match value {
            V1::Value(slot) => self.values[*slot].clone(),
            V1::Const(value) => V::Const(value.clone()),
        }
    }

    pub fn emit(&mut self, code: LlOp, args: Vec<V>, ty: LlType) -> Var {
        let result = self.graph.new_var(ty);
        self.graph.blocks[self.at].ops.push(Op {
            code,
            args,
            result,
            span: None,
        });
        result
    }

    pub fn keep(&mut self, var: Var) -> V1 {
        self.values.push(V::Var(var));
        V1::Value(self.values.len() - 1)
    }

    /// A new block that has all values as inputs, under new names; and the link to it.
    pub fn next_block(&mut self) -> (Block, Link<Ll>) {
        let args: Vec<V> = self.values.clone();
        let inputs: Vec<Var> = args
            .iter()
            .map(|value| {
                let ty = match value {
                    V::Var(var) => self.graph.vars[*var].ty,
                    V::Const(value) => value.ty(),
                };
                self.graph.new_var(ty)
            })
            .collect();
        self.values = inputs.iter().map(|&v| V::Var(v)).collect();
        let block = self.graph.new_block(inputs);
        (block, Link::new(args, block))
    }

    /// Goes on if a condition is as expected; else to the loop itself.
    pub fn ask(&mut self, condition: V1, truth: bool) {
        let V1::Value(slot) = condition else {
            let expected = condition == V1::Const(LlConst::Bool(truth));
            if !expected {
                // Never: a question with a known answer that is not this one.
                let no = self.emit(
                    LlOp::SameAs,
                    vec![V::Const(LlConst::Bool(false))],
                    LlType::Bool,
                );
                let no = self.keep(no);
                self.ask(no, true);
            }
            return;
        };
        let hint = if truth { LlOp::Likely } else { LlOp::Unlikely };
        let var = self.emit(hint, vec![self.values[slot].clone()], LlType::Bool);
        let mut given = self.values[..self.inputs].to_vec();
        given.extend(self.otherwise.iter().cloned());
        let slow = Link::new(given, self.header);
        let at = self.at;
        let (block, link) = self.next_block();
        let (yes, no) = if truth { (link, slow) } else { (slow, link) };
        branch(self.graph, at, var, yes, no);
        self.at = block;
    }

    /// The value of an invariant, asking for what it takes to work it out.
    pub fn work_out(&mut self, index: usize) -> V1 {
        if let Some(value) = self.known.get(&index) {
            return value.clone();
        }
        let value = match self.invariants[index].clone() {
            Invariant::Input(input) => V1::Value(input),
            Invariant::Const(value) => V1::Const(value),
            Invariant::Op(code, args, ty) => {
                let values: Vec<V1> = args.iter().map(|&arg| self.work_out(arg)).collect();
                match code {
                    LlOp::GetField(..) | LlOp::GetLength(_) => self.ask_nonnull(&values[0]),
                    LlOp::GetItem(path) => {
                        self.ask_nonnull(&values[0]);
                        let whole = ItemPath {
                            item_field: None,
                            ..path
                        };
                        let array = self.value(&values[0]);
                        let length = self.emit(LlOp::GetLength(whole), vec![array], LlType::SIGNED);
                        let args = vec![self.value(&values[1]), V::Var(length)];
                        let code = LlOp::Int(IntOp::InBounds, IntKind::Signed);
                        let inside = self.emit(code, args, LlType::Bool);
                        let inside = self.keep(inside);
                        self.ask(inside, true);
                    }
                    _ => {}
                }
                let args = values.iter().map(|value| self.value(value)).collect();
                let var = self.emit(code, args, ty);
                self.keep(var)
            }
        };
        self.known.insert(index, value.clone());
        value
    }

    pub fn ask_nonnull(&mut self, pointer: &V1) {
        if let V1::Const(LlConst::Data(..)) = pointer {
            return;
        }
        let pointer = self.value(pointer);
        let test = self.emit(LlOp::PtrNonzero, vec![pointer], LlType::Bool);
        let test = self.keep(test);
        self.ask(test, true);
    }

    pub fn compare(&mut self, op: IntOp, a: &V1, b: V) -> V1 {
        let args = vec![self.value(a), b];
        let var = self.emit(LlOp::Int(op, IntKind::Signed), args, LlType::Bool);
        self.keep(var)
    }

    /// The lesser, or the greater, of two numbers.
    pub fn select(&mut self, op: IntOp, a: &V1, b: &V1) -> V1 {
        if a == b {
            return a.clone();
        }
        let (x, y) = (self.value(a), self.value(b));
        let code = LlOp::Int(op, IntKind::Signed);
        let test = self.emit(code, vec![x.clone(), y.clone()], LlType::Bool);
        let at = self.at;
        let (block, link) = self.next_block();
        let result = self.graph.new_var(LlType::SIGNED);
        self.graph.blocks[block].inputs.push(result);
        let with = |value: V| {
            let mut args = link.args.clone();
            args.push(value);
            Link::new(args, block)
        };
        branch(self.graph, at, test, with(x), with(y));
        self.at = block;
        self.keep(result)
    }
}
