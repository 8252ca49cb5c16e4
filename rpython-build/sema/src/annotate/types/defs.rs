//! What annotations refer to: definitions of lists, dicts and classes, and descs of prebuilt
//! constants; their families; and [`Annotated`], the outcome that the rtyper reads.

use crate::annotate::types::model::{IterVariant, Kind, SomeValue};
use crate::entity::{PrimaryMap, SecondaryMap};
use crate::front::code::Name;
use crate::host::attribute_key::{AttrKey, NamesAttribute};
use crate::host::object::ObjId;
use crate::ir::model::{Block, ExitSwitch, Graph, GraphId, Hl, Value, Var};
use crate::lltype::types::{IntKind, LlType};
use std::collections::BTreeMap;
use std::rc::Rc;

pub use crate::annotate::types::ids::*;

/// A place in the program: an operation (or a link) of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The graph.
    pub graph: GraphId,
    /// The block.
    pub block: Block,
    /// The index of the operation; `u32::MAX` for the exits.
    pub op: u32,
}

/// A block of a graph.
pub type BlockRef = (GraphId, Block);

/// An input of a block of a graph, by its number.
pub(in crate::annotate) type Input = (GraphId, Block, usize);

/// The operations that have read a cell: they are annotated again when it grows.
pub type Readers = Set<Position>;

/// The step of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeStep {
    /// Known, not zero.
    Const(i64),
    /// Known at run time.
    Variable,
}

/// What is known of the lists with one definition.
#[derive(Clone, Debug, Default)]
pub struct ListDef {
    /// The item.
    pub item: SomeValue,
    /// The length changes after creation, or is not known before all items are: it is a list of
    /// the kind that grows.
    pub resized: bool,
    /// The length changes once the list is made.
    pub relengthened: bool,
    /// Items are assigned after creation.
    pub mutated: bool,
    /// All of them are ranges with this step.
    pub range_step: Option<RangeStep>,
    /// Some of them are ranges, and others are not.
    pub of_ranges: bool,
    /// `make_sure_not_resized`: where.
    pub must_not_resize: Option<Position>,
    /// `make_sure_not_modified`: where.
    pub must_not_mutate: Option<Position>,
    /// A prebuilt or literal list that nothing changes.
    pub prebuilt: bool,
    /// Of a cell of a function: it may be read before it is filled.
    pub may_be_empty: bool,
    /// The graph that shows items in messages, where only Python knows how.
    pub shows: Option<GraphId>,
    /// What must be looked at again when the cell grows.
    pub readers: Readers,
}

/// What is known of the dicts (or sets) with one definition.
#[derive(Clone, Debug, Default)]
pub struct DictDef {
    /// The key.
    pub key: SomeValue,
    /// The value; `Impossible` for sets.
    pub value: SomeValue,
    /// `r_dict`: the equality and hash functions, as annotations.
    pub custom: Option<(SomeValue, SomeValue)>,
    /// How the keys of an `r_dict` are compared and hashed: graphs of (key, key) and of (key).
    pub key_functions: Option<(GraphId, GraphId)>,
    /// The graph that shows keys in messages, where only Python knows how.
    pub shows: Option<GraphId>,
    /// `defaultdict`: the graph that makes a missing value.
    pub default_factory: Option<GraphId>,
    /// What must be looked at again when a cell grows.
    pub readers: Readers,
}

impl DictDef {
    /// The functions that an `r_dict` was made with.
    pub fn functions(&self) -> Option<(Option<ObjId>, Option<ObjId>)> {
        let (eq, hash) = self.custom.as_ref()?;
        Some((eq.konst, hash.konst))
    }
}

/// An attribute of a class: in the most general class that has it, for all its subclasses.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// Its name.
    pub name: AttrKey,
    /// Its annotation.
    pub value: SomeValue,
    /// Never assigned on an instance: it is a constant of the class, found by
    /// [`Annotated::class_attribute`], and belongs in the vtable.
    pub readonly: bool,
    /// Values that classes (and prebuilt instances) give it: which class, which object.
    pub sources: Set<(Option<ClassDefId>, ObjId)>,
    /// What must be looked at again when it grows.
    pub readers: Readers,
    /// The methods in its value, as they are looked up; empty until that is done.
    pub(crate) methods: Option<Methods>,
}

