//! Cargo integration: what `build.rs` calls.
//!
//! *Theory.* The build script and the attribute macro run apart from each other, in two
//! processes that share a folder, `OUT_DIR/rpython`. The script finds the declarations
//! ([`scan`]), by whatever names files have for the attributes ([`attributes`]), plans the library ([`plan`]), runs the [`pipeline`], the C
//! compiler ([`compile`]) and `bindgen`, and leaves a manifest; the macro finds its module in
//! the manifest by interface hash. What aliases stand for that are declared outside of what the macro sees, the script finds
//! ([`aliases`]), the manifest has, and the compiler checks.
//!
//! *Invariants.*
//! - What is wrong with a *program* does not fail the script: it goes into the manifest, and the
//!   macro raises it at the part of a declaration that it is of, or else on its attribute ([`told`]), where an editor shows it. What is wrong with the *build*
//!   (no folder to write to, a C compiler that fails) fails the script.
//! - Everything read is declared to Cargo, in every run and in the same way, whether a step was
//!   skipped or not; nothing else is declared.
//! - A file is written only when its content changed.
//! - No C compiler is needed to check or to document a crate. Where there is none, or none was
//!   asked for (`RPYTHON_CHECK`), the library to link has a name that says so.
//! - All errors of declarations and of the program are told in one run.

pub mod advice;
mod aliases;
mod attributes;
pub(crate) mod cache;
pub mod compile;
pub(crate) mod declare;
pub(crate) mod env;
mod folder;
mod headers;
pub mod plan;
pub mod scan;
mod together;
mod told;

use crate::diag::{render, Diagnostic, Severity};
use crate::ffi;
use crate::front::KeptCode;
use crate::inputs::Inputs;
use crate::package::{is_in, is_packaged, outside};
use crate::pipeline::{
    self, AnnotationWork, Gc, Input, Options, Overflow, PythonModule, Run, Translated,
};
use crate::source::SourceMap;
use cache::{write_if_changed, Key, Success, Translation};
use compile::Customize;
use env::Environment;
use plan::{LeftOut, Plan};
use rpython_spec::manifest::{ManifestModule, Told};
use rpython_spec::{manifest, Manifest, Part};
use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use told::Parts;

/// Translates the package's RPython modules with the default options.
///
/// This is all that most build scripts need:
/// ```no_run
/// rpython_build::build()
/// ```
/// A program that is not RPython makes the attribute macro report errors. If the build itself
/// fails, the text goes to stderr and the process ends with status 1.
pub fn build() {
    Builder::new().build()
}

/// Translates the package's RPython modules with options.
///
/// ```no_run
/// rpython_build::Builder::new().overflow(rpython_build::Overflow::Wrap).python_path("vendor/py").build()
/// ```
pub struct Builder {
    gc: Gc,
    overflow: Option<Overflow>,
    unchecked: bool,
    gc_stress: bool,
    c_units: Option<bool>,
    dump: bool,
    python_path: Vec<PathBuf>,
    sources: Vec<PathBuf>,
    customize: Vec<Customize>,
    translator: Translator,
}

/// The pipeline, or a stand-in for it.
pub type Translator = fn(Input) -> Result<Translated, Box<Run>>;

impl Default for Builder {
    fn default() -> Self {
        Self::new()
    }
}

impl Builder {
    /// The default options.
    pub fn new() -> Self {
        Builder {
            gc: Gc::default(),
            overflow: None,
            unchecked: false,
            gc_stress: false,
            c_units: None,
            dump: false,
            python_path: Vec::new(),
            sources: Vec::new(),
            customize: Vec::new(),
            translator: pipeline::translate,
        }
    }

    /// Chooses the collector; `docs/memory.md` says what they differ in.
    pub fn gc(&mut self, gc: Gc) -> &mut Self {
        self.gc = gc;
        self
    }

    /// What plain integer arithmetic does with what does not fit. By default it raises `OverflowError` where
    /// Cargo's `OPT_LEVEL` is 0 and wraps otherwise, as Rust's own panics or wraps.
    pub fn overflow(&mut self, overflow: Overflow) -> &mut Self {
        self.overflow = Some(overflow);
        self
    }

    /// Whether to check indexes, `None` and divisions only where the Python code handles the
    /// exception, as RPython does.
    ///
    /// A program that relies on a check that is then not made has undefined behaviour: use this
    /// for programs that are known to be right.
    pub fn unchecked(&mut self, on: bool) -> &mut Self {
        self.unchecked = on;
        self
    }

