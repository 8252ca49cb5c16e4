//! `**kw`: a version of the function for each set of names that it is called with.
//!
//! The parameter becomes one parameter per name. Where the function only reads single names from
//! it, passes it on, or makes a tuple of its names or values, it is a tuple of the values, and the names are gone;
//! else it is a dict made at the start. One that is passed on and looked at otherwise, but never changed or kept, is a dict
//! where it is looked at.
//! A dict that a function makes of names which it says, and passes on as `**options`, is such a tuple, too,
//! if nothing else is done with it.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::Set;
use crate::front::code::Name;
use crate::host::heap::Heap;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};
use crate::stubs::BuiltinFn;

/// What takes the place of one use of the parameter.
enum Use {
    /// `f(**kw)`
    Call(CallShape),
    /// `kw["name"]`
    Item(Name),
    /// `"name" in kw`
    Contains(Name),
    /// `len(kw)`
    Len,
    /// `if kw`
    Bool,
    /// `kw.get`, which the next operation calls with this name.
    Get(Name),
    /// `tuple(kw)`
    Names,
    /// `kw.values`, which the next operation calls, and the one after that makes a tuple of what it gives.
    Values,
    /// What goes through the names: `for name in kw`, `sorted(kw)`. The number is that of the operand.
    Each(usize),
    /// What only looks at a dict: `kw.items()`, `kw[name]`.
    Look(usize),
}

