//! Inputs that always get the same: a constant, or what another input gets; around loops of several blocks too, by the
//! optimistic assumption that they do until a link says otherwise (B. Alpern, M. N. Wegman, F. K. Zadeck, *Detecting
//! equality of variables in programs*, POPL 1988).

use crate::entity::EntityRef;
use crate::ir::model::*;
use crate::ir::rewrite::Predecessors;
use rustc_hash::{FxHashMap, FxHashSet};

/// How many pairs of inputs are assumed to be the same for one pair.
const MAX_ASSUMED: usize = 64;

/// Replaces an input by the constant that every link passes, and one of two inputs that every
/// link passes the same for by the other.
pub fn merge_inputs<L: Level>(graph: &mut Graph<L>) -> bool {
    let order = graph.reachable();
    if order.len() == 1 {
        return false;
    }
    let preds = graph.predecessors_of(&order);
    let constants = constants(graph, &order);
    let mut changed = !constants.is_empty();
    for (block, values) in constants {
        graph.replace_inputs(block, &values, &preds);
    }
    let mut last = vec![0; graph.vars.len() + 1];
    let mut pairs = Pairs::default();
    for &block in &order {
        if block == graph.start || block == graph.ret || block == graph.exc {
            continue;
        }
        let twins = twins(graph, &preds[block], block, &mut last);
        if !twins.is_empty() {
            graph.replace_inputs(block, &twins, &preds);
            changed = true;
        }
        pairs.note_candidates(graph, block, &preds[block], &mut last);
    }
    for (block, twins) in pairs.same(graph, &preds) {
        graph.replace_inputs(block, &twins, &preds);
        changed = true;
    }
    changed
}

/// Two inputs of a block, by their places there, the first before the second.
type Pair = (Block, usize, usize);

/// Pairs of inputs that may be the same, and that are.
#[derive(Default)]
struct Pairs {
    candidates: Vec<Pair>,
}

impl Pairs {
    /// Inputs that some link passes one variable for, and others do not. `last` has a zero for each variable, and gets it
    /// back.
    fn note_candidates<L: Level>(
        &mut self,
        graph: &Graph<L>,
        block: Block,
        preds: &[(Block, usize)],
        last: &mut [usize],
    ) {
        let inputs = graph.blocks[block].inputs.as_slice();
        if inputs.len() < 2 || preds.len() < 2 {
            return;
        }
        for &(pred, exit) in preds {
            let args = graph.blocks[pred].exits[exit].args.as_slice();
            let mut index = 0;
            while index < args.len() {
                if let Value::Var(var) = args[index] {
                    let before = std::mem::replace(&mut last[var.0 as usize], index + 1);
                    let pair = (block, before.wrapping_sub(1), index);
                    if before != 0
                        && graph.vars[inputs[before - 1]].ty == graph.vars[inputs[index]].ty
                        && !self.candidates.contains(&pair)
                    {
                        self.candidates.push(pair);
                    }
                }
                index += 1;
            }
            for arg in args {
                if let Value::Var(var) = arg {
                    last[var.index()] = 0;
                }
            }
        }
    }

    /// The inputs of blocks that are always the same as another one, which stays.
    fn same<L: Level>(
        self,
        graph: &Graph<L>,
        preds: &Predecessors,
    ) -> Vec<(Block, FxHashMap<Var, Value<L>>)> {
        if self.candidates.is_empty() {
            return Vec::new();
        }
        let places = places(graph);
        let mut same: Vec<Pair> = Vec::new();
        for pair in self.candidates {
            same.extend(assume(graph, preds, &places, pair).into_iter().flatten());
        }
        same.sort_unstable();
        let mut found: Vec<(Block, FxHashMap<Var, Value<L>>)> = Vec::new();
        for (block, kept, other) in same {
            if found.last().is_none_or(|(of, _)| *of != block) {
                found.push((block, FxHashMap::default()));
            }
            let inputs = &graph.blocks[block].inputs;
            if let Some((_, twins)) = found.last_mut() {
                let kept = Value::Var(inputs[kept]);
                let kept = kept
                    .var()
                    .and_then(|var| twins.get(&var))
                    .cloned()
                    .unwrap_or(kept);
                twins.entry(inputs[other]).or_insert(kept);
            }
        }
        found
    }
}

