//! A compiler that works in a folder: with names relative to that, and no name of it in what is made, so that what a text is
//! made into is the same wherever the folder is.

use super::cache::Success;
use super::compile::{failed, object, Problem};
use crate::inputs::Inputs;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What keeps the name of the folder in which the compiler works out of what it makes, debug information
/// and preprocessed text.
pub(super) struct Nameless {
    pub(super) flags: Vec<String>,
    /// What the compiler is told that the folder is called.
    called: Option<&'static str>,
}

/// A name of the folder in which a process works that is the same in all: with it, options that say what is left out of
/// objects are the same for all folders, and caches that have the options in their keys know objects again.
const HERE: &str = "/proc/self/cwd";

impl Nameless {
    /// What this compiler has for it, which is asked once, and kept by its key.
    pub(super) fn find(
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
    pub(super) fn add_to(&self, command: &mut Command) {
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

/// The files that arguments name, of which the compiler does not say that it read them.
pub(super) fn named_files(compiler: &cc::Tool, here: &Path) -> Vec<PathBuf> {
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
