//! Which exceptions go where: what guarded operations may raise, and the exits that take it.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use std::rc::Rc;

impl Annotator<'_> {
    /// The exceptional exits: each takes what it matches of what is left.
    pub(super) fn follow_raises(&mut self, graph: GraphId, block: Block) {
        let mut left = self.possible_exceptions(graph, block);
        let exits = self.a.graphs[graph].blocks[block].exits.len();
        for index in 1..exits {
            let link = &self.a.graphs[graph].blocks[block].exits[index];
            let Some(HlCase::Exception(class)) = link.case else {
                continue;
            };
            let Some(case) = self.classdef_for_exception(class) else {
                continue;
            };
            if !self.a.has_instances(case) {
                // Nothing can be caught there, so far.
                self.a.classes[case].handlers.insert((graph, block));
                continue;
            }
            let mut taken: Option<ClassDefId> = None;
            let mut rest = Vec::new();
            for &class in &left {
                let matching = if self.a.is_subclass(class, case) {
                    class
                } else if self.a.is_subclass(case, class) {
                    rest.push(class);
                    case
                } else {
                    rest.push(class);
                    continue;
                };
                taken = Some(taken.map_or(matching, |t| self.a.common_base(t, matching)));
            }
            left = rest;
            if let Some(class) = taken {
                let class = if self.a.is_subclass(class, case) {
                    class
                } else {
                    case
                };
                self.follow_exception(graph, block, index, class);
            }
        }
    }

    fn follow_exception(&mut self, graph: GraphId, block: Block, index: usize, class: ClassDefId) {
        self.a.caught.insert((graph, block, index as u32));
        let link = &self.a.graphs[graph].blocks[block].exits[index];
        let (etype, evalue) = (link.last_exception, link.last_exc_value);
        if let Some(var) = evalue {
            self.a.bindings[graph][var] = SomeValue::instance(class);
        }
        if let Some(var) = etype {
            let facts = evalue.map(|v| Rc::new(Facts::TypeOf(vec![v])));
            self.a.bindings[graph][var] = SomeValue {
                facts,
                ..SomeValue::type_of(class, false)
            };
        }
        self.follow_link(graph, block, index, &[]);
    }

    /// The exceptions that the guarded operations of a block may raise. What is not known yet raises
    /// none, and what comes after it neither.
    fn possible_exceptions(&mut self, graph: GraphId, block: Block) -> Vec<ClassDefId> {
        let types = self.heap().types;
        let from = self.a.guarded_from(graph, block);
        let compared = !self.a.key_functions.is_empty() || self.a.state.r_dicts;
        let mut classes = Vec::new();
        let guarded = self.a.graphs[graph].blocks[block].ops[from..].iter();
        let ops: Vec<Op<Hl>> = guarded
            .flat_map(|op| self.a.resolved(graph, op))
            .cloned()
            .collect();
        for op in &ops {
            let unknown = |var: Var| self.a.bindings[graph][var].is_impossible();
            let returns = !unknown(op.result);
            let begun = !op.args.iter().filter_map(Value::var).any(unknown);
            if !returns && (!begun || self.waits(graph, op.result)) {
                break;
            }
            if op.code == HlOp::GetAttr {
                // What a frozen object has is known. (A class may get it yet.)
                let read = self.annotation(graph, &op.args[0]);
                let frozen = |d: &DescId| matches!(self.a.descs[*d], Desc::Frozen(_));
                let is_known = |s: &SomeValue| match &s.kind {
                    Kind::Pbc(descs) => descs.iter().all(frozen) && !s.nullable,
                    _ => false,
                };
                if read.as_ref().is_ok_and(is_known) {
                    continue;
                }
            }
            // Items of containers are compared and hashed by functions of the program.
            let compares = compared && op.code.info().dispatches;
            let Some(declared) = self.raised_by(graph, op).filter(|_| !compares) else {
                classes.push(types.base_exception);
                break;
            };
            let always: &[&str] = match op.code.info().dispatches {
                true => HlOp::ALWAYS_RAISED,
                false => &[],
            };
            for name in always.iter().chain(&declared) {
                let found = self.heap().builtin(name);
                debug_assert!(found.is_some(), "no exception {name}");
                classes.extend(found);
            }
            if !returns {
                break;
            }
        }
        if classes.contains(&types.base_exception) {
            classes = vec![types.base_exception];
        }
        let mut found = Vec::new();
        for class in classes {
            if let Some(class) = self.classdef_for_exception(class) {
                if !found.contains(&class) {
                    found.push(class);
                }
            }
        }
        found
    }

    /// What an operation raises by itself, if that is known: not what a function of the program does.
    fn raised_by(&mut self, graph: GraphId, op: &Op<Hl>) -> Option<Vec<&'static str>> {
        if op.code != HlOp::SimpleCall {
            let runs = matches!(op.code, HlOp::CallArgs(_) | HlOp::Yield);
            let mut all = op.code.info().raises.to_vec();
            let place = op
                .args
                .first()
                .and_then(|arg| self.annotation(graph, arg).ok());
            if place.is_some_and(|place| matches!(place.kind, Kind::Ptr(_))) {
                all.extend(HlOp::RAISED_BY_POINTERS);
            }
            return (!runs).then_some(all);
        }
        let callee = self.annotation(graph, &op.args[0]).ok()?;
        let overloads = Callee::of(&callee)?.overloads;
        let signature = crate::stubs::by_position(overloads, op.args.len() - 1)?;
        Some(signature.raised()?.collect())
    }
}
