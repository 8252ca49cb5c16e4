//! Operators of the program's own objects: which method is called, and which functions compare
//! and hash the items of containers.
//!
//! An operator becomes a call of the method where that is all that can happen; else a call of a
//! function of `helpers/app_operators.py`, which asks the operands in Python's order.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::{BinaryOp, CompareOp, Instr, UnaryOp};
use crate::host::attribute_key::AttrKey;
use crate::host::object::{ObjId, Object};
use crate::host::slots::{binary_names, compare_name, compare_swapped, unary_name, unary_symbol};
use crate::ir::model::*;
use crate::ir::op::HlOp;

/// The helper module that dispatches.
const MODULE: &str = "app_operators";

/// How deep containers of containers are looked through for instances: deeper than programs nest them. Beyond
/// that the rtyper refuses to compare them.
const MAX_DEPTH: usize = 12;

/// The function of the helper module that compares so.
fn compare_function(op: CompareOp) -> &'static str {
    match op {
        CompareOp::Lt => "less",
        CompareOp::Le => "less_equal",
        CompareOp::Eq => "equal",
        CompareOp::Ne => "unequal",
        CompareOp::Gt => "greater",
        CompareOp::Ge => "greater_equal",
    }
}

/// Whether a name is that of the method of a binary operator or of a comparison, in any form.
pub fn is_binary_method(name: &str) -> bool {
    let Some(word) = name.strip_prefix("__").and_then(|n| n.strip_suffix("__")) else {
        return false;
    };
    let binary =
        |word: &str| word == "divmod" || matches!(HlOp::from_name(word), Some(HlOp::Binary(_)));
    binary(word)
        || word.strip_prefix(['r', 'i']).is_some_and(binary)
        || matches!(word, "lt" | "le" | "gt" | "ge")
}

/// The class of an instance, and whether it may be `None`.
fn instance_of(value: &SomeValue) -> Option<(ClassDefId, bool)> {
    match value.kind {
        Kind::Instance(class) => Some((class, value.nullable)),
        _ => None,
    }
}

