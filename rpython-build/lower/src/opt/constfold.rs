//! Constant folding: operations whose operands are constants, reads of prebuilt data that cannot
//! change, and operations that do nothing.

use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value, Var};
use crate::lltype::arith::{self, Computed, Primitive};
use crate::lltype::{
    CmpOp, Container, FloatOp, IntKind, IntOp, Items, Ll, LlCase, LlConst, LlOp, LlProgram, LlType,
};
use rustc_hash::FxHashMap;
use std::cmp::Ordering;

type V = Value<Ll>;

/// Folds what can be folded in a graph.
pub fn fold(program: &LlProgram, graph: &mut Graph<Ll>) -> bool {
    let mut changed = false;
    for block in graph.reachable() {
        changed |= fold_block(program, graph, block);
    }
    changed
}

fn fold_block(program: &LlProgram, graph: &mut Graph<Ll>, block: Block) -> bool {
    let mut known: FxHashMap<Var, V> = FxHashMap::default();
    let mut changed = false;
    let mut ops = std::mem::take(&mut graph.blocks[block].ops);
    let guarded = graph.blocks[block].switch == ExitSwitch::LastException;
    let last = ops.len().wrapping_sub(1);
    // The definitions in this block, for operations that undo each other.
    let mut defined: FxHashMap<Var, (LlOp, V)> = FxHashMap::default();
    let mut i = 0;
    let mut guard_is_gone = false;
    ops.retain_mut(|op| {
        if !known.is_empty() {
            op.map_uses(&mut |var| known.get(&var).cloned());
        }
        changed |= strengthen(program, &defined, op);
        let result = graph.vars[op.result].ty;
        let value = operation(program, op.code, &op.args, result)
            .or_else(|| undo(graph, &defined, op, result));
        let index = i;
        i += 1;
        match value {
            Some(value) if type_of(graph, &value) == result => {
                known.insert(op.result, value);
                changed = true;
                guard_is_gone |= guarded && index == last;
                false
            }
            _ => {
                if let (true, Some(arg)) = (can_be_undone(op.code), op.args.first()) {
                    defined.insert(op.result, (op.code, arg.clone()));
                }
                true
            }
        }
    });
    graph.blocks[block].ops = ops;
    if guard_is_gone {
        graph.blocks[block].keep_exit(0);
    }
    if !known.is_empty() {
        graph.map_block_uses(block, |var| known.get(&var).cloned(), |_, _| None);
    }
    let data = &mut graph.blocks[block];
    if let ExitSwitch::Value(var) = data.switch {
        if let Some(V::Const(value)) = known.get(&var) {
            // No case: the program cannot come here.
            let exit = taken_exit(value, &data.exits).unwrap_or(data.exits.len() - 1);
            data.keep_exit(exit);
        } else {
            changed |= switch_on_not(graph, block, var);
        }
    }
    changed | same_exits(graph, block)
}

fn type_of(graph: &Graph<Ll>, value: &V) -> LlType {
    match value {
        V::Var(var) => graph.vars[*var].ty,
        V::Const(konst) => konst.ty(),
    }
}

/// Which exit a switch on a constant takes.
pub fn taken_exit(value: &LlConst, exits: &[crate::ir::model::Link<Ll>]) -> Option<usize> {
    let number = match value {
        LlConst::Bool(b) => Some(i128::from(*b)),
        LlConst::Char(c) => Some((*c).into()),
        LlConst::UniChar(c) => Some((*c).into()),
        LlConst::Int(i, _) => Some(*i),
        _ => None,
    }?;
    let taken = |case: &Option<LlCase>| match case {
        Some(LlCase::Bool(b)) => number == i128::from(*b),
        Some(LlCase::Int(i)) => number == *i,
        _ => false,
    };
    let exact = exits.iter().position(|link| taken(&link.case));
    exact.or_else(|| {
        exits
            .iter()
            .position(|link| link.case == Some(LlCase::Default))
    })
}

/// A switch on `not x`, or on a hint, is one on `x`.
fn switch_on_not(graph: &mut Graph<Ll>, block: Block, var: Var) -> bool {
    let data = &mut graph.blocks[block];
    let Some(op) = data.ops.iter().find(|op| op.result == var) else {
        return false;
    };
    let V::Var(arg) = op.args.first().cloned().unwrap_or(V::Var(var)) else {
        return false;
    };
    match op.code {
        LlOp::BoolNot => {
            for link in &mut data.exits {
                if let Some(LlCase::Bool(b)) = &mut link.case {
                    *b = !*b;
                }
            }
            data.exits.reverse();
        }
        _ => return false,
    }
    data.switch = ExitSwitch::Value(arg);
    true
}

