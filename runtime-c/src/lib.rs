//! The C runtime of translated programs, as text.
//!
//! The sources are in `c/`. They are included into the one translation unit of each translated
//! library, where all that they define is static: two libraries in one binary never meet. If a
//! library is compiled in parts, what these share is hidden, under names of its own. The
//! C generator writes the translation unit; `rpy_gc.h` describes what it and a collector agree
//! on.

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

/// What the translation unit includes before the program's types: types, exceptions, the
/// interface of collectors, the operating system.
pub const HEADERS: [Source; 4] = [
    source!("rpy_base.h"),
    source!("rpy_os.h"),
    source!("rpy_exc.h"),
    source!("rpy_gc.h"),
];

/// What it includes after the program's tables.
pub const RUNTIME: [Source; 2] = [source!("rpy_runtime.c"), source!("rpy_float.c")];

/// The operating system; included after [`RUNTIME`] in programs that use it.
pub const SYSTEM: Source = source!("rpy_system.c");

/// Programs with several stacks; it is included before the collector.
pub const STACKS: Source = source!("rpy_stacks.c");

/// Stacks that a program switches between; included after [`RUNTIME`], in programs that use them.
pub const STACKLETS: Source = source!("rpy_stacklet.c");

/// Threads; included behind [`STACKLETS`] and before [`SYSTEM`], in programs that start some.
pub const THREADS: Source = source!("rpy_threads.c");

/// The collector with two spaces; it is included before [`RUNTIME`].
pub const GC_COPYING: [Source; 3] = [
    source!("rpy_gc_large.c"),
    source!("rpy_gc_finalize.c"),
    source!("rpy_gc_copying.c"),
];

/// What the headers declare that the parts of a library share, if it is compiled in parts.
pub const SHARED: [&str; 23] = [
    "rpy_exc",
    "rpy_tb",
    "rpy_tb_count",
    "rpy_tb_value",
    "rpy_raise_standard",
    "rpy_root_top",
    "rpy_root_base",
    "rpy_root_limit",
    "rpy_stack_limit",
    "rpy_thread_ticks",
    "rpy_thread_switch",
    "rpy_gc",
    "rpy_cursor",
    "rpy_gc_malloc",
    "rpy_gc_malloc_varsize",
    "rpy_gc_collect",
    "rpy_gc_identity_hash",
    "rpy_weakrefs",
    "rpy_finalizers_wait",
    "rpy_gc_register_finalizer",
    "rpy_gc_run_waiting",
    "rpy_raw_malloc",
    "rpy_raw_malloc_varsize",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shared_is_declared_so() {
        for name in SHARED {
            let declares = |line: &str| {
                let words = ["RPY_VARIABLE ", "RPY_DECLARED "];
                let ends = [";", "(", "["].map(|end| format!("{name}{end}"));
                words.iter().any(|word| line.contains(word))
                    && ends.iter().any(|end| line.contains(end.as_str()))
            };
            let mut lines = HEADERS.iter().flat_map(|source| source.text.lines());
            assert!(lines.any(declares), "{name}");
        }
    }

    #[test]
    fn everything_is_static() {
        for source in HEADERS
            .iter()
            .chain(&RUNTIME)
            .chain(&GC_COPYING)
            .chain([&SYSTEM, &STACKS, &STACKLETS, &THREADS])
        {
            let mut depth = 0i32;
            let mut last = "";
            for line in source.text.lines() {
                let starts = line.starts_with(|c: char| c.is_ascii_alphabetic());
                if depth == 0 && starts && line.ends_with('{') && line.contains('(') {
                    let shared = |name: &&str| line.contains(&format!("{name}("));
                    let is_static = match SHARED.iter().any(shared) {
                        true => line.starts_with("RPY_SHARED "),
                        false => line.contains("static") || last.contains("static"),
                    };
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
