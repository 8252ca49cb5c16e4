//! The module `_re`: compiled patterns by number, for `re` in Python.

use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;
use crate::host::types::regex::{self, Mode};
use num_traits::ToPrimitive;

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    space.add_function(dict, "_re", "compile", |space, args| {
        args.expect(space, "compile", 3, 3)?;
        let pattern = space.str_arg(args.pos[0], "pattern")?;
        let flags = space.index_big(args.pos[1])?.to_u32().unwrap_or(0);
        let bytes = space.truth(args.pos[2])?;
        let compiled = match regex::compile(&pattern, flags, bytes) {
            Ok(compiled) => compiled,
            Err(error) => {
                let mut items = vec![space.text(error.message)];
                items.extend(error.position.map(|at| space.heap.new_int(at as i64)));
                let exc = space.new_exception(space.heap.types.value_error, items);
                return Err(space.raise_object(exc));
            }
        };
        let id = space.heap.new_int(space.patterns.len() as i64);
        let groups = space.heap.new_int(compiled.groups as i64);
        let flags = space.heap.new_int(i64::from(compiled.flags));
        let mut names = Vec::new();
        for (name, number) in &compiled.names {
            let pair = vec![
                space.heap.new_str(name.as_str()),
                space.heap.new_int(*number as i64),
            ];
            names.push(space.heap.new_tuple(pair));
        }
        let names = space.heap.new_list(names);
        space.patterns.push(std::rc::Rc::new(compiled));
        Ok(space.heap.new_tuple(vec![id, groups, names, flags]))
    });
    space.add_function(dict, "_re", "run", |space, args| {
        args.expect(space, "run", 5, 5)?;
        let id = space.index(args.pos[0])?;
        let text: Vec<char> = space.str_arg(args.pos[1], "string")?.chars().collect();
        let pos = space.index_clamped(args.pos[2])?.max(0) as usize;
        let end = (space.index_clamped(args.pos[3])?.max(0) as usize).min(text.len());
        let mode = match space.index(args.pos[4])? {
            0 => Mode::Match,
            1 => Mode::Full,
            2 => Mode::Search,
            _ => Mode::SearchNotEmpty,
        };
        let Some(pattern) = space.patterns.get(id as usize).cloned() else {
            return Err(space.value_error("no such pattern"));
        };
        let Ok(found) = pattern.run(&text, pos, end, mode) else {
            return Err(space.runtime_error("matching takes too many steps"));
        };
        let Some((spans, last)) = found else {
            return Ok(space.heap.none);
        };
        let mut items = Vec::with_capacity(spans.len());
        for span in spans {
            let (a, b) = span.map_or((-1, -1), |(a, b)| (a as i64, b as i64));
            let pair = vec![space.heap.new_int(a), space.heap.new_int(b)];
            items.push(space.heap.new_tuple(pair));
        }
        let spans = space.heap.new_list(items);
        let last = match last {
            Some(n) => space.heap.new_int(n as i64),
            None => space.heap.none,
        };
        Ok(space.heap.new_tuple(vec![spans, last]))
    });
    Ok(())
}
