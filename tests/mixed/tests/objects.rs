//! Objects that Rust holds by handles.

use rpython::Result;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard};

#[rpython::module("py/bank.py")]
mod bank {
    /// Somebody's money.
    pub type Account;
    pub type Savings;
    type Color;
    type Entry;
    type Loud;
    type Weak;
    type Named = BTreeMap<String, Account>;

    impl Account {
        /// Opens an account.
        pub fn new(owner: &str, balance: i64) -> Account;
        pub fn deposit(&self, amount: i64) -> Result<()>;
        fn withdraw(&self, amount: i64) -> Result<i64>;
        fn kind(&self) -> String;
        #[get]
        fn balance(&self) -> i64;
        #[get(owner)]
        fn name(&self) -> String;
        #[get]
        fn initials(&self) -> String;
        #[set(limit)]
        fn set_limit(&self, limit: i64);
        fn valid(owner: &str) -> bool;
        fn joint(owners: &[&str]) -> Account;
        fn count() -> usize;
    }

    impl Savings {
        fn new(owner: &str, rate: f64) -> Savings;
        fn year(&self);
        #[get]
        fn rate(&self) -> f64;
    }

    impl Color {
        fn other(&self) -> Color;
        #[get]
        fn value(&self) -> i64;
    }

    impl Entry {
        #[get]
        fn account(&self) -> Account;
        #[get]
        fn amount(&self) -> i64;
    }

    impl Loud {
        fn new(name: &str) -> Loud;
        #[get]
        fn name(&self) -> String;
    }

    impl Weak {
        fn new(account: &Account) -> Weak;
        fn get(&self) -> Option<Account>;
    }

    fn open_savings(owner: &str, rate: f64) -> Savings;
    fn open_any(owner: &str, rate: f64) -> Account;
    fn transfer(source: &Account, target: &Account, amount: i64) -> Result<()>;
    fn total(accounts: &[Account]) -> i64;
    fn balances_of(accounts: &[&Account]) -> HashMap<Account, i64>;
    fn pay(amounts: &HashMap<&Account, i64>) -> HashSet<Account>;
    fn shares(pairs: &[(&Account, bool)]) -> HashMap<(Account, Option<Account>), bool>;
    fn richest(accounts: &[&Account]) -> Option<Account>;
    fn by_owner(accounts: Vec<Account>) -> HashMap<String, Account>;
    fn balance_of(account: Option<&Account>) -> i64;
    fn open_many(n: usize) -> Vec<Account>;
    fn balances(named: &Named) -> i64;
    fn bank() -> Account;
    fn churn(n: usize) -> usize;
    fn color_of(name: &str) -> Result<Color>;
    fn entry(account: &Account, amount: i64) -> Entry;
    fn gone() -> usize;
}

use bank::{Account, Color, Loud, Savings};

/// Tests that count objects, or what is done to them, run one after another.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[test]
fn methods_and_attributes() {
    let ada = Account::new("Ada Lovelace", 10);
    ada.deposit(5).unwrap();
    assert_eq!(ada.balance(), 15);
    assert_eq!(ada.withdraw(1).unwrap(), 14);
    assert_eq!(ada.kind(), "account");
    assert_eq!(
        (ada.name(), ada.initials()),
        ("Ada Lovelace".into(), "AL".into())
    );
    let error = ada.withdraw(15).unwrap_err();
    assert_eq!(error.to_string(), "NotEnough: Ada Lovelace has 14");
    ada.set_limit(1);
    assert_eq!(ada.withdraw(15).unwrap(), -1);
    assert_eq!(ada.deposit(0).unwrap_err().type_name(), "ValueError");

    assert!(Account::valid("x") && !Account::valid(""));
    let _alone = alone();
    let opened = Account::count();
    assert_eq!(Account::joint(&["a", "b"]).name(), "a & b");
    assert_eq!(Account::count(), opened + 1);
}

#[test]
fn identity_and_texts() {
    let ada = Account::new("Ada", 1);
    let again = ada.clone();
    again.deposit(1).unwrap();
    assert_eq!(ada.balance(), 2);
    assert!(ada == again && ada != Account::new("Ada", 2));
    drop(ada);
    assert_eq!(again.balance(), 2);
    assert_eq!(format!("{again:?} {again}"), "Account('Ada', 2) Ada");
    assert_eq!(format!("<{again:>5}>"), "<  Ada>");
    assert_eq!(bank::bank(), bank::bank());
    assert_eq!(
        format!("{:?}", bank::open_savings("Bob", 0.5)),
        "Savings('Bob', 0)"
    );
    let loud = Loud::new("x");
    assert_eq!(
        format!("{loud:?}"),
        "<unprintable Loud object: ValueError: unspeakable>"
    );
}

