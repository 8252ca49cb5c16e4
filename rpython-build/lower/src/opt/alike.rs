//! Functions that are the same but for what gc pointers point to: helpers that the rtyper has
//! specialised for lists, dicts and iterators of different items. All of them get the graph of the
//! first, so that later stages go through one, and C has one (and, in units of modules, what calls it).
//!
//! It works because a gc pointer is a gc pointer, whatever it points to: containers that differ in
//! nothing else have the same layout, and collectors see the same in them
//! ([`Types::are_containers_alike`]). Calls keep the types of the function that they name, which C casts
//! ([`LlProgram::code_of`]); a function whose address is taken stays itself.

use super::inline::callees_first;
use crate::analysis::callgraph::{callees, named};
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::components::components;
use crate::ir::model::{Block, ExitSwitch, Graph, Link, Op, Value, Var};
use crate::lltype::{FuncBody, FuncId, Ll, LlConst, LlOp, LlProgram, Param, Types};
use rustc_hash::FxHashMap;

/// For each function the first one that is the same.
pub struct Alike {
    first: SecondaryMap<FuncId, Option<FuncId>>,
}

impl Alike {
    /// Compares the functions of a program that are versions of one, in this order: callees come before
    /// their callers. Those `cyclic` call themselves.
    pub fn new(program: &LlProgram, order: &[FuncId], cyclic: &[bool]) -> Self {
        let mut alike = Alike {
            first: SecondaryMap::new(),
        };
        let mut versions: FxHashMap<&str, Vec<FuncId>> = FxHashMap::default();
        for &func in order {
            let FuncBody::Graph(graph) = program.funcs[func].body else {
                continue;
            };
            if cyclic[func.index()] {
                continue;
            }
            let known = versions.entry(program.shared_name(func)).or_default();
            let same = known.iter().find(|&&other| {
                let FuncBody::Graph(other) = program.funcs[other].body else {
                    return false;
                };
                Comparison::new(&program.types, &alike, program, other, graph).same()
            });
            match same {
                Some(&same) => alike.first[func] = Some(same),
                None => known.push(func),
            }
        }
        alike
    }

    /// The first function that is the same as this one; itself, if there is none before it.
    pub fn first(&self, func: FuncId) -> FuncId {
        self.first[func].unwrap_or(func)
    }
}

/// Gives a function the graph of another, which is the same.
pub fn share(program: &mut LlProgram, func: FuncId, first: FuncId) {
    let body = program.funcs[first].body.clone();
    let own = std::mem::replace(&mut program.funcs[func].body, body);
    program.note_same_code(func, first);
    if let FuncBody::Graph(own) = own {
        super::unused::never_enter(&mut program.graphs[own]);
    }
}

/// Gives all functions that are the same as another its graph.
pub fn share_all(program: &mut LlProgram) {
    let edges = callees(program);
    let (_, cyclic) = components(&edges);
    let order = callees_first(&edges);
    let alike = Alike::new(program, &order, &cyclic);
    let data: Vec<_> = program.data.ids().collect();
    let named = named(program, &order, &data);
    for func in order {
        let first = alike.first(func);
        if first != func && !named[func] {
            share(program, func, first);
        }
    }
}

/// Two graphs that may be the same.
struct Comparison<'p> {
    types: &'p Types,
    alike: &'p Alike,
    a: &'p Graph<Ll>,
    b: &'p Graph<Ll>,
    /// What stands in `b` for a variable, and for a block, of `a`.
    vars: SecondaryMap<Var, Option<Var>>,
    blocks: SecondaryMap<Block, Option<Block>>,
    todo: Vec<(Block, Block)>,
}

impl<'p> Comparison<'p> {
    fn new(
        types: &'p Types,
        alike: &'p Alike,
        program: &'p LlProgram,
        a: crate::ir::model::GraphId,
        b: crate::ir::model::GraphId,
    ) -> Self {
        Comparison {
            types,
            alike,
            a: &program.graphs[a],
            b: &program.graphs[b],
            vars: SecondaryMap::new(),
            blocks: SecondaryMap::new(),
            todo: Vec::new(),
        }
    }

    fn same(mut self) -> bool {
        if self.a.span != self.b.span || !self.block(self.a.start, self.b.start) {
            return false;
        }
        while let Some((a, b)) = self.todo.pop() {
            if !self.content(a, b) {
                return false;
            }
        }
        true
    }

