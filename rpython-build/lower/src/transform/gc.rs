//! Makes memory management explicit.
//!
//! A copying collector moves objects, so it must find every pointer to them. Where an operation
//! may collect, the gc pointers that are needed behind it are stored in slots of the root stack
//! before, and taken from there afterwards. The work is in finding out where that can be left
//! out:
//! - functions in which nothing can collect have no slots ([`CanCollect`]), nor do those that collect only to raise, where
//!   who is told needs no object;
//! - allocation is split into a fast path, which cannot collect, and a slow one, so that most
//!   functions touch the root stack only where they go slow ([`split_mallocs`]);
//! - a value keeps one slot for its life, and is stored once, outside of loops where possible
//!   ([`super::gc_roots`]);
//! - slots are reserved only around the part of a function that needs them
//!   ([`super::gc_frames`]);
//! - slots keep what they hold, unless the program could see that ([`super::gc_clean`]).
//!
//! A generational collector has to know of stores to old objects as well ([`super::gc_barriers`]).
//!
//! What collectors differ in is in [`GcPolicy`].

use super::{gc_barriers, gc_clean, gc_counts, gc_frames, gc_liveness, gc_roots};
use crate::analysis::collects::CanCollect;
use crate::ir::model::{ExitSwitch, Graph, Link, Op, Value, Var};
use crate::lltype::{Flavor, Ll, LlCase, LlOp, LlProgram};
use crate::opt::each;

/// What a collector asks of generated code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GcPolicy {
    /// It finds roots on the root stack: pointers are saved there, and taken from there if
    /// objects move.
    pub root_stack: bool,
    /// It must be told before a gc pointer is stored in an object.
    pub write_barrier: bool,
    /// Small objects can be allocated without calling it.
    pub fast_malloc: bool,
    /// References are counted.
    pub counts: bool,
}

impl GcPolicy {
    /// Two spaces, copying.
    pub const COPYING: GcPolicy = GcPolicy {
        root_stack: true,
        write_barrier: false,
        fast_malloc: true,
        counts: false,
    };

    /// A nursery, and an old space that does not move.
    pub const GENERATIONAL: GcPolicy = GcPolicy {
        root_stack: true,
        write_barrier: true,
        fast_malloc: true,
        counts: false,
    };

    /// It finds what looks like a pointer.
    pub const CONSERVATIVE: GcPolicy = GcPolicy {
        root_stack: false,
        write_barrier: false,
        fast_malloc: false,
        counts: false,
    };

    /// References are counted.
    pub const REFCOUNT: GcPolicy = GcPolicy {
        root_stack: false,
        write_barrier: false,
        fast_malloc: false,
        counts: true,
    };

    /// What the user's choice asks for.
    pub fn of(gc: crate::options::Gc) -> Self {
        match gc {
            crate::options::Gc::Boehm => GcPolicy::CONSERVATIVE,
            crate::options::Gc::Refcount => GcPolicy::REFCOUNT,
            crate::options::Gc::Copying => GcPolicy::COPYING,
            crate::options::Gc::Generational => GcPolicy::GENERATIONAL,
        }
    }
}

/// Makes memory management explicit in every graph. Exceptions are explicit already.
pub fn run(program: &mut LlProgram, policy: &GcPolicy) {
    let collects = CanCollect::explicit(program);
    let precise = program.can_miss_objects();
    let results = match policy.counts {
        true => gc_counts::results(program),
        false => gc_counts::Results::default(),
    };
    each(program, |program, graph| {
        if policy.fast_malloc {
            split_mallocs(graph);
        }
        if policy.counts {
            gc_counts::run(program, &results, graph);
        }
        if policy.root_stack {
            roots(program, &collects, precise, graph);
        }
        if policy.write_barrier {
            let forgets = collects.forgets(program, graph);
            gc_barriers::run(&program.types, graph, &|op| {
                collects.op(program, op) && !forgets.contains(&op.result)
            });
        }
    });
    super::stackcheck::leave_out_roots(program);
}

