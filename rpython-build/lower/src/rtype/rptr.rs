//! Low-level Python: pointers, types and the intrinsics of `rpython.ll`.
//!
//! A pointer to a part of a gc container is the pointer to the whole and the indices on the way
//! ([`Place`]); the address of the part is computed where it is used. In the block that makes it, it is
//! no value; where it goes on from there, it is the pointer to the whole alone, or, if there are indices, a
//! structure of it and them.

use super::constant::Unfilled;
use super::lower::{signed, void, Hop, HopArg, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::ops::lowlevel::{self, constant_type};
use crate::annotate::types::model::SomeValue;
use crate::host::heap::Heap;
use crate::host::ll::Intrinsic;
use crate::host::lltypes::Pointee;
use crate::host::object::ObjId;
use crate::ir::model::Value;
use crate::lltype::{
    CmpOp, Container, DataId, External, Field, Flavor, Func, FuncBody, FuncId, IntKind, IntOp,
    InteriorId, ItemPath, LlConst, LlOp, LlType, Step, StructId, Types,
};

/// A pointer, as the way to what it points to.
#[derive(Clone, Debug)]
pub struct Place {
    /// The pointer that the way starts from.
    base: LlValue,
    /// The steps, with the indices of those to items; none if it is the pointer itself.
    steps: Vec<(Step, Option<LlValue>)>,
    /// The type of the pointer.
    ty: LlType,
}

/// What one operation reads or writes.
enum Access {
    Field(StructId, u32),
    Item(ItemPath, LlValue),
}

/// The pointer that an argument is. A program's null pointers are noticed.
fn place(cx: &mut Lower<'_, '_>, arg: &HopArg) -> RResult<Place> {
    if let Some(part) = &arg.part {
        return Ok(part.clone());
    }
    let Repr::Ptr(ty) = arg.r else {
        return error("RP0530", "a low-level pointer is expected");
    };
    let base = cx.input(arg, arg.r)?;
    let LlType::Interior(id) = ty else {
        if in_program(cx) {
            cx.check_not_none(&base, "RuntimeError", NULL.into())?;
        }
        let steps = Vec::new();
        return Ok(Place { base, steps, ty });
    };
    let path = cx.rt.types().interior(id).path.clone();
    let Some(pair) = cx.rt.interior_struct(id) else {
        let steps = path.into_iter().map(|step| (step, None)).collect();
        return Ok(Place { base, steps, ty });
    };
    let whole = cx.rt.types().structs[pair].fields[0].ty;
    let mut next = 0;
    let mut steps = Vec::new();
    for step in path {
        let index = matches!(step, Step::Item(_)).then(|| {
            next += 1;
            cx.genop(
                LlOp::GetField(pair, next),
                vec![base.clone()],
                LlType::SIGNED,
            )
        });
        steps.push((step, index));
    }
    let base = cx.genop(LlOp::GetField(pair, 0), vec![base], whole);
    Ok(Place { base, steps, ty })
}

impl Place {
    /// What is pointed to.
    fn what(&self, types: &Types) -> Option<Container> {
        types.pointee(self.ty)
    }

    fn indices(&self) -> Vec<LlValue> {
        let steps = self.steps.iter();
        steps.filter_map(|(_, index)| index.clone()).collect()
    }

    /// Goes on to what is inlined; `None` if the step is to a value.
    fn enter(
        mut self,
        cx: &mut Lower<'_, '_>,
        step: Step,
        index: Option<LlValue>,
    ) -> Result<Place, (Place, LlType)> {
        let found = cx.rt.session.heap.lltypes.step(self.ty, step);
        match (found, step, index) {
            (LlType::Interior(_), _, index) => self.steps.push((step, index)),
            (LlType::Ptr(part), _, index) if is_inlined(cx.rt.types(), step) => {
                self.base = match (step, index) {
                    (Step::Field(_, 0), _) if matches!(part, Container::Struct(_)) => {
                        cx.cast_pointer(self.base, found)
                    }
                    (Step::Field(owner, field), _) => {
                        let code = LlOp::GetSubstruct(owner, field);
                        cx.genop(code, vec![self.base], found)
                    }
                    (Step::Item(array), index) => {
                        let path = ItemPath {
                            base: Container::Array(array),
                            array_field: None,
                            item_field: None,
                        };
                        let index = index.unwrap_or_else(|| signed(0));
                        cx.genop(LlOp::GetItemAddr(path), vec![self.base, index], found)
                    }
                };
            }
            _ => return Err((self, found)),
        }
        self.ty = found;
        Ok(self)
    }

    /// The pointer as the result of the operation being lowered.
    fn give(self, cx: &mut Lower<'_, '_>) -> LlValue {
        match self.ty {
            LlType::Interior(_) => {
                cx.part = Some(self);
                void()
            }
            _ => self.base,
        }
    }

    /// The pointer as a value of its representation.
    pub fn value(&self, cx: &mut Lower<'_, '_>) -> LlValue {
        let pair = match self.ty {
            LlType::Interior(id) => cx.rt.interior_struct(id),
            _ => None,
        };
        let Some(what) = pair else {
            return self.base.clone();
        };
        let flavor = Flavor::Gc;
        let ty = LlType::Ptr(Container::Struct(what));
        let new = cx.genop(LlOp::Malloc { what, flavor }, vec![], ty);
        let values = std::iter::once(self.base.clone()).chain(self.indices());
        for (field, value) in (0..).zip(values) {
            let args = vec![new.clone(), value];
            cx.genop(LlOp::SetField(what, field), args, LlType::Void);
        }
        new
    }

    /// How the value that a last step finds is reached.
    fn access(
        mut self,
        cx: &mut Lower<'_, '_>,
        step: Step,
        index: Option<LlValue>,
    ) -> (LlValue, Access) {
        self.steps.push((step, index));
        // As many steps as one operation takes at once.
        let path: Vec<Step> = self.steps.iter().map(|(step, _)| *step).collect();
        let last = match path[..] {
            [.., Step::Field(..), Step::Item(_), Step::Field(..)] => 3,
            [.., Step::Item(_), Step::Field(..)] | [.., Step::Field(..), Step::Item(_)] => 2,
            _ => 1,
        };
        let last = self.steps.split_off(self.steps.len() - last);
        let base = address(cx, self.base, &self.steps);
        let access = match (&last[..], step) {
            ([_], Step::Field(owner, field)) => Access::Field(owner, field),
            _ => {
                let (path, index, _) = item_path(cx, &base, &last);
                Access::Item(path, index)
            }
        };
        (base, access)
    }
}

fn is_inlined(types: &Types, step: Step) -> bool {
    matches!(types.found(step), LlType::Inline(_))
}

/// The path of the steps to an item (and to its field, if nothing comes behind that), its index, and how
/// many steps these are.
fn item_path(
    cx: &Lower<'_, '_>,
    base: &LlValue,
    steps: &[(Step, Option<LlValue>)],
) -> (ItemPath, LlValue, usize) {
    let (array_field, at) = match steps[0].0 {
        Step::Field(_, field) => (Some(field), 1),
        Step::Item(_) => (None, 0),
    };
    let item_field = match steps[at + 1..] {
        [(Step::Field(_, field), _)] => Some(field),
        _ => None,
    };
    let base = match cx.ty(base) {
        LlType::Ptr(container) => container,
        _ => Container::Struct(Types::OBJECT),
    };
    let index = steps[at].1.clone().unwrap_or_else(|| signed(0));
    let path = ItemPath {
        base,
        array_field,
        item_field,
    };
    (path, index, at + 1)
}

/// The address that steps lead to, to be used at once: the whole may move at the next allocation.
fn address(
    cx: &mut Lower<'_, '_>,
    mut base: LlValue,
    mut steps: &[(Step, Option<LlValue>)],
) -> LlValue {
    while let [(step, _), rest @ ..] = steps {
        let field = match (*step, rest) {
            (Step::Field(_, _), [(Step::Item(_), _), ..]) | (Step::Item(_), _) => None,
            (Step::Field(owner, field), _) => Some((owner, field)),
        };
        let (code, index, taken) = match field {
            Some((owner, field)) => (LlOp::GetSubstruct(owner, field), None, 1),
            None => {
                let (path, index, taken) = item_path(cx, &base, steps);
                let item_field = None;
                let path = ItemPath { item_field, ..path };
                (LlOp::GetItemAddr(path), Some(index), taken)
            }
        };
        let LlType::Inline(to) = cx.rt.types().found(steps[taken - 1].0) else {
            break;
        };
        let args = std::iter::once(base).chain(index).collect();
        base = cx.genop(code, args, LlType::Ptr(to));
        steps = &steps[taken..];
    }
    base
}

impl RTyper<'_> {
    /// What a pointer to a part is that has indices on its way: the pointer to the whole, and them.
    fn interior_struct(&mut self, id: InteriorId) -> Option<StructId> {
        let types = &mut self.session.heap.lltypes;
        let whole = types.interior(id);
        let field = |name: String, ty| Field {
            name: name.as_str().into(),
            ty,
            immutable: true,
        };
        let indices = 0..whole.indices();
        let mut fields = vec![field("whole".into(), LlType::Ptr(whole.base))];
        fields.extend(indices.map(|n| field(format!("index{n}"), LlType::SIGNED)));
        (fields.len() > 1).then(|| types.structural("interior", true, fields))
    }

    /// The low-level type of a pointer.
    pub fn pointer_type(&mut self, ty: LlType) -> LlType {
        let LlType::Interior(id) = ty else {
            return ty;
        };
        match self.interior_struct(id) {
            Some(pair) => LlType::Ptr(Container::Struct(pair)),
            None => LlType::Ptr(self.types().interior(id).base),
        }
    }
}

