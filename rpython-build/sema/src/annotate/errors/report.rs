//! Diagnostics of the annotator: codes, wording, and where values come from.

use crate::annotate::lattice::union::Clash;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::{Diagnostic, Label, Severity};
use crate::host::attribute_key::AttrKey;
use crate::host::object::Object;
use crate::ir::model::*;
use crate::ir::op::HlOp;
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
/// What is lent for a call, kept.
pub const LENT: &str = "RP0418";
/// A type hint that is not true.
pub const WRONG_HINT: &str = "RP0417";

/// Why an operation has no annotation.
#[derive(Debug)]
pub enum Stop {
    /// It has none yet, or never: it does not return.
    Blocked,
    /// It is wrong.
    Error(Box<Failure>),
    /// It comes from what is wrong, which is told already.
    Unknown,
}

/// An error of an operation.
#[derive(Debug)]
pub struct Failure {
    pub diagnostic: Diagnostic,
    /// What is wrong of what the operation takes: operands, or what is in them. Told is where these come from.
    pub wrong: Vec<SomeValue>,
}

impl Stop {
    /// An error about values that the operation at work takes.
    pub(in crate::annotate) fn about<'v>(
        diagnostic: Diagnostic,
        wrong: impl IntoIterator<Item = &'v SomeValue>,
    ) -> Self {
        let wrong = wrong.into_iter().cloned().collect();
        Stop::Error(Box::new(Failure { diagnostic, wrong }))
    }

    /// Adds to the error, if it is one.
    pub(in crate::annotate) fn with(self, more: impl FnOnce(Diagnostic) -> Diagnostic) -> Self {
        match self {
            Stop::Error(failure) => Stop::about(more(failure.diagnostic), &failure.wrong),
            stop => stop,
        }
    }
}

impl From<Diagnostic> for Stop {
    fn from(diagnostic: Diagnostic) -> Self {
        Stop::about(diagnostic, [])
    }
}

