//! `object`, `type`, and making objects of the interpreter's own types; their text.

use crate::front::code::CompareOp;
use crate::host::builtin::Args;
use crate::host::frame::Frame;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::{FrameObject, Function, Namespace, ObjId, Object, Property};
use crate::host::slots::Slot;
use crate::host::space::Sent;
use std::cell::OnceCell;

/// `C.__new__(cls, …)` of all of Python's own classes.
pub(super) fn new(space: &mut HostSpace, args: Args<'_>) -> HResult {
    let Some(&class) = args.pos.first() else {
        return Err(space.type_error("object.__new__(): not enough arguments"));
    };
    if space.heap.class(class).is_none() {
        let name = space.heap.type_name(class);
        return Err(space.type_error(format!(
            "object.__new__(X): X is not a type object ({name})"
        )));
    }
    let plain = space.layout(class).is_none();
    if plain && args.pos.len() + args.kw.len() > 1 {
        let new = space
            .heap
            .lookup_static(class, "__new__")
            .map(|(owner, _)| owner);
        let init = space
            .heap
            .lookup_static(class, "__init__")
            .map(|(owner, _)| owner);
        let object = space.heap.types.object;
        if new != Some(object) {
            return Err(space.type_error(
                "object.__new__() takes exactly one argument (the type to instantiate)",
            ));
        }
        if init == Some(object) {
            let name = space.heap.class_name(class);
            return Err(space.type_error(format!("{name}() takes no arguments")));
        }
    }
    space.native_new(class, args.tail())
}

pub(super) fn install(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_static(t.object, "__new__", new);
    space.add_slots(
        t.object,
        &[
            Slot::Init,
            Slot::Repr,
            Slot::Str,
            Slot::Hash,
            Slot::Format,
            Slot::Compare(CompareOp::Eq),
            Slot::Compare(CompareOp::Ne),
            Slot::Compare(CompareOp::Lt),
            Slot::Compare(CompareOp::Le),
            Slot::Compare(CompareOp::Gt),
            Slot::Compare(CompareOp::Ge),
            Slot::GetAttribute,
            Slot::SetAttr,
            Slot::DelAttr,
        ],
    );
    space.add_class_method(t.object, "__init_subclass__", init_subclass);
    space.add_class_method(t.object, "__subclasshook__", |space, _| {
        Ok(space.heap.not_implemented)
    });
    space.add_methods(
        t.object,
        &[
            ("__dir__", |space, args| {
                let names = space.dir_names(args.pos[0])?;
                Ok(space.heap.new_list(names))
            }),
            ("__sizeof__", |space, _| Ok(space.heap.new_int(16))),
        ],
    );
    space.add_slots(t.type_, &[Slot::Call, Slot::Init, Slot::Repr]);
    space.add_class_method(t.type_, "__prepare__", |space, _| Ok(space.heap.new_dict()));
    space.add_methods(
        t.type_,
        &[
            ("mro", |space, args| {
                let mro = space.heap.mro(args.pos[0]).to_vec();
                Ok(space.heap.new_list(mro))
            }),
            ("__subclasses__", |space, args| {
                let classes = space.heap.class(args.pos[0]).map(|c| c.subclasses.clone());
                Ok(space.heap.new_list(classes.unwrap_or_default()))
            }),
            ("__instancecheck__", |space, args| {
                args.expect(space, "__instancecheck__", 2, 2)?;
                let is = space.plain_isinstance(args.pos[1], args.pos[0])?;
                Ok(space.heap.new_bool(is))
            }),
            ("__subclasscheck__", |space, args| {
                args.expect(space, "__subclasscheck__", 2, 2)?;
                let is = space.heap.is_subclass(args.pos[1], args.pos[0]);
                Ok(space.heap.new_bool(is))
            }),
            ("__or__", |space, args| space.union_of(args.pos)),
            ("__ror__", |space, args| {
                let swapped: Vec<ObjId> = args.pos.iter().rev().copied().collect();
                space.union_of(&swapped)
            }),
        ],
    );
    space.add_slots(t.base_exception, &[Slot::Init, Slot::Repr, Slot::Str]);
    // Translated code has functions of their own for these.
    for class in [t.os_error, t.system_exit, t.stop_iteration, t.syntax_error] {
        space.add_slots(class, &[Slot::Init]);
    }
    for class in [t.os_error, t.syntax_error] {
        space.add_slots(class, &[Slot::Str]);
    }
    space.add_methods(
        t.base_exception,
        &[
            ("with_traceback", |space, args| {
                args.expect(space, "with_traceback", 2, 2)?;
                space.set_traceback(args.pos[0], args.pos[1])?;
                Ok(args.pos[0])
            }),
            ("add_note", |space, args| {
                args.expect(space, "add_note", 2, 2)?;
                if let Some(e) = space.heap.exception_mut(args.pos[0]) {
                    e.notes.push(args.pos[1]);
                }
                Ok(space.heap.none)
            }),
        ],
    );
    install_generators(space);
    install_descriptors(space);
}

