//! Declarations of what types are made of, put together: containers in containers, with tuples, values of Rust's and handles of
//! objects in them. For each there is a function of Python's that gives back what it gets, and a test that it does.

use std::fmt::Write;

/// A type, as a result, with an expression that has a value of it.
#[derive(Clone)]
struct Type {
    rust: String,
    value: String,
    /// Whether there are handles in it: Rust gives none back to Python that calls it.
    has_objects: bool,
}

impl Type {
    fn of(rust: &str, value: &str) -> Type {
        Type {
            rust: rust.into(),
            value: value.into(),
            has_objects: rust.contains("Thing"),
        }
    }

    /// What a parameter is declared as that is lent.
    fn lent(&self) -> String {
        let items = self.rust.strip_prefix("Vec<");
        match items.and_then(|items| items.strip_suffix('>')) {
            Some(item) => format!("&[{item}]"),
            None => format!("&{}", self.rust),
        }
    }
}

/// What is in containers.
fn leaves() -> Vec<Type> {
    [
        ("(i64, String)", "(-5, \"ä\".to_string())"),
        ("(Point, f64)", "(POINT, 0.5)"),
        ("(Shape, Thing)", "(Shape::Dot { at: POINT }, thing(1))"),
        ("(Level, Option<Thing>)", "(Level::High, Some(thing(2)))"),
        ("Thing", "thing(3)"),
        ("Deep", "deep()"),
        (
            "(Box<Deep>, Vec<(u8, Shape)>)",
            "(Box::new(deep()), vec![(255, Shape::Line { length: 2 })])",
        ),
    ]
    .map(|(rust, value)| Type::of(rust, value))
    .to_vec()
}

/// What they are in.
const CONTAINERS: [(&str, &str); 9] = [
    ("Vec<{}>", "vec![{}, {}]"),
    ("Option<{}>", "Some({})"),
    ("(u8, {})", "(7, {})"),
    ("({}, Thing)", "({}, thing(4))"),
    (
        "HashMap<String, {}>",
        "HashMap::from([(\"a\".to_string(), {})])",
    ),
    ("BTreeMap<i64, {}>", "BTreeMap::from([(2, {}), (-1, {})])"),
    ("[{}; 2]", "[{}, {}]"),
    ("Box<[{}]>", "Box::from([{}])"),
    ("VecDeque<{}>", "VecDeque::from([{}, {}])"),
];

fn inside((rust, value): (&str, &str), of: &Type) -> Type {
    Type::of(
        &rust.replace("{}", &of.rust),
        &value.replace("{}", &of.value),
    )
}

/// Keys, with two values, and whether they have an order.
const KEYS: [(&str, &str, &str, bool); 14] = [
    (
        "(i64, String)",
        "(1, \"a\".to_string())",
        "(1, String::new())",
        true,
    ),
    ("Option<String>", "None", "Some(String::new())", true),
    ("Option<i64>", "None", "Some(0)", true),
    ("Option<bool>", "None", "Some(false)", true),
    ("Option<char>", "Some('x')", "None", true),
    ("Option<(bool, char)>", "None", "Some((true, 'ß'))", true),
    (
        "(u8, Option<String>)",
        "(1, None)",
        "(1, Some(\"x\".to_string()))",
        true,
    ),
    ("Vec<u8>", "vec![0, 255]", "vec![]", true),
    ("Level", "Level::Low", "Level::High", true),
    ("Option<Level>", "None", "Some(Level::High)", true),
    (
        "(Spot, Option<Spot>)",
        "(SPOT, None)",
        "(SPOT, Some(SPOT))",
        true,
    ),
    ("Thing", "thing(0)", "thing(1)", false),
    ("Option<Thing>", "thing(0).into()", "None", false),
    ("(Thing, u8)", "(thing(0), 1)", "(thing(0), 2)", false),
];

/// What holds keys: with whether that asks for an order.
const KEYED: [(&str, &str, bool); 4] = [
    (
        "HashMap<{}, (i64, String)>",
        "HashMap::from([({a}, (1, \"1\".to_string())), ({b}, (2, \"2\".to_string()))])",
        false,
    ),
    ("HashSet<{}>", "HashSet::from([{a}, {b}])", false),
    (
        "BTreeMap<{}, Vec<{}>>",
        "BTreeMap::from([({a}, vec![{b}]), ({b}, vec![{a}, {b}])])",
        true,
    ),
    ("BTreeSet<{}>", "BTreeSet::from([{b}, {a}])", true),
];

