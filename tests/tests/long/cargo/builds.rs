//! What is built, when, and how: what runs again after a change, and what dev builds and releases are.

use super::{outputs, time, Built, Fixture};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

/// Rust tests that call RPython entry points; a library and a program of one package with
/// declarations in both; three libraries in one binary.
pub fn mixed_code() {
    let fixture = Fixture::new("mixed");
    // Not the stand-in: that would compile the toolchain again, for the target.
    fixture.cargo("test -q -p alpha -p beta -p app").succeeds();
    assert_eq!(
        fixture.cargo("run -p app -q").succeeds().stdout,
        "3 1003 2003\n"
    );
    assert_eq!(
        fixture.cargo("run -p alpha -q").succeeds().stdout,
        "3 0.5\n"
    );
    fixture.cargo("build -p alpha --features off").succeeds();

    // No absolute paths in what is generated.
    let out_dir = fixture.out_dir("alpha").join("rpython");
    for (name, _) in outputs(out_dir.parent().unwrap()) {
        if name.ends_with(".h")
            || name.ends_with(".c")
            || name == "bindings.rs"
            || name == "manifest.txt"
        {
            let text = fs::read_to_string(out_dir.join(&name)).unwrap();
            assert!(!text.contains(fixture.folder.to_str().unwrap()), "{name}");
        }
    }
}

/// Unchanged inputs run nothing; the pipeline, the C compiler and bindgen run only for what they
/// read.
pub fn reruns_and_cache() {
    let fixture = Fixture::new("reruns");
    let out_dir = fixture.out_dir("alpha");
    let start = translations(&out_dir);
    let first = outputs(&out_dir);

    // Nothing changed: the build script does not run.
    let timings = time(&out_dir.join("rpython/timings.txt"));
    fixture.cargo("build -p alpha").succeeds();
    assert_eq!(time(&out_dir.join("rpython/timings.txt")), timings);

    // A file that is not ours: neither.
    fixture.write("alpha/py/notes.txt", "nothing");
    fixture.cargo("build -p alpha").succeeds();
    assert_eq!(time(&out_dir.join("rpython/timings.txt")), timings);

    // A touched file, an imported one: the script runs, and nothing else.
    fixture.replace("alpha/py/helper.py", "Imported.", "Imported.");
    fixture.cargo("build -p alpha").succeeds();
    assert_ne!(time(&out_dir.join("rpython/timings.txt")), timings);
    assert_eq!(translations(&out_dir), start);
    assert_eq!(outputs(&out_dir), first);

    // A changed Python file that gives the same C: translated, not compiled.
    fixture.replace("alpha/py/helper.py", "Imported.", "Imported indeed.");
    fixture.cargo("build -p alpha").succeeds();
    assert_eq!(translations(&out_dir), start + 1);
    let library = |outputs: &[(String, SystemTime)]| {
        outputs
            .iter()
            .filter(|(name, _)| !name.starts_with("translation"))
            .cloned()
            .collect()
    };
    let compiled: Vec<_> = library(&first);
    assert_eq!(library(&outputs(&out_dir)), compiled);

    // A changed Rust file with the same declarations: nothing.
    fixture.replace(
        "alpha/src/main.rs",
        "beside the library",
        "next to the library",
    );
    fixture.cargo("build -p alpha").succeeds();
    assert_eq!(translations(&out_dir), start + 1);

    // An environment variable that the compiler reads: compiled, not translated.
    let built = fixture
        .command("build -p alpha")
        .env("CFLAGS", "-O1")
        .output()
        .unwrap();
    Built::of(built).succeeds();
    assert_eq!(translations(&out_dir), start + 1);
    assert_ne!(library(&outputs(&out_dir)), compiled);

    // Another PATH: nothing.
    fixture.cargo("build -p alpha").succeeds();
    let before = outputs(&out_dir);
    let timings = time(&out_dir.join("rpython/timings.txt"));
    let path = format!("{}:/nonexistent", std::env::var("PATH").unwrap());
    Built::of(
        fixture
            .command("build -p alpha")
            .env("PATH", path)
            .output()
            .unwrap(),
    )
    .succeeds();
    assert_eq!(time(&out_dir.join("rpython/timings.txt")), timings);
    assert_eq!(outputs(&out_dir), before);

    // A new file with a declaration: one build reports it, the next one has it.
    fixture.write(
        "alpha/tests/new.rs",
        "#[rpython::module(\"py/calc.py\")] mod fresh { pub fn half(x: f64) -> f64; }
         #[test] fn f() { fresh::half(1.0); }",
    );
    fixture.cargo("check -p alpha --test new").fails_with(&[
        "the build script has not seen this declaration",
        "build again",
    ]);
    fixture.cargo("check -p alpha --test new").succeeds();

    // A changed declaration.
    fixture.replace(
        "alpha/src/main.rs",
        "fn half(x: f64) -> f64;",
        "fn half(y: f64) -> f64;",
    );
    fixture.cargo("build -p alpha").succeeds();
}

