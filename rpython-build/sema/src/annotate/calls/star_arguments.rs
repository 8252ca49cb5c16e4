//! `f(*items)` and `f(**names)` where Python looks at the run-time value and we look at what is
//! known: lists for functions of a fixed number of arguments, dicts that are constants.

use crate::annotate::errors::report::*;
use crate::annotate::functions::keywords::uses_of;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::{fits, Callee};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};
use crate::stubs::{BuiltinFn, Class, Effect, Lowering, Method, ParamKind, Signature};

/// The most arguments that a list can be spread over: there is a call for each length up to this one.
/// Few functions have more parameters; those are refused.
const MOST: usize = 16;

/// How many arguments by position a callable takes at least and at most, behind the object that it belongs to if that is
/// one more, and the function that says so.
#[derive(Clone, Copy)]
struct Takes {
    low: usize,
    high: usize,
    receivers: usize,
    func: ObjId,
}

impl Takes {
    fn is_like(self, other: Takes) -> bool {
        (self.low, self.high) == (other.low, other.high)
    }
}

impl Annotator<'_> {
    /// A call of the toolchain's own with as many arguments as there are at run time: of the function that its stub names
    /// for that, or of the one in Python that it is.
    pub fn star_of_any_length(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let unbound = args[0].konst.and_then(|obj| self.method_of_type(obj));
        if let Some(outcome) = self.unzipped(op, args)? {
            return Ok(Some(outcome));
        }
        let names = self.session.keywords.names(shape.keywords).to_vec();
        let before = shape.positional as usize;
        let at = 1 + before + names.len();
        let callee = Callee::of(&args[0]);
        let (helper, is_bound) = match (unbound, &callee) {
            (Some((Class::Set, Method::Union)), _) => (Some(("app_func", "sets_union")), false),
            (Some((Class::Set, Method::Intersection)), _) => {
                (Some(("app_func", "sets_intersection")), false)
            }
            (_, Some(callee)) => {
                let takes = |signature: &&Signature| {
                    let mut params = signature.params.iter();
                    let has = |name: &Name| params.clone().any(|p| *p.name == **name);
                    names.iter().all(has) && params.any(|p| p.kind == ParamKind::Star)
                };
                let mut taking = callee.overloads.iter().filter(takes);
                let star = taking.clone().find_map(|signature| signature.star);
                let is_bound = callee.receiver.is_some();
                let in_python = taking.find(|s| matches!(s.lowering, Lowering::App(..)));
                if let (None, Some(signature)) = (star, in_python) {
                    return self.star_of_python(op, shape, args, signature, is_bound);
                }
                (star, is_bound)
            }
            _ => (None, false),
        };
        let Some(helper) = helper else {
            return Ok(None);
        };
        let func = self.helper(helper)?;
        // (What takes none of those in front of the list, or names, is not there for them.)
        let most = self.heap().function(func).is_some_and(|function| {
            let code = &function.code;
            let own = 1 + usize::from(is_bound);
            let (positional, by_name) = code.locals.split_at(code.argcount as usize);
            let by_name = &by_name[..code.kwonlyargcount as usize];
            (code.flags.varargs || own + before <= positional.len())
                && names.iter().all(|name| by_name.contains(name))
        });
        if !most {
            return Ok(None);
        }
        let (mut ops, mut call) = (Vec::new(), vec![Value::Const(func)]);
        if is_bound {
            call.push(self.receiver_of(&mut ops, op));
        }
        call.push(op.args[at].clone());
        call.extend_from_slice(&op.args[1..at]);
        let code = match names.is_empty() {
            true => HlOp::SimpleCall,
            false => HlOp::CallArgs(CallShape {
                positional: (call.len() - 1 - names.len()) as u16,
                star: false,
                ..shape
            }),
        };
        Ok(Some(self.last(ops, op, code, call)))
    }

    /// The same of what is a function in Python, which takes any number of arguments itself.
    fn star_of_python(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
        signature: &Signature,
        is_bound: bool,
    ) -> An<Option<Outcome>> {
        let Lowering::App(module, name) = signature.lowering else {
            return Ok(None);
        };
        if shape.keywords != 0 {
            return Ok(None);
        }
        let at = 1 + shape.positional as usize;
        let (Kind::List(_) | Kind::Seq(_)) = args[at].kind else {
            return self.collected(op, at).map(Some);
        };
        let mut given = args[1..at].to_vec();
        given.extend(self.held_by(&args[at].kind));
        let star = signature.params.iter().find(|p| p.kind == ParamKind::Star);
        let fits = |value: &SomeValue| star.is_some_and(|star| fits(&star.ty, &value.kind));
        if !given
            .iter()
            .all(|value| value.is_impossible() || fits(value))
        {
            return Ok(None);
        }
        let func = self.helper((module, name))?;
        let (mut ops, mut call) = (Vec::new(), vec![Value::Const(func)]);
        if is_bound {
            call.push(self.receiver_of(&mut ops, op));
        }
        call.extend_from_slice(&op.args[1..]);
        let shape = CallShape {
            positional: shape.positional + u16::from(is_bound),
            ..shape
        };
        Ok(Some(self.last(ops, op, HlOp::CallArgs(shape), call)))
    }

    /// `a, b = zip(*pairs)`: a tuple of each item of the pairs, which are of several types.
    fn unzipped(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        if !matches!(args[0].kind, Kind::Builtin(BuiltinFn::Zip)) || args.len() != 2 {
            return Ok(None);
        }
        let held = self.held_by(&args[1].kind);
        let [item] = &held[..] else {
            return Ok(None);
        };
        let (Kind::Tuple(parts), Kind::List(_) | Kind::Seq(_), false) =
            (&item.kind, &args[1].kind, item.nullable)
        else {
            return Ok(None);
        };
        let count = parts.len();
        let Some(uses) = uses_of(&self.a.graphs[self.pos.graph], self.result) else {
            return Ok(None);
        };
        let unpacks = |op: &&Op<Hl>| {
            let into = op.args.get(1).and_then(Value::constant);
            let into = into.and_then(|&into| self.heap().as_int(into));
            op.code == HlOp::UnpackCheck && into == Some(count as i64)
        };
        if uses.ops.is_empty() || !uses.ops.iter().all(unpacks) {
            return Ok(None);
        }
        let count = self.session.heap.new_int(count as i64);
        let count = self.immutable_value(count)?.konst;
        let key: Vec<ObjId> = count.into_iter().collect();
        let unzip = self.made_by(("app_spread", "unzipper"), &key)?;
        Ok(Some(self.call_instead(unzip, &op.args[1..2])))
    }

    /// `f(a, *items, name=b)` for a list, where all that is called takes so many arguments: a call of a
    /// function that looks at the length.
    pub(in crate::annotate) fn spread_list(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let names = self.session.keywords.names(shape.keywords).to_vec();
        let at = 1 + shape.positional as usize + names.len();
        let (Kind::Pbc(descs), false) = (&args[0].kind, shape.dict) else {
            return Ok(None);
        };
        match args[at].kind {
            Kind::List(_) | Kind::Seq(_) => {}
            Kind::Instance(_)
            | Kind::Char
            | Kind::Str
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::Dict(_)
            | Kind::Set { .. }
            | Kind::DictView { .. }
            | Kind::Iterator { .. } => {
                return self.collected(op, at).map(Some);
            }
            _ => return Ok(None),
        }
        if let Some(outcome) = self.library_with_list(op, shape, &args[0], at) {
            return Ok(Some(outcome));
        }
        let mut known: Option<Takes> = None;
        for &desc in descs.clone().iter() {
            match (self.takes(desc, &names)?, known) {
                (Some(found), None) => known = Some(found),
                (Some(found), Some(known)) if found.is_like(known) => {}
                _ if descs.len() > 1 && names.is_empty() => {
                    return self.spread_each(op, &descs.clone(), at)
                }
                _ => return self.spread_any(op, shape, args, &names),
            }
        }
        let before = shape.positional as usize;
        let Some(known) = known.filter(|known| known.high <= MOST && before <= known.high) else {
            return Ok(None);
        };
        let maker = ("app_spread", "spreader");
        let numbers = [known.low, known.high, before, known.receivers];
        let key = self.key_of_spread(&[known.func], &numbers, &names)?;
        let spread = self.made_by(maker, &key)?;
        // (What comes there later need not take as many.)
        let callee = match descs[..] {
            [desc] => match &self.a.descs[desc] {
                Desc::Function(function) => Value::Const(function.func),
                _ => op.args[0].clone(),
            },
            _ => op.args[0].clone(),
        };
        let mut list = vec![callee, op.args[at].clone()];
        list.extend_from_slice(&op.args[1..at]);
        Ok(Some(self.call_instead(spread, &list)))
    }

    /// A call of a function of the library that says which one takes a list of what it takes (`_of_list_`).
    fn library_with_list(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        callee: &SomeValue,
        at: usize,
    ) -> Option<Outcome> {
        let func = callee.konst.filter(|_| shape.positional == 0)?;
        self.heap().function(func).filter(|function| function.own)?;
        let other = self.heap().function_attr(func, "_of_list_")?;
        let mut list = vec![Value::Const(other), op.args[at].clone()];
        list.extend_from_slice(&op.args[1..at]);
        let code = match shape.keywords {
            0 => HlOp::SimpleCall,
            _ => HlOp::CallArgs(CallShape {
                positional: 1,
                star: false,
                ..shape
            }),
        };
        Some(self.last(Vec::new(), op, code, list))
    }

    /// What a function that spreads a list is made for.
    fn key_of_spread(&mut self, of: &[ObjId], numbers: &[usize], names: &[Name]) -> An<Vec<ObjId>> {
        let mut key = of.to_vec();
        for &n in numbers {
            let n = self.session.heap.new_int(n as i64);
            key.extend(self.immutable_value(n)?.konst);
        }
        let names = self.str_const(&names.join(","));
        key.extend(self.immutable_value(names)?.konst);
        Ok(key)
    }

    /// `f(a, *items, name=b)` where `f` has `*rest`: a call of what `f` would be if `rest` were an ordinary
    /// parameter, with a tuple of any length.
    fn spread_any(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
        names: &[Name],
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
        let Some(plain) = self.without_star(func) else {
            return Ok(None);
        };
        let maker = ("app_spread", "any_length");
        let key = self.key_of_spread(&[plain, class], &[receivers, before], names)?;
        let spread = self.made_by(maker, &key)?;
        let at = 1 + before + names.len();
        let mut list = vec![op.args[at].clone()];
        list.extend(receiver);
        list.extend_from_slice(&op.args[1..at]);
        Ok(Some(self.call_instead(spread, &list)))
    }

    /// `f(a, *items)` of one of several functions that do not take the same: a call of a function that asks which it is.
    fn spread_each(&mut self, op: &Op<Hl>, descs: &[DescId], at: usize) -> An<Option<Outcome>> {
        let functions = descs.iter().map(|&desc| match &self.a.descs[desc] {
            Desc::Function(function) => Some(function.func),
            _ => None,
        });
        let Some(mut functions) = functions.collect::<Option<Vec<ObjId>>>() else {
            return Ok(None);
        };
        functions.sort_by_key(|&func| self.a.state.objects.place(func));
        let each = self.made_by(("app_spread", "each"), &functions)?;
        let mut list = vec![op.args[0].clone(), op.args[at].clone()];
        list.extend_from_slice(&op.args[1..at]);
        Ok(Some(self.call_instead(each, &list)))
    }

    /// The object whose method this is, read in the block at work.
    fn receiver_here(&self, method: &Value<Hl>) -> Option<Value<Hl>> {
        let var = method.var()?;
        let mut ops = self.a.ops(self.pos.graph, self.pos.block);
        let read = ops.find(|op| op.result == var)?;
        let object = read.args.first()?;
        // (What an object keeps is bound to whatever it was bound to.)
        let of = self.a.annotation(self.pos.graph, object);
        let is_kept = matches!(of.kind, Kind::Instance(_)) && !self.binds_method(read);
        (read.code == HlOp::GetAttr && !is_kept).then(|| object.clone())
    }

    /// A function like this one with an ordinary parameter in place of `*rest`, which is passed by name.
    fn without_star(&mut self, func: ObjId) -> Option<ObjId> {
        let heap = &mut self.session.heap;
        let cells = heap.run_time_cells(func);
        let mut function = heap.function(func)?.clone();
        if !function.code.flags.varargs || cells > 0 || function.dict.is_some() {
            return None;
        }
        let key = (func, Vec::new());
        if let Some(&Some(known)) = self.a.state.memo.get(&key) {
            return Some(known);
        }
        // (It is behind those that are passed by name alone already.)
        let mut code = (*function.code).clone();
        code.kwonlyargcount += 1;
        code.flags.varargs = false;
        code.flags.collected = true;
        function.code = std::rc::Rc::new(code);
        function.consts = Default::default();
        let made = heap.add(Object::Function(Box::new(function)));
        self.a.state.memo.insert(key, Some(made));
        Some(made)
    }

    /// What a callable takes by position beside arguments of these names.
    fn takes(&mut self, desc: DescId, names: &[Name]) -> An<Option<Takes>> {
        let (func, receivers) = match self.a.descs[desc].clone() {
            Desc::Function(f) => (f.func, 0),
            Desc::Closure(c) => match &self.a.descs[c.func] {
                Desc::Function(f) => (f.func, 0),
                _ => return Ok(None),
            },
            Desc::Method(m) => return self.takes_behind(m.func, names),
            Desc::MethodOfFrozen(m) => return self.takes_behind(m.func, names),
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
        let (named, by_name) = code.locals.split_at(code.argcount as usize);
        let mut by_name = by_name.iter().take(code.kwonlyargcount as usize);
        let has = |name| names.contains(name) || function.kwdefaults.contains_key(name);
        if code.flags.varargs || !by_name.all(has) || named.len() < receivers {
            return Ok(None);
        }
        // (None that is behind one which is given by its name.)
        let named = &named[receivers..];
        let low = named.len().saturating_sub(function.defaults.len());
        let high = named.iter().position(|name| names.contains(name));
        let high = high.unwrap_or(named.len());
        Ok(Some(Takes {
            low: low.min(high),
            high,
            receivers,
            func,
        }))
    }

    fn takes_behind(&mut self, func: DescId, names: &[Name]) -> An<Option<Takes>> {
        let found = self.takes(func, names)?;
        Ok(found.and_then(|found| {
            Some(Takes {
                low: found.low.saturating_sub(1),
                high: found.high.checked_sub(1)?,
                receivers: 1,
                func: found.func,
            })
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
