//! Text of values: `str()`, `repr()`, `format()` and f-strings, `bin()`, writing.
//!
//! The annotator has turned `%`, `print` and f-strings into [`HlOp::Format`] and
//! [`HlOp::BuildString`], and containers and instances into calls. What is left are values of
//! Python's own types that cannot contain others. [`repr_function`] and [`str_function`] do
//! more, since messages of exceptions show keys of any type: tuples item by item, everything
//! else as `object` shows it.

use super::lower::{bool_const, signed, Hop, HopArg, LlValue, Lower};
use super::rstr::{string_const, string_ptr, text_arg};
use super::stub::Stub;
use super::unicode::table;
use super::{error, RResult, RTyper, Repr};
use crate::front::code::Conversion;
use crate::host::modules::marks::Mark;
use crate::host::object::Object;
use crate::host::types::format_spec::FormatSpec;
use crate::ir::model::{GraphId, Value};
use crate::ir::op::HlOp;
use crate::lltype::{Container, FuncId, IntKind, IntOp, ItemPath, LlOp, LlType, Types};
use rpython_unicode::Set;

const MODULE: &str = "ll_format";

/// A field of an f-string, `str(x)`, `repr(x)`, `format(x, spec)`; the parts of an f-string put
/// together.
pub fn lower(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let text = match hop.op {
        HlOp::Format(conversion) => {
            if hop.r_result == Repr::Char && hop.r(0) == Repr::Char {
                return cx.inputarg(hop, 0, Repr::Char);
            }
            format(cx, &hop.args[0], conversion, &hop.args[1])?
        }
        _ => {
            let mut parts = Vec::new();
            for arg in &hop.args {
                let known = arg
                    .konst()
                    .and_then(|obj| cx.rt.session.heap.as_str(obj))
                    .cloned();
                parts.push(match known {
                    Some(text) => Part::Known(text.to_string()),
                    None => Part::Text(text_arg(cx, arg, Repr::Str)?),
                });
            }
            concat(cx, parts)?
        }
    };
    cx.convert(text, Repr::Str, hop.r_result)
}

fn format(
    cx: &mut Lower<'_, '_>,
    value: &HopArg,
    conversion: Conversion,
    spec: &HopArg,
) -> RResult<LlValue> {
    let known = spec
        .konst()
        .and_then(|obj| cx.rt.session.heap.as_str(obj))
        .cloned();
    match known {
        Some(spec) if spec.is_empty() => {
            if let Repr::List(def) = value.r {
                return super::rlist::range_text(cx, value, def);
            }
            // The annotator makes `!r` and more of `!a`.
            let shows = match conversion {
                Conversion::Repr | Conversion::Ascii => Shows::Repr,
                Conversion::None | Conversion::Str => Shows::Str,
            };
            text(cx, value, shows)
        }
        Some(spec) => with_spec(cx, value, &spec),
        None => with_unknown_spec(cx, value, spec),
    }
}

/// `%`: the annotator makes other operations of it.
pub fn percent(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "`%` with a format that is not known")
}

/// What the toolchain's own Python asks for as `str_of(x)` and `repr_of(x)`.
pub fn shown(cx: &mut Lower<'_, '_>, hop: &Hop, shows: Shows) -> RResult<LlValue> {
    let text = text(cx, &hop.args[0], shows)?;
    cx.convert(text, Repr::Str, hop.r_result)
}

/// `bin(i)`, `oct(i)`, `hex(i)`: the letter is that of the prefix.
pub fn in_base(cx: &mut Lower<'_, '_>, hop: &Hop, base: i64, letter: char) -> RResult<LlValue> {
    let (i, unsigned) = integer(cx, &hop.args[0])?;
    if unsigned {
        let flags = [
            signed(0),
            bool_const(true),
            signed(0),
            signed(0),
            signed(32),
        ];
        return format_int(cx, i, true, base, false, flags, signed(0));
    }
    let args = vec![i, signed(base), signed(letter as i64), bool_const(false)];
    cx.gendirectcall("ll_str", "ll_int2base", args)
}

