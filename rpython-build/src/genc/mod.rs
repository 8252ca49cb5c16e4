//! The C generator (seed: "The RPython Toolchain", "The C Backend").
//!
//! *Theory.* A low-level program is nearly C. What is reachable from the entry points is
//! collected ([`database`]), gets names ([`names`]), and is written: types in the order in which
//! they contain each other ([`types`]), prebuilt data as static initialisers ([`data`]), tables
//! for the collector, each function as labelled blocks ([`func`], [`ops`]) whose variables stand for
//! several of the graph's ([`coalesce`]), a C function around each entry point ([`entry`]). The
//! runtime's text is included, so that a library can be one translation unit in which everything but
//! the entry points is static; or it is divided into several ([`units`]).
//!
//! *Invariants.*
//! - The same program gives the same bytes: everything is visited in the order of the program's
//!   arenas and graphs. No path but the sources' display names gets into the output.
//! - No undefined behaviour that the program's own operations do not have: integers wrap through
//!   unsigned types (words in signed ones where the compiler is told that these do: `rpy_wrapping`),
//!   shifts and divisions are in range, floats are cut in range.
//! - No warnings under `-Wall -Wextra`: what nothing uses is not written.
//!   Exceptions: gcc's `-Wstringop-overflow` and `-Wstringop-overread` are switched off
//!   (`rpy_base.h`), because gcc cannot see that the lengths of copies are not negative, and
//!   `-Wtype-limits`, because a comparison that a narrow type decides is no mistake of anybody's.
//!
//! Exceptions and memory management are explicit ([`crate::transform`]).

mod coalesce;
mod consts;
mod data;
mod database;
mod entry;
mod func;
mod image;
mod names;
mod needed;
mod ops;
mod tables;
mod types;
mod units;

use crate::entity::SecondaryMap;
use crate::lltype::{Export, External, FuncBody, FuncId, LlProgram};
use crate::options::Gc;
use crate::side_by_side;
use crate::source::SourceMap;
use database::{Database, Scope};
use indexmap::IndexSet;
pub(crate) use names::readable;
use rpython_runtime_c::{self as runtime, Collector, Source, Uses, ROUNDED_HEADER};
use std::collections::BTreeSet;
use std::fmt::Write;
pub use units::Division;
use units::{Unit, Units};

/// What the generator needs to know.
#[derive(Debug, Clone)]
pub struct Options {
    /// The prefix of the symbols that are not static, and the name of the translation unit.
    pub prefix: String,
    /// The header that declares the entry points, for a library of one text to be included; none for programs.
    pub header: Option<String>,
    /// What to divide it for.
    pub division: Division,
    /// The collector.
    pub gc: Gc,
    /// Collect at every allocation.
    pub gc_stress: bool,
    /// Whether there can be several instances of what the library keeps ([`image`]).
    pub instances: bool,
    /// Whether callers hold the library's lock between calls.
    pub guards: bool,
    /// Write `#line` directives that lead to the Python source.
    pub line_directives: bool,
    /// The function behind `main`: it takes nothing and returns the exit status, or nothing.
    pub main: Option<FuncId>,
}

/// A generated library or program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GeneratedC {
    /// Names and texts. The first is the translation unit, or names the units ([`to_compile`]); the
    /// others are these, and what they include.
    pub files: Vec<(String, String)>,
    /// What it must be linked with (`m`), without the system's thread library.
    pub libraries: Vec<String>,
}

/// Writes a program as C.
pub fn generate(program: &LlProgram, sources: &SourceMap, options: &Options) -> GeneratedC {
    let has_modules = options.division == Division::Modules;
    let mut db = Database::new(program, sources, options.main, has_modules);
    if options.instances {
        db.divide_data(program);
    }
    let units = Units::new(program, &db, options.main, sources, options.division);
    if units.is_divided {
        db.share_names(program, &options.prefix);
    }
    let text = Text {
        program,
        db: &db,
        units: &units,
        sources,
        options,
    };
    text.generate()
}

fn uses_of(program: &LlProgram) -> Uses {
    let externals = program.funcs.values().filter_map(|func| match &func.body {
        FuncBody::External(external) => Some(external.c_name.as_str()),
        _ => None,
    });
    Uses::of(externals)
}

