//! Calling the special methods of Python's own classes: `int.__add__(x, y)`, `super().__eq__(x)`.

use super::builtin::Args;
use super::hostspace::{HResult, HostSpace};
use super::object::{ObjId, Object};
use super::slots::Slot;
use super::types::native;
use crate::front::code::BinaryOp;

impl HostSpace {
    /// Runs a special method of one of Python's own classes.
    pub fn call_slot(&mut self, slot: Slot, owner: ObjId, args: Args<'_>) -> HResult {
        let name = slot.name();
        let Some(&this) = args.pos.first() else {
            let class = self.heap.class_name(owner);
            return Err(
                self.type_error(format!("unbound method {class}.{name}() needs an argument"))
            );
        };
        if !self.heap.is_instance(this, owner) {
            let (class, given) = (self.heap.class_name(owner), self.heap.type_name(this));
            return Err(self.type_error(format!(
                "descriptor '{name}' requires a '{class}' object but received a '{given}'"
            )));
        }
        let rest = args.tail();
        match slot {
            Slot::Init => return self.native_init(owner, this, rest).map(|()| self.heap.none),
            Slot::Call => return self.call_slot_call(this, rest),
            _ => {}
        }
        let arity = match slot {
            Slot::Unary(_)
            | Slot::Len
            | Slot::Bool
            | Slot::Repr
            | Slot::Str
            | Slot::Hash
            | Slot::Iter
            | Slot::Next
            | Slot::Reversed
            | Slot::Abs
            | Slot::Int
            | Slot::Float
            | Slot::Index => 0,
            Slot::SetItem | Slot::SetAttr => 2,
            _ => 1,
        };
        let optional = matches!(slot, Slot::Binary(BinaryOp::Pow)) && rest.pos.len() == 2;
        if (rest.pos.len() != arity && !optional) || !rest.kw.is_empty() {
            let (plural, n) = (if arity == 1 { "" } else { "s" }, rest.pos.len());
            return Err(self.type_error(format!("expected {arity} argument{plural}, got {n}")));
        }
        match arity {
            0 if owner == self.heap.types.object => self.object_slot(slot, this),
            0 => self.slot_nullary(slot, this),
            1 => self.slot_unary(slot, owner, this, rest.pos[0]),
            _ => {
                match slot {
                    Slot::SetAttr => {
                        let name = self.attr_name(rest.pos[0])?;
                        self.generic_setattr(this, &name, rest.pos[1])?;
                    }
                    _ => {
                        let a = self.heap.payload(this);
                        if native::setitem(self, a, rest.pos[0], rest.pos[1])?.is_none() {
                            let name = self.heap.type_name(this);
                            return Err(self.type_error(format!(
                                "'{name}' object does not support item assignment"
                            )));
                        }
                    }
                }
                Ok(self.heap.none)
            }
        }
    }

    /// `object.__repr__(x)` and its like, whatever `x` is.
    fn object_slot(&mut self, slot: Slot, this: ObjId) -> HResult {
        match slot {
            Slot::Repr => {
                let text = self.default_repr(this);
                Ok(self.heap.new_str(text))
            }
            Slot::Str => {
                let text = self.repr(this)?;
                Ok(self.heap.new_str(text))
            }
            Slot::Hash => Ok(self.heap.new_int(super::heap::hash_id(this))),
            _ => self.slot_nullary(slot, this),
        }
    }

