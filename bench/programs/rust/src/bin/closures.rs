//! closures: functions made at run time, kept in lists, made of others, and with a state.
use std::rc::Rc;

type Stage = Rc<dyn Fn(i64) -> i64>;

fn adder(k: i64) -> Stage {
    Rc::new(move |x| x + k)
}

fn scaler(k: i64) -> Stage {
    Rc::new(move |x| (x * k) & 0xffffff)
}

fn clamp(low: i64, high: i64) -> Stage {
    Rc::new(move |x: i64| x.clamp(low, high))
}

fn composed(f: Stage, g: Stage) -> Stage {
    Rc::new(move |x| g(f(x)))
}

fn above(bound: i64) -> impl Fn(i64) -> bool {
    move |x| x & 1023 > bound
}

fn counter(step: i64) -> Box<dyn FnMut() -> i64> {
    let mut count = 0;
    Box::new(move || {
        count = (count + step) & 0xffffff;
        count
    })
}

fn made(kind: i64, k: i64) -> Stage {
    match kind {
        0 => adder(k),
        1 => scaler(k | 1),
        _ => clamp(k, k * 64),
    }
}

fn main() {
    let n: usize = std::env::args().nth(1).map_or(2, |a| a.parse().unwrap());
    let mut seed: i64 = 31;
    let mut total = 0;
    let values: Vec<i64> = (0..64).map(|i| i * 37 & 1023).collect();
    for _ in 0..n {
        let stages: Vec<Stage> = (0..8)
            .map(|_| {
                seed = (seed * 1103515245 + 12345) & 0x7fffffff;
                made((seed >> 12) % 3, (seed >> 16) & 255)
            })
            .collect();
        let whole = stages.iter().cloned().reduce(composed).unwrap();
        total += values.iter().map(|&x| whole(x)).sum::<i64>();
        let keep = above(seed >> 22);
        for &x in &values {
            let x = stages.iter().fold(x, |x, stage| stage(x));
            if keep(x) {
                total += x;
            }
        }
        let mut ticks: Vec<_> = (1..5).map(counter).collect();
        for i in 0..64 {
            total += ticks[i & 3]();
        }
        total &= 0x3fffffffff;
    }
    println!("closures {total}");
}