/// Why the program cannot call closures of Rust's, if that is so: these are of one stack.
pub fn why_no_callbacks(program: &LlProgram) -> Option<&'static str> {
    let why = "it switches between stacks, and what it would call may be gone by then";
    uses_of(program).stacklets.then_some(why)
}

/// Why there can be no more than one instance of what a library keeps, if that is so.
pub fn why_one_instance(program: &LlProgram, gc: Gc) -> Option<&'static str> {
    if gc == Gc::Boehm {
        Some("the heap of the collector `boehm` is the process's")
    } else if program.starts_threads() {
        Some("it starts threads, which would outlive them")
    } else if uses_of(program).stacklets {
        // (C compilers keep the address of what belongs to a thread, while a stack may go on in another one.)
        Some("it switches between stacks")
    } else {
        None
    }
}

fn collector(gc: Gc) -> Collector {
    match gc {
        Gc::Boehm => runtime::GC_BOEHM,
        Gc::Refcount => runtime::GC_REFCOUNT,
        Gc::Copying => runtime::GC_COPYING,
        Gc::Generational => runtime::GC_GENERATIONAL,
    }
}

/// Text in the making.
struct Text<'a> {
    program: &'a LlProgram,
    db: &'a Database,
    units: &'a Units,
    sources: &'a SourceMap,
    options: &'a Options,
}

