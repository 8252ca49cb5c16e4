//! Dicts, sets and dict views.
//!
//! A dict is the gc structure described in `helpers/ll_dict.py`; a set is a dict whose values are
//! `Void`. Whether entries keep a hash depends on the key: not where hashing and comparing are
//! as cheap as reading it.

use super::constant::{inline_of, strip, Unfilled};
use super::lower::{void, Hop, HopArg, LlValue, Lower};
use super::rcompare::{known_hash, Hashed};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::{DictDefId, KeyFunction};
use crate::annotate::types::model::{IterVariant, Kind, SomeValue};
use crate::front::code::{BinaryOp, CompareOp};
use crate::host::object::{ObjId, Object};
use crate::ir::op::HlOp;
use crate::lltype::{
    Container, DataId, Field, IntKind, IntOp, Items, LlConst, LlOp, LlType, StructId,
};

const MODULE: &str = "ll_dict";

/// What is in a slot of a table that is free, and in that of the first entry: as `helpers/ll_dict.py` has them.
const FREE: i32 = 0;
const FIRST: i32 = 2;

/// The low-level types of dicts, by their definition.
#[derive(Default)]
pub struct Dicts {
    types: super::Map<DictDefId, LlType>,
    /// Definitions whose item types are being computed; with the structure, if it was needed.
    open: Vec<(DictDefId, Option<StructId>)>,
    /// What prebuilt dicts have that have no table yet: one of one slot, which is free.
    no_table: Option<DataId>,
}

/// The low-level type of a definition's dicts.
pub fn lltype(rt: &mut RTyper<'_>, def: DictDefId) -> LlType {
    let def = rt.ann.find_dict(def);
    if let Some(&ty) = rt.dicts.types.get(&def) {
        return ty;
    }
    if let Some(at) = rt.dicts.open.iter().position(|open| open.0 == def) {
        let id = match rt.dicts.open[at].1 {
            Some(id) => id,
            None => rt.types().forward("dict", true),
        };
        rt.dicts.open[at].1 = Some(id);
        return LlType::Ptr(Container::Struct(id));
    }
    rt.dicts.open.push((def, None));
    let (key, value) = item_reprs(rt, def).unwrap_or((Repr::None, Repr::None));
    let entry = entry_struct(rt, key, value);
    let entries = rt
        .types()
        .gc_array(LlType::Inline(Container::Struct(entry)));
    let indexes = rt.types().gc_array(LlType::Int(IntKind::I32));
    let dead = rt.types().gc_array(LlType::Bool);
    let field = |name: &str, ty| Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let mut fields = vec![
        field("live", LlType::SIGNED),
        field("used", LlType::SIGNED),
        field("room", LlType::SIGNED),
        field("recent", LlType::SIGNED),
        field("slot", LlType::SIGNED),
        field("first", LlType::SIGNED),
        field("entries", LlType::Ptr(Container::Array(entries))),
        field("indexes", LlType::Ptr(Container::Array(indexes))),
        field("keyed", LlType::Ptr(Container::Array(indexes))),
        field("dead", LlType::Ptr(Container::Array(dead))),
    ];
    if compares_by_program(rt, def, key) {
        fields.push(field("calls", LlType::Void));
    }
    let id = match rt.dicts.open.pop() {
        Some((_, Some(id))) => {
            rt.types().complete(id, fields);
            id
        }
        _ => rt.types().structural("dict", true, fields),
    };
    let ty = LlType::Ptr(Container::Struct(id));
    rt.dicts.types.insert(def, ty);
    let (key, value) = (rt.lltype(key), rt.lltype(value));
    rt.types().structs[id].shown = Some(match value {
        LlType::Void => ("set", vec![key]),
        _ => ("dict", vec![key, value]),
    });
    ty
}

fn entry_struct(rt: &mut RTyper<'_>, key: Repr, value: Repr) -> StructId {
    let field = |name: &str, ty| Field {
        name: name.into(),
        ty,
        immutable: false,
    };
    let mut fields = Vec::new();
    if keeps_hash(key) {
        fields.push(field("hash", LlType::SIGNED));
    }
    let (key, value) = (rt.lltype(key), rt.lltype(value));
    fields.push(field("key", key));
    fields.push(field("value", value));
    let id = rt.types().structural("dictentry", false, fields);
    rt.types().structs[id].shown = Some(match value {
        LlType::Void => ("entry", vec![key]),
        _ => ("entry", vec![key, value]),
    });
    id
}

/// Whether entries keep the hash of keys of this representation.
fn keeps_hash(key: Repr) -> bool {
    !matches!(key, Repr::Int(_) | Repr::Bool | Repr::Char | Repr::LlChar)
}

/// Whether comparing keys may run the program's code.
fn compares_by_program(rt: &RTyper<'_>, def: DictDefId, key: Repr) -> bool {
    rt.ann.dictdef(def).key_functions.is_some() || compared_by_program(rt, key)
}

/// Whether comparing two values of this representation may.
fn compared_by_program(rt: &RTyper<'_>, repr: Repr) -> bool {
    match repr {
        Repr::Instance(class) => rt.ann.key_function(class, KeyFunction::Eq).is_some(),
        Repr::Tuple(parts) | Repr::Optional(parts) | Repr::Seq(parts) => rt
            .reprs(parts)
            .iter()
            .any(|&part| compared_by_program(rt, part)),
        Repr::None | Repr::Const(_) | Repr::Float | Repr::Str | Repr::Bytes => false,
        Repr::Func(_) | Repr::Closure(_) | Repr::Frozen(_) | Repr::Class => false,
        _ => keeps_hash(repr),
    }
}

