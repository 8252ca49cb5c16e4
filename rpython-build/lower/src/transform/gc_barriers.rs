//! Tells a collector of stores to old objects.
//!
//! A generational collector looks at old objects only if a young one has been stored in them since it last
//! looked. So before a gc pointer is stored, there is a barrier, which tests a bit of the object's header,
//! and what is stored if the object is old. None is needed
//! - for what is stored that is prebuilt, or null: it is not young;
//! - in objects that are *fresh*: made since anything that may collect, along all ways that lead there. This
//!   is found out from where the objects come from (a forward data-flow analysis of inputs of blocks; its
//!   greatest solution).
//!
//! This comes behind everything else: inlining brings allocation and first stores together.

use crate::entity::SecondaryMap;
use crate::ir::model::{Block, Graph, Op, Value, Var};
use crate::lltype::{Container, ItemPath, Ll, LlOp, LlType, Types};
use rustc_hash::{FxHashMap, FxHashSet};

/// A store of gc pointers: in which object, at which index if it is in an item, and which one if it is one.
struct Store {
    object: Value<Ll>,
    item: Option<Value<Ll>>,
    value: Option<Value<Ll>>,
}

/// Puts a barrier before every store that needs one.
pub fn run(types: &Types, graph: &mut Graph<Ll>, collects: &impl Fn(&Op<Ll>) -> bool) {
    let blocks = graph.reachable();
    let stores = |op: &Op<Ll>| stores_pointer(types, op);
    let any = blocks
        .iter()
        .any(|&block| graph.blocks[block].ops.iter().any(stores));
    if !any {
        return;
    }
    let fresh = fresh_inputs(graph, &blocks, collects);
    for &block in &blocks {
        let wholes = wholes(types, graph, block);
        let mut known = fresh_at_entry(graph, block, &fresh);
        let ops = std::mem::take(&mut graph.blocks[block].ops);
        let mut new = Vec::with_capacity(ops.len());
        for op in ops {
            if let Some(store) = store(types, &op, &wholes).filter(|s| !is_fresh(&known, &s.object))
            {
                let result = graph.new_var(LlType::Void);
                let code = match (&store.item, &store.value) {
                    (_, None) => LlOp::GcWriteBarrierAll,
                    (None, Some(_)) => LlOp::GcWriteBarrier,
                    (Some(_), Some(_)) => LlOp::GcWriteBarrierItem,
                };
                let args = [Some(store.object), store.item, store.value];
                let args = args.into_iter().flatten().collect();
                new.push(Op {
                    code,
                    args,
                    result,
                    span: op.span,
                });
            }
            step(&op, collects, &mut known);
            new.push(op);
        }
        graph.blocks[block].ops = new;
    }
}

/// Of each block, which inputs are fresh whichever way control came.
fn fresh_inputs(
    graph: &Graph<Ll>,
    blocks: &[Block],
    collects: &impl Fn(&Op<Ll>) -> bool,
) -> SecondaryMap<Block, Vec<bool>> {
    let mut fresh = SecondaryMap::<Block, Vec<bool>>::new();
    for &block in blocks {
        let inputs = &graph.blocks[block].inputs;
        fresh[block] = vec![block != graph.start; inputs.len()];
    }
    let mut todo = blocks.to_vec();
    todo.reverse();
    while let Some(block) = todo.pop() {
        let mut known = fresh_at_entry(graph, block, &fresh);
        for op in &graph.blocks[block].ops {
            step(op, collects, &mut known);
        }
        for link in &graph.blocks[block].exits {
            let inputs = &mut fresh[link.target];
            let mut changed = false;
            for (input, arg) in inputs.iter_mut().zip(&link.args) {
                if *input && !is_fresh(&known, arg) {
                    *input = false;
                    changed = true;
                }
            }
            if changed {
                todo.push(link.target);
            }
        }
    }
    fresh
}

fn fresh_at_entry(
    graph: &Graph<Ll>,
    block: Block,
    fresh: &SecondaryMap<Block, Vec<bool>>,
) -> FxHashSet<Var> {
    let inputs = graph.blocks[block].inputs.iter().zip(&fresh[block]);
    inputs
        .filter(|(_, &fresh)| fresh)
        .map(|(&v, _)| v)
        .collect()
}

