//! The whole pipeline on one screen: from the entry points a crate declares to C.
//!
//! [`translate`] is what a build script runs, [`translate_program`] what `cargo rpython
//! translate` runs. Both take everything they need as data and touch nothing but the Python
//! files below [`Input::base_dir`] and the search path: no environment, no output files.
//!
//! *Invariant.* A stage that reports errors ends the run: later stages see programs that are
//! right as far as the earlier ones can tell. (For more errors, the rtyper sees those entry points by themselves that
//! are.)

mod constants;
mod data;
mod docs;
mod docstring;
mod entries;
mod fields;
mod kept;
mod program;
mod values;
mod verify;

pub use crate::genc::{libraries, to_compile};
pub use data::*;
pub use program::Program;

use crate::annotate::functions::kept::KeptHelpers;
use crate::annotate::{self, types::defs::Annotated};
use crate::diag::{self, Diagnostic};
use crate::host::space::Unwind;
use crate::host::{program as import, Session};
use crate::lltype::verify::Verifier;
use crate::lltype::LlProgram;
use crate::source::SourceMap;
use crate::{ffi, genc, opt, rtype, side_by_side, transform};
use entries::Entries;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What is wrong with the toolchain.
fn internal(message: &str) -> Vec<Diagnostic> {
    vec![Diagnostic::error("RP0901", message)]
}

/// How much stack the pipeline has: the import-time interpreter, the compiler and the printers
/// recurse as deeply as the program nests. It is reserved, not used.
const STACK: usize = 2 << 30;

/// Translates a library. On failure the run has at least one error.
pub fn translate(input: Input) -> Result<Translated, Box<Run>> {
    on_large_stack(move || {
        let Input {
            library,
            base_dir,
            sources,
            modules,
            search_path,
            package,
            options,
            check,
            kept,
        } = input;
        let mut state = State::new(sources, base_dir, search_path, options);
        state.session.importer.kept = kept;
        state.session.importer.package = package;
        let result = state.library(&library, &modules, check);
        state
            .end(result)
            .map(|(c_files, run)| Translated { c_files, run })
    })
}

/// Translates, prints or runs a standalone program. On failure the run has at least one error.
pub fn translate_program(input: ProgramInput) -> Result<(ProgramOutput, Run), Box<Run>> {
    translate_program_and_tell(input, |_| {})
}

