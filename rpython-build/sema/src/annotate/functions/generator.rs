//! Generators: a generator function becomes a class whose `__next__` is the function's body.
//!
//! Each graph of a generator function is turned into two. The graph itself makes an instance of
//! a class made for it (a subclass of `Generator` in `helpers/app_object.py`), stores the
//! arguments in it, and returns it. `__next__` goes to where the body stopped: at a `yield` the
//! values still needed are stored in attributes, and the number of the `yield` in `state`. What a loop around it does not
//! change is stored where the loop is entered.
//! While the body runs `state` is -1, so a body that has returned or raised is finished. Where it may come to itself (a
//! decision: `decide_reentrant`), the body is `_step`, `state` is -2 while it runs, and a `__next__` around it asks for that and says when it
//! is finished.
//! Behind each `yield` the body asks for what was sent or thrown (`resume` in `app_object.py`); a
//! handler around a `yield` is for that alone. What is thrown is `None`, and all that would handle it
//! dead, until a `throw` is called that the program has got from a generator, by whatever name.
//! The body ends with a `StopIteration`; one that it raises itself has become a `RuntimeError`
//! before it leaves it (`Instr::GeneratorError`).

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::{Attribute, ClassDefId, Desc, Readers};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::front::code::{CompareOp, Name};
use crate::front::{is_private, private};
use crate::host::modules::marks::Mark;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::ir::rewrite::Predecessors;
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

type Stored = Vec<Value<Hl>>;

/// The methods of a generator's class.
const METHODS: [&str; 6] = [
    "__next__",
    "send",
    "throw",
    "close",
    "__enter__",
    "__exit__",
];

/// The attribute `value` of `StopIteration`.
#[derive(Debug, Default)]
pub struct StopValue {
    /// Something reads it.
    read: bool,
    /// Who assigns it.
    stores: Readers,
}

