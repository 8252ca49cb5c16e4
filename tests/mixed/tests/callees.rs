//! Python calls objects of Rust's traits.

use std::cell::Cell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

/// Somewhere to keep numbers.
#[rpython::object]
pub trait Store {
    fn get(&self, key: &str) -> Option<i64>;
    /// With documentation.
    fn put(&mut self, key: &str, value: i64) -> Result<(), Full>;
    fn len(&self) -> i64;
    #[allow(dead_code)]
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// No object has it.
    #[allow(dead_code)]
    fn new<T>(of: T) -> Self
    where
        Self: Sized;
}

#[derive(Debug, PartialEq)]
pub struct Full(usize);

impl std::fmt::Display for Full {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there are {} already", self.0)
    }
}

impl std::error::Error for Full {}

/// Another trait with a method of the same name.
#[rpython::object]
trait Names: Send {
    fn get(&self, key: &str) -> String;
    #[rpython(name = "import_")]
    fn import(&self) -> String {
        "imported ".into()
    }
    fn r#type(&self) -> String;
    fn print(&self, n: u8) -> String;
}

#[rpython::object]
trait Every {
    fn numbers(&mut self, a: i16, b: u64, c: bool, d: char, e: f32) -> String;
    fn texts(&self, a: &str, b: &[u8], c: Vec<String>) -> Vec<String>;
    #[allow(clippy::type_complexity)]
    fn tables(
        &self,
        a: &HashMap<String, i64>,
        b: (u8, Option<f64>),
        c: HashSet<i64>,
    ) -> BTreeMap<String, usize>;
    fn byte(&self, n: u8) -> std::io::Result<u8>;
    fn nothing(&self);
}

/// It gets objects, and values.
#[rpython::object]
trait Auditor {
    fn seen(&mut self, account: &Account);
    fn all(&self, accounts: &[Account], first: Option<Account>);
}

#[rpython::object]
trait Walker {
    fn walk(&self, depth: u32) -> rpython::Result<u32>;
    fn change(&mut self, depth: u32) -> rpython::Result<u32>;
}

#[derive(rpython::Value, Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
}

#[derive(rpython::Value)]
struct Route {
    name: String,
    spots: Vec<Spot>,
}

/// It gets and gives values, for two modules.
#[rpython::object]
trait Planner {
    fn plan(&self, from: &Spot, to: &Spot) -> Route;
}

/// Each of two modules has its own class for it.
#[derive(rpython::Value)]
struct Mark {
    number: i64,
}

#[rpython::object]
trait Marker {
    fn mark(&self, mark: &Mark) -> i64;
}

use stores::Account;

#[rpython::module("py/stores.py")]
mod stores {
    use super::{Auditor, Every, Marker, Names, Planner, Spot, Store, Walker};

    type Account;

    impl Account {
        #[get]
        fn owner(&self) -> String;
        #[set(balance)]
        fn set_balance(&self, balance: i64);
    }

