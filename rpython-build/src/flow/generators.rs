//! Generators: a function with `yield` becomes a class, whose instances keep what lives across
//! a `yield` in attributes.
//!
//! The recorded graph of the body has `yield` operations. [`transform`] cuts it there: what a
//! block passes on behind its `yield` is stored in attributes of the generator (a set of them for
//! each `yield`, so that every attribute keeps one type), its number becomes the generator's
//! `_state`, and the block returns. `__next__` looks at `_state` and goes on where that says.
//! While the body runs, and once it has ended, `_state` is −1: then there is nothing to go on with,
//! and `__next__` raises `StopIteration`. What the body returns is left in `_return`, for `yield
//! from`.
//!
//! Not done: exceptions thrown into a generator, and running `finally` when a generator that was
//! not exhausted goes away.

use super::model::*;
use super::op::HlOp;
use crate::diag::Diagnostic;
use crate::front::code::{CompareOp, Name};
use crate::front::Mode;
use crate::host::object::{ObjId, Object};
use crate::host::space::Unwind;
use crate::host::Session;
use crate::source::Span;

const SOURCE: &str = "\
class generator:
    def __iter__(self):
        return self
    def __next__(self):
        raise StopIteration
    def send(self, value):
        self._sent = value
        return self.__next__()
    def close(self):
        self._state = -1
";

type V = Value<Hl>;

/// Turns the graph of a generator's body into one that makes a generator, whose class it makes.
pub(super) fn transform(
    session: &mut Session,
    mut body: Graph<Hl>,
) -> Result<Graph<Hl>, Box<Diagnostic>> {
    let (class, next) = new_class(session, &body)?;
    let entry = entry_graph(session, &body, class);
    let mut cutter = Cutter {
        session,
        graph: &mut body,
        span: None,
    };
    cutter.cut();
    body.name.push_str(".__next__");
    body.func = Some(next);
    body.compact();
    super::simplify::simplify(&mut body, session);
    session.prebuilt_graphs.insert(next, body);
    Ok(entry)
}

/// The class of a function's generators, and its `__next__`.
fn new_class(session: &mut Session, body: &Graph<Hl>) -> Result<(ObjId, ObjId), Box<Diagnostic>> {
    let failed = |span: Option<Span>| {
        let diagnostic = Diagnostic::error("RP0309", "the class of this generator cannot be made");
        Box::new(match span {
            Some(span) => diagnostic.at(span, ""),
            None => diagnostic,
        })
    };
    let code = match &session.generator_code {
        Some(code) => code.clone(),
        None => {
            let file = session.sources.add("<rpython>/generator.py", SOURCE);
            let code = session
                .compile(file, Mode::Exec)
                .map_err(|_| failed(body.span))?;
            session.generator_code = Some(code.clone());
            code
        }
    };
    let name = body
        .name
        .rsplit('.')
        .next()
        .unwrap_or("generator")
        .to_string();
    let module = session.new_module("rpython.generator");
    let dict = match session.heap.module(module) {
        Some(module) => module.dict,
        None => return Err(failed(body.span)),
    };
    if let Err(unwind) = session.run_code(&code, dict, dict, &[]) {
        return Err(match unwind {
            Unwind::Fatal(diagnostic) => diagnostic,
            Unwind::Raise(_) | Unwind::Stop => failed(body.span),
        });
    }
    let class = session
        .heap
        .dict_get_str(dict, "generator")
        .ok_or_else(|| failed(body.span))?;
    let name: Name = name.into();
    let Some(made) = session.heap.class_mut(class) else {
        return Err(failed(body.span));
    };
    made.name = name.clone();
    made.qualname = name;
    let next = made
        .dict
        .get("__next__")
        .copied()
        .ok_or_else(|| failed(body.span))?;
    match session.heap.get(next) {
        Object::Function(_) => Ok((class, next)),
        _ => Err(failed(body.span)),
    }
}

