//! Calls of what the stubs declare ([`crate::stubs`]): which overload is meant, which argument goes
//! to which parameter, and what an argument becomes that a parameter does not take as it is.
//!
//! A call is made one by position, of operands that the parameters take: names and defaults are
//! put in their places, and what is an object of the program where a parameter needs a number or
//! an iterable is asked for it. Or it becomes what its lowering says.

use crate::annotate::errors::report::*;
use crate::annotate::ops::steps::Helper;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::of_type;
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::object::ObjId;
use crate::host::suggestions::{closest, meaning};
use crate::ir::model::*;
use crate::ir::op::{HlOp, Operand};
use crate::stubs::{
    arity, chosen, AnnotatorArm, Default, Lowering, Param, ParamKind, Signature, Type,
};

impl Annotator<'_> {
    /// A call that is not an operation as it stands: what it becomes. `names` are those of the
    /// last arguments.
    pub(in crate::annotate) fn declared_call(
        &mut self,
        op: &Op<Hl>,
        callee: &Callee<'_>,
        args: &[SomeValue],
        names: &[Name],
    ) -> An<Option<Outcome>> {
        let given = args.len() - names.len();
        let Some(signature) = chosen(callee.overloads, given, names) else {
            return self.wrong_call(callee, given, names);
        };
        if let (Some(special), Some(Kind::Instance(class))) =
            (signature.special, args.first().map(|arg| &arg.kind))
        {
            if self.has_special(*class, special) && names.is_empty() {
                return Ok(Some(self.special_call(&op.args[1], special, &op.args[2..])));
            }
        }
        for (at, arg) in args.iter().enumerate().take(given) {
            let Some(param) = signature.param_at(at) else {
                continue;
            };
            let takes_bytes = param.ty.may_be(|ty| matches!(ty, Type::Buffer));
            if takes_bytes {
                if let Some(outcome) = self.coerced(op, at + 1, arg, Operand::Buffer)? {
                    return Ok(Some(outcome));
                }
            }
            if param.ty.is_iterable() {
                if arg.is_none() && !param.ty.may_be(|ty| *ty == Type::None) {
                    return self.no_operation("iteration", std::slice::from_ref(arg));
                }
                if let Some(outcome) = self.coerced(op, at + 1, arg, Operand::Iterable)? {
                    return Ok(Some(outcome));
                }
            }
        }
        // (Others are coerced where what they become is: an operation, or a helper that takes words.)
        if let Lowering::App(..) | Lowering::Gathered(..) = signature.lowering {
            if let Some(outcome) = self.number_coerced(op, signature, args, names)? {
                return Ok(Some(outcome));
            }
        }
        match signature.lowering {
            Lowering::Annotator(arm) => {
                if let (AnnotatorArm::Str, false) = (arm, names.is_empty()) {
                    return Ok(Some(self.by_position(signature, op, names)));
                }
                return self.resolved_by_arm(op, arm, callee, args, names).map(Some);
            }
            Lowering::App(module, function) => {
                let all = self.all_arguments(signature, op, names);
                return self.app_of(op, callee, (module, function), all).map(Some);
            }
            Lowering::Gathered(module, function) => {
                let mut ops = Vec::new();
                let items = op.args[1..1 + given].to_vec();
                let list = self.step(&mut ops, HlOp::NewList, items);
                let func = Value::Const(self.helper((module, function))?);
                let all = [&[list], &op.args[1 + given..]].concat();
                return Ok(Some(self.last_call(ops, op, func, &all)));
            }
            Lowering::Through(class) => {
                let Some((_, method)) = callee.receiver else {
                    return Ok(None);
                };
                return self.method_through(op, signature, method, class).map(Some);
            }
            Lowering::Op(name) => {
                let mut ops = Vec::new();
                let mut all = self.all_arguments(signature, op, names);
                if let Some((recv, _)) = callee.receiver {
                    all.insert(0, self.receiver_of(&mut ops, op));
                    // (An operator takes more than the method, which gives `NotImplemented` then.)
                    for (at, arg) in args.iter().enumerate().take(given) {
                        let ty = signature.param_at(at).map(|param| &param.ty);
                        let ty = ty.filter(|ty| matches!(ty, Type::Int | Type::Float | Type::Str));
                        if let (Some(ty), false) = (ty, matches!(arg.kind, Kind::Instance(_))) {
                            self.take(recv, ty, arg, "")?;
                        }
                    }
                }
                let code = self.declared_operation(name)?;
                if let (HlOp::Format(_), 1) = (code, all.len()) {
                    // (The spec of a field that says none.)
                    all.push(self.text_value(""));
                }
                return Ok(Some(self.last(ops, op, code, all)));
            }
            Lowering::Value(value) => {
                let value = Value::Const(self.default_object(value));
                return Ok(Some(self.become_op(op, HlOp::SameAs, vec![value])));
            }
            Lowering::Rtyper(_) | Lowering::Cast | Lowering::Ll(..) | Lowering::Field => {}
        }
        if !names.is_empty() {
            if signature
                .params
                .iter()
                .any(|p| p.kind == ParamKind::StarStar)
            {
                return Ok(None);
            }
            return Ok(Some(self.by_position(signature, op, names)));
        }
        for (at, arg) in args.iter().enumerate() {
            let Some(param) = signature.param_at(at) else {
                continue;
            };
            if let Some(outcome) =
                self.argument_coerced(op, callee, signature, param, at + 1, arg)?
            {
                return Ok(Some(outcome));
            }
        }
        Ok(None)
    }

    /// An operation by its name in a stub.
    pub(in crate::annotate) fn declared_operation(&self, name: &'static str) -> An<HlOp> {
        match HlOp::from_name(name) {
            Some(code) => Ok(code),
            None => self.fail(UNSUPPORTED, format!("there is no operation `{name}`")),
        }
    }

    /// The call with all arguments by position. What is left out at the end stays so.
    fn by_position(&mut self, signature: &Signature, op: &Op<Hl>, names: &[Name]) -> Outcome {
        let given = op.args.len() - 1 - names.len();
        let mut all = self.all_arguments(signature, op, names);
        let last = names.iter().filter_map(|name| signature.named(name)).max();
        all.truncate(last.map_or(given, |last| (last + 1).max(given)));
        all.insert(0, op.args[0].clone());
        self.become_op(op, HlOp::SimpleCall, all)
    }

    /// A call of a function in Python of the receiver, if there is one, and these.
    pub(super) fn app_of(
        &mut self,
        op: &Op<Hl>,
        callee: &Callee<'_>,
        helper: Helper<'_>,
        args: Vec<Value<Hl>>,
    ) -> An<Outcome> {
        let func = Value::Const(self.helper(helper)?);
        let mut ops = Vec::new();
        let mut call = Vec::new();
        if callee.receiver.is_some() {
            call.push(self.receiver_of(&mut ops, op));
        }
        call.extend(args);
        Ok(self.last_call(ops, op, func, &call))
    }

    /// The arguments of a call in the order of the parameters, with the defaults of those that
    /// are left out.
    fn all_arguments(
        &mut self,
        signature: &Signature,
        op: &Op<Hl>,
        names: &[Name],
    ) -> Vec<Value<Hl>> {
        let given = op.args.len() - 1 - names.len();
        let mut all = op.args[1..1 + given].to_vec();
        for (at, param) in signature.params.iter().enumerate() {
            if at < given && param.kind != ParamKind::Named {
                continue;
            }
            let named = names.iter().position(|name| **name == *param.name);
            match (named, param.default) {
                (Some(at), _) => all.push(op.args[1 + given + at].clone()),
                (None, Some(default)) => all.push(Value::Const(self.default_object(default))),
                (None, None) => {}
            }
        }
        all
    }

    pub(in crate::annotate) fn default_object(&mut self, default: Default) -> ObjId {
        match default {
            Default::None => self.heap().none,
            Default::Bool(value) => self.heap().new_bool(value),
            Default::Int(value) => self.session.heap.new_int(value),
            Default::Float(value) => self.session.heap.new_float(value),
            Default::Str(text) => self.str_const(text),
            Default::Bytes(bytes) => self.session.heap.new_bytes(bytes.to_vec()),
        }
    }

    /// The error for a call that no overload takes.
    pub(in crate::annotate) fn wrong_call<T>(
        &self,
        callee: &Callee<'_>,
        given: usize,
        names: &[Name],
    ) -> An<T> {
        let overloads = callee.overloads;
        let method = callee.receiver.map_or("", |(_, method)| method.name());
        let name = overloads.first().map_or(method, |s| s.name);
        let what = match callee.receiver {
            Some(_) => format!("the method `{name}`"),
            None => format!("`{name}`"),
        };
        let knows = |name: &&Name| overloads.iter().any(|s| s.named(name).is_some());
        if let Some(unknown) = names.iter().find(|name| !knows(name)) {
            let message = format!("{what} does not take `{unknown}` by name here");
            let error = self.error(ARGUMENTS, message);
            let can = |p: &&Param| matches!(p.kind, ParamKind::Either | ParamKind::Named);
            let params = overloads.iter().flat_map(|s| s.params).filter(can);
            let near = closest(unknown, params.map(|p| p.name));
            return Err(meaning(error, near).into());
        }
        let wanted = match arity(overloads) {
            (least, usize::MAX) => format!("at least {least}"),
            (least, most) if least == most => least.to_string(),
            (least, most) => format!("{least} to {most}"),
        };
        let arguments = if wanted == "1" {
            "argument"
        } else {
            "arguments"
        };
        self.fail(
            ARGUMENTS,
            format!("{what} takes {wanted} {arguments}, not {given}"),
        )
    }

    /// The call of a function in Python with a number in place of an object that gives one (`__index__`, `__float__`), where the
    /// parameter is a number.
    fn number_coerced(
        &mut self,
        op: &Op<Hl>,
        signature: &Signature,
        args: &[SomeValue],
        names: &[Name],
    ) -> An<Option<Outcome>> {
        let given = args.len() - names.len();
        for (at, arg) in args.iter().enumerate() {
            let param = match at.checked_sub(given) {
                None => signature.param_at(at),
                Some(named) => signature
                    .named(&names[named])
                    .map(|at| &signature.params[at]),
            };
            let (Some(param), Kind::Instance(_)) = (param, &arg.kind) else {
                continue;
            };
            for ty in param.ty.alternatives() {
                if let wanted @ (Operand::Index | Operand::Float) = of_type(ty) {
                    if let Some(outcome) = self.coerced(op, at + 1, arg, wanted)? {
                        return Ok(Some(outcome));
                    }
                }
            }
        }
        Ok(None)
    }

    /// The call with an operand that the parameter takes, where this one is an object that gives
    /// such a value.
    fn argument_coerced(
        &mut self,
        op: &Op<Hl>,
        callee: &Callee<'_>,
        signature: &Signature,
        param: &Param,
        at: usize,
        arg: &SomeValue,
    ) -> An<Option<Outcome>> {
        if !matches!(arg.kind, Kind::Instance(_)) {
            // (A number where items may be is how many there are.)
            if param.ty.items() == Some(&Type::Int) && !arg.kind.is_int() {
                return self.indexes_of_objects(op, at, arg);
            }
            // What a text is made of has to be there as a whole.
            if !matches!(param.ty, Type::Iterable(Type::Str | Type::Buffer)) {
                return Ok(None);
            }
            return match self.texts_of_members(op, at, arg)? {
                None if !matches!(arg.kind, Kind::List(_)) => self.collected(op, at).map(Some),
                found => Ok(found),
            };
        }
        let each = match signature.each {
            Some(each) if param.ty.is_iterable() => each,
            _ => {
                let types = param.ty.alternatives();
                // (As Python does, what is a number is not asked for its items.)
                let (items, others): (Vec<_>, Vec<_>) =
                    types.iter().partition(|ty| ty.is_iterable());
                for ty in others.into_iter().chain(items) {
                    if let Some(outcome) = self.coerced(op, at, arg, of_type(ty))? {
                        return Ok(Some(outcome));
                    }
                }
                return Ok(None);
            }
        };
        if op.args.len() == 2 || callee.receiver.is_none() {
            let all = op.args[1..].to_vec();
            return self.app_of(op, callee, each, all).map(Some);
        }
        // Several are taken one after the other.
        let mut ops = Vec::new();
        for (n, arg) in op.args[1..].iter().enumerate() {
            let result = match n + 2 == op.args.len() {
                true => op.result,
                false => self.new_var(),
            };
            let call = vec![op.args[0].clone(), arg.clone()];
            ops.push(self.make_op(HlOp::SimpleCall, call, result));
        }
        Ok(Some(Outcome::Resolved(ops)))
    }
}
