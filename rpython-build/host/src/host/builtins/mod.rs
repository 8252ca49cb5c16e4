//! Builtin functions: `len`, `print`, `sorted`, …
//!
//! Those that are about classes, attributes and namespaces (`isinstance`, `getattr`, `super`,
//! `exec`, `globals`, …) are in [`super::core`].

use super::builtin::{native, Args, NativeFn};
use super::hostspace::{HResult, HostSpace};
use super::iter::Iter;
use super::modules::replacements;
use super::object::{ObjId, Object};
use super::types::{nums, seqs, text};
use crate::front::code::{BinaryOp, CompareOp};
use num_bigint::BigInt;
use num_traits::Signed;

/// Adds the functions to the module `builtins`, with [`HostSpace::add_builtin`]. Runs once.
pub fn install(space: &mut HostSpace) {
    for &(name, function) in FUNCTIONS {
        space.add_builtin(name, function);
    }
}

const FUNCTIONS: &[(&str, NativeFn)] = &[
    ("abs", |space, args| {
        args.expect(space, "abs", 1, 1)?;
        let a = args.pos[0];
        let value = if space.is_user(a) {
            space.call_special(a, "__abs__", &[])?
        } else {
            super::types::native::abs(space, a)?
        };
        match value {
            Some(value) => Ok(value),
            None => {
                let found = space.heap.type_name(a);
                Err(space.type_error(format!("bad operand type for abs(): '{found}'")))
            }
        }
    }),
    ("all", |space, args| {
        args.expect(space, "all", 1, 1)?;
        let iterator = space.iter_of(args.pos[0])?;
        while let Some(item) = space.next_item(iterator)? {
            if !space.truth(item)? {
                return Ok(space.heap.false_);
            }
        }
        Ok(space.heap.true_)
    }),
    ("any", |space, args| {
        args.expect(space, "any", 1, 1)?;
        let iterator = space.iter_of(args.pos[0])?;
        while let Some(item) = space.next_item(iterator)? {
            if space.truth(item)? {
                return Ok(space.heap.true_);
            }
        }
        Ok(space.heap.false_)
    }),
    ("ascii", |space, args| {
        args.expect(space, "ascii", 1, 1)?;
        let shown = space.repr(args.pos[0])?;
        Ok(space.text(text::escape_non_ascii(&shown)))
    }),
    native!("bin", based, 2, "0b"),
    native!("oct", based, 8, "0o"),
    native!("hex", based, 16, "0x"),
    ("chr", |space, args| {
        args.expect(space, "chr", 1, 1)?;
        let n = space.index_big(args.pos[0])?;
        let c = space.lift(nums::code_point(&n))?;
        Ok(space.text(c))
    }),
    ("open", |space, args| {
        let library = space.import_module(&format!("{}.builtins", replacements::PACKAGE))?;
        let open = space.get_attr_str(library, "open")?;
        space.call_args(open, args)
    }),
    ("input", |space, _| {
        let class = space.heap.types.eof_error;
        let message = space
            .heap
            .new_str("nothing is typed in while a program is imported");
        let error = space.new_exception(class, vec![message]);
        Err(space.raise_object(error))
    }),
    ("ord", |space, args| {
        args.expect(space, "ord", 1, 1)?;
        let a = args.pos[0];
        let (point, len) = if let Some(s) = space.heap.as_str(a) {
            (s.chars().next().map(|c| c as i64), text::length(s))
        } else if let Some(raw) = space.buffer(a) {
            (raw.first().map(|&b| i64::from(b)), raw.len())
        } else {
            let found = space.heap.type_name(a);
            return Err(space.type_error(format!(
                "ord() expected string of length 1, but {found} found"
            )));
        };
        match (point, len) {
            (Some(n), 1) => Ok(space.heap.new_int(n)),
            _ => Err(space.type_error(format!(
                "ord() expected a character, but string of length {len} found"
            ))),
        }
    }),
    ("divmod", |space, args| {
        args.expect(space, "divmod", 2, 2)?;
        divmod(space, args.pos[0], args.pos[1])
    }),
    ("format", |space, args| {
        args.expect(space, "format", 1, 2)?;
        let spec = match args.pos.get(1) {
            Some(&spec) => space.str_arg(spec, "format() argument 2")?,
            None => "".into(),
        };
        let out = space.format_obj(args.pos[0], &spec)?;
        Ok(space.heap.new_str(out))
    }),
    ("hash", |space, args| {
        args.expect(space, "hash", 1, 1)?;
        let hash = space.hash(args.pos[0])?;
        Ok(space.heap.new_int(hash))
    }),
    ("id", |space, args| {
        args.expect(space, "id", 1, 1)?;
        Ok(space.heap.new_int(i64::from(args.pos[0].0) * 16 + 0x1000))
    }),
    ("iter", |space, args| {
        args.expect(space, "iter", 1, 2)?;
        match args.pos.get(1) {
            None => space.iter_of(args.pos[0]),
            Some(&sentinel) => {
                if !space.is_callable(args.pos[0]) {
                    return Err(space.type_error("iter(v, w): v must be callable"));
                }
                let iter = Iter::Call(Some(args.pos[0]), sentinel);
                Ok(space.heap.add(Object::Iter(Box::new(iter))))
            }
        }
    }),
    ("len", |space, args| {
        args.expect(space, "len", 1, 1)?;
        let n = space.length(args.pos[0])?;
        Ok(space.heap.new_int(n as i64))
    }),
    native!("max", extreme, CompareOp::Gt),
    native!("min", extreme, CompareOp::Lt),
    ("next", |space, args| {
        args.expect(space, "next", 1, 2)?;
        let it = args.pos[0];
        let default = args.pos.get(1).copied();
        if !space.is_iterator(it) {
            let found = space.heap.type_name(it);
            return Err(space.type_error(format!("'{found}' object is not an iterator")));
        }
        if space.is_user(it) {
            // The program's own StopIteration, with its value.
            let result = space.call_special(it, "__next__", &[]);
            return match (result, default) {
                (Ok(Some(item)), _) => Ok(item),
                (Ok(None), _) => Ok(space.heap.none),
                (Err(error), Some(default))
                    if space.is_error(&error, space.heap.types.stop_iteration) =>
                {
                    Ok(default)
                }
                (Err(error), _) => Err(error),
            };
        }
        if matches!(space.heap.get(it), Object::Generator(_)) {
            let none = space.heap.none;
            return match space.generator_send(it, none)? {
                super::space::Sent::Yielded(item) => Ok(item),
                super::space::Sent::Returned(value) => match default {
                    Some(default) => Ok(default),
                    None => Err(space.stop_iteration(Some(value).filter(|&v| v != none))),
                },
            };
        }
        match (space.next_item(it)?, default) {
            (Some(item), _) => Ok(item),
            (None, Some(default)) => Ok(default),
            (None, None) => Err(space.stop_iteration(None)),
        }
    }),
    ("pow", |space, args| {
        let [base, exp, modulus] = args.bind(space, "pow", ["base", "exp", "mod"], 2)?;
        let none = space.heap.none;
        let (base, exp) = (base.unwrap_or(none), exp.unwrap_or(none));
        match modulus {
            Some(m) if m != none => {
                if space.is_user(base) {
                    if let Some(value) = space.call_special(base, "__pow__", &[exp, m])? {
                        return Ok(value);
                    }
                }
                nums::pow_mod(space, base, exp, m)
            }
            _ => space.binary_op(BinaryOp::Pow, base, exp),
        }
    }),
    ("print", print),
    ("repr", |space, args| {
        args.expect(space, "repr", 1, 1)?;
        let shown = space.repr(args.pos[0])?;
        Ok(space.heap.new_str(shown))
    }),
    ("round", |space, args| {
        let [number, digits] = args.bind(space, "round", ["number", "ndigits"], 1)?;
        let number = number.unwrap_or(space.heap.none);
        let digits: Vec<ObjId> = digits
            .filter(|&d| d != space.heap.none)
            .into_iter()
            .collect();
        match space.call_special(number, "__round__", &digits)? {
            Some(value) => Ok(value),
            None => {
                let found = space.heap.type_name(number);
                Err(space.type_error(format!("type {found} doesn't define __round__ method")))
            }
        }
    }),
    ("sorted", |space, args| {
        if args.pos.len() != 1 {
            let n = args.pos.len();
            return Err(space.type_error(format!("sorted expected 1 argument, got {n}")));
        }
        let [_, key, reverse] = args.bind(space, "sort", ["", "key", "reverse"], 0)?;
        let items = space.collect(args.pos[0])?;
        let items = seqs::sort(space, items, key, reverse)?;
        Ok(space.heap.new_list(items))
    }),
    ("sum", |space, args| {
        let [iterable, start] = args.bind(space, "sum", ["", "start"], 1)?;
        let mut total = match start {
            Some(start) if space.heap.as_str(start).is_some() => {
                return Err(space.type_error("sum() can't sum strings [use ''.join(seq) instead]"));
            }
            Some(start) => start,
            None => space.heap.new_int(0),
        };
        let iterator = space.iter_of(iterable.unwrap_or(space.heap.none))?;
        while let Some(item) = space.next_item(iterator)? {
            total = space.binary_op(BinaryOp::Add, total, item)?;
        }
        Ok(total)
    }),
];

