//! Formatting with constant formats: `format % args` and `format.format(…)` become the pieces of
//! an f-string.

use super::annotator::{An, Annotator, Outcome};
use super::errors::*;
use super::model::*;
use crate::flow::model::*;
use crate::flow::op::HlOp;
use crate::front::code::{Conversion, Name};

impl Annotator<'_> {
    /// `format.format(…)`
    pub fn str_format(
        &mut self,
        op: &Op<Hl>,
        recv: &SomeValue,
        positional: usize,
        names: &[Name],
    ) -> An<Outcome> {
        let text = recv.konst.and_then(|c| self.heap().as_str(c)).cloned();
        let Some(text) = text else {
            return self.fail(
                NOT_CONSTANT,
                "the format before `.format` must be a constant",
            );
        };
        let pieces = match parse_format(&text) {
            Ok(pieces) => pieces,
            Err(message) => return self.fail(NO_OPERATION, message),
        };
        let mut ops = Vec::new();
        let mut parts = Vec::new();
        let mut automatic = 0;
        for piece in pieces {
            let (field, conversion, spec) = match piece {
                FormatPiece::Text(text) => {
                    parts.push(Value::Const(self.str_const(&text)));
                    continue;
                }
                FormatPiece::Field(field, conversion, spec) => (field, conversion, spec),
            };
            let end = field.find(['.', '[']).unwrap_or(field.len());
            let (base, mut path) = field.split_at(end);
            let at = if base.is_empty() {
                automatic += 1;
                Some(automatic - 1)
            } else if let Ok(number) = base.parse::<usize>() {
                Some(number)
            } else {
                names
                    .iter()
                    .position(|n| **n == *base)
                    .map(|i| positional + i)
            };
            let limit = if base.parse::<usize>().is_ok() || base.is_empty() {
                positional
            } else {
                positional + names.len()
            };
            let Some(at) = at.filter(|&at| at < limit) else {
                return self.fail(
                    ARGUMENTS,
                    format!("there is no argument for the field `{{{field}}}` of this format"),
                );
            };
            let mut value = op.args[1 + at].clone();
            while let Some(rest) = path.strip_prefix('.') {
                let end = rest.find(['.', '[']).unwrap_or(rest.len());
                let name = Value::Const(self.str_const(&rest[..end]));
                let got = self.new_var();
                ops.push(self.make_op(HlOp::GetAttr, vec![value, name], got));
                value = Value::Var(got);
                path = &rest[end..];
            }
            if !path.is_empty() {
                return self.fail(UNSUPPORTED, "`[…]` in a format has no translation yet");
            }
            let spec = Value::Const(self.str_const(&spec));
            let part = self.new_var();
            ops.push(self.make_op(HlOp::Format(conversion), vec![value, spec], part));
            parts.push(Value::Var(part));
        }
        ops.push(self.make_op(HlOp::BuildString, parts, op.result));
        Ok(Outcome::Rewrite(ops))
    }

    /// `format % args`: with a constant format it becomes the pieces of an f-string.
    pub fn percent(&mut self, op: &Op<Hl>, a: &SomeValue, b: &SomeValue) -> An<Outcome> {
        let Some(text) = a.konst.and_then(|c| self.heap().as_str(c)).cloned() else {
            return self.fail(NOT_CONSTANT, "the format before `%` must be a constant");
        };
        let pieces = match parse_percent(&text) {
            Ok(pieces) => pieces,
            Err(message) => return self.fail(NO_OPERATION, message),
        };
        let wanted = pieces
            .iter()
            .filter(|p| matches!(p, Piece::Field(..)))
            .count();
        let tuple = match &b.kind {
            Kind::Tuple(items) => Some(items.len()),
            _ => None,
        };
        if tuple.unwrap_or(1) != wanted {
            return self.fail(
                ARGUMENTS,
                format!(
                    "the format has {wanted} fields, but there are {} values",
                    tuple.unwrap_or(1)
                ),
            );
        }
        let mut ops = Vec::new();
        let mut parts = Vec::new();
        let mut at = 0;
        for piece in pieces {
            match piece {
                Piece::Text(text) => {
                    let obj = self.str_const(&text);
                    parts.push(Value::Const(obj));
                }
                Piece::Field(conversion, spec, kind) => {
                    let value = match &b.kind {
                        Kind::Tuple(items) => {
                            let item = self.new_var();
                            let index = self.session.heap.new_int(at as i64);
                            let get = vec![op.args[1].clone(), Value::Const(index)];
                            ops.push(self.make_op(HlOp::GetItem, get, item));
                            self.check_percent(&items[at], kind)?;
                            Value::Var(item)
                        }
                        _ => {
                            self.check_percent(b, kind)?;
                            op.args[1].clone()
                        }
                    };
                    let is_float = match &b.kind {
                        Kind::Tuple(items) => matches!(items[at].kind, Kind::Float),
                        _ => matches!(b.kind, Kind::Float),
                    };
                    at += 1;
                    let mut value = value;
                    if kind == 'd' && is_float {
                        // `%d` of a float drops its fraction.
                        let whole = self.new_var();
                        let int = self.heap().types.int;
                        let call = vec![Value::Const(int), value];
                        ops.push(self.make_op(HlOp::SimpleCall, call, whole));
                        value = Value::Var(whole);
                    }
                    let spec = self.str_const(&spec);
                    let part = self.new_var();
                    let args = vec![value, Value::Const(spec)];
                    ops.push(self.make_op(HlOp::Format(conversion), args, part));
                    parts.push(Value::Var(part));
                }
            }
        }
        ops.push(self.make_op(HlOp::BuildString, parts, op.result));
        Ok(Outcome::Rewrite(ops))
    }

    fn check_percent(&mut self, value: &SomeValue, kind: char) -> An<()> {
        let fits = match kind {
            'd' | 'i' | 'u' => {
                matches!(value.kind, Kind::Integer { .. } | Kind::Bool | Kind::Float)
            }
            'x' | 'X' | 'o' => matches!(value.kind, Kind::Integer { .. } | Kind::Bool),
            'c' => matches!(value.kind, Kind::Integer { .. } | Kind::Char),
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
                matches!(value.kind, Kind::Integer { .. } | Kind::Bool | Kind::Float)
            }
            _ => true,
        };
        if fits {
            return Ok(());
        }
        let what = self.describe(value);
        self.fail(NO_OPERATION, format!("`%{kind}` does not format {what}"))
    }
}

