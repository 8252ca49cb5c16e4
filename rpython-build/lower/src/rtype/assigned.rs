//! Which attributes of instances may be read before they are assigned, and which are assigned only
//! while the instance is made.
//!
//! An attribute that every constructor assigns, before anything else can look at the instance, is
//! there whenever it is read. The others have to be looked for at each read, which raises
//! `AttributeError` where there is none, as in CPython: by the value, if that is a pointer that is
//! null for no value, else by a field of their own that says whether they were assigned.
//!
//! This is definite assignment, as Java and Swift have it for local variables and initialisers,
//! over the annotated graphs of `__init__` and of what it calls with the new instance: forward, the
//! names that were assigned on all paths. Where the instance was put somewhere, whatever code runs
//! before the end may look at it there. What is too hard for it only costs a check.

use super::{Map, RTyper};
use crate::annotate::types::defs::{
    Annotated, Call, Callee, ClassDef, ClassDefId, Desc, ParamSource, Set,
};
use crate::annotate::types::model::Kind;
use crate::diag::Diagnostic;
use crate::host::attribute_key::AttrKey;
use crate::host::heap::Heap;
use crate::ir::model::{Block, ExitSwitch, GraphId, Hl, Op, Value, Var};
use crate::ir::op::HlOp;
use crate::stubs::{BuiltinFn, Method};

/// Names; `None`: all there are (control does not come here).
type Names = Option<Set<AttrKey>>;

fn meet(a: Names, b: &Names) -> Names {
    match (a, b) {
        (None, b) => b.clone(),
        (a, None) => a,
        (Some(mut a), Some(b)) => {
            a.retain(|name| b.contains(name));
            Some(a)
        }
    }
}

fn with(a: &Set<AttrKey>, b: &Names) -> Names {
    let b = b.as_ref()?;
    Some(a.union(b).cloned().collect())
}

/// What a function does with one of its parameters.
#[derive(Clone, Debug, Default)]
struct Summary {
    /// What it has assigned when it returns.
    assigned: Names,
    /// What it has assigned whenever somebody else may look.
    seen: Names,
    /// Whether others know the instance when it returns.
    shared: bool,
    /// What it may read without having assigned it.
    read: Set<AttrKey>,
}

impl Summary {
    /// Of a function that is not looked at.
    fn unknown() -> Self {
        Summary {
            assigned: Some(Set::default()),
            seen: Some(Set::default()),
            shared: true,
            read: Set::default(),
        }
    }
}

/// What is known at a point of a function that control reaches.
#[derive(Clone, Debug, Default, PartialEq)]
struct State {
    /// What is assigned.
    names: Set<AttrKey>,
    /// Whether others know the instance.
    shared: bool,
}

/// What an operation does.
struct Effect {
    /// What holds afterwards; `None` if it does not come back.
    after: Option<State>,
    /// What is assigned at least when others may look at the instance meanwhile.
    seen: Names,
    /// What it may read without its having been assigned.
    read: Set<AttrKey>,
}

/// The functions that make instances of exactly a class, with the parameter that is the new instance;
/// `None` for what makes one and calls none.
type Constructors = Map<ClassDefId, Set<Option<(GraphId, Var)>>>;

struct Analysis<'a> {
    ann: &'a Annotated,
    heap: &'a Heap,
    /// What is known of parameters; nothing yet of those that are being looked at.
    summaries: Map<(GraphId, Var), Option<Summary>>,
}

/// Attributes of instances, by the class they live in.
pub type Attributes = Set<(ClassDefId, AttrKey)>;

/// How deep constructors and what they call are followed.
const DEPTH: usize = 40;

