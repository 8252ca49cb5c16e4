//! Columns of lists of lists: one look at all the rows before the columns are read.
//!
//! ```python
//! for j in range(n):
//!     for k in range(n):
//!         total += rows[k][j]
//! ```
//!
//! The check of `j` reads the length of another row in each turn of the inner loop. That is a second
//! cache line for each row, and takes longer than all else. If nothing in the outer loop changes
//! `rows`, the shortest length is worked out before it, and the check becomes
//!
//! ```text
//! j in bounds of the shortest?  ── yes ─→ k one of the rows that were looked at? ── yes ─→ true
//!                               ── no ──→ … ── no ─→ the check itself
//! ```
//!
//! Of these two questions the first is the same in each turn, and the second is a counter's: so
//! [`super::versions`] makes a copy of the inner loop that asks neither. Rows are looked at from
//! where the inner loop starts to where it ends, and only if it has no other end but exceptions: so
//! the look takes no longer than one of its runs.

use super::before::{branch, signed, Before, V1};
use super::loops::{Analysis, Change, Invariant, Loop, Loops, Nest, Sym, V};
use super::versions::{header_test, rename, MAX_BLOCKS, MAX_GRAPH};
use crate::ir::model::*;
use crate::lltype::{CmpOp, IntKind, IntOp, ItemPath, Ll, LlConst, LlOp, LlProgram, LlType};
use rustc_hash::FxHashMap;

const IN_BOUNDS: LlOp = LlOp::Int(IntOp::InBounds, IntKind::Signed);

/// Makes checks of columns ask about the shortest row first.
pub fn make(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    if graph.blocks.len() > MAX_GRAPH {
        return false;
    }
    let mut changed = false;
    let loops = Loops::find(graph, MAX_BLOCKS);
    for l in loops.innermost(graph) {
        if reads_lengths_of_items(graph, &l) && raises_or_ends(graph, &l) {
            // Found anew: the blocks may be others by now.
            if let Some(nest) = Loops::find(graph, MAX_BLOCKS).around(graph, &l) {
                if let Some(plan) = Plan::new(program, graph, &l, &nest) {
                    plan.carry_out(graph, &nest);
                    changed = true;
                }
            }
        }
    }
    changed
}

/// The operation of a block with this result.
fn definition<'a>(graph: &'a Graph<Ll>, block: Block, value: &V) -> Option<&'a Op<Ll>> {
    let var = value.var()?;
    graph.blocks[block].ops.iter().find(|op| op.result == var)
}

/// Whether any length is read of what was just read from an array.
fn reads_lengths_of_items(graph: &Graph<Ll>, l: &Loop) -> bool {
    l.blocks.iter().any(|&block| {
        graph.blocks[block].ops.iter().any(|op| {
            let row = || definition(graph, block, &op.args[0]);
            matches!(op.code, LlOp::GetLength(_))
                && row().is_some_and(|row| matches!(row.code, LlOp::GetItem(_)))
        })
    })
}

/// Whether all ways out of a loop but the header's lead to exceptions.
fn raises_or_ends(graph: &Graph<Ll>, l: &Loop) -> bool {
    l.blocks[1..].iter().all(|&block| {
        let mut exits = graph.blocks[block].exits.iter();
        exits.all(|link| {
            let ops = &graph.blocks[link.target].ops;
            let raises = ops.last().is_some_and(|op| op.code == LlOp::Unreachable);
            l.has(link.target) || link.target == graph.exc || raises
        })
    })
}

/// A check of an index of a row.
struct Check {
    block: Block,
    result: Var,
    /// What is checked, the row, and the number of the row.
    index: V,
    row: V,
    number: V,
    /// Which of the looks at rows is about it.
    look: usize,
}

/// A look at rows: invariants of the outer loop.
#[derive(PartialEq)]
struct Look {
    rows: usize,
    start: usize,
    stop: usize,
    /// From the array of rows to a row; from a row to its items.
    row: ItemPath,
    items: ItemPath,
    row_type: LlType,
}

