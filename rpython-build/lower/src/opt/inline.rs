//! Inlining: calls of small functions are replaced by copies of their bodies (seed: "Function
//! Inlining").
//!
//! Functions are treated callees first, so that what is copied is optimised already, and its
//! size is that after inlining into it. Functions that call themselves, directly or not, are
//! never copied.
//!
//! Exceptions: behind a call without a handler, what the callee raises leaves the caller too. A
//! guarded call makes every operation of the copy guarded by the call's handlers, behind those
//! that it has already; an explicit raise looks for its handler by the class.
//!
//! Tracebacks name the function of a place by the graph it is in, or by the copy of another ([`Site`]) that the
//! operation belongs to. Where such a copy raises by itself, [`LlOp::RaiseHere`] says so until it is known that nobody
//! asks ([`super::raised`]): a handler at hand is jumped to. The toolchain's own helpers are not shown: their places are
//! replaced by that of the call.

use super::alike::{self, Alike};
use super::{mallocs, size, sought, take, Options};
use crate::analysis::callgraph::{called_once, callees, named, Callees};
use crate::analysis::classes::Classes;
use crate::analysis::raised::{place_of_raise, raised_here, raises, Place};
use crate::analysis::raises::{never_return, CanRaise};
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::components::components;
use crate::ir::model::*;
use crate::ir::rewrite::Renaming;
use crate::lltype::{FuncBody, FuncId, Ll, LlCase, LlConst, LlOp, LlProgram, LlType};
use crate::side_by_side;
use crate::source::Span;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

type V = Value<Ll>;

/// Functions up to this size are copied into their callers. (The default of PyPy's toolchain, whose measure
/// of size this is.)
const THRESHOLD: f64 = 32.4;
/// Those that are called in one place only, where handlers take what they raise, up to this size: what they raise
/// becomes a jump, and their own code goes. (Without handlers it gains nothing, and gcc inlines less into what is large.)
pub(super) const ONCE: f64 = 150.0;
/// Those that only take apart an object that is then none any more, because its function gives it to nothing else, up to this
/// size. (As LLVM's inliner does, which takes from a function's cost what of it goes with the object, and so comes to about as much; of
/// an iterator's next item it is half.)
const APART: f64 = 2.0 * THRESHOLD;
/// Functions of the toolchain's that look for keys, before helpers are copied into them.
const SEEKERS: f64 = 64.0;
/// Callers do not grow beyond this many operations by inlining. It is a bound on what a program can
/// make of it, far from what programs have: the largest function of `bench/modules` has 312.
const MAX_OPS: usize = 5_000;

/// Where a function is to be copied.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Inlinable {
    #[default]
    No,
    /// To the only call of it, if that has handlers.
    Once,
    /// To calls of it with an object that can be exploded then.
    Apart,
    Yes,
}

/// Inlines small functions in the whole program; `clean` is run on every graph that changed.
pub fn run(
    program: &mut LlProgram,
    options: &Options,
    clean: impl Fn(&LlProgram, &mut Graph<Ll>) + Sync,
) {
    run_where(program, options, THRESHOLD, |_| true, clean);
}

/// Inlines the toolchain's own functions that look for keys and call helpers to do it (as methods of `Counter` do), so that
/// [`super::sought`] sees what is asked before and behind them.
pub fn seekers(
    program: &mut LlProgram,
    options: &Options,
    clean: impl Fn(&LlProgram, &mut Graph<Ll>) + Sync,
) {
    let seeks = |graph: &Graph<Ll>| is_hidden(graph, options) && sought::asks(graph);
    if !options.quick && program.graphs.values().any(seeks) {
        run_where(program, options, SEEKERS, seeks, clean);
    }
}

