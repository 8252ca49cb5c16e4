//! What is said to one who knows other words: those of Python 2, or of Rust.

use crate::annotate::types::model::{Kind, SomeValue};

/// What to use in place of an attribute that values of a builtin type had, or have in Rust.
pub fn attribute(kind: &Kind, name: &str) -> Option<&'static str> {
    of_python_2(kind, name)
        .or_else(|| of_lists(kind, name))
        .or_else(|| of_rust(kind, name))
}

/// What lists have and others have not, or have by another name.
fn of_lists(kind: &Kind, name: &str) -> Option<&'static str> {
    Some(match (kind, name) {
        (Kind::List(_) | Kind::ListOrTuple(_), "add") => "a list calls it `append`",
        (Kind::Set { .. }, "append") => "a set calls it `add`",
        (Kind::Tuple(_) | Kind::Seq(_), "append" | "extend" | "insert" | "pop" | "remove") => TUPLE,
        (
            Kind::Set { .. }
            | Kind::Dict(_)
            | Kind::Tuple(_)
            | Kind::Seq(_)
            | Kind::Str
            | Kind::Iterator { .. },
            "sort",
        ) => "`sorted(…)` makes a list of the items, in order",
        (Kind::Tuple(_) | Kind::Seq(_) | Kind::Str, "reverse") => {
            "`[::-1]` gives another one, from the end"
        }
        _ => return None,
    })
}

fn of_python_2(kind: &Kind, name: &str) -> Option<&'static str> {
    Some(match (kind, name) {
        (Kind::Dict(_), "iteritems" | "viewitems") => "Python 3 calls it `items`",
        (Kind::Dict(_), "iterkeys" | "viewkeys") => "Python 3 calls it `keys`",
        (Kind::Dict(_), "itervalues" | "viewvalues") => "Python 3 calls it `values`",
        (Kind::Dict(_), "has_key") => "Python 3 says `key in …`",
        (Kind::DictView { .. }, "sort") => "`sorted(…)` makes a list of a view, in order",
        (Kind::DictView { .. }, _) => "`list(…)` makes a list of a view",
        (Kind::Str | Kind::Char, "decode") => {
            "a `str` is text in Python 3, which `encode` makes bytes of; `bytes` has `decode`"
        }
        (Kind::Bytes, "encode") => "`bytes` are no text in Python 3: `decode` makes it of them",
        (Kind::Bytes, "format") => "`bytes` are no text in Python 3; they have `%`",
        (_, "next") => "Python 3 says `next(…)`, which calls `__next__`",
        _ => return None,
    })
}

