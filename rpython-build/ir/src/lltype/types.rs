//! Low-level types (seed: "The RPython Typer", "Low-Level Types").
//!
//! A variable holds a simple value: a primitive or a pointer. Structures and arrays live in
//! memory and are reached through pointers. A container is *gc* (has a collector's header, is
//! moved and freed by it) or *raw*. A structure may inline other raw containers; as an
//! exception a gc structure may inline a gc structure as its first field, and then shares its
//! header: that is how a class extends its base. An array inlined as the last field makes a
//! structure varsized.

use crate::entity::PrimaryMap;
use crate::entity_id;
use crate::front::code::Name;
use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxBuildHasher;

entity_id! {
    /// A structure type.
    pub struct StructId("struct");
    /// An array type.
    pub struct ArrayId("array");
    /// A function type.
    pub struct FuncTypeId("functype");
    /// A type known by name alone.
    pub struct OpaqueId("opaque");
    /// A type of pointers to parts of gc containers.
    pub struct InteriorId("interior");
}

/// A machine integer type. `Signed` and `Unsigned` are one machine word of the *target*.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum IntKind {
    /// RPython's `int`.
    Signed,
    /// `r_uint`
    Unsigned,
    /// 8 bits, signed.
    I8,
    /// 16 bits, signed.
    I16,
    /// 32 bits, signed: `r_int32`.
    I32,
    /// 64 bits, signed: `r_longlong`, `r_int64`.
    I64,
    /// 128 bits, signed: `r_longlonglong`.
    I128,
    /// An `int` of the program that has met a constant which fits no word: 128 bits, signed. What is stored is an `I128`.
    Wide,
    /// 8 bits, unsigned.
    U8,
    /// 16 bits, unsigned.
    U16,
    /// 32 bits, unsigned: `r_uint32`.
    U32,
    /// 64 bits, unsigned: `r_ulonglong`, `r_uint64`.
    U64,
}

impl IntKind {
    /// Whether it has negative values.
    pub fn is_signed(self) -> bool {
        use IntKind::*;
        matches!(self, Signed | I8 | I16 | I32 | I64 | I128 | Wide)
    }
    /// How many bits it has on a target with words of `word_bits` bits.
    pub fn bits(self, word_bits: u32) -> u32 {
        use IntKind::*;
        match self {
            Signed | Unsigned => word_bits,
            I8 | U8 => 8,
            I16 | U16 => 16,
            I32 | U32 => 32,
            I64 | U64 => 64,
            I128 | Wide => 128,
        }
    }
    /// Its low-level type: an `int` knows of its own what the machine does not.
    pub fn stored(self) -> IntKind {
        match self {
            IntKind::Wide => IntKind::I128,
            kind => kind,
        }
    }
    /// Whether it is an `int` to the program, whatever its size.
    pub fn is_int(self) -> bool {
        matches!(self, IntKind::Signed | IntKind::Wide)
    }
    /// Its name, as users write it.
    pub fn name(self) -> &'static str {
        match self {
            IntKind::Signed | IntKind::Wide => "int",
            IntKind::Unsigned => "r_uint",
            IntKind::I8 => "r_int8",
            IntKind::I16 => "r_int16",
            IntKind::I32 => "r_int32",
            IntKind::I64 => "r_int64",
            IntKind::I128 => "r_longlonglong",
            IntKind::U8 => "r_uint8",
            IntKind::U16 => "r_uint16",
            IntKind::U32 => "r_uint32",
            IntKind::U64 => "r_uint64",
        }
    }
    /// The value that `value` wraps to in this type.
    pub fn wrap(self, value: i128, word_bits: u32) -> i128 {
        let unused = 128 - self.bits(word_bits);
        if self.is_signed() {
            (value << unused) >> unused
        } else {
            (((value as u128) << unused) >> unused) as i128
        }
    }
}

