//! Iterators of Python's in Rust: `rpython::Iter`.

use rpython::Iter;
use std::sync::{Mutex, MutexGuard};

#[rpython::module("py/iterating.py")]
mod iterating {
    use rpython::Iter;

    type Tree;

    fn count_to(n: usize) -> Iter<i64>;
    fn words(text: &str) -> rpython::Result<Iter<String>>;
    fn as_list(n: u8) -> rpython::Iter<u8>;
    fn table(n: usize) -> Iter<(String, i64)>;
    fn maybe(n: usize) -> Iter<Option<u16>>;
    fn guarded(name: &str) -> Iter<String>;
    fn closed() -> Vec<String>;
    fn tree(low: i64, high: i64) -> Option<Tree>;
    fn in_order(node: &Tree) -> Iter<i64>;
    fn filtered(keep: Box<dyn FnMut(i64) -> bool + Send>, items: &[i64]) -> Iter<i64>;
    fn filtered_lent(keep: impl FnMut(i64) -> bool, items: &[i64]) -> Iter<i64>;

    impl Tree {
        #[get]
        fn value(&self) -> i64;
        fn nodes(&self) -> Iter<Tree>;
    }
}

fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn all<T>(items: Iter<T>) -> Vec<T> {
    items.map(|item| item.unwrap()).collect()
}

#[test]
fn generators_and_others() {
    assert_eq!(all(iterating::count_to(4)), [0, 1, 2, 3]);
    assert_eq!(all(iterating::count_to(0)), [0; 0]);
    assert_eq!(all(iterating::as_list(3)), [0, 2, 4]);
    assert_eq!(all(iterating::table(2)), [("0".into(), 0), ("1".into(), 1)]);
    assert_eq!(all(iterating::maybe(3)), [Some(0), None, Some(2)]);
    // As far as it is wanted.
    let mut numbers = iterating::count_to(1 << 40);
    let three: rpython::Result<Vec<i64>> = numbers.by_ref().take(3).collect();
    assert_eq!(three.unwrap(), [0, 1, 2]);
    assert_eq!(numbers.next().unwrap().unwrap(), 3);
    // Several at the same time.
    let both = iterating::count_to(9).zip(iterating::count_to(3));
    let both = both.map(|(a, b)| (a.unwrap(), b.unwrap()));
    assert_eq!(both.collect::<Vec<_>>(), [(0, 0), (1, 1), (2, 2)]);
}

#[test]
fn exceptions_are_items() {
    let mut words = iterating::words("a stop b").unwrap();
    assert_eq!(words.next().unwrap().unwrap(), "a");
    let error = words.next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "ValueError: stopped");
    assert_eq!(error.traceback()[0].function, "words");
    // A generator is at its end then.
    assert!(words.next().is_none() && words.next().is_none());
    let mut bytes = iterating::as_list(200).skip(127);
    assert_eq!(bytes.next().unwrap().unwrap(), 254);
    let error = bytes.next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "OverflowError: 256 does not fit into u8");
    assert_eq!(bytes.count(), 71);
}

#[test]
fn of_objects() {
    let tree = iterating::tree(0, 7).unwrap();
    assert_eq!(all(iterating::in_order(&tree)), [0, 1, 2, 3, 4, 5, 6]);
    let nodes = all(tree.nodes());
    assert_eq!(nodes.len(), 7);
    assert!(nodes[3] == tree && nodes[6].value() == 6);
}

#[test]
fn they_are_let_go() {
    let _alone = alone();
    let before = iterating::closed().len();
    assert_eq!(all(iterating::guarded("a")), ["a", "a!"]);
    assert_eq!(iterating::closed().len(), before + 1);
    let mut begun = iterating::guarded("b");
    begun.next().unwrap().unwrap();
    drop(begun);
    drop(iterating::guarded("c"));
    assert_eq!(all(iterating::count_to(2)), [0, 1]);
}

#[test]
fn threads_share_them() {
    let numbers = Mutex::new(iterating::count_to(400));
    let sums: Vec<i64> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    let mut sum = 0;
                    while let Some(n) = { numbers.lock().unwrap().next() } {
                        sum += n.unwrap();
                    }
                    sum
                })
            })
            .collect();
        threads.into_iter().map(|it| it.join().unwrap()).collect()
    });
    assert_eq!(sums.iter().sum::<i64>(), 399 * 200);
}

/// What a closure has lent is taken back before the generator asks for it.
#[test]
fn with_closures() {
    let mut calls = 0;
    let keep = move |n| {
        calls += 1;
        n > calls
    };
    let found = iterating::filtered(Box::new(keep), &[0, 5, 1, 7]);
    assert_eq!(all(found), [5, 7]);
    let mut lent = iterating::filtered_lent(|_| true, &[1]);
    let error = lent.next().unwrap().unwrap_err();
    assert_eq!(error.type_name(), "ReferenceError");
    assert!(lent.next().is_none());
}
