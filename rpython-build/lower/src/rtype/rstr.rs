//! Strings: what `str` and one-character `str` operands do. Bytes and bytearrays are handed on
//! to `rbytes`, methods to `rstrmethods`.
//!
//! A string is a pointer to `rpy_string { hash, length, chars }`, UTF-8 with the number of code
//! points; one that is known to have one code point is that code point (`UniChar`). Both meet:
//! operations take the code point where that saves an allocation, and make a string of it (from
//! a table, if it is ASCII) where not. Operations that need a table of Unicode's get it from
//! `unicode`.

use super::kept::Asked;
use super::lower::{bool_const, signed, Hop, HopArg, LlValue, Lower};
use super::{Map, RResult, RTyper, Repr};
use crate::front::code::{BinaryOp, CompareOp};
use crate::ir::model::Value;
use crate::lltype::{
    CmpOp, Container, DataId, IntKind, IntOp, Items, LlConst, LlOp, LlType, StructId, Types,
};

const MODULE: &str = "ll_str";

/// Strings and bytes that are data already, by content.
#[derive(Default)]
pub struct Strings {
    /// Tables of Unicode's that are data already.
    pub(super) tables: Map<super::unicode::Table, LlConst>,
    texts: Map<String, DataId>,
    bytes: Map<Vec<u8>, DataId>,
    ascii: Option<DataId>,
    /// The type of parts of texts, if there are some.
    pub(super) part: Option<LlType>,
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
    let field = |name: &str, ty| crate::lltype::Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let fields = vec![
        field("used", LlType::SIGNED),
        field("length", LlType::SIGNED),
        field("text", ptr(Types::STRING)),
    ];
    let id = rt.types().structural("rpy_builder", true, fields);
    rt.types().structs[id].shown = Some(("StringBuilder", Vec::new()));
    ptr(id)
}

/// Makes the contents of a string builder that was made before translation: a string without room.
pub fn fill_builder(
    rt: &mut RTyper<'_>,
    data: DataId,
    obj: crate::host::object::ObjId,
    repr: Repr,
) -> RResult<()> {
    let heap = &rt.session.heap;
    let parts = heap
        .instance_attr(obj, "_parts")
        .map(|parts| heap.get(parts));
    let Some(crate::host::object::Object::List(parts)) = parts else {
        return rt.bad_const(repr, obj);
    };
    let parts = parts.iter().filter_map(|&part| heap.as_str(part));
    let text: String = parts.map(|part| &**part).collect();
    let length = crate::host::types::text::length(&text) as i64;
    let fields = vec![
        LlConst::signed(text.len() as i64),
        LlConst::signed(length),
        string_const(rt, &text),
    ];
    rt.prog.data[data].value = Some(LlConst::Struct(fields));
    Ok(())
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
    rt.note_asked(Asked::Text(data));
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
    rt.note_asked(Asked::Text(data));
    LlConst::Data(ptr(Types::BYTES), data)
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
    let table = ascii_strings(cx.rt);
    cx.getarrayitem(Value::Const(table), code)
}

/// The table of these strings.
pub fn ascii_strings(rt: &mut RTyper<'_>) -> LlConst {
    let array = rt.session.heap.lltypes.array(crate::lltype::ArrayDef {
        item: ptr(Types::STRING),
        gc: true,
        nolength: false,
        fixed: None,
        immutable: true,
    });
    let data = match rt.strings.ascii {
        Some(data) => data,
        None => {
            let asked = rt.asked.take();
            let items = (0..128u8)
                .map(|code| string_const(rt, char::from(code).encode_utf8(&mut [0; 4])))
                .collect();
            rt.asked = asked;
            let ty = LlType::Inline(Container::Array(array));
            let data = rt.new_data(ty, "ascii_strings");
            rt.prog.data[data].value = Some(LlConst::Items(Items::Consts(items)));
            rt.strings.ascii = Some(data);
            data
        }
    };
    rt.note_asked(Asked::Ascii(data));
    LlConst::Data(LlType::Ptr(Container::Array(array)), data)
}

/// A text operand as text of this representation (`Str` or `Bytes`); `None` raises.
pub fn text_arg(cx: &mut Lower<'_, '_>, arg: &HopArg, want: Repr) -> RResult<LlValue> {
    if arg.r == Repr::ByteArray && want == Repr::Bytes {
        return super::rbytes::as_bytes(cx, arg);
    }
    let v = cx.input(arg, want)?;
    if arg.s.can_be_none() {
        let what = if want == Repr::Str { "str" } else { "bytes" };
        cx.check_not_none(&v, "TypeError", format!("a {what} is expected, not None"))?;
    }
    Ok(v)
}

/// A string operand.
pub fn str_arg(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize) -> RResult<LlValue> {
    text_arg(cx, &hop.args[arg], Repr::Str)
}

/// Whether it is a character that is not known before the program runs, or a constant one.
fn is_char(hop: &Hop, arg: usize) -> bool {
    hop.r(arg) == Repr::Char
}