    fn slot_nullary(&mut self, slot: Slot, this: ObjId) -> HResult {
        let a = self.heap.payload(this);
        let value = match slot {
            Slot::Unary(op) => native::unary(self, op, a)?,
            Slot::Len => {
                let n = native::len(self, a)?;
                n.map(|n| self.heap.new_int(n as i64))
            }
            Slot::Bool => {
                let truth = native::is_true(self, a)?.unwrap_or(true);
                Some(self.heap.new_bool(truth))
            }
            Slot::Repr => {
                let text = self.native_repr(this)?;
                Some(self.heap.new_str(text))
            }
            Slot::Str => {
                let text = self.native_str(this)?;
                Some(self.heap.new_str(text))
            }
            Slot::Hash => {
                let hash = match self.heap.native_hash(this) {
                    Some(hash) => hash,
                    None => self.native_hash_of(this)?,
                };
                Some(self.heap.new_int(hash))
            }
            Slot::Iter => match self.heap.get(a) {
                Object::Generator(_) | Object::Iter(_) => Some(a),
                _ => native::iter(self, a)?,
            },
            Slot::Next => match self.next_item(a)? {
                Some(item) => Some(item),
                None => return Err(self.stop_iteration(None)),
            },
            Slot::Reversed => native::reversed(self, a)?,
            Slot::Abs => native::abs(self, a)?,
            Slot::Index | Slot::Int => match self.heap.get(a) {
                Object::Int(_) | Object::BigInt(_) => Some(a),
                Object::Bool(b) => {
                    let b = i64::from(*b);
                    Some(self.heap.new_int(b))
                }
                _ => native::new(self, self.heap.types.int, Args::positional(&[a]))?,
            },
            Slot::Float => match self.heap.get(a) {
                Object::Float(_) => Some(a),
                _ => native::new(self, self.heap.types.float, Args::positional(&[a]))?,
            },
            _ => None,
        };
        match value {
            Some(value) => Ok(value),
            None => {
                let (class, name) = (self.heap.type_name(this), slot.name());
                Err(self.type_error(format!("'{class}' object has no {name}")))
            }
        }
    }

    fn slot_unary(&mut self, slot: Slot, owner: ObjId, this: ObjId, arg: ObjId) -> HResult {
        let a = self.heap.payload(this);
        let value = match slot {
            Slot::Binary(op) => {
                let b = self.native_operand(op, a, arg);
                native::binary(self, op, a, b)?
            }
            Slot::Reflected(op) => {
                let b = self.heap.payload(arg);
                native::binary(self, op, b, a)?
            }
            Slot::Inplace(op) => {
                let b = self.heap.payload(arg);
                native::inplace(self, op, a, b)?.map(|v| if v == a { this } else { v })
            }
            Slot::Compare(op) => {
                if owner == self.heap.types.object {
                    self.compare_default(op, this, arg)?
                } else {
                    let b = self.heap.payload(arg);
                    native::compare(self, op, a, b)?
                }
            }
            Slot::Divmod => {
                let b = self.heap.payload(arg);
                native::divmod(self, a, b)?
            }
            Slot::ReflectedDivmod => {
                let b = self.heap.payload(arg);
                native::divmod(self, b, a)?
            }
            Slot::Format => {
                let Some(spec) = self.heap.as_str(arg).cloned() else {
                    let name = self.heap.type_name(arg);
                    return Err(
                        self.type_error(format!("__format__() argument must be str, not {name}"))
                    );
                };
                let text = self.native_format(this, &spec)?;
                return Ok(self.heap.new_str(text));
            }
            Slot::Contains => {
                let found = native::contains(self, a, arg)?.unwrap_or_default();
                return Ok(self.heap.new_bool(found));
            }
            Slot::GetItem => return self.slot_getitem(this, a, arg),
            Slot::DelItem => {
                native::delitem(self, a, arg)?;
                return Ok(self.heap.none);
            }
            Slot::GetAttribute => {
                let name = self.attr_name(arg)?;
                return self.generic_getattr(this, &name);
            }
            Slot::DelAttr => {
                let name = self.attr_name(arg)?;
                self.generic_delattr(this, &name)?;
                return Ok(self.heap.none);
            }
            _ => None,
        };
        Ok(value.unwrap_or(self.heap.not_implemented))
    }

    fn slot_getitem(&mut self, this: ObjId, a: ObjId, key: ObjId) -> HResult {
        if this != a && self.heap.dict(a).is_some() {
            if let Some(value) = self.dict_get(a, key)? {
                return Ok(value);
            }
            return match self.call_special(this, "__missing__", &[key])? {
                Some(value) => Ok(value),
                None => Err(self.key_error(key)),
            };
        }
        match native::getitem(self, a, key)? {
            Some(value) => Ok(value),
            None => {
                let name = self.heap.type_name(this);
                Err(self.type_error(format!("'{name}' object is not subscriptable")))
            }
        }
    }
}
