//! Methods that are low-level helpers, as their signatures say: a call of the receiver and all
//! parameters, each in the representation of its declared type.

use super::lower::{bool_const, signed, void, Hop, LlValue, Lower};
use super::rbytes::{array_arg, bytes_arg};
use super::rstr::str_arg;
use super::rstrmethods::list_of;
use super::{error, RResult, Repr};
use crate::ir::model::Value;
use crate::lltype::LlConst;
use crate::stubs::{Class, Default, Param, Signature, Type};

/// The call of a helper; `hop.args[0]` is the receiver.
pub fn call(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    signature: &Signature,
    (module, function): (&'static str, &'static str),
) -> RResult<LlValue> {
    let mut args = vec![receiver(cx, hop, signature.owner)?];
    for (at, param) in signature.params.iter().enumerate() {
        args.push(argument(cx, hop, param, at + 1)?);
    }
    if let Type::List(of) = signature.result {
        let item = natural(of)?;
        return list_of(cx, hop, item, |cx, list| {
            args.insert(0, list);
            cx.gendirectcall(module, function, args)
        });
    }
    let value = cx.gendirectcall(module, function, args)?;
    match signature.result {
        Type::None => Ok(void()),
        Type::Int | Type::NonNeg => cx.convert(value, Repr::SIGNED, hop.r_result),
        _ => Ok(value),
    }
}

/// The representation that helpers give values of a type in.
fn natural(ty: &Type) -> RResult<Repr> {
    Ok(match ty {
        Type::Str => Repr::Str,
        Type::Bytes => Repr::Bytes,
        Type::Int | Type::NonNeg => Repr::SIGNED,
        Type::Float => Repr::Float,
        Type::Bool => Repr::Bool,
        _ => return error("RP0599", "a helper gives no such value"),
    })
}

fn receiver(cx: &mut Lower<'_, '_>, hop: &Hop, owner: Option<Class>) -> RResult<LlValue> {
    match owner {
        Some(Class::Str) => str_arg(cx, hop, 0),
        Some(Class::Bytes) => bytes_arg(cx, hop, 0),
        Some(Class::Bytearray) => array_arg(cx, hop, 0),
        Some(Class::List) => super::rlist::list_arg(cx, &hop.args[0]),
        _ => cx.inputarg(hop, 0, hop.r(0)),
    }
}

fn argument(cx: &mut Lower<'_, '_>, hop: &Hop, param: &Param, at: usize) -> RResult<LlValue> {
    if at >= hop.args.len() {
        return match param.default {
            Some(Default::Int(value)) => Ok(signed(value)),
            Some(Default::Bool(value)) => Ok(bool_const(value)),
            Some(Default::Str(text)) => Ok(Value::Const(super::rstr::string_const(cx.rt, text))),
            Some(Default::Bytes(bytes)) => {
                let bytes = super::rstr::bytes_const(cx.rt, bytes.to_vec());
                Ok(Value::Const(bytes))
            }
            Some(Default::Float(value)) => Ok(Value::Const(LlConst::Float(value.to_bits()))),
            Some(Default::None) => Ok(Value::Const(LlConst::Void(None))),
            None => error("RP0599", "an argument is missing"),
        };
    }
    match param.ty {
        Type::Str => str_arg(cx, hop, at),
        Type::Buffer => bytes_arg(cx, hop, at),
        Type::Item => {
            let item = super::rlist::item_of(cx.rt, hop.r(0))?;
            cx.inputarg(hop, at, item)
        }
        ty => {
            let repr = natural(&ty)?;
            cx.inputarg(hop, at, repr)
        }
    }
}