/// The representations of keys and values.
pub fn item_reprs(rt: &mut RTyper<'_>, def: DictDefId) -> RResult<(Repr, Repr)> {
    let def = rt.ann.dictdef(def);
    let (key, value) = (def.key.clone(), def.value.clone());
    Ok((rt.held_repr(&key)?, rt.held_repr(&value)?))
}

/// The definition behind a representation.
fn def_of(repr: Repr) -> RResult<DictDefId> {
    match repr {
        Repr::Dict(def) | Repr::Set(def) | Repr::DictView(def, _) => Ok(def),
        _ => error("RP0599", "a dict is expected"),
    }
}

/// The functions that hash and compare keys, as arguments for helpers.
pub fn key_functions(cx: &mut Lower<'_, '_>, def: DictDefId) -> RResult<[LlValue; 3]> {
    let (key, _) = item_reprs(cx.rt, def)?;
    let (hash, keyed, eq) = match cx.rt.ann.dictdef(def).key_functions {
        Some((eq, hash)) => {
            let hash = super::rcompare::taking(cx.rt, hash, key)?;
            (hash, hash, super::rcompare::taking(cx.rt, eq, key)?)
        }
        None => {
            let hash = super::rcompare::hash_function(cx.rt, key, Hashed::Plainly)?;
            let keyed = match compares_by_program(cx.rt, def, key) {
                true => hash,
                false => super::rcompare::hash_function(cx.rt, key, Hashed::Keyed)?,
            };
            (hash, keyed, super::rcompare::eq_function(cx.rt, key)?)
        }
    };
    Ok([hash, keyed, eq].map(|func| cx.func_arg(func)))
}

/// Whether what is looked for among the keys of a dict or set, as texts, may be a part of one.
pub fn keys_may_be_parts(rt: &mut RTyper<'_>, s: &SomeValue) -> bool {
    let (Kind::Dict(def) | Kind::Set { def, .. }) = s.kind else {
        return false;
    };
    let dict = rt.ann.dictdef(def);
    let (plain, key) = (dict.key_functions.is_none(), dict.key.clone());
    plain && rt.held_repr(&key) == Ok(Repr::Str)
}

/// A key that is looked for.
fn sought(cx: &mut Lower<'_, '_>, arg: &HopArg, key: Repr) -> RResult<LlValue> {
    match arg.r {
        Repr::Part => Ok(arg.v.clone()),
        _ => cx.input(arg, key),
    }
}

/// The hash that a dict has for a key.
pub fn hash_of_key(cx: &mut Lower<'_, '_>, args: &Hop) -> RResult<LlValue> {
    let def = def_of(args.args[0].r)?;
    let (key, _) = item_reprs(cx.rt, def)?;
    let key = cx.input(&args.args[1], key)?;
    let [hash, ..] = key_functions(cx, def)?;
    cx.gendirectcall(MODULE, "ll_hash_of_key", vec![key, hash])
}

/// The function that makes the `repr` of a key, as argument for helpers.
fn key_text(cx: &mut Lower<'_, '_>, def: DictDefId, key: Repr) -> RResult<LlValue> {
    let shows = cx.rt.ann.dictdef(def).shows;
    let text = super::rformat::item_function(cx.rt, shows, key)?;
    Ok(cx.func_arg(text))
}

