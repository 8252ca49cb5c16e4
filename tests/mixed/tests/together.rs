//! Three libraries, with modules and functions of the same names, in one program; from several
//! threads; with more objects than the heap starts with.

use mixed::{faults, memory, values};

/// Moving every object at every allocation takes its time.
const ROUNDS: usize = if cfg!(feature = "gc-stress") { 2 } else { 200 };
const DEPTH: u32 = if cfg!(feature = "gc-stress") { 4 } else { 9 };

#[test]
fn the_collector_runs() {
    let (total, name) = memory::churn(ROUNDS, DEPTH);
    assert_eq!(total, ROUNDS as u64 * ((1 << (DEPTH + 1)) - 1));
    assert_eq!(name, "l".repeat(DEPTH as usize));
    let n = if cfg!(feature = "gc-stress") {
        100
    } else {
        50_000
    };
    let names = memory::table(n);
    assert_eq!(names.len(), n);
    assert_eq!(names[0], format!("n{}", n - 1));
}

#[test]
fn each_library_has_its_own() {
    assert_eq!(mixed_a::calc::name(), "a");
    assert_eq!(mixed_b::calc::name(), "b");
    assert_eq!(mixed_a::calc::add(1, 2), 3);
    assert_eq!(mixed_b::calc::add(1, 2), 1003);
    // Each has its own objects.
    assert_eq!(mixed_a::calc::push("x"), 1);
    assert_eq!(mixed_a::calc::push("y"), 2);
    assert_eq!(mixed_b::calc::push("z"), 1);
    // A value from one to the other.
    let (text, n) = mixed_a::calc::describe(&[1, 2, 3]);
    assert_eq!(
        mixed_b::calc::describe(&[n, 10]),
        ("b: 6 + 10".to_string(), 16)
    );
    assert_eq!(text, "a: 1 + 2 + 3");
    // And an exception in one while the other is in use.
    let error = mixed_a::calc::fail("ä").unwrap_err();
    assert_eq!(
        mixed_b::calc::fail("ö").unwrap_err().to_string(),
        "Failure: b says ö"
    );
    assert_eq!(error.to_string(), "Failure: a says ä");
    assert_eq!(error.traceback()[0].file, "py/calc.py");
}

#[test]
fn finalizers() {
    for n in [1, 10, 1000] {
        let open = memory::lease(n);
        // (In stress mode each may be given back before the next is taken.)
        let least = usize::from(!cfg!(feature = "gc-stress"));
        assert!((least..=n).contains(&open), "{open}");
        assert_eq!(memory::given_back(), (0, 0));
    }
}

#[test]
fn threads() {
    let threads: Vec<_> = (0..8)
        .map(|i| {
            std::thread::spawn(move || {
                for round in 0..ROUNDS {
                    let n = i64::from(round as u32) + 11;
                    let error = faults::outer(n).unwrap_err();
                    assert_eq!(error.message(), format!("{n} is too much"));
                    let text = format!("{i} {round}");
                    let failed = mixed_a::calc::fail(&text).unwrap_err();
                    assert_eq!(mixed_b::calc::add(i, n), i + n + 1000);
                    assert_eq!(failed.message(), format!("a says {text}"));
                    assert_eq!(values::shout(&text), format!("{text}!"));
                    assert_eq!(memory::table(20)[0], "n19");
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
}

/// A library that starts threads: Rust's threads come in between.
#[test]
fn threads_of_the_library_and_of_rust() {
    use mixed_b::work;
    use std::sync::atomic::{AtomicBool, Ordering};
    let threads: Vec<_> = (0..4)
        .map(|i| {
            std::thread::spawn(move || {
                assert_eq!(work::remembered(), -1);
                work::remember(i);
                for round in 1..6 {
                    let n = 300 * round + i;
                    assert_eq!(work::sum_in_threads(n, 3), n * (n - 1) / 2);
                    let error = work::fail_after(n).unwrap_err();
                    assert_eq!(error.message(), format!("after {n} rounds"));
                    let squares: Vec<i64> = (0..i + round).map(|x| x * x).collect();
                    assert_eq!(work::squares_by_stacklet(i + round), squares);
                    assert_eq!(mixed_b::calc::add(round, i), round + i + 1000);
                }
                assert_eq!(work::remembered(), i);
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    // One waits inside for a lock that another one holds, and others come in meanwhile.
    static GIVEN: AtomicBool = AtomicBool::new(false);
    work::take();
    let waiting = std::thread::spawn(|| {
        work::take();
        assert!(GIVEN.load(Ordering::SeqCst));
        work::give();
    });
    std::thread::sleep(std::time::Duration::from_millis(20));
    assert_eq!(work::sum_in_threads(100, 4), 4950);
    GIVEN.store(true, Ordering::SeqCst);
    work::give();
    waiting.join().unwrap();
}
