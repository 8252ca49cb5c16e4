//! `s += x` in a loop, for strings and bytes.
//!
//! A string cannot be changed, so that appending copies it, and a loop that appends copies it as
//! often as it goes round. Here variables that a loop only carries along and appends to become
//! *appenders* (`helpers/ll_append.py`): a text with room at its end. Where the string is read, or
//! leaves the loop, the string is made, once for each change.
//!
//! Such variables are a cycle of the graph in which a value goes along links and from the left
//! side of a concatenation to its result. An appender changes in place, so there must be no way to
//! see the string from before a change: a block has at most one variable of the cycle among its
//! inputs, and does not use what was appended to any more. Where an append raises, the appender
//! has not changed. Whether the string that is made is one that may be kept, or the appender's own text, is
//! known when it is known what is done with it (`opt/lent.rs`).
//!
//! What enters the cycle becomes a new appender, on the link; what leaves it becomes a string.

use super::graph::guard;
use super::helpers::HelperArg;
use super::lower::{LlValue, Lower};
use super::RResult;
use crate::ir::components::components;
use crate::ir::model::{Block, ExitSwitch, Graph, Link, Op, Value, Var};
use crate::lltype::{Container, Field, FuncId, ItemPath, Ll, LlConst, LlOp, LlType, Types};
use std::collections::BTreeMap;

/// What is appended to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Str,
    Bytes,
}

impl Kind {
    fn text(self) -> LlType {
        LlType::Ptr(Container::Struct(match self {
            Kind::Str => Types::STRING,
            Kind::Bytes => Types::BYTES,
        }))
    }

    /// The helpers that make an appender of a text, and a text of it.
    fn helpers(self) -> (&'static str, &'static str) {
        match self {
            Kind::Str => ("ll_appender", "ll_appended"),
            Kind::Bytes => ("ll_bytes_appender", "ll_bytes_appended"),
        }
    }

    fn appender(self, cx: &mut Lower<'_, '_>) -> LlType {
        let field = |name: &str, ty| Field {
            name: name.into(),
            ty,
            immutable: false,
        };
        let mut fields = vec![field("used", LlType::SIGNED)];
        if self == Kind::Str {
            fields.push(field("length", LlType::SIGNED));
        }
        fields.push(field("room", LlType::SIGNED));
        fields.push(field("text", self.text()));
        fields.push(field("built", self.text()));
        let id = cx.rt.types().structural("rpy_appender", true, fields);
        LlType::Ptr(Container::Struct(id))
    }

    /// The field of the appender that an operation on the text reads, if it is one of those.
    fn field(self, code: &LlOp) -> Option<&'static str> {
        let length = ItemPath {
            base: Container::Struct(Types::BYTES),
            array_field: Some(1),
            item_field: None,
        };
        match (self, code) {
            (Kind::Str, LlOp::GetField(Types::STRING, Types::STRING_LENGTH)) => Some("length"),
            (Kind::Bytes, LlOp::GetLength(path)) if *path == length => Some("used"),
            _ => None,
        }
    }
}

/// The concatenations that have been lowered anywhere: with what they append to, and how.
fn concatenations(cx: &Lower<'_, '_>) -> Vec<(FuncId, Kind, &'static str)> {
    let (text, bytes) = (Kind::Str.text(), Kind::Bytes.text());
    let known = [
        ("ll_str", "ll_strconcat", text, text, Kind::Str, "ll_append"),
        (
            "ll_str",
            "ll_strconcat_chr",
            text,
            LlType::UniChar,
            Kind::Str,
            "ll_append_chr",
        ),
        (
            "ll_bytes",
            "ll_bytes_concat",
            bytes,
            bytes,
            Kind::Bytes,
            "ll_bytes_append",
        ),
    ];
    let mut found = Vec::new();
    for (module, name, left, right, kind, append) in known {
        let args = [HelperArg::Value(left), HelperArg::Value(right)];
        if let Some(func) = cx.rt.known_helper(module, name, &args) {
            found.push((func, kind, append));
        }
    }
    found
}

/// The variables that become appenders.
struct Cycles {
    /// The cycle that a variable is in.
    of: BTreeMap<Var, (usize, Kind)>,
    concatenations: Vec<(FuncId, Kind, &'static str)>,
}

impl Cycles {
    fn of(&self, value: &LlValue) -> Option<(usize, Kind)> {
        self.of.get(&value.var()?).copied()
    }

