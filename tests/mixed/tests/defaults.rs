//! Parameters that Python has defaults for.

#[rpython::module("py/defaults.py")]
mod defaults {
    type Shape;

    fn joined(
        words: &[&str],
        #[optional] separator: Option<&str>,
        #[optional] last: Option<&str>,
        #[optional] limit: Option<u32>,
    ) -> String;
    fn counted(
        #[optional] start: Option<i64>,
        #[optional] step: Option<i64>,
        #[optional] stop: Option<i64>,
        #[optional] name: Option<String>,
    ) -> Vec<String>;
    fn keyword_only(x: f64, #[optional] scale: Option<f64>, #[optional] offset: Option<f64>)
        -> f64;
    fn optional_none(#[optional] value: Option<i64>) -> i64;

    impl Shape {
        fn new(name: &str, #[optional] sides: Option<i64>) -> Shape;
        fn grown(&self, #[optional] by: Option<i64>) -> i64;
        fn of(text: &str, #[optional] upper: Option<bool>) -> String;
        #[get]
        fn sides(&self) -> i64;
    }
    fn round_shape() -> Shape;
}

use defaults::Shape;

#[test]
fn none_leaves_an_argument_out() {
    let words = ["a", "b", "c"];
    let joined = defaults::joined;
    assert_eq!(joined(&words, None, None, None), "a, b, c");
    assert_eq!(joined(&words, None, Some(" and "), None), "a, b and c");
    assert_eq!(joined(&words, Some("-"), None, Some(2)), "a-b");
    assert_eq!(joined(&words, Some("-"), Some("+"), Some(3)), "a-b+c");
    assert_eq!(joined(&words, None, None, Some(1)), "a");

    let counted = defaults::counted;
    assert_eq!(counted(None, None, None, None), ["n1", "n3", "n5"]);
    assert_eq!(counted(Some(6), None, None, None), ["n6"]);
    assert_eq!(counted(None, Some(3), None, Some("x".into())), ["x1", "x4"]);
    assert_eq!(
        counted(Some(0), Some(1), Some(2), Some(String::new())),
        ["0", "1"]
    );

    assert_eq!(defaults::keyword_only(2.0, None, None), 4.5);
    assert_eq!(defaults::keyword_only(2.0, None, Some(0.0)), 4.0);
    assert_eq!(defaults::keyword_only(2.0, Some(1.0), Some(1.0)), 3.0);
    assert_eq!(defaults::optional_none(None), -1);
    assert_eq!(defaults::optional_none(Some(3)), 3);
}

#[test]
fn defaults_are_those_of_the_method_that_is_called() {
    let square = Shape::new("square", None);
    assert_eq!(
        (square.sides(), square.grown(None), square.grown(Some(2))),
        (4, 5, 6)
    );
    assert_eq!(Shape::new("triangle", Some(3)).sides(), 3);
    let round = defaults::round_shape();
    assert_eq!((round.grown(None), round.grown(Some(2))), (100, 2));
    assert_eq!(Shape::of("a", None), "a");
    assert_eq!(Shape::of("a", Some(true)), "A");
}
