//! Parts of texts: what `s[i:j]` is where it is only looked at.
//!
//! A slice that a function compares, measures, parses or looks up, and neither keeps nor gives to anybody, need not be a
//! text: it is a text, and where the part begins and ends there. [`find`] says which variables of a graph hold
//! such; what takes them is lowered here, or by whoever looks for a key, and [`look`] is the list of it. `helpers/ll_part.py` has the
//! structure. Nothing but copies of helpers ever sees one, so that malloc removal leaves its fields alone.

use super::lower::{Hop, HopArg, LlValue, Lower};
use super::rstr::{string_ptr, text_arg};
use super::{RResult, RTyper, Repr};
use crate::annotate::types::builtin::signature;
use crate::annotate::types::model::{Kind, SomeValue};
use crate::entity::{EntityRef, SecondaryMap};
use crate::front::code::{CompareOp, UnaryOp};
use crate::ir::model::{Block, ExitSwitch, Graph, GraphId, Hl, Op, Value, Var};
use crate::ir::op::HlOp;
use crate::lltype::{Container, Field, IntKind, IntOp, LlType};
use crate::stubs::{BuiltinFn, Lowering, Method};

const MODULE: &str = "ll_part";

/// A pointer to the structure of parts.
pub fn lltype(rt: &mut RTyper<'_>) -> LlType {
    let field = |name: &str, ty| Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let fields = vec![
        field("whole", string_ptr(rt)),
        field("start", LlType::SIGNED),
        field("stop", LlType::SIGNED),
        field("length", LlType::SIGNED),
        field("hash", LlType::SIGNED),
    ];
    let id = rt.types().structural("part", true, fields);
    *rt.strings.part.insert(LlType::Ptr(Container::Struct(id)))
}

/// What an operation does with a text.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    /// It looks at it.
    Only,
    /// It keeps it where nothing equal is kept yet.
    Keeps,
}

/// The representations of variables that hold parts of texts, or a method of one.
pub fn find(
    rt: &mut RTyper<'_>,
    id: GraphId,
    hl: &Graph<Hl>,
    order: &[Block],
) -> SecondaryMap<Var, Option<Repr>> {
    let mut reprs = SecondaryMap::new();
    let ops = || order.iter().flat_map(|&b| &hl.blocks[b].ops);
    // (What is sliced may be known.)
    let slices = |rt: &RTyper<'_>, op: &Op<Hl>| {
        let of = || rt.ann.annotation(id, &op.args[0]);
        op.code == HlOp::GetSlice && of().kind == Kind::Str
    };
    if !ops().any(|op| slices(rt, op)) {
        return reprs;
    }
    // Variables that links connect are of one group. What is not a part spoils its group.
    let mut groups = Groups::new(hl.vars.len());
    for &block in order {
        let data = &hl.blocks[block];
        if block == hl.start {
            data.inputs.iter().for_each(|&var| groups.spoil(var));
        }
        if let ExitSwitch::Value(var) = data.switch {
            groups.spoil(var);
        }
        for op in &data.ops {
            if !slices(rt, op) {
                groups.spoil(op.result);
            }
            for (index, arg) in op.args.iter().enumerate() {
                let Value::Var(var) = *arg else { continue };
                if !is_text(rt.ann.binding(id, var)) {
                    continue;
                }
                match look(rt, id, hl, block, op, index) {
                    Some(Look::Only) => {}
                    // Else there would be several.
                    Some(Look::Keeps) => groups.keep(var),
                    None => groups.spoil(var),
                }
            }
        }
        for link in &data.exits {
            let inputs = &hl.blocks[link.target].inputs;
            let last = link.target == hl.ret || link.target == hl.exc;
            for (arg, &input) in link.args.iter().zip(inputs) {
                match arg {
                    Value::Var(var) if !last => groups.join(*var, input),
                    Value::Var(var) => groups.spoil(*var),
                    Value::Const(_) => groups.spoil(input),
                }
            }
        }
    }
    for op in ops() {
        if slices(rt, op) && is_text(rt.ann.binding(id, op.result)) {
            groups.found(op.result);
        }
    }
    let inputs = order.iter().flat_map(|&b| &hl.blocks[b].inputs).copied();
    let vars: Vec<Var> = inputs.chain(ops().map(|op| op.result)).collect();
    for var in vars {
        if is_text(rt.ann.binding(id, var)) && groups.holds_parts(var) {
            reprs[var] = Some(Repr::Part);
        }
    }
    let of = rt.intern_reprs(vec![Repr::Part]);
    for op in ops() {
        let part = op.args.first().and_then(Value::var).and_then(|v| reprs[v]);
        if op.code == HlOp::GetAttr && part == Some(Repr::Part) {
            if let Kind::BuiltinMethod { method, .. } = rt.ann.binding(id, op.result).kind {
                reprs[op.result] = Some(Repr::BuiltinMethod(of, method));
            }
        }
    }
    reprs
}

