//! Calls of the program's functions, methods and classes.
//!
//! The annotator says what each call can call, and where the parameters of each callee come from
//! ([`Callee`]). One callee: a direct call. Several: calls of the same shape of the same family
//! share a *row*; all functions of a row get one signature ([`RTyper::row_signature`]), and a
//! pointer to one of them is what is called. A function whose parameters are in the row's order
//! simply takes the row's signature (it converts at its start and its end); one that cannot
//! (defaults, another row has it already) gets a stub.
//!
//! A value that may be one of several functions is a pointer to the function if the family has
//! one row, else to a structure with a pointer for each row. Methods are found in vtables.

use super::constant::Unfilled;
use super::lower::{void, Hop, HopArg, LlValue, Lower};
use super::{error, Map, RResult, RTyper, Repr};
use crate::annotate::types::defs::{
    Call, CallFamilyId, Callee, ClassDesc, Desc, DescId, FrozenDesc, ListDefId, ParamSource, Shape,
};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::entity::PrimaryMap;
use crate::entity_id;
use crate::host::attribute_key::AttrKey;
use crate::host::object::{ObjId, Object};
use crate::ir::model::{Block, ExitSwitch, GraphId, Link, Value, Var};
use crate::ir::op::HlOp;
use crate::lltype::{
    Container, DataId, Field, Func, FuncBody, FuncId, LlCase, LlConst, LlType, StructId,
};

entity_id! {
    /// A row: functions that are called from the same places in the same way.
    pub struct RowId("row");
}

/// Where a parameter of a function comes from, in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowSource {
    /// The row's argument with this number (the receiver, if there is one, is number 0).
    Arg(u32),
    /// A default value.
    Default(ObjId),
    /// A cell of a closure.
    Cell(u32),
    /// What is in a cell of a closure.
    CellValue(u32),
    /// The receiver in the structure of a bound method, or a new instance.
    Receiver,
}

/// One of the functions of a row.
#[derive(Clone, Debug)]
pub(super) struct Member {
    /// Its graph; none for a class without `__init__`.
    pub graph: Option<GraphId>,
    /// Where its parameters come from.
    pub sources: Vec<RowSource>,
}

/// How the functions of a row get a receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Style {
    /// There is none: functions.
    Function,
    /// It is the first argument: methods, found in vtables.
    Receiver,
    /// It is in the structure that is called, if there is one: functions made at run time, and
    /// whatever is kept in one variable with functions.
    Closure,
}

/// Family, shape, index in the annotator's table, and where receivers are.
pub(super) type RowKey = (CallFamilyId, Shape, usize, Style);

#[derive(Clone, Debug)]
pub(super) struct Row {
    pub family: CallFamilyId,
    pub style: Style,
    pub members: Map<DescId, Member>,
    /// Of a row of style `Closure`: the row by which the methods among its members are called.
    pub methods: Option<RowKey>,
    pub signature: Option<(Vec<Repr>, Repr)>,
    pub funcs: Map<DescId, FuncId>,
}

/// Functions and families of functions as values.
#[derive(Default)]
pub struct Calls {
    pub(super) rows: PrimaryMap<RowId, Row>,
    pub(super) by_key: Map<RowKey, RowId>,
    /// Whether all rows are known, and types may depend on them.
    pub(super) settled: bool,
    /// The signatures that functions take from their row.
    pub(super) signatures: Map<GraphId, (Vec<Repr>, Repr)>,
    structs: Map<CallFamilyId, StructId>,
    pub(super) closure_families: Option<Vec<CallFamilyId>>,
    checks: Map<(LlType, &'static str, String), FuncId>,
    pair_checks: Map<([LlType; 2], String), FuncId>,
}

impl RTyper<'_> {
    /// The type of a pointer to a function of a row.
    pub fn row_type(&mut self, row: RowId) -> RResult<LlType> {
        let (params, result) = self.row_signature(row)?;
        let params = params.into_iter().map(|r| self.lltype(r)).collect();
        let result = self.lltype(result);
        let ty = self.session.heap.lltypes.func(params, result);
        Ok(LlType::Ptr(Container::Func(ty)))
    }

