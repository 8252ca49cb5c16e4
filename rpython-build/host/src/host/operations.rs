//! The host space as an [`ObjectSpace`]: each operation of the interpreter, run.

use super::builtin::Args;
use super::frame::Frame;
use super::hostspace::{HResult, HostSpace};
use super::object::{Function, Namespace, ObjId, Object, TracebackEntry};
use super::space::{FunctionParts, ObjectSpace, Sent, Unwind};
use crate::front::code::{BinaryOp, Code, CompareOp, Conversion, MakeFunction, Name, UnaryOp};
use std::cell::OnceCell;
use std::rc::Rc;

impl ObjectSpace for HostSpace {
    type Value = ObjId;

    fn passes(&mut self, frame: &Frame<ObjId>, exc: ObjId, again: bool) {
        if again {
            return;
        }
        let entry = TracebackEntry {
            code: frame.code.clone(),
            pc: frame.pc,
            globals: frame.globals,
        };
        if let Some(e) = self.heap.exception_mut(exc) {
            e.traceback.push(entry);
        }
    }

    fn handled_changed(&mut self, frame: &Frame<ObjId>) {
        if let Some(active) = self.active.last_mut() {
            active.handled = frame.handled.or(active.outer_handled);
        }
    }

    fn wrap(&mut self, object: ObjId) -> ObjId {
        object
    }
    fn none(&mut self) -> ObjId {
        self.heap.none
    }

    fn unary(&mut self, op: UnaryOp, a: ObjId) -> HResult {
        self.unary_op(op, a)
    }
    fn binary(&mut self, op: BinaryOp, a: ObjId, b: ObjId) -> HResult {
        if let (&Object::Int(x), &Object::Int(y)) = (self.heap.get(a), self.heap.get(b)) {
            let small = match op {
                BinaryOp::Add => x.checked_add(y),
                BinaryOp::Sub => x.checked_sub(y),
                BinaryOp::Mul => x.checked_mul(y),
                BinaryOp::And => Some(x & y),
                BinaryOp::Or => Some(x | y),
                _ => None,
            };
            if let Some(value) = small {
                return Ok(self.heap.new_int(value));
            }
        }
        self.binary_op(op, a, b)
    }
    fn inplace(&mut self, op: BinaryOp, a: ObjId, b: ObjId) -> HResult {
        if let (Object::Int(_), Object::Int(_)) = (self.heap.get(a), self.heap.get(b)) {
            return self.binary(op, a, b);
        }
        self.inplace_op(op, a, b)
    }
    fn compare(&mut self, op: CompareOp, a: ObjId, b: ObjId) -> HResult {
        if let (&Object::Int(x), &Object::Int(y)) = (self.heap.get(a), self.heap.get(b)) {
            return Ok(self.heap.new_bool(match op {
                CompareOp::Lt => x < y,
                CompareOp::Le => x <= y,
                CompareOp::Eq => x == y,
                CompareOp::Ne => x != y,
                CompareOp::Gt => x > y,
                CompareOp::Ge => x >= y,
            }));
        }
        self.compare_op(op, a, b)
    }
    fn is_(&mut self, a: ObjId, b: ObjId, invert: bool) -> HResult {
        let same = self.identical(a, b);
        Ok(self.heap.new_bool(same != invert))
    }
    fn contains(&mut self, item: ObjId, container: ObjId, invert: bool) -> HResult {
        let found = self.contains_item(container, item)?;
        Ok(self.heap.new_bool(found != invert))
    }
    fn is_true(&mut self, a: ObjId) -> HResult<bool> {
        self.truth(a)
    }
    fn is_none(&mut self, a: ObjId) -> HResult<bool> {
        Ok(a == self.heap.none)
    }
    fn len(&mut self, a: ObjId) -> HResult {
        let n = self.length(a)?;
        Ok(self.heap.new_int(n as i64))
    }

