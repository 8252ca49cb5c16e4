//! Reading, writing and deleting attributes: descriptors, dicts, slots, hooks.

use super::builtin::Args;
use super::hostspace::{HResult, HostSpace};
use super::object::{ObjId, Object};
use super::space::Unwind;
use crate::front::code::Name;

/// What kind of descriptor an attribute of a class is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// No descriptor.
    Plain,
    /// Has `__get__` alone.
    NonData,
    /// Has `__set__` or `__delete__`.
    Data,
}

impl HostSpace {
    fn descriptor_kind(&mut self, d: ObjId) -> Kind {
        match self.heap.get(d) {
            Object::Function(_) | Object::Builtin(_) => Kind::NonData,
            Object::StaticMethod(_) | Object::ClassMethod(_) => Kind::NonData,
            Object::Property(_) | Object::GetSet(_) | Object::Slot(..) => Kind::Data,
            Object::Instance(i) => {
                let class = i.class;
                if self.special(class, "__set__").is_some()
                    || self.special(class, "__delete__").is_some()
                {
                    Kind::Data
                } else if self.special(class, "__get__").is_some() {
                    Kind::NonData
                } else {
                    Kind::Plain
                }
            }
            _ => Kind::Plain,
        }
    }

    /// What reading an attribute found in a class gives: `d.__get__(obj, class)`.
    pub fn bind_descriptor(&mut self, d: ObjId, obj: Option<ObjId>, class: ObjId) -> HResult {
        match self.heap.get(d) {
            Object::Function(_) => Ok(match obj {
                Some(this) => self.heap.add(Object::BoundMethod { func: d, this }),
                None => d,
            }),
            Object::Builtin(b) => Ok(match obj {
                Some(this) if b.owner.is_some() => {
                    self.heap.add(Object::BoundMethod { func: d, this })
                }
                _ => d,
            }),
            Object::StaticMethod(inner) => Ok(*inner),
            Object::ClassMethod(inner) => {
                let func = *inner;
                match self.heap.get(func) {
                    Object::Property(_) | Object::ClassMethod(_) => {
                        self.bind_descriptor(func, Some(class), class)
                    }
                    _ => Ok(self.heap.add(Object::BoundMethod { func, this: class })),
                }
            }
            Object::Property(p) => match (obj, p.get) {
                (None, _) => Ok(d),
                (Some(obj), Some(get)) => self.call_args(get, Args::positional(&[obj])),
                (Some(obj), None) => {
                    let message = self.property_message(d, obj, "getter");
                    Err(self.error(self.heap.types.attribute_error, message))
                }
            },
            Object::GetSet(g) => match obj {
                Some(obj) => {
                    let get = g.get;
                    get(self, obj)
                }
                None => Ok(d),
            },
            Object::Slot(_, name) => match obj {
                None => Ok(d),
                Some(obj) => {
                    let name = name.clone();
                    match self
                        .heap
                        .instance(obj)
                        .and_then(|i| i.slots.get(&name).copied())
                    {
                        Some(value) => Ok(value),
                        None => Err(self.no_attribute(obj, &name)),
                    }
                }
            },
            Object::Instance(i) => {
                let dclass = i.class;
                match self.special(dclass, "__get__") {
                    Some(get) => {
                        let obj = obj.unwrap_or(self.heap.none);
                        self.call_method_of(get, d, dclass, &[obj, class])
                    }
                    None => Ok(d),
                }
            }
            _ => Ok(d),
        }
    }

    fn property_message(&self, property: ObjId, obj: ObjId, what: &str) -> String {
        let class = self.heap.type_name(obj);
        match self.heap.get(property) {
            Object::Property(p) => match &p.name {
                Some(name) => format!("property '{name}' of '{class}' object has no {what}"),
                None => format!("property of '{class}' object has no {what}"),
            },
            _ => String::new(),
        }
    }

    /// The error for an attribute that is not there.
    pub fn no_attribute(&mut self, obj: ObjId, name: &str) -> Unwind<ObjId> {
        let message = match self.heap.get(obj) {
            Object::Class(c) => format!("type object '{}' has no attribute '{name}'", c.name),
            Object::Module(m) => format!("module '{}' has no attribute '{name}'", m.name),
            _ => format!(
                "'{}' object has no attribute '{name}'",
                self.heap.type_name(obj)
            ),
        };
        self.attribute_error(obj, name, message)
    }

    /// `obj.name`
    pub fn get_attr(&mut self, obj: ObjId, name: &Name) -> HResult {
        match self.find_attr(obj, name)? {
            Some(value) => Ok(value),
            None => Err(self.no_attribute(obj, name)),
        }
    }

