//! The textual form of low-level graphs.
//!
//! Types: `Signed`, `Bool`, …; `*Point` points to a structure, `*[Char]` to a gc array of
//! characters, `*raw[Char]` to a raw one, `*fn(Signed) -> Signed` to a function. Constants: `5` is
//! `Signed`, `(5: Unsigned)` of another type, `'a'` a `Char`, `unichr(97)` a `UniChar`,
//! `null(*Point)`, `<fn name>` a function, `<data name: *Point>` prebuilt data. The second of several
//! structures, functions or data of a name is written `name@2`: numbers of the whole program would
//! change with every helper. Functions and data can be written by their ids too: `<fn3 name>`,
//! `<data5: *Point>`.

use super::data::{DataId, FuncId, Ll, LlCase, LlConst, LlProgram, LocationId};
use super::op::{CandidatesId, CmpOp, Flavor, FloatOp, IntOp, ItemPath, LlOp};
use super::types::{ArrayDef, Container, IntKind, LlType, OpaqueId, StructId};
use crate::entity::EntityRef;
use crate::flow::text::{ParseError, Parser, TextLevel};
use std::fmt::Write;

const KINDS: &[(IntKind, &str, &str)] = &[
    (IntKind::Signed, "Signed", "int"),
    (IntKind::Unsigned, "Unsigned", "uint"),
    (IntKind::I8, "I8", "i8"),
    (IntKind::I16, "I16", "i16"),
    (IntKind::I32, "I32", "i32"),
    (IntKind::I64, "I64", "i64"),
    (IntKind::I128, "I128", "i128"),
    (IntKind::U8, "U8", "u8"),
    (IntKind::U16, "U16", "u16"),
    (IntKind::U32, "U32", "u32"),
    (IntKind::U64, "U64", "u64"),
];

const SIMPLE_TYPES: &[(LlType, &str)] = &[
    (LlType::Void, "Void"),
    (LlType::Bool, "Bool"),
    (LlType::Char, "Char"),
    (LlType::UniChar, "UniChar"),
    (LlType::Float, "Float"),
    (LlType::SingleFloat, "SingleFloat"),
    (LlType::Address, "Address"),
];

const INT_OPS: &[(IntOp, &str)] = &[
    (IntOp::Add, "add"),
    (IntOp::Sub, "sub"),
    (IntOp::Mul, "mul"),
    (IntOp::Div, "div"),
    (IntOp::Rem, "rem"),
    (IntOp::FloorDiv, "floordiv"),
    (IntOp::Mod, "mod"),
    (IntOp::And, "and"),
    (IntOp::Or, "or"),
    (IntOp::Xor, "xor"),
    (IntOp::Lshift, "lshift"),
    (IntOp::Rshift, "rshift"),
    (IntOp::Neg, "neg"),
    (IntOp::Invert, "invert"),
    (IntOp::Eq, "eq"),
    (IntOp::Ne, "ne"),
    (IntOp::Lt, "lt"),
    (IntOp::Le, "le"),
    (IntOp::Gt, "gt"),
    (IntOp::Ge, "ge"),
    (IntOp::IsTrue, "is_true"),
    (IntOp::AddOvf, "add_ovf"),
    (IntOp::SubOvf, "sub_ovf"),
    (IntOp::MulOvf, "mul_ovf"),
    (IntOp::NegOvf, "neg_ovf"),
    (IntOp::InBounds, "in_bounds"),
];

const FLOAT_OPS: &[(FloatOp, &str)] = &[
    (FloatOp::Add, "add"),
    (FloatOp::Sub, "sub"),
    (FloatOp::Mul, "mul"),
    (FloatOp::Div, "div"),
    (FloatOp::Neg, "neg"),
    (FloatOp::Abs, "abs"),
    (FloatOp::Eq, "eq"),
    (FloatOp::Ne, "ne"),
    (FloatOp::Lt, "lt"),
    (FloatOp::Le, "le"),
    (FloatOp::Gt, "gt"),
    (FloatOp::Ge, "ge"),
    (FloatOp::IsTrue, "is_true"),
];

