//! Numbers, bools and tuples that may be `None`: [`Kind::Optional`].
//!
//! Other kinds have `None` among their values at no cost, as a null pointer. A number has not, so
//! "or `None`" is a kind of its own, held in a box. Few operations look at the box: identity,
//! truth, equality, making text, and whatever only stores or passes the value. For all others the
//! operand is taken out first, which raises `TypeError` if there is `None`. [`takes_none`] says
//! which is which, for the annotator and for the rtyper, which takes it out.

use super::annotator::{An, Annotator, Outcome};
use super::errors::UNSUPPORTED;
use super::model::*;
use super::signature::Callee;
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::Type;

/// Whether an operation takes an operand that is [`Kind::Optional`] as it is.
pub fn takes_none(op: HlOp, args: &[&SomeValue], index: usize) -> bool {
    let is_dict = matches!(args[0].kind, Kind::Dict { .. });
    match op {
        HlOp::Is | HlOp::Bool | HlOp::Unary(UnaryOp::Not) | HlOp::SameAs | HlOp::Hint => true,
        HlOp::Compare(CompareOp::Eq | CompareOp::Ne) | HlOp::Type => true,
        HlOp::Format(_) => index == 0,
        HlOp::Contains => index == 1,
        HlOp::ListAppend | HlOp::SetAdd | HlOp::SetCell | HlOp::Yield | HlOp::DictSetItem => true,
        HlOp::NewTuple
        | HlOp::NewList
        | HlOp::NewSet
        | HlOp::NewDict
        | HlOp::NewCell
        | HlOp::NewFunction => true,
        HlOp::SetAttr => index == 2,
        HlOp::SetItem => index == 2 || index == 1 && is_dict,
        HlOp::GetItem | HlOp::DelItem => index == 1 && is_dict,
        HlOp::Binary(BinaryOp::Mod) => {
            index == 1
                && matches!(
                    args[0].kind,
                    Kind::Str { .. } | Kind::Bytes { .. } | Kind::Char
                )
        }
        HlOp::SimpleCall => index > 0 && call_takes_none(args[0], index),
        HlOp::CallArgs(shape) => {
            let plain = args.len() - usize::from(shape.star) - usize::from(shape.dict);
            (1..plain).contains(&index) && call_takes_none(args[0], index)
        }
        _ => false,
    }
}

/// Whether the argument at `index` of a call may be such a value.
fn call_takes_none(callee: &SomeValue, index: usize) -> bool {
    match &callee.kind {
        Kind::Builtin(_) => Callee::of(callee)
            .is_some_and(|callee| callee.types_at(index - 1).any(|ty| *ty == Type::Object)),
        Kind::BuiltinMethod { recv, .. } => matches!(
            recv.kind,
            Kind::List { .. } | Kind::Dict { .. } | Kind::Set { .. }
        ),
        _ => true,
    }
}

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
        HlOp::Binary(op) => pair(&format!(
            "unsupported operand type(s) for {}",
            symbol(op, false)
        )),
        HlOp::Inplace(op) => pair(&format!(
            "unsupported operand type(s) for {}",
            symbol(op, true)
        )),
        HlOp::Compare(op) => {
            let symbol = match op {
                CompareOp::Lt => "<",
                CompareOp::Le => "<=",
                CompareOp::Gt => ">",
                _ => ">=",
            };
            let between = pair("");
            let between = between.trim_start_matches(": ");
            format!("'{symbol}' not supported between instances of {between}")
        }
        HlOp::Unary(op) => {
            let symbol = match op {
                UnaryOp::Pos => "+",
                UnaryOp::Neg => "-",
                _ => "~",
            };
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
        HlOp::UnpackCheck => "cannot unpack non-iterable NoneType object".into(),
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
        HlOp::GetItem | HlOp::SetItem | HlOp::DelItem => format!(
            "{} indices must be integers or slices, not NoneType",
            other(0)
        ),
        _ => "'NoneType' object cannot be used here".into(),
    };
    ("TypeError", message)
}

