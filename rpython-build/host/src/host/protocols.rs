//! Operators and special methods: which of the operands' methods runs, and what happens if none
//! does.
//!
//! Objects of Python's own types go straight to [`super::types::native`]. Instances of a
//! program's classes (and classes with a metaclass of their own) are *user objects*: their
//! classes' MRO is searched. The special methods that Python's own classes have are
//! [`Slot`]s there, so a subclass finds them the same way.

use super::builtin::Args;
use super::hostspace::{HResult, HostSpace};
use super::iter::Iter;
use super::object::{Layout, ObjId, Object};
use super::slots::{
    binary_names, binary_symbol, compare_name, compare_swapped, compare_symbol, unary_name,
};
use super::types::native;
use crate::front::code::{BinaryOp, CompareOp, Name, UnaryOp};
use num_bigint::BigInt;
use std::sync::Arc;

impl HostSpace {
    /// Whether an object's special methods have to be looked for in its class.
    #[inline]
    pub fn is_user(&self, id: ObjId) -> bool {
        match self.heap.get(id) {
            Object::Instance(_) => true,
            Object::Class(c) => c.metaclass != self.heap.types.type_,
            _ => false,
        }
    }

    /// A special method of a class, as it is in the dict of a class on the MRO.
    pub fn special(&mut self, class: ObjId, name: &'static str) -> Option<ObjId> {
        self.heap.lookup_static(class, name).map(|(_, value)| value)
    }

    /// Calls a special method of a user object; `None` if its class has none.
    pub fn call_special(
        &mut self,
        obj: ObjId,
        name: &'static str,
        args: &[ObjId],
    ) -> HResult<Option<ObjId>> {
        let class = self.heap.type_of(obj);
        let Some(method) = self.special(class, name) else {
            return Ok(None);
        };
        self.call_method_of(method, obj, class, args).map(Some)
    }

    /// Calls what a class's dict holds as a method of an object.
    pub fn call_method_of(
        &mut self,
        method: ObjId,
        obj: ObjId,
        class: ObjId,
        args: &[ObjId],
    ) -> HResult {
        match self.heap.get(method) {
            Object::Function(_) => self.call_function(method, Some(obj), Args::positional(args)),
            Object::Builtin(_) => {
                let mut all = Vec::with_capacity(args.len() + 1);
                all.push(obj);
                all.extend_from_slice(args);
                self.call_args(method, Args::positional(&all))
            }
            _ => {
                let bound = self.bind_descriptor(method, Some(obj), class)?;
                self.call_args(bound, Args::positional(args))
            }
        }
    }

    // Operators.

    /// `op a`, except `not`.
    pub fn unary_op(&mut self, op: UnaryOp, a: ObjId) -> HResult {
        let value = match op {
            UnaryOp::Not => {
                let truth = self.truth(a)?;
                Some(self.heap.new_bool(!truth))
            }
            _ if self.is_user(a) => self.call_special(a, unary_name(op), &[])?,
            _ => native::unary(self, op, a)?,
        };
        if let Some(value) = value {
            return Ok(value);
        }
        let symbol = match op {
            UnaryOp::Pos => "unary +",
            UnaryOp::Neg => "unary -",
            _ => "unary ~",
        };
        let name = self.heap.type_name(a);
        Err(self.type_error(format!("bad operand type for {symbol}: '{name}'")))
    }

    /// `a op b`
    pub fn binary_op(&mut self, op: BinaryOp, a: ObjId, b: ObjId) -> HResult {
        match self.try_binary(op, a, b)? {
            Some(value) => Ok(value),
            None => Err(self.unsupported(binary_symbol(op), op == BinaryOp::Pow, a, b)),
        }
    }

    /// `a op= b`
    pub fn inplace_op(&mut self, op: BinaryOp, a: ObjId, b: ObjId) -> HResult {
        let done = if self.is_user(a) {
            let value = self.call_special(a, binary_names(op)[2], &[b])?;
            value.filter(|&v| v != self.heap.not_implemented)
        } else {
            let other = self.native_operand(op, a, b);
            native::inplace(self, op, a, other)?
        };
        match done {
            Some(value) => Ok(value),
            None => match self.try_binary(op, a, b)? {
                Some(value) => Ok(value),
                None => {
                    let symbol = format!("{}=", binary_symbol(op));
                    Err(self.unsupported(&symbol, false, a, b))
                }
            },
        }
    }

