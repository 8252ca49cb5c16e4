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