impl Text<'_> {
    fn generate(&self) -> GeneratedC {
        let parts = self.uses().parts(self.collector());
        let file = format!("{}.c", self.options.prefix);
        let mut files = match self.units.is_divided {
            false => vec![(file.clone(), self.whole(&file, &parts))],
            true => self.divided(&parts),
        };
        let linked = self.libraries();
        let names: Vec<_> = linked.iter().map(String::as_str).collect();
        let mut head = format!("{GENERATED}{LINKED}{} */\n", names.join(" "));
        match self.units.is_divided {
            false => files[0].1.insert_str(0, &head),
            true => {
                let compiled = files.iter().map(|(name, _)| name.as_str());
                let compiled: Vec<_> = compiled.filter(|name| name.ends_with(".c")).collect();
                let _ = writeln!(head, "{UNITS}{} */", compiled.join(" "));
                files.insert(0, (file, head));
            }
        }
        for source in self.uses().headers().chain([ROUNDED_HEADER]).chain(parts) {
            files.push((source.name.to_string(), source.text.to_string()));
        }
        GeneratedC {
            files,
            libraries: linked.into_iter().collect(),
        }
    }

    /// The C functions that the program calls.
    fn externals(&self) -> impl Iterator<Item = &External> {
        let bodies = self
            .db
            .all
            .funcs
            .iter()
            .map(|&id| &self.program.funcs[id].body);
        bodies.filter_map(|body| match body {
            FuncBody::External(external) => Some(external),
            _ => None,
        })
    }

    fn libraries(&self) -> BTreeSet<String> {
        let libraries = self.externals().filter_map(|e| e.library.as_deref());
        let libraries = libraries.flat_map(str::split_whitespace).chain(["m"]);
        let of_collector = self.collector().libraries.iter().copied();
        libraries.chain(of_collector).map(str::to_string).collect()
    }

    fn collector(&self) -> Collector {
        collector(self.options.gc)
    }

    /// What the program uses of the runtime.
    fn uses(&self) -> Uses {
        Uses {
            instances: self.options.instances,
            ..Uses::of(self.externals().map(|e| e.c_name.as_str()))
        }
    }

    /// What stands before everything else, in every text.
    fn preamble(&self, out: &mut String) {
        out.push_str("#ifndef _GNU_SOURCE\n#define _GNU_SOURCE 1\n#endif\n");
        let stress = u32::from(self.options.gc_stress);
        let _ = writeln!(out, "#define RPY_GC_STRESS {stress}");
        for flag in self.uses().flags(self.collector()) {
            let _ = writeln!(out, "#define {flag} 1");
        }
        if self.units.is_divided {
            for name in runtime::shared() {
                let _ = writeln!(out, "#define {name} {}_{name}", self.options.prefix);
            }
        }
        for source in self.uses().headers() {
            let _ = writeln!(out, "#include \"{}\"", source.name);
        }
        // In the order given: a header may need those before it.
        let headers = self.externals().filter_map(|e| e.header.as_deref());
        for header in headers.flat_map(str::lines).collect::<IndexSet<_>>() {
            let _ = writeln!(out, "#include <{header}>");
        }
        let _ = writeln!(out, "#include \"{}\"", ROUNDED_HEADER.name);
        let bits = word_bits(self.program);
        let _ = writeln!(
            out,
            "\n#if UINTPTR_MAX != UINT{bits}_MAX\n\
             #error \"translated for machine words of {bits} bits\"\n#endif"
        );
    }

    /// C code of the program's own.
    fn code(&self, out: &mut String) {
        let code: IndexSet<_> = self.externals().filter_map(|e| e.code.as_ref()).collect();
        if !code.is_empty() {
            // It says so of what is used from outside of its file, which nothing is.
            out.push_str(
                "\n#define RPY_EXTERN static RPY_UNUSED\n#define RPY_EXPORTED RPY_EXTERN\n",
            );
        }
        for code in code {
            let _ = writeln!(out, "{code}");
        }
    }

    /// What a text declares of what it refers to.
    fn declarations(&self, scope: &Scope, out: &mut String) {
        types::write(self.program, self.db, scope, out);
        func::write_prototypes(self.program, self.db, self.units, scope, out);
    }

    /// Whether a text calls C functions by nothing but their names that the runtime's headers do not declare.
    fn needs_libc(&self, scope: &Scope) -> bool {
        let bodies = scope
            .funcs
            .iter()
            .map(|&func| &self.program.funcs[func].body);
        bodies.into_iter().any(|body| match body {
            FuncBody::External(external) => {
                external.header.is_none() && runtime::function(&external.c_name).is_none()
            }
            _ => false,
        })
    }

    /// The functions of a unit, with the lines of their tracebacks.
    fn functions(&self, unit: &Unit, scope: &Scope, file: &str, out: &mut String) {
        tables::write_locations(self.program, self.units, self.sources, scope, out);
        let sources = self.options.line_directives.then_some(self.sources);
        let unit = (self.units, scope, unit.funcs.as_slice());
        func::write_all(self.program, self.db, unit, sources, file, out);
    }

    /// The runtime's files, and what defines symbols that are not static.
    fn runtime(&self, parts: &[Source], out: &mut String) {
        for source in parts {
            let _ = writeln!(out, "#include \"{}\"", source.name);
        }
    }

    fn header(&self, out: &mut String) {
        if let Some(header) = &self.options.header {
            let _ = writeln!(out, "#include \"{header}\"");
        }
    }

    /// The data and the tables.
    fn data(&self, scope: &Scope, out: &mut String) {
        data::write_types(self.program, self.db, scope, out);
        tables::write_type_ids(self.db, out);
        let others = data::write_first(self.program, self.db, scope, out);
        if self.options.instances {
            image::write_type(self.program, self.db, scope, out);
        }
        tables::write(self.program, self.db, out);
        entry::write_describe(self.program, self.db, out);
        out.push('\n');
        data::write_definitions(self.program, self.db, &others, out);
        if self.options.instances {
            image::write(self.program, self.db, scope, out);
        }
    }

    /// Everything as one text.
    fn whole(&self, file: &str, parts: &[Source]) -> String {
        let mut out = String::new();
        let scope = &self.db.all;
        self.preamble(&mut out);
        self.code(&mut out);
        self.header(&mut out);
        self.declarations(scope, &mut out);
        self.data(scope, &mut out);
        self.runtime(parts, &mut out);
        for unit in &self.units.units {
            self.functions(unit, scope, file, &mut out);
        }
        let (program, db, options) = (self.program, self.db, self.options);
        let declares = options.header.is_none();
        entry::write_own(program, db, options, self.uses(), declares, &mut out);
        entry::write(program, db, &program.exports, declares, &mut out);
        out
    }

    /// The units and the header that they include.
    fn divided(&self, parts: &[Source]) -> Vec<(String, String)> {
        let (program, db, prefix) = (self.program, self.db, &self.options.prefix);
        let common = format!("{prefix}_unit.h");
        let start = |number: u32, has_libc: bool| {
            let libc = if has_libc { "#define RPY_LIBC 1\n" } else { "" };
            format!("{GENERATED}#define RPY_UNIT {number}\n{libc}#include \"{common}\"\n")
        };
        let mut text = GENERATED.to_string();
        self.preamble(&mut text);
        let mut files = vec![(common.clone(), text)];

        let runtime = || {
            let mut text = start(0, false);
            let main: Vec<_> = self.options.main.into_iter().collect();
            self.declarations(&db.scope_of_calls(program, &main), &mut text);
            self.runtime(parts, &mut text);
            entry::write_own(program, db, self.options, self.uses(), true, &mut text);
            (format!("{prefix}_runtime.c"), text)
        };
        let data = || {
            let scope = db.scope_of_data(program);
            let mut text = start(1, self.needs_libc(&scope));
            self.declarations(&scope, &mut text);
            self.data(&scope, &mut text);
            (format!("{prefix}_data.c"), text)
        };
        let mut exports = SecondaryMap::<FuncId, Vec<&Export>>::new();
        for export in &program.exports {
            exports[export.func].push(export);
        }
        let functions = |unit: &Unit| {
            let file = format!("{prefix}_{}.c", unit.name);
            let scope = db.scope(program, &unit.funcs);
            let mut text = start(1, unit.has_code || self.needs_libc(&scope));
            if unit.has_code {
                self.code(&mut text);
            }
            self.declarations(&scope, &mut text);
            data::write_declarations(program, db, &scope, &mut text);
            tables::declare_type_ids(db, &scope, &mut text);
            self.functions(unit, &scope, &file, &mut text);
            let exports = unit.funcs.iter().flat_map(|&func| exports[func].clone());
            let mut exports = exports.peekable();
            if exports.peek().is_some() {
                text.push_str(entry::BUFFER);
            }
            entry::write(program, db, exports, true, &mut text);
            (file, text)
        };
        enum Part<'u> {
            Runtime,
            Data,
            Functions(&'u Unit),
        }
        let mut texts = vec![Part::Runtime, Part::Data];
        texts.extend(self.units.units.iter().map(Part::Functions));
        files.extend(side_by_side::map(texts, |part| match part {
            Part::Runtime => runtime(),
            Part::Data => data(),
            Part::Functions(unit) => functions(unit),
        }));
        files
    }
}

