//! The builtin functions that are about classes, attributes, namespaces and code.

use crate::front::code::{Code, Name};
use crate::front::Mode;
use crate::host::builtin::{Args, Builtin, Native};
use crate::host::frame::Frame;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::{ObjId, Object};
use std::rc::Rc;

pub(super) fn install(space: &mut HostSpace) {
    space.add_builtin("__build_class__", |space, args| {
        space.build_class_from(args)
    });
    space.add_builtin("__import__", import);
    space.add_builtin("isinstance", |space, args| {
        args.expect(space, "isinstance", 2, 2)?;
        let is = space.is_instance_of(args.pos[0], args.pos[1])?;
        Ok(space.heap.new_bool(is))
    });
    space.add_builtin("issubclass", |space, args| {
        args.expect(space, "issubclass", 2, 2)?;
        if space.heap.class(args.pos[0]).is_none() {
            return Err(space.type_error("issubclass() arg 1 must be a class"));
        }
        let is = space.is_subclass_of(args.pos[0], args.pos[1])?;
        Ok(space.heap.new_bool(is))
    });
    space.add_builtin("callable", |space, args| {
        args.expect(space, "callable", 1, 1)?;
        let is = space.is_callable(args.pos[0]);
        Ok(space.heap.new_bool(is))
    });
    space.add_builtin("getattr", getattr);
    space.add_builtin("hasattr", |space, args| {
        args.expect(space, "hasattr", 2, 2)?;
        let name = space.attr_name(args.pos[1])?;
        let found = space.get_attr_opt(args.pos[0], &name)?.is_some();
        Ok(space.heap.new_bool(found))
    });
    space.add_builtin("setattr", |space, args| {
        args.expect(space, "setattr", 3, 3)?;
        let name = shared_name(space, args.pos[1])?;
        space.set_attr(args.pos[0], &name, args.pos[2])?;
        Ok(space.heap.none)
    });
    space.add_builtin("delattr", |space, args| {
        args.expect(space, "delattr", 2, 2)?;
        let name = shared_name(space, args.pos[1])?;
        space.del_attr(args.pos[0], &name)?;
        Ok(space.heap.none)
    });
    let builtins = space.heap.builtins;
    space.add_frame_function(builtins, "builtins", "globals", |space, frame, args| {
        args.expect(space, "globals", 0, 0)?;
        Ok(current_globals(space, frame))
    });
    space.add_frame_function(builtins, "builtins", "locals", |space, frame, args| {
        args.expect(space, "locals", 0, 0)?;
        Ok(current_locals(space, frame))
    });
    space.add_frame_function(builtins, "builtins", "vars", |space, frame, args| {
        args.expect(space, "vars", 0, 1)?;
        let Some(&obj) = args.pos.first() else {
            return Ok(current_locals(space, frame));
        };
        match space.get_attr_opt(obj, "__dict__")? {
            Some(dict) => Ok(dict),
            None => Err(space.type_error("vars() argument must have __dict__ attribute")),
        }
    });
    space.add_frame_function(builtins, "builtins", "dir", dir);
    space.add_frame_function(builtins, "builtins", "exec", |space, frame, args| {
        let [code, globals, locals, _] =
            args.bind(space, "exec", ["", "globals", "locals", "closure"], 1)?;
        run(space, frame, code, globals, locals, Mode::Exec)?;
        Ok(space.heap.none)
    });
    space.add_frame_function(builtins, "builtins", "eval", |space, frame, args| {
        let [code, globals, locals] = args.bind(space, "eval", ["", "globals", "locals"], 1)?;
        run(space, frame, code, globals, locals, Mode::Eval)
    });
    space.add_builtin("compile", compile);
    install_super(space);
}

/// Zero-argument `super()` needs the caller's frame, but `super` is a class: calling the class
/// goes through a `__call__`-like function that the frame reaches.
fn install_super(space: &mut HostSpace) {
    let name = space.heap.intern_name("super");
    let from_frame = space.heap.add(Object::Builtin(Box::new(Builtin {
        name,
        native: Native::Frame(|space, frame, args| space.new_super(args.pos, frame)),
        owner: None,
        module: None,
    })));
    space.super_call = from_frame;
}

