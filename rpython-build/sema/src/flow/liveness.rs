//! Which local variables, and which of a function's own cells, may still be read from each instruction on.
//!
//! What is dead is forgotten when states are merged: it needs no input, and it cannot keep
//! states apart in which it is bound, or has become an object, on one side alone: the cell of a comprehension's
//! variable is dead behind it.

use crate::front::code::{Code, Instr, Label};

/// For each instruction, the set of live locals, and of live cells behind them, as bits.
pub(super) struct Liveness {
    words: usize,
    bits: Vec<u64>,
}

impl Liveness {
    /// Analyses a code object, backward to a fixed point.
    pub fn of(code: &Code) -> Self {
        let locals = code.locals.len();
        let words = (locals + code.cellvars.len()).div_ceil(64).max(1);
        let n = code.instrs.len();
        let mut live = Liveness {
            words,
            bits: vec![0; words * (n + 1)],
        };
        // `super()` reads the first parameter by itself.
        let mut kept = vec![0u64; words];
        if code.freevars.iter().any(|name| &**name == "__class__") {
            kept[0] |= 1;
            let first = code
                .cellvars
                .iter()
                .position(|cell| Some(cell) == code.locals.first());
            if let Some(cell) = first {
                kept[(locals + cell) / 64] |= 1 << ((locals + cell) % 64);
            }
        }
        let own_cell = |i: u32| {
            let is_own = (i as usize) < code.cellvars.len();
            is_own.then_some(locals + i as usize)
        };
        // Without a way back, what comes behind an instruction is known when it is looked at.
        let is_back = |(pc, &instr): (usize, &Instr)| {
            jump_target(instr).is_some_and(|label| label as usize <= pc)
        };
        let has_back = code.instrs.iter().enumerate().any(is_back)
            || code
                .handlers
                .iter()
                .any(|handler| handler.target < handler.end);
        let mut set = vec![0u64; words];
        let mut again = true;
        while std::mem::take(&mut again) {
            // (A plain loop, for toolchains that are not optimised.)
            let mut pc = n;
            while pc > 0 {
                pc -= 1;
                let instr = code.instrs[pc];
                set.fill(0);
                if falls_through(instr) {
                    live.add(&mut set, pc + 1);
                }
                if let Some(label) = jump_target(instr) {
                    live.add(&mut set, label as usize);
                }
                let (killed, read) = match instr {
                    Instr::StoreFast(i) => (Some(i as usize), None),
                    Instr::LoadFast(i) | Instr::DeleteFast(i) => (None, Some(i as usize)),
                    Instr::MakeCell(i) => (own_cell(i), None),
                    // (A cell that is an object is looked at to be given another value.)
                    Instr::LoadDeref(i)
                    | Instr::StoreDeref(i)
                    | Instr::DeleteDeref(i)
                    | Instr::LoadClosure(i) => (None, own_cell(i)),
                    _ => (None, None),
                };
                if let Some(i) = killed {
                    set[i / 64] &= !(1 << (i % 64));
                }
                if let Some(i) = read {
                    set[i / 64] |= 1 << (i % 64);
                }
                if let Some(handler) = code.handler_at(pc as Label) {
                    live.add(&mut set, handler.target as usize);
                }
                let mut index = 0;
                while index < words {
                    set[index] |= kept[index];
                    index += 1;
                }
                let old = &mut live.bits[pc * words..(pc + 1) * words];
                if *old != set[..] {
                    old.copy_from_slice(&set);
                    again = has_back;
                }
            }
        }
        live
    }

    fn add(&self, set: &mut [u64], pc: usize) {
        let bits = &self.bits[pc * self.words..];
        let mut index = 0;
        while index < set.len() {
            set[index] |= bits[index];
            index += 1;
        }
    }

    /// Whether a local, or the cell with this number behind them, may be read from this instruction on before it is assigned.
    pub fn is_live(&self, pc: Label, local: usize) -> bool {
        self.bits[pc as usize * self.words + local / 64] >> (local % 64) & 1 != 0
    }
}

/// Where an instruction may jump to.
pub(super) fn jump_target(instr: Instr) -> Option<Label> {
    match instr {
        Instr::Jump(label)
        | Instr::PopJumpIfFalse(label)
        | Instr::PopJumpIfTrue(label)
        | Instr::JumpIfFalseOrPop(label)
        | Instr::JumpIfTrueOrPop(label)
        | Instr::PopJumpIfNone(label)
        | Instr::PopJumpIfNotNone(label)
        | Instr::ForIter(label)
        | Instr::Send(label) => Some(label),
        _ => None,
    }
}

/// Whether the next instruction may come next.
pub(super) fn falls_through(instr: Instr) -> bool {
    !matches!(
        instr,
        Instr::Jump(_) | Instr::Return | Instr::Raise(_) | Instr::Reraise
    )
}
