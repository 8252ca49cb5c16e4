//! Calls: what a callable may be, how arguments reach parameters, which graph is called.

use crate::annotate::errors::report::*;
use crate::annotate::ops::lowlevel;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::arguments::{Arg, Args, Bound};
use crate::annotate::types::defs::Cell;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::Diagnostic;
use crate::front::code::{Instr, Name};
use crate::host::attribute_key::AttrKey;
use crate::host::ll::Intrinsic;
use crate::host::modules::marks::Mark;
use crate::host::modules::meanings::Meaning;
use crate::host::object::{ObjId, Object};
use crate::host::suggestions::closest;
use crate::ir::model::*;
use std::rc::Rc;

/// From how many callees on a call remembers what it has done: with fewer, to look is as long as to do it
/// again. It is a matter of time alone.
const MANY: usize = 4;

/// What a call of many callees has done with its arguments.
#[derive(Clone, Debug)]
pub struct DoneCall {
    args: Args,
    /// What was called, and the graph that the arguments have flowed into.
    callees: Map<DescId, (Callee, GraphId)>,
}

impl Annotator<'_> {
    /// The annotation of calling this with these arguments, at the operation at work.
    pub fn call(&mut self, callee: &SomeValue, args: &Args) -> An {
        let mut callees = Vec::new();
        self.direct = match &callee.kind {
            Kind::Pbc(descs) => {
                descs.len() == 1
                    && matches!(
                        self.a.descs[descs[0]],
                        Desc::Function(_) | Desc::Closure(_) | Desc::Class(_)
                    )
            }
            _ => false,
        };
        let result = self.call_into(callee, args, &mut callees)?;
        // All of them are recorded, also when none returns (so far).
        self.record_call(callees);
        if result.is_impossible() {
            return Err(Stop::Blocked);
        }
        Ok(result)
    }

    /// Records what the operation at work calls.
    fn record_call(&mut self, callees: Vec<Callee>) {
        self.recorded = true;
        let key = (self.pos.graph, self.result);
        self.a.state.unsettled.calls.insert(key, self.pos.block);
        self.a.calls.insert(key, Call { callees, row: None });
    }

    fn call_into(&mut self, callee: &SomeValue, args: &Args, callees: &mut Vec<Callee>) -> An {
        match &callee.kind {
            Kind::Pbc(descs) if descs.len() > 1 && self.any_has_copies(descs) => {
                let mut copies = Vec::with_capacity(descs.len());
                for &desc in descs.iter() {
                    copies.push(self.desc_made_here(desc)?);
                }
                self.call_descs(&copies, args, callees, None)
            }
            Kind::Pbc(descs) if descs.len() >= MANY => {
                let key = (self.pos.graph, self.result);
                let done = self.a.state.done_calls.swap_remove(&key);
                let mut done = done
                    .filter(|done| self.same_arguments(&done.args, args))
                    .unwrap_or_else(|| DoneCall {
                        args: args.clone(),
                        callees: Map::default(),
                    });
                let result = self.call_descs(descs, args, callees, Some(&mut done));
                self.a.state.done_calls.insert(key, done);
                result
            }
            Kind::Pbc(descs) => self.call_descs(descs, args, callees, None),
            Kind::Builtin(func) => self.call_builtin(*func, args),
            Kind::BuiltinMethod { recv, method } => {
                let recv = recv.clone();
                self.call_method(&recv, *method, args)
            }
            Kind::Ptr(ty) => {
                let ty = *ty;
                self.call_pointer(ty, args)
            }
            Kind::WeakRef(class) => match args.pos.len() + args.kw.len() {
                0 => Ok(SomeValue {
                    nullable: true,
                    ..SomeValue::instance(*class)
                }),
                _ => self.fail(ARGUMENTS, "a weak reference takes no arguments"),
            },
            Kind::Intrinsic(Intrinsic::FunctionPointer) => self.function_pointer(args),
            Kind::Intrinsic(which) => {
                let values = args.values();
                if let (Intrinsic::LlBytes, [data]) = (*which, &values[..]) {
                    if let Kind::Str | Kind::Char = data.kind {
                        self.expect_bytes(data)?;
                    }
                }
                if let (Intrinsic::HoldItems, [ty, list]) = (*which, &values[..]) {
                    self.changed_outside(ty, list)?;
                }
                match lowlevel::intrinsic(&mut self.session.heap, *which, &values) {
                    Ok(value) => Ok(self.seen_by_program(value)),
                    Err(message) => self.fail(ARGUMENTS, message),
                }
            }
            Kind::None => self.fail_of(NOT_CALLABLE, callee, |what| format!("{what} is called")),
            Kind::HostObject => {
                let what = match callee.konst.and_then(|func| self.module_and_name(func)) {
                    Some((module, name)) if &*module == "builtins" => format!("`{name}`"),
                    Some((module, name)) => format!("`{module}.{name}`"),
                    None => self.describe(callee),
                };
                let message = format!("{what} works at import time only");
                Err(self.error_with(UNSUPPORTED, message, "").into())
            }
            _ => {
                let message = format!("{} cannot be called", self.describe(callee));
                let mut error = self.error(NOT_CALLABLE, message);
                error.help.extend(self.meant_by_call());
                Err(Stop::about(error, [callee]))
            }
        }
    }

    /// Others than the program change items of a list: to any value of a low-level type.
    fn changed_outside(&mut self, ty: &SomeValue, list: &SomeValue) -> An<()> {
        let ty = lowlevel::constant_type(self.heap(), ty);
        if let (Some(ty), &Kind::List(def)) = (ty, &list.kind) {
            self.mark_mutated(def)?;
            let any = lowlevel::value_of(ty);
            self.put_in(Content::Item(def), &any, "Rust may change the items")?;
        }
        Ok(())
    }

    /// Calls each of these. What the place of the call has done with the same arguments is not
    /// done again: the arguments are where they flow to, and only the results can have grown.
    fn call_descs(
        &mut self,
        descs: &[DescId],
        args: &Args,
        callees: &mut Vec<Callee>,
        mut done: Option<&mut DoneCall>,
    ) -> An {
        let mut result = SomeValue::IMPOSSIBLE;
        let mut results: Vec<(DescId, SomeValue)> = Vec::with_capacity(descs.len());
        let (mut clash, mut problem) = (None, None);
        let mut failed = Vec::new();
        for &desc in descs {
            let known = done.as_ref().and_then(|done| done.callees.get(&desc));
            let called = match known {
                Some((callee, graph)) => {
                    callees.push(callee.clone());
                    Ok(self.result_of(*graph))
                }
                None => {
                    let before = callees.len();
                    let called = self.call_desc(desc, desc, args, callees);
                    if let (Some(done), [callee], Ok(_)) = (&mut done, &callees[before..], &called)
                    {
                        if let (Some(graph), true) = (callee.graph, self.is_plain(desc)) {
                            done.callees.insert(desc, (callee.clone(), graph));
                        }
                    }
                    called
                }
            };
            let value = match called {
                Ok(value) => value,
                Err(Stop::Blocked) => continue,
                Err(stop) => {
                    problem = Some(stop);
                    failed.push(desc);
                    continue;
                }
            };
            if clash.is_none() && !self.same(&value, &result) {
                match self.join_results(&result, &value) {
                    Ok(joined) => result = joined,
                    // (What is decided makes another round, in which it is another matter what else is called here.)
                    Err(stop) if self.note_receivers(descs) => return Err(stop),
                    Err(stop) => {
                        let others = results.iter();
                        let others = others.filter(|(_, other)| !self.compatible(other, &value, 0));
                        let others: Vec<DescId> = others.map(|&(other, _)| other).collect();
                        self.note_kept_together(&[desc], &others);
                        clash = Some(stop);
                    }
                }
            }
            results.push((desc, value));
        }
        if !failed.is_empty() {
            let called: Vec<DescId> = results.iter().map(|&(desc, _)| desc).collect();
            self.note_kept_together(&failed, &called);
        }
        match (clash, problem) {
            (Some(stop), None) => {
                self.note_overrides(&results);
                Err(stop.with(|error| self.with_way_out(error, descs)))
            }
            (Some(stop), Some(_)) | (None, Some(stop)) => Err(stop),
            (None, None) => Ok(result),
        }
    }

    /// Methods of classes that have nothing in common give what has no type: had they, each call would be told apart by the class.
    fn with_way_out(&self, error: Diagnostic, descs: &[DescId]) -> Diagnostic {
        let origin = |&desc: &DescId| match &self.a.descs[desc] {
            Desc::Method(method) => Some(method.origin),
            _ => None,
        };
        let classes: Option<Vec<ClassDefId>> = descs.iter().map(origin).collect();
        let classes = classes.unwrap_or_default();
        let common = classes
            .iter()
            .copied()
            .reduce(|a, b| self.a.common_base(a, b));
        if common != Some(ClassDefId::OBJECT) {
            return error;
        }
        let shown = |&class: &ClassDefId| {
            let class = self.a.shown_class(self.heap(), self.a.classes[class].class);
            self.heap().class_name(class).to_string()
        };
        let mut names: Vec<String> = classes.iter().map(shown).collect();
        names.dedup();
        let names = names.join(" | ");
        error.help(format!(
            "give these classes a base, or declare that their objects are one type, as by `{names}` in a hint"
        ))
    }

    /// What these give has no type: the method that calls them is one that each class has for itself, or classes whose
    /// methods they are get copies, or what calls them here a version for each of its callers. Whether that was not so before.
    fn note_receivers(&mut self, descs: &[DescId]) -> bool {
        let receiver = |&desc: &DescId| match &self.a.descs[desc] {
            Desc::Method(method) => Some(method.self_class.unwrap_or(method.origin)),
            Desc::MethodOfFrozen(method) => self.class_bound_to(method),
            Desc::Function(_) => self.class_with(desc),
            _ => None,
        };
        let classes: Option<Vec<ClassDefId>> = descs.iter().map(receiver).collect();
        let classes = classes.unwrap_or_default().into_iter();
        let common = classes.reduce(|a, b| self.a.common_base(a, b));
        if common.is_some_and(|class| self.note_takers_of_generators(class)) {
            return true;
        }
        let graph = self.pos.graph;
        // (What is called may be what the class of the method at work says, or its object holds.)
        let own = self.a.graphs[graph].params().first();
        let own = own.map(|&this| self.a.bindings[graph][this].kind.clone());
        let own = match own {
            Some(Kind::Instance(class)) => Some(class),
            _ => None,
        };
        if common.is_none() && self.note_places(vec![graph]) {
            return true;
        }
        let common = common.filter(|&class| !self.a.is_bare(class));
        let classes: Vec<ClassDefId> = common.into_iter().chain(own).collect();
        let mut each = classes.iter();
        let by_class = each.any(|&class| self.note_by_class(graph, class));
        let first = classes.first();
        by_class || first.is_some_and(|&class| self.note_leaf_or_copies(class))
    }

    /// Generators of this class, which is what they have in common, give what has no type, and have flown into parameters when
    /// nobody knew yet what they give: the functions with those need versions. Whether one did not have that before.
    fn note_takers_of_generators(&mut self, common: ClassDefId) -> bool {
        if !self.is_generator(common) {
            return false;
        }
        let mut more = false;
        for graph in self.a.graphs.ids() {
            let is_taken = |&param: &Var| match self.a.bindings[graph][param].kind {
                Kind::Instance(class) => class == common,
                _ => false,
            };
            let params = self.a.graphs[graph].params().iter().enumerate();
            let taken = params.filter(|(_, param)| is_taken(param));
            let taken: Vec<usize> = taken.map(|(index, _)| index).collect();
            let Some(func) = self.a.graphs[graph].func.filter(|_| !taken.is_empty()) else {
                continue;
            };
            let of = self.a.state.copies.original(func);
            if self.has_no_policy(func) && !self.a.state.decisions.by_sort.contains(&of) {
                more = true;
                self.a.state.needed.by_sort.insert(of);
                let taken = taken.into_iter().map(|index| (of, index));
                self.a.state.differing.extend(taken);
            }
        }
        more
    }

    fn same_arguments(&self, a: &Args, b: &Args) -> bool {
        let same = |a: &Arg, b: &Arg| a.source == b.source && self.same(&a.value, &b.value);
        a.pos.len() == b.pos.len()
            && a.kw.len() == b.kw.len()
            && a.pos.iter().zip(&b.pos).all(|(a, b)| same(a, b))
            && a.kw
                .iter()
                .zip(&b.kw)
                .all(|(a, b)| a.0 == b.0 && same(&a.1, &b.1))
    }

    /// Whether this is a function or method of the program which has one graph for arguments with
    /// the same annotations.
    fn is_plain(&self, desc: DescId) -> bool {
        match &self.a.descs[desc] {
            Desc::Function(function) => {
                let of = self.a.state.copies.original(function.func);
                let decisions = &self.a.state.decisions;
                let versions = decisions.by_sort.contains(&of) || decisions.by_place.contains(&of);
                !versions && self.has_no_policy(function.func)
            }
            Desc::Method(method) => self.is_plain(method.func),
            _ => false,
        }
    }

    fn join_results(&mut self, a: &SomeValue, b: &SomeValue) -> An {
        match self.union(a, b) {
            Ok(value) => Ok(value),
            Err(mut clash) => {
                clash.what = "comes from another of the functions called here";
                let error = self.clash_error(*clash);
                let note = "everything that can be called here must return one type";
                Err(error.note(note).into())
            }
        }
    }

    fn call_desc(
        &mut self,
        whole: DescId,
        desc: DescId,
        args: &Args,
        callees: &mut Vec<Callee>,
    ) -> An {
        match &self.a.descs[desc] {
            Desc::Function(function) => {
                let func = function.func;
                self.call_function(whole, desc, func, args, callees)
            }
            Desc::Method(method) => {
                let func = method.func;
                let class = method.self_class.unwrap_or(method.origin);
                let args = args.prepend(SomeValue::instance(class), ParamSource::Receiver);
                self.call_desc(whole, func, &args, callees)
            }
            Desc::MethodOfFrozen(method) => {
                let func = method.func;
                let receiver = match &self.a.descs[method.frozen] {
                    Desc::Frozen(f) => f.obj,
                    Desc::Class(c) => c.class,
                    _ => return self.fail(NOT_CALLABLE, "this method has no receiver"),
                };
                let receiver = self.immutable_value(receiver)?;
                let args = args.prepend(receiver, ParamSource::Receiver);
                self.call_desc(whole, func, &args, callees)
            }
            Desc::Closure(closure) => {
                let closure = closure.clone();
                let Desc::Function(FunctionDesc { func, .. }) = self.a.descs[closure.func] else {
                    return self.fail(NOT_CALLABLE, "this is not a function");
                };
                let mut bound = self.bind(func, args)?;
                self.bind_run_time_defaults(func, &closure.cells, &mut bound);
                let free = self.heap().run_time_cells(func);
                let cells = closure
                    .cells
                    .iter()
                    .take(free)
                    .enumerate()
                    .map(|(i, &cell)| Arg {
                        value: Kind::Cell(cell).into(),
                        source: ParamSource::Cell(i as u32),
                    });
                bound.params.splice(0..0, cells);
                self.call_bound(whole, closure.func, func, bound, callees)
            }
            Desc::Class(class) => {
                let class = class.class;
                self.call_class(whole, class, args, callees)
            }
            Desc::Frozen(frozen) => {
                let frozen = frozen.obj;
                let class = self.heap().type_of(frozen);
                let call = self
                    .heap()
                    .lookup_in_class(class, "__call__")
                    .map(|(_, f)| f);
                match call {
                    Some(func) if self.heap().function(func).is_some() => {
                        let func = self.function_desc(func);
                        let method = self.method_of_frozen(func, desc);
                        self.call_desc(whole, method, args, callees)
                    }
                    _ => {
                        let what = self.heap().repr_short(frozen);
                        self.fail(NOT_CALLABLE, format!("{what} cannot be called"))
                    }
                }
            }
        }
    }

    fn call_function(
        &mut self,
        whole: DescId,
        desc: DescId,
        func: ObjId,
        args: &Args,
        callees: &mut Vec<Callee>,
    ) -> An {
        self.check_declared_call(func, args)?;
        let widened = self.as_any_exception(func, args)?;
        let bound = self.bind(func, widened.as_ref().unwrap_or(args))?;
        self.call_bound(whole, desc, func, bound, callees)
    }

    /// What all exceptions share takes any exception, and any text: helpers that raise others come
    /// when the types of its parameters are settled.
    fn as_any_exception(&mut self, func: ObjId, args: &Args) -> An<Option<Args>> {
        let Some(&Kind::Instance(class)) = args.pos.first().map(|a| &a.value.kind) else {
            return Ok(None);
        };
        if !self.a.classes[class].exception || !self.is_app(func) {
            return Ok(None);
        }
        let Some(owner) = self.heap().mark(func, Mark::OfAll) else {
            return Ok(None);
        };
        let class = self.classdef(owner)?;
        let mut args = args.clone();
        args.pos[0].value.kind = Kind::Instance(class);
        for arg in &mut args.pos[1..] {
            if arg.value.kind.is_text() {
                arg.value = arg.value.widened();
            }
        }
        Ok(Some(args))
    }

    fn call_bound(
        &mut self,
        whole: DescId,
        desc: DescId,
        func: ObjId,
        bound: Bound,
        callees: &mut Vec<Callee>,
    ) -> An {
        if let Some(wrapped) = self.managed_generator(func) {
            // What `contextmanager` makes of a generator function: the generator itself, which has
            // `__enter__` and `__exit__`.
            let mut pos = bound.params;
            let names = bound.keywords.unwrap_or_default();
            let values = pos.split_off(pos.len().saturating_sub(names.len()));
            let kw = names.into_iter().zip(values).collect();
            let args = Args { pos, kw };
            let inner = self.function_desc(wrapped);
            self.a.state.managed_generators.insert(wrapped);
            let bound = self.bind(wrapped, &args)?;
            return self.call_bound(whole, inner, wrapped, bound, callees);
        }
        if let Some(result) = self.memo_call(func, &bound)? {
            return Ok(result);
        }
        let Some(graph) = self.specialized_graph(desc, func, &bound)? else {
            return self.result_so_far(desc, func);
        };
        let mut bound = bound;
        self.forget_low_level_values(func, &mut bound);
        let params = bound.params.iter().map(|a| a.source.clone()).collect();
        callees.push(Callee {
            desc: whole,
            graph: Some(graph),
            params,
        });
        Ok(self.recursive_call(graph, &bound.params))
    }

    /// The generator function that `contextlib.contextmanager` has wrapped in this function.
    pub(in crate::annotate) fn managed_generator(&self, func: ObjId) -> Option<ObjId> {
        let is_one = self.means(func, Meaning::ManagedGenerator);
        is_one.then(|| self.heap().function_attr(func, "__wrapped__"))?
    }

    /// Whether a class is that of generators which a function made by `contextmanager` gives.
    pub(in crate::annotate) fn is_managed_generator(&self, class: ClassDefId) -> bool {
        let graph = self.a.state.generators.get(&self.a.classes[class].class);
        let func = graph.and_then(|&graph| self.a.graphs[graph].func);
        func.is_some_and(|func| self.a.state.managed_generators.contains(&func))
    }

    /// The result of a graph, and its block at work waits for it to grow.
    fn recursive_call(&mut self, graph: GraphId, args: &[Arg]) -> SomeValue {
        let reader = self.reader();
        self.a.state.notify[graph].insert(reader);
        self.note_call(graph);
        let values = args.iter().map(|arg| arg.value.clone().without_facts());
        let values: Vec<SomeValue> = values.collect();
        if let Some(func) = self.a.graphs[graph].func {
            if self.note_versions(graph, func, &values) {
                return self.result_of(graph);
            }
        }
        self.note_constants(graph, &values);
        let start = self.a.graphs[graph].start;
        let mut steps = |this: &Self, at: usize| this.argument(&args[at], at, graph);
        let own = self.a.state.any_receiver.contains(&graph);
        let outer = std::mem::replace(&mut self.joins_receivers, own);
        self.flow_into(graph, start, &values, None, &mut steps);
        self.joins_receivers = outer;
        self.result_of(graph)
    }

    /// Keeps what the call at work gives of constants, which hints may be about.
    fn note_constants(&mut self, graph: GraphId, values: &[SomeValue]) {
        let func = self.a.graphs[graph].func;
        let function = func.and_then(|func| self.heap().function(func));
        if function.is_none_or(|function| function.own || function.code.hints.is_empty()) {
            return;
        }
        for (at, value) in values.iter().enumerate() {
            let given = &mut self.a.state.constants_given;
            let key = (graph, at, self.span);
            match value.konst {
                Some(obj) => given.insert(key, obj),
                None => given.swap_remove(&key),
            };
        }
    }

    /// What a call gives that waits for a version: what those give that it has called before. (Whether that was
    /// known before more became known of its arguments depends on the order.)
    fn result_so_far(&mut self, desc: DescId, func: ObjId) -> An {
        let mut result = SomeValue::IMPOSSIBLE;
        for graph in self.chosen_versions(desc, func) {
            let reader = self.reader();
            self.a.state.notify[graph].insert(reader);
            let given = self.result_of(graph);
            result = self.given_now(&result, given);
        }
        match result.is_impossible() {
            true => Err(Stop::Blocked),
            false => Ok(result),
        }
    }

    fn result_of(&mut self, graph: GraphId) -> SomeValue {
        let result = self.a.graphs[graph].return_var();
        let value = self.a.bindings[graph][result].clone().without_facts();
        self.record_read(Cell::Variable(graph, result), &value);
        value
    }

    /// Refuses a class that has abstract methods.
    fn not_abstract(&self, class: ObjId) -> An<()> {
        let heap = self.heap();
        let missing = heap.lookup_in_class(class, "__abstractmethods__");
        let missing = missing.and_then(|(_, names)| heap.table(names));
        let first = missing.and_then(|names| heap.as_str(names.keys().next()?));
        let Some(first) = first else {
            return Ok(());
        };
        let name = heap.class_name(class);
        self.fail(
            UNSUPPORTED,
            format!("abstract class `{name}` has no instances: its method `{first}` is abstract"),
        )
    }

    fn call_class(
        &mut self,
        whole: DescId,
        class: ObjId,
        args: &Args,
        callees: &mut Vec<Callee>,
    ) -> An {
        let classdef = self.classdef(class)?;
        if self.own_new(class).is_some() {
            // (`call_with_new` knows the class.)
            let name = self.heap().class_name(class);
            let message = format!(
                "`{name}` has a `__new__` of its own, and is one of several classes called here"
            );
            return self.fail(UNSUPPORTED, message);
        }
        if self.direct {
            self.not_abstract(class)?;
        }
        self.mark_instantiated(classdef);
        self.note_del(classdef)?;
        let instance = SomeValue::instance(classdef);
        let init = self.init_function(classdef)?;
        match init {
            Some(func) => {
                let full = args.prepend(instance.clone(), ParamSource::Receiver);
                let desc = self.function_desc(func);
                if self.a.classes[classdef].exception && self.leaves_args(func) {
                    self.exception_args = Some(args.pos.len() as u32);
                }
                let result = self.call_function(whole, desc, func, &full, callees);
                self.exception_args = None;
                let result = result?;
                if result.is_impossible() {
                    return Err(Stop::Blocked);
                }
                if !result.is_none() && !result.is_unknown() {
                    let class = self.heap().class_name(class);
                    return self.fail_of(UNSUPPORTED, &result, |got| {
                        format!("`__init__` of `{class}` returns {got}, not `None`")
                    });
                }
            }
            None => {
                if !args.pos.is_empty() || !args.kw.is_empty() {
                    let class = self.heap().class_name(class);
                    let message = format!("`{class}()` takes no arguments");
                    let error = self.error(ARGUMENTS, message);
                    let help = "define `__init__`, or let `@dataclass` write it of the fields that the class declares";
                    return Err(error.help(help).into());
                }
                callees.push(Callee {
                    desc: whole,
                    graph: None,
                    params: Rc::new([]),
                });
            }
        }
        Ok(instance)
    }

    /// The `__init__` that runs for a class, if it is written in Python.
    pub fn init_function(&mut self, class: ClassDefId) -> An<Option<ObjId>> {
        // (That of `object` does nothing.)
        match self.found_source(class, &AttrKey::from("__init__")) {
            Some(func) if self.heap().function(func).is_none() => {
                let message = "this class's `__init__` is not a plain function";
                self.fail(UNSUPPORTED, message)
            }
            found => Ok(found),
        }
    }

    /// Whether an exception's `__init__` may return without having called that of its base: then
    /// the arguments are those that the class was called with.
    fn leaves_args(&self, init: ObjId) -> bool {
        let Some(function) = self.heap().function(init) else {
            return false;
        };
        if self.is_app(init) {
            return false;
        }
        let code = &function.code;
        let straight = code
            .instrs
            .iter()
            .take_while(|instr| instr.jump().is_none());
        !straight.into_iter().any(
            |instr| matches!(*instr, Instr::LoadAttr(n) if &*code.names[n as usize] == "__init__"),
        )
    }

    // Arguments.

    /// Distributes arguments over a function's parameters.
    pub fn bind(&mut self, func: ObjId, args: &Args) -> An<Bound> {
        let Some(function) = self.heap().function(func) else {
            return self.fail(NOT_CALLABLE, "this is not a function of the program");
        };
        let code = function.code.clone();
        let (defaults, kwdefaults) = (function.defaults.clone(), function.kwdefaults.clone());
        let positional = code.argcount as usize;
        let named = positional + code.kwonlyargcount as usize;
        let mut extra: Vec<(Name, Arg)> = Vec::new();
        let mut slots: Vec<Option<Arg>> = vec![None; named];
        let given = args.pos.len();
        for (slot, arg) in slots.iter_mut().zip(args.pos.iter().take(positional)) {
            *slot = Some(arg.clone());
        }
        if given > positional && !code.flags.varargs {
            return Err(self.arity_error(
                func,
                args,
                format!(
                    "takes {} argument{}, but {given} {} given",
                    if defaults.is_empty() {
                        positional.to_string()
                    } else {
                        format!("{} to {positional}", positional - defaults.len())
                    },
                    if positional == 1 { "" } else { "s" },
                    if given == 1 { "was" } else { "were" },
                ),
            ));
        }
        for (name, arg) in &args.kw {
            let from = code.posonlyargcount as usize;
            let at = code.locals[..named]
                .iter()
                .skip(from)
                .position(|p| p == name);
            let Some(at) = at.map(|i| i + from) else {
                if code.flags.varkeywords {
                    if extra.iter().any(|(known, _)| known == name) {
                        return Err(self.arity_error(func, args, format!("gets `{name}` twice")));
                    }
                    extra.push((name.clone(), arg.clone()));
                    continue;
                }
                let names = code.locals[from..named].iter().map(|known| &**known);
                let meant = closest(name, names).map(|near| format!("; did you mean `{near}`?"));
                let what = format!("has no parameter `{name}`{}", meant.unwrap_or_default());
                return Err(self.arity_error(func, args, what));
            };
            if slots[at].is_some() {
                return Err(self.arity_error(func, args, format!("gets `{name}` twice")));
            }
            slots[at] = Some(arg.clone());
        }
        let mut missing = Vec::new();
        for (at, slot) in slots.iter_mut().enumerate() {
            if slot.is_some() {
                continue;
            }
            let default = if at < positional {
                (at + defaults.len())
                    .checked_sub(positional)
                    .map(|i| defaults[i])
            } else {
                kwdefaults.get(&code.locals[at]).copied()
            };
            match default {
                Some(obj) => {
                    let value = self.immutable_value(obj)?;
                    *slot = Some(Arg {
                        value,
                        source: ParamSource::Default(obj),
                    });
                }
                None => missing.push(format!("`{}`", code.locals[at])),
            }
        }
        if !missing.is_empty() {
            let names = missing.join(", ");
            let what = if missing.len() == 1 {
                "an argument"
            } else {
                "arguments"
            };
            return Err(self.arity_error(
                func,
                args,
                format!("is called without {what} for {names}"),
            ));
        }
        let mut params: Vec<Arg> = slots.into_iter().flatten().collect();
        let star = code.flags.varargs.then(|| {
            let extra = args.pos.iter().skip(positional);
            let before = params.len();
            params.extend(extra.cloned());
            (params.len() - before) as u32
        });
        let keywords = code
            .flags
            .varkeywords
            .then(|| extra.iter().map(|(name, _)| name.clone()).collect());
        params.extend(extra.into_iter().map(|(_, arg)| arg));
        Ok(Bound {
            params,
            star,
            keywords,
        })
    }

    /// Defaults that were made at run time: an empty host cell stands for each, and their values
    /// are in the cells behind those of the free variables.
    fn bind_run_time_defaults(&mut self, func: ObjId, cells: &[ListDefId], bound: &mut Bound) {
        let Some(function) = self.heap().function(func) else {
            return;
        };
        let code = &function.code;
        let first = (code.argcount as usize) - function.defaults.len().min(code.argcount as usize);
        let mut at = self.heap().run_time_cells(func);
        // (parameter, cell)
        let mut made: Vec<(usize, usize)> = Vec::new();
        let is_cell = |obj: ObjId| matches!(self.heap().get(obj), Object::Cell(None));
        for (i, &obj) in function.defaults.iter().enumerate() {
            if is_cell(obj) {
                made.push((first + i, at));
                at += 1;
            }
        }
        for (name, &obj) in &function.kwdefaults {
            if is_cell(obj) {
                let param = code.locals.iter().position(|local| local == name);
                made.push((param.unwrap_or(usize::MAX), at));
                at += 1;
            }
        }
        for (param, cell) in made {
            let Some(&def) = cells.get(cell) else {
                continue;
            };
            let is_default = bound
                .params
                .get(param)
                .is_some_and(|arg| matches!(arg.source, ParamSource::Default(_)));
            if is_default {
                bound.params[param] = Arg {
                    value: self.read_item(def),
                    source: ParamSource::CellValue(cell as u32),
                };
            }
        }
    }

    fn arity_error(&self, func: ObjId, args: &Args, what: String) -> Stop {
        let Some(function) = self.heap().function(func) else {
            return Stop::Blocked;
        };
        let is_method = args
            .pos
            .first()
            .is_some_and(|a| a.source == ParamSource::Receiver);
        let kind = if is_method { "method" } else { "function" };
        let name = if is_method {
            &function.qualname
        } else {
            &function.name
        };
        let mut error = self.error(ARGUMENTS, format!("{kind} `{name}` {what}"));
        error = error.label(function.code.header(), "defined here");
        let given = args.pos.len();
        let first = function.code.locals.first();
        let first = first.filter(|_| function.code.argcount > 0);
        let of_instance = args.pos.first().map(|arg| &arg.value.kind);
        let of_instance = matches!(of_instance, Some(Kind::Instance(_)));
        if let Some(first) = first.filter(|first| !of_instance || &***first == "self") {
            if is_method && given > function.code.argcount as usize {
                error = error.note(format!("`{first}` counts as an argument"));
            }
        } else if is_method {
            error = error.help("the first parameter of a method is the object, `self`");
        }
        // What is wrong with the arguments that a function hands on as they are stands where it is called.
        let handed_on = |arg: &Arg| matches!(arg.source, ParamSource::Item(..));
        if args.pos.iter().any(handed_on) {
            let mut callers = self.callers_of(self.pos.graph);
            callers.sort();
            callers.dedup();
            for span in callers {
                error = error.label(span, "called from here");
            }
        }
        error.into()
    }

    // Graphs.

    /// The value of an attribute of a constant host object, by looking without running code.
    pub fn host_attribute(&self, obj: ObjId, name: &str) -> Option<ObjId> {
        let heap = self.heap();
        match heap.get(obj) {
            Object::Module(_) => heap.module_attr(obj, name),
            Object::Instance(_) => heap.instance_attr(obj, name).or_else(|| {
                heap.lookup_in_class(heap.type_of(obj), name)
                    .map(|(_, value)| value)
            }),
            Object::Function(_) => heap.function_attr(obj, name),
            Object::Property(p) => match name {
                "fget" => p.get,
                "fset" => p.set,
                "fdel" => p.del,
                _ => None,
            },
            _ => None,
        }
    }
}
