//! Python calls closures of Rust's, and loops over iterators.

use rpython::{Builtin, Raise};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::num::ParseIntError;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

#[rpython::module("py/calling.py")]
mod calling {
    use super::{ParseIntError, Raise};
    use std::collections::HashMap;

    type Kept;
    type Point;

    fn apply(f: impl Fn(i64) -> i64, x: i64) -> i64;
    fn apply_mut(f: &mut dyn FnMut(i64) -> i64, x: i64) -> i64;
    fn apply_kept(f: Box<dyn FnMut(i64) -> i64 + Send>, x: i64) -> i64;
    fn apply_shared(f: Box<dyn Fn(i64) -> i64 + Send + Sync>, x: i64) -> i64;
    fn table(f: &dyn Fn(usize) -> u8, n: usize) -> rpython::Result<Vec<i64>>;
    fn mapped(f: &mut dyn FnMut(&str) -> String, words: &[&str]) -> Vec<String>;
    fn sorted_by(words: &[String], key: impl Fn(&str) -> (usize, char)) -> Vec<String>;
    fn count(
        keep: &mut dyn FnMut(&str) -> Result<bool, ParseIntError>,
        words: &[&str],
    ) -> Result<usize, rpython::Error>;
    fn halved(f: impl Fn(f64, f32) -> f64, x: f64) -> f64;
    fn kinds(f: impl FnMut(bool, char, i8) -> char) -> Vec<char>;
    #[allow(clippy::type_complexity)]
    fn rows(
        f: impl Fn(&[i64], HashMap<String, f64>, (String, Option<i64>)) -> Vec<i64>,
    ) -> Vec<i64>;
    fn each(f: impl FnMut(u8), n: usize) -> rpython::Result<()>;
    fn careful(f: impl FnMut(i64) -> Result<i64, String>, x: i64) -> rpython::Result<i64>;
    fn tried(f: impl Fn(i64) -> Result<i64, Raise>, x: i64) -> rpython::Result<String>;
    fn taken(items: impl Iterator<Item = Result<i64, Raise>>) -> rpython::Result<Vec<i64>>;
    fn log() -> Vec<String>;
    fn swallow(
        f: impl FnMut() -> Result<String, Box<dyn std::error::Error + Send + Sync>>,
    ) -> String;
    fn from_error(f: impl Fn() -> Result<(), std::fmt::Error>) -> rpython::Result<()>;
    fn keep_lent(f: impl Fn(i64) -> i64) -> i64;
    fn call_lent() -> rpython::Result<i64>;
    fn forget_lent();
    fn keep(f: Box<dyn FnMut(i64) -> i64 + Send>) -> Kept;
    fn hook(name: &str, f: Box<dyn Fn(&str) -> Option<String> + Send + 'static>);
    fn collect();
    fn unhook(name: &str) -> rpython::Result<usize>;
    fn fire(name: &str, text: &str) -> rpython::Result<Option<String>>;
    fn twice(f: &mut impl FnMut(i64) -> i64, x: i64) -> rpython::Result<i64>;
    fn nested(depth: i64, f: &dyn Fn(i64) -> rpython::Result<i64>) -> rpython::Result<i64>;
    fn visit(points: &[Point], f: impl FnMut(&Point)) -> i64;
    fn new_points(n: usize) -> Vec<Point>;
    fn churn(f: impl FnMut(i64) -> i64, n: usize) -> i64;

    fn total(numbers: impl Iterator<Item = i64>) -> rpython::Result<i64>;
    fn total_kept(numbers: Box<dyn Iterator<Item = i64> + Send>) -> rpython::Result<i64>;
    fn longest(
        lines: impl IntoIterator<Item = std::io::Result<String>>,
    ) -> Result<String, rpython::Error>;
    fn first_two(numbers: &mut dyn Iterator<Item = u32>) -> Vec<u32>;
    fn pairs(a: impl Iterator<Item = String>, b: impl Iterator<Item = i64>) -> Vec<String>;
    fn options(items: impl IntoIterator<Item = Option<i64>>) -> Vec<i64>;
    fn keep_source(items: Box<dyn Iterator<Item = u64> + Send>);
    fn take(n: usize) -> rpython::Result<Vec<u64>>;

    impl Kept {
        fn call(&self, x: i64) -> rpython::Result<i64>;
    }

    impl Point {
        #[get]
        fn x(&self) -> i64;
        #[set(x)]
        fn set_x(&self, x: i64);
    }
}

/// Tests of what the module keeps run one after another.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// One function of Python's takes closures however they are handed over.
#[test]
fn closures_of_all_sorts_are_called() {
    let mut seen = Vec::new();
    let mut see = |x| {
        seen.push(x);
        x + seen.len() as i64
    };
    assert_eq!(calling::apply_mut(&mut see, 1), 2);
    assert_eq!(calling::apply_mut(&mut see, 1), 3);
    let mut sum = 0;
    let add = move |x| {
        sum += x;
        sum
    };
    assert_eq!(calling::apply_kept(Box::new(add), 5), 5);
    assert_eq!(calling::apply_shared(Box::new(|x| x * 3), 5), 15);
    assert_eq!(calling::total_kept(Box::new(1..=4)).unwrap(), 10);
}

#[test]
fn closures_are_called() {
    assert_eq!(calling::apply(|x| x * 2, 21), 42);
    let base = 100;
    assert_eq!(calling::apply(|x| x + base, -1), 99);
    assert_eq!(calling::table(&|i| i as u8 * 3, 4).unwrap(), [0, 3, 6, 9]);
    let mut seen = Vec::new();
    let mut framed = |word: &str| {
        seen.push(word.len());
        format!("<{word}>")
    };
    assert_eq!(calling::mapped(&mut framed, &["a", "ßé"]), ["<a>", "<ßé>"]);
    assert_eq!(seen, [1, 4]);
    let words = ["bb", "c", "aa", "d"].map(String::from);
    let key = |word: &str| (word.len(), word.chars().next().unwrap());
    assert_eq!(calling::sorted_by(&words, key), ["c", "d", "aa", "bb"]);
    assert_eq!(calling::halved(|x, by| x / f64::from(by), -0.0), -0.0);
    assert_eq!(calling::halved(|x, by| x / f64::from(by), 8.0), 9.0);
    let kinds = calling::kinds(|yes, c, n| match (yes, c, n) {
        (true, 'a', 1) => '1',
        (false, 'ä', -1) => '€',
        _ => '?',
    });
    assert_eq!(kinds, ['1', '€']);
    let rows = calling::rows(|row, map, (text, none)| {
        assert_eq!(
            (row, map, &*text, none),
            (
                &[1, 2, 3][..],
                HashMap::from([("a".into(), 1.5)]),
                "x",
                None
            )
        );
        vec![7, 8]
    });
    assert_eq!(rows, [7, 8, 100]);
}

#[test]
fn what_does_not_fit_is_raised() {
    let mut last = 0;
    let error = calling::each(|n| last = n, 300).unwrap_err();
    assert_eq!(error.to_string(), "OverflowError: 256 does not fit into u8");
    assert_eq!(last, 255);
    calling::each(|_| (), 256).unwrap();
}

#[test]
fn errors_of_closures() {
    let mut keep = |word: &str| word.parse::<i64>().map(|n| n > 1);
    assert_eq!(calling::count(&mut keep, &["1", "2", "3"]).unwrap(), 2);
    let error = calling::count(&mut keep, &["1", "x"]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "RustError: invalid digit found in string"
    );
    assert_eq!(error.traceback()[0].function, "count");
    let parse = error.rust_error().unwrap().downcast_ref::<ParseIntError>();
    assert_eq!(parse, "x".parse::<i64>().as_ref().err());
    // It is the last of the sources.
    let mut last: &(dyn std::error::Error + 'static) = &error;
    while let Some(next) = last.source() {
        last = next;
    }
    assert!(last.is::<ParseIntError>());
    // And it is held as long as the error is.
    let again = error.clone();
    drop(error);
    assert_eq!(again, again.clone());
    assert!(again.rust_error().is_some());

    let _alone = alone();
    assert_eq!(calling::careful(|x| Ok(x + 1), 1).unwrap(), 2);
    assert_eq!(calling::log(), ["finally"]);
    let said = |x: i64| -> Result<i64, String> { Err(format!("no {x}")) };
    assert_eq!(calling::careful(said, 1).unwrap(), -1);
    assert_eq!(calling::log(), ["caught RustError: no 1", "finally"]);
    assert_eq!(calling::swallow(|| Err("ä".into())), "error: ä");
    let error = calling::from_error(|| Err(std::fmt::Error)).unwrap_err();
    assert_eq!(error.to_string(), "KeyError: 'wrapped'");
    assert!(error.rust_error().unwrap().is::<std::fmt::Error>());
}

/// What Rust raises may be an exception of Python's own.
#[test]
fn exceptions_of_pythons_own() {
    let raise = |class| calling::tried(|x| Err(Raise::new(class, format!("at {x}"))), 7);
    assert_eq!(calling::tried(Ok, 7).unwrap(), "7");
    assert_eq!(raise(Builtin::KeyError).unwrap(), "no key 'at 7'");
    assert_eq!(raise(Builtin::IndexError).unwrap(), "IndexError: at 7");
    assert_eq!(raise(Builtin::LookupError).unwrap(), "LookupError: at 7");
    for class in [
        Builtin::ArithmeticError,
        Builtin::AssertionError,
        Builtin::EOFError,
        Builtin::NotImplementedError,
        Builtin::OSError,
        Builtin::OverflowError,
        Builtin::RuntimeError,
        Builtin::TypeError,
        Builtin::ValueError,
        Builtin::ZeroDivisionError,
    ] {
        let error = raise(class).unwrap_err();
        assert_eq!(error.to_string(), format!("{class}: at 7"));
        assert_eq!(error.arguments(), ["'at 7'"]);
        assert_eq!(error.traceback()[0].function, "tried");
        assert!(error.rust_error().is_none());
    }
    let items = [Ok(5), Err(Raise::new(Builtin::OSError, "disk")), Ok(6)];
    assert_eq!(calling::taken(items.into_iter()).unwrap(), [5, 4]);
}

#[test]
fn panics_go_on_in_rust() {
    let _alone = alone();
    let run = |f: &dyn Fn(i64) -> i64| {
        let run = || calling::careful(|x| Ok(f(x)), 1);
        catch_unwind(AssertUnwindSafe(run))
    };
    struct Payload(i64);
    let payload = run(&|x| std::panic::panic_any(Payload(x))).unwrap_err();
    assert_eq!(payload.downcast_ref::<Payload>().unwrap().0, 1);
    assert_eq!(calling::log(), ["finally"]);
    let payload = run(&|x| panic!("at {x}")).unwrap_err();
    assert_eq!(payload.downcast_ref::<String>().unwrap(), "at 1");
    // Through two calls.
    let payload = run(&|x| calling::apply(|_| panic!("inside"), x)).unwrap_err();
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"inside"));
    // A function that panics for an exception: that is a panic, too.
    let payload = run(&|_| {
        calling::table(&|_| 0, 1)
            .map(|_| unreachable!("{}", 1))
            .unwrap_or(1)
    });
    assert!(payload.is_err());
    // Python can catch it, if it wants that.
    assert_eq!(calling::swallow(|| panic!("swallowed")), "panic: swallowed");
    assert_eq!(calling::apply(|x| x, 1), 1);
}

