//! The import system: finding modules, running them, what `import` statements bind.
//!
//! A module is looked for in `sys.modules`, then (at top level) in the folders of the search
//! path, then among the standard modules that the toolchain has. `sys` and `builtins` are always
//! the toolchain's. A folder without `__init__.py` is a namespace package if nothing better is
//! found. Every path that is looked at, and no other, is remembered for the build script: what is found
//! where nothing was, or is gone, may change what the program is.

use super::frame::Frame;
use super::hostspace::{Active, HResult, HostSpace};
use super::modules::{self, Standard};
use super::object::{Module, ObjId, Object, TracebackEntry};
use super::program::diagnose;
use super::space::Unwind;
use crate::diag::Diagnostic;
use crate::front::code::{Code, Const, Instr, Name};
use crate::front::{self, KeptCode, Mode};
use crate::inputs::Inputs;
use crate::package;
use crate::source::{FileId, Span};
use num_bigint::Sign;
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// Where modules come from.
#[derive(Debug, Default)]
pub struct Importer {
    /// Folders, in order.
    pub search_path: Vec<PathBuf>,
    /// Files are shown relative to this folder.
    pub root: PathBuf,
    /// Folders in which the program's files have to be: its package, and what else counts as a part of it. None, if they may be
    /// anywhere.
    pub package: Vec<PathBuf>,
    /// Everything looked at so far.
    pub inputs: Inputs,
    /// Where each imported source file is on disk.
    pub paths: FxHashMap<FileId, PathBuf>,
    /// The bodies of the program's modules, by their globals.
    pub bodies: FxHashMap<ObjId, Rc<Code>>,
    /// What is kept of code between runs, if it is.
    pub kept: Option<KeptCode>,
    /// The diagnostics behind each `SyntaxError` raised.
    pub syntax_errors: Vec<(ObjId, Vec<Diagnostic>)>,
    /// Whether importing goes on where a module cannot be imported, or a name in one is not found, so that all of them are told.
    pub goes_on: bool,
    /// What was wrong so, in order.
    pub failed: Vec<Diagnostic>,
    /// What stands for that in modules, and for these modules. Nobody can say anything of it but why it is not there.
    pub unknown: FxHashMap<ObjId, Box<Diagnostic>>,
    /// Where functions use it: what is told of them is not in them.
    pub unknown_used: Vec<Span>,
}

/// An import in the code of a module.
pub struct ImportFound {
    /// The instruction.
    pub at: usize,
    /// The files that it brings in, as far as there are such files.
    pub files: Vec<PathBuf>,
    /// The module that it names, where nothing is found under that name.
    pub missing: Option<Name>,
}

impl Importer {
    /// Whether a file may be a part of the program.
    fn is_in_package(&self, path: &Path) -> bool {
        let mut folders = self.package.iter();
        self.package.is_empty() || folders.any(|folder| package::is_packaged(folder, path))
    }

    /// A function has this error here: it may be that it uses what was not found.
    pub fn is_used(&mut self, error: &Diagnostic, place: Span) {
        if self.unknown.values().any(|why| **why == *error) {
            self.unknown_used.push(place);
        }
    }

    /// How a file is called in messages: never an absolute path.
    pub fn display_name(&self, path: &Path) -> String {
        let bases = std::iter::once(&self.root).chain(&self.search_path);
        let relative = bases
            .filter(|b| !b.as_os_str().is_empty())
            .find_map(|b| path.strip_prefix(b).ok());
        let relative = match relative {
            Some(relative) => relative,
            None if path.is_relative() => path,
            None => Path::new(path.file_name().unwrap_or(path.as_os_str())),
        };
        let parts: Vec<_> = relative.iter().map(|p| p.to_string_lossy()).collect();
        parts.join("/")
    }
}

/// A module that was found.
enum Found {
    File { path: PathBuf, package: bool },
    Standard(Standard),
    Namespace(Vec<PathBuf>),
}