impl Annotator<'_> {
    /// Whether a value may be an object with this method: `has_method` of the helper module.
    pub fn has_method(&mut self, value: &SomeValue, name: &str) -> bool {
        match instance_of(value) {
            Some((class, _)) => {
                self.has_special(class, name)
                    || name == "__ne__" && self.has_special(class, "__eq__")
            }
            None => false,
        }
    }

    /// An operation that an object of the program has a special method for, of which the object is
    /// the first operand.
    pub(in crate::annotate) fn special_operation(
        &mut self,
        op: &Op<Hl>,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let (special, name) = match op.code {
            HlOp::Unary(code) if code != UnaryOp::Not => (unary_name(code), unary_symbol(code)),
            HlOp::Len => ("__len__", "len"),
            HlOp::Contains => ("__contains__", "in"),
            HlOp::GetItem => ("__getitem__", "indexing"),
            HlOp::GetSlice => ("__getitem__", "slicing"),
            HlOp::SetItem => ("__setitem__", "item assignment"),
            HlOp::SetSlice => ("__setitem__", "slice assignment"),
            HlOp::DelItem | HlOp::DelSlice => ("__delitem__", "del"),
            HlOp::Iter => ("__iter__", "iteration"),
            HlOp::Next => ("__next__", "next"),
            _ => return Ok(None),
        };
        let class = match args[0].kind {
            Kind::None if !matches!(op.code, HlOp::Unary(_)) => return Err(Stop::Blocked),
            Kind::Instance(class) => class,
            _ => return Ok(None),
        };
        let this = &op.args[0];
        if self.has_special(class, special) {
            let is_slice = matches!(op.code, HlOp::GetSlice | HlOp::SetSlice | HlOp::DelSlice);
            if !is_slice {
                return Ok(Some(self.special_call(this, special, &op.args[1..])));
            }
            let mut ops = Vec::new();
            let none = Value::Const(self.heap().none);
            let bounds = [&op.args[1..3], &[none]].concat();
            let slice = self.step(&mut ops, HlOp::NewSlice, bounds);
            let bound = self.step_attr(&mut ops, this, special);
            let rest = [&[slice], &op.args[3..]].concat();
            return Ok(Some(self.last_call(ops, op, bound, &rest)));
        }
        let by_items = self.has_special(class, "__getitem__");
        match op.code {
            HlOp::Contains if by_items || self.has_special(class, "__iter__") => {
                self.contains_by_function(op).map(Some)
            }
            HlOp::Iter if by_items => self
                .helper_instead(("app_text", "sequence_iter"), &op.args)
                .map(Some),
            _ => {
                let renamed = op.code == HlOp::Next && self.has_special(class, "next");
                let wrong = self.no_operation(name, &args[..1]);
                wrong.map_err(|stop: Stop| match renamed {
                    true => stop.with(|error| error.help("Python 3 calls `__next__`, not `next`")),
                    false => stop,
                })
            }
        }
    }

    /// Operators that a class of the program defines.
    pub fn binary_special(
        &mut self,
        op: &Op<Hl>,
        code: BinaryOp,
        a: &SomeValue,
        b: &SomeValue,
        inplace: bool,
    ) -> An<Option<Outcome>> {
        if instance_of(a).is_none() && instance_of(b).is_none() {
            return Ok(None);
        }
        // `%` of a text formats whatever comes.
        if code == BinaryOp::Mod
            && matches!(
                a.kind,
                Kind::Str | Kind::Char | Kind::Bytes | Kind::ByteArray
            )
        {
            return Ok(None);
        }
        let names = binary_names(code);
        self.dispatch(
            op.code.name(),
            names,
            (&op.args[0], a),
            (&op.args[1], b),
            inplace,
        )
    }

    /// `divmod(a, b)` where a class of the program defines it.
    pub fn divmod_special(
        &mut self,
        op: &Op<Hl>,
        a: &SomeValue,
        b: &SomeValue,
    ) -> An<Option<Outcome>> {
        if instance_of(a).is_none() && instance_of(b).is_none() {
            return Ok(None);
        }
        let names = ["__divmod__", "__rdivmod__", ""];
        self.dispatch("divmod", names, (&op.args[1], a), (&op.args[2], b), false)
    }

    /// `word` is the operator's in the names of the helpers, `methods` are its methods: plain,
    /// reflected, in place.
    fn dispatch(
        &mut self,
        word: &str,
        [plain, reflected, in_place]: [&'static str; 3],
        (left, a): (&Value<Hl>, &SomeValue),
        (right, b): (&Value<Hl>, &SomeValue),
        inplace: bool,
    ) -> An<Option<Outcome>> {
        let has_inplace = inplace && self.has_method(a, in_place);
        let (left_has, right_has) = (self.has_method(a, plain), self.has_method(b, reflected));
        if !has_inplace && !left_has && !right_has {
            return Ok(None);
        }
        let method = if has_inplace { in_place } else { plain };
        // Where the left operand's method always gives a result, it is all there is.
        if let Some((class, false)) = instance_of(a) {
            if (has_inplace || left_has)
                && self.always_answers(class, method)
                && (has_inplace || !self.may_be_below(a, b, reflected))
            {
                return Ok(Some(self.method_call(
                    left,
                    method,
                    std::slice::from_ref(right),
                )));
            }
        }
        let name = match inplace {
            true => word.to_string(),
            false => format!("binary_{word}"),
        };
        let operands = [left.clone(), right.clone()];
        self.helper_instead((MODULE, &name), &operands).map(Some)
    }

    /// Comparisons that a class of the program defines.
    pub fn compare_special(
        &mut self,
        op: &Op<Hl>,
        code: CompareOp,
        a: &SomeValue,
        b: &SomeValue,
    ) -> An<Option<Outcome>> {
        let (method, reflected) = (compare_name(code), compare_name(compare_swapped(code)));
        let (left, right) = (self.has_method(a, method), self.has_method(b, reflected));
        if !left && !right {
            return Ok(None);
        }
        if let Some((class, false)) = instance_of(a) {
            if left
                && !b.can_be_none()
                && self.always_answers(class, method)
                && !self.may_be_below(a, b, reflected)
            {
                return Ok(Some(self.method_call(&op.args[0], method, &op.args[1..2])));
            }
        }
        self.helper_instead((MODULE, compare_function(code)), &op.args)
            .map(Some)
    }

    /// Whether every class that an instance may be of has this method, and none of them may return
    /// `NotImplemented`.
    fn always_answers(&mut self, class: ClassDefId, name: &str) -> bool {
        let name = &AttrKey::from(name);
        if self.found_source(class, name).is_none() {
            return false;
        }
        let mut classes: Vec<ClassDefId> = self.a.bases(class).collect();
        classes.extend(self.a.subclasses(class));
        classes.into_iter().all(|c| {
            c == ClassDefId::OBJECT
                || match self.own_source(c, name) {
                    Some(func) => self.plainly_answers(func),
                    None => true,
                }
        })
    }

    /// Whether a function cannot return `NotImplemented`: it does not by itself, and calls nothing
    /// that could for it. (Operators answer for themselves.)
    fn plainly_answers(&mut self, func: ObjId) -> bool {
        if self.heap().function(func).is_none() {
            return false;
        }
        // (If it has no graph, that is told where it is called.)
        let Ok(graph) = self.base_graph(func) else {
            return true;
        };
        let not_implemented = self.app_function("app_operators", "NotImplementedResult");
        let not_implemented = not_implemented.map(Value::Const);
        let plain = graph.blocks.iter().all(|(_, block)| {
            let mut links = block.exits.iter();
            let calls_nothing = |op: &Op<Hl>| match op.code {
                HlOp::SimpleCall | HlOp::CallArgs(_) => match op.args[0] {
                    Value::Const(callee) => self.runs_no_call(callee),
                    Value::Var(_) => false,
                },
                _ => true,
            };
            !links.any(|link| {
                link.target == graph.exc && link.args.first() == not_implemented.as_ref()
            }) && block.ops.iter().all(calls_nothing)
        });
        plain
    }

    /// Whether to call this runs no function of the program that calls others: it is Python's own, or
    /// a class whose instances are made without.
    fn runs_no_call(&self, callee: ObjId) -> bool {
        let makes = |name: &str| match self.heap().lookup_in_class(callee, name) {
            Some((_, made)) => match self.heap().function(made) {
                Some(function) => {
                    let calls = |i: &Instr| matches!(i, Instr::Call { .. } | Instr::CallEx { .. });
                    !function.code.instrs.iter().any(calls)
                }
                None => true,
            },
            None => true,
        };
        match self.heap().get(callee) {
            Object::Builtin(_) => true,
            Object::Class(class) => class.builtin || (makes("__new__") && makes("__init__")),
            _ => false,
        }
    }

    /// Whether the right operand may be of a class below the left one's, so that its reflected
    /// method is asked first.
    fn may_be_below(&mut self, a: &SomeValue, b: &SomeValue, reflected: &str) -> bool {
        let (Some((x, _)), Some((y, _))) = (instance_of(a), instance_of(b)) else {
            return false;
        };
        let reader = self.reader();
        self.a.classes[x].readers.insert(reader);
        self.a.classes[y].readers.insert(reader);
        if !self.has_method(b, reflected) {
            return false;
        }
        if self.a.is_subclass(y, x) {
            return y != x || self.a.subclasses(x).len() > 1;
        }
        self.a.is_subclass(x, y) && self.a.subclasses(x).len() > 1
    }

    /// `reflected_first(a, b, name, reflected)` of the helper module, in operations.
    pub fn reflected_first(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        let text = |at: usize| self.text_of(&args[at]).cloned().unwrap_or_default();
        let (name, reflected) = (text(2), text(3));
        let no = Outcome::from(self.const_bool(false));
        let Some((of_b, _)) = instance_of(&args[1]) else {
            return Ok(no);
        };
        if !self.may_be_below(&args[0], &args[1], &reflected) {
            return Ok(no);
        }
        let (left, right) = (&op.args[1], &op.args[2]);
        let mut ops = Vec::new();
        let not = HlOp::Unary(UnaryOp::Not);
        let and = HlOp::Binary(BinaryOp::And);
        let ta = self.step(&mut ops, HlOp::Type, vec![left.clone()]);
        let tb = self.step(&mut ops, HlOp::Type, vec![right.clone()]);
        let same = self.step(&mut ops, HlOp::Is, vec![tb.clone(), ta.clone()]);
        let different = self.step(&mut ops, not, vec![same]);
        let below = self.step(&mut ops, HlOp::IsSubtype, vec![tb, ta]);
        let mut first = self.step(&mut ops, and, vec![below, different]);
        // Arithmetic asks it first only if it has the method from below.
        let ordering = matches!(
            &*name,
            "__lt__" | "__le__" | "__gt__" | "__ge__" | "__eq__" | "__ne__"
        );
        if !ordering {
            let isinstance = self.heap().builtin("isinstance");
            let Some(isinstance) = isinstance.map(Value::Const) else {
                return self.fail(UNSUPPORTED, "this operator has no translation yet");
            };
            let mut any: Option<Value<Hl>> = None;
            let mut below = self.a.bases(of_b).collect::<Vec<_>>();
            below.extend(self.a.subclasses(of_b).into_iter().skip(1));
            for class in below {
                if class == ClassDefId::OBJECT
                    || self
                        .own_source(class, &AttrKey::from(&*reflected))
                        .is_none()
                {
                    continue;
                }
                let class = Value::Const(self.a.classes[class].class);
                let test = |this: &mut Self, ops: &mut Vec<Op<Hl>>, x: &Value<Hl>| {
                    this.step_call(ops, isinstance.clone(), &[x.clone(), class.clone()])
                };
                let in_a = test(self, &mut ops, left);
                let in_b = test(self, &mut ops, right);
                let not_a = self.step(&mut ops, not, vec![in_a]);
                let only = self.step(&mut ops, and, vec![in_b, not_a]);
                any = Some(match any {
                    None => only,
                    Some(before) => {
                        self.step(&mut ops, HlOp::Binary(BinaryOp::Or), vec![before, only])
                    }
                });
            }
            let Some(any) = any else {
                return Ok(no);
            };
            first = self.step(&mut ops, and, vec![first, any]);
        }
        Ok(self.given(ops, op, first))
    }

    // Items of containers.

    /// Containers of such values are compared, sorted or hashed: the functions that their
    /// instances need for that are annotated. The block at work is looked at again when the
    /// values grow.
    pub fn require(&mut self, value: &SomeValue, which: KeyFunction) -> An<()> {
        self.require_deep(value, which, 0)
    }

    /// What comparing for order needs: the order of the first items that differ.
    pub fn require_order(&mut self, value: &SomeValue) -> An<()> {
        self.require(value, KeyFunction::Lt)?;
        self.require(value, KeyFunction::Gt)?;
        self.require(value, KeyFunction::Eq)
    }

    /// Items are sorted: objects need a method for that.
    pub(in crate::annotate) fn expect_sorted(&mut self, item: &SomeValue) -> An<()> {
        self.expect_ordered(
            "sorting compares items",
            ", or sort by what `key=` gives",
            item,
        )
    }

    /// Items are compared for order by what `who` says: objects need a method for that. (A class below that has one
    /// may come yet.)
    pub(in crate::annotate) fn expect_ordered(
        &mut self,
        who: &str,
        otherwise: &str,
        item: &SomeValue,
    ) -> An<()> {
        let Some(unordered) = self.unordered(item, 0) else {
            return Ok(());
        };
        self.wait_for_more()?;
        let unordered = match unordered.is_none() {
            true => unordered,
            false => unordered.non_none(),
        };
        let class = self.describe(&unordered);
        let message = format!("{who} by `<`, which {class} does not have");
        let mut error = self.error(NO_OPERATION, message);
        error.help.extend(match unordered.kind {
            Kind::Instance(_) => Some(format!("define `__lt__` in {class}{otherwise}")),
            _ if otherwise.is_empty() => None,
            _ => Some(otherwise.trim_start_matches(", or ").to_string()),
        });
        Err(Stop::about(error, &[unordered]))
    }

    /// What has no order of a value, or of what is in its lists. (Items of tuples are compared one by one, where what has
    /// none raises.)
    fn unordered(&mut self, value: &SomeValue, depth: usize) -> Option<SomeValue> {
        if depth > MAX_DEPTH {
            return None;
        }
        match &value.kind {
            &Kind::Instance(class) => {
                let ordered = ["__lt__", "__gt__"];
                let mut ordered = ordered.iter();
                let is_ordered = ordered.any(|method| self.has_special(class, method));
                (!is_ordered).then(|| value.clone())
            }
            Kind::Tuple(parts) => {
                let parts = parts.iter();
                let parts = parts.filter(|part| matches!(part.kind, Kind::List(_) | Kind::Seq(_)));
                let parts: Vec<_> = parts.cloned().collect();
                parts
                    .iter()
                    .find_map(|part| self.unordered(part, depth + 1))
            }
            kind @ (Kind::List(_) | Kind::Seq(_)) => {
                let held = self.held_by(kind);
                held.iter().find_map(|item| self.unordered(item, depth + 1))
            }
            Kind::Dict(_) | Kind::Pbc(_) | Kind::None => Some(value.clone()),
            _ => None,
        }
    }

    /// The function that shows a key or an item in a message, where that has containers in it: what the rtyper's own knows
    /// nothing of.
    pub(in crate::annotate) fn shown_by_python(
        &mut self,
        value: &SomeValue,
    ) -> An<Option<GraphId>> {
        if !self.holds_shown_containers(value, 0).unwrap_or(false) {
            return Ok(None);
        }
        let func = self.helper((MODULE, "key_repr"))?;
        let result = KeyFunction::Repr.result();
        let value = value.widened();
        self.graph_called_for(func, &[value], result).map(Some)
    }

    /// Whether a value is, or has in it, a container; nothing if it has what has no text of its own.
    fn holds_shown_containers(&mut self, value: &SomeValue, depth: usize) -> Option<bool> {
        // (It has itself in it.)
        if depth > MAX_DEPTH {
            return Some(true);
        }
        let (is_container, held) = match value.kind {
            Kind::List(def) if self.a.listdef(def).range_step.is_some() => return None,
            Kind::List(def) if self.a.listdef(def).of_ranges => return None,
            Kind::Dict(def) => (true, vec![self.read_key(def), self.read_value(def)]),
            Kind::Set { def, .. } => (true, vec![self.read_key(def)]),
            Kind::List(_) => (true, self.held_by(&value.kind)),
            Kind::Tuple(_) | Kind::Seq(_) => (false, self.held_by(&value.kind)),
            Kind::None
            | Kind::Bool
            | Kind::Integer { bools: false, .. }
            | Kind::Float
            | Kind::Char
            | Kind::Str
            | Kind::Bytes
            | Kind::ByteArray
            | Kind::Instance(_) => return Some(false),
            _ => return None,
        };
        let mut holds = is_container;
        for item in held {
            holds |= item.is_impossible() || self.holds_shown_containers(&item, depth + 1)?;
        }
        Some(holds)
    }

    fn require_deep(&mut self, value: &SomeValue, which: KeyFunction, depth: usize) -> An<()> {
        if depth > MAX_DEPTH {
            return Ok(());
        }
        match &value.kind {
            &Kind::Instance(class) => self.require_of_class(class, value.nullable, which),
            Kind::Pbc(_) | Kind::Type { .. } if which == KeyFunction::Repr => {
                self.expect_plain_class(value, &["__repr__"])
            }
            Kind::Pbc(descs) => self.check_compared_functions(descs),
            // Keys are looked after by `finish_dicts`.
            kind => {
                let held = self.held_by(kind);
                let mut held = held.iter();
                held.try_for_each(|item| self.require_deep(item, which, depth + 1))
            }
        }
    }

    /// Whether comparing such values may compare instances.
    pub(in crate::annotate) fn compares_instances(
        &mut self,
        value: &SomeValue,
        depth: usize,
    ) -> bool {
        if depth > MAX_DEPTH {
            return false;
        }
        let held = self.held_by(&value.kind);
        matches!(value.kind, Kind::Instance(_))
            || held
                .iter()
                .any(|item| self.compares_instances(item, depth + 1))
    }

    fn require_of_class(
        &mut self,
        class: ClassDefId,
        nullable: bool,
        which: KeyFunction,
    ) -> An<()> {
        let function = match which {
            KeyFunction::Eq => "key_eq",
            KeyFunction::Lt => "key_lt",
            KeyFunction::Gt => "key_gt",
            KeyFunction::Hash => "key_hash",
            KeyFunction::Repr => "key_repr",
        };
        if which == KeyFunction::Hash {
            self.check_instance_hashable(class)?;
        }
        if !which.methods().iter().any(|m| self.has_special(class, m)) {
            return Ok(());
        }
        let known = self.a.key_functions.get(&(class, which)).copied();
        if known.is_some_and(|(_, with_none)| with_none || !nullable) {
            return Ok(());
        }
        let func = self.helper((MODULE, function))?;
        let value = SomeValue {
            nullable,
            ..SomeValue::instance(class)
        };
        let args = match which {
            KeyFunction::Hash | KeyFunction::Repr => vec![value],
            _ => vec![value.clone(), value],
        };
        let graph = self.graph_called_for(func, &args, which.result())?;
        if self.a.key_functions.is_empty() {
            self.reflow_handlers();
        }
        self.a
            .key_functions
            .insert((class, which), (graph, nullable));
        Ok(())
    }

    /// Operations that compare items may raise anything from now on.
    pub(in crate::annotate) fn reflow_handlers(&mut self) {
        let graphs: Vec<GraphId> = self.a.graphs.ids().collect();
        for graph in graphs {
            for block in self.a.reached[graph].clone() {
                if self.a.graphs[graph].blocks[block].switch == ExitSwitch::LastException {
                    self.add_pending(graph, block);
                }
            }
        }
    }

    /// A class that has `__eq__` of its own and no `__hash__` makes no keys.
    pub(in crate::annotate) fn check_instance_hashable(&mut self, class: ClassDefId) -> An<()> {
        let of = self.a.classes[class].class;
        let hash = self.heap().lookup_in_class(of, "__hash__");
        if hash.is_some_and(|(_, h)| matches!(self.heap().get(h), Object::None)) {
            let name = self.heap().class_name(of);
            return self.fail_of(NO_OPERATION, &SomeValue::instance(class), |_| {
                format!("`{name}` is not hashable: it has `__eq__`, but no `__hash__`")
            });
        }
        Ok(())
    }
}
