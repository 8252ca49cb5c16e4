//! The methods of `bytes` and `bytearray`, on `&[u8]`.

use super::text::{clamp_range, Ends};
use super::{fail, value_error, Coding, Failure, Fallible};

/// ASCII white space as `bytes` methods see it.
pub fn is_space(b: u8) -> bool {
    matches!(b, b' ' | b'\t'..=b'\r')
}

/// The first position of `sub` in `s`.
pub fn position(s: &[u8], sub: &[u8]) -> Option<usize> {
    if sub.is_empty() {
        return Some(0);
    }
    s.windows(sub.len()).position(|w| w == sub)
}

/// The last position of `sub` in `s`.
pub fn rposition(s: &[u8], sub: &[u8]) -> Option<usize> {
    if sub.is_empty() {
        return Some(s.len());
    }
    s.windows(sub.len()).rposition(|w| w == sub)
}

fn window(s: &[u8], start: Option<i64>, end: Option<i64>) -> Option<(usize, &[u8])> {
    let (from, to) = clamp_range(start, end, s.len());
    (from <= to).then(|| (from, &s[from..to]))
}

/// `s.find(sub, start, end)`
pub fn find(s: &[u8], sub: &[u8], start: Option<i64>, end: Option<i64>) -> Option<usize> {
    let (from, part) = window(s, start, end)?;
    position(part, sub).map(|i| from + i)
}

/// `s.rfind(sub, start, end)`
pub fn rfind(s: &[u8], sub: &[u8], start: Option<i64>, end: Option<i64>) -> Option<usize> {
    let (from, part) = window(s, start, end)?;
    rposition(part, sub).map(|i| from + i)
}

/// `s.count(sub, start, end)`
pub fn count(s: &[u8], sub: &[u8], start: Option<i64>, end: Option<i64>) -> usize {
    let Some((_, mut part)) = window(s, start, end) else {
        return 0;
    };
    if sub.is_empty() {
        return part.len() + 1;
    }
    let mut n = 0;
    while let Some(i) = position(part, sub) {
        n += 1;
        part = &part[i + sub.len()..];
    }
    n
}

/// `s.startswith(prefix, start, end)`
pub fn starts_with(s: &[u8], prefix: &[u8], start: Option<i64>, end: Option<i64>) -> bool {
    window(s, start, end).is_some_and(|(_, part)| part.starts_with(prefix))
}

/// `s.endswith(suffix, start, end)`
pub fn ends_with(s: &[u8], suffix: &[u8], start: Option<i64>, end: Option<i64>) -> bool {
    window(s, start, end).is_some_and(|(_, part)| part.ends_with(suffix))
}

/// `s.replace(old, new, count)`; a negative count means all.
pub fn replace(s: &[u8], old: &[u8], new: &[u8], count: i64) -> Vec<u8> {
    let mut left = if count < 0 {
        usize::MAX
    } else {
        count as usize
    };
    let mut out = Vec::with_capacity(s.len());
    if old.is_empty() {
        for &b in s {
            if left > 0 {
                out.extend_from_slice(new);
                left -= 1;
            }
            out.push(b);
        }
        if left > 0 {
            out.extend_from_slice(new);
        }
        return out;
    }
    let mut rest = s;
    while left > 0 {
        let Some(i) = position(rest, old) else { break };
        out.extend_from_slice(&rest[..i]);
        out.extend_from_slice(new);
        rest = &rest[i + old.len()..];
        left -= 1;
    }
    out.extend_from_slice(rest);
    out
}

/// `s.split(sep, maxsplit)`
pub fn split<'a>(s: &'a [u8], sep: Option<&[u8]>, maxsplit: i64) -> Fallible<Vec<&'a [u8]>> {
    let limit = if maxsplit < 0 {
        usize::MAX
    } else {
        maxsplit as usize
    };
    let mut parts = Vec::new();
    let Some(sep) = sep else {
        let mut rest = strip(s, None, Ends::Left);
        while !rest.is_empty() {
            if parts.len() == limit {
                parts.push(rest);
                break;
            }
            let end = rest.iter().position(|&b| is_space(b)).unwrap_or(rest.len());
            parts.push(&rest[..end]);
            rest = strip(&rest[end..], None, Ends::Left);
        }
        return Ok(parts);
    };
    if sep.is_empty() {
        return value_error("empty separator");
    }
    let mut rest = s;
    while parts.len() < limit {
        let Some(i) = position(rest, sep) else { break };
        parts.push(&rest[..i]);
        rest = &rest[i + sep.len()..];
    }
    parts.push(rest);
    Ok(parts)
}

