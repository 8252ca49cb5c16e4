//! Low-level constants, prebuilt data, functions, and the program they make up.

use super::op::{CandidatesId, LlOp};
use super::types::{FuncTypeId, LlType, Types};
use crate::entity::{PrimaryMap, SecondaryMap};
use crate::entity_id;
use crate::ir::model::ObjId;
use crate::ir::model::{Graph, GraphId, Level, Op, Value};
use crate::source::Span;
use std::collections::{BTreeMap, BTreeSet};

entity_id! {
    /// A prebuilt container.
    pub struct DataId("data");
    /// A function: one of the program's graphs, or of C's.
    pub struct FuncId("fn");
}

/// The level of the rtyper and everything behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ll;

impl Level for Ll {
    type Opcode = LlOp;
    type Const = LlConst;
    type Type = LlType;
    type Case = LlCase;
}

/// The case of a link in a low-level graph.
#[derive(Debug, Clone, PartialEq)]
pub enum LlCase {
    /// Of a switch on `Bool`.
    Bool(bool),
    /// Of a switch on an integer or a character.
    Int(i128),
    /// Of a switch: none of the others.
    Default,
    /// Of an exception block: a pointer to the vtable of the class.
    Exception(LlConst),
}

/// A constant. Every constant knows its type.
#[derive(Debug, Clone, PartialEq)]
pub enum LlConst {
    /// `Void`, with the object the toolchain may want to see.
    Void(Option<ObjId>),
    /// `Bool`
    Bool(bool),
    /// `Char`
    Char(u8),
    /// `UniChar`
    UniChar(u32),
    /// `Int`: wrapped to its type.
    Int(i128, super::types::IntKind),
    /// `Float`, by its bits (so that NaN equals itself and −0.0 is not 0.0).
    Float(u64),
    /// `SingleFloat`, by its bits.
    SingleFloat(u32),
    /// The null pointer of a `Ptr` type, or the null `Address`.
    Null(LlType),
    /// A pointer of the given type to prebuilt data, which may be of a type that extends it.
    Data(LlType, DataId),
    /// A pointer to a function.
    Func(LlType, FuncId),
    /// The value of an inlined structure, field by field: only inside [`Data`].
    Struct(Vec<LlConst>),
    /// The value of an inlined array: only inside [`Data`].
    Items(Items),
    /// A place in the source, for [`LlOp::TracebackAdd`].
    Location(LocationId),
}

/// The type of [`LlConst::Location`].
pub const LOCATION: LlType = LlType::Address;

entity_id! {
    /// A source place in the program's table of traceback locations.
    pub struct LocationId("loc");
}

/// The items of a prebuilt array.
#[derive(Debug, Clone, PartialEq)]
pub enum Items {
    /// Of `Char`.
    Bytes(Vec<u8>),
    /// Of `I32`, many.
    Numbers(Vec<i32>),
    /// Of anything.
    Consts(Vec<LlConst>),
}

impl Items {
    /// How many.
    #[expect(clippy::len_without_is_empty, reason = "nothing asks")]
    pub fn len(&self) -> usize {
        match self {
            Items::Bytes(b) => b.len(),
            Items::Numbers(n) => n.len(),
            Items::Consts(c) => c.len(),
        }
    }
}

/// A prebuilt container: static data of the translated program.
#[derive(Debug, Clone, PartialEq)]
pub struct Data {
    /// Its own type: `Inline(Struct)` or `Inline(Array)`.
    pub ty: LlType,
    /// [`LlConst::Struct`] or [`LlConst::Items`]; `None` while a recursive structure is being filled.
    pub value: Option<LlConst>,
    /// For people, and the base of the C name.
    pub name: String,
}

/// A function of the program.
#[derive(Debug, Clone)]
pub struct Func {
    /// For people, and the base of the C name.
    pub name: String,
    /// Its type.
    pub ty: FuncTypeId,
    /// What it does.
    pub body: FuncBody,
}

/// Something that a function is made for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Known {
    /// A low-level type.
    Type(LlType),
    /// A function of the program.
    Func(FuncId),
    /// Any other object, as a text that does not depend on what else there is.
    Object(String),
}

