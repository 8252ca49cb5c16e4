//! The C runtime of translated programs, as text.
//!
//! The sources are in `c/`. They are included into the text of each translated library, where all
//! that they define is static: two libraries in one binary never meet. If a library is divided into
//! units, what these share is hidden, under names of its own. The C generator writes the text;
//! `rpy_gc.h` describes what it and a collector agree on.

#![forbid(unsafe_code)]

#[cfg(test)]
#[allow(dead_code)] // what `build.rs` needs
mod read;
mod sources;

pub use sources::{
    Collector, Function, Part, Source, Uses, GC_BOEHM, GC_COPYING, GC_GENERATIONAL, GC_REFCOUNT,
    ROUNDED_HEADER,
};

/// What `build.rs` has read of the sources: functions by name, and names, both in their order.
const FUNCTIONS: &[(&str, Function)] = &include!(concat!(env!("OUT_DIR"), "/functions.rs"));
const SHARED: &[&str] = &include!(concat!(env!("OUT_DIR"), "/shared.rs"));

/// What the sources say of a function of the runtime; `None` if it is not one.
pub fn function(name: &str) -> Option<Function> {
    let found = FUNCTIONS.binary_search_by_key(&name, |&(name, _)| name);
    found.ok().map(|at| FUNCTIONS[at].1)
}

/// The names that the units of a divided library share, in their order.
pub fn shared() -> &'static [&'static str] {
    SHARED
}

impl Uses {
    /// What a program uses that calls these functions.
    pub fn of<'n>(called: impl Iterator<Item = &'n str>) -> Self {
        let mut uses = Uses::default();
        for part in called.filter_map(|name| function(name)?.part) {
            *match part {
                Part::Floats => &mut uses.floats,
                Part::Stacklets => &mut uses.stacklets,
                Part::Threads => &mut uses.threads,
                Part::System => &mut uses.system,
                Part::Handles => &mut uses.handles,
                Part::Callbacks => &mut uses.callbacks,
            } = true;
        }
        uses
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use read::{declared, sources};
    use sources::{SYSTEM, THREADS};

    #[test]
    fn names_that_are_shared() {
        let shared = shared();
        for name in ["rpy_state", "rpy_gc_malloc", "rpy_sys_mkdir", "rpy_types"] {
            assert!(shared.contains(&name), "{name}");
        }
        for name in shared {
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