/// Of each variable that is an input, of which block and where there; of others nothing. (A plain loop, as every pass asks.)
fn places<L: Level>(graph: &Graph<L>) -> Vec<Option<(Block, usize)>> {
    let mut places = vec![None; graph.vars.len()];
    for (block, data) in graph.blocks.iter() {
        let inputs = data.inputs.as_slice();
        let mut index = 0;
        while index < inputs.len() {
            places[inputs[index].0 as usize] = Some((block, index));
            index += 1;
        }
    }
    places
}

/// The pairs that are the same if this one is; `None` if it is not.
fn assume<L: Level>(
    graph: &Graph<L>,
    preds: &Predecessors,
    places: &[Option<(Block, usize)>],
    pair: Pair,
) -> Option<Vec<Pair>> {
    let mut assumed = vec![pair];
    let mut known = FxHashSet::from_iter([pair]);
    let mut at = 0;
    while let Some(&(block, one, other)) = assumed.get(at) {
        at += 1;
        if block == graph.start || block == graph.ret || block == graph.exc {
            return None;
        }
        for &(pred, exit) in &preds[block] {
            let args = &graph.blocks[pred].exits[exit].args;
            let (a, b) = (&args[one], &args[other]);
            if a == b {
                continue;
            }
            let ((home, a), (of, b)) = (places[a.var()?.index()]?, places[b.var()?.index()]?);
            let inputs = &graph.blocks[home].inputs;
            if home != of || graph.vars[inputs[a]].ty != graph.vars[inputs[b]].ty {
                return None;
            }
            let pair = (home, a.min(b), a.max(b));
            if known.insert(pair) {
                if assumed.len() == MAX_ASSUMED {
                    return None;
                }
                assumed.push(pair);
            }
        }
    }
    Some(assumed)
}

/// The inputs of a block that are always the same as another one, which stays. `last` has a zero for
/// each variable, and one for constants, and gets them back.
fn twins<L: Level>(
    graph: &Graph<L>,
    preds: &[(Block, usize)],
    block: Block,
    last: &mut [usize],
) -> FxHashMap<Var, Value<L>> {
    let mut twins: FxHashMap<Var, Value<L>> = FxHashMap::default();
    let inputs = graph.blocks[block].inputs.as_slice();
    if inputs.len() < 2 {
        return twins;
    }
    // What one link passes says which inputs can be the same.
    let Some(&(first, exit)) = preds.iter().find(|(pred, _)| *pred != block) else {
        return twins;
    };
    let passed = graph.blocks[first].exits[exit].args.as_slice();
    let constant = last.len() - 1;
    let slot = |index: usize| match &passed[index] {
        Value::Var(var) => var.index(),
        Value::Const(_) => constant,
    };
    // The last input that each variable is passed for, and for each input the one before it that
    // the same is passed for, counted from 1; all constants count as the same.
    let mut before = vec![0; inputs.len()];
    let is_same = |one: usize, other: usize| {
        graph.vars[inputs[other]].ty == graph.vars[inputs[one]].ty
            && preds.iter().all(|&(pred, exit)| {
                let args = &graph.blocks[pred].exits[exit].args;
                args[other] == args[one]
                    || pred == block
                        && args[other] == Value::Var(inputs[other])
                        && args[one] == Value::Var(inputs[one])
            })
    };
    for index in 0..inputs.len() {
        let slot = slot(index);
        let mut twin = last[slot];
        while twin != 0 && !is_same(index, twin - 1) {
            twin = before[twin - 1];
        }
        if twin == 0 {
            before[index] = last[slot];
            last[slot] = index + 1;
        } else {
            twins.insert(inputs[index], Value::Var(inputs[twin - 1]));
        }
    }
    for index in 0..inputs.len() {
        last[slot(index)] = 0;
    }
    twins
}

