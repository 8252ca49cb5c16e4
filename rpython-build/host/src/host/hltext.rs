//! The textual form of high-level graphs.
//!
//! Constants are written as Python writes them; objects without a literal as `<class KeyError>`,
//! `<function mod.f>`, `<builtin len>`, `<module math>`, `<Point object>`. Of those, the classes
//! and functions of `builtins` are read back.

use crate::front::code::Name;
use crate::host::object::{ObjId, Object};
use crate::host::Session;
use crate::ir::model::{Hl, HlCase};
use crate::ir::op::{CallShape, HlOp};
use crate::ir::text::{ParseError, Parser, TextLevel};
use num_bigint::BigInt;
use std::fmt::Write;

impl TextLevel<Session> for Hl {
    const TYPED: bool = false;

    fn write_opcode(cx: &Session, code: &HlOp, out: &mut String) {
        out.push_str(code.name());
        if let HlOp::CallArgs(shape) = code {
            let _ = write!(out, "[{}", shape.positional);
            let names = cx.keywords.names(shape.keywords);
            let before = names.len() - shape.behind as usize;
            for name in &names[..before] {
                let _ = write!(out, ", {name}=");
            }
            if shape.star {
                out.push_str(", *");
            }
            if shape.dict {
                out.push_str(", **");
            }
            for name in &names[before..] {
                let _ = write!(out, ", {name}=");
            }
            out.push(']');
        }
    }

    fn write_const(cx: &Session, value: &ObjId, out: &mut String) {
        write_object(cx, *value, out);
    }

    fn write_type(_: &Session, _: &(), _: &mut String) {}

    fn write_case(cx: &Session, case: &HlCase, out: &mut String) {
        match case {
            HlCase::Bool(truth) => out.push_str(if *truth { "true" } else { "false" }),
            HlCase::Value(value) => write_object(cx, *value, out),
            HlCase::Default => out.push_str("default"),
            HlCase::Exception(class) => out.push_str(&class_name(cx, *class)),
        }
    }

    fn parse_opcode(cx: &mut Session, p: &mut Parser<'_>) -> Result<HlOp, ParseError> {
        let name = p.ident()?;
        if name == "call_args" {
            return parse_shape(cx, p).map(HlOp::CallArgs);
        }
        HlOp::from_name(name).ok_or_else(|| p.error(format!("no operation `{name}`")))
    }

    fn parse_const(cx: &mut Session, p: &mut Parser<'_>) -> Result<ObjId, ParseError> {
        for (word, value) in [
            ("None", cx.heap.none),
            ("True", cx.heap.true_),
            ("False", cx.heap.false_),
        ] {
            if p.eat_word(word) {
                return Ok(value);
            }
        }
        let rest = p.rest();
        if rest.starts_with('"') {
            let text = p.string()?;
            return Ok(cx.heap.new_str(text));
        }
        if rest.starts_with('(') {
            p.advance(1);
            let mut items = Vec::new();
            while !p.eat(")") {
                items.push(Hl::parse_const(cx, p)?);
                if !p.eat(",") && !p.rest().starts_with(')') {
                    return Err(p.error("expected `,`"));
                }
            }
            return Ok(cx.heap.new_tuple(items));
        }
        if p.eat("<class ") || p.eat("<builtin ") {
            let name = p.until(&['>']);
            p.expect(">")?;
            let builtins = cx.heap.builtins;
            let found = cx.heap.dict_get_str(builtins, name);
            return found.ok_or_else(|| p.error(format!("no builtin `{name}`")));
        }
        let number = p.number()?;
        if let Ok(i) = number.parse::<BigInt>() {
            return Ok(cx.heap.new_bigint(i));
        }
        let float = number.parse().map_err(|_| p.error("bad number"))?;
        Ok(cx.heap.new_float(float))
    }

    fn parse_type(_: &mut Session, _: &mut Parser<'_>) -> Result<(), ParseError> {
        Ok(())
    }