impl Annotator<'_> {
    /// The graph that makes the generator, and the class it makes.
    pub(super) fn generator_graph(
        &mut self,
        mut body: Graph<Hl>,
        func: ObjId,
    ) -> An<(Graph<Hl>, ObjId)> {
        let class = self.generator_class(func)?;
        let mut bootstrap: Graph<Hl> = Graph::new(body.name.clone(), (), ((), ()));
        bootstrap.func = body.func;
        bootstrap.frame = body.frame.clone();
        bootstrap.span = body.span;
        let (start, ret) = (bootstrap.start, bootstrap.ret);
        let is_iterator = self.stands_for_iterator(func);
        let begun = match is_iterator {
            true => begin(&mut body, &mut bootstrap),
            false => None,
        };
        let params = begun.unwrap_or_else(|| {
            let params = body.params().iter();
            let params: Vec<Var> = params
                .map(|&p| bootstrap.vars.push(body.vars[p].clone()))
                .collect();
            bootstrap.blocks[start].inputs = params.clone();
            params
        });
        let instance = bootstrap.new_var(());
        let mut ops = vec![op(
            HlOp::SimpleCall,
            vec![Value::Const(class)],
            instance,
            body.span,
        )];
        let values = params.iter().map(|&p| Value::Var(p)).enumerate();
        let none = Value::Const(self.heap().none);
        // (`sent` has no value until something is sent: see `finish_generators`.)
        let result = bootstrap.new_var(());
        let name = self.text_value(&private("_thrown"));
        let args = vec![Value::Var(instance), name, none];
        ops.push(op(HlOp::SetAttr, args, result, body.span));
        ops.extend(self.store(&mut bootstrap, instance, 0, values, body.span));
        bootstrap.blocks[start].ops.extend(ops);
        bootstrap.blocks[start].exits = vec![Link::new(vec![Value::Var(instance)], ret)];
        let step = self.own_method(class, &private("_step"));
        let running = match (is_iterator, step.is_some()) {
            (true, _) => None,
            (false, true) => Some(-2),
            (false, false) => Some(-1),
        };
        let next = step.map_or_else(|| self.next_function(class), Ok)?;
        let graph = self.next_graph(body, running)?;
        self.provide_graph(next, graph);
        Ok((bootstrap, class))
    }

    /// Decides which generators may ask themselves for the next item: something may lead them to themselves, and what their bodies call
    /// leads to their `__next__`.
    pub(in crate::annotate) fn decide_reentrant(&mut self) {
        let made = self.a.state.generators.iter();
        let made: Vec<(ObjId, GraphId)> = made.map(|(&class, &graph)| (class, graph)).collect();
        if made.is_empty() {
            return;
        }
        let held = self.held_classes();
        for (class, bootstrap) in made {
            let (Some(func), Ok(next)) = (self.a.graphs[bootstrap].func, self.next_function(class))
            else {
                continue;
            };
            if self.stands_for_iterator(func) {
                continue;
            }
            let is_held = match self.classdef(class) {
                Ok(class) => self.a.bases(class).any(|base| held.contains(&base)),
                Err(_) => false,
            };
            if !is_held {
                continue;
            }
            let desc = self.a.desc_of.get(&next);
            let desc = desc.and_then(|&desc| self.a.function_of(desc));
            let mut steps = desc.into_iter().flat_map(|desc| desc.graphs.values());
            if steps.any(|&step| self.calls_itself(step)) {
                self.a.state.needed.reentrant.insert(func);
            }
        }
    }

    /// Whether what a graph calls leads back to it.
    fn calls_itself(&self, graph: GraphId) -> bool {
        let mut seen = FxHashSet::default();
        let mut todo = vec![graph];
        while let Some(called) = todo.pop() {
            for reader in self.a.state.notify[called].iter() {
                if reader.graph == graph {
                    return true;
                }
                if seen.insert(reader.graph) {
                    todo.push(reader.graph);
                }
            }
        }
        false
    }

    /// The classes of objects that something may lead to which has been given one: an attribute, a container or a variable that functions
    /// share. What is in variables of functions alone nobody else finds; and what a generator keeps of its own variables was there before
    /// it, unless it has it from what is looked at here, or it was sent.
    fn held_classes(&self) -> FxHashSet<ClassDefId> {
        let sent = &private("_sent");
        let attributes = self.a.classes.ids().flat_map(|of| {
            let all = self.a.classes[of].attrs.values();
            let of_generator = self.is_generator(of);
            let looked_at =
                move |attr: &&Attribute| !of_generator || attr.name.field() == Some(sent);
            all.filter(looked_at).map(|attr| &attr.value)
        });
        let items = self.a.lists.roots();
        let items = items.map(|list| &self.a.listdef(list).item);
        let entries = self.a.dicts.roots().flat_map(|dict| {
            let of = self.a.dictdef(dict);
            [&of.key, &of.value]
        });
        let mut held = FxHashSet::default();
        for value in attributes.chain(items).chain(entries) {
            self.add_classes(value, &mut held);
        }
        held
    }

    /// The classes of objects that a value may be, or that are in it.
    fn add_classes(&self, value: &SomeValue, held: &mut FxHashSet<ClassDefId>) {
        match &value.kind {
            &(Kind::Instance(of) | Kind::WeakRef(of)) => {
                held.insert(of);
            }
            Kind::Pbc(descs) => {
                held.extend(descs.iter().filter_map(|&desc| match &self.a.descs[desc] {
                    Desc::Method(method) => method.self_class,
                    _ => None,
                }))
            }
            kind => {
                for part in kind.parts() {
                    self.add_classes(part, held);
                }
            }
        }
    }

    /// Whether the generators of a function stand for iterators that are no generators on CPython.
    fn stands_for_iterator(&self, func: ObjId) -> bool {
        self.heap().mark_of_module(func, Mark::Iterators).is_some()
    }

    /// Which type the generators of a function are of to programs.
    fn type_of_generators(&mut self, func: ObjId) -> ObjId {
        let function = self.heap().function(func);
        let known = function.map(|f| (f.globals, f.qualname.clone()));
        match known.filter(|_| self.stands_for_iterator(func)) {
            Some((globals, name)) => self.session.type_of_iterators(globals, &name),
            None => self.heap().types.generator,
        }
    }

    /// The type that generators of a class are of to programs, all of them; `None` in it if there is no such type, or none that is known.
    pub(in crate::annotate) fn type_of_generators_of(
        &mut self,
        class: ClassDefId,
    ) -> Option<Option<ObjId>> {
        if !self.is_generator(class) {
            return None;
        }
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        let joins = &self.a.state.generator_joins;
        let below = self.a.subclasses(class).into_iter();
        let made = below.filter(|class| !joins.contains(class));
        let mut shown = made.map(|of| self.a.shown_class(self.heap(), self.a.classes[of].class));
        let one = shown.next().filter(|&of| of != self.heap().types.iterator);
        Some(one.filter(|&of| shown.all(|other| other == of)))
    }

    /// A class for the generators of one graph, with a `__next__` of its own.
    fn generator_class(&mut self, func: ObjId) -> An<ObjId> {
        let base = self.helper(("app_object", "Generator"))?;
        self.a.state.generator_base = Some(self.classdef(base)?);
        let qualname: Name = match self.heap().function(func) {
            Some(f) => f.qualname.clone(),
            None => "generator".into(),
        };
        let dict = self.session.heap.new_dict();
        // Each class has its own: what they take and give differs.
        let reentrant = self.a.state.decisions.reentrant.contains(&func);
        let next = ("__next__".into(), private("_next_of_reentrant"));
        let around = [next, (private("_step"), private("_step"))];
        let plain = METHODS.map(|name| (name.into(), name.into()));
        let plain = plain
            .iter()
            .filter(|(name, _): &&(Name, Name)| !reentrant || **name != *"__next__");
        let around = around.iter().filter(|_| reentrant);
        for (name, from) in plain.chain(around) {
            let template = self.own_method(base, from);
            let Some(mut method) = template.and_then(|t| self.heap().function(t)).cloned() else {
                return Err(Stop::Blocked);
            };
            method.qualname = format!("{qualname}.{name}").into();
            let method = self.session.heap.add(Object::Function(Box::new(method)));
            self.session.heap.dict_set_str(dict, name, method);
        }
        if let Some((module, _)) = self.module_and_name(func) {
            let module = self.session.heap.new_str(module);
            self.session
                .heap
                .dict_set_str(dict, &"__module__".into(), module);
        }
        let heap = &mut self.session.heap;
        let name = heap.new_str(qualname);
        let bases = heap.new_tuple(vec![base]);
        let type_ = heap.types.type_;
        let Ok(class) = self.session.call_obj(type_, &[name, bases, dict]) else {
            return self.fail(UNSUPPORTED, "the class of this generator cannot be made");
        };
        let of = self.type_of_generators(func);
        self.session.stand_for(class, of);
        self.session.heap.show_as(class, of);
        Ok(class)
    }

    /// The class of values that may be instances of either: the common base, but for generators,
    /// which get a base of their own. So each of several kinds of generators that meet is called
    /// where they meet, and no other.
    pub fn joined_class(&mut self, a: ClassDefId, b: ClassDefId) -> ClassDefId {
        if self.note_meeting(a, b) {
            return a;
        }
        let common = self.a.common_base(a, b);
        let Some(base) = self.a.state.generator_base else {
            return common;
        };
        if common != base || a == base || b == base {
            return common;
        }
        let below = |this: &Self, class: ClassDefId| {
            this.a
                .bases(class)
                .take_while(|&c| c != base)
                .last()
                .unwrap_or(class)
        };
        let (a, b) = (below(self, a), below(self, b));
        let joins = &self.a.state.generator_joins;
        let join = match (joins.contains(&a), joins.contains(&b)) {
            (true, _) => a,
            (_, true) => b,
            _ => {
                let Some(join) = self.generator_join(base) else {
                    return common;
                };
                join
            }
        };
        for class in [a, b] {
            if class != join {
                self.a.classes[base].subclasses.retain(|&c| c != class);
                self.a.classes[class].base = Some(join);
                self.a.classes[join].subclasses.push(class);
            }
        }
        // Whoever looked something up in the class must look again.
        let mut readers = self.a.classes[join].readers.clone();
        for class in [base, join] {
            for attr in self.a.classes[class].attrs.values_mut() {
                attr.methods = None;
            }
            for (_, (_, waiting)) in self.a.classes[class].specials.drain(..) {
                readers.extend(waiting);
            }
        }
        for attr in self.a.classes[base].attrs.values() {
            readers.extend(attr.readers.iter().copied());
        }
        self.reflow_all(&readers);
        join
    }

    fn generator_join(&mut self, base: ClassDefId) -> Option<ClassDefId> {
        let heap = &mut self.session.heap;
        let dict = heap.new_dict();
        let name = heap.new_str("generator");
        let bases = heap.new_tuple(vec![self.a.classes[base].class]);
        let type_ = heap.types.type_;
        let class = self.session.call_obj(type_, &[name, bases, dict]).ok()?;
        // (Which of those below are more than iterators is asked of them.)
        let of = self.heap().types.iterator;
        self.session.stand_for(class, of);
        let join = self.classdef(class).ok()?;
        self.a.state.generator_joins.insert(join);
        Some(join)
    }

    /// Whether two kinds of generators give values of one type, as far as that is known.
    pub fn generators_agree(&self, a: ClassDefId, b: ClassDefId, depth: usize) -> bool {
        match (self.given_by_generator(a), self.given_by_generator(b)) {
            (Some((_, a)), Some((_, b))) => self.compatible(&a, &b, depth + 1),
            _ => true,
        }
    }

    /// What generators of a class give so far, and the graph that gives it.
    pub(in crate::annotate) fn given_by_generator(
        &self,
        class: ClassDefId,
    ) -> Option<(GraphId, SomeValue)> {
        let found = self.a.subclasses(class).into_iter();
        let mut functions = found.filter_map(|c| self.next_function(self.a.classes[c].class).ok());
        let next = functions.next()?;
        let desc = self.a.function_of(*self.a.desc_of.get(&next)?)?;
        let &graph = desc.graphs.values().next()?;
        let result = self.a.graphs[graph].return_var();
        Some((graph, self.a.bindings[graph][result].clone()))
    }

    /// Sees to it that it becomes known what generators of a class give, which may be wanted before anybody asks them.
    pub(in crate::annotate) fn ask_generators(&mut self, class: ClassDefId) {
        for class in self.a.subclasses(class) {
            let Ok(next) = self.next_function(self.a.classes[class].class) else {
                continue;
            };
            if self.given_by_generator(class).is_none() {
                // (What is wrong with it is told where it is called.)
                let _ = self.graph_called_with(next, &[SomeValue::instance(class)], &[]);
            }
        }
    }

    fn next_function(&self, class: ObjId) -> An<ObjId> {
        self.own_method(class, "__next__").ok_or(Stop::Blocked)
    }

    fn own_method(&self, class: ObjId, name: &str) -> Option<ObjId> {
        self.heap().class(class)?.dict.get(name).copied()
    }

    fn is_stop_value(&self, class: ClassDefId, name: &str) -> bool {
        let class = self.a.classes[class].class;
        name == "value"
            && self
                .heap()
                .is_subclass(class, self.heap().types.stop_iteration)
    }

    /// Whether an attribute is the `value` of a `StopIteration`, and nothing in the program reads
    /// that: then what generators return need not be of one type. The block at work is looked at
    /// again once something does.
    pub fn is_unread_stop_value(&mut self, class: ClassDefId, name: &str) -> bool {
        if !self.is_stop_value(class, name) {
            return false;
        }
        let reader = self.reader();
        let value = &mut self.a.state.stop_value;
        value.stores.insert(reader);
        !value.read
    }

    /// If the attribute is the `value` of a `StopIteration`: it is read.
    pub fn read_stop_value(&mut self, class: ClassDefId, name: &str) {
        if self.is_stop_value(class, name) && !self.a.state.stop_value.read {
            self.a.state.stop_value.read = true;
            let stores = self.a.state.stop_value.stores.clone();
            self.reflow_all(&stores);
        }
    }

    /// What generators keep in an attribute, as the program knows it.
    pub(in crate::annotate) fn text_of_generator(
        &self,
        class: ClassDefId,
        name: &str,
    ) -> Option<String> {
        if !self.is_generator(class) || !is_private(name) {
            return None;
        }
        let generator = self.heap().class_name(self.a.classes[class].class);
        Some(match name {
            name if *name == *private("_sent") => format!("what is sent to `{generator}`"),
            name if *name == *private("_thrown") => format!("what is thrown into `{generator}`"),
            name if *name == *private("_returned") => format!("what `{generator}` returns"),
            _ => format!("a variable of `{generator}`"),
        })
    }

    /// Generators that nothing is sent to get `None` from their `yield`s. (Until all is known, what
    /// is behind a `yield` whose value is used waits for what is sent.)
    pub fn finish_generators(&mut self) {
        let Some(base) = self.a.state.generator_base else {
            return;
        };
        let none = self.none();
        for class in self.a.subclasses(base) {
            let unset = self
                .a
                .attribute(class, &*private("_sent"))
                .is_none_or(|attr| attr.value.is_impossible());
            let join = class == base || self.a.state.generator_joins.contains(&class);
            if unset && !join {
                let _ = self.set_attribute(class, &private("_sent").into(), &none);
            }
        }
    }

    /// Stores the values that a later step needs, by their numbers, and which step that is.
    fn store(
        &mut self,
        graph: &mut Graph<Hl>,
        generator: Var,
        state: usize,
        values: impl IntoIterator<Item = (usize, Value<Hl>)>,
        span: Option<Span>,
    ) -> Vec<Op<Hl>> {
        let mut ops = Vec::new();
        for (index, value) in values {
            if value.var().is_some() {
                ops.push(self.store_one(graph, generator, (state, index), value, span));
            }
        }
        let name = self.text_value(&private("_state"));
        let number = self.int_value(state as i64);
        let result = graph.new_var(());
        let args = vec![Value::Var(generator), name, number];
        ops.push(op(HlOp::SetAttr, args, result, span));
        ops
    }

    fn store_one(
        &mut self,
        graph: &mut Graph<Hl>,
        generator: Var,
        (state, index): (usize, usize),
        value: Value<Hl>,
        span: Option<Span>,
    ) -> Op<Hl> {
        let name = self.text_value(&attribute(state, index));
        let result = graph.new_var(());
        let args = vec![Value::Var(generator), name, value];
        op(HlOp::SetAttr, args, result, span)
    }

    /// `__next__`: the body, entered where it stopped. While it runs, the state is `running`; one that stands for an iterator has none: an
    /// exception leaves it where it stood, and it may come to ask itself, as `map` does.
    fn next_graph(&mut self, mut graph: Graph<Hl>, running: Option<i64>) -> An<Graph<Hl>> {
        let class = self.heap().types.stop_iteration;
        let stop = self.session.new_exception(class, vec![]);
        let finished = || vec![Value::Const(class), Value::Const(stop)];
        let (ret, exc, body) = (graph.ret, graph.exc, graph.start);
        let span = graph.span;
        graph.name.push_str(".__next__");
        let none = self.heap().none;
        // What is returned is left in an attribute, for `yield from`.
        let mut returns: Vec<(Block, Value<Hl>)> = Vec::new();
        for block in graph.reachable() {
            for exit in 0..graph.blocks[block].exits.len() {
                let link = &graph.blocks[block].exits[exit];
                if link.target != ret {
                    continue;
                }
                let nothing = link.args == [Value::Const(none)];
                let result = link.args.clone();
                let value = graph.new_var(());
                let end = graph.new_block(vec![value]);
                graph.blocks[end].exits = vec![Link::new(finished(), exc)];
                graph.redirect(block, exit, end, result);
                // (Where `None` is all there is, `stop_with` has nothing to tell.)
                let value = match nothing {
                    true => Value::Const(none),
                    false => Value::Var(value),
                };
                returns.push((end, value));
            }
        }
        let params: Stored = graph.params().iter().map(|&p| Value::Var(p)).collect();
        // (where to go on, with what: constants as they are, variables from attributes)
        let mut steps: Vec<(Block, Stored)> = vec![(body, params)];
        let mut yields: Vec<Yielded> = Vec::new();
        let mut resumed: Vec<Block> = Vec::new();
        let mut todo = graph.reachable();
        while let Some(block) = todo.pop() {
            let at = graph.blocks[block]
                .ops
                .iter()
                .position(|op| op.code == HlOp::Yield);
            let Some(at) = at else { continue };
            let sent = graph.blocks[block].ops[at].result;
            let used = is_used(&graph, block, sent);
            // Behind the `yield` it is asked for what came from outside; that can raise.
            graph.blocks[block].ops[at].result = graph.new_var(());
            let span = graph.blocks[block].ops[at].span;
            let delegate = graph.blocks[block].ops[at].args.get(1).cloned();
            let name = match (used, &delegate) {
                (true, Some(_)) => "resume_delegate",
                (false, Some(_)) => "resume_delegate_plain",
                (true, None) => "resume",
                (false, None) => "resume_plain",
            };
            let function = self.helper(("app_object", name))?;
            let mut args = vec![Value::Const(function)];
            args.extend(delegate);
            let call = op(HlOp::SimpleCall, args, sent, span);
            graph.blocks[block].ops.insert(at + 1, call);
            let rest = graph.split_block(block, at + 1);
            resumed.push(rest);
            let values = graph.blocks[block].exits[0].args.clone();
            let yielded = graph.blocks[block].ops[at].args[0].clone();
            graph.blocks[block].ops.truncate(at);
            let mut link = Link::new(vec![yielded.clone()], ret);
            link.span = span;
            graph.blocks[block].exits = vec![link];
            steps.push((rest, values.clone()));
            yields.push((block, steps.len() - 1, values, yielded));
            todo.push(rest);
        }
        // The dispatch: a chain of tests, each of which goes to one step.
        let start = graph.new_block(vec![]);
        let generator = graph.new_var(());
        let state = graph.new_var(());
        graph.blocks[start].inputs = vec![generator];
        let tests: Vec<Block> = steps.iter().map(|_| graph.new_block(vec![])).collect();
        let entries: Vec<Block> = steps.iter().map(|_| graph.new_block(vec![])).collect();
        graph.blocks[start].exits = vec![Link::new(vec![], tests[0])];
        graph.start = start;
        for (index, (target, values)) in steps.iter().enumerate() {
            let otherwise = match tests.get(index + 1) {
                Some(&next) => Link::with_case(vec![], next, HlCase::Bool(false)),
                None => Link::with_case(finished(), exc, HlCase::Bool(false)),
            };
            let taken = Link::with_case(vec![], entries[index], HlCase::Bool(true));
            graph.blocks[tests[index]].exits = vec![otherwise, taken];
            // Variables are read from attributes once the generator has a name there.
            graph.blocks[entries[index]].exits = vec![Link::new(values.clone(), *target)];
        }
        let kept = keep_in_attributes(&mut graph, &entries, &steps, &yields);
        let mut uses: Vec<Block> = entries.clone();
        uses.extend(kept.iter().map(|kept| kept.block));
        uses.extend(yields.iter().map(|y| y.0));
        uses.extend(returns.iter().map(|r| r.0));
        uses.extend(resumed.iter().copied());
        let generators = graph.thread_var(start, generator, &uses);
        let states = graph.thread_var(start, state, &tests);
        let name = self.text_value(&private("_state"));
        let args = vec![Value::Var(generator), name.clone()];
        graph.blocks[start].ops = vec![op(HlOp::GetAttr, args, state, span)];
        // What has ended, or is running.
        let set = |graph: &mut Graph<Hl>, block: Block, generator: Var, state: Value<Hl>| {
            let done = graph.new_var(());
            let args = vec![Value::Var(generator), name.clone(), state];
            let set = op(HlOp::SetAttr, args, done, span);
            graph.blocks[block].ops.push(set);
        };
        match running {
            Some(running) => set(&mut graph, start, generator, self.int_value(running)),
            None => {
                for (end, _) in &returns {
                    set(&mut graph, *end, generators[end], self.int_value(-1));
                }
            }
        }
        for (index, &test) in tests.iter().enumerate() {
            let number = self.int_value(index as i64);
            let truth = graph.new_var(());
            let args = vec![Value::Var(states[&test]), number];
            graph.blocks[test]
                .ops
                .push(op(HlOp::Compare(CompareOp::Eq), args, truth, span));
            graph.blocks[test].switch = ExitSwitch::Value(truth);
        }
        for (index, &entry) in entries.iter().enumerate() {
            let count = steps[index].1.len();
            for at in 0..count {
                if graph.blocks[entry].exits[0].args[at].var().is_none() {
                    continue;
                }
                let name = self.text_value(&attribute(index, at));
                let value = graph.new_var(());
                let args = vec![Value::Var(generators[&entry]), name];
                graph.blocks[entry]
                    .ops
                    .push(op(HlOp::GetAttr, args, value, span));
                graph.blocks[entry].exits[0].args[at] = Value::Var(value);
            }
        }
        for rest in resumed {
            graph.blocks[rest].ops[0]
                .args
                .push(Value::Var(generators[&rest]));
        }
        let stop_with = self.app_function("app_object", "stop_with");
        for (end, value) in returns {
            let name = self.text_value(&private("_returned"));
            let done = graph.new_var(());
            let args = vec![Value::Var(generators[&end]), name, value.clone()];
            graph.blocks[end]
                .ops
                .push(op(HlOp::SetAttr, args, done, span));
            if let (Some(function), Value::Var(_)) = (stop_with, &value) {
                // The exception carries it as well; what follows is not reached.
                let args = vec![Value::Const(function), value];
                let done = graph.new_var(());
                graph.blocks[end]
                    .ops
                    .push(op(HlOp::SimpleCall, args, done, span));
            }
        }
        for kept in &kept {
            let (block, generator) = (kept.block, generators[&kept.block]);
            let value = match kept.passed {
                // What another step has read is known by now.
                Passed::At(arg) => graph.blocks[block].exits[0].args[arg].clone(),
                Passed::As(var) => Value::Var(var),
            };
            let op = self.store_one(&mut graph, generator, kept.attribute, value, span);
            graph.blocks[block].ops.push(op);
        }
        for (block, state, values, _) in yields {
            let span = graph.blocks[block]
                .ops
                .last()
                .and_then(|op| op.span)
                .or(span);
            let is_kept = |index| kept.iter().any(|kept| kept.attribute == (state, index));
            let values = values.into_iter().enumerate();
            let values = values.filter(|&(index, _)| !is_kept(index));
            let ops = self.store(&mut graph, generators[&block], state, values, span);
            graph.blocks[block].ops.extend(ops);
        }
        Ok(graph)
    }
}

