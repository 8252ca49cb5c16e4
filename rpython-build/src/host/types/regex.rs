//! Regular expressions as Python's `re` has them: a parser to nodes, and a matcher that
//! backtracks.
//!
//! Matching walks the nodes with a list of what is still to be matched behind them; choices are
//! tried in order. The number of steps is bounded, so that a pathological pattern is an error and
//! not a build that never ends.

use super::unicode::{decimal_value, is_alpha, is_digit, is_numeric, is_space};
use std::rc::Rc;

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

struct Parser<'a> {
    text: &'a [char],
    at: usize,
    flags: u32,
    groups: usize,
    open: Vec<usize>,
    names: Vec<(String, usize)>,
    bytes: bool,
    depth: usize,
}

type Parsed<T> = Result<T, PatternError>;

/// Compiles a pattern.
pub fn compile(pattern: &str, flags: u32, bytes: bool) -> Parsed<Regex> {
    let text: Vec<char> = pattern.chars().collect();
    let flags = if bytes { flags | ASCII } else { flags };
    let mut parser = Parser {
        text: &text,
        at: 0,
        flags,
        groups: 0,
        open: vec![],
        names: vec![],
        bytes,
        depth: 0,
    };
    let root = parser.alternatives()?;
    if parser.at < text.len() {
        return parser.error("unbalanced parenthesis", parser.at);
    }
    let mut flags = parser.flags;
    if bytes {
        flags &= !ASCII;
    } else if flags & ASCII == 0 {
        flags |= UNICODE;
    }
    Ok(Regex {
        root,
        groups: parser.groups,
        names: parser.names,
        flags,
    })
}

