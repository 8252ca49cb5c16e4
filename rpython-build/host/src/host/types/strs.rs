//! The methods of `str`, bound to host objects, and `%` and `format` with any arguments.

use super::super::builtin::{native, Args, NativeFn};
use super::super::hostspace::{HResult, HostSpace};
use super::super::object::{ObjId, Object};
use super::super::space::ObjectSpace;
use super::format_spec::FormatSpec;
use super::percent;
use super::text::{self, Ends, Predicate};
use super::{bytes, number};
use crate::front::template::{self, Amount, FieldStep, Part, TemplatePart};
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use std::rc::Rc;
use std::sync::Arc;

/// The text of a method that takes nothing else. (What it is called is put together for errors alone.)
fn alone(space: &mut HostSpace, args: &Args<'_>, name: &str) -> HResult<Arc<str>> {
    let s = space.this_str(args, name)?;
    if args.pos.len() > 1 || !args.kw.is_empty() {
        args.expect_method(space, &format!("str.{name}"), 1, 1)?;
    }
    Ok(s)
}

fn map(space: &mut HostSpace, args: Args<'_>, name: &str, f: fn(&str) -> String) -> HResult<ObjId> {
    let s = alone(space, &args, name)?;
    Ok(space.text(f(&s)))
}

fn predicate(space: &mut HostSpace, args: Args<'_>, name: &str, p: Predicate) -> HResult<ObjId> {
    let s = alone(space, &args, name)?;
    Ok(space.heap.new_bool(text::is(&s, p)))
}

/// Methods by name.
pub const METHODS: &[(&str, NativeFn)] = &[
    native!("capitalize", map, text::capitalize),
    native!("casefold", map, rpython_unicode::casefold),
    native!("lower", map, rpython_unicode::lower),
    native!("swapcase", map, text::swapcase),
    native!("title", map, text::title),
    native!("upper", map, rpython_unicode::upper),
    native!("isalnum", predicate, Predicate::Alnum),
    native!("isalpha", predicate, Predicate::Alpha),
    native!("isascii", predicate, Predicate::Ascii),
    native!("isdecimal", predicate, Predicate::Decimal),
    native!("isdigit", predicate, Predicate::Digit),
    native!("isidentifier", predicate, Predicate::Identifier),
    native!("islower", predicate, Predicate::Lower),
    native!("isnumeric", predicate, Predicate::Numeric),
    native!("isprintable", predicate, Predicate::Printable),
    native!("isspace", predicate, Predicate::Space),
    native!("istitle", predicate, Predicate::Title),
    native!("isupper", predicate, Predicate::Upper),
    native!("center", pad, text::center),
    native!("ljust", pad, text::ljust),
    native!("rjust", pad, text::rjust),
    ("count", count),
    ("encode", encode),
    native!("endswith", affix, text::ends_with),
    native!("startswith", affix, text::starts_with),
    ("expandtabs", expandtabs),
    native!("find", search, text::find, false),
    native!("rfind", search, text::rfind, false),
    native!("index", search, text::find, true),
    native!("rindex", search, text::rfind, true),
    ("format", format_method),
    ("format_map", format_map),
    ("join", join),
    native!("strip", strip, Ends::Both),
    native!("lstrip", strip, Ends::Left),
    native!("rstrip", strip, Ends::Right),
    native!("partition", partition, false),
    native!("rpartition", partition, true),
    native!("removeprefix", remove, false),
    native!("removesuffix", remove, true),
    ("replace", replace),
    native!("split", split, false),
    native!("rsplit", split, true),
    ("splitlines", splitlines),
    ("translate", translate),
    ("zfill", zfill),
];

fn pad(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    f: fn(&str, usize, char) -> String,
) -> HResult<ObjId> {
    let s = space.this_str(&args, name)?;
    args.expect_method(space, name, 2, 3)?;
    let width = space.index(args.pos[1])?.max(0) as usize;
    let mut fill = ' ';
    if let Some(&given) = args.pos.get(2) {
        let found = space.heap.type_name(given);
        let Some(text) = space.heap.as_str(given).cloned() else {
            return Err(space.type_error(format!(
                "The fill character must be a unicode character, not {found}"
            )));
        };
        let mut chars = text.chars();
        fill = match (chars.next(), chars.next()) {
            (Some(c), None) => c,
            _ => {
                return Err(
                    space.type_error("The fill character must be exactly one character long")
                )
            }
        };
    }
    space.expect_room(width.checked_mul(fill.len_utf8()))?;
    Ok(space.text(f(&s, width, fill)))
}

