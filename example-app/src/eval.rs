//! `eval`: evaluates expressions, or shows what they are made of.

use crate::Outcome;

/// What an expression is made of: the classes of the tree in `calc.py`.
#[derive(rpython::Value, Clone, Debug, PartialEq)]
enum Tree {
    Number {
        value: f64,
    },
    Variable {
        name: String,
    },
    Negation {
        operand: Box<Tree>,
    },
    Add {
        left: Box<Tree>,
        right: Box<Tree>,
    },
    Subtract {
        left: Box<Tree>,
        right: Box<Tree>,
    },
    Multiply {
        left: Box<Tree>,
        right: Box<Tree>,
    },
    Divide {
        left: Box<Tree>,
        right: Box<Tree>,
    },
    Modulo {
        left: Box<Tree>,
        right: Box<Tree>,
    },
    Power {
        left: Box<Tree>,
        right: Box<Tree>,
    },
    Call {
        function: String,
        arguments: Vec<Tree>,
    },
}

#[rpython::module("py/calc.py")]
mod py {
    use super::Tree;

    fn parse(source: &str) -> Result<Tree, rpython::Error>;

    /// Runs statements, and knows the names that they have assigned to.
    type Calculator;

    impl Calculator {
        fn new() -> Calculator;
        fn assign(&self, name: &str, value: f64);
        /// The name that a statement assigns to, if it does, and the value.
        fn run(&self, source: &str) -> Result<(Option<String>, f64), rpython::Error>;
    }
}
use py::Calculator;

/// Evaluates one expression.
pub fn run(source: &str, names: &[&str]) -> Outcome {
    match calculator(names)?.run(source) {
        Ok((_, value)) => {
            println!("{value}");
            Ok(())
        }
        Err(error) => Err(readable(&error)),
    }
}

/// Prints what one expression is made of.
pub fn show(source: &str) -> Outcome {
    let tree = py::parse(source).map_err(|error| readable(&error))?;
    let mut text = String::new();
    tree.write(0, &mut text);
    print!("{text}");
    Ok(())
}

impl Tree {
    /// What stands at the top of it, and what it is applied to.
    fn parts(&self) -> (String, Vec<&Tree>) {
        match self {
            Tree::Number { value } => (value.to_string(), vec![]),
            Tree::Variable { name } => (name.clone(), vec![]),
            Tree::Negation { operand } => ("-".into(), vec![operand]),
            Tree::Add { left, right } => ("+".into(), vec![left, right]),
            Tree::Subtract { left, right } => ("-".into(), vec![left, right]),
            Tree::Multiply { left, right } => ("*".into(), vec![left, right]),
            Tree::Divide { left, right } => ("/".into(), vec![left, right]),
            Tree::Modulo { left, right } => ("%".into(), vec![left, right]),
            Tree::Power { left, right } => ("^".into(), vec![left, right]),
            Tree::Call {
                function,
                arguments,
            } => (function.clone(), arguments.iter().collect()),
        }
    }

    /// A line for each node, those below it further in.
    fn write(&self, depth: usize, text: &mut String) {
        let (name, parts) = self.parts();
        text.push_str(&format!("{}{name}\n", "  ".repeat(depth)));
        for part in parts {
            part.write(depth + 1, text);
        }
    }
}

/// Evaluates a file: a statement per line, empty lines and `#` comments; each can use the names
/// assigned before it. A line with an error does not stop the others.
pub fn run_file(file: &str, names: &[&str]) -> Outcome {
    let calculator = calculator(names)?;
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let mut failures = 0;
    for (number, line) in text.lines().enumerate() {
        let source = line.split('#').next().unwrap_or_default().trim();
        if source.is_empty() {
            continue;
        }
        match calculator.run(source) {
            Ok((Some(name), value)) => println!("{name} = {value}"),
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

/// A calculator that knows the names of `name=value` arguments.
fn calculator(names: &[&str]) -> Result<Calculator, String> {
    let calculator = Calculator::new();
    for argument in names {
        let read = argument.split_once('=');
        let read = read.and_then(|(name, value)| Some((name.trim(), value.trim().parse().ok()?)));
        let (name, value) = read.ok_or(format!("`{argument}` is not NAME=VALUE"))?;
        calculator.assign(name, value);
    }
    Ok(calculator)
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
        let calculator = calculator(&["x=3"]).unwrap();
        let value = |source| calculator.run(source).unwrap();
        assert_eq!(value("1 + 2 * x"), (None, 7.0));
        assert_eq!(
            value("y = max(1, sqrt(16), x) ^ 2"),
            (Some("y".to_string()), 16.0)
        );
        assert_eq!(value("y / 4"), (None, 4.0));
        let shown = format!("{calculator:?}");
        assert!(shown.ends_with(", x=3.0, y=16.0)"), "{shown}");
        // Another one knows nothing of these.
        assert!(Calculator::new().run("y").is_err());
    }

    #[test]
    fn trees_are_of_rust() {
        let tree = py::parse("max(1, -x)").unwrap();
        let x = Tree::Variable { name: "x".into() };
        let expected = Tree::Call {
            function: "max".into(),
            arguments: vec![
                Tree::Number { value: 1.0 },
                Tree::Negation {
                    operand: Box::new(x),
                },
            ],
        };
        assert_eq!(tree, expected);
    }

    #[test]
    fn errors_are_readable() {
        let error = |source| Calculator::new().run(source).unwrap_err();
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
