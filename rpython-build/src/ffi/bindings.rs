//! Rust declarations of a library's C interface, by `bindgen`.

use crate::options::LibraryName;
use std::path::Path;

/// Runs `bindgen` on the header, for the target that Cargo names. The error says why it could not run.
///
/// libclang is loaded when `bindgen` runs, and a missing one is a panic: it is caught here.
pub fn bindings(library: &LibraryName, header: &Path) -> Result<String, NoBindings> {
    let builder = bindgen::Builder::default()
        .header(header.to_string_lossy())
        .allowlist_function(format!("{}_.*", library.prefix))
        .allowlist_type("rpy_buffer")
        // The header needs the sizes of types only: clang's own headers have them, for every
        // target, and no system headers are searched.
        .clang_args(["-ffreestanding", "-std=c11"])
        .layout_tests(false)
        .generate_comments(false)
        .disable_header_comment()
        .formatter(bindgen::Formatter::None)
        .rust_target(bindgen::RustTarget::stable(88, 0).map_err(NoBindings::failed)?)
        .rust_edition(bindgen::RustEdition::Edition2021);
    // (It panics where there is no libclang.)
    let generated = quietly(std::panic::AssertUnwindSafe(move || builder.generate()));
    let generated = generated.map_err(NoBindings::NoLibclang)?;
    Ok(generated.map_err(NoBindings::failed)?.to_string())
}

/// Why bindgen gave nothing.
#[derive(Debug)]
pub enum NoBindings {
    /// It found no libclang.
    NoLibclang(String),
    /// It found something wrong: headers of the target's, as a rule, are not there.
    Failed(String),
}

impl NoBindings {
    fn failed(error: impl ToString) -> NoBindings {
        NoBindings::Failed(error.to_string())
    }
}

/// Runs a function; a panic in it is an error with its message and is not printed.
fn quietly<T>(run: impl FnOnce() -> T + std::panic::UnwindSafe) -> Result<T, String> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = std::panic::catch_unwind(run);
    std::panic::set_hook(hook);
    result.map_err(|payload| {
        let text = payload.downcast_ref::<String>().map(String::as_str);
        text.or(payload.downcast_ref::<&str>().copied())
            .unwrap_or("bindgen panicked")
            .to_string()
    })
}
