//! The annotator: from entry points to an annotation for every variable (D05.1, chapter 6).
//!
//! *Theory.* An abstract interpretation of all graphs that the entry points reach, over the
//! lattice of [`SomeValue`]. Blocks are annotated from a worklist, until no input cell grows any more; cells that several places share (items of lists, attributes of classes,
//! results of functions) remember who has read them, and send those places back to the
//! worklist when they grow. Branches whose condition is a constant are not followed, so code
//! behind `if DEBUG:` is never analysed.
//!
//! Operations on instances with special methods resolve, once their operands are known, to
//! reading the method and calling it; builtin functions that need more than their arguments'
//! types (`print`, `sorted`, `sum`, …) to operations or to calls of functions in Python
//! (`helpers/app_*.py`). Resolutions stand beside the graphs ([`rounds::resolutions`]) until nothing grows
//! any more, and are put into them then. So the rtyper sees calls where calls happen.
//!
//! *Invariants.* Cells only grow, and the lattice has no infinite ascending chains: so it
//! ends (`ARCHITECTURE.md`, "Annotation ends", says what bounds each). The order of the worklist
//! depends on the program alone. An error is recorded, and what it is about is unknown from there on
//! ([`types::model::Kind::Unknown`]), so that root causes alone are shown.
//!
//! Each subject has a room, whose `mod.rs` says what stands there and what it may touch. In this order, each
//! knows those before it: what annotations are ([`types`]); how they join ([`lattice`]); what is said
//! of what is wrong ([`errors`]); what there is, as the annotator sees it ([`cells`]); what stands for
//! something else ([`coercions`]); what operations make of it ([`ops`]); the graphs that are called
//! ([`functions`]); [`attributes`]; [`calls`]; and when all that is done ([`rounds`]). The annotator itself
//! ([`rounds::annotator`]) has what each of them keeps, and each says what the annotator does of its subject:
//! that aside, the order is tested (`tests/layers.rs`). [`verify`], [`dump`] and [`work`] look at the outcome.

pub(crate) mod attributes;
pub(crate) mod calls;
pub mod cells;
pub mod coercions;
pub mod dump;
pub(crate) mod errors;
pub mod functions;
pub(crate) mod lattice;
pub mod ops;
pub mod rounds;
#[cfg(test)]
mod tests;
pub mod types;
pub mod verify;
pub mod work;

use crate::diag::Diagnostic;
use crate::host::object::ObjId;
use crate::host::Session;
use crate::ir::model::GraphId;
use errors::flows::Step;
use errors::report::{Stop, WRONG_RESULT};
use rounds::annotator::{An, Annotator, Order};
use types::arguments::Args;
pub use types::declared::{Called, Declaration, Declared, EntryPoint};
use types::defs::{Annotated, Cell, Content, DictDef, ListDef};
use types::model::{Kind, SomeValue};

/// Annotates the program that these entry points reach. On failure, all errors that were found.
pub fn annotate(
    session: &mut Session,
    entries: &[EntryPoint],
    order: Order,
) -> Result<Annotated, Vec<Diagnostic>> {
    let mut annotated =
        rounds::versions::in_rounds(session, order, &[], &mut |session, annotated| {
            annotate_more(session, annotated, entries)
        })?;
    finish(session, &mut annotated);
    Ok(annotated)
}