fn init_subclass(space: &mut HostSpace, args: Args<'_>) -> HResult {
    if args.kw.is_empty() && args.pos.len() == 1 {
        return Ok(space.heap.none);
    }
    let name = args.pos.first().map_or("object".into(), |&c| {
        space
            .heap
            .class(c)
            .map_or("?".into(), |c| c.qualname.clone())
    });
    Err(space.type_error(format!(
        "{name}.__init_subclass__() takes no keyword arguments"
    )))
}

fn give(space: &mut HostSpace, sent: Sent<ObjId>) -> HResult {
    match sent {
        Sent::Yielded(value) => Ok(value),
        Sent::Returned(value) => {
            let value = (value != space.heap.none).then_some(value);
            Err(space.stop_iteration(value))
        }
    }
}

fn install_generators(space: &mut HostSpace) {
    let t = space.heap.types;
    space.add_slots(t.generator, &[Slot::Iter]);
    space.add_methods(
        t.generator,
        &[
            ("__next__", |space, args| {
                let none = space.heap.none;
                let sent = space.generator_send(args.pos[0], none)?;
                give(space, sent)
            }),
            ("send", |space, args| {
                args.expect(space, "send", 2, 2)?;
                let sent = space.generator_send(args.pos[0], args.pos[1])?;
                give(space, sent)
            }),
            ("throw", |space, args| {
                args.expect(space, "throw", 2, 4)?;
                let exc = match args.pos {
                    &[_, class, value, ..]
                        if value != space.heap.none && space.heap.class(class).is_some() =>
                    {
                        match space.heap.exception(value) {
                            Some(_) => value,
                            None => space.call_obj(class, &[value])?,
                        }
                    }
                    _ => space.as_exception(args.pos[1])?,
                };
                if let crate::host::space::Unwind::Raise(exc) = space.raise_object(exc) {
                    let sent = space.generator_throw(args.pos[0], exc)?;
                    return give(space, sent);
                }
                Ok(space.heap.none)
            }),
            ("close", |space, args| {
                args.expect(space, "close", 1, 1)?;
                space.generator_close(args.pos[0])?;
                Ok(space.heap.none)
            }),
        ],
    );
}

fn install_descriptors(space: &mut HostSpace) {
    let t = space.heap.types;
    for class in [
        t.function,
        t.staticmethod,
        t.classmethod,
        t.property,
        t.getset_descriptor,
        t.member_descriptor,
        t.method_descriptor,
        t.wrapper_descriptor,
    ] {
        space.add_method(class, "__get__", |space, args| {
            args.expect(space, "__get__", 2, 3)?;
            let none = space.heap.none;
            let obj = (args.pos[1] != none).then_some(args.pos[1]);
            let class = match (args.pos.get(2), obj) {
                (Some(&class), _) if class != none => class,
                (_, Some(obj)) => space.heap.type_of(obj),
                _ => return Err(space.type_error("__get__(None, None) is invalid")),
            };
            let d = space.heap.payload(args.pos[0]);
            space.bind_descriptor(d, obj, class)
        });
    }
    for class in [t.property, t.getset_descriptor, t.member_descriptor] {
        space.add_method(class, "__set__", |space, args| {
            args.expect(space, "__set__", 3, 3)?;
            let d = space.heap.payload(args.pos[0]);
            space.write_descriptor(d, args.pos[1], &"".into(), Some(args.pos[2]))?;
            Ok(space.heap.none)
        });
        space.add_method(class, "__delete__", |space, args| {
            args.expect(space, "__delete__", 2, 2)?;
            let d = space.heap.payload(args.pos[0]);
            space.write_descriptor(d, args.pos[1], &"".into(), None)?;
            Ok(space.heap.none)
        });
    }
    space.add_slots(t.property, &[Slot::Init]);
    space.add_slots(t.module, &[Slot::Init]);
    space.add_methods(
        t.property,
        &[
            ("getter", |space, args| {
                change_property(space, args, |p, f| p.get = f)
            }),
            ("setter", |space, args| {
                change_property(space, args, |p, f| p.set = f)
            }),
            ("deleter", |space, args| {
                change_property(space, args, |p, f| p.del = f)
            }),
        ],
    );
}