impl Parser<'_> {
    fn error<T>(&self, message: impl Into<String>, position: usize) -> Parsed<T> {
        Err(PatternError {
            message: message.into(),
            position: Some(position),
        })
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        self.at += usize::from(found);
        found
    }

    fn alternatives(&mut self) -> Parsed<Rc<Node>> {
        self.depth += 1;
        if self.depth > 200 {
            return self.error("pattern nested too deeply", self.at);
        }
        let mut branches = vec![self.sequence()?];
        while self.eat('|') {
            branches.push(self.sequence()?);
        }
        self.depth -= 1;
        Ok(match branches.len() {
            1 => branches.swap_remove(0),
            _ => Rc::new(Node::Choice(branches)),
        })
    }

    fn sequence(&mut self) -> Parsed<Rc<Node>> {
        let mut items = Vec::new();
        while let Some(c) = self.peek() {
            if c == '|' || c == ')' {
                break;
            }
            if self.flags & VERBOSE != 0 {
                if c.is_whitespace() {
                    self.at += 1;
                    continue;
                }
                if c == '#' {
                    while self.peek().is_some_and(|c| c != '\n') {
                        self.at += 1;
                    }
                    continue;
                }
            }
            let start = self.at;
            let Some(atom) = self.atom()? else { continue };
            items.push(self.repeated(atom, start)?);
        }
        Ok(match items.len() {
            0 => Rc::new(Node::Empty),
            1 => items.swap_remove(0),
            _ => Rc::new(Node::Concat(items)),
        })
    }

    fn repeated(&mut self, mut node: Rc<Node>, start: usize) -> Parsed<Rc<Node>> {
        let mut repeated = false;
        loop {
            let at = self.at;
            let (min, max) = match self.peek() {
                Some('*') => (0, usize::MAX),
                Some('+') => (1, usize::MAX),
                Some('?') => (0, 1),
                Some('{') => match self.bounds()? {
                    Some(bounds) => bounds,
                    None => return Ok(node),
                },
                _ => return Ok(node),
            };
            if repeated {
                return self.error("multiple repeat", at);
            }
            if self.text[at] != '{' {
                self.at += 1;
            }
            if matches!(
                *node,
                Node::Start(_) | Node::End(_) | Node::AbsoluteStart | Node::AbsoluteEnd
            ) && start == at - 1
                && self.text[start] == '^'
            {
                return self.error("nothing to repeat", at);
            }
            let possessive = self.eat('+');
            let greedy = possessive || !self.eat('?');
            node = Rc::new(Node::Repeat {
                node,
                min,
                max,
                greedy,
                possessive,
            });
            repeated = true;
        }
    }

    /// `{2}`, `{2,}`, `{,3}`, `{2,3}`; what is not of this form is literal text.
    fn bounds(&mut self) -> Parsed<Option<(usize, usize)>> {
        let start = self.at;
        self.at += 1;
        let number = |p: &mut Self| {
            let mut value = None;
            while let Some(d) = p.peek().and_then(|c| c.to_digit(10)) {
                value = Some(
                    value
                        .unwrap_or(0usize)
                        .saturating_mul(10)
                        .saturating_add(d as usize),
                );
                p.at += 1;
            }
            value
        };
        let low = number(self);
        let (min, max) = if self.eat(',') {
            let high = number(self);
            (low.unwrap_or(0), high.unwrap_or(usize::MAX))
        } else {
            match low {
                Some(n) => (n, n),
                None => {
                    self.at = start;
                    return Ok(None);
                }
            }
        };
        if !self.eat('}') {
            self.at = start;
            return Ok(None);
        }
        if min > max {
            return self.error("min repeat greater than max repeat", start + 1);
        }
        Ok(Some((min, max)))
    }

    /// One atom; `None` for what matches nothing, such as flags.
    fn atom(&mut self) -> Parsed<Option<Rc<Node>>> {
        let start = self.at;
        let c = self.text[start];
        self.at += 1;
        let multiline = self.flags & MULTILINE != 0;
        Ok(Some(Rc::new(match c {
            '.' => Node::Any(self.flags & DOTALL != 0),
            '^' => Node::Start(multiline),
            '$' => Node::End(multiline),
            '(' => return self.group(start),
            '[' => self.set(start)?,
            '\\' => self.escape(start)?,
            '*' | '+' | '?' => return self.error("nothing to repeat", start),
            '{' => {
                self.at = start;
                if self.bounds()?.is_some() {
                    return self.error("nothing to repeat", start);
                }
                self.at = start + 1;
                Node::Char('{', self.flags)
            }
            _ => Node::Char(c, self.flags),
        })))
    }

    fn name(&mut self, close: char) -> Parsed<String> {
        let start = self.at;
        while self.peek().is_some_and(|c| c != close) {
            self.at += 1;
        }
        let name: String = self.text[start..self.at].iter().collect();
        if !self.eat(close) {
            return self.error(format!("missing {close}, unterminated name"), start);
        }
        if name.is_empty() {
            return self.error("missing group name", start);
        }
        Ok(name)
    }

    fn group_number(&self, name: &str, at: usize) -> Parsed<usize> {
        if let Ok(n) = name.parse::<usize>() {
            if n > self.groups {
                return self.error(format!("invalid group reference {n}"), at);
            }
            return Ok(n);
        }
        match self.names.iter().find(|(n, _)| n == name) {
            Some((_, n)) => Ok(*n),
            None => self.error(format!("unknown group name '{name}'"), at),
        }
    }

    fn close(&mut self, start: usize) -> Parsed<()> {
        if self.eat(')') {
            return Ok(());
        }
        self.error("missing ), unterminated subpattern", start)
    }

    fn group(&mut self, start: usize) -> Parsed<Option<Rc<Node>>> {
        if !self.eat('?') {
            return self.capture(start, None).map(Some);
        }
        let Some(c) = self.peek() else {
            return self.error("unexpected end of pattern", self.at);
        };
        self.at += 1;
        let outer = self.flags;
        let node = match c {
            ':' => self.alternatives()?,
            '>' => Rc::new(Node::Atomic(self.alternatives()?)),
            '#' => {
                while self.peek().is_some_and(|c| c != ')') {
                    self.at += 1;
                }
                if !self.eat(')') {
                    return self.error("missing ), unterminated comment", start);
                }
                return Ok(None);
            }
            '=' | '!' => {
                let node = self.alternatives()?;
                Rc::new(Node::Look {
                    node,
                    behind: None,
                    negative: c == '!',
                })
            }
            '<' => match self.peek() {
                Some(k @ ('=' | '!')) => {
                    self.at += 1;
                    let node = self.alternatives()?;
                    let Some(width) = width(&node) else {
                        return Err(PatternError {
                            message: "look-behind requires fixed-width pattern".into(),
                            position: None,
                        });
                    };
                    Rc::new(Node::Look {
                        node,
                        behind: Some(width),
                        negative: k == '!',
                    })
                }
                k => {
                    let shown: String = k.into_iter().collect();
                    return self.error(format!("unknown extension ?<{shown}"), start + 1);
                }
            },
            'P' => {
                if self.eat('<') {
                    let at = self.at;
                    let name = self.name('>')?;
                    if !super::text::is(&name, super::text::Predicate::Identifier) {
                        return self.error(format!("bad character in group name '{name}'"), at);
                    }
                    if self.names.iter().any(|(n, _)| *n == name) {
                        let message = format!(
                            "redefinition of group name '{name}' as group {}; was group {}",
                            self.groups + 1,
                            self.group_number(&name, at)?
                        );
                        return self.error(message, at);
                    }
                    return self.capture(start, Some(name)).map(Some);
                }
                if self.eat('=') {
                    let at = self.at;
                    let name = self.name(')')?;
                    let number = self.group_number(&name, at)?;
                    return Ok(Some(Rc::new(Node::BackReference(number, self.flags))));
                }
                return self.error("unknown extension ?P", start + 1);
            }
            '(' => {
                let at = self.at;
                let name = self.name(')')?;
                let group = self.group_number(&name, at)?;
                let yes = self.sequence()?;
                let no = if self.eat('|') {
                    self.sequence()?
                } else {
                    Rc::new(Node::Empty)
                };
                Rc::new(Node::Conditional { group, yes, no })
            }
            _ => {
                self.at -= 1;
                let scoped = self.flag_letters(start)?;
                if !scoped {
                    return Ok(None);
                }
                self.alternatives()?
            }
        };
        self.flags = outer;
        self.close(start)?;
        Ok(Some(node))
    }

    /// `(?i)` for the whole pattern, `(?i:…)` for a part; whether a part follows.
    fn flag_letters(&mut self, start: usize) -> Parsed<bool> {
        let mut on = true;
        let (mut set, mut clear) = (0, 0);
        loop {
            let Some(c) = self.peek() else {
                return self.error("missing -, : or )", self.at);
            };
            self.at += 1;
            let bit = match c {
                'i' => IGNORECASE,
                'm' => MULTILINE,
                's' => DOTALL,
                'x' => VERBOSE,
                'a' => ASCII,
                'u' if !self.bytes => UNICODE,
                'L' if self.bytes => 4,
                '-' if on => {
                    on = false;
                    continue;
                }
                ')' if on => {
                    if start != 0 {
                        return self
                            .error("global flags not at the start of the expression", start);
                    }
                    self.flags |= set;
                    return Ok(false);
                }
                ':' => {
                    self.flags = (self.flags | set) & !clear;
                    return Ok(true);
                }
                c if c.is_alphabetic() && self.at > start + 3 => {
                    return self.error("unknown flag", self.at - 1)
                }
                c => return self.error(format!("unknown extension ?{c}"), start + 1),
            };
            if on {
                set |= bit;
            } else {
                clear |= bit;
            }
        }
    }

    fn capture(&mut self, start: usize, name: Option<String>) -> Parsed<Rc<Node>> {
        self.groups += 1;
        let number = self.groups;
        if let Some(name) = name {
            self.names.push((name, number));
        }
        self.open.push(number);
        let outer = self.flags;
        let node = self.alternatives()?;
        self.flags = outer;
        self.open.pop();
        self.close(start)?;
        Ok(Rc::new(Node::Group(number, node)))
    }

    /// A character escape that means the same inside and outside of sets.
    fn character_escape(&mut self, c: char, start: usize) -> Parsed<Option<char>> {
        let simple = match c {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'f' => '\x0c',
            'v' => '\x0b',
            'a' => '\x07',
            'x' => return self.hex(2, start).map(Some),
            'u' if !self.bytes => return self.hex(4, start).map(Some),
            'U' if !self.bytes => return self.hex(8, start).map(Some),
            _ => return Ok(None),
        };
        Ok(Some(simple))
    }

    fn hex(&mut self, digits: usize, start: usize) -> Parsed<char> {
        let mut value = 0;
        for _ in 0..digits {
            let Some(d) = self.peek().and_then(|c| c.to_digit(16)) else {
                let shown: String = self.text[start..self.at].iter().collect();
                return self.error(format!("incomplete escape {shown}"), start);
            };
            value = value * 16 + d;
            self.at += 1;
        }
        match char::from_u32(value) {
            Some(c) => Ok(c),
            None => self.error("bad escape", start),
        }
    }

    fn octal(&mut self, first: u32, digits: usize) -> char {
        let mut value = first;
        for _ in 0..digits {
            let Some(d) = self.peek().and_then(|c| c.to_digit(8)) else {
                break;
            };
            value = value * 8 + d;
            self.at += 1;
        }
        char::from_u32(value & 0x1ff).unwrap_or('\0')
    }

    fn escape(&mut self, start: usize) -> Parsed<Node> {
        let Some(c) = self.peek() else {
            return self.error("bad escape (end of pattern)", start);
        };
        self.at += 1;
        if let Some(c) = self.character_escape(c, start)? {
            return Ok(Node::Char(c, self.flags));
        }
        Ok(match c {
            'd' | 'D' | 's' | 'S' | 'w' | 'W' => Node::Class(c, self.flags),
            'b' => Node::Boundary(true, self.flags),
            'B' => Node::Boundary(false, self.flags),
            'A' => Node::AbsoluteStart,
            'Z' => Node::AbsoluteEnd,
            '0' => Node::Char(self.octal(0, 2), self.flags),
            '1'..='9' => {
                let mut number = c as usize - '0' as usize;
                if let Some(d) = self.peek().and_then(|c| c.to_digit(10)) {
                    let second = self.text.get(self.at + 1).and_then(|c| c.to_digit(8));
                    if let (Some(_), true, true) = (second, d < 8, number < 4) {
                        return Ok(Node::Char(self.octal(number as u32, 2), self.flags));
                    }
                    number = number * 10 + d as usize;
                    self.at += 1;
                }
                if number > self.groups {
                    return self.error(format!("invalid group reference {number}"), start + 1);
                }
                if self.open.contains(&number) {
                    return self.error("cannot refer to an open group", start);
                }
                Node::BackReference(number, self.flags)
            }
            c if c.is_ascii_alphabetic() => return self.error(format!("bad escape \\{c}"), start),
            c => Node::Char(c, self.flags),
        })
    }

    fn set(&mut self, start: usize) -> Parsed<Node> {
        let negated = self.eat('^');
        let mut items = Vec::new();
        let first = self.at;
        loop {
            let Some(c) = self.peek() else {
                return self.error("unterminated character set", start);
            };
            let at = self.at;
            self.at += 1;
            if c == ']' && at != first {
                return Ok(Node::Set {
                    items,
                    negated,
                    flags: self.flags,
                });
            }
            let low = self.set_item(c, at)?;
            let range =
                self.peek() == Some('-') && self.text.get(self.at + 1).is_some_and(|&c| c != ']');
            if !range {
                items.push(low);
                continue;
            }
            self.at += 1;
            let high_at = self.at;
            let c = self.text[high_at];
            self.at += 1;
            let high = self.set_item(c, high_at)?;
            let (Item::Range(a, _), Item::Range(b, _)) = (&low, &high) else {
                let shown: String = self.text[at..self.at].iter().collect();
                return self.error(format!("bad character range {shown}"), at);
            };
            if a > b {
                let shown: String = self.text[at..self.at].iter().collect();
                return self.error(format!("bad character range {shown}"), at);
            }
            items.push(Item::Range(*a, *b));
        }
    }

    fn set_item(&mut self, c: char, start: usize) -> Parsed<Item> {
        if c != '\\' {
            return Ok(Item::Range(c, c));
        }
        let Some(c) = self.peek() else {
            return self.error("unterminated character set", start);
        };
        self.at += 1;
        if let Some(c) = self.character_escape(c, start)? {
            return Ok(Item::Range(c, c));
        }
        let c = match c {
            'd' | 'D' | 's' | 'S' | 'w' | 'W' => return Ok(Item::Class(c)),
            'b' => '\x08',
            '0'..='7' => {
                let first = c as u32 - '0' as u32;
                self.octal(first, 2)
            }
            c if c.is_ascii_alphanumeric() => {
                return self.error(format!("bad escape \\{c}"), start)
            }
            c => c,
        };
        Ok(Item::Range(c, c))
    }
}