fn type_name(kind: &Kind) -> &'static str {
    match kind {
        Kind::Optional(value) => type_name(&value.kind),
        Kind::Bool => "bool",
        Kind::Integer { .. } => "int",
        Kind::Float | Kind::SingleFloat => "float",
        Kind::Char | Kind::Str { .. } => "str",
        Kind::Bytes { .. } => "bytes",
        Kind::ByteArray { .. } => "bytearray",
        Kind::List { .. } => "list",
        Kind::Tuple(_) | Kind::Seq { .. } => "tuple",
        Kind::Dict { .. } => "dict",
        Kind::Set { .. } => "set",
        Kind::None => "NoneType",
        _ => "object",
    }
}

fn symbol(op: BinaryOp, inplace: bool) -> &'static str {
    let (plain, in_place) = match op {
        BinaryOp::Add => ("+", "+="),
        BinaryOp::Sub => ("-", "-="),
        BinaryOp::Mul => ("*", "*="),
        BinaryOp::MatMul => ("@", "@="),
        BinaryOp::TrueDiv => ("/", "/="),
        BinaryOp::FloorDiv => ("//", "//="),
        BinaryOp::Mod => ("%", "%="),
        BinaryOp::Pow => ("** or pow()", "**="),
        BinaryOp::LShift => ("<<", "<<="),
        BinaryOp::RShift => (">>", ">>="),
        BinaryOp::And => ("&", "&="),
        BinaryOp::Or => ("|", "|="),
        BinaryOp::Xor => ("^", "^="),
    };
    if inplace {
        in_place
    } else {
        plain
    }
}

impl Annotator<'_> {
    /// `==` and `!=` of operands of which some are [`Kind::Optional`].
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
            Outcome::Rewrite(_) => match self.app_function("app_text", helper) {
                Some(func) => Ok(self.call_instead(func, &op.args)),
                None => self.fail(UNSUPPORTED, "this comparison has no translation yet"),
            },
        }
    }

    /// An operation with operands of which some are [`Kind::Optional`].
    pub fn optional_operation(&mut self, op: &Op<Hl>, args: Vec<SomeValue>) -> An<Outcome> {
        let bounds = match op.code {
            HlOp::GetSlice | HlOp::SetSlice | HlOp::DelSlice => 1..3,
            HlOp::NewSlice => 0..3,
            _ => 0..0,
        };
        let is_optional = |s: &SomeValue| matches!(s.kind, Kind::Optional(_));
        if args[bounds].iter().any(is_optional) {
            if op.code == HlOp::NewSlice || matches!(args[0].kind, Kind::Instance { .. }) {
                return self.fail(
                    UNSUPPORTED,
                    "the bound of a slice may be `None` here: test for it first",
                );
            }
            return self.slice_bounds(op, &args);
        }
        let all: Vec<&SomeValue> = args.iter().collect();
        let operands: Vec<SomeValue> = args
            .iter()
            .enumerate()
            .map(|(index, arg)| match &arg.kind {
                Kind::Optional(value) if !takes_none(op.code, &all, index) => (**value).clone(),
                _ => arg.clone(),
            })
            .collect();
        self.operation(op, &operands)
    }

    /// `x[start:stop]`, where a bound may be `None`: then it is the start, or the end.
    fn slice_bounds(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        let mut list = op.args.clone();
        let mut ops = Vec::new();
        for (at, name) in [(1, "slice_start"), (2, "slice_stop")] {
            if !matches!(args[at].kind, Kind::Optional(_)) {
                continue;
            }
            let Some(func) = self.app_function("app_iter", name) else {
                return self.fail(UNSUPPORTED, "this slice has no translation yet");
            };
            let bound = self.new_var();
            let call = vec![Value::Const(func), list[at].clone()];
            ops.push(self.make_op(HlOp::SimpleCall, call, bound));
            list[at] = Value::Var(bound);
        }
        ops.push(self.make_op(op.code, list, op.result));
        Ok(Outcome::Rewrite(ops))
    }
}