/// The text of a Rust file with all declarations, and a function that tries them.
pub fn text() -> String {
    let mut types = leaves();
    let leaves = types.clone();
    let mut number = 0;
    for outer in CONTAINERS {
        for inner in CONTAINERS {
            // (Python has one `None`.)
            if outer.0 == inner.0 && outer.0.starts_with("Option") {
                continue;
            }
            types.push(inside(
                outer,
                &inside(inner, &leaves[number % leaves.len()]),
            ));
            number += 1;
        }
    }
    for (key, a, b, has_order) in KEYS {
        for (rust, value, _) in KEYED.iter().filter(|(.., ordered)| has_order || !ordered) {
            let value = value.replace("{a}", a).replace("{b}", b);
            types.push(Type::of(&rust.replace("{}", key), &value));
        }
    }
    let (mut declared, mut tests) = (String::new(), String::new());
    for (i, ty) in types.iter().enumerate() {
        let Type {
            rust,
            value,
            has_objects,
        } = ty;
        let lent = ty.lent();
        let _ = writeln!(declared, "    fn same_{i}(x: {lent}) -> {rust};");
        let _ = writeln!(
            tests,
            "    let x: {rust} = {value};\n    assert_eq!(matrix::same_{i}(&x), x);"
        );
        // What Python calls, and what it loops over, have codecs of their own: of some.
        if i % 4 == 0 {
            let _ = writeln!(declared, "    fn each_{i}(x: {lent}) -> Iter<{rust}>;");
            let _ = writeln!(
                tests,
                "    let each: Vec<{rust}> = matrix::each_{i}(&x).map(Result::unwrap).collect();\n    assert_eq!(each, [{value}, {value}]);"
            );
            let _ = writeln!(
                declared,
                "    fn seen_{i}(x: {lent}, f: impl Fn({rust}) -> bool) -> bool;"
            );
            let _ = writeln!(
                tests,
                "    assert!(matrix::seen_{i}(&x, |given| given == x));"
            );
        }
        if i % 4 == 0 && !has_objects {
            let _ = writeln!(
                declared,
                "    fn called_{i}(x: {lent}, f: impl Fn({rust}) -> {rust}) -> {rust};"
            );
            let _ = writeln!(
                tests,
                "    assert_eq!(matrix::called_{i}(&x, |given| given), x);"
            );
            let _ = writeln!(
                declared,
                "    fn all_{i}(xs: impl Iterator<Item = {rust}>) -> Vec<{rust}>;"
            );
            let _ = writeln!(tests, "    assert_eq!(matrix::all_{i}([{value}, {value}].into_iter()), [{value}, {value}]);");
        }
    }
    format!(
        "use std::collections::{{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque}};
use matrix::Thing;

#[derive(rpython::Value, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Level {{
    Low,
    High,
}}

#[derive(rpython::Value, Clone, Copy, Debug, PartialEq)]
struct Point {{
    x: f64,
    y: f32,
}}

#[derive(rpython::Value, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Spot {{
    row: u8,
    column: u8,
}}

#[derive(rpython::Value, Clone, Debug, PartialEq)]
enum Shape {{
    Dot {{ at: Point }},
    Line {{ length: i64 }},
}}

#[derive(rpython::Value, Clone, Debug, PartialEq)]
struct Deep {{
    both: (i64, Vec<(String, f64)>),
    shapes: HashMap<Option<String>, (Level, Shape)>,
    spots: Option<[(Spot, Option<Level>); 2]>,
}}

const POINT: Point = Point {{ x: 1.5, y: -2.0 }};
const SPOT: Spot = Spot {{ row: 0, column: 255 }};

fn deep() -> Deep {{
    let both = (3, vec![(\"a\".to_string(), 0.5), (String::new(), -1.0)]);
    let shapes = [(None, (Level::Low, Shape::Line {{ length: -1 }})), (Some(\"b\".to_string()), (Level::High, Shape::Dot {{ at: POINT }}))];
    Deep {{ both, shapes: HashMap::from(shapes), spots: Some([(SPOT, None), (SPOT, Some(Level::Low))]) }}
}}

/// The object of this number: always the same.
fn thing(number: usize) -> Thing {{
    matrix::thing(number)
}}

#[rpython::module(\"py/matrix.py\")]
#[allow(clippy::type_complexity)]
mod matrix {{
    use super::{{Deep, Level, Point, Shape, Spot}};
    use rpython::Iter;
    use std::collections::{{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque}};

    pub type Thing;

    pub fn thing(number: usize) -> Thing;
{declared}}}

#[allow(clippy::type_complexity)]
fn check_all() {{
{tests}}}
"
    )
}