/// A prebuilt pointer.
pub fn convert_const(rt: &mut RTyper<'_>, repr: Repr, obj: ObjId, ty: LlType) -> RResult<LlConst> {
    let Some(pointer) = rt.session.heap.low_level_pointer(obj) else {
        return rt.bad_const(repr, obj);
    };
    let (container, indices) = match pointer.to {
        Pointee::Null => return Ok(LlConst::Null(ty)),
        Pointee::Function(_) => {
            super::rfuncptr::make_all(rt)?;
            let graph = rt.ann.prebuilt_functions.get(&obj).copied();
            let func = match (graph, ty) {
                (Some(graph), LlType::Ptr(Container::Func(id))) => rt.c_functions.get(&(graph, id)),
                _ => None,
            };
            return match func {
                Some(&func) => Ok(LlConst::Func(ty, func)),
                None => rt.bad_const(repr, obj),
            };
        }
        Pointee::RawPart => {
            return error(
                "RP0506",
                "a prebuilt pointer can be to raw memory as a whole, not to a part of it",
            )
        }
        Pointee::Container(container, indices) => (container, indices),
    };
    let (whole, pair) = match pointer.ty {
        LlType::Interior(id) => (rt.types().interior(id).base, rt.interior_struct(id)),
        _ => match rt.session.heap.low_level_container(container) {
            Some((whole, _)) => (whole, None),
            None => return rt.bad_const(repr, obj),
        },
    };
    if repr != Repr::Ptr(pointer.ty) && matches!(pointer.ty, LlType::Interior(_)) {
        return rt.bad_const(repr, obj);
    }
    let of = Repr::Ptr(LlType::Ptr(whole));
    let unfilled = |data, obj, _| Unfilled::Container(data, obj);
    let data = rt.const_data(of, container, LlType::Ptr(whole), unfilled)?;
    let LlConst::Data(_, id) = data else {
        return rt.bad_const(repr, obj);
    };
    let Some(pair) = pair else {
        return Ok(LlConst::Data(ty, id));
    };
    if let Some(known) = rt.prebuilt.get(&(obj, repr)) {
        return Ok(known.clone());
    }
    let of_pair = LlType::Inline(Container::Struct(pair));
    let fields = std::iter::once(data).chain(indices.into_iter().map(LlConst::signed));
    let fields = fields.collect();
    let data = rt.new_data(of_pair, "interior");
    rt.prog.data[data].value = Some(LlConst::Struct(fields));
    let constant = LlConst::Data(ty, data);
    rt.prebuilt.insert((obj, repr), constant.clone());
    Ok(constant)
}

