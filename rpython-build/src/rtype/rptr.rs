//! Low-level Python: pointers, types and the intrinsics of `rpython.ll`.
//!
//! A *part* of a container (the array inlined as a field, an item that is a structure) has no
//! pointer of its own; it is used in the block that made it. [`Part`] is the pointer and the
//! way from there, and the operation on the part becomes one low-level operation.

use super::lower::{signed, void, Hop, HopArg, LlValue, Lower};
use super::{error, RResult, Repr};
use crate::annotate::ops::lowlevel::constant_type;
use crate::host::ll::Intrinsic;
use crate::ir::model::Value;
use crate::lltype::{
    Container, External, Flavor, Func, FuncBody, FuncId, IntKind, IntOp, ItemPath, LlConst, LlOp,
    LlType, StructId, Types,
};

/// A part of a container.
#[derive(Clone, Debug)]
pub struct Part {
    /// The pointer to the container.
    base: LlValue,
    /// What it points to.
    container: Container,
    /// The inlined array that the part is, or is an item of.
    array_field: Option<u32>,
    /// Which item of the array it is.
    index: Option<LlValue>,
    /// What the part itself is.
    what: Container,
}

/// A pointer or a part, as a way to fields and items.
struct Place {
    base: LlValue,
    container: Container,
    array_field: Option<u32>,
    index: Option<LlValue>,
    what: Container,
}

fn place(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<Place> {
    if let Some(part) = &arg.part {
        return Ok(Place {
            base: part.base.clone(),
            container: part.container,
            array_field: part.array_field,
            index: part.index.clone(),
            what: part.what,
        });
    }
    match arg.r {
        Repr::Ptr(LlType::Ptr(container)) => {
            let base = cx.input(arg, arg.r)?;
            if in_program(cx) {
                cx.check_not_none(&base, "RuntimeError", NULL.into())?;
            }
            Ok(Place {
                base,
                container,
                array_field: None,
                index: None,
                what: container,
            })
        }
        _ => error(
            "RP0530",
            "a low-level pointer is expected; a part of a container is used at once, outside of `try`",
        ),
    }
}

/// What a program is told that reads or writes through a null pointer.
const NULL: &str = "a null pointer is dereferenced";

/// Whether the graph at work is of a program. The toolchain's own low-level Python checks what has
/// to be checked; a program's cannot be trusted to.
fn in_program(cx: &Lower<'_, '_>) -> bool {
    let func = cx.hl.and_then(|graph| cx.rt.ann.graphs[graph].func);
    let Some(func) = func.and_then(|func| cx.rt.session.heap.function(func)) else {
        return false;
    };
    !cx.rt.session.sources.is_own(func.code.file)
}

/// A program's index is in the bounds of an array that knows them.
fn check_index(cx: &mut Lower<'_, '_>, place: &Place, index: &LlValue) -> RResult<()> {
    let Container::Array(id) = place.what else {
        return Ok(());
    };
    let def = cx.rt.session.heap.lltypes.arrays[id];
    if !in_program(cx) || def.nolength && def.fixed.is_none() {
        return Ok(());
    }
    let length = length(cx, place)?;
    cx.gendirectcall("ll_raw", "ll_check_index", vec![length, index.clone()])?;
    Ok(())
}

/// What was read, as the annotator has it: programs see bytes as characters.
fn seen(cx: &mut Lower<'_, '_>, hop: &Hop, value: LlValue, ty: LlType) -> LlValue {
    match (ty, hop.r_result) {
        (LlType::Char, Repr::Char) => cx.cast(value, LlType::UniChar),
        _ => value,
    }
}

fn give_part(
    cx: &mut Lower<'_, '_>,
    place: Place,
    array_field: Option<u32>,
    index: Option<LlValue>,
    what: Container,
) -> LlValue {
    cx.part = Some(Part {
        base: place.base,
        container: place.container,
        array_field,
        index,
        what,
    });
    void()
}

/// The field of a structure by name, the pointer cast to the base that declares it.
fn find(cx: &mut Lower<'_, '_>, place: &mut Place, name: &str) -> RResult<(StructId, u32, LlType)> {
    let Container::Struct(id) = place.what else {
        return error("RP0530", format!("no structure with a field {name}"));
    };
    let heap = &cx.rt.session.heap;
    let Some((owner, field)) = heap.lltypes.find_field(id, name) else {
        return error("RP0530", format!("no field {name}"));
    };
    let ty = heap.lltypes.structs[owner].fields[field as usize].ty;
    if owner != id && place.index.is_none() {
        let to = LlType::Ptr(Container::Struct(owner));
        place.base = cx.cast_pointer(place.base.clone(), to);
        place.container = Container::Struct(owner);
    }
    Ok((owner, field, ty))
}

/// `p.name`
pub fn getattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let name = cx.const_str(hop, 1)?;
    let mut place = place(cx, &hop.args[0])?;
    let (owner, field, ty) = find(cx, &mut place, &name)?;
    if let Some(index) = place.index.clone() {
        // A field of an item.
        let path = ItemPath {
            base: place.container,
            array_field: place.array_field,
            item_field: Some(field),
        };
        if ty == LlType::Void {
            return Ok(void());
        }
        let v = cx.genop(LlOp::GetItem(path), vec![place.base, index], ty);
        return Ok(seen(cx, hop, v, ty));
    }
    match ty {
        LlType::Inline(what) if is_raw(cx, hop, &place) => {
            let ty = LlType::Ptr(what);
            Ok(cx.genop(LlOp::GetSubstruct(owner, field), vec![place.base], ty))
        }
        LlType::Inline(what @ Container::Array(_)) => {
            Ok(give_part(cx, place, Some(field), None, what))
        }
        LlType::Inline(what) => {
            // A pointer into the container: used at once, as other parts are.
            let ty = LlType::Ptr(what);
            place.base = cx.genop(LlOp::GetSubstruct(owner, field), vec![place.base], ty);
            place.container = what;
            Ok(give_part(cx, place, None, None, what))
        }
        LlType::Void => Ok(void()),
        ty => {
            let v = cx.genop(LlOp::GetField(owner, field), vec![place.base], ty);
            Ok(seen(cx, hop, v, ty))
        }
    }
}

