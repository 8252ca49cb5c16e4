//! What builtins are: the tables that the build script makes of `stubs/*.py`.
//!
//! A stub file declares, in Python's own syntax, what there is: for each method and function its
//! parameters with their kinds, types and defaults, its result, and what a call
//! becomes. What the stages derive from that: which names a type has, how arguments are bound
//! and what is wrong with them, what they are coerced to, what the result is, which helper the
//! rtyper calls. The stages add what a thing *does*; nothing else says what it *is*.
//!
//! *Invariants.* Every signature has a lowering; the reader refuses one without, a name that is
//! not declared, and a default that does not fit. Several signatures of one name are overloads:
//! the first that takes the arguments is meant, by their number and names alone, which do not
//! change while types are found.

use crate::ir::op::HlOp;
use crate::lltype::IntKind;
use rpython_unicode::{Map, Set};

/// What any call may raise beside what its stub says.
pub const ALWAYS_RAISED: &[&str] = HlOp::ALWAYS_RAISED;

include!(concat!(env!("OUT_DIR"), "/stubs.rs"));

/// What a call of this does, as declared.
#[derive(Debug)]
pub struct Signature {
    /// The class that declares it, if it is a method.
    pub owner: Option<Class>,
    /// Whether it is called without a receiver: all but methods.
    pub is_static: bool,
    /// How Python calls it.
    pub name: &'static str,
    /// The parameters, without the receiver.
    pub params: &'static [Param],
    /// What it gives.
    pub result: Type,
    /// What has to hold of the items of the receiver.
    pub items: Option<Bound>,
    /// Whether its result depends on its arguments alone, and nothing else happens: a call of
    /// constants is done at translation.
    pub pure: bool,
    /// What it does to its receiver.
    pub effect: Effect,
    /// The exceptions that it raises, as declared: see [`Signature::raised`].
    raises: &'static [&'static str],
    /// What is said of an item that the receiver gets by it, where types do not fit.
    pub reason: &'static str,
    /// The special method that it is, where its first argument is an object that has that.
    pub special: Option<&'static str>,
    /// The function in Python, by module and name, that does it for iterables of the program's
    /// own, one item at a time.
    pub each: Option<(&'static str, &'static str)>,
    /// The function in Python, by module and name, that does it for as many arguments as there are at run
    /// time: of the receiver, if there is one, and a list.
    pub star: Option<(&'static str, &'static str)>,
    /// What a call becomes.
    pub lowering: Lowering,
}

/// An attribute of a builtin type, as declared.
#[derive(Debug)]
pub struct Attribute {
    /// Its name.
    pub name: &'static str,
    /// What it holds.
    pub ty: Type,
    /// What reading it becomes.
    pub lowering: Lowering,
    /// The function in Python, by module and name, that assigns it.
    pub set: Option<(&'static str, &'static str)>,
}

/// A parameter.
#[derive(Debug)]
pub struct Param {
    /// Its name.
    pub name: &'static str,
    /// How it is given.
    pub kind: ParamKind,
    /// The values that it takes.
    pub ty: Type,
    /// What stands for it where it is left out.
    pub default: Option<Default>,
}

/// How an argument for a parameter is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// By position alone.
    Positional,
    /// By position or by name.
    Either,
    /// By name alone.
    Named,
    /// `*args`
    Star,
    /// `**kwargs`
    StarStar,
}

