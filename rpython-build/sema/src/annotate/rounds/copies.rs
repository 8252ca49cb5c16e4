//! Copies of classes: one for each place that makes objects of a class which says
//! `specialize:ctr_location`, as containers of the library do, or which a decision
//! ([`crate::annotate::rounds::versions`]) was taken for. A copy derives from its class, and has functions of its own; attributes of the
//! class that change are in one cell for all (`helpers/app_managed.py`).
//!
//! Copies come in *families*: with a class, those of its bases, and of the unions that it is declared to belong to, that have
//! copies are copied for the same place, so that objects of a class and of one below it, of one family, are used together as those of the classes are. What
//! the methods of a family make of its own classes belongs to it, unless a class of the family has values without a union then: what
//! its methods make *departs* from it, and is of a family of its own for each place, as elsewhere (`box.map(str)`).
//!
//! Objects of two families that meet in a variable would have what their class has in common with all its
//! copies. Where they meet in an attribute, or a variable of a function, and hold values of different types, what has the
//! attribute is split ([`Annotator::decide_meetings`]), its class or the function that makes its only copy, or else the
//! variable is. If not, the places that make them share a family. All of that are decisions.
//!
//! A class that has objects of its own beside those of classes below it which hold others has one copy for all its places, a
//! *leaf*, of which those objects are: so the class is one that nothing is made of ([`crate::annotate::rounds::inherited`]).
//!
//! To `type()` all copies are their class (`Annotated::shown_class`): at run time a class says which one it
//! is to programs.

use crate::annotate::errors::report::Stop;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::rounds::splits::Loss;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::heap::Heap;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::lltype::types::IntKind;
use crate::source::Span;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

/// A class of the toolchain's own has a copy for each place, and what meets is used by the methods that all have.
const APART: &str = "specialize:ctr_location_apart";

/// How often a place may make objects of what it has made before, in versions for each. Those that come after
/// are of the family of those before: so versions end where a function calls itself with what it has made.
const MAX_NESTED: usize = 2;

/// The same for places that depart from the family of their method, all of them together: as often may methods be called
/// of what they have given, if there are so few that this makes no more families than [`MAX_FAMILIES`].
const MAX_DEPARTURES: usize = 8;

/// So often may methods always be called of what they have given.
const MIN_DEPARTURES: usize = 3;

/// How many families may come of one by departing from it, beyond [`MIN_DEPARTURES`]: a program calls the methods of its objects, and
/// not all methods of all of them, but for one whose types have no end.
const MAX_FAMILIES: usize = 256;

/// How many places of one family depart from it because they are given containers: any of them may call for any other,
/// so that families would be too many.
const MAX_OF_CONTAINERS: usize = 2;

/// Why families depart no more from each other.
#[derive(Clone, Copy, Debug)]
pub(in crate::annotate) struct Bounded {
    /// The function that makes them, and where.
    pub maker: ObjId,
    pub span: Option<Span>,
    /// How often it has made such of another type.
    pub times: usize,
}

/// A place that makes objects, as it is known in all rounds.
///
/// A site says of other makers what it is for, and these do so in turn: all together that may be as much as two to the power of
/// how deep they are. So there is one of each ([`Sites`]), and they are told apart by which it is.
#[derive(Clone, Debug)]
pub enum Maker {
    /// An operation of a function.
    Call(Rc<Site>),
    /// Whatever made this object, before translation.
    Object(ObjId),
}

