//! Calls: what a callable may be, how arguments reach parameters, which graph is called.

use super::annotator::{An, Annotator};
use super::defs::*;
use super::errors::*;
use super::lowlevel;
use super::model::*;
use crate::flow::model::*;
use crate::flow::op::HlOp;
use crate::front::code::{Instr, Name};
use crate::host::object::{ObjId, Object};
use crate::source::Span;
use std::rc::Rc;

/// Graphs as the flow space made them; `None` where it failed (the error is reported).
pub type BaseGraphs = Map<ObjId, Option<Rc<Graph<Hl>>>>;

/// An argument: what it is and where the call has it from.
#[derive(Clone, Debug)]
pub struct Arg {
    /// Its annotation.
    pub value: SomeValue,
    /// Where it comes from.
    pub source: ParamSource,
}

/// The arguments of a call.
#[derive(Clone, Debug, Default)]
pub struct Args {
    /// By position, stars unpacked, receivers first.
    pub pos: Vec<Arg>,
    /// By name.
    pub kw: Vec<(Name, Arg)>,
}

impl Args {
    /// The operands of a `simple_call`.
    pub fn simple(operands: &[SomeValue]) -> Self {
        let arg = |(i, value): (usize, &SomeValue)| Arg {
            value: value.clone(),
            source: ParamSource::Arg(i as u32 + 1),
        };
        Args {
            pos: operands.iter().enumerate().map(arg).collect(),
            kw: vec![],
        }
    }

    /// The same with a receiver before them.
    pub fn prepend(&self, value: SomeValue, source: ParamSource) -> Self {
        let mut pos = Vec::with_capacity(self.pos.len() + 1);
        pos.push(Arg { value, source });
        pos.extend(self.pos.iter().cloned());
        Args {
            pos,
            kw: self.kw.clone(),
        }
    }

    /// The annotations by position, if there are no keywords.
    pub fn values(&self) -> Vec<SomeValue> {
        self.pos.iter().map(|a| a.value.clone()).collect()
    }

    /// What counts for the call tables.
    pub fn shape(&self) -> Shape {
        let mut keywords: Vec<Name> = self.kw.iter().map(|(n, _)| n.clone()).collect();
        keywords.sort();
        Shape {
            positional: self.pos.len() as u32,
            keywords,
        }
    }
}

/// Arguments in the order of a graph's parameters.
#[derive(Debug)]
pub struct Bound {
    /// What each parameter gets.
    pub params: Vec<Arg>,
    /// How many of the last ones (but for those of `**kw`) are the items of `*args`.
    pub star: Option<u32>,
    /// The names in `**kw`, whose values come last.
    pub keywords: Option<Vec<Name>>,
}

