//! The rtyper: from annotated graphs to typed low-level graphs (seed: "The RPython Typer").
//!
//! *Theory.* Every annotation has a *representation* ([`Repr`]): which low-level type its values
//! have, and how each operation on them becomes low-level operations. The rtyper goes over each
//! annotated graph once and builds a new graph from it: the same blocks, every operation replaced
//! by a short sequence, every value that crosses from one representation to another converted
//! on the way. Operations without an equivalent in C become calls to *helpers* written in
//! low-level Python ([`helpers`]), which are specialised by the low-level types of their
//! arguments and then flow, are annotated and are rtyped like anything else.
//!
//! *Invariants.*
//! - A representation is a plain value ([`Repr`] is `Copy` and interned by its parts); what it
//!   needs beside (structures, tables) is in side tables of the [`RTyper`], made on demand.
//! - Types that refer to themselves start as a forward structure; its fields come when they are
//!   first needed ([`RTyper::class_info`]).
//! - A variable whose representation is of type `Void` has no run-time value: its value is known
//!   from its representation ([`Repr::Const`]) or is `None`.
//! - In a block that catches exceptions every low-level operation that can raise, of the guarded
//!   operation, ends a block with the same exception exits ([`graph`]).
//! - Graphs are made on demand: entry points ask for their graph, calls for that of the callee.

pub(crate) mod assigned;
pub(crate) mod call;
pub(crate) mod classes;
pub(crate) mod closure;
pub(crate) mod constant;
pub(crate) mod convert;
pub(crate) mod dispatch;
pub(crate) mod exact;
pub(crate) mod finalizers;
pub(crate) mod graph;
pub(crate) mod handles;
pub(crate) mod helper_call;
pub(crate) mod helpers;
pub(crate) mod kept;
pub(crate) mod lower;
pub(crate) mod rappend;
pub(crate) mod rbuiltin;
pub(crate) mod rbytes;
pub(crate) mod rcompare;
pub(crate) mod rdict;
pub(crate) mod repr;
pub(crate) mod rfloat;
pub(crate) mod rformat;
pub(crate) mod rfuncptr;
pub(crate) mod rinstance;
pub(crate) mod rint;
pub(crate) mod riter;
pub(crate) mod rlist;
pub(crate) mod rnumber;
pub(crate) mod roptional;
pub(crate) mod rows;
pub(crate) mod rpart;
pub(crate) mod rpbc;
pub(crate) mod rptr;
pub(crate) mod rseq;
pub(crate) mod rstr;
pub(crate) mod rstrmethods;
pub(crate) mod rtuple;
pub(crate) mod stub;
pub(crate) mod tuple_order;
pub(crate) mod unicode;
pub(crate) mod weakref;

pub(crate) use repr::Repr;

use crate::annotate::types::defs::{Annotated, SpecPart};
use crate::diag::Diagnostic;
use crate::host::object::{ObjId, Object};
use crate::host::Session;
use crate::ir::model::{Graph, GraphId, Var};
use crate::lltype::{
    DataId, FuncBody, FuncId, Known, Ll, LlConst, LlProgram, LlType, Place, Types,
};
use crate::options::Options;
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

/// What a step of the rtyper gives: an error is told to the user and ends the graph.
pub type RResult<T> = Result<T, Box<Diagnostic>>;

/// A map in insertion order.
pub(crate) type Map<K, V> = IndexMap<K, V, FxBuildHasher>;

