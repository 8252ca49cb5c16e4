//! Twins: what translated code gets in place of a function of a standard module.
//!
//! Some functions of standard modules are native, or are written with all of Python's freedom. What
//! translated code calls instead is in the package `rpython.translated`: the twin of the function `f`
//! of the module `m` is `f` of `rpython.translated.m` (dots become underscores). A name that only the
//! twin has is found as an attribute of the module itself, and is the same function in both worlds:
//! those of `os` are, over the native module `_system`, whose twin are the helpers of `ll_system.py`.

use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::{Layout, ObjId, Object};

/// The package that twins are in.
pub const PACKAGE: &str = "rpython.translated";

/// The twin of a module, if it has one.
fn name_of(module: &str) -> Option<String> {
    let name = match module {
        "_system" => format!("{}.ll_system", super::own::HELPERS),
        name => format!("{PACKAGE}.{}", name.replace('.', "_")),
    };
    super::own::find(&name).is_some().then_some(name)
}

/// The standard stream that a program names by this object.
fn stream_name(space: &HostSpace, object: ObjId) -> Option<&'static str> {
    let Object::Module(module) = space.heap.get(object) else {
        return None;
    };
    let name = ["stdin", "stdout", "stderr"]
        .into_iter()
        .find(|&name| *module.name == *name)?;
    let sys = space.heap.dict_get_str(space.modules, "sys")?;
    let known = space.heap.module_attr(sys, &format!("__{name}__"))?;
    (known == object).then_some(name)
}

impl HostSpace {
    /// Whether an object is one of the standard streams.
    pub fn is_stream(&self, object: ObjId) -> bool {
        stream_name(self, object).is_some()
    }

    /// A method that was bound to a string or a container while the program was imported.
    fn bound_function(&mut self, object: ObjId, func: ObjId, this: ObjId) -> HResult<ObjId> {
        let name = match self.heap.get(func) {
            Object::Builtin(b) => b.name.clone(),
            _ => return Ok(object),
        };
        let container = matches!(
            self.heap.get(this),
            Object::Str(_) | Object::List(_) | Object::Dict(_) | Object::Set(_)
        );
        if !container {
            return Ok(object);
        }
        let helpers = self.import_module("rpython.helpers.app_func")?;
        let name = self.heap.new_str(name);
        match self.heap.module_attr(helpers, "bound_function") {
            Some(bind) => self.call_obj(bind, &[this, name]),
            None => Ok(object),
        }
    }

    /// What the twin of a module calls so.
    pub fn twin_attr(&mut self, module: &str, name: &str) -> HResult<Option<ObjId>> {
        let Some(twin) = name_of(module) else {
            return Ok(None);
        };
        let twin = self.import_module(&twin)?;
        let found = self.heap.module_attr(twin, name);
        // What the twin itself has imported does not count.
        Ok(found.filter(|&found| match self.heap.get(found) {
            Object::Function(f) => {
                let of = self.heap.dict_get_str(f.globals, "__name__");
                of == self.heap.module_attr(twin, "__name__")
            }
            Object::Module(_) | Object::Builtin(_) => false,
            _ => !name.starts_with('_'),
        }))
    }

    /// What stands for a class of named tuples, or for a named tuple.
    fn named_twin(&mut self, object: ObjId) -> HResult<Option<ObjId>> {
        let (class, make) = match self.heap.get(object) {
            Object::Class(_) => (object, "named"),
            Object::Instance(instance) if instance.payload.is_some() => (instance.class, "adopt"),
            _ => return Ok(None),
        };
        let of_tuples = self.heap.class(class).is_some_and(|c| match c.layout {
            Layout::Builtin(layout) => layout == self.heap.types.tuple && !c.builtin,
            _ => false,
        });
        let fields = self.heap.lookup_in_class(class, "_fields").is_some();
        if !of_tuples || !fields {
            return Ok(None);
        }
        let helper = self.import_module("rpython.helpers.app_named")?;
        match self.heap.module_attr(helper, make) {
            Some(make) => self.call_obj(make, &[object]).map(Some),
            None => Ok(None),
        }
    }

