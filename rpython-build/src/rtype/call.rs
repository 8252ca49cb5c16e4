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
use crate::annotate::defs::{
    Call, CallFamilyId, Callee, ClassDesc, Desc, DescId, FrozenDesc, ListDefId, ParamSource, Shape,
};
use crate::annotate::model::{Kind, SomeValue};
use crate::entity::PrimaryMap;
use crate::entity_id;
use crate::flow::model::{ExitSwitch, GraphId, Link, Value};
use crate::flow::op::{CallShape, HlOp};
use crate::host::object::{ObjId, Object};
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
}

#[derive(Clone, Debug)]
struct Member {
    graph: GraphId,
    sources: Vec<RowSource>,
}

/// Family, shape, index in the annotator's table, and whether there is a receiver.
type RowKey = (CallFamilyId, Shape, usize, bool);

#[derive(Clone, Debug)]
struct Row {
    family: CallFamilyId,
    receiver: bool,
    members: Map<DescId, Member>,
    signature: Option<(Vec<Repr>, Repr)>,
    funcs: Map<DescId, FuncId>,
}

/// Functions and families of functions as values.
#[derive(Default)]
pub struct Calls {
    rows: PrimaryMap<RowId, Row>,
    by_key: Map<RowKey, RowId>,
    /// The signatures that functions take from their row.
    signatures: Map<GraphId, (Vec<Repr>, Repr)>,
    structs: Map<CallFamilyId, StructId>,
    bound: Map<CallFamilyId, StructId>,
    closure_families: Option<Vec<CallFamilyId>>,
    checks: Map<(LlType, &'static str, String), FuncId>,
}

impl RTyper<'_> {
    /// Collects the rows of all calls, and settles the signatures of their functions.
    pub fn prepare_rows(&mut self) -> RResult<()> {
        // A call of one known function needs no row.
        let calls: Vec<_> = self
            .ann
            .calls
            .iter()
            .filter(|(_, call)| call.row.is_some() && call.callees.len() > 1)
            .map(|(&at, call)| (at, call.clone()))
            .collect();
        let mut found: Vec<(RowKey, Map<DescId, Member>)> = Vec::new();
        for ((graph, result), call) in calls {
            let Some((family, shape, index)) = call.row else {
                continue;
            };
            let family = self.ann.find_call_family(family);
            let code = self.ann.graphs[graph]
                .blocks
                .values()
                .flat_map(|b| &b.ops)
                .find(|op| op.result == result)
                .map(|op| op.code);
            for callee in &call.callees {
                let Some(callee_graph) = callee.graph else {
                    continue;
                };
                // Methods of frozen objects and of classes are told apart by comparing.
                if matches!(self.ann.descs[callee.desc], Desc::MethodOfFrozen(_)) {
                    continue;
                }
                let receiver = matches!(self.ann.descs[callee.desc], Desc::Method(_));
                let Some(func) = self.function_desc(callee.desc) else {
                    continue;
                };
                let sources = self.row_sources(callee, code, &shape, receiver)?;
                let key = (family, shape.clone(), index, receiver);
                let at = match found.iter().position(|(k, _)| *k == key) {
                    Some(at) => at,
                    None => {
                        found.push((key, Map::default()));
                        found.len() - 1
                    }
                };
                found[at].1.entry(func).or_insert(Member {
                    graph: callee_graph,
                    sources,
                });
            }
        }
        self.merge_rows(found);
        for row in self.calls.rows.ids() {
            let (params, result) = self.row_signature(row)?;
            let members = self.calls.rows[row].members.clone();
            if members.len() < 2 {
                continue;
            }
            for member in members.values() {
                let plain = (0..params.len() as u32)
                    .map(RowSource::Arg)
                    .eq(member.sources.iter().copied());
                if plain {
                    self.calls
                        .signatures
                        .entry(member.graph)
                        .or_insert_with(|| (params.clone(), result));
                }
            }
        }
        Ok(())
    }

