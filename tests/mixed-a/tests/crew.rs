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

/// An `FnMut` that runs is not called again: neither by itself nor on another thread.
#[test]
fn what_changes_is_not_called_while_it_runs() {
    let _alone = alone();
    let (refused, elsewhere) = (
        "the closure is running already: it is an FnMut, which has to end first",
        "a closure that runs on another thread, and is not Sync",
    );
    let mut calls = 0;
    let meeting = move |n| {
        calls += 1;
        if n == 1 {
            crew::pass_gate();
        }
        calls
    };
    let texts = crew::meet_mut(Box::new(meeting));
    assert_eq!([&texts[0], &texts[2]], ["1", "2"]);
    assert_eq!(texts[1], elsewhere);

    let mut calls = 0;
    crew::hold_mut(Box::new(move |n| {
        calls += 1;
        match n {
            0 => calls.to_string(),
            1 => format!("{calls} {}", crew::call_held_mut(0)[0]),
            _ => {
                crew::pass_gate();
                calls.to_string()
            }
        }
    }));
    assert_eq!(crew::call_held_mut(1), [format!("1 {refused}")]);
    assert_eq!(crew::call_held_mut(0), ["2"]);
    crew::close_gate();
    let texts = thread::scope(|scope| {
        let first = scope.spawn(|| crew::call_held_mut(2));
        crew::await_first();
        let second = crew::call_held_mut(0);
        crew::open_gate();
        [first.join().unwrap(), second]
    });
    assert_eq!(texts, [["3"], [elsewhere]]);
    crew::forget();
}

/// An `Fn` is: by itself, and on another thread if it is `Sync`.
#[test]
fn what_does_not_change_is_called_while_it_runs() {
    let _alone = alone();
    crew::hold(Box::new(|n| match n {
        0 => "end".into(),
        100 => {
            crew::pass_gate();
            "through".into()
        }
        n => format!("{n} {}", crew::call_held(n - 1)[0]),
    }));
    assert_eq!(crew::call_held(3), ["3 2 1 end"]);
    crew::close_gate();
    let texts = thread::scope(|scope| {
        let first = scope.spawn(|| crew::call_held(100));
        crew::await_first();
        let second = crew::call_held(2);
        crew::open_gate();
        [first.join().unwrap(), second]
    });
    assert_eq!(texts, [["through"], ["2 1 end"]]);
    crew::forget();
}

/// Two threads have an iterator of Python's in turn, and another one lets it go.
#[test]
fn iterators_are_used_in_turn() {
    let _alone = alone();
    let rounds = ROUNDS / 2;
    let mut items = crew::count(2 * rounds + 1);
    let items = thread::scope(|scope| {
        let (to, from) = std::sync::mpsc::channel();
        let (back, returned) = std::sync::mpsc::channel();
        scope.spawn(move || {
            for (mut items, n) in from {
                let item: Option<rpython::Result<Vec<String>>> = Iterator::next(&mut items);
                assert_eq!(item.unwrap().unwrap(), vec![format!("{n}"); 3]);
                back.send(items).unwrap();
            }
        });
        for round in 0..rounds {
            let item = items.next().unwrap().unwrap();
            assert_eq!(item, vec![(2 * round).to_string(); 3]);
            to.send((items, 2 * round + 1)).unwrap();
            items = returned.recv().unwrap();
        }
        items
    });
    // At once, too: each item comes once.
    let shared = Mutex::new(crew::count(rounds));
    let seen = AtomicI64::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let next = || shared.lock().unwrap().next();
                while let Some(item) = next() {
                    let n: i64 = item.unwrap()[0].parse().unwrap();
                    seen.fetch_add(n, Ordering::Relaxed);
                }
            });
        }
    });
    assert_eq!(seen.into_inner(), (rounds * (rounds - 1) / 2) as i64);
    assert_eq!(crew::ended(), [rounds]);
    thread::spawn(move || drop(items)).join().unwrap();
    crew::forget();
}

/// And one of Rust's that Python keeps.
#[test]
fn iterators_of_rust_are_used_in_turn() {
    let _alone = alone();
    let kept = Arc::new(());
    let inside = kept.clone();
    // (A `Cell` in it: it is `Send`, and not `Sync`.)
    let next = Cell::new(0);
    crew::draw_from(Box::new(std::iter::from_fn(move || {
        let _inside = &inside;
        next.set(next.get() + 1);
        Some(next.get())
    })));
    let sums: Vec<i64> = thread::scope(|scope| {
        let drawing = || (0..ROUNDS).map(|_| crew::draw()).sum::<i64>();
        let threads = [(); 2].map(|()| scope.spawn(drawing));
        threads.into_iter().map(|it| it.join().unwrap()).collect()
    });
    let drawn = (2 * ROUNDS) as i64;
    assert_eq!(sums.iter().sum::<i64>(), drawn * (drawn + 1) / 2);
    crew::forget();
    assert_eq!(Arc::strong_count(&kept), 1);
}

/// Methods with `&mut self`, called by two threads of Rust's through the library; and of what is lent, by its own thread alone.
#[test]
fn objects_that_change_are_reached_from_two_threads() {
    let _alone = alone();
    for rest in [0, 5] {
        crew::post(Box::new(Sum(0, rest)));
        let adding = || {
            (0..ROUNDS as i64)
                .filter(|&n| crew::add_to_all(n))
                .sum::<i64>()
        };
        let sums = thread::scope(|scope| {
            let other = scope.spawn(adding);
            [adding(), other.join().unwrap()]
        });
        assert_eq!(crew::sums(), [sums[0] + sums[1]]);
        assert!(rest > 0 || sums[0] + sums[1] == (ROUNDS * (ROUNDS - 1)) as i64);
        crew::forget();
    }
    let mut lent = Sum(0, 0);
    let texts = crew::lend_board(&mut lent);
    assert_eq!(
        texts,
        ["an object of `Board` that was lent on another thread"]
    );
    assert_eq!(lent.0, 10);
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
