//! Standalone programs: where they start, and what can be made of them.

use super::entries::Entries;
use super::{Emit, ProgramOutput, Stage, State};
use crate::diag::{render, Diagnostic};
use crate::flow;
use crate::host::builtin::Args;
use crate::host::object::{ObjId, Object};
use crate::host::program as import;
use crate::host::space::ObjectSpace;
use crate::host::Session;
use crate::llinterp::{Fault, Interp, Outcome, Val};
use crate::lltype::{FuncId, LlProgram};
use crate::{annotate, genc};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The folder of a program's file, and the name to import it under.
pub fn place(file: &Path) -> (PathBuf, String) {
    let folder = match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
        _ => PathBuf::from("."),
    };
    let name = file
        .file_stem()
        .map(|stem| stem.to_string_lossy().into_owned());
    (folder, name.unwrap_or_default())
}

/// Makes what was asked for.
pub fn make(state: &mut State, name: &str, emit: &Emit) -> Stage<ProgramOutput> {
    if *emit == Emit::Flow {
        let module = import::import_program(&mut state.session, name)?;
        state.took("import");
        return flow_graphs(state, module).map(ProgramOutput::Text);
    }
    let entries = entries(state, name)?;
    match emit {
        Emit::Flow => Err(vec![]),
        Emit::Annotated => {
            let mut annotated = state.annotate(&entries)?;
            let text = annotate::dump::dump(&mut state.session, &mut annotated);
            Ok(ProgramOutput::Text(text))
        }
        Emit::LowLevel => {
            let program = state.low_level(&entries, &[])?;
            Ok(ProgramOutput::Text(graphs_as_text(&program)))
        }
        Emit::C => prepare(state, &entries)?.c_files().map(ProgramOutput::C),
        Emit::Run(argv) => {
            let program = prepare(state, &entries)?;
            run(&program.program, program.main, argv, None)
        }
    }
}

/// What a program is entered by. Where modules are not found that it imports, what else is wrong with it is told in the same run.
fn entries(state: &mut State, name: &str) -> Stage<Entries> {
    let (module, mut errors) = import::import_with_errors(&mut state.session, name);
    let Some(module) = module else {
        return Err(errors);
    };
    let target = match target(state, module, name) {
        Ok(target) => target,
        Err(_) if !errors.is_empty() => return Err(errors),
        Err(wrong) => return Err(wrong),
    };
    let entries = Entries::of_program(&mut state.session, target)?;
    state.took("import");
    if errors.is_empty() {
        return Ok(entries);
    }
    errors.extend(state.rtype(&entries, &[]).err().unwrap_or_default());
    Err(errors)
}

/// All low-level graphs of a program.
pub fn graphs_as_text(program: &LlProgram) -> String {
    let mut text = String::new();
    for graph in program.graphs.values() {
        let _ = writeln!(text, "{}", crate::ir::text::print(graph, program));
    }
    text
}

/// A program that is optimised: it can run, any number of times, and then become C.
pub struct Program<'s> {
    state: &'s mut State,
    program: LlProgram,
    main: FuncId,
}

impl<'s> Program<'s> {
    pub(super) fn new(state: &'s mut State, name: &str) -> Stage<Self> {
        let entries = entries(state, name)?;
        prepare(state, &entries)
    }

    /// Runs it on the LLInterpreter, in fresh memory, with these arguments (`argv[0]` included).
    ///
    /// # Errors
    /// The rendered diagnostics of a run that stopped.
    pub fn run(&self, argv: &[String]) -> Result<ProgramOutput, String> {
        self.run_with(argv, None)
    }

    /// The same, with these bytes as standard input; that of the process if there are none.
    ///
    /// # Errors
    /// The rendered diagnostics of a run that stopped.
    pub fn run_with(
        &self,
        argv: &[String],
        stdin: Option<Vec<u8>>,
    ) -> Result<ProgramOutput, String> {
        run(&self.program, self.main, argv, stdin).map_err(|errors| self.rendered(&errors))
    }

    fn rendered(&self, errors: &[Diagnostic]) -> String {
        let sources = &self.state.session.sources;
        let rendered = errors.iter().map(|e| render::text(sources, e));
        rendered.collect::<Vec<_>>().join("\n")
    }

    /// C files with a `main`; the first is the translation unit.
    ///
    /// # Errors
    /// The rendered diagnostics, if what a pass left is not valid.
    pub fn c(mut self) -> Result<Vec<(String, String)>, String> {
        self.c_files().map_err(|errors| self.rendered(&errors))
    }

    /// The same, once for each of these: divided by modules, or as one text, whatever its size.
    ///
    /// # Errors
    /// The rendered diagnostics, if what a pass left is not valid.
    pub fn c_divided(mut self, ways: &[bool]) -> Result<Vec<Vec<(String, String)>>, String> {
        let explicit = self.state.explicit(&mut self.program);
        explicit.map_err(|errors| self.rendered(&errors))?;
        let text = |&divided: &bool| {
            let division = match divided {
                true => genc::Division::Modules,
                false => genc::Division::Whole,
            };
            let options = genc::Options {
                main: Some(self.main),
                division,
                ..self.state.genc_options(division)
            };
            self.state.generate(&self.program, &options)
        };
        Ok(ways.iter().map(text).collect())
    }

