//! The fields that stubs declare of the objects of Python's own exceptions, and which of these classes objects are made of.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::{by_position, Attribute, Lowering, Method, Signature};
use std::collections::BTreeSet;

impl Annotator<'_> {
    /// The fields of objects of a class, if it is one of Python's own: without those that they have of its bases.
    pub fn declared_fields(&self, class: ObjId) -> impl Iterator<Item = &'static Attribute> {
        let attributes = self.declared_class(class).map(|of| of.attributes());
        let attributes = attributes.unwrap_or_default().iter();
        attributes.filter(|attribute| attribute.lowering == Lowering::Field)
    }

    /// Whether objects of a class have fields that not all exceptions have, by the stub of the class or of one of its bases.
    pub(in crate::annotate) fn has_declared_fields(&self, class: ObjId) -> bool {
        let heap = self.heap();
        let mut bases = heap.mro(class).iter();
        bases.any(|&base| {
            base != heap.types.base_exception && self.declared_fields(base).next().is_some()
        })
    }

    /// Those of Python's own exceptions of which something in the program makes objects that have what their stubs declare: a
    /// field is assigned, as by their `__init__`; or calls of builtins raise them, and they are not made without arguments. (A
    /// `StopIteration` without a value is made by all that goes through something.)
    pub fn made_with_fields(&self) -> Vec<ClassDefId> {
        let is_declared = |&id: &ClassDefId| {
            let class = &self.a.classes[id];
            class.exception && self.declared_fields(class.class).next().is_some()
        };
        let declared: Vec<ClassDefId> = self.a.classes.ids().filter(is_declared).collect();
        let mut assigned = BTreeSet::new();
        let mut raised = BTreeSet::new();
        for (id, graph) in self.a.graphs.iter() {
            for op in graph.blocks.iter().flat_map(|(_, block)| &block.ops) {
                // (What nothing reads yet is not assigned, either.)
                if op.code == HlOp::SetAttr {
                    assigned.extend(self.declares_assigned(id, op));
                }
                for op in self.a.resolved(id, op) {
                    match op.code {
                        HlOp::SetAttr => assigned.extend(self.declares_assigned(id, op)),
                        HlOp::SimpleCall | HlOp::CallArgs(_) => {
                            let signatures = self.called_builtin(id, op);
                            raised.extend(signatures.filter_map(|it| it.raised()).flatten());
                        }
                        _ => {}
                    }
                }
            }
        }
        let is_made = |&id: &ClassDefId| {
            assigned.contains(&id) || self.is_given_all(self.a.classes[id].class, &raised)
        };
        declared.into_iter().filter(is_made).collect()
    }

    /// What stubs say of what an operation calls: the overload that takes its arguments, or all of them if some are named.
    fn called_builtin(
        &self,
        graph: GraphId,
        op: &Op<Hl>,
    ) -> impl Iterator<Item = &'static Signature> {
        let callee = self.a.annotation(graph, &op.args[0]);
        let overloads = Callee::of(&callee).map_or(&[][..], |it| it.overloads);
        let taken = match op.code {
            HlOp::SimpleCall => by_position(overloads, op.args.len() - 1),
            _ => None,
        };
        taken.map_or(overloads, std::slice::from_ref).iter()
    }

    /// The class whose stub declares the attribute that an operation assigns.
    fn declares_assigned(&self, graph: GraphId, op: &Op<Hl>) -> Option<ClassDefId> {
        let Kind::Instance(class) = self.a.annotation(graph, &op.args[0]).kind else {
            return None;
        };
        let Value::Const(name) = op.args[1] else {
            return None;
        };
        let name = self.heap().as_str(name)?;
        self.a.bases(class).find(|&base| {
            let mut declared = self.declared_fields(self.a.classes[base].class);
            self.a.classes[base].exception && declared.any(|field| *field.name == **name)
        })
    }

    /// Whether one of these classes is this one, and what makes its objects gives them arguments.
    fn is_given_all(&self, class: ObjId, raised: &BTreeSet<&'static str>) -> bool {
        let init = Method::from_name("__init__");
        let signatures = self.declared_class(class).zip(init);
        let signatures = signatures.map_or(&[][..], |(class, init)| class.method(init));
        let mut needed = signatures.iter().map(|signature| signature.positional().0);
        raised.contains(&*self.heap().class_name(class)) && needed.any(|least| least > 0)
    }
}
