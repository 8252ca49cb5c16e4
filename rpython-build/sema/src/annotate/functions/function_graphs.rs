//! The graph that a call of a function runs: built once per function, then made for each
//! specialisation.

use crate::annotate::errors::flows::Step;
use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::arguments::{Arg, Args};
use crate::annotate::types::defs::Cell;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;
use std::rc::Rc;

/// How many versions by sorts a function may have. Where it needs more, what it is called with has no
/// end, as a tuple that every call makes longer.
const MAX_SORTS: usize = 20;

/// How many versions a function may have that are not for types: as deeply as calls may be nested in
/// Python, so that one which calls itself ends before.
const MAX_VERSIONS: usize = 1000;

/// For how many numbers of arguments behind a `*args` a function may have versions: more than a call has that is
/// written out.
const MAX_STARS: usize = 60;

impl Annotator<'_> {
    /// The function's graph as the flow space made it.
    pub(in crate::annotate) fn base_graph(&mut self, func: ObjId) -> An<Rc<Graph<Hl>>> {
        if let Some(known) = self.a.state.base_graphs.get(&func) {
            return known.clone().ok_or(Stop::Unknown);
        }
        let (graph, errors) = match crate::flow::build_graph(self.session, func) {
            Ok(graph) => (Some(graph), Vec::new()),
            Err(wrong) => (wrong.graph, wrong.errors),
        };
        for mut error in errors {
            // (What the library cannot do is told where the program asks for it.)
            if let Some(span) = self.span.filter(|_| !self.is_of_program(func)) {
                let name = self.heap().function(func).map(|f| f.name.clone());
                let name = name.unwrap_or_default();
                error.message = format!("in `{name}`: {}", error.message);
                error = error.at(span, "");
            }
            self.a.state.wrong_graphs.insert(func);
            self.report(error);
        }
        let graph = graph.map(|mut graph| {
            self.replace_not_implemented(&mut graph);
            self.flatten_displays(&mut graph);
            let of = self.a.state.copies.original(func);
            if let Some(ranges) = self.a.state.decisions.splits.get(&of) {
                ranges.apply(&mut graph);
            }
            Rc::new(graph)
        });
        self.a.state.base_graphs.insert(func, graph.clone());
        let graph = graph.ok_or(Stop::Unknown)?;
        let of = self.a.state.copies.original(func);
        if of != func {
            let model = self.base_graph(of)?;
            self.note_inner_functions(&graph, &model);
        }
        Ok(graph)
    }

    /// The functions within one that is a copy are copies of those within what it is a copy of.
    fn note_inner_functions(&mut self, graph: &Graph<Hl>, model: &Graph<Hl>) {
        let args = |graph: &Graph<Hl>| {
            let ops = graph.blocks.values().flat_map(|block| &block.ops);
            let constants = ops.flat_map(|op| op.args.iter().map(|arg| arg.constant().copied()));
            constants.collect::<Vec<_>>()
        };
        for (made, of) in args(graph).into_iter().zip(args(model)) {
            let (Some(made), Some(of)) = (made, of) else {
                continue;
            };
            let code = |func| self.heap().function(func).map(|f| f.code.span);
            if made != of && code(made).is_some() && code(made) == code(of) {
                self.a.state.copies.inner.insert(made, of);
            }
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
        let mut generators = None;
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
            let (maker, class) = self.generator_graph(graph, func)?;
            graph = maker;
            generators = Some(class);
        }
        let id = self.a.graphs.push(graph);
        if let Some(class) = generators {
            self.a.state.generators.insert(class, id);
        }
        self.a.state.desc_of_graph[id] = Some(desc);
        Ok(id)
    }

    /// The parameter `*args` of a graph becomes `count` parameters, made a tuple at the start.
    pub(in crate::annotate) fn flatten_star(
        &mut self,
        graph: &mut Graph<Hl>,
        func: ObjId,
        count: u32,
    ) {
        let Some(function) = self.session.heap.function(func) else {
            return;
        };
        let named = (function.code.argcount + function.code.kwonlyargcount) as usize;
        // The cells of a function made at run time come first.
        // (Those of `**kw`, last, are parameters of their own by now.)
        let cells = match function.code.flags.varkeywords {
            true => self.session.heap.run_time_cells(func),
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
    pub(in crate::annotate) fn keep_exception_args(
        &mut self,
        graph: &mut Graph<Hl>,
        func: ObjId,
        count: u32,
    ) {
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

    /// A version of a function that is not there yet.
    pub(in crate::annotate) fn make_version(
        &mut self,
        desc: DescId,
        func: ObjId,
        key: SpecKey,
        star: Option<u32>,
    ) -> An<GraphId> {
        self.check_versions(desc, func, &key)?;
        if let Some(graph) = self.kept_version(desc, func, &key)? {
            return Ok(graph);
        }
        let graph = self.instantiate_graph(desc, func, &key, star)?;
        self.add_version(desc, key, graph);
        Ok(graph)
    }

    /// Versions for types are as many as the program has types; those for constants, for numbers of
    /// arguments and for places need not end where a function calls itself.
    fn check_versions(&self, desc: DescId, func: ObjId, key: &SpecKey) -> An<()> {
        let of_types = |part: &SpecPart| {
            matches!(
                part,
                SpecPart::Type(_) | SpecPart::PythonType(_) | SpecPart::Receiver | SpecPart::Ll(_)
            )
        };
        let Desc::Function(function) = &self.a.descs[desc] else {
            return Ok(());
        };
        let by_sort = key.0.iter().any(|part| matches!(part, SpecPart::Sorts(_)));
        let stars = |key: &SpecKey| {
            key.0
                .iter()
                .find(|part| matches!(part, SpecPart::Star(_)))
                .cloned()
        };
        let numbers: Set<SpecPart> = function.graphs.keys().filter_map(stars).collect();
        let most = match by_sort {
            _ if numbers.len() >= MAX_STARS => MAX_STARS,
            true => MAX_SORTS,
            false => MAX_VERSIONS,
        };
        let few = numbers.len() < MAX_STARS
            && (function.graphs.len() < most || key.0.iter().any(of_types));
        if few {
            return Ok(());
        }
        let name = self.heap().function(func).map(|f| f.name.clone());
        let name = name.unwrap_or_default();
        let mut error = self.error(
            ENDLESS,
            format!("`{name}` would be specialised without end"),
        );
        if let Some(span) = self.heap().function(func).map(|f| f.code.header()) {
            let text = format!("there are {most} versions of it");
            error = error.label(span, text);
        }
        // (Objects of copies of a class are called the same.)
        let keys = function.graphs.iter();
        let keys: Set<String> = keys
            .map(|(key, &graph)| self.key_text(key, graph))
            .collect();
        let keys: Vec<&str> = keys.iter().take(4).map(String::as_str).collect();
        Err(error
            .note(format!(
                "it is called with {}, and so on",
                keys.join(", then with ")
            ))
            .help(match by_sort {
                _ if numbers.len() >= MAX_STARS => {
                    "a version is made for each number of arguments behind `*`: pass a list, which \
                             may be of any length"
                }
                true => {
                    "a version is made for each sort of arguments it is called with: pass what \
                             does not contain what was passed before"
                }
                false => {
                    "a version is made for each constant it is called with: end with one \
                              that is known"
                }
            })
            .into())
    }

    /// What a version is made for, in words.
    fn key_text(&self, key: &SpecKey, graph: GraphId) -> String {
        let params = self.a.graphs[graph].params().iter();
        let types = params.map(|&param| self.describe(&self.a.bindings[graph][param]));
        let types: Vec<String> = types.collect();
        let parts = key.0.iter().map(|part| match part {
            SpecPart::Sorts(_) if !types.is_empty() => types.join(" and "),
            SpecPart::Const(obj) => match self.heap().get(*obj) {
                Object::Int(n) => format!("`{n}`"),
                Object::Str(text) => format!("`{text:?}`"),
                _ => format!("a constant `{}`", self.heap().type_name(*obj)),
            },
            SpecPart::Star(1) => "1 more argument".into(),
            SpecPart::Star(n) => format!("{n} more arguments"),
            SpecPart::Keywords(names) => format!("the keywords {}", names.join(", ")),
            SpecPart::Site(..) => "another place".into(),
            _ => "other arguments".into(),
        });
        match key.0.is_empty() {
            true => "no constant".into(),
            false => parts.collect::<Vec<_>>().join(" and "),
        }
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
        let graph = self.graph_now(desc, func, &bound)?;
        let mut bound = bound;
        self.forget_low_level_values(func, &mut bound);
        let values: Vec<SomeValue> = bound.params.into_iter().map(|a| a.value).collect();
        let start = self.a.graphs[graph].start;
        let mut steps = |_: &Self, at: usize| Step {
            what: "is declared here",
            ..Step::silent(Cell::Made, spans.get(at).copied())
        };
        self.flow_into(graph, start, &values, None, &mut steps);
        Ok(graph)
    }

    /// The graph that is called so by code that is not annotated, which takes this result of it: also
    /// where the function never returns, and so has none of its own.
    pub fn graph_called_for(
        &mut self,
        func: ObjId,
        values: &[SomeValue],
        result: SomeValue,
    ) -> An<GraphId> {
        let graph = self.graph_called_with(func, values, &[])?;
        let ret = self.a.graphs[graph].ret;
        let mut steps = |_: &Self, _: usize| Step::silent(Cell::Made, None);
        self.flow_into(graph, ret, &[result], None, &mut steps);
        Ok(graph)
    }
}
