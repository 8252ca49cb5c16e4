//! Methods that classes have for themselves.
//!
//! A method of a base is one function for all classes that inherit it, and what it reads of `self` is one attribute
//! of the base. Where the classes below give that values without a union, or have methods whose results have none, the
//! method that asks is a function of its own in each class, as those of mixins are: its receivers are of that class.
//! Where the base itself gives such an attribute a value, though nobody looks at it there, each class below has it for
//! itself, too; and where its constructors assign that before anybody can look, it has no part in what the base gives (which
//! the rtyper sees to: `rtype/assigned.rs`). Where there are objects of the base itself beside those of classes below, they are of a class of
//! their own (a leaf, `copies.rs`), and the base is as one without objects. Which methods and attributes those are is a decision ([`crate::annotate::rounds::versions`]).

use crate::annotate::errors::report::NO_UNION;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::Diagnostic;
use crate::host::attribute_key::AttrKey;
use crate::host::heap::Heap;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;

impl Annotated {
    /// The error for an attribute that a constructor is to assign before anybody looks, since what the base gives it has
    /// another type: somebody looks before.
    pub fn default_read(&self, heap: &Heap, class: ClassDefId, key: &AttrKey) -> Diagnostic {
        let name = key.shown();
        let class = self.classes[class].class;
        let shown = heap.class_name(self.shown_class(heap, class));
        let message = format!(
            "`{name}` of `{shown}` may be read before its constructor assigns it, and what a base gives it has another type"
        );
        let help = format!("assign `{name}` first, or give values of one type in both classes");
        let error = Diagnostic::error(NO_UNION, message).help(help);
        let init = heap.lookup_in_class(class, "__init__");
        match init.and_then(|(_, init)| heap.function(heap.payload(init))) {
            Some(init) => error.label(init.code.header(), format!("assigns `{name}`")),
            None => error,
        }
    }
}