/// The methods of an attribute's value by class, and what was found for which class. It holds for
/// one value and one tree of classes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Methods {
    /// The methods without a receiver, by the class that has them in its dict.
    pub by_origin: Map<ClassDefId, MethodDesc>,
    /// What is no method and needs no receiver (static methods, classes), by the class that has it in its dict.
    pub plain: Map<ClassDefId, Vec<DescId>>,
    /// Everything else: any instance may have it.
    pub others: Vec<DescId>,
    /// What was found for an instance of a class.
    pub found: Map<ClassDefId, FoundMethods>,
}

impl Methods {
    /// Whether a class has one in its dict.
    pub fn has_of(&self, class: ClassDefId) -> bool {
        self.by_origin.contains_key(&class) || self.plain.contains_key(&class)
    }
}

/// The methods that an instance of a class, or of a subclass, may have.
#[derive(Clone, Debug)]
pub(crate) struct FoundMethods {
    /// All of them, bound to the class.
    pub value: SomeValue,
    /// The classes that have them in their dicts.
    pub origins: Set<ClassDefId>,
}

/// A class as the annotator sees it: one per class, or per specialised copy.
#[derive(Clone, Debug)]
pub struct ClassDef {
    /// For people: `module.qualname`.
    pub name: String,
    /// The class.
    pub class: ObjId,
    /// Its desc.
    pub desc: DescId,
    /// The one base that carries state; `None` for `object` only.
    pub base: Option<ClassDefId>,
    /// Direct subclasses.
    pub subclasses: Vec<ClassDefId>,
    /// Attributes that live here: neither in a base nor in a subclass is one of the same name.
    pub attrs: Map<AttrKey, Attribute>,
    /// `_immutable_fields_` of this very class: names, with `[*]` or `?` kept.
    pub immutable_fields: Vec<Name>,
    /// `_immutable_ = True`
    pub immutable: bool,
    /// An exception class.
    pub exception: bool,
    /// Whether an instance of this very class is made, by a call or before translation; or the class
    /// is an exception of Python's own.
    pub instantiated: bool,
    /// Blocks that would handle it, if there were instances.
    pub(in crate::annotate) handlers: Set<(GraphId, Block)>,
    /// The classes whose dicts count as this class's own: itself, and mixins.
    pub own: Vec<ObjId>,
    /// Prebuilt instances that were seen.
    pub prebuilt: Set<ObjId>,
    /// What must be looked at again when the class gets an attribute or a subclass.
    pub readers: Readers,
    /// For each special method that was asked for: whether the class, a base or a subclass has
    /// it, and what must be looked at again when a subclass with it appears.
    pub(crate) specials: Map<Name, (bool, Readers)>,
}

/// A prebuilt constant that can be called or has attributes.
#[derive(Clone, Debug)]
pub enum Desc {
    /// A function.
    Function(FunctionDesc),
    /// A function as a method of a class.
    Method(MethodDesc),
    /// A class.
    Class(ClassDesc),
    /// An instance with `_freeze_`, or a module.
    Frozen(FrozenDesc),
    /// A method of a frozen instance.
    MethodOfFrozen(MethodOfFrozenDesc),
    /// A function made at run time, which captures cells.
    Closure(ClosureDesc),
}

/// A function of the program.
#[derive(Clone, Debug)]
pub struct FunctionDesc {
    /// The function.
    pub func: ObjId,
    /// For people: `module.qualname`.
    pub name: String,
    /// Its graphs: one per key of its specialisation.
    pub graphs: Map<SpecKey, GraphId>,
    /// Whom it is called with.
    pub family: Option<CallFamilyId>,
}

/// A method of a class: a function whose first argument is an instance.
#[derive(Clone, Debug)]
pub struct MethodDesc {
    /// The function.
    pub func: DescId,
    /// The class it was found in.
    pub origin: ClassDefId,
    /// The class that it is bound to; `None` in a class attribute not yet looked up.
    pub self_class: Option<ClassDefId>,
    /// The name it was found under.
    pub name: AttrKey,
}

