//! What users write: Python that calls Rust that calls Python, objects below a base class, causes of exceptions, and panics.

use formulas::{Formula, Number, Sheet};
use rpython::{Builtin, Error, Instance, Raise};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Arc, Mutex, OnceLock};

#[rpython::object]
pub trait Names {
    fn lookup(&self, id: &str) -> Result<Option<f64>, Box<dyn std::error::Error + Send + Sync>>;
    #[rpython(name = "asked")]
    fn count(&self, _id: &str) {}
}

#[rpython::exception]
#[derive(Debug)]
enum FormulaError {
    Unknown {
        name: String,
        at: usize,
        error: Error,
    },
    #[rpython(name = "FormulaError")]
    Wrong {
        message: String,
        at: usize,
    },
    ZeroDivisionError,
    Other(Error),
}

#[rpython::module("py/formulas.py")]
mod formulas {
    use super::{FormulaError, Names};
    use rpython::{Instance, Iter};

    /// A formula that has been read.
    #[rpython(name = "expr")]
    pub type Formula;
    #[rpython(name = "number")]
    pub type Number;
    pub type Sheet;

    impl Formula {
        pub fn names(&self) -> Vec<String>;
    }

    impl Number {
        #[get]
        pub fn n(&self) -> f64;
    }

    impl Sheet {
        pub fn new(instance: &mut Instance, names: Box<dyn Names + Send>) -> Sheet;
        pub fn set(&self, key: &str, text: &str) -> Result<(), FormulaError>;
        pub fn get(&self, key: &str) -> Result<f64, FormulaError>;
        pub fn keys(&self) -> Iter<String>;
    }

    pub fn parse(instance: &mut Instance, text: &str) -> Result<Formula, FormulaError>;
    pub fn evaluate(
        instance: &mut Instance,
        formula: &Formula,
        names: &mut dyn Names,
    ) -> Result<f64, FormulaError>;
    pub fn each_value(
        instance: &mut Instance,
        formulas: &[Formula],
        names: &mut dyn Names,
        then: &mut dyn FnMut(&Formula, f64),
    ) -> Result<(), FormulaError>;
}

#[derive(Default)]
struct Known {
    values: BTreeMap<String, f64>,
    asked: Cell<usize>,
}

impl Names for Known {
    fn lookup(&self, id: &str) -> Result<Option<f64>, Box<dyn std::error::Error + Send + Sync>> {
        match id {
            "wrong" => Err("no such file".into()),
            "taboo" => Err(Raise::new(Builtin::OSError, id).into()),
            "panic" => panic!("enough"),
            id => Ok(self.values.get(id).copied()),
        }
    }

    fn count(&self, _id: &str) {
        self.asked.set(self.asked.get() + 1);
    }
}

fn known() -> Known {
    let values = [("a", 2.0), ("b", 0.5)].map(|(name, value)| (name.into(), value));
    Known {
        values: values.into(),
        asked: Cell::new(0),
    }
}

#[test]
fn formulas_have_values() {
    let mut own = Instance::new();
    let formula = formulas::parse(&mut own, "a * (b + 3) + b").unwrap();
    assert_eq!(formula.names(), ["a", "b", "b"]);
    let mut names = known();
    assert_eq!(
        formulas::evaluate(&mut own, &formula, &mut names).unwrap(),
        7.5
    );
    assert_eq!(names.asked.get(), 3);
    let three = formulas::parse(&mut own, "3").unwrap();
    let seen = RefCell::new(Vec::new());
    let mut then = |of: &Formula, value: f64| seen.borrow_mut().push((of.clone(), value));
    formulas::each_value(
        &mut own,
        &[formula.clone(), three.clone()],
        &mut names,
        &mut then,
    )
    .unwrap();
    assert_eq!(
        seen.into_inner(),
        [(formula.clone(), 7.5), (three.clone(), 3.0)]
    );
    assert_eq!(format!("{three:?}"), "number(n=3.0)");
    assert_eq!(three.downcast::<Number>().unwrap().n(), 3.0);
    assert_eq!(formula.clone().downcast::<Number>(), Err(formula));
}

#[test]
fn what_is_wrong_is_told() {
    let mut own = Instance::new();
    let mut error = |text: &str| formulas::parse(&mut own, text).unwrap_err();
    assert!(
        matches!(error("(a"), FormulaError::Wrong { message, at: 2 } if message == "`)` is missing")
    );
    assert!(matches!(error("a b"), FormulaError::Wrong { at: 2, .. }));
    let mut of = |text: &str| {
        let formula = formulas::parse(&mut own, text).unwrap();
        formulas::evaluate(&mut own, &formula, &mut known()).unwrap_err()
    };
    assert!(matches!(of("a / 0"), FormulaError::ZeroDivisionError));
    assert!(matches!(of("a + c"), FormulaError::Unknown { name, at: 4, .. } if name == "c"));
    match of("wrong") {
        FormulaError::Unknown { error, .. } => {
            let cause = error.cause().unwrap();
            assert_eq!(
                (cause.type_name(), cause.message()),
                ("RustError", "no such file")
            );
            assert_eq!(error.rust_error().unwrap().to_string(), "no such file");
        }
        other => panic!("{other:?}"),
    }
    match of("taboo") {
        FormulaError::Other(error) => assert_eq!(error.to_string(), "OSError: taboo"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn panics_go_through() {
    let mut own = Instance::new();
    let formula = formulas::parse(&mut own, "panic").unwrap();
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let caught = catch_unwind(AssertUnwindSafe(|| {
        formulas::evaluate(&mut own, &formula, &mut known())
    }));
    std::panic::set_hook(hook);
    assert_eq!(*caught.unwrap_err().downcast::<&str>().unwrap(), "enough");
    assert_eq!(formula.names(), ["panic"]);
}

/// Names are those of cells, whose values the sheet itself knows.
struct Cells(Arc<OnceLock<Sheet>>, Arc<Mutex<Vec<String>>>);

impl Names for Cells {
    fn lookup(&self, id: &str) -> Result<Option<f64>, Box<dyn std::error::Error + Send + Sync>> {
        self.1.lock().unwrap().push(id.into());
        match self.0.get().map(|sheet| sheet.get(id)) {
            Some(Ok(value)) => Ok(Some(value)),
            Some(Err(FormulaError::Other(error))) if error.is_a("KeyError") => Ok(None),
            Some(Err(error)) => Err(format!("{error:?}").into()),
            None => Ok(None),
        }
    }
}

#[test]
fn calls_nest() {
    let mut own = Instance::new();
    let (itself, asked) = (Arc::new(OnceLock::new()), Arc::new(Mutex::new(Vec::new())));
    let sheet = Sheet::new(&mut own, Box::new(Cells(itself.clone(), asked.clone())));
    assert!(itself.set(sheet.clone()).is_ok());
    for (key, text) in [("a", "b * 2"), ("b", "c + 1"), ("c", "4"), ("d", "none")] {
        sheet.set(key, text).unwrap();
    }
    assert_eq!(sheet.get("a").unwrap(), 10.0);
    assert_eq!(*asked.lock().unwrap(), ["b", "c"]);
    assert!(matches!(sheet.get("d"), Err(FormulaError::Unknown { name, .. }) if name == "none"));
    let keys: Result<Vec<String>, Error> = sheet.keys().collect();
    assert_eq!(keys.unwrap(), ["a", "b", "c", "d"]);
}
