//! The command line.

use rpython_build::{Gc, Overflow};
use std::path::PathBuf;

/// What to do.
#[derive(Debug, PartialEq)]
pub enum Command {
    /// Translate a program.
    Translate(Translate),
    /// Explain a code, or list all.
    Explain(Option<String>),
    /// Print the folder with the library for CPython.
    LibPath,
    /// Print the usage.
    Help,
    /// Print the version.
    Version,
}

/// How to translate.
#[derive(Debug, PartialEq)]
pub struct Translate {
    /// The program.
    pub file: PathBuf,
    /// Where to write.
    pub output: Option<PathBuf>,
    /// What to make.
    pub make: Make,
    /// The program's arguments, for `--run`.
    pub arguments: Vec<String>,
    /// The collector.
    pub gc: Gc,
    /// Move everything at every allocation.
    pub gc_stress: bool,
    /// The C is divided by modules.
    pub c_units: bool,
    /// What overflow does, if that is said.
    pub overflow: Option<Overflow>,
    /// RPython's rule for checks.
    pub unchecked: bool,
    /// Further folders to import from.
    pub python_path: Vec<PathBuf>,
    /// Of the C compiler.
    pub opt_level: String,
    /// Where to write the graphs after each pass.
    pub dump: Option<PathBuf>,
    /// Verify the program after each pass.
    pub verify: bool,
    /// Debug information, which shows Python lines.
    pub debug: bool,
    /// Print the stages' times.
    pub timings: bool,
    /// Show no progress.
    pub quiet: bool,
}

/// What to make of a program.
#[derive(Debug, PartialEq, Clone, Copy)]
pub enum Make {
    /// An executable.
    Executable,
    /// Flow graphs.
    Flow,
    /// Annotated graphs.
    Annotated,
    /// Low-level graphs.
    LowLevel,
    /// C files.
    C,
    /// A run.
    Run,
}

/// Reads the arguments, without the program's name.
pub fn parse(arguments: Vec<String>) -> Result<Command, String> {
    let mut words = arguments.into_iter().peekable();
    // Cargo runs `cargo-rpython rpython …`.
    words.next_if(|word| word == "rpython");
    let command = words.next();
    match command.as_deref() {
        Some("translate") => translate(words),
        Some("explain") => {
            let code = words.next();
            if code.as_deref().is_some_and(is_help) {
                return Ok(Command::Help);
            }
            match words.next() {
                None => Ok(Command::Explain(code)),
                Some(word) => Err(format!("unexpected argument `{word}`")),
            }
        }
        Some("lib-path") => match words.next() {
            Some(word) if is_help(&word) => Ok(Command::Help),
            Some(word) => Err(format!("unexpected argument `{word}`")),
            None => Ok(Command::LibPath),
        },
        Some("-V" | "--version") => Ok(Command::Version),
        None | Some("help") => Ok(Command::Help),
        Some(word) if is_help(word) => Ok(Command::Help),
        Some(word) => Err(format!("there is no command `{word}`")),
    }
}

fn is_help(word: &str) -> bool {
    word == "-h" || word == "--help"
}

fn translate(mut words: impl Iterator<Item = String>) -> Result<Command, String> {
    let mut file = None;
    let mut options = Translate {
        file: PathBuf::new(),
        output: None,
        make: Make::Executable,
        arguments: Vec::new(),
        gc: Gc::default(),
        gc_stress: false,
        c_units: false,
        overflow: None,
        unchecked: false,
        python_path: Vec::new(),
        opt_level: "3".to_string(),
        dump: None,
        verify: false,
        debug: false,
        timings: false,
        quiet: false,
    };
    while let Some(word) = words.next() {
        if word == "--" {
            options.arguments.extend(words);
            break;
        }
        // `--option=value` and `-Ovalue` are `--option value` and `-O value`.
        let (option, inline) = match word.split_once('=') {
            Some((option, value)) if option.starts_with("--") => (option, Some(value.to_string())),
            _ => match word.strip_prefix("-O") {
                Some(level) if !level.is_empty() => ("-O", Some(level.to_string())),
                _ => (word.as_str(), None),
            },
        };
        let takes_value = [
            "-o",
            "--output",
            "--emit",
            "--dump",
            "--gc",
            "--overflow",
            "--python-path",
            "-O",
            "--opt-level",
        ];
        if takes_value.contains(&option) {
            let value = inline.or_else(|| words.next());
            let value = value.ok_or_else(|| format!("`{option}` needs a value"))?;
            match option {
                "-o" | "--output" => options.output = Some(value.into()),
                "--emit" => options.set_make(emit(&value)?)?,
                "--dump" => options.dump = Some(value.into()),
                "--gc" => options.gc = named("collector", &value, Gc::ALL, Gc::name)?,
                "--overflow" => {
                    let policy = named("policy", &value, Overflow::ALL, Overflow::name)?;
                    options.overflow = Some(policy);
                }
                "--python-path" => options.python_path.push(value.into()),
                _ => options.opt_level = opt_level(value)?,
            }
            continue;
        }
        if inline.is_some() {
            return Err(format!("unknown option, or one without a value: `{word}`"));
        }
        match option {
            "--run" => options.set_make(Make::Run)?,
            "--gc-stress" => options.gc_stress = true,
            "--c-units" => options.c_units = true,
            "--unchecked" => options.unchecked = true,
            "-g" | "--debug" => options.debug = true,
            "--verify" => options.verify = true,
            "--timings" => options.timings = true,
            "-q" | "--quiet" => options.quiet = true,
            option if is_help(option) => return Ok(Command::Help),
            option if option.starts_with('-') => return Err(format!("unknown option `{option}`")),
            path if file.is_none() => file = Some(PathBuf::from(path)),
            path => {
                return Err(format!(
                    "unexpected argument `{path}`; a program's come after `--`"
                ))
            }
        }
    }
    options.file = file.ok_or("which file? `cargo rpython translate FILE.py`")?;
    if !options.arguments.is_empty() && options.make != Make::Run {
        return Err("arguments for the program go with `--run`".to_string());
    }
    Ok(Command::Translate(options))
}