    /// The concatenation that an operation is: what is appended to, and the helper that appends.
    fn concatenation(&self, op: &Op<Ll>) -> Option<(Var, Kind, &'static str)> {
        let [Value::Const(LlConst::Func(_, func)), Value::Var(left), _] = op.args[..] else {
            return None;
        };
        let &(_, kind, append) = self.concatenations.iter().find(|c| c.0 == func)?;
        (op.code == LlOp::DirectCall).then_some((left, kind, append))
    }

    /// The helper that appends, if an operation is a step of a cycle.
    fn step(&self, op: &Op<Ll>) -> Option<(Var, &'static str)> {
        let (left, _, append) = self.concatenation(op)?;
        let of = self.of.get(&left)?;
        (self.of.get(&op.result) == Some(of)).then_some((left, append))
    }

    fn find(cx: &Lower<'_, '_>) -> Cycles {
        let mut cycles = Cycles {
            of: BTreeMap::new(),
            concatenations: concatenations(cx),
        };
        let graph = &cx.graph;
        let blocks = graph.reachable();
        let mut steps = Vec::new();
        if !cycles.concatenations.is_empty() {
            for &block in &blocks {
                for op in &graph.blocks[block].ops {
                    if let Some((left, kind, _)) = cycles.concatenation(op) {
                        steps.push((left, op.result, kind));
                    }
                }
            }
        }
        if steps.is_empty() {
            return cycles;
        }
        let mut edges = vec![Vec::new(); graph.vars.len()];
        for &(left, result, _) in &steps {
            edges[left.0 as usize].push(result.0 as usize);
        }
        for &block in &blocks {
            for link in &graph.blocks[block].exits {
                for (arg, input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                    if let Value::Var(var) = arg {
                        if graph.vars[*var].ty == graph.vars[*input].ty {
                            edges[var.0 as usize].push(input.0 as usize);
                        }
                    }
                }
            }
        }
        let (component, _) = components(&edges);
        let mut kinds = BTreeMap::new();
        for (left, result, kind) in steps {
            let cycle = component[left.0 as usize];
            if cycle == component[result.0 as usize] {
                kinds.insert(cycle, kind);
            }
        }
        for var in graph.vars.ids() {
            let cycle = component[var.0 as usize];
            if let Some(&kind) = kinds.get(&cycle) {
                cycles.of.insert(var, (cycle, kind));
            }
        }
        let refused: Vec<usize> = blocks
            .iter()
            .flat_map(|&block| cycles.seen_twice(graph, block))
            .collect();
        cycles.of.retain(|_, (cycle, _)| !refused.contains(cycle));
        cycles
    }

