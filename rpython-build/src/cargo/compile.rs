//! From C to the static library, through `cc`.

use super::advice::{compiler_advice, headers_advice};
use super::cache::{Key, Success};
use super::env::Environment;
use super::folder::{command_in, named_files, Nameless};
use super::headers::Headers;
use crate::inputs::Inputs;
use crate::side_by_side;
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

/// What a failure to read or write is.
pub(super) fn failed(path: &Path) -> impl Fn(io::Error) -> Problem + '_ {
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

/// Compiles a unit.
pub(super) fn object(
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
}
