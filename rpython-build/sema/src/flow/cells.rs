//! Functions made inside functions, and the variables they capture.
//!
//! A function's own cell starts out as a plain variable of its frame. When an inner function
//! captures it, one of two things happens:
//! - it is assigned once, and its value is a constant: the inner function gets a host cell with
//!   that value. So an inner function that captures only constants is itself a constant, made
//!   at flow time;
//! - otherwise it *escapes*: it becomes an object at run time (`newcell`, `getcell`, `setcell`),
//!   and the inner function is made by `newfunction`.

use super::framestate::{FlowValue, FrameState};
use super::space::{fatal, FResult, FlowSpace};
use crate::front::code::{Code, Const, Instr, MakeFunction, Name};
use crate::host::frame::Frame;
use crate::host::object::{ObjId, Object};
use crate::host::space::{FunctionParts, ObjectSpace};
use crate::ir::op::HlOp;
use std::rc::Rc;

impl FlowSpace<'_> {
    /// Takes note of the frame at the start of an instruction that may ask for something.
    pub(super) fn begin_instruction(&mut self, frame: &Frame<FlowValue>) {
        if std::mem::take(&mut self.resuming) {
            self.replayed = 0;
        } else {
            self.start = FrameState::of(frame, &self.escaped);
            self.trace.clear();
            self.replayed = 0;
        }
        self.guarded = frame.handler().is_some();
    }

    /// An instruction on one of the function's own cells. `false` leaves it to the interpreter.
    pub(super) fn own_cell(&mut self, frame: &mut Frame<FlowValue>, i: usize) -> FResult<bool> {
        let instr = frame.instr();
        if let Instr::MakeCell(_) = instr {
            self.escaped[i] = false;
            frame.cells[i] = None;
            return Ok(true);
        }
        if let Instr::StoreDeref(_) = instr {
            self.note_hinted(frame, frame.top());
        }
        if self.escaped[i] {
            return Ok(false);
        }
        let name = frame.code.cellvars[i].clone();
        match instr {
            Instr::LoadDeref(_) => match frame.cells[i] {
                Some(value) => {
                    self.bound_reads.insert(frame.pc);
                    frame.push(value);
                }
                // The interpreter finds that out too, and raises.
                None => return Ok(false),
            },
            Instr::StoreDeref(_) => {
                let value = frame.pop();
                self.name_var(value, &name);
                self.fill_recursive_cell(frame, i, value)?;
                frame.cells[i] = Some(value);
            }
            Instr::DeleteDeref(_) => {
                if frame.cells[i].take().is_none() {
                    return Ok(false);
                }
                self.bound_reads.insert(frame.pc);
            }
            _ => return self.capture(frame, i),
        }
        Ok(true)
    }

    /// `LoadClosure` of a cell that is still a plain variable.
    fn capture(&mut self, frame: &mut Frame<FlowValue>, i: usize) -> FResult<bool> {
        if let Some(cell) = self.constant_cell(frame, i) {
            frame.push(FlowValue::Const(cell));
            return Ok(true);
        }
        let content = frame.cells[i];
        let cell = self.operation(HlOp::NewCell, content.as_slice())?;
        frame.cells[i] = Some(cell);
        self.escaped[i] = true;
        frame.push(cell);
        Ok(true)
    }

    /// The host cell that stands for this one, if its value is a constant for good.
    fn constant_cell(&mut self, frame: &Frame<FlowValue>, i: usize) -> Option<ObjId> {
        if !assigned_once(&frame.code, i) {
            return None;
        }
        match frame.cells[i] {
            Some(FlowValue::Const(value)) => {
                let key = (u32::MAX - i as u32, vec![value]);
                Some(self.make_once(key, Object::Cell(Some(value))))
            }
            // `def f(): … f() …` inside a function: the cell is filled when `f` is assigned.
            None if self.captures_constants(frame, i) => {
                let key = (u32::MAX - i as u32, vec![]);
                Some(self.make_once(key, Object::Cell(None)))
            }
            _ => None,
        }
    }

    fn make_once(&mut self, key: (u32, Vec<ObjId>), object: Object) -> ObjId {
        if let Some(&made) = self.made.get(&key) {
            return made;
        }
        let id = self.session.heap.add(object);
        self.made.insert(key, id);
        id
    }

    /// Whether the function that is being made here is assigned to this very cell, captures
    /// nothing else but constants, and has no other defaults.
    fn captures_constants(&self, frame: &Frame<FlowValue>, i: usize) -> bool {
        let instrs = &frame.code.instrs;
        let mut first = frame.pc as usize;
        while first > 0 && matches!(instrs[first - 1], Instr::LoadClosure(_)) {
            first -= 1;
        }
        let mut at = first;
        while let Instr::LoadClosure(j) = instrs[at] {
            let j = j as usize;
            let own = j < self.escaped.len();
            let fixed = match frame.cells[j] {
                Some(FlowValue::Const(_)) => !own || assigned_once(&frame.code, j),
                _ => false,
            };
            if j != i && (!fixed || own && self.escaped[j]) {
                return false;
            }
            at += 1;
        }
        let [Instr::BuildTuple(_), Instr::LoadConst(_), Instr::MakeFunction(parts), Instr::StoreDeref(j), ..] =
            instrs[at..]
        else {
            return false;
        };
        // What is on the stack below the cells, the last first.
        let mut below = frame.stack[..frame.stack.len() - (frame.pc as usize - first)].iter();
        let mut next = |is_there: bool| is_there.then(|| below.next_back().copied()).flatten();
        let (_, named, defaults) = (
            next(parts.annotations),
            next(parts.kwdefaults),
            next(parts.defaults),
        );
        let defaults = self.part_items(defaults);
        let named = self.named_defaults(named);
        j as usize == i
            && defaults.is_ok_and(|items| constants(&items).is_some())
            && named.is_ok_and(|items| items.iter().all(|(_, value)| value.konst().is_some()))
    }

    /// Fills the cell of a function that captures itself.
    fn fill_recursive_cell(
        &mut self,
        frame: &Frame<FlowValue>,
        i: usize,
        value: FlowValue,
    ) -> FResult<()> {
        let Some(&cell) = self.made.get(&(u32::MAX - i as u32, vec![])) else {
            return Ok(());
        };
        if !assigned_once(&frame.code, i) {
            return Ok(());
        }
        match value {
            FlowValue::Const(function) => {
                *self.session.heap.get_mut(cell) = Object::Cell(Some(function));
                Ok(())
            }
            _ => {
                let name = &frame.code.cellvars[i];
                fatal(self.error(
                    "RP0312",
                    format!("`{name}` captures itself and is not constant"),
                    "made here",
                ))
            }
        }
    }

    /// `MakeFunction`.
    pub(super) fn function(
        &mut self,
        frame: &Frame<FlowValue>,
        code: &Rc<Code>,
        flags: MakeFunction,
        parts: FunctionParts<FlowValue>,
    ) -> FResult {
        let cells = self.part_items(parts.closure)?;
        let defaults = self.part_items(parts.defaults)?;
        let named = self.named_defaults(parts.kwdefaults)?;
        let pc = frame.pc;
        let values: Vec<FlowValue> = named.iter().map(|(_, value)| *value).collect();
        if let (Some(cells), Some(defaults), Some(values)) =
            (constants(&cells), constants(&defaults), constants(&values))
        {
            let mut key = cells.clone();
            key.extend(&defaults);
            key.extend(&values);
            let named = named.into_iter().map(|(name, _)| name).zip(values);
            return self.template(pc, key, code, flags, cells, defaults, named.collect());
        }
        // Values at run time: the template has `None` in place of their cells. Defaults that are not
        // constant become cells too; an empty host cell stands for each of them in the template.
        let none = self.session.heap.none;
        let known: Vec<ObjId> = cells.iter().map(|c| c.konst().unwrap_or(none)).collect();
        let mut args: Vec<FlowValue> = cells.into_iter().filter(|c| c.konst().is_none()).collect();
        let mut key = vec![none];
        key.extend(&known);
        let mut in_template = Vec::new();
        for value in defaults.into_iter().chain(values) {
            in_template.push(match value {
                FlowValue::Const(object) => object,
                _ => {
                    args.push(self.operation(HlOp::NewCell, &[value])?);
                    self.placeholder_cell()
                }
            });
        }
        key.extend(&in_template);
        let values = in_template.split_off(in_template.len() - named.len());
        let named = named.into_iter().map(|(name, _)| name).zip(values);
        let template = self.template(pc, key, code, flags, known, in_template, named.collect())?;
        args.push(template);
        self.operation(HlOp::NewFunction, &args)
    }

    /// What stands in a template for a default value that is made at run time.
    fn placeholder_cell(&mut self) -> ObjId {
        let key = (u32::MAX, vec![self.session.heap.none]);
        self.make_once(key, Object::Cell(None))
    }

    /// A host function, made once per place and captured constants.
    #[allow(clippy::too_many_arguments)]
    fn template(
        &mut self,
        pc: u32,
        key: Vec<ObjId>,
        code: &Rc<Code>,
        flags: MakeFunction,
        cells: Vec<ObjId>,
        defaults: Vec<ObjId>,
        named: Vec<(Name, ObjId)>,
    ) -> FResult {
        if let Some(&made) = self.made.get(&(pc, key.clone())) {
            return Ok(FlowValue::Const(made));
        }
        let heap = &mut self.session.heap;
        let kwdefaults = flags.kwdefaults.then(|| {
            let dict = heap.new_dict();
            for (name, value) in &named {
                heap.dict_set_str(dict, name, *value);
            }
            dict
        });
        // Annotations of an inner function say nothing that is needed.
        let flags = MakeFunction {
            annotations: false,
            ..flags
        };
        let parts = FunctionParts {
            closure: flags.closure.then(|| heap.new_tuple(cells)),
            defaults: flags.defaults.then(|| heap.new_tuple(defaults)),
            kwdefaults,
            annotations: None,
        };
        let made = self
            .session
            .make_function(&self.host_frame, code, flags, parts);
        match made {
            Ok(function) => {
                self.made.insert((pc, key), function);
                Ok(FlowValue::Const(function))
            }
            Err(unwind) => Err(self.host_raised(unwind, "RP0312", "this function cannot be made")),
        }
    }

    /// The items of the tuple that a part of a function is.
    fn part_items(&self, part: Option<FlowValue>) -> FResult<Vec<FlowValue>> {
        match part.map(|tuple| self.known_items(tuple)) {
            None => Ok(Vec::new()),
            Some(Some(items)) => Ok(items.to_vec()),
            Some(None) => {
                fatal(self.error("RP0312", "this function cannot be made at run time", ""))
            }
        }
    }

    /// The defaults of keyword-only parameters.
    fn named_defaults(&self, dict: Option<FlowValue>) -> FResult<Vec<(Name, FlowValue)>> {
        match dict.map(|dict| self.fact(dict)) {
            None => Ok(Vec::new()),
            Some(super::space::Fact::Keywords(items, None)) => Ok(items.to_vec()),
            Some(_) => fatal(self.error("RP0312", "this function cannot be made at run time", "")),
        }
    }
}