fn run_where(
    program: &mut LlProgram,
    options: &Options,
    most: f64,
    which: impl Fn(&Graph<Ll>) -> bool + Sync,
    clean: impl Fn(&LlProgram, &mut Graph<Ll>) + Sync,
) {
    let classes = Classes::new(program);
    let raises = CanRaise::new(program, &classes);
    let edges = callees(program);
    let (_, cyclic) = components(&edges);
    let never = never_return(program);
    let once = match options.quick {
        // (Nobody asks.)
        true => SecondaryMap::new(),
        false => called_once(program),
    };
    let mut inlinable: SecondaryMap<FuncId, Inlinable> = SecondaryMap::new();
    // The parameters that functions only take apart.
    let mut apart: SecondaryMap<FuncId, u32> = SecondaryMap::new();
    let order = callees_first(&edges);
    let shared = options.quick.then(|| {
        let alike = Alike::new(program, &order, &cyclic);
        let data: Vec<_> = program.data.ids().collect();
        (alike, named(program, &order, &data))
    });
    for wave in waves(&order, &edges) {
        // What is the same as another function waits for that.
        let first = |func| shared.as_ref().map_or(func, |(alike, _)| alike.first(func));
        let (firsts, others): (Vec<_>, Vec<_>) =
            wave.into_iter().partition(|&func| first(func) == func);
        for part in [firsts, others] {
            let mut graphs = Vec::new();
            for func in part {
                let FuncBody::Graph(id) = program.funcs[func].body else {
                    continue;
                };
                let first = first(func);
                let named = shared.as_ref().is_some_and(|(_, named)| named[func]);
                if first != func && inlinable[first] == Inlinable::No && !named {
                    alike::share(program, func, first);
                } else {
                    graphs.push((func, id, take(program, id)));
                }
            }
            let known = Known {
                inlinable: &inlinable,
                once: &once,
                apart: &apart,
            };
            let done = side_by_side::map(graphs, |(func, id, mut graph)| {
                let calls = known.calls(program, &graph);
                if inline_into(program, &mut graph, &classes, &raises, &calls, options) {
                    clean(program, &mut graph);
                }
                // What raises always is out of the way of those that call it, and stays there.
                let may_raise = !options.quick && !never[func];
                let may_raise = may_raise || !raises.func(func);
                let allowed = !cyclic[func.index()] && !program.dont_inline.contains(&func);
                let fits = match allowed && which(&graph) && fits(&graph, may_raise, options) {
                    true => size_for(program, func, &graph, most, options),
                    false => Inlinable::No,
                };
                let parameters = match fits {
                    Inlinable::Yes | Inlinable::Apart if !options.quick => {
                        mallocs::parameters_taken_apart(program, &graph)
                    }
                    _ => 0,
                };
                let fits = match fits {
                    Inlinable::Apart if parameters == 0 => Inlinable::Once,
                    fits => fits,
                };
                let fits = match fits {
                    Inlinable::Once if !once[func] || options.quick => Inlinable::No,
                    fits => fits,
                };
                (func, id, graph, (fits, parameters))
            });
            for (func, id, graph, (fits, parameters)) in done {
                program.graphs[id] = graph;
                inlinable[func] = fits;
                apart[func] = parameters;
            }
        }
    }
}

/// Whether a function is to be copied into its callers.
fn fits(graph: &Graph<Ll>, may_raise: bool, options: &Options) -> bool {
    if graph.blocks[graph.exc].inputs.is_empty() {
        return false;
    }
    is_hidden(graph, options) || may_raise
}

/// Whether tracebacks do not show a function.
pub(super) fn is_hidden(graph: &Graph<Ll>, options: &Options) -> bool {
    let span = graph.span;
    span.is_none_or(|span| options.hidden_files.contains(&span.file))
}

/// Where a function is copied, by its size.
fn size_for(
    program: &LlProgram,
    func: FuncId,
    graph: &Graph<Ll>,
    most: f64,
    options: &Options,
) -> Inlinable {
    if program.always_inline.contains(&func) {
        return Inlinable::Yes;
    }
    // (What is larger is copied nowhere then.)
    let matters = if options.quick { most } else { most.max(ONCE) };
    match size::size(graph, matters) {
        size if size <= most => Inlinable::Yes,
        size if size <= APART => Inlinable::Apart,
        size if size <= ONCE => Inlinable::Once,
        _ => Inlinable::No,
    }
}

