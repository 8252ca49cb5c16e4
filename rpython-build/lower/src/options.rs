//! What the user can choose, and what is built for: plain data that all stages may read.

use std::num::{NonZeroU64, NonZeroUsize};

/// Which collector manages the program's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Gc {
    /// A nursery, and an old space that does not move, marked in slices.
    #[default]
    Generational,
    /// Two spaces, copying (Cheney).
    Copying,
    /// Counts of references; cycles stay.
    Refcount,
    /// The Boehm-Demers-Weiser collector, `libgc` of the system.
    Boehm,
}

impl Gc {
    /// Every collector there is.
    pub const ALL: [Gc; 4] = [Gc::Generational, Gc::Copying, Gc::Refcount, Gc::Boehm];

    /// Whether it knows what is a pointer: what is dead is not taken for alive.
    pub fn is_precise(self) -> bool {
        self != Gc::Boehm
    }

    /// Whether it finds what leads to itself.
    pub fn finds_cycles(self) -> bool {
        self != Gc::Refcount
    }

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Gc::Boehm => "boehm",
            Gc::Refcount => "refcount",
            Gc::Copying => "copying",
            Gc::Generational => "generational",
        }
    }
}

/// What a plain `int` does that does not fit into a machine word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overflow {
    /// It wraps, in two's complement.
    Wrap,
    /// It raises `OverflowError`, in the user's files. A result of which only the low bits are wanted
    /// (`intmask(a * b + c)`, `r_uint(a * b)`, `(h * 31 + c) & 0xffff`) has these in any case, and wraps.
    Raise,
}

impl Overflow {
    /// Every policy there is.
    pub const ALL: [Overflow; 2] = [Overflow::Wrap, Overflow::Raise];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Overflow::Wrap => "wrap",
            Overflow::Raise => "raise",
        }
    }

    /// What holds by default at a level of optimisation, as Cargo's `OPT_LEVEL` has it: arithmetic raises
    /// where Rust's own panics, in builds that are not optimised.
    pub fn at_level(opt_level: &str) -> Self {
        match opt_level {
            "0" => Overflow::Raise,
            _ => Overflow::Wrap,
        }
    }
}

/// What the C code will run on. Never the host: build scripts cross-compile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The triple, such as `x86_64-unknown-linux-gnu`.
    pub triple: String,
    /// Bits in a pointer and in a Python `int`: 32 or 64.
    pub pointer_width: u32,
    /// Whether the least significant byte comes first.
    pub little_endian: bool,
    /// `linux`, `macos`, `windows`, `none`, …
    pub os: String,
}

/// What the user can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The collector.
    pub gc: Gc,
    /// What plain integer arithmetic does with what does not fit.
    pub overflow: Overflow,
    /// RPython's rule: an index, `None` or division is checked only inside a matching `try`.
    pub unchecked: bool,
    /// Collect, and move every object, at every allocation.
    pub gc_stress: bool,
    /// The code is made so that there can be several instances of what it keeps, though no declaration asks for it.
    pub instances: bool,
    /// The C of a library is divided into units, most of which stay the same when a line of a
    /// module changes; otherwise it is one text, which C compilers optimise better.
    pub c_units: bool,
    /// Keep the graphs after each pass, in [`Run::dumps`](crate::pipeline::Run::dumps).
    pub dump: bool,
    /// Verify the program after each pass. Users' build scripts do not: it tells of errors in the
    /// toolchain, and takes time.
    pub verify: bool,
    /// The annotator takes what is to be done in an order made from this number: to test that what
    /// comes out does not depend on it.
    pub shuffle: Option<NonZeroU64>,
    /// How many threads translate; `None`: as many as there are processors. What comes out does not
    /// depend on it.
    pub jobs: Option<NonZeroUsize>,
    /// The process ends behind this run: what stages are done with is left to the system, as taking it apart takes longer.
    pub last: bool,
    /// What the C code will run on.
    pub target: Target,
}

impl Options {
    /// The defaults, for code that runs on this machine: for tests and for `cargo rpython`. A debug
    /// build of these verifies.
    pub fn host() -> Self {
        Options {
            gc: Gc::default(),
            overflow: Overflow::Wrap,
            unchecked: false,
            gc_stress: false,
            instances: false,
            c_units: false,
            dump: false,
            verify: cfg!(debug_assertions),
            shuffle: None,
            jobs: None,
            last: false,
            target: Target {
                triple: String::new(),
                pointer_width: usize::BITS,
                little_endian: cfg!(target_endian = "little"),
                os: std::env::consts::OS.into(),
            },
        }
    }
}

/// How the library and its symbols are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryName {
    /// The prefix of every symbol that is not static; ends in no underscore. Differs between
    /// any two crates, so that their libraries can be linked together.
    pub prefix: String,
    /// `lib{link_name}.a`.
    pub link_name: String,
}
