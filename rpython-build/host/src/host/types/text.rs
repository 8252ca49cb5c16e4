//! The methods of `str`, on `&str`. Positions are code points; ASCII text takes byte positions.

use super::{value_error, Fallible};
use rpython_unicode::*;

/// The number of code points.
pub fn length(s: &str) -> usize {
    if s.is_ascii() {
        s.len()
    } else {
        s.chars().count()
    }
}

/// The byte offset of a code point's start; the end of the text if there are not so many.
pub fn byte_offset(s: &str, position: usize) -> usize {
    if s.is_ascii() {
        return position.min(s.len());
    }
    s.char_indices().nth(position).map_or(s.len(), |(i, _)| i)
}

/// The code point at a position.
pub fn char_at(s: &str, position: usize) -> Option<char> {
    if s.is_ascii() {
        return s.as_bytes().get(position).map(|&b| b as char);
    }
    s.chars().nth(position)
}

/// `s[start:stop]` with positions that are normalised.
pub fn substring(s: &str, start: usize, stop: usize) -> &str {
    if start >= stop {
        return "";
    }
    if s.is_ascii() {
        return &s[start.min(s.len())..stop.min(s.len())];
    }
    let from = byte_offset(s, start);
    let rest = &s[from..];
    &rest[..rest
        .char_indices()
        .nth(stop - start)
        .map_or(rest.len(), |(i, _)| i)]
}

/// `s[start:stop:step]` with normalised indices.
pub fn slice(s: &str, start: i64, stop: i64, step: i64) -> String {
    if step == 1 {
        return substring(s, start as usize, stop.max(start) as usize).to_string();
    }
    if s.is_ascii() {
        let b = s.as_bytes();
        return super::slices::slice_positions(start, stop, step)
            .map(|i| b[i] as char)
            .collect();
    }
    let chars: Vec<char> = s.chars().collect();
    super::slices::slice_positions(start, stop, step)
        .map(|i| chars[i])
        .collect()
}

/// Clamps the optional start and end of `find` and friends, as a slice would.
pub fn clamp_range(start: Option<i64>, end: Option<i64>, len: usize) -> (usize, usize) {
    let len = len as i64;
    let at = |i: i64| {
        if i < 0 {
            i.saturating_add(len).max(0)
        } else {
            i
        }
    };
    let start = start.map_or(0, at);
    let end = end.map_or(len, |i| at(i).min(len));
    (start as usize, end as usize)
}

/// The part of `s` that `start` and `end` select, with the clamped start; `None` when the start
/// is behind the end (then even the empty string is not found).
fn window(s: &str, start: Option<i64>, end: Option<i64>) -> Option<(usize, &str)> {
    if start.is_none() && end.is_none() {
        return Some((0, s));
    }
    let (from, to) = clamp_range(start, end, length(s));
    (from <= to).then(|| (from, substring(s, from, to)))
}

/// `s.find(sub, start, end)`
pub fn find(s: &str, sub: &str, start: Option<i64>, end: Option<i64>) -> Option<usize> {
    let (from, part) = window(s, start, end)?;
    part.find(sub).map(|i| from + length(&part[..i]))
}

/// `s.rfind(sub, start, end)`
pub fn rfind(s: &str, sub: &str, start: Option<i64>, end: Option<i64>) -> Option<usize> {
    let (from, part) = window(s, start, end)?;
    part.rfind(sub).map(|i| from + length(&part[..i]))
}

/// `s.count(sub, start, end)`
pub fn count(s: &str, sub: &str, start: Option<i64>, end: Option<i64>) -> usize {
    match window(s, start, end) {
        None => 0,
        Some((_, part)) if sub.is_empty() => length(part) + 1,
        Some((_, part)) => part.matches(sub).count(),
    }
}

/// `s.startswith(prefix, start, end)`
pub fn starts_with(s: &str, prefix: &str, start: Option<i64>, end: Option<i64>) -> bool {
    window(s, start, end).is_some_and(|(_, part)| part.starts_with(prefix))
}

/// `s.endswith(suffix, start, end)`
pub fn ends_with(s: &str, suffix: &str, start: Option<i64>, end: Option<i64>) -> bool {
    window(s, start, end).is_some_and(|(_, part)| part.ends_with(suffix))
}

