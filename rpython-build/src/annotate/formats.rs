//! Formatting with constant formats: `format % args` and `format.format(…)` become the pieces of
//! an f-string.

use super::annotator::{An, Annotator, Outcome};
use super::errors::*;
use super::model::*;
use crate::front::code::{Conversion, Name};
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
        let text = recv.konst.and_then(|c| self.heap().as_str(c)).cloned();
        let Some(text) = text else {
            return self.fail(
                NOT_CONSTANT,
                "the format before `.format` must be a constant",
            );
        };
        let pieces = match parse_format(&text, 0) {
            Ok(pieces) => pieces,
            Err(message) => return self.fail(NO_OPERATION, message),
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
        let parts = self.format_parts(&mut fields, &pieces)?;
        let mut ops = fields.ops;
        ops.push(self.make_op(HlOp::BuildString, parts, op.result));
        Ok(Outcome::Rewrite(ops))
    }

    fn format_parts(
        &mut self,
        fields: &mut Fields<'_>,
        pieces: &[FormatPiece],
    ) -> An<Vec<Value<Hl>>> {
        let mut parts = Vec::new();
        for piece in pieces {
            let (base, path, conversion, spec) = match piece {
                FormatPiece::Text(text) => {
                    parts.push(Value::Const(self.str_const(text)));
                    continue;
                }
                FormatPiece::Field(base, path, conversion, spec) => (base, path, conversion, spec),
            };
            let mut value = self.format_field(fields, base)?;
            for step in path {
                let got = self.new_var();
                let (code, key) = match step {
                    Step::Attr(name) => (HlOp::GetAttr, self.str_const(name)),
                    Step::Key(key) => match key.parse::<i64>() {
                        Ok(number) if number >= 0 => {
                            (HlOp::GetItem, self.session.heap.new_int(number))
                        }
                        _ => (HlOp::GetItem, self.str_const(key)),
                    },
                };
                let op = self.make_op(code, vec![value, Value::Const(key)], got);
                fields.ops.push(op);
                value = Value::Var(got);
            }
            let spec = match &spec[..] {
                [] => Value::Const(self.str_const("")),
                [FormatPiece::Text(text)] => Value::Const(self.str_const(text)),
                pieces => {
                    let inner = self.format_parts(fields, pieces)?;
                    let made = self.new_var();
                    let op = self.make_op(HlOp::BuildString, inner, made);
                    fields.ops.push(op);
                    Value::Var(made)
                }
            };
            let part = self.new_var();
            let op = self.make_op(HlOp::Format(*conversion), vec![value, spec], part);
            fields.ops.push(op);
            parts.push(Value::Var(part));
        }
        Ok(parts)
    }

    /// The argument that a field names.
    fn format_field(&mut self, fields: &mut Fields<'_>, base: &str) -> An<Value<Hl>> {
        if let Some(map) = fields.map.clone() {
            let key = Value::Const(self.str_const(base));
            let got = self.new_var();
            let op = self.make_op(HlOp::GetItem, vec![map, key], got);
            fields.ops.push(op);
            return Ok(Value::Var(got));
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
        let is_bytes = matches!(a.kind, Kind::Bytes { .. });
        let text = a.konst.and_then(|c| match self.heap().get(c) {
            Object::Str(text) => Some(text.to_string()),
            Object::Bytes(bytes) => Some(bytes.iter().copied().map(char::from).collect()),
            _ => None,
        });
        let Some(text) = text else {
            return self.fail(NOT_CONSTANT, "the format before `%` must be a constant");
        };
        let pieces = match parse_percent(&text) {
            Ok(pieces) => pieces,
            Err(message) => return self.fail(NO_OPERATION, message),
        };
        let mut wanted = 0;
        let mut keys = false;
        for piece in &pieces {
            if let Piece::Field(field) = piece {
                let stars = [field.width, field.precision];
                let stars = stars.iter().filter(|s| **s == Size::Argument).count();
                if field.key.is_some() && stars > 0 {
                    return self.fail(NO_OPERATION, "`*` does not go with `%(name)`");
                }
                if field.key.is_some() && is_bytes {
                    return self.fail(UNSUPPORTED, "`%(name)` in a format that is bytes");
                }
                if field.kind == 'b' && !is_bytes {
                    return self.fail(NO_OPERATION, "unsupported format character 'b'");
                }
                keys |= field.key.is_some();
                wanted += usize::from(field.key.is_none()) + stars;
            }
        }
        let is_dict = matches!(b.kind, Kind::Dict { .. });
        if keys && !is_dict {
            let what = self.describe(b);
            return self.fail(
                NO_OPERATION,
                format!("a format with `%(name)` needs a dict, not {what}"),
            );
        }
        let given = match &b.kind {
            Kind::Tuple(items) => items.len(),
            // As many as are wanted, or it raises.
            Kind::Seq { .. } => wanted,
            Kind::Dict { .. } if wanted == 0 => 0,
            _ => 1,
        };
        if given != wanted {
            return self.fail(
                ARGUMENTS,
                format!("the format has {wanted} fields, but there are {given} values"),
            );
        }
        let mut ops = Vec::new();
        let mut parts = Vec::new();
        let mut at = 0;
        if let Kind::Tuple(_) = b.kind {}
        if let Kind::Seq { .. } = b.kind {
            let wanted = Value::Const(self.session.heap.new_int(wanted as i64));
            self.format_call(&mut ops, "percent_items", vec![op.args[1].clone(), wanted])?;
        }
        for piece in pieces {
            let mut field = match piece {
                Piece::Text(text) => {
                    parts.push(Value::Const(self.str_const(&text)));
                    continue;
                }
                Piece::Field(field) => field,
            };
            let mut next = |this: &mut Self, ops: &mut Vec<Op<Hl>>| match &b.kind {
                Kind::Tuple(items) => {
                    let item = this.new_var();
                    let index = this.session.heap.new_int(at as i64);
                    let get = vec![op.args[1].clone(), Value::Const(index)];
                    ops.push(this.make_op(HlOp::GetItem, get, item));
                    at += 1;
                    (Value::Var(item), items[at - 1].clone())
                }
                Kind::Seq { item: s, .. } => {
                    let item = this.new_var();
                    let index = this.session.heap.new_int(at as i64);
                    let get = vec![op.args[1].clone(), Value::Const(index)];
                    ops.push(this.make_op(HlOp::GetItem, get, item));
                    at += 1;
                    (Value::Var(item), (**s).clone())
                }
                _ => (op.args[1].clone(), b.clone()),
            };
            let mut sizes = Vec::new();
            for (n, size) in [field.width, field.precision].into_iter().enumerate() {
                sizes.push(match size {
                    Size::None => Value::Const(self.session.heap.new_int(-(n as i64))),
                    Size::Fixed(n) => Value::Const(self.session.heap.new_int(n as i64)),
                    Size::Argument => {
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
                    let name = Value::Const(self.str_const(key));
                    let item = self.new_var();
                    ops.push(self.make_op(HlOp::GetItem, vec![op.args[1].clone(), name], item));
                    let s = match b.kind {
                        Kind::Dict { def, .. } => self.read_value(def),
                        _ => SomeValue::IMPOSSIBLE,
                    };
                    (Value::Var(item), s)
                }
                None => next(self, &mut ops),
            };
            if is_bytes && !s.is_impossible() {
                value = self.percent_bytes(&mut ops, &mut field, value, &mut s)?;
            }
            if !field.is_textual() {
                value = self.percent_number(&mut ops, field.kind, value, &mut s)?;
            }
            if !s.is_impossible() {
                self.check_percent(&s, field.kind)?;
            }
            let part = self.percent_field(&mut ops, &field, value, &s, sizes)?;
            parts.push(part);
        }
        if !is_bytes {
            ops.push(self.make_op(HlOp::BuildString, parts, op.result));
            return Ok(Outcome::Rewrite(ops));
        }
        let Some(func) = self.app_function("app_format", "text_bytes") else {
            return self.fail(UNSUPPORTED, "`%` of bytes has no translation yet");
        };
        let text = self.new_var();
        ops.push(self.make_op(HlOp::BuildString, parts, text));
        let call = vec![Value::Const(func), Value::Var(text)];
        ops.push(self.make_op(HlOp::SimpleCall, call, op.result));
        Ok(Outcome::Rewrite(ops))
    }

    /// A value for a field of a format that is bytes: as the text that the field of a string
    /// formats to the same.
    fn percent_bytes(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        field: &mut PercentField,
        value: Value<Hl>,
        s: &mut SomeValue,
    ) -> An<Value<Hl>> {
        let is_text = matches!(s.kind, Kind::Bytes { .. } | Kind::ByteArray { .. });
        let helper = match field.kind {
            'r' => {
                field.kind = 'a';
                return Ok(value);
            }
            's' | 'b' if is_text => "bytes_text",
            's' | 'b' => {
                let what = self.describe(s);
                return self.fail(
                    NO_OPERATION,
                    format!("`%{}` of bytes needs bytes, not {what}", field.kind),
                );
            }
            'c' if is_text => "one_byte_text",
            'c' if matches!(s.kind, Kind::Integer { .. } | Kind::Bool) => "byte_text",
            _ => return Ok(value),
        };
        if field.kind == 'c' {
            field.precision = Size::None;
        }
        field.kind = 's';
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
        let Some(func) = self.app_function("app_format", name) else {
            return self.fail(UNSUPPORTED, format!("`{name}` has no translation yet"));
        };
        let mut call = vec![Value::Const(func)];
        call.extend(args);
        let result = self.new_var();
        ops.push(self.make_op(HlOp::SimpleCall, call, result));
        Ok(Value::Var(result))
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
        if let (Kind::Instance { .. }, Some((class, names, number))) = (&s.kind, asked) {
            if names.iter().any(|name| self.answers(s, name)) {
                let result = self.new_var();
                let call = vec![Value::Const(class), value];
                ops.push(self.make_op(HlOp::SimpleCall, call, result));
                *s = number;
                return Ok(Value::Var(result));
            }
        }
        let number = match &s.kind {
            Kind::Optional(number) => (**number).clone(),
            _ => return Ok(value),
        };
        let message = match kind {
            'c' => "%c requires int or char".to_string(),
            'x' | 'X' | 'o' => format!("%{kind} format: an integer is required, not NoneType"),
            'd' | 'i' | 'u' => format!("%{kind} format: a real number is required, not NoneType"),
            _ => "must be real number, not NoneType".to_string(),
        };
        *s = number;
        let message = Value::Const(self.str_const(&message));
        self.format_call(ops, "number_of", vec![value, message])
    }

    /// A number that may be `None`, in a format that `None` does not have.
    pub(super) fn format_number(&mut self, op: &Op<Hl>) -> An<Outcome> {
        let message = "unsupported format string passed to NoneType.__format__";
        let mut args = vec![op.args[0].clone(), Value::Const(self.str_const(message))];
        let mut ops = Vec::new();
        args = vec![
            self.format_call(&mut ops, "number_of", args)?,
            op.args[1].clone(),
        ];
        ops.push(self.make_op(op.code, args, op.result));
        Ok(Outcome::Rewrite(ops))
    }

    fn percent_field(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        field: &PercentField,
        mut value: Value<Hl>,
        s: &SomeValue,
        sizes: Vec<Value<Hl>>,
    ) -> An<Value<Hl>> {
        if field.is_int() && matches!(s.kind, Kind::Float) {
            // `%d` of a float drops its fraction.
            let whole = self.new_var();
            let int = self.heap().types.int;
            ops.push(self.make_op(HlOp::SimpleCall, vec![Value::Const(int), value], whole));
            value = Value::Var(whole);
        }
        let stars = field.width == Size::Argument || field.precision == Size::Argument;
        let digits = field.is_int() && field.precision != Size::None;
        let zero_float = field.is_float() && field.zero;
        if !stars && !digits && !zero_float {
            let (conversion, spec) = field.spec();
            let spec = Value::Const(self.str_const(&spec));
            let part = self.new_var();
            ops.push(self.make_op(HlOp::Format(conversion), vec![value, spec], part));
            return Ok(Value::Var(part));
        }
        let flag = |this: &Self, on: bool| Value::Const(this.heap().new_bool(on));
        if field.is_textual() {
            let text = self.new_var();
            let (conversion, spec) = match field.kind {
                'c' => (Conversion::None, "c"),
                _ => (field.spec().0, ""),
            };
            let spec = Value::Const(self.str_const(spec));
            ops.push(self.make_op(HlOp::Format(conversion), vec![value, spec], text));
            let mut args = vec![Value::Var(text), flag(self, field.left)];
            args.extend(sizes);
            return self.format_call(ops, "percent_text", args);
        }
        let kind = match field.kind {
            'i' | 'u' => 'd',
            kind => kind,
        };
        let mut args = vec![
            value,
            Value::Const(self.str_const(&kind.to_string())),
            Value::Const(self.str_const(field.sign)),
            flag(self, field.alternate),
            flag(self, field.left),
            flag(self, field.zero),
        ];
        args.extend(sizes);
        let name = match field.is_int() {
            true => "percent_int",
            false => {
                let float = self.new_var();
                let class = Value::Const(self.heap().types.float);
                let call = vec![class, args[0].clone()];
                ops.push(self.make_op(HlOp::SimpleCall, call, float));
                args[0] = Value::Var(float);
                "percent_float"
            }
        };
        self.format_call(ops, name, args)
    }

    fn check_percent(&mut self, value: &SomeValue, kind: char) -> An<()> {
        let fits = match kind {
            'd' | 'i' | 'u' => {
                matches!(value.kind, Kind::Integer { .. } | Kind::Bool | Kind::Float)
            }
            'x' | 'X' | 'o' => matches!(value.kind, Kind::Integer { .. } | Kind::Bool),
            'c' => matches!(value.kind, Kind::Integer { .. } | Kind::Char),
            'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
                matches!(value.kind, Kind::Integer { .. } | Kind::Bool | Kind::Float)
            }
            _ => true,
        };
        if fits {
            return Ok(());
        }
        let what = self.describe(value);
        self.fail(NO_OPERATION, format!("`%{kind}` does not format {what}"))
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

/// A piece of a `%` format.
enum Piece {
    Text(String),
    Field(PercentField),
}

/// A width or a precision.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    None,
    Fixed(usize),
    /// `*`
    Argument,
}

/// A field of a `%` format.
struct PercentField {
    key: Option<String>,
    left: bool,
    zero: bool,
    sign: &'static str,
    alternate: bool,
    width: Size,
    precision: Size,
    kind: char,
}

impl PercentField {
    fn is_textual(&self) -> bool {
        matches!(self.kind, 's' | 'r' | 'a' | 'c')
    }

    fn is_int(&self) -> bool {
        matches!(self.kind, 'd' | 'i' | 'u' | 'x' | 'X' | 'o')
    }

    fn is_float(&self) -> bool {
        matches!(self.kind, 'e' | 'E' | 'f' | 'F' | 'g' | 'G')
    }

    /// The conversion, and the spec in the language of `format`.
    fn spec(&self) -> (Conversion, String) {
        let mut spec = String::new();
        if let Size::Fixed(width @ 1..) = self.width {
            // `%5s` aligns to the right, as numbers do.
            if self.left {
                spec.push('<');
            } else if self.is_textual() || !self.zero {
                spec.push('>');
            }
            if !self.is_textual() {
                self.push_flags(&mut spec);
                if self.zero && !self.left {
                    spec.push('0');
                }
            }
            spec.push_str(&width.to_string());
        } else if !self.is_textual() {
            self.push_flags(&mut spec);
        }
        if let (Size::Fixed(precision), false) = (self.precision, self.kind == 'c') {
            spec.push('.');
            spec.push_str(&precision.to_string());
        }
        let conversion = match self.kind {
            's' => Conversion::Str,
            'r' => Conversion::Repr,
            'a' => Conversion::Ascii,
            'i' | 'u' => {
                spec.push('d');
                Conversion::None
            }
            kind => {
                spec.push(kind);
                Conversion::None
            }
        };
        (conversion, spec)
    }

    fn push_flags(&self, spec: &mut String) {
        spec.push_str(self.sign);
        if self.alternate {
            spec.push('#');
        }
    }
}

fn parse_percent(text: &str) -> Result<Vec<Piece>, String> {
    type Chars<'a> = std::iter::Peekable<std::str::Chars<'a>>;
    fn size(chars: &mut Chars<'_>) -> Size {
        if chars.next_if_eq(&'*').is_some() {
            return Size::Argument;
        }
        let mut number = None;
        while let Some(digit) = chars.next_if(char::is_ascii_digit) {
            let digit = digit.to_digit(10).unwrap_or(0) as usize;
            number = Some(number.unwrap_or(0usize).saturating_mul(10) + digit);
        }
        number.map_or(Size::None, Size::Fixed)
    }
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '%' {
            plain.push(c);
            continue;
        }
        let mut key = None;
        if chars.next_if_eq(&'(').is_some() {
            let mut name = String::new();
            let mut depth = 1;
            loop {
                match chars.next() {
                    Some(')') if depth == 1 => break,
                    Some(c) => {
                        depth += match c {
                            '(' => 1,
                            ')' => -1,
                            _ => 0,
                        };
                        name.push(c);
                    }
                    None => return Err("a `%(` format without its `)`".into()),
                }
            }
            key = Some(name);
        }
        let (mut left, mut zero, mut sign, mut alternate) = (false, false, "", false);
        while let Some(&flag) = chars.peek() {
            match flag {
                '-' => left = true,
                '0' => zero = true,
                '+' => sign = "+",
                ' ' => {
                    if sign.is_empty() {
                        sign = " "
                    }
                }
                '#' => alternate = true,
                _ => break,
            }
            chars.next();
        }
        let width = size(&mut chars);
        let mut precision = Size::None;
        if chars.next_if_eq(&'.').is_some() {
            precision = match size(&mut chars) {
                Size::None => Size::Fixed(0),
                given => given,
            };
        }
        for size in [width, precision] {
            if matches!(size, Size::Fixed(n) if n > 1_000_000) {
                return Err("a width of more than a million in a `%` format".into());
            }
        }
        // The sizes of C's integers mean nothing here.
        chars.next_if(|c| matches!(c, 'h' | 'l' | 'L'));
        let Some(kind) = chars.next() else {
            return Err("incomplete `%` format".into());
        };
        if kind == '%' {
            plain.push('%');
            continue;
        }
        if !"srabcdiuxXoeEfFgG".contains(kind) {
            return Err(format!("`%{kind}` is no format"));
        }
        if !plain.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut plain)));
        }
        pieces.push(Piece::Field(PercentField {
            key,
            left,
            zero,
            sign,
            alternate,
            width,
            precision,
            kind,
        }));
    }
    if !plain.is_empty() {
        pieces.push(Piece::Text(plain));
    }
    Ok(pieces)
}

