//! What users write: instances, objects, closures, iterators, exceptions and values in one program.

use rpython::{Error, Instance, Value};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use stock::{ColdStore, Warehouse};

#[derive(Value, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Fragile,
    Heavy,
    Plain,
}

#[derive(Value, Clone, Debug, PartialEq, Eq, Hash)]
struct Item {
    name: String,
    kind: Kind,
}

impl Item {
    fn plain(name: &str) -> Item {
        let (name, kind) = (name.into(), Kind::Plain);
        Item { name, kind }
    }
}

#[derive(Value, Clone, Debug, PartialEq)]
enum Movement {
    Arrived {
        item: Item,
        count: u32,
    },
    Left {
        item: Item,
        count: u32,
        to: Option<String>,
    },
}

#[rpython::exception]
#[derive(Debug)]
enum StockError {
    Shortage {
        item: Item,
        wanted: u32,
        #[rpython(name = "there")]
        left: u32,
        error: Error,
    },
    Full,
    Other(Error),
}

#[rpython::module("py/warehouse.py")]
mod stock {
    use super::{Item, Kind, Movement, StockError};
    use rpython::{Instance, Iter};
    use std::collections::HashMap;

    pub const SHELVES: [char; 3];
    #[rpython(name = "MOST")]
    pub const LIMIT: u32;

    #[rpython(name = "warehouse")]
    pub type Warehouse;
    #[rpython(name = "cold_store")]
    pub type ColdStore;

    impl Warehouse {
        pub fn new(instance: &mut Instance, name: &str, #[optional] most: Option<u32>)
            -> Warehouse;
        #[get]
        pub fn name(&self) -> String;
        pub fn put(&self, item: &Item, count: u32) -> Result<(), StockError>;
        pub fn take(
            &self,
            item: &Item,
            count: u32,
            #[optional] to: Option<&str>,
        ) -> Result<(), StockError>;
        pub fn total(&self) -> u32;
        pub fn on_move(&self, listener: Box<dyn Fn(&Movement) + Send>);
        pub fn movements(&self) -> Iter<Movement>;
        pub fn by_kind(&self) -> HashMap<Kind, Vec<(String, u32)>>;
        pub fn keep_if(
            &self,
            keep: impl FnMut(&Item, u32) -> Result<bool, std::fmt::Error>,
        ) -> Result<(), rpython::Error>;
    }

    impl ColdStore {
        #[get]
        pub fn degrees(&self) -> f64;
    }

    pub fn ship(
        instance: &mut Instance,
        source: &Warehouse,
        target: &Warehouse,
        items: impl Iterator<Item = (Item, u32)>,
    ) -> Result<u32, StockError>;
    pub fn fullest(instance: &mut Instance, all: &[Warehouse]) -> Option<Warehouse>;
    pub fn opened(instance: &mut Instance) -> usize;
    pub fn cooled(instance: &mut Instance, name: &str, degrees: f64) -> Warehouse;
}

#[test]
fn constants_are_there() {
    assert_eq!((stock::SHELVES, stock::LIMIT), (['A', 'B', 'C'], 1000));
}

#[test]
fn items_come_and_go() {
    let mut instance = Instance::new();
    let near = Warehouse::new(&mut instance, "near", None);
    let far = Warehouse::new(&mut instance, "far", Some(7));
    let seen = Arc::new(Mutex::new(Vec::new()));
    let told = seen.clone();
    far.on_move(Box::new(move |movement| {
        told.lock().unwrap().push(movement.clone())
    }));
    let (cup, stone) = (
        Item {
            name: "cup".into(),
            kind: Kind::Fragile,
        },
        Item::plain("stone"),
    );
    near.put(&cup, 5).unwrap();
    near.put(&stone, 3).unwrap();
    let items = [(cup.clone(), 4), (stone.clone(), 2)];
    assert_eq!(
        stock::ship(&mut instance, &near, &far, items.into_iter()).unwrap(),
        6
    );
    assert_eq!((near.total(), far.total()), (2, 6));
    assert_eq!(
        stock::fullest(&mut instance, &[near.clone(), far.clone()]),
        Some(far.clone())
    );
    assert_eq!(stock::fullest(&mut instance, &[]), None);
    let arrived = |item: &Item, count| Movement::Arrived {
        item: item.clone(),
        count,
    };
    assert_eq!(
        *seen.lock().unwrap(),
        [arrived(&cup, 4), arrived(&stone, 2)]
    );
    let left = Movement::Left {
        item: cup.clone(),
        count: 4,
        to: Some("far".into()),
    };
    let all: Result<Vec<Movement>, Error> = near.movements().collect();
    assert_eq!(all.unwrap()[2], left);
    let kinds = HashMap::from([
        (Kind::Fragile, vec![("cup".into(), 4)]),
        (Kind::Plain, vec![("stone".into(), 2)]),
    ]);
    assert_eq!(far.by_kind(), kinds);
    far.keep_if(|item, count| Ok(item.kind == Kind::Fragile && count > 1))
        .unwrap();
    assert_eq!(far.total(), 4);
    let failed = far.keep_if(|_, _| Err(std::fmt::Error)).unwrap_err();
    assert!(failed.rust_error().unwrap().is::<std::fmt::Error>());
    assert_eq!(format!("{near:?} {near}"), "<near: 2> <near: 2>");
}

#[test]
fn errors_have_what_python_says() {
    let mut instance = Instance::new();
    let (near, far) = (
        Warehouse::new(&mut instance, "near", Some(4)),
        Warehouse::new(&mut instance, "far", None),
    );
    let stone = Item::plain("stone");
    near.put(&stone, 4).unwrap();
    assert!(matches!(near.put(&stone, 1), Err(StockError::Full)));
    let items = vec![(stone.clone(), 3), (stone.clone(), 2)];
    match stock::ship(&mut instance, &near, &far, items.into_iter()) {
        Err(StockError::Shortage {
            item,
            wanted,
            left,
            error,
        }) => {
            assert_eq!((item, wanted, left), (stone.clone(), 2, 1));
            assert_eq!(error.notes(), ["after 3"]);
            assert!(error.is_a("LookupError"));
        }
        other => panic!("{other:?}"),
    }
    let mut elsewhere = Instance::new();
    let there = Warehouse::new(&mut elsewhere, "there", None);
    match stock::ship(&mut instance, &near, &there, std::iter::empty()) {
        Err(StockError::Other(error)) => assert_eq!(error.type_name(), "ValueError"),
        other => panic!("{other:?}"),
    }
    near.take(&stone, 1, Some("nowhere")).unwrap();
    assert_eq!(near.total(), 0);
}

#[test]
fn each_instance_has_its_own() {
    let (mut one, mut two) = (Instance::new(), Instance::new());
    let cold = stock::cooled(&mut one, "cold", -18.0);
    assert_eq!((stock::opened(&mut one), stock::opened(&mut two)), (1, 0));
    drop(one);
    let name = cold.name();
    let plain = Warehouse::new(&mut two, "plain", None).downcast::<ColdStore>();
    assert!(plain.is_err());
    let cold = std::thread::spawn(move || cold.downcast::<ColdStore>().unwrap())
        .join()
        .unwrap();
    assert_eq!((name.as_str(), cold.degrees()), ("cold", -18.0));
}
