//! What is settled once nothing grows any more: keys of dicts, families, and the errors that only show in the end.

use crate::annotate::errors::report::{Stop, RESIZED};
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::KeyFunction;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::host::attribute_key::AttrKey;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;

impl Annotator<'_> {
    /// Dicts whose keys are compared or hashed by the program get functions for that; those of
    /// an `r_dict` may be functions of the program alone.
    pub fn finish_dicts(&mut self) {
        // Keys, and the subclasses of those that are instances, say what there is to do.
        let now = (self.a.dicts.changes(), self.a.classes.len());
        if self.a.state.finished_dicts == now {
            return;
        }
        let roots: Vec<DictDefId> = self.a.dicts.roots().collect();
        let other_keys = roots.iter().any(|&dict| {
            let key = &self.a.dictdef(dict).key;
            !key.is_impossible() && (key.nullable || !key.kind.is_text())
        });
        if other_keys {
            // Helpers raise `KeyError` by these functions, when all annotations are done.
            for (name, key) in [
                ("raise_key_error", SomeValue::str()),
                ("raise_key_number", SomeValue::int()),
            ] {
                if let Some(raise) = self.app_function("app_object", name) {
                    let _ = self.graph_called_with(raise, &[key], &[]);
                }
            }
        }
        for dict in roots {
            let def = self.a.dictdef(dict);
            let (key, custom) = (def.key.clone(), def.custom.clone());
            if key.is_impossible() {
                continue;
            }
            let Some((eq, hash)) = custom else {
                let span = self.span;
                for which in [KeyFunction::Hash, KeyFunction::Eq, KeyFunction::Repr] {
                    self.span = span.filter(|_| which != KeyFunction::Repr);
                    if let Err(Stop::Error(error)) = self.require(&key, which) {
                        self.report(error.diagnostic);
                    }
                }
                self.span = None;
                match self.shown_by_python(&key) {
                    Ok(shows) => self.a.dicts.get_mut(dict).shows = shows,
                    Err(Stop::Error(error)) => self.report(error.diagnostic),
                    Err(_) => {}
                }
                self.span = span;
                continue;
            };
            let (Some(eq), Some(hash)) = (eq.konst, hash.konst) else {
                continue;
            };
            let (eq, hash) = (self.plain_function(eq), self.plain_function(hash));
            let keys = [key.clone(), key.clone()];
            let eq = self.graph_called_for(eq, &keys, KeyFunction::Eq.result());
            let hash = self.graph_called_for(hash, &[key], KeyFunction::Hash.result());
            match (eq, hash) {
                (Ok(eq), Ok(hash)) => {
                    self.a.dicts.get_mut(dict).key_functions = Some((eq, hash));
                    if !std::mem::replace(&mut self.a.state.r_dicts, true) {
                        self.reflow_handlers();
                    }
                }
                (Err(Stop::Error(error)), _) | (_, Err(Stop::Error(error))) => {
                    self.report(error.diagnostic)
                }
                _ => {}
            }
        }
        self.a.state.finished_dicts = (self.a.dicts.changes(), now.1);
    }

    /// What is called like this object, as a function: of a bound method, or an object with
    /// `__call__`, one that calls it.
    fn plain_function(&mut self, obj: ObjId) -> ObjId {
        if self.heap().function(obj).is_some() {
            return obj;
        }
        let maker = self.app_function("app_func", "function_of");
        let made = maker.and_then(|maker| self.memo_run(maker, &[obj]).ok());
        made.and_then(|made| made.konst).unwrap_or(obj)
    }

    /// Classes that meet in a variable are told apart by their vtables: each gets a classdef.
    pub fn finish_classes(&mut self) {
        let mut sets: Set<std::rc::Rc<[DescId]>> = Set::default();
        self.visit_values(&mut |value| collect_descs(value, &mut sets));
        for descs in sets {
            for &desc in descs.iter() {
                let Desc::Class(ClassDesc {
                    class,
                    classdef: None,
                    ..
                }) = self.a.descs[desc]
                else {
                    continue;
                };
                if let Err(Stop::Error(error)) = self.classdef(class) {
                    self.report(error.diagnostic);
                }
            }
        }
    }

    /// Reports lists that were declared to keep their length, and met others that do not.
    pub fn report_resized(&mut self) {
        if !self.a.state.errors.is_empty() {
            return;
        }
        let declared: Vec<Position> = self
            .a
            .lists
            .roots()
            .map(|id| self.a.lists.get(id))
            .filter(|def| def.relengthened)
            .filter_map(|def| def.must_not_resize)
            .collect();
        for pos in declared {
            self.pos = pos;
            let ops = &self.a.graphs[pos.graph].blocks[pos.block].ops;
            self.span = ops.get(pos.op as usize).and_then(|op| op.span);
            let error = self.error(RESIZED, "this list is resized elsewhere");
            self.report(error);
        }
    }

    /// Reports attributes that nothing ever gives a value, and what comes after them.
    pub fn report_missing_attributes(&mut self) {
        while self.report_missing() {
            self.complete();
        }
    }

    /// The operations that have no annotation, of blocks that are annotated no further.
    pub(in crate::annotate) fn stopped(&self) -> Vec<(GraphId, Block, Op<Hl>)> {
        let graphs = self.a.state.unsettled.graphs.iter();
        let blocks =
            graphs.flat_map(|&graph| self.a.reached[graph].iter().map(move |&b| (graph, b)));
        let stopped =
            |(graph, block)| Some((graph, block, self.a.stopped_at(graph, block)?.clone()));
        blocks.filter_map(stopped).collect()
    }

    /// True if there are some: they are unknown now, and annotation goes on.
    fn report_missing(&mut self) -> bool {
        let mut found = false;
        for (graph, block, op) in self.stopped() {
            if op.code != HlOp::GetAttr {
                continue;
            }
            let Ok(value) = self.annotation(graph, &op.args[0]) else {
                continue;
            };
            let Ok(name) = self.annotation(graph, &op.args[1]) else {
                continue;
            };
            match value.kind {
                // What a generator keeps is not there where nothing reaches its `yield`.
                Kind::Instance(class) if self.is_generator(class) => continue,
                // Nor is there anything that could have it.
                Kind::Instance(class) if !self.a.has_instances(class) => continue,
                Kind::Instance(_) | Kind::Pbc(_) => {}
                _ => continue,
            }
            let key = match self.attribute_of(&name) {
                // (Instances of this class are given no value of their own, so nobody gets there.)
                None | Some(AttrKey::Own(_)) => continue,
                Some(key) => key,
            };
            let is_of_class = match value.kind {
                Kind::Instance(class) => self.is_assigned_by_class(class, key.shown()),
                _ => false,
            };
            let is_assigned = is_of_class || self.is_assigned_somewhere(&key);
            if !self.a.state.error_keys.is_empty() && is_assigned {
                continue;
            }
            self.pos.graph = graph;
            self.pos.block = block;
            self.span = op.span;
            if let Kind::Instance(class) = value.kind {
                let home = self.a.home_of(class, &key).unwrap_or(class);
                if self.a.replaced.contains_key(&(home, key.clone())) {
                    let error = self.a.default_read(self.heap(), home, &key);
                    self.report(match op.span {
                        Some(span) => error.at(span, "is read here"),
                        None => error,
                    });
                    self.set_binding(graph, op.result, SomeValue::UNKNOWN);
                    self.add_pending(graph, block);
                    found = true;
                    continue;
                }
            }
            let result: crate::annotate::rounds::annotator::An<()> =
                self.no_attribute(&value, key.shown());
            if let Err(Stop::Error(mut error)) = result {
                if self.is_assigned_somewhere(&key) {
                    let note = "no value reaches the assignment of this attribute";
                    error.diagnostic.notes.push(note.into());
                }
                self.report_of(graph, &op, *error);
                self.set_binding(graph, op.result, SomeValue::UNKNOWN);
                self.add_pending(graph, block);
                found = true;
            }
        }
        found
    }

    fn is_assigned_somewhere(&self, key: &AttrKey) -> bool {
        let heap = self.heap();
        let assigns = |op: &Op<Hl>| {
            let assigned = op.args.get(1).and_then(|name| name.constant());
            op.code == HlOp::SetAttr
                && assigned.is_some_and(|&name| heap.attribute(name).as_ref() == Some(key))
        };
        let graphs = self.a.graphs.iter();
        let mut blocks = graphs.flat_map(|(id, graph)| graph.blocks.ids().map(move |b| (id, b)));
        blocks.any(|(graph, block)| self.a.ops(graph, block).any(assigns))
    }

    /// Functions that meet in a variable, an attribute or a container share a family.
    pub fn join_families(&mut self) {
        let mut sets: Set<std::rc::Rc<[DescId]>> = Set::default();
        self.visit_values(&mut |value| collect_descs(value, &mut sets));
        for descs in sets {
            self.join_families_of(&descs);
        }
    }

    /// Everything that is known of variables, attributes and items, as far as it can have changed
    /// since [`Annotator::settled`].
    fn visit_values(&self, visit: &mut dyn FnMut(&SomeValue)) {
        let unsettled = &self.a.state.unsettled;
        for &graph in &unsettled.graphs {
            for var in self.a.graphs[graph].vars.ids() {
                visit(&self.a.bindings[graph][var]);
            }
        }
        if unsettled.attributes {
            for class in self.a.classes.values() {
                for attr in class.attrs.values() {
                    visit(&attr.value);
                }
            }
        }
        let [lists, dicts, families] = unsettled.seen;
        if self.a.lists.changes() != lists {
            for list in self.a.lists.roots() {
                visit(&self.a.listdef(list).item);
            }
        }
        if self.a.dicts.changes() != dicts {
            for dict in self.a.dicts.roots() {
                visit(&self.a.dictdef(dict).key);
                visit(&self.a.dictdef(dict).value);
            }
        }
        if self.a.attr_families.changes() != families {
            for family in self.a.attr_families.roots() {
                let attrs = &self.a.attr_family(family).attrs;
                for value in attrs.values().flat_map(|reads| reads.values()) {
                    visit(value);
                }
            }
        }
    }

    /// Families and call tables are up to date.
    pub fn settled(&mut self) {
        let unsettled = &mut self.a.state.unsettled;
        unsettled.graphs.clear();
        unsettled.attributes = false;
        unsettled.seen = [
            self.a.lists.changes(),
            self.a.dicts.changes(),
            self.a.attr_families.changes(),
        ];
    }
}

fn collect_descs(value: &SomeValue, sets: &mut Set<std::rc::Rc<[DescId]>>) {
    match &value.kind {
        Kind::Pbc(descs) if descs.len() > 1 || value.nullable => {
            sets.insert(descs.clone());
        }
        kind => kind
            .parts()
            .iter()
            .for_each(|part| collect_descs(part, sets)),
    }
}