impl RTyper<'_> {
    /// The attributes that may be read before they are assigned, and those that are assigned once the
    /// instance is made.
    pub(super) fn assigned_attributes(&self) -> (Attributes, Attributes) {
        let mut analysis = Analysis {
            ann: &*self.ann,
            heap: &self.session.heap,
            summaries: Map::default(),
        };
        let constructors = analysis.constructors();
        let marked = |def: &ClassDef| def.immutable || !def.immutable_fields.is_empty();
        let reassigned = match self.ann.classes.values().any(marked) {
            true => analysis.reassigned(&constructors),
            false => Set::default(),
        };
        (self.late_attributes(analysis, constructors), reassigned)
    }

    /// Errors for attributes that a constructor was to assign before the default of a base is read, which has another type.
    pub(super) fn read_defaults(&self) -> Vec<Diagnostic> {
        let heap = &self.session.heap;
        let replaced = self.ann.replaced.keys();
        let read = replaced.filter(|&at| self.late.contains(at));
        let told = read.map(|(class, name)| {
            let mut error = self.ann.default_read(heap, *class, name);
            error.primary = error.labels.pop();
            error
        });
        told.collect()
    }

    fn late_attributes(
        &self,
        mut analysis: Analysis<'_>,
        constructors: Constructors,
    ) -> Attributes {
        let ann = analysis.ann;
        let mut late = Set::default();
        for (class, constructors) in constructors {
            // `__del__` sees what a constructor that raised has left.
            let dies = ann.bases(class).any(|c| ann.finalizers.contains_key(&c));
            let mut sure: Names = dies.then(Set::default);
            let mut read = Set::default();
            for constructor in constructors {
                let Some((graph, this)) = constructor else {
                    sure = Some(Set::default());
                    break;
                };
                let summary = analysis.summary(graph, this, 0);
                sure = meet(meet(sure, &summary.assigned), &summary.seen);
                read.extend(summary.read);
            }
            // (Where no constructor comes to its end, only what it reads itself counts.)
            let is_sure = |name: &AttrKey| sure.as_ref().is_none_or(|sure| sure.contains(name));
            for (home, name) in self.own_attributes(class) {
                let there = is_sure(&name) && !read.contains(&name);
                if !there && ann.class_attribute(class, &name).is_none() {
                    late.insert((home, name));
                }
            }
        }
        for (class, def) in ann.classes.iter() {
            for &obj in &def.prebuilt {
                for (home, name) in self.own_attributes(class) {
                    let has = self.session.heap.instance_value(obj, &name).is_some()
                        || ann.class_attribute(class, &name).is_some();
                    if !has {
                        late.insert((home, name));
                    }
                }
            }
        }
        late
    }

    /// The attributes of instances of a class that classes of Python text have, and where each
    /// lives.
    fn own_attributes(&self, class: ClassDefId) -> Vec<(ClassDefId, AttrKey)> {
        let heap = &self.session.heap;
        let mut attrs = Vec::new();
        // (Generators are made by the toolchain, which assigns what it reads.)
        let generators = self.ann.state.generator_base;
        for home in self.ann.bases(class) {
            let def = &self.ann.classes[home];
            if Some(home) == generators {
                return Vec::new();
            }
            if home == ClassDefId::OBJECT || heap.class(def.class).is_none_or(|c| c.builtin) {
                continue;
            }
            for attr in def.attrs.values() {
                // (Whether the others are there is kept track of by functions.)
                let is_field = attr.name.field().is_some();
                if !attr.readonly && !attr.value.is_impossible() && is_field {
                    attrs.push((home, attr.name.clone()));
                }
            }
        }
        attrs
    }
}