/// A piece of a `%` format.
enum Piece {
    Text(String),
    /// Conversion, spec in the language of `format`, and the letter.
    Field(Conversion, String, char),
}

fn parse_percent(text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '%' {
            plain.push(c);
            continue;
        }
        if chars.peek() == Some(&'%') {
            chars.next();
            plain.push('%');
            continue;
        }
        if chars.peek() == Some(&'(') {
            return Err("`%(name)` formats have no translation yet; use an f-string".into());
        }
        let (mut left, mut zero, mut sign, mut alternate) = (false, false, "", false);
        while let Some(&flag) = chars.peek() {
            match flag {
                '-' => left = true,
                '0' => zero = true,
                '+' => sign = "+",
                ' ' => {
                    if sign.is_empty() {
                        sign = " "
                    }
                }
                '#' => alternate = true,
                _ => break,
            }
            chars.next();
        }
        let mut width = String::new();
        while let Some(&digit) = chars.peek().filter(|c| c.is_ascii_digit()) {
            width.push(digit);
            chars.next();
        }
        let mut precision = None;
        if chars.peek() == Some(&'.') {
            chars.next();
            let mut digits = String::new();
            while let Some(&digit) = chars.peek().filter(|c| c.is_ascii_digit()) {
                digits.push(digit);
                chars.next();
            }
            precision = Some(if digits.is_empty() {
                "0".to_string()
            } else {
                digits
            });
        }
        if chars.peek() == Some(&'*') {
            return Err("`*` in a `%` format has no translation".into());
        }
        let Some(kind) = chars.next() else {
            return Err("incomplete `%` format".into());
        };
        if !plain.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut plain)));
        }
        let textual = matches!(kind, 's' | 'r' | 'a' | 'c');
        let mut spec = String::new();
        if !width.is_empty() {
            // `%5s` aligns to the right, as numbers do.
            if left {
                spec.push('<');
            } else if textual || !zero {
                spec.push('>');
            }
        }
        if !textual {
            spec.push_str(sign);
            if alternate {
                spec.push('#');
            }
            if zero && !left && !width.is_empty() {
                spec.push('0');
            }
        }
        spec.push_str(&width);
        let numeric = matches!(kind, 'd' | 'i' | 'u' | 'x' | 'X' | 'o');
        if let Some(precision) = &precision {
            if numeric {
                return Err("a precision of an integer in a `%` format has no translation".into());
            }
            spec.push('.');
            spec.push_str(precision);
        }
        let conversion = match kind {
            's' => Conversion::Str,
            'r' => Conversion::Repr,
            'a' => Conversion::Ascii,
            'c' => Conversion::None,
            'd' | 'i' | 'u' => {
                spec.push('d');
                Conversion::None
            }
            'x' | 'X' | 'o' | 'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
                spec.push(kind);
                Conversion::None
            }
            other => return Err(format!("`%{other}` is no format")),
        };
        if kind == 'c' {
            spec.push('c');
        }
        pieces.push(Piece::Field(conversion, spec, kind));
    }
    if !plain.is_empty() {
        pieces.push(Piece::Text(plain));
    }
    Ok(pieces)
}

/// A piece of a `str.format` format.
enum FormatPiece {
    Text(String),
    /// Which argument, conversion, spec.
    Field(String, Conversion, String),
}

fn parse_format(text: &str) -> Result<Vec<FormatPiece>, String> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '{' if chars.peek() == Some(&'{') => {
                chars.next();
                plain.push('{');
            }
            '}' if chars.peek() == Some(&'}') => {
                chars.next();
                plain.push('}');
            }
            '}' => return Err("single `}` in a format".into()),
            '{' => {
                if !plain.is_empty() {
                    pieces.push(FormatPiece::Text(std::mem::take(&mut plain)));
                }
                let mut inside = String::new();
                loop {
                    match chars.next() {
                        Some('}') => break,
                        Some('{') => {
                            return Err(
                                "a field inside a field of a format has no translation".into()
                            )
                        }
                        Some(c) => inside.push(c),
                        None => return Err("single `{` in a format".into()),
                    }
                }
                let (field, spec) = match inside.split_once(':') {
                    Some((field, spec)) => (field.to_string(), spec.to_string()),
                    None => (inside, String::new()),
                };
                let (field, conversion) = match field.split_once('!') {
                    None => (field, Conversion::None),
                    Some((field, "s")) => (field.to_string(), Conversion::Str),
                    Some((field, "r")) => (field.to_string(), Conversion::Repr),
                    Some((field, "a")) => (field.to_string(), Conversion::Ascii),
                    Some((_, other)) => return Err(format!("`!{other}` is no conversion")),
                };
                pieces.push(FormatPiece::Field(field, conversion, spec));
            }
            c => plain.push(c),
        }
    }
    if !plain.is_empty() {
        pieces.push(FormatPiece::Text(plain));
    }
    Ok(pieces)
}