/// A piece of a `str.format` format.
enum FormatPiece {
    Text(String),
    /// Which argument, the way from there, conversion, spec.
    Field(String, Vec<Step>, Conversion, Vec<FormatPiece>),
}

/// A step from an argument to what is formatted.
enum Step {
    Attr(String),
    Key(String),
}

/// The pieces of a format; `depth` is 1 inside of a spec, where fields have none of their own.
fn parse_format(text: &str, depth: usize) -> Result<Vec<FormatPiece>, String> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '{' if depth == 0 && chars.peek() == Some(&'{') => {
                chars.next();
                plain.push('{');
            }
            '}' if depth == 0 && chars.peek() == Some(&'}') => {
                chars.next();
                plain.push('}');
            }
            '}' => return Err("single `}` in a format".into()),
            '{' if depth > 1 => return Err("fields of a format are nested too deep".into()),
            '{' => {
                if !plain.is_empty() {
                    pieces.push(FormatPiece::Text(std::mem::take(&mut plain)));
                }
                let mut inside = String::new();
                let mut open = 1;
                loop {
                    match chars.next() {
                        Some('}') if open == 1 => break,
                        Some(c) => {
                            open += match c {
                                '{' => 1,
                                '}' => -1,
                                _ => 0,
                            };
                            inside.push(c);
                        }
                        None => return Err("single `{` in a format".into()),
                    }
                }
                pieces.push(parse_field(&inside, depth)?);
            }
            c => plain.push(c),
        }
    }
    if !plain.is_empty() {
        pieces.push(FormatPiece::Text(plain));
    }
    Ok(pieces)
}

