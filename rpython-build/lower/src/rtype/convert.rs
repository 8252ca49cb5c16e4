//! Conversions of values from one representation to another.

use super::lower::{void, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::ir::model::Value;
use crate::lltype::{IntKind, IntOp, LlConst, LlType};

impl RTyper<'_> {
    /// Whether every value of one representation has an equivalent in the other.
    pub fn convertible(&mut self, from: Repr, to: Repr) -> bool {
        if from == to {
            return true;
        }
        match (from, to) {
            // One known function or class is not another.
            (Repr::Const(a), Repr::Const(b)) => {
                let desc = |obj| self.ann.desc_of.get(&obj);
                desc(a).is_none() || desc(b).is_none()
            }
            (Repr::Impossible | Repr::Const(_), _) => true,
            (Repr::None, to) => {
                self.awaits_rows(to)
                    || matches!(
                        self.lltype(to),
                        LlType::Ptr(_) | LlType::Address | LlType::Void
                    )
            }
            (Repr::Bool, Repr::Int(_) | Repr::Float) => true,
            (Repr::Int(_), Repr::Int(_) | Repr::Float) => true,
            (Repr::SingleFloat, Repr::Float) => true,
            (Repr::Char | Repr::Part, Repr::Str) => true,
            (Repr::Tuple(a) | Repr::Seq(a), Repr::Seq(b)) => {
                let to = self.reprs(b)[0];
                let items = self.reprs(a).to_vec();
                items.into_iter().all(|item| self.convertible(item, to))
            }
            (Repr::Optional(a), Repr::Optional(b)) => {
                let (a, b) = (self.reprs(a)[0], self.reprs(b)[0]);
                self.convertible(a, b)
            }
            (Repr::Optional(a), Repr::List(_) | Repr::Set(_) | Repr::Dict(_)) => {
                let a = self.reprs(a)[0];
                self.convertible(a, to)
            }
            (from, Repr::Optional(b)) => {
                let b = self.reprs(b)[0];
                self.convertible(from, b)
            }
            (Repr::Optional(a), to) => {
                let a = self.reprs(a)[0];
                self.convertible(a, to)
            }
            (Repr::Tuple(a) | Repr::Seq(a), Repr::List(def)) => {
                let items = self.reprs(a).to_vec();
                super::rlist::item_repr(self, def)
                    .is_ok_and(|to| items.into_iter().all(|item| self.convertible(item, to)))
            }
            (Repr::Tuple(a), Repr::Set(_) | Repr::Dict(_)) => self.reprs(a).is_empty(),
            (Repr::Tuple(a), Repr::Tuple(b)) | (Repr::Slice(a), Repr::Slice(b)) => {
                let (a, b) = (self.reprs(a).to_vec(), self.reprs(b).to_vec());
                a.len() == b.len() && a.into_iter().zip(b).all(|(a, b)| self.convertible(a, b))
            }
            (Repr::Instance(a), Repr::Instance(b)) => {
                self.ann.is_subclass(a, b) || self.ann.is_subclass(b, a)
            }
            (Repr::Method(a), Repr::Method(b)) => self.methods(a).name == self.methods(b).name,
            (Repr::Method(_), Repr::Closure(_)) => true,
            (Repr::Class, Repr::Closure(_)) => true,
            (Repr::Instance(class), Repr::Int(_) | Repr::Float | Repr::Str | Repr::Char) => {
                self.ann.attribute(class, "_value_").is_some()
            }
            (Repr::Instance(class), Repr::Closure(_)) => {
                self.ann.attribute(class, "__call__").is_some()
            }
            (Repr::Iter(_, a), Repr::Iter(_, b)) => a == b && self.same_type(from, to),
            (Repr::BuiltinMethod(_, a), Repr::BuiltinMethod(_, b)) => {
                a == b && self.same_type(from, to)
            }
            _ => self.same_type(from, to),
        }
    }

    /// Whether two representations have one type. While rows are not known, those with functions
    /// in them are taken to differ.
    fn same_type(&mut self, a: Repr, b: Repr) -> bool {
        !self.awaits_rows(a) && !self.awaits_rows(b) && self.lltype(a) == self.lltype(b)
    }
}

