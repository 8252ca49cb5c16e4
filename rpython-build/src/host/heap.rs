//! The heap: the arena, Python's own classes, caches, and what can be asked without running
//! any of the program's code. The flow space, the annotator and the rtyper read it through here.

use super::dict::HostDict;
use super::object::*;
use crate::front::code::{Code, Const, Name};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};
use rustc_hash::FxHashMap;
use std::rc::Rc;

macro_rules! types {
    ($($field:ident $name:literal : $base:ident $layout:ident;)*) => {
        /// The ids of Python's own classes.
        #[allow(missing_docs)]
        #[derive(Debug, Clone, Copy)]
        pub struct Types { $(pub $field: ObjId,)* }

        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum TypeIndex { $($field,)* }

        impl Types {
            const NEW: Types = Types { $($field: ObjId(FIRST_CLASS + TypeIndex::$field as u32),)* };
            /// All of them, in order, with name, base and whether the layout is their own.
            fn list() -> Vec<(ObjId, &'static str, ObjId, bool)> {
                let types = Types::NEW;
                vec![$((types.$field, $name, types.$base, types!(@own $layout)),)*]
            }
        }
    };
    (@own own) => { true };
    (@own same) => { false };
}

/// Objects in front of the classes: `None True False NotImplemented Ellipsis`.
const FIRST_CLASS: u32 = 5;
/// How deep nested tuples are hashed and compared without counting calls.
const NATIVE_DEPTH: u32 = 100;
const SMALL_INTS: std::ops::Range<i64> = -16..1025;

