//! Effects of code: what the program's functions may assign, delete or declare global when they run.
//!
//! What a class or a module has counts as a constant of translated code unless some function may
//! assign it. That is read from the bytecode of the functions that are alive, those nested in them
//! included. It is a forecast, not a proof: what is assigned under a name made at run time, or to a
//! class that comes as an argument called `self`, is found when the annotator gets there. So every
//! value that was taken for a constant is remembered, and to assign it later is refused
//! ([`HostSpace::take_as_constant`]).

use super::hostspace::HostSpace;
use super::object::{Function, Heap, ObjId, Object};
use super::slots::may_not_answer;
use crate::entity::EntityRef;
use crate::front::code::{Code, Const, Instr, Name};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Methods whose first parameter is a class, although nothing decorates them.
const OF_CLASSES: [&str; 3] = ["__new__", "__init_subclass__", "__class_getitem__"];

/// What assigns an attribute of any name.
const SETATTR: &str = "__setattr__";

/// What the functions of a program may assign, by name.
#[derive(Debug, Default)]
pub struct Effects {
    /// Attributes that are assigned, whatever has them.
    stored: BTreeSet<Name>,
    /// Of those, the ones of anything but a method's own instance; and those that are deleted.
    shared: BTreeSet<Name>,
    /// Attributes of what is perhaps a module.
    of_modules: BTreeSet<Name>,
    /// Global variables, with the dict they are in.
    globals: BTreeSet<(ObjId, Name)>,
    /// Attributes of classes, and global variables, that were constants of translated code.
    constant: BTreeMap<Name, BTreeSet<ObjId>>,
    /// What functions are called that may give `NotImplemented` to whoever calls them: those that name it, or ask an
    /// operator's method by name.
    unanswering: BTreeSet<Name>,
    /// How many objects of the heap were looked at.
    seen: usize,
    /// The functions that are methods of instances.
    methods: FxHashSet<ObjId>,
    /// The code that was looked at, as a method's or not; kept, so that its address is its own.
    codes: FxHashMap<(*const Code, bool), Rc<Code>>,
}

/// What an item of the stack is, as far as it matters whose attribute is assigned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    /// The instance that a method is called on.
    Own,
    /// An object, by a global name.
    Known(ObjId),
    /// A module, perhaps, that the function imports.
    Imported,
    /// A constant of the code.
    Const(u32),
    Other,
}

impl HostSpace {
    /// Looks at the functions that came since the last time.
    fn see_effects(&self) {
        let mut effects = self.effects.borrow_mut();
        let new = effects.seen..self.heap.len();
        if new.is_empty() {
            return;
        }
        effects.seen = new.end;
        let new = new.map(ObjId::new);
        for id in new.clone() {
            if let Object::Class(class) = self.heap.get(id) {
                let of_classes = self.heap.is_subclass(id, self.heap.types.type_);
                if !class.builtin && !of_classes {
                    for (name, &value) in &class.dict {
                        effects.see_method(&self.heap, name, value);
                    }
                }
            }
        }
        for id in new {
            let Object::Function(function) = self.heap.get(id) else {
                continue;
            };
            let (code, globals) = (&function.code, function.globals);
            // (Bodies of modules and classes do not run in translated code.)
            if self.sources.is_own(code.file) || !code.flags.function {
                continue;
            }
            let own = effects.methods.contains(&id);
            let key = (Rc::as_ptr(code), own);
            if effects.codes.insert(key, code.clone()).is_some() {
                continue;
            }
            let own = code.locals.first().filter(|_| own && code.argcount > 0);
            Scan::new(&mut effects, &self.heap, globals, code, own).run();
        }
    }

    /// Whether a function of the program may assign an attribute of this name to a class, or
    /// delete it.
    pub fn may_change_attribute(&self, name: &str) -> bool {
        self.see_effects();
        self.effects.borrow().shared.contains(name)
    }

