//! What is read of a text that a loop appends to.
//!
//! An appender (`rtype/rappend.rs`) gives its text to whoever reads it. A copy that may be kept would make the loop quadratic
//! that reads in each turn. Where what is given is only looked at, here and by what is called with it, and nobody has it any
//! more when something is appended, the appender lends the text that it has: here [`LlOp::Kept`] is decided.
//!
//! *Invariants.* What makes the text is not inlined, so that nothing takes the lengths of a text for those that it had before. Of
//! each text that is given all other names are known: links, casts, and calls that may return what they were called with.

use crate::analysis::callgraph::Callees;
use crate::ir::model::{Block, Graph, GraphId, Op, Value, Var};
use crate::lltype::{Effect, FuncBody, FuncId, Ll, LlConst, LlOp, LlProgram, LlType};
use rustc_hash::{FxHashMap, FxHashSet};

/// So many calls deep it is asked what is done with an argument.
const MAX_DEPTH: usize = 32;

/// What becomes of an argument.
#[derive(Clone, Copy, PartialEq)]
enum Fate {
    /// It is looked at.
    Looked,
    /// And it may be what the function returns.
    Returned,
    /// Something else.
    Kept,
}

/// Decides the questions of a program.
pub fn decide(program: &mut LlProgram) {
    let ids = program.graphs.ids();
    let asking: Vec<(GraphId, Block, usize)> = ids
        .flat_map(|id| {
            let calls = asking(&program.graphs[id]).into_iter();
            calls.map(move |(block, at)| (id, block, at))
        })
        .collect();
    let mut fates = Fates {
        program,
        known: FxHashMap::default(),
        assumed: FxHashMap::default(),
    };
    // What calls itself does with an argument what the rest of it does: fates only get worse from turn to turn.
    let lent: Vec<(GraphId, Block, usize)> = loop {
        let is_lent = |&&(id, block, at): &&(GraphId, Block, usize)| {
            fates.is_lent(&program.graphs[id], block, at)
        };
        let lent = asking.iter().filter(is_lent).copied().collect();
        let known = std::mem::take(&mut fates.known).into_iter();
        if known.fold(true, |same, (key, fate)| {
            fates.assumed.insert(key, fate) == Some(fate) && same
        }) {
            break lent;
        }
    };
    for (id, block, at) in lent {
        let args = &mut program.graphs[id].blocks[block].ops[at].args;
        if let Some(kept) = args.last_mut() {
            *kept = Value::Const(LlConst::Bool(false));
        }
    }
}

/// The calls that ask an appender for its text.
fn asking(graph: &Graph<Ll>) -> Vec<(Block, usize)> {
    let mut found = Vec::new();
    for block in graph.reachable() {
        let mut kept = FxHashSet::default();
        for (at, op) in graph.blocks[block].ops.iter().enumerate() {
            let takes = |kept: &FxHashSet<Var>| {
                op.args
                    .last()
                    .and_then(Value::var)
                    .is_some_and(|v| kept.contains(&v))
            };
            if op.code == LlOp::Kept {
                kept.insert(op.result);
            } else if op.code == LlOp::DirectCall && takes(&kept) {
                found.push((block, at));
            }
        }
    }
    found
}

struct Fates<'p> {
    program: &'p LlProgram,
    /// Of functions and their parameters.
    known: FxHashMap<(FuncId, usize), Fate>,
    /// What is taken for it while it is being asked.
    assumed: FxHashMap<(FuncId, usize), Fate>,
}

/// All names of a text in a graph, and what becomes of it.
struct Followed {
    names: FxHashSet<Var>,
    fate: Fate,
}