/// The graph that makes a generator of its arguments.
fn entry_graph(session: &mut Session, body: &Graph<Hl>, class: ObjId) -> Graph<Hl> {
    let mut entry: Graph<Hl> = Graph::new(body.name.clone(), (), ((), ()));
    entry.func = body.func;
    entry.span = body.span;
    let params: Vec<Var> = body
        .params()
        .iter()
        .map(|&v| entry.vars.push(body.vars[v].clone()))
        .collect();
    let start = entry.start;
    entry.blocks[start].inputs = params.clone();
    let mut op = |code: HlOp, args: Vec<V>| {
        let result = entry.new_var(());
        entry.blocks[start].ops.push(Op {
            code,
            args,
            result,
            span: body.span,
        });
        result
    };
    let made = op(HlOp::SimpleCall, vec![V::Const(class)]);
    let state = session.heap.new_str("_state");
    let zero = session.heap.new_int(0);
    op(
        HlOp::SetAttr,
        vec![V::Var(made), V::Const(state), V::Const(zero)],
    );
    for (i, &param) in params.iter().enumerate() {
        let name = session.heap.new_str(attribute(0, i));
        op(
            HlOp::SetAttr,
            vec![V::Var(made), V::Const(name), V::Var(param)],
        );
    }
    let ret = entry.ret;
    entry.blocks[start].exits = vec![Link::new(vec![V::Var(made)], ret)];
    entry
}

/// The attribute for what is passed in this place behind the `yield` with this number.
fn attribute(number: usize, place: usize) -> String {
    format!("_y{number}_{place}")
}

struct Cutter<'a> {
    session: &'a mut Session,
    graph: &'a mut Graph<Hl>,
    span: Option<Span>,
}