    fn unsupported(
        &mut self,
        symbol: &str,
        pow: bool,
        a: ObjId,
        b: ObjId,
    ) -> super::space::Unwind<ObjId> {
        let symbol = if pow { "** or pow()" } else { symbol };
        let (a, b) = (self.heap.type_name(a), self.heap.type_name(b));
        self.type_error(format!(
            "unsupported operand type(s) for {symbol}: '{a}' and '{b}'"
        ))
    }

    /// The right operand as a native operation wants it. `str % x` formats `x` itself.
    pub(super) fn native_operand(&self, op: BinaryOp, a: ObjId, b: ObjId) -> ObjId {
        match self.heap.get(a) {
            Object::Str(_) | Object::Bytes(_) | Object::ByteArray(_) if op == BinaryOp::Mod => b,
            _ => self.heap.payload(b),
        }
    }

    /// `a op b`; `None` if neither side knows it.
    pub fn try_binary(&mut self, op: BinaryOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
        let (user_a, user_b) = (self.is_user(a), self.is_user(b));
        if !user_a && !user_b {
            return native::binary(self, op, a, b);
        }
        let [plain, reflected, _] = binary_names(op);
        let (class_a, class_b) = (self.heap.type_of(a), self.heap.type_of(b));
        let other = match class_a != class_b && user_b {
            true => self.special(class_b, reflected),
            false => None,
        };
        let mut other = other.map(|method| (method, class_b));
        if let Some((method, _)) = other {
            let first = self.heap.is_subclass(class_b, class_a)
                && self.special(class_a, reflected) != Some(method);
            if first {
                other = None;
                if let Some(value) = self.implemented(method, b, class_b, a)? {
                    return Ok(Some(value));
                }
            }
        }
        // Sequences concatenate and repeat only after the other side's number methods.
        let sequence = matches!(op, BinaryOp::Add | BinaryOp::Mul)
            && matches!(
                self.heap.get(a),
                Object::Str(_)
                    | Object::Bytes(_)
                    | Object::ByteArray(_)
                    | Object::List(_)
                    | Object::Tuple(_)
            );
        if let (true, Some((method, class))) = (sequence, other) {
            other = None;
            if let Some(value) = self.implemented(method, b, class, a)? {
                return Ok(Some(value));
            }
        }
        let value = if user_a {
            match self.special(class_a, plain) {
                Some(method) => self.implemented(method, a, class_a, b)?,
                None => None,
            }
        } else {
            let operand = self.native_operand(op, a, b);
            native::binary(self, op, a, operand)?
        };
        if value.is_some() {
            return Ok(value);
        }
        match other {
            Some((method, class)) => self.implemented(method, b, class, a),
            None if !user_b && class_a != class_b && self.heap.payload(a) != a => {
                let a = self.heap.payload(a);
                native::binary(self, op, a, b)
            }
            None => Ok(None),
        }
    }

    /// Calls a binary method; `None` for `NotImplemented`.
    fn implemented(
        &mut self,
        method: ObjId,
        obj: ObjId,
        class: ObjId,
        arg: ObjId,
    ) -> HResult<Option<ObjId>> {
        if method == self.heap.none {
            return Ok(None);
        }
        let value = self.call_method_of(method, obj, class, &[arg])?;
        Ok((value != self.heap.not_implemented).then_some(value))
    }

    /// `a op b` of a comparison.
    pub fn compare_op(&mut self, op: CompareOp, a: ObjId, b: ObjId) -> HResult {
        self.deeper(|space| space.compare_within(op, a, b))
    }

