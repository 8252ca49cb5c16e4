//! Functions and classes that are used at several types get a version for each.
//!
//! A function has one graph, into whose parameters the arguments of all calls flow, and a class one
//! set of attributes. Where that has no type, or has one only because an `int` would become a `float`
//! unseen, another version is needed. Which function or class that is, cannot be taken back once it
//! is done, and what is known while types grow depends on the order in which they do. So it is a
//! *decision* between rounds: a round notes what it would need versions of, and when nothing grows any
//! more, annotation starts again from nothing with these decisions added to those before. Each round
//! adds one at least, of a program that has finitely many functions and classes.
//!
//! Within a round a version is known by what does not grow: that of a function by the [`Sort`]s of its
//! arguments, within which types have a union; that of a class by the place that makes its objects
//! (the copies of classes are in `copies.rs`); that of a function that hands out a new container, by the
//! place that calls it, if that is not in the function itself; that of a method which classes inherit that hold different
//! types, by the class (`inherited.rs`).

use crate::annotate::errors::flows::{Flows, Recording};
use crate::annotate::errors::report::ENDLESS;
use crate::annotate::rounds::annotator::{An, Annotator, Order};
use crate::annotate::rounds::choices::Choosing;
use crate::annotate::rounds::copies::{Maker, Sites, Spot};
use crate::annotate::rounds::splits::{Splits, Splitting};
use crate::annotate::types::arguments::{Arg, Bound};
use crate::annotate::types::defs::BaseGraphs;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::Diagnostic;
use crate::front::code::Name;
use crate::host::attribute_key::AttrKey;
use crate::host::heap::Heap;
use crate::host::object::ObjId;
use crate::host::order::ObjectOrder;
use crate::host::Session;
use crate::ir::model::{GraphId, Hl, Value, Var};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// How often annotation starts again: a program needs as many rounds as functions that need versions
/// call each other.
const MAX_ROUNDS: usize = 40;

/// What annotation is done anew for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decisions {
    /// Functions that have a version for each sort of arguments.
    pub by_sort: BTreeSet<ObjId>,
    /// Functions that have a version for each place that calls them.
    pub by_place: BTreeSet<ObjId>,
    /// Methods that each class which inherits them has for itself.
    pub by_class: BTreeSet<ObjId>,
    /// Attributes of classes that each class below has for itself.
    pub(in crate::annotate) apart: BTreeSet<(ObjId, AttrKey)>,
    /// Attributes that a class has apart, and whose constructors assign before the default of a base is read.
    pub(in crate::annotate) replaced: BTreeSet<(ObjId, AttrKey)>,
    /// Attributes that are managed from the start, of the classes with a root.
    pub(in crate::annotate) managed: BTreeSet<(ObjId, Name)>,
    /// Classes whose own objects are of a copy, beside the classes below.
    pub(in crate::annotate) leaves: BTreeSet<ObjId>,
    /// Classes that have a copy for each place that makes their objects.
    pub copied: BTreeSet<ObjId>,
    /// Makers of objects that share a copy of their class.
    pub(in crate::annotate) shared: BTreeSet<(Maker, Maker)>,
    /// Operations of methods whose objects are not of the family that the method is of, and their class.
    pub(in crate::annotate) departed: BTreeMap<Spot, ObjId>,
    /// Operations that choose what they do after all others.
    pub(in crate::annotate) last: BTreeSet<Choosing>,
    /// Generators that may ask themselves for the next item.
    pub(in crate::annotate) reentrant: BTreeSet<ObjId>,
    /// Iterators over containers are generators, where they are kept.
    pub(in crate::annotate) generators: bool,
    /// The live ranges of variables that have a copy for each type.
    pub(in crate::annotate) splits: Splits,
}

impl Decisions {
    fn count(&self) -> usize {
        let functions = [
            &self.by_sort,
            &self.by_place,
            &self.by_class,
            &self.reentrant,
        ];
        let functions = functions.map(BTreeSet::len).iter().sum::<usize>();
        let classes = self.leaves.len() + self.copied.len();
        let attributes = self.apart.len() + self.replaced.len() + self.managed.len();
        let places = self.shared.len() + self.departed.len() + self.last.len();
        functions + classes + attributes + places
    }

    /// Those that are not among others.
    fn without(&self, others: &Decisions) -> Decisions {
        fn rest<T: Copy + Ord>(of: &BTreeSet<T>, others: &BTreeSet<T>) -> BTreeSet<T> {
            of.difference(others).copied().collect()
        }
        fn attributes<T: Clone + Ord>(of: &BTreeSet<T>, others: &BTreeSet<T>) -> BTreeSet<T> {
            of.difference(others).cloned().collect()
        }
        Decisions {
            apart: attributes(&self.apart, &others.apart),
            replaced: attributes(&self.replaced, &others.replaced),
            managed: attributes(&self.managed, &others.managed),
            by_sort: rest(&self.by_sort, &others.by_sort),
            by_place: rest(&self.by_place, &others.by_place),
            by_class: rest(&self.by_class, &others.by_class),
            leaves: rest(&self.leaves, &others.leaves),
            copied: rest(&self.copied, &others.copied),
            departed: {
                let mut departed = self.departed.clone();
                departed.retain(|spot, _| !others.departed.contains_key(spot));
                departed
            },
            reentrant: rest(&self.reentrant, &others.reentrant),
            ..Decisions::default()
        }
    }

