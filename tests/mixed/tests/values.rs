//! Values of every type cross in both directions.

use mixed::values::*;

#[track_caller]
fn overflows<T: std::fmt::Debug>(result: rpython::Result<T>, message: &str) {
    let error = result.unwrap_err();
    assert_eq!(error.type_name(), "OverflowError");
    assert_eq!(error.message(), message);
}

#[test]
fn integers_of_all_widths() {
    assert_eq!(next_i8(-128).unwrap(), -127);
    assert_eq!(next_i16(i16::MIN).unwrap(), i16::MIN + 1);
    assert_eq!(next_i32(-1).unwrap(), 0);
    assert_eq!(next_i64(i64::MIN), i64::MIN + 1);
    assert_eq!(next_isize(41), 42);
    assert_eq!(next_u8(254).unwrap(), 255);
    assert_eq!(next_u16(65534).unwrap(), 65535);
    assert_eq!(next_u32(u32::MAX - 1).unwrap(), u32::MAX);
    assert_eq!(next_u64(i64::MAX as u64 - 1).unwrap(), i64::MAX as u64);
    assert_eq!(next_usize(0), 1);
    assert_eq!(minus(-5), 5);
    assert_eq!(sum_of_all(-1, -2, -3, -4, 5, 6, 7, 8), 16);
}

#[test]
fn integers_are_checked() {
    overflows(next_i8(127), "128 does not fit into i8");
    overflows(next_i16(i16::MAX), "32768 does not fit into i16");
    overflows(next_i32(i32::MAX), "2147483648 does not fit into i32");
    overflows(next_u8(255), "256 does not fit into u8");
    overflows(next_u16(65535), "65536 does not fit into u16");
    overflows(next_u32(u32::MAX), "4294967296 does not fit into u32");
    let large = next_u64(u64::MAX).unwrap_err();
    assert_eq!(large.type_name(), "OverflowError");
    overflows(doubled(vec![1, 20000]), "40000 does not fit into i16");
    assert!(positions(&[1, u64::MAX], 1).is_err());
}

#[test]
#[should_panic = "OverflowError: -5 does not fit into u32"]
fn without_result_an_overflow_panics() {
    minus(5);
}

#[test]
fn other_scalars() {
    assert_eq!(half(5.0), 2.5);
    assert!(half(f64::NAN).is_nan());
    assert_eq!(half(f64::NEG_INFINITY), f64::NEG_INFINITY);
    assert!(half(-0.0).is_sign_negative());
    assert_eq!(root(16.0).unwrap(), 4.0);
    assert_eq!(root(-1.0).unwrap_err().type_name(), "ValueError");
    assert_eq!(single(5.0), 0.5);
    assert!(both(true, true) && !both(true, false) && !both(false, true));
    assert!(invert(false) && !invert(true));
    for (c, next) in [
        ('a', 'b'),
        ('ä', 'å'),
        ('€', '₭'),
        ('𝄞', '𝄟'),
        ('\u{7f}', '\u{80}'),
    ] {
        assert_eq!(next_char(c), next);
    }
    assert!(is_vowel('ö') && !is_vowel('ß'));
    assert_eq!(first_char("ßa").unwrap(), 'ß');
    assert_eq!(first_char("").unwrap_err().type_name(), "IndexError");
    nothing();
    nothing_of(1).unwrap();
    assert_eq!(nothing_of(2).unwrap_err().type_name(), "AssertionError");
}

#[test]
fn text_and_bytes() {
    assert_eq!(shout("grüße, 世界"), "GRÜSSE, 世界!");
    assert_eq!(shout(""), "!");
    assert_eq!(reverse("añ€𝄞z".to_string()), "z𝄞€ña");
    assert_eq!(length("añ€𝄞z\0"), 6);
    let codes = chars_and_codes("a€𝄞");
    assert_eq!(codes, [('a', 97), ('€', 0x20ac), ('𝄞', 0x1d11e)]);
    assert_eq!(reverse_bytes(&[0, 1, 200, 255]), [255, 200, 1, 0]);
    assert_eq!(reverse_bytes(&[]), []);
    assert_eq!(byte_sum(vec![255; 1000]), 255_000);
    let long = "x€".repeat(1000);
    assert_eq!(length(&long), 2000);
    assert_eq!(reverse(reverse(long.clone())), long);
}