    /// The representations of a function's parameters and result.
    pub fn signature(&mut self, graph: GraphId) -> RResult<(Vec<Repr>, Repr)> {
        if let Some(signature) = self.calls.signatures.get(&graph) {
            return Ok(signature.clone());
        }
        self.natural_signature(graph)
    }

    /// The function that a row calls for one of its members.
    pub fn row_func(&mut self, row: RowId, desc: DescId) -> RResult<Option<FuncId>> {
        if let Some(&func) = self.calls.rows[row].funcs.get(&desc) {
            return Ok(Some(func));
        }
        let Some(member) = self.calls.rows[row].members.get(&desc).cloned() else {
            return Ok(None);
        };
        let Some(graph) = member.graph else {
            return Ok(None);
        };
        let signature = self.row_signature(row)?;
        let plain = (0..signature.0.len() as u32)
            .map(RowSource::Arg)
            .eq(member.sources.iter().copied());
        let func = if plain && self.signature(graph)? == signature {
            self.function(graph)?
        } else {
            self.row_stub(signature, graph, &member.sources)?
        };
        self.calls.rows[row].funcs.insert(desc, func);
        Ok(Some(func))
    }

    fn row_stub(
        &mut self,
        signature: (Vec<Repr>, Repr),
        graph: GraphId,
        sources: &[RowSource],
    ) -> RResult<FuncId> {
        let callee = self.function(graph)?;
        let (wanted, got) = self.signature(graph)?;
        let (params, result) = signature;
        let name = format!("{}_stub", self.ann.graphs[graph].name);
        let ret = self.lltype(result);
        let mut cx = Lower::new(self, name, ret);
        let values = cx.stub_inputs(&params);
        let mut args = Vec::new();
        for (source, &repr) in sources.iter().zip(&wanted) {
            args.push(match *source {
                RowSource::Arg(n) => {
                    let n = n as usize;
                    cx.convert(values[n].clone(), params[n], repr)?
                }
                RowSource::Default(obj) => cx.inputconst(repr, obj)?,
                RowSource::Cell(_) | RowSource::CellValue(_) | RowSource::Receiver => {
                    return error("RP0509", "a function with cells in a table of functions")
                }
            });
        }
        let value = cx.call(callee, args);
        let value = cx.convert(value, got, result)?;
        Ok(cx.finish_stub(value))
    }

    /// The function pointer of a method in a vtable: null if it is never called by this row.
    pub fn method_in_row(&mut self, row: RowId, func: Option<ObjId>) -> RResult<LlConst> {
        let ty = self.row_type(row)?;
        if let Some(desc) = func.and_then(|obj| self.ann.desc_of.get(&obj).copied()) {
            if let Some(func) = self.row_func(row, desc)? {
                return Ok(self.func_const(func));
            }
        }
        Ok(LlConst::Null(ty))
    }
}

/// The type of a value that is one of the functions of a family.
pub fn family_type(rt: &mut RTyper<'_>, family: CallFamilyId) -> LlType {
    let rows = rt.rows_of(family, false);
    if let [row] = rows[..] {
        if let Ok(ty) = rt.row_type(row) {
            return ty;
        }
    }
    if let Some(&id) = rt.calls.structs.get(&family) {
        return LlType::Ptr(Container::Struct(id));
    }
    let id = super::closure::family_struct(rt, family, "functions", false);
    rt.session.heap.lltypes.structs[id].immutable = true;
    rt.calls.structs.insert(family, id);
    let mut fields = Vec::new();
    for (n, row) in rows.into_iter().enumerate() {
        let ty = rt.row_type(row).unwrap_or(LlType::Void);
        fields.push(row_field(n, ty));
    }
    rt.session.heap.lltypes.complete(id, fields);
    LlType::Ptr(Container::Struct(id))
}

/// A function as a value of a family.
pub fn const_function(rt: &mut RTyper<'_>, family: CallFamilyId, obj: ObjId) -> RResult<LlConst> {
    let repr = Repr::Func(family);
    let ty = rt.lltype(repr);
    let Some(&desc) = rt.ann.desc_of.get(&obj) else {
        return rt.bad_const(repr, obj);
    };
    match ty {
        LlType::Ptr(Container::Func(_)) => {
            let rows = rt.rows_of(family, false);
            let func = match rt.row_func(rows[0], desc)? {
                Some(func) => func,
                None => never_called(rt, rows[0], desc, obj)?,
            };
            Ok(rt.func_const(func))
        }
        _ => rt.const_data(repr, the_function(rt, obj), ty, Unfilled::Function),
    }
}