    fn run(store: &mut dyn Store, n: i64) -> rpython::Result<i64>;
    fn look(store: &dyn Store, key: &str) -> rpython::Result<Option<i64>>;
    fn count(store: impl Store) -> i64;
    fn shared(store: &impl Store, keys: &[&str]) -> Vec<Option<i64>>;
    fn change_shared(store: &dyn Store) -> rpython::Result<()>;
    fn change_lent(store: &mut dyn Store) -> rpython::Result<()>;
    fn keep(store: Box<dyn Store + Send>) -> usize;
    fn cached(key: &str) -> rpython::Result<Option<i64>>;
    fn put(key: &str, value: i64) -> rpython::Result<bool>;
    fn empty();
    fn forget();
    fn forget_and_get(key: &str) -> rpython::Result<Option<i64>>;
    fn collect();
    fn same(a: &dyn Store, b: &dyn Store) -> Vec<bool>;
    fn lend(store: &mut impl Store) -> i64;
    fn lent(key: &str) -> rpython::Result<Option<i64>>;
    fn careful(store: &mut dyn Store, key: &str, value: i64) -> rpython::Result<i64>;
    fn log() -> Vec<String>;
    fn swallow(store: &mut dyn Store, key: &str, value: i64) -> String;
    fn exchanged(every: impl Every, n: i64) -> Vec<String>;
    fn narrow(every: &dyn Every, n: i64) -> rpython::Result<i64>;
    fn audit(auditor: &mut dyn Auditor, owners: &[&str]) -> Vec<i64>;
    fn visit(walker: &dyn Walker, depth: i64) -> rpython::Result<i64>;
    fn change(walker: &mut dyn Walker, depth: i64) -> rpython::Result<i64>;
    fn both(walker: Box<dyn Walker + Send>, depth: i64) -> rpython::Result<i64>;
    fn named(names: &dyn Names) -> String;
    fn others(names: &dyn Names) -> String;
    fn churn(store: &mut dyn Store, n: usize) -> rpython::Result<i64>;
    fn way(planner: &dyn Planner, to: &Spot) -> (String, f64);
    fn keep_planner(planner: Box<dyn Planner + Send>);
    fn kept_ways(to: &Spot) -> Vec<(String, f64)>;
    fn forget_planners();
    fn weighed(weigh: &dyn Fn(&Spot) -> f64, spots: &[Spot]) -> f64;
    fn marked(marker: &dyn Marker, number: i64) -> i64;
}

#[rpython::module("py/stores_too.py")]
mod stores_too {
    use super::{Marker, Names, Planner, Spot, Store};

