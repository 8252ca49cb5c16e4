//! How a program is divided into units.
//!
//! *Theory.* C compilers take most of the time that translating a large program takes, and work on
//! one translation unit with one processor. So a large program can be compiled in several units
//! side by side. All are the same text: preprocessor conditions choose the functions of each, and
//! what there is only one of (data, tables, the runtime, entry points) is in unit 0. Small
//! functions are in all units, so that they can be inlined. The division depends on the program
//! alone, never on the machine.
//!
//! *Invariants.*
//! - A function whose address is taken is in one unit: it has one address.
//! - A function that calls what is in the runtime's C files, or C code of the program's own, is in
//!   unit 0, which includes them.
//! - Libraries, and small programs, are one unit, in which everything but the entry points is
//!   static: two libraries in one binary have nothing in common.

use super::database::Database;
use crate::analysis::cold::cold_blocks;
use crate::entity::SecondaryMap;
use crate::ir::model::{Graph, Op, Value};
use crate::lltype::{External, FuncBody, FuncId, Items, Ll, LlConst, LlOp, LlProgram};
use rpython_runtime_c as runtime;

/// About how many operations a unit has.
const SIZE: usize = 10_000;
/// More units would only parse the declarations once more.
const MOST: usize = 16;
/// How many operations a function may have on its likely ways to be called small.
const SMALL: usize = 20;

/// How a function is declared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Storage {
    /// In one unit.
    #[default]
    Shared,
    /// In one unit, and rarely called.
    Cold,
    /// Small, in all units.
    Small,
    /// Small, in one unit.
    SmallShared,
}

/// The units of a program.
#[derive(Debug)]
pub struct Units {
    storage: SecondaryMap<FuncId, Storage>,
    /// What is in all units; then what is in each.
    parts: Vec<Vec<FuncId>>,
}

impl Units {
    /// Divides a program; `whole`: it stays one unit.
    pub fn new(program: &LlProgram, db: &Database, whole: bool) -> Self {
        let graphs = |&id: &FuncId| match program.funcs[id].body {
            FuncBody::Graph(graph) => Some((id, &program.graphs[graph])),
            _ => None,
        };
        let taken = addresses(program, db);
        let mut storage = SecondaryMap::new();
        let mut sizes = Vec::new();
        for (id, graph) in db.funcs.iter().filter_map(graphs) {
            let order = graph.reachable();
            let main_only = calls_main_unit(program, graph);
            let cold = cold_blocks(graph, &order);
            let count = |block| graph.blocks[block].ops.len();
            let likely = order.iter().copied().filter(|&block| !cold[block]);
            let is_small = likely.map(count).sum::<usize>() <= SMALL;
            storage[id] = match is_small {
                _ if program.cold.contains(&id) => Storage::Cold,
                true if taken[id] || main_only => Storage::SmallShared,
                true => Storage::Small,
                false => Storage::Shared,
            };
            sizes.push((id, main_only, order.into_iter().map(count).sum::<usize>()));
        }
        let shared = |&&(id, ..): &&(FuncId, bool, usize)| storage[id] != Storage::Small;
        let total: usize = sizes.iter().filter(shared).map(|&(_, _, size)| size).sum();
        let count = match whole {
            true => 1,
            false => (total / SIZE).clamp(1, MOST),
        };
        let mut parts = vec![Vec::new(); count + 1];
        if count == 1 {
            parts[1] = sizes.iter().map(|&(id, ..)| id).collect();
            return Units { storage, parts };
        }
        // First what must be in unit 0; it is filled up with others.
        let mut placed = 0;
        for main_only in [true, false] {
            for &(id, needs_main, size) in &sizes {
                if storage[id] == Storage::Small {
                    if main_only {
                        parts[0].push(id);
                    }
                } else if needs_main == main_only {
                    let unit = if main_only { 0 } else { placed * count / total };
                    parts[1 + unit.min(count - 1)].push(id);
                    placed += size;
                }
            }
        }
        Units { storage, parts }
    }

    /// How many units there are.
    pub fn count(&self) -> usize {
        self.parts.len() - 1
    }

    /// How a function is declared.
    pub fn storage(&self, id: FuncId) -> Storage {
        self.storage[id]
    }

    /// The functions, and the unit they are in if they are not in all.
    pub fn parts(&self) -> impl Iterator<Item = (Option<usize>, &Vec<FuncId>)> {
        let is_divided = self.count() > 1;
        let parts = self.parts.iter().enumerate();
        parts.map(move |(index, part)| (index.checked_sub(1).filter(|_| is_divided), part))
    }
}

/// The functions that are used as values.
fn addresses(program: &LlProgram, db: &Database) -> SecondaryMap<FuncId, bool> {
    let mut taken = SecondaryMap::new();
    for &id in &db.data {
        if let Some(value) = &program.data[id].value {
            in_constant(value, &mut taken);
        }
    }
    let mut in_value = |value: &Value<Ll>| {
        if let Value::Const(constant) = value {
            in_constant(constant, &mut taken);
        }
    };
    for &id in &db.funcs {
        let FuncBody::Graph(graph) = program.funcs[id].body else {
            continue;
        };
        let graph = &program.graphs[graph];
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            for op in &data.ops {
                let called = usize::from(op.code == LlOp::DirectCall);
                op.args.iter().skip(called).for_each(&mut in_value);
            }
            let passed = data.exits.iter().flat_map(|link| &link.args);
            passed.for_each(&mut in_value);
        }
    }
    taken
}

fn in_constant(constant: &LlConst, taken: &mut SecondaryMap<FuncId, bool>) {
    match constant {
        LlConst::Func(_, id) => taken[*id] = true,
        LlConst::Struct(values) | LlConst::Items(Items::Consts(values)) => {
            for value in values {
                in_constant(value, taken);
            }
        }
        _ => {}
    }
}

/// Whether a function calls what only unit 0 has.
fn calls_main_unit(program: &LlProgram, graph: &Graph<Ll>) -> bool {
    let calls = |op: &Op<Ll>| match op.args.first() {
        Some(Value::Const(LlConst::Func(_, id))) => match &program.funcs[*id].body {
            FuncBody::External(external) => is_in_main_unit(external),
            _ => false,
        },
        _ => false,
    };
    let blocks = graph.reachable();
    let mut ops = blocks.iter().flat_map(|&block| &graph.blocks[block].ops);
    ops.any(calls)
}

/// Whether only unit 0 has a C function: C code of the program's own, and what the runtime does
/// not define in headers.
fn is_in_main_unit(external: &External) -> bool {
    let name = &external.c_name;
    let headers = runtime::HEADERS.iter();
    external.code.is_some()
        || name.starts_with("rpy_")
            && !headers
                .into_iter()
                .any(|header| header.text.contains(&format!(" {name}(")))
}