fn change_property(
    space: &mut HostSpace,
    args: Args<'_>,
    change: fn(&mut Property, Option<ObjId>),
) -> HResult {
    args.expect(space, "property", 2, 2)?;
    let class = space.heap.type_of(args.pos[0]);
    let payload = space.heap.payload(args.pos[0]);
    let Object::Property(p) = space.heap.get(payload) else {
        return Ok(space.heap.none);
    };
    let mut p = (**p).clone();
    let given = Some(args.pos[1]).filter(|&given| given != space.heap.none);
    change(&mut p, given);
    let new = space.heap.add(Object::Property(Box::new(p)));
    match class == space.heap.types.property {
        true => Ok(new),
        false => Ok(space.with_payload(class, new)),
    }
}

impl HostSpace {
    /// `property(fget, fset, fdel, doc)`: `None` is none of them.
    pub fn property_of(&mut self, args: Args<'_>) -> HResult<Property> {
        let given = args.bind(self, "property", ["fget", "fset", "fdel", "doc"], 0)?;
        let none = self.heap.none;
        let [get, set, del, doc] = given.map(|part| part.filter(|&part| part != none));
        Ok(Property {
            get,
            set,
            del,
            doc,
            name: None,
        })
    }

    /// Makes objects of the interpreter's own types; `None` for other types. `class` is the class
    /// asked for, `own` the one of Python's own whose layout it has.
    pub fn core_new(&mut self, own: ObjId, class: ObjId, args: Args<'_>) -> HResult<Option<ObjId>> {
        let t = self.heap.types;
        let object = if own == t.property {
            Object::Property(Box::new(self.property_of(args)?))
        } else if own == t.staticmethod || own == t.classmethod {
            let name = self.heap.class_name(own);
            args.expect(self, &name, 1, 1)?;
            match own == t.staticmethod {
                true => Object::StaticMethod(args.pos[0]),
                false => Object::ClassMethod(args.pos[0]),
            }
        } else if own == t.super_ {
            return self.new_super(args.pos, None).map(Some);
        } else if own == t.module && class != own {
            // Its name is its `__init__`'s business.
            return Ok(Some(self.heap.new_instance(class)));
        } else if own == t.module {
            let [name, doc] = args.bind(self, "module", ["name", "doc"], 1)?;
            let name = name
                .and_then(|n| self.heap.as_str(n).cloned())
                .unwrap_or("?".into());
            let module = self.new_module(&name, false);
            if let (Some(doc), Some(m)) = (doc, self.heap.module(module)) {
                let dict = m.dict;
                self.set_global(dict, "__doc__", doc);
            }
            return Ok(Some(module));
        } else if own == t.function {
            return self.new_function(args).map(Some);
        } else if own == t.method {
            args.expect(self, "method", 2, 2)?;
            if !self.is_callable(args.pos[0]) {
                return Err(self.type_error("first argument must be callable"));
            }
            Object::BoundMethod {
                func: args.pos[0],
                this: args.pos[1],
            }
        } else if own == t.cell {
            args.expect(self, "cell", 0, 1)?;
            Object::Cell(args.pos.first().copied())
        } else if own == t.generic_alias {
            args.expect(self, "GenericAlias", 2, 2)?;
            let items = match self.heap.as_tuple(args.pos[1]) {
                Some(_) => args.pos[1],
                None => self.heap.new_tuple(vec![args.pos[1]]),
            };
            Object::GenericAlias {
                origin: args.pos[0],
                args: items,
            }
        } else if own == t.mappingproxy {
            args.expect(self, "mappingproxy", 1, 1)?;
            let target = self.heap.payload(args.pos[0]);
            if self.heap.dict(target).is_none() {
                let name = self.heap.type_name(target);
                return Err(self.type_error(format!(
                    "mappingproxy() argument must be a mapping, not {name}"
                )));
            }
            Object::ClassDict(target)
        } else if own == t.weakref {
            args.expect(self, "ref", 1, 2)?;
            let target = args.pos[0];
            if self.heap.get(target).is_plain() {
                let name = self.heap.type_name(target);
                return Err(
                    self.type_error(format!("cannot create weak reference to '{name}' object"))
                );
            }
            Object::WeakRef(target)
        } else if own == t.none || own == t.not_implemented || own == t.ellipsis {
            args.expect(self, "NoneType", 0, 0)?;
            return Ok(Some(if own == t.none {
                self.heap.none
            } else if own == t.ellipsis {
                self.heap.ellipsis
            } else {
                self.heap.not_implemented
            }));
        } else if own == t.type_ {
            return self.type_new(class, args).map(Some);
        } else {
            return Ok(None);
        };
        let obj = self.heap.add(object);
        Ok(Some(if class == own {
            obj
        } else {
            self.with_payload(class, obj)
        }))
    }