fn based(
    space: &mut HostSpace,
    args: Args<'_>,
    name: &str,
    radix: u32,
    prefix: &str,
) -> HResult<ObjId> {
    args.expect(space, name, 1, 1)?;
    let n: BigInt = space.index_big(args.pos[0])?;
    let sign = if n.is_negative() { "-" } else { "" };
    Ok(space.text(format!(
        "{sign}{prefix}{}",
        n.magnitude().to_str_radix(radix)
    )))
}

/// `divmod(a, b)`
fn divmod(space: &mut HostSpace, a: ObjId, b: ObjId) -> HResult<ObjId> {
    let not = space.heap.not_implemented;
    if space.is_user(a) {
        if let Some(value) = space
            .call_special(a, "__divmod__", &[b])?
            .filter(|&v| v != not)
        {
            return Ok(value);
        }
    }
    if space.is_user(b) {
        if let Some(value) = space
            .call_special(b, "__rdivmod__", &[a])?
            .filter(|&v| v != not)
        {
            return Ok(value);
        }
    }
    let (x, y) = (space.heap.payload(a), space.heap.payload(b));
    match super::types::native::divmod(space, x, y)? {
        Some(value) => Ok(value),
        None => {
            let (a, b) = (space.heap.type_name(a), space.heap.type_name(b));
            Err(space.type_error(format!(
                "unsupported operand type(s) for divmod(): '{a}' and '{b}'"
            )))
        }
    }
}

