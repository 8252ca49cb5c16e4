//! The textual form of small low-level programs: what tests of passes are written in.
//!
//! ```text
//! gc struct Point { super: @object, const x: Signed, next: *Point }
//! data origin: Point = { { <data Class: *object_vtable> }, 0, null(*Point) }
//! exception MemoryError = <data Class: *object_vtable>, <data instance: *object>
//! extern pure sqrt: *fn(Float) -> Float
//! family <fn f>, <fn g>
//! graph f(v0: Signed) -> Signed { … }
//! ```
//!
//! Every item starts at the start of a line. Structures may name structures, and everything may
//! name functions, that come later. `const` fields and `immutable` structures are not written again;
//! an external function may be `pure`, `raises`, `collects` or `enters` the program; a graph may be `exported`, `noinline`, `inline`, `in_loops` or a
//! `failed_check` (it raises where a check has failed), or a `version` of the one before it; the `n`th family is what `indirect_call[n]` can reach. The type of exceptions is that of the
//! first `exception`.

use super::data::{
    Data, External, Func, FuncBody, Items, Ll, LlConst, LlProgram, StandardException,
};
use super::text::{by_name, parse_const, parse_type, struct_name};
use super::types::{Container, Field, LlType, StructId};
use crate::ir::text::{parse_graph, ParseError, Parser};
use std::collections::BTreeMap;

/// The exceptions that operations raise; the list of a program keeps their names for ever.
const EXCEPTIONS: [&str; 7] = [
    "BaseException",
    "Exception",
    "ZeroDivisionError",
    "MemoryError",
    "OverflowError",
    "RecursionError",
    "KeyError",
];

/// An item of a program: where it starts, and its text.
struct Item<'t> {
    line: usize,
    words: Vec<&'t str>,
    text: &'t str,
}

/// Reads a program for a machine with words of 64 bits.
///
/// # Errors
/// What was expected, and in which line.
pub fn parse_program(text: &str) -> Result<LlProgram, ParseError> {
    let mut program = LlProgram {
        word_bits: 64,
        ..LlProgram::default()
    };
    let items = items(text)?;
    let of = |kind: &'static str| items.iter().filter(move |item| item.words.contains(&kind));
    let mut structs = BTreeMap::new();
    for item in of("struct") {
        let name = struct_name(&mut Parser::new(item.text)).map_err(|e| item.error(e))?;
        let id = program.types.forward(&name, item.words.contains(&"gc"));
        structs.insert(item.line, id);
    }
    for item in of("struct") {
        let id = structs[&item.line];
        read_fields(&mut program, id, item.text).map_err(|e| item.error(e))?;
        program.types.structs[id].immutable = item.words.contains(&"immutable");
    }
    for item in items.iter() {
        match item.words.last() {
            Some(&"graph") => declare_graph(&mut program, item),
            Some(&"extern") => declare_external(&mut program, item),
            _ => Ok(()),
        }
        .map_err(|e| item.error(e))?;
    }
    for item in of("data") {
        declare_data(&mut program, item.text).map_err(|e| item.error(e))?;
    }
    let mut data = program.data.ids().collect::<Vec<_>>().into_iter();
    for item in of("data") {
        let mut p = Parser::new(item.text);
        p.until(&['=']);
        let id = data.next().expect("it was declared");
        let ty = program.data[id].ty;
        let read = p.expect("=").and_then(|()| value(&mut program, &mut p, ty));
        program.data[id].value = Some(read.map_err(|e| item.error(e))?);
    }
    for item in of("exception") {
        read_exception(&mut program, item.text).map_err(|e| item.error(e))?;
    }
    if let Some(first) = program.exceptions.first() {
        program.exc_type = Some(first.class.ty());
        program.exc_value = Some(first.instance.ty());
    }
    for item in of("family") {
        let mut p = Parser::new(item.text);
        let mut funcs = Vec::new();
        while !p.rest().is_empty() {
            match parse_const(&mut program, &mut p) {
                Ok(LlConst::Func(_, func)) => funcs.push(func),
                Ok(_) => return Err(item.error(p.error("expected a function"))),
                Err(error) => return Err(item.error(error)),
            }
            p.eat(",");
        }
        program.candidates.push(funcs);
    }
    for item in of("graph") {
        let mut p = Parser::new(item.text);
        let graph = parse_graph::<Ll, _>(&mut p, &mut program).map_err(|e| item.error(e))?;
        if !p.rest().is_empty() {
            return Err(item.error(p.error("expected the end")));
        }
        program.graphs.push(graph);
    }
    Ok(program)
}