/// The type of a variable, a field, an item, a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LlType {
    /// No value at run time: a constant that only the toolchain sees.
    Void,
    /// `True` or `False`.
    Bool,
    /// A byte: the item of `bytes` and of UTF-8 text.
    Char,
    /// A Unicode code point: a one-character `str`.
    UniChar,
    /// A machine integer.
    Int(IntKind),
    /// A 64-bit float.
    Float,
    /// A 32-bit float.
    SingleFloat,
    /// A raw address without a type.
    Address,
    /// A pointer to a container.
    Ptr(Container),
    /// A container itself: only as a field, an item, or what a pointer points to.
    Inline(Container),
    /// A pointer to a part of a gc container. It is for the annotator and the rtyper, which has a
    /// representation for it: no program has such variables.
    Interior(InteriorId),
}

impl LlType {
    /// RPython's `int`.
    pub const SIGNED: LlType = LlType::Int(IntKind::Signed);
    /// `r_uint`
    pub const UNSIGNED: LlType = LlType::Int(IntKind::Unsigned);
}

/// What a pointer can point to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Container {
    /// A structure.
    Struct(StructId),
    /// An array.
    Array(ArrayId),
    /// A function.
    Func(FuncTypeId),
    /// Something C knows and we do not.
    Opaque(OpaqueId),
}

impl From<StructId> for Container {
    fn from(id: StructId) -> Self {
        Container::Struct(id)
    }
}

/// A step from a container to what is inlined in it, or to a value in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step {
    /// To a field.
    Field(StructId, u32),
    /// To an item; which one is known when the program runs.
    Item(ArrayId),
}

/// What a type of pointers to parts says: since collectors move the container, a pointer to a part of it is
/// a pointer to the whole and the way from there. The way is in the type, but for indices.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Interior {
    /// The container that the collector knows.
    pub base: Container,
    /// The way from it, at least one step.
    pub path: Vec<Step>,
    /// What the part is.
    pub to: Container,
}

impl Interior {
    /// How many indices are on the way.
    pub fn indices(&self) -> usize {
        let items = self.path.iter();
        items.filter(|step| matches!(step, Step::Item(_))).count()
    }
}

/// A structure type. Nominal: two structures are the same only if their ids are, except those
/// made by [`Types::structural`].
#[derive(Debug, Clone)]
pub struct StructDef {
    /// For people, and the base of the C name.
    pub name: String,
    /// Whether the collector manages it.
    pub gc: bool,
    /// The fields, in memory order.
    pub fields: Vec<Field>,
    /// Set once the fields are: a forward reference has none yet.
    pub complete: bool,
    /// Instances are never written after initialisation (strings, vtables, boxed constants).
    pub immutable: bool,
    /// What users call it, where that is not `name`: `list`, of these types.
    pub shown: Option<(&'static str, Vec<LlType>)>,
}

/// A field.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Field {
    /// Its name, for `p.name` in helpers; generated names are mangled elsewhere.
    pub name: Name,
    /// Its type.
    pub ty: LlType,
    /// Written only before the object is published (`_immutable_fields_`, hashes excepted).
    pub immutable: bool,
}

/// An array type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ArrayDef {
    /// The item: a primitive, a pointer, or an inlined raw structure.
    pub item: LlType,
    /// Whether the collector manages it.
    pub gc: bool,
    /// Has no length field: a plain C array, raw only.
    pub nolength: bool,
    /// How many items it always has, if that is part of the type; then it has no length field.
    pub fixed: Option<u32>,
    /// Items are not written after initialisation.
    pub immutable: bool,
}

/// A function type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FuncTypeDef {
    /// Parameters; `Void` ones disappear in C.
    pub params: Vec<LlType>,
    /// Result.
    pub result: LlType,
}

/// All low-level types of a program. Every program has the types with constant ids below.
#[derive(Debug, Clone)]
pub struct Types {
    /// Structures.
    pub structs: PrimaryMap<StructId, StructDef>,
    /// Arrays.
    pub arrays: PrimaryMap<ArrayId, ArrayDef>,
    /// Function types.
    pub funcs: PrimaryMap<FuncTypeId, FuncTypeDef>,
    /// Opaque types, by C name.
    pub opaques: PrimaryMap<OpaqueId, String>,
    interiors: IndexSet<Interior, FxBuildHasher>,
    struct_ids: IndexMap<(String, bool, Vec<Field>), StructId, FxBuildHasher>,
    array_ids: IndexMap<ArrayDef, ArrayId, FxBuildHasher>,
    func_ids: IndexMap<FuncTypeDef, FuncTypeId, FxBuildHasher>,
}

