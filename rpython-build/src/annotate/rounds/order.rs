//! The order of what annotation has found, once it is done: one that the program alone determines, and not
//! the order in which things became known.

use crate::annotate::cells::defs::*;
use crate::annotate::rounds::annotator::Annotator;
use crate::host::object::ObjId;
use crate::ir::model::GraphId;

impl Annotator<'_> {
    /// Orders subclasses by their names, the callees of each call by theirs, and the calls as the entry
    /// points reach them.
    pub(in crate::annotate) fn order_by_program(&mut self) {
        for id in self.a.classes.ids() {
            let mut subclasses = std::mem::take(&mut self.a.classes[id].subclasses);
            subclasses.sort_by_cached_key(|&sub| {
                let class = &self.a.classes[sub];
                (class.name.clone(), self.a.state.copies.maker(class.class))
            });
            self.a.classes[id].subclasses = subclasses;
        }
        let mut calls = std::mem::take(&mut self.a.calls);
        for call in calls.values_mut() {
            if call.callees.len() > 1 {
                let key = |callee: &Callee| self.desc_key(callee.desc);
                call.callees.sort_by_cached_key(key);
            }
        }
        let mut found: Set<GraphId> = self.a.entries.iter().copied().collect();
        let mut ordered = Map::default();
        let mut next = 0;
        while let Some(&graph) = found.get_index(next) {
            next += 1;
            for block in self.a.graphs[graph].reachable() {
                for op in &self.a.graphs[graph].blocks[block].ops {
                    let key = (graph, op.result);
                    if let Some(call) = calls.get(&key) {
                        found.extend(call.callees.iter().filter_map(|callee| callee.graph));
                        ordered.insert(key, call.clone());
                    }
                }
            }
        }
        let rest: Vec<_> = calls.keys().copied().collect();
        for key in rest {
            if !ordered.contains_key(&key) {
                ordered.insert(key, calls[&key].clone());
            }
        }
        self.a.calls = ordered;
        self.a.reached_graphs = found;
    }

    /// What orders descs: their names, then when their objects were made.
    fn desc_key(&self, desc: DescId) -> (String, Option<ObjId>) {
        match &self.a.descs[desc] {
            Desc::Function(d) => (d.name.clone(), Some(d.func)),
            Desc::Class(d) => (d.name.clone(), Some(d.class)),
            Desc::Method(d) => {
                let class = &self.a.classes[d.origin];
                (format!("{}.{}", class.name, d.name), Some(class.class))
            }
            Desc::Frozen(d) => (String::new(), Some(d.obj)),
            Desc::MethodOfFrozen(d) => {
                let (name, _) = self.desc_key(d.func);
                (name, self.desc_key(d.frozen).1)
            }
            Desc::Closure(d) => self.desc_key(d.func),
        }
    }
}