struct Plan {
    outer: Analysis,
    looks: Vec<Look>,
    checks: Vec<Check>,
}

impl Plan {
    fn new(program: &LlProgram, graph: &Graph<Ll>, l: &Loop, nest: &Nest) -> Option<Plan> {
        let mut inner = Analysis::new(program, graph, l);
        let test = header_test(graph, l, &mut inner)?;
        let up = matches!(inner.changes[test.counter], Change::Up);
        if !up || !matches!(test.sign, CmpOp::Lt | CmpOp::Le) {
            return None;
        }
        let mut outer = Analysis::of_nest(program, graph, nest);
        let stop = match inner.invariants[test.with].clone() {
            Invariant::Const(value) => V::Const(value),
            Invariant::Input(input) => V::Var(graph.blocks[l.header()].inputs[input]),
            Invariant::Op(..) => {
                let is_it = |op: &&Op<Ll>| inner.syms.get(&op.result) == Some(&Sym::Inv(test.with));
                V::Var(graph.blocks[l.header()].ops.iter().find(is_it)?.result)
            }
        };
        let mut starts = Vec::new();
        for &block in &nest.outer.blocks {
            let links = graph.blocks[block].exits.iter();
            let enters = links.filter(|link| link.target == l.header() && !l.has(block));
            starts.extend(enters.map(|link| link.args[test.counter].clone()));
        }
        let [start] = &starts[..] else { return None };
        let (Sym::Inv(start), Sym::Inv(stop)) = (outer.sym(start), outer.sym(&stop)) else {
            return None;
        };
        let mut plan = Plan {
            outer,
            looks: Vec::new(),
            checks: Vec::new(),
        };
        for &block in &l.blocks {
            for op in &graph.blocks[block].ops {
                let (IN_BOUNDS, [index, length]) = (op.code, &op.args[..]) else {
                    continue;
                };
                let Some((LlOp::GetLength(items), [row])) =
                    definition(graph, block, length).map(|op| (op.code, &op.args[..]))
                else {
                    continue;
                };
                let Some((LlOp::GetItem(path), [rows, number])) =
                    definition(graph, block, row).map(|op| (op.code, &op.args[..]))
                else {
                    continue;
                };
                let counts = inner.sym(number) == Sym::Counter(test.counter, 0);
                let (Sym::Inv(_), true) = (inner.sym(index), counts) else {
                    continue;
                };
                let (Sym::Inv(rows), Some(row_var)) = (plan.outer.sym(rows), row.var()) else {
                    continue;
                };
                if !plan.outer.reads_the_same(program, LlOp::GetItem(path)) {
                    continue;
                }
                let look = Look {
                    rows,
                    start,
                    stop,
                    row: path,
                    items,
                    row_type: graph.vars[row_var].ty,
                };
                let known = plan.looks.iter().position(|known| *known == look);
                plan.checks.push(Check {
                    block,
                    result: op.result,
                    index: index.clone(),
                    row: row.clone(),
                    number: number.clone(),
                    look: known.unwrap_or(plan.looks.len()),
                });
                if known.is_none() {
                    plan.looks.push(look);
                }
            }
        }
        (!plan.checks.is_empty()).then_some(plan)
    }