impl Analysis<'_> {
    fn constructors(&self) -> Constructors {
        let mut found = Constructors::default();
        let callees = self.ann.calls.values().flat_map(|call| &call.callees);
        for (class, this) in callees.filter_map(|callee| self.made_by(callee)) {
            found.entry(class).or_default().insert(this);
        }
        for (graph, op) in self.ops() {
            if op.code == HlOp::SimpleCall && self.is_instantiate(&op.args[0]) {
                let classes = self.ann.annotation(graph, &op.args[1]);
                for class in self.classes_in(&classes.kind) {
                    found.entry(class).or_default().insert(None);
                }
            }
        }
        found
    }

    /// The attributes that are assigned where an instance is not, for all that is known, a new one
    /// that its constructor fills in, or what that calls with it. (Not in a loop: what a loop reads
    /// of the instance is read before it if it cannot change.)
    fn reassigned(&mut self, constructors: &Constructors) -> Attributes {
        let ann = self.ann;
        let new = constructors.values().flatten().flatten().copied();
        let mut todo: Vec<(GraphId, Var)> = new.collect();
        for (graph, op) in self.ops() {
            if op.code == HlOp::SimpleCall && self.is_instantiate(&op.args[0]) {
                todo.push((graph, op.result));
            }
        }
        // The variables that hold each new instance, and to what functions it is given.
        let mut filled: Map<(GraphId, Var), Set<Var>> = Map::default();
        let mut given: Map<(GraphId, Var), Vec<(GraphId, Var)>> = Map::default();
        let mut known: Set<((GraphId, Var), (GraphId, Var))> = Set::default();
        while let Some(at) = todo.pop() {
            if filled.contains_key(&at) {
                continue;
            }
            let graph = &ann.graphs[at.0];
            let mut walk = Walk::new(self, at.0, at.1, 0);
            walk.find_methods();
            for block in walk.blocks() {
                let in_loop = graph.comes_back(block);
                for op in graph.blocks[block].ops.iter().filter(|_| !in_loop) {
                    let site = (at.0, op.result);
                    let callees = ann.calls.get(&site).into_iter().flat_map(|c| &c.callees);
                    let targets = callees.filter_map(|callee| walk.target(op, callee));
                    for target in targets {
                        known.insert((site, target));
                        given.entry(at).or_default().push(target);
                        todo.push(target);
                    }
                }
            }
            filled.insert(at, walk.this);
        }
        // Functions that are called with other instances too, and what these call.
        for (&site, call) in &ann.calls {
            for callee in &call.callees {
                let made = self.made_by(callee).map(|(_, made)| made);
                let Some(graph) = callee.graph else { continue };
                for &param in ann.graphs[graph].params() {
                    let at = (graph, param);
                    if made != Some(Some(at)) && !known.contains(&(site, at)) {
                        todo.push(at);
                    }
                }
            }
        }
        while let Some(at) = todo.pop() {
            if filled.swap_remove(&at).is_some() {
                todo.extend(given.swap_remove(&at).into_iter().flatten());
            }
        }
        let new: Set<(GraphId, Var)> = filled
            .iter()
            .flat_map(|(&(graph, _), this)| this.iter().map(move |&var| (graph, var)))
            .collect();
        let mut found = Set::default();
        for (graph, op) in self.ops() {
            let is_new = |v: &Value<Hl>| v.var().is_some_and(|v| new.contains(&(graph, v)));
            if op.code != HlOp::SetAttr || is_new(&op.args[0]) {
                continue;
            }
            if let Kind::Instance(class) = ann.annotation(graph, &op.args[0]).kind {
                let name = self.name_of(graph, op);
                found.extend(name.and_then(|name| Some((ann.home_of(class, &name)?, name))));
            }
        }
        found
    }

    /// All operations.
    fn ops(&self) -> impl Iterator<Item = (GraphId, &Op<Hl>)> {
        self.ann.graphs.iter().flat_map(|(graph, data)| {
            let blocks = self.ann.reached[graph].iter();
            let ops = blocks.flat_map(|&block| &data.blocks[block].ops);
            ops.map(move |op| (graph, op))
        })
    }

    /// The name of the attribute that an operation is about.
    fn name_of(&self, graph: GraphId, op: &Op<Hl>) -> Option<AttrKey> {
        let name = self.ann.annotation(graph, op.args.get(1)?).konst?;
        self.heap.attribute(name)
    }

    /// The class that a call makes an instance of, and the function that fills that in.
    fn made_by(&self, callee: &Callee) -> Option<(ClassDefId, Option<(GraphId, Var)>)> {
        let Desc::Class(class) = &self.ann.descs[callee.desc] else {
            return None;
        };
        let receiver = |p: &ParamSource| *p == ParamSource::Receiver;
        let this = callee.graph.and_then(|graph| {
            let at = callee.params.iter().position(receiver)?;
            Some((graph, *self.ann.graphs[graph].params().get(at)?))
        });
        Some((class.classdef?, this))
    }

    fn is_instantiate(&self, called: &Value<Hl>) -> bool {
        let known = called
            .constant()
            .and_then(|obj| self.ann.constants.get(obj));
        known.is_some_and(|s| s.kind == Kind::Builtin(BuiltinFn::Instantiate))
    }

    fn classes_in<'k>(&'k self, kind: &'k Kind) -> impl Iterator<Item = ClassDefId> + 'k {
        let descs = match kind {
            Kind::Pbc(descs) => &descs[..],
            _ => &[],
        };
        descs
            .iter()
            .filter_map(|&desc| match &self.ann.descs[desc] {
                Desc::Class(class) => class.classdef,
                _ => None,
            })
    }

    fn summary(&mut self, graph: GraphId, param: Var, depth: usize) -> Summary {
        match self.summaries.get(&(graph, param)) {
            Some(Some(summary)) => return summary.clone(),
            // (It calls itself.)
            Some(None) => return Summary::unknown(),
            None if depth > DEPTH => return Summary::unknown(),
            None => {}
        }
        self.summaries.insert((graph, param), None);
        let summary = Walk::new(self, graph, param, depth).run();
        self.summaries.insert((graph, param), Some(summary.clone()));
        summary
    }
}