    /// Whether to collect at every allocation, and to move what can move. Very slow; it finds
    /// errors in the collector and in C code that holds on to objects.
    pub fn gc_stress(&mut self, on: bool) -> &mut Self {
        self.gc_stress = on;
        self
    }

    /// Whether to divide the generated C into units, of which few are compiled again when a line of
    /// a module changes. The code is slower than that of one text, which the C compiler sees all of. By default
    /// it is divided where Cargo's `OPT_LEVEL` is 0 or 1.
    pub fn c_units(&mut self, on: bool) -> &mut Self {
        self.c_units = Some(on);
        self
    }

    /// Whether to write the graphs of the program after each pass to `OUT_DIR/rpython/passes`, for
    /// those who want to see what becomes of it. Two neighbours in that folder can be compared
    /// with `diff`; the same program gives the same files.
    pub fn dump(&mut self, on: bool) -> &mut Self {
        self.dump = on;
        self
    }

    /// Adds a folder in which imports are looked up, relative to the package and in it, or in `OUT_DIR`. The folders
    /// of the declared modules come first.
    pub fn python_path(&mut self, folder: impl Into<PathBuf>) -> &mut Self {
        self.python_path.push(folder.into());
        self
    }

    /// Adds a Rust file with declarations that is outside of the package's folder. Those inside
    /// are found.
    pub fn source(&mut self, rust_file: impl Into<PathBuf>) -> &mut Self {
        self.sources.push(rust_file.into());
        self
    }

    /// Changes the configuration of the C compiler, after everything else is configured.
    pub fn cc(&mut self, change: impl Fn(&mut cc::Build) + 'static) -> &mut Self {
        self.customize.push(Box::new(change));
        self
    }

    /// Puts another function in the pipeline's place.
    #[doc(hidden)]
    pub fn with_translator(&mut self, translator: Translator) -> &mut Self {
        self.translator = translator;
        self
    }

    /// Translates. On an error in the program, the macro reports it; on any other, the process
    /// ends with status 1.
    pub fn build(&self) {
        match self.try_build() {
            Ok(()) => {}
            Err(error) if error.is_program_error() => eprintln!("{error}"),
            Err(error) => {
                eprintln!("error: {error}");
                std::process::exit(1);
            }
        }
    }

    /// Translates. An error in the program is returned, and reported by the macro too.
    pub fn try_build(&self) -> Result<(), Error> {
        let mut timings = Timings::default();
        let environment = Environment::read().map_err(Error::build)?;
        fs::create_dir_all(&environment.out_dir)
            .map_err(|error| Error::io(&environment.out_dir, error))?;
        let mut inputs = Inputs::default();
        let result = self.run(&environment, &mut timings, &mut inputs);
        for name in environment.variables() {
            declare::variable_changes(name);
        }
        let out = &environment.out_dir;
        declare::inputs(out, &inputs).map_err(|error| Error::io(out, error))?;
        let path = environment.out_dir.join("timings.txt");
        fs::write(&path, timings.to_string()).map_err(|error| Error::io(&path, error))?;
        result
    }

