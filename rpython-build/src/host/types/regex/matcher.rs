//! Matching nodes against a text.

use super::*;
use rpython_unicode::{decimal_value, is_alpha, is_digit, is_numeric, is_space, Map};

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

/// What a character becomes, if that is one.
fn mapped(map: Map, c: char) -> char {
    match map.of(c) {
        Some([code, 0, 0]) => char::from_u32(code).unwrap_or(c),
        _ => c,
    }
}

fn folded(c: char) -> char {
    mapped(Map::Lower, c)
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
    has(folded(c)) || has(mapped(Map::Upper, c))
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