/// The text, what is looked for, start and end.
type Needle = (Arc<str>, Arc<str>, Option<i64>, Option<i64>);

fn needle(space: &mut HostSpace, args: &Args<'_>, name: &str) -> HResult<Needle> {
    let s = space.this_str(args, name)?;
    args.expect_method(space, name, 2, 4)?;
    let sub = space
        .str_arg(args.pos[1], &format!("{name}() argument 1"))
        .map_err(|_| needle_error(space, args.pos[1]))?;
    let start = space.opt_bound(args.pos.get(2).copied())?;
    let end = space.opt_bound(args.pos.get(3).copied())?;
    Ok((s, sub, start, end))
}

fn needle_error(space: &mut HostSpace, found: ObjId) -> super::super::space::Unwind<ObjId> {
    let found = space.heap.type_name(found);
    space.type_error(format!("must be str, not {found}"))
}

type Search = fn(&str, &str, Option<i64>, Option<i64>) -> Option<usize>;

fn search(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    f: Search,
    raises: bool,
) -> HResult<ObjId> {
    let (s, sub, start, end) = needle(space, &args, name)?;
    match f(&s, &sub, start, end) {
        Some(at) => Ok(space.heap.new_int(at as i64)),
        None if raises => Err(space.value_error("substring not found")),
        None => Ok(space.heap.new_int(-1)),
    }
}

fn count(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let (s, sub, start, end) = needle(space, &args, "count")?;
    Ok(space.heap.new_int(text::count(&s, &sub, start, end) as i64))
}

type Affix = fn(&str, &str, Option<i64>, Option<i64>) -> bool;

fn affix(space: &mut HostSpace, args: Args<'_>, name: &str, f: Affix) -> HResult<ObjId> {
    let s = space.this_str(&args, name)?;
    args.expect_method(space, name, 2, 4)?;
    let start = space.opt_bound(args.pos.get(2).copied())?;
    let end = space.opt_bound(args.pos.get(3).copied())?;
    let tuple = space.heap.as_tuple(args.pos[1]).cloned();
    let options: Vec<ObjId> = tuple
        .as_deref()
        .map_or_else(|| vec![args.pos[1]], <[ObjId]>::to_vec);
    for option in options {
        let Some(affix) = space.heap.as_str(option) else {
            let found = space.heap.type_name(option);
            return Err(space.type_error(if tuple.is_some() {
                format!("tuple for {name} must only contain str, not {found}")
            } else {
                format!("{name} first arg must be str or a tuple of str, not {found}")
            }));
        };
        if f(&s, affix, start, end) {
            return Ok(space.heap.true_);
        }
    }
    Ok(space.heap.false_)
}

fn expandtabs(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "expandtabs")?;
    let [size] = args.tail().bind(space, "expandtabs", ["tabsize"], 0)?;
    let size = tab_size(space, size)?;
    let tabs = s.bytes().filter(|&b| b == b'\t').count();
    expect_growth(space, s.len(), tabs, size)?;
    Ok(space.text(text::expand_tabs(&s, size as i64)))
}

/// How many cells a tab takes at most.
pub fn tab_size(space: &mut HostSpace, size: Option<ObjId>) -> HResult<usize> {
    let size = size.map_or(Ok(8), |size| space.index(size))?;
    match i32::try_from(size) {
        Ok(size) => Ok(size.max(0) as usize),
        Err(_) => Err(space.overflow_error("Python int too large to convert to C int")),
    }
}

/// There is memory for a text of so many bytes, in which so many times something of this size is put.
pub fn expect_growth(space: &mut HostSpace, len: usize, times: usize, size: usize) -> HResult<()> {
    let more = times.checked_mul(size);
    space.expect_room(more.and_then(|more| more.checked_add(len)))
}

fn encode(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "encode")?;
    let [encoding, errors] = args
        .tail()
        .bind(space, "encode", ["encoding", "errors"], 0)?;
    let (encoding, errors) = coding(space, "encode", encoding, errors)?;
    let out = space.lift(bytes::encode(&s, encoding, &errors))?;
    Ok(space.heap.new_bytes(out))
}

