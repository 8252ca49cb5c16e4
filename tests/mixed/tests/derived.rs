//! Rust types that stand for Python classes: `#[derive(rpython::Value)]`.

use rpython::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

#[derive(Value, Clone, Copy, Debug, PartialEq)]
struct Point {
    x: f64,
    y: f64,
}

#[derive(Debug, Clone, PartialEq, rpython::Value)]
#[rpython(name = "Size")]
pub struct Area {
    width: i32,
    #[rpython(name = "height")]
    tall: u8,
    name: String,
}

#[derive(Value, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Color {
    Red,
    DarkRed,
    Blue,
}

#[derive(Value, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Cell {
    row: i64,
    column: u8,
}

#[derive(Value, Clone, Debug, PartialEq)]
enum Shape {
    Nothing,
    Circle {
        center: Point,
        radius: f64,
    },
    Ring {
        center: Point,
        hole: f64,
        radius: f64,
    },
    Polygon(Corners),
}

#[derive(Value, Clone, Debug, PartialEq)]
#[rpython(name = "Polygon")]
struct Corners {
    corners: Vec<Point>,
    color: Option<Color>,
}

mod syntax {
    /// An expression.
    #[derive(rpython::Value, Clone, Debug, PartialEq)]
    pub enum Expr {
        Num {
            value: i64,
        },
        Add {
            left: Box<Expr>,
            right: Box<Expr>,
        },
        #[rpython(name = "Neg")]
        Minus {
            of: Box<Expr>,
        },
    }
}

#[derive(rpython::Value, Clone, Debug, PartialEq, Default)]
#[rpython(name = "Account_")]
struct Account {
    owner: String,
    limits: Vec<u16>,
    closed: bool,
}

#[rpython::module("py/geometry.py")]
mod geometry {
    use super::syntax::Expr;
    use super::{Account, Area, Cell, Color, Point, Shape};
    use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

    type Named = BTreeMap<String, Shape>;

    fn middle(a: &Point, b: Point) -> Point;
    fn bounds(points: &[Point]) -> Option<(Point, Point)>;
    fn turned(size: &Area) -> rpython::Result<Area>;
    fn darker(color: Color) -> Color;
    fn counted(colors: &[Color]) -> BTreeMap<Color, usize>;
    fn lightest(by: &HashMap<Color, f64>) -> Option<Color>;
    fn cells(cells: &HashSet<Cell>) -> BTreeSet<Cell>;
    fn all_colors() -> Vec<Color>;
    fn area(shape: &Shape) -> f64;
    fn grown(shape: &Shape, by: f64) -> rpython::Result<Shape>;
    fn named(shapes: Vec<Shape>) -> Named;
    fn value_of(expr: &Expr) -> i64;
    fn doubled(expr: Expr) -> Expr;
    fn total_of(n: usize) -> Expr;
    fn open_account(owner: &str, limits: &[u16]) -> Account;
    fn close(account: Account) -> rpython::Result<Account>;
    fn sums(accounts: &[Account]) -> Vec<i64>;
}

use syntax::Expr;