/// What a builtin function, or type, is where it is kept: the function that does the same, which is one value with it.
pub fn the_function(rt: &RTyper<'_>, obj: ObjId) -> ObjId {
    let builtin = matches!(
        rt.session.heap.get(obj),
        Object::Builtin(_) | Object::Class(_)
    );
    let desc = rt.ann.desc_of.get(&obj).filter(|_| builtin);
    let function = desc.and_then(|&desc| rt.ann.function_of(desc));
    function.map_or(obj, |function| function.func)
}

/// A function that no call comes to: it has to differ from all others.
fn never_called(rt: &mut RTyper<'_>, row: RowId, desc: DescId, obj: ObjId) -> RResult<FuncId> {
    let (params, result) = rt.row_signature(row)?;
    let result = rt.lltype(result);
    let name = rt.session.heap.function(obj);
    let name = name.map_or_else(|| "function".to_string(), |f| f.qualname.to_string());
    let stub = super::stub::Stub::NeverCalled(desc, row);
    rt.stub(stub, &name, &params, result, |cx, _| {
        cx.genop(crate::lltype::LlOp::Unreachable, vec![void()], LlType::Void);
        Ok(Value::Const(LlConst::zero(result)))
    })
}

/// The field of a row in a structure that has one for each.
pub fn row_field(n: usize, ty: LlType) -> Field {
    Field {
        name: format!("row{n}").into(),
        ty,
        immutable: true,
    }
}

/// The rows by which the table of a class has a method.
pub fn rows_in_table(
    cx: &mut Lower<'_, '_>,
    home: crate::annotate::types::defs::ClassDefId,
    name: &AttrKey,
) -> RResult<Option<Vec<RowId>>> {
    Ok(match cx.rt.class_info(home)?.class_fields.get(name) {
        Some(super::classes::ClassField::Method(rows, _)) => Some(rows.clone()),
        _ => None,
    })
}

/// Fills the structure of a function's pointers.
pub fn fill_function(rt: &mut RTyper<'_>, data: DataId, obj: ObjId, repr: Repr) -> RResult<()> {
    let desc = rt.ann.desc_of.get(&obj).copied();
    if let Repr::Closure(family) = repr {
        let value = super::closure::const_value(rt, family, obj)?;
        rt.prog.data[data].value = Some(value);
        return Ok(());
    }
    let Repr::Func(family) = repr else {
        return rt.bad_const(repr, obj);
    };
    let mut values = Vec::new();
    for row in rt.rows_of(family, false) {
        let func = match desc {
            Some(desc) => rt.row_func(row, desc)?,
            None => None,
        };
        values.push(match func {
            Some(func) => rt.func_const(func),
            None => LlConst::Null(rt.row_type(row)?),
        });
    }
    rt.prog.data[data].value = Some(LlConst::Struct(values));
    Ok(())
}

/// The type of a cell made at run time: a gc structure that holds the value.
pub fn cell_type(rt: &mut RTyper<'_>, def: ListDefId) -> LlType {
    super::closure::cell_type(rt, def)
}

impl Lower<'_, '_> {
    /// Gives a stub's graph its parameters.
    pub fn stub_inputs(&mut self, params: &[Repr]) -> Vec<LlValue> {
        let mut inputs = Vec::new();
        let mut values = Vec::new();
        for &repr in params {
            let ty = self.rt.lltype(repr);
            let var = self.graph.new_var(ty);
            inputs.push(var);
            values.push(match (ty, repr) {
                (LlType::Void, Repr::Const(obj)) => Value::Const(LlConst::Void(Some(obj))),
                (LlType::Void, _) => void(),
                _ => Value::Var(var),
            });
        }
        let start = self.graph.start;
        self.graph.blocks[start].inputs = inputs;
        values
    }

