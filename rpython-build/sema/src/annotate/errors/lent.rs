//! What is lent for a call, and kept: an error for each attribute and container that has some of it, and for what is returned
//! and has some.
//!
//! A class of the library whose `_lent_` is true says so of its objects, and one whose `_taken_back_` is of those that are kept
//! while the call runs, as by an object that is made for it. What has such an object in it counts as one where it is kept: a
//! generator, a function made at run time, a bound method, an iterator of the library. They are mostly used where they are
//! made, which is no error; whoever uses one later gets the exception that the object raises by then. So this is no proof, and
//! need be none: what is known only as one of several such things is not looked into.

use crate::annotate::errors::report::LENT;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::declared::{Declaration, Declared};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::{Kind, SomeValue};
use crate::diag::Diagnostic;
use crate::host::modules::marks::Mark;
use crate::host::modules::meanings::Meaning;
use crate::ir::model::GraphId;
use crate::ir::op::HlOp;

/// What is lent, within a value.
struct Found {
    /// What is kept: the object itself, or what has it.
    kept: SomeValue,
    /// Where what is kept has the object, if it is not that.
    within: Option<(Cell, SomeValue)>,
}

impl Found {
    /// Where the object is that is lent: what was found is in this cell.
    fn of(self, cell: Cell) -> (Cell, SomeValue) {
        self.within.unwrap_or((cell, self.kept))
    }
}

/// What was looked into.
#[derive(Default)]
struct Seen {
    classes: Set<ClassDefId>,
    cells: Set<ListDefId>,
}

