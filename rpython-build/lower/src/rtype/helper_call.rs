//! Functions and methods that are low-level helpers, as their signatures say: a call of the receiver
//! and all parameters, each in the representation of its declared type.

use super::lower::{bool_const, signed, void, Hop, HopArg, LlValue, Lower};
use super::rbytes::{array_arg, as_bytes, bytes_arg};
use super::rlist::{item_of, Shape};
use super::rstr::{bytes_const, str_arg, string_const, text_arg};
use super::unicode::table;
use super::{error, RResult, Repr};
use crate::ir::model::Value;
use crate::lltype::{Container, LlConst, LlType};
use crate::stubs::{Class, Default, Extra, Helper, Param, Signature, Type};

/// The call of a helper; the receiver, if there is one, is `hop.args[0]`.
pub fn call(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    signature: &Signature,
    helper: Helper,
) -> RResult<LlValue> {
    let first = usize::from(!signature.is_static);
    let one_of = |(at, param): (usize, &Param)| match hop.args.get(first + at)?.r {
        Repr::Tuple(items) if param.ty.may_be(|ty| matches!(ty, Type::Items(_))) => {
            Some((first + at, items))
        }
        _ => None,
    };
    let Some((at, items)) = signature.params.iter().enumerate().find_map(one_of) else {
        return call_one(cx, hop, signature, helper);
    };
    // Whether it holds for one of the items.
    let mut sub = hop.clone();
    if sub.args[at].konst().is_none() {
        sub.args[at].v = cx.input(&sub.args[at], sub.args[at].r)?;
    }
    let tuple = sub.args[at].clone();
    let mut found = bool_const(false);
    for n in 0..cx.rt.reprs(items).len() {
        sub.args[at] = super::rtuple::item(cx, &tuple, n)?;
        let holds = call_one(cx, &sub, signature, helper)?;
        found = match n {
            0 => holds,
            _ => super::rinstance::or(cx, found, holds),
        };
    }
    Ok(found)
}

fn call_one(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    signature: &Signature,
    helper: Helper,
) -> RResult<LlValue> {
    let first = usize::from(!signature.is_static);
    let text = first.min(signature.params.len());
    let of_part = match hop.args.first() {
        Some(arg) if arg.r == Repr::Part => helper.part,
        _ => None,
    };
    let is_char = hop.args.get(text).is_some_and(|arg| arg.r == Repr::Char);
    let of_char = helper.char.filter(|_| is_char && of_part.is_none());
    let mut args = Vec::new();
    if !signature.is_static {
        args.push(match of_char {
            Some(_) if text == 0 => {
                let c = cx.inputarg(hop, 0, Repr::Char)?;
                cx.cast(c, LlType::SIGNED)
            }
            _ if of_part.is_some() => hop.args[0].v.clone(),
            _ => receiver(cx, hop, signature.owner)?,
        });
    }
    for (at, param) in signature.params.iter().enumerate() {
        args.push(match hop.args.get(first + at) {
            Some(arg) if of_char.is_some() && first + at == text => cx.input(arg, Repr::Char)?,
            Some(arg)
                if arg.r != Repr::None || param.default.is_none_or(|d| d == Default::None) =>
            {
                argument(cx, hop, &param.ty, arg)?
            }
            _ => match param.default {
                Some(default) => constant(cx, default),
                None => return error("RP0599", "an argument is missing"),
            },
        });
    }
    if signature.compares() {
        let item = item_of(cx.rt, hop.r(0))?;
        let eq = super::rcompare::eq_function(cx.rt, item)?;
        args.push(cx.func_arg(eq));
    }
    for extra in helper.extra {
        args.push(match *extra {
            Extra::Constant(value) => constant(cx, value),
            Extra::Set(set) => table(cx, set),
            Extra::Map(map) => table(cx, map),
        });
    }
    let (module, function) = of_part.or(of_char).unwrap_or(helper.function);
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
        Type::Item => {
            let item = item_of(cx.rt, hop.r(0))?;
            cx.convert(value, item, hop.r_result)
        }
        ty @ (Type::Int | Type::NonNeg | Type::Char) => {
            let repr = natural(&ty)?;
            cx.convert(value, repr, hop.r_result)
        }
        _ => Ok(value),
    }
}

