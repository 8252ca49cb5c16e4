//! The memory of the LLInterpreter: values, places, containers.

use crate::entity::{PrimaryMap, SecondaryMap};
use crate::entity_id;
use crate::lltype::{
    Container, DataId, FuncId, Items, LlConst, LlProgram, LlType, LocationId, StructId, Types,
};
use crate::source::Span;
use std::collections::HashMap;
use std::rc::Rc;

entity_id! {
    /// A container in memory.
    pub struct MemId("mem");
}

/// Why the run stopped: the program or the toolchain did what must not happen.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    /// What happened.
    pub message: String,
    /// The operation's source, if it has one.
    pub span: Option<Span>,
    /// The functions under way, innermost first.
    pub stack: Vec<String>,
}

impl Fault {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Fault {
            message: message.into(),
            span: None,
            stack: Vec::new(),
        }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.message)?;
        self.stack
            .iter()
            .take(12)
            .try_for_each(|name| write!(f, "\n  in {name}"))
    }
}

/// A value.
#[derive(Debug, Clone, PartialEq)]
pub enum Val {
    /// Nothing at run time.
    Void,
    /// Memory that was never written.
    Uninit,
    /// `Bool`, `Char`, `UniChar` and the integers.
    Int(i128),
    /// `Float`, `SingleFloat`.
    Float(f64),
    /// A null pointer.
    Null,
    /// A pointer to a container, or into one.
    Ptr(Place),
    /// A pointer to a function.
    Func(FuncId),
    /// A traceback location.
    Location(LocationId),
    /// An inlined structure: only inside containers.
    Struct(Vec<Val>),
    /// An inlined array: only inside containers.
    Array(Vec<Val>),
}

/// Where a pointer points: a container, and the way to an inlined part of it. The structures
/// that a structure extends are not steps of the way: a pointer to the base is the same place.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Place {
    /// The container.
    pub mem: MemId,
    /// Indexes of fields and items; `None` is the container itself.
    pub path: Option<Rc<[u32]>>,
}

struct Cell {
    ty: LlType,
    value: Val,
    freed: bool,
    gc: bool,
}

/// All containers of a run.
#[derive(Default)]
pub struct Memory {
    cells: PrimaryMap<MemId, Cell>,
    data: HashMap<DataId, MemId>,
    /// How many raw containers were allocated and not freed.
    pub raw_live: usize,
}

/// The zero of a type: what `malloc` fills memory with.
pub fn zero(types: &Types, ty: LlType) -> Val {
    match ty {
        LlType::Void => Val::Void,
        LlType::Bool | LlType::Char | LlType::UniChar | LlType::Int(_) => Val::Int(0),
        LlType::Float | LlType::SingleFloat => Val::Float(0.0),
        LlType::Address | LlType::Ptr(_) => Val::Null,
        LlType::Inline(Container::Struct(id)) => Val::Struct(
            types.structs[id]
                .fields
                .iter()
                .map(|f| zero(types, f.ty))
                .collect(),
        ),
        LlType::Inline(Container::Array(id)) => {
            let def = types.arrays[id];
            let count = def.fixed.unwrap_or(0) as usize;
            Val::Array(vec![zero(types, def.item); count])
        }
        LlType::Inline(_) | LlType::Interior(_) => Val::Void,
    }
}

impl Memory {
    /// Allocates a container: a structure, or an array (inlined or not) of `length` items.
    pub fn malloc(
        &mut self,
        types: &Types,
        what: Container,
        length: usize,
        uninit: bool,
        gc: bool,
    ) -> Result<Val, Fault> {
        let item = |array| {
            if uninit {
                Val::Uninit
            } else {
                zero(types, types.arrays[array].item)
            }
        };
        let value = match what {
            Container::Array(array) => Val::Array(vec![item(array); length]),
            Container::Struct(id) => {
                let mut value = zero(types, LlType::Inline(what));
                if let (Some((field, array)), Val::Struct(fields)) =
                    (types.varsize_field(id), &mut value)
                {
                    fields[field as usize] = Val::Array(vec![item(array); length]);
                }
                value
            }
            _ => return Err(Fault::new("malloc of something that is not a container")),
        };
        if !gc {
            self.raw_live += 1;
        }
        let mem = self.cells.push(Cell {
            ty: LlType::Inline(what),
            value,
            freed: false,
            gc,
        });
        Ok(Val::Ptr(Place { mem, path: None }))
    }

