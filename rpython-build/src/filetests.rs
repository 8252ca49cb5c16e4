//! The stages one by one on small programs, as text: the door for `tests/filetests`.
//!
//! A program is Python with the entries it starts from, or low-level graphs
//! ([`crate::lltype::program_text`]). Whatever goes into a stage or comes out of it is verified, and
//! what is shown of low-level graphs is read back and must be the same.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::Annotated;
use crate::annotate::types::model::SomeValue;
use crate::annotate::{annotate, verify as annotation, Declared, EntryPoint};
use crate::diag::{Diagnostic, Severity};
use crate::flow;
use crate::front::Mode;
use crate::host::object::ObjId;
use crate::host::space::ObjectSpace;
use crate::host::{program, Session};
use crate::ir::model::{Graph, GraphId, Hl, Value, Var};
use crate::ir::op::HlOp;
use crate::ir::text::{self, TextLevel};
use crate::ir::verify;
use crate::llinterp::{Interp, Outcome, Val};
use crate::lltype::program_text::{function, parse_program};
use crate::lltype::types::IntKind;
use crate::lltype::{
    verify::after_pass, Container, FuncBody, FuncId, Items, Ll, LlConst, LlProgram, LlType, Types,
};
use crate::options::Gc;
use crate::pipeline::{on_large_stack, Options, Overflow};
use crate::rtype::{self, Entry};
use crate::source::{SourceMap, Span};
use crate::{genc, opt, transform};
use std::num::NonZeroU64;
use std::path::PathBuf;

/// What to test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The flow graph of a function.
    Flow,
    /// What `reveal` is called with, the results of entries, and errors.
    Annotate,
    /// The low-level graph of a function.
    Rtype,
    /// That after passes of the optimiser.
    Opt,
    /// That after transforms.
    Transform,
    /// The C of a function.
    Genc,
}

/// A test's program, and what is wanted of it.
#[derive(Debug, Clone)]
pub struct Input {
    /// The stage.
    pub stage: Stage,
    /// The passes or transforms, in their order; for the rtyper `overflow`: that raises; for transforms the collector,
    /// if it is not the one that is the default.
    pub passes: Vec<String>,
    /// Whether the program is Python.
    pub python: bool,
    /// Its text. Python has lines `# entry: f(int, str | None)`, graphs have lines `# run: f(1, 2)`.
    pub text: String,
    /// The functions to show; the first one if there are none.
    pub show: Vec<String>,
    /// The annotator takes what is to be done in an order made from this number.
    pub shuffle: Option<NonZeroU64>,
}

/// What came of a test.
#[derive(Debug, Clone, Default)]
pub struct Shown {
    /// What is to be said at lines of the program (0: at its end), in order.
    pub comments: Vec<(u32, String)>,
    /// Functions, and what they became.
    pub texts: Vec<(String, String)>,
}

/// The file of what tests call besides their own.
const PRELUDE: &str = "\
from rpython.rlib.objectmodel import specialize
@specialize.call_location()
def reveal(x):
    pass
";

/// Runs a test.
///
/// # Errors
/// What is wrong with the test, or what a verifier says.
pub fn run(input: &Input) -> Result<Shown, String> {
    on_large_stack(|| match input.python {
        true => python(input),
        false => graphs(input),
    })
}

// Programs in Python.

struct Source {
    session: Session,
    module: ObjId,
    file: crate::source::FileId,
}

