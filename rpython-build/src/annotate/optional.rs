//! Numbers, bools and tuples that may be `None`: [`Kind::Optional`].
//!
//! Other kinds have `None` among their values at no cost, as a null pointer. A number has not, so
//! "or `None`" is a kind of its own, held in a box. Few operations look at the box: identity,
//! truth, equality, making text, and whatever only stores or passes the value. For all others the
//! operand is taken out first, which raises `TypeError` if there is `None`. [`takes_none`] says
//! which is which, for the annotator and for the rtyper, which takes it out.

use super::annotator::{An, Annotator, Outcome};
use super::errors::{Stop, UNSUPPORTED};
use super::model::*;
use super::signature::Callee;
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::{Default, Lowering, Signature, Type};

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
            .is_some_and(|callee| callee.params_at(index - 1).any(|p| p.ty == Type::Object)),
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
            Outcome::Resolved(_) => match self.app_function("app_text", helper) {
                Some(func) => Ok(self.call_instead(func, &op.args)),
                None => self.fail(UNSUPPORTED, "this comparison has no translation yet"),
            },
        }
    }

    /// An operation with operands of which some are [`Kind::Optional`].
    pub fn optional_operation(&mut self, op: &Op<Hl>, args: Vec<SomeValue>) -> An<Outcome> {
        let is_optional = |s: &SomeValue| matches!(s.kind, Kind::Optional(_));
        let has_default =
            |(at, s): (usize, &SomeValue)| is_optional(s) && for_none(op.code, &args, at).is_some();
        let is_slice = matches!(
            op.code,
            HlOp::GetSlice | HlOp::SetSlice | HlOp::DelSlice | HlOp::NewSlice
        );
        let bounds = is_slice && args.iter().enumerate().any(has_default);
        if bounds && (op.code == HlOp::NewSlice || matches!(args[0].kind, Kind::Instance { .. })) {
            return self.fail(
                UNSUPPORTED,
                "the bound of a slice may be `None` here: test for it first",
            );
        }
        if args.iter().enumerate().any(has_default) {
            return self.with_defaults(op, &args);
        }
        let asks =
            |(at, s): (usize, &SomeValue)| is_optional(s) && asks_for_none(op.code, &args, at);
        if args.iter().enumerate().any(asks) {
            let message =
                "what is given here may be `None`, which means something else: test for it first";
            return self.fail(UNSUPPORTED, message);
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

    /// The operation, where operands that may be `None` have another value then.
    fn with_defaults(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        let mut list = op.args.clone();
        let mut ops = Vec::new();
        let Some(func) = self.app_function("app_iter", "or_default") else {
            return Err(Stop::Blocked);
        };
        for (at, arg) in args.iter().enumerate() {
            let default = for_none(op.code, args, at);
            let (Kind::Optional(_), Some(default)) = (&arg.kind, default) else {
                continue;
            };
            let value = self.new_var();
            let default = Value::Const(self.default_object(default));
            let call = vec![Value::Const(func), list[at].clone(), default];
            ops.push(self.make_op(HlOp::SimpleCall, call, value));
            list[at] = Value::Var(value);
        }
        ops.push(self.make_op(op.code, list, op.result));
        Ok(Outcome::Resolved(ops))
    }
}

/// Whether an operand may be `None`, which the rtyper has to know.
fn asks_for_none(op: HlOp, args: &[SomeValue], index: usize) -> bool {
    let callee = match op {
        HlOp::SimpleCall if index > 0 => Callee::of(&args[0]),
        _ => None,
    };
    callee.is_some_and(|callee| {
        let python = |s: &Signature| matches!(s.lowering, Lowering::App(..));
        !callee.overloads.iter().all(python)
            && callee
                .params_at(index - 1)
                .any(|p| matches!(p.ty, Type::Union(types) if types.contains(&Type::None)))
    })
}

/// What `None` stands for as an operand: the start or the end for the bounds of slices, and the
/// default of a parameter that takes `None` and has another one.
fn for_none(op: HlOp, args: &[SomeValue], index: usize) -> Option<Default> {
    match op {
        HlOp::GetSlice | HlOp::SetSlice | HlOp::DelSlice => match index {
            1 => Some(Default::Int(0)),
            2 => Some(Default::Int(i64::MAX)),
            _ => None,
        },
        HlOp::NewSlice => Some(Default::None),
        HlOp::SimpleCall if index > 0 => {
            Callee::of(&args[0])?
                .params_at(index - 1)
                .find_map(|param| match (param.ty, param.default) {
                    (Type::Union(types), Some(default)) if types.contains(&Type::None) => {
                        Some(default).filter(|default| *default != Default::None)
                    }
                    _ => None,
                })
        }
        _ => None,
    }
}
