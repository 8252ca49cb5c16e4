//! Formatting: with constant formats `format % args` and `format.format(…)` become the pieces of
//! an f-string, with others calls of `helpers/app_template.py`.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::*;
use crate::front::code::{Conversion, Name};
use crate::front::template::{self, Amount, Field, FieldStep, Part, TemplatePart};
use crate::host::object::Object;
use crate::ir::model::*;
use crate::ir::op::HlOp;

impl Annotator<'_> {
    /// `format.format(…)`: `operands` are the arguments, by position and then by name; `map` is
    /// the one of `format_map`.
    pub fn str_format(
        &mut self,
        op: &Op<Hl>,
        recv: &SomeValue,
        operands: &[Value<Hl>],
        names: &[Name],
        map: Option<Value<Hl>>,
    ) -> An<Outcome> {
        let text = self.text_of(recv).cloned();
        let Some(text) = text else {
            return self.format_at_run_time(op, operands, names, map);
        };
        let mut fields = Fields {
            operands,
            positional: operands.len() - names.len(),
            names,
            map,
            automatic: 0,
            numbered: false,
            ops: Vec::new(),
        };
        let parts = self.format_parts(&mut fields, &text, 0)?;
        Ok(self.last(fields.ops, op, HlOp::BuildString, parts))
    }

    /// The pieces of a format; `depth` is 1 inside of a spec, where fields have none of their own.
    fn format_parts(
        &mut self,
        fields: &mut Fields<'_>,
        text: &str,
        depth: usize,
    ) -> An<Vec<Value<Hl>>> {
        if depth > 1 {
            return self.fail(NO_OPERATION, "Max string recursion exceeded");
        }
        let mut parts = Vec::new();
        for piece in self.parsed(template::parse_format(text))? {
            let (name, letter, spec) = match piece {
                TemplatePart::Text(text) => {
                    parts.push(self.text_value(&text));
                    continue;
                }
                TemplatePart::Field {
                    name,
                    conversion,
                    spec,
                } => (name, conversion, spec),
            };
            let conversion = match letter {
                None => Conversion::None,
                Some(letter) => match conversion_of(letter) {
                    Some(conversion) => conversion,
                    None => {
                        let message = format!("Unknown conversion specifier {letter}");
                        return self.fail(NO_OPERATION, message);
                    }
                },
            };
            let (base, path) = self.parsed(template::parse_field_name(&name))?;
            let mut value = self.format_field(fields, &base)?;
            for step in path {
                let (code, key) = match step {
                    FieldStep::Attribute(name) => (HlOp::GetAttr, self.str_const(&name)),
                    FieldStep::Index(index) => (HlOp::GetItem, self.session.heap.new_int(index)),
                    FieldStep::Key(key) => (HlOp::GetItem, self.str_const(&key)),
                };
                value = self.step(&mut fields.ops, code, vec![value, Value::Const(key)]);
            }
            let spec = if spec.contains(['{', '}']) {
                let inner = self.format_parts(fields, &spec, depth + 1)?;
                self.step(&mut fields.ops, HlOp::BuildString, inner)
            } else {
                self.text_value(&spec)
            };
            let format = HlOp::Format(conversion);
            parts.push(self.step(&mut fields.ops, format, vec![value, spec]));
        }
        Ok(parts)
    }

    fn parsed<T>(&mut self, parsed: Result<T, String>) -> An<T> {
        match parsed {
            Ok(parsed) => Ok(parsed),
            Err(message) => self.fail(NO_OPERATION, message),
        }
    }

    /// The argument that a field names.
    fn format_field(&mut self, fields: &mut Fields<'_>, base: &str) -> An<Value<Hl>> {
        if let Some(map) = fields.map.clone() {
            let item = vec![map, self.text_value(base)];
            return Ok(self.step(&mut fields.ops, HlOp::GetItem, item));
        }
        let number = base.parse::<usize>().ok();
        if (base.is_empty() && fields.numbered) || (number.is_some() && fields.automatic > 0) {
            return self.fail(
                NO_OPERATION,
                "a format cannot number some fields and leave others to be counted",
            );
        }
        let at = if base.is_empty() {
            fields.automatic += 1;
            Some(fields.automatic - 1).filter(|&at| at < fields.positional)
        } else if let Some(number) = number {
            fields.numbered = true;
            Some(number).filter(|&at| at < fields.positional)
        } else {
            let found = fields.names.iter().position(|n| **n == *base);
            found.map(|i| fields.positional + i)
        };
        match at {
            Some(at) => Ok(fields.operands[at].clone()),
            None => self.fail(
                ARGUMENTS,
                format!("there is no argument for the field `{{{base}}}` of this format"),
            ),
        }
    }

    /// `format % args`: with a constant format it becomes the pieces of an f-string. Bytes are
    /// formatted as the text whose code points they are.
    pub fn percent(&mut self, op: &Op<Hl>, a: &SomeValue, b: &SomeValue) -> An<Outcome> {
        let is_bytes = matches!(a.kind, Kind::Bytes);
        let text = a.konst.and_then(|c| match self.heap().get(c) {
            Object::Str(text) => Some(text.to_string()),
            Object::Bytes(bytes) => Some(bytes.iter().copied().map(char::from).collect()),
            _ => None,
        });
        let text = match (text, is_bytes) {
            (Some(text), _) => text,
            (None, false) => return self.percent_at_run_time(op, b),
            (None, true) => {
                let message = "a format before `%` that is bytes must be a constant";
                return self.fail(NOT_CONSTANT, message);
            }
        };
        let pieces = self.parsed(template::parse_percent(&text))?;
        let mut wanted = 0;
        let mut keys = false;
        for piece in &pieces {
            if let Part::Field(field) = piece {
                let sizes = [field.width, field.precision];
                let wide = |size: &_| matches!(size, Some(Amount::Given(n)) if *n > MAX_WIDTH);
                if sizes.iter().any(wide) {
                    let message = "a width of more than a million in a `%` format";
                    return self.fail(NO_OPERATION, message);
                }
                let stars = sizes
                    .iter()
                    .filter(|s| **s == Some(Amount::Argument))
                    .count();
                if field.key.is_some() && stars > 0 {
                    return self.fail(NO_OPERATION, "`*` does not go with `%(name)`");
                }
                if field.key.is_some() && is_bytes {
                    return self.fail(UNSUPPORTED, "`%(name)` in a format that is bytes");
                }
                if field.is_unsupported(is_bytes) {
                    return self.fail(NO_OPERATION, field.unsupported());
                }
                keys |= field.key.is_some();
                wanted += usize::from(field.key.is_none()) + stars;
            }
        }
        let is_dict = matches!(b.kind, Kind::Dict(_));
        if keys && !is_dict {
            return self.fail_of(NO_OPERATION, b, |what| {
                format!("a format with `%(name)` needs a dict, not {what}")
            });
        }
        let given = match &b.kind {
            Kind::Tuple(items) => items.len(),
            // As many as are wanted, or it raises.
            Kind::Seq(_) => wanted,
            Kind::Dict(_) if wanted == 0 => 0,
            _ => 1,
        };
        if given != wanted {
            return self.fail(
                ARGUMENTS,
                format!("the format has {wanted} fields, and the number of values is {given}"),
            );
        }
        let mut ops = Vec::new();
        let mut parts = Vec::new();
        let mut at = 0;
        if let Kind::Seq(_) = b.kind {
            let wanted = self.int_value(wanted as i64);
            self.format_call(&mut ops, "percent_items", vec![op.args[1].clone(), wanted])?;
        }
        for piece in pieces {
            let mut field = match piece {
                Part::Text(text) => {
                    parts.push(self.text_value(&text));
                    continue;
                }
                Part::Field(field) => field,
            };
            let mut next = |this: &mut Self, ops: &mut Vec<Op<Hl>>| match &b.kind {
                Kind::Tuple(_) | Kind::Seq(_) => {
                    let known = match &b.kind {
                        Kind::Tuple(items) => items[at].clone(),
                        Kind::Seq(item) => (**item).clone(),
                        _ => SomeValue::IMPOSSIBLE,
                    };
                    at += 1;
                    (this.step_item(ops, &op.args[1], at - 1), known)
                }
                _ => (op.args[1].clone(), b.clone()),
            };
            let mut sizes = Vec::new();
            for (n, size) in [field.width, field.precision].into_iter().enumerate() {
                sizes.push(match size {
                    None => self.int_value(-(n as i64)),
                    Some(Amount::Given(n)) => self.int_value(n as i64),
                    Some(Amount::Argument) => {
                        let (value, s) = next(self, &mut ops);
                        self.expect_int(&s)?;
                        match n {
                            0 => value,
                            _ => self.format_call(&mut ops, "star_precision", vec![value])?,
                        }
                    }
                });
            }
            let (mut value, mut s) = match &field.key {
                Some(key) => {
                    let item = vec![op.args[1].clone(), self.text_value(key)];
                    let item = self.step(&mut ops, HlOp::GetItem, item);
                    let s = match b.kind {
                        Kind::Dict(def) => self.read_value(def),
                        _ => SomeValue::IMPOSSIBLE,
                    };
                    (item, s)
                }
                None => next(self, &mut ops),
            };
            if is_bytes && !s.is_impossible() {
                value = self.percent_bytes(&mut ops, &mut field, value, &mut s)?;
            }
            if !is_textual(field.code) {
                value = self.percent_number(&mut ops, field.code, value, &mut s)?;
            }
            if !s.is_impossible() {
                self.check_percent(&s, field.code)?;
            }
            let part = self.percent_field(&mut ops, &field, value, &s, sizes)?;
            parts.push(part);
        }
        if !is_bytes {
            return Ok(self.last(ops, op, HlOp::BuildString, parts));
        }
        let func = Value::Const(self.helper(("app_format", "text_bytes"))?);
        let text = self.step(&mut ops, HlOp::BuildString, parts);
        Ok(self.last_call(ops, op, func, &[text]))
    }

    /// `template.format(…)` of a template that is not known.
    fn format_at_run_time(
        &mut self,
        op: &Op<Hl>,
        operands: &[Value<Hl>],
        names: &[Name],
        map: Option<Value<Hl>>,
    ) -> An<Outcome> {
        let mut ops = Vec::new();
        let template = self.receiver_of(&mut ops, op);
        let (by_position, by_name) = operands.split_at(operands.len() - names.len());
        let values = self.template_values(&mut ops, by_position)?;
        let positional = self.bool_value(map.is_none());
        let named = match map {
            Some(map) => self.template_call(&mut ops, "named_arguments", vec![map])?,
            None if names.is_empty() => Value::Const(self.heap().none),
            None => {
                let mut pairs = Vec::new();
                for (name, value) in names.iter().zip(by_name) {
                    pairs.push(self.text_value(name));
                    pairs.push(self.template_call(&mut ops, "ArgumentOf", vec![value.clone()])?);
                }
                self.step(&mut ops, HlOp::NewDict, pairs)
            }
        };
        let args = vec![template, values, named, positional];
        self.template_result(op, ops, "formatted", args)
    }

    /// `template % values` of a template that is not known.
    fn percent_at_run_time(&mut self, op: &Op<Hl>, b: &SomeValue) -> An<Outcome> {
        let mut ops = Vec::new();
        let operand = op.args[1].clone();
        let mut named = Value::Const(self.heap().none);
        let values = match &b.kind {
            Kind::Tuple(items) => {
                let mut values = Vec::new();
                for at in 0..items.len() {
                    values.push(self.step_item(&mut ops, &operand, at));
                }
                self.template_values(&mut ops, &values)?
            }
            Kind::Seq(_) => self.template_call(&mut ops, "arguments_of", vec![operand])?,
            kind => {
                if let &Kind::Dict(def) = kind {
                    let key = self.read_key(def);
                    if key.kind.is_text() {
                        let dict = vec![operand.clone()];
                        named = self.template_call(&mut ops, "named_arguments", dict)?;
                    }
                }
                self.template_values(&mut ops, &[operand])?
            }
        };
        // What has items is a mapping to Python, of which nothing need be asked.
        let mapping = match b.kind {
            Kind::Instance(class) => self.has_special(class, "__getitem__"),
            Kind::List(_) | Kind::Dict(_) => true,
            Kind::Bytes | Kind::ByteArray | Kind::DictView { .. } => true,
            _ => false,
        };
        let all_wanted = self.bool_value(!mapping);
        let args = vec![op.args[0].clone(), values, named, all_wanted];
        self.template_result(op, ops, "percent", args)
    }

    /// A list of values for a template.
    fn template_values(&mut self, ops: &mut Vec<Op<Hl>>, of: &[Value<Hl>]) -> An<Value<Hl>> {
        let mut values = Vec::new();
        for value in of {
            values.push(self.template_call(ops, "ArgumentOf", vec![value.clone()])?);
        }
        Ok(self.step(ops, HlOp::NewList, values))
    }

    fn template_call(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        name: &str,
        args: Vec<Value<Hl>>,
    ) -> An<Value<Hl>> {
        self.step_helper(ops, ("app_template", name), &args)
    }

    fn template_result(
        &mut self,
        op: &Op<Hl>,
        mut ops: Vec<Op<Hl>>,
        name: &str,
        args: Vec<Value<Hl>>,
    ) -> An<Outcome> {
        let text = self.template_call(&mut ops, name, args)?;
        Ok(self.given(ops, op, text))
    }

    /// A value for a field of a format that is bytes: as the text that the field of a string
    /// formats to the same.
    fn percent_bytes(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        field: &mut Field,
        value: Value<Hl>,
        s: &mut SomeValue,
    ) -> An<Value<Hl>> {
        let is_text = s.kind.is_bytes();
        let helper = match field.code {
            'r' => {
                field.code = 'a';
                return Ok(value);
            }
            's' | 'b' if is_text => "bytes_text",
            's' | 'b' => {
                return self.fail_of(NO_OPERATION, s, |what| {
                    format!("`%{}` of bytes needs bytes, not {what}", field.code)
                });
            }
            'c' if is_text => "one_byte_text",
            'c' if s.kind.is_int() && !s.nullable => "byte_text",
            _ => return Ok(value),
        };
        if field.code == 'c' {
            field.precision = None;
        }
        field.code = 's';
        *s = SomeValue::str();
        self.format_call(ops, helper, vec![value])
    }

    /// A call of a function of `app_format`.
    fn format_call(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        name: &str,
        args: Vec<Value<Hl>>,
    ) -> An<Value<Hl>> {
        self.step_helper(ops, ("app_format", name), &args)
    }

    /// A number to be shown; of what may be `None`, a function looks.
    fn percent_number(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        kind: char,
        value: Value<Hl>,
        s: &mut SomeValue,
    ) -> An<Value<Hl>> {
        let types = self.heap().types;
        let asked = match kind {
            'd' | 'i' | 'u' => Some((types.int, ["__int__", "__index__"], SomeValue::int())),
            'x' | 'X' | 'o' => Some((types.int, ["__index__"; 2], SomeValue::int())),
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
                let names = ["__float__", "__index__"];
                Some((types.float, names, SomeValue::float()))
            }
            _ => None,
        };
        if let (Kind::Instance(_), Some((class, names, number))) = (&s.kind, asked) {
            if names.iter().any(|name| self.has_method(s, name)) {
                *s = number;
                return Ok(self.step_call(ops, Value::Const(class), &[value]));
            }
        }
        if !s.is_optional() {
            return Ok(value);
        }
        let message = match kind {
            'c' => "%c requires int or char".to_string(),
            'x' | 'X' | 'o' => format!("%{kind} format: an integer is required, not NoneType"),
            'd' | 'i' | 'u' => format!("%{kind} format: a real number is required, not NoneType"),
            _ => "must be real number, not NoneType".to_string(),
        };
        *s = s.non_none();
        let message = self.text_value(&message);
        self.format_call(ops, "number_of", vec![value, message])
    }

    /// A number, or an object, that may be `None`, in a format that `None` does not have.
    pub(in crate::annotate) fn format_number(&mut self, op: &Op<Hl>) -> An<Outcome> {
        let message = "unsupported format string passed to NoneType.__format__";
        let args = vec![op.args[0].clone(), self.text_value(message)];
        let mut ops = Vec::new();
        let number = self.format_call(&mut ops, "number_of", args)?;
        Ok(self.with_operand(ops, op, 0, number))
    }

    fn percent_field(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        field: &Field,
        mut value: Value<Hl>,
        s: &SomeValue,
        sizes: Vec<Value<Hl>>,
    ) -> An<Value<Hl>> {
        if is_int(field.code) && matches!(s.kind, Kind::Float) {
            // `%d` of a float drops its fraction.
            let int = Value::Const(self.heap().types.int);
            value = self.step_call(ops, int, &[value]);
        }
        let mut field = field.clone();
        if field.code == 'c' && matches!(s.kind, Kind::Char) {
            (field.code, field.precision) = ('s', None);
        }
        let field = &field;
        let stars =
            field.width == Some(Amount::Argument) || field.precision == Some(Amount::Argument);
        let digits = is_int(field.code) && field.precision.is_some();
        let zero_float = is_float(field.code) && field.zero;
        if !stars && !digits && !zero_float {
            let (conversion, spec) = spec_of(field);
            let spec = self.text_value(&spec);
            return Ok(self.step(ops, HlOp::Format(conversion), vec![value, spec]));
        }
        if is_textual(field.code) {
            let (conversion, spec) = match field.code {
                'c' => (Conversion::None, "c"),
                _ => (spec_of(field).0, ""),
            };
            let spec = self.text_value(spec);
            let text = self.step(ops, HlOp::Format(conversion), vec![value, spec]);
            let mut args = vec![text, self.bool_value(field.left)];
            args.extend(sizes);
            return self.format_call(ops, "percent_text", args);
        }
        let kind = match field.code {
            'i' | 'u' => 'd',
            kind => kind,
        };
        let mut args = vec![
            value,
            self.text_value(&kind.to_string()),
            self.text_value(field.sign()),
            self.bool_value(field.alternate),
            self.bool_value(field.left),
            self.bool_value(field.zero),
        ];
        args.extend(sizes);
        let name = match is_int(field.code) {
            true => "percent_int",
            false => {
                let class = Value::Const(self.heap().types.float);
                args[0] = self.step_call(ops, class, &args[..1]);
                "percent_float"
            }
        };
        self.format_call(ops, name, args)
    }

    fn check_percent(&mut self, value: &SomeValue, kind: char) -> An<()> {
        let fits = match kind {
            'd' | 'i' | 'u' => value.kind.is_real(),
            'x' | 'X' | 'o' => value.kind.is_int(),
            'c' => matches!(value.kind, Kind::Integer { .. } | Kind::Char),
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' => value.kind.is_real(),
            _ => true,
        };
        if fits {
            return Ok(());
        }
        self.fail_of(NO_OPERATION, value, |what| {
            format!("`%{kind}` does not format {what}")
        })
    }
}

