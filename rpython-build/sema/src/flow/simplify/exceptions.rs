//! Exception exits: tests of the class become exits of their own.
//!
//! The flow space gives a guarded operation one exit for any exception, and a handler that asks
//! `issubtype(type(e), KeyError)`. Here the question moves into the exits: one for `KeyError`,
//! and the one for the rest leads to where the answer was no. An exit for the rest that only
//! raises the exception again is not needed at all.

use crate::flow::fold::class_list;
use crate::host::object::ObjId;
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::op::HlOp;

/// Moves tests of an exception's class from handlers into the exits that lead to them.
pub fn exits_by_class(graph: &mut Graph<Hl>, session: &Session) -> bool {
    let mut changed = false;
    for block in graph.reachable() {
        let mut exit = 1;
        while graph.blocks[block].switch == ExitSwitch::LastException
            && exit < graph.blocks[block].exits.len()
        {
            // Each step goes one block further; an endless chain of them cannot be.
            let mut steps = 0;
            while steps < 1000 && step(graph, session, block, exit) {
                steps += 1;
                changed = true;
            }
            exit += 1;
        }
    }
    changed
}

/// What a block that only looks at an exception's class does.
struct Look {
    /// Which input is the exception.
    value: usize,
    /// The results of `type(exception)`.
    types: Vec<Var>,
    /// The test: its result and the classes.
    test: Option<(Var, ObjId)>,
}

/// Recognises such a block.
fn look(graph: &Graph<Hl>, block: Block) -> Option<Look> {
    let data = &graph.blocks[block];
    let mut look = Look {
        value: usize::MAX,
        types: Vec::new(),
        test: None,
    };
    for op in &data.ops {
        match (op.code, &op.args[..]) {
            (HlOp::Type, [Value::Var(var)]) => {
                let value = data.inputs.iter().position(|input| input == var)?;
                if look.value != usize::MAX && look.value != value {
                    return None;
                }
                look.value = value;
                look.types.push(op.result);
            }
            (HlOp::IsSubtype, [Value::Var(var), Value::Const(classes)])
                if look.types.contains(var) && look.test.is_none() =>
            {
                look.test = Some((op.result, *classes));
            }
            _ => return None,
        }
    }
    if look.types.is_empty() {
        return None;
    }
    match (data.switch, look.test) {
        (ExitSwitch::None, None) => Some(look),
        (ExitSwitch::Value(var), Some((test, _))) if var == test => {
            // The answer itself must not travel on.
            let used = data
                .exits
                .iter()
                .any(|l| l.args.iter().any(|a| a.var() == Some(test)));
            (!used).then_some(look)
        }
        _ => None,
    }
}

/// Takes an exit past a block that only looks at the exception's class.
fn step(graph: &mut Graph<Hl>, session: &Session, block: Block, exit: usize) -> bool {
    let link = &graph.blocks[block].exits[exit];
    let (Some(HlCase::Exception(class)), target) = (link.case, link.target) else {
        return false;
    };
    if target == graph.ret || target == graph.exc || target == block {
        return false;
    }
    let Some(look) = look(graph, target) else {
        return false;
    };
    let is_caught =
        link.last_exc_value.is_some() && link.args[look.value].var() == link.last_exc_value;
    if !is_caught {
        return false;
    }
    let link = link.clone();
    let mut links = Vec::new();
    match look.test {
        None => links.extend(through(graph, &link, target, 0, &look, class)),
        Some((_, classes)) => {
            let Some(classes) = class_list(session, classes) else {
                return false;
            };
            let case = |truth| {
                let exits = &graph.blocks[target].exits;
                exits
                    .iter()
                    .position(|l| l.case == Some(HlCase::Bool(truth)))
            };
            let (Some(yes), Some(no)) = (case(true), case(false)) else {
                return false;
            };
            let mut all = false;
            for wanted in classes {
                let heap = &session.heap;
                let narrow = if heap.is_subclass(class, wanted) {
                    all = true;
                    class
                } else if heap.is_subclass(wanted, class) {
                    wanted
                } else {
                    // Neither contains the other: only a class below both would match both.
                    if has_common_subclass(session, class, wanted) {
                        return false;
                    }
                    continue;
                };
                links.extend(through(graph, &link, target, yes, &look, narrow));
                if all {
                    break;
                }
            }
            if !all {
                links.extend(through(graph, &link, target, no, &look, class));
            }
        }
    }
    graph.blocks[block].exits.splice(exit..=exit, links);
    remove_covered(graph, session, block);
    true
}