    /// Makes rows, one of those that share a function and call it in the same way.
    fn merge_rows(&mut self, found: Vec<(RowKey, Map<DescId, Member>)>) {
        let mut merged: Vec<(Vec<RowKey>, Map<DescId, Member>)> =
            found.into_iter().map(|(k, m)| (vec![k], m)).collect();
        let same_kind = |a: &RowKey, b: &RowKey| a.0 == b.0 && a.1 == b.1 && a.3 == b.3;
        let mut at = 0;
        while at < merged.len() {
            let (head, tail) = merged.split_at(at + 1);
            let (keys, members) = &head[at];
            let next = tail.iter().position(|(other_keys, other)| {
                let mut common = members
                    .iter()
                    .filter_map(|(desc, member)| other.get(desc).map(|o| (member, o)))
                    .peekable();
                same_kind(&keys[0], &other_keys[0])
                    && common.peek().is_some()
                    && common.all(|(a, b)| a.graph == b.graph && a.sources == b.sources)
            });
            match next {
                Some(next) => {
                    let (keys, members) = merged.remove(at + 1 + next);
                    merged[at].0.extend(keys);
                    for (desc, member) in members {
                        merged[at].1.entry(desc).or_insert(member);
                    }
                }
                None => at += 1,
            }
        }
        for (keys, members) in merged {
            let (family, _, _, receiver) = keys[0].clone();
            let row = self.calls.rows.push(Row {
                family,
                receiver,
                members,
                signature: None,
                funcs: Map::default(),
            });
            for key in keys {
                self.calls.by_key.insert(key, row);
            }
        }
    }

    /// The desc of the function behind a desc.
    fn function_desc(&self, desc: DescId) -> Option<DescId> {
        match &self.ann.descs[desc] {
            Desc::Function(_) => Some(desc),
            Desc::Method(d) => self.function_desc(d.func),
            Desc::MethodOfFrozen(d) => self.function_desc(d.func),
            Desc::Closure(_) => Some(desc),
            Desc::Class(_) | Desc::Frozen(_) | Desc::Builtin(_) => None,
        }
    }

    /// Whether functions of a family are made at run time.
    pub fn has_closures(&mut self, family: CallFamilyId) -> bool {
        if self.calls.closure_families.is_none() {
            let families = self
                .ann
                .descs
                .iter()
                .filter(|(_, desc)| matches!(desc, Desc::Closure(_)))
                .filter_map(|(id, _)| self.ann.family_of(id))
                .collect();
            self.calls.closure_families = Some(families);
        }
        let families = self.calls.closure_families.as_ref();
        families.is_some_and(|families| families.contains(&family))
    }

    /// A member of a row: its graph, and where its parameters come from.
    pub fn row_member(&self, row: RowId, desc: DescId) -> Option<(GraphId, Vec<RowSource>)> {
        let member = self.calls.rows[row].members.get(&desc)?;
        Some((member.graph, member.sources.clone()))
    }

    fn row_sources(
        &self,
        callee: &Callee,
        code: Option<HlOp>,
        shape: &Shape,
        receiver: bool,
    ) -> RResult<Vec<RowSource>> {
        let first = u32::from(receiver);
        callee
            .params
            .iter()
            .map(|source| {
                Ok(match *source {
                    ParamSource::Receiver => RowSource::Arg(0),
                    ParamSource::Default(obj) => RowSource::Default(obj),
                    ParamSource::Cell(n) => RowSource::Cell(n),
                    ParamSource::Arg(n) => {
                        RowSource::Arg(first + self.row_position(n, code, shape, first)?)
                    }
                    ParamSource::Item(_, item) => {
                        let positional = match code {
                            Some(HlOp::CallArgs(call)) => u32::from(call.positional),
                            _ => 0,
                        };
                        RowSource::Arg(first + positional + item)
                    }
                })
            })
            .collect()
    }

    /// The place of an operand among the arguments of a row: positional ones, then keywords by
    /// name.
    fn row_position(
        &self,
        operand: u32,
        code: Option<HlOp>,
        shape: &Shape,
        receivers: u32,
    ) -> RResult<u32> {
        let Some(HlOp::CallArgs(call)) = code else {
            return Ok(operand - 1);
        };
        let positional = u32::from(call.positional);
        if operand <= positional {
            return Ok(operand - 1);
        }
        let names = self.keyword_names(call);
        let name = names.get((operand - 1 - positional) as usize);
        match name.and_then(|name| shape.keywords.iter().position(|n| n == name)) {
            // The shape counts the receiver as positional.
            Some(at) => Ok(shape.positional - receivers + at as u32),
            None => error("RP0599", "a keyword of this call is not in its shape"),
        }
    }

    /// The names of a call's keywords, in the order of the operands.
    fn keyword_names(&self, call: CallShape) -> Vec<crate::front::code::Name> {
        self.session.keywords.names(call.keywords).to_vec()
    }

    /// The rows by which the methods of a desc's family are called.
    pub fn rows_of_family_of(&self, desc: DescId) -> Vec<RowId> {
        match self.ann.family_of(desc) {
            Some(family) => self.rows_of(family, true),
            None => Vec::new(),
        }
    }

