//! Which representation lowers which operation.
//!
//! One `match` per group of operations, on the representations of the operands; each arm is a
//! function of the module of its type.

use super::lower::{bool_const, void, Hop, LlValue, Lower};
use super::{error, rfloat, rint, RResult, Repr};
use crate::annotate::types::defs::CallFamilyId;
use crate::annotate::types::model::Kind;
use crate::front::code::{BinaryOp, CompareOp, UnaryOp};
use crate::host::object::{ObjId, Object};
use crate::ir::model::Value;
use crate::ir::op::HlOp;
use crate::lltype::{CmpOp, IntKind, LlConst, LlOp, LlType};

/// Lowers an operation; gives its result, of the type of the result's representation.
pub fn lower_op(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    if let Some(value) = known_result(cx, hop)? {
        return Ok(value);
    }
    match hop.op {
        HlOp::SameAs | HlOp::Hint | HlOp::Excluding => cx.inputarg(hop, 0, hop.r_result),
        HlOp::Is => is_(cx, hop),
        HlOp::Bool => truth(cx, hop),
        HlOp::Unary(UnaryOp::Not) => {
            let b = truth(cx, hop)?;
            Ok(cx.not(b))
        }
        HlOp::Unary(op) => unary(cx, hop, op),
        HlOp::Binary(op) => binary(cx, hop, op, false),
        HlOp::Inplace(op) => binary(cx, hop, op, true),
        HlOp::Compare(op) => compare(cx, hop, op),
        HlOp::Contains => contains(cx, hop),
        HlOp::Len => len(cx, hop),
        HlOp::GetAttr => getattr(cx, hop),
        HlOp::SetAttr => setattr(cx, hop),
        HlOp::DelAttr => unsupported(cx, hop, "del of an attribute"),
        HlOp::GetItem => getitem(cx, hop),
        HlOp::SetItem => setitem(cx, hop),
        HlOp::DelItem => delitem(cx, hop),
        HlOp::GetSlice | HlOp::SetSlice | HlOp::DelSlice => slice(cx, hop),
        HlOp::Iter | HlOp::Next => iteration(cx, hop),
        HlOp::SimpleCall | HlOp::CallArgs(_) => super::call::call(cx, hop),
        HlOp::NewTuple => super::rtuple::newtuple(cx, hop),
        HlOp::TupleExtend => binary(cx, hop, BinaryOp::Add, false),
        HlOp::NewList => super::rlist::newlist(cx, hop),
        HlOp::ListAppend | HlOp::ListExtend => super::rlist::display(cx, hop),
        HlOp::NewSet | HlOp::NewDict => super::rdict::newdict(cx, hop),
        HlOp::SetAdd | HlOp::SetUpdate | HlOp::DictSetItem | HlOp::DictUpdate => {
            super::rdict::display(cx, hop)
        }
        HlOp::NewSlice => super::rtuple::newslice(cx, hop),
        HlOp::UnpackCheck => unpack_check(cx, hop),
        HlOp::Format(_) | HlOp::BuildString => super::rformat::lower(cx, hop),
        HlOp::Type => super::rinstance::type_of(cx, hop),
        HlOp::IsSubtype => super::rinstance::is_subtype(cx, hop),
        HlOp::NewFunction | HlOp::NewCell | HlOp::GetCell | HlOp::SetCell => {
            super::closure::lower(cx, hop)
        }
        HlOp::UnpackStar
        | HlOp::UnpackRest
        | HlOp::ToRaise
        | HlOp::ToCause
        | HlOp::Yield
        | HlOp::Wrong => unsupported(cx, hop, hop.op.name()),
    }
}

/// Reports that these operands have no such operation.
pub fn unsupported<T>(cx: &mut Lower<'_, '_>, hop: &Hop, what: &str) -> RResult<T> {
    let operands: Vec<_> = hop.args.iter().map(|arg| cx.rt.describe(arg.r)).collect();
    error(
        "RP0510",
        format!("{what} is not supported on {}", operands.join(", ")),
    )
}

