//! prioqueue: shortest ways over a grid, and a queue of events.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// The sum of the costs of the cheapest ways from a corner to all cells.
fn shortest(costs: &[i64], side: usize) -> i64 {
    let mut best = vec![i64::MAX; side * side];
    best[0] = 0;
    let mut queue = BinaryHeap::from([Reverse((0, 0))]);
    let mut total = 0;
    while let Some(Reverse((cost, cell))) = queue.pop() {
        if cost > best[cell] {
            continue;
        }
        total += cost;
        let x = cell % side;
        let steps = [
            (x > 0).then(|| cell - 1),
            (x < side - 1).then_some(cell + 1),
            (cell >= side).then(|| cell - side),
            (cell < side * (side - 1)).then_some(cell + side),
        ];
        for other in steps.into_iter().flatten() {
            let there = cost + costs[other];
            if there < best[other] {
                best[other] = there;
                queue.push(Reverse((there, other)));
            }
        }
    }
    total
}

/// Machines that take turns by when each is done, and by number where two are done at once.
fn events(count: i64, machines: i64) -> i64 {
    let mut queue: BinaryHeap<_> =
        (0..machines).map(|machine| Reverse((machine * 7 % 13, machine, 1 + machine % 5))).collect();
    let mut total = 0;
    for i in 0..count {
        let mut top = queue.peek_mut().unwrap();
        let Reverse((now, machine, pace)) = *top;
        total = (total * 3 + machine + now) & 0xffffff;
        *top = Reverse((now + pace + (i & 3), machine, pace % 7 + 1));
    }
    total
}

fn main() {
    let n = std::env::args().nth(1).map(|a| a.parse().unwrap());
    let side = if n.is_some() { 100 } else { 6 };
    let mut seed: i64 = 5;
    let mut total = 0;
    for _ in 0..n.unwrap_or(1) {
        let costs: Vec<i64> = (0..side * side)
            .map(|_| {
                seed = (seed * 1103515245 + 12345) & 0x7fffffff;
                1 + (seed >> 12) % 50
            })
            .collect();
        total = (total * 31 + shortest(&costs, side)) & 0x3fffffffff;
        total = (total * 31 + events((side * side) as i64, side as i64 * 4)) & 0x3fffffffff;
    }
    println!("prioqueue {total}");
}
