//! The verifier of low-level programs: graphs have the shape that `ir/verify.rs` asks for, every
//! operation's arguments and result the types its opcode asks for, links pass values of their
//! targets' types, constants are what they say they are.

use super::data::{Data, FuncBody, Items, Ll, LlCase, LlConst, LlProgram};
use super::op::{CmpOp, ItemPath, LlOp};
use super::row::{Param, Ty};
use super::types::{Container, FuncTypeId, IntKind, LlType, StructId};
use crate::ir::model::{Block, ExitSwitch, Graph, Op, Value, Var};
use crate::ir::verify as shape;
use std::fmt;

/// A check of a whole program; gives what is wrong, in order.
pub type Verifier = fn(&LlProgram) -> Vec<String>;

/// What sees a program after each pass: the pass's name, the program, and what holds from there on
/// beside what always does. An error ends the run of passes.
pub type AfterPass<'a, E> = dyn FnMut(&'static str, &LlProgram, &[Verifier]) -> Result<(), E> + 'a;

/// Verifies a program as a pass left it: what holds of every program, and what `also` holds by
/// then.
///
/// # Errors
/// What is wrong: which pass, which graph and block, which operation.
pub fn after_pass(pass: &str, program: &LlProgram, also: &[Verifier]) -> Result<(), Vec<String>> {
    let mut problems = verify_program(program);
    if problems.is_empty() {
        problems.extend(also.iter().flat_map(|verifier| verifier(program)));
    }
    if problems.is_empty() {
        return Ok(());
    }
    let named = problems.into_iter().map(|p| format!("after `{pass}`: {p}"));
    Err(named.collect())
}

/// Verifies every function's graph and all prebuilt data; returns what is wrong, in order.
pub fn verify_program(program: &LlProgram) -> Vec<String> {
    let mut problems: Vec<String> = program.endless.get().cloned().into_iter().collect();
    for (id, func) in program.funcs.iter() {
        let FuncBody::Graph(graph) = func.body else {
            if matches!(func.body, FuncBody::Pending) {
                problems.push(format!("{id} {} has no body", func.name));
            }
            continue;
        };
        let graph = &program.graphs[graph];
        let found = verify_graph(program, graph);
        if !found.is_empty() {
            problems.extend(found);
            continue;
        }
        let def = &program.types.funcs[func.ty];
        let params: Vec<_> = graph.params().iter().map(|&v| graph.vars[v].ty).collect();
        // (What has another function's graph has types of its own.)
        let same = |a, b| match program.same_code.contains_key(&id) {
            true => program.types.are_alike(a, b),
            false => a == b,
        };
        let as_said = params.len() == def.params.len()
            && params.iter().zip(&def.params).all(|(&a, &b)| same(a, b));
        if !as_said {
            problems.push(format!(
                "{}: parameters {params:?}, type {:?}",
                graph.name, def.params
            ));
        }
        let result = graph.vars[graph.return_var()].ty;
        if !same(result, def.result) {
            problems.push(format!(
                "{}: result {result:?}, type {:?}",
                graph.name, def.result
            ));
        }
    }
    for (id, data) in program.data.iter() {
        if let Err(problem) = check_data(program, data) {
            problems.push(format!("{id} {}: {problem}", data.name));
        }
    }
    problems
}

/// Verifies one graph.
pub fn verify_graph(program: &LlProgram, graph: &Graph<Ll>) -> Vec<String> {
    if let Err(errors) = shape::verify(graph) {
        // Of a graph of another shape nothing else can be asked.
        let named = errors
            .iter()
            .map(|error| format!("{}: {error}", graph.name));
        return named.collect();
    }
    let mut problems = Vec::new();
    let checker = Checker { program, graph };
    for block in graph.reachable() {
        for op in &graph.blocks[block].ops {
            if let Err(problem) = checker.op(op) {
                problems.push(format!(
                    "{} {block}: {:?} {:?} -> {} {:?}: {problem}",
                    graph.name,
                    op.code,
                    op.args.iter().map(|a| checker.ty(a)).collect::<Vec<_>>(),
                    op.result,
                    graph.vars[op.result].ty,
                ));
            }
        }
        if let Err(problem) = checker.exits(block) {
            problems.push(format!("{} {block}: {problem}", graph.name));
        }
    }
    problems
}