/// A class of the program.
#[derive(Clone, Debug)]
pub struct ClassDesc {
    /// The class.
    pub class: ObjId,
    /// For people: `module.qualname`.
    pub name: String,
    /// Its classdef, once it is needed.
    pub classdef: Option<ClassDefId>,
    /// Whom it is called with.
    pub family: Option<CallFamilyId>,
    /// With whom its class attributes are read.
    pub attrs: Option<AttrFamilyId>,
}

/// An object whose attributes are constants: an instance with `_freeze_`.
#[derive(Clone, Debug)]
pub struct FrozenDesc {
    /// The object.
    pub obj: ObjId,
    /// With whom its attributes are read.
    pub attrs: Option<AttrFamilyId>,
}

/// A method of a frozen object.
#[derive(Clone, Debug)]
pub struct MethodOfFrozenDesc {
    /// The function.
    pub func: DescId,
    /// The object.
    pub frozen: DescId,
}

/// A function made at run time: a function whose graphs take its cells before its arguments.
#[derive(Clone, Debug)]
pub struct ClosureDesc {
    /// A function object made for the code, with empty cells.
    pub func: DescId,
    /// The definitions of its cells, in the order of `code.freevars`.
    pub cells: Vec<ListDefId>,
}

/// What a specialised graph was made for. The parts are in the order the policy made them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct SpecKey(pub Vec<SpecPart>);

/// A part of a [`SpecKey`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpecPart {
    /// The `__init__` of an exception keeps so many of its arguments in `args`. Always first.
    ExceptionArgs(u32),
    /// So many arguments in `*args`.
    Star(u32),
    /// These names in `**kw`.
    Keywords(Vec<Name>),
    /// A constant argument.
    Const(ObjId),
    /// The constants that an argument of a memo function may be.
    Choices(Vec<ObjId>),
    /// The sorts of all arguments.
    Sorts(Vec<crate::annotate::types::defs::Sort>),
    /// The type of an argument.
    Type(Rc<SomeValue>),
    /// The type of an argument, as far as Python tells types apart.
    PythonType(PythonType),
    /// An object of any class.
    Receiver,
    /// A low-level type.
    Ll(LlType),
    /// A call site: graph, result variable of the call.
    Site(GraphId, Var),
    /// A function, class or object that an argument is.
    Desc(DescId),
    /// An argument need not be a constant, and is none.
    Variable,
    /// The parameter of this number is left out, or is an empty tuple.
    LeftOut(u32),
}

/// A type of Python's, whatever containers hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PythonType {
    /// An object of a class.
    Instance(ClassDefId),
    /// A machine integer.
    Integer(IntKind),
    /// A text.
    Str,
    /// A function, a class or a frozen object.
    Callable(std::mem::Discriminant<Desc>),
    /// A tuple of so many items, or of any number.
    Tuple(Option<usize>),
    /// A low-level pointer.
    Ptr(LlType),
    /// `None` or this.
    Optional(Box<PythonType>),
    /// A set that does not change.
    FrozenSet,
    /// Any other.
    Of(std::mem::Discriminant<Kind>),
}

/// The shape of a call: what counts for which graphs can be called together.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shape {
    /// Positional arguments, with the items of a star tuple and the receiver of a method.
    pub positional: u32,
    /// Keywords, sorted.
    pub keywords: Vec<Name>,
}

/// One row of a call table: for each desc that can be called there, its graph.
pub type Row = BTreeMap<DescId, GraphId>;

/// A set of descs that are called from the same places.
#[derive(Clone, Debug, Default)]
pub struct CallFamily {
    /// The members: functions. (Methods are here as their functions.)
    pub descs: Set<DescId>,
    /// Members of different sorts are kept in one variable somewhere.
    pub mixed: bool,
    /// Values that may be several of them are asked for their `__name__`.
    pub named: bool,
    /// The methods of several classes that are kept in one variable somewhere, each with what these have in common.
    pub methods: Set<(AttrKey, ClassDefId)>,
    /// The rows, per shape; a call names one by its index.
    pub tables: Map<Shape, Vec<Row>>,
}