/// They are copied and counted in one pass, in steps of several sizes.
#[test]
fn texts_of_all_lengths() {
    for pattern in ["x", "xyä", "€a", "𝄞"] {
        let text: String = pattern.chars().cycle().take(5000).collect();
        let ends = text.char_indices().map(|(at, _)| at);
        for at in ends.filter(|at| *at < 300 || at % 64 < 3) {
            let part = &text[..at];
            assert_eq!(length(part), part.chars().count());
            assert_eq!(or_default(Some(part), ""), part);
        }
    }
}

#[test]
fn lists() {
    assert_eq!(total(&[1, -2, i32::MAX]), i64::from(i32::MAX) - 1);
    assert_eq!(total(&[]), 0);
    assert_eq!(doubled(vec![1, -2]).unwrap(), [2, -4]);
    assert_eq!(positions(&[7, 8, 7], 7).unwrap(), [0, 2]);
    assert_eq!(scaled(&[1.0, -2.5], 2.0), [2.0, -5.0]);
    assert_eq!(scaled(&[], 2.0), []);
    assert_eq!(inverted(&[true, false, true]), [false, true, false]);
    assert_eq!(sorted_chars(&['€', 'b', 'ä', 'a']), ['a', 'b', 'ä', '€']);
    assert_eq!(joined(&["añ", "", "€"], "·"), "añ··€");
    assert_eq!(joined(&[], "·"), "");
    assert_eq!(split("  to be  or\tnot "), ["to", "be", "or", "not"]);
    let rows = vec![vec![1, 2, 3], vec![4, 5, 6]];
    assert_eq!(transposed(&rows), [[1, 4], [2, 5], [3, 6]]);
}

#[test]
fn tuples_and_options() {
    assert_eq!(divide(-7, 2).unwrap(), (-4, 1));
    assert_eq!(divide(1, 0).unwrap_err().type_name(), "ZeroDivisionError");
    assert_eq!(swap(("ä", 3)), (3, "ä".to_string()));
    assert_eq!(
        everything(true, 1, 1.5, 'é', "é", b"\xff", &[1, 2]),
        (
            false,
            2,
            3.0,
            "é!".into(),
            "É".into(),
            b"\xff!".to_vec(),
            vec![2, 3]
        )
    );
    let words = ["one", "two", "three"].map(String::from);
    assert_eq!(find(&words, "tw"), Some("two".to_string()));
    assert_eq!(find(&words, "x"), None);
    assert_eq!(or_default(Some(""), "d"), "");
    assert_eq!(or_default(None, "d"), "d");
    assert_eq!(position(&[5, -3, 7], 7), Some(2));
    assert_eq!(position(&[], 7), None);
    assert_eq!(next_or_none(Some(-1)).unwrap(), Some(0));
    assert_eq!(next_or_none(None).unwrap(), None);
    assert_eq!(
        next_or_none(Some(i32::MAX)).unwrap_err().type_name(),
        "OverflowError"
    );
    assert_eq!(
        halves(&[Some(3.0), None, Some(-1.0)]),
        [Some(1.5), None, Some(-0.5)]
    );
    assert_eq!(
        [None, Some(true), Some(false)].map(negated),
        [None, Some(false), Some(true)]
    );
    assert_eq!(swapped(None), None);
    assert_eq!(swapped(Some((4, "€"))), Some(("€".into(), Some(4))));
    assert_eq!(swapped(Some((0, ""))), Some((String::new(), None)));
    assert_eq!(
        lengths(&[Some("ab€".into()), None, Some(String::new())]),
        [3, -1, 0]
    );
    assert_eq!(non_empty(vec![]), None);
    assert_eq!(non_empty(vec![3]), Some(vec![3]));
    assert_eq!(
        nested((5, ("n", vec![vec![0.5], vec![]]))),
        ("n".to_string(), vec![(5, vec![0.5]), (5, vec![])])
    );
    let counts = count_words("to be or not to be");
    let counts: Vec<_> = counts.iter().map(|(word, n)| (word.as_str(), *n)).collect();
    assert_eq!(counts, [("to", 2), ("be", 2), ("or", 1), ("not", 1)]);
}

#[test]
fn objects_live_from_call_to_call() {
    for i in 0..1000 {
        assert_eq!(remember(&format!("name {i}")), i + 1);
    }
    let names = remembered();
    assert_eq!(names.len(), 1000);
    assert_eq!(names[999], "name 999");
}

#[test]
fn what_one_function_assigns_another_declared_before_it_reads() {
    assert_eq!(widened(1).unwrap_err().type_name(), "TypeError");
    set_width(5);
    assert_eq!(widened(1).unwrap(), 6);
}
