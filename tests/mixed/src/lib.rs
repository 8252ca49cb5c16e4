//! Declarations that the tests and benchmarks of this package call.

#[rpython::module("py/values.py")]
pub mod values {
    pub fn widened(n: i64) -> Result<i64, rpython::Error>;
    pub fn set_width(n: i64);
    pub fn next_i8(x: i8) -> Result<i8, rpython::Error>;
    pub fn next_i16(x: i16) -> Result<i16, rpython::Error>;
    pub fn next_i32(x: i32) -> Result<i32, rpython::Error>;
    pub fn next_i64(x: i64) -> i64;
    pub fn next_isize(x: isize) -> isize;
    pub fn next_u8(x: u8) -> Result<u8, rpython::Error>;
    pub fn next_u16(x: u16) -> Result<u16, rpython::Error>;
    pub fn next_u32(x: u32) -> Result<u32, rpython::Error>;
    pub fn next_u64(x: u64) -> Result<u64, rpython::Error>;
    pub fn next_usize(x: usize) -> usize;
    pub fn minus(x: i64) -> u32;
    #[allow(clippy::too_many_arguments)]
    pub fn sum_of_all(a: i8, b: i16, c: i32, d: i64, e: u8, f: u16, g: u32, h: usize) -> i64;

    pub fn half(x: f64) -> f64;
    pub fn root(x: f64) -> Result<f64, rpython::Error>;
    pub fn single(x: f32) -> f32;
    pub fn both(a: bool, b: bool) -> bool;
    pub fn invert(b: bool) -> bool;
    pub fn next_char(c: char) -> char;
    pub fn is_vowel(c: char) -> bool;
    pub fn first_char(text: &str) -> Result<char, rpython::Error>;
    pub fn nothing();
    pub fn nothing_of(x: i64) -> Result<(), rpython::Error>;

    pub fn shout(text: &str) -> String;
    pub fn reverse(text: String) -> String;
    pub fn length(text: &str) -> usize;
    pub fn chars_and_codes(text: &str) -> Vec<(char, u32)>;
    pub fn reverse_bytes(data: &[u8]) -> Vec<u8>;
    pub fn byte_sum(data: Vec<u8>) -> u64;

    pub fn total(xs: &[i32]) -> i64;
    pub fn doubled(xs: Vec<i64>) -> Result<Vec<i16>, rpython::Error>;
    pub fn positions(xs: &[u64], x: u64) -> Result<Vec<usize>, rpython::Error>;
    pub fn scaled(xs: &[f64], by: f64) -> Vec<f64>;
    pub fn inverted(xs: &[bool]) -> Vec<bool>;
    pub fn sorted_chars(xs: &[char]) -> Vec<char>;
    pub fn joined(words: &[&str], separator: &str) -> String;
    pub fn split(text: &str) -> Vec<String>;
    pub fn transposed(rows: &[Vec<i64>]) -> Vec<Vec<i64>>;

    pub fn divide(a: i64, b: i64) -> Result<(i64, i64), rpython::Error>;
    pub fn swap(pair: (&str, i64)) -> (i64, String);
    #[allow(clippy::type_complexity)]
    pub fn everything(
        b: bool,
        i: i64,
        f: f64,
        c: char,
        s: &str,
        d: &[u8],
        xs: &[i64],
    ) -> (bool, i64, f64, String, String, Vec<u8>, Vec<i64>);
    pub fn find(words: &[String], prefix: &str) -> Option<String>;
    pub fn or_default(text: Option<&str>, default: &str) -> String;
    pub fn position(xs: &[i64], x: i64) -> Option<usize>;
    pub fn next_or_none(x: Option<i32>) -> Result<Option<i32>, rpython::Error>;
    pub fn halves(xs: &[Option<f64>]) -> Vec<Option<f64>>;
    pub fn negated(b: Option<bool>) -> Option<bool>;
    pub fn swapped(pair: Option<(i64, &str)>) -> Option<(String, Option<i64>)>;
    pub fn lengths(texts: &[Option<String>]) -> Vec<i64>;
    pub fn non_empty(xs: Vec<i64>) -> Option<Vec<i64>>;
    #[allow(clippy::type_complexity)]
    pub fn nested(x: (i64, (&str, Vec<Vec<f64>>))) -> (String, Vec<(i64, Vec<f64>)>);
    pub fn count_words(text: &str) -> Vec<(String, i64)>;

    pub fn remember(name: &str) -> usize;
    pub fn remembered() -> Vec<String>;
}

