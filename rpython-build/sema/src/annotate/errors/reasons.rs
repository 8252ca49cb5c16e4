//! Reasons: the shortest way back from an error to where the type comes from that is wrong.
//!
//! Flows are known when errors are told ([`crate::annotate::errors::flows`]). A breadth-first search goes back from a
//! cell along the flows of values that have the type in question, until one is made (by a literal, an
//! operation, a declaration, a prebuilt object). What is told of the way is where the value enters the
//! cell, where it is made, and a step before that: only of the program's own lines.

use crate::annotate::errors::flows::{Flows, Recording, Step};
use crate::annotate::errors::report::{nested, Failure};
use crate::annotate::lattice::union::Clash;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::arguments::Arg;
use crate::annotate::types::defs::Cell;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::{Diagnostic, Label};
use crate::front::code::{Code, Const, Instr, Name};
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::source::Span;
use std::collections::BTreeSet;
use std::collections::VecDeque;
use std::rc::Rc;

/// What is said where a value is made.
const HERE: &str = "comes from here";

/// What is said of an argument.
const CALL: &str = "comes from this call";

/// What is said of a function that ends without `return`.
const ENDS: &str = "is the result where the function ends without `return`";

/// How many places are told of one way.
const TOLD: usize = 3;

/// How deeply tuples are compared: as deep as messages show them.
const COMPARED: usize = 3;

/// From how many of the values that meet in a cell ways are looked for: of more, the first tell enough.
const TRIED: usize = 8;

/// A value's way: how it came into a cell, how into the one before, and so on.
type Way<'f> = Vec<(Cell, &'f Step, &'f SomeValue)>;

/// A place on a way, and what is there.
#[derive(Clone, Debug, PartialEq)]
struct Told {
    span: Span,
    /// The value.
    who: String,
    /// What happens to it.
    what: String,
    /// Which part of what stands there is the value.
    part: Option<Span>,
    /// Whether something may be left out of it where much is told.
    need: Need,
}

/// How much is lost where a place on a way is left out: the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    /// A local variable, which the next one is given.
    Local,
    /// A container that is made of what is in another one.
    Copied,
    /// An argument.
    Argument,
    /// Where it is put in a container or an attribute, or is made.
    Place,
}

impl Told {
    fn text(&self) -> String {
        format!("{} {}", self.who, self.what)
    }

    /// It is told of where it stands itself.
    fn apart(&mut self) {
        if let Some(part) = self.part.take() {
            self.span = part;
        }
        if self.what == CALL {
            self.what = "is given here".into();
        }
    }
}

/// What is told of the two values of a conflict.
#[derive(Default)]
pub(in crate::annotate) struct Sides {
    told: [Vec<Told>; 2],
    /// They meet in an operation, and not in a cell that they come into one by one.
    in_operation: bool,
}

impl Sides {
    /// Adds it to an error: what enters a cell comes first, or what happens at `place`.
    pub(in crate::annotate) fn show(
        self,
        mut error: Diagnostic,
        place: Option<(Span, String)>,
    ) -> Diagnostic {
        let [left, right] = self.told;
        // (What stands within the operation itself is told of there.)
        let place = place.map(|(span, text)| {
            let within = |told: &[Told]| told.first().is_some_and(|one| contains(span, one.span));
            let apart = places(&left).first() != places(&right).first();
            let is_told = self.in_operation && apart && within(&left) && within(&right);
            (span, if is_told { String::new() } else { text })
        });
        let mut told = merged(left, right).into_iter();
        let first = match self.in_operation {
            true => None,
            false => told.next().map(|first| (first.span, first.text())),
        };
        if let Some((span, text)) = first.or(place) {
            error = error.at(span, text);
        }
        add(&mut error, told);
        error
    }
}

/// What is told of two values as one, the second first: what happens to both at one place is said
/// once.
fn merged(first: Vec<Told>, mut told: Vec<Told>) -> Vec<Told> {
    for one in first {
        match told.iter_mut().find(|known| known.span == one.span) {
            Some(known)
                if known.what == one.what
                    && known
                        .part
                        .is_some_and(|part| one.part.is_some_and(|one| part != one)) =>
            {
                known.apart();
                let mut one = one;
                one.apart();
                told.push(one);
            }
            Some(known) if known.what == one.what && known.who != one.who => {
                known.who = format!("{} and {}", one.who, known.who);
                known.what = plural(&known.what);
            }
            Some(_) => {}
            None => told.push(one),
        }
    }
    told
}

fn places(told: &[Told]) -> Vec<Span> {
    told.iter().map(|told| told.span).collect()
}

fn contains(outer: Span, inner: Span) -> bool {
    outer.file == inner.file && outer.start <= inner.start && inner.end <= outer.end
}

fn plural(what: &str) -> String {
    match what.split_once(' ') {
        Some(("is", rest)) => format!("are {rest}"),
        Some(("comes", rest)) => format!("come {rest}"),
        _ => what.into(),
    }
}