/// Where a program has an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// It is named after it: a global variable, or a table of the toolchain's.
    Named,
    /// In this function, if not in other objects alone.
    In(Option<FuncId>),
}

/// What a function does.
#[derive(Debug, Clone)]
pub enum FuncBody {
    /// A graph of the program.
    Graph(GraphId),
    /// A C function.
    External(External),
    /// Declared; the rtyper has not made its graph yet.
    Pending,
}

/// A C function that the program calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct External {
    /// Its C name.
    pub c_name: String,
    /// The header that declares it (`math.h`); none for one of the runtime's.
    pub header: Option<String>,
    /// The library it is in (`m`).
    pub library: Option<String>,
    /// The program's own C code that it needs, behind all headers.
    pub code: Option<String>,
    /// May raise by setting the runtime's exception.
    pub raises: bool,
    /// May allocate, so may collect.
    pub collects: bool,
    /// Has no effect but its result.
    pub pure: bool,
    /// May call the program: what C may call of it ([`LlProgram::called_by_c`]).
    pub enters: bool,
}

impl External {
    /// The runtime's function that is told of an object with a finalizer, and of the function that
    /// is to be called with it.
    pub const REGISTER_FINALIZER: &str = "rpy_gc_register_finalizer";
    /// Runs the finalizers that wait.
    pub const RUN_FINALIZERS: &str = "rpy_gc_run_finalizers";
    /// Makes a weak reference find an object.
    pub const WEAKREF_INIT: &str = "rpy_gc_weakref_init";
    /// The object that a weak reference finds, or null.
    pub const WEAKREF_GET: &str = "rpy_gc_weakref_get";
    /// A new handle of an object.
    pub const HANDLE_NEW: &str = "rpy_handle_new";
    /// The object that a handle has.
    pub const HANDLE_GET: &str = "rpy_handle_get";

    /// Starts a thread.
    pub const START_THREAD: &str = "rpy_thread_start";
    /// Whether the program starts threads, which is known when it is translated.
    pub const STARTS_THREADS: &str = "rpy_thread_several";

    /// A function of the runtime that does not raise, and may collect or not.
    pub fn of_runtime(c_name: &str, collects: bool) -> Self {
        External {
            c_name: c_name.into(),
            header: None,
            library: None,
            code: None,
            raises: false,
            collects,
            pure: false,
            enters: false,
        }
    }
}

/// A line of a possible traceback.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Location {
    /// The source range.
    pub span: Span,
    /// The function's name as a traceback shows it.
    pub function: String,
    /// The line of the call, if the function was inlined there.
    pub within: Option<LocationId>,
}

/// Prebuilt exceptions that operations raise by themselves, and classes the runtime names.
#[derive(Debug, Clone, PartialEq)]
pub struct StandardException {
    /// `MemoryError`, `OverflowError`, …
    pub name: &'static str,
    /// Pointer to the vtable.
    pub class: LlConst,
    /// Pointer to the prebuilt instance.
    pub instance: LlConst,
}

/// A function that C or Rust may call: not static in the generated C. Its C function enters the
/// library, calls it, and returns whether it raised (1) or not (0) as `int32_t`.
#[derive(Debug, Clone, PartialEq)]
pub struct Export {
    /// The C symbol.
    pub symbol: String,
    /// The function.
    pub func: FuncId,
    /// The C parameter list, as the library's header has it: one parameter for each of the
    /// function's that is not `Void`, converted by a cast, and an `*out` behind them if the
    /// function has a result. Made from the function's type if `None`.
    pub c_params: Option<String>,
    /// Which instance it enters, where a library may have several.
    pub within: Within,
}