impl RTyper<'_> {
    /// Whether every value of one representation has its like in another: no conversion looks.
    pub fn holds_all(&mut self, from: Repr, to: Repr) -> bool {
        match (from, to) {
            (Repr::Optional(a), Repr::Optional(b)) => {
                let (a, b) = (self.reprs(a)[0], self.reprs(b)[0]);
                self.holds_all(a, b)
            }
            (Repr::Optional(_), Repr::List(_) | Repr::Set(_) | Repr::Dict(_)) => {
                self.convertible(from, to)
            }
            (Repr::Optional(_), _) => false,
            (Repr::Tuple(a), Repr::Tuple(b)) => {
                let (a, b) = (self.reprs(a).to_vec(), self.reprs(b).to_vec());
                a.len() == b.len() && a.into_iter().zip(b).all(|(a, b)| self.holds_all(a, b))
            }
            (Repr::Int(a), Repr::Int(b)) => a == b,
            _ => self.convertible(from, to),
        }
    }
}

impl Lower<'_, '_> {
    /// A value of one representation in another.
    pub fn convert(&mut self, value: LlValue, from: Repr, to: Repr) -> RResult<LlValue> {
        if from == to {
            return Ok(value);
        }
        match (from, to) {
            // Control never comes here with a value: any will do.
            (Repr::Impossible, _) => {
                let ty = self.rt.lltype(to);
                return Ok(Value::Const(LlConst::zero(ty)));
            }
            (_, Repr::Impossible) => return Ok(void()),
            (Repr::Const(obj), _) => return self.inputconst(to, obj),
            (_, Repr::None | Repr::Const(_)) => return Ok(void()),
            (Repr::None, _) => {
                let ty = self.rt.lltype(to);
                return match ty {
                    LlType::Ptr(_) | LlType::Address | LlType::Void => {
                        Ok(Value::Const(LlConst::zero(ty)))
                    }
                    _ => self.cannot(from, to),
                };
            }
            (Repr::Tuple(_) | Repr::Seq(_) | Repr::Optional(_), Repr::Seq(_)) => {
                return super::rseq::convert(self, value, from, to)
            }
            (Repr::Tuple(_) | Repr::Seq(_) | Repr::Optional(_), Repr::List(_)) => {
                return super::rseq::to_list(self, value, from, to)
            }
            (Repr::Tuple(items), Repr::Set(_) | Repr::Dict(_))
                if self.rt.reprs(items).is_empty() =>
            {
                return super::rdict::empty(self, to)
            }
            (Repr::Optional(id), Repr::Set(_) | Repr::Dict(_)) => {
                return super::roptional::convert_pointer(self, value, id, to)
            }
            (Repr::Optional(a), Repr::Optional(b)) => {
                return super::roptional::convert(self, value, a, b)
            }
            (from, Repr::Optional(id)) => {
                let inner = super::roptional::inner(self.rt, id);
                let value = self.convert(value, from, inner)?;
                return Ok(super::roptional::wrap(self, value, id));
            }
            // Only where the annotator knows that it is not `None`.
            (Repr::Optional(id), to) => {
                let value = super::roptional::unwrap(self, value, id);
                let inner = super::roptional::inner(self.rt, id);
                return self.convert(value, inner, to);
            }
            (Repr::Bool | Repr::Int(_), Repr::Float) | (Repr::SingleFloat, Repr::Float) => {
                return Ok(self.cast(value, LlType::Float))
            }
            (Repr::Bool | Repr::Int(_), Repr::Int(kind)) => {
                return Ok(self.cast(value, LlType::Int(kind.stored())))
            }
            (Repr::Int(kind), Repr::Bool) => return Ok(self.int(IntOp::IsTrue, kind, vec![value])),
            (Repr::Char, Repr::Str) => return super::rstr::char_to_str(self, value),
            (Repr::Part, Repr::Str) => return super::rpart::text(self, value),
            (Repr::Str, Repr::Char) => return super::rstr::str_to_char(self, value),
            (Repr::Tuple(a), Repr::Tuple(b)) | (Repr::Slice(a), Repr::Slice(b)) => {
                return super::rtuple::convert(self, value, a, b)
            }
            (Repr::Instance(a), Repr::Instance(b))
                if self.rt.ann.is_subclass(a, b) || self.rt.ann.is_subclass(b, a) =>
            {
                let ty = self.rt.instance_ptr(b);
                return Ok(self.cast_pointer(value, ty));
            }
            (Repr::Method(methods), Repr::Closure(family)) => {
                return super::closure::bind_method(self, value, methods, family)
            }
            // (A member of an `IntEnum` that meets numbers, or of an enum of texts.)
            (Repr::Instance(class), Repr::Int(_) | Repr::Float | Repr::Str | Repr::Char)
                if self.rt.ann.attribute(class, "_value_").is_some() =>
            {
                let (value, from) =
                    super::rinstance::field_of(self, value, class, &"_value_".into())?;
                return self.convert(value, from, to);
            }
            // (An object with `__call__` that meets functions.)
            (Repr::Instance(class), Repr::Closure(family))
                if self.rt.ann.attribute(class, "__call__").is_some() =>
            {
                return super::closure::bind_named(self, value, class, &"__call__".into(), family)
            }
            (Repr::Class, Repr::Closure(family)) => {
                return super::closure::class_as_function(self, value, family)
            }
            (Repr::Method(a), Repr::Method(b)) => {
                let (a, b) = (self.rt.methods(a).class, self.rt.methods(b).class);
                return self.convert(value, Repr::Instance(a), Repr::Instance(b));
            }
            (Repr::Iter(..), Repr::Iter(..)) | (Repr::List(_), Repr::List(_)) => {}
            _ => {}
        }
        let ty = self.rt.lltype(to);
        if self.ty(&value) == ty {
            return Ok(value);
        }
        self.cannot(from, to)
    }

