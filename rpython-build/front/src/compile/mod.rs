//! Syntax tree to code objects.
//!
//! One [`Unit`] per code object in the making; comprehensions are inlined into the unit around
//! them. The instruction patterns are CPython 3.11's without its specialities: no block stack, an
//! exception table, `finally` bodies duplicated per path.
//!
//! What the stages behind rely on:
//! - the stack depth at every instruction is the same on all paths ([`asm`] asserts it, and
//!   [`super::verify`] checks finished code);
//! - a handler begins with the stack cut and the exception pushed; the next instruction is
//!   `PushExcInfo`; every way out of it passes `PopExcept`, and no protected range of the handler
//!   covers what runs after;
//! - what the user wrote and what an instruction does correspond: the span of an instruction is the
//!   expression whose operation it performs.

mod asm;
mod call;
mod comprehension;
mod cond;
mod expr;
mod function;
mod import;
mod pattern;
mod stmt;
mod target;
mod unwind;

use super::code::{Body, BodyCell, Code, CodeFlags, Const, Hint, Instr, Name};
use super::parse::ast::{self, Ranged, Stmt};
use super::parse::{range, Literal, Parsed, Tree};
use super::symtable::{self, Owner, ScopeId, ScopeKind, SymTable};
use crate::diag::Diagnostic;
use crate::source::{FileId, SourceMap, Span};
use asm::{Asm, Target};
use indexmap::IndexMap;
use num_bigint::BigInt;
use rustc_hash::FxHashMap;
use std::rc::Rc;
use std::sync::Arc;

/// How many statements may be compiled: `finally` bodies that nest are duplicated, each level twice.
const MAX_STATEMENTS: usize = 1_000_000;

/// CPython's limit.
const MAX_BLOCKS: usize = 20;

/// Compiles a parsed text, or says everything that is wrong with it.
pub fn compile(
    sources: &SourceMap,
    file: FileId,
    parsed: &Parsed,
    library: bool,
) -> Result<Rc<Code>, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let table = symtable::build(parsed, file, &mut errors);
    let text = sources.file(file).text.as_str();
    let whole = Span {
        file,
        start: 0,
        end: text.len() as u32,
    };
    let mut compiler = Compiler {
        text,
        file,
        library,
        parsed,
        table: &table,
        errors,
        units: Vec::new(),
        statements: 0,
    };
    let code = compiler.module(whole);
    if compiler.errors.is_empty() {
        return Ok(Rc::new(code));
    }
    let mut errors = compiler.errors;
    errors.sort_by_key(|e| e.primary.as_ref().map(|l| (l.span.start, l.span.end)));
    errors.dedup();
    Err(errors)
}

struct Compiler<'a> {
    text: &'a str,
    file: FileId,
    /// It is a module of the library.
    library: bool,
    parsed: &'a Parsed,
    table: &'a SymTable,
    errors: Vec<Diagnostic>,
    /// The code objects in the making, innermost last.
    units: Vec<Unit<'a>>,
    statements: usize,
}

/// A code object in the making.
struct Unit<'a> {
    /// The scope of the code object.
    root: ScopeId,
    /// The scope of what is being compiled: `root` or a comprehension in it.
    scope: ScopeId,
    asm: Asm,
    name: Name,
    qualname: Name,
    names: IndexMap<Name, u32>,
    consts: Vec<Const>,
    const_index: FxHashMap<ConstKey, u32>,
    locals: Vec<Name>,
    slots: FxHashMap<(ScopeId, Name), u32>,
    cellvars: Vec<Name>,
    cells: FxHashMap<(ScopeId, Name), u32>,
    freevars: Vec<Name>,
    param_spans: Vec<Span>,
    hints: Vec<Hint>,
    argcount: u32,
    posonlyargcount: u32,
    kwonlyargcount: u32,
    flags: CodeFlags,
    /// Where what leaves the body of a generator goes.
    generator_error: Option<Target>,
    blocks: Vec<Block<'a>>,
    /// Slots of temporaries, reused by statements that do not overlap.
    temporaries: Vec<u32>,
    temporaries_used: usize,
}