impl Annotator<'_> {
    /// Reports what the program keeps of that, and what these entry points give of it.
    pub(in crate::annotate) fn check_lent(&mut self, results: &[(GraphId, &Declaration)]) {
        let buffers = self.marked(Mark::Lent);
        let callable = self.marked(Mark::TakenBack);
        for (graph, declaration) in results {
            // (Of any other type it is not what is declared.)
            if declaration.result == Declared::Any {
                self.check_lent_result(*graph, declaration, &buffers, &callable);
            }
        }
        if buffers.is_empty() {
            return;
        }
        for (cell, value, what) in self.kept() {
            let Some(found) = self.lent_in(&value, &buffers, &mut Seen::default()) else {
                continue;
            };
            let what = match self.is_argument_of_exception(&found.kept) {
                true => "an exception".into(),
                false => what,
            };
            let message = format!("{what} keeps a buffer that Rust has lent for a call");
            let error = Diagnostic::error(LENT, message).help("`list(…)` makes a copy of it");
            let error = self.explain_lent(error, &cell, found);
            self.report(error);
        }
    }

    /// Whether a value stands for what an exception is made with.
    fn is_argument_of_exception(&self, value: &SomeValue) -> bool {
        let Kind::Instance(class) = value.kind else {
            return false;
        };
        let class = self.a.classes[class].class;
        self.heap().meaning(class) == Some(Meaning::ExceptionArgument)
    }

    /// Reports what an entry point gives that is of no use when the call is over.
    fn check_lent_result(
        &mut self,
        graph: GraphId,
        declaration: &Declaration,
        buffers: &Set<ClassDefId>,
        callable: &Set<ClassDefId>,
    ) {
        let var = self.a.graphs[graph].return_var();
        let value = self.a.bindings[graph][var].clone();
        let helps = [
            (
                buffers,
                "a buffer",
                "`list(…)` makes a copy of it, which may be kept",
            ),
            (
                callable,
                "something to call",
                "declare the parameter as `Box<dyn … + Send>`: that may be kept",
            ),
        ];
        for (lent, what, help) in helps {
            let Some(found) = self.lent_in(&value, lent, &mut Seen::default()) else {
                continue;
            };
            let name = &self.a.graphs[graph].frame;
            let message =
                format!("what `{name}` returns has {what} that Rust has lent for the call alone");
            let error = Diagnostic::error(LENT, message).help(help);
            let error = self.explain_lent(error, &Cell::Variable(graph, var), found);
            let text = &declaration.result_text;
            let error = error.label(
                declaration.result_span,
                format!("declared as `{text}` here: its items are asked for later"),
            );
            self.report(error);
        }
    }

    /// What to do where a buffer is used as what it is not: an operation does not exist for it, or it has no such attribute.
    pub(in crate::annotate) fn instead_of_buffer(
        &self,
        value: &SomeValue,
        operation: Option<&str>,
    ) -> Option<String> {
        let Kind::Instance(class) = value.kind else {
            return None;
        };
        let heap = self.heap();
        if !self.says(class, Mark::Lent) || !heap.has_buffer(self.a.classes[class].class) {
            return None;
        }
        Some(match operation {
            Some("item assignment" | "slice assignment") => {
                "`&mut [T]` in its declaration lends what Python may change; `#[buffer]` lends it to be read".into()
            }
            _ => "a buffer is no list: `list(…)` makes one of it. Declared as `&[T]` without `#[buffer]`, the argument is a list from the start, of copies".into(),
        })
    }

    /// An error with where what is kept comes from, and where that has what is lent from.
    fn explain_lent(&self, error: Diagnostic, cell: &Cell, found: Found) -> Diagnostic {
        let error = self.explain(error, cell, &found.kept);
        let Some((cell, value)) = found.within else {
            return error;
        };
        // (Who has an iterator that the library has made has it from what that goes over.)
        let over = self.gone_over(&cell, &value);
        let (cell, value) = over.unwrap_or((cell, value));
        self.explain(error, &cell, &value)
    }

    /// What an iterator goes over that a function of the library makes where a value comes from.
    fn gone_over(&self, cell: &Cell, value: &SomeValue) -> Option<(Cell, SomeValue)> {
        let before = self.cells_before(cell, value);
        let over = |cell: Cell| {
            let Cell::Variable(graph, made) = cell else {
                return None;
            };
            let blocks = self.a.graphs[graph].blocks.values();
            let mut ops = blocks.flat_map(|block| &block.ops);
            let iter = ops.find(|op| op.result == made && op.code == HlOp::Iter)?;
            let sources = &self.session.sources;
            let is_own = iter.span.is_some_and(|span| sources.is_own(span.file));
            let over = iter.args[0].var().filter(|_| is_own)?;
            let value = self.a.bindings[graph][over].clone();
            Some((Cell::Variable(graph, over), value))
        };
        before.into_iter().find_map(over)
    }

    /// The cells that are there when a call is over, with their values and what they are of.
    fn kept(&self) -> Vec<(Cell, SomeValue, String)> {
        let mut kept = Vec::new();
        for id in self.a.classes.ids() {
            let data = &self.a.classes[id];
            // (The cell of a variable is the library's.)
            let is_variable = self.changing(data.class).is_some();
            if !is_variable && !self.is_class_of_program(id) || self.is_generator(id) {
                continue;
            }
            for (name, attr) in &data.attrs {
                let what = self.attribute_text(id, name);
                let cell = Cell::Attribute(id, name.clone());
                kept.push((cell, attr.value.clone(), what));
            }
        }
        let mut of_functions: Set<ListDefId> = Set::default();
        for desc in self.a.descs.values() {
            if let Desc::Closure(closure) = desc {
                let cells = closure.cells.iter();
                of_functions.extend(cells.map(|&cell| self.a.find_list(cell)));
            }
        }
        for list in (self.a.lists.roots()).filter(|list| !of_functions.contains(list)) {
            let item = self.a.listdef(list).item.clone();
            kept.push((Cell::In(Content::Item(list)), item, "a list".into()));
        }
        for dict in self.a.dicts.roots() {
            let DictDef { key, value, .. } = self.a.dictdef(dict);
            let set = if value.is_impossible() {
                "a set"
            } else {
                "a dict"
            };
            let cells = [Content::Key(dict), Content::Value(dict)].map(Cell::In);
            for (cell, value) in cells.into_iter().zip([key, value]) {
                kept.push((cell, value.clone(), set.into()));
            }
        }
        kept
    }

    /// Whether a class is of one of the program's modules.
    fn is_class_of_program(&self, class: ClassDefId) -> bool {
        let heap = self.heap();
        let Some(class) = heap.class(self.a.classes[class].class) else {
            return false;
        };
        let module = class.dict.get("__module__").copied();
        module
            .and_then(|name| heap.as_str(name))
            .is_some_and(|name| {
                // (That of the wrappers is not to be imported.)
                let is_there = heap.dict_get_str(self.session.modules, name).is_some();
                self.is_module_of_program(name) && (is_there || !class.own)
            })
    }

    /// The classes that say so of their objects.
    fn marked(&self, mark: Mark) -> Set<ClassDefId> {
        let classes = self.a.classes.ids();
        classes.filter(|&class| self.says(class, mark)).collect()
    }

    fn says(&self, class: ClassDefId, mark: Mark) -> bool {
        let heap = self.heap();
        let classes = heap.mro(self.a.classes[class].class);
        let mut says = classes.iter().filter_map(|&c| heap.mark(c, mark));
        says.next().and_then(|says| heap.as_bool(says)) == Some(true)
    }

    /// What is lent of a value, or of what it has.
    fn lent_in(&self, value: &SomeValue, lent: &Set<ClassDefId>, seen: &mut Seen) -> Option<Found> {
        let within = match &value.kind {
            &Kind::Instance(class) if lent.contains(&class) => {
                return Some(Found {
                    kept: value.clone(),
                    within: None,
                })
            }
            &Kind::Instance(class) => self.lent_in_object(class, lent, seen).map(Some),
            &Kind::Cell(cell) => self.lent_in_cell(cell, lent, seen).map(Some),
            Kind::Pbc(descs) => descs.iter().find_map(|&desc| match &self.a.descs[desc] {
                Desc::Closure(closure) => {
                    let mut cells = closure.cells.iter();
                    let found = cells.find_map(|&cell| self.lent_in_cell(cell, lent, seen));
                    found.map(Some)
                }
                Desc::Method(method) => {
                    let class = method.self_class?;
                    let object = SomeValue::instance(class);
                    // (Where the method has it from is where its object comes from.)
                    self.lent_in(&object, lent, seen).map(|found| found.within)
                }
                _ => None,
            }),
            kind => {
                return kind
                    .parts()
                    .iter()
                    .find_map(|it| self.lent_in(it, lent, seen))
            }
        }?;
        Some(Found {
            kept: value.clone(),
            within,
        })
    }

    /// What an object that is no container of the program's has of it: its own objects' attributes are looked at themselves.
    fn lent_in_object(
        &self,
        class: ClassDefId,
        lent: &Set<ClassDefId>,
        seen: &mut Seen,
    ) -> Option<(Cell, SomeValue)> {
        let is_looked_at = self.is_class_of_program(class) && !self.is_generator(class);
        if is_looked_at || !seen.classes.insert(class) {
            return None;
        }
        self.a.classes[class].attrs.iter().find_map(|(name, attr)| {
            let found = self.lent_in(&attr.value, lent, seen)?;
            Some(found.of(Cell::Attribute(class, name.clone())))
        })
    }

    /// What a variable that functions share has of it.
    fn lent_in_cell(
        &self,
        cell: ListDefId,
        lent: &Set<ClassDefId>,
        seen: &mut Seen,
    ) -> Option<(Cell, SomeValue)> {
        let cell = self.a.find_list(cell);
        if !seen.cells.insert(cell) {
            return None;
        }
        let found = self.lent_in(&self.a.listdef(cell).item, lent, seen)?;
        Some(found.of(Cell::In(Content::Item(cell))))
    }
}
