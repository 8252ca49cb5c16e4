//! What a call costs in an instance, and where the process's one is called in a library that may have several:
//! `cargo bench -p instances`. Without instances: `cargo bench -p mixed`.

use criterion::{criterion_group, criterion_main, Criterion};
use instances::world;
use rpython::Instance;
use std::hint::black_box;

fn calls(c: &mut Criterion) {
    let mut own = Instance::new();
    c.bench_function("&mut Instance, i64 -> i64", |b| {
        b.iter(|| world::next_i64(black_box(&mut own), black_box(41)))
    });
    c.bench_function("the process's, () -> i64", |b| b.iter(world::count));
    c.bench_function("&mut Instance, () -> i64", |b| {
        b.iter(|| world::count_in(black_box(&mut own)))
    });
    let account = world::Account::new(&mut own, "Ada", 1);
    c.bench_function("an object's attribute", |b| {
        b.iter(|| black_box(&account).balance())
    });
    c.bench_function(
        "&mut Instance of which there are handles, i64 -> i64",
        |b| b.iter(|| world::next_i64(black_box(&mut own), black_box(41))),
    );
    c.bench_function("an instance that comes, is called and goes", |b| {
        b.iter(|| world::next_i64(&mut Instance::new(), black_box(41)))
    });
}

criterion_group!(benches, calls);
criterion_main!(benches);