impl PartialEq for Maker {
    fn eq(&self, other: &Maker) -> bool {
        match (self, other) {
            (Maker::Call(a), Maker::Call(b)) => Rc::ptr_eq(a, b),
            (Maker::Object(a), Maker::Object(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Maker {}

impl Hash for Maker {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Maker::Call(site) => Rc::as_ptr(site).hash(state),
            Maker::Object(obj) => obj.hash(state),
        }
    }
}

impl PartialOrd for Maker {
    fn partial_cmp(&self, other: &Maker) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The order is of what they say, which does not depend on when they were made.
impl Ord for Maker {
    fn cmp(&self, other: &Maker) -> Ordering {
        match (self, other) {
            (Maker::Call(a), Maker::Call(b)) if Rc::ptr_eq(a, b) => Ordering::Equal,
            (Maker::Call(a), Maker::Call(b)) => a.cmp(b),
            (Maker::Object(a), Maker::Object(b)) => a.cmp(b),
            (Maker::Call(_), Maker::Object(_)) => Ordering::Less,
            (Maker::Object(_), Maker::Call(_)) => Ordering::Greater,
        }
    }
}

/// All sites of all rounds.
#[derive(Debug, Default)]
pub(in crate::annotate) struct Sites(Set<Rc<Site>>);

impl Sites {
    fn maker(&mut self, site: Site) -> Maker {
        let (at, _) = self.0.insert_full(Rc::new(site));
        Maker::Call(self.0[at].clone())
    }
}

impl Maker {
    /// The function that it is in.
    pub(in crate::annotate) fn function(&self) -> Option<ObjId> {
        match self {
            Maker::Call(site) => Some(site.func),
            Maker::Object(_) => None,
        }
    }
}

/// An operation that makes an object, in all versions of a function.
pub(in crate::annotate) type Spot = (ObjId, Block, u32);

/// An operation that makes an object, in a version of a function.
#[derive(Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site {
    func: ObjId,
    block: Block,
    op: u32,
    /// The family whose method the function is.
    family: Option<Maker>,
    /// What the version is for.
    version: Vec<Part>,
}

/// What a version of a function is for, as far as that is known in all rounds.
#[derive(Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Part {
    Integer(IntKind),
    /// An object of a class, or of the copy that this makes.
    Object(ObjId, Option<Maker>),
    Constant(ObjId),
    /// An operation of a function.
    Call(ObjId, Var),
    /// A type that has parts, which follow, so many.
    Of(&'static str, usize),
    Other(&'static str),
}

/// What a copy of a class is made for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Place {
    /// The result of a call.
    Call(GraphId, Var),
    /// All makers that share it with this one.
    Made(Maker),
}

/// A copy of a class.
#[derive(Clone, Debug)]
struct Copy {
    class: ObjId,
    place: Place,
    /// What it was made for first.
    maker: Option<Maker>,
    /// The copy in whose method it was made.
    outer: Option<ObjId>,
}

/// The copies of classes, in one round.
#[derive(Debug, Default)]
pub struct Copies {
    /// By class and place.
    made: Map<(ObjId, Place), ObjId>,
    of: Map<ObjId, Copy>,
    /// The place that each maker has had.
    places: Map<Maker, Place>,
    /// The operations by which the methods of a family make objects of that, by what the family was made for; their
    /// results, and the class.
    within: Map<Maker, BTreeSet<(Spot, GraphId, Var, ObjId)>>,
    /// The call that a family was made for first.
    first: Map<Maker, (GraphId, Var)>,
    /// Of each copy of a function that a class has from a mixin, or for itself: that function.
    pub(in crate::annotate) inherited: Map<ObjId, ObjId>,
    /// Of each function that is made within a copy of a function: that within what it is a copy of.
    pub(in crate::annotate) inner: Map<ObjId, ObjId>,
    /// Of each function of a copy: the copy, and the function of the class that it is a copy of.
    by_function: Map<ObjId, (ObjId, ObjId)>,
    /// What makers are made of.
    pub(in crate::annotate) sites: Sites,
    /// The classes of all copies, those of earlier rounds too, of which objects made before
    /// translation are.
    pub(in crate::annotate) classes: Map<ObjId, ObjId>,
    /// The copies of the families that have departed from others so often that no more do: all that would be of others is of
    /// these.
    pub(in crate::annotate) bounded: Map<ObjId, Bounded>,
    /// Operations that depart if nothing else does.
    at_last: BTreeMap<Spot, ObjId>,
    /// Families that have met in an attribute of a class.
    meetings: BTreeSet<(ClassDefId, ClassDefId, ClassDefId)>,
    /// The class whose attribute grows.
    pub(in crate::annotate) growing: Option<ClassDefId>,
    /// Classes with type parameters of which an attribute says less than what it was given.
    pub(in crate::annotate) lossy: BTreeSet<ClassDefId>,
    /// Families, or kinds of generators, that have met in an input of a block.
    pub(in crate::annotate) at_inputs: BTreeSet<(Input, ClassDefId, ClassDefId)>,
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
            Maker::Call(site) => Some(site.func),
            Maker::Object(_) => None,
        }
    }

    /// The class that `type()` gives for objects of a class.
    pub fn shown_class(&self, heap: &Heap, class: ObjId) -> ObjId {
        let of = self.state.copies.class_of(class);
        of.or_else(|| heap.one_class(class)).unwrap_or(class)
    }
}

impl Copies {
    /// What a copy was made for first.
    pub(in crate::annotate) fn maker(&self, class: ObjId) -> Option<Maker> {
        self.of.get(&class)?.maker.clone()
    }

    /// The graph whose call a copy was made for.
    pub(in crate::annotate) fn graph(&self, class: ObjId) -> Option<GraphId> {
        match self.of.get(&class)?.place {
            Place::Call(graph, _) => Some(graph),
            Place::Made(_) => None,
        }
    }

