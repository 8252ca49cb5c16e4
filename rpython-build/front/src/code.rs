//! Code objects: what the compiler makes and the interpreter runs.
//!
//! The instruction set is a small stack machine after CPython 3.11's: no block stack, but an
//! exception table; comprehensions are inlined into their function; `finally` bodies are
//! duplicated per path. Unlike CPython's it is an enum, not bytes: an instruction's index is
//! its address, jump targets are indexes, and a span stands beside every instruction.
//!
//! In the stack effects below the top of the stack is on the right: `a b → c` pops `b`, then
//! `a`, and pushes `c`.

use crate::source::{FileId, Span};
use crate::stored::StoredBody;
use num_bigint::BigInt;
use std::cell::OnceCell;
use std::fmt;
use std::ops::Deref;
use std::rc::Rc;
use std::sync::Arc;

/// An identifier.
pub type Name = Arc<str>;

/// The address of an instruction.
pub type Label = u32;

/// A compiled function body, module body or class body.
#[derive(Debug, Clone, PartialEq)]
pub struct Code {
    /// `f`, `<module>`, `<lambda>`, `<genexpr>`, or the class's name.
    pub name: Name,
    /// Dotted: `Outer.<locals>.f`.
    pub qualname: Name,
    /// The file.
    pub file: FileId,
    /// The whole definition (its `def` line, for messages, is at the start).
    pub span: Span,
    /// How many of `locals` are positional parameters (positional-only included).
    pub argcount: u32,
    /// How many of those are positional-only.
    pub posonlyargcount: u32,
    /// How many keyword-only parameters follow the positional ones in `locals`.
    pub kwonlyargcount: u32,
    /// What kind of code this is.
    pub flags: CodeFlags,
    /// Local variables: parameters first (positional, keyword-only, `*args`, `**kw`), then the rest.
    /// Every frame has a slot for each, module and class bodies too: there these are the variables
    /// of inlined comprehensions and the compiler's temporaries. A comprehension's variable has a
    /// slot of its own, so a name can occur twice; the compiler's temporaries start with a dot.
    pub locals: Vec<Name>,
    /// Cell variables: locals that inner functions capture. A parameter that is captured is in
    /// `locals` and here; the compiler's prologue makes the cell and moves the value in. A captured
    /// comprehension variable has a cell of its own, made anew each time the comprehension starts.
    pub cellvars: Vec<Name>,
    /// Variables captured from outer functions. Deref indexes count `cellvars` first, then these.
    pub freevars: Vec<Name>,
    /// The deepest the value stack gets.
    pub stacksize: u32,
    /// The docstring, if the body starts with one.
    pub docstring: Option<Arc<str>>,
    /// The rest of it, whose fields are this code's ([`Deref`]).
    pub body: BodyCell,
}

/// What a function that nobody calls or looks into can do without.
#[derive(Debug, Clone, PartialEq)]
pub struct Body {
    /// Where each parameter's name stands in the source, in the order of `locals`.
    pub param_spans: Vec<Span>,
    /// The type hints in it, as they are written: of its parameters, its result, its variables.
    pub hints: Vec<Hint>,
    /// Names that name instructions refer to: attributes, globals, keywords, imports.
    pub names: Vec<Name>,
    /// Constants.
    pub consts: Vec<Const>,
    /// The instructions.
    pub instrs: Vec<Instr>,
    /// The source range of each instruction: same length as `instrs`.
    pub spans: Vec<Span>,
    /// Protected ranges, innermost first; the first entry that contains an address handles it.
    pub handlers: Vec<Handler>,
}

impl Deref for Code {
    type Target = Body;

    fn deref(&self) -> &Body {
        self.body.get()
    }
}

/// A body that may be read only when it is looked at: of the toolchain's own functions hardly any is.
#[derive(Clone)]
pub struct BodyCell {
    body: OnceCell<Body>,
    stored: Option<StoredBody>,
}

impl BodyCell {
    /// One that is read when it is looked at.
    pub(crate) fn stored(stored: StoredBody) -> BodyCell {
        BodyCell {
            body: OnceCell::new(),
            stored: Some(stored),
        }
    }

    fn get(&self) -> &Body {
        self.body.get_or_init(|| {
            let body = self.stored.as_ref().and_then(StoredBody::read);
            body.expect("the build script has written code")
        })
    }
}

impl From<Body> for BodyCell {
    fn from(body: Body) -> BodyCell {
        BodyCell {
            body: body.into(),
            stored: None,
        }
    }
}