/// One function, and one parameter of it.
struct Walk<'w, 'a> {
    analysis: &'w mut Analysis<'a>,
    graph: GraphId,
    depth: usize,
    /// The variables that hold the instance.
    this: Set<Var>,
    /// Bound methods of the instance, which are only called.
    methods: Set<Var>,
    /// What is assigned where blocks begin.
    states: Map<Block, State>,
    summary: Summary,
}

impl<'w, 'a> Walk<'w, 'a> {
    fn new(analysis: &'w mut Analysis<'a>, graph: GraphId, param: Var, depth: usize) -> Self {
        let mut walk = Walk {
            analysis,
            graph,
            depth,
            this: Set::from_iter([param]),
            methods: Set::default(),
            states: Map::default(),
            summary: Summary::default(),
        };
        walk.find_instance();
        walk
    }

    fn blocks(&self) -> Vec<Block> {
        self.analysis.ann.reached[self.graph]
            .iter()
            .copied()
            .collect()
    }

    /// Follows the instance through the blocks. Where it meets other values it is lost.
    fn find_instance(&mut self) {
        let ann = self.analysis.ann;
        let graph = &ann.graphs[self.graph];
        let blocks = self.blocks();
        // What comes into each input.
        let mut incoming: Map<Var, Vec<Value<Hl>>> = Map::default();
        for &block in &blocks {
            for link in &graph.blocks[block].exits {
                let inputs = &graph.blocks[link.target].inputs;
                for (&input, arg) in inputs.iter().zip(&link.args) {
                    incoming.entry(input).or_default().push(arg.clone());
                }
            }
        }
        // All that it may reach, less what others reach too.
        let holds =
            |value: &Value<Hl>, this: &Set<Var>| value.var().is_some_and(|v| this.contains(&v));
        loop {
            let before = self.this.len();
            for &block in &blocks {
                for op in &graph.blocks[block].ops {
                    if is_alias(op) && holds(&op.args[0], &self.this) {
                        self.this.insert(op.result);
                    }
                }
            }
            for (&input, values) in &incoming {
                if values.iter().any(|value| holds(value, &self.this)) {
                    self.this.insert(input);
                }
            }
            if self.this.len() == before {
                break;
            }
        }
        loop {
            let this = self.this.clone();
            let lost = |input: &Var| {
                let values = incoming.get(input);
                values.is_some_and(|values| !values.iter().all(|value| holds(value, &this)))
            };
            let (lost, kept): (Set<Var>, Set<Var>) = this.iter().copied().partition(lost);
            if lost.is_empty() {
                break;
            }
            self.this = kept;
            for &block in &blocks {
                for op in &graph.blocks[block].ops {
                    if is_alias(op) && !holds(&op.args[0], &self.this) {
                        self.this.swap_remove(&op.result);
                    }
                }
            }
        }
    }

    fn run(mut self) -> Summary {
        let ann = self.analysis.ann;
        let graph = &ann.graphs[self.graph];
        self.states.insert(graph.start, State::default());
        let mut todo = vec![graph.start];
        while let Some(block) = todo.pop() {
            let (normal, raised) = self.through(block, false);
            let data = &graph.blocks[block];
            for link in &data.exits {
                let guarded = data.switch == ExitSwitch::LastException && link.case.is_some();
                let Some(state) = (if guarded { &raised } else { &normal }) else {
                    continue;
                };
                let old = self.states.get(&link.target);
                let new = match old {
                    Some(old) => State {
                        names: old.names.intersection(&state.names).cloned().collect(),
                        shared: old.shared || state.shared,
                    },
                    None => state.clone(),
                };
                if old != Some(&new) {
                    self.states.insert(link.target, new);
                    todo.push(link.target);
                }
            }
        }
        for block in self.blocks() {
            self.through(block, true);
        }
        if let Some(end) = self.states.get(&graph.ret) {
            self.summary.assigned = Some(end.names.clone());
            self.summary.shared = end.shared;
        }
        self.summary
    }