impl Default for Types {
    fn default() -> Self {
        Self::new()
    }
}

impl Types {
    /// The name of the structure of weak references, whose first field is an address that collectors
    /// do not trace.
    pub const WEAKREF: &str = "weakref";

    /// `rpy_string { hash, length, chars }`: immutable UTF-8 text. `hash` is 0 until it is
    /// computed; `length` counts code points, `len(chars)` bytes.
    pub const STRING: StructId = StructId(0);
    /// Its field `length`.
    pub const STRING_LENGTH: u32 = 1;
    /// `rpy_bytes { hash, chars }`: immutable bytes.
    pub const BYTES: StructId = StructId(1);
    /// `object_vtable { subclassrange_min, subclassrange_max, name, shown }`: the base of every class's
    /// vtable. A class's range lies inside its base's; `name` is a string, `shown` the class that it is to programs.
    pub const OBJECT_VTABLE: StructId = StructId(2);
    /// `object { typeptr }`: the base of every instance.
    pub const OBJECT: StructId = StructId(3);
    /// Its field: the class of an instance, from when it is made on.
    pub const TYPEPTR: u32 = 0;
    /// `rpy_bytearray { length, items }`: shaped like a list of `Char`.
    pub const BYTEARRAY: StructId = StructId(4);
    /// The first that a program may have besides.
    const FIRST: StructId = StructId(5);

    /// The types that every program has.
    pub fn new() -> Self {
        let mut types = Types {
            structs: PrimaryMap::new(),
            arrays: PrimaryMap::new(),
            funcs: PrimaryMap::new(),
            opaques: PrimaryMap::new(),
            interiors: IndexSet::default(),
            struct_ids: IndexMap::default(),
            array_ids: IndexMap::default(),
            func_ids: IndexMap::default(),
        };
        let field = |name: &str, ty, immutable| Field {
            name: name.into(),
            ty,
            immutable,
        };
        let ptr = |id| LlType::Ptr(Container::Struct(id));
        let chars = types.array(ArrayDef {
            item: LlType::Char,
            gc: false,
            nolength: false,
            fixed: None,
            immutable: true,
        });
        let chars = LlType::Inline(Container::Array(chars));
        let string = types.forward("rpy_string", true);
        let bytes = types.forward("rpy_bytes", true);
        let vtable = types.forward("object_vtable", false);
        let object = types.forward("object", true);
        let bytearray = types.forward("rpy_bytearray", true);
        types.complete(
            string,
            vec![
                field("hash", LlType::SIGNED, false),
                field("length", LlType::SIGNED, true),
                field("chars", chars, true),
            ],
        );
        types.complete(
            bytes,
            vec![
                field("hash", LlType::SIGNED, false),
                field("chars", chars, true),
            ],
        );
        types.complete(
            vtable,
            vec![
                field("subclassrange_min", LlType::SIGNED, true),
                field("subclassrange_max", LlType::SIGNED, true),
                field("name", ptr(string), true),
                field("shown", ptr(vtable), true),
                field("qualname", ptr(string), true),
                // (None is that of Python's own.)
                field("module", ptr(string), true),
                // The class as a text, if its metaclass says another than is said of classes.
                field("text", ptr(string), true),
            ],
        );
        types.structs[vtable].immutable = true;
        for (id, name) in [(string, "str"), (bytes, "bytes"), (bytearray, "bytearray")] {
            types.structs[id].shown = Some((name, Vec::new()));
        }
        types.complete(object, vec![field("typeptr", ptr(vtable), true)]);
        let items = types.gc_array(LlType::Char);
        let items = LlType::Ptr(Container::Array(items));
        types.complete(
            bytearray,
            vec![
                field("length", LlType::SIGNED, false),
                field("items", items, false),
            ],
        );
        types
    }