type Check = Result<(), String>;

struct Checker<'a> {
    program: &'a LlProgram,
    graph: &'a Graph<Ll>,
}

fn expect(what: impl fmt::Display, found: LlType, wanted: LlType) -> Check {
    if found == wanted {
        Ok(())
    } else {
        Err(format!("{what} is {found:?} instead of {wanted:?}"))
    }
}

impl Checker<'_> {
    fn ty(&self, value: &Value<Ll>) -> LlType {
        match value {
            Value::Var(v) => self.graph.vars[*v].ty,
            Value::Const(c) => c.ty(),
        }
    }

    fn var(&self, var: Var) -> LlType {
        self.graph.vars[var].ty
    }

    fn exits(&self, block: Block) -> Check {
        let data = &self.graph.blocks[block];
        let switch = match data.switch {
            ExitSwitch::Value(v) => Some(self.var(v)),
            _ => None,
        };
        for (n, link) in data.exits.iter().enumerate() {
            let target = &self.graph.blocks[link.target];
            if target.inputs.len() != link.args.len() {
                return Err(format!("exit {n} passes {} values", link.args.len()));
            }
            for (arg, &input) in link.args.iter().zip(&target.inputs) {
                self.constant(arg)?;
                expect(
                    format_args!("exit {n}: value for {input}"),
                    self.ty(arg),
                    self.var(input),
                )?;
            }
            match (&link.case, switch) {
                (Some(LlCase::Bool(_)), Some(LlType::Bool))
                | (Some(LlCase::Int(_)), Some(LlType::Int(_) | LlType::Char | LlType::UniChar))
                | (Some(LlCase::Default), Some(_)) => {}
                (None, _) if data.switch != ExitSwitch::LastException || n == 0 => {}
                (Some(LlCase::Exception(class)), None) if n > 0 => {
                    if let Some(ty) = self.program.exc_type {
                        expect("exception case", class.ty(), ty)?;
                    }
                }
                (case, switch) => {
                    return Err(format!("exit {n}: case {case:?} on {switch:?}"));
                }
            }
            let bound = [
                (link.last_exception, self.program.exc_type),
                (link.last_exc_value, self.program.exc_value),
            ];
            for (var, ty) in bound {
                if let (Some(var), Some(ty)) = (var, ty) {
                    expect("last exception", self.var(var), ty)?;
                }
            }
        }
        Ok(())
    }

    fn constant(&self, value: &Value<Ll>) -> Check {
        match value {
            Value::Const(c) => check_const(self.program, c),
            Value::Var(_) => Ok(()),
        }
    }

    fn op(&self, op: &Op<Ll>) -> Check {
        let row = op.code.row();
        let (wanted, more) = match row.args {
            [wanted @ .., Ty::Rest] => (wanted, true),
            wanted => (wanted, false),
        };
        if op.args.len() < wanted.len() || op.args.len() > wanted.len() && !more {
            return Err(format!("{} arguments", op.args.len()));
        }
        for (n, arg) in op.args.iter().enumerate() {
            self.constant(arg)?;
            let wanted = wanted.get(n).copied().unwrap_or(Ty::Any);
            self.is(op, wanted, self.ty(arg))
                .map_err(|problem| format!("argument {n}: {problem}"))?;
        }
        self.is(op, row.result, self.var(op.result))
            .map_err(|problem| format!("the result: {problem}"))?;
        self.beyond_types(op)
    }

    /// Whether an operand or the result of an operation is of the type that the table gives.
    fn is(&self, op: &Op<Ll>, wanted: Ty, found: LlType) -> Check {
        let types = &self.program.types;
        let wanted = match (wanted, op.code.param()) {
            (Ty::Any | Ty::Rest, _) => return Ok(()),
            (Ty::Pointer, _) => return pointer(found),
            (Ty::RawPointer, _) if types.is_gc_ptr(found) => {
                return Err("is a gc pointer".into());
            }
            (Ty::RawPointer, _) => return pointer(found),
            (Ty::GcPointer, _) if types.is_gc_ptr(found) => return Ok(()),
            (Ty::GcPointer, _) => return Err(format!("{found:?} is no gc pointer")),
            (Ty::Void, _) => LlType::Void,
            (Ty::Bool, _) => LlType::Bool,
            (Ty::Char, _) => LlType::Char,
            (Ty::UniChar, _) => LlType::UniChar,
            (Ty::Signed, _) => LlType::SIGNED,
            (Ty::I64, _) => LlType::Int(IntKind::I64),
            (Ty::Float, _) => LlType::Float,
            (Ty::Location, _) => super::data::LOCATION,
            (Ty::ExceptionType, _) => self.program.exc_type.unwrap_or(LlType::Void),
            (Ty::Exception, _) => self.program.exc_value.unwrap_or(LlType::Void),
            (Ty::Tested, _) => match self.graph.blocks[self.graph.exc].inputs.is_empty() {
                true => LlType::Bool,
                false => LlType::Void,
            },
            (Ty::Same, _) => self.ty(&op.args[0]),
            (Ty::Kind, Param::Kind(kind)) => LlType::Int(kind),
            (Ty::From, Param::Cast(from, _)) => from,
            (Ty::To, Param::Cast(_, to)) => to,
            (Ty::Field, Param::Field(id, field)) => plain(self.field(id, field)?)?,
            (Ty::Inlined, Param::Field(id, field)) => match self.field(id, field)? {
                LlType::Inline(container) => LlType::Ptr(container),
                ty => return Err(format!("field of type {ty:?} is not inlined")),
            },
            (Ty::Item, Param::Item(path)) => plain(self.item(path)?)?,
            (Ty::ItemAddress, Param::Item(path)) => match types.arrays[self.array(path)?].item {
                LlType::Inline(container) if found != LlType::Address => LlType::Ptr(container),
                _ => LlType::Address,
            },
            (Ty::Base, param) => match param.container() {
                Some(container) => LlType::Ptr(container),
                None => return Err("the opcode names no container".into()),
            },
            (wanted, param) => return Err(format!("{param:?} says nothing of {wanted:?}")),
        };
        if found == wanted {
            Ok(())
        } else {
            Err(format!("{found:?} instead of {wanted:?}"))
        }
    }

    /// What is asked of an operation beside the types of its operands and its result.
    fn beyond_types(&self, op: &Op<Ll>) -> Check {
        let types = &self.program.types;
        if let Param::Item(path) = op.code.param() {
            self.array(path)?;
        }
        let args = || op.args[1..].iter().map(|arg| self.ty(arg));
        match op.code {
            LlOp::Bool(cmp) | LlOp::Ptr(cmp) if !matches!(cmp, CmpOp::Eq | CmpOp::Ne) => {
                Err("there is no order".into())
            }
            LlOp::Cast { from, to } => {
                for ty in [from, to] {
                    if ty == LlType::Void || is_pointer(ty) || matches!(ty, LlType::Inline(_)) {
                        return Err(format!("{ty:?} is no primitive"));
                    }
                }
                Ok(())
            }
            LlOp::CastPointer => self.castable(self.ty(&op.args[0]), self.var(op.result)),
            LlOp::GetLength(path) if types.arrays[self.array(path)?].nolength => {
                Err("the array has no length".into())
            }
            LlOp::CompareItems(path) | LlOp::SameItems(path) | LlOp::FindItem(path) => {
                self.chars(path)
            }
            LlOp::Malloc { what, .. } | LlOp::GcMallocFast { what }
                if types.varsize_field(what).is_some() =>
            {
                Err("the structure has an inlined array".into())
            }
            LlOp::MallocVarsize { what, .. } | LlOp::GcMallocVarsizeFast { what } => {
                self.varsized(what).map(|_| ())
            }
            LlOp::MallocVarsizeUninit { what, .. } => {
                match types.holds_gc_ptr(types.arrays[self.varsized(what)?].item) {
                    true => Err("items are gc pointers".into()),
                    false => Ok(()),
                }
            }
            LlOp::DirectCall => match &op.args[0] {
                Value::Const(LlConst::Func(ty, _)) => self.call(*ty, args(), op.result),
                _ => Err("the callee is no function constant".into()),
            },
            LlOp::IndirectCall(candidates) => {
                let Some(candidates) = self.program.candidates.get(candidates) else {
                    return Err("no such candidates".into());
                };
                let ty = self.ty(&op.args[0]);
                let id = func_type(ty)?;
                for &func in candidates {
                    let func = &self.program.funcs[func];
                    if func.ty != id {
                        return Err(format!("candidate {} has another type", func.name));
                    }
                }
                self.call(ty, args(), op.result)
            }
            _ => Ok(()),
        }
    }

    fn call(&self, ty: LlType, args: impl Iterator<Item = LlType>, result: Var) -> Check {
        let def = &self.program.types.funcs[func_type(ty)?];
        if !args.eq(def.params.iter().copied()) {
            return Err(format!("the function takes {:?}", def.params));
        }
        expect("result", self.var(result), def.result)
    }

    fn castable(&self, from: LlType, to: LlType) -> Check {
        let types = &self.program.types;
        match (from, to) {
            (LlType::Address, _) | (_, LlType::Address) => Ok(()),
            (LlType::Ptr(a), LlType::Ptr(b)) if types.is_gc(a) && types.is_gc(b) => {
                if types.begins_with(a, b) || types.begins_with(b, a) {
                    Ok(())
                } else {
                    let [a, b] = [a, b].map(|what| types.describe(LlType::Inline(what)));
                    Err(format!("{a} and {b} are unrelated"))
                }
            }
            (a, b) if a == b => Ok(()),
            _ if types.is_gc_ptr(from) || types.is_gc_ptr(to) => Err("unrelated pointers".into()),
            // What lies at an address that the collector has no part in, only the program knows.
            _ => Ok(()),
        }
    }

    fn field(&self, id: StructId, field: u32) -> Result<LlType, String> {
        let def = &self.program.types.structs[id];
        match def.fields.get(field as usize) {
            Some(field) => Ok(field.ty),
            None => Err(format!("{} has no field {field}", def.name)),
        }
    }

    fn array(&self, path: ItemPath) -> Result<super::types::ArrayId, String> {
        match (path.base, path.array_field) {
            (Container::Array(id), None) => Ok(id),
            (Container::Struct(id), Some(field)) => match self.field(id, field)? {
                LlType::Inline(Container::Array(array)) => Ok(array),
                ty => Err(format!("field {field} of type {ty:?} is no inlined array")),
            },
            _ => Err("no path to an array".into()),
        }
    }

    fn chars(&self, path: ItemPath) -> Check {
        let array = self.array(path)?;
        expect("item", self.program.types.arrays[array].item, LlType::Char)
    }

    fn item(&self, path: ItemPath) -> Result<LlType, String> {
        let item = self.program.types.arrays[self.array(path)?].item;
        match (item, path.item_field) {
            (LlType::Inline(Container::Struct(id)), Some(field)) => self.field(id, field),
            (_, None) => Ok(item),
            (ty, Some(_)) => Err(format!("item of type {ty:?} has no fields")),
        }
    }

    fn varsized(&self, what: Container) -> Result<super::types::ArrayId, String> {
        match what {
            Container::Array(id) => Ok(id),
            Container::Struct(id) => match self.program.types.varsize_field(id) {
                Some((_, array)) => Ok(array),
                None => Err("the structure has no inlined array".into()),
            },
            _ => Err("no structure or array".into()),
        }
    }
}

