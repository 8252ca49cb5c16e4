//! Operations that call overrides whose results have no union.
//!
//! `shape.area()` calls one of several methods, as `shape.x` and `shape + 1` may do, and in Python each may give
//! what it likes. Such an operation gets a copy for each class that the receiver may be of, with a test of the class
//! before it, and what follows is a matter of live ranges as elsewhere ([`crate::annotate::rounds::splits`]): those
//! of the method that was read, here, and those of what it gives, in the next round. (The technique is the type test
//! of receivers that compilers of object-oriented languages inline methods with: Hölzle and Ungar, 1994.)

use crate::annotate::rounds::annotator::{An, Annotator, LinkRef};

use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::attribute_key::AttrKey;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Of how many classes a receiver may be: the test for each is one after the other.
const MAX_CLASSES: usize = 32;

/// The operations that call overrides without a union, by function, block and index, each with what it calls in
/// the versions of the function.
pub(in crate::annotate) type Dispatched = BTreeMap<(ObjId, Block, usize), Overrides>;

/// What one operation calls.
#[derive(Debug)]
pub(in crate::annotate) struct Overrides {
    /// Which of its operands is the receiver.
    operand: usize,
    /// In each version: the class of the receiver, and what the methods of the classes give.
    given: BTreeMap<GraphId, (ClassDefId, Map<ClassDefId, Sort>)>,
}

/// What an operation is done with.
struct Receiver {
    /// Which operand it is.
    operand: usize,
    class: ClassDefId,
    /// The attribute that is read of it.
    key: Option<AttrKey>,
}

/// What a test of the class says of what comes: the sorts that versions of the function have of it.
type Given = Vec<(GraphId, Sort)>;

/// The classes that are tested for, each with which of the ways behind the tests is taken.
type Tests = Vec<(ObjId, usize)>;

/// An operation that has a copy for each class of its receiver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::annotate) struct Dispatch {
    pub block: Block,
    pub op: usize,
    /// Which operand is the receiver.
    pub operand: usize,
    /// The function that tests.
    pub isinstance: ObjId,
    /// The classes that are tested for. The last one is what is left.
    pub classes: Vec<ObjId>,
}

impl Dispatch {
    /// Does so in a graph. Gives the input of a block that the result goes to, and the links that bring it there,
    /// one for each class.
    pub fn apply(&self, graph: &mut Graph<Hl>) -> Option<(Block, usize, Vec<LinkRef>)> {
        let op = graph.blocks[self.block].ops.get(self.op)?;
        let span = op.span;
        let alone = graph.split_block(self.block, self.op);
        let receiver = graph.blocks[alone].ops[0].args.get(self.operand)?.var()?;
        let inputs = &graph.blocks[alone].inputs;
        let index = inputs.iter().position(|&input| input == receiver)?;
        let (after, result) = end_after_first(graph, alone)?;
        // The tests, each in a block of its own but the first.
        let mut at = self.block;
        let mut args = std::mem::take(&mut graph.blocks[at].exits).pop()?.args;
        let (_, tested) = self.classes.split_last()?;
        let call = |code, args, result| Op {
            code,
            args,
            result,
            span,
        };
        let mut ends = Vec::new();
        for &class in tested {
            let truth = graph.new_var(());
            let test = vec![
                Value::Const(self.isinstance),
                args[index].clone(),
                Value::Const(class),
            ];
            let (found, found_args) = block_with(graph, &args);
            let (next, next_args) = block_with(graph, &args);
            let handed: Vec<_> = distinct(&args).map(Value::Var).collect();
            let data = &mut graph.blocks[at];
            data.ops.push(call(HlOp::SimpleCall, test, truth));
            data.switch = ExitSwitch::Value(truth);
            data.exits = vec![
                Link::with_case(handed.clone(), found, HlCase::Bool(true)),
                Link::with_case(handed, next, HlCase::Bool(false)),
            ];
            ends.push((found, found_args));
            (at, args) = (next, next_args);
        }
        ends.push((at, args));
        let mut links = Vec::new();
        for ((at, mut args), before) in ends.into_iter().zip(0..) {
            // Of none of those that were tested for before.
            let rest = graph.new_var(());
            let mut excluded = vec![args[index].clone()];
            excluded.extend(tested[..before].iter().map(|&class| Value::Const(class)));
            args[index] = Value::Var(rest);
            let data = &mut graph.blocks[at];
            data.ops.push(call(HlOp::Excluding, excluded, rest));
            data.exits = vec![Link::new(args, alone)];
            links.push((at, 0));
        }
        // A copy of the operation for each.
        let groups: Vec<_> = links.into_iter().map(|link| vec![link]).collect();
        let mut copies = vec![(alone, 0)];
        graph.split_live_range(&[alone], &groups, &mut |_, to| copies.push((to, 0)));
        Some((after, result, copies))
    }
}

