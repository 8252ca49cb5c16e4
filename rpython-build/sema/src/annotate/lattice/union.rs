//! The lattice: union and comparison of annotations.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::Cell;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::attribute_key::AttrKey;
use crate::host::object::{ObjId, Object};
use crate::stubs::Lowering;
use std::rc::Rc;

/// Two annotations that have no union.
#[derive(Clone, Debug)]
pub struct Clash {
    /// What was there.
    pub left: SomeValue,
    /// What came.
    pub right: SomeValue,
    /// Where they meet, if not at the operation itself: `items of this list`.
    pub place: Option<String>,
    /// The cell that both flow into, if not the operation itself.
    pub meeting: Option<Cell>,
    /// What happens to the right one: `is put into the list here`.
    pub what: &'static str,
    /// They would have a union, which is nested too deeply: see [`MAX_NESTING`].
    pub endless: bool,
}

impl Clash {
    pub(in crate::annotate) fn new(left: &SomeValue, right: &SomeValue) -> Box<Self> {
        Box::new(Clash {
            left: left.clone(),
            right: right.clone(),
            place: None,
            meeting: None,
            what: "meets it here",
            endless: false,
        })
    }

    /// The same where a value flows into this cell, if it has no place of its own within the values.
    pub(in crate::annotate) fn flowing_into(
        mut self: Box<Self>,
        cell: Cell,
        [old, new]: [&SomeValue; 2],
        place: impl Into<String>,
        what: &'static str,
    ) -> Box<Self> {
        if self.meeting.is_none() {
            self.place = Some(place.into());
            self.meeting = Some(cell);
            self.left = old.clone();
            self.right = new.clone();
            self.what = what;
        }
        self
    }
}

/// How deeply types that contain their parts (tuples, iterators, bound methods) may be nested. Those of
/// a loop that puts a tuple into itself, `x = (x, i)`, have no end, and nobody writes one as deep.
pub(in crate::annotate) const MAX_NESTING: usize = 24;

/// How many types they may have in them, if they are nested more than tables are: `x = (x, x)` doubles
/// them.
const MAX_PARTS: usize = 1 << 14;

/// How deeply a table of tuples of tuples is nested, its items included.
const TABLE: usize = 4;

pub(in crate::annotate) type Joined<T = SomeValue> = Result<T, Box<Clash>>;

