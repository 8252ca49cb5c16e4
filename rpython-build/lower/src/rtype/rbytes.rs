//! Bytes and bytearrays, and encoding and decoding.
//!
//! `bytes` is a pointer to `rpy_bytes { hash, chars }`, `bytearray` one to a structure shaped
//! like a list of bytes. Where an operation only reads, a bytearray operand is copied to bytes
//! first, except where its own shape serves: length, items, slices.

use super::lower::{bool_const, signed, void, Hop, HopArg, LlValue, Lower};
use super::rstr::{bytearray_ptr, text_arg};
use super::{error, RResult, RTyper, Repr};
use crate::front::code::BinaryOp;
use crate::host::object::{ObjId, Object};
use crate::ir::model::Value;
use crate::ir::op::HlOp;
use crate::lltype::{Container, DataId, ItemPath, Items, LlConst, LlOp, LlType, Types};

const MODULE: &str = "ll_bytes";
/// The helpers that make text of bytes and back.
const CODECS: &str = "ll_codecs";

/// A bytearray as bytes: null if it is `None`.
pub fn as_bytes(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<LlValue> {
    let a = cx.input(arg, Repr::ByteArray)?;
    cx.gendirectcall(MODULE, "ll_bytearray2bytes", vec![a])
}

/// A bytes or bytearray operand as bytes.
pub fn bytes_arg(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize) -> RResult<LlValue> {
    match hop.r(arg) {
        Repr::Bytes | Repr::ByteArray => text_arg(cx, &hop.args[arg], Repr::Bytes),
        _ => super::dispatch::unsupported(cx, hop, "this operation of bytes"),
    }
}

/// A bytearray operand.
pub fn array_arg(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize) -> RResult<LlValue> {
    let a = cx.inputarg(hop, arg, Repr::ByteArray)?;
    if hop.s(arg).can_be_none() {
        cx.check_not_none(&a, "TypeError", "a bytearray is expected, not None".into())?;
    }
    Ok(a)
}

/// The type of bytearrays, for helpers.
fn array_type(cx: &mut Lower<'_, '_>) -> LlValue {
    let ty = bytearray_ptr(cx.rt);
    cx.type_arg(ty)
}

fn to_array(cx: &mut Lower<'_, '_>, bytes: LlValue) -> RResult<LlValue> {
    let ty = array_type(cx);
    cx.gendirectcall(MODULE, "ll_bytes2bytearray", vec![ty, bytes])
}

/// Bytes in the representation of the result.
fn as_result(cx: &mut Lower<'_, '_>, hop: &Hop, bytes: LlValue) -> RResult<LlValue> {
    match hop.r_result {
        Repr::ByteArray => to_array(cx, bytes),
        _ => Ok(bytes),
    }
}

/// `len(b)`
pub fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if hop.r(0) == Repr::ByteArray {
        let a = array_arg(cx, hop, 0)?;
        return Ok(cx.getfield(a, "length"));
    }
    let b = bytes_arg(cx, hop, 0)?;
    Ok(length(cx, b))
}

fn length(cx: &mut Lower<'_, '_>, bytes: LlValue) -> LlValue {
    let path = ItemPath {
        base: Container::Struct(Types::BYTES),
        array_field: Some(1),
        item_field: None,
    };
    cx.genop(LlOp::GetLength(path), vec![bytes], LlType::SIGNED)
}