    fn compare_within(&mut self, op: CompareOp, a: ObjId, b: ObjId) -> HResult {
        let value = if !self.is_user(a) && !self.is_user(b) {
            match native::compare(self, op, a, b)? {
                Some(value) => Some(value),
                // A comparison that only the right side knows.
                None => native::compare(self, compare_swapped(op), b, a)?,
            }
        } else {
            self.compare_user(op, a, b)?
        };
        match (value, op) {
            (Some(value), _) => Ok(value),
            (None, CompareOp::Eq) => Ok(self.heap.new_bool(a == b)),
            (None, CompareOp::Ne) => Ok(self.heap.new_bool(a != b)),
            (None, _) => {
                let (a, b) = (self.heap.type_name(a), self.heap.type_name(b));
                let symbol = compare_symbol(op);
                Err(self.type_error(format!(
                    "'{symbol}' not supported between instances of '{a}' and '{b}'"
                )))
            }
        }
    }

    fn compare_user(&mut self, op: CompareOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
        let (class_a, class_b) = (self.heap.type_of(a), self.heap.type_of(b));
        let swapped = compare_swapped(op);
        let right_first = class_a != class_b && self.heap.is_subclass(class_b, class_a);
        if right_first {
            if let Some(value) = self.compare_half(swapped, b, a)? {
                return Ok(Some(value));
            }
        }
        if let Some(value) = self.compare_half(op, a, b)? {
            return Ok(Some(value));
        }
        if right_first {
            return Ok(None);
        }
        self.compare_half(swapped, b, a)
    }

    /// What the left operand's class says; `None` for `NotImplemented`.
    pub fn compare_half(&mut self, op: CompareOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
        if !self.is_user(a) {
            let b = self.heap.payload(b);
            return native::compare(self, op, a, b);
        }
        let class = self.heap.type_of(a);
        match self.heap.lookup_static(class, compare_name(op)) {
            Some((owner, _)) if owner == self.heap.types.object => self.compare_default(op, a, b),
            Some((_, method)) => self.implemented(method, a, class, b),
            None => self.compare_default(op, a, b),
        }
    }

    /// `object`'s comparisons: `!=` is the inverse of `==`.
    pub fn compare_default(&mut self, op: CompareOp, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
        match op {
            CompareOp::Eq if a == b => Ok(Some(self.heap.true_)),
            CompareOp::Ne => match self.compare_half_eq(a, b)? {
                Some(equal) => {
                    let equal = self.truth(equal)?;
                    Ok(Some(self.heap.new_bool(!equal)))
                }
                None => Ok(None),
            },
            _ => Ok(None),
        }
    }

    fn compare_half_eq(&mut self, a: ObjId, b: ObjId) -> HResult<Option<ObjId>> {
        self.compare_half(CompareOp::Eq, a, b)
    }

    /// `a == b` as a truth value.
    pub fn eq(&mut self, a: ObjId, b: ObjId) -> HResult<bool> {
        if a != b {
            if let Some(equal) = self.heap.native_eq(a, b) {
                return Ok(equal);
            }
        }
        let value = self.compare_op(CompareOp::Eq, a, b)?;
        self.truth(value)
    }

    /// Identity or equality: how containers compare their items.
    pub fn same(&mut self, a: ObjId, b: ObjId) -> HResult<bool> {
        Ok(a == b || self.eq(a, b)?)
    }

    /// `a < b` as a truth value.
    pub fn less(&mut self, a: ObjId, b: ObjId) -> HResult<bool> {
        if let (Object::Int(x), Object::Int(y)) = (self.heap.get(a), self.heap.get(b)) {
            return Ok(x < y);
        }
        let value = self.compare_op(CompareOp::Lt, a, b)?;
        self.truth(value)
    }

    /// `bool(a)`
    pub fn truth(&mut self, a: ObjId) -> HResult<bool> {
        match self.heap.get(a) {
            Object::Bool(b) => return Ok(*b),
            Object::None => return Ok(false),
            Object::Int(i) => return Ok(*i != 0),
            Object::Str(s) => return Ok(!s.is_empty()),
            _ => {}
        }
        if !self.is_user(a) {
            return Ok(native::is_true(self, a)?.unwrap_or(true));
        }
        if let Some(value) = self.call_special(a, "__bool__", &[])? {
            return match self.heap.as_bool(value) {
                Some(truth) => Ok(truth),
                None => {
                    let name = self.heap.type_name(value);
                    Err(self.type_error(format!("__bool__ should return bool, returned {name}")))
                }
            };
        }
        let class = self.heap.type_of(a);
        match self.special(class, "__len__") {
            Some(_) => Ok(self.length(a)? != 0),
            None => Ok(true),
        }
    }

