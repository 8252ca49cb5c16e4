//! The annotations: what is known of a value at translation time (D05.1, chapter 6).
//!
//! [`SomeValue`] is an element of the lattice. Its [`Kind`] says which Python values it stands
//! for; `konst` names the one value if it is known. Mutable containers and instances do not carry
//! their contents: they name a [`ListDefId`], [`DictDefId`] or [`ClassDefId`], whose cells are
//! shared by everything that may be the same object, and only grow.
//!
//! Invariants:
//! - constants are canonical: two annotations with equal immutable constants name the same
//!   object, so that identity compares them;
//! - a value that is only `None` is [`Kind::None`], and not nullable;
//! - the descs of a [`Kind::Pbc`] are sorted, without duplicates, never empty;
//! - ids of lists and dicts may be stale (merged into others); `find` them before comparing.

use crate::annotate::types::defs::{ClassDefId, DescId, DictDefId, ListDefId};
use crate::host::object::ObjId;
use crate::ir::model::Var;
use crate::lltype::types::{IntKind, LlType};
use crate::stubs::{BuiltinFn, Method};
use std::rc::Rc;

/// What is known of a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SomeValue {
    /// Which values it may be, if not `None`.
    pub kind: Kind,
    /// May be `None` too. (A class and a low-level pointer may always be.)
    pub nullable: bool,
    /// The one value it is, if that is known. Never set on mutable builtin containers that were
    /// not prebuilt.
    pub konst: Option<ObjId>,
    /// What the value says about other variables of its block.
    pub facts: Option<Rc<Facts>>,
}

impl Kind {
    /// Whether it is a `str`.
    pub fn is_text(&self) -> bool {
        matches!(self, Kind::Str | Kind::Char)
    }

    /// Whether it is `bytes` or a `bytearray`.
    pub fn is_bytes(&self) -> bool {
        matches!(self, Kind::Bytes | Kind::ByteArray)
    }

    /// Whether it is an integer, of any width, or a `bool`.
    pub fn is_int(&self) -> bool {
        matches!(self, Kind::Integer { .. } | Kind::Bool)
    }

    /// Whether it is an integer, a `bool` or a `float`.
    pub fn is_real(&self) -> bool {
        self.is_int() || matches!(self, Kind::Float)
    }

    /// Whether it is a tuple.
    pub fn is_tuple(&self) -> bool {
        matches!(self, Kind::Tuple(_) | Kind::Seq(_))
    }

    /// The types that are in it, not in a cell that it names.
    pub fn parts(&self) -> &[SomeValue] {
        match self {
            Kind::Tuple(items) => items,
            Kind::Iterator { over, .. } => over,
            Kind::Slice(parts) => &parts[..],
            Kind::Seq(part) | Kind::ListOrTuple(part) | Kind::BuiltinMethod { recv: part, .. } => {
                std::slice::from_ref(&**part)
            }
            _ => &[],
        }
    }

    /// The cell that it names, if that is one of a list, or of a variable that functions share.
    pub fn list(&self) -> Option<ListDefId> {
        match *self {
            Kind::List(def) | Kind::Cell(def) => Some(def),
            _ => None,
        }
    }

    /// The cells that it names, if those are of a dict or of a set.
    pub fn dict(&self) -> Option<DictDefId> {
        match *self {
            Kind::Dict(def) | Kind::Set { def, .. } | Kind::DictView { def, .. } => Some(def),
            _ => None,
        }
    }

    /// Whether two differ in [parts](Kind::parts) and cells at most.
    pub fn is_like(&self, other: &Kind) -> bool {
        use Kind::*;
        let parts = self.parts().len() == other.parts().len();
        match (self, other) {
            (Set { frozen: x, .. }, Set { frozen: y, .. }) => x == y,
            (DictView { variant: x, .. }, DictView { variant: y, .. }) => x == y,
            (Iterator { variant: x, .. }, Iterator { variant: y, .. }) => x == y && parts,
            (BuiltinMethod { method: x, .. }, BuiltinMethod { method: y, .. }) => x == y,
            (List(_), List(_)) | (Cell(_), Cell(_)) | (Dict(_), Dict(_)) => true,
            (Tuple(_), Tuple(_)) => parts,
            (Seq(_), Seq(_)) | (ListOrTuple(_), ListOrTuple(_)) | (Slice(_), Slice(_)) => true,
            (x, y) => x == y,
        }
    }

