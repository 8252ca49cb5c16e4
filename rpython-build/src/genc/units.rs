//! How a program is divided into units.
//!
//! *Theory.* C compilers take most of the time that a translation takes. A C compiler's optimiser wants
//! one text, which is what a program is by default; two others want several:
//! - Who changes a line and builds again wants most of the C to be what it was ([`Division::Modules`]):
//!   the functions of each of the program's modules are a unit, or several if it is large, those of the toolchain's own files
//!   units of about the same size.
//! - A large program is compiled side by side ([`Division::Large`]). Small functions are in all units that
//!   call them, so that they can be inlined.
//!
//! Either way there is a unit with the runtime, and one with the data and the tables. An entry point is where the function is
//! that it calls: of those that Rust declares that is a wrapper, and these are units as those of a module of the program are. Each unit
//! is a text by itself: it declares what it refers to, and no more. The division depends
//! on the program alone, never on the machine.
//!
//! *Invariants.*
//! - A function whose address is taken is in one unit: it has one address.
//! - Functions that call C code of the program's own are in one unit, with that code.
//! - Where there is one text, everything but its entry points is static. What units share is hidden
//!   from other libraries, under names that start with the library's prefix: two libraries in one
//!   binary have nothing in common.

use super::database::Database;
use super::names::span_of;
use super::types::c_type;
use crate::analysis::callgraph::named;
use crate::analysis::cold::cold_blocks;
use crate::entity::SecondaryMap;
use crate::ir::model::{Graph, Op, Value};
use crate::lltype::{FuncBody, FuncId, Ll, LlConst, LlOp, LlProgram};
use crate::source::{FileId, SourceMap, Span};
use rpython_spec::hash::Hash;
use std::collections::{BTreeMap, BTreeSet};

/// About how many operations a unit of a large program has, and at most one of the toolchain's own
/// functions.
const SIZE: usize = 10_000;
const OWN_SIZE: usize = 1_500;
/// How many operations a unit of a module has at least, if the module has more: two to three times as many on average.
const MODULE_SIZE: usize = 150;
/// More units of a large program would only parse the declarations once more.
const MOST: usize = 16;
/// How many operations a function may have on its likely ways to be called small.
const SMALL: usize = 20;

/// What a program is divided for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Division {
    /// Not at all.
    Whole,
    /// To be compiled side by side, if it is large.
    Large,
    /// To be compiled again in part.
    Modules,
}

/// How a function is declared.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Storage {
    /// In one unit.
    #[default]
    Shared,
    /// In one unit, and rarely called.
    Cold,
    /// Small, in all units that call it.
    Small,
}

/// The functions of a unit.
#[derive(Debug)]
pub struct Unit {
    /// What its file's name ends in.
    pub name: String,
    /// What it defines.
    pub funcs: Vec<FuncId>,
    /// Whether the C code of the program's own is here.
    pub has_code: bool,
}

/// The units of a program.
#[derive(Debug)]
pub struct Units {
    storage: SecondaryMap<FuncId, Storage>,
    /// One, if the program is not divided.
    pub units: Vec<Unit>,
    /// Whether the runtime and the data are units too.
    pub is_divided: bool,
    /// The files of wrappers, where these are in units of their own.
    wrappers: BTreeSet<FileId>,
}

/// A function to be placed.
struct Placed {
    id: FuncId,
    size: usize,
    calls_code: bool,
    span: Option<Span>,
}

impl Units {
    /// Divides a program.
    pub fn new(
        program: &LlProgram,
        db: &Database,
        main: Option<FuncId>,
        sources: &SourceMap,
        division: Division,
    ) -> Self {
        let mut is_used = named(program, &db.all.funcs, &db.all.data);
        if let Some(func) = main {
            is_used[func] = true;
        }
        let graphs = |&id: &FuncId| match program.funcs[id].body {
            FuncBody::Graph(graph) => Some((id, &program.graphs[graph])),
            _ => None,
        };
        let mut storage = SecondaryMap::new();
        let mut placed = Vec::new();
        for (id, graph) in db.all.funcs.iter().filter_map(graphs) {
            let order = graph.reachable();
            let cold = cold_blocks(graph, &order);
            let count = |block| graph.blocks[block].ops.len();
            let likely = order.iter().copied().filter(|&block| !cold[block]);
            let is_small = likely.map(count).sum::<usize>() <= SMALL;
            let calls_code = calls_code(program, graph);
            // In several texts there is one of it, if it has to be so.
            let is_single = match division {
                Division::Whole => false,
                Division::Large => is_used[id] || calls_code,
                Division::Modules => true,
            };
            // What is not to be inlined has no use for copies.
            let is_single = is_single || program.dont_inline.contains(&id);
            storage[id] = match is_small && !is_single {
                _ if program.cold.contains(&id) => Storage::Cold,
                true => Storage::Small,
                false => Storage::Shared,
            };
            placed.push(Placed {
                id,
                size: order.into_iter().map(count).sum(),
                calls_code,
                span: graph.span,
            });
        }
        let mut wrappers = BTreeSet::new();
        if division == Division::Modules {
            let exported = program.exports.iter();
            let exported = exported.filter_map(|export| span_of(program, export.func));
            let files = exported.map(|span| span.file);
            wrappers.extend(files.filter(|&file| sources.is_own(file)));
        }
        let total: usize = placed.iter().map(|func| func.size).sum();
        let mut units = match division {
            Division::Modules => modules(program, db, placed, sources, &wrappers),
            Division::Large if total > SIZE => large(program, placed, &storage),
            Division::Whole | Division::Large => {
                let funcs = placed.iter().map(|func| func.id).collect();
                vec![Unit::new("", funcs)]
            }
        };
        let is_divided = division == Division::Modules || units.len() > 1;
        if !is_divided {
            units[0].has_code = true;
        }
        Units {
            storage,
            units,
            is_divided,
            wrappers,
        }
    }