    fn parse_case(cx: &mut Session, p: &mut Parser<'_>) -> Result<HlCase, ParseError> {
        if p.eat_word("true") {
            return Ok(HlCase::Bool(true));
        }
        if p.eat_word("false") {
            return Ok(HlCase::Bool(false));
        }
        if p.eat_word("default") {
            return Ok(HlCase::Default);
        }
        if p.rest().starts_with(|c: char| c.is_ascii_uppercase()) {
            let name = p.ident()?;
            let builtins = cx.heap.builtins;
            if let Some(class) = cx.heap.dict_get_str(builtins, name) {
                return Ok(HlCase::Exception(class));
            }
        }
        Hl::parse_const(cx, p).map(HlCase::Value)
    }

    fn exc_types(_: &Session) -> ((), ()) {
        ((), ())
    }
}

fn parse_shape(cx: &mut Session, p: &mut Parser<'_>) -> Result<CallShape, ParseError> {
    p.expect("[")?;
    let number = p.number()?;
    let positional = number.parse().map_err(|_| p.error("expected a count"))?;
    let mut shape = CallShape {
        positional,
        keywords: 0,
        star: false,
        dict: false,
        behind: 0,
    };
    let mut names: Vec<Name> = Vec::new();
    while !p.eat("]") {
        p.expect(",")?;
        if p.eat("**") {
            shape.dict = true;
        } else if p.eat("*") {
            shape.star = true;
        } else {
            names.push(p.ident()?.into());
            p.expect("=")?;
            shape.behind += u16::from(shape.dict);
        }
    }
    shape.keywords = cx.keywords.intern(&names);
    Ok(shape)
}

fn class_name(cx: &Session, class: ObjId) -> String {
    cx.heap
        .class(class)
        .map_or_else(String::new, |class| class.qualname.to_string())
}

/// Writes a constant; never runs any of the program's code.
fn write_object(cx: &Session, id: ObjId, out: &mut String) {
    let heap = &cx.heap;
    let _ = match heap.get(id) {
        Object::None => write!(out, "None"),
        Object::NotImplemented => write!(out, "<NotImplemented>"),
        Object::Ellipsis => write!(out, "<Ellipsis>"),
        Object::Bool(true) => write!(out, "True"),
        Object::Bool(false) => write!(out, "False"),
        Object::Int(i) => write!(out, "{i}"),
        Object::BigInt(i) => write!(out, "{i}"),
        Object::Float(f) => write!(out, "{f:?}"),
        Object::Str(s) => write!(out, "{s:?}"),
        Object::Bytes(b) => write!(out, "<bytes {:?}>", String::from_utf8_lossy(b)),
        Object::Tuple(items) => {
            out.push('(');
            for (i, &item) in items.iter().enumerate() {
                if i > 0 {
                    out.push_str(", ");
                }
                write_object(cx, item, out);
            }
            if items.len() == 1 {
                out.push(',');
            }
            write!(out, ")")
        }
        Object::Slice(parts) => {
            out.push_str("<slice");
            for &part in parts {
                out.push(' ');
                write_object(cx, part, out);
            }
            write!(out, ">")
        }
        Object::Function(f) => {
            let module = heap
                .dict_get_str(f.globals, "__name__")
                .and_then(|m| heap.as_str(m));
            match module {
                Some(module) => write!(out, "<function {module}.{}>", f.qualname),
                None => write!(out, "<function {}>", f.qualname),
            }
        }
        Object::Builtin(f) => write!(out, "<builtin {}>", f.name),
        Object::Class(c) => write!(out, "<class {}>", c.qualname),
        Object::Attribute(key) => write!(out, "<attribute {key}>"),
        Object::Module(m) => write!(out, "<module {}>", m.name),
        Object::BoundMethod { func, this } => {
            out.push_str("<bound ");
            write_object(cx, *func, out);
            out.push_str(" of ");
            write_object(cx, *this, out);
            write!(out, ">")
        }
        _ => write!(out, "<{} object>", heap.type_name(id)),
    };
}