/// `p.name = value`
pub fn setattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let name = cx.const_str(hop, 1)?;
    let mut place = place(cx, &hop.args[0])?;
    let (owner, field, ty) = find(cx, &mut place, &name)?;
    if ty == LlType::Void {
        return Ok(void());
    }
    let value = stored(cx, &hop.args[2], ty)?;
    match place.index {
        Some(index) => {
            let path = ItemPath {
                base: place.container,
                array_field: place.array_field,
                item_field: Some(field),
            };
            let args = vec![place.base, index, value];
            Ok(cx.genop(LlOp::SetItem(path), args, LlType::Void))
        }
        None => Ok(cx.genop(
            LlOp::SetField(owner, field),
            vec![place.base, value],
            LlType::Void,
        )),
    }
}

/// A value as one of a low-level type.
pub fn stored(cx: &mut Lower<'_, '_>, arg: &HopArg, ty: LlType) -> RResult<LlValue> {
    if ty == LlType::Char && arg.r == Repr::Char && arg.konst().is_none() {
        let c = cx.input(arg, Repr::Char)?;
        return cx.gendirectcall("ll_raw", "ll_byte_of_char", vec![c]);
    }
    cx.input(arg, repr_of(ty))
}

/// The representation of low-level values of a type.
pub fn repr_of(ty: LlType) -> Repr {
    match ty {
        LlType::Void => Repr::None,
        LlType::Bool => Repr::Bool,
        LlType::Char => Repr::LlChar,
        LlType::UniChar => Repr::Char,
        LlType::Int(kind) => Repr::Int(kind),
        LlType::Float => Repr::Float,
        LlType::SingleFloat => Repr::SingleFloat,
        LlType::Address => Repr::Address,
        LlType::Ptr(_) | LlType::Inline(_) => Repr::Ptr(ty),
    }
}

/// The array that a place is, with the path to its items.
fn array(cx: &Lower<'_, '_>, place: &Place) -> RResult<(LlType, ItemPath)> {
    let Container::Array(array) = place.what else {
        return error("RP0530", "an array is expected");
    };
    let item = cx.rt.session.heap.lltypes.arrays[array].item;
    Ok((
        item,
        ItemPath {
            base: place.container,
            array_field: place.array_field,
            item_field: None,
        },
    ))
}