    /// Ends a stub of one block with its result; gives the function.
    pub fn finish_stub(mut self, value: LlValue) -> FuncId {
        self.end_stub(value);
        self.finish_function()
    }

    /// Ends a stub's graph of one block with its result.
    pub fn end_stub(&mut self, value: LlValue) {
        let (start, ret) = (self.graph.start, self.graph.ret);
        self.graph.blocks[start].ops = std::mem::take(&mut self.ops);
        self.graph.blocks[start].exits = vec![Link::new(vec![value], ret)];
    }

    /// Makes the graph a function of the program.
    pub fn finish_function(self) -> FuncId {
        let graph = self.graph;
        let params = graph.params().iter().map(|&v| graph.vars[v].ty).collect();
        let result = graph.vars[graph.return_var()].ty;
        let ty = self.rt.session.heap.lltypes.func(params, result);
        let name = graph.name.clone();
        let graph = self.rt.prog.graphs.push(graph);
        self.rt.prog.funcs.push(Func {
            name,
            ty,
            body: FuncBody::Graph(graph),
        })
    }

    /// Raises an exception of a builtin class if the pointer is null.
    pub fn check_not_none(
        &mut self,
        p: &LlValue,
        class: &'static str,
        message: String,
    ) -> RResult<()> {
        if let Value::Const(LlConst::Data(..) | LlConst::Func(..)) = p {
            return Ok(());
        }
        let ty = self.ty(p);
        if !matches!(ty, LlType::Ptr(_)) {
            return Ok(());
        }
        let key = (ty, class, message);
        let func = match self.rt.calls.checks.get(&key) {
            Some(&func) => func,
            None => {
                let func = null_check(self.rt, ty, class, &key.2)?;
                self.rt.calls.checks.insert(key, func);
                func
            }
        };
        self.call(func, vec![p.clone()]);
        Ok(())
    }

    /// Raises a `TypeError` if both pointers are null.
    pub fn check_not_both_none(&mut self, pair: [&LlValue; 2], message: String) -> RResult<()> {
        let types = pair.map(|p| self.ty(p));
        let key = (types, message);
        let func = match self.rt.calls.pair_checks.get(&key) {
            Some(&func) => func,
            None => {
                let func = check_function(self.rt, &types, "TypeError", &key.1, |cx, pair| {
                    let one = cx.nonzero(pair[0].clone());
                    let other = cx.nonzero(pair[1].clone());
                    super::rinstance::or(cx, one, other)
                })?;
                self.rt.prog.failed_checks.insert(func);
                self.rt.calls.pair_checks.insert(key, func);
                func
            }
        };
        self.call(func, pair.map(LlValue::clone).to_vec());
        Ok(())
    }
}

/// A function that raises a prebuilt exception if its argument is null.
fn null_check(rt: &mut RTyper<'_>, ty: LlType, class: &str, message: &str) -> RResult<FuncId> {
    let func = check_function(rt, &[ty], class, message, |cx, p| cx.nonzero(p[0].clone()))?;
    rt.prog.failed_checks.insert(func);
    Ok(func)
}

/// A function that raises a prebuilt exception if a test of its argument fails.
pub fn check_function(
    rt: &mut RTyper<'_>,
    types: &[LlType],
    class: &str,
    message: &str,
    test: impl FnOnce(&mut Lower<'_, '_>, &[LlValue]) -> LlValue,
) -> RResult<FuncId> {
    let (etype, evalue) = rt.prebuilt_exception(class, message)?;
    let mut cx = Lower::new(rt, "check_not_none", LlType::Void);
    let graph = &mut cx.graph;
    let params: Vec<Var> = types.iter().map(|&ty| graph.new_var(ty)).collect();
    let start = graph.start;
    graph.blocks[start].inputs.clone_from(&params);
    let params: Vec<LlValue> = params.into_iter().map(Value::Var).collect();
    let ok = test(&mut cx, &params);
    let ok = cx.genop(crate::lltype::LlOp::Likely, vec![ok], LlType::Bool);
    let ops = std::mem::take(&mut cx.ops);
    let graph = &mut cx.graph;
    graph.blocks[start].ops = ops;
    if let Value::Var(ok) = ok {
        graph.blocks[start].switch = ExitSwitch::Value(ok);
    }
    graph.blocks[start].exits = vec![
        Link::with_case(
            vec![Value::Const(etype), Value::Const(evalue)],
            graph.exc,
            LlCase::Bool(false),
        ),
        Link::with_case(vec![void()], graph.ret, LlCase::Bool(true)),
    ];
    let func = cx.finish_function();
    rt.prog.always_inline.insert(func);
    Ok(func)
}

