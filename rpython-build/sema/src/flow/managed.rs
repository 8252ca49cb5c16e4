//! What a program assigns at run time although it looks like a constant: attributes of classes,
//! global variables. They are kept in cells (`helpers/app_managed.py`).

use super::framestate::FlowValue;
use super::space::{fatal, FResult, FlowSpace};
use crate::front::code::Name;
use crate::host::object::{ObjId, Object};
use crate::ir::op::HlOp;

const HELPER: &str = "rpython.helpers.app_managed";

impl FlowSpace<'_> {
    /// Whether the program may assign this attribute of a class: then reading it is left to the
    /// annotator.
    pub(super) fn class_attribute_may_change(&self, class: ObjId, name: &str) -> bool {
        let heap = &self.session.heap;
        if heap.class(class).is_none_or(|data| data.builtin) {
            return false;
        }
        let kind = match heap.lookup_in_class(class, name) {
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
        };
        let may_change = kind && self.session.may_change_attribute(name);
        if kind && !may_change {
            self.session.take_as_constant(class, name);
        }
        may_change
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

    /// Whether the program may assign this variable of the module at work.
    fn global_may_change(&self, name: &Name) -> bool {
        if self.session.sources.is_own(self.code.file) {
            return false;
        }
        let may_change = self.session.may_change_global(self.globals, name);
        if !may_change {
            self.session.take_as_constant(self.globals, name);
        }
        may_change
    }

    /// A global variable, if it is one that may change.
    pub(super) fn load_changing_global(&mut self, name: &Name) -> FResult<Option<FlowValue>> {
        if !self.global_may_change(name) {
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
        if !self.session.change_global(self.globals, name) {
            return fatal(self.error("RP0302", "this variable cannot change at run time", ""));
        }
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
        let globals = data.dict;
        if data.own || self.session.heap.dict_get_str(globals, name).is_none() {
            return None;
        }
        let may_change = self.session.may_change_global(globals, name);
        if !may_change {
            self.session.take_as_constant(globals, name);
        }
        may_change.then_some(globals)
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