/// `s.rsplit(sep, maxsplit)`
pub fn rsplit<'a>(s: &'a [u8], sep: Option<&[u8]>, maxsplit: i64) -> Fallible<Vec<&'a [u8]>> {
    let limit = if maxsplit < 0 {
        usize::MAX
    } else {
        maxsplit as usize
    };
    let mut parts = Vec::new();
    match sep {
        None => {
            let mut rest = strip(s, None, Ends::Right);
            while !rest.is_empty() {
                if parts.len() == limit {
                    parts.push(rest);
                    break;
                }
                let start = rest.iter().rposition(|&b| is_space(b)).map_or(0, |i| i + 1);
                parts.push(&rest[start..]);
                rest = strip(&rest[..start], None, Ends::Right);
            }
        }
        Some([]) => return value_error("empty separator"),
        Some(sep) => {
            let mut rest = s;
            while parts.len() < limit {
                let Some(i) = rposition(rest, sep) else { break };
                parts.push(&rest[i + sep.len()..]);
                rest = &rest[..i];
            }
            parts.push(rest);
        }
    }
    parts.reverse();
    Ok(parts)
}

/// `s.splitlines(keepends)`: only `\n`, `\r` and `\r\n` end a line.
pub fn split_lines(s: &[u8], keep_ends: bool) -> Vec<&[u8]> {
    let mut lines = Vec::new();
    let (mut start, mut i) = (0, 0);
    while i < s.len() {
        if matches!(s[i], b'\n' | b'\r') {
            let next = if s[i..].starts_with(b"\r\n") {
                i + 2
            } else {
                i + 1
            };
            lines.push(&s[start..if keep_ends { next } else { i }]);
            (start, i) = (next, next);
        } else {
            i += 1;
        }
    }
    if start < s.len() {
        lines.push(&s[start..]);
    }
    lines
}

/// `s.strip(bytes)` and its one-sided forms.
pub fn strip<'a>(mut s: &'a [u8], set: Option<&[u8]>, ends: Ends) -> &'a [u8] {
    let is_stripped = |b: u8| match set {
        None => is_space(b),
        Some(set) => set.contains(&b),
    };
    if ends != Ends::Right {
        while let Some((_, rest)) = s.split_first().filter(|(&b, _)| is_stripped(b)) {
            s = rest;
        }
    }
    if ends != Ends::Left {
        while let Some((_, rest)) = s.split_last().filter(|(&b, _)| is_stripped(b)) {
            s = rest;
        }
    }
    s
}

/// `s.ljust(width, fill)`, `rjust`, `center`: how much goes left and right.
pub fn pad(s: &[u8], left: usize, right: usize, fill: u8) -> Vec<u8> {
    let mut out = vec![fill; left];
    out.extend_from_slice(s);
    out.resize(out.len() + right, fill);
    out
}

/// `s.zfill(width)`
pub fn zfill(s: &[u8], width: usize) -> Vec<u8> {
    let zeros = width.saturating_sub(s.len());
    match s.split_first() {
        Some((&sign @ (b'+' | b'-'), rest)) => {
            let mut out = vec![sign];
            out.extend(pad(rest, zeros, 0, b'0'));
            out
        }
        _ => pad(s, zeros, 0, b'0'),
    }
}

/// `s.title()`
pub fn title(s: &[u8]) -> Vec<u8> {
    let mut previous = false;
    s.iter()
        .map(|&b| {
            let c = if previous {
                b.to_ascii_lowercase()
            } else {
                b.to_ascii_uppercase()
            };
            previous = b.is_ascii_alphabetic();
            c
        })
        .collect()
}

/// `s.swapcase()`
pub fn swapcase(s: &[u8]) -> Vec<u8> {
    s.iter()
        .map(|b| {
            if b.is_ascii_uppercase() {
                b.to_ascii_lowercase()
            } else {
                b.to_ascii_uppercase()
            }
        })
        .collect()
}