const CMP_OPS: &[(CmpOp, &str)] = &[
    (CmpOp::Eq, "eq"),
    (CmpOp::Ne, "ne"),
    (CmpOp::Lt, "lt"),
    (CmpOp::Le, "le"),
    (CmpOp::Gt, "gt"),
    (CmpOp::Ge, "ge"),
];

/// Operations without parameters.
const PLAIN: &[(LlOp, &str)] = &[
    (LlOp::BoolNot, "bool_not"),
    (LlOp::FloatBits, "float_bits"),
    (LlOp::BitsFloat, "bits_float"),
    (LlOp::PtrNonzero, "ptr_nonzero"),
    (LlOp::CastPointer, "cast_pointer"),
    (LlOp::CastPtrToInt, "cast_ptr_to_int"),
    (LlOp::CastIntToPtr, "cast_int_to_ptr"),
    (LlOp::Free, "free"),
    (LlOp::DirectCall, "direct_call"),
    (LlOp::SameAs, "same_as"),
    (LlOp::KeepAlive, "keepalive"),
    (LlOp::Likely, "likely"),
    (LlOp::Unlikely, "unlikely"),
    (LlOp::IdentityHash, "identity_hash"),
    (LlOp::StackCheck, "stack_check"),
    (LlOp::GcCollect, "gc_collect"),
    (LlOp::Unreachable, "unreachable"),
    (LlOp::ExcOccurred, "exc_occurred"),
    (LlOp::ExcType, "exc_type"),
    (LlOp::ExcValue, "exc_value"),
    (LlOp::ExcSet, "exc_set"),
    (LlOp::ExcRestore, "exc_restore"),
    (LlOp::ExcClear, "exc_clear"),
    (LlOp::TracebackAdd, "traceback_add"),
    (LlOp::OvfOccurred, "ovf_occurred"),
    (LlOp::GcWriteBarrier, "gc_write_barrier"),
];

