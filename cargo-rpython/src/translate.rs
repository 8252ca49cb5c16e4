//! `cargo rpython translate`.

use crate::arguments::{Make, Translate};
use rpython_build::cargo::advice;
use rpython_build::cargo::compile::{self, Problem};
use rpython_build::diag::render;
use rpython_build::pipeline::{
    translate_program_and_tell, Emit, Options, ProgramInput, ProgramOutput, Run, Target,
};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The triple of the machine this runs on.
const HOST: &str = env!("RPYTHON_HOST");

/// Goes to the start of a terminal's line and empties it.
const CLEAR_LINE: &str = "\r\x1b[K";

/// Translates, prints or runs; the process's exit status.
pub fn translate(options: Translate) -> ExitCode {
    let emit = match options.make {
        Make::Executable | Make::C => Emit::C,
        Make::Flow => Emit::Flow,
        Make::Annotated => Emit::Annotated,
        Make::LowLevel => Emit::LowLevel,
        Make::Run => {
            let mut argv = vec![options.file.display().to_string()];
            argv.extend(options.arguments.iter().cloned());
            Emit::Run(argv)
        }
    };
    let input = ProgramInput {
        kept: None,
        file: options.file.clone(),
        search_path: options.python_path.clone(),
        options: Options {
            gc: options.gc,
            overflow: options.overflow(),
            unchecked: options.unchecked,
            gc_stress: options.gc_stress,
            instances: false,
            c_units: options.c_units,
            dump: options.dump.is_some(),
            verify: options.verify || cfg!(debug_assertions),
            shuffle: None,
            jobs: None,
            last: true,
            target: host_target(),
        },
        emit,
    };
    // On a terminal, one line tells what is done; it goes away.
    let shown = shows_progress(&options);
    let done = move |stage: &str| {
        if shown {
            eprint!(" {stage}");
        }
    };
    if shown {
        eprint!("translating {}:", short_name(&options.file));
    }
    let translated = translate_program_and_tell(input, done);
    if shown {
        eprint!("{CLEAR_LINE}");
    }
    match translated {
        Ok((output, run)) => {
            report(&run, options.timings);
            let written = options
                .dump
                .as_deref()
                .map_or(Ok(()), |folder| dump(folder, &run));
            match written.and_then(|()| finish(&options, output)) {
                Ok(status) => status,
                Err(problem) => {
                    eprintln!("error: {problem}");
                    ExitCode::FAILURE
                }
            }
        }
        Err(run) => {
            report(&run, options.timings);
            ExitCode::FAILURE
        }
    }
}

/// The name of a file, so short that what is done has room beside it on a line of 80 characters: a line that goes on below would stay.
fn short_name(file: &Path) -> String {
    const ROOM: usize = 16;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    if name.chars().count() <= ROOM {
        return name.into_owned();
    }
    name.chars().take(ROOM - 1).chain(['…']).collect()
}

fn shows_progress(options: &Translate) -> bool {
    !options.quiet && std::io::stderr().is_terminal()
}

/// The target that this program itself was compiled for.
fn host_target() -> Target {
    Target {
        triple: HOST.to_string(),
        pointer_width: usize::BITS,
        little_endian: cfg!(target_endian = "little"),
        os: std::env::consts::OS.to_string(),
    }
}

/// What the program printed while it was imported, diagnostics, and times if wanted, to stderr.
fn report(run: &Run, timings: bool) {
    eprint!("{}", run.printed);
    let styled = std::io::stderr().is_terminal();
    for diagnostic in &run.diagnostics {
        let text = match styled {
            true => render::styled(&run.sources, diagnostic),
            false => render::text(&run.sources, diagnostic),
        };
        eprintln!("{text}\n");
    }
    if timings {
        for (stage, time) in &run.timings {
            print_time(stage, *time);
        }
        eprint!("{}", run.annotation);
    }
}

fn print_time(stage: &str, time: Duration) {
    eprintln!("{stage:12} {:10.3} ms", time.as_secs_f64() * 1e3);
}

/// The graphs after each pass, one file each.
fn dump(folder: &Path, run: &Run) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|error| problem(folder, error))?;
    for (name, text) in &run.dumps {
        write(Some(&folder.join(name)), text)?;
    }
    Ok(())
}