#[rpython::module("py/collections_of.py")]
pub mod collections_of {
    use std::borrow::Cow;
    use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque as Queue};

    /// A row of a matrix.
    pub type Row = [f64; 3];
    type Names = Vec<String>;

    pub fn counted(words: &[&str]) -> HashMap<String, i64>;
    pub fn inverted(table: &BTreeMap<i64, Names>) -> BTreeMap<String, Vec<i64>>;
    pub fn order_of(table: &BTreeMap<(u8, char), f64>) -> Vec<(u8, char)>;
    pub fn changed(table: HashMap<i32, i32>, key: i32) -> HashMap<i32, i32>;
    pub fn looked_up(table: &HashMap<&str, u8>, key: &str) -> Result<u8, rpython::Error>;
    pub fn distinct(xs: Vec<i64>) -> HashSet<u8>;
    pub fn common(a: &HashSet<String>, b: &BTreeSet<&str>) -> BTreeSet<String>;
    pub fn letters_of(words: &[String]) -> BTreeSet<(usize, char)>;
    pub fn squares(flags: &[bool]) -> HashMap<u16, bool>;
    pub fn groups(pairs: &Queue<(bool, i64)>) -> BTreeMap<bool, BTreeSet<i64>>;
    pub fn cross(a: &Row, b: Row) -> Row;
    pub fn first(xs: Box<[i64]>, n: usize) -> Result<[i64; 2], rpython::Error>;
    pub fn rotated(data: Queue<u8>) -> Queue<u8>;
    pub fn axis(i: usize) -> [f64; 3];
    pub fn evens(n: i64) -> Result<Box<[i8]>, rpython::Error>;
    pub fn lettered() -> Queue<(i64, char)>;
    pub fn nothing() -> Vec<String>;
    pub fn fixed(xs: &[i64]) -> HashSet<i16>;
    pub fn fixed_pairs() -> BTreeSet<(bool, String)>;
    pub fn address(data: &[u8; 4]) -> Box<str>;
    pub fn titled(text: Cow<'_, str>) -> Cow<'static, str>;
    pub fn first_of(
        a: &(i64, &str),
        b: &Option<Vec<u8>>,
        c: Option<&String>,
    ) -> (i64, Option<u8>, bool);
    pub fn flat(rows: &[&Vec<i64>], more: Option<&Vec<i64>>) -> Vec<i64>;
    pub fn doubled(xs: Cow<'_, [i64]>) -> Cow<'static, [i64]>;
    pub fn reversed(
        bytes: Cow<[u8]>,
        texts: &[Cow<'_, [String]>],
    ) -> (Cow<'static, [u8]>, Vec<String>);
    pub fn by_codes(bytes_of: &HashMap<Vec<u8>, char>) -> HashMap<[u8; 2], Box<str>>;
    pub fn matrix(n: i64) -> Result<[Row; 3], rpython::Error>;
    #[allow(clippy::type_complexity)]
    pub fn pick(
        table: &HashMap<String, Option<i64>>,
        names: &Names,
    ) -> (HashMap<String, Option<i64>>, Queue<Box<str>>);
}

#[rpython::module("py/faults.py")]
pub mod faults {
    pub fn fail(how: &str) -> Result<i64, rpython::Error>;
    pub fn outer(n: i64) -> Result<i64, rpython::Error>;
    pub fn nothing(n: i64) -> Result<(), rpython::Error>;
    pub fn hard(n: i64) -> i64;
    pub fn reraise(n: i64) -> rpython::Result<i64>;
    pub fn cleanup(n: i64) -> Vec<String>;
    pub fn depth(n: i64) -> Result<i64, rpython::Error>;
    pub fn allocate(n: i64) -> Result<i64, rpython::Error>;
    pub fn not_a_char(n: i64) -> Result<char, rpython::Error>;
}

#[rpython::module("py/shop/till.py")]
pub mod till {
    pub fn bill(lines: &[(&str, u32)]) -> Result<(Vec<String>, u64), rpython::Error>;
    pub fn sell(name: &str, there: u32, numbers: &[u32]) -> Vec<i64>;
    pub fn sell_one(name: &str, there: i64) -> Result<i64, rpython::Error>;
}

#[rpython::module("py/memory.py")]
pub mod memory {
    pub fn churn(rounds: usize, depth: u32) -> (u64, String);
    pub fn table(n: usize) -> Vec<String>;
    pub fn lease(n: usize) -> usize;
    pub fn given_back() -> (usize, usize);
}
