//! Classes with members: what a program does with an `Enum` class itself.
//!
//! Members are instances like others, made before translation. The class stands for the list of
//! its members where it is iterated over, and for its tables where it is indexed or called.

use super::annotator::{An, Annotator, Outcome};
use super::errors::UNSUPPORTED;
use super::model::*;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;

/// The special methods of `int` that are in `helpers/app_intenum.py`.
const METHODS_OF_INT: &[&str] = &[
    "__add__",
    "__radd__",
    "__sub__",
    "__rsub__",
    "__mul__",
    "__rmul__",
    "__floordiv__",
    "__rfloordiv__",
    "__mod__",
    "__rmod__",
    "__truediv__",
    "__rtruediv__",
    "__pow__",
    "__rpow__",
    "__lshift__",
    "__rlshift__",
    "__rshift__",
    "__rrshift__",
    "__and__",
    "__rand__",
    "__or__",
    "__ror__",
    "__xor__",
    "__rxor__",
    "__divmod__",
    "__rdivmod__",
    "__lt__",
    "__le__",
    "__gt__",
    "__ge__",
    "__eq__",
    "__ne__",
    "__hash__",
    "__bool__",
    "__int__",
    "__index__",
    "__float__",
    "__neg__",
    "__pos__",
    "__invert__",
    "__abs__",
    "__str__",
    "__repr__",
    "__format__",
];

/// Those that members which are a `float` have not got.
const WHOLE_NUMBERS: &[&str] = &[
    "__lshift__",
    "__rlshift__",
    "__rshift__",
    "__rrshift__",
    "__and__",
    "__rand__",
    "__or__",
    "__ror__",
    "__xor__",
    "__rxor__",
    "__index__",
    "__invert__",
];

/// The special methods of `str` that are in `helpers/app_strenum.py`.
const METHODS_OF_STR: &[&str] = &[
    "__add__",
    "__radd__",
    "__mul__",
    "__rmul__",
    "__lt__",
    "__le__",
    "__gt__",
    "__ge__",
    "__eq__",
    "__ne__",
    "__hash__",
    "__len__",
    "__bool__",
    "__contains__",
    "__getitem__",
    "__iter__",
    "__str__",
    "__repr__",
    "__format__",
];

impl Annotator<'_> {
    /// The class, if a value is one with members.
    fn enum_class(&self, value: &SomeValue) -> Option<ObjId> {
        let (Kind::Pbc { .. }, Some(class)) = (&value.kind, value.konst) else {
            return None;
        };
        self.heap().class(class)?;
        let meta = self.heap().type_of(class);
        let (module, name) = self.module_and_name(meta)?;
        (&*module == "enum" && matches!(&*name, "EnumType" | "EnumMeta")).then_some(class)
    }

    /// The list of the members of a class that has some.
    pub(super) fn enum_members(&mut self, value: &SomeValue) -> An<Option<ObjId>> {
        let Some(class) = self.enum_class(value) else {
            return Ok(None);
        };
        let list = self.heap().types.list;
        Ok(self.memo_run(list, &[class])?.konst)
    }

    /// An operation on a class with members.
    pub fn enum_operation(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        let Some(first) = args.first() else {
            return Ok(None);
        };
        if matches!((op.code, &first.kind), (HlOp::Iter, Kind::Type { .. })) {
            return self.through_classes(op, &args[0]).map(Some);
        }
        let iterates = match op.code {
            HlOp::Len | HlOp::Contains => Some(0),
            _ => self.operand_iterated(op, args),
        };
        if let Some(at) = iterates.filter(|&at| self.enum_class(&args[at]).is_some()) {
            let Some(members) = self.enum_members(&args[at])? else {
                return Ok(None);
            };
            let mut again = op.clone();
            again.args[at] = Value::Const(members);
            return Ok(Some(Outcome::Resolved(vec![again])));
        }
        let Some(class) = args.first().and_then(|a| self.enum_class(a)) else {
            if matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_)) && self.has_enum(&args[0]) {
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
            HlOp::GetItem => {
                let Some(table) = table(self, "_member_map_") else {
                    return Ok(None);
                };
                let mut again = op.clone();
                again.args[0] = Value::Const(table);
                Ok(Some(Outcome::Resolved(vec![again])))
            }
            HlOp::SimpleCall if args.len() == 2 => {
                let (Some(table), Some(func)) = (
                    table(self, "_value2member_map_"),
                    self.app_function("app_iter", "enum_member"),
                ) else {
                    return Ok(None);
                };
                let name = self.heap().class_name(class);
                let name = self.str_const(&name);
                let list = [Value::Const(table), op.args[1].clone(), Value::Const(name)];
                Ok(Some(self.call_instead(func, &list)))
            }
            HlOp::SimpleCall | HlOp::CallArgs(_) => self.fail(
                UNSUPPORTED,
                "classes with members cannot be made in translated code",
            ),
            _ => Ok(None),
        }
    }

    /// The class of numbers or texts that the members of a class belong to too, as those of
    /// `IntEnum` do. (Flags are numbers.)
    pub fn enum_data(&self, class: ObjId) -> Option<ObjId> {
        let heap = self.heap();
        heap.lookup_in_class(class, "_member_map_")?;
        if heap.lookup_in_class(class, "_flag_mask_").is_some() {
            return None;
        }
        let data = [heap.types.int, heap.types.str, heap.types.float];
        data.into_iter().find(|&data| heap.is_subclass(class, data))
    }

    /// What such a member has from `int`, `str` or `float`.
    pub fn method_of_data(&mut self, data: ObjId, name: &str) -> Option<ObjId> {
        let types = self.heap().types;
        if data == types.str {
            let known = METHODS_OF_STR.contains(&name);
            return known
                .then(|| self.app_function("app_strenum", &format!("str{name}")))
                .flatten();
        }
        if data == types.float && name == "__int__" {
            return self.app_function("app_strenum", "float__int__");
        }
        if data == types.float && WHOLE_NUMBERS.contains(&name) || !METHODS_OF_INT.contains(&name) {
            return None;
        }
        self.app_function("app_intenum", &format!("int{name}"))
    }

    /// The number or text that a member is, as an annotation, where it meets others.
    pub fn data_of_member(&mut self, value: &SomeValue) -> Option<SomeValue> {
        let Kind::Instance {
            class,
            nullable: false,
        } = value.kind
        else {
            return None;
        };
        self.enum_data(self.a.classes[class].class)?;
        let number = self.get_attribute(class, &"_value_".into()).ok()?;
        (!number.is_impossible()).then(|| number.widened())
    }

    /// The same where they meet in a variable or a container: only of a class whose members have the
    /// text of what they are.
    pub fn data_that_meets(&mut self, value: &SomeValue) -> Option<SomeValue> {
        let Kind::Instance { class, .. } = value.kind else {
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
        let Kind::Pbc { descs, .. } = &value.kind else {
            return false;
        };
        descs.len() > 1
            && descs.iter().any(|&desc| match &self.a.descs[desc] {
                super::defs::Desc::Class(class) => {
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
        if let Some(func) = self.app_function("app_classes", "complete_flags") {
            let _ = self.memo_run(func, &[class]);
        }
    }
}
