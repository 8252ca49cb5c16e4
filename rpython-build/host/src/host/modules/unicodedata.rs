//! The module `_unicodedata`: the tables, for `unicodedata` in Python.

use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    let version = space.heap.new_str(rpython_unicode::version());
    space.set_global(dict, "version", version);
    let tags = rpython_unicode::tags().map(|tag| space.heap.new_str(tag));
    let tags = tags.collect();
    let tags = space.heap.new_list(tags);
    space.set_global(dict, "tags", tags);
    // The code points that a property lists, and what it says about each.
    space.add_function(dict, "_unicodedata", "entries", |space, args| {
        args.expect(space, "entries", 1, 1)?;
        let property = space.str_arg(args.pos[0], "property")?;
        let (mut codes, mut values) = (Vec::new(), Vec::new());
        for (code, value) in rpython_unicode::entries(&property) {
            codes.push(space.heap.new_int(code.into()));
            values.push(space.heap.new_str(value));
        }
        let lists = vec![space.heap.new_list(codes), space.heap.new_list(values)];
        Ok(space.heap.new_tuple(lists))
    });
    Ok(())
}