/// `p[i]`
pub fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let place = place(cx, &hop.args[0])?;
    let (item, path) = array(cx, &place)?;
    let index = cx.inputarg(hop, 1, Repr::SIGNED)?;
    check_index(cx, &place, &index)?;
    match item {
        LlType::Inline(what) if is_raw(cx, hop, &place) => {
            let args = vec![place.base, index];
            Ok(cx.genop(LlOp::GetItemAddr(path), args, LlType::Ptr(what)))
        }
        LlType::Inline(what) => {
            let field = place.array_field;
            Ok(give_part(cx, place, field, Some(index), what))
        }
        LlType::Void => Ok(void()),
        ty => {
            let v = cx.genop(LlOp::GetItem(path), vec![place.base, index], ty);
            Ok(seen(cx, hop, v, ty))
        }
    }
}

/// `p[i] = value`
pub fn setitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let place = place(cx, &hop.args[0])?;
    let (item, path) = array(cx, &place)?;
    let index = cx.inputarg(hop, 1, Repr::SIGNED)?;
    if item == LlType::Void {
        return Ok(void());
    }
    check_index(cx, &place, &index)?;
    let value = stored(cx, &hop.args[2], item)?;
    Ok(cx.genop(
        LlOp::SetItem(path),
        vec![place.base, index, value],
        LlType::Void,
    ))
}

/// `len(p)`
pub fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let place = place(cx, &hop.args[0])?;
    length(cx, &place)
}

/// How many items an array has.
fn length(cx: &mut Lower<'_, '_>, place: &Place) -> RResult<LlValue> {
    let (_, path) = array(cx, place)?;
    if let Container::Array(id) = place.what {
        if let Some(fixed) = cx.rt.session.heap.lltypes.arrays[id].fixed {
            return Ok(signed(fixed.into()));
        }
    }
    let base = vec![place.base.clone()];
    Ok(cx.genop(LlOp::GetLength(path), base, LlType::SIGNED))
}

/// Whether the first operand points to raw memory: parts of it are pointed to as well.
fn is_raw(cx: &Lower<'_, '_>, hop: &Hop, place: &Place) -> bool {
    hop.args[0].part.is_none() && !cx.rt.session.heap.lltypes.is_gc(place.container)
}

/// A call through a pointer to a function, or of a known function.
pub fn call_pointer(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Some(func) = hop.konst(0).and_then(|obj| cx.rt.function_of_object(obj)) {
        return call_function(cx, hop, func);
    }
    let Repr::Ptr(ty @ LlType::Ptr(Container::Func(id))) = hop.r(0) else {
        return error("RP0530", "this pointer cannot be called");
    };
    let params = cx.rt.session.heap.lltypes.funcs[id].params.clone();
    let pointer = cx.inputarg(hop, 0, Repr::Ptr(ty))?;
    if in_program(cx) {
        cx.check_not_none(&pointer, "RuntimeError", NULL.into())?;
    }
    let args = call_args(cx, hop, &params)?;
    // Anything of this type may be behind the pointer.
    super::rfuncptr::make_all(cx.rt)?;
    let candidates = cx.rt.prog.funcs.ids().collect::<Vec<_>>();
    let candidates = candidates
        .into_iter()
        .filter(|&f| cx.rt.prog.funcs[f].ty == id)
        .collect();
    Ok(cx.call_indirect(pointer, args, candidates))
}

/// A call of a function of the program by low-level code.
pub fn call_function(cx: &mut Lower<'_, '_>, hop: &Hop, func: FuncId) -> RResult<LlValue> {
    let ty = cx.rt.prog.funcs[func].ty;
    let params = cx.rt.session.heap.lltypes.funcs[ty].params.clone();
    let args = call_args(cx, hop, &params)?;
    Ok(cx.call(func, args))
}

fn call_args(cx: &mut Lower<'_, '_>, hop: &Hop, params: &[LlType]) -> RResult<Vec<LlValue>> {
    if params.len() + 1 != hop.args.len() {
        return error(
            "RP0531",
            format!(
                "{} arguments for {} parameters",
                hop.args.len() - 1,
                params.len()
            ),
        );
    }
    hop.args[1..]
        .iter()
        .zip(params)
        .map(|(arg, &ty)| match ty {
            LlType::Void => Ok(match arg.konst() {
                Some(obj) => Value::Const(LlConst::Void(Some(obj))),
                None => void(),
            }),
            ty => stored(cx, arg, ty),
        })
        .collect()
}