impl Annotator<'_> {
    fn tuple_of_names(&mut self, names: &[Name]) -> ObjId {
        let names = names.iter().map(|name| self.str_const(name));
        let names: Vec<ObjId> = names.collect();
        self.session.heap.new_tuple(names)
    }

    /// The last parameter of a graph becomes one for each of these names.
    pub fn flatten_keywords(&mut self, graph: &mut Graph<Hl>, names: &[Name]) {
        let old = graph.start;
        let Some(&keywords) = graph.params().last() else {
            return;
        };
        let uses = self.keyword_uses(graph, keywords);
        let params = graph.params().to_vec();
        let mut inputs: Vec<Var> = params.iter().map(|&p| graph.copy_var(p)).collect();
        let mut args: Vec<Value<Hl>> = inputs.iter().map(|&v| Value::Var(v)).collect();
        inputs.pop();
        let values: Vec<Var> = names.iter().map(|_| graph.new_var(())).collect();
        let whole = graph.copy_var(keywords);
        let (code, parts) = match &uses {
            Some(_) => (
                HlOp::NewTuple,
                values.iter().map(|&v| Value::Var(v)).collect(),
            ),
            None => {
                let mut pairs = Vec::new();
                for (name, &value) in names.iter().zip(&values) {
                    pairs.push(self.text_value(name));
                    pairs.push(Value::Var(value));
                }
                (HlOp::NewDict, pairs)
            }
        };
        if let Some(last) = args.last_mut() {
            *last = Value::Var(whole);
        }
        inputs.extend(values);
        let start = graph.new_block(inputs);
        graph.blocks[start].ops.push(Op {
            code,
            args: parts,
            result: whole,
            span: graph.span,
        });
        graph.blocks[start].exits.push(Link::new(args, old));
        graph.start = start;
        // From the end, so that the places before stay right.
        for (block, at, what) in uses.into_iter().flatten().rev() {
            self.replace_keyword_use(graph, block, at, what, names);
        }
    }

    /// The dicts with known names that a graph makes and passes on become tuples of their values, where all their uses are of the simple
    /// sorts: none changes a dict, and no other value comes to where it is used.
    pub fn flatten_displays(&mut self, graph: &mut Graph<Hl>) {
        let spreads = |op: &Op<Hl>| matches!(op.code, HlOp::CallArgs(shape) if shape.dict);
        let blocks = graph.reachable();
        let mut all = blocks.iter().flat_map(|&block| &graph.blocks[block].ops);
        if !all.any(spreads) {
            return;
        }
        for block in blocks {
            for at in 0..graph.blocks[block].ops.len() {
                let made = graph.blocks[block].ops[at].clone();
                let Some((names, values)) = self.named_display(&made) else {
                    continue;
                };
                let uses = self.keyword_uses(graph, made.result).unwrap_or_default();
                if !uses.iter().any(|(.., what)| matches!(what, Use::Call(_))) {
                    continue;
                }
                graph.blocks[block].ops[at] = Op {
                    code: HlOp::NewTuple,
                    args: values,
                    ..made
                };
                // (What stands before it in its block makes it, and so stays where it is.)
                for (block, at, what) in uses.into_iter().rev() {
                    self.replace_keyword_use(graph, block, at, what, &names);
                }
            }
        }
    }

    /// The names and values of `{"name": value, …}` and `dict(name=value, …)`.
    fn named_display(&self, op: &Op<Hl>) -> Option<(Vec<Name>, Vec<Value<Hl>>)> {
        let heap = self.heap();
        match op.code {
            HlOp::NewDict => {
                let (mut names, mut values) = (Vec::new(), Vec::new());
                for pair in op.args.chunks(2) {
                    let name = heap.as_str(*pair[0].constant()?)?.clone();
                    if names.contains(&name) {
                        return None;
                    }
                    names.push(name);
                    values.push(pair[1].clone());
                }
                Some((names, values))
            }
            HlOp::CallArgs(shape) if op.args[0] == Value::Const(heap.types.dict) => {
                let named = shape.positional == 0 && !shape.star && !shape.dict;
                let names = self.session.keywords.names(shape.keywords).to_vec();
                named.then(|| (names, op.args[1..].to_vec()))
            }
            _ => None,
        }
    }

    /// The uses of a parameter `**kw`, or of what stands for one, in order, if all are of the simple sorts.
    fn keyword_uses(
        &mut self,
        graph: &Graph<Hl>,
        keywords: Var,
    ) -> Option<Vec<(Block, usize, Use)>> {
        let aliases = aliases(graph, keywords)?;
        let heap = self.heap();
        let text = |value: &Value<Hl>| value.constant().and_then(|&obj| heap.as_str(obj)).cloned();
        let is_alias = |value: &Value<Hl>| value.var().is_some_and(|v| aliases.contains(&v));
        let makes_tuple = |op: &Op<Hl>| {
            op.code == HlOp::SimpleCall
                && op.args.len() == 2
                && op.args[0] == Value::Const(heap.types.tuple)
        };
        let mut uses = Vec::new();
        for block in graph.reachable() {
            let data = &graph.blocks[block];
            if matches!(data.switch, ExitSwitch::Value(v) if aliases.contains(&v)) {
                return None;
            }
            for (at, op) in data.ops.iter().enumerate() {
                let count = op.args.iter().filter(|arg| is_alias(arg)).count();
                if count == 0 {
                    continue;
                }
                let first = is_alias(&op.args[0]) && count == 1;
                let what = match op.code {
                    HlOp::CallArgs(shape)
                        if shape.dict && count == 1 && op.args.last().is_some_and(is_alias) =>
                    {
                        Use::Call(shape)
                    }
                    HlOp::GetItem if first => text(&op.args[1]).map_or(Use::Look(0), Use::Item),
                    HlOp::Contains if first => {
                        text(&op.args[1]).map_or(Use::Look(0), Use::Contains)
                    }
                    HlOp::Len if first => Use::Len,
                    HlOp::Bool if first => Use::Bool,
                    HlOp::GetAttr if first && text(&op.args[1]).as_deref() == Some("get") => {
                        let next = called_next(graph, block, at)?;
                        text(next.args.get(1)?).map_or(Use::Look(0), Use::Get)
                    }
                    HlOp::GetAttr if first && text(&op.args[1]).as_deref() == Some("values") => {
                        called_next(graph, block, at)?;
                        match &data.ops[at + 1..] {
                            [call, tuple, ..]
                                if makes_tuple(tuple)
                                    && tuple.args[1] == Value::Var(call.result)
                                    && call.args == [Value::Var(op.result)] =>
                            {
                                Use::Values
                            }
                            _ => Use::Look(0),
                        }
                    }
                    HlOp::GetAttr if first => {
                        called_next(graph, block, at)?;
                        match text(&op.args[1]).as_deref() {
                            Some("items" | "keys" | "copy") => Use::Look(0),
                            _ => return None,
                        }
                    }
                    HlOp::Iter if first => Use::Each(0),
                    HlOp::Format(_) if first => Use::Look(0),
                    HlOp::SimpleCall if count == 1 && makes_tuple(op) => Use::Names,
                    HlOp::SimpleCall if count == 1 => {
                        let given = op.args.iter().position(is_alias)?;
                        looked_at(heap, op, given)?
                    }
                    _ => return None,
                };
                uses.push((block, at, what));
            }
        }
        let mut all = uses.iter().map(|(.., what)| what);
        let is_passed = all.clone().any(|what| matches!(what, Use::Call(_)));
        let is_looked_at = all.any(|what| matches!(what, Use::Each(_) | Use::Look(_)));
        (is_passed || !is_looked_at).then_some(uses)
    }

    fn replace_keyword_use(
        &mut self,
        graph: &mut Graph<Hl>,
        block: Block,
        at: usize,
        what: Use,
        names: &[Name],
    ) {
        let position = |name: &Name| names.iter().position(|n| n == name);
        let op = graph.blocks[block].ops[at].clone();
        let item = |this: &mut Self, tuple: &Value<Hl>, index: usize, result: Var| Op {
            code: HlOp::GetItem,
            args: vec![
                tuple.clone(),
                Value::Const(this.session.heap.new_int(index as i64)),
            ],
            result,
            span: op.span,
        };
        let same = |value: Value<Hl>| Op {
            code: HlOp::SameAs,
            args: vec![value],
            result: op.result,
            span: op.span,
        };
        let new = match what {
            Use::Call(shape) => {
                let mut ops = Vec::new();
                let mut args = op.args.clone();
                let Some(tuple) = args.pop() else { return };
                let mut known = self.session.keywords.names(shape.keywords).to_vec();
                let star = if shape.star { args.pop() } else { None };
                // In the order in which they stand in the call.
                let behind = shape.behind as usize;
                let (args_behind, known_behind) = (
                    args.split_off(args.len() - behind),
                    known.split_off(known.len() - behind),
                );
                for (index, name) in names.iter().enumerate() {
                    let value = graph.new_var(());
                    ops.push(item(self, &tuple, index, value));
                    args.push(Value::Var(value));
                    known.push(name.clone());
                }
                args.extend(args_behind);
                known.extend(known_behind);
                args.extend(star);
                let code = HlOp::CallArgs(CallShape {
                    keywords: self.session.keywords.intern(&known),
                    dict: false,
                    behind: 0,
                    ..shape
                });
                ops.push(Op { code, args, ..op });
                ops
            }
            Use::Item(name) => match position(&name) {
                Some(index) => vec![item(self, &op.args[0], index, op.result)],
                None => {
                    let missing = self.app_function("app_object", "missing_keyword");
                    let missing = missing.unwrap_or(self.heap().none);
                    vec![Op {
                        code: HlOp::SimpleCall,
                        args: vec![Value::Const(missing), op.args[1].clone()],
                        ..op
                    }]
                }
            },
            Use::Contains(name) => {
                let there = self.heap().new_bool(position(&name).is_some());
                vec![same(Value::Const(there))]
            }
            Use::Len => {
                let count = self.session.heap.new_int(names.len() as i64);
                vec![same(Value::Const(count))]
            }
            Use::Bool => {
                let any = self.heap().new_bool(!names.is_empty());
                vec![same(Value::Const(any))]
            }
            Use::Names => {
                let names = self.tuple_of_names(names);
                vec![same(Value::Const(names))]
            }
            Use::Each(at) => {
                let names = Value::Const(self.tuple_of_names(names));
                let mut op = op.clone();
                op.args[at] = names;
                vec![op]
            }
            Use::Look(at) => {
                let (mut ops, mut pairs) = (Vec::new(), Vec::new());
                let dict = Value::Var(graph.new_var(()));
                let mut op = op.clone();
                let tuple = std::mem::replace(&mut op.args[at], dict.clone());
                for (index, name) in names.iter().enumerate() {
                    let value = graph.new_var(());
                    ops.push(item(self, &tuple, index, value));
                    pairs.push(self.text_value(name));
                    pairs.push(Value::Var(value));
                }
                let made = dict.var().map(|result| Op {
                    code: HlOp::NewDict,
                    args: pairs,
                    result,
                    span: op.span,
                });
                ops.extend(made);
                ops.push(op);
                ops
            }
            Use::Values => {
                // What is called is the tuple.
                for next in &mut graph.blocks[block].ops[at + 1..at + 3] {
                    next.args.swap_remove(0);
                    next.code = HlOp::SameAs;
                }
                graph.blocks[block].ops[at + 1].args = vec![op.args[0].clone()];
                vec![same(op.args[0].clone())]
            }
            Use::Get(name) => {
                // The attribute is not read; the call becomes its result.
                let none = Value::Const(self.heap().none);
                let place = match at + 1 < graph.blocks[block].ops.len() {
                    true => (block, at + 1),
                    false => (graph.blocks[block].exits[0].target, 0),
                };
                let call = graph.blocks[place.0].ops[place.1].clone();
                graph.blocks[place.0].ops[place.1] = match position(&name) {
                    Some(index) if place.0 == block => item(self, &op.args[0], index, call.result),
                    Some(_) => {
                        // The tuple travels in place of the method.
                        let mut args = vec![call.args[0].clone()];
                        let index = position(&name).unwrap_or(0) as i64;
                        args.push(self.int_value(index));
                        Op {
                            code: HlOp::GetItem,
                            args,
                            ..call
                        }
                    }
                    None => Op {
                        code: HlOp::SameAs,
                        args: vec![call.args.get(2).cloned().unwrap_or(none)],
                        ..call
                    },
                };
                vec![same(op.args[0].clone())]
            }
        };
        graph.blocks[block].ops.splice(at..=at, new);
    }
}

