//! Functions of the program as pointers that C can call.
//!
//! The function behind such a pointer has exactly the low-level signature that its type says; it
//! calls the program's own function with its arguments in the representations that this has.
//! All of them are made before the first pointer is used, so that a call through a pointer knows
//! everything that may be behind it.

use super::lower::{void, Hop, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::ir::model::{GraphId, Value};
use crate::lltype::{Container, FuncId, FuncTypeId, LlConst, LlType};

/// The pointer that the operation makes.
pub fn pointer(cx: &mut Lower<'_, '_>, hop: &Hop, ty: LlType) -> RResult<LlValue> {
    let LlType::Ptr(Container::Func(id)) = ty else {
        return error("RP0530", "a type of pointers to functions is expected");
    };
    let site = cx.hl.map(|graph| (graph, hop.result));
    let Some(&graph) = site.and_then(|site| cx.rt.ann.function_pointers.get(&site)) else {
        return error("RP0599", "a function pointer that was not annotated");
    };
    make_all(cx.rt)?;
    match cx.rt.c_functions.get(&(graph, id)) {
        Some(&func) => Ok(Value::Const(LlConst::Func(ty, func))),
        None => error("RP0599", "a function pointer without a function"),
    }
}

/// Makes every function that C may call.
pub fn make_all(rt: &mut RTyper<'_>) -> RResult<()> {
    if rt.c_functions.len() == rt.ann.c_functions.len() {
        return Ok(());
    }
    for key in rt.ann.c_functions.iter().copied().collect::<Vec<_>>() {
        if !rt.c_functions.contains_key(&key) {
            let func = make(rt, key.0, key.1)?;
            rt.c_functions.insert(key, func);
            rt.prog.pointed_to.insert(func);
        }
    }
    Ok(())
}

fn make(rt: &mut RTyper<'_>, graph: GraphId, id: FuncTypeId) -> RResult<FuncId> {
    let def = rt.session.heap.lltypes.funcs[id].clone();
    let func = rt.function(graph)?;
    let (params, result) = rt.signature(graph)?;
    let name = format!("c_{}", rt.prog.funcs[func].name);
    let from = rt.lltype(result);
    let mut cx = Lower::new(rt, name, def.result);
    let outer: Vec<Repr> = def
        .params
        .iter()
        .map(|&ty| super::rptr::repr_of(ty))
        .collect();
    let inputs = cx.stub_inputs(&outer);
    let mut args = Vec::new();
    for ((value, outer), param) in inputs.into_iter().zip(outer).zip(params) {
        args.push(match (outer, param) {
            (Repr::LlChar, Repr::Char) => cx.cast(value, LlType::UniChar),
            _ => cx.convert(value, outer, param)?,
        });
    }
    let value = cx.call(func, args);
    let value = match (from, def.result) {
        _ if from == def.result => value,
        (_, LlType::Void) => void(),
        (LlType::Int(_) | LlType::Bool, LlType::Int(_) | LlType::Bool)
        | (LlType::UniChar, LlType::Char)
        | (LlType::Float, LlType::SingleFloat) => cx.cast(value, def.result),
        // A constant.
        (LlType::Void, _) | (_, LlType::Float | LlType::Ptr(_)) => {
            cx.convert(value, result, super::rptr::repr_of(def.result))?
        }
        _ => {
            let message = "what the function returns is not what the pointer's type says";
            return error("RP0530", message);
        }
    };
    Ok(cx.finish_stub(value))
}
