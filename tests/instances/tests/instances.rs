//! Instances: what each keeps for itself, side by side, and what is left of them.

use instances::{store, world, Journal, Shown};
use rpython::Instance;
use std::sync::{Arc, Barrier, Mutex};
use std::thread;

/// Moving every object at every allocation takes its time.
const ROUNDS: usize = if cfg!(feature = "gc-stress") {
    400
} else {
    20_000
};

/// What is kept by the process belongs to one test at a time.
static PROCESS: Mutex<()> = Mutex::new(());

#[test]
fn each_keeps_its_own() {
    let _process = PROCESS.lock();
    let (mut a, mut b) = (Instance::new(), Instance::new());
    let before = world::count();
    assert_eq!((1..=3).map(|_| world::count_in(&mut a)).last(), Some(3));
    assert_eq!(world::count_in(&mut b), 1);
    assert_eq!(world::count(), before + 1);

    assert_eq!(world::remember(&mut a, "ä"), Ok(2));
    assert_eq!(world::remembered(&mut a), ["first", "ä"]);
    assert_eq!(world::remembered(&mut b), ["first"]);

    // What one module imports is another one's, in the same instance.
    world::put(&mut a, "three", 3);
    assert_eq!(world::look_up(&mut a, "three"), Some(3));
    assert_eq!(world::look_up(&mut a, "two"), Some(2));
    assert_eq!(world::look_up(&mut b, "three"), None);
    assert_eq!(store::stored(&mut a).len(), 3);
    assert_eq!(store::stored(&mut b).len(), 2);
    assert_eq!(store::stored_by_process(), 2);

    // Attributes of classes, and objects that importing made.
    assert_eq!(world::Account::opened(&mut a), 1);
    let _one = world::Account::new(&mut a, "Ada", 5);
    assert_eq!(world::Account::opened(&mut a), 2);
    assert_eq!(world::Account::opened(&mut b), 1);
    assert_eq!(world::bank(&mut a).deposit(5), Ok(1005));
    assert_eq!(world::bank(&mut b).balance(), 1000);
    assert_eq!(world::bank_of_process().balance(), 1000);
}

/// What nothing writes to is there once, and is led to by what is not.
#[test]
fn what_does_not_change_is_shared() {
    thread::scope(|scope| {
        for number in [7, 8] {
            scope.spawn(move || {
                let mut instance = Instance::new();
                for _ in 0..3 {
                    let found = world::found(&mut instance, &format!("number {number}"));
                    assert_eq!(found.unwrap(), (number, 100));
                }
                let expected = ["first", "number 1", "number 1", "number 1"];
                assert_eq!(world::remembered(&mut instance), expected);
            });
        }
    });
    assert!(world::found(&mut Instance::new(), "number 300").is_err());
}

#[test]
fn exceptions_are_the_instance_s() {
    let (mut a, mut b) = (Instance::new(), Instance::new());
    assert_eq!(
        world::fail(&mut a, "one").unwrap_err().to_string(),
        "Failure: one 1"
    );
    let error = world::fail(&mut a, "two").unwrap_err();
    assert_eq!(
        world::fail(&mut b, "three").unwrap_err().to_string(),
        "Failure: three 1"
    );
    drop(a);
    assert_eq!(error.to_string(), "Failure: two 2");
    assert_eq!(error.traceback().last().unwrap().function, "fail");
    assert_eq!(world::failures(&mut b), ["three"]);
}

#[test]
fn side_by_side() {
    let expected: Vec<i64> = (0..8)
        .map(|seed| world::spin(&mut Instance::new(), seed, ROUNDS))
        .collect();
    let results = thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|seed| {
                scope.spawn(move || {
                    let mut own = Instance::new();
                    world::put(&mut own, "seed", seed);
                    let result = world::spin(&mut own, seed, ROUNDS);
                    assert_eq!(world::look_up(&mut own, "seed"), Some(seed));
                    result
                })
            })
            .collect();
        let joined = threads.into_iter().map(|thread| thread.join().unwrap());
        joined.collect::<Vec<_>>()
    });
    assert_eq!(results, expected);
}

