//! What users see of declarations that are wrong: each message at its place, as the compiler shows it.
//!
//! One file for each subject, with a module for each mistake; beside it what the compiler says. With
//! `TRYBUILD=overwrite` this writes them.

#[test]
fn what_is_wrong_is_told_where_it_stands() {
    trybuild::TestCases::new().compile_fail("tests/declarations/*.rs");
}