    /// `len(a)`
    pub fn length(&mut self, a: ObjId) -> HResult<usize> {
        if self.is_user(a) {
            if let Some(value) = self.call_special(a, "__len__", &[])? {
                let n = self.index(value)?;
                return match usize::try_from(n) {
                    Ok(n) => Ok(n),
                    Err(_) => Err(self.value_error("__len__() should return >= 0")),
                };
            }
        } else if let Some(n) = native::len(self, a)? {
            return Ok(n);
        }
        let name = self.heap.type_name(a);
        Err(self.type_error(format!("object of type '{name}' has no len()")))
    }

    /// An integer through `__index__`, of any size.
    pub fn index_big(&mut self, a: ObjId) -> HResult<BigInt> {
        if let Some(i) = self.heap.as_bigint(a) {
            return Ok(i);
        }
        if self.is_user(a) {
            if let Some(value) = self.call_special(a, "__index__", &[])? {
                return match self.heap.as_bigint(value) {
                    Some(i) => Ok(i),
                    None => {
                        let name = self.heap.type_name(value);
                        Err(self.type_error(format!("__index__ returned non-int (type {name})")))
                    }
                };
            }
        }
        let name = self.heap.type_name(a);
        Err(self.type_error(format!(
            "'{name}' object cannot be interpreted as an integer"
        )))
    }

    /// An integer through `__index__` that fits.
    pub fn index(&mut self, a: ObjId) -> HResult<i64> {
        if let Some(i) = self.heap.as_int(a) {
            return Ok(i);
        }
        let big = self.index_big(a)?;
        match num_traits::ToPrimitive::to_i64(&big) {
            Some(i) => Ok(i),
            None => Err(self.overflow_error("Python int too large to convert to C ssize_t")),
        }
    }

    // Items.

    /// `a[index]`
    pub fn get_item(&mut self, a: ObjId, index: ObjId) -> HResult {
        let value = if self.is_user(a) {
            self.call_special(a, "__getitem__", &[index])?
        } else {
            native::getitem(self, a, index)?
        };
        if let Some(value) = value {
            return Ok(value);
        }
        if self.heap.class(a).is_some() {
            return self.class_getitem(a, index);
        }
        let name = self.heap.type_name(a);
        Err(self.type_error(format!("'{name}' object is not subscriptable")))
    }

    /// `C[index]`
    fn class_getitem(&mut self, class: ObjId, index: ObjId) -> HResult {
        if let Some((_, method)) = self.heap.lookup_static(class, "__class_getitem__") {
            let bound = self.bind_descriptor(method, None, class)?;
            return self.call_args(bound, Args::positional(&[index]));
        }
        let t = self.heap.types;
        let generic = [
            t.list,
            t.dict,
            t.tuple,
            t.set,
            t.frozenset,
            t.type_,
            t.enumerate,
            t.mappingproxy,
            t.weakref,
        ];
        if self.heap.mro(class).iter().any(|c| generic.contains(c)) {
            let args = match self.heap.get(index) {
                Object::Tuple(_) => index,
                _ => self.heap.new_tuple(vec![index]),
            };
            return Ok(self.heap.add(Object::GenericAlias {
                origin: class,
                args,
            }));
        }
        let name = self.heap.class_name(class);
        Err(self.type_error(format!("type '{name}' is not subscriptable")))
    }

    /// `a[index] = value`
    pub fn set_item(&mut self, a: ObjId, index: ObjId, value: ObjId) -> HResult<()> {
        let done = if self.is_user(a) {
            self.call_special(a, "__setitem__", &[index, value])?
                .map(|_| ())
        } else {
            native::setitem(self, a, index, value)?
        };
        if done.is_some() {
            return Ok(());
        }
        let name = self.heap.type_name(a);
        Err(self.type_error(format!("'{name}' object does not support item assignment")))
    }

