//! The C runtime of translated programs, as text.
//!
//! The sources are in `c/`. They are included into the text of each translated library, where all
//! that they define is static: two libraries in one binary never meet. If a library is divided into
//! units, what these share is hidden, under names of its own. The C generator writes the text;
//! `rpy_gc.h` describes what it and a collector agree on.

#![forbid(unsafe_code)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// A file of the runtime.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its name, as the translation unit includes it.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

macro_rules! source {
    ($name:literal) => {
        Source {
            name: $name,
            text: include_str!(concat!("../c/", $name)),
        }
    };
}

/// What every translation unit includes before the program's types: types, the operating system, what a
/// library keeps, exceptions, the interface of collectors.
const HEADERS: [Source; 5] = [
    source!("rpy_base.h"),
    source!("rpy_os.h"),
    source!("rpy_state.h"),
    source!("rpy_exc.h"),
    source!("rpy_gc.h"),
];

/// And this, in programs of which others hold objects.
const HANDLES_HEADER: Source = source!("rpy_handles.h");

/// And this, in programs that call closures of Rust's.
const CALLBACKS_HEADER: Source = source!("rpy_callbacks.h");

const STATE: Source = source!("rpy_runtime.h");
const RUNTIME: [Source; 2] = [source!("rpy_runtime.c"), source!("rpy_float.c")];
const SYSTEM: Source = source!("rpy_system.c");
const STACKS: Source = source!("rpy_stacks.c");
const STACKLETS: Source = source!("rpy_stacklet.c");
const THREADS: Source = source!("rpy_threads.c");
const HANDLES: Source = source!("rpy_handles.c");
const INSTANCES: Source = source!("rpy_instances.c");

/// What all collectors share; it is included before them.
const GC_COMMON: [Source; 3] = [
    source!("rpy_gc_common.c"),
    source!("rpy_gc_profile.c"),
    source!("rpy_texts.c"),
];
const GC_ORDER: Source = source!("rpy_gc_order.c");

/// What those share that find roots on the root stack.
const GC_ROOTS: Source = source!("rpy_gc_roots.c");
const GC_STACKS: Source = source!("rpy_gc_stacks.c");
const GC_LARGE: Source = source!("rpy_gc_large.c");
const GC_FINALIZE: Source = source!("rpy_gc_finalize.c");

/// A collector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Collector {
    /// Its structures.
    state: Source,
    /// Its functions, behind what all share.
    functions: &'static [Source],
    /// What `rpy_gc.h` has to know of it: macros to define.
    flags: &'static [&'static str],
    /// What a program is linked with.
    pub libraries: &'static [&'static str],
}

/// The collector with two spaces.
pub const GC_COPYING: Collector = Collector {
    state: source!("rpy_gc_copying.h"),
    functions: &[
        GC_ROOTS,
        GC_STACKS,
        GC_LARGE,
        GC_ORDER,
        GC_FINALIZE,
        source!("rpy_gc_copying.c"),
    ],
    flags: &[],
    libraries: &[],
};

/// The generational collector.
pub const GC_GENERATIONAL: Collector = Collector {
    state: source!("rpy_gc_generational.h"),
    functions: &[
        GC_ROOTS,
        GC_STACKS,
        GC_LARGE,
        GC_ORDER,
        GC_FINALIZE,
        source!("rpy_gc_regions.c"),
        source!("rpy_gc_generational.c"),
    ],
    flags: &["RPY_GC_BARRIER"],
    libraries: &[],
};

/// The Boehm-Demers-Weiser collector, of the system.
pub const GC_BOEHM: Collector = Collector {
    state: source!("rpy_gc_boehm.h"),
    functions: &[GC_ORDER, source!("rpy_gc_boehm.c")],
    flags: &["RPY_GC_CONSERVATIVE"],
    libraries: &["gc"],
};

/// Counts of references.
pub const GC_REFCOUNT: Collector = Collector {
    state: source!("rpy_gc_refcount.h"),
    functions: &[GC_STACKS, source!("rpy_gc_refcount.c")],
    flags: &["RPY_GC_REFCOUNT"],
    libraries: &[],
};

/// What a program uses of the runtime that others do without.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Uses {
    /// Stacks that it switches between.
    pub stacklets: bool,
    /// Threads that it starts.
    pub threads: bool,
    /// The operating system.
    pub system: bool,
    /// Objects that others hold.
    pub handles: bool,
    /// Closures and iterators of Rust's.
    pub callbacks: bool,
    /// Several instances of what it keeps, which is for whoever translates it to say.
    pub instances: bool,
}

/// A part of the runtime that is there for programs that call its functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Stacks that programs switch between.
    Stacklets,
    /// Threads.
    Threads,
    /// The operating system.
    System,
    /// Objects that others hold.
    Handles,
    /// Closures and iterators of Rust's.
    Callbacks,
}

