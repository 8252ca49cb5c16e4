//! Copies of classes: one for each place that makes objects of a class which says
//! `specialize:ctr_location`, as containers of the library do, or which a decision
//! ([`crate::annotate::rounds::versions`]) was taken for. A copy derives from its class, and has functions of its own; attributes of the
//! class that change are in one cell for all (`helpers/app_managed.py`).
//!
//! Objects of two copies that meet in a variable would have what their class has in common with all its
//! copies. So the places that make them share one copy: a decision, too.

use crate::annotate::errors::report::Stop;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::heap::Heap;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;

/// A class of the toolchain's own has a copy for each place, and what meets is used by the methods that all have.
const APART: &str = "specialize:ctr_location_apart";

/// A place that makes objects, as it is known in all rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Maker {
    /// An operation of a function, in all its versions.
    Call(ObjId, Block, u32),
    /// Whatever made this object, before translation.
    Object(ObjId),
}

/// What a copy of a class is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Place {
    /// The result of a call.
    Call(GraphId, Var),
    /// An object made before translation.
    Object(ObjId),
    /// All makers that share it with this one.
    Shared(Maker),
}

/// The copies of classes, in one round.
#[derive(Debug, Default)]
pub struct Copies {
    /// By class and place.
    made: Map<(ObjId, Place), ObjId>,
    /// Of each copy: its class, and what it was made for first.
    of: Map<ObjId, (ObjId, Option<Maker>)>,
    /// The graph whose call a copy was made for.
    graphs: Map<ObjId, GraphId>,
    /// Of each copy of a function that a class has from a mixin: that function.
    pub(in crate::annotate) of_mixins: Map<ObjId, ObjId>,
    /// Of each function of a copy: the copy, and the function of the class that it is a copy of.
    by_function: Map<ObjId, (ObjId, ObjId)>,
    /// The classes of all copies, those of earlier rounds too, of which objects made before
    /// translation are.
    pub(in crate::annotate) classes: Map<ObjId, ObjId>,
}

impl Annotated {
    /// The names under which an object, or a class, has a function as its method. (A copy of a class has functions of
    /// its own in place of those that objects were bound to before.)
    pub fn names_of_method(&self, heap: &Heap, this: ObjId, func: ObjId) -> Vec<Name> {
        let class = match heap.class(this) {
            Some(_) => this,
            None => heap.type_of(this),
        };
        let copied = self.state.copies.classes.get(&class);
        let class = copied.copied().unwrap_or(class);
        heap.names_of_method(class, func)
    }

    /// The function whose call a copy of a class was made for first.
    pub fn maker_of_copy(&self, class: ObjId) -> Option<ObjId> {
        match self.state.copies.maker(class)? {
            Maker::Call(func, ..) => Some(func),
            Maker::Object(_) => None,
        }
    }
}

impl Copies {
    /// What a copy was made for first.
    pub(in crate::annotate) fn maker(&self, class: ObjId) -> Option<Maker> {
        self.of.get(&class)?.1
    }

    /// The graph whose call a copy was made for.
    pub(in crate::annotate) fn graph(&self, class: ObjId) -> Option<GraphId> {
        self.graphs.get(&class).copied()
    }

    /// The function that this one is a copy of, which is the same in all rounds; else itself.
    pub(in crate::annotate) fn original(&self, func: ObjId) -> ObjId {
        let copied = self.by_function.get(&func).map(|&(_, of)| of);
        copied
            .or_else(|| self.of_mixins.get(&func).copied())
            .unwrap_or(func)
    }

    /// The class that a copy is of.
    pub(in crate::annotate) fn class_of(&self, copy: ObjId) -> Option<ObjId> {
        Some(self.of.get(&copy)?.0)
    }

    /// Whether a class is a copy.
    pub(in crate::annotate) fn contains(&self, class: ObjId) -> bool {
        self.of.contains_key(&class)
    }
}

