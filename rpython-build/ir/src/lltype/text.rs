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
use super::op::{CmpOp, Flavor, ItemPath, LlOp};
use super::row::{Param, Row, Shape};
use super::types::{ArrayDef, Container, IntKind, LlType, OpaqueId, StructId};
use crate::entity::EntityRef;
use crate::ir::text::{ParseError, Parser, TextLevel};
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

impl TextLevel<LlProgram> for Ll {
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
    rpython_unicode::is_identifier(name) && !["raw", "fn", "opaque"].contains(&name)
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
    let name = code.row().name;
    let param = code.param();
    let _ = match param {
        Param::Kind(kind) => write!(out, "{}_{name}", kind_names(kind).1),
        Param::Compare(cmp) => write!(out, "{name}_{}", cmp.name()),
        Param::None => write!(out, "{name}"),
        _ => write!(out, "{name}["),
    };
    match param {
        Param::Kind(_) | Param::Compare(_) | Param::None => return,
        Param::Cast(from, to) => {
            write_type(cx, from, out);
            out.push_str(" -> ");
            write_type(cx, to, out);
        }
        Param::Field(id, field) => {
            write_struct(cx, id, out);
            let _ = write!(out, ".{}", field_name(cx, id, field));
        }
        Param::Item(path) => write_path(cx, path, out),
        Param::Memory(what, flavor) => {
            if flavor == Flavor::Raw {
                out.push_str("flavor raw ");
            }
            write_container(cx, what, out);
        }
        Param::Number(n) => {
            let _ = write!(out, "{n}");
        }
    }
    out.push(']');
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

/// The operation with this name, as far as that is all that there is to say; and its row.
fn find_row(name: &str) -> Option<(&'static Row, Param)> {
    LlOp::rows().find_map(|row| {
        let param = match row.shape {
            Shape::Kind => {
                let prefix = name.strip_suffix(row.name)?.strip_suffix('_')?;
                let (kind, ..) = KINDS.iter().find(|(.., k)| *k == prefix)?;
                Param::Kind(*kind)
            }
            Shape::Compare => {
                let suffix = name.strip_prefix(row.name)?.strip_prefix('_')?;
                let (cmp, ..) = CmpOp::ALL.iter().find(|(.., name, _)| *name == suffix)?;
                Param::Compare(*cmp)
            }
            _ if row.name == name => Param::None,
            _ => return None,
        };
        Some((row, param))
    })
}

fn parse_op(cx: &mut LlProgram, p: &mut Parser<'_>) -> Result<LlOp, ParseError> {
    let name = p.ident()?;
    let Some((row, mut param)) = find_row(name) else {
        return Err(p.error(format!("no operation `{name}`")));
    };
    if !matches!(row.shape, Shape::None | Shape::Kind | Shape::Compare) {
        p.expect("[")?;
        param = parse_param(cx, p, row.shape)?;
        p.expect("]")?;
    }
    (row.make)(param).ok_or_else(|| p.error(format!("`{name}` does not work on this")))
}

fn parse_param(cx: &mut LlProgram, p: &mut Parser<'_>, shape: Shape) -> Result<Param, ParseError> {
    Ok(match shape {
        Shape::None | Shape::Kind | Shape::Compare => Param::None,
        Shape::Cast => {
            let from = parse_type(cx, p)?;
            p.expect("->")?;
            Param::Cast(from, parse_type(cx, p)?)
        }
        Shape::Field => {
            let id = parse_struct(cx, p)?;
            p.expect(".")?;
            Param::Field(id, parse_field(cx, p, id)?)
        }
        Shape::Item => Param::Item(parse_path(cx, p)?),
        Shape::Memory => {
            let raw = p.eat("flavor raw");
            let flavor = if raw { Flavor::Raw } else { Flavor::Gc };
            Param::Memory(parse_container(cx, p)?, flavor)
        }
        Shape::Number => {
            let number = p.number()?;
            Param::Number(number.parse().map_err(|_| p.error("expected a number"))?)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text;
    use crate::lltype::types::{Field, Types};

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
        let graph = text::parse::<Ll, _>(source, &mut program).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(text::print(&graph, &program), source);
    }

    #[test]
    fn every_operation_of_the_table_prints_and_parses() {
        let mut program = LlProgram::default();
        let mut names = std::collections::BTreeSet::new();
        let (string, chars) = (Container::Struct(Types::STRING), Some(2));
        for row in LlOp::rows() {
            let param = match row.shape {
                Shape::None => Param::None,
                Shape::Kind => Param::Kind(IntKind::U8),
                Shape::Compare => Param::Compare(CmpOp::Ge),
                Shape::Cast => Param::Cast(LlType::Char, LlType::Float),
                Shape::Field => Param::Field(Types::STRING, Types::STRING_LENGTH),
                Shape::Item => Param::Item(ItemPath {
                    base: string,
                    array_field: chars,
                    item_field: None,
                }),
                Shape::Memory => Param::Memory(string, Flavor::Gc),
                Shape::Number => Param::Number(7),
            };
            let op = (row.make)(param).expect(row.name);
            assert!(
                names.insert((row.shape as u8, row.name)),
                "{} is there twice",
                row.name
            );
            assert_eq!((op.row().name, op.param()), (row.name, param));
            let mut text = String::new();
            write_op(&program, op, &mut text);
            assert_eq!(
                parse_op(&mut program, &mut Parser::new(&text)),
                Ok(op),
                "{text}"
            );
        }
    }
}
