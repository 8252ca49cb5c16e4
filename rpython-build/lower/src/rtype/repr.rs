//! Representations: how the values of an annotation are held at run time.
//!
//! [`RTyper::getrepr`] gives the [`Repr`] of an annotation, [`RTyper::lltype`] its low-level type.
//! Two annotations that differ in what is only known (constants, sign, nullability) have the same
//! representation, except that a known object without a run-time value is part of it.

use super::{error, Map, RResult, RTyper};
use crate::annotate::types::defs::{
    AttrFamilyId, CallFamilyId, ClassDefId, Desc, DescId, DictDefId, ListDefId,
};
use crate::annotate::types::model::{IterVariant, Kind, SomeValue};
use crate::entity::PrimaryMap;
use crate::entity_id;
use crate::host::attribute_key::AttrKey;
use crate::host::object::{ObjId, Object};
use crate::lltype::{Container, Field, IntKind, LlType, StructId};
use crate::stubs::Method;

entity_id! {
    /// A list of representations: of a tuple, of what is iterated over.
    pub struct ReprsId("reprs");
    /// A set of bound methods of the same name.
    pub struct MethodsId("methods");
}

/// A representation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Repr {
    /// No value comes here.
    Impossible,
    /// `None` and nothing else: `Void`.
    None,
    /// This very object, which has no value at run time: `Void`. A function, a class, a module, a
    /// low-level type, a frozen object.
    Const(ObjId),
    /// `Bool`
    Bool,
    /// A machine integer.
    Int(IntKind),
    /// `Float`
    Float,
    /// `SingleFloat`
    SingleFloat,
    /// A `str` of one code point: `UniChar`.
    Char,
    /// A byte: `Char`.
    LlChar,
    /// `Address`
    Address,
    /// A low-level pointer in low-level code.
    Ptr(LlType),
    /// A pointer to `rpy_string`.
    Str,
    /// A text that is part of another, and only looked at; see `rpart`.
    Part,
    /// A pointer to `rpy_bytes`.
    Bytes,
    /// A pointer to a structure that holds a growing array of bytes.
    ByteArray,
    /// A string builder: a growing array of bytes, like `ByteArray`, with the number of code points.
    Builder,
    /// A list or range; see `rlist`.
    List(ListDefId),
    /// A dict; see `rdict`.
    Dict(DictDefId),
    /// A set or frozenset; see `rdict`.
    Set(DictDefId),
    /// A tuple: a pointer to a gc structure; `Void` if it is empty.
    Tuple(ReprsId),
    /// A tuple of any length: the array of its items; see `rseq`.
    Seq(ReprsId),
    /// A number, a bool or a tuple, or `None`; see `roptional`.
    Optional(ReprsId),
    /// An iterator; see `riter`.
    Iter(ReprsId, IterVariant),
    /// A dict view: the dict.
    DictView(DictDefId, IterVariant),
    /// A slice object: start, stop, step.
    Slice(ReprsId),
    /// An instance of the class or a subclass: a pointer to its structure.
    Instance(ClassDefId),
    /// One of several functions of a family: a function pointer, or a pointer to a structure of them.
    Func(CallFamilyId),
    /// One of several functions of which some are made at run time, or bound methods of different
    /// names; see `closure`.
    Closure(CallFamilyId),
    /// A bound method of an instance: the instance.
    Method(MethodsId),
    /// One of several frozen objects: a pointer to a structure of their attributes.
    Frozen(Option<AttrFamilyId>),
    /// A method of one of several frozen objects: the object.
    MethodOfFrozen(Option<AttrFamilyId>),
    /// A class method of one of several classes: the class.
    MethodOfClass,
    /// A class: a pointer to the vtable, as one of the root class.
    Class,
    /// A method of a builtin type, bound: the value it is bound to.
    BuiltinMethod(ReprsId, Method),
    /// A cell of a function made at run time.
    Cell(ListDefId),
    /// A weak reference.
    WeakRef(ClassDefId),
}

/// What a set of bound methods is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Methods {
    /// The name in the class.
    pub name: AttrKey,
    /// The class that all instances are of.
    pub class: ClassDefId,
    /// The functions' family.
    pub family: Option<CallFamilyId>,
}

/// Side tables of representations.
#[derive(Default)]
pub struct Tables {
    reprs: PrimaryMap<ReprsId, Vec<Repr>>,
    reprs_ids: Map<Vec<Repr>, ReprsId>,
    methods: PrimaryMap<MethodsId, Methods>,
    methods_ids: Map<Methods, MethodsId>,
    /// The structures of tuples.
    tuples: Map<ReprsId, StructId>,
}