impl HostSpace {
    /// `import name`, `from name import …`: the module that the statement goes on with.
    pub fn import(&mut self, name: &str, globals: ObjId, fromlist: ObjId, level: i64) -> HResult {
        let full = match level {
            0 => name.to_string(),
            _ => self.resolve_relative(name, globals, level)?,
        };
        let leaf = self.import_module(&full)?;
        if fromlist == self.heap.none || !self.truth(fromlist)? {
            // `import a.b.c` binds `a`.
            let top = match level {
                0 => full.split('.').next().unwrap_or(&full).to_string(),
                _ => return Ok(leaf),
            };
            return Ok(self.heap.dict_get_str(self.modules, &top).unwrap_or(leaf));
        }
        if self.heap.module_attr(leaf, "__path__").is_some() {
            for item in self.collect(fromlist)? {
                let Some(item) = self.heap.as_str(item).cloned() else {
                    continue;
                };
                self.import_submodule(leaf, &full, &item)?;
            }
        }
        Ok(leaf)
    }

    /// `from package import item` may mean a module in it.
    fn import_submodule(&mut self, package: ObjId, full: &str, item: &str) -> HResult<()> {
        if item == "*" {
            if let Some(all) = self.heap.module_attr(package, "__all__") {
                for name in self.collect(all)? {
                    if let Some(name) = self.heap.as_str(name).cloned() {
                        self.import_submodule(package, full, &name)?;
                    }
                }
            }
            return Ok(());
        }
        if self.heap.module_attr(package, item).is_some() {
            return Ok(());
        }
        let sub = format!("{full}.{item}");
        match self.import_module(&sub) {
            Ok(_) => Ok(()),
            Err(Unwind::Raise(exc)) if self.is_missing(exc, &sub) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Whether an exception says that this very module does not exist.
    fn is_missing(&self, exc: ObjId, name: &str) -> bool {
        let class = self.heap.types.module_not_found_error;
        self.heap.is_instance(exc, class)
            && self
                .heap
                .instance_attr(exc, "name")
                .and_then(|n| self.heap.as_str(n))
                .is_some_and(|n| **n == *name)
    }

    /// The full name of a relative import.
    pub fn resolve_relative(&mut self, name: &str, globals: ObjId, level: i64) -> HResult<String> {
        let text = |space: &Self, key: &str| {
            let value = space.heap.dict_get_str(globals, key)?;
            space.heap.as_str(value).map(|s| s.to_string())
        };
        let package = match text(self, "__package__") {
            Some(package) => package,
            None => {
                let module = text(self, "__name__").unwrap_or_default();
                match self.heap.dict_get_str(globals, "__path__") {
                    Some(_) => module,
                    None => module.rsplit_once('.').map_or("", |(p, _)| p).to_string(),
                }
            }
        };
        if package.is_empty() {
            return Err(self.error(
                self.heap.types.import_error,
                "attempted relative import with no known parent package",
            ));
        }
        let mut parts: Vec<&str> = package.split('.').collect();
        let up = level as usize - 1;
        if up >= parts.len() {
            return Err(self.error(
                self.heap.types.import_error,
                "attempted relative import beyond top-level package",
            ));
        }
        parts.truncate(parts.len() - up);
        if !name.is_empty() {
            parts.push(name);
        }
        Ok(parts.join("."))
    }

    /// The module of this absolute name, imported if it is not yet, its packages first.
    pub fn import_module(&mut self, name: &str) -> HResult {
        if let Some(module) = self.heap.dict_get_str(self.modules, name) {
            if module == self.heap.none {
                return Err(self.module_not_found(
                    name,
                    format!("import of {name} halted; None in sys.modules"),
                ));
            }
            return Ok(module);
        }
        let (parent, child) = match name.rsplit_once('.') {
            Some((package, child)) => (Some((self.import_module(package)?, package)), child),
            None => (None, name),
        };
        if let Some((unknown, _)) =
            parent.filter(|(package, _)| self.why_unknown(*package).is_some())
        {
            return Ok(unknown);
        }
        if let Some(module) = self.heap.dict_get_str(self.modules, name) {
            return Ok(module);
        }
        let found = match parent {
            None => {
                let folders = self.search_folders();
                self.find(name, child, &folders)
            }
            Some((package, package_name)) => {
                let Some(path) = self.get_attr_opt(package, "__path__")? else {
                    return Err(self.module_not_found(
                        name,
                        format!("No module named '{name}'; '{package_name}' is not a package"),
                    ));
                };
                let mut folders = vec![];
                for folder in self.collect(path)? {
                    folders.extend(self.heap.as_str(folder).map(|f| PathBuf::from(&**f)));
                }
                // What the toolchain's own packages have is in no folder.
                let own = self.heap.module(package).is_some_and(|m| m.own);
                let standard = modules::find(name).filter(|_| own).map(Found::Standard);
                standard.or_else(|| self.find(name, child, &folders))
            }
        };
        let Some(found) = found else {
            return Err(self.module_not_found(name, format!("No module named '{name}'")));
        };
        let module = self.load(name, found)?;
        if let Some((package, _)) = parent {
            let child = self.heap.intern_name(child);
            self.set_attr(package, &child, module)?;
        }
        Ok(module)
    }

    /// The search path: `sys.path` if the program can have changed it.
    fn search_folders(&self) -> Vec<PathBuf> {
        let path = self
            .heap
            .dict_get_str(self.modules, "sys")
            .and_then(|sys| self.heap.module_attr(sys, "path"))
            .and_then(|path| self.heap.as_list(path));
        match path {
            Some(items) if !items.is_empty() => items
                .iter()
                .filter_map(|&item| self.heap.as_str(item).map(|s| PathBuf::from(&**s)))
                .collect(),
            _ => self.importer.search_path.clone(),
        }
    }

    fn find(&mut self, name: &str, child: &str, folders: &[PathBuf]) -> Option<Found> {
        if matches!(name, "sys" | "builtins") {
            return modules::find(name).map(Found::Standard);
        }
        let mut namespace = vec![];
        for folder in folders {
            let package = folder.join(child);
            self.importer.inputs.look(&package);
            if package.is_dir() {
                let init = package.join("__init__.py");
                self.importer.inputs.look(&init);
                if init.is_file() {
                    return Some(Found::File {
                        path: init,
                        package: true,
                    });
                }
            }
            let file = folder.join(format!("{child}.py"));
            self.importer.inputs.look(&file);
            if file.is_file() {
                return Some(Found::File {
                    path: file,
                    package: false,
                });
            }
            if package.is_dir() {
                namespace.push(package);
            }
        }
        if let Some(standard) = modules::find(name) {
            return Some(Found::Standard(standard));
        }
        (!namespace.is_empty()).then_some(Found::Namespace(namespace))
    }

    fn module_not_found(&mut self, name: &str, message: String) -> Unwind<ObjId> {
        let error = self.error(self.heap.types.module_not_found_error, message);
        if let Unwind::Raise(exc) = error {
            let name = self.heap.new_str(name);
            self.set_plain_attr(exc, "name", name);
        }
        error
    }

    /// A new module with the attributes that every module has, not yet in `sys.modules`.
    pub fn new_module(&mut self, name: &str, own: bool) -> ObjId {
        let dict = self.heap.new_dict();
        let name: Name = self.heap.intern_name(name);
        let text = self.heap.intern(&name);
        let none = self.heap.none;
        for (key, value) in [
            ("__name__", text),
            ("__doc__", none),
            ("__package__", none),
            ("__loader__", none),
            ("__spec__", none),
        ] {
            let key = self.heap.intern_name(key);
            self.heap.dict_set_str(dict, &key, value);
        }
        self.heap
            .add(Object::Module(Box::new(Module { name, dict, own })))
    }

    /// Sets an entry of a module's dict.
    pub fn set_global(&mut self, dict: ObjId, name: &str, value: ObjId) {
        let name = self.heap.intern_name(name);
        self.heap.dict_set_str(dict, &name, value);
    }

    fn set_global_str(&mut self, dict: ObjId, name: &str, value: &str) {
        let value = self.heap.new_str(value);
        self.set_global(dict, name, value);
    }

    fn load(&mut self, name: &str, found: Found) -> HResult {
        let own = matches!(found, Found::Standard(_));
        let module = self.new_module(name, own);
        let Some(dict) = self.heap.module(module).map(|m| m.dict) else {
            return Ok(module);
        };
        let package = match &found {
            Found::File { package, .. } => *package,
            Found::Standard(Standard::Own(own)) => own.package,
            Found::Standard(Standard::Native(_)) => false,
            Found::Namespace(_) => true,
        };
        let parent = match package {
            true => name,
            false => name.rsplit_once('.').map_or("", |(p, _)| p),
        };
        self.set_global_str(dict, "__package__", parent);
        if let Some(builtins) = self.heap.dict_get_str(self.modules, "builtins") {
            self.set_global(dict, "__builtins__", builtins);
        }
        let key = self.heap.intern_name(name);
        self.heap.dict_set_str(self.modules, &key, module);
        if let Err(error) = self.execute(name, dict, found) {
            self.heap.dict_del_str(self.modules, name);
            let importer = self.active.last();
            let by_body = importer.is_none_or(|active| active.namespace == Some(active.globals));
            if own || !by_body {
                return Err(error);
            }
            let unknown = self.unknown_instead(error)?;
            self.heap.dict_set_str(self.modules, &key, unknown);
            return Ok(unknown);
        }
        // A module may put another object in its place.
        Ok(self.heap.dict_get_str(self.modules, name).unwrap_or(module))
    }

    fn execute(&mut self, name: &str, dict: ObjId, found: Found) -> HResult<()> {
        match found {
            Found::Standard(Standard::Native(fill)) => fill(self, dict),
            Found::Standard(Standard::Own(own)) => {
                self.set_global_str(dict, "__file__", own.shown);
                if own.package {
                    let folder = format!("<rpython>/{}", name.replace('.', "/"));
                    self.set_path(dict, &[PathBuf::from(folder)]);
                }
                let id = self.sources.add_own(own.shown, own.text);
                self.run_module_code(&own.code(id), dict)
            }
            Found::Namespace(folders) => {
                let none = self.heap.none;
                self.set_global(dict, "__file__", none);
                self.set_path(dict, &folders);
                Ok(())
            }
            Found::File { path, .. } if !self.importer.is_in_package(&path) => {
                Err(self.outside_of_package(&path))
            }
            Found::File { path, package } => {
                self.set_global_str(dict, "__file__", &path.to_string_lossy());
                if package {
                    let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
                    self.set_path(dict, &[folder]);
                }
                let importer = self.active_of_user().map(|user| user.code.file);
                let id = self.read_source(&path, importer)?;
                self.run_module(id, dict)
            }
        }
    }

    /// The innermost of what runs that is of the program's files.
    fn active_of_user(&self) -> Option<&Active> {
        let mut active = self.active.iter().rev();
        active.find(|active| !self.sources.is_own(active.code.file))
    }

    /// What is told of the `import` that brings such a file in: no handler of the program's is to hide it.
    fn outside_of_package(&self, path: &Path) -> Unwind<ObjId> {
        let problem = package::outside(&package::relative(&self.importer.root, path));
        let error = Diagnostic::error("RP0203", problem.message).help(problem.help);
        let user = self.active_of_user();
        let span = user.and_then(|user| user.code.spans.get(user.pc as usize));
        Unwind::Fatal(Box::new(match span {
            Some(&span) => error.at(span, problem.label),
            None => error.note(problem.label),
        }))
    }

    fn set_path(&mut self, dict: ObjId, folders: &[PathBuf]) {
        let mut items = vec![];
        for folder in folders {
            items.push(self.heap.new_str(folder.to_string_lossy().into_owned()));
        }
        let list = self.heap.new_list(items);
        self.set_global(dict, "__path__", list);
    }

    /// What a module's own code imports, that of its functions left out.
    pub fn imports_in(&mut self, code: &Code, path: &Path) -> Vec<ImportFound> {
        let mut imports = vec![];
        for (at, instrs) in code.instrs.windows(3).enumerate() {
            let &[Instr::LoadConst(level), Instr::LoadConst(items), Instr::ImportName(name)] =
                instrs
            else {
                continue;
            };
            let name = &code.names[name as usize];
            let (folders, is_absolute) = match &code.consts[level as usize] {
                Const::Int(level) if level.sign() == Sign::NoSign => (self.search_folders(), true),
                Const::Int(level) => {
                    let above = usize::try_from(level)
                        .ok()
                        .and_then(|n| path.ancestors().nth(n));
                    (above.map(Path::to_path_buf).into_iter().collect(), false)
                }
                _ => continue,
            };
            let missing = name.split('.').next().filter(|_| is_absolute);
            let missing = missing.filter(|first| !self.is_there(first, &folders));
            let missing = missing.map(Name::from);
            let (mut files, folders) = self.files_of(name, folders);
            if let Const::Tuple(items) = &code.consts[items as usize] {
                for item in items {
                    let Const::Str(item) = item else { continue };
                    if let Some(Found::File { path, .. }) = self.find(item, item, &folders) {
                        files.push(path);
                    }
                }
            }
            imports.push(ImportFound {
                at: at + 2,
                files,
                missing,
            });
        }
        imports
    }

    /// Whether a module of this name, without dots, is there or can be found.
    fn is_there(&mut self, name: &str, folders: &[PathBuf]) -> bool {
        self.heap.dict_get_str(self.modules, name).is_some()
            || self.find(name, name, folders).is_some()
    }

    /// The files that a module of a dotted name is made of, its packages' first; and the folders of what is in it.
    fn files_of(&mut self, name: &str, mut folders: Vec<PathBuf>) -> (Vec<PathBuf>, Vec<PathBuf>) {
        let mut files = vec![];
        for part in name.split('.').filter(|part| !part.is_empty()) {
            folders = match self.find(part, part, &folders) {
                Some(Found::File { path, package }) => {
                    let folder = path.parent().filter(|_| package).map(Path::to_path_buf);
                    files.push(path);
                    folder.into_iter().collect()
                }
                Some(Found::Namespace(folders)) => folders,
                _ => vec![],
            };
        }
        (files, folders)
    }

    /// The files that a module of the program is made of, its packages' first.
    pub fn files_of_module(&mut self, name: &str) -> Vec<PathBuf> {
        let folders = self.search_folders();
        self.files_of(name, folders).0
    }

    /// What the body of a module goes on with where it imports what is not found, and no handler is there for that. (Elsewhere,
    /// what is unknown stands for nothing.)
    pub fn or_unknown(&mut self, frame: &Frame<ObjId>, imported: HResult) -> HResult {
        let is_body = frame.namespace == Some(frame.globals);
        match imported {
            Ok(object) if !is_body => self.known(object),
            Err(error) if is_body && self.is_of_import(&error) => self.unknown_instead(error),
            imported => imported,
        }
    }

    /// Whether this is what an import raises by itself: what a program raises has a traceback.
    fn is_of_import(&self, error: &Unwind<ObjId>) -> bool {
        let Unwind::Raise(exc) = *error else {
            return false;
        };
        let exception = self.heap.exception(exc);
        self.heap.is_instance(exc, self.heap.types.import_error)
            && exception.is_some_and(|exception| exception.traceback.is_empty())
    }

    /// What stands for a module that cannot be imported, or for a name that is not in one, so that all else that is wrong is told in the
    /// same run: the error is told, and that is all there is to say of it. The error itself, where nothing goes on or a
    /// handler is there for it.
    fn unknown_instead(&mut self, error: Unwind<ObjId>) -> HResult {
        let mut active = self.active.iter();
        let is_caught = match error {
            Unwind::Raise(_) => active.any(|a| a.code.handler_at(a.pc).is_some()),
            Unwind::Fatal(_) => false,
            Unwind::Stop => true,
        };
        if !self.importer.goes_on || is_caught {
            return Err(error);
        }
        let entries = self.active.iter().rev().map(|active| TracebackEntry {
            code: active.code.clone(),
            pc: active.pc,
            globals: active.globals,
        });
        let entries: Vec<_> = entries.collect();
        if let Unwind::Raise(exc) = error {
            if let Some(exception) = self.heap.exception_mut(exc) {
                exception.traceback.extend(entries);
            }
        }
        let errors = diagnose(self, error);
        let Some(first) = errors.first().cloned().map(Box::new) else {
            return Err(Unwind::Stop);
        };
        // (What uses an unknown one fails for the same reason.)
        if !self.importer.unknown.values().any(|known| *known == first) {
            self.importer.failed.extend(errors);
        }
        let unknown = self.heap.add(Object::Cell(None));
        self.importer.unknown.insert(unknown, first);
        Ok(unknown)
    }

    /// Why nothing is known of what a module has under a name: what it is was not found.
    pub fn why_unknown(&self, object: ObjId) -> Option<&Diagnostic> {
        match self.importer.unknown.is_empty() {
            true => None,
            false => self.importer.unknown.get(&object).map(|why| &**why),
        }
    }

    /// The object, if it is known.
    pub fn known(&self, object: ObjId) -> HResult {
        match self.why_unknown(object) {
            Some(why) => Err(Unwind::Fatal(Box::new(why.clone()))),
            None => Ok(object),
        }
    }

    /// Reads a Python file into the source map, once, that this one imports.
    pub fn read_source(&mut self, path: &Path, importer: Option<FileId>) -> HResult<FileId> {
        let known = self.importer.paths.iter().find(|(_, known)| *known == path);
        if let Some((id, _)) = known {
            return Ok(*id);
        }
        let shown = self.importer.display_name(path);
        self.importer.inputs.look(path);
        let bytes = match std::fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                return Err(self.error(
                    self.heap.types.os_error,
                    format!("cannot read '{shown}': {error}"),
                ))
            }
        };
        let added = crate::front::text::add_source(&mut self.sources, shown.clone(), &bytes);
        // (It is in the map in any case, as far as it is text.)
        let id = match &added {
            Ok(id) => Some(*id),
            Err(error) => error.primary.as_ref().map(|label| label.span.file),
        };
        if let (Some(id), Some(importer)) = (id, importer) {
            self.sources.set_importer(id, importer);
        }
        match added {
            Ok(id) => {
                self.importer.paths.insert(id, path.to_path_buf());
                Ok(id)
            }
            Err(diagnostic) => match id {
                Some(file) => Err(self.syntax_error(file, vec![*diagnostic])),
                None => Err(Unwind::Fatal(diagnostic)),
            },
        }
    }