#[test]
fn what_is_lent_is_taken_back() {
    let _alone = alone();
    let text = String::from("lent");
    assert_eq!(calling::keep_lent(|x| x + text.len() as i64), 5);
    drop(text);
    let error = calling::call_lent().unwrap_err();
    assert_eq!(
        error.to_string(),
        "ReferenceError: a closure that was lent for a call, which has returned"
    );
    calling::forget_lent();
    // Also behind an exception.
    catch_unwind(AssertUnwindSafe(|| calling::keep_lent(|_| panic!()))).unwrap_err();
    assert_eq!(
        calling::call_lent().unwrap_err().type_name(),
        "ReferenceError"
    );
    calling::forget_lent();
}

/// Counts how many of it there are.
struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn new(count: &Arc<AtomicUsize>) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Counted(count.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[test]
fn boxes_are_kept() {
    let _alone = alone();
    let count = Arc::new(AtomicUsize::new(0));
    let alive = || count.load(Ordering::Relaxed);
    let inside = Counted::new(&count);
    let mut calls = 0;
    let kept = calling::keep(Box::new(move |x| {
        let _inside = &inside;
        calls += 1;
        x * calls
    }));
    assert_eq!(kept.call(10).unwrap(), 10);
    assert_eq!(
        std::thread::scope(|s| s.spawn(|| kept.call(10).unwrap()).join().unwrap()),
        20
    );
    assert_eq!(alive(), 1);
    drop(kept);
    for name in ["a", "b"] {
        let inside = Counted::new(&count);
        calling::hook(
            name,
            Box::new(move |text| {
                let _inside = &inside;
                (text != name).then(|| format!("{name}{text}"))
            }),
        );
    }
    assert_eq!(calling::fire("a", "x").unwrap().unwrap(), "ax");
    assert_eq!(calling::fire("b", "b").unwrap(), None);
    assert!(alive() >= 2);
    // One may make way for itself: it is there until it has ended.
    let inside = Counted::new(&count);
    calling::hook(
        "c",
        Box::new(move |name| {
            let unhooked = calling::unhook(name).ok().map(|n| n.to_string());
            assert_eq!(inside.0.load(Ordering::Relaxed), 3);
            unhooked
        }),
    );
    assert_eq!(calling::fire("c", "c").unwrap().unwrap(), "1000");
    assert_eq!(calling::fire("c", "x").unwrap_err().type_name(), "KeyError");
    for name in ["a", "b"] {
        calling::unhook(name).unwrap();
    }
    calling::collect();
    assert_eq!(alive(), 0);
}

#[test]
fn who_runs_is_not_called_again() {
    // An `Fn` may be.
    let depth = Cell::new(0);
    fn deeper(depth: &Cell<i64>, x: i64) -> i64 {
        depth.set(depth.get() + 1);
        match x {
            0 => 0,
            x => 1 + calling::apply(|x| deeper(depth, x), x - 1),
        }
    }
    assert_eq!(deeper(&depth, 20), 20);
    assert_eq!(depth.get(), 21);

    let _alone = alone();
    // An `FnMut` that Python keeps calls what calls it.
    let slot: Arc<Mutex<Option<calling::Kept>>> = Arc::default();
    let inside = slot.clone();
    let kept = calling::keep(Box::new(move |x| {
        let slot = inside.lock().unwrap();
        match slot.as_ref().map(|kept| kept.call(x)) {
            None => x,
            Some(Ok(_)) => -2,
            Some(Err(error)) => {
                assert_eq!(error.type_name(), "RuntimeError");
                -1
            }
        }
    }));
    assert_eq!(kept.call(1).unwrap(), 1);
    *slot.lock().unwrap() = Some(kept.clone());
    assert_eq!(kept.call(1).unwrap(), -1);
    slot.lock().unwrap().take();
    assert_eq!(kept.call(1).unwrap(), 1);
    assert_eq!(calling::twice(&mut |x| x + 1, 1).unwrap(), 3);
}

#[test]
fn the_library_is_called_again() {
    let sums = RefCell::new(BTreeMap::new());
    let result = calling::nested(3, &|depth| {
        let inner = calling::churn(|i| i % 3, 40);
        sums.borrow_mut().insert(depth, inner);
        match depth {
            2 => Ok(calling::mapped(&mut |word| word.repeat(2), &["a"])[0].len() as i64),
            depth => Ok(depth),
        }
    });
    assert_eq!(result.unwrap(), 3 + 2 + 1);
    assert_eq!(sums.into_inner().len(), 4);
    let error = calling::nested(3, &|depth| match depth {
        1 => calling::fire("nothing", "").map(|_| 0),
        depth => Ok(depth),
    });
    let error = error.unwrap_err();
    assert_eq!(error.to_string(), "RustError: KeyError: 'nothing'");
    let inner = error.rust_error().unwrap().downcast_ref::<rpython::Error>();
    assert_eq!(inner.unwrap().type_name(), "KeyError");
}

#[test]
fn objects_are_lent_to_closures() {
    let points = calling::new_points(3);
    let mut first = None;
    let sum = calling::visit(&points, |point| {
        point.set_x(point.x() + 10);
        first.get_or_insert_with(|| point.clone());
    });
    assert_eq!(sum, 33);
    assert!(first.unwrap() == points[0]);
    assert_eq!(calling::churn(|i| i, 300), 299 * 150);
}

#[test]
fn iterators_are_looped_over() {
    assert_eq!(calling::total([1, 2, 3].into_iter()).unwrap(), 6);
    assert_eq!(
        calling::total((0..1000).filter(|n| n % 2 == 0)).unwrap(),
        249_500
    );
    assert_eq!(calling::total(std::iter::empty()).unwrap(), 0);
    let mut numbers = 5..;
    assert_eq!(calling::first_two(&mut numbers), [5, 6]);
    assert_eq!(numbers.next(), Some(7));
    let letters = ["a", "b", "c"].map(String::from);
    assert_eq!(calling::pairs(letters.into_iter(), 1..3), ["a1", "b2"]);
    assert_eq!(calling::options(vec![Some(1), None, Some(3)]), [1, -1, 3]);
    let lines = std::io::BufRead::lines("a\nlonger\nb".as_bytes());
    assert_eq!(calling::longest(lines).unwrap(), "longer");
    let wrong = std::io::BufRead::lines(&b"a\n\xff\n"[..]);
    let error = calling::longest(wrong).unwrap_err();
    assert!(error.rust_error().unwrap().is::<std::io::Error>());
    let panics = (0..3).map(|n| if n < 2 { n } else { panic!("third") });
    let payload = catch_unwind(AssertUnwindSafe(|| calling::total(panics))).unwrap_err();
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"third"));
    // An iterator that calls the library.
    let inner = (0..4).map(|n| calling::total(0..n).unwrap());
    assert_eq!(calling::total(inner).unwrap(), 4);

    let _alone = alone();
    calling::keep_source(Box::new(10..14));
    assert_eq!(calling::take(3).unwrap(), [10, 11, 12]);
    assert_eq!(calling::take(3).unwrap(), [13]);
    assert_eq!(calling::take(3).unwrap(), [0; 0]);
}

/// Threads take turns, also while Python calls Rust.
#[test]
fn threads() {
    std::thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || {
                for round in 0..50 {
                    let mut sum = 0;
                    calling::each(|n| sum += i64::from(n), 20).unwrap();
                    assert_eq!(sum, 190);
                    let add = |x| calling::apply(|y| x + y + thread, round);
                    assert_eq!(calling::apply(add, 1), round + 1 + thread);
                }
            });
        }
    });
}