impl Annotator<'_> {
    /// The annotation of calling this with these arguments, at the operation at work.
    pub fn call(&mut self, callee: &SomeValue, args: &Args) -> An {
        let mut callees = Vec::new();
        self.direct = match &callee.kind {
            Kind::Pbc { descs, .. } => {
                descs.len() == 1
                    && matches!(self.a.descs[descs[0]], Desc::Function(_) | Desc::Closure(_))
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
        let key = (self.pos.graph, self.result);
        self.a.state.unsettled.calls.insert(key, self.pos.block);
        self.a.calls.insert(key, Call { callees, row: None });
    }

    fn call_into(&mut self, callee: &SomeValue, args: &Args, callees: &mut Vec<Callee>) -> An {
        match &callee.kind {
            Kind::Pbc { descs, .. } => {
                let mut result = SomeValue::IMPOSSIBLE;
                let mut problem = None;
                for &desc in descs.iter() {
                    match self.call_desc(desc, desc, args, callees) {
                        Ok(value) => result = self.join_results(&result, &value, desc)?,
                        Err(Stop::Blocked) => {}
                        Err(stop) => problem = Some(stop),
                    }
                }
                if let Some(stop) = problem {
                    return Err(stop);
                }
                Ok(result)
            }
            Kind::Builtin(func) => self.call_builtin(*func, callee.konst, args),
            Kind::BuiltinMethod { recv, method } => {
                let recv = recv.clone();
                self.call_method(&recv, *method, args)
            }
            Kind::Ptr(ty) => {
                let ty = *ty;
                self.call_pointer(ty, args)
            }
            Kind::Intrinsic(which) => {
                let values = args.values();
                match lowlevel::intrinsic(&mut self.session.heap, *which, &values) {
                    Ok(value) => Ok(self.seen_by_program(value)),
                    Err(message) => self.fail(ARGUMENTS, message),
                }
            }
            Kind::None => self.fail(NOT_CALLABLE, "`None` is called"),
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
                let what = self.describe(callee);
                Err(self
                    .error_with(NOT_CALLABLE, format!("{what} cannot be called"), "")
                    .into())
            }
        }
    }

    fn join_results(&mut self, a: &SomeValue, b: &SomeValue, desc: DescId) -> An {
        match self.union(a, b) {
            Ok(value) => Ok(value),
            Err(mut clash) => {
                clash.what = "comes from another of the functions called here";
                let mut error = self.clash_error(*clash);
                let span = self.a.function_of(desc).map(|f| f.func);
                if let Some(span) = span
                    .and_then(|f| self.heap().function(f))
                    .map(|f| f.code.span)
                {
                    let text = format!("this returns {}", self.describe(b));
                    error = error.label(span, text);
                }
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
        match self.a.descs[desc].clone() {
            Desc::Function(function) => {
                self.call_function(whole, desc, function.func, args, callees)
            }
            Desc::Method(method) => {
                let class = method.self_class.unwrap_or(method.origin);
                let args = args.prepend(SomeValue::instance(class), ParamSource::Receiver);
                self.call_desc(whole, method.func, &args, callees)
            }
            Desc::MethodOfFrozen(method) => {
                let receiver = match &self.a.descs[method.frozen] {
                    Desc::Frozen(f) => f.obj,
                    Desc::Class(c) => c.class,
                    _ => return self.fail(NOT_CALLABLE, "this method has no receiver"),
                };
                let receiver = self.immutable_value(receiver)?;
                let args = args.prepend(receiver, ParamSource::Receiver);
                self.call_desc(whole, method.func, &args, callees)
            }
            Desc::Closure(closure) => {
                let Desc::Function(FunctionDesc { func, .. }) = self.a.descs[closure.func] else {
                    return self.fail(NOT_CALLABLE, "this is not a function");
                };
                let mut bound = self.bind(func, args)?;
                self.bind_run_time_defaults(func, &closure.cells, &mut bound);
                let free = self
                    .heap()
                    .function(func)
                    .map_or(0, |f| f.code.freevars.len());
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
            Desc::Class(class) => self.call_class(whole, class.class, args, callees),
            Desc::Frozen(frozen) => {
                let class = self.heap().type_of(frozen.obj);
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
                        let what = self.heap().repr_short(frozen.obj);
                        self.fail(NOT_CALLABLE, format!("{what} cannot be called"))
                    }
                }
            }
            Desc::Builtin(b) => self.call_builtin(b.func, Some(b.obj), args),
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
        let bound = self.bind(func, args)?;
        self.call_bound(whole, desc, func, bound, callees)
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
            let args = Args {
                pos: bound.params,
                kw: vec![],
            };
            let inner = self.function_desc(wrapped);
            let bound = self.bind(wrapped, &args)?;
            return self.call_bound(whole, inner, wrapped, bound, callees);
        }
        if let Some(result) = self.memo_call(func, &bound)? {
            return Ok(result);
        }
        let graph = self.specialized_graph(desc, func, &bound)?;
        let params = bound.params.iter().map(|a| a.source.clone()).collect();
        callees.push(Callee {
            desc: whole,
            graph: Some(graph),
            params,
        });
        let values: Vec<SomeValue> = bound.params.into_iter().map(|a| a.value).collect();
        Ok(self.recursive_call(graph, &values))
    }

    /// The generator function that `contextlib.contextmanager` has wrapped in this function.
    fn managed_generator(&self, func: ObjId) -> Option<ObjId> {
        let function = self.heap().function(func)?;
        if &*function.qualname != "contextmanager.<locals>.helper"
            && !self.file_of(func).ends_with("contextlib.py")
        {
            return None;
        }
        if !self.file_of(func).ends_with("contextlib.py") {
            return None;
        }
        self.heap().function_attr(func, "__wrapped__")
    }

    /// The result of a graph, and its block at work waits for it to grow.
    pub fn recursive_call(&mut self, graph: GraphId, values: &[SomeValue]) -> SomeValue {
        let reader = self.reader();
        self.a.state.notify[graph].insert(reader);
        let start = self.a.graphs[graph].start;
        let span = self.span;
        let values: Vec<SomeValue> = values.iter().map(|v| v.clone().without_facts()).collect();
        let mut origins = |_: &Self, index: usize| Origin {
            span,
            value: values[index].clone(),
            what: "comes from this call",
        };
        self.flow_into(graph, start, &values, &mut origins);
        let result = self.a.graphs[graph].return_var();
        self.a.bindings[graph][result].clone().without_facts()
    }

    fn call_class(
        &mut self,
        whole: DescId,
        class: ObjId,
        args: &Args,
        callees: &mut Vec<Callee>,
    ) -> An {
        let classdef = self.classdef(class)?;
        self.a.classes[classdef].instantiated = true;
        if self.class_has(classdef, "__del__") {
            let class = self.heap().class_name(class);
            return self.fail(
                UNSUPPORTED,
                format!("`{class}` has `__del__`, which would never run"),
            );
        }
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
                if !result.is_none() {
                    let class = self.heap().class_name(class);
                    let got = self.describe(&result);
                    return self.fail(
                        UNSUPPORTED,
                        format!("`__init__` of `{class}` returns {got}, not `None`"),
                    );
                }
            }
            None => {
                if !args.pos.is_empty() || !args.kw.is_empty() {
                    let class = self.heap().class_name(class);
                    return self.fail(ARGUMENTS, format!("`{class}()` takes no arguments"));
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
        let bases: Vec<ClassDefId> = self.a.bases(class).collect();
        for base in bases {
            if let Some(func) = self.own_source(base, "__init__") {
                if self.heap().function(func).is_some() {
                    return Ok(Some(func));
                }
                return self.fail(
                    UNSUPPORTED,
                    "this class's `__init__` is not a plain function",
                );
            }
        }
        Ok(None)
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
                return Err(self.arity_error(func, args, format!("has no parameter `{name}`")));
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
        let mut at = code.freevars.len();
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
        if is_method {
            error = match function.code.locals.first() {
                Some(name) if function.code.argcount > 0 && &**name == "self" => {
                    error.note("`self` counts as an argument")
                }
                _ => error.help("the first parameter of a method is the object, `self`"),
            };
        }
        error.into()
    }

    // Graphs.

    /// The function's graph as the flow space made it.
    fn base_graph(&mut self, func: ObjId) -> An<Rc<Graph<Hl>>> {
        if let Some(known) = self.a.state.base_graphs.get(&func) {
            return known.clone().ok_or(Stop::Blocked);
        }
        let made = crate::flow::build_graph(self.session, func);
        let graph = match made {
            Ok(mut graph) => {
                self.replace_not_implemented(&mut graph);
                Some(Rc::new(graph))
            }
            Err(diagnostic) => {
                self.report(*diagnostic);
                None
            }
        };
        self.a.state.base_graphs.insert(func, graph.clone());
        graph.ok_or(Stop::Blocked)
    }

    /// `return NotImplemented` raises what the operators of `helpers/app_operators.py` catch. Also
    /// where it goes through a block that only returns it, as `return x if c else NotImplemented`
    /// does.
    fn replace_not_implemented(&mut self, graph: &mut Graph<Hl>) {
        let not_implemented = Value::Const(self.heap().not_implemented);
        let (ret, exc) = (graph.ret, graph.exc);
        let returns = |graph: &Graph<Hl>, link: &Link<Hl>| {
            let mut arg = link.args.iter().position(|a| *a == not_implemented)?;
            let mut target = link.target;
            for _ in 0..graph.blocks.len() {
                if target == ret {
                    return (arg == 0).then_some(());
                }
                let block = &graph.blocks[target];
                let [exit] = &block.exits[..] else {
                    return None;
                };
                if !block.ops.is_empty() {
                    return None;
                }
                let var = block.inputs[arg];
                arg = exit.args.iter().position(|a| a.var() == Some(var))?;
                target = exit.target;
            }
            None
        };
        let mut places = Vec::new();
        for (id, block) in graph.blocks.iter() {
            for (n, link) in block.exits.iter().enumerate() {
                if returns(graph, link).is_some() {
                    places.push((id, n));
                }
            }
        }
        if places.is_empty() {
            return;
        }
        let Some(class) = self.app_function("app_operators", "NotImplementedResult") else {
            return;
        };
        let error = self.session.new_exception(class, vec![]);
        for (block, n) in places {
            let link = &mut graph.blocks[block].exits[n];
            link.args = vec![Value::Const(class), Value::Const(error)];
            link.target = exc;
        }
    }

    /// A graph is given for a function instead of being built: for tests, and for functions that
    /// the toolchain makes as graphs.
    pub fn provide_graph(&mut self, func: ObjId, graph: Graph<Hl>) {
        self.a.state.base_graphs.insert(func, Some(Rc::new(graph)));
    }

    /// Adds a copy of the function's graph to the program.
    pub fn instantiate_graph(
        &mut self,
        desc: DescId,
        func: ObjId,
        key: &SpecKey,
        star: Option<u32>,
    ) -> An<GraphId> {
        let base = self.base_graph(func)?;
        let mut graph = (*base).clone();
        for part in &key.0 {
            if let SpecPart::Keywords(names) = part {
                self.flatten_keywords(&mut graph, names);
            }
        }
        if let Some(count) = star {
            self.flatten_star(&mut graph, func, count);
        }
        if let Some(SpecPart::ExceptionArgs(count)) = key.0.first() {
            self.keep_exception_args(&mut graph, func, *count);
        }
        if self
            .heap()
            .function(func)
            .is_some_and(|f| f.code.flags.generator)
        {
            graph = self.generator_graph(graph, func)?;
        }
        if !key.0.is_empty() {
            let first = match &self.a.descs[desc] {
                Desc::Function(f) => f.graphs.is_empty(),
                _ => true,
            };
            if !first {
                let number = match &self.a.descs[desc] {
                    Desc::Function(f) => f.graphs.len(),
                    _ => 0,
                };
                graph.name = format!("{}__{number}", graph.name);
            }
        }
        let id = self.a.graphs.push(graph);
        self.a.state.desc_of_graph[id] = Some(desc);
        Ok(id)
    }

    /// The parameter `*args` of a graph becomes `count` parameters, made a tuple at the start.
    fn flatten_star(&mut self, graph: &mut Graph<Hl>, func: ObjId, count: u32) {
        let Some(function) = self.session.heap.function(func) else {
            return;
        };
        let named = (function.code.argcount + function.code.kwonlyargcount) as usize;
        // The cells of a function made at run time come first.
        // (Those of `**kw`, last, are parameters of their own by now.)
        let cells = match function.code.flags.varkeywords {
            true => function.code.freevars.len() * usize::from(function.closure.is_empty()),
            false => graph.blocks[graph.start].inputs.len() - (named + 1),
        };
        let at = cells + named;
        let old = graph.start;
        let mut inputs = Vec::new();
        let mut args = Vec::new();
        for (i, &param) in graph.blocks[old].inputs.clone().iter().enumerate() {
            if i == at {
                let items: Vec<Var> = (0..count).map(|_| graph.new_var(())).collect();
                let tuple = graph.copy_var(param);
                inputs.extend(&items);
                args.push((tuple, Some(items)));
            } else {
                let var = graph.copy_var(param);
                inputs.push(var);
                args.push((var, None));
            }
        }
        let start = graph.new_block(inputs);
        for (var, items) in &args {
            if let Some(items) = items {
                let op = Op {
                    code: HlOp::NewTuple,
                    args: items.iter().map(|&v| Value::Var(v)).collect(),
                    result: *var,
                    span: graph.span,
                };
                graph.blocks[start].ops.push(op);
            }
        }
        let link = Link::new(args.iter().map(|(v, _)| Value::Var(*v)).collect(), old);
        graph.blocks[start].exits.push(link);
        graph.start = start;
    }

    /// What `BaseException.__new__` does, at the start of an exception's `__init__`: keeps the
    /// arguments given by position.
    fn keep_exception_args(&mut self, graph: &mut Graph<Hl>, func: ObjId, count: u32) {
        let (Some(keep), Some(function)) = (
            self.app_function("app_object", "exception_init"),
            self.session.heap.function(func),
        ) else {
            return;
        };
        let code = &function.code;
        let positional = code.argcount as usize;
        let rest = positional + code.kwonlyargcount as usize;
        let old = graph.start;
        let params: Vec<Var> = graph.params().to_vec();
        let inputs: Vec<Var> = params.iter().map(|&p| graph.copy_var(p)).collect();
        let mut args = vec![Value::Const(keep), Value::Var(inputs[0])];
        for i in 1..=count as usize {
            let at = if i < positional {
                i
            } else {
                rest + i - positional
            };
            args.extend(inputs.get(at).map(|&v| Value::Var(v)));
        }
        let result = graph.new_var(());
        let start = graph.new_block(inputs.clone());
        graph.blocks[start].ops.push(Op {
            code: HlOp::SimpleCall,
            args,
            result,
            span: graph.span,
        });
        let link = Link::new(inputs.into_iter().map(Value::Var).collect(), old);
        graph.blocks[start].exits.push(link);
        graph.start = start;
    }

    /// The graph for one specialisation of a function.
    pub fn graph_for(
        &mut self,
        desc: DescId,
        func: ObjId,
        key: SpecKey,
        star: Option<u32>,
    ) -> An<GraphId> {
        if let Desc::Function(f) = &self.a.descs[desc] {
            if let Some(&graph) = f.graphs.get(&key) {
                return Ok(graph);
            }
        }
        let graph = self.instantiate_graph(desc, func, &key, star)?;
        if let Desc::Function(f) = &mut self.a.descs[desc] {
            f.graphs.insert(key, graph);
        }
        Ok(graph)
    }

    /// A function of the program called from nowhere: its graph with these arguments flowing in,
    /// which are declared at these places.
    pub fn graph_called_with(
        &mut self,
        func: ObjId,
        values: &[SomeValue],
        spans: &[Span],
    ) -> An<GraphId> {
        let args = Args {
            pos: values
                .iter()
                .enumerate()
                .map(|(i, v)| Arg {
                    value: v.clone(),
                    source: ParamSource::Arg(i as u32 + 1),
                })
                .collect(),
            kw: vec![],
        };
        let bound = self.bind(func, &args)?;
        let desc = self.function_desc(func);
        let graph = self.specialized_graph(desc, func, &bound)?;
        let values: Vec<SomeValue> = bound.params.into_iter().map(|a| a.value).collect();
        let start = self.a.graphs[graph].start;
        let mut origins = |_: &Self, at: usize| Origin {
            span: spans.get(at).copied(),
            value: values[at].clone(),
            what: "is declared here",
        };
        self.flow_into(graph, start, &values, &mut origins);
        Ok(graph)
    }

    /// Builds call families and call tables from what is called in the end.
    pub fn build_call_tables(&mut self) {
        let recorded = std::mem::take(&mut self.a.state.unsettled.calls);
        for (key, block) in recorded {
            let call = self.a.calls[&key].clone();
            if call.row.is_some() || call.callees.is_empty() {
                continue;
            }
            let mut row = Row::new();
            let mut family: Option<CallFamilyId> = None;
            for callee in &call.callees {
                let desc = self.row_desc(callee.desc);
                if let Some(graph) = callee.graph {
                    row.insert(desc, graph);
                }
                let id = self.family_for(desc);
                family = Some(match family {
                    Some(other) => self.merge_families(other, id),
                    None => id,
                });
            }
            let Some(family) = family else { continue };
            let shape = self.shape_of(key, block, &call);
            let rows = self
                .a
                .call_families
                .get_mut(family)
                .tables
                .entry(shape.clone())
                .or_default();
            let index = match rows.iter().position(|r| *r == row) {
                Some(index) => index,
                None => {
                    rows.push(row);
                    rows.len() - 1
                }
            };
            if let Some(call) = self.a.calls.get_mut(&key) {
                call.row = Some((family, shape, index));
            }
        }
        // Functions made at run time have a family even if nothing calls them.
        let closures: Vec<DescId> = self
            .a
            .descs
            .values()
            .filter_map(|desc| match desc {
                Desc::Closure(closure) => Some(closure.func),
                _ => None,
            })
            .collect();
        for func in closures {
            self.family_for(func);
        }
        // Families merged after a call got its row: rows move to the end of the root's tables.
        let merged = self.a.call_families.merges();
        if std::mem::replace(&mut self.a.state.unsettled.merged, merged) != merged {
            self.renumber_rows();
        }
    }

    fn renumber_rows(&mut self) {
        let keys: Vec<(GraphId, Var)> = self.a.calls.keys().copied().collect();
        for key in keys {
            let Some((family, shape, _)) = self.a.calls[&key].row.clone() else {
                continue;
            };
            let row: Row = self.a.calls[&key]
                .callees
                .iter()
                .filter_map(|c| c.graph.map(|g| (self.row_desc(c.desc), g)))
                .collect();
            let root = self.a.find_call_family(family);
            let rows = self
                .a
                .call_families
                .get_mut(root)
                .tables
                .entry(shape.clone())
                .or_default();
            let index = match rows.iter().position(|r| *r == row) {
                Some(index) => index,
                None => {
                    rows.push(row);
                    rows.len() - 1
                }
            };
            if let Some(call) = self.a.calls.get_mut(&key) {
                call.row = Some((root, shape, index));
            }
        }
    }

    fn shape_of(&self, key: (GraphId, Var), block: Block, call: &Call) -> Shape {
        // The operation says it; receivers count.
        let (graph, var) = key;
        let receiver = call
            .callees
            .iter()
            .any(|c| c.params.contains(&ParamSource::Receiver));
        let mut positional = u32::from(receiver);
        let mut keywords = Vec::new();
        let ops = &self.a.graphs[graph].blocks[block].ops;
        if let Some(op) = ops.iter().find(|o| o.result == var) {
            match op.code {
                HlOp::CallArgs(shape) => {
                    positional += u32::from(shape.positional);
                    if shape.star {
                        let star = call
                            .callees
                            .iter()
                            .flat_map(|c| c.params.iter())
                            .filter_map(|p| match p {
                                ParamSource::Item(_, i) => Some(i + 1),
                                _ => None,
                            });
                        positional += star.max().unwrap_or(0);
                    }
                    keywords = self.session.keywords.names(shape.keywords).to_vec();
                    keywords.sort();
                }
                _ => positional += op.args.len() as u32 - 1,
            }
        }
        Shape {
            positional,
            keywords,
        }
    }

    /// The desc that stands for a callable in a row: methods as their functions.
    fn row_desc(&self, desc: DescId) -> DescId {
        match &self.a.descs[desc] {
            Desc::Method(m) => self.row_desc(m.func),
            Desc::MethodOfFrozen(m) => self.row_desc(m.func),
            Desc::Closure(c) => self.row_desc(c.func),
            _ => desc,
        }
    }

    fn family_for(&mut self, desc: DescId) -> CallFamilyId {
        let known = match &self.a.descs[desc] {
            Desc::Function(d) => d.family,
            Desc::Class(d) => d.family,
            _ => None,
        };
        if let Some(family) = known {
            return self.a.find_call_family(family);
        }
        let mut family = CallFamily::default();
        family.descs.insert(desc);
        let id = self.a.call_families.push(family);
        match &mut self.a.descs[desc] {
            Desc::Function(d) => d.family = Some(id),
            Desc::Class(d) => d.family = Some(id),
            _ => {}
        }
        id
    }

    /// Two families become one.
    pub fn merge_families(&mut self, a: CallFamilyId, b: CallFamilyId) -> CallFamilyId {
        if let Some((root, other)) = self.a.call_families.merge(a, b) {
            let family = self.a.call_families.get_mut(root);
            family.descs.extend(other.descs);
            family.mixed |= other.mixed;
            for (shape, rows) in other.tables {
                let table = family.tables.entry(shape).or_default();
                for row in rows {
                    if !table.contains(&row) {
                        table.push(row);
                    }
                }
            }
        }
        self.a.find_call_family(a)
    }

    /// The members of every set of functions, wherever it is stored, share a family.
    pub fn join_families_of(&mut self, descs: &[DescId]) {
        let mut family: Option<CallFamilyId> = None;
        let sorts: Set<Option<u8>> = descs
            .iter()
            .map(|&desc| callable_sort(&self.a.descs[desc]))
            .collect();
        for &desc in descs {
            let desc = self.row_desc(desc);
            if !matches!(self.a.descs[desc], Desc::Function(_) | Desc::Class(_)) {
                continue;
            }
            let id = self.family_for(desc);
            family = Some(match family {
                Some(other) => self.merge_families(other, id),
                None => id,
            });
        }
        if let (Some(family), true) = (family, sorts.len() > 1) {
            self.a.call_families.get_mut(family).mixed = true;
        }
    }

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
            _ => None,
        }
    }
}
