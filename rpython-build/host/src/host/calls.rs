//! Calls: what can be called, how arguments are bound to parameters, running frames.

use super::builtin::{Args, Native};
use super::frame::Frame;
use super::hostspace::{Active, HResult, HostSpace};
use super::interp::{self, Exit, Resume};
use super::object::{Generator, ObjId, Object};
use crate::front::code::{Code, Name};
use std::rc::Rc;

impl HostSpace {
    /// Calls with positional arguments.
    pub fn call_obj(&mut self, callable: ObjId, args: &[ObjId]) -> HResult {
        self.call_args(callable, Args::positional(args))
    }

    /// Calls.
    pub fn call_args(&mut self, callable: ObjId, args: Args<'_>) -> HResult {
        self.call_from(None, callable, args)
    }

    /// Calls from a frame: functions that look at their caller's frame need it.
    pub fn call_from(
        &mut self,
        frame: Option<&Frame<ObjId>>,
        callable: ObjId,
        args: Args<'_>,
    ) -> HResult {
        match self.heap.get(callable) {
            Object::Function(_) => self.call_function(callable, None, args),
            Object::Builtin(b) => {
                let (native, owner) = (b.native, b.owner);
                if args.pos.is_empty() && args.kw.is_empty() {
                    self.expect_receiver(callable)?;
                }
                self.call_native(frame, native, owner, args)
            }
            Object::BoundMethod { func, this } => {
                let (func, this) = (*func, *this);
                if self.heap.function(func).is_some() {
                    return self.call_function(func, Some(this), args);
                }
                let mut pos = Vec::with_capacity(args.pos.len() + 1);
                pos.push(this);
                pos.extend_from_slice(args.pos);
                self.call_from(
                    frame,
                    func,
                    Args {
                        pos: &pos,
                        kw: args.kw,
                    },
                )
            }
            Object::Class(_) if callable == self.heap.types.super_ => {
                self.call_from(frame, self.super_call, args)
            }
            Object::Class(_) => self.call_class(callable, args),
            Object::StaticMethod(inner) => {
                let inner = *inner;
                self.call_from(frame, inner, args)
            }
            Object::GenericAlias { origin, .. } => {
                let origin = *origin;
                self.call_from(frame, origin, args)
            }
            Object::WeakRef(target) => Ok(*target),
            Object::Instance(i) => {
                let class = i.class;
                match self.special(class, "__call__") {
                    Some(method) => self.call_bound(method, callable, class, args),
                    None => Err(self.not_callable(callable)),
                }
            }
            _ => Err(self.not_callable(callable)),
        }
    }

    fn not_callable(&mut self, a: ObjId) -> super::space::Unwind<ObjId> {
        let name = self.heap.type_name(a);
        self.type_error(format!("'{name}' object is not callable"))
    }

    /// `callable(a)`
    pub fn is_callable(&mut self, a: ObjId) -> bool {
        match self.heap.get(a) {
            Object::Instance(i) => {
                let class = i.class;
                self.special(class, "__call__").is_some()
            }
            Object::Function(_)
            | Object::Builtin(_)
            | Object::BoundMethod { .. }
            | Object::Class(_)
            | Object::StaticMethod(_)
            | Object::GenericAlias { .. }
            | Object::WeakRef(_) => true,
            _ => false,
        }
    }

    /// Calls what a class's dict holds as a method of `this`, with any arguments.
    pub fn call_bound(
        &mut self,
        method: ObjId,
        this: ObjId,
        class: ObjId,
        args: Args<'_>,
    ) -> HResult {
        if self.heap.function(method).is_some() {
            return self.call_function(method, Some(this), args);
        }
        let bound = self.bind_descriptor(method, Some(this), class)?;
        self.call_args(bound, args)
    }

    /// A method of Python's own classes that is called without arguments has no object. (`__new__` is static, and says what it lacks;
    /// so do special methods.)
    fn expect_receiver(&mut self, callable: ObjId) -> HResult<()> {
        let Object::Builtin(b) = self.heap.get(callable) else {
            return Ok(());
        };
        let (Some(class), Native::Fn(_)) = (b.owner, b.native) else {
            return Ok(());
        };
        let name = b.name.clone();
        if *name == *"__new__" {
            return Ok(());
        }
        let class = self.heap.class_name(class);
        Err(self.type_error(format!("unbound method {class}.{name}() needs an argument")))
    }

    fn call_native(
        &mut self,
        frame: Option<&Frame<ObjId>>,
        native: Native,
        owner: Option<ObjId>,
        args: Args<'_>,
    ) -> HResult {
        self.enter_call()?;
        let result = match native {
            Native::Fn(f) => f(self, args),
            Native::Frame(f) => f(self, frame, args),
            Native::Slot(slot) => {
                self.call_slot(slot, owner.unwrap_or(self.heap.types.object), args)
            }
            Native::Declared(func) => self.call_declared(func, args),
        };
        self.depth -= 1;
        result
    }