/// `bool(s)`
pub fn truth(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let repr = hop.r(0);
    let p = cx.inputarg(hop, 0, repr)?;
    let nullable = hop.s(0).can_be_none();
    match repr {
        Repr::Str if !nullable => {
            let n = cx.getfield(p, "length");
            Ok(cx.int(IntOp::IsTrue, IntKind::Signed, vec![n]))
        }
        Repr::ByteArray => {
            let name = if nullable {
                "ll_truth_or_none"
            } else {
                "ll_truth"
            };
            cx.gendirectcall("ll_list", name, vec![p])
        }
        _ => cx.gendirectcall("ll_bytes", "ll_text_truth", vec![p]),
    }
}

/// `len(s)`
pub fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Char => Ok(signed(1)),
        Repr::Str => {
            let p = str_arg(cx, hop, 0)?;
            Ok(cx.getfield(p, "length"))
        }
        _ => super::rbytes::len(cx, hop),
    }
}

/// `+` and `*`
pub fn binary(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp, inplace: bool) -> RResult<LlValue> {
    let bytes = |r| matches!(r, Repr::Bytes | Repr::ByteArray);
    if bytes(hop.r(0)) || bytes(hop.r(1)) {
        return super::rbytes::binary(cx, hop, op, inplace);
    }
    match op {
        BinaryOp::Add => {
            let a = str_arg(cx, hop, 0)?;
            if is_char(hop, 1) && hop.konst(1).is_none() {
                let c = cx.inputarg(hop, 1, Repr::Char)?;
                return cx.gendirectcall(MODULE, "ll_strconcat_chr", vec![a, c]);
            }
            let b = str_arg(cx, hop, 1)?;
            cx.gendirectcall(MODULE, "ll_strconcat", vec![a, b])
        }
        BinaryOp::Mul => {
            let (text, times) = match hop.r(0) {
                Repr::Str | Repr::Char => (0, 1),
                _ => (1, 0),
            };
            let n = cx.inputarg(hop, times, Repr::SIGNED)?;
            if is_char(hop, text) {
                let c = cx.inputarg(hop, text, Repr::Char)?;
                return cx.gendirectcall(MODULE, "ll_chrmul", vec![c, n]);
            }
            let s = str_arg(cx, hop, text)?;
            cx.gendirectcall(MODULE, "ll_strmul", vec![s, n])
        }
        _ => super::dispatch::unsupported(cx, hop, "this operator"),
    }
}

/// `==`, `<`, …; `None` equals nothing but itself.
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let bytes = matches!(hop.r(0), Repr::Bytes | Repr::ByteArray);
    let repr = if bytes { Repr::Bytes } else { Repr::Str };
    if let CompareOp::Eq | CompareOp::Ne = op {
        let equal = match (hop.r(0), hop.r(1)) {
            (Repr::Str, Repr::Char) => {
                let s = cx.inputarg(hop, 0, Repr::Str)?;
                let c = cx.inputarg(hop, 1, Repr::Char)?;
                cx.gendirectcall(MODULE, "ll_streq_chr", vec![s, c])?
            }
            (Repr::Char, Repr::Str) => {
                let c = cx.inputarg(hop, 0, Repr::Char)?;
                let s = cx.inputarg(hop, 1, Repr::Str)?;
                cx.gendirectcall(MODULE, "ll_streq_chr", vec![s, c])?
            }
            (Repr::Str, _) if is_empty(cx, hop, 1) && !hop.s(0).can_be_none() => {
                let s = cx.inputarg(hop, 0, Repr::Str)?;
                let length = cx.getfield(s, "length");
                cx.int(IntOp::Eq, IntKind::Signed, vec![length, signed(0)])
            }
            _ => {
                let a = plain_text(cx, &hop.args[0], repr)?;
                let b = plain_text(cx, &hop.args[1], repr)?;
                cx.gendirectcall(MODULE, "ll_streq", vec![a, b])?
            }
        };
        return Ok(cx.equality(op, equal));
    }
    let a = text_arg(cx, &hop.args[0], repr)?;
    let b = text_arg(cx, &hop.args[1], repr)?;
    let order = cx.gendirectcall(MODULE, "ll_strcmp", vec![a, b])?;
    Ok(ordered(cx, op, order))
}

/// A comparison whose order is a number that is negative, zero or positive.
pub fn ordered(cx: &mut Lower<'_, '_>, op: CompareOp, order: LlValue) -> LlValue {
    let op = match op {
        CompareOp::Lt => IntOp::Lt,
        CompareOp::Le => IntOp::Le,
        CompareOp::Gt => IntOp::Gt,
        CompareOp::Ge => IntOp::Ge,
        CompareOp::Eq => IntOp::Eq,
        CompareOp::Ne => IntOp::Ne,
    };
    cx.int(op, IntKind::Signed, vec![order, signed(0)])
}

/// Whether an operand is known to be `""`.
fn is_empty(cx: &Lower<'_, '_>, hop: &Hop, arg: usize) -> bool {
    let text = hop
        .konst(arg)
        .and_then(|obj| cx.rt.session.heap.as_str(obj));
    text.is_some_and(|text| text.is_empty())
}