/// `+` and `*`
pub fn binary(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp, inplace: bool) -> RResult<LlValue> {
    match op {
        BinaryOp::Add if inplace && hop.r(0) == Repr::ByteArray => {
            let a = array_arg(cx, hop, 0)?;
            let b = bytes_arg(cx, hop, 1)?;
            cx.gendirectcall(MODULE, "ll_bytearray_extend", vec![a.clone(), b])?;
            Ok(a)
        }
        BinaryOp::Add => {
            let a = bytes_arg(cx, hop, 0)?;
            let b = bytes_arg(cx, hop, 1)?;
            if hop.r_result == Repr::ByteArray {
                let ty = array_type(cx);
                return cx.gendirectcall(MODULE, "ll_bytearray_concat", vec![ty, a, b]);
            }
            cx.gendirectcall(MODULE, "ll_bytes_concat", vec![a, b])
        }
        BinaryOp::Mul => {
            let (text, times) = match hop.r(0) {
                Repr::Bytes | Repr::ByteArray => (0, 1),
                _ => (1, 0),
            };
            let n = cx.inputarg(hop, times, Repr::SIGNED)?;
            if inplace && hop.r(0) == Repr::ByteArray {
                let a = array_arg(cx, hop, 0)?;
                cx.gendirectcall("ll_list", "ll_inplace_mul", vec![a.clone(), n])?;
                return Ok(a);
            }
            let b = bytes_arg(cx, hop, text)?;
            let b = cx.gendirectcall(MODULE, "ll_bytes_mul", vec![b, n])?;
            as_result(cx, hop, b)
        }
        _ => super::dispatch::unsupported(cx, hop, "this operator"),
    }
}

/// `x in b`, `x` being a number or bytes.
pub fn contains(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let b = bytes_arg(cx, hop, 0)?;
    match hop.r(1) {
        Repr::Int(_) | Repr::Bool => {
            let i = cx.inputarg(hop, 1, Repr::SIGNED)?;
            cx.gendirectcall(MODULE, "ll_bytes_contains_int", vec![b, i])
        }
        _ => {
            let needle = bytes_arg(cx, hop, 1)?;
            cx.gendirectcall(MODULE, "ll_bytes_contains", vec![b, needle])
        }
    }
}

/// `b[i]`, `b[i:j:k]`
pub fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let array = hop.r(0) == Repr::ByteArray;
    if let Repr::Slice(_) = hop.r(1) {
        if array {
            let a = array_arg(cx, hop, 0)?;
            let length = cx.getfield(a.clone(), "length");
            let (start, step, n) = super::rlist::stepped_bounds(cx, &hop.args[1], length)?;
            let ty = array_type(cx);
            return cx.gendirectcall("ll_list", "ll_slice_step", vec![ty, a, start, step, n]);
        }
        let b = bytes_arg(cx, hop, 0)?;
        let length = length(cx, b.clone());
        let (start, step, n) = super::rlist::stepped_bounds(cx, &hop.args[1], length)?;
        return cx.gendirectcall(MODULE, "ll_bytes_slice_step", vec![b, start, step, n]);
    }
    let (b, name) = match array {
        true => (array_arg(cx, hop, 0)?, "ll_bytearray_getitem"),
        false => (bytes_arg(cx, hop, 0)?, "ll_bytesitem"),
    };
    let i = cx.inputarg(hop, 1, Repr::SIGNED)?;
    let v = cx.gendirectcall(MODULE, name, vec![b, i])?;
    cx.convert(v, Repr::SIGNED, hop.r_result)
}

/// `a[i] = byte`
pub fn setitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Repr::Slice(_) = hop.r(1) {
        return error(
            "RP0512",
            "assigning to a slice with a step is not supported",
        );
    }
    let a = array_arg(cx, hop, 0)?;
    let i = cx.inputarg(hop, 1, Repr::SIGNED)?;
    let value = cx.inputarg(hop, 2, Repr::SIGNED)?;
    cx.gendirectcall(MODULE, "ll_bytearray_setitem", vec![a, i, value])?;
    Ok(void())
}

/// `del a[i]`
pub fn delitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Repr::Slice(_) = hop.r(1) {
        return error("RP0512", "deleting a slice with a step is not supported");
    }
    let a = array_arg(cx, hop, 0)?;
    let i = cx.inputarg(hop, 1, Repr::SIGNED)?;
    cx.gendirectcall(MODULE, "ll_bytearray_delitem", vec![a, i])?;
    Ok(void())
}

