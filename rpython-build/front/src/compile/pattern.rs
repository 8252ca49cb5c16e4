//! `match`.
//!
//! The subject and what is taken out of it are kept in temporaries, so that a pattern can fail at
//! any point with nothing on the stack. Captures go to temporaries too, and to their names when the
//! whole pattern has matched.

use super::{Compiler, Target};
use crate::code::{CompareOp, Const, Instr};
use crate::dis::show_const;
use crate::parse::ast::{self, Expr, Pattern};
use crate::source::Span;
use indexmap::IndexMap;

/// The names a pattern has captured so far: where their values are, and where the name stands.
type Captures<'a> = IndexMap<&'a str, (u32, Span)>;

impl<'a> Compiler<'a> {
    pub(super) fn match_(&mut self, s: &'a ast::StmtMatch) {
        let mark = self.mark();
        let end = self.target();
        match &*s.subject {
            // The parser gives this tuple the range of the whole statement.
            Expr::Tuple(e) if self.span(e).start == self.span(s).start => {
                let span = match (e.elts.first(), e.elts.last()) {
                    (Some(first), Some(last)) => Span {
                        end: self.span(last).end,
                        ..self.span(first)
                    },
                    _ => self.span(e),
                };
                match self.constant(&s.subject) {
                    Some(value) => self.load_const(value, span),
                    None => self.tuple(&e.elts, span),
                }
            }
            Expr::Starred(e) => {
                let span = self.span(e);
                self.tuple(std::slice::from_ref(&*s.subject), span);
            }
            subject => self.expr(subject),
        }
        let subject = self.temporary();
        let at = self.span(&*s.subject);
        self.emit(Instr::StoreFast(subject), at);
        let inner = self.mark();
        for (i, case) in s.cases.iter().enumerate() {
            if i + 1 < s.cases.len() && case.guard.is_none() {
                self.check_refutable(&case.pattern);
            }
            let next = self.target();
            let mut captures = Captures::new();
            if let Pattern::MatchStar(star) = &case.pattern {
                let span = self.span(star);
                self.error(
                    "RP0121",
                    "can't use starred name here (consider moving to list or tuple)",
                    span,
                );
            } else {
                self.pattern(&case.pattern, subject, next, &mut captures);
            }
            for (name, (slot, span)) in captures {
                self.emit(Instr::LoadFast(slot), span);
                self.store_name(name, span);
            }
            if let Some(guard) = &case.guard {
                self.jump_if(guard, next, false);
            }
            self.body(&case.body);
            let last = case.body.last().map_or(at, |s| self.span(s));
            self.goto(end, last);
            self.bind(next);
            self.release(inner);
        }
        self.bind(end);
        self.release(mark);
    }

    /// A pattern that always matches makes what follows unreachable.
    fn check_refutable(&mut self, pattern: &'a Pattern) {
        let name = match pattern {
            Pattern::MatchAs(p) => match (&p.pattern, &p.name) {
                (None, Some(name)) => Some(format!("name capture '{name}'")),
                (None, None) => Some("wildcard".to_owned()),
                (Some(inner), _) => return self.check_refutable(inner),
            },
            Pattern::MatchOr(p) => match p.patterns.last() {
                Some(last) => return self.check_refutable(last),
                None => None,
            },
            _ => None,
        };
        if let Some(what) = name {
            let span = self.span(pattern);
            self.error(
                "RP0121",
                format!("{what} makes remaining patterns unreachable"),
                span,
            );
        }
    }