/// What is known of a variable while constants are propagated around loops.
#[derive(Clone, Copy)]
enum Known<C> {
    /// No link has said anything yet.
    Nothing,
    /// Every link so far passes this.
    Constant(C),
    /// Not a constant.
    Anything,
}

/// The inputs that are the same constant on every link, loops included.
fn constants<L: Level>(
    graph: &Graph<L>,
    order: &[Block],
) -> Vec<(Block, FxHashMap<Var, Value<L>>)> {
    let is_fixed = |block| block == graph.start || block == graph.ret || block == graph.exc;
    // The inputs that a link passes a constant to, and those that one of these is passed to, are
    // numbered; no others can be constants. What the others have is at 0. (Plain loops, as every pass asks.)
    let mut links: Vec<(&[Value<L>], &[Var])> = Vec::new();
    let mut numbers: Vec<u32> = vec![0; graph.vars.len()];
    let mut known: Vec<Known<&L::Const>> = vec![Known::Anything];
    for &block in order {
        for link in &graph.blocks[block].exits {
            let (args, inputs) = (link.args.as_slice(), &graph.blocks[link.target].inputs);
            if args.is_empty() || is_fixed(link.target) {
                continue;
            }
            let inputs = inputs.as_slice();
            links.push((args, inputs));
            let mut index = 0;
            while index < args.len() {
                if let Value::Const(_) = args[index] {
                    let number = &mut numbers[inputs[index].index()];
                    if *number == 0 {
                        *number = known.len() as u32;
                        known.push(Known::Nothing);
                    }
                }
                index += 1;
            }
        }
    }
    let mut before = 1;
    if known.len() == before {
        return Vec::new();
    }
    let numbers = numbers.as_mut_slice();
    while before < known.len() {
        before = known.len();
        for &(args, inputs) in &links {
            let mut index = 0;
            while index < args.len() {
                if let Value::Var(var) = args[index] {
                    let input = inputs[index].0 as usize;
                    if numbers[var.0 as usize] != 0 && numbers[input] == 0 {
                        numbers[input] = known.len() as u32;
                        known.push(Known::Nothing);
                    }
                }
                index += 1;
            }
        }
    }
    let mut flows: Vec<(&Value<L>, usize)> = Vec::new();
    for (args, inputs) in links {
        let mut index = 0;
        while index < args.len() {
            let number = numbers[inputs[index].0 as usize] as usize;
            if number != 0 {
                flows.push((&args[index], number));
            }
            index += 1;
        }
    }
    // Each input goes from nothing to a constant to anything: this ends.
    let mut again = true;
    while std::mem::take(&mut again) {
        for &(arg, number) in &flows {
            let before = match known[number] {
                Known::Anything => continue,
                Known::Nothing => None,
                Known::Constant(value) => Some(value),
            };
            let passed = match arg {
                Value::Const(value) => Known::Constant(value),
                Value::Var(var) => known[numbers[var.index()] as usize],
            };
            known[number] = match (before, passed) {
                (_, Known::Nothing) => continue,
                (Some(a), Known::Constant(b)) if a == b => continue,
                (None, passed) => passed,
                _ => Known::Anything,
            };
            again = true;
        }
    }
    if !known
        .iter()
        .any(|known| matches!(known, Known::Constant(_)))
    {
        return Vec::new();
    }
    let mut found = Vec::new();
    for &block in order.iter().filter(|&&block| !is_fixed(block)) {
        let mut constants: FxHashMap<Var, Value<L>> = FxHashMap::default();
        for &var in &graph.blocks[block].inputs {
            if let Known::Constant(value) = known[numbers[var.index()] as usize] {
                // Who switches on a constant has to choose an exit.
                if graph.blocks[block].switch != ExitSwitch::Value(var) {
                    constants.insert(var, Value::Const(value.clone()));
                }
            }
        }
        if !constants.is_empty() {
            found.push((block, constants));
        }
    }
    found
}