fn python(input: &Input) -> Result<Shown, String> {
    let mut session = program::new_session(SourceMap::new(), PathBuf::from("."), vec![]);
    let reveal = prelude(&mut session)?;
    let module = session.new_module("m", false);
    let dict = session.heap.module(module).ok_or("no module")?.dict;
    session.set_global(dict, "reveal", reveal);
    let file = session.sources.add("m.py", input.text.clone());
    let imported = session
        .compile(file, Mode::Exec)
        .and_then(|code| session.run_module_code(&code, dict));
    let mut source = Source {
        session,
        module,
        file,
    };
    if let Err(error) = imported {
        let errors = program::diagnose(&mut source.session, error);
        return Ok(source.failed(errors));
    }
    let entries = entries(&input.text);
    let first = entries.first().map(|(_, call)| function_name(call));
    let names = match (&input.show[..], first) {
        ([], Some(first)) => vec![first],
        ([], None) => vec!["f".to_string()],
        (names, _) => names.to_vec(),
    };
    if input.stage == Stage::Flow {
        return source.flow(&names);
    }
    let mut points = Vec::new();
    for (_, call) in &entries {
        let (name, args) = parse_call(call)?;
        points.push(EntryPoint::new(source.function(&name)?, args));
    }
    let mut annotated = match annotate(&mut source.session, &points, input.shuffle.into()) {
        Ok(annotated) => annotated,
        Err(errors) => return Ok(source.failed(errors)),
    };
    verified(annotation::after_pass(
        "annotate",
        &source.session,
        &annotated,
    ))?;
    if input.stage == Stage::Annotate {
        let mut shown = source.revealed(&mut annotated, reveal);
        for ((line, _), entry) in entries.iter().zip(annotated.entries.clone()) {
            let var = annotated.graphs[entry].return_var();
            let result = annotated.binding(entry, var).clone();
            let text = source.precise(&mut annotated, &result);
            shown.comments.push((*line, text));
        }
        return Ok(shown);
    }
    let starts: Vec<_> = annotated
        .entries
        .iter()
        .zip(&entries)
        .map(|(entry, (_, call))| Entry {
            symbol: function_name(call),
            graph: *entry,
        })
        .collect();
    let raises = input.passes.iter().any(|pass| pass == "overflow");
    let options = Options {
        overflow: Overflow::ALL[usize::from(raises)],
        ..Options::host()
    };
    let session = &mut source.session;
    let mut program = match rtype::rtype(
        &mut annotated,
        session,
        &options,
        &starts,
        crate::opt::tidy_whole,
    ) {
        Ok(program) => program,
        Err(errors) => return Ok(source.failed(errors)),
    };
    verified(after_pass("rtype", &program, &[]))?;
    let hidden_files = source.session.sources.own_files();
    if input.stage != Stage::Rtype {
        transform::safepoints::place(&mut program, &hidden_files);
        transform::threads::run(&mut program, &hidden_files);
        verified(after_pass("threads", &program, &[]))?;
    }
    let before: Vec<_> = match input.stage {
        Stage::Opt => opt::PASSES
            .iter()
            .map(|(name, _)| *name)
            .take_while(|name| !input.passes.iter().any(|pass| pass == name))
            .collect(),
        Stage::Transform | Stage::Genc => opt::PASSES.iter().map(|(name, _)| *name).collect(),
        _ => vec![],
    };
    for name in before {
        pass(&mut program, name, &[], &hidden_files)?;
    }
    let names: Vec<_> = names.iter().map(|name| format!("m.{name}")).collect();
    stages(&mut program, input, &hidden_files)?;
    show(&mut program, input.stage, &names)
}

/// The function `reveal`.
fn prelude(session: &mut Session) -> Result<ObjId, String> {
    let module = session.new_module("reveal", true);
    let dict = session.heap.module(module).ok_or("no module")?.dict;
    let file = session.sources.add_own("<rpython>/reveal.py", PRELUDE);
    let run = session
        .compile(file, Mode::Exec)
        .and_then(|code| session.run_module_code(&code, dict));
    run.map_err(|error| format!("{error:?}"))?;
    let found = session.heap.dict_get_str(dict, "reveal");
    found.ok_or("no `reveal`".into())
}

impl Source {
    /// A function of the program, perhaps one of a class's.
    fn function(&mut self, name: &str) -> Result<ObjId, String> {
        let mut object = self.module;
        for part in name.split('.') {
            let found = self.session.getattr(object, &part.into());
            object = found.map_err(|_| format!("no function `{name}`"))?;
        }
        Ok(object)
    }

    fn flow(mut self, names: &[String]) -> Result<Shown, String> {
        let mut shown = Shown::default();
        let mut errors = Vec::new();
        for name in names {
            let func = self.function(name)?;
            match flow::build_graph(&mut self.session, func) {
                Ok(graph) => {
                    valid(&graph)?;
                    let text = text::print(&graph, &self.session);
                    // What can be read at all is read back as the same.
                    if let Ok(again) = text::parse::<Hl, _>(&text, &mut self.session) {
                        same(&text, &text::print(&again, &self.session))?;
                    }
                    shown.texts.push((name.clone(), text));
                }
                Err(wrong) => errors.extend(wrong.errors),
            }
        }
        match errors.is_empty() {
            true => Ok(shown),
            false => Ok(self.failed(errors)),
        }
    }

    fn precise(&mut self, annotated: &mut Annotated, value: &SomeValue) -> String {
        Annotator::new(&mut self.session, annotated).precise_text(value)
    }

