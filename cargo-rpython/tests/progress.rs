//! What `cargo rpython translate` shows while it works: on a terminal, and there alone.

use std::path::Path;
use std::process::{Command, Stdio};

/// Runs a command in a terminal of its own, and passes on what is shown there.
const IN_TERMINAL: &str =
    "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))";

/// All that is shown, on both streams.
fn shown(folder: &Path, terminal: bool, options: &[&str]) -> String {
    shown_of("work.py", folder, terminal, options)
}

fn shown_of(file: &str, folder: &Path, terminal: bool, options: &[&str]) -> String {
    let program = env!("CARGO_BIN_EXE_cargo-rpython");
    let mut command = match terminal {
        true => Command::new("python3"),
        false => Command::new(program),
    };
    if terminal {
        command.args(["-c", IN_TERMINAL, program]);
    }
    command.args(["rpython", "translate", file, "-o", "work", "-O0"]);
    let command = command.args(options).current_dir(folder);
    let output = command.stdin(Stdio::null()).output().expect("it runs");
    assert!(output.status.success(), "{output:?}");
    let both = [output.stdout, output.stderr].concat();
    String::from_utf8(both).expect("a text")
}

#[test]
fn progress_is_for_terminals() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("progress");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(
        folder.join("work.py"),
        "def entry_point(argv):\n    return 0\n",
    )
    .unwrap();
    assert_eq!(shown(&folder, false, &[]), "");
    if cfg!(not(unix)) {
        return;
    }
    // Each stage when it is done; and all of it goes away.
    assert_eq!(
        shown(&folder, true, &[]),
        "translating work.py: import annotate rtype optimise transform generate\r\x1b[Kcompiling C\r\x1b[K"
    );
    assert_eq!(shown(&folder, true, &["-q"]), "");
    // What stands on the line has room there, whatever the file is called and wherever it is.
    let long = folder.join("a_program_with_a_long_name.py");
    std::fs::copy(folder.join("work.py"), &long).unwrap();
    let line = shown_of(long.to_str().unwrap(), &folder, true, &[]);
    let line = line.split('\r').next().unwrap_or_default();
    assert!(
        line.starts_with("translating a_program_with_…: import "),
        "{line:?}"
    );
    assert!(line.chars().count() < 80, "{line:?}");
    // What the program prints while it is imported is shown behind it.
    let text = "print('seen')\n\n\ndef entry_point(argv):\n    return 0\n";
    std::fs::write(folder.join("work.py"), text).unwrap();
    let with_print = shown(&folder, true, &[]);
    assert!(with_print.contains("\r\x1b[Kseen\r\n"), "{with_print:?}");
}