/// The functions in this order, in groups of those that do not call each other: what is copied comes
/// before where it is copied to, but for cycles, of which nothing is.
fn waves(order: &[FuncId], edges: &[Vec<usize>]) -> Vec<Vec<FuncId>> {
    let mut height: Vec<Option<usize>> = vec![None; edges.len()];
    let mut waves: Vec<Vec<FuncId>> = Vec::new();
    for &func in order {
        let below = edges[func.index()]
            .iter()
            .filter_map(|&callee| height[callee]);
        let own = below.max().map_or(0, |below| below + 1);
        height[func.index()] = Some(own);
        if own == waves.len() {
            waves.push(Vec::new());
        }
        waves[own].push(func);
    }
    waves
}

/// The functions in an order in which callees come before their callers.
pub fn callees_first(edges: &[Vec<usize>]) -> Vec<FuncId> {
    let mut order = Vec::with_capacity(edges.len());
    let mut seen = vec![false; edges.len()];
    for root in 0..edges.len() {
        let mut path = Vec::new();
        if !std::mem::replace(&mut seen[root], true) {
            path.push((root, 0));
        }
        while let Some(&mut (node, ref mut done)) = path.last_mut() {
            match edges[node].get(*done) {
                Some(&target) => {
                    *done += 1;
                    if !std::mem::replace(&mut seen[target], true) {
                        path.push((target, 0));
                    }
                }
                None => {
                    order.push(FuncId::new(node));
                    path.pop();
                }
            }
        }
    }
    order
}

/// The functions that may be inlined, by what is known of those that have been looked at.
struct Known<'k> {
    inlinable: &'k SecondaryMap<FuncId, Inlinable>,
    once: &'k SecondaryMap<FuncId, bool>,
    /// The parameters that they only take apart.
    apart: &'k SecondaryMap<FuncId, u32>,
}

impl Known<'_> {
    /// The calls of a graph that are inlined, each with its callee. (Those in the copies stay calls.)
    fn calls(&self, program: &LlProgram, graph: &Graph<Ll>) -> Vec<(Block, usize, GraphId)> {
        let order = graph.reachable();
        let mut ops: usize = order.iter().map(|&b| graph.blocks[b].ops.len()).sum();
        let takes = |func: FuncId, parameter: usize| {
            parameter < u32::BITS as usize && self.apart[func] >> parameter & 1 != 0
        };
        let mut objects = None;
        let mut calls = Vec::new();
        for block in order {
            let data = &graph.blocks[block];
            for (index, op) in data.ops.iter().enumerate() {
                let Callees::One(func) = Callees::of(program, op) else {
                    continue;
                };
                let FuncBody::Graph(id) = &program.funcs[func].body else {
                    continue;
                };
                let last = index + 1 == data.ops.len();
                let guarded = last && data.switch == ExitSwitch::LastException;
                match self.inlinable[func] {
                    Inlinable::Yes => {}
                    Inlinable::Once if guarded => {}
                    Inlinable::Apart if guarded && self.once[func] => {}
                    Inlinable::Apart => {
                        let objects = objects.get_or_insert_with(|| {
                            mallocs::IfInlined::find(program, graph, &takes)
                        });
                        if !objects.is_passed_to(op) {
                            continue;
                        }
                    }
                    _ => continue,
                }
                let callee = &program.graphs[*id];
                let reachable = callee.reachable();
                let lengths = reachable.iter().map(|&b| callee.blocks[b].ops.len());
                let added: usize = lengths.sum();
                if ops + added > MAX_OPS {
                    return calls;
                }
                ops += added;
                calls.push((block, index, *id));
            }
        }
        calls
    }
}

