//! Finds the toolchain's own Python files and compiles them: a build script runs the toolchain
//! unoptimised, where parsing helpers and standard modules would be half of what it does. And makes
//! tables of the stub files, which say what builtins are.
//!
//! A file below `lib/` is a module by its path, one below `helpers/` is a module of the package
//! `rpython.helpers`. `own.rs` in `OUT_DIR` lists them by name for `host/modules/own.rs`.

#[path = "build/stubs.rs"]
mod stubs;

use rpython_front::code::Instr;
use rpython_front::source::SourceMap;
use rpython_front::{compile_library, compile_module, stored};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

/// Folders of own files, the package that the modules are in, and how messages show the folder.
const FOLDERS: [(&str, &str, &str); 2] = [
    ("lib", "", "<rpython>"),
    ("helpers", "rpython.helpers", "<rpython>/helpers"),
];

/// The folder of the stub files.
const STUBS: &str = "stubs";

/// A file that is a module.
struct Module {
    /// The dotted name.
    name: String,
    /// The path below the package's folder.
    path: String,
    /// The name in messages.
    shown: String,
    package: bool,
}

impl Module {
    /// Whether it belongs to the package `rpython` as CPython gets it, too: what it calls so is an attribute of that name.
    fn is_public(&self) -> bool {
        let within = |package| {
            let rest = self.name.strip_prefix(package);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let rest = ["rpython.helpers", "rpython.replacements"];
        within("rpython") && !rest.into_iter().any(within)
    }
}

fn main() -> io::Result<ExitCode> {
    let mut modules = Vec::new();
    for (folder, package, shown) in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        collect(folder, package, shown, &mut modules)?;
    }
    modules.sort_by(|a, b| a.name.cmp(&b.name));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets OUT_DIR"));
    let mut list = String::from("&[\n");
    let mut result = ExitCode::SUCCESS;
    let mut defined = BTreeMap::new();
    for module in &modules {
        match compile(module, &out)? {
            Some(names) => drop(defined.insert(module.name.clone(), names)),
            None => result = ExitCode::FAILURE,
        }
        let public = module.is_public();
        let Module {
            name,
            path,
            shown,
            package,
        } = module;
        let _ = writeln!(
            list,
            "    own!({name:?}, {path:?}, {shown:?}, {package}, {public}),"
        );
    }
    list.push_str("]\n");
    fs::write(out.join("own.rs"), list)?;
    match stubs::tables(&stub_files()?) {
        Ok(tables) => {
            for (module, name) in tables.helpers {
                let dotted = format!("rpython.helpers.{module}");
                if !defined
                    .get(&dotted)
                    .is_some_and(|names| names.contains(&name))
                {
                    println!("cargo::error={STUBS}: there is no function `{module}.{name}`");
                    result = ExitCode::FAILURE;
                }
            }
            fs::write(out.join("stubs.rs"), tables.text)?;
        }
        Err(message) => {
            println!("cargo::error={STUBS}: {message}");
            result = ExitCode::FAILURE;
        }
    }
    Ok(result)
}

/// The stub files, by name, with their texts.
fn stub_files() -> io::Result<Vec<(String, String)>> {
    println!("cargo::rerun-if-changed={STUBS}");
    let mut files = Vec::new();
    for entry in fs::read_dir(STUBS)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        files.push((name, fs::read_to_string(entry.path())?));
    }
    files.sort();
    Ok(files)
}

/// Adds the Python files of a folder and of those in it.
fn collect(folder: &str, package: &str, shown: &str, modules: &mut Vec<Module>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let file_name = entry.file_name();
        let file_name = file_name.to_str().expect("names of modules are ASCII");
        let path = format!("{folder}/{file_name}");
        let shown = format!("{shown}/{file_name}");
        let dotted = |name: &str| match package {
            "" => name.to_string(),
            package => format!("{package}.{name}"),
        };
        if entry.file_type()?.is_dir() {
            collect(&path, &dotted(file_name), &shown, modules)?;
        } else if let Some(name) = file_name.strip_suffix(".py") {
            let is_package = name == "__init__";
            modules.push(Module {
                name: match is_package {
                    true => package.to_string(),
                    false => dotted(name),
                },
                path,
                shown,
                package: is_package,
            });
        }
    }
    Ok(())
}

/// Writes the code of a module, or says why it has none; the names that it defines.
fn compile(module: &Module, out: &Path) -> io::Result<Option<BTreeSet<String>>> {
    let mut sources = SourceMap::new();
    let file = sources.add(&*module.shown, fs::read_to_string(&module.path)?);
    let compiled = match module.is_public() {
        true => compile_module(&sources, file),
        false => compile_library(&sources, file),
    };
    match compiled {
        Ok(code) => {
            let path = out.join(format!("{}.code", module.name));
            fs::write(path, stored::encode(&code))?;
            let stored = |instr: &Instr| match *instr {
                Instr::StoreName(at) | Instr::StoreGlobal(at) => {
                    Some(code.names[at as usize].to_string())
                }
                _ => None,
            };
            Ok(Some(code.instrs.iter().filter_map(stored).collect()))
        }
        Err(diagnostics) => {
            for diagnostic in diagnostics {
                let (line, column) = diagnostic
                    .primary
                    .map_or((1, 1), |at| sources.line_column(file, at.span.start));
                let (path, message) = (&module.path, diagnostic.message);
                println!("cargo::error={path}:{line}:{column}: {message}");
            }
            Ok(None)
        }
    }
}
