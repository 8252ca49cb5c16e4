//! `f(*items)` and `f(**names)` where Python looks at the run-time value and we look at what is
//! known: lists for functions of a fixed number of arguments, dicts that are constants.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};
use crate::stubs::{Class, Effect, Method};

/// The most arguments that a list can be spread over: there is a call for each length up to this one.
/// Few functions have more parameters; those are refused.
const MOST: usize = 16;

impl Annotator<'_> {
    /// A call of the toolchain's own with as many arguments as there are at run time, and no others.
    pub fn star_of_any_length(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        let unbound = args[0].konst.and_then(|obj| self.method_of_type(obj));
        let (helper, is_bound) = match (unbound, Callee::of(&args[0])) {
            (Some((Class::Set, Method::Union)), _) => (Some(("app_func", "sets_union")), false),
            (Some((Class::Set, Method::Intersection)), _) => {
                (Some(("app_func", "sets_intersection")), false)
            }
            (_, Some(callee)) => {
                let star = callee.overloads.iter().find_map(|signature| signature.star);
                (star, callee.receiver.is_some())
            }
            _ => (None, false),
        };
        let Some(helper) = helper else {
            return Ok(None);
        };
        let func = Value::Const(self.helper(helper)?);
        let (mut ops, mut call) = (Vec::new(), Vec::new());
        if is_bound {
            call.push(self.receiver_of(&mut ops, op));
        }
        call.push(op.args[1].clone());
        Ok(Some(self.last_call(ops, op, func, &call)))
    }

    /// `f(a, *items)` for a list, where all that is called takes so many arguments: a call of a
    /// function that looks at the length.
    pub(in crate::annotate) fn spread_list(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let at = 1 + shape.positional as usize;
        let (Kind::Pbc(descs), true, false) = (&args[0].kind, shape.keywords == 0, shape.dict)
        else {
            return Ok(None);
        };
        match args[at].kind {
            Kind::List(_) | Kind::Seq(_) => {}
            Kind::Instance(_) | Kind::Str | Kind::Iterator { .. } => {
                return self.collected(op, at).map(Some);
            }
            _ => return Ok(None),
        }
        let mut known: Option<(usize, usize, ObjId)> = None;
        for &desc in descs.clone().iter() {
            match (self.takes(desc)?, known) {
                (Some(found), None) => known = Some(found),
                (Some((low, high, _)), Some((l, h, _))) if (low, high) == (l, h) => {}
                _ => return self.spread_any(op, shape, args),
            }
        }
        let before = shape.positional as usize;
        let Some((low, high, func)) = known.filter(|k| k.1 <= MOST && before <= k.1) else {
            return Ok(None);
        };
        let maker = ("app_spread", "spreader");
        let numbers = [low, high, before].map(|n| self.session.heap.new_int(n as i64));
        let numbers = numbers.map(|n| self.immutable_value(n));
        let mut key = vec![func];
        for number in numbers {
            key.extend(number?.konst);
        }
        let spread = self.made_by(maker, &key)?;
        let mut list = vec![op.args[0].clone(), op.args[at].clone()];
        list.extend_from_slice(&op.args[1..at]);
        Ok(Some(self.call_instead(spread, &list)))
    }

    /// `f(a, *items)` where `f` has `*rest`: a call of what `f` would be if `rest` were an ordinary
    /// parameter, with a tuple of any length.
    fn spread_any(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let descs = match &args[0].kind {
            Kind::Pbc(descs) => descs.clone(),
            _ => return Ok(None),
        };
        let [desc] = descs[..] else {
            return Ok(None);
        };
        let mut receiver = None;
        let mut class = self.session.heap.none;
        let func = match self.a.descs[desc].clone() {
            Desc::Function(f) => f.func,
            Desc::Method(m) => {
                receiver = self.receiver_here(&op.args[0]);
                match (&self.a.descs[m.func], &receiver) {
                    (Desc::Function(f), Some(_)) => f.func,
                    _ => return Ok(None),
                }
            }
            Desc::Class(c) => {
                class = self.class_made_here(c.class)?;
                let def = self.classdef(class)?;
                let heap = self.heap();
                let new = heap.lookup_in_class(class, "__new__");
                let own = new.is_some_and(|(_, new)| heap.function(new).is_some());
                match self.init_function(def)? {
                    Some(init) if !own && !self.a.classes[def].exception => init,
                    _ => return Ok(None),
                }
            }
            _ => return Ok(None),
        };
        let receivers = usize::from(receiver.is_some() || class != self.heap().none);
        let before = shape.positional as usize;
        let Some((plain, named)) = self.without_star(func, receivers + before) else {
            return Ok(None);
        };
        let maker = ("app_spread", "any_length");
        let mut key = vec![plain, class];
        for n in [receivers, named, before] {
            let n = self.session.heap.new_int(n as i64);
            key.extend(self.immutable_value(n)?.konst);
        }
        let spread = self.made_by(maker, &key)?;
        let at = 1 + before;
        let mut list = vec![op.args[at].clone()];
        list.extend(receiver);
        list.extend_from_slice(&op.args[1..at]);
        Ok(Some(self.call_instead(spread, &list)))
    }

    /// The object whose method this is, read in the block at work.
    fn receiver_here(&self, method: &Value<Hl>) -> Option<Value<Hl>> {
        let var = method.var()?;
        let mut ops = self.a.ops(self.pos.graph, self.pos.block);
        let read = ops.find(|op| op.result == var)?;
        (read.code == HlOp::GetAttr).then(|| read.args[0].clone())
    }

    /// A function like this one with an ordinary parameter in place of `*rest`, and how many come
    /// before that; `given` are passed by position.
    fn without_star(&mut self, func: ObjId, given: usize) -> Option<(ObjId, usize)> {
        let heap = &mut self.session.heap;
        let cells = heap.run_time_cells(func);
        let mut function = heap.function(func)?.clone();
        let named = function.code.argcount as usize;
        let flags = function.code.flags;
        let plain = flags.varargs && !flags.varkeywords && function.code.kwonlyargcount == 0;
        let left_out = named > given && !function.defaults.is_empty();
        if !plain || cells > 0 || left_out || function.dict.is_some() {
            return None;
        }
        let key = (func, Vec::new());
        if let Some(&Some(known)) = self.a.state.memo.get(&key) {
            return Some((known, named));
        }
        let mut code = (*function.code).clone();
        code.argcount += 1;
        code.flags.varargs = false;
        code.flags.collected = true;
        function.code = std::rc::Rc::new(code);
        function.defaults.clear();
        let made = heap.add(Object::Function(Box::new(function)));
        self.a.state.memo.insert(key, Some(made));
        Some((made, named))
    }

    /// How many arguments by position a callable takes at least and at most, and the function that
    /// says so.
    fn takes(&mut self, desc: DescId) -> An<Option<(usize, usize, ObjId)>> {
        let (func, receivers) = match self.a.descs[desc].clone() {
            Desc::Function(f) => (f.func, 0),
            Desc::Closure(c) => match &self.a.descs[c.func] {
                Desc::Function(f) => (f.func, 0),
                _ => return Ok(None),
            },
            Desc::Method(m) => return self.takes_behind(m.func),
            Desc::MethodOfFrozen(m) => return self.takes_behind(m.func),
            Desc::Class(class) => {
                let class = self.classdef(class.class)?;
                match self.init_function(class)? {
                    Some(init) => (init, 1),
                    None => return Ok(None),
                }
            }
            Desc::Frozen(_) => return Ok(None),
        };
        let Some(function) = self.heap().function(func) else {
            return Ok(None);
        };
        let code = &function.code;
        let needs_names = code.kwonlyargcount as usize > function.kwdefaults.len();
        if code.flags.varargs || needs_names || (code.argcount as usize) < receivers {
            return Ok(None);
        }
        let high = code.argcount as usize - receivers;
        let low = high.saturating_sub(function.defaults.len());
        Ok(Some((low, high, func)))
    }

    fn takes_behind(&mut self, func: DescId) -> An<Option<(usize, usize, ObjId)>> {
        let found = self.takes(func)?;
        Ok(found.and_then(|(low, high, func)| {
            Some((low.saturating_sub(1), high.checked_sub(1)?, func))
        }))
    }

    /// Dicts whose names calls rely on must be what they were when the program was translated.
    pub(in crate::annotate) fn check_spread_dicts(&mut self) {
        let dicts = std::mem::take(&mut self.session.spread_dicts);
        for (obj, span) in dicts {
            let known = self.a.constants.get(&obj).map(|value| value.kind.clone());
            let Some(Kind::Dict(def)) = known else {
                continue;
            };
            let def = self.a.find_dict(def);
            let Some(changed) = self.place_that_changes(def) else {
                continue;
            };
            let mut error = self
                .error(
                    UNSUPPORTED,
                    "the dict behind `**` is a constant, but the program changes it",
                )
                .note("which names a call passes is known when the program is translated");
            error = error.at(span, "these names are passed");
            if let Some(changed) = changed {
                error = error.label(changed, "a dict of this kind is changed here");
            }
            self.report(error);
        }
    }

    /// Where a dict changes, if it does.
    fn place_that_changes(&mut self, def: DictDefId) -> Option<Option<crate::source::Span>> {
        let mut ops = Vec::new();
        for (id, graph) in self.a.graphs.iter() {
            let all = graph.blocks.ids().flat_map(|block| self.a.ops(id, block));
            let may = |op: &&Op<Hl>| may_change(op.code) && !op.args.is_empty();
            ops.extend(
                all.filter(may)
                    .map(|op| (id, op.code, op.args[0].clone(), op.span)),
            );
        }
        for (graph, code, first, span) in ops {
            let Ok(first) = self.annotation(graph, &first) else {
                continue;
            };
            let called = matches!(code, HlOp::SimpleCall | HlOp::CallArgs(_));
            let changed = match &first.kind {
                Kind::BuiltinMethod { recv, method } if called && changes_dict(*method) => {
                    &recv.kind
                }
                kind if !called => kind,
                _ => continue,
            };
            match changed {
                Kind::Dict(other) if self.a.find_dict(*other) == def => return Some(span),
                _ => {}
            }
        }
        None
    }
}

fn may_change(code: HlOp) -> bool {
    matches!(
        code,
        HlOp::SetItem
            | HlOp::DelItem
            | HlOp::DictSetItem
            | HlOp::DictUpdate
            | HlOp::Inplace(_)
            | HlOp::SimpleCall
            | HlOp::CallArgs(_)
    )
}

fn changes_dict(method: Method) -> bool {
    let mut overloads = Class::Dict.method(method).iter();
    overloads.any(|signature| signature.effect != Effect::None)
}