/// Adds what is told as labels, where none is yet.
fn add(error: &mut Diagnostic, told: impl IntoIterator<Item = Told>) {
    for one in told {
        let mut known = error.primary.iter().chain(&error.labels);
        let is_known = |label: &Label| match &*one.what {
            HERE if !label.message.is_empty() => contains(label.span, one.span),
            _ => label.span == one.span,
        };
        if !known.any(is_known) {
            error.labels.push(Label {
                span: one.span,
                message: one.text(),
            });
        }
    }
}

/// A cell, and which item is looked for of the tuple in it: of items within items, their numbers.
type Place = (Cell, Vec<u32>);

/// What comes into a cell. An operation that makes a container takes what it reads from others.
fn coming_into<'f>(
    now: &'f Annotated,
    flows: &'f Flows,
    cell: &Cell,
) -> impl Iterator<Item = (&'f Step, &'f SomeValue)> {
    let read = match *cell {
        Cell::Operands(graph, result) => Some(Cell::Variable(graph, result)),
        _ => None,
    };
    let read = read.into_iter();
    let read = read.flat_map(move |cell| flows.into(now, &cell).collect::<Vec<_>>());
    let read = read.filter(|(step, _)| matches!(step.from, Cell::In(_)));
    flows.into(now, cell).chain(read)
}

/// The values that come into a cell and have a type, by what they say about where it is from: what an
/// operation takes counts if nothing else has it, and the operation itself if not even that.
fn sources<'f>(
    an: &'f Annotator<'_>,
    flows: &'f Flows,
    (cell, item): &Place,
    wanted: &SomeValue,
) -> Vec<(&'f Step, &'f SomeValue, Place)> {
    let rank = |step: &Step| match step.from {
        Cell::Made => 2,
        Cell::Operands(..) => 1,
        _ => 0,
    };
    let carrying = |step: &Step, value: &SomeValue, item: &[u32]| {
        let (before, value) = step.before(item, value)?;
        an.carries(value, wanted).then_some(before)
    };
    let handed_on = |from: &Cell, item: &[u32]| match from {
        Cell::Operands(..) => coming_into(an.a, flows, from)
            .any(|(step, value)| carrying(step, value, item).is_some()),
        _ => true,
    };
    let into = coming_into(an.a, flows, cell).filter_map(|(step, value)| {
        let before = carrying(step, value, item)?;
        handed_on(&step.from, &before).then(|| (step, value, (step.from.clone(), before)))
    });
    let mut found: Vec<_> = into.collect();
    if matches!(cell, Cell::Variable(..)) {
        let least = found.iter().map(|(step, ..)| rank(step)).min();
        found.retain(|(step, ..)| Some(rank(step)) == least);
    }
    found.sort_by_key(|(step, _, place)| (step.span, step.what, place.clone()));
    found
}

/// What there is to explain of a value: its type, and not that it may be `None` besides.
fn wanted(value: &SomeValue) -> SomeValue {
    match value.is_none() {
        true => value.clone(),
        false => value.non_none(),
    }
}

/// What goes into a cell itself, or into one that was merged with it.
fn entering<'f>(
    now: &'f Annotated,
    flows: &'f Flows,
    cell: &Cell,
) -> Vec<(Cell, &'f Step, &'f SomeValue)> {
    let mut cells = vec![cell.clone()];
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(to) = cells.get(at).cloned() {
        at += 1;
        for (step, value) in flows.into(now, &to) {
            let merged = std::mem::discriminant(&step.from) == std::mem::discriminant(cell);
            match merged && !matches!(cell, Cell::Variable(..)) {
                true if cells.contains(&step.from) => {}
                true => cells.push(step.from.clone()),
                false => found.push((to.clone(), step, value)),
            }
        }
    }
    found.sort_by_key(|(to, step, _)| (step.span, step.what, step.from.clone(), to.clone()));
    found
}