/// Makes the contents of a prebuilt container.
pub fn fill(rt: &mut RTyper<'_>, data: DataId, obj: ObjId) -> RResult<()> {
    let value = contents(rt, obj)?;
    rt.prog.data[data].value = Some(value);
    Ok(())
}

fn contents(rt: &mut RTyper<'_>, obj: ObjId) -> RResult<LlConst> {
    let Some((container, values)) = rt.session.heap.low_level_container(obj) else {
        return error("RP0599", "a prebuilt container without contents");
    };
    let mut made = Vec::new();
    for (index, value) in values.into_iter().enumerate() {
        let ty = match container {
            Container::Struct(id) => rt.types().structs[id].fields[index].ty,
            Container::Array(id) => rt.types().arrays[id].item,
            _ => LlType::Void,
        };
        made.push(match ty {
            LlType::Inline(_) => contents(rt, value)?,
            LlType::Void => LlConst::Void(None),
            ty => rt.convert_const(repr_of(ty), value)?,
        });
    }
    Ok(match container {
        Container::Struct(_) => LlConst::Struct(made),
        _ => LlConst::Items(super::rlist::array_items(made)),
    })
}

/// Whether two pointers to parts, the same way, are to the same.
pub fn same_part(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (a, b) = (place(cx, &hop.args[0])?, place(cx, &hop.args[1])?);
    let (i, j) = (a.indices(), b.indices());
    let mut same = cx.genop(LlOp::Ptr(CmpOp::Eq), vec![a.base, b.base], LlType::Bool);
    for (i, j) in i.into_iter().zip(j) {
        let next = cx.int(IntOp::Eq, IntKind::Signed, vec![i, j]);
        same = super::rtuple::and(cx, same, next);
    }
    Ok(same)
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
    let Some(Container::Array(id)) = place.what(cx.rt.types()) else {
        return Ok(());
    };
    let def = cx.rt.types().arrays[id];
    if !in_program(cx) || def.nolength && def.fixed.is_none() {
        return Ok(());
    }
    let length = length(cx, place.clone())?;
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

/// Goes to the structure that has the field; gives the last step and the type of the field.
fn find(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<(Place, Step)> {
    let name = cx.const_str(hop, 1)?;
    let mut place = place(cx, &hop.args[0])?;
    let Some(Container::Struct(id)) = place.what(cx.rt.types()) else {
        return error("RP0530", format!("no structure with a field {name}"));
    };
    let Some(mut steps) = cx.rt.types().field_steps(id, &name) else {
        return error("RP0530", format!("no field {name}"));
    };
    let last = steps.split_off(steps.len() - 1);
    for step in steps {
        place = match place.enter(cx, step, None) {
            Ok(place) => place,
            Err(_) => return error("RP0599", "a structure extends what is none"),
        };
    }
    Ok((place, last[0]))
}

/// Reads what a step finds.
fn read(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    place: Place,
    step: Step,
    index: Option<LlValue>,
) -> LlValue {
    let (place, ty) = match place.enter(cx, step, index.clone()) {
        Ok(place) => return place.give(cx),
        Err(found) => found,
    };
    if ty == LlType::Void {
        return void();
    }
    let value = match place.access(cx, step, index) {
        (base, Access::Field(owner, field)) => {
            cx.genop(LlOp::GetField(owner, field), vec![base], ty)
        }
        (base, Access::Item(path, index)) => cx.genop(LlOp::GetItem(path), vec![base, index], ty),
    };
    seen(cx, hop, value, ty)
}

/// Writes where a step leads.
fn write(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    place: Place,
    step: Step,
    index: Option<LlValue>,
) -> RResult<LlValue> {
    let ty = cx.rt.session.heap.lltypes.step(place.ty, step);
    if ty == LlType::Void {
        return Ok(void());
    }
    if is_inlined(cx.rt.types(), step) {
        return error(
            "RP0530",
            "what is inlined in a container cannot be replaced",
        );
    }
    let value = stored(cx, &hop.args[2], ty)?;
    Ok(match place.access(cx, step, index) {
        (base, Access::Field(owner, field)) => cx.genop(
            LlOp::SetField(owner, field),
            vec![base, value],
            LlType::Void,
        ),
        (base, Access::Item(path, index)) => {
            cx.genop(LlOp::SetItem(path), vec![base, index, value], LlType::Void)
        }
    })
}

/// `p.name`
pub fn getattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (place, step) = find(cx, hop)?;
    Ok(read(cx, hop, place, step, None))
}

/// `p.name = value`
pub fn setattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (place, step) = find(cx, hop)?;
    write(cx, hop, place, step, None)
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
        LlType::Ptr(_) | LlType::Inline(_) | LlType::Interior(_) => Repr::Ptr(ty),
    }
}