    /// Goes on if the value in the slot matches, else to `fail`; the stack is as before either way.
    fn pattern(
        &mut self,
        pattern: &'a Pattern,
        slot: u32,
        fail: Target,
        captures: &mut Captures<'a>,
    ) {
        let span = self.span(pattern);
        match pattern {
            Pattern::MatchValue(p) => {
                let ok = match &*p.value {
                    Expr::Attribute(_) | Expr::UnaryOp(_) | Expr::BinOp(_) => true,
                    Expr::Constant(e) => self.kind_name(&Expr::Constant(e.clone())) == "literal",
                    _ => false,
                };
                if !ok {
                    let message = "patterns may only match literals and attribute lookups";
                    return self.error("RP0121", message, span);
                }
                self.emit(Instr::LoadFast(slot), span);
                self.expr(&p.value);
                self.emit(Instr::Compare(CompareOp::Eq), span);
                self.jump(Instr::PopJumpIfFalse(0), fail, span);
            }
            Pattern::MatchSingleton(p) => {
                let value = match &p.value {
                    ast::Constant::Bool(b) => Const::Bool(*b),
                    _ => Const::None,
                };
                self.emit(Instr::LoadFast(slot), span);
                self.load_const(value, span);
                self.emit(Instr::Is { invert: false }, span);
                self.jump(Instr::PopJumpIfFalse(0), fail, span);
            }
            Pattern::MatchAs(p) => {
                if let Some(inner) = &p.pattern {
                    self.pattern(inner, slot, fail, captures);
                }
                if let Some(name) = &p.name {
                    self.capture(name, slot, span, captures);
                }
            }
            Pattern::MatchStar(_) => {
                self.error(
                    "RP0121",
                    "can't use starred name here (consider moving to list or tuple)",
                    span,
                );
            }
            Pattern::MatchOr(p) => self.or_pattern(p, slot, fail, captures, span),
            Pattern::MatchSequence(p) => self.sequence(p, slot, fail, captures, span),
            Pattern::MatchMapping(p) => self.mapping(p, slot, fail, captures, span),
            Pattern::MatchClass(p) => self.class_pattern(p, slot, fail, captures, span),
        }
    }

    fn capture(&mut self, name: &'a str, slot: u32, span: Span, captures: &mut Captures<'a>) {
        let at = self.last_name(name, span);
        if name == "__debug__" {
            self.error("RP0111", "cannot assign to __debug__", at);
        }
        if captures.contains_key(name) {
            let message = format!("multiple assignments to name '{name}' in pattern");
            return self.error("RP0121", message, at);
        }
        captures.insert(name, (slot, at));
    }

    /// The last occurrence of a name in a pattern, where its capture stands.
    fn last_name(&self, name: &str, span: Span) -> Span {
        let mut found = span;
        let mut from = span.start;
        while let Some(token) = self.parsed.name_token(name, from, span.end) {
            found = Span {
                start: token.start,
                end: token.end,
                ..span
            };
            from = token.end;
        }
        found
    }

    /// Alternatives bind the same names: into the slots that the first one chose.
    fn or_pattern(
        &mut self,
        p: &'a ast::PatternMatchOr,
        slot: u32,
        fail: Target,
        captures: &mut Captures<'a>,
        span: Span,
    ) {
        let matched = self.target();
        let mut chosen: Option<Captures<'a>> = None;
        for (i, alternative) in p.patterns.iter().enumerate() {
            let last = i + 1 == p.patterns.len();
            if !last {
                self.check_refutable(alternative);
            }
            let next = if last { fail } else { self.target() };
            let mut own = Captures::new();
            self.pattern(alternative, slot, next, &mut own);
            match &chosen {
                None => {
                    // Slots of their own: the subject's may be shared by several captures.
                    for (value, at) in own.values_mut() {
                        self.emit(Instr::LoadFast(*value), *at);
                        *value = self.temporary();
                        self.emit(Instr::StoreFast(*value), *at);
                    }
                    chosen = Some(own);
                }
                Some(chosen) => {
                    let same = own.len() == chosen.len()
                        && own.keys().all(|name| chosen.contains_key(name));
                    if !same {
                        let message = "alternative patterns bind different names";
                        self.error("RP0121", message, span);
                        self.bind(matched);
                        if !last {
                            self.bind(next);
                        }
                        return;
                    }
                    for (name, (value, at)) in &own {
                        self.emit(Instr::LoadFast(*value), *at);
                        self.emit(Instr::StoreFast(chosen[name].0), *at);
                    }
                }
            }
            if !last {
                self.goto(matched, span);
                self.bind(next);
            }
        }
        self.bind(matched);
        for (name, (slot, at)) in chosen.into_iter().flatten() {
            if captures.contains_key(name) {
                let message = format!("multiple assignments to name '{name}' in pattern");
                self.error("RP0121", message, at);
            }
            captures.insert(name, (slot, at));
        }
    }