impl Annotator<'_> {
    fn flows(&self) -> Option<&Flows> {
        match &self.a.state.recording {
            Recording::Known(flows) => Some(flows),
            _ => None,
        }
    }

    /// Whether a value is of the type that is looked for, or has it in it.
    fn carries(&self, value: &SomeValue, wanted: &SomeValue) -> bool {
        let mut parts = value.kind.parts().iter();
        self.is_of(value, wanted, 0)
            || !matches!(value.kind, Kind::BuiltinMethod { .. })
                && parts.any(|part| self.carries(part, wanted))
    }

    /// Whether a value is of the type that is looked for.
    fn is_of(&self, value: &SomeValue, wanted: &SomeValue, depth: usize) -> bool {
        match (&value.kind, &wanted.kind) {
            (_, Kind::None) => value.can_be_none(),
            (&Kind::Integer { int: x, .. }, &Kind::Integer { int: y, .. }) => x == y,
            (Kind::Integer { bools, .. }, Kind::Bool) => *bools,
            (Kind::Char | Kind::Str, Kind::Char | Kind::Str) => true,
            (&Kind::Instance(c), &Kind::Instance(d)) => {
                // (What is known to be of a base may be one, where several classes meet.)
                self.a.is_subclass(c, d) || self.a.is_subclass(d, c)
            }
            (Kind::Tuple(x), Kind::Tuple(y)) if depth < COMPARED => {
                let mut items = x.iter().zip(y.iter());
                x.len() == y.len() && items.all(|(x, y)| self.is_of(x, y, depth + 1))
            }
            // (One is called, and others are its arguments.)
            (Kind::Pbc(x), Kind::Pbc(y)) => x.iter().any(|desc| y.contains(desc)),
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        }
    }

    /// The shortest way back from a place to where a value of a type is made.
    fn way<'f>(&'f self, flows: &'f Flows, start: Place, wanted: &SomeValue) -> Way<'f> {
        let mut before: Map<Place, Option<(Place, &Step, &SomeValue)>> = Map::default();
        before.insert(start.clone(), None);
        let mut queue = VecDeque::from([start]);
        while let Some(place) = queue.pop_front() {
            let found = sources(self, flows, &place, wanted);
            if found.is_empty() {
                let mut way = Way::new();
                let mut at = &before[&place];
                while let Some((to, step, value)) = at {
                    way.push((to.0.clone(), *step, *value));
                    at = &before[to];
                }
                way.reverse();
                return way;
            }
            for (step, value, from) in found {
                if from.1.len() <= COMPARED && !before.contains_key(&from) {
                    before.insert(from.clone(), Some((place.clone(), step, value)));
                    queue.push_back(from);
                }
            }
        }
        // (In circles, but for what nothing has made.)
        Way::new()
    }

    /// The cells that a value of a type went through before this one, if flows are known.
    pub(in crate::annotate) fn cells_before(&self, cell: &Cell, value: &SomeValue) -> Vec<Cell> {
        let way = self
            .flows()
            .map(|flows| self.way(flows, (cell.clone(), vec![]), &wanted(value)));
        let steps = way.into_iter().flatten();
        steps.map(|(_, step, _)| step.from.clone()).collect()
    }

    /// What is told of how a value of a type comes to a place; of how it enters that in any case, if the error is about that.
    fn told_of(&self, flows: &Flows, at: Place, wanted: &SomeValue, enters: bool) -> Vec<Told> {
        self.told_along(flows, &self.way(flows, at, wanted), wanted, enters)
    }

    fn told_along(
        &self,
        flows: &Flows,
        way: &Way<'_>,
        wanted: &SomeValue,
        enters: bool,
    ) -> Vec<Told> {
        let mut told: Vec<Told> = Vec::new();
        let last = way.len().saturating_sub(1);
        for (at, (to, step, value)) in way.iter().enumerate() {
            let who = self.who(value, wanted);
            // (Nothing is told of a local that only has it in it.)
            let itself = !step.what.is_empty() || self.is_of(value, wanted, 0);
            let place = self.told_of_step(to, step).filter(|_| itself);
            let mut places: Vec<_> = place.into_iter().collect();
            if at == last {
                places.extend(match step.owner {
                    Some(owner) => self.told_of_owner(flows, to, owner),
                    None => self.told_of_source(flows, to, step).into_iter().collect(),
                });
            }
            for (span, what) in places {
                let sources = &self.session.sources;
                let line = |span: Span| (span.file, sources.line(span));
                let is_known = |one: &Told| match &*what {
                    HERE => line(one.span) == line(span) || contains(one.span, span),
                    _ => one.span == span,
                };
                if !sources.is_own(span.file) && !told.iter().any(is_known) {
                    let who = who.clone();
                    let copied = way.get(at + 1).is_some_and(|(_, before, value)| {
                        matches!(before.from, Cell::In(_)) || !self.is_of(value, wanted, 0)
                    });
                    let need = match step.what {
                        _ if at == last || at == 0 && enters => Need::Place,
                        "" => Need::Local,
                        CALL => Need::Argument,
                        _ if copied && matches!(to, Cell::In(_)) => Need::Copied,
                        _ => Need::Place,
                    };
                    let part = step.part.filter(|_| step.span == Some(span));
                    told.push(Told {
                        span,
                        who,
                        what,
                        part,
                        need,
                    });
                }
            }
        }
        if told.is_empty() {
            let of_program = |span: &Span| !self.session.sources.is_own(span.file);
            let first = way.iter().find_map(|(_, step, value)| {
                Some((step.span.filter(of_program)?, self.who(value, wanted)))
            });
            told.extend(first.map(|(span, who)| Told {
                span,
                who,
                what: HERE.into(),
                part: None,
                need: Need::Place,
            }));
        }
        while told.len() > TOLD {
            let least = (0..told.len()).min_by_key(|&at| (told[at].need, at == 0));
            told.remove(least.unwrap_or(1));
        }
        told
    }

    /// A value of a type, in words.
    fn who(&self, value: &SomeValue, wanted: &SomeValue) -> String {
        let same = std::mem::discriminant(&value.kind) == std::mem::discriminant(&wanted.kind);
        match same && wanted.kind != Kind::None && !wanted.can_be_none() {
            true => self.describe(&value.non_none()),
            false => self.describe(wanted),
        }
    }

    /// What the program says of a step.
    fn told_of_step(&self, to: &Cell, step: &Step) -> Option<(Span, String)> {
        if !step.what.is_empty() {
            return Some((step.span?, step.what.into()));
        }
        let &Cell::Variable(graph, var) = to else {
            return None;
        };
        let name = self.local_of(graph, var)?;
        let span = self.assigned_from(graph, &name, step)?;
        Some((span, "is assigned here".into()))
    }

    /// The name of a variable. (One that stands between the parts of an operation may not be there yet.)
    fn name_of(&self, graph: GraphId, var: Var) -> Option<&Name> {
        self.a.graphs[graph].vars.get(var)?.name.as_ref()
    }

    /// The local that holds a variable: one that is assigned each of the values that come into it.
    pub(super) fn local_of(&self, graph: GraphId, var: Var) -> Option<Name> {
        let names = |var: Var| self.name_of(graph, var);
        let cell = Cell::Variable(graph, var);
        let flows = self.flows()?;
        let steps = || flows.into(self.a, &cell).map(|(step, _)| step);
        let is_assigned =
            |name: &Name, step: &Step| self.assigned_from(graph, name, step).is_some();
        if let Some(name) = names(var) {
            // (What is on the stack has the name of one of the values.)
            let fits = |step: &Step| match step.from {
                Cell::Variable(from, var) if from == graph => {
                    names(var).is_none_or(|other| other == name) || is_assigned(name, step)
                }
                _ => true,
            };
            return steps().all(fits).then(|| name.clone());
        }
        let function = self.heap().function(self.a.graphs[graph].func?)?;
        let all =
            |name: &&Name| steps().next().is_some() && steps().all(|step| is_assigned(name, step));
        function.code.locals.iter().find(all).cloned()
    }

    /// Where a local is assigned what a step brings.
    fn assigned_from(&self, graph: GraphId, name: &Name, step: &Step) -> Option<Span> {
        let function = self.heap().function(self.a.graphs[graph].func?)?;
        let code = &function.code;
        let made = match &step.from {
            Cell::Made | Cell::Operands(..) => step.span,
            from => {
                let mut into = self.flows()?.into(self.a, from);
                let made = into.find(|(step, _)| step.from == Cell::Made);
                made.and_then(|(step, _)| step.span)
            }
        };
        let consts = function.consts.get()?;
        let loads = |at: usize| match (&step.from, code.instrs[at]) {
            (Cell::Constant(obj), Instr::LoadConst(i)) => self.same_const(consts[i as usize], *obj),
            (Cell::Constant(obj), Instr::LoadGlobal(i)) => {
                let value = self
                    .heap()
                    .global(function.globals, &code.names[i as usize]);
                value.is_some_and(|value| self.same_const(value, *obj))
            }
            (&Cell::Variable(from, var), Instr::LoadFast(i)) if from == graph => {
                let other = self.name_of(graph, var);
                other.is_some_and(|other| other != name && code.locals[i as usize] == *other)
            }
            _ => made.is_some_and(|made| code.spans[at] == made),
        };
        let stores = |at: usize| match code.instrs[at] {
            Instr::StoreFast(i) => code.locals[i as usize] == *name,
            _ => false,
        };
        let mut stored = (1..code.instrs.len()).filter(|&at| stores(at) && loads(at - 1));
        stored.next().map(|at| code.spans[at])
    }

    /// Where a value is made that a step brings.
    fn told_of_source(&self, flows: &Flows, to: &Cell, step: &Step) -> Option<(Span, String)> {
        let here = || HERE.to_string();
        let (&Cell::Variable(graph, _) | &Cell::Operands(graph, _)) = to else {
            // (A type that is declared, or an operand that is put there.)
            return match step.from {
                Cell::Made => Some((step.span?, here())),
                _ => None,
            };
        };
        let obj = match step.from {
            Cell::Constant(obj) => obj,
            Cell::Made => {
                // (What stands for a whole function is nothing that it says.)
                let of_function = |span: &Span| self.a.graphs[graph].span == Some(*span);
                return Some((step.span.filter(|span| !of_function(span))?, here()));
            }
            _ => return None,
        };
        let function = self.heap().function(self.a.graphs[graph].func?)?;
        let (code, consts) = (&function.code, function.consts.get()?);
        let inside = |span: &Span| step.span.is_none_or(|outer| contains(outer, *span));
        let mut globals = Vec::new();
        let mut literals = Vec::new();
        for (instr, &span) in code.instrs.iter().zip(&code.spans) {
            match *instr {
                Instr::LoadConst(i) if self.same_const(consts[i as usize], obj) => {
                    literals.push(span);
                }
                Instr::LoadGlobal(i) | Instr::LoadAttr(i) if inside(&span) => {
                    globals.push(&code.names[i as usize]);
                }
                _ => {}
            }
        }
        let near = literals.iter().copied().find(|span| inside(span));
        let elsewhere = globals.is_empty() && step.what != ENDS;
        let only = literals
            .first()
            .filter(|_| elsewhere && literals.len() == 1);
        if let Some(span) = near.or(only.copied()) {
            return Some((span, here()));
        }
        let mut modules = self.modules_of_program();
        modules.sort_by_key(|&dict| dict != function.globals);
        for dict in modules {
            for &name in &globals {
                let value = self.heap().dict_get_str(dict, name);
                // (Where a function or a class is defined says nothing but its name.)
                let defined = self
                    .module_and_name(obj)
                    .is_some_and(|(_, own)| *own == **name);
                if !defined && value.is_some_and(|value| self.same_const(value, obj)) {
                    if let Some(span) = self.global_assigned(flows, code.file, name) {
                        return Some((span, format!("is the value of `{name}`")));
                    }
                }
            }
        }
        None
    }

    /// Where a prebuilt object, or a class, was given what it holds, and the global that holds it.
    fn told_of_owner(&self, flows: &Flows, to: &Cell, owner: ObjId) -> Vec<(Span, String)> {
        let mut told = Vec::new();
        let assigned = |span| (span, "is assigned here".to_string());
        if let Cell::Attribute(_, name) = to {
            let kept = [owner, self.heap().type_of(owner)];
            let changing = kept.iter().find_map(|&class| self.changing(class));
            let (owner, name) = changing.unwrap_or((owner, name.shown().into()));
            if let Some(body) = self.session.importer.bodies.get(&owner) {
                return stored(body, &name).map(assigned).into_iter().collect();
            }
            let name = &name;
            if let Some(class) = self.heap().class(owner) {
                let bodies = flows.codes(self).iter();
                let mut bodies =
                    bodies.filter(|c| !c.flags.function && c.qualname == class.qualname);
                let stored = bodies.find_map(|body| stored(body, name));
                return stored.map(assigned).into_iter().collect();
            }
            let classes = self.heap().mro(self.heap().type_of(owner)).iter();
            let classes = classes.filter_map(|&class| self.heap().class(class));
            let methods = classes.flat_map(|class| class.dict.values());
            let mut codes = methods.filter_map(|&func| Some(&self.heap().function(func)?.code));
            told.extend(codes.find_map(|code| stored(code, name)).map(assigned));
        }
        if let Some((file, name)) = self.global_that_holds(flows, owner) {
            let span = self.global_assigned(flows, file, &name);
            told.extend(span.map(|span| (span, format!("is in `{name}`"))));
        }
        told
    }

    /// The globals of the program's modules.
    fn modules_of_program(&self) -> Vec<ObjId> {
        let heap = self.heap();
        let modules = heap.dict(self.session.modules);
        let modules = modules.into_iter().flat_map(|dict| dict.iter());
        let of_program = modules.filter_map(|(_, module)| heap.module(module).filter(|m| !m.own));
        let mut dicts: Vec<ObjId> = of_program.map(|module| module.dict).collect();
        // (The one that is translated need not be among those that were imported.)
        for graph in self.a.graphs.values() {
            let function = graph.func.and_then(|func| heap.function(func));
            let of_program = function.filter(|f| !self.session.sources.is_own(f.code.file));
            dicts.extend(of_program.map(|f| f.globals));
        }
        let dicts: Set<ObjId> = dicts.into_iter().collect();
        dicts.into_iter().collect()
    }

    /// Where a module assigns a global, this file's first.
    fn global_assigned(
        &self,
        flows: &Flows,
        file: crate::source::FileId,
        name: &str,
    ) -> Option<Span> {
        let codes = flows.codes(self).iter();
        let modules = codes.filter(|code| &*code.qualname == "<module>");
        let assigned = modules.filter_map(|module| stored(module, name));
        assigned.min_by_key(|span| (span.file != file, *span))
    }

    /// The global from which an object is reached in the fewest steps.
    fn global_that_holds(
        &self,
        flows: &Flows,
        obj: ObjId,
    ) -> Option<(crate::source::FileId, Name)> {
        let heap = self.heap();
        let mut queue: VecDeque<(ObjId, Name)> = VecDeque::new();
        for dict in self.modules_of_program() {
            for (key, value) in heap.dict(dict).into_iter().flat_map(|dict| dict.iter()) {
                if let Some(name) = heap.as_str(key).filter(|name| !name.starts_with("__")) {
                    queue.push_back((value, (&**name).into()));
                }
            }
        }
        let mut seen: Set<ObjId> = Set::default();
        while let Some((at, name)) = queue.pop_front() {
            if at == obj {
                let codes = flows.codes(self).iter();
                let mut modules = codes.filter(|code| &*code.qualname == "<module>");
                let module = modules.find(|code| stored(code, &name).is_some())?;
                return Some((module.file, name));
            }
            if !seen.insert(at) || seen.len() > MOST_SEEN {
                continue;
            }
            let held: Vec<ObjId> = match heap.get(at) {
                Object::List(items) => items.clone(),
                Object::Tuple(items) => items.to_vec(),
                Object::Dict(table) => table.iter().flat_map(|(k, v)| [k, v]).collect(),
                Object::Set(table) | Object::FrozenSet(table) => table.keys().collect(),
                Object::Instance(_) => {
                    let attrs = heap.instance_attrs(at).into_iter();
                    attrs.map(|(_, value)| value).collect()
                }
                Object::Class(class) if !class.builtin => class.dict.values().copied().collect(),
                _ => vec![],
            };
            queue.extend(held.into_iter().map(|value| (value, name.clone())));
        }
        None
    }

    // Errors.

    /// The values of a conflict in the order of the program, and what is told of them: if flows are
    /// known.
    pub(in crate::annotate) fn sides(&self, mut clash: Clash) -> (Clash, Sides) {
        let Some(flows) = self.flows() else {
            return (clash, Sides::default());
        };
        let left = match clash.endless {
            true => nested(&clash.right).pop().unwrap_or(&clash.right),
            false => &clash.left,
        };
        let values = [wanted(left), wanted(&clash.right)];
        let mut told = match &clash.meeting {
            Some(cell) => {
                let entering = entering(self.a, flows, cell);
                values.map(|value| self.told_of_entering(flows, &entering, &value))
            }
            None => values.map(|value| {
                let result = Cell::Variable(self.pos.graph, self.result);
                let told = |cell| self.told_of(flows, (cell, vec![]), &value, false);
                Some(told(result))
                    .filter(|told| !told.is_empty())
                    .unwrap_or_else(|| told(self.operands()))
            }),
        };
        let [left, right] = &told;
        let both = !clash.endless && !left.is_empty() && !right.is_empty();
        let in_operation = clash.meeting.is_none();
        // (An operation has its operands in the order of the program.)
        let who = |told: &[Told]| told.first().map(|told| told.who.clone());
        let order = |told: &[Told]| (places(told), who(told).filter(|_| !in_operation));
        if both && order(right) < order(left) {
            told.swap(0, 1);
            std::mem::swap(&mut clash.left, &mut clash.right);
        }
        (clash, Sides { told, in_operation })
    }

    /// What is told of the first of the values that come into a cell and are of a type.
    fn told_of_entering(
        &self,
        flows: &Flows,
        entering: &[(Cell, &Step, &SomeValue)],
        wanted: &SomeValue,
    ) -> Vec<Told> {
        // (What has it in it is told of only if nothing is it.)
        let mut values = entering.iter().map(|(.., value)| value);
        let itself = values.any(|value| self.is_of(value, wanted, 0));
        let carrying = entering.iter().filter(|(.., value)| match itself {
            true => self.is_of(value, wanted, 0),
            false => self.carries(value, wanted),
        });
        let ways = carrying.take(TRIED).map(|(to, step, value)| {
            let mut way = vec![(to.clone(), *step, *value)];
            let before = (step.from.clone(), step.taken.clone());
            way.extend(self.way(flows, before, wanted));
            self.told_along(flows, &way, wanted, true)
        });
        let ways = ways.filter(|told| !told.is_empty());
        ways.min_by_key(|told| places(told)).unwrap_or_default()
    }

    /// Adds to an error where a value comes from that is wrong in a cell.
    pub(in crate::annotate) fn explain(
        &self,
        mut error: Diagnostic,
        cell: &Cell,
        value: &SomeValue,
    ) -> Diagnostic {
        let told = self
            .flows()
            .map(|flows| self.told_of(flows, (cell.clone(), vec![]), &wanted(value), true));
        let mut told = told.unwrap_or_default().into_iter();
        if error.primary.is_none() {
            if let Some(first) = told.next() {
                error = error.at(first.span, first.text());
            }
        }
        add(&mut error, told);
        error
    }

    /// Records an error of an operation, with where that comes from which is wrong.
    pub(in crate::annotate) fn report_of(&mut self, graph: GraphId, op: &Op<Hl>, failure: Failure) {
        let mut error = failure.diagnostic;
        add(&mut error, self.told_of_operands(graph, op, failure.wrong));
        self.report(error);
    }

    /// Where these come from, which are operands, or in operands.
    fn told_of_operands(&self, graph: GraphId, op: &Op<Hl>, wrong: Vec<SomeValue>) -> Vec<Told> {
        let mut told = Vec::new();
        let Some(flows) = self.flows() else {
            return told;
        };
        let operands = op.args.iter().map(|arg| {
            let value = self.a.annotation(graph, arg);
            ((Self::cell_of(graph, arg), vec![]), value)
        });
        let mut among: Vec<(Place, SomeValue)> = operands.collect();
        let mut from = 0;
        for _ in 0..COMPARED {
            let parts = among[from..]
                .iter()
                .flat_map(|(place, value)| self.parts_of(place, value));
            let parts: Vec<_> = parts.collect();
            from = among.len();
            among.extend(parts);
        }
        for value in wrong {
            // (Each operand is one of them: two of a type are told of each.)
            let is_it = |(at, (_, operand)): (usize, &(Place, SomeValue))| {
                let differs = !self.same(operand, &value);
                let widely = !self.same(&operand.widened().non_none(), &value.widened().non_none());
                self.is_of(operand, &wanted(&value), 0)
                    .then_some((widely, differs, at))
            };
            let at = among.iter().enumerate().filter_map(is_it).min();
            let place = match at {
                Some((.., at)) => among.remove(at).0,
                None => (Cell::Operands(graph, op.result), vec![]),
            };
            // (What there is for a type is there for one that may be `None`: so the type is wrong as well.)
            let mut parts = vec![wanted(&value)];
            parts.extend((parts[0] != value).then(|| Kind::None.into()));
            for meant in parts.iter().flat_map(|part| self.made_of(part)) {
                let known = match &place {
                    (cell @ Cell::Constant(_), _) => {
                        let step = Step::silent(cell.clone(), op.span);
                        let way = vec![(Cell::Operands(graph, op.result), &step, &meant)];
                        self.told_along(flows, &way, &meant, false)
                    }
                    _ => self.told_of(flows, place.clone(), &meant, false),
                };
                told = merged(told, known);
            }
        }
        told
    }

    /// What is in a tuple or a container, or is gone through.
    fn parts_of(&self, place: &Place, value: &SomeValue) -> Vec<(Place, SomeValue)> {
        let held = |content, value: &SomeValue| ((Cell::In(content), vec![]), value.clone());
        let (cell, item) = place;
        match &value.kind {
            &Kind::List(def) => vec![held(Content::Item(def), &self.a.listdef(def).item)],
            &Kind::Set { def, .. } => vec![held(Content::Key(def), &self.a.dictdef(def).key)],
            &Kind::Dict(def) | &Kind::DictView { def, .. } => {
                let dict = self.a.dictdef(def);
                let key = held(Content::Key(def), &dict.key);
                vec![key, held(Content::Value(def), &dict.value)]
            }
            Kind::Tuple(items) => {
                let of = |at: u32| (cell.clone(), [&item[..], &[at]].concat());
                (0..)
                    .zip(items.iter())
                    .map(|(at, item)| (of(at), item.clone()))
                    .collect()
            }
            Kind::BuiltinMethod { .. } => vec![],
            kind => kind
                .parts()
                .iter()
                .map(|part| (place.clone(), part.clone()))
                .collect(),
        }
    }

    /// What there is to explain of a value: nothing of what can be called; of what is known to be of a
    /// class that nothing is made of, objects of classes below; if there are none, what is declared to be of that class.
    fn made_of(&self, value: &SomeValue) -> Vec<SomeValue> {
        match value.kind {
            Kind::Pbc(_) | Kind::Builtin(_) | Kind::BuiltinMethod { .. } => vec![],
            Kind::Instance(class) if !self.a.classes[class].instantiated => {
                let below = self.a.subclasses(class).into_iter();
                let made = below.filter(|&below| self.a.classes[below].instantiated);
                let made: Vec<ClassDefId> = made.collect();
                if made.is_empty() && !self.a.classes[class].exception {
                    return vec![value.clone()];
                }
                let of_program = made.into_iter();
                let of_program = of_program.filter(|&made| !self.a.classes[made].exception);
                of_program.map(SomeValue::instance).collect()
            }
            _ => vec![value.clone()],
        }
    }

    /// The places that call a function with an argument that is known.
    pub(in crate::annotate) fn callers_of(&self, graph: GraphId) -> Vec<Span> {
        let params = self.a.graphs[graph].params().iter();
        let cells = params.map(|&param| Cell::Variable(graph, param));
        let steps = cells.flat_map(|cell| {
            let steps = self
                .flows()
                .into_iter()
                .flat_map(|flows| flows.into(self.a, &cell));
            steps.filter_map(|(step, _)| step.span).collect::<Vec<_>>()
        });
        steps.collect()
    }

    /// How an argument comes into a parameter, at the call at work.
    pub(in crate::annotate) fn argument(&self, arg: &Arg, param: usize, callee: GraphId) -> Step {
        // (Constants stand in the code of the call.)
        let operand = |index: u32| {
            let (graph, args) = self.a.state.operands.as_ref()?;
            let var = args.get(index as usize)?.0.var()?;
            Some(Cell::Variable(*graph, var))
        };
        let from = match arg.source {
            ParamSource::Arg(index) | ParamSource::Item(index, _) => operand(index),
            ParamSource::Default(obj) => {
                let function = self.a.graphs[callee].func;
                let function = function.and_then(|func| self.heap().function(func));
                let span = function.and_then(|f| f.code.param_spans.get(param).copied());
                return Step {
                    what: "is the default value",
                    ..Step::silent(Cell::Constant(obj), span)
                };
            }
            _ => None,
        };
        let op = self.operation_at(self.pos);
        let part = match arg.source {
            ParamSource::Arg(index) | ParamSource::Item(index, _) => op.and_then(|op| {
                let (_, args) = self.a.state.operands.as_ref()?;
                let is_it = args.len() == op.args.len();
                self.operand_span(self.pos.graph, op, index as usize)
                    .filter(|_| is_it)
            }),
            _ => None,
        };
        let is_call = op.is_some_and(|op| matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_)));
        let taken = match arg.source {
            ParamSource::Item(_, item) => vec![item],
            _ => vec![],
        };
        Step {
            what: if is_call { CALL } else { HERE },
            part,
            taken,
            ..Step::silent(from.unwrap_or_else(|| self.operands()), self.span)
        }
    }

    /// How a value comes into the result of a function, by a statement that returns it.
    pub(in crate::annotate) fn returned(
        &self,
        graph: GraphId,
        span: Span,
        value: &Value<Hl>,
    ) -> Step {
        let function = self.a.graphs[graph].func;
        let code = function.and_then(|func| self.heap().function(func));
        let (span, what) = match code.map(|f| &f.code) {
            Some(code) if span.start == span.end => (code.header(), ENDS),
            Some(code) if code.flags.generator => (span, "is yielded here"),
            _ => (span, "is returned here"),
        };
        Step {
            what,
            ..Step::silent(Self::cell_of(graph, value), Some(span))
        }
    }

    /// A function by the name that the program calls it: a wrapper by that of what is wrapped.
    pub(in crate::annotate) fn function_name(&self, graph: GraphId) -> String {
        let short = self.a.graphs[graph].frame.to_string();
        let Some(func) = self.a.graphs[graph].func else {
            return short;
        };
        for dict in self.modules_of_program() {
            let globals = self
                .heap()
                .dict(dict)
                .into_iter()
                .flat_map(|dict| dict.iter());
            for (name, value) in globals {
                if value == func {
                    return self
                        .heap()
                        .as_str(name)
                        .map_or(short, |name| name.to_string());
                }
            }
        }
        short
    }

    /// What the program calls that leads to this function of the toolchain's own, by its name. `None` if it is
    /// no call that leads here.
    pub(in crate::annotate) fn called_by_program(&self, graph: GraphId) -> Option<String> {
        // (The body of a generator is called by those who ask it, and the function by who makes it.)
        let func = self.a.graphs[graph].func?;
        let graphs = self.a.graphs.iter();
        let of_function = graphs.filter(|(_, graph)| graph.func == Some(func));
        let start = of_function.map(|(id, _)| id).collect();
        self.nearest_in_program(start, |at| self.called_at(at))
    }

    /// Where the program does what leads to this function of the toolchain's own.
    pub(in crate::annotate) fn place_in_program(&self, graph: GraphId) -> Option<Span> {
        let of_program = |span: &Span| !self.session.sources.is_own(span.file);
        self.nearest_in_program(vec![graph], |at| {
            self.operation_at(at)?.span.filter(of_program)
        })
    }

    /// Something of the operations of the program that lead to functions of the toolchain's own: by the
    /// shortest way, and of several that are as short the first.
    pub(in crate::annotate) fn nearest_in_program<T: Ord>(
        &self,
        start: Vec<GraphId>,
        what: impl Fn(Position) -> Option<T>,
    ) -> Option<T> {
        let mut seen: Set<GraphId> = start.iter().copied().collect();
        let mut level = start;
        while !level.is_empty() {
            let mut found = BTreeSet::new();
            let mut above = Vec::new();
            for &at in level.iter().flat_map(|&graph| &self.a.state.notify[graph]) {
                match self.a.graphs[at.graph].func {
                    Some(caller) if self.is_of_program(caller) => found.extend(what(at)),
                    Some(_) if seen.insert(at.graph) => above.push(at.graph),
                    _ => {}
                }
            }
            if let Some(first) = found.pop_first() {
                return Some(first);
            }
            level = above;
        }
        None
    }

    pub(in crate::annotate) fn operation_at(&self, at: Position) -> Option<&Op<Hl>> {
        let block = self.a.graphs.get(at.graph)?.blocks.get(at.block)?;
        block.ops.get(at.op as usize)
    }

    /// The name of what is called at a place. (What a loop asks of a generator is no call of it.)
    fn called_at(&self, at: Position) -> Option<String> {
        let op = self.operation_at(at)?;
        if !matches!(op.code, HlOp::SimpleCall | HlOp::CallArgs(_)) {
            return None;
        }
        let called = self.a.annotation(at.graph, &op.args[0]);
        match called.kind {
            Kind::BuiltinMethod { method, .. } => Some(method.name().to_string()),
            _ => Some(self.module_and_name(called.konst?)?.1.to_string()),
        }
    }

    /// The generator function whose body a graph is.
    pub(in crate::annotate) fn generator_of(&self, graph: GraphId) -> Option<Name> {
        let function = self.heap().function(self.a.graphs[graph].func?)?;
        function.code.flags.generator.then(|| function.name.clone())
    }
}