/// The same; `done` is told of each stage that is done, on the thread that translates.
pub fn translate_program_and_tell(
    input: ProgramInput,
    done: impl Fn(&'static str) + Send + 'static,
) -> Result<(ProgramOutput, Run), Box<Run>> {
    on_large_stack(move || {
        let emit = input.emit.clone();
        let (mut state, name) = State::of_program(input);
        state.done = Box::new(done);
        let result = program::make(&mut state, &name, &emit);
        state.end(result)
    })
}

/// Translates a standalone program as far as it can run, and hands it over: to run it several
/// times and make C of it, translated once. What the input asks to emit is not looked at.
pub fn with_program<T: Send>(
    input: ProgramInput,
    work: impl FnOnce(Program<'_>) -> T + Send,
) -> Result<(T, Run), Box<Run>> {
    on_large_stack(move || {
        let (mut state, name) = State::of_program(input);
        let result = Program::new(&mut state, &name).map(work);
        state.end(result)
    })
}

/// Imports a program and does no more.
pub fn import(file: &Path) -> Imported {
    on_large_stack(|| {
        let (root, name) = program::place(file);
        let mut session = import::new_session(SourceMap::new(), root.clone(), vec![root]);
        let error = session.import_module(&name).err();
        let raised = match &error {
            Some(Unwind::Raise(exc)) => Some(*exc),
            _ => None,
        };
        let traceback = raised.map(|exc| session.format_traceback(exc));
        let diagnostics = error.map(|error| import::diagnose(&mut session, error));
        Imported {
            stdout: session.stdout,
            stderr: session.stderr,
            diagnostics: diagnostics.unwrap_or_default(),
            traceback,
        }
    })
}

/// What the stages work on, and what is known of the run.
struct State {
    session: Session,
    options: Options,
    run: Run,
    clock: Instant,
    without_kept_helpers: bool,
    done: Box<dyn Fn(&'static str)>,
}

/// How many functions a run names of those that were annotated most often.
const MOST_VISITED: usize = 5;

type Stage<T> = Result<T, Vec<Diagnostic>>;

impl State {
    fn new(sources: SourceMap, root: PathBuf, folders: Vec<PathBuf>, options: Options) -> State {
        side_by_side::limit(options.jobs);
        let mut session = import::new_session(sources, root, folders);
        session.word_bits = options.target.pointer_width;
        State {
            session,
            options,
            run: Run::default(),
            clock: Instant::now(),
            without_kept_helpers: false,
            done: Box::new(|_| {}),
        }
    }

    /// For a program, and the name to import it under.
    fn of_program(input: ProgramInput) -> (State, String) {
        let (root, name) = program::place(&input.file);
        let folders = std::iter::once(root.clone()).chain(input.search_path);
        let folders = folders.collect();
        let mut state = State::new(SourceMap::new(), root, folders, input.options);
        state.session.importer.kept = input.kept;
        (state, name)
    }

    /// A library: C files for its entry points, unless it is only checked.
    fn library(
        &mut self,
        library: &LibraryName,
        modules: &[PythonModule],
        check: bool,
    ) -> Stage<Vec<(String, String)>> {
        let mut entries = Entries::of_library(&mut self.session, modules)?;
        self.took("import");
        self.run.constants = std::mem::take(&mut entries.constants);
        let mut errors = std::mem::take(&mut entries.errors);
        if !errors.is_empty() {
            // What is wrong with the other functions is told in the same run.
            errors.extend(self.rtype(&entries, modules).err().unwrap_or_default());
            return Err(errors);
        }
        if check {
            // Later stages find nothing wrong with a program.
            self.rtype(&entries, modules)?;
            return Ok(Vec::new());
        }
        let declared = modules.iter().map(|module| module.entry_points.len());
        if entries.count() != declared.sum::<usize>() {
            return Err(internal(
                "a declared function is left out, and nothing says why",
            ));
        }
        let mut program = self.low_level(&entries, modules)?;
        for (export, entry) in program
            .exports
            .iter_mut()
            .zip(modules.iter().flat_map(|m| &m.entry_points))
        {
            export.c_params = Some(ffi::parameters(entry));
            export.within = entry.within();
        }
        let entry_points = modules.iter().flat_map(|module| &module.entry_points);
        let generate = genc::Options {
            prefix: library.prefix.clone(),
            header: Some(ffi::header_name(library)),
            main: None,
            instances: self.options.instances || ffi::has_instances(entry_points.clone()),
            guards: ffi::has_guards(entry_points),
            ..self.genc_options(genc::Division::Whole)
        };
        let files = self.c(&mut program, &generate);
        self.done_with((program, entries));
        files
    }

    /// Lets go of what stages have made.
    fn done_with<T>(&self, made: T) {
        if self.options.last {
            std::mem::forget(made);
        }
    }

    /// What a library is declared to do, and its program cannot.
    fn cannot(&self, modules: &[PythonModule], program: &LlProgram) -> Vec<Diagnostic> {
        let asked = [
            self.can_have_instances(modules, program),
            self.can_call_rust(modules, program),
        ];
        asked
            .into_iter()
            .filter_map(Result::err)
            .flatten()
            .collect()
    }

    /// Whether a library whose functions take closures can call them.
    fn can_call_rust(&self, modules: &[PythonModule], program: &LlProgram) -> Stage<()> {
        let mut entry_points = modules.iter().flat_map(|module| &module.entry_points);
        let param = entry_points.find_map(|entry| entry.params.iter().find(|it| it.is_callback()));
        let Some((param, why)) = param.zip(genc::why_no_callbacks(program)) else {
            return Ok(());
        };
        let message = format!("this library cannot call Rust: {why}");
        let error = Diagnostic::error("RP0611", message).at(param.span, "it would be called here");
        Err(vec![error])
    }

    /// Whether a library that is declared to have instances can have them.
    fn can_have_instances(&self, modules: &[PythonModule], program: &LlProgram) -> Stage<()> {
        let mut entry_points = modules.iter().flat_map(|module| &module.entry_points);
        let Some(entry) = entry_points.find(|entry| entry.runs.is_given()) else {
            return Ok(());
        };
        let Some(why) = genc::why_one_instance(program, self.options.gc) else {
            return Ok(());
        };
        let message = format!("this library cannot have instances: {why}");
        let error =
            Diagnostic::error("RP0606", message).at(entry.span, "an instance is wanted here");
        Err(vec![error])
    }

    /// Annotates and rtypes what the entries reach.
    fn rtype(&mut self, entries: &Entries, modules: &[PythonModule]) -> Stage<LlProgram> {
        let result = self.rtype_or_tell(entries, modules);
        result.map_err(|errors| entries.in_declarations(&self.session, errors))
    }

    /// The same; errors are where they are found.
    fn rtype_or_tell(&mut self, entries: &Entries, modules: &[PythonModule]) -> Stage<LlProgram> {
        let mut errors = match self.annotate(entries) {
            Ok(annotated) => return self.rtype_library(entries, modules, annotated),
            Err(errors) => errors,
        };
        // What the rtyper finds wrong with functions that the annotator finds right is told in the same run.
        let others = entries.without(&self.session, &errors);
        let others = others.and_then(|others| {
            let annotated = self.annotate(&others).ok()?;
            self.rtype_library(&others, modules, annotated).err()
        });
        errors.extend(others.unwrap_or_default());
        Err(errors)
    }

    /// Rtypes, and looks whether the program can do what the library is declared to do.
    fn rtype_library(
        &mut self,
        entries: &Entries,
        modules: &[PythonModule],
        annotated: Annotated,
    ) -> Stage<LlProgram> {
        let program = self.rtype_annotated(entries, annotated)?;
        let wrong = self.cannot(modules, &program);
        wrong.is_empty().then_some(program).ok_or(wrong)
    }

    fn rtype_annotated(&mut self, entries: &Entries, mut annotated: Annotated) -> Stage<LlProgram> {
        let starts = entries.for_rtyper(&annotated);
        annotated.state.kept = self.kept_helpers();
        let lowered = rtype::rtype(
            &mut annotated,
            &mut self.session,
            &self.options,
            &starts,
            opt::tidy_whole,
        );
        let is_broken = |kept: &KeptHelpers| kept.broken;
        if lowered.is_err() && annotated.state.kept.as_ref().is_some_and(is_broken) {
            // What was read was not what it should be: without it there is no harm.
            self.without_kept_helpers = true;
            let annotated = self.annotate(entries)?;
            return self.rtype_annotated(entries, annotated);
        }
        let mut program = lowered?;
        if let Some(kept) = &annotated.state.kept {
            kept.write();
        }
        entries.place(&mut program);
        self.took("rtype");
        self.after("rtype", &program, &[])?;
        // Helpers are annotated on the way.
        self.verify_annotated("rtype", &annotated)?;
        self.done_with(annotated);
        Ok(program)
    }

    /// The same, optimised.
    fn low_level(&mut self, entries: &Entries, modules: &[PythonModule]) -> Stage<LlProgram> {
        let mut program = self.rtype(entries, modules)?;
        let hidden_files = self.session.sources.own_files();
        // (Where finalizers and threads come to run does not depend on which helpers were kept, tidied.)
        if !self.options.unchecked {
            opt::tidy_own(&mut program, &hidden_files);
        }
        transform::safepoints::place(&mut program, &hidden_files);
        self.verify("safepoints", &program, &[])?;
        transform::threads::run(&mut program, &hidden_files);
        self.verify("threads", &program, &[])?;
        let options = opt::Options {
            hidden_files,
            unchecked: self.options.unchecked,
            quick: self.options.c_units,
        };
        opt::run(&mut program, &options, &mut |pass, program, also| {
            self.after(pass, program, also)
        })?;
        self.took("optimise");
        Ok(program)
    }

    fn annotate(&mut self, entries: &Entries) -> Stage<Annotated> {
        let mut annotated = entries.annotate(&mut self.session, self.options.shuffle.into())?;
        self.run.annotation = annotated.work(MOST_VISITED);
        self.run.diagnostics = annotate::rounds::warnings::warnings(&self.session, &annotated);
        self.run.docs = docs::documented(&mut self.session, &mut annotated, &entries.described);
        self.run.docs.extend(entries.modules.iter().cloned());
        self.took("annotate");
        if self.options.dump {
            self.add_dump(
                "flow",
                annotate::dump::flow_graphs(&self.session, &annotated),
            );
            let text = annotate::dump::dump(&mut self.session, &mut annotated);
            self.add_dump("annotate", text);
        }
        self.verify_annotated("annotate", &annotated)?;
        Ok(annotated)
    }

    /// Keeps the program as a pass left it, and verifies it, as far as that is wanted.
    fn after(&mut self, pass: &str, program: &LlProgram, also: &[Verifier]) -> Stage<()> {
        if self.options.dump {
            self.add_dump(pass, program::graphs_as_text(program));
        }
        self.verify(pass, program, also)
    }

    fn add_dump(&mut self, pass: &str, text: String) {
        let name = format!("{:02}-{pass}.txt", self.run.dumps.len() + 1);
        self.run.dumps.push((name, text));
    }

    /// Makes exceptions and memory management explicit, and writes C.
    fn c(
        &mut self,
        program: &mut LlProgram,
        options: &genc::Options,
    ) -> Stage<Vec<(String, String)>> {
        self.explicit(program)?;
        Ok(self.generate(program, options))
    }

    fn explicit(&mut self, program: &mut LlProgram) -> Stage<()> {
        let hidden_files = self.session.sources.own_files();
        let how = transform::Options {
            gc: transform::GcPolicy {
                // Units are for those who build again: they have less to compile so.
                fast_malloc: !self.options.c_units,
                ..transform::GcPolicy::of(self.options.gc)
            },
            hidden_files,
        };
        transform::run(program, &how, &mut |pass, program, also| {
            self.after(pass, program, also)
        })?;
        self.took("transform");
        Ok(())
    }

    fn generate(&mut self, program: &LlProgram, options: &genc::Options) -> Vec<(String, String)> {
        let generated = genc::generate(program, &self.session.sources, options);
        self.took("generate");
        generated.files
    }

    fn genc_options(&self, division: genc::Division) -> genc::Options {
        genc::Options {
            prefix: "program".into(),
            header: None,
            division: match self.options.c_units {
                true => genc::Division::Modules,
                false => division,
            },
            gc: self.options.gc,
            gc_stress: self.options.gc_stress,
            instances: self.options.instances,
            guards: false,
            line_directives: true,
            main: None,
        }
    }

    /// A stage is done.
    fn took(&mut self, stage: &'static str) {
        self.run.timings.push((stage, self.clock.elapsed()));
        (self.done)(stage);
        self.clock = Instant::now();
    }

    /// The end of the run.
    fn end<T>(mut self, result: Stage<T>) -> Result<(T, Run), Box<Run>> {
        self.run.inputs = std::mem::take(&mut self.session.importer.inputs);
        self.run.sources = std::mem::take(&mut self.session.sources);
        for printed in [&self.session.stdout, &self.session.stderr] {
            self.run.printed.push_str(printed);
            if !printed.is_empty() && !printed.ends_with('\n') {
                self.run.printed.push('\n');
            }
        }
        if self.options.last {
            std::mem::forget(self.session);
        }
        match result {
            Ok(value) => {
                diag::finish(&mut self.run.diagnostics);
                Ok((value, self.run))
            }
            Err(errors) => {
                self.run.diagnostics = errors;
                diag::finish(&mut self.run.diagnostics);
                Err(Box::new(self.run))
            }
        }
    }
}

/// Runs it on a thread with a stack of [`STACK`] bytes.
pub(crate) fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .name("rpython".into())
            .stack_size(STACK)
            .spawn_scoped(scope, work);
        match thread.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(value)) => value,
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(error) => panic!("no thread for the translation: {error}"),
        }
    })
}
