//! What Python makes of the results of special methods that an operation has called: `len(x)` takes
//! no negative `__len__`, `x in y` is the truth of what `__contains__` gives. (Called by name, a
//! method gives what it gives.)
//!
//! [`PROTOCOLS`] is all that is known of them. A result that can never be right is an error here;
//! where only the value decides, a function of `helpers/app_operators.py` looks at it.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::*;
use crate::ir::model::*;
use crate::ir::op::HlOp;

/// What an operation wants of a special method's result.
#[derive(Clone, Copy, PartialEq)]
enum Wants {
    /// Anything: its truth counts.
    Truth,
    Bool,
    Int,
    /// An integer, or what has `__index__`: not negative.
    Length,
    /// An integer, or what has `__index__`: not -1.
    Hash,
    Float,
    Str,
    Bytes,
    Iterator,
}

impl Wants {
    fn described(self) -> &'static str {
        match self {
            Wants::Truth => "anything is wanted",
            Wants::Bool => "a `bool` is wanted",
            Wants::Int | Wants::Length | Wants::Hash => "an `int` is wanted",
            Wants::Float => "a `float` is wanted",
            Wants::Str => "a `str` is wanted",
            Wants::Bytes => "`bytes` are wanted",
            Wants::Iterator => "an iterator is wanted",
        }
    }
}

/// The helper module that checks values.
const MODULE: &str = "app_operators";

/// The special methods whose results are looked at, what is wanted, and what Python says of another
/// type (`{}`).
const PROTOCOLS: &[(&str, Wants, &str)] = &[
    ("__contains__", Wants::Truth, ""),
    (
        "__bool__",
        Wants::Bool,
        "__bool__ should return bool, returned {}",
    ),
    (
        "__len__",
        Wants::Length,
        "'{}' object cannot be interpreted as an integer",
    ),
    (
        "__hash__",
        Wants::Hash,
        "__hash__ method should return an integer",
    ),
    (
        "__index__",
        Wants::Int,
        "__index__ returned non-int (type {})",
    ),
    ("__int__", Wants::Int, "__int__ returned non-int (type {})"),
    (
        "__float__",
        Wants::Float,
        "__float__ returned non-float (type {})",
    ),
    (
        "__str__",
        Wants::Str,
        "__str__ returned non-string (type {})",
    ),
    (
        "__repr__",
        Wants::Str,
        "__repr__ returned non-string (type {})",
    ),
    (
        "__format__",
        Wants::Str,
        "__format__ must return a str, not {}",
    ),
    (
        "__bytes__",
        Wants::Bytes,
        "__bytes__ returned non-bytes (type {})",
    ),
    (
        "__iter__",
        Wants::Iterator,
        "iter() returned non-iterator of type '{}'",
    ),
];

impl Annotator<'_> {
    /// `obj.name(args…)` as an operation calls it, in place of the one at work.
    pub fn special_call(&mut self, obj: &Value<Hl>, name: &str, args: &[Value<Hl>]) -> Outcome {
        let mut ops = Vec::new();
        self.step_special(&mut ops, obj, name, args);
        if let Some(last) = ops.last_mut() {
            last.result = self.result;
        }
        Outcome::Resolved(ops)
    }

    /// What `obj.name(args…)` gives to an operation, which calls it next.
    pub(in crate::annotate) fn step_special(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        obj: &Value<Hl>,
        name: &str,
        args: &[Value<Hl>],
    ) -> Value<Hl> {
        let given = self.step_method(ops, obj, name, args);
        let check = match PROTOCOLS.iter().any(|(method, ..)| *method == name) {
            true => self.app_function(MODULE, "result_of"),
            false => None,
        };
        let Some(check) = check else {
            return given;
        };
        let name = self.text_value(name);
        self.step_call(ops, Value::Const(check), &[given, name])
    }

    /// `result_of(value, name)`: what an operation takes the result of a special method for.
    pub(in crate::annotate) fn special_result(
        &mut self,
        op: &Op<Hl>,
        args: &[SomeValue],
    ) -> An<Outcome> {
        let name = self.text_of(&args[1]).cloned().unwrap_or_default();
        let protocol = PROTOCOLS.iter().find(|(method, ..)| *method == &*name);
        let Some(&(_, wants, message)) = protocol else {
            return self.no_operation(&name, &args[..1]);
        };
        let operand = &op.args[1];
        let become_op = |this: &Self, code, operands| Ok(this.become_op(op, code, operands));
        if wants == Wants::Truth {
            return become_op(self, HlOp::Bool, vec![operand.clone()]);
        }
        let value = &args[0];
        if value.can_be_none() && !value.is_none() {
            // What is not `None` is looked at then.
            let message = message.replace("{}", "NoneType");
            let call = [operand.clone(), self.text_value(&message)];
            let mut ops = Vec::new();
            let found = self.step_helper(&mut ops, (MODULE, "something"), &call)?;
            return Ok(self.with_operand(ops, op, 1, found));
        }
        if let Some(data) = self.data_of_member(value) {
            if self.is_wanted(wants, &data) {
                let name = self.text_value("_value_");
                return become_op(self, HlOp::GetAttr, vec![operand.clone(), name]);
            }
        }
        if !self.is_wanted(wants, value) {
            let is_index = matches!(wants, Wants::Length | Wants::Hash);
            if is_index && self.has_method(value, "__index__") {
                let mut ops = Vec::new();
                let number = self.step_special(&mut ops, operand, "__index__", &[]);
                return Ok(self.with_operand(ops, op, 1, number));
            }
            return self.fail_of(NO_OPERATION, value, |got| {
                format!("{} of `{name}`, not {got}", wants.described())
            });
        }
        let function = match (wants, &value.kind) {
            (Wants::Bool, _) => None,
            (_, Kind::Bool) => Some(self.heap().types.int),
            (Wants::Length, Kind::Integer { nonneg: true, .. }) => None,
            (Wants::Length, _) => self.app_function(MODULE, "length"),
            (Wants::Hash, _) => self.app_function(MODULE, "hash_value"),
            _ => None,
        };
        Ok(match function {
            Some(function) => self.call_instead(function, std::slice::from_ref(operand)),
            None => self.become_op(op, HlOp::SameAs, vec![operand.clone()]),
        })
    }

    fn is_wanted(&mut self, wants: Wants, value: &SomeValue) -> bool {
        match (wants, &value.kind) {
            (Wants::Truth, _) => true,
            _ if value.is_optional() => false,
            (Wants::Bool, Kind::Bool) => true,
            (Wants::Int | Wants::Length | Wants::Hash, Kind::Bool | Kind::Integer { .. }) => true,
            (Wants::Float, Kind::Float) => true,
            (Wants::Str, Kind::Str | Kind::Char) => true,
            (Wants::Bytes, Kind::Bytes) => true,
            (Wants::Iterator, Kind::Iterator { .. }) => true,
            (Wants::Iterator, Kind::Instance(_)) => self.has_method(value, "__next__"),
            _ => false,
        }
    }
}