fn shared_name(space: &mut HostSpace, name: ObjId) -> HResult<Name> {
    let name = space.attr_name(name)?;
    Ok(space.heap.intern_name(&name))
}

fn getattr(space: &mut HostSpace, args: Args<'_>) -> HResult {
    args.expect(space, "getattr", 2, 3)?;
    let name = shared_name(space, args.pos[1])?;
    match args.pos.get(2) {
        None => space.get_attr(args.pos[0], &name),
        Some(&default) => Ok(space.get_attr_opt(args.pos[0], &name)?.unwrap_or(default)),
    }
}

fn current_globals(space: &HostSpace, frame: Option<&Frame<ObjId>>) -> ObjId {
    let active = space.active.last().map(|a| a.globals);
    frame
        .map(|f| f.globals)
        .or(active)
        .unwrap_or(space.heap.builtins)
}

fn current_locals(space: &mut HostSpace, frame: Option<&Frame<ObjId>>) -> ObjId {
    match frame {
        Some(frame) if frame.code.flags.function => space.frame_locals(frame),
        Some(frame) => frame.namespace.unwrap_or(frame.globals),
        None => current_globals(space, None),
    }
}

fn dir(space: &mut HostSpace, frame: Option<&Frame<ObjId>>, args: Args<'_>) -> HResult {
    args.expect(space, "dir", 0, 1)?;
    let names = match args.pos.first() {
        None => {
            let locals = current_locals(space, frame);
            space.collect(locals)?
        }
        Some(&obj) => {
            let class = space.heap.type_of(obj);
            match space.heap.lookup_static(class, "__dir__") {
                Some((owner, method)) if !space.heap.class(owner).is_some_and(|c| c.builtin) => {
                    let names = space.call_method_of(method, obj, class, &[])?;
                    space.collect(names)?
                }
                _ => space.dir_names(obj)?,
            }
        }
    };
    let mut texts: Vec<Name> = names
        .iter()
        .filter_map(|&n| space.heap.as_str(n).cloned())
        .collect();
    texts.sort();
    texts.dedup();
    let names = texts.iter().map(|n| space.heap.intern(n)).collect();
    Ok(space.heap.new_list(names))
}

fn import(space: &mut HostSpace, args: Args<'_>) -> HResult {
    let params = ["name", "globals", "locals", "fromlist", "level"];
    let [name, globals, _, fromlist, level] = args.bind(space, "__import__", params, 1)?;
    let name = match name {
        Some(name) => space.attr_name(name)?,
        None => "".into(),
    };
    let none = space.heap.none;
    let globals = match globals.filter(|&g| g != none) {
        Some(globals) => globals,
        None => current_globals(space, None),
    };
    let level = match level {
        Some(level) => space.index(level)?,
        None => 0,
    };
    space.import(&name, globals, fromlist.unwrap_or(none), level)
}

fn compile(space: &mut HostSpace, args: Args<'_>) -> HResult {
    let params = [
        "source",
        "filename",
        "mode",
        "flags",
        "dont_inherit",
        "optimize",
    ];
    let [source, filename, mode, ..] = args.bind(space, "compile", params, 3)?;
    let mode = match mode.and_then(|m| space.heap.as_str(m)).map(|m| &**m) {
        Some("exec" | "single") => Mode::Exec,
        Some("eval") => Mode::Eval,
        _ => return Err(space.value_error("compile() mode must be 'exec', 'eval' or 'single'")),
    };
    let name = match filename.and_then(|f| space.heap.as_str(f).cloned()) {
        Some(name) => name,
        None => return Err(space.type_error("compile() arg 2 must be a string")),
    };
    let source = source.unwrap_or(space.heap.none);
    if let Object::Code(_) = space.heap.get(source) {
        return Ok(source);
    }
    let text = source_text(space, source, "compile")?;
    let code = compile_text(space, &name, &text, mode)?;
    Ok(space.code_object(&code))
}

fn source_text(space: &mut HostSpace, source: ObjId, function: &str) -> HResult<String> {
    if let Some(text) = space.heap.as_str(source) {
        return Ok(text.to_string());
    }
    match space.heap.as_bytes(source) {
        Some(bytes) => Ok(String::from_utf8_lossy(bytes).into_owned()),
        None => Err(space.type_error(format!(
            "{function}() arg 1 must be a string, bytes or code object"
        ))),
    }
}

