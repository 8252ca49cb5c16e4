//! The door: importing the program, and what is said when that fails.

use super::hostspace::HostSpace;
use super::object::{ObjId, Object, TracebackEntry};
use super::space::Unwind;
use super::suggestions::name_elsewhere;
use crate::diag::Diagnostic;
use crate::front::code::{Code, Instr, Label};
use crate::front::{compile_beginning, compile_module};
use crate::source::{FileId, SourceMap};
use std::path::PathBuf;

/// A session whose modules are found in these folders; files are shown relative to `root`.
pub fn new_session(sources: SourceMap, root: PathBuf, search_path: Vec<PathBuf>) -> HostSpace {
    let mut space = HostSpace::new(sources);
    space.importer.root = root;
    space.set_search_path(search_path);
    space
}

/// Imports the module of this dotted name, and everything it imports. What was printed is in
/// the session's `stdout` and `stderr`.
pub fn import_program(space: &mut HostSpace, name: &str) -> Result<ObjId, Vec<Diagnostic>> {
    match import_with_errors(space, name) {
        (Some(module), errors) if errors.is_empty() => Ok(module),
        (_, errors) => Err(errors),
    }
}

/// The same. Where what is wrong is that modules cannot be imported, or have not got a name, there is a module, in which these are
/// unknown ([`HostSpace::why_unknown`]).
pub fn import_with_errors(space: &mut HostSpace, name: &str) -> (Option<ObjId>, Vec<Diagnostic>) {
    space.importer.goes_on = true;
    let imported = space.import_module(name);
    space.importer.goes_on = false;
    let mut errors = std::mem::take(&mut space.importer.failed);
    let module = match imported {
        Ok(module) if space.why_unknown(module).is_none() => Some(module),
        Ok(_) => None,
        Err(error) => {
            errors.extend(diagnose(space, error));
            None
        }
    };
    if !errors.is_empty() {
        errors.extend(syntax_errors(space));
        errors.extend(not_found(space, name));
    }
    (module, errors)
}

/// The syntax errors of all files that were read, and of those that these import: an import that
/// fails has not come to all of them.
fn syntax_errors(space: &mut HostSpace) -> Vec<Diagnostic> {
    let paths = &space.importer.paths;
    let mut files: Vec<_> = paths.iter().map(|(id, path)| (*id, path.clone())).collect();
    files.sort();
    let mut errors = vec![];
    let mut next = 0;
    while let Some((file, path)) = files.get(next).cloned() {
        next += 1;
        let code = match compile_module(&space.sources, file) {
            Ok(code) => Some(code),
            Err(found) => {
                errors.extend(found);
                compile_beginning(&space.sources, file)
            }
        };
        let imports = code.map_or(vec![], |code| space.imports_in(&code, &path));
        let imported = imports.into_iter().flat_map(|import| import.files);
        read_files(space, Some(file), imported, &mut files);
    }
    errors
}

/// Reads files that one imports, as far as they can be read and are not among these.
fn read_files(
    space: &mut HostSpace,
    importer: Option<FileId>,
    paths: impl IntoIterator<Item = PathBuf>,
    files: &mut Vec<(FileId, PathBuf)>,
) {
    for path in paths {
        if let Ok(read) = space.read_source(&path, importer) {
            if files.iter().all(|(known, _)| *known != read) {
                files.push((read, path));
            }
        }
    }
}

/// The imports of what is not found, in the files of a module whose import fails, and in those that these import: as far as
/// each only brings names into scope, so that nothing else can be the reason.
fn not_found(space: &mut HostSpace, name: &str) -> Vec<Diagnostic> {
    let mut files = vec![];
    let own = space.files_of_module(name);
    read_files(space, None, own, &mut files);
    let mut errors = vec![];
    let mut next = 0;
    while let Some((file, path)) = files.get(next).cloned() {
        next += 1;
        let code = compile_module(&space.sources, file).ok();
        let Some(code) = code.or_else(|| compile_beginning(&space.sources, file)) else {
            continue;
        };
        let plain = plain(&code);
        let imports = space.imports_in(&code, &path);
        for import in imports.into_iter().filter(|import| import.at < plain) {
            errors.extend(import.missing.map(|name| {
                let message = format!("ModuleNotFoundError: No module named '{name}'");
                Diagnostic::error("RP0201", message)
                    .at(code.spans[import.at], RAISED)
                    .help(NOT_FOUND)
            }));
            read_files(space, Some(file), import.files, &mut files);
        }
    }
    errors
}