/// The array that a place is: a pointer, and the path to the items from there.
fn array(cx: &mut Lower<'_, '_>, mut place: Place) -> RResult<(LlValue, ItemPath)> {
    let Some(Container::Array(array)) = place.what(cx.rt.types()) else {
        return error("RP0530", "an array is expected");
    };
    let mut path = ItemPath {
        base: Container::Array(array),
        array_field: None,
        item_field: None,
    };
    if let Some((Step::Field(owner, field), _)) = place.steps.pop() {
        path.base = Container::Struct(owner);
        path.array_field = Some(field);
    }
    Ok((address(cx, place.base, &place.steps), path))
}

fn item(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<(Place, Step, LlValue)> {
    let place = place(cx, &hop.args[0])?;
    let Some(Container::Array(id)) = place.what(cx.rt.types()) else {
        return error("RP0530", "an array is expected");
    };
    let index = cx.inputarg(hop, 1, Repr::SIGNED)?;
    check_index(cx, &place, &index)?;
    Ok((place, Step::Item(id), index))
}

/// `p[i]`
pub fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (place, step, index) = item(cx, hop)?;
    Ok(read(cx, hop, place, step, Some(index)))
}

/// `p[i] = value`
pub fn setitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (place, step, index) = item(cx, hop)?;
    write(cx, hop, place, step, Some(index))
}

