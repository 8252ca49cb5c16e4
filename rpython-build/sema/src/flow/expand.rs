//! Instructions that become several operations: class patterns, exceptions to raise, formats with
//! names.

use super::framestate::FlowValue;
use super::space::{FResult, Fact, FlowSpace};
use crate::front::code::Name;
use crate::host::frame::Frame;
use crate::host::object::ObjId;
use crate::host::space::ObjectSpace;
use crate::ir::op::HlOp;

impl FlowSpace<'_> {
    /// The attributes a class pattern asks for: a tuple, or `None`.
    pub(super) fn class_pattern(
        &mut self,
        subject: FlowValue,
        class: FlowValue,
        names: FlowValue,
        positional: usize,
    ) -> FResult {
        let known = class
            .konst()
            .filter(|&c| self.session.heap.class(c).is_some());
        let (Some(class), Some(names)) = (known, self.known_items(names)) else {
            return self.unsupported("RP0316", "the class of a pattern must be constant", "");
        };
        let is = self.isinstance(subject, class)?;
        if !self.truth(is)? {
            return Ok(self.const_none());
        }
        let mut values = Vec::new();
        let args = self.session.heap.lookup_in_class(class, "__match_args__");
        if positional == 1 && args.is_none() && self.session.heap.is_matched_whole(class) {
            values.push(subject);
        } else if positional > 0 {
            let fields: Vec<Name> = match args.map(|(_, value)| FlowValue::Const(value)) {
                Some(value) => self
                    .known_items(value)
                    .unwrap_or_default()
                    .iter()
                    .filter_map(|f| self.session.heap.as_str(f.konst()?).cloned())
                    .collect(),
                None => Vec::new(),
            };
            if fields.len() < positional {
                let name = self.session.heap.class_name(class);
                let message = format!(
                    "class `{name}` has {} positional sub-patterns ({positional} given)",
                    fields.len()
                );
                return self.unsupported("RP0316", &message, "");
            }
            for field in &fields[..positional] {
                values.push(self.getattr(subject, field)?);
            }
        }
        for name in names.iter() {
            let name = name
                .konst()
                .and_then(|n| self.session.heap.as_str(n).cloned());
            values.push(self.getattr(subject, &name.unwrap_or_default())?);
        }
        self.new_tuple(&values)
    }

    /// What `raise` raises: an instance.
    pub(super) fn exception_to_raise(
        &mut self,
        exc: FlowValue,
        cause: Option<FlowValue>,
    ) -> FResult {
        let exc = self.exception_of(HlOp::ToRaise, exc)?;
        if let Some(cause) = cause {
            let cause = match cause == self.const_none() {
                true => cause,
                false => self.exception_of(HlOp::ToCause, cause)?,
            };
            let name = FlowValue::Const(self.session.heap.new_str("__cause__"));
            self.safe_operation(HlOp::SetAttr, &[exc, name, cause])?;
        }
        Ok(exc)
    }

    /// An exception, or a new instance of a class of exceptions. What is not known to be one is left
    /// to an operation, `code`.
    fn exception_of(&mut self, code: HlOp, exc: FlowValue) -> FResult {
        let heap = &self.session.heap;
        let base = heap.types.base_exception;
        match exc {
            FlowValue::Const(object) if heap.is_subclass(object, base) => {
                let made = self.operation(HlOp::SimpleCall, &[exc])?;
                self.learn_call(exc, made);
                match self.fact(made) {
                    Fact::Exception(_) => Ok(made),
                    // Its `__new__` gives anything.
                    _ => self.operation(code, &[made]),
                }
            }
            FlowValue::Const(object) if heap.is_instance(object, base) => Ok(exc),
            FlowValue::Var(_) if matches!(self.fact(exc), Fact::Exception(_)) => Ok(exc),
            _ => self.operation(code, &[exc]),
        }
    }

    /// The exception that the function is handling.
    fn handled(&self, frame: &Frame<FlowValue>, what: &str) -> FResult {
        match frame.handled {
            Some(exc) => Ok(exc),
            None => self.unsupported(
                "RP0307",
                &format!("`{what}` outside of an `except` clause"),
                "call it in the clause, or bind the exception with `except … as e` and pass it here",
            ),
        }
    }

    /// `sys.exc_info()`
    pub(super) fn exc_info(&mut self, frame: &Frame<FlowValue>) -> FResult {
        let exc = self.handled(frame, "sys.exc_info()")?;
        let class = self.exception_type(exc)?;
        let traceback = self.getattr(exc, &"__traceback__".into())?;
        self.new_tuple(&[class, exc, traceback])
    }

    /// `traceback.format_exc()` and `traceback.print_exc()`: of the exception that is handled.
    pub(super) fn show_handled(
        &mut self,
        frame: &Frame<FlowValue>,
        instead: &str,
        args: &[FlowValue],
        keywords: &[(Name, FlowValue)],
    ) -> FResult {
        let prints = instead == "print_handled";
        let what = match prints {
            true => "traceback.print_exc",
            false => "traceback.format_exc",
        };
        let exc = self.handled(frame, &format!("{what}()"))?;
        let replacement =
            self.constant(
                |this| match this.session.replacement_attr("traceback", instead) {
                    Ok(Some(found)) => Ok(found),
                    _ => this.unsupported("RP0306", &format!("`{what}` has no translation"), ""),
                },
            )?;
        let allowed = |(given, _): &(Name, FlowValue)| prints && &**given == "file";
        if !args.is_empty() || !keywords.iter().all(allowed) {
            return self.unsupported(
                "RP0306",
                &format!("`{what}` takes no `limit` and no `chain` in translated code"),
                "leave them out",
            );
        }
        self.call_known(replacement, &[exc], keywords, true)
    }

    /// Adds the classes that are exceptions of several sorts, if one is the class of a handler: they
    /// need not be below it where classes have one base each.
    pub(super) fn add_second_sort(&self, class: ObjId, found: &mut Vec<ObjId>) {
        let heap = &self.session.heap;
        let base = heap.types.base_exception;
        let mut todo = vec![class];
        let mut at = 0;
        while at < todo.len() {
            let Some(data) = heap.class(todo[at]) else {
                break;
            };
            let sorts = data.bases.iter().filter(|&&b| heap.is_subclass(b, base));
            if at > 0 && sorts.count() > 1 && !found.contains(&todo[at]) {
                found.push(todo[at]);
            }
            for &below in &data.subclasses {
                if !todo.contains(&below) {
                    todo.push(below);
                }
            }
            at += 1;
        }
    }

    /// `"%(name)s" % {"name": value}`: the same with a tuple, whose items may be of several types.
    pub(super) fn named_format(
        &mut self,
        format: FlowValue,
        values: FlowValue,
    ) -> Option<(String, Vec<FlowValue>)> {
        // Only a dict that nothing can have changed since it was made. What is decided holds when
        // the instruction runs again.
        let last = self.graph.blocks[self.block].ops.last();
        let fresh = last.is_some_and(|op| Some(op.result) == values.var());
        let key = (self.pc, values.var()?);
        if !*self.fresh_dicts.entry(key).or_insert(fresh) {
            return None;
        }
        let Fact::Keywords(items, None) = self.fact(values) else {
            return None;
        };
        let FlowValue::Const(format) = format else {
            return None;
        };
        let text = self.session.heap.as_str(format)?;
        let (names, plain) = crate::flow::percent::unnamed(text)?;
        let values: Option<Vec<_>> = names
            .iter()
            .map(|name| {
                // Of two values for a name the last one counts.
                let found = items.iter().rev().find(|(key, _)| **key == **name);
                found.map(|(_, value)| *value)
            })
            .collect();
        Some((plain, values?))
    }
}
