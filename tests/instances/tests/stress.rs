//! Eight threads do at random what can be done: calls in instances of their own and in the one of the process, with handles that all
//! share, closures that raise and panic, iterators that end on other threads, closures that Python keeps, guards.
//!
//! `tests/instances/sanitize` runs it, and the other tests here, under AddressSanitizer and ThreadSanitizer, with every object moved at
//! every allocation. `RPYTHON_STRESS` is a number of rounds, for longer runs.

use rpython::Instance;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::Arc;
use std::thread;

#[rpython::module("py/stress.py")]
mod stress {
    use rpython::{Guard, Instance, Iter, Result, StrView};

    pub type Account;

    pub fn bank() -> Account;
    pub fn bank_in(instance: &mut Instance) -> Account;
    pub fn opened(owner: &str) -> Account;
    pub fn opened_in(instance: &mut Instance, owner: &str) -> Account;
    pub fn audits() -> usize;
    pub fn audits_in(instance: &mut Instance) -> usize;
    pub fn caught() -> usize;
    pub fn forgiving(
        check: impl FnMut(i64) -> std::result::Result<i64, String>,
        rounds: usize,
    ) -> i64;
    pub fn forgiving_in(
        instance: &mut Instance,
        check: &mut dyn FnMut(i64) -> std::result::Result<i64, String>,
        rounds: usize,
    ) -> i64;
    pub fn listen(listener: Box<dyn Fn(i64) + Send>);
    pub fn tell(n: i64) -> usize;
    pub fn forget();
    pub fn churn(seed: i64, rounds: usize) -> i64;
    pub fn churn_in(instance: &mut Instance, seed: i64, rounds: usize) -> i64;

    impl Account {
        pub fn deposit(&self, amount: i64) -> Result<i64>;
        #[get]
        pub fn balance(&self) -> i64;
        #[get]
        pub fn owner(&self, guard: &Guard) -> Result<StrView<'_>>;
        pub fn audit(&self, check: impl Fn(&str) -> bool) -> Result<usize>;
        pub fn entries(&self) -> Iter<String>;
    }
}

/// What each thread does. (Moving every object at every allocation takes its time.)
const ROUNDS: usize = if cfg!(feature = "gc-stress") {
    150
} else {
    1_500
};

const THREADS: usize = 8;
/// What there is to do.
const WAYS: u64 = 14;

/// A thread's own numbers (xorshift64*).
struct Random(u64);

impl Random {
    fn next(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % below
    }
}

/// What there should be of each account that threads share: who deposits in it adds here, too.
struct Shared {
    account: stress::Account,
    owner: String,
    balance: AtomicI64,
}

impl Shared {
    fn deposit(&self, amount: i64) {
        self.balance.fetch_add(amount, Ordering::Relaxed);
        self.account.deposit(amount).unwrap();
    }
}

/// What one thread gives another.
enum Parcel {
    Account(stress::Account),
    Entries(rpython::Iter<String>),
    Instance(Instance),
}

struct Worker<'a> {
    random: Random,
    own: Instance,
    /// What is kept of the instance that this thread has.
    held: Vec<stress::Account>,
    shared: &'a [Shared],
    audits: &'a AtomicUsize,
    caught: &'a AtomicUsize,
    /// How many listeners there are: none may be left.
    alive: &'a Arc<()>,
    to: &'a [Sender<Parcel>],
    from: Receiver<Parcel>,
}

impl<'a> Worker<'a> {
    fn run(mut self) {
        let wanted = std::env::var("RPYTHON_STRESS").ok();
        let rounds = wanted.map_or(ROUNDS, |it| it.parse().expect("RPYTHON_STRESS is a number"));
        for round in 0..rounds {
            let way = self.random.next(WAYS);
            self.step(way, round);
        }
    }