/// The arguments of `encode` and `decode`.
pub fn coding(
    space: &mut HostSpace,
    name: &str,
    encoding: Option<ObjId>,
    errors: Option<ObjId>,
) -> HResult<(bytes::Encoding, Arc<str>)> {
    let encoding: Arc<str> = match encoding {
        Some(e) => space.str_arg(e, &format!("{name}() argument 'encoding'"))?,
        None => "utf-8".into(),
    };
    let errors = match errors {
        Some(e) => space.str_arg(e, &format!("{name}() argument 'errors'"))?,
        None => "strict".into(),
    };
    let encoding = space.lift(bytes::Encoding::named(&encoding))?;
    Ok((encoding, errors))
}

fn join(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "join")?;
    args.expect_method(space, "str.join", 2, 2)?;
    let Some(iterator) = space.try_iter(args.pos[1])? else {
        return Err(space.type_error("can only join an iterable"));
    };
    let items = space.collect(iterator)?;
    let mut total = items.len().saturating_sub(1).checked_mul(s.len());
    for &item in &items {
        let part = space.heap.as_str(item).map_or(0, |part| part.len());
        total = total.and_then(|total| total.checked_add(part));
    }
    space.expect_room(total)?;
    let mut out = String::new();
    for (i, &item) in items.iter().enumerate() {
        let Some(part) = space.heap.as_str(item) else {
            let found = space.heap.type_name(item);
            return Err(space.type_error(format!(
                "sequence item {i}: expected str instance, {found} found"
            )));
        };
        if i > 0 {
            out.push_str(&s);
        }
        out.push_str(part);
    }
    Ok(space.text(out))
}

fn strip(space: &mut HostSpace, args: Args<'_>, name: &str, ends: Ends) -> HResult<ObjId> {
    let s = space.this_str(&args, name)?;
    args.expect_method(space, name, 1, 2)?;
    let set = match args.pos.get(1) {
        Some(&set) if set != space.heap.none => match space.heap.as_str(set) {
            Some(set) => Some(set.clone()),
            None => return Err(space.type_error(format!("{name} arg must be None or str"))),
        },
        _ => None,
    };
    let out = text::strip(&s, set.as_deref(), ends);
    Ok(if out.len() == s.len() {
        args.pos[0]
    } else {
        space.heap.new_str(out)
    })
}

fn partition(space: &mut HostSpace, args: Args<'_>, name: &str, right: bool) -> HResult<ObjId> {
    let s = space.this_str(&args, name)?;
    args.expect_method(space, &format!("str.{name}"), 2, 2)?;
    let sep = space
        .str_arg(args.pos[1], "")
        .map_err(|_| needle_error(space, args.pos[1]))?;
    let found = if right {
        text::rpartition(&s, &sep)
    } else {
        text::partition(&s, &sep)
    };
    let found = space.lift(found)?;
    let items = match found {
        Some((a, b)) => [a, &*sep, b],
        None if right => ["", "", &*s],
        None => [&*s, "", ""],
    };
    let items = items.map(|part| space.heap.new_str(part));
    Ok(space.heap.new_tuple(items.to_vec()))
}

fn remove(space: &mut HostSpace, args: Args<'_>, name: &str, suffix: bool) -> HResult<ObjId> {
    let s = space.this_str(&args, name)?;
    args.expect_method(space, &format!("str.{name}"), 2, 2)?;
    let affix = space.str_arg(args.pos[1], &format!("{name}() argument"))?;
    let out = if suffix {
        s.strip_suffix(&*affix)
    } else {
        s.strip_prefix(&*affix)
    };
    Ok(out.map_or(args.pos[0], |out| space.heap.new_str(out)))
}

fn replace(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "replace")?;
    args.expect_method(space, "replace", 3, 4)?;
    let old = space.str_arg(args.pos[1], "replace() argument 1")?;
    let new = space.str_arg(args.pos[2], "replace() argument 2")?;
    let count = args.pos.get(3).map_or(Ok(-1), |&n| space.index(n))?;
    if new.len() > old.len() {
        let times = match old.len() {
            0 => s.len() + 1,
            _ => s.matches(&*old).count(),
        };
        let most = usize::try_from(count).unwrap_or(usize::MAX);
        expect_growth(space, s.len(), times.min(most), new.len())?;
    }
    Ok(space.text(text::replace(&s, &old, &new, count)))
}