    fn getattr(&mut self, obj: ObjId, name: &Name) -> HResult {
        self.get_attr(obj, name)
    }
    fn setattr(&mut self, obj: ObjId, name: &Name, value: ObjId) -> HResult<()> {
        self.set_attr(obj, name, value)
    }
    fn delattr(&mut self, obj: ObjId, name: &Name) -> HResult<()> {
        self.del_attr(obj, name)
    }
    fn getitem(&mut self, obj: ObjId, index: ObjId) -> HResult {
        self.get_item(obj, index)
    }
    fn setitem(&mut self, obj: ObjId, index: ObjId, value: ObjId) -> HResult<()> {
        self.set_item(obj, index, value)
    }
    fn delitem(&mut self, obj: ObjId, index: ObjId) -> HResult<()> {
        self.del_item(obj, index)
    }

    fn iter(&mut self, a: ObjId) -> HResult {
        self.iter_of(a)
    }
    fn next(&mut self, iterator: ObjId) -> HResult<Option<ObjId>> {
        self.next_item(iterator)
    }
    fn yield_from_iter(&mut self, a: ObjId) -> HResult {
        self.iter_of(a)
    }
    fn send(&mut self, iterator: ObjId, value: ObjId) -> HResult<Sent<ObjId>> {
        if let Object::Generator(_) = self.heap.get(iterator) {
            return self.generator_send(iterator, value);
        }
        if value != self.heap.none {
            let send = self.get_attr_str(iterator, "send")?;
            let result = self.call_obj(send, &[value]);
            return self.sent(result);
        }
        if self.is_user(iterator) {
            let result = self.call_special(iterator, "__next__", &[]);
            return match result {
                Ok(Some(value)) => Ok(Sent::Yielded(value)),
                Ok(None) => {
                    let name = self.heap.type_name(iterator);
                    Err(self.type_error(format!("'{name}' object is not an iterator")))
                }
                Err(error) => self.sent(Err(error)),
            };
        }
        Ok(match self.next_item(iterator)? {
            Some(item) => Sent::Yielded(item),
            None => Sent::Returned(self.heap.none),
        })
    }
    fn unpack_sequence(&mut self, seq: ObjId, n: u32) -> HResult<Vec<ObjId>> {
        let n = n as usize;
        match self.heap.get(seq) {
            Object::Tuple(items) if items.len() == n => return Ok(items.to_vec()),
            Object::List(items) if items.len() == n => return Ok(items.clone()),
            Object::Tuple(_) | Object::List(_) => {
                let got = self.length(seq)?;
                return Err(self.wrong_count(n, got, true));
            }
            _ => {}
        }
        let Some(iterator) = self.try_iter(seq)? else {
            let name = self.heap.type_name(seq);
            return Err(self.type_error(format!("cannot unpack non-iterable {name} object")));
        };
        let mut items = Vec::with_capacity(n);
        while let Some(item) = self.next_item(iterator)? {
            if items.len() == n {
                return Err(self.wrong_count(n, n + 1, true));
            }
            items.push(item);
        }
        match items.len() == n {
            true => Ok(items),
            false => Err(self.wrong_count(n, items.len(), true)),
        }
    }
    fn unpack_ex(&mut self, seq: ObjId, before: u32, after: u32) -> HResult<Vec<ObjId>> {
        let Some(iterator) = self.try_iter(seq)? else {
            let name = self.heap.type_name(seq);
            return Err(self.type_error(format!("cannot unpack non-iterable {name} object")));
        };
        let (before, after) = (before as usize, after as usize);
        let mut items = Vec::new();
        while items.len() < before {
            match self.next_item(iterator)? {
                Some(item) => items.push(item),
                None => return Err(self.wrong_count(before + after, items.len(), false)),
            }
        }
        // (Which asks what gives the items for an iterator, as a list does that is made of it.)
        items.extend(self.collect(iterator)?);
        if items.len() < before + after {
            return Err(self.wrong_count(before + after, items.len(), false));
        }
        let behind = items.len() - after;
        let mut result = items[..before].to_vec();
        result.push(self.heap.new_list(items[before..behind].to_vec()));
        result.extend(&items[behind..]);
        Ok(result)
    }

