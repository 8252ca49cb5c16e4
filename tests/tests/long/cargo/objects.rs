//! Objects of the C that is compiled: what they are kept by, and caches that know them.

use super::{outputs, Built, Fixture};
use std::fs;
use std::path::Path;
use std::process::Command;

/// A cache of objects: what runs a compiler for it, its variables, and what tells how many objects it did not
/// find and did.
struct Cache {
    program: &'static str,
    variables: fn(&Path) -> Vec<(&'static str, String)>,
    statistics: &'static str,
    misses: &'static str,
    hits: &'static [&'static str],
    /// What ends it, if it is a server.
    end: Option<&'static str>,
}

const CACHES: [Cache; 2] = [
    Cache {
        program: "ccache",
        variables: |folder| vec![("CCACHE_DIR", folder.display().to_string())],
        statistics: "--print-stats",
        misses: "cache_miss",
        hits: &["direct_cache_hit", "preprocessed_cache_hit"],
        end: None,
    },
    Cache {
        program: "sccache",
        variables: |folder| {
            let port = 20_000 + std::process::id() % 20_000;
            vec![
                ("SCCACHE_DIR", folder.display().to_string()),
                ("SCCACHE_SERVER_PORT", port.to_string()),
            ]
        },
        statistics: "--show-stats",
        misses: "Cache misses ",
        hits: &["Cache hits "],
        end: Some("--stop-server"),
    },
];

/// Caches of objects know a library again that is built in another folder, with debug information too;
/// and neither folder's name is in an object.
pub fn caches_hit_in_another_folder() {
    for cache in &CACHES {
        if Command::new(cache.program)
            .arg("--version")
            .output()
            .is_err()
        {
            eprintln!(
                "SKIPPED: caches_hit_in_another_folder needs {}",
                cache.program
            );
            continue;
        }
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(cache.program);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).unwrap();
        let (made, found) = built_with(cache, &folder, "here");
        assert!(made > 1 && found == 0, "{made} made, {found} found");
        let there = built_with(cache, &folder, "there");
        assert_eq!(there, (made, made), "{}", cache.program);
        if let Some(end) = cache.end {
            let mut command = Command::new(cache.program);
            command.arg(end).envs((cache.variables)(&folder));
            Built::of(command.output().unwrap()).succeeds();
        }
    }
}