    /// `super(…)`; without arguments from the caller's frame.
    pub fn new_super(&mut self, args: &[ObjId], frame: Option<&Frame<ObjId>>) -> HResult {
        let (class, this) = match args {
            [] => self.super_of_frame(frame)?,
            [class] => (*class, None),
            [class, this, ..] => (*class, (*this != self.heap.none).then_some(*this)),
        };
        if self.heap.class(class).is_none() {
            let name = self.heap.type_name(class);
            return Err(self.type_error(format!("super() argument 1 must be a type, not {name}")));
        }
        let this_class = match this {
            None => class,
            Some(this) if self.heap.class(this).is_some() && self.heap.is_subclass(this, class) => {
                this
            }
            Some(this) => self.heap.type_of(this),
        };
        if !self.heap.is_subclass(this_class, class) {
            return Err(
                self.type_error("super(type, obj): obj must be an instance or subtype of type")
            );
        }
        Ok(self.heap.add(Object::Super {
            class,
            this,
            this_class,
        }))
    }

    fn super_of_frame(&mut self, frame: Option<&Frame<ObjId>>) -> HResult<(ObjId, Option<ObjId>)> {
        let Some(frame) = frame else {
            return Err(self.runtime_error("super(): no current frame"));
        };
        let code = &frame.code;
        let first = match code.argcount > 0 || code.flags.varargs {
            true => frame.locals.first().copied().flatten(),
            false => return Err(self.runtime_error("super(): no arguments")),
        };
        let first = first.or_else(|| {
            let at = code.cellvars.iter().position(|n| *n == code.locals[0])?;
            match self.heap.get(frame.cells[at]?) {
                Object::Cell(contents) => *contents,
                _ => None,
            }
        });
        let Some(first) = first else {
            return Err(self.runtime_error("super(): arg[0] deleted"));
        };
        let at = code.freevars.iter().position(|n| &**n == "__class__");
        let cell = at.and_then(|at| frame.cells[code.cellvars.len() + at]);
        match cell.map(|cell| self.heap.get(cell)) {
            Some(Object::Cell(Some(class))) => Ok((*class, Some(first))),
            Some(_) => Err(self.runtime_error("super(): empty __class__ cell")),
            None => Err(self.runtime_error("super(): __class__ cell not found")),
        }
    }

    /// `types.FunctionType(code, globals, name, argdefs, closure)`
    fn new_function(&mut self, args: Args<'_>) -> HResult {
        let params = ["code", "globals", "name", "argdefs", "closure"];
        let [code, globals, name, defaults, closure] = args.bind(self, "function", params, 2)?;
        let Some(Object::Code(code)) = code.map(|c| self.heap.get(c)) else {
            let given = code.map_or("nothing".into(), |c| self.heap.type_name(c));
            return Err(self.type_error(format!(
                "function() argument 'code' must be code, not {given}"
            )));
        };
        let code = code.clone();
        let globals = globals.unwrap_or(self.heap.none);
        if self.heap.dict(globals).is_none() {
            let given = self.heap.type_name(globals);
            return Err(self.type_error(format!(
                "function() argument 'globals' must be dict, not {given}"
            )));
        }
        let none = self.heap.none;
        let defaults = match defaults.filter(|&d| d != none) {
            None => vec![],
            Some(defaults) => match self.heap.as_tuple(defaults) {
                Some(items) => items.to_vec(),
                None => return Err(self.type_error("arg 4 (defaults) must be None or tuple")),
            },
        };
        let closure = match closure.filter(|&c| c != none) {
            None if code.freevars.is_empty() => vec![],
            None => return Err(self.type_error("arg 5 (closure) must be tuple")),
            Some(closure) => match self.heap.as_tuple(closure) {
                Some(items) => items.to_vec(),
                None => return Err(self.type_error("arg 5 (closure) must be None or tuple")),
            },
        };
        for &cell in &closure {
            if !matches!(self.heap.get(cell), Object::Cell(_)) {
                let given = self.heap.type_name(cell);
                return Err(
                    self.type_error(format!("arg 5 (closure) expected cell, found {given}"))
                );
            }
        }
        if closure.len() != code.freevars.len() {
            let (n, m) = (code.freevars.len(), closure.len());
            return Err(self.value_error(format!(
                "{} requires closure of length {n}, not {m}",
                code.name
            )));
        }
        let name = name
            .filter(|&n| n != none)
            .and_then(|n| self.heap.as_str(n).cloned());
        let function = Function {
            consts: OnceCell::new(),
            name: name.unwrap_or(code.name.clone()),
            qualname: code.qualname.clone(),
            globals,
            defaults,
            kwdefaults: Namespace::default(),
            closure,
            annotations: Namespace::default(),
            dict: None,
            doc: code.docstring.as_ref().map(|d| self.heap.intern(d)),
            module: self.heap.dict_get_str(globals, "__name__"),
            own: self.sources.is_own(code.file),
            code,
        };
        Ok(self.heap.add(Object::Function(Box::new(function))))
    }

