//! Loops and their fast copies. Each function makes an array of `v0` items and loops over it;
//! calls with other counts than lengths come to the checks that fail.

use super::*;

const INT_INT_INT: &str = "*fn(Signed, Signed) -> Signed";

/// How often an operation stands in a text.
fn count(shown: &str, what: &str) -> usize {
    shown.matches(what).count()
}

/// The blocks of a text that have an operation.
fn blocks_with<'t>(shown: &'t str, what: &str) -> Vec<&'t str> {
    let blocks = shown.split("\nb").filter(|block| block.contains(what));
    blocks.collect()
}

/// Fills an array of `v0` items with the squares of `0` to `v1 - 1` (there are calls where that
/// fails too), and adds items up in a loop whose parts are given: where the counter starts, the test
/// (`v20` is the counter, `v21` is `v1`), the index (`v25` is the counter), the counter's next value
/// (`v35` is the counter, `v36` is `v1`).
fn sum(start: &str, test: &str, index: &str, step: &str) -> String {
    format!(
        "graph f(v0: Signed, v1: Signed) -> Signed {{
b0:
  v2: *[Signed] = malloc_varsize[[Signed]](v0)
  goto b1(v2, 0, v0, v1)
b1(v3: *[Signed], v4: Signed, v5: Signed, v6: Signed):
  v7: Bool = int_lt(v4, v5)
  switch v7: true -> b2(v3, v4, v5, v6) | false -> b3(v3, {start}, v6, 0)
b2(v8: *[Signed], v9: Signed, v10: Signed, v11: Signed):
  v12: Signed = int_mul(v9, v9)
  v13: Void = setitem[[Signed]](v8, v9, v12)
  v14: Signed = int_add(v9, 1)
  goto b1(v8, v14, v10, v11)
b3(v19: *[Signed], v20: Signed, v21: Signed, v22: Signed):
  v23: Bool = {test}
  switch v23: true -> b4(v19, v20, v21, v22) | false -> ret(v22)
b4(v24: *[Signed], v25: Signed, v26: Signed, v27: Signed):
  v28: Signed = {index}
  v29: Signed = getlength[[Signed]](v24)
  v30: Bool = int_in_bounds(v28, v29)
  v31: Bool = bool_not(v30)
  v32: Bool = unlikely(v31)
  switch v32: true -> b6(v27) | false -> b5(v24, v25, v26, v27, v28)
b5(v34: *[Signed], v35: Signed, v36: Signed, v37: Signed, v38: Signed):
  v39: Signed = getitem[[Signed]](v34, v38)
  v40: Signed = int_add(v37, v39)
  v41: Signed = {step}
  goto b3(v34, v41, v36, v40)
b6(v42: Signed):
  v43: Signed = int_sub(-1, v42)
  goto ret(v43)
}}"
    )
}

const CALLS: &[&[i64]] = &[
    &[0, 0],
    &[0, 1],
    &[5, 0],
    &[5, 4],
    &[5, 5],
    &[5, 6],
    &[5, 100],
    &[30, 29],
    &[30, -3],
    &[3, i64::MAX],
    &[3, i64::MIN],
];

/// In the fast copy the item is read without a check, in the loop itself behind one.
#[track_caller]
fn has_fast_copy(start: &str, test: &str, index: &str, step: &str) {
    let shown = optimised(&[INT_INT_INT], &sum(start, test, index, step), CALLS);
    assert_eq!(count(&shown, "getitem"), 2, "{shown}");
    assert_eq!(count(&shown, "in_bounds"), 1, "{shown}");
}

#[track_caller]
fn has_none(start: &str, test: &str, index: &str, step: &str) {
    let shown = optimised(&[INT_INT_INT], &sum(start, test, index, step), CALLS);
    assert_eq!(count(&shown, "getitem"), 1, "{shown}");
}

#[test]
fn counting_up_needs_no_checks() {
    let (index, step) = ("same_as(v25)", "int_add(v35, 1)");
    has_fast_copy("0", "int_lt(v20, v21)", index, step);
    has_fast_copy("0", "int_le(v20, v21)", index, step);
    has_fast_copy("0", "int_gt(v21, v20)", index, step);
    has_fast_copy("0", "int_lt(v20, v21)", index, "int_add(v35, 3)");
    has_fast_copy("2", "int_lt(v20, v21)", "int_sub(v25, 2)", step);
    has_fast_copy("0", "int_lt(v20, v21)", "int_add(v25, 2)", step);
}

#[test]
fn counting_down_needs_no_checks() {
    let (index, step) = ("same_as(v25)", "int_sub(v35, 1)");
    has_fast_copy("v6", "int_ge(v20, 0)", index, step);
    has_fast_copy("v6", "int_gt(v20, 0)", index, step);
    has_fast_copy("v6", "int_ge(v20, -2)", index, step);
    has_fast_copy("v6", "int_gt(v20, 0)", "int_sub(v25, 1)", step);
    has_fast_copy("v6", "int_ge(v20, 1)", "int_sub(v25, 2)", step);
}