/// What a call of one of Python's own does with a dict that it is given, if it neither changes nor keeps it.
fn looked_at(heap: &Heap, call: &Op<Hl>, at: usize) -> Option<Use> {
    let callee = *call.args[0].constant()?;
    let function = BuiltinFn::from_name(&heap.dotted_name(callee))?;
    Some(match function {
        BuiltinFn::Sorted | BuiltinFn::List | BuiltinFn::Set | BuiltinFn::Frozenset => {
            Use::Each(at)
        }
        BuiltinFn::Dict | BuiltinFn::Str | BuiltinFn::Repr | BuiltinFn::Print => Use::Look(at),
        _ => return None,
    })
}

/// The operation that calls what the operation at this place gives, if nothing else uses that.
fn called_next(graph: &Graph<Hl>, block: Block, at: usize) -> Option<&Op<Hl>> {
    let data = &graph.blocks[block];
    let result = data.ops[at].result;
    let mut called = Value::Var(result);
    let next = match data.ops.get(at + 1) {
        Some(next) => next,
        None => {
            // It is guarded: the call is in the next block.
            let link = data.exits.first()?;
            let i = link.args.iter().position(|arg| *arg == called)?;
            called = Value::Var(graph.blocks[link.target].inputs[i]);
            graph.blocks[link.target].ops.first()?
        }
    };
    (next.code == HlOp::SimpleCall && next.args[0] == called).then_some(next)
}