/// Annotates further entry points together with what is annotated already; [`finish`] comes after the
/// last ones.
pub fn annotate_more(
    session: &mut Session,
    annotated: &mut Annotated,
    entries: &[EntryPoint],
) -> Result<(), Vec<Diagnostic>> {
    let mut cx = Annotator::new(session, annotated);
    let mut started = Vec::new();
    for entry in entries {
        cx.span = cx.heap().function(entry.func).map(|f| f.code.span);
        match cx.start_entry(entry) {
            Ok(graph) => started.push((entry, graph)),
            Err(Stop::Error(error)) => {
                let mut error = error.diagnostic;
                if let (errors::report::ARGUMENTS, Some(declaration)) =
                    (error.code, &entry.declaration)
                {
                    // The call is not the program's.
                    error.primary = None;
                    error.help = cx.named_alone(entry.func).into_iter().collect();
                    error = error.at(declaration.span, "declared here");
                }
                cx.report(error)
            }
            Err(Stop::Blocked | Stop::Unknown) => {}
        }
    }
    cx.complete();
    let mut results = Vec::new();
    for (entry, graph) in started {
        if let Some(declaration) = &entry.declaration {
            cx.check_result(graph, declaration);
            results.push((graph, declaration));
        }
        cx.a.entries.push(graph);
    }
    cx.check_hints();
    cx.check_finals();
    cx.check_lent(&results);
    cx.settle()
}

/// What may be any exception.
pub fn exception_of_any_class(
    session: &mut Session,
    annotated: &mut Annotated,
) -> Result<SomeValue, Vec<Diagnostic>> {
    let mut cx = Annotator::new(session, annotated);
    let class = cx.classdef_for_exception(cx.heap().types.base_exception);
    cx.settle()?;
    let class = class.ok_or_else(Vec::new)?;
    Ok(SomeValue::instance(class))
}

/// Puts what operations have become into the graphs: after this come helpers alone.
pub fn finish(session: &mut Session, annotated: &mut Annotated) {
    let mut cx = Annotator::new(session, annotated);
    cx.apply_resolutions();
    cx.forget_fields_of_managed();
    cx.order_by_program();
}

/// Annotates a helper with these arguments: a function in low-level Python, whose arguments are
/// low-level values or constants. The same request gives the same graph.
pub fn annotate_helper(
    session: &mut Session,
    annotated: &mut Annotated,
    func: ObjId,
    args: &[SomeValue],
) -> Result<GraphId, Vec<Diagnostic>> {
    let mut cx = Annotator::new(session, annotated);
    cx.span = cx.heap().function(func).map(|f| f.code.span);
    let graph = match cx.graph_called_with(func, args, &[]) {
        Ok(graph) => Some(graph),
        Err(Stop::Error(error)) => {
            cx.report(error.diagnostic);
            None
        }
        Err(Stop::Blocked | Stop::Unknown) => None,
    };
    // (A version that is known has nothing new.)
    let is_known = graph.is_some() && !cx.is_pending() && cx.a.state.errors.is_empty();
    if !is_known {
        cx.complete();
        cx.settle()?;
        Annotator::new(session, annotated).apply_resolutions();
    }
    graph.ok_or_else(Vec::new)
}

/// The annotation of a constant.
pub fn annotate_constant(
    session: &mut Session,
    annotated: &mut Annotated,
    obj: ObjId,
) -> Result<SomeValue, Vec<Diagnostic>> {
    match Annotator::new(session, annotated).immutable_value(obj) {
        Ok(value) => Ok(value),
        Err(Stop::Error(error)) => Err(vec![error.diagnostic]),
        Err(Stop::Blocked | Stop::Unknown) => Err(Vec::new()),
    }
}