fn split(space: &mut HostSpace, args: Args<'_>, name: &str, right: bool) -> HResult<ObjId> {
    let s = space.this_str(&args, name)?;
    let [sep, maxsplit] = args.tail().bind(space, name, ["sep", "maxsplit"], 0)?;
    let sep = match sep {
        Some(sep) if sep != space.heap.none => match space.heap.as_str(sep) {
            Some(sep) => Some(sep.clone()),
            None => {
                let found = space.heap.type_name(sep);
                return Err(space.type_error(format!("must be str or None, not {found}")));
            }
        },
        _ => None,
    };
    let maxsplit = maxsplit.map_or(Ok(-1), |n| space.index(n))?;
    let parts = if right {
        text::rsplit(&s, sep.as_deref(), maxsplit)
    } else {
        text::split(&s, sep.as_deref(), maxsplit)
    };
    let parts = space.lift(parts)?;
    Ok(space.text_list(parts))
}

fn splitlines(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "splitlines")?;
    let [keep] = args.tail().bind(space, "splitlines", ["keepends"], 0)?;
    let keep = keep.map_or(Ok(false), |k| space.truth(k))?;
    Ok(space.text_list(text::split_lines(&s, keep)))
}

fn zfill(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "zfill")?;
    args.expect_method(space, "str.zfill", 2, 2)?;
    let width = space.index(args.pos[1])?.max(0) as usize;
    space.expect_room(Some(width))?;
    Ok(space.text(text::zfill(&s, width)))
}

fn translate(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "translate")?;
    args.expect_method(space, "str.translate", 2, 2)?;
    let mut out = String::with_capacity(s.len());
    for c in s.chars() {
        let key = space.heap.new_int(i64::from(c as u32));
        let found = space.get_item(args.pos[1], key);
        let Some(value) = space.catch(found, space.heap.types.lookup_error)? else {
            out.push(c);
            continue;
        };
        if value == space.heap.none {
            continue;
        }
        if let Some(text) = space.heap.as_str(value).cloned() {
            space.expect_room(out.len().checked_add(text.len()))?;
            out.push_str(&text);
        } else if let Some(n) = space.heap.as_int(value) {
            match u32::try_from(n).ok().and_then(char::from_u32) {
                Some(c) => out.push(c),
                None => {
                    return Err(space.value_error("character mapping must be in range(0x110000)"));
                }
            }
        } else {
            return Err(space.type_error("character mapping must return integer, None or str"));
        }
    }
    Ok(space.text(out))
}

/// `str.maketrans`
pub fn maketrans(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "maketrans", 1, 3)?;
    let table = space.heap.new_dict();
    if args.pos.len() == 1 {
        let source = space.heap.payload(args.pos[0]);
        if space.heap.dict(source).is_none() {
            return Err(
                space.type_error("if you give only one argument to maketrans it must be a dict")
            );
        }
        for (key, value) in space.table_items(source) {
            let key = match space
                .heap
                .as_str(key)
                .map(|s| s.chars().collect::<Vec<_>>())
            {
                Some(chars) if chars.len() == 1 => space.heap.new_int(i64::from(chars[0] as u32)),
                Some(_) => {
                    return Err(
                        space.value_error("string keys in translate table must be of length 1")
                    );
                }
                None if space.heap.as_bigint(key).is_some() => key,
                None => {
                    return Err(
                        space.type_error("keys in translate table must be strings or integers")
                    );
                }
            };
            space.dict_set(table, key, value)?;
        }
        return Ok(table);
    }
    let from = space.str_arg(args.pos[0], "maketrans() argument 1")?;
    let to = space.str_arg(args.pos[1], "maketrans() argument 2")?;
    if text::length(&from) != text::length(&to) {
        return Err(space.value_error("the first two maketrans arguments must have equal length"));
    }
    for (a, b) in from.chars().zip(to.chars()) {
        let key = space.heap.new_int(i64::from(a as u32));
        let value = space.heap.new_int(i64::from(b as u32));
        space.dict_set(table, key, value)?;
    }
    if let Some(&deleted) = args.pos.get(2) {
        let deleted = space.str_arg(deleted, "maketrans() argument 3")?;
        for c in deleted.chars() {
            let key = space.heap.new_int(i64::from(c as u32));
            space.dict_set(table, key, space.heap.none)?;
        }
    }
    Ok(table)
}