/// Ends a block behind its first operation; gives the next one, and which input of that is the result.
fn end_after_first(graph: &mut Graph<Hl>, block: Block) -> Option<(Block, usize)> {
    let data = &graph.blocks[block];
    let result = data.ops[0].result;
    let is_guarded = data.switch == ExitSwitch::LastException && data.ops.len() == 1;
    if !is_guarded {
        let (next, passed) = graph.split_block_passing(block, 1, &[result]);
        let mut inputs = graph.blocks[next].inputs.iter();
        let index = inputs.position(|&input| passed.contains(&input))?;
        return Some((next, index));
    }
    // What handles its exceptions stays with it.
    let exit = data.exits[0].clone();
    let handed: Vec<Var> = distinct(&exit.args).collect();
    let index = handed.iter().position(|&var| var == result)?;
    let (next, args) = block_with(graph, &exit.args);
    graph.blocks[next].exits = vec![Link { args, ..exit }];
    let handed = handed.into_iter().map(Value::Var).collect();
    graph.redirect(block, 0, next, handed);
    Some((next, index))
}

/// The variables among values, each once.
fn distinct(values: &[Value<Hl>]) -> impl Iterator<Item = Var> + '_ {
    let vars = values.iter().enumerate();
    vars.filter_map(|(at, value)| value.var().filter(|_| !values[..at].contains(value)))
}

/// A block that such variables are handed to, and what they are called there.
fn block_with(graph: &mut Graph<Hl>, values: &[Value<Hl>]) -> (Block, Vec<Value<Hl>>) {
    let vars: Vec<Var> = distinct(values).collect();
    let inputs: Vec<Var> = vars.iter().map(|&var| graph.copy_var(var)).collect();
    let names: FxHashMap<Var, Var> = vars.into_iter().zip(inputs.iter().copied()).collect();
    let renamed = |value: &Value<Hl>| match value.var() {
        Some(var) => Value::Var(names[&var]),
        None => value.clone(),
    };
    let values = values.iter().map(renamed).collect();
    (graph.new_block(inputs), values)
}