/// The result, if the annotator knows it and the operation does nothing else.
fn known_result(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<Option<LlValue>> {
    let Some(obj) = hop.s_result.konst else {
        return Ok(None);
    };
    let harmless = match hop.op {
        HlOp::Is | HlOp::Bool | HlOp::Compare(_) | HlOp::IsSubtype | HlOp::Type => true,
        HlOp::Unary(_) | HlOp::Binary(_) | HlOp::Len | HlOp::Contains | HlOp::SameAs => {
            hop.args.iter().all(|arg| !arg.s.can_be_none())
        }
        HlOp::GetAttr => {
            matches!(hop.args[0].s.kind, Kind::Ptr(_) | Kind::LlType)
                || hop.args.iter().all(|arg| !arg.s.can_be_none())
        }
        // Items of lists and dicts may be missing, even where all of them are the same.
        HlOp::GetItem => matches!(hop.args[0].s.kind, Kind::Tuple(_) | Kind::LlType),
        _ => false,
    };
    if !harmless {
        return Ok(None);
    }
    if let (HlOp::GetAttr, Repr::Instance(class)) = (hop.op, hop.r(0)) {
        super::rinstance::check_known(cx, hop, class)?;
    }
    cx.inputconst(hop.r_result, obj).map(Some)
}

fn is_interior(ty: &LlType) -> bool {
    matches!(ty, LlType::Interior(_))
}

/// `a is b`
pub fn is_(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let (a, b) = (hop.r(0), hop.r(1));
    match (a, b) {
        (Repr::None, Repr::None) => return Ok(bool_const(true)),
        (Repr::None, other) | (other, Repr::None) => {
            let arg = if a == Repr::None { 1 } else { 0 };
            let ty = cx.rt.lltype(other);
            return match ty {
                LlType::Ptr(_) | LlType::Address => {
                    let p = cx.inputarg(hop, arg, other)?;
                    let b = cx.nonzero(p);
                    Ok(cx.not(b))
                }
                _ => Ok(bool_const(false)),
            };
        }
        (Repr::Const(a), Repr::Const(b)) => return Ok(bool_const(a == b)),
        _ => {}
    }
    if matches!(a, Repr::Optional(_)) || matches!(b, Repr::Optional(_)) {
        return super::roptional::is(cx, hop);
    }
    let common = match (a, b) {
        (Repr::Instance(x), Repr::Instance(y)) => Repr::Instance(cx.rt.ann.common_base(x, y)),
        // What is none of the functions that a value may be.
        (Repr::Const(obj), Repr::Func(family) | Repr::Closure(family))
        | (Repr::Func(family) | Repr::Closure(family), Repr::Const(obj))
            if !is_member(cx, obj, family) =>
        {
            return Ok(bool_const(false));
        }
        (Repr::Const(_), other) | (other, Repr::Const(_)) => other,
        (Repr::Bool, Repr::Bool) => Repr::Bool,
        (Repr::Bool | Repr::Int(_), Repr::Bool | Repr::Int(_)) => {
            // Identity of numbers is not Python's business; equality of type and value is.
            if (a == Repr::Bool) != (b == Repr::Bool) {
                return Ok(bool_const(false));
            }
            return rint::compare(cx, hop, CompareOp::Eq);
        }
        (Repr::Ptr(x), Repr::Ptr(y)) if [x, y].iter().any(is_interior) => {
            return match x == y {
                true => super::rptr::same_part(cx, hop),
                false => Ok(bool_const(false)),
            }
        }
        (a, b) if a == b => a,
        (Repr::Char, Repr::Str) | (Repr::Str, Repr::Char) => {
            return compare(cx, hop, CompareOp::Eq)
        }
        _ => {
            return if cx.rt.lltype(a) == cx.rt.lltype(b) {
                let args = cx.inputargs(hop, &[a, b])?;
                identical(cx, args)
            } else {
                Ok(bool_const(false))
            }
        }
    };
    let args = cx.inputargs(hop, &[common, common])?;
    identical(cx, args)
}

/// Whether a function, or a bound method or object that is called, is one of a family.
fn is_member(cx: &Lower<'_, '_>, obj: ObjId, family: CallFamilyId) -> bool {
    let heap = &cx.rt.session.heap;
    if !matches!(
        heap.get(obj),
        Object::Function(_) | Object::Builtin(_) | Object::Class(_)
    ) {
        return true;
    }
    let desc = cx.rt.ann.desc_of.get(&obj);
    desc.is_some_and(|&desc| cx.rt.ann.family_of(desc) == Some(family))
}

/// Whether two values of one type are the same.
fn identical(cx: &mut Lower<'_, '_>, args: Vec<LlValue>) -> RResult<LlValue> {
    let code = match cx.ty(&args[0]) {
        LlType::Void => return Ok(bool_const(true)),
        LlType::Bool => LlOp::Bool(CmpOp::Eq),
        LlType::Char => LlOp::Char(CmpOp::Eq),
        LlType::UniChar => LlOp::UniChar(CmpOp::Eq),
        LlType::Int(kind) => LlOp::Int(crate::lltype::IntOp::Eq, kind),
        LlType::Float => LlOp::Float(crate::lltype::FloatOp::Eq),
        _ => LlOp::Ptr(CmpOp::Eq),
    };
    Ok(cx.genop(code, args, LlType::Bool))
}

/// `bool(a)`
pub fn truth(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let r = hop.r(0);
    if let Some(obj) = hop.konst(0) {
        if let Some(b) = cx.rt.const_truth(obj) {
            return Ok(bool_const(b));
        }
    }
    match r {
        Repr::Bool => cx.inputarg(hop, 0, Repr::Bool),
        Repr::Int(kind) => {
            let v = cx.inputarg(hop, 0, r)?;
            Ok(cx.int(crate::lltype::IntOp::IsTrue, kind, vec![v]))
        }
        Repr::Float => {
            let v = cx.inputarg(hop, 0, r)?;
            Ok(cx.float(crate::lltype::FloatOp::IsTrue, vec![v]))
        }
        Repr::SingleFloat => {
            let v = cx.inputarg(hop, 0, Repr::Float)?;
            Ok(cx.float(crate::lltype::FloatOp::IsTrue, vec![v]))
        }
        Repr::None | Repr::Impossible => Ok(bool_const(false)),
        Repr::Optional(id) => super::roptional::truth(cx, hop, id),
        Repr::Char | Repr::Const(_) => Ok(bool_const(true)),
        Repr::Tuple(items) => Ok(bool_const(!cx.rt.reprs(items).is_empty())),
        Repr::Str | Repr::Bytes | Repr::ByteArray => super::rstr::truth(cx, hop),
        Repr::Part => Ok(super::rpart::truth(cx, hop)),
        Repr::List(_) | Repr::Seq(_) => super::rlist::truth(cx, hop),
        Repr::Dict(_) | Repr::Set(_) | Repr::DictView(..) => super::rdict::truth(cx, hop),
        Repr::LlChar => unsupported(cx, hop, "truth"),
        // An instance with `__bool__` or `__len__` is a call by now: the annotator rewrites it.
        _ => {
            let v = cx.inputarg(hop, 0, r)?;
            match cx.ty(&v) {
                LlType::Ptr(_) | LlType::Address => Ok(cx.nonzero(v)),
                _ => Ok(bool_const(true)),
            }
        }
    }
}

fn unary(cx: &mut Lower<'_, '_>, hop: &Hop, op: UnaryOp) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Bool | Repr::Int(_) => rint::unary(cx, hop, op),
        Repr::Float | Repr::SingleFloat => rfloat::unary(cx, hop, op),
        _ => unsupported(cx, hop, "this operator"),
    }
}

