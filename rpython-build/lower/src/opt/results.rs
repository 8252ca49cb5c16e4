//! Results in registers: a function that gives its callers a new object, a tuple or the box of an optional number
//! mostly, which they only take apart, gives them the fields instead. (Escape analysis across calls, of what is
//! returned.)
//!
//! [`super::mallocs`] finds such functions: what they return is made in them, or null, or prebuilt and cannot change, and they do
//! nothing with it but fill it. The function returns the first value, and puts the others where the caller takes them from
//! right behind the call ([`LlOp::SetResult`]). The caller makes the object again; where it only takes it
//! apart, malloc removal has done with that. So a function is changed if that is so for half of its calls,
//! and it has no calls but those by its name.
//!
//! Callees come first: what gives on what another function gives is one of these functions by then.

use super::inline::callees_first;
use super::mallocs::{self, explode_returned, returned, taken_apart, Returned};
use super::{take, tidy};
use crate::analysis::callgraph::{callees, named, Callees};
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::model::*;
use crate::lltype::{
    Container, Flavor, FuncBody, FuncId, Ll, LlCase, LlConst, LlOp, LlProgram, LlType, StructId,
};
use crate::source::Span;
use std::collections::BTreeSet;

type V = Value<Ll>;

/// How many values there is room for beside the one that is returned: `RPY_RESULTS` of the runtime.
const ROOM: usize = 8;

/// Changes the functions of a program.
pub fn spread(program: &mut LlProgram) {
    let edges = callees(program);
    let order = callees_first(&edges);
    let data: Vec<_> = program.data.ids().collect();
    let named = named(program, &order, &data);
    let mut callers = SecondaryMap::<FuncId, Vec<FuncId>>::new();
    for &caller in &order {
        for &callee in &edges[caller.index()] {
            callers[FuncId::new(callee)].push(caller);
        }
    }
    let shares: BTreeSet<FuncId> = program
        .same_code
        .iter()
        .flat_map(|(&func, &code)| [func, code])
        .collect();
    for func in order {
        if named[func] || shares.contains(&func) {
            continue;
        }
        let callers: Vec<_> = callers[func].iter().map(|&c| (c, !named[c])).collect();
        if let Some(returned) = spreadable(program, func, &callers) {
            change(program, func, &returned, &callers);
        }
    }
}

/// The graph of a function of the program.
fn graph_of(program: &LlProgram, func: FuncId) -> Option<GraphId> {
    match program.funcs[func].body {
        FuncBody::Graph(id) => Some(id),
        _ => None,
    }
}

/// What a function returns whose callers are to get the fields.
fn spreadable(program: &LlProgram, func: FuncId, callers: &[(FuncId, bool)]) -> Option<Returned> {
    let graph = &program.graphs[graph_of(program, func)?];
    let returned = returned(program, graph)?;
    let values = returned.fields.len() + usize::from(returned.nullable);
    if values > ROOM + 1 {
        return None;
    }
    let (mut apart, mut whole) = (0, 0);
    for &(caller, may_return) in callers {
        let graph = &program.graphs[graph_of(program, caller)?];
        let uses = taken_apart(program, graph, (func, returned.what), may_return)?;
        apart += uses.0;
        whole += uses.1;
    }
    (apart > 0 && apart >= whole).then_some(returned)
}

fn change(program: &mut LlProgram, func: FuncId, returned: &Returned, callers: &[(FuncId, bool)]) {
    let Some(id) = graph_of(program, func) else {
        return;
    };
    let mut graph = take(program, id);
    explode_returned(program, &mut graph);
    tidy(program, &mut graph);
    let values = always(&graph, returned.nullable);
    return_values(&mut graph, &values, returned.nullable);
    clean(program, &mut graph);
    let result = graph.vars[graph.return_var()].ty;
    program.graphs[id] = graph;
    let params = program.types.funcs[program.funcs[func].ty].params.clone();
    let ty = program.types.func(params, result);
    program.funcs[func].ty = ty;
    for &(caller, _) in callers {
        let Some(id) = graph_of(program, caller) else {
            continue;
        };
        let mut graph = take(program, id);
        let callee = LlConst::Func(LlType::Ptr(Container::Func(ty)), func);
        let given = Given {
            func,
            callee: &callee,
            returned,
            values: &values,
        };
        given.take_all(program, &mut graph);
        clean(program, &mut graph);
        program.graphs[id] = graph;
    }
}

fn clean(program: &LlProgram, graph: &mut Graph<Ll>) {
    tidy(program, graph);
    mallocs::remove_all(program, graph);
    graph.compact();
}

/// A value of those that a function is to return.
enum Returns {
    /// It is the same whatever happens.
    Always(LlConst),
    /// It is of this type.
    Differs(LlType),
}