/// `s.replace(old, new, count)`; a negative count means all.
pub fn replace(s: &str, old: &str, new: &str, count: i64) -> String {
    if count < 0 {
        // Rust's replacement of the empty pattern is Python's: around every code point.
        return s.replace(old, new);
    }
    s.replacen(old, new, count as usize)
}

/// `s.split(sep, maxsplit)`
pub fn split<'a>(s: &'a str, sep: Option<&str>, maxsplit: i64) -> Fallible<Vec<&'a str>> {
    let limit = if maxsplit < 0 {
        usize::MAX
    } else {
        maxsplit as usize
    };
    let Some(sep) = sep else {
        return Ok(split_space(s, limit));
    };
    if sep.is_empty() {
        return value_error("empty separator");
    }
    Ok(s.splitn(limit.saturating_add(1), sep).collect())
}

fn split_space(s: &str, limit: usize) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = s.trim_start_matches(is_space);
    while !rest.is_empty() {
        if parts.len() == limit {
            parts.push(rest);
            break;
        }
        let end = rest.find(is_space).unwrap_or(rest.len());
        parts.push(&rest[..end]);
        rest = rest[end..].trim_start_matches(is_space);
    }
    parts
}

/// `s.rsplit(sep, maxsplit)`
pub fn rsplit<'a>(s: &'a str, sep: Option<&str>, maxsplit: i64) -> Fallible<Vec<&'a str>> {
    let limit = if maxsplit < 0 {
        usize::MAX
    } else {
        maxsplit as usize
    };
    let mut parts: Vec<&str> = match sep {
        Some("") => return value_error("empty separator"),
        Some(sep) => s.rsplitn(limit.saturating_add(1), sep).collect(),
        None => {
            let mut parts = Vec::new();
            let mut rest = s.trim_end_matches(is_space);
            while !rest.is_empty() {
                if parts.len() == limit {
                    parts.push(rest);
                    break;
                }
                let space = rest.char_indices().rev().find(|&(_, c)| is_space(c));
                let start = space.map_or(0, |(i, c)| i + c.len_utf8());
                parts.push(&rest[start..]);
                rest = rest[..start].trim_end_matches(is_space);
            }
            parts
        }
    };
    parts.reverse();
    Ok(parts)
}

/// `s.splitlines(keepends)`
pub fn split_lines(s: &str, keep_ends: bool) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut start = 0;
    let mut chars = s.char_indices().peekable();
    while let Some((i, c)) = chars.next() {
        let is_end = matches!(
            c,
            '\n' | '\r' | '\x0b' | '\x0c' | '\x1c'..='\x1e' | '\u{85}' | '\u{2028}' | '\u{2029}'
        );
        if !is_end {
            continue;
        }
        let mut next = i + c.len_utf8();
        if c == '\r' && chars.peek().is_some_and(|&(_, c)| c == '\n') {
            chars.next();
            next += 1;
        }
        lines.push(&s[start..if keep_ends { next } else { i }]);
        start = next;
    }
    if start < s.len() {
        lines.push(&s[start..]);
    }
    lines
}

/// `s.partition(sep)`: `None` if it is not there.
pub fn partition<'a>(s: &'a str, sep: &str) -> Fallible<Option<(&'a str, &'a str)>> {
    if sep.is_empty() {
        return value_error("empty separator");
    }
    Ok(s.split_once(sep))
}

/// `s.rpartition(sep)`: `None` if it is not there.
pub fn rpartition<'a>(s: &'a str, sep: &str) -> Fallible<Option<(&'a str, &'a str)>> {
    if sep.is_empty() {
        return value_error("empty separator");
    }
    Ok(s.rsplit_once(sep))
}

/// Which ends `strip` works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ends {
    /// `lstrip`
    Left,
    /// `rstrip`
    Right,
    /// `strip`
    Both,
}

/// `s.strip(chars)` and its one-sided forms.
pub fn strip<'a>(s: &'a str, chars: Option<&str>, ends: Ends) -> &'a str {
    let is_stripped = |c: char| match chars {
        None => is_space(c),
        Some(set) => set.contains(c),
    };
    let s = if ends != Ends::Right {
        s.trim_start_matches(is_stripped)
    } else {
        s
    };
    if ends != Ends::Left {
        s.trim_end_matches(is_stripped)
    } else {
        s
    }
}

fn padded(s: &str, left: usize, right: usize, fill: char) -> String {
    let mut out = String::with_capacity(s.len() + (left + right) * fill.len_utf8());
    out.extend(std::iter::repeat_n(fill, left));
    out.push_str(s);
    out.extend(std::iter::repeat_n(fill, right));
    out
}

