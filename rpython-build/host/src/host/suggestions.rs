//! "Did you mean": the name closest to one that was not found, as CPython's tracebacks say.

use super::heap::Heap;
use super::hostspace::HostSpace;
use super::object::ObjId;
use crate::diag::Diagnostic;
use crate::front::code::Name;
use crate::front::is_private;
use std::fmt::Display;

/// Candidates beyond these are not looked at.
const MOST_CANDIDATES: usize = 750;
const LONGEST: usize = 40;

impl HostSpace {
    /// The name that may be meant, where an uncaught `NameError` or `AttributeError` is about one.
    pub fn suggestion(&mut self, exc: ObjId) -> Option<Name> {
        let t = self.heap.types;
        let name_error = self.heap.is_instance(exc, t.name_error);
        let attribute_error = self.heap.is_instance(exc, t.attribute_error);
        if !name_error && !attribute_error {
            return None;
        }
        let wrong = self.heap.instance_attr(exc, "name")?;
        let wrong = self.heap.as_str(wrong)?.clone();
        let mut candidates: Vec<Name> = vec![];
        if attribute_error {
            let obj = self.heap.instance_attr(exc, "obj")?;
            let names = self.dir_names(obj).ok()?;
            candidates.extend(names.iter().filter_map(|&n| self.heap.as_str(n).cloned()));
        } else {
            let entry = self.heap.exception(exc)?.traceback.first()?.clone();
            let code = &entry.code;
            for names in [&code.locals, &code.cellvars, &code.freevars] {
                candidates.extend(names.iter().filter(|n| !n.starts_with('.')).cloned());
            }
            for dict in [entry.globals, self.heap.builtins] {
                candidates.extend(self.heap.dict_str_items(dict).into_iter().map(|(n, _)| n));
            }
        }
        closest(&wrong, candidates.iter().map(|name| &**name)).map(Name::from)
    }

    /// The name in the namespace of an object that is closest to one that it has not.
    pub fn similar_attribute(&mut self, object: ObjId, name: &str) -> Option<Name> {
        let names = self.dir_names(object).ok()?;
        let names = names.iter().filter_map(|&n| self.heap.as_str(n));
        closest(name, names.map(|name| &**name)).map(Name::from)
    }
}

impl Heap {
    /// The name in a namespace that is closest to one that is not there, of those whose objects are such.
    pub fn closest_in(&self, dict: ObjId, name: &str, is: impl Fn(ObjId) -> bool) -> Option<Name> {
        let known = self.dict_str_items(dict).into_iter();
        let known: Vec<Name> = known.filter(|it| is(it.1)).map(|it| it.0).collect();
        let known = || known.iter().map(|known| &**known);
        let swapped = || known().find(|known| is_swapped(name, known));
        closest(name, known()).or_else(swapped).map(Name::from)
    }
}

/// The error for a misspelt name, with what that may mean.
pub fn meaning(error: Diagnostic, near: Option<impl Display>) -> Diagnostic {
    match near {
        Some(near) => error.help(format!("did you mean `{near}`?")),
        None => error,
    }
}

/// The candidate that a misspelt name is closest to, if one is close: as CPython measures it, so
/// that tracebacks and diagnostics say the same.
pub fn closest<'a>(wrong: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    if wrong.len() > LONGEST {
        return None;
    }
    let mut best: Option<(usize, &str)> = None;
    for (count, candidate) in candidates.enumerate() {
        if count >= MOST_CANDIDATES {
            return None;
        }
        if candidate == wrong || is_private(candidate) {
            continue;
        }
        let most = (candidate.len() + wrong.len() + 3) * MOVE / 6;
        let most = best.map_or(most, |(distance, _)| most.min(distance - 1));
        let distance = distance(wrong.as_bytes(), candidate.as_bytes());
        if distance <= most {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, name)| name)
}

/// Whether two names differ in the order of two neighbouring letters: too far apart for CPython, where the name is short.
fn is_swapped(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let first = a.iter().zip(b).position(|(x, y)| x != y);
    first.is_some_and(|at| {
        a.len() == b.len()
            && a.get(at + 1) == b.get(at)
            && a.get(at) == b.get(at + 1)
            && a.get(at + 2..) == b.get(at + 2..)
    })
}

/// The cost of a letter too many, missing or wrong; half that if only the case is.
const MOVE: usize = 2;

fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).map(|i| i * MOVE).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = (i + 1) * MOVE;
        for (j, y) in b.iter().enumerate() {
            let cost = if x == y {
                0
            } else if x.eq_ignore_ascii_case(y) {
                1
            } else {
                MOVE
            };
            let next = (diagonal + cost).min(row[j] + MOVE).min(row[j + 1] + MOVE);
            diagonal = row[j + 1];
            row[j + 1] = next;
        }
    }
    row[b.len()]
}

/// What is said of a name that Python 2 had, or that Rust has.
pub fn name_elsewhere(name: &str) -> Option<&'static str> {
    Some(match name {
        "unicode" | "basestring" => "in Python 3 `str` is text, and `bytes` are bytes",
        "unichr" => "Python 3 calls it `chr`",
        "xrange" => "Python 3 calls it `range`",
        "long" => "there is `int`, a machine word here, and `rpython.rlib.rbigint`",
        "raw_input" => "Python 3 calls it `input`",
        "file" => "Python 3 has `open` alone",
        "cmp" => "Python 3 has none: `(a > b) - (a < b)`",
        "reduce" => "Python 3 has it in `functools`",
        "maxint" => "Python 3 calls it `maxsize`",
        "letters" | "lowercase" | "uppercase" => {
            "Python 3 calls them `ascii_letters`, `ascii_lowercase`, `ascii_uppercase`"
        }
        "izip" | "imap" | "ifilter" => {
            "the builtin function of Python 3 gives its items one by one"
        }
        "null" | "nil" | "undefined" => "Python calls it `None`",
        "Some" => "what is there needs no `Some` in Python, and what is not is `None`",
        "Ok" => "in Python a function returns the value itself, and raises an exception for errors",
        "Err" | "panic" => "Python raises an exception: `raise ValueError(…)`",
        "println" => "Python calls it `print`",
        "eprintln" => "`print(…, file=sys.stderr)` writes there",
        "vec" => "`[…]` makes a list in Python",
        "String" => "Python calls it `str`",
        "Vec" => "Python calls it `list`",
        "HashMap" | "BTreeMap" => "Python calls it `dict`",
        "HashSet" | "BTreeSet" => "Python calls it `set`",
        "Option" => "Python says `X | None`",
        "Box" | "Rc" | "Arc" => "variables refer to objects in Python: nothing goes around them",
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "isize" | "usize" => {
            "`int` is a machine word; `rpython.rlib.rarithmetic` has others, such as `r_uint` and `r_longlong`"
        }
        "f32" | "f64" => "Python calls it `float`",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_closest_name() {
        let names = || ["append", "extend", "Insert", "x"].into_iter();
        assert_eq!(closest("apend", names()), Some("append"));
        assert_eq!(closest("insert", names()), Some("Insert"));
        assert_eq!(closest("zzzzzz", names()), None);
        assert_eq!(distance(b"", b"ab"), 4);
    }
}