impl Item<'_> {
    fn error(&self, mut error: ParseError) -> ParseError {
        error.line += self.line;
        error
    }
}

/// The items of a text: each starts with its words at the start of a line.
fn items(text: &str) -> Result<Vec<Item<'_>>, ParseError> {
    let mut starts = Vec::new();
    let mut offset = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let mut words = Vec::new();
        let mut rest = line;
        loop {
            let end = rest.find(' ').unwrap_or(0);
            match &rest[..end] {
                word @ ("gc" | "immutable" | "pure" | "raises" | "collects" | "enters"
                | "exported" | "noinline" | "in_loops" | "inline" | "version"
                | "failed_check" | "struct" | "data" | "exception" | "extern"
                | "family" | "graph") => {
                    words.push(word);
                    rest = &rest[end + 1..];
                }
                _ => break,
            }
        }
        // The word `graph` belongs to the graph's text, and flags stand on either side of `extern`.
        let kinds = ["struct", "data", "exception", "extern", "family", "graph"];
        let mut at = offset + line.len() - rest.len();
        if words.last() == Some(&"graph") {
            at -= "graph ".len();
        }
        if let Some(kind) = words.iter().position(|word| kinds.contains(word)) {
            let kind = words.remove(kind);
            words.push(kind);
            starts.push((number, words, offset, at));
        } else if starts.is_empty() && !line.trim().is_empty() && !line.starts_with('#') {
            return Err(ParseError {
                line: number + 1,
                message: format!("expected an item, not {:?}", line.trim()),
            });
        }
        offset += line.len();
    }
    let ends: Vec<usize> = starts.iter().skip(1).map(|s| s.2).collect();
    let ends = ends.into_iter().chain([text.len()]);
    let items = starts.into_iter().zip(ends);
    Ok(items
        .map(|((line, words, _, at), end)| Item {
            line,
            words,
            text: &text[at..end],
        })
        .collect())
}

/// `Name { const x: Signed, … }`
fn read_fields(program: &mut LlProgram, id: StructId, text: &str) -> Result<(), ParseError> {
    let mut p = Parser::new(text);
    struct_name(&mut p)?;
    p.expect("{")?;
    let mut fields = Vec::new();
    while !p.eat("}") {
        if !fields.is_empty() {
            p.expect(",")?;
        }
        let immutable = p.eat_word("const");
        let name = p.ident()?.into();
        p.expect(":")?;
        let ty = parse_type(program, &mut p)?;
        fields.push(Field {
            name,
            ty,
            immutable,
        });
    }
    program.types.complete(id, fields);
    Ok(())
}

/// `graph name(v0: type, …) -> type`: the function, whose graph is the next one.
fn declare_graph(program: &mut LlProgram, item: &Item<'_>) -> Result<(), ParseError> {
    let mut p = Parser::new(item.text);
    p.expect("graph")?;
    let name = p.until(&['(']).to_string();
    p.expect("(")?;
    let mut params = Vec::new();
    while !p.eat(")") {
        if !params.is_empty() {
            p.expect(",")?;
        }
        p.ident()?;
        p.expect(":")?;
        params.push(parse_type(program, &mut p)?);
    }
    p.expect("->")?;
    let result = parse_type(program, &mut p)?;
    let graphs = program.funcs.values();
    let graphs = graphs.filter(|func| matches!(func.body, FuncBody::Graph(_)));
    let body = FuncBody::Graph(crate::ir::model::GraphId(graphs.count() as u32));
    let ty = program.types.func(params, result);
    let before = program.funcs.ids().last();
    let func = program.funcs.push(Func { name, ty, body });
    if let (true, Some(before)) = (item.words.contains(&"version"), before) {
        let shared = program.shared_name(before).to_string();
        program.shared_names.insert(func, shared);
    }
    if item.words.contains(&"noinline") {
        program.dont_inline.insert(func);
    }
    if item.words.contains(&"in_loops") {
        program.dont_inline.insert(func);
        program.inline_in_loops.insert(func);
    }
    if item.words.contains(&"failed_check") {
        program.dont_inline.insert(func);
        program.failed_checks.insert(func);
    }
    if item.words.contains(&"exported") {
        program.pointed_to.insert(func);
    }
    if item.words.contains(&"inline") {
        program.always_inline.insert(func);
    }
    Ok(())
}

