//! The heap: the arena, Python's own classes, caches, and what can be asked without running
//! any of the program's code. The flow space, the annotator and the rtyper read it through here.

pub use super::equality::{hash_bytes, hash_id, hash_str, range_len, TupleHash};
use super::well_known::Own;
pub use super::well_known::Types;

use super::attribute_key::AttrKey;
use super::dict::HostDict;
use super::modules::marks::Mark;
use super::modules::meanings::Meaning;
use super::object::*;
use crate::entity::EntityRef;
use crate::front::code::{Code, Const, Name};
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use std::sync::Arc;

const SMALL_INTS: std::ops::Range<i64> = -16..1025;

/// All host objects.
pub struct Heap {
    objects: Vec<Object>,
    /// The low-level types of the program: low-level type objects name them.
    pub lltypes: crate::lltype::Types,
    lltype_objects: FxHashMap<crate::lltype::LlType, ObjId>,
    /// The class of prebuilt low-level pointers, once there may be some.
    pub pointer_class: Option<ObjId>,
    /// Python's own classes.
    pub types: Types,
    /// `None`
    pub none: ObjId,
    /// `True`
    pub true_: ObjId,
    /// `False`
    pub false_: ObjId,
    /// `NotImplemented`
    pub not_implemented: ObjId,
    /// `...`
    pub ellipsis: ObjId,
    /// `()`
    pub empty_tuple: ObjId,
    /// The dict of the module `builtins`.
    pub builtins: ObjId,
    /// What that has before a program may change it.
    own_builtins: FxHashMap<Name, ObjId>,
    small_ints: u32,
    strings: FxHashMap<Name, ObjId>,
    pub(super) attributes: FxHashMap<AttrKey, ObjId>,
    consts: FxHashMap<*const Code, (Rc<Code>, Rc<[ObjId]>)>,
    /// Long strings that were indexed last, taken apart; see [`Heap::chars`].
    indexed: Vec<(ObjId, Rc<[char]>)>,
    /// What `type()` gives for objects of classes that the annotator makes.
    shown_as: FxHashMap<ObjId, ObjId>,
    only_shown: FxHashSet<ObjId>,
    /// Counts changes to classes, for caches of attribute lookups.
    pub class_version: u64,
    cache: Vec<CacheLine>,
}

/// One remembered attribute lookup.
#[derive(Clone)]
struct CacheLine {
    class: ObjId,
    name: *const u8,
    len: usize,
    version: u64,
    found: Option<(ObjId, ObjId)>,
    /// Keeps the name's address from being used again.
    _keep: Option<Name>,
}

const CACHE_LINES: usize = 1024;

impl Default for Heap {
    fn default() -> Self {
        Self::new()
    }
}