/// The rtyper's state: the program being made, and the side tables of representations.
pub struct RTyper<'p> {
    /// What the program was annotated with; helpers are added to it.
    pub ann: &'p mut Annotated,
    /// The live program.
    pub session: &'p mut Session,
    /// The user's choices.
    pub options: &'p Options,
    /// The program being made. Its types are the heap's (`session.heap.lltypes`) until the end,
    /// since helpers are imported and annotated on the way.
    pub prog: LlProgram,
    /// Side tables of representations.
    pub tables: repr::Tables,
    /// Classes: structures, vtables, attributes.
    pub classes: classes::Classes,
    /// The attributes of instances that may be read before they are assigned.
    pub late: assigned::Attributes,
    /// Of classes with `_immutable_`, those that are assigned once the instance is made: they do change.
    pub reassigned: assigned::Attributes,
    /// Functions and families of functions as values.
    pub calls: call::Calls,
    /// Functions that C may call: their graphs, and as what.
    pub c_functions: Map<(GraphId, crate::lltype::FuncTypeId), FuncId>,
    /// What collectors call with objects of a class that nothing reaches any more.
    pub finalizers: Map<(crate::annotate::types::defs::ClassDefId, GraphId), FuncId>,
    /// The helpers that were asked for.
    pub helpers: helpers::Helpers,
    /// Objects that global variables of the program hold, with the variables.
    variables: Option<Map<ObjId, String>>,
    /// What the function that is made has asked for, if it may be kept.
    asked: Option<Vec<kept::Asked>>,
    /// The versions of helpers that are to be kept.
    to_keep: Vec<kept::ToKeep>,
    /// The function that is made.
    at_work: Option<FuncId>,
    /// The structures of frozen objects.
    pub frozen: Map<Option<crate::annotate::types::defs::AttrFamilyId>, crate::lltype::StructId>,
    /// Functions made for tuples.
    pub tuple_funcs: rtuple::TupleFuncs,
    /// The objects that stand for methods of constant objects.
    pub bound_constants: Map<crate::annotate::types::defs::DescId, crate::host::object::ObjId>,
    /// Small functions for representations.
    pub stubs: stub::Stubs,
    /// The structures of functions made at run time.
    pub closures: closure::Closures,
    /// The structures of cells; `None` while it is found out what one holds.
    pub cells: Map<crate::annotate::types::defs::ListDefId, Option<crate::lltype::StructId>>,
    /// The structure of all cells that hold this.
    pub cells_of: Map<LlType, crate::lltype::StructId>,
    /// Prebuilt exceptions, by class and message.
    pub exceptions: Map<(ObjId, String), ObjId>,
    /// Objects with `__call__` that are there before the program runs, and have met functions: the
    /// method, bound to the object.
    pub called_objects: Map<ObjId, ObjId>,
    /// Strings that are data already.
    pub strings: rstr::Strings,
    /// Lists: their structures.
    pub lists: rlist::Lists,
    /// Dicts and sets: their structures.
    pub dicts: rdict::Dicts,
    /// Prebuilt objects that are data already.
    pub prebuilt: Map<(ObjId, Repr), LlConst>,
    /// Data whose value is still to be made, and from what.
    pub unfilled: Vec<constant::Unfilled>,
    /// The function of each annotated graph that is called.
    pub funcs: Map<GraphId, FuncId>,
    /// How many functions there are of each name.
    names: Map<String, u32>,
    /// Graphs that are called and not made yet.
    pub todo: std::collections::VecDeque<GraphId>,
    /// What went wrong so far.
    pub errors: Vec<Diagnostic>,
}

/// Exceptions that low-level operations raise by themselves, with their messages; and the
/// classes of all exceptions.
const STANDARD_EXCEPTIONS: [(&str, &str); 6] = [
    ("BaseException", ""),
    ("Exception", ""),
    ("ZeroDivisionError", "division by zero"),
    ("MemoryError", ""),
    ("OverflowError", "integer overflow"),
    ("RecursionError", "maximum recursion depth exceeded"),
];

/// An entry point: the C symbol, and the annotated graph.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The symbol.
    pub symbol: String,
    /// The graph.
    pub graph: GraphId,
}

