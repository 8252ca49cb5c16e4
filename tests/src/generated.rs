//! Programs of any size, made by rule: to see how the cost of translating grows with the size.
//!
//! The same shape and size give the same program. All of them are statically sensible Python that
//! CPython runs with the same result.

use std::fmt::Write;

mod functions;
mod packages;
mod shapes;

/// What a generated program is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Functions of all sorts that call each other, about five blocks each, and classes.
    Mixed,
    /// The same over many modules in packages; the size is in lines.
    Packages,
    /// One function with many variables that are alive at the same time, in a loop.
    Live,
    /// One function with many `try` statements, one after the other.
    Tries,
    /// One function that appends to a string again and again.
    Appends,
    /// One function with a long chain of `elif`.
    Branches,
    /// One method with many overrides, and as many places that call it.
    Overrides,
    /// Functions that are called through a table.
    Table,
    /// Lists, dicts and objects that are there before translation.
    Data,
    /// Objects that are there before translation and refer to each other: a list of nodes, a tree,
    /// a circle.
    Linked,
    /// Functions each of which calls the next one, and hands its arguments on.
    Chain,
    /// Many attributes of one object, written and read by many functions.
    Attributes,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 12] = [
        Shape::Mixed,
        Shape::Packages,
        Shape::Live,
        Shape::Tries,
        Shape::Appends,
        Shape::Branches,
        Shape::Overrides,
        Shape::Table,
        Shape::Data,
        Shape::Linked,
        Shape::Chain,
        Shape::Attributes,
    ];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Shape::Mixed => "mixed",
            Shape::Packages => "packages",
            Shape::Live => "live",
            Shape::Tries => "tries",
            Shape::Appends => "appends",
            Shape::Branches => "branches",
            Shape::Overrides => "overrides",
            Shape::Table => "table",
            Shape::Data => "data",
            Shape::Linked => "linked",
            Shape::Chain => "chain",
            Shape::Attributes => "attributes",
        }
    }
}

/// The files of a program: paths below its folder, and texts. The first one is its main file.
pub fn program(shape: Shape, size: usize) -> Vec<(String, String)> {
    if shape == Shape::Packages {
        return packages::program(size);
    }
    let mut text = Text::default();
    match shape {
        Shape::Mixed => functions::mixed(&mut text, size),
        Shape::Packages => unreachable!("done above"),
        Shape::Live => shapes::live(&mut text, size),
        Shape::Tries => shapes::tries(&mut text, size),
        Shape::Appends => shapes::appends(&mut text, size),
        Shape::Branches => shapes::branches(&mut text, size),
        Shape::Overrides => shapes::overrides(&mut text, size),
        Shape::Table => shapes::table(&mut text, size),
        Shape::Data => shapes::data(&mut text, size),
        Shape::Linked => shapes::linked(&mut text, size),
        Shape::Chain => shapes::chain(&mut text, size),
        Shape::Attributes => shapes::attributes(&mut text, size),
    }
    text.push(FOOTER);
    vec![("main.py".into(), text.0)]
}

/// How every program ends.
const FOOTER: &str = "

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
";

/// A Python text that grows.
#[derive(Debug, Default)]
struct Text(String);

impl Text {
    fn push(&mut self, text: &str) {
        self.0.push_str(text);
    }

    /// A line, indented by so many steps.
    fn line(&mut self, depth: usize, line: &str) {
        for _ in 0..depth {
            self.0.push_str("    ");
        }
        self.0.push_str(line);
        self.0.push('\n');
    }

    /// A template with numbers and names in place of `$a`, `$b`, …
    fn fill(&mut self, template: &str, values: &[(char, &dyn std::fmt::Display)]) {
        let mut chars = template.chars().peekable();
        while let Some(c) = chars.next() {
            if c != '$' {
                self.0.push(c);
                continue;
            }
            let name = chars.next();
            let found = values.iter().find(|(known, _)| Some(*known) == name);
            let (_, value) = found.expect("the templates are ours");
            let _ = write!(self.0, "{value}");
        }
    }
}

/// Numbers that look random: a linear congruential generator.
#[derive(Debug)]
struct Dice(u64);

impl Dice {
    /// A number below `sides`.
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides
    }
}
