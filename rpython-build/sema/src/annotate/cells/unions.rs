//! Classes that are declared to be one type, as by `Shape = Circle | Square`.
//!
//! A class that the program does not see is right above those that the members derive from, and below what these have in
//! common: so it is what the values of the union have in common. Where that is a class of the program, they have what it has, and
//! are no objects of others below it. Where it is `object`, the class *stands for* the union: what its objects have, the classes
//! below it are asked for ([`crate::annotate::attributes::of_unrelated`]), where one of them gives it or it is managed; what none of
//! these gives, and the attributes of more classes than are asked, it has itself, as a base of the program's would. What has no
//! union in them is told apart, as it is in classes that are not declared to be anything ([`Annotator::compatible`]). Unions that
//! share members are below each other; of two that do so in part, there is one, of all their members.

use crate::annotate::errors::bounds::{Bound, Scope, This};
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::{Code, Const, Name};
use crate::host::modules::meanings::Meaning;
use crate::host::object::{Layout, ObjId, Object};
use std::collections::BTreeSet;
use std::rc::Rc;

/// The classes of unions.
#[derive(Debug, Default)]
pub struct Unions {
    /// What is right above a class of the program, and what the members have in common: the base of that.
    above: Map<ObjId, (ObjId, ObjId)>,
    /// Those that are.
    all: Set<ObjId>,
    /// Those of them that stand for unions, each with the classes of the program that it is above of.
    members: Map<ObjId, Vec<ObjId>>,
}

impl Unions {
    /// What is right above a class of the program: the class of the smallest union with it.
    pub(in crate::annotate) fn above(&self, class: ObjId) -> Option<ObjId> {
        self.above.get(&class).map(|(above, _)| *above)
    }

    /// The same of a class with this base.
    pub(in crate::annotate) fn above_with_base(&self, class: ObjId, base: ObjId) -> Option<ObjId> {
        self.above(class).filter(|_| self.above[&class].1 == base)
    }

    /// What a class stands for, if it does: classes whose base is `object`.
    fn members(&self, class: ObjId) -> Option<&[ObjId]> {
        self.members.get(&class).map(Vec::as_slice)
    }
}

impl Annotated {
    /// Whether a class says nothing of its objects: `object`, or one that stands for a union.
    pub fn is_bare(&self, class: ClassDefId) -> bool {
        class == ClassDefId::OBJECT || self.stands_for_union(class)
    }

    /// Whether a class stands for a union, whose members have only `object` in common.
    pub(in crate::annotate) fn stands_for_union(&self, class: ClassDefId) -> bool {
        self.members_of_union(self.classes[class].class).is_some()
    }

    /// What a class stands for, or what it is a copy of, if it does.
    pub(in crate::annotate) fn members_of_union(&self, class: ObjId) -> Option<&[ObjId]> {
        if self.state.unions.members.is_empty() {
            return None;
        }
        let of = self.state.copies.class_of(class).unwrap_or(class);
        self.state.unions.members(of)
    }

    /// Whether a class is that of a union, or a copy of it: no object is of it alone, and the program does not see it.
    pub(in crate::annotate) fn is_union(&self, class: ClassDefId) -> bool {
        self.is_class_of_union(self.classes[class].class)
    }

    /// The same of a class that need not have objects.
    pub(in crate::annotate) fn is_class_of_union(&self, class: ObjId) -> bool {
        let all = &self.state.unions.all;
        !all.is_empty() && all.contains(&self.state.copies.class_of(class).unwrap_or(class))
    }

    /// Whether a class is that of a union whose members have this other one in common, a class of the program.
    pub(in crate::annotate) fn is_union_below(&self, class: ClassDefId, base: ClassDefId) -> bool {
        let found = (self.copied_or_itself(class), self.copied_or_itself(base));
        let mut above = self.state.unions.above.values();
        self.is_subclass(class, base) && above.any(|union| *union == found)
    }

    fn copied_or_itself(&self, class: ClassDefId) -> ObjId {
        let class = self.classes[class].class;
        self.state.copies.class_of(class).unwrap_or(class)
    }