/// `s.capitalize()`
pub fn capitalize(s: &[u8]) -> Vec<u8> {
    let mut out = s.to_ascii_lowercase();
    if let Some(first) = out.first_mut() {
        first.make_ascii_uppercase();
    }
    out
}

/// `repr(s)`; `bytearray` puts its name around it.
pub fn repr(s: &[u8]) -> String {
    let quote = if s.contains(&b'\'') && !s.contains(&b'"') {
        '"'
    } else {
        '\''
    };
    let mut out = String::with_capacity(s.len() + 3);
    out.push('b');
    out.push(quote);
    for &b in s {
        match b {
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            _ if b as char == quote => out.extend(['\\', quote]),
            b' '..=b'~' => out.push(b as char),
            _ => out.push_str(&format!("\\x{b:02x}")),
        }
    }
    out.push(quote);
    out
}

/// `bytes.fromhex(text)`
pub fn from_hex(text: &str) -> Fallible<Vec<u8>> {
    let mut out = Vec::new();
    let chars: Vec<char> = text.chars().collect();
    let mut i = 0;
    while i < chars.len() {
        if chars[i].is_ascii() && is_space(chars[i] as u8) {
            i += 1;
            continue;
        }
        let digit = |i: usize| match chars.get(i).and_then(|c| c.to_digit(16)) {
            Some(d) => Ok(d as u8),
            None => value_error(format!(
                "non-hexadecimal number found in fromhex() arg at position {i}"
            )),
        };
        out.push(digit(i)? << 4 | digit(i + 1)?);
        i += 2;
    }
    Ok(out)
}

/// `s.hex(sep, bytes_per_sep)`
pub fn to_hex(s: &[u8], sep: Option<char>, per_sep: i64) -> String {
    let mut out = String::with_capacity(s.len() * 2);
    let group = per_sep.unsigned_abs() as usize;
    for (i, b) in s.iter().enumerate() {
        if let Some(sep) = sep.filter(|_| i > 0 && group > 0) {
            let at = if per_sep > 0 { s.len() - i } else { i };
            if at % group == 0 {
                out.push(sep);
            }
        }
        out.push_str(&format!("{b:02x}"));
    }
    out
}

/// A text encoding that programs can name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8
    Utf8,
    /// ASCII
    Ascii,
    /// ISO 8859-1
    Latin1,
}

impl Encoding {
    /// The encoding with that name.
    pub fn named(name: &str) -> Fallible<Encoding> {
        let key: String = name.to_ascii_lowercase().replace(['_', ' '], "-");
        Ok(match key.as_str() {
            "utf-8" | "utf8" | "u8" | "utf" => Encoding::Utf8,
            "ascii" | "us-ascii" | "646" => Encoding::Ascii,
            "latin-1" | "latin1" | "iso-8859-1" | "iso8859-1" | "l1" => Encoding::Latin1,
            _ => return fail("LookupError", format!("unknown encoding: {name}")),
        })
    }
    fn shown(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Ascii => "ascii",
            Encoding::Latin1 => "latin-1",
        }
    }
}

/// `s.encode(encoding, errors)`
pub fn encode(s: &str, encoding: Encoding, errors: &str) -> Fallible<Vec<u8>> {
    let limit = match encoding {
        Encoding::Utf8 => return Ok(s.as_bytes().to_vec()),
        Encoding::Ascii => 0x80,
        Encoding::Latin1 => 0x100,
    };
    let mut out = Vec::with_capacity(s.len());
    for (i, c) in s.chars().enumerate() {
        let n = c as u32;
        if n < limit {
            out.push(n as u8);
            continue;
        }
        match errors {
            "strict" => {
                let run = s.chars().skip(i).take_while(|&c| c as u32 >= limit).count();
                return Err(Failure::of_coding(Coding {
                    encoding: encoding.shown(),
                    object: Ok(s.to_string()),
                    start: i,
                    end: i + run,
                    reason: format!("ordinal not in range({limit})"),
                }));
            }
            "ignore" => {}
            "replace" => out.push(b'?'),
            "backslashreplace" => out.extend(super::text::escape_non_ascii(&c.to_string()).bytes()),
            "xmlcharrefreplace" => out.extend(format!("&#{n};").bytes()),
            _ => {
                return fail(
                    "LookupError",
                    format!("unknown error handler name '{errors}'"),
                )
            }
        }
    }
    Ok(out)
}