    /// A new structure type whose fields come later ([`Types::complete`]): recursive types start here.
    pub fn forward(&mut self, name: impl Into<String>, gc: bool) -> StructId {
        self.structs.push(StructDef {
            name: name.into(),
            gc,
            fields: Vec::new(),
            complete: false,
            immutable: false,
            shown: None,
        })
    }

    /// Gives a forward structure its fields.
    ///
    /// # Panics
    /// If it has them already.
    pub fn complete(&mut self, id: StructId, fields: Vec<Field>) {
        let def = &mut self.structs[id];
        assert!(!def.complete, "structure {} is complete already", def.name);
        def.fields = fields;
        def.complete = true;
    }

    /// The structure type with this name and these fields: the same id for the same description.
    pub fn structural(&mut self, name: &str, gc: bool, fields: Vec<Field>) -> StructId {
        let key = (name.to_string(), gc, fields);
        if let Some(&id) = self.struct_ids.get(&key) {
            return id;
        }
        let id = self.forward(name, gc);
        self.complete(id, key.2.clone());
        self.struct_ids.insert(key, id);
        id
    }

    /// The fields of resizable lists of these items.
    pub fn list_fields(&mut self, item: LlType) -> Vec<Field> {
        let array = self.gc_array(item);
        let items = LlType::Ptr(Container::Array(array));
        let fields = [("length", LlType::SIGNED), ("items", items)];
        let fields = fields.map(|(name, ty)| Field {
            name: name.into(),
            ty,
            immutable: false,
        });
        fields.into()
    }

    /// The structure of resizable lists of these items.
    pub fn list(&mut self, item: LlType) -> StructId {
        let fields = self.list_fields(item);
        let id = self.structural("list", true, fields);
        self.structs[id].shown = Some(("list", vec![item]));
        id
    }

    /// The array type with this description.
    pub fn array(&mut self, def: ArrayDef) -> ArrayId {
        if let Some(&id) = self.array_ids.get(&def) {
            return id;
        }
        let id = self.arrays.push(def);
        self.array_ids.insert(def, id);
        id
    }

    /// A gc array of these items.
    pub fn gc_array(&mut self, item: LlType) -> ArrayId {
        self.array(ArrayDef {
            item,
            gc: true,
            nolength: false,
            fixed: None,
            immutable: false,
        })
    }

    /// The function type.
    pub fn func(&mut self, params: Vec<LlType>, result: LlType) -> FuncTypeId {
        let def = FuncTypeDef { params, result };
        if let Some(&id) = self.func_ids.get(&def) {
            return id;
        }
        let id = self.funcs.push(def.clone());
        self.func_ids.insert(def, id);
        id
    }

    /// The opaque type with this C name.
    pub fn opaque(&mut self, name: &str) -> OpaqueId {
        let known = self
            .opaques
            .iter()
            .find(|(_, n)| *n == name)
            .map(|(id, _)| id);
        known.unwrap_or_else(|| self.opaques.push(name.to_string()))
    }

    /// Whether the collector manages this container.
    pub fn is_gc(&self, container: Container) -> bool {
        match container {
            Container::Struct(id) => self.structs[id].gc,
            Container::Array(id) => self.arrays[id].gc,
            Container::Func(_) | Container::Opaque(_) => false,
        }
    }

    /// Whether a value of this type is a pointer that the collector must see.
    pub fn is_gc_ptr(&self, ty: LlType) -> bool {
        matches!(ty, LlType::Ptr(container) if self.is_gc(container))
    }

    /// Whether a value of this type is such a pointer, or has one in what is inlined in it.
    pub fn holds_gc_ptr(&self, ty: LlType) -> bool {
        match ty {
            LlType::Inline(Container::Struct(id)) => {
                let fields = &self.structs[id].fields;
                fields.iter().any(|field| self.holds_gc_ptr(field.ty))
            }
            LlType::Inline(Container::Array(id)) => self.holds_gc_ptr(self.arrays[id].item),
            ty => self.is_gc_ptr(ty),
        }
    }