/// What stands for a parameter that is left out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Default {
    /// `None`
    None,
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A text.
    Str(&'static str),
    /// Bytes.
    Bytes(&'static [u8]),
    /// A float.
    Float(f64),
}

/// A type, as a stub writes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Type {
    /// `object`: any value.
    Object,
    /// `None`
    None,
    /// `bool`
    Bool,
    /// `int`: as a parameter also what has `__index__`.
    Int,
    /// `Wide`: the same, also of more bits than a machine word.
    Wide,
    /// `NonNeg`: an integer that is not negative.
    NonNeg,
    /// `float`: as a parameter any number, and what has `__float__`.
    Float,
    /// `r_singlefloat`: a float of half the size.
    SingleFloat,
    /// `Number`: any number.
    Number,
    /// `Ordered`: what is compared for order.
    Ordered,
    /// `Sized`: what has a length.
    Sized,
    /// `Hashable`: what has a hash.
    Hashable,
    /// `Iterator`: what gives values one after the other itself.
    Iterator,
    /// `Char`: a `str` of one character.
    Char,
    /// `str`
    Str,
    /// `bytes`
    Bytes,
    /// `bytearray`
    ByteArray,
    /// `Buffer`: bytes or a bytearray.
    Buffer,
    /// `Self`: the type of the receiver.
    Receiver,
    /// The first type variable of the class: an item, or a key.
    Item,
    /// The second: the value of a dict.
    Value,
    /// A type variable of the function: that of the parameter with this index.
    Of(u8),
    /// The same: that of the items of that parameter.
    ItemOf(u8),
    /// `Sought[T]`: what is compared with values of that type.
    Sought(&'static Type),
    /// `Shown[T]`: the same, where the items are shown if it is not found.
    Shown(&'static Type),
    /// `Iterable[T]`: what gives such values one after the other.
    Iterable(&'static Type),
    /// `Pairs[K, V]`: a dict, or pairs.
    Pairs,
    /// `Fresh[list[T]]`: a new list.
    List(&'static Type),
    /// `Fresh[C]`, `Fresh[C[T]]` of a function: a new object of a class. `Item` and `Value`
    /// of its parameters are what it holds.
    New(Class),
    /// `Fresh[Self]`: a new object of the receiver's type, with the items of its arguments too.
    Gathered,
    /// `tuple[A, B]`
    Tuple(&'static [Type]),
    /// `tuple[T, ...]`
    Items(&'static Type),
    /// `A | B`
    Union(&'static [Type]),
    /// A view of the receiver.
    View(View),
    /// `r_int16` and its like: a machine integer of another number, which wraps.
    Machine(IntKind),
    /// `Computed[T]`: of this type, of which an arm of the annotator knows more.
    Computed(ResultArm, &'static Type),
}

/// What a view of a dict shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// `DictKeys`
    Keys,
    /// `DictValues`
    Values,
    /// `DictItems`
    Items,
}

/// What has to hold of values that are handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// They are compared for order.
    Ordered,
}

/// What a method does to its receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// It changes items.
    Mutates,
    /// It changes how many there are.
    Resizes,
}

/// What a call becomes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lowering {
    /// The rtyper knows: an arm there.
    Rtyper(RtyperArm),
    /// The annotator knows: an arm there makes other operations of it.
    Annotator(AnnotatorArm),
    /// The argument made a number of the result's type: integers wrap.
    Cast,
    /// A low-level helper of the receiver and all parameters.
    Ll(Helper),
    /// A function in Python, by module and name, of the receiver and all parameters.
    App(&'static str, &'static str),
    /// The same method of that class, on the receiver made one; its result made one of the
    /// receiver's type.
    Through(Class),
    /// An operation, by its name, of the receiver, if there is one, and the arguments.
    Op(&'static str),
    /// A constant.
    Value(Default),
    /// What instances hold.
    Field,
    /// A function in Python, by module and name, of a list of what is given by position, and of
    /// what is named.
    Gathered(&'static str, &'static str),
}

/// A low-level helper.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Helper {
    /// Its module and name.
    pub function: (&'static str, &'static str),
    /// The one where the text that it looks at, its first operand or else its receiver, is known to
    /// be one character.
    pub char: Option<(&'static str, &'static str)>,
    /// The one where its receiver is a part of a text.
    pub part: Option<(&'static str, &'static str)>,
    /// What it takes behind the parameters.
    pub extra: &'static [Extra],
}

/// What a low-level helper takes that no program gives.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Extra {
    /// A constant.
    Constant(Default),
    /// A table of characters.
    Set(Set),
    /// A table of what characters become.
    Map(Map),
}

impl BuiltinFn {
    /// The machine integers that it makes, in which what does not fit wraps.
    pub fn machine_integer(self) -> Option<IntKind> {
        match self.signatures() {
            &[Signature {
                result: Type::Machine(int),
                ..
            }] => Some(int),
            _ => None,
        }
    }

    /// Whether it makes an integer of a word or of another machine type, in which what does not fit wraps.
    pub fn wraps(self) -> bool {
        matches!(
            self.signatures(),
            [Signature {
                lowering: Lowering::Cast,
                result: Type::Int | Type::Machine(_),
                ..
            }]
        )
    }
}

/// All that the stubs declare.
pub fn all_signatures() -> impl Iterator<Item = &'static Signature> {
    let functions = FUNCTIONS.iter().copied().flatten();
    let methods = METHODS.iter().copied().flatten();
    functions.chain(methods.flat_map(|(_, overloads)| overloads.iter()))
}

/// The overload that takes so many arguments by position, and besides these by name.
pub fn chosen(
    overloads: &'static [Signature],
    given: usize,
    names: &[impl AsRef<str>],
) -> Option<&'static Signature> {
    overloads
        .iter()
        .find(|signature| signature.takes(given, names))
}

/// The same of a call that names none.
pub fn by_position(overloads: &'static [Signature], given: usize) -> Option<&'static Signature> {
    let no_names: &[&str] = &[];
    chosen(overloads, given, no_names)
}

/// How many arguments these overloads take by position: at least and at most.
pub fn arity(overloads: &[Signature]) -> (usize, usize) {
    let least = overloads.iter().map(|s| s.positional().0).min();
    let most = overloads.iter().map(|s| s.positional().1).max();
    (least.unwrap_or(0), most.unwrap_or(0))
}

impl Signature {
    /// How many arguments it takes by position: at least and at most.
    pub fn positional(&self) -> (usize, usize) {
        let by_position = |p: &&Param| matches!(p.kind, ParamKind::Positional | ParamKind::Either);
        let most = match self.params.iter().any(|p| p.kind == ParamKind::Star) {
            true => usize::MAX,
            false => self.params.iter().filter(by_position).count(),
        };
        let needed = |p: &&Param| by_position(p) && p.default.is_none();
        (self.params.iter().filter(needed).count(), most)
    }

    /// Whether it takes so many arguments by position, and besides these by name.
    pub fn takes(&self, given: usize, names: &[impl AsRef<str>]) -> bool {
        let (_, most) = self.positional();
        let takes_more = self.params.iter().any(|p| p.kind == ParamKind::StarStar);
        let taken = |name: &str| match self.named(name) {
            Some(at) => at >= given || self.params[at].kind == ParamKind::Named,
            None => takes_more,
        };
        let has = |(at, param): (usize, &Param)| match param.kind {
            ParamKind::Star | ParamKind::StarStar => true,
            _ if param.default.is_some() => true,
            ParamKind::Positional | ParamKind::Either if at < given => true,
            _ => names.iter().any(|name| name.as_ref() == param.name),
        };
        given <= most
            && names.iter().all(|name| taken(name.as_ref()))
            && self.params.iter().enumerate().all(has)
    }

    /// The parameter with this name, where it can be named.
    pub fn named(&self, name: &str) -> Option<usize> {
        let can = |p: &Param| matches!(p.kind, ParamKind::Either | ParamKind::Named);
        self.params.iter().position(|p| p.name == name && can(p))
    }

    /// The exceptions that a call may raise by itself, if it is not lowered to Python: those that
    /// are declared, and what going through an iterable raises.
    pub fn raised(&self) -> Option<impl Iterator<Item = &'static str>> {
        let iterates = self.params.iter().any(|p| p.ty.is_iterable());
        let iterated = iterates.then_some(HlOp::ITERATED).into_iter().flatten();
        let own = matches!(
            self.lowering,
            Lowering::Rtyper(_) | Lowering::Cast | Lowering::Ll(..) | Lowering::Value(_)
        );
        own.then(|| self.raises.iter().chain(iterated).copied())
    }

    /// Whether it compares items of the receiver.
    pub fn compares(&self) -> bool {
        let seeks = |p: &Param| matches!(p.ty, Type::Sought(_) | Type::Shown(_));
        self.items == Some(Bound::Ordered) || self.params.iter().any(seeks)
    }

    /// Where the parameter stands that the argument with this index goes to.
    pub fn place_of(&self, index: usize) -> Option<usize> {
        let star = self.params.iter().position(|p| p.kind == ParamKind::Star);
        let at = star.map_or(index, |star| index.min(star));
        (at < self.params.len()).then_some(at)
    }

    /// The parameter that the argument with this index goes to.
    pub fn param_at(&self, index: usize) -> Option<&'static Param> {
        self.params.get(self.place_of(index)?)
    }
}