/// A dict (or set, or view), checked for `None`.
pub fn dict_arg(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<LlValue> {
    let d = cx.input(arg, arg.r)?;
    if arg.s.can_be_none() {
        cx.check_not_none(&d, "TypeError", "'NoneType' object is not iterable".into())?;
    }
    Ok(d)
}

fn type_arg(cx: &mut Lower<'_, '_>, repr: Repr) -> LlValue {
    let ty = cx.rt.lltype(repr);
    cx.type_arg(inline_of(ty))
}

fn new(cx: &mut Lower<'_, '_>, repr: Repr) -> RResult<LlValue> {
    let ty = type_arg(cx, repr);
    cx.gendirectcall(MODULE, "ll_newdict", vec![ty])
}

/// Calls a helper `(dict, args…, hash, keyed, eq)`.
fn keyed(
    cx: &mut Lower<'_, '_>,
    name: &str,
    def: DictDefId,
    mut args: Vec<LlValue>,
) -> RResult<LlValue> {
    args.extend(key_functions(cx, def)?);
    cx.gendirectcall(MODULE, name, args)
}

/// Calls a helper `(dict, key, known, args…, hash, keyed, eq)`, which looks for a key.
fn seeking(
    cx: &mut Lower<'_, '_>,
    name: &str,
    def: DictDefId,
    [d, k]: [LlValue; 2],
    args: Vec<LlValue>,
) -> RResult<LlValue> {
    let (key, _) = item_reprs(cx.rt, def)?;
    // A key that does not equal itself is never the same.
    let known = match key == Repr::Float || compares_by_program(cx.rt, def, key) {
        true => super::lower::bool_const(false),
        false => cx.genop(LlOp::Sought, vec![d.clone(), k.clone()], LlType::Bool),
    };
    let functions = match cx.rt.strings.part == Some(cx.ty(&k)) {
        true => super::rpart::key_functions(cx)?,
        false => key_functions(cx, def)?,
    };
    let args = [vec![d, k, known], args, functions.to_vec()].concat();
    cx.gendirectcall(MODULE, name, args)
}

/// `{k: v, …}`, `{a, …}`
pub fn newdict(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let def = def_of(hop.r_result)?;
    let (key, value) = item_reprs(cx.rt, def)?;
    let d = new(cx, hop.r_result)?;
    if hop.op == HlOp::NewSet {
        for arg in &hop.args {
            let k = cx.input(arg, key)?;
            seeking(cx, "ll_setitem", def, [d.clone(), k], vec![void()])?;
        }
        return Ok(d);
    }
    for pair in hop.args.chunks(2) {
        let k = cx.input(&pair[0], key)?;
        let v = cx.input(&pair[1], value)?;
        seeking(cx, "ll_setitem", def, [d.clone(), k], vec![v])?;
    }
    Ok(d)
}

/// A new empty dict or set.
pub fn empty(cx: &mut Lower<'_, '_>, repr: Repr) -> RResult<LlValue> {
    new(cx, repr)
}

/// Adding to the dict or set of a display or a comprehension.
pub fn display(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let def = def_of(hop.r(0))?;
    let (key, value) = item_reprs(cx.rt, def)?;
    match hop.op {
        HlOp::SetAdd => {
            let d = dict_arg(cx, &hop.args[0])?;
            let k = sought(cx, &hop.args[1], key)?;
            seeking(cx, "ll_setitem", def, [d, k], vec![void()])
        }
        HlOp::DictSetItem => {
            let d = dict_arg(cx, &hop.args[0])?;
            let k = sought(cx, &hop.args[1], key)?;
            let v = cx.inputarg(hop, 2, value)?;
            seeking(cx, "ll_setitem", def, [d, k], vec![v])
        }
        _ => update(cx, &hop.args[0], &hop.args[1]),
    }
}

/// Whether two definitions have keys and values that are held alike, and keys that are looked for alike.
fn alike(rt: &mut RTyper<'_>, a: DictDefId, b: DictDefId) -> RResult<bool> {
    Ok(item_reprs(rt, a)?.1 == item_reprs(rt, b)?.1 && keys_alike(rt, a, b)?)
}

/// The same of keys alone.
fn keys_alike(rt: &mut RTyper<'_>, a: DictDefId, b: DictDefId) -> RResult<bool> {
    let functions = |rt: &RTyper<'_>, def| rt.ann.dictdef(def).key_functions;
    Ok(item_reprs(rt, a)?.0 == item_reprs(rt, b)?.0 && functions(rt, a) == functions(rt, b))
}

fn update(cx: &mut Lower<'_, '_>, dict: &HopArg, other: &HopArg) -> RResult<LlValue> {
    let def = def_of(dict.r)?;
    let d = dict_arg(cx, dict)?;
    match other.r {
        Repr::Dict(from) | Repr::Set(from) if alike(cx.rt, def, from)? => {
            let other = dict_arg(cx, other)?;
            keyed(cx, "ll_update", def, vec![d, other])?;
        }
        _ if matches!(dict.r, Repr::Set(_)) => add_all(cx, d, def, other)?,
        _ => {
            // Pairs.
            let (key, value) = item_reprs(cx.rt, def)?;
            let pair = Repr::Tuple(cx.rt.intern_reprs(vec![key, value]));
            let other = match other.r {
                Repr::Dict(from) => view(cx, other, from, IterVariant::Items)?,
                _ => other.clone(),
            };
            let (it, repr) = super::riter::iterator(cx, &other)?;
            let next = super::riter::next_function(cx.rt, repr, pair)?;
            let next = cx.func_arg(next);
            keyed(cx, "ll_update_pairs", def, vec![d, it, next])?;
        }
    }
    Ok(void())
}

/// A view of a dict, which may be a constant (the view is none).
fn view(
    cx: &mut Lower<'_, '_>,
    dict: &HopArg,
    def: DictDefId,
    variant: IterVariant,
) -> RResult<HopArg> {
    Ok(HopArg {
        v: dict_arg(cx, dict)?,
        r: Repr::DictView(def, variant),
        s: dict.s.non_none().widened(),
        part: None,
    })
}

/// Adds all items of something to a set.
pub fn add_all(cx: &mut Lower<'_, '_>, set: LlValue, def: DictDefId, from: &HopArg) -> RResult<()> {
    let (key, _) = item_reprs(cx.rt, def)?;
    let (it, repr) = super::riter::iterator(cx, from)?;
    let next = super::riter::next_function(cx.rt, repr, key)?;
    let next = cx.func_arg(next);
    keyed(cx, "ll_add_all", def, vec![set, it, next])?;
    Ok(())
}

/// `dict(x)`, `set(x)`, `frozenset(x)`: a new one in the representation `repr`.
pub fn from_iterable(cx: &mut Lower<'_, '_>, repr: Repr, from: &HopArg) -> RResult<LlValue> {
    let def = def_of(repr)?;
    if let Repr::Dict(other) | Repr::Set(other) = from.r {
        let same_kind = matches!(repr, Repr::Set(_)) == matches!(from.r, Repr::Set(_));
        if same_kind && alike(cx.rt, def, other)? {
            let d = dict_arg(cx, from)?;
            return cx.gendirectcall(MODULE, "ll_copy", vec![d]);
        }
    }
    let d = new(cx, repr)?;
    match repr {
        Repr::Set(_) => add_all(cx, d.clone(), def, from)?,
        _ => {
            let target = held_in(cx, repr, d.clone());
            update(cx, &target, from)?;
        }
    }
    Ok(d)
}

/// A dict or set operand in the representation `repr`: itself, or a copy.
fn as_dict(cx: &mut Lower<'_, '_>, repr: Repr, arg: &HopArg) -> RResult<LlValue> {
    match (repr, arg.r) {
        (Repr::Dict(a), Repr::Dict(b)) | (Repr::Set(a), Repr::Set(b)) if alike(cx.rt, a, b)? => {
            dict_arg(cx, arg)
        }
        _ => from_iterable(cx, repr, arg),
    }
}

/// What has the keys of an operand as those of sets in the representation `repr` are held: itself, or a new set.
fn as_keys(cx: &mut Lower<'_, '_>, repr: Repr, arg: &HopArg) -> RResult<LlValue> {
    match arg.r {
        Repr::Set(other) | Repr::Dict(other) | Repr::DictView(other, IterVariant::Keys)
            if keys_alike(cx.rt, def_of(repr)?, other)? =>
        {
            dict_arg(cx, arg)
        }
        _ => from_iterable(cx, repr, arg),
    }
}

/// `len(d)`
pub fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let d = dict_arg(cx, &hop.args[0])?;
    Ok(cx.getfield(d, "live"))
}