    /// Whether values of these types are the same at run time but for what gc pointers point to.
    pub fn are_alike(&self, a: LlType, b: LlType) -> bool {
        match (a, b) {
            _ if a == b || self.is_gc_ptr(a) && self.is_gc_ptr(b) => true,
            (LlType::Ptr(a), LlType::Ptr(b)) if !self.is_gc(a) && !self.is_gc(b) => {
                self.are_containers_alike(a, b)
            }
            _ => false,
        }
    }

    /// Whether containers are the same but for what gc pointers in them point to. Instances of classes
    /// are not.
    pub fn are_containers_alike(&self, a: Container, b: Container) -> bool {
        let parts = |a, b| match (a, b) {
            (LlType::Inline(a), LlType::Inline(b)) => self.are_containers_alike(a, b),
            _ => a == b || self.is_gc_ptr(a) && self.is_gc_ptr(b),
        };
        match (a, b) {
            _ if a == b => true,
            (Container::Struct(a), Container::Struct(b)) => {
                let is_instance = |id| self.extends(id, Types::OBJECT);
                if is_instance(a) || is_instance(b) {
                    return false;
                }
                let (a, b) = (&self.structs[a], &self.structs[b]);
                (a.gc, a.immutable, a.fields.len()) == (b.gc, b.immutable, b.fields.len())
                    && a.fields.iter().zip(&b.fields).all(|(a, b)| {
                        (&a.name, a.immutable) == (&b.name, b.immutable) && parts(a.ty, b.ty)
                    })
            }
            (Container::Array(a), Container::Array(b)) => {
                let (a, b) = (self.arrays[a], self.arrays[b]);
                let same = ArrayDef { item: a.item, ..b };
                a == same && parts(a.item, b.item)
            }
            _ => false,
        }
    }

    /// Whether a structure is known by its name, not by its fields: that of a class, or of text.
    pub fn is_nominal(&self, id: StructId) -> bool {
        id < Types::FIRST
            || self.extends(id, Types::OBJECT)
            || self.extends(id, Types::OBJECT_VTABLE)
    }

    /// The index of a field by its name.
    pub fn field(&self, id: StructId, name: &str) -> Option<u32> {
        self.structs[id]
            .fields
            .iter()
            .position(|f| &*f.name == name)
            .map(|i| i as u32)
    }

    /// A field by the name that programs use, and the structure that has it: this one, or one that
    /// it extends.
    pub fn find_field(&self, id: StructId, name: &str) -> Option<(StructId, u32)> {
        let mut at = Some(id);
        while let Some(id) = at {
            if let Some(field) = self.field(id, name) {
                return Some((id, field));
            }
            at = self.base(id);
        }
        // The original has `c_` in front of the fields of C's structures.
        self.find_field(id, name.strip_prefix("c_")?)
    }

    /// The steps to a field by the name that programs use: through the structures that this one
    /// extends.
    pub fn field_steps(&self, id: StructId, name: &str) -> Option<Vec<Step>> {
        let (owner, field) = self.find_field(id, name)?;
        let mut steps = Vec::new();
        let mut at = id;
        while at != owner {
            steps.push(Step::Field(at, 0));
            at = self.base(at)?;
        }
        steps.push(Step::Field(owner, field));
        Some(steps)
    }

    /// What a type of pointers to parts says.
    pub fn interior(&self, id: InteriorId) -> &Interior {
        &self.interiors[id.0 as usize]
    }

    /// What a pointer, or a pointer to a part, points to.
    pub fn pointee(&self, ty: LlType) -> Option<Container> {
        match ty {
            LlType::Ptr(container) => Some(container),
            LlType::Interior(id) => Some(self.interior(id).to),
            _ => None,
        }
    }

    /// The type of the field or of the item that a step leads to.
    pub fn found(&self, step: Step) -> LlType {
        match step {
            Step::Field(id, field) => self.structs[id].fields[field as usize].ty,
            Step::Item(id) => self.arrays[id].item,
        }
    }