/// A call.
pub fn call(cx: &mut Lower<'_, '_>, hop: &Hop) -> RResult<LlValue> {
    match &hop.args[0].s.kind {
        Kind::Builtin(func) => return super::rbuiltin::call(cx, hop, *func),
        Kind::BuiltinMethod { method, .. } => {
            return super::rbuiltin::call_method(cx, hop, *method)
        }
        &Kind::WeakRef(class) => return super::weakref::get(cx, hop, class),
        Kind::Ptr(_) => return super::rptr::call_pointer(cx, hop),
        Kind::Intrinsic(which) => return super::rptr::intrinsic(cx, hop, *which),
        Kind::HostObject => {
            if let Some(result) = super::rbuiltin::host_object(cx, hop) {
                return result;
            }
        }
        _ => {}
    }
    let found = match cx.hl {
        Some(graph) => cx.rt.ann.call(graph, hop.result).cloned(),
        None => None,
    };
    let Some(call) = found else {
        if let Some(obj) = hop.konst(0) {
            if let Some(func) = cx.rt.function_of_object(obj) {
                return super::rptr::call_function(cx, hop, func);
            }
        }
        return error("RP0511", "the annotator does not know what is called here");
    };
    if hop.args[0].s.can_be_none() {
        let r = hop.r(0);
        let p = cx.inputarg(hop, 0, r)?;
        let message = "'NoneType' object is not callable".to_string();
        cx.check_not_none(&p, "TypeError", message)?;
    }
    match &call.callees[..] {
        [] => match hop.s_result.konst {
            // A memo function, run already.
            Some(obj) => cx.inputconst(hop.r_result, obj),
            None => error("RP0511", "nothing can be called here"),
        },
        [callee] => direct(cx, hop, callee),
        _ => indirect(cx, hop, &call),
    }
}

/// A call of one function, method or class.
fn direct(cx: &mut Lower<'_, '_>, hop: &Hop, callee: &Callee) -> RResult<LlValue> {
    let receiver = match &cx.rt.ann.descs[callee.desc] {
        Desc::Class(desc) => {
            let class = match (&hop.s_result.kind, desc.classdef) {
                (_, Some(class)) => class,
                (Kind::Instance(class), None) => *class,
                _ => return error("RP0507", format!("class {} has no instances", desc.name)),
            };
            // A specialised copy of the class is the result's.
            let class = match &hop.s_result.kind {
                Kind::Instance(other)
                    if cx.rt.ann.classes[*other].class == cx.rt.ann.classes[class].class =>
                {
                    *other
                }
                _ => class,
            };
            let value = super::rinstance::new(cx, class)?;
            let s: SomeValue = SomeValue::instance(class);
            Some(HopArg::new(value, s, Repr::Instance(class)))
        }
        Desc::Method(_) => Some(receiver_of(cx, hop)),
        Desc::MethodOfFrozen(desc) => {
            let frozen = desc.frozen;
            let arg = match &cx.rt.ann.descs[frozen] {
                Desc::Frozen(FrozenDesc { obj, .. })
                | Desc::Class(ClassDesc { class: obj, .. }) => {
                    let obj = *obj;
                    let s = SomeValue::from(Kind::HostObject).with_const(obj);
                    let value = Value::Const(LlConst::Void(Some(obj)));
                    HopArg::new(value, s, Repr::Const(obj))
                }
                _ => receiver_of(cx, hop),
            };
            Some(arg)
        }
        _ => None,
    };
    let is_class = matches!(cx.rt.ann.descs[callee.desc], Desc::Class(_));
    let Some(graph) = callee.graph else {
        let Some(instance) = receiver else {
            return error("RP0511", "nothing can be called here");
        };
        return cx.convert(instance.v, instance.r, hop.r_result);
    };
    let func = cx.rt.function(graph)?;
    let (params, result) = cx.rt.signature(graph)?;
    let mut args = Vec::new();
    for (source, &repr) in callee.params.iter().zip(&params) {
        args.push(match *source {
            ParamSource::Arg(n) => cx.inputarg(hop, n as usize, repr)?,
            ParamSource::Item(n, item) => {
                let tuple = hop.args[n as usize].clone();
                let item = super::rtuple::item(cx, &tuple, item as usize)?;
                cx.input(&item, repr)?
            }
            ParamSource::Default(obj) => cx.inputconst(repr, obj)?,
            ParamSource::Receiver => match &receiver {
                Some(arg) => cx.input(arg, repr)?,
                None => return error("RP0599", "a call without a receiver"),
            },
            ParamSource::Cell(n) => super::closure::captured(cx, hop, callee.desc, n)?,
            ParamSource::CellValue(n) => {
                let (value, own) = super::closure::captured_value(cx, hop, callee.desc, n)?;
                cx.convert(value, own, repr)?
            }
        });
    }
    let value = cx.call(func, args);
    match receiver {
        Some(instance) if is_class => cx.convert(instance.v, instance.r, hop.r_result),
        _ => cx.convert(value, result, hop.r_result),
    }
}

