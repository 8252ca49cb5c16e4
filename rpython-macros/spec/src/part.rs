//! Parts of declarations, of which the build script says what is wrong.
//!
//! Places in a file mean nothing inside the compiler, so a part is a path: what both sides have read the same tokens to, in
//! its order. The build script finds it by its place; the macro has the tokens that stand there.

use crate::model::{Module, Place};
use crate::value::{Content, Shape, Value};
use std::fmt;
use std::str::FromStr;

/// A part of a module's declaration, or of a type's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All of it: the attribute of a module, the name of a type.
    Whole,
    /// A function of a module; a field of a struct, a variant, a method of a trait.
    Item(usize),
    /// In an item: a parameter of a function, a field of a variant.
    Inner(usize, usize),
    /// What a function gives.
    Result(usize),
    /// A constant of a module.
    Constant(usize),
}

/// As the manifest has it.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Whole => f.write_str("whole"),
            Part::Item(item) => write!(f, "item {item}"),
            Part::Inner(item, inner) => write!(f, "inner {item} {inner}"),
            Part::Result(item) => write!(f, "result {item}"),
            Part::Constant(constant) => write!(f, "constant {constant}"),
        }
    }
}

impl FromStr for Part {
    type Err = ();

    fn from_str(text: &str) -> Result<Part, ()> {
        let mut words = text.split(' ');
        let word = words.next();
        let numbers: Result<Vec<usize>, _> = words.map(str::parse).collect();
        match (word, &numbers.map_err(drop)?[..]) {
            (Some("whole"), []) => Ok(Part::Whole),
            (Some("item"), &[item]) => Ok(Part::Item(item)),
            (Some("inner"), &[item, inner]) => Ok(Part::Inner(item, inner)),
            (Some("result"), &[item]) => Ok(Part::Result(item)),
            (Some("constant"), &[constant]) => Ok(Part::Constant(constant)),
            _ => Err(()),
        }
    }
}

impl Module {
    /// Its parts, and where they are.
    pub fn parts(&self) -> Vec<(Part, Place)> {
        let mut parts = vec![(Part::Whole, self.place)];
        for (i, function) in self.functions.iter().enumerate() {
            parts.push((Part::Item(i), function.place));
            let params = function.params.iter().enumerate();
            parts.extend(params.map(|(j, param)| (Part::Inner(i, j), param.place)));
            parts.push((Part::Result(i), function.result_place));
        }
        let constants = self.constants.iter().enumerate();
        parts.extend(constants.map(|(i, constant)| (Part::Constant(i), constant.place)));
        parts
    }
}

impl Value {
    /// Its parts, and where they are.
    pub fn parts(&self) -> Vec<(Part, Place)> {
        let mut parts = vec![(Part::Whole, self.place)];
        let mut item = |place: Place| parts.push((Part::Item(parts.len() - 1), place));
        match &self.shape {
            Shape::Fields(fields) => fields.iter().for_each(|field| item(field.place)),
            Shape::Methods(methods) => methods.iter().for_each(|method| item(method.place)),
            Shape::Members(variants) | Shape::Classes(variants) => {
                variants.iter().for_each(|variant| item(variant.place));
                for (i, variant) in variants.iter().enumerate() {
                    if let Content::Fields(fields) = &variant.content {
                        let fields = fields.iter().enumerate();
                        parts.extend(fields.map(|(j, field)| (Part::Inner(i, j), field.place)));
                    }
                }
            }
        }
        parts
    }
}