/// `b.decode(encoding, errors)`
pub fn decode(b: &[u8], encoding: Encoding, errors: &str) -> Fallible<String> {
    if encoding == Encoding::Latin1 {
        return Ok(b.iter().map(|&b| b as char).collect());
    }
    let mut out = String::with_capacity(b.len());
    let mut rest = b;
    let mut done = 0;
    while !rest.is_empty() {
        let (good, bad, reason) = match encoding {
            Encoding::Ascii => {
                let n = rest
                    .iter()
                    .position(|b| !b.is_ascii())
                    .unwrap_or(rest.len());
                (n, usize::from(n < rest.len()), "ordinal not in range(128)")
            }
            _ => match std::str::from_utf8(rest) {
                Ok(_) => (rest.len(), 0, ""),
                Err(e) => {
                    let n = e.valid_up_to();
                    let starts = matches!(rest[n], 0xc2..=0xf4);
                    match e.error_len() {
                        None => (n, rest.len() - n, "unexpected end of data"),
                        Some(bad) => (
                            n,
                            bad,
                            if starts {
                                "invalid continuation byte"
                            } else {
                                "invalid start byte"
                            },
                        ),
                    }
                }
            },
        };
        out.push_str(std::str::from_utf8(&rest[..good]).unwrap_or_default());
        if bad > 0 {
            let at = done + good;
            match errors {
                "strict" => {
                    return Err(Failure::of_coding(Coding {
                        encoding: encoding.shown(),
                        object: Err(b.to_vec()),
                        start: at,
                        end: at + bad,
                        reason: reason.to_string(),
                    }));
                }
                "ignore" => {}
                "replace" => out.push('\u{fffd}'),
                "backslashreplace" => rest[good..good + bad]
                    .iter()
                    .for_each(|b| out.push_str(&format!("\\x{b:02x}"))),
                _ => {
                    return fail(
                        "LookupError",
                        format!("unknown error handler name '{errors}'"),
                    )
                }
            }
        }
        rest = &rest[good + bad..];
        done += good + bad;
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splitting_and_searching() {
        assert_eq!(split(b" a b ", None, -1).unwrap(), [b"a", b"b"]);
        assert_eq!(split(b"a,b,c", Some(b","), 1).unwrap(), [&b"a"[..], b"b,c"]);
        assert_eq!(
            rsplit(b"a,b,c", Some(b","), 1).unwrap(),
            [&b"a,b"[..], b"c"]
        );
        assert_eq!(split_lines(b"a\r\nb\x0bc\n", false), [&b"a"[..], b"b\x0bc"]);
        assert_eq!(count(b"aaaa", b"aa", None, None), 2);
        assert_eq!(rfind(b"abab", b"ab", None, Some(3)), Some(0));
        assert_eq!(replace(b"ab", b"", b"-", -1), b"-a-b-");
        assert_eq!(replace(b"aaa", b"a", b"bb", 2), b"bbbba");
    }

    #[test]
    fn printing() {
        assert_eq!(repr(b"a'\x00\xff"), "b\"a'\\x00\\xff\"");
        assert_eq!(to_hex(b"\x01\x02\x03", Some(':'), 2), "01:0203");
        assert_eq!(from_hex("0a ff").unwrap(), [10, 255]);
    }

    #[test]
    fn coding() {
        assert_eq!(
            decode(b"a\xffb", Encoding::Utf8, "replace").unwrap(),
            "a\u{fffd}b"
        );
        let failure = decode(b"a\xff", Encoding::Utf8, "strict").unwrap_err();
        let coding = failure.coding.unwrap();
        assert_eq!((coding.start, coding.end), (1, 2));
        assert_eq!(coding.reason, "invalid start byte");
        assert_eq!(encode("aé", Encoding::Ascii, "ignore").unwrap(), b"a");
        let failure = encode("é", Encoding::Ascii, "strict").unwrap_err();
        assert_eq!(failure.class, "UnicodeEncodeError");
        assert_eq!(failure.coding.unwrap().reason, "ordinal not in range(128)");
    }
}