impl Cutter<'_> {
    fn op(&mut self, block: Block, code: HlOp, args: Vec<V>) -> Var {
        let result = self.graph.new_var(());
        let span = self.span;
        self.graph.blocks[block].ops.push(Op {
            code,
            args,
            result,
            span,
        });
        result
    }

    fn name(&mut self, name: &str) -> V {
        V::Const(self.session.heap.new_str(name))
    }

    fn int(&mut self, value: i64) -> V {
        V::Const(self.session.heap.new_int(value))
    }

    fn set(&mut self, block: Block, this: Var, name: &str, value: V) {
        let name = self.name(name);
        self.op(block, HlOp::SetAttr, vec![V::Var(this), name, value]);
    }

    fn get(&mut self, block: Block, this: Var, name: &str) -> Var {
        let name = self.name(name);
        self.op(block, HlOp::GetAttr, vec![V::Var(this), name])
    }

    fn cut(&mut self) {
        self.span = self.graph.span;
        let yields = self.isolate();
        let blocks: Vec<Block> = self
            .graph
            .reachable()
            .into_iter()
            .filter(|&b| b != self.graph.ret && b != self.graph.exc)
            .collect();
        let this = self.pass_generator(&blocks);
        self.end_by_stop(&blocks, &this);
        // The places to go on: the start, then behind each `yield`.
        let params = self.graph.params().len() - 1;
        let names: Vec<Option<String>> = (0..params).map(|i| Some(attribute(0, i))).collect();
        let start = self.graph.start;
        let mut resumes = vec![self.resume(names, start)];
        for (i, &block) in yields.iter().enumerate() {
            let resume = self.suspend(i + 1, block, this[block.0 as usize]);
            resumes.push(resume);
        }
        self.dispatch(&resumes);
    }

    /// Makes every `yield` the last operation of a block with one exit. Gives these blocks.
    fn isolate(&mut self) -> Vec<Block> {
        let mut yields = Vec::new();
        let mut todo = self.graph.reachable();
        todo.reverse();
        while let Some(block) = todo.pop() {
            let data = &mut self.graph.blocks[block];
            let Some(i) = data.ops.iter().position(|op| op.code == HlOp::Yield) else {
                continue;
            };
            if data.switch == ExitSwitch::LastException && i + 1 == data.ops.len() {
                data.keep_exit(0);
            }
            let rest = self.graph.split_block(block, i + 1);
            todo.push(rest);
            yields.push(block);
        }
        yields
    }

    /// Gives every block the generator as its last input.
    fn pass_generator(&mut self, blocks: &[Block]) -> Vec<Var> {
        let mut this = vec![Var(0); self.graph.blocks.len()];
        for &block in blocks {
            let var = self.new_self();
            self.graph.blocks[block].inputs.push(var);
            this[block.0 as usize] = var;
        }
        let last = [self.graph.ret, self.graph.exc];
        for &block in blocks {
            let value = V::Var(this[block.0 as usize]);
            for link in &mut self.graph.blocks[block].exits {
                if !last.contains(&link.target) {
                    link.args.push(value.clone());
                }
            }
        }
        this
    }

    fn new_self(&mut self) -> Var {
        self.graph.vars.push(VarData {
            name: Some("self".into()),
            ty: (),
        })
    }

    /// Where the body returns, the generator raises `StopIteration`.
    fn end_by_stop(&mut self, blocks: &[Block], this: &[Var]) {
        let none = self.session.heap.none;
        let stop = self.session.heap.types.stop_iteration;
        for &block in blocks {
            for exit in 0..self.graph.blocks[block].exits.len() {
                let link = &self.graph.blocks[block].exits[exit];
                if link.target != self.graph.ret {
                    continue;
                }
                let result = link.args[0].clone();
                let value = self.graph.new_var(());
                let me = self.new_self();
                let end = self.graph.new_block(vec![value, me]);
                if result != V::Const(none) {
                    self.set(end, me, "_return", V::Var(value));
                }
                let raised = self.op(end, HlOp::SimpleCall, vec![V::Const(stop)]);
                let exc = self.graph.exc;
                let args = vec![V::Const(stop), V::Var(raised)];
                self.graph.blocks[end].exits = vec![Link::new(args, exc)];
                let args = vec![result, V::Var(this[block.0 as usize])];
                self.graph.redirect(block, exit, end, args);
            }
        }
    }

    /// Ends a block by its `yield`. Gives the block that goes on behind it.
    fn suspend(&mut self, number: usize, block: Block, this: Var) -> Block {
        let data = &mut self.graph.blocks[block];
        let (Some(op), Some(link)) = (data.ops.pop(), data.exits.pop()) else {
            return block;
        };
        self.span = op.span;
        let mut names = Vec::new();
        for (place, arg) in link.args.iter().enumerate() {
            match arg {
                V::Var(var) if *var == this => {}
                V::Var(var) if *var == op.result => names.push(Some("_sent".to_string())),
                _ => {
                    let name = attribute(number, place);
                    self.set(block, this, &name, arg.clone());
                    names.push(Some(name));
                }
            }
        }
        let state = self.int(number as i64);
        self.set(block, this, "_state", state);
        let ret = self.graph.ret;
        self.graph.blocks[block].exits = vec![Link::new(op.args, ret)];
        self.resume_at(&link.args, this, names, link.target)
    }

    /// A block that loads these attributes and goes to the target, the generator passed last.
    fn resume(&mut self, names: Vec<Option<String>>, target: Block) -> Block {
        let me = self.new_self();
        let block = self.graph.new_block(vec![me]);
        let mut args: Vec<V> = Vec::new();
        for name in names.into_iter().flatten() {
            args.push(V::Var(self.get(block, me, &name)));
        }
        args.push(V::Var(me));
        self.graph.blocks[block].exits = vec![Link::new(args, target)];
        block
    }

    /// The same for a place behind a `yield`, whose link had these arguments.
    fn resume_at(
        &mut self,
        passed: &[V],
        this: Var,
        names: Vec<Option<String>>,
        target: Block,
    ) -> Block {
        let me = self.new_self();
        let block = self.graph.new_block(vec![me]);
        let mut names = names.into_iter();
        let mut args: Vec<V> = Vec::new();
        for arg in passed {
            if arg.var() == Some(this) {
                args.push(V::Var(me));
            } else if let Some(Some(name)) = names.next() {
                args.push(V::Var(self.get(block, me, &name)));
            }
        }
        self.graph.blocks[block].exits = vec![Link::new(args, target)];
        block
    }

    /// The start of `__next__`.
    fn dispatch(&mut self, resumes: &[Block]) {
        self.span = self.graph.span;
        let me = self.new_self();
        let mut block = self.graph.new_block(vec![me]);
        self.graph.start = block;
        let mut state = self.get(block, me, "_state");
        let running = self.int(-1);
        self.set(block, me, "_state", running);
        let mut me = me;
        for (number, &resume) in resumes.iter().enumerate() {
            let number = self.int(number as i64);
            let equal = self.op(
                block,
                HlOp::Compare(CompareOp::Eq),
                vec![V::Var(state), number],
            );
            let is = self.op(block, HlOp::Bool, vec![V::Var(equal)]);
            let (next_self, next_state) = (self.new_self(), self.graph.new_var(()));
            let next = self.graph.new_block(vec![next_self, next_state]);
            let data = &mut self.graph.blocks[block];
            data.switch = ExitSwitch::Value(is);
            data.exits = vec![
                Link::with_case(vec![V::Var(me)], resume, HlCase::Bool(true)),
                Link::with_case(vec![V::Var(me), V::Var(state)], next, HlCase::Bool(false)),
            ];
            (block, me, state) = (next, next_self, next_state);
        }
        let stop = V::Const(self.session.heap.types.stop_iteration);
        let raised = self.op(block, HlOp::SimpleCall, vec![stop.clone()]);
        let exc = self.graph.exc;
        self.graph.blocks[block].exits = vec![Link::new(vec![stop, V::Var(raised)], exc)];
    }
}
