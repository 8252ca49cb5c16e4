//! What the table of operations (`op.rs`) says of each.

use super::op::{CandidatesId, CmpOp, Flavor, ItemPath, LlOp};
use super::types::{Container, IntKind, LlType, StructId};

/// What an operation is.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// Its name in the textual form; see [`Shape`].
    pub name: &'static str,
    /// Which parameters it has.
    pub shape: Shape,
    /// The operation with these parameters, if they are of its shape.
    pub make: fn(Param) -> Option<LlOp>,
    /// Its operands; [`Ty::Rest`] last, if there is no limit.
    pub args: &'static [Ty],
    /// Its result.
    pub result: Ty,
    /// What it does beside giving its result.
    pub effect: Effect,
    /// What it raises.
    pub raises: Raises,
    /// What whoever emits it has established.
    pub needs: Needs,
    /// How it is written in C.
    pub c: C,
}

/// A row without exceptions and preconditions, whose C is the C generator's to write.
pub(super) const fn does(
    name: &'static str,
    args: &'static [Ty],
    result: Ty,
    effect: Effect,
) -> Row {
    Row {
        name,
        shape: Shape::None,
        make: |_| None,
        args,
        result,
        effect,
        raises: Raises::Nothing,
        needs: Needs::Nothing,
        c: C::Generated,
    }
}

impl Row {
    pub(super) const fn raises(self, raises: Raises) -> Row {
        Row { raises, ..self }
    }
    pub(super) const fn needs(self, needs: Needs) -> Row {
        Row { needs, ..self }
    }
    pub(super) const fn expr(self, text: &'static str) -> Row {
        let c = C::Expression(text);
        Row { c, ..self }
    }
    pub(super) const fn flag(self, text: &'static str) -> Row {
        let c = C::Flag(text);
        Row { c, ..self }
    }
    pub(super) const fn stmt(self, text: &'static str) -> Row {
        let c = C::Statement(text);
        Row { c, ..self }
    }
}

/// The type of an operand or of the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ty {
    /// These very types.
    Void,
    Bool,
    Char,
    UniChar,
    Signed,
    I64,
    Float,
    /// The integer type of the opcode.
    Kind,
    /// The types of a cast.
    From,
    To,
    /// A pointer, or an address; not to the collector's objects; to them.
    Pointer,
    RawPointer,
    GcPointer,
    /// The type of the first operand.
    Same,
    /// A pointer to the container that the opcode names.
    Base,
    /// The type of the field that the opcode names; a pointer to that field, which is a container.
    Field,
    Inlined,
    /// The type of the item that the opcode names; a pointer to the item if it is a container, an
    /// address in any case.
    Item,
    ItemAddress,
    /// The types of exceptions.
    ExceptionType,
    Exception,
    /// A place in the source.
    Location,
    /// Nothing while exceptions are implicit, then whether it would have raised.
    Tested,
    /// Whatever there is.
    Any,
    /// As an operand: any more.
    Rest,
}

/// What an operation does beside giving its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Nothing; and the same arguments always give the same.
    Pure,
    /// Nothing; the result is what memory holds then.
    Reads,
    /// Nothing; but it depends on the moment, and has to stay where it is.
    Depends,
    /// Takes memory, and collects if it is the collector's.
    Allocates,
    /// Collects.
    Collects,
    /// Something that can be told.
    Acts,
}

/// What an operation raises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Raises {
    /// Nothing.
    Nothing,
    /// `OverflowError`.
    Overflow,
    /// `MemoryError`.
    Memory,
    /// `RecursionError`.
    Recursion,
    /// What the function, or a candidate, raises.
    Callee,
}

impl Raises {
    /// The exception, if it is always the same.
    pub fn exception(self) -> Option<&'static str> {
        match self {
            Raises::Overflow => Some("OverflowError"),
            Raises::Memory => Some("MemoryError"),
            Raises::Recursion => Some("RecursionError"),
            Raises::Nothing | Raises::Callee => None,
        }
    }
}

/// A precondition of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// None.
    Nothing,
    /// The first operand is not null, an index in bounds: memory there is accessed.
    Object,
    /// Pointers are not null, ranges in bounds; there may be nothing to access.
    Place,
    /// The second operand is not zero.
    Divisor,
    /// `0 ≤ n < bits`.
    Shift,
}