/// A switch whose exits all do the same is none.
fn same_exits(graph: &mut Graph<Ll>, block: Block) -> bool {
    let data = &mut graph.blocks[block];
    let ExitSwitch::Value(_) = data.switch else {
        return false;
    };
    let first = &data.exits[0];
    let same = data
        .exits
        .iter()
        .all(|l| l.target == first.target && l.args == first.args);
    if same {
        data.keep_exit(0);
    }
    same
}

/// Replaces an operation by a better one.
fn strengthen(program: &LlProgram, defined: &FxHashMap<Var, (LlOp, V)>, op: &mut Op<Ll>) -> bool {
    if let (LlOp::Float(compares), [V::Var(var), V::Const(LlConst::Float(zero))]) =
        (op.code, &op.args[..])
    {
        // Whether a float is zero that was an integer.
        let int = match (compares, defined.get(var)) {
            (
                FloatOp::Eq,
                Some((
                    LlOp::Cast {
                        from: LlType::Int(kind),
                        ..
                    },
                    int,
                )),
            ) => Some((*kind, int.clone())),
            _ => None,
        };
        if let (Some((kind, int)), true) = (int, f64::from_bits(*zero) == 0.0) {
            op.code = LlOp::Int(IntOp::Eq, kind);
            op.args = vec![int, V::Const(LlConst::Int(0, kind))];
            return true;
        }
    }
    match (op.code, op.args.first()) {
        // A function pointer that is known after all.
        (LlOp::IndirectCall(_), Some(V::Const(LlConst::Func(ty, func)))) => {
            let same = LlType::Ptr(Container::Func(program.funcs[*func].ty)) == *ty;
            if same {
                op.code = LlOp::DirectCall;
            }
            same
        }
        _ => false,
    }
}

/// Whether there is an operation that gives back what this one was given.
fn can_be_undone(code: LlOp) -> bool {
    matches!(code, LlOp::BoolNot | LlOp::CastPointer | LlOp::Cast { .. })
}

/// An operation on the result of the opposite operation.
fn undo(
    graph: &Graph<Ll>,
    defined: &FxHashMap<Var, (LlOp, V)>,
    op: &Op<Ll>,
    result: LlType,
) -> Option<V> {
    if !can_be_undone(op.code) {
        return None;
    }
    let (inner, original) = defined.get(&op.args.first()?.var()?)?;
    match (op.code, *inner) {
        (LlOp::BoolNot, LlOp::BoolNot) => Some(original.clone()),
        (LlOp::CastPointer, LlOp::CastPointer) if type_of(graph, original) == result => {
            Some(original.clone())
        }
        (
            LlOp::Cast { from, to },
            LlOp::Cast {
                from: inner_from,
                to: inner_to,
            },
        ) if to == inner_from && from == inner_to && keeps_all(inner_from, inner_to) => {
            Some(original.clone())
        }
        _ => None,
    }
}

/// Whether a cast loses nothing, so that the cast back gives the same.
fn keeps_all(from: LlType, to: LlType) -> bool {
    matches!(
        (from, to),
        (
            LlType::Bool | LlType::Char | LlType::UniChar,
            LlType::Int(IntKind::Signed | IntKind::I64)
        ) | (LlType::Int(IntKind::Signed), LlType::Int(IntKind::Unsigned))
            | (LlType::Int(IntKind::Unsigned), LlType::Int(IntKind::Signed))
    )
}

/// The value of an operation, if it is known: a constant, or one of its arguments.
pub fn operation(program: &LlProgram, code: LlOp, args: &[V], result: LlType) -> Option<V> {
    if let LlOp::SameAs = code {
        return args.first().cloned();
    }
    // (A plain loop: most have a variable, and each is asked in each turn.)
    let mut constants = 0;
    while constants < args.len() && matches!(args[constants], V::Const(_)) {
        constants += 1;
    }
    if constants == args.len() {
        let constants: Vec<&LlConst> = args.iter().filter_map(Value::constant).collect();
        if let Some(value) = on_constants(program, code, &constants, result) {
            return Some(V::Const(value));
        }
    }
    identity(code, args)
}

