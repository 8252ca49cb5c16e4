//! Columns of arrays of arrays.

use super::*;

const SIGNATURE: &str = "*fn(Signed, Signed, Signed, Signed) -> Signed";

/// Makes `v0` rows, of `v1` items, from the fifth one on of one item less; then adds up `v2` columns
/// of `v3` rows. `inside` is done in the inner loop before a row is read, `after` behind each
/// column: `v50` and `v70` are the rows there.
fn columns(inside: &str, after: &str) -> String {
    format!(
        "graph f(v0: Signed, v1: Signed, v2: Signed, v3: Signed) -> Signed {{
b0:
  v4: *[*[Signed]] = malloc_varsize[[*[Signed]]](v0)
  goto b1(v4, 0, v0, v1, v2, v3)
b1(v5: *[*[Signed]], v6: Signed, v7: Signed, v8: Signed, v9: Signed, v10: Signed):
  v11: Bool = int_lt(v6, v7)
  switch v11: true -> b2(v5, v6, v7, v8, v9, v10) | false -> b3(v5, 0, v9, v10, 0)
b2(v12: *[*[Signed]], v13: Signed, v14: Signed, v15: Signed, v16: Signed, v17: Signed):
  v18: Signed = int_rshift(v13, 2)
  v19: Signed = int_sub(v15, v18)
  v20: *[Signed] = malloc_varsize[[Signed]](v19)
  v21: Void = setitem[[*[Signed]]](v12, v13, v20)
  v22: Bool = int_gt(v19, 0)
  switch v22: true -> b9(v12, v13, v14, v15, v16, v17, v20) | false -> b10(v12, v13, v14, v15, v16, v17)
b9(v80: *[*[Signed]], v81: Signed, v82: Signed, v83: Signed, v84: Signed, v85: Signed, v86: *[Signed]):
  v87: Void = setitem[[Signed]](v86, 0, v81)
  goto b10(v80, v81, v82, v83, v84, v85)
b10(v90: *[*[Signed]], v91: Signed, v92: Signed, v93: Signed, v94: Signed, v95: Signed):
  v96: Signed = int_add(v91, 1)
  goto b1(v90, v96, v92, v93, v94, v95)
b3(v30: *[*[Signed]], v31: Signed, v32: Signed, v33: Signed, v34: Signed):
  v35: Bool = int_lt(v31, v32)
  switch v35: true -> b4(v30, 0, v31, v32, v33, v34) | false -> ret(v34)
b4(v40: *[*[Signed]], v41: Signed, v42: Signed, v43: Signed, v44: Signed, v45: Signed):
  v46: Bool = int_lt(v41, v44)
  switch v46: true -> b5(v40, v41, v42, v43, v44, v45) | false -> b8(v40, v42, v43, v44, v45)
b5(v50: *[*[Signed]], v51: Signed, v52: Signed, v53: Signed, v54: Signed, v55: Signed):
  {inside}
  v56: Signed = getlength[[*[Signed]]](v50)
  v57: Bool = int_in_bounds(v51, v56)
  v58: Bool = likely(v57)
  switch v58: true -> b6(v50, v51, v52, v53, v54, v55) | false -> exc(<data2: *Class>, <data5: *Object>)
b6(v60: *[*[Signed]], v61: Signed, v62: Signed, v63: Signed, v64: Signed, v65: Signed):
  v66: *[Signed] = getitem[[*[Signed]]](v60, v61)
  v67: Signed = getlength[[Signed]](v66)
  v68: Bool = int_in_bounds(v62, v67)
  v69: Bool = likely(v68)
  switch v69: true -> b7(v60, v61, v62, v63, v64, v65, v66) | false -> exc(<data2: *Class>, <data5: *Object>)
b7(v100: *[*[Signed]], v101: Signed, v102: Signed, v103: Signed, v104: Signed, v105: Signed, v106: *[Signed]):
  v107: Signed = getitem[[Signed]](v106, v102)
  v108: Signed = int_add(v105, v107)
  v109: Signed = int_add(v101, 1)
  goto b4(v100, v109, v102, v103, v104, v108)
b8(v70: *[*[Signed]], v71: Signed, v72: Signed, v73: Signed, v74: Signed):
  {after}
  v76: Signed = int_add(v71, 1)
  goto b3(v70, v76, v72, v73, v74)
}}"
    )
}

const CALLS: &[&[i64]] = &[
    &[0, 0, 0, 0],
    &[3, 4, 4, 3],
    &[3, 4, 5, 3],
    &[3, 4, 4, 4],
    &[3, 4, 4, 2],
    &[6, 4, 4, 6],
    &[6, 4, 4, 4],
    &[6, 4, 3, 6],
    &[6, 4, 3, 7],
    &[3, 4, 4, i64::MAX],
    &[3, 4, -1, -1],
];

fn in_bounds(inside: &str, after: &str) -> usize {
    let shown = optimised(&[SIGNATURE], &columns(inside, after), CALLS);
    shown.matches("int_in_bounds").count()
}

const NOTHING: &str = "v200: Signed = same_as(0)";
const NOTHING_AFTER: &str = "v210: Signed = same_as(0)";

#[test]
fn columns_are_checked_once() {
    // In the loop itself: the number of the row, twice; the index, for the shortest row and for
    // each. Before its copy: the index, for the shortest row.
    assert_eq!(in_bounds(NOTHING, NOTHING_AFTER), 5);
    let shown = optimised(&[SIGNATURE], &columns(NOTHING, NOTHING_AFTER), CALLS);
    let copies = shown
        .split("\nb")
        .filter(|block| block.contains("int_add") && block.matches("getitem").count() == 2);
    assert_eq!(copies.count(), 1, "{shown}");
}

#[test]
fn rows_that_change_are_checked_each() {
    let store = "v201: *[Signed] = malloc_varsize[[Signed]](0)
  v202: Void = setitem[[*[Signed]]]";
    // There may be no rows, so only in a loop that never runs.
    let inside = format!("{store}(v50, 0, v201)");
    let after = format!("{store}(v70, 0, v201)");
    let calls: &[&[i64]] = &[&[3, 0, 2, 3], &[3, 4, 4, 3], &[3, 4, 1, 1]];
    for (inside, after) in [(&inside[..], NOTHING_AFTER), (NOTHING, &after[..])] {
        let shown = optimised(&[SIGNATURE], &columns(inside, after), calls);
        let asked = shown.matches("int_in_bounds").count();
        assert!(asked <= 3, "{asked} {shown}");
    }
}