    /// `obj.name` for a name that the toolchain has as text.
    pub fn get_attr_str(&mut self, obj: ObjId, name: &str) -> HResult {
        let name = self.heap.intern_name(name);
        self.get_attr(obj, &name)
    }

    /// `obj.name`; `None` if there is no such attribute (an `AttributeError` of the program's
    /// own code counts as that).
    pub fn get_attr_opt(&mut self, obj: ObjId, name: &str) -> HResult<Option<ObjId>> {
        let name = self.heap.intern_name(name);
        let result = self.find_attr(obj, &name);
        Ok(self
            .catch(result, self.heap.types.attribute_error)?
            .flatten())
    }

    /// `obj.name`, hooks and all; `None` if nothing has it and no hook raised.
    pub fn find_attr(&mut self, obj: ObjId, name: &Name) -> HResult<Option<ObjId>> {
        let class = self.heap.type_of(obj);
        let hooks = self
            .heap
            .class(class)
            .map(|c| c.overrides)
            .unwrap_or_default();
        if !hooks.getattribute && !hooks.getattr {
            return self.plain_attr(obj, class, name);
        }
        let result = if hooks.getattribute {
            let arg = self.heap.intern(name);
            self.call_special(obj, "__getattribute__", &[arg])
        } else {
            self.plain_attr(obj, class, name)
        };
        match result {
            Ok(Some(value)) => Ok(Some(value)),
            Err(error) if !self.is_error(&error, self.heap.types.attribute_error) => Err(error),
            failed if hooks.getattr => {
                drop(failed);
                let arg = self.heap.intern(name);
                self.call_special(obj, "__getattr__", &[arg])
            }
            failed => failed,
        }
    }

    /// `object.__getattribute__(obj, name)`
    pub fn generic_getattr(&mut self, obj: ObjId, name: &Name) -> HResult {
        let class = self.heap.type_of(obj);
        match self.plain_attr(obj, class, name)? {
            Some(value) => Ok(value),
            None => Err(self.no_attribute(obj, name)),
        }
    }

    /// Without the hooks of the object's class.
    fn plain_attr(&mut self, obj: ObjId, class: ObjId, name: &Name) -> HResult<Option<ObjId>> {
        match self.heap.get(obj) {
            Object::Class(_) => return self.class_attr(obj, class, name),
            Object::Super { .. } => return self.super_attr(obj, name),
            Object::LlType(_) => {
                if let Some(part) = super::lltypes::attribute(self, obj, name) {
                    return Ok(Some(part));
                }
            }
            Object::Module(_) => return self.module_getattr(obj, class, name),
            Object::GenericAlias { origin, .. } => {
                let origin = *origin;
                let own = matches!(
                    &**name,
                    "__origin__"
                        | "__args__"
                        | "__parameters__"
                        | "__class__"
                        | "__mro_entries__"
                        | "__call__"
                        | "__getitem__"
                        | "__repr__"
                        | "__reduce__"
                        | "__unpacked__"
                );
                if !own {
                    return self.find_attr(origin, name);
                }
            }
            _ => {}
        }
        let in_class = self.heap.lookup_cached(class, name).map(|(_, d)| d);
        let kind = match in_class {
            Some(d) => self.descriptor_kind(d),
            None => Kind::Plain,
        };
        if let (Some(d), Kind::Data) = (in_class, kind) {
            return self.bind_descriptor(d, Some(obj), class).map(Some);
        }
        let dict = match self.heap.get(obj) {
            Object::Instance(i) => i.dict,
            Object::Function(f) => f.dict,
            _ => None,
        };
        if let Some(value) = dict.and_then(|dict| self.heap.dict_get_str(dict, name)) {
            return Ok(Some(value));
        }
        match in_class {
            Some(d) if kind == Kind::Plain => Ok(Some(d)),
            Some(d) => self.bind_descriptor(d, Some(obj), class).map(Some),
            None => match self.heap.get(obj) {
                // A method's attributes are its function's.
                Object::BoundMethod { func, .. } => {
                    let func = *func;
                    self.find_attr(func, name)
                }
                _ => Ok(None),
            },
        }
    }

    fn class_attr(&mut self, class: ObjId, meta: ObjId, name: &Name) -> HResult<Option<ObjId>> {
        let in_meta = self.heap.lookup_cached(meta, name).map(|(_, d)| d);
        let kind = match in_meta {
            Some(d) => self.descriptor_kind(d),
            None => Kind::Plain,
        };
        if let (Some(d), Kind::Data) = (in_meta, kind) {
            return self.bind_descriptor(d, Some(class), meta).map(Some);
        }
        if let Some((_, d)) = self.heap.lookup_cached(class, name) {
            return self.bind_descriptor(d, None, class).map(Some);
        }
        match in_meta {
            Some(d) => self.bind_descriptor(d, Some(class), meta).map(Some),
            None => Ok(None),
        }
    }

