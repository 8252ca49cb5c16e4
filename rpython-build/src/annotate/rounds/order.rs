//! The order of what annotation has found, once it is done: one that the program alone determines, and not
//! the order in which things became known.

use crate::annotate::cells::defs::*;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::rounds::copies::Maker;
use crate::host::object::ObjId;
use crate::ir::model::GraphId;

impl Annotator<'_> {
    /// Orders the callees of each call by their names, the calls as the entry points reach them, and
    /// subclasses by their names.
    pub(in crate::annotate) fn order_by_program(&mut self) {
        let mut calls = std::mem::take(&mut self.a.calls);
        let mut found: Set<GraphId> = self.a.entries.iter().copied().collect();
        let mut ordered = Map::default();
        let mut next = 0;
        while let Some(&graph) = found.get_index(next) {
            next += 1;
            for block in self.a.graphs[graph].reachable() {
                for op in &self.a.graphs[graph].blocks[block].ops {
                    let key = (graph, op.result);
                    let Some(call) = calls.get_mut(&key) else {
                        continue;
                    };
                    if call.callees.len() > 1 {
                        let key = |callee: &Callee| self.desc_key(callee.desc, &found);
                        call.callees.sort_by_cached_key(key);
                    }
                    found.extend(call.callees.iter().filter_map(|callee| callee.graph));
                    ordered.insert(key, call.clone());
                }
            }
        }
        for (key, call) in calls {
            ordered.entry(key).or_insert(call);
        }
        for id in self.a.classes.ids() {
            let mut subclasses = std::mem::take(&mut self.a.classes[id].subclasses);
            subclasses.sort_by_cached_key(|&sub| self.class_key(sub, &found));
            self.a.classes[id].subclasses = subclasses;
        }
        self.a.calls = ordered;
        self.a.reached_graphs = found;
    }

    /// What orders classes: their names; then what copies were made for, and which of the graphs that are
    /// reached makes them.
    fn class_key(&self, class: ClassDefId, reached: &Set<GraphId>) -> ClassKey {
        let class = &self.a.classes[class];
        let copies = &self.a.state.copies;
        let generators = self.a.state.generators.get(&class.class).copied();
        let maker = generators.or_else(|| copies.graph(class.class));
        ClassKey {
            name: class.name.clone(),
            copy: copies.maker(class.class),
            maker: maker.and_then(|graph| reached.get_index_of(&graph)),
        }
    }

    /// What orders descs: their names and classes, then when their objects were made.
    fn desc_key(&self, desc: DescId, reached: &Set<GraphId>) -> DescKey {
        let (name, class, obj) = match &self.a.descs[desc] {
            Desc::Function(d) => (d.name.clone(), None, Some(d.func)),
            Desc::Class(d) => (d.name.clone(), None, Some(d.class)),
            Desc::Method(d) => {
                let class = self.class_key(d.origin, reached);
                let made = self.a.classes[d.origin].class;
                (
                    format!("{}.{}", class.name, d.name),
                    Some(class),
                    Some(made),
                )
            }
            Desc::Frozen(d) => (String::new(), None, Some(d.obj)),
            Desc::MethodOfFrozen(d) => {
                let (name, ..) = self.desc_key(d.func, reached);
                (name, None, self.desc_key(d.frozen, reached).2)
            }
            Desc::Closure(d) => return self.desc_key(d.func, reached),
        };
        (name, class, obj)
    }
}

type DescKey = (String, Option<ClassKey>, Option<ObjId>);

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct ClassKey {
    name: String,
    copy: Option<Maker>,
    maker: Option<usize>,
}