// ---------------------------------------------------------------- str.format

/// Where the fields of a template get their values.
struct Fields<'a> {
    pos: &'a [ObjId],
    kw: &'a [(crate::front::code::Name, ObjId)],
    mapping: Option<ObjId>,
    /// How many automatic numbers were given out; `None` before the first field without a name.
    automatic: Option<usize>,
    manual: bool,
}

fn format_method(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "format")?;
    let mut fields = Fields {
        pos: &args.pos[1..],
        kw: args.kw,
        mapping: None,
        automatic: None,
        manual: false,
    };
    let out = format_template(space, &s, &mut fields, 2)?;
    Ok(space.text(out))
}

fn format_map(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let s = space.this_str(&args, "format_map")?;
    args.expect_method(space, "str.format_map", 2, 2)?;
    let mut fields = Fields {
        pos: &[],
        kw: &[],
        mapping: Some(args.pos[1]),
        automatic: None,
        manual: false,
    };
    let out = format_template(space, &s, &mut fields, 2)?;
    Ok(space.text(out))
}

fn format_template(
    space: &mut HostSpace,
    template: &str,
    fields: &mut Fields<'_>,
    depth: u32,
) -> HResult<String> {
    if depth == 0 {
        return Err(space.value_error("Max string recursion exceeded"));
    }
    let parts = template::parse_format(template).map_err(|m| space.value_error(m))?;
    let mut out = String::new();
    for part in parts {
        match part {
            TemplatePart::Text(t) => out.push_str(&t),
            TemplatePart::Field {
                name,
                conversion,
                spec,
            } => {
                let mut value = field_value(space, &name, fields)?;
                if let Some(c) = conversion {
                    let shown = match c {
                        's' => space.str(value)?,
                        'r' => space.repr(value)?,
                        'a' => text::escape_non_ascii(&space.repr(value)?).into(),
                        _ => {
                            return Err(
                                space.value_error(format!("Unknown conversion specifier {c}"))
                            );
                        }
                    };
                    value = space.heap.new_str(shown);
                }
                let spec = if spec.contains(['{', '}']) {
                    format_template(space, &spec, fields, depth - 1)?
                } else {
                    spec
                };
                out.push_str(&space.format_obj(value, &spec)?);
            }
        }
    }
    Ok(out)
}

fn field_value(space: &mut HostSpace, name: &str, fields: &mut Fields<'_>) -> HResult<ObjId> {
    let (first, steps) = template::parse_field_name(name).map_err(|m| space.value_error(m))?;
    let number = if first.is_empty() {
        if fields.manual {
            return Err(space.value_error(
                "cannot switch from manual field specification to automatic field numbering",
            ));
        }
        let n = fields.automatic.unwrap_or(0);
        fields.automatic = Some(n + 1);
        Some(n)
    } else if first.bytes().all(|b| b.is_ascii_digit()) {
        if fields.automatic.is_some() {
            return Err(space.value_error(
                "cannot switch from automatic field numbering to manual field specification",
            ));
        }
        fields.manual = true;
        match first.parse() {
            Ok(n) => Some(n),
            Err(_) => return Err(space.value_error("Too many decimal digits in format string")),
        }
    } else {
        None
    };
    let mut value = match (number, fields.mapping) {
        (Some(_), Some(_)) => {
            return Err(space.value_error("Format string contains positional fields"));
        }
        (Some(n), None) => match fields.pos.get(n) {
            Some(&value) => value,
            None => {
                return Err(space.index_error(format!(
                    "Replacement index {n} out of range for positional args tuple"
                )));
            }
        },
        (None, Some(mapping)) => {
            let key = space.text(first);
            space.get_item(mapping, key)?
        }
        (None, None) => match fields.kw.iter().find(|(k, _)| **k == *first) {
            Some(&(_, value)) => value,
            None => {
                let key = space.text(first);
                return Err(space.key_error(key));
            }
        },
    };
    for step in steps {
        value = match step {
            FieldStep::Attribute(name) => {
                let name = space.heap.intern_name(&name);
                space.getattr(value, &name)?
            }
            FieldStep::Index(i) => {
                let i = space.heap.new_int(i);
                space.get_item(value, i)?
            }
            FieldStep::Key(k) => {
                let k = space.text(k);
                space.get_item(value, k)?
            }
        };
    }
    Ok(value)
}