/// The variables that hold the value of a parameter and nothing else; `None` if it also reaches
/// variables that may hold something else, or leaves the function.
pub(in crate::annotate) fn aliases(graph: &Graph<Hl>, param: Var) -> Option<Set<Var>> {
    let mut aliases: Set<Var> = Set::default();
    aliases.insert(param);
    let blocks = graph.reachable();
    loop {
        let before = aliases.len();
        for &block in &blocks {
            for link in &graph.blocks[block].exits {
                for (i, arg) in link.args.iter().enumerate() {
                    if arg.var().is_some_and(|v| aliases.contains(&v)) {
                        if link.target == graph.ret || link.target == graph.exc {
                            return None;
                        }
                        aliases.insert(graph.blocks[link.target].inputs[i]);
                    }
                }
            }
        }
        if aliases.len() == before {
            break;
        }
    }
    for &block in &blocks {
        for link in &graph.blocks[block].exits {
            let inputs = &graph.blocks[link.target].inputs;
            for (arg, input) in link.args.iter().zip(inputs) {
                let into = aliases.contains(input);
                if into && !arg.var().is_some_and(|v| aliases.contains(&v)) {
                    return None;
                }
            }
        }
    }
    Some(aliases)
}

/// What a function does with a value.
pub(in crate::annotate) struct Uses<'g> {
    /// The variables that hold it and nothing else.
    pub names: Set<Var>,
    /// The operations that take it.
    pub ops: Vec<&'g Op<Hl>>,
}

/// All that is done with a value; `None` if that is not known, as it gets where others do or leaves the function.
pub(in crate::annotate) fn uses_of(graph: &Graph<Hl>, value: Var) -> Option<Uses<'_>> {
    let names = aliases(graph, value)?;
    let is_it = |arg: &Value<Hl>| arg.var().is_some_and(|var| names.contains(&var));
    let blocks = graph.reachable().into_iter();
    let ops = blocks.flat_map(|block| &graph.blocks[block].ops);
    let ops = ops.filter(|op| op.args.iter().any(is_it)).collect();
    Some(Uses { names, ops })
}
