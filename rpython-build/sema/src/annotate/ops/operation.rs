//! The operations, one arm each; what each kind of operand makes of it is in the files beside
//! this one ([`crate::annotate::ops::arith`], [`crate::annotate::ops::items`], [`crate::annotate::attributes::attrs`]).

use crate::annotate::errors::elsewhere;
use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::arguments::{Arg, Args};
use crate::annotate::types::builtin::is_sequence;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::UnaryOp;
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::lltype::IntKind;
use crate::stubs::BuiltinFn;
use num_traits::ToPrimitive;
use std::rc::Rc;

/// What to do about arguments behind those of a list.
const ALL_OF_ONE_TYPE: &str =
    "of a list behind `*` the length is not known, so it and what comes after it have one type: \
     make texts of them (`*map(str, xs)`, `str(x)`), or make several calls";

impl Annotator<'_> {
    /// The annotation of an operation on these annotations, none of them impossible.
    pub fn operation(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        self.expect_plain_operation(op, args)?;
        if let Some(outcome) = self.enum_operation(op, args)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.named_operation(op, args)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.coerce(op, args)? {
            return Ok(outcome);
        }
        self.check_functions(op, args)?;
        self.check_list_or_tuple_items(op, args)?;
        if let Some(outcome) = self.special_operation(op, args)? {
            return Ok(outcome);
        }
        let value = match op.code {
            HlOp::Unary(UnaryOp::Not) => return self.not(op, &args[0]),
            HlOp::Unary(code) => self.unary(code, &args[0])?,
            HlOp::Binary(code) => return self.binary(op, code, &args[0], &args[1], false),
            HlOp::Inplace(code) => return self.binary(op, code, &args[0], &args[1], true),
            HlOp::Compare(code) => return self.compare(op, code, &args[0], &args[1]),
            HlOp::Is => match self.dynamic_is(op, &args[0], &args[1])? {
                Some(outcome) => return Ok(outcome),
                None => self.is(op, &args[0], &args[1])?,
            },
            HlOp::Contains => return self.contains(op, &args[0], &args[1]),
            HlOp::Bool => return self.truth(op, &args[0]),
            HlOp::Len => self.len(&args[0])?,
            HlOp::GetAttr => return self.getattr(op, &args[0], &args[1]),
            HlOp::SetAttr => return self.setattr(op, &args[0], &args[1], &args[2]),
            HlOp::DelAttr => return self.delattr(op, &args[0], &args[1]),
            HlOp::GetItem => {
                if let Kind::Dict(def) = args[0].kind {
                    // (One with a default puts it in by the float.)
                    let has_default = self.a.dictdef(def).default_factory.is_some();
                    if !has_default && self.is_float_among_integers(&args[1], Content::Key(def)) {
                        return self.helper_instead(("app_text", "item_of_float"), &op.args);
                    }
                }
                self.getitem(&args[0], &args[1])?
            }
            HlOp::SetItem => return self.setitem(op, &args[0], &args[1], &args[2]),
            HlOp::DelItem => return self.delitem(op, &args[0], &args[1]),
            HlOp::GetSlice => self.getslice(&args[0], [&args[1], &args[2]], None)?,
            HlOp::SetSlice | HlOp::DelSlice => self.change_slice(args)?,
            HlOp::Iter => match self.generator_in_place_of(op, None, args) {
                Some(generator) => return self.helper_instead(generator, &op.args),
                None => self.iter(&args[0])?,
            },
            HlOp::Next => self.next(&args[0])?,
            HlOp::SimpleCall => return self.simple_call(op, args),
            HlOp::CallArgs(shape) => return self.call_args(op, shape, args),
            HlOp::NewTuple => self.new_tuple(args),
            HlOp::NewList => {
                let list = self.list_here(0);
                for item in args {
                    self.put_in(Content::Item(list), item, "is put into the list here")?;
                }
                SomeValue::list(list)
            }
            HlOp::NewSet => {
                let def = self.dict_here(0);
                for key in args {
                    self.put_in(Content::Key(def), key, "is put into the set here")?;
                }
                SomeValue::set(def, false)
            }
            HlOp::NewDict => {
                let dict = self.dict_here(0);
                for pair in args.chunks(2) {
                    self.store_in_dict(dict, &pair[0], &pair[1])?;
                }
                SomeValue::dict(dict)
            }
            HlOp::NewSlice => {
                for part in args {
                    self.check_index_or_none(part)?;
                }
                let parts = [args[0].clone(), args[1].clone(), args[2].clone()];
                Kind::Slice(Rc::new(parts)).into()
            }
            HlOp::Format(conversion) => return self.format(op, conversion, &args[0], &args[1]),
            HlOp::BuildString => {
                for part in args {
                    self.expect_str(part)?;
                }
                SomeValue::str()
            }
            HlOp::Wrong => return Err(Stop::Unknown),
            HlOp::Type => self.type_of(op, &args[0])?,
            HlOp::ToRaise | HlOp::ToCause => return self.exception_of(op, &args[0]),
            HlOp::IsSubtype => self.is_subtype(&args[0], &args[1])?,
            HlOp::ListAppend => {
                self.collect(&args[0], &args[1])?;
                self.none()
            }
            HlOp::ListExtend => {
                let item = self.items_of(&args[1])?;
                if let Some(item) = item {
                    self.collect(&args[0], &item)?;
                }
                self.none()
            }
            HlOp::SetAdd => {
                self.add_to_set(&args[0], &args[1])?;
                self.none()
            }
            HlOp::SetUpdate => {
                if let Some(item) = self.items_of(&args[1])? {
                    self.add_to_set(&args[0], &item)?;
                }
                self.none()
            }
            HlOp::DictSetItem => {
                let Kind::Dict(def) = args[0].kind else {
                    return self.no_operation("setitem", &args[..1]);
                };
                self.store_in_dict(def, &args[1], &args[2])?;
                self.none()
            }
            HlOp::DictUpdate if self.has_method(&args[1], "keys") => {
                let mut ops = Vec::new();
                let dict = self.step_helper(&mut ops, ("app_iter", "dict_of"), &op.args[1..])?;
                return Ok(self.with_operand(ops, op, 1, dict));
            }
            HlOp::DictUpdate if !matches!(args[1].kind, Kind::Dict(_)) => {
                return self.no_operation("**", &args[1..]);
            }
            HlOp::DictUpdate => {
                self.update_dict(&args[0], &args[1])?;
                self.none()
            }
            HlOp::TupleExtend => match (&args[0].kind, &args[1].kind) {
                (Kind::Tuple(x), Kind::Tuple(y)) => {
                    let items: Vec<SomeValue> = x.iter().chain(y.iter()).cloned().collect();
                    self.new_tuple(&items)
                }
                (_, Kind::Tuple(_) | Kind::Seq(_)) => {
                    let item = self.seq_item(&args[0], &args[1]);
                    let item = self.joined(item);
                    let item = item.map_err(|stop| stop.with(|error| error.help(ALL_OF_ONE_TYPE)));
                    SomeValue::seq(&item?)
                }
                _ => {
                    let mut ops = Vec::new();
                    let class = Value::Const(self.heap().types.tuple);
                    let tuple = self.step_call(&mut ops, class, &op.args[1..]);
                    return Ok(self.with_operand(ops, op, 1, tuple));
                }
            },
            HlOp::UnpackCheck => self.unpack_check(&args[0], &args[1])?,
            HlOp::UnpackStar => return self.unpack_star_target(op, args),
            HlOp::UnpackRest => return self.unpack_rest(op, args),
            HlOp::Hint => self.hint(args)?,
            HlOp::Excluding => {
                let classes = args[1..].iter().filter_map(|class| class.konst);
                let classes: Vec<ObjId> = classes.collect();
                self.excluding(&args[0], &classes)
            }
            HlOp::SameAs => args[0].clone(),
            HlOp::NewFunction => self.new_function(op, args)?,
            HlOp::NewCell => {
                let cell = self.list_here(0);
                match args.first() {
                    Some(value) => {
                        self.put_in_cell(cell, value, "")?;
                    }
                    None => self.a.lists.get_mut(cell).may_be_empty = true,
                }
                Kind::Cell(cell).into()
            }
            HlOp::GetCell => match args[0].kind {
                Kind::Cell(cell) => self.read_item(cell),
                _ => return self.no_operation("getcell", args),
            },
            HlOp::SetCell => match args[0].kind {
                Kind::Cell(cell) => {
                    self.put_in_cell(cell, &args[1], "is assigned here")?;
                    self.none()
                }
                _ => return self.no_operation("setcell", args),
            },
            HlOp::Yield => {
                return self.fail(UNSUPPORTED, "generators have no translation yet");
            }
        };
        Ok(value.into())
    }

    /// `None` as the result of what is done for its effect.
    pub fn none(&self) -> SomeValue {
        SomeValue::from(Kind::None).with_const(self.heap().none)
    }

    /// A constant bool.
    pub fn const_bool(&self, value: bool) -> SomeValue {
        SomeValue::bool().with_const(self.heap().new_bool(value))
    }

    /// `super(C, self)` is `self` with a note on where to look.
    fn hint(&mut self, args: &[SomeValue]) -> An {
        let [this, class] = args else {
            return Ok(args[0].clone());
        };
        if let (Some(_), Kind::Str) = (self.named_class(this), &class.kind) {
            return Ok(self.replacing(this));
        }
        if let Kind::Type { .. } = this.kind {
            return Ok(self.classes_below(this));
        }
        let Some(obj) = class.konst else {
            return self.fail(
                NOT_CONSTANT,
                "the class given to `super` must be a constant",
            );
        };
        match this.kind {
            Kind::Instance(_) | Kind::Pbc(_) => {
                let facts = Some(Rc::new(Facts::Super(obj)));
                Ok(SomeValue {
                    facts,
                    ..this.clone()
                })
            }
            _ => self.fail(
                UNSUPPORTED,
                "`super()` of something that is neither an instance nor a class",
            ),
        }
    }

    /// The error for operands that an operation does not exist for.
    pub fn no_operation<T>(&self, name: &str, args: &[SomeValue]) -> An<T> {
        let too_wide = |a: &&SomeValue| matches!(a.kind, Kind::HostObject);
        for arg in args.iter().filter(too_wide) {
            self.expect_fitting(arg)?;
        }
        let kinds: Vec<String> = args.iter().map(|a| self.describe(a)).collect();
        let operands = kinds.join(" and ");
        let message = match name {
            "indexing" => format!("{operands} cannot be indexed"),
            "iteration" => format!("{operands} cannot be iterated over"),
            "unpacking" => format!("{operands} cannot be unpacked"),
            "item assignment" => format!("items of {operands} cannot be assigned"),
            "slice assignment" => format!("slices of {operands} cannot be assigned"),
            "del" => format!("items of {operands} cannot be deleted"),
            _ => format!("`{name}` does not exist for {operands}"),
        };
        let mut error = self.error_with(NO_OPERATION, message, "");
        if kinds.len() > 1 {
            if let Some(primary) = &mut error.primary {
                primary.message = operands;
            }
        } else if matches!(args, [a] if matches!(a.kind, Kind::Instance(class) if self.is_generator(class)))
        {
            error = error.help("`list(…)` makes a list of what it gives");
        }
        if let Some(now) = elsewhere::operation(name, args) {
            error = error.help(now);
        }
        error
            .help
            .extend(args.iter().find_map(|arg| self.meant_by(arg)));
        let mut lent = args.iter();
        error
            .help
            .extend(lent.find_map(|arg| self.instead_of_buffer(arg, Some(name))));
        Err(Stop::about(error, args))
    }

    /// The list definition that belongs to the operation at work.
    pub fn list_here(&mut self, number: u8) -> ListDefId {
        let key = (self.pos.graph, self.result, number);
        if let Some(&list) = self.a.state.lists_at.get(&key) {
            return self.a.find_list(list);
        }
        let list = self.a.lists.push(ListDef::default());
        self.a.state.lists_at.insert(key, list);
        list
    }

    /// The dict definition that belongs to the operation at work.
    pub fn dict_here(&mut self, number: u8) -> DictDefId {
        let key = (self.pos.graph, self.result, number);
        if let Some(&dict) = self.a.state.dicts_at.get(&key) {
            return self.a.find_dict(dict);
        }
        let dict = self.a.dicts.push(DictDef::default());
        self.a.state.dicts_at.insert(key, dict);
        dict
    }

    /// A new list made by the operation at work, with this item.
    pub fn new_list(&mut self, item: &SomeValue) -> An {
        let list = self.list_here(0);
        self.put_in(Content::Item(list), item, "is put into the list here")?;
        Ok(SomeValue::list(list))
    }

    /// Stores a pair in a dict.
    pub fn store_in_dict(&mut self, dict: DictDefId, key: &SomeValue, value: &SomeValue) -> An<()> {
        self.store_key(dict, key)?;
        self.store_value(dict, value)
    }

    pub(in crate::annotate) fn store_key(&mut self, dict: DictDefId, key: &SomeValue) -> An<()> {
        self.put_in(Content::Key(dict), key, "is used as a key here")
    }

    pub(in crate::annotate) fn store_value(
        &mut self,
        dict: DictDefId,
        value: &SomeValue,
    ) -> An<()> {
        self.put_in(Content::Value(dict), value, "is stored in the dict here")
    }

    /// A tuple of these: a constant, if they are.
    pub(in crate::annotate) fn new_tuple(&mut self, args: &[SomeValue]) -> SomeValue {
        let items: Vec<SomeValue> = args.iter().map(|a| a.clone().without_facts()).collect();
        let consts: Option<Vec<ObjId>> = items.iter().map(|s| s.konst).collect();
        if let Some(consts) = consts {
            let obj = self.session.heap.new_tuple(consts);
            if let Ok(value) = self.immutable_value(obj) {
                return value;
            }
        }
        SomeValue::tuple(items)
    }

    fn simple_call(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        let callee = &args[0];
        if let (Some(Facts::Replace), 1) = (callee.facts.as_deref(), args.len()) {
            return Ok(callee.clone().without_facts().into());
        }
        if let Some(outcome) = self.called_object(op, callee)? {
            return Ok(outcome);
        }
        if callee.konst.is_some_and(|func| self.is_memo(func)) {
            // Which class it may be is known.
            if let Some(at) = args
                .iter()
                .position(|arg| matches!(arg.kind, Kind::Type { .. }))
            {
                return self.through_classes_at(op, at, &args[at]);
            }
        }
        if let Some(outcome) = self.resolve_call(op, args)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_copied_class(op, callee)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_typed_dict(op, callee) {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_with_new(op, callee)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_one_with_new(op, callee)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_os_error(op, callee, &args[1..])? {
            return Ok(outcome);
        }
        let args = Args::simple(&args[1..]);
        self.call_with_facts(op, callee, &args)
    }

    /// A call of the toolchain's own with `*tuple`: the items by position.
    fn unpack_star(
        &mut self,
        op: &Op<Hl>,
        shape: crate::ir::op::CallShape,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        let positional = shape.positional as usize;
        let at = 1 + positional + self.session.keywords.names(shape.keywords).len();
        let Kind::Tuple(items) = &args[at].kind else {
            return match args[0].kind {
                Kind::Builtin(BuiltinFn::Print) => self.resolve_keyword_call(op, shape, args),
                _ if !shape.dict => self.star_of_any_length(op, shape, args),
                _ => Ok(None),
            };
        };
        let mut ops = Vec::new();
        let mut list = op.args[..1 + positional].to_vec();
        for i in 0..items.len() {
            list.push(self.step_item(&mut ops, &op.args[at], i));
        }
        list.extend_from_slice(&op.args[1 + positional..at]);
        list.extend_from_slice(&op.args[at + 1..]);
        let shape = crate::ir::op::CallShape {
            positional: (positional + items.len()) as u16,
            star: false,
            ..shape
        };
        let plain = at == 1 + positional && !shape.dict;
        let code = match plain {
            true => HlOp::SimpleCall,
            false => HlOp::CallArgs(shape),
        };
        Ok(Some(self.last(ops, op, code, list)))
    }

    /// A call of an object of the program, by its `__call__`, or of a class that is not known.
    fn called_object(&mut self, op: &Op<Hl>, callee: &SomeValue) -> An<Option<Outcome>> {
        match callee.kind {
            Kind::Type { .. } => self.through_classes(op, callee).map(Some),
            Kind::Instance(class) if self.has_special(class, "__call__") => {
                if let Some(outcome) = self.call_by_argument(&op.args[0])? {
                    return Ok(Some(outcome));
                }
                let mut ops = Vec::new();
                let bound = self.step_attr(&mut ops, &op.args[0], "__call__");
                Ok(Some(self.with_operand(ops, op, 0, bound)))
            }
            Kind::Instance(class) => {
                if let Some(outcome) = self.call_by_argument(&op.args[0])? {
                    return Ok(Some(outcome));
                }
                let managed = self.is_managed_generator(class);
                self.fail_of(NOT_CALLABLE, callee, |what| match managed {
                    true => "what a `contextmanager` function gives decorates a function at import time only: \
                             use `with` inside of the function"
                        .into(),
                    false => format!("{what} cannot be called: it has no `__call__`"),
                })
            }
            _ => Ok(None),
        }
    }

    fn call_args(
        &mut self,
        op: &Op<Hl>,
        shape: crate::ir::op::CallShape,
        args: &[SomeValue],
    ) -> An<Outcome> {
        let callee = &args[0];
        if let Some(Facts::Replace) = callee.facts.as_deref() {
            if shape.positional == 0 && !shape.star && !shape.dict {
                let names = self.session.keywords.names(shape.keywords).to_vec();
                return self.replace_fields(op, 0, callee, &names);
            }
        }
        if let Some(outcome) = self.called_object(op, callee)? {
            return Ok(outcome);
        }
        let of_toolchain = matches!(
            callee.kind,
            Kind::Builtin(_) | Kind::BuiltinMethod { .. } | Kind::HostObject
        );
        if of_toolchain && shape.star {
            if let Some(outcome) = self.unpack_star(op, shape, args)? {
                return Ok(outcome);
            }
        }
        let mut all = args.iter().enumerate().skip(1).map(|(at, value)| Arg {
            value: value.clone(),
            source: ParamSource::Arg(at as u32),
        });
        let names = self.session.keywords.names(shape.keywords);
        let pos = all.by_ref().take(shape.positional as usize).collect();
        let kw = names.iter().cloned().zip(all).collect();
        let mut list = Args { pos, kw };
        let at = 1 + list.pos.len() + list.kw.len();
        if shape.star {
            if let Some(outcome) = self.spread_list(op, shape, args)? {
                return Ok(outcome);
            }
            match &args[at].kind {
                Kind::Tuple(items) => {
                    for (i, item) in items.iter().enumerate() {
                        let source = ParamSource::Item(at as u32, i as u32);
                        list.pos.push(Arg {
                            value: item.clone(),
                            source,
                        });
                    }
                }
                _ => {
                    return self.fail_of(UNSUPPORTED, &args[at], |what| {
                        format!(
                            "`*` in a call needs a tuple, whose length is known; this is {what}"
                        )
                    });
                }
            }
        }
        if shape.dict {
            // (Of a dict that nothing is put into there are none.)
            let empty = match args[at].kind {
                Kind::Dict(def) => self.read_key(def).is_impossible(),
                _ => false,
            };
            if !empty {
                self.constant_keywords(&op.args[at], &mut list)?;
            }
        }
        if let Some(outcome) = self.resolve_keyword_call(op, shape, args)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_copied_class(op, callee)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_typed_dict(op, callee) {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_with_new(op, callee)? {
            return Ok(outcome);
        }
        if let Some(outcome) = self.call_one_with_new(op, callee)? {
            return Ok(outcome);
        }
        self.call_with_facts(op, callee, &list)
    }

    /// The keywords of `**d` in a call, for a constant dict.
    fn constant_keywords(&mut self, dict: &Value<Hl>, list: &mut Args) -> An<()> {
        let heap = self.heap();
        let dict = dict.constant().copied();
        let names = dict
            .filter(|&obj| matches!(heap.get(obj), crate::host::object::Object::Dict(_)))
            .map(|obj| heap.dict_str_items(obj));
        let Some(names) = names else {
            return Err(self
                .error(
                    UNSUPPORTED,
                    "`**` in a call needs a dict whose keys are known when the program is translated",
                )
                .help(
                    "pass on the `**kw` of a function, a dict that is a constant, or one that the function makes of known names and leaves as it is",
                )
                .into());
        };
        if let (Some(dict), Some(span)) = (dict, self.span) {
            self.session.spread_dicts.push((dict, span));
        }
        for (name, obj) in names {
            let value = self.immutable_value(obj)?;
            let source = ParamSource::Default(obj);
            list.kw.push((name, Arg { value, source }));
        }
        Ok(())
    }

    /// A call, with what `isinstance` and the like tell of their arguments.
    fn call_with_facts(&mut self, op: &Op<Hl>, callee: &SomeValue, args: &Args) -> An<Outcome> {
        let mut value = self.call(callee, args)?;
        if let (Kind::Builtin(func), Kind::Bool) = (&callee.kind, &value.kind) {
            let var = op.args.get(1).and_then(|a| a.var());
            if let Some(var) = var {
                let values: Vec<SomeValue> = args.pos.iter().map(|a| a.value.clone()).collect();
                value.facts = self.call_facts(*func, var, &values);
            }
        }
        Ok(value.into())
    }

    fn type_of(&mut self, op: &Op<Hl>, value: &SomeValue) -> An {
        self.expect_told_apart(value, "the type of this value")?;
        self.expect_no_range(value, "the type of this value")?;
        let class = match &value.kind {
            &Kind::Instance(class) => {
                let of_one = match self.type_of_generators_of(class) {
                    Some(None) => return self.no_operation("type", std::slice::from_ref(value)),
                    Some(of) => of,
                    None => self.heap().one_class(self.a.classes[class].class),
                };
                if let Some(of) = of_one.filter(|_| !value.nullable) {
                    return self.immutable_value(of);
                }
                let class = match of_one {
                    Some(of) if !self.heap().only_shown(of) => self.classdef(of)?,
                    _ => class,
                };
                let facts = op.args[0].var().map(|v| Rc::new(Facts::TypeOf(vec![v])));
                return Ok(SomeValue {
                    facts,
                    ..SomeValue::type_of(class, value.nullable)
                });
            }
            // (A class may be of another one than `type`.)
            Kind::Type { .. } => return self.no_operation("type", std::slice::from_ref(value)),
            _ if value.nullable => return self.no_operation("type", std::slice::from_ref(value)),
            Kind::Pbc(descs) => match self.type_of_functions(descs) {
                Some(class) => class,
                None => return self.no_operation("type", std::slice::from_ref(value)),
            },
            _ => match self.own_class(value) {
                Some(class) => class,
                None => return self.no_operation("type", std::slice::from_ref(value)),
            },
        };
        self.immutable_value(class)
    }

    /// The type of functions of the program, or of bound methods. (Functions of the library stand for objects of many types.)
    fn type_of_functions(&self, descs: &[DescId]) -> Option<ObjId> {
        let types = self.heap().types;
        let one = |&desc: &DescId| match &self.a.descs[self.plain_desc(desc)] {
            Desc::Function(FunctionDesc { func, .. }) => {
                let function = self.heap().function(*func)?;
                (!function.own).then_some(types.function)
            }
            // (Of an object with `__call__` there is this method alone.)
            Desc::Method(method) if method.name != *"__call__" => Some(types.method),
            Desc::MethodOfFrozen(_) => Some(types.method),
            _ => None,
        };
        let class = one(descs.first()?)?;
        descs
            .iter()
            .all(|desc| one(desc) == Some(class))
            .then_some(class)
    }

    fn is_subtype(&mut self, class: &SomeValue, of: &SomeValue) -> An {
        let Some(of) = of.konst else {
            return Ok(SomeValue::bool());
        };
        let classes = self.tested_classes(of)?;
        if let Some(known) = class.konst {
            let truth = self.is_below(known, &classes);
            return Ok(self.const_bool(truth));
        }
        let mut result = SomeValue::bool();
        if let Some(Facts::TypeOf(vars)) = class.facts.as_deref() {
            let mut known = Vec::new();
            for &var in vars {
                let value = self.a.bindings[self.pos.graph][var].clone();
                let (truth, facts) = self.instance_test(&value, &classes)?;
                if let Some(truth) = truth {
                    return Ok(self.const_bool(truth));
                }
                known.extend(facts.into_iter().map(|(when, fact)| (when, var, fact)));
            }
            result.facts = Some(Rc::new(Facts::Known(known)));
        }
        Ok(result)
    }

    fn unpack_check(&mut self, value: &SomeValue, count: &SomeValue) -> An {
        let count = self.int_of(count).unwrap_or(-1);
        match &value.kind {
            // The tuple may meet others yet: see `report_lengths`.
            Kind::Tuple(items) if items.len() as i64 != count => Err(Stop::Blocked),
            Kind::Tuple(_)
            | Kind::Seq(_)
            | Kind::List(_)
            | Kind::Str
            | Kind::Bytes
            | Kind::ByteArray => Ok(value.clone().without_facts()),
            Kind::Char => Ok(SomeValue::str()),
            _ => self.no_operation("unpacking", std::slice::from_ref(value)),
        }
    }

    /// What is unpacked into targets of which one has a star: a tuple itself, of anything else a list.
    fn unpack_star_target(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        let least = self.int_of(&args[1]).unwrap_or(0) + self.int_of(&args[2]).unwrap_or(0);
        match &args[0].kind {
            // The tuple may meet others yet: see `report_lengths`.
            Kind::Tuple(items) if (items.len() as i64) < least => Err(Stop::Blocked),
            Kind::Tuple(_) => Ok(self.become_op(op, HlOp::SameAs, op.args[..1].to_vec())),
            kind if is_sequence(kind) => {
                self.helper_instead(("app_iter", "sequence_with_star"), &op.args)
            }
            _ => self.no_operation("unpacking", &args[..1]),
        }
    }

    /// The list that the target with the star gets of that.
    fn unpack_rest(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An<Outcome> {
        let [before, after] = [1, 2].map(|at| self.int_of(&args[at]).unwrap_or(0));
        let mut ops = Vec::new();
        if let Kind::Tuple(items) = &args[0].kind {
            let end = items.len().saturating_sub(after as usize);
            let rest = before as usize..end;
            let rest = rest.map(|at| self.step_item(&mut ops, &op.args[0], at));
            let rest = rest.collect();
            return Ok(self.last(ops, op, HlOp::NewList, rest));
        }
        let stop = match after {
            0 => Value::Const(self.heap().none),
            _ => self.int_value(-after),
        };
        let slice = vec![op.args[0].clone(), self.int_value(before), stop];
        Ok(self.become_op(op, HlOp::GetSlice, slice))
    }

    /// How often functions of this `def` or `lambda` were made of each other until here: in versions of a
    /// function for such functions, as `partial(partial(f, 1), 2)` is. In a loop that has no end.
    fn closure_depth(&self, func: ObjId) -> An<usize> {
        let graph = self.pos.graph;
        let params = self.a.graphs[graph].params();
        let mut todo: Vec<&SomeValue> =
            params.iter().map(|&p| &self.a.bindings[graph][p]).collect();
        let mut depth = 0;
        while let Some(value) = todo.pop() {
            todo.extend(value.kind.parts());
            let Kind::Pbc(descs) = &value.kind else {
                continue;
            };
            let of_same = |desc: &&DescId| match &self.a.descs[**desc] {
                Desc::Closure(c) => match &self.a.descs[c.func] {
                    Desc::Function(f) => f.func == func,
                    _ => false,
                },
                _ => false,
            };
            let known = |desc| self.a.state.closure_depths.get(desc);
            let deepest = descs.iter().filter(of_same).filter_map(known).max();
            depth = depth.max(deepest.map_or(0, |depth| 1 + depth));
        }
        if depth < crate::annotate::lattice::union::MAX_NESTING {
            return Ok(depth);
        }
        let function = self.heap().function(func).cloned();
        let what =
            function.map_or_else(String::new, |f| match f.qualname.split_once(".<locals>") {
                // (What makes them is what the program knows.)
                Some((maker, _)) if f.own => format!("that `{maker}` makes"),
                _ => format!("`{}`", f.name),
            });
        let message = format!("functions {what} would be made of each other without end");
        self.fail(ENDLESS, message)
    }

    fn new_function(&mut self, op: &Op<Hl>, args: &[SomeValue]) -> An {
        // The template comes last, the cells before it.
        let Some((template, cells)) = args.split_last() else {
            return self.no_operation("newfunction", args);
        };
        let Some(func) = template.konst else {
            return self.fail(NOT_CONSTANT, "the code of a function must be a constant");
        };
        let mut defs = Vec::new();
        for cell in cells {
            match cell.kind {
                Kind::Cell(def) => defs.push(def),
                _ => return self.no_operation("newfunction", std::slice::from_ref(cell)),
            }
        }
        let key = (self.pos.graph, op.result);
        let desc = match self.a.state.closures.get(&key) {
            Some(&desc) => desc,
            None => {
                let depth = self.closure_depth(func)?;
                // Of its own: a copy of the graph around it may capture other types.
                let func = self.a.descs.push(Desc::Function(FunctionDesc {
                    func,
                    name: self.dotted_name(func),
                    graphs: Map::default(),
                    family: None,
                }));
                let desc = ClosureDesc { func, cells: defs };
                let id = self.a.descs.push(Desc::Closure(desc));
                self.a.state.closures.insert(key, id);
                self.a.state.closure_depths.insert(id, depth);
                id
            }
        };
        Ok(SomeValue::pbc(vec![desc]))
    }

    /// Checks that a value is a `str`.
    pub fn expect_str(&mut self, value: &SomeValue) -> An<()> {
        match value.kind {
            Kind::Str | Kind::Char => Ok(()),
            Kind::Bytes => self.wrong_type("a `str` is", value, Some(elsewhere::TEXT)),
            _ => self.wrong_type("a `str` is", value, None),
        }
    }

    /// The error for a value of another type than is needed.
    pub(in crate::annotate) fn wrong_type<T>(
        &self,
        needed: &str,
        value: &SomeValue,
        help: Option<&str>,
    ) -> An<T> {
        let message = format!("{needed} needed here, not {}", self.describe(value));
        let mut error = self.error(NO_OPERATION, message);
        error.help.extend(help.map(String::from));
        Err(Stop::about(error, [value]))
    }

    /// Checks that a value is an integer that fits a machine word.
    pub fn expect_int(&mut self, value: &SomeValue) -> An<()> {
        self.expect_fitting(value)?;
        self.expect_integer(value)
    }

    /// Checks that an integer fits a machine word.
    pub fn expect_fitting(&self, value: &SomeValue) -> An<()> {
        let bits = self.session.word_bits;
        let number = value.konst.map(|c| self.heap().payload(c));
        let fits = match (number.and_then(|c| self.heap().as_bigint(c)), &value.kind) {
            (Some(n), _) => n
                .to_i128()
                .is_some_and(|n| IntKind::Signed.wrap(n, bits) == n),
            (None, Kind::Integer { int, .. }) => int.stored() != IntKind::I128,
            _ => true,
        };
        match fits {
            true => Ok(()),
            false if number.is_none() => self.fail_of(BAD_CONSTANT, value, |_| {
                "this integer has 128 bits, and a machine word is needed here; `intmask(…)` makes one of it".into()
            }),
            false => self.fail_of(BAD_CONSTANT, value, |_| {
                "this integer does not fit in a machine word; use `rbigint`".into()
            }),
        }
    }

    /// Checks that a value is an integer of any width.
    pub fn expect_integer(&mut self, value: &SomeValue) -> An<()> {
        match value.kind {
            Kind::Integer { .. } | Kind::Bool if !value.nullable => Ok(()),
            Kind::Float => self.wrong_type("an `int` is", value, Some(elsewhere::DIVISION)),
            _ => self.wrong_type("an `int` is", value, None),
        }
    }

    /// Checks that a value is an integer or `None`.
    pub fn check_index_or_none(&mut self, value: &SomeValue) -> An<()> {
        match value.kind {
            Kind::None => Ok(()),
            _ => self.expect_int(&value.non_none()),
        }
    }
}
