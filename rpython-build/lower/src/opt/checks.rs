//! Checks that an earlier one has answered: the same question on the same values, a pointer that
//! is known not to be null; and reads of fields and lengths that have been read already.
//!
//! *Facts* are answers of pure operations that give a `Bool`: `(operation, arguments) → answer`; of a read the
//! last argument is what it gave, until something may have written there. A
//! block knows what holds on every link into it: what its predecessors know, and what the exit
//! taken says of the switch. Facts are about variables, so links rename them; what does not
//! travel along is forgotten. Around loops a fact holds until a link says otherwise.

use super::loops::Written;
use crate::entity::EntityRef;
use crate::ir::model::*;
use crate::lltype::row::Ty;
use crate::lltype::{
    CmpOp, Container, Effect, IntOp, Ll, LlCase, LlConst, LlOp, LlProgram, Needs, Types,
};
use rustc_hash::FxHashMap;

type V = Value<Ll>;

/// An answer: this operation on these arguments gives this.
#[derive(Clone, Debug, PartialEq)]
struct Fact {
    code: LlOp,
    args: Vec<V>,
    truth: bool,
}

/// A block with more facts than this forgets the oldest.
const MAX_FACTS: usize = 32;

/// Replaces checks whose answer is known by that answer.
pub fn remove_known(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let entry = known_at_entry(program, graph);
    let mut changed = false;
    for block in graph.reachable() {
        let mut facts = entry[block.index()].clone().unwrap_or_default();
        let mut ops = std::mem::take(&mut graph.blocks[block].ops);
        for op in &mut ops {
            if let Some(truth) = answer(&facts, op) {
                op.code = LlOp::SameAs;
                op.args = vec![V::Const(LlConst::Bool(truth))];
                changed = true;
            }
            if let Some(value) = was_read(&facts, op) {
                op.code = LlOp::SameAs;
                op.args = vec![value];
                changed = true;
            }
            learn(program, graph, &mut facts, op);
        }
        let data = &mut graph.blocks[block];
        data.ops = ops;
        changed |= known_exit(data, &facts);
    }
    changed
}

/// A switch on a truth value that an earlier one has found out.
fn known_exit(data: &mut BlockData<Ll>, facts: &[Fact]) -> bool {
    let ExitSwitch::Value(var) = data.switch else {
        return false;
    };
    let known = |f: &&Fact| f.code == LlOp::Likely && f.args == [V::Var(var)];
    let Some(fact) = facts.iter().find(known) else {
        return false;
    };
    let taken = Some(LlCase::Bool(fact.truth));
    match data.exits.iter().position(|link| link.case == taken) {
        Some(exit) => {
            data.keep_exit(exit);
            true
        }
        None => false,
    }
}

/// The facts at the start of each block.
fn known_at_entry(program: &LlProgram, graph: &Graph<Ll>) -> Vec<Option<Vec<Fact>>> {
    let mut entry: Vec<Option<Vec<Fact>>> = vec![None; graph.blocks.len()];
    entry[graph.start.index()] = Some(Vec::new());
    let order = graph.reachable();
    let mut todo: Vec<Block> = order.into_iter().rev().collect();
    let mut queued: Vec<bool> = vec![false; graph.blocks.len()];
    for block in &todo {
        queued[block.index()] = true;
    }
    while let Some(block) = todo.pop() {
        queued[block.index()] = false;
        let Some(mut facts) = entry[block.index()].clone() else {
            continue;
        };
        let data = &graph.blocks[block];
        for op in &data.ops {
            learn(program, graph, &mut facts, op);
        }
        for exit in 0..data.exits.len() {
            let passed = on_link(graph, block, exit, &facts);
            let target = data.exits[exit].target;
            let slot = &mut entry[target.index()];
            let changed = match slot {
                None => {
                    *slot = Some(passed);
                    true
                }
                Some(known) => {
                    let before = known.len();
                    let mut at = 0;
                    known.retain(|fact| {
                        // In the same order, mostly.
                        let same = passed.get(at) == Some(fact);
                        at += 1;
                        same || passed.contains(fact)
                    });
                    known.len() != before
                }
            };
            if changed && !std::mem::replace(&mut queued[target.index()], true) {
                todo.push(target);
            }
        }
    }
    entry
}