    /// The cycles of which a block can see more than the newest string.
    fn seen_twice(&self, graph: &Graph<Ll>, block: Block) -> Vec<usize> {
        let data = &graph.blocks[block];
        let cycle = |var: &Var| self.of.get(var).map(|of| of.0);
        let mut refused = Vec::new();
        let mut inputs: Vec<usize> = data.inputs.iter().filter_map(cycle).collect();
        if block == graph.start {
            refused.append(&mut inputs);
        }
        inputs.sort_unstable();
        for pair in inputs.windows(2) {
            if pair[0] == pair[1] {
                refused.push(pair[0]);
            }
        }
        if let ExitSwitch::Value(var) = data.switch {
            refused.extend(cycle(&var));
        }
        for (n, op) in data.ops.iter().enumerate() {
            let Some((left, _)) = self.step(op) else {
                continue;
            };
            let used = |value: &LlValue| value.var() == Some(left);
            let later = data.ops[n + 1..].iter().any(|op| op.args.iter().any(used));
            let last = n + 1 == data.ops.len();
            let caught = last && data.switch == ExitSwitch::LastException;
            let exits = if caught {
                &data.exits[..1]
            } else {
                &data.exits[..]
            };
            if later || exits.iter().any(|link| link.args.iter().any(used)) {
                refused.extend(cycle(&left));
            }
        }
        refused
    }
}

/// Makes appenders of the strings that loops of the graph append to.
pub fn rewrite(cx: &mut Lower<'_, '_>) -> RResult<()> {
    let cycles = Cycles::find(cx);
    if cycles.of.is_empty() {
        return Ok(());
    }
    for (&var, &(_, kind)) in &cycles.of {
        cx.graph.vars[var].ty = kind.appender(cx);
    }
    for block in cx.graph.reachable() {
        let ops = std::mem::take(&mut cx.graph.blocks[block].ops);
        let mut built = BTreeMap::new();
        let mut last = 0;
        for op in ops {
            last = cx.ops.len();
            operation(cx, &cycles, op, &mut built)?;
        }
        let is_more = last + 1 < cx.ops.len();
        cx.graph.blocks[block].ops = std::mem::take(&mut cx.ops);
        cx.span = None;
        for exit in 0..cx.graph.blocks[block].exits.len() {
            link(cx, &cycles, block, exit)?;
        }
        // What a guarded operation reads of appenders is guarded as it is.
        let data = &mut cx.graph.blocks[block];
        if data.switch == ExitSwitch::LastException && is_more {
            data.switch = ExitSwitch::None;
            let catching = data.exits.split_off(1);
            guard(&mut cx.graph, block, last, catching);
        }
    }
    Ok(())
}

/// Appends an operation again, with what it reads of appenders.
fn operation(
    cx: &mut Lower<'_, '_>,
    cycles: &Cycles,
    mut op: Op<Ll>,
    built: &mut BTreeMap<Var, LlValue>,
) -> RResult<()> {
    cx.span = op.span;
    let step = cycles.step(&op);
    if let (None, [arg]) = (step, &op.args[..]) {
        if let Some(name) = cycles.of(arg).and_then(|(_, kind)| kind.field(&op.code)) {
            let value = cx.getfield(arg.clone(), name);
            op.code = LlOp::SameAs;
            op.args = vec![value];
            cx.ops.push(op);
            return Ok(());
        }
    }
    for n in 0..op.args.len() {
        let Some((_, kind)) = cycles.of(&op.args[n]) else {
            continue;
        };
        if step.is_some() && n == 1 {
            continue;
        }
        let (Some(var), arg) = (op.args[n].var(), op.args[n].clone()) else {
            continue;
        };
        let text = match built.get(&var) {
            Some(text) => text.clone(),
            None => appended(cx, kind, arg)?,
        };
        built.insert(var, text.clone());
        op.args[n] = text;
    }
    if let Some((_, append)) = step {
        let func = cx.helper("ll_append", append, &op.args[1..])?;
        op.args[0] = Value::Const(cx.rt.func_const(func));
    }
    cx.ops.push(op);
    Ok(())
}

/// The text that an appender is.
fn appended(cx: &mut Lower<'_, '_>, kind: Kind, appender: LlValue) -> RResult<LlValue> {
    let kept = cx.genop(LlOp::Kept, vec![appender.clone()], LlType::Bool);
    cx.gendirectcall("ll_append", kind.helpers().1, vec![appender, kept])
}

/// Makes what an exit passes what its target takes.
fn link(cx: &mut Lower<'_, '_>, cycles: &Cycles, block: Block, exit: usize) -> RResult<()> {
    let (args, target) = {
        let link = &cx.graph.blocks[block].exits[exit];
        (link.args.clone(), link.target)
    };
    let inputs = cx.graph.blocks[target].inputs.clone();
    let to = |n: usize| cycles.of.get(&inputs[n]).copied();
    if (0..args.len()).all(|n| cycles.of(&args[n]).map(|c| c.0) == to(n).map(|c| c.0)) {
        return Ok(());
    }
    let (mut passed, mut taken, mut values) = (Vec::new(), Vec::new(), Vec::new());
    for (n, arg) in args.iter().enumerate() {
        let mut value = arg.clone();
        if let Value::Var(var) = arg {
            let input = cx.graph.copy_var(*var);
            passed.push(arg.clone());
            taken.push(input);
            value = Value::Var(input);
        }
        let (from, to) = (cycles.of(arg), to(n));
        if from.map(|c| c.0) != to.map(|c| c.0) {
            if let Some((_, kind)) = from {
                value = appended(cx, kind, value)?;
            }
            if let Some((_, kind)) = to {
                let ty = kind.appender(cx);
                let ty = cx.type_arg(ty);
                value = cx.gendirectcall("ll_append", kind.helpers().0, vec![ty, value])?;
            }
        }
        values.push(value);
    }
    let middle = cx.graph.new_block(taken);
    cx.graph.blocks[middle].ops = std::mem::take(&mut cx.ops);
    cx.graph.blocks[middle].exits = vec![Link::new(values, target)];
    cx.graph.redirect(block, exit, middle, passed);
    Ok(())
}
