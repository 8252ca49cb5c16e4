//! What functions, methods and classes are called.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;

pub(super) const NAMES: [&str; 2] = ["__name__", "__qualname__"];

impl Annotator<'_> {
    /// `__name__` and `__qualname__` of a function, or of what has those of its function.
    pub(super) fn name_of_function(&self, desc: DescId, name: &str) -> Option<Name> {
        let function = self.heap().function(self.a.function_of(desc)?.func)?;
        match name {
            "__name__" => Some(function.name.clone()),
            "__qualname__" => Some(function.qualname.clone()),
            _ => None,
        }
    }

    /// `__name__` and `__qualname__` of a class.
    pub(super) fn name_of_class(&self, class: ObjId, name: &str) -> Option<Name> {
        let class = self.heap().class(class)?;
        match name {
            "__name__" => Some(class.name.clone()),
            "__qualname__" => Some(class.qualname.clone()),
            _ => None,
        }
    }

    /// `__name__` of one of several values that can be called, of which some are made at run time or bound to objects: these
    /// have it with them.
    pub(super) fn name_of_callables(
        &mut self,
        descs: &[DescId],
        name: &str,
    ) -> An<Option<SomeValue>> {
        let is_function = |desc: &DescId| matches!(self.a.descs[*desc], Desc::Function(_));
        let is_class = |desc: &DescId| matches!(self.a.descs[*desc], Desc::Class(_));
        let alike = descs.iter().all(is_function) || descs.iter().all(is_class);
        if descs.len() < 2 || !NAMES.contains(&name) || alike {
            return Ok(None);
        }
        let names = descs.iter().map(|&desc| match &self.a.descs[desc] {
            Desc::Class(class) => self.name_of_class(class.class, name),
            _ => self.name_of_function(desc, name),
        });
        let Some(names) = names.collect::<Option<Vec<Name>>>() else {
            return Ok(None);
        };
        if names.iter().all(|other| *other == names[0]) {
            let text = self.str_const(&names[0]);
            return self.immutable_value(text).map(Some);
        }
        if name != "__name__" {
            return self.no_attribute(&SomeValue::pbc(descs.to_vec()), name);
        }
        self.join_families_of(descs);
        let Some(family) = descs.iter().find_map(|&desc| self.a.family_of(desc)) else {
            return Ok(None);
        };
        self.a.call_families.get_mut(family).named = true;
        Ok(Some(SomeValue::str()))
    }

    /// `f.__wrapped__ = …`, by which functions are told to be called as others are: no names of theirs are known.
    pub(super) fn wrap_functions(&mut self, descs: &[DescId], name: &str) -> bool {
        let functions = descs.iter().map(|&desc| match &self.a.descs[desc] {
            Desc::Function(_) | Desc::Closure(_) => self.a.function_of(desc).map(|f| f.func),
            _ => None,
        });
        match functions.collect::<Option<Vec<_>>>() {
            Some(functions) if name == "__wrapped__" => {
                self.a.state.wrappers.extend(functions);
                true
            }
            _ => false,
        }
    }

    /// Reports where names are asked for that functions have of others.
    pub(in crate::annotate) fn check_names_of_wrappers(&mut self) {
        if self.a.state.wrappers.is_empty() {
            return;
        }
        let mut reads = Vec::new();
        for (graph, _) in self.a.graphs.iter() {
            for &block in &self.a.reached[graph] {
                let ops = self.a.ops(graph, block);
                let ops = ops.filter(|op| op.code == HlOp::GetAttr);
                reads.extend(ops.map(|op| (graph, block, op.clone())));
            }
        }
        for (graph, block, op) in reads {
            if !self.reads_name_of_wrapper(graph, &op) {
                continue;
            }
            self.pos.graph = graph;
            self.pos.block = block;
            self.span = op.span;
            let message = "a function that `functools.wraps` is used on at run time is called as another one is";
            let help = "decorate functions while the module is imported";
            let diagnostic = self.error(NO_ATTRIBUTE, message).help(help);
            let wrong = Vec::new();
            self.report_of(graph, &op, Failure { diagnostic, wrong });
        }
    }

    fn reads_name_of_wrapper(&mut self, graph: GraphId, op: &Op<Hl>) -> bool {
        let (Ok(of), Ok(name)) = (
            self.annotation(graph, &op.args[0]),
            self.annotation(graph, &op.args[1]),
        ) else {
            return false;
        };
        let is_name = self
            .text_of(&name)
            .is_some_and(|name| NAMES.contains(&&**name));
        let Kind::Pbc(descs) = &of.kind else {
            return false;
        };
        let is_wrapper = |&desc: &DescId| {
            let function = self.a.function_of(desc);
            function.is_some_and(|f| self.a.state.wrappers.contains(&f.func))
        };
        is_name && descs.iter().any(is_wrapper)
    }
}