    fn extend(&mut self, other: &Decisions) {
        self.by_sort.extend(&other.by_sort);
        self.by_place.extend(&other.by_place);
        self.by_class.extend(&other.by_class);
        self.apart.extend(other.apart.iter().cloned());
        self.replaced.extend(other.replaced.iter().cloned());
        self.managed.extend(other.managed.iter().cloned());
        self.leaves.extend(&other.leaves);
        self.copied.extend(&other.copied);
        self.departed.extend(&other.departed);
        self.reentrant.extend(&other.reentrant);
        self.shared.extend(other.shared.iter().cloned());
    }

    /// Whether functions or classes have versions that do not by others.
    pub(in crate::annotate) fn splits_more_than(&self, others: &Decisions) -> bool {
        self.without(others).count() > 0
    }

    /// The first of the makers that share a family with this one, if there are any.
    pub(in crate::annotate) fn shares_with(&self, maker: &Maker) -> Option<Maker> {
        let mut found = BTreeSet::from([maker]);
        loop {
            let before = found.len();
            for (a, b) in &self.shared {
                if found.contains(a) || found.contains(b) {
                    found.extend([a, b]);
                }
            }
            if found.len() == before {
                return found.pop_first().cloned().filter(|_| before > 1);
            }
        }
    }
}

/// What annotates all that there is, from nothing.
pub type Round<'r> = dyn FnMut(&mut Session, &mut Annotated) -> Result<(), Vec<Diagnostic>> + 'r;

/// Annotates in rounds, each from nothing, until no more decisions are needed; `round` annotates all
/// that there is. The program's classes in one of `unions` are declared to be one type.
pub fn in_rounds(
    session: &mut Session,
    order: Order,
    unions: &[Vec<ObjId>],
    round: &mut Round<'_>,
) -> Result<Annotated, Vec<Diagnostic>> {
    let mut decisions = Decisions::default();
    let mut splitting = Splitting::default();
    let mut base_graphs = BaseGraphs::default();
    let mut classes = Map::default();
    let mut sites = Sites::default();
    let mut memo = Map::default();
    let mut recording = Recording::Off;
    let imported = session.heap.len();
    let mut nothing = Annotated::default();
    let unions = Annotator::new(session, &mut nothing).declared_unions(unions);
    let unions = Rc::new(unions);
    for number in 1.. {
        let mut annotated = Annotated::default();
        decisions.splits = splitting.splits();
        annotated.state.decisions = decisions.clone();
        annotated.state.order = order;
        annotated.state.unions = unions.clone();
        annotated.state.objects = ObjectOrder::imported(imported);
        annotated.state.base_graphs = std::mem::take(&mut base_graphs);
        annotated.state.copies.classes = std::mem::take(&mut classes);
        annotated.state.copies.sites = std::mem::take(&mut sites);
        annotated.state.memo = std::mem::take(&mut memo);
        annotated.state.recording = std::mem::take(&mut recording);
        let done = round(session, &mut annotated);
        let mut cx = Annotator::new(session, &mut annotated);
        cx.decide_chains();
        cx.decide_clashes();
        cx.decide_holders();
        cx.decide_parameters();
        cx.decide_meetings();
        cx.decide_merges();
        cx.decide_reentrant();
        let before = decisions.count();
        decisions.extend(&annotated.state.needed);
        // (Where nothing is wrong, what was given too early has met nothing.)
        if decisions.count() == before && (done.is_err() || annotated.is_something_lost()) {
            decisions.last.append(&mut annotated.state.too_early);
        }
        let wrong = done.as_ref().err().map_or(&[][..], Vec::as_slice);
        let settled =
            decisions.count() == before && !splitting.decide(session, &mut annotated, wrong);
        let given = std::mem::take(&mut annotated.state.given_several);
        let generators = annotated.state.iterators_meet && !decisions.generators;
        let (goes_on, given) = (done.is_err() && number < MAX_ROUNDS, &given);
        if settled && goes_on && !given.is_subset(&decisions.by_place) {
            decisions.by_place.extend(given);
        } else if settled && goes_on && generators {
            decisions.generators = true;
        } else if settled {
            // What is wrong is told with what flowed where: by rounds that record that.
            recording = match (std::mem::take(&mut annotated.state.recording), &done) {
                (Recording::Off, Err(_)) => Recording::On(Flows::default()),
                (Recording::On(flows), Err(_)) => Recording::Known(flows),
                _ => return done.map(|()| annotated),
            };
        } else if number == MAX_ROUNDS {
            // (What is wrong besides may be so for want of what would be decided next; it is told where that has no place.)
            let state = &annotated.state;
            let next = state.needed.without(&state.decisions);
            let shared = state.needed.shared.difference(&state.decisions.shared);
            let makers = shared.flat_map(|(one, other)| [one, other]);
            let makers = makers.filter_map(Maker::function);
            let error = unfinished(&session.heap, &next, makers);
            return match done {
                Err(errors) if error.primary.is_none() => Err(errors),
                _ => Err(vec![error]),
            };
        }
        // What has failed is to be told again.
        base_graphs = std::mem::take(&mut annotated.state.base_graphs);
        classes = std::mem::take(&mut annotated.state.copies.classes);
        sites = std::mem::take(&mut annotated.state.copies.sites);
        // (What calls have made stays, so that what is decided of it does.)
        memo = std::mem::take(&mut annotated.state.memo);
        memo.retain(|_, made| made.is_some());
        let wrong = &annotated.state.wrong_graphs;
        base_graphs.retain(|func, _| !wrong.contains(func));
    }
    Err(Vec::new())
}

