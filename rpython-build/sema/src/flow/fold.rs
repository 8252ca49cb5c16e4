//! Constant folding in the flow space: what the host space computes once and for all.
//!
//! An operation is folded when it has no effect and its operands cannot change between flow
//! time and run time. Attributes of modules and classes count as constants: RPython programs do
//! not assign to them. When the host raises, the operation is recorded, and raises at run time.
//! Integers are exact here: that one fits a machine word counts where it is used as one.

use super::framestate::FlowValue;
use super::space::{fatal, FResult, Fact, FlowSpace};
use crate::front::code::{BinaryOp, UnaryOp};
use crate::host::modules::meanings::Meaning;
use crate::host::object::{Heap, ObjId, Object};
use crate::host::space::{ObjectSpace, Unwind};
use crate::host::Session;
use crate::ir::op::HlOp;
use num_traits::ToPrimitive;

/// Folded integers, and texts and tuples that folding makes, stay below these sizes: what is larger is made when the program
/// runs, as often as it wants.
const MAX_BITS: i64 = 1 << 17;
const MAX_ITEMS: usize = 1 << 16;

impl FlowSpace<'_> {
    /// The result of an operation on constants, if it can be had now.
    pub(super) fn fold(&mut self, code: HlOp, args: &[FlowValue]) -> FResult<Option<ObjId>> {
        if !code.info().foldable {
            return Ok(None);
        }
        let mut objects = Vec::with_capacity(args.len());
        for arg in args {
            match arg {
                FlowValue::Const(object) => objects.push(*object),
                FlowValue::Var(_) | FlowValue::Unrolled(..) => {
                    return Ok(self.fold_by_facts(code, args));
                }
            }
        }
        if !self.can_fold(code, &objects) {
            return Ok(None);
        }
        let result = self
            .session
            .folding(|host| run_on_host(host, code, &objects));
        match result {
            Ok(object) if makes_items(code) && !is_small(&self.session.heap, object) => Ok(None),
            Ok(object) => Ok(Some(object)),
            Err(Unwind::Raise(_) | Unwind::Stop) => Ok(None),
            Err(Unwind::Fatal(diagnostic)) => Err(Unwind::Fatal(diagnostic)),
        }
    }

    /// Folds what is known of variables by how they were made.
    fn fold_by_facts(&mut self, code: HlOp, args: &[FlowValue]) -> Option<ObjId> {
        match (code, args) {
            (HlOp::Type, [value]) => match self.fact(*value) {
                Fact::Exception(class) => Some(*class),
                _ => None,
            },
            (HlOp::Is, [a, b]) if a == b => Some(self.session.heap.true_),
            (HlOp::Is, [a, b]) => {
                let none = self.const_none();
                let other = match (*a == none, *b == none) {
                    (true, _) => *b,
                    (_, true) => *a,
                    (false, false) => return None,
                };
                match self.fact(other) {
                    Fact::None => None,
                    _ => Some(self.session.heap.false_),
                }
            }
            (HlOp::Len, [value]) => match self.fact(*value) {
                Fact::Tuple(items, None) => {
                    let len = items.len() as i64;
                    Some(self.session.heap.new_int(len))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn can_fold(&self, code: HlOp, args: &[ObjId]) -> bool {
        let heap = &self.session.heap;
        match code {
            HlOp::Is | HlOp::Type | HlOp::NewTuple | HlOp::NewSlice | HlOp::SameAs => true,
            HlOp::IsSubtype => heap.class(args[0]).is_some(),
            HlOp::GetAttr => self.fixed_attributes(args[0], args[1]),
            HlOp::Bool | HlOp::Unary(UnaryOp::Not) => self.fixed_truth(args[0]),
            HlOp::Contains => self.is_immutable(args[0]) && self.is_immutable(args[1]),
            // `list[int]` in an annotation that is evaluated, `Optional[A]`.
            HlOp::GetItem if heap.class(args[0]).is_some() || self.is_form(args[0]) => true,
            HlOp::Binary(BinaryOp::LShift | BinaryOp::Pow)
            | HlOp::Inplace(BinaryOp::LShift | BinaryOp::Pow) => {
                let bits = |n: ObjId| heap.as_bigint(n).map_or(0, |n| n.bits() as i64);
                let times = match heap.as_bigint(args[1]) {
                    Some(n) => n.to_i64().unwrap_or(i64::MAX),
                    None => 0,
                };
                let small = match code {
                    HlOp::Binary(BinaryOp::Pow) | HlOp::Inplace(BinaryOp::Pow) => {
                        bits(args[0]).saturating_mul(times) <= MAX_BITS
                    }
                    _ => times <= MAX_BITS,
                };
                small && args.iter().all(|&a| self.is_immutable(a))
            }
            HlOp::Binary(BinaryOp::Mul) | HlOp::Inplace(BinaryOp::Mul) => {
                let repeated = |items: usize, times: ObjId| {
                    let times = heap.as_int(times).map_or(0, |n| n.max(0) as usize);
                    items.saturating_mul(times) <= MAX_ITEMS
                };
                let [a, b] = [args[0], args[1]];
                let small = repeated(items(heap, a), b) && repeated(items(heap, b), a);
                small && args.iter().all(|&a| self.is_immutable(a))
            }
            _ => args.iter().all(|&a| self.is_immutable(a)),
        }
    }

    /// Whether an object is one of `typing` that gives another type when it is subscripted.
    fn is_form(&self, obj: ObjId) -> bool {
        let meaning = self.session.heap.meaning(self.session.heap.type_of(obj));
        matches!(meaning, Some(Meaning::Alias | Meaning::Form))
    }

    /// Whether an object and all it is made of cannot change.
    pub(super) fn is_immutable(&self, id: ObjId) -> bool {
        let heap = &self.session.heap;
        match heap.get(id) {
            Object::None
            | Object::NotImplemented
            | Object::Ellipsis
            | Object::Bool(_)
            | Object::Int(_)
            | Object::BigInt(_)
            | Object::Float(_)
            | Object::Complex(..)
            | Object::Str(_)
            | Object::Bytes(_)
            | Object::Range { .. }
            | Object::Function(_)
            | Object::Builtin(_)
            | Object::Class(_)
            | Object::Module(_)
            | Object::Union(_)
            | Object::GenericAlias { .. }
            | Object::Code(_) => true,
            Object::Tuple(items) => items.iter().all(|&item| self.is_immutable(item)),
            Object::FrozenSet(items) => items.keys().all(|item| self.is_immutable(item)),
            Object::Slice(parts) => parts.iter().all(|&part| self.is_immutable(part)),
            Object::BoundMethod { this, .. } => self.is_immutable(*this),
            // A value of a subclass of `int`, `str`, …: the machine integers of rarithmetic.
            Object::Instance(instance) => instance
                .payload
                .is_some_and(|payload| self.is_immutable(payload)),
            _ => false,
        }
    }

    /// Whether the truth of an object cannot change.
    fn fixed_truth(&self, id: ObjId) -> bool {
        let heap = &self.session.heap;
        if self.is_immutable(id) {
            return true;
        }
        match heap.get(id) {
            Object::Instance(instance) => ["__bool__", "__len__"]
                .iter()
                .all(|name| heap.lookup_in_class(instance.class, name).is_none()),
            Object::BoundMethod { .. } | Object::StaticMethod(_) => true,
            _ => false,
        }
    }

    /// Whether an attribute of an object cannot change: of modules, classes, functions, frozen
    /// instances and members of enumerations.
    fn fixed_attributes(&self, obj: ObjId, name: ObjId) -> bool {
        let heap = &self.session.heap;
        let Some(attr) = heap.as_str(name) else {
            return false;
        };
        match heap.get(obj) {
            Object::Module(_) if self.session.is_stream(obj) => false,
            Object::Class(_) => !self.class_attribute_may_change(obj, attr),
            Object::Module(_) | Object::Function(_) => true,
            Object::Instance(instance) => {
                let has = |name: &str| heap.lookup_in_class(instance.class, name).is_some();
                let member = has("_member_names_") || has("_member_map_");
                let named = matches!(&**attr, "value" | "name" | "_value_" | "_name_");
                // A tuple of a class of its own, as `sys.float_info`, has from that what others have by names.
                let payload = instance.payload.map(|payload| heap.get(payload));
                let of_class = heap.lookup_in_class(instance.class, attr);
                let plain = of_class.is_some_and(|(_, value)| {
                    matches!(
                        heap.get(value),
                        Object::Int(_) | Object::Float(_) | Object::Str(_)
                    )
                });
                let of_tuple = plain && matches!(payload, Some(Object::Tuple(_)));
                // What it has from its class may change as that may.
                (has("_freeze_") || member && named || of_tuple)
                    && (heap.instance_attr(obj, attr).is_some()
                        || heap.lookup_in_class(instance.class, attr).is_none()
                        || !self.class_attribute_may_change(instance.class, attr))
            }
            _ => false,
        }
    }

    /// The truth of a value, if it is known.
    pub(super) fn known_truth(&mut self, value: FlowValue) -> FResult<Option<bool>> {
        match value {
            FlowValue::Const(object) if self.fixed_truth(object) => {
                match self.session.is_true(object) {
                    Ok(truth) => Ok(Some(truth)),
                    Err(Unwind::Raise(_) | Unwind::Stop) => Ok(None),
                    Err(Unwind::Fatal(diagnostic)) => Err(Unwind::Fatal(diagnostic)),
                }
            }
            FlowValue::Const(_) => Ok(None),
            FlowValue::Var(_) => Ok(match self.fact(value) {
                Fact::Tuple(items, None) => Some(!items.is_empty()),
                _ => None,
            }),
            FlowValue::Unrolled(..) => fatal(self.error(
                "RP0315",
                "the iterator of an unrolled loop cannot be used as a value",
                "tested here",
            )),
        }
    }
}

/// Performs an operation on the host space.
fn run_on_host(host: &mut Session, code: HlOp, a: &[ObjId]) -> Result<ObjId, Unwind<ObjId>> {
    match code {
        HlOp::Unary(op) => host.unary(op, a[0]),
        HlOp::Binary(op) => host.binary(op, a[0], a[1]),
        HlOp::Inplace(op) => host.inplace(op, a[0], a[1]),
        HlOp::Compare(op) => host.compare(op, a[0], a[1]),
        HlOp::Is => {
            // Equal immutable constants may be one object or several: one, to a program.
            // (But a method is bound anew wherever it is read.)
            let bound = matches!(host.heap.get(a[0]), Object::BoundMethod { .. });
            let same = a[0] == a[1] || !bound && host.heap.equal_constants(a[0], a[1]);
            Ok(host.heap.new_bool(same))
        }
        HlOp::Contains => host.contains(a[1], a[0], false),
        HlOp::Bool => {
            let truth = host.is_true(a[0])?;
            Ok(host.heap.new_bool(truth))
        }
        HlOp::Len => ObjectSpace::len(host, a[0]),
        HlOp::GetAttr => match host.heap.as_str(a[1]).cloned() {
            Some(name) => host.getattr(a[0], &name),
            None => Err(Unwind::Stop),
        },
        HlOp::GetItem => host.getitem(a[0], a[1]),
        HlOp::GetSlice => {
            let slice = host.new_slice(a[1], a[2], None)?;
            host.getitem(a[0], slice)
        }
        HlOp::NewTuple => host.new_tuple(a),
        HlOp::NewSlice => host.new_slice(a[0], a[1], Some(a[2])),
        HlOp::Format(conversion) => {
            let spec = (host.heap.as_str(a[1]).is_none_or(|s| !s.is_empty())).then_some(a[1]);
            host.format_value(a[0], conversion, spec)
        }
        HlOp::BuildString => host.build_string(a),
        HlOp::Type => Ok(host.heap.shown_type(a[0])),
        HlOp::IsSubtype => match class_list(host, a[1]) {
            Some(classes) => {
                let is = classes.iter().any(|&c| host.heap.is_subclass(a[0], c));
                Ok(host.heap.new_bool(is))
            }
            None => Err(Unwind::Stop),
        },
        HlOp::TupleExtend => host.tuple_extend(a[0], a[1]),
        HlOp::UnpackCheck => {
            let count = host.heap.as_int(a[1]).and_then(|n| n.to_u32());
            let items = host.unpack_sequence(a[0], count.unwrap_or(0))?;
            host.new_tuple(&items)
        }
        HlOp::SameAs => Ok(a[0]),
        // Nothing else is foldable.
        _ => Err(Unwind::Stop),
    }
}

/// How many items, characters or bytes an object has; numbers have none.
pub(super) fn items(heap: &Heap, object: ObjId) -> usize {
    match heap.get(object) {
        Object::Str(text) => text.len(),
        Object::Bytes(bytes) => bytes.len(),
        Object::Tuple(items) => items.len(),
        Object::FrozenSet(items) => items.len(),
        _ => 0,
    }
}

/// Whether it has so few that folding may make it.
pub fn is_small(heap: &Heap, object: ObjId) -> bool {
    items(heap, object) <= MAX_ITEMS
}

/// Whether an operation makes texts, bytes or tuples, and does not only find them.
fn makes_items(code: HlOp) -> bool {
    matches!(
        code,
        HlOp::Binary(_)
            | HlOp::Inplace(_)
            | HlOp::Format(_)
            | HlOp::BuildString
            | HlOp::TupleExtend
    )
}

/// The classes of an `except` clause or of `isinstance`: one, or a tuple of them, nested.
pub(super) fn class_list(host: &Session, classes: ObjId) -> Option<Vec<ObjId>> {
    let mut list = Vec::new();
    let mut todo = vec![classes];
    while let Some(item) = todo.pop() {
        match host.heap.get(item) {
            Object::Class(_) => list.push(item),
            Object::Tuple(items) => todo.extend(items.iter().rev()),
            _ => return None,
        }
    }
    Some(list)
}
