//! Leaving blocks: what `break`, `continue` and `return` run on their way out.

use super::{Block, Compiler};
use crate::code::{Const, Instr};
use crate::source::Span;

impl<'a> Compiler<'a> {
    /// Emits what leaving a block needs and closes its regions. `value`: what is on top of the stack
    /// stays there.
    fn unwind(&mut self, block: Block<'a>, value: bool, span: Span) {
        match block {
            Block::Loop { iterator, .. } => {
                if iterator {
                    self.drop_below(value, span);
                }
            }
            Block::TryBody => self.unit().asm.close_region(),
            Block::FinallyBody(body) => {
                self.unit().asm.close_region();
                if value {
                    self.unit().blocks.push(Block::Value);
                }
                self.body(body);
                if value {
                    self.unit().blocks.pop();
                }
            }
            Block::FinallyHandler => {
                self.unit().asm.close_region();
                self.drop_below(value, span);
                if value {
                    self.emit(Instr::Swap(2), span);
                }
                self.emit(Instr::PopExcept, span);
            }
            Block::With(with) => {
                self.unit().asm.close_region();
                if value {
                    self.emit(Instr::Swap(2), span);
                }
                self.exit_normally(with);
            }
            Block::Handler(name) => {
                if name.is_some() {
                    self.unit().asm.close_region();
                }
                self.unit().asm.close_region();
                if value {
                    self.emit(Instr::Swap(2), span);
                }
                self.emit(Instr::PopExcept, span);
                if let Some((name, span)) = name {
                    self.forget(name, span);
                }
            }
            Block::Value => self.drop_below(value, span),
        }
    }

    /// Drops the top of the stack, or what is below it if the top is to stay.
    fn drop_below(&mut self, value: bool, span: Span) {
        if value {
            self.emit(Instr::Swap(2), span);
        }
        self.emit(Instr::Pop, span);
    }

    /// Calls the `__exit__` on the stack for a body that ended without an exception.
    pub(super) fn exit_normally(&mut self, span: Span) {
        for _ in 0..3 {
            self.load_const(Const::None, span);
        }
        self.emit(
            Instr::Call {
                argc: 3,
                keywords: None,
            },
            span,
        );
        self.emit(Instr::Pop, span);
    }

    /// The end of an `except … as name`: the name is unbound.
    pub(super) fn forget(&mut self, name: &str, span: Span) {
        self.load_const(Const::None, span);
        self.store_name(name, span);
        self.delete_name(name, span);
    }

    /// Unwinds blocks from the innermost while `leave` says so; then `then` emits the jump or return;
    /// then everything is as before, for the code behind.
    fn unwinding(
        &mut self,
        value: bool,
        span: Span,
        leave: impl Fn(&Block<'a>) -> bool,
        then: impl FnOnce(&mut Self),
    ) {
        let regions = self.unit().asm.open_regions();
        let mut left = Vec::new();
        while let Some(block) = self.unit().blocks.pop() {
            if !leave(&block) {
                self.unit().blocks.push(block);
                break;
            }
            left.push(block);
            self.unwind(block, value, span);
        }
        then(self);
        while let Some(block) = left.pop() {
            self.unit().blocks.push(block);
        }
        self.unit().asm.restore_regions(regions);
    }

    pub(super) fn leave_loop(&mut self, next: bool, span: Span) {
        let innermost = self.unit().blocks.iter().rev().find_map(|b| match *b {
            Block::Loop {
                exit,
                next,
                iterator,
            } => Some((exit, next, iterator)),
            _ => None,
        });
        let Some((exit, again, iterator)) = innermost else {
            let message = if next {
                "'continue' not properly in loop"
            } else {
                "'break' outside loop"
            };
            return self.error("RP0112", message, span);
        };
        self.unwinding(
            false,
            span,
            |block| !matches!(block, Block::Loop { .. }),
            |c| {
                if next {
                    c.goto(again, span);
                } else {
                    if iterator {
                        c.emit(Instr::Pop, span);
                    }
                    c.goto(exit, span);
                }
            },
        );
    }

    /// Returns: the value is on the stack, or it is this constant.
    pub(super) fn leave_function(&mut self, constant: Option<Const>, span: Span) {
        self.unwinding(
            constant.is_none(),
            span,
            |_| true,
            |c| {
                if let Some(constant) = constant {
                    c.load_const(constant, span);
                }
                c.emit(Instr::Return, span);
            },
        );
    }
}