/// The number of characters a node matches, if it is always the same.
fn width(node: &Node) -> Option<usize> {
    Some(match node {
        Node::Char(..) | Node::Any(_) | Node::Set { .. } | Node::Class(..) => 1,
        Node::Concat(items) => items.iter().map(|n| width(n)).sum::<Option<usize>>()?,
        Node::Choice(branches) => {
            let mut widths = branches.iter().map(|n| width(n));
            let first = widths.next()??;
            return widths.all(|w| w == Some(first)).then_some(first);
        }
        Node::Repeat { node, min, max, .. } if min == max => width(node)?.checked_mul(*min)?,
        Node::Repeat { .. } | Node::BackReference(..) => return None,
        Node::Group(_, node) | Node::Atomic(node) => width(node)?,
        Node::Conditional { yes, no, .. } => {
            let (a, b) = (width(yes)?, width(no)?);
            return (a == b).then_some(a);
        }
        _ => 0,
    })
}

fn is_word(c: char, flags: u32) -> bool {
    if flags & ASCII != 0 || c.is_ascii() {
        return c.is_ascii_alphanumeric() || c == '_';
    }
    is_alpha(c) || is_digit(c) || is_numeric(c)
}

fn in_class(class: char, c: char, flags: u32) -> bool {
    let ascii = flags & ASCII != 0;
    let inside = match class.to_ascii_lowercase() {
        'd' if ascii => c.is_ascii_digit(),
        'd' => decimal_value(c).is_some(),
        's' if ascii => matches!(c, ' ' | '\t'..='\r'),
        's' => is_space(c),
        _ => is_word(c, flags),
    };
    inside != class.is_ascii_uppercase()
}