/// A set of frozen objects or classes whose attributes are read through one variable.
#[derive(Clone, Debug, Default)]
pub struct AttrFamily {
    /// The members.
    pub descs: Set<DescId>,
    /// The attributes that are read: of which members in one variable, and what that gives.
    pub attrs: Map<AttrKey, Map<Rc<[DescId]>, SomeValue>>,
}

/// Where the value of a parameter of a called graph comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum ParamSource {
    /// The operand of the calling operation with this index (the callable is operand 0).
    Arg(u32),
    /// An item of the tuple that is this operand (`f(*args)`).
    Item(u32, u32),
    /// A default value.
    Default(ObjId),
    /// The receiver of a bound method, or the new instance.
    Receiver,
    /// The cell of a closure with this index.
    Cell(u32),
    /// What is in the cell of a closure with this index: a default value made at run time.
    CellValue(u32),
}

/// How one graph is called.
#[derive(Clone, Debug, PartialEq)]
pub struct Callee {
    /// The desc as it stands in the Pbc of the callable.
    pub desc: DescId,
    /// The graph; `None` if the class has no `__init__` that must run.
    pub graph: Option<GraphId>,
    /// Where each parameter of the graph comes from, in order.
    pub params: Rc<[ParamSource]>,
}

/// What a call site calls.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// Everything that can be called, in the order of the descs.
    pub callees: Vec<Callee>,
    /// The family and the row of its table, when functions or methods are called.
    pub row: Option<(CallFamilyId, Shape, usize)>,
}

/// How often things were looked at.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// Blocks annotated, again and again counted.
    pub blocks: u64,
    /// Operations annotated.
    pub ops: u64,
    /// Per block: times it was annotated.
    pub visits: SecondaryMap<GraphId, SecondaryMap<Block, u32>>,
    /// Unions that widened something.
    pub widened: u64,
}

/// The outcome of annotation: the whole program with everything that is known of it.
#[derive(Debug, Default)]
pub struct Annotated {
    /// All graphs, specialised copies included.
    pub graphs: PrimaryMap<GraphId, Graph<Hl>>,
    /// The annotation of each variable of each graph.
    pub bindings: SecondaryMap<GraphId, SecondaryMap<Var, SomeValue>>,
    /// Blocks whose exception exits guard more than the last operation: so many of the last ones,
    /// which the annotator made of the one that was last.
    pub guards: Map<(GraphId, Block), u32>,
    /// The graphs that the entry points reach by calls, in that order, once annotation is done.
    pub reached_graphs: Set<GraphId>,
    /// Blocks that control reaches; the others have no annotations and are to be dropped.
    pub reached: SecondaryMap<GraphId, Set<Block>>,
    /// The exits for exceptions, by block and number, that control takes as far as is known.
    pub caught: Set<(GraphId, Block, u32)>,
    /// List definitions; go through [`Annotated::listdef`].
    pub(crate) lists: Merging<ListDefId, ListDef>,
    /// Dict definitions; go through [`Annotated::dictdef`].
    pub(crate) dicts: Merging<DictDefId, DictDef>,
    /// Classes.
    pub classes: PrimaryMap<ClassDefId, ClassDef>,
    /// Prebuilt constants.
    pub descs: PrimaryMap<DescId, Desc>,
    /// The desc of each object that has one.
    pub desc_of: Map<ObjId, DescId>,
    /// Call families; go through [`Annotated::call_family`].
    pub call_families: Merging<CallFamilyId, CallFamily>,
    /// Attribute families; go through [`Annotated::attr_family`].
    pub(crate) attr_families: Merging<AttrFamilyId, AttrFamily>,
    /// What each calling operation calls, by its result variable.
    pub calls: Map<(GraphId, Var), Call>,
    /// How instances of a class are compared and hashed as items of containers, where the program
    /// says so: the graph, and whether it takes `None`.
    pub key_functions:
        Map<(ClassDefId, crate::annotate::types::defs::KeyFunction), (GraphId, bool)>,
    /// The graph behind each function pointer, by the operation that makes it.
    pub function_pointers: Map<(GraphId, Var), GraphId>,
    /// The graph behind each prebuilt function pointer.
    pub prebuilt_functions: Map<ObjId, GraphId>,
    /// What C may call, and as what.
    pub c_functions: Set<(GraphId, crate::lltype::FuncTypeId)>,
    /// What runs `__del__`, by the first class of a hierarchy that has it.
    pub finalizers: Map<ClassDefId, GraphId>,
    /// What is called with an object that nothing reaches any more, and the class of which it takes
    /// it, by the operation that asks for that.
    pub called_when_dead: Map<(GraphId, Var), (ClassDefId, GraphId)>,
    /// The annotation of prebuilt objects that constants of graphs name.
    pub constants: Map<ObjId, SomeValue>,
    /// The entry points, in the order asked for.
    pub entries: Vec<GraphId>,
    /// The arguments of prebuilt exceptions, where they are not one string.
    pub exception_args: Map<ObjId, ObjId>,
    /// What a base gives an attribute that a class has for itself, and that the class's constructors assign instead.
    pub replaced: Map<(ClassDefId, AttrKey), ObjId>,
    /// How much work it was.
    pub statistics: Statistics,
    /// What the annotator must remember to go on later.
    pub state: crate::annotate::rounds::annotator::State,
}

