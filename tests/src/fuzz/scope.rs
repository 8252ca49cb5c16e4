//! Whether every name that a program uses is bound there, and every `break` in a loop.
//!
//! The generator makes programs for which this holds; the minimiser asks before it tries one.

use super::tree::{Block, Expr, Id, Part, Program};

/// Whether it holds.
pub fn holds(program: &Program) -> bool {
    let mut scope = Scope {
        bound: vec![false; program.names.len()],
        program,
        trail: Vec::new(),
    };
    scope.globals(&program.body);
    scope.block(&program.body, false)
}

struct Scope<'a> {
    program: &'a Program,
    bound: Vec<bool>,
    /// What was bound since, to be undone.
    trail: Vec<Id>,
}

impl Scope<'_> {
    fn globals(&mut self, block: &Block) {
        for clause in block.stmts.iter().flat_map(|stmt| &stmt.clauses) {
            for part in &clause.head {
                if let Part::Bind(id) = part {
                    if self.program.names[*id].global {
                        self.bound[*id] = true;
                    }
                }
            }
            if let Some(block) = &clause.block {
                self.globals(block);
            }
        }
    }

    fn bind(&mut self, id: Id) {
        if !self.bound[id] {
            self.bound[id] = true;
            self.trail.push(id);
        }
    }

    fn undo(&mut self, mark: usize) {
        for id in self.trail.drain(mark..) {
            self.bound[id] = false;
        }
    }

    fn block(&mut self, block: &Block, in_loop: bool) -> bool {
        let in_loop = block.is_loop || in_loop && !block.is_function;
        let mark = self.trail.len();
        let fine = block.stmts.iter().all(|stmt| {
            stmt.clauses.iter().all(|clause| {
                let jumps =
                    matches!(&clause.head[..], [Part::Text(t)] if t == "break" || t == "continue");
                if jumps && !in_loop {
                    return false;
                }
                // What a clause with a block binds is bound in the block; what a line binds, after it.
                let head = self.trail.len();
                let fine = self.parts(&clause.head);
                let Some(block) = &clause.block else {
                    return fine;
                };
                let fine = fine && self.block(block, in_loop);
                self.undo(head);
                fine
            })
        });
        self.undo(mark);
        fine
    }

    fn parts(&mut self, parts: &[Part]) -> bool {
        for part in parts {
            if let Part::Bind(id) | Part::Hidden(id) = part {
                self.bind(*id);
            }
        }
        parts.iter().all(|part| match part {
            Part::Text(_) | Part::Bind(_) | Part::Hidden(_) | Part::Line => true,
            Part::Use(id) => self.bound[*id],
            Part::Expr(expr) => self.expr(expr),
        })
    }

    fn expr(&mut self, expr: &Expr) -> bool {
        let mark = self.trail.len();
        let fine = self.parts(&expr.parts);
        self.undo(mark);
        fine
    }
}