    /// The function that this one is a copy of, which is the same in all rounds; else itself.
    pub(in crate::annotate) fn original(&self, func: ObjId) -> ObjId {
        let copied = |func: &ObjId| self.by_function.get(func).map(|(_, of)| of);
        let made = |func: &ObjId| self.inherited.get(func).or(self.inner.get(func));
        let of = |func: &ObjId| copied(func).or(made(func)).copied();
        std::iter::successors(Some(func), of).last().unwrap_or(func)
    }

    /// The class that a copy is of.
    pub(in crate::annotate) fn class_of(&self, copy: ObjId) -> Option<ObjId> {
        Some(self.of.get(&copy)?.class)
    }

    /// Whether a class is the leaf of another.
    pub(in crate::annotate) fn is_leaf(&self, class: ObjId) -> bool {
        let copy = self.of.get(&class);
        copy.is_some_and(|copy| copy.maker == Some(Maker::Object(copy.class)))
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
        if descs.len() != 1 {
            return Ok(None);
        }
        let copy = self.class_made_here(class)?;
        if copy == class {
            return Ok(None);
        }
        let mut again = op.clone();
        again.args[0] = Value::Const(copy);
        Ok(Some(Outcome::Resolved(vec![again])))
    }

    /// Whether these are classes, and some have copies.
    pub(in crate::annotate) fn any_has_copies(&self, descs: &[DescId]) -> bool {
        let mut any = false;
        let mut descs = descs.iter().map(|&desc| &self.a.descs[desc]);
        descs.all(|desc| match desc {
            Desc::Class(desc) => {
                any |= self.has_copies(desc.class) || self.made_of_family(desc.class).is_some();
                true
            }
            _ => false,
        }) && any
    }

    /// What the call at work of a class calls.
    pub(in crate::annotate) fn desc_made_here(&mut self, desc: DescId) -> An<DescId> {
        match &self.a.descs[desc] {
            Desc::Class(class) => {
                let class = class.class;
                let copy = self.class_made_here(class)?;
                Ok(self.class_desc(copy))
            }
            _ => Ok(desc),
        }
    }

    /// Of which class the call at work makes an object, where it calls this one.
    pub(in crate::annotate) fn class_made_here(&mut self, class: ObjId) -> An<ObjId> {
        let of = self.made_of_family(class);
        match of.or_else(|| self.has_copies(class).then_some(class)) {
            Some(of) => self.copy_made_here(of, self.result),
            None => Ok(class),
        }
    }

    /// What a class is a copy of, if the method at work is of the family of that: `type(self)(…)` is then as if it called
    /// the class by its name.
    fn made_of_family(&self, class: ObjId) -> Option<ObjId> {
        let copies = &self.a.state.copies;
        let family = copies.maker(class)?;
        let func = self.a.graphs[self.pos.graph].func?;
        let mut around = copies.by_function.get(&func).map(|&(copy, _)| copy);
        while let Some(copy) = around {
            if copies.maker(copy).as_ref() == Some(&family) {
                return copies.class_of(class);
            }
            around = copies.of[&copy].outer;
        }
        None
    }

    fn copy_made_here(&mut self, class: ObjId, result: Var) -> An<ObjId> {
        if self.has_leaf(class) {
            return self.leaf_of(class);
        }
        let graph = self.pos.graph;
        let Some(func) = self.a.graphs[graph].func else {
            return self.class_copy(class, Place::Call(graph, result), None, None);
        };
        let by_decision = self.copied_root(class);
        let spot = (
            self.a.state.copies.original(func),
            self.pos.block,
            self.pos.op,
        );
        let departs_from = self.a.state.decisions.departed.get(&spot).copied();
        let departs = departs_from.is_some();
        let root = |class| self.copied_root(class).unwrap_or(class);
        let copies = &self.a.state.copies;
        let own = copies.by_function.get(&func).map(|&(copy, _)| copy);
        let mut around = own;
        while let Some(copy) = around {
            let known = &copies.of[&copy];
            // The methods of a family make objects of that.
            if root(known.class) == root(class) && !departs {
                let Copy {
                    place,
                    maker,
                    outer,
                    ..
                } = known.clone();
                if let (Some(maker), true) = (&maker, by_decision.is_some()) {
                    let within = &mut self.a.state.copies.within;
                    within
                        .entry(maker.clone())
                        .or_default()
                        .insert((spot, graph, result, class));
                }
                return self.class_copy(class, place, maker, outer);
            }
            around = known.outer.filter(|_| by_decision.is_some());
        }
        let site = Site {
            func: spot.0,
            block: spot.1,
            op: spot.2,
            family: own.and_then(|copy| copies.maker(copy)),
            version: self.version_in_all_rounds(graph),
        };
        let mut before = Vec::new();
        let departed = &self.a.state.decisions.departed;
        let counts = |of: Spot| of == spot || departs && departed.contains_key(&of);
        site.makers(&mut |maker| match maker {
            Maker::Call(of) if counts(of.spot()) => before.push(maker.clone()),
            _ => {}
        });
        let most = departs_from.map_or(MAX_NESTED, |class| self.most_departures(class));
        let too_often = before.len() >= most && by_decision.is_some();
        let again = before.first().filter(|_| too_often);
        let maker = match again {
            Some(again) => again.clone(),
            None => self.a.state.copies.sites.maker(site),
        };
        let places = &self.a.state.copies.places;
        let place = places.get(&maker).filter(|_| again.is_some());
        let place = place.cloned().unwrap_or(Place::Call(graph, result));
        let copy = self.class_copy(class, place, Some(maker), own)?;
        if too_often && departs {
            let known = &mut self.a.state.copies.bounded;
            known.entry(copy).or_insert(Bounded {
                maker: spot.0,
                span: self.span,
                times: most,
            });
        }
        if let Some(maker) = self.a.state.copies.maker(copy) {
            let first = &mut self.a.state.copies.first;
            first.entry(maker).or_insert((graph, result));
        }
        Ok(copy)
    }