/// Whether it is a number.
pub fn is_number(repr: Repr) -> bool {
    matches!(
        repr,
        Repr::Bool | Repr::Int(_) | Repr::Float | Repr::SingleFloat
    )
}

fn binary(cx: &mut Lower<'_, '_>, hop: &Hop, op: BinaryOp, inplace: bool) -> RResult<LlValue> {
    use Repr::*;
    match (hop.r(0), hop.r(1)) {
        (Bool | Int(_), Bool | Int(_)) if !matches!(hop.r_result, Float | SingleFloat) => {
            rint::binary(cx, hop, op)
        }
        (a, b) if is_number(a) && is_number(b) => rfloat::binary(cx, hop, op),
        (Str | Char, _) if op == BinaryOp::Mod => super::rformat::percent(cx, hop),
        (Bytes | ByteArray, _) if op == BinaryOp::Mod => super::rformat::percent(cx, hop),
        (Str | Char | Bytes | ByteArray, _) => super::rstr::binary(cx, hop, op, inplace),
        (_, Str | Char | Bytes | ByteArray) if op == BinaryOp::Mul => {
            super::rstr::binary(cx, hop, op, inplace)
        }
        (List(_), _) => super::rlist::binary(cx, hop, op, inplace),
        (_, List(_)) if op == BinaryOp::Mul => super::rlist::binary(cx, hop, op, inplace),
        (Tuple(_) | Seq(_), _) | (_, Seq(_)) if matches!(hop.r_result, Seq(_)) => {
            super::rlist::binary(cx, hop, op, false)
        }
        (_, Tuple(_)) if matches!(hop.r_result, Seq(_)) => super::rlist::binary(cx, hop, op, false),
        (Tuple(_), _) => super::rtuple::binary(cx, hop, op),
        (_, Tuple(_)) if op == BinaryOp::Mul => super::rtuple::binary(cx, hop, op),
        (Dict(_) | Set(_) | DictView(..), _) => super::rdict::binary(cx, hop, op, inplace),
        (LlChar, _) | (_, LlChar) => unsupported(cx, hop, "arithmetic"),
        _ => unsupported(cx, hop, "this operator"),
    }
}

