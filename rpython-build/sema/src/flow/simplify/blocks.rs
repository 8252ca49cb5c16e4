//! Blocks: empty ones are skipped, a chain of two becomes one.

use crate::entity::EntityRef;
use crate::ir::model::*;
use crate::ir::rewrite::{map_values, Bound};
use std::collections::BTreeMap;

/// Sends links that lead to a block without operations and with one exit on to where it leads.
pub fn skip_empty_blocks<L: Level>(graph: &mut Graph<L>) -> bool {
    let mut changed = false;
    for block in graph.reachable() {
        for exit in 0..graph.blocks[block].exits.len() {
            // A cycle of empty blocks is an endless loop, and stays one.
            for _ in 0..graph.blocks.len() {
                let through = graph.blocks[block].exits[exit].target;
                let data = &graph.blocks[through];
                let empty = data.ops.is_empty()
                    && data.switch == ExitSwitch::None
                    && data.exits.len() == 1
                    && through != block
                    && data.exits[0].target != through;
                if !empty {
                    break;
                }
                let next = &data.exits[0];
                let (target, mut args, span) = (next.target, next.args.clone(), next.span);
                let link = &graph.blocks[block].exits[exit];
                let names = Bound::new(&data.inputs, link.args.iter().cloned());
                map_values(&mut args, &mut |var| names.get(var));
                graph.copy_hinted(|var| names.get(var));
                graph.redirect(block, exit, target, args);
                graph.blocks[block].exits[exit].span = span;
                changed = true;
            }
        }
    }
    changed
}

/// Appends a block to the only block that leads to it, if that leads nowhere else.
pub fn join_blocks<L: Level>(graph: &mut Graph<L>) -> bool {
    let mut entries: Vec<u32> = vec![0; graph.blocks.len()];
    let order = graph.reachable();
    entries[graph.start.index()] += 1;
    for &block in &order {
        for link in &graph.blocks[block].exits {
            entries[link.target.index()] += 1;
        }
    }
    let mut gone = vec![false; graph.blocks.len()];
    let mut changed = false;
    for block in order {
        if gone[block.index()] {
            continue;
        }
        loop {
            let data = &graph.blocks[block];
            if data.switch != ExitSwitch::None || data.exits.len() != 1 {
                break;
            }
            let target = data.exits[0].target;
            let last = target == graph.ret || target == graph.exc || target == block;
            // (A block that was added meanwhile has its switch on what is constant here.)
            if last || entries.get(target.index()) != Some(&1) {
                break;
            }
            append(graph, block, target);
            gone[target.index()] = true;
            changed = true;
        }
    }
    changed
}

/// Moves the contents of `second` to the end of `first`, whose only exit leads there.
fn append<L: Level>(graph: &mut Graph<L>, first: Block, second: Block) {
    let mut data = graph.blocks[second].take();
    let Some(link) = graph.blocks[first].exits.pop() else {
        return;
    };
    let names = Bound::new(&data.inputs, link.args);
    graph.rename_hinted(|var| names.get(var));
    let mut rename = |var: Var| names.get(var);
    for op in &mut data.ops {
        op.map_uses(&mut rename);
    }
    for link in &mut data.exits {
        map_values(&mut link.args, &mut rename);
    }
    if let ExitSwitch::Value(var) = data.switch {
        match rename(var) {
            None => {}
            Some(Value::Var(new)) => data.switch = ExitSwitch::Value(new),
            Some(value @ Value::Const(_)) => {
                // The switch needs a variable: keep the input as one, through an entry block.
                let new = graph.copy_var(var);
                let entry = graph.new_block(vec![new]);
                data.switch = ExitSwitch::Value(new);
                split_for_constant(graph, first, entry, data, value);
                return;
            }
        }
    }
    let block = &mut graph.blocks[first];
    block.ops.append(&mut data.ops);
    block.switch = data.switch;
    block.exits = data.exits;
}

/// The rest of [`append`] when the second block switches on what is a constant in the first: the
/// operations move, the switch stays behind a link.
fn split_for_constant<L: Level>(
    graph: &mut Graph<L>,
    first: Block,
    entry: Block,
    mut data: BlockData<L>,
    value: Value<L>,
) {
    graph.blocks[first].ops.append(&mut data.ops);
    let mut here: BTreeMap<Var, Option<Var>> = BTreeMap::new();
    here.extend(graph.blocks[first].inputs.iter().map(|&v| (v, None)));
    here.extend(graph.blocks[first].ops.iter().map(|op| (op.result, None)));
    let mut args = vec![value];
    for link in &mut data.exits {
        for arg in &mut link.args {
            let Value::Var(var) = *arg else { continue };
            let Some(slot) = here.get_mut(&var) else {
                continue;
            };
            let new = match *slot {
                Some(new) => new,
                None => {
                    let new = graph.copy_var(var);
                    graph.blocks[entry].inputs.push(new);
                    args.push(Value::Var(var));
                    *slot = Some(new);
                    new
                }
            };
            *arg = Value::Var(new);
        }
    }
    graph.blocks[entry].switch = data.switch;
    graph.blocks[entry].exits = data.exits;
    graph.blocks[first].exits = vec![Link::new(args, entry)];
}