    /// Whether a function of the program assigns an attribute of this name to anything.
    pub fn may_store_attribute(&self, name: &str) -> bool {
        self.see_effects();
        self.effects.borrow().stored.contains(name)
    }

    /// Whether a function that is called so may give `NotImplemented`: an operator's method, or one of the program
    /// that has to do with it.
    pub fn may_not_answer(&self, name: &str) -> bool {
        self.see_effects();
        may_not_answer(name) || self.effects.borrow().unanswering.contains(name)
    }

    /// Whether a function of the program may assign this global variable, in its own module or as an
    /// attribute of that.
    pub fn may_change_global(&self, globals: ObjId, name: &Name) -> bool {
        self.see_effects();
        let effects = self.effects.borrow();
        // (Which module's attribute is assigned is not always known: a value, most likely.)
        let is_value = || {
            let value = self.heap.dict_get_str(globals, name);
            value.is_some_and(|value| {
                !matches!(
                    self.heap.get(value),
                    Object::Function(_) | Object::Class(_) | Object::Module(_) | Object::Builtin(_)
                )
            })
        };
        effects.globals.contains(&(globals, name.clone()))
            || effects.of_modules.contains(name) && is_value()
    }

    /// Notes that translated code has an attribute of a class, or a variable of a module's dict, as a
    /// constant.
    pub fn take_as_constant(&self, owner: ObjId, name: &str) {
        let mut effects = self.effects.borrow_mut();
        match effects.constant.get_mut(name) {
            Some(owners) => {
                owners.insert(owner);
            }
            None => {
                let owners = BTreeSet::from([owner]);
                effects.constant.insert(name.into(), owners);
            }
        }
    }

    /// An attribute of a class is assigned, which was perhaps not foreseen. `false` if translated
    /// code has it as a constant.
    pub fn change_attribute(&self, class: ObjId, name: &Name) -> bool {
        let mut effects = self.effects.borrow_mut();
        let below = |&c: &ObjId| self.heap.is_subclass(c, class);
        let constant = effects.constant.get(name);
        let changes = !constant.is_some_and(|classes| classes.iter().any(below));
        if changes {
            effects.shared.insert(name.clone());
        }
        changes
    }

    /// A global variable is assigned, which was perhaps not foreseen. `false` if translated code has
    /// it as a constant.
    pub fn change_global(&self, globals: ObjId, name: &Name) -> bool {
        let mut effects = self.effects.borrow_mut();
        let constant = effects.constant.get(name);
        let changes = !constant.is_some_and(|owners| owners.contains(&globals));
        if changes {
            effects.globals.insert((globals, name.clone()));
        }
        changes
    }
}

impl Heap {
    /// Whether every way to the end of a body comes by an instruction like this.
    fn surely_passes(code: &Code, like: &mut dyn FnMut(usize) -> bool) -> bool {
        let mut todo = vec![0];
        let mut seen = FxHashSet::default();
        while let Some(at) = todo.pop() {
            if !seen.insert(at) {
                continue;
            }
            todo.extend(code.handler_at(at).map(|handler| handler.target));
            let at = at as usize;
            match code.instrs[at] {
                _ if like(at) => {}
                Instr::Return => return false,
                instr => {
                    todo.extend(instr.jump().map(|(target, _)| target));
                    if instr.falls_through() {
                        todo.push(at as u32 + 1);
                    }
                }
            }
        }
        true
    }

    /// Whether a constructor of a class, with the methods of it that it asks for, assigns an attribute
    /// of this name on every way to its end.
    pub fn surely_constructs(&self, class: ObjId, name: &str) -> bool {
        let mut seen = FxHashSet::default();
        let found = ["__init__", "__new__"].map(|made_by| self.lookup_in_class(class, made_by));
        let mut constructors = found.into_iter().flatten();
        constructors.any(|found| self.surely_stores(class, found, name, &mut seen))
    }

