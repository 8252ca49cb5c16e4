//! What a call from Rust into translated Python costs: `cargo bench -p mixed`.

use criterion::{criterion_group, criterion_main, Criterion};
use std::ffi::c_long;
use std::hint::black_box;

extern "C" {
    fn labs(x: c_long) -> c_long;
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

criterion_group!(benches, calls);
criterion_main!(benches);