    /// What holds at the end of a block, and where one of the operations that its exits for
    /// exceptions guard has raised. `note`: what others see on the way.
    fn through(&mut self, block: Block, note: bool) -> (Option<State>, Option<State>) {
        let Some(mut state) = self.states.get(&block).cloned() else {
            return (None, None);
        };
        let ann = self.analysis.ann;
        let data = &ann.graphs[self.graph].blocks[block];
        let guards = ann.guards.get(&(self.graph, block));
        let guarded = guards.map_or(1, |&n| n as usize);
        let mut raised = state.clone();
        for (at, op) in data.ops.iter().enumerate() {
            if at + guarded == data.ops.len() {
                raised = state.clone();
            }
            let Effect { after, seen, read } = self.effect(op, &state);
            if note {
                self.note(seen);
                self.summary.read.extend(read);
            }
            let Some(after) = after else {
                return (None, Some(raised));
            };
            // (It may have raised after it showed the instance around.)
            raised.shared |= after.shared;
            state = after;
        }
        let lost = data.exits.iter().any(|link| {
            let inputs = &ann.graphs[self.graph].blocks[link.target].inputs;
            let mut pairs = inputs.iter().zip(&link.args);
            pairs.any(|(input, arg)| self.involves(arg) && !self.this.contains(input))
        });
        if lost {
            state.shared = true;
            raised.shared = true;
            if note {
                self.note(Some(state.names.clone()));
            }
        }
        (Some(state), Some(raised))
    }

    fn note(&mut self, seen: Names) {
        self.summary.seen = meet(self.summary.seen.take(), &seen);
    }

    fn is_this(&self, value: &Value<Hl>) -> bool {
        value.var().is_some_and(|v| self.this.contains(&v))
    }

    /// Whether it is a method of the instance.
    fn is_bound(&self, value: &Value<Hl>) -> bool {
        value.var().is_some_and(|v| self.methods.contains(&v))
    }

    fn involves(&self, value: &Value<Hl>) -> bool {
        self.is_this(value) || self.is_bound(value)
    }

    fn effect(&mut self, op: &Op<Hl>, state: &State) -> Effect {
        let plain = self.is_plain(op);
        let mut effect = Effect {
            after: Some(state.clone()),
            seen: (state.shared && !plain).then(|| state.names.clone()),
            read: Set::default(),
        };
        let name = self.analysis.name_of(self.graph, op);
        let involved = op.args.iter().any(|arg| self.involves(arg));
        if !involved || is_alias(op) || op.code == HlOp::Is {
            // Of another instance, which may be this one.
            if let (HlOp::GetAttr, true, Some(name)) = (op.code, state.shared, name) {
                effect
                    .read
                    .extend((!state.names.contains(&name)).then_some(name));
            }
            return effect;
        }
        match (op.code, name) {
            (HlOp::GetAttr, Some(name)) if self.is_this(&op.args[0]) => {
                if self.is_method(op, &name) {
                    self.methods.insert(op.result);
                } else if !state.names.contains(&name) {
                    effect.read.insert(name);
                }
                return effect;
            }
            (HlOp::SetAttr, Some(name)) if self.is_this(&op.args[0]) => {
                let mut after = state.clone();
                after.names.insert(name);
                after.shared |= self.involves(&op.args[2]);
                effect.after = Some(after);
                return effect;
            }
            (HlOp::SimpleCall | HlOp::CallArgs(_), _) => {
                if let Some(effect) = self.call(op, state) {
                    return effect;
                }
            }
            _ => {}
        }
        // It is put somewhere, or given to who knows whom.
        if !plain {
            effect.seen = Some(state.names.clone());
        }
        effect.after = Some(State {
            shared: true,
            ..state.clone()
        });
        effect
    }