fn parse_field(inside: &str, depth: usize) -> Result<FormatPiece, String> {
    // `:` and `!` inside of `[…]` belong to a key.
    let mut in_key = false;
    let end = inside.find(|c| {
        match c {
            '[' => in_key = true,
            ']' => in_key = false,
            _ => {}
        }
        !in_key && (c == ':' || c == '!')
    });
    let (name, behind) = inside.split_at(end.unwrap_or(inside.len()));
    let mut conversion = Conversion::None;
    let mut spec = behind;
    if let Some(rest) = behind.strip_prefix('!') {
        let letter = rest.chars().next();
        conversion = match letter {
            Some('s') => Conversion::Str,
            Some('r') => Conversion::Repr,
            Some('a') => Conversion::Ascii,
            other => {
                let shown = other.map(String::from).unwrap_or_default();
                return Err(format!("`!{shown}` is no conversion"));
            }
        };
        spec = &rest[1..];
        if !spec.is_empty() && !spec.starts_with(':') {
            return Err("expected `:` after the conversion of a field".into());
        }
    }
    let spec = parse_format(spec.strip_prefix(':').unwrap_or(spec), depth + 1)?;
    let end = name.find(['.', '[']).unwrap_or(name.len());
    let (base, mut path) = name.split_at(end);
    let mut steps = Vec::new();
    while !path.is_empty() {
        if let Some(rest) = path.strip_prefix('.') {
            let end = rest.find(['.', '[']).unwrap_or(rest.len());
            if end == 0 {
                return Err("empty attribute in a format".into());
            }
            steps.push(Step::Attr(rest[..end].to_string()));
            path = &rest[end..];
        } else if let Some(rest) = path.strip_prefix('[') {
            let Some(end) = rest.find(']').filter(|&end| end > 0) else {
                return Err("missing `]` in a format".into());
            };
            steps.push(Step::Key(rest[..end].to_string()));
            path = &rest[end + 1..];
        } else {
            return Err("only `.` and `[` may follow `]` in a field of a format".into());
        }
    }
    Ok(FormatPiece::Field(
        base.to_string(),
        steps,
        conversion,
        spec,
    ))
}