/// Rtypes everything that the entry points reach. `tidy` is what is done first to a graph: what is kept of helpers is so.
pub fn rtype(
    ann: &mut Annotated,
    session: &mut Session,
    options: &Options,
    entries: &[Entry],
    tidy: fn(&LlProgram, &mut Graph<Ll>),
) -> Result<LlProgram, Vec<Diagnostic>> {
    let mut rtyper = RTyper::new(ann, session, options);
    rtyper.run(entries);
    rtyper.finish(tidy)
}

impl<'p> RTyper<'p> {
    /// Nothing rtyped yet.
    pub fn new(ann: &'p mut Annotated, session: &'p mut Session, options: &'p Options) -> Self {
        let classes = classes::Classes::default();
        let root = classes.root_types();
        let prog = LlProgram {
            word_bits: options.target.pointer_width,
            exc_type: Some(root.vtable_ptr()),
            exc_value: Some(root.instance_ptr()),
            ..LlProgram::default()
        };
        RTyper {
            ann,
            session,
            options,
            prog,
            tables: repr::Tables::default(),
            variables: None,
            asked: None,
            to_keep: Vec::new(),
            at_work: None,
            classes,
            calls: call::Calls::default(),
            helpers: Default::default(),
            c_functions: Map::default(),
            finalizers: Map::default(),
            frozen: Map::default(),
            late: Default::default(),
            reassigned: Default::default(),
            tuple_funcs: Default::default(),
            bound_constants: Map::default(),
            stubs: Default::default(),
            closures: Default::default(),
            cells: Map::default(),
            cells_of: Map::default(),
            exceptions: Map::default(),
            called_objects: Map::default(),
            strings: Default::default(),
            lists: Default::default(),
            dicts: Default::default(),
            prebuilt: Map::default(),
            unfilled: Vec::new(),
            funcs: Map::default(),
            names: Map::default(),
            todo: Default::default(),
            errors: Vec::new(),
        }
    }

    /// Rtypes these entry points and what they reach.
    pub fn run(&mut self, entries: &[Entry]) {
        (self.late, self.reassigned) = self.assigned_attributes();
        self.errors.extend(self.read_defaults());
        if !self.errors.is_empty() {
            return;
        }
        if let Err(error) = self.prepare_rows() {
            self.errors.push(*error);
            return;
        }
        for (name, message) in STANDARD_EXCEPTIONS {
            match self.prebuilt_exception(name, message) {
                Ok((class, instance)) => {
                    self.prog.exceptions.push(crate::lltype::StandardException {
                        name,
                        class,
                        instance,
                    })
                }
                Err(error) => self.errors.push(*error),
            }
        }
        for entry in entries {
            match self.function(entry.graph) {
                Ok(func) => self.prog.exports.push(crate::lltype::Export {
                    symbol: entry.symbol.clone(),
                    func,
                    c_params: None,
                    within: crate::lltype::Within::default(),
                }),
                Err(error) => self.errors.push(*error),
            }
        }
        self.drain();
    }

    /// Makes everything that was asked for: graphs, data, vtables.
    pub fn drain(&mut self) {
        loop {
            if let Some(graph) = self.todo.pop_front() {
                if let Err(error) = graph::rtype_graph(self, graph) {
                    self.errors.push(*error);
                }
            } else if let Some(unfilled) = self.unfilled.pop() {
                self.at_work = None;
                if let Err(error) = self.fill(unfilled) {
                    self.errors.push(*error);
                }
            } else if !self.finish_classes() {
                break;
            }
        }
    }

    /// The program, if nothing went wrong.
    pub fn finish(
        mut self,
        tidy: fn(&LlProgram, &mut Graph<Ll>),
    ) -> Result<LlProgram, Vec<Diagnostic>> {
        if self.errors.is_empty() {
            self.number_classes();
            self.prog.types = std::mem::take(&mut self.session.heap.lltypes);
            self.keep_all(tidy);
            Ok(self.prog)
        } else {
            let mut errors = Vec::new();
            for error in self.errors {
                if !errors.contains(&error) {
                    errors.push(error);
                }
            }
            Err(errors)
        }
    }

