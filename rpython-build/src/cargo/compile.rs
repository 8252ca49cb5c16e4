//! From C to the static library, through `cc`.

use super::cache::{Key, Success};
use super::env::Environment;
use super::headers::Headers;
use crate::inputs::Inputs;
use crate::side_by_side;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, SystemTime};

/// Changes the user makes to the C compiler's configuration.
pub type Customize = Box<dyn Fn(&mut cc::Build)>;

/// Why there is no library.
pub enum Problem {
    /// Something that is not installed.
    Missing(Missing),
    /// The library that is the collector is not there.
    NoLibgc,
    /// The compiler failed.
    Failed(String),
}

/// What makes a C compiler, and is not there.
pub enum Missing {
    /// All of it, for this reason.
    Compiler(String),
    /// The headers of the C library.
    Headers {
        /// The compiler that is there.
        tool: String,
        /// What it says that it compiles for; empty if it does not say.
        machine: String,
    },
}

impl Missing {
    /// What it is, and how to install it on `host`, for `target`.
    pub fn told(&self, host: &str, target: &str) -> (String, String) {
        match self {
            Missing::Compiler(reason) => {
                let what = format!("no C compiler: {reason}");
                (what, compiler_advice(host, target))
            }
            Missing::Headers { tool, machine } => {
                let what = format!("no C compiler: `{tool}` has no headers of the C library");
                (what, headers_advice(host, target, machine))
            }
        }
    }
}

/// Compiles a library's C files, of which `units` are to be compiled, to `lib{link_name}.a` beside
/// them. Those units are compiled that differ from what they were, side by side. Gives what was read, ours
/// apart; nothing if the compiler does not tell, or that changed meanwhile: then all is to be compiled again.
pub fn compile(
    environment: &Environment,
    files: &[String],
    units: &[String],
    link_name: &str,
    customize: &[Customize],
) -> Result<Option<Success>, Problem> {
    let out = &environment.out_dir;
    let mut build = cc::Build::new();
    // Generated C is made to be optimised: it is unbearably slow, and deep on the stack, when it
    // is not. So dev builds optimise it too: at level 1, a changed unit takes a seventh less to compile, and
    // loops over arrays two and a half times as long to run.
    let opt_level = match environment.opt_level.as_str() {
        _ if environment.is_dev() => "2",
        other => other,
    };
    // (That there is no compiler is said in our own words.)
    build.cargo_warnings(false);
    configure(&mut build, opt_level);
    build
        .cargo_warnings(true)
        .out_dir(out)
        // Our own lines: cargo is to hear the same, whether the compiler runs or not.
        .cargo_metadata(false)
        .emit_rerun_if_env_changed(false);
    for change in customize {
        change(&mut build);
    }
    let compiler = build.clone().cargo_warnings(false).try_get_compiler();
    let compiler = compiler.map_err(problem)?;
    let mut key = Key::of_text();
    key.add(&format!("{:?} {:?}", compiler.path(), compiler.args()));
    key.add(&version(&compiler)?);
    environment.add_to(&mut key);
    let nameless = Nameless::find(&build, &compiler, out, &key.finish())?;
    key.add(&format!("{:?}", nameless.flags));
    let here = std::env::current_dir().map_err(failed(out))?;
    let mut inputs = Inputs::default();
    for file in named_files(&compiler, &here) {
        key.add(&std::fs::read(&file).map_or_else(
            |error| error.to_string(),
            |bytes| String::from_utf8_lossy(&bytes).into_owned(),
        ));
        inputs.look(&file);
    }
    let key = key.finish();
    side_by_side::limit(environment.jobs);
    let looked = Mutex::default();
    let headers = Headers::new(&compiler, out);
    let made = side_by_side::on(usize::MAX, units.iter().collect(), |unit| {
        kept_object(&compiler, &nameless, &headers, unit, &key, &looked)
    });
    let made = made.into_iter().collect::<Result<Vec<_>, Problem>>();
    let made = made.map_err(
        |problem| match std::fs::read_to_string(out.join(&files[0])) {
            Ok(text) => explained(problem, &text, &compiler, out),
            Err(_) => problem,
        },
    )?;
    let (objects, read): (Vec<_>, Vec<_>) = made.into_iter().unzip();
    let started = SystemTime::now();
    remove_old(out, &files[0], units, started);
    // Files of the user's own are compiled here, where we are.
    let own: Vec<PathBuf> = build.get_files().map(|file| here.join(file)).collect();
    let mut inputs = Some(inputs);
    if !own.is_empty() && compiler.is_like_msvc() {
        inputs = None;
    } else if !own.is_empty() {
        build.flag("-MD");
        for file in rules(out) {
            std::fs::remove_file(&file).map_err(failed(&file))?;
        }
    }
    build
        .include(out)
        .objects(objects)
        .try_compile(link_name)
        .map_err(problem)?;
    for file in &own {
        inputs.iter_mut().for_each(|inputs| inputs.look(file));
    }
    let own = rules(out)
        .into_iter()
        .map(|rule| headers.told(&rule, &here, started));
    for read in read.into_iter().chain(own) {
        inputs = inputs.zip(read).map(|(mut inputs, read)| {
            inputs.extend(read.without(out));
            inputs
        });
    }
    Ok(inputs.map(Success::of))
}

