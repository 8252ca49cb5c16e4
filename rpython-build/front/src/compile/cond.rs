//! Conditions: jumping on the truth of an expression.

use super::{Compiler, Target};
use crate::code::{Const, Instr};
use crate::parse::ast::{self, Expr};

impl<'a> Compiler<'a> {
    /// Jumps to `target` if the expression's truth is `when`; else goes on.
    pub(super) fn jump_if(&mut self, expr: &'a Expr, target: Target, when: bool) {
        let span = self.span(expr);
        match expr {
            Expr::UnaryOp(e) if e.op == ast::UnaryOp::Not => {
                return self.jump_if(&e.operand, target, !when);
            }
            Expr::BoolOp(e) => {
                let Some((last, before)) = e.values.split_last() else {
                    return;
                };
                let ends_on = e.op == ast::BoolOp::Or;
                if ends_on == when {
                    for value in before {
                        self.jump_if(value, target, when);
                    }
                    self.jump_if(last, target, when);
                } else {
                    let skip = self.target();
                    for value in before {
                        self.jump_if(value, skip, ends_on);
                    }
                    self.jump_if(last, target, when);
                    self.bind(skip);
                }
                return;
            }
            Expr::IfExp(e) => {
                let (other, end) = (self.target(), self.target());
                self.jump_if(&e.test, other, false);
                self.jump_if(&e.body, target, when);
                self.goto(end, span);
                self.bind(other);
                self.jump_if(&e.orelse, target, when);
                self.bind(end);
                return;
            }
            Expr::Compare(e) if e.ops.len() > 1 => {
                // As a value, but a false link of the chain jumps at once.
                let (cleanup, end) = (self.target(), self.target());
                self.expr(&e.left);
                let last = e.ops.len() - 1;
                for (i, (op, right)) in e.ops.iter().zip(&e.comparators).enumerate() {
                    let link = self.link_span(e, i);
                    self.expr(right);
                    if i < last {
                        self.emit(Instr::Swap(2), link);
                        self.emit(Instr::Copy(2), link);
                        self.compare_op(*op, link);
                        self.jump(Instr::PopJumpIfFalse(0), cleanup, link);
                    } else {
                        self.compare_op(*op, link);
                        let instr = if when {
                            Instr::PopJumpIfTrue(0)
                        } else {
                            Instr::PopJumpIfFalse(0)
                        };
                        self.jump(instr, target, link);
                    }
                }
                self.goto(end, span);
                self.bind(cleanup);
                self.emit(Instr::Pop, span);
                if !when {
                    self.goto(target, span);
                }
                self.bind(end);
                return;
            }
            Expr::NamedExpr(_) => {}
            _ => {
                if let Some(value) = self.constant(expr) {
                    if truth(&value) == when {
                        self.goto(target, span);
                    }
                    return;
                }
            }
        }
        self.expr(expr);
        let instr = if when {
            Instr::PopJumpIfTrue(0)
        } else {
            Instr::PopJumpIfFalse(0)
        };
        self.jump(instr, target, span);
    }
}

/// The truth of a constant.
pub(super) fn truth(value: &Const) -> bool {
    match value {
        Const::None => false,
        Const::Ellipsis | Const::Code(_) => true,
        Const::Bool(b) => *b,
        Const::Int(i) => i.sign() != num_bigint::Sign::NoSign,
        Const::Float(f) | Const::Imaginary(f) => *f != 0.0,
        Const::Str(s) => !s.is_empty(),
        Const::Bytes(b) => !b.is_empty(),
        Const::Tuple(items) | Const::FrozenSet(items) => !items.is_empty(),
    }
}