/// Whatever the program looks at while it is imported is an input: variables, folders, and paths where there
/// is nothing. Nothing else runs the script.
pub fn inputs_of_importing() {
    let mut fixture = Fixture::of_program(
        "inputs",
        &[
            (
                "py/work.py",
                "import os\nimport helper\nimport bisect\ntry:\n    from fast import KIND\n\
                 except ImportError:\n    KIND = 'slow'\n\
                 HERE = os.path.dirname(__file__)\n\
                 DATA = os.path.exists(os.path.join(HERE, 'data.txt'))\n\
                 PARTS = len(os.listdir(os.path.join(HERE, 'parts')))\n\
                 print('SEEN', KIND, os.getenv('FIXTURE_GREETING', 'none'), DATA, PARTS,\n      \
                 hasattr(bisect, 'OWN'))\n\n\n\
                 def run(n, name):\n    return n\n",
            ),
            ("py/helper.py", "# Imported.\n"),
            ("py/parts/one.txt", "1"),
            (
                "src/lib.rs",
                "#[rpython::module(\"py/work.py\")] pub mod work { pub fn run(n: i64, name: &str) -> i64; }",
            ),
        ],
    );
    fixture.set("RPYTHON_CHECK", "1");
    // What the program saw, if it was imported.
    let seen = |fixture: &Fixture| {
        let built = fixture.cargo("check -p wrong -vv").succeeds();
        let line = built
            .stderr
            .lines()
            .find_map(|line| line.split_once("SEEN "));
        let ran = built.stderr.contains("build-script-build`");
        (ran, line.map(|(_, line)| line.to_string()))
    };
    let imported = |text: &str| (true, Some(text.to_string()));
    let nothing = (false, None);
    assert_eq!(seen(&fixture), imported("slow none False 1 False"));
    assert_eq!(seen(&fixture), nothing);
    // What is not looked at; of a folder that is listed, names are.
    fixture.write("wrong/py/notes.txt", "");
    assert_eq!(seen(&fixture), nothing);
    fixture.write("wrong/py/parts/one.txt", "2");
    assert_eq!(seen(&fixture), (true, None));
    assert_eq!(seen(&fixture), nothing);

    fixture.set("FIXTURE_GREETING", "hello");
    assert_eq!(seen(&fixture), imported("slow hello False 1 False"));
    assert_eq!(seen(&fixture), nothing);
    // The script runs and the translation is skipped: all stays declared.
    fixture.replace("wrong/py/helper.py", "Imported.", "Imported.");
    assert_eq!(seen(&fixture), (true, None));
    assert_eq!(seen(&fixture), nothing);
    fixture.write("wrong/py/data.txt", "");
    assert_eq!(seen(&fixture), imported("slow hello True 1 False"));
    fixture.write("wrong/py/parts/two.txt", "");
    assert_eq!(seen(&fixture), imported("slow hello True 2 False"));
    fixture.write("wrong/py/fast.py", "KIND = 'fast'\n");
    assert_eq!(seen(&fixture), imported("fast hello True 2 False"));
    // A module of the library's name, as a package.
    fs::create_dir(fixture.folder.join("wrong/py/bisect")).unwrap();
    fixture.write("wrong/py/bisect/__init__.py", "OWN = 1\n");
    assert_eq!(seen(&fixture), imported("fast hello True 2 True"));
    assert_eq!(seen(&fixture), nothing);
    fs::remove_file(fixture.folder.join("wrong/py/data.txt")).unwrap();
    assert_eq!(seen(&fixture), imported("fast hello False 2 True"));
    assert_eq!(seen(&fixture), nothing);
    // The folder becomes a package.
    fixture.write("wrong/py/__init__.py", "");
    fixture
        .cargo("check -p wrong")
        .fails_with(&["No module named 'helper'"]);
    fs::remove_file(fixture.folder.join("wrong/py/__init__.py")).unwrap();
    fixture.cargo("check -p wrong").succeeds();

    // What is imported is in the package, or the build script makes it.
    fs::create_dir(fixture.folder.join("shared")).unwrap();
    fixture.write("shared/far.py", "FAR = 1\n");
    let near = "import os\nimport sys\nsys.path.append(os.path.join(os.path.dirname(__file__), '..', '..', 'shared'))\n";
    fixture.write(
        "wrong/py/helper.py",
        &format!("{near}from far import FAR\n"),
    );
    fixture.cargo("check -p wrong").fails_with(&[
        "RP0203",
        "`../shared/far.py` is outside of the package",
        "py/helper.py:4",
    ]);
    fixture.write("wrong/py/helper.py", "from far import FAR\n");
    fixture.write(
        "wrong/build.rs",
        "fn main() {
            let made = std::path::Path::new(&std::env::var_os(\"OUT_DIR\").unwrap()).join(\"made\");
            std::fs::create_dir_all(&made).unwrap();
            std::fs::copy(\"../shared/far.py\", made.join(\"far.py\")).unwrap();
            rpython_build::Builder::new().python_path(made).build()
        }",
    );
    fixture.cargo("check -p wrong").succeeds();
}

/// A dev build compiles the units that have changed, of which the runtime is none, and makes those helpers that no build before
/// has made. A release is one text.
pub fn c_for_dev_builds_and_releases() {
    let mut fixture = Fixture::of_program(
        "texts",
        &[
            (
                "py/work.py",
                "def total(xs):\n    return sum(xs)\n\n\ndef lengths(words):\n    return {word: len(word) for word in words}\n\n\n\
                 def halves(xs):\n    return [x / 2.0 for x in xs]\n\n\ndef twice(n):\n    return n + n\n",
            ),
            (
                "src/main.rs",
                "#[rpython::module(\"py/work.py\")]
                 mod work {
                     pub fn total(xs: &[i64]) -> i64;
                     pub fn lengths(words: &[&str]) -> std::collections::HashMap<String, i64>;
                 }
                 fn main() { println!(\"{} {}\", work::total(&[1, 2]), work::lengths(&[\"one\"])[\"one\"]); }",
            ),
        ],
    );
    let out_dir = fixture.out_dir("wrong");
    // What an earlier run of this test has left does not count.
    fs::remove_dir_all(out_dir.join("rpython")).unwrap();
    let run = |fixture: &Fixture, says: &str| {
        // (Cargo compares times, as we do.)
        std::thread::sleep(std::time::Duration::from_millis(20));
        let start = SystemTime::now();
        let built = fixture.cargo("run -q -p wrong").succeeds();
        assert_eq!(built.stdout, says);
        objects_since(&out_dir, start)
    };
    let is = |objects: &[String], part: &str| objects.iter().any(|name| name.contains(part));
    let all = run(&fixture, "3 3\n");
    for part in ["_runtime", "_data", "_entry", "_work"] {
        assert!(is(&all, part), "{all:?}");
    }
    let helpers = || fs::metadata(out_dir.join("rpython/code/%helpers")).unwrap();
    let kept = helpers();

    // A declaration more: its wrapper, and the function that was not called before.
    fixture.replace(
        "wrong/src/main.rs",
        "pub fn total",
        "#[allow(dead_code)] pub fn twice(n: i64) -> i64;\n pub fn total",
    );
    let with_one = run(&fixture, "3 3\n");
    assert!(is(&with_one, "_entry"), "{with_one:?}");
    assert!(
        !is(&with_one, "_runtime") && with_one.len() <= 2,
        "{with_one:?} of {all:?}"
    );
    // A line: its unit. Of helpers all are known that it needs, so none is kept again.
    fixture.replace("wrong/py/work.py", "return sum(xs)", "return sum(xs) + 1");
    let with_line = run(&fixture, "4 3\n");
    assert!(
        !is(&with_line, "_runtime") && !with_line.is_empty(),
        "{with_line:?}"
    );
    let same = helpers();
    assert_eq!(
        (same.len(), same.modified().unwrap()),
        (kept.len(), kept.modified().unwrap())
    );
    // Another helper: it is kept besides.
    fixture.replace(
        "wrong/py/work.py",
        "return sum(xs) + 1",
        "return sum(sorted(xs))",
    );
    run(&fixture, "3 3\n");
    assert!(helpers().len() > kept.len());

    fixture.set("CARGO_PROFILE_DEV_OPT_LEVEL", "2");
    let out_dir = fixture.out_dir("wrong");
    let built = fixture.cargo("run -q -p wrong").succeeds();
    assert_eq!(built.stdout, "3 3\n");
    let folder = out_dir.join("rpython");
    let library = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let library = library
        .into_iter()
        .find(|path| path.extension().is_some_and(|end| end == "a"));
    let members = Command::new("ar")
        .arg("t")
        .arg(library.unwrap())
        .output()
        .unwrap();
    let members = String::from_utf8(members.stdout).unwrap();
    assert_eq!(members.lines().count(), 1, "{members}");
    let header = fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let header = header.into_iter().find(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.starts_with("rpy_wrong_") && name.ends_with(".h") && !name.ends_with("_unit.h")
    });
    let text = fs::read_to_string(header.unwrap().with_extension("c")).unwrap();
    assert!(text.contains("#include \"rpy_runtime.c\"") && text.contains("_work_total("));
    assert!(!text.contains("RPY_UNIT"));
}

/// Arithmetic raises where Rust's panics, at opt-level 0, and wraps where that wraps; the builder can choose.
pub fn overflow_is_as_in_rust() {
    let fixture = Fixture::new("overflow");
    fixture.write(
        "beta/py/calc.py",
        "import math\nfrom rpython.rlib.rarithmetic import intmask\n\n\ndef fact(n):\n    result = 1\n    \
         for i in range(2, n + 1):\n        result *= i\n    return result\n\n\n\
         def low(n):\n    return intmask(n * n * n) + (n * n & 255)\n\n\n\
         def by_library(n):\n    found = []\n    \
         for f in [lambda n: sum([n, n]), lambda n: sum([n], n), lambda n: math.prod([n, n])]:\n        \
         try:\n            found.append(f(n))\n        \
         except OverflowError:\n            found.append(0)\n    \
         return found + [hash('x' * 9) * 0]\n",
    );
    fixture.write("beta/src/lib.rs", "");
    fixture.write(
        "beta/src/main.rs",
        "#[rpython::module(\"py/calc.py\")]
         mod calc {
             fn fact(n: i64) -> Result<i64, rpython::Error>;
             fn low(n: i64) -> Result<i64, rpython::Error>;
             fn by_library(n: i64) -> Result<Vec<i64>, rpython::Error>;
         }
         fn main() {
             let library = calc::by_library(1 << 62).unwrap();
             assert!(library == [0; 4] || library == [i64::MIN, i64::MIN, 0, 0], \"{library:?}\");
             println!(\"{}\", library[0] == 0);
             // In a machine word this is as good as -2: -2 cubed, and the low byte of its square.
             assert_eq!(calc::low(i64::MAX - 1).unwrap(), -8 + 4);
             match calc::fact(25) {
                 Ok(n) => println!(\"{n}\"),
                 Err(error) => println!(\"{error:?}\"),
             }
         }",
    );
    let says = |builder: &str, level: &str| {
        let script = format!("fn main() {{ rpython_build::Builder::new(){builder}.build() }}");
        fixture.write("beta/build.rs", &script);
        let mut command = fixture.command("run -q -p beta");
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", level);
        Built::of(command.output().unwrap()).succeeds().stdout
    };
    let raised = says("", "0");
    for expected in ["true\n", "OverflowError", "py/calc.py\", line 8, in fact"] {
        assert!(raised.contains(expected), "{raised}");
    }
    assert_eq!(says("", "1"), "false\n7034535277573963776\n");
    let wrap = ".overflow(rpython_build::Overflow::Wrap)";
    assert_eq!(says(wrap, "0"), "false\n7034535277573963776\n");
    assert_eq!(
        says(".overflow(rpython_build::Overflow::Raise)", "1"),
        raised
    );
}

/// How often the pipeline ran for a package.
fn translations(out_dir: &Path) -> usize {
    fs::read_to_string(out_dir.join("translations.txt"))
        .unwrap()
        .lines()
        .count()
}

/// The objects of a package's C that have been made since.
fn objects_since(out_dir: &Path, since: SystemTime) -> Vec<String> {
    let files = fs::read_dir(out_dir.join("rpython")).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let paths = paths.filter(|path| path.extension().is_some_and(|end| end == "o"));
    let new = paths.filter(|path| time(path) > since);
    let names = new.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}