    /// `type.__call__(C, …)`, or calling an instance's `__call__` slot.
    pub fn call_slot_call(&mut self, this: ObjId, args: Args<'_>) -> HResult {
        match self.heap.class(this) {
            Some(_) => self.instantiate(this, args),
            None => self.call_args(this, args),
        }
    }

    /// `a | b` of classes.
    pub fn union_of(&mut self, members: &[ObjId]) -> HResult {
        let mut all = vec![];
        for &member in members {
            let flat = match self.heap.get(member) {
                Object::Union(items) => self.collect(*items)?,
                Object::Class(_) | Object::GenericAlias { .. } | Object::None => vec![member],
                _ => return Ok(self.heap.not_implemented),
            };
            for m in flat {
                if !all.contains(&m) {
                    all.push(m);
                }
            }
        }
        if let [one] = all[..] {
            return Ok(one);
        }
        let items = self.heap.new_tuple(all);
        Ok(self.heap.add(Object::Union(items)))
    }

    /// `<… at 0x…>`
    fn address(&self, id: ObjId) -> String {
        format!("0x{:012x}", 0x7f00_0000_0000u64 + u64::from(id.0) * 16)
    }

    /// `repr` of the interpreter's own types, and of instances without a `__repr__`.
    pub fn core_repr(&mut self, a: ObjId) -> HResult<String> {
        if self.heap.exception(a).is_some() {
            return self.exception_repr(a);
        }
        let at = self.address(a);
        Ok(match self.heap.get(a) {
            Object::Function(f) => format!("<function {} at {at}>", f.qualname),
            Object::Builtin(b) => match (b.owner, b.native) {
                (Some(owner), crate::host::builtin::Native::Slot(_)) => {
                    let class = self.heap.class_name(owner);
                    format!("<slot wrapper '{}' of '{class}' objects>", b.name)
                }
                (Some(owner), _) => {
                    let class = self.heap.class_name(owner);
                    format!("<method '{}' of '{class}' objects>", b.name)
                }
                (None, _) => format!("<built-in function {}>", b.name),
            },
            Object::BoundMethod { func, this } => {
                let (func, this) = (*func, *this);
                match self.heap.get(func) {
                    Object::Builtin(b) => {
                        let (name, class) = (b.name.clone(), self.heap.type_name(this));
                        let slot = matches!(b.native, crate::host::builtin::Native::Slot(_));
                        let at = self.address(this);
                        match slot {
                            true => format!("<method-wrapper '{name}' of {class} object at {at}>"),
                            false => format!("<built-in method {name} of {class} object at {at}>"),
                        }
                    }
                    _ => {
                        let name = self.get_attr_opt(func, "__qualname__")?;
                        let name = name
                            .and_then(|n| self.heap.as_str(n))
                            .map_or("?".into(), |n| n.clone());
                        let this = self.repr(this)?;
                        format!("<bound method {name} of {this}>")
                    }
                }
            }
            Object::Class(c) => {
                let name = c.qualname.clone();
                let module = c.dict.get("__module__").and_then(|&m| self.heap.as_str(m));
                match module {
                    Some(module) if &**module != "builtins" => format!("<class '{module}.{name}'>"),
                    _ => format!("<class '{name}'>"),
                }
            }
            Object::Module(m) => {
                let dict = m.dict;
                let name = self.heap.dict_get_str(dict, "__name__");
                let name = match name {
                    Some(name) => self.repr(name)?,
                    None => "'?'".into(),
                };
                let file = self.heap.dict_get_str(dict, "__file__");
                match file.and_then(|f| self.heap.as_str(f)) {
                    Some(file) => {
                        let shown = self.importer.display_name(std::path::Path::new(&**file));
                        format!("<module {name} from '{shown}'>")
                    }
                    // A module that a program made has this as `None`.
                    None if self.heap.dict_get_str(dict, "__package__") == Some(self.heap.none) => {
                        format!("<module {name}>")
                    }
                    None => format!("<module {name} (built-in)>"),
                }
            }
            Object::Code(c) => {
                let (file, line) = (&self.sources.file(c.file).name, self.sources.line(c.span));
                format!(
                    "<code object {} at {at}, file \"{file}\", line {line}>",
                    c.name
                )
            }
            Object::Cell(Some(contents)) => {
                let name = self.heap.type_name(*contents);
                let to = self.address(*contents);
                format!("<cell at {at}: {name} object at {to}>")
            }
            Object::Cell(None) => format!("<cell at {at}: empty>"),
            Object::Generator(g) => format!("<generator object {} at {at}>", g.qualname),
            Object::Super {
                class,
                this,
                this_class,
            } => {
                let class = self.heap.class_name(*class);
                match this {
                    Some(_) => {
                        let this = self.heap.class_name(*this_class);
                        format!("<super: <class '{class}'>, <{this} object>>")
                    }
                    None => format!("<super: <class '{class}'>, NULL>"),
                }
            }
            Object::StaticMethod(f) | Object::ClassMethod(f) => {
                let (f, name) = (*f, self.heap.type_name(a));
                let inner = self.repr(f)?;
                format!("<{name}({inner})>")
            }
            Object::GetSet(g) => {
                let class = self.heap.class_name(g.owner);
                format!("<attribute '{}' of '{class}' objects>", g.name)
            }
            Object::Slot(class, name) => {
                let class = self.heap.class_name(*class);
                format!("<member '{name}' of '{class}' objects>")
            }
            _ => self.default_repr(a),
        })
    }