impl RTyper<'_> {
    /// The id of a list of representations.
    pub fn intern_reprs(&mut self, reprs: Vec<Repr>) -> ReprsId {
        if let Some(&id) = self.tables.reprs_ids.get(&reprs) {
            return id;
        }
        let id = self.tables.reprs.push(reprs.clone());
        self.tables.reprs_ids.insert(reprs, id);
        id
    }

    /// The representations behind an id.
    pub fn reprs(&self, id: ReprsId) -> &[Repr] {
        &self.tables.reprs[id]
    }

    /// The methods behind an id.
    pub fn methods(&self, id: MethodsId) -> &Methods {
        &self.tables.methods[id]
    }

    fn intern_methods(&mut self, methods: Methods) -> MethodsId {
        if let Some(&id) = self.tables.methods_ids.get(&methods) {
            return id;
        }
        let id = self.tables.methods.push(methods.clone());
        self.tables.methods_ids.insert(methods, id);
        id
    }

    /// The representation of the values of an annotation.
    pub fn getrepr(&mut self, s: &SomeValue) -> RResult<Repr> {
        Ok(match &s.kind {
            _ if s.is_optional() => Repr::Optional(self.getreprs(&[s.non_none()])?),
            Kind::Impossible | Kind::Unknown => Repr::Impossible,
            Kind::None => Repr::None,
            Kind::Bool => Repr::Bool,
            Kind::Integer { int, .. } => Repr::Int(*int),
            Kind::Float => Repr::Float,
            Kind::SingleFloat => Repr::SingleFloat,
            Kind::Char => Repr::Char,
            Kind::Str => Repr::Str,
            Kind::Bytes => Repr::Bytes,
            Kind::ByteArray => Repr::ByteArray,
            Kind::List(def) => Repr::List(self.ann.find_list(*def)),
            Kind::Dict(def) => Repr::Dict(self.ann.find_dict(*def)),
            Kind::Set { def, .. } => Repr::Set(self.ann.find_dict(*def)),
            Kind::Tuple(items) => Repr::Tuple(self.getreprs(items)?),
            Kind::Seq(item) => Repr::Seq(self.getreprs(std::slice::from_ref(&**item))?),
            Kind::ListOrTuple(list) => self.getrepr(list)?,
            Kind::Iterator { over, variant } => Repr::Iter(self.getreprs(over)?, *variant),
            Kind::DictView { def, variant } => Repr::DictView(self.ann.find_dict(*def), *variant),
            Kind::Slice(parts) => Repr::Slice(self.getreprs(&parts[..])?),
            Kind::Instance(class) => Repr::Instance(*class),
            Kind::Pbc(descs) => self.pbc_repr(descs, s.nullable)?,
            Kind::Builder => Repr::Builder,
            Kind::Builtin(_) | Kind::LlType | Kind::HostObject | Kind::Intrinsic(_) => {
                match s.konst {
                    Some(obj) => Repr::Const(obj),
                    None => {
                        return error(
                            "RP0501",
                            "a value that only exists before translation is not known here",
                        )
                    }
                }
            }
            Kind::BuiltinMethod { recv, method } => {
                Repr::BuiltinMethod(self.getreprs(std::slice::from_ref(&**recv))?, *method)
            }
            Kind::Type { .. } => Repr::Class,
            Kind::Cell(def) => Repr::Cell(self.ann.find_list(*def)),
            Kind::WeakRef(class) => Repr::WeakRef(*class),
            Kind::Ptr(ty) => match s.konst {
                Some(obj) if self.function_of_object(obj).is_some() => Repr::Const(obj),
                _ => Repr::Ptr(*ty),
            },
            Kind::LlAddress => Repr::Address,
            Kind::LlChar => Repr::LlChar,
        })
    }

    /// The representation of what a container holds, of which the annotation may know one value for
    /// as long as there is no other. (What is nothing but a value stays one: a function of Python's
    /// own, a type.)
    pub fn held_repr(&mut self, item: &SomeValue) -> RResult<Repr> {
        match item.kind {
            Kind::Builtin(_) | Kind::LlType | Kind::HostObject | Kind::Intrinsic(_) => {
                self.getrepr(item)
            }
            _ => self.getrepr(&item.widened()),
        }
    }

    /// The representations of several annotations.
    pub fn getreprs(&mut self, items: &[SomeValue]) -> RResult<ReprsId> {
        let reprs: RResult<Vec<_>> = items.iter().map(|s| self.getrepr(s)).collect();
        Ok(self.intern_reprs(reprs?))
    }

    fn pbc_repr(&mut self, descs: &[DescId], nullable: bool) -> RResult<Repr> {
        if let ([desc], false) = (descs, nullable) {
            match &self.ann.descs[*desc] {
                Desc::Function(d) => return Ok(Repr::Const(d.func)),
                Desc::Class(d) => return Ok(Repr::Const(d.class)),
                Desc::Frozen(d) => return Ok(Repr::Const(d.obj)),
                Desc::Method(_) | Desc::MethodOfFrozen(_) | Desc::Closure(_) => {}
            }
        }
        if let Some(family) = self.closure_family(descs) {
            return Ok(Repr::Closure(family));
        }
        match &self.ann.descs[descs[0]] {
            Desc::Function(_) | Desc::Closure(_) => {
                let same = descs
                    .iter()
                    .all(|&d| matches!(self.ann.descs[d], Desc::Function(_) | Desc::Closure(_)));
                if !same {
                    return self.mixed(descs);
                }
                Ok(match descs.iter().find_map(|&d| self.ann.family_of(d)) {
                    Some(family) if self.has_closures(family) => Repr::Closure(family),
                    Some(family) => Repr::Func(family),
                    None => Repr::Frozen(None),
                })
            }
            Desc::Class(_) => {
                let same = descs
                    .iter()
                    .all(|&d| matches!(self.ann.descs[d], Desc::Class(_)));
                if same {
                    Ok(Repr::Class)
                } else {
                    self.mixed(descs)
                }
            }
            Desc::Frozen(_) => {
                let mut family = None;
                for &desc in descs {
                    match &self.ann.descs[desc] {
                        Desc::Frozen(d) => family = family.or(d.attrs),
                        _ => return self.mixed(descs),
                    }
                }
                Ok(Repr::Frozen(family.map(|f| self.ann.find_attr_family(f))))
            }
            Desc::Method(first) => {
                let name = first.name.clone();
                let family = self.ann.family_of(descs[0]);
                match self.ann.class_of_methods(descs) {
                    Some(class) => Ok(Repr::Method(self.intern_methods(Methods {
                        name,
                        class,
                        family,
                    }))),
                    None => self.mixed(descs),
                }
            }
            Desc::MethodOfFrozen(_) => {
                let mut family = None;
                let mut classes = 0;
                for &desc in descs {
                    let Desc::MethodOfFrozen(d) = &self.ann.descs[desc] else {
                        return self.mixed(descs);
                    };
                    match &self.ann.descs[d.frozen] {
                        Desc::Frozen(frozen) => {
                            if let ([_], false) = (descs, nullable) {
                                let obj = self.bound_constant(desc, d.func, frozen.obj);
                                return Ok(Repr::Const(obj));
                            }
                            family = family.or(frozen.attrs);
                        }
                        Desc::Class(class) => {
                            if let ([_], false) = (descs, nullable) {
                                let obj = self.bound_constant(desc, d.func, class.class);
                                return Ok(Repr::Const(obj));
                            }
                            classes += 1;
                        }
                        _ => return self.mixed(descs),
                    }
                }
                if classes == descs.len() {
                    return Ok(Repr::MethodOfClass);
                }
                if classes > 0 {
                    return self.mixed(descs);
                }
                Ok(Repr::MethodOfFrozen(
                    family.map(|f| self.ann.find_attr_family(f)),
                ))
            }
        }
    }

    /// The family of descs of different sorts that can be called, or of methods of different names
    /// where the family has such: they are kept as functions made at run time are.
    fn closure_family(&mut self, descs: &[DescId]) -> Option<CallFamilyId> {
        let sorts: Vec<_> = descs
            .iter()
            .map(|&d| crate::annotate::types::defs::callable_sort(&self.ann.descs[d]))
            .collect::<Option<_>>()?;
        let first = sorts[0];
        let family = descs.iter().find_map(|&d| self.ann.family_of(d))?;
        if sorts.iter().any(|&sort| sort != first) {
            return Some(family);
        }
        let of_object = match first {
            1 => self.ann.class_of_methods(descs).is_none(),
            3 => descs.len() > 1,
            _ => false,
        };
        (of_object && self.has_closures(family)).then_some(family)
    }

    fn mixed(&self, descs: &[DescId]) -> RResult<Repr> {
        let mut names = Vec::new();
        for &desc in descs.iter().take(4) {
            names.push(self.desc_name(desc));
        }
        error(
            "RP0502",
            format!(
                "functions, methods, classes and objects cannot be mixed in one variable: {}",
                names.join(", ")
            ),
        )
    }

    /// A method of a constant object: no value at run time, but it says which method it is.
    pub(super) fn bound_constant(&mut self, desc: DescId, func: DescId, this: ObjId) -> ObjId {
        if let Some(&known) = self.bound_constants.get(&desc) {
            return known;
        }
        let obj = match self.ann.function_of(func).map(|f| f.func) {
            Some(func) => self.session.heap.add(Object::BoundMethod { func, this }),
            None => this,
        };
        self.bound_constants.insert(desc, obj);
        obj
    }

    /// How to call a prebuilt constant in messages.
    pub fn desc_name(&self, desc: DescId) -> String {
        match &self.ann.descs[desc] {
            Desc::Function(d) => format!("function {}", d.name),
            Desc::Method(d) => format!("method {}", d.name),
            Desc::Class(d) => format!("class {}", d.name),
            Desc::Frozen(d) => format!("object {}", d.obj),
            Desc::MethodOfFrozen(d) => match self.ann.function_of(d.func) {
                Some(func) => format!("method {}", func.name),
                None => "a method".to_string(),
            },
            Desc::Closure(d) => match self.ann.function_of(d.func) {
                Some(func) => format!("function {}", func.name),
                None => "a function".to_string(),
            },
        }
    }

    /// The low-level type of a representation.
    pub fn lltype(&mut self, repr: Repr) -> LlType {
        match repr {
            Repr::Impossible | Repr::None | Repr::Const(_) => LlType::Void,
            Repr::Bool => LlType::Bool,
            Repr::Int(kind) => LlType::Int(kind.stored()),
            Repr::Float => LlType::Float,
            Repr::SingleFloat => LlType::SingleFloat,
            Repr::Char => LlType::UniChar,
            Repr::LlChar => LlType::Char,
            Repr::Address => LlType::Address,
            Repr::Ptr(ty) => self.pointer_type(ty),
            Repr::Str => super::rstr::string_ptr(self),
            Repr::Part => super::rpart::lltype(self),
            Repr::Bytes => super::rstr::bytes_ptr(self),
            Repr::ByteArray => super::rstr::bytearray_ptr(self),
            Repr::Builder => super::rstr::builder_ptr(self),
            Repr::List(def) => super::rlist::lltype(self, def),
            Repr::Cell(def) => super::call::cell_type(self, def),
            Repr::Dict(def) | Repr::Set(def) => super::rdict::lltype(self, def),
            Repr::DictView(def, _) => super::rdict::lltype(self, def),
            Repr::Tuple(items) | Repr::Slice(items) => self.tuple_type(items),
            Repr::Seq(item) => super::rseq::lltype(self, item),
            Repr::Optional(value) => super::roptional::lltype(self, value),
            Repr::Iter(over, variant) => super::riter::lltype(self, over, variant),
            Repr::Instance(class) => self.instance_ptr(class),
            Repr::Func(family) => super::call::family_type(self, family),
            Repr::Closure(family) => LlType::Ptr(Container::Struct(
                super::closure::function_struct(self, family),
            )),
            Repr::Method(methods) => {
                let class = self.methods(methods).class;
                self.instance_ptr(class)
            }
            Repr::Frozen(family) | Repr::MethodOfFrozen(family) => {
                super::rpbc::frozen_type(self, family)
            }
            Repr::Class | Repr::MethodOfClass => self.classes.root_types().vtable_ptr(),
            Repr::BuiltinMethod(recv, _) => {
                let recv = self.reprs(recv)[0];
                self.lltype(recv)
            }
            Repr::WeakRef(_) => super::weakref::lltype(self),
        }
    }

    /// The structure of a tuple of these items; `None` if the tuple is empty.
    pub fn tuple_struct(&mut self, items: ReprsId) -> Option<StructId> {
        if let Some(&id) = self.tables.tuples.get(&items) {
            return Some(id);
        }
        let reprs = self.reprs(items).to_vec();
        if reprs.is_empty() {
            return None;
        }
        let fields: Vec<Field> = reprs
            .into_iter()
            .enumerate()
            .map(|(n, repr)| Field {
                name: format!("item{n}").into(),
                ty: self.lltype(repr),
                immutable: true,
            })
            .collect();
        let name = format!("tuple{}", fields.len());
        let parts = fields.iter().map(|field| field.ty).collect();
        let types = &mut self.session.heap.lltypes;
        let id = types.structural(&name, true, fields);
        types.structs[id].immutable = true;
        types.structs[id].shown = Some(("tuple", parts));
        self.tables.tuples.insert(items, id);
        Some(id)
    }

    fn tuple_type(&mut self, items: ReprsId) -> LlType {
        match self.tuple_struct(items) {
            Some(id) => LlType::Ptr(Container::Struct(id)),
            None => LlType::Void,
        }
    }

    /// Whether values of this representation have no run-time value.
    pub fn is_void(&mut self, repr: Repr) -> bool {
        self.lltype(repr) == LlType::Void
    }
}

impl Repr {
    /// `int`
    pub const SIGNED: Repr = Repr::Int(IntKind::Signed);
}