/// Each call goes on when the other one is under way: if calls took turns, this would not end.
#[test]
fn calls_of_two_instances_wait_for_each_other() {
    let both = Barrier::new(2);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut own = Instance::new();
                let mut wait = |_: &world::Account| {
                    both.wait();
                };
                assert_eq!(world::hand_out(&mut own, &mut wait, 10), 10);
            });
        }
    });
}

/// The call goes on when another thread has dropped a handle: if that took the lock, this would not end.
#[test]
fn handles_are_dropped_without_the_lock() {
    let mut own = Instance::new();
    let mut handles = Vec::new();
    for n in 0..2 {
        handles.push(world::Account::new(&mut own, "Ada", n));
    }
    let mut drop_one = |_: &world::Account| {
        let handle = handles.pop().unwrap();
        thread::spawn(move || drop(handle)).join().unwrap();
    };
    assert_eq!(world::hand_out(&mut own, &mut drop_one, 10), 10);
    assert!(handles.is_empty());
    // What is left of them goes with the next call.
    world::spin(&mut own, 1, 50);
}

#[test]
fn from_thread_to_thread() {
    let mut own = Instance::new();
    for n in 1..5 {
        own = thread::spawn(move || {
            assert_eq!(world::count_in(&mut own), n);
            world::spin(&mut own, n, 50);
            own
        })
        .join()
        .unwrap();
    }
    let shared = Mutex::new(own);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| world::count_in(&mut shared.lock().unwrap()));
        }
    });
    assert_eq!(world::count_in(&mut shared.into_inner().unwrap()), 9);
}

#[test]
fn handles_keep_their_instance() {
    let mut own = Instance::new();
    let account = world::Account::new(&mut own, "Ada", 10);
    let other = world::Account::new(&mut own, "Bob", 1);
    world::spin(&mut own, 1, ROUNDS.min(500));
    drop(own);
    assert_eq!(account.deposit(5), Ok(15));
    account.transfer(&other, 10).unwrap();
    let again = account.clone();
    assert_eq!(again, account);
    assert_ne!(again, other);
    drop(account);
    assert_eq!(
        format!("{again:?} {other:?}"),
        "Account('Ada', 5) Account('Bob', 11)"
    );
    // The last one goes on another thread.
    drop(again);
    thread::spawn(move || assert_eq!(other.balance(), 11))
        .join()
        .unwrap();
}

#[test]
fn objects_of_others_are_errors() {
    let (mut a, mut b) = (Instance::new(), Instance::new());
    let (ada, bob) = (
        world::Account::new(&mut a, "Ada", 1),
        world::Account::new(&mut b, "Bob", 2),
    );
    let wrong = "ValueError: an object of another instance";
    assert_eq!(world::total(&mut a, &[&ada, &ada]), Ok(2));
    assert_eq!(
        world::total(&mut a, &[&ada, &bob]).unwrap_err().to_string(),
        wrong
    );
    assert_eq!(
        world::total(&mut b, &[&ada]).unwrap_err().to_string(),
        wrong
    );
    assert_eq!(ada.transfer(&bob, 1).unwrap_err().to_string(), wrong);
    assert_eq!(
        world::balance_of_process(&ada).unwrap_err().to_string(),
        wrong
    );
    assert_eq!(
        world::balance_of_process(&world::bank_of_process()),
        Ok(1000)
    );
    assert_eq!((ada.balance(), bob.balance()), (1, 2));
    assert_ne!(ada, bob);
}

/// Who has the instance, and who has handles of its objects, take turns.
#[test]
fn calls_and_handles_take_turns() {
    let mut own = Instance::new();
    let account = world::Account::new(&mut own, "Ada", 0);
    let turns = ROUNDS.min(2_000) as i64;
    thread::scope(|scope| {
        for _ in 0..4 {
            let account = account.clone();
            scope.spawn(move || (0..turns).for_each(|_| assert!(account.deposit(1).is_ok())));
        }
        for n in 0..turns {
            assert_eq!(world::count_in(&mut own), n + 1);
            world::spin(&mut own, n, 5);
        }
    });
    assert_eq!(account.balance(), 4 * turns);
}

