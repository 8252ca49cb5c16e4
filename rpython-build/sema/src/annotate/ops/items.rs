//! Containers: items, slices, iteration, membership.

use crate::annotate::errors::report::*;
use crate::annotate::ops::lowlevel;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::is_sequence;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::{BinaryOp, CompareOp};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::lltype::types::LlType;
use std::rc::Rc;

/// What to do about items of a tuple that have several types.
const UNROLLED: &str =
    "over a constant tuple, `for item in unrolling_iterable(items)` of `rpython.rlib.unroll` has a body for each item; \
     any other can be unpacked";

impl Annotator<'_> {
    /// `len(a)`
    pub fn len(&mut self, a: &SomeValue) -> An {
        let known = match &a.kind {
            Kind::Tuple(items) => Some(items.len()),
            Kind::Char => Some(1),
            Kind::Str => self.text_of(a).map(|text| text.chars().count()),
            Kind::Bytes => a
                .konst
                .and_then(|c| self.heap().as_bytes(c))
                .map(|b| b.len()),
            _ => None,
        };
        if let Some(n) = known {
            let obj = self.session.heap.new_int(n as i64);
            return self.immutable_value(obj);
        }
        match a.kind {
            Kind::Dict(_) | Kind::Set { .. } | Kind::DictView { .. } | Kind::Ptr(_) => {}
            ref kind if is_sequence(kind) => {}
            _ => return self.no_operation("len", std::slice::from_ref(a)),
        }
        Ok(SomeValue::nonneg_int())
    }

    /// `item in container`
    pub fn contains(
        &mut self,
        op: &Op<Hl>,
        container: &SomeValue,
        item: &SomeValue,
    ) -> An<Outcome> {
        match &container.kind {
            Kind::Str | Kind::Char => {
                self.expect_str(item)?;
                let text = |s: &SomeValue| self.text_of(s);
                if let (Some(text), Some(part)) = (text(container), text(item)) {
                    return Ok(self.const_bool(text.contains(&**part)).into());
                }
            }
            // (A range is asked for numbers alone.)
            &Kind::List(def) if self.a.listdef(def).range_step.is_none() => {
                if self.is_float_among_integers(item, Content::Item(def)) {
                    return self.contains_by_function(op);
                }
                self.seek(container, item)?;
            }
            Kind::List(_) => {}
            &Kind::Dict(def)
            | &Kind::Set { def, .. }
            | &Kind::DictView {
                def,
                variant: IterVariant::Keys,
            } => {
                if self.is_float_among_integers(item, Content::Key(def)) {
                    return self.helper_instead(("app_text", "float_is_key"), &op.args);
                }
                self.seek_key(def, item, "is looked for here")?
            }
            Kind::Tuple(_) => {
                if let (Some(tuple), Some(x)) = (container.konst, item.konst) {
                    let items = self.heap().as_tuple(tuple).cloned().unwrap_or_default();
                    let found: Vec<Option<bool>> =
                        items.iter().map(|&y| self.heap().native_eq(x, y)).collect();
                    if found.contains(&Some(true)) {
                        return Ok(self.const_bool(true).into());
                    }
                    if found.iter().all(|f| *f == Some(false)) {
                        return Ok(self.const_bool(false).into());
                    }
                }
                if !self.is_done_here(op, 0) {
                    return self.tuple_by_function(op, "tuple_contains");
                }
                return self.contains_in_tuple(op, container, item);
            }
            Kind::Bytes | Kind::ByteArray => match item.kind {
                Kind::Integer { .. } | Kind::Bool | Kind::Bytes | Kind::ByteArray
                    if !item.is_optional() => {}
                _ => return self.no_operation("in", &[container.clone(), item.clone()]),
            },
            Kind::DictView {
                variant: IterVariant::Items,
                ..
            } if self.may_look_up_item(container, item) => {
                let mut ops = Vec::new();
                let [key, value] = [0, 1].map(|at| self.step_item(&mut ops, &op.args[1], at));
                let func = Value::Const(self.helper(("app_text", "items_contain"))?);
                return Ok(self.last_call(ops, op, func, &[op.args[0].clone(), key, value]));
            }
            Kind::DictView { .. } | Kind::Seq(_) | Kind::Iterator { .. } => {
                return self.contains_by_function(op)
            }
            _ => return self.no_operation("in", std::slice::from_ref(container)),
        }
        Ok(SomeValue::bool().into())
    }

    /// Whether a pair is looked for in a view of items by looking its first item up among the keys. (A float among integers is compared
    /// with each of them.)
    fn may_look_up_item(&mut self, container: &SomeValue, item: &SomeValue) -> bool {
        let (Kind::DictView { def, .. }, Kind::Tuple(pair)) = (&container.kind, &item.kind) else {
            return false;
        };
        let [key, _] = &pair[..] else {
            return false;
        };
        let keys = self.look(Content::Key(*def)).kind;
        !matches!((&key.kind, keys), (Kind::Float, Kind::Integer { .. }))
    }

    pub(in crate::annotate) fn contains_by_function(&mut self, op: &Op<Hl>) -> An<Outcome> {
        self.helper_instead(("app_text", "contains"), &op.args)
    }

    /// `x in (a, b, c)`: a comparison with each.
    fn contains_in_tuple(
        &mut self,
        op: &Op<Hl>,
        container: &SomeValue,
        sought: &SomeValue,
    ) -> An<Outcome> {
        let Kind::Tuple(items) = &container.kind else {
            return Err(Stop::Blocked);
        };
        // Where functions of the program may compare.
        let by_program = std::iter::once(sought).chain(items.iter()).any(|value| {
            matches!(
                value.kind,
                Kind::Instance(_) | Kind::Tuple(_) | Kind::List(_)
            )
        });
        let (mut ops, count) = (Vec::new(), items.len());
        let mut any: Option<Value<Hl>> = None;
        for i in 0..count {
            let x = self.step_item(&mut ops, &op.args[0], i);
            let pair = vec![x, op.args[1].clone()];
            any = Some(match (any, by_program) {
                // Nothing more is asked once the item is found.
                (before, true) => {
                    let before = before.unwrap_or(self.bool_value(false));
                    let found = ("app_operators", "found_among");
                    self.step_helper(&mut ops, found, &[&[before], &pair[..]].concat())?
                }
                (None, false) => self.step(&mut ops, HlOp::Compare(CompareOp::Eq), pair),
                (Some(before), false) => {
                    let equal = self.step(&mut ops, HlOp::Compare(CompareOp::Eq), pair);
                    self.step(&mut ops, HlOp::Binary(BinaryOp::Or), vec![before, equal])
                }
            });
        }
        Ok(match any {
            Some(any) => self.given(ops, op, any),
            None => self.const_bool(false).into(),
        })
    }

    /// `a[i]`
    pub fn getitem(&mut self, a: &SomeValue, index: &SomeValue) -> An {
        if let Kind::Slice(parts) = &index.kind {
            let [start, stop, step] = &**parts;
            return self.getslice(a, [start, stop], Some(step));
        }
        Ok(match &a.kind {
            Kind::Tuple(items) => {
                let items = items.clone();
                self.tuple_item(a, &items, index)?
            }
            Kind::Seq(item) => {
                self.expect_int(index)?;
                (**item).clone()
            }
            &Kind::List(def) => {
                self.expect_int(index)?;
                self.read_item(def)
            }
            Kind::Str | Kind::Char => {
                self.expect_int(index)?;
                SomeValue::char()
            }
            Kind::Bytes | Kind::ByteArray => {
                self.expect_int(index)?;
                SomeValue::nonneg_int()
            }
            &Kind::Dict(def) => {
                self.seek_key(def, index, "is looked up here")?;
                self.read_value(def)
            }
            Kind::Ptr(ty) => {
                let ty = *ty;
                let item = self.pointer_item(ty, index)?;
                self.seen_by_program(item)
            }
            // A generic class, as in `list[int]`: only the class counts.
            Kind::Pbc(_) | Kind::Builtin(_) if a.is_const() => a.clone(),
            _ => return self.no_operation("indexing", std::slice::from_ref(a)),
        })
    }

    /// A key is looked for in a dict or a set.
    pub(in crate::annotate) fn seek_key(
        &mut self,
        def: DictDefId,
        key: &SomeValue,
        what: &'static str,
    ) -> An<()> {
        match self.sought(key, Content::Key(def)) {
            Some(sought) => self.put_in(Content::Key(def), &sought, what),
            None => Ok(()),
        }
    }

    fn tuple_item(&mut self, tuple: &SomeValue, items: &[SomeValue], index: &SomeValue) -> An {
        self.expect_int(index)?;
        let n = items.len() as i64;
        match self.int_of(index) {
            Some(i) => {
                let at = if i < 0 { i + n } else { i };
                match usize::try_from(at).ok().and_then(|at| items.get(at)) {
                    Some(item) => Ok(item.clone()),
                    // The tuple may meet others yet: see `report_lengths`.
                    None => Err(Stop::Blocked),
                }
            }
            None => {
                let mut all = SomeValue::IMPOSSIBLE;
                for item in items {
                    all = match self.union(&all, item) {
                        Ok(all) => all,
                        Err(_) => {
                            let refused = self.fail_of(NOT_CONSTANT, tuple, |what| {
                                format!("the items of {what} differ in type: the index must be a constant")
                            });
                            return refused
                                .map_err(|stop: Stop| stop.with(|error| error.help(UNROLLED)));
                        }
                    };
                }
                Ok(all)
            }
        }
    }

    /// The item of an array (or of the array at the end of a structure) behind a pointer.
    pub fn pointer_item(&mut self, ty: LlType, index: &SomeValue) -> An {
        self.expect_int(index)?;
        match lowlevel::getitem(&mut self.session.heap, ty) {
            Ok(value) => Ok(value),
            Err(message) => self.fail(NO_OPERATION, message),
        }
    }

    /// Checks that a value fits a field or an item.
    pub fn check_low_level_store(&mut self, place: &SomeValue, value: &SomeValue) -> An<()> {
        match lowlevel::check_store(self.heap(), place, value) {
            Ok(()) => Ok(()),
            Err(message) => self.fail_of(NO_OPERATION, value, |_| message),
        }
    }

    /// `a[i] = value`
    pub fn setitem(
        &mut self,
        op: &Op<Hl>,
        a: &SomeValue,
        index: &SomeValue,
        value: &SomeValue,
    ) -> An<Outcome> {
        match &a.kind {
            &Kind::List(def) => {
                if let Kind::Slice(parts) = &index.kind {
                    // A step of 1 is none: the list may get another length.
                    let step = self.int_of(&parts[2]);
                    match step {
                        Some(step) if step != 1 => self.mark_mutated(def)?,
                        _ => self.mark_resized(def)?,
                    }
                    if let Some(item) = self.items_of(value)? {
                        self.put_in(Content::Item(def), &item, "is stored in the list here")?;
                    }
                    return Ok(self.none().into());
                }
                self.expect_int(index)?;
                self.mark_mutated(def)?;
                self.put_in(Content::Item(def), value, "is stored in the list here")?;
            }
            &Kind::Dict(def) => self.store_in_dict(def, index, value)?,
            Kind::ByteArray => {
                if let Kind::Slice(_) = index.kind {
                    let more = std::slice::from_ref(&op.args[2]);
                    return self.stepped_slice(op, "set_stepped", more);
                }
                self.expect_int(index)?;
                self.expect_int(value)?;
            }
            Kind::Ptr(ty) => {
                let ty = *ty;
                let place = self.pointer_item(ty, index)?;
                self.check_low_level_store(&place, value)?;
            }
            _ => return self.no_operation("item assignment", std::slice::from_ref(a)),
        }
        Ok(self.none().into())
    }

    /// An operation on a slice with a step of a bytearray, by a function in Python.
    fn stepped_slice(&mut self, op: &Op<Hl>, name: &str, more: &[Value<Hl>]) -> An<Outcome> {
        let func = Value::Const(self.helper(("app_str", name))?);
        let mut ops = Vec::new();
        let mut call = vec![op.args[0].clone()];
        for part in ["start", "stop", "step"] {
            call.push(self.step_attr(&mut ops, &op.args[1], part));
        }
        call.extend_from_slice(more);
        Ok(self.last_call(ops, op, func, &call))
    }

    /// `del a[i]`
    pub fn delitem(&mut self, op: &Op<Hl>, a: &SomeValue, index: &SomeValue) -> An<Outcome> {
        match a.kind {
            Kind::List(def) => {
                if !matches!(index.kind, Kind::Slice(_)) {
                    self.expect_int(index)?;
                }
                self.mark_resized(def)?;
            }
            Kind::Dict(def) => self.seek_key(def, index, "is deleted here")?,
            Kind::ByteArray => {
                if let Kind::Slice(_) = index.kind {
                    return self.stepped_slice(op, "del_stepped", &[]);
                }
                self.expect_int(index)?;
            }
            _ => return self.no_operation("del", std::slice::from_ref(a)),
        }
        Ok(self.none().into())
    }

    /// `a[start:stop]`, or `a[start:stop:step]`
    pub fn getslice(
        &mut self,
        a: &SomeValue,
        [start, stop]: [&SomeValue; 2],
        step: Option<&SomeValue>,
    ) -> An {
        self.check_index_or_none(start)?;
        self.check_index_or_none(stop)?;
        match &a.kind {
            Kind::Str | Kind::Char => Ok(SomeValue::str()),
            Kind::Bytes => Ok(SomeValue::bytes()),
            Kind::ByteArray => Ok(SomeValue::bytearray()),
            &Kind::List(def) => self.list_slice(def),
            Kind::Tuple(_) | Kind::Seq(_) => self.tuple_slice(a, start, stop, step),
            _ => self.no_operation("slicing", std::slice::from_ref(a)),
        }
    }

    /// A slice of a list: of a range, a range.
    fn list_slice(&mut self, def: ListDefId) -> An {
        let item = self.read_item(def);
        let step = self.a.listdef(def).range_step;
        let step = step.and(Some(RangeStep::Variable));
        let made = self.list_here(0);
        let new = self.a.listdef(made).item.is_impossible();
        let value = self.new_list(&item)?;
        let made = self.a.lists.get_mut(made);
        if new {
            made.range_step = step;
        } else if made.range_step.is_some() && made.range_step != step {
            made.range_step = step;
            let readers = made.readers.clone();
            self.reflow_all(&readers);
        }
        Ok(value)
    }

    fn tuple_slice(
        &mut self,
        tuple: &SomeValue,
        start: &SomeValue,
        stop: &SomeValue,
        step: Option<&SomeValue>,
    ) -> An {
        // What is not known: `None`. What is left out: `Some(None)`.
        let bound = |s: &SomeValue| match (&s.kind, self.int_of(s)) {
            (Kind::None, _) => Some(None),
            (_, Some(i)) => Some(Some(i)),
            _ => None,
        };
        let step = step.map_or(Some(None), bound);
        let known = (&tuple.kind, bound(start), bound(stop), step);
        let (Kind::Tuple(items), Some(start), Some(stop), Some(step)) = known else {
            let item = self.seq_item(tuple, tuple);
            return Ok(SomeValue::seq(&self.joined(item)?));
        };
        let n = items.len() as i64;
        let step = step.unwrap_or(1);
        if step == 0 {
            return self.fail(NO_OPERATION, "the step of a slice is zero");
        }
        let clamp = |i: i64| {
            let i = if i < 0 { i + n } else { i };
            if step > 0 {
                i.clamp(0, n)
            } else {
                i.clamp(-1, n - 1)
            }
        };
        let (first, last) = if step > 0 { (0, n) } else { (n - 1, -1) };
        let (mut at, end) = (start.map_or(first, clamp), stop.map_or(last, clamp));
        let mut picked = Vec::new();
        while (step > 0 && at < end) || (step < 0 && at > end) {
            picked.push(items[at as usize].clone());
            at += step;
        }
        Ok(self.new_tuple(&picked))
    }

    /// `a[start:stop] = value`, or `del a[start:stop]`
    pub fn change_slice(&mut self, args: &[SomeValue]) -> An {
        match args[0].kind {
            Kind::List(def) => {
                self.check_index_or_none(&args[1])?;
                self.check_index_or_none(&args[2])?;
                self.mark_resized(def)?;
                let stored = args.get(3).map(|items| self.items_of(items)).transpose()?;
                if let Some(item) = stored.flatten() {
                    self.put_in(Content::Item(def), &item, "is stored in the list here")?;
                }
            }
            Kind::ByteArray => {
                self.check_index_or_none(&args[1])?;
                self.check_index_or_none(&args[2])?;
                let stored = args.get(3).map(|items| self.items_of(items)).transpose()?;
                if let Some(item) = stored.flatten().filter(|item| !item.is_impossible()) {
                    self.expect_int(&item)?;
                }
            }
            _ if args.len() == 3 => return self.no_operation("del", &args[..1]),
            _ => return self.no_operation("slice assignment", &args[..1]),
        }
        Ok(self.none())
    }

    // Iteration.

    /// `iter(a)`
    pub fn iter(&mut self, a: &SomeValue) -> An {
        match a.kind {
            Kind::Iterator { .. } => Ok(a.clone()),
            _ => self.iterator_over(a, IterVariant::Plain),
        }
    }

    /// An iterator over one builtin container.
    pub fn iterator_over(&mut self, a: &SomeValue, variant: IterVariant) -> An {
        match &a.kind {
            Kind::Dict(_) | Kind::Set { .. } | Kind::DictView { .. } | Kind::Iterator { .. } => {}
            kind if is_sequence(kind) => {}
            _ => return self.no_operation("iteration", std::slice::from_ref(a)),
        }
        Ok(SomeValue::iterator(
            Rc::new([self.iterated(a, 0)?]),
            variant,
        ))
    }

    /// What an iterator over all of these holds.
    pub fn all_iterated(&mut self, args: &[SomeValue]) -> An<Rc<[SomeValue]>> {
        // (The last of very many share a list.)
        let number = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        let numbered = args.iter().enumerate();
        numbered.map(|(n, a)| self.iterated(a, number(n))).collect()
    }

    /// What an iterator over this holds, which is argument `number` of the operation at work. A
    /// tuple becomes a list: where iterators meet, their items have to be of one type.
    pub fn iterated(&mut self, a: &SomeValue, number: u8) -> An {
        if !a.kind.is_tuple() {
            return Ok(SomeValue {
                facts: None,
                ..a.clone()
            });
        }
        let item = self.items_of(a);
        let item = item.map_err(|stop| stop.with(|error| error.help(UNROLLED)));
        let item = item?.unwrap_or_default();
        let list = self.list_here(number);
        self.put_in(Content::Item(list), &item, "is iterated over here")?;
        Ok(SomeValue::list(list))
    }

    /// `next(a)`
    pub fn next(&mut self, a: &SomeValue) -> An {
        match &a.kind {
            Kind::Iterator { over, variant } => self.next_item(&over.clone(), *variant),
            _ => self.no_operation("next", std::slice::from_ref(a)),
        }
    }

    /// What an iterator hands out.
    pub fn next_item(&mut self, over: &[SomeValue], variant: IterVariant) -> An {
        let pair = |a: SomeValue, b: SomeValue| {
            if a.is_impossible() || b.is_impossible() {
                SomeValue::IMPOSSIBLE
            } else {
                SomeValue::tuple(vec![a, b])
            }
        };
        Ok(match variant {
            IterVariant::Plain | IterVariant::Reversed => {
                self.items_of(&over[0])?.unwrap_or_default()
            }
            IterVariant::Enumerate => {
                let item = self.at_item(1, |this| this.items_of(&over[0]))?;
                let start = over.get(1).is_none_or(|s| {
                    matches!(s.kind, Kind::Integer { nonneg: true, .. } | Kind::Bool)
                });
                let index = if start {
                    SomeValue::nonneg_int()
                } else {
                    SomeValue::int()
                };
                pair(index, item.unwrap_or_default())
            }
            IterVariant::Zip => {
                let mut items = Vec::new();
                for (at, one) in over.iter().enumerate() {
                    let item = self.at_item(at, |this| this.items_of(one))?;
                    let item = item.unwrap_or_default();
                    if item.is_impossible() {
                        return Ok(item);
                    }
                    items.push(item);
                }
                SomeValue::tuple(items)
            }
            IterVariant::Keys | IterVariant::Values | IterVariant::Items => {
                let Kind::Dict(def) = over[0].kind else {
                    return self.no_operation("next", over);
                };
                self.view_item(def, variant)
            }
        })
    }

    fn view_item(&mut self, def: DictDefId, variant: IterVariant) -> SomeValue {
        match variant {
            IterVariant::Values => self.read_value(def),
            IterVariant::Items => {
                let (key, value) = self.read_pair(def);
                if key.is_impossible() || value.is_impossible() {
                    SomeValue::IMPOSSIBLE
                } else {
                    SomeValue::tuple(vec![key, value])
                }
            }
            _ => self.read_key(def),
        }
    }

    /// What iterating over this hands out; `None` if nothing (so far).
    pub fn items_of(&mut self, a: &SomeValue) -> An<Option<SomeValue>> {
        let item = match &a.kind {
            &Kind::List(def) => self.read_item(def),
            // (What an iterator is over.)
            Kind::ListOrTuple(list) => return self.items_of(&list.clone()),
            Kind::Str | Kind::Char => SomeValue::char(),
            Kind::Bytes | Kind::ByteArray => SomeValue::nonneg_int(),
            &Kind::Dict(def) | &Kind::Set { def, .. } => self.read_key(def),
            &Kind::DictView { def, variant } => self.view_item(def, variant),
            Kind::Seq(item) => (**item).clone(),
            Kind::Tuple(items) => {
                let items = items.clone();
                let mut all = SomeValue::IMPOSSIBLE;
                for item in items.iter() {
                    all = self.join(&all, item)?;
                }
                all
            }
            Kind::Iterator { over, variant } => {
                let (over, variant) = (over.clone(), *variant);
                self.next_item(&over, variant)?
            }
            _ => return self.no_operation("iteration", std::slice::from_ref(a)),
        };
        Ok(if item.is_impossible() {
            None
        } else {
            Some(item)
        })
    }

    /// Whether `items_of` can tell what this hands out.
    pub fn is_builtin_iterable(&self, a: &SomeValue) -> bool {
        !matches!(a.kind, Kind::Instance(_))
    }

    // Lists.

    /// The length of a list changes here.
    pub fn mark_resized(&mut self, list: ListDefId) -> An<()> {
        if self.a.listdef(list).must_not_resize.is_some() {
            return self.fail(RESIZED, "this list was declared to keep its length");
        }
        self.a.lists.get_mut(list).relengthened = true;
        self.mark_growing(list);
        Ok(())
    }

    /// The length of a list changes, but by no operation of the program's, so that lists that were
    /// declared to keep theirs may do it: the items of a display or a comprehension come one by
    /// one, those of a list are away while it is sorted.
    pub(in crate::annotate) fn mark_growing(&mut self, list: ListDefId) {
        let def = self.a.lists.get_mut(list);
        def.resized = true;
        def.mutated = true;
        self.no_range(list);
    }

    /// Items are assigned here.
    pub fn mark_mutated(&mut self, list: ListDefId) -> An<()> {
        if self.a.listdef(list).must_not_mutate.is_some() {
            return self.fail(RESIZED, "this list was declared not to change");
        }
        self.a.lists.get_mut(list).mutated = true;
        self.no_range(list);
        Ok(())
    }

    /// What was a range so far is a list.
    fn no_range(&mut self, list: ListDefId) {
        let def = self.a.lists.get_mut(list);
        if def.range_step.take().is_some() {
            let readers = def.readers.clone();
            self.reflow_all(&readers);
        }
    }

    /// Adds an item to the list of a display or a comprehension, while it is being made.
    pub fn collect(&mut self, list: &SomeValue, item: &SomeValue) -> An<()> {
        match list.kind {
            Kind::List(def) => {
                self.mark_growing(def);
                self.put_in(Content::Item(def), item, "is appended here")
            }
            _ => self.no_operation("append", std::slice::from_ref(list)),
        }
    }

    /// Two lists are held alike from here on.
    pub(in crate::annotate) fn hold_lists_alike(&mut self, a: ListDefId, b: ListDefId) -> An<()> {
        let merged = self.merge_lists(a, b);
        self.joined(merged)
    }

    /// The same for dicts, or sets.
    pub(in crate::annotate) fn hold_dicts_alike(&mut self, a: DictDefId, b: DictDefId) -> An<()> {
        let merged = self.merge_dicts(a, b);
        self.joined(merged)
    }

    /// Adds to a set.
    pub fn add_to_set(&mut self, set: &SomeValue, item: &SomeValue) -> An<()> {
        match set.kind {
            Kind::Set { def, .. } => {
                self.put_in(Content::Key(def), item, "is added to the set here")
            }
            _ => self.no_operation("add", std::slice::from_ref(set)),
        }
    }

    /// Puts keys and values into a dict, where there are any.
    pub fn fill_dict(&mut self, dict: DictDefId, key: &SomeValue, value: &SomeValue) -> An<()> {
        if key.is_impossible() || value.is_impossible() {
            return Ok(());
        }
        self.at_item(0, |this| this.store_key(dict, key))?;
        self.at_item(1, |this| this.store_value(dict, value))
    }

    /// Stores everything in a mapping, or an iterable of pairs, in a dict.
    pub fn update_dict(&mut self, dict: &SomeValue, from: &SomeValue) -> An<()> {
        let Kind::Dict(def) = dict.kind else {
            return self.no_operation("update", std::slice::from_ref(dict));
        };
        if let Kind::Dict(other) = from.kind {
            let (key, value) = self.read_pair(other);
            return self.fill_dict(def, &key, &value);
        }
        match self.items_of(from)? {
            None => Ok(()),
            Some(SomeValue {
                kind: Kind::Tuple(pair),
                ..
            }) if pair.len() == 2 => self.fill_dict(def, &pair[0], &pair[1]),
            Some(other) => self.no_operation("making a dict", &[other]),
        }
    }
}

