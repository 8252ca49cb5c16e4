//! What a C compiler read, and where it would have found that first.
//!
//! With `-MD` a compiler tells what it read. It does not tell where it looked in vain before it found a header: those
//! paths are inputs, too, as a header that appears at one of them hides the other. They follow from the folders in which the compiler
//! looks for headers, which it tells when it is asked. Nor does it tell of headers that a text only asks for, by `__has_include`:
//! what the user's own headers ask for is read from them.

use super::folder::{command_in, WITH_FOLDERS};
use crate::inputs::{Found, Inputs};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::SystemTime;

/// How a compiler finds headers.
pub struct Headers<'a> {
    compiler: &'a cc::Tool,
    /// The folder of what we write ourselves.
    pub ours: &'a Path,
    folders: OnceLock<Option<Folders>>,
}

/// The folders in which headers are looked for.
struct Folders {
    /// In this order; those that are not there may come, and are in front.
    all: Vec<PathBuf>,
    /// Those of them that neither arguments nor variables name: the system's.
    system: Vec<PathBuf>,
}

impl<'a> Headers<'a> {
    /// Of a compiler that compiles what is in a folder.
    pub fn new(compiler: &'a cc::Tool, ours: &'a Path) -> Self {
        Headers {
            compiler,
            ours,
            folders: OnceLock::new(),
        }
    }

    /// What the compiler says in a file that it read since then, working in `folder`, and
    /// where it looked in vain; the file goes. Nothing if it does not say, or if any of it may have changed meanwhile.
    pub fn told(&self, rule: &Path, folder: &Path, since: SystemTime) -> Option<Inputs> {
        let text = std::fs::read_to_string(rule).ok()?;
        std::fs::remove_file(rule).ok()?;
        let folders = self
            .folders
            .get_or_init(|| folders(self.compiler, self.ours));
        let mut inputs = Inputs::default();
        inputs.read_by_compiler(&text, folder);
        let folders = folders.as_ref()?;
        let others = inputs.clone().without(self.ours);
        let mut absent = Inputs::default();
        let before = folders.before(&others, self.ours);
        let asked = folders.asked(&others)?;
        before
            .iter()
            .chain(&asked)
            .for_each(|path| absent.look(path));
        let is_settled = |(path, found): (&Path, &Found)| {
            let modified = path.metadata().and_then(|data| data.modified());
            *found == Found::Nothing || modified.is_ok_and(|time| time < since)
        };
        let settled = inputs
            .paths()
            .all(|(path, found)| *found != Found::Nothing && is_settled((path, found)))
            && absent.paths().all(is_settled);
        inputs.extend(absent);
        settled.then_some(inputs)
    }
}

impl Folders {
    fn is_system(&self, path: &Path) -> bool {
        self.system.iter().any(|folder| path.starts_with(folder))
    }

    /// Where headers are, or would be, that those which were read only ask for; nothing if it is not known which these are.
    fn asked(&self, read: &Inputs) -> Option<Vec<PathBuf>> {
        let mut found = Vec::new();
        for (path, _) in read.paths().filter(|(path, _)| !self.is_system(path)) {
            let text = std::fs::read(path).ok()?;
            for asked in asked_in(&String::from_utf8_lossy(&text)) {
                let (name, is_quoted) = asked?;
                let beside = path.parent().filter(|_| is_quoted);
                for folder in beside
                    .into_iter()
                    .chain(self.all.iter().map(PathBuf::as_path))
                {
                    match first_absent(folder, Path::new(name)) {
                        Some(absent) => found.push(absent),
                        None => {
                            found.push(folder.join(name));
                            break;
                        }
                    }
                }
            }
        }
        Some(found)
    }

    /// The paths where headers that were read would have been found first, or the first part of each that
    /// is not there.
    fn before(&self, read: &Inputs, ours: &Path) -> Vec<PathBuf> {
        // What is included in quotes is looked for beside what includes it.
        let beside = read
            .paths()
            .map(|(path, _)| path)
            .filter(|path| !self.is_system(path));
        let mut beside: Vec<_> = beside.filter_map(Path::parent).collect();
        beside.dedup();
        let mut found = Vec::new();
        for (path, _) in read.paths() {
            for (index, folder) in self.all.iter().enumerate() {
                let Ok(name) = path.strip_prefix(folder) else {
                    continue;
                };
                let before = self.all[..index].iter().map(PathBuf::as_path);
                for before in before.chain(beside.iter().copied()) {
                    if before != folder && !before.starts_with(ours) {
                        found.extend(first_absent(before, name));
                    }
                }
            }
        }
        found
    }
}

/// The headers that a text asks for, and whether in quotes; nothing for one that is not named there.
fn asked_in(text: &str) -> impl Iterator<Item = Option<(&str, bool)>> {
    let questions = text.split("__has_include").skip(1);
    questions.filter_map(|behind| {
        let behind = behind.strip_prefix("_next").unwrap_or(behind);
        // (Without parentheses it is asked for itself.)
        let operand = behind.trim_start().strip_prefix('(')?.trim_start();
        let quoted = operand
            .strip_prefix('"')
            .and_then(|name| name.split_once('"'));
        let other = operand
            .strip_prefix('<')
            .and_then(|name| name.split_once('>'));
        Some(match (quoted, other) {
            (Some((name, _)), _) => Some((name, true)),
            (None, Some((name, _))) => Some((name, false)),
            (None, None) => None,
        })
    })
}