/// Inlines calls of a graph. Whether there are any.
fn inline_into(
    program: &LlProgram,
    graph: &mut Graph<Ll>,
    classes: &Classes,
    raises: &CanRaise,
    calls: &[(Block, usize, GraphId)],
    options: &Options,
) -> bool {
    // From the end, so that each split moves what has not been moved yet.
    for &(block, index, callee) in calls.iter().rev() {
        let callee = &program.graphs[callee];
        let inliner = Inliner {
            program,
            graph: &mut *graph,
            classes,
            raises,
            hidden: is_hidden(callee, options),
        };
        inliner.call(block, index, callee);
    }
    !calls.is_empty()
}

/// Values of a caller that blocks of a copy pass along.
struct Passed {
    vars: Vec<Var>,
    /// What they are called in each block.
    names: BTreeMap<Block, Vec<Var>>,
}

impl Passed {
    /// What each is called in a block.
    fn at(&self, block: Block) -> BTreeMap<Var, Var> {
        let here = self.names[&block].iter().copied();
        self.vars.iter().copied().zip(here).collect()
    }
}

/// Copies one function to one call.
pub struct Inliner<'a> {
    /// The program.
    pub program: &'a LlProgram,
    /// The caller.
    pub graph: &'a mut Graph<Ll>,
    /// The exception classes.
    pub classes: &'a Classes,
    /// What can raise.
    pub raises: &'a CanRaise,
    /// The callee is a helper: its places are replaced by the call's.
    pub hidden: bool,
}