/// Whether it is a text of any length that is not known before the program runs.
fn is_text(s: &SomeValue) -> bool {
    s.kind == Kind::Str && s.konst.is_none() && !s.can_be_none()
}

/// What an operation does with an operand that is text, if that can be a part.
fn look(
    rt: &mut RTyper<'_>,
    id: GraphId,
    hl: &Graph<Hl>,
    block: Block,
    op: &Op<Hl>,
    index: usize,
) -> Option<Look> {
    let of = |rt: &RTyper<'_>, at: usize| rt.ann.annotation(id, &op.args[at]);
    let text = |s: SomeValue| matches!(s.kind, Kind::Str | Kind::Char) && !s.can_be_none();
    match (op.code, index) {
        (HlOp::Bool | HlOp::Len | HlOp::Unary(UnaryOp::Not), 0) => Some(Look::Only),
        (HlOp::Compare(_), _) => text(of(rt, 1 - index)).then_some(Look::Only),
        (HlOp::Contains, 0) => text(of(rt, 1)).then_some(Look::Only),
        (HlOp::Contains | HlOp::DelItem, 1) => {
            super::rdict::keys_may_be_parts(rt, &of(rt, 0)).then_some(Look::Only)
        }
        (HlOp::GetItem, 1) => {
            let s = of(rt, 0);
            let keeps = match s.kind {
                Kind::Dict(def) => rt.ann.dictdef(def).default_factory.is_some(),
                _ => false,
            };
            let keyed = super::rdict::keys_may_be_parts(rt, &s);
            keyed.then_some(if keeps { Look::Keeps } else { Look::Only })
        }
        (HlOp::SetItem | HlOp::DictSetItem | HlOp::SetAdd, 1) => {
            super::rdict::keys_may_be_parts(rt, &of(rt, 0)).then_some(Look::Keeps)
        }
        (HlOp::SimpleCall, 1) => match of(rt, 0).kind {
            Kind::Builtin(BuiltinFn::Int | BuiltinFn::Float | BuiltinFn::Ord) => Some(Look::Only),
            Kind::BuiltinMethod { recv, method } if super::rdict::keys_may_be_parts(rt, &recv) => {
                match method {
                    Method::Get | Method::Pop | Method::Discard | Method::Remove => {
                        Some(Look::Only)
                    }
                    Method::Setdefault | Method::Add => Some(Look::Keeps),
                    _ => None,
                }
            }
            _ => None,
        },
        (HlOp::GetAttr, 0) => {
            let Kind::BuiltinMethod { method, .. } = rt.ann.binding(id, op.result).kind else {
                return None;
            };
            let given = called(hl, block, op.result)?;
            match signature(&Kind::Str, method, given)?.lowering {
                Lowering::Ll(helper) if helper.part.is_some() => Some(Look::Only),
                _ => None,
            }
        }
        _ => None,
    }
}

/// With how many arguments a method is called, if nothing else is done with it.
fn called(hl: &Graph<Hl>, block: Block, bound: Var) -> Option<usize> {
    let data = &hl.blocks[block];
    let is = |arg: &Value<Hl>| arg.var() == Some(bound);
    if data.exits.iter().any(|link| link.args.iter().any(is)) {
        return None;
    }
    let mut uses = data.ops.iter().filter(|op| op.args.iter().any(is));
    let call = uses.next()?;
    let plain = call.code == HlOp::SimpleCall && !call.args[1..].iter().any(is);
    (plain && uses.next().is_none()).then_some(call.args.len() - 1)
}