impl Annotator<'_> {
    fn start_entry(&mut self, entry: &EntryPoint) -> An<GraphId> {
        let declaration = entry.declaration.as_ref();
        let params = declaration.map_or(&[][..], |declaration| &declaration.params);
        let mut args = Vec::with_capacity(entry.args.len());
        for (index, arg) in entry.args.iter().enumerate() {
            self.span = params.get(index).copied();
            args.push(self.declared(arg));
        }
        if let Some(called) = &entry.called_as {
            let params = entry.args.iter().skip(1).cloned().collect();
            let declared = (called.name.clone(), params);
            self.a.state.declared_calls.insert(called.func, declared);
        }
        self.span = self.heap().function(entry.func).map(|f| f.code.span);
        self.graph_called_with(entry.func, &args, params)
    }

    /// The annotation of a declared type. Lists and dicts are new ones, resizable.
    pub fn declared(&mut self, ty: &Declared) -> SomeValue {
        match ty {
            Declared::None => self.none(),
            Declared::Int => SomeValue::int(),
            Declared::Integer(int) => SomeValue::integer(*int, false),
            Declared::Float => SomeValue::float(),
            Declared::Bool => SomeValue::bool(),
            Declared::Char => SomeValue::char(),
            Declared::Str => SomeValue::str(),
            Declared::Bytes => SomeValue::bytes(),
            Declared::List(item) => {
                let item = self.declared(item);
                let def = ListDef {
                    item,
                    resized: true,
                    relengthened: true,
                    mutated: true,
                    ..ListDef::default()
                };
                let item = def.item.clone();
                let list = self.a.lists.push(def);
                let step = Step {
                    what: "is the declared type of the items",
                    ..Step::silent(Cell::Made, self.span)
                };
                self.record(Cell::In(Content::Item(list)), step, &item);
                SomeValue::list(list)
            }
            Declared::Tuple(items) => SomeValue::tuple(
                items
                    .iter()
                    .map(|item| self.declared(item))
                    .collect::<Vec<_>>(),
            ),
            Declared::Dict(key, value) => {
                let (key, value) = (self.declared(key), self.declared(value));
                let def = DictDef {
                    key,
                    value,
                    ..DictDef::default()
                };
                SomeValue::dict(self.a.dicts.push(def))
            }
            Declared::Set(item) => {
                let def = DictDef {
                    key: self.declared(item),
                    ..DictDef::default()
                };
                SomeValue::set(self.a.dicts.push(def), false)
            }
            Declared::Optional(ty) => {
                let value = self.declared(ty);
                value.or_none().unwrap_or(value)
            }
            Declared::Instance(classes) => {
                let mut common = None;
                for &class in classes {
                    match self.classdef(class) {
                        Ok(class) => {
                            common = Some(common.map_or(class, |of| self.a.common_base(of, class)));
                        }
                        Err(Stop::Error(error)) => {
                            self.report(error.diagnostic);
                            return SomeValue::from(Kind::Unknown);
                        }
                        Err(Stop::Blocked | Stop::Unknown) => return SomeValue::IMPOSSIBLE,
                    }
                }
                common.map_or(SomeValue::IMPOSSIBLE, SomeValue::instance)
            }
            Declared::Value(value) => value.clone(),
            Declared::Any => SomeValue::IMPOSSIBLE,
        }
    }

    /// Checks that what an entry point gives fits the declaration.
    fn check_result(&mut self, graph: GraphId, declaration: &Declaration) {
        let var = self.a.graphs[graph].return_var();
        let found = self.a.bindings[graph][var].clone();
        if found.is_impossible() || found.is_unknown() || declaration.result == Declared::Any {
            return;
        }
        let wanted = self.declared(&declaration.result);
        let shown = self.shown_results(&found, &wanted, declaration);
        let conversion = self.conversion(&found, &declaration.result);
        let handed_over = match declaration.handed_over {
            true => self.handed_over(&found, &declaration.result),
            false => found.clone(),
        };
        if self.is_as_declared(&handed_over, &declaration.result) {
            return;
        }
        // (What a class method makes is of the class that it is called on.)
        if self.is_base_of(&found, &wanted) && self.note_makers(graph) {
            return;
        }
        let (message, cell, value) = match (&declaration.next_of, &found.kind) {
            (Some(function), &Kind::List(def)) => {
                let (found, wanted) = shown;
                let item = self.a.listdef(def).item.clone();
                let message = format!(
                    "`{function}` is declared to give {wanted}, one by one, but gives {found}"
                );
                (message, Cell::In(Content::Item(def)), item)
            }
            _ => {
                let name = &self.a.graphs[graph].frame;
                let (found_shown, wanted) = shown;
                let message = match &declaration.attribute {
                    Some(what) => format!("{what} is declared {wanted}, but is {found_shown}"),
                    None => format!(
                        "`{name}` is declared to return {wanted}, but returns {found_shown}"
                    ),
                };
                (message, Cell::Variable(graph, var), found)
            }
        };
        // (What the toolchain makes of the arguments of an exception no code of the program's can convert.)
        let conversion = match self.is_arguments(&value) {
            true => Some("an exception has arguments of any number and types, which no type of Rust's stands for: declare attributes that its class has".into()),
            false => conversion,
        };
        let mut error = Diagnostic::error(WRONG_RESULT, message);
        // (That it may be `None` is all that is wrong with it, or it is something else.)
        let wrong = match value.can_be_none() && !wanted.can_be_none() {
            true => self.none(),
            false => value,
        };
        error = self.explain(error, &cell, &wrong);
        if let (None, Some(span)) = (&error.primary, self.a.graphs[graph].span) {
            error = error.at(span, "");
        }
        let text = &declaration.result_text;
        error = error.label(
            declaration.result_span,
            format!("declared as `{text}` here"),
        );
        error.help.extend(conversion);
        let is_none = wrong.is_none() && declaration.next_of.is_none();
        if is_none {
            error = error.help(format!("if it may be `None`, declare `Option<{text}>`"));
        }
        self.report(error);
    }

    /// Whether a value is what the `args` of exceptions are.
    fn is_arguments(&mut self, value: &SomeValue) -> bool {
        let arguments = self.app_function("app_object", "ArgTuple");
        matches!(value.kind, Kind::Instance(class) if Some(self.a.classes[class].class) == arguments)
    }

    /// What to do where arguments that are given by position are declared for a function that takes some by name alone.
    fn named_alone(&self, func: ObjId) -> Option<String> {
        let code = &self.heap().function(func)?.code;
        let from = code.argcount as usize;
        let names = &code.locals[from..from + code.kwonlyargcount as usize];
        let first = names.first()?;
        Some(format!(
            "`{first}` is given by its name alone, and Rust gives only what is `#[optional]` by name: leave out the `*` in front of it"
        ))
    }

    /// What a result is handed over as (by `handed_over` of `helpers/wire.py`): Rust gets a copy of the items, so what can change and
    /// what cannot is the same there.
    fn handed_over(&mut self, found: &SomeValue, declared: &Declared) -> SomeValue {
        let items = match (declared, &found.kind) {
            _ if found.can_be_none() => None,
            (Declared::Set(_), &Kind::Set { def, frozen: true }) => {
                return SomeValue::set(def, false)
            }
            (Declared::List(_), Kind::Tuple(_) | Kind::Seq(_)) => self.items_of(found).ok(),
            _ => None,
        };
        items.map_or_else(
            || found.clone(),
            |item| {
                SomeValue::list(self.a.lists.push(ListDef {
                    item: item.unwrap_or_default(),
                    ..ListDef::default()
                }))
            },
        )
    }

    /// Checks that a call of what is declared outside of the program gives what that takes, behind the receiver.
    fn check_declared_call(&mut self, func: ObjId, args: &Args) -> An<()> {
        let of = self.a.state.copies.original(func);
        let Some((what, wanted)) = self.a.state.declared_calls.get(&of).cloned() else {
            return Ok(());
        };
        let receiver = args.pos.first().map(|arg| arg.value.clone());
        let what = match (what, &receiver) {
            (Some(name), _) => format!("`{name}`"),
            (None, Some(receiver)) => self.describe(receiver),
            (None, None) => return Ok(()),
        };
        let given = args.pos.len().saturating_sub(1);
        if !args.kw.is_empty() {
            let message = format!("{what} takes no arguments by name");
            let error = self.error(errors::report::ARGUMENTS, message);
            return Err(self.with_declared(error, receiver.as_ref()).into());
        }
        if given != wanted.len() {
            let (ending, is) = match (wanted.len(), given) {
                (1, _) => ("", "are"),
                (_, 1) => ("s", "is"),
                _ => ("s", "are"),
            };
            let takes = wanted.len();
            let message = format!("{what} takes {takes} argument{ending}, but {given} {is} given");
            let error = self.error(errors::report::ARGUMENTS, message);
            return Err(self.with_declared(error, receiver.as_ref()).into());
        }
        for (index, (wanted, arg)) in wanted.iter().zip(&args.pos[1..]).enumerate() {
            let found = &arg.value;
            let declared = self.declared(wanted);
            let shown = self.describe_both(found, &declared);
            let conversion = self.conversion(found, wanted);
            if !self.is_as_declared(found, wanted) {
                let (found, wanted) = shown;
                let message = format!("{what} takes {wanted}, but is given {found}");
                let mut error = self.error(errors::report::ARGUMENTS, message);
                error.help.extend(conversion);
                // (What is called comes first.)
                let op = self.operation_at(self.pos).cloned();
                if let Some(op) = op.filter(|op| index + 1 < op.args.len()) {
                    if let Some(part) = self.operand_span(self.pos.graph, &op, index + 1) {
                        error = error.label(part, format!("{found} is given here"));
                    }
                    let cell = Self::cell_of(self.pos.graph, &op.args[index + 1]);
                    error = self.explain(error, &cell, &arg.value);
                }
                return Err(self.with_declared(error, receiver.as_ref()).into());
            }
        }
        Ok(())
    }

    /// An error of the call at work with where what is called comes from.
    fn with_declared(&self, error: Diagnostic, receiver: Option<&SomeValue>) -> Diagnostic {
        let op = self.operation_at(self.pos);
        match (op.and_then(|op| op.args.first()), receiver) {
            (Some(called), Some(receiver)) => {
                let cell = Self::cell_of(self.pos.graph, called);
                self.explain(error, &cell, receiver)
            }
            _ => error,
        }
    }

    /// Whether a value is of a declared type, with all that is in it.
    fn is_as_declared(&mut self, found: &SomeValue, declared: &Declared) -> bool {
        // (Lists that meet are one from then on: what is in the one that was met is no longer what is declared.)
        let (met, declared) = (self.declared(declared), self.declared(declared));
        self.union(&met, found)
            .is_ok_and(|joined| self.is_like(&joined, &declared))
            || matches!((&declared.kind, &found.kind), (Kind::Char, Kind::Char))
    }

    /// What makes what is declared of a value, where the two differ: Python's name for the type, called with the part
    /// that differs.
    fn conversion(&mut self, found: &SomeValue, declared: &Declared) -> Option<String> {
        if let Declared::Optional(declared) = declared {
            return self.conversion(&found.non_none(), declared);
        }
        if found.can_be_none() {
            return None;
        }
        let (name, made, items) = match (declared, &found.kind) {
            (Declared::List(item), &Kind::List(list)) => {
                let found = self.a.listdef(list).item.clone();
                return self.conversion(&found, item);
            }
            (Declared::Dict(key, value), &Kind::Dict(dict)) => {
                let (k, v) = {
                    let def = self.a.dictdef(dict);
                    (def.key.clone(), def.value.clone())
                };
                return (self.conversion(&k, key)).or_else(|| self.conversion(&v, value));
            }
            (Declared::Tuple(declared), Kind::Tuple(found)) => {
                let found = found.clone();
                let mut items = found.iter().zip(declared);
                return items.find_map(|(found, declared)| self.conversion(found, declared));
            }
            (Declared::List(item), _) => ("list", "a list", (**item).clone()),
            (Declared::Set(item), _) => ("set", "a set", (**item).clone()),
            (Declared::Dict(key, value), _) => {
                let pair = vec![(**key).clone(), (**value).clone()];
                ("dict", "a dict", Declared::Tuple(pair))
            }
            (Declared::Bytes, _) => ("bytes", "bytes", Declared::Int),
            _ => return None,
        };
        // (Not before: what meets a list is in it from then on.)
        let of = self.describe(found);
        if self.is_as_declared(found, declared) {
            return None;
        }
        let takes = match found.kind {
            // (What it hands out is known where it is iterated over.)
            Kind::Instance(class) => {
                let (heap, class) = (self.heap(), self.a.classes[class].class);
                let has = |method| heap.lookup_in_class(class, method).is_some();
                match declared {
                    Declared::Bytes => heap.has_buffer(class),
                    Declared::Dict(..) => has("keys"),
                    _ => has("__iter__"),
                }
            }
            // (The characters of a text are hardly meant.)
            Kind::Str | Kind::Char => false,
            _ => match self.items_of(found) {
                Ok(Some(found)) => self.is_as_declared(&found, &items),
                _ => false,
            },
        };
        takes.then(|| format!("`{name}(…)` makes {made} of {of}"))
    }

    /// How messages call what is returned, and what is declared.
    fn shown_results(
        &self,
        found: &SomeValue,
        wanted: &SomeValue,
        declaration: &Declaration,
    ) -> (String, String) {
        match (&declaration.next_of, &found.kind, &wanted.kind) {
            (Some(_), &Kind::List(found), &Kind::List(wanted)) => {
                let item = |list| &self.a.listdef(list).item;
                self.describe_both(item(found), item(wanted))
            }
            _ => self.describe_both(found, wanted),
        }
    }

    /// Whether a value that has met what is declared is still that, with all that is in it.
    fn is_like(&self, value: &SomeValue, declared: &SomeValue) -> bool {
        if value.is_impossible() || value.is_unknown() || declared.is_impossible() {
            return true;
        }
        if value.can_be_none() && !declared.can_be_none() {
            return false;
        }
        match (&value.kind, &declared.kind) {
            (&Kind::List(a), &Kind::List(b)) => {
                self.is_like(&self.a.listdef(a).item, &self.a.listdef(b).item)
            }
            (Kind::Dict(a), Kind::Dict(b))
            | (Kind::Set { def: a, .. }, Kind::Set { def: b, .. }) => {
                let (a, b) = (self.a.dictdef(*a), self.a.dictdef(*b));
                self.is_like(&a.key, &b.key) && self.is_like(&a.value, &b.value)
            }
            (Kind::Tuple(a), Kind::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(&**b).all(|(a, b)| self.is_like(a, b))
            }
            // (Objects of all classes meet.)
            (&Kind::Instance(a), &Kind::Instance(b)) => a == b || self.a.is_union_below(b, a),
            // (Numbers of several sizes meet in the largest, which may be more than Rust has.)
            (&Kind::Integer { int: a, .. }, &Kind::Integer { int: b, .. }) => {
                a.is_signed() == b.is_signed() && a.bits(64) <= b.bits(64)
            }
            // (A `char` in a container is checked when it is handed over.)
            (Kind::Str | Kind::Char, Kind::Char) => true,
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        }
    }

    /// After the fixed point: families, call tables, errors.
    fn settle(mut self) -> Result<(), Vec<Diagnostic>> {
        self.report_missing_attributes();
        self.report_unrelated();
        self.report_resized();
        self.report_lengths();
        self.check_spread_dicts();
        self.check_sought_floats();
        self.check_names_of_wrappers();
        if !self.a.state.errors.is_empty() {
            return Err(std::mem::take(&mut self.a.state.errors));
        }
        self.finish_classes();
        self.complete();
        if !self.a.state.errors.is_empty() {
            return Err(std::mem::take(&mut self.a.state.errors));
        }
        self.join_families();
        self.build_call_tables();
        self.settled();
        Ok(())
    }
}