/// A copy of `link` that goes through an exit of its target, for exceptions of this class.
fn through(
    graph: &mut Graph<Hl>,
    link: &Link<Hl>,
    target: Block,
    exit: usize,
    look: &Look,
    class: ObjId,
) -> Option<Link<Hl>> {
    let (etype, evalue) = (link.last_exception?, link.last_exc_value?);
    let (new_type, new_value) = (graph.copy_var(etype), graph.copy_var(evalue));
    let data = &graph.blocks[target];
    let out = &data.exits[exit];
    let rename = |value: &Value<Hl>| match value.var() {
        Some(var) if var == etype => Value::Var(new_type),
        Some(var) if var == evalue => Value::Var(new_value),
        _ => value.clone(),
    };
    let args = out
        .args
        .iter()
        .map(|arg| match arg {
            Value::Var(var) if look.types.contains(var) => Value::Var(new_type),
            Value::Var(var) => match data.inputs.iter().position(|input| input == var) {
                Some(i) => rename(&link.args[i]),
                None => arg.clone(),
            },
            Value::Const(_) => arg.clone(),
        })
        .collect();
    Some(Link {
        args,
        target: out.target,
        case: Some(HlCase::Exception(class)),
        last_exception: Some(new_type),
        last_exc_value: Some(new_value),
        span: out.span,
    })
}

/// Removes exits for classes that an earlier exit takes.
fn remove_covered(graph: &mut Graph<Hl>, session: &Session, block: Block) {
    let exits = &mut graph.blocks[block].exits;
    let mut seen: Vec<ObjId> = Vec::new();
    exits.retain(|link| match link.case {
        Some(HlCase::Exception(class)) => {
            let covered = seen
                .iter()
                .any(|&earlier| is_covered(session, class, earlier));
            seen.push(class);
            !covered
        }
        _ => true,
    });
}

/// Whether an exit for a class takes all exceptions of another: of one with several bases, each has
/// to be below it, because only one of them is its base later on.
fn is_covered(session: &Session, class: ObjId, by: ObjId) -> bool {
    let heap = &session.heap;
    let base = heap.types.base_exception;
    class == by
        || heap.is_subclass(class, by)
            && heap.class(class).is_some_and(|c| {
                let mut sorts = c.bases.iter().filter(|&&b| heap.is_subclass(b, base));
                sorts.all(|&b| is_covered(session, b, by))
            })
}

fn has_common_subclass(session: &Session, a: ObjId, b: ObjId) -> bool {
    let mut todo = vec![a];
    let mut seen = vec![];
    while let Some(class) = todo.pop() {
        if session.heap.is_subclass(class, b) {
            return true;
        }
        if !seen.contains(&class) {
            seen.push(class);
            todo.extend(
                session
                    .heap
                    .class(class)
                    .iter()
                    .flat_map(|c| c.subclasses.iter()),
            );
        }
    }
    false
}

/// Drops exits that come last and only raise the exception again, exits for what an operation does not
/// raise, and the guard when no exit is left.
pub fn drop_pointless_handlers(graph: &mut Graph<Hl>, session: &Session) -> bool {
    let mut changed = false;
    for block in graph.reachable() {
        if graph.blocks[block].switch != ExitSwitch::LastException {
            continue;
        }
        let exc = graph.exc;
        let data = &mut graph.blocks[block];
        let exits = data.exits.len();
        if let Some(op) = data.ops.last().filter(|op| !op.code.info().dispatches) {
            data.exits.retain(|link| match link.case {
                Some(HlCase::Exception(class)) => takes(session, class, op.code.info().raises),
                _ => true,
            });
        }
        changed |= data.exits.len() < exits;
        while data.exits.len() > 1 {
            let raises_again = data.exits.last().is_some_and(|link| {
                link.target == exc
                    && link.last_exception.is_some()
                    && link.args[0].var() == link.last_exception
                    && link.args[1].var() == link.last_exc_value
            });
            if !raises_again {
                break;
            }
            data.exits.pop();
            changed = true;
        }
        if data.exits.len() == 1 {
            data.keep_exit(0);
        }
    }
    changed
}

/// Whether an exit for a class may take one of these exceptions, or what is below them.
fn takes(session: &Session, class: ObjId, raised: &[&str]) -> bool {
    let heap = &session.heap;
    let mut raised = raised.iter().filter_map(|name| heap.builtin(name));
    raised.any(|raised| heap.is_subclass(raised, class) || heap.is_subclass(class, raised))
}