    fn call(
        &mut self,
        frame: &Frame<ObjId>,
        callable: ObjId,
        args: &[ObjId],
        keywords: &[(Name, ObjId)],
    ) -> HResult {
        self.calling(frame);
        self.call_from(
            Some(frame),
            callable,
            Args {
                pos: args,
                kw: keywords,
            },
        )
    }
    fn call_ex(
        &mut self,
        frame: &Frame<ObjId>,
        callable: ObjId,
        args: ObjId,
        keywords: Option<ObjId>,
    ) -> HResult {
        self.calling(frame);
        if self.try_iter(args)?.is_none() {
            let (label, name) = (self.callable_label(callable), self.heap.type_name(args));
            return Err(self.type_error(format!(
                "{label} argument after * must be an iterable, not {name}"
            )));
        }
        let pos = self.collect(args)?;
        let mut kw = vec![];
        if let Some(keywords) = keywords {
            let empty = self.heap.new_dict();
            self.merge(callable, empty, keywords)?;
            for (key, value) in self.table_items(empty) {
                match self.heap.as_str(key) {
                    Some(name) => kw.push((name.clone(), value)),
                    None => return Err(self.type_error("keywords must be strings")),
                }
            }
        }
        self.call_from(Some(frame), callable, Args { pos: &pos, kw: &kw })
    }
    fn make_function(
        &mut self,
        frame: &Frame<ObjId>,
        code: &Rc<Code>,
        _flags: MakeFunction,
        parts: FunctionParts<ObjId>,
    ) -> HResult {
        let items = |heap: &super::object::Heap, part: Option<ObjId>| {
            part.and_then(|p| heap.as_tuple(p))
                .map_or_else(Vec::new, |t| t.to_vec())
        };
        let mut annotations = Namespace::default();
        for pair in items(&self.heap, parts.annotations).chunks(2) {
            if let (Some(name), [_, value]) = (self.heap.as_str(pair[0]), pair) {
                annotations.insert(name.clone(), *value);
            }
        }
        let kwdefaults = match parts.kwdefaults {
            Some(dict) => self.heap.dict_str_items(dict).into_iter().collect(),
            None => Namespace::default(),
        };
        let function = Function {
            code: code.clone(),
            consts: OnceCell::new(),
            name: code.name.clone(),
            qualname: code.qualname.clone(),
            globals: frame.globals,
            defaults: items(&self.heap, parts.defaults),
            kwdefaults,
            closure: items(&self.heap, parts.closure),
            annotations,
            dict: None,
            doc: code.docstring.as_ref().map(|d| self.heap.intern(d)),
            module: self.heap.dict_get_str(frame.globals, "__name__"),
            own: self.sources.is_own(code.file),
        };
        Ok(self.heap.add(Object::Function(Box::new(function))))
    }
    fn build_class(&mut self, _frame: &Frame<ObjId>) -> HResult {
        match self
            .heap
            .dict_get_str(self.heap.builtins, "__build_class__")
        {
            Some(function) => Ok(function),
            None => Err(self.name_error("__build_class__", "__build_class__ not found")),
        }
    }

