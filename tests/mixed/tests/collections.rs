//! Maps, sets and rows of every sort cross in both directions.

use mixed::collections_of::*;
use rpython::Result;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};

// Names around the declarations, where they bring none into scope themselves.
#[rpython::module("py/values.py")]
mod values {
    fn remember(name: &str) -> Result<usize>;
    fn positions(xs: &[u64], x: u64) -> Result<VecDeque<usize>>;
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| name.to_string()).collect()
}

#[test]
fn maps() {
    let counts = counted(&["a", "b", "a", "ä"]);
    let expected = [("a", 2), ("b", 1), ("ä", 1)].map(|(word, n)| (word.to_string(), n));
    assert_eq!(counts, HashMap::from(expected));
    assert_eq!(counted(&[]), HashMap::new());

    let rows = [(2, ["x", "y"].as_slice()), (1, &["y"]), (3, &[])];
    let table = rows.map(|(n, row)| (n, names(row)));
    let expected = [("x".to_string(), vec![2]), ("y".to_string(), vec![1, 2])];
    assert_eq!(inverted(&BTreeMap::from(table)), BTreeMap::from(expected));

    // A tree comes in its order.
    let table = BTreeMap::from([((2, 'a'), 0.5), ((1, 'z'), 1.5), ((2, '😀'), 2.5)]);
    assert_eq!(order_of(&table), [(1, 'z'), (2, 'a'), (2, '😀')]);

    // Python has a copy.
    let table = HashMap::from([(1, 1), (-1, 0)]);
    let one_more = changed(table.clone(), 7);
    assert_eq!(one_more.len(), 3);
    assert_eq!(one_more[&7], 2);
    assert!(table.iter().all(|(key, value)| one_more[key] == *value));

    assert_eq!(
        squares(&[true, false]),
        HashMap::from([(0, true), (1, false)])
    );
    let many: Vec<bool> = (0..1000).map(|n| n % 3 == 0).collect();
    let many = squares(&many);
    assert_eq!(many.len(), 1000);
    assert!(many.iter().all(|(&n, &flag)| flag == (n % 3 == 0)));

    assert_eq!(looked_up(&HashMap::from([("a", 255)]), "a").unwrap(), 255);
    let missing = looked_up(&HashMap::from([("a", 1)]), "b").unwrap_err();
    assert_eq!(missing.type_name(), "KeyError");
}

#[test]
fn sets() {
    assert_eq!(distinct(vec![3, 1, 3]), HashSet::from([1, 3]));
    let a = HashSet::from(["x", "y", "z"].map(String::from));
    let both = common(&a, &BTreeSet::from(["z", "y", "w"]));
    assert_eq!(both.iter().collect::<Vec<_>>(), ["y", "z"]);
    assert_eq!(
        letters_of(&names(&["ab", "ä"])),
        BTreeSet::from([(1, 'ä'), (2, 'a'), (2, 'b')])
    );
    let mut pairs = VecDeque::from([(true, 1), (false, 2)]);
    pairs.push_front((true, 5));
    let expected = [(true, BTreeSet::from([1, 5])), (false, BTreeSet::from([2]))];
    assert_eq!(groups(&pairs), BTreeMap::from(expected));
}

#[test]
#[should_panic = "OverflowError: 256 does not fit into u8"]
fn items_of_sets_are_checked() {
    distinct(vec![256]);
}

#[test]
fn rows() {
    let (x, y): (Row, Row) = ([1.0, 0.0, 0.0], [0.0, 1.0, 0.0]);
    assert_eq!(cross(&x, y), [0.0, 0.0, 1.0]);
    assert_eq!(first(Box::from([4, 5, 6]), 2).unwrap(), [4, 5]);
    let wrong = first(Box::from([4, 5, 6]), 3).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "ValueError: expected 2 items, but there are 3"
    );
    let mut data = VecDeque::from([2, 3]);
    data.push_front(1);
    assert_eq!(rotated(data), [2, 3, 1]);
    assert_eq!(&*address(&[127, 0, 0, 1]), "127.0.0.1");
    assert_eq!(matrix(3).unwrap()[1], [0.0, 1.0, 0.0]);
    assert!(matrix(4).is_err() && matrix(2).is_err());
}

/// Python has tuples and frozensets, of which Rust gets a copy as of lists and sets.
#[test]
fn what_cannot_change_in_python() {
    assert_eq!(axis(1), [0.0, 1.0, 0.0]);
    assert_eq!(*evens(7).unwrap(), [0, 2, 4, 6]);
    let wrong = evens(300).unwrap_err();
    assert_eq!(wrong.type_name(), "OverflowError");
    assert_eq!(lettered(), [(1, 'a'), (2, 'b')]);
    assert!(nothing().is_empty());
    assert_eq!(fixed(&[1, 2, 1]), HashSet::from([1, 2]));
    let pairs = [(false, "y".to_string()), (true, "x".to_string())];
    assert_eq!(fixed_pairs(), BTreeSet::from(pairs));
}

#[test]
fn texts() {
    assert_eq!(titled("two words".into()), "Two Words");
    let table = HashMap::from([(vec![1, 2], 'a'), (vec![0, 255], 'ß')]);
    let upper = by_codes(&table);
    assert_eq!(&*upper[&[1, 2]], "A");
    assert_eq!(&*upper[&[0, 255]], "SS");
    let table = HashMap::from([("a".to_string(), Some(1)), ("b".to_string(), None)]);
    let (found, missing) = pick(&table, &names(&["b", "c", "a"]));
    assert_eq!(found, table);
    assert_eq!(missing, [Box::from("c")]);
}

/// What is lent may be anything, wherever it is.
#[test]
fn references_and_rows_that_may_be_borrowed() {
    let text = "x".to_string();
    let found = first_of(&(7, "x"), &Some(vec![3, 4]), Some(&text));
    assert_eq!(found, (7, Some(3), false));
    assert_eq!(first_of(&(-7, ""), &None, None), (-7, None, true));
    let rows = [vec![1, 2], vec![3]];
    let rows: Vec<&Vec<i64>> = rows.iter().collect();
    assert_eq!(flat(&rows, Some(&vec![4])), [1, 2, 3, 4]);
    assert_eq!(flat(&[], None), []);
    assert_eq!(*doubled([1, 2][..].into()), [2, 4]);
    assert_eq!(*doubled(vec![3].into()), [6]);
    let texts = names(&["a", "b"]);
    let (bytes, texts) = reversed(
        [1, 2][..].into(),
        &[texts[..].into(), vec!["c".into()].into()],
    );
    assert_eq!((&*bytes, texts), (&[2, 1][..], names(&["b", "a", "c"])));
}

#[test]
fn names_around_the_declaration() {
    assert!(values::remember("x").unwrap() > 0);
    assert_eq!(values::positions(&[1, 2, 1], 1).unwrap(), [0, 2]);
}