    /// What it looks at is added to the inputs, whether it succeeds or not.
    fn run(
        &self,
        environment: &Environment,
        timings: &mut Timings,
        inputs: &mut Inputs,
    ) -> Result<(), Error> {
        let out = &environment.out_dir;
        let write = |name: &str, text: &str| {
            let path = out.join(name);
            write_if_changed(&path, text).map_err(|error| Error::io(&path, error))
        };
        declare::unseen_declarations(out).map_err(|error| Error::io(out, error))?;

        let found = scan::scan(&environment.manifest_dir, &self.sources)
            .map_err(|error| Error::build(error.to_string()))?;
        let seen = found.seen.clone();
        for path in &seen {
            declare::path_changes(path);
        }
        let found_malformed = found.malformed;
        let library = plan::library_name(&environment.package, &environment.version);
        let Plan {
            library,
            sources,
            modules,
            roots,
            mut manifest,
            parts,
            diagnostics,
            left_out,
            inputs: located,
        } = plan::plan(library, &environment.manifest_dir, found);
        timings.add("scan");
        inputs.extend(located);
        let mut search_path = roots;
        let mut package = vec![environment.manifest_dir.clone()];
        for folder in &self.python_path {
            let path = environment.manifest_dir.join(folder);
            // What the build script has made is nowhere else.
            let is_made = out.parent().is_some_and(|out| is_in(out, &path));
            if is_made {
                package.push(path.clone());
            } else if !is_packaged(&environment.manifest_dir, &path) {
                let problem = outside(&folder.to_string_lossy());
                return Err(Error::build(format!(
                    "python_path: {}: {}\nhelp: {}",
                    problem.message, problem.label, problem.help
                )));
            }
            search_path.push(path);
        }
        // What is wrong with declarations is told together with what is wrong with the other modules.
        let sound = |module: &&PythonModule| {
            let wrong = |d: &Diagnostic| d.primary.as_ref().is_some_and(|l| l.span == module.span);
            !diagnostics.iter().any(wrong)
        };
        let is_wrong = !diagnostics.is_empty() || !left_out.modules.is_empty();
        let declared = Declared {
            modules: &modules,
            parts: &parts,
            left_out: &left_out,
            seen: &seen,
        };
        let input = Input {
            library: library.clone(),
            base_dir: environment.manifest_dir.clone(),
            sources,
            modules: modules.iter().filter(sound).cloned().collect(),
            search_path,
            package,
            options: Options {
                gc: self.gc,
                overflow: self
                    .overflow
                    .unwrap_or(Overflow::at_level(&environment.opt_level)),
                unchecked: self.unchecked,
                gc_stress: self.gc_stress,
                instances: false,
                c_units: self.c_units.unwrap_or(environment.is_dev()),
                dump: self.dump,
                verify: false,
                shuffle: None,
                jobs: environment.jobs,
                last: true,
                target: environment.target.clone(),
            },
            check: environment.check || is_wrong,
            kept: Some(KeptCode::new(
                out.join("code"),
                Key::of_toolchain().finish(),
            )),
        };
        if is_wrong {
            timings.start();
            let mut run = match (self.translator)(input) {
                Ok(translated) => translated.run,
                Err(run) => *run,
            };
            eprint!("{}", run.printed);
            timings.extend(&run);
            inputs.extend(std::mem::take(&mut run.inputs));
            run.diagnostics.splice(0..0, diagnostics);
            return fail(environment, manifest, &declared, &run);
        }
        if modules.is_empty() {
            if !found_malformed {
                let warning = "no #[rpython::module(\"….py\")] found in this package";
                say_once(out, NO_MODULES, warning)?;
            }
            return write(manifest::FILE, &manifest.to_text());
        }
        may_say_again(out, NO_MODULES);

        // The interface, in C and in Rust.
        let entry_points = || modules.iter().flat_map(|module| &module.entry_points);
        let header = ffi::header(&library, entry_points());
        let header_name = ffi::header_name(&library);
        write(&header_name, &header)?;

        // The program.
        let key = self.translation_key(environment, &manifest, &input, &header);
        let stamp = out.join(match environment.check {
            true => "check.stamp",
            false => "translation.stamp",
        });
        let translation = match Translation::load(&stamp, &key) {
            Some(translation) => translation,
            None => {
                timings.start();
                match (self.translator)(input) {
                    Ok(translated) => {
                        eprint!("{}", translated.run.printed);
                        timings.extend(&translated.run);
                        for (name, text) in &translated.c_files {
                            write(name, text)?;
                        }
                        if self.dump {
                            let folder = out.join("passes");
                            fs::create_dir_all(&folder).map_err(|e| Error::io(&folder, e))?;
                        }
                        for (name, text) in &translated.run.dumps {
                            write(&format!("passes/{name}"), text)?;
                        }
                        let translation = remember(translated);
                        translation
                            .store(&stamp, &key)
                            .map_err(|e| Error::io(&stamp, e))?;
                        translation
                    }
                    Err(mut run) => {
                        eprint!("{}", run.printed);
                        timings.extend(&run);
                        inputs.extend(std::mem::take(&mut run.inputs));
                        return fail(environment, manifest, &declared, &run);
                    }
                }
            }
        };
        inputs.extend(translation.inputs.clone());
        for warning in &translation.warnings {
            println!("cargo:warning={warning}");
        }
        write("diagnostics.txt", "")?;
        for (module, constants) in manifest.modules.iter_mut().zip(&translation.constants) {
            module.constants.clone_from(constants);
        }
        for module in &mut manifest.modules {
            let its = translation.docs.iter();
            let its = its
                .filter(|doc| module.symbols.contains(&doc.symbol) || doc.symbol == module.python);
            module.docs = its
                .map(|doc| (doc.symbol.clone(), doc.text.clone()))
                .collect();
        }

        // The library and the way to it.
        timings.start();
        self.bind(environment, &library, &modules, &header)?;
        timings.add("bindgen");
        manifest.translated = true;
        manifest.link_name = self.compile(
            environment,
            &translation,
            &header,
            &library.link_name,
            inputs,
        )?;
        timings.add("cc");
        println!("cargo:rustc-link-search=native={}", out.display());
        // The mathematical library is linked to every Rust program that has `std`.
        let unit = translation.c_files.first().map(|name| out.join(name));
        let unit = unit.and_then(|unit| fs::read_to_string(unit).ok());
        let libraries = crate::genc::libraries(&unit.unwrap_or_default());
        manifest.libraries = libraries.into_iter().filter(|name| name != "m").collect();
        write(manifest::FILE, &manifest.to_text())
    }