impl PartialEq for BodyCell {
    fn eq(&self, other: &BodyCell) -> bool {
        self.get() == other.get()
    }
}

impl fmt::Debug for BodyCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl Code {
    /// The name of a variable that is kept in a cell: of this function, or of one around it.
    pub fn deref_name(&self, at: u32) -> &Name {
        let at = at as usize;
        match at.checked_sub(self.cellvars.len()) {
            Some(free) => &self.freevars[free],
            None => &self.cellvars[at],
        }
    }

    /// Whether an instruction may be run several times: a jump behind it leads back to it, or to what is before.
    pub fn is_in_loop(&self, at: usize) -> bool {
        let later = self.instrs.iter().skip(at);
        let mut jumps = later.filter_map(|instr| instr.jump());
        jumps.any(|(target, _)| target as usize <= at)
    }

    /// Where functions inside of this one assign a variable of it.
    pub fn assigned_inside(&self, name: &Name) -> Vec<Span> {
        let mut found = Vec::new();
        for value in &self.consts {
            let Const::Code(inner) = value else {
                continue;
            };
            if !inner.freevars.contains(name) {
                continue;
            }
            for (instr, &span) in inner.instrs.iter().zip(&inner.spans) {
                if matches!(*instr, Instr::StoreDeref(at) if inner.deref_name(at) == name) {
                    found.push(span);
                }
            }
            found.extend(inner.assigned_inside(name));
        }
        found
    }

    /// The instructions that make what the one at `at` takes, in order: those that no jump leads over.
    pub fn operands(&self, at: usize) -> Vec<Option<usize>> {
        let mut found = vec![None; self.instrs[at].effect().pops as usize];
        let mut end = at;
        for operand in found.iter_mut().rev() {
            let makes = |&at: &usize| self.instrs[at].effect() != Effect::default();
            let Some(last) = (0..end).rev().find(makes) else {
                break;
            };
            *operand = Some(last);
            match self.start_of(last) {
                Some(start) => end = start,
                None => break,
            }
        }
        found
    }

    /// Where the straight line of code begins that makes what the instruction at `at` pushes.
    fn start_of(&self, at: usize) -> Option<usize> {
        let mut missing = 1;
        for at in (0..=at).rev() {
            let effect = self.instrs[at].effect();
            if self.instrs[at].jump().is_some() || effect.pushes > missing {
                return None;
            }
            missing = missing - effect.pushes + effect.pops;
            if missing == 0 {
                return Some(at);
            }
        }
        None
    }

    /// The start of the definition, up to its last parameter: enough to show which it is.
    pub fn header(&self) -> Span {
        let least = match self.name.starts_with('<') {
            true => "lambda".len(),
            false => "def ".len() + self.name.len(),
        };
        let end = match self.param_spans.last() {
            Some(param) => param.end,
            None => (self.span.start + least as u32).min(self.span.end),
        };
        Span { end, ..self.span }
    }

    /// Where a body gives this name a value.
    pub fn named_at(&self, name: &str) -> Option<Span> {
        let mut instrs = self.instrs.iter().zip(&self.spans);
        instrs.find_map(|(instr, &span)| match instr {
            Instr::StoreName(at) => (*self.names[*at as usize] == *name).then_some(span),
            _ => None,
        })
    }

    /// The hint of what is assigned under this name, of those of a body or of the first parameter.
    pub fn hint_of(&self, name: &str) -> Option<&Hint> {
        self.hints.iter().find(|hint| match hint.of {
            Hinted::Assigned(Instr::StoreName(i) | Instr::StoreAttr(i)) => {
                *self.names[i as usize] == *name
            }
            _ => false,
        })
    }

    /// The handler that covers an address: the innermost one.
    pub fn handler_at(&self, pc: Label) -> Option<Handler> {
        self.handlers
            .iter()
            .find(|h| h.start <= pc && pc < h.end)
            .copied()
    }

    /// Whether a handler that the program itself wrote covers an address.
    pub fn is_caught(&self, pc: Label) -> bool {
        self.handler_at(pc)
            .is_some_and(|h| self.instrs[h.target as usize] != Instr::GeneratorError)
    }
}

/// A type hint as it is written.
#[derive(Debug, Clone, PartialEq)]
pub struct Hint {
    /// What it is about.
    pub of: Hinted,
    /// Its text.
    pub text: Name,
    /// Where it stands.
    pub span: Span,
}

