//! Work on things that have nothing to do with each other, on several processors: what a build waits for
//! while nothing else runs. What comes out does not depend on how many there are.

use std::cell::Cell;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// More threads than this would wait for each other's memory.
const MOST_THREADS: usize = 4;
/// Fewer things are done before a thread has started.
const FEWEST: usize = 8;
/// How much stack a thread has: printers and passes recurse as deeply as types nest.
const STACK: usize = 64 << 20;

thread_local! {
    static JOBS: Cell<Option<NonZeroUsize>> = const { Cell::new(None) };
}

/// What this thread asks for is done on so many threads at most; `None`: on as many as there are
/// processors.
pub fn limit(jobs: Option<NonZeroUsize>) {
    JOBS.set(jobs);
}

/// What `work` makes of each of these, in their order. It takes less than a thread takes to start.
pub fn map<T: Send, R: Send>(things: Vec<T>, work: impl Fn(T) -> R + Sync) -> Vec<R> {
    let threads = match things.len() < FEWEST {
        true => 1,
        false => MOST_THREADS,
    };
    on(threads, things, work)
}

/// The same, on so many threads at most. It may take long.
pub fn on<T: Send, R: Send>(most: usize, things: Vec<T>, work: impl Fn(T) -> R + Sync) -> Vec<R> {
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let jobs = JOBS.get().map_or_else(processors, usize::from);
    let threads = jobs.min(most).min(things.len());
    if threads < 2 {
        return things.into_iter().map(work).collect();
    }
    let todo = Mutex::new(things.into_iter().enumerate());
    let take = || {
        let mut todo = todo.lock().unwrap_or_else(PoisonError::into_inner);
        todo.next()
    };
    let some = || {
        let mut done = Vec::new();
        while let Some((at, thing)) = take() {
            done.push((at, work(thing)));
        }
        done
    };
    let mut done = thread::scope(|scope| {
        let start = || {
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, some)
        };
        // Where no thread can be had, this one does it all.
        let others: Vec<_> = (1..threads).filter_map(|_| start().ok()).collect();
        let mut done = some();
        for other in others {
            match other.join() {
                Ok(more) => done.extend(more),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    done.sort_unstable_by_key(|&(at, _)| at);
    done.into_iter().map(|(_, made)| made).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_order_stays() {
        for jobs in [1, 2, 100] {
            super::limit(super::NonZeroUsize::new(jobs));
            let squares = super::map((0..100_u64).collect(), |n| n * n);
            assert_eq!(squares, (0..100).map(|n| n * n).collect::<Vec<_>>());
        }
    }
}