/// The parts, with the files that define them.
const PARTS: [(Part, &[Source]); 5] = [
    (Part::Stacklets, &[STACKLETS]),
    (Part::Threads, &[THREADS]),
    (Part::System, &[SYSTEM]),
    (Part::Handles, &[HANDLES_HEADER, HANDLES]),
    (Part::Callbacks, &[CALLBACKS_HEADER]),
];

/// What the sources say of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Function {
    /// The part that it belongs to, if programs can do without it.
    pub part: Option<Part>,
    /// A header declares or defines it.
    pub in_header: bool,
    /// Other threads may run meanwhile: it is `RPY_WAITS`.
    pub waits: bool,
}

/// What the sources say of a function of the runtime; `None` if it is not one.
pub fn function(name: &str) -> Option<Function> {
    static FUNCTIONS: OnceLock<BTreeMap<&str, Function>> = OnceLock::new();
    let read = || {
        let mut functions = BTreeMap::<_, Function>::new();
        let mut read = |source: Source, in_header, part| {
            let starts = |line: &&str| line.starts_with("RPY_") || line.starts_with("static ");
            for line in source.text.lines().filter(starts) {
                let words = ["RPY_SHARED ", "RPY_DECLARED ", "RPY_INLINE ", "static "];
                if let Some(name) = declared(line, &words, &['(']) {
                    let function = functions.entry(name).or_default();
                    function.part = function.part.or(part);
                    function.in_header |= in_header;
                    function.waits |= line.contains("RPY_WAITS ");
                }
            }
        };
        for (part, sources) in PARTS {
            for &source in sources {
                read(source, false, Some(part));
            }
        }
        for source in Uses::ALL.headers() {
            read(source, true, None);
        }
        for source in sources() {
            read(source, false, None);
        }
        functions
    };
    FUNCTIONS.get_or_init(read).get(name).copied()
}

impl Uses {
    const ALL: Uses = Uses {
        stacklets: true,
        threads: true,
        system: true,
        handles: true,
        callbacks: true,
        instances: true,
    };

    /// What a program uses that calls these functions.
    pub fn of<'n>(called: impl Iterator<Item = &'n str>) -> Self {
        let mut uses = Uses::default();
        for part in called.filter_map(|name| function(name)?.part) {
            *match part {
                Part::Stacklets => &mut uses.stacklets,
                Part::Threads => &mut uses.threads,
                Part::System => &mut uses.system,
                Part::Handles => &mut uses.handles,
                Part::Callbacks => &mut uses.callbacks,
            } = true;
        }
        uses
    }

    /// What each text includes before the program's types.
    pub fn headers(self) -> impl Iterator<Item = Source> {
        let handles = self.handles.then_some(HANDLES_HEADER);
        let callbacks = self.callbacks.then_some(CALLBACKS_HEADER);
        HEADERS.into_iter().chain(handles).chain(callbacks)
    }

    /// What the text that has the runtime includes behind the program's tables, in this order.
    pub fn parts(self, collector: Collector) -> Vec<Source> {
        let mut parts = vec![collector.state, STATE];
        parts.extend((self.stacklets || self.threads).then_some(STACKS));
        parts.extend(GC_COMMON);
        parts.extend(self.handles.then_some(HANDLES));
        parts.extend(collector.functions);
        parts.extend(RUNTIME);
        parts.extend(self.stacklets.then_some(STACKLETS));
        parts.extend(self.threads.then_some(THREADS));
        parts.extend(self.system.then_some(SYSTEM));
        parts.extend(self.instances.then_some(INSTANCES));
        parts
    }

    /// What is defined as 1 before all of it.
    pub fn flags(self, collector: Collector) -> impl Iterator<Item = &'static str> {
        let flags = [
            (self.stacklets || self.threads, "RPY_STACKS"),
            (self.stacklets, "RPY_STACKLETS"),
            (self.threads, "RPY_THREADS"),
            (self.handles, "RPY_HANDLES"),
            (self.callbacks, "RPY_CALLBACKS"),
            (self.instances, "RPY_INSTANCES"),
        ];
        let flags = flags.into_iter().filter(|(used, _)| *used);
        let flags = flags.map(|(_, flag)| flag);
        flags.chain(collector.flags.iter().copied())
    }
}

/// All of it.
fn sources() -> impl Iterator<Item = Source> {
    let collectors = [GC_COPYING, GC_GENERATIONAL, GC_BOEHM, GC_REFCOUNT].into_iter();
    let parts = collectors.flat_map(|gc| Uses::ALL.parts(gc));
    Uses::ALL.headers().chain(parts)
}