/// Sets of variables, and what is known of each at the one that stands for it.
struct Groups {
    above: Vec<usize>,
    state: Vec<State>,
}

#[derive(Clone, Copy, Default)]
struct State {
    /// A slice is in it.
    found: bool,
    /// What is not a slice, or a use that needs a text, is in it.
    spoilt: bool,
    /// How many operations keep it.
    kept: u32,
}

impl Groups {
    fn new(len: usize) -> Self {
        Groups {
            above: (0..len).collect(),
            state: vec![State::default(); len],
        }
    }

    fn top(&mut self, var: Var) -> usize {
        let mut at = var.index();
        while self.above[at] != at {
            self.above[at] = self.above[self.above[at]];
            at = self.above[at];
        }
        at
    }

    fn of(&mut self, var: Var) -> &mut State {
        let top = self.top(var);
        &mut self.state[top]
    }

    fn spoil(&mut self, var: Var) {
        self.of(var).spoilt = true;
    }

    fn keep(&mut self, var: Var) {
        self.of(var).kept += 1;
    }

    fn found(&mut self, var: Var) {
        self.of(var).found = true;
    }

    fn join(&mut self, a: Var, b: Var) {
        let (a, b) = (self.top(a), self.top(b));
        if a != b {
            let from = self.state[b];
            self.above[b] = a;
            let to = &mut self.state[a];
            to.found |= from.found;
            to.spoilt |= from.spoilt;
            to.kept += from.kept;
        }
    }

    fn holds_parts(&mut self, var: Var) -> bool {
        let state = self.of(var);
        state.found && !state.spoilt && state.kept <= 1
    }
}

/// `s[start:stop]`, the bounds adjusted.
pub fn new(cx: &mut Lower<'_, '_>, s: LlValue, start: LlValue, stop: LlValue) -> RResult<LlValue> {
    let ty = lltype(cx.rt);
    let ty = cx.type_arg(ty);
    cx.gendirectcall(MODULE, "ll_part", vec![ty, s, start, stop])
}

/// A part as a text of its own.
pub fn text(cx: &mut Lower<'_, '_>, part: LlValue) -> RResult<LlValue> {
    cx.gendirectcall("ll_str", "ll_part_text", vec![part])
}

/// An operand as a part.
fn part_arg(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<LlValue> {
    if arg.r == Repr::Part {
        return Ok(arg.v.clone());
    }
    let s = text_arg(cx, arg, Repr::Str)?;
    let ty = lltype(cx.rt);
    let ty = cx.type_arg(ty);
    cx.gendirectcall(MODULE, "ll_whole", vec![ty, s])
}

/// `len(part)`, and whether there is anything in it.
pub fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> LlValue {
    cx.getfield(hop.args[0].v.clone(), "length")
}

/// `==`, `<`, …
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let args = vec![part_arg(cx, &hop.args[0])?, part_arg(cx, &hop.args[1])?];
    if let CompareOp::Eq | CompareOp::Ne = op {
        let equal = cx.gendirectcall(MODULE, "ll_part_eq", args)?;
        return Ok(cx.equality(op, equal));
    }
    let order = cx.gendirectcall(MODULE, "ll_part_cmp", args)?;
    Ok(super::rstr::ordered(cx, op, order))
}

/// `needle in part`
pub fn contains(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let needle = text_arg(cx, &hop.args[1], Repr::Str)?;
    cx.gendirectcall(
        MODULE,
        "ll_part_contains",
        vec![hop.args[0].v.clone(), needle],
    )
}

/// `ord(part)`
pub fn ord(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    cx.gendirectcall(MODULE, "ll_part_ord", vec![hop.args[0].v.clone()])
}

/// The functions that hash and compare keys of a dict of texts, where one is a part.
pub fn key_functions(cx: &mut Lower<'_, '_>) -> RResult<[LlValue; 3]> {
    Ok([
        cx.helper_arg(MODULE, "ll_hash")?,
        cx.helper_arg(MODULE, "ll_keyed")?,
        cx.helper_arg(MODULE, "ll_eq")?,
    ])
}

/// `bool(part)`
pub fn truth(cx: &mut Lower<'_, '_>, hop: &Hop) -> LlValue {
    let n = len(cx, hop);
    cx.int(IntOp::IsTrue, IntKind::Signed, vec![n])
}
