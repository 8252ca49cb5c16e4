//! What is lent for a call, and kept: an error for each attribute and container that has some of it.
//!
//! A class of the library whose `_lent_` is true says so of its objects. Generators, functions made at run time and
//! iterators may have them, which are mostly used where they are made; whoever uses one later gets the exception that the
//! object raises by then. So this is no proof, and need be none.

use crate::annotate::errors::report::LENT;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::{Kind, SomeValue};
use crate::diag::Diagnostic;
use crate::host::modules::marks::Mark;

impl Annotator<'_> {
    /// Reports what the program keeps of that.
    pub(in crate::annotate) fn check_lent(&mut self) {
        let lent: Set<ClassDefId> = (self.a.classes.ids())
            .filter(|&class| self.is_lent(class))
            .collect();
        if lent.is_empty() {
            return;
        }
        for (cell, value, what) in self.kept() {
            let Some(found) = part(&value, &lent).cloned() else {
                continue;
            };
            let message = format!("{what} keeps a buffer that Rust has lent for a call");
            let error = Diagnostic::error(LENT, message).help("`list(…)` makes a copy of it");
            let error = self.explain(error, &cell, &found);
            self.report(error);
        }
    }

    /// The cells that are there when a call is over, with their values and what they are of.
    fn kept(&self) -> Vec<(Cell, SomeValue, String)> {
        let mut kept = Vec::new();
        for id in self.a.classes.ids() {
            let data = &self.a.classes[id];
            let heap = self.heap();
            let in_class = |name| heap.class(data.class)?.dict.get(name).copied();
            let module = in_class("__module__").and_then(|name| heap.as_str(name));
            // (The cell of a variable is the library's.)
            let is_variable = self.changing(data.class).is_some();
            let is_program = module.is_some_and(|name| self.is_module_of_program(name));
            if !is_variable && !is_program || self.is_generator(id) {
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

    fn is_lent(&self, class: ClassDefId) -> bool {
        let heap = self.heap();
        let classes = heap.mro(self.a.classes[class].class);
        let mut says = classes.iter().filter_map(|&c| heap.mark(c, Mark::Lent));
        says.any(|says| heap.as_bool(says) == Some(true))
    }
}

/// What is lent of a value.
fn part<'v>(value: &'v SomeValue, lent: &Set<ClassDefId>) -> Option<&'v SomeValue> {
    match value.kind {
        Kind::Instance(class) if lent.contains(&class) => Some(value),
        _ => value.kind.parts().iter().find_map(|it| part(it, lent)),
    }
}