/// `len(p)`
pub fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let place = place(cx, &hop.args[0])?;
    length(cx, place)
}

/// How many items an array has.
fn length(cx: &mut Lower<'_, '_>, place: Place) -> RResult<LlValue> {
    if let Some(Container::Array(id)) = place.what(cx.rt.types()) {
        if let Some(fixed) = cx.rt.types().arrays[id].fixed {
            return Ok(signed(fixed.into()));
        }
    }
    let (base, path) = array(cx, place)?;
    Ok(cx.genop(LlOp::GetLength(path), vec![base], LlType::SIGNED))
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
                    Intrinsic::MallocUninit
                        if !cx
                            .rt
                            .session
                            .heap
                            .lltypes
                            .holds_gc_ptr(LlType::Inline(what)) =>
                    {
                        LlOp::MallocVarsizeUninit { what, flavor }
                    }
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
            may_be_cast(lowlevel::check_cast, cx, arg, to)?;
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
                (LlType::Int(_), LlType::Ptr(_) | LlType::Address) => {
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
            let arg = &hop.args[2];
            may_be_cast(lowlevel::check_pointer_cast, cx, arg, to)?;
            let p = cx.input(arg, arg.r)?;
            Ok(match cx.ty(&p) {
                LlType::Void => Value::Const(LlConst::Null(to)),
                _ => cx.cast_pointer(p, to),
            })
        }
        Intrinsic::CopyItems | Intrinsic::CompareItems | Intrinsic::SameItems => {
            let (src, path) = array_arg(cx, hop, 1)?;
            let (dst, _) = array_arg(cx, hop, 3)?;
            let mut args = vec![src, cx.inputarg(hop, 2, Repr::SIGNED)?, dst];
            args.push(cx.inputarg(hop, 4, Repr::SIGNED)?);
            args.push(cx.inputarg(hop, 5, Repr::SIGNED)?);
            let (code, result) = match which {
                Intrinsic::CopyItems => (LlOp::CopyItems(path), LlType::Void),
                Intrinsic::SameItems => (LlOp::SameItems(path), LlType::Bool),
                _ => (LlOp::CompareItems(path), LlType::SIGNED),
            };
            Ok(cx.genop(code, args, result))
        }
        Intrinsic::ClearItems => {
            let (p, path) = array_arg(cx, hop, 1)?;
            let start = cx.inputarg(hop, 2, Repr::SIGNED)?;
            let n = cx.inputarg(hop, 3, Repr::SIGNED)?;
            Ok(cx.genop(LlOp::ClearItems(path), vec![p, start, n], LlType::Void))
        }
        Intrinsic::FindItem => {
            let (p, path) = array_arg(cx, hop, 1)?;
            let mut args = vec![p, cx.inputarg(hop, 2, Repr::SIGNED)?];
            args.push(cx.inputarg(hop, 3, Repr::SIGNED)?);
            args.push(cx.inputarg(hop, 4, Repr::LlChar)?);
            Ok(cx.genop(LlOp::FindItem(path), args, LlType::SIGNED))
        }
        Intrinsic::AddressOf => {
            let (p, path) = array_arg(cx, hop, 1)?;
            let i = cx.inputarg(hop, 2, Repr::SIGNED)?;
            Ok(cx.genop(LlOp::GetItemAddr(path), vec![p, i], LlType::Address))
        }
        Intrinsic::InBounds => {
            let i = cx.inputarg(hop, 1, Repr::SIGNED)?;
            let n = cx.inputarg(hop, 2, Repr::SIGNED)?;
            Ok(cx.int(IntOp::InBounds, IntKind::Signed, vec![i, n]))
        }
        Intrinsic::IsSubclass => {
            let class = cx.inputarg(hop, 1, hop.r(1))?;
            let of = cx.inputarg(hop, 2, hop.r(2))?;
            Ok(super::rinstance::is_subclass(cx, class, of))
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
        Intrinsic::Extended => {
            let p = cx.inputarg(hop, 1, hop.r(1))?;
            let n = cx.inputarg(hop, 2, Repr::SIGNED)?;
            let ty = cx.ty(&p);
            Ok(cx.genop(LlOp::GcExtend, vec![p, n], ty))
        }
        Intrinsic::Outgrown => {
            let p = cx.inputarg(hop, 1, hop.r(1))?;
            Ok(cx.genop(LlOp::GcOutgrown, vec![p], LlType::Void))
        }
        Intrinsic::Lent | Intrinsic::TakenBack => {
            let p = cx.inputarg(hop, 1, hop.r(1))?;
            let n = cx.inputarg(hop, 2, Repr::SIGNED)?;
            let code = match which {
                Intrinsic::Lent => LlOp::GcLend,
                _ => LlOp::GcTakeBack,
            };
            Ok(cx.genop(code, vec![p, n], LlType::Bool))
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
        Intrinsic::CCall | Intrinsic::CPure | Intrinsic::CCallRaises => {
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
                pure: which == Intrinsic::CPure,
                enters: false,
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
        Intrinsic::HandleNew => super::handles::new(cx, hop),
        Intrinsic::HandleObject => super::handles::object(cx, hop),
        Intrinsic::HoldItems => super::handles::hold_items(cx, hop, type_arg(cx, 1)?),
        Intrinsic::ItemsAddress => super::handles::items_address(cx, hop),
        Intrinsic::Unreachable => Ok(cx.genop(LlOp::Unreachable, vec![void()], LlType::Void)),
    }
}

/// An error if a value cannot be cast to a low-level type.
fn may_be_cast(
    check: fn(&Heap, &SomeValue, LlType) -> Result<(), String>,
    cx: &Lower<'_, '_>,
    value: &HopArg,
    to: LlType,
) -> RResult<()> {
    check(&cx.rt.session.heap, &value.s, to).or_else(|message| error("RP0530", &message))
}

/// The array that an argument is.
fn array_arg(cx: &mut Lower<'_, '_>, hop: &Hop, arg: usize) -> RResult<(LlValue, ItemPath)> {
    let place = place(cx, &hop.args[arg])?;
    array(cx, place)
}

/// `c_external(T, (name, header, library, pure, code, enters), args…)`: pointers go as `void *`, which C
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
    let enters = spec.and_then(|spec| heap.as_bool(*spec.get(5)?));
    // C may call back: what the program hands it, or what it is said to know anyway.
    let enters = !cx.rt.ann.c_functions.is_empty() && pure != Some(true) || enters == Some(true);
    let external = External {
        c_name,
        header: some(header),
        library: some(library),
        code: some(code),
        raises: false,
        collects: enters,
        pure: pure == Some(true),
        enters,
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
        let id = known.map(|(id, _)| id);
        let id = id.unwrap_or_else(|| {
            self.prog.funcs.push(Func {
                name: external.c_name.clone(),
                ty,
                body: FuncBody::External(external),
            })
        });
        self.note_asked(super::kept::Asked::External(id));
        id
    }
}