fn is_fresh(known: &FxHashSet<Var>, value: &Value<Ll>) -> bool {
    value.var().is_some_and(|v| known.contains(&v))
}

/// What is fresh behind an operation.
fn step(op: &Op<Ll>, collects: &impl Fn(&Op<Ll>) -> bool, known: &mut FxHashSet<Var>) {
    if collects(op) {
        known.clear();
    }
    let is_new = match op.code {
        LlOp::GcMallocFast { .. } | LlOp::GcMallocVarsizeFast { .. } => true,
        LlOp::Malloc { .. } | LlOp::MallocVarsize { .. } | LlOp::MallocVarsizeUninit { .. } => {
            op.code.is_of_gc()
        }
        LlOp::CastPointer | LlOp::SameAs => is_fresh(known, &op.args[0]),
        _ => false,
    };
    if is_new {
        known.insert(op.result);
    }
}

/// Of the pointers into objects which the block makes, to be used at once: in which object they lead.
pub(super) fn wholes(types: &Types, graph: &Graph<Ll>, block: Block) -> FxHashMap<Var, Value<Ll>> {
    let mut wholes: FxHashMap<Var, Value<Ll>> = FxHashMap::default();
    for op in &graph.blocks[block].ops {
        if !matches!(
            op.code,
            LlOp::GetSubstruct(..) | LlOp::GetItemAddr(_) | LlOp::CastPointer
        ) || types.is_gc_ptr(graph.vars[op.result].ty)
        {
            continue;
        }
        let whole = match &op.args[0] {
            Value::Var(v) if types.is_gc_ptr(graph.vars[*v].ty) => op.args[0].clone(),
            Value::Var(v) => match wholes.get(v) {
                Some(whole) => whole.clone(),
                None => continue,
            },
            Value::Const(constant) if types.is_gc_ptr(constant.ty()) => op.args[0].clone(),
            Value::Const(_) => continue,
        };
        wholes.insert(op.result, whole);
    }
    wholes
}

/// Whether an operation stores a gc pointer that may be young, in whatever memory.
fn stores_pointer(types: &Types, op: &Op<Ll>) -> bool {
    match op.code {
        LlOp::SetField(id, field) => {
            types.is_gc_ptr(types.structs[id].fields[field as usize].ty)
                && op.args[1].var().is_some()
        }
        LlOp::SetItem(path) => has_gc_items(types, path) && op.args[2].var().is_some(),
        LlOp::CopyItems(path) => has_gc_items(types, path),
        _ => false,
    }
}

/// The object that an operation stores a gc pointer in; `None` if it does not, or if that is raw memory.
fn store(types: &Types, op: &Op<Ll>, wholes: &FxHashMap<Var, Value<Ll>>) -> Option<Store> {
    if !stores_pointer(types, op) {
        return None;
    }
    let args = &op.args;
    let (place, container, item, value) = match op.code {
        LlOp::SetField(id, _) => (&args[0], Container::Struct(id), None, Some(&args[1])),
        LlOp::SetItem(path) => (&args[0], path.base, Some(&args[1]), Some(&args[2])),
        LlOp::CopyItems(path) => (&args[2], path.base, None, None),
        _ => return None,
    };
    if types.is_gc(container) {
        return Some(Store {
            object: place.clone(),
            item: item.cloned(),
            value: value.cloned(),
        });
    }
    // Of a part of an object it is not known which item it lies in.
    Some(Store {
        object: wholes.get(&place.var()?)?.clone(),
        item: None,
        value: None,
    })
}

/// Whether items (all their fields, if the path does not say which) hold gc pointers.
pub(super) fn has_gc_items(types: &Types, path: ItemPath) -> bool {
    let array = match (path.base, path.array_field) {
        (Container::Array(array), _) => array,
        (Container::Struct(id), Some(field)) => match types.structs[id].fields[field as usize].ty {
            LlType::Inline(Container::Array(array)) => array,
            _ => return false,
        },
        _ => return false,
    };
    match (types.arrays[array].item, path.item_field) {
        (LlType::Inline(Container::Struct(item)), Some(field)) => {
            types.holds_gc_ptr(types.structs[item].fields[field as usize].ty)
        }
        (item, _) => types.holds_gc_ptr(item),
    }
}