/// The files that arguments name, of which the compiler does not say that it read them.
fn named_files(compiler: &cc::Tool, here: &Path) -> Vec<PathBuf> {
    let command = compiler.to_command();
    let args: Vec<_> = command.get_args().collect();
    let mut named = Vec::new();
    rebased(&args, here, &mut named);
    named.retain(|path| path.is_file());
    // Files of arguments name such files.
    let mut next = 0;
    while let Some(file) = named.get(next) {
        next += 1;
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let more = text
            .split_whitespace()
            .filter_map(|word| word.strip_prefix(ARGUMENTS));
        let more: Vec<_> = more.map(|name| here.join(name)).collect();
        let more = more
            .into_iter()
            .filter(|path| path.is_file() && !named.contains(path));
        let more: Vec<_> = more.collect();
        named.extend(more);
    }
    named
}

/// The files in which the compiler has told what it read.
fn rules(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .filter(|path| path.extension().is_some_and(|end| end == "d"))
        .collect()
}

fn problem(error: cc::Error) -> Problem {
    let text = error.to_string();
    match text.strip_prefix("ToolNotFound: ") {
        Some(reason) => Problem::Missing(Missing::Compiler(reason.to_string())),
        None => Problem::Failed(text),
    }
}

/// What keeps the name of the folder in which the compiler works out of what it makes, debug information
/// and preprocessed text.
struct Nameless {
    flags: Vec<String>,
    /// What the compiler is told that the folder is called.
    called: Option<&'static str>,
}

/// A name of the folder in which a process works that is the same in all: with it, options that say what is left out of
/// objects are the same for all folders, and caches that have the options in their keys know objects again.
const HERE: &str = "/proc/self/cwd";

impl Nameless {
    /// What this compiler has for it, which is asked once, and kept by its key.
    fn find(
        build: &cc::Build,
        compiler: &cc::Tool,
        folder: &Path,
        key: &str,
    ) -> Result<Nameless, Problem> {
        if compiler.is_like_msvc() {
            return Ok(Nameless {
                flags: Vec::new(),
                called: None,
            });
        }
        let stamp = folder.join("compiler.stamp");
        let known = Success::load(&stamp, key).map(|success| success.results);
        let (option, is_here) = match known.as_deref() {
            Some([option, is_here]) => (option.clone(), is_here == HERE),
            _ => {
                let has = |flag: &str| build.is_flag_supported(flag).unwrap_or(false);
                // (The older one is of debug information alone.)
                let option = match has("-ffile-prefix-map=/probe=/probe") {
                    true => "-ffile-prefix-map",
                    false => "-fdebug-prefix-map",
                };
                let here = Nameless::new(compiler, option, folder, Some(HERE));
                let is_here = here.leaves_out(compiler, folder).unwrap_or(false);
                let success = Success {
                    results: vec![option.into(), if is_here { HERE } else { "" }.into()],
                    inputs: Inputs::default(),
                };
                success.store(&stamp, key).map_err(failed(&stamp))?;
                (option.to_string(), is_here)
            }
        };
        let called = is_here.then_some(HERE);
        Ok(Nameless::new(compiler, &option, folder, called))
    }

    /// With an option, for a folder that is called this or by its own name.
    fn new(
        compiler: &cc::Tool,
        option: &str,
        folder: &Path,
        called: Option<&'static str>,
    ) -> Nameless {
        let name = called.map_or(folder, Path::new).display();
        let mut flags = vec![format!("{option}={name}=.")];
        if compiler.is_like_gnu() {
            // With `-g` it would write the folder into preprocessed text, of which caches make their keys.
            flags.push("-fno-working-directory".into());
        }
        Nameless { flags, called }
    }