/// The low-level comparison of characters and pointers.
pub fn cmp_op(op: CompareOp) -> CmpOp {
    match op {
        CompareOp::Lt => CmpOp::Lt,
        CompareOp::Le => CmpOp::Le,
        CompareOp::Eq => CmpOp::Eq,
        CompareOp::Ne => CmpOp::Ne,
        CompareOp::Gt => CmpOp::Gt,
        CompareOp::Ge => CmpOp::Ge,
    }
}

/// A comparison.
pub fn compare(cx: &mut Lower<'_, '_>, hop: &Hop, op: CompareOp) -> RResult<LlValue> {
    use Repr::*;
    let equality = matches!(op, CompareOp::Eq | CompareOp::Ne);
    match (hop.r(0), hop.r(1)) {
        (Optional(_), _) | (_, Optional(_)) if equality => {
            let eq = super::roptional::eq(cx, hop)?;
            Ok(cx.equality(op, eq))
        }
        (Bool | Int(_), Bool | Int(_)) => rint::compare(cx, hop, op),
        (a, b) if is_number(a) && is_number(b) => rfloat::compare(cx, hop, op),
        (Char, Char) => {
            let args = cx.inputargs(hop, &[Char, Char])?;
            Ok(cx.genop(LlOp::UniChar(cmp_op(op)), args, LlType::Bool))
        }
        (LlChar, LlChar | Str | Char) | (Str | Char, LlChar) => {
            let args = cx.inputargs(hop, &[LlChar, LlChar])?;
            Ok(cx.genop(LlOp::Char(cmp_op(op)), args, LlType::Bool))
        }
        (Part, Str | Char | Part) | (Str | Char, Part) => super::rpart::compare(cx, hop, op),
        (Str | Char, Str | Char) | (Bytes | ByteArray, Bytes | ByteArray) => {
            super::rstr::compare(cx, hop, op)
        }
        (None, _) | (_, None) | (Const(_), Const(_)) if equality => {
            let eq = is_(cx, hop)?;
            Ok(cx.equality(op, eq))
        }
        (List(_), List(_)) => super::rlist::compare(cx, hop, op),
        (Tuple(_), Tuple(_)) => super::rtuple::compare(cx, hop, op),
        // In containers; others are compared as tuples by now.
        (Slice(a), Slice(b)) => {
            let args = hop.args.iter().zip([a, b]).map(|(arg, id)| {
                super::lower::HopArg::new(
                    arg.v.clone(),
                    super::rcompare::annotation_of(cx.rt, Tuple(id)),
                    Tuple(id),
                )
            });
            let tuples = super::rcompare::comparison_hop(op, args.collect());
            super::rtuple::compare(cx, &tuples, op)
        }
        (Tuple(_) | Seq(_), Tuple(_) | Seq(_)) => super::rseq::compare(cx, hop, op),
        (Dict(_), Dict(_)) | (Set(_) | DictView(..), Set(_) | DictView(..)) => {
            super::rdict::compare(cx, hop, op)
        }
        // Items of containers; what the program compares itself is a call by now.
        (Instance(a), Instance(b)) => {
            if let Some(result) = super::rcompare::compare_instances(cx, hop, op, a, b)? {
                return Ok(result);
            }
            if !equality {
                return unsupported(cx, hop, "this comparison");
            }
            let eq = is_(cx, hop)?;
            Ok(cx.equality(op, eq))
        }
        // Bound methods are equal if what they are bound to is the same.
        (Closure(family), _) | (_, Closure(family))
            if equality && cx.rt.ann.mixed_families().contains(&family) =>
        {
            let mut others = hop.args.iter().filter(|arg| arg.r != Closure(family));
            let is_in_family = |arg: &super::lower::HopArg| match &arg.s.kind {
                // (A builtin function, or type, is one of those that it has met.)
                Kind::Builtin(_) | Kind::HostObject => match arg.r {
                    Const(obj) => is_member(cx, obj, family),
                    _ => false,
                },
                Kind::Pbc(descs) => descs
                    .iter()
                    .any(|&d| cx.rt.ann.family_of(d) == Some(family)),
                _ => false,
            };
            if !others.all(is_in_family) {
                return Ok(bool_const(op == CompareOp::Ne));
            }
            let a = cx.inputarg(hop, 0, Closure(family))?;
            let b = cx.inputarg(hop, 1, Closure(family))?;
            let eq = cx.gendirectcall("ll_function", "ll_same_function", vec![a, b])?;
            Ok(cx.equality(op, eq))
        }
        (Method(a), Method(b)) if equality && cx.rt.methods(a).name != cx.rt.methods(b).name => {
            Ok(bool_const(op == CompareOp::Ne))
        }
        // Instances without `__eq__` (else it was a call) and everything else with identity.
        (
            Instance(_) | Func(_) | Closure(_) | Method(_) | Frozen(_) | Class | Const(_) | Ptr(_)
            | Address,
            _,
        )
        | (_, Instance(_) | Func(_) | Closure(_) | Frozen(_) | Class | Const(_) | Ptr(_))
            if equality =>
        {
            let eq = is_(cx, hop)?;
            Ok(cx.equality(op, eq))
        }
        // Objects that say nothing of equality are equal to themselves.
        (Iter(..) | Builder, _) if equality && hop.r(0) == hop.r(1) => {
            let eq = is_(cx, hop)?;
            Ok(cx.equality(op, eq))
        }
        (a, b) if equality && a != b => {
            // Values of types that are never equal.
            Ok(bool_const(op == CompareOp::Ne))
        }
        _ => unsupported(cx, hop, "this comparison"),
    }
}

