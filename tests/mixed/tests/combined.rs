//! What declarations are made of, put together.

use rpython::Value;
use std::collections::{BTreeMap, BTreeSet, HashMap};

#[derive(Value, Clone, Copy, Debug, PartialEq)]
enum Level {
    Low,
    High,
}

#[derive(Value, Clone, Copy, Debug, PartialEq)]
struct Point {
    x: i64,
    y: i32,
}

#[derive(Value, Clone, Copy, Debug, PartialEq)]
struct Size {
    width: u16,
    height: u16,
}

#[derive(Value, Clone, Copy, Debug, PartialEq)]
enum Shape {
    Dot { at: Point },
    Line { start: Point, end: Point },
}

#[rpython::exception]
#[derive(Debug)]
struct Unfit {
    shape: Shape,
    at: Point,
    level: Level,
    others: Vec<Point>,
}

#[rpython::object]
trait Canvas {
    fn draw(&mut self, shape: &Shape, level: Level) -> i64;
    fn finish(&mut self, sizes: &HashMap<String, Size>);
    fn name(&self) -> Option<Size>;
}

#[rpython::module("py/combined.py")]
mod combined {
    use super::{Canvas, Level, Point, Shape, Size, Unfit};
    use rpython::Iter;
    use std::collections::{BTreeMap, BTreeSet, HashMap};

    pub type Drawing;
    type Groups = HashMap<String, Vec<Drawing>>;

    impl Drawing {
        fn new(origin: &Point, #[optional] level: Option<Level>) -> Drawing;
        fn mark(&self, shape: &Shape, level: Level) -> usize;
        fn last(&self) -> Option<Shape>;
        fn each(&self) -> Iter<Shape>;
        fn sizes(&self) -> HashMap<String, Size>;
        fn levels(&self) -> BTreeMap<String, Level>;
        #[get]
        fn origin(&self) -> Point;
        #[set(origin)]
        fn set_origin(&self, origin: Point);
        #[get]
        fn level(&self) -> Level;
        #[get(marks)]
        fn all(&self) -> Vec<Shape>;
    }