    fn any(&mut self) -> &'a Shared {
        let n = self.random.next(self.shared.len() as u64);
        &self.shared[n as usize]
    }

    fn send(&mut self, parcel: Parcel) {
        let n = self.random.next(self.to.len() as u64);
        // (Who has ended takes nothing any more; then it is dropped here.)
        let _ = self.to[n as usize].send(parcel);
    }

    fn step(&mut self, way: u64, round: usize) {
        match way {
            0 | 1 => {
                let amount = self.random.next(100) as i64;
                self.any().deposit(amount);
            }
            2 => {
                let error = self.any().account.deposit(-5).unwrap_err();
                assert_eq!(error.to_string(), "ValueError: a withdrawal of 5");
            }
            3 => self.audit(),
            4 => self.forgive(),
            5 => self.forgive_in(),
            6 => {
                let seed = self.random.next(1 << 20) as i64;
                let expected = stress::churn_in(&mut self.own, seed, 20);
                assert_eq!(stress::churn(seed, 20), expected);
            }
            7 => {
                let alive = self.alive.clone();
                let sum = AtomicI64::new(0);
                stress::listen(Box::new(move |n| {
                    // (What it has is its own.)
                    let _ = &alive;
                    sum.fetch_add(n, Ordering::Relaxed);
                }));
                assert!(stress::tell(round as i64) >= 1);
            }
            8 => {
                let account = stress::opened_in(&mut self.own, "own");
                assert_eq!(account.deposit(7), Ok(7));
                self.held.push(account);
                if self.held.len() > 20 {
                    let n = self.random.next(20) as usize;
                    let account = self.held.swap_remove(n);
                    self.send(Parcel::Account(account));
                }
            }
            9 => {
                let mut entries = self.any().account.entries();
                let known = entries
                    .next()
                    .is_none_or(|entry| entry == Ok("entry 0".into()));
                assert!(known);
                self.send(Parcel::Entries(entries));
            }
            10 => {
                let account = self.any().account.clone();
                assert_eq!(account, self.any_same(&account).account);
                self.send(Parcel::Account(account));
            }
            11 => {
                let guard = rpython::lock();
                let shared = self.any();
                let owner = shared.account.owner(&guard).unwrap();
                stress::churn(1, 5);
                assert_eq!(owner, *shared.owner);
            }
            12 => {
                let fresh = Instance::new();
                let own = std::mem::replace(&mut self.own, fresh);
                self.held.clear();
                self.send(Parcel::Instance(own));
            }
            _ => self.receive(),
        }
    }

    /// The shared one of an account.
    fn any_same(&self, account: &stress::Account) -> &'a Shared {
        let same = |shared: &&Shared| shared.account == *account;
        self.shared.iter().find(same).unwrap()
    }

    fn receive(&mut self) {
        let Ok(parcel) = self.from.try_recv() else {
            return;
        };
        match parcel {
            Parcel::Account(account) => {
                assert!(account.balance() >= 0);
                assert!(account.to_string().starts_with("Account('"));
            }
            Parcel::Entries(mut entries) => {
                // (What the iterator is of may have got more.)
                for entry in entries.by_ref().take(3) {
                    assert!(entry.unwrap().starts_with("entry "));
                }
            }
            Parcel::Instance(mut other) => {
                assert_eq!(stress::bank_in(&mut other).balance() % 3, 0);
                stress::bank_in(&mut other).deposit(3).unwrap();
                self.own = other;
            }
        }
    }

    /// A closure that is asked about each note, calls the library in between, and panics at times.
    fn audit(&mut self) {
        let (bad, churn) = (self.random.next(12), self.random.next(3) == 0);
        let count = AtomicUsize::new(0);
        let shared = self.any();
        let audits = self.audits;
        audits.fetch_add(1, Ordering::Relaxed);
        let result = catch_unwind(AssertUnwindSafe(|| {
            shared.account.audit(|note: &str| {
                assert!(note.starts_with("deposit "));
                let n = count.fetch_add(1, Ordering::Relaxed);
                if churn {
                    stress::churn(n as i64, 3);
                }
                if n as u64 == bad {
                    std::panic::panic_any(bad);
                }
                n.is_multiple_of(2)
            })
        }));
        match result {
            Ok(result) => assert_eq!(result, Ok(count.into_inner().div_ceil(2))),
            Err(payload) => assert_eq!(payload.downcast_ref(), Some(&bad)),
        }
    }

    /// A closure that fails at times.
    fn forgive(&mut self) {
        let failing = self.random.next(6) as i64;
        let caught = self.caught;
        let check = |n: i64| {
            if n % 6 == failing {
                caught.fetch_add(1, Ordering::Relaxed);
                return Err("no".to_owned());
            }
            stress::churn(n, 2);
            Ok(n)
        };
        let total = stress::forgiving(check, 12);
        assert_eq!(total, 66 - (failing + failing + 6) + 4);
    }

    /// The same in an instance, where a panic leaves no trace.
    fn forgive_in(&mut self) {
        let failing = self.random.next(20) as i64;
        let mut calls = 0;
        let mut check = |n: i64| {
            calls += 1;
            if n == failing {
                std::panic::panic_any("enough");
            }
            if n % 2 == 0 {
                return Err(String::from("no"));
            }
            Ok(1)
        };
        let own = &mut self.own;
        let result = catch_unwind(AssertUnwindSafe(|| {
            stress::forgiving_in(own, &mut check, 10)
        }));
        match result {
            Ok(total) => assert_eq!((total, calls), (5 + 10, 10)),
            Err(payload) => {
                assert_eq!(payload.downcast_ref(), Some(&"enough"));
                assert_eq!(calls, failing + 1);
            }
        }
    }
}

#[test]
fn eight_threads() {
    // (Panics are part of it.)
    std::panic::set_hook(Box::new(|info| {
        if info.payload().is::<String>() {
            eprintln!("{info}");
        }
    }));
    let before = (stress::audits(), stress::caught());
    let (audits, caught) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let alive = Arc::new(());
    let mut shared: Vec<Shared> = (0..5)
        .map(|n| {
            let owner = format!("owner {n}");
            let account = stress::opened(&owner);
            let balance = AtomicI64::new(0);
            Shared {
                account,
                owner,
                balance,
            }
        })
        .collect();
    let account = stress::bank();
    let balance = AtomicI64::new(account.balance());
    let owner = "bank".into();
    shared.push(Shared {
        account,
        owner,
        balance,
    });
    let (to, from): (Vec<_>, Vec<_>) = (0..THREADS).map(|_| channel()).unzip();
    thread::scope(|scope| {
        for (n, from) in from.into_iter().enumerate() {
            let worker = Worker {
                random: Random(n as u64 * 1000 + 1),
                own: Instance::new(),
                held: Vec::new(),
                shared: &shared,
                audits: &audits,
                caught: &caught,
                alive: &alive,
                to: &to,
                from,
            };
            scope.spawn(move || worker.run());
        }
    });
    for one in &shared {
        assert_eq!(one.account.balance(), one.balance.load(Ordering::Relaxed));
    }
    assert_eq!(stress::audits() - before.0, audits.into_inner());
    assert_eq!(stress::caught() - before.1, caught.into_inner());
    drop(shared);
    // What Python lets go of is dropped where finalizers run.
    stress::forget();
    assert_eq!(Arc::strong_count(&alive), 1);
}