/// What a type hint is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hinted {
    /// The parameter at this place among the locals.
    Param(u32),
    /// The result.
    Result,
    /// What this instruction assigns: a variable, or an attribute of the first parameter.
    Assigned(Instr),
}

/// What kind of code it is, and which optional parameters it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CodeFlags {
    /// A function body: names are fast locals, calls make a new frame without a dict.
    pub function: bool,
    /// Has `*args`.
    pub varargs: bool,
    /// Has `**kw`.
    pub varkeywords: bool,
    /// Contains `yield`: a call makes a generator.
    pub generator: bool,
    /// Defined inside a function (its free variables may be runtime cells).
    pub nested: bool,
    /// Its last parameter has what `*args` would collect: a version of a function with that, for calls that spread a list.
    /// (No source has it.)
    pub collected: bool,
}

/// A protected range of instructions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Handler {
    /// First protected address.
    pub start: Label,
    /// Address behind the last protected one.
    pub end: Label,
    /// Where to go: the stack is cut to `depth`, then the exception is pushed.
    pub target: Label,
    /// Stack depth to cut to.
    pub depth: u32,
}

/// A constant of a code object; the interpreter turns each into one object, once per code.
#[derive(Debug, Clone, PartialEq)]
pub enum Const {
    /// `None`
    None,
    /// `...`
    Ellipsis,
    /// `True`, `False`
    Bool(bool),
    /// An integer of any size.
    Int(BigInt),
    /// A float (compared by bits when constants are shared: `0.0` and `-0.0` differ).
    Float(f64),
    /// The imaginary part of a complex literal.
    Imaginary(f64),
    /// A string.
    Str(Arc<str>),
    /// A bytes literal.
    Bytes(Rc<[u8]>),
    /// A tuple of constants.
    Tuple(Vec<Const>),
    /// A frozen set of constants (from `x in {1, 2}`).
    FrozenSet(Vec<Const>),
    /// A nested code object.
    Code(Rc<Code>),
}

/// Unary operators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UnaryOp {
    /// `+a`
    Pos,
    /// `-a`
    Neg,
    /// `~a`
    Invert,
    /// `not a`: always gives a bool.
    Not,
}

/// Binary operators, plain and in place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `@`
    MatMul,
    /// `/`
    TrueDiv,
    /// `//`
    FloorDiv,
    /// `%`
    Mod,
    /// `**`
    Pow,
    /// `<<`
    LShift,
    /// `>>`
    RShift,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
}

/// Rich comparisons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CompareOp {
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

/// The conversion in an f-string field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Conversion {
    /// None given.
    None,
    /// `!s`
    Str,
    /// `!r`
    Repr,
    /// `!a`
    Ascii,
}

/// What [`Instr::MakeFunction`] finds on the stack below the code object, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct MakeFunction {
    /// A tuple of positional defaults.
    pub defaults: bool,
    /// A dict of keyword-only defaults.
    pub kwdefaults: bool,
    /// A tuple `(name, annotation, …)`.
    pub annotations: bool,
    /// A tuple of cells.
    pub closure: bool,
}