    /// The line of a place as C has it. Texts of wrappers are written anew for what is declared, and to be read nowhere: in them
    /// it is the first, so that one declaration more changes no other's C.
    pub fn line(&self, sources: &SourceMap, span: Span) -> u32 {
        match self.wrappers.contains(&span.file) {
            true => 1,
            false => sources.line(span),
        }
    }

    /// How a function is declared.
    pub fn storage(&self, id: FuncId) -> Storage {
        self.storage[id]
    }
}

impl Unit {
    fn new(name: impl Into<String>, funcs: Vec<FuncId>) -> Self {
        Unit {
            name: name.into(),
            funcs,
            has_code: false,
        }
    }
}

/// The functions that call C code of the program's own are a unit.
fn with_code(placed: &mut Vec<Placed>) -> Option<Unit> {
    let (code, rest): (Vec<_>, Vec<_>) = placed.drain(..).partition(|func| func.calls_code);
    *placed = rest;
    let funcs: Vec<_> = code.iter().map(|func| func.id).collect();
    (!funcs.is_empty()).then(|| Unit {
        has_code: true,
        ..Unit::new("code", funcs)
    })
}

/// Units of about the same size, in the program's order.
fn large(
    program: &LlProgram,
    mut placed: Vec<Placed>,
    storage: &SecondaryMap<FuncId, Storage>,
) -> Vec<Unit> {
    let code = with_code(&mut placed);
    placed.retain(|func| storage[func.id] != Storage::Small);
    let total: usize = placed.iter().map(|func| func.size).sum();
    let count = (total / SIZE).clamp(1, MOST);
    let mut parts = vec![Vec::new(); count];
    let mut before = 0;
    for func in &placed {
        parts[(before * count / total.max(1)).min(count - 1)].push(func.id);
        before += func.size;
    }
    let parts = parts.into_iter().enumerate();
    let units = parts.map(|(number, funcs)| Unit::new(number.to_string(), funcs));
    let mut units: Vec<_> = units.chain(code).collect();
    for unit in &mut units {
        add_small(program, storage, &mut unit.funcs);
    }
    units
}

/// Adds the small functions that these call.
fn add_small(
    program: &LlProgram,
    storage: &SecondaryMap<FuncId, Storage>,
    funcs: &mut Vec<FuncId>,
) {
    let mut seen = SecondaryMap::<FuncId, bool>::new();
    let mut at = 0;
    while let Some(&func) = funcs.get(at) {
        at += 1;
        if let FuncBody::Graph(graph) = program.funcs[func].body {
            for callee in calls(&program.graphs[graph]) {
                if storage[callee] == Storage::Small && !std::mem::replace(&mut seen[callee], true)
                {
                    funcs.push(callee);
                }
            }
        }
    }
    funcs.sort_unstable();
}

/// A unit for each of the program's files and for that of wrappers, and units of the toolchain's own functions.
fn modules(
    program: &LlProgram,
    db: &Database,
    mut placed: Vec<Placed>,
    sources: &SourceMap,
    wrappers: &BTreeSet<FileId>,
) -> Vec<Unit> {
    // Their order is that of the text, whatever else there is. (That of wrappers, which are in one, says what was declared first.)
    let start = |span: Span| (!sources.is_own(span.file)).then_some(span.start);
    placed.sort_by_key(|func| (func.span.and_then(start), db.func(func.id)));
    let code = with_code(&mut placed);
    let mut files: BTreeMap<&str, Vec<Placed>> = BTreeMap::new();
    let mut own = Vec::new();
    for func in placed {
        let file = func.span.map(|span| (span.file, sources.file(span.file)));
        match file {
            Some((id, file)) if !file.own || wrappers.contains(&id) => {
                files.entry(&file.name).or_default().push(func)
            }
            file => {
                let file = file.map_or("", |(_, file)| &file.name);
                own.push((place(program, db, func.id, file), func));
            }
        }
    }
    let mut units: Vec<Unit> = Vec::new();
    for (file, funcs) in files {
        let c_char = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let name: String = file.trim_end_matches(".py").chars().map(c_char).collect();
        let mut hash = Hash::new();
        hash.add(file.as_bytes());
        let name = format!("m_{name}_{:04x}", hash.value() >> 48);
        parts(db, name, funcs, &mut units);
    }
    spread(own, 0, &mut units);
    units.extend(code);
    units
}

