//! The toolchain's own Python files: standard modules, the package `rpython`, and the helpers in
//! low-level Python (`rpython.helpers`).
//!
//! `rpython-build/host/build.rs` lists and compiles them; a module's code is read when it is imported, what is in
//! its functions when that is looked at.

use crate::front::code::Code;
use crate::front::stored;
use crate::source::FileId;
use std::rc::Rc;

/// The package that helpers are in.
pub const HELPERS: &str = "rpython.helpers";

/// One of the toolchain's own Python files.
#[derive(Debug)]
pub struct OwnFile {
    /// The dotted name of the module.
    pub module: &'static str,
    /// The name in messages: `<rpython>/enum.py`.
    pub shown: &'static str,
    /// Its text.
    pub text: &'static str,
    /// Whether it is a package.
    pub package: bool,
    /// Whether it belongs to the package `rpython` as CPython gets it, too.
    pub public: bool,
    code: &'static [u8],
}

macro_rules! own {
    ($module:literal, $path:literal, $shown:literal, $package:literal, $public:literal) => {
        OwnFile {
            module: $module,
            shown: $shown,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $path)),
            package: $package,
            public: $public,
            code: include_bytes!(concat!(env!("OUT_DIR"), "/", $module, ".code")),
        }
    };
}

/// All of them, by the name of the module.
pub static FILES: &[OwnFile] = include!(concat!(env!("OUT_DIR"), "/own.rs"));

/// The file of the module of this dotted name.
pub fn find(module: &str) -> Option<&'static OwnFile> {
    let index = FILES.binary_search_by(|file| file.module.cmp(module));
    index.ok().map(|index| &FILES[index])
}

impl OwnFile {
    /// Its code, as that of a file of the run.
    pub fn code(&self, file: FileId) -> Rc<Code> {
        stored::decode_in_parts(file, self.code).expect("the build script has written code")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::{compile_library, compile_module, verify};
    use crate::source::SourceMap;

    #[test]
    fn stored_code_is_the_code_of_the_text() {
        let mut sources = SourceMap::new();
        for own in FILES {
            let file = sources.add(own.shown, own.text);
            let compiled = match own.public {
                true => compile_module(&sources, file),
                false => compile_library(&sources, file),
            };
            let code = compiled.expect("own files compile");
            assert!(own.code(file) == code, "{}", own.shown);
            verify::verify(&code).expect("code is well-formed");
        }
    }

    #[test]
    fn modules_are_found_by_name() {
        for own in FILES {
            assert_eq!(find(own.module).map(|f| f.shown), Some(own.shown));
        }
        assert!(find("no such module").is_none());
        assert!(find(HELPERS).is_some_and(|f| f.package));
    }
}
