//! Slices that Python sees where they are.

use rpython::Error;

#[rpython::module("py/buffers.py")]
mod buffers {
    type Table;

    fn scale(xs: &mut [f64], by: f64);
    fn total(#[buffer] xs: &[u8]) -> u64;
    fn dot(#[buffer] xs: &[f64], #[buffer] ys: &[f64]) -> f64;
    fn at(#[buffer] xs: &[i16], i: i64) -> Result<i64, rpython::Error>;
    fn put(xs: &mut [i32], i: i64, value: i64) -> Result<(), rpython::Error>;
    fn put_u64(xs: &mut [u64], i: i64, value: i64) -> Result<(), rpython::Error>;
    fn put_f32(xs: &mut [f32], i: i64, value: f64) -> Result<(), rpython::Error>;
    fn flip(flags: &mut [bool]);
    fn reverse(xs: &mut [u16]);
    fn every_other(#[buffer] xs: &[i8]) -> Vec<i8>;
    fn halves(#[buffer] xs: &[u32; 5]) -> (i64, i64);
    fn quicksort(xs: &mut [i64]);
    fn order(#[buffer] xs: &[isize]) -> Vec<usize>;
    fn describe(#[buffer] xs: &[usize]) -> Result<((String, i64, bool), i64, usize, bool), Error>;
    fn fill_and_fail(xs: &mut [i64]) -> Result<i64, Error>;
    fn copied(a: &mut [u8], b: &[u8]) -> Result<(), Error>;
    fn moved(xs: &mut [i8]);
    fn equal(#[buffer] xs: &[i64], ys: &mut [i16]) -> bool;
    fn equal_floats(#[buffer] xs: &[f32], #[buffer] ys: &[i32]) -> bool;
    fn unequal(#[buffer] xs: &[bool], #[buffer] ys: &[u8]) -> bool;
    fn compared(#[buffer] xs: &[i32]) -> (Vec<bool>, Vec<bool>, Vec<bool>);
    fn hashed(#[buffer] xs: &[u8]) -> Result<i64, Error>;
    fn content(#[buffer] xs: &[i32]) -> Vec<u8>;
    fn content_of_floats(#[buffer] xs: &[f32]) -> Vec<u8>;
    fn keep(#[buffer] xs: &[i64], half: bool) -> i64;
    fn kept_generator() -> Result<i64, Error>;
    fn allocate(xs: &mut [i64]) -> usize;

    impl Table {
        fn new(#[buffer] xs: &[i64]) -> Table;
        fn add(&self, #[buffer] xs: &[i64], to: &mut [i64]) -> Result<(), Error>;
    }
}

#[track_caller]
fn raises<T: std::fmt::Debug>(result: Result<T, Error>, text: &str) {
    assert_eq!(result.unwrap_err().to_string(), text);
}

#[test]
fn python_changes_the_memory_itself() {
    let mut xs = [1.0, -2.5, f64::INFINITY];
    buffers::scale(&mut xs, 2.0);
    assert_eq!(xs, [2.0, -5.0, f64::INFINITY]);
    buffers::scale(&mut xs[1..2], -1.0);
    assert_eq!(xs[1], 5.0);
    buffers::scale(&mut [], 2.0);
    let mut flags = vec![true, false, true];
    buffers::flip(&mut flags);
    assert_eq!(flags, [false, true, false]);
    let mut many: Vec<i64> = (0..1000).map(|i| i * 7919 % 1009).collect();
    let mut sorted = many.clone();
    buffers::quicksort(&mut many);
    sorted.sort_unstable();
    assert_eq!(many, sorted);
    let mut lengths = vec![5; 100];
    assert_eq!(buffers::allocate(&mut lengths), 100);
    assert_eq!(lengths, [3; 100]);
}

#[test]
fn python_reads_the_memory_itself() {
    assert_eq!(buffers::total(&[200, 100, 0]), 300);
    assert_eq!(buffers::total(&[]), 0);
    assert_eq!(buffers::dot(&[1.0, 2.0], &[0.5, 0.25]), 1.0);
    // One that is lent twice.
    let xs = [3.0, 4.0];
    assert_eq!(buffers::dot(&xs, &xs), 25.0);
    assert_eq!(buffers::order(&[5, -1, 3]), [1, 2, 0]);
    let described = buffers::describe(&[1, 2, 3]).unwrap();
    assert_eq!(described, (("N".into(), 8, true), 24, 3, true));
}

#[test]
fn slices_are_views() {
    let mut xs = [1, 2, 3, 65535];
    buffers::reverse(&mut xs);
    assert_eq!(xs, [65535, 3, 2, 1]);
    assert_eq!(buffers::every_other(&[-128, 1, 127, 3, 5]), [-128, 127, 5]);
    assert_eq!(
        buffers::halves(&[1, 2, 3, 4, u32::MAX]),
        (3, 7 + i64::from(u32::MAX))
    );
    let mut bytes = [0, 1, 2, 3];
    buffers::copied(&mut bytes, &[8, 9]).unwrap();
    assert_eq!(bytes, [0, 8, 9, 3]);
    raises(
        buffers::copied(&mut bytes, &[8]),
        "ValueError: memoryview assignment: lvalue and rvalue have different structures",
    );
    let mut xs = [1, 2, 3];
    buffers::moved(&mut xs);
    assert_eq!(xs, [1, 1, 2]);
}

#[test]
fn places_and_values_are_checked() {
    let out = "IndexError: index out of bounds on dimension 1";
    assert_eq!(buffers::at(&[1, -2], -1).unwrap(), -2);
    for i in [2, -3, i64::MIN, i64::MAX] {
        raises(buffers::at(&[1, -2], i), out);
        raises(buffers::put(&mut [1, -2], i, 0), out);
    }
    raises(buffers::at(&[], 0), out);
    let mut xs = [0; 2];
    buffers::put(&mut xs, 0, i64::from(i32::MIN)).unwrap();
    buffers::put(&mut xs, -1, i64::from(i32::MAX)).unwrap();
    assert_eq!(xs, [i32::MIN, i32::MAX]);
    for large in [1 << 31, -(1 << 31) - 1, i64::MIN] {
        raises(
            buffers::put(&mut xs, 0, large),
            "ValueError: memoryview: invalid value for format 'i'",
        );
    }
    let mut xs = [u64::MAX];
    raises(
        buffers::put_u64(&mut xs, 0, -1),
        "ValueError: memoryview: invalid value for format 'Q'",
    );
    buffers::put_u64(&mut xs, 0, i64::MAX).unwrap();
    assert_eq!(xs, [i64::MAX as u64]);
    let mut xs = [0.0];
    buffers::put_f32(&mut xs, 0, 0.1).unwrap();
    assert_eq!(xs, [0.1_f32]);
}

#[test]
fn they_are_compared_by_what_is_in_them() {
    assert!(buffers::equal(&[1, -2], &mut [1, -2]));
    assert!(!buffers::equal(&[1, -2], &mut [1, 2]));
    assert!(!buffers::equal(&[1, -2], &mut [1]));
    assert!(!buffers::equal(&[0x10001], &mut [1]));
    assert!(buffers::equal(&[], &mut []));
    assert!(buffers::equal_floats(&[0.0, 2.0], &[0, 2]));
    assert!(!buffers::equal_floats(&[0.5], &[0]));
    assert!(!buffers::equal_floats(&[f32::NAN], &[0]));
    assert!(!buffers::unequal(&[true, false], &[1, 0]));
    assert!(buffers::unequal(&[true, false], &[2, 0]));
    let (same, code, others) = buffers::compared(&[1, 2, 1]);
    assert_eq!(same, [true, true, false, true, true, true]);
    assert_eq!(code, [true; 5]);
    assert_eq!(others, [false, false, false, true, false]);
    raises(
        buffers::hashed(&[1]),
        "TypeError: unhashable type: 'Buffer'",
    );
}

#[test]
fn their_bytes_are_those_in_memory() {
    let xs = [1_i32, -2, 0x01020304];
    let bytes = |xs: &[i32]| xs.iter().flat_map(|x| x.to_ne_bytes()).collect();
    let content: Vec<u8> = bytes(&[1, -2, 0x01020304, 1, 0x01020304]);
    assert_eq!(buffers::content(&xs), content);
    assert_eq!(buffers::content_of_floats(&[0.1]), 0.1_f32.to_ne_bytes());
}

#[test]
fn what_was_done_before_an_exception_is_done() {
    let mut xs = [7, 7, 7];
    raises(
        buffers::fill_and_fail(&mut xs),
        "ZeroDivisionError: integer division or modulo by zero",
    );
    assert_eq!(xs, [0, 1, 2]);
}

#[test]
fn nothing_is_kept() {
    let over = "ValueError: operation forbidden on a buffer whose call has returned";
    let xs = vec![20, 22, 24];
    assert_eq!(buffers::keep(&xs, false), 20);
    drop(xs);
    raises(buffers::kept_generator(), over);
    // What is lent now is another one.
    assert_eq!(buffers::keep(&[4, 6], true), 2);
    raises(buffers::kept_generator(), over);
}

#[test]
fn methods_take_buffers() {
    let table = buffers::Table::new(&[1, 2]);
    let mut to = [0; 2];
    table.add(&[10, 20], &mut to).unwrap();
    assert_eq!(to, [13, 23]);
    assert!(table.add(&[1, 2, 3], &mut to).is_err());
}