    /// For a compiler that works in the folder.
    fn add_to(&self, command: &mut Command) {
        command.args(&self.flags);
        if let Some(called) = self.called {
            command.env("PWD", called);
        }
    }

    /// Whether it keeps the folder's name out of debug information: the compiler has to take what it is told to be called for
    /// where it works, and to work there.
    fn leaves_out(&self, compiler: &cc::Tool, folder: &Path) -> io::Result<bool> {
        let (text, made) = (Path::new("folder_check.c"), Path::new("folder_check.o"));
        std::fs::write(folder.join(text), "int rpy_folder_check;\n")?;
        let mut command = command_in(compiler, folder)?;
        if command.get_current_dir().is_none() {
            return Ok(false);
        }
        self.add_to(&mut command);
        command.arg("-g");
        if object(command, compiler, text, made).is_err() {
            return Ok(false);
        }
        let bytes = std::fs::read(folder.join(made))?;
        for file in [text, made] {
            std::fs::remove_file(folder.join(file))?;
        }
        let name = folder.as_os_str().as_encoded_bytes();
        Ok(!bytes.windows(name.len()).any(|part| part == name))
    }
}

/// What a failure to read or write is.
fn failed(path: &Path) -> impl Fn(io::Error) -> Problem + '_ {
    move |error| Problem::Failed(format!("{}: {error}", path.display()))
}

/// What a compiler says that it is; empty if it does not say.
fn version(compiler: &cc::Tool) -> Result<String, Problem> {
    match compiler.to_command().arg("--version").output() {
        Ok(output) => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        Err(error) => Err(did_not_run(compiler, error)),
    }
}

/// What a compiler says that it compiles for; empty if it does not say.
fn machine(compiler: &cc::Tool) -> String {
    let output = compiler.to_command().arg("-dumpmachine").output();
    let told = output.map_or(Vec::new(), |output| output.stdout);
    String::from_utf8_lossy(&told).trim().to_string()
}

/// Why a compiler does not even run.
fn did_not_run(compiler: &cc::Tool, error: io::Error) -> Problem {
    match error.kind() {
        io::ErrorKind::NotFound => {
            let reason = format!("failed to find tool {:?}", compiler.path());
            Problem::Missing(Missing::Compiler(reason))
        }
        _ => failed(compiler.path())(error),
    }
}

/// The object of a unit, made by this compiler: the one that is there, if it was made of the same; and
/// what was read for it, if that is known. What a unit includes of ours counts for it alone: others stay what they are.
fn kept_object(
    compiler: &cc::Tool,
    nameless: &Nameless,
    headers: &Headers<'_>,
    unit: &str,
    key: &str,
    looked: &Mutex<Inputs>,
) -> Result<(PathBuf, Option<Inputs>), Problem> {
    let folder = headers.ours;
    let path = folder.join(object_name(unit));
    let stamp = path.with_extension("o.stamp");
    let known = Success::load_one(&stamp, key, looked).filter(|_| path.is_file());
    if let Some(success) = known {
        return Ok((path, Some(success.inputs)));
    }
    // An object that is half written is of no key.
    let _ = std::fs::remove_file(&stamp);
    let mut command = command_in(compiler, folder).map_err(failed(folder))?;
    nameless.add_to(&mut command);
    if !compiler.is_like_msvc() {
        command.arg("-MD");
    }
    let since = SystemTime::now();
    // By names relative to where it works it tells what it read.
    let here = match command.get_current_dir() {
        Some(folder) => {
            let folder = folder.to_path_buf();
            object(command, compiler, unit.as_ref(), object_name(unit).as_ref())?;
            folder
        }
        None => {
            object(command, compiler, &folder.join(unit), &path)?;
            std::env::current_dir().map_err(failed(folder))?
        }
    };
    let read = headers.told(&path.with_extension("d"), &here, since);
    if let Some(inputs) = &read {
        let success = Success::of(inputs.clone());
        success.store(&stamp, key).map_err(failed(&stamp))?;
    }
    Ok((path, read))
}

/// How long what was made of a unit stays that the program has no more: an edit may be undone.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);