fn folded(c: char) -> char {
    let mut lower = c.to_lowercase();
    match (lower.next(), lower.next()) {
        (Some(l), None) => l,
        _ => c,
    }
}

fn same(a: char, b: char, flags: u32) -> bool {
    if a == b {
        return true;
    }
    if flags & IGNORECASE == 0 {
        return false;
    }
    if flags & ASCII != 0 {
        return a.eq_ignore_ascii_case(&b);
    }
    folded(a) == folded(b)
}

fn in_set(items: &[Item], c: char, flags: u32) -> bool {
    let has = |c: char| {
        items.iter().any(|item| match item {
            Item::Range(a, b) => (*a..=*b).contains(&c),
            Item::Class(class) => in_class(*class, c, flags),
        })
    };
    if has(c) {
        return true;
    }
    if flags & IGNORECASE == 0 || (flags & ASCII != 0 && !c.is_ascii()) {
        return false;
    }
    let mut upper = c.to_uppercase();
    has(folded(c)) || (upper.len() == 1 && upper.next().is_some_and(has))
}

/// What is to be matched behind the current node.
enum Next<'a> {
    End,
    Node(&'a Node, &'a Next<'a>),
    CloseGroup(usize, usize, &'a Next<'a>),
    Repeat {
        node: &'a Node,
        min: usize,
        max: usize,
        greedy: bool,
        done: usize,
        from: usize,
        next: &'a Next<'a>,
    },
}