/// Which text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shows {
    /// `str(x)`
    Str,
    /// `repr(x)`
    Repr,
}

/// The function `x -> repr(x)` of values of a representation.
pub fn repr_function(rt: &mut RTyper<'_>, repr: Repr) -> RResult<FuncId> {
    function(rt, repr, Shows::Repr)
}

/// The same for the items or keys of a container, which the annotator may have said how to show.
pub fn item_function(rt: &mut RTyper<'_>, shows: Option<GraphId>, item: Repr) -> RResult<FuncId> {
    match shows {
        Some(graph) => super::rcompare::taking(rt, graph, item),
        None => repr_function(rt, item),
    }
}

fn function(rt: &mut RTyper<'_>, repr: Repr, shows: Shows) -> RResult<FuncId> {
    if let Some(func) = super::rcompare::shown_by_program(rt, repr)? {
        return Ok(func);
    }
    let name = if shows == Shows::Str { "str" } else { "repr" };
    let result = string_ptr(rt);
    rt.stub(
        Stub::Text(repr, shows),
        name,
        &[repr],
        result,
        |cx, values| {
            let arg = super::rcompare::stub_args(cx, values, &[repr]).remove(0);
            text(cx, &arg, shows)
        },
    )
}

fn known(cx: &mut Lower<'_, '_>, text: &str) -> LlValue {
    Value::Const(string_const(cx.rt, text))
}