/// The units of a module, whose functions are in the order of the text: what is changed in one line is in one of them, and what
/// stands before a line more is as it was. A unit begins with a function whose hash is the least of all that are closer to it than
/// [`MODULE_SIZE`]: so whatever changes moves no beginnings but those beside it.
fn parts(db: &Database, module: String, funcs: Vec<Placed>, units: &mut Vec<Unit>) {
    let hash = |func: &Placed| Hash::new().add(db.func(func.id).as_bytes()).value();
    let mut total = 0;
    // With the number of operations before each.
    let mut at = Vec::with_capacity(funcs.len());
    for func in &funcs {
        at.push((total, hash(func)));
        total += func.size;
    }
    let begins = |index: usize| {
        let (here, hash) = at[index];
        let is_close = |&&(there, _): &&(usize, u64)| here.abs_diff(there) < MODULE_SIZE;
        let mut before = at[..index].iter().rev().take_while(is_close);
        let mut behind = at[index + 1..].iter().take_while(is_close);
        let is_least =
            before.all(|&(_, other)| other > hash) && behind.all(|&(_, other)| other > hash);
        is_least && here.min(total - here) >= MODULE_SIZE
    };
    let mut name = module.clone();
    let mut part = Vec::new();
    for (index, func) in funcs.iter().enumerate() {
        if begins(index) {
            units.push(Unit::new(name, std::mem::take(&mut part)));
            name = format!("{module}_{:016x}", at[index].1);
        }
        part.push(func.id);
    }
    units.push(Unit::new(name, part));
}

/// Where a function of the toolchain's own goes: those of a file to each other, and there those for
/// a type. So what is made for a new type goes to few units.
fn place(program: &LlProgram, db: &Database, id: FuncId, file: &str) -> u64 {
    let hash = |bytes: &[u8]| Hash::new().add(bytes).value() >> 48;
    let func = &program.funcs[id];
    let params = &program.types.funcs[func.ty].params;
    let ty = params
        .first()
        .map_or(String::new(), |&ty| c_type(program, db, ty));
    (hash(file.as_bytes()) << 32)
        | (hash(ty.as_bytes()) << 16)
        | hash(program.shared_name(id).as_bytes())
}

/// Units of functions whose places are close to each other. Each is divided by the next bit of the
/// places until it is small enough, so that a function more changes one unit or divides it.
fn spread(funcs: Vec<(u64, Placed)>, depth: u32, units: &mut Vec<Unit>) {
    let size: usize = funcs.iter().map(|(_, func)| func.size).sum();
    let Some(&(first, _)) = funcs.first() else {
        return;
    };
    if size <= OWN_SIZE || depth == 48 {
        let bits = first >> (48 - depth);
        let width = depth as usize;
        let name = match width {
            0 => "l".to_string(),
            _ => format!("l_{bits:0width$b}"),
        };
        let funcs = funcs.iter().map(|(_, func)| func.id).collect();
        units.push(Unit::new(name, funcs));
        return;
    }
    let is_high = |(place, _): &(u64, Placed)| place >> (47 - depth) & 1 == 1;
    let (high, low) = funcs.into_iter().partition(is_high);
    spread(low, depth + 1, units);
    spread(high, depth + 1, units);
}

/// The functions that a function calls by their names.
fn calls(graph: &Graph<Ll>) -> Vec<FuncId> {
    let blocks = graph.reachable();
    let ops = blocks.iter().flat_map(|&block| &graph.blocks[block].ops);
    let callee = |op: &Op<Ll>| match op.args.first() {
        Some(Value::Const(LlConst::Func(_, id))) if op.code == LlOp::DirectCall => Some(*id),
        _ => None,
    };
    ops.filter_map(callee).collect()
}

/// Whether a function calls C code of the program's own.
fn calls_code(program: &LlProgram, graph: &Graph<Ll>) -> bool {
    let is_code = |id: FuncId| match &program.funcs[id].body {
        FuncBody::External(external) => external.code.is_some(),
        _ => false,
    };
    calls(graph).into_iter().any(is_code)
}