fn finish(options: &Translate, output: ProgramOutput) -> Result<ExitCode, String> {
    match output {
        ProgramOutput::Exited {
            status,
            stdout,
            stderr,
        } => {
            write(None, &stdout)?;
            eprint!("{stderr}");
            return Ok(ExitCode::from(status as u8));
        }
        ProgramOutput::Text(text) => write(options.output.as_deref(), &text)?,
        ProgramOutput::C(files) if options.make == Make::C => match &options.output {
            Some(folder) if files.len() > 1 => {
                std::fs::create_dir_all(folder).map_err(|error| problem(folder, error))?;
                for (name, text) in &files {
                    write(Some(&folder.join(name)), text)?;
                }
            }
            output => {
                let texts: Vec<_> = files
                    .iter()
                    .map(|(name, text)| match files.len() {
                        1 => text.clone(),
                        _ => format!("/* {name} */\n{text}"),
                    })
                    .collect();
                write(output.as_deref(), &texts.join("\n"))?;
            }
        },
        ProgramOutput::C(files) => executable(options, &files)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn write(output: Option<&Path>, text: &str) -> Result<(), String> {
    match output {
        Some(path) => std::fs::write(path, text).map_err(|error| problem(path, error)),
        // A reader that has seen enough is no error.
        None => match std::io::stdout().write_all(text.as_bytes()) {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.to_string()),
            _ => Ok(()),
        },
    }
}

fn problem(path: &Path, error: std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn executable(options: &Translate, files: &[(String, String)]) -> Result<(), String> {
    let output = options.output.clone().unwrap_or_else(|| {
        let stem = options.file.file_stem().unwrap_or_default();
        PathBuf::from(stem).with_extension(std::env::consts::EXE_EXTENSION)
    });
    let folder = std::env::temp_dir().join(format!("rpython-{}", std::process::id()));
    let (level, debug) = (&options.opt_level, options.debug);
    let start = Instant::now();
    let shown = shows_progress(options);
    if shown {
        eprint!("compiling C");
    }
    let result = compile::executable(files, &folder, &output, HOST, level, debug);
    if shown {
        eprint!("{CLEAR_LINE}");
    }
    if options.timings {
        print_time("cc", start.elapsed());
    }
    let _ = std::fs::remove_dir_all(&folder);
    result.map_err(|problem| match problem {
        Problem::Missing(missing) => {
            let (what, advice) = missing.told(HOST, HOST);
            format!("{what}; {advice}")
        }
        Problem::NoLibgc => advice::libgc_advice(HOST),
        Problem::Failed(reason) => format!("the C compiler failed: {reason}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    const PROGRAM: &str = "\
class Account:
    def __init__(self):
        self.balance = 0

    def pay(self, amount):
        if amount < 0:
            raise ValueError('amount')
        self.balance += amount
        return self.balance


def double(n):
    return n + n


def entry_point(argv):
    account = Account()
    for n in range(len(argv), 5):
        account.pay(n)
    print(account.balance, double(len(argv)))
    return 0
";

    /// A folder with the program, and its path.
    fn place(name: &str) -> (PathBuf, PathBuf) {
        let folder = std::env::temp_dir().join(format!("rpython-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let program = folder.join("program.py");
        std::fs::write(&program, PROGRAM).unwrap();
        (folder, program)
    }

    /// `cargo rpython translate` with these options.
    fn run(program: &Path, options: &[&str]) {
        let words = ["translate", program.to_str().unwrap()].into_iter();
        let words = words.chain(options.iter().copied()).map(String::from);
        match crate::arguments::parse(words.collect()).unwrap() {
            crate::arguments::Command::Translate(options) => translate(options),
            other => panic!("{other:?}"),
        };
    }

    /// Whether a program becomes C, and what is known of that.
    fn translated(program: &Path) -> (bool, Run) {
        let input = ProgramInput {
            kept: None,
            file: program.to_path_buf(),
            search_path: vec![],
            options: Options::host(),
            emit: Emit::C,
        };
        match rpython_build::pipeline::translate_program(input) {
            Ok((_, run)) => (true, run),
            Err(run) => (false, *run),
        }
    }

    /// The files of a folder, in order.
    fn files(folder: &Path) -> Vec<(String, String)> {
        let entries = std::fs::read_dir(folder).unwrap().map(Result::unwrap);
        let mut files: Vec<_> = entries
            .map(|entry| {
                let name = entry.file_name().into_string().unwrap();
                (name, std::fs::read_to_string(entry.path()).unwrap())
            })
            .collect();
        files.sort();
        files
    }

    /// `--dump` writes the program after each pass, the same text each time.
    #[test]
    fn passes_can_be_compared() {
        let (folder, program) = place("dump");
        let dumped = |name: &str| {
            let into = folder.join(name);
            let c = folder.join("c");
            let (c, into_text) = (c.to_str().unwrap(), into.to_str().unwrap());
            run(&program, &["--emit=c", "-o", c, "--dump", into_text]);
            files(&into)
        };
        let passes = dumped("one");
        let names: Vec<_> = passes.iter().map(|(name, _)| name.as_str()).collect();
        for (index, name) in names.iter().enumerate() {
            assert!(name.starts_with(&format!("{:02}-", index + 1)), "{names:?}");
        }
        assert_eq!(
            names[..3],
            ["01-flow.txt", "02-annotate.txt", "03-rtype.txt"]
        );
        assert!(names.last().is_some_and(|last| last.ends_with("-gc.txt")));
        assert_eq!(dumped("two"), passes);
        let inline = names.iter().position(|name| name.ends_with("-inline.txt"));
        let inline = inline.unwrap();
        let has_call = |pass: usize| passes[pass].1.contains("program.double>");
        assert!(has_call(inline - 1) && !has_call(inline), "{names:?}");
        std::fs::remove_dir_all(&folder).unwrap();
    }

    /// What a program prints while it is imported is kept, also if it is not translated after all.
    #[test]
    fn imports_may_print() {
        let (folder, program) = place("print");
        for (entry, translates) in [("return 0", true), ("return 'text'", false)] {
            let text = format!(
                "import sys\nprint('size', 8 * 8)\nprint('odd', end='', file=sys.stderr)\n\n\n\
                 def entry_point(argv):\n    {entry}\n"
            );
            std::fs::write(&program, text).unwrap();
            let (is_ok, run) = translated(&program);
            assert_eq!(is_ok, translates);
            assert_eq!(run.printed, "size 64\nodd\n");
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }

    /// What is wrong besides a module that is not found is told in the same run.
    #[test]
    fn errors_besides_missing_modules() {
        let (folder, program) = place("missing");
        let text = "import nothere\n\n\ndef entry_point(argv):\n    print(1 + 'a')\n    return undefined\n";
        std::fs::write(&program, text).unwrap();
        let (is_ok, run) = translated(&program);
        assert!(!is_ok);
        let codes: Vec<_> = run.diagnostics.iter().map(|error| error.code).collect();
        assert_eq!(codes, ["RP0201", "RP0404", "RP0303"]);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    /// With `-g`, a breakpoint on a line of Python stops there, and the frames have Python's names
    /// and lines: in units, where functions that raise are not copied.
    #[test]
    fn debuggers_show_python_lines() {
        let gdb = |arguments: &[&str], folder: &Path| {
            let mut command = Command::new("gdb");
            command.current_dir(folder).args(arguments).output()
        };
        let (folder, program) = place("gdb");
        if gdb(&["--version"], &folder).is_err() {
            eprintln!("SKIPPED: there is no gdb");
            return;
        }
        let output = folder.join("program");
        run(
            &program,
            &["-g", "-O0", "--c-units", "-o", output.to_str().unwrap()],
        );
        let commands = [
            "-ex",
            "break program.py:8",
            "-ex",
            "run",
            "-ex",
            "backtrace",
        ];
        let rest = ["-ex", "next", "./program"];
        let arguments = [&["-nx", "-q", "-batch"], &commands[..], &rest[..]].concat();
        let session = gdb(&arguments, &folder).unwrap();
        let session = String::from_utf8_lossy(&session.stdout);
        for expected in [
            "program_Account_pay_",
            "at program.py:8\n8\t        self.balance += amount\n",
            "at program.py:19\n",
            "\n9\t        return self.balance\n",
        ] {
            assert!(session.contains(expected), "no {expected:?} in\n{session}");
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
