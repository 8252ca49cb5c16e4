//! Aliases that stand outside of the modules with the attribute.

mod named;

use named::{Grid, Id};
use std::collections::BTreeMap;

type Words = Vec<String>;
type Result<T, E = Unknown> = std::result::Result<T, E>;
type Found = Entry;
type Ids = Vec<Id>;

#[rpython::exception]
#[derive(Debug, PartialEq)]
struct Unknown {
    id: Id,
}

#[derive(rpython::Value, Debug, PartialEq)]
struct Entry {
    id: named::inner::Key,
    words: Words,
}

#[rpython::object]
trait Log {
    fn note(&mut self, id: Id, words: Words) -> usize;
}

#[rpython::module("py/aliases.py")]
mod aliases {
    use super::named::Index;
    use super::{Entry, Found, Grid, Id as Number, Ids, Log, Result, Unknown, Words};

    const FIRST: Number;
    fn add(words: &Words) -> super::Id;
    fn entry(id: Number) -> Result<Found>;
    fn all_entries() -> Vec<Found>;
    fn index() -> Index;
    fn transposed(rows: &Grid) -> Grid<f64>;
    fn doubled(rows: Grid<i64>) -> Result<Grid<i64>, rpython::Error>;
    fn chosen(ids: Ids, keep: impl Fn(Number) -> bool) -> Ids;
    fn noted(log: &mut dyn Log, ids: &[Number]) -> Vec<usize>;
}

/// All names around the module.
#[rpython::module("py/aliases.py")]
mod all_names {
    use super::*;

    fn entry(id: Id) -> Result<Entry>;
    fn mirrored(rows: &Grid) -> Grid;
}

#[derive(Default)]
struct Noted(Vec<(Id, usize)>);

impl Log for Noted {
    fn note(&mut self, id: Id, words: Words) -> usize {
        self.0.push((id, words.len()));
        self.0.len()
    }
}

#[test]
fn aliases_are_what_they_stand_for() {
    let words = |words: &[&str]| -> Words { words.iter().map(|it| it.to_string()).collect() };
    let first: u16 = aliases::add(&words(&["a", "b"]));
    assert_eq!(first, aliases::FIRST);
    aliases::add(&words(&["b"]));
    let entry = aliases::entry(first).unwrap();
    let words_of_first = words(&["a", "b"]);
    assert_eq!(
        entry,
        Entry {
            id: first,
            words: words_of_first
        }
    );
    assert_eq!(aliases::entry(300), Err(Unknown { id: 300 }));
    assert_eq!(all_names::entry(first), Ok(entry));
    assert_eq!(aliases::all_entries().len(), 2);
    let index = BTreeMap::from([("a".to_string(), vec![1]), ("b".to_string(), vec![1, 2])]);
    assert_eq!(aliases::index(), index);
    let transposed = aliases::transposed(&vec![vec![1.0, 2.0]]);
    assert_eq!(transposed, [[1.0], [2.0]]);
    assert_eq!(
        aliases::doubled(vec![vec![1], vec![]]).unwrap(),
        [vec![2], vec![]]
    );
    assert_eq!(all_names::mirrored(&transposed), [[2.0], [1.0]]);
    assert_eq!(aliases::chosen(vec![1, 2, 3], |id| id != 2), [1, 3]);
    let mut noted = Noted::default();
    assert_eq!(aliases::noted(&mut noted, &[2, 0]), [1, 2]);
    assert_eq!(noted.0, [(2, 2), (0, 0)]);
}