    /// The rows of a family, with a receiver or without.
    pub fn rows_of(&self, family: CallFamilyId, receiver: bool) -> Vec<RowId> {
        self.calls
            .rows
            .iter()
            .filter(|(_, row)| row.family == family && row.receiver == receiver)
            .map(|(id, _)| id)
            .collect()
    }

    /// The signature that the functions of a row share.
    pub fn row_signature(&mut self, row: RowId) -> RResult<(Vec<Repr>, Repr)> {
        if let Some(signature) = &self.calls.rows[row].signature {
            return Ok(signature.clone());
        }
        let members = self.calls.rows[row].members.clone();
        let mut params: Vec<Vec<Repr>> = Vec::new();
        let mut results = Vec::new();
        for member in members.values() {
            let (own, result) = self.natural_signature(member.graph)?;
            results.push(result);
            for (source, repr) in member.sources.iter().zip(own) {
                if let RowSource::Arg(n) = *source {
                    let n = n as usize;
                    if params.len() <= n {
                        params.resize(n + 1, Vec::new());
                    }
                    params[n].push(repr);
                }
            }
        }
        let mut common = Vec::new();
        for reprs in params {
            common.push(self.common_repr(&reprs, false)?);
        }
        let signature = (common, self.common_repr(&results, true)?);
        self.calls.rows[row].signature = Some(signature.clone());
        Ok(signature)
    }