    fn run_module(&mut self, file: FileId, dict: ObjId) -> HResult<()> {
        let compiled = match &self.importer.kept {
            Some(kept) => kept.compile(&self.sources, file),
            None => front::compile_module(&self.sources, file),
        };
        let code = compiled.map_err(|diagnostics| self.syntax_error(file, diagnostics))?;
        self.run_module_code(&code, dict)
    }

    /// Runs the body of a module, which has these globals.
    pub fn run_module_code(&mut self, code: &Rc<Code>, dict: ObjId) -> HResult<()> {
        if !self.sources.is_own(code.file) {
            self.importer.bodies.insert(dict, code.clone());
        }
        if let Some(doc) = &code.docstring {
            let doc = self.heap.intern(doc);
            self.set_global(dict, "__doc__", doc);
        }
        self.run_code(code, dict, dict, &[])?;
        Ok(())
    }

    /// Compiles a file of the source map; a `SyntaxError` keeps the diagnostics.
    pub fn compile(&mut self, file: FileId, mode: Mode) -> HResult<Rc<Code>> {
        front::compile_source(&self.sources, file, mode)
            .map_err(|diagnostics| self.syntax_error(file, diagnostics))
    }

    /// The `SyntaxError` of a file that is not right.
    fn syntax_error(&mut self, file: FileId, diagnostics: Vec<Diagnostic>) -> Unwind<ObjId> {
        let first = diagnostics.first();
        let message = first.map_or("invalid syntax", |d| &d.message).to_string();
        let place = first.and_then(|d| d.primary.as_ref()).map(|l| l.span);
        let name = self.sources.file(file).name.clone();
        let short = name.rsplit('/').next().unwrap_or(&name).to_string();
        let line = place.map_or(1, |span| self.sources.line(span));
        let class = match first.map(|d| d.code) {
            Some("RP0104") => self.heap.types.indentation_error,
            _ => self.heap.types.syntax_error,
        };
        let error = self.error(class, format!("{message} ({short}, line {line})"));
        if let Unwind::Raise(exc) = error {
            let (msg, filename) = (self.heap.new_str(message), self.heap.new_str(name));
            let lineno = self.heap.new_int(i64::from(line));
            let text = format!("{}\n", self.sources.line_text(file, line));
            let column = place.map_or(1, |p| self.sources.line_column(p.file, p.start).1);
            let width = place.map_or(1, |p| p.end.saturating_sub(p.start));
            let text = self.heap.new_str(text);
            let offset = self.heap.new_int(i64::from(column));
            let end_offset = self.heap.new_int(i64::from(column + width));
            self.set_plain_attr(exc, "text", text);
            self.set_plain_attr(exc, "offset", offset);
            self.set_plain_attr(exc, "end_offset", end_offset);
            self.set_plain_attr(exc, "msg", msg);
            self.set_plain_attr(exc, "filename", filename);
            self.set_plain_attr(exc, "lineno", lineno);
            self.importer.syntax_errors.push((exc, diagnostics));
        }
        error
    }