types! {
    object "object": object same;
    type_ "type": object own;
    none "NoneType": object own;
    not_implemented "NotImplementedType": object own;
    ellipsis "ellipsis": object own;
    int "int": object own;
    bool "bool": int own;
    float "float": object own;
    complex "complex": object own;
    str "str": object own;
    bytes "bytes": object own;
    bytearray "bytearray": object own;
    tuple "tuple": object own;
    list "list": object own;
    dict "dict": object own;
    set "set": object own;
    frozenset "frozenset": object own;
    slice "slice": object own;
    range "range": object own;
    function "function": object own;
    builtin_function "builtin_function_or_method": object own;
    method_descriptor "method_descriptor": object own;
    wrapper_descriptor "wrapper_descriptor": object own;
    getset_descriptor "getset_descriptor": object own;
    member_descriptor "member_descriptor": object own;
    method "method": object own;
    builtin_method "builtin_function_or_method": object own;
    method_wrapper "method-wrapper": object own;
    module "module": object own;
    code "code": object own;
    cell "cell": object own;
    generator "generator": object own;
    property "property": object own;
    staticmethod "staticmethod": object own;
    classmethod "classmethod": object own;
    super_ "super": object own;
    list_iterator "list_iterator": object own;
    tuple_iterator "tuple_iterator": object own;
    str_iterator "str_iterator": object own;
    bytes_iterator "bytes_iterator": object own;
    range_iterator "range_iterator": object own;
    dict_keyiterator "dict_keyiterator": object own;
    dict_valueiterator "dict_valueiterator": object own;
    dict_itemiterator "dict_itemiterator": object own;
    set_iterator "set_iterator": object own;
    iterator "iterator": object own;
    callable_iterator "callable_iterator": object own;
    reversed "reversed": object own;
    enumerate "enumerate": object own;
    zip "zip": object own;
    map "map": object own;
    filter "filter": object own;
    dict_keys "dict_keys": object own;
    dict_values "dict_values": object own;
    dict_items "dict_items": object own;
    mappingproxy "mappingproxy": object own;
    memoryview "memoryview": object own;
    frame "frame": object own;
    traceback "traceback": object own;
    weakref "ReferenceType": object own;
    generic_alias "GenericAlias": object own;
    union "UnionType": object own;
    base_exception "BaseException": object own;
    exception "Exception": base_exception same;
    system_exit "SystemExit": base_exception same;
    keyboard_interrupt "KeyboardInterrupt": base_exception same;
    generator_exit "GeneratorExit": base_exception same;
    stop_iteration "StopIteration": exception same;
    stop_async_iteration "StopAsyncIteration": exception same;
    arithmetic_error "ArithmeticError": exception same;
    floating_point_error "FloatingPointError": arithmetic_error same;
    overflow_error "OverflowError": arithmetic_error same;
    zero_division_error "ZeroDivisionError": arithmetic_error same;
    assertion_error "AssertionError": exception same;
    attribute_error "AttributeError": exception same;
    buffer_error "BufferError": exception same;
    eof_error "EOFError": exception same;
    import_error "ImportError": exception same;
    module_not_found_error "ModuleNotFoundError": import_error same;
    lookup_error "LookupError": exception same;
    index_error "IndexError": lookup_error same;
    key_error "KeyError": lookup_error same;
    memory_error "MemoryError": exception same;
    name_error "NameError": exception same;
    unbound_local_error "UnboundLocalError": name_error same;
    os_error "OSError": exception same;
    blocking_io_error "BlockingIOError": os_error same;
    child_process_error "ChildProcessError": os_error same;
    connection_error "ConnectionError": os_error same;
    broken_pipe_error "BrokenPipeError": connection_error same;
    connection_aborted_error "ConnectionAbortedError": connection_error same;
    connection_refused_error "ConnectionRefusedError": connection_error same;
    connection_reset_error "ConnectionResetError": connection_error same;
    file_exists_error "FileExistsError": os_error same;
    file_not_found_error "FileNotFoundError": os_error same;
    interrupted_error "InterruptedError": os_error same;
    is_a_directory_error "IsADirectoryError": os_error same;
    not_a_directory_error "NotADirectoryError": os_error same;
    permission_error "PermissionError": os_error same;
    process_lookup_error "ProcessLookupError": os_error same;
    timeout_error "TimeoutError": os_error same;
    reference_error "ReferenceError": exception same;
    runtime_error "RuntimeError": exception same;
    not_implemented_error "NotImplementedError": runtime_error same;
    recursion_error "RecursionError": runtime_error same;
    syntax_error "SyntaxError": exception same;
    indentation_error "IndentationError": syntax_error same;
    tab_error "TabError": indentation_error same;
    system_error "SystemError": exception same;
    type_error "TypeError": exception same;
    value_error "ValueError": exception same;
    unicode_error "UnicodeError": value_error same;
    unicode_decode_error "UnicodeDecodeError": unicode_error same;
    unicode_encode_error "UnicodeEncodeError": unicode_error same;
    unicode_translate_error "UnicodeTranslateError": unicode_error same;
    warning "Warning": exception same;
    user_warning "UserWarning": warning same;
    deprecation_warning "DeprecationWarning": warning same;
    pending_deprecation_warning "PendingDeprecationWarning": warning same;
    syntax_warning "SyntaxWarning": warning same;
    runtime_warning "RuntimeWarning": warning same;
    future_warning "FutureWarning": warning same;
    import_warning "ImportWarning": warning same;
    unicode_warning "UnicodeWarning": warning same;
    bytes_warning "BytesWarning": warning same;
    resource_warning "ResourceWarning": warning same;
}

