//! `object.__reduce_ex__` and `__getstate__`: what the module `copy` is built on.

use crate::host::builtin::Args;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;

pub(super) fn install(space: &mut HostSpace) {
    let object = space.heap.types.object;
    space.add_methods(
        object,
        &[
            ("__reduce_ex__", reduce),
            ("__reduce__", reduce),
            ("__getstate__", |space, args| state(space, args.pos[0])),
        ],
    );
}

/// `(copyreg.__newobj__, (cls, …), state, items of a list, items of a dict)`
fn reduce(space: &mut HostSpace, args: Args<'_>) -> HResult {
    let this = args.pos[0];
    // A program's own `__reduce__` goes first.
    let class = space.heap.type_of(this);
    if let Some((owner, method)) = space.heap.lookup_static(class, "__reduce__") {
        if !space.heap.class(owner).is_some_and(|c| c.builtin) {
            return space.call_method_of(method, this, class, &[]);
        }
    }
    if space.heap.instance(this).is_none() {
        let name = space.heap.type_name(this);
        return Err(space.type_error(format!("cannot pickle '{name}' object")));
    }
    let none = space.heap.none;
    let t = space.heap.types;
    if let Some(e) = space.heap.exception(this) {
        let args = e.args.clone();
        let args = space.heap.new_tuple(args);
        let state = space.instance_dict(this).unwrap_or(none);
        return Ok(space.heap.new_tuple(vec![class, args, state]));
    }
    let payload = space.heap.payload(this);
    let kind = space.heap.type_of(payload);
    let mut new_args = vec![class];
    let (mut list_items, mut dict_items) = (none, none);
    if kind == t.list {
        list_items = space.iter_of(payload)?;
    } else if kind == t.dict {
        let items = space.get_attr_str(payload, "items")?;
        let items = space.call_obj(items, &[])?;
        dict_items = space.iter_of(items)?;
    } else if payload != this {
        new_args.push(payload);
    }
    if let Some(method) = space.get_attr_opt(this, "__getnewargs__")? {
        let more = space.call_obj(method, &[])?;
        new_args.truncate(1);
        new_args.extend(space.collect(more)?);
    }
    let new_args = space.heap.new_tuple(new_args);
    let get_state = space.get_attr_str(this, "__getstate__")?;
    let state = space.call_obj(get_state, &[])?;
    let newobj = space.new_builtin("copyreg", "__newobj__", newobj);
    Ok(space
        .heap
        .new_tuple(vec![newobj, new_args, state, list_items, dict_items]))
}

/// `cls.__new__(cls, *args)`
fn newobj(space: &mut HostSpace, args: Args<'_>) -> HResult {
    let Some(&class) = args.pos.first() else {
        return Err(space.type_error("__newobj__ expected at least 1 argument, got 0"));
    };
    let new = space.get_attr_str(class, "__new__")?;
    space.call_args(new, args)
}

/// The dict, `(dict, slots)` if there are slots, or `None`.
fn state(space: &mut HostSpace, this: ObjId) -> HResult {
    let none = space.heap.none;
    let Some(instance) = space.heap.instance(this) else {
        return Ok(none);
    };
    let dict = instance.dict.unwrap_or(none);
    if instance.slots.is_empty() {
        return Ok(match space.heap.dict(dict) {
            Some(d) if !d.is_empty() => dict,
            _ => none,
        });
    }
    let slots = instance.slots.clone();
    let table = space.heap.new_dict();
    for (name, value) in slots {
        space.heap.dict_set_str(table, &name, value);
    }
    Ok(space.heap.new_tuple(vec![dict, table]))
}