/// `bool(d)`
pub fn truth(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if hop.s(0).can_be_none() {
        let d = cx.inputarg(hop, 0, hop.r(0))?;
        return cx.gendirectcall(MODULE, "ll_truth_or_none", vec![d]);
    }
    let n = len(cx, hop)?;
    Ok(cx.int(IntOp::IsTrue, IntKind::Signed, vec![n]))
}

/// `d[k]`
pub fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let def = def_of(hop.r(0))?;
    let (key, value) = item_reprs(cx.rt, def)?;
    let d = dict_arg(cx, &hop.args[0])?;
    let k = sought(cx, &hop.args[1], key)?;
    if let Some(factory) = cx.rt.ann.dictdef(def).default_factory {
        let factory = cx.rt.function(factory)?;
        let factory = cx.func_arg(factory);
        let v = seeking(cx, "ll_getitem_default", def, [d, k], vec![factory])?;
        return cx.convert(v, value, hop.r_result);
    }
    let text = key_text(cx, def, key)?;
    let v = seeking(cx, "ll_getitem", def, [d, k], vec![text])?;
    cx.convert(v, value, hop.r_result)
}

/// `d[k] = v`
pub fn setitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let def = def_of(hop.r(0))?;
    let (key, value) = item_reprs(cx.rt, def)?;
    let d = dict_arg(cx, &hop.args[0])?;
    let k = sought(cx, &hop.args[1], key)?;
    let v = cx.inputarg(hop, 2, value)?;
    seeking(cx, "ll_setitem", def, [d, k], vec![v])
}

/// `del d[k]`
pub fn delitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let def = def_of(hop.r(0))?;
    let (key, _) = item_reprs(cx.rt, def)?;
    let d = dict_arg(cx, &hop.args[0])?;
    let k = sought(cx, &hop.args[1], key)?;
    let text = key_text(cx, def, key)?;
    seeking(cx, "ll_delitem", def, [d, k], vec![text])
}

/// `k in d` and the like, also of a view.
pub fn seek(cx: &mut Lower<'_, '_>, hop: &Hop, name: &str) -> RResult<LlValue> {
    let def = def_of(hop.r(0))?;
    let (key, _) = item_reprs(cx.rt, def)?;
    let d = dict_arg(cx, &hop.args[0])?;
    if !cx.rt.convertible(hop.r(1), key) {
        return super::dispatch::unsupported(cx, hop, "looking up a key of another type");
    }
    let k = sought(cx, &hop.args[1], key)?;
    seeking(cx, name, def, [d, k], vec![])
}

/// The value of an entry.
pub fn value_at(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, n) = (dict_arg(cx, &hop.args[0])?, hop.args[1].v.clone());
    entry(cx, d, n, hop.r(0), IterVariant::Values, hop.r_result)
}

/// `==` and `!=`; for sets also the subset comparisons.
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    let (a, b) = (def_of(hop.r(0))?, def_of(hop.r(1))?);
    let repr = match (hop.r(0), hop.r(1)) {
        (Repr::DictView(a, IterVariant::Items), Repr::DictView(b, IterVariant::Items))
            if matches!(op, CompareOp::Eq | CompareOp::Ne) =>
        {
            let mut dicts = hop.clone();
            for (arg, def) in dicts.args.iter_mut().zip([a, b]) {
                arg.r = Repr::Dict(def);
                arg.s = super::rcompare::annotation_of(cx.rt, arg.r).non_none();
            }
            return compare(cx, &dicts, op);
        }
        (Repr::DictView(..), _) | (_, Repr::DictView(..)) => {
            return super::dispatch::unsupported(cx, hop, "this comparison")
        }
        (repr, other) => {
            let ((ka, va), (kb, vb)) = (item_reprs(cx.rt, a)?, item_reprs(cx.rt, b)?);
            if cx.rt.convertible(kb, ka) && cx.rt.convertible(vb, va) {
                repr
            } else if cx.rt.convertible(ka, kb) && cx.rt.convertible(va, vb) {
                other
            } else {
                return match op {
                    CompareOp::Eq => Ok(super::lower::bool_const(false)),
                    CompareOp::Ne => Ok(super::lower::bool_const(true)),
                    _ => super::dispatch::unsupported(cx, hop, "this comparison"),
                };
            }
        }
    };
    let a = def_of(repr)?;
    // `None` is equal to itself alone.
    let nullable = (0..2).any(|at| hop.s(at).can_be_none())
        && matches!(op, CompareOp::Eq | CompareOp::Ne)
        && (0..2).all(|at| hop.r(at) == repr);
    let mut operand = |at: usize| match nullable {
        true => cx.inputarg(hop, at, repr),
        false => as_dict(cx, repr, &hop.args[at]),
    };
    let (x, y) = (operand(0)?, operand(1)?);
    let (_, value) = item_reprs(cx.rt, a)?;
    match (op, repr) {
        (CompareOp::Eq | CompareOp::Ne, _) => {
            let value_eq = super::rcompare::eq_function(cx.rt, value)?;
            let value_eq = cx.func_arg(value_eq);
            let args = [&[x, y][..], &key_functions(cx, a)?, &[value_eq]].concat();
            let name = if nullable { "ll_eq_or_none" } else { "ll_eq" };
            let equal = cx.gendirectcall(MODULE, name, args)?;
            Ok(cx.equality(op, equal))
        }
        (_, Repr::Set(_)) => {
            let (x, y) = match op {
                CompareOp::Ge | CompareOp::Gt => (y, x),
                _ => (x, y),
            };
            let name = match op {
                CompareOp::Le | CompareOp::Ge => "ll_issubset",
                _ => "ll_isproper",
            };
            keyed(cx, name, a, vec![x, y])
        }
        _ => super::dispatch::unsupported(cx, hop, "this comparison"),
    }
}

