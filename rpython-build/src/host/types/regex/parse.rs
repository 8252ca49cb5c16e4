//! Patterns to nodes.

use super::*;

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
                if rpython_unicode::is_space(c) {
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
                    if !crate::host::types::text::is(
                        &name,
                        crate::host::types::text::Predicate::Identifier,
                    ) {
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
                c if rpython_unicode::is_alpha(c) && self.at > start + 3 => {
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
