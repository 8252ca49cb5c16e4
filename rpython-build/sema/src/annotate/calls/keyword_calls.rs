//! Calls with keyword arguments of builtin functions and methods: other operations, or calls of
//! functions in Python.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::builtin::Callee;
use crate::annotate::types::defs::ClassDefId;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::attribute_key::AttrKey;
use crate::host::modules::meanings::Meaning;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::{CallShape, HlOp};
use crate::stubs::{BuiltinFn, Method};

impl Annotator<'_> {
    /// A call with keywords that becomes something else.
    pub fn resolve_keyword_call(
        &mut self,
        op: &Op<Hl>,
        shape: CallShape,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let names: Vec<_> = self.session.keywords.names(shape.keywords).to_vec();
        if let (Kind::Builtin(BuiltinFn::Print), false) = (&args[0].kind, shape.dict) {
            return self.print_with(op, shape, args, &names);
        }
        if shape.star || shape.dict {
            return Ok(None);
        }
        let positional = shape.positional as usize;
        match &args[0].kind {
            Kind::Builtin(BuiltinFn::Dict) if positional == 0 => {
                let mut pairs = Vec::new();
                for (i, name) in names.iter().enumerate() {
                    pairs.push(self.text_value(name));
                    pairs.push(op.args[1 + i].clone());
                }
                Ok(Some(self.become_op(op, HlOp::NewDict, pairs)))
            }
            Kind::Builtin(BuiltinFn::Dict) if positional == 1 => {
                let mut ops = Vec::new();
                let dict = self.step(&mut ops, HlOp::SimpleCall, op.args[..2].to_vec());
                self.store_named(&mut ops, &dict, &names, &op.args[2..]);
                Ok(Some(self.given(ops, op, dict)))
            }
            Kind::BuiltinMethod {
                recv,
                method: Method::Update,
            } if matches!(recv.kind, Kind::Dict(_)) && positional <= 1 => {
                let mut ops = Vec::new();
                let dict = self.receiver_of(&mut ops, op);
                if positional == 1 {
                    self.step(&mut ops, HlOp::SimpleCall, op.args[..2].to_vec());
                }
                self.store_named(&mut ops, &dict, &names, &op.args[1 + positional..]);
                let none = Value::Const(self.heap().none);
                Ok(Some(self.given(ops, op, none)))
            }
            Kind::Pbc(_) if self.is_partial(&args[0]) && positional >= 1 => {
                self.partial_with(op, &names, positional).map(Some)
            }
            Kind::Pbc(_) if self.is_dataclass_replace(&args[0]) && positional == 1 => {
                self.replace_fields(op, 1, &args[1], &names).map(Some)
            }
            Kind::HostObject => {
                let callee = args[0].konst.and_then(|obj| self.static_method(obj));
                match callee {
                    Some(callee) => self.declared_call(op, &callee, &args[1..], &names),
                    None => Ok(None),
                }
            }
            _ => match Callee::of(&args[0]) {
                Some(callee) => self.declared_call(op, &callee, &args[1..], &names),
                None => Ok(None),
            },
        }
    }

    /// Stores named values in a dict.
    fn store_named(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        dict: &Value<Hl>,
        names: &[Name],
        values: &[Value<Hl>],
    ) {
        for (name, value) in names.iter().zip(values) {
            let item = vec![dict.clone(), self.text_value(name), value.clone()];
            self.step(ops, HlOp::SetItem, item);
        }
    }

    /// The object that the method called at this operation is bound to: by an operation.
    pub(in crate::annotate) fn receiver_of(
        &mut self,
        ops: &mut Vec<Op<Hl>>,
        op: &Op<Hl>,
    ) -> Value<Hl> {
        self.step_attr(ops, &op.args[0], "__self__")
    }

    pub(in crate::annotate) fn is_dataclass_replace(&self, value: &SomeValue) -> bool {
        value
            .konst
            .is_some_and(|obj| self.means(obj, Meaning::Replace))
    }

    /// For `dataclasses.astuple(x)` and `asdict(x)` of an object: the method that does it.
    pub(in crate::annotate) fn dataclass_method(&self, args: &[SomeValue]) -> Option<AttrKey> {
        let [func, value] = args else {
            return None;
        };
        let method = match self.session.heap.meaning(func.konst?) {
            Some(Meaning::AsTuple) => AttrKey::AsTuple,
            Some(Meaning::AsDict) => AttrKey::AsDict,
            _ => return None,
        };
        let Kind::Instance(class) = value.kind else {
            return None;
        };
        let of = self.a.classes[class].class;
        let fields = self.heap().lookup_in_class(of, "__dataclass_fields__");
        fields.map(|_| method)
    }

    /// What a class gives these methods, if it is a dataclass.
    pub(in crate::annotate) fn dataclass_source(
        &mut self,
        class: ClassDefId,
        make: &str,
    ) -> Option<ObjId> {
        let of = self.a.classes[class].class;
        let own = self.heap().class(of)?.dict.get("__dataclass_fields__");
        own?;
        self.made_by(("app_dataclass", make), &[of]).ok()
    }

    /// `dataclasses.replace(x, name=value, …)`: a call of the class with all fields.
    pub(in crate::annotate) fn replace_fields(
        &mut self,
        op: &Op<Hl>,
        at: usize,
        value: &SomeValue,
        names: &[Name],
    ) -> An<Outcome> {
        let Kind::Instance(class) = value.kind else {
            return self.no_operation("replace", std::slice::from_ref(value));
        };
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        let exact = self.a.subclasses(class).len() == 1;
        if !exact && self.named_class(value).is_none() {
            return self.fail_of(UNSUPPORTED, value, |_| {
                "`replace` of an object whose exact class is not known".into()
            });
        }
        let of = self.a.classes[class].class;
        let fields = self.made_by(("app_classes", "init_fields"), &[of])?;
        let variables = self.made_by(("app_classes", "init_variables"), &[of])?;
        let [fields, variables] =
            [fields, variables].map(|of| self.heap().as_tuple(of).cloned().unwrap_or_default());
        let (mut ops, mut args) = (Vec::new(), vec![Value::Const(of)]);
        if !exact {
            // Subclasses of named tuples have the same fields.
            args[0] = self.step(&mut ops, HlOp::Type, vec![op.args[at].clone()]);
        }
        let mut keywords = Vec::new();
        for field in fields.iter().chain(variables.iter()) {
            let Some(name) = self.heap().as_str(*field).cloned() else {
                continue;
            };
            match names.iter().position(|n| *n == name) {
                Some(named) => args.push(op.args[at + 1 + named].clone()),
                // (Of such the default is an attribute of the class.)
                None if variables.contains(field)
                    && self.heap().lookup_in_class(of, &name).is_none() =>
                {
                    return self.fail_of(ARGUMENTS, value, |_| {
                        format!("`{name}` is an `InitVar` without a default: `replace` needs it")
                    });
                }
                None => {
                    let get = vec![op.args[at].clone(), Value::Const(*field)];
                    args.push(self.step(&mut ops, HlOp::GetAttr, get));
                }
            }
            keywords.push(name);
        }
        if let Some(unknown) = names.iter().find(|n| !keywords.contains(n)) {
            let class = self.heap().class_name(of);
            return self.fail_of(ARGUMENTS, value, |_| {
                format!("`{class}` has no field `{unknown}`")
            });
        }
        let shape = CallShape {
            positional: 0,
            keywords: self.session.keywords.intern(&keywords),
            star: false,
            dict: false,
            behind: 0,
        };
        Ok(self.last(ops, op, HlOp::CallArgs(shape), args))
    }

    fn is_partial(&self, value: &SomeValue) -> bool {
        value
            .konst
            .is_some_and(|obj| self.means(obj, Meaning::Partial))
    }

    /// `functools.partial(f, …, name=value)`
    fn partial_with(&mut self, op: &Op<Hl>, names: &[Name], positional: usize) -> An<Outcome> {
        let names = self.str_const(&names.join(","));
        let partial = self.made_by(("app_spread", "partial_with"), &[names])?;
        let (given, values) = op.args[1..].split_at(positional);
        let list = [&given[..1], values, &given[1..]].concat();
        Ok(self.call_instead(partial, &list))
    }
}
