//! Arithmetic, comparison, truth, identity.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::is_sequence;
use crate::annotate::types::defs::{Content, KeyFunction};
use crate::annotate::types::model::*;
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use crate::host::object::ObjId;
use crate::host::slots::{binary_symbol, compare_symbol, unary_symbol};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::lltype::types::IntKind;
use num_traits::ToPrimitive;
use std::rc::Rc;

/// What can be compared with what.
#[derive(PartialEq, Eq, Clone, Copy)]
pub(in crate::annotate) enum Sort {
    Number,
    Str,
    Bytes,
    List,
    Tuple,
    Dict,
    Set,
    Instance,
    Pbc,
    None,
    Ll,
    /// Objects that say nothing of equality: each is equal to itself.
    Identity,
    Other,
}

pub(in crate::annotate) fn sort(kind: &Kind) -> Sort {
    match kind {
        Kind::Bool | Kind::Integer { .. } | Kind::Float | Kind::SingleFloat => Sort::Number,
        Kind::Char | Kind::Str => Sort::Str,
        Kind::Bytes | Kind::ByteArray => Sort::Bytes,
        Kind::List(_) => Sort::List,
        Kind::Tuple(_) | Kind::Seq(_) => Sort::Tuple,
        Kind::Dict(_) => Sort::Dict,
        Kind::Set { .. } | Kind::DictView { .. } => Sort::Set,
        Kind::Instance(_) => Sort::Instance,
        Kind::Pbc(_) | Kind::Type { .. } | Kind::Builtin(_) => Sort::Pbc,
        Kind::None => Sort::None,
        Kind::Ptr(_) | Kind::LlAddress | Kind::LlChar | Kind::LlType => Sort::Ll,
        Kind::Iterator { .. } | Kind::Builder => Sort::Identity,
        _ => Sort::Other,
    }
}

/// A view of keys or items: it has the operators of sets, which take any iterable.
fn is_set_like(value: &SomeValue) -> bool {
    matches!(
        value.kind,
        Kind::DictView {
            variant: IterVariant::Keys | IterVariant::Items,
            ..
        }
    )
}

/// Whether the operands of a set operator are such a view and an iterable, or a set and such a view; a set is not changed by one.
fn is_view_with_another(a: &SomeValue, b: &SomeValue, inplace: bool) -> bool {
    match a.kind {
        Kind::Set { .. } => is_set_like(b),
        _ => is_set_like(a) && is_iterable(b) && !inplace,
    }
}

fn is_iterable(value: &SomeValue) -> bool {
    matches!(
        value.kind,
        Kind::DictView { .. }
            | Kind::List(_)
            | Kind::Tuple(_)
            | Kind::Seq(_)
            | Kind::Set { .. }
            | Kind::Dict(_)
            | Kind::Iterator { .. }
            | Kind::Str
    )
}

