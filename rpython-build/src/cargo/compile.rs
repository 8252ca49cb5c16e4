//! From C to the static library, through `cc`.

use super::env::Environment;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Changes the user makes to the C compiler's configuration.
pub type Customize = Box<dyn Fn(&mut cc::Build)>;

/// Why there is no library.
pub enum Problem {
    /// There is no C compiler.
    NoCompiler(String),
    /// The compiler failed.
    Failed(String),
}

/// Compiles a library's C file to `lib{link_name}.a` beside it.
pub fn compile(
    environment: &Environment,
    c_file: &Path,
    link_name: &str,
    customize: &[Customize],
) -> Result<(), Problem> {
    let mut build = cc::Build::new();
    // Generated C is made to be optimised: it is unbearably slow, and deep on the stack, when it
    // is not. So dev builds optimise it too.
    let opt_level = match environment.opt_level.as_str() {
        "0" | "1" => "2",
        other => other,
    };
    configure(&mut build, opt_level);
    build
        .include(&environment.out_dir)
        .out_dir(&environment.out_dir)
        // Our own lines: cargo is to hear the same, whether the compiler runs or not.
        .cargo_metadata(false)
        .emit_rerun_if_env_changed(false);
    for change in customize {
        change(&mut build);
    }
    build.file(c_file);
    build.try_compile(link_name).map_err(problem)
}

fn problem(error: cc::Error) -> Problem {
    let text = error.to_string();
    match text.strip_prefix("ToolNotFound: ") {
        Some(reason) => Problem::NoCompiler(reason.to_string()),
        None => Problem::Failed(text),
    }
}

/// Compiles the units of a large program, as many side by side as there may be; gives the object
/// files, in the order of the units.
fn objects(build: &cc::Build, units: &[PathBuf]) -> Result<Vec<PathBuf>, Problem> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(unit) = units.get(index) else {
                return done;
            };
            let result = build.clone().file(unit).try_compile_intermediates();
            done.push((index, result));
        }
    };
    let mut results: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (1..processors().min(units.len()))
            .map(|_| scope.spawn(work))
            .collect();
        let mut done = work();
        for thread in threads {
            match thread.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    results.sort_by_key(|&(index, _)| index);
    let mut files = Vec::with_capacity(units.len());
    for (_, result) in results {
        files.extend(result.map_err(problem)?);
    }
    Ok(files)
}

/// How many compilers may run side by side on this machine.
fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What generated C needs from a compiler.
pub fn configure(build: &mut cc::Build, opt_level: &str) {
    build
        .opt_level_str(opt_level)
        .warnings(true)
        .extra_warnings(true)
        .std("gnu11");
    let Ok(family) = build.try_get_compiler() else {
        return;
    };
    if family.is_like_gnu() {
        // It takes a sixteenth of the compiler's time, and no program was slower without it: what it
        // finds twice, other passes have found.
        build.flag("-fno-gcse");
    }
    if family.is_like_gnu() || family.is_like_clang() {
        // Machine integers wrap; memory is seen through several C types; only Rust, in the same
        // link, needs the symbols.
        build
            .flag("-fwrapv")
            .flag("-fno-strict-aliasing")
            // Each float operation rounds, as in Python.
            .flag("-ffp-contract=off")
            .flag("-fvisibility=hidden");
    }
}

/// How to install a C compiler that runs on `host` and compiles for `target`.
pub fn compiler_advice(host: &str, target: &str) -> String {
    if let Some(package) = cross_compiler(host, target) {
        let variable = target.replace('-', "_");
        return format!(
            "install one for {target} with `apt install {package}`, or what your system calls that; \
             or set CC_{variable}"
        );
    }
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
    .into()
}

/// Debian's package with the compiler for a target, where that is not the host's own.
fn cross_compiler(host: &str, target: &str) -> Option<String> {
    let machine = target.split('-').next()?;
    if host == target || !host.contains("-linux-") {
        return None;
    }
    if target.ends_with("-windows-gnu") {
        return Some(format!("gcc-mingw-w64-{}", machine.replace('_', "-")));
    }
    let (_, system) = target.split_once("-linux-")?;
    if system.starts_with("musl") {
        return Some("musl-tools".into());
    }
    // Debian's names of architectures, where they are not Rust's.
    let machine = match machine {
        "armv5te" | "armv7" | "thumbv7neon" => "arm",
        "i586" => "i686",
        "riscv64gc" => "riscv64",
        "x86_64" => "x86-64",
        other => other,
    };
    Some(format!("gcc-{machine}-linux-{system}"))
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

/// Compiles C files to an executable; the first is the translation unit, the others are
/// included by it. The C files are put into `folder` and stay there.
///
/// `host` is the triple of the machine this runs on and the program is for.
pub fn executable(
    c_files: &[(String, String)],
    folder: &Path,
    output: &Path,
    host: &str,
    opt_level: &str,
    debug: bool,
) -> Result<(), Problem> {
    let io = |path: &Path, error| Problem::Failed(format!("{}: {error}", path.display()));
    std::fs::create_dir_all(folder).map_err(|error| io(folder, error))?;
    for (name, text) in c_files {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(|error| io(&path, error))?;
    }
    let mut build = cc::Build::new();
    build
        .target(host)
        .host(host)
        .out_dir(folder)
        .debug(debug)
        .cargo_metadata(false);
    // An executable is not made of relocatable parts.
    build.pic(false);
    configure(&mut build, opt_level);
    let compiler = match build.include(folder).try_get_compiler() {
        Ok(compiler) => compiler,
        Err(error) => return Err(Problem::Failed(error.to_string())),
    };
    let (file, text) = &c_files[0];
    let units = crate::genc::to_compile(file, text, opt_level);
    let units: Vec<PathBuf> = units.iter().map(|unit| folder.join(unit)).collect();
    let inputs = match units.len() {
        1 => units,
        _ => objects(&build, &units)?,
    };
    let mut command = compiler.to_command();
    command.args(inputs);
    if compiler.is_like_msvc() {
        command.arg(format!("/Fe:{}", output.display()));
    } else {
        command.arg("-o").arg(output);
        for name in crate::genc::libraries(&c_files[0].1) {
            command.arg(format!("-l{name}"));
        }
    }
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Problem::Failed(format!("{command:?}: {status}"))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Err(Problem::NoCompiler(
            format!("failed to find tool {:?}", compiler.path()),
        )),
        Err(error) => Err(Problem::Failed(format!("{command:?}: {error}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cross_compiler_has_a_package_of_its_own() {
        let host = "x86_64-unknown-linux-gnu";
        for (target, package) in [
            ("aarch64-unknown-linux-gnu", "gcc-aarch64-linux-gnu"),
            ("armv7-unknown-linux-gnueabihf", "gcc-arm-linux-gnueabihf"),
            ("riscv64gc-unknown-linux-gnu", "gcc-riscv64-linux-gnu"),
            ("powerpc64le-unknown-linux-gnu", "gcc-powerpc64le-linux-gnu"),
            ("i686-unknown-linux-gnu", "gcc-i686-linux-gnu"),
            ("x86_64-pc-windows-gnu", "gcc-mingw-w64-x86-64"),
            ("x86_64-unknown-linux-musl", "musl-tools"),
        ] {
            let advice = compiler_advice(host, target);
            assert!(
                advice.contains(&format!("`apt install {package}`")),
                "{advice}"
            );
        }
        assert!(compiler_advice(host, host).contains("apt install gcc libc6-dev"));
        assert!(compiler_advice("aarch64-apple-darwin", "aarch64-apple-ios").contains("xcode"));
    }
}