/// One instruction. Numbers named `n` are counts; `name`, `local`, `deref` and `konst` are
/// indexes into the code object's tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub enum Instr {
    /// Nothing.
    Nop,

    /// `→ const`
    LoadConst(u32),
    /// `→ value`; `UnboundLocalError` if unbound.
    LoadFast(u32),
    /// `value →`
    StoreFast(u32),
    /// `UnboundLocalError` if unbound.
    DeleteFast(u32),
    /// `→ value` from the frame's namespace, then globals, then builtins (module and class bodies).
    LoadName(u32),
    /// `value →` into the frame's namespace.
    StoreName(u32),
    /// `NameError` if absent.
    DeleteName(u32),
    /// `→ value` from globals, then builtins.
    LoadGlobal(u32),
    /// `value →`
    StoreGlobal(u32),
    /// `NameError` if absent.
    DeleteGlobal(u32),
    /// Puts a fresh, empty cell in this deref slot. (A captured parameter's value follows by a
    /// plain `LoadFast`, `StoreDeref`.)
    MakeCell(u32),
    /// `→ value` of the cell; `NameError` if it is empty.
    LoadDeref(u32),
    /// Class bodies: `→ value` from the namespace if it is there, else from the cell.
    LoadClassDeref(u32),
    /// `value →`
    StoreDeref(u32),
    /// `NameError` if empty.
    DeleteDeref(u32),
    /// `→ cell` (to build a closure tuple).
    LoadClosure(u32),

    /// `a →`
    Pop,
    /// `x … → x … x`: pushes the item `n` deep; `Copy(1)` duplicates the top.
    Copy(u32),
    /// Exchanges the top with the item `n` deep; `Swap(2)` exchanges the top two.
    Swap(u32),

    /// `a → op a`
    Unary(UnaryOp),
    /// `a b → a op b`
    Binary(BinaryOp),
    /// `a b → a op= b`
    Inplace(BinaryOp),
    /// `a b → a op b`
    Compare(CompareOp),
    /// `a b → a is b`, or `is not`. Always a bool.
    Is { invert: bool },
    /// `a b → a in b`, or `not in`. Always a bool.
    Contains { invert: bool },

    /// `obj → attr`
    LoadAttr(u32),
    /// `value obj →`
    StoreAttr(u32),
    /// `obj →`
    DeleteAttr(u32),
    /// `obj index → item`
    Subscript,
    /// `value obj index →`
    StoreSubscript,
    /// `obj index →`
    DeleteSubscript,

    /// `start stop → slice`, or with a step: `start stop step → slice`. `None` where left out.
    BuildSlice { step: bool },
    /// `n items → tuple`
    BuildTuple(u32),
    /// `n items → list`
    BuildList(u32),
    /// `n items → set`
    BuildSet(u32),
    /// `n × (key value) → dict`
    BuildMap(u32),
    /// `n strings → string` (the parts of an f-string).
    BuildString(u32),
    /// `list … item → list …`: appends to the list `n` deep *after* popping the item (`1` = top).
    ListAppend(u32),
    /// `set … item → set …`
    SetAdd(u32),
    /// `dict … key value → dict …`
    MapAdd(u32),
    /// `list … iterable → list …` (from `[*a]`)
    ListExtend(u32),
    /// `set … iterable → set …`
    SetUpdate(u32),
    /// `dict … mapping → dict …` (from `{**a}`)
    DictUpdate(u32),
    /// Like `DictUpdate`, but a key that is there already is a `TypeError` (from `f(**a)`; the
    /// callable is two below the dict).
    DictMerge(u32),
    /// `tuple iterable → tuple`: a new tuple with the iterable's items behind the tuple's (from
    /// `(a, *b)` and `f(a, *b)`).
    TupleExtend,
    /// `iterable → tuple`: of its items (from `(a, *b)`, and from `f(*a, b)`; behind all others a call goes through `*b` itself).
    ToTuple,
    /// `value → string`, or with a spec: `value spec → string`.
    FormatValue { conversion: Conversion, spec: bool },

    /// `seq → xn … x1`: exactly `n` items, the first on top.
    UnpackSequence(u32),
    /// `seq → after… list before…`: `before` items, the rest as a list, `after` items; the first on top.
    UnpackEx { before: u32, after: u32 },

    /// Goes there.
    Jump(Label),
    /// Annotations of a function inside a function follow, and are put into a tuple. Translated
    /// code has no use for them: there it is `→ None`, and goes there.
    SkipAnnotations(Label),
    /// `a →`; goes there if `a` is false.
    PopJumpIfFalse(Label),
    /// `a →`; goes there if `a` is true.
    PopJumpIfTrue(Label),
    /// Goes there if the top is false, else pops it.
    JumpIfFalseOrPop(Label),
    /// Goes there if the top is true, else pops it.
    JumpIfTrueOrPop(Label),
    /// `a →`; goes there if `a` is `None`.
    PopJumpIfNone(Label),
    /// `a →`; goes there if `a` is not `None`.
    PopJumpIfNotNone(Label),

    /// `iterable → iterator`
    GetIter,
    /// `iterator → iterator item`; at the end `iterator →` and goes there.
    ForIter(Label),

    /// `callable args… → result`: `argc` arguments; the last `len(names)` of them are keywords
    /// when `keywords` is given: one more than the index of a constant tuple of their names.
    Call { argc: u16, keywords: Option<std::num::NonZeroU32> },
    /// `callable iterable → result`, or `callable iterable dict → result`. The iterable is a tuple
    /// unless the call is `f(*x)`: then it is `x` as it is.
    CallEx { keywords: bool },
    /// `[defaults] [kwdefaults] [annotations] [closure] code → function`
    MakeFunction(MakeFunction),
    /// `→ builtins.__build_class__`; then called with (function, name, bases…, keywords…).
    LoadBuildClass,
    /// `value →`; leaves the frame.
    Return,

    /// `→`: the exception being handled (0); `exc →` (1); `exc cause →` (2). Always raises.
    Raise(u8),
    /// `exc →`: raises it again, its traceback kept.
    Reraise,
    /// `exc → previous exc`: makes it the exception being handled.
    PushExcInfo,
    /// `previous →`: makes that the exception being handled.
    PopExcept,
    /// `exc class → exc bool`; `class` may be a tuple.
    CheckExcMatch,
    /// `→ AssertionError` the class itself, whatever the name is bound to.
    LoadAssertionError,
    /// `manager → exit value`: `exit` is the bound `__exit__`, `value` what `__enter__` returned.
    BeforeWith,
    /// `exit previous exc → exit previous exc result`: calls `exit(type, exc, traceback)`.
    WithExceptStart,

    /// Prologue of generators, behind the cells' prologue: returns a generator that goes on behind
    /// this instruction; nothing is pushed when it is first resumed.
    ReturnGenerator,
    /// `value → sent`: hands the value out; goes on with what is sent in.
    Yield,
    /// `exc → exc`: what leaves the body of a generator. A `StopIteration` would end the generator,
    /// so it becomes a `RuntimeError` (PEP 479).
    GeneratorError,
    /// `iterable → iterator` of `yield from`: a generator stays as it is.
    GetYieldFromIter,
    /// `iterator sent → iterator value`; at its end `→ returned` and goes there. Its `Yield` always
    /// follows directly, so that a generator suspended there is known to delegate.
    Send(Label),

    /// `level fromlist → module`: name is dotted.
    ImportName(u32),
    /// `module → module value`
    ImportFrom(u32),
    /// `module →`: all public names into the frame's namespace.
    ImportStar,

    /// `subject → subject bool`
    MatchSequence,
    /// `subject → subject bool`
    MatchMapping,
    /// `subject keys → subject keys values`: a tuple, or `None` if a key is missing.
    MatchKeys,
    /// `subject class names → attributes`: a tuple, or `None` if it does not match; `n` positional patterns.
    MatchClass(u32),
    /// `a → a len(a)`
    GetLen,
    /// `subject keys → dict`: a copy of the subject without those keys (`case {…, **rest}`).
    MatchRest,

    /// Makes `__annotations__` in the frame's namespace if it is absent.
    SetupAnnotations,
}

