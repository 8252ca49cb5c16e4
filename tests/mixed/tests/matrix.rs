//! Whatever types are made of crosses in both directions: containers, tuples, values and handles, in each other. The build script writes what
//! is declared, and tries it (`matrix.rs` beside it).

include!(concat!(env!("OUT_DIR"), "/matrix.rs"));

#[test]
fn all_that_types_are_made_of_comes_back() {
    check_all();
}