/// The receiver of a bound method.
fn receiver_of(cx: &mut Lower<'_, '_>, hop: &Hop) -> HopArg {
    let arg = &hop.args[0];
    match arg.r {
        Repr::Method(methods) => {
            let class = cx.rt.methods(methods).class;
            let mut s = SomeValue::instance(class);
            if let Some(obj) = arg.konst() {
                if let Object::BoundMethod { this, .. } = *cx.rt.session.heap.get(obj) {
                    s.konst = Some(this);
                }
            }
            HopArg::new(arg.v.clone(), s, Repr::Instance(class))
        }
        Repr::MethodOfClass => {
            let class = SomeValue::type_of(crate::annotate::types::defs::ClassDefId::OBJECT, false);
            HopArg::new(arg.v.clone(), class, Repr::Class)
        }
        Repr::MethodOfFrozen(family) => HopArg::new(
            arg.v.clone(),
            SomeValue::from(Kind::HostObject),
            Repr::Frozen(family),
        ),
        _ => arg.clone(),
    }
}

/// The arguments of a row, in its order, in the representations of its signature.
fn row_args(
    cx: &mut Lower<'_, '_>,
    hop: &Hop,
    receiver: Option<&HopArg>,
    shape: &Shape,
    params: &[Repr],
) -> RResult<Vec<LlValue>> {
    let mut args: Vec<Option<HopArg>> = vec![None; params.len()];
    let first = usize::from(receiver.is_some());
    if let (Some(receiver), Some(slot)) = (receiver, args.first_mut()) {
        *slot = Some(receiver.clone());
    }
    let operands = match hop.op {
        HlOp::CallArgs(call) => {
            let names = cx.rt.keyword_names(call).len();
            if call.star {
                let tuple = hop.args[1 + usize::from(call.positional) + names].clone();
                let Repr::Tuple(items) = tuple.r else {
                    return error("RP0512", "the length of the star argument is not known");
                };
                for n in 0..cx.rt.reprs(items).len() {
                    let at = first + usize::from(call.positional) + n;
                    if at < args.len() {
                        args[at] = Some(super::rtuple::item(cx, &tuple, n)?);
                    }
                }
            }
            usize::from(call.positional) + names
        }
        _ => hop.args.len() - 1,
    };
    for operand in 1..=operands {
        let at = first
            + cx.rt
                .row_position(operand as u32, Some(hop.op), shape, first as u32)?
                as usize;
        if at < args.len() {
            args[at] = Some(hop.args[operand].clone());
        }
    }
    args.iter()
        .zip(params)
        .map(|(arg, &repr)| match arg {
            Some(arg) => cx.input(arg, repr),
            None => Ok(Value::Const(LlConst::zero(cx.rt.lltype(repr)))),
        })
        .collect()
}