/// The values that a function returns: its return block has an input for each. What it has for the fields of null
/// does not matter.
fn always(graph: &Graph<Ll>, nullable: bool) -> Vec<Returns> {
    let mut links = Vec::new();
    for block in graph.reachable() {
        let exits = graph.blocks[block].exits.iter();
        links.extend(exits.filter(|link| link.target == graph.ret));
    }
    let is_null =
        |link: &&Link<Ll>| nullable && link.args.last() == Some(&V::Const(LlConst::Bool(false)));
    let objects: Vec<_> = links
        .iter()
        .copied()
        .filter(|link| !is_null(link))
        .collect();
    let inputs = graph.blocks[graph.ret].inputs.iter().enumerate();
    let returns = inputs.map(|(at, &input)| {
        let says = nullable && at + 1 == graph.blocks[graph.ret].inputs.len();
        let mut values = if says { &links } else { &objects }
            .iter()
            .map(|link| &link.args[at]);
        match (values.next(), graph.vars[input].ty) {
            (_, LlType::Void) => Returns::Always(LlConst::Void(None)),
            (Some(V::Const(value)), _) if values.all(|v| v.constant() == Some(value)) => {
                Returns::Always(value.clone())
            }
            (_, ty) => Returns::Differs(ty),
        }
    });
    returns.collect()
}

/// Which value of those it is, and its type.
type Differing = (usize, LlType);

/// Which of some values is returned, and which are put aside: the last says whether there is an object, if there need
/// not be one.
fn places(values: &[Returns], nullable: bool) -> (Option<Differing>, Vec<Differing>) {
    let differs = |(at, value): (usize, &Returns)| match value {
        Returns::Differs(ty) => Some((at, *ty)),
        Returns::Always(_) => None,
    };
    let mut places: Vec<_> = values.iter().enumerate().filter_map(differs).collect();
    let says = places
        .last()
        .is_some_and(|&(at, _)| nullable && at + 1 == values.len());
    if says {
        places.rotate_right(1);
    }
    let mut places = places.into_iter();
    (places.next(), places.collect())
}

/// Has a function that returns several values return one, and put the others where its callers find them.
fn return_values(graph: &mut Graph<Ll>, values: &[Returns], nullable: bool) {
    let ret = graph.ret;
    let inputs = std::mem::take(&mut graph.blocks[ret].inputs);
    let (first, others) = places(values, nullable);
    let last = graph.new_block(inputs.clone());
    for block in graph.reachable() {
        for link in &mut graph.blocks[block].exits {
            if link.target == ret {
                link.target = last;
            }
        }
    }
    for (place, (value, _)) in others.into_iter().enumerate() {
        let op = Op {
            code: LlOp::SetResult(place as u32),
            args: vec![V::Var(inputs[value])],
            result: graph.new_var(LlType::Void),
            span: None,
        };
        graph.blocks[last].ops.push(op);
    }
    let void = V::Const(LlConst::Void(None));
    let result = first.map_or(void, |(first, _)| V::Var(inputs[first]));
    let input = graph.new_var(first.map_or(LlType::Void, |(_, ty)| ty));
    graph.blocks[ret].inputs = vec![input];
    graph.blocks[last].exits = vec![Link::new(vec![result], ret)];
}

/// What the calls of a function give.
struct Given<'a> {
    func: FuncId,
    callee: &'a LlConst,
    returned: &'a Returned,
    values: &'a [Returns],
}