    fn surely_stores(
        &self,
        class: ObjId,
        (owner, func): (ObjId, ObjId),
        name: &str,
        seen: &mut FxHashSet<ObjId>,
    ) -> bool {
        let Some(function) = self.function(self.payload(func)) else {
            return false;
        };
        if !seen.insert(func) {
            return false;
        }
        let code = &function.code;
        let global = |at: Option<usize>| match code.instrs[at?] {
            Instr::LoadGlobal(i) => Some(&code.names[i as usize]),
            _ => None,
        };
        let stores = Self::surely_passes(code, &mut |at| {
            let Some(before) = at.checked_sub(1).map(|at| code.instrs[at]) else {
                return false;
            };
            let of_this = before == Instr::LoadFast(0);
            let asked = match code.instrs[at] {
                Instr::StoreAttr(i) => return of_this && *code.names[i as usize] == *name,
                Instr::LoadAttr(i) => &code.names[i as usize],
                _ => return false,
            };
            // A method of its own, of a base that it names, or of `super()`.
            let found = match before {
                Instr::LoadFast(0) => self.lookup_in_class(class, asked),
                Instr::LoadGlobal(i) => {
                    let base = self.dict_get_str(function.globals, &code.names[i as usize]);
                    let base = base.filter(|&base| self.is_subclass(class, base));
                    base.and_then(|base| self.lookup_in_class(base, asked))
                }
                Instr::Call { argc, .. } => {
                    let called = global(at.checked_sub(2 + argc as usize));
                    let behind = self.mro(class).iter().skip_while(|&&base| base != owner);
                    let mut behind = behind
                        .skip(1)
                        .filter(|_| called.is_some_and(|n| &**n == "super"));
                    behind.find_map(|&base| Some((base, *self.class(base)?.dict.get(asked)?)))
                }
                _ => None,
            };
            found.is_some_and(|found| self.surely_stores(class, found, name, seen))
        });
        seen.remove(&func);
        stores
    }

    /// The functions that a member of a class is, or holds.
    pub fn functions_in(&self, member: ObjId) -> Vec<ObjId> {
        let member = self.payload(member);
        match self.get(member) {
            Object::StaticMethod(func) | Object::ClassMethod(func) => vec![*func],
            Object::Property(p) => [p.get, p.set, p.del].into_iter().flatten().collect(),
            _ => vec![member],
        }
    }

    /// Whether a member of a class itself assigns an attribute of this name.
    pub fn stores_attribute(&self, member: ObjId, name: &str) -> bool {
        self.attributes_stored(member).any(|n| **n == *name)
    }

    /// What a function has in a variable of one around it.
    fn captured(&self, function: &Function, index: u32) -> Option<ObjId> {
        let at = (index as usize).checked_sub(function.code.cellvars.len())?;
        match self.get(*function.closure.get(at)?) {
            Object::Cell(contents) => *contents,
            _ => None,
        }
    }

    /// The attributes that a member of a class itself assigns, also as `object.__setattr__(self, "name", value)`.
    pub fn attributes_stored(&self, member: ObjId) -> impl Iterator<Item = &Name> {
        let functions = self.functions_in(member).into_iter();
        functions
            .filter_map(|f| self.function(f))
            .flat_map(move |function| {
                let code = &function.code;
                let name = |i: u32| &code.names[i as usize];
                let stored = code.instrs.iter().filter_map(move |instr| match *instr {
                    Instr::StoreAttr(i) => Some(name(i)),
                    _ => None,
                });
                let set =
                    code.instrs
                        .windows(3)
                        .filter_map(move |instrs| match *instrs {
                            [set, Instr::LoadFast(0), Instr::LoadConst(text)] => {
                                let known = match set {
                                    Instr::LoadGlobal(i) => self.global(function.globals, name(i)),
                                    Instr::LoadDeref(i) => self.captured(function, i),
                                    _ => None,
                                };
                                let sets = match set {
                                    Instr::LoadAttr(i) => **name(i) == *SETATTR,
                                    _ => known
                                        .is_some_and(|known| self.is_object_method(known, SETATTR)),
                                };
                                match &code.consts[text as usize] {
                                    Const::Str(text) if sets => Some(text),
                                    _ => None,
                                }
                            }
                            _ => None,
                        });
                stored.chain(set)
            })
    }
}

