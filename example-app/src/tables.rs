//! `tables`: looks at files of comma-separated values, side by side: each thread has Python to itself, in an instance. Rust holds the
//! tables that Python has read, says which rows are to be kept, and looks at the numbers where Python has them.

use crate::Outcome;
use rpython::{Error, Instance};
use std::fmt::Write;
use std::num::ParseFloatError;
use std::thread;

/// What is to be said of a column: the classes of `tables.py`.
#[derive(rpython::Value)]
enum Column {
    Numbers {
        name: String,
    },
    Words {
        name: String,
        different: usize,
        most_frequent: String,
    },
}

#[rpython::module("py/tables.py")]
mod py {
    use super::Column;
    use rpython::{ArrayView, Error, Instance, InstanceGuard};
    use std::num::ParseFloatError;

    type Table;

    fn opened(instance: &mut Instance, text: &str) -> Result<Table, Error>;

    impl Table {
        fn keep(
            &self,
            name: &str,
            test: &mut dyn FnMut(&str) -> Result<bool, ParseFloatError>,
        ) -> Result<usize, Error>;
        fn columns(&self) -> Vec<Column>;
        fn numbers(&self, guard: &InstanceGuard, name: &str) -> Result<ArrayView<'_, f64>, Error>;
    }
}

/// Which rows count.
pub struct Condition<'a> {
    column: &'a str,
    below: f64,
}

impl<'a> Condition<'a> {
    /// `COLUMN<NUMBER`
    pub fn parse(text: &'a str) -> Result<Self, String> {
        let (column, below) = text
            .split_once('<')
            .ok_or_else(|| format!("{text}: COLUMN<NUMBER is expected"))?;
        let below = below.parse().map_err(|error| format!("{text}: {error}"))?;
        Ok(Condition { column, below })
    }
}

/// Prints what is in files, in their order.
pub fn run(files: &[&str], condition: Option<Condition>) -> Outcome {
    let condition = condition.as_ref();
    let described = thread::scope(|scope| {
        let started: Vec<_> = files
            .iter()
            .map(|&file| scope.spawn(move || describe(file, condition)))
            .collect();
        let done = started.into_iter().map(|it| it.join().expect("no panics"));
        done.collect::<Result<String, String>>()
    })?;
    print!("{described}");
    Ok(())
}

fn describe(file: &str, condition: Option<&Condition>) -> Result<String, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let mut instance = Instance::new();
    let columns = columns(&mut instance, &text, condition);
    let columns = columns.map_err(|error| format!("{file}: {}", error.message()))?;
    Ok(format!("{file}\n{columns}"))
}

/// A line for each column.
fn columns(
    instance: &mut Instance,
    text: &str,
    condition: Option<&Condition>,
) -> Result<String, Error> {
    let table = py::opened(instance, text)?;
    if let Some(condition) = condition {
        let mut test = |cell: &str| -> Result<bool, ParseFloatError> {
            Ok(cell.parse::<f64>()? < condition.below)
        };
        table.keep(condition.column, &mut test)?;
    }
    let mut lines = String::new();
    for column in table.columns() {
        // (Writing to a `String` does not fail.)
        let _ = match column {
            Column::Numbers { name } => {
                let guard = instance.lock();
                let numbers = table.numbers(&guard, &name)?;
                let numbers = numbers.iter().map(|cell| cell.get());
                let (least, most) = (numbers.clone(), numbers.clone());
                let count = numbers.len();
                let mean = numbers.sum::<f64>() / count.max(1) as f64;
                let least = least.reduce(f64::min).unwrap_or(f64::NAN);
                let most = most.reduce(f64::max).unwrap_or(f64::NAN);
                writeln!(lines, "    {name}: {least} to {most}, {mean:.1} on average")
            }
            Column::Words {
                name,
                different,
                most_frequent,
            } => writeln!(
                lines,
                "    {name}: {different} different, mostly {most_frequent}"
            ),
        };
    }
    Ok(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(text: &str, condition: Option<&str>) -> Result<String, String> {
        let condition = condition.map(|text| Condition::parse(text).unwrap());
        let columns = columns(&mut Instance::new(), text, condition.as_ref());
        columns.map_err(|error| error.to_string())
    }

    const CITIES: &str = "city, people\nOslo, 700\nRome, 2800\nOslo, 1\n";

    #[test]
    fn columns_are_numbers_or_words() {
        let expected =
            "    city: 2 different, mostly Oslo\n    people: 1 to 2800, 1167.0 on average\n";
        assert_eq!(described(CITIES, None).as_deref(), Ok(expected));
        let expected =
            "    city: 1 different, mostly Oslo\n    people: 1 to 700, 350.5 on average\n";
        assert_eq!(
            described(CITIES, Some("people<1000")).as_deref(),
            Ok(expected)
        );
    }

    #[test]
    fn errors_are_told() {
        let error = |text, condition| described(text, condition).unwrap_err();
        assert_eq!(
            error("a, b\n1\n", None),
            "ValueError: row 1 has 1 cells, not 2"
        );
        assert_eq!(
            error(CITIES, Some("age<3")),
            "ValueError: there is no column 'age'"
        );
        // What a closure gives comes back.
        assert_eq!(
            error(CITIES, Some("city<3")),
            "RustError: invalid float literal"
        );
        assert!(Condition::parse("people").is_err());
        assert!(Condition::parse("people<many").is_err());
    }
}
