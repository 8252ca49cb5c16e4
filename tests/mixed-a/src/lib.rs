//! A library with a module `calc`, as the other one has it, and one whose threads call Rust; used by `tests/mixed`.

// What declarations use counts as used.
#![deny(unused_imports)]

use rpython::{Error, Result};

#[rpython::module("py/calc.py")]
pub mod calc {
    pub fn name() -> String;
    pub fn add(a: i64, b: i64) -> i64;
    pub fn push(text: &str) -> usize;
    pub fn describe(xs: &[i64]) -> (String, i64);
    pub fn fail(why: &str) -> Result<()>;
}

/// Where threads write.
#[rpython::object]
pub trait Board {
    fn add(&mut self, n: i64);
    fn sum(&self) -> i64;
}

#[rpython::module("py/crew.py")]
pub mod crew {
    use super::Board;

    pub type Account;

    impl Account {
        pub fn new(owner: &str) -> Account;
        pub fn deposit(&self, amount: i64) -> i64;
        #[get]
        pub fn balance(&self) -> i64;
    }

    pub fn listen(listener: Box<dyn Fn(i64) -> std::result::Result<i64, String> + Send>) -> usize;
    pub fn forget();
    pub fn run(threads: usize, rounds: usize) -> (i64, (usize, usize, usize));
    pub fn rest(rounds: usize) -> usize;
    pub fn pass_gate();
    pub fn meet(listener: Box<dyn Fn(i64) -> i64 + Send>) -> Vec<String>;
    pub fn meet_sync(listener: Box<dyn Fn(i64) -> i64 + Send + Sync>) -> Vec<String>;
    pub fn meet_mut(listener: Box<dyn FnMut(i64) -> i64 + Send>) -> Vec<String>;
    pub fn hold(f: Box<dyn Fn(i64) -> String + Send + Sync>);
    pub fn hold_mut(f: Box<dyn FnMut(i64) -> String + Send>);
    pub fn call_held(n: i64) -> Vec<String>;
    pub fn call_held_mut(n: i64) -> Vec<String>;
    pub fn close_gate();
    pub fn await_first();
    pub fn open_gate();
    pub fn count(n: usize) -> rpython::Iter<Vec<String>>;
    pub fn ended() -> Vec<usize>;
    pub fn draw_from(source: Box<dyn Iterator<Item = i64> + Send>);
    pub fn draw() -> i64;
    pub fn lend(f: &dyn Fn(i64) -> i64) -> Vec<String>;
    pub fn post(board: Box<dyn Board + Send>);
    pub fn add_in_threads(threads: usize, rounds: usize) -> (i64, usize);
    pub fn add_to_all(n: i64) -> bool;
    pub fn lend_board(board: &mut dyn Board) -> Vec<String>;
    pub fn sums() -> Vec<i64>;
}

#[rpython::module("py/calc.py")]
pub mod more {
    pub fn fail(why: &str) -> Result<(), Error>;
}