fn point(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// What has a hash in both.
#[test]
fn some_are_keys() {
    let counts = geometry::counted(&[Color::Red, Color::Blue, Color::Red]);
    assert_eq!(counts, BTreeMap::from([(Color::Red, 2), (Color::Blue, 1)]));
    let by = HashMap::from([(Color::DarkRed, 0.25), (Color::Blue, 0.5)]);
    assert_eq!(geometry::lightest(&by), Some(Color::Blue));
    assert_eq!(geometry::lightest(&HashMap::new()), None);
    let cell = |row, column| Cell { row, column };
    let cells = geometry::cells(&HashSet::from([cell(1, 2), cell(0, 7)]));
    assert_eq!(cells, BTreeSet::from([cell(1, 2), cell(0, 7), cell(7, 0)]));
}

#[test]
fn structs_are_copies_of_instances() {
    assert_eq!(
        geometry::middle(&point(0.0, 2.0), point(4.0, 4.0)),
        point(2.0, 3.0)
    );
    assert_eq!(geometry::bounds(&[]), None);
    let points = [point(1.0, 5.0), point(-2.5, 7.0), point(0.0, 6.0)];
    let (low, high) = geometry::bounds(&points).unwrap();
    assert_eq!((low, high), (point(-2.5, 5.0), point(1.0, 7.0)));

    let size = Area {
        width: 3,
        tall: 200,
        name: "größe".into(),
    };
    let turned = geometry::turned(&size).unwrap();
    assert_eq!((turned.width, turned.tall), (200, 3));
    assert_eq!(turned.name, "größe'");
    let wide = Area { width: 256, ..size };
    let error = geometry::turned(&wide).unwrap_err();
    assert_eq!(error.type_name(), "OverflowError");
}

#[test]
fn changes_are_to_the_copy() {
    let account = geometry::open_account("ann", &[1, 2]);
    assert!(!account.closed);
    let closed = geometry::close(account.clone()).unwrap();
    assert_eq!(account.limits, [1, 2]);
    assert_eq!(
        (closed.limits.as_slice(), closed.closed),
        (&[1, 2, 2][..], true)
    );
    assert_eq!(
        geometry::sums(&[account, closed.clone(), Account::default()]),
        [3, 0]
    );
    let error = geometry::close(closed).unwrap_err();
    assert_eq!(
        (error.type_name(), error.message()),
        ("ValueError", "closed: ann")
    );
}

#[test]
fn enums_are_members() {
    assert_eq!(geometry::darker(Color::Red), Color::DarkRed);
    assert_eq!(geometry::darker(Color::Blue), Color::Blue);
    assert_eq!(
        geometry::all_colors(),
        [Color::Red, Color::DarkRed, Color::Blue]
    );
}

#[test]
fn enums_are_instances_of_several_classes() {
    let center = point(0.0, 0.0);
    let circle = Shape::Circle {
        center,
        radius: 2.0,
    };
    let ring = Shape::Ring {
        center,
        hole: 1.0,
        radius: 2.0,
    };
    let polygon = Shape::Polygon(Corners {
        corners: vec![center, point(1.0, 1.5)],
        color: Some(Color::Blue),
    });
    assert_eq!(geometry::area(&circle), 12.0);
    assert_eq!(geometry::area(&ring), 9.0);
    assert_eq!(geometry::area(&polygon), 0.0);
    assert_eq!(geometry::area(&Shape::Nothing), 0.0);

    // A ring is a circle, too: the most derived class is asked first.
    let grown = geometry::grown(&ring, 1.0).unwrap();
    assert_eq!(
        grown,
        Shape::Ring {
            center,
            hole: 1.0,
            radius: 3.0
        }
    );
    let grown = geometry::grown(&circle, 1.0).unwrap();
    assert_eq!(
        grown,
        Shape::Circle {
            center,
            radius: 3.0
        }
    );
    assert_eq!(
        geometry::grown(&polygon, 2.0).unwrap(),
        Shape::Polygon(Corners {
            corners: vec![center, point(2.0, 3.0)],
            color: Some(Color::Blue),
        })
    );
    assert_eq!(
        geometry::grown(&Shape::Nothing, 1.0).unwrap(),
        Shape::Nothing
    );
    let error = geometry::grown(&Shape::Nothing, -1.0).unwrap_err();
    assert_eq!(error.type_name(), "TypeError");
    assert_eq!(
        error.message(),
        "no variant of `Shape` stands for an instance of `Unknown`"
    );

    let named = geometry::named(vec![circle.clone(), Shape::Nothing, ring.clone()]);
    let expected: BTreeMap<_, _> = [
        ("Circle", circle),
        ("Nothing", Shape::Nothing),
        ("Ring", ring),
    ]
    .map(|(name, shape)| (name.to_string(), shape))
    .into();
    assert_eq!(named, expected);
}

#[test]
fn types_are_made_of_themselves() {
    let num = |value| Box::new(Expr::Num { value });
    let expr = Expr::Add {
        left: num(3),
        right: Box::new(Expr::Minus { of: num(10) }),
    };
    assert_eq!(geometry::value_of(&expr), -7);
    let doubled = geometry::doubled(expr.clone());
    assert_eq!(
        doubled,
        Expr::Add {
            left: Box::new(expr.clone()),
            right: Box::new(expr),
        }
    );
    assert_eq!(geometry::value_of(&doubled), -14);
    assert_eq!(geometry::value_of(&geometry::total_of(100)), 4950);
}