    /// What `reveal` is called with: at a line, each that is different once.
    fn revealed(&mut self, annotated: &mut Annotated, reveal: ObjId) -> Shown {
        let mut calls: Vec<(u32, u32, String)> = Vec::new();
        let graphs: Vec<GraphId> = annotated.graphs.ids().collect();
        for id in graphs {
            for (value, result, span) in calls_of(&annotated.graphs[id], reveal) {
                if annotated.binding(id, result).is_impossible() {
                    continue;
                }
                let value = match value {
                    Value::Var(var) => annotated.binding(id, var).clone(),
                    Value::Const(constant) => annotated
                        .constants
                        .get(&constant)
                        .cloned()
                        .unwrap_or(SomeValue::IMPOSSIBLE),
                };
                let text = self.precise(annotated, &value);
                calls.push((self.session.sources.line(span), span.start, text));
            }
        }
        calls.sort_by_key(|&(_, start, _)| start);
        calls.dedup();
        let mut comments: Vec<(u32, String)> = Vec::new();
        for (number, line) in self.lines() {
            if !line.contains("reveal(") {
                continue;
            }
            let mut texts: Vec<String> = Vec::new();
            for (_, _, text) in calls.iter().filter(|call| call.0 == number) {
                if !texts.contains(text) {
                    texts.push(text.clone());
                }
            }
            let text = match texts.is_empty() {
                true => "never reached".to_string(),
                false => texts.join(" / "),
            };
            comments.push((number, text));
        }
        Shown {
            comments,
            texts: vec![],
        }
    }

    fn lines(&self) -> Vec<(u32, String)> {
        let text = &self.session.sources.file(self.file).text;
        let lines = text.lines().map(str::to_string);
        (1..).zip(lines).collect()
    }

    /// Errors as comments: the message at the line it is about, what else there is to say behind it,
    /// and every other place with what is said there.
    fn failed(&self, mut errors: Vec<Diagnostic>) -> Shown {
        crate::diag::finish(&mut errors);
        let mut comments = Vec::new();
        let count = errors.len();
        for (number, error) in errors.iter().enumerate() {
            let number = match count {
                1 => String::new(),
                _ => format!(" ({})", number + 1),
            };
            let (line, beside) = match &error.primary {
                Some(label) => (self.line(label.span), label.message.as_str()),
                None => (0, ""),
            };
            let kind = match error.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
            };
            let head = format!("{kind}[{}]{number}: {}", error.code, error.message);
            comments.push((line, head));
            if !beside.is_empty() {
                comments.push((line, format!("here{number}: {beside}")));
            }
            for note in &error.notes {
                comments.push((line, format!("note{number}: {}", one_line(note))));
            }
            for help in &error.help {
                comments.push((line, format!("help{number}: {}", one_line(help))));
            }
            for label in &error.labels {
                let text = format!("why{number}: {}", label.message);
                comments.push((self.line(label.span), text));
            }
        }
        Shown {
            comments,
            texts: vec![],
        }
    }

    /// The line of a place in the program; 0 for one in another file.
    fn line(&self, span: Span) -> u32 {
        match span.file == self.file {
            true => self.session.sources.line(span),
            false => 0,
        }
    }
}

fn one_line(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

/// The arguments of the calls of a function, their results, and where they are.
fn calls_of(graph: &Graph<Hl>, func: ObjId) -> Vec<(Value<Hl>, Var, Span)> {
    let mut calls = Vec::new();
    for block in graph.reachable() {
        for op in &graph.blocks[block].ops {
            let is_call = matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_));
            let callee = op.args.first().and_then(|callee| callee.constant());
            if let (true, Some(span), [_, value]) =
                (is_call && callee == Some(&func), op.span, &op.args[..])
            {
                calls.push((value.clone(), op.result, span));
            }
        }
    }
    calls
}

/// The lines that say where the program starts, with what they say.
fn entries(text: &str) -> Vec<(u32, String)> {
    let lines = (1..).zip(text.lines());
    let entries = lines.filter_map(|(number, line)| {
        let call = line.strip_prefix("# entry: ")?;
        Some((number, call.trim().to_string()))
    });
    entries.collect()
}

fn function_name(call: &str) -> String {
    call.split('(').next().unwrap_or(call).trim().to_string()
}