    /// Calls a function made by `def` or `lambda`, with `first` in front of the arguments.
    pub fn call_function(&mut self, func: ObjId, first: Option<ObjId>, args: Args<'_>) -> HResult {
        let mut frame = self.new_frame(func, first, args)?;
        let exit = self.run_frame(&mut frame)?;
        self.finish(frame, exit)
    }

    /// A frame for a call, its arguments bound.
    pub fn new_frame(
        &mut self,
        func: ObjId,
        first: Option<ObjId>,
        args: Args<'_>,
    ) -> HResult<Frame<ObjId>> {
        let consts = self.heap.consts_of(func);
        let (Some(f), Some(consts)) = (self.heap.function(func), consts) else {
            return Err(self.not_callable(func));
        };
        let mut frame = Frame::new(f.code.clone(), consts, f.globals, &f.closure);
        let code = &f.code;
        let given = args.pos.len() + usize::from(first.is_some());
        let simple = args.kw.is_empty()
            && code.kwonlyargcount == 0
            && !code.flags.varargs
            && !code.flags.varkeywords
            && given == code.argcount as usize;
        if simple {
            let mut slots = frame.locals.iter_mut();
            if first.is_some() {
                if let Some(slot) = slots.next() {
                    *slot = first;
                }
            }
            for (slot, &value) in slots.zip(args.pos) {
                *slot = Some(value);
            }
        } else {
            self.bind_arguments(func, &mut frame, first, args)?;
        }
        Ok(frame)
    }

    /// What a call gives once its frame was left.
    fn finish(&mut self, frame: Frame<ObjId>, exit: Exit<ObjId>) -> HResult {
        match exit {
            Exit::Return(value) | Exit::Yield(value) => Ok(value),
            Exit::Generator => {
                let code = frame.code.clone();
                let class = match self.code_has_iterators(&code, frame.globals) {
                    true => self.type_of_iterators(frame.globals, &code.qualname),
                    false => self.heap.types.generator,
                };
                Ok(self.heap.add(Object::Generator(Box::new(Generator {
                    frame: Some(Box::new(frame)),
                    running: false,
                    name: code.name.clone(),
                    qualname: code.qualname.clone(),
                    code,
                    class,
                }))))
            }
        }
    }

    /// Runs a frame as the innermost one.
    pub fn run_frame(&mut self, frame: &mut Frame<ObjId>) -> HResult<Exit<ObjId>> {
        self.enter_frame(frame)?;
        let result = interp::run(self, frame);
        self.leave_frame();
        result
    }

    /// Goes on with a suspended frame as the innermost one.
    pub fn resume_frame(
        &mut self,
        frame: &mut Frame<ObjId>,
        how: Resume<ObjId>,
    ) -> HResult<Exit<ObjId>> {
        self.enter_frame(frame)?;
        let result = interp::resume(self, frame, how);
        self.leave_frame();
        result
    }

    /// Makes a frame the innermost one.
    pub fn enter_frame(&mut self, frame: &Frame<ObjId>) -> HResult<()> {
        self.enter_call()?;
        let outer_handled = self.active.last().and_then(|a| a.handled);
        self.active.push(Active {
            code: frame.code.clone(),
            pc: frame.pc,
            globals: frame.globals,
            namespace: frame.namespace,
            handled: frame.handled.or(outer_handled),
            outer_handled,
        });
        Ok(())
    }

    /// Leaves the innermost frame.
    pub fn leave_frame(&mut self) {
        self.active.pop();
        self.depth -= 1;
    }

    /// Runs the code of a module, a class body or `exec`.
    pub fn run_code(
        &mut self,
        code: &Rc<Code>,
        globals: ObjId,
        namespace: ObjId,
        closure: &[ObjId],
    ) -> HResult {
        let consts = self.heap.consts(code);
        let mut frame = Frame::new(code.clone(), consts, globals, closure);
        frame.namespace = Some(namespace);
        match self.run_frame(&mut frame)? {
            Exit::Return(value) | Exit::Yield(value) => Ok(value),
            Exit::Generator => Ok(self.heap.none),
        }
    }