    /// `from module import name`, once the module is there.
    pub fn import_attr(&mut self, module: ObjId, name: &Name) -> HResult {
        // (What is in there may be handed on as it is.)
        let own = self.heap.module_attr(module, name);
        let mut handed_on = own.into_iter().chain([module]);
        if let Some(unknown) = handed_on.find(|&object| self.why_unknown(object).is_some()) {
            return Ok(unknown);
        }
        let result = self.find_attr(module, name);
        let class = self.heap.types.attribute_error;
        if let Some(value) = self.catch(result, class)?.flatten() {
            return Ok(value);
        }
        let module_name = self.get_attr_opt(module, "__name__")?;
        let module_name = module_name
            .and_then(|n| self.heap.as_str(n))
            .map_or("<unknown>".into(), |n| n.clone());
        if let Some(sub) = self
            .heap
            .dict_get_str(self.modules, &format!("{module_name}.{name}"))
        {
            return Ok(sub);
        }
        let file = self.get_attr_opt(module, "__file__")?;
        let file = file.and_then(|f| self.heap.as_str(f).cloned());
        let place = match &file {
            Some(file) => self.importer.display_name(Path::new(&**file)),
            None => "unknown location".to_string(),
        };
        let running = self.active.iter().any(|a| {
            self.heap
                .module(module)
                .is_some_and(|m| m.dict == a.globals)
                && &*a.code.name == "<module>"
        });
        let message = if running && file.is_some() {
            format!(
                "cannot import name '{name}' from partially initialized module '{module_name}' \
                 (most likely due to a circular import) ({place})"
            )
        } else {
            format!("cannot import name '{name}' from '{module_name}' ({place})")
        };
        let error = self.error(self.heap.types.import_error, message);
        if let Unwind::Raise(exc) = error {
            let module_name = self.heap.new_str(module_name);
            self.set_plain_attr(exc, "name", module_name);
        }
        Err(error)
    }

