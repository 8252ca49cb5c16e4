//! Descs: what calls and attributes of functions, classes and methods lead to, and what such objects are
//! called.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::host::attribute_key::AttrKey;
use crate::host::modules::meanings::Meaning;
use crate::host::object::{ObjId, Object};
use crate::stubs::BuiltinFn;
use std::sync::Arc;

impl Annotator<'_> {
    /// Whether a function or class of the toolchain's own says that this is what it stands for.
    pub(in crate::annotate) fn means(&self, obj: ObjId, what: Meaning) -> bool {
        self.session.heap.meaning(obj) == Some(what)
    }

    /// The module and qualified name of a function or class.
    pub fn module_and_name(&self, obj: ObjId) -> Option<(Arc<str>, Arc<str>)> {
        self.heap().module_and_name(obj)
    }

    /// The dotted name of a function or class, for people and as a base of C names.
    pub fn dotted_name(&self, obj: ObjId) -> String {
        self.heap().dotted_name(obj)
    }

    /// The toolchain's own function behind an object, if there is one.
    pub fn builtin_function(&self, obj: ObjId) -> Option<BuiltinFn> {
        if let Object::Builtin(b) = self.heap().get(obj) {
            if b.owner.is_some() {
                return None;
            }
        }
        let types = self.heap().types;
        if obj == types.object || obj == types.weakref {
            return (obj == types.weakref).then_some(BuiltinFn::WeakrefRef);
        }
        let (module, name) = match self.heap().get(obj) {
            // Its own names, not those that `functools.wraps` has given to it.
            Object::Function(f) if self.session.sources.is_own(f.code.span.file) => {
                let module = self.heap().dict_get_str(f.globals, "__name__");
                let module = module.and_then(|name| self.heap().as_str(name))?;
                (module.clone(), f.code.name.clone())
            }
            Object::Function(_) => return None,
            _ => self.module_and_name(obj)?,
        };
        BuiltinFn::from_name(&format!("{module}.{name}"))
    }

    /// The desc of an object, which is made if there is none.
    fn desc_for(&mut self, obj: ObjId, make: impl FnOnce(&Self) -> Desc) -> DescId {
        if let Some(&desc) = self.a.desc_of.get(&obj) {
            return desc;
        }
        let desc = make(self);
        let id = self.a.descs.push(desc);
        self.a.desc_of.insert(obj, id);
        id
    }

    /// The desc of a function.
    pub fn function_desc(&mut self, func: ObjId) -> DescId {
        self.desc_for(func, |this| {
            Desc::Function(FunctionDesc {
                func,
                name: this.dotted_name(func),
                graphs: Map::default(),
                family: None,
            })
        })
    }

    /// The desc of a class.
    pub fn class_desc(&mut self, class: ObjId) -> DescId {
        if !self.a.desc_of.contains_key(&class) {
            self.note_roles(class);
        }
        self.desc_for(class, |this| {
            Desc::Class(ClassDesc {
                class,
                name: this.dotted_name(class),
                classdef: None,
                family: None,
                attrs: None,
            })
        })
    }

    /// What functions are in a class.
    pub(in crate::annotate) fn note_roles(&mut self, class: ObjId) {
        let heap = &self.session.heap;
        let Some(data) = heap.class(class).filter(|class| !class.builtin) else {
            return;
        };
        for (name, role) in Role::ALL {
            let func = data.dict.get(name).map(|&found| match *heap.get(found) {
                Object::StaticMethod(func) => func,
                _ => found,
            });
            self.a.state.roles.extend(func.map(|func| (func, role)));
        }
    }

    /// The desc of an object whose attributes are constants.
    pub fn frozen_desc(&mut self, obj: ObjId) -> DescId {
        self.desc_for(obj, |_| Desc::Frozen(FrozenDesc { obj, attrs: None }))
    }

    /// The desc of a method.
    pub fn method_desc(
        &mut self,
        func: DescId,
        origin: ClassDefId,
        self_class: Option<ClassDefId>,
        name: AttrKey,
    ) -> DescId {
        let key = (func, origin, self_class, name);
        if let Some(&desc) = self.a.state.methods.get(&key) {
            return desc;
        }
        let (func, origin, self_class, name) = key.clone();
        let desc = MethodDesc {
            func,
            origin,
            self_class,
            name,
        };
        let id = self.a.descs.push(Desc::Method(desc));
        self.a.state.methods.insert(key, id);
        id
    }

    /// The desc of a method of a frozen object, or of a class.
    pub fn method_of_frozen(&mut self, func: DescId, frozen: DescId) -> DescId {
        if let Some(&desc) = self.a.state.frozen_methods.get(&(func, frozen)) {
            return desc;
        }
        let desc = MethodOfFrozenDesc { func, frozen };
        let id = self.a.descs.push(Desc::MethodOfFrozen(desc));
        self.a.state.frozen_methods.insert((func, frozen), id);
        id
    }
}