impl Annotator<'_> {
    /// Whether two annotations are the same (facts aside).
    pub fn same(&self, a: &SomeValue, b: &SomeValue) -> bool {
        (a.konst, a.nullable) == (b.konst, b.nullable) && self.same_kind(&a.kind, &b.kind)
    }

    /// Whether two kinds are the same: of the same parts, and the same cells since these merged.
    fn same_kind(&self, a: &Kind, b: &Kind) -> bool {
        let list = |kind: &Kind| kind.list().map(|def| self.a.find_list(def));
        let dict = |kind: &Kind| kind.dict().map(|def| self.a.find_dict(def));
        a.is_like(b)
            && (list(a), dict(a)) == (list(b), dict(b))
            && a.parts()
                .iter()
                .zip(b.parts())
                .all(|(x, y)| self.same(x, y))
    }

    /// The least annotation above both. May merge list and dict definitions.
    pub fn union(&mut self, a: &SomeValue, b: &SomeValue) -> Joined {
        if a.is_impossible() {
            return Ok(b.clone());
        }
        if b.is_impossible() {
            return Ok(a.clone());
        }
        if a.kind == Kind::Unknown || b.kind == Kind::Unknown {
            return Ok(SomeValue::UNKNOWN);
        }
        let konst = if a.konst == b.konst { a.konst } else { None };
        if a.kind == Kind::HostObject && b.kind == Kind::HostObject && konst.is_none() {
            // Two functions of Python's own.
            if let (Some(a), Some(b)) = (self.as_function(a), self.as_function(b)) {
                return self.union(&a, &b);
            }
        }
        if a.nullable == b.nullable && self.same_kind(&a.kind, &b.kind) {
            let facts = match a.facts == b.facts {
                true => a.facts.clone(),
                false => None,
            };
            let a = a.clone();
            return Ok(SomeValue { konst, facts, ..a });
        }
        let clash = || Clash::new(a, b);
        if a.is_none() || b.is_none() {
            let value = if a.is_none() { b } else { a };
            let none = value.or_none();
            let function = |this: &mut Self| this.as_function(value)?.or_none();
            return none.or_else(|| function(self)).ok_or_else(clash);
        }
        let kind = match self.same_kind(&a.kind, &b.kind) {
            true => a.kind.clone(),
            false => self.union_kinds(a, b)?,
        };
        // A constant in one that may be something else in the other must not survive.
        let konst = konst.filter(|_| kind == a.kind || kind == b.kind);
        let union = SomeValue {
            konst,
            ..kind.into()
        };
        match a.nullable || b.nullable {
            true => union.or_none().ok_or_else(clash),
            false => Ok(union),
        }
    }

    /// The union of what two values are that are not `None`.
    fn union_kinds(&mut self, a: &SomeValue, b: &SomeValue) -> Joined<Kind> {
        let union = self.union_of_kinds(a, b);
        if union.is_err() && !self.a.state.iterators_meet {
            let items = [a, b].map(|value| self.given_by_iterator(value));
            if let [Some(x), Some(y)] = items {
                self.a.state.iterators_meet = self.compatible(&x, &y, 0);
            }
        }
        union
    }

    /// The items of an iterator that generators can stand for, or of a generator.
    fn given_by_iterator(&mut self, value: &SomeValue) -> Option<SomeValue> {
        match value.kind {
            Kind::Iterator { .. } => self.items_of(value).ok()?,
            Kind::Instance(class) if self.is_generator(class) => {
                // (It need not be known yet.)
                let given = self.given_by_generator(class).map(|(_, item)| item);
                Some(given.unwrap_or_default())
            }
            _ => None,
        }
    }

    fn union_of_kinds(&mut self, a: &SomeValue, b: &SomeValue) -> Joined<Kind> {
        use Kind::*;
        let clash = || Clash::new(a, b);
        Ok(match (&a.kind, &b.kind) {
            (List(_) | ListOrTuple(_) | Set { .. } | Dict(_), Tuple(_) | Seq(_)) => {
                self.union_list_or_tuple(a, b)?
            }
            (Tuple(_) | Seq(_), List(_) | ListOrTuple(_) | Set { .. } | Dict(_)) => {
                self.union_list_or_tuple(b, a)?
            }
            (Seq(_), Tuple(_) | Seq(_)) | (Tuple(_), Seq(_)) => Seq(Rc::new(self.seq_item(a, b)?)),
            (Tuple(x), Tuple(y)) if x.len() != y.len() => Seq(Rc::new(self.seq_item(a, b)?)),
            (x, y) if x.is_like(y) => {
                if let (Some(d), Some(e)) = (x.list(), y.list()) {
                    self.merge_lists(d, e)?;
                }
                if let (Some(d), Some(e)) = (x.dict(), y.dict()) {
                    self.merge_dicts(d, e)?;
                }
                let parts = x.parts().iter().zip(y.parts());
                let parts: Joined<Vec<_>> = parts.map(|(x, y)| self.union(x, y)).collect();
                let mut parts = parts?.into_iter();
                x.map(
                    |part| parts.next().unwrap_or_else(|| part.clone()),
                    |def| self.a.find_list(def),
                    |def| self.a.find_dict(def),
                )
            }
            (ListOrTuple(x), List(_) | Set { .. } | Dict(_)) => {
                ListOrTuple(Rc::new(self.union(x, &b.non_none())?))
            }
            (List(_) | Set { .. } | Dict(_), ListOrTuple(y)) => {
                ListOrTuple(Rc::new(self.union(&a.non_none(), y)?))
            }
            (Bool, &Integer { nonneg, int, .. }) | (&Integer { nonneg, int, .. }, Bool) => {
                Integer {
                    nonneg,
                    int,
                    bools: true,
                }
            }
            (
                &Integer {
                    nonneg: m,
                    int: x,
                    bools: c,
                },
                &Integer {
                    nonneg: n,
                    int: y,
                    bools: d,
                },
            ) => Integer {
                nonneg: m && n,
                int: self.join_ints(a, x, b, y).ok_or_else(clash)?,
                bools: c || d,
            },
            (Float, Integer { .. } | Bool) | (Integer { .. } | Bool, Float) => Float,
            (Char, Str) | (Str, Char) => Str,
            (&Instance(c), &Instance(d)) => Instance(self.joined_class(c, d)),
            (&WeakRef(c), &WeakRef(d)) => WeakRef(self.joined_class(c, d)),
            (Pbc(x), Pbc(y)) => Pbc(self.join_descs(x, y).ok_or_else(clash)?),
            (Instance(_), Integer { .. } | Bool | Float | Str | Char) => {
                let data = self.data_that_meets(a).ok_or_else(clash)?;
                self.union(&data, b)?.kind
            }
            (Integer { .. } | Bool | Float | Str | Char, Instance(_)) => {
                let data = self.data_that_meets(b).ok_or_else(clash)?;
                self.union(a, &data)?.kind
            }
            (Type { .. }, Type { .. } | Pbc(_)) | (Pbc(_), Type { .. }) => {
                let of_none = |s: &SomeValue| matches!(s.kind, Type { of_none: true, .. });
                let of_none = of_none(a) || of_none(b);
                let (Some(x), Some(y)) = (self.classes_of(a), self.classes_of(b)) else {
                    return Err(clash());
                };
                let mut all: Vec<ClassDefId> = x.into_iter().chain(y).collect();
                all.sort_unstable();
                all.dedup();
                let above = |c: &ClassDefId, d: &ClassDefId| c != d && self.a.is_subclass(*c, *d);
                let classes = all.iter().filter(|c| !all.iter().any(|d| above(c, d)));
                Type {
                    classes: classes.copied().collect(),
                    of_none,
                }
            }
            _ => match (self.as_function(a), self.as_function(b)) {
                (Some(a), Some(b)) => self.union(&a, &b)?.kind,
                _ => return Err(clash()),
            },
        })
    }

    /// What the items of two tuples are that are not of one length. An `int` does not become a
    /// `float` here: nobody sees that the two are one type.
    pub fn seq_item(&mut self, a: &SomeValue, b: &SomeValue) -> Joined {
        let mut all = SomeValue::IMPOSSIBLE;
        for tuple in [a, b] {
            let items: &[SomeValue] = match &tuple.kind {
                Kind::Tuple(items) => items,
                Kind::Seq(item) => std::slice::from_ref(&**item),
                _ => return Err(Clash::new(a, b)),
            };
            for item in items {
                if !self.one_type(&all, item) {
                    return Err(Clash::new(a, b));
                }
                match self.union(&all, &item.widened()) {
                    Ok(joined) => all = joined.widened(),
                    Err(_) => return Err(Clash::new(a, b)),
                }
            }
        }
        Ok(all)
    }

    /// A function of Python's own as one of the program: where it meets others in a variable.
    pub(in crate::annotate) fn as_function(&mut self, value: &SomeValue) -> Option<SomeValue> {
        match value.kind {
            Kind::Pbc(_) => Some(value.clone()),
            Kind::Builtin(func) => {
                let obj = value.konst?;
                if let Some(&desc) = self.a.desc_of.get(&obj) {
                    return Some(SomeValue::pbc(vec![desc]));
                }
                let lowering = func.signatures()[0].lowering;
                let wrapper = match lowering {
                    // What is in Python is a function already.
                    Lowering::App(module, function) if func.signatures().len() == 1 => {
                        self.app_function(module, function)?
                    }
                    _ => {
                        let maker = self.app_function("app_func", "function_of")?;
                        self.memo_run(maker, &[obj]).ok()?.konst?
                    }
                };
                let desc = self.function_desc(wrapper);
                self.a.desc_of.insert(obj, desc);
                Some(SomeValue::pbc(vec![desc]))
            }
            // An object that can be called, where it meets functions: its `__call__`.
            Kind::Instance(class) if !value.nullable && class != ClassDefId::OBJECT => {
                let tested = ["__bool__", "__len__"];
                if tested.iter().any(|name| self.has_special(class, name)) {
                    return None;
                }
                match self.get_attribute(class, &AttrKey::from("__call__")) {
                    Ok(call) if matches!(call.kind, Kind::Pbc(_)) && !call.can_be_none() => {
                        Some(call.widened())
                    }
                    _ => None,
                }
            }
            Kind::HostObject => {
                let obj = value.konst?;
                if let Some(&desc) = self.a.desc_of.get(&obj) {
                    return Some(SomeValue::pbc(vec![desc]));
                }
                let called = match self.heap().get(obj) {
                    Object::Builtin(_) | Object::BoundMethod { .. } => true,
                    Object::Class(class) => class.builtin,
                    _ => false,
                };
                if !called {
                    return None;
                }
                let maker = self.app_function("app_func", "function_of")?;
                let wrapper = self.memo_run(maker, &[obj]).ok()?.konst?;
                let desc = self.function_desc(wrapper);
                self.a.desc_of.insert(obj, desc);
                Some(SomeValue::pbc(vec![desc]))
            }
            _ => None,
        }
    }

    /// The integer type that two meet in: an `int` that is known to be no less than 0, or a constant
    /// that fits, joins the other's type; two types with a sign, or without one, meet in the wider.
    fn join_ints(
        &self,
        a: &SomeValue,
        x: crate::lltype::types::IntKind,
        b: &SomeValue,
        y: crate::lltype::types::IntKind,
    ) -> Option<crate::lltype::types::IntKind> {
        use crate::lltype::types::IntKind::*;
        if x == y {
            return Some(x);
        }
        let small = |s: &SomeValue, k| {
            k == Signed
                && s.konst
                    .and_then(|c| self.heap().as_int(c))
                    .is_some_and(|v| v >= 0)
        };
        let nonneg = |s: &SomeValue| matches!(s.kind, Kind::Integer { nonneg: true, .. });
        match (x, y) {
            _ if small(a, x) => Some(y),
            _ if small(b, y) => Some(x),
            (Signed, I8 | I16 | I32 | U8 | U16 | U32) => Some(Signed),
            (I8 | I16 | I32 | U8 | U16 | U32, Signed) => Some(Signed),
            (Signed, I64) | (I64, Signed) => Some(I64),
            (Unsigned, U64) | (U64, Unsigned) => Some(U64),
            (Wide, I128) | (I128, Wide) => Some(I128),
            (Signed, Unsigned | U64) if nonneg(a) => Some(y),
            (Unsigned | U64, Signed) if nonneg(b) => Some(x),
            _ if x.is_signed() == y.is_signed() => match x.bits(64) >= y.bits(64) {
                true => Some(x),
                false => Some(y),
            },
            _ => None,
        }
    }

    /// Whether two annotations have a union that says something, by looking alone: nothing is
    /// merged.
    pub fn compatible(&self, a: &SomeValue, b: &SomeValue, depth: usize) -> bool {
        use Kind::*;
        if depth > 8 || a.is_impossible() || b.is_impossible() || self.same_kind(&a.kind, &b.kind) {
            return true;
        }
        let agree = |x: &SomeValue, y: &SomeValue| self.compatible(x, y, depth + 1);
        match (&a.kind, &b.kind) {
            (None, _) => b.or_none().is_some(),
            (_, None) => a.or_none().is_some(),
            (x, y) if x.is_like(y) => {
                let lists = x.list().zip(y.list()).map(|(d, e)| {
                    let (d, e) = (self.a.listdef(d), self.a.listdef(e));
                    agree(&d.item, &e.item)
                });
                let dicts = x.dict().zip(y.dict()).map(|(d, e)| {
                    let (d, e) = (self.a.dictdef(d), self.a.dictdef(e));
                    agree(&d.key, &e.key) && agree(&d.value, &e.value)
                });
                let mut parts = x.parts().iter().zip(y.parts());
                lists != Some(false) && dicts != Some(false) && parts.all(|(x, y)| agree(x, y))
            }
            (ListOrTuple(x), List(_) | Set { .. } | Dict(_)) => agree(x, b),
            (List(_) | Set { .. } | Dict(_), ListOrTuple(y)) => agree(a, y),
            (&Integer { int: x, .. }, &Integer { int: y, .. }) => {
                self.join_ints(a, x, b, y).is_some()
            }
            // An `int` must not become a `float` unseen where a variant can keep it, nor a `bool`
            // an `int`.
            (Float, Integer { .. } | Bool) | (Integer { .. } | Bool, Float) => false,
            (Bool, Integer { .. }) | (Integer { .. }, Bool) => false,
            (Char, Str) | (Str, Char) | (WeakRef(_), WeakRef(_)) => true,
            // Of any length, if all items are of one type.
            (Tuple(_) | Seq(_), Tuple(_) | Seq(_)) => {
                let mut items = a.kind.parts().iter().chain(b.kind.parts());
                match items.next() {
                    Some(first) => items.all(|item| agree(first, item)),
                    Option::None => true,
                }
            }
            (&Instance(c), &Instance(d)) => {
                let common = self.a.common_base(c, d);
                let (one, other) = (self.root_or_copy(c), self.root_or_copy(d));
                let copies = self.a.state.copies.contains(self.a.classes[one].class);
                if copies && one != other {
                    return false;
                }
                let is_bare = |class| self.a.is_bare(class);
                is_bare(c) && common == c
                    || is_bare(d) && common == d
                    || !is_bare(common)
                        && (self.a.state.generator_base != Some(common)
                            || self.generators_agree(c, d, depth))
            }
            (Pbc(x), Pbc(y)) => self.join_descs(x, y).is_some(),
            (Type { .. }, Type { .. } | Pbc(_)) | (Pbc(_), Type { .. }) => true,
            _ => false,
        }
    }

    /// Two sets of descs as one, if they are of one sort.
    fn join_descs(&self, x: &[DescId], y: &[DescId]) -> Option<Rc<[DescId]>> {
        let sort = |d: DescId| callable_sort(&self.a.descs[d]);
        let both_called = sort(x[0]).is_some() && sort(y[0]).is_some();
        let both_frozen = sort(x[0]).is_none() && sort(y[0]).is_none();
        if !both_called && !both_frozen {
            return None;
        }
        let mut all: Vec<DescId> = x.iter().chain(y).copied().collect();
        all.sort_unstable();
        all.dedup();
        // A method that is bound to a class is bound to those below too: what it was first found for
        // does not count.
        let mut methods: Map<DescId, Vec<DescId>> = Map::default();
        for &desc in &all {
            if let Desc::Method(method) = &self.a.descs[desc] {
                methods.entry(method.func).or_default().push(desc);
            }
        }
        if methods.len() < all.len() {
            all.retain(|&desc| match &self.a.descs[desc] {
                Desc::Method(method) => {
                    let same = &methods[&method.func];
                    !same.iter().any(|&other| self.is_bound_above(other, desc))
                }
                _ => true,
            });
        }
        Some(all.into())
    }

    /// Whether one desc is of the same method as another, bound to a class above.
    fn is_bound_above(&self, above: DescId, below: DescId) -> bool {
        let (Desc::Method(above), Desc::Method(below)) =
            (&self.a.descs[above], &self.a.descs[below])
        else {
            return false;
        };
        match (above.self_class, below.self_class) {
            (Some(class), Some(sub)) => {
                class != sub
                    && (above.func, above.origin) == (below.func, below.origin)
                    && above.name == below.name
                    && self.a.is_subclass(sub, class)
            }
            _ => false,
        }
    }

    /// Joins `new` into `old`: the union, if it is more than `old`.
    pub fn widen(&mut self, old: &SomeValue, new: &SomeValue) -> Joined<Option<SomeValue>> {
        if self.same(old, new) {
            return Ok(None);
        }
        let joined = self.union(old, new)?;
        if self.same(&joined, old) {
            return Ok(None);
        }
        let mut parts = 0;
        let depth = nesting(&joined, &mut parts);
        if depth > MAX_NESTING || depth > TABLE && parts > MAX_PARTS {
            let mut clash = Clash::new(old, new);
            clash.endless = true;
            return Err(clash);
        }
        self.a.statistics.widened += 1;
        Ok(Some(joined))
    }

    /// The attribute names of a class's dict that count, for messages.
    pub fn known_attributes(&self, class: ClassDefId) -> Vec<Name> {
        let mut names: Vec<Name> = Vec::new();
        for id in self.a.bases(class) {
            if id == ClassDefId::OBJECT {
                break;
            }
            names.extend(
                self.a.classes[id]
                    .attrs
                    .iter()
                    .filter(|(_, a)| !a.value.is_impossible())
                    .filter_map(|(key, _)| key.field().cloned()),
            );
            for &own in &self.a.classes[id].own {
                if let Some(class) = self.heap().class(own) {
                    names.extend(class.dict.keys().filter(|n| !n.starts_with("__")).cloned());
                }
            }
        }
        names.sort();
        names.dedup();
        names
    }

    /// Whether two constants are the same object.
    pub fn same_const(&self, a: ObjId, b: ObjId) -> bool {
        a == b || self.heap().equal_constants(a, b)
    }
}

/// How deeply a type is nested; counts its parts as far as there is need to.
pub(in crate::annotate) fn nesting(value: &SomeValue, parts: &mut usize) -> usize {
    *parts += 1;
    let mut deepest = 0;
    for part in value.kind.parts() {
        if *parts <= MAX_PARTS && deepest <= MAX_NESTING {
            deepest = deepest.max(nesting(part, parts));
        }
    }
    match value.kind {
        Kind::ListOrTuple(_) => deepest,
        _ => 1 + deepest,
    }
}
