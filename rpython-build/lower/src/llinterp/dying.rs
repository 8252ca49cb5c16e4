//! Collections on the LLInterpreter: for programs with finalizers or weak references.
//!
//! They happen only where the program asks for one. Roots are precise: of each call under way, the
//! variables that the rest of its block still uses. What is not reached counts as freed, so that a
//! use of it is a fault.

use super::eval::{Interp, Stop};
use super::externs::unknown;
use super::memory::{Fault, MemId, Memory, Val};
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::model::{BlockData, ExitSwitch, Op, Value};
use crate::lltype::{External, FuncId, Ll, LlOp, LlProgram};
use std::collections::VecDeque;

/// What is known of objects that are to be missed.
#[derive(Default)]
pub struct Dying {
    /// Whether there can be any.
    pub(super) used: bool,
    /// What the calls under way still use.
    pub(super) live: Vec<Val>,
    finalizers: Vec<(MemId, FuncId)>,
    queue: VecDeque<(MemId, FuncId)>,
    running: bool,
    weakrefs: Vec<MemId>,
}

impl Dying {
    pub(super) fn of(program: &LlProgram) -> Self {
        Dying {
            used: program.can_miss_objects(),
            ..Dying::default()
        }
    }
}

/// Whether a collection can happen in an operation.
pub(super) fn can_collect(op: &Op<Ll>) -> bool {
    matches!(
        op.code,
        LlOp::GcCollect | LlOp::DirectCall | LlOp::IndirectCall(_)
    )
}

/// Notes what the rest of a block uses of the variables behind operation number `at`.
pub(super) fn note_live(live: &mut Vec<Val>, data: &BlockData<Ll>, at: usize, vars: &[Val]) {
    let ops = data.ops[at + 1..].iter().flat_map(|op| &op.args);
    let links = data.exits.iter().flat_map(|link| &link.args);
    let used = ops.chain(links).filter_map(Value::var);
    let switch = match data.switch {
        ExitSwitch::Value(var) => Some(var),
        _ => None,
    };
    for var in used.chain(switch) {
        if let value @ Val::Ptr(_) = &vars[var.index()] {
            live.push(value.clone());
        }
    }
}

/// The container that a pointer points into.
fn container(value: &Val) -> Option<MemId> {
    match value {
        Val::Ptr(place) => Some(place.mem),
        _ => None,
    }
}

/// The containers that this collection has come to.
struct Reached {
    marks: SecondaryMap<MemId, bool>,
}

impl Reached {
    fn reach(&mut self, memory: &Memory, program: &LlProgram, roots: impl Iterator<Item = MemId>) {
        let mut todo: Vec<MemId> = roots.collect();
        while let Some(mem) = todo.pop() {
            if !std::mem::replace(&mut self.marks[mem], true) {
                memory.trace(&program.types, mem, &mut todo);
            }
        }
    }
}

/// Puts objects with finalizers in order: those that lead to others come first.
fn in_order(
    memory: &Memory,
    program: &LlProgram,
    reached: &Reached,
    dead: &[(MemId, FuncId)],
) -> Vec<(MemId, FuncId)> {
    let mut seen = SecondaryMap::<MemId, bool>::new();
    let mut done = Vec::new();
    for &(root, _) in dead.iter().rev() {
        let mut path: Vec<(MemId, Option<Vec<MemId>>)> = vec![(root, None)];
        while let Some((mem, next)) = path.last_mut() {
            let mem = *mem;
            match next {
                None if reached.marks[mem] || std::mem::replace(&mut seen[mem], true) => {
                    path.pop();
                }
                None => {
                    let mut found = Vec::new();
                    memory.trace(&program.types, mem, &mut found);
                    found.reverse();
                    *next = Some(found);
                }
                Some(found) => match found.pop() {
                    Some(found) => path.push((found, None)),
                    None => {
                        done.push(mem);
                        path.pop();
                    }
                },
            }
        }
    }
    let of = |&mem: &MemId| dead.iter().filter(move |(object, _)| *object == mem);
    done.iter().rev().flat_map(of).copied().collect()
}

impl Interp<'_> {
    /// Collects.
    pub(super) fn collect(&mut self) {
        if !self.dying.used {
            return;
        }
        let program = self.program();
        let dying = &mut self.dying;
        let current = self
            .current
            .iter()
            .flat_map(|(class, value)| [class, value]);
        let values = dying.live.iter().chain(current).chain(&self.results);
        let mut all: Vec<MemId> = values.filter_map(container).collect();
        all.extend(dying.queue.iter().map(|(mem, _)| *mem));
        all.extend(self.memory.always_there());
        let mut reached = Reached {
            marks: SecondaryMap::new(),
        };
        reached.reach(&self.memory, program, all.into_iter());
        for &weak in &dying.weakrefs {
            let target = container(&self.memory.weak_value(weak));
            if target.is_some_and(|target| !reached.marks[target]) {
                self.memory.set_weak(weak, Val::Null);
            }
        }
        let (alive, dead): (Vec<_>, Vec<_>) = std::mem::take(&mut dying.finalizers)
            .into_iter()
            .partition(|(mem, _)| reached.marks[*mem]);
        dying.finalizers = alive;
        let dead = in_order(&self.memory, program, &reached, &dead);
        reached.reach(&self.memory, program, dead.iter().map(|(mem, _)| *mem));
        dying.queue.extend(dead);
        dying.weakrefs.retain(|&weak| reached.marks[weak]);
        self.memory.free_unreached(&reached.marks);
    }

    /// Calls a function of the runtime that has to do with finalizers or weak references.
    ///
    /// # Errors
    /// A fault if it does not exist, or is called with the wrong arguments.
    pub(super) fn call_dying(&mut self, name: &str, args: &[Val]) -> Result<Val, Fault> {
        let object = |at: usize| {
            let found = args.get(at).and_then(container);
            found.ok_or_else(|| Fault::new("an object is expected"))
        };
        match name {
            External::REGISTER_FINALIZER => match args.get(1) {
                Some(Val::Func(run)) => self.dying.finalizers.push((object(0)?, *run)),
                _ => return Err(Fault::new("a finalizer that is no function")),
            },
            External::RUN_FINALIZERS => self.run_finalizers()?,
            External::WEAKREF_INIT => {
                self.memory.set_weak(object(0)?, args[1].clone());
                self.dying.weakrefs.push(object(0)?);
            }
            External::WEAKREF_GET => return Ok(self.memory.weak_value(object(0)?)),
            _ => return Err(unknown(name)),
        }
        Ok(Val::Void)
    }

    fn run_finalizers(&mut self) -> Result<(), Fault> {
        if self.dying.running {
            return Ok(());
        }
        self.dying.running = true;
        while let Some((mem, run)) = self.dying.queue.pop_front() {
            match self.call_func(run, vec![Val::to(mem)]) {
                Ok(_) => {}
                Err(Stop::Fault(fault)) => return Err(fault),
                Err(Stop::Raise(..)) => return Err(Fault::new("a finalizer raises")),
            }
        }
        self.dying.running = false;
        Ok(())
    }

    /// The program has ended: what only it reached is missed.
    ///
    /// # Errors
    /// A fault in a finalizer.
    pub fn finalize_all(&mut self) -> Result<(), Fault> {
        self.dying.live.clear();
        self.collect();
        self.run_finalizers()
    }
}
