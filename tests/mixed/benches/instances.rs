//! What a call costs in an instance, and where the process's one is called in a library that may have several:
//! `cargo bench -p mixed --bench instances`. Without instances: `--bench call`. (Not in the package `instances`, whose tests are
//! sanitized: all that a benchmark needs would be, too.)

use criterion::{criterion_group, criterion_main, Criterion};
use instances::world;
use rpython::Instance;
use std::hint::black_box;
use std::mem::replace;

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

/// Places that are found by their numbers and used again: what a program in Rust alone would have.
struct Slab<T> {
    places: Vec<Place<T>>,
    free: usize,
}

enum Place<T> {
    Taken(T),
    Free(usize),
}

impl<T> Slab<T> {
    fn insert(&mut self, value: T) -> usize {
        let at = self.free;
        if at == self.places.len() {
            self.places.push(Place::Taken(value));
            self.free += 1;
        } else if let Place::Free(next) = replace(&mut self.places[at], Place::Taken(value)) {
            self.free = next;
        }
        at
    }

    fn remove(&mut self, at: usize) -> Option<T> {
        match replace(&mut self.places[at], Place::Free(self.free)) {
            Place::Taken(value) => {
                self.free = at;
                Some(value)
            }
            Place::Free(_) => None,
        }
    }

    fn get(&self, at: usize) -> Option<&T> {
        match &self.places[at] {
            Place::Taken(value) => Some(value),
            Place::Free(_) => None,
        }
    }
}

const MANY: usize = 10_000;

/// Numbers below `MANY`, each of them as often as the others, as if at random.
fn at_random() -> impl FnMut() -> usize {
    let (mut order, mut next): (Vec<usize>, usize) = ((0..MANY).collect(), 0);
    let mut state = 1u64;
    for i in (1..MANY).rev() {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        order.swap(i, (state >> 33) as usize % (i + 1));
    }
    move || {
        next = (next + 1) % MANY;
        order[next]
    }
}

/// Ten thousand objects in random order, by handles and in a slab.
fn many(c: &mut Criterion) {
    let mut own = Instance::new();
    let mut handles: Vec<world::Account> = (0..MANY)
        .map(|n| world::Account::new(&mut own, "Ada", n as i64))
        .collect();
    let mut slab = Slab {
        places: Vec::new(),
        free: 0,
    };
    let mut keys: Vec<usize> = (0..MANY)
        .map(|n| slab.insert(("Ada".to_string(), n as i64)))
        .collect();
    let mut random = at_random();
    c.bench_function("an attribute of one of 10,000 objects", |b| {
        b.iter(|| handles[random()].balance())
    });
    let mut random = at_random();
    c.bench_function("an attribute of one of 10,000 in a slab", |b| {
        b.iter(|| slab.get(keys[random()]).map(|of| of.1))
    });
    let mut random = at_random();
    c.bench_function("one of 10,000 handles goes, another comes", |b| {
        b.iter(|| {
            let (gone, kept) = (random(), random());
            handles[gone] = handles[kept].clone();
        })
    });
    let mut random = at_random();
    c.bench_function("one of 10,000 objects goes, another comes", |b| {
        b.iter(|| {
            let gone = random();
            handles[gone] = world::Account::new(&mut own, "Ada", 1);
        })
    });
    let mut random = at_random();
    c.bench_function("one of 10,000 in a slab goes, another comes", |b| {
        b.iter(|| {
            let gone = random();
            drop(slab.remove(keys[gone]));
            keys[gone] = slab.insert(("Ada".to_string(), 1));
        })
    });
}

criterion_group!(benches, calls, many);
criterion_main!(benches);