fn compile_text(space: &mut HostSpace, name: &str, text: &str, mode: Mode) -> HResult<Rc<Code>> {
    let shown = space.importer.display_name(std::path::Path::new(name));
    let text = if mode == Mode::Eval {
        text.trim_start_matches([' ', '\t'])
    } else {
        text
    };
    // What a module of the toolchain's own writes for a program is the toolchain's.
    let writer = space.active.last().map(|frame| frame.code.file);
    let file = match writer.is_some_and(|file| space.sources.is_own(file)) {
        true => space.sources.add_own(shown, text),
        false => space.sources.add(shown, text),
    };
    space.compile(file, mode)
}

/// `exec` and `eval`.
fn run(
    space: &mut HostSpace,
    frame: Option<&Frame<ObjId>>,
    code: Option<ObjId>,
    globals: Option<ObjId>,
    locals: Option<ObjId>,
    mode: Mode,
) -> HResult {
    let none = space.heap.none;
    let (globals, locals) = (
        globals.filter(|&g| g != none),
        locals.filter(|&l| l != none),
    );
    let function = if mode == Mode::Exec { "exec" } else { "eval" };
    let (globals, locals) = match (globals, locals) {
        (Some(globals), locals) => {
            let plain = space.heap.payload(globals);
            if space.heap.dict(plain).is_none() {
                let given = space.heap.type_name(globals);
                return Err(
                    space.type_error(format!("{function}() globals must be a dict, not {given}"))
                );
            }
            (plain, locals.unwrap_or(plain))
        }
        (None, locals) => {
            let globals = current_globals(space, frame);
            let locals = match locals {
                Some(locals) => locals,
                None => current_locals(space, frame),
            };
            (globals, locals)
        }
    };
    let source = code.unwrap_or(none);
    let code = match space.heap.get(source) {
        Object::Code(code) => code.clone(),
        _ => {
            let text = source_text(space, source, function)?;
            compile_text(space, "<string>", &text, mode)?
        }
    };
    if space.heap.dict_get_str(globals, "__builtins__").is_none() {
        if let Some(builtins) = space.heap.dict_get_str(space.modules, "builtins") {
            space.set_global(globals, "__builtins__", builtins);
        }
    }
    if !code.freevars.is_empty() {
        return Err(space.type_error(format!(
            "code object passed to {function}() may not contain free variables"
        )));
    }
    space.run_code(&code, globals, locals, &[])
}

impl HostSpace {
    /// The one object for a code object.
    pub fn code_object(&mut self, code: &Rc<Code>) -> ObjId {
        let key = Rc::as_ptr(code);
        if let Some(&id) = self.code_objects.get(&key) {
            return id;
        }
        let id = self.heap.add(Object::Code(code.clone()));
        self.code_objects.insert(key, id);
        id
    }

    /// The names that `dir(obj)` lists, unsorted, perhaps more than once.
    pub fn dir_names(&mut self, obj: ObjId) -> HResult<Vec<ObjId>> {
        let mut names: Vec<Name> = vec![];
        let mut classes = self.heap.mro(self.heap.type_of(obj)).to_vec();
        match self.heap.get(obj) {
            Object::Class(_) => classes = self.heap.mro(obj).to_vec(),
            Object::Module(m) => {
                let dict = m.dict;
                classes.clear();
                names.extend(self.heap.dict_str_items(dict).into_iter().map(|(n, _)| n));
            }
            Object::Function(f) => {
                if let Some(dict) = f.dict {
                    names.extend(self.heap.dict_str_items(dict).into_iter().map(|(n, _)| n));
                }
            }
            Object::Instance(i) => {
                if let Some(dict) = i.dict {
                    names.extend(self.heap.dict_str_items(dict).into_iter().map(|(n, _)| n));
                }
            }
            _ => {}
        }
        for class in classes {
            if let Some(c) = self.heap.class(class) {
                names.extend(c.dict.keys().cloned());
            }
        }
        names.sort();
        names.dedup();
        Ok(names.iter().map(|n| self.heap.intern(n)).collect())
    }