/// How many items an instruction pops and pushes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Effect {
    /// Items that must be there and are taken; those only looked at count here and in `pushes`.
    pub pops: u32,
    /// Items that are there afterwards in their place.
    pub pushes: u32,
}

impl Instr {
    /// The effect on the stack when the next instruction follows.
    pub fn effect(self) -> Effect {
        let (pops, pushes) = match self {
            Instr::Nop
            | Instr::DeleteFast(_)
            | Instr::DeleteName(_)
            | Instr::DeleteGlobal(_)
            | Instr::DeleteDeref(_)
            | Instr::MakeCell(_)
            | Instr::Jump(_)
            | Instr::SkipAnnotations(_)
            | Instr::ReturnGenerator
            | Instr::SetupAnnotations => (0, 0),
            Instr::LoadConst(_)
            | Instr::LoadFast(_)
            | Instr::LoadName(_)
            | Instr::LoadGlobal(_)
            | Instr::LoadDeref(_)
            | Instr::LoadClassDeref(_)
            | Instr::LoadClosure(_)
            | Instr::LoadBuildClass
            | Instr::LoadAssertionError => (0, 1),
            Instr::StoreFast(_)
            | Instr::StoreName(_)
            | Instr::StoreGlobal(_)
            | Instr::StoreDeref(_)
            | Instr::Pop
            | Instr::DeleteAttr(_)
            | Instr::PopJumpIfFalse(_)
            | Instr::PopJumpIfTrue(_)
            | Instr::PopJumpIfNone(_)
            | Instr::PopJumpIfNotNone(_)
            | Instr::JumpIfFalseOrPop(_)
            | Instr::JumpIfTrueOrPop(_)
            | Instr::Return
            | Instr::Reraise
            | Instr::PopExcept
            | Instr::ImportStar => (1, 0),
            Instr::Copy(n) => (n, n + 1),
            Instr::Swap(n) => (n, n),
            Instr::Unary(_)
            | Instr::LoadAttr(_)
            | Instr::GetIter
            | Instr::GetYieldFromIter
            | Instr::ToTuple => (1, 1),
            Instr::Yield | Instr::GeneratorError => (1, 1),
            Instr::Binary(_)
            | Instr::Inplace(_)
            | Instr::Compare(_)
            | Instr::Is { .. }
            | Instr::Contains { .. }
            | Instr::Subscript
            | Instr::TupleExtend
            | Instr::ImportName(_)
            | Instr::MatchRest => (2, 1),
            Instr::StoreAttr(_) | Instr::DeleteSubscript => (2, 0),
            Instr::StoreSubscript => (3, 0),
            Instr::BuildSlice { step } => (2 + step as u32, 1),
            Instr::BuildTuple(n)
            | Instr::BuildList(n)
            | Instr::BuildSet(n)
            | Instr::BuildString(n) => (n, 1),
            Instr::BuildMap(n) => (2 * n, 1),
            Instr::ListAppend(n)
            | Instr::SetAdd(n)
            | Instr::ListExtend(n)
            | Instr::SetUpdate(n)
            | Instr::DictUpdate(n)
            | Instr::DictMerge(n) => (n + 1, n),
            Instr::MapAdd(n) => (n + 2, n),
            Instr::FormatValue { spec, .. } => (1 + spec as u32, 1),
            Instr::UnpackSequence(n) => (1, n),
            Instr::UnpackEx { before, after } => (1, before + 1 + after),
            Instr::ForIter(_)
            | Instr::PushExcInfo
            | Instr::BeforeWith
            | Instr::ImportFrom(_)
            | Instr::MatchSequence
            | Instr::MatchMapping
            | Instr::GetLen => (1, 2),
            Instr::Call { argc, .. } => (argc as u32 + 1, 1),
            Instr::CallEx { keywords } => (2 + keywords as u32, 1),
            Instr::MakeFunction(m) => {
                let parts = [m.defaults, m.kwdefaults, m.annotations, m.closure];
                (1 + parts.into_iter().filter(|&p| p).count() as u32, 1)
            }
            Instr::Raise(n) => (n as u32, 0),
            Instr::CheckExcMatch | Instr::Send(_) => (2, 2),
            Instr::WithExceptStart => (3, 4),
            Instr::MatchKeys => (2, 3),
            Instr::MatchClass(_) => (3, 1),
        };
        Effect { pops, pushes }
    }

