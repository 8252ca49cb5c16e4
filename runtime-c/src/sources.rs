//! The files of the runtime, and which of them a program includes.

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

/// What every translation unit includes before the program's types: types, the machine, the operating system, what a
/// library keeps, how one gets into it, exceptions, the interface of collectors.
const HEADERS: [Source; 7] = [
    source!("rpy_base.h"),
    source!("rpy_machine.h"),
    source!("rpy_os.h"),
    source!("rpy_state.h"),
    source!("rpy_entry.h"),
    source!("rpy_exc.h"),
    source!("rpy_gc.h"),
];

/// And this, in programs of which others hold objects.
pub const HANDLES_HEADER: Source = source!("rpy_handles.h");

/// And this, in programs that call closures of Rust's.
pub const CALLBACKS_HEADER: Source = source!("rpy_callbacks.h");

/// And this behind the headers of the system's that a program asks for.
pub const ROUNDED_HEADER: Source = source!("rpy_rounded.h");

const STATE: Source = source!("rpy_runtime.h");
const RUNTIME: [Source; 2] = [source!("rpy_runtime.c"), source!("rpy_keyed.c")];
pub const DIGITS: Source = source!("rpy_digits.c");
pub const FLOATS: Source = source!("rpy_float.c");
pub const SYSTEM: Source = source!("rpy_system.c");
const STACKS: Source = source!("rpy_stacks.c");
pub const STACKLETS: Source = source!("rpy_stacklet.c");
pub const THREADS: Source = source!("rpy_threads.c");
pub const HANDLES: Source = source!("rpy_handles.c");
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
    /// Floats as text.
    pub floats: bool,
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
    /// Floats as text.
    Floats,
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

impl Uses {
    /// All of it.
    pub const ALL: Uses = Uses {
        floats: true,
        stacklets: true,
        threads: true,
        system: true,
        handles: true,
        callbacks: true,
        instances: true,
    };

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
        if self.floats {
            parts.extend([DIGITS, FLOATS]);
        }
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