/// An instance of what a library keeps, as an entry point has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Within {
    /// The one of those who name none.
    #[default]
    Default,
    /// The caller's own: a C parameter of this name.
    Given(&'static str),
    /// The same, of one whose lock the caller has.
    Locked(&'static str),
    /// That of the object of a handle: the first parameter.
    Handle,
}

/// A whole low-level program.
#[derive(Debug, Default, Clone)]
pub struct LlProgram {
    /// A pass that did not end on a graph, and was stopped: the verifier tells of it.
    pub endless: std::sync::OnceLock<String>,
    /// Types.
    pub types: Types,
    /// Prebuilt data.
    pub data: PrimaryMap<DataId, Data>,
    /// Where what data is made of is: objects that may change, and tables.
    pub places: BTreeMap<DataId, Place>,
    /// Functions.
    pub funcs: PrimaryMap<FuncId, Func>,
    /// Their graphs.
    pub graphs: PrimaryMap<GraphId, Graph<Ll>>,
    /// Those of them that are tidied already.
    pub tidied: BTreeSet<GraphId>,
    /// What indirect calls can reach.
    pub candidates: PrimaryMap<CandidatesId, Vec<FuncId>>,
    /// Traceback locations.
    pub locations: PrimaryMap<LocationId, Location>,
    /// `MemoryError`, `OverflowError`, `RecursionError`: raised by operations.
    pub exceptions: Vec<StandardException>,
    /// The type of exception types: a pointer to the root class's vtable structure.
    pub exc_type: Option<LlType>,
    /// The type of exceptions: a pointer to the root instance structure, whose first field is
    /// the pointer to the vtable.
    pub exc_value: Option<LlType>,
    /// Takes an exception that nothing caught, hands its class name and message to the runtime
    /// with `rpy_describe(name, name_len, message, message_len)` (two addresses of bytes).
    pub describe_exception: Option<FuncId>,
    /// Functions to inline wherever they are called, whatever their size.
    pub always_inline: BTreeSet<FuncId>,
    /// Functions never to inline: rare paths, and those that say so.
    pub dont_inline: BTreeSet<FuncId>,
    /// Those of these that are inlined all the same in loops in which their first argument stays the same.
    pub inline_in_loops: BTreeSet<FuncId>,
    /// Functions that raise if their argument is `None`, and that raise where a check of an index or
    /// of a divisor has failed: what builds without checks go without.
    pub failed_checks: BTreeSet<FuncId>,
    /// What functions are called that share a name with others, and have a number in theirs: it
    /// depends on which others there are.
    pub shared_names: BTreeMap<FuncId, String>,
    /// What functions are versions for besides the types of their parameters: what is known of an
    /// argument that is not passed, and what a function made while importing has captured.
    pub made_for: BTreeMap<FuncId, Vec<Known>>,
    /// Functions that have the graph of another, from which they differ in what gc pointers point to.
    pub same_code: BTreeMap<FuncId, FuncId>,
    /// Of these, those that differ in nothing from an earlier one: it is called in their place.
    pub twins: BTreeMap<FuncId, FuncId>,
    /// Functions whose calls have no effect but their results, and that they write to these of their arguments, as bits; while
    /// somebody asks for them.
    pub idle: SecondaryMap<FuncId, Option<u64>>,
    /// Functions that never return, but raise: set when exceptions are made explicit.
    pub cold: Vec<FuncId>,
    /// Entry points.
    pub exports: Vec<Export>,
    /// Functions that the program makes pointers of for C.
    pub pointed_to: BTreeSet<FuncId>,
    /// Bits of a word of the target: 32 or 64.
    pub word_bits: u32,
}

impl LlProgram {
    /// The name of a function, which versions of it share.
    pub fn shared_name(&self, func: FuncId) -> &str {
        self.shared_names
            .get(&func)
            .unwrap_or(&self.funcs[func].name)
    }

    /// The functions that C may call.
    pub fn called_by_c(&self) -> impl Iterator<Item = FuncId> + '_ {
        let exports = self.exports.iter().map(|export| export.func);
        exports.chain(self.pointed_to.iter().copied())
    }

    /// Whether an operation calls a C function that has no effect but its result.
    pub fn calls_pure(&self, op: &Op<Ll>) -> bool {
        match (op.code, op.args.first()) {
            (LlOp::DirectCall, Some(Value::Const(LlConst::Func(_, func)))) => {
                matches!(&self.funcs[*func].body, FuncBody::External(external) if external.pure)
            }
            _ => false,
        }
    }

    /// The function whose code this one has: mostly itself.
    pub fn code_of(&self, func: FuncId) -> FuncId {
        self.same_code.get(&func).copied().unwrap_or(func)
    }

    /// The function that is called for this one where each has its own name and types.
    pub fn twin_of(&self, func: FuncId) -> FuncId {
        self.twins.get(&func).copied().unwrap_or(func)
    }

    /// Whether functions have the same name and types, and are versions for the same.
    fn are_versions_for_the_same(&self, a: FuncId, b: FuncId) -> bool {
        self.funcs[a].ty == self.funcs[b].ty
            && self.made_for.get(&a) == self.made_for.get(&b)
            && self.shared_name(a) == self.shared_name(b)
    }

    /// Notes that a function has the code of another.
    pub fn note_same_code(&mut self, func: FuncId, first: FuncId) {
        let others = self.same_code.iter().filter(|&(_, &code)| code == first);
        let mut others = std::iter::once(first).chain(others.map(|(&other, _)| other));
        let twin = others.find(|&other| self.are_versions_for_the_same(func, other));
        if let Some(twin) = twin {
            let twin = self.twin_of(twin);
            self.twins.insert(func, twin);
        }
        self.same_code.insert(func, first);
    }

    /// Whether the program can see that an object is gone: it has finalizers or weak references.
    pub fn can_miss_objects(&self) -> bool {
        self.calls_external(External::REGISTER_FINALIZER)
            || self.calls_external(External::WEAKREF_INIT)
    }

    /// Whether the program starts threads.
    pub fn starts_threads(&self) -> bool {
        self.calls_external(External::START_THREAD)
    }

    /// Whether the program has objects with finalizers.
    pub fn has_finalizers(&self) -> bool {
        self.calls_external(External::REGISTER_FINALIZER)
    }

    /// Whether the program has this C function.
    pub fn calls_external(&self, name: &str) -> bool {
        let mut funcs = self.funcs.values();
        funcs.any(|func| matches!(&func.body, FuncBody::External(e) if e.c_name == name))
    }
}