    /// Where the instruction can jump to, and the effect on the stack when it does.
    pub fn jump(self) -> Option<(Label, Effect)> {
        let (target, pops, pushes) = match self {
            Instr::Jump(target) => (target, 0, 0),
            Instr::SkipAnnotations(target) => (target, 0, 1),
            Instr::PopJumpIfFalse(target)
            | Instr::PopJumpIfTrue(target)
            | Instr::PopJumpIfNone(target)
            | Instr::PopJumpIfNotNone(target)
            | Instr::ForIter(target) => (target, 1, 0),
            Instr::JumpIfFalseOrPop(target) | Instr::JumpIfTrueOrPop(target) => (target, 1, 1),
            Instr::Send(target) => (target, 2, 1),
            _ => return None,
        };
        Some((target, Effect { pops, pushes }))
    }

    /// The same instruction with another jump target.
    pub fn with_target(self, target: Label) -> Instr {
        match self {
            Instr::Jump(_) => Instr::Jump(target),
            Instr::SkipAnnotations(_) => Instr::SkipAnnotations(target),
            Instr::PopJumpIfFalse(_) => Instr::PopJumpIfFalse(target),
            Instr::PopJumpIfTrue(_) => Instr::PopJumpIfTrue(target),
            Instr::PopJumpIfNone(_) => Instr::PopJumpIfNone(target),
            Instr::PopJumpIfNotNone(_) => Instr::PopJumpIfNotNone(target),
            Instr::ForIter(_) => Instr::ForIter(target),
            Instr::JumpIfFalseOrPop(_) => Instr::JumpIfFalseOrPop(target),
            Instr::JumpIfTrueOrPop(_) => Instr::JumpIfTrueOrPop(target),
            Instr::Send(_) => Instr::Send(target),
            other => other,
        }
    }

    /// Whether the next instruction can follow.
    pub fn falls_through(self) -> bool {
        !matches!(
            self,
            Instr::Jump(_) | Instr::Return | Instr::Raise(_) | Instr::Reraise
        )
    }
}
