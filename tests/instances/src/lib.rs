//! Declarations that the tests and benchmarks of this package call.

use rpython::{Instance, Result};
use std::fmt;
use std::sync::Arc;

/// An error of a closure's, that it shares something with.
#[derive(Debug)]
pub struct Shown(pub Arc<()>);

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("shown")
    }
}

impl std::error::Error for Shown {}

/// What an instance writes to.
#[rpython::object]
pub trait Journal {
    fn write(&mut self, line: &str) -> usize;
    fn lines(&self) -> Vec<String>;
}

#[rpython::module("py/world.py")]
pub mod world {
    use super::Journal;

    pub type Account;

    pub fn next_i64(instance: &mut Instance, x: i64) -> i64;
    pub fn count() -> i64;
    pub fn count_in(instance: &mut Instance) -> i64;
    pub fn remember(instance: &mut Instance, text: &str) -> Result<usize>;
    pub fn remembered(instance: &mut Instance) -> Vec<String>;
    pub fn found(instance: &mut Instance, name: &str) -> Result<(usize, usize), rpython::Error>;
    pub fn look_up(instance: &mut Instance, key: &str) -> Option<i64>;
    pub fn put(instance: &mut Instance, key: &str, value: i64);
    pub fn spin(instance: &mut rpython::Instance, seed: i64, rounds: usize) -> i64;
    pub fn fail(instance: &mut Instance, text: &str) -> Result<()>;
    pub fn failures(instance: &mut Instance) -> Vec<String>;
    pub fn hold(instance: &mut Instance, bytes: usize) -> Result<usize>;
    pub fn mourn(instance: &mut Instance, name: &str, path: &str);
    pub fn mourn_in_the_end(instance: &mut Instance, name: &str, path: &str);
    pub fn listen(
        instance: &mut Instance,
        listener: Box<dyn Fn() -> std::result::Result<(), crate::Shown> + Send>,
    );
    pub fn journal(instance: &mut Instance, journal: Box<dyn Journal + Send>);
    pub fn note(instance: &mut Instance, line: &str) -> Result<usize>;
    pub fn noted(instance: &mut Instance) -> Vec<String>;
    pub fn copied(instance: &mut Instance, to: &mut dyn Journal) -> usize;
    pub fn hand_out(instance: &mut Instance, to: &mut dyn FnMut(&Account), rounds: usize) -> i64;
    pub fn total(instance: &mut Instance, accounts: &[&Account]) -> Result<i64>;
    pub fn bank(instance: &mut Instance) -> Account;
    pub fn bank_of_process() -> Account;
    pub fn balance_of_process(account: &Account) -> Result<i64>;

    impl Account {
        pub fn new(instance: &mut Instance, owner: &str, balance: i64) -> Account;
        pub fn opened(instance: &mut Instance) -> i64;
        pub fn deposit(&self, amount: i64) -> Result<i64>;
        #[get]
        pub fn balance(&self) -> i64;
        pub fn transfer(&self, to: &Account, amount: i64) -> Result<()>;
    }
}

#[rpython::module("py/store.py")]
pub mod store {
    pub fn stored(instance: &mut rpython::Instance) -> Vec<(String, i64)>;
    pub fn stored_by_process() -> usize;
}