/// Removes what was made of units that a library had and has no more; `first` is its first file. What
/// cannot be removed is only in the way.
fn remove_old(folder: &Path, first: &str, units: &[String], now: SystemTime) {
    let start = format!("{}_", first.trim_end_matches(".c"));
    let is_old = |entry: &std::fs::DirEntry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let unit = [".c", ".o", ".o.stamp"]
            .iter()
            .find_map(|end| name.strip_suffix(end));
        let is_gone = |unit: &str| {
            !units
                .iter()
                .any(|known| known.trim_end_matches(".c") == unit)
        };
        let made = entry.metadata().and_then(|metadata| metadata.modified());
        name.starts_with(&start)
            && unit.is_some_and(is_gone)
            && made.is_ok_and(|made| now.duration_since(made).is_ok_and(|age| age > KEPT))
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(is_old) {
        let _ = std::fs::remove_file(entry.path());
    }
}

fn object_name(unit: &str) -> String {
    format!("{}.o", unit.trim_end_matches(".c"))
}

/// Options with the name of a folder, behind them or in the next argument.
const WITH_FOLDER: &[&str] = &[
    "-I",
    "-L",
    "-B",
    "-F",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-iframework",
    "/I",
];

/// Those with the name of something that may also be found elsewhere, if it is not where we are: headers are looked
/// for in other folders, and a profile's name has a default.
const WITH_PATH: &[&str] = &[
    "-T",
    "-include",
    "-imacros",
    "-isysroot",
    "-iprefix",
    "-resource-dir",
    "--sysroot",
    "--gcc-toolchain",
    "-gcc-toolchain",
    "-specs",
    "--specs",
    "-fplugin",
    "-fprofile-use",
    "-fprofile-instr-use",
    "-fprofile-sample-use",
    "-fprofile-dir",
    "-fsanitize-ignorelist",
    "/FI",
];

/// How the argument begins that names a file of arguments.
const ARGUMENTS: &str = "@";

/// How arguments begin whose paths we cannot see: those of a file, or for a part of the compiler.
const OPAQUE: &[&str] = &[ARGUMENTS, "-Wp,", "-Wa,", "-X"];

/// Variables with folders of headers, of which those that are relative would be looked for elsewhere.
pub(super) const WITH_FOLDERS: &[&str] = &["CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"];

/// Such arguments for a compiler that works somewhere else than `here`, where they were written, and the paths that
/// they name; nothing if we do not know them all.
fn rebased(args: &[&OsStr], here: &Path, named: &mut Vec<PathBuf>) -> Option<Vec<OsString>> {
    let mut rebase = |path: &str, is_folder: bool| match here.join(path) {
        // (What has no name is an option of its own, as is what looks like one; folders behind `=` are the system's.)
        there if !path.is_empty() && !path.starts_with('-') && (is_folder || there.exists()) => {
            named.push(there.clone());
            there.into_os_string()
        }
        _ => path.into(),
    };
    let mut rebased = Vec::new();
    let mut are_known = true;
    // Whether the next one is a path, and that of a folder.
    let mut is_path = None;
    for arg in args {
        let Some(text) = arg.to_str() else {
            rebased.push(arg.into());
            is_path = None;
            continue;
        };
        if OPAQUE.iter().any(|start| text.starts_with(start)) {
            are_known = false;
            if let Some(file) = text.strip_prefix(ARGUMENTS) {
                rebase(file, false);
            }
        }
        // The longest, as `-include` is no `-i…` of another name.
        let option = WITH_FOLDER.iter().chain(WITH_PATH);
        let option = option.filter(|name| text.starts_with(**name));
        let option = option.max_by_key(|name| name.len());
        let behind = option.map(|name| text.split_at(name.len()));
        let is_folder = option.is_some_and(|name| WITH_FOLDER.contains(name));
        rebased.push(match (is_path, behind) {
            (Some(is_folder), _) => rebase(text, is_folder),
            (None, None) => arg.into(),
            (None, Some((name, path))) => {
                let (equals, path) = match path.strip_prefix('=') {
                    Some(path) => ("=", path),
                    None => ("", path),
                };
                let mut arg = OsString::from(name);
                arg.push(equals);
                arg.push(rebase(path, is_folder && equals.is_empty()));
                arg
            }
        });
        let is_next = is_path.is_none() && behind.is_some_and(|(_, path)| path.is_empty());
        is_path = is_next.then_some(is_folder);
    }
    are_known.then_some(rebased)
}