    /// A pointer to bytes that C has.
    pub fn raw_data(&mut self, bytes: &[u8]) -> Val {
        let value = Val::Array(bytes.iter().map(|&b| Val::Int(b.into())).collect());
        let mem = self.cells.push(Cell {
            ty: LlType::Address,
            value,
            freed: false,
            gc: true,
        });
        Val::Ptr(Place { mem, path: None })
    }

    /// Frees a raw container.
    pub fn free(&mut self, pointer: &Val) -> Result<(), Fault> {
        let Val::Ptr(place) = pointer else {
            return Err(Fault::new("free of a null pointer"));
        };
        let cell = &mut self.cells[place.mem];
        if cell.freed || cell.gc || place.path.is_some() {
            return Err(Fault::new(
                "free of what was not raw-allocated, or was freed already",
            ));
        }
        cell.freed = true;
        self.raw_live -= 1;
        Ok(())
    }

    /// The type of the container that is pointed to.
    pub fn type_of(&self, place: &Place) -> LlType {
        self.cells[place.mem].ty
    }

    /// A number for the container that stays the same.
    pub fn identity(&self, place: &Place) -> i128 {
        (i128::from(place.mem.0) + 1) * 16
    }

    /// The value at a place.
    fn at(&self, place: &Place) -> Result<&Val, Fault> {
        let cell = &self.cells[place.mem];
        if cell.freed {
            return Err(Fault::new("use of freed memory"));
        }
        let mut value = &cell.value;
        for &step in place.path.as_deref().unwrap_or(&[]) {
            value = match value {
                Val::Struct(parts) | Val::Array(parts) => parts
                    .get(step as usize)
                    .ok_or_else(|| Fault::new("pointer to an item out of bounds"))?,
                _ => return Err(Fault::new("pointer into something without parts")),
            };
        }
        Ok(value)
    }

    fn at_mut(&mut self, place: &Place) -> Result<&mut Val, Fault> {
        let cell = &mut self.cells[place.mem];
        if cell.freed {
            return Err(Fault::new("use of freed memory"));
        }
        let mut value = &mut cell.value;
        for &step in place.path.as_deref().unwrap_or(&[]) {
            value = match value {
                Val::Struct(parts) | Val::Array(parts) => parts
                    .get_mut(step as usize)
                    .ok_or_else(|| Fault::new("pointer to an item out of bounds"))?,
                _ => return Err(Fault::new("pointer into something without parts")),
            };
        }
        Ok(value)
    }

    /// How many times to step into the first field to come from what a place really holds to
    /// the structure `wanted` that it is accessed as.
    fn base_steps(&self, types: &Types, place: &Place, wanted: StructId) -> Result<usize, Fault> {
        if place.path.is_some() {
            return Ok(0);
        }
        let LlType::Inline(Container::Struct(whole)) = self.type_of(place) else {
            return Err(Fault::new("an array is accessed as a structure"));
        };
        let (mut id, mut steps) = (whole, 0);
        while id != wanted {
            id = match types.base(id) {
                Some(base) => base,
                // By code that serves both.
                None if types.are_containers_alike(whole.into(), wanted.into()) => return Ok(0),
                None => {
                    return Err(Fault::new(format!(
                        "a structure is accessed as `{}`, which it does not extend",
                        types.structs[wanted].name
                    )))
                }
            };
            steps += 1;
        }
        Ok(steps)
    }

    /// The fields of the structure at `place`, accessed as a `wanted`.
    pub fn fields(
        &self,
        types: &Types,
        place: &Place,
        wanted: StructId,
    ) -> Result<&Vec<Val>, Fault> {
        let steps = self.base_steps(types, place, wanted)?;
        let mut value = self.at(place)?;
        for _ in 0..steps {
            let Val::Struct(fields) = value else {
                unreachable!("bases are structures")
            };
            value = &fields[0];
        }
        match value {
            Val::Struct(fields) => Ok(fields),
            _ => Err(Fault::new(
                "something that is not a structure is accessed as one",
            )),
        }
    }

    /// The same, to write.
    pub fn fields_mut(
        &mut self,
        types: &Types,
        place: &Place,
        wanted: StructId,
    ) -> Result<&mut Vec<Val>, Fault> {
        let steps = self.base_steps(types, place, wanted)?;
        let mut value = self.at_mut(place)?;
        for _ in 0..steps {
            let Val::Struct(fields) = value else {
                unreachable!("bases are structures")
            };
            value = &mut fields[0];
        }
        match value {
            Val::Struct(fields) => Ok(fields),
            _ => Err(Fault::new(
                "something that is not a structure is accessed as one",
            )),
        }
    }