    /// The same with what these functions make of its parts and cells.
    pub fn map(
        &self,
        part: impl FnMut(&SomeValue) -> SomeValue,
        list: impl Fn(ListDefId) -> ListDefId,
        dict: impl Fn(DictDefId) -> DictDefId,
    ) -> Kind {
        let parts: Rc<[SomeValue]> = self.parts().iter().map(part).collect();
        let one = || Rc::new(parts[0].clone());
        match *self {
            Kind::List(def) => Kind::List(list(def)),
            Kind::Cell(def) => Kind::Cell(list(def)),
            Kind::Dict(def) => Kind::Dict(dict(def)),
            Kind::Set { def, frozen } => Kind::Set {
                def: dict(def),
                frozen,
            },
            Kind::DictView { def, variant } => Kind::DictView {
                def: dict(def),
                variant,
            },
            Kind::Tuple(_) => Kind::Tuple(parts),
            Kind::Iterator { variant, .. } => Kind::Iterator {
                over: parts,
                variant,
            },
            Kind::Slice(_) => Kind::Slice(Rc::new(std::array::from_fn(|at| parts[at].clone()))),
            Kind::Seq(_) => Kind::Seq(one()),
            Kind::ListOrTuple(_) => Kind::ListOrTuple(one()),
            Kind::BuiltinMethod { method, .. } => Kind::BuiltinMethod {
                recv: one(),
                method,
            },
            _ => self.clone(),
        }
    }
}

/// What a value says about other variables of its block. Never leaves the block as such: links
/// rename the variables, and drop what does not travel along.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Facts {
    /// Of a bool: if it has this value, that variable has this annotation.
    Known(Vec<(bool, Var, SomeValue)>),
    /// Of an instance: it is `super(C, instance)`, for this class.
    Super(ObjId),
    /// Of an instance: it is of this very class, and of none below.
    Exact(ClassDefId),
    /// Of an object of a declared union: it is of one of these classes of the union, which are in order.
    Among(Rc<[ClassDefId]>),
    /// Of a member of an enumeration: it is one of these, which are in order.
    Members(Rc<[ObjId]>),
    /// Of a named tuple: it is its method `_replace`.
    Replace,
    /// Of a class: it is the class of each of these variables (`last_exception`, `type(x)`).
    TypeOf(Vec<Var>),
}

/// The kinds of annotations.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// No value at all: not reached, or never returns.
    Impossible,
    /// What an error was told of, or comes from such a value. Above all others: it absorbs what it
    /// meets, so that one error does not cause others. No program with one is lowered.
    Unknown,
    /// `None`.
    None,
    /// `True` or `False`. Below `Integer`.
    Bool,
    /// A machine integer.
    Integer {
        /// Known to be ≥ 0.
        nonneg: bool,
        /// Which machine type; `int` is `Signed`.
        int: IntKind,
        /// May have been a `bool`, which it cannot be told from any more.
        bools: bool,
    },
    /// A float.
    Float,
    /// `r_singlefloat`
    SingleFloat,
    /// A `str` of exactly one code point. Below `Str`.
    Char,
    /// A `str`.
    Str,
    /// A `bytes`.
    Bytes,
    /// A `bytearray`.
    ByteArray,
    /// A list, or a range (see [`crate::annotate::types::defs::ListDef::range_step`]), by its item cell.
    List(ListDefId),
    /// A tuple of this length.
    Tuple(Rc<[SomeValue]>),
    /// A tuple of any length: what each of its items is, without a constant, without facts.
    Seq(Rc<SomeValue>),
    /// A list, or a tuple that became one; a set or a dict, or an empty tuple; see
    /// [`crate::annotate::coercions::list_or_tuple`].
    ListOrTuple(Rc<SomeValue>),
    /// A dict, by its key and value cells.
    Dict(DictDefId),
    /// A set or a frozenset.
    Set {
        /// Its key cell; the value cell stays `Impossible`.
        def: DictDefId,
        /// A `frozenset`.
        frozen: bool,
    },
    /// An iterator over builtin containers.
    Iterator {
        /// What it iterates over: one, or several for `zip`.
        over: Rc<[SomeValue]>,
        /// How.
        variant: IterVariant,
    },
    /// A dict view (`keys()`, `values()`, `items()`), kept as a value.
    DictView {
        /// The dict.
        def: DictDefId,
        /// `Keys`, `Values` or `Items`.
        variant: IterVariant,
    },
    /// A slice object: start, stop, step.
    Slice(Rc<[SomeValue; 3]>),
    /// An instance of this class or a subclass; [`ClassDefId::OBJECT`] when nothing more is known.
    /// Exceptions are instances.
    Instance(ClassDefId),
    /// One of these functions, methods, classes, frozen objects, sorted.
    Pbc(Rc<[DescId]>),
    /// A function that the toolchain knows; its annotator is in `annotate/builtin`, its rtyper in
    /// the parallel table.
    Builtin(BuiltinFn),
    /// A method of a builtin type, bound to a value.
    BuiltinMethod {
        /// The value.
        recv: Rc<SomeValue>,
        /// The method.
        method: Method,
    },
    /// A class that is not known at translation time: `type(x)`, the type of an exception. Or `None`.
    Type {
        /// It is one of these or a class below, none of which is below another; sorted.
        classes: Rc<[ClassDefId]>,
        /// May be `NoneType`.
        of_none: bool,
    },
    /// A cell of a function made at run time: the item cell of this list definition.
    Cell(ListDefId),
    /// A weak reference to an instance of this class.
    WeakRef(ClassDefId),
    /// A `StringBuilder` (or `UnicodeBuilder`).
    Builder,
    /// A low-level pointer (or primitive of `lltype` without a kind of its own).
    Ptr(LlType),
    /// A raw address.
    LlAddress,
    /// A low-level type as a value: always constant.
    LlType,
    /// An intrinsic of `rpython.ll`: see [`crate::annotate::ops::lowlevel`].
    Intrinsic(crate::host::ll::Intrinsic),
    /// A constant that only the toolchain looks at: a module, a property, an unrolling iterable,
    /// an object of the host that has no meaning at run time. Its attributes can be read.
    HostObject,
    /// A byte of low-level text: `lltype.Char`. (`lltype.UniChar` is [`Kind::Char`].)
    LlChar,
}