/// The text of a value.
pub fn text(cx: &mut Lower<'_, '_>, arg: &HopArg, shows: Shows) -> RResult<LlValue> {
    if let Some(text) = known_text(cx, arg, shows)? {
        return Ok(known(cx, &text));
    }
    let v = |cx: &mut Lower<'_, '_>| cx.input(arg, arg.r);
    match arg.r {
        Repr::None => Ok(known(cx, "None")),
        Repr::Bool => {
            let b = v(cx)?;
            cx.gendirectcall(MODULE, "ll_bool_str", vec![b])
        }
        Repr::Int(kind) => {
            let word = cx.rt.prog.word_bits;
            let digits = if kind.bits(word) > word {
                let i = v(cx)?;
                let i = cx.cast(i, LlType::Int(IntKind::I128));
                cx.gendirectcall("ll_wide", "ll_wide2str", vec![i])?
            } else {
                let (i, unsigned) = integer(cx, arg)?;
                match unsigned {
                    false => cx.gendirectcall("ll_str", "ll_int2str", vec![i])?,
                    true => {
                        cx.gendirectcall("ll_str", "ll_uint2str", vec![i, bool_const(false)])?
                    }
                }
            };
            match machine_type(kind).filter(|_| shows == Shows::Repr) {
                None => Ok(digits),
                Some(name) => concat(
                    cx,
                    vec![
                        Part::Known(format!("{name}(")),
                        Part::Text(digits),
                        Part::known(")"),
                    ],
                ),
            }
        }
        Repr::Float | Repr::SingleFloat => {
            let x = cx.input(arg, Repr::Float)?;
            cx.gendirectcall(MODULE, "ll_float_repr", vec![x])
        }
        Repr::Str | Repr::Char => {
            let s = cx.input(arg, Repr::Str)?;
            match (shows, arg.s.can_be_none()) {
                (Shows::Str, false) => Ok(s),
                (Shows::Str, true) => cx.gendirectcall(MODULE, "ll_str_or_none", vec![s]),
                (Shows::Repr, nullable) => {
                    let printable = table(cx, Set::Printable);
                    let name = if nullable {
                        "ll_repr_or_none"
                    } else {
                        "ll_str_repr"
                    };
                    cx.gendirectcall(MODULE, name, vec![s, printable])
                }
            }
        }
        Repr::LlChar => {
            let c = v(cx)?;
            let c = cx.cast(c, LlType::UniChar);
            let s = super::rstr::char_to_str(cx, c)?;
            match shows {
                Shows::Str => Ok(s),
                Shows::Repr => {
                    let printable = table(cx, Set::Printable);
                    cx.gendirectcall(MODULE, "ll_str_repr", vec![s, printable])
                }
            }
        }
        Repr::Bytes => {
            let b = v(cx)?;
            cx.gendirectcall(MODULE, "ll_bytes_repr_or_none", vec![b])
        }
        Repr::ByteArray => {
            let b = super::rbytes::as_bytes(cx, arg)?;
            cx.gendirectcall(MODULE, "ll_bytearray_repr_or_none", vec![b])
        }
        Repr::Tuple(items) => {
            let reprs = cx.rt.reprs(items).to_vec();
            let tuple = v(cx)?;
            let mut parts = vec![Part::known("(")];
            for (n, &repr) in reprs.iter().enumerate() {
                if n > 0 {
                    parts.push(Part::known(", "));
                }
                let item = super::rtuple::item_value(cx, tuple.clone(), items, n);
                let func = repr_function(cx.rt, repr)?;
                parts.push(Part::Text(cx.call(func, vec![item])));
            }
            parts.push(Part::known(if reprs.len() == 1 { ",)" } else { ")" }));
            concat(cx, parts)
        }
        Repr::Seq(item) => {
            let item = cx.rt.reprs(item)[0];
            let text = repr_function(cx.rt, item)?;
            let text = cx.func_arg(text);
            let tuple = v(cx)?;
            cx.gendirectcall("ll_seq", "ll_seq_repr", vec![tuple, text])
        }
        Repr::Optional(id) => {
            let text = super::roptional::text_function(cx.rt, id)?;
            let text = cx.func_arg(text);
            let p = v(cx)?;
            cx.gendirectcall("ll_optional", "ll_text", vec![p, text])
        }
        Repr::Instance(_) => {
            let p = v(cx)?;
            let root = cx.rt.classes.root_types().instance_ptr();
            let p = cx.cast_pointer(p, root);
            cx.gendirectcall(MODULE, "ll_instance_repr", vec![p])
        }
        Repr::Class => {
            let p = v(cx)?;
            cx.gendirectcall(MODULE, "ll_class_repr", vec![p])
        }
        Repr::Func(_)
        | Repr::Closure(_)
        | Repr::Method(_)
        | Repr::MethodOfFrozen(_)
        | Repr::MethodOfClass
        | Repr::BuiltinMethod(..) => Ok(known(cx, "<function>")),
        Repr::Const(_) | Repr::Frozen(_) => Ok(known(cx, "<object>")),
        Repr::Iter(..) => Ok(known(cx, "<iterator object>")),
        // The text of containers is Python's (`app_text`): these come from messages alone.
        Repr::List(_) => Ok(known(cx, "[...]")),
        Repr::Dict(_) | Repr::Set(_) | Repr::DictView(..) => Ok(known(cx, "{...}")),
        Repr::Impossible => Ok(known(cx, "")),
        repr => {
            let what = cx.rt.describe(repr);
            error("RP0546", format!("the text of {what} is not supported"))
        }
    }
}

/// How `rpython.rlib.rarithmetic` calls the type in `repr`; `int` shows its number alone.
fn machine_type(kind: IntKind) -> Option<&'static str> {
    Some(match kind {
        IntKind::Signed | IntKind::I64 | IntKind::Wide => return None,
        IntKind::Unsigned | IntKind::U64 => "r_uint",
        IntKind::I8 => "r_int8",
        IntKind::I16 => "r_int16",
        IntKind::I32 => "r_int32",
        IntKind::I128 => "r_longlonglong",
        IntKind::U8 => "r_uint8",
        IntKind::U16 => "r_uint16",
        IntKind::U32 => "r_uint32",
    })
}