/// The error for a program that needs decisions after so many rounds, at one of the next ones that is the program's own;
/// `makers` make objects that are to share a family.
fn unfinished(
    heap: &Heap,
    next: &Decisions,
    mut makers: impl Iterator<Item = ObjId>,
) -> Diagnostic {
    let own = |func: &ObjId| heap.function(*func).filter(|function| !function.own);
    let functions = next.by_sort.iter().chain(&next.by_place);
    let mut functions = functions.chain(&next.by_class).filter_map(own);
    let classes = next.copied.iter().chain(next.departed.values());
    let mut methods = classes.filter_map(|&class| {
        let mut methods = heap.class(class)?.dict.values();
        Some((class, methods.find_map(own)?))
    });
    let function = functions
        .next()
        .or_else(|| makers.find_map(|func| own(&func)));
    let (what, place) = match function.map(|function| (function.name.to_string(), function)) {
        Some((name, function)) => (format!("`{name}` needs"), Some(function)),
        None => match methods.next() {
            Some((class, method)) => {
                let name = heap.class_name(class);
                (format!("`{name}` needs"), Some(method))
            }
            None => ("functions and classes need".to_string(), None),
        },
    };
    let message = format!("after {MAX_ROUNDS} rounds, {what} versions still");
    let error = Diagnostic::error(ENDLESS, message).help(
        "values of several types are handed on from call to call, each of which needs versions: make that way shorter",
    );
    match place {
        Some(function) => error.at(function.code.span, ""),
        None => error,
    }
}

