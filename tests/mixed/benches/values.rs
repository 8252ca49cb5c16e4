//! What it costs that values cross, beside what plain Rust does for the same: `cargo bench -p mixed --bench values`.

use criterion::{criterion_group, criterion_main, BatchSize, Criterion};
use mixed::{collections_of, values};
use std::collections::HashMap;
use std::hint::black_box;

#[rpython::module("py/buffers.py")]
mod buffers {
    fn scale(xs: &mut [f64], by: f64);
    fn total(#[buffer] xs: &[u8]) -> u64;
}

fn texts(c: &mut Criterion) {
    let ascii = "x".repeat(1 << 20);
    let other = "aä€😀".repeat((1 << 20) / 10);
    c.bench_function("RPython, 1 MB of ASCII in", |b| {
        b.iter(|| values::length(black_box(&ascii)))
    });
    c.bench_function("RPython, 1 MB of UTF-8 in", |b| {
        b.iter(|| values::length(black_box(&other)))
    });
    c.bench_function("Rust, 1 MB of ASCII copied and counted", |b| {
        b.iter(|| black_box(black_box(&ascii).clone()).chars().count())
    });
    let words: Vec<String> = (0..100_000).map(|i| i.to_string()).collect();
    let text = words.join(" ");
    c.bench_function("RPython, a text in, 100,000 Strings out", |b| {
        b.iter(|| values::split(black_box(&text)))
    });
    c.bench_function("Rust, a text split into 100,000 Strings", |b| {
        b.iter(|| {
            let words = black_box(&text).split_whitespace();
            words.map(String::from).collect::<Vec<_>>()
        })
    });
    c.bench_function("RPython, 100,000 Strings in, one out", |b| {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        b.iter(|| values::joined(black_box(&words), ","))
    });
    c.bench_function("Rust, 100,000 Strings cloned and joined", |b| {
        b.iter(|| black_box(black_box(&words).clone()).join(","))
    });
}

fn rows(c: &mut Criterion) {
    let xs = vec![1.5; 100_000];
    c.bench_function("RPython, 100,000 x f64 in and out", |b| {
        b.iter(|| values::scaled(black_box(&xs), 2.0))
    });
    c.bench_function("Rust, 100,000 x f64 in and out", |b| {
        b.iter(|| black_box(&xs).iter().map(|x| x * 2.0).collect::<Vec<_>>())
    });
    c.bench_function("RPython, 100,000 x f64 in a buffer", |b| {
        b.iter_batched_ref(
            || xs.clone(),
            |xs| buffers::scale(xs, 2.0),
            BatchSize::LargeInput,
        )
    });
    c.bench_function("RPython, 1 MB in a buffer", |b| {
        let bytes = vec![1; 1 << 20];
        b.iter(|| buffers::total(black_box(&bytes)))
    });
}

fn maps(c: &mut Criterion) {
    let table: HashMap<i32, i32> = (0..10_000).map(|i| (i, -i)).collect();
    c.bench_function("RPython, a map of 10,000 in and out", |b| {
        b.iter(|| collections_of::changed(black_box(table.clone()), 1))
    });
    c.bench_function("Rust, a map of 10,000 collected twice", |b| {
        b.iter(|| {
            let once: HashMap<i32, i32> = black_box(&table).iter().map(|(&k, &v)| (k, v)).collect();
            once.into_iter().collect::<HashMap<_, _>>()
        })
    });
}

criterion_group!(benches, texts, rows, maps);
criterion_main!(benches);
