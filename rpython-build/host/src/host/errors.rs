//! Making exceptions.

use super::hostspace::{HResult, HostSpace};
use super::object::{ExceptionData, Instance, Namespace, ObjId, Object};
use super::space::Unwind;

impl HostSpace {
    /// An exception of one of Python's own classes, or of a program's without `__init__`.
    pub fn new_exception(&mut self, class: ObjId, args: Vec<ObjId>) -> ObjId {
        self.heap.add(Object::Instance(Box::new(Instance {
            class,
            dict: None,
            slots: Namespace::default(),
            payload: None,
            exc: Some(Box::new(ExceptionData {
                args,
                ..ExceptionData::default()
            })),
        })))
    }

    /// Raises an exception object: fills in `__context__`.
    pub fn raise_object(&mut self, exc: ObjId) -> Unwind<ObjId> {
        let handled = self.active.last().and_then(|a| a.handled);
        if let Some(handled) = handled {
            self.set_context(exc, handled);
        }
        Unwind::Raise(exc)
    }

    /// Makes `handled` the context of `exc`, without making a cycle.
    pub fn set_context(&mut self, exc: ObjId, handled: ObjId) {
        if handled == exc {
            return;
        }
        let mut at = handled;
        while let Some(next) = self.heap.exception(at).and_then(|e| e.context) {
            if next == exc {
                if let Some(e) = self.heap.exception_mut(at) {
                    e.context = None;
                }
                break;
            }
            at = next;
        }
        if let Some(e) = self.heap.exception_mut(exc) {
            e.context = Some(handled);
        }
    }

    /// Raises an exception of this class with a message.
    pub fn error(&mut self, class: ObjId, message: impl Into<String>) -> Unwind<ObjId> {
        let message = self.heap.new_str(message.into());
        let exc = self.new_exception(class, vec![message]);
        self.raise_object(exc)
    }

    /// `TypeError`
    pub fn type_error(&mut self, message: impl Into<String>) -> Unwind<ObjId> {
        self.error(self.heap.types.type_error, message)
    }

    /// `ValueError`
    pub fn value_error(&mut self, message: impl Into<String>) -> Unwind<ObjId> {
        self.error(self.heap.types.value_error, message)
    }

    /// `IndexError`
    pub fn index_error(&mut self, message: impl Into<String>) -> Unwind<ObjId> {
        self.error(self.heap.types.index_error, message)
    }

    /// `KeyError` with the key itself.
    pub fn key_error(&mut self, key: ObjId) -> Unwind<ObjId> {
        let exc = self.new_exception(self.heap.types.key_error, vec![key]);
        self.raise_object(exc)
    }

    /// `OverflowError`
    pub fn overflow_error(&mut self, message: impl Into<String>) -> Unwind<ObjId> {
        self.error(self.heap.types.overflow_error, message)
    }

    /// `ZeroDivisionError`
    pub fn zero_division_error(&mut self, message: impl Into<String>) -> Unwind<ObjId> {
        self.error(self.heap.types.zero_division_error, message)
    }

    /// `RuntimeError`
    pub fn runtime_error(&mut self, message: impl Into<String>) -> Unwind<ObjId> {
        self.error(self.heap.types.runtime_error, message)
    }

    /// `AttributeError` on an object, with `name` and `obj` set.
    pub fn attribute_error(
        &mut self,
        obj: ObjId,
        name: &str,
        message: impl Into<String>,
    ) -> Unwind<ObjId> {
        let unwind = self.error(self.heap.types.attribute_error, message);
        let name = self.heap.new_str(name);
        if let Unwind::Raise(exc) = unwind {
            self.set_plain_attr(exc, "name", name);
            self.set_plain_attr(exc, "obj", obj);
        }
        unwind
    }

    /// `NameError`, with `name` set.
    pub fn name_error(&mut self, name: &str, message: impl Into<String>) -> Unwind<ObjId> {
        let unwind = self.error(self.heap.types.name_error, message);
        let name = self.heap.new_str(name);
        if let Unwind::Raise(exc) = unwind {
            self.set_plain_attr(exc, "name", name);
        }
        unwind
    }

    /// `StopIteration`, with a value if there is one.
    pub fn stop_iteration(&mut self, value: Option<ObjId>) -> Unwind<ObjId> {
        let args = value.into_iter().collect();
        let exc = self.new_exception(self.heap.types.stop_iteration, args);
        self.raise_object(exc)
    }

    /// Sets an attribute in an instance's dict, whatever its class says.
    pub fn set_plain_attr(&mut self, id: ObjId, name: &str, value: ObjId) {
        let Some(dict) = self.instance_dict(id) else {
            return;
        };
        let name = self.heap.intern_name(name);
        self.heap.dict_set_str(dict, &name, value);
    }

    /// The dict of an instance, made if there is none yet.
    pub fn instance_dict(&mut self, id: ObjId) -> Option<ObjId> {
        match self.heap.instance(id)?.dict {
            Some(dict) => Some(dict),
            None => {
                let dict = self.heap.new_dict();
                self.heap.instance_mut(id)?.dict = Some(dict);
                Some(dict)
            }
        }
    }

    /// Whether an error is an exception of this class; other errors are not.
    pub fn is_error(&self, error: &Unwind<ObjId>, class: ObjId) -> bool {
        matches!(error, Unwind::Raise(exc) if self.heap.is_instance(*exc, class))
    }

    /// `Ok(None)` for an exception of this class.
    pub fn catch<T>(&self, result: HResult<T>, class: ObjId) -> HResult<Option<T>> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(error) if self.is_error(&error, class) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