    fn new_tuple(&mut self, items: &[ObjId]) -> HResult {
        Ok(self.heap.new_tuple(items.to_vec()))
    }
    fn new_list(&mut self, items: &[ObjId]) -> HResult {
        Ok(self.heap.new_list(items.to_vec()))
    }
    fn new_set(&mut self, items: &[ObjId]) -> HResult {
        let set = self.heap.add(Object::Set(Box::default()));
        for &item in items {
            self.set_insert(set, item)?;
        }
        Ok(set)
    }
    fn new_dict(&mut self, items: &[ObjId]) -> HResult {
        let dict = self.heap.new_dict();
        for pair in items.chunks(2) {
            self.dict_set(dict, pair[0], pair[1])?;
        }
        Ok(dict)
    }
    fn new_slice(&mut self, start: ObjId, stop: ObjId, step: Option<ObjId>) -> HResult {
        let step = step.unwrap_or(self.heap.none);
        Ok(self.heap.add(Object::Slice([start, stop, step])))
    }
    fn build_string(&mut self, parts: &[ObjId]) -> HResult {
        let mut text = String::new();
        for &part in parts {
            if let Some(s) = self.heap.as_str(part) {
                text.push_str(s);
            }
        }
        Ok(self.heap.new_str(text))
    }
    fn format_value(
        &mut self,
        value: ObjId,
        conversion: Conversion,
        spec: Option<ObjId>,
    ) -> HResult {
        let value = match conversion {
            Conversion::None => value,
            Conversion::Str => {
                let text = self.str(value)?;
                self.heap.new_str(text)
            }
            Conversion::Repr => {
                let text = self.repr(value)?;
                self.heap.new_str(text)
            }
            Conversion::Ascii => {
                let text = self.repr(value)?;
                self.heap.new_str(ascii(&text))
            }
        };
        let spec = spec.and_then(|s| self.heap.as_str(s).cloned());
        let text = self.format_obj(value, spec.as_deref().unwrap_or(""))?;
        Ok(self.heap.new_str(text))
    }
    fn list_append(&mut self, list: ObjId, item: ObjId) -> HResult<()> {
        if let Object::List(items) = self.heap.get_mut(list) {
            items.push(item);
        }
        Ok(())
    }
    fn list_extend(&mut self, list: ObjId, iterable: ObjId) -> HResult<()> {
        if self.try_iter(iterable)?.is_none() {
            let name = self.heap.type_name(iterable);
            return Err(self.type_error(format!("Value after * must be an iterable, not {name}")));
        }
        let more = self.collect(iterable)?;
        if let Object::List(items) = self.heap.get_mut(list) {
            items.extend(more);
        }
        Ok(())
    }
    fn set_add(&mut self, set: ObjId, item: ObjId) -> HResult<()> {
        self.set_insert(set, item)?;
        Ok(())
    }
    fn set_update(&mut self, set: ObjId, iterable: ObjId) -> HResult<()> {
        for item in self.collect(iterable)? {
            self.set_insert(set, item)?;
        }
        Ok(())
    }
    fn dict_setitem(&mut self, dict: ObjId, key: ObjId, value: ObjId) -> HResult<()> {
        self.dict_set(dict, key, value)
    }
    fn dict_update(&mut self, dict: ObjId, mapping: ObjId) -> HResult<()> {
        match self.mapping_items(mapping)? {
            Some(items) => {
                for (key, value) in items {
                    self.dict_set(dict, key, value)?;
                }
                Ok(())
            }
            None => {
                let name = self.heap.type_name(mapping);
                Err(self.type_error(format!("'{name}' object is not a mapping")))
            }
        }
    }
    fn dict_merge(&mut self, callable: ObjId, dict: ObjId, mapping: ObjId) -> HResult<()> {
        self.merge(callable, dict, mapping)
    }
    fn tuple_extend(&mut self, tuple: ObjId, iterable: ObjId) -> HResult {
        let mut items = self.collect(tuple)?;
        let more = self.to_tuple(iterable)?;
        items.extend(self.collect(more)?);
        Ok(self.heap.new_tuple(items))
    }
    fn to_tuple(&mut self, iterable: ObjId) -> HResult {
        if self.try_iter(iterable)?.is_none() {
            let name = self.heap.type_name(iterable);
            return Err(self.type_error(format!("Value after * must be an iterable, not {name}")));
        }
        let items = self.collect(iterable)?;
        Ok(self.heap.new_tuple(items))
    }