    /// Whether these can be the same block; what is in them is looked at later.
    fn block(&mut self, a: Block, b: Block) -> bool {
        if let Some(known) = self.blocks[a] {
            return known == b;
        }
        self.blocks[a] = Some(b);
        self.todo.push((a, b));
        let (inputs, others) = (&self.a.blocks[a].inputs, &self.b.blocks[b].inputs);
        (a == self.a.ret) == (b == self.b.ret)
            && (a == self.a.exc) == (b == self.b.exc)
            && inputs.len() == others.len()
            && inputs.iter().zip(others).all(|(&x, &y)| self.bind(x, y))
    }

    fn bind(&mut self, a: Var, b: Var) -> bool {
        self.vars[a] = Some(b);
        self.types.are_alike(self.a.vars[a].ty, self.b.vars[b].ty)
    }

    fn content(&mut self, a: Block, b: Block) -> bool {
        let (a, b) = (&self.a.blocks[a], &self.b.blocks[b]);
        a.ops.len() == b.ops.len()
            && a.exits.len() == b.exits.len()
            && a.ops.iter().zip(&b.ops).all(|(x, y)| self.op(x, y))
            && match (a.switch, b.switch) {
                (ExitSwitch::Value(x), ExitSwitch::Value(y)) => self.vars[x] == Some(y),
                (x, y) => x == y,
            }
            && a.exits.iter().zip(&b.exits).all(|(x, y)| self.link(x, y))
    }

    fn op(&mut self, a: &Op<Ll>, b: &Op<Ll>) -> bool {
        let callees = usize::from(a.code == LlOp::DirectCall);
        self.code(a.code, b.code)
            && a.span == b.span
            && a.args.len() == b.args.len()
            && a.args[..callees]
                .iter()
                .zip(&b.args)
                .all(|callees| match callees {
                    (Value::Const(LlConst::Func(_, x)), Value::Const(LlConst::Func(_, y))) => {
                        self.alike.first(*x) == self.alike.first(*y)
                    }
                    _ => false,
                })
            && self.values(&a.args[callees..], &b.args[callees..])
            && self.bind(a.result, b.result)
    }

    fn code(&self, a: LlOp, b: LlOp) -> bool {
        a == b
            || std::ptr::eq(a.row(), b.row())
                && match (a.param(), b.param()) {
                    (Param::Field(x, i), Param::Field(y, j)) => {
                        i == j && self.types.are_containers_alike(x.into(), y.into())
                    }
                    (Param::Item(x), Param::Item(y)) => {
                        (x.array_field, x.item_field) == (y.array_field, y.item_field)
                            && self.types.are_containers_alike(x.base, y.base)
                    }
                    (Param::Memory(x, i), Param::Memory(y, j)) => {
                        i == j && self.types.are_containers_alike(x, y)
                    }
                    _ => false,
                }
    }

    fn values(&self, a: &[Value<Ll>], b: &[Value<Ll>]) -> bool {
        a.len() == b.len()
            && a.iter().zip(b).all(|values| match values {
                (Value::Var(x), Value::Var(y)) => self.vars[*x] == Some(*y),
                (Value::Const(x), Value::Const(y)) => self.constant(x, y),
                _ => false,
            })
    }

    fn constant(&self, a: &LlConst, b: &LlConst) -> bool {
        match (a, b) {
            (LlConst::Null(x), LlConst::Null(y)) => self.types.are_alike(*x, *y),
            (LlConst::Data(x, i), LlConst::Data(y, j)) => i == j && self.types.are_alike(*x, *y),
            (LlConst::Void(_), LlConst::Void(_)) => true,
            _ => a == b,
        }
    }

    fn link(&mut self, a: &Link<Ll>, b: &Link<Ll>) -> bool {
        let bound = [
            (a.last_exception, b.last_exception),
            (a.last_exc_value, b.last_exc_value),
        ];
        let bound = bound.into_iter().all(|bound| match bound {
            (Some(x), Some(y)) => self.bind(x, y),
            (x, y) => x == y,
        });
        bound
            && a.case == b.case
            && a.span == b.span
            && self.values(&a.args, &b.args)
            && self.block(a.target, b.target)
    }
}
