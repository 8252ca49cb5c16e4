//! Named tuples: instances that become tuples where an operation needs one.
//!
//! `helpers/app_named.py` makes the class that stands for a class of named tuples. Its instances
//! have the fields as attributes, and a method that makes a tuple of them.

use super::annotator::{An, Annotator, Outcome};
use super::defs::{ClassDefId, Desc};
use super::model::*;
use crate::front::code::{BinaryOp, CompareOp};
use crate::host::object::Object;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::BuiltinFn;
use std::rc::Rc;

impl Annotator<'_> {
    /// The class of a value that is a named tuple.
    pub fn named_class(&self, value: &SomeValue) -> Option<ClassDefId> {
        let Kind::Instance { class, .. } = value.kind else {
            return None;
        };
        let of = self.a.classes[class].class;
        self.heap().lookup_in_class(of, "_named_")?;
        Some(class)
    }

    /// An operation on named tuples that is one on tuples.
    pub fn named_operation(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        if !args.iter().any(|a| self.named_class(a).is_some()) {
            return Ok(None);
        }
        let own = |this: &mut Self, at: usize, name: &str| {
            args.get(at).is_some_and(|a| this.answers(a, name))
        };
        let at = match op.code {
            HlOp::GetItem | HlOp::GetSlice if !own(self, 0, "__getitem__") => Some(0),
            HlOp::Len if !own(self, 0, "__len__") => Some(0),
            HlOp::Contains if !own(self, 0, "__contains__") => Some(0),
            HlOp::Compare(code) => return self.compare_named(op, code, args),
            HlOp::Binary(BinaryOp::Mod) if !self.answers(&args[1], "__rmod__") => Some(1),
            HlOp::Binary(BinaryOp::Add) | HlOp::Inplace(BinaryOp::Add) => {
                let left = !own(self, 0, "__add__") && self.named_class(&args[0]).is_some();
                let right = !own(self, 0, "__add__") && !own(self, 1, "__radd__");
                if left {
                    Some(0)
                } else {
                    right.then_some(1)
                }
            }
            HlOp::Binary(BinaryOp::Mul) => {
                let at = usize::from(self.named_class(&args[0]).is_none());
                let name = if at == 0 { "__mul__" } else { "__rmul__" };
                (!own(self, at, name)).then_some(at)
            }
            HlOp::GetAttr => return self.named_attribute(op, args),
            HlOp::SimpleCall => match &args[0].kind {
                Kind::Builtin(BuiltinFn::Isinstance) => {
                    let wanted = args.get(2).and_then(|c| c.konst);
                    let tuple = self.heap().types.tuple;
                    let of_tuple = wanted.is_some_and(|wanted| {
                        wanted == tuple
                            || self
                                .heap()
                                .as_tuple(wanted)
                                .is_some_and(|classes| classes.contains(&tuple))
                    });
                    if of_tuple && !args[1].can_be_none() {
                        return Ok(Some(self.const_bool(true).into()));
                    }
                    None
                }
                _ => None,
            },
            HlOp::CallArgs(_)
                if matches!(args[0].kind, Kind::HostObject | Kind::Builtin(_))
                    && self.named_class(&args[1]).is_some() =>
            {
                Some(1)
            }
            _ => {
                let at = self.operand_iterated(op, args);
                at.filter(|&at| !own(self, at, "__iter__"))
            }
        };
        Ok(at
            .filter(|&at| args.get(at).is_some_and(|a| self.named_class(a).is_some()))
            .map(|at| self.as_tuple_operand(op, at)))
    }

    /// The operation with a tuple in place of a named tuple.
    pub(super) fn as_tuple_operand(&mut self, op: &Op<Hl>, at: usize) -> Outcome {
        let tuple = self.new_var();
        let result = self.result;
        self.result = tuple;
        let made = self.method_call(&op.args[at], "_tuple", &[]);
        self.result = result;
        let Outcome::Resolved(mut ops) = made else {
            return made;
        };
        let mut again = op.clone();
        again.args[at] = Value::Var(tuple);
        ops.push(again);
        Outcome::Resolved(ops)
    }

    /// Comparisons with other tuples; those with its own class are methods.
    fn compare_named(
        &mut self,
        op: &Op<Hl>,
        code: CompareOp,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let (a, b) = (self.named_class(&args[0]), self.named_class(&args[1]));
        let at = match (a, b) {
            (Some(a), Some(b)) => {
                let root = |this: &Self, c: ClassDefId| {
                    let named = |&c: &ClassDefId| {
                        let of = this.a.classes[c].class;
                        this.heap().lookup_in_class(of, "_named_").is_some()
                    };
                    this.a.bases(c).filter(named).last()
                };
                if root(self, a) == root(self, b) {
                    return Ok(None);
                }
                0
            }
            (Some(_), None) => 0,
            _ => 1,
        };
        let other = &args[1 - at];
        if !matches!(other.kind, Kind::Tuple(_) | Kind::Instance { .. }) {
            return Ok(None);
        }
        if args[at].can_be_none() {
            let name = match code {
                CompareOp::Eq => "named_eq",
                CompareOp::Ne => "named_ne",
                _ => return Ok(None),
            };
            let Some(func) = self.app_function("app_object", name) else {
                return Ok(None);
            };
            let list = [op.args[at].clone(), op.args[1 - at].clone()];
            return Ok(Some(self.call_instead(func, &list)));
        }
        Ok(Some(self.as_tuple_operand(op, at)))
    }

    /// Methods of tuples, and `_replace`, which its call tells from the fields.
    fn named_attribute(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Option<Outcome>> {
        let name = args[1].konst.and_then(|c| self.heap().as_str(c)).cloned();
        let (Some(name), Kind::Instance { class, .. }) = (name, &args[0].kind) else {
            return Ok(None);
        };
        let of = self.a.classes[*class].class;
        match &*name {
            "index" | "count" => {
                let fields = self.heap().lookup_in_class(of, "_fields");
                let fields = fields.and_then(|(_, f)| self.heap().as_tuple(f));
                let is_field = fields.is_some_and(|fields| {
                    let texts = fields.iter().filter_map(|&f| self.heap().as_str(f));
                    texts.into_iter().any(|text| *text == name)
                });
                let own = self.heap().lookup_in_class(of, &name).is_some();
                Ok((!is_field && !own).then(|| self.as_tuple_operand(op, 0)))
            }
            "_replace" => {
                let hint = self.make_op(HlOp::Hint, op.args.clone(), op.result);
                Ok(Some(Outcome::Resolved(vec![hint])))
            }
            _ => Ok(None),
        }
    }

    /// `x._replace`, to be called.
    pub fn replacing(&self, this: &SomeValue) -> SomeValue {
        SomeValue {
            facts: Some(Rc::new(Facts::Replace)),
            ..this.clone()
        }
    }

    /// What `super().__new__` finds in a class of named tuples.
    pub fn named_new(&mut self, desc: super::defs::DescId) -> An<Option<SomeValue>> {
        let Desc::Class(class) = &self.a.descs[desc] else {
            return Ok(None);
        };
        match self.heap().lookup_in_class(class.class, "_named_new") {
            Some((_, found)) => match self.heap().get(found) {
                Object::StaticMethod(func) => {
                    let func = *func;
                    self.immutable_value(func).map(Some)
                }
                _ => Ok(None),
            },
            None => Ok(None),
        }
    }
}