/// What the body of an iterator does before its first loop is done where it is made, as CPython does: from the start of the body it moves to
/// what makes it. Gives what the body goes on with, which becomes its parameters; `None` if the body begins with a loop.
fn begin(body: &mut Graph<Hl>, bootstrap: &mut Graph<Hl>) -> Option<Vec<Var>> {
    let old = body.start;
    let data = &body.blocks[old];
    let asks = matches!(data.switch, ExitSwitch::Value(_));
    let yields = data.ops.iter().any(|op| op.code == HlOp::Yield);
    // (What is handled there is handled in the body alone.)
    let mut others = data.exits.iter().skip(1);
    let handled = others.any(|link| link.target != body.exc);
    if asks || yields || handled || [body.ret, body.exc].contains(&data.exits[0].target) {
        return None;
    }
    if !body.predecessors()[old].is_empty() {
        return None;
    }
    let data = body.blocks[old].clone();
    let mut moved: FxHashMap<Var, Var> = FxHashMap::default();
    for &var in data
        .inputs
        .iter()
        .chain(data.ops.iter().map(|op| &op.result))
    {
        moved.insert(var, bootstrap.vars.push(body.vars[var].clone()));
    }
    let value = |value: &Value<Hl>| match value.var() {
        Some(var) => Value::Var(moved[&var]),
        None => value.clone(),
    };
    let start = &mut bootstrap.blocks[bootstrap.start];
    start.inputs = data.inputs.iter().map(|var| moved[var]).collect();
    start.ops = (data.ops.iter())
        .map(|op| Op {
            code: op.code,
            args: op.args.iter().map(value).collect(),
            result: moved[&op.result],
            span: op.span,
        })
        .collect();
    let mut link = data.exits[0].clone();
    link.case = None;
    let mut passed: Vec<Var> = link.args.iter().filter_map(Value::var).collect();
    passed.sort_unstable();
    passed.dedup();
    body.blocks[old] = BlockData {
        inputs: passed.clone(),
        ops: Vec::new(),
        switch: ExitSwitch::None,
        exits: vec![link],
    };
    Some(passed.iter().map(|var| moved[var]).collect())
}