    /// `isinstance(obj, class)`: a class, a tuple of them, a union.
    pub fn is_instance_of(&mut self, obj: ObjId, class: ObjId) -> HResult<bool> {
        if let Some(items) = self.class_info(class)? {
            for item in items {
                if self.deeper(|space| space.is_instance_of(obj, item))? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        if self.heap.type_of(obj) == class {
            return Ok(true);
        }
        let meta = self.heap.type_of(class);
        if meta != self.heap.types.type_ {
            if let Some((owner, method)) = self.heap.lookup_static(meta, "__instancecheck__") {
                if !self.heap.class(owner).is_some_and(|c| c.builtin) {
                    let value = self.call_method_of(method, class, meta, &[obj])?;
                    return self.truth(value);
                }
            }
        }
        if self.heap.class(class).is_none() {
            return Err(
                self.type_error("isinstance() arg 2 must be a type, a tuple of types, or a union")
            );
        }
        self.plain_isinstance(obj, class)
    }

    /// `type.__instancecheck__`: by the class, or what `__class__` claims.
    pub fn plain_isinstance(&mut self, obj: ObjId, class: ObjId) -> HResult<bool> {
        if self.heap.is_instance(obj, class) {
            return Ok(true);
        }
        if self.heap.instance(obj).is_none() {
            return Ok(false);
        }
        let own = self.heap.type_of(obj);
        let hooked = self
            .heap
            .class(own)
            .is_some_and(|c| c.overrides.getattribute);
        match self.heap.lookup_static(own, "__class__") {
            Some((owner, _)) if owner == self.heap.types.object && !hooked => Ok(false),
            _ => match self.get_attr_opt(obj, "__class__")? {
                Some(claimed) => Ok(self.heap.is_subclass(claimed, class)),
                None => Ok(false),
            },
        }
    }

    /// `issubclass(class, other)`
    pub fn is_subclass_of(&mut self, class: ObjId, other: ObjId) -> HResult<bool> {
        if let Some(items) = self.class_info(other)? {
            for item in items {
                if self.deeper(|space| space.is_subclass_of(class, item))? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        let meta = self.heap.type_of(other);
        if meta != self.heap.types.type_ {
            if let Some((owner, method)) = self.heap.lookup_static(meta, "__subclasscheck__") {
                if !self.heap.class(owner).is_some_and(|c| c.builtin) {
                    let value = self.call_method_of(method, other, meta, &[class])?;
                    return self.truth(value);
                }
            }
        }
        if self.heap.class(other).is_none() {
            return Err(self
                .type_error("issubclass() arg 2 must be a class, a tuple of classes, or a union"));
        }
        Ok(self.heap.is_subclass(class, other))
    }

    /// Whether it is up to a metaclass written in Python which classes are below this one.
    pub fn has_subclass_check(&mut self, class: ObjId) -> bool {
        let meta = self.heap.type_of(class);
        let check = self.heap.lookup_static(meta, "__subclasscheck__");
        check.is_some_and(|(owner, _)| !self.heap.class(owner).is_some_and(|c| c.builtin))
    }

    /// Whether a class is below another: by inheritance, or because the other one says so. One that stands for another
    /// is below what that is below; and what such a class has itself says nothing.
    pub fn counts_as_subclass(&mut self, class: ObjId, other: ObjId) -> bool {
        if self.heap.is_subclass(class, other) {
            return true;
        }
        if let Some((by, of)) = self.stands_for(class) {
            if self.counts_as_subclass(of, other) {
                return true;
            }
            if by == class {
                return false;
            }
        }
        self.has_subclass_check(other) && self.is_subclass_of(class, other).unwrap_or_default()
    }

    /// The members of a tuple of classes or a union.
    fn class_info(&mut self, class: ObjId) -> HResult<Option<Vec<ObjId>>> {
        match self.heap.get(class) {
            Object::Tuple(items) => Ok(Some(items.to_vec())),
            Object::Union(items) => {
                let mut items = self.collect(*items)?;
                for item in &mut items {
                    if *item == self.heap.none {
                        *item = self.heap.types.none;
                    }
                }
                Ok(Some(items))
            }
            Object::Instance(_) => Ok(self.heap.as_tuple(class).map(|items| items.to_vec())),
            _ => Ok(None),
        }
    }
}
