//! One graph: blocks, links and exceptions.
//!
//! Blocks map one to one, and so do links, except that
//! - a link whose values need conversions goes through a block of its own that makes them;
//! - in a block that catches exceptions, every low-level operation of the guarded one that can
//!   raise ends a block, with copies of the exception exits. If none can raise, the exception
//!   exits are dropped;
//! - exits to blocks that the annotator never reached are dropped.

use super::lower::{void, Checked, Hop, HopArg, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::ClassDefId;
use crate::annotate::types::model::Kind;
use crate::diag::{Diagnostic, Label};
use crate::entity::SecondaryMap;
use crate::host::attribute_key::AttrKey;
use crate::ir::model::{Block, ExitSwitch, Graph, GraphId, Hl, HlCase, Link, Op, Value, Var};
use crate::ir::op::HlOp;
use crate::lltype::{FuncBody, Ll, LlCase, LlConst, LlOp, LlType};
use crate::options::Overflow;

/// Makes the low-level graph of an annotated graph whose function is declared.
pub fn rtype_graph(rt: &mut RTyper<'_>, id: GraphId) -> RResult<()> {
    let kept = rt
        .ann
        .state
        .kept
        .as_ref()
        .and_then(|kept| kept.of_graph(id));
    if let Some(version) = kept.cloned() {
        return rt.make_kept(id, &version);
    }
    let hl = rt.ann.graphs[id].clone();
    let reached = rt.ann.reached[id].clone();
    let func = rt.function(id)?;
    rt.at_work = Some(func);
    let before = rt.begin_to_keep(id);
    let (params, ret) = rt.signature(id)?;
    let (natural, _) = rt.natural_signature(id)?;
    let result = rt.lltype(ret);
    let name = rt.prog.funcs[func].name.clone();
    let mut cx = Lower::new(rt, name, result);
    cx.graph.func = hl.func;
    cx.graph.frame = hl.frame.clone();
    cx.graph.span = hl.span;
    cx.hl = Some(id);
    let raises = cx.rt.options.overflow == Overflow::Raise && cx.is_checked();
    let exact = raises.then(|| super::exact::variables(cx.rt, id, &hl));
    let order: Vec<Block> = hl
        .reachable()
        .into_iter()
        .filter(|&b| b != hl.ret && b != hl.exc && (reached.contains(&b) || b == hl.start))
        .collect();
    let reprs = super::rpart::find(cx.rt, id, &hl, &order);
    let mut maker = Maker {
        hl: &hl,
        id,
        ret,
        prelude: params != natural,
        checked: checked_operations(cx.rt, id, &hl),
        exact,
        reprs,
        vars: SecondaryMap::new(),
        parts: SecondaryMap::new(),
        blocks: SecondaryMap::new(),
        errors: Vec::new(),
        missing: SecondaryMap::new(),
    };
    maker.blocks[hl.ret] = Some(cx.graph.ret);
    maker.blocks[hl.exc] = Some(cx.graph.exc);
    for &block in &order {
        maker.inputs(&mut cx, block)?;
    }
    if maker.prelude {
        maker.convert_params(&mut cx, &params, &natural)?;
    }
    for &block in &order {
        if let Err(error) = maker.block(&mut cx, block) {
            cx.ops.clear();
            maker.errors.push(*error);
        }
    }
    let mut errors = maker.errors.into_iter();
    if let Some(first) = errors.next() {
        cx.rt.errors.extend(errors);
        return Err(Box::new(first));
    }
    super::rappend::rewrite(&mut cx)?;
    let graph = cx.graph;
    let graph = rt.prog.graphs.push(graph);
    rt.keep(id, graph, &before);
    rt.prog.funcs[func].body = FuncBody::Graph(graph);
    Ok(())
}

struct Maker<'h> {
    hl: &'h Graph<Hl>,
    id: GraphId,
    /// The representation of the result.
    ret: Repr,
    /// The results of operations that `ovfcheck` is called on.
    checked: Vec<Var>,
    /// The variables whose value is wanted exactly, if arithmetic that cannot give that raises.
    exact: Option<SecondaryMap<Var, bool>>,
    /// The parameters are converted before the start block: their signature is that of a row.
    prelude: bool,
    /// Representations that do not follow from annotations.
    reprs: SecondaryMap<Var, Option<Repr>>,
    vars: SecondaryMap<Var, Option<(LlValue, Repr)>>,
    parts: SecondaryMap<Var, Option<super::rptr::Place>>,
    blocks: SecondaryMap<Block, Option<Block>>,
    /// What is wrong with operations: then there is no graph in the end.
    errors: Vec<Diagnostic>,
    /// The results of these, and of what needs them: nothing more is said of that.
    missing: SecondaryMap<Var, bool>,
}