    fn cannot<T>(&mut self, from: Repr, to: Repr) -> RResult<T> {
        let (from, to) = (self.rt.describe(from), self.rt.describe(to));
        error("RP0504", format!("cannot convert {from} to {to}"))
    }
}

impl RTyper<'_> {
    /// A representation in words.
    pub fn describe(&self, repr: Repr) -> String {
        let class = |id| self.ann.classes[id].name.clone();
        match repr {
            Repr::Impossible => "no value".into(),
            Repr::None => "None".into(),
            Repr::Const(_) => "a constant".into(),
            Repr::Bool => "bool".into(),
            Repr::Int(IntKind::Signed) => "int".into(),
            Repr::Int(kind) => format!("an integer of type {kind:?}"),
            Repr::Float => "float".into(),
            Repr::SingleFloat => "r_singlefloat".into(),
            Repr::Char => "a one-character str".into(),
            Repr::LlChar => "a byte".into(),
            Repr::Address => "an address".into(),
            Repr::Ptr(ty) => self.session.heap.lltypes.describe(ty),
            Repr::Str | Repr::Part => "str".into(),
            Repr::Bytes => "bytes".into(),
            Repr::ByteArray => "bytearray".into(),
            Repr::Builder => "a string builder".into(),
            Repr::List(_) => "list".into(),
            Repr::Dict(_) => "dict".into(),
            Repr::Set(_) => "set".into(),
            Repr::Tuple(items) => {
                let items: Vec<_> = self
                    .reprs(items)
                    .iter()
                    .map(|&r| self.describe(r))
                    .collect();
                format!("tuple ({})", items.join(", "))
            }
            Repr::Seq(item) => format!("tuple ({}, ...)", self.describe(self.reprs(item)[0])),
            Repr::Optional(value) => format!("{} or None", self.describe(self.reprs(value)[0])),
            Repr::Iter(..) => "an iterator".into(),
            Repr::DictView(..) => "a dict view".into(),
            Repr::Slice(_) => "a slice".into(),
            Repr::Instance(id) => format!("an instance of {}", class(id)),
            Repr::Func(_) | Repr::Closure(_) => "a function".into(),
            Repr::Method(id) => format!("the method {}", self.methods(id).name),
            Repr::Frozen(_) => "a frozen object".into(),
            Repr::MethodOfFrozen(_) => "a method of a frozen object".into(),
            Repr::MethodOfClass => "a class method".into(),
            Repr::Class => "a class".into(),
            Repr::BuiltinMethod(_, method) => format!("the method {method}"),
            Repr::Cell(_) => "a cell".into(),
            Repr::WeakRef(id) => format!("a weak reference to {}", class(id)),
        }
    }
}