    /// The array that `place` is an item of (or the end of), and which.
    pub fn whole_array(&self, place: &Place) -> Option<(Place, usize)> {
        place.path.as_ref()?;
        let (whole, index) = last_step(place);
        matches!(self.at(&whole), Ok(Val::Array(_))).then_some((whole, index))
    }

    /// The items of the array at `place`, or of the array inlined there as `field`.
    pub fn items(
        &self,
        types: &Types,
        place: &Place,
        base: Container,
        field: Option<u32>,
    ) -> Result<&Vec<Val>, Fault> {
        let value = match (base, field) {
            (Container::Struct(id), Some(field)) => &self.fields(types, place, id)?[field as usize],
            _ => self.at(place)?,
        };
        match value {
            Val::Array(items) => Ok(items),
            _ => Err(Fault::new(
                "something that is not an array is accessed as one",
            )),
        }
    }

    /// The same, to write.
    pub fn items_mut(
        &mut self,
        types: &Types,
        place: &Place,
        base: Container,
        field: Option<u32>,
    ) -> Result<&mut Vec<Val>, Fault> {
        let value = match (base, field) {
            (Container::Struct(id), Some(field)) => {
                &mut self.fields_mut(types, place, id)?[field as usize]
            }
            _ => self.at_mut(place)?,
        };
        match value {
            Val::Array(items) => Ok(items),
            _ => Err(Fault::new(
                "something that is not an array is accessed as one",
            )),
        }
    }

    /// A pointer to a part of what is at `place`.
    pub fn part(
        &self,
        types: &Types,
        place: &Place,
        wanted: Option<StructId>,
        steps: &[u32],
    ) -> Result<Place, Fault> {
        let mut path: Vec<u32> = place.path.as_deref().unwrap_or(&[]).to_vec();
        if let Some(wanted) = wanted {
            let bases = self.base_steps(types, place, wanted)?;
            path.extend(std::iter::repeat_n(0, bases));
        }
        path.extend(steps);
        Ok(Place {
            mem: place.mem,
            path: Some(path.into()),
        })
    }

    /// The value of a constant. Prebuilt data is brought into memory when first seen.
    pub fn constant(&mut self, program: &LlProgram, constant: &LlConst) -> Result<Val, Fault> {
        Ok(match constant {
            LlConst::Void(_) => Val::Void,
            LlConst::Bool(b) => Val::Int(i128::from(*b)),
            LlConst::Char(c) => Val::Int(i128::from(*c)),
            LlConst::UniChar(c) => Val::Int(i128::from(*c)),
            LlConst::Int(i, _) => Val::Int(*i),
            LlConst::Float(bits) => Val::Float(f64::from_bits(*bits)),
            LlConst::SingleFloat(bits) => Val::Float(f32::from_bits(*bits).into()),
            LlConst::Null(_) => Val::Null,
            LlConst::Func(_, id) => Val::Func(*id),
            LlConst::Location(id) => Val::Location(*id),
            LlConst::Data(_, id) => Val::Ptr(Place {
                mem: self.prebuilt(program, *id)?,
                path: None,
            }),
            LlConst::Struct(fields) => Val::Struct(
                fields
                    .iter()
                    .map(|f| self.constant(program, f))
                    .collect::<Result<_, _>>()?,
            ),
            LlConst::Items(Items::Bytes(bytes)) => {
                Val::Array(bytes.iter().map(|&b| Val::Int(b.into())).collect())
            }
            LlConst::Items(Items::Numbers(numbers)) => {
                Val::Array(numbers.iter().map(|&n| Val::Int(n.into())).collect())
            }
            LlConst::Items(Items::Consts(items)) => Val::Array(
                items
                    .iter()
                    .map(|i| self.constant(program, i))
                    .collect::<Result<_, _>>()?,
            ),
        })
    }

    /// The `count` bytes that an address for C points to: into a `Char` array, or to the start
    /// of a raw one.
    pub fn raw_bytes(&self, place: &Place, count: usize) -> Result<Vec<u8>, Fault> {
        let (array, start) = self.raw_place(place);
        let Val::Array(items) = self.at(&array)? else {
            return Err(Fault::new("C is given an address where there are no bytes"));
        };
        let bytes = items.get(start..start + count);
        bytes
            .ok_or_else(|| Fault::new("C reads out of bounds"))?
            .iter()
            .map(|item| match item {
                Val::Int(i) => Ok(*i as u8),
                _ => Err(Fault::new("C reads memory that was never written")),
            })
            .collect()
    }