impl Annotator<'_> {
    /// The sorts of all arguments, for the key of a version.
    pub(in crate::annotate) fn sorts_of(&mut self, bound: &Bound) -> Vec<Sort> {
        let args = bound.params.iter();
        args.map(|arg| self.sort(&arg.value, 0, true)).collect()
    }

    /// What a graph is a version for.
    pub(in crate::annotate) fn key_of_version(&self, graph: GraphId) -> Option<&SpecKey> {
        let desc = self.a.state.desc_of_graph[graph].map(|desc| &self.a.descs[desc]);
        let Some(Desc::Function(function)) = desc else {
            return None;
        };
        let mut versions = function.graphs.iter();
        versions.find_map(|(key, &of)| (of == graph).then_some(key))
    }

    /// The place of the call at work, for the key of a version of a function that has one for each: but what calls itself does so
    /// in the version that it is, and is of one type in that, as in the inference of Hindley and Milner; else there would be
    /// one more for each call. Where functions call each other it is that in which the same call was made before.
    pub(in crate::annotate) fn place_of_call(&self, of: ObjId) -> SpecPart {
        let (graph, result) = (self.pos.graph, self.result);
        let place = |graph: GraphId| self.site_of_version(graph);
        let caller = self.function_of(graph);
        let own = place(graph).filter(|_| caller == Some(of));
        let mut outer = std::iter::successors(place(graph), |&(graph, _)| place(graph));
        let before =
            || outer.find(|&(outer, var)| (self.function_of(outer), var) == (caller, result));
        let (graph, result) = own.or_else(before).unwrap_or((graph, result));
        SpecPart::Site(graph, result)
    }

    /// Where the sort of an argument may change, the call waits until nothing else grows.
    pub(in crate::annotate) fn wait_for_sorts(&mut self, key: &SpecKey, bound: &Bound) -> An<()> {
        let mut sorts = key.0.iter().filter_map(|part| match part {
            SpecPart::Sorts(sorts) => Some(sorts),
            _ => None,
        });
        let may_change = |(sort, arg): (&Sort, &Arg)| {
            !matches!(arg.source, ParamSource::Default(_)) && sort.may_change()
        };
        match sorts.any(|sorts| sorts.iter().zip(&bound.params).any(may_change)) {
            true => self.wait_for_more(),
            false => Ok(()),
        }
    }

    /// What the type of a value has in common with what it may become.
    pub(in crate::annotate) fn sort_of(&mut self, value: &SomeValue) -> Sort {
        self.sort(value, 0, false)
    }

    /// The same, `depth` deep in another; `apart`: containers that hold nothing are apart by what makes them.
    fn sort(&mut self, value: &SomeValue, depth: usize, apart: bool) -> Sort {
        let mut variant = None;
        let mut frozen = false;
        let deeper = depth + 1;
        let parts = match &value.kind {
            _ if depth > crate::annotate::lattice::union::MAX_NESTING => vec![],
            Kind::Impossible => return Sort::Nothing,
            Kind::None => return Sort::None,
            Kind::Integer { int, .. } => return Sort::Integer(*int),
            Kind::Char | Kind::Str => return Sort::Str,
            Kind::Ptr(ty) => return Sort::Ptr(*ty),
            Kind::Type { .. } => return Sort::Callable,
            Kind::Pbc(descs) => {
                return match callable_sort(&self.a.descs[descs[0]]) {
                    Some(_) => Sort::Callable,
                    None => Sort::Frozen,
                }
            }
            Kind::Builtin(_) | Kind::HostObject | Kind::LlType | Kind::Intrinsic(_)
                if value.is_const() =>
            {
                return value.konst.map_or(Sort::Nothing, Sort::Constant);
            }
            Kind::Tuple(items) if !items.is_empty() => {
                let mut sorts: Vec<Sort> = items
                    .iter()
                    .map(|item| self.sort(item, deeper, apart))
                    .collect();
                if sorts.iter().all(|sort| *sort == sorts[0]) {
                    return Sort::Items(Box::new(sorts.swap_remove(0)));
                }
                sorts
            }
            Kind::Seq(item) => return Sort::Items(Box::new(self.sort(item, deeper, apart))),
            &Kind::Instance(class) if self.is_generator(class) => {
                self.ask_generators(class);
                let given = self.given_by_generator(class);
                if let Some((graph, _)) = given {
                    let reader = self.reader();
                    self.a.state.notify[graph].insert(reader);
                }
                let given = given.map_or(SomeValue::IMPOSSIBLE, |(_, value)| value);
                vec![self.sort(&given, deeper, apart)]
            }
            Kind::Instance(class) => return Sort::Object(self.root_or_copy(*class)),
            Kind::ListOrTuple(part) => return self.sort(part, depth, apart),
            &Kind::List(def) | &Kind::Cell(def) => {
                vec![self.sort_in(Content::Item(def), deeper, apart)]
            }
            &Kind::Dict(def) | &Kind::DictView { def, .. } => {
                if let &Kind::DictView { variant: which, .. } = &value.kind {
                    variant = Some(which);
                }
                let contents = [Content::Key(def), Content::Value(def)];
                contents
                    .map(|content| self.sort_in(content, deeper, apart))
                    .into()
            }
            &Kind::Set { def, frozen: is } => {
                frozen = is;
                vec![self.sort_in(Content::Key(def), deeper, apart)]
            }
            kind => {
                if let Kind::Iterator { variant: which, .. } = kind {
                    variant = Some(*which);
                }
                let parts = kind.parts().iter();
                parts.map(|part| self.sort(part, deeper, apart)).collect()
            }
        };
        Sort::Of {
            kind: std::mem::discriminant(&value.kind),
            variant,
            frozen,
            parts,
        }
    }

    /// The sort of what a container holds.
    fn sort_in(&mut self, content: Content, depth: usize, apart: bool) -> Sort {
        let held = self.look(content);
        match self.sort(&held, depth, apart) {
            Sort::Nothing if apart => self.nothing_in(content),
            sort => sort,
        }
    }

    /// A container holds nothing so far: of those that the same operation makes of any version of a function that is so, or of those
    /// of several that have become one.
    fn nothing_in(&self, content: Content) -> Sort {
        let makers = self.makers_of(|this, kind| this.has_content(kind, content));
        let spot = |(graph, var): (GraphId, Var)| Some((self.function_of(graph)?, var));
        let makers = makers.into_iter().filter_map(|(graph, var)| {
            let called = self.site_of_version(graph).and_then(spot);
            Some((spot((graph, var))?, called))
        });
        match makers.min() {
            Some((made, called)) => Sort::NothingIn(made, called),
            None => Sort::Nothing,
        }
    }

    /// The function that a graph is of, in all rounds.
    fn function_of(&self, graph: GraphId) -> Option<ObjId> {
        let func = self.a.graphs[graph].func?;
        Some(self.a.state.copies.original(func))
    }

    /// The call that a graph is a version for.
    fn site_of_version(&self, graph: GraphId) -> Option<(GraphId, Var)> {
        let mut parts = self.key_of_version(graph)?.0.iter();
        parts.find_map(|part| match part {
            &SpecPart::Site(graph, result) => Some((graph, result)),
            _ => None,
        })
    }

    /// The operations that make such a container.
    fn makers_of(&self, is_it: impl Fn(&Self, &Kind) -> bool) -> Vec<(GraphId, Var)> {
        let state = &self.a.state;
        let lists = state.lists_at.iter();
        let lists = lists.map(|(at, &def)| (at, Kind::List(def)));
        let dicts = state.dicts_at.iter();
        let dicts = dicts.map(|(at, &def)| (at, Kind::Dict(def)));
        let made = lists.chain(dicts).filter(|(_, kind)| is_it(self, kind));
        made.map(|(&(graph, var, _), _)| (graph, var)).collect()
    }

    /// The topmost copy that a class is, or derives from; else its root below `object`.
    pub(in crate::annotate) fn root_or_copy(&self, class: ClassDefId) -> ClassDefId {
        let below = |&base: &ClassDefId| {
            !self.a.is_bare(base) || self.a.state.copies.contains(self.a.classes[base].class)
        };
        let bases = || self.a.bases(class).take_while(below);
        let is_copy = |&base: &ClassDefId| {
            let (class, copies) = (self.a.classes[base].class, &self.a.state.copies);
            copies.contains(class) && !copies.is_leaf(class)
        };
        let copy = bases().filter(is_copy).last();
        copy.or_else(|| bases().last()).unwrap_or(class)
    }

    /// These arguments flow into the parameters of a function: if what is there has no union with
    /// them that says as much, it needs versions, and they had better not flow there.
    pub(in crate::annotate) fn note_versions(
        &mut self,
        graph: GraphId,
        func: ObjId,
        values: &[SomeValue],
    ) -> bool {
        let of = self.a.state.copies.original(func);
        if self.a.state.decisions.by_sort.contains(&of) || !self.has_no_policy(func) {
            return false;
        }
        let params = self.a.graphs[graph].params().iter().zip(values);
        let fits = |(&param, value): (&Var, &SomeValue)| {
            self.compatible(&self.a.bindings[graph][param], value, 0)
        };
        let differing: Vec<usize> = params
            .enumerate()
            .filter(|&(_, pair)| !fits(pair))
            .map(|(index, _)| index)
            .collect();
        if differing.is_empty() {
            return false;
        }
        self.a.state.needed.by_sort.insert(of);
        let differing = differing.into_iter().map(|index| (of, index));
        self.a.state.differing.extend(differing);
        true
    }

    /// What a function needs versions for it may hand on: the functions that get it need versions, too, and so on to the
    /// end of the chain. (One that is called with one sort after all has one version.)
    fn decide_chains(&mut self) {
        let mut todo: Vec<(ObjId, usize)> = self.a.state.differing.iter().copied().collect();
        while let Some((func, index)) = todo.pop() {
            let is_of = |&graph: &GraphId| {
                let of = self.a.graphs[graph].func;
                of.is_some_and(|of| self.a.state.copies.original(of) == func)
            };
            let graphs: Vec<GraphId> = self.a.graphs.ids().filter(is_of).collect();
            for graph in graphs {
                for (callee, param) in self.handed_on(graph, index) {
                    let Some(called) = self.a.graphs[callee].func else {
                        continue;
                    };
                    let of = self.a.state.copies.original(called);
                    if self.has_no_policy(called) && self.a.state.differing.insert((of, param)) {
                        self.a.state.needed.by_sort.insert(of);
                        todo.push((of, param));
                    }
                }
            }
        }
    }

    /// The parameters of others to which a graph hands on one of its own, or what operations make of it.
    fn handed_on(&self, graph: GraphId, index: usize) -> Vec<(GraphId, usize)> {
        let data = &self.a.graphs[graph];
        let Some(&param) = data.params().get(index) else {
            return Vec::new();
        };
        // What goes from where to where within the graph.
        let mut steps: Map<Var, Vec<Var>> = Map::default();
        let mut step = |from: &Value<Hl>, to: Var| {
            if let Some(from) = from.var() {
                steps.entry(from).or_default().push(to);
            }
        };
        for link in data.blocks.values().flat_map(|block| &block.exits) {
            let inputs = &data.blocks[link.target].inputs;
            link.args
                .iter()
                .zip(inputs)
                .for_each(|(arg, &input)| step(arg, input));
        }
        for &block in &self.a.reached[graph] {
            let ops = self.a.ops(graph, block);
            for op in ops.filter(|op| !self.a.calls.contains_key(&(graph, op.result))) {
                op.args.iter().for_each(|arg| step(arg, op.result));
            }
        }
        let mut same = Set::from_iter([param]);
        let mut todo = vec![param];
        while let Some(var) = todo.pop() {
            let next = steps.get(&var).into_iter().flatten().copied();
            todo.extend(next.filter(|&next| same.insert(next)));
        }
        let mut found = Vec::new();
        for &block in &self.a.reached[graph] {
            for op in self.a.ops(graph, block) {
                let call = self.a.calls.get(&(graph, op.result));
                for callee in call.iter().flat_map(|call| &call.callees) {
                    let is_handed_on = |source: &ParamSource| match source {
                        &ParamSource::Arg(arg) => {
                            let arg = op.args.get(arg as usize).and_then(|arg| arg.var());
                            arg.is_some_and(|arg| same.contains(&arg))
                        }
                        _ => false,
                    };
                    let params = callee.params.iter().enumerate();
                    let params = params.filter(|(_, source)| is_handed_on(source));
                    found.extend(
                        callee.graph.into_iter().flat_map(|callee| {
                            params.clone().map(move |(param, _)| (callee, param))
                        }),
                    );
                }
            }
        }
        found
    }

    /// Whether these are containers with that content.
    fn has_content(&self, kind: &Kind, content: Content) -> bool {
        match (kind, content) {
            (&Kind::List(def), Content::Item(of)) => self.a.find_list(def) == self.a.find_list(of),
            (&Kind::Dict(def) | &Kind::Set { def, .. }, Content::Key(of) | Content::Value(of)) => {
                self.a.find_dict(def) == self.a.find_dict(of)
            }
            _ => false,
        }
    }

    /// The classes that have such a container in an attribute.
    pub(in crate::annotate) fn holders(&self, content: Content) -> Vec<ClassDefId> {
        self.holders_of(&|this, kind| this.has_content(kind, content))
    }

    fn holders_of(&self, is_it: &dyn Fn(&Self, &Kind) -> bool) -> Vec<ClassDefId> {
        let holds = |class: &ClassDef| class.attrs.values().any(|a| is_it(self, &a.value.kind));
        let classes = self.a.classes.iter().filter(|(_, class)| holds(class));
        classes.map(|(id, _)| id).collect()
    }

    /// What a container holds has no type: what makes it needs versions.
    pub(in crate::annotate) fn note_content(&mut self, content: Content) {
        let is_it = |this: &Self, kind: &Kind| this.has_content(kind, content);
        self.note_container(&is_it);
        let makers = self.makers_of(is_it).into_iter();
        let places: Vec<GraphId> = makers.map(|(graph, _)| graph).collect();
        self.note_places(places);
    }

    /// Classes that have the container in an attribute get copies; functions that several call with it get
    /// versions: containers that were empty so far may have become one there.
    fn note_container(&mut self, is_it: &dyn Fn(&Self, &Kind) -> bool) {
        let takes = |graph: GraphId| {
            let params = self.a.graphs[graph].params().iter();
            let mut kinds = params.map(|&param| &self.a.bindings[graph][param].kind);
            kinds.any(|kind| is_it(self, kind))
        };
        let several = |graph: &GraphId| self.a.state.notify[*graph].len() > 1;
        let takers = self.a.graphs.ids().filter(several);
        let takers: Vec<GraphId> = takers.filter(|&graph| takes(graph)).collect();
        for graph in takers {
            let Some(func) = self.a.graphs[graph].func else {
                continue;
            };
            if self.has_no_policy(func) {
                let of = self.a.state.copies.original(func);
                self.a.state.needed.by_sort.insert(of);
            }
        }
        for class in self.holders_of(is_it) {
            self.note_class(self.a.classes[class].class);
        }
    }

    /// Functions get versions that are called through attributes, or by functions made at run time, where there is one or
    /// another: the classes that have those get copies, since each object may have functions of its own that are called with one
    /// sort of arguments, and what makes the functions a version for each of its callers.
    fn decide_holders(&mut self) {
        let state = &self.a.state;
        let new = state.needed.without(&state.decisions).by_sort;
        if new.is_empty() {
            return;
        }
        self.note_keepers(&|held| held.len() > 1 && !held.is_disjoint(&new));
    }

    /// Some of what is called here takes other arguments than the rest, or gives what has no type with what others give: whatever
    /// keeps both is told apart.
    pub(in crate::annotate) fn note_kept_together(&mut self, some: &[DescId], rest: &[DescId]) {
        let called = |descs: &[DescId]| -> BTreeSet<ObjId> {
            let descs = descs.iter();
            descs.filter_map(|&desc| self.callable_of(desc)).collect()
        };
        let (some, rest) = (called(some), called(rest));
        let keeps_both =
            |held: &BTreeSet<ObjId>| !held.is_disjoint(&some) && !held.is_disjoint(&rest);
        self.note_keepers(&keeps_both);
        let is_it = |this: &Self, value: &SomeValue| keeps_both(&this.callables_held(&value.kind));
        let state = &self.a.state;
        let lists = state.lists_at.values();
        let lists = lists.map(|&def| Content::Item(self.a.find_list(def)));
        let dicts = state.dicts_at.values();
        let dicts = dicts.map(|&def| Content::Value(self.a.find_dict(def)));
        let contents: BTreeSet<Content> = lists.chain(dicts).collect();
        let keeping = contents.into_iter();
        let keeping = keeping.filter(|&content| is_it(self, self.content(content)));
        let keeping: Vec<Content> = keeping.collect();
        let is_kept = |this: &Self, kind: &Kind| {
            let mut contents = keeping.iter();
            contents.any(|&content| this.has_content(kind, content))
        };
        let makers = self.makers_of(is_kept).into_iter();
        let mut graphs: Vec<GraphId> = makers.map(|(graph, _)| graph).collect();
        // Functions that are given what keeps them, or hand on what they are given, have a version for each place: as arguments all
        // are of one sort.
        let takes = |&graph: &GraphId| {
            let data = &self.a.graphs[graph];
            let bindings = &self.a.bindings[graph];
            let hands_on = is_it(self, &bindings[data.return_var()]);
            let mut params = data.params().iter().map(|&param| &bindings[param]);
            params.any(|param| is_kept(self, &param.kind) || hands_on && is_it(self, param))
        };
        graphs.extend(self.a.graphs.ids().filter(takes));
        self.note_places(graphs);
        // Functions that only call what they are given, or hand it on to others that do, have such versions if nothing else helps.
        let is_given = |&graph: &GraphId| {
            let bindings = &self.a.bindings[graph];
            let mut params = self.a.graphs[graph].params().iter();
            params.any(|&param| is_it(self, &bindings[param]))
        };
        let given = self.a.graphs.ids().filter(is_given);
        let given: Vec<ObjId> = given.filter_map(|graph| self.with_places(graph)).collect();
        self.a.state.given_several.extend(given);
    }

    /// Classes whose objects keep such functions and classes in an attribute get copies, and what makes functions that do a version for
    /// each of its callers.
    fn note_keepers(&mut self, is_it: &dyn Fn(&BTreeSet<ObjId>) -> bool) {
        let keeps = |value: &SomeValue| is_it(&self.callables_held(&value.kind));
        let of_class = |class: &&ClassDef| {
            let mut attrs = class.attrs.values().filter(|attr| !attr.readonly);
            attrs.any(|attr| keeps(&attr.value))
        };
        let classes = self.a.classes.values().filter(of_class);
        let classes: Vec<ObjId> = classes.map(|class| class.class).collect();
        let of_closure = |desc: DescId| match &self.a.descs[desc] {
            Desc::Closure(closure) => {
                let mut cells = closure.cells.iter();
                cells.any(|&cell| keeps(&self.a.listdef(cell).item))
            }
            _ => false,
        };
        let closures = self.a.state.closures.iter();
        let closures = closures.filter(|(_, &made)| of_closure(made));
        let makers: Vec<GraphId> = closures.map(|(&(graph, _), _)| graph).collect();
        for class in classes {
            self.note_class(class);
        }
        self.note_places(makers);
    }

    /// The function or class that is called, in all rounds.
    fn callable_of(&self, desc: DescId) -> Option<ObjId> {
        let copies = &self.a.state.copies;
        match &self.a.descs[desc] {
            Desc::Closure(ClosureDesc { func, .. })
            | Desc::Method(MethodDesc { func, .. })
            | Desc::MethodOfFrozen(MethodOfFrozenDesc { func, .. }) => self.callable_of(*func),
            Desc::Function(function) => Some(copies.original(function.func)),
            Desc::Class(class) => Some(copies.class_of(class.class).unwrap_or(class.class)),
            Desc::Frozen(_) => None,
        }
    }

    /// The functions and classes that a value may be, or hold.
    fn callables_held(&self, kind: &Kind) -> BTreeSet<ObjId> {
        let mut found = BTreeSet::new();
        self.find_callables(kind, 0, &mut found);
        found
    }

    fn find_callables(&self, kind: &Kind, depth: usize, found: &mut BTreeSet<ObjId>) {
        if depth > crate::annotate::lattice::union::MAX_NESTING {
            return;
        }
        if let Kind::Pbc(descs) = kind {
            found.extend(descs.iter().filter_map(|&desc| self.callable_of(desc)));
        }
        let items = kind.list().map(|def| &self.a.listdef(def).item);
        let values = kind.dict().map(|def| &self.a.dictdef(def).value);
        let held = items.into_iter().chain(values).chain(kind.parts());
        for value in held {
            self.find_callables(&value.kind, depth + 1, found);
        }
    }

    /// An attribute of a class has no type, or what is in it: it gets copies. Where it is a copy already, what makes
    /// that is split, or what its methods make departs from it, or else what it derives from gets copies. Whether that was
    /// not so before.
    pub(in crate::annotate) fn note_class(&mut self, class: ObjId) -> bool {
        let copy = self.a.state.copies.class_of(class);
        if copy.is_some() && (self.note_maker(class) || self.note_departures(class)) {
            return true;
        }
        // (Of a union the classes differ: it has copies where one of them has.)
        if copy.is_none() && self.a.is_class_of_union(class) {
            return false;
        }
        let of = copy.unwrap_or(class);
        let copied = &self.a.state.decisions.copied;
        let most = match copied.contains(&of) {
            true => usize::MAX,
            false => 1,
        };
        let mut classes = self.with_unions(of).into_iter().take(most);
        // (What a base without functions has in common is nothing that copies of it would tell apart.)
        let can_be = |&class: &ObjId| {
            let need_not = copy.is_none() && class == of || self.a.is_class_of_union(class);
            !copied.contains(&class) && self.can_have_copies(class, need_not)
        };
        let Some(class) = classes.find(can_be) else {
            return false;
        };
        self.a.state.needed.copied.insert(class);
        true
    }

    /// Whether there can be copies of a class: of one of the program, which need not have functions.
    pub(in crate::annotate) fn can_have_copies(&self, class: ObjId, of_program: bool) -> bool {
        let heap = self.heap();
        let Some(data) = heap.class(class).filter(|data| !data.builtin) else {
            return false;
        };
        let is_of_program =
            |func: &ObjId| heap.function(*func).is_some() && self.is_of_program(*func);
        let functions = data.dict.values().any(is_of_program);
        // (Those of generators are made in each round.)
        let state = &self.a.state;
        !state.generators.contains_key(&class)
            && !state.copies.contains(class)
            && !self.has_members(class)
            && (functions || of_program && !self.is_own_class(class))
    }

    /// Whether a value is an object of a class that what is wanted is below.
    pub(in crate::annotate) fn is_base_of(&self, found: &SomeValue, wanted: &SomeValue) -> bool {
        match (&found.kind, &wanted.kind) {
            (&Kind::Instance(base), &Kind::Instance(class)) => {
                base != class && self.a.bases(class).any(|of| of == base)
            }
            _ => false,
        }
    }

    /// What a graph gives is an object that other functions give to several: those get a version for each. Whether some did not
    /// have that before.
    pub(in crate::annotate) fn note_makers(&mut self, graph: GraphId) -> bool {
        let (mut makers, mut todo) = (Set::default(), vec![graph]);
        while let Some(graph) = todo.pop() {
            for maker in self.makers_of_result(graph) {
                if makers.insert(maker) {
                    todo.push(maker);
                }
            }
        }
        let makers = makers.into_iter().filter(|&maker| maker != graph);
        self.note_places(makers.collect())
    }

    /// The graphs of functions that give what a graph gives, as an object.
    fn makers_of_result(&self, graph: GraphId) -> Vec<GraphId> {
        let data = &self.a.graphs[graph];
        let mut given = Set::from_iter([data.return_var()]);
        let links = || data.blocks.values().flat_map(|block| &block.exits);
        loop {
            let known = given.len();
            for link in links() {
                let inputs = &data.blocks[link.target].inputs;
                let pairs = link.args.iter().zip(inputs);
                let pairs = pairs.filter(|(_, input)| given.contains(*input));
                let sources: Vec<Var> = pairs.filter_map(|(arg, _)| arg.var()).collect();
                given.extend(sources);
            }
            if given.len() == known {
                break;
            }
        }
        let calls = given
            .iter()
            .filter_map(|&var| self.a.calls.get(&(graph, var)));
        let callees = calls.flat_map(|call| &call.callees);
        let is_maker = |callee: &GraphId| {
            let result = self.a.graphs[*callee].return_var();
            matches!(self.a.bindings[*callee][result].kind, Kind::Instance(_))
        };
        let makers = callees.filter_map(|callee| callee.graph);
        makers.filter(is_maker).collect()
    }

    /// Functions that make something for their callers get a version for each. Whether some did not have that before.
    pub(in crate::annotate) fn note_places(&mut self, graphs: Vec<GraphId>) -> bool {
        let mut more = false;
        for graph in graphs {
            if let Some(of) = self.with_places(graph) {
                more |= !self.a.state.decisions.by_place.contains(&of);
                self.a.state.needed.by_place.insert(of);
            }
        }
        more
    }

    /// The function of a graph, if that can have a version for each place that calls it, of which there are several.
    fn with_places(&self, graph: GraphId) -> Option<ObjId> {
        let func = self.a.graphs[graph].func?;
        let several = self.a.state.notify[graph].len() > 1;
        (several && self.has_no_policy(func)).then(|| self.a.state.copies.original(func))
    }
}