/// All host objects.
pub struct Heap {
    objects: Vec<Object>,
    /// The low-level types of the program: low-level type objects name them.
    pub lltypes: crate::lltype::Types,
    lltype_objects: FxHashMap<crate::lltype::LlType, ObjId>,
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
    small_ints: u32,
    strings: FxHashMap<Name, ObjId>,
    consts: FxHashMap<*const Code, (Rc<Code>, Rc<[ObjId]>)>,
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
            none: ObjId(0),
            true_: ObjId(1),
            false_: ObjId(2),
            not_implemented: ObjId(3),
            ellipsis: ObjId(4),
            empty_tuple: ObjId(0),
            builtins: ObjId(0),
            small_ints: 0,
            strings: FxHashMap::default(),
            consts: FxHashMap::default(),
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
        for (id, name, base, own) in Types::list() {
            heap.add_own_class(id, name, base, own);
        }
        heap.small_ints = heap.objects.len() as u32;
        heap.objects.extend(SMALL_INTS.map(Object::Int));
        heap.empty_tuple = heap.add(Object::Tuple(Rc::new([])));
        heap.builtins = heap.new_dict();
        heap
    }

    fn add_own_class(&mut self, id: ObjId, name: &str, base: ObjId, own: bool) {
        let root = id == self.types.object;
        let (bases, layout, mro) = if root {
            (vec![], Layout::Plain, vec![id])
        } else {
            let parent = self.class(base).expect("a base comes first");
            let mut mro = vec![id];
            mro.extend(&parent.mro);
            (
                vec![base],
                if own {
                    Layout::Builtin(id)
                } else {
                    parent.layout
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
    pub fn len(&self) -> usize {
        self.objects.len()
    }

    /// Never.
    pub fn is_empty(&self) -> bool {
        false
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
    pub fn new_str(&mut self, value: impl AsRef<str> + Into<Rc<str>>) -> ObjId {
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

    /// The function, if it is one made by `def` or `lambda`.
    pub fn function(&self, id: ObjId) -> Option<&Function> {
        match self.get(id) {
            Object::Function(f) => Some(f),
            _ => None,
        }
    }

    /// The function, to change.
    pub fn function_mut(&mut self, id: ObjId) -> Option<&mut Function> {
        match self.get_mut(id) {
            Object::Function(f) => Some(f),
            _ => None,
        }
    }

    /// The class, if it is one.
    pub fn class(&self, id: ObjId) -> Option<&Class> {
        match self.get(id) {
            Object::Class(c) => Some(c),
            _ => None,
        }
    }

    /// The class, to change. Changes to its dict must go through [`Heap::class_set`].
    pub fn class_mut(&mut self, id: ObjId) -> Option<&mut Class> {
        match self.get_mut(id) {
            Object::Class(c) => Some(c),
            _ => None,
        }
    }

    /// The instance, if it is one (an exception is one).
    pub fn instance(&self, id: ObjId) -> Option<&Instance> {
        match self.get(id) {
            Object::Instance(i) => Some(i),
            _ => None,
        }
    }

    /// The instance, to change.
    pub fn instance_mut(&mut self, id: ObjId) -> Option<&mut Instance> {
        match self.get_mut(id) {
            Object::Instance(i) => Some(i),
            _ => None,
        }
    }

    /// What an exception carries.
    pub fn exception(&self, id: ObjId) -> Option<&ExceptionData> {
        self.instance(id).and_then(|i| i.exc.as_deref())
    }

    /// What an exception carries, to change.
    pub fn exception_mut(&mut self, id: ObjId) -> Option<&mut ExceptionData> {
        self.instance_mut(id).and_then(|i| i.exc.as_deref_mut())
    }

    /// The dictionary, if it is one (not of a subclass: see [`Heap::payload`]).
    pub fn dict(&self, id: ObjId) -> Option<&HostDict> {
        match self.get(id) {
            Object::Dict(d) => Some(d),
            _ => None,
        }
    }

    /// The dictionary, to change.
    pub fn dict_mut(&mut self, id: ObjId) -> Option<&mut HostDict> {
        match self.get_mut(id) {
            Object::Dict(d) => Some(d),
            _ => None,
        }
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
    pub fn as_str(&self, id: ObjId) -> Option<&Rc<str>> {
        match self.get(id) {
            Object::Str(s) => Some(s),
            Object::Instance(i) => self.as_str(i.payload?),
            _ => None,
        }
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
            Object::Generator(_) => t.generator,
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
            Object::LlType(_) | Object::LlConst(_) => t.object,
        }
    }

    /// The C3 linearisation of a class; empty for what is not a class.
    pub fn mro(&self, class: ObjId) -> &[ObjId] {
        self.class(class).map_or(&[], |c| &c.mro)
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

    /// An attribute set on a function, such as `_annspecialcase_`.
    pub fn function_attr(&self, id: ObjId, name: &str) -> Option<ObjId> {
        self.dict_get_str(self.function(id)?.dict?, name)
    }

    /// What a global name means: in the dict of globals, then in the builtins.
    pub fn global(&self, globals: ObjId, name: &str) -> Option<ObjId> {
        self.dict_get_str(globals, name)
            .or_else(|| self.dict_get_str(self.builtins, name))
    }

    // Equality and hashing of what needs no user code.

    /// The hash, if it can be had without running the program's code and the object is hashable.
    pub fn native_hash(&self, id: ObjId) -> Option<i64> {
        self.hash_within(id, NATIVE_DEPTH)
    }

    fn hash_within(&self, id: ObjId, depth: u32) -> Option<i64> {
        let hash = match self.get(id) {
            Object::Int(i) => hash_int(*i),
            Object::Bool(b) => i64::from(*b),
            Object::BigInt(i) => hash_bigint(i),
            Object::Float(f) => hash_float(*f).unwrap_or_else(|| hash_id(id)),
            Object::Complex(re, im) => {
                let re = hash_float(*re).unwrap_or_else(|| hash_id(id));
                let im = hash_float(*im).unwrap_or_else(|| hash_id(id));
                re.wrapping_add(im.wrapping_mul(1_000_003))
            }
            Object::Str(s) => hash_str(s),
            Object::Bytes(b) => hash_bytes(b),
            Object::Tuple(items) => {
                let mut hash = TupleHash::new();
                for &item in items.iter() {
                    hash.add(self.hash_within(item, depth.checked_sub(1)?)?);
                }
                hash.finish(items.len())
            }
            Object::FrozenSet(set) => {
                let hash = set.iter_hashed().fold(0, |h: i64, (k, _, _)| {
                    h ^ (k ^ 89_869_747 ^ k.wrapping_shl(16)).wrapping_mul(3_644_798_167)
                });
                hash.wrapping_mul(69069)
                    .wrapping_add(907_133_923)
                    .wrapping_add(set.len() as i64)
            }
            Object::Range { start, stop, step } => {
                let len = range_len(*start, *stop, *step);
                let mut hash = TupleHash::new();
                hash.add(len as i64);
                hash.add(if len == 0 { 0 } else { hash_int(*start) });
                hash.add(if len <= 1 { 0 } else { hash_int(*step) });
                hash.finish(3)
            }
            Object::BoundMethod { func, this } => {
                hash_id(*func).wrapping_mul(31).wrapping_add(hash_id(*this))
            }
            Object::List(_)
            | Object::Dict(_)
            | Object::Set(_)
            | Object::ByteArray(_)
            | Object::Slice(_)
            | Object::ClassDict(_)
            | Object::MemoryView { .. } => return None,
            Object::DictView { kind, .. } if *kind != ViewKind::Values => return None,
            Object::Instance(_)
            | Object::WeakRef(_)
            | Object::GenericAlias { .. }
            | Object::Union(_) => return None,
            Object::Class(c) if c.metaclass != self.types.type_ => return None,
            _ => hash_id(id),
        };
        Some(if hash == -1 { -2 } else { hash })
    }

    /// `a == b`, if it can be had without running the program's code.
    pub fn native_eq(&self, a: ObjId, b: ObjId) -> Option<bool> {
        self.eq_within(a, b, NATIVE_DEPTH)
    }

    fn eq_within(&self, a: ObjId, b: ObjId, depth: u32) -> Option<bool> {
        use Object::{
            BigInt as Big, Bool, BoundMethod, Bytes, Class, Complex, Float, Int, Range, Str, Tuple,
        };
        if a == b {
            // Only a user's `__eq__`, or NaN, makes an object differ from itself; as keys both
            // count as found.
            return Some(true);
        }
        Some(match (self.get(a), self.get(b)) {
            (Str(x), Str(y)) => x == y,
            (Int(x), Int(y)) => x == y,
            (Tuple(x), Tuple(y)) => {
                if x.len() != y.len() {
                    return Some(false);
                }
                for (&x, &y) in x.iter().zip(y.iter()) {
                    if !self.eq_within(x, y, depth.checked_sub(1)?)? {
                        return Some(false);
                    }
                }
                true
            }
            (Bytes(x), Bytes(y)) => x == y,
            (Big(x), Big(y)) => x == y,
            (Bool(x), Int(y)) | (Int(y), Bool(x)) => i64::from(*x) == *y,
            (Float(x), Float(y)) => x == y,
            (Float(x), Int(y)) | (Int(y), Float(x)) => float_eq_int(*x, *y),
            (Float(x), Bool(y)) | (Bool(y), Float(x)) => *x == f64::from(*y),
            (Float(x), Big(y)) | (Big(y), Float(x)) => {
                x.fract() == 0.0 && num_traits::FromPrimitive::from_f64(*x) == Some((**y).clone())
            }
            (Complex(a, b), Complex(c, d)) => a == c && b == d,
            (Complex(a, b), Float(c)) | (Float(c), Complex(a, b)) => a == c && *b == 0.0,
            (Complex(a, b), Int(c)) | (Int(c), Complex(a, b)) => *b == 0.0 && float_eq_int(*a, *c),
            (
                Range {
                    start: a,
                    stop: b,
                    step: c,
                },
                Range {
                    start: d,
                    stop: e,
                    step: f,
                },
            ) => {
                let (n, m) = (range_len(*a, *b, *c), range_len(*d, *e, *f));
                n == m && (n == 0 || a == d && (n == 1 || c == f))
            }
            (BoundMethod { func: f, this: x }, BoundMethod { func: g, this: y }) => {
                f == g && x == y
            }
            (Class(x), Class(y))
                if x.metaclass == self.types.type_ && y.metaclass == self.types.type_ =>
            {
                false
            }
            (
                Object::None
                | Str(_)
                | Int(_)
                | Bool(_)
                | Float(_)
                | Big(_)
                | Bytes(_)
                | Tuple(_)
                | Object::Function(_)
                | Object::Builtin(_),
                Object::None
                | Str(_)
                | Int(_)
                | Bool(_)
                | Float(_)
                | Big(_)
                | Tuple(_)
                | Object::Function(_)
                | Object::Builtin(_),
            ) => false,
            _ => return None,
        })
    }

    /// The value in a dict of a key that needs no user code: `None` if it is not there or does.
    pub fn dict_get_native(&self, dict: ObjId, key: ObjId) -> Option<ObjId> {
        let dict = self.dict(dict)?;
        let hash = self.native_hash(key)?;
        let pos = dict.find(hash, |k| self.native_eq(k, key) == Some(true))?;
        Some(dict.value_at(pos))
    }

    /// Whether two constants are interchangeable: the same object, or immutable with the same
    /// type and value all the way down (`1`, `True` and `1.0` differ, as do `0.0` and `-0.0`).
    /// Beyond a depth of nesting no two are.
    pub fn equal_constants(&self, a: ObjId, b: ObjId) -> bool {
        self.constants_within(a, b, NATIVE_DEPTH)
    }

    fn constants_within(&self, a: ObjId, b: ObjId, depth: u32) -> bool {
        if a == b {
            return true;
        }
        let Some(depth) = depth.checked_sub(1) else {
            return false;
        };
        match (self.get(a), self.get(b)) {
            (Object::Int(x), Object::Int(y)) => x == y,
            (Object::BigInt(x), Object::BigInt(y)) => x == y,
            (Object::Float(x), Object::Float(y)) => x.to_bits() == y.to_bits(),
            (Object::Complex(a, b), Object::Complex(c, d)) => {
                a.to_bits() == c.to_bits() && b.to_bits() == d.to_bits()
            }
            (Object::Str(x), Object::Str(y)) => x == y,
            (Object::Bytes(x), Object::Bytes(y)) => x == y,
            (Object::Tuple(x), Object::Tuple(y)) => {
                x.len() == y.len()
                    && x.iter()
                        .zip(y.iter())
                        .all(|(&x, &y)| self.constants_within(x, y, depth))
            }
            (Object::FrozenSet(x), Object::FrozenSet(y)) => {
                x.len() == y.len()
                    && x.keys()
                        .zip(y.keys())
                        .all(|(x, y)| self.constants_within(x, y, depth))
            }
            (Object::Slice(x), Object::Slice(y)) => x
                .iter()
                .zip(y)
                .all(|(&x, &y)| self.constants_within(x, y, depth)),
            (
                Object::Range {
                    start: a,
                    stop: b,
                    step: c,
                },
                Object::Range {
                    start: d,
                    stop: e,
                    step: f,
                },
            ) => a == d && b == e && c == f,
            (
                Object::BoundMethod { func: f, this: x },
                Object::BoundMethod { func: g, this: y },
            ) => f == g && x == y,
            _ => false,
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

/// The length of a range.
pub fn range_len(start: i64, stop: i64, step: i64) -> u64 {
    let (start, stop, step) = (i128::from(start), i128::from(stop), i128::from(step));
    let span = if step > 0 { stop - start } else { start - stop };
    if span <= 0 {
        return 0;
    }
    ((span - 1) / step.abs() + 1) as u64
}

fn float_eq_int(x: f64, y: i64) -> bool {
    x.fract() == 0.0 && (-9.3e18..9.3e18).contains(&x) && x as i128 == i128::from(y)
}

/// The hash of a `str`.
pub fn hash_str(s: &str) -> i64 {
    hash_bytes(s.as_bytes())
}

/// The hash of `bytes`.
pub fn hash_bytes(bytes: &[u8]) -> i64 {
    const K: u64 = 0x517C_C1B7_2722_0A95;
    let mut hash = bytes.len() as u64;
    let mut rest = bytes;
    while rest.len() >= 8 {
        let (head, tail) = rest.split_at(8);
        let word = u64::from_le_bytes([
            head[0], head[1], head[2], head[3], head[4], head[5], head[6], head[7],
        ]);
        hash = (hash.rotate_left(5) ^ word).wrapping_mul(K);
        rest = tail;
    }
    let mut word = 0;
    for &byte in rest {
        word = word << 8 | u64::from(byte);
    }
    hash = (hash.rotate_left(5) ^ word).wrapping_mul(K);
    (hash ^ hash >> 29) as i64
}

const MODULUS: u64 = (1 << 61) - 1;

/// CPython's hash of an integer: its remainder by 2**61 - 1, with the sign.
pub fn hash_int(i: i64) -> i64 {
    let rest = (i.unsigned_abs() % MODULUS) as i64;
    let hash = if i < 0 { -rest } else { rest };
    if hash == -1 {
        -2
    } else {
        hash
    }
}

fn hash_bigint(i: &BigInt) -> i64 {
    let rest = (i.abs() % MODULUS).to_i64().unwrap_or(0);
    let hash = if i.is_negative() { -rest } else { rest };
    if hash == -1 {
        -2
    } else {
        hash
    }
}

/// CPython's hash of a float, equal to that of an equal integer; `None` for NaN.
fn hash_float(f: f64) -> Option<i64> {
    if f.is_nan() {
        return None;
    }
    if f.is_infinite() {
        return Some(if f > 0.0 { 314_159 } else { -314_159 });
    }
    if f == 0.0 {
        return Some(0);
    }
    // f = mantissa * 2**exponent; 2**61 is 1 modulo the prime, so a power of two is a rotation.
    let bits = f.abs().to_bits();
    let (mantissa, exponent) = match bits >> 52 {
        0 => (bits, -1074i64),
        e => (bits & ((1 << 52) - 1) | 1 << 52, e as i64 - 1075),
    };
    let shift = exponent.rem_euclid(61) as u32;
    let product = u128::from(mantissa % MODULUS) << shift;
    let rest = (product % u128::from(MODULUS)) as i64;
    let hash = if f < 0.0 { -rest } else { rest };
    Some(if hash == -1 { -2 } else { hash })
}

/// The hash of identity.
pub fn hash_id(id: ObjId) -> i64 {
    i64::from(id.0) * 16 + 8
}

/// CPython's hash of a tuple (xxHash without the last mixing).
#[derive(Debug)]
pub struct TupleHash(u64);

impl TupleHash {
    const PRIME_1: u64 = 11_400_714_785_074_694_791;
    const PRIME_2: u64 = 14_029_467_366_897_019_727;
    const PRIME_5: u64 = 2_870_177_450_012_600_261;

    /// Of no items so far.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        TupleHash(Self::PRIME_5)
    }
    /// Adds an item's hash.
    pub fn add(&mut self, hash: i64) {
        self.0 = self
            .0
            .wrapping_add((hash as u64).wrapping_mul(Self::PRIME_2));
        self.0 = self.0.rotate_left(31).wrapping_mul(Self::PRIME_1);
    }
    /// The hash of the whole tuple.
    pub fn finish(self, len: usize) -> i64 {
        let hash = self
            .0
            .wrapping_add(len as u64 ^ (Self::PRIME_5 ^ 3_527_539));
        if hash == u64::MAX {
            1_546_275_796
        } else {
            hash as i64
        }
    }
}