    fn fill(store: &mut (dyn Store + '_), names: &[&str]) -> rpython::Result<i64>;
    fn first(names: Box<dyn Names + Send + Sync>) -> String;
    fn there_and_back(planner: &dyn Planner, to: &Spot) -> (String, f64);
    fn keep(planner: Box<dyn Planner + Send>);
    fn heaviest(weigh: &dyn Fn(&Spot) -> f64, spots: &[Spot]) -> f64;
    fn marked(marker: &dyn Marker, number: i64) -> i64;
}

#[derive(Default)]
struct Memory {
    entries: BTreeMap<String, i64>,
    limit: Option<usize>,
    dropped: Option<Arc<AtomicUsize>>,
}

impl Store for Memory {
    fn get(&self, key: &str) -> Option<i64> {
        self.entries.get(key).copied()
    }

    fn put(&mut self, key: &str, value: i64) -> Result<(), Full> {
        assert!(!key.is_empty(), "no key");
        if self.limit == Some(self.entries.len()) {
            return Err(Full(self.entries.len()));
        }
        self.entries.insert(key.into(), value);
        Ok(())
    }

    fn len(&self) -> i64 {
        self.entries.len() as i64
    }

    fn new<T>(_: T) -> Self {
        Memory::default()
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if let Some(dropped) = &self.dropped {
            dropped.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Tests of what the module keeps run one after another.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[test]
fn methods_are_called() {
    let mut memory = Memory::default();
    assert_eq!(stores::run(&mut memory, 5).unwrap(), 16);
    assert_eq!(memory.entries.len(), 5);
    assert_eq!(stores::look(&memory, "key 2").unwrap(), Some(4));
    assert_eq!(stores::look(&memory, "none").unwrap(), None);
    assert_eq!(
        stores::shared(&memory, &["key 3", "x"]),
        [Some(9), None, Some(5)]
    );
    assert_eq!(stores_too::fill(&mut memory, &["a", "bc"]).unwrap(), 7);
    assert_eq!(memory.get("bc"), Some(2));
    assert_eq!(stores::churn(&mut memory, 200).unwrap(), 207);
    assert_eq!(stores::count(memory), 207);
    assert_eq!(stores::count(Memory::default()), 0);
}

/// One that has borrowed something.
struct Lines<'a>(&'a str, &'a Cell<usize>);

impl Names for Lines<'static> {
    fn get(&self, key: &str) -> String {
        format!("{key} of {}", self.0)
    }
    fn r#type(&self) -> String {
        "typed ".into()
    }
    fn print(&self, n: u8) -> String {
        self.0.repeat(n.into())
    }
}

impl Every for Lines<'_> {
    fn numbers(&mut self, a: i16, b: u64, c: bool, d: char, e: f32) -> String {
        self.1.set(self.1.get() + 1);
        format!("{a} {b} {c} {d} {e} {}", self.0)
    }
    fn texts(&self, a: &str, b: &[u8], c: Vec<String>) -> Vec<String> {
        vec![a.to_ascii_uppercase(), format!("{b:?}"), c.concat()]
    }
    fn tables(
        &self,
        a: &HashMap<String, i64>,
        b: (u8, Option<f64>),
        c: HashSet<i64>,
    ) -> BTreeMap<String, usize> {
        assert_eq!((a["a"], b, c), (1, (3, None), HashSet::from([3, 4])));
        let lengths = a.keys().map(|key| (key.clone(), key.len()));
        lengths.collect()
    }
    fn byte(&self, n: u8) -> std::io::Result<u8> {
        n.checked_add(1)
            .ok_or_else(|| std::io::Error::other("too much"))
    }
    fn nothing(&self) {
        self.1.set(self.1.get() + 10);
    }
}

unsafe impl Send for Lines<'static> {}
unsafe impl Sync for Lines<'static> {}

#[test]
fn values_of_every_sort() {
    let (text, calls) = (String::from("line"), Cell::new(0));
    let lines = Lines(&text, &calls);
    assert_eq!(
        stores::exchanged(lines, 3),
        [
            "-3 3 true c 0.5 line",
            "ä-3 3 TRUE C 0.5 LINE",
            "[0, 255]",
            "abbb",
            "a1",
            "b1"
        ]
    );
    assert_eq!(calls.get(), 11);
    let lines = Lines(&text, &calls);
    assert_eq!(stores::narrow(&lines, 7).unwrap(), 8);
    let error = stores::narrow(&lines, 300).unwrap_err();
    assert_eq!(error.to_string(), "OverflowError: 300 does not fit into u8");
    let error = stores::narrow(&lines, 255).unwrap_err();
    assert_eq!(error.to_string(), "RustError: too much");
    assert!(error.rust_error().unwrap().is::<std::io::Error>());
}

#[test]
fn traits_have_methods_of_the_same_names() {
    let calls: &'static Cell<usize> = Box::leak(Box::default());
    let lines = Lines("l", calls);
    assert_eq!(stores::named(&lines), "imported typed ll");
    assert_eq!(stores::others(&lines), "a of l");
    assert_eq!(stores_too::first(Box::new(lines)), "first of l");
}

#[test]
fn objects_of_python_are_arguments() {
    #[derive(Default)]
    struct Names(Vec<Account>, Cell<usize>);
    impl Auditor for Names {
        fn seen(&mut self, account: &Account) {
            account.set_balance(self.0.len() as i64);
            self.0.push(account.clone());
        }
        fn all(&self, accounts: &[Account], first: Option<Account>) {
            assert!(accounts == self.0);
            assert!(first.as_ref() == accounts.first());
            self.1.set(accounts.len());
        }
    }
    let mut names = Names::default();
    assert_eq!(stores::audit(&mut names, &["a", "bcd", "ef"]), [0, 1, 2]);
    assert_eq!(names.1.get(), 3);
    assert_eq!(names.0[1].owner(), "bcd");
    assert_eq!(stores::audit(&mut Names::default(), &[]), [0; 0]);
}

#[test]
fn identity() {
    let (a, b) = (Memory::default(), Memory::default());
    let expected = [true, false, true, false, false, true];
    assert_eq!(stores::same(&a, &b), expected);
    // Each time that it is handed over it is an object of its own.
    assert_eq!(stores::same(&a, &a), expected);
}

#[test]
fn what_is_lent_is_taken_back() {
    let _alone = alone();
    assert_eq!(stores::lend(&mut Memory::default()), 0);
    let error = stores::lent("a").unwrap_err();
    assert_eq!(
        error.to_string(),
        "ReferenceError: an object of `Store` that was lent for a call, which has returned"
    );
}

#[test]
fn what_is_shared_is_not_changed() {
    let mut memory = Memory::default();
    let error = stores::change_shared(&memory).unwrap_err();
    assert_eq!(
        error.to_string(),
        "AttributeError: '&dyn Store' object has no attribute 'put'"
    );
    assert!(memory.entries.is_empty());
    stores::change_lent(&mut memory).unwrap();
    assert_eq!(memory.get("a"), Some(1));
}

/// What modules of several files take is of one class, with its closures and objects, if their Python classes are the same.
#[test]
fn several_modules_have_one_trait() {
    let _alone = alone();
    struct By(&'static [(f64, f64)], &'static str);
    impl Planner for By {
        fn plan(&self, from: &Spot, to: &Spot) -> Route {
            let by = self.0.iter().map(|&(x, y)| Spot { x, y });
            Route {
                name: self.1.into(),
                spots: [*from].into_iter().chain(by).chain([*to]).collect(),
            }
        }
    }
    let to = Spot { x: 3.0, y: 4.0 };
    let (straight, round) = (By(&[], "straight"), By(&[(5.0, 0.0)], "round"));
    assert_eq!(stores::way(&straight, &to), ("straight".into(), 7.0));
    assert_eq!(
        stores_too::there_and_back(&round, &to),
        ("round".into(), 22.0)
    );
    stores::keep_planner(Box::new(straight));
    stores_too::keep(Box::new(round));
    let kept = [("straight".into(), 7.0), ("round".into(), 11.0)];
    assert_eq!(stores::kept_ways(&to), kept);
    stores::forget_planners();
    let weigh = |spot: &Spot| spot.x * spot.y;
    let spots = [to, Spot { x: 2.0, y: 2.0 }];
    assert_eq!(stores::weighed(&weigh, &spots), 16.0);
    assert_eq!(stores_too::heaviest(&weigh, &spots), 12.0);
}

/// Classes of one name are two, and so is what has them.
#[test]
fn each_module_has_its_classes() {
    struct Double;
    impl Marker for Double {
        fn mark(&self, mark: &Mark) -> i64 {
            mark.number * 2
        }
    }
    assert_eq!(stores::marked(&Double, 4), 8);
    assert_eq!(stores_too::marked(&Double, 4), 80);
}

#[test]
fn boxes_are_kept() {
    let _alone = alone();
    let dropped = Arc::new(AtomicUsize::new(0));
    let memory = || {
        Box::new(Memory {
            entries: BTreeMap::new(),
            dropped: Some(dropped.clone()),
            limit: Some(2),
        })
    };
    let before = stores::keep(memory());
    assert!(stores::put("a", 1).unwrap());
    assert_eq!(stores::cached("a").unwrap(), Some(1));
    assert_eq!(stores::keep(memory()), before + 1);
    assert_eq!(stores::cached("a").unwrap(), None);
    assert!(stores::put("a", 1).unwrap() && stores::put("b", 1).unwrap());
    assert_eq!(
        *stores::put("c", 1)
            .unwrap_err()
            .rust_error()
            .unwrap()
            .downcast_ref::<Full>()
            .unwrap(),
        Full(2)
    );
    assert_eq!(dropped.load(Ordering::Relaxed), 0);
    stores::forget();
    stores::collect();
    assert_eq!(dropped.load(Ordering::Relaxed), 2);
    stores::empty();
    assert_eq!(stores::cached("a").unwrap(), None);
    assert!(!stores::put("a", 1).unwrap());
    stores::keep(memory());
    assert_eq!(stores::forget_and_get("a").unwrap(), None);
    stores::collect();
    assert_eq!(dropped.load(Ordering::Relaxed), 3);
}

#[test]
fn errors_and_panics() {
    let _alone = alone();
    let mut memory = Memory::default();
    memory.limit = Some(1);
    assert_eq!(stores::careful(&mut memory, "a", 1).unwrap(), 1);
    assert_eq!(stores::log(), ["finally"]);
    assert_eq!(stores::careful(&mut memory, "b", 1).unwrap(), 1);
    assert_eq!(
        stores::log(),
        ["caught RustError: there are 1 already", "finally"]
    );
    let error = stores::run(&mut memory, 1).unwrap_err();
    assert_eq!(error.rust_error().unwrap().downcast_ref(), Some(&Full(1)));
    // A panic is no `Exception`, and goes on where the outermost call ends.
    let panics = AssertUnwindSafe(|| stores::careful(&mut memory, "", 1));
    let payload = catch_unwind(panics).unwrap_err();
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"no key"));
    assert_eq!(stores::log(), ["finally"]);
    // What has panicked is not running any more.
    assert_eq!(stores::swallow(&mut memory, "", 1), "panic: no key");
    assert_eq!(
        stores::swallow(&mut memory, "c", 1),
        "error: there are 1 already"
    );
    assert_eq!(stores::look(&memory, "a").unwrap(), Some(1));
}