/// `|`, and on sets `&`, `-`, `^`; plain and in place.
pub fn binary(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp, inplace: bool) -> RResult<LlValue> {
    let frozen = is_frozen(&hop.args[0]);
    // (A set is not changed by what is no set: the view of a dict makes a new one of both.)
    let changes = matches!((hop.r(0), hop.r(1)), (Repr::Dict(_), _) | (_, Repr::Set(_)));
    let inplace = inplace && !frozen && changes;
    let repr = if inplace { hop.r(0) } else { hop.r_result };
    let (left, right) = (&hop.args[0], &hop.args[1]);
    match (op, repr) {
        (BinaryOp::Or, Repr::Dict(_)) => {
            let d = match inplace {
                true => dict_arg(cx, left)?,
                false => from_iterable(cx, repr, left)?,
            };
            let target = held_in(cx, repr, d.clone());
            update(cx, &target, right)?;
            Ok(d)
        }
        (_, Repr::Set(_)) if inplace => {
            change(cx, op, repr, left, std::slice::from_ref(right))?;
            dict_arg(cx, left)
        }
        (BinaryOp::And, Repr::Set(_)) => {
            let is_set = |arg: &HopArg| matches!(arg.r, Repr::Set(_));
            // (Of a view and something else, the view is asked.)
            let (asked, other) = match is_view(right) && !is_view(left) {
                true => (right, left),
                false => (left, right),
            };
            match (is_view(asked), is_view(other), is_set(other)) {
                (true, false, true) if !is_frozen(other) => intersection(cx, repr, other, asked),
                (true, false, _) => common(cx, repr, asked, other),
                _ => intersection(cx, repr, asked, other),
            }
        }
        (BinaryOp::Or | BinaryOp::Sub | BinaryOp::Xor, Repr::Set(_)) => {
            combined_with(cx, op, repr, left, right)
        }
        _ => super::dispatch::unsupported(cx, hop, "this operator"),
    }
}

fn is_frozen(arg: &HopArg) -> bool {
    matches!(arg.s.kind, Kind::Set { frozen: true, .. })
}

fn is_view(arg: &HopArg) -> bool {
    matches!(arg.r, Repr::DictView(..))
}

/// A dict or set that was made here.
fn held_in(cx: &mut Lower<'_, '_>, repr: Repr, d: LlValue) -> HopArg {
    HopArg::new(
        d,
        super::rcompare::annotation_of(cx.rt, repr).non_none(),
        repr,
    )
}

/// A new set of what both have. Of two objects that are equal it has that of the smaller one, of `b` if they are as large.
fn intersection(cx: &mut Lower<'_, '_>, repr: Repr, a: &HopArg, b: &HopArg) -> RResult<LlValue> {
    made_of(cx, "ll_intersection", repr, a, b)
}

/// The same, with those of `b` in any case.
fn common(cx: &mut Lower<'_, '_>, repr: Repr, a: &HopArg, b: &HopArg) -> RResult<LlValue> {
    made_of(cx, "ll_add_common", repr, a, b)
}

/// A new set, to which a helper adds keys of both operands.
fn made_of(
    cx: &mut Lower<'_, '_>,
    name: &str,
    repr: Repr,
    a: &HopArg,
    b: &HopArg,
) -> RResult<LlValue> {
    let (a, b) = (as_keys(cx, repr, a)?, as_keys(cx, repr, b)?);
    let made = new(cx, repr)?;
    keyed(cx, name, def_of(repr)?, vec![made.clone(), a, b])?;
    Ok(made)
}

/// A new set of a set and another operand, as its methods make one.
fn combined_with(
    cx: &mut Lower<'_, '_>,
    op: BinaryOp,
    repr: Repr,
    set: &HopArg,
    other: &HopArg,
) -> RResult<LlValue> {
    match (op, other.r) {
        (BinaryOp::And, Repr::Set(_)) => return intersection(cx, repr, set, other),
        (BinaryOp::And, _) => return common(cx, repr, set, other),
        (BinaryOp::Sub, _) => return made_of(cx, "ll_difference", repr, set, other),
        _ => {}
    }
    // (Of two sets, Python copies the other one here: it tells which is asked whether they are equal.)
    let (copied, other) = match op {
        BinaryOp::Xor if matches!(other.r, Repr::Set(_)) && !is_view(set) => (other, set),
        _ => (set, other),
    };
    let made = from_iterable(cx, repr, copied)?;
    let changed = held_in(cx, repr, made.clone());
    change(cx, op, repr, &changed, std::slice::from_ref(other))?;
    Ok(made)
}