/// A value that is stored in an attribute before the step that needs it is first reached.
struct Kept {
    /// Where it is stored: at the end of this block, which goes on to one other.
    block: Block,
    /// What is stored there.
    passed: Passed,
    /// The number of the step and that of the value.
    attribute: (usize, usize),
}

enum Passed {
    /// The argument of the block's link with this number.
    At(usize),
    As(Var),
}

/// A `yield`: its block, the step behind it, what that needs, and what is given.
type Yielded = (Block, usize, Stored, Value<Hl>);

/// A link by which a value comes: the block, the number of its exit, and that of the argument.
type Way = (Block, usize, usize);

/// Finds the values that a loop around a `yield` does not change, as the iterator that a loop goes through: they are
/// stored where that is entered. What a step reads from an attribute and passes on to the same `yield` is still there:
/// nobody else assigns it.
fn keep_in_attributes(
    graph: &mut Graph<Hl>,
    entries: &[Block],
    steps: &[(Block, Stored)],
    yields: &[Yielded],
) -> Vec<Kept> {
    let preds = graph.predecessors();
    let mut found: Vec<((usize, usize), Vec<Way>)> = Vec::new();
    for &(block, state, ref values, _) in yields {
        let region = behind(graph, entries, yields, state);
        for (index, value) in values.iter().enumerate() {
            let step = (entries[state], steps[state].0, index);
            let Some(var) = value.var() else { continue };
            if let Some(ways) = ways_in(graph, &preds, &region, step, (block, var)) {
                found.push(((state, index), ways));
            }
        }
    }
    // Ways from blocks that have others get blocks of their own.
    let mut made: Vec<((Block, usize), Block)> = Vec::new();
    let mut kept = Vec::new();
    for (attribute, ways) in found {
        for (block, exit, arg) in ways {
            if graph.blocks[block].exits.len() == 1 {
                let passed = Passed::At(arg);
                kept.push(Kept {
                    block,
                    passed,
                    attribute,
                });
                continue;
            }
            let known = made.iter().find(|(way, _)| *way == (block, exit));
            let way = match known {
                Some(&(_, way)) => way,
                None => {
                    let way = on_the_way(graph, block, exit);
                    made.push(((block, exit), way));
                    way
                }
            };
            kept.push(Kept {
                block: way,
                passed: Passed::As(graph.blocks[way].inputs[arg]),
                attribute,
            });
        }
    }
    kept
}