    fn load_name(&mut self, frame: &Frame<ObjId>, name: &Name) -> HResult {
        if let Some(namespace) = frame.namespace.filter(|&n| n != frame.globals) {
            if let Some(value) = self.namespace_get(namespace, name)? {
                return Ok(value);
            }
        }
        self.load_global(frame, name)
    }
    fn store_name(&mut self, frame: &Frame<ObjId>, name: &Name, value: ObjId) -> HResult<()> {
        self.namespace_set(frame.namespace.unwrap_or(frame.globals), name, value)
    }
    fn delete_name(&mut self, frame: &Frame<ObjId>, name: &Name) -> HResult<()> {
        let namespace = frame.namespace.unwrap_or(frame.globals);
        let deleted = if self.heap.dict(namespace).is_some() {
            self.heap.dict_del_str(namespace, name).is_some()
        } else {
            let key = self.heap.intern(name);
            let result = self.del_item(namespace, key);
            self.catch(result, self.heap.types.key_error)?.is_some()
        };
        match deleted {
            true => Ok(()),
            false => Err(self.undefined(name)),
        }
    }
    fn load_global(&mut self, frame: &Frame<ObjId>, name: &Name) -> HResult {
        if let Some(value) = self.heap.dict_get_str(frame.globals, name) {
            return self.known(value);
        }
        match self.heap.dict_get_str(self.heap.builtins, name) {
            Some(value) => Ok(value),
            None => match self.user_builtin(frame.globals, name) {
                Some(value) => Ok(value),
                None => Err(self.undefined(name)),
            },
        }
    }
    fn store_global(&mut self, frame: &Frame<ObjId>, name: &Name, value: ObjId) -> HResult<()> {
        self.heap.dict_set_str(frame.globals, name, value);
        Ok(())
    }
    fn delete_global(&mut self, frame: &Frame<ObjId>, name: &Name) -> HResult<()> {
        match self.heap.dict_del_str(frame.globals, name) {
            Some(_) => Ok(()),
            None => Err(self.undefined(name)),
        }
    }
    fn load_from_namespace(&mut self, frame: &Frame<ObjId>, name: &Name) -> HResult<Option<ObjId>> {
        match frame.namespace {
            Some(namespace) => self.namespace_get(namespace, name),
            None => Ok(None),
        }
    }
    fn new_cell(&mut self, _name: &Name) -> ObjId {
        self.heap.add(Object::Cell(None))
    }
    fn cell_get(&mut self, cell: ObjId) -> HResult<Option<ObjId>> {
        Ok(match self.heap.get(cell) {
            Object::Cell(contents) => *contents,
            _ => None,
        })
    }
    fn cell_set(&mut self, cell: ObjId, value: Option<ObjId>) -> HResult<()> {
        if let Object::Cell(contents) = self.heap.get_mut(cell) {
            *contents = value;
        }
        Ok(())
    }
    fn unbound(&mut self, name: &Name, free: bool) -> Unwind<ObjId> {
        if free {
            return self.name_error(
                name,
                format!(
                    "cannot access free variable '{name}' where it is not associated with a \
                     value in enclosing scope"
                ),
            );
        }
        self.error(
            self.heap.types.unbound_local_error,
            format!(
                "cannot access local variable '{name}' where it is not associated with a value"
            ),
        )
    }
    fn setup_annotations(&mut self, frame: &Frame<ObjId>) -> HResult<()> {
        let namespace = frame.namespace.unwrap_or(frame.globals);
        if self.namespace_get(namespace, "__annotations__")?.is_none() {
            let (dict, key) = (
                self.heap.new_dict(),
                self.heap.intern_name("__annotations__"),
            );
            self.namespace_set(namespace, &key, dict)?;
        }
        Ok(())
    }

    fn raise(&mut self, exc: ObjId, cause: Option<ObjId>) -> Unwind<ObjId> {
        self.raise_from(exc, cause)
    }
    fn raise_again(&mut self, _frame: &Frame<ObjId>) -> Unwind<ObjId> {
        match self.active.last().and_then(|a| a.handled) {
            Some(exc) => Unwind::Raise(exc),
            None => self.runtime_error("No active exception to reraise"),
        }
    }
    fn exception_match(&mut self, exc: ObjId, class: ObjId) -> HResult {
        let matches = self.exception_matches(exc, class)?;
        Ok(self.heap.new_bool(matches))
    }
    fn has_iterators(&self, frame: &Frame<ObjId>) -> bool {
        self.code_has_iterators(&frame.code, frame.globals)
    }
    fn generator_error(&mut self, exc: ObjId) -> HResult {
        let stop = self.heap.types.stop_iteration;
        Ok(match self.heap.is_instance(exc, stop) {
            true => self.raised_in_generator(exc),
            false => exc,
        })
    }
    fn assertion_error(&mut self) -> ObjId {
        self.heap.types.assertion_error
    }
    fn enter_with(&mut self, frame: &Frame<ObjId>, manager: ObjId) -> HResult<(ObjId, ObjId)> {
        self.calling(frame);
        let class = self.heap.type_of(manager);
        let enter = self.special(class, "__enter__");
        let exit = self.special(class, "__exit__");
        let (Some(enter), Some(exit)) = (enter, exit) else {
            let name = self.heap.type_name(manager);
            let missing = if enter.is_some() {
                " (missed __exit__ method)"
            } else {
                ""
            };
            return Err(self.type_error(format!(
                "'{name}' object does not support the context manager protocol{missing}"
            )));
        };
        let exit = self.bind_descriptor(exit, Some(manager), class)?;
        let value = self.call_method_of(enter, manager, class, &[])?;
        Ok((exit, value))
    }
    fn exit_with(&mut self, frame: &Frame<ObjId>, exit: ObjId, exc: ObjId) -> HResult {
        self.calling(frame);
        let (class, traceback) = (self.heap.type_of(exc), self.traceback_of(exc));
        self.call_obj(exit, &[class, exc, traceback])
    }