/// `name(type, …)`
fn parse_call(call: &str) -> Result<(String, Vec<Declared>), String> {
    let name = function_name(call);
    let rest = call[name.len()..].trim();
    let types = rest.strip_prefix('(').and_then(|r| r.strip_suffix(')'));
    let mut rest = types.ok_or_else(|| format!("expected `name(types)`, not `{call}`"))?;
    let mut args = Vec::new();
    while !rest.trim().is_empty() {
        args.push(parse_type(&mut rest)?);
        rest = rest.trim_start_matches([',', ' ']);
    }
    Ok((name, args))
}

/// A type expression, from the front of a text.
fn parse_type(text: &mut &str) -> Result<Declared, String> {
    *text = text.trim_start();
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let (word, rest) = text.split_at(text.find(|c| !is_word(c)).unwrap_or(text.len()));
    *text = rest;
    let mut args = Vec::new();
    if let Some(rest) = text.strip_prefix('[') {
        *text = rest;
        while !text.starts_with(']') {
            args.push(parse_type(text)?);
            *text = text.trim_start_matches([',', ' ']);
        }
        *text = &text[1..];
    }
    let ty = match (word, &args[..]) {
        ("int", []) => Declared::Int,
        ("nonneg", []) => Declared::Value(SomeValue::nonneg_int()),
        ("r_uint", []) => Declared::Integer(IntKind::Unsigned),
        ("r_int32", []) => Declared::Integer(IntKind::I32),
        ("float", []) => Declared::Float,
        ("bool", []) => Declared::Bool,
        ("char", []) => Declared::Char,
        ("str", []) => Declared::Str,
        ("bytes", []) => Declared::Bytes,
        ("None", []) => Declared::None,
        ("list", [item]) => Declared::List(Box::new(item.clone())),
        ("dict", [key, value]) => Declared::Dict(Box::new(key.clone()), Box::new(value.clone())),
        ("tuple", items) => Declared::Tuple(items.to_vec()),
        _ => return Err(format!("no type `{word}`")),
    };
    if let Some(rest) = text.strip_prefix(" | None") {
        *text = rest;
        return Ok(Declared::Optional(Box::new(ty)));
    }
    Ok(ty)
}

// Programs as graphs.

fn graphs(input: &Input) -> Result<Shown, String> {
    let mut program = parse_program(&input.text).map_err(|error| error.to_string())?;
    verified(after_pass("reading", &program, &[]))?;
    let runs: Vec<&str> = input
        .text
        .lines()
        .filter_map(|line| line.strip_prefix("# run: "))
        .collect();
    let outcomes = |program: &LlProgram| -> Result<Vec<String>, String> {
        runs.iter().map(|call| ran(program, call)).collect()
    };
    let before = outcomes(&program)?;
    stages(&mut program, input, &[])?;
    if input.stage == Stage::Opt {
        same(&before.join("\n"), &outcomes(&program)?.join("\n"))?;
    }
    let names = match &input.show[..] {
        [] => {
            let graphs = program.graphs.values();
            graphs.map(|graph| graph.name.clone()).take(1).collect()
        }
        names => names.to_vec(),
    };
    let mut shown = show(&mut program, input.stage, &names)?;
    if let (Some((_, text)), false) = (shown.texts.first_mut(), before.is_empty()) {
        let runs: String = before.iter().map(|run| format!("# {run}\n")).collect();
        *text = runs + text;
    }
    Ok(shown)
}

/// Runs a call on the LLInterpreter: `f(1, 2) = 3`.
fn ran(program: &LlProgram, call: &str) -> Result<String, String> {
    let name = function_name(call);
    let func = function(program, &name).ok_or_else(|| format!("no function `{name}`"))?;
    let args = call[name.len()..].trim().trim_matches(['(', ')']);
    let args = args.split(',').map(str::trim).filter(|arg| !arg.is_empty());
    let args: Result<Vec<Val>, String> = args
        .map(|arg| match (arg, arg.parse::<i128>(), arg.parse::<f64>()) {
            ("true", ..) => Ok(Val::Int(1)),
            ("false", ..) => Ok(Val::Int(0)),
            ("null", ..) => Ok(Val::Null),
            (_, Ok(number), _) => Ok(Val::Int(number)),
            (_, _, Ok(number)) => Ok(Val::Float(number)),
            _ => Err(format!("no argument `{arg}`")),
        })
        .collect();
    let mut interp = Interp::new(program);
    let result = match interp.call(func, args?) {
        Ok(Outcome::Returned(Val::Int(number))) => format!("= {number}"),
        Ok(Outcome::Returned(Val::Float(number))) => format!("= {number:?}"),
        Ok(Outcome::Returned(Val::Void)) => "returns".into(),
        Ok(Outcome::Returned(Val::Null)) => "= null".into(),
        Ok(Outcome::Returned(_)) => "= an object".into(),
        Ok(Outcome::Raised(class, _)) => {
            let name = interp.exception_name(&class);
            format!("raises {}", name.unwrap_or("an exception".into()))
        }
        Err(fault) => return Err(format!("{call}: {fault}")),
    };
    Ok(format!("{} {result}", call.trim()))
}