fn is_pointer(ty: LlType) -> bool {
    matches!(ty, LlType::Ptr(_) | LlType::Address)
}

fn pointer(ty: LlType) -> Check {
    if is_pointer(ty) {
        Ok(())
    } else {
        Err(format!("{ty:?} is no pointer"))
    }
}

fn plain(ty: LlType) -> Result<LlType, String> {
    match ty {
        LlType::Inline(_) => Err("the value is a container".into()),
        _ => Ok(ty),
    }
}

fn func_type(ty: LlType) -> Result<FuncTypeId, String> {
    match ty {
        LlType::Ptr(Container::Func(id)) => Ok(id),
        _ => Err(format!("{ty:?} is no function pointer")),
    }
}

fn check_const(program: &LlProgram, constant: &LlConst) -> Check {
    match constant {
        LlConst::Int(value, kind) if kind.wrap(*value, program.word_bits) != *value => {
            Err(format!("{value} is out of range for {kind:?}"))
        }
        LlConst::Null(ty) => pointer(*ty),
        LlConst::Data(ty, id) => {
            let Some(data) = program.data.get(*id) else {
                return Err(format!("there is no {id}"));
            };
            let target = match *ty {
                LlType::Ptr(target) => target,
                LlType::Address => return Ok(()),
                _ => return Err(format!("{id} has type {ty:?}")),
            };
            match (data.ty, target) {
                (LlType::Inline(a), b) if program.types.begins_with(a, b) => Ok(()),
                _ => Err(format!("{id} is {:?}, used as {ty:?}", data.ty)),
            }
        }
        LlConst::Func(ty, id) => {
            let ty = func_type(*ty)?;
            match program.funcs.get(*id) {
                Some(func) if func.ty == ty => Ok(()),
                Some(func) => Err(format!("{} has another type", func.name)),
                None => Err(format!("there is no {id}")),
            }
        }
        LlConst::Struct(_) | LlConst::Items(_) => Err("an inlined value outside of data".into()),
        _ => Ok(()),
    }
}