impl Annotated {
    /// The first operation that the exception exits of a block guard; its length if it has none.
    pub fn guarded_from(&self, graph: GraphId, block: Block) -> usize {
        let data = &self.graphs[graph].blocks[block];
        if data.switch != ExitSwitch::LastException {
            return data.ops.len();
        }
        let count = self.guards.get(&(graph, block)).copied().unwrap_or(1);
        data.ops.len().saturating_sub(count as usize)
    }

    /// The annotation of a variable.
    pub fn binding(&self, graph: GraphId, var: Var) -> &SomeValue {
        &self.bindings[graph][var]
    }

    /// The annotation of a use.
    pub fn annotation(&self, graph: GraphId, value: &Value<Hl>) -> SomeValue {
        match value {
            Value::Var(var) => self.binding(graph, *var).clone(),
            Value::Const(obj) => self.constants.get(obj).cloned().unwrap_or_default(),
        }
    }

    /// What is known of a list.
    pub fn listdef(&self, id: ListDefId) -> &ListDef {
        self.lists.get(id)
    }
    /// The canonical id of a list definition.
    pub fn find_list(&self, id: ListDefId) -> ListDefId {
        self.lists.find(id)
    }
    /// What is known of a dict or set.
    pub fn dictdef(&self, id: DictDefId) -> &DictDef {
        self.dicts.get(id)
    }
    /// The canonical id of a dict definition.
    pub fn find_dict(&self, id: DictDefId) -> DictDefId {
        self.dicts.find(id)
    }
    /// The canonical id of a call family.
    pub fn find_call_family(&self, id: CallFamilyId) -> CallFamilyId {
        self.call_families.find(id)
    }
    /// An attribute family.
    pub fn attr_family(&self, id: AttrFamilyId) -> &AttrFamily {
        self.attr_families.get(id)
    }
    /// The canonical id of an attribute family.
    pub fn find_attr_family(&self, id: AttrFamilyId) -> AttrFamilyId {
        self.attr_families.find(id)
    }

    /// The families whose members are kept in one variable with members of another sort, or with methods of classes
    /// that have no such method in common.
    pub fn mixed_families(&self) -> Vec<CallFamilyId> {
        let is_mixed = |&id: &CallFamilyId| {
            let family = self.call_families.get(id);
            let mut methods = family.methods.iter();
            family.mixed || methods.any(|(name, class)| self.home_of(*class, name).is_none())
        };
        self.call_families.roots().filter(is_mixed).collect()
    }

    /// The method that all of these are, and what the classes of the objects have in common that they are bound to; `None`
    /// if they are different ones, or something else.
    pub fn one_method(&self, descs: &[DescId]) -> Option<(&AttrKey, ClassDefId)> {
        let mut found: Option<(&AttrKey, ClassDefId)> = None;
        for &desc in descs {
            let Desc::Method(method) = &self.descs[desc] else {
                return None;
            };
            let own = method.self_class.unwrap_or(method.origin);
            found = Some(match found {
                None => (&method.name, own),
                Some((name, _)) if *name != method.name => return None,
                Some((name, class)) => (name, self.common_base(own, class)),
            });
        }
        found
    }

