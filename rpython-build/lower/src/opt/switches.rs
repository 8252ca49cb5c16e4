//! Switches: a chain of comparisons of one value with constants becomes one switch.

use crate::ir::model::{Block, ExitSwitch, Graph, Link, Value, Var};
use crate::lltype::{CmpOp, IntOp, Ll, LlCase, LlConst, LlOp};

/// A comparison with a constant that decides where a block goes.
struct Test {
    var: Var,
    constant: i128,
    /// The exits when they are equal, and when not.
    yes: usize,
    no: usize,
}

/// Forms switches. Chains of two are left alone: a switch has no advantage there.
pub fn form(graph: &mut Graph<Ll>) -> bool {
    let preds = graph.predecessors();
    let mut changed = false;
    for block in graph.reachable() {
        let Some(test) = test_of(graph, block) else {
            continue;
        };
        // Begin at the top of a chain only.
        let starts = match &preds[block][..] {
            [(pred, exit)] => match test_of(graph, *pred) {
                Some(before) => {
                    before.no != *exit || next_value(graph, *pred, &before) != Some(test.var)
                }
                None => true,
            },
            _ => true,
        };
        if starts {
            changed |= form_at(graph, block, test);
        }
    }
    changed
}

/// The comparison that a block's switch is about.
fn test_of(graph: &Graph<Ll>, block: Block) -> Option<Test> {
    let data = &graph.blocks[block];
    let ExitSwitch::Value(condition) = data.switch else {
        return None;
    };
    let op = data.ops.iter().find(|op| op.result == condition)?;
    let equal = match op.code {
        LlOp::Int(IntOp::Eq, _) | LlOp::Char(CmpOp::Eq) | LlOp::UniChar(CmpOp::Eq) => true,
        LlOp::Int(IntOp::Ne, _) | LlOp::Char(CmpOp::Ne) | LlOp::UniChar(CmpOp::Ne) => false,
        _ => return None,
    };
    let (var, constant) = match &op.args[..] {
        [Value::Var(var), Value::Const(c)] | [Value::Const(c), Value::Var(var)] => (*var, c),
        _ => return None,
    };
    let constant = match constant {
        LlConst::Int(i, _) => *i,
        LlConst::Char(c) => (*c).into(),
        LlConst::UniChar(c) => (*c).into(),
        _ => return None,
    };
    let exit = |truth| {
        data.exits
            .iter()
            .position(|link| link.case == Some(LlCase::Bool(truth)))
    };
    Some(Test {
        var,
        constant,
        yes: exit(equal)?,
        no: exit(!equal)?,
    })
}

/// What the compared value is called in the block that the other outcome leads to.
fn next_value(graph: &Graph<Ll>, block: Block, test: &Test) -> Option<Var> {
    let link = &graph.blocks[block].exits[test.no];
    let at = link
        .args
        .iter()
        .position(|arg| arg.var() == Some(test.var))?;
    graph.blocks[link.target].inputs.get(at).copied()
}

fn form_at(graph: &mut Graph<Ll>, block: Block, first: Test) -> bool {
    let preds = graph.predecessors();
    let var = first.var;
    let mut links: Vec<Link<Ll>> = Vec::new();
    let mut seen: Vec<i128> = Vec::new();
    let (mut at, mut test) = (block, first);
    // What the current block's variables are in terms of the first block's.
    let mut names: Vec<(Var, Value<Ll>)> = Vec::new();
    let outside = loop {
        let data = &graph.blocks[at];
        let rename = |link: &Link<Ll>, names: &[(Var, Value<Ll>)]| -> Vec<Value<Ll>> {
            let find = |v: Var| {
                names
                    .iter()
                    .find(|(name, _)| *name == v)
                    .map(|(_, v)| v.clone())
            };
            let value = |arg: &Value<Ll>| match arg {
                Value::Var(v) if at != block => find(*v).unwrap_or(arg.clone()),
                arg => arg.clone(),
            };
            link.args.iter().map(value).collect()
        };
        if !seen.contains(&test.constant) {
            seen.push(test.constant);
            let yes = &data.exits[test.yes];
            let case = LlCase::Int(test.constant);
            links.push(Link::with_case(rename(yes, &names), yes.target, case));
        }
        let no = &data.exits[test.no];
        let args = rename(no, &names);
        let next = no.target;
        let value = next_value(graph, at, &test);
        // The next block must be about nothing but the same question, and be reached from here
        // alone.
        let same = test_of(graph, next).filter(|t| {
            Some(t.var) == value
                && graph.blocks[next].ops.len() == 1
                && preds[next].len() == 1
                && next != block
                && !uses_condition(graph, next)
        });
        match same {
            Some(t) => {
                names = graph.blocks[next]
                    .inputs
                    .iter()
                    .copied()
                    .zip(args)
                    .collect();
                at = next;
                test = t;
            }
            None => break Link::with_case(args, next, LlCase::Default),
        }
    };
    if seen.len() < 3 {
        return false;
    }
    links.push(outside);
    let data = &mut graph.blocks[block];
    data.switch = ExitSwitch::Value(var);
    data.exits = links;
    true
}

/// Whether the result of the comparison itself travels on.
fn uses_condition(graph: &Graph<Ll>, block: Block) -> bool {
    let data = &graph.blocks[block];
    let ExitSwitch::Value(condition) = data.switch else {
        return false;
    };
    data.exits
        .iter()
        .any(|link| link.args.iter().any(|a| a.var() == Some(condition)))
}