fn roots(program: &LlProgram, collects: &CanCollect, precise: bool, graph: &mut Graph<Ll>) {
    let ever = |op: &Op<Ll>| collects.op(program, op);
    let any = |graph: &Graph<Ll>, collects: &dyn Fn(&Op<Ll>) -> bool| {
        let mut blocks = graph.reachable().into_iter();
        blocks.any(|block| graph.blocks[block].ops.iter().any(collects))
    };
    if !any(graph, &ever) {
        return;
    }
    gc_liveness::prune_dead_inputs(graph);
    let forgets = collects.forgets(program, graph);
    let collects = |op: &Op<Ll>| ever(op) && !forgets.contains(&op.result);
    if !any(graph, &collects) {
        return;
    }
    super::stackcheck::own_start(graph);
    if gc_frames::only_cold(graph, &collects) {
        gc_frames::around_each(&program.types, graph, &collects);
    } else if let Some(frame) = gc_roots::run(&program.types, graph, &collects) {
        // Slots are looked at also where nothing has to be kept.
        gc_frames::place(graph, &frame, &collects, &ever);
        if precise {
            gc_clean::run(graph, &frame, &ever);
        }
    }
}

/// Splits each gc allocation that is followed by its test into a fast path and a slow one:
///
/// ```text
/// p = malloc_fast; likely p? ── yes ──→ go on with p
///                  └─ no ─→ p' = malloc; likely p'? ── yes ──→ go on with p'
///                                        └─ no ─→ MemoryError
/// ```
fn split_mallocs(graph: &mut Graph<Ll>) {
    for block in graph.reachable() {
        let data = &graph.blocks[block];
        let [.., malloc, test, hint] = &data.ops[..] else {
            continue;
        };
        let fast = match malloc.code {
            LlOp::Malloc {
                what,
                flavor: Flavor::Gc,
            } => LlOp::GcMallocFast { what },
            LlOp::MallocVarsize {
                what,
                flavor: Flavor::Gc,
            }
            | LlOp::MallocVarsizeUninit {
                what,
                flavor: Flavor::Gc,
            } => LlOp::GcMallocVarsizeFast { what },
            _ => continue,
        };
        if test.code != LlOp::PtrNonzero
            || test.args[0].var() != Some(malloc.result)
            || hint.code != LlOp::Likely
            || hint.args[0].var() != Some(test.result)
            || data.switch != ExitSwitch::Value(hint.result)
            || data.exits.len() != 2
        {
            continue;
        }
        let results = [malloc.result, test.result, hint.result];
        let mut slow_ops = [malloc.clone(), test.clone(), hint.clone()];
        let mut slow_exits = data.exits.clone();
        let Some(no) = data
            .exits
            .iter()
            .position(|l| l.case == Some(LlCase::Bool(false)))
        else {
            continue;
        };
        // Copies for the slow block: first of the three results, then of what else it uses.
        let copies = results.map(|v| graph.copy_var(v));
        let mut needed: Vec<(Var, Var)> = Vec::new();
        let mut rename = |graph: &mut Graph<Ll>, value: &mut Value<Ll>| {
            if let Value::Var(v) = value {
                if let Some(index) = results.iter().position(|r| r == v) {
                    *v = copies[index];
                } else if let Some(&(_, copy)) = needed.iter().find(|(old, _)| old == v) {
                    *v = copy;
                } else {
                    let copy = graph.copy_var(*v);
                    needed.push((*v, copy));
                    *v = copy;
                }
            }
        };
        for (op, copy) in slow_ops.iter_mut().zip(copies) {
            op.result = copy;
            for arg in &mut op.args {
                rename(graph, arg);
            }
        }
        for link in &mut slow_exits {
            for arg in &mut link.args {
                rename(graph, arg);
            }
        }
        let (args, inputs): (Vec<_>, Vec<_>) = needed.into_iter().unzip();
        let slow = graph.new_block(inputs);
        let slow_block = &mut graph.blocks[slow];
        slow_block.ops = slow_ops.into();
        slow_block.switch = ExitSwitch::Value(copies[2]);
        slow_block.exits = slow_exits;
        let data = &mut graph.blocks[block];
        let at = data.ops.len() - 3;
        data.ops[at].code = fast;
        data.exits[no] = Link::with_case(
            args.into_iter().map(Value::Var).collect(),
            slow,
            LlCase::Bool(false),
        );
    }
}