/// A command of this compiler that works in a folder: with names relative to that, what it makes of
/// a text is the same in another folder. So caches and builds on several machines (`ccache`, `sccache`,
/// `distcc`) know it again. With arguments that we do not know it works where we are.
pub(super) fn command_in(compiler: &cc::Tool, folder: &Path) -> io::Result<Command> {
    let here = std::env::current_dir()?;
    let plain = compiler.to_command();
    let args: Vec<_> = plain.get_args().collect();
    let Some(args) = rebased(&args, &here, &mut Vec::new()) else {
        return Ok(plain);
    };
    let program = Path::new(plain.get_program());
    // A name alone is looked up; a path is relative to where we are.
    let mut command = match program.components().count() {
        1 => Command::new(program),
        _ => Command::new(here.join(program)),
    };
    command.args(args);
    for (name, value) in plain.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    for name in WITH_FOLDERS {
        if let Some(folders) = std::env::var_os(name).filter(|folders| !folders.is_empty()) {
            let folders = std::env::split_paths(&folders).map(|folder| here.join(folder));
            command.env(name, std::env::join_paths(folders).unwrap_or_default());
        }
    }
    command.current_dir(folder);
    Ok(command)
}

/// Compiles a unit.
fn object(
    mut command: Command,
    compiler: &cc::Tool,
    unit: &Path,
    object: &Path,
) -> Result<(), Problem> {
    command.arg("-c").arg(unit);
    if compiler.is_like_msvc() {
        command.arg(format!("/Fo{}", object.display()));
    } else {
        command.arg("-o").arg(object);
    }
    run(command, compiler)
}

/// Runs a compiler.
fn run(mut command: Command, compiler: &cc::Tool) -> Result<(), Problem> {
    match command.output() {
        Ok(output) => {
            let told = String::from_utf8_lossy(&output.stderr);
            if output.status.success() {
                eprint!("{told}");
                return Ok(());
            }
            let args = command.get_args().map(|arg| arg.to_string_lossy());
            let args: Vec<_> = args.collect();
            Err(Problem::Failed(format!(
                "{} {}: {}\n{told}",
                compiler.path().display(),
                args.join(" "),
                output.status
            )))
        }
        Err(error) => Err(did_not_run(compiler, error)),
    }
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
        // Two fields of an object that are stored together are no vector: what it takes to make one is more
        // than a second store.
        build.flag("-fno-tree-slp-vectorize");
        // Each variable here is assigned in few places, and the same one in C is not to be one register: what
        // is joined before registers are chosen takes moves in loops.
        build.flag("-fno-tree-coalesce-vars");
        // Loops are not divided at what a condition on their counter says, nor is what is needed on one way
        // alone computed before: both take registers.
        build.flag("-fno-split-loops").flag("-fno-tree-partial-pre");
        if opt_level == "3" {
            // What raises is in one function with what is usual, which counts for gcc as it is: functions that
            // call themselves above all would not be copied into themselves.
            build.flag("--param").flag("max-inline-insns-auto=100");
        }
    }
    if family.is_like_gnu() || family.is_like_clang() {
        // Machine integers wrap, as the C is told; memory is seen through several C types; only Rust, in the same
        // link, needs the symbols.
        build
            .flag("-fwrapv")
            .flag("-DRPY_WRAPV")
            .flag("-fno-strict-aliasing")
            // Each float operation rounds, as in Python.
            .flag("-ffp-contract=off")
            // Who calls `sqrt` and its like looks at arguments and results: with `errno`, gcc calls the
            // C library's function behind each instruction that could have set it.
            .flag("-fno-math-errno")
            .flag("-fvisibility=hidden");
    }
}

/// How to install a C compiler that runs on `host` and compiles for `target`.
fn compiler_advice(host: &str, target: &str) -> String {
    let is_apple = |triple: &str| triple.contains("-apple-");
    let is_msvc = |triple: &str| triple.contains("windows-msvc");
    if is_apple(host) && is_apple(target) {
        "install one with `xcode-select --install`".into()
    } else if is_msvc(host) && is_msvc(target) {
        "install the Visual Studio Build Tools with the C++ workload".into()
    } else if host != target {
        let variable = target.replace(['-', '.'], "_");
        match cross_compiler(host, target) {
            Some(package) => format!(
                "install one for {target} with `apt install {package}`, or what your system calls that; \
                 or set CC_{variable}"
            ),
            None => format!("install one for {target}, and set CC_{variable} to it"),
        }
    } else if host.contains("windows") {
        "install one with `pacman -S mingw-w64-x86_64-gcc` in MSYS2".into()
    } else {
        "install one with `apt install gcc libc6-dev`, `dnf install gcc` or `apk add gcc musl-dev`, \
         or set CC"
            .into()
    }
}

