//! genpipeline: iterators over iterators, two that are merged, and one over a tree.
use std::iter::from_fn;

fn numbers(count: usize, mut seed: i64) -> impl Iterator<Item = i64> {
    (0..count).map(move |_| {
        seed = (seed * 1103515245 + 12345) & 0x7fffffff;
        seed >> 8
    })
}

fn differences(items: impl Iterator<Item = i64>) -> impl Iterator<Item = i64> {
    items.scan(0, |last, x| Some(x - std::mem::replace(last, x)))
}

fn batches(mut items: impl Iterator<Item = i64>, size: usize) -> impl Iterator<Item = Vec<i64>> {
    from_fn(move || Some(items.by_ref().take(size).collect::<Vec<_>>()).filter(|b| !b.is_empty()))
}

fn steps(start: i64, step: i64, count: i64) -> impl Iterator<Item = i64> {
    (0..count).map(move |i| start + i * step)
}

fn merged(a: impl Iterator<Item = i64>, b: impl Iterator<Item = i64>) -> impl Iterator<Item = i64> {
    let (mut a, mut b) = (a.peekable(), b.peekable());
    from_fn(move || match (a.peek(), b.peek()) {
        (Some(x), Some(y)) if x <= y => a.next(),
        (_, Some(_)) => b.next(),
        (_, None) => a.next(),
    })
}

struct Tree {
    left: Option<Box<Tree>>,
    value: i64,
    right: Option<Box<Tree>>,
}

/// The values in order; nodes whose value and right half are still to come.
struct InOrder<'a>(Vec<&'a Tree>);

impl<'a> InOrder<'a> {
    fn descend(&mut self, mut tree: Option<&'a Tree>) {
        while let Some(node) = tree {
            self.0.push(node);
            tree = node.left.as_deref();
        }
    }
}

impl Iterator for InOrder<'_> {
    type Item = i64;

    fn next(&mut self) -> Option<i64> {
        let node = self.0.pop()?;
        self.descend(node.right.as_deref());
        Some(node.value)
    }
}

fn balanced(low: i64, high: i64) -> Option<Box<Tree>> {
    let middle = (low + high) / 2;
    (low < high).then(|| {
        Box::new(Tree {
            left: balanced(low, middle),
            value: middle * 7 % 101,
            right: balanced(middle + 1, high),
        })
    })
}

fn main() {
    let n = std::env::args().nth(1).map(|a| a.parse().unwrap());
    let count = if n.is_some() { 1000 } else { 50 };
    let tree = balanced(0, count);
    let mut total: i64 = 0;
    for i in 0..n.unwrap_or(1) {
        let odd_ones = numbers(count as usize, i).filter(|x| x % 3 != 0);
        for batch in batches(differences(odd_ones), 8) {
            total += batch.len() as i64 * batch.iter().max().unwrap();
        }
        for x in merged(steps(0, 3, count), steps(i, 5, count)) {
            total = (total * 3 + x) & 0xffffffff;
        }
        let mut items = InOrder(Vec::new());
        items.descend(tree.as_deref());
        for x in items {
            total = (total * 5 + x) & 0xffffffff;
        }
    }
    println!("genpipeline {total}");
}
