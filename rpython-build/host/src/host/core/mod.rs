//! The objects that the interpreter is made of, as programs see them: `object`, `type`,
//! functions, methods, modules, descriptors, generators, exceptions, frames; and the builtin
//! functions that are about them.

mod attrs;
mod code_attrs;
mod functions;
mod objects;
mod reduce;

use super::builtin::{Builtin, FrameFn, GetFn, GetSet, Native, NativeFn, SetFn};
use super::builtins;
use super::heap::{Heap, Types};
use super::hostspace::HostSpace;
use super::imports::Importer;
use super::object::{Module, ObjId, Object};
use super::slots::Slot;
use super::types::native;
use super::well_known::Own;
use crate::source::SourceMap;
use rustc_hash::FxHashMap;

/// The recursion limit at first.
const RECURSION_LIMIT: usize = 5000;

impl HostSpace {
    /// A session that has imported nothing but `builtins`.
    pub fn new(sources: SourceMap) -> Self {
        let mut heap = Heap::new();
        let modules = heap.new_dict();
        let mut space = HostSpace {
            heap,
            sources,
            importer: Importer::default(),
            modules,
            active: Vec::new(),
            word_bits: 64,
            recursion_limit: RECURSION_LIMIT,
            depth: 0,
            stdout: String::new(),
            stderr: String::new(),
            system: Default::default(),
            read_error: 0,
            replaced: FxHashMap::default(),
            standing: FxHashMap::default(),
            room: super::types::util::MAX_BYTES,
            iterator_types: FxHashMap::default(),
            patterns: FxHashMap::default(),
            repr_active: Vec::new(),
            super_call: ObjId(0),
            annotations: FxHashMap::default(),
            code_objects: FxHashMap::default(),
            keywords: crate::ir::op::Keywords::new(),
            effects: Default::default(),
            spread_dicts: Vec::new(),
        };
        space.install_builtins();
        objects::install(&mut space);
        attrs::install(&mut space);
        reduce::install(&mut space);
        functions::install(&mut space);
        native::install(&mut space);
        builtins::install(&mut space);
        space.heap.keep_builtins();
        space
    }

    fn install_builtins(&mut self) {
        let dict = self.heap.builtins;
        let name = self.heap.intern_name("builtins");
        let text = self.heap.intern(&name);
        self.set_global(dict, "__name__", text);
        let module = self.heap.add(Object::Module(Box::new(Module {
            name: name.clone(),
            dict,
            own: true,
        })));
        self.heap.dict_set_str(self.modules, &name, module);
        for (id, name, _, layout) in Types::list() {
            if layout != Own::hidden {
                self.heap.dict_set_str(dict, &name.into(), id);
            }
            if layout != Own::same {
                self.add_static(id, "__new__", objects::new);
            }
        }
        for (name, value) in [
            ("None", self.heap.none),
            ("True", self.heap.true_),
            ("False", self.heap.false_),
            ("NotImplemented", self.heap.not_implemented),
            ("Ellipsis", self.heap.ellipsis),
            ("__debug__", self.heap.true_),
        ] {
            self.set_global(dict, name, value);
        }
        for (name, class) in [
            ("EnvironmentError", self.heap.types.os_error),
            ("IOError", self.heap.types.os_error),
        ] {
            self.set_global(dict, name, class);
        }
    }

    fn set_own(&mut self, class: ObjId, name: &str, value: ObjId) {
        let name = self.heap.intern_name(name);
        self.heap.class_set(class, &name, value);
    }

    pub(super) fn native(
        &mut self,
        name: &str,
        native: Native,
        owner: Option<ObjId>,
        module: Option<&str>,
    ) -> ObjId {
        let name = self.heap.intern_name(name);
        let module = module.map(|m| self.heap.intern_name(m));
        self.heap.add(Object::Builtin(Box::new(Builtin {
            name,
            native,
            owner,
            module,
        })))
    }

    /// Adds a method to one of Python's own classes.
    pub fn add_method(&mut self, class: ObjId, name: &str, function: NativeFn) {
        let method = self.native(name, Native::Fn(function), Some(class), None);
        self.set_own(class, name, method);
    }

    /// Adds methods to one of Python's own classes.
    pub fn add_methods(&mut self, class: ObjId, methods: &[(&str, NativeFn)]) {
        for &(name, function) in methods {
            self.add_method(class, name, function);
        }
    }

    /// Adds a class method: the class is the first argument.
    pub fn add_class_method(&mut self, class: ObjId, name: &str, function: NativeFn) {
        let function = self.native(name, Native::Fn(function), None, None);
        let method = self.heap.add(Object::ClassMethod(function));
        self.set_own(class, name, method);
    }

    /// Adds a static method.
    pub fn add_static(&mut self, class: ObjId, name: &str, function: NativeFn) {
        let function = self.native(name, Native::Fn(function), Some(class), None);
        let method = self.heap.add(Object::StaticMethod(function));
        self.set_own(class, name, method);
    }

    /// Adds an attribute to one of Python's own classes.
    pub fn add_getset(&mut self, class: ObjId, name: &str, get: GetFn, set: Option<SetFn>) {
        let shared = self.heap.intern_name(name);
        let attr = self.heap.add(Object::GetSet(Box::new(GetSet {
            name: shared,
            owner: class,
            get,
            set,
        })));
        self.set_own(class, name, attr);
    }

    /// Adds special methods to one of Python's own classes.
    pub fn add_slots(&mut self, class: ObjId, slots: &[Slot]) {
        for &slot in slots {
            let method = self.native(slot.name(), Native::Slot(slot), Some(class), None);
            self.set_own(class, slot.name(), method);
        }
    }

    /// Adds a plain attribute to one of Python's own classes.
    pub fn add_value(&mut self, class: ObjId, name: &str, value: ObjId) {
        self.set_own(class, name, value);
    }

    /// A native function object of a module.
    pub fn new_builtin(&mut self, module: &str, name: &str, function: NativeFn) -> ObjId {
        self.native(name, Native::Fn(function), None, Some(module))
    }

    /// Adds a function to the module `builtins`.
    pub fn add_builtin(&mut self, name: &str, function: NativeFn) {
        let object = self.new_builtin("builtins", name, function);
        self.set_global(self.heap.builtins, name, object);
    }

    /// Adds a function to the dict of a native module.
    pub fn add_function(&mut self, dict: ObjId, module: &str, name: &str, function: NativeFn) {
        let object = self.new_builtin(module, name, function);
        self.set_global(dict, name, object);
    }

    /// Adds a function that looks at its caller's frame to the dict of a native module.
    pub fn add_frame_function(&mut self, dict: ObjId, module: &str, name: &str, function: FrameFn) {
        let object = self.native(name, Native::Frame(function), None, Some(module));
        self.set_global(dict, name, object);
    }
}