fn named<T: Copy + PartialEq>(table: &[(T, &'static str)], item: T) -> &'static str {
    table
        .iter()
        .find(|(t, _)| *t == item)
        .map_or("?", |(_, name)| name)
}

fn find<T: Copy>(table: &[(T, &str)], name: &str) -> Option<T> {
    table.iter().find(|(_, n)| *n == name).map(|(t, _)| *t)
}

fn kind_names(kind: IntKind) -> (&'static str, &'static str) {
    KINDS
        .iter()
        .find(|(k, ..)| *k == kind)
        .map_or(("?", "?"), |(_, ty, op)| (ty, op))
}

impl TextLevel for Ll {
    type Cx = LlProgram;
    const TYPED: bool = true;

    fn write_opcode(cx: &LlProgram, code: &LlOp, out: &mut String) {
        write_op(cx, *code, out);
    }
    fn write_const(cx: &LlProgram, value: &LlConst, out: &mut String) {
        write_const(cx, value, out);
    }
    fn write_type(cx: &LlProgram, ty: &LlType, out: &mut String) {
        write_type(cx, *ty, out);
    }
    fn write_case(cx: &LlProgram, case: &LlCase, out: &mut String) {
        match case {
            LlCase::Bool(truth) => out.push_str(if *truth { "true" } else { "false" }),
            LlCase::Int(i) => {
                let _ = write!(out, "{i}");
            }
            LlCase::Default => out.push_str("default"),
            LlCase::Exception(class) => write_const(cx, class, out),
        }
    }
    fn parse_opcode(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<LlOp, ParseError> {
        parse_op(cx, p)
    }
    fn parse_const(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<LlConst, ParseError> {
        parse_const(cx, p)
    }
    fn parse_type(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<LlType, ParseError> {
        parse_type(cx, p)
    }
    fn parse_case(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<LlCase, ParseError> {
        for (word, case) in [
            ("true", LlCase::Bool(true)),
            ("false", LlCase::Bool(false)),
            ("default", LlCase::Default),
        ] {
            if p.eat_word(word) {
                return Ok(case);
            }
        }
        if p.rest().starts_with('<') {
            return parse_const(cx, p).map(LlCase::Exception);
        }
        let number = p.number()?;
        number
            .parse()
            .map(LlCase::Int)
            .map_err(|_| p.error("expected a case"))
    }
    fn exc_types(cx: &LlProgram) -> (LlType, LlType) {
        (
            cx.exc_type.unwrap_or(LlType::Void),
            cx.exc_value.unwrap_or(LlType::Void),
        )
    }
}

// Types.

/// Writes a type as graphs show it.
pub fn write_type(cx: &LlProgram, ty: LlType, out: &mut String) {
    match ty {
        LlType::Int(kind) => out.push_str(kind_names(kind).0),
        LlType::Ptr(container) => {
            out.push('*');
            write_container(cx, container, out);
        }
        LlType::Inline(container) => {
            out.push('@');
            write_container(cx, container, out);
        }
        simple => out.push_str(named(SIMPLE_TYPES, simple)),
    }
}

fn plain_word(name: &str) -> bool {
    name.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_alphanumeric() || c == '_')
        && !["raw", "fn", "opaque"].contains(&name)
}

fn write_struct(cx: &LlProgram, id: StructId, out: &mut String) {
    let name = &cx.types.structs[id].name;
    if plain_word(name) {
        out.push_str(name);
    } else {
        let _ = write!(out, "{name:?}");
    }
    write_ordinal(cx.types.structs.values().map(|s| &s.name), name, id, out);
}

/// Writes which of those with its name an item is, but for the first.
fn write_ordinal<'a>(
    names: impl Iterator<Item = &'a String>,
    name: &str,
    id: impl EntityRef,
    out: &mut String,
) {
    let before = names.take(id.index());
    let ordinal = before.filter(|other| shown_alike(other, name)).count() + 1;
    if ordinal > 1 {
        let _ = write!(out, "@{ordinal}");
    }
}

/// Finds an item by its name: the cursor stands behind it, before its ordinal.
pub(super) fn by_name<'a, K: EntityRef>(
    names: impl Iterator<Item = &'a String>,
    name: &str,
    p: &mut Parser<'_>,
) -> Result<K, ParseError> {
    let ordinal = match p.eat("@") {
        true => {
            // Not a number: what follows may be `.field`.
            let rest = p.rest();
            let digits = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            p.advance(digits);
            rest[..digits].parse().unwrap_or(0)
        }
        false => 1,
    };
    let mut found = names.enumerate().filter(|(_, n)| shown_alike(n, name));
    match found.nth(usize::saturating_sub(ordinal, 1)) {
        Some((index, _)) => Ok(K::new(index)),
        None => Err(p.error(format!("nothing is called `{name}`"))),
    }
}

/// A name as it can stand in brackets.
fn in_brackets(name: &str) -> String {
    name.replace(NOT_IN_BRACKETS, "_")
}

const NOT_IN_BRACKETS: [char; 5] = ['<', '>', ':', '@', '\n'];

/// Whether two names are the same in brackets.
fn shown_alike(a: &str, b: &str) -> bool {
    a == b || a.len() == b.len() && in_brackets(a) == in_brackets(b)
}

fn write_container(cx: &LlProgram, container: Container, out: &mut String) {
    match container {
        Container::Struct(id) => write_struct(cx, id, out),
        Container::Array(id) => {
            let def = cx.types.arrays[id];
            if !def.gc {
                out.push_str("raw");
            }
            out.push('[');
            if def.immutable {
                out.push_str("const ");
            }
            if def.nolength {
                out.push_str("nolength ");
            }
            if let Some(fixed) = def.fixed {
                let _ = write!(out, "fixed {fixed} ");
            }
            write_type(cx, def.item, out);
            out.push(']');
        }
        Container::Func(id) => {
            let def = &cx.types.funcs[id];
            out.push_str("fn(");
            for (i, &param) in def.params.iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                write_type(cx, param, out);
            }
            out.push_str(") -> ");
            write_type(cx, def.result, out);
        }
        Container::Opaque(id) => {
            let _ = write!(out, "opaque {}", cx.types.opaques[id]);
        }
    }
}

/// Reads a type.
pub fn parse_type(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<LlType, ParseError> {
    if p.eat("*") {
        return parse_container(cx, p).map(LlType::Ptr);
    }
    if p.eat("@") {
        return parse_container(cx, p).map(LlType::Inline);
    }
    let word = p.ident()?;
    if let Some(ty) = find(SIMPLE_TYPES, word) {
        return Ok(ty);
    }
    match KINDS.iter().find(|(_, name, _)| *name == word) {
        Some((kind, ..)) => Ok(LlType::Int(*kind)),
        None => Err(p.error(format!("no type `{word}`"))),
    }
}

/// Reads the name of a structure that is known.
pub(super) fn parse_struct(cx: &LlProgram, p: &mut Parser<'_>) -> Result<StructId, ParseError> {
    let name = struct_name(p)?;
    by_name(cx.types.structs.values().map(|s| &s.name), &name, p)
}

/// Reads the name of a structure.
pub(super) fn struct_name(p: &mut Parser<'_>) -> Result<String, ParseError> {
    if p.rest().starts_with('"') {
        p.string()
    } else {
        p.ident().map(str::to_string)
    }
}

fn parse_container(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<Container, ParseError> {
    let gc = !p.eat_word("raw");
    if p.eat("[") {
        let immutable = p.eat_word("const");
        let nolength = p.eat_word("nolength");
        let fixed = match p.eat_word("fixed") {
            true => match p.number()?.parse() {
                Ok(count) => Some(count),
                Err(_) => return Err(p.error("expected a number of items")),
            },
            false => None,
        };
        let item = parse_type(cx, p)?;
        p.expect("]")?;
        return Ok(Container::Array(cx.types.array(ArrayDef {
            item,
            gc,
            nolength,
            fixed,
            immutable,
        })));
    }
    if p.eat("fn(") {
        let mut params = Vec::new();
        while !p.eat(")") {
            if !params.is_empty() {
                p.expect(",")?;
            }
            params.push(parse_type(cx, p)?);
        }
        p.expect("->")?;
        let result = parse_type(cx, p)?;
        return Ok(Container::Func(cx.types.func(params, result)));
    }
    if p.eat_word("opaque") {
        let name = p.ident()?.to_string();
        let id: OpaqueId = cx.types.opaque(&name);
        return Ok(Container::Opaque(id));
    }
    parse_struct(cx, p).map(Container::Struct)
}

// Constants.

fn write_const(cx: &LlProgram, value: &LlConst, out: &mut String) {
    let _ = match value {
        LlConst::Void(_) => write!(out, "void"),
        LlConst::Bool(truth) => write!(out, "{truth}"),
        LlConst::Char(c) if c.is_ascii_graphic() && !b"'\\".contains(c) => {
            write!(out, "'{}'", char::from(*c))
        }
        LlConst::Char(c) => write!(out, "chr({c})"),
        LlConst::UniChar(c) => write!(out, "unichr({c})"),
        LlConst::Int(i, IntKind::Signed) => write!(out, "{i}"),
        LlConst::Int(i, kind) => write!(out, "({i}: {})", kind_names(*kind).0),
        LlConst::Float(bits) => match f64::from_bits(*bits) {
            f if f.is_finite() => write!(out, "{f:?}"),
            _ => write!(out, "float({bits})"),
        },
        LlConst::SingleFloat(bits) => write!(out, "single({bits})"),
        LlConst::Null(ty) => {
            out.push_str("null(");
            write_type(cx, *ty, out);
            write!(out, ")")
        }
        LlConst::Data(ty, id) => {
            let name = cx.data.get(*id).map_or("", |data| &data.name);
            let _ = write!(out, "<data {}", in_brackets(name));
            write_ordinal(cx.data.values().map(|data| &data.name), name, *id, out);
            out.push_str(": ");
            write_type(cx, *ty, out);
            write!(out, ">")
        }
        LlConst::Func(_, id) => {
            let name = cx.funcs.get(*id).map_or("", |f| &f.name);
            let _ = write!(out, "<fn {}", in_brackets(name));
            write_ordinal(cx.funcs.values().map(|f| &f.name), name, *id, out);
            write!(out, ">")
        }
        LlConst::Location(id) => write!(out, "<loc{}>", id.0),
        LlConst::Struct(_) | LlConst::Items(_) => write!(out, "<inlined>"),
    };
}

pub(super) fn parse_const(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<LlConst, ParseError> {
    let rest = p.rest();
    let number = |p: &mut Parser<'_>| -> Result<u64, ParseError> {
        let text = p.number()?;
        text.parse().map_err(|_| p.error("expected a number"))
    };
    let in_parens = |p: &mut Parser<'_>| -> Result<u64, ParseError> {
        let n = number(p)?;
        p.expect(")").map(|()| n)
    };
    if let Some(c) = rest.strip_prefix('\'').and_then(|r| r.bytes().next()) {
        p.advance(2);
        p.expect("'")?;
        return Ok(LlConst::Char(c));
    }
    if p.eat_word("void") {
        return Ok(LlConst::Void(None));
    }
    for truth in [true, false] {
        if p.eat_word(if truth { "true" } else { "false" }) {
            return Ok(LlConst::Bool(truth));
        }
    }
    if p.eat("chr(") {
        return Ok(LlConst::Char(in_parens(p)? as u8));
    }
    if p.eat("unichr(") {
        return Ok(LlConst::UniChar(in_parens(p)? as u32));
    }
    if p.eat("float(") {
        return Ok(LlConst::Float(in_parens(p)?));
    }
    if p.eat("single(") {
        return Ok(LlConst::SingleFloat(in_parens(p)? as u32));
    }
    if p.eat("null(") {
        let ty = parse_type(cx, p)?;
        p.expect(")")?;
        return Ok(LlConst::Null(ty));
    }
    if p.eat("<data") {
        let named = rest.starts_with("<data ");
        let id = match p.rest().starts_with(|c: char| c.is_ascii_digit()) && !named {
            true => DataId::new(number(p)? as usize),
            false => {
                let name = p.until(&[':', '@']);
                by_name(cx.data.values().map(|data| &data.name), name, p)?
            }
        };
        p.expect(":")?;
        let ty = parse_type(cx, p)?;
        p.expect(">")?;
        return Ok(LlConst::Data(ty, id));
    }
    if p.eat("<fn") {
        let id = match rest.starts_with("<fn ") {
            true => {
                let name = p.until(&['>', '@']);
                by_name(cx.funcs.values().map(|func| &func.name), name, p)?
            }
            false => {
                let id = FuncId::new(number(p)? as usize);
                p.until(&['>']);
                id
            }
        };
        p.expect(">")?;
        let Some(func) = cx.funcs.get(id) else {
            return Err(p.error("no such function"));
        };
        return Ok(LlConst::Func(LlType::Ptr(Container::Func(func.ty)), id));
    }
    if p.eat("<loc") {
        let id = LocationId::new(number(p)? as usize);
        p.expect(">")?;
        return Ok(LlConst::Location(id));
    }
    if p.eat("(") {
        let text = p.number()?;
        let value = text.parse().map_err(|_| p.error("expected an integer"))?;
        p.expect(":")?;
        let LlType::Int(kind) = parse_type(cx, p)? else {
            return Err(p.error("expected an integer type"));
        };
        p.expect(")")?;
        return Ok(LlConst::Int(value, kind));
    }
    let text = p.number()?;
    if let Ok(i) = text.parse() {
        return Ok(LlConst::Int(i, IntKind::Signed));
    }
    let float: f64 = text.parse().map_err(|_| p.error("expected a constant"))?;
    Ok(LlConst::Float(float.to_bits()))
}

// Operations.

fn field_name(cx: &LlProgram, id: StructId, field: u32) -> String {
    let fields = &cx.types.structs[id].fields;
    match fields.get(field as usize) {
        Some(f) if plain_word(&f.name) && cx.types.field(id, &f.name) == Some(field) => {
            f.name.to_string()
        }
        _ => field.to_string(),
    }
}

fn write_path(cx: &LlProgram, path: ItemPath, out: &mut String) {
    write_container(cx, path.base, out);
    let mut array = match path.base {
        Container::Array(id) => Some(id),
        _ => None,
    };
    if let (Some(field), Container::Struct(id)) = (path.array_field, path.base) {
        let _ = write!(out, ".{}", field_name(cx, id, field));
        array = match cx.types.structs[id]
            .fields
            .get(field as usize)
            .map(|f| f.ty)
        {
            Some(LlType::Inline(Container::Array(array))) => Some(array),
            _ => None,
        };
    }
    if let Some(field) = path.item_field {
        let item = array.map(|id| cx.types.arrays[id].item);
        match item {
            Some(LlType::Inline(Container::Struct(id))) => {
                let _ = write!(out, ":{}", field_name(cx, id, field));
            }
            _ => {
                let _ = write!(out, ":{field}");
            }
        }
    }
}

fn write_op(cx: &LlProgram, code: LlOp, out: &mut String) {
    let cmp = |prefix: &str, op: CmpOp, out: &mut String| {
        let _ = write!(out, "{prefix}_{}", named(CMP_OPS, op));
    };
    let field = |name: &str, id: StructId, field: u32, out: &mut String| {
        let _ = write!(out, "{name}[");
        write_struct(cx, id, out);
        let _ = write!(out, ".{}]", field_name(cx, id, field));
    };
    let item = |name: &str, path: ItemPath, out: &mut String| {
        let _ = write!(out, "{name}[");
        write_path(cx, path, out);
        out.push(']');
    };
    let alloc = |name: &str, what: Container, flavor: Flavor, out: &mut String| {
        let _ = write!(out, "{name}[");
        if flavor == Flavor::Raw {
            out.push_str("flavor raw ");
        }
        write_container(cx, what, out);
        out.push(']');
    };
    match code {
        LlOp::Int(op, kind) => {
            let _ = write!(out, "{}_{}", kind_names(kind).1, named(INT_OPS, op));
        }
        LlOp::Float(op) => {
            let _ = write!(out, "float_{}", named(FLOAT_OPS, op));
        }
        LlOp::Char(op) => cmp("char", op, out),
        LlOp::UniChar(op) => cmp("unichar", op, out),
        LlOp::Bool(op) => cmp("bool", op, out),
        LlOp::Ptr(op) => cmp("ptr", op, out),
        LlOp::Cast { from, to } => {
            out.push_str("cast[");
            write_type(cx, from, out);
            out.push_str(" -> ");
            write_type(cx, to, out);
            out.push(']');
        }
        LlOp::GetField(id, f) => field("getfield", id, f, out),
        LlOp::SetField(id, f) => field("setfield", id, f, out),
        LlOp::GetSubstruct(id, f) => field("getsubstruct", id, f, out),
        LlOp::GetItem(path) => item("getitem", path, out),
        LlOp::SetItem(path) => item("setitem", path, out),
        LlOp::GetLength(path) => item("getlength", path, out),
        LlOp::GetItemAddr(path) => item("getitemaddr", path, out),
        LlOp::CopyItems(path) => item("copyitems", path, out),
        LlOp::ClearItems(path) => item("clearitems", path, out),
        LlOp::CompareItems(path) => item("compareitems", path, out),
        LlOp::FindItem(path) => item("finditem", path, out),
        LlOp::Malloc { what, flavor } => alloc("malloc", Container::Struct(what), flavor, out),
        LlOp::MallocVarsize { what, flavor } => alloc("malloc_varsize", what, flavor, out),
        LlOp::MallocVarsizeUninit { what, flavor } => {
            alloc("malloc_varsize_uninit", what, flavor, out);
        }
        LlOp::GcMallocFast { what } => {
            alloc("gc_malloc_fast", Container::Struct(what), Flavor::Gc, out);
        }
        LlOp::GcMallocVarsizeFast { what } => {
            alloc("gc_malloc_varsize_fast", what, Flavor::Gc, out);
        }
        LlOp::IndirectCall(id) => {
            let _ = write!(out, "indirect_call[{}]", id.0);
        }
        LlOp::GcSaveRoot(n) => {
            let _ = write!(out, "gc_save_root[{n}]");
        }
        LlOp::GcReloadRoot(n) => {
            let _ = write!(out, "gc_reload_root[{n}]");
        }
        LlOp::GcEnterFrame(n) => {
            let _ = write!(out, "gc_enter_frame[{n}]");
        }
        LlOp::GcLeaveFrame(n) => {
            let _ = write!(out, "gc_leave_frame[{n}]");
        }
        plain => out.push_str(named(PLAIN, plain)),
    }
}

fn parse_field(cx: &LlProgram, p: &mut Parser<'_>, id: StructId) -> Result<u32, ParseError> {
    if p.rest().starts_with(|c: char| c.is_ascii_digit()) {
        let number = p.number()?;
        return number.parse().map_err(|_| p.error("expected a field"));
    }
    let name = p.ident()?;
    cx.types
        .field(id, name)
        .ok_or_else(|| p.error(format!("no field `{name}`")))
}

fn parse_path(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<ItemPath, ParseError> {
    let base = parse_container(cx, p)?;
    let mut path = ItemPath {
        base,
        array_field: None,
        item_field: None,
    };
    let mut array = match base {
        Container::Array(id) => Some(id),
        _ => None,
    };
    if let (Container::Struct(id), true) = (base, p.eat(".")) {
        let field = parse_field(cx, p, id)?;
        path.array_field = Some(field);
        array = match cx.types.structs[id]
            .fields
            .get(field as usize)
            .map(|f| f.ty)
        {
            Some(LlType::Inline(Container::Array(array))) => Some(array),
            _ => None,
        };
    }
    if p.eat(":") {
        let item = array.map(|id| cx.types.arrays[id].item);
        let Some(LlType::Inline(Container::Struct(id))) = item else {
            return Err(p.error("items have no fields"));
        };
        path.item_field = Some(parse_field(cx, p, id)?);
    }
    Ok(path)
}

fn parse_op(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<LlOp, ParseError> {
    let name = p.ident()?;
    if let Some(op) = find(PLAIN, name) {
        return Ok(op);
    }
    if let Some((prefix, op)) = name.split_once('_') {
        if let Some((kind, ..)) = KINDS.iter().find(|(.., k)| *k == prefix) {
            if let Some(op) = find(INT_OPS, op) {
                return Ok(LlOp::Int(op, *kind));
            }
        }
        let made = match prefix {
            "float" => find(FLOAT_OPS, op).map(LlOp::Float),
            "char" => find(CMP_OPS, op).map(LlOp::Char),
            "unichar" => find(CMP_OPS, op).map(LlOp::UniChar),
            "bool" => find(CMP_OPS, op).map(LlOp::Bool),
            "ptr" => find(CMP_OPS, op).map(LlOp::Ptr),
            _ => None,
        };
        if let Some(op) = made {
            return Ok(op);
        }
    }
    p.expect("[")?;
    let op = match name {
        "cast" => {
            let from = parse_type(cx, p)?;
            p.expect("->")?;
            LlOp::Cast {
                from,
                to: parse_type(cx, p)?,
            }
        }
        "getfield" | "setfield" | "getsubstruct" => {
            let id = parse_struct(cx, p)?;
            p.expect(".")?;
            let field = parse_field(cx, p, id)?;
            match name {
                "getfield" => LlOp::GetField(id, field),
                "setfield" => LlOp::SetField(id, field),
                _ => LlOp::GetSubstruct(id, field),
            }
        }
        "indirect_call" | "gc_save_root" | "gc_reload_root" | "gc_enter_frame"
        | "gc_leave_frame" => {
            let number = p.number()?;
            let n = number.parse().map_err(|_| p.error("expected a number"))?;
            match name {
                "indirect_call" => LlOp::IndirectCall(CandidatesId(n)),
                "gc_save_root" => LlOp::GcSaveRoot(n),
                "gc_reload_root" => LlOp::GcReloadRoot(n),
                "gc_enter_frame" => LlOp::GcEnterFrame(n),
                _ => LlOp::GcLeaveFrame(n),
            }
        }
        "malloc"
        | "malloc_varsize"
        | "malloc_varsize_uninit"
        | "gc_malloc_fast"
        | "gc_malloc_varsize_fast" => {
            let raw = p.eat("flavor raw");
            let flavor = if raw { Flavor::Raw } else { Flavor::Gc };
            let what = parse_container(cx, p)?;
            match (name, what) {
                ("malloc", Container::Struct(what)) => LlOp::Malloc { what, flavor },
                ("gc_malloc_fast", Container::Struct(what)) => LlOp::GcMallocFast { what },
                ("malloc_varsize", what) => LlOp::MallocVarsize { what, flavor },
                ("malloc_varsize_uninit", what) => LlOp::MallocVarsizeUninit { what, flavor },
                ("gc_malloc_varsize_fast", what) => LlOp::GcMallocVarsizeFast { what },
                _ => return Err(p.error("expected a structure")),
            }
        }
        _ => {
            let path = parse_path(cx, p)?;
            match name {
                "getitem" => LlOp::GetItem(path),
                "setitem" => LlOp::SetItem(path),
                "getlength" => LlOp::GetLength(path),
                "getitemaddr" => LlOp::GetItemAddr(path),
                "copyitems" => LlOp::CopyItems(path),
                "clearitems" => LlOp::ClearItems(path),
                "compareitems" => LlOp::CompareItems(path),
                "finditem" => LlOp::FindItem(path),
                _ => return Err(p.error(format!("no operation `{name}`"))),
            }
        }
    };
    p.expect("]")?;
    Ok(op)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::text;
    use crate::lltype::types::Field;

    fn field(name: &str, ty: LlType) -> Field {
        Field {
            name: name.into(),
            ty,
            immutable: false,
        }
    }

    #[test]
    fn round_trip() {
        let mut program = LlProgram::default();
        let point = program.types.forward("Point", true);
        program.types.complete(
            point,
            vec![
                field("x", LlType::SIGNED),
                field("next", LlType::Ptr(Container::Struct(point))),
            ],
        );
        let chars = program.types.array(ArrayDef {
            item: LlType::Char,
            gc: false,
            nolength: false,
            fixed: None,
            immutable: false,
        });
        let string = program.types.forward("odd name", true);
        program.types.complete(
            string,
            vec![field("chars", LlType::Inline(Container::Array(chars)))],
        );
        let source = "\
graph m.f(v0: Signed, p_1: *Point, v2: *\"odd name\") -> Signed {
b0:
  v3: Signed = getfield[Point.x](p_1)
  v4: *Point = getfield[Point.next](p_1)
  v5: Void = setfield[Point.next](v4, null(*Point))
  v6: Char = getitem[\"odd name\".chars](v2, v3)
  v7: Bool = char_eq(v6, 'a')
  v8: Bool = uint_lt((5: Unsigned), (-1: Unsigned))
  v9: Float = cast[Signed -> Float](v3)
  v10: Float = float_add(v9, -1.5e-300)
  v11: *Point = malloc[Point]()
  v12: *\"odd name\" = malloc_varsize[\"odd name\"](5)
  v13: *[*Point] = malloc_varsize[[*Point]](v3)
  v14: Void = setitem[[*Point]](v13, 0, v11)
  v15: Bool = bool_not(true)
  v16: UniChar = same_as(unichr(97))
  v17: *fn(Signed, Char) -> Void = same_as(null(*fn(Signed, Char) -> Void))
  v18: *raw[nolength Char] = malloc_varsize[flavor raw raw[nolength Char]](2)
  switch v3: 1 -> ret(v3) | 2 -> ret(7) | default -> ret(v0)
}
";
        let graph = text::parse::<Ll>(source, &mut program).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(text::print(&graph, &program), source);
    }
}