    /// The key of the translation, but for what importing the program looks at.
    fn translation_key(
        &self,
        environment: &Environment,
        manifest: &Manifest,
        input: &Input,
        header: &str,
    ) -> String {
        let mut key = Key::of_toolchain();
        key.add(&manifest.to_text());
        key.add(header);
        key.add(&format!("{:?} {:?}", input.options, input.search_path));
        for module in &input.modules {
            key.add(&module.name);
        }
        key.add(&environment.manifest_dir.to_string_lossy());
        key.finish()
    }

    /// Makes the Rust declarations.
    fn bind(
        &self,
        environment: &Environment,
        library: &pipeline::LibraryName,
        modules: &[PythonModule],
        header: &str,
    ) -> Result<(), Error> {
        let path = environment.out_dir.join(manifest::BINDINGS);
        let stamp = environment.out_dir.join("bindings.stamp");
        let mut key = Key::of_toolchain();
        key.add(header);
        environment.add_to(&mut key);
        let key = key.finish();
        if Success::load(&stamp, &key).is_some() && path.is_file() {
            return Ok(());
        }
        let (text, warning) = bindings(environment, library, modules);
        if let Some(warning) = warning {
            say_once(&environment.out_dir, NO_LIBCLANG, &warning)?;
        }
        write_if_changed(&path, &text).map_err(|error| Error::io(&path, error))?;
        let stored = Success::of(Inputs::default()).store(&stamp, &key);
        stored.map_err(|error| Error::io(&stamp, error))
    }

    /// Compiles the library; the name to link. The headers that are read, and files of the user's own, are
    /// added to the inputs.
    fn compile(
        &self,
        environment: &Environment,
        translation: &Translation,
        header: &str,
        link_name: &str,
        inputs: &mut Inputs,
    ) -> Result<String, Error> {
        let out = &environment.out_dir;
        if environment.docs_rs {
            return Ok(link_name.to_string());
        }
        if environment.check {
            return Ok("rpython_modules_are_checked_only_as_RPYTHON_CHECK_is_set".to_string());
        }
        let mut key = Key::of_toolchain();
        key.add(header);
        for name in &translation.c_files {
            let path = out.join(name);
            key.add(&fs::read_to_string(&path).map_err(|error| Error::io(&path, error))?);
        }
        for text in [
            &environment.target.triple,
            &environment.opt_level,
            &environment.debug,
        ] {
            key.add(text);
        }
        environment.add_to(&mut key);
        let key = key.finish();
        let stamp = out.join("cc.stamp");
        let file_names = [format!("lib{link_name}.a"), format!("{link_name}.lib")];
        let known = Success::load(&stamp, &key)
            .filter(|_| file_names.iter().any(|name| out.join(name).is_file()));
        if let Some(success) = known {
            inputs.extend(success.inputs);
            return Ok(link_name.to_string());
        }
        // A library that is half made is of no key.
        let _ = fs::remove_file(&stamp);
        let files = &translation.c_files;
        let first = out.join(&files[0]);
        let text = fs::read_to_string(&first).map_err(|error| Error::io(&first, error))?;
        let units = crate::genc::to_compile(&files[0], &text);
        let compiled = compile::compile(environment, files, &units, link_name, &self.customize);
        if !matches!(compiled, Err(compile::Problem::Missing(_))) {
            may_say_again(out, NO_COMPILER);
        }
        match compiled {
            Ok(Some(success)) => {
                let stored = success.store(&stamp, &key);
                stored.map_err(|error| Error::io(&stamp, error))?;
                inputs.extend(success.inputs);
                Ok(link_name.to_string())
            }
            Ok(None) => Ok(link_name.to_string()),
            Err(compile::Problem::Missing(missing)) => {
                let target = &environment.target.triple;
                let (what, advice) = missing.told(&environment.host, target);
                let warning =
                    format!("{what}; RPython modules can be checked but not linked; {advice}");
                say_once(out, NO_COMPILER, &warning)?;
                // A file that is not there: the script runs again until a compiler is found.
                declare::path_changes(&out.join("no-c-compiler"));
                Ok("rpython_modules_need_a_C_compiler_and_none_was_found".to_string())
            }
            Err(compile::Problem::NoLibgc) => {
                Err(Error::build(advice::libgc_advice(&environment.host)))
            }
            Err(compile::Problem::Failed(reason)) => Err(Error::build(format!(
                "the C compiler failed on the code generated for the RPython modules\n{reason}"
            ))),
        }
    }
}