    /// What an object of the library says itself: `_replacement_` of a function or a class is what
    /// translated code uses in place of it, and the function `_replaced_` of a class gives what
    /// stands for one of its instances.
    fn said_replacement(&mut self, object: ObjId) -> HResult<Option<ObjId>> {
        let of_class = |class: ObjId, name: &str| {
            let class = self.heap.class(class).filter(|c| !c.builtin)?;
            class.dict.get(name).copied()
        };
        match self.heap.get(object) {
            Object::Function(_) => Ok(self.heap.function_attr(object, "_replacement_")),
            Object::Class(_) => Ok(of_class(object, "_replacement_")),
            Object::Instance(instance) => match of_class(instance.class, "_replaced_") {
                Some(replaced) => self.call_obj(replaced, &[object]).map(Some),
                None => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// What translated code uses in place of this object; most often the object itself.
    pub fn translated(&mut self, object: ObjId) -> HResult<ObjId> {
        if let Some(named) = self.named_twin(object)? {
            return Ok(named);
        }
        if let Some(replacement) = self.said_replacement(object)? {
            return Ok(replacement);
        }
        let (module, name) = match self.heap.get(object) {
            Object::Function(f) => {
                let module = self.heap.dict_get_str(f.globals, "__name__");
                let Some(module) = module.and_then(|m| self.heap.as_str(m)) else {
                    return Ok(object);
                };
                (module.clone(), f.name.clone())
            }
            Object::Builtin(b) if b.owner.is_none() => {
                let module = b.module.clone().unwrap_or_else(|| "builtins".into());
                (module, b.name.clone())
            }
            Object::Class(_) if object == self.heap.types.memoryview => {
                ("memory".into(), "memoryview".into())
            }
            Object::Class(c) if !c.builtin => {
                let module = c.dict.get("__module__").and_then(|&m| self.heap.as_str(m));
                let Some(module) = module else {
                    return Ok(object);
                };
                (module.clone(), c.name.clone())
            }
            // A class method: a function by the names of both.
            &Object::BoundMethod { func, this } => {
                let (Object::Function(f), Object::Class(c)) =
                    (self.heap.get(func), self.heap.get(this))
                else {
                    return self.bound_function(object, func, this);
                };
                let module = self.heap.dict_get_str(f.globals, "__name__");
                let Some(module) = module.and_then(|m| self.heap.as_str(m)) else {
                    return Ok(object);
                };
                (module.clone(), format!("{}_{}", c.name, f.name).into())
            }
            Object::Instance(instance) => {
                let Some(class) = self.heap.class(instance.class) else {
                    return Ok(object);
                };
                let module = class.dict.get("__module__");
                let module = module.and_then(|&m| self.heap.as_str(m));
                match (module.map(|m| &**m), &*class.name) {
                    (
                        Some(module @ ("collections" | "array" | "struct" | "operator")),
                        "deque" | "OrderedDict" | "defaultdict" | "Counter" | "itemgetter"
                        | "attrgetter" | "methodcaller",
                    ) => {
                        let twin = self.import_module(&format!("{PACKAGE}.{module}"))?;
                        return match self.heap.module_attr(twin, "_adopt") {
                            Some(adopt) => self.call_obj(adopt, &[object]),
                            None => Ok(object),
                        };
                    }
                    (Some("functools"), "partial") => {
                        let twin = self.import_module(&format!("{PACKAGE}.functools"))?;
                        return match self.heap.module_attr(twin, "_adopt") {
                            Some(adopt) => self.call_obj(adopt, &[object]),
                            None => Ok(object),
                        };
                    }
                    _ => return Ok(object),
                }
            }
            Object::Module(_) => match stream_name(self, object) {
                Some(name) => ("sys".into(), name.into()),
                None => return Ok(object),
            },
            _ => return Ok(object),
        };
        match name_of(&module) {
            Some(_) => Ok(self.twin_attr(&module, &name)?.unwrap_or(object)),
            None => Ok(object),
        }
    }
}