    /// One of these representations that can be converted to all others (or, for results, that
    /// all others can be converted to).
    pub fn common_repr(&mut self, reprs: &[Repr], to: bool) -> RResult<Repr> {
        let Some(&first) = reprs.first() else {
            return Ok(Repr::None);
        };
        if reprs.iter().all(|&r| r == first) {
            return Ok(first);
        }
        if reprs
            .iter()
            .all(|r| matches!(r, Repr::Instance(_) | Repr::None | Repr::Impossible))
        {
            let mut class = None;
            for repr in reprs {
                if let Repr::Instance(id) = *repr {
                    class = Some(match class {
                        None => id,
                        Some(other) => self.common_base(other, id),
                    });
                }
            }
            if let Some(class) = class {
                return Ok(Repr::Instance(class));
            }
        }
        for &candidate in reprs {
            let mut fits = true;
            for &other in reprs {
                fits &= if to {
                    self.convertible(other, candidate)
                } else {
                    self.convertible(candidate, other)
                };
            }
            if fits {
                return Ok(candidate);
            }
        }
        let words: Vec<_> = reprs.iter().map(|&r| self.describe(r)).collect();
        error(
            "RP0508",
            format!(
                "functions called from the same place disagree on a type: {}",
                words.join(", ")
            ),
        )
    }

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
        let signature = self.row_signature(row)?;
        let plain = (0..signature.0.len() as u32)
            .map(RowSource::Arg)
            .eq(member.sources.iter().copied());
        let func = if plain && self.signature(member.graph)? == signature {
            self.function(member.graph)?
        } else {
            self.row_stub(signature, &member)?
        };
        self.calls.rows[row].funcs.insert(desc, func);
        Ok(Some(func))
    }

    fn row_stub(&mut self, signature: (Vec<Repr>, Repr), member: &Member) -> RResult<FuncId> {
        let callee = self.function(member.graph)?;
        let (wanted, got) = self.signature(member.graph)?;
        let (params, result) = signature;
        let name = format!("{}_stub", self.ann.graphs[member.graph].name);
        let ret = self.lltype(result);
        let mut cx = Lower::new(self, name, ret);
        let values = cx.stub_inputs(&params);
        let mut args = Vec::new();
        for (source, &repr) in member.sources.iter().zip(&wanted) {
            args.push(match *source {
                RowSource::Arg(n) => {
                    let n = n as usize;
                    cx.convert(values[n].clone(), params[n], repr)?
                }
                RowSource::Default(obj) => cx.inputconst(repr, obj)?,
                RowSource::Cell(_) => {
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
    let id = rt.session.heap.lltypes.forward("functions", false);
    rt.session.heap.lltypes.structs[id].immutable = true;
    rt.calls.structs.insert(family, id);
    let mut fields = Vec::new();
    for (n, row) in rows.into_iter().enumerate() {
        let ty = rt.row_type(row).unwrap_or(LlType::Void);
        fields.push(Field {
            name: format!("row{n}").into(),
            ty,
            immutable: true,
        });
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
            match rt.row_func(rows[0], desc)? {
                Some(func) => Ok(rt.func_const(func)),
                // Never called, but it must differ from the others.
                None => {
                    let graph = rt
                        .ann
                        .function_of(desc)
                        .and_then(|d| d.graphs.values().next().copied());
                    match graph {
                        Some(_) | None => Ok(LlConst::Null(ty)),
                    }
                }
            }
        }
        _ => rt.const_data(repr, obj, ty, Unfilled::Function),
    }
}

/// The structure of bound methods of a family: the instance, and a pointer for each row.
pub fn bound_struct(rt: &mut RTyper<'_>, family: CallFamilyId) -> StructId {
    if let Some(&id) = rt.calls.bound.get(&family) {
        return id;
    }
    let id = rt.session.heap.lltypes.forward("bound_method", true);
    rt.calls.bound.insert(family, id);
    let mut fields = vec![Field {
        name: "self".into(),
        ty: rt.classes.root_types().instance_ptr(),
        immutable: true,
    }];
    for (n, row) in rt.rows_of(family, true).into_iter().enumerate() {
        fields.push(Field {
            name: format!("row{n}").into(),
            ty: rt.row_type(row).unwrap_or(LlType::Void),
            immutable: true,
        });
    }
    rt.session.heap.lltypes.complete(id, fields);
    id
}

/// A bound method of known name as one of a family of several names.
pub fn bind_method(
    cx: &mut Lower<'_, '_>,
    value: LlValue,
    methods: super::repr::MethodsId,
    family: CallFamilyId,
) -> RResult<LlValue> {
    let methods = cx.rt.methods(methods).clone();
    let what = bound_struct(cx.rt, family);
    let Some(home) = cx.rt.ann.home_of(methods.class, &methods.name) else {
        return error("RP0513", format!("no method {} is known", methods.name));
    };
    let rows = match cx.rt.class_info(home)?.class_fields.get(&methods.name) {
        Some(super::classes::ClassField::Method(rows, _)) => rows.clone(),
        _ => Vec::new(),
    };
    let ty = LlType::Ptr(Container::Struct(what));
    let flavor = crate::lltype::Flavor::Gc;
    let bound = cx.genop(crate::lltype::LlOp::Malloc { what, flavor }, vec![], ty);
    let root = cx.rt.classes.root_types().instance_ptr();
    let object = cx.cast_pointer(value.clone(), root);
    cx.setfield(bound.clone(), "self", object);
    let instance = cx.convert(value, Repr::Instance(methods.class), Repr::Instance(home))?;
    let vtable = super::rinstance::vtable_of(cx, instance, home);
    for (n, row) in cx.rt.rows_of(family, true).into_iter().enumerate() {
        if let Some(at) = rows.iter().position(|&r| r == row) {
            let name = super::classes::method_field_name(&methods.name, at);
            let pointer = cx.getfield(vtable.clone(), &name);
            cx.setfield(bound.clone(), &format!("row{n}"), pointer);
        }
    }
    Ok(bound)
}

/// Fills the structure of a function's pointers.
pub fn fill_function(rt: &mut RTyper<'_>, data: DataId, obj: ObjId, repr: Repr) -> RResult<()> {
    let desc = rt.ann.desc_of.get(&obj).copied();
    if let (Repr::Closure(family), Some(desc)) = (repr, desc) {
        let own = super::closure::function_struct(rt, family);
        let mut values = Vec::new();
        for (n, row) in rt.rows_of(family, false).into_iter().enumerate() {
            values.push(match super::closure::row_stub(rt, family, row, desc)? {
                Some(func) => rt.func_const(func),
                None => {
                    let ty = rt.session.heap.lltypes.structs[own].fields[n].ty;
                    LlConst::Null(ty)
                }
            });
        }
        rt.prog.data[data].value = Some(LlConst::Struct(values));
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
        let (start, ret) = (self.graph.start, self.graph.ret);
        self.graph.blocks[start].ops = std::mem::take(&mut self.ops);
        self.graph.blocks[start].exits = vec![Link::new(vec![value], ret)];
        self.finish_function()
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
}

/// A function that raises a prebuilt exception if its argument is null.
fn null_check(rt: &mut RTyper<'_>, ty: LlType, class: &str, message: &str) -> RResult<FuncId> {
    let (etype, evalue) = rt.prebuilt_exception(class, message)?;
    let mut cx = Lower::new(rt, "check_not_none", LlType::Void);
    let graph = &mut cx.graph;
    let p = graph.new_var(ty);
    let start = graph.start;
    graph.blocks[start].inputs = vec![p];
    let ok = cx.nonzero(Value::Var(p));
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
        // A memo function, run already.
        [] => match hop.s_result.konst {
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
                (Kind::Instance { class, .. }, None) => *class,
                _ => return error("RP0507", format!("class {} has no instances", desc.name)),
            };
            // A specialised copy of the class is the result's.
            let class = match &hop.s_result.kind {
                Kind::Instance { class: other, .. }
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
        Repr::MethodOfClass => HopArg::new(arg.v.clone(), SomeValue::from(Kind::Type), Repr::Class),
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
            None => Ok(Value::Const(super::convert::zero(cx.rt.lltype(repr)))),
        })
        .collect()
}

/// A call of one of several functions, methods or classes.
fn indirect(cx: &mut Lower<'_, '_>, hop: &Hop, call: &Call) -> RResult<LlValue> {
    let receiver = matches!(hop.r(0), Repr::Method(_) | Repr::BoundMethod(_));
    let row = match (&call.row, hop.r(0)) {
        (
            Some((family, shape, index)),
            Repr::Func(_) | Repr::Closure(_) | Repr::Method(_) | Repr::BoundMethod(_),
        ) => {
            let family = cx.rt.ann.find_call_family(*family);
            let key = (family, shape.clone(), *index, receiver);
            cx.rt
                .calls
                .by_key
                .get(&key)
                .map(|&row| (row, shape.clone()))
        }
        _ => None,
    };
    let Some((row, shape)) = row else {
        return dispatch(cx, hop, call);
    };
    let (params, result) = cx.rt.row_signature(row)?;
    let mut candidates = Vec::new();
    for callee in &call.callees {
        if let Some(desc) = cx.rt.function_desc(callee.desc) {
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
            let rows = match cx.rt.class_info(home)?.class_fields.get(&methods.name) {
                Some(super::classes::ClassField::Method(rows, _)) => rows.clone(),
                _ => Vec::new(),
            };
            let Some(n) = rows.iter().position(|&r| r == row) else {
                return dispatch(cx, hop, call);
            };
            let instance = cx.input(&receiver, Repr::Instance(home))?;
            let vtable = super::rinstance::vtable_of(cx, instance, home);
            let name = super::classes::method_field_name(&methods.name, n);
            (cx.getfield(vtable, &name), Some(receiver))
        }
        Repr::BoundMethod(family) => {
            let rows = cx.rt.rows_of(family, true);
            let Some(n) = rows.iter().position(|&r| r == row) else {
                return dispatch(cx, hop, call);
            };
            let bound = cx.inputarg(hop, 0, hop.r(0))?;
            let pointer = cx.getfield(bound.clone(), &format!("row{n}"));
            let object = cx.getfield(bound, "self");
            let class = crate::annotate::defs::ClassDefId::OBJECT;
            let s = SomeValue::instance(class);
            let receiver = HopArg::new(object, s, Repr::Instance(class));
            (pointer, Some(receiver))
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
/// objects. A function of its own compares and calls.
fn dispatch(cx: &mut Lower<'_, '_>, hop: &Hop, call: &Call) -> RResult<LlValue> {
    let mut values = Vec::new();
    for arg in &hop.args {
        values.push(cx.input(arg, arg.r)?);
    }
    let result = cx.rt.lltype(hop.r_result);
    let hl = cx.hl;
    let mut stub = Lower::new(cx.rt, "call_one_of", result);
    stub.hl = hl;
    stub.span = hop.span;
    let reprs: Vec<Repr> = hop.args.iter().map(|arg| arg.r).collect();
    stub.stub_inputs(&reprs);
    let mut block = stub.graph.start;
    for (n, callee) in call.callees.iter().enumerate() {
        let obj = match &stub.rt.ann.descs[callee.desc] {
            Desc::Function(d) => d.func,
            Desc::Class(d) => d.class,
            Desc::Frozen(d) => d.obj,
            Desc::Builtin(d) => d.obj,
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
            let wanted = stub.inputconst(selector, obj)?;
            let same = stub.ptr_eq(Value::Var(inputs[0]), wanted);
            let yes = stub.copy_inputs(&inputs);
            let no = stub.copy_inputs(&inputs);
            let args: Vec<LlValue> = inputs.iter().map(|&v| Value::Var(v)).collect();
            let ops = std::mem::take(&mut stub.ops);
            let data = &mut stub.graph.blocks[block];
            data.ops = ops;
            if let Value::Var(v) = same {
                data.switch = ExitSwitch::Value(v);
            }
            data.exits = vec![
                Link::with_case(args.clone(), no, LlCase::Bool(false)),
                Link::with_case(args, yes, LlCase::Bool(true)),
            ];
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
    /// A new block with inputs like these.
    pub fn copy_inputs(&mut self, inputs: &[crate::flow::model::Var]) -> crate::flow::model::Block {
        let inputs = inputs.iter().map(|&v| self.graph.copy_var(v)).collect();
        self.graph.new_block(inputs)
    }
}
