//! Objects that say what is to be done when nothing reaches them any more: `__del__`, and the
//! functions that `rgc` has called with them.
//!
//! A collector calls a function of the program with such an object, from nowhere. It gets a graph
//! here, in which all exceptions are caught.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::ir::model::GraphId;

impl Annotator<'_> {
    /// There are instances of this class from now on: what runs its `__del__` is annotated.
    pub(in crate::annotate) fn note_del(&mut self, class: ClassDefId) -> An<()> {
        let bases: Vec<ClassDefId> = self.a.bases(class).collect();
        let defines = bases
            .into_iter()
            .rev()
            .find(|&c| self.class_has(c, "__del__"));
        let Some(home) = defines else {
            return Ok(());
        };
        if self.a.finalizers.contains_key(&home) {
            return Ok(());
        }
        let run = self.helper(("app_finalize", "run_del"))?;
        let graph = self.graph_called_with(run, &[SomeValue::instance(home)], &[])?;
        self.a.finalizers.insert(home, graph);
        Ok(())
    }

    /// `rgc._call_when_dead(obj, function)`
    pub(in crate::annotate) fn call_when_dead(
        &mut self,
        obj: &SomeValue,
        function: &SomeValue,
    ) -> An {
        let function = match &function.kind {
            _ if function.nullable => None,
            Kind::Pbc(descs) => match (&descs[..], &self.a.descs[descs[0]]) {
                ([_], Desc::Function(desc)) => Some(desc.func),
                _ => None,
            },
            _ => None,
        };
        let (Kind::Instance(class), Some(function)) = (&obj.kind, function) else {
            return self.fail(
                ARGUMENTS,
                "an object can be given to a function that is known when the program is translated",
            );
        };
        let class = *class;
        let graph = self.graph_called_with(function, &[SomeValue::instance(class)], &[])?;
        let site = (self.pos.graph, self.result);
        self.a.called_when_dead.insert(site, (class, graph));
        Ok(Kind::None.into())
    }
}

impl Annotated {
    /// What is called with an instance of exactly this class when nothing reaches it any more: a
    /// graph, and the class that it takes.
    pub fn finalizer(&self, class: ClassDefId) -> Option<(ClassDefId, GraphId)> {
        let found = |base: ClassDefId| Some((base, *self.finalizers.get(&base)?));
        self.bases(class).find_map(found)
    }
}