impl Annotator<'_> {
    /// What is looked for among values: a number among numbers is found whether it is a `bool` or
    /// not, and a member of an enumeration of texts among texts. Where that may matter and there are no values
    /// (so far), it is not known until that is decided. A float among integers makes no floats of them.
    pub(in crate::annotate) fn sought(
        &mut self,
        value: &SomeValue,
        content: Content,
    ) -> Option<SomeValue> {
        let among = self.look(content);
        Some(match (&value.kind, &among.kind) {
            _ if value.is_optional() => value.clone(),
            (Kind::Bool, Kind::Integer { .. }) => SomeValue::nonneg_int(),
            (&Kind::Integer { nonneg, int, .. }, Kind::Integer { .. }) => {
                SomeValue::integer(int, nonneg)
            }
            (Kind::Float, Kind::Integer { .. }) => {
                let site = (self.pos.graph, self.result);
                let asked = (content, self.span);
                self.a.state.sought_floats.insert(site, asked);
                return None;
            }
            (Kind::Instance(_), Kind::Str | Kind::Char | Kind::Integer { .. } | Kind::Float) => {
                self.data_of_member(value).unwrap_or_else(|| value.clone())
            }
            (kind, Kind::Impossible)
                if matches!(kind, Kind::Bool | Kind::Float)
                    || self.data_of_member(value).is_some() =>
            {
                self.wait_for_more().ok()?;
                value.clone()
            }
            _ => value.clone(),
        })
    }

    /// Whether a float is looked for among integers, so far: in Python, which asks for the integer that it is as large as.
    pub(in crate::annotate) fn is_float_among_integers(
        &mut self,
        sought: &SomeValue,
        content: Content,
    ) -> bool {
        matches!(sought.kind, Kind::Float)
            && !sought.nullable
            && matches!(self.look(content).kind, Kind::Integer { .. })
    }

    /// Reports floats that are looked for among what are integers to the end.
    pub(in crate::annotate) fn check_sought_floats(&mut self) {
        for (_, (content, span)) in std::mem::take(&mut self.a.state.sought_floats) {
            let content = self.root_content(content);
            if !matches!(self.content(content).kind, Kind::Integer { .. }) {
                continue;
            }
            let help = "ask for `int(x)` where `x == int(x)`, or write the numbers in the container as floats";
            let mut error = self
                .error(NO_UNION, "a `float` is looked for among `int`s")
                .help(help.to_string());
            if let Some(span) = span {
                error = error.at(span, "this is a `float`");
            }
            self.report(error);
        }
    }

    /// For the comparison of containers of which one has integers, or nothing so far, where the other has floats, which of
    /// them that is: neither becomes one of the other sort.
    pub(in crate::annotate) fn with_integers(&mut self, contents: [Content; 2]) -> Option<usize> {
        let [a, b] = contents.map(|content| self.look(content).kind);
        match (&a, &b) {
            (Kind::Integer { .. } | Kind::Impossible, Kind::Float) => Some(0),
            (Kind::Float, Kind::Integer { .. } | Kind::Impossible) => Some(1),
            _ => None,
        }
    }
}
