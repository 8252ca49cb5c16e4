//! Classes of one module in the declarations of others, in Rust types, and through imports of other names; and what classes below
//! others give.

use rpython::{Error, Value};
use std::cell::RefCell;
use std::collections::HashMap;

mod money {
    #[rpython::module("py/bank.py")]
    pub mod bank {
        pub type Account;
        pub type Savings;
        pub type Count = u16;

        impl Account {
            pub fn new(owner: &str, balance: i64) -> Account;
            #[get]
            pub fn balance(&self) -> i64;
        }

        impl Savings {
            #[get]
            pub fn rate(&self) -> f64;
        }
    }

    pub use bank as of_bank;
}

use money::of_bank as renamed;
use renamed::Account;

#[derive(Value, Clone, Debug, PartialEq)]
struct Holder {
    account: Account,
    n: i64,
}

#[derive(Value, Clone, Debug, PartialEq)]
enum Payment {
    Cash { amount: i64 },
    Transfer { to: Account, amount: i64 },
}

#[rpython::object]
trait Wanted {
    fn wants(&self, account: Account) -> bool;
}

struct Named(&'static str);

impl Wanted for Named {
    fn wants(&self, account: Account) -> bool {
        ledger::owner(&account) == self.0
    }
}

#[derive(Value, Clone, Copy, Debug, PartialEq)]
enum Signal {
    Stop = -1,
    Go = 5,
    Wait,
}

#[derive(Value, Debug, PartialEq)]
struct Animal {
    name: String,
}

#[derive(Value, Debug, PartialEq)]
enum Kept {
    Animal { name: String },
    Cat { name: String, lives: i64 },
}

#[derive(Value, Debug, PartialEq)]
struct IntPair {
    a: i64,
    b: i64,
}

#[derive(Value, Debug, PartialEq)]
struct TextPair {
    a: String,
    b: String,
}

#[rpython::module("py/ledger.py")]
mod ledger {
    use super::money::of_bank as of;
    use super::renamed::Savings;
    use super::*;

    pub type Vehicle;
    pub type Bike;
    pub type Racer;

    fn opened(owner: &str, balance: i64) -> Account;
    fn saved(owner: &str) -> Savings;
    fn owner(account: &Account) -> String;
    fn richest(accounts: &[&Account]) -> Option<Account>;
    fn by_owner(accounts: Vec<Account>) -> HashMap<String, Account>;
    fn counted(accounts: &[Account]) -> HashMap<Account, of::Count>;
    fn total(accounts: &HashMap<String, Account>) -> i64;
    fn visit(accounts: &[Account], visitor: impl FnMut(Account));
    fn choose(accounts: &[Account], wanted: &dyn Wanted) -> Result<Option<Account>, Error>;
    fn holder(account: &Account, n: i64) -> Holder;
    fn held(holder: &Holder) -> Account;
    fn holders(accounts: &[Account]) -> Vec<Holder>;
    fn paid(payment: &Payment) -> Payment;
    fn transfers(account: &Account, amounts: &[i64]) -> Vec<Payment>;

    impl Vehicle {
        fn make() -> Vehicle;
        fn again() -> Vehicle;
        fn described(&self) -> String;
    }

    impl Bike {
        fn make() -> Bike;
        fn again() -> Bike;
        fn perhaps(there: bool) -> Option<Bike>;
        fn described(&self) -> String;
        #[get]
        fn gears(&self) -> i64;
    }

    impl Racer {
        fn make() -> Racer;
        fn perhaps(there: bool) -> Option<Racer>;
        #[get]
        fn gears(&self) -> i64;
    }

    fn any_bike() -> Bike;
    fn any_vehicle() -> Vehicle;
    fn next_signal(signal: Signal) -> Signal;
    fn animals() -> Vec<Animal>;
    fn int_pair(pair: &IntPair) -> IntPair;
    fn text_pair(pair: &TextPair) -> TextPair;
}

#[rpython::module("py/ledger.py")]
mod zoo {
    use super::Kept;

    fn animals() -> Vec<Kept>;
}

#[test]
fn a_class_is_one_in_all_modules() {
    let (a, b) = (Account::new("ann", 3), ledger::opened("bob", 5));
    assert_eq!((ledger::owner(&a), b.balance()), ("ann".into(), 5));
    assert_eq!(ledger::richest(&[&a, &b]), Some(b.clone()));
    assert_eq!(ledger::richest(&[]), None);
    let owners = ledger::by_owner(vec![a.clone(), b.clone()]);
    assert_eq!((&owners["ann"], &owners["bob"]), (&a, &b));
    assert_eq!(ledger::total(&owners), 8);
    let counts = ledger::counted(&[a.clone(), b.clone(), a.clone()]);
    assert_eq!((counts[&a], counts[&b]), (2, 1));
    let savings = ledger::saved("sue");
    assert_eq!(savings.rate(), 0.5);
    assert!(savings.downcast::<Account>().is_ok());
}

#[test]
fn python_calls_with_objects_of_another_module() {
    let accounts = [Account::new("ann", 3), Account::new("bob", 5)];
    let seen = RefCell::new(Vec::new());
    ledger::visit(&accounts, |account| seen.borrow_mut().push(account));
    assert_eq!(*seen.borrow(), accounts);
    let chosen = ledger::choose(&accounts, &Named("bob"));
    assert_eq!(chosen.unwrap(), Some(accounts[1].clone()));
    assert_eq!(ledger::choose(&accounts, &Named("cid")).unwrap(), None);
}

#[test]
fn values_have_objects_in_them() {
    let account = Account::new("ann", 3);
    let holder = ledger::holder(&account, 4);
    assert_eq!((&holder.account, holder.n), (&account, 4));
    assert_eq!(ledger::held(&holder), account);
    assert_eq!(account.balance(), 7);
    let holders = ledger::holders(&[account.clone(), holder.account.clone()]);
    assert_eq!(
        holders[1],
        Holder {
            account: account.clone(),
            n: 1
        }
    );
    let payments = ledger::transfers(&account, &[0, 5]);
    let transfer = Payment::Transfer {
        to: account.clone(),
        amount: 5,
    };
    assert_eq!(payments, [Payment::Cash { amount: 0 }, transfer.clone()]);
    assert_eq!(ledger::paid(&transfer), Payment::Cash { amount: 5 });
    assert_eq!(account.balance(), 12);
}

#[test]
fn class_methods_make_what_they_are_called_on() {
    assert_eq!(ledger::Vehicle::make().described(), "vehicle on 4");
    assert_eq!(ledger::Vehicle::again().described(), "vehicle again on 4");
    let bike = ledger::Bike::again();
    assert_eq!(
        (bike.described(), bike.gears()),
        ("vehicle again on 2".into(), 7)
    );
    assert_eq!(ledger::Bike::make().gears(), 7);
    assert_eq!(ledger::Racer::make().gears(), 21);
    assert_eq!(ledger::Racer::perhaps(true).unwrap().gears(), 21);
    assert_eq!(ledger::Bike::perhaps(false), None);
    assert_eq!(ledger::any_bike().gears(), 7);
    assert_eq!(ledger::any_vehicle().described(), "vehicle on 4");
}

#[test]
fn numbers_of_variants_are_values_of_members() {
    assert_eq!(ledger::next_signal(Signal::Stop), Signal::Go);
    assert_eq!(ledger::next_signal(Signal::Go) as i64, 6);
}

#[test]
fn a_struct_is_what_its_class_has() {
    let animal = |name: &str| Animal { name: name.into() };
    assert_eq!(ledger::animals(), [animal("bird"), animal("tom")]);
    let (bird, tom) = ("bird".into(), "tom".into());
    let expected = [
        Kept::Animal { name: bird },
        Kept::Cat {
            name: tom,
            lives: 9,
        },
    ];
    assert_eq!(zoo::animals(), expected);
}

#[test]
fn classes_of_a_generic_one_have_types_of_their_own() {
    let pair = ledger::int_pair(&IntPair { a: 1, b: 2 });
    assert_eq!((pair.a, pair.b), (2, 1));
    let (a, b) = ("x".into(), "y".into());
    let pair = ledger::text_pair(&TextPair { a, b });
    assert_eq!((&*pair.a, &*pair.b), ("y", "x"));
}