#[test]
fn steps_may_be_invariants() {
    // The count itself is the step; one that is not positive would have no end.
    let text = sum("0", "int_le(v20, v21)", "same_as(v25)", "int_add(v35, v36)");
    let calls: &[&[i64]] = &[&[30, 1], &[30, 7], &[5, 4], &[3, i64::MAX]];
    let shown = optimised(&[INT_INT_INT], &text, calls);
    assert_eq!(count(&shown, "getitem"), 2, "{shown}");
}

#[test]
fn what_is_no_counter_keeps_its_check() {
    let test = "int_lt(v20, v21)";
    has_none("0", test, "int_mul(v25, 2)", "int_add(v35, 1)");
    has_none("1", test, "same_as(v25)", "int_mul(v35, 2)");
    has_none("0", "int_ne(v20, v21)", "same_as(v25)", "int_add(v35, 1)");
}

#[test]
fn a_copy_that_is_never_entered_is_not_made() {
    let (test, step) = ("int_lt(v20, v21)", "int_add(v35, 1)");
    has_none("-2", test, "same_as(v25)", step);
    has_none("1", test, "int_sub(v25, 2)", step);
}

#[test]
fn short_loops_are_not_copied() {
    has_none("0", "int_lt(v20, 4)", "same_as(v25)", "int_add(v35, 1)");
}

const POINTS: &str = "*fn(*Point, Signed) -> Signed";

/// Counts to `v1` as long as `p.x` is in bounds of `p.y`; what else happens in a turn is given.
fn fields(turn: &str) -> String {
    format!(
        "graph f(v0: *Point, v1: Signed) -> Signed {{
b0:
  goto b1(v0, v1, 0)
b1(v2: *Point, v3: Signed, v4: Signed):
  v5: Bool = int_lt(v4, v3)
  switch v5: true -> b2(v2, v3, v4) | false -> ret(v4)
b2(v6: *Point, v7: Signed, v8: Signed):
  v9: Signed = getfield[Point.x](v6)
  v10: Signed = getfield[Point.y](v6)
  v11: Bool = int_in_bounds(v9, v10)
  v12: Bool = likely(v11)
  switch v12: true -> b3(v6, v7, v8) | false -> ret(-1)
b3(v13: *Point, v14: Signed, v15: Signed):
  v16: Signed = int_add(v15, 1)
  v17: Void = {turn}
  goto b1(v13, v14, v16)
}}
graph g() -> Void {{
b0:
  goto ret(void)
}}"
    )
}

#[test]
fn invariant_questions_are_asked_before_the_loop() {
    let shown = optimised(&[POINTS, "*fn() -> Void"], &fields("keepalive(v13)"), &[]);
    // Once before the loop, where the pointer may be null, and once in the loop itself.
    assert_eq!(count(&shown, "in_bounds"), 2, "{shown}");
    assert_eq!(count(&shown, "ptr_nonzero"), 1, "{shown}");
    assert_eq!(blocks_with(&shown, "keepalive").len(), 2, "{shown}");
}

#[test]
fn what_the_loop_writes_is_not_invariant() {
    for turn in ["setfield[Point.x](v13, v15)", "setfield[Point.y](v13, v15)"] {
        let shown = optimised(&[POINTS, "*fn() -> Void"], &fields(turn), &[]);
        assert_eq!(count(&shown, "in_bounds"), 1, "{shown}");
    }
}

#[test]
fn what_has_effects_may_write_anything() {
    let shown = optimised(&[POINTS, "*fn() -> Void"], &fields("gc_collect(0)"), &[]);
    assert_eq!(count(&shown, "in_bounds"), 1, "{shown}");
}

#[test]
fn nothing_comes_behind_what_is_never_reached() {
    becomes(
        &[INT_INT],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Bool = int_lt(v0, 0)
  switch v1: true -> b1(v0) | false -> b2(v0, 1)
b1(v2: Signed):
  v3: Void = unreachable(void)
  v4: Signed = int_mul(v2, 3)
  goto b2(v4, 2)
b2(v5: Signed, v6: Signed):
  v7: Signed = int_add(v5, v6)
  goto ret(v7)
}",
        &[&[3]],
        "graph f(v0: Signed) -> Signed {
b0:
  v1: Bool = int_lt(v0, 0)
  switch v1: true -> b1 | false -> b2(v0)
b1:
  v2: Void = unreachable(void)
  goto ret(0)
b2(v3: Signed):
  v4: Signed = int_add(v3, 1)
  goto ret(v4)
}
",
    );
}