/// A call of one of several functions, methods or classes.
fn indirect(cx: &mut Lower<'_, '_>, hop: &Hop, call: &Call) -> RResult<LlValue> {
    let receiver = matches!(hop.r(0), Repr::Method(_));
    let row = match (&call.row, hop.r(0)) {
        (Some((family, shape, index)), Repr::Func(_) | Repr::Closure(_) | Repr::Method(_)) => {
            let family = cx.rt.ann.find_call_family(*family);
            let (shape, style) = match hop.r(0) {
                Repr::Closure(_) => (super::rows::without_receiver(shape, call), Style::Closure),
                _ if receiver => (shape.clone(), Style::Receiver),
                _ => (shape.clone(), Style::Function),
            };
            let key = (family, shape.clone(), *index, style);
            cx.rt.calls.by_key.get(&key).map(|&row| (row, shape))
        }
        _ => None,
    };
    let Some((row, shape)) = row else {
        return dispatch(cx, hop, call);
    };
    let (params, result) = cx.rt.row_signature(row)?;
    let mut candidates = Vec::new();
    for callee in &call.callees {
        let desc = match hop.r(0) {
            Repr::Closure(_) => Some(callee.desc),
            _ => cx.rt.function_desc(callee.desc),
        };
        if let Some(desc) = desc {
            let func = match hop.r(0) {
                Repr::Closure(family) => super::closure::row_stub(cx.rt, family, row, desc)?,
                _ => cx.rt.row_func(row, desc)?,
            };
            if let Some(func) = func {
                if !candidates.contains(&func) {
                    candidates.push(func);
                }
            }
        }
    }
    let (pointer, receiver) = match hop.r(0) {
        Repr::Method(methods) => {
            let receiver = receiver_of(cx, hop);
            let methods = cx.rt.methods(methods).clone();
            let Some(home) = cx.rt.ann.home_of(methods.class, &methods.name) else {
                return error("RP0513", format!("no method {} is known", methods.name));
            };
            let rows = rows_in_table(cx, home, &methods.name)?.unwrap_or_default();
            let Some(n) = rows.iter().position(|&r| r == row) else {
                return dispatch(cx, hop, call);
            };
            let instance = cx.input(&receiver, Repr::Instance(home))?;
            let vtable = super::rinstance::vtable_of(cx, instance, home);
            let name = super::classes::method_field_name(&methods.name, n);
            (cx.getfield(vtable, &name), Some(receiver))
        }
        Repr::Closure(family) => {
            let Some((pointer, function)) = super::closure::pointer(cx, hop, family, row)? else {
                return dispatch(cx, hop, call);
            };
            let mut args = vec![function];
            args.extend(row_args(cx, hop, None, &shape, &params)?);
            let value = cx.call_indirect(pointer, args, candidates);
            return cx.convert(value, result, hop.r_result);
        }
        repr => {
            let value = cx.inputarg(hop, 0, repr)?;
            let pointer = match cx.ty(&value) {
                LlType::Ptr(Container::Func(_)) => value,
                _ => {
                    let Repr::Func(family) = repr else {
                        return dispatch(cx, hop, call);
                    };
                    let rows = cx.rt.rows_of(family, false);
                    match rows.iter().position(|&r| r == row) {
                        Some(n) => cx.getfield(value, &format!("row{n}")),
                        None => return dispatch(cx, hop, call),
                    }
                }
            };
            (pointer, None)
        }
    };
    let args = row_args(cx, hop, receiver.as_ref(), &shape, &params)?;
    let value = cx.call_indirect(pointer, args, candidates);
    cx.convert(value, result, hop.r_result)
}