struct Matcher<'t> {
    text: &'t [char],
    end: usize,
    mode: Mode,
    start: usize,
    spans: Vec<Option<(usize, usize)>>,
    last: Option<usize>,
    steps: u64,
    depth: usize,
    /// The matcher gave up: too many steps, or too deep.
    gave_up: bool,
}

impl Regex {
    /// Runs the pattern over `text[..end]` from `pos` on. `Err` if it would take too long.
    pub fn run(
        &self,
        text: &[char],
        pos: usize,
        end: usize,
        mode: Mode,
    ) -> Result<Option<Found>, GaveUp> {
        let mut steps = 0;
        let mut start = pos;
        while start <= end {
            let mut m = Matcher {
                text,
                end,
                mode: if mode == Mode::SearchNotEmpty && start > pos {
                    Mode::Search
                } else {
                    mode
                },
                start,
                spans: vec![None; self.groups + 1],
                last: None,
                steps,
                depth: 0,
                gave_up: false,
            };
            let found = m.node(&self.root, start, &Next::End);
            if m.gave_up {
                return Err(GaveUp);
            }
            if let Some(stop) = found {
                m.spans[0] = Some((start, stop));
                return Ok(Some((m.spans, m.last)));
            }
            if matches!(mode, Mode::Match | Mode::Full) {
                return Ok(None);
            }
            steps = m.steps;
            start += 1;
        }
        Ok(None)
    }
}