/// What the fields of a `str.format` format refer to.
struct Fields<'a> {
    operands: &'a [Value<Hl>],
    positional: usize,
    names: &'a [Name],
    map: Option<Value<Hl>>,
    automatic: usize,
    numbered: bool,
    ops: Vec<Op<Hl>>,
}

/// A width that is written in a format: more is a mistake.
const MAX_WIDTH: usize = 1_000_000;

fn is_textual(kind: char) -> bool {
    matches!(kind, 's' | 'r' | 'a' | 'c')
}

fn is_int(kind: char) -> bool {
    matches!(kind, 'd' | 'i' | 'u' | 'x' | 'X' | 'o')
}

fn is_float(kind: char) -> bool {
    matches!(kind, 'e' | 'E' | 'f' | 'F' | 'g' | 'G')
}

/// The conversion of a field of a `%` format, and the spec in the language of `format`.
fn spec_of(field: &Field) -> (Conversion, String) {
    let mut spec = String::new();
    let flags = |spec: &mut String| {
        spec.push_str(field.sign());
        if field.alternate {
            spec.push('#');
        }
    };
    let textual = is_textual(field.code);
    if let Some(Amount::Given(width @ 1..)) = field.width {
        // `%5s` aligns to the right, as numbers do.
        if field.left {
            spec.push('<');
        } else if textual || !field.zero {
            spec.push('>');
        }
        if !textual {
            flags(&mut spec);
            if field.zero && !field.left {
                spec.push('0');
            }
        }
        spec.push_str(&width.to_string());
    } else if !textual {
        flags(&mut spec);
    }
    if let (Some(Amount::Given(precision)), false) = (field.precision, field.code == 'c') {
        spec.push('.');
        spec.push_str(&precision.to_string());
    }
    let conversion = match field.code {
        'i' | 'u' => {
            spec.push('d');
            Conversion::None
        }
        code => conversion_of(code).unwrap_or_else(|| {
            spec.push(code);
            Conversion::None
        }),
    };
    (conversion, spec)
}

/// What the letter of a conversion says.
fn conversion_of(letter: char) -> Option<Conversion> {
    Some(match letter {
        's' => Conversion::Str,
        'r' => Conversion::Repr,
        'a' => Conversion::Ascii,
        _ => return None,
    })
}
