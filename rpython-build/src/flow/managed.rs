//! What a program assigns at run time although it looks like a constant: attributes of classes,
//! global variables. They are kept in cells (`helpers/app_managed.py`).

use super::framestate::FlowValue;
use super::space::{fatal, FResult, FlowSpace};
use crate::flow::op::HlOp;
use crate::front::code::Name;
use crate::host::object::{ObjId, Object};

const HELPER: &str = "rpython.helpers.app_managed";

impl FlowSpace<'_> {
    /// Whether the program may assign this attribute of a class, as far as its text tells: then
    /// reading it is left to the annotator.
    pub(super) fn class_attribute_may_change(&self, class: ObjId, name: &str) -> bool {
        if !self.session.sources.assigned().attributes.contains(name) {
            return false;
        }
        let heap = &self.session.heap;
        let Some(data) = heap.class(class) else {
            return false;
        };
        if data.builtin {
            return false;
        }
        match heap.lookup_in_class(class, name) {
            Some((_, value)) => !matches!(
                heap.get(value),
                Object::Function(_)
                    | Object::StaticMethod(_)
                    | Object::ClassMethod(_)
                    | Object::Property(_)
                    | Object::Class(_)
                    | Object::Slot(..)
                    | Object::GetSet(_)
                    | Object::Builtin(_)
            ),
            None => !name.starts_with("__"),
        }
    }

    fn managed_function(&mut self, name: &str) -> FResult<ObjId> {
        let found = match self.session.import_module(HELPER) {
            Ok(module) => self.session.heap.module_attr(module, name),
            Err(_) => None,
        };
        match found {
            Some(func) => Ok(func),
            None => fatal(self.error("RP0302", "this variable cannot change at run time", "")),
        }
    }

    /// The cell of a global variable that a function of this module assigns.
    fn global_cell(&mut self, globals: ObjId, name: &Name) -> FResult<ObjId> {
        let func = self.managed_function("cell")?;
        let text = self.session.heap.intern(name);
        let mut args = vec![globals, text];
        args.extend(self.session.heap.dict_get_str(globals, name));
        match self.session.call_obj(func, &args) {
            Ok(cell) => Ok(cell),
            Err(_) => fatal(self.error("RP0302", "this variable cannot change at run time", "")),
        }
    }

    /// Whether a function of the file at work declares the variable `global`.
    fn is_assigned_global(&self, name: &Name) -> bool {
        let assigned = self.session.sources.assigned();
        let key = (self.code.span.file, name.to_string());
        assigned.globals.contains(&key)
            || assigned.of_imported.contains(&**name)
                && self
                    .session
                    .heap
                    .dict_get_str(self.globals, name)
                    .is_some_and(|value| self.may_change(value))
                && !self.session.sources.is_own(self.code.span.file)
    }

    /// A global variable, if it is one that may change.
    pub(super) fn load_changing_global(&mut self, name: &Name) -> FResult<Option<FlowValue>> {
        if !self.is_assigned_global(name) {
            return Ok(None);
        }
        let cell = self.global_cell(self.globals, name)?;
        if self.session.heap.dict_get_str(self.globals, name).is_some() {
            return self.read_cell(cell).map(Some);
        }
        // It may be read before it is assigned.
        let make = self.managed_function("make_global_getter")?;
        let text = self.session.heap.intern(name);
        match self.session.call_obj(make, &[cell, text]) {
            Ok(get) => {
                let get = FlowValue::Const(get);
                self.operation(HlOp::SimpleCall, &[get]).map(Some)
            }
            Err(_) => fatal(self.error("RP0302", "this variable cannot change at run time", "")),
        }
    }

    fn read_cell(&mut self, cell: ObjId) -> FResult {
        let value = self.const_name(&"value".into());
        self.safe_operation(HlOp::GetAttr, &[FlowValue::Const(cell), value])
    }

    /// Assigns a global variable.
    pub(super) fn store_changing_global(&mut self, name: &Name, value: FlowValue) -> FResult<()> {
        self.assign_in(self.globals, name, value)
    }

    fn assign_in(&mut self, globals: ObjId, name: &Name, value: FlowValue) -> FResult<()> {
        let cell = self.global_cell(globals, name)?;
        let at = self.const_name(&"value".into());
        self.safe_operation(HlOp::SetAttr, &[FlowValue::Const(cell), at, value])?;
        if self.session.heap.dict_get_str(globals, name).is_none() {
            let at = self.const_name(&"has".into());
            let yes = self.const_bool(true);
            self.safe_operation(HlOp::SetAttr, &[FlowValue::Const(cell), at, yes])?;
        }
        Ok(())
    }

    /// The globals of a module, one of whose variables (this one) may change.
    fn changing_module(&self, module: ObjId, name: &Name) -> Option<ObjId> {
        let Object::Module(data) = self.session.heap.get(module) else {
            return None;
        };
        let (globals, assigned) = (data.dict, self.session.sources.assigned());
        let declared = || assigned.globals.iter().any(|(_, n)| **n == **name);
        // (Attributes that it has not got are those of twins, or not there.)
        let value = self.session.heap.dict_get_str(globals, name)?;
        let of_program = self
            .session
            .heap
            .dict_get_str(globals, "__file__")
            .and_then(|file| self.session.heap.as_str(file))
            .is_some_and(|file| !file.starts_with('<'));
        let named = assigned.of_imported.contains(&**name) || declared();
        (named && of_program && self.may_change(value)).then_some(globals)
    }

    fn may_change(&self, value: ObjId) -> bool {
        !matches!(
            self.session.heap.get(value),
            Object::Function(_) | Object::Class(_) | Object::Module(_) | Object::Builtin(_)
        )
    }

    /// `module.name`, if that may change.
    pub(super) fn load_changing_attribute(
        &mut self,
        module: ObjId,
        name: &Name,
    ) -> FResult<Option<FlowValue>> {
        match self.changing_module(module, name) {
            Some(globals) => {
                let cell = self.global_cell(globals, name)?;
                self.read_cell(cell).map(Some)
            }
            None => Ok(None),
        }
    }

    /// `module.name = value`; whether that is possible.
    pub(super) fn store_changing_attribute(
        &mut self,
        module: ObjId,
        name: &Name,
        value: FlowValue,
    ) -> FResult<bool> {
        match self.changing_module(module, name) {
            Some(globals) => self.assign_in(globals, name, value).map(|()| true),
            None => Ok(false),
        }
    }
}
