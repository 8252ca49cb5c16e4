//! What Python has, seen where it is.

use rpython::{ArrayView, StrView};
use std::cell::Cell;
use std::collections::HashMap;

#[rpython::module("py/views.py")]
mod views {
    use rpython::{ArrayView, BytesView, Error, Guard, StrView};
    use std::collections::HashMap;

    type Series;

    fn word(guard: &Guard, key: &str) -> Result<StrView<'_>, Error>;
    fn maybe(guard: &Guard, key: &str) -> Option<StrView<'_>>;
    fn made(guard: &Guard, n: usize) -> StrView<'_>;
    fn half(guard: &Guard, text: &str) -> rpython::Result<rpython::StrView<'_>>;
    fn data(guard: &Guard, n: usize) -> BytesView<'_>;
    fn parts(guard: &Guard, text: &str) -> Vec<StrView<'_>>;
    fn by_length(guard: &Guard, text: &str) -> HashMap<usize, StrView<'_>>;
    fn churn(n: usize) -> usize;
    fn prebuilt(guard: &Guard) -> ArrayView<'_, i64>;
    fn first() -> i64;
    fn weekdays(guard: &Guard) -> (ArrayView<'_, isize>, bool);
    fn narrow(guard: &Guard) -> ArrayView<'_, i64>;
    fn wide(guard: &Guard) -> ArrayView<'_, isize>;
    fn sums() -> (i64, i64);
    fn fail(guard: &Guard, text: &str) -> Result<StrView<'_>, Error>;

    impl Series {
        fn new(name: &str, n: usize) -> Series;
        #[get]
        fn name(&self, guard: &Guard) -> StrView<'_>;
        #[get]
        fn points(&self, guard: &Guard) -> ArrayView<'_, f64>;
        #[get]
        fn seen(&self, guard: &Guard) -> ArrayView<'_, bool>;
        #[get]
        fn counts(&self, guard: &Guard) -> ArrayView<'_, i64>;
        fn append(&self, value: f64);
        fn shorten(&self);
        fn put(&self, i: usize, value: f64);
        fn at(&self, guard: &rpython::Guard, i: usize) -> f64;
        fn negative(&self) -> usize;
        fn pick(&self, i: usize) -> Result<f64, Error>;
        fn shown(&self) -> String;
    }
}

const ROUNDS: usize = if cfg!(feature = "gc-stress") {
    100
} else {
    20_000
};

#[test]
fn texts_and_bytes_are_seen_where_they_are() {
    let guard = rpython::lock();
    let word = views::word(&guard, "one").unwrap();
    let (made, data) = (views::made(&guard, 200), views::data(&guard, 1000));
    let places = [word.as_ptr(), made.as_ptr(), data.as_ptr()];
    // Nothing moves, and nothing goes, whatever is done meanwhile.
    views::churn(ROUNDS);
    views::made(&guard, 300);
    assert_eq!(places, [word.as_ptr(), made.as_ptr(), data.as_ptr()]);
    assert_eq!(word, "eins");
    assert_eq!(made.split('-').nth(199), Some("199"));
    assert!(data.iter().enumerate().all(|(i, &b)| b == (i % 256) as u8));
    assert_eq!(format!("{word} {word:?}"), "eins \"eins\"");
    // The same object is in the same place.
    assert_eq!(views::word(&guard, "one").unwrap().as_ptr(), word.as_ptr());
    assert_eq!(*views::word(&guard, "empty").unwrap(), *"");
    assert_eq!(*views::word(&guard, "letter").unwrap(), *"ä");
    assert_eq!(views::word(&guard, "long").unwrap().len(), 4000);
    assert!(views::data(&guard, 0).is_empty());
}

#[test]
fn errors_come_in_place_of_views() {
    let guard = rpython::lock();
    let error = views::word(&guard, "none").unwrap_err();
    assert_eq!(error.to_string(), "KeyError: 'none'");
    let error = views::fail(&guard, "no").unwrap_err();
    assert_eq!(error.to_string(), "ValueError: no");
    let error = views::half(&guard, "x").unwrap_err();
    assert_eq!(error.type_name(), "UnicodeEncodeError");
    assert_eq!(views::maybe(&guard, "none"), None);
    assert_eq!(views::maybe(&guard, "one").unwrap(), "eins");
}

#[test]
fn views_are_in_collections() {
    let guard = rpython::lock();
    let parts = views::parts(&guard, "to be or not to be");
    let found: HashMap<usize, StrView<'_>> = views::by_length(&guard, "a bb ccc");
    views::churn(ROUNDS);
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    assert_eq!(lengths, [2, 2, 2, 3, 2, 2]);
    assert_eq!(found[&3], "ccc");
    // Any thread may read a text.
    std::thread::scope(|scope| {
        let joined = scope.spawn(|| parts.iter().map(|part| part.len()).sum::<usize>());
        assert_eq!(joined.join().unwrap(), 13);
    });
}

#[test]
fn lists_are_cells() {
    let series = views::Series::new("load", 100);
    let guard = rpython::lock();
    let points = series.points(&guard);
    assert_eq!(points.len(), 100);
    assert_eq!(points[7].get(), 3.5);
    // Each side sees what the other one assigns.
    points[7].set(-1.0);
    assert_eq!(series.at(&guard, 7), -1.0);
    series.put(8, 9.0);
    assert_eq!(points[8].get(), 9.0);
    views::churn(ROUNDS);
    points.iter().for_each(|point| point.set(2.0));
    assert_eq!(series.points(&guard).to_vec(), [2.0; 100]);

    let seen = series.seen(&guard);
    seen[0].set(true);
    seen[99].set(true);
    assert_eq!(series.shown().trim_matches('.').len(), 100);
    assert_eq!(format!("{:?}", &*series.name(&guard)), "\"load\"");
    let empty = views::Series::new("", 0);
    assert!(empty.points(&guard).is_empty());
    assert_eq!(format!("{:?}", empty.points(&guard)), "[]");
}

/// Machine integers are of the size that Rust sees.
#[test]
fn integers_of_other_sizes() {
    let guard = rpython::lock();
    let (narrow, wide) = (views::narrow(&guard), views::wide(&guard));
    assert_eq!(
        (narrow.to_vec(), wide.to_vec()),
        (vec![1, -2], vec![1 << 40])
    );
    narrow[0].set(1 << 35);
    wide[0].set(-7);
    assert_eq!(views::sums(), ((1 << 35) - 2, -7));
}

#[test]
fn a_view_keeps_what_a_list_has_left() {
    let guard = rpython::lock();
    for n in [3, 40, 5000] {
        let series = views::Series::new("load", n);
        let points = series.points(&guard);
        series.shorten();
        for i in 0..n {
            series.append(i as f64);
        }
        views::churn(ROUNDS / 10);
        assert_eq!(points.len(), n);
        for (i, point) in points.iter().enumerate().take(n - 1) {
            assert_eq!(point.get(), i as f64 * 0.5);
            point.set(1.0);
        }
        assert_eq!(series.points(&guard).len(), 2 * n - 1);
        drop(series);
        views::churn(ROUNDS / 10);
        assert!(points.iter().take(n - 1).all(|point| point.get() == 1.0));
    }
}

/// An array that has been made longer where it was is left where it is while somebody looks at it.
#[test]
fn large_lists_that_have_grown() {
    let grown: usize = if cfg!(feature = "gc-stress") {
        20_000
    } else {
        200_000
    };
    let guard = rpython::lock();
    let series = views::Series::new("load", 1);
    let grow = || (0..grown).for_each(|i| series.append(i as f64));
    grow();
    let points = series.points(&guard);
    let place = points.as_ptr();
    grow();
    assert_eq!((points.len(), points.as_ptr()), (grown + 1, place));
    for (i, point) in points.iter().skip(1).enumerate() {
        assert_eq!(point.get(), i as f64);
    }
    // The list has another one now, which it may grow in while the first one is seen.
    let again = series.points(&guard);
    assert_eq!(again.len(), 2 * grown + 1);
    points[1].set(-1.0);
    assert_eq!(again[1].get(), 0.0);
    again[2].set(-2.0);
    assert_eq!(series.at(&guard, 2), -2.0);
    drop(again);
    grow();
    views::churn(ROUNDS / 10);
    assert_eq!((points[1].get(), points[2].get()), (-1.0, 1.0));
    let last = series.points(&guard);
    assert_eq!((last.len(), last[2].get()), (3 * grown + 1, -2.0));
    assert_eq!(last[3 * grown].get(), (grown - 1) as f64);
}

#[test]
fn what_the_program_knows_of_items_is_what_rust_may_assign() {
    let guard = rpython::lock();
    let series = views::Series::new("load", 10);
    let counts = series.counts(&guard);
    counts[3].set(-3);
    assert_eq!(series.negative(), 1);
    assert_eq!(series.pick(3), Ok(3.5));
    counts[3].set(i64::MIN);
    assert_eq!(
        series.pick(3).unwrap_err().to_string(),
        "IndexError: list index out of range"
    );
    let prebuilt = views::prebuilt(&guard);
    prebuilt[0].set(-7);
    assert_eq!(views::first(), -7);
    let ((days, _), (others, _)) = (views::weekdays(&guard), views::weekdays(&guard));
    days[0].set(-1);
    assert_eq!(
        (days.to_vec(), others.to_vec()),
        (vec![-1, 6, 7], vec![5, 6, 7])
    );
}

#[test]
fn no_other_thread_is_inside_while_there_is_a_guard() {
    let series = views::Series::new("load", 1);
    std::thread::scope(|scope| {
        let guard = rpython::lock();
        let points = series.points(&guard);
        let other = scope.spawn(|| {
            for _ in 0..100 {
                let guard = rpython::lock();
                let points: ArrayView<'_, f64> = series.points(&guard);
                points[0].set(points[0].get() + 1.0);
            }
        });
        for _ in 0..100 {
            // (A race, if the lock were not the guard's.)
            let before = Cell::get(&points[0]);
            std::thread::yield_now();
            points[0].set(before + 1.0);
        }
        assert_eq!(points[0].get(), 100.0);
        drop(points);
        drop(guard);
        other.join().unwrap();
    });
    assert_eq!(series.at(&rpython::lock(), 0), 200.0);
}

#[test]
fn guards_are_nested() {
    let outer = rpython::lock();
    let word = views::word(&outer, "one").unwrap();
    {
        let inner = rpython::lock();
        assert_eq!(*views::word(&inner, "one").unwrap(), *word);
    }
    let another = rpython::lock();
    let again = views::word(&another, "one").unwrap();
    drop(word);
    drop(outer);
    assert_eq!(again, "eins");
}