/// How to install the C library's headers for `target` on `host`, where a compiler is that says it compiles for this machine.
fn headers_advice(host: &str, target: &str, machine: &str) -> String {
    // (A compiler for several machines finds headers beside the one that is there for the target alone.)
    let other = debian(host, target).filter(|_| host != target);
    let own = other.filter(|of| of.name == machine.replace('_', "-"));
    match own.and_then(|of| of.architecture) {
        Some(architecture) => format!(
            "install them for {target} with `apt install libc6-dev-{architecture}-cross`, or what your system calls that"
        ),
        None => compiler_advice(host, target),
    }
}

/// What Debian has a compiler for, besides the machine's own system.
#[derive(Clone, Copy)]
struct Debian {
    /// How compilers' packages name it: as compilers do, but for `_`.
    name: &'static str,
    /// How packages of the C library do, where that is one of its own.
    architecture: Option<&'static str>,
}

const fn debian_has(name: &'static str, architecture: &'static str) -> Debian {
    Debian {
        name,
        architecture: Some(architecture),
    }
}

/// With a compiler for Windows comes its C library.
const fn debian_has_whole(name: &'static str) -> Debian {
    Debian {
        name,
        architecture: None,
    }
}

const DEBIAN: &[Debian] = &[
    debian_has("aarch64-linux-gnu", "arm64"),
    debian_has("arm-linux-gnueabi", "armel"),
    debian_has("arm-linux-gnueabihf", "armhf"),
    debian_has("i686-linux-gnu", "i386"),
    debian_has("m68k-linux-gnu", "m68k"),
    debian_has("mips-linux-gnu", "mips"),
    debian_has("mips64-linux-gnuabi64", "mips64"),
    debian_has("mips64el-linux-gnuabi64", "mips64el"),
    debian_has("mipsel-linux-gnu", "mipsel"),
    debian_has("powerpc-linux-gnu", "powerpc"),
    debian_has("powerpc64-linux-gnu", "ppc64"),
    debian_has("powerpc64le-linux-gnu", "ppc64el"),
    debian_has("riscv64-linux-gnu", "riscv64"),
    debian_has("s390x-linux-gnu", "s390x"),
    debian_has("sparc64-linux-gnu", "sparc64"),
    debian_has("x86-64-linux-gnu", "amd64"),
    debian_has("x86-64-linux-gnux32", "x32"),
    debian_has_whole("mingw-w64-i686"),
    debian_has_whole("mingw-w64-x86-64"),
];

/// What Debian has for a target that is not the host's own.
fn debian(host: &str, target: &str) -> Option<Debian> {
    let machine = target.split('-').next()?;
    host.split_once("-unknown-linux-")?;
    // Its names of machines, where they are not Rust's.
    let name = match machine {
        "armv5te" | "armv7" | "thumbv7neon" => "arm",
        "i586" => "i686",
        "riscv64gc" => "riscv64",
        "x86_64" => "x86-64",
        other => other,
    };
    let name = if target.ends_with("-windows-gnu") {
        format!("mingw-w64-{name}")
    } else {
        let (_, system) = target.split_once("-linux-")?;
        format!("{name}-linux-{system}")
    };
    DEBIAN.iter().copied().find(|of| of.name == name)
}

/// Debian's package with the compiler for a target that is not the host's own, if there is one.
fn cross_compiler(host: &str, target: &str) -> Option<String> {
    let (machine, _) = target.split_once('-')?;
    let (here, _) = host.split_once("-unknown-linux-")?;
    let system = target.split_once("-linux-").map(|(_, system)| system);
    if system.is_some_and(|system| system.starts_with("musl")) {
        // It makes the machine's own compiler one for musl.
        return (machine == here).then(|| "musl-tools".into());
    }
    Some(format!("gcc-{}", debian(host, target)?.name))
}

/// What it means that a program could not be compiled: the C library's headers may be missing, as those of another
/// machine are where one compiler is for several, or the library that is its collector. `text` is its first file.
fn explained(problem: Problem, text: &str, compiler: &cc::Tool, folder: &Path) -> Problem {
    if !matches!(problem, Problem::Failed(_)) {
        return problem;
    }
    let fails = |name: &str, text: &str, args: &[&str]| {
        let probe = folder.join(name).with_extension("c");
        let mut command = compiler.to_command();
        command.arg(&probe).args(args).arg("-o");
        command.arg(folder.join(name).with_extension("out"));
        let tried = std::fs::write(&probe, text).map_err(failed(&probe));
        matches!(
            tried.and_then(|()| run(command, compiler)),
            Err(Problem::Failed(_))
        )
    };
    if compiler.is_like_msvc() {
        return problem;
    }
    let headers = "#include <stdlib.h>\n";
    if !fails("none", "int none;\n", &["-c"]) && fails("libc", headers, &["-c"]) {
        let tool = compiler.path().display().to_string();
        let machine = machine(compiler);
        return Problem::Missing(Missing::Headers { tool, machine });
    }
    let is_linked = crate::genc::libraries(text).contains(&"gc".to_string());
    let version = "#include <gc/gc.h>\nint main(void) { return GC_VERSION_MAJOR < 8; }\n";
    match is_linked && fails("libgc", version, &["-lgc"]) {
        true => Problem::NoLibgc,
        false => problem,
    }
}