/// Changes a set by each of the others.
fn change(
    cx: &mut Lower<'_, '_>,
    op: BinaryOp,
    repr: Repr,
    set: &HopArg,
    others: &[HopArg],
) -> RResult<()> {
    let d = dict_arg(cx, set)?;
    if op == BinaryOp::And {
        let mut of = set.clone();
        for other in others {
            let common = combined_with(cx, op, repr, &of, other)?;
            of = held_in(cx, repr, common);
        }
        if !others.is_empty() {
            cx.gendirectcall(MODULE, "ll_become", vec![d, of.v])?;
        }
        return Ok(());
    }
    for other in others {
        let (name, other) = match op {
            BinaryOp::Or => ("ll_update", as_dict(cx, repr, other)?),
            BinaryOp::Sub => ("ll_difference_update", as_keys(cx, repr, other)?),
            _ => ("ll_symmetric_difference_update", as_keys(cx, repr, other)?),
        };
        keyed(cx, name, def_of(repr)?, vec![d.clone(), other])?;
    }
    Ok(())
}

/// The dict or set that a method is of, and the representations of its keys and values.
fn receiver(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<(LlValue, DictDefId, Repr, Repr)> {
    let def = def_of(hop.r(0))?;
    let (key, value) = item_reprs(cx.rt, def)?;
    let d = dict_arg(cx, &hop.args[0])?;
    Ok((d, def, key, value))
}

/// `d.get(k, default)`
pub fn get(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, key, value) = receiver(cx, hop)?;
    let k = sought(cx, &hop.args[1], key)?;
    // In the representation of the result, which takes in the default.
    let default = match hop.args.len() {
        2 => cx.convert(void(), Repr::None, hop.r_result)?,
        _ => cx.inputarg(hop, 2, hop.r_result)?,
    };
    if cx.rt.lltype(value) == cx.rt.lltype(hop.r_result) {
        return seeking(cx, "ll_get", def, [d, k], vec![default]);
    }
    let convert = convert_function(cx, value, hop.r_result)?;
    seeking(cx, "ll_get_converted", def, [d, k], vec![default, convert])
}

/// `d.setdefault(k, default)`
pub fn setdefault(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, key, value) = receiver(cx, hop)?;
    let k = sought(cx, &hop.args[1], key)?;
    let default = match hop.args.len() {
        2 => cx.convert(void(), Repr::None, value)?,
        _ => cx.inputarg(hop, 2, value)?,
    };
    let v = seeking(cx, "ll_setdefault", def, [d, k], vec![default])?;
    cx.convert(v, value, hop.r_result)
}

/// `d.pop(k)`, `d.pop(k, default)`
pub fn pop(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, key, value) = receiver(cx, hop)?;
    let k = sought(cx, &hop.args[1], key)?;
    if hop.args.len() == 2 {
        let text = key_text(cx, def, key)?;
        let v = seeking(cx, "ll_pop", def, [d, k], vec![text])?;
        return cx.convert(v, value, hop.r_result);
    }
    let default = cx.inputarg(hop, 2, hop.r_result)?;
    let convert = convert_function(cx, value, hop.r_result)?;
    seeking(cx, "ll_pop_default", def, [d, k], vec![default, convert])
}

/// `d.popitem()`
pub fn popitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, ..) = receiver(cx, hop)?;
    let entry = cx.gendirectcall(MODULE, "ll_popitem_entry", vec![d.clone()])?;
    let items = IterVariant::Items;
    let item = self::entry(cx, d.clone(), entry.clone(), hop.r(0), items, hop.r_result)?;
    let [hash, keyed, _] = key_functions(cx, def)?;
    cx.gendirectcall(MODULE, "ll_delete_entry", vec![d, entry, hash, keyed])?;
    Ok(item)
}

/// `d.keys()`, `d.values()`, `d.items()`
pub fn viewed(cx: &mut Lower<'_, '_>, hop: &Hop, variant: IterVariant) -> RResult<LlValue> {
    let (d, def, ..) = receiver(cx, hop)?;
    match hop.r_result {
        Repr::DictView(..) => Ok(d),
        result @ Repr::Iter(..) => super::riter::make(cx, &hop.args[..1], result, None),
        repr @ Repr::List(_) => {
            let view = view(cx, &hop.args[0], def, variant)?;
            super::riter::to_list(cx, repr, &view)
        }
        _ => super::dispatch::unsupported(cx, hop, "this view"),
    }
}

/// `d.update(…)` of a dict or set
pub fn update_all(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    for other in &hop.args[1..] {
        update(cx, &hop.args[0], other)?;
    }
    Ok(void())
}

/// `d.move_to_end(k, last)`
pub fn move_to_end(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, key, _) = receiver(cx, hop)?;
    let k = cx.inputarg(hop, 1, key)?;
    let last = match hop.args.len() {
        2 => super::lower::bool_const(true),
        _ => cx.inputarg(hop, 2, Repr::Bool)?,
    };
    let text = key_text(cx, def, key)?;
    keyed(cx, "ll_move_to_end", def, vec![d, k, last, text])
}

/// `s.add(x)`
pub fn add(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, key, _) = receiver(cx, hop)?;
    let k = sought(cx, &hop.args[1], key)?;
    seeking(cx, "ll_setitem", def, [d, k], vec![void()])
}

