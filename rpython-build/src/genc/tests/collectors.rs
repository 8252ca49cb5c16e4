//! Collectors by themselves, under C functions that do what generated code and others do with objects
//! (`collectors/*.c`).

use super::harness::{collectors, compile, configurations, folder, run, write_files, Folder};
use crate::genc::collector;
use crate::options::Gc;
use crate::side_by_side;
use rpython_runtime_c::{Source, Uses};
use std::fmt::Write;

macro_rules! source {
    ($name:literal) => {
        Source {
            name: $name,
            text: include_str!(concat!("collectors/", $name)),
        }
    };
}

/// What stands before the runtime, and behind it.
const PROGRAM: Source = source!("program.h");
const CODE: [Source; 7] = [
    source!("code.h"),
    source!("handles.c"),
    source!("payloads.c"),
    source!("slices.c"),
    source!("profile.c"),
    source!("mutator.c"),
    source!("main.c"),
];

/// The least that heaps are made for, so that little is much.
const SMALL: &str = "#define _GNU_SOURCE 1
#define RPY_GC_LARGE 16384
#define RPY_GC_NURSERY ((size_t)64 << 10)
#define RPY_GC_MINIMUM ((size_t)64 << 10)
#define RPY_GC_SLICE ((size_t)4 << 10)
#define RPY_GC_SLICE_FACTOR 1
#define RPY_GC_STEPS 256
";

const PROFILE: (&str, &str) = ("RPYTHON_GC_PROFILE", "-");

fn check(gc: Gc) {
    let uses = Uses {
        handles: true,
        ..Uses::default()
    };
    let collector = collector(gc);
    let sources = uses.headers().chain([PROGRAM]);
    let sources = sources.chain(uses.parts(collector)).chain(CODE);
    let mut files = Vec::new();
    let mut text = SMALL.to_string();
    for flag in uses.flags(collector) {
        let _ = writeln!(text, "#define {flag} 1");
    }
    for source in sources {
        let _ = writeln!(text, "#include \"{}\"", source.name);
        files.push((source.name.to_string(), source.text.to_string()));
    }
    files.push(("t.c".to_string(), text));
    let folder = Folder(folder());
    write_files(&folder.0, &files);
    let libraries = collector.libraries.iter().copied().chain(["m"]);
    let libraries: Vec<_> = libraries.map(str::to_string).collect();
    let steps = std::env::var("RPYTHON_MUTATOR");
    let steps = steps.as_deref().unwrap_or("400000");
    for (index, config) in configurations(true).iter().enumerate() {
        let program = compile(&folder.0, &["t.c"], &libraries, config, index);
        for env in config.environments {
            let stressed = env.contains(&("RPYTHON_GC_STRESS", "1"));
            let steps = if stressed { "5000" } else { steps };
            let runs: [&[&str]; 4] = [
                &["handles"],
                &["payloads"],
                &["slices"],
                &["mutator", steps, "1"],
            ];
            for args in runs {
                let (out, err) = run(&program, env, args);
                assert_eq!(out, "done\n", "{gc:?} {config:?} {env:?} {args:?}\n{err}");
            }
            let env: Vec<_> = env.iter().copied().chain([PROFILE]).collect();
            let (out, err) = run(&program, &env, &["profile"]);
            assert_eq!(out, "done\n", "{gc:?} {config:?} {env:?} profile\n{err}");
            for line in [
                "heap at gc.collect(): ",
                "  node\n",
                "  weakref\n",
                "heap at the end: ",
            ] {
                assert!(
                    err.contains(line),
                    "{gc:?} {config:?} {env:?} {line}\n{err}"
                );
            }
        }
    }
}

/// (`RPYTHON_MUTATOR` says how many steps the mutator does.)
#[test]
fn handles_payloads_and_random_programs() {
    side_by_side::map(collectors(), check);
}