    fn import_name(
        &mut self,
        frame: &Frame<ObjId>,
        name: &Name,
        level: ObjId,
        fromlist: ObjId,
    ) -> HResult {
        self.calling(frame);
        let level = self.heap.as_int(level).unwrap_or(0);
        if let Some(import) = self.overridden_import() {
            let name = self.heap.intern(name);
            let level = self.heap.new_int(level);
            let locals = frame.namespace.unwrap_or(self.heap.none);
            return self.call_obj(import, &[name, frame.globals, locals, fromlist, level]);
        }
        let imported = self.import(name, frame.globals, fromlist, level);
        self.or_unknown(frame, imported)
    }
    fn import_from(&mut self, frame: &Frame<ObjId>, module: ObjId, name: &Name) -> HResult {
        self.calling(frame);
        let imported = self.import_attr(module, name);
        self.or_unknown(frame, imported)
    }
    fn import_star(&mut self, frame: &Frame<ObjId>, module: ObjId) -> HResult<()> {
        self.calling(frame);
        let namespace = frame.namespace.unwrap_or(frame.globals);
        self.import_all(module, namespace)
    }

    fn match_sequence(&mut self, subject: ObjId) -> HResult {
        let (of, but) = self.classes_of_sequences();
        let mut is = self.is_instance_of(subject, of)?;
        if let Some(but) = but.filter(|_| is) {
            is = !self.is_instance_of(subject, but)?;
        }
        Ok(self.heap.new_bool(is))
    }
    fn match_mapping(&mut self, subject: ObjId) -> HResult {
        let of = self.classes_of_mappings();
        let is = self.is_instance_of(subject, of)?;
        Ok(self.heap.new_bool(is))
    }
    fn match_keys(&mut self, subject: ObjId, keys: ObjId) -> HResult {
        let keys = self.collect(keys)?;
        let mut values = Vec::with_capacity(keys.len());
        let plain = self.heap.payload(subject);
        for (i, &key) in keys.iter().enumerate() {
            for &earlier in &keys[..i] {
                if self.eq(earlier, key)? {
                    let key = self.repr(key)?;
                    return Err(
                        self.value_error(format!("mapping pattern checks duplicate key ({key})"))
                    );
                }
            }
            let value = if self.heap.dict(plain).is_some() {
                self.dict_get(plain, key)?
            } else {
                let get = self.get_attr_str(subject, "get")?;
                let missing = self.heap.add(Object::Cell(None));
                let value = self.call_obj(get, &[key, missing])?;
                (value != missing).then_some(value)
            };
            match value {
                Some(value) => values.push(value),
                None => return Ok(self.heap.none),
            }
        }
        Ok(self.heap.new_tuple(values))
    }
    fn match_class(
        &mut self,
        subject: ObjId,
        class: ObjId,
        names: ObjId,
        positional: u32,
    ) -> HResult {
        self.match_class_pattern(subject, class, names, positional as usize)
    }
    fn match_rest(&mut self, subject: ObjId, keys: ObjId) -> HResult {
        let rest = self.heap.new_dict();
        self.dict_update(rest, subject)?;
        for key in self.collect(keys)? {
            self.dict_del(rest, key)?;
        }
        Ok(rest)
    }
}