impl Annotator<'_> {
    /// What the operation at work calls gives this, which has no union.
    pub(in crate::annotate) fn note_overrides(&mut self, results: &[(DescId, SomeValue)]) {
        let Some((place, receiver)) = self.receiver_at_work() else {
            return;
        };
        let class = receiver.class;
        let mut given = Map::default();
        for (desc, value) in results {
            let origins = self.classes_giving(class, receiver.key.as_ref(), *desc);
            let is_near = |&origin: &ClassDefId| {
                self.a.is_subclass(origin, class) || self.a.is_subclass(class, origin)
            };
            if origins.is_empty() || !origins.iter().all(is_near) {
                return;
            }
            let sort = self.sort_of(value);
            given.extend(origins.into_iter().map(|origin| (origin, sort.clone())));
        }
        self.note_dispatch(place, &receiver, given);
    }

    /// The operation at work reads an attribute of objects of these classes, which has no union. It is as with overrides.
    pub(in crate::annotate) fn note_fields(&mut self, name: &Name, classes: &[ObjId]) -> An<()> {
        let Some((place, receiver)) = self.receiver_at_work() else {
            return Ok(());
        };
        let mut given = Map::default();
        for &class in classes {
            let of = self.classdef(class)?;
            let value = self.a.attribute(of, name).map(|attr| attr.value.clone());
            let sort = match value.filter(|value| !value.is_impossible()) {
                Some(value) => self.sort_of(&value),
                // (What functions give there differs from class to class, for all that is known here.)
                None => Sort::Constant(class),
            };
            given.insert(of, sort);
        }
        self.note_dispatch(place, &receiver, given);
        Ok(())
    }

    fn note_dispatch(
        &mut self,
        place: (ObjId, Block, usize),
        receiver: &Receiver,
        given: Map<ClassDefId, Sort>,
    ) {
        let overrides = self.a.state.dispatched.entry(place);
        let overrides = overrides.or_insert_with(|| Overrides {
            operand: receiver.operand,
            given: BTreeMap::new(),
        });
        let found = (receiver.class, given);
        overrides.given.insert(self.pos.graph, found);
    }

    /// What the operation at work is done with, if it can have a copy for each class of that; and in all versions of the function
    /// at work the operation.
    fn receiver_at_work(&self) -> Option<((ObjId, Block, usize), Receiver)> {
        let (graph, block, op) = (self.pos.graph, self.pos.block, self.pos.op as usize);
        let (func, (block, op, operand)) = self.place_in_base(graph, block, op)?;
        let of = self.a.state.copies.original(func);
        let known = self.a.state.decisions.splits.get(&of);
        let found = &self.a.graphs[graph].blocks[block].ops[op];
        if known.is_some_and(|known| !known.may_dispatch(found.result)) {
            return None;
        }
        let class = match self.a.bindings[graph][found.args[operand].var()?].kind {
            // (Anything may be an `object`.)
            Kind::Instance(class) if class != ClassDefId::OBJECT => class,
            _ => return None,
        };
        let key = found.args.get(1).and_then(Value::constant);
        let key = key.and_then(|&name| self.heap().attribute(name));
        let receiver = Receiver {
            operand,
            class,
            key,
        };
        Some(((of, block, op), receiver))
    }

    /// The operation that finds the methods which one calls, and which of its operands is the receiver: in the graph that
    /// all versions of a function are made of.
    fn place_in_base(
        &self,
        graph: GraphId,
        block: Block,
        op: usize,
    ) -> Option<(ObjId, (Block, usize, usize))> {
        let data = &self.a.graphs[graph];
        let func = data.func?;
        let base = self.a.state.base_graphs.get(&func)?.as_ref()?;
        let at_work = data.blocks[block].ops.get(op)?;
        let is_object = |value: &Value<Hl>| {
            let kind = value.var().map(|var| &self.a.bindings[graph][var].kind);
            matches!(kind, Some(Kind::Instance(_)))
        };
        let callee = match at_work.code {
            HlOp::SimpleCall | HlOp::CallArgs(_) if !is_object(&at_work.args[0]) => {
                at_work.args[0].var()
            }
            _ => None,
        };
        let (block, op) = match callee {
            Some(method) => data.definition(block, method)?,
            None => (block, op),
        };
        let found = &data.blocks[block].ops[op];
        if callee.is_some() && found.code != HlOp::GetAttr {
            return None;
        }
        let operand = found.args.iter().position(is_object)?;
        let known = (block.0 < base.blocks.len() as u32).then(|| &base.blocks[block])?;
        let is_same = known.ops.get(op)?.result == found.result;
        is_same.then_some((func, (block, op, operand)))
    }

    /// The classes that the receiver of an operation may be of, as what it calls differs: in which order they are
    /// tested for. `None` if that tells nothing apart.
    pub(in crate::annotate) fn classes_told_apart(
        &mut self,
        overrides: &Overrides,
    ) -> Option<Tests> {
        // What the objects of each class give, by the class that the program has.
        let mut given: BTreeMap<ObjId, Given> = BTreeMap::new();
        let mut objects = Vec::new();
        for (&graph, (receiver, methods)) in &overrides.given {
            for class in self.a.subclasses(*receiver) {
                if !self.a.classes[class].instantiated {
                    continue;
                }
                let of = self.class_of_program(class);
                objects.push((class, of));
                let found = self.a.bases(class).find_map(|base| methods.get(&base));
                let of = given.entry(of).or_default();
                // (What never returns is in nobody's way.)
                if let Some(sort) = found.filter(|&sort| *sort != Sort::Nothing) {
                    let found = (graph, sort.clone());
                    if !of.contains(&found) {
                        of.push(found);
                    }
                }
            }
        }
        let of_one_sort = |of: &Given| (1..of.len()).all(|at| of[at - 1].0 != of[at].0);
        if !given.values().all(of_one_sort) {
            return None;
        }
        let gives = |class: ObjId| -> Vec<&Given> {
            let below = given
                .iter()
                .filter(|(&c, _)| self.heap().is_subclass(c, class));
            let below = below.map(|(_, given)| given);
            below.filter(|given| !given.is_empty()).collect()
        };
        let is_uniform = |class: ObjId| gives(class).windows(2).all(|two| two[0] == two[1]);
        let mut tests: Vec<(ObjId, Given)> = Vec::new();
        for &(class, of) in &objects {
            // The topmost class below which all objects give the same; else the objects of this one alone.
            let bases = self.a.bases(class).filter(|&base| !self.a.is_bare(base));
            let bases = bases.map(|base| self.class_of_program(base));
            let top = bases.take_while(|&base| is_uniform(base)).last();
            let given = match top {
                Some(top) => gives(top).first().copied(),
                None => Some(&given[&of]),
            };
            let top = top.unwrap_or(of);
            if !tests.iter().any(|&(known, _)| known == top) {
                tests.push((top, given.cloned().unwrap_or_default()));
            }
        }
        // Those below others come first.
        tests.sort_by_cached_key(|&(class, _)| {
            let heap = self.heap();
            let depth = Reverse(heap.mro(class).len());
            let name = heap.class_name(class).to_string();
            (depth, name, self.a.state.objects.place(class))
        });
        // (What never returns, or has none, goes any way.)
        tests.retain(|(_, of)| !of.is_empty());
        let mut ways: Vec<&Given> = Vec::new();
        let mut numbered = Vec::new();
        for (class, of) in &tests {
            let way = ways.iter().position(|known| *known == of);
            let way = match way {
                Some(way) => way,
                None => {
                    ways.push(of);
                    ways.len() - 1
                }
            };
            numbered.push((*class, way));
        }
        let can_be = ways.len() > 1 && numbered.len() <= MAX_CLASSES;
        // (What else a class says its instances are, as by `register`, is no class that they have methods of.)
        let mut pairs = objects.iter().flat_map(|&(_, of)| {
            let tested = numbered.iter().map(|&(class, _)| class);
            tested.map(move |class| (of, class))
        });
        let is_plain = pairs.all(|(of, class)| {
            self.heap().is_subclass(of, class) == self.session.counts_as_subclass(of, class)
        });
        (can_be && is_plain).then_some(numbered)
    }

    /// The class that the program has for this one, which may be a copy.
    fn class_of_program(&self, class: ClassDefId) -> ObjId {
        let class = self.a.classes[class].class;
        self.a.state.copies.class_of(class).unwrap_or(class)
    }

    /// The value of an operand that is of none of these classes.
    pub(in crate::annotate) fn excluding(
        &mut self,
        value: &SomeValue,
        classes: &[ObjId],
    ) -> SomeValue {
        let Kind::Instance(class) = value.kind else {
            return value.clone().without_facts();
        };
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        let mut left = self.a.subclasses(class);
        left.retain(|&class| {
            let of = self.a.classes[class].class;
            let may_be = self.a.may_be_of(value, class) && !self.a.is_bare(class);
            may_be && self.a.classes[class].instantiated && !self.is_below(of, classes)
        });
        let only = match left[..] {
            [only] => self.a.subclasses(only).len() > 1,
            _ => false,
        };
        let roots = left.iter().filter_map(|&class| self.a.root_in_union(class));
        let roots: Vec<ClassDefId> = roots.collect();
        let common = left.into_iter().reduce(|a, b| self.a.common_base(a, b));
        match common {
            Some(class) if self.a.is_union(class) => SomeValue {
                nullable: value.nullable,
                ..self.a.one_of_union(class, roots)
            },
            Some(class) => SomeValue {
                kind: Kind::Instance(class),
                facts: only.then(|| Rc::new(Facts::Exact(class))),
                ..value.clone()
            },
            None if value.nullable => value.clone().without_facts(),
            None => SomeValue::IMPOSSIBLE,
        }
    }
}

impl Overrides {
    /// Which operand is the receiver.
    pub(in crate::annotate) fn operand(&self) -> usize {
        self.operand
    }
}