/// `extern pure name: *fn(type, …) -> type`
fn declare_external(program: &mut LlProgram, item: &Item<'_>) -> Result<(), ParseError> {
    let mut p = Parser::new(item.text);
    let name = p.ident()?.to_string();
    p.expect(":")?;
    let LlType::Ptr(Container::Func(ty)) = parse_type(program, &mut p)? else {
        return Err(p.error("expected the type of a function"));
    };
    let external = External {
        raises: item.words.contains(&"raises"),
        pure: item.words.contains(&"pure"),
        enters: item.words.contains(&"enters"),
        ..External::of_runtime(&name, item.words.contains(&"collects"))
    };
    let body = FuncBody::External(external);
    program.funcs.push(Func { name, ty, body });
    Ok(())
}

/// `name: type = value`, but for the value.
fn declare_data(program: &mut LlProgram, text: &str) -> Result<(), ParseError> {
    let mut p = Parser::new(text);
    let name = p.until(&[':']).to_string();
    p.expect(":")?;
    // As a pointer's target: that can be an array too.
    let pointer = format!("*{}", p.until(&['=']));
    let LlType::Ptr(container) = parse_type(program, &mut Parser::new(&pointer))? else {
        return Err(p.error("expected a container"));
    };
    program.data.push(Data {
        ty: LlType::Inline(container),
        value: None,
        name,
    });
    Ok(())
}

/// `name = class, instance`
fn read_exception(program: &mut LlProgram, text: &str) -> Result<(), ParseError> {
    let mut p = Parser::new(text);
    let name = p.ident()?;
    let Some(name) = EXCEPTIONS.into_iter().find(|&known| known == name) else {
        return Err(p.error(format!("no exception `{name}`")));
    };
    p.expect("=")?;
    let class = parse_const(program, &mut p)?;
    p.expect(",")?;
    let instance = parse_const(program, &mut p)?;
    program.exceptions.push(StandardException {
        name,
        class,
        instance,
    });
    Ok(())
}

/// The value of prebuilt data: `{ … }` of a structure, `[ … ]` or `"…"` of an array.
fn value(program: &mut LlProgram, p: &mut Parser<'_>, ty: LlType) -> Result<LlConst, ParseError> {
    match ty {
        LlType::Inline(Container::Struct(id)) => {
            let types: Vec<_> = program.types.structs[id]
                .fields
                .iter()
                .map(|f| f.ty)
                .collect();
            p.expect("{")?;
            let mut values = Vec::new();
            for (index, ty) in types.into_iter().enumerate() {
                if index > 0 {
                    p.expect(",")?;
                }
                values.push(value(program, p, ty)?);
            }
            p.expect("}")?;
            Ok(LlConst::Struct(values))
        }
        LlType::Inline(Container::Array(_)) if p.rest().starts_with('"') => {
            Ok(LlConst::Items(Items::Bytes(p.string()?.into_bytes())))
        }
        LlType::Inline(Container::Array(id)) => {
            let item = program.types.arrays[id].item;
            p.expect("[")?;
            let mut values = Vec::new();
            while !p.eat("]") {
                if !values.is_empty() {
                    p.expect(",")?;
                }
                values.push(value(program, p, item)?);
            }
            Ok(LlConst::Items(Items::Consts(values)))
        }
        _ => parse_const(program, p),
    }
}

/// The function of a name.
pub fn function(program: &LlProgram, name: &str) -> Option<super::data::FuncId> {
    by_name(
        program.funcs.values().map(|f| &f.name),
        name,
        &mut Parser::new(""),
    )
    .ok()
}
