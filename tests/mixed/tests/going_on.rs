//! Panics where no call of Python's is around, recursion of Python through Rust, and exceptions with many causes.

use std::any::Any;
use std::panic::{catch_unwind, panic_any, AssertUnwindSafe};
use std::sync::{Mutex, MutexGuard};

#[rpython::module("py/going_on.py")]
mod going_on {
    use rpython::Result;

    type Node;

    impl Node {
        fn new() -> Node;
        fn visit(&self, f: &dyn Fn(&Node) -> i64) -> Result<i64>;
    }

    fn dies(f: Box<dyn Fn() + Send>, then: &dyn Fn() -> i64) -> Result<i64>;
    fn dies_and_raises(f: Box<dyn Fn() + Send>) -> Result<i64>;
    fn keep(f: Box<dyn Fn() + Send>);
    fn let_go() -> i64;
    fn tell(f: Box<dyn Fn() + Send>, of_text: bool) -> Result<()>;
    fn tell_of_cause(f: Box<dyn Fn() + Send>) -> Result<()>;
    fn silent(kind: &str) -> Result<()>;
    fn through(f: &dyn Fn(i64) -> i64, n: i64) -> Result<i64>;
    fn chain(
        n: usize,
        f: &dyn Fn() -> std::result::Result<(), std::num::ParseIntError>,
    ) -> Result<()>;
    fn circle(n: usize, to: usize) -> Result<()>;
}

/// A finalizer runs, and its panic goes on, in whichever call there is.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(|it| it.into_inner())
}

fn panic_of<T>(run: impl FnOnce() -> T) -> Box<dyn Any + Send> {
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(_) => panic!("it does not panic"),
        Err(payload) => payload,
    }
}

fn number(payload: &(dyn Any + Send)) -> i32 {
    *payload.downcast_ref().expect("the payload that it had")
}

#[test]
fn panics_in_finalizers_go_on_where_the_outermost_call_ends() {
    let _alone = alone();
    let then = || 3;
    let payload = panic_of(|| going_on::dies(Box::new(|| panic_any(1)), &then));
    assert_eq!(number(&*payload), 1);
    assert_eq!(going_on::dies(Box::new(|| ()), &then).unwrap(), 3);
    // Before an exception does.
    let payload = panic_of(|| going_on::dies_and_raises(Box::new(|| panic_any(2))));
    assert_eq!(number(&*payload), 2);
    // What is called within that goes on, and so do panics of it.
    let inner = || going_on::dies(Box::new(|| ()), &|| 4).unwrap();
    let payload = panic_of(|| going_on::dies(Box::new(|| panic_any(5)), &inner));
    assert_eq!(number(&*payload), 5);
    let inner = || {
        let inner = going_on::dies(Box::new(|| panic_any(6)), &|| 7);
        assert_eq!(inner.unwrap(), 7);
        8
    };
    let payload = panic_of(|| going_on::dies(Box::new(|| ()), &inner));
    assert_eq!(number(&*payload), 6);
    assert_eq!(going_on::let_go(), 5);
}

/// Calls something when it is dropped.
struct Dropped<F: Fn()>(F);

impl<F: Fn()> Drop for Dropped<F> {
    fn drop(&mut self) {
        (self.0)();
    }
}

fn keep(drop: impl Fn() + Send + 'static) {
    let dropped = Dropped(drop);
    going_on::keep(Box::new(move || {
        let _ = &dropped;
    }));
}

#[test]
fn panics_of_what_is_kept_and_dropped_go_on() {
    let _alone = alone();
    keep(|| panic_any(1));
    assert_eq!(number(&*panic_of(going_on::let_go)), 1);
    assert_eq!(going_on::let_go(), 5);
    // Also if the payload panics in turn, which is a matter of whoever has caught it.
    let payload = || Dropped(|| panic_any(2));
    keep(move || panic_any(payload()));
    let caught = panic_of(going_on::let_go);
    assert_eq!(number(&*panic_of(|| drop(caught))), 2);
    // Nobody has caught the second one of two.
    let both = move || panic_any(payload());
    let then = move || going_on::dies(Box::new(both), &|| 3).unwrap();
    let caught = panic_of(|| going_on::dies(Box::new(both), &then));
    assert_eq!(number(&*panic_of(|| drop(caught))), 2);
    assert_eq!(going_on::let_go(), 5);
}

