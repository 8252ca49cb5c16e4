//! Number literals.

use super::{LexResult, Lexer};
use crate::parse::Tok;
use num_bigint::BigInt;

/// CPython's limit on decimal literals: the conversion is quadratic.
const MAX_DIGITS: usize = 4300;

impl Lexer<'_> {
    /// One number; the position is at its first digit or dot.
    pub(super) fn number(&mut self, start: usize) -> LexResult<()> {
        let radix = match (self.peek(0), self.peek(1)) {
            (b'0', b'x' | b'X') => Some((16, "hexadecimal")),
            (b'0', b'o' | b'O') => Some((8, "octal")),
            (b'0', b'b' | b'B') => Some((2, "binary")),
            _ => None,
        };
        if let Some((radix, kind)) = radix {
            return self.radix(start, radix, kind);
        }
        let mut float = false;
        self.digits(start)?;
        if self.peek(0) == b'.' {
            float = true;
            self.pos += 1;
            if self.peek(0).is_ascii_digit() {
                self.digits(start)?;
            }
        }
        if matches!(self.peek(0), b'e' | b'E') {
            let sign = matches!(self.peek(1), b'+' | b'-') as usize;
            if self.peek(1 + sign).is_ascii_digit() {
                float = true;
                self.pos += 1 + sign;
                self.digits(start)?;
            }
        }
        let clean: String = self.text[start..self.pos]
            .chars()
            .filter(|&c| c != '_')
            .collect();
        if matches!(self.peek(0), b'j' | b'J') {
            self.pos += 1;
            self.number_ends(start, "imaginary")?;
            let Ok(imag) = clean.parse::<f64>() else {
                return self.error("RP0106", "invalid decimal literal", start, self.pos);
            };
            self.emit(Tok::Complex { real: 0.0, imag }, start);
            return Ok(());
        }
        self.number_ends(start, "decimal")?;
        if float {
            let Ok(value) = clean.parse::<f64>() else {
                return self.error("RP0106", "invalid decimal literal", start, self.pos);
            };
            self.emit(Tok::Float { value }, start);
            return Ok(());
        }
        if clean.len() > 1 && clean.starts_with('0') && clean.bytes().any(|b| b != b'0') {
            return self.error(
                "RP0106",
                "leading zeros in decimal integer literals are not permitted; use an 0o prefix for \
                 octal integers",
                start,
                self.pos,
            );
        }
        if clean.len() > MAX_DIGITS {
            return self.error(
                "RP0106",
                format!(
                    "Exceeds the limit ({MAX_DIGITS} digits) for integer string conversion: value \
                     has {} digits - Consider hexadecimal for huge integer literals to avoid decimal \
                     conversion limits.",
                    clean.len()
                ),
                start,
                self.pos,
            );
        }
        let value = match clean.parse::<u64>() {
            Ok(small) => BigInt::from(small),
            Err(_) => BigInt::parse_bytes(clean.as_bytes(), 10).unwrap_or_default(),
        };
        self.emit(Tok::Int { value }, start);
        Ok(())
    }

    fn digits(&mut self, start: usize) -> LexResult<()> {
        loop {
            match self.peek(0) {
                b'0'..=b'9' => self.pos += 1,
                b'_' if self.peek(1).is_ascii_digit() => self.pos += 1,
                b'_' => {
                    return self.error("RP0106", "invalid decimal literal", start, self.pos + 1);
                }
                _ => return Ok(()),
            }
        }
    }

    fn radix(&mut self, start: usize, radix: u32, kind: &str) -> LexResult<()> {
        self.pos += 2;
        let mut digits = String::new();
        loop {
            let byte = self.peek(0);
            let next = self.peek((byte == b'_') as usize);
            if (next as char).is_digit(radix) {
                digits.push(next as char);
                self.pos += 1 + (byte == b'_') as usize;
            } else if next.is_ascii_digit() {
                let at = self.pos + (byte == b'_') as usize;
                return self.error(
                    "RP0106",
                    format!("invalid digit '{}' in {kind} literal", next as char),
                    start,
                    at + 1,
                );
            } else if byte == b'_' || digits.is_empty() {
                return self.error("RP0106", format!("invalid {kind} literal"), start, self.pos);
            } else {
                break;
            }
        }
        self.number_ends(start, kind)?;
        let value = BigInt::parse_bytes(digits.as_bytes(), radix).unwrap_or_default();
        self.emit(Tok::Int { value }, start);
        Ok(())
    }

    /// A number must not run into a name, except one of the keywords CPython lets follow.
    fn number_ends(&mut self, start: usize, kind: &str) -> LexResult<()> {
        let rest = &self.text[self.pos..];
        let Some(c) = rest.chars().next() else {
            return Ok(());
        };
        let joins = c == '_' || c.is_ascii_alphabetic();
        let keywords = ["and", "else", "for", "if", "in", "is", "not", "or"];
        if !joins || keywords.iter().any(|k| rest.starts_with(k)) {
            return Ok(());
        }
        self.error("RP0106", format!("invalid {kind} literal"), start, self.pos)
    }
}
