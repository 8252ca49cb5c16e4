//! `getattr(obj, "visit_" + type(x).__name__)(x, …)`: the method is chosen by the class of an argument, which is of this very class in
//! the call. A function that asks for each class, and calls the method of its name, is made for it: each method then takes objects of its
//! class alone, and no text is made or compared.

use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::*;
use crate::front::code::BinaryOp;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::BuiltinFn;
use std::fmt::Write as _;

/// Methods of texts that give texts: what may be done to the name of a class.
const METHODS: [&str; 10] = [
    "lower",
    "upper",
    "title",
    "capitalize",
    "replace",
    "removeprefix",
    "removesuffix",
    "strip",
    "lstrip",
    "rstrip",
];

/// A call of what `getattr` gives, where nothing else uses that.
struct ByArgument<'g> {
    /// The object, the name, and the default where there is one.
    asked: &'g [Value<Hl>],
    /// The argument whose class gives the name.
    by: Var,
    /// The name in Python, `x` being that argument.
    name: String,
    call: &'g Op<Hl>,
    /// Something is done between the two, of which nothing may be done if there is no such method.
    apart: bool,
}

impl Annotator<'_> {
    /// A `getattr` of which what it gives is called by the class of an argument ([`Annotator::call_by_argument`]): it gives the object
    /// alone, once there is such a method.
    pub(in crate::annotate) fn asked_by_argument(&mut self, found: Var) -> An<Option<Outcome>> {
        let Some(found) = self.by_argument(found) else {
            return Ok(None);
        };
        if self.class_of_argument(found.by).is_none() {
            return Ok(None);
        }
        let object = found.asked[0].clone();
        if !found.apart || found.asked.len() == 3 {
            let same = self.make_op(HlOp::SameAs, vec![object], self.result);
            return Ok(Some(Outcome::Resolved(vec![same])));
        }
        let (name, operands) = (found.name, vec![object, Value::Var(found.by)]);
        let none = self.heap().none;
        self.made_by_argument(found.by, name, none, false, operands)
    }

    /// The call of what such a `getattr` gives.
    pub(in crate::annotate) fn call_by_argument(
        &mut self,
        callee: &Value<Hl>,
    ) -> An<Option<Outcome>> {
        let Some(found) = callee.var().and_then(|var| self.by_argument(var)) else {
            return Ok(None);
        };
        let mut operands = vec![found.asked[0].clone(), Value::Var(found.by)];
        operands.extend(found.asked.get(2).cloned());
        // The argument that is asked is passed once, the others in their order.
        let (mut passed, mut count) = (String::new(), 0);
        for arg in &found.call.args[1..] {
            if arg.var() == Some(found.by) {
                passed.push_str("x,");
            } else {
                let _ = write!(passed, "a{count},");
                count += 1;
                operands.push(arg.clone());
            }
        }
        let (by, name, has_default) = (found.by, found.name, found.asked.len() == 3);
        let passed = self.str_const(&passed);
        self.made_by_argument(by, name, passed, has_default, operands)
    }

    /// A call of the function that is made for this: what it passes to the method, or `None` if it is to give the object.
    fn made_by_argument(
        &mut self,
        by: Var,
        name: String,
        passed: ObjId,
        has_default: bool,
        operands: Vec<Value<Hl>>,
    ) -> An<Option<Outcome>> {
        let object = self.a.annotation(self.pos.graph, &operands[0]);
        let (&Kind::Instance(class), Some(by)) = (&object.kind, self.class_of_argument(by)) else {
            return Ok(None);
        };
        let class = self.root_class(class);
        let maker = self.helper(("app_named_methods", "caller_by_argument"))?;
        let name = self.str_const(&name);
        let has_default = self.session.heap.new_bool(has_default);
        let made = self.memo_run(maker, &[class, by, name, passed, has_default])?;
        Ok(made.konst.map(|made| self.call_instead(made, &operands)))
    }

    /// The class of the program that all which an argument may be extend.
    fn class_of_argument(&self, by: Var) -> Option<ObjId> {
        // (`None` has a class, too, whose name a method may have.)
        let argument = &self.a.bindings[self.pos.graph][by];
        match argument.kind {
            Kind::Instance(class) if !argument.nullable => Some(self.root_class(class)),
            _ => None,
        }
    }

    /// The call, in the block at work, of what `getattr` gives there.
    fn by_argument(&self, found: Var) -> Option<ByArgument<'_>> {
        let block = &self.a.graphs[self.pos.graph].blocks[self.pos.block];
        let at = block.ops.iter().position(|op| op.result == found)?;
        let getattr = &block.ops[at];
        let builtin = self.a.annotation(self.pos.graph, getattr.args.first()?);
        let asked = &getattr.args[1..];
        let is_getattr = matches!(builtin.kind, Kind::Builtin(BuiltinFn::Getattr));
        if getattr.code != HlOp::SimpleCall || !is_getattr || asked.len() < 2 {
            return None;
        }
        let used = |values: &[Value<Hl>]| values.iter().any(|value| value.var() == Some(found));
        let mut users = block.ops.iter().filter(|op| used(&op.args));
        let call = users.next()?;
        let is_callee = call.code == HlOp::SimpleCall && !used(&call.args[1..]);
        let else_used = users.next().is_some() || block.exits.iter().any(|link| used(&link.args));
        if !is_callee || else_used {
            return None;
        }
        let object = self.a.annotation(self.pos.graph, &asked[0]);
        let Kind::Instance(class) = object.kind else {
            return None;
        };
        // (Which names a `__getattr__` has is not known.)
        let mut classes = vec![self.root_class(class)];
        while let Some(class) = classes.pop() {
            let heap = self.heap();
            if heap.lookup_in_class(class, "__getattr__").is_some() {
                return None;
            }
            classes.extend(&heap.class(class)?.subclasses);
        }
        let mut by = None;
        let name = self.name_by_argument(&block.ops, &asked[1], &mut by)?;
        let by = by?;
        let passed = call.args[1..].iter().any(|arg| arg.var() == Some(by));
        let apart = block.ops[at + 1].result != call.result;
        passed.then_some(ByArgument {
            asked,
            by,
            name,
            call,
            apart,
        })
    }

    /// A text in Python, if it is made of the name of one variable's class and constants.
    fn name_by_argument(
        &self,
        ops: &[Op<Hl>],
        value: &Value<Hl>,
        by: &mut Option<Var>,
    ) -> Option<String> {
        let text = |value: &Value<Hl>| self.heap().as_str(*value.constant()?).cloned();
        let Some(var) = value.var() else {
            let text = text(value)?;
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '%';
            return text.chars().all(plain).then(|| format!("'{text}'"));
        };
        let made_by = |var: Var| ops.iter().find(|op| op.result == var);
        let op = made_by(var)?;
        let args = &op.args;
        match op.code {
            HlOp::Binary(code @ (BinaryOp::Add | BinaryOp::Mod)) => {
                let sign = if code == BinaryOp::Add { '+' } else { '%' };
                let left = self.name_by_argument(ops, &args[0], by)?;
                let right = self.name_by_argument(ops, &args[1], by)?;
                Some(format!("({left} {sign} {right})"))
            }
            HlOp::BuildString => {
                let parts: Option<Vec<String>> = (args.iter())
                    .map(|part| self.name_by_argument(ops, part, by))
                    .collect();
                Some(format!("({})", parts?.join(" + ")))
            }
            HlOp::Format(_) if text(args.get(1)?)?.is_empty() => {
                self.name_by_argument(ops, &args[0], by)
            }
            HlOp::SimpleCall => {
                let method = made_by(args[0].var()?).filter(|op| op.code == HlOp::GetAttr)?;
                let name = text(&method.args[1])?;
                if !METHODS.contains(&&*name) {
                    return None;
                }
                let of = self.name_by_argument(ops, &method.args[0], by)?;
                let given: Option<Vec<String>> = (args[1..].iter())
                    .map(|arg| self.name_by_argument(ops, arg, by))
                    .collect();
                Some(format!("{of}.{name}({})", given?.join(", ")))
            }
            HlOp::GetAttr if *text(&args[1])? == *"__name__" => {
                let class = made_by(args[0].var()?)?;
                let of = match class.code {
                    HlOp::Type => true,
                    HlOp::GetAttr => *text(&class.args[1])? == *"__class__",
                    _ => false,
                };
                let var = class.args[0].var().filter(|_| of)?;
                (*by.get_or_insert(var) == var).then(|| "type(x).__name__".into())
            }
            _ => None,
        }
    }
}
