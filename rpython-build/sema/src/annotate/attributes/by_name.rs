//! `getattr(obj, "visit_" + name)`: what is chosen while the program runs, among the methods whose
//! names begin so. A function that compares the name with each is made for it.

use crate::annotate::errors::report::*;
use crate::annotate::functions::keywords::uses_of;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::ClassDefId;
use crate::annotate::types::model::*;
use crate::front::code::{BinaryOp, Name};
use crate::host::attribute_key::AttrKey;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;

/// How far the making of a name is followed back, in operations: `"visit_" + node.kind` is three.
const STEPS: usize = 16;

/// What is asked of the attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::annotate) enum Asked {
    /// `getattr(obj, name)`
    Get,
    /// `getattr(obj, name, default)`
    Default,
    /// `hasattr(obj, name)`
    Has,
}

impl Annotator<'_> {
    /// `getattr(obj, name)` and the like for a name that is not constant. `operands` are the
    /// object, the name, and the default where there is one.
    pub(in crate::annotate) fn attribute_by_name(
        &mut self,
        operands: &[Value<Hl>],
        object: &SomeValue,
        name: &SomeValue,
        asked: Asked,
    ) -> An<Outcome> {
        let class = match (&object.kind, &name.kind) {
            (&Kind::Instance(class), Kind::Str | Kind::Char) => class,
            _ => return self.varying_name(name),
        };
        let start = operands[1].var().and_then(|var| self.beginning(var, STEPS));
        let Some(start) = start.filter(|start| !start.is_empty()) else {
            let help = "or begin with one: `getattr(self, \"visit_\" + name)` chooses among the methods whose names begin so";
            let wrong = self.varying_name(name);
            return wrong.map_err(|stop: Stop| stop.with(|error| error.help(help)));
        };
        let class = self.root_class(class);
        if let Some(name) = self.assigned(class, &start) {
            return self.fail(
                UNSUPPORTED,
                format!("an attribute whose name begins with `{start}` is chosen here, but `{name}` is assigned at run time"),
            );
        }
        if asked != Asked::Has {
            if let Some(outcome) = self.asked_by_argument(self.result)? {
                return Ok(outcome);
            }
        }
        let text = self.str_const(&start);
        if asked != Asked::Has && self.is_spread(self.result) {
            let default = match operands.get(2) {
                None => "".into(),
                Some(default) if self.a.annotation(self.pos.graph, default).is_none() => {
                    "none".into()
                }
                Some(default) => self
                    .method_read_of(&operands[0], default)
                    .unwrap_or_else(|| "other".into()),
            };
            let default = self.str_const(&default);
            let maker = self.helper(("app_named_methods", "spreading_chooser"))?;
            let made = self.memo_run(maker, &[class, text, default])?.konst;
            if let Some(made) = made.filter(|&made| made != self.heap().none) {
                return Ok(self.call_instead(made, operands));
            }
        }
        let maker = self.helper(("app_named_methods", "chooser"))?;
        let mode = self.str_const(match asked {
            Asked::Get => "get",
            Asked::Default => "default",
            Asked::Has => "has",
        });
        let made = self.memo_run(maker, &[class, text, mode])?;
        let made = made.konst.filter(|&made| made != self.heap().none);
        let Some(made) = made else {
            let class = self.heap().class_name(class);
            return self.fail(
                NO_ATTRIBUTE,
                format!("`{class}` has no attribute that begins with `{start}`"),
            );
        };
        Ok(self.call_instead(made, operands))
    }

    /// The name of the method of an object that a value is, which was read in the block at work.
    fn method_read_of(&self, object: &Value<Hl>, method: &Value<Hl>) -> Option<Name> {
        let var = method.var()?;
        let mut ops = self.a.ops(self.pos.graph, self.pos.block);
        let read = ops.find(|op| op.result == var)?;
        let is_of = self.binds_method(read) && read.args[0] == *object;
        let name = read.args.get(1)?.constant().filter(|_| is_of)?;
        self.heap().as_str(*name).cloned()
    }

    /// Whether all that is done with what an operation gives is that it is called with the items of something (`f(*words)`), and
    /// asked whether it is `None`.
    fn is_spread(&self, found: Var) -> bool {
        let graph = &self.a.graphs[self.pos.graph];
        let Some(uses) = uses_of(graph, found) else {
            return false;
        };
        let is_called =
            |op: &&Op<Hl>| matches!(op.code, HlOp::CallArgs(shape) if shape.star && !shape.dict);
        let is_it = |arg: &Value<Hl>| arg.var().is_some_and(|var| uses.names.contains(&var));
        let fits = |op: &&Op<Hl>| match op.code {
            HlOp::Is | HlOp::Bool => true,
            _ => is_called(op) && !op.args[1..].iter().any(is_it),
        };
        uses.ops.iter().all(fits) && uses.ops.iter().any(is_called)
    }

    /// The error for a name of an attribute that is not known.
    pub(in crate::annotate) fn varying_name<T>(&self, name: &SomeValue) -> An<T> {
        let error = self.error(NOT_CONSTANT, "the name of an attribute must be a constant");
        Err(Stop::about(error, [name]))
    }

    /// The name of an attribute, if it is known: as a constant, or as one put together from
    /// constants, as where a function is specialised by a part of the name.
    pub(in crate::annotate) fn known_name(
        &mut self,
        value: &Value<Hl>,
        name: &SomeValue,
    ) -> Option<AttrKey> {
        match (name.konst, value.var()) {
            (Some(konst), _) => self.heap().attribute(konst),
            (None, None) => None,
            (None, Some(var)) => {
                let here = (self.pos.graph, self.pos.block);
                self.a.state.entangled.insert(here);
                self.made_name(var, STEPS).map(AttrKey::Field)
            }
        }
    }

    fn made_name(&self, var: Var, steps: usize) -> Option<Name> {
        let steps = steps.checked_sub(1)?;
        let of = |value: &Value<Hl>| match self.a.annotation(self.pos.graph, value).konst {
            Some(konst) => self.heap().as_str(konst).cloned(),
            None => self.made_name(value.var()?, steps),
        };
        let made = |op: &Op<Hl>| {
            let parts: Option<Vec<Name>> = op.args.iter().map(of).collect();
            makes_text(op.code).then_some(parts?.concat().into())
        };
        self.traced(var, made, of, |a, b| (a == b).then_some(a))
    }

    /// The constant that a text which the program makes begins with.
    fn beginning(&self, var: Var, steps: usize) -> Option<Name> {
        let steps = steps.checked_sub(1)?;
        let of = |value: &Value<Hl>| match value {
            Value::Const(obj) => self.heap().as_str(*obj).cloned(),
            Value::Var(var) => self.beginning(*var, steps),
        };
        let made = |op: &Op<Hl>| {
            let first = op.args.first()?;
            match op.code {
                HlOp::Binary(BinaryOp::Mod) => {
                    let text = of(&Value::Const(*first.constant()?))?;
                    Some(text.split('%').next()?.into())
                }
                code if makes_text(code) => of(first),
                _ => None,
            }
        };
        // What comes into a block on several links begins as all of them do.
        self.traced(var, made, of, |known, start| {
            let pairs = known.chars().zip(start.chars());
            let same = pairs.take_while(|(a, b)| a == b);
            Some(same.map(|(a, _)| a).collect::<String>().into())
        })
    }

    /// What is known of a text: `made` says it of what an operation gives, `of` of what a link brings, and
    /// `join` of what comes on two.
    fn traced(
        &self,
        var: Var,
        made: impl Fn(&Op<Hl>) -> Option<Name>,
        of: impl Fn(&Value<Hl>) -> Option<Name>,
        join: impl Fn(Name, Name) -> Option<Name>,
    ) -> Option<Name> {
        let graph = &self.a.graphs[self.pos.graph];
        for block in graph.blocks.ids() {
            let mut ops = self.a.ops(self.pos.graph, block);
            if let Some(op) = ops.find(|op| op.result == var) {
                return made(op);
            }
        }
        let mut found: Option<Name> = None;
        for link in graph.blocks.values().flat_map(|block| &block.exits) {
            let mut inputs = graph.blocks[link.target].inputs.iter();
            let Some(at) = inputs.position(|&input| input == var) else {
                continue;
            };
            let one = of(&link.args[at])?;
            found = Some(match found {
                None => one,
                Some(known) => join(known, one)?,
            });
        }
        found
    }

    /// The class of the program that all which the object may turn out to be extend.
    pub(super) fn root_class(&self, class: ClassDefId) -> ObjId {
        let bases = self.a.bases(class).map(|base| self.a.classes[base].class);
        let own = |base: &ObjId| self.heap().class(*base).is_some_and(|c| !c.builtin);
        let root = bases.filter(own).last();
        root.unwrap_or(self.a.classes[class].class)
    }

    /// An attribute beginning so that instances get at run time: only what classes define is chosen
    /// among.
    fn assigned(&self, class: ObjId, start: &str) -> Option<Name> {
        let heap = self.heap();
        let mut classes = heap.class(class).map(|c| c.mro.clone()).unwrap_or_default();
        let mut next = 0;
        let mut below = vec![class];
        while let Some(&sub) = below.get(next) {
            below.extend(
                heap.class(sub)
                    .map(|c| c.subclasses.clone())
                    .unwrap_or_default(),
            );
            next += 1;
        }
        classes.extend(below);
        for class in classes {
            let Some(class) = heap.class(class).filter(|c| !c.builtin) else {
                continue;
            };
            for &value in class.dict.values() {
                let mut stored = heap.attributes_stored(value);
                if let Some(name) = stored.find(|name| name.starts_with(start)) {
                    return Some(name.clone());
                }
            }
        }
        None
    }
}

/// Whether an operation puts its operands together, as texts.
fn makes_text(code: HlOp) -> bool {
    matches!(
        code,
        HlOp::Binary(BinaryOp::Add)
            | HlOp::Inplace(BinaryOp::Add)
            | HlOp::BuildString
            | HlOp::SameAs
    )
}