/// What encloses the code being compiled, as far as leaving it needs instructions.
#[derive(Clone, Copy)]
enum Block<'a> {
    /// A loop. A `for` loop has its iterator on the stack.
    Loop {
        exit: Target,
        next: Target,
        iterator: bool,
    },
    /// The body of a `try` with handlers; one region.
    TryBody,
    /// The body of a `try` with a `finally`; one region.
    FinallyBody(&'a [Stmt]),
    /// The `finally` body after an exception: the stack has the previous exception and this one;
    /// one region.
    FinallyHandler,
    /// The body of a `with`: the stack has the bound `__exit__`; one region.
    With(Span),
    /// The body of an `except` clause: the stack has the previous exception; one region, two if the
    /// exception has a name.
    Handler(Option<(&'a str, Span)>),
    /// A value on the stack.
    Value,
}

/// A constant's identity: `0`, `0.0`, `-0.0` and `False` differ.
#[derive(PartialEq, Eq, Hash)]
enum ConstKey {
    None,
    Ellipsis,
    Bool(bool),
    Int(BigInt),
    Float(u64),
    Imaginary(u64),
    Str(Arc<str>),
    Bytes(Rc<[u8]>),
    Tuple(Vec<ConstKey>),
    FrozenSet(Vec<ConstKey>),
}

/// The key of a constant that can be shared: not of a code object.
fn const_key(value: &Const) -> Option<ConstKey> {
    Some(match value {
        Const::None => ConstKey::None,
        Const::Ellipsis => ConstKey::Ellipsis,
        Const::Bool(b) => ConstKey::Bool(*b),
        Const::Int(i) => ConstKey::Int(i.clone()),
        Const::Float(f) => ConstKey::Float(f.to_bits()),
        Const::Imaginary(f) => ConstKey::Imaginary(f.to_bits()),
        Const::Str(s) => ConstKey::Str(s.clone()),
        Const::Bytes(b) => ConstKey::Bytes(b.clone()),
        Const::Tuple(items) => ConstKey::Tuple(items.iter().map(const_key).collect::<Option<_>>()?),
        Const::FrozenSet(items) => {
            ConstKey::FrozenSet(items.iter().map(const_key).collect::<Option<_>>()?)
        }
        Const::Code(_) => return None,
    })
}

/// What a unit is called and how its parameters are.
struct Signature {
    name: Name,
    params: Vec<(Name, Span)>,
    hints: Vec<Hint>,
    argcount: u32,
    posonlyargcount: u32,
    kwonlyargcount: u32,
    flags: CodeFlags,
}

impl Signature {
    /// A unit without parameters.
    fn plain(name: &str, flags: CodeFlags) -> Self {
        Signature {
            name: name.into(),
            params: Vec::new(),
            hints: Vec::new(),
            argcount: 0,
            posonlyargcount: 0,
            kwonlyargcount: 0,
            flags,
        }
    }
}

/// How a name is reached from a unit.
#[derive(Clone, Copy)]
enum Place {
    Fast(u32),
    Deref(u32),
    ClassDeref(u32),
    Name(u32),
    Global(u32),
}

impl<'a> Compiler<'a> {
    fn module(&mut self, whole: Span) -> Code {
        let root = ScopeId(0);
        self.enter(
            root,
            Signature::plain("<module>", CodeFlags::default()),
            "<module>".into(),
        );
        let mut docstring = None;
        match &self.parsed.tree {
            Tree::Module(body) => {
                let body = body.as_slice();
                self.check_future(body);
                docstring = self.docstring(body);
                if stmt::has_annotations(body) {
                    self.emit(
                        Instr::SetupAnnotations,
                        Span {
                            end: whole.start,
                            ..whole
                        },
                    );
                }
                if let (Some(text), Some(first)) = (&docstring, body.first()) {
                    let span = self.span(first);
                    self.load_const(Const::Str(text.clone()), span);
                    self.store_name("__doc__", span);
                }
                self.body(body);
                let end = Span {
                    start: whole.end,
                    ..whole
                };
                let last = body.last().map_or(end, |s| self.span(s));
                self.return_none(last);
            }
            Tree::Expression(value) => {
                self.expr(value);
                self.emit(Instr::Return, self.span(&**value));
            }
        }
        self.leave(whole, docstring)
    }

    // Units

    fn unit(&mut self) -> &mut Unit<'a> {
        self.units.last_mut().expect("inside a unit")
    }

    /// Begins a code object.
    fn enter(&mut self, root: ScopeId, signature: Signature, qualname: Name) {
        let table = self.table;
        let scope = &table.scopes[root];
        let mut locals = Vec::new();
        let mut slots = FxHashMap::default();
        let mut param_spans = Vec::new();
        for (name, span) in &signature.params {
            slots.insert((root, name.clone()), locals.len() as u32);
            locals.push(name.clone());
            param_spans.push(*span);
        }
        let mut cellvars = Vec::new();
        let mut cells = FxHashMap::default();
        if scope.class_cell {
            cells.insert((root, Name::from("__class__")), 0);
            cellvars.push(Name::from("__class__"));
        }
        for inner in table.scopes_of_unit(root) {
            let fast = matches!(
                table.scopes[inner].kind,
                ScopeKind::Function | ScopeKind::Comprehension
            );
            for (name, symbol) in &table.scopes[inner].symbols {
                if symbol.owner != Owner::Own {
                    continue;
                }
                if symbol.captured {
                    cells.insert((inner, name.clone()), cellvars.len() as u32);
                    cellvars.push(name.clone());
                } else if fast && !symbol.param {
                    slots.insert((inner, name.clone()), locals.len() as u32);
                    locals.push(name.clone());
                }
            }
        }
        self.units.push(Unit {
            root,
            scope: root,
            asm: Asm::new(),
            name: signature.name,
            qualname,
            names: IndexMap::new(),
            consts: Vec::new(),
            const_index: FxHashMap::default(),
            locals,
            slots,
            cellvars,
            cells,
            freevars: scope.frees.iter().cloned().collect(),
            param_spans,
            hints: signature.hints,
            argcount: signature.argcount,
            posonlyargcount: signature.posonlyargcount,
            kwonlyargcount: signature.kwonlyargcount,
            flags: signature.flags,
            generator_error: None,
            blocks: Vec::new(),
            temporaries: Vec::new(),
            temporaries_used: 0,
        });
    }

    /// Emits what a code object begins with: its cells.
    fn prologue(&mut self, span: Span) {
        let root = self.unit().root;
        if self.table.scopes[root].class_cell {
            self.emit(Instr::MakeCell(0), span);
        }
        self.make_cells(root, span);
        if self.unit().flags.generator {
            // What leaves the body goes through `leave`.
            let error = self.target();
            self.unit().asm.open_region(error);
            self.unit().generator_error = Some(error);
            self.emit(Instr::ReturnGenerator, span);
        }
    }

    /// Makes the cells of a scope's captured variables.
    fn make_cells(&mut self, scope: ScopeId, span: Span) {
        let table = self.table;
        for (name, symbol) in &table.scopes[scope].symbols {
            if symbol.owner != Owner::Own || !symbol.captured {
                continue;
            }
            let cell = self.unit().cells[&(scope, name.clone())];
            self.emit(Instr::MakeCell(cell), span);
            if symbol.param {
                let slot = self.unit().slots[&(scope, name.clone())];
                self.emit(Instr::LoadFast(slot), span);
                self.emit(Instr::StoreDeref(cell), span);
            }
        }
    }

    /// Ends a code object.
    fn leave(&mut self, span: Span, docstring: Option<Arc<str>>) -> Code {
        if let Some(error) = self.unit().generator_error {
            self.unit().asm.close_region();
            self.bind(error);
            self.emit(Instr::GeneratorError, span);
            self.emit(Instr::Reraise, span);
        }
        let unit = self.units.pop().expect("inside a unit");
        let assembled = unit.asm.finish();
        Code {
            name: unit.name,
            qualname: unit.qualname,
            file: self.file,
            span,
            argcount: unit.argcount,
            posonlyargcount: unit.posonlyargcount,
            kwonlyargcount: unit.kwonlyargcount,
            flags: unit.flags,
            locals: unit.locals,
            cellvars: unit.cellvars,
            freevars: unit.freevars,
            stacksize: assembled.stacksize,
            docstring,
            body: BodyCell::from(Body {
                param_spans: unit.param_spans,
                hints: unit.hints,
                names: unit.names.into_keys().collect(),
                consts: unit.consts,
                instrs: assembled.instrs,
                spans: assembled.spans,
                handlers: assembled.handlers,
            }),
        }
    }

    /// The qualified name of a function or class defined where we are.
    fn qualname(&mut self, name: &str) -> Name {
        let mangled = self.mangle(name);
        let table = self.table;
        let unit = self.unit();
        let scope = &table.scopes[unit.scope];
        let global = scope
            .symbols
            .get(&mangled)
            .is_some_and(|s| s.global.is_some());
        match table.scopes[unit.root].kind {
            ScopeKind::Module => name.into(),
            _ if global => name.into(),
            ScopeKind::Class => format!("{}.{name}", unit.qualname).into(),
            _ => format!("{}.<locals>.{name}", unit.qualname).into(),
        }
    }

    /// Whether we are in a function, however deep in classes.
    fn nested(&self) -> bool {
        self.units.iter().any(|u| u.flags.function)
    }

    // Emission

    fn span(&self, node: &impl Ranged) -> Span {
        let (start, end) = range(node.range());
        Span {
            file: self.file,
            start,
            end,
        }
    }

    fn emit(&mut self, instr: Instr, span: Span) {
        self.unit().asm.emit(instr, span);
    }

    fn jump(&mut self, instr: Instr, target: Target, span: Span) {
        self.unit().asm.jump(instr, target, span);
    }

    fn goto(&mut self, target: Target, span: Span) {
        self.jump(Instr::Jump(0), target, span);
    }

    fn target(&mut self) -> Target {
        self.unit().asm.target()
    }

    fn bind(&mut self, target: Target) {
        self.unit().asm.bind(target);
    }

    fn error(&mut self, code: &'static str, message: impl Into<String>, span: Span) {
        self.errors
            .push(Diagnostic::error(code, message).at(span, ""));
    }

    /// Says more of the error that was told last.
    fn help_with_last(&mut self, help: impl Into<String>) {
        if let Some(error) = self.errors.pop() {
            self.errors.push(error.help(help));
        }
    }

    fn return_none(&mut self, span: Span) {
        self.load_const(Const::None, span);
        self.emit(Instr::Return, span);
    }

    // Tables

    fn konst(&mut self, value: Const) -> u32 {
        let unit = self.unit();
        match const_key(&value) {
            Some(key) => *unit.const_index.entry(key).or_insert_with(|| {
                unit.consts.push(value);
                unit.consts.len() as u32 - 1
            }),
            None => {
                unit.consts.push(value);
                unit.consts.len() as u32 - 1
            }
        }
    }

    fn load_const(&mut self, value: Const, span: Span) {
        if self.unit().asm.reachable() {
            let index = self.konst(value);
            self.emit(Instr::LoadConst(index), span);
        }
    }

    /// The index of a name as it stands (attributes are mangled by the caller).
    fn name_index(&mut self, name: &str) -> u32 {
        let unit = self.unit();
        if let Some(&index) = unit.names.get(name) {
            return index;
        }
        let index = unit.names.len() as u32;
        unit.names.insert(name.into(), index);
        index
    }

    fn mangle(&mut self, name: &str) -> Name {
        let scope = self.unit().scope;
        self.table.mangle(scope, name)
    }

    /// What an attribute is called.
    fn attribute(&mut self, name: &str) -> Name {
        let name = self.mangle(name);
        match self.library {
            true => crate::name_in_library(name),
            false => name,
        }
    }

    /// A fresh temporary; [`release`](Self::release) gives those since a mark back.
    fn temporary(&mut self) -> u32 {
        let unit = self.unit();
        let nth = unit.temporaries_used;
        unit.temporaries_used += 1;
        if let Some(&slot) = unit.temporaries.get(nth) {
            return slot;
        }
        let slot = unit.locals.len() as u32;
        unit.locals.push(format!(".{nth}").into());
        unit.temporaries.push(slot);
        slot
    }

    fn mark(&mut self) -> usize {
        self.unit().temporaries_used
    }

    fn release(&mut self, mark: usize) {
        self.unit().temporaries_used = mark;
    }

    // Names

    fn place(&mut self, name: &str) -> Place {
        let table = self.table;
        let (scope, root) = (self.unit().scope, self.unit().root);
        let name = table.mangle(scope, name);
        let owner = table.scopes[scope].symbols.get(&name).map(|s| s.owner);
        let owner = match owner {
            Some(Owner::Own) => Some(scope),
            Some(Owner::Enclosing(outer)) => Some(outer),
            Some(Owner::GlobalExplicit) => return Place::Global(self.name_index(&name)),
            Some(Owner::GlobalImplicit) => None,
            // Names the compiler makes up: `__doc__`, `__module__`, …
            None => {
                return match table.scopes[root].kind {
                    ScopeKind::Function => Place::Global(self.name_index(&name)),
                    _ => Place::Name(self.name_index(&name)),
                }
            }
        };
        let Some(owner) = owner else {
            let class_comprehension = scope != root && table.scopes[root].kind == ScopeKind::Class;
            return if table.scopes[root].kind == ScopeKind::Function || class_comprehension {
                Place::Global(self.name_index(&name))
            } else {
                Place::Name(self.name_index(&name))
            };
        };
        if table.scopes[owner].unit == root {
            if let Some(&cell) = self.unit().cells.get(&(owner, name.clone())) {
                return Place::Deref(cell);
            }
            if let Some(&slot) = self.unit().slots.get(&(owner, name.clone())) {
                return Place::Fast(slot);
            }
            let of_class = self.library && table.scopes[owner].kind == ScopeKind::Class;
            let name = if of_class {
                crate::name_in_library(name)
            } else {
                name
            };
            return Place::Name(self.name_index(&name));
        }
        let unit = self.unit();
        let free = unit
            .freevars
            .iter()
            .position(|f| *f == name)
            .expect("a free variable");
        let index = (unit.cellvars.len() + free) as u32;
        let declared = table.scopes[scope]
            .symbols
            .get(&name)
            .is_some_and(|s| s.nonlocal.is_some());
        if scope == root && table.scopes[root].kind == ScopeKind::Class && !declared {
            Place::ClassDeref(index)
        } else {
            Place::Deref(index)
        }
    }

    fn load_name(&mut self, name: &str, span: Span) {
        if name == "__debug__" {
            return self.load_const(Const::Bool(true), span);
        }
        let instr = match self.place(name) {
            Place::Fast(i) => Instr::LoadFast(i),
            Place::Deref(i) => Instr::LoadDeref(i),
            Place::ClassDeref(i) => Instr::LoadClassDeref(i),
            Place::Name(i) => Instr::LoadName(i),
            Place::Global(i) => Instr::LoadGlobal(i),
        };
        self.emit(instr, span);
    }

    fn store_name(&mut self, name: &str, span: Span) {
        if name == "__debug__" {
            return self.error("RP0111", "cannot assign to __debug__", span);
        }
        let instr = self.store_of(name);
        self.emit(instr, span);
    }

    /// What assigns a variable.
    fn store_of(&mut self, name: &str) -> Instr {
        match self.place(name) {
            Place::Fast(i) => Instr::StoreFast(i),
            Place::Deref(i) | Place::ClassDeref(i) => Instr::StoreDeref(i),
            Place::Name(i) => Instr::StoreName(i),
            Place::Global(i) => Instr::StoreGlobal(i),
        }
    }

    fn delete_name(&mut self, name: &str, span: Span) {
        if name == "__debug__" {
            return self.error("RP0111", "cannot delete __debug__", span);
        }
        let instr = match self.place(name) {
            Place::Fast(i) => Instr::DeleteFast(i),
            Place::Deref(i) | Place::ClassDeref(i) => Instr::DeleteDeref(i),
            Place::Name(i) => Instr::DeleteName(i),
            Place::Global(i) => Instr::DeleteGlobal(i),
        };
        self.emit(instr, span);
    }

    /// The docstring that a body starts with.
    fn docstring(&self, body: &[Stmt]) -> Option<Arc<str>> {
        let Some(Stmt::Expr(first)) = body.first() else {
            return None;
        };
        let ast::Expr::Constant(constant) = &*first.value else {
            return None;
        };
        let ast::Constant::Str(index) = &constant.value else {
            return None;
        };
        match self.parsed.literal(index) {
            Literal::Str(text) => Some(text.clone()),
            Literal::Bytes(_) | Literal::Format(_) => None,
        }
    }

    /// Where a name stands: the first token of that name from an offset on.
    fn find_name(&self, name: &str, from: u32, to: u32) -> Span {
        match self.parsed.name_token(name, from, to) {
            Some(token) => Span {
                file: self.file,
                start: token.start,
                end: token.end,
            },
            None => Span {
                file: self.file,
                start: from,
                end: to.max(from),
            },
        }
    }

    /// Where the name at the end of an attribute expression stands.
    fn attribute_span(&self, node: &impl Ranged) -> Span {
        let span = self.span(node);
        let text = &self.text[span.start as usize..span.end as usize];
        let name = text.trim_end_matches(rpython_unicode::is_identifier_continue);
        let start = span.start + name.len() as u32;
        if start < span.end {
            Span { start, ..span }
        } else {
            span
        }
    }
}