/// `format(value, spec)` of Python's own types; `None` if the type knows no specs.
pub fn format_value(space: &mut HostSpace, value: ObjId, spec: &str) -> HResult<Option<String>> {
    let out = match space.heap.get(value) {
        Object::Str(s) => {
            let s = s.clone();
            FormatSpec::parse(spec, "str").and_then(|f| f.format_str(&s))
        }
        Object::Bool(b) if !spec.is_empty() => {
            let n = BigInt::from(*b as i64);
            FormatSpec::parse(spec, "bool").and_then(|f| f.format_int(&n, "bool"))
        }
        Object::Int(n) => {
            if spec.is_empty() {
                return Ok(Some(n.to_string()));
            }
            let n = BigInt::from(*n);
            FormatSpec::parse(spec, "int").and_then(|f| f.format_int(&n, "int"))
        }
        Object::BigInt(n) => {
            let n = n.clone();
            FormatSpec::parse(spec, "int").and_then(|f| f.format_int(&n, "int"))
        }
        Object::Float(x) => {
            let x = *x;
            FormatSpec::parse(spec, "float").and_then(|f| f.format_float(x))
        }
        Object::Complex(re, im) if !spec.is_empty() => {
            let (re, im) = (*re, *im);
            FormatSpec::parse(spec, "complex").and_then(|f| {
                let width = f.width;
                let inner = FormatSpec {
                    width: 0,
                    fill: None,
                    align: None,
                    ..f.clone()
                };
                let signed = FormatSpec {
                    sign: Some('+'),
                    ..inner.clone()
                };
                let body = format!("{}{}j", inner.format_float(re)?, signed.format_float(im)?);
                FormatSpec {
                    width,
                    fill: f.fill,
                    align: f.align.or(Some('>')),
                    ..FormatSpec::default()
                }
                .format_str(&body)
            })
        }
        _ => return Ok(None),
    };
    space.lift(out).map(Some)
}

// ---------------------------------------------------------------- %

