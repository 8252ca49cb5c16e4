//! Imports.

use super::Compiler;
use crate::code::{Const, Instr};
use crate::parse::ast::{self, Expr, Stmt};

/// The features that `from __future__ import` knows; all but `annotations` change nothing now.
const FEATURES: [&str; 10] = [
    "nested_scopes",
    "generators",
    "division",
    "absolute_import",
    "with_statement",
    "print_function",
    "unicode_literals",
    "barry_as_FLUFL",
    "generator_stop",
    "annotations",
];

fn is_future(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::ImportFrom(s) if s.module.as_deref() == Some("__future__")
        && s.level.is_none_or(|l| l.to_u32() == 0))
}

impl<'a> Compiler<'a> {
    pub(super) fn import(&mut self, s: &'a ast::StmtImport) {
        for alias in &s.names {
            let span = self.span(alias);
            self.load_const(Const::Int(0.into()), span);
            self.load_const(Const::None, span);
            let index = self.name_index(&alias.name);
            self.emit(Instr::ImportName(index), span);
            match &alias.asname {
                None => {
                    let top = alias.name.split('.').next().unwrap_or("");
                    self.store_name(top, span);
                }
                Some(name) => {
                    // `import a.b.c as d` binds the module itself.
                    let mut parts = alias.name.split('.').skip(1).peekable();
                    let dotted = parts.peek().is_some();
                    let mut first = true;
                    for part in parts {
                        if !first {
                            self.emit(Instr::Swap(2), span);
                            self.emit(Instr::Pop, span);
                        }
                        first = false;
                        let index = self.name_index(part);
                        self.emit(Instr::ImportFrom(index), span);
                    }
                    self.store_name(name, span);
                    if dotted {
                        self.emit(Instr::Pop, span);
                    }
                }
            }
        }
    }

    pub(super) fn import_from(&mut self, s: &'a ast::StmtImportFrom) {
        let span = self.span(s);
        if is_future(&Stmt::ImportFrom(s.clone())) {
            // A directive, which `check_future` has looked at, and an import all the same.
            if self.units.len() > 1 {
                let message = "from __future__ imports must occur at the beginning of the file";
                return self.error("RP0119", message, span);
            }
        }
        let level = s.level.map_or(0, |l| l.to_u32());
        self.load_const(Const::Int(level.into()), span);
        let names = s
            .names
            .iter()
            .map(|a| Const::Str(a.name.as_str().into()))
            .collect();
        self.load_const(Const::Tuple(names), span);
        let index = self.name_index(s.module.as_deref().unwrap_or(""));
        self.emit(Instr::ImportName(index), span);
        if matches!(s.names.as_slice(), [only] if only.name.as_str() == "*") {
            return self.emit(Instr::ImportStar, span);
        }
        for alias in &s.names {
            let span = self.span(alias);
            let index = self.name_index(&alias.name);
            self.emit(Instr::ImportFrom(index), span);
            self.store_name(alias.asname.as_ref().unwrap_or(&alias.name), span);
        }
        self.emit(Instr::Pop, span);
    }

    /// `from __future__` imports: known features, at the start of the module.
    pub(super) fn check_future(&mut self, body: &'a [Stmt]) {
        let mut start = true;
        for (i, stmt) in body.iter().enumerate() {
            if !is_future(stmt) {
                let docstring = i == 0
                    && matches!(stmt, Stmt::Expr(e) if matches!(&*e.value, Expr::Constant(_)));
                start &= docstring;
                continue;
            }
            let Stmt::ImportFrom(s) = stmt else { continue };
            if !start {
                let span = self.span(s);
                let message = "from __future__ imports must occur at the beginning of the file";
                self.error("RP0119", message, span);
            }
            for alias in &s.names {
                let span = self.span(alias);
                let name = alias.name.as_str();
                if name == "braces" {
                    self.error("RP0119", "not a chance", span);
                } else if !FEATURES.contains(&name) {
                    let message = format!("future feature {name} is not defined");
                    self.error("RP0119", message, span);
                }
            }
        }
    }
}
