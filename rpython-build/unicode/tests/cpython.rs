//! Every character beside what CPython knows about it.

use rpython_unicode as unicode;
use rpython_unicode::Map;
use std::process::Command;

/// What the oracle says, if its database is of our version.
fn oracle(arguments: &[&str]) -> Option<Vec<String>> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/oracle.py");
    let done = Command::new("python3").arg(script).args(arguments).output();
    let done = done.expect("a python3");
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    let text = String::from_utf8(done.stdout).expect("text");
    let mut lines = text.lines().map(String::from);
    let version = lines.next();
    if version.as_deref() == Some(unicode::version()) {
        return Some(lines.collect());
    }
    eprintln!("not compared: this CPython has Unicode {version:?}");
    None
}

fn hexes(text: &str) -> String {
    let codes: Vec<String> = text.chars().map(|c| format!("{:x}", c as u32)).collect();
    codes.join(".")
}

fn properties(c: char) -> String {
    let tests = [
        unicode::is_alpha(c),
        unicode::is_alpha(c) || unicode::is_numeric(c),
        unicode::decimal_value(c).is_some(),
        unicode::is_digit(c),
        unicode::is_numeric(c),
        unicode::is_printable(c),
        unicode::is_space(c),
        unicode::is_lower(c),
        unicode::is_upper(c),
        unicode::is_upper(c) || unicode::is_title(c),
        unicode::is_identifier_start(c),
        unicode::is_identifier_continue(c),
    ];
    let flags: String = tests
        .map(|held| if held { '1' } else { '0' })
        .iter()
        .collect();
    let decimal = unicode::decimal_value(c).map_or(-1, |value| value as i32);
    let text = c.to_string();
    let texts = [
        unicode::upper(&text),
        Map::Lower.text(&text),
        Map::Title.text(&text),
        unicode::casefold(&text),
        unicode::nfkc(&text),
        unicode::lower(&format!("A{c}Σ")),
        unicode::lower(&format!("{c}Σ")),
        unicode::lower(&format!("AΣ{c}A")),
        unicode::nfkc(&format!("q\u{301}{c}\u{323}\u{1161}\u{11a8}e\u{301}")),
    ];
    format!(
        "{flags} {decimal} {}",
        texts.map(|text| hexes(&text)).join(" ")
    )
}

#[test]
fn every_character_is_as_on_cpython() {
    let Some(lines) = oracle(&[]) else { return };
    assert!(lines.len() > 100_000);
    for line in &lines {
        let (code, expected) = line.split_once(' ').expect("two words");
        let code = u32::from_str_radix(code, 16).expect("a number");
        let c = char::from_u32(code).expect("a character");
        assert_eq!(properties(c), expected, "U+{code:04X}");
    }
}

#[test]
fn names_are_as_on_cpython() {
    let Some(lines) = oracle(&["names"]) else {
        return;
    };
    assert!(lines.len() > 500);
    for line in &lines {
        let (code, name) = line.split_once(' ').expect("two words");
        let found = unicode::character(name).map_or("-".into(), |c| hexes(&c.to_string()));
        assert_eq!(found, code, "{name}");
    }
}
