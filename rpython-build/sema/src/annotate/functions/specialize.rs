//! Which graph a call gets: the specialisation policies, memo functions, and the functions that
//! the toolchain itself brings in Python.
//!
//! `_annspecialcase_` on a function names its policy, as RPython has it. A module of the toolchain's own
//! says in `__specialize__` what holds for its functions: see [`ModulePolicy`].

use crate::annotate::errors::report::*;
use crate::annotate::ops::lowlevel;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::arguments::Bound;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::CompareOp;
use crate::host::modules::marks::Mark;
use crate::host::modules::meanings::Meaning;
use crate::host::object::{ObjId, Object};
use crate::host::program;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::lltype::{Container, FuncTypeId, LlType};
use crate::stubs::{Class, Lowering, Method};
use std::rc::Rc;

/// What a module of the toolchain's own says in `__specialize__` of the functions in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::annotate) enum ModulePolicy {
    /// They are ordinary Python that serves values of any type: made for the types of all arguments.
    Types,
    /// The same, but for receivers: its classes stand in for each other.
    ArgumentTypes,
    /// They are in low-level Python: made for the low-level types of all arguments.
    LowLevel,
}

/// How many combinations of arguments a memo function is run for: its results become a table, which is to
/// stay smaller than a program.
const MAX_MEMO: usize = 2000;