impl Fates<'_> {
    /// Whether the text that a call gives is only looked at, and by nobody when the appender changes.
    fn is_lent(&mut self, graph: &Graph<Ll>, block: Block, at: usize) -> bool {
        let op = &graph.blocks[block].ops[at];
        let of_appender = |value: &Value<Ll>| match value {
            Value::Var(var) => Some(graph.vars[*var].ty),
            Value::Const(_) => None,
        };
        let Some(appender) = op.args.get(1).and_then(of_appender) else {
            return false;
        };
        let followed = self.follow(graph, op.result, 0);
        if followed.fate != Fate::Looked {
            return false;
        }
        let changes = |other: &Op<Ll>| {
            let asks = other.code == LlOp::DirectCall && other.args[0] == op.args[0];
            let looks = asks || other.code.only_reads() || other.code == LlOp::Kept;
            !looks
                && other
                    .args
                    .iter()
                    .any(|arg| of_appender(arg) == Some(appender))
        };
        !graph
            .reachable()
            .into_iter()
            .any(|block| is_there_at(graph, block, &followed.names, &changes))
    }

    /// Follows a text through a graph.
    fn follow(&mut self, graph: &Graph<Ll>, text: Var, depth: usize) -> Followed {
        let mut found = Followed {
            names: FxHashSet::default(),
            fate: Fate::Looked,
        };
        found.names.insert(text);
        let blocks = graph.reachable();
        // Each turn adds a name.
        loop {
            let before = found.names.len();
            for &block in &blocks {
                self.follow_in(graph, block, depth, &mut found);
                if found.fate == Fate::Kept {
                    return found;
                }
            }
            if found.names.len() == before {
                return found;
            }
        }
    }

    fn follow_in(&mut self, graph: &Graph<Ll>, block: Block, depth: usize, found: &mut Followed) {
        let data = &graph.blocks[block];
        for op in &data.ops {
            for (index, arg) in op.args.iter().enumerate() {
                if !arg.var().is_some_and(|var| found.names.contains(&var)) {
                    continue;
                }
                match self.of_operand(graph, op, index, depth) {
                    Fate::Looked => {}
                    Fate::Returned => {
                        found.names.insert(op.result);
                    }
                    Fate::Kept => {
                        found.fate = Fate::Kept;
                        return;
                    }
                }
            }
        }
        for link in &data.exits {
            for (arg, &input) in link.args.iter().zip(&graph.blocks[link.target].inputs) {
                if !arg.var().is_some_and(|var| found.names.contains(&var)) {
                    continue;
                }
                if link.target == graph.ret {
                    found.fate = Fate::Returned;
                } else if link.target == graph.exc {
                    found.fate = Fate::Kept;
                } else {
                    found.names.insert(input);
                }
            }
        }
    }

    /// What becomes of an operand of an operation.
    fn of_operand(&mut self, graph: &Graph<Ll>, op: &Op<Ll>, index: usize, depth: usize) -> Fate {
        let leads_on = matches!(graph.vars[op.result].ty, LlType::Ptr(_) | LlType::Address);
        match op.code {
            LlOp::SetField(..) | LlOp::SetItem(_) if index == 0 => Fate::Looked,
            LlOp::CopyItems(_) | LlOp::ClearItems(_) | LlOp::KeepAlive => Fate::Looked,
            LlOp::DirectCall | LlOp::IndirectCall(_) => {
                let callees = Callees::of(self.program, op);
                let callees = callees.as_slice();
                let parameter = index.checked_sub(1);
                match parameter {
                    Some(parameter) if !callees.is_empty() => {
                        let fates = callees
                            .iter()
                            .map(|&callee| self.of_parameter(callee, parameter, depth + 1));
                        fates.fold(Fate::Looked, Fate::and)
                    }
                    _ => Fate::Kept,
                }
            }
            code if matches!(
                code.row().effect,
                Effect::Pure | Effect::Reads | Effect::Depends
            ) =>
            {
                if leads_on {
                    Fate::Returned
                } else {
                    Fate::Looked
                }
            }
            _ => Fate::Kept,
        }
    }

    /// What becomes of a parameter of a function.
    fn of_parameter(&mut self, func: FuncId, parameter: usize, depth: usize) -> Fate {
        let key = (func, parameter);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let program = self.program;
        let graph = match &program.funcs[func].body {
            FuncBody::Graph(graph) if depth < MAX_DEPTH => &program.graphs[*graph],
            // C sees bytes, and has no place for their address.
            FuncBody::External(_) => return self.of_external(func, parameter),
            FuncBody::Graph(_) | FuncBody::Pending => return Fate::Kept,
        };
        let Some(&text) = graph.blocks[graph.start].inputs.get(parameter) else {
            return Fate::Kept;
        };
        let assumed = self.assumed.get(&key).copied().unwrap_or(Fate::Looked);
        self.known.insert(key, assumed);
        let fate = assumed.and(self.follow(graph, text, depth).fate);
        self.known.insert(key, fate);
        fate
    }

    fn of_external(&self, func: FuncId, parameter: usize) -> Fate {
        let params = &self.program.types.funcs[self.program.funcs[func].ty].params;
        match params.get(parameter) {
            Some(LlType::Address) => Fate::Looked,
            _ => Fate::Kept,
        }
    }
}

impl Fate {
    fn and(self, other: Fate) -> Fate {
        match (self, other) {
            (Fate::Kept, _) | (_, Fate::Kept) => Fate::Kept,
            (Fate::Returned, _) | (_, Fate::Returned) => Fate::Returned,
            _ => Fate::Looked,
        }
    }
}

/// Whether somebody has one of some variables, and uses it yet, where an operation of a block changes something.
fn is_there_at(
    graph: &Graph<Ll>,
    block: Block,
    names: &FxHashSet<Var>,
    changes: &dyn Fn(&Op<Ll>) -> bool,
) -> bool {
    let data = &graph.blocks[block];
    let uses = |value: &Value<Ll>, there: &FxHashSet<Var>| {
        value.var().is_some_and(|var| there.contains(&var))
    };
    let mut there: FxHashSet<Var> = data
        .inputs
        .iter()
        .copied()
        .filter(|var| names.contains(var))
        .collect();
    for (at, op) in data.ops.iter().enumerate() {
        if changes(op) {
            let mut later = data.ops[at..].iter().flat_map(|op| &op.args);
            let mut passed = data.exits.iter().flat_map(|link| &link.args);
            if later.any(|arg| uses(arg, &there)) || passed.any(|arg| uses(arg, &there)) {
                return true;
            }
        }
        if names.contains(&op.result) {
            there.insert(op.result);
        }
    }
    false
}