    fn module_getattr(
        &mut self,
        module: ObjId,
        class: ObjId,
        name: &Name,
    ) -> HResult<Option<ObjId>> {
        if let Some(value) = self.heap.module_attr(module, name) {
            return self.known(value).map(Some);
        }
        if let Some((_, d)) = self.heap.lookup_cached(class, name) {
            return self.bind_descriptor(d, Some(module), class).map(Some);
        }
        match self.heap.module_attr(module, "__getattr__") {
            Some(hook) => {
                let arg = self.heap.intern(name);
                self.call_args(hook, Args::positional(&[arg])).map(Some)
            }
            None => match self.heap.module(module).map(|m| m.name.clone()) {
                Some(own) => self.attr_on_demand(module, &own, name),
                None => Ok(None),
            },
        }
    }

    fn super_attr(&mut self, obj: ObjId, name: &Name) -> HResult<Option<ObjId>> {
        let Object::Super {
            class,
            this,
            this_class,
        } = *self.heap.get(obj)
        else {
            return Ok(None);
        };
        if let (Some(this), true) = (this, &**name != "__class__") {
            let mro = self.heap.mro(this_class);
            let behind = mro
                .iter()
                .position(|&c| c == class)
                .map_or(mro.len(), |i| i + 1);
            let found = mro[behind..]
                .iter()
                .find_map(|&owner| self.heap.class(owner)?.dict.get(name).copied());
            if let Some(d) = found {
                let bound_to_class = this == this_class && self.heap.class(this).is_some();
                let this = if bound_to_class { None } else { Some(this) };
                return self.bind_descriptor(d, this, this_class).map(Some);
            }
        }
        let super_class = self.heap.types.super_;
        match self.heap.lookup_cached(super_class, name) {
            Some((_, d)) => self.bind_descriptor(d, Some(obj), super_class).map(Some),
            None => Ok(None),
        }
    }

    /// `obj.name = value`
    pub fn set_attr(&mut self, obj: ObjId, name: &Name, value: ObjId) -> HResult<()> {
        let class = self.heap.type_of(obj);
        if self.heap.class(class).is_some_and(|c| c.overrides.setattr) {
            let arg = self.heap.intern(name);
            self.call_special(obj, "__setattr__", &[arg, value])?;
            return Ok(());
        }
        self.generic_setattr(obj, name, value)
    }

    /// `object.__setattr__(obj, name, value)`
    pub fn generic_setattr(&mut self, obj: ObjId, name: &Name, value: ObjId) -> HResult<()> {
        self.write_attr(obj, name, Some(value))
    }

    /// `del obj.name`
    pub fn del_attr(&mut self, obj: ObjId, name: &Name) -> HResult<()> {
        let class = self.heap.type_of(obj);
        if self.heap.class(class).is_some_and(|c| c.overrides.delattr) {
            let arg = self.heap.intern(name);
            self.call_special(obj, "__delattr__", &[arg])?;
            return Ok(());
        }
        self.generic_delattr(obj, name)
    }

    /// `object.__delattr__(obj, name)`
    pub fn generic_delattr(&mut self, obj: ObjId, name: &Name) -> HResult<()> {
        self.write_attr(obj, name, None)
    }

    fn write_attr(&mut self, obj: ObjId, name: &Name, value: Option<ObjId>) -> HResult<()> {
        let class = self.heap.type_of(obj);
        let in_class = self.heap.lookup_cached(class, name).map(|(_, d)| d);
        if let Some(d) = in_class {
            if self.descriptor_kind(d) == Kind::Data {
                return self.write_descriptor(d, obj, name, value);
            }
        }
        match self.heap.get(obj) {
            Object::Instance(i) => {
                let has_dict = i.dict.is_some()
                    || self.heap.class(class).is_some_and(|c| c.has_dict)
                    || i.exc.is_some();
                match value {
                    Some(value) if has_dict => {
                        if let Some(dict) = self.instance_dict(obj) {
                            self.heap.dict_set_str(dict, name, value);
                        }
                        Ok(())
                    }
                    None if has_dict => {
                        let dict = self.heap.instance(obj).and_then(|i| i.dict);
                        match dict.and_then(|d| self.heap.dict_del_str(d, name)) {
                            Some(_) => Ok(()),
                            None => Err(self.no_attribute(obj, name)),
                        }
                    }
                    _ => Err(self.cannot_write(obj, name, in_class.is_some())),
                }
            }
            Object::Class(_) => self.write_class_attr(obj, name, value),
            Object::Module(m) => {
                let dict = m.dict;
                self.write_dict_attr(obj, dict, name, value)
            }
            Object::Function(_) => {
                let dict = self.function_dict(obj);
                self.write_dict_attr(obj, dict, name, value)
            }
            _ => Err(self.cannot_write(obj, name, in_class.is_some())),
        }
    }