    /// `from module import *`
    pub fn import_all(&mut self, module: ObjId, namespace: ObjId) -> HResult<()> {
        let module = self.known(module)?;
        let names: Vec<Name> = match self.get_attr_opt(module, "__all__")? {
            Some(all) => {
                let mut names = vec![];
                for item in self.collect(all)? {
                    names.push(self.attr_name(item)?);
                }
                names
            }
            None => {
                let dict = self.get_attr_str(module, "__dict__")?;
                let items = self.heap.dict_str_items(dict);
                items
                    .into_iter()
                    .map(|(n, _)| n)
                    .filter(|n| !n.starts_with('_'))
                    .collect()
            }
        };
        for name in names {
            let own = self.heap.module_attr(module, &name);
            let value = match own.filter(|&own| self.why_unknown(own).is_some()) {
                Some(unknown) => unknown,
                None => self.get_attr(module, &name)?,
            };
            self.namespace_set(namespace, &name, value)?;
        }
        Ok(())
    }

    /// `builtins.__import__`, if the program replaced it.
    pub fn overridden_import(&self) -> Option<ObjId> {
        let import = self.heap.dict_get_str(self.heap.builtins, "__import__")?;
        match self.heap.get(import) {
            Object::Builtin(_) => None,
            _ => Some(import),
        }
    }
}