    /// The class by which all of these bound methods are found; `None` if they are different ones, or of classes that
    /// only share the name.
    pub fn class_of_methods(&self, descs: &[DescId]) -> Option<ClassDefId> {
        let (name, class) = self.one_method(descs)?;
        (descs.len() == 1 || self.home_of(class, name).is_some()).then_some(class)
    }

    /// The call family of a function, method or class.
    pub fn family_of(&self, desc: DescId) -> Option<CallFamilyId> {
        let family = match &self.descs[desc] {
            Desc::Function(d) => d.family,
            Desc::Method(d) => return self.family_of(d.func),
            Desc::Class(d) => d.family,
            Desc::MethodOfFrozen(d) => return self.family_of(d.func),
            Desc::Closure(d) => return self.family_of(d.func),
            Desc::Frozen(_) => None,
        };
        family.map(|id| self.find_call_family(id))
    }

    /// What the operation with this result calls.
    pub fn call(&self, graph: GraphId, result: Var) -> Option<&Call> {
        self.calls.get(&(graph, result))
    }

    /// The function of the program that compares or hashes instances of a class as items: made
    /// for the class or for a base.
    pub fn key_function(
        &self,
        class: ClassDefId,
        which: crate::annotate::types::defs::KeyFunction,
    ) -> Option<GraphId> {
        self.bases(class)
            .find_map(|c| self.key_functions.get(&(c, which)))
            .map(|&(graph, _)| graph)
    }

    /// The classes from this one up to `object`.
    pub fn bases(&self, class: ClassDefId) -> impl Iterator<Item = ClassDefId> + '_ {
        std::iter::successors(Some(class), |&id| self.classes[id].base)
    }

    /// The nearest class that both are, or derive from.
    pub fn common_base(&self, a: ClassDefId, b: ClassDefId) -> ClassDefId {
        self.bases(a)
            .find(|&base| self.is_subclass(b, base))
            .unwrap_or(ClassDefId::OBJECT)
    }

    /// Whether `class` is `base` or derives from it.
    pub fn is_subclass(&self, class: ClassDefId, base: ClassDefId) -> bool {
        self.bases(class).any(|id| id == base)
    }

    /// The class and its subclasses, depth first.
    pub fn subclasses(&self, class: ClassDefId) -> Vec<ClassDefId> {
        let mut all = vec![class];
        let mut at = 0;
        while at < all.len() {
            let subs = &self.classes[all[at]].subclasses;
            all.splice(at + 1..at + 1, subs.iter().copied());
            at += 1;
        }
        all
    }

    /// Whether there are instances of a class or of one below.
    pub fn has_instances(&self, class: ClassDefId) -> bool {
        let below = self.subclasses(class);
        below.into_iter().any(|c| self.classes[c].instantiated)
    }

    /// Where an attribute of this class lives, if the annotator knows it: here or in a base.
    pub fn home_of(
        &self,
        class: ClassDefId,
        name: &(impl NamesAttribute + ?Sized),
    ) -> Option<ClassDefId> {
        self.bases(class)
            .find(|&id| self.classes[id].attrs.contains_key(name))
    }
    /// An attribute of this class, its own or a base's.
    pub fn attribute(
        &self,
        class: ClassDefId,
        name: &(impl NamesAttribute + ?Sized),
    ) -> Option<&Attribute> {
        self.bases(class)
            .find_map(|id| self.classes[id].attrs.get(name))
    }

    /// The value that a class gives an attribute: in its own dict, or that of its nearest base,
    /// as the annotator saw it (so after mixins, and functions as functions).
    pub fn class_attribute(
        &self,
        class: ClassDefId,
        name: &(impl NamesAttribute + ?Sized),
    ) -> Option<ObjId> {
        let attr = self.attribute(class, name)?;
        self.bases(class).find_map(|id| {
            attr.sources
                .iter()
                .rev()
                .find(|(c, _)| *c == Some(id))
                .map(|&(_, obj)| obj)
        })
    }

    /// The function behind a desc.
    pub fn function_of(&self, desc: DescId) -> Option<&FunctionDesc> {
        match &self.descs[desc] {
            Desc::Function(d) => Some(d),
            Desc::Method(d) => self.function_of(d.func),
            Desc::MethodOfFrozen(d) => self.function_of(d.func),
            Desc::Closure(d) => self.function_of(d.func),
            Desc::Class(_) | Desc::Frozen(_) => None,
        }
    }
}