    /// `del a[index]`
    pub fn del_item(&mut self, a: ObjId, index: ObjId) -> HResult<()> {
        let done = if self.is_user(a) {
            self.call_special(a, "__delitem__", &[index])?.map(|_| ())
        } else {
            native::delitem(self, a, index)?
        };
        if done.is_some() {
            return Ok(());
        }
        let name = self.heap.type_name(a);
        // As CPython says it of what has no items at all.
        let not = match &*name {
            "NoneType" | "bool" | "int" | "float" => "does not",
            _ => "doesn't",
        };
        Err(self.type_error(format!("'{name}' object {not} support item deletion")))
    }

    /// `item in container`
    pub fn contains_item(&mut self, container: ObjId, item: ObjId) -> HResult<bool> {
        if self.is_user(container) {
            let class = self.heap.type_of(container);
            if let Some(method) = self.special(class, "__contains__") {
                if method == self.heap.none {
                    let name = self.heap.type_name(container);
                    return Err(self.type_error(format!("'{name}' object is not a container")));
                }
                let value = self.call_method_of(method, container, class, &[item])?;
                return self.truth(value);
            }
        } else if let Some(found) = native::contains(self, container, item)? {
            return Ok(found);
        }
        let iterator = match self.try_iter(container)? {
            Some(iterator) => iterator,
            None => {
                let name = self.heap.type_name(container);
                return Err(self.type_error(format!("argument of type '{name}' is not iterable")));
            }
        };
        while let Some(candidate) = self.next_item(iterator)? {
            if self.same(candidate, item)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    // Iteration.

    /// `iter(a)`; `None` if it cannot be iterated over.
    pub fn try_iter(&mut self, a: ObjId) -> HResult<Option<ObjId>> {
        if !self.is_user(a) {
            return match self.heap.get(a) {
                Object::Generator(_) | Object::Iter(_) => Ok(Some(a)),
                _ => native::iter(self, a),
            };
        }
        let class = self.heap.type_of(a);
        if let Some(method) = self.special(class, "__iter__") {
            if method == self.heap.none {
                return Ok(None);
            }
            let iterator = self.call_method_of(method, a, class, &[])?;
            if self.is_iterator(iterator) {
                return Ok(Some(iterator));
            }
            let name = self.heap.type_name(iterator);
            return Err(self.type_error(format!("iter() returned non-iterator of type '{name}'")));
        }
        if self.special(class, "__getitem__").is_some() {
            return Ok(Some(
                self.heap
                    .add(Object::Iter(Box::new(Iter::Sequence(Some(a), 0)))),
            ));
        }
        Ok(None)
    }

    /// Whether it has `__next__`.
    pub fn is_iterator(&mut self, a: ObjId) -> bool {
        match self.heap.get(a) {
            Object::Iter(_) | Object::Generator(_) => true,
            _ if self.is_user(a) => {
                let class = self.heap.type_of(a);
                self.special(class, "__next__").is_some()
            }
            _ => false,
        }
    }

    /// `iter(a)`
    pub fn iter_of(&mut self, a: ObjId) -> HResult {
        match self.try_iter(a)? {
            Some(iterator) => Ok(iterator),
            None => {
                let name = self.heap.type_name(a);
                Err(self.type_error(format!("'{name}' object is not iterable")))
            }
        }
    }

    /// The next item of an iterator; `None` at the end.
    pub fn next_item(&mut self, iterator: ObjId) -> HResult<Option<ObjId>> {
        match self.heap.get(iterator) {
            Object::Iter(_) => {
                // (One that calls functions ends with a `StopIteration` of theirs.)
                let result = native::next(self, iterator);
                let item = self.catch(result, self.heap.types.stop_iteration)?;
                Ok(item.flatten())
            }
            Object::Generator(_) => self.generator_next(iterator),
            _ if self.is_user(iterator) => {
                let result = self.call_special(iterator, "__next__", &[]);
                match self.catch(result, self.heap.types.stop_iteration)? {
                    None => Ok(None),
                    Some(Some(item)) => Ok(Some(item)),
                    Some(None) => Err(self.not_iterator(iterator)),
                }
            }
            _ => Err(self.not_iterator(iterator)),
        }
    }

    fn not_iterator(&mut self, a: ObjId) -> super::space::Unwind<ObjId> {
        let name = self.heap.type_name(a);
        self.type_error(format!("'{name}' object is not an iterator"))
    }

    /// All items of an iterable.
    pub fn collect(&mut self, a: ObjId) -> HResult<Vec<ObjId>> {
        match self.heap.get(a) {
            Object::Tuple(items) => return Ok(items.to_vec()),
            Object::List(items) => return Ok(items.clone()),
            _ => {}
        }
        self.expect_room_for_range(a)?;
        let iterator = self.iter_of(a)?;
        let mut items = Vec::new();
        while let Some(item) = self.next_item(iterator)? {
            self.expect_room_for_items(Some(items.len()))?;
            items.push(item);
        }
        Ok(items)
    }

    // Text and hashes.

    /// `repr(a)`
    pub fn repr(&mut self, a: ObjId) -> HResult<Arc<str>> {
        if self.is_user(a) {
            let class = self.heap.type_of(a);
            if let Some((owner, method)) = self.heap.lookup_static(class, "__repr__") {
                let builtin = self.heap.class(owner).is_some_and(|c| c.builtin);
                if !builtin {
                    let value = self.call_method_of(method, a, class, &[])?;
                    return self.string_result(value, "__repr__");
                }
            }
        }
        self.native_repr(a)
    }

    /// `repr(a)` as Python's own classes do it.
    pub fn native_repr(&mut self, a: ObjId) -> HResult<Arc<str>> {
        let payload = self.heap.payload(a);
        self.deeper(|space| {
            if let Some(text) = native::repr(space, payload)? {
                if payload == a {
                    return Ok(text.into());
                }
                // Sets say what class they are of.
                let name = space.heap.type_name(a);
                return Ok(match space.heap.get(payload) {
                    Object::Set(table) if table.is_empty() => format!("{name}()").into(),
                    Object::Set(_) => format!("{name}({text})").into(),
                    Object::FrozenSet(_) => text.replacen("frozenset", &name, 1).into(),
                    _ => text.into(),
                });
            }
            space.core_repr(a).map(Into::into)
        })
    }

    fn string_result(&mut self, value: ObjId, method: &str) -> HResult<Arc<str>> {
        match self.heap.as_str(value) {
            Some(text) => Ok(text.clone()),
            None => {
                let name = self.heap.type_name(value);
                Err(self.type_error(match method {
                    "__format__" => format!("{method} must return a str, not {name}"),
                    _ => format!("{method} returned non-string (type {name})"),
                }))
            }
        }
    }

    /// `str(a)`
    pub fn str(&mut self, a: ObjId) -> HResult<Arc<str>> {
        if let Object::Str(s) = self.heap.get(a) {
            return Ok(s.clone());
        }
        if self.is_user(a) {
            let class = self.heap.type_of(a);
            if let Some((owner, method)) = self.heap.lookup_static(class, "__str__") {
                let builtin = self.heap.class(owner).is_some_and(|c| c.builtin);
                if !builtin {
                    let value = self.call_method_of(method, a, class, &[])?;
                    return self.string_result(value, "__str__");
                }
                if owner == self.heap.types.object {
                    return self.repr(a);
                }
            }
        }
        self.native_str(a)
    }

    /// `str(a)` as Python's own classes do it.
    pub fn native_str(&mut self, a: ObjId) -> HResult<Arc<str>> {
        let payload = self.heap.payload(a);
        if self.heap.exception(a).is_some() {
            return self.exception_str(a);
        }
        match native::str(self, payload)? {
            Some(text) => Ok(text.into()),
            None => self.repr(a),
        }
    }

    /// `format(a, spec)`
    pub fn format_obj(&mut self, a: ObjId, spec: &str) -> HResult<Arc<str>> {
        if self.is_user(a) {
            let class = self.heap.type_of(a);
            if let Some((owner, method)) = self.heap.lookup_static(class, "__format__") {
                let builtin = self.heap.class(owner).is_some_and(|c| c.builtin);
                if !builtin {
                    let spec = self.heap.new_str(spec);
                    let value = self.call_method_of(method, a, class, &[spec])?;
                    return self.string_result(value, "__format__");
                }
            }
        }
        self.native_format(a, spec)
    }

    /// `format(a, spec)` as Python's own classes do it.
    pub fn native_format(&mut self, a: ObjId, spec: &str) -> HResult<Arc<str>> {
        if spec.is_empty() {
            return self.str(a);
        }
        let payload = self.heap.payload(a);
        match native::format(self, payload, spec)? {
            Some(text) => Ok(text.into()),
            None => {
                let name = self.heap.type_name(a);
                Err(self.type_error(format!(
                    "unsupported format string passed to {name}.__format__"
                )))
            }
        }
    }

    /// `hash(a)`
    pub fn hash(&mut self, a: ObjId) -> HResult<i64> {
        if let Some(hash) = self.heap.native_hash(a) {
            return Ok(hash);
        }
        if !self.is_user(a) {
            return match self.deeper(|space| native::hash(space, a))? {
                Some(hash) => Ok(hash),
                None => Err(self.unhashable(a)),
            };
        }
        let class = self.heap.type_of(a);
        match self.heap.lookup_static(class, "__hash__") {
            Some((_, method)) if method == self.heap.none => Err(self.unhashable(a)),
            Some((owner, method)) if !self.heap.class(owner).is_some_and(|c| c.builtin) => {
                let value = self.call_method_of(method, a, class, &[])?;
                match self.heap.native_hash(value) {
                    Some(hash) if self.heap.as_bigint(value).is_some() => Ok(hash),
                    _ => Err(self.type_error("__hash__ method should return an integer")),
                }
            }
            _ => self.native_hash_of(a),
        }
    }

    /// `hash(a)` as Python's own classes do it.
    pub fn native_hash_of(&mut self, a: ObjId) -> HResult<i64> {
        let payload = self.heap.payload(a);
        if payload == a {
            return Ok(super::heap::hash_id(a));
        }
        if let Some(hash) = self.heap.native_hash(payload) {
            return Ok(hash);
        }
        match native::hash(self, payload)? {
            Some(hash) => Ok(hash),
            None => Err(self.unhashable(a)),
        }
    }

    fn unhashable(&mut self, a: ObjId) -> super::space::Unwind<ObjId> {
        let name = self.heap.type_name(a);
        self.type_error(format!("unhashable type: '{name}'"))
    }

    /// Runs something that may go deep without a Python frame, within the recursion limit.
    pub fn deeper<T>(&mut self, run: impl FnOnce(&mut Self) -> HResult<T>) -> HResult<T> {
        self.enter_call()?;
        let result = run(self);
        self.depth -= 1;
        result
    }

    /// Counts a call; `RecursionError` beyond the limit.
    pub fn enter_call(&mut self) -> HResult<()> {
        if self.depth >= self.recursion_limit {
            return Err(self.error(
                self.heap.types.recursion_error,
                "maximum recursion depth exceeded",
            ));
        }
        self.depth += 1;
        Ok(())
    }

    /// The text of an attribute name given as an object.
    pub fn attr_name(&mut self, name: ObjId) -> HResult<Name> {
        match self.heap.as_str(name) {
            Some(text) => Ok(text.clone()),
            None => {
                let given = self.heap.type_name(name);
                Err(self.type_error(format!("attribute name must be string, not '{given}'")))
            }
        }
    }

    /// The class of Python's own whose layout instances of a class have, if any.
    pub fn layout(&self, class: ObjId) -> Option<ObjId> {
        match self.heap.class(class)?.layout {
            Layout::Plain => None,
            Layout::Builtin(own) => Some(own),
        }
    }
}
