//! Numbers, bools and tuples that may be `None`: [`SomeValue::is_optional`].
//!
//! Other kinds have `None` among their values at no cost, as a null pointer. A number has not, so
//! it is held in a box. Few operations look at the box: identity,
//! truth, equality, making text, and whatever only stores or passes the value. For all others the
//! operand is taken out first, which raises `TypeError` if there is `None`.
//! [`Operand::takes_none`](crate::ir::op::Operand::takes_none) says
//! which is which, for the annotator and for the rtyper, which takes it out.

use crate::annotate::coercions::coerce::parameter;
use crate::annotate::errors::report::UNSUPPORTED;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::*;
use crate::front::code::{BinaryOp, CompareOp};
use crate::host::slots::{binary_symbol, compare_symbol, unary_symbol};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::{BuiltinFn, Type};

/// What is raised where an operand is `None` after all: the exception's class and its message.
pub fn none_error(op: HlOp, args: &[&SomeValue], index: usize) -> (&'static str, String) {
    let other = |at: usize| args.get(at).map_or("object", |s| type_name(&s.kind));
    let pair = |name: &str| match index {
        0 => format!("{name}: 'NoneType' and '{}'", other(1)),
        _ => format!("{name}: '{}' and 'NoneType'", other(0)),
    };
    let message = match op {
        // Text and lists say it in their own way, of what stands behind them.
        HlOp::Binary(BinaryOp::Add) | HlOp::Inplace(BinaryOp::Add)
            if index == 1 && matches!(other(0), "str" | "list" | "tuple") =>
        {
            match (op, other(0)) {
                (HlOp::Inplace(_), "list") => "'NoneType' object is not iterable".into(),
                (_, name) => {
                    format!("can only concatenate {name} (not \"NoneType\") to {name}")
                }
            }
        }
        HlOp::Binary(BinaryOp::Mul) | HlOp::Inplace(BinaryOp::Mul)
            if matches!(
                other(1 - index),
                "str" | "list" | "tuple" | "bytes" | "bytearray"
            ) =>
        {
            "can't multiply sequence by non-int of type 'NoneType'".into()
        }
        HlOp::Binary(op) => pair(&format!(
            "unsupported operand type(s) for {}",
            symbol(op, false)
        )),
        HlOp::Inplace(op) => pair(&format!(
            "unsupported operand type(s) for {}",
            symbol(op, true)
        )),
        HlOp::Compare(op) => {
            let symbol = compare_symbol(op);
            let between = pair("");
            let between = between.trim_start_matches(": ");
            format!("'{symbol}' not supported between instances of {between}")
        }
        HlOp::Unary(op) => {
            let symbol = unary_symbol(op);
            format!("bad operand type for unary {symbol}: 'NoneType'")
        }
        HlOp::GetAttr | HlOp::SetAttr => {
            return (
                "AttributeError",
                "'NoneType' object has no such attribute".into(),
            )
        }
        HlOp::Iter | HlOp::SetUpdate => "'NoneType' object is not iterable".into(),
        HlOp::ListExtend => "Value after * must be an iterable, not NoneType".into(),
        HlOp::UnpackCheck | HlOp::UnpackStar => "cannot unpack non-iterable NoneType object".into(),
        HlOp::SetSlice => "'NoneType' object does not support item assignment".into(),
        HlOp::DelSlice => "'NoneType' object does not support item deletion".into(),
        HlOp::GetItem | HlOp::GetSlice if index == 0 => {
            "'NoneType' object is not subscriptable".into()
        }
        HlOp::Contains => "argument of type 'NoneType' is not iterable".into(),
        HlOp::SetItem if index == 0 => "'NoneType' object does not support item assignment".into(),
        HlOp::DelItem if index == 0 => "'NoneType' object does not support item deletion".into(),
        HlOp::DictUpdate => "'NoneType' object is not a mapping".into(),
        HlOp::Len => "object of type 'NoneType' has no len()".into(),
        HlOp::GetItem if other(0) == "str" => {
            "string indices must be integers, not 'NoneType'".into()
        }
        HlOp::GetItem | HlOp::SetItem | HlOp::DelItem => format!(
            "{} indices must be integers or slices, not NoneType",
            match other(0) {
                "bytes" => "byte",
                name => name,
            }
        ),
        HlOp::SimpleCall => refused_by_call(args, index)
            .unwrap_or_else(|| "'NoneType' object cannot be used here".into()),
        _ => "'NoneType' object cannot be used here".into(),
    };
    ("TypeError", message)
}