    fn carry_out(self, graph: &mut Graph<Ll>, nest: &Nest) {
        let invariants = self.outer.invariants;
        let unknown = vec![signed(0); 2 * self.looks.len()];
        let mut before = Before::new(graph, &nest.outer, invariants, unknown);
        let found: Vec<V1> = (self.looks.iter())
            .flat_map(|look| look_at_rows(&mut before, look))
            .collect();
        let mut args = before.values[..before.inputs].to_vec();
        args.extend(found.iter().map(|value| before.value(value)));
        let at = before.at;
        graph.blocks[at].exits = vec![Link::new(args, nest.outer.header())];
        // All blocks of the nest are given what was found.
        let mut given: FxHashMap<Block, Vec<Var>> = FxHashMap::default();
        for &block in &nest.outer.blocks {
            let mut new = || graph.new_var(LlType::SIGNED);
            let vars: Vec<Var> = found.iter().map(|_| new()).collect();
            graph.blocks[block].inputs.extend(&vars);
            for link in &mut graph.blocks[block].exits {
                if nest.outer.has(link.target) {
                    link.args.extend(vars.iter().map(|&v| V::Var(v)));
                }
            }
            given.insert(block, vars);
        }
        // The last check of a block first: what is before it stays in the block.
        for check in self.checks.iter().rev() {
            let known = &given[&check.block][2 * check.look..];
            ask_first(graph, check, known[0], known[1]);
        }
    }
}

/// Writes a loop over the rows. Gives the shortest length, and the number of the row behind the last
/// one: those before it are not null.
fn look_at_rows(before: &mut Before, look: &Look) -> [V1; 2] {
    let [rows, start, stop] = [look.rows, look.start, look.stop].map(|i| before.work_out(i));
    before.ask_nonnull(&rows);
    let positive = before.compare(IntOp::Ge, &start, signed(0));
    before.ask(positive, true);
    let whole = ItemPath {
        item_field: None,
        ..look.row
    };
    let array = before.value(&rows);
    let length = before.emit(LlOp::GetLength(whole), vec![array], LlType::SIGNED);
    let length = before.keep(length);
    let stop = before.select(IntOp::Lt, &stop, &length);
    let start = before.value(&start);
    before.values.extend([start, signed(i64::from(i32::MAX))]);
    let slots = before.values.len();
    let (number, shortest) = (slots - 2, slots - 1);
    let (lt, add) = (IntOp::Lt, IntOp::Add);

    let entry = before.at;
    let (header, link) = before.next_block();
    before.graph.blocks[entry].exits = vec![link];
    before.at = header;
    let args = vec![before.values[number].clone(), before.value(&stop)];
    let more = before.emit(LlOp::Int(lt, IntKind::Signed), args, LlType::Bool);
    let behind_last = before.values.clone();
    let (body, go_on) = before.next_block();

    before.at = body;
    let args = vec![before.value(&rows), before.values[number].clone()];
    let row = before.emit(LlOp::GetItem(look.row), args, look.row_type);
    let is_row = before.emit(LlOp::PtrNonzero, vec![V::Var(row)], LlType::Bool);
    let at_null = before.values.clone();
    let row = before.keep(row);
    let (measure, is_one) = before.next_block();

    before.at = measure;
    let row = before.value(&row);
    before.values.truncate(slots);
    let length = before.emit(LlOp::GetLength(look.items), vec![row], LlType::SIGNED);
    let args = vec![V::Var(length), before.values[shortest].clone()];
    let less = before.emit(LlOp::Int(lt, IntKind::Signed), args, LlType::Bool);
    let args = vec![before.values[number].clone(), signed(1)];
    let next = before.emit(LlOp::Int(add, IntKind::Signed), args, LlType::SIGNED);
    let mut as_short = before.values.clone();
    as_short[number] = V::Var(next);
    let mut shorter = as_short.clone();
    shorter[shortest] = V::Var(length);

    let (end, _) = before.next_block();
    let to = |target: Block, args: Vec<V>| Link::new(args, target);
    branch(before.graph, header, more, go_on, to(end, behind_last));
    branch(before.graph, body, is_row, is_one, to(end, at_null));
    branch(
        before.graph,
        measure,
        less,
        to(header, shorter),
        to(header, as_short),
    );
    before.at = end;
    [V1::Value(shortest), V1::Value(number)]
}

