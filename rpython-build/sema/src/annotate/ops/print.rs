//! `print`: texts, and calls of `write`.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::*;
use crate::front::code::Conversion;
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};

/// What `print` is told by name.
#[derive(Default)]
pub(in crate::annotate) struct PrintOptions {
    sep: Option<Value<Hl>>,
    end: Option<Value<Hl>>,
    file: Option<Value<Hl>>,
}

impl Annotator<'_> {
    /// `print(…)`. Standard output gets a line at once, as far as nobody can see a difference: what
    /// comes before a text that the program's own code makes is written before that runs. `star`
    /// is what stands behind `*`.
    pub(in crate::annotate) fn print(
        &mut self,
        op: &Op<Hl>,
        values: &[Value<Hl>],
        star: Option<Value<Hl>>,
        options: PrintOptions,
    ) -> An<Outcome> {
        let [space, newline, empty] = [" ", "\n", ""].map(|text| self.text_value(text));
        let sep = options.sep.unwrap_or(space);
        let end = options.end.unwrap_or(newline);
        let file = options.file.filter(|file| !self.is_stdout(file));
        let mut ops = Vec::new();
        let mut parts = Vec::new();
        for (i, value) in values.iter().enumerate() {
            if i > 0 {
                parts.push(sep.clone());
            }
            let own = !has_plain_text(&self.annotation(self.pos.graph, value)?.kind);
            if own || file.is_some() {
                self.print_parts(&mut ops, &mut parts, file.as_ref());
            }
            let args = vec![value.clone(), empty.clone()];
            parts.push(self.step(&mut ops, HlOp::Format(Conversion::Str), args));
        }
        if let Some(rest) = star {
            let name = match values.is_empty() {
                true => "join_texts",
                false => "join_behind",
            };
            parts.push(self.step_helper(&mut ops, ("app_format", name), &[rest, sep])?);
        }
        parts.push(end);
        self.print_parts(&mut ops, &mut parts, file.as_ref());
        let none = Value::Const(self.heap().none);
        Ok(self.given(ops, op, none))
    }

    /// Writes what was collected: to standard output as one text, to a file piece by piece.
    fn print_parts(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        parts: &mut Vec<Value<Hl>>,
        file: Option<&Value<Hl>>,
    ) {
        let mut parts = std::mem::take(parts);
        if file.is_none() && parts.len() > 1 {
            parts = vec![self.step(ops, HlOp::BuildString, parts)];
        }
        for part in parts {
            let write = match file {
                None => Value::Const(self.write_stdout()),
                Some(file) => self.step_attr(ops, file, "write"),
            };
            // `write` may give a number; `print` does not.
            self.step_call(ops, write, &[part]);
        }
    }

    /// `print(…)` with keywords or a star.
    pub(in crate::annotate) fn print_with(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
        names: &[crate::front::code::Name],
    ) -> An<Option<Outcome>> {
        let positional = shape.positional as usize;
        let mut options = PrintOptions::default();
        for (i, name) in names.iter().enumerate() {
            let at = 1 + positional + i;
            let (value, operand) = (&args[at], op.args[at].clone());
            if value.is_none() {
                continue;
            }
            match &**name {
                "sep" => {
                    self.expect_str(value)?;
                    options.sep = Some(operand);
                }
                "end" => {
                    self.expect_str(value)?;
                    options.end = Some(operand);
                }
                "file" => options.file = Some(operand),
                "flush" => {}
                other => {
                    return self.fail(
                        ARGUMENTS,
                        format!("`print` does not take `{other}` by name"),
                    )
                }
            }
        }
        let at = 1 + positional + names.len();
        let star = shape.star.then(|| op.args[at].clone());
        let values = op.args[1..1 + positional].to_vec();
        self.print(op, &values, star, options).map(Some)
    }

    /// Whether `print` writes to standard output when it is given this as `file`.
    fn is_stdout(&self, file: &Value<Hl>) -> bool {
        let Value::Const(object) = file else {
            return false;
        };
        let heap = self.heap();
        *object == heap.none
            || heap
                .dict_get_str(self.session.modules, "sys")
                .and_then(|sys| heap.module_attr(sys, "__stdout__"))
                == Some(*object)
    }
}

/// Whether making text of it runs none of the program's code, whatever else it turns out to be.
fn has_plain_text(kind: &Kind) -> bool {
    match kind {
        Kind::Tuple(items) => items.iter().all(|item| has_plain_text(&item.kind)),
        Kind::Str
        | Kind::Char
        | Kind::Integer { .. }
        | Kind::Bool
        | Kind::Float
        | Kind::Bytes
        | Kind::ByteArray => true,
        _ => false,
    }
}