impl Annotator<'_> {
    /// A call of a class that has copies: of the one for this place.
    pub(in crate::annotate) fn call_copied_class(
        &mut self,
        op: &Op<Hl>,
        callee: &SomeValue,
    ) -> An<Option<Outcome>> {
        let (Kind::Pbc(descs), Some(class)) = (&callee.kind, callee.konst) else {
            return Ok(None);
        };
        if descs.len() != 1 || !self.has_copies(class) {
            return Ok(None);
        }
        let copies = &self.a.state.copies;
        let here = self.a.graphs[self.pos.graph].func;
        let own = here.and_then(|func| Some(copies.by_function.get(&func)?.0));
        let copy = match own {
            // The methods of a copy make objects of that.
            Some(copy) if copies.of[&copy].0 == class => copy,
            _ => {
                let here = here.map(|func| copies.original(func));
                let maker = here.map(|func| Maker::Call(func, self.pos.block, self.pos.op));
                self.class_copy(class, Place::Call(self.pos.graph, op.result), maker)?
            }
        };
        let mut again = op.clone();
        again.args[0] = Value::Const(copy);
        Ok(Some(Outcome::Resolved(vec![again])))
    }

    /// The class of an object made before translation: a copy for it, where that has copies.
    pub(in crate::annotate) fn class_of_prebuilt(&mut self, obj: ObjId, class: ObjId) -> An<ObjId> {
        let copies = &self.a.state.copies;
        let class = match copies.classes.get(&class) {
            Some(&of) if !copies.contains(class) => of,
            _ => class,
        };
        if !self.has_copies(class) {
            return Ok(class);
        }
        let copy = self.class_copy(class, Place::Object(obj), Some(Maker::Object(obj)))?;
        if let Some(instance) = self.session.heap.instance_mut(obj) {
            instance.class = copy;
        }
        Ok(copy)
    }

    fn has_copies(&self, class: ObjId) -> bool {
        if self.a.state.decisions.copied.contains(&class) {
            return true;
        }
        matches!(
            self.class_policy(class),
            Some("specialize:ctr_location" | APART)
        )
    }

    /// What a class says of the copies that it has.
    fn class_policy(&self, class: ObjId) -> Option<&str> {
        let heap = self.heap();
        let &tag = heap.class(class)?.dict.get("_annspecialcase_")?;
        heap.as_str(tag).map(|tag| &**tag)
    }

    fn class_copy(&mut self, class: ObjId, place: Place, maker: Option<Maker>) -> An<ObjId> {
        let sharing = maker.and_then(|maker| self.a.state.decisions.shares_with(maker));
        let place = sharing.map_or(place, Place::Shared);
        let maker = sharing.or(maker);
        let key = (class, place);
        if let Some(&known) = self.a.state.copies.made.get(&key) {
            return Ok(known);
        }
        let Some(make) = self.app_function("app_classes", "specialized") else {
            return Err(Stop::Blocked);
        };
        let copy = match self.session.call_obj(make, &[class]) {
            Ok(copy) => copy,
            Err(error) => {
                for diagnostic in crate::host::program::diagnose(self.session, error) {
                    self.report(diagnostic);
                }
                return Err(Stop::Blocked);
            }
        };
        let members = self.heap().class(copy).map(|c| c.dict.clone());
        let mut functions = Vec::new();
        for (name, member) in members.unwrap_or_default() {
            let Some((_, of)) = self.heap().lookup_in_class(class, &name) else {
                continue;
            };
            let pairs = self.functions_in(member).into_iter();
            functions.extend(
                pairs
                    .zip(self.functions_in(of))
                    .map(|(f, of)| (f, (copy, of))),
            );
        }
        let copies = &mut self.a.state.copies;
        copies.made.insert(key, copy);
        if let Place::Call(graph, _) = place {
            copies.graphs.insert(copy, graph);
        }
        copies.of.insert(copy, (class, maker));
        copies.classes.insert(copy, class);
        copies.by_function.extend(functions);
        Ok(copy)
    }

    /// The functions that a member of a class is, or holds.
    fn functions_in(&self, member: ObjId) -> Vec<ObjId> {
        match self.heap().get(self.heap().payload(member)) {
            Object::StaticMethod(func) | Object::ClassMethod(func) => vec![*func],
            Object::Property(p) => [p.get, p.set, p.del].into_iter().flatten().collect(),
            _ => vec![member],
        }
    }

    /// Objects of these classes meet: if they are of copies of one class, whose makers can share a copy,
    /// another round is needed, and it does not matter any more what they are here.
    pub(in crate::annotate) fn note_meeting(&mut self, a: ClassDefId, b: ClassDefId) -> bool {
        if self.joins_receivers {
            return false;
        }
        let of = |class: ClassDefId| {
            let class = self.a.classes[self.root_or_copy(class)].class;
            self.a.state.copies.of.get(&class)
        };
        let (Some(&(one, Some(first))), Some(&(other, Some(second)))) = (of(a), of(b)) else {
            return false;
        };
        if one != other || first == second || self.class_policy(one) == Some(APART) {
            return false;
        }
        let pair = (first.min(second), first.max(second));
        self.a.state.needed.shared.insert(pair);
        true
    }
}
