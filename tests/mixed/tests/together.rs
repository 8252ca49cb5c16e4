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
