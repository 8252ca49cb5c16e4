//! `eval`: evaluates expressions.

use crate::Outcome;

#[rpython::module("py/calc.py")]
mod py {
    /// The name that a statement assigns to, if it does, and the value.
    fn evaluate(
        source: &str,
        names: &[(String, f64)],
    ) -> Result<(Option<String>, f64), rpython::Error>;
}

/// Evaluates one expression.
pub fn run(source: &str, names: &[&str]) -> Outcome {
    let names = read_names(names)?;
    match py::evaluate(source, &names) {
        Ok((_, value)) => {
            println!("{value}");
            Ok(())
        }
        Err(error) => Err(readable(&error)),
    }
}

/// Evaluates a file: a statement per line, empty lines and `#` comments; each can use the names
/// assigned before it. A line with an error does not stop the others.
pub fn run_file(file: &str, names: &[&str]) -> Outcome {
    let mut names = read_names(names)?;
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let mut failures = 0;
    for (number, line) in text.lines().enumerate() {
        let source = line.split('#').next().unwrap_or_default().trim();
        if source.is_empty() {
            continue;
        }
        match py::evaluate(source, &names) {
            Ok((Some(name), value)) => {
                println!("{name} = {value}");
                names.push((name, value));
            }
            Ok((None, value)) => println!("{source} = {value}"),
            Err(error) => {
                eprintln!("{file}:{}: {}", number + 1, readable(&error));
                failures += 1;
            }
        }
    }
    match failures {
        0 => Ok(()),
        1 => Err("1 statement failed".to_string()),
        n => Err(format!("{n} statements failed")),
    }
}

/// `name=value` arguments.
fn read_names(names: &[&str]) -> Result<Vec<(String, f64)>, String> {
    let read = |argument: &&str| {
        let (name, value) = argument.split_once('=')?;
        Some((name.trim().to_string(), value.trim().parse().ok()?))
    };
    names
        .iter()
        .map(|argument| read(argument).ok_or(format!("`{argument}` is not NAME=VALUE")))
        .collect()
}

/// The calculator's own exceptions say all in their message; of others, the traceback helps.
fn readable(error: &rpython::Error) -> String {
    match error.type_name() {
        "ParseError" | "UnknownName" | "ZeroDivisionError" => error.message().to_string(),
        "OverflowError" | "ValueError" => error.to_string(),
        _ => format!("{error:#}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluates() {
        let value = |source| py::evaluate(source, &[("x".to_string(), 3.0)]).unwrap();
        assert_eq!(value("1 + 2 * x"), (None, 7.0));
        assert_eq!(
            value("y = max(1, sqrt(16), x) ^ 2"),
            (Some("y".to_string()), 16.0)
        );
    }

    #[test]
    fn errors_are_readable() {
        let error = |source| py::evaluate(source, &[]).unwrap_err();
        assert_eq!(error("1 +").type_name(), "ParseError");
        assert_eq!(
            readable(&error("1 +")),
            "expected a number, a name or '(', found the end at column 4"
        );
        assert_eq!(readable(&error("nope * 2")), "unknown name 'nope'");
        assert_eq!(error("1 / 0").type_name(), "ZeroDivisionError");
        let traceback = error("nope").traceback().to_vec();
        assert_eq!(traceback.last().unwrap().file, "py/calc.py");
        assert_eq!(traceback.last().unwrap().function, "eval");
    }
}