/// `s.discard(x)`
pub fn discard(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, key, _) = receiver(cx, hop)?;
    let k = sought(cx, &hop.args[1], key)?;
    seeking(cx, "ll_discard", def, [d, k], vec![])
}

/// `s.remove(x)`
pub fn remove(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, key, _) = receiver(cx, hop)?;
    let k = sought(cx, &hop.args[1], key)?;
    let text = key_text(cx, def, key)?;
    seeking(cx, "ll_delitem", def, [d, k], vec![text])
}

/// `s.pop()`
pub fn pop_item(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (d, def, key, _) = receiver(cx, hop)?;
    let [hash, keyed, _] = key_functions(cx, def)?;
    let k = cx.gendirectcall(MODULE, "ll_set_pop", vec![d, hash, keyed])?;
    cx.convert(k, key, hop.r_result)
}

/// `s.union(…)` and its like: a new set.
pub fn combined(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp) -> RResult<LlValue> {
    let repr = hop.r_result;
    let Some((first, others)) = hop.args[1..].split_first() else {
        return from_iterable(cx, repr, &hop.args[0]);
    };
    let mut made = combined_with(cx, op, repr, &hop.args[0], first)?;
    for other in others {
        let of = held_in(cx, repr, made);
        made = combined_with(cx, op, repr, &of, other)?;
    }
    Ok(made)
}

/// `s.intersection_update(…)` and its like.
pub fn changed(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp) -> RResult<LlValue> {
    change(cx, op, hop.r(0), &hop.args[0], &hop.args[1..])?;
    Ok(void())
}

/// `s.issubset(other)` and its like, by a helper of both, which takes the other first if they are `swapped`.
pub fn compared(cx: &mut Lower<'_, '_>, hop: &Hop, name: &str, swapped: bool) -> RResult<LlValue> {
    let (d, def, ..) = receiver(cx, hop)?;
    // Whatever it is, as what has the same keys.
    let other = as_keys(cx, hop.r(0), &hop.args[1])?;
    let both = match swapped {
        true => vec![other, d],
        false => vec![d, other],
    };
    keyed(cx, name, def, both)
}

/// A function that converts a value, as an argument for helpers.
fn convert_function(cx: &mut Lower<'_, '_>, from: Repr, to: Repr) -> RResult<LlValue> {
    let func = super::roptional::conversion(cx.rt, from, to)?;
    Ok(cx.func_arg(func))
}

/// What a variant hands out of an entry: key, value or both, in the representation `want`.
pub fn entry(
    cx: &mut Lower<'_, '_>,
    dict: LlValue,
    entry: LlValue,
    repr: Repr,
    variant: IterVariant,
    want: Repr,
) -> RResult<LlValue> {
    let def = def_of(repr)?;
    let (key, value) = item_reprs(cx.rt, def)?;
    let part = |cx: &mut Lower<'_, '_>, name: &str, repr: Repr, want: Repr| {
        let v = match cx.rt.is_void(repr) {
            true => void(),
            false => cx.gendirectcall(MODULE, name, vec![dict.clone(), entry.clone()])?,
        };
        cx.convert(v, repr, want)
    };
    match variant {
        // Nothing is ever in the dict.
        _ if want == Repr::Impossible => Ok(void()),
        IterVariant::Items => {
            let Repr::Tuple(items) = want else {
                return error("RP0599", "items() that gives no tuples");
            };
            let wants = cx.rt.reprs(items).to_vec();
            let k = part(cx, "ll_key", key, wants[0])?;
            let v = part(cx, "ll_value", value, wants[1])?;
            super::riter::new_tuple(cx, want, vec![k, v])
        }
        IterVariant::Values => part(cx, "ll_value", value, want),
        _ => part(cx, "ll_key", key, want),
    }
}

/// What iterating over a dict, set or view hands out, as it is held there.
pub fn natural_item(rt: &mut RTyper<'_>, repr: Repr) -> RResult<Repr> {
    let variant = match repr {
        Repr::DictView(_, variant) => variant,
        _ => IterVariant::Keys,
    };
    natural_of(rt, repr, variant)
}

/// The same for a variant.
pub fn natural_of(rt: &mut RTyper<'_>, repr: Repr, variant: IterVariant) -> RResult<Repr> {
    let (key, value) = item_reprs(rt, def_of(repr)?)?;
    Ok(match variant {
        IterVariant::Items => Repr::Tuple(rt.intern_reprs(vec![key, value])),
        IterVariant::Values => value,
        _ => key,
    })
}

/// A prebuilt dict or set.
pub fn convert_const(rt: &mut RTyper<'_>, repr: Repr, obj: ObjId) -> RResult<LlConst> {
    let ty = rt.lltype(repr);
    rt.const_data(repr, obj, ty, Unfilled::Dict)
}

