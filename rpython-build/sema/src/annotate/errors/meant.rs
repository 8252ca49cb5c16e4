//! What was probably meant where something is used as what it is not.

use crate::annotate::errors::report::tail;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Instr;
use crate::host::object::Object;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;

impl Annotator<'_> {
    /// What was meant by an operand that an operation does not exist for.
    pub(in crate::annotate) fn meant_by(&self, value: &SomeValue) -> Option<String> {
        let method = match &value.kind {
            Kind::Instance(class) if self.has_members(self.a.classes[*class].class) => {
                return Some("`.value` is what a member of an `Enum` stands for".into());
            }
            Kind::BuiltinMethod { method, .. } => method.name().to_string(),
            Kind::Pbc(descs) => {
                let mut names = descs.iter().map(|&desc| self.called_as(desc, value));
                let name = names.next()??;
                // (Of several functions none is the one.)
                if names.any(|other| other.as_ref() != Some(&name)) {
                    return None;
                }
                name
            }
            _ => return None,
        };
        Some(format!("to call it, write `{method}()`"))
    }

    fn called_as(&self, desc: DescId, value: &SomeValue) -> Option<String> {
        match &self.a.descs[desc] {
            Desc::Method(method) => Some(method.name.shown().to_string()),
            Desc::Function(function) if self.is_of_program(function.func) => {
                Some(function.name.clone())
            }
            Desc::Function(function) => Some(tail(&function.name).to_string()),
            Desc::Closure(_) => self.method_read(value),
            _ => None,
        }
    }

    /// The name by which the program reads the method of Python's own that an operand is.
    fn method_read(&self, value: &SomeValue) -> Option<String> {
        let data = &self.a.graphs[self.pos.graph];
        let op = self.operation_at(self.pos)?;
        let is_it = |var: &Var| self.same(&self.a.bindings[self.pos.graph][*var], value);
        let var = op.args.iter().filter_map(Value::var).find(is_it)?;
        let (block, at) = data.definition(self.pos.block, var)?;
        let read = &data.blocks[block].ops[at];
        let name = self.heap().as_str(*read.args.get(1)?.constant()?)?;
        (read.code == HlOp::GetAttr).then(|| name.to_string())
    }

    /// What was meant by the call at work of what cannot be called: a property, or what a variable hides.
    pub(in crate::annotate) fn meant_by_call(&self) -> Option<String> {
        let graph = self.pos.graph;
        let op = self.operation_at(self.pos)?;
        if !matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_)) {
            return None;
        }
        let data = &self.a.graphs[graph];
        let made = op.args[0].var();
        let made = made.and_then(|var| data.definition(self.pos.block, var));
        let made = made.map(|(block, op)| &data.blocks[block].ops[op]);
        if let Some(read) = made.filter(|made| made.code == HlOp::GetAttr) {
            let name = self.heap().as_str(*read.args[1].constant()?)?;
            let of = self.a.annotation(graph, &read.args[0]).kind;
            let Kind::Instance(class) = of else {
                return None;
            };
            let class = self.a.classes[class].class;
            let (_, found) = self.heap().lookup_in_class(class, name)?;
            let is_property = matches!(
                self.heap().get(self.heap().payload(found)),
                Object::Property(_)
            );
            return is_property.then(|| format!("`{name}` is a property: it is read without `()`"));
        }
        let function = self.heap().function(data.func?)?;
        let code = &function.code;
        let name = match code.instrs[self.instruction_of(graph, op, 0)?] {
            Instr::LoadFast(at) => &code.locals[at as usize],
            Instr::LoadGlobal(at) => &code.names[at as usize],
            _ => return None,
        };
        self.heap().dict_get_str(self.heap().builtins, name)?;
        Some(format!(
            "`{name}` is a variable here, which hides what Python has of the name: call it something else"
        ))
    }

    /// The instruction that makes an operand of an operation.
    fn instruction_of(&self, graph: GraphId, op: &Op<Hl>, index: usize) -> Option<usize> {
        let function = self.heap().function(self.a.graphs[graph].func?)?;
        let code = &function.code;
        let span = op.span?;
        let does = |&at: &usize| {
            code.spans[at] == span && code.instrs[at].effect().pops as usize == op.args.len()
        };
        let mut found = (0..code.instrs.len()).filter(does);
        let only = found.next().filter(|_| found.next().is_none())?;
        code.operands(only).get(index).copied()?
    }

    /// Where an operand of an operation stands, if the program says it there.
    pub(in crate::annotate) fn operand_span(
        &self,
        graph: GraphId,
        op: &Op<Hl>,
        index: usize,
    ) -> Option<Span> {
        let function = self.heap().function(self.a.graphs[graph].func?)?;
        let at = self.instruction_of(graph, op, index)?;
        Some(function.code.spans[at])
    }
}