    /// The types of the program.
    pub fn types(&mut self) -> &mut Types {
        &mut self.session.heap.lltypes
    }

    /// The representation of a variable of an annotated graph.
    pub fn var_repr(&mut self, graph: GraphId, var: Var) -> RResult<Repr> {
        let s = self.ann.binding(graph, var).clone();
        self.getrepr(&s)
    }

    /// The representations of a graph's parameters and of its result, by their annotations.
    pub fn natural_signature(&mut self, graph: GraphId) -> RResult<(Vec<Repr>, Repr)> {
        let params = self.ann.graphs[graph].params().to_vec();
        let ret = self.ann.graphs[graph].return_var();
        let params: RResult<Vec<_>> = params
            .into_iter()
            .map(|v| self.var_repr(graph, v))
            .collect();
        Ok((params?, self.var_repr(graph, ret)?))
    }

    /// The name of a function; the versions of one are numbered in the order in which they are met
    /// here, which depends on the program alone.
    fn distinct_name(&mut self, name: &str) -> String {
        let known = self.names.entry(name.to_string()).or_insert(0);
        *known += 1;
        match *known {
            1 => name.to_string(),
            n => format!("{name}__{}", n - 1),
        }
    }

    /// The function made, or to be made, from an annotated graph.
    pub fn function(&mut self, graph: GraphId) -> RResult<FuncId> {
        if let Some(&func) = self.funcs.get(&graph) {
            self.note_asked(kept::Asked::Graph(graph, func));
            return Ok(func);
        }
        let (params, result) = self.signature(graph)?;
        let known = self.known_of(graph, &params);
        let params = params.into_iter().map(|r| self.lltype(r)).collect();
        let result = self.lltype(result);
        let ty = self.session.heap.lltypes.func(params, result);
        let shared = self.ann.graphs[graph].name.clone();
        let name = self.distinct_name(&shared);
        let is_numbered = name != shared;
        let func = self.prog.funcs.push(crate::lltype::Func {
            name,
            ty,
            body: FuncBody::Pending,
        });
        if is_numbered {
            self.prog.shared_names.insert(func, shared);
        }
        self.prog.made_for.insert(func, known);
        // Parts of texts are no objects: nobody is given one.
        let params = &self.session.heap.lltypes.funcs[ty].params;
        if self.strings.part.is_some_and(|part| params.contains(&part)) {
            self.prog.always_inline.insert(func);
        }
        if let Some(object) = self.ann.graphs[graph].func {
            match self.mark(object, "_always_inline_") {
                _ if self.mark(object, "_dont_inline_") == Some(true) => {
                    self.prog.dont_inline.insert(func);
                }
                Some(true) => {
                    self.prog.always_inline.insert(func);
                }
                Some(false) => {
                    self.prog.dont_inline.insert(func);
                }
                None => {}
            }
            if self.mark(object, "_inline_in_loops_") == Some(true) {
                self.prog.dont_inline.insert(func);
                self.prog.inline_in_loops.insert(func);
            }
            if self.mark(object, "_failed_check_") == Some(true) {
                self.prog.dont_inline.insert(func);
                self.prog.failed_checks.insert(func);
            }
        }
        self.funcs.insert(graph, func);
        self.note_asked(kept::Asked::Graph(graph, func));
        self.todo.push_back(graph);
        Ok(func)
    }