impl Effects {
    fn see_method(&mut self, heap: &Heap, name: &str, value: ObjId) {
        match heap.get(value) {
            Object::Function(_) if !OF_CLASSES.contains(&name) => {
                self.methods.insert(value);
            }
            Object::Property(property) => {
                let functions = [property.get, property.set, property.del];
                self.methods.extend(functions.into_iter().flatten());
            }
            _ => {}
        }
    }
}

/// One code object, looked at with all that are nested in it.
struct Scan<'a> {
    effects: &'a mut Effects,
    heap: &'a Heap,
    globals: ObjId,
    code: &'a Code,
    /// The name of the variable that is the method's instance.
    own: Option<&'a Name>,
    /// Local variables that may be modules, by name.
    modules: BTreeSet<&'a Name>,
    stack: Vec<Item>,
}

impl<'a> Scan<'a> {
    fn new(
        effects: &'a mut Effects,
        heap: &'a Heap,
        globals: ObjId,
        code: &'a Code,
        own: Option<&'a Name>,
    ) -> Self {
        Scan {
            effects,
            heap,
            globals,
            code,
            own,
            modules: BTreeSet::new(),
            stack: Vec::new(),
        }
    }

    fn run(mut self) {
        let code = self.code;
        let rebound = |instr: &Instr| match *instr {
            Instr::StoreFast(i) | Instr::DeleteFast(i) => self.own == code.locals.get(i as usize),
            Instr::DeleteDeref(i) => self.own == Some(self.deref(i)),
            _ => false,
        };
        if code.instrs.iter().any(rebound) {
            self.own = None;
        }
        let not_implemented = Some(self.heap.not_implemented);
        let unanswering = |instr: &Instr| match *instr {
            Instr::LoadGlobal(i) => self.heap.global(self.globals, self.name(i)) == not_implemented,
            Instr::LoadAttr(i) => may_not_answer(self.name(i)),
            _ => false,
        };
        if code.instrs.iter().any(unanswering) {
            self.effects.unanswering.insert(code.name.clone());
        }
        // (A variable may be read above the place where a module is stored in it.)
        let stores = |instr: &Instr| matches!(instr, Instr::StoreAttr(_) | Instr::Call { .. });
        let twice = code.instrs.iter().any(stores);
        for _ in 0..1 + usize::from(twice) {
            self.stack.clear();
            let mut targets: BTreeSet<u32> = code.handlers.iter().map(|h| h.target).collect();
            targets.extend(
                code.instrs
                    .iter()
                    .filter_map(|i| i.jump())
                    .map(|(to, _)| to),
            );
            for (at, &instr) in code.instrs.iter().enumerate() {
                if targets.contains(&(at as u32)) {
                    self.stack.clear();
                }
                self.step(instr);
            }
        }
        for value in &code.consts {
            if let Const::Code(inner) = value {
                // What a class has got of its body is a function that is alive.
                if !inner.flags.function {
                    continue;
                }
                // A name that the inner function binds itself is another variable.
                let own = self.own.filter(|name| inner.freevars.contains(name));
                let mut scan = Scan::new(&mut *self.effects, self.heap, self.globals, inner, own);
                scan.modules.clone_from(&self.modules);
                scan.run();
            }
        }
    }