/// A call of an intrinsic; `hop.args[0]` is the intrinsic itself.
pub fn intrinsic(cx: &mut Lower<'_, '_>, hop: &Hop, which: Intrinsic) -> RResult<LlValue> {
    let type_arg = |cx: &Lower<'_, '_>, n: usize| match hop
        .args
        .get(n)
        .and_then(|arg| constant_type(&cx.rt.session.heap, &arg.s))
    {
        Some(ty) => Ok(ty),
        None => error(
            "RP0530",
            format!("rpython.ll.{} needs a type", which.name()),
        ),
    };
    if hop.args.len() < 2 && which != Intrinsic::Unreachable {
        return error(
            "RP0530",
            format!("rpython.ll.{} needs arguments", which.name()),
        );
    }
    match which {
        Intrinsic::Malloc | Intrinsic::MallocUninit | Intrinsic::MallocRaw => {
            let LlType::Inline(what) = type_arg(cx, 1)? else {
                return error("RP0530", "malloc needs a structure or an array");
            };
            let flavor = match which {
                Intrinsic::MallocRaw => Flavor::Raw,
                _ => Flavor::Gc,
            };
            let ty = LlType::Ptr(what);
            if hop.args.len() > 2 {
                let n = cx.inputarg(hop, 2, Repr::SIGNED)?;
                let code = match which {
                    Intrinsic::MallocUninit => LlOp::MallocVarsizeUninit { what, flavor },
                    _ => LlOp::MallocVarsize { what, flavor },
                };
                return Ok(cx.genop(code, vec![n], ty));
            }
            match what {
                Container::Struct(what) => Ok(cx.genop(LlOp::Malloc { what, flavor }, vec![], ty)),
                Container::Array(id) if cx.rt.session.heap.lltypes.arrays[id].fixed.is_some() => {
                    let n = cx.rt.session.heap.lltypes.arrays[id].fixed.unwrap_or(0);
                    let code = LlOp::MallocVarsize { what, flavor };
                    Ok(cx.genop(code, vec![signed(n.into())], ty))
                }
                _ => error("RP0530", "malloc of an array needs a length"),
            }
        }
        Intrinsic::Free => {
            let p = cx.inputarg(hop, 1, hop.r(1))?;
            Ok(cx.genop(LlOp::Free, vec![p], LlType::Void))
        }
        Intrinsic::Nullptr => {
            let ty = cx.rt.lltype(hop.r_result);
            Ok(Value::Const(LlConst::Null(ty)))
        }
        // Folded by the annotator.
        Intrinsic::TypeOf
        | Intrinsic::Ptr
        | Intrinsic::IsArray
        | Intrinsic::HasField
        | Intrinsic::TypeField => match hop.s_result.konst {
            Some(obj) => cx.inputconst(hop.r_result, obj),
            None => error("RP0530", "a low-level type must be known"),
        },
        Intrinsic::Cast => {
            let to = type_arg(cx, 1)?;
            let arg = &hop.args[2];
            if let (Some(obj), LlType::Int(kind)) = (arg.konst(), to) {
                if let Some(n) = cx.rt.session.heap.as_bigint(obj) {
                    let n = super::constant::low_bits(&n);
                    let n = kind.wrap(n, cx.rt.prog.word_bits);
                    return Ok(Value::Const(LlConst::Int(n, kind)));
                }
            }
            let v = cx.input(arg, arg.r)?;
            let v = match (cx.ty(&v), to) {
                (LlType::Ptr(_) | LlType::Address, LlType::Ptr(_) | LlType::Address) => {
                    cx.cast_pointer(v, to)
                }
                (LlType::Ptr(_) | LlType::Address, LlType::Int(_)) => {
                    let n = cx.genop(LlOp::CastPtrToInt, vec![v], LlType::SIGNED);
                    cx.cast(n, to)
                }
                (LlType::Int(_), LlType::Ptr(_)) => {
                    let n = cx.cast(v, LlType::SIGNED);
                    cx.genop(LlOp::CastIntToPtr, vec![n], to)
                }
                (LlType::Void, LlType::Ptr(_) | LlType::Address) => Value::Const(LlConst::Null(to)),
                _ => cx.cast(v, to),
            };
            Ok(seen(cx, hop, v, to))
        }
        Intrinsic::CastPointer => {
            let to = match type_arg(cx, 1)? {
                LlType::Inline(container) => LlType::Ptr(container),
                ty => ty,
            };
            let p = cx.inputarg(hop, 2, hop.r(2))?;
            Ok(cx.cast_pointer(p, to))
        }
        Intrinsic::CopyItems => {
            let src = place(cx, &hop.args[1])?;
            let dst = place(cx, &hop.args[3])?;
            let (_, path) = array(cx, &src)?;
            array(cx, &dst)?;
            let mut args = vec![src.base, cx.inputarg(hop, 2, Repr::SIGNED)?, dst.base];
            args.push(cx.inputarg(hop, 4, Repr::SIGNED)?);
            args.push(cx.inputarg(hop, 5, Repr::SIGNED)?);
            Ok(cx.genop(LlOp::CopyItems(path), args, LlType::Void))
        }
        Intrinsic::ClearItems => {
            let p = place(cx, &hop.args[1])?;
            let (_, path) = array(cx, &p)?;
            let start = cx.inputarg(hop, 2, Repr::SIGNED)?;
            let n = cx.inputarg(hop, 3, Repr::SIGNED)?;
            Ok(cx.genop(LlOp::ClearItems(path), vec![p.base, start, n], LlType::Void))
        }
        Intrinsic::CompareItems => {
            let p = place(cx, &hop.args[1])?;
            let q = place(cx, &hop.args[3])?;
            let (_, path) = array(cx, &p)?;
            array(cx, &q)?;
            let mut args = vec![p.base, cx.inputarg(hop, 2, Repr::SIGNED)?, q.base];
            args.push(cx.inputarg(hop, 4, Repr::SIGNED)?);
            args.push(cx.inputarg(hop, 5, Repr::SIGNED)?);
            Ok(cx.genop(LlOp::CompareItems(path), args, LlType::SIGNED))
        }
        Intrinsic::FindItem => {
            let p = place(cx, &hop.args[1])?;
            let (_, path) = array(cx, &p)?;
            let mut args = vec![p.base, cx.inputarg(hop, 2, Repr::SIGNED)?];
            args.push(cx.inputarg(hop, 3, Repr::SIGNED)?);
            args.push(cx.inputarg(hop, 4, Repr::LlChar)?);
            Ok(cx.genop(LlOp::FindItem(path), args, LlType::SIGNED))
        }
        Intrinsic::AddressOf => {
            let p = place(cx, &hop.args[1])?;
            let (_, path) = array(cx, &p)?;
            let i = cx.inputarg(hop, 2, Repr::SIGNED)?;
            Ok(cx.genop(LlOp::GetItemAddr(path), vec![p.base, i], LlType::Address))
        }
        Intrinsic::InBounds => {
            let i = cx.inputarg(hop, 1, Repr::SIGNED)?;
            let n = cx.inputarg(hop, 2, Repr::SIGNED)?;
            Ok(cx.int(IntOp::InBounds, IntKind::Signed, vec![i, n]))
        }
        Intrinsic::Likely | Intrinsic::Unlikely => {
            if let Some(obj) = hop.s_result.konst {
                return cx.inputconst(Repr::Bool, obj);
            }
            let b = cx.inputarg(hop, 1, Repr::Bool)?;
            let code = match which {
                Intrinsic::Likely => LlOp::Likely,
                _ => LlOp::Unlikely,
            };
            Ok(cx.genop(code, vec![b], LlType::Bool))
        }
        Intrinsic::IdentityHash => {
            let p = cx.inputarg(hop, 1, hop.r(1))?;
            Ok(cx.genop(LlOp::IdentityHash, vec![p], LlType::SIGNED))
        }
        Intrinsic::AsciiString => {
            let code = cx.inputarg(hop, 1, Repr::SIGNED)?;
            Ok(super::rstr::ascii_string(cx, code))
        }
        Intrinsic::HlStr | Intrinsic::HlBytes => {
            let p = cx.inputarg(hop, 1, hop.r(1))?;
            let id = match which {
                Intrinsic::HlStr => Types::STRING,
                _ => Types::BYTES,
            };
            Ok(cx.cast_pointer(p, LlType::Ptr(Container::Struct(id))))
        }
        Intrinsic::LlStr => cx.inputarg(hop, 1, Repr::Str),
        Intrinsic::LlBytes => cx.inputarg(hop, 1, Repr::Bytes),
        Intrinsic::CCall | Intrinsic::CCallRaises => {
            let result = type_arg(cx, 1)?;
            let name = cx.const_str(hop, 2)?;
            let mut args = Vec::new();
            let mut params = Vec::new();
            for arg in &hop.args[3..] {
                let v = cx.input(arg, arg.r)?;
                params.push(cx.ty(&v));
                args.push(v);
            }
            let external = External {
                c_name: name.to_string(),
                header: None,
                library: None,
                code: None,
                raises: which == Intrinsic::CCallRaises,
                collects: which == Intrinsic::CCallRaises,
                pure: false,
            };
            let func = cx.rt.external(external, params, result);
            Ok(cx.call(func, args))
        }
        Intrinsic::CExternal => external_call(cx, hop, type_arg(cx, 1)?),
        Intrinsic::FunctionPointer => {
            let ty = type_arg(cx, 1)?;
            super::rfuncptr::pointer(cx, hop, ty)
        }
        Intrinsic::FloatBits => {
            let f = cx.inputarg(hop, 1, Repr::Float)?;
            Ok(cx.genop(LlOp::FloatBits, vec![f], LlType::Int(IntKind::I64)))
        }
        Intrinsic::BitsFloat => {
            let i = cx.inputarg(hop, 1, Repr::Int(IntKind::I64))?;
            Ok(cx.genop(LlOp::BitsFloat, vec![i], LlType::Float))
        }
        Intrinsic::Unreachable => Ok(cx.genop(LlOp::Unreachable, vec![void()], LlType::Void)),
    }
}