/// A text operand that may be null.
fn plain_text(cx: &mut Lower<'_, '_>, arg: &HopArg, want: Repr) -> RResult<LlValue> {
    match (arg.r, want) {
        (Repr::ByteArray, Repr::Bytes) => super::rbytes::as_bytes(cx, arg),
        _ => cx.input(arg, want),
    }
}

/// `needle in s`
pub fn contains(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Repr::Bytes | Repr::ByteArray = hop.r(0) {
        return super::rbytes::contains(cx, hop);
    }
    if !matches!(hop.r(1), Repr::Str | Repr::Char) {
        return super::dispatch::unsupported(cx, hop, "`in`");
    }
    if is_char(hop, 1) {
        let c = cx.inputarg(hop, 1, Repr::Char)?;
        let known = hop
            .konst(0)
            .and_then(|obj| cx.rt.session.heap.as_str(obj))
            .cloned();
        if let Some(text) = known.filter(|text| text.chars().count() <= FEW) {
            return Ok(one_of(cx, c, &text));
        }
        let s = str_arg(cx, hop, 0)?;
        return cx.gendirectcall(MODULE, "ll_strcontains_chr", vec![s, c]);
    }
    let s = str_arg(cx, hop, 0)?;
    let needle = str_arg(cx, hop, 1)?;
    cx.gendirectcall(MODULE, "ll_strcontains", vec![s, needle])
}

/// So many characters are compared one by one.
const FEW: usize = 6;

/// Whether a character is one of a few that are known.
fn one_of(cx: &mut Lower<'_, '_>, c: LlValue, text: &str) -> LlValue {
    let mut found = None;
    for known in text.chars() {
        let args = vec![c.clone(), Value::Const(LlConst::UniChar(known.into()))];
        let equal = cx.genop(LlOp::UniChar(CmpOp::Eq), args, LlType::Bool);
        found = Some(match found {
            None => equal,
            Some(before) => super::rinstance::or(cx, before, equal),
        });
    }
    found.unwrap_or(bool_const(false))
}

/// `s[i]`, `s[i:j:k]`
pub fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Repr::Bytes | Repr::ByteArray = hop.r(0) {
        return super::rbytes::getitem(cx, hop);
    }
    let s = str_arg(cx, hop, 0)?;
    if let Repr::Slice(_) = hop.r(1) {
        let length = cx.getfield(s.clone(), "length");
        let (start, step, count) = super::rlist::stepped_bounds(cx, &hop.args[1], length)?;
        return cx.gendirectcall(MODULE, "ll_strslice_step", vec![s, start, step, count]);
    }
    let i = cx.inputarg(hop, 1, Repr::SIGNED)?;
    let c = cx.gendirectcall(MODULE, "ll_stritem", vec![s, i])?;
    cx.convert(c, Repr::Char, hop.r_result)
}

/// `b[i] = byte`
pub fn setitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::rbytes::setitem(cx, hop)
}

/// `del b[i]`
pub fn delitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::rbytes::delitem(cx, hop)
}

/// `s[i:j]`; on a bytearray also assigning and deleting.
pub fn slice(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Repr::Bytes | Repr::ByteArray = hop.r(0) {
        return super::rbytes::slice(cx, hop);
    }
    let s = str_arg(cx, hop, 0)?;
    let length = cx.getfield(s.clone(), "length");
    let (start, stop) = super::rlist::bounds(cx, hop, length)?;
    match hop.r_result {
        Repr::Part => super::rpart::new(cx, s, start, stop),
        _ => cx.gendirectcall(MODULE, "ll_strslice", vec![s, start, stop]),
    }
}

/// `ord(c)`
pub fn ord(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let code = match hop.r(0) {
        Repr::Char | Repr::LlChar => {
            let c = cx.inputarg(hop, 0, hop.r(0))?;
            cx.cast(c, LlType::SIGNED)
        }
        Repr::Str => {
            let s = str_arg(cx, hop, 0)?;
            cx.gendirectcall("ll_strmethods", "ll_ord", vec![s])?
        }
        Repr::Part => super::rpart::ord(cx, hop)?,
        Repr::Bytes | Repr::ByteArray => {
            let b = text_arg(cx, &hop.args[0], Repr::Bytes)?;
            cx.gendirectcall("ll_bytes", "ll_bytes_ord", vec![b])?
        }
        _ => return super::dispatch::unsupported(cx, hop, "ord()"),
    };
    cx.convert(code, Repr::SIGNED, hop.r_result)
}

/// `StringBuilder(…)`
pub fn new_builder(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let ty = builder_ptr(cx.rt);
    let ty = cx.type_arg(ty);
    let room = match hop.args.first() {
        Some(arg) => cx.input(arg, Repr::SIGNED)?,
        None => signed(100),
    };
    cx.gendirectcall("ll_builder", "ll_new_builder", vec![ty, room])
}