/// What is said once, by the file that remembers it.
const NO_MODULES: &str = "no-modules.txt";
const NO_COMPILER: &str = "no-compiler.txt";
const NO_LIBCLANG: &str = "no-libclang.txt";

/// Warns, unless the same was said before. Cargo repeats what a script said until it runs again, which it does for a
/// file that is not there.
fn say_once(out: &Path, file: &str, warning: &str) -> Result<(), Error> {
    let said = out.join(file);
    if fs::read_to_string(&said).ok().as_deref() != Some(warning) {
        println!("cargo:warning={warning}");
        declare::path_changes(&out.join("said-once"));
    }
    write_if_changed(&said, warning).map_err(|error| Error::io(&said, error))
}

/// What was said is no longer so.
fn may_say_again(out: &Path, file: &str) {
    let _ = fs::remove_file(out.join(file));
}

/// The Rust declarations, and what to warn of.
#[cfg(feature = "bindgen")]
fn bindings(
    environment: &Environment,
    library: &pipeline::LibraryName,
    modules: &[PythonModule],
) -> (String, Option<String>) {
    let direct = || ffi::direct(library, modules.iter().flat_map(|m| &m.entry_points));
    if environment.docs_rs || environment.check {
        return (direct(), None);
    }
    let header = environment.out_dir.join(ffi::header_name(library));
    match ffi::bindings(library, &header) {
        Ok(text) => (text, None),
        Err(why) => {
            let (reason, advice) = match &why {
                ffi::NoBindings::NoLibclang(reason) => {
                    let how = advice::libclang_advice(&environment.host);
                    (reason, format!(" To use it, install libclang: {how}"))
                }
                ffi::NoBindings::Failed(reason) => (reason, String::new()),
            };
            let reason = reason.split(['\n', '\r']).next().unwrap_or_default();
            let warning = format!(
                "bindgen could not run ({reason}); its declarations were written directly \
                 instead.{advice}"
            );
            (direct(), Some(warning))
        }
    }
}

/// The Rust declarations, and what to warn of.
#[cfg(not(feature = "bindgen"))]
fn bindings(
    _: &Environment,
    library: &pipeline::LibraryName,
    modules: &[PythonModule],
) -> (String, Option<String>) {
    (
        ffi::direct(library, modules.iter().flat_map(|m| &m.entry_points)),
        None,
    )
}

/// What to keep of a translation.
fn remember(translated: Translated) -> Translation {
    let run = &translated.run;
    let warnings = run.diagnostics.iter();
    let warnings = warnings.map(|diagnostic| in_a_line(&run.sources, diagnostic));
    Translation {
        warnings: warnings.collect(),
        c_files: translated
            .c_files
            .into_iter()
            .map(|(name, _)| name)
            .collect(),
        docs: translated.run.docs,
        constants: translated.run.constants,
        inputs: translated.run.inputs,
    }
}

/// What a diagnostic says, and where.
fn in_a_line(sources: &SourceMap, diagnostic: &Diagnostic) -> String {
    let place = diagnostic
        .primary
        .as_ref()
        .map_or_else(String::new, |label| {
            let (line, column) = sources.line_column(label.span.file, label.span.start);
            format!("{}:{line}:{column}: ", sources.file(label.span.file).name)
        });
    format!("{place}{} [{}]", diagnostic.message, diagnostic.code).replace('\n', " ")
}

