//! Programs as Python.

use super::tree::{Block, Clause, Expr, Part, Program};

/// The program's text.
pub fn print(program: &Program) -> String {
    let mut printer = Printer {
        program,
        out: String::new(),
    };
    printer.stmts(&program.body, 0);
    printer.out
}

/// The text of an expression.
pub fn expression(program: &Program, expr: &Expr) -> String {
    let mut printer = Printer {
        program,
        out: String::new(),
    };
    printer.parts(&expr.parts, 0);
    printer.out
}

struct Printer<'a> {
    program: &'a Program,
    out: String,
}

impl Printer<'_> {
    fn indent(&mut self, depth: usize) {
        for _ in 0..depth {
            self.out.push_str("    ");
        }
    }

    fn stmts(&mut self, block: &Block, depth: usize) {
        for stmt in &block.stmts {
            for clause in &stmt.clauses {
                self.clause(clause, depth);
            }
        }
    }

    fn clause(&mut self, clause: &Clause, depth: usize) {
        self.indent(depth);
        self.parts(&clause.head, depth);
        self.out.push('\n');
        let Some(block) = &clause.block else { return };
        if block.stmts.is_empty() {
            self.indent(depth + 1);
            self.out.push_str("pass\n");
        }
        self.stmts(block, depth + 1);
    }

    fn parts(&mut self, parts: &[Part], depth: usize) {
        for part in parts {
            match part {
                Part::Text(text) => self.out.push_str(text),
                Part::Use(id) | Part::Bind(id) => {
                    self.out.push_str(&self.program.names[*id].text);
                }
                Part::Hidden(_) => {}
                Part::Expr(expr) => self.parts(&expr.parts, depth),
                Part::Line => {
                    self.out.push('\n');
                    self.indent(depth);
                }
            }
        }
    }
}
