//! Helpers: operations written in low-level Python (`rpython-build/host/helpers/*.py`).
//!
//! A helper is asked for by module, name and the low-level types of its arguments. The first
//! request imports the module into the live program; each new signature makes the function flow
//! and be annotated with low-level annotations, and rtyped with everything else. An argument
//! that is a `Void` constant is part of the signature: a type, a function to call, a name.

use super::{error, Map, RResult, RTyper};
use crate::annotate::types::model::SomeValue;
use crate::diag::Diagnostic;
use crate::host::object::{ObjId, Object};
use crate::ir::model::GraphId;
use crate::lltype::{FuncId, LlConst, LlType};

/// An argument of a helper, as far as it selects the specialisation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HelperArg {
    /// A value of this type.
    Value(LlType),
    /// This object: a low-level type, a function, a text.
    Const(ObjId),
}

/// The helpers that were asked for.
#[derive(Default)]
pub struct Helpers {
    known: Map<(String, String, Vec<HelperArg>), (GraphId, FuncId)>,
    objects: Map<FuncId, ObjId>,
}

impl RTyper<'_> {
    /// A helper for these arguments.
    pub fn helper(&mut self, module: &str, name: &str, args: &[HelperArg]) -> RResult<FuncId> {
        let key = (module.to_string(), name.to_string(), args.to_vec());
        if let Some(&(graph, func)) = self.helpers.known.get(&key) {
            self.note_asked(super::kept::Asked::Graph(graph, func));
            return Ok(func);
        }
        let graph = match self.annotate_helper(module, name, args) {
            Ok(graph) => graph,
            Err(mut errors) => {
                if errors.is_empty() {
                    return error(
                        "RP0520",
                        format!("helper {module}.{name} cannot be annotated"),
                    );
                }
                let first = errors.remove(0);
                self.errors.extend(errors);
                let note = format!("in the toolchain's helper {module}.{name}");
                return Err(Box::new(first.note(note)));
            }
        };
        let func = self.function(graph)?;
        self.helpers.known.insert(key, (graph, func));
        Ok(func)
    }

    /// A helper that was asked for before.
    pub fn known_helper(&self, module: &str, name: &str, args: &[HelperArg]) -> Option<FuncId> {
        let key = (module.to_string(), name.to_string(), args.to_vec());
        self.helpers.known.get(&key).map(|&(_, func)| func)
    }

    fn annotate_helper(
        &mut self,
        module: &str,
        name: &str,
        args: &[HelperArg],
    ) -> Result<GraphId, Vec<Diagnostic>> {
        let function = self.python_helper(module, name)?;
        let mut values = Vec::new();
        for arg in args {
            values.push(match *arg {
                HelperArg::Value(ty) => SomeValue::of_lltype(ty),
                HelperArg::Const(obj) => {
                    crate::annotate::annotate_constant(self.session, self.ann, obj)?
                }
            });
        }
        crate::annotate::annotate_helper(self.session, self.ann, function, &values)
    }

    fn python_helper(&mut self, module: &str, name: &str) -> Result<ObjId, Vec<Diagnostic>> {
        let path = format!("{}.{module}", crate::host::modules::own::HELPERS);
        let imported = crate::host::program::import_program(self.session, &path)?;
        let function = self.session.heap.module_attr(imported, name);
        function.ok_or_else(|| {
            let message = format!("helper module {module} has no {name}");
            vec![Diagnostic::error("RP0520", message)]
        })
    }

    /// The object of a helper, which other helpers are given.
    pub fn helper_object(&mut self, module: &str, name: &str) -> RResult<ObjId> {
        let found = self.python_helper(module, name);
        found.map_err(|mut errors| Box::new(errors.remove(0)))
    }

    /// The object that helpers see for a function of the program.
    pub fn function_object(&mut self, func: FuncId) -> ObjId {
        if let Some(&obj) = self.helpers.objects.get(&func) {
            return obj;
        }
        let constant = self.func_const(func);
        let obj = self.session.heap.add(Object::LlConst(Box::new(constant)));
        self.helpers.objects.insert(func, obj);
        obj
    }

    /// The function of the program behind such an object.
    pub fn function_of_object(&self, obj: ObjId) -> Option<FuncId> {
        match self.session.heap.get(obj) {
            Object::LlConst(constant) => match **constant {
                LlConst::Func(_, func) => Some(func),
                _ => None,
            },
            _ => None,
        }
    }

    /// The object that helpers see for a low-level type. For a pointer to a container this is
    /// the container: what `malloc` takes.
    pub fn type_object(&mut self, ty: LlType) -> ObjId {
        let ty = match ty {
            LlType::Ptr(container) => LlType::Inline(container),
            other => other,
        };
        self.session.heap.new_lltype(ty)
    }
}