    /// `object.__repr__(a)`
    pub fn default_repr(&self, a: ObjId) -> String {
        let (class, at) = (self.heap.type_of(a), self.address(a));
        let name = self
            .heap
            .class(class)
            .map_or("?".into(), |c| c.qualname.clone());
        let module = self
            .heap
            .lookup_in_class(class, "__module__")
            .map(|(_, m)| m);
        match module.and_then(|m| self.heap.as_str(m)) {
            Some(module) if &**module != "builtins" => format!("<{module}.{name} object at {at}>"),
            _ => format!("<{name} object at {at}>"),
        }
    }

    /// A snapshot of an active frame: 0 is the innermost. Its callers are snapshots too.
    pub fn frame_object(&mut self, depth: usize, frame: Option<&Frame<ObjId>>) -> Option<ObjId> {
        let at = self.active.len().checked_sub(depth + 1)?;
        let mut back = None;
        for i in 0..=at {
            let active = self.active[i].clone();
            let innermost = i + 1 == self.active.len();
            let locals = match (active.namespace, frame) {
                (Some(namespace), _) => Some(namespace),
                (None, Some(frame)) if innermost => Some(self.frame_locals(frame)),
                _ => None,
            };
            back = Some(self.heap.add(Object::Frame(Box::new(FrameObject {
                code: active.code,
                pc: active.pc,
                globals: active.globals,
                locals,
                back,
            }))));
        }
        back
    }

    /// The locals of a function's frame as a new dict; the namespace of others.
    pub fn frame_locals(&mut self, frame: &Frame<ObjId>) -> ObjId {
        if let Some(namespace) = frame.namespace {
            return namespace;
        }
        let dict = self.heap.new_dict();
        let code = frame.code.clone();
        for (name, value) in code.locals.iter().zip(&frame.locals) {
            if let (Some(value), false) = (value, name.starts_with('.')) {
                self.heap.dict_set_str(dict, name, *value);
            }
        }
        for (name, cell) in code.cellvars.iter().chain(&code.freevars).zip(&frame.cells) {
            let Some(cell) = cell else { continue };
            if let Object::Cell(Some(value)) = self.heap.get(*cell) {
                let value = *value;
                self.heap.dict_set_str(dict, name, value);
            }
        }
        dict
    }
}
