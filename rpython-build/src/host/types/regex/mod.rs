//! Regular expressions as Python's `re` has them: a parser to nodes, and a matcher that
//! backtracks.
//!
//! Matching walks the nodes with a list of what is still to be matched behind them; choices are
//! tried in order. The number of steps is bounded, so that a pathological pattern is an error and
//! not a build that never ends.

mod matcher;
mod parse;

use std::rc::Rc;

pub use parse::compile;

/// `re.IGNORECASE`
pub const IGNORECASE: u32 = 2;
/// `re.MULTILINE`
pub const MULTILINE: u32 = 8;
/// `re.DOTALL`
pub const DOTALL: u32 = 16;
/// `re.UNICODE`
pub const UNICODE: u32 = 32;
/// `re.VERBOSE`
pub const VERBOSE: u32 = 64;
/// `re.ASCII`
pub const ASCII: u32 = 256;

/// No match takes more steps than this.
const MAX_STEPS: u64 = 200_000_000;
/// Nesting of groups and depth of backtracking.
const MAX_DEPTH: usize = 20_000;

/// What is wrong with a pattern, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PatternError {
    /// The message.
    pub message: String,
    /// The position in code points, where there is one.
    pub position: Option<usize>,
}

/// A compiled pattern.
#[derive(Debug)]
pub struct Regex {
    root: Rc<Node>,
    /// How many groups there are.
    pub groups: usize,
    /// Groups that have names.
    pub names: Vec<(String, usize)>,
    /// The flags, those in the pattern included.
    pub flags: u32,
}

#[derive(Debug)]
enum Node {
    Empty,
    Char(char, u32),
    Any(bool),
    Set {
        items: Vec<Item>,
        negated: bool,
        flags: u32,
    },
    Class(char, u32),
    Start(bool),
    End(bool),
    AbsoluteStart,
    AbsoluteEnd,
    Boundary(bool, u32),
    Concat(Vec<Rc<Node>>),
    Choice(Vec<Rc<Node>>),
    Repeat {
        node: Rc<Node>,
        min: usize,
        max: usize,
        greedy: bool,
        possessive: bool,
    },
    Group(usize, Rc<Node>),
    BackReference(usize, u32),
    Look {
        node: Rc<Node>,
        behind: Option<usize>,
        negative: bool,
    },
    Atomic(Rc<Node>),
    Conditional {
        group: usize,
        yes: Rc<Node>,
        no: Rc<Node>,
    },
}

#[derive(Debug, Clone)]
enum Item {
    Range(char, char),
    Class(char),
}

/// How a match must lie in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// At the start.
    Match,
    /// From the start to the end.
    Full,
    /// Anywhere.
    Search,
    /// Anywhere, but not empty at the start.
    SearchNotEmpty,
}

/// Matching would take too many steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GaveUp;

/// The spans of all groups, and the last group that matched.
pub type Found = (Vec<Option<(usize, usize)>>, Option<usize>);

#[cfg(test)]
mod tests {
    use super::*;

    fn find(pattern: &str, text: &str, mode: Mode) -> Option<Vec<Option<(usize, usize)>>> {
        let text: Vec<char> = text.chars().collect();
        let regex = compile(pattern, 0, false).expect("a good pattern");
        regex
            .run(&text, 0, text.len(), mode)
            .expect("in time")
            .map(|f| f.0)
    }

    #[test]
    fn matches() {
        let whole = |p: &str, t: &str| find(p, t, Mode::Search).map(|s| s[0].unwrap());
        assert_eq!(whole("a+b", "xaab"), Some((1, 4)));
        assert_eq!(whole("(a|ab)(c|bcd)$", "abcd"), Some((0, 4)));
        assert_eq!(whole(r"\bfoo\b", "a foo b"), Some((2, 5)));
        assert_eq!(whole("(a*)*b", "aaac"), None);
        assert_eq!(whole("(?<=ab)c", "abc"), Some((2, 3)));
        assert_eq!(whole(r"(\w)\1", "abccd"), Some((2, 4)));
        assert_eq!(whole("a.*?b", "axbxb"), Some((0, 3)));
        assert_eq!(find("a|ab", "ab", Mode::Full).unwrap()[0], Some((0, 2)));
        assert_eq!(
            find("(x)?y", "y", Mode::Match).unwrap(),
            [Some((0, 1)), None]
        );
    }

    #[test]
    fn errors() {
        let message = |p: &str| compile(p, 0, false).unwrap_err().message;
        assert_eq!(message("(a"), "missing ), unterminated subpattern");
        assert_eq!(message("*a"), "nothing to repeat");
        assert_eq!(message("a**"), "multiple repeat");
        assert_eq!(message("[a"), "unterminated character set");
        assert_eq!(message(r"\1"), "invalid group reference 1");
        assert_eq!(message("a)"), "unbalanced parenthesis");
    }
}