fn constants(values: &[FlowValue]) -> Option<Vec<ObjId>> {
    values.iter().map(|value| value.konst()).collect()
}

/// Whether a cell is assigned at one place, outside loops, and nowhere in inner functions.
fn assigned_once(code: &Code, i: usize) -> bool {
    let mut stores = code
        .instrs
        .iter()
        .enumerate()
        .filter(|(_, instr)| match instr {
            Instr::StoreDeref(j) | Instr::DeleteDeref(j) => *j as usize == i,
            _ => false,
        });
    let (Some((store, _)), None) = (stores.next(), stores.next()) else {
        return false;
    };
    let in_loop = code
        .instrs
        .iter()
        .enumerate()
        .skip(store)
        .any(|(_, instr)| match instr {
            Instr::Jump(label)
            | Instr::PopJumpIfFalse(label)
            | Instr::PopJumpIfTrue(label)
            | Instr::PopJumpIfNone(label)
            | Instr::PopJumpIfNotNone(label) => (*label as usize) <= store,
            _ => false,
        });
    !in_loop && !assigned_inside(code, &code.cellvars[i])
}

/// Whether a function inside this code assigns the variable that it captures under this name.
fn assigned_inside(code: &Code, name: &Name) -> bool {
    code.consts.iter().any(|konst| {
        let Const::Code(inner) = konst else {
            return false;
        };
        let Some(free) = inner.freevars.iter().position(|n| n == name) else {
            return false;
        };
        let at = inner.cellvars.len() + free;
        let stores = inner.instrs.iter().any(|instr| match instr {
            Instr::StoreDeref(j) | Instr::DeleteDeref(j) => *j as usize == at,
            _ => false,
        });
        stores || assigned_inside(inner, name)
    })
}