/// The blocks that are reached behind a `yield`, in this step or in one after it.
fn behind(
    graph: &Graph<Hl>,
    entries: &[Block],
    yields: &[Yielded],
    state: usize,
) -> FxHashSet<Block> {
    let mut region = FxHashSet::default();
    let mut todo = vec![entries[state]];
    while let Some(block) = todo.pop() {
        if !region.insert(block) {
            continue;
        }
        todo.extend(graph.blocks[block].exits.iter().map(|link| link.target));
        let ends = yields.iter().filter(|yielded| yielded.0 == block);
        todo.extend(ends.map(|yielded| entries[yielded.1]));
    }
    region
}

/// How a variable of the block with a `yield` comes from outside of what is behind that; if within, it is always what
/// the step read.
fn ways_in(
    graph: &Graph<Hl>,
    preds: &Predecessors,
    region: &FxHashSet<Block>,
    (entry, target, index): (Block, Block, usize),
    (block, var): (Block, Var),
) -> Option<Vec<Way>> {
    let mut todo = vec![(block, var)];
    let mut seen = FxHashSet::from_iter([(block, var)]);
    let (mut ways, mut is_kept) = (Vec::new(), false);
    while let Some((block, var)) = todo.pop() {
        let data = &graph.blocks[block];
        let at = data.inputs.iter().position(|&input| input == var)?;
        for &(pred, exit) in &preds[block] {
            if pred == entry {
                if (block, at) != (target, index) {
                    return None;
                }
                is_kept = true;
                continue;
            }
            let raises = graph.blocks[pred].switch == ExitSwitch::LastException;
            if !region.contains(&pred) {
                if raises && exit > 0 {
                    return None;
                }
                ways.push((pred, exit, at));
                continue;
            }
            let passed = graph.blocks[pred].exits[exit].args[at].var()?;
            if seen.insert((pred, passed)) {
                todo.push((pred, passed));
            }
        }
    }
    is_kept.then_some(ways)
}