impl Annotator<'_> {
    /// `-a`, `+a`, `~a`
    pub fn unary(&mut self, code: UnaryOp, a: &SomeValue) -> An {
        Ok(match (code, &a.kind) {
            (UnaryOp::Pos, Kind::Integer { nonneg, int, .. }) => SomeValue::integer(*int, *nonneg),
            (UnaryOp::Neg, Kind::Integer { int, .. }) => SomeValue::integer(*int, false),
            (UnaryOp::Invert, Kind::Integer { int, .. }) => SomeValue::integer(*int, false),
            (_, Kind::Bool) => SomeValue::int(),
            (UnaryOp::Pos | UnaryOp::Neg, Kind::Float) => SomeValue::float(),
            (UnaryOp::Neg, Kind::SingleFloat) => Kind::SingleFloat.into(),
            _ => return self.no_operation(unary_symbol(code), std::slice::from_ref(a)),
        })
    }

    /// `not a`
    pub fn not(&mut self, op: &Op<Hl>, a: &SomeValue) -> An<Outcome> {
        let truth = match self.truth(op, a)? {
            Outcome::Value(value) => value,
            // The truth is a call: negate what it gives.
            Outcome::Resolved(mut ops) => {
                let inner = self.new_var();
                if let Some(last) = ops.last_mut() {
                    last.result = inner;
                }
                let not = HlOp::Unary(UnaryOp::Not);
                return Ok(self.last(ops, op, not, vec![Value::Var(inner)]));
            }
        };
        Ok(self.maybe_negated(truth, true).into())
    }

    /// The truth of a value.
    pub fn truth(&mut self, op: &Op<Hl>, a: &SomeValue) -> An<Outcome> {
        let var = op.args[0].var();
        if let (Kind::Bool, false) = (&a.kind, a.nullable) {
            return Ok(a.clone().into());
        }
        let known = match &a.kind {
            _ if a.nullable => None,
            Kind::None => Some(false),
            Kind::Tuple(items) => Some(!items.is_empty()),
            Kind::Char => Some(true),
            Kind::Integer { .. } | Kind::Float | Kind::Str | Kind::Bytes => {
                a.konst.and_then(|c| self.const_truth(c))
            }
            Kind::Pbc(_)
            | Kind::Builtin(_)
            | Kind::BuiltinMethod { .. }
            | Kind::Iterator { .. } => Some(true),
            Kind::HostObject => a.konst.and_then(|c| self.const_truth(c)),
            _ => None,
        };
        if let Some(truth) = known {
            return Ok(self.const_bool(truth).into());
        }
        if let Kind::Instance(class) = a.kind {
            // Where only a subclass has `__len__`, `object` knows what to do.
            let by_length = self.has_special(class, "__len__");
            let by_length = by_length && !self.has_special(class, "__bool__");
            if by_length || self.has_special(class, "__bool__") {
                if a.nullable {
                    return self.helper_instead(("app_text", "nullable_bool"), &op.args[..1]);
                }
                if !by_length || !self.class_has(class, "__len__") {
                    return Ok(self.special_call(&op.args[0], "__bool__", &[]));
                }
                let mut ops = Vec::new();
                let len = self.step(&mut ops, HlOp::Len, op.args[..1].to_vec());
                return Ok(self.last(ops, op, HlOp::Bool, vec![len]));
            }
            if !a.nullable {
                return Ok(self.const_bool(true).into());
            }
        }
        let mut value = SomeValue::bool();
        let mut facts = Vec::new();
        if let (Some(var), true) = (var, a.can_be_none()) {
            facts.push((true, var, a.non_none()));
            if matches!(a.kind, Kind::Instance(_) | Kind::Pbc(_)) {
                facts.push((false, var, self.none()));
            }
        }
        if !facts.is_empty() {
            value.facts = Some(Rc::new(Facts::Known(facts)));
        }
        match a.kind {
            Kind::Impossible | Kind::HostObject | Kind::Cell(_) | Kind::LlType => {
                self.no_operation("bool", std::slice::from_ref(a))
            }
            _ => Ok(value.into()),
        }
    }

    fn const_truth(&self, obj: ObjId) -> Option<bool> {
        let heap = self.heap();
        if obj == heap.not_implemented {
            return Some(true);
        }
        if let Some(text) = heap.as_str(obj) {
            return Some(!text.is_empty());
        }
        if let Some(bytes) = heap.as_bytes(obj) {
            return Some(!bytes.is_empty());
        }
        if let Some(x) = heap.as_float(obj) {
            return Some(x != 0.0);
        }
        heap.as_int(heap.payload(obj)).map(|n| n != 0)
    }

    /// `a op b`, or `a op= b`
    pub fn binary(
        &mut self,
        op: &Op<Hl>,
        code: BinaryOp,
        a: &SomeValue,
        b: &SomeValue,
        inplace: bool,
    ) -> An<Outcome> {
        if let Some(outcome) = self.binary_special(op, code, a, b, inplace)? {
            return Ok(outcome);
        }
        use BinaryOp::*;
        if code == Mul && (is_sequence(&a.kind) || is_sequence(&b.kind)) {
            self.expect_fitting(a)?;
            self.expect_fitting(b)?;
        }
        let value: SomeValue = match (code, &a.kind, &b.kind) {
            (_, x, y) if x.is_int() && y.is_int() => self.int_binary(code, a, b)?,
            (Add | Sub | Mul | TrueDiv | FloorDiv | Mod | Pow, x, y)
                if x.is_real() && y.is_real() =>
            {
                SomeValue::float()
            }
            (Add | Sub | Mul | TrueDiv, Kind::SingleFloat, Kind::SingleFloat) => {
                Kind::SingleFloat.into()
            }
            (Mod, Kind::Str | Kind::Char | Kind::Bytes, _) => return self.percent(op, a, b),
            (Add, x, y) if x.is_text() && y.is_text() => SomeValue::str(),
            (Add, Kind::Bytes, y) if y.is_bytes() => SomeValue::bytes(),
            (Add, Kind::ByteArray, y) if y.is_bytes() => SomeValue::bytearray(),
            (Mul, x, y) if is_sequence(x) && y.is_int() => self.repeated(a, b, inplace)?,
            (Mul, x, y) if is_sequence(y) && x.is_int() => self.repeated(b, a, false)?,
            (Add, &Kind::List(def), _) if inplace => {
                self.mark_resized(def)?;
                if let Some(item) = self.items_of(b)? {
                    self.put_in(Content::Item(def), &item, "is added to the list here")?;
                }
                a.clone().without_facts()
            }
            (Add, &Kind::List(d), &Kind::List(e)) => {
                let (x, y) = (self.read_item(d), self.read_item(e));
                let item = self.join(&x, &y)?;
                self.new_list(&item)?
            }
            (Add, Kind::Tuple(x), Kind::Tuple(y)) => {
                let items: Vec<SomeValue> = x.iter().chain(y.iter()).cloned().collect();
                self.new_tuple(&items)
            }
            (Add, Kind::Tuple(_) | Kind::Seq(_), Kind::Tuple(_) | Kind::Seq(_)) => {
                let item = self.seq_item(a, b);
                SomeValue::seq(&self.joined(item)?)
            }
            (
                Or | And | Sub | Xor,
                &Kind::Set { def: d, frozen, .. },
                &Kind::Set { def: e, .. },
            ) => {
                // Whatever the operator, the keys of both are held alike: each is looked up in
                // the other.
                if inplace && !frozen {
                    let key = self.read_key(e);
                    self.put_in(Content::Key(d), &key, "meets the set here")?;
                    a.clone().without_facts()
                } else {
                    let def = self.dict_here(0);
                    for operand in [d, e] {
                        let key = self.read_key(operand);
                        self.put_in(Content::Key(def), &key, "comes from this set")?;
                    }
                    SomeValue::set(def, frozen)
                }
            }
            (Or, Kind::Dict(_), _) if inplace && !matches!(b.kind, Kind::Dict(_)) => {
                self.update_dict(a, b)?;
                a.clone().without_facts()
            }
            (Or | And | Sub | Xor, _, _) if is_view_with_another(a, b, inplace) => {
                let (x, y) = (self.items_of(a)?, self.items_of(b)?);
                let given = x.or(y.clone().filter(|_| code != Sub));
                let Some(given) = given else {
                    return Err(Stop::Blocked);
                };
                let def = self.dict_here(0);
                self.put_in(Content::Key(def), &given, "comes from this view")?;
                if let (Some(y), true) = (y, code != Sub) {
                    self.put_in(Content::Key(def), &y, "comes from here")?;
                }
                SomeValue::set(def, false)
            }
            (Or | And | Sub | Xor, _, _) if is_set_like(b) && is_iterable(a) => {
                let (left, right) = (op.args[0].clone(), op.args[1].clone());
                let mut ops = Vec::new();
                // (The view is asked for what both have.)
                let operands = match code {
                    And => vec![right, left],
                    _ => {
                        let set = Value::Const(self.heap().types.set);
                        vec![self.step_call(&mut ops, set, &[left]), right]
                    }
                };
                return Ok(self.last(ops, op, HlOp::Binary(code), operands));
            }
            (Or, &Kind::Dict(d), &Kind::Dict(e)) => {
                if inplace {
                    self.update_dict(a, b)?;
                    a.clone().without_facts()
                } else {
                    let def = self.dict_here(0);
                    for from in [d, e] {
                        let (key, value) = self.read_pair(from);
                        self.fill_dict(def, &key, &value)?;
                    }
                    SomeValue::dict(def)
                }
            }
            (Add | Sub, Kind::LlAddress, Kind::Integer { .. }) => Kind::LlAddress.into(),
            (Sub, Kind::LlAddress, Kind::LlAddress) => SomeValue::int(),
            _ => return self.no_operation(binary_symbol(code), &[a.clone(), b.clone()]),
        };
        Ok(value.into())
    }

    /// Arithmetic on machine integers.
    pub fn int_binary(&mut self, code: BinaryOp, a: &SomeValue, b: &SomeValue) -> An {
        let part = |s: &SomeValue| match s.kind {
            Kind::Integer { nonneg, int, .. } => (nonneg, int, false),
            _ => (true, IntKind::Signed, true),
        };
        let ((m, x, bool_a), (n, y, bool_b)) = (part(a), part(b));
        use BinaryOp::*;
        if bool_a && bool_b && matches!(code, And | Or | Xor) {
            return Ok(SomeValue::bool());
        }
        // Shifts keep the type of what is shifted.
        if matches!(code, LShift | RShift) {
            if b.is_const() {
                self.expect_fitting(b)?;
            }
            return Ok(SomeValue::integer(x, m && code == RShift));
        }
        if code == TrueDiv {
            return Ok(SomeValue::float());
        }
        let int = result_kind(x, y);
        // Cut to a smaller type it may become negative.
        let narrows = int.bits(64) < x.bits(64).max(y.bits(64));
        let (m, n) = match narrows {
            true => (false, false),
            false => (m, n),
        };
        let nonneg = match code {
            Add | Mul | FloorDiv | Or | Xor => m && n,
            Mod => n,
            And => m || n,
            Pow => {
                let exponent = self.int_of(b);
                if exponent.is_some_and(|e| e < 0) {
                    return Ok(SomeValue::float());
                }
                m
            }
            MatMul => return self.no_operation("@", &[a.clone(), b.clone()]),
            Sub | TrueDiv | LShift | RShift => false,
        };
        Ok(SomeValue::integer(int, nonneg))
    }

    /// A sequence, `times` times.
    fn repeated(&mut self, sequence: &SomeValue, times: &SomeValue, inplace: bool) -> An {
        Ok(match sequence.kind {
            Kind::Bytes => SomeValue::bytes(),
            Kind::ByteArray => SomeValue::bytearray(),
            Kind::List(def) if inplace => {
                self.mark_resized(def)?;
                sequence.clone().without_facts()
            }
            Kind::List(def) => {
                let item = self.read_item(def);
                self.new_list(&item)?
            }
            Kind::Tuple(_) | Kind::Seq(_) => self.repeated_tuple(sequence, times)?,
            _ => SomeValue::str(),
        })
    }

    /// A tuple, `times` times: of a known length if both are known.
    fn repeated_tuple(&mut self, tuple: &SomeValue, times: &SomeValue) -> An {
        let known = self.int_of(times);
        if let (Kind::Tuple(items), Some(n @ ..=1000)) = (&tuple.kind, known) {
            let n = n.max(0) as usize;
            let items: Vec<SomeValue> = std::iter::repeat_n(items.to_vec(), n).flatten().collect();
            return Ok(self.new_tuple(&items));
        }
        let item = self.seq_item(tuple, tuple);
        Ok(SomeValue::seq(&self.joined(item)?))
    }

    /// A comparison of slices: of what they are made of.
    fn compare_slices(&mut self, op: &Op<Hl>) -> Outcome {
        let mut ops = Vec::new();
        let tuples = op.args.iter().map(|slice| {
            let parts = ["start", "stop", "step"];
            let parts = parts.map(|part| self.step_attr(&mut ops, slice, part));
            self.step(&mut ops, HlOp::NewTuple, parts.to_vec())
        });
        let tuples = tuples.collect();
        self.last(ops, op, op.code, tuples)
    }

    /// `a == b` and the other comparisons.
    pub fn compare(
        &mut self,
        op: &Op<Hl>,
        code: CompareOp,
        a: &SomeValue,
        b: &SomeValue,
    ) -> An<Outcome> {
        let equality = matches!(code, CompareOp::Eq | CompareOp::Ne);
        let symbol = compare_symbol(code);
        if let Some(outcome) = self.compare_special(op, code, a, b)? {
            return Ok(outcome);
        }
        if equality && (a.is_none() || b.is_none()) {
            let is = self.is(op, a, b)?;
            return Ok(self.maybe_negated(is, code == CompareOp::Ne).into());
        }
        if a.is_optional() || b.is_optional() {
            return self.compare_optional(op, code, a, b);
        }
        if let Some(truth) = self.beyond(code, a, b) {
            return Ok(self.const_bool(truth).into());
        }
        if let (Some(x), Some(y)) = (a.konst, b.konst) {
            if self.heap().is_type_beside_function(x, y) {
                return self.no_operation(symbol, &[a.clone(), b.clone()]);
            }
            if let Some(truth) = self.fold_compare(code, x, y) {
                return Ok(self.const_bool(truth).into());
            }
        }
        if let (Kind::Slice(_), Kind::Slice(_)) = (&a.kind, &b.kind) {
            return Ok(self.compare_slices(op));
        }
        let (s, t) = (sort(&a.kind), sort(&b.kind));
        if s != t || matches!(s, Sort::Other | Sort::None) {
            if s == Sort::Ll || t == Sort::Ll {
                return Ok(SomeValue::bool().into());
            }
            if equality && s != Sort::Other && t != Sort::Other {
                return Ok(self.const_bool(code == CompareOp::Ne).into());
            }
            return self.no_operation(symbol, &[a.clone(), b.clone()]);
        }
        if let Some(outcome) = self.compare_views(op, code, a, b)? {
            return Ok(outcome);
        }
        match (s, &a.kind, &b.kind) {
            (Sort::Instance | Sort::Pbc, _, _) if equality => {}
            (Sort::Identity, _, _) if equality && !self.compatible(a, b, 0) => {
                return Ok(self.const_bool(code == CompareOp::Ne).into());
            }
            (Sort::Identity, _, _) if equality => {}
            (Sort::Instance | Sort::Pbc | Sort::Identity | Sort::Dict, _, _) if !equality => {
                return self.no_operation(symbol, &[a.clone(), b.clone()]);
            }
            (Sort::List, &Kind::List(d), &Kind::List(e)) => {
                if equality {
                    if let Some(first) = self.with_integers([d, e].map(Content::Item)) {
                        return self.equal_by_function(op, code, "lists_eq", first);
                    }
                }
                self.hold_lists_alike(d, e)?;
                let item = self.read_item(d);
                if !equality {
                    self.expect_ordered("items are compared", "", &item)?;
                }
                self.require_comparison(&item, equality)?;
            }
            (Sort::Tuple, Kind::Tuple(x), Kind::Tuple(y)) => {
                if x.len() != y.len() && equality {
                    return Ok(self.const_bool(code == CompareOp::Ne).into());
                }
                let (x, y) = (x.clone(), y.clone());
                for (p, q) in x.iter().zip(y.iter()) {
                    let both = self.join(p, q)?;
                    if !equality && matches!(both.kind, Kind::List(_) | Kind::Seq(_)) {
                        self.expect_ordered("items are compared", "", &both)?;
                    }
                    self.require_comparison(&both, equality)?;
                }
            }
            (Sort::Tuple, _, _) => {
                let (x, y) = (self.items_of(a)?, self.items_of(b)?);
                let both = self.join(&x.unwrap_or_default(), &y.unwrap_or_default())?;
                if !equality {
                    self.expect_ordered("items are compared", "", &both)?;
                }
                self.require_comparison(&both, equality)?;
            }
            (Sort::Dict, &Kind::Dict(d), &Kind::Dict(e)) => {
                let keys = self.with_integers([d, e].map(Content::Key));
                let values = self.with_integers([d, e].map(Content::Value));
                if let Some(first) = keys.or(values) {
                    return self.equal_by_function(op, code, "dicts_eq", first);
                }
                self.hold_dicts_alike(d, e)?;
                let value = self.read_value(d);
                self.require_comparison(&value, true)?;
            }
            (Sort::Set, &Kind::Set { def: d, .. }, &Kind::Set { def: e, .. }) => {
                if equality {
                    if let Some(first) = self.with_integers([d, e].map(Content::Key)) {
                        return self.equal_by_function(op, code, "sets_eq", first);
                    }
                }
                self.hold_dicts_alike(d, e)?;
            }
            (
                Sort::Set,
                &Kind::DictView {
                    def: d,
                    variant: IterVariant::Items,
                },
                &Kind::DictView { def: e, .. },
            ) => {
                self.hold_dicts_alike(d, e)?;
                let value = self.read_value(d);
                self.require_comparison(&value, true)?;
            }
            _ => {}
        }
        let mut value = SomeValue::bool();
        value.facts = self.compare_facts(op, code, a, b);
        Ok(value.into())
    }

    /// The comparison of a view of keys or items with another set. (Whether two dicts are equal is known to them.)
    fn compare_views(
        &mut self,
        op: &Op<Hl>,
        code: CompareOp,
        a: &SomeValue,
        b: &SomeValue,
    ) -> An<Option<Outcome>> {
        let of_items = |value: &SomeValue| {
            let Kind::DictView { variant, .. } = value.kind else {
                return false;
            };
            variant == IterVariant::Items
        };
        let is_view = is_set_like(a) || is_set_like(b);
        let is_set =
            |value: &SomeValue| is_set_like(value) || matches!(value.kind, Kind::Set { .. });
        let of_dicts = of_items(a) && of_items(b) && matches!(code, CompareOp::Eq | CompareOp::Ne);
        if !is_view || !is_set(a) || !is_set(b) || of_dicts {
            return Ok(None);
        }
        let (name, swapped) = match code {
            CompareOp::Le => ("view_le", false),
            CompareOp::Ge => ("view_le", true),
            CompareOp::Lt => ("view_lt", false),
            CompareOp::Gt => ("view_lt", true),
            CompareOp::Eq => ("view_eq", false),
            CompareOp::Ne => ("view_ne", false),
        };
        let mut args = op.args.clone();
        if swapped {
            args.swap(0, 1);
        }
        self.helper_instead(("app_text", name), &args).map(Some)
    }

    /// The functions that comparing items needs.
    fn require_comparison(&mut self, item: &SomeValue, equality: bool) -> An<()> {
        if equality {
            self.require(item, KeyFunction::Eq)
        } else {
            self.require_order(item)
        }
    }

    /// `a == b`, or `a != b`, by a function that is `==`, of these operands with this one first.
    fn equal_by_function(
        &mut self,
        op: &Op<Hl>,
        code: CompareOp,
        function: &'static str,
        first: usize,
    ) -> An<Outcome> {
        let func = Value::Const(self.helper(("app_text", function))?);
        let args = [op.args[first].clone(), op.args[1 - first].clone()];
        let mut ops = Vec::new();
        if code == CompareOp::Eq {
            return Ok(self.last_call(ops, op, func, &args));
        }
        let equal = self.step_call(&mut ops, func, &args);
        Ok(self.last(ops, op, HlOp::Unary(UnaryOp::Not), vec![equal]))
    }

    fn maybe_negated(&self, mut value: SomeValue, negate: bool) -> SomeValue {
        if !negate {
            return value;
        }
        value.konst = value
            .konst
            .and_then(|c| self.heap().as_bool(c))
            .map(|b| self.heap().new_bool(!b));
        if let Some(Facts::Known(facts)) = value.facts.as_deref() {
            let facts = facts
                .iter()
                .map(|(when, v, s)| (!when, *v, s.clone()))
                .collect();
            value.facts = Some(Rc::new(Facts::Known(facts)));
        }
        value
    }

    /// The comparison of a machine integer with a constant that is beyond all of its type.
    fn beyond(&self, code: CompareOp, a: &SomeValue, b: &SomeValue) -> Option<bool> {
        let heap = self.heap();
        let side = |value: &SomeValue, bound: &SomeValue| {
            let Kind::Integer { int, .. } = value.kind else {
                return None;
            };
            // (A constant of a machine type of its own is compared as one of that.)
            let bound = bound.konst.filter(|&c| heap.payload(c) == c)?;
            let bound = heap.as_bigint(bound)?;
            let bits = self.session.word_bits;
            let fits = |n: i128| int.wrap(n, bits) == n;
            match bound.to_i128() {
                Some(n) if fits(n) => None,
                _ => Some(bound.sign() == num_bigint::Sign::Minus),
            }
        };
        let less = match (side(a, b), side(b, a)) {
            (Some(below), _) => !below,
            (None, Some(below)) => below,
            (None, None) => return None,
        };
        Some(match code {
            CompareOp::Lt | CompareOp::Le => less,
            CompareOp::Gt | CompareOp::Ge => !less,
            CompareOp::Eq => false,
            CompareOp::Ne => true,
        })
    }

    fn fold_compare(&self, code: CompareOp, a: ObjId, b: ObjId) -> Option<bool> {
        let heap = self.heap();
        let (a, b) = (heap.payload(a), heap.payload(b));
        let order = if let (Some(x), Some(y)) = (heap.as_bigint(a), heap.as_bigint(b)) {
            x.cmp(&y)
        } else if let (Some(x), Some(y)) = (heap.as_str(a), heap.as_str(b)) {
            x.cmp(y)
        } else {
            return match code {
                CompareOp::Eq if a == b && heap.as_float(a).is_none() => Some(true),
                CompareOp::Ne if a == b && heap.as_float(a).is_none() => Some(false),
                _ => None,
            };
        };
        Some(match code {
            CompareOp::Lt => order.is_lt(),
            CompareOp::Le => order.is_le(),
            CompareOp::Eq => order.is_eq(),
            CompareOp::Ne => order.is_ne(),
            CompareOp::Gt => order.is_gt(),
            CompareOp::Ge => order.is_ge(),
        })
    }

    /// Non-negative numbers make what is greater non-negative.
    fn compare_facts(
        &self,
        op: &Op<Hl>,
        code: CompareOp,
        a: &SomeValue,
        b: &SomeValue,
    ) -> Option<Rc<Facts>> {
        let nonneg = |s: &SomeValue| match s.kind {
            Kind::Integer { nonneg, int, .. } if int.is_signed() => Some(nonneg),
            _ => None,
        };
        let (m, n) = (nonneg(a)?, nonneg(b)?);
        let int = |s: &SomeValue| match s.kind {
            Kind::Integer { int, .. } => SomeValue::integer(int, true),
            _ => SomeValue::nonneg_int(),
        };
        let minus_one = |s: &SomeValue| self.int_of(s).is_some_and(|v| v == -1);
        let mut facts = Vec::new();
        // (the truth under which the left is at least, or above, the right; and the reverse)
        let (left_ge, left_gt, right_ge, right_gt) = match code {
            CompareOp::Ge => (Some(true), None, None, Some(false)),
            CompareOp::Gt => (Some(true), Some(true), Some(false), None),
            CompareOp::Le => (None, Some(false), Some(true), None),
            CompareOp::Lt => (Some(false), None, Some(true), Some(true)),
            CompareOp::Eq => (Some(true), None, Some(true), None),
            CompareOp::Ne => (Some(false), None, Some(false), None),
        };
        let strict = |ge: Option<bool>, gt: Option<bool>| [ge, gt].into_iter().flatten();
        if let Some(var) = op.args[0].var() {
            if !m && n {
                facts.extend(
                    strict(left_ge, left_gt)
                        .take(1)
                        .map(|when| (when, var, int(a))),
                );
            } else if !m && minus_one(b) && code == CompareOp::Gt {
                facts.push((true, var, int(a)));
            }
        }
        if let Some(var) = op.args[1].var() {
            if m && !n {
                facts.extend(
                    strict(right_ge, right_gt)
                        .take(1)
                        .map(|when| (when, var, int(b))),
                );
            }
        }
        (!facts.is_empty()).then(|| Rc::new(Facts::Known(facts)))
    }
}

/// The type of a result of two integers, as `compute_restype` of `rarithmetic` has it: an `int`
/// takes the other's type; otherwise the larger size, unsigned if one of them is.
pub fn result_kind(x: IntKind, y: IntKind) -> IntKind {
    use IntKind::*;
    match (x, y) {
        _ if x == y => x,
        (Signed, other) | (other, Signed) => other,
        (I128, _) | (_, I128) => I128,
        (Wide, _) | (_, Wide) => Wide,
        _ => {
            let bits = x.bits(64).max(y.bits(64));
            match (x.is_signed() && y.is_signed(), bits) {
                (true, 8) => I8,
                (true, 16) => I16,
                (true, 32) => I32,
                (true, _) => I64,
                (false, 8) => U8,
                (false, 16) => U16,
                (false, 32) => U32,
                (false, _) if x == U64 || y == U64 => U64,
                (false, _) => Unsigned,
            }
        }
    }
}