/// The first handle of an instance is made in the middle of a call of who has that to himself: from there on the call has the lock.
#[test]
fn objects_are_handed_out_in_the_middle_of_a_call() {
    let rounds = ROUNDS.min(2_000);
    let mut own = Instance::new();
    let (mut balances, mut others) = (Vec::new(), Vec::new());
    let mut hand_out = |account: &world::Account| {
        balances.push(account.balance());
        if others.is_empty() {
            let account = account.clone();
            others.push(thread::spawn(move || {
                (0..rounds).for_each(|_| assert!(account.deposit(1).is_ok()));
                account
            }));
        }
    };
    assert_eq!(
        world::hand_out(&mut own, &mut hand_out, rounds),
        rounds as i64
    );
    let account = others.pop().unwrap().join().unwrap();
    assert_eq!(account.balance(), 2 * rounds as i64);
    assert_eq!(balances, [0, rounds as i64]);
    assert_eq!(world::count_in(&mut own), 1);
}

#[test]
fn memory_comes_back() {
    let megabyte = 1 << 20;
    // (A process that kept what these hold would not have the memory.)
    let rounds = if cfg!(feature = "gc-stress") { 5 } else { 400 };
    for _ in 0..rounds {
        let mut own = Instance::new();
        assert_eq!(world::hold(&mut own, 30 * megabyte), Ok(1));
        assert_eq!(world::hold(&mut own, 100), Ok(2));
    }
    assert!(resident() < 400 * megabyte, "{}", resident());
    let mut own = Instance::new();
    let error = world::hold(&mut own, usize::MAX >> 4).unwrap_err();
    assert_eq!(error.type_name(), "MemoryError");
    assert_eq!(world::hold(&mut own, 10), Ok(1));
}

/// Bytes of memory that the process has.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.trim().strip_suffix(" kB"));
    number.map_or(0, |number| number.parse::<usize>().unwrap() * 1024)
}

#[test]
fn finalizers_run_in_the_end() {
    let path = std::env::temp_dir().join(format!("rpython-instances-{}", std::process::id()));
    let text = path.to_str().unwrap();
    let mut own = Instance::new();
    // (What is kept goes when nothing is left that could look at it.)
    world::mourn_in_the_end(&mut own, "kept", text);
    world::mourn(&mut own, "one", text);
    drop(own);
    let expected = "one.\nkept\n";
    assert_eq!(std::fs::read_to_string(&path).unwrap(), expected);
    std::fs::remove_file(&path).unwrap();
}

/// The closures that an instance keeps, and what they have raised.
#[test]
fn closures_go_with_their_instance() {
    let shared = Arc::new(());
    let mut own = Instance::new();
    for _ in 0..3 {
        let inside = shared.clone();
        let listener = Box::new(move || Err(Shown(inside.clone())));
        world::listen(&mut own, listener);
    }
    assert_eq!(Arc::strong_count(&shared), 7);
    drop(own);
    assert_eq!(Arc::strong_count(&shared), 1);
}

/// The objects of Rust's that instances keep: each its own.
#[test]
fn objects_go_with_their_instance() {
    #[derive(Default)]
    struct Lines {
        lines: Vec<String>,
        _shared: Arc<()>,
    }
    impl Journal for Lines {
        fn write(&mut self, line: &str) -> usize {
            self.lines.push(line.into());
            self.lines.len()
        }
        fn lines(&self) -> Vec<String> {
            self.lines.clone()
        }
    }
    let shared = Arc::new(());
    let lines = || Lines {
        lines: Vec::new(),
        _shared: shared.clone(),
    };
    let mut all: Vec<_> = (0..4).map(|_| Instance::new()).collect();
    thread::scope(|scope| {
        for (index, own) in all.iter_mut().enumerate() {
            let lines = Box::new(lines());
            scope.spawn(move || {
                assert!(world::note(own, "early").is_err());
                world::journal(own, lines);
                for round in 1..=20 {
                    let line = format!("{index} {round}");
                    assert_eq!(world::note(own, &line).unwrap(), round);
                }
            });
        }
    });
    let mut copy = lines();
    assert_eq!(world::copied(&mut all[0], &mut copy), 20);
    assert_eq!(world::copied(&mut all[3], &mut copy), 40);
    assert_eq!((&*copy.lines[0], &*copy.lines[39]), ("0 1", "3 20"));
    // The one before goes when nothing refers to it any more.
    world::journal(&mut all[1], Box::new(lines()));
    assert_eq!(world::noted(&mut all[1]), [""; 0]);
    drop(all);
    assert_eq!(Arc::strong_count(&shared), 2);
}
