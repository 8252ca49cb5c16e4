//! Strings, bytes and characters.

use super::lower::{Hop, LlValue, Lower};
use super::{Map, RResult, RTyper, Repr};
use crate::annotate::names::{BuiltinFn, Method};
use crate::flow::model::Value;
use crate::front::code::{BinaryOp, CompareOp};
use crate::host::object::ObjId;
use crate::lltype::{Container, DataId, Items, LlConst, LlType, StructId, Types};

/// Strings and bytes that are data already, by content.
#[derive(Default)]
pub struct Strings {
    texts: Map<String, DataId>,
    bytes: Map<Vec<u8>, DataId>,
    ascii: Option<DataId>,
}

fn ptr(id: StructId) -> LlType {
    LlType::Ptr(Container::Struct(id))
}

/// A pointer to `rpy_string`.
pub fn string_ptr(_rt: &RTyper<'_>) -> LlType {
    ptr(Types::STRING)
}

/// A pointer to `rpy_bytes`.
pub fn bytes_ptr(_rt: &RTyper<'_>) -> LlType {
    ptr(Types::BYTES)
}

/// A pointer to `rpy_bytearray`.
pub fn bytearray_ptr(_rt: &RTyper<'_>) -> LlType {
    ptr(Types::BYTEARRAY)
}

/// A pointer to a string builder.
pub fn builder_ptr(rt: &mut RTyper<'_>) -> LlType {
    let types = &mut rt.session.heap.lltypes;
    let items = types.gc_array(LlType::Char);
    let field = |name: &str, ty| crate::lltype::Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let id = types.structural(
        "rpy_builder",
        true,
        vec![
            field("length", LlType::SIGNED),
            field("items", LlType::Ptr(Container::Array(items))),
            field("count", LlType::SIGNED),
        ],
    );
    ptr(id)
}

/// A string as data, shared by content.
pub fn string_const(rt: &mut RTyper<'_>, text: &str) -> LlConst {
    let data = match rt.strings.texts.get(text) {
        Some(&data) => data,
        None => {
            let data = rt.new_data(LlType::Inline(Container::Struct(Types::STRING)), "str");
            let length = crate::host::types::text::length(text) as i64;
            rt.prog.data[data].value = Some(LlConst::Struct(vec![
                LlConst::signed(0),
                LlConst::signed(length),
                LlConst::Items(Items::Bytes(text.as_bytes().to_vec())),
            ]));
            rt.strings.texts.insert(text.to_string(), data);
            data
        }
    };
    LlConst::Data(ptr(Types::STRING), data)
}

/// Bytes as data, shared by content.
pub fn bytes_const(rt: &mut RTyper<'_>, bytes: Vec<u8>) -> LlConst {
    let data = match rt.strings.bytes.get(&bytes) {
        Some(&data) => data,
        None => {
            let data = rt.new_data(LlType::Inline(Container::Struct(Types::BYTES)), "bytes");
            rt.prog.data[data].value = Some(LlConst::Struct(vec![
                LlConst::signed(0),
                LlConst::Items(Items::Bytes(bytes.clone())),
            ]));
            rt.strings.bytes.insert(bytes, data);
            data
        }
    };
    LlConst::Data(ptr(Types::BYTES), data)
}

/// A prebuilt `bytearray`.
pub fn bytearray_const(rt: &mut RTyper<'_>, obj: ObjId) -> RResult<LlConst> {
    rt.bad_const(Repr::ByteArray, obj)
}

/// A one-character string as a string.
pub fn char_to_str(cx: &mut Lower<'_, '_>, value: LlValue) -> RResult<LlValue> {
    cx.gendirectcall("ll_str", "ll_chr2str", vec![value])
}

/// A string that has one character, as that.
pub fn str_to_char(cx: &mut Lower<'_, '_>, value: LlValue) -> RResult<LlValue> {
    cx.gendirectcall("ll_str", "ll_str2chr", vec![value])
}

/// The prebuilt one-character string of a code below 128: an item of a table.
pub fn ascii_string(cx: &mut Lower<'_, '_>, code: LlValue) -> LlValue {
    let array = cx.rt.session.heap.lltypes.array(crate::lltype::ArrayDef {
        item: ptr(Types::STRING),
        gc: true,
        nolength: false,
        immutable: true,
    });
    let data = match cx.rt.strings.ascii {
        Some(data) => data,
        None => {
            let items = (0..128u8)
                .map(|code| string_const(cx.rt, char::from(code).encode_utf8(&mut [0; 4])))
                .collect();
            let ty = LlType::Inline(Container::Array(array));
            let data = cx.rt.new_data(ty, "ascii_strings");
            cx.rt.prog.data[data].value = Some(LlConst::Items(Items::Consts(items)));
            cx.rt.strings.ascii = Some(data);
            data
        }
    };
    let table = LlConst::Data(LlType::Ptr(Container::Array(array)), data);
    cx.getarrayitem(Value::Const(table), code)
}

/// truth
pub fn truth(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "truth")
}

/// this operator
pub fn binary(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    _op: BinaryOp,
    _inplace: bool,
) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "this operator")
}

/// this comparison
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, _op: CompareOp) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "this comparison")
}

/// `in`
pub fn contains(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "`in`")
}

/// len()
pub fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "len()")
}

/// indexing
pub fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "indexing")
}

/// assigning an item
pub fn setitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "assigning an item")
}

/// deleting an item
pub fn delitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "deleting an item")
}

/// slicing
pub fn slice(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "slicing")
}

/// this function
pub fn builtin(cx: &mut Lower<'_, '_>, hop: &Hop, _func: BuiltinFn) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "this function")
}

/// this method
pub fn method(cx: &mut Lower<'_, '_>, hop: &Hop, _method: Method) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "this method")
}

/// A text operand as text of this representation; `None` raises.
pub fn text_arg(
    cx: &mut Lower<'_, '_>,
    arg: &super::lower::HopArg,
    want: Repr,
) -> RResult<LlValue> {
    cx.input(arg, want)
}