/// The representation that helpers give values of a type in.
fn natural(ty: &Type) -> RResult<Repr> {
    Ok(match ty {
        Type::Str => Repr::Str,
        Type::Char => Repr::Char,
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
        Some(Class::Dict | Class::Set) => super::rdict::dict_arg(cx, &hop.args[0]),
        _ => cx.inputarg(hop, 0, hop.r(0)),
    }
}

fn constant(cx: &mut Lower<'_, '_>, value: Default) -> LlValue {
    Value::Const(match value {
        // (All there is, on machines with smaller words too.)
        Default::Int(i64::MAX) => LlConst::signed(i64::MAX >> (64 - cx.rt.prog.word_bits)),
        Default::Int(value) => return signed(value),
        Default::Bool(value) => return bool_const(value),
        Default::Str(text) => string_const(cx.rt, text),
        Default::Bytes(bytes) => bytes_const(cx.rt, bytes.to_vec()),
        Default::Float(value) => LlConst::Float(value.to_bits()),
        Default::None => LlConst::Void(None),
    })
}

fn argument(cx: &mut Lower<'_, '_>, hop: &Hop, ty: &Type, arg: &HopArg) -> RResult<LlValue> {
    match ty {
        Type::Str => text_arg(cx, arg, Repr::Str),
        Type::Buffer => text_arg(cx, arg, Repr::Bytes),
        Type::Item | Type::Sought(Type::Item) => {
            let item = item_of(cx.rt, hop.r(0))?;
            cx.input(arg, item)
        }
        // What may be `None` is null.
        Type::Union([Type::Buffer, Type::None]) if arg.r == Repr::ByteArray => as_bytes(cx, arg),
        Type::Union([Type::Buffer, Type::None]) => cx.input(arg, Repr::Bytes),
        Type::Union([of, Type::None]) => {
            let repr = natural(of)?;
            cx.input(arg, repr)
        }
        Type::Union([Type::Buffer, Type::Int]) if matches!(arg.r, Repr::Int(_) | Repr::Bool) => {
            let byte = cx.input(arg, Repr::SIGNED)?;
            cx.gendirectcall("ll_bytes", "ll_one_byte", vec![byte])
        }
        Type::Union([of, _]) => argument(cx, hop, of, arg),
        ty => {
            let repr = natural(ty)?;
            cx.input(arg, repr)
        }
    }
}

/// A list that a helper makes: the helper gets the type of resizable lists of such items.
fn list_of<'r, 'p>(
    cx: &mut Lower<'r, 'p>,
    hop: &Hop,
    item: Repr,
    make: impl FnOnce(&mut Lower<'r, 'p>, LlValue) -> RResult<LlValue>,
) -> RResult<LlValue> {
    let Repr::List(def) = hop.r_result else {
        return error("RP0599", "a list is expected");
    };
    let ty = cx.rt.lltype(hop.r_result);
    if super::rlist::shape(cx.rt, def) == Shape::Resizable {
        let list = cx.type_arg(ty);
        return make(cx, list);
    }
    let list = list_type(cx, item);
    let list = make(cx, list)?;
    if cx.ty(&list) == ty {
        return Ok(list);
    }
    let ty = cx.type_arg(super::constant::inline_of(ty));
    cx.gendirectcall("ll_list", "ll_copy", vec![ty, list])
}

/// The type of resizable lists of these items, for a helper.
fn list_type(cx: &mut Lower<'_, '_>, item: Repr) -> LlValue {
    let item = cx.rt.lltype(item);
    let list = cx.rt.types().list(item);
    cx.type_arg(LlType::Inline(Container::Struct(list)))
}