fn on_constants(
    program: &LlProgram,
    code: LlOp,
    args: &[&LlConst],
    result: LlType,
) -> Option<LlConst> {
    let word = program.word_bits;
    let primitives: Option<Vec<Primitive>> = args.iter().map(|arg| primitive(arg)).collect();
    let computed = primitives.and_then(|args| arith::compute(code, &args, word));
    match computed {
        Some(Computed::Value(value)) => return constant(value, result),
        Some(Computed::Overflow | Computed::Undefined) => return None,
        None => {}
    }
    match (code, args) {
        (LlOp::Likely | LlOp::Unlikely, [LlConst::Bool(a)]) => Some(LlConst::Bool(*a)),
        (LlOp::PtrNonzero, [pointer]) => Some(LlConst::Bool(!pointer.is_null()?)),
        (LlOp::Ptr(op), [a, b]) => {
            let equal = a.is_same_pointer(b)?;
            let ordering = if equal {
                Ordering::Equal
            } else {
                Ordering::Less
            };
            matches!(op, CmpOp::Eq | CmpOp::Ne).then(|| LlConst::Bool(arith::compare(op, ordering)))
        }
        (LlOp::CastPointer, [LlConst::Null(_)]) => Some(LlConst::Null(result)),
        (LlOp::CastPointer, [LlConst::Data(_, id)]) if matches!(result, LlType::Ptr(_)) => {
            Some(LlConst::Data(result, *id))
        }
        (LlOp::GetField(id, field), [LlConst::Data(_, data)]) => {
            let def = &program.types.structs[id];
            let fixed = def.immutable || def.fields.get(field as usize)?.immutable;
            if !fixed {
                return None;
            }
            scalar(field_of(program, *data, id, field)?)
        }
        (LlOp::IsSubclass(root), [LlConst::Data(_, class), LlConst::Data(_, of)]) => {
            let number = |data: crate::lltype::DataId, name: &str| match field_of(
                program,
                data,
                root,
                program.types.field(root, name)?,
            )? {
                LlConst::Int(n, _) => Some(*n),
                _ => None,
            };
            let own = number(*class, "subclassrange_min")?;
            let range = number(*of, "subclassrange_min")?..number(*of, "subclassrange_max")?;
            Some(LlConst::Bool(range.contains(&own)))
        }
        (LlOp::GetLength(path), [LlConst::Data(_, data)]) => {
            let len = items_of(program, *data, path.base, path.array_field)?
                .1
                .len();
            Some(LlConst::signed(len as i64))
        }
        (LlOp::GetItem(path), [LlConst::Data(_, data), LlConst::Int(i, _)]) => {
            let (fixed, items) = items_of(program, *data, path.base, path.array_field)?;
            if !fixed {
                return None;
            }
            let i = usize::try_from(*i).ok()?;
            let item = match items {
                Items::Bytes(bytes) => return bytes.get(i).map(|&b| LlConst::Char(b)),
                Items::Numbers(numbers) => {
                    let number = i128::from(*numbers.get(i)?);
                    return Some(LlConst::Int(number, IntKind::I32));
                }
                Items::Consts(consts) => consts.get(i)?,
            };
            match (path.item_field, item) {
                (None, item) => scalar(item),
                (Some(field), LlConst::Struct(fields)) => scalar(fields.get(field as usize)?),
                _ => None,
            }
        }
        _ => None,
    }
}

/// A constant that can stand as a value by itself.
fn scalar(value: &LlConst) -> Option<LlConst> {
    match value {
        LlConst::Struct(_) | LlConst::Items(_) => None,
        value => Some(value.clone()),
    }
}

/// A constant as a primitive.
fn primitive(value: &LlConst) -> Option<Primitive> {
    Some(match value {
        LlConst::Bool(b) => Primitive::Int((*b).into()),
        LlConst::Char(c) => Primitive::Int((*c).into()),
        LlConst::UniChar(c) => Primitive::Int((*c).into()),
        LlConst::Int(i, _) => Primitive::Int(*i),
        LlConst::Float(bits) => Primitive::Float(f64::from_bits(*bits)),
        LlConst::SingleFloat(bits) => Primitive::Float(f32::from_bits(*bits).into()),
        _ => return None,
    })
}

/// A primitive as a constant of a type.
fn constant(value: Primitive, ty: LlType) -> Option<LlConst> {
    Some(match (value, ty) {
        (Primitive::Int(i), LlType::Bool) => LlConst::Bool(i != 0),
        (Primitive::Int(i), LlType::Char) => LlConst::Char(i as u8),
        (Primitive::Int(i), LlType::UniChar) => LlConst::UniChar(i as u32),
        (Primitive::Int(i), LlType::Int(kind)) => LlConst::Int(i, kind),
        (Primitive::Float(f), LlType::Float) => LlConst::Float(f.to_bits()),
        (Primitive::Float(f), LlType::SingleFloat) => LlConst::SingleFloat((f as f32).to_bits()),
        _ => return None,
    })
}