/// What a line at the margin declares, if it has one of these words: the name behind the last of them,
/// before what ends it.
fn declared(line: &'static str, words: &[&str], ends: &[char]) -> Option<&'static str> {
    let word = words.iter().find(|&&word| line.contains(word))?;
    let (_, declaration) = line.split_once(word)?;
    let end = declaration.find(ends)?;
    let mut words = declaration[..end].split([' ', '*']);
    words.rfind(|word| !word.is_empty())
}

/// The names that the units of a divided library share: what the sources declare as `RPY_SHARED`,
/// `RPY_DECLARED` or `RPY_VARIABLE`.
pub fn shared() -> BTreeSet<&'static str> {
    let words = ["RPY_SHARED ", "RPY_DECLARED ", "RPY_VARIABLE "];
    let lines = sources().flat_map(|source| source.text.lines());
    let lines = lines.filter(|line| line.starts_with("RPY_"));
    lines
        .filter_map(|line| declared(line, &words, &['(', ';', '[', '=']))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_shared() {
        let shared = shared();
        for name in ["rpy_state", "rpy_gc_malloc", "rpy_sys_mkdir", "rpy_types"] {
            assert!(shared.contains(name), "{name}");
        }
        for name in &shared {
            assert!(name.starts_with("rpy_"), "{name}");
        }
    }

    #[test]
    fn what_functions_are() {
        for name in [
            "rpy_gc_weakref_get",
            "rpy_gc_collect",
            "rpy_fatal",
            "rpy_cursor_is_in",
        ] {
            assert!(function(name).unwrap().in_header, "{name}");
        }
        let mkdir = Function {
            part: Some(Part::System),
            ..Function::default()
        };
        assert_eq!(function("rpy_sys_mkdir"), Some(mkdir));
        assert_eq!(function("rpy_sys_nothing"), None);
        let part = |name| function(name).unwrap().part;
        assert_eq!(part("rpy_handle_payload"), Some(Part::Handles));
        assert_eq!(part("rpy_thread_tick"), None);
        let called = ["sin", "rpy_stacklet_switch", "rpy_flush", "rpy_handle_get"];
        let uses = Uses {
            stacklets: true,
            handles: true,
            ..Uses::default()
        };
        assert_eq!(Uses::of(called.into_iter()), uses);
    }

    /// Whoever lets other threads run and goes on says so.
    #[test]
    fn what_waits() {
        let waits = |name: &str| function(name).is_some_and(|function| function.waits);
        for source in [SYSTEM, THREADS] {
            let mut found = 0;
            let mut inside = "";
            for line in source.text.lines() {
                if line.starts_with("RPY_") || line.starts_with("static ") {
                    let name = declared(line, &["RPY_SHARED ", "static "], &['(']);
                    inside = name.unwrap_or_default();
                    continue;
                }
                let mut names = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                let goes_on = names.any(|name| name == "rpy_thread_acquire" || waits(name));
                if goes_on && line.starts_with("    ") && inside != "rpy_thread_body" {
                    found += 1;
                    assert!(waits(inside), "{}: {inside}", source.name);
                }
            }
            assert_eq!(found, 4, "{}", source.name);
        }
    }

    /// What a library keeps is in two structures, so that there can be several of it.
    #[test]
    fn what_changes_is_in_the_state() {
        let of_the_process = [
            "rpy_main_argc",
            "rpy_main_argv",
            "rpy_sys_signals",
            "rpy_default",
        ];
        for source in sources() {
            for line in source.text.lines() {
                let is_static = line.starts_with("static ") || line.starts_with("RPY_VARIABLE ");
                let Some((declared_as, _)) = line.split_once(['=', ';']) else {
                    continue;
                };
                if !is_static || declared_as.contains('(') {
                    continue;
                }
                let name = declared(line, &["static ", "RPY_VARIABLE "], &[';', '[', '=']);
                let is_known = matches!(name, Some("rpy_state" | "rpy_runtime"))
                    || name.is_some_and(|name| of_the_process.contains(&name));
                let is_of_a_thread = line.contains(" RPY_THREAD ");
                assert!(
                    is_known || is_of_a_thread || line.contains(" const "),
                    "{}: {line}",
                    source.name
                );
            }
        }
    }

    #[test]
    fn everything_is_static() {
        for source in sources() {
            let mut depth = 0i32;
            let mut last = "";
            for line in source.text.lines() {
                let starts = line.starts_with(|c: char| c.is_ascii_alphabetic());
                if depth == 0 && starts && line.ends_with('{') && line.contains('(') {
                    let is_static = [line, last]
                        .iter()
                        .any(|l| l.contains("static") || l.contains("RPY_SHARED"));
                    assert!(is_static, "{}: {line}", source.name);
                }
                if !line.starts_with('#') {
                    depth += line.matches('{').count() as i32 - line.matches('}').count() as i32;
                    last = line;
                }
            }
            assert_eq!(depth, 0, "{}", source.name);
        }
    }
}