    fn checked(drawing: &Drawing, limit: usize) -> Result<Vec<Shape>, Unfit>;
    fn newest(a: &Drawing, #[optional] b: Option<&Drawing>) -> Drawing;
    fn grouped(drawings: &[&Drawing]) -> Groups;
    fn count_grouped(groups: &HashMap<String, Vec<Drawing>>) -> BTreeMap<String, i64>;
    fn asked(drawings: &[Drawing], ask: impl Fn(&Drawing, Shape) -> i64) -> Vec<i64>;
    fn moved(
        shapes: &[Shape],
        r#move: &mut dyn FnMut(&Shape) -> Result<Shape, String>,
    ) -> rpython::Result<Vec<Shape>>;
    fn centre(points: impl Iterator<Item = Point>) -> Point;
    fn drawings(n: usize) -> Iter<Drawing>;
    fn sized(pairs: &[(String, Size)]) -> Vec<(String, u32, Size)>;
    fn levels(names: &[&str]) -> HashMap<String, Level>;
    fn lowered(levels: HashMap<String, Level>) -> HashMap<String, Level>;
    fn scalars(
        #[optional] flag: Option<bool>,
        #[optional] small: Option<u8>,
        #[optional] number: Option<f32>,
        #[optional] letter: Option<char>,
    ) -> String;
    fn arrays(
        #[optional] text: Option<Box<str>>,
        #[optional] data: Option<&[u8]>,
        #[optional] items: Option<&[i64]>,
        #[optional] names: Option<[&str; 3]>,
    ) -> String;
    fn containers(
        #[optional] pair: Option<(i64, String)>,
        #[optional] table: Option<&BTreeMap<i64, String>>,
        #[optional] seen: Option<BTreeSet<char>>,
    ) -> String;
    fn values(
        #[optional] level: Option<Level>,
        #[optional] point: Option<&Point>,
        #[optional] shape: Option<&Shape>,
        #[optional] drawing: Option<&Drawing>,
    ) -> String;
    fn kept_by(canvas: &mut dyn Canvas, shapes: Vec<Shape>) -> Option<Size>;
}

use combined::Drawing;

const HERE: Point = Point { x: 3, y: 4 };
const DOT: Shape = Shape::Dot { at: HERE };

fn line(x: i64) -> Shape {
    Shape::Line {
        start: HERE,
        end: Point { x, y: 0 },
    }
}

#[test]
fn values_in_objects() {
    let drawing = Drawing::new(&HERE, None);
    assert_eq!((drawing.origin(), drawing.level()), (HERE, Level::Low));
    assert_eq!(drawing.last(), None);
    assert_eq!(drawing.mark(&DOT, Level::High), 1);
    assert_eq!(drawing.mark(&line(5), Level::Low), 2);
    assert_eq!(drawing.last(), Some(line(5)));
    assert_eq!(drawing.all(), [DOT, line(5)]);
    let each: rpython::Result<Vec<Shape>> = drawing.each().collect();
    assert_eq!(each.unwrap(), [DOT, line(5)]);
    let size = Size {
        width: 2,
        height: 1,
    };
    assert_eq!(drawing.sizes()["all"], size);
    let levels = [("HIGH".into(), Level::High), ("LOW".into(), Level::Low)];
    assert_eq!(drawing.levels(), BTreeMap::from(levels));
    drawing.set_origin(Point { x: 0, y: -1 });
    assert_eq!(drawing.origin(), Point { x: 0, y: -1 });
    assert_eq!(Drawing::new(&HERE, Some(Level::High)).level(), Level::High);
    let pairs = combined::sized(&[("a".into(), size)]);
    assert_eq!(pairs, [("a".into(), 2, size)]);
}

#[test]
fn exceptions_with_values() {
    let drawing = Drawing::new(&HERE, Some(Level::High));
    drawing.mark(&line(1), Level::Low);
    assert_eq!(combined::checked(&drawing, 1).unwrap(), [line(1)]);
    let unfit = combined::checked(&drawing, 0).unwrap_err();
    assert_eq!(
        (unfit.shape, unfit.at, unfit.level),
        (line(1), HERE, Level::High)
    );
    assert_eq!(unfit.others, [HERE]);
}

#[test]
fn objects_in_options_and_maps() {
    let (a, b) = (
        Drawing::new(&HERE, None),
        Drawing::new(&HERE, Some(Level::High)),
    );
    b.mark(&DOT, Level::Low);
    assert_eq!(combined::newest(&a, None), a);
    assert_eq!(combined::newest(&a, Some(&b)), b);
    let groups = combined::grouped(&[&a, &b, &a]);
    assert_eq!(groups["LOW"], [a.clone(), a]);
    assert_eq!(groups["HIGH"], [b]);
    let counted = combined::count_grouped(&groups);
    assert_eq!(
        counted,
        BTreeMap::from([("HIGH".into(), 1), ("LOW".into(), 0)])
    );
    assert_eq!(combined::count_grouped(&HashMap::new()), BTreeMap::new());
}

#[test]
fn closures_and_iterators() {
    let drawing = Drawing::new(&HERE, None);
    drawing.mark(&DOT, Level::Low);
    drawing.mark(&line(2), Level::Low);
    let asked = combined::asked(&[drawing.clone(), drawing.clone()], |of, shape| {
        assert_eq!(*of, drawing);
        match shape {
            Shape::Dot { at } => at.x + of.all().len() as i64,
            Shape::Line { end, .. } => end.x,
        }
    });
    assert_eq!(asked, [5, 2, 5, 2]);
    let mut seen = 0;
    let mut moving = |shape: &Shape| match shape {
        Shape::Dot { at } => {
            seen += 1;
            Ok(line(at.x))
        }
        Shape::Line { .. } => Err("too long".to_string()),
    };
    assert_eq!(
        combined::moved(&[DOT, DOT], &mut moving).unwrap(),
        [line(3), line(3)]
    );
    let error = combined::moved(&[line(1)], &mut moving).unwrap_err();
    assert_eq!(
        (error.type_name(), error.message()),
        ("RustError", "too long")
    );
    let rust = error.rust_error().map(ToString::to_string);
    assert_eq!(rust, Some("too long".into()));
    assert_eq!(seen, 2);
    let points = [HERE, Point { x: 5, y: 0 }];
    assert_eq!(combined::centre(points.into_iter()), Point { x: 4, y: 2 });
    let drawings: Vec<Drawing> = combined::drawings(3).map(Result::unwrap).collect();
    assert_eq!(drawings[2].origin(), Point { x: 2, y: 2 });
}

#[test]
fn enums_in_maps() {
    let levels = combined::levels(&["a", "B"]);
    assert_eq!((levels["a"], levels["B"]), (Level::Low, Level::High));
    let lowered = combined::lowered(levels);
    assert!(lowered.values().all(|&level| level == Level::Low));
    assert_eq!(lowered.len(), 2);
}

#[test]
fn defaults_of_all_sorts() {
    assert_eq!(combined::scalars(None, None, None, None), "True 7 2.5 x");
    let given = combined::scalars(Some(false), Some(255), Some(0.5), Some('ß'));
    assert_eq!(given, "False 255 0.5 ß");

    assert_eq!(combined::arrays(None, None, None, None), "t 1 0 2");
    let given = combined::arrays(
        Some("text".into()),
        Some(b"1234"),
        Some(&[1, 2, 3]),
        Some(["x", "y", "z"]),
    );
    assert_eq!(given, "text 4 3 3");

    assert_eq!(combined::containers(None, None, None), "-1 0 0");
    let table = BTreeMap::from([(1, "one".to_string())]);
    let given = combined::containers(
        Some((4, String::new())),
        Some(&table),
        Some(BTreeSet::from(['a', 'b'])),
    );
    assert_eq!(given, "4 1 2");

    assert_eq!(combined::values(None, None, None, None), "HIGH 1 Dot -1");
    let drawing = Drawing::new(&HERE, None);
    let given = combined::values(
        Some(Level::Low),
        Some(&HERE),
        Some(&line(0)),
        Some(&drawing),
    );
    assert_eq!(given, "LOW 3 Line 0");
}

#[test]
fn traits_with_values() {
    #[derive(Default)]
    struct Counts(i64, Option<Size>);
    impl Canvas for Counts {
        fn draw(&mut self, shape: &Shape, level: Level) -> i64 {
            assert_eq!(level, Level::High);
            self.0 += i64::from(matches!(shape, Shape::Line { .. }));
            self.0
        }
        fn finish(&mut self, sizes: &HashMap<String, Size>) {
            self.1 = Some(sizes["n"]);
        }
        fn name(&self) -> Option<Size> {
            self.1
        }
    }
    let mut counts = Counts::default();
    let size = combined::kept_by(&mut counts, vec![DOT, line(1), line(2)]);
    let expected = Size {
        width: 3,
        height: 1,
    };
    assert_eq!(size, Some(expected));
    assert_eq!(
        combined::kept_by(&mut Counts::default(), vec![])
            .unwrap()
            .width,
        0
    );
}