/// Makes a check ask whether the index is one of the shortest row's, and the row one of those that
/// were looked at.
fn ask_first(graph: &mut Graph<Ll>, check: &Check, shortest: Var, end: Var) {
    let data = &mut graph.blocks[check.block];
    let Some(at) = data.ops.iter().position(|op| op.result == check.result) else {
        return;
    };
    let mut rest = data.ops.split_off(at);
    let itself = rest.remove(0);
    let defined: Vec<Var> = (data.inputs.iter().copied())
        .chain(data.ops.iter().map(|op| op.result))
        .collect();
    let (switch, exits) = (data.switch, std::mem::take(&mut data.exits));
    let mut carried: Vec<Var> = vec![end];
    let args = rest.iter().flat_map(|op| &op.args);
    let args = args.chain(exits.iter().flat_map(|link| &link.args));
    let asked = itself.args.iter().chain([&check.row, &check.number]);
    for var in args.chain(asked).filter_map(|arg| arg.var()) {
        if defined.contains(&var) && !carried.contains(&var) {
            carried.push(var);
        }
    }
    if let ExitSwitch::Value(var) = switch {
        if defined.contains(&var) && !carried.contains(&var) {
            carried.push(var);
        }
    }
    let mut next = |carried: &[Var]| {
        let inputs: Vec<Var> = carried.iter().map(|&v| graph.copy_var(v)).collect();
        (graph.new_block(inputs.clone()), inputs)
    };
    let (number_block, at_number) = next(&carried);
    let (check_block, at_check) = next(&carried);
    let (rest_block, at_rest) = next(&carried);
    let vars = |vars: &[Var]| vars.iter().map(|&v| V::Var(v)).collect::<Vec<V>>();
    let named = |value: &V, names: &[Var]| match value.var() {
        Some(var) => match carried.iter().position(|&v| v == var) {
            Some(at) => V::Var(names[at]),
            None => value.clone(),
        },
        None => value.clone(),
    };
    let answer = graph.copy_var(check.result);
    graph.blocks[rest_block].inputs.push(answer);

    let mut ask = |block: Block, args: Vec<V>, yes: Link<Ll>, no: Link<Ll>| {
        let [inside, likely] = [(); 2].map(|()| graph.new_var(LlType::Bool));
        for (code, args, result) in [
            (IN_BOUNDS, args, inside),
            (LlOp::Likely, vec![V::Var(inside)], likely),
        ] {
            graph.blocks[block].ops.push(Op {
                code,
                args,
                result,
                span: itself.span,
            });
        }
        branch(graph, block, likely, yes, no);
    };
    ask(
        check.block,
        vec![check.index.clone(), V::Var(shortest)],
        Link::new(vars(&carried), number_block),
        Link::new(vars(&carried), check_block),
    );
    let mut known = vars(&at_number);
    known.push(V::Const(LlConst::Bool(true)));
    ask(
        number_block,
        vec![named(&check.number, &at_number), V::Var(at_number[0])],
        Link::new(known, rest_block),
        Link::new(vars(&at_number), check_block),
    );

    let mut itself = itself;
    for arg in &mut itself.args {
        *arg = named(arg, &at_check);
    }
    itself.result = graph.copy_var(check.result);
    let mut known = vars(&at_check);
    known.push(V::Var(itself.result));
    graph.blocks[check_block].ops.push(itself);
    graph.blocks[check_block].exits = vec![Link::new(known, rest_block)];

    let mut names: FxHashMap<Var, Var> = carried.iter().copied().zip(at_rest).collect();
    names.insert(check.result, answer);
    let data = &mut graph.blocks[rest_block];
    data.ops = rest;
    data.exits = exits;
    data.switch = match switch {
        ExitSwitch::Value(var) => ExitSwitch::Value(names.get(&var).copied().unwrap_or(var)),
        other => other,
    };
    for op in &mut data.ops {
        rename(&mut op.args, &names);
    }
    for link in &mut data.exits {
        rename(&mut link.args, &names);
    }
}