impl Translate {
    /// What overflow does.
    pub fn overflow(&self) -> Overflow {
        self.overflow.unwrap_or(Overflow::at_level(&self.opt_level))
    }

    fn set_make(&mut self, make: Make) -> Result<(), String> {
        if self.make != Make::Executable {
            return Err("one `--emit` or `--run` at a time".to_string());
        }
        self.make = make;
        Ok(())
    }
}

fn emit(stage: &str) -> Result<Make, String> {
    match stage {
        "flow" => Ok(Make::Flow),
        "annotated" => Ok(Make::Annotated),
        "lowlevel" => Ok(Make::LowLevel),
        "c" => Ok(Make::C),
        _ => Err(format!(
            "no stage `{stage}`: it is flow, annotated, lowlevel or c"
        )),
    }
}

/// The one of all there are that has this name.
fn named<T: Copy, const N: usize>(
    what: &str,
    name: &str,
    all: [T; N],
    name_of: fn(T) -> &'static str,
) -> Result<T, String> {
    let found = all.into_iter().find(|&one| name_of(one) == name);
    found.ok_or_else(|| {
        format!(
            "no {what} `{name}`: there is {}",
            all.map(name_of).join(", ")
        )
    })
}

fn opt_level(level: String) -> Result<String, String> {
    match level.as_str() {
        "0" | "1" | "2" | "3" | "s" => Ok(level),
        _ => Err(format!(
            "no optimisation level `{level}`: it is 0, 1, 2, 3 or s"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_line(line: &str) -> Result<Command, String> {
        parse(line.split_whitespace().map(String::from).collect())
    }

    fn translate_line(line: &str) -> Translate {
        match parse_line(line).unwrap() {
            Command::Translate(options) => options,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn called_by_cargo_and_alone() {
        for line in ["rpython translate x.py -o out", "translate -o out x.py"] {
            let options = translate_line(line);
            assert_eq!(options.file, PathBuf::from("x.py"));
            assert_eq!(options.output, Some(PathBuf::from("out")));
            assert_eq!(options.make, Make::Executable);
        }
    }

    #[test]
    fn options() {
        let options = translate_line("translate x.py --run --gc=copying -O0 -- -o 1");
        assert_eq!(options.make, Make::Run);
        assert_eq!(options.arguments, ["-o", "1"]);
        assert_eq!(options.opt_level, "0");
        assert_eq!(options.overflow(), Overflow::Raise);
        let options = translate_line("translate x.py -O0 --overflow wrap");
        assert_eq!(options.overflow(), Overflow::Wrap);
        assert_eq!(translate_line("translate x.py").overflow(), Overflow::Wrap);
        let options = translate_line("translate x.py --run --gc=copying -O0 -- -o 1");
        assert!(!options.quiet && translate_line("translate -q x.py").quiet);
        assert_eq!(
            translate_line("translate x.py --dump=d").dump,
            Some(PathBuf::from("d"))
        );
        assert_eq!(translate_line("translate --emit c x.py").make, Make::C);
        assert_eq!(
            translate_line("translate --emit=flow x.py").make,
            Make::Flow
        );
        assert_eq!(
            parse_line("explain RP0100"),
            Ok(Command::Explain(Some("RP0100".into())))
        );
        assert_eq!(parse_line("rpython"), Ok(Command::Help));
        assert_eq!(parse_line("translate --help"), Ok(Command::Help));
    }

    #[test]
    fn mistakes() {
        for (line, expected) in [
            ("transalte x.py", "no command"),
            ("translate", "which file"),
            ("translate x.py y.py", "unexpected argument `y.py`"),
            ("translate x.py --emit asm", "no stage `asm`"),
            (
                "translate x.py --gc none",
                "there is generational, copying, refcount, boehm",
            ),
            ("translate x.py --overflow trap", "there is wrap, raise"),
            ("translate x.py --emit=c --run", "one `--emit`"),
            ("translate x.py -o", "needs a value"),
            ("translate x.py --fast", "unknown option"),
            ("translate x.py -- 1", "go with `--run`"),
            ("explain a b", "unexpected"),
        ] {
            let error = parse_line(line).unwrap_err();
            assert!(error.contains(expected), "{line}: {error}");
        }
    }
}
