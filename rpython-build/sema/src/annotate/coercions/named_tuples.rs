//! Named tuples: instances that become tuples where an operation needs one.
//!
//! `helpers/app_named.py` makes the class that stands for a class of named tuples. Its instances
//! have the fields as attributes, and a method that makes a tuple of them.

use crate::annotate::errors::report::{Stop, UNSUPPORTED};
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::{ClassDefId, Desc};
use crate::annotate::types::model::*;
use crate::front::code::CompareOp;
use crate::host::object::Object;
use crate::host::slots::{compare_name, compare_swapped};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use std::rc::Rc;

impl Annotator<'_> {
    /// The class of a value that is a named tuple.
    pub fn named_class(&self, value: &SomeValue) -> Option<ClassDefId> {
        let Kind::Instance(class) = value.kind else {
            return None;
        };
        let of = self.a.classes[class].class;
        self.heap().lookup_in_class(of, "__named__")?;
        Some(class)
    }

    /// What operations do with a named tuple that others do not do with it.
    pub(in crate::annotate) fn named_operation(
        &mut self,
        op: &Op<Hl>,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        if !args.iter().any(|a| self.named_class(a).is_some()) {
            return Ok(None);
        }
        match (op.code, &args[0].kind) {
            (HlOp::Compare(code), _) => self.compare_named(op, code, args),
            (HlOp::GetAttr, _) => self.named_attribute(op, args),
            _ => Ok(None),
        }
    }

    /// The operation with a tuple in place of a named tuple.
    pub(in crate::annotate) fn as_tuple_operand(&mut self, op: &Op<Hl>, at: usize) -> Outcome {
        let mut ops = Vec::new();
        let tuple = self.step_method(&mut ops, &op.args[at], "__tuple__", &[]);
        self.with_operand(ops, op, at, tuple)
    }

    /// Comparisons with other tuples; those with its own class are methods.
    fn compare_named(
        &mut self,
        op: &Op<Hl>,
        code: CompareOp,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let (a, b) = (self.named_class(&args[0]), self.named_class(&args[1]));
        let at = match (a, b) {
            (Some(a), Some(b)) => {
                let root = |this: &Self, c: ClassDefId| {
                    let named = |&c: &ClassDefId| {
                        let of = this.a.classes[c].class;
                        this.heap().lookup_in_class(of, "__named__").is_some()
                    };
                    this.a.bases(c).filter(named).last()
                };
                if root(self, a) == root(self, b) {
                    return Ok(None);
                }
                0
            }
            (Some(_), None) => 0,
            _ => 1,
        };
        let other = &args[1 - at];
        if !matches!(other.kind, Kind::Tuple(_) | Kind::Instance(_)) {
            return Ok(None);
        }
        for (class, code) in [(a, code), (b, compare_swapped(code))] {
            if let Some(class) = class {
                self.expect_compared_as_tuple(class, code)?;
            }
        }
        if args[at].can_be_none() {
            let name = match code {
                CompareOp::Eq => "named_eq",
                CompareOp::Ne => "named_ne",
                _ => return Ok(None),
            };
            let list = [op.args[at].clone(), op.args[1 - at].clone()];
            return self.helper_instead(("app_object", name), &list).map(Some);
        }
        Ok(Some(self.as_tuple_operand(op, at)))
    }

    /// That objects of a class of named tuples, and of those below, compare as tuples do: a method that the program
    /// defines may give what it likes, and `NotImplemented`, which leaves it to the tuple.
    fn expect_compared_as_tuple(&mut self, class: ClassDefId, code: CompareOp) -> An<()> {
        let method = compare_name(code);
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        for below in self.a.subclasses(class) {
            let of = self.a.classes[below].class;
            let named = self.heap().lookup_in_class(of, "__named__");
            let owner = named.and_then(|(_, named)| self.heap().lookup_in_class(named, method));
            let Some((owner, _)) = owner else {
                continue;
            };
            if self.heap().class(owner).is_some_and(|c| c.builtin) {
                continue;
            }
            let name = self.heap().class_name(of);
            let message = format!(
                "`{name}`, which has `{method}` of its own, is compared with another tuple"
            );
            let help = format!("let both be `{name}`, or write `tuple(…)` around it");
            let error = self.error(UNSUPPORTED, message).help(help);
            return Err(Stop::about(error, &[SomeValue::instance(class)]));
        }
        Ok(())
    }

    /// Methods of tuples, and `_replace`, which its call tells from the fields.
    fn named_attribute(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        let (Some(name), Kind::Instance(class)) = (self.text_of(&args[1]).cloned(), &args[0].kind)
        else {
            return Ok(None);
        };
        let of = self.a.classes[*class].class;
        match &*name {
            "index" | "count" => {
                let fields = self.heap().lookup_in_class(of, "_fields");
                let fields = fields.and_then(|(_, f)| self.heap().as_tuple(f));
                let is_field = fields.is_some_and(|fields| {
                    let texts = fields.iter().filter_map(|&f| self.heap().as_str(f));
                    texts.into_iter().any(|text| *text == name)
                });
                let own = self.heap().lookup_in_class(of, &name).is_some();
                Ok((!is_field && !own).then(|| self.as_tuple_operand(op, 0)))
            }
            "_replace" => Ok(Some(self.become_op(op, HlOp::Hint, op.args.clone()))),
            _ => Ok(None),
        }
    }

    /// `x._replace`, to be called.
    pub fn replacing(&self, this: &SomeValue) -> SomeValue {
        SomeValue {
            facts: Some(Rc::new(Facts::Replace)),
            ..this.clone()
        }
    }

    /// What `super().__new__` finds in a class of named tuples.
    pub fn named_new(
        &mut self,
        desc: crate::annotate::types::defs::DescId,
    ) -> An<Option<SomeValue>> {
        let Desc::Class(class) = &self.a.descs[desc] else {
            return Ok(None);
        };
        match self.heap().lookup_in_class(class.class, "__named_new__") {
            Some((_, found)) => match self.heap().get(found) {
                Object::StaticMethod(func) => {
                    let func = *func;
                    self.immutable_value(func).map(Some)
                }
                _ => Ok(None),
            },
            None => Ok(None),
        }
    }
}