/// A block on a link, with an input for each argument.
fn on_the_way(graph: &mut Graph<Hl>, block: Block, exit: usize) -> Block {
    let link = graph.blocks[block].exits[exit].clone();
    let inputs: Vec<Var> = link.args.iter().map(|_| graph.new_var(())).collect();
    let args = inputs.iter().map(|&input| Value::Var(input)).collect();
    let way = graph.new_block(inputs);
    graph.blocks[way].exits = vec![Link::new(args, link.target)];
    graph.redirect(block, exit, way, link.args);
    way
}

/// Whether anything uses a variable of a block.
fn is_used(graph: &Graph<Hl>, block: Block, var: Var) -> bool {
    let data = &graph.blocks[block];
    let is_it = |value: &Value<Hl>| value.var() == Some(var);
    matches!(data.switch, ExitSwitch::Value(v) if v == var)
        || data.ops.iter().any(|op| op.args.iter().any(is_it))
        || data.exits.iter().any(|link| link.args.iter().any(is_it))
}

fn attribute(state: usize, index: usize) -> Name {
    private(&format!("y{state}_{index}"))
}

fn op(code: HlOp, args: Vec<Value<Hl>>, result: Var, span: Option<Span>) -> Op<Hl> {
    Op {
        code,
        args,
        result,
        span,
    }
}