    /// Whether objects of the family of a copy, or of one of those that it departed from, have met others of their class, and are of
    /// one type with these.
    pub(in crate::annotate) fn has_met(&self, copy: ObjId) -> bool {
        let decisions = &self.a.state.decisions;
        let Some(maker) = self.a.state.copies.maker(copy) else {
            return false;
        };
        let mut met = decisions.shares_with(&maker).is_some();
        if let Maker::Call(site) = &maker {
            site.makers(&mut |maker| met |= decisions.shares_with(maker).is_some());
        }
        met
    }

    /// How often objects of a class may depart, one behind the other.
    fn most_departures(&self, class: ObjId) -> usize {
        let root = |class| self.copied_root(class).unwrap_or(class);
        let departed = self.a.state.decisions.departed.values();
        let places = departed.filter(|&&of| root(of) == root(class)).count();
        let is_few = |&times: &usize| {
            let families = places.checked_pow(times as u32);
            families.is_some_and(|families| families <= MAX_FAMILIES)
        };
        let mut times = (MIN_DEPARTURES..=MAX_DEPARTURES).rev();
        times.find(is_few).unwrap_or(MIN_DEPARTURES)
    }

    /// What a graph is a version for.
    fn version_in_all_rounds(&self, graph: GraphId) -> Vec<Part> {
        let mut parts = Vec::new();
        for part in self.key_of_version(graph).iter().flat_map(|key| &key.0) {
            match part {
                SpecPart::Sorts(sorts) => {
                    for sort in sorts {
                        self.sort_in_all_rounds(sort, &mut parts);
                    }
                }
                SpecPart::Const(obj) => parts.push(Part::Constant(*obj)),
                &SpecPart::Site(graph, var) => {
                    let func = self.a.graphs[graph].func;
                    parts.extend(
                        func.map(|func| Part::Call(self.a.state.copies.original(func), var)),
                    );
                }
                SpecPart::Star(n) => parts.push(Part::Of("star", *n as usize)),
                SpecPart::LeftOut(n) => parts.push(Part::Of("left out", *n as usize)),
                _ => {}
            }
        }
        parts
    }

    fn sort_in_all_rounds(&self, sort: &Sort, parts: &mut Vec<Part>) {
        parts.push(match sort {
            Sort::Nothing => Part::Other("nothing"),
            &Sort::NothingIn((func, var), _) => Part::Call(func, var),
            Sort::None => Part::Other("None"),
            Sort::Integer(int) => Part::Integer(*int),
            Sort::Str => Part::Other("str"),
            Sort::Ptr(_) => Part::Other("pointer"),
            &Sort::Object(class) => {
                let class = self.a.classes[class].class;
                let copies = &self.a.state.copies;
                let of = copies.class_of(class).unwrap_or(class);
                Part::Object(of, copies.maker(class))
            }
            Sort::Callable => Part::Other("callable"),
            Sort::Constant(obj) => Part::Constant(*obj),
            Sort::Frozen => Part::Other("frozen"),
            Sort::Items(item) => {
                parts.push(Part::Of("items", 1));
                return self.sort_in_all_rounds(item, parts);
            }
            // (Of which kind it is does not matter enough to have names for that.)
            Sort::Of { parts: of, .. } => {
                parts.push(Part::Of("of", of.len()));
                for part in of {
                    self.sort_in_all_rounds(part, parts);
                }
                return;
            }
        });
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
        let copy = match self.has_leaf(class) {
            true => self.leaf_of(class)?,
            false => self.copy_made_for(class, Maker::Object(obj))?,
        };
        if let Some(instance) = self.session.heap.instance_mut(obj) {
            instance.class = copy;
        }
        Ok(copy)
    }

