//! What a call from Rust into translated Python costs: `cargo bench -p mixed`.

use criterion::{criterion_group, criterion_main, Criterion};
use std::collections::HashMap;
use std::ffi::c_long;
use std::hint::black_box;

extern "C" {
    fn labs(x: c_long) -> c_long;
}

#[rpython::module("py/bank.py")]
mod bank {
    type Account;
    impl Account {
        fn new(owner: &str, balance: i64) -> Account;
        #[get]
        fn balance(&self) -> i64;
    }
    fn open_many(n: usize) -> Vec<Account>;
}

#[rpython::module("py/calling.py")]
mod calling {
    fn sum_of(f: &dyn Fn(i64) -> i64, n: usize) -> i64;
    fn mapped(f: &mut dyn FnMut(&str) -> String, words: &[String]) -> Vec<String>;
    fn total(numbers: &mut dyn Iterator<Item = i64>) -> i64;
}

#[rpython::module("py/iterating.py")]
mod iterating {
    fn count_to(n: usize) -> rpython::Iter<i64>;
}

/// What Python calls with numbers.
#[rpython::object]
pub trait Counter {
    fn add(&mut self, n: i64) -> i64;
}

/// What it calls with texts.
#[rpython::object]
pub trait Index {
    fn find(&self, word: &str) -> Option<usize>;
}

#[rpython::module("py/stores.py")]
mod stores {
    use super::{Counter, Index};

    fn added_up(counter: &mut dyn Counter, n: usize) -> i64;
    fn found_in(index: &dyn Index, words: &[String]) -> usize;
}

struct Sum(i64);

impl Counter for Sum {
    fn add(&mut self, n: i64) -> i64 {
        self.0 += n;
        self.0
    }
}

impl Index for HashMap<String, usize> {
    fn find(&self, word: &str) -> Option<usize> {
        self.get(word).copied()
    }
}

/// Objects of traits, beside those that Rust calls as `dyn`.
fn objects(c: &mut Criterion) {
    const MANY: usize = 1000;
    let mut sum = Sum(0);
    let counter: &mut dyn Counter = black_box(&mut sum);
    c.bench_function(
        "Rust, 1000 calls of (&mut dyn Counter).add(i64) -> i64",
        |b| b.iter(|| (0..MANY as i64).map(|n| counter.add(n)).sum::<i64>()),
    );
    c.bench_function(
        "RPython, 1000 calls of (&mut dyn Counter).add(i64) -> i64",
        |b| b.iter(|| stores::added_up(counter, black_box(MANY))),
    );
    let words: Vec<String> = (0..MANY).map(|i| format!("word {i}")).collect();
    let index: HashMap<String, usize> = words.iter().cloned().zip(0..).collect();
    let index: &dyn Index = black_box(&index);
    c.bench_function(
        "Rust, 1000 calls of (&dyn Index).find(&str) -> Option<usize>",
        |b| {
            b.iter(|| {
                words
                    .iter()
                    .filter_map(|word| index.find(word))
                    .sum::<usize>()
            })
        },
    );
    c.bench_function(
        "RPython, 1000 calls of (&dyn Index).find(&str) -> Option<usize>",
        |b| b.iter(|| stores::found_in(index, &words)),
    );
}

/// Closures and iterators, beside those that Rust calls through a pointer.
fn callbacks(c: &mut Criterion) {
    const MANY: usize = 1000;
    let double: &dyn Fn(i64) -> i64 = black_box(&|x| x * 2);
    c.bench_function("Rust, 1000 calls of &dyn Fn(i64) -> i64", |b| {
        b.iter(|| (0..MANY as i64).map(double).sum::<i64>())
    });
    c.bench_function("RPython, 1000 calls of &dyn Fn(i64) -> i64", |b| {
        b.iter(|| calling::sum_of(double, black_box(MANY)))
    });
    let words: Vec<String> = (0..MANY).map(|i| format!("word {i}")).collect();
    let mut upper = |word: &str| word.to_ascii_uppercase();
    c.bench_function("Rust, 1000 calls of FnMut(&str) -> String", |b| {
        let upper: &mut dyn FnMut(&str) -> String = black_box(&mut upper);
        b.iter(|| words.iter().map(|word| upper(word)).collect::<Vec<_>>())
    });
    c.bench_function("RPython, 1000 calls of FnMut(&str) -> String", |b| {
        b.iter(|| calling::mapped(&mut upper, &words))
    });
    c.bench_function("RPython, a loop over 1000 items of Rust's", |b| {
        b.iter(|| calling::total(black_box(&mut (0..MANY as i64))))
    });
    c.bench_function("Rust, a loop over 1000 items of a generator", |b| {
        b.iter(|| iterating::count_to(MANY).map(|n| n.unwrap()).sum::<i64>())
    });
}

/// Handles, beside boxes and places in a slab.
fn handles(c: &mut Criterion) {
    const MANY: usize = 10_000;
    let account = bank::Account::new("Ada", 1);
    c.bench_function("RPython, an object's attribute", |b| {
        b.iter(|| black_box(&account).balance())
    });
    c.bench_function("RPython, a handle cloned and dropped", |b| {
        b.iter(|| black_box(&account).clone())
    });
    // Every place once, far from the one before.
    let order: Vec<usize> = (0..MANY).map(|i| i * 7_919 % MANY).collect();
    let many = bank::open_many(MANY);
    c.bench_function("RPython, 10,000 objects in random order", |b| {
        b.iter(|| order.iter().map(|&i| many[i].balance()).sum::<i64>())
    });
    c.bench_function(
        "RPython, 10,000 objects made, held and dropped in random order",
        |b| {
            b.iter(|| {
                let mut many: Vec<_> = bank::open_many(MANY).into_iter().map(Some).collect();
                order.iter().for_each(|&i| many[i] = None);
            })
        },
    );
    c.bench_function(
        "Rust, 10,000 boxes made, held and dropped in random order",
        |b| {
            b.iter(|| {
                let account = |i: usize| Box::new((i.to_string(), i as i64, 0_i64));
                let mut many: Vec<_> = (0..MANY).map(|i| Some(account(i))).collect();
                order.iter().for_each(|&i| many[i] = None);
                black_box(many)
            })
        },
    );
}

fn calls(c: &mut Criterion) {
    // Through a pointer, because the compiler knows what `labs` does.
    let plain: unsafe extern "C" fn(c_long) -> c_long = black_box(labs);
    c.bench_function("extern C, long -> long", |b| {
        // Safety: it has no preconditions.
        b.iter(|| unsafe { plain(black_box(41)) })
    });
    c.bench_function("RPython, i64 -> i64", |b| {
        b.iter(|| mixed::values::next_i64(black_box(41)))
    });
    c.bench_function("RPython, i32 -> Result<i32, Error>", |b| {
        b.iter(|| mixed::values::next_i32(black_box(41)))
    });
    c.bench_function("RPython, &str -> usize", |b| {
        b.iter(|| mixed::values::length(black_box("a few words")))
    });
    c.bench_function("RPython, 1000 x f64 -> Vec<f64>", |b| {
        let xs = vec![1.5; 1000];
        b.iter(|| mixed::values::scaled(black_box(&xs), 2.0))
    });
}

criterion_group!(benches, calls, handles, callbacks, objects);
criterion_main!(benches);