/// What an iterator hands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum IterVariant {
    /// The items (of a dict: the keys).
    Plain,
    /// From the end.
    Reversed,
    /// `(index, item)`, the index from a constant or variable start.
    Enumerate,
    /// Tuples, one item of each.
    Zip,
    /// The keys of a dict.
    Keys,
    /// The values of a dict.
    Values,
    /// The pairs of a dict.
    Items,
}

impl From<Kind> for SomeValue {
    fn from(kind: Kind) -> Self {
        SomeValue {
            kind,
            nullable: false,
            konst: None,
            facts: None,
        }
    }
}

impl Default for SomeValue {
    fn default() -> Self {
        SomeValue::IMPOSSIBLE
    }
}

impl SomeValue {
    /// No value at all.
    pub const IMPOSSIBLE: SomeValue = SomeValue {
        kind: Kind::Impossible,
        nullable: false,
        konst: None,
        facts: None,
    };

    /// What an error was told of.
    pub const UNKNOWN: SomeValue = SomeValue {
        kind: Kind::Unknown,
        nullable: false,
        konst: None,
        facts: None,
    };

    /// `bool`
    pub fn bool() -> Self {
        Kind::Bool.into()
    }
    /// `int`
    pub fn int() -> Self {
        Kind::Integer {
            nonneg: false,
            int: IntKind::Signed,
            bools: false,
        }
        .into()
    }
    /// `int` that is ≥ 0.
    pub fn nonneg_int() -> Self {
        Kind::Integer {
            nonneg: true,
            int: IntKind::Signed,
            bools: false,
        }
        .into()
    }
    /// A machine integer of this type; the unsigned ones are never negative.
    pub fn integer(int: IntKind, nonneg: bool) -> Self {
        Kind::Integer {
            nonneg: nonneg || !int.is_signed(),
            int,
            bools: false,
        }
        .into()
    }
    /// `float`
    pub fn float() -> Self {
        Kind::Float.into()
    }
    /// `str` of one code point.
    pub fn char() -> Self {
        Kind::Char.into()
    }
    /// `str`, not `None`.
    pub fn str() -> Self {
        Kind::Str.into()
    }
    /// `bytes`, not `None`.
    pub fn bytes() -> Self {
        Kind::Bytes.into()
    }
    /// `bytearray`, not `None`.
    pub fn bytearray() -> Self {
        Kind::ByteArray.into()
    }
    /// A tuple of these.
    pub fn tuple(items: impl Into<Rc<[SomeValue]>>) -> Self {
        Kind::Tuple(items.into()).into()
    }
    /// A tuple of any length, not `None`.
    pub fn seq(item: &SomeValue) -> Self {
        Kind::Seq(Rc::new(item.widened())).into()
    }
    /// A list, not `None`.
    pub fn list(def: ListDefId) -> Self {
        Kind::List(def).into()
    }
    /// A dict, not `None`.
    pub fn dict(def: DictDefId) -> Self {
        Kind::Dict(def).into()
    }
    /// A set, not `None`.
    pub fn set(def: DictDefId, frozen: bool) -> Self {
        Kind::Set { def, frozen }.into()
    }
    /// An iterator over these.
    pub fn iterator(over: Rc<[SomeValue]>, variant: IterVariant) -> Self {
        Kind::Iterator { over, variant }.into()
    }
    /// An instance, not `None`.
    pub fn instance(class: ClassDefId) -> Self {
        Kind::Instance(class).into()
    }
    /// The class of an instance of this one, or of `None` too.
    pub fn type_of(class: ClassDefId, of_none: bool) -> Self {
        Kind::Type {
            classes: [class].into(),
            of_none,
        }
        .into()
    }
    /// One of these prebuilt constants.
    pub fn pbc(mut descs: Vec<DescId>) -> Self {
        descs.sort_unstable();
        descs.dedup();
        Kind::Pbc(descs.into()).into()
    }
    /// The value that the type of a low-level variable stands for.
    pub fn of_lltype(ty: LlType) -> Self {
        match ty {
            LlType::Void => Kind::None.into(),
            LlType::Bool => Kind::Bool.into(),
            LlType::Char => Kind::LlChar.into(),
            LlType::UniChar => Kind::Char.into(),
            LlType::Int(int) => SomeValue::integer(int, false),
            LlType::Float => Kind::Float.into(),
            LlType::SingleFloat => Kind::SingleFloat.into(),
            LlType::Address => Kind::LlAddress.into(),
            LlType::Ptr(_) | LlType::Inline(_) | LlType::Interior(_) => Kind::Ptr(ty).into(),
        }
    }