impl Inliner<'_> {
    /// Replaces a call by a copy of its callee.
    pub fn call(mut self, block: Block, index: usize, callee: &Graph<Ll>) {
        let last = index + 1 == self.graph.blocks[block].ops.len();
        let guarded = last && self.graph.blocks[block].switch == ExitSwitch::LastException;
        if guarded {
            // An empty block on the normal path, so that the call's result is an input of it.
            self.normal_path(block);
        } else {
            self.graph.split_block(block, index + 1);
        }
        let Some(call) = self.graph.blocks[block].ops.pop() else {
            return;
        };
        let exits = std::mem::take(&mut self.graph.blocks[block].exits);
        self.graph.blocks[block].switch = ExitSwitch::None;

        let passed = passed_on(&exits, call.result);
        let copy = self.graph.copy_in(callee);
        let mut blocks: Vec<Block> = callee.blocks.ids().filter_map(|b| copy.blocks[b]).collect();
        self.note_places(&blocks, callee, &call);
        if !self.hidden {
            self.note_raises(&mut blocks, callee, &copy);
        }
        let args = passed.iter().map(|&var| V::Var(var));
        let args = call.args[1..].iter().cloned().chain(args).collect();
        let passed = self.pass_along(&blocks, passed);
        let start = self.block(&copy, callee.start);
        self.graph.blocks[block].exits = vec![Link::new(args, start)];

        let ret = self.block(&copy, callee.ret);
        let result = self.graph.blocks[ret]
            .inputs
            .first()
            .copied()
            .filter(|_| !callee.blocks[callee.ret].inputs.is_empty());
        let link = self.continued(&exits[0], &passed.at(ret), call.result, result);
        self.graph.blocks[ret].exits = vec![Link { case: None, ..link }];

        let exc = self.block(&copy, callee.exc);
        let handlers = &exits[1..];
        if handlers.is_empty() {
            let target = self.graph.exc;
            let args = self.graph.blocks[exc].inputs[..2]
                .iter()
                .map(|&v| V::Var(v))
                .collect();
            self.graph.blocks[exc].exits = vec![Link::new(args, target)];
        } else {
            self.resolve_raises(&blocks, exc, handlers, &passed);
            self.dispatch(exc, handlers, passed.at(exc), call.span);
            for &copied in &blocks {
                if copied != ret && copied != exc {
                    self.guard(copied, handlers, passed.at(copied));
                }
            }
        }
    }

    fn block(&self, copy: &Renaming, block: Block) -> Block {
        copy.blocks[block].unwrap_or(block)
    }

    /// Puts an empty block on the normal path of a guarded call.
    fn normal_path(&mut self, block: Block) {
        let link = self.graph.blocks[block].exits[0].clone();
        let inputs: Vec<Var> = self.graph.blocks[link.target]
            .inputs
            .clone()
            .iter()
            .map(|&v| self.graph.copy_var(v))
            .collect();
        let args = inputs.iter().map(|&v| V::Var(v)).collect();
        let middle = self.graph.new_block(inputs);
        self.graph.blocks[middle].exits = vec![Link::new(args, link.target)];
        self.graph.blocks[block].exits[0].target = middle;
    }

    /// Gives every copied block inputs for the values of the caller that are needed behind the
    /// call.
    fn pass_along(&mut self, blocks: &[Block], vars: Vec<Var>) -> Passed {
        let mut names = BTreeMap::new();
        for &block in blocks {
            let mut here = Vec::with_capacity(vars.len());
            for &var in &vars {
                here.push(self.graph.copy_var(var));
            }
            let data = &mut self.graph.blocks[block];
            data.inputs.extend_from_slice(&here);
            for link in &mut data.exits {
                link.args.extend(here.iter().map(|&var| V::Var(var)));
            }
            names.insert(block, here);
        }
        Passed { vars, names }
    }

    /// Says of the operations of a copy where they come from.
    fn note_places(&mut self, blocks: &[Block], callee: &Graph<Ll>, call: &Op<Ll>) {
        let graph = &mut *self.graph;
        let call = Place::of(graph, call);
        let own = match self.hidden {
            true => call.site,
            false => Some(graph.sites.push(Site {
                frame: callee.frame.clone(),
                call: call.span,
                within: call.site,
            })),
        };
        let moved = |site: SiteId, by: usize| SiteId::new(site.index() + by);
        let by = graph.sites.len();
        for site in callee.sites.values() {
            let mut site = site.clone();
            match site.within {
                Some(within) => site.within = Some(moved(within, by)),
                None => {
                    site.within = own;
                    if self.hidden {
                        site.call = call.span;
                    }
                }
            }
            graph.sites.push(site);
        }
        for &block in blocks {
            for op in &mut graph.blocks[block].ops {
                let site = &mut graph.vars[op.result].site;
                match *site {
                    Some(inner) => *site = Some(moved(inner, by)),
                    None => {
                        *site = own;
                        if self.hidden {
                            op.span = call.span;
                        }
                    }
                }
            }
        }
    }

    /// Says where a copy raises by itself.
    fn note_raises(&mut self, blocks: &mut Vec<Block>, callee: &Graph<Ll>, copy: &Renaming) {
        let own = Some(SiteId::new(self.graph.sites.len() - 1 - callee.sites.len()));
        for raise in raises(callee) {
            let value = &callee.blocks[raise.block].exits[raise.exit].args[1];
            if raise.again || raised_here(callee, raise.block, value).is_some() {
                continue;
            }
            let place = place_of_raise(callee, raise.block);
            let block = self.block(copy, raise.block);
            let link = &self.graph.blocks[block].exits[raise.exit];
            let (args, target) = (link.args.clone(), link.target);
            // On a way of its own: the block may have others.
            let mut inputs = Vec::new();
            let args = args.into_iter().map(|arg| match arg {
                V::Var(var) => {
                    let input = self.graph.copy_var(var);
                    inputs.push(input);
                    V::Var(input)
                }
                constant => constant,
            });
            let args: Vec<V> = args.collect();
            let result = self
                .graph
                .copy_var(self.graph.blocks[self.graph.exc].inputs[1]);
            self.graph.vars[result].site = own;
            let here = self.graph.new_block(inputs);
            blocks.push(here);
            let data = &mut self.graph.blocks[here];
            data.exits = vec![Link::new(vec![args[0].clone(), V::Var(result)], target)];
            data.ops.push(Op {
                code: LlOp::RaiseHere,
                args,
                result,
                span: place.span,
            });
            let link = &mut self.graph.blocks[block].exits[raise.exit];
            link.args.retain(|arg| arg.var().is_some());
            link.target = here;
        }
    }

    /// A link of the call, from a block in which the caller's variables have these names. Bound
    /// exceptions become `bound`, the call's result `value`.
    fn continued(
        &self,
        link: &Link<Ll>,
        names: &BTreeMap<Var, Var>,
        result: Var,
        value: Option<Var>,
    ) -> Link<Ll> {
        let args = link
            .args
            .iter()
            .map(|arg| match arg {
                V::Var(var) if *var == result => match value {
                    Some(value) => V::Var(value),
                    None => arg.clone(),
                },
                V::Var(var) => names.get(var).map_or(arg.clone(), |&v| V::Var(v)),
                V::Const(_) => arg.clone(),
            })
            .collect();
        Link {
            args,
            ..link.clone()
        }
    }

    /// A handler of the call, entered with this exception.
    fn entered(
        &self,
        handler: &Link<Ll>,
        names: &BTreeMap<Var, Var>,
        etype: &V,
        evalue: &V,
    ) -> Link<Ll> {
        let args = handler
            .args
            .iter()
            .map(|arg| match arg {
                V::Var(var) if Some(*var) == handler.last_exception => etype.clone(),
                V::Var(var) if Some(*var) == handler.last_exc_value => evalue.clone(),
                V::Var(var) => names.get(var).map_or(arg.clone(), |&v| V::Var(v)),
                V::Const(_) => arg.clone(),
            })
            .collect();
        Link::new(args, handler.target)
    }

    /// Explicit raises of a known class go straight to their handler.
    fn resolve_raises(
        &mut self,
        blocks: &[Block],
        exc: Block,
        handlers: &[Link<Ll>],
        passed: &Passed,
    ) {
        for &block in blocks {
            for exit in 0..self.graph.blocks[block].exits.len() {
                let link = &self.graph.blocks[block].exits[exit];
                let Some(V::Const(class)) = link.args.first().filter(|_| link.target == exc) else {
                    continue;
                };
                let handler = handlers.iter().find(|h| match &h.case {
                    Some(LlCase::Exception(of)) => {
                        self.classes.is_subclass(self.program, class, of)
                    }
                    _ => false,
                });
                let new = match handler {
                    Some(h) => self.entered(h, &passed.at(block), &link.args[0], &link.args[1]),
                    None => Link::new(link.args[..2].to_vec(), self.graph.exc),
                };
                let link = &mut self.graph.blocks[block].exits[exit];
                link.target = new.target;
                link.args = new.args;
            }
        }
    }

    /// Ends the copy of the callee's except block: finds the handler by the exception's class.
    fn dispatch(
        &mut self,
        exc: Block,
        handlers: &[Link<Ll>],
        mut names: BTreeMap<Var, Var>,
        span: Option<Span>,
    ) {
        let mut at = exc;
        for handler in handlers {
            let Some(LlCase::Exception(class)) = &handler.case else {
                continue;
            };
            let inputs = self.graph.blocks[at].inputs.clone();
            let (etype, evalue) = (inputs[0], inputs[1]);
            let found = self.entered(handler, &names, &V::Var(etype), &V::Var(evalue));
            let Some(test) = self.class_test(at, etype, class, span) else {
                self.graph.blocks[at].exits = vec![found];
                return;
            };
            let next_inputs: Vec<Var> = inputs.iter().map(|&v| self.graph.copy_var(v)).collect();
            let args = inputs.iter().map(|&v| V::Var(v)).collect();
            let next = self.graph.new_block(next_inputs.clone());
            let data = &mut self.graph.blocks[at];
            data.switch = ExitSwitch::Value(test);
            data.exits = vec![
                Link {
                    case: Some(LlCase::Bool(true)),
                    ..found
                },
                Link::with_case(args, next, LlCase::Bool(false)),
            ];
            for name in names.values_mut() {
                if let Some(i) = inputs.iter().position(|v| v == name) {
                    *name = next_inputs[i];
                }
            }
            at = next;
        }
        let args = self.graph.blocks[at].inputs[..2]
            .iter()
            .map(|&v| V::Var(v))
            .collect();
        self.graph.blocks[at].exits = vec![Link::new(args, self.graph.exc)];
    }

    /// Tests whether an exception's class is `class` or below it; `None` if it always is.
    fn class_test(
        &mut self,
        block: Block,
        etype: Var,
        class: &LlConst,
        span: Option<Span>,
    ) -> Option<Var> {
        let op = |code: LlOp, args: Vec<V>, ty: LlType| {
            let result = self.graph.new_var(ty);
            self.graph.blocks[block].ops.push(Op {
                code,
                args,
                result,
                span,
            });
            result
        };
        self.classes.test(etype, class, op)
    }

    /// Guards every operation of a copied block that can raise by the call's handlers.
    fn guard(&mut self, block: Block, handlers: &[Link<Ll>], mut names: BTreeMap<Var, Var>) {
        let mut at = block;
        loop {
            let data = &self.graph.blocks[at];
            let raising = |op: &Op<Ll>| {
                self.raises.op(self.program, op) && handlers.iter().any(|h| self.may_take(h, op))
            };
            let Some(index) = data.ops.iter().position(raising) else {
                return;
            };
            let may_take = |h: &&Link<Ll>| self.may_take(h, &data.ops[index]);
            let handlers: Vec<Link<Ll>> = handlers.iter().filter(may_take).cloned().collect();
            let last = index + 1 == data.ops.len();
            if last && data.switch == ExitSwitch::LastException {
                self.add_handlers(at, &handlers, &names);
                return;
            }
            let old: Vec<Var> = names.values().copied().collect();
            let keys: Vec<Var> = names.keys().copied().collect();
            let (rest, new) = self.graph.split_block_passing(at, index + 1, &old);
            self.graph.blocks[at].switch = ExitSwitch::LastException;
            self.add_handlers(at, &handlers, &names);
            names = keys.into_iter().zip(new).collect();
            at = rest;
        }
    }

    /// Whether a handler may take what an operation raises.
    fn may_take(&self, handler: &Link<Ll>, op: &Op<Ll>) -> bool {
        let Some(name) = op.code.row().raises.exception() else {
            return true;
        };
        let raised = self.program.exceptions.iter().find(|e| e.name == name);
        match (raised, &handler.case) {
            (Some(raised), Some(LlCase::Exception(class))) => {
                self.classes.is_subclass(self.program, &raised.class, class)
            }
            _ => true,
        }
    }

    fn add_handlers(&mut self, block: Block, handlers: &[Link<Ll>], names: &BTreeMap<Var, Var>) {
        for handler in handlers {
            let covered = |link: &Link<Ll>| match (&link.case, &handler.case) {
                (Some(LlCase::Exception(earlier)), Some(LlCase::Exception(class))) => {
                    self.classes.is_subclass(self.program, class, earlier)
                }
                _ => false,
            };
            if self.graph.blocks[block].exits.iter().any(covered) {
                continue;
            }
            let mut link = handler.clone();
            let fresh = |var: Option<Var>, graph: &mut Graph<Ll>| var.map(|v| graph.copy_var(v));
            link.last_exception = fresh(handler.last_exception, self.graph);
            link.last_exc_value = fresh(handler.last_exc_value, self.graph);
            for arg in &mut link.args {
                let V::Var(var) = *arg else { continue };
                let new = if Some(var) == handler.last_exception {
                    link.last_exception
                } else if Some(var) == handler.last_exc_value {
                    link.last_exc_value
                } else {
                    names.get(&var).copied()
                };
                *arg = V::Var(new.unwrap_or(var));
            }
            self.graph.blocks[block].exits.push(link);
        }
    }
}

/// The caller's variables that the links of a call pass on, in order.
fn passed_on(exits: &[Link<Ll>], result: Var) -> Vec<Var> {
    let mut passed = Vec::new();
    let mut seen = FxHashSet::default();
    for link in exits {
        for var in link.args.iter().filter_map(Value::var) {
            let bound = Some(var) == link.last_exception || Some(var) == link.last_exc_value;
            if var != result && !bound && seen.insert(var) {
                passed.push(var);
            }
        }
    }
    passed
}