fn contains(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Str | Repr::Char | Repr::Bytes | Repr::ByteArray => super::rstr::contains(cx, hop),
        Repr::Part => super::rpart::contains(cx, hop),
        Repr::List(_) => super::rlist::contains(cx, hop),
        Repr::Tuple(_) => super::rtuple::contains(cx, hop),
        Repr::Dict(_) | Repr::Set(_) | Repr::DictView(..) => {
            super::rdict::seek(cx, hop, "ll_contains")
        }
        _ => unsupported(cx, hop, "`in`"),
    }
}

fn len(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Str | Repr::Char | Repr::Bytes | Repr::ByteArray => super::rstr::len(cx, hop),
        Repr::Part => Ok(super::rpart::len(cx, hop)),
        Repr::List(_) | Repr::Seq(_) => super::rlist::len(cx, hop),
        Repr::Tuple(items) => {
            let n = cx.rt.reprs(items).len();
            Ok(Value::Const(LlConst::Int(n as i128, IntKind::Signed)))
        }
        Repr::Dict(_) | Repr::Set(_) | Repr::DictView(..) => super::rdict::len(cx, hop),
        Repr::Ptr(_) => super::rptr::len(cx, hop),
        _ => unsupported(cx, hop, "len()"),
    }
}

fn getattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Instance(_) => super::rinstance::getattr(cx, hop),
        Repr::Ptr(_) => super::rptr::getattr(cx, hop),
        Repr::Frozen(_) => super::rpbc::getattr(cx, hop),
        Repr::Class => super::rpbc::class_getattr(cx, hop),
        _ => {
            if let Repr::BuiltinMethod(..) = hop.r_result {
                let recv = hop.r_result;
                return super::rbuiltin::bind_method(cx, hop, recv);
            }
            if cx.rt.is_void(hop.r_result) {
                return Ok(void());
            }
            if let Some(obj) = hop.s_result.konst {
                return cx.inputconst(hop.r_result, obj);
            }
            if let Repr::Closure(family) = hop.r(0) {
                return super::closure::name_of(cx, hop, family);
            }
            super::rbuiltin::getattr(cx, hop)
        }
    }
}