impl Type {
    /// A result's type, whether or not more is known of it.
    pub fn value(self) -> Type {
        match self {
            Type::Computed(_, of) => *of,
            ty => ty,
        }
    }

    /// Whether it is this one, or a union with it.
    pub fn may_be(&self, is_it: fn(&Type) -> bool) -> bool {
        match self {
            Type::Union(types) => types.iter().any(|ty| ty.may_be(is_it)),
            ty => is_it(ty),
        }
    }

    /// The types that it is one of.
    pub fn alternatives(&self) -> &[Type] {
        match self {
            Type::Union(types) => types,
            _ => std::slice::from_ref(self),
        }
    }

    /// What a parameter of this type takes one after the other, if it takes what gives such.
    pub fn items(&self) -> Option<&Type> {
        match self {
            Type::Iterable(item) => Some(item),
            Type::Union(types) => types.iter().find_map(Type::items),
            _ => None,
        }
    }

    /// Whether a parameter of this type takes what gives values one after the other.
    pub fn is_iterable(&self) -> bool {
        self.may_be(|ty| matches!(ty, Type::Iterable(_) | Type::Pairs))
    }
}

impl BuiltinFn {
    /// Its overloads.
    pub fn signatures(self) -> &'static [Signature] {
        FUNCTIONS[self as usize]
    }

    /// The module that it is in.
    pub fn module(self) -> &'static str {
        self.name()
            .rsplit_once('.')
            .map_or("", |(module, _)| module)
    }

    /// Its name without its module.
    pub fn short(self) -> &'static str {
        self.signatures()[0].name
    }
}

impl Class {
    /// The signatures of a method: overloads, or none.
    pub fn method(self, method: Method) -> &'static [Signature] {
        let methods = METHODS[self as usize];
        match methods.binary_search_by_key(&method, |(name, _)| *name) {
            Ok(at) => methods[at].1,
            Err(_) => &[],
        }
    }

    /// The names of its methods, in order.
    pub fn methods(self) -> impl Iterator<Item = Method> {
        METHODS[self as usize].iter().map(|(method, _)| *method)
    }

    /// Its attributes that are no methods, in the order of their names.
    pub fn attributes(self) -> &'static [Attribute] {
        ATTRIBUTES[self as usize]
    }

    /// The attribute of this name that is no method.
    pub fn attribute(self, name: &str) -> Option<&'static Attribute> {
        self.attributes().iter().find(|a| a.name == name)
    }

    /// The names of its methods and other attributes.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let attributes = self.attributes().iter().map(|a| a.name);
        self.methods().map(Method::name).chain(attributes)
    }

    /// Whether its objects have a method, or another attribute, of this name.
    pub fn has(self, name: &str) -> bool {
        let method = Method::from_name(name);
        self.attribute(name).is_some() || method.is_some_and(|m| !self.method(m).is_empty())
    }
}
