//! Containers: items, slices, iteration, membership.

use super::annotator::{An, Annotator, Outcome};
use super::defs::*;
use super::errors::*;
use super::lowlevel;
use super::model::*;
use super::operators::KeyFunction;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::lltype::types::LlType;
use std::rc::Rc;

impl Annotator<'_> {
    /// `len(a)`
    pub fn len(&mut self, op: &Op<Hl>, a: &SomeValue) -> An<Outcome> {
        let known = match &a.kind {
            Kind::Tuple(items) => Some(items.len()),
            Kind::Char => Some(1),
            Kind::Str { .. } => self.text_of(a).map(|s| s.chars().count()),
            Kind::Bytes { .. } => a
                .konst
                .and_then(|c| self.heap().as_bytes(c))
                .map(|b| b.len()),
            _ => None,
        };
        if let Some(n) = known {
            let obj = self.session.heap.new_int(n as i64);
            return Ok(self.immutable_value(obj)?.into());
        }
        match a.kind {
            Kind::Instance { class, .. } => {
                if self.has_special(class, "__len__") {
                    return Ok(self.special_call(&op.args[0], "__len__", &[]));
                }
                self.no_operation("len", std::slice::from_ref(a))
            }
            Kind::Str { .. }
            | Kind::Bytes { .. }
            | Kind::ByteArray { .. }
            | Kind::List { .. }
            | Kind::Seq { .. }
            | Kind::Dict { .. }
            | Kind::Set { .. }
            | Kind::DictView { .. }
            | Kind::Ptr(_) => Ok(SomeValue::nonneg_int().into()),
            Kind::None => Err(Stop::Blocked),
            _ => self.no_operation("len", std::slice::from_ref(a)),
        }
    }

    /// `item in container`
    pub fn contains(
        &mut self,
        op: &Op<Hl>,
        container: &SomeValue,
        item: &SomeValue,
    ) -> An<Outcome> {
        match &container.kind {
            &Kind::Instance { class, .. } => {
                if self.has_special(class, "__contains__") {
                    return Ok(self.special_call(&op.args[0], "__contains__", &op.args[1..2]));
                }
                if self.has_special(class, "__iter__") || self.has_special(class, "__getitem__") {
                    return self.contains_by_function(op);
                }
                return self.no_operation("in", std::slice::from_ref(container));
            }
            Kind::Iterator { .. } => return self.contains_by_function(op),
            Kind::Str { .. } | Kind::Char => {
                self.expect_str(item)?;
                let text = |s: &SomeValue| self.text_of(s);
                if let (Some(text), Some(part)) = (text(container), text(item)) {
                    return Ok(self.const_bool(text.contains(&**part)).into());
                }
            }
            &Kind::List { def, .. } => {
                let range = self.a.listdef(def).range_step.is_some();
                if !range {
                    let among = self.a.listdef(def).item.clone();
                    let sought = self.sought(item, &among);
                    let grown =
                        self.list_generalize(def, &sought, "is looked for in the list here");
                    self.joined(grown)?;
                    let item = self.read_item(def);
                    self.require(&item, KeyFunction::Eq)?;
                }
            }
            &Kind::Dict { def, .. } | &Kind::Set { def, .. } => {
                let among = self.a.dictdef(def).key.clone();
                let sought = self.sought(item, &among);
                let grown = self.dict_generalize_key(def, &sought, "is looked for here");
                self.joined(grown)?;
            }
            &Kind::DictView {
                def,
                variant: IterVariant::Keys,
            } => {
                let among = self.a.dictdef(def).key.clone();
                let sought = self.sought(item, &among);
                let grown = self.dict_generalize_key(def, &sought, "is looked for here");
                self.joined(grown)?;
            }
            Kind::Tuple(items) => {
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
                let _ = items;
                if !self.is_done_here(op, 0) {
                    return self.tuple_by_function(op, "tuple_contains");
                }
                return self.contains_in_tuple(op, container, item);
            }
            Kind::Bytes { .. } | Kind::ByteArray { .. } => match item.kind {
                Kind::Integer { .. } | Kind::Bool | Kind::Bytes { .. } | Kind::ByteArray { .. } => {
                }
                _ => return self.no_operation("in", &[container.clone(), item.clone()]),
            },
            Kind::DictView { .. } | Kind::Seq { .. } => return self.contains_by_function(op),
            Kind::None => return Err(Stop::Blocked),
            _ => return self.no_operation("in", std::slice::from_ref(container)),
        }
        Ok(SomeValue::bool().into())
    }

    fn contains_by_function(&mut self, op: &Op<Hl>) -> An<Outcome> {
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
                Kind::Instance { .. } | Kind::Tuple(_) | Kind::List { .. }
            )
        });
        let mut ops = Vec::new();
        let mut any: Option<Var> = None;
        for i in 0..items.len() {
            let index = self.int_value(i as i64);
            let (x, equal) = (self.new_var(), self.new_var());
            ops.push(self.make_op(HlOp::GetItem, vec![op.args[0].clone(), index], x));
            if by_program {
                // Nothing more is asked once the item is found.
                let step = self.helper(("app_operators", "found_among"))?;
                let before = match any {
                    Some(before) => Value::Var(before),
                    None => self.bool_value(false),
                };
                let call = vec![
                    Value::Const(step),
                    before,
                    Value::Var(x),
                    op.args[1].clone(),
                ];
                ops.push(self.make_op(HlOp::SimpleCall, call, equal));
                any = Some(equal);
                continue;
            }
            let compare = HlOp::Compare(crate::front::code::CompareOp::Eq);
            ops.push(self.make_op(compare, vec![Value::Var(x), op.args[1].clone()], equal));
            any = Some(match any {
                None => equal,
                Some(before) => {
                    let both = self.new_var();
                    let or = HlOp::Binary(crate::front::code::BinaryOp::Or);
                    ops.push(self.make_op(or, vec![Value::Var(before), Value::Var(equal)], both));
                    both
                }
            });
        }
        let Some(any) = any else {
            return Ok(self.const_bool(false).into());
        };
        ops.push(self.make_op(HlOp::SameAs, vec![Value::Var(any)], op.result));
        Ok(Outcome::Resolved(ops))
    }

    /// `a[i]`
    pub fn getitem(&mut self, op: &Op<Hl>, a: &SomeValue, index: &SomeValue) -> An<Outcome> {
        if let Kind::Slice(parts) = &index.kind {
            let parts = parts.clone();
            return self.slice_with_step(op, a, &parts);
        }
        let value = match &a.kind {
            &Kind::Instance { class, .. } => {
                if self.has_special(class, "__getitem__") {
                    return Ok(self.method_call(&op.args[0], "__getitem__", &op.args[1..2]));
                }
                return self.no_operation("indexing", std::slice::from_ref(a));
            }
            Kind::Tuple(items) => {
                let items = items.clone();
                self.tuple_item(a, &items, index)?
            }
            Kind::Seq { item, .. } => {
                self.expect_int(index)?;
                (**item).clone()
            }
            &Kind::List { def, .. } => {
                self.expect_int(index)?;
                self.read_item(def)
            }
            Kind::Str { .. } | Kind::Char => {
                self.expect_int(index)?;
                SomeValue::char()
            }
            Kind::Bytes { .. } | Kind::ByteArray { .. } => {
                self.expect_int(index)?;
                SomeValue::nonneg_int()
            }
            &Kind::Dict { def, .. } => {
                let among = self.a.dictdef(def).key.clone();
                let sought = self.sought(index, &among);
                let grown = self.dict_generalize_key(def, &sought, "is looked up here");
                self.joined(grown)?;
                self.read_value(def)
            }
            Kind::Ptr(ty) => {
                let ty = *ty;
                let item = self.pointer_item(ty, index)?;
                self.seen_by_program(item)
            }
            // A generic class, as in `list[int]`: only the class counts.
            Kind::Pbc { .. } | Kind::Builtin(_) if a.is_const() => a.clone(),
            Kind::None => return Err(Stop::Blocked),
            _ => return self.no_operation("indexing", std::slice::from_ref(a)),
        };
        Ok(value.into())
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
                            let what = self.describe(tuple);
                            let message = format!(
                                "the items of {what} differ in type: the index must be a constant"
                            );
                            return self.fail(NOT_CONSTANT, message);
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
        match lowlevel::getitem(self.heap(), ty) {
            Ok(value) => Ok(value),
            Err(message) => self.fail(NO_OPERATION, message),
        }
    }

    /// Checks that a value fits a field or an item.
    pub fn check_low_level_store(&mut self, place: &SomeValue, value: &SomeValue) -> An<()> {
        match lowlevel::check_store(self.heap(), place, value) {
            Ok(()) => Ok(()),
            Err(message) => self.fail(NO_OPERATION, message),
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
            &Kind::Instance { class, .. } => {
                if self.has_special(class, "__setitem__") {
                    return Ok(self.method_call(&op.args[0], "__setitem__", &op.args[1..3]));
                }
                return self.no_operation("item assignment", std::slice::from_ref(a));
            }
            &Kind::List { def, .. } => {
                if let Kind::Slice(parts) = &index.kind {
                    // A step of 1 is none: the list may get another length.
                    let step = self.int_of(&parts[2]);
                    match step {
                        Some(step) if step != 1 => self.mark_mutated(def)?,
                        _ => self.mark_resized(def)?,
                    }
                    if let Some(item) = self.items_of(value)? {
                        let grown = self.list_generalize(def, &item, "is stored in the list here");
                        self.joined(grown)?;
                    }
                    return Ok(self.none().into());
                }
                self.expect_int(index)?;
                self.mark_mutated(def)?;
                let grown = self.list_generalize(def, value, "is stored in the list here");
                self.joined(grown)?;
            }
            &Kind::Dict { def, .. } => self.store_in_dict(def, index, value)?,
            Kind::ByteArray { .. } => {
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
            Kind::None => return Err(Stop::Blocked),
            _ => return self.no_operation("item assignment", std::slice::from_ref(a)),
        }
        Ok(self.none().into())
    }

    /// An operation on a slice with a step of a bytearray, by a function in Python.
    fn stepped_slice(&mut self, op: &Op<Hl>, name: &str, more: &[Value<Hl>]) -> An<Outcome> {
        let func = self.helper(("app_str", name))?;
        let mut ops = Vec::new();
        let mut call = vec![Value::Const(func), op.args[0].clone()];
        for part in ["start", "stop", "step"] {
            let attr = self.text_value(part);
            let got = self.new_var();
            ops.push(self.make_op(HlOp::GetAttr, vec![op.args[1].clone(), attr], got));
            call.push(Value::Var(got));
        }
        call.extend_from_slice(more);
        ops.push(self.make_op(HlOp::SimpleCall, call, op.result));
        Ok(Outcome::Resolved(ops))
    }

    /// `del a[i]`
    pub fn delitem(&mut self, op: &Op<Hl>, a: &SomeValue, index: &SomeValue) -> An<Outcome> {
        match a.kind {
            Kind::Instance { class, .. } => {
                if self.has_special(class, "__delitem__") {
                    return Ok(self.method_call(&op.args[0], "__delitem__", &op.args[1..2]));
                }
                return self.no_operation("del", std::slice::from_ref(a));
            }
            Kind::List { def, .. } => {
                if !matches!(index.kind, Kind::Slice(_)) {
                    self.expect_int(index)?;
                }
                self.mark_resized(def)?;
            }
            Kind::Dict { def, .. } => {
                let among = self.a.dictdef(def).key.clone();
                let sought = self.sought(index, &among);
                let grown = self.dict_generalize_key(def, &sought, "is deleted here");
                self.joined(grown)?;
            }
            Kind::ByteArray { .. } => {
                if let Kind::Slice(_) = index.kind {
                    return self.stepped_slice(op, "del_stepped", &[]);
                }
                self.expect_int(index)?;
            }
            Kind::None => return Err(Stop::Blocked),
            _ => return self.no_operation("del", std::slice::from_ref(a)),
        }
        Ok(self.none().into())
    }

    /// `a[start:stop]`
    pub fn getslice(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        let a = &args[0];
        if let Kind::Instance { class, .. } = a.kind {
            if self.has_special(class, "__getitem__") {
                return self.special_slice(op, "__getitem__", &op.args[1..3], &[]);
            }
        }
        self.check_index_or_none(&args[1])?;
        self.check_index_or_none(&args[2])?;
        let value = match &a.kind {
            Kind::Str { .. } | Kind::Char => SomeValue::str(),
            Kind::Bytes { .. } => SomeValue::bytes(),
            Kind::ByteArray { .. } => SomeValue::bytearray(),
            &Kind::List { def, .. } => self.list_slice(def)?,
            Kind::Tuple(_) | Kind::Seq { .. } => self.tuple_slice(a, &args[1], &args[2], None)?,
            Kind::None => return Err(Stop::Blocked),
            _ => return self.no_operation("slicing", std::slice::from_ref(a)),
        };
        Ok(value.into())
    }

    fn special_slice(
        &mut self,
        op: &Op<Hl>,
        method: &str,
        bounds: &[Value<Hl>],
        more: &[Value<Hl>],
    ) -> An<Outcome> {
        let slice = self.new_var();
        let none = self.heap().none;
        let parts = vec![bounds[0].clone(), bounds[1].clone(), Value::Const(none)];
        let make = self.make_op(HlOp::NewSlice, parts, slice);
        let mut args = vec![Value::Var(slice)];
        args.extend_from_slice(more);
        let Outcome::Resolved(mut ops) = self.method_call(&op.args[0], method, &args) else {
            return Err(Stop::Blocked);
        };
        ops.insert(0, make);
        Ok(Outcome::Resolved(ops))
    }

    fn slice_with_step(
        &mut self,
        op: &Op<Hl>,
        a: &SomeValue,
        parts: &[SomeValue; 3],
    ) -> An<Outcome> {
        let value = match &a.kind {
            &Kind::Instance { class, .. } => {
                if self.has_special(class, "__getitem__") {
                    return Ok(self.method_call(&op.args[0], "__getitem__", &op.args[1..2]));
                }
                return self.no_operation("slicing", std::slice::from_ref(a));
            }
            Kind::Str { .. } | Kind::Char => SomeValue::str(),
            Kind::Bytes { .. } => SomeValue::bytes(),
            Kind::ByteArray { .. } => SomeValue::bytearray(),
            &Kind::List { def, .. } => self.list_slice(def)?,
            Kind::Tuple(_) | Kind::Seq { .. } => {
                self.tuple_slice(a, &parts[0], &parts[1], Some(&parts[2]))?
            }
            Kind::None => return Err(Stop::Blocked),
            _ => return self.no_operation("slicing", std::slice::from_ref(a)),
        };
        Ok(value.into())
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

    /// `a[start:stop] = value`
    pub fn setslice(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        match args[0].kind {
            Kind::Instance { class, .. } if self.has_special(class, "__setitem__") => {
                return self.special_slice(op, "__setitem__", &op.args[1..3], &op.args[3..4]);
            }
            Kind::List { def, .. } => {
                self.check_index_or_none(&args[1])?;
                self.check_index_or_none(&args[2])?;
                self.mark_resized(def)?;
                if let Some(item) = self.items_of(&args[3])? {
                    let grown = self.list_generalize(def, &item, "is stored in the list here");
                    self.joined(grown)?;
                }
            }
            Kind::ByteArray { .. } => {}
            Kind::None => return Err(Stop::Blocked),
            _ => return self.no_operation("slice assignment", &args[..1]),
        }
        Ok(self.none().into())
    }

    /// `del a[start:stop]`
    pub fn delslice(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        match args[0].kind {
            Kind::Instance { class, .. } if self.has_special(class, "__delitem__") => {
                return self.special_slice(op, "__delitem__", &op.args[1..3], &[]);
            }
            Kind::List { def, .. } => {
                self.check_index_or_none(&args[1])?;
                self.check_index_or_none(&args[2])?;
                self.mark_resized(def)?;
            }
            Kind::ByteArray { .. } => {}
            Kind::None => return Err(Stop::Blocked),
            _ => return self.no_operation("del", &args[..1]),
        }
        Ok(self.none().into())
    }

    // Iteration.

    /// `iter(a)`
    pub fn iter(&mut self, op: &Op<Hl>, a: &SomeValue) -> An<Outcome> {
        match a.kind {
            Kind::Instance { class, .. } => {
                if self.has_special(class, "__iter__") {
                    return Ok(self.special_call(&op.args[0], "__iter__", &[]));
                }
                if self.has_special(class, "__getitem__") {
                    if let Some(func) = self.app_function("app_text", "sequence_iter") {
                        return Ok(self.call_instead(func, &op.args));
                    }
                }
                self.no_operation("iteration", std::slice::from_ref(a))
            }
            Kind::Iterator { .. } => Ok(a.clone().into()),
            Kind::None => Err(Stop::Blocked),
            _ => {
                let value = self.iterator_over(a, IterVariant::Plain)?;
                Ok(value.into())
            }
        }
    }

    /// An iterator over one builtin container.
    pub fn iterator_over(&mut self, a: &SomeValue, variant: IterVariant) -> An {
        match &a.kind {
            Kind::List { .. }
            | Kind::Str { .. }
            | Kind::Char
            | Kind::Bytes { .. }
            | Kind::ByteArray { .. }
            | Kind::Seq { .. }
            | Kind::Tuple(_)
            | Kind::Dict { .. }
            | Kind::Set { .. }
            | Kind::DictView { .. }
            | Kind::Iterator { .. } => {}
            _ => return self.no_operation("iteration", std::slice::from_ref(a)),
        }
        Ok(Kind::Iterator {
            over: Rc::new([self.iterated(a, 0)?]),
            variant,
        }
        .into())
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
        if !matches!(a.kind, Kind::Tuple(_) | Kind::Seq { .. }) {
            return Ok(SomeValue {
                facts: None,
                ..a.clone()
            });
        }
        let item = self.items_of(a)?.unwrap_or_default();
        let list = self.list_here(number);
        let grown = self.list_generalize(list, &item, "is iterated over here");
        self.joined(grown)?;
        Ok(SomeValue::list(list))
    }

    /// `next(a)`
    pub fn next(&mut self, op: &Op<Hl>, a: &SomeValue) -> An<Outcome> {
        match &a.kind {
            &Kind::Instance { class, .. } => {
                if self.has_special(class, "__next__") {
                    return Ok(self.method_call(&op.args[0], "__next__", &[]));
                }
                match self.no_operation("next", std::slice::from_ref(a)) {
                    Err(Stop::Error(mut error)) if self.has_special(class, "next") => {
                        *error = error.help("Python 3 calls `__next__`, not `next`");
                        Err(Stop::Error(error))
                    }
                    result => result,
                }
            }
            Kind::Iterator { over, variant } => {
                let (over, variant) = (over.clone(), *variant);
                Ok(self.next_item(&over, variant)?.into())
            }
            Kind::None => Err(Stop::Blocked),
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
                let item = self.items_of(&over[0])?.unwrap_or_default();
                let start = over.get(1).is_none_or(|s| {
                    matches!(s.kind, Kind::Integer { nonneg: true, .. } | Kind::Bool)
                });
                let index = if start {
                    SomeValue::nonneg_int()
                } else {
                    SomeValue::int()
                };
                pair(index, item)
            }
            IterVariant::Zip => {
                let mut items = Vec::new();
                for one in over {
                    let item = self.items_of(one)?.unwrap_or_default();
                    if item.is_impossible() {
                        return Ok(item);
                    }
                    items.push(item);
                }
                SomeValue::tuple(items)
            }
            IterVariant::Keys | IterVariant::Values | IterVariant::Items => {
                let Kind::Dict { def, .. } = over[0].kind else {
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
                let (key, value) = (self.read_key(def), self.read_value(def));
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
            &Kind::List { def, .. } => self.read_item(def),
            // (What an iterator is over.)
            Kind::Listed(list) => return self.items_of(&list.clone()),
            Kind::Str { .. } | Kind::Char => SomeValue::char(),
            Kind::Bytes { .. } | Kind::ByteArray { .. } => SomeValue::nonneg_int(),
            &Kind::Dict { def, .. } | &Kind::Set { def, .. } => self.read_key(def),
            &Kind::DictView { def, variant } => self.view_item(def, variant),
            Kind::Seq { item, .. } => (**item).clone(),
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
            Kind::None => return Err(Stop::Blocked),
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
        !matches!(a.kind, Kind::Instance { .. })
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
    pub(super) fn mark_growing(&mut self, list: ListDefId) {
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
            Kind::List { def, .. } => {
                self.mark_growing(def);
                let grown = self.list_generalize(def, item, "is appended here");
                self.joined(grown)
            }
            _ => self.no_operation("append", std::slice::from_ref(list)),
        }
    }

    /// Adds to a set.
    pub fn add_to_set(&mut self, set: &SomeValue, item: &SomeValue) -> An<()> {
        match set.kind {
            Kind::Set { def, .. } => {
                let grown = self.dict_generalize_key(def, item, "is added to the set here");
                self.joined(grown)
            }
            _ => self.no_operation("add", std::slice::from_ref(set)),
        }
    }

    /// Puts keys and values into a dict, where there are any.
    pub fn fill_dict(&mut self, dict: DictDefId, key: &SomeValue, value: &SomeValue) -> An<()> {
        if key.is_impossible() || value.is_impossible() {
            return Ok(());
        }
        self.store_in_dict(dict, key, value)
    }

    /// Stores everything in a mapping, or an iterable of pairs, in a dict.
    pub fn update_dict(&mut self, dict: &SomeValue, from: &SomeValue) -> An<()> {
        let Kind::Dict { def, .. } = dict.kind else {
            return self.no_operation("update", std::slice::from_ref(dict));
        };
        if let Kind::Dict { def: other, .. } = from.kind {
            let (key, value) = (self.read_key(other), self.read_value(other));
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
    /// not, and a member of an enumeration of texts among texts.
    pub(super) fn sought(&mut self, value: &SomeValue, among: &SomeValue) -> SomeValue {
        match (&value.kind, &among.kind) {
            (Kind::Bool, Kind::Integer { .. }) => SomeValue::nonneg_int(),
            (&Kind::Integer { nonneg, int, .. }, Kind::Integer { .. }) => {
                SomeValue::integer(int, nonneg)
            }
            (
                Kind::Instance { .. },
                Kind::Str { .. } | Kind::Char | Kind::Integer { .. } | Kind::Float,
            ) => self.data_of_member(value).unwrap_or_else(|| value.clone()),
            _ => value.clone(),
        }
    }
}