    /// The copy of a class that its own objects are of.
    fn leaf_of(&mut self, class: ObjId) -> An<ObjId> {
        self.copy_made_for(class, Maker::Object(class))
    }

    fn copy_made_for(&mut self, class: ObjId, maker: Maker) -> An<ObjId> {
        self.class_copy(class, Place::Made(maker.clone()), Some(maker), None)
    }

    /// Whether the objects of a class, and of none below it, are of a copy. (Copies for places are more than that.)
    fn has_leaf(&self, class: ObjId) -> bool {
        self.a.state.decisions.leaves.contains(&class) && !self.has_copies_for_places(class)
    }

    /// A class that has objects itself gets a leaf, if there are others of classes below. Whether it had none before.
    pub(in crate::annotate) fn note_leaf(&mut self, class: ClassDefId) -> bool {
        let of = self.a.classes[class].class;
        let mut below = self.a.subclasses(class).into_iter().skip(1);
        let can_be = self.a.classes[class].instantiated
            && below.any(|c| self.a.classes[c].instantiated)
            && !self.a.state.decisions.leaves.contains(&of)
            && !self.has_copies_for_places(of)
            && self.can_have_copies(of, true);
        if can_be {
            self.a.state.needed.leaves.insert(of);
        }
        can_be
    }

    /// Whether a class has copies, and is none.
    fn has_copies(&self, class: ObjId) -> bool {
        self.has_copies_for_places(class) || self.has_leaf(class)
    }

    /// Whether a class has a copy for each place: it, or one that it derives from.
    fn has_copies_for_places(&self, class: ObjId) -> bool {
        if self.a.state.copies.contains(class) {
            return false;
        }
        matches!(
            self.class_policy(class),
            Some("specialize:ctr_location" | APART)
        ) || self.copied_root(class).is_some()
    }

    /// The topmost class that a decision was taken for of those that a class derives from, or belongs to.
    fn copied_root(&self, class: ObjId) -> Option<ObjId> {
        let copied = &self.a.state.decisions.copied;
        if copied.is_empty() {
            return None;
        }
        let mut line = self.with_unions(class).into_iter().rev();
        line.find(|class| copied.contains(class))
    }

    /// A class with its bases, and the unions that it is declared to belong to.
    pub(in crate::annotate) fn with_unions(&self, class: ObjId) -> Vec<ObjId> {
        let mut line = self.heap().mro(class).to_vec();
        let unions = &self.a.state.unions;
        let mut at = 0;
        while let Some(&class) = line.get(at) {
            at += 1;
            let union = unions.above(class).map(|union| self.heap().mro(union));
            let more = union.into_iter().flatten().filter(|of| !line.contains(of));
            let more: Vec<ObjId> = more.copied().collect();
            line.splice(at..at, more);
        }
        line
    }

    /// What a class says of the copies that it has.
    fn class_policy(&self, class: ObjId) -> Option<&str> {
        let heap = self.heap();
        let &tag = heap.class(class)?.dict.get("_annspecialcase_")?;
        heap.as_str(tag).map(|tag| &**tag)
    }

    fn class_copy(
        &mut self,
        class: ObjId,
        place: Place,
        maker: Option<Maker>,
        outer: Option<ObjId>,
    ) -> An<ObjId> {
        let sharing = maker.as_ref();
        let sharing = sharing.and_then(|maker| self.a.state.decisions.shares_with(maker));
        let place = sharing.clone().map_or(place, Place::Made);
        let maker = sharing.or(maker);
        let key = (class, place.clone());
        if let Some(&known) = self.a.state.copies.made.get(&key) {
            return Ok(known);
        }
        let bases = self.heap().class(class).map(|c| c.bases.clone());
        let union = self.a.state.unions.above(class);
        let mut others = Vec::new();
        // (A union is below the base that its members have.)
        for base in union.into_iter().chain(bases.unwrap_or_default()) {
            if self.has_copies_for_places(base) {
                let base = self.class_copy(base, place.clone(), maker.clone(), outer)?;
                others.push(base);
            }
        }
        let copy = match self.session.copy_of_class(class, &others) {
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
            let pairs = self.heap().functions_in(member).into_iter();
            functions.extend(
                pairs
                    .zip(self.heap().functions_in(of))
                    .filter(|(f, of)| f != of)
                    .map(|(f, of)| (f, (copy, of))),
            );
        }
        let copies = &mut self.a.state.copies;
        copies.made.insert(key, copy);
        if let Some(maker) = &maker {
            copies.places.entry(maker.clone()).or_insert(place.clone());
        }
        let of = Copy {
            class,
            place,
            maker,
            outer,
        };
        copies.of.insert(copy, of);
        copies.classes.insert(copy, class);
        copies.by_function.extend(functions);
        Ok(copy)
    }