impl LlConst {
    /// Whether a pointer is null, if that is known.
    pub fn is_null(&self) -> Option<bool> {
        match self {
            LlConst::Null(_) => Some(true),
            LlConst::Data(..) | LlConst::Func(..) => Some(false),
            _ => None,
        }
    }

    /// Whether pointers are the same, if that is known.
    pub fn is_same_pointer(&self, other: &LlConst) -> Option<bool> {
        match (self, other) {
            (LlConst::Data(_, a), LlConst::Data(_, b)) => Some(a == b),
            (LlConst::Func(_, a), LlConst::Func(_, b)) => Some(a == b),
            _ => match (self.is_null()?, other.is_null()?) {
                (true, true) => Some(true),
                (false, false) => None,
                _ => Some(false),
            },
        }
    }

    /// The zero of a type.
    pub fn zero(ty: LlType) -> Self {
        match ty {
            LlType::Void => LlConst::Void(None),
            LlType::Bool => LlConst::Bool(false),
            LlType::Char => LlConst::Char(0),
            LlType::UniChar => LlConst::UniChar(0),
            LlType::Int(kind) => LlConst::Int(0, kind),
            LlType::Float => LlConst::Float(0),
            LlType::SingleFloat => LlConst::SingleFloat(0),
            LlType::Address | LlType::Ptr(_) => LlConst::Null(ty),
            LlType::Inline(_) | LlType::Interior(_) => LlConst::Items(Items::Consts(Vec::new())),
        }
    }

    /// RPython's `int`.
    pub fn signed(value: i64) -> Self {
        LlConst::Int(value.into(), super::types::IntKind::Signed)
    }

    /// Its type.
    ///
    /// # Panics
    /// For the value of an inlined container, which is not a value by itself.
    pub fn ty(&self) -> LlType {
        match self {
            LlConst::Void(_) => LlType::Void,
            LlConst::Location(_) => LOCATION,
            LlConst::Bool(_) => LlType::Bool,
            LlConst::Char(_) => LlType::Char,
            LlConst::UniChar(_) => LlType::UniChar,
            LlConst::Int(_, kind) => LlType::Int(*kind),
            LlConst::Float(_) => LlType::Float,
            LlConst::SingleFloat(_) => LlType::SingleFloat,
            LlConst::Null(ty) | LlConst::Data(ty, _) | LlConst::Func(ty, _) => *ty,
            LlConst::Struct(_) | LlConst::Items(_) => panic!("an inlined value has no type"),
        }
    }
}
