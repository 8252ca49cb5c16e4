//! The object space's trait on the flow space: each method in terms of recorded operations.

use super::calls::Callee;
use super::framestate::FlowValue;
use super::space::{fatal, FResult, Fact, FlowSpace, Stop};
use crate::front::code::{
    BinaryOp, Code, CompareOp, Conversion, Instr, Label, MakeFunction, Name, UnaryOp,
};
use crate::host::frame::Frame;
use crate::host::object::{ObjId, Object};
use crate::host::space::{FunctionParts, ObjectSpace, Sent, Unwind};
use crate::ir::op::HlOp;
use std::rc::Rc;

/// So many instructions without an operation are a loop on constants alone: then joinpoints merge
/// even though nothing is recorded.
const IDLE_MERGE: u32 = 50_000;
/// And so many are too many.
const IDLE_LIMIT: u32 = 2_000_000;

/// What to do with an instruction before the interpreter sees it.
enum Before {
    /// It goes to the interpreter; it cannot ask the space for anything.
    Plain,
    /// It goes to the interpreter.
    Run,
    /// It is done; this one is next.
    Done(Label),
}

impl FlowSpace<'_> {
    /// What the frame is to the interpreter at this instruction.
    fn before(&mut self, frame: &mut Frame<FlowValue>) -> FResult<Before> {
        let next = frame.pc + 1;
        match frame.instr() {
            Instr::Nop
            | Instr::LoadConst(_)
            | Instr::Pop
            | Instr::Copy(_)
            | Instr::Swap(_)
            | Instr::Jump(_) => return Ok(Before::Plain),
            Instr::LoadFast(i) if frame.locals[i as usize].is_some() => {
                self.bound_reads.insert(frame.pc);
                return Ok(Before::Plain);
            }
            Instr::DeleteFast(i) if frame.locals[i as usize].is_some() => {
                self.bound_reads.insert(frame.pc);
                return Ok(Before::Plain);
            }
            Instr::StoreFast(i) => {
                let name = frame.code.locals[i as usize].clone();
                self.name_var(frame.top(), &name);
                self.note_hinted(frame, frame.top());
                return Ok(Before::Plain);
            }
            Instr::SkipAnnotations(end) => {
                let none = self.const_none();
                frame.push(none);
                return Ok(Before::Done(end));
            }
            Instr::ForIter(end) => {
                if let FlowValue::Unrolled(items, at) = frame.top() {
                    let item = match self.session.heap.get(items) {
                        Object::Tuple(items) => items.get(at as usize).copied(),
                        _ => None,
                    };
                    frame.pop();
                    return Ok(Before::Done(match item {
                        Some(item) => {
                            frame.push(FlowValue::Unrolled(items, at + 1));
                            frame.push(FlowValue::Const(item));
                            next
                        }
                        None => end,
                    }));
                }
            }
            _ => {}
        }
        self.begin_instruction(frame);
        match frame.instr() {
            Instr::MakeCell(i)
            | Instr::LoadDeref(i)
            | Instr::StoreDeref(i)
            | Instr::DeleteDeref(i)
            | Instr::LoadClosure(i)
                if (i as usize) < self.escaped.len() =>
            {
                match self.own_cell(frame, i as usize)? {
                    true => Ok(Before::Done(next)),
                    false => Ok(Before::Run),
                }
            }
            _ => Ok(Before::Run),
        }
    }

    /// Surely the wrong place for this: reports it.
    pub(super) fn unsupported<T>(&self, code: &'static str, what: &str, help: &str) -> FResult<T> {
        let mut diagnostic = self.error(code, what, "");
        if !help.is_empty() {
            diagnostic = diagnostic.help(help);
        }
        fatal(diagnostic)
    }

    /// The class of an exception value.
    pub(super) fn exception_type(&mut self, exc: FlowValue) -> FResult {
        self.safe_operation(HlOp::Type, &[exc])
    }

    /// A host exception that was raised at flow time: raised at run time, as a prebuilt one, if a
    /// handler is there to see it; else it is an error now.
    pub(super) fn host_raised(
        &mut self,
        unwind: Unwind<ObjId>,
        code: &'static str,
        what: &str,
    ) -> Unwind<FlowValue> {
        match unwind {
            Unwind::Raise(exc) if self.code.is_caught(self.pc) => {
                Unwind::Raise(FlowValue::Const(exc))
            }
            Unwind::Raise(exc) => {
                let class = self.session.heap.type_name(exc);
                let message = self
                    .session
                    .heap
                    .exception(exc)
                    .and_then(|e| e.args.first().copied())
                    .and_then(|m| self.session.heap.as_str(m).cloned())
                    .unwrap_or_default();
                Unwind::Fatal(Box::new(self.error(
                    code,
                    what,
                    &format!("{class}: {message}"),
                )))
            }
            Unwind::Stop => Unwind::Stop,
            Unwind::Fatal(diagnostic) => Unwind::Fatal(diagnostic),
        }
    }

    /// Start and stop, if the value is a slice without a step.
    fn slice_bounds(&self, index: FlowValue) -> Option<(FlowValue, FlowValue)> {
        let parts = match (self.fact(index), index) {
            (Fact::Slice(parts), _) => *parts,
            (_, FlowValue::Const(object)) => match self.session.heap.get(object) {
                Object::Slice(parts) => parts.map(FlowValue::Const),
                _ => return None,
            },
            _ => return None,
        };
        (parts[2] == self.const_none()).then_some((parts[0], parts[1]))
    }

    /// The items, if a value is known to be a tuple of these.
    pub(super) fn known_items(&self, value: FlowValue) -> Option<Rc<[FlowValue]>> {
        match (self.fact(value), value) {
            (Fact::Tuple(items, None), _) => Some(items.clone()),
            (_, FlowValue::Const(object)) => match self.session.heap.get(object) {
                Object::Tuple(items) => {
                    Some(items.iter().map(|&item| FlowValue::Const(item)).collect())
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Assigning to or deleting what counts as constant.
    fn check_mutable(&self, obj: FlowValue, name: &Name, verb: &str) -> FResult<()> {
        let FlowValue::Const(object) = obj else {
            return Ok(());
        };
        let what = match self.session.heap.get(object) {
            Object::Module(m) => format!("module `{}`", m.name),
            Object::Class(c) => format!("class `{}`", c.qualname),
            Object::Function(f) => format!("function `{}`", f.qualname),
            _ => return Ok(()),
        };
        let message = format!("cannot {verb} attribute `{name}` of {what} at run time");
        fatal(self.error("RP0311", message, "").help(
            "what modules and classes define is constant once the program is translated: \
             keep state that changes in a variable",
        ))
    }

    fn global_store<T>(&self, name: &Name) -> FResult<T> {
        let message = format!("global variable `{name}` cannot be deleted at run time");
        fatal(
            self.error("RP0302", message, "")
                .help("assign `None` to it instead"),
        )
    }

    /// `getitem(seq, constant index)` where it cannot fail.
    fn item_at(&mut self, seq: FlowValue, index: i64) -> FResult {
        let index = self.const_int(index);
        self.safe_operation(HlOp::GetItem, &[seq, index])
    }

    /// Whether the value of the `yield from` is used whose steps go on here when its iterator is at its end.
    fn uses_value_of_send(&self, end: u32) -> bool {
        self.code.instrs[end as usize] != Instr::Pop
    }

    /// Patterns ask for abstract classes, if the program has them. Translating may import these, too, and the graph is the
    /// same before and after that.
    fn know_abstract_classes(&mut self) -> FResult<()> {
        const MODULE: &str = "collections.abc";
        match self.session.import_module(MODULE) {
            Ok(_) => Ok(()),
            Err(unwind) => {
                let message = format!("`{MODULE}` cannot be imported");
                Err(self.host_raised(unwind, "RP0305", &message))
            }
        }
    }

    pub(super) fn isinstance(&mut self, value: FlowValue, classes: ObjId) -> FResult {
        let isinstance = self.builtin_function("isinstance")?;
        let result =
            self.call_known(isinstance, &[value, FlowValue::Const(classes)], &[], false)?;
        self.learn(result, Fact::Bool);
        Ok(result)
    }
}

/// Whether the code goes on by making a tuple or a dict of the defaults of a function that captures
/// something.
fn builds_defaults(code: &[Instr]) -> bool {
    let [Instr::BuildTuple(_) | Instr::BuildMap(_), Instr::LoadClosure(_), rest @ ..] = code else {
        return false;
    };
    let captured = |instr: &&Instr| matches!(instr, Instr::LoadClosure(_));
    let count = rest.iter().take_while(captured).count();
    matches!(
        rest[count..],
        [
            Instr::BuildTuple(_),
            Instr::LoadConst(_),
            Instr::MakeFunction(_),
            ..
        ]
    )
}

impl FlowSpace<'_> {
    /// The names and values of a dict that is a constant, behind `**`.
    fn constant_names(&mut self, mapping: FlowValue) -> Option<Vec<(Name, FlowValue)>> {
        let object = mapping.konst()?;
        let Object::Dict(dict) = self.session.heap.get(object) else {
            return None;
        };
        let count = dict.len();
        let items = self.session.heap.dict_str_items(object);
        if items.len() != count {
            return None;
        }
        self.session.spread_dicts.push((object, self.span));
        Some(
            items
                .into_iter()
                .map(|(name, value)| (name, FlowValue::Const(value)))
                .collect(),
        )
    }
}

impl ObjectSpace for FlowSpace<'_> {
    type Value = FlowValue;

    fn before_instruction(&mut self, frame: &mut Frame<FlowValue>) -> FResult<()> {
        loop {
            self.idle += 1;
            let entered = std::mem::take(&mut self.entered);
            if self.joinpoints[frame.pc as usize] && !entered {
                self.merge_pending = true;
                if self.idle > IDLE_MERGE {
                    self.begin_instruction(frame);
                    self.idle = IDLE_MERGE / 2;
                    self.total_idle += 1;
                    if self.total_idle > IDLE_LIMIT / IDLE_MERGE {
                        return self.unsupported(
                            "RP0310",
                            "this loop on constants does not end",
                            "loops whose conditions are constant run while the program is \
                             translated",
                        );
                    }
                    self.stop = Stop::Merge;
                    return Err(Unwind::Stop);
                }
            }
            if self.merge_pending && builds_defaults(&frame.code.instrs[frame.pc as usize..]) {
                // A joinpoint merges at what is recorded next, the function; by then the defaults are
                // in a tuple, which two ways would have in common without its items.
                self.begin_instruction(frame);
                self.stop = Stop::Merge;
                return Err(Unwind::Stop);
            }
            self.span = frame.span();
            self.pc = frame.pc;
            match self.before(frame)? {
                Before::Plain | Before::Run => return Ok(()),
                Before::Done(next) => frame.pc = next,
            }
        }
    }

    fn wrap(&mut self, object: ObjId) -> FlowValue {
        FlowValue::Const(object)
    }
    fn none(&mut self) -> FlowValue {
        self.const_none()
    }

    fn unary(&mut self, op: UnaryOp, a: FlowValue) -> FResult {
        self.operation(HlOp::Unary(op), &[a])
    }
    fn binary(&mut self, op: BinaryOp, a: FlowValue, b: FlowValue) -> FResult {
        if op == BinaryOp::Mod {
            if let Some((format, values)) = self.named_format(a, b) {
                let format = FlowValue::Const(self.session.heap.new_str(format));
                let values = self.operation(HlOp::NewTuple, &values)?;
                return self.operation(HlOp::Binary(op), &[format, values]);
            }
        }
        self.operation(HlOp::Binary(op), &[a, b])
    }
    fn inplace(&mut self, op: BinaryOp, a: FlowValue, b: FlowValue) -> FResult {
        self.operation(HlOp::Inplace(op), &[a, b])
    }
    fn compare(&mut self, op: CompareOp, a: FlowValue, b: FlowValue) -> FResult {
        self.operation(HlOp::Compare(op), &[a, b])
    }
    fn is_(&mut self, a: FlowValue, b: FlowValue, invert: bool) -> FResult {
        let is = self.operation(HlOp::Is, &[a, b])?;
        self.negated(is, invert)
    }
    fn contains(&mut self, item: FlowValue, container: FlowValue, invert: bool) -> FResult {
        let is = self.operation(HlOp::Contains, &[container, item])?;
        self.negated(is, invert)
    }
    fn is_true(&mut self, a: FlowValue) -> FResult<bool> {
        self.truth(a)
    }
    fn is_none(&mut self, a: FlowValue) -> FResult<bool> {
        let none = self.const_none();
        let is = self.operation(HlOp::Is, &[a, none])?;
        self.truth(is)
    }
    fn len(&mut self, a: FlowValue) -> FResult {
        self.operation(HlOp::Len, &[a])
    }

    fn getattr(&mut self, obj: FlowValue, name: &Name) -> FResult {
        if let FlowValue::Const(object) = obj {
            if matches!(
                self.session.heap.get(object),
                Object::Module(_) | Object::Class(_)
            ) && !self.session.is_stream(object)
                && !self.class_attribute_may_change(object, name)
            {
                if let Some(value) = self.load_changing_attribute(object, name)? {
                    return Ok(value);
                }
                let name = name.clone();
                return self.constant(|this| {
                    this.session
                        .getattr(object, &name)
                        .map_err(|unwind| this.no_such_name(unwind, object, &name))
                });
            }
        }
        let name = self.const_name(name);
        self.operation(HlOp::GetAttr, &[obj, name])
    }
    fn setattr(&mut self, obj: FlowValue, name: &Name, value: FlowValue) -> FResult<()> {
        if let FlowValue::Const(object) = obj {
            if self.store_changing_attribute(object, name, value)? {
                return Ok(());
            }
            if !self.class_attribute_may_change(object, name) {
                self.check_mutable(obj, name, "assign to")?;
            }
        }
        let name = self.const_name(name);
        self.operation(HlOp::SetAttr, &[obj, name, value]).map(drop)
    }
    fn delattr(&mut self, obj: FlowValue, name: &Name) -> FResult<()> {
        self.check_mutable(obj, name, "delete")?;
        let name = self.const_name(name);
        self.operation(HlOp::DelAttr, &[obj, name]).map(drop)
    }
    fn getitem(&mut self, obj: FlowValue, index: FlowValue) -> FResult {
        match self.slice_bounds(index) {
            Some((start, stop)) => self.operation(HlOp::GetSlice, &[obj, start, stop]),
            None => self.operation(HlOp::GetItem, &[obj, index]),
        }
    }
    fn setitem(&mut self, obj: FlowValue, index: FlowValue, value: FlowValue) -> FResult<()> {
        match self.slice_bounds(index) {
            Some((start, stop)) => self.operation(HlOp::SetSlice, &[obj, start, stop, value]),
            None => self.operation(HlOp::SetItem, &[obj, index, value]),
        }
        .map(drop)
    }
    fn delitem(&mut self, obj: FlowValue, index: FlowValue) -> FResult<()> {
        match self.slice_bounds(index) {
            Some((start, stop)) => self.operation(HlOp::DelSlice, &[obj, start, stop]),
            None => self.operation(HlOp::DelItem, &[obj, index]),
        }
        .map(drop)
    }

    fn iter(&mut self, a: FlowValue) -> FResult {
        match self.unrolled_items(a)? {
            Some(items) => Ok(FlowValue::Unrolled(items, 0)),
            None => self.operation(HlOp::Iter, &[a]),
        }
    }
    fn next(&mut self, iterator: FlowValue) -> FResult<Option<FlowValue>> {
        self.next_item(iterator, None)
    }
    fn yield_from_iter(&mut self, a: FlowValue) -> FResult {
        let iterator = self.operation(HlOp::Iter, &[a])?;
        let rest = &self.code.instrs[self.pc as usize..];
        let end = rest.iter().find_map(|instr| match *instr {
            Instr::Send(end) => Some(end),
            _ => None,
        });
        if !end.is_some_and(|end| self.uses_value_of_send(end)) {
            return Ok(iterator);
        }
        let delegate = self.helper("delegate")?;
        self.operation(HlOp::SimpleCall, &[delegate, iterator])
    }
    fn send(&mut self, iterator: FlowValue, value: FlowValue) -> FResult<Sent<FlowValue>> {
        let sent = Some(value).filter(|value| matches!(value, FlowValue::Var(_)));
        if let Some(item) = self.next_item(iterator, sent)? {
            return Ok(Sent::Yielded(item));
        }
        let result_used = match self.code.instrs[self.pc as usize] {
            Instr::Send(end) => self.uses_value_of_send(end),
            _ => false,
        };
        Ok(Sent::Returned(if result_used {
            let returned = self.helper("returned")?;
            self.safe_operation(HlOp::SimpleCall, &[returned, iterator])?
        } else {
            self.const_none()
        }))
    }
    fn unpack_sequence(&mut self, seq: FlowValue, n: u32) -> FResult<Vec<FlowValue>> {
        if let Some(items) = self.known_items(seq) {
            if items.len() == n as usize {
                return Ok(items.to_vec());
            }
        }
        let count = self.const_int(n.into());
        let seq = self.operation(HlOp::UnpackCheck, &[seq, count])?;
        (0..n).map(|i| self.item_at(seq, i.into())).collect()
    }
    fn unpack_ex(&mut self, seq: FlowValue, before: u32, after: u32) -> FResult<Vec<FlowValue>> {
        let (before, after) = (i64::from(before), i64::from(after));
        if let Some(items) = self.known_items(seq) {
            let (first, last) = (before as usize, items.len().wrapping_sub(after as usize));
            if items.len() >= (before + after) as usize {
                let middle = self.new_list(&items[first..last])?;
                let mut all = items[..first].to_vec();
                all.push(middle);
                all.extend(&items[last..]);
                return Ok(all);
            }
        }
        let counts = [before, after].map(|count| self.const_int(count));
        let seq = self.operation(HlOp::UnpackStar, &[seq, counts[0], counts[1]])?;
        let mut all = Vec::new();
        for i in 0..before {
            all.push(self.item_at(seq, i)?);
        }
        all.push(self.operation(HlOp::UnpackRest, &[seq, counts[0], counts[1]])?);
        for i in (1..=after).rev() {
            all.push(self.item_at(seq, -i)?);
        }
        Ok(all)
    }

    fn call(
        &mut self,
        frame: &Frame<FlowValue>,
        callable: FlowValue,
        args: &[FlowValue],
        keywords: &[(Name, FlowValue)],
    ) -> FResult {
        match self.special_call(frame, callable, args, keywords)? {
            Callee::Done(value) => Ok(value),
            Callee::Ordinary => self.call_known(callable, args, keywords, true),
        }
    }
    fn call_ex(
        &mut self,
        frame: &Frame<FlowValue>,
        callable: FlowValue,
        args: FlowValue,
        keywords: Option<FlowValue>,
    ) -> FResult {
        let (mut positional, star) = match (self.known_items(args), self.fact(args)) {
            (Some(items), _) => (items.to_vec(), None),
            (None, Fact::Tuple(items, rest)) => (items.to_vec(), *rest),
            (None, _) => (Vec::new(), Some(args)),
        };
        let (named, dict) = match keywords {
            None => (Vec::new(), None),
            Some(value) => match self.fact(value) {
                Fact::Keywords(items, rest) => (items.to_vec(), *rest),
                _ => (Vec::new(), Some((value, 0))),
            },
        };
        if star.is_none() && dict.is_none() {
            return self.call(frame, callable, &positional, &named);
        }
        positional.insert(0, callable);
        self.call_shape(positional, named, star, dict)
    }
    fn make_function(
        &mut self,
        frame: &Frame<FlowValue>,
        code: &Rc<Code>,
        flags: MakeFunction,
        parts: FunctionParts<FlowValue>,
    ) -> FResult {
        self.function(frame, code, flags, parts)
    }
    fn build_class(&mut self, _frame: &Frame<FlowValue>) -> FResult {
        self.unsupported(
            "RP0301",
            "classes cannot be made at run time",
            "define the class at the top level of the module",
        )
    }

    fn new_tuple(&mut self, items: &[FlowValue]) -> FResult {
        let tuple = self.operation(HlOp::NewTuple, items)?;
        self.learn(tuple, Fact::Tuple(items.into(), None));
        Ok(tuple)
    }
    fn new_list(&mut self, items: &[FlowValue]) -> FResult {
        self.operation(HlOp::NewList, items)
    }
    fn new_set(&mut self, items: &[FlowValue]) -> FResult {
        self.operation(HlOp::NewSet, items)
    }
    fn new_dict(&mut self, items: &[FlowValue]) -> FResult {
        let heap = &self.session.heap;
        let named: Option<Vec<(Name, FlowValue)>> = items
            .chunks(2)
            .map(|pair| Some((heap.as_str(pair[0].konst()?)?.clone(), pair[1])))
            .collect();
        let dict = self.operation(HlOp::NewDict, items)?;
        if let Some(named) = named {
            self.learn(dict, Fact::Keywords(named.into(), None));
        }
        Ok(dict)
    }
    fn new_slice(&mut self, start: FlowValue, stop: FlowValue, step: Option<FlowValue>) -> FResult {
        let step = step.unwrap_or(self.const_none());
        let slice = self.operation(HlOp::NewSlice, &[start, stop, step])?;
        self.learn(slice, Fact::Slice([start, stop, step]));
        Ok(slice)
    }
    fn build_string(&mut self, parts: &[FlowValue]) -> FResult {
        self.operation(HlOp::BuildString, parts)
    }
    fn format_value(
        &mut self,
        value: FlowValue,
        conversion: Conversion,
        spec: Option<FlowValue>,
    ) -> FResult {
        let spec = match spec {
            Some(spec) => spec,
            None => FlowValue::Const(self.session.heap.new_str("")),
        };
        self.operation(HlOp::Format(conversion), &[value, spec])
    }
    fn list_append(&mut self, list: FlowValue, item: FlowValue) -> FResult<()> {
        self.operation(HlOp::ListAppend, &[list, item]).map(drop)
    }
    fn list_extend(&mut self, list: FlowValue, iterable: FlowValue) -> FResult<()> {
        self.operation(HlOp::ListExtend, &[list, iterable])
            .map(drop)
    }
    fn set_add(&mut self, set: FlowValue, item: FlowValue) -> FResult<()> {
        self.operation(HlOp::SetAdd, &[set, item]).map(drop)
    }
    fn set_update(&mut self, set: FlowValue, iterable: FlowValue) -> FResult<()> {
        self.operation(HlOp::SetUpdate, &[set, iterable]).map(drop)
    }
    fn dict_setitem(&mut self, dict: FlowValue, key: FlowValue, value: FlowValue) -> FResult<()> {
        self.learn(dict, Fact::None);
        self.operation(HlOp::DictSetItem, &[dict, key, value])
            .map(drop)
    }
    fn dict_update(&mut self, dict: FlowValue, mapping: FlowValue) -> FResult<()> {
        self.learn(dict, Fact::None);
        self.operation(HlOp::DictUpdate, &[dict, mapping]).map(drop)
    }
    fn dict_merge(
        &mut self,
        _callable: FlowValue,
        dict: FlowValue,
        mapping: FlowValue,
    ) -> FResult<()> {
        // The dict is that of a call with `**`, and nothing else sees it.
        let Fact::Keywords(items, rest) = self.fact(dict) else {
            return self.dict_update(dict, mapping);
        };
        let (items, rest) = (items.clone(), *rest);
        // `**{"name": value}` is as good as `name=value`.
        let before = self
            .pc
            .checked_sub(1)
            .map(|pc| self.code.instrs[pc as usize]);
        if let (Some(Instr::BuildMap(_)), Fact::Keywords(more, None)) = (before, self.fact(mapping))
        {
            let rest = rest.map(|(rest, behind)| (rest, behind + more.len() as u16));
            let all: Vec<_> = items.iter().chain(more.iter()).cloned().collect();
            self.learn(dict, Fact::Keywords(all.into(), rest));
            return Ok(());
        }
        if let Some(more) = self.constant_names(mapping) {
            let rest = rest.map(|(rest, behind)| (rest, behind + more.len() as u16));
            let all: Vec<_> = items.iter().cloned().chain(more).collect();
            self.learn(dict, Fact::Keywords(all.into(), rest));
            return Ok(());
        }
        if rest.is_some() {
            return fatal(
                self.error(
                    "RP0317",
                    "only one `**` of a call may have names that are not written there",
                    "the second one",
                )
                .help("name what is passed on: `f(**options, name=value)`"),
            );
        }
        self.learn(dict, Fact::Keywords(items, Some((mapping, 0))));
        Ok(())
    }
    fn tuple_extend(&mut self, tuple: FlowValue, iterable: FlowValue) -> FResult {
        let result = self.operation(HlOp::TupleExtend, &[tuple, iterable])?;
        let Some(mut items) = self.known_items(tuple).map(|items| items.to_vec()) else {
            return Ok(result);
        };
        let rest = match self.known_items(iterable) {
            Some(more) => {
                items.extend(more.iter());
                None
            }
            None => Some(iterable),
        };
        self.learn(result, Fact::Tuple(items.into(), rest));
        Ok(result)
    }
    fn to_tuple(&mut self, iterable: FlowValue) -> FResult {
        if self.known_items(iterable).is_some() {
            return Ok(iterable);
        }
        // (Of a constant text the items are known.)
        let nothing = FlowValue::Const(self.session.heap.new_tuple(Vec::new()));
        if let Some(tuple) = self.fold(HlOp::TupleExtend, &[nothing, iterable])? {
            return Ok(FlowValue::Const(tuple));
        }
        let class = FlowValue::Const(self.session.heap.types.tuple);
        self.operation(HlOp::SimpleCall, &[class, iterable])
    }

    fn load_name(&mut self, frame: &Frame<FlowValue>, name: &Name) -> FResult {
        self.load_global(frame, name)
    }
    fn store_name(
        &mut self,
        _frame: &Frame<FlowValue>,
        name: &Name,
        _value: FlowValue,
    ) -> FResult<()> {
        self.global_store(name)
    }
    fn delete_name(&mut self, _frame: &Frame<FlowValue>, name: &Name) -> FResult<()> {
        self.global_store(name)
    }
    fn load_global(&mut self, _frame: &Frame<FlowValue>, name: &Name) -> FResult {
        let own = self.session.heap.dict_get_str(self.globals, name);
        if let Some(why) = own.and_then(|own| self.session.why_unknown(own)) {
            let why = why.clone();
            self.tell(why);
            return self.operation(HlOp::Wrong, &[]);
        }
        if let Some(value) = self.load_changing_global(name)? {
            return Ok(value);
        }
        let heap = &self.session.heap;
        // (What a program puts into `builtins` is nothing to functions that stand for operations.)
        let own = self.session.sources.is_own(self.code.file);
        let kept = heap
            .builtin(name)
            .filter(|_| own && heap.dict_get_str(self.globals, name).is_none());
        match kept.or_else(|| heap.global(self.globals, name)) {
            Some(object) => Ok(FlowValue::Const(object)),
            None => {
                let message = format!("name `{name}` is not defined");
                let mut diagnostic = self.error("RP0303", message, "not found in this module");
                if let Some(now) = crate::host::suggestions::name_elsewhere(name) {
                    diagnostic = diagnostic.help(now);
                } else if let Some(attribute) = self.own_attribute(name) {
                    let help = format!("to mean the attribute, write `{attribute}`");
                    diagnostic = diagnostic.help(help);
                } else {
                    diagnostic =
                        crate::host::suggestions::meaning(diagnostic, self.similar_name(name));
                }
                self.tell(diagnostic);
                self.operation(HlOp::Wrong, &[])
            }
        }
    }
    fn store_global(
        &mut self,
        _frame: &Frame<FlowValue>,
        name: &Name,
        value: FlowValue,
    ) -> FResult<()> {
        self.store_changing_global(name, value)
    }
    fn delete_global(&mut self, _frame: &Frame<FlowValue>, name: &Name) -> FResult<()> {
        self.global_store(name)
    }
    fn load_from_namespace(
        &mut self,
        _frame: &Frame<FlowValue>,
        _name: &Name,
    ) -> FResult<Option<FlowValue>> {
        Ok(None)
    }
    fn new_cell(&mut self, _name: &Name) -> FlowValue {
        // The function's own cells are not made by the interpreter: see `cells.rs`.
        self.const_none()
    }
    fn cell_get(&mut self, cell: FlowValue) -> FResult<Option<FlowValue>> {
        match cell {
            FlowValue::Const(object) => match self.session.heap.get(object) {
                Object::Cell(content) => Ok(content.map(FlowValue::Const)),
                _ => Ok(None),
            },
            _ => {
                let (class, message) = self.unbound_cell();
                let message = FlowValue::Const(self.session.heap.new_str(message));
                let class = FlowValue::Const(class);
                self.operation(HlOp::GetCell, &[cell, class, message])
                    .map(Some)
            }
        }
    }
    fn cell_set(&mut self, cell: FlowValue, value: Option<FlowValue>) -> FResult<()> {
        match (cell, value) {
            (FlowValue::Const(_), _) => self.unsupported(
                "RP0312",
                "a variable of an outer function that ran at import time cannot change at run time",
                "keep state that changes in an instance",
            ),
            (_, Some(value)) => self.safe_operation(HlOp::SetCell, &[cell, value]).map(drop),
            (_, None) => self.unsupported(
                "RP0312",
                "a variable that an inner function captures cannot be deleted",
                "",
            ),
        }
    }
    fn unbound(&mut self, name: &Name, free: bool) -> Unwind<FlowValue> {
        if free {
            let message = format!("`{name}` may be read before the outer function assigns it");
            let error = self.error("RP0304", message, "has no value here");
            let error = error.help(format!("assign `{name}` before"));
            return Unwind::Fatal(Box::new(error));
        }
        // On other paths to here it may have one: this one raises.
        let read = (name.clone(), self.span);
        self.unbound_reads.entry(self.pc).or_insert(read);
        let class = self.session.heap.types.unbound_local_error;
        let message = format!(
            "cannot access local variable '{name}' where it is not associated with a value"
        );
        self.raise_new(class, &message)
    }
    fn setup_annotations(&mut self, _frame: &Frame<FlowValue>) -> FResult<()> {
        Ok(())
    }

    fn raise(&mut self, exc: FlowValue, cause: Option<FlowValue>) -> Unwind<FlowValue> {
        match self.exception_to_raise(exc, cause) {
            Ok(exc) => Unwind::Raise(exc),
            Err(unwind) => unwind,
        }
    }
    fn raise_again(&mut self, frame: &Frame<FlowValue>) -> Unwind<FlowValue> {
        match frame.handled {
            Some(exc) => Unwind::Raise(exc),
            None => Unwind::Fatal(Box::new(
                self.error(
                    "RP0307",
                    "`raise` without an exception, outside an `except` clause",
                    "",
                )
                .help("bind the exception with `except … as e` and pass it here"),
            )),
        }
    }
    fn exception_match(&mut self, exc: FlowValue, class: FlowValue) -> FResult {
        let Some(class) = class.konst() else {
            let is_caught = self.helper("is_caught")?;
            let class_of = self.exception_type(exc)?;
            let mut caught = self.operation(HlOp::SimpleCall, &[is_caught, class_of, class])?;
            let mut of_sorts = Vec::new();
            self.add_second_sort(self.session.heap.types.base_exception, &mut of_sorts);
            for of in of_sorts {
                let heap = &mut self.session.heap;
                let sorts = heap.mro(of).to_vec();
                let base = heap.types.base_exception;
                let sorts = sorts.into_iter().skip(1);
                let sorts: Vec<ObjId> =
                    sorts.filter(|&sort| heap.is_subclass(sort, base)).collect();
                let sorts = FlowValue::Const(heap.new_tuple(sorts));
                let of = FlowValue::Const(of);
                let is_caught = self.helper("is_caught_as")?;
                let args = [is_caught, caught, class_of, class, of, sorts];
                caught = self.operation(HlOp::SimpleCall, &args)?;
            }
            return Ok(caught);
        };
        let heap = &self.session.heap;
        let mut known = match heap.as_tuple(class) {
            Some(items) => items.to_vec(),
            None => vec![class],
        };
        let base = heap.types.base_exception;
        if !known.iter().all(|&class| heap.is_subclass(class, base)) {
            let not_a_handler = self.helper("not_a_handler")?;
            return self.operation(HlOp::SimpleCall, &[not_a_handler]);
        }
        let named = known.len();
        for at in 0..named {
            self.add_second_sort(known[at], &mut known);
        }
        let class = match known.len() > named {
            true => FlowValue::Const(self.session.heap.new_tuple(known)),
            false => FlowValue::Const(class),
        };
        let class_of = self.exception_type(exc)?;
        self.safe_operation(HlOp::IsSubtype, &[class_of, class])
    }
    fn has_iterators(&self, frame: &Frame<FlowValue>) -> bool {
        self.session.code_has_iterators(&frame.code, frame.globals)
    }
    fn generator_error(&mut self, exc: FlowValue) -> FResult {
        let types = self.session.heap.types;
        let stop = FlowValue::Const(types.stop_iteration);
        let stops = self.exception_match(exc, stop)?;
        if !self.truth(stops)? {
            return Ok(exc);
        }
        let class = FlowValue::Const(types.runtime_error);
        let text = self.const_name(&"generator raised StopIteration".into());
        let error = self.operation(HlOp::SimpleCall, &[class, text])?;
        self.learn(error, Fact::Exception(types.runtime_error));
        self.exception_to_raise(error, Some(exc))
    }
    fn assertion_error(&mut self) -> FlowValue {
        FlowValue::Const(self.session.heap.types.assertion_error)
    }
    fn enter_with(
        &mut self,
        _frame: &Frame<FlowValue>,
        manager: FlowValue,
    ) -> FResult<(FlowValue, FlowValue)> {
        let exit = self.getattr(manager, &"__exit__".into())?;
        let enter = self.getattr(manager, &"__enter__".into())?;
        let value = self.operation(HlOp::SimpleCall, &[enter])?;
        Ok((exit, value))
    }
    fn exit_with(&mut self, _frame: &Frame<FlowValue>, exit: FlowValue, exc: FlowValue) -> FResult {
        let class = self.exception_type(exc)?;
        let traceback = self.getattr(exc, &"__traceback__".into())?;
        self.operation(HlOp::SimpleCall, &[exit, class, exc, traceback])
    }

    fn import_name(
        &mut self,
        _frame: &Frame<FlowValue>,
        name: &Name,
        level: FlowValue,
        fromlist: FlowValue,
    ) -> FResult {
        let (Some(level), Some(fromlist)) = (level.konst(), fromlist.konst()) else {
            return self.unsupported("RP0305", "this import is not constant", "");
        };
        let name = name.clone();
        self.constant(|this| {
            let frame = this.host_frame.clone();
            this.session
                .import_name(&frame, &name, level, fromlist)
                .map_err(|unwind| {
                    let message = format!("module `{name}` cannot be imported");
                    this.host_raised(unwind, "RP0305", &message)
                })
        })
    }
    fn import_from(
        &mut self,
        _frame: &Frame<FlowValue>,
        module: FlowValue,
        name: &Name,
    ) -> FResult {
        let Some(module) = module.konst() else {
            return self.unsupported("RP0305", "this import is not constant", "");
        };
        let name = name.clone();
        self.constant(|this| {
            let frame = this.host_frame.clone();
            this.session
                .import_from(&frame, module, &name)
                .and_then(|object| this.session.known(object))
                .map_err(|unwind| {
                    let message = format!("`{name}` cannot be imported");
                    this.host_raised(unwind, "RP0305", &message)
                })
        })
    }
    fn import_star(&mut self, _frame: &Frame<FlowValue>, _module: FlowValue) -> FResult<()> {
        self.unsupported("RP0305", "`import *` is allowed at the top level only", "")
    }

    fn match_sequence(&mut self, subject: FlowValue) -> FResult {
        self.know_abstract_classes()?;
        let (of, but) = self.session.classes_of_sequences();
        let is = self.isinstance(subject, of)?;
        let Some(but) = but else {
            return Ok(is);
        };
        if !self.truth(is)? {
            return Ok(self.const_bool(false));
        }
        let other = self.isinstance(subject, but)?;
        let is_other = self.truth(other)?;
        Ok(self.const_bool(!is_other))
    }
    fn match_mapping(&mut self, subject: FlowValue) -> FResult {
        self.know_abstract_classes()?;
        let classes = self.session.classes_of_mappings();
        self.isinstance(subject, classes)
    }
    fn match_keys(&mut self, subject: FlowValue, keys: FlowValue) -> FResult {
        let Some(keys) = self.known_items(keys) else {
            return self.unsupported(
                "RP0316",
                "the keys of a mapping pattern must be constant",
                "",
            );
        };
        for &key in keys.iter() {
            let there = self.operation(HlOp::Contains, &[subject, key])?;
            if !self.truth(there)? {
                return Ok(self.const_none());
            }
        }
        let mut values = Vec::new();
        for &key in keys.iter() {
            values.push(self.operation(HlOp::GetItem, &[subject, key])?);
        }
        self.new_tuple(&values)
    }
    fn match_class(
        &mut self,
        subject: FlowValue,
        class: FlowValue,
        names: FlowValue,
        positional: u32,
    ) -> FResult {
        self.class_pattern(subject, class, names, positional as usize)
    }
    fn match_rest(&mut self, subject: FlowValue, keys: FlowValue) -> FResult {
        let dict = FlowValue::Const(self.session.heap.types.dict);
        let rest = self.operation(HlOp::SimpleCall, &[dict, subject])?;
        for &key in self.known_items(keys).unwrap_or_default().iter() {
            self.operation(HlOp::DelItem, &[rest, key])?;
        }
        Ok(rest)
    }
}