    /// A class has a copy of a function that it inherits.
    pub(in crate::annotate) fn note_own_copy(&mut self, class: ClassDefId, made: ObjId, of: ObjId) {
        let class = self.a.classes[class].class;
        let copies = &mut self.a.state.copies;
        copies.inherited.insert(made, of);
        if copies.contains(class) {
            copies.by_function.insert(made, (class, of));
        }
    }

    /// Objects of these classes meet: if they are of copies of one class, whose makers can share a family,
    /// another round is needed, and it does not matter any more what they are here.
    pub(in crate::annotate) fn note_meeting(&mut self, a: ClassDefId, b: ClassDefId) -> bool {
        if self.joins_receivers {
            return false;
        }
        let (a, b) = (self.root_or_copy(a), self.root_or_copy(b));
        let Some(pair) = self.makers_of_copies(a, b) else {
            return false;
        };
        let input = self.a.state.growing_input;
        let copies = &mut self.a.state.copies;
        let (a, b) = (a.min(b), a.max(b));
        match (copies.growing, input) {
            (Some(of), _) => {
                copies.meetings.insert((of, a, b));
            }
            (None, Some(input)) => {
                copies.at_inputs.insert((input, a, b));
            }
            (None, None) => {
                self.a.state.needed.shared.insert(pair);
            }
        }
        true
    }

    /// Kinds of generators meet in an input of a block, if it is one: what they give may be known later.
    pub(in crate::annotate) fn note_generators(
        &mut self,
        input: Option<Input>,
        a: &SomeValue,
        b: &SomeValue,
    ) {
        let (Some(input), &Kind::Instance(c), &Kind::Instance(d)) = (input, &a.kind, &b.kind)
        else {
            return;
        };
        if c != d && self.is_generator(c) && self.is_generator(d) {
            let met = (input, c.min(d), c.max(d));
            self.a.state.copies.at_inputs.insert(met);
        }
    }

    /// Whether objects of one of these are, to programs, of the class that those of the other are of, or one below it:
    /// they are of two families.
    pub(in crate::annotate) fn are_of_families(&self, a: ClassDefId, b: ClassDefId) -> bool {
        let root = |class| self.a.classes[self.root_or_copy(class)].class;
        let of = |class| self.a.state.copies.class_of(root(class));
        root(a) != root(b) && of(a).is_some() && of(a) == of(b)
    }

    /// The makers of two families that are not one and could be: of these copies of one class.
    fn makers_of_copies(&self, a: ClassDefId, b: ClassDefId) -> Option<(Maker, Maker)> {
        let of = |class: ClassDefId| self.a.state.copies.of.get(&self.a.classes[class].class);
        let (a, b) = (of(a)?, of(b)?);
        let (first, second) = (a.maker.clone()?, b.maker.clone()?);
        if a.class != b.class || first == second || self.class_policy(a.class) == Some(APART) {
            return None;
        }
        Some(match first < second {
            true => (first, second),
            false => (second, first),
        })
    }

    /// Families have met in attributes and variables, and nothing grows any more: those that hold the same share what they
    /// are, and for others there is to be more than one such attribute or variable, if that can be.
    pub(in crate::annotate) fn decide_meetings(&mut self) {
        for (of, a, b) in std::mem::take(&mut self.a.state.copies.meetings) {
            let Some(pair) = self.makers_of_copies(a, b) else {
                continue;
            };
            let alike = self.are_alike(a, b, &mut Set::default());
            if alike || !self.note_class(self.a.classes[of].class) {
                self.a.state.needed.shared.insert(pair);
            }
        }
        for ((graph, block, index), a, b) in std::mem::take(&mut self.a.state.copies.at_inputs) {
            let pair = self.makers_of_copies(a, b);
            let alike = match pair {
                Some(_) => self.are_alike(a, b, &mut Set::default()),
                None => self.generators_agree(a, b, 0),
            };
            let apart = !alike && self.note_split(graph, block, index, Loss::Held);
            self.a.state.needed.shared.extend(pair.filter(|_| !apart));
        }
        self.depart_together();
        let state = &mut self.a.state;
        if !state.needed.splits_more_than(&state.decisions) {
            state.needed.departed.append(&mut state.copies.at_last);
        }
        // (Places that make what meets here may have nothing to do with each other then.)
        let state = &mut self.a.state;
        if state.needed.splits_more_than(&state.decisions) {
            state.needed.shared.clear();
        }
    }

    /// An attribute of a class with type parameters says less than what objects were given for it: these may be of several
    /// types, and get copies.
    pub(in crate::annotate) fn decide_parameters(&mut self) {
        for home in std::mem::take(&mut self.a.state.copies.lossy) {
            let class = self.a.classes[home].class;
            if !self.a.state.copies.contains(class) {
                self.note_class(class);
            }
        }
    }