/// `s.ljust(width, fill)`
pub fn ljust(s: &str, width: usize, fill: char) -> String {
    padded(s, 0, width.saturating_sub(length(s)), fill)
}

/// `s.rjust(width, fill)`
pub fn rjust(s: &str, width: usize, fill: char) -> String {
    padded(s, width.saturating_sub(length(s)), 0, fill)
}

/// `s.center(width, fill)`: an odd cell goes left when the width is odd.
pub fn center(s: &str, width: usize, fill: char) -> String {
    let pad = width.saturating_sub(length(s));
    let left = pad / 2 + (pad & width & 1);
    padded(s, left, pad - left, fill)
}

/// `s.zfill(width)`
pub fn zfill(s: &str, width: usize) -> String {
    let zeros = "0".repeat(width.saturating_sub(length(s)));
    match s.strip_prefix(['+', '-']) {
        Some(rest) => format!("{}{zeros}{rest}", &s[..1]),
        None => zeros + s,
    }
}

/// `s.expandtabs(tabsize)`
pub fn expand_tabs(s: &str, tab_size: i64) -> String {
    let mut out = String::with_capacity(s.len());
    let mut column = 0;
    for c in s.chars() {
        match c {
            '\t' if tab_size > 0 => {
                let fill = tab_size as usize - column % tab_size as usize;
                out.extend(std::iter::repeat_n(' ', fill));
                column += fill;
            }
            '\t' => {}
            _ => {
                column = if c == '\n' || c == '\r' {
                    0
                } else {
                    column + 1
                };
                out.push(c);
            }
        }
    }
    out
}

/// `s.capitalize()`
pub fn capitalize(s: &str) -> String {
    let mut out = String::with_capacity(s.len());
    for (i, c) in s.char_indices() {
        if i == 0 {
            Map::Title.push(&mut out, c);
        } else {
            push_lower_at(&mut out, s, i, c);
        }
    }
    out
}

/// `s.title()`
pub fn title(s: &str) -> String {
    let mut out = String::with_capacity(s.len());
    let mut previous_cased = false;
    for (i, c) in s.char_indices() {
        if previous_cased {
            push_lower_at(&mut out, s, i, c);
        } else {
            Map::Title.push(&mut out, c);
        }
        previous_cased = is_cased(c);
    }
    out
}

/// `s.swapcase()`
pub fn swapcase(s: &str) -> String {
    let mut out = String::with_capacity(s.len());
    for (i, c) in s.char_indices() {
        if is_upper(c) {
            push_lower_at(&mut out, s, i, c);
        } else if is_lower(c) {
            Map::Upper.push(&mut out, c);
        } else {
            out.push(c);
        }
    }
    out
}

/// The `isX` predicates of `str`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Predicate {
    Alnum,
    Alpha,
    Ascii,
    Decimal,
    Digit,
    Identifier,
    Lower,
    Numeric,
    Printable,
    Space,
    Title,
    Upper,
}

/// `s.isX()`
pub fn is(s: &str, predicate: Predicate) -> bool {
    let all = |f: fn(char) -> bool| !s.is_empty() && s.chars().all(f);
    match predicate {
        Predicate::Alnum => all(|c| is_alpha(c) || is_numeric(c)),
        Predicate::Alpha => all(is_alpha),
        Predicate::Ascii => s.is_ascii(),
        Predicate::Decimal => all(|c| decimal_value(c).is_some()),
        Predicate::Digit => all(is_digit),
        Predicate::Numeric => all(is_numeric),
        Predicate::Printable => s.chars().all(is_printable),
        Predicate::Space => all(is_space),
        Predicate::Identifier => is_identifier(s),
        Predicate::Lower => {
            !s.chars().any(|c| is_upper(c) || is_title(c)) && s.chars().any(is_lower)
        }
        Predicate::Upper => {
            !s.chars().any(|c| is_lower(c) || is_title(c)) && s.chars().any(is_upper)
        }
        Predicate::Title => {
            let (mut previous_cased, mut any) = (false, false);
            for c in s.chars() {
                if is_upper(c) || is_title(c) {
                    if previous_cased {
                        return false;
                    }
                    (previous_cased, any) = (true, true);
                } else if is_lower(c) {
                    if !previous_cased {
                        return false;
                    }
                    any = true;
                } else {
                    previous_cased = false;
                }
            }
            any
        }
    }
}