impl HostSpace {
    /// `a is b`. Small immutable values have no identity of their own in this space's programs,
    /// except that equal ones made apart may or may not be the same object, as in CPython.
    fn identical(&self, a: ObjId, b: ObjId) -> bool {
        if a == b {
            return true;
        }
        match (self.heap.get(a), self.heap.get(b)) {
            // A method of Python's own types read twice; `type(x)` of the singletons.
            (Object::Bool(x), Object::Bool(y)) => x == y,
            _ => false,
        }
    }

    /// The innermost frame is about to call something.
    #[inline]
    fn calling(&mut self, frame: &Frame<ObjId>) {
        if let Some(active) = self.active.last_mut() {
            active.pc = frame.pc;
        }
    }

    fn undefined(&mut self, name: &str) -> Unwind<ObjId> {
        self.name_error(name, format!("name '{name}' is not defined"))
    }

    /// A name from a `__builtins__` that `exec`'s globals bring along.
    fn user_builtin(&mut self, globals: ObjId, name: &str) -> Option<ObjId> {
        let builtins = self.heap.dict_get_str(globals, "__builtins__")?;
        match self.heap.get(builtins) {
            Object::Dict(_) => self.heap.dict_get_str(builtins, name),
            Object::Module(_) => self.heap.module_attr(builtins, name),
            _ => None,
        }
    }

    fn wrong_count(&mut self, expected: usize, got: usize, exact: bool) -> Unwind<ObjId> {
        if got > expected {
            return self.value_error(format!("too many values to unpack (expected {expected})"));
        }
        let least = if exact { "" } else { "at least " };
        self.value_error(format!(
            "not enough values to unpack (expected {least}{expected}, got {got})"
        ))
    }

    /// How a callable is called in messages about star arguments.
    fn callable_label(&self, callable: ObjId) -> String {
        match self.heap.get(callable) {
            Object::Function(f) => match f.module.and_then(|m| self.heap.as_str(m)) {
                Some(module) => format!("{module}.{}()", f.qualname),
                None => format!("{}()", f.qualname),
            },
            Object::Builtin(b) => format!("{}()", b.name),
            Object::BoundMethod { func, .. } => self.callable_label(*func),
            Object::Class(c) => match c.dict.get("__module__").and_then(|&m| self.heap.as_str(m)) {
                Some(module) => format!("{module}.{}()", c.qualname),
                None => format!("{}()", c.qualname),
            },
            _ => format!("{} object", self.heap.type_name(callable)),
        }
    }

    /// The items of a mapping: a dict, or what has `keys`.
    pub fn mapping_items(&mut self, mapping: ObjId) -> HResult<Option<Vec<(ObjId, ObjId)>>> {
        let plain = self.heap.payload(mapping);
        if self.heap.dict(plain).is_some() {
            let class = self.heap.type_of(mapping);
            let own = match self.heap.lookup_static(class, "__getitem__") {
                Some((owner, _)) => self.heap.class(owner).is_some_and(|c| c.builtin),
                None => true,
            };
            if own {
                return Ok(Some(self.table_items(plain)));
            }
        }
        let Some(keys) = self.get_attr_opt(mapping, "keys")? else {
            return Ok(None);
        };
        let keys = self.call_obj(keys, &[])?;
        let mut items = vec![];
        for key in self.collect(keys)? {
            let value = self.get_item(mapping, key)?;
            items.push((key, value));
        }
        Ok(Some(items))
    }

    fn merge(&mut self, callable: ObjId, dict: ObjId, mapping: ObjId) -> HResult<()> {
        let Some(items) = self.mapping_items(mapping)? else {
            let (label, name) = (self.callable_label(callable), self.heap.type_name(mapping));
            return Err(self.type_error(format!(
                "{label} argument after ** must be a mapping, not {name}"
            )));
        };
        for (key, value) in items {
            let label = |space: &Self| space.callable_label(callable);
            let Some(name) = self.heap.as_str(key).cloned() else {
                let label = label(self);
                return Err(self.type_error(format!("{label} keywords must be strings")));
            };
            if self.heap.dict_get_str(dict, &name).is_some() {
                let label = label(self);
                return Err(self.type_error(format!(
                    "{label} got multiple values for keyword argument '{name}'"
                )));
            }
            self.heap.dict_set_str(dict, &name, value);
        }
        Ok(())
    }

