//! Types that do not cross, or not like this.
#![allow(unused)]

#[rpython::module("py/x.py")]
mod number_of_128_bits {
    fn f(x: u128) -> i128;
}

#[rpython::module("py/x.py")]
mod reference_to_a_number {
    fn f(x: &i64);
}

#[rpython::module("py/x.py")]
mod reference_that_changes_a_number {
    fn f(x: &mut i64);
}

#[rpython::module("py/x.py")]
mod reference_to_a_vector {
    fn f(x: &Vec<i64>);
}

#[rpython::module("py/x.py")]
mod reference_to_a_string {
    fn f(x: &String);
}

#[rpython::module("py/x.py")]
mod text_without_a_reference {
    fn f(x: str);
}

#[rpython::module("py/x.py")]
mod lifetime {
    fn f(x: &'static str);
}

#[rpython::module("py/x.py")]
mod borrowed_text_as_a_result {
    fn f() -> &str;
}

#[rpython::module("py/x.py")]
mod borrowed_slice_as_a_result {
    fn f() -> &[i64];
}

#[rpython::module("py/x.py")]
mod borrowed_map_as_a_result {
    fn f() -> &HashMap<i64, i64>;
}

#[rpython::module("py/x.py")]
mod reference_inside {
    fn f(x: Vec<&i64>);
}

#[rpython::module("py/x.py")]
mod float_as_a_key {
    fn f(x: HashMap<f64, i64>);
}

#[rpython::module("py/x.py")]
mod list_in_a_key {
    fn f(x: BTreeSet<(i64, Vec<i64>)>);
}

#[rpython::module("py/x.py")]
mod map_as_a_key {
    fn f(x: HashMap<BTreeMap<i64, i64>, i64>);
}

#[rpython::module("py/x.py")]
mod set_as_a_key {
    fn f(x: HashMap<HashSet<i64>, i64>);
}

#[rpython::module("py/x.py")]
mod float_in_a_key_with_an_order {
    fn f() -> BTreeSet<(i64, Option<f32>)>;
}

#[rpython::module("py/x.py")]
mod error_of_another_crate {
    fn f() -> Result<i64, std::io::Error>;
}

#[rpython::module("py/x.py")]
mod result_of_another_crate {
    use std::io;

    fn f() -> io::Result<i64>;
}

#[rpython::module("py/x.py")]
mod iterator_of_another_crate {
    use std::slice::Iter;

    fn f() -> Iter<i64>;
}

#[rpython::module("py/x.py")]
mod hasher {
    fn f(x: HashMap<i64, i64, MyHasher>);
}

#[rpython::module("py/x.py")]
mod length_that_is_a_constant {
    fn f(x: [i64; N]);
}

#[rpython::module("py/x.py")]
mod number_in_a_cow {
    fn f(x: Cow<i64>);
}

#[rpython::module("py/x.py")]
mod boxed_number {
    fn f(x: Box<i64>);
}

#[rpython::module("py/x.py")]
mod shared_text {
    fn f(x: std::rc::Rc<str>);
}

#[rpython::module("py/x.py")]
mod raw_pointer {
    fn f(x: *const u8);
}

#[rpython::module("py/x.py")]
mod function {
    fn f(x: fn(i64) -> i64);
}

#[rpython::module("py/x.py")]
mod functions_that_are_shared {
    fn f(x: std::sync::Arc<dyn Fn(i64) -> i64 + Send + Sync>);
    fn g(x: Vec<fn(i64) -> i64>);
}

#[rpython::module("py/x.py")]
mod iterators_of_rust_as_results {
    fn f() -> impl Iterator<Item = i64>;
    fn g() -> Result<Box<dyn Iterator<Item = i64>>, rpython::Error>;
    fn h() -> impl IntoIterator<Item = i64> + Send;
}

#[rpython::module("py/x.py")]
mod never {
    fn f() -> !;
}

#[rpython::module("py/x.py")]
mod path_of_a_trait {
    fn f() -> <Vec<i64> as IntoIterator>::Item;
}

#[rpython::module("py/x.py")]
mod unit_as_a_parameter {
    fn f(x: ());
}

#[rpython::module("py/x.py")]
mod unit_inside {
    fn f() -> Vec<()>;
}

#[rpython::module("py/x.py")]
mod option_in_an_option {
    fn f() -> Option<Option<i64>>;
}

#[rpython::module("py/x.py")]
mod another_error {
    fn f() -> Result<i64, String>;
}

#[rpython::module("py/x.py")]
mod result_as_a_parameter {
    fn f(x: Result<i64, rpython::Error>);
}

#[rpython::module("py/x.py")]
mod type_that_is_not_known {
    fn f(x: Table) -> Vec<Table>;
}

#[rpython::module("py/x.py")]
mod alias_with_other_parameters {
    type A<T> = Vec<T>;
    fn f(x: A) -> A<i64, i64>;
}

#[rpython::module("py/x.py")]
mod alias_that_is_not_found {
    use super::Table;
    fn f(x: &Table<i64>);
}

#[rpython::module("py/x.py")]
mod alias_twice {
    type A = i64; type A = i32;
}

#[rpython::module("py/x.py")]
mod several {
    fn f(x: &mut i64, y: u128) -> &str;
}

fn main() {}
