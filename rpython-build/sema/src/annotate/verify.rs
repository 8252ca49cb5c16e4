//! The verifier of annotated graphs: what the rtyper relies on when it reads annotations.
//!
//! In reached blocks, as far as control comes, every variable and every constant has an
//! annotation; an annotation's constant is of the annotation's kind; constants that meet in an
//! input are the same. What a function in Python gives that does what a builtin does is what the stub
//! of that says.

use crate::annotate::rounds::annotator::BlockState;
use crate::annotate::types::builtin::{class_of, fits};
use crate::annotate::types::defs::Annotated;
use crate::annotate::types::ids::Map;
use crate::annotate::types::model::{Kind, SomeValue};
use crate::host::object::{ObjId, Object};
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::verify as shape;
use crate::stubs::{self, Lowering, Signature, Type};

/// Verifies all graphs, as flowed and as annotated.
///
/// # Errors
/// What is wrong: after which pass, in which graph and block.
pub fn after_pass(pass: &str, session: &Session, annotated: &Annotated) -> Result<(), Vec<String>> {
    let flowed = annotated.state.base_graphs.values().flatten();
    let mut problems: Vec<String> = flowed
        .flat_map(|graph| misshapen(graph).into_iter().map(flow_problem))
        .collect();
    // (A graph that stands for what is kept has no operations.)
    let kept = annotated.state.kept.as_ref();
    let is_kept = |&id: &GraphId| kept.is_some_and(|kept| kept.of_graph(id).is_some());
    for id in annotated.graphs.ids().filter(|id| !is_kept(id)) {
        let graph = &annotated.graphs[id];
        let mut found = misshapen(graph);
        if found.is_empty() {
            let mut verifier = Verifier {
                session,
                annotated,
                id,
                graph,
                problems: Vec::new(),
            };
            annotated.reached[id]
                .iter()
                .for_each(|&b| verifier.block(b));
            found = verifier.problems;
        }
        let named = found.into_iter();
        problems.extend(named.map(|problem| format!("after `{pass}`: {problem}")));
    }
    let declared = undeclared_results(annotated).into_iter();
    problems.extend(declared.map(|problem| format!("after `{pass}`: {problem}")));
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems)
    }
}

fn flow_problem(problem: String) -> String {
    format!("after `flow`: {problem}")
}

fn misshapen(graph: &Graph<Hl>) -> Vec<String> {
    let errors = shape::verify(graph).err().unwrap_or_default();
    let named = errors
        .iter()
        .map(|error| format!("{}: {error}", graph.name));
    named.collect()
}

/// The functions in Python that give what the stubs which name them do not declare.
fn undeclared_results(annotated: &Annotated) -> Vec<String> {
    let mut declared: Map<ObjId, &'static Signature> = Map::default();
    for signature in stubs::all_signatures() {
        if let Lowering::App(module, name) | Lowering::Gathered(module, name) = signature.lowering {
            let known = annotated.state.app.get(&(module, name.to_string()));
            declared.extend(known.map(|&func| (func, signature)));
        }
    }
    let mut problems = Vec::new();
    for graph in annotated.graphs.ids() {
        let data = &annotated.graphs[graph];
        let func = data.func.map(|func| annotated.state.copies.original(func));
        let Some(signature) = func.and_then(|func| declared.get(&func)) else {
            continue;
        };
        let first = |block: Block| {
            let var = data.blocks[block].inputs.first();
            var.map(|&var| annotated.binding(graph, var))
        };
        // (What generators hand out is the `__next__` of these.)
        let is_next = first(data.start).is_some_and(|this| match this.kind {
            Kind::Instance(class) => {
                let class = annotated.classes[class].class;
                annotated.state.generators.contains_key(&class)
            }
            _ => false,
        });
        let Some(given) = first(data.ret).filter(|given| !is_next && !given.is_impossible()) else {
            continue;
        };
        if !gives(&signature.result, given) {
            let (name, result) = (signature.name, &signature.result);
            let what = &given.kind;
            problems.push(format!(
                "`{name}` is declared to give {result:?}, and {} gives {what:?}",
                data.name
            ));
        }
    }
    problems
}

/// Whether a value is of a declared type, as far as one can say without what the type's variables stand for.
fn gives(ty: &Type, value: &SomeValue) -> bool {
    if let Type::Union(types) = ty {
        // (A variable may stand for `None` too.)
        let has_none = value.nullable || value.is_none();
        let one = |part: SomeValue| types.iter().any(|ty| gives(ty, &part));
        return (!has_none || one(Kind::None.into())) && (value.is_none() || one(value.non_none()));
    }
    let kind = &value.kind;
    let is = match ty {
        Type::None => *kind == Kind::None,
        Type::Bool => *kind == Kind::Bool,
        Type::Int | Type::NonNeg | Type::Machine(_) => kind.is_int(),
        Type::Number => kind.is_real(),
        Type::Iterator => matches!(kind, Kind::Iterator { .. } | Kind::Instance(_)),
        Type::List(_) => matches!(kind, Kind::List(_)),
        Type::New(class) => class_of(kind) == Some(*class),
        Type::Tuple(types) => match kind {
            Kind::Tuple(items) => {
                items.len() == types.len() && types.iter().zip(&**items).all(|(t, i)| gives(t, i))
            }
            _ => false,
        },
        Type::Object | Type::Item | Type::Value | Type::Of(_) | Type::ItemOf(_) => return true,
        Type::Receiver => return true,
        ty => fits(ty, kind),
    };
    is && !value.nullable
}

struct Verifier<'a> {
    session: &'a Session,
    annotated: &'a Annotated,
    id: GraphId,
    graph: &'a Graph<Hl>,
    problems: Vec<String>,
}