    /// Whether a class says that its objects are of several types.
    pub(in crate::annotate) fn has_parameters(&self, class: ClassDefId) -> bool {
        let heap = self.heap();
        let found = heap.lookup_in_class(self.a.classes[class].class, "__parameters__");
        let parameters = found.and_then(|(_, found)| heap.as_tuple(found));
        parameters.is_some_and(|parameters| !parameters.is_empty())
    }

    /// What departs from a family meets what methods of that make of nothing which has a type, as a `Some` and a `Nothing` from
    /// `map`: that departs, too.
    fn depart_together(&mut self) {
        let mut more: BTreeMap<Spot, ObjId> = BTreeMap::new();
        for (a, b) in self.a.state.needed.shared.clone() {
            for (one, family) in [(&a, &b), (&b, &a)] {
                let departed = &self.a.state.decisions.departed;
                let has_departed = |maker: &Maker| match maker {
                    Maker::Call(site) => {
                        site.family.as_ref() == Some(family) && departed.contains_key(&site.spot())
                    }
                    Maker::Object(_) => false,
                };
                if !has_departed(one) {
                    continue;
                }
                let within = self.a.state.copies.within.get(family).cloned();
                for (spot, graph, result, class) in within.unwrap_or_default() {
                    let given = self.sorts_given(graph, result);
                    if given
                        .iter()
                        .all(|sort| matches!(sort, Sort::Nothing | Sort::None))
                    {
                        more.insert(spot, class);
                    }
                }
            }
        }
        self.a.state.needed.departed.extend(more);
    }

    /// Whether objects of two copies of a class hold values of the same types.
    fn are_alike(
        &self,
        a: ClassDefId,
        b: ClassDefId,
        seen: &mut Set<(ClassDefId, ClassDefId)>,
    ) -> bool {
        if a == b || !seen.insert((a, b)) {
            return true;
        }
        let of = |class: ClassDefId| self.a.state.copies.class_of(self.a.classes[class].class);
        if of(a).is_none() || of(a) != of(b) {
            return false;
        }
        let attrs = |class| self.a.classes[class].attrs.values();
        let pairs = attrs(a).filter_map(|x| {
            let y = self.a.classes[b].attrs.get(&x.name)?;
            (!x.readonly || !y.readonly).then_some((&x.value, &y.value))
        });
        let pairs: Vec<_> = pairs.collect();
        let mut pairs = pairs.into_iter();
        pairs.all(|(x, y)| self.values_are_alike(x, y, seen))
    }

    fn values_are_alike(
        &self,
        x: &SomeValue,
        y: &SomeValue,
        seen: &mut Set<(ClassDefId, ClassDefId)>,
    ) -> bool {
        if let (&Kind::Instance(c), &Kind::Instance(d)) = (&x.kind, &y.kind) {
            let (one, other) = (self.root_or_copy(c), self.root_or_copy(d));
            return self.makers_of_copies(one, other).is_none() && self.compatible(x, y, 0)
                || self.are_alike(one, other, seen);
        }
        if !x.kind.is_like(&y.kind) {
            return self.compatible(x, y, 0);
        }
        let lists = x.kind.list().zip(y.kind.list());
        let items = lists.map(|(d, e)| (&self.a.listdef(d).item, &self.a.listdef(e).item));
        let dicts = x.kind.dict().zip(y.kind.dict());
        let dicts = dicts.map(|(d, e)| (self.a.dictdef(d), self.a.dictdef(e)));
        let keys = dicts.map(|(d, e)| (&d.key, &e.key));
        let values = dicts.map(|(d, e)| (&d.value, &e.value));
        let parts = x.kind.parts().iter().zip(y.kind.parts());
        let held = items.into_iter().chain(keys).chain(values).chain(parts);
        let held: Vec<_> = held.collect();
        let mut held = held.into_iter();
        held.all(|(x, y)| self.values_are_alike(x, y, seen))
    }