/// `c_external(T, (name, header, library, pure, code), args…)`: pointers go as `void *`, which C
/// converts to what the header's prototype says.
fn external_call(cx: &mut Lower<'_, '_>, hop: &Hop, result: LlType) -> RResult<LlValue> {
    let heap = &cx.rt.session.heap;
    let spec = hop.konst(2).and_then(|obj| heap.as_tuple(obj));
    let text = |i: usize| {
        let text = spec.and_then(|spec| heap.as_str(*spec.get(i)?));
        text.map(|text| text.to_string())
    };
    let some = |text: String| (!text.is_empty()).then_some(text);
    let (Some(c_name), Some(header), Some(library)) = (text(0), text(1), text(2)) else {
        return error(
            "RP0530",
            "a C function must be known when the program is translated",
        );
    };
    let pure = spec.and_then(|spec| heap.as_bool(*spec.get(3)?));
    let code = text(4).unwrap_or_default();
    let external = External {
        c_name,
        header: some(header),
        library: some(library),
        code: some(code),
        raises: false,
        // C may call back.
        collects: !cx.rt.ann.c_functions.is_empty() && pure != Some(true),
        pure: pure == Some(true),
    };
    let mut args = Vec::new();
    let mut params = Vec::new();
    for arg in &hop.args[3..] {
        let mut v = cx.input(arg, arg.r)?;
        if let LlType::Ptr(_) = cx.ty(&v) {
            v = cx.cast_pointer(v, LlType::Address);
        }
        params.push(cx.ty(&v));
        args.push(v);
    }
    let func = cx.rt.external(external, params, result);
    Ok(cx.call(func, args))
}

impl super::RTyper<'_> {
    /// A C function with this signature.
    pub fn external(&mut self, external: External, params: Vec<LlType>, result: LlType) -> FuncId {
        let ty = self.session.heap.lltypes.func(params, result);
        let known = self.prog.funcs.iter().find(|(_, func)| {
            func.ty == ty && matches!(&func.body, FuncBody::External(e) if *e == external)
        });
        if let Some((id, _)) = known {
            return id;
        }
        self.prog.funcs.push(Func {
            name: external.c_name.clone(),
            ty,
            body: FuncBody::External(external),
        })
    }
}
