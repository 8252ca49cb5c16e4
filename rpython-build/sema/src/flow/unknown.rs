//! Names that nothing is bound to: what is said of them.

use super::framestate::FlowValue;
use super::space::FlowSpace;
use crate::entity::EntityRef;
use crate::front::code::{Instr, Name};
use crate::host::object::{ObjId, Object};
use crate::host::space::Unwind;
use crate::host::suggestions::{closest, meaning, name_elsewhere};
use std::rc::Rc;

impl FlowSpace<'_> {
    /// A module or a class does not have a name.
    pub(super) fn no_such_name(
        &mut self,
        unwind: Unwind<ObjId>,
        object: ObjId,
        name: &Name,
    ) -> Unwind<FlowValue> {
        let heap = &self.session.heap;
        // What a module of the toolchain's own has not got, CPython's may have.
        let own = heap.module(object).is_some_and(|module| module.own);
        let what = match heap.get(object) {
            Object::Module(module) => format!("module `{}`", module.name),
            Object::Class(class) => format!("class `{}`", class.name),
            _ => heap.repr_short(object),
        };
        let message = format!("{what} has no attribute `{name}`");
        match unwind {
            Unwind::Raise(exc)
                if (own || !self.code.is_caught(self.pc))
                    && self
                        .session
                        .heap
                        .is_instance(exc, self.session.heap.types.attribute_error) =>
            {
                let mut error = self.error("RP0303", message, "");
                if let Some(now) = name_elsewhere(name) {
                    error = error.help(now);
                } else {
                    error = meaning(error, self.session.suggestion(exc));
                }
                Unwind::Fatal(Box::new(error))
            }
            unwind => self.host_raised(unwind, "RP0303", &message),
        }
    }

    /// What is raised when the cell that the current instruction reads is empty: class and message.
    pub(super) fn unbound_cell(&self) -> (ObjId, String) {
        let code = &self.code;
        let at = match code.instrs[self.pc as usize] {
            Instr::LoadDeref(i) => i as usize,
            _ => usize::MAX,
        };
        let own = code.cellvars.len();
        let types = self.session.heap.types;
        let unset = "where it is not associated with a value";
        match (
            code.cellvars.get(at),
            code.freevars.get(at.wrapping_sub(own)),
        ) {
            (Some(name), _) => (
                types.unbound_local_error,
                format!("cannot access local variable '{name}' {unset}"),
            ),
            (_, Some(name)) => (
                types.name_error,
                format!("cannot access free variable '{name}' {unset} in enclosing scope"),
            ),
            _ => (
                types.unbound_local_error,
                "an empty cell is read".to_string(),
            ),
        }
    }

    /// How the function at work, a method, says that it means the attribute of this name which its object or class has.
    pub(super) fn own_attribute(&self, name: &str) -> Option<String> {
        let heap = &self.session.heap;
        let receiver = self
            .code
            .locals
            .first()
            .filter(|_| self.code.argcount > 0)?;
        let is_this = |&func: &ObjId| {
            let function = heap.function(func);
            function.is_some_and(|function| Rc::ptr_eq(&function.code, &self.code))
        };
        let is_method = |member: &ObjId| {
            let is_static = matches!(heap.get(*member), Object::StaticMethod(_));
            !is_static && heap.functions_in(*member).iter().any(is_this)
        };
        let classes = (0..heap.len()).map(ObjId::new);
        let mut classes = classes.filter(|&id| heap.class(id).is_some_and(|class| !class.builtin));
        let class = classes.find(|&id| {
            let class = heap.class(id);
            class.is_some_and(|class| class.dict.values().any(is_method))
        })?;
        let has_it = |class: &ObjId| {
            heap.class(*class)
                .filter(|class| !class.builtin)
                .is_some_and(|class| {
                    let mut members = class.dict.values();
                    class.dict.contains_key(name)
                        || members.any(|&member| heap.stores_attribute(member, name))
                })
        };
        let found = heap.mro(class).iter().any(has_it);
        found.then(|| format!("{receiver}.{name}"))
    }

    /// A name of the module or of the builtins that is spelled almost like this one.
    pub(super) fn similar_name(&self, name: &str) -> Option<Name> {
        let heap = &self.session.heap;
        let names: Vec<Name> = [self.globals, heap.builtins]
            .into_iter()
            .flat_map(|d| heap.dict_str_items(d))
            .map(|(known, _)| known)
            .collect();
        closest(name, names.iter().map(|known| &**known)).map(Name::from)
    }
}