    /// Which classes of a union an object may be of, as far as that is known: what it is of is one of these or below
    /// one.
    pub(in crate::annotate) fn among<'v>(&self, value: &'v SomeValue) -> Option<&'v [ClassDefId]> {
        match value.facts.as_deref() {
            Some(Facts::Among(roots)) => Some(roots),
            _ => None,
        }
    }

    /// Whether an object may be of a class, for all that is known of the classes of its union.
    pub(in crate::annotate) fn may_be_of(&self, value: &SomeValue, class: ClassDefId) -> bool {
        self.among(value).is_none_or(|roots| {
            let mut roots = roots.iter();
            roots.any(|&root| self.is_subclass(class, root) || self.is_subclass(root, class))
        })
    }

    /// The class of a union that a class is, or derives from.
    pub(in crate::annotate) fn root_in_union(&self, class: ClassDefId) -> Option<ClassDefId> {
        if self.state.unions.all.is_empty() {
            return None;
        }
        let above = self.bases(class).find(|&of| self.is_union(of))?;
        self.bases(class).take_while(|&of| of != above).last()
    }

    /// An object of a union that is of one of these classes right below it.
    pub(in crate::annotate) fn one_of_union(
        &self,
        union: ClassDefId,
        mut roots: Vec<ClassDefId>,
    ) -> SomeValue {
        roots.sort_unstable();
        roots.dedup();
        match roots[..] {
            [] => SomeValue::IMPOSSIBLE,
            [only] => SomeValue::instance(only),
            _ => {
                let mut all = self.roots_below(union).into_iter();
                let is_less = all.any(|root| !roots.contains(&root));
                let facts = is_less.then(|| Rc::new(Facts::Among(roots.into())));
                SomeValue {
                    facts,
                    ..SomeValue::instance(union)
                }
            }
        }
    }

    /// The classes right below one of a union, or `object`, that are of none.
    pub(in crate::annotate) fn roots_below(&self, class: ClassDefId) -> Vec<ClassDefId> {
        let mut roots = Vec::new();
        for &below in &self.classes[class].subclasses {
            match self.is_union(below) {
                true => roots.extend(self.roots_below(below)),
                false => roots.push(below),
            }
        }
        roots
    }
}