    /// Tests the subject with an instruction that leaves it below the answer.
    fn test_subject(&mut self, test: Instr, slot: u32, fail: Target, span: Span) {
        self.emit(Instr::LoadFast(slot), span);
        self.emit(test, span);
        self.emit(Instr::Swap(2), span);
        self.emit(Instr::Pop, span);
        self.jump(Instr::PopJumpIfFalse(0), fail, span);
    }

    fn test_length(&mut self, slot: u32, op: CompareOp, len: usize, fail: Target, span: Span) {
        self.emit(Instr::LoadFast(slot), span);
        self.emit(Instr::GetLen, span);
        self.emit(Instr::Swap(2), span);
        self.emit(Instr::Pop, span);
        self.load_const(Const::Int(len.into()), span);
        self.emit(Instr::Compare(op), span);
        self.jump(Instr::PopJumpIfFalse(0), fail, span);
    }

    fn sequence(
        &mut self,
        p: &'a ast::PatternMatchSequence,
        slot: u32,
        fail: Target,
        captures: &mut Captures<'a>,
        span: Span,
    ) {
        let star = p.patterns.iter().position(|p| p.is_match_star());
        let stars = p.patterns.iter().filter(|p| p.is_match_star()).count();
        if stars > 1 {
            let message = "multiple starred names in sequence pattern";
            return self.error("RP0121", message, span);
        }
        self.test_subject(Instr::MatchSequence, slot, fail, span);
        let len = p.patterns.len() - stars;
        let op = if star.is_some() {
            CompareOp::Ge
        } else {
            CompareOp::Eq
        };
        if star.is_none() || len > 0 {
            self.test_length(slot, op, len, fail, span);
        }
        let wildcard = |p: &Pattern| matches!(p, Pattern::MatchAs(p) if p.pattern.is_none() && p.name.is_none());
        let nothing = |p: &Pattern| match p {
            Pattern::MatchStar(p) => p.name.is_none(),
            p => wildcard(p),
        };
        if p.patterns.iter().all(nothing) {
            return;
        }
        self.emit(Instr::LoadFast(slot), span);
        match star {
            None => self.emit(Instr::UnpackSequence(len as u32), span),
            Some(before) => {
                let (before, after) = (before as u32, (len - before) as u32);
                self.emit(Instr::UnpackEx { before, after }, span);
            }
        }
        let items: Vec<u32> = p
            .patterns
            .iter()
            .map(|item| {
                if nothing(item) {
                    self.emit(Instr::Pop, span);
                    return u32::MAX;
                }
                let slot = self.temporary();
                let at = self.span(item);
                self.emit(Instr::StoreFast(slot), at);
                slot
            })
            .collect();
        for (item, slot) in p.patterns.iter().zip(items) {
            match item {
                item if nothing(item) => {}
                Pattern::MatchStar(star) => {
                    let span = self.span(star);
                    if let Some(name) = &star.name {
                        self.capture(name, slot, span, captures);
                    }
                }
                item => self.pattern(item, slot, fail, captures),
            }
        }
    }