impl Annotator<'_> {
    /// The graph for a call by the operation at work. Where the version may be another when more is known
    /// of the arguments, it is chosen when nothing else grows; `None` until then.
    pub(in crate::annotate) fn specialized_graph(
        &mut self,
        desc: DescId,
        func: ObjId,
        bound: &Bound,
    ) -> An<Option<GraphId>> {
        let key = self.version_key(func, bound)?;
        self.wait_for_sorts(&key, bound)?;
        let is_helper = self.module_policy(func) == Some(ModulePolicy::LowLevel);
        if !is_helper && !self.choose_version(func, &key) {
            return Ok(None);
        }
        self.version(desc, func, key, bound).map(Some)
    }

    /// The graph for a call from nowhere.
    pub(in crate::annotate) fn graph_now(
        &mut self,
        desc: DescId,
        func: ObjId,
        bound: &Bound,
    ) -> An<GraphId> {
        let key = self.version_key(func, bound)?;
        self.version(desc, func, key, bound)
    }

    fn version(&mut self, desc: DescId, func: ObjId, key: SpecKey, bound: &Bound) -> An<GraphId> {
        if let Some(known) = self.known_version(desc, &key) {
            return Ok(known);
        }
        match self.is_memo(func) {
            true => self.memo_graph(desc, func, key),
            false => self.make_version(desc, func, key, bound.star),
        }
    }

    /// Which version of a function takes these arguments.
    fn version_key(&mut self, func: ObjId, bound: &Bound) -> An<SpecKey> {
        if let Some(mark) = self.heap().function_attr(func, "_not_rpython_") {
            // What the mark says, or the usual.
            let name = self.heap().function(func).map(|f| f.name.clone());
            let message = match self.heap().as_str(mark) {
                Some(reason) => reason.to_string(),
                None => format!(
                    "`{}` is marked as not RPython: it works at import time only",
                    name.unwrap_or_default()
                ),
            };
            return self.fail(UNSUPPORTED, message);
        }
        let mut parts = Vec::new();
        if let Some(count) = self.exception_args {
            parts.push(SpecPart::ExceptionArgs(count));
        }
        if let Some(star) = bound.star {
            parts.push(SpecPart::Star(star));
        }
        if let Some(names) = &bound.keywords {
            parts.push(SpecPart::Keywords(names.clone()));
        }
        match self.policy(func) {
            Some(policy) if policy == "memo" => {
                let choices = self.memo_choices(bound)?;
                parts.extend(choices.into_iter().map(SpecPart::Choices));
            }
            Some(policy) => self.policy_key(&policy, func, bound, &mut parts)?,
            None => {
                // Which class a `__new__` makes is known in each of its graphs.
                let known = match self.role(func) {
                    Some(Role::New) => bound.params.first(),
                    // What is assigned is known in each graph of a `__setattr__`.
                    Some(Role::SetAttr) => bound.params.get(1),
                    _ => None,
                };
                parts.extend(known.and_then(|arg| self.constant_key(&arg.value)));
                // A field that is left out, of a dataclass, is no value of its type; and `()` stands for
                // no items where others pass a list.
                for (index, arg) in bound.params.iter().enumerate() {
                    let known = match arg.source {
                        ParamSource::Default(obj) => Some(obj),
                        _ => arg.value.konst,
                    };
                    if known.is_some_and(|obj| self.is_left_out(obj)) {
                        parts.push(SpecPart::LeftOut(index as u32));
                    }
                }
                let policy = self.module_policy(func);
                if let Some(ModulePolicy::Types | ModulePolicy::ArgumentTypes) = policy {
                    let one_for_all = policy == Some(ModulePolicy::ArgumentTypes);
                    for arg in &bound.params {
                        // A method of `object` or of exceptions has one graph for all classes: it
                        // is found in a table, whatever is known of the object.
                        parts.push(match (&arg.source, &arg.value.kind) {
                            (ParamSource::Receiver, Kind::Instance(class))
                                if self.a.classes[*class].exception
                                    || one_for_all
                                    || self.is_of_object(func) =>
                            {
                                SpecPart::Receiver
                            }
                            _ => self.type_part(&arg.value),
                        });
                    }
                } else if policy == Some(ModulePolicy::LowLevel) {
                    for arg in &bound.params {
                        let part = self.low_level_key(&arg.value);
                        parts.push(part);
                    }
                } else {
                    let of = self.a.state.copies.original(func);
                    if let (true, Some(receiver)) =
                        (self.is_shared_by_classes(func), bound.params.first())
                    {
                        parts.push(SpecPart::PythonType(self.python_type(&receiver.value)));
                    }
                    if self.a.state.decisions.by_sort.contains(&of) {
                        parts.push(SpecPart::Sorts(self.sorts_of(bound)));
                    }
                    if self.a.state.decisions.by_place.contains(&of) {
                        parts.push(self.place_of_call(of));
                    }
                }
            }
        }
        Ok(SpecKey(parts))
    }

    /// Whether no policy says which graph a call of a function gets.
    pub(in crate::annotate) fn has_no_policy(&self, func: ObjId) -> bool {
        self.policy(func).is_none()
            && self.module_policy(func).is_none()
            && self.managed_generator(func).is_none()
    }

    /// Whether a function is what the toolchain writes for a method that all objects inherit.
    fn is_of_object(&self, func: ObjId) -> bool {
        let known = |module, name: &str| self.a.state.app.get(&(module, name.to_string()));
        // (Operators ask both operands, whose types the graph has to know.)
        let operators = [Method::DunderEq, Method::DunderNe];
        let methods = Class::Object.methods().filter(|m| !operators.contains(m));
        let methods = methods.flat_map(|m| Class::Object.method(m));
        let mut lowerings = methods.map(|signature| signature.lowering);
        self.role(func) != Some(Role::SetAttr)
            && lowerings.any(|lowering| match lowering {
                Lowering::App(module, name) => known(module, name) == Some(&func),
                _ => false,
            })
    }

    /// What a function is in a class.
    fn role(&self, func: ObjId) -> Option<Role> {
        let of = self.a.state.copies.original(func);
        self.a.state.roles.get(&of).copied()
    }

    /// Whether a default value says that the argument was left out.
    fn is_left_out(&self, obj: ObjId) -> bool {
        if let Object::Tuple(items) = self.heap().get(obj) {
            return items.is_empty();
        }
        let class = self.heap().type_of(obj);
        self.means(class, Meaning::LeftOut)
    }

    /// Whether the operation at work is in a program, not in the toolchain's own Python.
    pub fn in_program(&self) -> bool {
        match self.a.graphs[self.pos.graph].func {
            Some(func) => self.is_of_program(func),
            None => false,
        }
    }

    /// A byte of low-level data, as programs see it: a character.
    pub fn seen_by_program(&self, value: SomeValue) -> SomeValue {
        match value.kind {
            Kind::LlChar if self.in_program() => SomeValue::char(),
            _ => value,
        }
    }

    /// Whether a function is the program's, not the toolchain's.
    pub fn is_of_program(&self, func: ObjId) -> bool {
        let function = self.heap().function(func);
        function.is_some_and(|f| !f.own)
    }

    /// What the module of a function says of all in it.
    pub(in crate::annotate) fn module_policy(&self, func: ObjId) -> Option<ModulePolicy> {
        let policy = self.heap().mark_of_module(func, Mark::Specialize)?;
        match &**self.heap().as_str(policy)? {
            "types" => Some(ModulePolicy::Types),
            "argument types" => Some(ModulePolicy::ArgumentTypes),
            "low_level" => Some(ModulePolicy::LowLevel),
            _ => None,
        }
    }

    /// Whether a function is one of the toolchain's own in ordinary Python, made for types.
    pub fn is_app(&self, func: ObjId) -> bool {
        self.module_policy(func) == Some(ModulePolicy::Types)
    }

    fn policy(&self, func: ObjId) -> Option<String> {
        let Some(tag) = self.heap().function_attr(func, "_annspecialcase_") else {
            let falls_back = self.role(func) == Some(Role::GetAttr);
            return falls_back.then(|| "arg(1)".to_string());
        };
        let tag = self.heap().as_str(tag)?;
        tag.strip_prefix("specialize:").map(str::to_string)
    }

    fn policy_key(
        &mut self,
        policy: &str,
        func: ObjId,
        bound: &Bound,
        parts: &mut Vec<SpecPart>,
    ) -> An<()> {
        let (name, numbers) = match policy.split_once('(') {
            Some((name, rest)) => (name, rest.trim_end_matches(')')),
            None => (policy, ""),
        };
        let mut indexes = Vec::new();
        for number in numbers.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            match number.parse::<usize>() {
                Ok(index) => indexes.push(index),
                Err(_) => {
                    return self.fail(
                        UNSUPPORTED,
                        format!("`specialize:{policy}` is not understood"),
                    )
                }
            }
        }
        let argument = |this: &Self, index: usize| match bound.params.get(index) {
            Some(arg) => Ok(arg.value.clone()),
            None => this.fail(
                UNSUPPORTED,
                format!("`specialize:{policy}` names an argument that is not there"),
            ),
        };
        match name {
            "override" | "default" => {}
            "arg" | "arg_or_var" | "types_and_arg" => {
                if name == "types_and_arg" {
                    let others = bound.params.iter().enumerate();
                    let others = others.filter(|(index, _)| !indexes.contains(index));
                    parts.extend(others.map(|(_, arg)| self.type_part(&arg.value)));
                }
                for index in indexes {
                    let value = argument(self, index)?;
                    match self.constant_key(&value) {
                        Some(part) => parts.push(part),
                        None if name == "arg_or_var" => parts.push(SpecPart::Variable),
                        None => {
                            let Some(function) = self.heap().function(func) else {
                                return Err(Stop::Blocked);
                            };
                            let (param, name) = (&function.code.locals[index], &function.name);
                            return self.fail_of(NOT_CONSTANT, &value, |any| {
                                format!("`{param}` of `{name}` must be a constant, not any {any}: there is a version of `{name}` for each")
                            });
                        }
                    }
                }
            }
            "argtype" => {
                for index in indexes {
                    let value = argument(self, index)?;
                    let key = self.python_type(&value);
                    parts.push(SpecPart::PythonType(key));
                }
            }
            "arglistitemtype" => {
                for index in indexes {
                    let value = argument(self, index)?;
                    let key = match value.kind {
                        Kind::List(def) => {
                            let item = self.read_item(def);
                            self.python_type(&item)
                        }
                        _ => self.python_type(&value),
                    };
                    parts.push(SpecPart::PythonType(key));
                }
            }
            "call_location" => parts.push(SpecPart::Site(self.pos.graph, self.result)),
            "ll" | "ll_and_arg" => {
                for index in indexes {
                    let value = argument(self, index)?;
                    parts.extend(self.constant_key(&value));
                }
                for arg in &bound.params {
                    let part = self.low_level_key(&arg.value);
                    parts.push(part);
                }
            }
            _ => {
                return self.fail(
                    UNSUPPORTED,
                    format!("`specialize:{policy}` is not understood"),
                )
            }
        }
        Ok(())
    }

    /// The part of a key for a constant; `None` if the value is not one.
    fn constant_key(&self, value: &SomeValue) -> Option<SpecPart> {
        if let Some(obj) = value.konst {
            return Some(SpecPart::Const(obj));
        }
        match &value.kind {
            Kind::Pbc(descs) if descs.len() == 1 && !value.nullable => {
                Some(SpecPart::Desc(descs[0]))
            }
            _ => None,
        }
    }

    /// The Python type of a value, as `specialize:argtype` tells them apart.
    fn python_type(&self, value: &SomeValue) -> PythonType {
        if value.is_optional() {
            return PythonType::Optional(Box::new(self.python_type(&value.non_none())));
        }
        match &value.kind {
            Kind::Instance(class) => PythonType::Instance(*class),
            Kind::Integer { int, .. } => PythonType::Integer(*int),
            Kind::Char | Kind::Str => PythonType::Str,
            Kind::Pbc(descs) => {
                PythonType::Callable(std::mem::discriminant(&self.a.descs[descs[0]]))
            }
            Kind::Tuple(items) => PythonType::Tuple(Some(items.len())),
            Kind::Seq(_) => PythonType::Tuple(None),
            Kind::Ptr(ty) => PythonType::Ptr(*ty),
            Kind::Set { frozen: true, .. } => PythonType::FrozenSet,
            kind => PythonType::Of(std::mem::discriminant(kind)),
        }
    }

    pub(in crate::annotate) fn type_part(&self, value: &SomeValue) -> SpecPart {
        SpecPart::Type(Rc::new(self.type_alone(value)))
    }

    /// The type of a value with everything that its representation depends on, and nothing else.
    fn type_alone(&self, value: &SomeValue) -> SomeValue {
        let kind = match value.kind {
            Kind::Integer { int, bools, .. } => Kind::Integer {
                nonneg: false,
                int,
                bools,
            },
            _ => value.kind.map(
                |part| self.type_alone(part),
                |def| self.a.find_list(def),
                |def| self.a.find_dict(def),
            ),
        };
        let known = matches!(
            kind,
            Kind::HostObject | Kind::Builtin(_) | Kind::LlType | Kind::Intrinsic(_)
        );
        SomeValue {
            kind,
            nullable: value.nullable,
            konst: value.konst.filter(|_| known),
            facts: None,
        }
    }

    /// Arguments of a low-level helper count by their types alone, but for those that are part of
    /// the key: a graph that has been rtyped must not grow when a later call passes another number.
    pub fn forget_low_level_values(&self, func: ObjId, bound: &mut Bound) {
        let low_level = self.module_policy(func) == Some(ModulePolicy::LowLevel);
        if !low_level || self.policy(func).is_some() {
            return;
        }
        for arg in &mut bound.params {
            match self.low_level_key(&arg.value) {
                SpecPart::Ll(LlType::Void) => {}
                SpecPart::Ll(ty) => arg.value = SomeValue::of_lltype(ty),
                _ => {}
            }
        }
    }

    fn low_level_key(&self, value: &SomeValue) -> SpecPart {
        match (&value.kind, value.konst) {
            (
                Kind::LlType
                | Kind::Intrinsic(_)
                | Kind::Builtin(_)
                | Kind::HostObject
                | Kind::Pbc(_)
                | Kind::Str,
                Some(obj),
            ) => SpecPart::Const(obj),
            // A function of the program, known.
            (Kind::Ptr(LlType::Ptr(Container::Func(_))), Some(obj)) => SpecPart::Const(obj),
            _ => match lowlevel::lltype_of(value) {
                Some(ty) => SpecPart::Ll(ty),
                None => self.type_part(value),
            },
        }
    }

    // Memo.

    /// Whether a function runs when the program is translated.
    pub(in crate::annotate) fn is_memo(&self, func: ObjId) -> bool {
        self.policy(func).as_deref() == Some("memo")
    }

    /// A call of a memo function with constants: it runs now.
    pub fn memo_call(&mut self, func: ObjId, bound: &Bound) -> An<Option<SomeValue>> {
        if !self.is_memo(func) {
            return Ok(None);
        }
        if bound.params.iter().all(|a| a.value.is_const()) {
            let args: Vec<ObjId> = bound.params.iter().filter_map(|a| a.value.konst).collect();
            return self.memo_run(func, &args).map(Some);
        }
        Ok(None)
    }

    /// Runs a function of the program now, and annotates what it gives.
    pub fn memo_run(&mut self, func: ObjId, args: &[ObjId]) -> An {
        let key = (func, args.to_vec());
        if let Some(&known) = self.a.state.memo.get(&key) {
            return match known {
                Some(obj) => self.immutable_value(obj),
                None => Err(Stop::Blocked),
            };
        }
        match self.session.call_obj(func, args) {
            Ok(obj) => {
                self.a.state.memo.insert(key, Some(obj));
                self.immutable_value(obj)
            }
            Err(error) => {
                self.a.state.memo.insert(key, None);
                let notes = program::diagnose(self.session, error);
                let mut error = self.error(
                    MEMO,
                    "a memo function failed while it was run for translation",
                );
                for inner in notes {
                    error = error.note(inner.message);
                    error.notes.extend(inner.notes);
                }
                Err(error.into())
            }
        }
    }

    /// The constants that each of the arguments of a memo function may be.
    fn memo_choices(&mut self, bound: &Bound) -> An<Vec<Vec<ObjId>>> {
        let mut all = Vec::new();
        let mut combinations = 1usize;
        for arg in &bound.params {
            let mut choices = Vec::new();
            match (&arg.value.kind, arg.value.konst) {
                (_, Some(obj)) => choices.push(obj),
                (Kind::Bool, None) if !arg.value.nullable => {
                    choices.extend([self.heap().true_, self.heap().false_])
                }
                (Kind::Pbc(descs), None) => {
                    for &desc in descs.iter() {
                        match &self.a.descs[desc] {
                            Desc::Frozen(d) => choices.push(d.obj),
                            Desc::Class(d) => {
                                let class = d.class;
                                self.classdef(class)?;
                                choices.push(class);
                            }
                            Desc::Function(d) => choices.push(d.func),
                            _ => return self.memo_argument(&arg.value),
                        }
                    }
                    if arg.value.nullable {
                        choices.push(self.heap().none);
                    }
                }
                _ => return self.memo_argument(&arg.value),
            }
            combinations = combinations.saturating_mul(choices.len());
            if combinations > MAX_MEMO {
                return self.fail(
                    UNSUPPORTED,
                    "a memo function with too many combinations of arguments",
                );
            }
            all.push(choices);
        }
        Ok(all)
    }

    fn memo_argument<T>(&self, value: &SomeValue) -> An<T> {
        self.fail_of(NOT_CONSTANT, value, |any| {
            format!("a memo function takes prebuilt constants only, not any {any}")
        })
    }

    /// A graph that compares its arguments with every combination and gives the result known
    /// for it: one for each choice of arguments, so that what one place passes does not count
    /// at another.
    fn memo_graph(&mut self, desc: DescId, func: ObjId, key: SpecKey) -> An<GraphId> {
        let choices = key.0.iter().filter_map(|part| match part {
            SpecPart::Choices(choices) => Some(choices),
            _ => None,
        });
        let name = self.dotted_name(func);
        let mut rows: Vec<Vec<ObjId>> = vec![vec![]];
        let count = choices.clone().count();
        for choices in choices {
            let longer = |row: &Vec<ObjId>| -> Vec<Vec<ObjId>> {
                let with = |&choice| [&row[..], &[choice]].concat();
                choices.iter().map(with).collect()
            };
            rows = rows.iter().flat_map(longer).collect();
        }
        let mut graph: Graph<Hl> = Graph::new(name, (), ((), ()));
        graph.func = Some(func);
        if let Some(function) = self.heap().function(func) {
            graph.frame = function.code.name.clone();
            graph.span = Some(function.code.span);
        }
        let inputs: Vec<Var> = (0..count).map(|_| graph.new_var(())).collect();
        let ret = graph.ret;
        let mut block = graph.start;
        graph.blocks[block].inputs = inputs;
        let total = rows.len();
        for (number, row) in rows.into_iter().enumerate() {
            let result = match self.memo_run(func, &row)?.konst {
                Some(obj) => obj,
                None => return self.fail(MEMO, "a memo function must give a prebuilt constant"),
            };
            if number + 1 == total {
                graph.blocks[block].exits = vec![Link::new(vec![Value::Const(result)], ret)];
                break;
            }
            let next_inputs: Vec<Var> = (0..count).map(|_| graph.new_var(())).collect();
            let next = graph.new_block(next_inputs);
            for (index, &wanted) in row.iter().enumerate() {
                let params = graph.blocks[block].inputs.clone();
                let code = match self.heap().as_bool(wanted) {
                    Some(_) => HlOp::Compare(CompareOp::Eq),
                    None => HlOp::Is,
                };
                let test = graph.new_var(());
                let args = vec![Value::Var(params[index]), Value::Const(wanted)];
                let span = graph.span;
                graph.blocks[block].ops.push(Op {
                    code,
                    args,
                    result: test,
                    span,
                });
                graph.blocks[block].switch = ExitSwitch::Value(test);
                let pass: Vec<Value<Hl>> = params.iter().map(|&v| Value::Var(v)).collect();
                let no = Link::with_case(pass.clone(), next, HlCase::Bool(false));
                let yes = if index + 1 == count {
                    Link::with_case(vec![Value::Const(result)], ret, HlCase::Bool(true))
                } else {
                    let inputs: Vec<Var> = (0..count).map(|_| graph.new_var(())).collect();
                    let then = graph.new_block(inputs);
                    let link = Link::with_case(pass, then, HlCase::Bool(true));
                    graph.blocks[block].exits = vec![no.clone(), link];
                    block = then;
                    continue;
                };
                graph.blocks[block].exits = vec![no, yes];
            }
            block = next;
        }
        let id = self.a.graphs.push(graph);
        self.a.state.desc_of_graph[id] = Some(desc);
        self.add_version(desc, key, id);
        Ok(id)
    }

    // Python functions of the toolchain.

    /// A function of one of the toolchain's Python modules (`helpers/app_*.py`).
    pub fn app_function(&mut self, module: &'static str, name: &str) -> Option<ObjId> {
        let key = (module, name.to_string());
        if let Some(&known) = self.a.state.app.get(&key) {
            return Some(known);
        }
        let dotted = format!("rpython.helpers.{module}");
        let found = match self.session.import_module(&dotted) {
            Ok(obj) => self.heap().module_attr(obj, name),
            Err(error) => {
                for diagnostic in program::diagnose(self.session, error) {
                    self.report(diagnostic);
                }
                None
            }
        }?;
        self.a.state.app.insert(key, found);
        Some(found)
    }

    /// What the stubs say of `object` and of Python's exceptions: of classes that those of the
    /// program extend.
    pub(in crate::annotate) fn declared_class(&self, class: ObjId) -> Option<Class> {
        let types = self.heap().types;
        let extended =
            class == types.object || self.heap().is_subclass(class, types.base_exception);
        let is_own = extended && self.heap().class(class).is_some_and(|c| c.builtin);
        is_own.then(|| Class::from_name(&self.heap().class_name(class)))?
    }

    /// What the toolchain writes in Python for a method of one of Python's own classes.
    pub fn app_method(&mut self, class: ObjId, name: &str) -> Option<ObjId> {
        let declared = self.declared_class(class)?;
        let signature = Method::from_name(name).and_then(|m| declared.method(m).first());
        let (module, function) = match signature.map(|s| s.lowering) {
            Some(Lowering::App(module, function)) => (module, function),
            // What operators find at `object`, which has no such method.
            _ if declared != Class::Object => return None,
            _ if name == "__bool__" => ("app_object", "object_bool"),
            _ if crate::annotate::ops::operators::is_binary_method(name) => {
                ("app_operators", "not_implemented")
            }
            _ => return None,
        };
        let found = self.app_function(module, function)?;
        if let Some((_, role)) = Role::ALL.iter().find(|(special, _)| *special == name) {
            self.a.state.roles.insert(found, *role);
        }
        Some(found)
    }

    /// The same for what reads (or writes) an attribute of one of Python's own classes.
    pub fn app_property(&mut self, class: ObjId, name: &str, reads: bool) -> Option<ObjId> {
        let attribute = self.declared_class(class)?.attribute(name)?;
        let (module, function) = match (attribute.lowering, reads) {
            (Lowering::App(module, function), true) => (module, function),
            _ => attribute.set?,
        };
        self.app_function(module, function)
    }

    /// The function that writes to standard output.
    pub fn write_stdout(&mut self) -> ObjId {
        let heap = self.heap();
        let sys = heap.dict_get_str(self.session.modules, "sys");
        let sys = match sys {
            Some(sys) => Some(sys),
            None => self.session.import_module("sys").ok(),
        };
        let heap = self.heap();
        sys.and_then(|sys| heap.module_attr(sys, "__stdout__"))
            .and_then(|stream| heap.module_attr(stream, "write"))
            .unwrap_or(heap.none)
    }

    // Low-level values.

    /// A call through a pointer to a function.
    pub fn call_pointer(
        &mut self,
        ty: LlType,
        args: &crate::annotate::types::arguments::Args,
    ) -> An {
        let LlType::Ptr(Container::Func(id)) = ty else {
            return self.fail(
                NOT_CALLABLE,
                "a pointer to something that is not a function is called",
            );
        };
        let def = self.heap().lltypes.funcs[id].clone();
        if def.params.len() != args.pos.len() {
            return self.fail(
                ARGUMENTS,
                format!(
                    "a function of {} parameters is called with {} arguments",
                    def.params.len(),
                    args.pos.len()
                ),
            );
        }
        Ok(SomeValue::of_lltype(def.result))
    }

    /// `function_pointer(Ptr(F), f)`: C may call the function, with any values of these types.
    pub fn function_pointer(&mut self, args: &crate::annotate::types::arguments::Args) -> An {
        let values = args.values();
        let ty = values
            .first()
            .and_then(|ty| lowlevel::constant_type(self.heap(), ty));
        let Some(ty @ LlType::Ptr(Container::Func(id))) = ty else {
            return self.fail(ARGUMENTS, "a type of pointers to functions is expected");
        };
        let func = values.get(1).filter(|func| !func.nullable);
        let known = match func.map(|func| &func.kind) {
            Some(Kind::Pbc(descs)) if descs.len() == 1 => match &self.a.descs[descs[0]] {
                Desc::Function(desc) => Some(desc.func),
                _ => None,
            },
            _ => None,
        };
        let Some(func) = known else {
            return self.fail(
                NOT_CONSTANT,
                "C can be given a function that is known when the program is translated",
            );
        };
        let graph = self.c_function(func, id)?;
        let site = (self.pos.graph, self.result);
        self.a.function_pointers.insert(site, graph);
        Ok(SomeValue::of_lltype(ty))
    }

    /// The version of a function that C calls with values of a type's parameters.
    pub fn c_function(&mut self, func: ObjId, id: FuncTypeId) -> An<GraphId> {
        let params = self.heap().lltypes.funcs[id].params.clone();
        let params: Vec<SomeValue> = params
            .into_iter()
            .map(|ty| match SomeValue::of_lltype(ty) {
                value if value.kind == Kind::LlChar => SomeValue::char(),
                value => value,
            })
            .collect();
        let graph = self.graph_called_with(func, &params, &[])?;
        self.a.c_functions.insert((graph, id));
        Ok(graph)
    }

    /// Whether the structure behind a pointer has a field.
    pub fn pointer_has(&mut self, value: &SomeValue, name: &str) -> bool {
        match value.kind {
            Kind::Ptr(ty) => lowlevel::getattr(&mut self.session.heap, ty, name).is_ok(),
            _ => false,
        }
    }
}