/// How many objects a cache did not find and found, after the library was built in a folder of this name.
fn built_with(cache: &Cache, folder: &Path, name: &str) -> (u32, u32) {
    let mut fixture = Fixture::new(&format!("{}_{name}", cache.program));
    let variables = (cache.variables)(folder);
    for (name, value) in &variables {
        fixture.set(name, value);
    }
    // As `CARGO_PROFILE_DEV_DEBUG`, without compiling the toolchain again.
    let manifest = fixture.folder.with_file_name("Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    let debug = "\n[profile.dev.package.wrong]\ndebug = true\n";
    fs::write(manifest, text + debug).unwrap();
    // What an earlier run of this test has left does not count.
    let _ = fs::remove_dir_all(fixture.out_dir("wrong").join("rpython"));
    fixture.set("CC", &format!("{} cc", cache.program));
    let out_dir = fixture.out_dir("wrong").join("rpython");
    let mut objects = 0;
    for (object, _) in outputs(out_dir.parent().unwrap()) {
        if object.ends_with(".o") {
            objects += 1;
            let bytes = fs::read(out_dir.join(&object)).unwrap();
            for folder in [&fixture.folder, &out_dir] {
                let folder = folder.to_str().unwrap().as_bytes();
                let named = bytes.windows(folder.len()).any(|part| part == folder);
                assert!(!named, "{object} names {folder:?}");
            }
            assert!(
                bytes.windows(12).any(|part| part == b".debug_info\0"),
                "{object}"
            );
        }
    }
    assert!(objects > 1);
    let mut statistics = Command::new(cache.program);
    statistics.arg(cache.statistics).envs(variables);
    let told = Built::of(statistics.output().unwrap()).succeeds().stdout;
    let count = |name: &str| -> u32 {
        let line = told.lines().find_map(|line| line.strip_prefix(name));
        line.map_or(0, |count| count.trim().parse().unwrap())
    };
    let hits = cache.hits.iter().map(|name| count(name)).sum();
    (count(cache.misses), hits)
}

/// Objects are made of what the compiler read: the unit, headers that it includes, files of the user's own.
pub fn objects_and_what_they_are_made_of() {
    let fixture = Fixture::of_program(
        "objects",
        &[
            (
                "py/work.py",
                "import helper\nfrom rpython.rtyper.lltypesystem import lltype, rffi\n\
                 from rpython.translator.tool.cbuild import ExternalCompilationInfo\n\
                 eci = ExternalCompilationInfo(includes=['twice.h'])\n\
                 twice = rffi.llexternal('twice', [rffi.INT], rffi.INT, compilation_info=eci)\n\n\n\
                 def run(n):\n    return helper.add(int(twice(rffi.cast(rffi.INT, n))))\n",
            ),
            ("py/helper.py", "def add(n):\n    return n + 1\n"),
            ("c/twice.h", "static int twice(int n) { return 2 * n; }\n"),
            ("h/own.h", "#define OWN 100\n"),
            ("c/own.c", "#include \"own.h\"\nint own(void);\nint own(void) { return OWN; }\n"),
            (
                "build.rs",
                "fn main() {
                     rpython_build::Builder::new()
                         .cc(|b| { b.include(\"first\").include(\"c\").include(\"h\").file(\"c/own.c\"); })
                         .build()
                 }",
            ),
            (
                "src/main.rs",
                "#[rpython::module(\"py/work.py\")] mod work { pub fn run(n: i64) -> i64; }
                 extern \"C\" { fn own() -> i32; }
                 fn main() { println!(\"{} {}\", work::run(20), unsafe { own() }); }",
            ),
        ],
    );
    let out_dir = fixture.out_dir("wrong");
    let objects = || {
        let mut found = outputs(&out_dir);
        found.retain(|(name, _)| name.ends_with(".o"));
        found
    };
    // What the program prints, and which objects are new since.
    let mut before = objects();
    let mut run = || {
        let printed = fixture.cargo("run -q -p wrong").succeeds().stdout;
        let now = objects();
        let new = now.iter().filter(|object| !before.contains(object));
        let new: Vec<_> = new.map(|(name, _)| name.clone()).collect();
        before = now;
        (printed, new)
    };
    let is_module = |name: &str, module: &str| name.contains(&format!("_m_py_{module}_"));
    let (printed, new) = run();
    assert_eq!((&*printed, new.len()), ("41 100\n", 0));
    // A line of a module.
    fixture.replace("wrong/py/helper.py", "n + 1", "n + 2");
    let (printed, new) = run();
    assert_eq!(printed, "42 100\n");
    let others: Vec<_> = new.iter().filter(|name| name.starts_with("rpy_")).collect();
    assert!(
        others.len() == 1 && is_module(others[0], "helper"),
        "{new:?}"
    );
    // A module that was not there: what the toolchain's own functions and the runtime are made of is as it was.
    fixture.write("wrong/py/more.py", "def same(n):\n    return n\n");
    fixture.replace(
        "wrong/py/work.py",
        "import helper\n",
        "import helper, more\n",
    );
    fixture.replace("wrong/py/work.py", "helper.add(", "helper.add(more.same(");
    fixture.replace("wrong/py/work.py", "n))))\n", "n)))))\n");
    let (printed, new) = run();
    assert_eq!(printed, "42 100\n");
    assert!(
        !new.iter().any(|name| name.contains("_l_")
            || name.contains("_runtime")
            || is_module(name, "helper")),
        "{new:?}"
    );
    // A header of the user's.
    fixture.replace("wrong/c/twice.h", "2 * n", "3 * n");
    let (printed, new) = run();
    assert_eq!(printed, "62 100\n");
    assert!(new.iter().any(|name| is_module(name, "work")), "{new:?}");
    // One that a C file of the user's includes, and that file.
    fixture.replace("wrong/h/own.h", "100", "200");
    assert_eq!(run().0, "62 200\n");
    fixture.replace("wrong/c/own.c", "return OWN", "return OWN + 1");
    let (printed, new) = run();
    assert_eq!(printed, "62 201\n");
    assert!(!new.iter().any(|name| name.starts_with("rpy_")), "{new:?}");
    assert_eq!(run(), ("62 201\n".into(), Vec::new()));
    // Headers that hide those that were found: in a folder that comes first, and beside the file; until they are gone.
    fs::create_dir(fixture.folder.join("wrong/first")).unwrap();
    fixture.write(
        "wrong/first/twice.h",
        "static int twice(int n) { return n; }\n",
    );
    assert_eq!(run().0, "22 201\n");
    fixture.write("wrong/c/own.h", "#define OWN 300\n");
    assert_eq!(run().0, "22 301\n");
    fs::remove_dir_all(fixture.folder.join("wrong/first")).unwrap();
    fs::remove_file(fixture.folder.join("wrong/c/own.h")).unwrap();
    assert_eq!(run().0, "62 201\n");
    assert_eq!(run(), ("62 201\n".into(), Vec::new()));
}

/// Files that no compiler says it read: those of arguments, and headers that a text only asks for.
pub fn objects_and_files_that_are_not_told() {
    let fixture = Fixture::of_program(
        "not_told",
        &[
            (
                "py/work.py",
                "from rpython.rtyper.lltypesystem import lltype, rffi\n\
                 from rpython.translator.tool.cbuild import ExternalCompilationInfo\n\
                 eci = ExternalCompilationInfo(includes=['asks.h'])\n\
                 seen = rffi.llexternal('seen', [], rffi.INT, compilation_info=eci)\n\n\n\
                 def run():\n    return int(seen())\n",
            ),
            (
                "c/asks.h",
                "#if __has_include(\"extra.h\")\nstatic int seen(void) { return 10 * FLAG + 1; }\n\
                 #else\nstatic int seen(void) { return 10 * FLAG; }\n#endif\n",
            ),
            ("flags", "@more"),
            ("more", "-DFLAG=2"),
            (
                "build.rs",
                "fn main() {
                     rpython_build::Builder::new().cc(|b| { b.include(\"c\").flag(\"@flags\"); }).build()
                 }",
            ),
            (
                "src/main.rs",
                "#[rpython::module(\"py/work.py\")] mod work { pub fn run() -> i64; }
                 fn main() { println!(\"{}\", work::run()); }",
            ),
        ],
    );
    let run = || fixture.cargo("run -q -p wrong").succeeds().stdout;
    assert_eq!(run(), "20\n");
    fixture.write("wrong/c/extra.h", "");
    assert_eq!(run(), "21\n");
    fs::remove_file(fixture.folder.join("wrong/c/extra.h")).unwrap();
    assert_eq!(run(), "20\n");
    fixture.write("wrong/more", "-DFLAG=3");
    assert_eq!(run(), "30\n");
}