/// The value of a field of prebuilt data, which may be of a structure that extends `id`.
fn field_of(
    program: &LlProgram,
    data: crate::lltype::DataId,
    id: crate::lltype::StructId,
    field: u32,
) -> Option<&LlConst> {
    let data = &program.data[data];
    let LlType::Inline(Container::Struct(mut at)) = data.ty else {
        return None;
    };
    let mut value = data.value.as_ref()?;
    loop {
        let LlConst::Struct(fields) = value else {
            return None;
        };
        if at == id {
            return fields.get(field as usize);
        }
        at = program.types.base(at)?;
        value = fields.first()?;
    }
}

/// The items of a prebuilt array, and whether they never change.
fn items_of(
    program: &LlProgram,
    data: crate::lltype::DataId,
    base: Container,
    array_field: Option<u32>,
) -> Option<(bool, &Items)> {
    match (base, array_field) {
        (Container::Array(id), None) => match program.data[data].value.as_ref()? {
            LlConst::Items(items) => Some((program.types.arrays[id].immutable, items)),
            _ => None,
        },
        (Container::Struct(id), Some(field)) => {
            let def = &program.types.structs[id];
            let LlConst::Items(items) = field_of(program, data, id, field)? else {
                return None;
            };
            let inner = match def.fields.get(field as usize)?.ty {
                LlType::Inline(Container::Array(array)) => program.types.arrays[array].immutable,
                _ => false,
            };
            Some((def.immutable || inner, items))
        }
        _ => None,
    }
}

/// Operations that give back an argument, or the same whatever the arguments are.
fn identity(code: LlOp, args: &[V]) -> Option<V> {
    let int = |value: &V| match value {
        V::Const(LlConst::Int(i, _)) => Some(*i),
        _ => None,
    };
    let same_vars = || matches!(args, [V::Var(a), V::Var(b)] if a == b);
    match (code, args) {
        (LlOp::Int(op, kind), [a, b]) => {
            let zero = || V::Const(LlConst::Int(0, kind));
            match (op, int(a), int(b)) {
                (IntOp::Add | IntOp::AddOvf | IntOp::Or | IntOp::Xor, _, Some(0)) => {
                    Some(a.clone())
                }
                (IntOp::Add | IntOp::AddOvf | IntOp::Or | IntOp::Xor, Some(0), _) => {
                    Some(b.clone())
                }
                (IntOp::Sub | IntOp::SubOvf | IntOp::Lshift | IntOp::Rshift, _, Some(0)) => {
                    Some(a.clone())
                }
                (IntOp::Mul | IntOp::MulOvf | IntOp::FloorDiv | IntOp::Div, _, Some(1)) => {
                    Some(a.clone())
                }
                (IntOp::Mul | IntOp::MulOvf, Some(1), _) => Some(b.clone()),
                (IntOp::Mul | IntOp::MulOvf | IntOp::And, _, Some(0)) => Some(zero()),
                (IntOp::Mul | IntOp::MulOvf | IntOp::And, Some(0), _) => Some(zero()),
                (IntOp::Mod | IntOp::Rem, _, Some(1)) => Some(zero()),
                (IntOp::Eq | IntOp::Le | IntOp::Ge, ..) if same_vars() => {
                    Some(V::Const(LlConst::Bool(true)))
                }
                (IntOp::Ne | IntOp::Lt | IntOp::Gt, ..) if same_vars() => {
                    Some(V::Const(LlConst::Bool(false)))
                }
                (IntOp::Sub | IntOp::SubOvf, ..) if same_vars() => Some(zero()),
                (IntOp::InBounds, _, Some(n)) if n <= 0 => Some(V::Const(LlConst::Bool(false))),
                _ => None,
            }
        }
        (LlOp::Float(FloatOp::Mul | FloatOp::Div), [a, V::Const(LlConst::Float(one))])
            if f64::from_bits(*one) == 1.0 =>
        {
            Some(a.clone())
        }
        (LlOp::Bool(CmpOp::Eq), [a, V::Const(LlConst::Bool(true))]) => Some(a.clone()),
        (LlOp::Bool(CmpOp::Ne), [a, V::Const(LlConst::Bool(false))]) => Some(a.clone()),
        (LlOp::Ptr(CmpOp::Eq), _) if same_vars() => Some(V::Const(LlConst::Bool(true))),
        (LlOp::Ptr(CmpOp::Ne), _) if same_vars() => Some(V::Const(LlConst::Bool(false))),
        (LlOp::Char(op) | LlOp::UniChar(op) | LlOp::Bool(op), _) if same_vars() => {
            Some(V::Const(LlConst::Bool(arith::compare(op, Ordering::Equal))))
        }
        _ => None,
    }
}