/// `repr(s)`
pub fn repr(s: &str) -> String {
    quoted(s, is_printable)
}

/// Escapes what is not ASCII in a text that is `repr` of something already.
pub fn escape_non_ascii(s: &str) -> String {
    let mut out = String::with_capacity(s.len());
    for c in s.chars() {
        if c.is_ascii() {
            out.push(c);
        } else {
            push_escape(&mut out, c);
        }
    }
    out
}

fn push_escape(out: &mut String, c: char) {
    let n = c as u32;
    out.push_str(&match n {
        0..=0xff => format!("\\x{n:02x}"),
        0x100..=0xffff => format!("\\u{n:04x}"),
        _ => format!("\\U{n:08x}"),
    });
}

fn quoted(s: &str, shown: fn(char) -> bool) -> String {
    let quote = if s.contains('\'') && !s.contains('"') {
        '"'
    } else {
        '\''
    };
    let mut out = String::with_capacity(s.len() + 2);
    out.push(quote);
    for c in s.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            _ if c == quote => out.extend(['\\', c]),
            _ if shown(c) => out.push(c),
            _ => push_escape(&mut out, c),
        }
    }
    out.push(quote);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitting() {
        assert_eq!(split(" a  b c ", None, -1).unwrap(), ["a", "b", "c"]);
        assert_eq!(split(" a  b c ", None, 1).unwrap(), ["a", "b c "]);
        assert_eq!(split("a,b,,c", Some(","), 2).unwrap(), ["a", "b", ",c"]);
        assert_eq!(split("", Some(","), -1).unwrap(), [""]);
        assert!(split("", None, -1).unwrap().is_empty());
        assert_eq!(rsplit(" a  b c ", None, 1).unwrap(), [" a  b", "c"]);
        assert_eq!(rsplit("a,b,c", Some(","), 1).unwrap(), ["a,b", "c"]);
        assert_eq!(
            split_lines("a\r\nb\n\nc\u{2028}", false),
            ["a", "b", "", "c"]
        );
        assert_eq!(split_lines("a\r\nb", true), ["a\r\n", "b"]);
    }

    #[test]
    fn searching() {
        assert_eq!(find("äbcäbc", "b", Some(2), None), Some(4));
        assert_eq!(find("abc", "", Some(3), None), Some(3));
        assert_eq!(find("abc", "", Some(4), None), None);
        assert_eq!(rfind("äbäb", "ä", None, Some(-1)), Some(2));
        assert_eq!(count("aaaa", "aa", None, None), 2);
        assert_eq!(count("äöü", "", None, None), 4);
        assert!(starts_with("hello", "ell", Some(1), None));
        assert!(!starts_with("abc", "", Some(4), None));
        assert_eq!(replace("abc", "", "-", -1), "-a-b-c-");
        assert_eq!(replace("abc", "", "-", 2), "-a-bc");
    }

    #[test]
    fn padding() {
        assert_eq!(center("ab", 5, '*'), "**ab*");
        assert_eq!(center("a", 4, '*'), "*a**");
        assert_eq!(zfill("-5", 4), "-005");
        assert_eq!(expand_tabs("a\tb\n\tc", 4), "a   b\n    c");
        assert_eq!(slice("äöü", 2, -1, -1), "üöä");
    }

    #[test]
    fn cases() {
        assert_eq!(title("they're bill's"), "They'Re Bill'S");
        assert_eq!(capitalize("ǆABC"), "ǅabc");
        assert_eq!(casefold("Straße"), "strasse");
        assert_eq!(swapcase("aBß"), "AbSS");
        assert_eq!(lower("ΑΣ"), "ας");
        assert!(is("Ab Cd", Predicate::Title) && !is("AB", Predicate::Title));
        assert!(is("a1_", Predicate::Identifier) && !is("1a", Predicate::Identifier));
        assert!(is("²", Predicate::Digit) && !is("²", Predicate::Decimal));
    }

    #[test]
    fn representations() {
        assert_eq!(repr("it's"), "\"it's\"");
        assert_eq!(
            repr("a'\"\n\x00é\u{200b}\u{e0001}"),
            "'a\\'\"\\n\\x00é\\u200b\\U000e0001'"
        );
        assert_eq!(escape_non_ascii(&repr("é\u{1f600}")), "'\\xe9\\U0001f600'");
    }
}
