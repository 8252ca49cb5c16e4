//! Floats as text and back: the digits are those that Rust's own algorithm finds.

use super::harness::{compile, configurations, folder, run, write_files, Folder};
use rpython_runtime_c::{Uses, GC_COPYING};
use std::fmt::Write;

/// How many bits are tried.
const COUNT: u64 = 40_000;

const DRIVER: &str = r#"
#include "rpy_base.h"
static struct {
    bool parsed;
} RPY_RUNTIME;
#include "rpy_digits.c"
#include "rpy_float.c"
static int wrong(double x, const char *text, size_t length) {
    double back = rpy_parse_float(text, (rpy_signed)length);
    return !rpy_parse_float_ok() || back != x;
}
int main(void) {
    uint64_t bits = 1, i;
    int all_wrong = 0;
    for (i = 0; i < COUNT; i++) {
        struct rpy_decimal decimal;
        char text[64];
        double x;
        bits = bits * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        /* All bits; powers of two and what is next to them; those that have not all digits; decimals. */
        x = rpy_bits_float((int64_t)(i % 8 == 1   ? (bits >> 1 & ~((UINT64_C(1) << 52) - 1)) + (bits >> 3) % 3 - 1
                                     : i % 8 == 3 ? bits >> (12 + bits % 50)
                                                  : bits >> 1));
        if (i % 8 == 5)
            x = (double)(bits >> 44) / 1000.0;
        if (!(x > 0) || isinf(x))
            continue;
        rpy_decimal_shortest(&decimal, x);
        printf("%s %d\n", decimal.digits, decimal.exponent);
        all_wrong += wrong(x, text, (size_t)rpy_float_repr(x, text));
        all_wrong += wrong(x, text, (size_t)snprintf(text, sizeof text, "%.18e", x));
        all_wrong += wrong(x, text, (size_t)snprintf(text, sizeof text, "%.25e", x));
        /* Between two floats, and next to that. */
        snprintf(text, sizeof text, "%.18e", x);
        text[19] = (char)('0' + bits % 10);
        all_wrong += wrong(strtod(text, NULL), text, strlen(text));
        snprintf(text, sizeof text, "%llu", (unsigned long long)((bits >> 11 | UINT64_C(1) << 53) * 2 + 1));
        all_wrong += wrong(strtod(text, NULL), text, strlen(text));
    }
    printf("%d\n", all_wrong);
    return 0;
}
"#;

/// The float of `DRIVER` with this number.
fn float_of(i: u64, bits: u64) -> f64 {
    match i % 8 {
        1 => f64::from_bits(
            (bits >> 1 & !((1 << 52) - 1))
                .wrapping_add((bits >> 3) % 3)
                .wrapping_sub(1),
        ),
        3 => f64::from_bits(bits >> (12 + bits % 50)),
        5 => (bits >> 44) as f64 / 1000.0,
        _ => f64::from_bits(bits >> 1),
    }
}

/// The shortest digits of a float, and its exponent. Where two are equally near, Rust takes the one above, and Python the even one: that is
/// what rounding to so many digits gives.
fn digits_of(x: f64) -> String {
    let shortest = format!("{x:e}").replace('.', "");
    let count = shortest.find('e').unwrap_or(1);
    let rounded = format!("{x:.*e}", count - 1);
    let text = match rounded.parse() == Ok(x) {
        true => rounded.replace('.', ""),
        false => shortest,
    };
    text.replace('e', " ")
}

#[test]
fn digits_are_the_shortest_and_read_back() {
    let folder = Folder(folder());
    let uses = Uses {
        floats: true,
        ..Uses::default()
    };
    let parts = uses.parts(GC_COPYING);
    let own = (parts.into_iter()).filter(|p| ["rpy_digits.c", "rpy_float.c"].contains(&p.name));
    let files: Vec<_> = (uses.headers().chain(own))
        .map(|source| (source.name.to_string(), source.text.to_string()))
        .collect();
    write_files(&folder.0, &files);
    std::fs::write(
        folder.0.join("t.c"),
        DRIVER.replace("COUNT", &COUNT.to_string()),
    )
    .unwrap();
    let mut expected = String::new();
    let mut bits: u64 = 1;
    for i in 0..COUNT {
        bits = bits
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let x = float_of(i, bits);
        if x > 0.0 && x.is_finite() {
            let _ = writeln!(expected, "{}", digits_of(x));
        }
    }
    expected.push_str("0\n");
    let config = &configurations(false)[0];
    let program = compile(&folder.0, &["t.c"], &["m".into()], config, 0);
    let (found, _) = run(&program, &[], &[]);
    let other = (found.lines().zip(expected.lines())).find(|(found, expected)| found != expected);
    assert_eq!(other, None);
    assert_eq!(found.len(), expected.len());
}