/// What holds on a link, in terms of the target's inputs.
fn on_link(graph: &Graph<Ll>, block: Block, exit: usize, facts: &[Fact]) -> Vec<Fact> {
    let data = &graph.blocks[block];
    let link = &data.exits[exit];
    let mut facts = facts.to_vec();
    if let (ExitSwitch::Value(var), Some(LlCase::Bool(truth))) = (data.switch, &link.case) {
        assume(data, &mut facts, var, *truth);
    }
    let inputs = &graph.blocks[link.target].inputs;
    let mut passed = Vec::new();
    let mut names: FxHashMap<Var, Var> = FxHashMap::default();
    if !facts.is_empty() {
        for (arg, &input) in link.args.iter().zip(inputs) {
            if let V::Var(var) = arg {
                names.entry(*var).or_insert(input);
            }
        }
    }
    for fact in &facts {
        let args: Option<Vec<V>> = fact
            .args
            .iter()
            .map(|arg| match arg {
                V::Const(_) => Some(arg.clone()),
                V::Var(var) => names.get(var).copied().map(V::Var),
            })
            .collect();
        if let Some(args) = args {
            passed.push(Fact {
                code: fact.code,
                args,
                truth: fact.truth,
            });
        }
    }
    // A constant that is passed answers nothing that folding would not.
    passed
}

/// Notes that a condition has this value.
fn assume(data: &BlockData<Ll>, facts: &mut Vec<Fact>, var: Var, truth: bool) {
    let mut todo = vec![(var, truth)];
    while let Some((var, truth)) = todo.pop() {
        let Some(op) = data.ops.iter().find(|op| op.result == var) else {
            add(
                facts,
                Fact {
                    code: LlOp::Likely,
                    args: vec![V::Var(var)],
                    truth,
                },
            );
            continue;
        };
        match (op.code, op.args.first()) {
            (LlOp::BoolNot, Some(V::Var(arg))) => todo.push((*arg, !truth)),
            (LlOp::Likely | LlOp::Unlikely, Some(V::Var(arg))) => todo.push((*arg, truth)),
            (code, _) if code.is_pure() => {
                add(
                    facts,
                    normal(Fact {
                        code,
                        args: op.args.clone(),
                        truth,
                    }),
                );
            }
            _ => {}
        }
    }
}

fn add(facts: &mut Vec<Fact>, fact: Fact) {
    if !facts.contains(&fact) {
        if facts.len() >= MAX_FACTS {
            facts.remove(0);
        }
        facts.push(fact);
    }
}

/// One form for questions that are the same.
fn normal(fact: Fact) -> Fact {
    let Fact { code, args, truth } = fact;
    match (code, &args[..]) {
        (LlOp::Ptr(op @ (CmpOp::Eq | CmpOp::Ne)), [p, V::Const(LlConst::Null(_))])
        | (LlOp::Ptr(op @ (CmpOp::Eq | CmpOp::Ne)), [V::Const(LlConst::Null(_)), p]) => Fact {
            code: LlOp::PtrNonzero,
            args: vec![p.clone()],
            truth: truth == (op == CmpOp::Ne),
        },
        (LlOp::Int(op, kind), [_, _]) => {
            let (code, truth) = match op {
                IntOp::Ne => (IntOp::Eq, !truth),
                IntOp::Ge => (IntOp::Lt, !truth),
                IntOp::Gt => (IntOp::Le, !truth),
                other => (other, truth),
            };
            Fact {
                code: LlOp::Int(code, kind),
                args,
                truth,
            }
        }
        (LlOp::Ptr(CmpOp::Ne), _) => Fact {
            code: LlOp::Ptr(CmpOp::Eq),
            args,
            truth: !truth,
        },
        _ => Fact { code, args, truth },
    }
}

/// Whether what an operation reads is remembered: fields of objects, lengths of texts.
fn is_read(program: &LlProgram, code: LlOp) -> bool {
    match code {
        LlOp::GetField(id, _) => program.types.is_gc(Container::Struct(id)),
        LlOp::GetLength(path) => path.base == Container::Struct(Types::STRING),
        _ => false,
    }
}