impl Given<'_> {
    /// Has a caller make objects of the values that its calls give it.
    fn take_all(&self, program: &LlProgram, graph: &mut Graph<Ll>) {
        for block in graph.reachable() {
            let ops = graph.blocks[block].ops.iter().enumerate();
            let calls = ops.filter(|(_, op)| {
                matches!(Callees::of(program, op), Callees::One(called) if called == self.func)
            });
            let calls: Vec<usize> = calls.map(|(index, _)| index).collect();
            // From the end, so that each split moves what has not been moved yet.
            for &index in calls.iter().rev() {
                self.take(graph, block, index);
            }
        }
    }

    fn take(&self, graph: &mut Graph<Ll>, block: Block, index: usize) {
        let returned = self.returned;
        let data = &graph.blocks[block];
        let guarded = index + 1 == data.ops.len() && data.switch == ExitSwitch::LastException;
        if !guarded {
            graph.split_block(block, index + 1);
        }
        let (first, others) = places(self.values, returned.nullable);
        let result = graph.new_var(first.map_or(LlType::Void, |(_, ty)| ty));
        let call = &mut graph.blocks[block].ops[index];
        call.args[0] = V::Const(self.callee.clone());
        let old = std::mem::replace(&mut call.result, result);
        let span = call.span;
        graph.vars[result].site = graph.vars[old].site;
        let link = graph.blocks[block].exits[0].clone();
        if !link.args.contains(&V::Var(old)) {
            return;
        }

        // Behind the call: the values, and an object of them.
        let vars = link.args.iter().filter_map(Value::var);
        let vars = vars.filter(|&var| var != old);
        let taking = Way::new(graph, vars.chain(first.map(|_| result)), span);
        let value = |value: &Returns| match value {
            Returns::Always(value) => V::Const(value.clone()),
            Returns::Differs(ty) => V::Const(LlConst::zero(*ty)),
        };
        let mut values: Vec<V> = self.values.iter().map(value).collect();
        if let Some((first, _)) = first {
            values[first] = taking.name(&V::Var(result));
        }
        for (place, (value, ty)) in others.into_iter().enumerate() {
            let code = LlOp::GetResult(place as u32);
            values[value] = taking.push(graph, code, vec![], ty);
        }
        let goes_on = |way: &Way, args: &[V], object: V| {
            let arg = |arg: &V| match arg.var() == Some(old) {
                true => object.clone(),
                false => way.name(arg),
            };
            Link::new(args.iter().map(arg).collect(), link.target)
        };
        let ty = graph.vars[old].ty;
        let exits = if returned.nullable {
            let is_there = values.pop();
            let vars = taking.vars.iter().map(|&(_, name)| name);
            let vars = vars.chain(values.iter().filter_map(Value::var));
            let making = Way::new(graph, vars, span);
            let values: Vec<V> = values.iter().map(|value| making.name(value)).collect();
            let object = making.object(graph, returned, values, ty);
            let inner: Vec<V> = link.args.iter().map(|arg| taking.name(arg)).collect();
            graph.blocks[making.block].exits = vec![goes_on(&making, &inner, object)];
            let is_there = taking.push(
                graph,
                LlOp::SameAs,
                is_there.into_iter().collect(),
                LlType::Bool,
            );
            graph.blocks[taking.block].switch =
                is_there.var().map_or(ExitSwitch::None, ExitSwitch::Value);
            let mut without = goes_on(&taking, &link.args, V::Const(LlConst::Null(ty)));
            without.case = Some(LlCase::Bool(false));
            let args = making.vars.iter().map(|&(var, _)| V::Var(var)).collect();
            vec![
                without,
                Link::with_case(args, making.block, LlCase::Bool(true)),
            ]
        } else {
            let object = taking.object(graph, returned, values, ty);
            vec![goes_on(&taking, &link.args, object)]
        };
        graph.blocks[taking.block].exits = exits;
        let exit = &mut graph.blocks[block].exits[0];
        exit.args = taking.vars.iter().map(|&(var, _)| V::Var(var)).collect();
        exit.target = taking.block;
    }
}

/// A new block on the way from one to another.
struct Way {
    block: Block,
    /// What is passed to it, and the names that this has there.
    vars: Vec<(Var, Var)>,
    span: Option<Span>,
}

impl Way {
    fn new(graph: &mut Graph<Ll>, passed: impl Iterator<Item = Var>, span: Option<Span>) -> Way {
        let mut vars: Vec<(Var, Var)> = Vec::new();
        for var in passed {
            if vars.iter().all(|&(other, _)| other != var) {
                vars.push((var, graph.copy_var(var)));
            }
        }
        let block = graph.new_block(vars.iter().map(|&(_, name)| name).collect());
        Way { block, vars, span }
    }

    /// What a value is called in the block.
    fn name(&self, value: &V) -> V {
        let passed = |var| self.vars.iter().find(|&&(other, _)| other == var);
        match value.var().and_then(passed) {
            Some(&(_, name)) => V::Var(name),
            None => value.clone(),
        }
    }

    /// Does something in the block; gives the result.
    fn push(&self, graph: &mut Graph<Ll>, code: LlOp, args: Vec<V>, ty: LlType) -> V {
        let result = graph.new_var(ty);
        let span = self.span;
        let op = Op {
            code,
            args,
            result,
            span,
        };
        graph.blocks[self.block].ops.push(op);
        V::Var(result)
    }

    /// Makes an object of its fields, by a pointer of this type.
    fn object(&self, graph: &mut Graph<Ll>, returned: &Returned, values: Vec<V>, ty: LlType) -> V {
        let pointer = |id: StructId| LlType::Ptr(Container::Struct(id));
        let cast = |graph: &mut Graph<Ll>, p: &V, from: LlType, to: LlType| match from == to {
            true => p.clone(),
            false => self.push(graph, LlOp::CastPointer, vec![p.clone()], to),
        };
        let own = pointer(returned.what);
        let code = LlOp::Malloc {
            what: returned.what,
            flavor: Flavor::Gc,
        };
        let p = self.push(graph, code, vec![], own);
        for (&(of, field, _), value) in returned.fields.iter().zip(values) {
            let object = cast(graph, &p, own, pointer(of));
            let set = LlOp::SetField(of, field);
            self.push(graph, set, vec![object, value], LlType::Void);
        }
        cast(graph, &p, own, ty)
    }
}

#[cfg(test)]
mod tests {
    use super::ROOM;

    #[test]
    fn the_runtime_has_the_room() {
        let line = format!("#define RPY_RESULTS {ROOM}");
        let mut headers = rpython_runtime_c::Uses::default().headers();
        assert!(headers.any(|source| source.text.lines().any(|text| text == line)));
    }
}
