//! Replacements: what translated code has in place of an object of the library.
//!
//! What a program imports is what is translated. Some of it is native, or written with all of Python's
//! freedom: classes made at run time, subclasses of `dict`, reflection. An object in Python says itself what
//! replaces it ([`HostSpace::replacement`]); others have their replacement in the package
//! `rpython.replacements`: that of the function `f` of the module `m` is `f` of `rpython.replacements.m`
//! (dots become underscores). The doc comments there say why it cannot be the same source.
//!
//! Modules may have names on demand, too: those of the module that `__on_demand__` names, which is imported
//! when one of them is asked for. A name that only the replacements of a module have is found so, and is the same function in both
//! worlds.

use crate::host::hostspace::{HResult, HostSpace};
use crate::host::modules::marks::Mark;
use crate::host::object::{Layout, ObjId, Object};

/// The package that replacements are in.
pub const PACKAGE: &str = "rpython.replacements";

/// The module with the replacements of a module, if there is one.
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

    /// What the replacements of a module call so.
    pub fn replacement_attr(&mut self, module: &str, name: &str) -> HResult<Option<ObjId>> {
        match name_of(module) {
            Some(module) => self.own_attr(&module, name),
            None => Ok(None),
        }
    }

    /// An attribute of a module that the module gets when it is asked for.
    pub(crate) fn attr_on_demand(
        &mut self,
        module: ObjId,
        own_name: &str,
        name: &str,
    ) -> HResult<Option<ObjId>> {
        let rest = self.heap.mark(module, Mark::OnDemand);
        match rest.and_then(|rest| self.heap.as_str(rest).cloned()) {
            Some(rest) => self.own_attr(&rest, name),
            None => self.replacement_attr(own_name, name),
        }
    }

    /// What a module has of its own: what it has imported does not count.
    fn own_attr(&mut self, module: &str, name: &str) -> HResult<Option<ObjId>> {
        let module = self.import_module(module)?;
        let found = self.heap.module_attr(module, name);
        Ok(found.filter(|&found| match self.heap.get(found) {
            Object::Function(f) => {
                let of = self.heap.dict_get_str(f.globals, "__name__");
                of == self.heap.module_attr(module, "__name__")
            }
            Object::Module(_) | Object::Builtin(_) => false,
            _ => !name.starts_with('_'),
        }))
    }

    /// What stands for a class of named tuples, or for a named tuple.
    fn named_replacement(&mut self, object: ObjId) -> HResult<Option<ObjId>> {
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
    /// translated code uses in place of it, and the method `_replaced_` gives what stands for an object,
    /// once.
    fn replacement(&mut self, object: ObjId) -> HResult<Option<ObjId>> {
        match self.heap.get(object) {
            Object::Function(_) | Object::Class(_) => Ok(self.heap.mark(object, Mark::Replacement)),
            Object::Instance(instance) => {
                let replaced = self.heap.mark(instance.class, Mark::Replaced);
                if let (Some(replaced), false) = (replaced, self.replaced.contains_key(&object)) {
                    let by = self.call_obj(replaced, &[object])?;
                    self.replaced.insert(object, by);
                }
                Ok(self.replaced.get(&object).copied())
            }
            // A view of a dict that something stands for is one of that.
            &Object::DictView { dict, kind } => {
                if !self.replaced.contains_key(&object) {
                    let owner = self.heap.owner_of(dict).unwrap_or(dict);
                    let by = self.translated(owner)?;
                    let view = if by == owner {
                        object
                    } else {
                        let method = self.get_attr(by, &kind.method().into())?;
                        self.call_obj(method, &[])?
                    };
                    self.replaced.insert(object, view);
                }
                Ok(self.replaced.get(&object).copied())
            }
            Object::ClassDict(_) => match self.heap.proxied_dict(object) {
                Some(_) if self.replaced.contains_key(&object) => {
                    Ok(self.replaced.get(&object).copied())
                }
                Some(dict) => {
                    let Some(class) = self.replacement_attr("types", "MappingProxyType")? else {
                        return Ok(None);
                    };
                    let by = self.call_obj(class, &[dict])?;
                    self.replaced.insert(object, by);
                    Ok(Some(by))
                }
                None => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// Puts methods in the place of the descriptors of the library in a class that say which ([`Mark::ReplacedMethod`]).
    pub fn replace_methods(&mut self, class: ObjId) -> HResult<()> {
        let entries = self.heap.class(class).map(|class| class.dict.iter());
        let entries = entries.into_iter().flatten();
        let made = entries.filter_map(|(name, &value)| {
            let Object::Instance(instance) = self.heap.get(value) else {
                return None;
            };
            let by = self.heap.mark(instance.class, Mark::ReplacedMethod)?;
            Some((name.clone(), value, by))
        });
        for (name, value, by) in made.collect::<Vec<_>>() {
            let method = self.call_obj(by, &[value])?;
            if let Some(class) = self.heap.class_mut(class) {
                class.dict.insert(name, method);
            }
        }
        Ok(())
    }

    /// What translated code uses in place of this object; most often the object itself.
    pub fn translated(&mut self, object: ObjId) -> HResult<ObjId> {
        let by = self.replaced_by(object)?;
        if by != object {
            match (self.heap.get(object), self.heap.get(by)) {
                (Object::Class(_), Object::Class(_)) => self.stand_for(by, object),
                (Object::Instance(this), Object::Instance(by)) => {
                    let (this, by) = (this.class, by.class);
                    self.stand_for(by, this);
                }
                (Object::ClassDict(_), Object::Instance(by)) => {
                    self.stand_for(by.class, self.heap.types.mappingproxy);
                }
                _ => {}
            }
        }
        Ok(by)
    }

    /// From here on a class stands for another, of translated code's for one that programs know.
    pub fn stand_for(&mut self, class: ObjId, of: ObjId) {
        if class != of {
            self.standing.insert(class, of);
        }
    }

    /// What the first class on the MRO that stands for another one stands for, and which that is.
    pub(crate) fn stands_for(&self, class: ObjId) -> Option<(ObjId, ObjId)> {
        let mut mro = self.heap.mro(class).iter();
        mro.find_map(|by| Some((*by, *self.standing.get(by)?)))
    }

    fn replaced_by(&mut self, object: ObjId) -> HResult<ObjId> {
        if let Some(named) = self.named_replacement(object)? {
            return Ok(named);
        }
        if let Some(replacement) = self.replacement(object)? {
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
            Object::Class(_) if object == self.heap.types.mappingproxy => {
                ("types".into(), "MappingProxyType".into())
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
            Object::Module(_) => match stream_name(self, object) {
                Some(name) => ("sys".into(), name.into()),
                None => return Ok(object),
            },
            _ => return Ok(object),
        };
        match name_of(&module) {
            Some(_) => Ok(self.replacement_attr(&module, &name)?.unwrap_or(object)),
            None => Ok(object),
        }
    }
}