/// The C of one function of a program.
pub fn function(program: &LlProgram, func: FuncId) -> String {
    let sources = SourceMap::new();
    let db = Database::new(program, &sources, Some(func), false);
    let mut units = Units::new(program, &db, Some(func), &sources, Division::Whole);
    units.units[0].funcs = vec![func];
    let unit = (&units, &db.all, units.units[0].funcs.as_slice());
    let mut out = String::new();
    func::write_all(program, &db, unit, None, "", &mut out);
    out
}

/// The first line of what is written.
const GENERATED: &str = "/* Generated by rpython-build from RPython. Do not edit. */\n";

/// How the line of a translation unit starts that names the libraries.
const LINKED: &str = "/* Linked with: ";

/// The libraries that a translation unit must be linked with, the system's thread library
/// excepted: the text itself says so, since it may have been kept from an earlier run.
pub fn libraries(unit: &str) -> Vec<String> {
    let line = unit.lines().take(4).find_map(|l| l.strip_prefix(LINKED));
    line.unwrap_or_default()
        .trim_end_matches("*/")
        .split_whitespace()
        .map(str::to_string)
        .collect()
}

/// How the line of the first file starts that names the units, if it is none itself.
const UNITS: &str = "/* Units: ";

/// What there is to compile of a generated program: its first file, or those that this names.
pub fn to_compile(file: &str, text: &str) -> Vec<String> {
    let line = text.lines().take(4).find_map(|l| l.strip_prefix(UNITS));
    match line {
        Some(line) => line
            .trim_end_matches("*/")
            .split_whitespace()
            .map(str::to_string)
            .collect(),
        None => vec![file.to_string()],
    }
}

/// Bits of the target's word.
fn word_bits(program: &LlProgram) -> u32 {
    if program.word_bits == 32 {
        32
    } else {
        64
    }
}

#[cfg(test)]
mod tests;