impl Annotator<'_> {
    /// Makes the classes of the unions which the program declares, and of these.
    pub(in crate::annotate) fn declared_unions(&mut self, declared: &[Vec<ObjId>]) -> Unions {
        let mut unions = declared.to_vec();
        self.unions_of_program(&mut unions);
        let of_rust = declared.len();
        let object = self.heap().types.object;
        let mut sets: Vec<BTreeSet<ObjId>> = Vec::new();
        // What is right below what a union's members have in common, and that.
        let mut common: Map<ObjId, ObjId> = Map::default();
        for (number, union) in unions.into_iter().enumerate() {
            let lines = union
                .into_iter()
                .filter_map(|class| self.line_of_member(class));
            let lines: Vec<Vec<ObjId>> = lines.collect();
            let at = |depth: usize| {
                let at_depth = |line: &Vec<ObjId>| line.get(depth).copied();
                lines
                    .iter()
                    .map(at_depth)
                    .collect::<Option<BTreeSet<ObjId>>>()
            };
            // (One that is the base of the others is what they are declared to be.)
            let Some((depth, mut set)) = (0..)
                .map_while(|depth| Some((depth, at(depth)?)))
                .find(|(_, set)| set.len() != 1)
            else {
                continue;
            };
            // (What Rust has a type for may be any object of a base, as Python sees it.)
            if set.is_empty() || depth > 0 && number < of_rust {
                continue;
            }
            let base = depth.checked_sub(1).map_or(object, |above| lines[0][above]);
            common.extend(set.iter().map(|&class| (class, base)));
            let is_crossed = |set: &BTreeSet<ObjId>, other: &BTreeSet<ObjId>| {
                !set.is_disjoint(other) && !set.is_subset(other) && !set.is_superset(other)
            };
            while let Some(at) = sets.iter().position(|other| is_crossed(&set, other)) {
                set.extend(sets.swap_remove(at));
            }
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        // The largest first: each is below the smallest of those that are there.
        sets.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        let mut made = Unions::default();
        for set in sets {
            let Some(&first) = set.first() else { continue };
            let base = common[&first];
            let class = self.class_of_union(&set, made.above(first).unwrap_or(base));
            let above = set.iter().map(|&member| (member, (class, base)));
            made.above.extend(above);
            made.all.insert(class);
            if base == object {
                made.members.insert(class, set.into_iter().collect());
            }
        }
        made
    }

    fn class_of_union(&mut self, members: &BTreeSet<ObjId>, base: ObjId) -> ObjId {
        let heap = self.heap();
        let names: Vec<Name> = members
            .iter()
            .map(|&class| heap.class_name(class))
            .collect();
        let first = members.first().and_then(|&class| heap.class(class));
        let module = first.and_then(|class| class.dict.get("__module__").copied());
        self.session
            .hidden_class(names.join(" | ").into(), base, module)
    }

    /// A member of a union with its bases, from the one below `object` on, if they are the program's own.
    fn line_of_member(&mut self, class: ObjId) -> Option<Vec<ObjId>> {
        let types = self.heap().types;
        let mut line = vec![self.session.translated(class).ok()?];
        loop {
            let class = *line.last()?;
            let data = self.heap().class(class)?;
            if data.builtin || data.layout != Layout::Plain || self.is_own_class(class) {
                return None;
            }
            match self.state_base(class).ok()?? {
                base if base == types.object => break,
                base => line.push(base),
            }
        }
        line.reverse();
        Some(line)
    }

    /// The unions of classes in the program's type hints, and those that have names in its modules.
    fn unions_of_program(&mut self, found: &mut Vec<Vec<ObjId>>) {
        let bodies = self.session.importer.bodies.iter();
        let mut bodies: Vec<(ObjId, Rc<Code>)> =
            bodies.map(|(&dict, body)| (dict, body.clone())).collect();
        bodies.sort_by_key(|(dict, _)| *dict);
        for (globals, body) in bodies {
            let scope = Scope {
                globals,
                this: This::Nothing,
            };
            for (_, value) in self.heap().dict_str_items(globals) {
                let is_hint = match self.heap().get(value) {
                    Object::Union(_) | Object::GenericAlias { .. } => true,
                    Object::Instance(_) => self.means(self.heap().type_of(value), Meaning::Alias),
                    _ => false,
                };
                if is_hint {
                    let bound = self.bound(value, scope);
                    unions_in(&bound, found);
                }
            }
            let mut texts = Set::default();
            hints_in(&body, &mut texts);
            for text in texts {
                let heap = self.heap();
                let named = heap.dict_get_str(globals, &text);
                let named = named.or_else(|| heap.dict_get_str(heap.builtins, &text));
                // (Most are names of classes.)
                if named.is_some_and(|named| heap.class(named).is_some()) {
                    continue;
                }
                if let Some(hint) = named.or_else(|| self.evaluated(&text, globals)) {
                    let bound = self.bound(hint, scope);
                    unions_in(&bound, found);
                }
            }
        }
    }
}

/// The texts of all hints in a code.
fn hints_in(code: &Code, found: &mut Set<Name>) {
    found.extend(code.hints.iter().map(|hint| hint.text.clone()));
    for value in &code.consts {
        if let Const::Code(inner) = value {
            hints_in(inner, found);
        }
    }
}

/// The unions of classes in what a hint allows.
fn unions_in(bound: &Bound, found: &mut Vec<Vec<ObjId>>) {
    match bound {
        Bound::Variable(_, bound) => unions_in(bound, found),
        Bound::Union(members) => {
            let classes = members.iter().filter_map(|member| match member.plain() {
                &Bound::Class(class, _) | &Bound::Other(class) => Some(class),
                _ => None,
            });
            found.push(classes.collect());
            members.iter().for_each(|member| unions_in(member, found));
        }
        Bound::Class(_, parts) | Bound::Tuple(parts) => {
            parts.iter().for_each(|part| unions_in(part, found));
        }
        Bound::Callable(given, result) => {
            given
                .iter()
                .flatten()
                .for_each(|part| unions_in(part, found));
            unions_in(result, found);
        }
        Bound::Any | Bound::Other(_) | Bound::None | Bound::Literal(_) | Bound::Type(_) => {}
    }
}
