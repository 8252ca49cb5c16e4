//! Crates built with Cargo: what `docs/cargo.md` promises.
//!
//! The workspace in `fixtures/cargo` is copied, edited and built. Where only what is around the
//! pipeline is tested, a stand-in takes its place (`fixtures/cargo/fake`). All builds share one
//! target directory below this workspace, so that the toolchain is compiled once.

pub mod builds;
pub mod declared;
pub mod errors;
pub mod missing;
pub mod objects;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::SystemTime;

/// A copy of the fixture workspace.
struct Fixture {
    /// The folder with the packages. It has the fixture's name, and so has every package's path
    /// in its workspace: Cargo takes packages of the same path for the same.
    folder: PathBuf,
    target: PathBuf,
    /// What is set in the environment.
    variables: Vec<(&'static str, String)>,
}

/// What a Cargo command gave.
struct Built {
    success: bool,
    stdout: String,
    stderr: String,
}

impl Fixture {
    fn new(name: &str) -> Fixture {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let workspace = scratch.join("cargo").join(name);
        let folder = workspace.join(name);
        let _ = fs::remove_dir_all(&workspace);
        let root_text = root.to_str().unwrap().replace('\\', "/");
        copy(&root.join("tests/fixtures/cargo"), &folder, &root_text);
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        fs::write(
            workspace.join("Cargo.toml"),
            manifest.replace("@NAME@", name),
        )
        .unwrap();
        fs::remove_file(folder.join("Cargo.toml")).unwrap();
        fs::copy(root.join("Cargo.lock"), workspace.join("Cargo.lock")).unwrap();
        Fixture {
            folder,
            target: scratch.join("cargo-target"),
            variables: Vec::new(),
        }
    }

    fn set(&mut self, name: &'static str, value: impl Into<String>) {
        self.variables.retain(|(known, _)| *known != name);
        self.variables.push((name, value.into()));
    }

    /// A fixture in which `wrong` is a program, with these files.
    fn of_program(name: &str, files: &[(&str, &str)]) -> Fixture {
        let fixture = Fixture::new(name);
        fs::remove_file(fixture.folder.join("wrong/src/lib.rs")).unwrap();
        for (file, text) in files {
            let path = fixture.folder.join("wrong").join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        fixture
    }

    fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO"));
        command
            .current_dir(&self.folder)
            .args(arguments.split(' '))
            .arg("--offline");
        command
            .env("CARGO_TARGET_DIR", &self.target)
            // Most of what is compiled is compiled once.
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_TERM_COLOR", "never");
        for variable in [
            "RUSTFLAGS",
            "CARGO_ENCODED_RUSTFLAGS",
            "CC",
            "CFLAGS",
            "LIBCLANG_PATH",
        ] {
            command.env_remove(variable);
        }
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        command
    }

    fn cargo(&self, arguments: &str) -> Built {
        Built::of(self.command(arguments).output().expect("cargo runs"))
    }

    /// The build script's folder of a package that builds.
    fn out_dir(&self, package: &str) -> PathBuf {
        let built = self.cargo(&format!(
            "build -p {package} --message-format=json-render-diagnostics"
        ));
        assert!(built.success, "{}", built.stderr);
        let id = format!("/{package}#");
        let line = built.stdout.lines().find(|line| {
            line.contains("\"reason\":\"build-script-executed\"") && line.contains(&id)
        });
        let line = line.expect("the build script's message");
        let start = line.find("\"out_dir\":\"").unwrap() + 11;
        PathBuf::from(
            line[start..]
                .split('"')
                .next()
                .unwrap()
                .replace("\\\\", "\\"),
        )
    }

    fn write(&self, file: &str, text: &str) {
        // Cargo compares times, some file systems keep them in coarse steps.
        std::thread::sleep(std::time::Duration::from_millis(20));
        fs::write(self.folder.join(file), text).unwrap();
    }

    fn replace(&self, file: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.folder.join(file)).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        self.write(file, &text.replace(from, to));
    }
}

impl Built {
    fn of(output: Output) -> Built {
        Built {
            success: output.status.success(),
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    #[track_caller]
    fn succeeds(self) -> Built {
        assert!(self.success, "{}\n{}", self.stdout, self.stderr);
        self
    }

    /// Fails, with each of these texts in stderr.
    #[track_caller]
    fn fails_with(self, texts: &[&str]) -> Built {
        assert!(
            !self.success,
            "did not fail:\n{}\n{}",
            self.stdout, self.stderr
        );
        for text in texts {
            assert!(
                self.stderr.contains(text),
                "no {text:?} in:\n{}",
                self.stderr
            );
        }
        self
    }
}

fn copy(from: &Path, to: &Path, root: &str) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target, root);
        } else {
            let text = fs::read_to_string(entry.path()).unwrap();
            fs::write(target, text.replace("@ROOT@", root)).unwrap();
        }
    }
}

fn time(path: &Path) -> SystemTime {
    fs::metadata(path).unwrap().modified().unwrap()
}

/// The library, its bindings and the manifest, with their times.
fn outputs(out_dir: &Path) -> Vec<(String, SystemTime)> {
    let names = fs::read_dir(out_dir.join("rpython"))
        .unwrap()
        .map(|e| e.unwrap().file_name());
    let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    names.retain(|name| name != "timings.txt");
    names.sort();
    names
        .into_iter()
        .map(|name| (name.clone(), time(&out_dir.join("rpython").join(name))))
        .collect()
}

/// The variable by which `HIDES_LIBCLANG` is told to.
const HIDDEN: &str = "FIXTURE_LIBCLANG_PATH";

/// A build script that finds no libclang if it is told so. In Cargo's own environment, `LIBCLANG_PATH` would
/// have `bindgen` and the toolchain compiled again.
const HIDES_LIBCLANG: &str = "fn main() {
    println!(\"cargo:rerun-if-env-changed=FIXTURE_LIBCLANG_PATH\");
    if let Ok(path) = std::env::var(\"FIXTURE_LIBCLANG_PATH\") {
        std::env::set_var(\"LIBCLANG_PATH\", path);
    }
    rpython_build::build()
}
";