    /// The type of what a step from such a pointer gives: a value, or a pointer to what is inlined.
    pub fn step(&mut self, from: LlType, step: Step) -> LlType {
        let found = self.found(step);
        let LlType::Inline(to) = found else {
            return found;
        };
        let (base, mut path) = match from {
            LlType::Interior(id) => {
                let whole = self.interior(id);
                (whole.base, whole.path.clone())
            }
            _ => match step {
                Step::Field(id, _) => (Container::Struct(id), Vec::new()),
                Step::Item(id) => (Container::Array(id), Vec::new()),
            },
        };
        // Raw memory does not move, and what a gc structure extends is where the structure is.
        if !self.is_gc(base) || self.is_gc(to) {
            return LlType::Ptr(to);
        }
        path.push(step);
        let (index, _) = self.interiors.insert_full(Interior { base, path, to });
        LlType::Interior(InteriorId(index as u32))
    }

    /// A type of pointers in words.
    pub fn describe(&self, ty: LlType) -> String {
        let name = |container: Container| match container {
            Container::Struct(id) => self.structs[id].name.as_str(),
            Container::Array(_) => "an array",
            Container::Func(_) => "a function",
            Container::Opaque(id) => &self.opaques[id],
        };
        match ty {
            LlType::Inline(container) => name(container).into(),
            LlType::Ptr(container) => format!("pointer to {}", name(container)),
            LlType::Interior(id) => {
                let Interior { base, path, to } = self.interior(id);
                let steps = path.iter().map(|step| match *step {
                    Step::Field(id, field) => {
                        format!(".{}", self.structs[id].fields[field as usize].name)
                    }
                    Step::Item(_) => "[...]".into(),
                });
                let steps: String = steps.collect();
                format!("pointer to {} ({steps} in {})", name(*to), name(*base))
            }
            _ => format!("{ty:?}"),
        }
    }

    /// `T.name`, where `T` is a low-level type: `TO`, `OF`, or a field's type.
    pub fn attribute(&self, ty: LlType, name: &str) -> Option<LlType> {
        match (name, ty) {
            ("TO", LlType::Ptr(container)) => Some(LlType::Inline(container)),
            ("OF", LlType::Inline(Container::Array(array))) => Some(self.arrays[array].item),
            (_, LlType::Inline(Container::Struct(id))) => self
                .find_field(id, name)
                .map(|(owner, field)| self.structs[owner].fields[field as usize].ty),
            _ => None,
        }
    }

    /// The array inlined as the last field, if there is one: the structure is varsized.
    pub fn varsize_field(&self, id: StructId) -> Option<(u32, ArrayId)> {
        let fields = &self.structs[id].fields;
        match fields.last()?.ty {
            LlType::Inline(Container::Array(array)) if self.arrays[array].fixed.is_none() => {
                Some((fields.len() as u32 - 1, array))
            }
            _ => None,
        }
    }

    /// The gc structure inlined as the first field: the base that it extends.
    pub fn base(&self, id: StructId) -> Option<StructId> {
        match self.structs[id].fields.first()?.ty {
            LlType::Inline(Container::Struct(base)) => Some(base),
            _ => None,
        }
    }

    /// Whether `derived` is `base`, or extends it through first fields.
    pub fn extends(&self, derived: StructId, base: StructId) -> bool {
        let mut at = Some(derived);
        while let Some(id) = at {
            if id == base {
                return true;
            }
            at = self.base(id);
        }
        false
    }

    /// Whether each container of one type is one of the other, too: it extends it; and a gc structure without fields is
    /// the beginning of all that the collector manages.
    pub fn begins_with(&self, container: Container, beginning: Container) -> bool {
        match (container, beginning) {
            (_, Container::Struct(of))
                if self.structs[of].gc && self.structs[of].fields.is_empty() =>
            {
                self.is_gc(container)
            }
            (Container::Struct(id), Container::Struct(of)) => self.extends(id, of),
            _ => container == beginning,
        }
    }
}