    /// Writes bytes where an address for C points to.
    pub fn write_raw_bytes(&mut self, place: &Place, bytes: &[u8]) -> Result<(), Fault> {
        let (array, start) = self.raw_place(place);
        let Val::Array(items) = self.at_mut(&array)? else {
            return Err(Fault::new("C is given an address where there are no bytes"));
        };
        let items = items.get_mut(start..start + bytes.len());
        for (item, &byte) in items
            .ok_or_else(|| Fault::new("C writes out of bounds"))?
            .iter_mut()
            .zip(bytes)
        {
            *item = Val::Int(byte.into());
        }
        Ok(())
    }

    /// The array that an address for C points into, and at which item.
    pub fn raw_place(&self, place: &Place) -> (Place, usize) {
        match self.at(place) {
            Ok(Val::Array(_)) => (place.clone(), 0),
            _ => last_step(place),
        }
    }

    /// Swaps two items of an array.
    pub fn swap_items(&mut self, array: &Place, a: usize, b: usize) -> Result<(), Fault> {
        match self.at_mut(array)? {
            Val::Array(items) if a < items.len() && b < items.len() => {
                items.swap(a, b);
                Ok(())
            }
            _ => Err(Fault::new("C writes out of bounds")),
        }
    }

    fn prebuilt(&mut self, program: &LlProgram, id: DataId) -> Result<MemId, Fault> {
        if let Some(&mem) = self.data.get(&id) {
            return Ok(mem);
        }
        let data = &program.data[id];
        // Entered before it is filled: prebuilt data may be cyclic.
        let cell = Cell {
            ty: data.ty,
            value: Val::Uninit,
            freed: false,
            gc: true,
        };
        let mem = self.cells.push(cell);
        self.data.insert(id, mem);
        let value = data
            .value
            .as_ref()
            .ok_or_else(|| Fault::new(format!("prebuilt `{}` was never filled", data.name)))?;
        self.cells[mem].value = self.constant(program, value)?;
        Ok(mem)
    }
}

// What collections ask.
impl Memory {
    /// The containers that one leads to. Weak references lead nowhere.
    pub(super) fn trace(&self, types: &Types, mem: MemId, found: &mut Vec<MemId>) {
        let cell = &self.cells[mem];
        if let LlType::Inline(Container::Struct(id)) = cell.ty {
            if *types.structs[id].name == *Types::WEAKREF {
                return;
            }
        }
        let mut todo = vec![&cell.value];
        while let Some(value) = todo.pop() {
            match value {
                Val::Ptr(place) => found.push(place.mem),
                Val::Struct(parts) | Val::Array(parts) => todo.extend(parts.iter().rev()),
                _ => {}
            }
        }
    }

    /// Prebuilt containers.
    pub(super) fn always_there(&self) -> impl Iterator<Item = MemId> + '_ {
        self.data.values().copied()
    }

    /// Frees the containers of the collector that have no mark.
    pub(super) fn free_unreached(&mut self, marks: &SecondaryMap<MemId, bool>) {
        for mem in self.cells.ids() {
            let cell = &mut self.cells[mem];
            if cell.gc && !marks[mem] && !cell.freed {
                cell.freed = true;
                cell.value = Val::Uninit;
            }
        }
    }

    /// What a weak reference finds.
    pub(super) fn weak_value(&self, weak: MemId) -> Val {
        match &self.cells[weak].value {
            Val::Struct(fields) => fields[0].clone(),
            _ => Val::Null,
        }
    }

    /// Makes a weak reference find this.
    pub(super) fn set_weak(&mut self, weak: MemId, target: Val) {
        if let Val::Struct(fields) = &mut self.cells[weak].value {
            fields[0] = target;
        }
    }
}

impl Val {
    /// A pointer to a container.
    pub(super) fn to(mem: MemId) -> Val {
        Val::Ptr(Place { mem, path: None })
    }
}

/// A place without the last step of its way, and that step.
fn last_step(place: &Place) -> (Place, usize) {
    match place.path.as_deref() {
        Some([path @ .., index]) => {
            let path = (!path.is_empty()).then(|| path.into());
            (
                Place {
                    mem: place.mem,
                    path,
                },
                *index as usize,
            )
        }
        _ => (place.clone(), 0),
    }
}