fn of_rust(kind: &Kind, name: &str) -> Option<&'static str> {
    let is_list = matches!(kind, Kind::List(_) | Kind::ListOrTuple(_));
    let is_dict = matches!(kind, Kind::Dict(_));
    let is_set = matches!(kind, Kind::Set { .. });
    let is_text = kind.is_text();
    let is_number = matches!(kind, Kind::Integer { .. } | Kind::Float);
    let is_bytes = matches!(kind, Kind::Bytes | Kind::ByteArray);
    let has_items =
        is_list || is_dict || is_set || is_text || is_bytes || matches!(kind, Kind::Tuple(_));
    Some(match name {
        "push" | "push_back" if is_list => "`append` adds an item at the end",
        "extend_from_slice" if is_list => "Python calls it `extend`",
        "first" if is_list => "`items[0]` is the first item",
        "last" if is_list => "`items[-1]` is the last item",
        "len" | "count" if has_items => "`len(…)` counts the items",
        "is_empty" if has_items => "`not …` asks whether there are no items",
        "iter" | "iter_mut" | "into_iter" | "chars" if has_items => "a `for` goes through the items without that",
        "map" | "filter" | "collect" if has_items || matches!(kind, Kind::Iterator { .. }) => {
            "a list is made of items by `[… for item in items if …]`"
        }
        "contains" if has_items => "Python says `… in …`",
        "contains_key" if is_dict => "Python says `key in …`",
        "insert" if is_dict => "`d[key] = value` adds an item",
        "entry" if is_dict => "`setdefault` gives a value, which it adds if there is none",
        "insert" if is_set => "Python calls it `add`",
        "to_uppercase" | "to_ascii_uppercase" if is_text => "Python calls it `upper`",
        "to_lowercase" | "to_ascii_lowercase" if is_text => "Python calls it `lower`",
        "trim" if is_text => "Python calls it `strip`",
        "trim_start" if is_text => "Python calls it `lstrip`",
        "trim_end" if is_text => "Python calls it `rstrip`",
        "starts_with" if is_text => "Python calls it `startswith`",
        "ends_with" if is_text => "Python calls it `endswith`",
        "push_str" | "push" if is_text => "a `str` does not change: `+` makes another one, and `\"\".join(…)` one of many",
        "parse" if is_text => "`int(…)` and `float(…)` read numbers",
        "as_bytes" | "bytes" if is_text => "`encode` makes bytes of text",
        "to_string" | "to_owned" if is_text || is_number => "`str(…)` makes text of a value",
        "abs" if is_number => "Python says `abs(…)`",
        "pow" | "powi" | "powf" if is_number => "Python says `x ** y`",
        "sqrt" | "floor" | "ceil" | "sin" | "cos" | "ln" | "exp" if is_number => "such functions are in `math`",
        "unwrap" | "expect" | "unwrap_or" | "unwrap_or_default" | "is_some" | "is_none" => {
            "there is no `Option` around values in Python: what is not there is `None`, which `is None` asks for"
        }
        "is_ok" | "is_err" => "Python raises exceptions, which `try` and `except` take",
        "clone" if is_list || is_dict || is_set => "`copy` makes another one with the same items",
        "clone" => "values are never moved in Python: nothing needs to be cloned",
        "as_str" | "as_ref" | "borrow" | "as_slice" => "values are never moved in Python: nothing needs to be borrowed",
        _ => return None,
    })
}

/// What to use in place of an operation that the operands had.
pub fn operation(name: &str, operands: &[SomeValue]) -> Option<&'static str> {
    let is_text = |a: &SomeValue| a.kind.is_text();
    let is_bytes = |a: &SomeValue| matches!(a.kind, Kind::Bytes);
    let is_number = |a: &SomeValue| matches!(a.kind, Kind::Integer { .. } | Kind::Float);
    match (name, operands) {
        ("&" | "|" | "^" | "<<" | ">>" | "~", operands)
            if operands.iter().any(|a| matches!(a.kind, Kind::Float)) =>
        {
            Some(DIVISION)
        }
        ("+" | "+=" | "in" | "<" | "<=" | ">" | ">=", [a, b])
            if (is_text(a) && is_bytes(b)) || (is_bytes(a) && is_text(b)) =>
        {
            Some(TEXT)
        }
        ("+" | "+=", [a, b]) if is_text(a) && is_number(b) || is_number(a) && is_text(b) => {
            Some("`str(…)` makes text of a number, and so does `f\"{…}\"` within text")
        }
        ("-" | "<" | "<=" | ">" | ">=", [a, b])
            if is_text(a) && is_number(b) || is_number(a) && is_text(b) =>
        {
            Some("`ord(…)` gives the number of a character, and `int(…)` reads one")
        }
        ("item assignment" | "slice assignment" | "del", [a, ..]) if is_text(a) => {
            Some("a `str` does not change: make another one, or change a list of its characters")
        }
        ("item assignment" | "slice assignment" | "del", [a, ..])
            if matches!(a.kind, Kind::Tuple(_) | Kind::Seq(_)) =>
        {
            Some(TUPLE)
        }
        ("indexing", [a]) if matches!(a.kind, Kind::DictView { .. }) => {
            Some("`list(…)` makes a list of a view")
        }
        _ => None,
    }
}

/// Where an integer is needed and a `float` comes.
pub const DIVISION: &str =
    "`/` makes a `float` of integers in Python 3; `//` divides and rounds down";

/// Where a tuple is to change.
const TUPLE: &str = "a tuple does not change: make another one, or use a list";

/// Where text and bytes meet.
pub const TEXT: &str = "`text.encode()` makes bytes of text, `data.decode()` text of bytes";
