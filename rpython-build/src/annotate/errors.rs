//! Diagnostics of the annotator: codes, wording, and where values come from.

use super::annotator::{An, Annotator};
use super::defs::*;
use super::model::*;
use super::union::Clash;
use crate::diag::{Diagnostic, Severity};
use crate::front::code::{Instr, Name};
use crate::ir::model::*;
use crate::lltype::types::IntKind;
use crate::source::Span;

/// Two kinds of values meet that have no common type.
pub const NO_UNION: &str = "RP0401";
/// An attribute that the value does not have.
pub const NO_ATTRIBUTE: &str = "RP0402";
/// Wrong number or names of arguments.
pub const ARGUMENTS: &str = "RP0403";
/// An operation on operands that it does not exist for.
pub const NO_OPERATION: &str = "RP0404";
/// Something must be a constant and is not.
pub const NOT_CONSTANT: &str = "RP0405";
/// A call of what cannot be called.
pub const NOT_CALLABLE: &str = "RP0406";
/// A feature that translated code does not have.
pub const UNSUPPORTED: &str = "RP0407";
/// A prebuilt object that has no meaning at run time.
pub const BAD_CONSTANT: &str = "RP0408";
/// A list that must keep its length is resized.
pub const RESIZED: &str = "RP0409";
/// The result does not fit what the Rust side declares.
pub const WRONG_RESULT: &str = "RP0410";
/// An exception at translation time, in a memo function.
pub const MEMO: &str = "RP0411";
/// A type, or the versions of a function, that have no end.
pub const ENDLESS: &str = "RP0416";
/// A type hint that is not true.
pub const WRONG_HINT: &str = "RP0417";

/// Why an operation has no annotation.
#[derive(Debug)]
pub enum Stop {
    /// It has none yet, or never: it does not return.
    Blocked,
    /// It is wrong.
    Error(Box<Diagnostic>),
}

impl From<Diagnostic> for Stop {
    fn from(diagnostic: Diagnostic) -> Self {
        Stop::Error(Box::new(diagnostic))
    }
}

