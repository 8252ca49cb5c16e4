//! Checks of a finished code object, nested ones included.
//!
//! Every address has one stack depth on all paths to it; jumps and handlers stay in the code;
//! indexes are in their tables; a handler cuts the stack to no more than is there.

use super::code::{Code, Const, Hinted, Instr};

/// Says what is wrong, if anything is.
pub fn verify(code: &Code) -> Result<(), String> {
    for value in &code.consts {
        if let Const::Code(inner) = value {
            verify(inner)?;
        }
    }
    Verifier {
        code,
        depths: vec![None; code.instrs.len()],
        work: Vec::new(),
    }
    .run()
    .map_err(|error| format!("{}: {error}", code.qualname))
}

struct Verifier<'c> {
    code: &'c Code,
    depths: Vec<Option<u32>>,
    work: Vec<usize>,
}

impl Verifier<'_> {
    fn run(&mut self) -> Result<(), String> {
        let code = self.code;
        let len = code.instrs.len();
        if code.spans.len() != len {
            return Err(format!("{} spans for {len} instructions", code.spans.len()));
        }
        let params = code.argcount
            + code.kwonlyargcount
            + code.flags.varargs as u32
            + code.flags.varkeywords as u32;
        if code.param_spans.len() != params as usize || code.locals.len() < params as usize {
            return Err("parameters without names or spans".into());
        }
        for hint in &code.hints {
            let (at, of) = match hint.of {
                Hinted::Result => continue,
                Hinted::Param(at) => (at, params as usize),
                Hinted::Assigned(Instr::StoreFast(at)) => (at, code.locals.len()),
                Hinted::Assigned(Instr::StoreDeref(at)) => {
                    (at, code.cellvars.len() + code.freevars.len())
                }
                Hinted::Assigned(
                    Instr::StoreName(at) | Instr::StoreGlobal(at) | Instr::StoreAttr(at),
                ) => (at, code.names.len()),
                Hinted::Assigned(other) => return Err(format!("{other:?} has a hint")),
            };
            if at as usize >= of {
                return Err(format!("{hint:?} is about nothing"));
            }
        }
        for handler in &code.handlers {
            if handler.start >= handler.end
                || handler.end as usize > len
                || handler.target as usize >= len
            {
                return Err(format!("{handler:?} is not in the code"));
            }
            if handler.start <= handler.target && handler.target < handler.end {
                return Err(format!("{handler:?} protects its own start"));
            }
            if !matches!(
                code.instrs[handler.target as usize],
                Instr::PushExcInfo | Instr::Swap(2) | Instr::GeneratorError
            ) && !self.forgets(handler.target as usize)
            {
                return Err(format!("{handler:?} does not begin as a handler does"));
            }
        }
        self.reach(0, 0, 0)?;
        while let Some(at) = self.work.pop() {
            self.step(at)?;
        }
        if let Some(at) = self.depths.iter().position(Option::is_none) {
            return Err(format!("{at}: {:?} is never reached", code.instrs[at]));
        }
        Ok(())
    }

    /// The handler that unbinds `except … as name` begins so.
    fn forgets(&self, at: usize) -> bool {
        matches!(
            self.code.instrs[at..],
            [Instr::LoadConst(_), _, _, Instr::Swap(2), ..]
        )
    }

    fn reach(&mut self, from: usize, at: usize, depth: u32) -> Result<(), String> {
        match self.depths.get_mut(at) {
            None => Err(format!("{from}: goes to {at}, behind the code")),
            Some(Some(known)) if *known != depth => Err(format!(
                "{from}: goes to {at} with {depth} items, not {known}"
            )),
            Some(Some(_)) => Ok(()),
            Some(unknown) => {
                *unknown = Some(depth);
                self.work.push(at);
                if depth > self.code.stacksize {
                    return Err(format!(
                        "{at}: {depth} items on a stack of {}",
                        self.code.stacksize
                    ));
                }
                Ok(())
            }
        }
    }

    fn step(&mut self, at: usize) -> Result<(), String> {
        let instr = self.code.instrs[at];
        let depth = self.depths[at].expect("only what is reached is looked at");
        self.operands(instr)
            .map_err(|table| format!("{at}: {instr:?} is not in {table}"))?;
        let effect = instr.effect();
        let rest = depth
            .checked_sub(effect.pops)
            .ok_or_else(|| format!("{at}: {instr:?} with {depth} items"))?;
        if let Instr::Copy(0) | Instr::Swap(0) = instr {
            return Err(format!("{at}: {instr:?} counts from one"));
        }
        if let Some(handler) = self.code.handler_at(at as u32) {
            if handler.depth > depth {
                return Err(format!(
                    "{at}: {handler:?} keeps more than the {depth} items there are"
                ));
            }
            self.reach(at, handler.target as usize, handler.depth + 1)?;
        }
        if let Some((target, effect)) = instr.jump() {
            self.reach(at, target as usize, depth - effect.pops + effect.pushes)?;
        }
        match instr {
            Instr::Return if depth != 1 => {
                return Err(format!("{at}: returns with {depth} items"));
            }
            Instr::Yield => {}
            Instr::Send(_) if self.code.instrs.get(at + 1) != Some(&Instr::Yield) => {
                return Err(format!("{at}: no yield behind a send"));
            }
            _ => {}
        }
        if instr.falls_through() {
            self.reach(at, at + 1, rest + effect.pushes)?;
        }
        Ok(())
    }

    fn operands(&self, instr: Instr) -> Result<(), &'static str> {
        let code = self.code;
        let check = |ok: bool, table: &'static str| if ok { Ok(()) } else { Err(table) };
        match instr {
            Instr::LoadConst(i) => check((i as usize) < code.consts.len(), "consts"),
            Instr::LoadFast(i) | Instr::StoreFast(i) | Instr::DeleteFast(i) => {
                check((i as usize) < code.locals.len(), "locals")
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
            | Instr::ImportFrom(i) => check((i as usize) < code.names.len(), "names"),
            Instr::MakeCell(i) => check((i as usize) < code.cellvars.len(), "cellvars"),
            Instr::LoadDeref(i)
            | Instr::LoadClassDeref(i)
            | Instr::StoreDeref(i)
            | Instr::DeleteDeref(i)
            | Instr::LoadClosure(i) => check(
                (i as usize) < code.cellvars.len() + code.freevars.len(),
                "cells",
            ),
            Instr::Call {
                argc,
                keywords: Some(names),
            } => match code.consts.get(names.get() as usize - 1) {
                Some(Const::Tuple(names)) => check(names.len() <= argc as usize, "arguments"),
                _ => Err("consts"),
            },
            _ => Ok(()),
        }
    }
}