/// What an error is about: each is reported once, for all specialised copies.
pub type ErrorKey = (&'static str, Option<(u32, u32, u32)>, String);

/// What to use in place of a type without end.
pub(in crate::annotate) const INSTEAD_OF_ENDLESS: &str =
    "what grows can be a list, or objects of a class that refer to each other";

impl Annotator<'_> {
    /// Records an error, once.
    pub fn report(&mut self, mut diagnostic: Diagnostic) {
        self.note_failure(self.pos.graph);
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

    /// Something is wrong in a graph.
    pub(in crate::annotate) fn note_failure(&mut self, graph: GraphId) {
        let func = self.a.graphs.get(graph).and_then(|graph| graph.func);
        self.a.state.failed.extend(func);
    }

    /// An error inside of one of the toolchain's helpers is the fault of what the user's code
    /// calls it with: it is shown there.
    fn tell_in_users_terms(&self, diagnostic: &mut Diagnostic) {
        let is_own = |span: Span| self.session.sources.is_own(span.file);
        if let Some(primary) = &mut diagnostic.primary {
            if is_own(primary.span) {
                let graph = self.pos.graph;
                let mut labels = diagnostic.labels.iter();
                let users = labels.position(|label| !is_own(label.span));
                match (self.place_in_program(graph), users) {
                    (Some(span), _) => {
                        primary.span = span;
                        diagnostic.labels.retain(|label| label.span != span);
                        if let Some(name) = self.called_by_program(graph) {
                            let note = format!("this happens inside of `{name}`");
                            diagnostic.notes.push(note);
                        }
                    }
                    // (Nothing that the program says calls what compares or hashes keys.)
                    (None, Some(users)) if self.is_of_library(graph) => {
                        *primary = diagnostic.labels.remove(users);
                    }
                    // (What entry points do with arguments is told of their declarations.)
                    (None, _) => return,
                }
            }
        }
        diagnostic.labels.retain(|label| !is_own(label.span));
        // (What meets in one of them is told of where it comes from: that alone says not what is done with it.)
        let told = diagnostic.primary.iter().chain(&diagnostic.labels);
        let told: Vec<Span> = told.map(|label| label.span).collect();
        let (graph, is_clash) = (self.pos.graph, diagnostic.code == NO_UNION);
        if is_clash && !told.is_empty() && self.is_of_library(graph) {
            let place = self.place_in_program(graph);
            let is_new = |span: &Span| {
                let mut told = told.iter();
                !told.any(|one| {
                    one.file == span.file && one.start < span.end && span.start < one.end
                })
            };
            if let Some(span) = place.filter(is_new) {
                let message = "they meet in what this does".to_string();
                diagnostic.labels.push(Label { span, message });
            }
        }
    }

    /// Whether a graph is of one of the toolchain's own Python files, and no entry point.
    fn is_of_library(&self, graph: GraphId) -> bool {
        let func = self.a.graphs.get(graph).and_then(|graph| graph.func);
        let module = func.and_then(|func| self.module_and_name(func));
        module.is_some_and(|(module, _)| crate::host::modules::own::find(&module).is_some())
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

    /// Fails for a value that it takes, of which the message says the type.
    pub fn fail_of<T>(
        &self,
        code: &'static str,
        value: &SomeValue,
        message: impl FnOnce(String) -> String,
    ) -> An<T> {
        let error = self.error(code, message(self.describe(value)));
        Err(Stop::about(error, [value]))
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
        self.clash_in(None, clash, self.span)
    }

    /// Values that meet in a variable have no union.
    pub fn report_merge(&mut self, graph: GraphId, var: Var, clash: Clash, span: Option<Span>) {
        let what = self.what_merges(graph, var);
        let place = span
            .or_else(|| self.first_use(graph, var))
            .or(self.a.graphs[graph].span);
        let mut diagnostic = self.clash_in(Some(what), clash, place);
        let func = self.a.graphs[graph].func;
        if func.is_some_and(|func| !self.is_of_program(func)) {
            let read = self.nearest_in_program(vec![graph], |at| self.read_again(at));
            diagnostic = with_read_again(diagnostic, read);
        }
        self.note_failure(graph);
        self.report(diagnostic);
    }

    /// Where an attribute is read of what a test was about that said nothing of it: an attribute itself, which is read again.
    fn read_again(&self, at: Position) -> Option<Span> {
        let graph = self.a.graphs.get(at.graph)?;
        let ops = || graph.blocks.values().flat_map(|block| &block.ops);
        let read_of = |value: &Value<Hl>| {
            let var = value.var()?;
            let read = ops().find(|op| op.result == var && op.code == HlOp::GetAttr)?;
            read.args[1].constant().copied()
        };
        let op = self.operation_at(at)?;
        let name = read_of(op.args.first()?).filter(|_| op.code == HlOp::GetAttr)?;
        let heap = self.heap();
        let isinstance = heap.builtin("isinstance")?;
        let mut tests = ops().filter(|op| op.code == HlOp::SimpleCall && op.args.len() > 1);
        let is_tested = tests.any(|op| {
            op.args[0].constant() == Some(&isinstance) && read_of(&op.args[1]) == Some(name)
        });
        op.span.filter(|_| is_tested)
    }

    /// The first place that reads an attribute of objects of a class, behind a test that said nothing of them.
    fn first_read_again(&self, home: ClassDefId, attribute: &AttrKey) -> Option<Span> {
        let AttrKey::Field(attribute) = attribute else {
            return None;
        };
        let name = |value: &Value<Hl>| self.heap().as_str(*value.constant()?).cloned();
        let mut found = Vec::new();
        for (graph, data) in self.a.graphs.iter() {
            if !data.func.is_some_and(|func| self.is_of_program(func)) {
                continue;
            }
            for (block, code) in data.blocks.iter() {
                for (op, read) in (0..).zip(&code.ops) {
                    let is_it = read.code == HlOp::GetAttr
                        && name(&read.args[1]).as_deref() == Some(attribute)
                        && matches!(
                            self.a.annotation(graph, &read.args[0]).kind,
                            Kind::Instance(class) if class == home
                        );
                    let at = Position { graph, block, op };
                    found.extend(self.read_again(at).filter(|_| is_it));
                }
            }
        }
        found.into_iter().min()
    }

    /// The error for two values that meet somewhere, in something, and have no union.
    fn clash_in(&self, what: Option<String>, clash: Clash, place: Option<Span>) -> Diagnostic {
        let (mut clash, sides) = self.sides(clash);
        let (left, right) = self.describe_both(&clash.left, &clash.right);
        let message = match (&what, clash.endless) {
            (Some(what), true) => format!("{what} would have a type without end"),
            (None, true) => {
                let what = clash.place.as_deref().unwrap_or("what is made here");
                format!("{what} would have a type without end")
            }
            (Some(what), false) => format!("{what} have no common type: {left} and {right}"),
            (None, false) => format!("{left} and {right} have no common type"),
        };
        let code = if clash.endless { ENDLESS } else { NO_UNION };
        let mut diagnostic = Diagnostic::error(code, message);
        if clash.endless {
            diagnostic = diagnostic.note(self.chain(&clash.right));
        }
        diagnostic.help.extend(self.clash_help(&clash));
        let here = format!("{right} {}", clash.what);
        diagnostic = sides.show(diagnostic, place.map(|place| (place, here)));
        if clash.endless {
            // (The note shows it.)
            diagnostic
                .primary
                .iter_mut()
                .for_each(|label| label.message.clear());
            return diagnostic;
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
        for side in [&clash.left, &clash.right] {
            diagnostic.notes.extend(self.too_big(side));
        }
        if left == right {
            diagnostic = diagnostic.note("they differ in how they are represented");
        }
        let place = clash.place.take();
        if let Some(place) = place.filter(|place| what.as_ref() != Some(place)) {
            diagnostic = diagnostic.note(format!("{place} must have one type"));
        }
        match &clash.meeting {
            Some(Cell::Attribute(home, attribute)) => {
                let read = self.first_read_again(*home, attribute);
                self.with_bound(with_read_again(diagnostic, read), &[*home])
            }
            Some(Cell::In(content)) => self.with_bound(diagnostic, &self.holders(*content)),
            _ => diagnostic,
        }
    }

    /// What there is to tell of a constant that is a machine integer because it is no `int`.
    fn too_big(&self, value: &SomeValue) -> Option<String> {
        let heap = self.heap();
        let obj = value.konst?;
        let is_written = matches!(heap.get(obj), Object::Int(_) | Object::BigInt(_));
        match value.kind {
            Kind::Integer { int, .. } if is_written && int != IntKind::Signed => {
                let number = heap.repr_short(obj);
                let kind = match int {
                    IntKind::Unsigned => ", and so it is an `r_uint`",
                    _ => "",
                };
                Some(format!(
                    "the constant `{number}` does not fit in an `int`{kind}; `rbigint` has integers of any size"
                ))
            }
            _ => None,
        }
    }

    /// An error of an attribute of one of some classes, or of what is in it, with what it is told of: objects that are made of each other have
    /// types of their own only so far.
    fn with_bound(&self, diagnostic: Diagnostic, homes: &[ClassDefId]) -> Diagnostic {
        let copies = &self.a.state.copies;
        let bound_of = |&home: &ClassDefId| {
            let class = self.a.classes[home].class;
            // (Where families have met, it is that which makes them one type.)
            let is_below =
                |copy: ObjId| self.heap().is_subclass(copy, class) && !self.has_met(copy);
            let mut bounded = copies.bounded.iter().filter(|(&copy, _)| is_below(copy));
            Some((copies.class_of(class)?, bounded.next()?.1))
        };
        let Some((of, bound)) = homes.iter().find_map(bound_of) else {
            return diagnostic;
        };
        let maker = self.heap().function(bound.maker);
        let maker = maker.map(|function| function.qualname.clone());
        let (class, maker) = (self.heap().class_name(of), maker.unwrap_or_default());
        let note = format!(
            "`{maker}` makes objects of `{class}` of another type, {} times one behind the other; all that comes after is of one type",
            bound.times
        );
        let help = format!(
            "call `{class}` where one of another type is needed: at each place it may hold what it likes"
        );
        let diagnostic = diagnostic.note(note).help(help);
        match bound.span.filter(|_| self.is_of_program(bound.maker)) {
            Some(span) => diagnostic.label(span, "makes them here"),
            None => diagnostic,
        }
    }

    /// How a type that has no end begins.
    fn chain(&self, value: &SomeValue) -> String {
        let chain = nested(value);
        let hidden = |v: &&&SomeValue| !matches!(v.kind, Kind::ListOrTuple(_));
        let first = chain.iter().rev().filter(hidden).take(4);
        let alone = |v: &SomeValue| match v.is_none() {
            true => v.widened(),
            false => v.widened().non_none(),
        };
        let first: Vec<String> = first.map(|v| self.describe(&alone(v))).collect();
        format!("it is {}, and so on", first.join(", then "))
    }

    /// What to do about values without a common type.
    fn clash_help(&self, clash: &Clash) -> Option<String> {
        if clash.endless {
            return Some(INSTEAD_OF_ENDLESS.into());
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

    /// What a variable is, for people: into which values flow that have no union.
    pub(in crate::annotate) fn what_merges(&self, graph: GraphId, var: Var) -> String {
        let is_param = self.a.graphs[graph].params().contains(&var);
        let is_result = self.a.graphs[graph].return_var() == var;
        let generator = self.generator_of(graph);
        let own = self.a.graphs[graph]
            .func
            .is_some_and(|func| !self.is_of_program(func));
        let (function, generator) = match own {
            true => match self.called_by_program(graph) {
                Some(called) => (called.clone(), generator.map(|_| called)),
                None => return "values that meet here".into(),
            },
            false => (
                self.function_name(graph),
                generator.map(|name| name.to_string()),
            ),
        };
        match self.local_of(graph, var) {
            _ if is_result => match generator {
                Some(generator) => format!("the values that `{generator}` yields"),
                None => format!("the results of `{function}`"),
            },
            Some(_) if own => format!("values that meet in `{function}`"),
            Some(name) if is_param => format!("the arguments for `{name}` of `{function}`"),
            Some(name) => format!("the values of `{name}`"),
            None => "values that meet here".into(),
        }
    }

    /// The first operation that uses a variable.
    fn first_use(&self, graph: GraphId, var: Var) -> Option<Span> {
        let blocks = self.a.graphs[graph].blocks.ids();
        let mut ops = blocks.flat_map(|block| self.a.ops(graph, block));
        let used = ops.find(|op| op.args.iter().any(|arg| arg.var() == Some(var)));
        used.and_then(|op| op.span)
    }

    /// An annotation in words.
    pub fn describe(&self, value: &SomeValue) -> String {
        self.describe_at(value, 0)
    }

    /// Two annotations in words that tell them apart.
    pub(in crate::annotate) fn describe_both(
        &self,
        a: &SomeValue,
        b: &SomeValue,
    ) -> (String, String) {
        let (x, y) = (self.describe(a), self.describe(b));
        match x == y {
            true => {
                let precise = |value| format!("`{}`", self.precise_text(value));
                (precise(a), precise(b))
            }
            false => (x, y),
        }
    }

    fn describe_at(&self, value: &SomeValue, depth: usize) -> String {
        let text = self.type_text(value, depth);
        match &value.kind {
            Kind::Pbc(_) | Kind::Builtin(_) | Kind::BuiltinMethod { .. } | Kind::HostObject => text,
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

    /// What messages call objects of a class.
    fn class_text(&self, class: ClassDefId) -> String {
        let name = &self.a.classes[class].name;
        name.rsplit('.').next().unwrap_or(name).to_string()
    }

    fn words(&self, value: &SomeValue, depth: usize, precise: bool) -> String {
        if depth > 4 {
            return "…".into();
        }
        let inner = |s: &SomeValue| self.words(s, depth + 1, precise);
        let all = |items: &[SomeValue]| items.iter().map(inner).collect::<Vec<_>>().join(", ");
        let text = match &value.kind {
            Kind::Impossible => "nothing".to_string(),
            Kind::Unknown => "something wrong".to_string(),
            Kind::None => "None".into(),
            Kind::Bool => "bool".into(),
            Kind::Integer { int, nonneg, .. } => match precise && *nonneg && int.is_signed() {
                true if value.konst.is_none() => format!("{} >= 0", int.name()),
                _ => int.name().into(),
            },
            Kind::Float => "float".into(),
            Kind::SingleFloat => "r_singlefloat".into(),
            Kind::Char if precise => "character".into(),
            Kind::Char | Kind::Str => "str".into(),
            Kind::Bytes => "bytes".into(),
            Kind::ByteArray => "bytearray".into(),
            Kind::List(def) => {
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
            Kind::ListOrTuple(list) => format!("{} or tuple", inner(list)),
            Kind::Seq(item) => format!("tuple[{}, ...]", inner(item)),
            Kind::Tuple(items) if items.is_empty() => "tuple[()]".into(),
            Kind::Tuple(items) => format!("tuple[{}]", all(items)),
            Kind::Dict(def) => {
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
            Kind::Iterator { over, variant } => {
                let what = match variant {
                    IterVariant::Enumerate => "enumerate",
                    IterVariant::Zip => "zip",
                    _ => "iterator",
                };
                format!("{what} over {}", all(over))
            }
            Kind::DictView { def, variant } => {
                let kind = match variant {
                    IterVariant::Keys => "dict_keys",
                    IterVariant::Values => "dict_values",
                    _ => "dict_items",
                };
                format!("{kind} of {}", inner(&SomeValue::dict(*def)))
            }
            Kind::Slice(_) => "slice".into(),
            Kind::Instance(class) if self.is_generator(*class) => "generator".into(),
            Kind::Instance(class) => self.class_text(*class),
            Kind::Pbc(descs) => self.pbc_text(descs, precise),
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
            Kind::WeakRef(_) => "weak reference".into(),
            Kind::Builder => "StringBuilder".into(),
            Kind::Ptr(ty) => self.heap().lltypes.describe(*ty),
            Kind::LlAddress => "Address".into(),
            Kind::LlType => "low-level type".into(),
            Kind::Intrinsic(which) => format!("rpython.ll.{}", which.name()),
            Kind::LlChar => "Char".into(),
            Kind::HostObject => match value.konst {
                Some(obj) => self.heap().repr_short(obj),
                None => "object of the host".into(),
            },
        };
        let text = match value.nullable && (precise || !matches!(value.kind, Kind::Pbc(_))) {
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

    pub(in crate::annotate) fn is_generator(&self, class: ClassDefId) -> bool {
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
                    format!("the method `{class}.{}`", m.name.shown())
                }
                None => format!("the method `{}`", m.name.shown()),
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

/// A type, its part that is nested most deeply, the part of that, and so on.
pub(in crate::annotate) fn nested(value: &SomeValue) -> Vec<&SomeValue> {
    std::iter::successors(Some(value), |&value| {
        let parts = value.kind.parts().iter().rev();
        parts.max_by_key(|part| crate::annotate::lattice::union::nesting(part, &mut 0))
    })
    .collect()
}

/// Whether a constant of this kind says more than the kind.
fn is_plain(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::Bool | Kind::Integer { .. } | Kind::Float | Kind::Char | Kind::Str
    )
}

pub(in crate::annotate) fn tail(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

/// An error with the place where what was tested is read again, if there is one.
fn with_read_again(diagnostic: Diagnostic, read: Option<Span>) -> Diagnostic {
    let Some(span) = read else {
        return diagnostic;
    };
    diagnostic
        .label(span, "it is read again here, and may be another object than the one that was tested")
        .help("what a test says holds of local variables: put the attribute in one first, and test that")
}