    /// The same with a constant.
    pub fn with_const(mut self, konst: ObjId) -> Self {
        self.konst = Some(konst);
        self
    }
    /// The same without the constant and the facts.
    pub fn widened(&self) -> Self {
        SomeValue {
            kind: self.kind.clone(),
            nullable: self.nullable,
            konst: None,
            facts: None,
        }
    }
    /// The same without the facts.
    pub fn without_facts(mut self) -> Self {
        self.facts = None;
        self
    }
    /// Whether no value reaches it.
    pub fn is_impossible(&self) -> bool {
        matches!(self.kind, Kind::Impossible)
    }
    /// Whether an error was told of it, or of a part of a tuple.
    pub fn is_unknown(&self) -> bool {
        match &self.kind {
            Kind::Unknown => true,
            Kind::Tuple(items) => items.iter().any(SomeValue::is_unknown),
            _ => false,
        }
    }
    /// Whether its value is known.
    pub fn is_const(&self) -> bool {
        self.konst.is_some()
    }
    /// Whether it is `None` and nothing else.
    pub fn is_none(&self) -> bool {
        matches!(self.kind, Kind::None)
    }

    /// Whether it may be `None`.
    pub fn can_be_none(&self) -> bool {
        // A class is a pointer, and a null one is `None`.
        self.nullable || matches!(self.kind, Kind::None | Kind::Ptr(_) | Kind::Type { .. })
    }

    /// Whether it may be `None` and is no pointer that could be null: see
    /// [`crate::annotate::coercions::optional`].
    pub fn is_optional(&self) -> bool {
        self.nullable && (self.kind.is_real() || matches!(self.kind, Kind::Tuple(_)))
    }

    /// The same, or `None`; `None` if values of its kind do not meet that.
    pub fn or_none(&self) -> Option<SomeValue> {
        use Kind::*;
        let kind = match &self.kind {
            Impossible | None => return Some(None.into()),
            Type { .. } | Unknown => return Some(self.widened()),
            Char => Str,
            ListOrTuple(_)
            | Str
            | Bytes
            | ByteArray
            | Bool
            | Integer { .. }
            | Float
            | Tuple(_)
            | Seq(_)
            | List(_)
            | Dict(_)
            | Set { .. }
            | Instance(_)
            | Pbc(_)
            | WeakRef(_)
            | Builder => self.kind.clone(),
            SingleFloat
            | Iterator { .. }
            | DictView { .. }
            | Slice(_)
            | Builtin(_)
            | BuiltinMethod { .. }
            | Cell(_)
            | Ptr(_)
            | LlAddress
            | LlType
            | Intrinsic(_)
            | HostObject
            | LlChar => return Option::None,
        };
        Some(SomeValue {
            nullable: true,
            ..kind.into()
        })
    }

    /// The same, but not `None`.
    pub fn non_none(&self) -> SomeValue {
        match self.kind {
            Kind::None => SomeValue::IMPOSSIBLE,
            _ if !self.nullable => self.clone(),
            _ => SomeValue {
                nullable: false,
                facts: self
                    .facts
                    .clone()
                    .filter(|facts| matches!(**facts, Facts::Among(_) | Facts::Members(_))),
                ..self.clone()
            },
        }
    }

    /// The list, set or dict that a [`Kind::ListOrTuple`] is held as.
    pub fn as_list_or_tuple(&self) -> Option<SomeValue> {
        match &self.kind {
            Kind::ListOrTuple(list) => Some(SomeValue {
                nullable: self.nullable,
                ..(**list).clone()
            }),
            _ => None,
        }
    }
}