/// The text of a value that is known, where the toolchain can tell it.
fn known_text(cx: &mut Lower<'_, '_>, arg: &HopArg, shows: Shows) -> RResult<Option<String>> {
    let Some(obj) = arg.konst() else {
        return Ok(None);
    };
    let heap = &cx.rt.session.heap;
    let stands_for = heap.mark(obj, Mark::StandsFor).unwrap_or(obj);
    if let (Object::Class(_), Repr::Const(_)) = (heap.get(stands_for), arg.r) {
        return cx.rt.class_text(stands_for).map(Some);
    }
    let heap = &cx.rt.session.heap;
    Ok(match (heap.get(obj), arg.r) {
        (Object::None, _) => Some("None".into()),
        (Object::Bool(b), Repr::Bool) => Some(if *b { "True" } else { "False" }.into()),
        (Object::Int(n), Repr::Int(IntKind::Signed)) => Some(n.to_string()),
        (Object::Float(f), Repr::Float) => Some(crate::host::types::number::float_repr(*f)),
        (Object::Str(s), Repr::Str | Repr::Char) => Some(match shows {
            Shows::Str => s.to_string(),
            Shows::Repr => crate::host::types::text::repr(s),
        }),
        (Object::Function(f), Repr::Const(_)) => Some(format!("<function {}>", f.name)),
        _ => None,
    })
}

