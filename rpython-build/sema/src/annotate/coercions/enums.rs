//! Classes with members: what a program does with an `Enum` class itself.
//!
//! Members are instances like others, made before translation. The class stands for the list of
//! its members where it is iterated over, and for its tables where it is indexed or called.

use crate::annotate::errors::report::UNSUPPORTED;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::model::*;
use crate::front::code::CompareOp;
use crate::host::modules::meanings::Meaning;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use std::rc::Rc;

/// What a comparison with a member tells: its truth if that is known, and what a variable is under each truth.
type MemberTest = (Option<bool>, Vec<(bool, Var, SomeValue)>);

impl Annotator<'_> {
    /// The class, if a value is one with members.
    fn enum_class(&self, value: &SomeValue) -> Option<ObjId> {
        let (Kind::Pbc(_), Some(class)) = (&value.kind, value.konst) else {
            return None;
        };
        self.heap().class(class)?;
        let meta = self.heap().type_of(class);
        self.means(meta, Meaning::Enum).then_some(class)
    }

    /// The list of the members of a class that has some.
    pub(in crate::annotate) fn enum_members(&mut self, value: &SomeValue) -> An<Option<ObjId>> {
        let Some(class) = self.enum_class(value) else {
            return Ok(None);
        };
        let list = self.heap().types.list;
        Ok(self.memo_run(list, &[class])?.konst)
    }

    /// An operation on a class with members, or a comparison of members.
    pub fn enum_operation(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        let Some(first) = args.first() else {
            return Ok(None);
        };
        if let (HlOp::GetAttr, Kind::Instance(_)) = (op.code, &first.kind) {
            return Ok(self.attribute_of_data(op, args));
        }
        // (One is equal to itself alone, whatever else it is.)
        if let (HlOp::Compare(CompareOp::Eq), [a, b]) = (op.code, args) {
            if self.member_test(op, a, b).is_some() {
                return Ok(Some(self.become_op(op, HlOp::Is, op.args.clone())));
            }
        }
        let Some(class) = self.enum_class(first) else {
            if matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_)) && self.has_enum(first) {
                return self.fail(
                    UNSUPPORTED,
                    "which class with members is called must be known here",
                );
            }
            return Ok(None);
        };
        self.complete_flags(class);
        let table = |this: &Self, name: &str| {
            this.heap()
                .class(class)
                .and_then(|c| c.dict.get(name))
                .copied()
        };
        match op.code {
            HlOp::GetItem => Ok(table(self, "_member_map_")
                .map(|table| self.with_operand(Vec::new(), op, 0, Value::Const(table)))),
            HlOp::SimpleCall if args.len() == 2 => {
                let Some(table) = table(self, "_value2member_map_") else {
                    return Ok(None);
                };
                let name = self.heap().class(class).map(|c| c.qualname.clone());
                let name = self.text_value(&name.unwrap_or_default());
                let value = op.args[1].clone();
                if self.is_member(&args[1], class) {
                    return self
                        .helper_instead(("app_iter", "enum_member_itself"), &[value, name])
                        .map(Some);
                }
                if self.has_own_missing(class) {
                    let maker = self.helper(("app_classes", "member_finder"))?;
                    let finder = self.memo_run(maker, &[class])?.konst;
                    let call = |finder| self.with_operand(Vec::new(), op, 0, Value::Const(finder));
                    return Ok(finder.map(call));
                }
                if let Some((mask, shown)) = self.strict_flags(class) {
                    let list = [Value::Const(table), value, shown, Value::Const(mask)];
                    return self
                        .helper_instead(("app_classes", "flag_member"), &list)
                        .map(Some);
                }
                let list = [Value::Const(table), value, name];
                self.helper_instead(("app_iter", "enum_member"), &list)
                    .map(Some)
            }
            HlOp::SimpleCall | HlOp::CallArgs(_) => self.fail(
                UNSUPPORTED,
                "classes with members cannot be made in translated code",
            ),
            _ => Ok(None),
        }
    }

    /// Whether the program says of a class with members which of them stands for what is no value of one.
    fn has_own_missing(&self, class: ObjId) -> bool {
        let found = self.heap().lookup_in_class(class, "_missing_");
        found.is_some_and(|(owner, _)| !self.is_own_class(owner))
    }

    /// All bits of a class of flags that takes no other ones, and what shows the class.
    fn strict_flags(&mut self, class: ObjId) -> Option<(ObjId, Value<Hl>)> {
        let module = self.session.import_module("enum").ok()?;
        let heap = self.heap();
        let (_, boundary) = heap.lookup_in_class(class, "_boundary_")?;
        let (_, mask) = heap.lookup_in_class(class, "_flag_mask_")?;
        let is_strict = heap.module_attr(module, "STRICT") == Some(boundary);
        let shown = self.session.repr(class).ok().filter(|_| is_strict)?;
        Some((mask, self.text_value(&shown)))
    }

    /// Whether a value is a member of this class, or `None`.
    fn is_member(&self, value: &SomeValue, class: ObjId) -> bool {
        match value.kind {
            Kind::Instance(of) => self.heap().is_subclass(self.a.classes[of].class, class),
            _ => false,
        }
    }

    /// Whether the objects of a class are the members of an enum: those that it has from the start.
    pub fn has_members(&self, class: ObjId) -> bool {
        self.heap().lookup_in_class(class, "_member_map_").is_some()
    }

    /// The members of its enumeration that a value may be, if these are all objects of its class: flags are others, too, and
    /// so may be what the program gives for a number that is none.
    fn members_left(&self, value: &SomeValue) -> Option<Vec<ObjId>> {
        if let Some(Facts::Members(members)) = value.facts.as_deref() {
            return Some(members.to_vec());
        }
        let Kind::Instance(class) = value.kind else {
            return None;
        };
        let heap = self.heap();
        let class = self.a.shown_class(heap, self.a.classes[class].class);
        let table = *heap.class(class)?.dict.get("_member_map_")?;
        if heap.lookup_in_class(class, "_flag_mask_").is_some() || self.has_own_missing(class) {
            return None;
        }
        let (owner, _) = heap.lookup_in_class(class, "__eq__")?;
        if !self.is_own_class(owner) && !heap.class(owner)?.builtin {
            return None;
        }
        let named = heap.dict_str_items(table).into_iter();
        let mut members: Vec<ObjId> = named.map(|(_, member)| member).collect();
        // (Some have several names.)
        members.sort_unstable();
        members.dedup();
        Some(members)
    }

    /// What is known of whether a value is a member that is a constant, and what it is if it is, or is not.
    pub(in crate::annotate) fn member_test(
        &self,
        op: &Op<Hl>,
        a: &SomeValue,
        b: &SomeValue,
    ) -> Option<MemberTest> {
        for (index, this, other) in [(0, a, b), (1, b, a)] {
            let Some(member) = other.konst else {
                continue;
            };
            let mut left = self.members_left(this)?;
            if let Some(known) = this.konst {
                let both = [known, member].iter().all(|one| left.contains(one));
                return both.then_some((Some(known == member), vec![]));
            }
            let var = op.args[index].var()?;
            let Some(at) = left.iter().position(|&known| known == member) else {
                // (Of another enumeration, or one that it is not.)
                let known = self.heap().type_of(member) == self.heap().type_of(*left.first()?);
                return known.then_some((Some(false), vec![]));
            };
            left.remove(at);
            let rest = match (&left[..], this.nullable) {
                ([], true) => self.none(),
                ([], false) => SomeValue::IMPOSSIBLE,
                ([only], false) => self.constant_member(this, *only),
                _ => SomeValue {
                    facts: Some(Rc::new(Facts::Members(left.into()))),
                    ..this.clone()
                },
            };
            return Some((None, vec![(true, var, other.clone()), (false, var, rest)]));
        }
        None
    }

    fn constant_member(&self, value: &SomeValue, member: ObjId) -> SomeValue {
        SomeValue {
            konst: Some(member),
            facts: None,
            ..value.clone()
        }
    }

    /// The class of numbers or texts that the members of a class belong to too, as those of
    /// `IntEnum` do. (Flags are numbers.)
    pub fn enum_data(&self, class: ObjId) -> Option<ObjId> {
        let heap = self.heap();
        if !self.has_members(class) || heap.lookup_in_class(class, "_flag_mask_").is_some() {
            return None;
        }
        let data = [heap.types.int, heap.types.str, heap.types.float];
        data.into_iter().find(|&data| heap.is_subclass(class, data))
    }

    /// What such a member has from `int`, `str` or `float`: what the helpers for it have.
    pub(in crate::annotate) fn method_of_data(&mut self, data: ObjId, name: &str) -> Option<ObjId> {
        let types = self.heap().types;
        if data == types.str {
            return self.app_function("app_strenum", &format!("str{name}"));
        }
        if data == types.float {
            self.heap().lookup_in_class(data, name)?;
            let own = self.app_function("app_intenum", &format!("float{name}"));
            if own.is_some() {
                return own;
            }
        }
        self.app_function("app_intenum", &format!("int{name}"))
    }

    /// An attribute of a member that its number or text has, and its class has not.
    fn attribute_of_data(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> Option<Outcome> {
        let name = self.text_of(&args[1])?.clone();
        let data = self.data_of_member(&args[0])?;
        let Kind::Instance(class) = args[0].kind else {
            return None;
        };
        let found = self
            .heap()
            .lookup_in_class(self.a.classes[class].class, &name);
        let owner = found.and_then(|(at, _)| self.heap().class(at));
        let stands = crate::annotate::types::builtin::has_own(&data.kind, &name)
            && owner.is_none_or(|c| c.builtin);
        stands.then(|| self.value_of_member(op, 0))
    }

    /// The number or text that a member is, as an annotation, where it meets others.
    pub fn data_of_member(&mut self, value: &SomeValue) -> Option<SomeValue> {
        let (Kind::Instance(class), false) = (&value.kind, value.nullable) else {
            return None;
        };
        let class = *class;
        self.enum_data(self.a.classes[class].class)?;
        let number = self.get_attribute(class, &"_value_".into()).ok()?;
        (!number.is_impossible()).then(|| number.widened())
    }

    /// The same where they meet in a variable or a container: only of a class whose members have the
    /// text of what they are.
    pub fn data_that_meets(&mut self, value: &SomeValue) -> Option<SomeValue> {
        let Kind::Instance(class) = value.kind else {
            return None;
        };
        let class = self.a.classes[class].class;
        let data = self.enum_data(class)?;
        let heap = self.heap();
        let (_, text) = heap.lookup_in_class(class, "__str__")?;
        let (_, of_data) = heap.lookup_in_class(data, "__str__")?;
        let shows = data == heap.types.int || heap.payload(text) == heap.payload(of_data);
        shows.then(|| self.data_of_member(value)).flatten()
    }

    /// Whether one of several classes has members.
    fn has_enum(&self, value: &SomeValue) -> bool {
        let Kind::Pbc(descs) = &value.kind else {
            return false;
        };
        descs.len() > 1
            && descs.iter().any(|&desc| match &self.a.descs[desc] {
                crate::annotate::types::defs::Desc::Class(class) => {
                    let value = SomeValue::pbc(vec![desc]).with_const(class.class);
                    self.enum_class(&value).is_some()
                }
                _ => false,
            })
    }

    /// Makes all combinations of a class of flags, so that translated code finds each.
    fn complete_flags(&mut self, class: ObjId) {
        if self.heap().lookup_in_class(class, "_flag_mask_").is_none() {
            return;
        }
        if let Ok(func) = self.helper(("app_classes", "complete_flags")) {
            let _ = self.memo_run(func, &[class]);
        }
    }
}
