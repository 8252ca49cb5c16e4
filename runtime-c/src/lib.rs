//! The C runtime of translated programs, as text.
//!
//! The sources are in `c/`. They are included into the one translation unit of each translated
//! library, where all that they define is static: two libraries in one binary never meet. The
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

/// The collector with two spaces; it is included before [`RUNTIME`].
pub const GC_COPYING: [Source; 2] = [source!("rpy_gc_large.c"), source!("rpy_gc_copying.c")];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_static() {
        for source in HEADERS
            .iter()
            .chain(&RUNTIME)
            .chain(&GC_COPYING)
            .chain([&SYSTEM])
        {
            let mut depth = 0i32;
            let mut last = "";
            for line in source.text.lines() {
                let starts = line.starts_with(|c: char| c.is_ascii_lowercase());
                if depth == 0 && starts && line.ends_with('{') && line.contains('(') {
                    let is_static = line.contains("static") || last.contains("static");
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