/// Adds the place to an error that has none.
fn locate(mut error: Box<Diagnostic>, op: &Op<Hl>) -> Box<Diagnostic> {
    if let (None, Some(span)) = (&error.primary, op.span) {
        error.primary = Some(Label {
            span,
            message: String::new(),
        });
    }
    error
}

impl Maker<'_> {
    fn repr(&self, cx: &mut Lower<'_, '_>, var: Var) -> RResult<Repr> {
        match self.reprs[var] {
            Some(repr) => Ok(repr),
            None => cx.rt.var_repr(self.id, var),
        }
    }

    fn inputs(&mut self, cx: &mut Lower<'_, '_>, block: Block) -> RResult<()> {
        let mut inputs = Vec::new();
        for &var in &self.hl.blocks[block].inputs {
            let repr = self.repr(cx, var)?;
            inputs.push(self.define(cx, var, repr));
        }
        let new = if block == self.hl.start && !self.prelude {
            let start = cx.graph.start;
            cx.graph.blocks[start].inputs = inputs;
            start
        } else {
            cx.graph.new_block(inputs)
        };
        self.blocks[block] = Some(new);
        Ok(())
    }

    /// Makes the start block: it takes the parameters of the function's signature, and passes
    /// them on as the annotated start block has them.
    fn convert_params(
        &mut self,
        cx: &mut Lower<'_, '_>,
        params: &[Repr],
        natural: &[Repr],
    ) -> RResult<()> {
        let inputs = cx.stub_inputs(params);
        let mut values = Vec::new();
        for ((value, &from), &to) in inputs.into_iter().zip(params).zip(natural) {
            values.push(cx.convert(value, from, to)?);
        }
        let start = cx.graph.start;
        let Some(target) = self.blocks[self.hl.start] else {
            return error("RP0599", "a graph without a start");
        };
        cx.graph.blocks[start].ops = std::mem::take(&mut cx.ops);
        cx.graph.blocks[start].exits = vec![Link::new(values, target)];
        Ok(())
    }

    fn define(&mut self, cx: &mut Lower<'_, '_>, var: Var, repr: Repr) -> Var {
        let ty = cx.rt.lltype(repr);
        let new = cx.graph.new_var(ty);
        cx.graph.vars[new].name = self.hl.vars[var].name.clone();
        let value = match ty {
            LlType::Void => match repr {
                Repr::Const(obj) => Value::Const(LlConst::Void(Some(obj))),
                _ => void(),
            },
            _ => Value::Var(new),
        };
        self.vars[var] = Some((value, repr));
        new
    }

    fn arg(&self, cx: &mut Lower<'_, '_>, value: &Value<Hl>) -> RResult<HopArg> {
        match value {
            Value::Var(var) => {
                let s = cx.rt.ann.binding(self.id, *var).clone();
                match &self.vars[*var] {
                    Some((v, r)) => Ok(HopArg {
                        part: self.parts[*var].clone(),
                        ..HopArg::new(v.clone(), s, *r)
                    }),
                    None => error("RP0599", format!("{var} is not defined here")),
                }
            }
            Value::Const(obj) => {
                let mut s = cx.rt.ann.annotation(self.id, value);
                s.konst.get_or_insert(*obj);
                let r = cx.rt.getrepr(&s)?;
                Ok(HopArg::new(Value::Const(LlConst::Void(Some(*obj))), s, r))
            }
        }
    }

    fn block(&mut self, cx: &mut Lower<'_, '_>, block: Block) -> RResult<()> {
        let data = &self.hl.blocks[block];
        let Some(target) = self.blocks[block] else {
            return Ok(());
        };
        let first_guarded = cx.rt.ann.guarded_from(self.id, block);
        let errors_before = self.errors.len();
        let mut guarded_from = None;
        let mut dead = false;
        for (n, op) in data.ops.iter().enumerate() {
            let guarded = n >= first_guarded;
            if guarded && guarded_from.is_none() {
                guarded_from = Some(cx.ops.len());
            }
            cx.span = op.span;
            let mut needed = op.args.iter().filter_map(Value::var);
            let mut is_missing = needed.any(|var| self.missing[var]);
            if !is_missing {
                if self.fails_on_none(cx, op)? {
                    dead = true;
                    break;
                }
                if let Err(error) = self.op(cx, block, op) {
                    self.errors.push(*locate(error, op));
                    is_missing = true;
                }
            }
            if is_missing && self.miss(cx, op).is_err() {
                break;
            }
            if cx.rt.ann.binding(self.id, op.result).is_impossible() {
                dead = true;
                break;
            }
        }
        cx.span = None;
        let ops = std::mem::take(&mut cx.ops);
        if self.errors.len() > errors_before {
            return Ok(());
        }
        cx.graph.blocks[target].ops = ops;
        self.exits(cx, block, target, guarded_from, dead)
            .map_err(|e| match data.ops.last() {
                Some(op) => locate(e, op),
                None => e,
            })
    }

    /// Goes on without the result of an operation, if it is known what that would be.
    fn miss(&mut self, cx: &mut Lower<'_, '_>, op: &Op<Hl>) -> RResult<()> {
        let repr = self.repr(cx, op.result)?;
        self.define(cx, op.result, repr);
        self.missing[op.result] = true;
        Ok(())
    }

    /// Raises what an operation raises whose operand is `None` and never anything else, and says so.
    fn fails_on_none(&self, cx: &mut Lower<'_, '_>, op: &Op<Hl>) -> RResult<bool> {
        let Some(operand) = op.args.first() else {
            return Ok(false);
        };
        let none = cx.rt.ann.annotation(self.id, operand).kind == Kind::None;
        if !none || !cx.rt.ann.binding(self.id, op.result).is_impossible() {
            return Ok(false);
        }
        let special = match op.code {
            HlOp::GetItem | HlOp::GetSlice => "__getitem__",
            HlOp::SetItem | HlOp::SetSlice => "__setitem__",
            HlOp::DelItem | HlOp::DelSlice => "__delitem__",
            HlOp::Len => "__len__",
            HlOp::Iter => "__iter__",
            HlOp::Next => "__next__",
            HlOp::Contains => "__contains__",
            HlOp::GetAttr | HlOp::SetAttr | HlOp::DelAttr => "",
            _ => return Ok(false),
        };
        let name = match special {
            "" => cx.rt.ann.annotation(self.id, &op.args[1]).konst,
            _ => None,
        };
        let key = name.and_then(|name| cx.rt.session.heap.attribute(name));
        let name = key.as_ref().map_or(special, AttrKey::shown);
        let (class, message) = super::rinstance::error_of_none(name);
        let null = Value::Const(LlConst::Null(cx.rt.classes.root_types().instance_ptr()));
        cx.check_not_none(&null, class, message)?;
        Ok(true)
    }

    fn op(&mut self, cx: &mut Lower<'_, '_>, block: Block, op: &Op<Hl>) -> RResult<()> {
        let s_result = cx.rt.ann.binding(self.id, op.result).clone();
        let r_result = self.repr(cx, op.result)?;
        let args: RResult<Vec<_>> = op.args.iter().map(|a| self.arg(cx, a)).collect();
        let mut hop = Hop {
            op: op.code,
            args: args?,
            s_result,
            r_result,
            result: op.result,
            span: op.span,
        };
        cx.part = None;
        cx.overflow = if self.checked.contains(&op.result) {
            Checked::All
        } else if self.exact.as_ref().is_some_and(|exact| exact[op.result]) {
            Checked::Ints
        } else {
            Checked::Nothing
        };
        if is_ovfcheck(cx.rt, self.id, op) && op.args.len() == 2 {
            let checked = op.args[1].var().and_then(|v| source(self.hl, block, v));
            if checked.is_none() && hop.konst(1).is_none() {
                return error("RP0543", "ovfcheck() needs an operation as its argument");
            }
        }
        super::roptional::operands(cx, &mut hop)?;
        let value = super::dispatch::lower_op(cx, &hop);
        cx.overflow = Checked::Nothing;
        let value = value?;
        if let Some(part) = cx.part.take() {
            self.parts[op.result] = Some(part);
            self.vars[op.result] = Some((void(), r_result));
            return Ok(());
        }
        let want = cx.rt.lltype(r_result);
        let value = match want {
            LlType::Void => match r_result {
                Repr::Const(obj) => Value::Const(LlConst::Void(Some(obj))),
                _ => void(),
            },
            ty => {
                let found = cx.ty(&value);
                if found != ty {
                    return error(
                        "RP0599",
                        format!("{:?} gave {found:?} instead of {ty:?}", op.code),
                    );
                }
                if let (Value::Var(v), Some(name)) = (&value, &self.hl.vars[op.result].name) {
                    cx.graph.vars[*v].name.get_or_insert(name.clone());
                }
                value
            }
        };
        self.vars[op.result] = Some((value, r_result));
        Ok(())
    }

    /// Makes the exits of a block whose operations are made.
    fn exits(
        &mut self,
        cx: &mut Lower<'_, '_>,
        block: Block,
        target: Block,
        guarded_from: Option<usize>,
        dead: bool,
    ) -> RResult<()> {
        let data = &self.hl.blocks[block];
        let mut links = Vec::new();
        let mut switch = ExitSwitch::None;
        match data.switch {
            ExitSwitch::None => {
                if !dead {
                    for link in &data.exits {
                        links.extend(self.link(cx, link, None)?);
                    }
                }
            }
            ExitSwitch::Value(var) if !dead => {
                let arg = self.arg(cx, &Value::Var(var))?;
                switch = self.switch(cx, &arg, &data.exits, &mut links)?;
                let ops = std::mem::take(&mut cx.ops);
                cx.graph.blocks[target].ops.extend(ops);
            }
            ExitSwitch::Value(_) => {}
            // It ends before the operation that the exits are for.
            ExitSwitch::LastException if dead && guarded_from.is_none() => {}
            ExitSwitch::LastException => {
                return self.exception_exits(cx, block, target, guarded_from, dead)
            }
        }
        if links.is_empty() {
            self.unreachable(cx, target);
            return Ok(());
        }
        if links.len() == 1 {
            switch = ExitSwitch::None;
            links[0].case = None;
        }
        cx.graph.blocks[target].switch = switch;
        cx.graph.blocks[target].exits = links;
        Ok(())
    }

    /// Ends a block behind which control cannot come: the callee never returns.
    fn unreachable(&self, cx: &mut Lower<'_, '_>, block: Block) {
        let result = cx.graph.new_var(LlType::Void);
        cx.graph.blocks[block].ops.push(Op {
            code: LlOp::Unreachable,
            args: vec![void()],
            result,
            span: None,
        });
        let ret = cx.graph.ret;
        let ty = cx.graph.vars[cx.graph.return_var()].ty;
        let value = Value::Const(LlConst::zero(ty));
        cx.graph.blocks[block].exits = vec![Link::new(vec![value], ret)];
        cx.graph.blocks[block].switch = ExitSwitch::None;
    }

    fn switch(
        &mut self,
        cx: &mut Lower<'_, '_>,
        arg: &HopArg,
        exits: &[Link<Hl>],
        links: &mut Vec<Link<Ll>>,
    ) -> RResult<ExitSwitch> {
        // The annotator follows one exit of a constant; the others may not even type.
        let chosen = match arg.konst() {
            Some(obj) => self.chosen(cx, arg.r, obj, exits)?,
            None => None,
        };
        for (n, link) in exits.iter().enumerate() {
            if chosen.is_some_and(|chosen| chosen != n) {
                continue;
            }
            let case = self.case(cx, arg.r, link)?;
            if let Some(mut new) = self.link(cx, link, None)? {
                new.case = Some(case);
                links.push(new);
            }
        }
        match &arg.v {
            Value::Var(var) => Ok(ExitSwitch::Value(*var)),
            Value::Const(c) if links.len() > 1 => {
                let ty = c.ty();
                match cx.genop(LlOp::SameAs, vec![arg.v.clone()], ty) {
                    Value::Var(var) => Ok(ExitSwitch::Value(var)),
                    Value::Const(_) => error("RP0599", "a switch on a value without a type"),
                }
            }
            Value::Const(_) => Ok(ExitSwitch::None),
        }
    }

    /// The low-level case of a link out of a switch on values of a representation.
    fn case(&self, cx: &mut Lower<'_, '_>, repr: Repr, link: &Link<Hl>) -> RResult<LlCase> {
        Ok(match link.case {
            None | Some(HlCase::Default) => LlCase::Default,
            Some(HlCase::Bool(b)) => LlCase::Bool(b),
            Some(HlCase::Value(obj)) => match cx.rt.convert_const(repr, obj)? {
                LlConst::Int(n, _) => LlCase::Int(n),
                LlConst::UniChar(c) => LlCase::Int(c.into()),
                LlConst::Char(c) => LlCase::Int(c.into()),
                LlConst::Bool(b) => LlCase::Bool(b),
                _ => return error("RP0505", "a switch needs integers or characters"),
            },
            Some(HlCase::Exception(_)) => {
                return error("RP0599", "an exception case on a value");
            }
        })
    }

    /// Which exit a switch on this constant takes.
    fn chosen(
        &self,
        cx: &mut Lower<'_, '_>,
        repr: Repr,
        obj: crate::host::object::ObjId,
        exits: &[Link<Hl>],
    ) -> RResult<Option<usize>> {
        let truth = cx.rt.const_truth(obj);
        for (n, link) in exits.iter().enumerate() {
            let taken = match link.case {
                Some(HlCase::Bool(b)) => truth == Some(b),
                Some(HlCase::Value(value)) => {
                    value == obj || {
                        let wanted = cx.rt.convert_const(repr, value)?;
                        wanted == cx.rt.convert_const(repr, obj)?
                    }
                }
                _ => true,
            };
            if taken {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }

    /// The exits of a block that catches exceptions: see the module's header.
    fn exception_exits(
        &mut self,
        cx: &mut Lower<'_, '_>,
        block: Block,
        first: Block,
        guarded_from: Option<usize>,
        dead: bool,
    ) -> RResult<()> {
        let exits = &self.hl.blocks[block].exits;
        let normal = match exits.first() {
            Some(link) if !dead => self.link(cx, link, None)?,
            _ => None,
        };
        let mut catching = Vec::new();
        for (number, link) in exits.iter().enumerate().skip(1) {
            let Some(HlCase::Exception(class)) = link.case else {
                return error("RP0599", "an exception exit without a class");
            };
            let class = cx.rt.classdef(class)?;
            if !cx.rt.ann.has_instances(class) {
                continue;
            }
            // What is not raised there has no values that would fit.
            if !cx.rt.ann.caught.contains(&(self.id, block, number as u32)) {
                continue;
            }
            let class = cx.rt.vtable_const(class);
            let new = self.link(cx, link, Some(()))?;
            if let Some(mut new) = new {
                new.case = Some(LlCase::Exception(class));
                catching.push(new);
            }
        }
        // The normal exit, or the end of control.
        match normal {
            Some(link) => cx.graph.blocks[first].exits = vec![link],
            None => self.unreachable(cx, first),
        }
        if catching.is_empty() {
            return Ok(());
        }
        let Some(from) = guarded_from else {
            return Ok(());
        };
        guard(&mut cx.graph, first, from, catching);
        Ok(())
    }

    /// A link in the new graph; `None` if the annotator never went there. `Some(())`: it catches
    /// an exception.
    fn link(
        &mut self,
        cx: &mut Lower<'_, '_>,
        link: &Link<Hl>,
        catching: Option<()>,
    ) -> RResult<Option<Link<Ll>>> {
        let Some(target) = self.blocks[link.target] else {
            return Ok(None);
        };
        let mut result: Link<Ll> = Link::new(Vec::new(), target);
        if catching.is_some() {
            let types = (cx.rt.prog.exc_type, cx.rt.prog.exc_value);
            for (hl, ty, repr) in [
                (link.last_exception, types.0, Repr::Class),
                (
                    link.last_exc_value,
                    types.1,
                    Repr::Instance(ClassDefId::OBJECT),
                ),
            ] {
                let new = cx.graph.new_var(ty.unwrap_or(LlType::Void));
                if repr == Repr::Class {
                    result.last_exception = Some(new);
                } else {
                    result.last_exc_value = Some(new);
                }
                if let Some(hl) = hl {
                    self.vars[hl] = Some((Value::Var(new), repr));
                }
            }
        }
        let inputs = self.hl.blocks[link.target].inputs.clone();
        let mut wanted = Vec::new();
        let mut args = Vec::new();
        for (n, value) in link.args.iter().enumerate() {
            let repr = if link.target == self.hl.exc {
                [Repr::Class, Repr::Instance(ClassDefId::OBJECT)][n]
            } else if link.target == self.hl.ret {
                self.ret
            } else {
                self.repr(cx, inputs[n])?
            };
            wanted.push(repr);
            let mut arg = self.arg(cx, value)?;
            if catching.is_some()
                && (value.var() == link.last_exception || value.var() == link.last_exc_value)
                && value.var().is_some()
            {
                // What is known of the class comes from the case.
                if !matches!(repr, Repr::Const(_)) {
                    arg.s.konst = None;
                }
            }
            args.push(arg);
        }
        debug_assert!(cx.ops.is_empty() || catching.is_none());
        let saved = std::mem::take(&mut cx.ops);
        let mut values = Vec::new();
        for (arg, &repr) in args.iter().zip(&wanted) {
            values.push(cx.input(arg, repr)?);
        }
        let ops = std::mem::replace(&mut cx.ops, saved);
        if ops.is_empty() {
            result.args = values;
            return Ok(Some(result));
        }
        // Conversions have a block of their own, whose inputs are what they use.
        let middle = cx.graph.new_block(Vec::new());
        cx.graph.blocks[middle].ops = ops;
        cx.graph.blocks[middle].exits = vec![Link::new(values, target)];
        let (inputs, args) = free_vars(&mut cx.graph, middle);
        cx.graph.blocks[middle].inputs = inputs;
        result.args = args;
        result.target = middle;
        Ok(Some(result))
    }
}

/// Whether an operation is a call of `ovfcheck`.
fn is_ovfcheck(rt: &RTyper<'_>, graph: GraphId, op: &Op<Hl>) -> bool {
    let Some(callee) = op.args.first() else {
        return false;
    };
    op.code == crate::ir::op::HlOp::SimpleCall
        && rt.ann.annotation(graph, callee).kind
            == crate::annotate::types::model::Kind::Builtin(crate::stubs::BuiltinFn::Ovfcheck)
}

/// The results of the operations that `ovfcheck` is called on.
fn checked_operations(rt: &RTyper<'_>, id: GraphId, hl: &Graph<Hl>) -> Vec<Var> {
    let mut checked = Vec::new();
    for (block, data) in hl.blocks.iter() {
        for op in &data.ops {
            if let (true, [_, Value::Var(arg)]) = (is_ovfcheck(rt, id, op), &op.args[..]) {
                checked.extend(source(hl, block, *arg));
            }
        }
    }
    checked
}

/// The operation's result that a variable is, perhaps passed along links that have no
/// alternative: inside of a `try` each operation ends its block.
fn source(hl: &Graph<Hl>, mut block: Block, mut var: Var) -> Option<Var> {
    loop {
        let data = &hl.blocks[block];
        if data.ops.iter().any(|op| op.result == var) {
            return Some(var);
        }
        let index = data.inputs.iter().position(|&v| v == var)?;
        let mut links = hl.blocks.iter().flat_map(|(from, data)| {
            data.exits
                .iter()
                .filter(|link| link.target == block)
                .map(move |link| (from, link))
        });
        let (from, link) = links.next()?;
        if links.next().is_some() || from == block {
            return None;
        }
        var = link.args[index].var()?;
        block = from;
    }
}

/// Gives each operation of a block from `from` on that can raise these exits for exceptions, in a block of its own.
pub(super) fn guard(graph: &mut Graph<Ll>, first: Block, from: usize, mut catching: Vec<Link<Ll>>) {
    let ops = graph.blocks[first].ops.iter().enumerate().skip(from);
    let raising = ops.filter(|(_, op)| op.code.can_raise());
    let raising: Vec<usize> = raising.map(|(n, _)| n).collect();
    // The exception exits use variables of the block from before the guarded operation: as
    // long as they are among the exits, splitting passes them on.
    let mut chain = vec![first];
    let mut done = 0;
    for at in raising {
        let block = chain[chain.len() - 1];
        let at = at + 1 - done;
        graph.blocks[block].exits.extend(catching.iter().cloned());
        let rest = graph.split_block(block, at);
        done += at;
        let renamed = graph.blocks[rest].exits.split_off(1);
        graph.blocks[block].switch = ExitSwitch::LastException;
        for link in &catching {
            let fresh = refresh(graph, link);
            graph.blocks[block].exits.push(fresh);
        }
        catching = renamed;
        chain.push(rest);
    }
    prune_inputs(graph, &chain);
}

/// A copy of an exception link with exception variables of its own.
fn refresh(graph: &mut Graph<Ll>, link: &Link<Ll>) -> Link<Ll> {
    let mut link = link.clone();
    for bound in [&mut link.last_exception, &mut link.last_exc_value] {
        if let Some(old) = *bound {
            let new = graph.copy_var(old);
            for arg in &mut link.args {
                if arg.var() == Some(old) {
                    *arg = Value::Var(new);
                }
            }
            *bound = Some(new);
        }
    }
    link
}

/// Renames the variables that a block uses without defining them; gives the new names, to be its
/// inputs, and the old ones, to be passed.
fn free_vars(graph: &mut Graph<Ll>, block: Block) -> (Vec<Var>, Vec<LlValue>) {
    let mut data = graph.blocks[block].clone();
    let mut defined: Vec<Var> = data.ops.iter().map(|op| op.result).collect();
    defined.sort_unstable();
    let mut renamed: Vec<(Var, Var)> = Vec::new();
    let mut rename = |graph: &mut Graph<Ll>, value: &mut LlValue| {
        if let Value::Var(var) = *value {
            if defined.binary_search(&var).is_ok() {
                return;
            }
            let new = match renamed.iter().find(|(old, _)| *old == var) {
                Some(&(_, new)) => new,
                None => {
                    let new = graph.copy_var(var);
                    renamed.push((var, new));
                    new
                }
            };
            *value = Value::Var(new);
        }
    };
    for op in &mut data.ops {
        for arg in &mut op.args {
            rename(graph, arg);
        }
    }
    for link in &mut data.exits {
        for arg in &mut link.args {
            rename(graph, arg);
        }
    }
    graph.blocks[block] = data;
    let args = renamed.iter().map(|&(old, _)| Value::Var(old)).collect();
    let inputs = renamed.iter().map(|&(_, new)| new).collect();
    (inputs, args)
}

/// Drops values that a chain of split blocks passes on and nobody uses.
fn prune_inputs(graph: &mut Graph<Ll>, chain: &[Block]) {
    for pair in chain.windows(2).rev() {
        let (from, to) = (pair[0], pair[1]);
        let data = &graph.blocks[to];
        let used: Vec<bool> = data
            .inputs
            .iter()
            .map(|&input| {
                let is = |value: &LlValue| value.var() == Some(input);
                data.switch == ExitSwitch::Value(input)
                    || data.ops.iter().any(|op| op.args.iter().any(is))
                    || data.exits.iter().any(|link| link.args.iter().any(is))
            })
            .collect();
        let mut keep = used.iter();
        graph.blocks[to]
            .inputs
            .retain(|_| *keep.next().unwrap_or(&true));
        let mut keep = used.iter();
        graph.blocks[from].exits[0]
            .args
            .retain(|_| *keep.next().unwrap_or(&true));
    }
}