impl Matcher<'_> {
    fn next(&mut self, next: &Next<'_>, at: usize) -> Option<usize> {
        match *next {
            Next::End => {
                let full = self.mode != Mode::Full || at == self.end;
                let filled = self.mode != Mode::SearchNotEmpty || at != self.start;
                (full && filled).then_some(at)
            }
            Next::Node(node, rest) => self.node(node, at, rest),
            Next::CloseGroup(number, from, rest) => {
                let saved = (self.spans[number], self.last);
                self.spans[number] = Some((from, at));
                self.last = Some(number);
                let found = self.next(rest, at);
                if found.is_none() {
                    (self.spans[number], self.last) = saved;
                }
                found
            }
            Next::Repeat {
                node,
                min,
                max,
                greedy,
                done,
                from,
                next,
            } => {
                if at == from && done > min {
                    // An empty pass would go on forever.
                    return self.next(next, at);
                }
                self.repeat(node, min, max, greedy, done, at, next)
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn repeat(
        &mut self,
        node: &Node,
        min: usize,
        max: usize,
        greedy: bool,
        done: usize,
        at: usize,
        next: &Next<'_>,
    ) -> Option<usize> {
        let again = |m: &mut Self| {
            let rest = Next::Repeat {
                node,
                min,
                max,
                greedy,
                done: done + 1,
                from: at,
                next,
            };
            m.node(node, at, &rest)
        };
        if done < min {
            return again(self);
        }
        if greedy {
            if done < max {
                let saved = (self.spans.clone(), self.last);
                if let Some(stop) = again(self) {
                    return Some(stop);
                }
                (self.spans, self.last) = saved;
            }
            return self.next(next, at);
        }
        if let Some(stop) = self.next(next, at) {
            return Some(stop);
        }
        if done < max && !self.gave_up {
            again(self)
        } else {
            None
        }
    }

    /// Whether a node that takes one character takes this one; `None` for other nodes.
    fn single(&self, node: &Node, at: usize) -> Option<bool> {
        let c = || self.text[..self.end].get(at).copied();
        Some(match node {
            Node::Char(want, flags) => c().is_some_and(|c| same(c, *want, *flags)),
            Node::Any(all) => c().is_some_and(|c| *all || c != '\n'),
            Node::Set {
                items,
                negated,
                flags,
            } => c().is_some_and(|c| in_set(items, c, *flags) != *negated),
            Node::Class(class, flags) => c().is_some_and(|c| in_class(*class, c, *flags)),
            _ => return None,
        })
    }

    fn node(&mut self, node: &Node, at: usize, next: &Next<'_>) -> Option<usize> {
        self.steps += 1;
        if self.gave_up || self.steps > MAX_STEPS || self.depth > MAX_DEPTH {
            self.gave_up = true;
            return None;
        }
        self.depth += 1;
        let found = self.node_inner(node, at, next);
        self.depth -= 1;
        found
    }

    fn node_inner(&mut self, node: &Node, at: usize, next: &Next<'_>) -> Option<usize> {
        if let Some(taken) = self.single(node, at) {
            return if taken { self.next(next, at + 1) } else { None };
        }
        match node {
            Node::Empty => self.next(next, at),
            Node::Start(multiline) => {
                let here = at == 0 || (*multiline && self.text[at - 1] == '\n');
                if here {
                    self.next(next, at)
                } else {
                    None
                }
            }
            Node::End(multiline) => {
                let here =
                    at == self.end || (self.text[at] == '\n' && (*multiline || at + 1 == self.end));
                if here {
                    self.next(next, at)
                } else {
                    None
                }
            }
            Node::AbsoluteStart if at == 0 => self.next(next, at),
            Node::AbsoluteEnd if at == self.end => self.next(next, at),
            Node::Boundary(wanted, flags) => {
                let word = |i: Option<usize>| {
                    i.and_then(|i| self.text[..self.end].get(i))
                        .is_some_and(|&c| is_word(c, *flags))
                };
                let boundary = word(at.checked_sub(1)) != word(Some(at));
                if boundary == *wanted {
                    self.next(next, at)
                } else {
                    None
                }
            }
            Node::Concat(items) => self.concat(items, at, next),
            Node::Choice(branches) => {
                for branch in branches {
                    let saved = (self.spans.clone(), self.last);
                    if let Some(stop) = self.node(branch, at, next) {
                        return Some(stop);
                    }
                    (self.spans, self.last) = saved;
                }
                None
            }
            Node::Repeat {
                node,
                min,
                max,
                greedy,
                possessive,
            } => {
                if *possessive {
                    let stop =
                        self.alone(at, |m| m.many(node, *min, *max, true, at, &Next::End))?;
                    return self.next(next, stop);
                }
                self.many(node, *min, *max, *greedy, at, next)
            }
            Node::Group(number, inner) => {
                self.node(inner, at, &Next::CloseGroup(*number, at, next))
            }
            Node::BackReference(number, flags) => {
                let (from, to) = self.spans[*number]?;
                let len = to - from;
                if at + len > self.end {
                    return None;
                }
                let equal = (0..len).all(|i| same(self.text[from + i], self.text[at + i], *flags));
                if equal {
                    self.next(next, at + len)
                } else {
                    None
                }
            }
            Node::Look {
                node,
                behind,
                negative,
            } => {
                let saved = (self.spans.clone(), self.last);
                let from = match behind {
                    Some(width) => at.checked_sub(*width),
                    None => Some(at),
                };
                let found =
                    from.and_then(|from| self.alone(from, |m| m.node(node, from, &Next::End)));
                if found.is_some() == *negative || self.gave_up {
                    (self.spans, self.last) = saved;
                    return None;
                }
                if *negative {
                    (self.spans, self.last) = saved;
                }
                self.next(next, at)
            }
            Node::Atomic(inner) => {
                let stop = self.alone(at, |m| m.node(inner, at, &Next::End))?;
                self.next(next, stop)
            }
            Node::Conditional { group, yes, no } => {
                let branch = if self.spans[*group].is_some() {
                    yes
                } else {
                    no
                };
                self.node(branch, at, next)
            }
            _ => None,
        }
    }

    /// Matches a part by itself: what the whole match must be does not matter.
    fn alone(&mut self, _at: usize, run: impl FnOnce(&mut Self) -> Option<usize>) -> Option<usize> {
        let mode = std::mem::replace(&mut self.mode, Mode::Match);
        let found = run(self);
        self.mode = mode;
        found
    }

    fn concat(&mut self, items: &[Rc<Node>], at: usize, next: &Next<'_>) -> Option<usize> {
        // Single characters need no recursion.
        let mut at = at;
        let mut rest = items;
        while let Some((first, tail)) = rest.split_first() {
            match self.single(first, at) {
                Some(true) => at += 1,
                Some(false) => return None,
                None => break,
            }
            rest = tail;
        }
        match rest {
            [] => self.next(next, at),
            [last] => self.node(last, at, next),
            [first, tail @ ..] => self.behind(first, tail, at, next),
        }
    }

    fn behind(
        &mut self,
        first: &Node,
        tail: &[Rc<Node>],
        at: usize,
        next: &Next<'_>,
    ) -> Option<usize> {
        match tail {
            [] => self.node(first, at, next),
            [one] => self.node(first, at, &Next::Node(one, next)),
            _ => {
                // The continuation is built from the last item forwards, on the stack.
                let (last, middle) = tail.split_last()?;
                let next = Next::Node(last, next);
                self.behind(first, middle, at, &next)
            }
        }
    }

    fn many(
        &mut self,
        node: &Node,
        min: usize,
        max: usize,
        greedy: bool,
        at: usize,
        next: &Next<'_>,
    ) -> Option<usize> {
        if self.single(node, at).is_none() {
            return self.repeat(node, min, max, greedy, 0, at, next);
        }
        // One character each: count them, then try the continuation at every length.
        let limit = max.min(self.end.saturating_sub(at));
        let mut n = 0;
        if !greedy {
            while n < min {
                if n >= limit || self.single(node, at + n) != Some(true) {
                    return None;
                }
                n += 1;
            }
            loop {
                if let Some(stop) = self.next(next, at + n) {
                    return Some(stop);
                }
                if self.gave_up || n >= limit || self.single(node, at + n) != Some(true) {
                    return None;
                }
                n += 1;
                self.steps += 1;
            }
        }
        while n < limit && self.single(node, at + n) == Some(true) {
            n += 1;
        }
        self.steps += n as u64;
        while n >= min {
            if let Some(stop) = self.next(next, at + n) {
                return Some(stop);
            }
            if n == 0 || self.gave_up {
                return None;
            }
            n -= 1;
            self.steps += 1;
        }
        None
    }
}

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