/// The message of a call of Python's own where an operand is `None` after all, if it says what it takes.
pub fn refused_by_call(args: &[&SomeValue], index: usize) -> Option<String> {
    let callee = *args.first()?;
    let is_only = args.len() == 2;
    let method = match &callee.kind {
        Kind::Builtin(BuiltinFn::Int) if index == 1 => {
            return Some(match is_only {
                true => "int() argument must be a string, a bytes-like object or a real number, not 'NoneType'".into(),
                false => "int() can't convert non-string with explicit base".into(),
            })
        }
        Kind::Builtin(BuiltinFn::Float) => {
            return Some("float() argument must be a string or a real number, not 'NoneType'".into())
        }
        Kind::Builtin(BuiltinFn::Abs) => {
            return Some("bad operand type for abs(): 'NoneType'".into());
        }
        Kind::Builtin(function @ (BuiltinFn::Divmod | BuiltinFn::Pow)) => {
            let mut names: Vec<&str> = args[1..].iter().map(|s| type_name(&s.kind)).collect();
            *names.get_mut(index.checked_sub(1)?)? = "NoneType";
            let (what, between) = match (function, names.len()) {
                (BuiltinFn::Divmod, _) => ("divmod()", "' and '"),
                (_, 2) => ("** or pow()", "' and '"),
                _ => ("** or pow()", "', '"),
            };
            let names = names.join(between);
            return Some(format!("unsupported operand type(s) for {what}: '{names}'"));
        }
        Kind::Builtin(BuiltinFn::Round) if index == 1 => {
            return Some("type NoneType doesn't define __round__ method".into());
        }
        Kind::Builtin(BuiltinFn::Ord) => {
            return Some("ord() expected string of length 1, but NoneType found".into());
        }
        Kind::Builtin(_) => None,
        Kind::BuiltinMethod { method, recv } => match method.name() {
            name @ ("startswith" | "endswith") if index == 1 => {
                let of = type_name(&recv.kind);
                let of = if of == "str" { of } else { "bytes" };
                return Some(format!(
                    "{name} first arg must be {of} or a tuple of {of}, not NoneType"
                ));
            }
            "join" => return Some("can only join an iterable".into()),
            name => Some(name),
        },
        _ => return None,
    };
    let (signature, at) = parameter(callee, args.len() - 1, &[], index)?;
    match (method, &signature.params[at].ty) {
        (None, Type::Float) => Some("must be real number, not NoneType".into()),
        (_, Type::Int | Type::Wide | Type::NonNeg) => {
            Some("'NoneType' object cannot be interpreted as an integer".into())
        }
        (Some(name), Type::Str) => Some(match name {
            "count" | "find" | "index" | "partition" | "rfind" | "rindex" | "rpartition" => {
                "must be str, not NoneType".into()
            }
            "center" | "ljust" | "rjust" => {
                "The fill character must be a unicode character, not NoneType".into()
            }
            _ if signature.params.len() == 1 => {
                format!("{name}() argument must be str, not None")
            }
            _ => format!("{name}() argument {} must be str, not None", at + 1),
        }),
        _ => None,
    }
}

fn type_name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Bool => "bool",
        Kind::Integer { .. } => "int",
        Kind::Float | Kind::SingleFloat => "float",
        Kind::Char | Kind::Str => "str",
        Kind::Bytes => "bytes",
        Kind::ByteArray => "bytearray",
        Kind::List(_) => "list",
        Kind::Tuple(_) | Kind::Seq(_) => "tuple",
        Kind::Dict(_) => "dict",
        Kind::Set { .. } => "set",
        Kind::None => "NoneType",
        _ => "object",
    }
}

/// An operator, as messages show it.
fn symbol(op: BinaryOp, inplace: bool) -> String {
    match (op, inplace) {
        (BinaryOp::Pow, false) => "** or pow()".into(),
        (op, false) => binary_symbol(op).into(),
        (op, true) => format!("{}=", binary_symbol(op)),
    }
}

impl Annotator<'_> {
    /// `==` and `!=` of operands of which some are numbers, bools or tuples that may be `None`.
    pub fn compare_optional(
        &mut self,
        op: &Op<Hl>,
        code: CompareOp,
        a: &SomeValue,
        b: &SomeValue,
    ) -> An<Outcome> {
        let helper = match code {
            CompareOp::Eq => "nullable_eq",
            _ => "nullable_ne",
        };
        match self.compare(op, code, &a.non_none(), &b.non_none())? {
            Outcome::Value(_) => Ok(SomeValue::bool().into()),
            Outcome::Resolved(_) => self.helper_instead(("app_text", helper), &op.args),
        }
    }

    /// An operation with operands of which some are numbers, bools or tuples that may be `None`.
    pub fn optional_operation(&mut self, op: &Op<Hl>, args: Vec<SomeValue>) -> An<Outcome> {
        if let [callee, _, _, modulus] = &args[..] {
            if matches!(callee.kind, Kind::Builtin(BuiltinFn::Pow)) && modulus.is_optional() {
                return self.helper_instead(("app_iter", "pow_or_modulo"), &op.args[1..]);
            }
        }
        let mut operands = args.clone();
        let mut defaults = Vec::new();
        for (at, arg) in args.iter().enumerate() {
            if !arg.is_optional() {
                continue;
            }
            match self.stands_for_none(op, &args, at) {
                Some(Some(default)) => defaults.push((at, default)),
                Some(None) => {
                    return self.fail(
                        UNSUPPORTED,
                        "what is given here may be `None`, which means something else: test for it first",
                    )
                }
                None if self.operand(op, &args, at).takes_none() => {}
                None => operands[at] = arg.non_none(),
            }
        }
        if defaults.is_empty() {
            return self.operation(op, &operands);
        }
        // Where they are `None`, there is another value.
        let mut again = op.clone();
        let mut ops = Vec::new();
        for (at, default) in defaults {
            let call = [
                op.args[at].clone(),
                Value::Const(self.default_object(default)),
            ];
            again.args[at] = self.step_helper(&mut ops, ("app_iter", "or_default"), &call)?;
        }
        ops.push(again);
        Ok(Outcome::Resolved(ops))
    }
}
