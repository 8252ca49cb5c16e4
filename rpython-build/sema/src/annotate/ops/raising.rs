//! What `raise` raises, and the cause it gives: an exception, or a new one of a class of exceptions.
//! For everything else there is CPython's `TypeError` at run time, so that what travels as an
//! exception always is one.

use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::{Desc, DescId};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::ir::model::{Hl, Op};
use crate::ir::op::HlOp;

/// What finds out at run time.
#[derive(Clone, Copy)]
enum Helper {
    /// It may be an exception.
    MaybeException,
    /// It may be a class of exceptions.
    MaybeClass,
    /// It is neither.
    Never,
}

impl Helper {
    fn name(self, cause: bool) -> &'static str {
        match (self, cause) {
            (Helper::MaybeException, false) => "exception_to_raise",
            (Helper::MaybeException, true) => "exception_of_cause",
            (Helper::MaybeClass, false) => "class_to_raise",
            (Helper::MaybeClass, true) => "class_of_cause",
            (Helper::Never, false) => NOT_RAISED,
            (Helper::Never, true) => NOT_A_CAUSE,
        }
    }
}

/// The helper for what is never an exception.
const NOT_RAISED: &str = "not_an_exception";
/// The same for causes.
const NOT_A_CAUSE: &str = "not_a_cause";
/// The same for the classes of handlers: the flow space calls it.
const NOT_CAUGHT: &str = "not_a_handler";

/// The helpers that always raise, what their callers do, and what comes of it.
pub(in crate::annotate) const NEVER: [(&str, &str, &str); 3] = [
    (
        NOT_RAISED,
        "what is raised here may not be an exception",
        "where it is not, this raises TypeError",
    ),
    (
        NOT_A_CAUSE,
        "the cause given here may not be an exception",
        "where it is not, this raises TypeError",
    ),
    (
        NOT_CAUGHT,
        "this `except` clause names what is not a class of exceptions",
        "an exception that gets here raises TypeError",
    ),
];

impl Annotator<'_> {
    /// The exception that this is, or makes; of a cause, `None` stays.
    pub(in crate::annotate) fn exception_of(
        &mut self,
        op: &Op<Hl>,
        value: &SomeValue,
    ) -> An<Outcome> {
        let cause = op.code == HlOp::ToCause;
        let base = self.heap().types.base_exception;
        let base = self.classdef(base)?;
        let helper = match &value.kind {
            &Kind::Instance(class) if self.a.is_subclass(class, base) => {
                match value.nullable && !cause {
                    true => Helper::MaybeException,
                    false => return Ok(self.become_op(op, HlOp::SameAs, op.args.clone())),
                }
            }
            &Kind::Instance(class) => match self.a.is_subclass(base, class) {
                true => Helper::MaybeException,
                false if value.nullable && cause => Helper::MaybeException,
                false => Helper::Never,
            },
            Kind::None if cause => return Ok(self.become_op(op, HlOp::SameAs, op.args.clone())),
            Kind::Type { .. } => return self.through_classes(op, value),
            Kind::Pbc(descs) => {
                let exceptions = descs
                    .iter()
                    .filter(|&&d| self.is_exception_class(d))
                    .count();
                if exceptions == descs.len() && !value.nullable {
                    let mut ops = Vec::new();
                    let made = self.step(&mut ops, HlOp::SimpleCall, op.args.clone());
                    return Ok(self.last(ops, op, op.code, vec![made]));
                }
                match exceptions > 0 {
                    true => Helper::MaybeClass,
                    false if value.nullable && cause => Helper::MaybeException,
                    false => Helper::Never,
                }
            }
            _ if cause && value.can_be_none() => Helper::MaybeException,
            _ => Helper::Never,
        };
        self.helper_instead(("app_object", helper.name(cause)), &op.args)
    }

    fn is_exception_class(&self, desc: DescId) -> bool {
        let base = self.heap().types.base_exception;
        matches!(&self.a.descs[desc], Desc::Class(c) if self.heap().is_subclass(c.class, base))
    }
}