/// How many prebuilt objects are looked at for one: what is further away is told without its place.
const MOST_SEEN: usize = 100_000;

/// Where a body assigns a name, or a method an attribute: not by an import.
pub(in crate::annotate) fn stored(code: &Code, name: &str) -> Option<Span> {
    let is_it = |at: usize| match code.instrs[at] {
        Instr::StoreName(i) | Instr::StoreGlobal(i) => {
            let imported = at > 0 && matches!(code.instrs[at - 1], Instr::ImportFrom(_));
            !imported && !code.flags.function && *code.names[i as usize] == *name
        }
        Instr::StoreAttr(i) => code.flags.function && *code.names[i as usize] == *name,
        _ => false,
    };
    let at = (0..code.instrs.len()).find(|&at| is_it(at))?;
    Some(code.spans[at])
}

impl Flows {
    /// The code of the program's modules, and all that is in it: read when an error is told.
    fn codes(&self, an: &Annotator<'_>) -> &[Rc<Code>] {
        self.codes.get_or_init(|| {
            let sources = &an.session.sources;
            let files = sources.files_of_program().into_iter();
            let read = files.filter_map(|file| crate::front::compile_module(sources, file).ok());
            let mut codes: Vec<Rc<Code>> = read.collect();
            let mut at = 0;
            while let Some(code) = codes.get(at).cloned() {
                at += 1;
                let inner = code.consts.iter().filter_map(|inner| match inner {
                    Const::Code(code) => Some(code.clone()),
                    _ => None,
                });
                codes.extend(inner);
            }
            codes
        })
    }
}