#[test]
fn classes() {
    let bob: Savings = Savings::new("Bob", 0.5);
    assert_eq!(bob.rate(), 0.5);
    // Also one of the class above, and back.
    let account: Account = bob.clone().downcast().unwrap();
    account.deposit(10).unwrap();
    bob.year();
    assert_eq!((account.balance(), &*account.kind()), (15, "savings"));
    assert_eq!(account.downcast::<Savings>().unwrap(), bob);
    let plain = bank::open_any("Eve", 0.0);
    let plain = plain.downcast::<Savings>().unwrap_err();
    assert_eq!(plain.name(), "Eve");
    assert!(bank::open_any("Eve", 0.5).downcast::<Savings>().is_ok());
    assert!(plain.downcast::<Color>().is_err());

    let red = bank::color_of("RED").unwrap();
    assert_eq!((red.value(), red.other().value()), (1, 2));
    assert_eq!(red.other().other(), red);
    assert_eq!(bank::color_of("GREEN").unwrap_err().type_name(), "KeyError");
}

#[test]
fn in_collections() {
    let (ada, bob) = (Account::new("Ada", 3), Account::new("Bob", 4));
    bank::transfer(&ada, &bob, 2).unwrap();
    assert_eq!(
        bank::transfer(&ada, &bob, 2).unwrap_err().type_name(),
        "NotEnough"
    );
    assert_eq!(bank::total(&[ada.clone(), bob.clone()]), 7);
    assert_eq!(bank::richest(&[&ada, &bob]), Some(bob.clone()));
    assert_eq!(bank::richest(&[]), None);
    assert_eq!(
        (bank::balance_of(Some(&bob)), bank::balance_of(None)),
        (6, -1)
    );
    let named = bank::by_owner(vec![ada.clone(), bob.clone()]);
    assert_eq!(named.len(), 2);
    assert!(named["Ada"] == ada && named["Bob"] == bob);
    let named = BTreeMap::from([
        ("x".to_string(), ada.clone()),
        ("y".to_string(), ada.clone()),
    ]);
    assert_eq!(bank::balances(&named), 2);
    let entry = bank::entry(&ada, 5);
    assert!(entry.account() == ada && entry.amount() == 5);
    let shown = format!("{entry:?}");
    assert_eq!(
        shown,
        "Entry(account=Account('Ada', 1), amount=5, text='Ada')"
    );
}

#[test]
fn as_keys() {
    let (ada, bob) = (Account::new("Ada", 1), Account::new("Ada", 1));
    let balances = bank::balances_of(&[&ada, &bob, &ada]);
    assert_eq!(
        balances,
        HashMap::from([(ada.clone(), 1), (bob.clone(), 1)])
    );
    let paid = bank::pay(&HashMap::from([(&ada, 5), (&bob, -1)]));
    assert_eq!(paid, HashSet::from([bob.clone(), ada.clone()]));
    assert_eq!((ada.balance(), bob.balance()), (6, 0));
    let shares = bank::shares(&[(&ada, true), (&ada, false)]);
    assert!(shares[&(ada.clone(), None)] && !shares[&(ada.clone(), Some(ada.clone()))]);

    // They are found wherever their objects have gone meanwhile.
    let many = bank::open_many(2_000);
    let numbered: HashMap<Account, usize> = many.iter().cloned().zip(0..).collect();
    assert_eq!(numbered.len(), many.len());
    bank::churn(20_000);
    let found = bank::balances_of(&many.iter().collect::<Vec<_>>());
    assert_eq!(found.len(), many.len());
    let is_its = |(number, account): (usize, &Account)| {
        numbered[account] == number && found[account] == account.balance()
    };
    assert!(many.iter().enumerate().all(is_its));
}

#[test]
fn many_stay_what_they_are() {
    let mut many = bank::open_many(10_000);
    for round in 0..3 {
        bank::churn(20_000);
        for account in &many {
            account.deposit(1).unwrap();
        }
        // Every second one goes, in another order than they came in.
        many.reverse();
        let mut keep = false;
        many.retain(|_| {
            keep = !keep;
            keep
        });
        assert!(many.iter().all(|account| {
            let start: i64 = account.name().parse().unwrap();
            account.balance() == start + round + 1
        }));
    }
}

#[test]
fn weak_references_are_objects() {
    let _alone = alone();
    let account = Account::new("Ada", 1);
    let weak = bank::Weak::new(&account);
    assert_eq!(weak.get(), Some(account.clone()));
    drop(account);
    bank::gone();
    assert_eq!(weak.get(), None);
}

#[test]
fn objects_go_with_their_handles() {
    let _alone = alone();
    let before = bank::gone();
    let (one, two) = (Loud::new("one"), Loud::new("two"));
    let again = one.clone();
    drop(one);
    assert_eq!(bank::gone(), before);
    assert_eq!(again.name(), "one");
    drop((again, two));
    assert_eq!(bank::gone(), before + 2);
}

#[test]
fn threads_share_them() {
    let shared = Account::new("all", 0);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..500 {
                    let mine = shared.clone();
                    mine.deposit(1).unwrap();
                    let other = Account::new("other", 1);
                    bank::transfer(&other, &mine, 1).unwrap();
                }
            });
        }
    });
    assert_eq!(shared.balance(), 4000);
}