    /// What methods of a copy's family make of other types than the family was made of is of families of its own. Whether
    /// something was not so before.
    pub(in crate::annotate) fn note_departures(&mut self, copy: ObjId) -> bool {
        let copies = &self.a.state.copies;
        let Some(maker) = copies.maker(copy) else {
            return false;
        };
        let within = copies.within.get(&maker).cloned();
        // (Of what was made before translation it is known only that it is of other types.)
        let first = copies.first.get(&maker).copied();
        let first = first.map(|(graph, result)| self.sorts_given(graph, result));
        let mut departed: BTreeMap<Spot, ObjId> = BTreeMap::new();
        // (What an error was told of may be of the same types when others have departed.)
        let mut any_unknown = false;
        // (Containers that an attribute was given are one: what they had held is not known any more.)
        let mut of_containers: BTreeMap<Spot, ObjId> = BTreeMap::new();
        let mut all: BTreeMap<Spot, ObjId> = BTreeMap::new();
        for (spot, graph, result, class) in within.unwrap_or_default() {
            let values = self.values_given(graph, result);
            any_unknown |= values.iter().any(SomeValue::is_unknown);
            let given = self.sorts_given(graph, result);
            let is_other = first.as_ref().is_none_or(|first| {
                let mut pairs = first.iter().zip(&given);
                pairs.any(|(a, b)| self.are_of_other_types(a, b))
            });
            if is_other {
                departed.insert(spot, class);
            }
            if given.iter().any(|sort| matches!(sort, Sort::Of { .. })) {
                of_containers.insert(spot, class);
            }
            all.insert(spot, class);
        }
        let any = !all.is_empty();
        if departed.is_empty() && !any_unknown && of_containers.len() <= MAX_OF_CONTAINERS {
            departed = of_containers;
        }
        // (What is put into them after they are made is of other types.)
        if departed.is_empty() {
            self.a.state.copies.at_last.extend(all);
        }
        self.a.state.needed.departed.extend(departed);
        any
    }

    /// Whether values of these sorts would have no type in common, objects of copies of one class aside.
    fn are_of_other_types(&self, a: &Sort, b: &Sort) -> bool {
        match (a, b) {
            (Sort::Nothing | Sort::None, _) | (_, Sort::Nothing | Sort::None) => false,
            (&Sort::Object(a), &Sort::Object(b)) => {
                let class = |id| self.a.classes[id].class;
                let of = |id| self.a.state.copies.class_of(class(id)).unwrap_or(class(id));
                of(a) != of(b)
            }
            _ => a != b,
        }
    }

    /// What the call with this result is given.
    fn values_given(&self, graph: GraphId, result: Var) -> Vec<SomeValue> {
        let blocks = self.a.reached[graph].iter();
        let mut ops = blocks.flat_map(|&block| self.a.ops(graph, block));
        let call = ops.find(|op| op.result == result);
        let args = call.into_iter().flat_map(|op| op.args.iter().skip(1));
        args.map(|arg| self.a.annotation(graph, arg)).collect()
    }

    /// The sorts of that, as far as they are known.
    fn sorts_given(&mut self, graph: GraphId, result: Var) -> Vec<Sort> {
        let values = self.values_given(graph, result);
        let sort = |value: &SomeValue| match value.is_unknown() {
            true => Sort::Nothing,
            false => self.sort_of(value),
        };
        values.iter().map(sort).collect()
    }

    /// What makes a copy makes another one for each that it is made for: the class whose method it is has copies,
    /// or the function a version for each of its callers. Whether that was not so before.
    pub(in crate::annotate) fn note_maker(&mut self, copy: ObjId) -> bool {
        let Some(Maker::Call(site)) = self.a.state.copies.maker(copy) else {
            return false;
        };
        if let Some(outer) = self.a.state.copies.of[&copy].outer {
            return self.note_maker(outer);
        }
        let heap = self.heap();
        let has = |class: &&ClassDef| {
            let data = heap.class(class.class).filter(|data| !data.builtin);
            let mut members = data.iter().flat_map(|data| data.dict.values());
            members.any(|&member| self.heap().functions_in(member).contains(&site.func))
        };
        let class = self.a.classes.values().find(has).map(|class| class.class);
        match class {
            Some(class) => self.note_class(class),
            None => {
                let copies = &self.a.state.copies;
                let of = |&graph: &GraphId| {
                    let func = self.a.graphs[graph].func;
                    func.is_some_and(|func| copies.original(func) == site.func)
                };
                let graphs: Vec<GraphId> = self.a.graphs.ids().filter(of).collect();
                self.note_places(graphs)
            }
        }
    }
}

impl Site {
    /// The operation, in all versions.
    fn spot(&self) -> Spot {
        (self.func, self.block, self.op)
    }

    /// All makers that it says of what it is for, those of makers included: each once.
    fn makers(&self, found: &mut dyn FnMut(&Maker)) {
        self.new_makers(&mut Set::default(), found);
    }

    fn new_makers<'s>(&'s self, seen: &mut Set<&'s Maker>, found: &mut dyn FnMut(&Maker)) {
        let of_parts = self.version.iter().filter_map(|part| match part {
            Part::Object(_, maker) => maker.as_ref(),
            _ => None,
        });
        for maker in self.family.iter().chain(of_parts) {
            if !seen.insert(maker) {
                continue;
            }
            found(maker);
            if let Maker::Call(site) = maker {
                site.new_makers(seen, found);
            }
        }
    }
}