    fn bind_arguments(
        &mut self,
        func: ObjId,
        frame: &mut Frame<ObjId>,
        first: Option<ObjId>,
        args: Args<'_>,
    ) -> HResult<()> {
        let code = frame.code.clone();
        let (npos, nkw) = (code.argcount as usize, code.kwonlyargcount as usize);
        let total = npos + nkw;
        let positional: Vec<ObjId> = first.into_iter().chain(args.pos.iter().copied()).collect();
        for (slot, &value) in frame.locals[..npos].iter_mut().zip(&positional) {
            *slot = Some(value);
        }
        let mut next = total;
        if code.flags.varargs {
            let rest = positional.get(npos..).unwrap_or(&[]).to_vec();
            frame.locals[next] = Some(self.heap.new_tuple(rest));
            next += 1;
        }
        let extra = if code.flags.varkeywords {
            let dict = self.heap.new_dict();
            frame.locals[next] = Some(dict);
            Some(dict)
        } else {
            None
        };
        let posonly = code.posonlyargcount as usize;
        let mut wrong_posonly: Vec<&str> = vec![];
        for (name, value) in args.kw {
            let at = code.locals[posonly..total].iter().position(|n| n == name);
            match (at.map(|at| at + posonly), extra) {
                (Some(at), _) => {
                    if frame.locals[at].is_some() {
                        let qualname = self.function_label(func);
                        return Err(self.type_error(format!(
                            "{qualname}() got multiple values for argument '{name}'"
                        )));
                    }
                    frame.locals[at] = Some(*value);
                }
                (None, Some(dict)) => self.heap.dict_set_str(dict, name, *value),
                (None, None) if code.locals[..posonly].contains(name) => wrong_posonly.push(name),
                (None, None) => {
                    let qualname = self.function_label(func);
                    return Err(self.type_error(format!(
                        "{qualname}() got an unexpected keyword argument '{name}'"
                    )));
                }
            }
        }
        if !wrong_posonly.is_empty() {
            let (qualname, names) = (self.function_label(func), wrong_posonly.join(", "));
            return Err(self.type_error(format!(
                "{qualname}() got some positional-only arguments passed as keyword arguments: \
                 '{names}'"
            )));
        }
        if positional.len() > npos && !code.flags.varargs {
            return Err(self.too_many(func, frame, positional.len()));
        }
        self.fill_defaults(func, frame)
    }

    fn fill_defaults(&mut self, func: ObjId, frame: &mut Frame<ObjId>) -> HResult<()> {
        let code = frame.code.clone();
        let npos = code.argcount as usize;
        let Some(f) = self.heap.function(func) else {
            return Ok(());
        };
        let without = npos.saturating_sub(f.defaults.len());
        let mut missing: Vec<Name> = vec![];
        for at in 0..npos {
            if frame.locals[at].is_none() {
                match at.checked_sub(without).and_then(|i| f.defaults.get(i)) {
                    Some(&value) => frame.locals[at] = Some(value),
                    None => missing.push(code.locals[at].clone()),
                }
            }
        }
        if !missing.is_empty() {
            return Err(self.missing(func, &missing, "positional"));
        }
        for at in npos..npos + code.kwonlyargcount as usize {
            if frame.locals[at].is_none() {
                match f.kwdefaults.get(&code.locals[at]) {
                    Some(&value) => frame.locals[at] = Some(value),
                    None => missing.push(code.locals[at].clone()),
                }
            }
        }
        match missing.is_empty() {
            true => Ok(()),
            false => Err(self.missing(func, &missing, "keyword-only")),
        }
    }

    /// How a function is called in messages about its arguments.
    fn function_label(&self, func: ObjId) -> Name {
        self.heap
            .function(func)
            .map_or_else(|| "?".into(), |f| f.qualname.clone())
    }

    fn missing(&mut self, func: ObjId, names: &[Name], kind: &str) -> super::space::Unwind<ObjId> {
        let quoted: Vec<String> = names.iter().map(|n| format!("'{n}'")).collect();
        let list = match &quoted[..] {
            [one] => one.clone(),
            [one, two] => format!("{one} and {two}"),
            [rest @ .., last] => format!("{}, and {last}", rest.join(", ")),
            [] => String::new(),
        };
        let (qualname, n) = (self.function_label(func), names.len());
        let plural = if n == 1 { "" } else { "s" };
        self.type_error(format!(
            "{qualname}() missing {n} required {kind} argument{plural}: {list}"
        ))
    }

    fn too_many(
        &mut self,
        func: ObjId,
        frame: &Frame<ObjId>,
        given: usize,
    ) -> super::space::Unwind<ObjId> {
        let qualname = self.function_label(func);
        let npos = frame.code.argcount as usize;
        let nkw = frame.code.kwonlyargcount as usize;
        let defaults = self.heap.function(func).map_or(0, |f| f.defaults.len());
        let kwgiven = frame.locals[npos..npos + nkw].iter().flatten().count();
        let s = |n: usize| if n == 1 { "" } else { "s" };
        let takes = if defaults > 0 {
            format!(
                "from {} to {npos} positional arguments",
                npos.saturating_sub(defaults)
            )
        } else {
            format!("{npos} positional argument{}", s(npos))
        };
        let were = if kwgiven > 0 {
            format!(
                "{given} positional argument{} (and {kwgiven} keyword-only argument{}) were",
                s(given),
                s(kwgiven)
            )
        } else {
            format!("{given} {}", if given == 1 { "was" } else { "were" })
        };
        self.type_error(format!("{qualname}() takes {takes} but {were} given"))
    }
}