    fn deref(&self, index: u32) -> &'a Name {
        let index = index as usize;
        let code = self.code;
        match code.cellvars.get(index) {
            Some(name) => name,
            None => &code.freevars[index - code.cellvars.len()],
        }
    }

    fn name(&self, index: u32) -> &'a Name {
        &self.code.names[index as usize]
    }

    /// The item `n` deep; what was pushed before a jump came in is not known.
    fn peek(&self, n: usize) -> Item {
        let at = self.stack.len().checked_sub(n);
        at.map_or(Item::Other, |at| self.stack[at])
    }

    fn step(&mut self, instr: Instr) {
        let top = self.peek(1);
        let pushed = match instr {
            Instr::LoadFast(i) => self.variable(&self.code.locals[i as usize]),
            Instr::LoadDeref(i) | Instr::LoadClassDeref(i) => self.variable(self.deref(i)),
            Instr::LoadConst(i) => Item::Const(i),
            Instr::LoadGlobal(i) | Instr::LoadName(i) => {
                let found = self.heap.global(self.globals, self.name(i));
                found.map_or(Item::Other, Item::Known)
            }
            Instr::LoadAttr(i) => match top {
                Item::Imported => Item::Imported,
                Item::Known(module) if self.heap.module(module).is_some() => {
                    let found = self.heap.module_attr(module, self.name(i));
                    found.map_or(Item::Other, Item::Known)
                }
                _ => Item::Other,
            },
            Instr::ImportName(_) => Item::Imported,
            Instr::ImportFrom(_) => {
                self.stack.push(Item::Imported);
                return;
            }
            Instr::Copy(n) => {
                self.stack.push(self.peek(n as usize));
                return;
            }
            Instr::Swap(n) => {
                let len = self.stack.len();
                match len.checked_sub(n as usize) {
                    Some(at) => self.stack.swap(at, len - 1),
                    None => self.stack.clear(),
                }
                return;
            }
            _ => Item::Other,
        };
        match instr {
            Instr::StoreFast(i) => self.bind(&self.code.locals[i as usize], top),
            Instr::StoreDeref(i) => self.bind(self.deref(i), top),
            Instr::StoreAttr(i) => self.store(top, self.name(i)),
            Instr::DeleteAttr(i) => {
                self.effects.shared.insert(self.name(i).clone());
            }
            Instr::StoreGlobal(i) | Instr::DeleteGlobal(i) => {
                let key = (self.globals, self.name(i).clone());
                self.effects.globals.insert(key);
            }
            Instr::Call {
                argc,
                keywords: None,
            } => self.call(argc as usize),
            _ => {}
        }
        let effect = instr.effect();
        let left = self.stack.len().saturating_sub(effect.pops as usize);
        self.stack.truncate(left);
        self.stack.extend((0..effect.pushes).map(|_| pushed));
        if !instr.falls_through() {
            self.stack.clear();
        }
    }

    fn variable(&self, name: &'a Name) -> Item {
        match (self.own == Some(name), self.modules.contains(name)) {
            (true, _) => Item::Own,
            (_, true) => Item::Imported,
            _ => Item::Other,
        }
    }

    fn bind(&mut self, name: &'a Name, value: Item) {
        let module = match value {
            Item::Imported => true,
            Item::Known(object) => self.heap.module(object).is_some(),
            _ => false,
        };
        if module {
            self.modules.insert(name);
        }
    }

    fn store(&mut self, of: Item, name: &Name) {
        self.effects.stored.insert(name.clone());
        let module = match of {
            Item::Own => return,
            Item::Known(object) => self.heap.module(object),
            _ => None,
        };
        match module {
            Some(module) => {
                self.effects.globals.insert((module.dict, name.clone()));
            }
            None => {
                self.effects.shared.insert(name.clone());
            }
        }
        if of == Item::Imported {
            self.effects.of_modules.insert(name.clone());
        }
    }

    /// `setattr` and `delattr` with a constant name.
    fn call(&mut self, argc: usize) {
        if !(2..=3).contains(&argc) {
            return;
        }
        let Item::Known(callee) = self.peek(argc + 1) else {
            return;
        };
        let is = |name: &str| self.heap.builtin(name) == Some(callee);
        let Item::Const(name) = self.peek(argc - 1) else {
            return;
        };
        let Const::Str(name) = &self.code.consts[name as usize] else {
            return;
        };
        if argc == 3 && is("setattr") {
            self.store(self.peek(argc), name);
        } else if argc == 2 && is("delattr") {
            self.effects.shared.insert(name.clone());
        }
    }
}
