//! Constants: objects of the live program as low-level constants and prebuilt data.
//!
//! An object becomes data once per representation. Its contents are made later, from a list of
//! what is unfilled, so that objects may refer to each other in circles.

use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::ClassDefId;
use crate::front::code::Name;
use crate::host::object::{ObjId, Object};
use crate::lltype::{Container, DataId, LlConst, LlType};
use num_bigint::BigInt;
use num_traits::ToPrimitive;

/// Data whose value is still to be made.
#[derive(Debug, Clone, Copy)]
pub enum Unfilled {
    /// An instance: its exact class.
    Instance(DataId, ObjId, ClassDefId),
    /// A frozen object as a structure of attributes.
    Frozen(DataId, ObjId, Repr),
    /// A list.
    List(DataId, ObjId, Repr),
    /// A dict or set.
    Dict(DataId, ObjId, Repr),
    /// A class's vtable.
    Vtable(DataId, ClassDefId),
    /// A function as a structure of pointers, one per row.
    Function(DataId, ObjId, Repr),
    /// A weak reference.
    WeakRef(DataId, ObjId, Repr),
    /// A string builder.
    Builder(DataId, ObjId, Repr),
    /// A container that the program has made.
    Container(DataId, ObjId),
}

impl RTyper<'_> {
    /// An object as a constant of a representation.
    pub fn convert_const(&mut self, repr: Repr, obj: ObjId) -> RResult<LlConst> {
        // The annotator has imported what there is.
        let obj = self.session.translated(obj).unwrap_or(obj);
        // A class's dict has its static methods wrapped.
        let obj = match self.session.heap.get(obj) {
            Object::StaticMethod(func) => *func,
            _ => obj,
        };
        let ty = self.lltype(repr);
        if ty == LlType::Void {
            return Ok(LlConst::Void(Some(obj)));
        }
        if matches!(self.session.heap.get(obj), Object::None) {
            return match ty {
                LlType::Ptr(_) | LlType::Address => Ok(LlConst::Null(ty)),
                _ => self.bad_const(repr, obj),
            };
        }
        if let Object::LlConst(constant) = self.session.heap.get(obj) {
            let constant = (**constant).clone();
            return match (constant.ty() == ty, constant) {
                (true, constant) => Ok(constant),
                _ => self.bad_const(repr, obj),
            };
        }
        let value = self.session.heap.payload(obj);
        match repr {
            Repr::Bool => match self.session.heap.as_bool(value) {
                Some(b) => Ok(LlConst::Bool(b)),
                None => self.bad_const(repr, obj),
            },
            Repr::Int(kind) => match self.session.heap.as_bigint(value) {
                Some(n) => {
                    let n = low_bits(&n);
                    Ok(LlConst::Int(
                        kind.wrap(n, self.prog.word_bits),
                        kind.stored(),
                    ))
                }
                None => self.bad_const(repr, obj),
            },
            Repr::Float => match self.const_float(value) {
                Some(f) => Ok(LlConst::Float(f.to_bits())),
                None => self.bad_const(repr, obj),
            },
            Repr::SingleFloat => match self.const_float(value) {
                Some(f) => Ok(LlConst::SingleFloat((f as f32).to_bits())),
                None => self.bad_const(repr, obj),
            },
            Repr::Char => match self.const_char(value) {
                Some(c) => Ok(LlConst::UniChar(c)),
                None => self.bad_const(repr, obj),
            },
            Repr::LlChar => {
                if let Some(&[byte]) = self.session.heap.as_bytes(value).map(|b| &b[..]) {
                    return Ok(LlConst::Char(byte));
                }
                match self.const_char(value) {
                    Some(c) if c <= 0xff => Ok(LlConst::Char(c as u8)),
                    _ => self.bad_const(repr, obj),
                }
            }
            Repr::Str => match self.session.heap.as_str(value) {
                Some(text) => {
                    let text = text.clone();
                    Ok(self.string_const(&text))
                }
                None => self.bad_const(repr, obj),
            },
            Repr::Bytes => match self.session.heap.as_bytes(value) {
                Some(bytes) => {
                    let bytes = bytes.to_vec();
                    Ok(self.bytes_const(bytes))
                }
                None => self.bad_const(repr, obj),
            },
            Repr::Tuple(items) => {
                let values = self.session.heap.as_tuple(value).map(|v| v.to_vec());
                self.const_tuple(repr, items, value, values, ty)
            }
            Repr::Optional(id) => super::roptional::convert_const(self, id, obj),
            Repr::Slice(items) => {
                let values = match self.session.heap.get(value) {
                    Object::Slice(parts) => Some(parts.to_vec()),
                    _ => None,
                };
                self.const_tuple(repr, items, value, values, ty)
            }
            Repr::Class => self.class_vtable(obj),
            Repr::Instance(class) => self.const_instance(class, obj, ty),
            Repr::Method(methods) => {
                let Object::BoundMethod { this, .. } = *self.session.heap.get(obj) else {
                    return self.bad_const(repr, obj);
                };
                let class = self.methods(methods).class;
                self.convert_const(Repr::Instance(class), this)
            }
            Repr::BuiltinMethod(recv, _) => {
                let Object::BoundMethod { this, .. } = *self.session.heap.get(obj) else {
                    return self.bad_const(repr, obj);
                };
                let recv = self.reprs(recv)[0];
                self.convert_const(recv, this)
            }
            Repr::Func(family) => super::call::const_function(self, family, obj),
            Repr::MethodOfClass => {
                let Object::BoundMethod { this, .. } = *self.session.heap.get(obj) else {
                    return self.bad_const(repr, obj);
                };
                self.class_vtable(this)
            }
            Repr::Closure(family) if self.is_bound_to_instance(obj) => {
                super::closure::const_bound_method(self, repr, family, obj, ty)
            }
            Repr::Closure(_) if self.session.heap.instance(obj).is_some() => {
                // An object with `__call__`: the method, bound to it.
                let heap = &mut self.session.heap;
                let func = heap.lookup_in_class(heap.type_of(obj), "__call__");
                let is_plain = |&func: &ObjId| heap.function(func).is_some();
                let Some(func) = func.map(|(_, f)| f).filter(is_plain) else {
                    return self.bad_const(repr, obj);
                };
                let bound = self.called_objects.get(&obj).copied();
                let bound = bound.unwrap_or_else(|| {
                    self.session
                        .heap
                        .add(Object::BoundMethod { func, this: obj })
                });
                self.called_objects.insert(obj, bound);
                self.convert_const(repr, bound)
            }
            Repr::Closure(_) => {
                let function = super::call::the_function(self, obj);
                self.const_data(repr, function, ty, Unfilled::Function)
            }
            Repr::Frozen(_) => self.const_data(repr, obj, ty, Unfilled::Frozen),
            Repr::MethodOfFrozen(family) => {
                let Object::BoundMethod { this, .. } = *self.session.heap.get(obj) else {
                    return self.bad_const(repr, obj);
                };
                self.convert_const(Repr::Frozen(family), this)
            }
            Repr::List(_) | Repr::Seq(_) => super::rlist::convert_const(self, repr, obj),
            Repr::Dict(_) | Repr::Set(_) => super::rdict::convert_const(self, repr, obj),
            Repr::DictView(def, _) => match *self.session.heap.get(obj) {
                Object::DictView { dict, .. } => self.convert_const(Repr::Dict(def), dict),
                _ => self.bad_const(repr, obj),
            },
            Repr::WeakRef(_) => super::weakref::constant(self, repr, obj),
            Repr::ByteArray => super::rbytes::bytearray_const(self, obj),
            Repr::Ptr(_) => super::rptr::convert_const(self, repr, obj, ty),
            Repr::Builder => self.const_data(repr, obj, ty, Unfilled::Builder),
            _ => self.bad_const(repr, obj),
        }
    }

    /// The constant of an object that is data of its own: made once, filled later.
    pub fn const_data(
        &mut self,
        repr: Repr,
        obj: ObjId,
        ty: LlType,
        unfilled: fn(DataId, ObjId, Repr) -> Unfilled,
    ) -> RResult<LlConst> {
        if let Some(known) = self.prebuilt.get(&(obj, repr)) {
            return Ok(known.clone());
        }
        let LlType::Ptr(container) = ty else {
            return self.bad_const(repr, obj);
        };
        let name = format!("pbc_{}", self.session.heap.type_name(obj));
        let data = self.new_object(LlType::Inline(container), obj, name);
        let constant = LlConst::Data(ty, data);
        self.prebuilt.insert((obj, repr), constant.clone());
        self.unfilled.push(unfilled(data, obj, repr));
        Ok(constant)
    }

    /// Reports that an object does not fit a representation.
    pub fn bad_const<T>(&self, repr: Repr, obj: ObjId) -> RResult<T> {
        let what = self.describe(repr);
        let found = self.session.heap.type_name(obj);
        error(
            "RP0506",
            format!("a prebuilt object of type {found} cannot be used as {what}"),
        )
    }

    /// Makes the contents of data.
    pub fn fill(&mut self, unfilled: Unfilled) -> RResult<()> {
        match unfilled {
            Unfilled::Instance(data, obj, class) => self.fill_instance(data, obj, class),
            Unfilled::Frozen(data, obj, repr) => super::rpbc::fill_frozen(self, data, obj, repr),
            Unfilled::List(data, obj, repr) => super::rlist::fill(self, data, obj, repr),
            Unfilled::Dict(data, obj, repr) => super::rdict::fill(self, data, obj, repr),
            Unfilled::WeakRef(data, obj, repr) => super::weakref::fill(self, data, obj, repr),
            Unfilled::Builder(data, obj, repr) => super::rstr::fill_builder(self, data, obj, repr),
            Unfilled::Container(data, obj) => super::rptr::fill(self, data, obj),
            Unfilled::Vtable(data, class) => self.fill_vtable(data, class),
            Unfilled::Function(data, obj, repr) => {
                super::call::fill_function(self, data, obj, repr)
            }
        }
    }

    pub(super) fn is_bound_to_instance(&self, obj: ObjId) -> bool {
        match *self.session.heap.get(obj) {
            Object::BoundMethod { this, .. } => {
                let desc = self.ann.desc_of.get(&this).map(|&d| &self.ann.descs[d]);
                desc.is_none() && self.session.heap.instance(this).is_some()
            }
            _ => false,
        }
    }

    /// The truth of an immutable object of one of Python's own types.
    pub fn const_truth(&self, obj: ObjId) -> Option<bool> {
        Some(match self.session.heap.get(obj) {
            Object::None => false,
            Object::Bool(b) => *b,
            Object::Int(n) => *n != 0,
            Object::BigInt(_) => true,
            Object::Float(f) => *f != 0.0,
            Object::Str(s) => !s.is_empty(),
            Object::Bytes(b) => !b.is_empty(),
            Object::Tuple(items) => !items.is_empty(),
            Object::Function(_) | Object::Builtin(_) | Object::Class(_) => true,
            _ => return None,
        })
    }

    fn const_float(&self, obj: ObjId) -> Option<f64> {
        let heap = &self.session.heap;
        // An `r_singlefloat` holds its bytes.
        if let Some(bytes) = heap.instance_attr(obj, "_bytes") {
            let bytes = heap.as_bytes(bytes)?.get(..4)?.try_into().ok()?;
            return Some(f32::from_ne_bytes(bytes).into());
        }
        match heap.as_float(obj) {
            Some(f) => Some(f),
            None => heap.as_bigint(obj).and_then(|n| n.to_f64()),
        }
    }

    fn const_char(&self, obj: ObjId) -> Option<u32> {
        let mut chars = self.session.heap.as_str(obj)?.chars();
        let first = chars.next()?;
        chars.next().is_none().then_some(u32::from(first))
    }

    /// A string as data, shared by content.
    pub fn string_const(&mut self, text: &str) -> LlConst {
        super::rstr::string_const(self, text)
    }

    /// Bytes as data, shared by content.
    pub fn bytes_const(&mut self, bytes: Vec<u8>) -> LlConst {
        super::rstr::bytes_const(self, bytes)
    }

    fn const_tuple(
        &mut self,
        repr: Repr,
        items: super::repr::ReprsId,
        obj: ObjId,
        values: Option<Vec<ObjId>>,
        ty: LlType,
    ) -> RResult<LlConst> {
        if let Some(known) = self.prebuilt.get(&(obj, repr)) {
            return Ok(known.clone());
        }
        let (Some(values), LlType::Ptr(container)) = (values, ty) else {
            return self.bad_const(repr, obj);
        };
        let reprs = self.reprs(items).to_vec();
        if reprs.len() != values.len() {
            return self.bad_const(repr, obj);
        }
        let fields: RResult<Vec<_>> = reprs
            .into_iter()
            .zip(values.iter())
            .map(|(repr, &value)| self.convert_const(repr, value))
            .collect();
        let data = self.new_data(LlType::Inline(container), "tuple");
        self.prog.data[data].value =
            Some(LlConst::Struct(fields?.into_iter().map(strip).collect()));
        let constant = LlConst::Data(ty, data);
        self.prebuilt.insert((obj, repr), constant.clone());
        Ok(constant)
    }

    /// The object that the toolchain holds for an attribute of a prebuilt instance: its own, or
    /// `None` if it has none.
    pub fn instance_attr(&self, obj: ObjId, name: &Name) -> Option<ObjId> {
        let instance = self.session.heap.instance(obj)?;
        if let Some(&value) = instance.slots.get(name) {
            return Some(value);
        }
        self.session.heap.dict_get_str(instance.dict?, name)
    }
}

/// `Void` fields hold no object.
pub fn strip(constant: LlConst) -> LlConst {
    match constant {
        LlConst::Void(_) => LlConst::Void(None),
        other => other,
    }
}

/// The low 128 bits of a number, in two's complement.
pub fn low_bits(n: &BigInt) -> i128 {
    if let Some(n) = n.to_i128() {
        return n;
    }
    let mut bytes = n.to_signed_bytes_le();
    let fill = if n.sign() == num_bigint::Sign::Minus {
        0xff
    } else {
        0
    };
    bytes.resize(bytes.len().max(16), fill);
    let mut low = [0u8; 16];
    low.copy_from_slice(&bytes[..16]);
    i128::from_le_bytes(low)
}

/// The container a data constant of this pointer type is made of.
pub fn inline_of(ty: LlType) -> LlType {
    match ty {
        LlType::Ptr(container) => LlType::Inline(container),
        other => other,
    }
}

/// The structure that a pointer type points to.
pub fn struct_of(ty: LlType) -> Option<crate::lltype::StructId> {
    match ty {
        LlType::Ptr(Container::Struct(id)) => Some(id),
        _ => None,
    }
}
