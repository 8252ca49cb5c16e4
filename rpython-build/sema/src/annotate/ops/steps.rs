//! Operations that the one at work becomes: made one after the other, each on what those before give.

use crate::annotate::errors::report::UNSUPPORTED;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::SomeValue;
use crate::front::code::Name;
use crate::host::attribute_key::AttrKey;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;

/// A function of the toolchain's own: its module and its name.
pub(in crate::annotate) type Helper<'a> = (&'static str, &'a str);

impl Annotator<'_> {
    /// The result of an operation that comes next.
    pub(in crate::annotate) fn step(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        code: HlOp,
        args: Vec<Value<Hl>>,
    ) -> Value<Hl> {
        let result = self.new_var();
        ops.push(self.make_op(code, args, result));
        Value::Var(result)
    }

    /// The result of a call that comes next.
    pub(in crate::annotate) fn step_call(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        func: Value<Hl>,
        args: &[Value<Hl>],
    ) -> Value<Hl> {
        let call = [&[func], args].concat();
        self.step(ops, HlOp::SimpleCall, call)
    }

    /// The result of a call of a function of the toolchain's own.
    pub(in crate::annotate) fn step_helper(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        helper: Helper<'_>,
        args: &[Value<Hl>],
    ) -> An<Value<Hl>> {
        let func = Value::Const(self.helper(helper)?);
        Ok(self.step_call(ops, func, args))
    }

    /// An attribute that is read next.
    pub(in crate::annotate) fn step_attr(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        of: &Value<Hl>,
        name: &str,
    ) -> Value<Hl> {
        let args = vec![of.clone(), self.text_value(name)];
        self.step(ops, HlOp::GetAttr, args)
    }

    /// A method that is called next.
    pub(in crate::annotate) fn step_method(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        of: &Value<Hl>,
        name: &str,
        args: &[Value<Hl>],
    ) -> Value<Hl> {
        let bound = self.step_attr(ops, of, name);
        self.step_call(ops, bound, args)
    }

    /// An item that is read next.
    pub(in crate::annotate) fn step_item(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        of: &Value<Hl>,
        index: usize,
    ) -> Value<Hl> {
        let args = vec![of.clone(), self.int_value(index as i64)];
        self.step(ops, HlOp::GetItem, args)
    }

    /// What these come to: an operation that has the result of `op`.
    pub(in crate::annotate) fn last(
        &self,
        mut ops: Vec<Op<Hl>>,
        op: &Op<Hl>,
        code: HlOp,
        args: Vec<Value<Hl>>,
    ) -> Outcome {
        ops.push(self.make_op(code, args, op.result));
        Outcome::Resolved(ops)
    }

    /// What these come to: a call that has the result of `op`.
    pub(in crate::annotate) fn last_call(
        &self,
        ops: Vec<Op<Hl>>,
        op: &Op<Hl>,
        func: Value<Hl>,
        args: &[Value<Hl>],
    ) -> Outcome {
        self.last(ops, op, HlOp::SimpleCall, [&[func], args].concat())
    }

    /// What these come to: a value that one of them gives.
    pub(in crate::annotate) fn given(
        &self,
        ops: Vec<Op<Hl>>,
        op: &Op<Hl>,
        value: Value<Hl>,
    ) -> Outcome {
        self.last(ops, op, HlOp::SameAs, vec![value])
    }

    /// What these come to: the operation with another operand.
    pub(in crate::annotate) fn with_operand(
        &self,
        mut ops: Vec<Op<Hl>>,
        op: &Op<Hl>,
        at: usize,
        operand: Value<Hl>,
    ) -> Outcome {
        let mut again = op.clone();
        again.args[at] = operand;
        ops.push(again);
        Outcome::Resolved(ops)
    }

    /// The operation, of another code and other operands.
    pub(in crate::annotate) fn become_op(
        &self,
        op: &Op<Hl>,
        code: HlOp,
        args: Vec<Value<Hl>>,
    ) -> Outcome {
        self.last(Vec::new(), op, code, args)
    }

    /// A call of a function of the toolchain's own in place of the operation at work.
    pub(in crate::annotate) fn helper_instead(
        &mut self,
        helper: Helper<'_>,
        args: &[Value<Hl>],
    ) -> An<Outcome> {
        let func = self.helper(helper)?;
        Ok(self.call_instead(func, args))
    }

    /// A function of the toolchain's own.
    pub(in crate::annotate) fn helper(&mut self, (module, name): Helper<'_>) -> An<ObjId> {
        match self.app_function(module, name) {
            Some(func) => Ok(func),
            None => self.fail(UNSUPPORTED, format!("`{name}` has no translation yet")),
        }
    }

    /// What a function of the toolchain's own makes of constants, while the program is translated.
    pub(in crate::annotate) fn made_by(&mut self, maker: Helper<'_>, of: &[ObjId]) -> An<ObjId> {
        let func = self.helper(maker)?;
        match self.memo_run(func, of)?.konst {
            Some(made) => Ok(made),
            None => self.fail(UNSUPPORTED, format!("`{}` makes no constant", maker.1)),
        }
    }

    /// A constant integer.
    pub(in crate::annotate) fn int_value(&mut self, number: i64) -> Value<Hl> {
        Value::Const(self.session.heap.new_int(number))
    }

    /// A constant text.
    pub(in crate::annotate) fn text_value(&mut self, text: &str) -> Value<Hl> {
        Value::Const(self.str_const(text))
    }

    /// The constant that stands for an attribute.
    pub(in crate::annotate) fn attribute_constant(&mut self, key: &AttrKey) -> Value<Hl> {
        Value::Const(self.session.heap.attribute_object(key))
    }

    /// A constant `bool`.
    pub(in crate::annotate) fn bool_value(&self, truth: bool) -> Value<Hl> {
        Value::Const(self.heap().new_bool(truth))
    }

    /// The text that a value is, if it is a constant one.
    pub(in crate::annotate) fn text_of(&self, value: &SomeValue) -> Option<&Name> {
        self.heap().as_str(value.konst?)
    }

    /// The attribute that a constant operand stands for.
    pub(in crate::annotate) fn attribute_of(&self, value: &SomeValue) -> Option<AttrKey> {
        self.heap().attribute(value.konst?)
    }

    /// The number that a value is, if it is a constant one.
    pub(in crate::annotate) fn int_of(&self, value: &SomeValue) -> Option<i64> {
        self.heap().as_int(value.konst?)
    }
}