    /// `collections.abc`'s class of this name, if the program has that module.
    pub fn abstract_class(&self, name: &str) -> Option<ObjId> {
        let module = self.heap.dict_get_str(self.modules, "collections.abc")?;
        self.heap.module_attr(module, name)
    }

    /// What is matched by a pattern of a sequence: what is of one of these classes, and of none of those.
    pub fn classes_of_sequences(&mut self) -> (ObjId, Option<ObjId>) {
        let t = self.heap.types;
        let classes = vec![t.list, t.tuple, t.range, t.memoryview];
        match self.abstract_class("Sequence") {
            Some(sequence) => {
                let texts = self.heap.new_tuple([t.str, t.bytes, t.bytearray]);
                let all = [&classes[..], &[sequence]].concat();
                (self.heap.new_tuple(all), Some(texts))
            }
            None => (self.heap.new_tuple(classes), None),
        }
    }

    /// What is matched by a pattern of a mapping: what is of one of these classes.
    pub fn classes_of_mappings(&mut self) -> ObjId {
        let t = self.heap.types;
        let mut classes = vec![t.dict, t.mappingproxy];
        classes.extend(self.abstract_class("Mapping"));
        self.heap.new_tuple(classes)
    }

    fn match_class_pattern(
        &mut self,
        subject: ObjId,
        class: ObjId,
        names: ObjId,
        positional: usize,
    ) -> HResult {
        if self.heap.class(class).is_none() {
            return Err(self.type_error("called match pattern must be a class"));
        }
        if !self.is_instance_of(subject, class)? {
            return Ok(self.heap.none);
        }
        let mut values = vec![];
        let mut seen: Vec<Name> = vec![];
        if positional > 0 {
            let match_args = self.get_attr_opt(class, "__match_args__")?;
            let label = self.heap.class_name(class);
            match match_args {
                Some(args) => {
                    let args = self.collect(args)?;
                    if positional > args.len() {
                        let (n, s) = (args.len(), if args.len() == 1 { "" } else { "s" });
                        return Err(self.type_error(format!(
                            "{label}() accepts {n} positional sub-pattern{s} ({positional} given)"
                        )));
                    }
                    for &arg in &args[..positional] {
                        let name = self.attr_name(arg)?;
                        match self.pattern_attr(subject, &name)? {
                            Some(value) => values.push(value),
                            None => return Ok(self.heap.none),
                        }
                        seen.push(name);
                    }
                }
                None if positional == 1 && self.heap.is_matched_whole(class) => {
                    values.push(subject);
                }
                None => {
                    let n = usize::from(self.heap.is_matched_whole(class));
                    let s = if n == 1 { "" } else { "s" };
                    return Err(self.type_error(format!(
                        "{label}() accepts {n} positional sub-pattern{s} ({positional} given)"
                    )));
                }
            }
        }
        for name in self.collect(names)? {
            let name = self.attr_name(name)?;
            if seen.contains(&name) {
                let label = self.heap.class_name(class);
                return Err(self.type_error(format!(
                    "{label}() got multiple sub-patterns for attribute '{name}'"
                )));
            }
            match self.pattern_attr(subject, &name)? {
                Some(value) => values.push(value),
                None => return Ok(self.heap.none),
            }
        }
        Ok(self.heap.new_tuple(values))
    }

    fn pattern_attr(&mut self, subject: ObjId, name: &Name) -> HResult<Option<ObjId>> {
        let result = self.find_attr(subject, name);
        Ok(self
            .catch(result, self.heap.types.attribute_error)?
            .flatten())
    }
}

/// `ascii()` of a text that is a `repr` already.
pub fn ascii(text: &str) -> String {
    use std::fmt::Write;
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        let code = c as u32;
        let _ = match code {
            0..=0x7F => write!(out, "{c}"),
            0x80..=0xFF => write!(out, "\\x{code:02x}"),
            0x100..=0xFFFF => write!(out, "\\u{code:04x}"),
            _ => write!(out, "\\U{code:08x}"),
        };
    }
    out
}