#[test]
fn objects_are_called_while_they_run() {
    /// It calls the library, with itself.
    struct Nested;
    impl Walker for Nested {
        fn walk(&self, depth: u32) -> rpython::Result<u32> {
            match depth {
                0 => Ok(0),
                n => Ok(stores::visit(self, i64::from(n) - 1)? as u32 + 1),
            }
        }
        fn change(&mut self, depth: u32) -> rpython::Result<u32> {
            match depth {
                0 => Ok(0),
                n => Ok(stores::change(self, i64::from(n) - 1)? as u32 + 1),
            }
        }
    }
    assert_eq!(stores::visit(&Nested, 5).unwrap(), 5);
    // (Each call has lent it anew.)
    assert_eq!(stores::change(&mut Nested, 5).unwrap(), 5);
    assert_eq!(stores::both(Box::new(Nested), 3).unwrap(), 6);

    let _alone = alone();
    /// One that Python keeps, and calls again while it runs.
    struct Kept(&'static str);
    impl Store for Kept {
        fn get(&self, key: &str) -> Option<i64> {
            let result = match key {
                "get" => stores::cached("end").map(|_| ()),
                "put" => stores::put("end", 0).map(|_| ()),
                _ => return Some(0),
            };
            assert_eq!(result.err().map_or("".into(), |it| it.to_string()), self.0);
            Some(1)
        }
        fn put(&mut self, key: &str, _: i64) -> Result<(), Full> {
            assert_eq!(self.get(key), Some(1));
            Ok(())
        }
        fn len(&self) -> i64 {
            0
        }
        fn new<T>(_: T) -> Self {
            Kept("")
        }
    }
    stores::keep(Box::new(Kept("")));
    assert_eq!(stores::cached("get").unwrap(), Some(1));
    let running = "RuntimeError: `Store::put` takes `&mut self`, and a method of the object is running: that has to end first";
    stores::keep(Box::new(Kept(running)));
    assert_eq!(stores::cached("put").unwrap(), Some(1));
    assert!(stores::put("put", 0).unwrap());
    let running = "RuntimeError: a method of the object that takes `&mut self` is running: that has to end before \
                   `Store::get` is called";
    stores::keep(Box::new(Kept(running)));
    assert!(stores::put("get", 0).unwrap());
    // It has ended.
    assert_eq!(stores::cached("end").unwrap(), Some(0));
    stores::forget();
}