/// A call of one of several things that are told apart by comparing: classes, methods of frozen
/// objects; methods of classes that have nothing in common, by the class of the instance. A
/// function of its own compares and calls.
fn dispatch(cx: &mut Lower<'_, '_>, hop: &Hop, call: &Call) -> RResult<LlValue> {
    let mut values = Vec::new();
    for arg in &hop.args {
        values.push(cx.input(arg, arg.r)?);
    }
    let result = cx.rt.lltype(hop.r_result);
    let hl = cx.hl;
    // (Called as where it is called, so that its name is the same whatever else is called so.)
    let name = format!("{}.call_one_of", cx.graph.name);
    let mut stub = Lower::new(cx.rt, &name, result);
    stub.hl = hl;
    stub.span = hop.span;
    let reprs: Vec<Repr> = hop.args.iter().map(|arg| arg.r).collect();
    stub.stub_inputs(&reprs);
    let mut block = stub.graph.start;
    let mut callees: Vec<&Callee> = call.callees.iter().collect();
    // Of methods those of subclasses come first.
    callees.sort_by_key(|callee| match &stub.rt.ann.descs[callee.desc] {
        Desc::Method(d) => std::cmp::Reverse(stub.rt.ann.bases(d.origin).count()),
        _ => std::cmp::Reverse(0),
    });
    for (n, callee) in callees.into_iter().enumerate() {
        let mut of_class = None;
        let obj = match &stub.rt.ann.descs[callee.desc] {
            Desc::Method(d) if matches!(reprs[0], Repr::Method(_)) => {
                of_class = Some(d.origin);
                stub.rt.ann.classes[d.origin].class
            }
            Desc::Function(d) => d.func,
            Desc::Class(d) => d.class,
            Desc::Frozen(d) => d.obj,
            Desc::MethodOfFrozen(d) => match &stub.rt.ann.descs[d.frozen] {
                Desc::Frozen(d) => d.obj,
                Desc::Class(d) => d.class,
                _ => return error("RP0599", "a method of what is not frozen"),
            },
            Desc::Method(_) | Desc::Closure(_) => {
                return error("RP0514", "these methods cannot be told apart at run time")
            }
        };
        let inputs = stub.graph.blocks[block].inputs.clone();
        let selector = match reprs[0] {
            Repr::MethodOfFrozen(family) => Repr::Frozen(family),
            Repr::MethodOfClass => Repr::Class,
            repr => repr,
        };
        let last = n + 1 == call.callees.len();
        let target = if last {
            block
        } else {
            let same = match of_class {
                Some(class) => {
                    let vtable = super::rinstance::typeptr(&mut stub, Value::Var(inputs[0]));
                    super::rinstance::test_class(&mut stub, vtable, class)
                }
                None => {
                    let wanted = stub.inputconst(selector, obj)?;
                    stub.ptr_eq(Value::Var(inputs[0]), wanted)
                }
            };
            let (yes, no) = stub.branch(block, same);
            block = no;
            yes
        };
        let inputs = stub.graph.blocks[target].inputs.clone();
        let mut sub = hop.clone();
        for (arg, &var) in sub.args.iter_mut().zip(&inputs) {
            if stub.graph.vars[var].ty != LlType::Void {
                arg.v = Value::Var(var);
            }
        }
        let value = direct(&mut stub, &sub, callee)?;
        let ops = std::mem::take(&mut stub.ops);
        let ret = stub.graph.ret;
        stub.graph.blocks[target].ops = ops;
        stub.graph.blocks[target].exits = vec![Link::new(vec![value], ret)];
    }
    let func = stub.finish_function();
    Ok(cx.call(func, values))
}

impl Lower<'_, '_> {
    /// Ends a block: where a test holds it goes on in the first of two new ones, else in the second.
    pub fn branch(&mut self, block: Block, test: LlValue) -> (Block, Block) {
        let inputs = self.graph.blocks[block].inputs.clone();
        let (yes, no) = (self.copy_inputs(&inputs), self.copy_inputs(&inputs));
        let args: Vec<LlValue> = inputs.iter().map(|&v| Value::Var(v)).collect();
        let data = &mut self.graph.blocks[block];
        data.ops = std::mem::take(&mut self.ops);
        if let Value::Var(v) = test {
            data.switch = ExitSwitch::Value(v);
        }
        data.exits = vec![
            Link::with_case(args.clone(), no, LlCase::Bool(false)),
            Link::with_case(args, yes, LlCase::Bool(true)),
        ];
        (yes, no)
    }

    /// A new block with inputs like these.
    pub fn copy_inputs(&mut self, inputs: &[crate::ir::model::Var]) -> Block {
        let inputs = inputs.iter().map(|&v| self.graph.copy_var(v)).collect();
        self.graph.new_block(inputs)
    }
}