fn setattr(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Instance(_) => super::rinstance::setattr(cx, hop),
        Repr::Ptr(_) => super::rptr::setattr(cx, hop),
        _ => unsupported(cx, hop, "setting an attribute"),
    }
}

fn getitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Str | Repr::Char | Repr::Bytes | Repr::ByteArray => super::rstr::getitem(cx, hop),
        Repr::List(_) | Repr::Seq(_) => super::rlist::getitem(cx, hop),
        Repr::Tuple(_)
            if matches!(hop.r_result, Repr::Seq(_)) && matches!(hop.r(1), Repr::Slice(_)) =>
        {
            super::rlist::getitem(cx, hop)
        }
        Repr::Tuple(_) => super::rtuple::getitem(cx, hop),
        Repr::Dict(_) => super::rdict::getitem(cx, hop),
        Repr::Ptr(_) => super::rptr::getitem(cx, hop),
        _ => unsupported(cx, hop, "indexing"),
    }
}

fn setitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::List(_) => super::rlist::setitem(cx, hop),
        Repr::ByteArray => super::rstr::setitem(cx, hop),
        Repr::Dict(_) => super::rdict::setitem(cx, hop),
        Repr::Ptr(_) => super::rptr::setitem(cx, hop),
        _ => unsupported(cx, hop, "assigning an item"),
    }
}

fn delitem(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::List(_) => super::rlist::delitem(cx, hop),
        Repr::ByteArray => super::rstr::delitem(cx, hop),
        Repr::Dict(_) => super::rdict::delitem(cx, hop),
        _ => unsupported(cx, hop, "deleting an item"),
    }
}

fn slice(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Str | Repr::Char | Repr::Bytes | Repr::ByteArray => super::rstr::slice(cx, hop),
        Repr::List(_) | Repr::Seq(_) => super::rlist::slice(cx, hop),
        Repr::Tuple(_) if matches!(hop.r_result, Repr::Seq(_)) => super::rlist::slice(cx, hop),
        Repr::Tuple(_) => super::rtuple::slice(cx, hop),
        _ => unsupported(cx, hop, "slicing"),
    }
}

fn iteration(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.op {
        HlOp::Iter => super::riter::iter(cx, hop),
        _ => super::riter::next(cx, hop),
    }
}

fn unpack_check(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match hop.r(0) {
        Repr::Tuple(_) => cx.inputarg(hop, 0, hop.r_result),
        Repr::List(_) | Repr::Seq(_) => super::rlist::unpack_check(cx, hop),
        _ => super::riter::unpack_check(cx, hop),
    }
}