    fn cannot_write(&mut self, obj: ObjId, name: &str, there: bool) -> Unwind<ObjId> {
        let class = self.heap.type_name(obj);
        let message = if there {
            format!("'{class}' object attribute '{name}' is read-only")
        } else {
            format!("'{class}' object has no attribute '{name}'")
        };
        self.attribute_error(obj, name, message)
    }

    fn write_dict_attr(
        &mut self,
        obj: ObjId,
        dict: ObjId,
        name: &Name,
        value: Option<ObjId>,
    ) -> HResult<()> {
        match value {
            Some(value) => {
                self.heap.dict_set_str(dict, name, value);
                Ok(())
            }
            None => match self.heap.dict_del_str(dict, name) {
                Some(_) => Ok(()),
                None => Err(self.no_attribute(obj, name)),
            },
        }
    }

    /// The `__dict__` of a function, made if there is none yet.
    pub fn function_dict(&mut self, func: ObjId) -> ObjId {
        if let Some(dict) = self.heap.function(func).and_then(|f| f.dict) {
            return dict;
        }
        let dict = self.heap.new_dict();
        if let Some(f) = self.heap.function_mut(func) {
            f.dict = Some(dict);
        }
        dict
    }

    fn write_class_attr(&mut self, class: ObjId, name: &Name, value: Option<ObjId>) -> HResult<()> {
        if self.heap.class(class).is_some_and(|c| c.builtin) {
            let cname = self.heap.class_name(class);
            return Err(self.type_error(format!(
                "cannot set '{name}' attribute of immutable type '{cname}'"
            )));
        }
        match value {
            Some(value) => self.heap.class_set(class, name, value),
            None => {
                if !self.heap.class_del(class, name) {
                    return Err(self.no_attribute(class, name));
                }
            }
        }
        if matches!(
            &**name,
            "__getattribute__" | "__getattr__" | "__setattr__" | "__delattr__"
        ) {
            self.update_overrides(class);
        }
        Ok(())
    }

    pub(in crate::host) fn write_descriptor(
        &mut self,
        d: ObjId,
        obj: ObjId,
        name: &Name,
        value: Option<ObjId>,
    ) -> HResult<()> {
        match self.heap.get(d) {
            Object::Property(p) => {
                let (accessor, what) = match value {
                    Some(_) => (p.set, "setter"),
                    None => (p.del, "deleter"),
                };
                match (accessor, value) {
                    (Some(set), Some(value)) => {
                        self.call_args(set, Args::positional(&[obj, value]))?;
                        Ok(())
                    }
                    (Some(del), None) => {
                        self.call_args(del, Args::positional(&[obj]))?;
                        Ok(())
                    }
                    (None, _) => {
                        let message = self.property_message(d, obj, what);
                        Err(self.error(self.heap.types.attribute_error, message))
                    }
                }
            }
            Object::GetSet(g) => match g.set {
                Some(set) => set(self, obj, value),
                None => {
                    let class = self.heap.class_name(g.owner);
                    let message =
                        format!("attribute '{name}' of '{class}' objects is not writable");
                    Err(self.attribute_error(obj, name, message))
                }
            },
            Object::Slot(_, slot) => {
                let slot = slot.clone();
                let slots = self.heap.instance_mut(obj).map(|i| &mut i.slots);
                let done = match (slots, value) {
                    (Some(slots), Some(value)) => {
                        slots.insert(slot, value);
                        true
                    }
                    (Some(slots), None) => slots.shift_remove(&slot).is_some(),
                    (None, _) => false,
                };
                match done {
                    true => Ok(()),
                    // All that CPython says is the name.
                    false => Err(self.attribute_error(obj, name, name.to_string())),
                }
            }
            _ => {
                let dclass = self.heap.type_of(d);
                let (method, args) = match value {
                    Some(value) => ("__set__", vec![obj, value]),
                    None => ("__delete__", vec![obj]),
                };
                match self.special(dclass, method) {
                    Some(func) => {
                        self.call_method_of(func, d, dclass, &args)?;
                        Ok(())
                    }
                    None => Err(self.attribute_error(obj, name, method)),
                }
            }
        }
    }
}