    /// Pops a tuple, or `None` for a failure; returns the slots of its items.
    fn unpack_items(&mut self, n: usize, fail: Target, span: Span) -> Vec<u32> {
        let values = self.temporary();
        self.emit(Instr::StoreFast(values), span);
        self.emit(Instr::LoadFast(values), span);
        self.jump(Instr::PopJumpIfNone(0), fail, span);
        if n == 0 {
            return Vec::new();
        }
        self.emit(Instr::LoadFast(values), span);
        self.emit(Instr::UnpackSequence(n as u32), span);
        (0..n)
            .map(|_| {
                let slot = self.temporary();
                self.emit(Instr::StoreFast(slot), span);
                slot
            })
            .collect()
    }

    fn mapping(
        &mut self,
        p: &'a ast::PatternMatchMapping,
        slot: u32,
        fail: Target,
        captures: &mut Captures<'a>,
        span: Span,
    ) {
        let n = p.keys.len();
        self.test_subject(Instr::MatchMapping, slot, fail, span);
        if n > 0 {
            self.test_length(slot, CompareOp::Ge, n, fail, span);
        }
        let mut seen = Vec::new();
        for key in &p.keys {
            let at = self.span(key);
            if let Expr::Constant(_) | Expr::UnaryOp(_) = key {
                let value = self.constant(key);
                if value.is_none() {
                    let message =
                        "mapping pattern keys may only match literals and attribute lookups";
                    self.error("RP0121", message, at);
                } else if seen.contains(&value) {
                    let shown = value.as_ref().map(show_const).unwrap_or_default();
                    let message = format!("mapping pattern checks duplicate key ({shown})");
                    self.error("RP0121", message, at);
                }
                seen.push(value);
            }
        }
        if n == 0 && p.rest.is_none() {
            return;
        }
        self.emit(Instr::LoadFast(slot), span);
        let keys: Option<Vec<Const>> = p.keys.iter().map(|k| self.constant(k)).collect();
        match keys {
            Some(keys) => self.load_const(Const::Tuple(keys), span),
            None => {
                p.keys.iter().for_each(|k| self.expr(k));
                self.emit(Instr::BuildTuple(n as u32), span);
            }
        }
        let keys = self.temporary();
        let items = if n > 0 {
            self.emit(Instr::MatchKeys, span);
            let values = self.temporary();
            self.emit(Instr::StoreFast(values), span);
            self.emit(Instr::StoreFast(keys), span);
            self.emit(Instr::Pop, span);
            self.emit(Instr::LoadFast(values), span);
            self.unpack_items(n, fail, span)
        } else {
            self.emit(Instr::StoreFast(keys), span);
            self.emit(Instr::Pop, span);
            Vec::new()
        };
        for (item, slot) in p.patterns.iter().zip(items) {
            self.pattern(item, slot, fail, captures);
        }
        if let Some(rest) = &p.rest {
            self.emit(Instr::LoadFast(slot), span);
            self.emit(Instr::LoadFast(keys), span);
            self.emit(Instr::MatchRest, span);
            let slot = self.temporary();
            self.emit(Instr::StoreFast(slot), span);
            self.capture(rest, slot, span, captures);
        }
    }

    fn class_pattern(
        &mut self,
        p: &'a ast::PatternMatchClass,
        slot: u32,
        fail: Target,
        captures: &mut Captures<'a>,
        span: Span,
    ) {
        for (i, name) in p.kwd_attrs.iter().enumerate() {
            if p.kwd_attrs[..i].contains(name) {
                let message = format!("attribute name repeated in class pattern: {name}");
                let at = self.last_name(name, span);
                self.error("RP0121", message, at);
            }
        }
        self.emit(Instr::LoadFast(slot), span);
        self.expr(&p.cls);
        let names = p
            .kwd_attrs
            .iter()
            .map(|name| Const::Str(self.attribute(name)))
            .collect();
        self.load_const(Const::Tuple(names), span);
        self.emit(Instr::MatchClass(p.patterns.len() as u32), span);
        let items = self.unpack_items(p.patterns.len() + p.kwd_attrs.len(), fail, span);
        for (item, slot) in p.patterns.iter().chain(&p.kwd_patterns).zip(items) {
            self.pattern(item, slot, fail, captures);
        }
    }
}
