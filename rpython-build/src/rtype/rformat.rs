//! Text of values: `str()`, `repr()`, formatting, `print`.

use super::lower::{Hop, LlValue, Lower};
use super::RResult;
use crate::annotate::names::BuiltinFn;

/// formatting
pub fn lower(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "formatting")
}

/// formatting
pub fn percent(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "formatting")
}

/// this function
pub fn builtin(cx: &mut Lower<'_, '_>, hop: &Hop, _func: BuiltinFn) -> RResult<LlValue> {
    super::dispatch::unsupported(cx, hop, "this function")
}

/// The function that gives the text of `repr(x)` for values of a representation.
pub fn repr_function(
    rt: &mut super::RTyper<'_>,
    repr: super::Repr,
) -> RResult<crate::lltype::FuncId> {
    let what = rt.describe(repr);
    super::error("RP0510", format!("repr() is not supported on {what}"))
}