/// What is declared.
struct Declared<'d> {
    /// The modules, parallel to the manifest's.
    modules: &'d [PythonModule],
    /// What all declarations consist of.
    parts: &'d Parts,
    /// What is not translated, as the macro says why.
    left_out: &'d LeftOut,
    /// Every Rust file that was looked at.
    seen: &'d BTreeSet<PathBuf>,
}

/// Leaves the errors for the macro and returns them.
fn fail(
    environment: &Environment,
    mut manifest: Manifest,
    declared: &Declared<'_>,
    run: &Run,
) -> Result<(), Error> {
    let mut all = Vec::new();
    let mut errors = String::new();
    for diagnostic in &declared.left_out.told {
        all.push(render::text(&run.sources, diagnostic));
        errors.push_str(&format!("\n  {}", in_a_line(&run.sources, diagnostic)));
    }
    for diagnostic in &run.diagnostics {
        let text = render::text(&run.sources, diagnostic);
        if diagnostic.severity == Severity::Error {
            declared.parts.tell(
                &mut manifest,
                declared.modules,
                &run.sources,
                diagnostic,
                text.clone(),
            );
            errors.push_str(&format!("\n  {}", in_a_line(&run.sources, diagnostic)));
        }
        all.push(text);
    }
    // (A module is held to the types that it names: where those are compiled, or others are, there are errors.)
    let is_wrong = |(name, hash): &(String, String)| {
        let mut types = manifest.types.iter();
        types.any(|of| of.name == *name && of.hash == *hash)
    };
    let wrong = |(index, module): &(usize, &ManifestModule)| {
        !module.errors.is_empty()
            || module.values.iter().any(is_wrong)
            || declared.left_out.modules.contains(index)
    };
    let wrong = manifest.modules.iter().enumerate().filter(wrong);
    let wrong = wrong.map(|(_, module)| module.hash.clone()).collect();
    let silent = together::without_errors(declared.seen, &wrong);
    for module in &mut manifest.modules {
        if silent.contains(&module.hash) {
            let text = format!(
                "`{}` is not translated: the modules of a package are translated together, and there are \
                 errors{errors}",
                module.python
            );
            let part = Part::Whole;
            module.errors.push(Told { part, text });
        }
    }
    let text = all.join("\n\n");
    for (name, text) in [
        ("diagnostics.txt", &text),
        (manifest::FILE, &manifest.to_text()),
    ] {
        let path = environment.out_dir.join(name);
        write_if_changed(&path, text).map_err(|error| Error::io(&path, error))?;
    }
    Err(Error {
        text,
        is_program_error: true,
    })
}

/// Why a build did not succeed.
pub struct Error {
    text: String,
    is_program_error: bool,
}

impl Error {
    fn build(text: String) -> Self {
        Error {
            text,
            is_program_error: false,
        }
    }

    fn io(path: &Path, error: io::Error) -> Self {
        Error::build(format!("{}: {error}", path.display()))
    }

    /// Whether the Python program or its declaration is wrong, and not the build. The macro
    /// reports such an error too.
    pub fn is_program_error(&self) -> bool {
        self.is_program_error
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The text of `Display`: `unwrap` in a build script shows it as it is meant.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{}", self.text)
    }
}

impl std::error::Error for Error {}

/// How long the steps took; `OUT_DIR/rpython/timings.txt`.
struct Timings {
    last: Instant,
    steps: Vec<(&'static str, Duration)>,
    annotation: AnnotationWork,
}

impl Default for Timings {
    fn default() -> Self {
        Timings {
            last: Instant::now(),
            steps: Vec::new(),
            annotation: AnnotationWork::default(),
        }
    }
}

impl Timings {
    fn start(&mut self) {
        self.last = Instant::now();
    }

    fn add(&mut self, step: &'static str) {
        self.steps.push((step, self.last.elapsed()));
        self.start();
    }

    fn extend(&mut self, run: &Run) {
        self.steps.extend_from_slice(&run.timings);
        self.annotation = run.annotation.clone();
    }
}

impl fmt::Display for Timings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (step, time) in &self.steps {
            writeln!(f, "{step:12} {:10.3} ms", time.as_secs_f64() * 1e3)?;
        }
        write!(f, "{}", self.annotation)
    }
}