    /// What a graph is made for besides the types of its parameters: constants, those that its policy
    /// asks for, and what the function has captured.
    fn known_of(&self, graph: GraphId, params: &[Repr]) -> Vec<Known> {
        let heap = &self.session.heap;
        let known = |obj| match heap.get(obj) {
            Object::LlType(ty) => Known::Type(*ty),
            Object::LlConst(constant) => match **constant {
                LlConst::Func(_, func) => Known::Func(func),
                _ => Known::Object(heap.repr_short(obj)),
            },
            _ => Known::Object(heap.dotted_name(obj)),
        };
        let mut all: Vec<Known> = Vec::new();
        // Sequences of different sorts may be arrays of the same type.
        let sorts = params.iter().map(std::mem::discriminant);
        all.push(Known::Object(format!("{:?}", sorts.collect::<Vec<_>>())));
        all.extend(params.iter().filter_map(|&repr| match repr {
            Repr::Const(obj) => Some(known(obj)),
            _ => None,
        }));
        let Some(func) = self.ann.graphs[graph].func else {
            return all;
        };
        let cells = heap.function(func).map_or(&[][..], |f| &f.closure);
        all.extend(cells.iter().filter_map(|&cell| match *heap.get(cell) {
            Object::Cell(captured) => captured.map(known),
            _ => None,
        }));
        let desc = self.ann.desc_of.get(&func);
        let desc = desc.and_then(|&desc| self.ann.function_of(desc));
        let mut versions = desc.into_iter().flat_map(|desc| &desc.graphs);
        let key = versions.find(|&(_, &version)| version == graph);
        for part in key.into_iter().flat_map(|(key, _)| &key.0) {
            match part {
                SpecPart::Const(obj) => all.push(known(*obj)),
                SpecPart::Choices(choices) => all.extend(choices.iter().copied().map(known)),
                SpecPart::ExceptionArgs(_)
                | SpecPart::Star(_)
                | SpecPart::Keywords(_)
                | SpecPart::LeftOut(_) => all.push(Known::Object(format!("{part:?}"))),
                // The types of parameters say it, or it is of this run.
                _ => {}
            }
        }
        all
    }

    /// What an attribute of a function says.
    fn mark(&self, func: ObjId, name: &str) -> Option<bool> {
        let dict = self.session.heap.function(func)?.dict?;
        let value = self.session.heap.dict_get_str(dict, name)?;
        self.session.heap.as_bool(value)
    }

    /// A constant pointer to a function.
    pub fn func_const(&self, func: FuncId) -> LlConst {
        let ty = self.prog.funcs[func].ty;
        LlConst::Func(LlType::Ptr(crate::lltype::Container::Func(ty)), func)
    }

    /// New data, to be filled later.
    pub fn new_data(&mut self, ty: LlType, name: impl Into<String>) -> DataId {
        self.prog.data.push(crate::lltype::Data {
            ty,
            value: None,
            name: name.into(),
        })
    }

    /// New data for an object that may change: named by the variable of the program that holds it, if
    /// there is one, whatever it holds.
    pub fn new_object(&mut self, ty: LlType, obj: ObjId, name: impl Into<String>) -> DataId {
        let session = &*self.session;
        let variables = self.variables.get_or_insert_with(|| variables(session));
        let variable = variables.get(&obj).cloned();
        let place = match &variable {
            Some(_) => Place::Named,
            None => Place::In(self.at_work),
        };
        let data = self.new_data(ty, variable.unwrap_or_else(|| name.into()));
        self.prog.places.insert(data, place);
        data
    }
}

/// The objects that global variables of the program hold, by the first of their names.
fn variables(session: &Session) -> Map<ObjId, String> {
    let heap = &session.heap;
    let modules = heap.dict_str_items(session.modules);
    let modules = modules
        .iter()
        .filter_map(|&(_, module)| heap.module(module));
    let mut names = Map::default();
    for module in modules.filter(|module| !module.own) {
        for (name, obj) in heap.dict_str_items(module.dict) {
            let name = format!("{}.{name}", module.name);
            let known = names.entry(obj).or_insert_with(|| name.clone());
            if name < *known {
                *known = name;
            }
        }
    }
    names
}

/// An error of the rtyper without a place yet: the operation's is added by the driver.
pub(crate) fn error<T>(code: &'static str, message: impl Into<String>) -> RResult<T> {
    Err(Box::new(Diagnostic::error(code, message)))
}