impl Verifier<'_> {
    fn wrong(&mut self, block: Block, what: &str) {
        let name = &self.graph.name;
        self.problems.push(format!("{name} {block}: {what}"));
    }

    fn block(&mut self, block: Block) {
        let data = &self.graph.blocks[block];
        for &input in &data.inputs {
            self.variable(block, input, "an input");
        }
        let state = self.annotated.state.blocks[self.id][block];
        let end = match state {
            BlockState::Done => data.ops.len(),
            BlockState::Blocked(at) | BlockState::Raises(at) => at as usize,
            BlockState::New => return self.wrong(block, "is reached and was never looked at"),
            BlockState::Failed(_) => return self.wrong(block, "failed without an error"),
        };
        for op in &data.ops[..end] {
            for arg in &op.args {
                self.value(block, arg, op.code.name());
            }
            self.variable(block, op.result, op.code.name());
        }
        if let ExitSwitch::Value(var) = data.switch {
            if end == data.ops.len() {
                self.variable(block, var, "the switch");
            }
        }
        for (index, link) in data.exits.iter().enumerate() {
            if self.is_taken(block, index, end == data.ops.len()) {
                self.link(block, link);
            }
        }
    }

    /// Whether control takes an exit, as far as is known.
    fn is_taken(&self, block: Block, index: usize, at_end: bool) -> bool {
        let data = &self.graph.blocks[block];
        match (data.switch, data.exits[index].case) {
            (ExitSwitch::LastException, Some(_)) => {
                let exit = (self.id, block, index as u32);
                self.annotated.caught.contains(&exit)
            }
            (ExitSwitch::Value(var), Some(HlCase::Bool(case))) => {
                let known = self.annotated.binding(self.id, var).konst;
                let known = known.and_then(|konst| self.session.heap.as_bool(konst));
                at_end && known.is_none_or(|known| known == case)
            }
            // Which of several values it is, is the annotator's to compare.
            (ExitSwitch::Value(var), _) => {
                at_end && self.annotated.binding(self.id, var).konst.is_none()
            }
            _ => at_end,
        }
    }

    fn link(&mut self, block: Block, link: &Link<Hl>) {
        if !self.annotated.reached[self.id].contains(&link.target) {
            let target = link.target;
            // A narrowed value may leave nothing.
            let narrows = matches!(self.graph.blocks[block].switch, ExitSwitch::Value(_));
            if !narrows {
                self.wrong(block, &format!("goes to {target}, which is not reached"));
            }
            return;
        }
        let inputs = &self.graph.blocks[link.target].inputs;
        for (arg, &input) in link.args.iter().zip(inputs) {
            self.value(block, arg, "a link");
            let given = self.annotated.annotation(self.id, arg).konst;
            let known = self.annotated.binding(self.id, input).konst;
            if let (Some(given), Some(known)) = (given, known) {
                if given != known {
                    let target = link.target;
                    self.wrong(
                        block,
                        &format!("{arg:?} and {input} of {target} have different constants"),
                    );
                }
            }
        }
    }

    fn value(&mut self, block: Block, value: &Value<Hl>, what: &str) {
        match value {
            Value::Var(var) => self.variable(block, *var, what),
            Value::Const(_) => {
                let known = self.annotated.annotation(self.id, value);
                self.annotation(block, &known, &format!("{value:?} in {what}"));
            }
        }
    }

    fn variable(&mut self, block: Block, var: Var, what: &str) {
        let known = self.annotated.binding(self.id, var);
        if known.is_impossible() {
            self.wrong(block, &format!("{var} in {what} has no annotation"));
        } else if known.konst.is_some() || known.nullable {
            self.annotation(block, known, &format!("{var} in {what}"));
        }
    }

    fn annotation(&mut self, block: Block, known: &SomeValue, what: &str) {
        if known.is_impossible() {
            return self.wrong(block, &format!("{what} has no annotation"));
        }
        if known
            .konst
            .is_some_and(|konst| !self.is_of(&known.kind, konst))
        {
            let kind = &known.kind;
            self.wrong(block, &format!("{what} is {kind:?}, its constant is not"));
        }
        // (What meets `None` may become of another kind by that, and its constant is lost.)
        if known.nullable && known.non_none().or_none() != Some(known.widened()) {
            let kind = &known.kind;
            self.wrong(
                block,
                &format!("{what} is {kind:?}, which is not `None` besides"),
            );
        }
        if known.nullable && known.is_const() {
            self.wrong(block, &format!("{what} may be `None`, and is a constant"));
        }
    }

    /// Whether an object is of a kind; of kinds with parts beyond the first look, it is.
    fn is_of(&self, kind: &Kind, konst: ObjId) -> bool {
        let heap = &self.session.heap;
        match (kind, heap.get(konst)) {
            (kind, Object::None) => match kind {
                Kind::None => true,
                Kind::Bool | Kind::Integer { .. } | Kind::Float | Kind::Char | Kind::Tuple(_) => {
                    false
                }
                _ => true,
            },
            (Kind::None, _) => false,
            (Kind::Bool, object) => matches!(object, Object::Bool(_)),
            (Kind::Float, object) => !matches!(object, Object::Str(_) | Object::Tuple(_)),
            (Kind::Integer { .. }, object) => {
                !matches!(object, Object::Str(_) | Object::Float(_) | Object::Tuple(_))
            }
            (Kind::Char, _) => heap.as_str(konst).is_some_and(|s| s.chars().count() == 1),
            (Kind::Str, _) => heap.as_str(konst).is_some(),
            (Kind::Tuple(items), Object::Tuple(parts)) => items.len() == parts.len(),
            (_, _) => true,
        }
    }
}