/// What sort of thing that can be called a desc is; those of different sorts can be kept in one
/// variable all the same. `None` for what cannot be kept with others.
pub fn callable_sort(desc: &Desc) -> Option<u8> {
    match desc {
        Desc::Function(_) | Desc::Closure(_) => Some(0),
        Desc::Method(_) => Some(1),
        Desc::Class(_) => Some(2),
        Desc::MethodOfFrozen(_) => Some(3),
        Desc::Frozen(_) => None,
    }
}

/// Definitions that can be merged: a union-find forest over an arena.
#[derive(Clone, Debug)]
pub struct Merging<K, V> {
    items: Vec<Option<V>>,
    parents: Vec<u32>,
    changes: u64,
    merges: u64,
    key: std::marker::PhantomData<K>,
}

impl<K, V> Default for Merging<K, V> {
    fn default() -> Self {
        Merging {
            items: Vec::new(),
            parents: Vec::new(),
            changes: 0,
            merges: 0,
            key: std::marker::PhantomData,
        }
    }
}

impl<K: crate::entity::EntityRef, V> Merging<K, V> {
    /// Adds a definition.
    pub fn push(&mut self, value: V) -> K {
        let id = self.items.len();
        self.items.push(Some(value));
        self.parents.push(id as u32);
        self.changes += 1;
        K::new(id)
    }
    /// How often definitions may have changed: the same number, the same definitions.
    pub fn changes(&self) -> u64 {
        self.changes
    }
    /// How often two definitions were merged.
    pub fn merges(&self) -> u64 {
        self.merges
    }
    /// Whether there is a definition of this id.
    pub fn has(&self, id: K) -> bool {
        id.index() < self.items.len()
    }
    /// The id that stands for all that were merged with this one.
    pub fn find(&self, id: K) -> K {
        let mut at = id.index();
        while self.parents[at] as usize != at {
            at = self.parents[at] as usize;
        }
        K::new(at)
    }
    /// The definition.
    pub fn get(&self, id: K) -> &V {
        let root = self.find(id).index();
        self.items[root].as_ref().expect("a root has its value")
    }
    /// The definition, to note who reads it: that is no change.
    pub fn get_quietly(&mut self, id: K) -> &mut V {
        let root = self.find(id).index();
        self.items[root].as_mut().expect("a root has its value")
    }
    /// The definition, to change.
    pub fn get_mut(&mut self, id: K) -> &mut V {
        self.changes += 1;
        let root = self.find(id).index();
        self.items[root].as_mut().expect("a root has its value")
    }
    /// Merges the second into the first, and hands out the value of the second to be merged by
    /// the caller; `None` if they are one already. The older id stays the root.
    pub fn merge(&mut self, a: K, b: K) -> Option<(K, V)> {
        let (a, b) = (self.find(a).index(), self.find(b).index());
        if a == b {
            return None;
        }
        let (root, other) = (a.min(b), a.max(b));
        self.parents[other] = root as u32;
        self.changes += 1;
        self.merges += 1;
        let value = self.items[other].take().expect("a root has its value");
        Some((K::new(root), value))
    }
    /// All canonical ids, in order.
    pub fn roots(&self) -> impl Iterator<Item = K> + '_ {
        (0..self.items.len())
            .filter(|&i| self.parents[i] as usize == i)
            .map(K::new)
    }
}