/// `template % args`. Bytes are handed in and out as text of code points below 256.
pub fn percent_format(
    space: &mut HostSpace,
    template: &str,
    args: ObjId,
    is_bytes: bool,
) -> HResult<String> {
    let parts = template::parse_percent(template).map_err(|m| space.value_error(m))?;
    let tuple = space.heap.as_tuple(args).cloned();
    let is_mapping = tuple.is_none()
        && space.heap.as_str(args).is_none()
        && space.buffer(args).is_none()
        && space.has_special(args, "__getitem__");
    let items: Rc<[ObjId]> = tuple.unwrap_or_else(|| Rc::new([args]));
    let mut used = 0;
    let mut out = String::new();
    for part in parts {
        let field = match part {
            Part::Text(t) => {
                out.push_str(&t);
                continue;
            }
            Part::Field(field) => field,
        };
        let mut next = |space: &mut HostSpace| match items.get(used) {
            Some(&item) => {
                used += 1;
                Ok(item)
            }
            None => Err(space.type_error("not enough arguments for format string")),
        };
        let keyed = match &field.key {
            None => None,
            Some(_) if !is_mapping => return Err(space.type_error("format requires a mapping")),
            Some(key) => {
                let key = if is_bytes {
                    let raw: Vec<u8> = key.chars().map(|c| c as u8).collect();
                    space.heap.new_bytes(raw)
                } else {
                    space.heap.new_str(key.as_str())
                };
                Some(space.get_item(args, key)?)
            }
        };
        let mut field = field;
        let mut amount = |space: &mut HostSpace, a: Option<Amount>| -> HResult<Option<i64>> {
            match a {
                None => Ok(None),
                Some(Amount::Given(n)) => Ok(Some(n as i64)),
                Some(Amount::Argument) => {
                    let n = next(space)?;
                    match space.heap.as_int(n) {
                        Some(n) if n.unsigned_abs() <= i32::MAX as u64 => Ok(Some(n)),
                        Some(_) => {
                            Err(space.overflow_error("Python int too large to convert to C int"))
                        }
                        None => Err(space.type_error("* wants int")),
                    }
                }
            }
        };
        let width = amount(space, field.width)?.unwrap_or(0);
        if width < 0 {
            field.left = true;
        }
        let width = width.unsigned_abs() as usize;
        let precision = amount(space, field.precision)?.map(|p| p.max(0) as usize);
        space.expect_room_for_items(Some(width.max(precision.unwrap_or(0))))?;
        let value = match keyed {
            Some(value) => value,
            None => next(space)?,
        };
        let code = field.code;
        match code {
            'd' | 'i' | 'u' | 'o' | 'x' | 'X' => {
                let n = percent_int(space, value, code)?;
                out.push_str(&percent::int(&field, &n, width, precision));
            }
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
                let x = space.float_arg(value)?;
                out.push_str(&percent::float(&field, x, width, precision));
            }
            'c' => {
                let c = percent_char(space, value, is_bytes)?;
                out.push_str(&percent::text(&field, &c.to_string(), width, None));
            }
            _ if field.is_unsupported(is_bytes) => {
                return Err(space.value_error(field.unsupported()))
            }
            's' | 'b' if is_bytes => {
                let raw = match space.buffer(value) {
                    Some(raw) => raw,
                    None => match space.call_special(value, "__bytes__", &[])? {
                        Some(b) => space.buffer_arg(b)?,
                        None => {
                            let found = space.heap.type_name(value);
                            return Err(space.type_error(format!(
                                "%b requires a bytes-like object, or an object that implements __bytes__, not '{found}'"
                            )));
                        }
                    },
                };
                let body: String = raw.iter().map(|&b| b as char).collect();
                out.push_str(&percent::text(&field, &body, width, precision));
            }
            _ => {
                let body = match code {
                    's' => space.str(value)?,
                    'r' if !is_bytes => space.repr(value)?,
                    _ => text::escape_non_ascii(&space.repr(value)?).into(),
                };
                out.push_str(&percent::text(&field, &body, width, precision));
            }
        }
    }
    if used < items.len() && !is_mapping {
        let what = if is_bytes { "bytes" } else { "string" };
        return Err(space.type_error(format!(
            "not all arguments converted during {what} formatting"
        )));
    }
    Ok(out)
}

fn percent_int(space: &mut HostSpace, value: ObjId, code: char) -> HResult<BigInt> {
    if let Some(n) = space.heap.as_bigint(value) {
        return Ok(n);
    }
    let decimal = matches!(code, 'd' | 'i' | 'u');
    if decimal {
        if let Some(x) = space.heap.as_float(value) {
            return space.lift(number::f64_to_big(x));
        }
        if let Some(n) = space.call_special(value, "__int__", &[])? {
            if let Some(n) = space.heap.as_bigint(n) {
                return Ok(n);
            }
        }
    }
    if space.has_special(value, "__index__") {
        return space.index_big(value);
    }
    let found = space.heap.type_name(value);
    let wanted = if decimal {
        "a real number"
    } else {
        "an integer"
    };
    Err(space.type_error(format!("%{code} format: {wanted} is required, not {found}")))
}

fn percent_char(space: &mut HostSpace, value: ObjId, is_bytes: bool) -> HResult<char> {
    if is_bytes {
        let single = space
            .buffer(value)
            .filter(|b| b.len() == 1)
            .map(|b| b[0] as char);
        let small = space
            .heap
            .as_int(value)
            .and_then(|n| u8::try_from(n).ok())
            .map(char::from);
        return match single.or(small) {
            Some(c) => Ok(c),
            None if space.heap.as_bigint(value).is_some() => {
                Err(space.overflow_error("%c arg not in range(256)"))
            }
            None => Err(space.type_error("%c requires an integer in range(256) or a single byte")),
        };
    }
    if let Some(s) = space.heap.as_str(value) {
        let mut chars = s.chars();
        if let (Some(c), None) = (chars.next(), chars.next()) {
            return Ok(c);
        }
        return Err(space.type_error("%c requires int or char"));
    }
    if !space.is_index(value) {
        return Err(space.type_error("%c requires int or char"));
    }
    let n = space.index_big(value)?;
    match n.to_u32().and_then(char::from_u32) {
        Some(c) => Ok(c),
        None => Err(space.overflow_error("%c arg not in range(0x110000)")),
    }
}