    fn c_files(&mut self) -> Stage<Vec<(String, String)>> {
        let options = genc::Options {
            main: Some(self.main),
            ..self.state.genc_options(genc::Division::Large)
        };
        self.state.c(&mut self.program, &options)
    }
}

fn prepare<'s>(state: &'s mut State, entries: &Entries) -> Stage<Program<'s>> {
    let mut program = state.low_level(entries, &[])?;
    let main = main_function(&mut program)?;
    Ok(Program {
        state,
        program,
        main,
    })
}

fn main_function(program: &mut LlProgram) -> Stage<FuncId> {
    match program.exports.pop() {
        Some(export) => Ok(export.func),
        None => Err(vec![Diagnostic::error(
            "RP0901",
            "the program has no `main`",
        )]),
    }
}

/// The program's entry point: what `target(driver, args)` gives, or `entry_point`.
fn target(state: &mut State, module: ObjId, name: &str) -> Stage<ObjId> {
    let session = &mut state.session;
    let entry = match session.heap.module_attr(module, "target") {
        Some(target) => {
            let driver = driver(session, module)?;
            let args = session.heap.new_list(vec![]);
            let result = match session.call_obj(target, &[driver, args]) {
                Ok(result) => result,
                Err(error) => return Err(import::diagnose(session, error)),
            };
            match session.heap.get(result) {
                Object::Tuple(items) => items.first().copied(),
                _ => Some(result),
            }
        }
        None => session.heap.module_attr(module, "entry_point"),
    };
    match entry {
        Some(entry) if session.heap.function(entry).is_some() => Ok(entry),
        _ => Err(vec![Diagnostic::error(
            "RP0603",
            format!("`{name}.py` has no entry point"),
        )
        .help(
            "define `entry_point(argv)`, or `target(driver, args)` that returns it",
        )]),
    }
}

/// What `target` gets as its first argument.
fn driver(session: &mut Session, program: ObjId) -> Stage<ObjId> {
    let made = session
        .import_module("rpython.translator.driver")
        .and_then(|module| session.getattr(module, &"driver_for".into()))
        .and_then(|make| session.call_args(make, Args::positional(&[program])));
    made.map_err(|error| import::diagnose(session, error))
}

/// The flow graphs of all functions of a module, and of its classes.
fn flow_graphs(state: &mut State, module: ObjId) -> Stage<String> {
    let session = &mut state.session;
    let Some(dict) = session.heap.module(module).map(|m| m.dict) else {
        return Ok(String::new());
    };
    let own = session.heap.module(module).map(|m| m.name.clone());
    let mut functions = Vec::new();
    for (_, object) in session.heap.dict_str_items(dict) {
        match session.heap.get(object) {
            Object::Function(_) => functions.push(object),
            Object::Class(class) if !class.builtin => {
                functions.extend(
                    class
                        .dict
                        .values()
                        .filter(|&&f| session.heap.function(f).is_some()),
                );
            }
            _ => {}
        }
    }
    let mut text = String::new();
    let mut errors = Vec::new();
    for func in functions {
        let here = session.heap.function(func).and_then(|f| f.module);
        if here
            .and_then(|m| session.heap.as_str(m).cloned())
            .as_deref()
            != own.as_deref()
        {
            continue;
        }
        match flow::build_graph(session, func) {
            Ok(graph) => {
                let _ = writeln!(text, "{}", crate::ir::text::print(&graph, session));
            }
            Err(wrong) => errors.extend(wrong.errors),
        }
    }
    if errors.is_empty() {
        Ok(text)
    } else {
        Err(errors)
    }
}

/// Runs a program on the LLInterpreter.
fn run(
    program: &LlProgram,
    main: FuncId,
    argv: &[String],
    stdin: Option<Vec<u8>>,
) -> Stage<ProgramOutput> {
    let mut interp = Interp::new(program);
    interp.system.stdin = stdin;
    interp.argv = argv.iter().map(|arg| arg.clone().into_bytes()).collect();
    let fault = |fault: Fault| {
        let error = Diagnostic::error("RP0902", format!("the run stopped: {fault}"));
        vec![match fault.span {
            Some(span) => error.at(span, ""),
            None => error,
        }]
    };
    let outcome = match (interp.call(main, vec![]), interp.system.exited) {
        // `os._exit` leaves from wherever it is called.
        (Err(_), Some(status)) => Outcome::Returned(Val::Int(status.into())),
        (outcome, _) => outcome.map_err(fault)?,
    };
    let status = match outcome {
        // The system keeps eight bits of it.
        Outcome::Returned(Val::Int(status)) => (status & 0xff) as i32,
        Outcome::Returned(_) => 0,
        Outcome::Raised(_, value) => {
            if let Some(describe) = program.describe_exception {
                interp.call(describe, vec![value]).map_err(fault)?;
            }
            let (name, message) = interp.described.take().unwrap_or_default();
            interp.stderr.extend(crate::llinterp::raised(name, message));
            interp.stderr.push(b'\n');
            1
        }
    };
    if interp.system.exited.is_none() {
        interp.finalize_all().map_err(fault)?;
    }
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok(ProgramOutput::Exited {
        status,
        stdout: text(&interp.stdout),
        stderr: text(&interp.stderr),
    })
}