    /// Whether an operation runs no code of the program.
    fn is_plain(&self, op: &Op<Hl>) -> bool {
        let kind = |at: usize| self.analysis.ann.annotation(self.graph, &op.args[at]).kind;
        match op.code {
            HlOp::GetAttr
            | HlOp::SetAttr
            | HlOp::Is
            | HlOp::Bool
            | HlOp::SameAs
            | HlOp::Hint
            | HlOp::Excluding
            | HlOp::NewTuple
            | HlOp::NewList
            | HlOp::NewCell
            | HlOp::GetCell
            | HlOp::SetCell
            | HlOp::NewFunction
            | HlOp::ListAppend => true,
            HlOp::GetItem | HlOp::SetItem => matches!(kind(0), Kind::List(_) | Kind::Tuple(_)),
            HlOp::Len | HlOp::Iter => !matches!(kind(0), Kind::Instance(_)),
            HlOp::Next => matches!(kind(0), Kind::Iterator { .. }),
            HlOp::Unary(_) | HlOp::Binary(_) | HlOp::Inplace(_) | HlOp::Compare(_) => {
                (0..op.args.len()).all(|at| is_atom(&kind(at)))
            }
            HlOp::SimpleCall => match kind(0) {
                Kind::BuiltinMethod { method, .. } => method == Method::Append,
                Kind::Builtin(func) => {
                    use BuiltinFn as F;
                    matches!(func, F::Isinstance | F::Type | F::StdoutWrite)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Finds the methods of the instance that its function asks for.
    fn find_methods(&mut self) {
        let (ann, graph) = (self.analysis.ann, self.graph);
        for block in self.blocks() {
            for op in &ann.graphs[graph].blocks[block].ops {
                let asked = op.code == HlOp::GetAttr && self.is_this(&op.args[0]);
                if asked
                    && self
                        .analysis
                        .name_of(graph, op)
                        .is_some_and(|name| self.is_method(op, &name))
                {
                    self.methods.insert(op.result);
                }
            }
        }
    }

    fn is_method(&self, op: &Op<Hl>, name: &AttrKey) -> bool {
        let ann = self.analysis.ann;
        match ann.annotation(self.graph, &op.args[0]).kind {
            Kind::Instance(class) => ann.attribute(class, name).is_none_or(|a| a.readonly),
            _ => true,
        }
    }

    /// A call that is given the instance, if it is known what it calls.
    fn call(&mut self, op: &Op<Hl>, state: &State) -> Option<Effect> {
        let ann = self.analysis.ann;
        let Call { callees, .. } = ann.calls.get(&(self.graph, op.result))?;
        if callees.is_empty() {
            return None;
        }
        let mut assigned: Names = None;
        let mut effect = Effect {
            after: None,
            seen: state.shared.then(|| state.names.clone()),
            read: Set::default(),
        };
        let mut shared = state.shared;
        for callee in callees {
            let (graph, param) = self.target(op, callee)?;
            let summary = self.analysis.summary(graph, param, self.depth + 1);
            assigned = meet(assigned, &with(&state.names, &summary.assigned));
            effect.seen = meet(effect.seen, &with(&state.names, &summary.seen));
            let read = summary.read.into_iter();
            effect
                .read
                .extend(read.filter(|name| !state.names.contains(name)));
            shared |= summary.shared;
        }
        effect.after = assigned.map(|names| State { names, shared });
        Some(effect)
    }

    /// The function called, and its one parameter that is the instance.
    fn target(&self, op: &Op<Hl>, callee: &Callee) -> Option<(GraphId, Var)> {
        let graph = callee.graph?;
        let mut found = None;
        for (at, source) in callee.params.iter().enumerate() {
            let given = match *source {
                ParamSource::Receiver => self.is_bound(&op.args[0]),
                ParamSource::Arg(n) => self.is_this(op.args.get(n as usize)?),
                ParamSource::Default(_) => false,
                ParamSource::Item(..) | ParamSource::Cell(_) | ParamSource::CellValue(_) => {
                    return None
                }
            };
            if given && found.replace(at).is_some() {
                return None;
            }
        }
        let params = self.analysis.ann.graphs[graph].params();
        Some((graph, *params.get(found?)?))
    }
}

/// Values without parts, whose operators are Python's own.
fn is_atom(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::None
            | Kind::Bool
            | Kind::Integer { .. }
            | Kind::Float
            | Kind::Char
            | Kind::Str
            | Kind::Bytes
    )
}

/// Operations that hand on their first operand.
fn is_alias(op: &Op<Hl>) -> bool {
    matches!(op.code, HlOp::Hint | HlOp::Excluding | HlOp::SameAs)
}
