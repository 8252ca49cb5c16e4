//! The program as its user runs it.

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_example-app"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).replace("\r\n", "\n")
}

#[test]
fn words() {
    let path = std::env::temp_dir().join(format!("example-app-words-{}.txt", std::process::id()));
    let line = "The quick brown fox jumps over the lazy dog; it's the dog's day.\n";
    std::fs::write(&path, line.repeat(20_000)).unwrap();
    let output = run(&["words", path.to_str().unwrap()]);
    std::fs::remove_file(&path).unwrap();
    let stdout = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(
        stdout.starts_with("260000 words, 11 different\n"),
        "{stdout}"
    );
    assert!(stdout.contains("\n   60000  the\n"), "{stdout}");

    let output = run(&["words", "no/such/file"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).starts_with("error: no/such/file: "));
}

#[test]
fn eval() {
    let output = run(&["eval", "x * 2 + 1", "x=20.5"]);
    assert_eq!(text(&output.stdout), "42\n");
    let output = run(&["eval", "(1 + 2"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text(&output.stderr),
        "error: expected ')', found the end at column 7\n"
    );
    let output = run(&["eval", "--tree", "1 + 2 * sqrt(x)"]);
    assert_eq!(
        text(&output.stdout),
        "+\n  1\n  *\n    2\n    sqrt\n      x\n"
    );
    let output = run(&["eval", "-f", "data/orbit.txt"]);
    let stdout = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(stdout.contains("\norbits = 15\n"), "{stdout}");
}

#[test]
fn tables() {
    let output = run(&["tables", "data/rivers.csv", "data/planets.csv"]);
    assert_eq!(
        text(&output.stdout),
        "data/rivers.csv\n    river: 7 different, mostly Nile\n    continent: 4 different, mostly Africa\n    \
         km: 2850 to 6650, 5530.6 on average\ndata/planets.csv\n    planet: 8 different, mostly Mercury\n    \
         kind: 2 different, mostly rock\n    km: 4880 to 139820, 49094.1 on average\n",
        "{}",
        text(&output.stderr)
    );
    let output = run(&["tables", "--where", "km<5000", "data/rivers.csv"]);
    let stdout = text(&output.stdout);
    assert!(
        stdout.ends_with("    km: 2850 to 4700, 3775.0 on average\n"),
        "{stdout}"
    );
    let output = run(&["tables", "--where", "depth<5", "data/rivers.csv"]);
    assert_eq!(
        text(&output.stderr),
        "error: data/rivers.csv: there is no column 'depth'\n"
    );
}

#[test]
fn mandelbrot() {
    let path = std::env::temp_dir().join(format!("example-app-{}.png", std::process::id()));
    let output = run(&["mandelbrot", "60", "40", path.to_str().unwrap()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let png = std::fs::read(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
    let output = run(&["mandelbrot", "0", "40", "never.png"]);
    assert_eq!(
        text(&output.stderr),
        "error: an image of 0 by 40 points is empty\n"
    );
}
