//! Code objects as text.

use super::code::{Code, Const, Instr};
use crate::source::SourceMap;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The instructions of a code object and of those nested in it.
///
/// One line per instruction: the source line where it changes, `>` at jump targets, the address,
/// the instruction, and what its operand stands for.
pub fn dis(code: &Code, sources: &SourceMap) -> String {
    let mut out = String::new();
    write_code(&mut out, code, sources);
    out
}

fn write_code(out: &mut String, code: &Code, sources: &SourceMap) {
    let names = |names: &[super::code::Name]| names.join(", ");
    let _ = writeln!(out, "code {} ({})", code.qualname, names(&code.locals));
    if !code.cellvars.is_empty() || !code.freevars.is_empty() {
        let _ = writeln!(
            out,
            "  cells ({}) free ({})",
            names(&code.cellvars),
            names(&code.freevars)
        );
    }
    let mut targets: BTreeSet<u32> = code.handlers.iter().map(|h| h.target).collect();
    targets.extend(
        code.instrs
            .iter()
            .filter_map(|i| i.jump())
            .map(|(target, _)| target),
    );
    let mut last = 0;
    for (at, (&instr, &span)) in code.instrs.iter().zip(&code.spans).enumerate() {
        let line = sources.line(span);
        let shown = if line == last {
            String::new()
        } else {
            line.to_string()
        };
        last = line;
        let mark = if targets.contains(&(at as u32)) {
            '>'
        } else {
            ' '
        };
        let _ = write!(out, "{shown:>5} {mark} {at:>4}  {instr:?}");
        if let Some(operand) = operand(code, instr) {
            let _ = write!(out, "  {operand}");
        }
        out.push('\n');
    }
    for h in &code.handlers {
        let _ = writeln!(
            out,
            "  {}..{} -> {} [{}]",
            h.start, h.end, h.target, h.depth
        );
    }
    for value in &code.consts {
        if let Const::Code(inner) = value {
            out.push('\n');
            write_code(out, inner, sources);
        }
    }
}

fn operand(code: &Code, instr: Instr) -> Option<String> {
    let name = |i: u32| code.names.get(i as usize).map(|n| n.to_string());
    match instr {
        Instr::LoadConst(i) => code.consts.get(i as usize).map(show_const),
        Instr::LoadFast(i) | Instr::StoreFast(i) | Instr::DeleteFast(i) => {
            code.locals.get(i as usize).map(|n| n.to_string())
        }
        Instr::LoadName(i)
        | Instr::StoreName(i)
        | Instr::DeleteName(i)
        | Instr::LoadGlobal(i)
        | Instr::StoreGlobal(i)
        | Instr::DeleteGlobal(i)
        | Instr::LoadAttr(i)
        | Instr::StoreAttr(i)
        | Instr::DeleteAttr(i)
        | Instr::ImportName(i)
        | Instr::ImportFrom(i) => name(i),
        Instr::MakeCell(i)
        | Instr::LoadDeref(i)
        | Instr::LoadClassDeref(i)
        | Instr::StoreDeref(i)
        | Instr::DeleteDeref(i)
        | Instr::LoadClosure(i) => code
            .cellvars
            .iter()
            .chain(&code.freevars)
            .nth(i as usize)
            .map(|n| n.to_string()),
        Instr::Call {
            keywords: Some(names),
            ..
        } => code.consts.get(names.get() as usize - 1).map(show_const),
        _ => None,
    }
}

/// A constant as Python would write it.
pub fn show_const(value: &Const) -> String {
    let list = |items: &[Const]| items.iter().map(show_const).collect::<Vec<_>>().join(", ");
    match value {
        Const::None => "None".into(),
        Const::Ellipsis => "...".into(),
        Const::Bool(true) => "True".into(),
        Const::Bool(false) => "False".into(),
        Const::Int(i) => i.to_string(),
        Const::Float(f) => format!("{f:?}"),
        Const::Imaginary(f) => format!("{f:?}j"),
        Const::Str(s) => show_str(s),
        Const::Bytes(b) => format!("b\"{}\"", b.escape_ascii()),
        Const::Tuple(items) if items.len() == 1 => format!("({},)", list(items)),
        Const::Tuple(items) => format!("({})", list(items)),
        Const::FrozenSet(items) => format!("frozenset({{{}}})", list(items)),
        Const::Code(code) => format!("<code {}>", code.qualname),
    }
}

/// A string as Python would write it, or nearly: in single quotes where that needs no escapes.
fn show_str(s: &str) -> String {
    let double = format!("{s:?}");
    if s.contains('\'') {
        return double;
    }
    let body = &double[1..double.len() - 1];
    format!("'{}'", body.replace("\\\"", "\""))
}