/// What an operation reads that was read before.
fn was_read(facts: &[Fact], op: &Op<Ll>) -> Option<V> {
    let same = |f: &&Fact| f.code == op.code && f.args.len() == 2 && f.args[0] == op.args[0];
    match op.code {
        LlOp::GetField(..) | LlOp::GetLength(_) => {
            facts.iter().rev().find(same).map(|f| f.args[1].clone())
        }
        _ => None,
    }
}

/// Forgets what an operation may write to; and pointers, across what may collect: they would take a slot.
fn forget(program: &LlProgram, graph: &Graph<Ll>, facts: &mut Vec<Fact>, op: &Op<Ll>) {
    if op.code.only_reads() || program.calls_pure(op) {
        return;
    }
    let mut written = Written::default();
    written.note(program, op);
    let collects = op.code.can_raise() || op.code.row().effect == Effect::Collects;
    facts.retain(|fact| {
        let [_, V::Var(value)] = fact.args[..] else {
            return true;
        };
        if !is_read(program, fact.code) {
            return true;
        }
        let kept = !collects || !program.types.is_gc_ptr(graph.vars[value].ty);
        kept && written.leaves(program, fact.code)
    });
}

/// What an operation tells by having been executed.
fn learn(program: &LlProgram, graph: &Graph<Ll>, facts: &mut Vec<Fact>, op: &Op<Ll>) {
    forget(program, graph, facts, op);
    if is_read(program, op.code) {
        let args = vec![op.args[0].clone(), V::Var(op.result)];
        let code = op.code;
        add(
            facts,
            Fact {
                code,
                args,
                truth: true,
            },
        );
    }
    let nonnull = |var: Var| Fact {
        code: LlOp::PtrNonzero,
        args: vec![V::Var(var)],
        truth: true,
    };
    match op.code {
        code if code.row().effect == Effect::Allocates => add(facts, nonnull(op.result)),
        code if code.row().needs == Needs::Object => {
            // It needs a pointer that is not null: whoever put it here knew.
            if let Some(V::Var(var)) = op.args.first() {
                add(facts, nonnull(*var));
            }
        }
        LlOp::CastPointer => {
            if let Some(V::Var(var)) = op.args.first() {
                let known = facts.iter().find_map(|f| {
                    (f.code == LlOp::PtrNonzero && f.args[0] == V::Var(*var)).then_some(f.truth)
                });
                if let Some(truth) = known {
                    add(
                        facts,
                        Fact {
                            truth,
                            ..nonnull(op.result)
                        },
                    );
                }
            }
        }
        _ => {}
    }
}

/// The answer to an operation's question, if it is known.
fn answer(facts: &[Fact], op: &Op<Ll>) -> Option<bool> {
    if !is_question(op.code) {
        return None;
    }
    let question = normal(Fact {
        code: op.code,
        args: op.args.clone(),
        truth: true,
    });
    let known = |code: LlOp, args: &[V]| {
        let fact = facts
            .iter()
            .rev()
            .find(|f| f.code == code && f.args == args)?;
        Some(fact.truth)
    };
    if let Some(truth) = known(question.code, &question.args) {
        return Some(truth == question.truth);
    }
    // `a < b` answers `a == b` and `a <= b`.
    if let LlOp::Int(code, kind) = question.code {
        let is = |code| known(LlOp::Int(code, kind), &question.args);
        let implied = match code {
            IntOp::Eq if is(IntOp::Lt) == Some(true) => Some(false),
            IntOp::Eq if is(IntOp::Le) == Some(false) => Some(false),
            IntOp::Le if is(IntOp::Lt) == Some(true) => Some(true),
            IntOp::Lt if is(IntOp::Le) == Some(false) => Some(false),
            IntOp::Le if is(IntOp::Eq) == Some(true) => Some(true),
            IntOp::Lt if is(IntOp::Eq) == Some(true) => Some(false),
            IntOp::Lt | IntOp::Ge if is(IntOp::InBounds) == Some(true) => Some(true),
            _ => None,
        };
        return implied.map(|truth| truth == question.truth);
    }
    None
}

/// Whether an operation asks something whose answer stays the same. (NaN makes float comparisons no
/// opposites; the same question still has one answer.) What only passes on the truth of a `Bool` is
/// followed to what that asks.
pub(super) fn is_question(code: LlOp) -> bool {
    let row = code.row();
    code.is_pure() && row.result == Ty::Bool && row.args.first() != Some(&Ty::Bool)
}