/// Objects of one sort, to look at and to change.
macro_rules! views {
    ($($(#[$of:meta])* $get:ident, $(#[$to_change:meta])* $get_mut:ident: $sort:ident($ty:ty);)*) => {$(
        $(#[$of])*
        pub fn $get(&self, id: ObjId) -> Option<&$ty> {
            match self.get(id) {
                Object::$sort(object) => Some(object),
                _ => None,
            }
        }

        $(#[$to_change])*
        pub fn $get_mut(&mut self, id: ObjId) -> Option<&mut $ty> {
            match self.get_mut(id) {
                Object::$sort(object) => Some(object),
                _ => None,
            }
        }
    )*};
}

impl Heap {
    /// A heap with the singletons and Python's own classes; their methods come later.
    pub fn new() -> Self {
        let types = Types::NEW;
        let mut objects = Vec::with_capacity(1 << 14);
        objects.extend([
            Object::None,
            Object::Bool(true),
            Object::Bool(false),
            Object::NotImplemented,
            Object::Ellipsis,
        ]);
        let mut heap = Heap {
            objects,
            types,
            lltypes: crate::lltype::Types::new(),
            lltype_objects: FxHashMap::default(),
            pointer_class: None,
            none: ObjId(0),
            true_: ObjId(1),
            false_: ObjId(2),
            not_implemented: ObjId(3),
            ellipsis: ObjId(4),
            empty_tuple: ObjId(0),
            builtins: ObjId(0),
            own_builtins: FxHashMap::default(),
            small_ints: 0,
            strings: FxHashMap::default(),
            attributes: FxHashMap::default(),
            consts: FxHashMap::default(),
            indexed: Vec::new(),
            shown_as: FxHashMap::default(),
            only_shown: FxHashSet::default(),
            class_version: 1,
            cache: vec![
                CacheLine {
                    class: ObjId(0),
                    name: std::ptr::null(),
                    len: 0,
                    version: 0,
                    found: None,
                    _keep: None
                };
                CACHE_LINES
            ],
        };
        for (id, name, base, layout) in Types::list() {
            heap.add_own_class(id, name, base, layout);
        }
        heap.small_ints = heap.objects.len() as u32;
        heap.objects.extend(SMALL_INTS.map(Object::Int));
        heap.empty_tuple = heap.add(Object::Tuple(Rc::new([])));
        heap.builtins = heap.new_dict();
        heap
    }

    fn add_own_class(&mut self, id: ObjId, name: &str, base: ObjId, layout: Own) {
        let root = id == self.types.object;
        let (bases, layout, mro) = if root {
            (vec![], Layout::Plain, vec![id])
        } else {
            let parent = self.class(base).expect("a base comes first");
            let mut mro = vec![id];
            mro.extend(&parent.mro);
            (
                vec![base],
                match layout {
                    Own::own | Own::hidden => Layout::Builtin(id),
                    Own::same => parent.layout,
                },
                mro,
            )
        };
        let name: Name = name.into();
        let added = self.add(Object::Class(Box::new(Class {
            qualname: name.clone(),
            name,
            bases,
            mro,
            dict: Namespace::default(),
            metaclass: self.types.type_,
            layout,
            has_dict: false,
            builtin: true,
            subclasses: vec![],
            overrides: Overrides::default(),
            body: None,
            own: false,
        })));
        assert_eq!(added, id);
        if !root {
            self.class_mut(base).expect("a class").subclasses.push(id);
        }
    }

    /// Adds an object.
    pub fn add(&mut self, object: Object) -> ObjId {
        let id = ObjId(self.objects.len() as u32);
        self.objects.push(object);
        id
    }

    /// The object.
    #[inline]
    pub fn get(&self, id: ObjId) -> &Object {
        &self.objects[id.0 as usize]
    }

    /// The object, to change.
    #[inline]
    pub fn get_mut(&mut self, id: ObjId) -> &mut Object {
        &mut self.objects[id.0 as usize]
    }

    /// How many objects there are.
    #[expect(clippy::len_without_is_empty, reason = "nothing asks")]
    pub fn len(&self) -> usize {
        self.objects.len()
    }

    // Making objects.

    /// `True` or `False`.
    pub fn new_bool(&self, value: bool) -> ObjId {
        if value {
            self.true_
        } else {
            self.false_
        }
    }

    /// An `int`.
    pub fn new_int(&mut self, value: i64) -> ObjId {
        if SMALL_INTS.contains(&value) {
            return ObjId((i64::from(self.small_ints) + value - SMALL_INTS.start) as u32);
        }
        self.add(Object::Int(value))
    }

    /// An `int` of any size.
    pub fn new_bigint(&mut self, value: BigInt) -> ObjId {
        match value.to_i64() {
            Some(small) => self.new_int(small),
            None => self.add(Object::BigInt(Rc::new(value))),
        }
    }

    /// A `float`.
    pub fn new_float(&mut self, value: f64) -> ObjId {
        self.add(Object::Float(value))
    }

    /// A `str`. Short ones are shared.
    pub fn new_str(&mut self, value: impl AsRef<str> + Into<Arc<str>>) -> ObjId {
        if value.as_ref().len() <= 1 {
            let value: Name = value.into();
            return self.intern(&value);
        }
        self.add(Object::Str(value.into()))
    }

    /// The one `str` object for a name.
    pub fn intern(&mut self, name: &Name) -> ObjId {
        if let Some(&id) = self.strings.get(name) {
            return id;
        }
        let id = self.add(Object::Str(name.clone()));
        self.strings.insert(name.clone(), id);
        id
    }

    /// The shared text of a name.
    pub fn intern_name(&mut self, name: &str) -> Name {
        if let Some((shared, _)) = self.strings.get_key_value(name) {
            return shared.clone();
        }
        let name: Name = name.into();
        self.intern(&name);
        name
    }

    /// `bytes`
    pub fn new_bytes(&mut self, value: impl Into<Rc<[u8]>>) -> ObjId {
        self.add(Object::Bytes(value.into()))
    }

    /// A low-level type: the same object for the same type.
    pub fn new_lltype(&mut self, ty: crate::lltype::LlType) -> ObjId {
        if let Some(&id) = self.lltype_objects.get(&ty) {
            return id;
        }
        let id = self.add(Object::LlType(ty));
        self.lltype_objects.insert(ty, id);
        id
    }

    /// A `tuple`.
    pub fn new_tuple(&mut self, items: impl AsRef<[ObjId]> + Into<Rc<[ObjId]>>) -> ObjId {
        if items.as_ref().is_empty() {
            return self.empty_tuple;
        }
        self.add(Object::Tuple(items.into()))
    }

    /// A `list`.
    pub fn new_list(&mut self, items: Vec<ObjId>) -> ObjId {
        self.add(Object::List(items))
    }

    /// An empty `dict`.
    pub fn new_dict(&mut self) -> ObjId {
        self.add(Object::Dict(Box::default()))
    }

    /// An instance without attributes.
    pub fn new_instance(&mut self, class: ObjId) -> ObjId {
        self.add(Object::Instance(Box::new(Instance {
            class,
            dict: None,
            slots: Namespace::default(),
            payload: None,
            exc: None,
        })))
    }

    /// Those of a function's code; `None` if it is none.
    pub fn consts_of(&mut self, func: ObjId) -> Option<Rc<[ObjId]>> {
        let function = self.function(func)?;
        if let Some(consts) = function.consts.get() {
            return Some(consts.clone());
        }
        let code = function.code.clone();
        let consts = self.consts(&code);
        let made = self.function(func)?.consts.get_or_init(|| consts);
        Some(made.clone())
    }

    /// `code.consts` as objects, made once per code object.
    pub fn consts(&mut self, code: &Rc<Code>) -> Rc<[ObjId]> {
        let key = Rc::as_ptr(code);
        if let Some((_, consts)) = self.consts.get(&key) {
            return consts.clone();
        }
        let consts: Rc<[ObjId]> = code.consts.iter().map(|c| self.new_const(c)).collect();
        self.consts.insert(key, (code.clone(), consts.clone()));
        consts
    }

    fn new_const(&mut self, value: &Const) -> ObjId {
        match value {
            Const::None => self.none,
            Const::Ellipsis => self.ellipsis,
            Const::Bool(b) => self.new_bool(*b),
            Const::Int(i) => self.new_bigint(i.clone()),
            Const::Float(f) => self.new_float(*f),
            Const::Imaginary(f) => self.add(Object::Complex(0.0, *f)),
            Const::Str(s) => self.intern(s),
            Const::Bytes(b) => self.new_bytes(b.clone()),
            Const::Code(code) => self.add(Object::Code(code.clone())),
            Const::Tuple(items) => {
                let items: Vec<ObjId> = items.iter().map(|c| self.new_const(c)).collect();
                self.new_tuple(items)
            }
            Const::FrozenSet(items) => {
                let mut set = HostDict::new();
                for item in items {
                    let key = self.new_const(item);
                    let hash = self.native_hash(key).unwrap_or(0);
                    if set
                        .find(hash, |k| self.native_eq(k, key) == Some(true))
                        .is_none()
                    {
                        set.insert_new(hash, key, self.none);
                    }
                }
                self.add(Object::FrozenSet(Box::new(set)))
            }
        }
    }

    // Views of objects.

    views! {
        /// The function, if it is one made by `def` or `lambda`.
        function,
        /// The function, to change.
        function_mut: Function(Function);
        /// The class, if it is one.
        class,
        /// The class, to change. Changes to its dict must go through [`Heap::class_set`].
        class_mut: Class(Class);
        /// The instance, if it is one (an exception is one).
        instance,
        /// The instance, to change.
        instance_mut: Instance(Instance);
        /// The dictionary, if it is one (not of a subclass: see [`Heap::payload`]).
        dict,
        /// The dictionary, to change.
        dict_mut: Dict(HostDict);
    }

    /// How many variables a function captures that are only known at run time: what it is made of
    /// by the flow space has no cell for them.
    pub fn run_time_cells(&self, id: ObjId) -> usize {
        let Some(function) = self.function(id) else {
            return 0;
        };
        let is_cell = |cell: &&ObjId| matches!(self.get(**cell), Object::Cell(_));
        function.code.freevars.len() - function.closure.iter().filter(is_cell).count()
    }

    /// What an exception carries.
    pub fn exception(&self, id: ObjId) -> Option<&ExceptionData> {
        self.instance(id).and_then(|i| i.exc.as_deref())
    }

    /// What an exception carries, to change.
    pub fn exception_mut(&mut self, id: ObjId) -> Option<&mut ExceptionData> {
        self.instance_mut(id).and_then(|i| i.exc.as_deref_mut())
    }

    /// The table of a dict, set or frozenset.
    pub fn table(&self, id: ObjId) -> Option<&HostDict> {
        match self.get(id) {
            Object::Dict(d) | Object::Set(d) | Object::FrozenSet(d) => Some(d),
            _ => None,
        }
    }

    /// The table of a dict, set or frozenset, to change.
    pub fn table_mut(&mut self, id: ObjId) -> Option<&mut HostDict> {
        match self.get_mut(id) {
            Object::Dict(d) | Object::Set(d) | Object::FrozenSet(d) => Some(d),
            _ => None,
        }
    }

    /// The module, if it is one.
    pub fn module(&self, id: ObjId) -> Option<&Module> {
        match self.get(id) {
            Object::Module(m) => Some(m),
            _ => None,
        }
    }

    /// For an instance of a subclass of one of Python's own types, the underlying object; else
    /// the object itself.
    #[inline]
    pub fn payload(&self, id: ObjId) -> ObjId {
        match self.get(id) {
            Object::Instance(i) => i.payload.unwrap_or(id),
            _ => id,
        }
    }

    /// The dict behind a `mappingproxy`, if it is not one of a class.
    pub fn proxied_dict(&self, proxy: ObjId) -> Option<ObjId> {
        match self.get(proxy) {
            Object::ClassDict(target) if self.class(*target).is_none() => Some(*target),
            _ => None,
        }
    }

    /// The number, if it is an `int` that fits (or a bool).
    pub fn as_int(&self, id: ObjId) -> Option<i64> {
        match self.get(id) {
            Object::Int(i) => Some(*i),
            Object::Bool(b) => Some(i64::from(*b)),
            Object::Instance(i) => self.as_int(i.payload?),
            _ => None,
        }
    }

    /// The number, if it is an `int` of any size (or a bool).
    pub fn as_bigint(&self, id: ObjId) -> Option<BigInt> {
        match self.get(id) {
            Object::BigInt(i) => Some((**i).clone()),
            Object::Instance(i) => self.as_bigint(i.payload?),
            _ => self.as_int(id).map(BigInt::from),
        }
    }

    /// The number, if it is a `float`.
    pub fn as_float(&self, id: ObjId) -> Option<f64> {
        match self.get(id) {
            Object::Float(f) => Some(*f),
            Object::Instance(i) => self.as_float(i.payload?),
            _ => None,
        }
    }

    /// The value, if it is a `bool`.
    pub fn as_bool(&self, id: ObjId) -> Option<bool> {
        match self.get(id) {
            Object::Bool(b) => Some(*b),
            _ => None,
        }
    }

    /// The text, if it is a `str`.
    pub fn as_str(&self, id: ObjId) -> Option<&Arc<str>> {
        match self.get(id) {
            Object::Str(s) => Some(s),
            Object::Instance(i) => self.as_str(i.payload?),
            _ => None,
        }
    }

    /// The code points of a `str` that is long, remembered for the few strings indexed last:
    /// programs index in loops, and finding a position in UTF-8 means counting from the start.
    pub fn chars(&mut self, id: ObjId) -> Option<Rc<[char]>> {
        const LONG: usize = 32;
        const KEPT: usize = 4;
        let Object::Str(text) = self.get(id) else {
            return None;
        };
        if text.len() < LONG {
            return None;
        }
        if let Some((_, chars)) = self.indexed.iter().find(|(of, _)| *of == id) {
            return Some(chars.clone());
        }
        let chars: Rc<[char]> = text.chars().collect();
        if self.indexed.len() == KEPT {
            self.indexed.remove(0);
        }
        self.indexed.push((id, chars.clone()));
        Some(chars)
    }

    /// The bytes, if it is a `bytes`.
    pub fn as_bytes(&self, id: ObjId) -> Option<&Rc<[u8]>> {
        match self.get(id) {
            Object::Bytes(b) => Some(b),
            Object::Instance(i) => self.as_bytes(i.payload?),
            _ => None,
        }
    }

    /// The items, if it is a `tuple`.
    pub fn as_tuple(&self, id: ObjId) -> Option<&Rc<[ObjId]>> {
        match self.get(id) {
            Object::Tuple(items) => Some(items),
            Object::Instance(i) => self.as_tuple(i.payload?),
            _ => None,
        }
    }

    /// The items, if it is a `list`.
    pub fn as_list(&self, id: ObjId) -> Option<&Vec<ObjId>> {
        match self.get(id) {
            Object::List(items) => Some(items),
            Object::Instance(i) => self.as_list(i.payload?),
            _ => None,
        }
    }

    // Classes.

    /// `type(obj)`
    pub fn type_of(&self, id: ObjId) -> ObjId {
        let t = &self.types;
        match self.get(id) {
            Object::Instance(i) => i.class,
            Object::Class(c) => c.metaclass,
            Object::None => t.none,
            Object::NotImplemented => t.not_implemented,
            Object::Ellipsis => t.ellipsis,
            Object::Bool(_) => t.bool,
            Object::Int(_) | Object::BigInt(_) => t.int,
            Object::Float(_) => t.float,
            Object::Complex(..) => t.complex,
            Object::Str(_) => t.str,
            Object::Bytes(_) => t.bytes,
            Object::ByteArray(_) => t.bytearray,
            Object::Tuple(_) => t.tuple,
            Object::List(_) => t.list,
            Object::Dict(_) => t.dict,
            Object::Set(_) => t.set,
            Object::FrozenSet(_) => t.frozenset,
            Object::Slice(_) => t.slice,
            Object::Range { .. } => t.range,
            Object::Function(_) => t.function,
            Object::Builtin(b) => match (b.owner, b.native) {
                (None, _) => t.builtin_function,
                (Some(_), super::builtin::Native::Slot(_)) => t.wrapper_descriptor,
                (Some(_), _) => t.method_descriptor,
            },
            Object::GetSet(_) => t.getset_descriptor,
            Object::Slot(..) => t.member_descriptor,
            Object::BoundMethod { func, .. } => match self.get(*func) {
                Object::Builtin(b) => match b.native {
                    super::builtin::Native::Slot(_) => t.method_wrapper,
                    _ => t.builtin_method,
                },
                _ => t.method,
            },
            Object::Module(_) => t.module,
            Object::Code(_) => t.code,
            Object::Cell(_) => t.cell,
            Object::Generator(g) => g.class,
            Object::Property(_) => t.property,
            Object::StaticMethod(_) => t.staticmethod,
            Object::ClassMethod(_) => t.classmethod,
            Object::Super { .. } => t.super_,
            Object::Iter(iter) => iter.class(t),
            Object::DictView { kind, .. } => match kind {
                ViewKind::Keys => t.dict_keys,
                ViewKind::Values => t.dict_values,
                ViewKind::Items => t.dict_items,
            },
            Object::ClassDict(_) => t.mappingproxy,
            Object::MemoryView { .. } => t.memoryview,
            Object::Frame(_) => t.frame,
            Object::Traceback(_) => t.traceback,
            Object::WeakRef(_) => t.weakref,
            Object::GenericAlias { .. } => t.generic_alias,
            Object::Union(_) => t.union,
            Object::Attribute(_) | Object::LlType(_) | Object::LlConst(_) => t.object,
        }
    }

    /// Whether one positional pattern matches objects of a class themselves, if it has no `__match_args__`: it is one of
    /// Python's own, or below one.
    pub fn is_matched_whole(&self, class: ObjId) -> bool {
        let t = &self.types;
        let whole = [
            t.bool,
            t.bytearray,
            t.bytes,
            t.dict,
            t.float,
            t.frozenset,
            t.int,
            t.list,
            t.set,
            t.str,
            t.tuple,
        ];
        whole.iter().any(|&of| self.is_subclass(class, of))
    }

    /// The C3 linearisation of a class; empty for what is not a class.
    pub fn mro(&self, class: ObjId) -> &[ObjId] {
        self.class(class).map_or(&[], |c| &c.mro)
    }

    /// The classes that the second argument of `isinstance` names: one, a union (of `typing`, too), or a tuple,
    /// nested.
    pub fn class_list(&self, classes: ObjId) -> Vec<ObjId> {
        let none = |&class: &ObjId| match class == self.none {
            true => vec![self.types.none],
            false => self.class_list(class),
        };
        match self.get(classes) {
            Object::Tuple(items) => items.iter().flat_map(|&c| self.class_list(c)).collect(),
            Object::Union(items) => match self.as_tuple(*items) {
                Some(items) => items.iter().flat_map(none).collect(),
                None => vec![],
            },
            Object::Instance(instance) if self.means_alias(instance.class) => {
                match self.instance_attr(classes, "_members_") {
                    Some(members) => self.class_list(members),
                    None => vec![classes],
                }
            }
            _ => vec![classes],
        }
    }

    /// Whether instances of a class are types of `typing` with arguments.
    fn means_alias(&self, class: ObjId) -> bool {
        self.meaning(class) == Some(Meaning::Alias)
    }

    /// Whether this is what `object` has under a name.
    pub fn is_object_method(&self, obj: ObjId, name: &str) -> bool {
        let found = self.lookup_in_class(self.types.object, name);
        match found.map(|(_, f)| self.get(f)) {
            Some(Object::StaticMethod(func)) => *func == obj,
            _ => found.is_some_and(|(_, f)| f == obj),
        }
    }

    /// Whether a class is another or inherits from it.
    pub fn is_subclass(&self, class: ObjId, other: ObjId) -> bool {
        class == other || self.mro(class).contains(&other)
    }

    /// Whether `type(obj)` is this class or inherits from it.
    pub fn is_instance(&self, id: ObjId, class: ObjId) -> bool {
        self.is_subclass(self.type_of(id), class)
    }

    /// The attribute that the classes on the MRO give: the class that has it, and its value.
    pub fn lookup_in_class(&self, class: ObjId, name: &str) -> Option<(ObjId, ObjId)> {
        self.mro(class).iter().find_map(|&owner| {
            let value = self.class(owner)?.dict.get(name)?;
            Some((owner, *value))
        })
    }

    /// The names under which a class has a function as its method: first that of the function, if it
    /// is one of them.
    pub fn names_of_method(&self, class: ObjId, func: ObjId) -> Vec<Name> {
        let dicts = self
            .mro(class)
            .iter()
            .filter_map(|&owner| self.class(owner));
        let all = dicts.flat_map(|owner| owner.dict.iter());
        let named = all.filter(|&(name, &value)| {
            let is_it = match *self.get(value) {
                Object::ClassMethod(own) => own == func,
                _ => value == func,
            };
            is_it
                && self
                    .lookup_in_class(class, name)
                    .is_some_and(|(_, found)| found == value)
        });
        let mut names: Vec<Name> = named.map(|(name, _)| name.clone()).collect();
        let own = self.function(func).map(|function| &function.name);
        names.sort_by_key(|name| Some(name) != own);
        names
    }

    /// Like [`Heap::lookup_in_class`], remembering what it finds.
    pub fn lookup_cached(&mut self, class: ObjId, name: &Name) -> Option<(ObjId, ObjId)> {
        let address = name.as_ptr();
        let line = ((address as usize >> 3) ^ (class.0 as usize).wrapping_mul(31)) % CACHE_LINES;
        let entry = &self.cache[line];
        if entry.name == address
            && entry.len == name.len()
            && entry.class == class
            && entry.version == self.class_version
        {
            return entry.found;
        }
        let found = self.lookup_in_class(class, name);
        self.cache[line] = CacheLine {
            class,
            name: address,
            len: name.len(),
            version: self.class_version,
            found,
            _keep: Some(name.clone()),
        };
        found
    }

    /// [`Heap::lookup_cached`] for a name that the toolchain has as a literal.
    pub fn lookup_static(&mut self, class: ObjId, name: &'static str) -> Option<(ObjId, ObjId)> {
        let address = name.as_ptr();
        let line = ((address as usize >> 1) ^ (class.0 as usize).wrapping_mul(31)) % CACHE_LINES;
        let entry = &self.cache[line];
        if entry.name == address
            && entry.len == name.len()
            && entry.class == class
            && entry.version == self.class_version
        {
            return entry.found;
        }
        let found = self.lookup_in_class(class, name);
        let (version, len) = (self.class_version, name.len());
        self.cache[line] = CacheLine {
            class,
            name: address,
            len,
            version,
            found,
            _keep: None,
        };
        found
    }

    /// Sets an attribute in a class's own dict.
    pub fn class_set(&mut self, class: ObjId, name: &Name, value: ObjId) {
        self.class_version += 1;
        if let Some(c) = self.class_mut(class) {
            c.dict.insert(name.clone(), value);
        }
    }

    /// Has programs and messages call a class something else.
    pub fn class_rename(&mut self, class: ObjId, name: &Name) {
        self.class_version += 1;
        if let Some(c) = self.class_mut(class) {
            c.name = name.clone();
            c.qualname = name.clone();
        }
    }

    /// Deletes an attribute from a class's own dict; whether it was there.
    pub fn class_del(&mut self, class: ObjId, name: &str) -> bool {
        self.class_version += 1;
        self.class_mut(class)
            .is_some_and(|c| c.dict.shift_remove(name).is_some())
    }

    /// The name of an object's class.
    pub fn type_name(&self, id: ObjId) -> Name {
        self.class_name(self.type_of(id))
    }

    /// The class that `type()` gives for instances of a class: classes of the library may say that those that
    /// derive from them are one to programs.
    pub fn one_class(&self, class: ObjId) -> Option<ObjId> {
        if let Some(&shown) = self.shown_as.get(&class) {
            return Some(shown);
        }
        let mut mro = self.mro(class).iter().copied();
        mro.find(|&class| self.mark(class, Mark::OneClass).is_some())
    }

    /// Whether a class is no more than what `type()` gives for objects of others.
    pub fn only_shown(&self, class: ObjId) -> bool {
        self.only_shown.contains(&class)
    }

    /// Whether one is a type of iterators and the other a function of the library's: this is there where CPython has such a type, and
    /// so may be the same.
    pub fn is_type_beside_function(&self, a: ObjId, b: ObjId) -> bool {
        let is_type = |of| self.only_shown(of) && self.class(of).is_some_and(|c| !c.builtin);
        let is_own = |of| self.function(of).is_some_and(|f| f.own);
        is_type(a) && is_own(b) || is_type(b) && is_own(a)
    }

    /// Says what `type()` gives for objects of a class that the annotator has made.
    pub fn show_as(&mut self, class: ObjId, shown: ObjId) {
        self.shown_as.insert(class, shown);
        self.only_shown.insert(shown);
    }

    /// What `type()` gives.
    pub fn shown_type(&self, id: ObjId) -> ObjId {
        let class = self.type_of(id);
        self.one_class(class).unwrap_or(class)
    }

    /// The name of a class.
    pub fn class_name(&self, class: ObjId) -> Name {
        self.class(class)
            .map_or_else(|| "?".into(), |c| c.name.clone())
    }

    // Namespaces.

    /// The position of a string key.
    fn find_str(&self, dict: &HostDict, name: &str) -> Option<usize> {
        dict.find(
            hash_str(name),
            |key| matches!(self.get(key), Object::Str(s) if **s == *name),
        )
    }

    /// The value of a string key in a dict.
    pub fn dict_get_str(&self, dict: ObjId, name: &str) -> Option<ObjId> {
        let dict = self.dict(dict)?;
        self.find_str(dict, name).map(|pos| dict.value_at(pos))
    }

    /// Sets the value of a string key in a dict.
    pub fn dict_set_str(&mut self, dict: ObjId, name: &Name, value: ObjId) {
        let Some(pos) = self.dict(dict).map(|d| self.find_str(d, name)) else {
            return;
        };
        match pos {
            Some(pos) => self
                .dict_mut(dict)
                .expect("a dict")
                .set_value_at(pos, value),
            None => {
                let key = self.intern(name);
                self.dict_mut(dict)
                    .expect("a dict")
                    .insert_new(hash_str(name), key, value);
            }
        }
    }

    /// Deletes a string key from a dict; its value if it was there.
    pub fn dict_del_str(&mut self, dict: ObjId, name: &str) -> Option<ObjId> {
        let pos = self.dict(dict).and_then(|d| self.find_str(d, name))?;
        Some(self.dict_mut(dict).expect("a dict").remove_at(pos).1)
    }

    /// The string keys of a dict with their values, in order; other keys are left out.
    pub fn dict_str_items(&self, dict: ObjId) -> Vec<(Name, ObjId)> {
        let items = self.dict(dict).into_iter().flat_map(|d| d.iter());
        items
            .filter_map(|(k, v)| Some((self.as_str(k)?.clone(), v)))
            .collect()
    }

    /// A module's attribute.
    pub fn module_attr(&self, module: ObjId, name: &str) -> Option<ObjId> {
        self.dict_get_str(self.module(module)?.dict, name)
    }

    /// An attribute of an instance itself (not of its class): from its dict or its slots.
    pub fn instance_attr(&self, id: ObjId, name: &str) -> Option<ObjId> {
        let instance = self.instance(id)?;
        let from_dict = instance.dict.and_then(|dict| self.dict_get_str(dict, name));
        from_dict.or_else(|| instance.slots.get(name).copied())
    }

    /// The keys and values of an `r_dict`.
    pub fn r_dict_items(&self, id: ObjId) -> Vec<(ObjId, ObjId)> {
        let table = self.instance_attr(id, "_dict").map(|d| self.get(d));
        let Some(Object::Dict(table)) = table else {
            return Vec::new();
        };
        // A key is held by what compares it.
        let item = |(key, value)| Some((self.instance_attr(key, "key")?, value));
        table.iter().filter_map(item).collect()
    }

    /// All attributes of an instance itself, in the order they were set; slots first.
    pub fn instance_attrs(&self, id: ObjId) -> Vec<(Name, ObjId)> {
        let Some(instance) = self.instance(id) else {
            return vec![];
        };
        let mut attrs: Vec<(Name, ObjId)> = instance
            .slots
            .iter()
            .map(|(n, v)| (n.clone(), *v))
            .collect();
        if let Some(dict) = instance.dict {
            attrs.extend(self.dict_str_items(dict));
        }
        attrs
    }

    /// The object whose payload this is.
    pub(crate) fn owner_of(&self, payload: ObjId) -> Option<ObjId> {
        let mut all = (0..self.len()).map(ObjId::new);
        all.find(|&obj| {
            self.instance(obj)
                .is_some_and(|i| i.payload == Some(payload))
        })
    }

    /// An attribute set on a function, such as `_annspecialcase_`.
    pub fn function_attr(&self, id: ObjId, name: &str) -> Option<ObjId> {
        self.dict_get_str(self.function(id)?.dict?, name)
    }

    /// Keeps what the module `builtins` has.
    pub(super) fn keep_builtins(&mut self) {
        self.own_builtins = self.dict_str_items(self.builtins).into_iter().collect();
    }

    /// A function or class of Python's own, whatever the program has in the module `builtins`.
    pub fn builtin(&self, name: &str) -> Option<ObjId> {
        self.own_builtins.get(name).copied()
    }

    /// What a global name means: in the dict of globals, then in the builtins.
    pub fn global(&self, globals: ObjId, name: &str) -> Option<ObjId> {
        self.dict_get_str(globals, name)
            .or_else(|| self.dict_get_str(self.builtins, name))
    }

    /// The module and qualified name of a function or class.
    pub fn module_and_name(&self, obj: ObjId) -> Option<(Arc<str>, Arc<str>)> {
        match self.get(obj) {
            Object::Function(f) => {
                let module = match f.module.and_then(|m| self.as_str(m)) {
                    Some(name) => name.clone(),
                    None => self
                        .dict_get_str(f.globals, "__name__")
                        .and_then(|n| self.as_str(n))?
                        .clone(),
                };
                Some((module, f.qualname.clone()))
            }
            Object::Builtin(b) => {
                let module = b.module.clone().unwrap_or_else(|| "builtins".into());
                Some((module, b.name.clone()))
            }
            Object::Class(c) => {
                let module = c
                    .dict
                    .get("__module__")
                    .and_then(|&m| self.as_str(m))
                    .cloned();
                let module = module.or_else(|| c.builtin.then(|| "builtins".into()))?;
                Some((module, c.qualname.clone()))
            }
            _ => None,
        }
    }

    /// The dotted name of a function or class, for people and as a base of C names.
    pub fn dotted_name(&self, obj: ObjId) -> String {
        match self.module_and_name(obj) {
            Some((module, name)) => format!("{module}.{name}"),
            None => self.repr_short(obj),
        }
    }

    /// A short description for messages; runs none of the program's code.
    pub fn repr_short(&self, id: ObjId) -> String {
        self.repr_within(id, 8)
    }

    fn repr_within(&self, id: ObjId, depth: u32) -> String {
        let Some(depth) = depth.checked_sub(1) else {
            return "…".into();
        };
        let cut = |s: &str| match s.char_indices().nth(40) {
            Some((at, _)) => format!("{}…", &s[..at]),
            None => s.to_string(),
        };
        match self.get(id) {
            Object::None => "None".into(),
            Object::NotImplemented => "NotImplemented".into(),
            Object::Ellipsis => "...".into(),
            Object::Bool(true) => "True".into(),
            Object::Bool(false) => "False".into(),
            Object::Int(i) => i.to_string(),
            Object::BigInt(i) => cut(&i.to_string()),
            Object::Float(f) => format!("{f:?}"),
            Object::Str(s) => format!("{:?}", cut(s)),
            Object::Bytes(b) => format!("b{:?}", cut(&String::from_utf8_lossy(b))),
            Object::Tuple(items) => {
                let mut parts: Vec<String> = items
                    .iter()
                    .take(4)
                    .map(|&i| self.repr_within(i, depth))
                    .collect();
                if items.len() > 4 {
                    parts.push("…".into());
                }
                match &parts[..] {
                    [one] => format!("({one},)"),
                    _ => format!("({})", parts.join(", ")),
                }
            }
            Object::List(items) => format!("<list of {} items>", items.len()),
            Object::Dict(d) => format!("<dict of {} items>", d.len()),
            Object::Function(f) => format!("<function {}>", f.qualname),
            Object::Builtin(b) => format!("<built-in function {}>", b.name),
            Object::BoundMethod { func, this } => {
                format!(
                    "<bound {} of {}>",
                    self.repr_within(*func, depth),
                    self.repr_within(*this, depth)
                )
            }
            Object::Class(c) => format!("<class '{}'>", c.qualname),
            Object::Module(m) => format!("<module '{}'>", m.name),
            Object::Code(c) => format!("<code object {}>", c.name),
            _ => format!("<{} object>", self.type_name(id)),
        }
    }
}