/// `b[i:j]`; of a bytearray also assigned and deleted.
pub fn slice(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if hop.r(0) != Repr::ByteArray {
        let b = bytes_arg(cx, hop, 0)?;
        let length = length(cx, b.clone());
        let (start, stop) = super::rlist::bounds(cx, hop, length)?;
        return cx.gendirectcall(MODULE, "ll_bytes_slice", vec![b, start, stop]);
    }
    let a = array_arg(cx, hop, 0)?;
    let length = cx.getfield(a.clone(), "length");
    let (start, stop) = super::rlist::bounds(cx, hop, length)?;
    match hop.op {
        HlOp::GetSlice => {
            let ty = array_type(cx);
            cx.gendirectcall("ll_list", "ll_slice", vec![ty, a, start, stop])
        }
        HlOp::SetSlice => {
            let other = bytes_of(cx, &hop.args[3], hop, true)?;
            let other = to_array(cx, other)?;
            cx.gendirectcall("ll_list", "ll_setslice", vec![a, start, stop, other])?;
            Ok(void())
        }
        _ => {
            cx.gendirectcall("ll_list", "ll_delslice", vec![a, start, stop])?;
            Ok(void())
        }
    }
}

/// The bytes that something is made of: bytes, a bytearray, an iterable of integers.
fn bytes_of(cx: &mut Lower<'_, '_>, arg: &HopArg, hop: &Hop, in_array: bool) -> RResult<LlValue> {
    match arg.r {
        Repr::Bytes | Repr::ByteArray => text_arg(cx, arg, Repr::Bytes),
        Repr::Str | Repr::Char => super::dispatch::unsupported(cx, hop, "bytes without encoding"),
        Repr::List(def) if super::rlist::item_repr(cx.rt, def)? == Repr::Impossible => {
            Ok(Value::Const(super::rstr::bytes_const(cx.rt, Vec::new())))
        }
        _ => {
            let list = match arg.r {
                Repr::List(_) => super::rlist::list_arg(cx, arg)?,
                _ => super::riter::to_array(cx, Repr::SIGNED, arg)?,
            };
            cx.gendirectcall(MODULE, "ll_list2bytes", vec![list, bool_const(in_array)])
        }
    }
}

/// `bytes(…)`, `bytearray(…)`
pub fn make(cx: &mut Lower<'_, '_>, hop: &Hop, in_array: bool) -> RResult<LlValue> {
    let bytes = match (hop.args.len(), hop.args.first().map(|arg| arg.r)) {
        (0, _) => Value::Const(super::rstr::bytes_const(cx.rt, Vec::new())),
        (1, Some(Repr::Int(_) | Repr::Bool)) => {
            let n = cx.inputarg(hop, 0, Repr::SIGNED)?;
            cx.gendirectcall(MODULE, "ll_zero_bytes", vec![n])?
        }
        (1, _) => bytes_of(cx, &hop.args[0], hop, in_array)?,
        (_, Some(Repr::Str | Repr::Char)) => encode(cx, hop)?,
        _ => return super::dispatch::unsupported(cx, hop, "bytes of this"),
    };
    match in_array {
        true => to_array(cx, bytes),
        false => Ok(bytes),
    }
}

/// An encoding that is known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Encoding {
    Utf8,
    /// Ascii and latin-1: code points below this.
    Limited(i64),
}