#[test]
fn panics_in_texts_of_exceptions_go_on() {
    let _alone = alone();
    for of_text in [true, false] {
        let payload = panic_of(|| going_on::tell(Box::new(|| panic_any(1)), of_text));
        assert_eq!(number(&*payload), 1);
    }
    let payload = panic_of(|| going_on::tell_of_cause(Box::new(|| panic_any(2))));
    assert_eq!(number(&*payload), 2);
    let error = going_on::tell(Box::new(|| ()), true).unwrap_err();
    assert_eq!(error.to_string(), "Told: a text");
    assert_eq!(error.field("shown"), Some("shown"));
}

#[test]
fn texts_that_raise_are_told_as_in_python() {
    for kind in ["exit", "interrupt", "generator", "value"] {
        let error = going_on::silent(kind).unwrap_err();
        assert_eq!(error.to_string(), "Silent: <exception str() failed>");
        assert_eq!(error.arguments(), [format!("'{kind}'")]);
        assert_eq!(error.field("kind"), Some(&*format!("'{kind}'")));
        assert_eq!(error.field("shown"), None);
        assert_eq!(error.traceback().len(), 1);
    }
}

#[test]
fn endless_recursion_through_rust_is_an_exception() {
    let _alone = alone();
    fn calls(n: i64) -> i64 {
        match going_on::through(&calls, n + 1) {
            Ok(n) => n,
            Err(error) => {
                assert_eq!(error.type_name(), "RecursionError");
                n
            }
        }
    }
    fn visits(node: &going_on::Node) -> i64 {
        match node.visit(&visits) {
            Ok(n) => n + 1,
            Err(error) => {
                assert_eq!(error.type_name(), "RecursionError");
                0
            }
        }
    }
    let recurse = || {
        (
            going_on::through(&calls, 0).unwrap(),
            going_on::Node::new().visit(&visits).unwrap(),
        )
    };
    let depths = [512, 4096].map(|kilobytes| {
        let thread = std::thread::Builder::new().stack_size(kilobytes << 10);
        thread.spawn(recurse).unwrap().join().unwrap()
    });
    // (A thread may have the larger stack of one that is gone.)
    let [(few, few_nodes), (many, many_nodes)] = depths;
    assert!(many >= few && few > 3, "{few} {many}");
    assert!(
        many_nodes >= few_nodes && few_nodes > 3,
        "{few_nodes} {many_nodes}"
    );
    // So deep it may go.
    let nested = |n| {
        fn calls(n: i64) -> i64 {
            match n {
                0 => 0,
                n => going_on::through(&calls, n - 1).unwrap() + 1,
            }
        }
        calls(n)
    };
    assert_eq!(nested(100), 100);
}

#[test]
fn all_causes_are_told() {
    let _alone = alone();
    for n in [0, 1, 98, 99, 100, 101, 2000] {
        let error = going_on::chain(n, &|| "x".parse::<i64>().map(|_| ())).unwrap_err();
        let causes = std::iter::successors(Some(&error), |error| error.cause());
        let causes: Vec<_> = causes.collect();
        assert_eq!(causes.len(), n + 1);
        assert_eq!(causes[n].type_name(), "RustError");
        let thrown = error.rust_error().expect("the last one has it");
        assert!(thrown.is::<std::num::ParseIntError>());
        let first: &dyn std::error::Error = &error;
        let last = std::iter::successors(Some(first), |error| error.source()).last();
        assert!(last.unwrap().is::<std::num::ParseIntError>());
    }
}

#[test]
fn causes_that_lead_back_are_told_once() {
    let _alone = alone();
    for (n, to) in (1..7).flat_map(|n| (0..n).map(move |to| (n, to))) {
        let error = going_on::circle(n, to).unwrap_err();
        let causes = std::iter::successors(Some(&error), |error| error.cause());
        let texts: Vec<_> = causes.map(|error| error.message().to_owned()).collect();
        let expected: Vec<_> = (0..n).map(|i| i.to_string()).collect();
        assert_eq!(texts, expected, "the last of {n} leads to {to}");
    }
}
