//! Enums whose variants stand for classes that have only `object` in common.

use rpython::Value;
use std::collections::{BTreeMap, HashMap};

#[derive(Value, Clone, Debug, PartialEq)]
enum Part {
    Text {
        content: String,
    },
    Image {
        width: u32,
        height: u32,
    },
    Group {
        parts: Vec<Part>,
        title: Option<Box<Part>>,
    },
}

#[derive(Value, Clone, Debug, PartialEq)]
enum Thing {
    Cat { name: String, lives: u8 },
    Position { name: String, row: i64 },
    Bus(Coach),
}

#[derive(Value, Clone, Debug, PartialEq)]
#[rpython(name = "Bus")]
struct Coach {
    name: String,
    seats: Vec<i32>,
}

#[rpython::module("py/parts.py")]
mod parts {
    use super::{Part, Thing};
    use std::collections::{BTreeMap, HashMap};

    fn kinds(parts: &[Part]) -> Vec<String>;
    fn cost(part: &Part) -> i64;
    fn first(parts: Vec<Part>, kind: &str) -> Option<Part>;
    fn by_kind(parts: &[Part]) -> HashMap<String, Part>;
    fn wrapped(part: Part, depth: usize) -> Part;
    fn flat(part: &Part) -> Vec<Part>;
    fn doubled(part: &Part) -> Part;
    fn swapped(pair: (Part, Option<Part>)) -> (Option<Part>, Part);
    fn invoice() -> String;

    fn shown(things: &[Thing]) -> Vec<String>;
    fn renamed(thing: &Thing, name: &str) -> Thing;
    fn named(things: &[Thing], name: &str) -> rpython::Result<Thing>;
}

fn text(content: &str) -> Part {
    Part::Text {
        content: content.into(),
    }
}

fn image(width: u32, height: u32) -> Part {
    Part::Image { width, height }
}

fn group(parts: &[Part]) -> Part {
    Part::Group {
        parts: parts.to_vec(),
        title: None,
    }
}

#[test]
fn python_declares_the_union() {
    let all = [text("abc"), image(2, 5), group(&[text("x"), image(3, 3)])];
    assert_eq!(parts::kinds(&all), ["text", "image", "group"]);
    assert_eq!(all.each_ref().map(parts::cost), [3, 10, 10]);
    assert_eq!(parts::first(all.to_vec(), "image"), Some(image(2, 5)));
    assert_eq!(parts::first(all.to_vec(), "sound"), None);
    let expected: HashMap<String, Part> = ["text", "image", "group"]
        .map(String::from)
        .into_iter()
        .zip(all.clone())
        .collect();
    assert_eq!(parts::by_kind(&all), expected);
    assert_eq!(parts::doubled(&all[2]), group(&[text("xx"), image(6, 3)]));
    let swapped = parts::swapped((text("a"), Some(image(1, 1))));
    assert_eq!(swapped, (Some(image(1, 1)), text("a")));
    assert_eq!(parts::swapped((text("a"), None)), (None, text("a")));
    assert_eq!(parts::invoice(), "EUR 1.53");
}

#[test]
fn unions_are_nested() {
    assert_eq!(parts::wrapped(text("in"), 3), {
        let mut part = text("in");
        for _ in 0..3 {
            part = Part::Group {
                parts: vec![part.clone()],
                title: Some(Box::new(part)),
            };
        }
        part
    });
    let deep = group(&[group(&[text("a"), group(&[image(1, 2)])]), text("b")]);
    assert_eq!(parts::flat(&deep), [text("a"), image(1, 2), text("b")]);
}

#[test]
fn rust_declares_the_union() {
    let cat = Thing::Cat {
        name: "tom".into(),
        lives: 9,
    };
    let place = Thing::Position {
        name: "home".into(),
        row: 4,
    };
    let bus = Thing::Bus(Coach {
        name: "17".into(),
        seats: vec![],
    });
    let all = [cat.clone(), place.clone(), bus];
    assert_eq!(parts::shown(&all), ["tom (9)", "home@4", "17!"]);
    assert_eq!(
        parts::renamed(&cat, "jerry"),
        Thing::Cat {
            name: "jerry".into(),
            lives: 8
        }
    );
    assert_eq!(
        parts::renamed(&all[2], "18"),
        Thing::Bus(Coach {
            name: "18".into(),
            seats: vec![1],
        })
    );
    assert_eq!(parts::named(&all, "home").unwrap(), place);
    let error = parts::named(&all, "nowhere").unwrap_err();
    assert_eq!(error.type_name(), "KeyError");
    let by_name: BTreeMap<String, Thing> = parts::shown(&all).into_iter().zip(all).collect();
    assert_eq!(by_name["tom (9)"], cat);
}