/// Does what the input asks for.
fn stages(
    program: &mut LlProgram,
    input: &Input,
    hidden_files: &[crate::source::FileId],
) -> Result<(), String> {
    match input.stage {
        Stage::Flow | Stage::Annotate | Stage::Rtype => Ok(()),
        Stage::Opt => input
            .passes
            .iter()
            .try_for_each(|name| pass(program, name, &input.passes, hidden_files)),
        Stage::Transform | Stage::Genc => {
            let named = |gc: &Gc| input.passes.iter().any(|pass| pass == gc.name());
            let gc = Gc::ALL.into_iter().find(named).unwrap_or_default();
            let options = transform::Options {
                gc: transform::GcPolicy::of(gc),
                hidden_files: hidden_files.to_vec(),
            };
            for (name, transform, also) in transform::transforms(&options.gc) {
                let last = input.passes.last().is_some_and(|last| last == name);
                if input.python || input.passes.iter().any(|pass| pass == name) {
                    transform(program, &options);
                    // Of graphs, each transform is tested by itself.
                    let also = match input.python {
                        true => also,
                        false => &also[also.len().saturating_sub(1)..],
                    };
                    verified(after_pass(name, program, also))?;
                }
                if last {
                    break;
                }
            }
            Ok(())
        }
    }
}

/// Does one pass or step of the optimiser.
fn pass(
    program: &mut LlProgram,
    name: &str,
    all: &[String],
    hidden_files: &[crate::source::FileId],
) -> Result<(), String> {
    let mut known = opt::PASSES.iter().chain(&opt::STEPS);
    let (_, pass) = known
        .find(|(known, _)| *known == name)
        .ok_or_else(|| format!("no pass `{name}`"))?;
    let options = opt::Options {
        hidden_files: hidden_files.to_vec(),
        unchecked: all.iter().any(|pass| pass == "unchecked"),
        quick: false,
    };
    pass(program, &options);
    verified(after_pass(name, program, &[]))
}

/// Functions of a program, as the stage shows them.
fn show(program: &mut LlProgram, stage: Stage, names: &[String]) -> Result<Shown, String> {
    let mut shown = Shown::default();
    for name in names {
        let func = function(program, name).ok_or_else(|| format!("no function `{name}`"))?;
        let text = match stage {
            Stage::Genc => genc::function(program, func),
            _ => graph_text(program, func)?,
        };
        let name = name.strip_prefix("m.").unwrap_or(name).to_string();
        shown.texts.push((name, text));
    }
    Ok(shown)
}

/// The graph of a function, as text that can be read back.
fn graph_text(program: &mut LlProgram, func: FuncId) -> Result<String, String> {
    let FuncBody::Graph(graph) = program.funcs[func].body else {
        return Err("no graph".into());
    };
    let text = text::print(&program.graphs[graph], program);
    let again = text::parse::<Ll, _>(&text, program).map_err(|e| format!("{e}\n{text}"))?;
    same(&text, &text::print(&again, program))?;
    let mut strings = String::new();
    for (id, data) in program.data.iter() {
        let Some(LlConst::Struct(fields)) = &data.value else {
            continue;
        };
        let ty = LlType::Ptr(Container::Struct(Types::STRING));
        let mut shown = String::new();
        Ll::write_const(program, &LlConst::Data(ty, id), &mut shown);
        if let (true, [.., LlConst::Items(Items::Bytes(bytes))]) =
            (text.contains(&shown), &fields[..])
        {
            let bytes = String::from_utf8_lossy(bytes);
            strings.push_str(&format!("# {shown} is {bytes:?}\n"));
        }
    }
    Ok(strings + &text)
}

fn valid<L: crate::ir::model::Level>(graph: &Graph<L>) -> Result<(), String> {
    verified(verify::verify(graph))
}

fn verified(checked: Result<(), Vec<String>>) -> Result<(), String> {
    checked.map_err(|problems| problems.join("\n"))
}

fn same(expected: &str, found: &str) -> Result<(), String> {
    match expected == found {
        true => Ok(()),
        false => Err(format!("not the same:\n{expected}\n{found}")),
    }
}
