//! `repr` of values and containers.

use super::super::hostspace::{HResult, HostSpace};
use super::super::object::{ObjId, Object, ViewKind};
use super::number::float_repr;
use super::{bytes, hashed, nums, text};

/// `repr(a)`; `None` for what is shown as `<… object at 0x…>`.
pub fn repr(space: &mut HostSpace, a: ObjId) -> HResult<Option<String>> {
    Ok(Some(match space.heap.get(a) {
        Object::None => "None".into(),
        Object::NotImplemented => "NotImplemented".into(),
        Object::Ellipsis => "Ellipsis".into(),
        Object::Bool(true) => "True".into(),
        Object::Bool(false) => "False".into(),
        Object::Int(n) => n.to_string(),
        Object::BigInt(n) => n.to_string(),
        Object::Float(x) => float_repr(*x),
        Object::Complex(re, im) => nums::complex_repr(*re, *im),
        Object::Str(s) => text::repr(s),
        Object::Bytes(b) => bytes::repr(b),
        Object::ByteArray(b) => format!("bytearray({})", bytes::repr(b)),
        Object::Slice(parts) => {
            let parts = *parts;
            let parts = joined(space, &parts)?;
            format!("slice({parts})")
        }
        Object::Range {
            start,
            stop,
            step: 1,
        } => format!("range({start}, {stop})"),
        Object::Range { start, stop, step } => format!("range({start}, {stop}, {step})"),
        Object::List(items) => {
            let items = items.clone();
            once(space, a, "[...]", |space| {
                Ok(format!("[{}]", joined(space, &items)?))
            })?
        }
        Object::Tuple(items) => {
            let items = items.clone();
            once(space, a, "(...)", |space| {
                let comma = if items.len() == 1 { "," } else { "" };
                Ok(format!("({}{comma})", joined(space, &items)?))
            })?
        }
        Object::Dict(_) | Object::ClassDict(_) => {
            let proxy = matches!(space.heap.get(a), Object::ClassDict(_));
            let entries = hashed::dict_entries(space, a).unwrap_or_default();
            let body = once(space, a, "{...}", |space| {
                let mut parts = Vec::with_capacity(entries.len());
                for (key, value) in entries {
                    parts.push(format!("{}: {}", space.repr(key)?, space.repr(value)?));
                }
                Ok(format!("{{{}}}", parts.join(", ")))
            })?;
            if proxy {
                format!("mappingproxy({body})")
            } else {
                body
            }
        }
        Object::Set(table) => {
            let items: Vec<ObjId> = table.keys().collect();
            if items.is_empty() {
                "set()".into()
            } else {
                once(space, a, "set(...)", |space| {
                    Ok(format!("{{{}}}", joined(space, &items)?))
                })?
            }
        }
        Object::FrozenSet(table) => {
            let items: Vec<ObjId> = table.keys().collect();
            if items.is_empty() {
                "frozenset()".into()
            } else {
                once(space, a, "frozenset(...)", |space| {
                    Ok(format!("frozenset({{{}}})", joined(space, &items)?))
                })?
            }
        }
        Object::DictView { kind, .. } => {
            let name = match kind {
                ViewKind::Keys => "dict_keys",
                ViewKind::Values => "dict_values",
                ViewKind::Items => "dict_items",
            };
            let items = space.collect(a)?;
            once(space, a, "...", |space| {
                Ok(format!("{name}([{}])", joined(space, &items)?))
            })?
        }
        Object::GenericAlias { origin, args } => {
            let (origin, args) = (*origin, *args);
            let mut parts = Vec::new();
            for arg in space.collect(args)? {
                parts.push(type_shown(space, arg)?);
            }
            let parts = if parts.is_empty() {
                "()".to_string()
            } else {
                parts.join(", ")
            };
            format!("{}[{parts}]", type_shown(space, origin)?)
        }
        Object::Union(members) => {
            let members = *members;
            let mut parts = Vec::new();
            for member in space.collect(members)? {
                parts.push(type_shown(space, member)?);
            }
            parts.join(" | ")
        }
        _ => return Ok(None),
    }))
}

fn joined(space: &mut HostSpace, items: &[ObjId]) -> HResult<String> {
    let mut out = String::new();
    for (i, &item) in items.iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        out.push_str(&space.repr(item)?);
    }
    Ok(out)
}

/// Cuts cycles: a container inside itself is shown as `[...]`.
fn once(
    space: &mut HostSpace,
    a: ObjId,
    cut: &str,
    show: impl FnOnce(&mut HostSpace) -> HResult<String>,
) -> HResult<String> {
    if space.repr_active.contains(&a) {
        return Ok(cut.into());
    }
    space.repr_active.push(a);
    let shown = show(space);
    space.repr_active.pop();
    shown
}

/// A class inside an alias or a union: by its name alone.
fn type_shown(space: &mut HostSpace, a: ObjId) -> HResult<String> {
    if a == space.heap.ellipsis {
        return Ok("...".into());
    }
    if a == space.heap.types.none {
        return Ok("None".into());
    }
    if let Some(class) = space.heap.class(a) {
        let (qualname, builtin) = (class.qualname.clone(), class.builtin);
        if builtin {
            return Ok(qualname.to_string());
        }
        let module = match space
            .heap
            .class(a)
            .and_then(|c| c.dict.get("__module__").copied())
        {
            Some(module) => space.str(module)?.to_string(),
            None => "builtins".into(),
        };
        return Ok(if module == "builtins" {
            qualname.to_string()
        } else {
            format!("{module}.{qualname}")
        });
    }
    Ok(space.repr(a)?.to_string())
}