fn check_data(program: &LlProgram, data: &Data) -> Check {
    match &data.value {
        None => Err("was never filled".into()),
        Some(value) => check_inline(program, data.ty, value),
    }
}

fn check_inline(program: &LlProgram, ty: LlType, value: &LlConst) -> Check {
    match (ty, value) {
        (LlType::Inline(Container::Struct(id)), LlConst::Struct(values)) => {
            let def = &program.types.structs[id];
            if def.fields.len() != values.len() {
                return Err(format!("{} values for {}", values.len(), def.name));
            }
            for (field, value) in def.fields.iter().zip(values) {
                check_inline(program, field.ty, value)
                    .map_err(|problem| format!("{}.{}: {problem}", def.name, field.name))?;
            }
            Ok(())
        }
        (LlType::Inline(Container::Array(id)), LlConst::Items(items)) => {
            let item = program.types.arrays[id].item;
            match items {
                Items::Bytes(_) => expect("item", item, LlType::Char),
                Items::Numbers(_) => expect("item", item, LlType::Int(IntKind::I32)),
                Items::Consts(values) => {
                    for value in values {
                        check_inline(program, item, value)?;
                    }
                    Ok(())
                }
            }
        }
        (LlType::Inline(container), value) => Err(format!("{container:?} holds {value:?}")),
        (_, LlConst::Struct(_) | LlConst::Items(_)) => Err("an inlined value".into()),
        (ty, value) => {
            expect("value", value.ty(), ty)?;
            check_const(program, value)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::model::GraphId;
    use crate::lltype::program_text::parse_program;

    #[test]
    fn violations_name_the_pass_the_graph_and_the_operation() {
        let text = "graph f(v0: Signed) -> Signed {
b0:
  v1: Signed = int_sub(v0, 1)
  goto ret(v1)
}";
        let mut p = parse_program(text).unwrap();
        let damage = |p: &mut LlProgram, damage: &dyn Fn(&mut Op<Ll>)| {
            let block = p.graphs[GraphId(0)].start;
            damage(&mut p.graphs[GraphId(0)].blocks[block].ops[0]);
            after_pass("tidy", p, &[]).unwrap_err().join("\n")
        };
        let found = damage(&mut p, &|op| op.args[1] = Value::Const(LlConst::Bool(true)));
        assert!(
            found.starts_with("after `tidy`: f b0: Int(Sub, Signed)"),
            "{found}"
        );
        let found = damage(&mut p, &|op| op.args[1] = Value::Var(Var(99)));
        assert!(
            found.starts_with("after `tidy`: f: b0 uses v99 in Int(Sub"),
            "{found}"
        );
    }
}
