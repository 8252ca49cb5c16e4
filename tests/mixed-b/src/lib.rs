//! A library with a module `calc`, as the other one has it, and one that starts threads; used by
//! `tests/mixed`.

#[rpython::module("py/calc.py")]
pub mod calc {
    pub fn name() -> String;
    pub fn add(a: i64, b: i64) -> i64;
    pub fn push(text: &str) -> usize;
    pub fn describe(xs: &[i64]) -> (String, i64);
    pub fn fail(why: &str) -> Result<(), rpython::Error>;
}

#[rpython::module("py/work.py")]
pub mod work {
    pub fn sum_in_threads(n: i64, threads: i64) -> i64;
    pub fn take();
    pub fn give();
    pub fn remember(n: i64);
    pub fn remembered() -> i64;
    pub fn squares_by_stacklet(n: i64) -> Vec<i64>;
    pub fn fail_after(rounds: i64) -> Result<(), rpython::Error>;
}
