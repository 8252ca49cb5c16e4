//! From C to the static library, through `cc`.

use super::env::Environment;
use std::path::Path;

/// Changes the user makes to the C compiler's configuration.
pub type Customize = Box<dyn Fn(&mut cc::Build)>;

/// Why there is no library.
pub enum Problem {
    /// There is no C compiler.
    NoCompiler(String),
    /// The compiler failed.
    Failed(String),
}

/// Compiles one C file to `lib{link_name}.a` beside it.
pub fn compile(
    environment: &Environment,
    c_file: &Path,
    link_name: &str,
    customize: &[Customize],
) -> Result<(), Problem> {
    let mut build = cc::Build::new();
    configure(&mut build, &environment.opt_level);
    build
        .file(c_file)
        .include(&environment.out_dir)
        .out_dir(&environment.out_dir)
        // Our own lines: cargo is to hear the same, whether the compiler runs or not.
        .cargo_metadata(false)
        .emit_rerun_if_env_changed(false);
    for change in customize {
        change(&mut build);
    }
    build.try_compile(link_name).map_err(|error| {
        let text = error.to_string();
        match text.strip_prefix("ToolNotFound: ") {
            Some(reason) => Problem::NoCompiler(reason.to_string()),
            None => Problem::Failed(text),
        }
    })
}

/// What generated C needs from a compiler.
pub fn configure(build: &mut cc::Build, opt_level: &str) {
    // Generated C is made to be optimised: it is unbearably slow, and deep on the stack, when it
    // is not. So dev builds optimise it too.
    let opt_level = match opt_level {
        "0" | "1" => "2",
        other => other,
    };
    build
        .opt_level_str(opt_level)
        .warnings(true)
        .extra_warnings(true)
        .std("gnu11");
    let family = build.try_get_compiler();
    if family.is_ok_and(|tool| tool.is_like_gnu() || tool.is_like_clang()) {
        // Machine integers wrap; memory is seen through several C types; only Rust, in the same
        // link, needs the symbols.
        build
            .flag("-fwrapv")
            .flag("-fno-strict-aliasing")
            .flag("-fvisibility=hidden");
    }
}

/// How to install a C compiler, by host.
pub fn compiler_advice(host: &str) -> &'static str {
    if host.contains("-apple-") {
        "install one with `xcode-select --install`"
    } else if host.contains("windows-msvc") {
        "install the Visual Studio Build Tools with the C++ workload"
    } else if host.contains("windows") {
        "install one with `pacman -S mingw-w64-x86_64-gcc` in MSYS2"
    } else {
        "install one with `apt install gcc libc6-dev`, `dnf install gcc` or `apk add gcc musl-dev`, \
         or set CC"
    }
}

/// How to install libclang, by host.
#[cfg(feature = "bindgen")]
pub fn libclang_advice(host: &str) -> &'static str {
    if host.contains("-apple-") {
        "brew install llvm"
    } else if host.contains("windows") {
        "winget install LLVM.LLVM"
    } else {
        "apt install libclang-dev, dnf install clang-libs or apk add clang-libclang"
    }
}