/// What the types of an argument have in common while it grows: types have a union if their sorts are the
/// same, and where they are not, one that says less.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sort {
    /// An item that a container does not have (so far).
    Nothing,
    /// The same, of the containers that this operation of a function makes, in a version for this call if it has one for each: they may
    /// come to hold different things.
    NothingIn((ObjId, Var), Option<(ObjId, Var)>),
    /// `None`, and nothing else (so far).
    None,
    /// A machine integer.
    Integer(IntKind),
    /// A text.
    Str,
    /// A low-level pointer.
    Ptr(LlType),
    /// An object of a class, or of a copy of one: what is nearest below `object`.
    Object(ClassDefId),
    /// A function, a class or whatever can be called.
    Callable,
    /// What is known when the program is translated, and is nothing at run time.
    Constant(ObjId),
    /// Prebuilt objects without a class.
    Frozen,
    /// A tuple of one sort of items, of any length.
    Items(Box<Sort>),
    /// Any other type, by its kind, what kinds of it are apart for, and the sorts of its parts.
    Of {
        /// The kind.
        kind: std::mem::Discriminant<Kind>,
        /// Which of that kind.
        variant: Option<IterVariant>,
        /// Whether it is a frozen set.
        frozen: bool,
        /// What it is made of.
        parts: Vec<Sort>,
    },
}

impl Sort {
    /// Whether more may become known of it, which makes it another.
    pub(in crate::annotate) fn may_change(&self) -> bool {
        match self {
            Sort::Nothing | Sort::NothingIn(..) | Sort::None => true,
            Sort::Items(item) => item.may_change(),
            Sort::Of { parts, .. } => parts.iter().any(Sort::may_change),
            _ => false,
        }
    }
}

/// What a function that containers need of their items computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum KeyFunction {
    /// `a == b`
    Eq,
    /// `a < b`
    Lt,
    /// `a > b`
    Gt,
    /// `hash(a)`
    Hash,
    /// `repr(a)`, for messages.
    Repr,
}

impl KeyFunction {
    /// The methods that it is made of: the first that there is.
    pub fn methods(self) -> &'static [&'static str] {
        match self {
            KeyFunction::Eq => &["__eq__"],
            KeyFunction::Lt => &["__lt__", "__gt__"],
            KeyFunction::Gt => &["__gt__", "__lt__"],
            KeyFunction::Hash => &["__hash__"],
            KeyFunction::Repr => &["__repr__"],
        }
    }

    /// What it returns.
    pub fn result(self) -> SomeValue {
        match self {
            KeyFunction::Eq | KeyFunction::Lt | KeyFunction::Gt => SomeValue::bool(),
            KeyFunction::Hash => SomeValue::int(),
            KeyFunction::Repr => SomeValue::str(),
        }
    }
}

/// What a function is in a class, of which versions are made for an argument that is constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// `__new__`: for the class that it makes.
    New,
    /// `__getattr__`: for the name, on which depends what it gives.
    GetAttr,
    /// `__setattr__`: for the name, on which depends what may be assigned.
    SetAttr,
}

impl Role {
    /// All of them, with the names that such functions have in classes.
    pub const ALL: [(&'static str, Role); 3] = [
        ("__new__", Role::New),
        ("__getattr__", Role::GetAttr),
        ("__setattr__", Role::SetAttr),
    ];
}

/// What containers hold that are one definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Content {
    /// The items of lists, or what is in a variable of a closure.
    Item(ListDefId),
    /// The keys of dicts, or the items of sets.
    Key(DictDefId),
    /// The values of dicts.
    Value(DictDefId),
}

impl Content {
    /// Where values meet in it.
    pub fn place(self) -> &'static str {
        match self {
            Content::Item(_) => "items of one list",
            Content::Key(_) => "keys of one dict",
            Content::Value(_) => "values of one dict",
        }
    }
}

/// What has a type that values flow into.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cell {
    /// A variable of a graph: a parameter, a result, what an operation gives.
    Variable(GraphId, Var),
    /// What the operation with this result takes.
    Operands(GraphId, Var),
    /// What containers hold.
    In(Content),
    /// An attribute of a class.
    Attribute(ClassDefId, AttrKey),
    /// A constant: a literal, the value of a name, what is in a prebuilt object.
    Constant(ObjId),
    /// Nothing: the value is made where it flows from, or declared there.
    Made,
}

/// Graphs as the flow space made them; `None` where it failed (the error is reported).
pub type BaseGraphs = Map<ObjId, Option<Rc<Graph<Hl>>>>;
