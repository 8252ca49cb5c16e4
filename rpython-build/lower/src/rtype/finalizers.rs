//! Objects with finalizers: the collector is told of each when it is made.
//!
//! What it calls takes an address, and calls the function of the program with the object there. The
//! collector calls it where the program lets it (`transform/safepoints.rs`).

use super::lower::{void, Hop, LlValue, Lower};
use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::defs::ClassDefId;
use crate::ir::model::{GraphId, Value};
use crate::lltype::{External, FuncId, LlConst, LlType};

/// A new instance of exactly this class: if it has a finalizer, the collector is told.
pub fn of_new(cx: &mut Lower<'_, '_>, p: &LlValue, class: ClassDefId) -> RResult<()> {
    match cx.rt.ann.finalizer(class) {
        Some((home, graph)) => register(cx, p.clone(), home, graph),
        None => Ok(()),
    }
}

/// `rgc._call_when_dead(obj, function)`
pub fn call_when_dead(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    let site = cx.hl.map(|graph| (graph, hop.result));
    let Some(&(class, graph)) = site.and_then(|site| cx.rt.ann.called_when_dead.get(&site)) else {
        return error("RP0599", "a finalizer that was not annotated");
    };
    let p = cx.inputarg(hop, 0, Repr::Instance(class))?;
    let message = "'NoneType' object has no attribute '__dict__'";
    cx.check_not_none(&p, "AttributeError", message.into())?;
    register(cx, p, class, graph)?;
    Ok(void())
}

fn register(cx: &mut Lower<'_, '_>, p: LlValue, class: ClassDefId, graph: GraphId) -> RResult<()> {
    let run = called(cx.rt, class, graph)?;
    let run = Value::Const(cx.rt.func_const(run));
    let args = [p, run].map(|v| cx.cast_pointer(v, LlType::Address));
    let external = External::of_runtime(External::REGISTER_FINALIZER, false);
    let func = cx
        .rt
        .external(external, vec![LlType::Address; 2], LlType::Void);
    cx.call(func, args.into());
    Ok(())
}

/// What the collector calls.
fn called(rt: &mut RTyper<'_>, class: ClassDefId, graph: GraphId) -> RResult<FuncId> {
    if let Some(&known) = rt.finalizers.get(&(class, graph)) {
        return Ok(known);
    }
    let func = rt.function(graph)?;
    let (params, _) = rt.signature(graph)?;
    let name = format!("finalize_{}", rt.prog.funcs[func].name);
    let ty = rt.instance_ptr(class);
    let mut cx = Lower::new(rt, name, LlType::Void);
    let inputs = cx.stub_inputs(&[Repr::Address]);
    let mut args = Vec::new();
    for (value, param) in inputs.into_iter().zip(params) {
        let p = cx.cast_pointer(value, ty);
        args.push(cx.convert(p, Repr::Instance(class), param)?);
    }
    cx.call(func, args);
    let made = cx.finish_stub(Value::Const(LlConst::Void(None)));
    rt.finalizers.insert((class, graph), made);
    Ok(made)
}
