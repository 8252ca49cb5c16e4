//! Exceptions become errors, with their names, messages and tracebacks.

use mixed::faults::*;
use mixed::till;
use rpython::Error;

/// File, line and function of each entry.
fn traceback(error: &Error) -> Vec<String> {
    error
        .traceback()
        .iter()
        .map(|frame| format!("{}:{} {}", frame.file, frame.line, frame.function))
        .collect()
}

/// The line of a Python file with this text.
fn line(file: &str, text: &str) -> usize {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let source = std::fs::read_to_string(path).unwrap();
    1 + source.lines().position(|line| line.contains(text)).unwrap()
}

#[test]
fn names_and_messages() {
    let printed = |how| fail(how).unwrap_err().to_string();
    assert_eq!(fail("fine").unwrap(), 4);
    assert_eq!(printed("value"), "ValueError: it is bad: ä€𝄞");
    assert_eq!(printed("silent"), "Silent");
    assert_eq!(printed("coded"), "Coded: code 7");
    assert_eq!(printed("stock"), "OutOfStock: 3 of tea are not there");
    assert_eq!(printed("shop"), "ShopError: no name");
    assert_eq!(printed("assert"), "AssertionError: not empty");
    assert_eq!(printed("none"), "TypeError: no text");
    assert_eq!(fail("key").unwrap_err().type_name(), "KeyError");
    assert_eq!(fail("index").unwrap_err().type_name(), "IndexError");
    assert_eq!(fail("zero").unwrap_err().type_name(), "ZeroDivisionError");
}

#[test]
fn tracebacks() {
    assert_eq!(outer(10).unwrap(), 21);
    let error = outer(11).unwrap_err();
    assert_eq!(error.to_string(), "ValueError: 11 is too much");
    let file = "py/faults.py";
    let expected = [
        format!("{file}:{} outer", line(file, "return middle(n) + 1")),
        format!("{file}:{} middle", line(file, "return inner(n) * 2")),
        format!("{file}:{} inner", line(file, "is too much")),
    ];
    assert_eq!(traceback(&error), expected);
    let text = format!("{error:#}");
    assert!(text.starts_with("Traceback (most recent call last):\n  File \"py/faults.py\", line "));
    assert!(
        text.ends_with(", in inner\nValueError: 11 is too much"),
        "{text}"
    );

    let error = fail("shop").unwrap_err();
    let expected = [
        format!("{file}:{} fail", line(file, "shop.errors.check")),
        format!(
            "py/shop/errors.py:{} check",
            line("py/shop/errors.py", "no name")
        ),
    ];
    assert_eq!(traceback(&error), expected);
}

/// What shows errors with their causes shows tracebacks.
#[test]
fn tracebacks_survive() {
    let traceback = "Traceback (most recent call last):\n  File \"py/faults.py\", line ";
    let flat = |text: String| text.replace("\n    ", "\n");
    let error = fail("value").map_err(anyhow::Error::from).unwrap_err();
    assert_eq!(error.to_string(), "ValueError: it is bad: ä€𝄞");
    for shown in [format!("{error:?}"), format!("{error:#}")] {
        assert!(flat(shown.clone()).contains(traceback), "{shown}");
    }
    let error = fail("value").map_err(eyre::Report::from).unwrap_err();
    for shown in [format!("{error:?}"), format!("{error:#}")] {
        assert!(shown.contains("ValueError: it is bad: ä€𝄞"), "{shown}");
        assert!(shown.contains("File \"py/faults.py\", line "), "{shown}");
    }
}

#[test]
fn after_an_exception_all_goes_on() {
    for _ in 0..100 {
        assert_eq!(nothing(11).unwrap_err().type_name(), "ValueError");
        nothing(1).unwrap();
        assert_eq!(reraise(3).unwrap(), 3);
        assert_eq!(reraise(11).unwrap_err().to_string(), "Coded: code 14");
        assert_eq!(cleanup(3), ["cleaned up"]);
        assert_eq!(cleanup(11), ["cleaned up", "caught"]);
    }
}

#[test]
fn without_result_they_panic() {
    let panic = std::panic::catch_unwind(|| hard(11)).unwrap_err();
    let text = panic.downcast_ref::<String>().unwrap();
    assert!(
        text.contains("Traceback (most recent call last):"),
        "{text}"
    );
    assert!(text.contains("ValueError: 11 is too much"), "{text}");
    assert_eq!(hard(1), 3);
}

#[test]
fn limits_are_exceptions() {
    assert_eq!(depth(1000).unwrap(), 1000);
    assert_eq!(
        depth(100_000_000).unwrap_err().type_name(),
        "RecursionError"
    );
    assert_eq!(depth(1000).unwrap(), 1000);
    assert_eq!(allocate(10).unwrap(), 10);
    assert_eq!(allocate(1 << 58).unwrap_err().type_name(), "MemoryError");
    assert_eq!(allocate(10).unwrap(), 10);
    let error = not_a_char(2).unwrap_err();
    assert_eq!(error.type_name(), "TypeError");
    assert_eq!(
        error.message(),
        "ord() expected a character, but string of length 2 found"
    );
    assert_eq!(not_a_char(1).unwrap(), 'x');
}

#[test]
fn packages() {
    let (texts, total) = till::bill(&[("tea", 2), ("coffee", 1), ("milk", 3)]).unwrap();
    assert_eq!(texts, ["2 tea: 600 €", "1 coffee: 600 €", "3 milk: 180 €"]);
    assert_eq!(total, 1380);
    let error = till::bill(&[("", 1)]).unwrap_err();
    assert_eq!(error.to_string(), "ShopError: no name");
    assert_eq!(error.traceback()[0].file, "py/shop/till.py");
    assert_eq!(till::sell("tea", 5, &[2, 2, 2, 1]), [3, 1, -1]);
    assert_eq!(till::sell_one("tea", 1).unwrap(), 0);
    let error = till::sell_one("tea", 0).unwrap_err();
    assert_eq!(
        error.to_string(),
        "ShopError: sorry: 1 of tea are not there"
    );
}
