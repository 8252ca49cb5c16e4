//! The texts of values: `str(x)`, `repr(x)`, `ascii(x)`, the fields of f-strings. Most become calls
//! of functions in Python (`helpers/app_text.py`).

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Conversion;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;

impl Annotator<'_> {
    /// A field of an f-string, `format(x, spec)`, `str(x)` and `repr(x)`.
    pub(in crate::annotate) fn format(
        &mut self,
        op: &Op<Hl>,
        conversion: Conversion,
        value: &SomeValue,
        spec: &SomeValue,
    ) -> An<Outcome> {
        self.expect_str(spec)?;
        self.expect_plain_text(value, conversion)?;
        let text = self.text_of(spec).cloned();
        let plain = text.as_deref() == Some("");
        if plain {
            self.expect_told_apart(value, "the text of this value")?;
        }
        if conversion != Conversion::None && !plain {
            // Convert first, then apply the spec to the string.
            let mut ops = Vec::new();
            let whole = vec![op.args[0].clone(), self.text_value("")];
            let converted = self.step(&mut ops, HlOp::Format(conversion), whole);
            let args = vec![converted, op.args[1].clone()];
            return Ok(self.last(ops, op, HlOp::Format(Conversion::None), args));
        }
        if conversion == Conversion::Ascii {
            return self.ascii_text(op);
        }
        if let Kind::Instance(class) = value.kind {
            if conversion == Conversion::None && self.has_special(class, "__format__") {
                if value.nullable {
                    return match text.as_deref() {
                        Some("") => {
                            self.helper_instead(("app_text", "shown_or_none"), &op.args[..1])
                        }
                        Some(_) => self.format_number(op),
                        None => self.helper_instead(("app_text", "format_or_none"), &op.args),
                    };
                }
                return Ok(self.special_call(&op.args[0], "__format__", &op.args[1..2]));
            }
            if plain {
                let as_repr = conversion == Conversion::Repr;
                return self.instance_text(op, class, value.nullable, as_repr);
            }
            return self.no_operation("format", std::slice::from_ref(value));
        }
        if value.is_optional() && !plain {
            return self.format_number(op);
        }
        if !plain && !has_formats(&value.kind) {
            let Some(spec) = text else {
                return self.helper_instead(("app_template", "format_without_specs"), &op.args);
            };
            self.wait_for_more()?;
            let refused = self.fail_of(NO_OPERATION, value, |what| {
                format!("{what} has no format but the empty one: `{spec}` is none of it")
            });
            let help = "`!s` in front of the `:` formats its text";
            return refused.map_err(|stop: Stop| stop.with(|error| error.help(help)));
        }
        let as_repr = conversion == Conversion::Repr;
        // A tuple of a class of its own, as `sys.float_info`, which is known.
        let known = operand_of_text(op).constant().copied();
        if let (Kind::Tuple(_), Some(known), true) = (&value.kind, known, plain) {
            if matches!(self.heap().get(known), Object::Instance(_)) {
                if let Ok(text) = self.session.repr(known) {
                    let text = self.str_const(&text);
                    return Ok(self.immutable_value(text)?.into());
                }
            }
        }
        if let (Kind::Tuple(items), true, false) = (&value.kind, plain, value.nullable) {
            let count = items.len();
            if !self.is_done_here(op, 0) {
                return self.tuple_by_function(op, "tuple_repr");
            }
            if count > 0 {
                return Ok(self.tuple_text(op, count));
            }
        }
        if plain && self.is_of_functions_and_classes(value) {
            return self.helper_instead(("app_functions", "text_of"), &op.args[..1]);
        }
        if plain {
            self.expect_no_range(value, "the text of this value")?;
            if let Some(func) = self.text_function(value, as_repr) {
                return Ok(self.call_instead(func, &op.args[..1]));
            }
        }
        if plain && conversion != Conversion::Repr && value.kind.is_text() && !value.nullable {
            return Ok(value.clone().without_facts().into());
        }
        self.check_printable(value)?;
        Ok(SomeValue::str().into())
    }

    /// Whether a number may have been a `bool` shows here: then it must be known.
    pub(in crate::annotate) fn expect_told_apart(&self, value: &SomeValue, what: &str) -> An<()> {
        if !matches!(value.kind, Kind::Integer { bools: true, .. }) {
            return Ok(());
        }
        let message = format!("{what} depends on whether it is a `bool` or an `int`");
        let note = "a `bool` and an `int` meet in one variable or container, and are an `int` from there on";
        let help = "write `int(x)` or `bool(x)` where it is one of them, before they meet";
        let error = self.error(NO_UNION, message);
        let error = error.note(note.to_string()).help(help.to_string());
        Err(Stop::about(error, [value]))
    }

    /// That it does not matter whether a value is a list or a range, if it may be either.
    pub(in crate::annotate) fn expect_no_range(&mut self, value: &SomeValue, what: &str) -> An<()> {
        self.ask_range(value);
        match value.kind {
            Kind::List(def) if self.a.listdef(def).of_ranges => {}
            _ => return Ok(()),
        }
        let message = format!("{what} depends on whether it is a `list` or a `range`");
        let note =
            "a list and a range meet in one variable or container, and are a list from there on";
        let help = "write `list(…)` around the range";
        let error = self.error(NO_UNION, message);
        let error = error.note(note.to_string()).help(help.to_string());
        Err(Stop::about(error, [value]))
    }

    /// `ascii(x)`: of its `repr`.
    fn ascii_text(&mut self, op: &Op<Hl>) -> An<Outcome> {
        let mut ops = Vec::new();
        let text = self.step(&mut ops, HlOp::Format(Conversion::Repr), op.args.clone());
        let func = Value::Const(self.helper(("app_text", "escape_non_ascii"))?);
        Ok(self.last_call(ops, op, func, &[text]))
    }

    /// `repr` of a tuple: of each item, and what stands between.
    fn tuple_text(&mut self, op: &Op<Hl>, count: usize) -> Outcome {
        let empty = self.text_value("");
        let mut ops = Vec::new();
        let mut parts = vec![self.text_value("(")];
        for i in 0..count {
            if i > 0 {
                parts.push(self.text_value(", "));
            }
            let item = self.step_item(&mut ops, &op.args[0], i);
            let format = HlOp::Format(Conversion::Repr);
            parts.push(self.step(&mut ops, format, vec![item, empty.clone()]));
        }
        parts.push(self.text_value(if count == 1 { ",)" } else { ")" }));
        self.last(ops, op, HlOp::BuildString, parts)
    }

    /// Whether `str` and `repr` of this are the rtyper's: everything else is Python code.
    fn check_printable(&mut self, value: &SomeValue) -> An<()> {
        match value.kind {
            Kind::List(_) if self.is_range(value) => Ok(()),
            Kind::None
            | Kind::Bool
            | Kind::Integer { .. }
            | Kind::Float
            | Kind::SingleFloat
            | Kind::Char
            | Kind::Str
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::Type { .. }
            | Kind::LlChar
            | Kind::Pbc(_) => Ok(()),
            // A class.
            Kind::Builtin(_) | Kind::HostObject
                if value.konst.is_some_and(|c| self.heap().class(c).is_some()) =>
            {
                Ok(())
            }
            _ => self.no_operation("str", std::slice::from_ref(value)),
        }
    }

    /// `str(x)` or `repr(x)` of an instance: its method; of what may be `None`, by a function.
    pub fn instance_text(
        &mut self,
        op: &Op<Hl>,
        class: ClassDefId,
        nullable: bool,
        as_repr: bool,
    ) -> An<Outcome> {
        let operand = operand_of_text(op);
        let name = if as_repr { "__repr__" } else { "__str__" };
        if nullable || self.a.classes[class].exception {
            let helper = if as_repr {
                "instance_repr"
            } else {
                "instance_str"
            };
            return self.helper_instead(("app_text", helper), &[operand]);
        }
        Ok(self.special_call(&operand, name, &[]))
    }

    /// The function in Python that makes the text of a container.
    pub fn text_function(&mut self, value: &SomeValue, as_repr: bool) -> Option<ObjId> {
        if self.is_range(value) {
            return None;
        }
        let again = self.may_show_itself(value, 0);
        let name = match &value.kind {
            _ if value.nullable && as_repr => "nullable_repr",
            _ if value.nullable => "nullable_str",
            Kind::List(_) if again => "list_repr_once",
            Kind::List(_) => "list_repr",
            Kind::Dict(_) if again => "dict_repr_once",
            Kind::Dict(_) => "dict_repr",
            Kind::Slice(_) => "slice_repr",
            Kind::Set { frozen: false, .. } => "set_repr",
            Kind::Set { frozen: true, .. } => "frozenset_repr",
            Kind::DictView { variant, .. } => match variant {
                IterVariant::Keys => "keys_repr",
                IterVariant::Values => "values_repr",
                _ => "items_repr",
            },
            Kind::Seq(_) => "seq_repr",
            Kind::Tuple(items) => match items.len() {
                0 => "tuple0_repr",
                _ => return None,
            },
            _ => return None,
        };
        self.app_function("app_text", name)
    }

    /// Whether it is a list of which all are ranges so far.
    fn is_range(&self, value: &SomeValue) -> bool {
        match value.kind {
            Kind::List(def) => !value.nullable && self.a.listdef(def).range_step.is_some(),
            _ => false,
        }
    }

    /// Whether the text of a container may have the same container in it: it has objects.
    fn may_show_itself(&mut self, value: &SomeValue, depth: usize) -> bool {
        if depth > 8 {
            return true;
        }
        let held = self.held_by(&value.kind);
        matches!(value.kind, Kind::Instance(_)) && depth > 0
            || held
                .iter()
                .any(|item| self.may_show_itself(item, depth + 1))
    }
}

/// The operand that `str`, `repr` or a format is made of: calls have the callable before it.
fn operand_of_text(op: &Op<Hl>) -> Value<Hl> {
    match op.code {
        HlOp::SimpleCall | HlOp::CallArgs(_) => op.args[1].clone(),
        _ => op.args[0].clone(),
    }
}

/// Whether `format` of values of a kind knows specifications. (What it knows of objects, their classes say.)
fn has_formats(kind: &Kind) -> bool {
    !matches!(
        kind,
        Kind::None
            | Kind::List(_)
            | Kind::Tuple(_)
            | Kind::Seq(_)
            | Kind::Dict(_)
            | Kind::Set { .. }
            | Kind::DictView { .. }
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::Slice(_)
    )
}