/// That libgc is missing, and how to install it, by host.
pub fn libgc_advice(host: &str) -> String {
    let install = if host.contains("-apple-") {
        "`brew install bdw-gc`"
    } else {
        "`apt install libgc-dev`, `dnf install gc-devel` or `apk add gc-dev`"
    };
    format!(
        "RP0605: the collector `boehm` is libgc (8.0 or later), which is not there, or not its header \
         gc/gc.h: install it with {install}, or choose another collector"
    )
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
    std::fs::create_dir_all(folder).map_err(failed(folder))?;
    for (name, text) in c_files {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(failed(&path))?;
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
    let units = crate::genc::to_compile(file, text);
    let inputs = match units.as_slice() {
        [unit] => vec![folder.join(unit)],
        units => {
            let made = side_by_side::on(usize::MAX, units.iter().collect(), |unit| {
                let (unit, made) = (folder.join(unit), folder.join(object_name(unit)));
                object(compiler.to_command(), &compiler, &unit, &made)?;
                Ok(made)
            });
            let made = made.into_iter().collect::<Result<_, Problem>>();
            made.map_err(|problem| explained(problem, text, &compiler, folder))?
        }
    };
    let mut command = compiler.to_command();
    command.args(inputs);
    if compiler.is_like_msvc() {
        command.arg(format!("/Fe:{}", output.display()));
    } else {
        command.arg("-o").arg(output);
        for name in crate::genc::libraries(text) {
            command.arg(format!("-l{name}"));
        }
    }
    run(command, &compiler).map_err(|problem| explained(problem, text, &compiler, folder))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A collector, or a C library, that is not installed is told of, and nothing else that fails is taken for it.
    #[test]
    fn libraries_are_missing() {
        let folder = std::env::temp_dir().join(format!("rpython-libgc-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("gc")).unwrap();
        let host = format!(
            "{}-unknown-{}-gnu",
            std::env::consts::ARCH,
            std::env::consts::OS
        );
        let compiled = |text: &str| {
            let files = [("a.c".to_string(), text.to_string())];
            executable(&files, &folder, &folder.join("a"), &host, "0", false)
        };
        // What is included is looked for here first.
        let header = folder.join("gc/gc.h");
        std::fs::write(&header, "#error \"not there\"\n").unwrap();
        let linked = "/* Linked with: gc m */\n#include <gc/gc.h>\nint main(void) { return 0; }\n";
        assert!(matches!(compiled(linked), Err(Problem::NoLibgc)));
        let other = "/* Linked with: m */\n#include <gc/gc.h>\nint main(void) { return 0; }\n";
        assert!(matches!(compiled(other), Err(Problem::Failed(_))));
        // Nor is it told of where there is no C library.
        std::fs::write(folder.join("stdlib.h"), "#error \"not there\"\n").unwrap();
        for text in [
            linked,
            "#include <stdlib.h>\nint main(void) { return 0; }\n",
        ] {
            let Err(Problem::Missing(missing)) = compiled(text) else {
                panic!("{text}");
            };
            let (what, advice) = missing.told(&host, &host);
            assert!(what.contains("no headers of the C library"), "{what}");
            assert!(advice.contains("apt install gcc libc6-dev"), "{advice}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(libgc_advice("x86_64-unknown-linux-gnu").contains("apt install libgc-dev"));
    }

    #[test]
    fn what_was_made_of_units_that_are_gone_stays_for_a_day() {
        let folder = std::env::temp_dir().join(format!("rpython-units-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let files = [
            "rpy_a.c",
            "rpy_a.h",
            "rpy_a_m_one.c",
            "rpy_a_m_one.o",
            "rpy_a_m_two.c",
            "rpy_a_m_two.o",
            "rpy_a_m_two.o.stamp",
            "rpy_gc.c",
            "librpy_a.a",
        ];
        for file in files {
            std::fs::write(folder.join(file), "").unwrap();
        }
        let left = |now| {
            remove_old(&folder, "rpy_a.c", &["rpy_a_m_one.c".into()], now);
            files
                .iter()
                .filter(|file| folder.join(file).exists())
                .count()
        };
        let now = SystemTime::now();
        assert_eq!(left(now), files.len());
        assert_eq!(left(now + KEPT + Duration::from_secs(60)), files.len() - 3);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn paths_in_arguments_are_those_of_where_they_were_written() {
        let here = std::env::current_dir().unwrap();
        let there = here.join("src").display().to_string();
        let of = |text: &str| {
            let args: Vec<_> = text.split(' ').map(OsStr::new).collect();
            let args = rebased(&args, &here, &mut Vec::new())?;
            Some(args.join(OsStr::new(" ")).into_string().unwrap())
        };
        for option in [
            "-I",
            "-I ",
            "-isystem ",
            "-isystem",
            "-include ",
            "--sysroot=",
            "-B",
        ] {
            let text = format!("-O2 {option}src -Dsrc=src");
            assert_eq!(of(&text).unwrap(), format!("-O2 {option}{there} -Dsrc=src"));
        }
        // Not of this folder, and what looks like an option.
        for text in [
            "-include stdio.h",
            "-I/usr/include",
            "-I=src/none -fprofile-use",
            "-isystem -I",
        ] {
            assert_eq!(of(text).unwrap(), text);
        }
        // Folders that may come.
        let there = here.join("none").display().to_string();
        assert_eq!(
            of("-Inone -include none").unwrap(),
            format!("-I{there} -include none")
        );
        for text in ["@flags", "-Wp,-Isrc", "-Xclang -Isrc"] {
            assert_eq!(of(text), None);
        }
    }

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
        // Those that there are not.
        for target in [
            "aarch64-linux-android",
            "armv7-linux-androideabi",
            "aarch64-unknown-linux-musl",
            "loongarch64-unknown-linux-gnu",
            "aarch64-pc-windows-gnullvm",
            "x86_64-pc-windows-msvc",
            "aarch64-apple-darwin",
            "thumbv7em-none-eabihf",
        ] {
            let advice = compiler_advice(host, target);
            let variable = format!("set CC_{} to it", target.replace('-', "_"));
            assert!(
                !advice.contains('`') && advice.ends_with(&variable),
                "{advice}"
            );
        }
        assert!(compiler_advice(host, host).contains("apt install gcc libc6-dev"));
        assert!(compiler_advice("aarch64-apple-darwin", "aarch64-apple-ios").contains("xcode"));
    }

    #[test]
    fn a_cross_compiler_has_headers_of_its_own() {
        let host = "x86_64-unknown-linux-gnu";
        for (target, machine, package) in [
            (
                "aarch64-unknown-linux-gnu",
                "aarch64-linux-gnu",
                "libc6-dev-arm64-cross",
            ),
            (
                "armv7-unknown-linux-gnueabihf",
                "arm-linux-gnueabihf",
                "libc6-dev-armhf-cross",
            ),
            (
                "powerpc64le-unknown-linux-gnu",
                "powerpc64le-linux-gnu",
                "libc6-dev-ppc64el-cross",
            ),
            (
                "x86_64-unknown-linux-gnux32",
                "x86_64-linux-gnux32",
                "libc6-dev-x32-cross",
            ),
            // The machine's own compiler, and one for all machines, look beside the one for the target.
            (
                "i686-unknown-linux-gnu",
                "x86_64-linux-gnu",
                "gcc-i686-linux-gnu",
            ),
            (
                "aarch64-unknown-linux-gnu",
                "aarch64-unknown-linux-gnu",
                "gcc-aarch64-linux-gnu",
            ),
            (
                "x86_64-unknown-linux-musl",
                "x86_64-linux-gnu",
                "musl-tools",
            ),
            (
                "x86_64-pc-windows-gnu",
                "x86_64-w64-mingw32",
                "gcc-mingw-w64-x86-64",
            ),
            (host, "x86_64-linux-gnu", "gcc libc6-dev"),
        ] {
            let missing = Missing::Headers {
                tool: "cross-gcc".into(),
                machine: machine.into(),
            };
            let (what, advice) = missing.told(host, target);
            assert!(what.contains("`cross-gcc` has no headers"), "{what}");
            let install = format!("`apt install {package}`");
            assert!(advice.contains(&install), "{target} {machine}: {advice}");
        }
    }
}