/// The C of an operation. `{0}` and `{1}` are operands, `{T}` the result's type, `{r}` the variable
/// of the result, `{t}` the integer type of the opcode, `{u}` the unsigned one in which it wraps,
/// `{w}` that or, of words, the signed one where it wraps too, `{n}` the number in the opcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum C {
    /// An expression.
    Expression(&'static str),
    /// A statement; empty if there is nothing to do.
    Statement(&'static str),
    /// An expression that assigns the result and tells whether the operation has raised: it stands where
    /// the operation right behind asks for that.
    Flag(&'static str),
    /// Written by the C generator: it depends on more than names.
    Generated,
}

/// Which parameters an opcode has. Those that are not part of its name stand in brackets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// None.
    None,
    /// An integer type: `int_add`.
    Kind,
    /// A comparison: `char_eq`.
    Compare,
    /// `[Signed -> Float]`
    Cast,
    /// `[Point.x]`
    Field,
    /// `[Points.items:x]`
    Item,
    /// `[Point]`
    Memory,
    /// `[3]`
    Number,
}

/// The parameters of an opcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Param {
    /// None.
    None,
    /// An integer type.
    Kind(IntKind),
    /// A comparison.
    Compare(CmpOp),
    /// From a type to a type.
    Cast(LlType, LlType),
    /// A field of a structure.
    Field(StructId, u32),
    /// An item of an array.
    Item(ItemPath),
    /// A container in the memory that somebody manages.
    Memory(Container, Flavor),
    /// A number, or an id.
    Number(u32),
}

impl Param {
    /// The container that an operation works on, if it does.
    pub fn container(self) -> Option<Container> {
        match self {
            Param::Field(id, _) => Some(Container::Struct(id)),
            Param::Item(path) => Some(path.base),
            Param::Memory(what, _) => Some(what),
            _ => None,
        }
    }
}

/// What a variant of [`LlOp`] holds, as parameters.
pub(super) trait Payload: Sized {
    const SHAPE: Shape;
    fn put(self) -> Param;
    fn take(param: Param) -> Option<Self>;
}

macro_rules! payload {
    ($($ty:ty, $shape:ident: $value:pat => $put:expr, $param:pat => $take:expr;)+) => {
        $(impl Payload for $ty {
            const SHAPE: Shape = Shape::$shape;
            fn put(self) -> Param {
                let $value = self;
                $put
            }
            fn take(param: Param) -> Option<Self> {
                match param {
                    $param => Some($take),
                    #[allow(unreachable_patterns)]
                    _ => None,
                }
            }
        })+
    };
}

payload! {
    (), None: () => Param::None, _ => ();
    (CmpOp,), Compare: (cmp,) => Param::Compare(cmp), Param::Compare(cmp) => (cmp,);
    (LlType, LlType), Cast: (from, to) => Param::Cast(from, to),
        Param::Cast(from, to) => (from, to);
    (StructId, u32), Field: (id, field) => Param::Field(id, field),
        Param::Field(id, field) => (id, field);
    (ItemPath,), Item: (path,) => Param::Item(path), Param::Item(path) => (path,);
    (StructId, Flavor), Memory: (id, flavor) => Param::Memory(Container::Struct(id), flavor),
        Param::Memory(Container::Struct(id), flavor) => (id, flavor);
    (Container, Flavor), Memory: (what, flavor) => Param::Memory(what, flavor),
        Param::Memory(what, flavor) => (what, flavor);
    (StructId,), Memory: (id,) => Param::Memory(Container::Struct(id), Flavor::Gc),
        Param::Memory(Container::Struct(id), Flavor::Gc) => (id,);
    (Container,), Memory: (what,) => Param::Memory(what, Flavor::Gc),
        Param::Memory(what, Flavor::Gc) => (what,);
    (u32,), Number: (n,) => Param::Number(n), Param::Number(n) => (n,);
    (CandidatesId,), Number: (id,) => Param::Number(id.0), Param::Number(n) => (CandidatesId(n),);
}