/// `min` and `max`: the first item that no other one beats.
fn extreme(space: &mut HostSpace, args: Args<'_>, name: &str, op: CompareOp) -> HResult<ObjId> {
    let (mut key, mut default) = (None, None);
    for (keyword, value) in args.kw {
        match &**keyword {
            "key" => key = Some(*value).filter(|&k| k != space.heap.none),
            "default" => default = Some(*value),
            other => {
                return Err(space.type_error(format!(
                    "{name}() got an unexpected keyword argument '{other}'"
                )));
            }
        }
    }
    let iterator = match args.pos.len() {
        0 => return Err(space.type_error(format!("{name} expected at least 1 argument, got 0"))),
        1 => space.iter_of(args.pos[0])?,
        _ => {
            if default.is_some() {
                return Err(space.type_error(format!(
                    "Cannot specify a default for {name}() with multiple positional arguments"
                )));
            }
            let items = Iter::Items(args.pos.into(), 0);
            space.heap.add(Object::Iter(Box::new(items)))
        }
    };
    let mut best: Option<(ObjId, ObjId)> = None;
    while let Some(item) = space.next_item(iterator)? {
        let value = match key {
            Some(key) => space.call_args(key, Args::positional(&[item]))?,
            None => item,
        };
        let better = match best {
            None => true,
            Some((_, old)) => space.compares(op, value, old)?,
        };
        if better {
            best = Some((item, value));
        }
    }
    match (best, default) {
        (Some((item, _)), _) => Ok(item),
        (None, Some(default)) => Ok(default),
        (None, None) => Err(space.value_error(format!("{name}() arg is an empty sequence"))),
    }
}

/// `print(*values, sep=' ', end='\n', file=None, flush=False)`
fn print(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    let (mut sep, mut end, mut file) = (" ".to_string(), "\n".to_string(), None);
    let none = space.heap.none;
    for (keyword, value) in args.kw {
        match &**keyword {
            "sep" | "end" if *value != none => {
                let Some(text) = space.heap.as_str(*value) else {
                    let found = space.heap.type_name(*value);
                    return Err(space
                        .type_error(format!("{keyword} must be None or a string, not {found}")));
                };
                *(if &**keyword == "sep" {
                    &mut sep
                } else {
                    &mut end
                }) = text.to_string();
            }
            "sep" | "end" | "flush" => {}
            "file" => file = Some(*value).filter(|&f| f != none),
            other => {
                return Err(space.type_error(format!(
                    "'{other}' is an invalid keyword argument for print()"
                )));
            }
        }
    }
    let mut out = String::new();
    for (i, &value) in args.pos.iter().enumerate() {
        if i > 0 {
            out.push_str(&sep);
        }
        out.push_str(&space.str(value)?);
    }
    out.push_str(&end);
    let file = match file {
        Some(file) => Some(file),
        None => super::modules::sys::stdout(space),
    };
    match file {
        Some(file) => {
            let write = space.get_attr_str(file, "write")?;
            let out = space.text(out);
            space.call_args(write, Args::positional(&[out]))?;
        }
        None => space.stdout.push_str(&out),
    }
    Ok(none)
}