/// The first part of a path in a folder that is not there.
fn first_absent(folder: &Path, name: &Path) -> Option<PathBuf> {
    let mut path = folder.to_path_buf();
    for part in name {
        if !path.exists() {
            break;
        }
        path.push(part);
    }
    (!path.exists()).then_some(path)
}

/// Asks the compiler.
fn folders(compiler: &cc::Tool, ours: &Path) -> Option<Folders> {
    let mut command = command_in(compiler, ours).ok()?;
    let here = match command.get_current_dir() {
        Some(folder) => folder.to_path_buf(),
        None => std::env::current_dir().ok()?,
    };
    command.args(["-E", "-v", "-x", "c", "-"]);
    // In words that are known here.
    command.env("LC_ALL", "C").stdin(Stdio::null());
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let (absent, there) = listed(&text)?;
    let in_order = absent.iter().chain(&there);
    let is_named = |folder: &&str| named(&command, folder);
    Some(Folders {
        all: in_order.map(|folder| here.join(folder)).collect(),
        system: there
            .iter()
            .filter(|folder| !is_named(folder))
            .map(|folder| here.join(folder))
            .collect(),
    })
}

/// The folders of which a compiler says that they are not there, and those in which it looks.
fn listed(text: &str) -> Option<(Vec<&str>, Vec<&str>)> {
    let absent = text
        .lines()
        .filter_map(|line| line.strip_prefix("ignoring nonexistent directory "));
    let absent = absent.map(|name| name.trim_matches('"')).collect();
    let list = text
        .lines()
        .skip_while(|line| !line.starts_with("#include \"...\""));
    let list = list.take_while(|line| !line.starts_with("End of search list"));
    // (Folders of frameworks are told to be that.)
    let there: Vec<_> = list
        .filter_map(|line| line.strip_prefix(' '))
        .filter(|name| !name.ends_with(')'))
        .collect();
    (!there.is_empty()).then_some((absent, there))
}

/// Whether an argument or a variable names a folder.
fn named(command: &Command, folder: &str) -> bool {
    let ends = |text: &OsStr| {
        text.to_string_lossy()
            .trim_end_matches('/')
            .ends_with(folder)
    };
    let variables = WITH_FOLDERS.iter().filter_map(std::env::var_os);
    let mut in_variables =
        variables.flat_map(|value| std::env::split_paths(&value).collect::<Vec<_>>());
    command.get_args().any(ends) || in_variables.any(|path| ends(path.as_os_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_compiler_says_of_its_folders() {
        let text = "ignoring nonexistent directory \"/not/there\"\n\
                    ignoring duplicate directory \"/usr/include\"\n\
                    #include \"...\" search starts here:\n /quoted\n\
                    #include <...> search starts here:\n own\n /usr/include\n /Frameworks (framework directory)\n\
                    End of search list.\n /other\n";
        let there = vec!["/quoted", "own", "/usr/include"];
        assert_eq!(listed(text), Some((vec!["/not/there"], there)));
        assert_eq!(listed("cannot say"), None);
    }

    #[test]
    fn headers_that_are_only_asked_for() {
        let text = "#ifdef __has_include\n#if __has_include(\"a.h\") || __has_include_next ( <sys/b.h> )\n\
                    #elif __has_include(NAME)\n#endif\n#endif\n";
        let asked: Vec<_> = asked_in(text).collect();
        assert_eq!(asked, [Some(("a.h", true)), Some(("sys/b.h", false)), None]);
    }

    #[test]
    fn headers_are_looked_for_in_order() {
        let base = std::env::temp_dir().join(format!("rpython-headers-{}", std::process::id()));
        let at = |name: &str| base.join(name);
        for name in [
            "own/a.h",
            "own/deep/b.h",
            "system/sys/c.h",
            "system/d.h",
            "more/d.h",
        ] {
            std::fs::create_dir_all(at(name).parent().unwrap()).unwrap();
            std::fs::write(at(name), "").unwrap();
        }
        let folders = Folders {
            all: ["absent", "ours", "own", "more", "system"].map(at).into(),
            system: vec![at("more"), at("system")],
        };
        let before = |name: &str| {
            let mut read = Inputs::default();
            read.look(&at(name));
            let found = folders.before(&read, &at("ours")).into_iter();
            let mut found: Vec<_> = found
                .map(|path| path.strip_prefix(&base).unwrap().to_path_buf())
                .collect();
            found.sort();
            found
                .iter()
                .map(|path| path.to_str().unwrap())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(before("own/a.h"), "absent");
        assert_eq!(before("own/deep/b.h"), "absent own/deep/deep");
        assert_eq!(before("system/sys/c.h"), "absent more/sys own/sys");
        // (That in `more` was passed over, or it would have been read.)
        assert_eq!(before("system/d.h"), "absent own/d.h");
        std::fs::remove_dir_all(&base).unwrap();
    }
}
