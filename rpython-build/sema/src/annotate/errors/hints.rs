//! Type hints, checked against what was inferred: they are upper bounds, and no source of types.
//!
//! Hints are found by the code that has them ([`Code::hints`]), with their text and their place: those of
//! parameters and results, of what a function assigns to its variables, of attributes (in the body of a class,
//! or where a method assigns them), and of global variables.

use crate::annotate::errors::bounds::{Bound, Scope, This};
use crate::annotate::errors::reasons::stored;
use crate::annotate::errors::report::WRONG_HINT;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::Diagnostic;
use crate::front::code::{Code, Hint, Hinted, Instr, Name};
use crate::host::attribute_key::AttrKey;
use crate::host::object::{Function, ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;
use std::rc::Rc;

/// What a hint is compared with.
struct Checked {
    /// What the hint allows.
    bound: Bound,
    /// What it says, and where.
    said: Said,
    /// What it is about, for messages.
    what: String,
    /// What is there.
    value: SomeValue,
    /// Where that comes from.
    cell: Cell,
    /// Where it was put there, and what is said of that; if the flow to the cell does not say it.
    place: Option<(Span, String)>,
    /// What does not fit is this constant, and not its type.
    constant: Option<ObjId>,
}

/// What a hint says.
#[derive(Clone)]
struct Said {
    /// Its text.
    text: String,
    /// Where it stands.
    span: Span,
    /// What it does: `hinted`, or `declared` if it is a decorator's.
    by: &'static str,
}

impl Said {
    /// What is written as a hint.
    fn of(hint: &Hint) -> Self {
        Said {
            text: shown(hint),
            span: hint.span,
            by: "hinted",
        }
    }
}

impl Annotator<'_> {
    /// Reports hints of the program that what was inferred contradicts.
    pub(in crate::annotate) fn check_hints(&mut self) {
        let mut wrong = Vec::new();
        self.find_wrong_hints(&mut wrong);
        // A value that is wrong in one place is wrong where it goes from there: that is one mistake.
        // (A constant may be in many places.)
        let mut cells: Set<Cell> = Set::default();
        wrong.retain(|one| matches!(one.cell, Cell::Constant(_)) || cells.insert(one.cell.clone()));
        cells.retain(|cell| !matches!(cell, Cell::Constant(_)));
        let is_first = |one: &&Checked| {
            let before = self.cells_before(&one.cell, &found(&one.value));
            !before.iter().any(|cell| cells.contains(cell))
        };
        let mut first: Vec<&Checked> = wrong.iter().filter(is_first).collect();
        if first.is_empty() {
            first = wrong.iter().collect();
        }
        for one in first {
            let error = self.wrong_hint(one);
            self.report(error);
        }
    }

    fn find_wrong_hints(&mut self, wrong: &mut Vec<Checked>) {
        let graphs: Vec<GraphId> = self.a.graphs.ids().collect();
        for graph in graphs {
            if self.a.reached[graph].is_empty() {
                continue;
            }
            let func = self.a.graphs[graph].func;
            let Some(func) = func.filter(|&func| self.is_of_program(func)) else {
                continue;
            };
            if let Some(function) = self.heap().function(func).cloned() {
                self.check_signature(graph, func, &function, wrong);
                self.check_variables(graph, func, &function, wrong);
            }
        }
        let classes: Vec<ClassDefId> = self.a.classes.ids().collect();
        for class in classes {
            self.check_attributes(class, wrong);
        }
        self.check_globals(wrong);
    }

    // What is assigned once.

    /// Reports what is hinted `Final` and assigned again: a global variable by a function, an attribute by any
    /// function but a constructor, a local variable at a second place or in a loop.
    pub(in crate::annotate) fn check_finals(&mut self) {
        let mut assigned: Map<Span, (Hint, String)> = Map::default();
        let graphs: Vec<GraphId> = self.a.graphs.ids().collect();
        for graph in graphs {
            let func = self.a.graphs[graph].func;
            let Some(func) = func.filter(|&func| self.is_of_program(func)) else {
                continue;
            };
            let Some(function) = self.heap().function(func).cloned() else {
                continue;
            };
            self.finals_of_module(&function, &mut assigned);
            self.finals_of_function(&function, &mut assigned);
            if &*function.name == "__init__" {
                continue;
            }
            let blocks: Vec<Block> = self.a.reached[graph].iter().copied().collect();
            let ops = blocks.iter().flat_map(|&block| self.a.ops(graph, block));
            let ops: Vec<Op<Hl>> = ops.filter(|op| op.code == HlOp::SetAttr).cloned().collect();
            for op in ops {
                let Kind::Instance(class) = self.a.annotation(graph, &op.args[0]).kind else {
                    continue;
                };
                let name = self.text_of(&self.a.annotation(graph, &op.args[1]));
                let (Some(name), Some(span)) = (name.cloned(), op.span) else {
                    continue;
                };
                for base in self.heap().mro(self.a.classes[class].class).to_vec() {
                    let Some((hint, scope)) = self.hint_of_attribute(base, &name) else {
                        continue;
                    };
                    if self.is_final(self.given_to_class(base, &name), &hint, scope) {
                        let owner = self.heap().class_name(base);
                        let what = format!("the attribute `{name}` of `{owner}`");
                        assigned.insert(span, (hint, what));
                    }
                    break;
                }
            }
        }
        for (span, (hint, what)) in assigned {
            let text = shown(&hint);
            let message = format!("{what} is hinted `{text}`, and assigned again");
            let error = Diagnostic::error(WRONG_HINT, message);
            let error = error.at(span, "is assigned here");
            self.report(error.label(hint.span, format!("hinted `{text}` here")));
        }
    }

    fn finals_of_module(&mut self, function: &Function, assigned: &mut Map<Span, (Hint, String)>) {
        let code = &function.code;
        let Some(body) = self.session.importer.bodies.get(&function.globals).cloned() else {
            return;
        };
        for (instr, &span) in code.instrs.iter().zip(&code.spans) {
            let Instr::StoreGlobal(at) = *instr else {
                continue;
            };
            let name = &code.names[at as usize];
            let Some(hint) = body.hint_of(name) else {
                continue;
            };
            let heap = self.heap();
            let given = heap.dict_get_str(function.globals, "__annotations__");
            let given = given.and_then(|given| heap.dict_get_str(given, name));
            let scope = Scope {
                globals: function.globals,
                this: This::Nothing,
            };
            if self.is_final(given, hint, scope) {
                assigned.insert(span, (hint.clone(), format!("`{name}`")));
            }
        }
    }

    fn finals_of_function(
        &mut self,
        function: &Function,
        assigned: &mut Map<Span, (Hint, String)>,
    ) {
        let code = &function.code;
        let scope = Scope {
            globals: function.globals,
            this: This::Nothing,
        };
        for hint in &code.hints {
            let name = match hint.of {
                Hinted::Assigned(Instr::StoreFast(at)) => &code.locals[at as usize],
                Hinted::Assigned(Instr::StoreDeref(at)) => code.deref_name(at),
                _ => continue,
            };
            let store = match hint.of {
                Hinted::Assigned(store) if self.is_final(None, hint, scope) => store,
                _ => continue,
            };
            let mut stores = (0..code.instrs.len()).filter(|&at| code.instrs[at] == store);
            let mut again = code.assigned_inside(name);
            match stores.next() {
                Some(first) if code.is_in_loop(first) => again.push(code.spans[first]),
                // (What is in a `finally` is there for each way out.)
                Some(first) => {
                    let spans = stores.map(|at| code.spans[at]);
                    again.extend(spans.filter(|&span| span != code.spans[first]));
                }
                None => {}
            }
            let what = format!("the variable `{name}`");
            assigned.extend(
                again
                    .into_iter()
                    .map(|span| (span, (hint.clone(), what.clone()))),
            );
        }
    }

    /// Whether a hint says that something is assigned once.
    fn is_final(&mut self, given: Option<ObjId>, hint: &Hint, scope: Scope) -> bool {
        let mut hint = given.or_else(|| self.evaluated(&hint.text, scope.globals));
        // (A text is read for what it says.)
        if let Some(text) = hint.and_then(|hint| self.heap().as_str(hint)).cloned() {
            hint = self.evaluated(&text, scope.globals);
        }
        let Ok(typing) = self.session.import_module("typing") else {
            return false;
        };
        let heap = self.heap();
        let form = heap.module_attr(typing, "Final");
        let origin = hint.and_then(|hint| heap.instance_attr(hint, "__origin__"));
        form.is_some() && (hint == form || origin == form)
    }

    /// Notes what does not fit.
    fn check(&mut self, mut checked: Checked, wrong: &mut Vec<Checked>) {
        if self.fits(&checked.value, &checked.bound) {
            return;
        }
        let konst = checked.value.konst.filter(|_| !checked.value.is_none());
        if konst.is_some() && self.is_of_type(&checked) {
            checked.constant = konst;
        }
        wrong.push(checked);
    }

    /// Whether some constants of the type that is there would fit.
    fn is_of_type(&mut self, checked: &Checked) -> bool {
        let any = SomeValue {
            konst: None,
            ..checked.value.clone()
        };
        self.fits(&any, &checked.bound)
    }

    /// What calls give to a parameter of constants, where what all of them give is none.
    fn constants_of(&mut self, checked: &Checked) -> Vec<Checked> {
        let Cell::Variable(graph, var) = checked.cell else {
            return vec![];
        };
        let params = self.a.graphs[graph].params();
        let Some(at) = params.iter().position(|&param| param == var) else {
            return vec![];
        };
        let given = self.a.state.constants_given.iter();
        let here = given.filter(|((of, param, _), _)| (*of, *param) == (graph, at));
        let here: Vec<_> = here.map(|(&(.., span), &obj)| (span, obj)).collect();
        let mut found = Vec::new();
        for (span, obj) in here {
            let (Some(span), Some(value)) = (span, self.constant_value(obj)) else {
                continue;
            };
            let text = self.heap().repr_short(obj);
            found.push(Checked {
                bound: checked.bound.clone(),
                said: checked.said.clone(),
                what: checked.what.clone(),
                value,
                cell: Cell::Constant(obj),
                place: Some((span, format!("`{text}` is given here"))),
                constant: Some(obj),
            });
        }
        found
    }

    // Functions.

    /// What a hint of a function's signature allows: the object that it gave, or what its text means
    /// if nothing evaluated it yet.
    fn bound_of_signature(&mut self, function: &Function, hint: &Hint, scope: Scope) -> Bound {
        let name: Name = match hint.of {
            Hinted::Param(at) => function.code.locals[at as usize].clone(),
            _ => "return".into(),
        };
        match function.annotations.get(&*name) {
            Some(&hint) => self.bound(hint, scope),
            None => self.bound_of_text(hint, scope),
        }
    }

    fn bound_of_text(&mut self, hint: &Hint, scope: Scope) -> Bound {
        match self.evaluated(&hint.text, scope.globals) {
            Some(hint) => self.bound(hint, scope),
            None => Bound::Any,
        }
    }

    fn check_signature(
        &mut self,
        graph: GraphId,
        func: ObjId,
        function: &Function,
        wrong: &mut Vec<Checked>,
    ) {
        let code = &function.code;
        let scope = Scope::of_function(func, function);
        for hint in &code.hints {
            if let Hinted::Assigned(_) = hint.of {
                continue;
            }
            let bound = self.bound_of_signature(function, hint, scope);
            match hint.of {
                Hinted::Param(at) => {
                    let said = Said::of(hint);
                    for checked in self.params_of(graph, func, function, &said, at, bound) {
                        if checked.value.konst.is_none() {
                            for constant in self.constants_of(&checked) {
                                // (Of another type the parameter is itself.)
                                if self.is_of_type(&constant) {
                                    self.check(constant, wrong);
                                }
                            }
                        }
                        self.check(checked, wrong);
                    }
                }
                _ => {
                    let said = Said::of(hint);
                    if let Some(checked) = self.returned_by(graph, function, &said, bound) {
                        self.check(checked, wrong);
                    }
                }
            }
        }
        self.check_declared(graph, func, function, wrong);
    }

    /// The same of what decorators declare (`enforceargs`, `signature`), which stands where the function does.
    fn check_declared(
        &mut self,
        graph: GraphId,
        func: ObjId,
        function: &Function,
        wrong: &mut Vec<Checked>,
    ) {
        let Some(declared) = self.heap().function_attr(func, "_declared_") else {
            return;
        };
        let code = &function.code;
        let params = code.locals.iter().take(code.argcount as usize);
        let names = params.map(|name| &**name).chain(["return"]);
        for (at, name) in names.enumerate() {
            let heap = self.heap();
            let pair = heap.dict_get_str(declared, name);
            let pair = pair.and_then(|pair| heap.as_tuple(pair));
            let Some(&[hint, text]) = pair.map(|pair| &**pair) else {
                continue;
            };
            let Some(text) = heap.as_str(text) else {
                continue;
            };
            let said = Said {
                text: text.to_string(),
                span: code.header(),
                by: "declared",
            };
            let bound = self.bound(hint, Scope::of_function(func, function));
            let checked = match name {
                "return" => self
                    .returned_by(graph, function, &said, bound)
                    .into_iter()
                    .collect(),
                _ => self.params_of(graph, func, function, &said, at as u32, bound),
            };
            for checked in checked {
                self.check(checked, wrong);
            }
        }
    }

    /// What a parameter gets, in one graph of its function; for one that collects arguments, each of these.
    fn params_of(
        &self,
        graph: GraphId,
        func: ObjId,
        function: &Function,
        said: &Said,
        at: u32,
        bound: Bound,
    ) -> Vec<Checked> {
        let code = &function.code;
        let name = &code.locals[at as usize];
        let cells = self.heap().run_time_cells(func);
        let named = (code.argcount + code.kwonlyargcount) as usize;
        let params = self.a.graphs[graph].params();
        let name_of = |at: usize| self.a.graphs[graph].vars[params[at]].name.as_ref();
        // (The graph of a generator's body has none of the function's.)
        if params.len() < cells + named
            || (0..named).any(|at| name_of(cells + at) != Some(&code.locals[at]))
        {
            return vec![];
        }
        let is_rest = code.flags.collected && at as usize + 1 == named;
        let (vars, what) = match (at as usize).checked_sub(named) {
            None => {
                let stars = if is_rest { "*" } else { "" };
                let what = format!("`{stars}{name}` of `{}`", function.name);
                (vec![params[cells + at as usize]], what)
            }
            Some(behind) => {
                let rest = &params[cells + named..];
                let many = self.names_of_keywords(graph);
                let (positional, by_name) = rest.split_at(rest.len().saturating_sub(many));
                let (vars, stars) = match behind == 0 && code.flags.varargs {
                    true => (positional, "*"),
                    false => (by_name, "**"),
                };
                (
                    vars.to_vec(),
                    format!("`{stars}{name}` of `{}`", function.name),
                )
            }
        };
        let is_optional = default_of(function, at as usize) == Some(self.heap().none);
        let values = vars.into_iter().flat_map(|var| {
            let value = self.a.bindings[graph][var].clone();
            // (What was collected has the parameter's name; arguments that are parameters by themselves have none.)
            let is_named = self.a.graphs[graph].vars[var].name.is_some();
            let whole = is_rest || at as usize >= named && is_named;
            let parts = if whole {
                self.each_of(value)
            } else {
                vec![value]
            };
            parts.into_iter().map(move |value| (var, value))
        });
        let values = values.filter(|(_, value)| !(value.is_none() && is_optional));
        let checked = values.map(|(var, value)| Checked {
            bound: bound.clone(),
            said: said.clone(),
            what: what.clone(),
            value,
            cell: Cell::Variable(graph, var),
            place: None,
            constant: None,
        });
        checked.collect()
    }

    /// How many of a graph's last parameters are arguments that were given by name to `**kwargs`.
    fn names_of_keywords(&self, graph: GraphId) -> usize {
        let Some(Desc::Function(desc)) =
            self.a.state.desc_of_graph[graph].map(|desc| &self.a.descs[desc])
        else {
            return 0;
        };
        let mut keys = desc.graphs.iter().filter(|(_, &made)| made == graph);
        let parts = keys.next().into_iter().flat_map(|(key, _)| &key.0);
        let mut names = parts.filter_map(|part| match part {
            SpecPart::Keywords(names) => Some(names.len()),
            _ => None,
        });
        names.next().unwrap_or(0)
    }

    /// Each of the arguments that have been collected.
    fn each_of(&self, value: SomeValue) -> Vec<SomeValue> {
        match &value.kind {
            Kind::Tuple(items) => items.to_vec(),
            Kind::Seq(item) => vec![(**item).clone()],
            &Kind::Dict(def) => vec![self.a.dictdef(def).value.clone()],
            _ => vec![],
        }
    }

    fn returned_by(
        &mut self,
        graph: GraphId,
        function: &Function,
        said: &Said,
        bound: Bound,
    ) -> Option<Checked> {
        let code = &function.code;
        let (bound, what) = match (code.flags.generator, bound) {
            (false, bound) => (bound, format!("the result of `{}`", function.name)),
            // What the graph gives is what the generator hands out.
            (true, Bound::Class(_, mut args)) if !args.is_empty() => {
                let what = format!("what `{}` hands out", function.name);
                (args.swap_remove(0), what)
            }
            (true, _) => return None,
        };
        let var = self.a.graphs[graph].return_var();
        let value = self.a.bindings[graph][var].clone();
        // (Nothing but a docstring or `...`: others take its place.)
        let blocks = &self.a.graphs[graph].blocks;
        let is_bare = blocks.values().all(|block| block.ops.is_empty());
        // (Of several functions that are called in one place, each gets what any of them does:
        // `None` is known only where it is returned.)
        let none = self.none();
        let returned = &self.a.state.returns_none;
        let returns_none = returned.iter().any(|(of, _)| *of == graph) && !self.fits(&none, &bound);
        let value = match returns_none {
            true => none,
            false => value,
        };
        (!value.is_none() || !is_bare).then(|| Checked {
            bound,
            said: said.clone(),
            what,
            value,
            cell: Cell::Variable(graph, var),
            place: None,
            constant: None,
        })
    }

    fn check_variables(
        &mut self,
        graph: GraphId,
        func: ObjId,
        function: &Function,
        wrong: &mut Vec<Checked>,
    ) {
        let code = &function.code;
        let scope = Scope::of_function(func, function);
        let mut bounds: Map<usize, Bound> = Map::default();
        for assigned in self.a.graphs[graph].hinted.clone() {
            let hint = &code.hints[assigned.hint];
            let name = match hint.of {
                Hinted::Assigned(Instr::StoreFast(at)) => &code.locals[at as usize],
                Hinted::Assigned(Instr::StoreDeref(at)) => {
                    let mut all = code.cellvars.iter().chain(&code.freevars);
                    let Some(name) = all.nth(at as usize) else {
                        continue;
                    };
                    name
                }
                _ => continue,
            };
            let value = match &assigned.value {
                &Value::Var(var) => self.a.bindings[graph][var].clone(),
                // (`x: C = None` says that there is none yet.)
                Value::Const(obj) if *obj == self.heap().none => continue,
                Value::Const(obj) => match self.constant_value(*obj) {
                    Some(value) => value,
                    None => continue,
                },
            };
            let bound = match bounds.get(&assigned.hint) {
                Some(bound) => bound.clone(),
                None => self.bound_of_text(hint, scope),
            };
            bounds.insert(assigned.hint, bound.clone());
            let is = self.describe(&found(&value));
            let checked = Checked {
                bound,
                said: Said::of(hint),
                what: format!("`{name}`"),
                value,
                cell: Self::cell_of(graph, &assigned.value),
                place: Some((assigned.span, format!("{is} is assigned here"))),
                constant: None,
            };
            self.check(checked, wrong);
        }
    }

    /// What is known of a constant: if the program uses it, or if it is plain.
    fn constant_value(&mut self, obj: ObjId) -> Option<SomeValue> {
        let is_plain = matches!(
            self.heap().get(obj),
            Object::Bool(_) | Object::Int(_) | Object::Float(_) | Object::Str(_) | Object::Bytes(_)
        );
        match self.a.constants.get(&obj) {
            Some(value) => Some(value.clone()),
            None if is_plain => self.immutable_value(obj).ok(),
            None => None,
        }
    }

    // Classes and modules.

    /// Compares the attributes of a class with the hints that it, its bases and their methods have for them.
    fn check_attributes(&mut self, id: ClassDefId, wrong: &mut Vec<Checked>) {
        let class = self.a.classes[id].class;
        if let Some((owner, name)) = self.changing(class) {
            if let Some(attr) = self.a.classes[id].attrs.get("value") {
                let value = attr.value.clone();
                let cell = Cell::Attribute(id, "value".into());
                match self.heap().class(owner) {
                    Some(_) => {
                        self.check_attribute(owner, &name, &value, cell, wrong);
                    }
                    None => self.check_global(owner, &name, value, cell, None, wrong),
                }
            }
            return;
        }
        let attrs = self.a.classes[id].attrs.iter();
        let attrs: Vec<(AttrKey, SomeValue)> = attrs
            .map(|(name, attr)| (name.clone(), attr.value.clone()))
            .collect();
        for (key, value) in attrs {
            let (AttrKey::Field(name) | AttrKey::Own(name)) = &key else {
                continue;
            };
            for base in self.heap().mro(class).to_vec() {
                let cell = Cell::Attribute(id, key.clone());
                if self.check_attribute(base, name, &value, cell, wrong) {
                    break;
                }
            }
        }
    }

    /// Compares an attribute with the hint that a class has for it. False if it has none.
    fn check_attribute(
        &mut self,
        class: ObjId,
        name: &Name,
        value: &SomeValue,
        cell: Cell,
        wrong: &mut Vec<Checked>,
    ) -> bool {
        let Some((hint, scope)) = self.hint_of_attribute(class, name) else {
            return false;
        };
        let hint = &hint;
        let bound = match self.given_to_class(class, name) {
            Some(given) => self.bound(given, scope),
            None => self.bound_of_text(hint, scope),
        };
        // (`None` stands there for what is not there yet.)
        if !value.is_none() {
            let owner = self.heap().class_name(class);
            let checked = Checked {
                bound,
                said: Said::of(hint),
                what: format!("the attribute `{name}` of `{owner}`"),
                value: value.clone(),
                cell,
                place: None,
                constant: None,
            };
            self.check(checked, wrong);
        }
        true
    }

    /// What a class was given for a hint in its body.
    fn given_to_class(&self, class: ObjId, name: &Name) -> Option<ObjId> {
        let heap = self.heap();
        let given = *heap.class(class)?.dict.get("__annotations__")?;
        heap.dict_get_str(heap.payload(given), name)
    }

    /// The hint that a class, in its body or in a method, has for an attribute.
    fn hint_of_attribute(&self, class: ObjId, name: &Name) -> Option<(Hint, Scope)> {
        let heap = self.heap();
        let data = heap.class(class).filter(|data| !data.builtin)?;
        let methods = data.dict.values().filter_map(|&func| heap.function(func));
        let methods = methods.map(|function| function.code.clone());
        // (What stands for a named tuple says of which class.)
        let written = data.dict.get("__named__").and_then(|&of| heap.class(of));
        let body = data
            .body
            .iter()
            .chain(written.and_then(|of| of.body.as_ref()));
        let bodies: Vec<Rc<Code>> = body.cloned().chain(methods).collect();
        let mut bodies = bodies.iter();
        let hint = bodies.find_map(|body| body.hint_of(name))?;
        let module = data.dict.get("__module__");
        let module = module.and_then(|&module| heap.as_str(module));
        let module = module.and_then(|module| heap.dict_get_str(self.session.modules, module));
        let module = module.and_then(|module| heap.module(module));
        let module = module.filter(|module| !module.own)?;
        let scope = Scope {
            globals: module.dict,
            this: This::Class(class),
        };
        Some((hint.clone(), scope))
    }

    fn check_globals(&mut self, wrong: &mut Vec<Checked>) {
        let mut bodies: Vec<(ObjId, Rc<Code>)> = self
            .session
            .importer
            .bodies
            .iter()
            .map(|(&dict, body)| (dict, body.clone()))
            .collect();
        bodies.sort_by_key(|(dict, _)| *dict);
        for (dict, body) in bodies {
            let mut known = Set::default();
            for hint in &body.hints {
                let Hinted::Assigned(Instr::StoreName(at)) = hint.of else {
                    continue;
                };
                let name = &body.names[at as usize];
                let Some(obj) = self.heap().dict_get_str(dict, name) else {
                    continue;
                };
                let value = match known.insert(name.clone()) {
                    true => self.constant_value(obj),
                    false => None,
                };
                let Some(value) = value else {
                    continue;
                };
                let is = self.describe(&found(&value));
                let place = stored(&body, name);
                let place = place.map(|span| (span, format!("{is} is the value of `{name}`")));
                self.check_global(dict, name, value, Cell::Constant(obj), place, wrong);
            }
        }
    }

    fn check_global(
        &mut self,
        globals: ObjId,
        name: &Name,
        value: SomeValue,
        cell: Cell,
        place: Option<(Span, String)>,
        wrong: &mut Vec<Checked>,
    ) {
        let body = self.session.importer.bodies.get(&globals).cloned();
        let Some(hint) = body.as_ref().and_then(|body| body.hint_of(name)) else {
            return;
        };
        let heap = self.heap();
        let given = heap.dict_get_str(globals, "__annotations__");
        let given = given.and_then(|given| heap.dict_get_str(given, name));
        let (Some(given), false) = (given, value.is_none()) else {
            return;
        };
        let scope = Scope {
            globals,
            this: This::Nothing,
        };
        let bound = self.bound(given, scope);
        let checked = Checked {
            bound,
            said: Said::of(hint),
            what: format!("`{name}`"),
            value,
            cell,
            place,
            constant: None,
        };
        self.check(checked, wrong);
    }

    // Errors.

    fn wrong_hint(&self, checked: &Checked) -> Diagnostic {
        let value = found(&checked.value);
        let Said { text, span, by } = &checked.said;
        let is = match checked.constant {
            Some(obj) => format!("`{}`", self.heap().repr_short(obj)),
            None => self.describe(&value),
        };
        let message = format!("{} is {by} `{text}`, and is {is}", checked.what);
        let mut error = Diagnostic::error(WRONG_HINT, message);
        if let Some((span, said)) = &checked.place {
            error = error.at(*span, said.clone());
        }
        if checked.constant.is_none() || checked.place.is_none() {
            error = self.explain(error, &checked.cell, &value);
        }
        let mut variables = Vec::new();
        checked.bound.variables(&mut variables);
        for (name, bound) in variables {
            let allowed = self.allowed(bound);
            error = error.note(format!(
                "`{name}` is a type variable that is bound to {allowed}"
            ));
        }
        let here = format!("{by} `{text}` here");
        error.labels.retain(|label| label.span != *span);
        match error.primary {
            None => error.at(*span, here),
            Some(_) => error.label(*span, here),
        }
    }
}

/// What there is to tell of a value that does not fit: that it may be `None` besides is no matter.
fn found(value: &SomeValue) -> SomeValue {
    match value.is_none() {
        true => value.clone(),
        false => value.non_none(),
    }
}

/// A hint as it is written, in one line; one that is a text without its quotes.
fn shown(hint: &Hint) -> String {
    let words: Vec<&str> = hint.text.split_whitespace().collect();
    let text = words.join(" ");
    for quote in ['"', '\''] {
        let inner = text
            .strip_prefix(quote)
            .and_then(|text| text.strip_suffix(quote));
        if let Some(inner) = inner.filter(|inner| !inner.contains(quote)) {
            return inner.into();
        }
    }
    text
}

/// The default of a parameter, by its place among the locals.
fn default_of(function: &Function, at: usize) -> Option<ObjId> {
    let positional = function.code.argcount as usize;
    match at.checked_sub(positional) {
        Some(_) => function.kwdefaults.get(&function.code.locals[at]).copied(),
        None => {
            let first = positional - function.defaults.len().min(positional);
            function.defaults.get(at.checked_sub(first)?).copied()
        }
    }
}