/// What an error is about: each is reported once, for all specialised copies.
pub type ErrorKey = (&'static str, Option<(u32, u32, u32)>, String);

impl Annotator<'_> {
    /// Records an error, once.
    pub fn report(&mut self, mut diagnostic: Diagnostic) {
        self.tell_in_users_terms(&mut diagnostic);
        let place = diagnostic
            .primary
            .as_ref()
            .map(|l| (l.span.file.0, l.span.start, l.span.end));
        // One place, one error of a sort: the message may differ between specialised copies.
        let text = if place.is_some() {
            String::new()
        } else {
            diagnostic.message.clone()
        };
        if self
            .a
            .state
            .error_keys
            .insert((diagnostic.code, place, text))
        {
            debug_assert_eq!(diagnostic.severity, Severity::Error);
            self.a.state.errors.push(diagnostic);
        }
    }

    /// An error inside of one of the toolchain's helpers is the fault of what the user's code
    /// calls it with: it is shown there.
    fn tell_in_users_terms(&self, diagnostic: &mut Diagnostic) {
        let is_own = |span: Span| self.session.sources.is_own(span.file);
        if let Some(primary) = &mut diagnostic.primary {
            if is_own(primary.span) {
                let Some(span) = self.users_call(self.pos.graph, &is_own) else {
                    return;
                };
                primary.span = span;
            }
        }
        diagnostic.labels.retain(|label| !is_own(label.span));
    }

    /// The place in the user's code from which a helper's graph is called.
    fn users_call(&self, graph: GraphId, is_own: &dyn Fn(Span) -> bool) -> Option<Span> {
        let mut graph = graph;
        let mut seen = Set::default();
        while seen.insert(graph) {
            let first = self.a.graphs[graph].params().first();
            let origins = first.and_then(|&first| self.a.state.input_origins.get(&(graph, first)));
            let origins = origins.map(|origins| &origins[..]).unwrap_or_default();
            let arguments = origins.iter().rev().filter_map(|origin| origin.span);
            let &Position {
                graph: caller,
                block,
                ..
            } = self.a.state.notify[graph].first()?;
            let calls = self.a.ops(caller, block).filter(|op| {
                let callee = op.args.first().and_then(|callee| callee.constant());
                callee.is_some() && callee.copied() == self.a.graphs[graph].func
            });
            let mut spans = arguments.chain(calls.filter_map(|op| op.span));
            if let Some(span) = spans.find(|&span| !is_own(span)) {
                return Some(span);
            }
            graph = caller;
        }
        None
    }

    /// An error at the operation at work.
    pub fn error(&self, code: &'static str, message: impl Into<String>) -> Diagnostic {
        self.error_with(code, message, "")
    }

    /// An error at the operation at work, with text beside the underline.
    pub fn error_with(
        &self,
        code: &'static str,
        message: impl Into<String>,
        beside: impl Into<String>,
    ) -> Diagnostic {
        let diagnostic = Diagnostic::error(code, message);
        match self.span {
            Some(span) => diagnostic.at(span, beside),
            None => diagnostic,
        }
    }

    /// Fails at the operation at work.
    pub fn fail<T>(&self, code: &'static str, message: impl Into<String>) -> An<T> {
        Err(self.error(code, message).into())
    }

    /// A union at the operation at work, or an error that shows both sides.
    pub fn join(&mut self, a: &SomeValue, b: &SomeValue) -> An {
        self.union(a, b)
            .map_err(|clash| self.clash_error(*clash).into())
    }

    /// The same for results of cells.
    pub fn joined<T>(&mut self, result: Result<T, Box<Clash>>) -> An<T> {
        result.map_err(|clash| self.clash_error(*clash).into())
    }

    /// The error for two values that have no union.
    pub fn clash_error(&self, clash: Clash) -> Diagnostic {
        let (left, right) = (self.describe(&clash.left), self.describe(&clash.right));
        let help = self.clash_help(&clash);
        let mut diagnostic = match clash.endless {
            true => {
                let what = clash.place.as_deref().unwrap_or("what is made here");
                self.error_with(ENDLESS, format!("{what} would have a type without end"), "")
                    .note(self.chain(&clash.right))
            }
            false => self.error_with(
                NO_UNION,
                format!("{left} and {right} have no common type"),
                format!("{right} {}", clash.what),
            ),
        };
        diagnostic.help.extend(help);
        for (span, text) in clash.labels {
            if Some(span) != self.span && !diagnostic.labels.iter().any(|l| l.span == span) {
                diagnostic = diagnostic.label(span, text);
            }
        }
        if let (Kind::Tuple(a), Kind::Tuple(b)) = (&clash.left.kind, &clash.right.kind) {
            if a.len() != b.len() {
                diagnostic = diagnostic.note(format!(
                    "tuples of {} and of {} items are one type only if all items are",
                    a.len(),
                    b.len()
                ));
            }
        }
        if clash.endless {
            return diagnostic;
        }
        if left == right {
            diagnostic = diagnostic.note("they differ in how they are represented");
        }
        match clash.place {
            Some(place) => diagnostic.note(format!("{place} must have one type")),
            None => diagnostic,
        }
    }

    /// How a type that has no end begins.
    fn chain(&self, value: &SomeValue) -> String {
        let mut chain = vec![value];
        loop {
            let parts = super::union::parts_of(&chain[chain.len() - 1].kind);
            match parts
                .iter()
                .rev()
                .max_by_key(|part| super::union::nesting(part, &mut 0))
            {
                Some(part) => chain.push(part),
                None => break,
            }
        }
        let hidden = |v: &&&SomeValue| !matches!(v.kind, Kind::Optional(_) | Kind::Listed(_));
        let first = chain.iter().rev().filter(hidden).take(4);
        let first: Vec<String> = first.map(|v| self.describe(&v.widened())).collect();
        format!("it is {}, and so on", first.join(", then "))
    }

    /// What to do about values without a common type.
    fn clash_help(&self, clash: &Clash) -> Option<String> {
        if clash.endless {
            let text = "what grows can be a list, or objects of a class that refer to each other";
            return Some(text.into());
        }
        let (left, right) = (&clash.left, &clash.right);
        let number = match (&left.kind, &right.kind) {
            (Kind::None, _) => Some(right),
            (_, Kind::None) => Some(left),
            _ => None,
        };
        if let Some(value) = number {
            return Some(match value.kind {
                Kind::Tuple(_) => {
                    "a tuple is never `None`: raise an exception, or give a tuple that means none"
                        .into()
                }
                _ => format!(
                    "{} is never `None`: raise an exception, or use a value that means none",
                    self.describe(&value.clone().widened())
                ),
            });
        }
        match clash.place.as_deref() {
            Some("items of one list") => Some(
                "a tuple, or an object with attributes, can hold values of several types".into(),
            ),
            Some("values of one dict") => {
                Some("an object with attributes can hold values of several types".into())
            }
            _ => None,
        }
    }

    /// Values that meet at the start of a block have no union.
    pub fn report_merge(&mut self, graph: GraphId, var: Var, clash: Clash, origin: Origin) {
        let known = self
            .a
            .state
            .input_origins
            .get(&(graph, var))
            .cloned()
            .unwrap_or_default();
        let (name, assigned) = self.local_of(graph, var, origin.span).unzip();
        let mut assigned = assigned.unwrap_or_default().into_iter();
        let is_result = self.a.graphs[graph].return_var() == var;
        let is_param = self.a.graphs[graph].params().contains(&var);
        let what = match name {
            _ if is_result => format!("the results of `{}`", self.short_name(graph)),
            Some(name) if is_param => {
                format!("the arguments for `{name}` of `{}`", self.short_name(graph))
            }
            Some(name) => format!("the values of `{name}`"),
            None => "values that meet here".into(),
        };
        let (left, right) = (self.describe(&clash.left), self.describe(&clash.right));
        let mut diagnostic = match clash.endless {
            true => Diagnostic::error(ENDLESS, format!("{what} would have a type without end"))
                .note(self.chain(&clash.right)),
            false => Diagnostic::error(
                NO_UNION,
                format!("{what} have no common type: {left} and {right}"),
            ),
        };
        diagnostic.help.extend(self.clash_help(&clash));
        let span = match origin.span {
            Some(span) => {
                diagnostic = diagnostic.at(span, format!("{right} {}", origin.what));
                Some(span)
            }
            None => {
                let first = assigned.next();
                let span = first
                    .or_else(|| self.first_use(graph, var))
                    .or(self.a.graphs[graph].span);
                let beside = first.map_or("", |_| "assigned here");
                if let Some(span) = span {
                    diagnostic = diagnostic.at(span, beside);
                }
                span
            }
        };
        for (at, text) in self.origin_labels(&known, &clash.left) {
            if Some(at) != span {
                diagnostic = diagnostic.label(at, text);
            }
        }
        for (at, text) in clash.labels {
            if Some(at) != span && !diagnostic.labels.iter().any(|l| l.span == at) {
                diagnostic = diagnostic.label(at, text);
            }
        }
        if diagnostic.labels.is_empty() {
            for at in assigned.filter(|at| Some(*at) != span).take(3) {
                diagnostic = diagnostic.label(at, "assigned here");
            }
        }
        if let (Some(place), false) = (clash.place, clash.endless) {
            diagnostic = diagnostic.note(format!("{place} must have one type"));
        }
        self.report(diagnostic);
    }

    /// The first operation that uses a variable.
    fn first_use(&self, graph: GraphId, var: Var) -> Option<Span> {
        let blocks = self.a.graphs[graph].blocks.ids();
        let mut ops = blocks.flat_map(|block| self.a.ops(graph, block));
        let used = ops.find(|op| op.args.iter().any(|arg| arg.var() == Some(var)));
        used.and_then(|op| op.span)
    }

    /// The local that holds a variable, and where it is assigned. A value on the stack is that of
    /// a local if the operation that takes it (or the statement that returns it) reads only one
    /// that is assigned a value of its own.
    fn local_of(
        &self,
        graph: GraphId,
        var: Var,
        returned: Option<Span>,
    ) -> Option<(Name, Vec<Span>)> {
        let function = self.heap().function(self.a.graphs[graph].func?)?;
        let code = &function.code;
        let instrs = || code.instrs.iter().zip(&code.spans);
        let stores = |local: u32| -> Vec<Span> {
            instrs()
                .filter(|(instr, _)| **instr == Instr::StoreFast(local))
                .map(|(_, &span)| span)
                .collect()
        };
        if let Some(name) = &self.a.graphs[graph].vars[var].name {
            let local = code.locals.iter().position(|local| local == name);
            return Some((name.clone(), local.map_or(vec![], |i| stores(i as u32))));
        }
        let (place, least) = match self.first_use(graph, var) {
            Some(place) => (place, 2),
            None => (returned?, 1),
        };
        let within = |span: Span| span.start >= place.start && span.end <= place.end;
        let mut read: Vec<u32> = instrs()
            .filter(|(_, &span)| within(span))
            .filter_map(|(instr, _)| match instr {
                Instr::LoadFast(local) => Some(*local),
                _ => None,
            })
            .filter(|&local| stores(local).len() >= least)
            .collect();
        read.dedup();
        match read[..] {
            [local] => Some((code.locals[local as usize].clone(), stores(local))),
            _ => None,
        }
    }

    /// The name of a graph's function without its module.
    pub fn short_name(&self, graph: GraphId) -> String {
        let name = &self.a.graphs[graph].name;
        name.rsplit('.').next().unwrap_or(name).to_string()
    }

    /// Labels that say where a value came from.
    pub fn origin_labels(&self, origins: &[Origin], value: &SomeValue) -> Vec<(Span, String)> {
        let _ = value;
        let mut labels = Vec::new();
        for origin in origins {
            let Some(span) = origin.span else { continue };
            if labels.iter().any(|(s, _)| *s == span) || labels.len() >= 4 {
                continue;
            }
            labels.push((
                span,
                format!("{} {}", self.describe(&origin.value), origin.what),
            ));
        }
        labels
    }

    /// Adds to an error where the operands come from.
    pub fn explain_operands(
        &self,
        graph: GraphId,
        block: Block,
        op: &Op<Hl>,
        error: &mut Diagnostic,
    ) {
        if !error.labels.is_empty() {
            return;
        }
        let primary = error.primary.as_ref().map(|p| p.span);
        let origins: Vec<Origin> = op
            .args
            .iter()
            .filter(|arg| arg.var().is_some())
            .map(|arg| self.origin_of(graph, block, arg))
            .collect();
        // Those that the message is about.
        let is_meant = |origin: &Origin| match error.code {
            NOT_CONSTANT => matches!(origin.value.kind, Kind::Str { .. } | Kind::Char),
            _ => error.message.contains(&self.describe(&origin.value)),
        };
        let mut origins: Vec<Origin> = origins.into_iter().filter(is_meant).collect();
        if error.code == NOT_CALLABLE {
            origins.truncate(usize::from(op.args[0].var().is_some()));
        }
        for origin in origins {
            let Some(span) = origin.span else { continue };
            let known = Some(span) == primary || error.labels.iter().any(|l| l.span == span);
            let telling = !matches!(
                origin.value.kind,
                Kind::Pbc { .. } | Kind::Builtin(_) | Kind::BuiltinMethod { .. }
            );
            if !known && telling && error.labels.len() < 3 {
                let text = format!("{} {}", self.describe(&origin.value), origin.what);
                error.labels.push(crate::diag::Label {
                    span,
                    message: text,
                });
            }
        }
    }

    /// Where a value comes from that this statement returns.
    pub fn returned(&self, graph: GraphId, span: Span, value: &SomeValue) -> Origin {
        let code = self.a.graphs[graph]
            .func
            .and_then(|f| self.heap().function(f))
            .map(|f| &f.code);
        let (span, what) = match code {
            Some(code) if span.start == span.end => (
                code.header(),
                "is the result where the function ends without `return`",
            ),
            _ => (span, "is returned here"),
        };
        Origin {
            span: Some(span),
            value: value.clone(),
            what,
        }
    }

    /// Where a value that leaves a block comes from.
    pub fn origin_of(&self, graph: GraphId, block: Block, value: &Value<Hl>) -> Origin {
        match value {
            // The value of a name: the assignment may be anywhere.
            Value::Const(obj) => Origin {
                span: None,
                value: self.a.constants.get(obj).cloned().unwrap_or_default(),
                what: "comes from here",
            },
            Value::Var(var) => {
                let value = self.a.bindings[graph][*var].clone();
                if let Some(op) = self.a.ops(graph, block).find(|op| op.result == *var) {
                    return Origin {
                        span: op.span,
                        value,
                        what: "comes from here",
                    };
                }
                match self
                    .a
                    .state
                    .input_origins
                    .get(&(graph, *var))
                    .and_then(|o| o.last())
                {
                    Some(origin) => Origin {
                        value,
                        ..origin.clone()
                    },
                    None => Origin {
                        span: None,
                        value,
                        what: "comes from here",
                    },
                }
            }
        }
    }

    /// An annotation in words.
    pub fn describe(&self, value: &SomeValue) -> String {
        self.describe_at(value, 0)
    }

    fn describe_at(&self, value: &SomeValue, depth: usize) -> String {
        let text = self.type_text(value, depth);
        match &value.kind {
            Kind::Pbc { .. } | Kind::Builtin(_) | Kind::BuiltinMethod { .. } | Kind::HostObject => {
                text
            }
            _ => format!("`{text}`"),
        }
    }

    /// An annotation as a type expression.
    pub fn type_text(&self, value: &SomeValue, depth: usize) -> String {
        self.words(value, depth, false)
    }

    /// An annotation as a type expression with all that is known beside the type: `int >= 0`,
    /// `str = 'a'`, `fixed list[int]`.
    pub fn precise_text(&self, value: &SomeValue) -> String {
        self.words(value, 0, true)
    }

    fn words(&self, value: &SomeValue, depth: usize, precise: bool) -> String {
        if depth > 4 {
            return "…".into();
        }
        let inner = |s: &SomeValue| self.words(s, depth + 1, precise);
        let all = |items: &[SomeValue]| items.iter().map(inner).collect::<Vec<_>>().join(", ");
        let text = match &value.kind {
            Kind::Impossible => "nothing".to_string(),
            Kind::None => "None".into(),
            Kind::Bool => "bool".into(),
            Kind::Integer { int, nonneg, .. } => match precise && *nonneg && int.is_signed() {
                true if value.konst.is_none() => format!("{} >= 0", int_text(*int)),
                _ => int_text(*int).into(),
            },
            Kind::Float => "float".into(),
            Kind::SingleFloat => "r_singlefloat".into(),
            Kind::Char if precise => "character".into(),
            Kind::Char | Kind::Str { .. } => "str".into(),
            Kind::Bytes { .. } => "bytes".into(),
            Kind::ByteArray { .. } => "bytearray".into(),
            Kind::List { def, .. } => {
                let def = self.a.listdef(*def);
                let fixed = if precise && !def.resized {
                    "fixed "
                } else {
                    ""
                };
                match def.range_step {
                    Some(RangeStep::Const(step)) if precise && step != 1 => {
                        format!("range by {step}")
                    }
                    Some(RangeStep::Variable) if precise => "range by a variable".into(),
                    Some(_) => "range".into(),
                    None if def.item.is_impossible() => format!("{fixed}list"),
                    None => format!("{fixed}list[{}]", inner(&def.item)),
                }
            }
            Kind::Optional(value) => inner(value),
            Kind::Listed(list) => format!("{} or tuple", inner(list)),
            Kind::Seq { item, .. } => format!("tuple[{}, ...]", inner(item)),
            Kind::Tuple(items) if items.is_empty() => "tuple[()]".into(),
            Kind::Tuple(items) => format!("tuple[{}]", all(items)),
            Kind::Dict { def, .. } => {
                let def = self.a.dictdef(*def);
                if def.key.is_impossible() {
                    "dict".into()
                } else {
                    format!("dict[{}, {}]", inner(&def.key), inner(&def.value))
                }
            }
            Kind::Set { def, frozen, .. } => {
                let name = if *frozen { "frozenset" } else { "set" };
                let def = self.a.dictdef(*def);
                if def.key.is_impossible() {
                    name.into()
                } else {
                    format!("{name}[{}]", inner(&def.key))
                }
            }
            Kind::Iterator { over, variant } if precise && *variant != IterVariant::Plain => {
                let how = format!("{variant:?}").to_ascii_lowercase();
                format!("iterator over {how} of {}", all(over))
            }
            Kind::Iterator { over, .. } => format!("iterator over {}", all(over)),
            Kind::DictView { def, variant } => {
                let kind = match variant {
                    IterVariant::Keys => "dict_keys",
                    IterVariant::Values => "dict_values",
                    _ => "dict_items",
                };
                format!("{kind} of {}", inner(&SomeValue::dict(*def)))
            }
            Kind::Slice(_) => "slice".into(),
            Kind::Instance { class, .. } if self.is_generator(*class) => "generator".into(),
            Kind::Instance { class, .. } => {
                let name = &self.a.classes[*class].name;
                name.rsplit('.').next().unwrap_or(name).to_string()
            }
            Kind::Pbc { descs, .. } => self.pbc_text(descs, precise),
            Kind::Builtin(func) => {
                let name = func.name();
                let short = name.strip_prefix("builtins.").unwrap_or(name);
                match value.konst.map(|c| self.heap().class(c).is_some()) {
                    Some(true) => format!("the class `{short}`"),
                    _ => format!("the function `{short}`"),
                }
            }
            Kind::BuiltinMethod { recv, method } => {
                format!("the method `{method}` of `{}`", inner(recv))
            }
            Kind::Type { .. } => "type".into(),
            Kind::Cell(def) if precise => {
                format!(
                    "variable of a closure: {}",
                    inner(&self.a.listdef(*def).item)
                )
            }
            Kind::Cell(_) => "variable of a closure".into(),
            Kind::WeakRef { .. } => "weak reference".into(),
            Kind::Builder { .. } => "StringBuilder".into(),
            Kind::Ptr(ty) => format!("{ty:?}"),
            Kind::LlAddress => "Address".into(),
            Kind::LlType => "low-level type".into(),
            Kind::Intrinsic(which) => format!("rpython.ll.{}", which.name()),
            Kind::LlChar => "Char".into(),
            Kind::HostObject => match value.konst {
                Some(obj) => self.heap().repr_short(obj),
                None => "object of the host".into(),
            },
        };
        let nullable = value.can_be_none()
            && match value.kind {
                Kind::None | Kind::Ptr(_) | Kind::Type { .. } => false,
                Kind::Pbc { .. } => precise,
                _ => true,
            };
        let text = match nullable {
            true => format!("{text} | None"),
            false => text,
        };
        match value.konst {
            Some(konst) if precise && is_plain(&value.kind) => {
                format!("{text} = {}", self.heap().repr_short(konst))
            }
            _ => text,
        }
    }

    pub(super) fn is_generator(&self, class: ClassDefId) -> bool {
        let base = self
            .a
            .state
            .app
            .get(&("app_object", "Generator".to_string()));
        base.is_some_and(|&base| self.heap().is_subclass(self.a.classes[class].class, base))
    }

    fn pbc_text(&self, descs: &[DescId], precise: bool) -> String {
        let one = |d: DescId| match &self.a.descs[d] {
            Desc::Function(f) => format!("the function `{}`", tail(&f.name)),
            Desc::Method(m) => match m.self_class.filter(|_| precise) {
                Some(class) => {
                    let class = tail(&self.a.classes[class].name);
                    format!("the method `{class}.{}`", m.name)
                }
                None => format!("the method `{}`", m.name),
            },
            Desc::Class(c) => format!("the class `{}`", tail(&c.name)),
            Desc::Frozen(f) => format!("the object {}", self.heap().repr_short(f.obj)),
            Desc::MethodOfFrozen(_) => "a method of a frozen object".into(),
            Desc::Closure(_) => "a function made at run time".into(),
        };
        let mut each: Vec<String> = descs.iter().map(|&desc| one(desc)).collect();
        each.sort();
        match &each[..] {
            [] => "nothing".into(),
            [first, _, ..] if !precise => format!("one of {} such as {first}", each.len()),
            all => all.join(" | "),
        }
    }
}

/// Whether a constant of this kind says more than the kind.
fn is_plain(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Bool | Kind::Integer { .. } | Kind::Float | Kind::Char | Kind::Str { .. }
    )
}

fn tail(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// The name of an integer type.
pub(super) fn int_text(int: IntKind) -> &'static str {
    match int {
        IntKind::Signed => "int",
        IntKind::Unsigned => "r_uint",
        IntKind::I8 => "r_int8",
        IntKind::I16 => "r_int16",
        IntKind::I32 => "r_int32",
        IntKind::I64 => "r_int64",
        IntKind::I128 => "r_longlonglong",
        IntKind::U8 => "r_uint8",
        IntKind::U16 => "r_uint16",
        IntKind::U32 => "r_uint32",
        IntKind::U64 => "r_uint64",
    }
}