impl Annotator<'_> {
    /// Whether what a class has is a method that each class has for itself.
    pub(in crate::annotate) fn is_by_class(&self, member: ObjId) -> bool {
        let by_class = &self.a.state.decisions.by_class;
        !by_class.is_empty() && {
            let functions = self.heap().functions_in(member);
            let mut functions = functions.iter().map(|&f| self.a.state.copies.original(f));
            functions.any(|func| by_class.contains(&func))
        }
    }

    /// Whether a function is such a method as the base has it: called by its name there, it has objects of all classes.
    pub(in crate::annotate) fn is_shared_by_classes(&self, func: ObjId) -> bool {
        self.is_by_class(func) && !self.a.state.copies.inherited.contains_key(&func)
    }

    /// An attribute that a class has is given values without a union.
    pub(in crate::annotate) fn note_clash(&mut self, home: ClassDefId, key: &AttrKey) {
        self.a.state.clashes.insert((home, key.clone()));
    }

    /// Whether each class below this one has an attribute for itself.
    pub(in crate::annotate) fn is_apart(&self, class: ClassDefId, key: &AttrKey) -> bool {
        let apart = &self.a.state.decisions.apart;
        !apart.is_empty() && apart.contains(&self.attribute_in_all_rounds(class, key))
    }

    /// Whether objects of a class never have what a base gives an attribute that the class has for itself.
    pub(in crate::annotate) fn replaces_default(&self, class: ClassDefId, key: &AttrKey) -> bool {
        let replaced = &self.a.state.decisions.replaced;
        !replaced.is_empty() && replaced.contains(&self.attribute_in_all_rounds(class, key))
    }

    /// A class has an attribute for itself, but for what a base gives it, which its constructors replace: so that is not one
    /// of its values. Whether it was so far.
    fn note_replaced(&mut self, class: ClassDefId, key: &AttrKey) -> bool {
        let inherits = self.default_of_base(class, key).is_some();
        let of = self.a.classes[class].class;
        let can_be = inherits
            && !self.replaces_default(class, key)
            && key
                .field()
                .is_some_and(|name| self.heap().surely_constructs(of, name));
        if can_be {
            let replaced = self.attribute_in_all_rounds(class, key);
            self.a.state.needed.replaced.insert(replaced);
        }
        can_be
    }

    fn attribute_in_all_rounds(&self, class: ClassDefId, key: &AttrKey) -> (ObjId, AttrKey) {
        let class = self.a.classes[class].class;
        let of = self.a.state.copies.class_of(class);
        (of.unwrap_or(class), key.clone())
    }

    /// Nothing grows any more: the methods that use such attributes of a base are those of each class, or so is the attribute
    /// that none uses, or functions give it, or else the class gets copies.
    pub(in crate::annotate) fn decide_clashes(&mut self) {
        for (home, key) in std::mem::take(&mut self.a.state.clashes) {
            if self.note_replaced(home, &key) {
                continue;
            }
            let graphs: Vec<GraphId> = self.a.graphs.ids().collect();
            let uses = |&graph: &GraphId| self.uses_attribute(graph, home, &key);
            let users: Vec<GraphId> = graphs.iter().copied().filter(uses).collect();
            let apart = self.attribute_in_all_rounds(home, &key);
            if users.is_empty() && !self.a.state.decisions.apart.contains(&apart) {
                self.a.state.needed.apart.insert(apart);
                continue;
            }
            // (What uses it may be an inner function of a method.)
            let decided = [users, graphs].into_iter().any(|graphs| {
                let noted = graphs.into_iter();
                noted
                    .filter(|&graph| self.note_by_class(graph, home))
                    .count()
                    > 0
            });
            if !decided && !self.note_given_by_classes(home, &key) {
                self.note_leaf_or_copies(home);
            }
        }
    }

    /// Methods for each class are not enough: the objects of a class itself are apart from those of classes below, or
    /// they have a copy for each place.
    pub(in crate::annotate) fn note_leaf_or_copies(&mut self, class: ClassDefId) -> bool {
        self.note_leaf(class) || self.note_class(self.a.classes[class].class)
    }

    /// Whether a graph reads or assigns an attribute of an object of which it is only known that it is of this class.
    fn uses_attribute(&self, graph: GraphId, home: ClassDefId, key: &AttrKey) -> bool {
        let uses = |op: &Op<Hl>| {
            matches!(op.code, HlOp::GetAttr | HlOp::SetAttr)
                && self.a.annotation(graph, &op.args[0]).kind == Kind::Instance(home)
                && self
                    .attribute_of(&self.a.annotation(graph, &op.args[1]))
                    .as_ref()
                    == Some(key)
        };
        let mut blocks = self.a.reached[graph].iter();
        blocks.any(|&block| self.a.ops(graph, block).any(uses))
    }

    /// If a graph is a method whose receiver may be of several classes below this one, each of them has it for itself in
    /// another round. Whether that was not so before.
    pub(in crate::annotate) fn note_by_class(&mut self, graph: GraphId, class: ClassDefId) -> bool {
        let Some(func) = self.a.graphs[graph].func else {
            return false;
        };
        let receiver = self.a.graphs[graph].params().first();
        let receiver = receiver.map(|&var| &self.a.bindings[graph][var].kind);
        let below = self.a.subclasses(class).into_iter();
        let of = self.a.state.copies.original(func);
        let heap = self.heap();
        let members = heap
            .mro(self.a.classes[class].class)
            .iter()
            .filter_map(|&c| heap.class(c));
        let mut members = members.flat_map(|class| class.dict.values());
        receiver == Some(&Kind::Instance(class))
            && below.filter(|&c| self.a.classes[c].instantiated).count() > 1
            && !self.a.state.decisions.by_class.contains(&of)
            && members.any(|&member| self.heap().functions_in(member).contains(&of))
            && {
                self.a.state.needed.by_class.insert(of);
                true
            }
    }

    /// What is read of these classes has no type. If the function at work is a class method that is given them, each class has it for
    /// itself in another round.
    pub(in crate::annotate) fn note_class_method_by_class(&mut self, classes: &[DescId]) {
        let graph = self.pos.graph;
        let (Some(func), Some(&first)) = (
            self.a.graphs[graph].func,
            self.a.graphs[graph].params().first(),
        ) else {
            return;
        };
        let of = self.a.state.copies.original(func);
        let heap = self.heap();
        let is_its = |&desc: &DescId| match &self.a.descs[desc] {
            Desc::Class(class) => heap.mro(class.class).iter().any(|&at| {
                let data = heap.class(at);
                let mut members = data.iter().flat_map(|data| data.dict.values());
                members.any(|&member| {
                    matches!(heap.get(member), Object::ClassMethod(_))
                        && heap.functions_in(member).contains(&of)
                })
            }),
            _ => false,
        };
        let given = &self.a.bindings[graph][first].kind;
        if matches!(given, Kind::Pbc(of) if **of == *classes) && classes.iter().all(is_its) {
            self.a.state.needed.by_class.insert(of);
        }
    }
}
