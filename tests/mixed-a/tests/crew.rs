//! Threads of a library's own call what is Rust's.
//!
//! `tests/instances/sanitize` runs it under AddressSanitizer and ThreadSanitizer, with every object moved at every allocation.

use mixed_a::{crew, Board};
use std::cell::Cell;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Moving every object at every allocation takes its time.
const ROUNDS: usize = if cfg!(feature = "gc-stress") { 20 } else { 400 };
const THREADS: usize = 4;

/// What is kept is kept by the whole process.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The sum of what so many threads are called with.
fn sum(threads: usize) -> i64 {
    (threads * ROUNDS * (ROUNDS - 1) / 2) as i64
}

#[test]
fn boxes_are_called_by_all_threads() {
    let _alone = alone();
    // (`Cell` is `Send`, and not `Sync`.)
    let calls = Cell::new(0_i64);
    let seen = Arc::new(AtomicI64::new(0));
    let inside = seen.clone();
    crew::listen(Box::new(move |n| {
        calls.set(calls.get() + 1);
        inside.store(calls.get(), Ordering::Relaxed);
        Ok(n)
    }));
    assert_eq!(crew::run(THREADS, ROUNDS), (sum(THREADS), (0, 0, 0)));
    assert_eq!(seen.load(Ordering::Relaxed), (THREADS * ROUNDS) as i64);
    crew::forget();
}

#[test]
fn errors_and_panics_are_each_thread_s() {
    let _alone = alone();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    crew::listen(Box::new(|n| match n % 4 {
        1 => Err(format!("not {n}")),
        3 => panic!("{n} is too much"),
        _ => Ok(1),
    }));
    let quarter = THREADS * ROUNDS / 4;
    let ran = crew::run(THREADS, ROUNDS);
    std::panic::set_hook(before);
    assert_eq!(ran, (2 * quarter as i64, (quarter, quarter, 0)));
    crew::forget();
}

/// While a closure runs that lets others in, it is not called on another thread, unless it is `Sync`.
#[test]
fn what_runs_elsewhere_is_not_called() {
    let _alone = alone();
    let double = |n| {
        if n == 1 {
            crew::pass_gate();
        }
        n * 2
    };
    let refused = "a closure that runs on another thread, and is not Sync";
    assert_eq!(crew::meet(Box::new(double)), ["2", refused, "6"]);
    assert_eq!(crew::meet_sync(Box::new(double)), ["2", "4", "6"]);
    crew::forget();
}

/// (`Cell` is not `Sync`: other threads must not look at it.)
#[test]
fn what_is_lent_is_called_on_its_thread() {
    let _alone = alone();
    let calls = Cell::new(0);
    let f = |n: i64| {
        calls.set(calls.get() + 1);
        n * 10
    };
    let refused = "a closure that was lent on another thread";
    assert_eq!(crew::lend(&f), [refused, "10"]);
    assert_eq!(calls.get(), 1);
}

/// Adds up, and lets others in meanwhile if it is to.
struct Sum(i64, usize);

impl Sum {
    fn rest(&self) {
        if self.1 > 0 {
            crew::rest(self.1);
        }
    }
}

impl Board for Sum {
    fn add(&mut self, n: i64) {
        let before = self.0;
        self.rest();
        self.0 = before + n;
    }
    fn sum(&self) -> i64 {
        let before = self.0;
        self.rest();
        assert_eq!(self.0, before);
        self.0
    }
}

#[test]
fn objects_are_of_one_thread_at_a_time() {
    let _alone = alone();
    for rest in [0, if cfg!(feature = "gc-stress") { 5 } else { 200 }] {
        crew::post(Box::new(Sum(0, rest)));
        let (total, refused) = crew::add_in_threads(THREADS, ROUNDS / 4);
        assert_eq!(crew::sums(), [total]);
        assert!(rest > 0 || refused == 0);
        crew::forget();
    }
}

/// Threads of both sides at once: closures that raise, panic, and call the library, which has handles and objects meanwhile.
#[test]
fn threads_of_both_sides() {
    let _alone = alone();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let shared = crew::Account::new("Ada");
    let (deposits, alive) = (AtomicUsize::new(0), Arc::new(()));
    for _ in 0..3 {
        let (account, alive) = (shared.clone(), alive.clone());
        crew::listen(Box::new(move |n| {
            let _alive = &alive;
            match n % 5 {
                0 => Err("none".into()),
                1 => panic!("one"),
                2 => Ok(crew::rest(3) as i64),
                _ => Ok(account.deposit(1).min(0)),
            }
        }));
    }
    thread::scope(|scope| {
        for i in 0..8 {
            let (shared, deposits) = (&shared, &deposits);
            scope.spawn(move || {
                for round in 0..ROUNDS / 20 {
                    match (i + round) % 3 {
                        0 => {
                            let (total, (errors, panics, refused)) = crew::run(2, 5);
                            let calls = 2 * 5 * 3;
                            assert!(total >= 0 && errors + panics + refused <= calls);
                        }
                        1 => {
                            shared.deposit(1);
                            deposits.fetch_add(1, Ordering::Relaxed);
                        }
                        _ => {
                            let own = Cell::new(0);
                            let f = |n| {
                                own.set(own.get() + n);
                                crew::rest(2);
                                own.get()
                            };
                            assert_eq!(crew::lend(&f)[1], "1");
                        }
                    }
                }
            });
        }
    });
    std::panic::set_hook(before);
    assert!(shared.balance() >= deposits.load(Ordering::Relaxed) as i64);
    assert_eq!(Arc::strong_count(&alive), 4);
    crew::forget();
}