/// Makes the contents of a prebuilt dict or set. It has its table if the hashes of all keys are known: those of
/// identities, and what code of the program's gives, are not before the program runs. Where there is none the helpers make it
/// when they first find it missing.
pub fn fill(rt: &mut RTyper<'_>, data: DataId, obj: ObjId, repr: Repr) -> RResult<()> {
    let def = def_of(repr)?;
    let (key, value) = item_reprs(rt, def)?;
    let items: Vec<(ObjId, ObjId)> = match rt.session.heap.get(obj) {
        Object::Dict(d) | Object::Set(d) | Object::FrozenSet(d) => d.iter().collect(),
        Object::Instance(_) => rt.session.heap.r_dict_items(obj),
        // (A default beside dicts or sets.)
        Object::Tuple(items) if items.is_empty() => vec![],
        _ => return rt.bad_const(repr, obj),
    };
    let has_calls = compares_by_program(rt, def, key);
    // (What is empty has none: programs that add to it want a larger one.)
    let mut hashes = (!has_calls && !items.is_empty()).then(Vec::new);
    let mut entries = Vec::new();
    for (k, v) in items {
        let k = strip(rt.convert_const(key, k)?);
        let hash = hashes.as_ref().and_then(|_| known_hash(rt, key, &k));
        match (&mut hashes, hash) {
            (Some(hashes), Some(hash)) => hashes.push(hash),
            _ => hashes = None,
        }
        let mut fields = Vec::new();
        if keeps_hash(key) {
            fields.push(LlConst::signed(hash.unwrap_or(0)));
        }
        fields.push(k);
        fields.push(match repr {
            Repr::Set(_) => LlConst::Void(None),
            _ => strip(rt.convert_const(value, v)?),
        });
        entries.push(LlConst::Struct(fields));
    }
    let entry = entry_struct(rt, key, value);
    let array = rt
        .types()
        .gc_array(LlType::Inline(Container::Struct(entry)));
    let count = entries.len() as i64;
    let store = rt.new_data(LlType::Inline(Container::Array(array)), "entries");
    rt.prog.data[store].value = Some(LlConst::Items(Items::Consts(entries)));
    let indexes = rt.types().gc_array(LlType::Int(IntKind::I32));
    let dead = rt.types().gc_array(LlType::Bool);
    let table = match (hashes, rt.dicts.no_table) {
        (Some(hashes), _) => {
            let data = rt.new_data(LlType::Inline(Container::Array(indexes)), "table");
            let table = Items::Numbers(table(&hashes, rt.prog.word_bits));
            rt.prog.data[data].value = Some(LlConst::Items(table));
            data
        }
        (None, Some(data)) => data,
        (None, None) => {
            let data = rt.new_data(LlType::Inline(Container::Array(indexes)), "no_table");
            let free = LlConst::Int(0, IntKind::I32);
            rt.prog.data[data].value = Some(LlConst::Items(Items::Consts(vec![free])));
            *rt.dicts.no_table.insert(data)
        }
    };
    let null = |array| LlConst::Null(LlType::Ptr(Container::Array(array)));
    let mut fields = vec![LlConst::signed(count), LlConst::signed(count)];
    // `room`, `recent`, `slot`, `first`.
    fields.extend([0; 4].map(LlConst::signed));
    fields.extend([
        LlConst::Data(LlType::Ptr(Container::Array(array)), store),
        LlConst::Data(LlType::Ptr(Container::Array(indexes)), table),
        null(indexes),
        null(dead),
    ]);
    if has_calls {
        fields.push(LlConst::Void(None));
    }
    rt.prog.data[data].value = Some(LlConst::Struct(fields));
    Ok(())
}

/// The table of a dict with entries of these hashes: `ll_make_indexes` of the helpers makes the same.
fn table(hashes: &[i64], word_bits: u32) -> Vec<i32> {
    let mut slots = 8;
    while slots * 2 < (hashes.len() + 1) * 3 {
        slots *= 2;
    }
    let (mask, unused) = (slots as u64 - 1, 64 - word_bits);
    let mut table = vec![FREE; slots];
    for (&hash, number) in hashes.iter().zip(FIRST..) {
        let mut slot = hash as u64 & mask;
        // (A word, without its sign.)
        let mut perturb = (hash as u64) << unused >> unused;
        while table[slot as usize] != FREE {
            perturb >>= 5;
            slot = slot.wrapping_mul(5).wrapping_add(perturb).wrapping_add(1) & mask;
        }
        table[slot as usize] = number;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of the entry with this hash, by the slots in which `ll_lookup` of the helpers looks.
    fn found(table: &[i32], hashes: &[i64], hash: i64, word_bits: u32) -> Option<usize> {
        let mask = table.len() as i64 - 1;
        let mut perturb = match word_bits {
            32 => u64::from(hash as u32),
            _ => hash as u64,
        };
        let mut slot = hash & mask;
        loop {
            match table[slot as usize] {
                FREE => return None,
                number => {
                    let entry = (number - FIRST) as usize;
                    if hashes[entry] == hash {
                        return Some(entry);
                    }
                }
            }
            perturb >>= 5;
            slot = slot
                .wrapping_mul(5)
                .wrapping_add(perturb as i64)
                .wrapping_add(1)
                & mask;
        }
    }

    #[test]
    fn tables_have_what_is_looked_up() {
        let rows: [Vec<i64>; 4] = [
            vec![7],
            (0..300).map(|n| n * 64).collect(),
            (0..100).map(|n| -n * 0x0400_0001 - 1).collect(),
            (0..50).map(|n| i64::from(i32::MIN) + n * 1024).collect(),
        ];
        for hashes in rows {
            for word_bits in [32, 64] {
                let hashes: Vec<i64> = match word_bits {
                    32 => hashes.iter().map(|&hash| i64::from(hash as i32)).collect(),
                    _ => hashes.clone(),
                };
                let table = table(&hashes, word_bits);
                assert!(table.len() * 2 >= (hashes.len() + 1) * 3);
                for (number, &hash) in hashes.iter().enumerate() {
                    assert_eq!(found(&table, &hashes, hash, word_bits), Some(number));
                }
                assert_eq!(found(&table, &hashes, 12_345, word_bits), None);
            }
        }
    }
}