/// How many instructions at the beginning of a module's body can do no more than to bind names, or to import, with no handler around them.
fn plain(code: &Code) -> usize {
    let is_plain = |(pc, instr): &(Label, &Instr)| {
        let binds = matches!(
            instr,
            Instr::Nop
                | Instr::LoadConst(_)
                | Instr::LoadName(_)
                | Instr::StoreName(_)
                | Instr::ImportName(_)
                | Instr::ImportFrom(_)
                | Instr::ImportStar
                | Instr::MakeFunction(_)
                | Instr::BuildTuple(_)
                | Instr::Pop
                | Instr::Swap(_)
        );
        binds && code.handler_at(*pc).is_none()
    };
    (0..).zip(&code.instrs).take_while(is_plain).count()
}

/// What to tell the user about an error that nobody handled.
pub fn diagnose(space: &mut HostSpace, error: Unwind<ObjId>) -> Vec<Diagnostic> {
    let exc = match error {
        Unwind::Fatal(diagnostic) => return vec![*diagnostic],
        Unwind::Stop => {
            return vec![Diagnostic::error(
                "RP0202",
                "the program was stopped while it was imported",
            )]
        }
        Unwind::Raise(exc) => exc,
    };
    let syntax = space
        .importer
        .syntax_errors
        .iter()
        .position(|(e, _)| *e == exc);
    if let Some(at) = syntax {
        let (_, mut diagnostics) = space.importer.syntax_errors.swap_remove(at);
        let entries = entries(space, exc);
        if let (Some(first), false) = (diagnostics.first_mut(), entries.is_empty()) {
            let text = space.format_entries(&entries);
            first
                .notes
                .push(format!("imported here:\n{}", text.trim_end()));
        }
        return diagnostics;
    }
    let exits = space.heap.is_instance(exc, space.heap.types.system_exit);
    let last = space.format_exception_only(exc);
    let message = last
        .trim_end()
        .lines()
        .next()
        .unwrap_or("exception")
        .to_string();
    let traceback = space.format_traceback(exc);
    let (code, beside) = match exits {
        true => ("RP0202", "the program ends while this module is imported"),
        false => ("RP0201", RAISED),
    };
    let mut diagnostic = Diagnostic::error(code, message);
    let entries = entries(space, exc);
    let user = entries
        .iter()
        .rev()
        .find(|e| !space.sources.is_own(e.code.file))
        .or(entries.last());
    if let Some(entry) = user {
        if let Some(&span) = entry.code.spans.get(entry.pc as usize) {
            diagnostic = diagnostic.at(span, beside);
        }
    }
    // (Of an exception at the top level of the program, which came of no other, the place says all.)
    let is_chained = space
        .heap
        .exception(exc)
        .is_some_and(|e| e.cause.or(e.context).is_some());
    if entries.len() != 1 || is_chained || last.trim_end().contains('\n') {
        diagnostic = diagnostic.note(traceback.trim_end());
    }
    if space
        .heap
        .is_instance(exc, space.heap.types.module_not_found_error)
    {
        diagnostic = diagnostic.help(NOT_FOUND);
    }
    let t = space.heap.types;
    if space.heap.is_instance(exc, t.name_error) {
        let name = space.heap.instance_attr(exc, "name");
        let name = name.and_then(|name| space.heap.as_str(name));
        if let Some(now) = name.and_then(|name| name_elsewhere(name)) {
            diagnostic = diagnostic.help(now);
        }
    }
    vec![diagnostic]
}

/// Where that is.
const RAISED: &str = "raised while this module is imported";

/// What can be imported.
const NOT_FOUND: &str =
    "a program can import its own modules, and those of the standard library that \
    `docs/language.md` lists; packages that are installed for CPython are not among them";

/// The traceback of an exception, outermost first.
fn entries(space: &HostSpace, exc: ObjId) -> Vec<TracebackEntry> {
    match space.heap.exception(exc) {
        Some(e) => e.traceback.iter().rev().cloned().collect(),
        None => vec![],
    }
}

impl HostSpace {
    /// Sets the search path, `sys.path` as well.
    pub fn set_search_path(&mut self, folders: Vec<PathBuf>) {
        let mut items = vec![];
        for folder in &folders {
            items.push(self.heap.new_str(folder.to_string_lossy().into_owned()));
        }
        self.importer.search_path = folders;
        let sys = self.heap.dict_get_str(self.modules, "sys");
        let path = sys.and_then(|sys| self.heap.module_attr(sys, "path"));
        if let Some(path) = path {
            if let Object::List(list) = self.heap.get_mut(path) {
                *list = items;
            }
        }
    }
}
