//! `cargo rpython translate`.

use crate::arguments::{Make, Translate};
use rpython_build::cargo::compile::{self, Problem};
use rpython_build::diag::render;
use rpython_build::pipeline::{
    translate_program, Emit, Options, ProgramInput, ProgramOutput, Run, Target,
};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The triple of the machine this runs on.
const HOST: &str = env!("RPYTHON_HOST");

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
        file: options.file.clone(),
        search_path: options.python_path.clone(),
        options: Options {
            gc: options.gc,
            overflow_checks: options.overflow_checks,
            unchecked: options.unchecked,
            gc_stress: options.gc_stress,
            target: host_target(),
        },
        emit,
    };
    match translate_program(input) {
        Ok((output, run)) => {
            report(&run, options.timings);
            match finish(&options, output) {
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

/// The target that this program itself was compiled for.
fn host_target() -> Target {
    Target {
        triple: HOST.to_string(),
        pointer_width: usize::BITS,
        little_endian: cfg!(target_endian = "little"),
        os: std::env::consts::OS.to_string(),
    }
}

/// Diagnostics, and times if wanted, to stderr.
fn report(run: &Run, timings: bool) {
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
            eprintln!("{stage:12} {:10.3} ms", time.as_secs_f64() * 1e3);
        }
    }
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
    let result = compile::executable(files, &folder, &output, HOST, &options.opt_level);
    let _ = std::fs::remove_dir_all(&folder);
    result.map_err(|problem| match problem {
        Problem::NoCompiler(reason) => {
            format!(
                "no C compiler: {reason}; {}",
                compile::compiler_advice(HOST)
            )
        }
        Problem::Failed(reason) => format!("the C compiler failed: {reason}"),
    })
}
