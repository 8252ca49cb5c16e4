//! Constants that Rust takes from a Python module.

#[rpython::module("py/settings.py")]
mod settings {
    type Row = [f64; 2];

    /// The most.
    pub const LIMIT: i64;
    const SMALL: i8;
    const LARGE: u64;
    const RATIO: f64;
    const WHOLE: f32;
    const ENDLESS: f32;
    const NEGATIVE: f64;
    const NOTHING: f64;
    const DEBUG: bool;
    const LETTER: char;
    const NAME: &str;
    const PRIMES: &'static [usize];
    const DAYS: [&str; 3];
    const MAGIC: &[u8];
    const PAIR: (u16, &'static str);
    const TABLE: &[Row];
    const MISSING: Option<i64>;
    const PRESENT: Option<u8>;
    const NESTED: &[(char, &[i32], Option<f64>)];
    fn doubled(limit: i64) -> i64;
}

/// They are constants to the compiler.
const BUFFER: [u8; settings::PRIMES.len()] = [0; settings::PRIMES.len()];

#[test]
fn constants_are_what_python_has() {
    assert_eq!(settings::LIMIT, 21);
    assert_eq!(settings::SMALL, i8::MIN);
    assert_eq!(settings::LARGE, i64::MAX as u64);
    assert_eq!(settings::RATIO, 1.0 / 3.0);
    assert_eq!(settings::WHOLE, 2.0);
    assert_eq!(settings::ENDLESS, f32::INFINITY);
    assert_eq!(settings::NEGATIVE, f64::NEG_INFINITY);
    assert!(settings::NOTHING.is_nan());
    const { assert!(settings::DEBUG) };
    assert_eq!(settings::LETTER, 'ß');
    assert_eq!(settings::NAME, "a \"quoted\"\tname\\ ☃ \0 end");
    assert_eq!(settings::PRIMES, [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
    assert_eq!(settings::DAYS, ["mo", "tu", "we"]);
    assert_eq!(settings::MAGIC, b"\x89PNG\r\n");
    assert_eq!(settings::PAIR, (1, "one"));
    assert_eq!(settings::TABLE, [[1.0, 2.0], [3.5, 0.0]]);
    assert!(settings::TABLE[1][1].is_sign_negative());
    assert_eq!(settings::MISSING, None);
    assert_eq!(settings::PRESENT, Some(17));
    let nested: [(char, &[i32], Option<f64>); 2] = [('a', &[1, 2], None), ('b', &[], Some(2.5))];
    assert_eq!(settings::NESTED, nested);
    assert_eq!(BUFFER.len(), 10);
    assert_eq!(settings::doubled(settings::LIMIT), 42);
}
