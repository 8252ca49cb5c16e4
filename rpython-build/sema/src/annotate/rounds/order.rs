//! The order of what annotation has found, once it is done: one that the program alone determines, and not
//! the order in which things became known.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::rounds::copies::Maker;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::SomeValue;
use crate::host::order::Place;
use crate::ir::model::{GraphId, Var};
use std::collections::VecDeque;
use std::rc::Rc;

impl Annotator<'_> {
    /// Orders the callees of each call by their names, the calls and what C calls as the entry points reach
    /// them, and subclasses by their names.
    pub(in crate::annotate) fn order_by_program(&mut self) {
        let calls = std::mem::take(&mut self.a.calls);
        let mut found: Set<GraphId> = self.a.entries.iter().copied().collect();
        let mut ordered = Map::default();
        let mut next = 0;
        // What calls several has its turn when what calls one leads nowhere any more: by then it is known
        // where most of them are made.
        let mut several = VecDeque::new();
        let mut hidden = false;
        let memo = self.a.state.memo.iter();
        let mut made = memo.filter_map(|((func, args), made)| Some((*func, &args[..], (*made)?)));
        self.a.state.objects = self.a.state.objects.with(&self.session.heap, &mut made);
        loop {
            if let Some(&graph) = found.get_index(next) {
                next += 1;
                for block in self.a.graphs[graph].reachable() {
                    for op in &self.a.graphs[graph].blocks[block].ops {
                        let key = (graph, op.result);
                        found.extend(self.a.function_pointers.get(&key));
                        found.extend(self.a.called_when_dead.get(&key).map(|&(_, graph)| graph));
                        let Some(call) = calls.get(&key) else {
                            continue;
                        };
                        if call.callees.len() > 1 {
                            several.push_back(key);
                        } else {
                            found.extend(call.callees.iter().filter_map(|callee| callee.graph));
                        }
                        ordered.insert(key, call.clone());
                    }
                }
            } else if let Some(key) = several.pop_front() {
                let callees = &mut ordered[&key].callees;
                let key = |callee: &Callee| self.desc_key(callee.desc, &found);
                callees.sort_by_cached_key(key);
                found.extend(callees.iter().filter_map(|callee| callee.graph));
            } else if !std::mem::replace(&mut hidden, true) {
                found.extend(self.called_by_nobody(&found));
            } else {
                break;
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
        let mut c_functions: Vec<_> = self.a.c_functions.iter().copied().collect();
        c_functions.sort_by_key(|(graph, _)| {
            let name = &self.a.graphs[*graph].name;
            (found.get_index_of(graph), name.clone())
        });
        for id in self.a.attr_families.roots().collect::<Vec<_>>() {
            let mut attrs = std::mem::take(&mut self.a.attr_families.get_quietly(id).attrs);
            attrs.sort_keys();
            for reads in attrs.values_mut() {
                let key = |descs: &Rc<[DescId]>, _: &SomeValue| {
                    let mut keys: Vec<_> = (descs.iter())
                        .map(|&desc| self.desc_key(desc, &found))
                        .collect();
                    keys.sort();
                    keys
                };
                reads.sort_by_cached_key(key);
            }
            self.a.attr_families.get_quietly(id).attrs = attrs;
        }
        self.a.c_functions = c_functions.into_iter().collect();
        self.a.calls = ordered;
        self.a.reached_graphs = found;
    }

    /// What the collector and containers call, in an order of the program's.
    fn called_by_nobody(&self, found: &Set<GraphId>) -> Vec<GraphId> {
        let finalizers = self.a.finalizers.iter();
        let finalizers = finalizers.map(|(&class, &graph)| (class, None, graph));
        let key_functions = self.a.key_functions.iter();
        let key_functions =
            key_functions.map(|(&(class, which), &(graph, _))| (class, Some(which), graph));
        let mut all: Vec<_> = finalizers.chain(key_functions).collect();
        all.sort_by_cached_key(|&(class, which, _)| (self.class_key(class, found), which));
        let dicts = self.a.dicts.roots().map(|id| self.a.dicts.get(id));
        let of_dicts = dicts.flat_map(|def| {
            let (eq, hash) = def.key_functions.unzip();
            [eq, hash, def.default_factory, def.shows]
                .into_iter()
                .flatten()
        });
        let lists = self.a.lists.roots().map(|id| self.a.lists.get(id));
        let of_lists = lists.filter_map(|def| def.shows);
        let mut of_containers: Vec<_> = of_dicts.chain(of_lists).collect();
        of_containers.sort_by_cached_key(|&graph| {
            let graph = &self.a.graphs[graph];
            (
                graph.name.clone(),
                graph.func.map(|func| self.a.state.objects.place(func)),
            )
        });
        let all = all.into_iter().map(|(.., graph)| graph);
        all.chain(of_containers).collect()
    }

    /// What orders classes: their names; then what copies were made for, and which of the graphs that are
    /// reached makes them; then when they were made, if importing did that.
    fn class_key(&self, id: ClassDefId, reached: &Set<GraphId>) -> ClassKey {
        let class = &self.a.classes[id];
        let copies = &self.a.state.copies;
        let generator = self.a.state.generators.get(&class.class).copied();
        let is_join = self.a.state.generator_joins.contains(&id);
        let maker = generator.or_else(|| copies.graph(class.class));
        let maker = match is_join {
            true => {
                let joined = class
                    .subclasses
                    .iter()
                    .map(|&sub| self.class_key(sub, reached));
                joined.filter_map(|key| key.maker).min()
            }
            false => maker.and_then(|graph| reached.get_index_of(&graph)),
        };
        let imported = !is_join && generator.is_none() && !copies.contains(class.class);
        ClassKey {
            name: class.name.clone(),
            copy: copies.maker(class.class),
            maker,
            obj: imported.then(|| self.a.state.objects.place(class.class)),
        }
    }

    /// What orders descs: their names and classes, then when their objects were made, or where.
    fn desc_key(&self, desc: DescId, reached: &Set<GraphId>) -> DescKey {
        let mut key = DescKey::default();
        match &self.a.descs[desc] {
            Desc::Function(d) => {
                key.name = d.name.clone();
                key.obj = Some(self.a.state.objects.place(d.func));
            }
            Desc::Class(d) => {
                key.name = d.name.clone();
                key.obj = Some(self.a.state.objects.place(d.class));
            }
            Desc::Method(d) => {
                let class = self.class_key(d.origin, reached);
                key.name = format!("{}.{}", class.name, d.name);
                key.class = Some(class);
                key.obj = Some(self.a.state.objects.place(self.a.classes[d.origin].class));
            }
            Desc::Frozen(d) => key.obj = Some(self.a.state.objects.place(d.obj)),
            Desc::MethodOfFrozen(d) => {
                key.name = self.desc_key(d.func, reached).name;
                key.obj = self.desc_key(d.frozen, reached).obj;
            }
            Desc::Closure(d) => {
                let mut places = self.a.state.closures.iter();
                let place = places.find(|&(_, &made)| made == desc);
                key.name = self.desc_key(d.func, reached).name;
                key.place = place.map(|(&(graph, var), _)| (reached.get_index_of(&graph), var));
            }
        }
        key
    }
}

#[derive(Default, PartialEq, Eq, PartialOrd, Ord)]
struct DescKey {
    name: String,
    class: Option<ClassKey>,
    obj: Option<Place>,
    /// The operation that makes a function, by the graph that it is in.
    place: Option<(Option<usize>, Var)>,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct ClassKey {
    name: String,
    copy: Option<Maker>,
    maker: Option<usize>,
    obj: Option<Place>,
}
