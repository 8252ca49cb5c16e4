//! What modules, classes and functions of the toolchain's own library say of themselves, in attributes that count
//! there alone: what a program calls so is an attribute like any other. (Attributes that are part of RPython, such as
//! `_immutable_fields_`, are for programs too. What the toolchain itself adds to classes has a `$` in its name.)
//!
//! Whether something is the library's own is known by the file that its code is in.

use crate::front::code::Code;
use crate::host::heap::Heap;
use crate::host::hostspace::HostSpace;
use crate::host::object::{ObjId, Object};

/// What can be said so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// What a function or class stands for ([`super::meanings`]).
    Meaning,
    /// What translated code uses in place of a function or class.
    Replacement,
    /// A method of a class: what stands for an object.
    Replaced,
    /// A method of a class of descriptors: the method that stands for one in the class that has it.
    ReplacedMethod,
    /// Those that derive from a class are that class to programs.
    OneClass,
    /// Objects of a class are of memory that is lent for a call.
    Lent,
    /// Objects of a class are something to call that is lent for a call.
    TakenBack,
    /// The builtin function, or type, that a function is called as.
    StandsFor,
    /// What makes a function anew for its first argument, a constant.
    MadeFor,
    /// The class of whose objects a function takes those of all below it.
    OfAll,
    /// All classes of a module are mixins.
    Mixins,
    /// The generators of a module stand for iterators which are no generators on CPython, as `map` is: a
    /// `StopIteration` of what they call ends a loop over them, an exception leaves them where they stood, and what they do before
    /// their first loop they do when they are made. It is a dict: of which types they are, by the qualified names of their functions, as a
    /// type or, where the library has a function for it, as the names of its module and its own. (Those of others are of many types.)
    Iterators,
    /// The module that has the names which are not needed when a module is imported.
    OnDemand,
    /// Integers that do not fit raise in a module's functions where they do in the program's own: these calculate for it.
    Overflow,
    /// What functions of a module have versions for.
    Specialize,
    /// A metaclass: its classes may be protocols.
    Protocols,
    /// The method of a class that gives the bytes of its objects to what takes a buffer.
    Buffer,
}

impl Mark {
    /// The attribute.
    pub fn name(self) -> &'static str {
        match self {
            Mark::Meaning => "_meaning_",
            Mark::Replacement => "_replacement_",
            Mark::Replaced => "_replaced_",
            Mark::ReplacedMethod => "_replaced_method_",
            Mark::OneClass => "_one_class_",
            Mark::Lent => "_lent_",
            Mark::TakenBack => "_taken_back_",
            Mark::StandsFor => "_stands_for_",
            Mark::MadeFor => "_made_for_",
            Mark::OfAll => "_of_all_",
            Mark::Mixins => "__mixins__",
            Mark::Iterators => "__iterators__",
            Mark::OnDemand => "__on_demand__",
            Mark::Overflow => "__overflow__",
            Mark::Specialize => "__specialize__",
            Mark::Protocols => "_protocols_",
            Mark::Buffer => "_buffer_",
        }
    }
}

impl Heap {
    /// What a module, a class (not a base of it) or a function of the library says of itself.
    pub fn mark(&self, object: ObjId, mark: Mark) -> Option<ObjId> {
        let name = mark.name();
        match self.get(object) {
            Object::Module(module) if module.own => self.module_attr(object, name),
            Object::Class(class) if class.own => class.dict.get(name).copied(),
            // (`functools.wraps` gives a wrapper what is said of another function.)
            Object::Function(function) if function.own => self.function_attr(object, name),
            _ => None,
        }
    }

    /// Whether objects of a class have bytes for what takes a buffer ([`Mark::Buffer`]): by a class of the library that
    /// it is, or derives from.
    pub fn has_buffer(&self, class: ObjId) -> bool {
        let gives = |&of: &ObjId| {
            let class = self.class(of)?;
            let given = class.dict.get(Mark::Buffer.name());
            given.map(|_| self.mark(of, Mark::Buffer).is_some())
        };
        self.mro(class).iter().find_map(gives) == Some(true)
    }

    /// Whether a class is a protocol: it says what others have, and has no objects.
    pub fn is_protocol(&self, class: ObjId) -> bool {
        let says = || self.class(class)?.dict.get("_is_protocol_").copied();
        self.mark(self.type_of(class), Mark::Protocols).is_some() && says() == Some(self.true_)
    }

    /// What the module says that a function of the library is in.
    pub fn mark_of_module(&self, function: ObjId, mark: Mark) -> Option<ObjId> {
        let function = self.function(function).filter(|function| function.own)?;
        self.dict_get_str(function.globals, mark.name())
    }
}

impl HostSpace {
    /// Whether generators of code in a module with these globals stand for iterators ([`Mark::Iterators`]).
    pub fn code_has_iterators(&self, code: &Code, globals: ObjId) -> bool {
        let says = || self.heap.dict_get_str(globals, Mark::Iterators.name());
        self.sources.is_own(code.file) && says().is_some()
    }

    /// The type of the generators of a function, or code, of this name in a module with these globals, which has iterators.
    pub fn type_of_iterators(&mut self, globals: ObjId, qualname: &str) -> ObjId {
        let iterator = self.heap.types.iterator;
        let types = self.heap.dict_get_str(globals, Mark::Iterators.name());
        let of = types.and_then(|types| self.heap.dict_get_str(types, qualname));
        let Some(name) = of.and_then(|of| self.heap.as_str(of)).cloned() else {
            return of.unwrap_or(iterator);
        };
        if let Some(&known) = self.iterator_types.get(&name) {
            return known;
        }
        let Some((module, short)) = name.rsplit_once('.') else {
            return iterator;
        };
        let dict = self.heap.new_dict();
        let module = self.heap.new_str(module);
        let known = "__module__".into();
        self.heap.dict_set_str(dict, &known, module);
        let short = self.heap.new_str(short);
        let bases = self.heap.new_tuple(vec![iterator]);
        let type_ = self.heap.types.type_;
        let made = self.call_obj(type_, &[short, bases, dict]);
        let made = made.unwrap_or(iterator);
        self.iterator_types.insert(name, made);
        made
    }
}