/// An integer as a word, and whether that is unsigned.
fn integer(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<(LlValue, bool)> {
    let kind = match arg.r {
        Repr::Bool => IntKind::Signed,
        Repr::Int(kind) => kind,
        _ => return error("RP0546", "an integer is expected"),
    };
    let word = cx.rt.prog.word_bits;
    if kind.bits(word) > word {
        return error(
            "RP0546",
            "the text of an integer that is wider than a word is not supported",
        );
    }
    let v = cx.input(arg, Repr::Int(kind))?;
    if kind.bits(word) == word && !kind.is_signed() {
        return Ok((cx.cast(v, LlType::UNSIGNED), true));
    }
    Ok((cx.cast(v, LlType::SIGNED), false))
}

/// A part of a string that is put together.
pub enum Part {
    /// Known text.
    Known(String),
    /// A pointer to a string.
    Text(LlValue),
}

impl Part {
    fn known(text: &str) -> Part {
        Part::Known(text.into())
    }
}

/// The parts in one new string: one allocation, without a loop.
pub fn concat(cx: &mut Lower<'_, '_>, parts: Vec<Part>) -> RResult<LlValue> {
    let mut merged: Vec<Part> = Vec::new();
    for part in parts {
        match (merged.last_mut(), part) {
            (_, Part::Known(text)) if text.is_empty() => {}
            (Some(Part::Known(before)), Part::Known(text)) => before.push_str(&text),
            (_, part) => merged.push(part),
        }
    }
    let mut texts = Vec::new();
    for part in merged {
        texts.push(match part {
            Part::Known(text) => known(cx, &text),
            Part::Text(text) => text,
        });
    }
    match texts.len() {
        0 => return Ok(known(cx, "")),
        1 => return Ok(texts.remove(0)),
        2 => return cx.gendirectcall("ll_str", "ll_strconcat", texts),
        _ => {}
    }
    let path = ItemPath {
        base: Container::Struct(Types::STRING),
        array_field: Some(2),
        item_field: None,
    };
    let add = |cx: &mut Lower<'_, '_>, a: Option<LlValue>, b: LlValue| match a {
        None => b,
        Some(a) => cx.int(IntOp::Add, IntKind::Signed, vec![a, b]),
    };
    let (mut bytes, mut length) = (None, None);
    let mut sizes = Vec::new();
    for text in &texts {
        let size = cx.genop(LlOp::GetLength(path), vec![text.clone()], LlType::SIGNED);
        sizes.push(size.clone());
        bytes = Some(add(cx, bytes, size));
        let count = cx.getfield(text.clone(), "length");
        length = Some(add(cx, length, count));
    }
    let (Some(bytes), Some(length)) = (bytes, length) else {
        return Ok(known(cx, ""));
    };
    let new = cx.gendirectcall("ll_str", "ll_newstr", vec![bytes, length])?;
    let mut at = None;
    for (text, size) in texts.into_iter().zip(sizes) {
        let start = at.clone().unwrap_or_else(|| signed(0));
        let args = vec![text, signed(0), new.clone(), start, size.clone()];
        cx.genop(LlOp::CopyItems(path), args, LlType::Void);
        at = Some(add(cx, at, size));
    }
    Ok(new)
}

fn code_of(c: Option<char>) -> LlValue {
    signed(c.map_or(0, |c| i64::from(u32::from(c))))
}

/// `format(x, spec)` with a spec that is known and not empty.
fn with_spec(cx: &mut Lower<'_, '_>, value: &HopArg, spec: &str) -> RResult<LlValue> {
    let (type_name, is_text) = match value.r {
        Repr::Str | Repr::Char => ("str", true),
        Repr::Float | Repr::SingleFloat => ("float", false),
        Repr::Int(_) | Repr::Bool => ("int", false),
        repr => {
            let what = cx.rt.describe(repr);
            return error("RP0547", format!("{what} has no format but the empty one"));
        }
    };
    let spec = match FormatSpec::parse(spec, type_name) {
        Ok(spec) => spec,
        Err(failure) => return error("RP0547", failure.message),
    };
    let fill = code_of(Some(spec.fill.unwrap_or(' ')));
    let width = signed(spec.width as i64);
    let precision = signed(spec.precision.map_or(-1, |p| p as i64));
    if is_text {
        return match (spec.code, spec.align) {
            (Some(code), _) if code != 's' => {
                error("RP0547", format!("a str has no format `{code}`"))
            }
            (_, Some('=')) => error("RP0547", "a str has no alignment `=`"),
            _ if spec.sign.is_some()
                || spec.alternate
                || spec.grouping.is_some()
                || spec.no_negative_zero =>
            {
                error(
                    "RP0547",
                    "a str has no format with a sign, `z`, `#` or a separator",
                )
            }
            (_, align) => {
                let s = text_arg(cx, value, Repr::Str)?;
                let args = vec![s, precision, width, fill, code_of(align)];
                cx.gendirectcall(MODULE, "ll_format_str", args)
            }
        };
    }
    let float = matches!(value.r, Repr::Float | Repr::SingleFloat);
    let (sign, separator) = (code_of(spec.sign), code_of(spec.grouping));
    let alternate = bool_const(spec.alternate);
    match spec.code {
        Some('e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%' | 'n') | None
            if float || !matches!(spec.code, None | Some('n')) =>
        {
            let x = cx.input(value, Repr::Float)?;
            let kind = match spec.code {
                Some('n') => Some('g'),
                code => code,
            };
            let args = vec![
                x,
                code_of(kind),
                precision,
                sign,
                alternate,
                bool_const(spec.no_negative_zero),
                separator,
                width,
                fill,
                code_of(spec.align),
            ];
            cx.gendirectcall(MODULE, "ll_format_float", args)
        }
        Some(code) if float => error("RP0547", format!("a float has no format `{code}`")),
        _ if spec.precision.is_some() => error(
            "RP0547",
            "a precision is not allowed in the format of an int",
        ),
        _ if spec.no_negative_zero => error(
            "RP0547",
            "the flag `z` is not allowed in the format of an int",
        ),
        Some('c') => {
            let (i, _) = integer(cx, value)?;
            let i = cx.cast(i, LlType::SIGNED);
            let s = cx.gendirectcall(MODULE, "ll_chr_of_int", vec![i])?;
            let align = code_of(Some(spec.align.filter(|&c| c != '=').unwrap_or('>')));
            cx.gendirectcall(
                MODULE,
                "ll_format_str",
                vec![s, signed(-1), width, fill, align],
            )
        }
        code => {
            let (base, upper) = match code {
                None | Some('d' | 'n') => (10, false),
                Some('x') => (16, false),
                Some('X') => (16, true),
                Some('o') => (8, false),
                Some('b') => (2, false),
                Some(code) => {
                    return error("RP0547", format!("an int has no format `{code}`"));
                }
            };
            let plain = FormatSpec {
                code: spec.code,
                ..FormatSpec::default()
            };
            if spec == plain && base == 10 && value.r != Repr::Bool {
                return text(cx, value, Shows::Str);
            }
            let (i, unsigned) = integer(cx, value)?;
            if spec == plain && base == 10 && !unsigned {
                return cx.gendirectcall("ll_str", "ll_int2str", vec![i]);
            }
            if spec == plain && base != 10 && !unsigned {
                let args = vec![i, signed(base), signed(0), bool_const(upper)];
                return cx.gendirectcall("ll_str", "ll_int2base", args);
            }
            let flags = [sign, alternate, separator, width, fill];
            format_int(cx, i, unsigned, base, upper, flags, code_of(spec.align))
        }
    }
}

/// The general format of an integer; the flags are sign, alternate, separator, width, fill.
fn format_int(
    cx: &mut Lower<'_, '_>,
    i: LlValue,
    unsigned: bool,
    base: i64,
    upper: bool,
    flags: [LlValue; 5],
    align: LlValue,
) -> RResult<LlValue> {
    let mut args = vec![i];
    let name = match unsigned {
        false => "ll_format_int",
        true => {
            args.push(bool_const(false));
            "ll_format_uint"
        }
    };
    args.extend([signed(base), bool_const(upper)]);
    args.extend(flags);
    args.push(align);
    cx.gendirectcall(MODULE, name, args)
}

/// `format(x, spec)` with a spec that is made at run time.
fn with_unknown_spec(cx: &mut Lower<'_, '_>, value: &HopArg, spec: &HopArg) -> RResult<LlValue> {
    let spec = text_arg(cx, spec, Repr::Str)?;
    let (v, name) = match value.r {
        Repr::Str | Repr::Char => (text_arg(cx, value, Repr::Str)?, "ll_dynamic_str"),
        Repr::Float | Repr::SingleFloat => (cx.input(value, Repr::Float)?, "ll_dynamic_float"),
        Repr::Bool => (cx.input(value, Repr::Bool)?, "ll_dynamic_bool"),
        Repr::Int(_) => {
            let (i, unsigned) = integer(cx, value)?;
            if unsigned {
                let message = "an unsigned word has no format that is made at run time";
                return error("RP0547", message);
            }
            (cx.cast(i, LlType::SIGNED), "ll_dynamic_int")
        }
        repr => {
            let what = cx.rt.describe(repr);
            return error(
                "RP0547",
                format!("{what} has no format that is made at run time"),
            );
        }
    };
    cx.gendirectcall(MODULE, name, vec![v, spec])
}

/// `int(text, base)`
pub fn int_of_text(cx: &mut Lower<'_, '_>, arg: &HopArg, base: LlValue) -> RResult<LlValue> {
    let printable = table(cx, Set::Printable);
    if let Repr::Bytes | Repr::ByteArray = arg.r {
        let b = text_arg(cx, arg, Repr::Bytes)?;
        return cx.gendirectcall(MODULE, "ll_bytes2int", vec![b, base, printable]);
    }
    let decimals = table(cx, Set::Decimal);
    let (name, s) = match arg.r {
        Repr::Part => ("ll_part2int", arg.v.clone()),
        _ => ("ll_str2int", text_arg(cx, arg, Repr::Str)?),
    };
    cx.gendirectcall(MODULE, name, vec![s, base, printable, decimals])
}

/// `float(text)`
pub fn float_of_text(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<LlValue> {
    if let Repr::Bytes | Repr::ByteArray = arg.r {
        let b = text_arg(cx, arg, Repr::Bytes)?;
        let mutable = bool_const(arg.r == Repr::ByteArray);
        return cx.gendirectcall(MODULE, "ll_bytes2float", vec![b, mutable]);
    }
    let printable = table(cx, Set::Printable);
    let decimals = table(cx, Set::Decimal);
    let (name, s) = match arg.r {
        Repr::Part => ("ll_part2float", arg.v.clone()),
        _ => ("ll_str2float", text_arg(cx, arg, Repr::Str)?),
    };
    cx.gendirectcall(MODULE, name, vec![s, printable, decimals])
}