/// The encoding and the error handling that `args[1]` and `args[2]` name.
fn codec(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<(Encoding, LlValue)> {
    let encoding = match hop.args.len() {
        1 => Encoding::Utf8,
        _ => {
            let name = cx
                .const_str(hop, 1)?
                .to_ascii_lowercase()
                .replace(['_', ' '], "-");
            match &*name {
                "utf-8" | "utf8" | "u8" => Encoding::Utf8,
                "ascii" | "us-ascii" | "646" => Encoding::Limited(128),
                "latin-1" | "latin1" | "iso-8859-1" | "iso8859-1" | "8859" | "l1" => {
                    Encoding::Limited(256)
                }
                _ => return error("RP0545", format!("the encoding {name} is not supported")),
            }
        }
    };
    let errors = match hop.args.len() {
        0..=2 => 0,
        _ => match &*cx.const_str(hop, 2)? {
            "strict" => 0,
            "ignore" => 1,
            "replace" => 2,
            "backslashreplace" => 3,
            other => {
                return error(
                    "RP0545",
                    format!("the error handler {other} is not supported"),
                )
            }
        },
    };
    Ok((encoding, signed(errors)))
}

/// `s.encode(…)`
pub fn encode(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let s = text_arg(cx, &hop.args[0], Repr::Str)?;
    let (encoding, errors) = codec(cx, hop)?;
    match encoding {
        Encoding::Utf8 => cx.gendirectcall(CODECS, "ll_encode_utf8", vec![s]),
        Encoding::Limited(limit) => {
            let args = vec![s, signed(limit), errors];
            cx.gendirectcall(CODECS, "ll_encode_limited", args)
        }
    }
}

/// `b.decode(…)`
pub fn decode(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let b = bytes_arg(cx, hop, 0)?;
    let (encoding, errors) = codec(cx, hop)?;
    match encoding {
        Encoding::Utf8 => cx.gendirectcall(CODECS, "ll_decode_utf8", vec![b, errors]),
        Encoding::Limited(limit) => {
            let args = vec![b, signed(limit), errors];
            cx.gendirectcall(CODECS, "ll_decode_limited", args)
        }
    }
}

/// `a.extend(…)`
pub fn extend_array(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let a = array_arg(cx, hop, 0)?;
    let b = bytes_of(cx, &hop.args[1], hop, true)?;
    cx.gendirectcall(MODULE, "ll_bytearray_extend", vec![a, b])?;
    Ok(void())
}

/// `a.copy()`
pub fn copy_array(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let a = array_arg(cx, hop, 0)?;
    let ty = array_type(cx);
    cx.gendirectcall("ll_list", "ll_copy", vec![ty, a])
}

/// `b.join(…)`
pub fn join(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let sep = bytes_arg(cx, hop, 0)?;
    let from = &hop.args[1];
    let list = match from.r {
        Repr::List(def) => match super::rlist::item_repr(cx.rt, def)? {
            Repr::Bytes => super::rlist::list_arg(cx, from)?,
            Repr::Impossible => {
                return Ok(Value::Const(super::rstr::bytes_const(cx.rt, Vec::new())))
            }
            _ => return super::dispatch::unsupported(cx, hop, "method join"),
        },
        _ => super::riter::to_array(cx, Repr::Bytes, from)?,
    };
    let (items, count) = super::rlist::items_and_length(cx, list)?;
    cx.gendirectcall(MODULE, "ll_bytes_join", vec![sep, items, count])
}

/// A prebuilt `bytearray`.
pub fn bytearray_const(rt: &mut RTyper<'_>, obj: ObjId) -> RResult<LlConst> {
    if let Some(known) = rt.prebuilt.get(&(obj, Repr::ByteArray)) {
        return Ok(known.clone());
    }
    let Object::ByteArray(bytes) = rt.session.heap.get(obj) else {
        return rt.bad_const(Repr::ByteArray, obj);
    };
    let bytes = bytes.clone();
    let length = bytes.len() as i64;
    let array = rt.types().gc_array(LlType::Char);
    let items = LlConst::Items(Items::Bytes(bytes));
    let store = data(rt, LlType::Inline(Container::Array(array)), "items", items);
    let pointer = LlConst::Data(LlType::Ptr(Container::Array(array)), store);
    let value = LlConst::Struct(vec![LlConst::signed(length), pointer]);
    let ty = LlType::Inline(Container::Struct(Types::BYTEARRAY));
    let data = data(rt, ty, "bytearray", value);
    let constant = LlConst::Data(bytearray_ptr(rt), data);
    rt.prebuilt.insert((obj, Repr::ByteArray), constant.clone());
    Ok(constant)
}

fn data(rt: &mut RTyper<'_>, ty: LlType, name: &str, value: LlConst) -> DataId {
    let data = rt.new_data(ty, name);
    rt.prog.data[data].value = Some(value);
    data
}
