//! Versions of helpers that are kept between builds, as they were lowered.
//!
//! What a version of a function in low-level Python is lowered to follows from the function, the low-level types
//! and constants that it is made for, and the toolchain: nothing in it is the program's. So it is known by a *key*,
//! which says these ([`Numbering::key`]), and what is kept says everything in terms of the key, of low-level types by
//! what they are made of, and of other versions. Objects of the program's classes, and its functions, are
//! numbered: a helper knows of them that they are some, and so one version is kept for all.
//!
//! A version that is kept is not annotated: it has a graph with parameters and a result, and without operations
//! ([`Annotator::kept_version`]). Those that it calls are asked for when it is, so that what there is once a helper
//! has been asked for does not depend on what is kept. What is done with the rest of what is kept, the rtyper knows
//! (`rtype/kept.rs`).

use super::specialize::ModulePolicy;
use crate::annotate::rounds::annotator::{An, Annotator, BlockState};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::bytes::{write_file, Reader, Writer};
use crate::front::code::Name;
use crate::host::object::{Heap, ObjId, Object};
use crate::host::Session;
use crate::ir::model::*;
use crate::lltype::{ArrayDef, Container, IntKind, LlConst, LlType, StructId, Types};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet, FxHasher};
use std::fs;
use std::hash::Hasher;
use std::path::PathBuf;
use std::rc::Rc;

/// Where there would be more, only what the program has asked for this time is kept on.
const MOST_BYTES: usize = 1 << 20;

/// The versions of helpers that are kept.
#[derive(Debug, Default)]
pub struct KeptHelpers {
    /// Where, and what is before them there: of which toolchain they are, and of what options.
    place: Option<(PathBuf, Vec<u8>)>,
    /// All of it, as it was read.
    bytes: Rc<[u8]>,
    /// Where in it each version is, by its key.
    versions: FxHashMap<Vec<u8>, (usize, usize)>,
    /// Their names, once each.
    pub names: IndexSet<Name, FxBuildHasher>,
    /// Versions that were not there: key, and what is to be kept.
    made: Vec<(Vec<u8>, Vec<u8>)>,
    /// The graphs that stand for versions that are kept.
    graphs: FxHashMap<GraphId, Kept>,
    /// Something that was read was not what it should be.
    pub broken: bool,
}

/// A version that is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    bytes: Rc<[u8]>,
    at: usize,
    end: usize,
    /// What its key numbers.
    pub numbering: Rc<Numbering>,
}

impl Kept {
    /// What is kept of it behind what the annotator takes.
    pub fn reader(&self) -> Reader<'_> {
        Reader::new(&self.bytes[self.at..self.end])
    }
}

impl KeptHelpers {
    /// Nothing so far, to be kept in a file by a toolchain of this key.
    pub fn new(path: PathBuf, key: &str) -> KeptHelpers {
        let mut head = Writer::default();
        head.text(key);
        KeptHelpers {
            place: Some((path, head.out)),
            ..KeptHelpers::default()
        }
    }

    /// What is kept in a file by a toolchain of this key.
    pub fn read(path: PathBuf, key: &str) -> KeptHelpers {
        let mut kept = KeptHelpers {
            bytes: fs::read(&path).unwrap_or_default().into(),
            ..KeptHelpers::new(path, key)
        };
        if kept.index().is_none() {
            kept.versions.clear();
            kept.names.clear();
        }
        kept
    }

    fn index(&mut self) -> Option<()> {
        let (_, head) = self.place.as_ref()?;
        let bytes = self.bytes.clone();
        let rest = bytes.strip_prefix(&**head)?;
        let (sum, rest) = rest.split_at_checked(8)?;
        if sum != checksum(rest) {
            return None;
        }
        let before = bytes.len() - rest.len();
        let mut r = Reader::new(rest);
        for _ in 0..r.number()? {
            self.names.insert(Name::from(r.text()?));
        }
        for _ in 0..r.number()? {
            let key = r.bytes()?;
            let version = r.bytes()?;
            let end = before + r.at();
            self.versions
                .insert(key.to_vec(), (end - version.len(), end));
        }
        Some(())
    }

    /// Keeps what was made. Where that fails, it is made again next time.
    pub fn write(&self) {
        let Some((path, head)) = &self.place else {
            return;
        };
        if self.made.is_empty() {
            return;
        }
        let mut w = Writer::default();
        w.number(self.names.len() as u32);
        for name in &self.names {
            w.text(name);
        }
        let made: usize = self.made.iter().map(|(_, version)| version.len()).sum();
        let is_full = self.bytes.len() + made > MOST_BYTES;
        let used: FxHashSet<usize> = self.graphs.values().map(|kept| kept.end).collect();
        let known = self.versions.iter();
        let stays = |end| !self.broken && (!is_full || used.contains(&end));
        let mut known: Vec<_> = known.filter(|(_, &(_, end))| stays(end)).collect();
        known.sort_unstable_by_key(|(_, &(at, _))| at);
        w.number((known.len() + self.made.len()) as u32);
        for (key, &(at, end)) in known {
            w.bytes(key);
            w.bytes(&self.bytes[at..end]);
        }
        for (key, version) in &self.made {
            w.bytes(key);
            w.bytes(version);
        }
        let bytes = [head, &checksum(&w.out)[..], &w.out].concat();
        let _ = write_file(path, &bytes);
    }

    /// The version that a graph stands for.
    pub fn of_graph(&self, graph: GraphId) -> Option<&Kept> {
        self.graphs.get(&graph)
    }

    /// Whether a version is kept.
    pub fn has(&self, key: &[u8]) -> bool {
        !self.broken && self.versions.contains_key(key)
    }

    /// Keeps a version that is not kept yet.
    pub fn keep(&mut self, key: Vec<u8>, version: Vec<u8>) {
        self.made.push((key, version));
    }
}

/// A sum that says whether bytes are those that were written.
pub fn checksum(bytes: &[u8]) -> [u8; 8] {
    let mut hasher = FxHasher::default();
    hasher.write(bytes);
    hasher.finish().to_le_bytes()
}

/// What a key numbers, in the order of what it says: its structures, and the functions that it is made for.
#[derive(Clone, Debug, Default)]
pub struct Numbering {
    /// The structures.
    pub structs: Vec<StructId>,
    /// The functions, as helpers see them.
    pub funcs: Vec<ObjId>,
    /// How many of the structures are of classes.
    classes: usize,
}

const INTS: [IntKind; 12] = [
    IntKind::Signed,
    IntKind::Unsigned,
    IntKind::I8,
    IntKind::I16,
    IntKind::I32,
    IntKind::I64,
    IntKind::I128,
    IntKind::Wide,
    IntKind::U8,
    IntKind::U16,
    IntKind::U32,
    IntKind::U64,
];

/// An integer type.
pub fn put_int(w: &mut Writer, kind: IntKind) -> Option<()> {
    w.byte(INTS.iter().position(|&k| k == kind)? as u8);
    Some(())
}

/// An integer type.
pub fn get_int(r: &mut Reader<'_>) -> Option<IntKind> {
    INTS.get(usize::from(r.byte()?)).copied()
}

const PLAIN: [LlType; 7] = [
    LlType::Void,
    LlType::Bool,
    LlType::Char,
    LlType::UniChar,
    LlType::Float,
    LlType::SingleFloat,
    LlType::Address,
];
const INT: u8 = 7;
const PTR: u8 = 8;
const INLINE: u8 = 9;

const OF_ALL: u8 = 0;
const NUMBERED: u8 = 1;
const DESCRIBED: u8 = 2;
const CLASS: u8 = 3;
const VTABLE: u8 = 4;
const ARRAY: u8 = 5;
const FUNC: u8 = 6;

const TYPE: u8 = 0;
const TYPE_ITSELF: u8 = 1;
const FUNCTION: u8 = 2;
const NEW_FUNCTION: u8 = 3;
const HELPER: u8 = 4;
const TEXT: u8 = 5;

/// Whether of a structure no more is known to helpers than that it is one: that of a class, or of what is
/// known of it.
pub fn is_of_class(types: &Types, id: StructId) -> bool {
    id > Types::BYTEARRAY && (!types.structs[id].complete || types.is_nominal(id))
}

impl Numbering {
    /// The key of a version; `None` if such a one is not kept.
    pub fn key(session: &Session, func: ObjId, key: &SpecKey) -> Option<(Vec<u8>, Self)> {
        let types = &session.heap.lltypes;
        let mut w = Writer::default();
        let mut numbering = Numbering::default();
        numbering.put_function(&mut w, session, func)?;
        w.number(key.0.len() as u32);
        for part in &key.0 {
            numbering.put_part(&mut w, session, types, part, true)?;
        }
        // (Of two it is not known whether one extends the other.)
        (numbering.classes <= 1).then_some((w.out, numbering))
    }

    /// A version in terms of this key; `None` if that cannot say it.
    pub fn put_version(
        &self,
        w: &mut Writer,
        session: &Session,
        types: &Types,
        func: ObjId,
        key: &SpecKey,
    ) -> Option<()> {
        let mut this = self.clone();
        this.put_function(w, session, func)?;
        w.number(key.0.len() as u32);
        for part in &key.0 {
            this.put_part(w, session, types, part, false)?;
        }
        Some(())
    }

    fn put_part(
        &mut self,
        w: &mut Writer,
        session: &Session,
        types: &Types,
        part: &SpecPart,
        describe: bool,
    ) -> Option<()> {
        let heap = &session.heap;
        match part {
            SpecPart::Ll(ty) => {
                w.byte(TYPE);
                self.put(w, types, *ty, describe)
            }
            SpecPart::Const(obj) => match heap.get(*obj) {
                Object::LlType(ty) => {
                    w.byte(TYPE_ITSELF);
                    self.put(w, types, *ty, describe)
                }
                Object::LlConst(constant) => {
                    let LlConst::Func(ty, _) = **constant else {
                        return None;
                    };
                    if let Some(known) = self.funcs.iter().position(|func| func == obj) {
                        w.byte(FUNCTION);
                        w.number(known as u32);
                        return Some(());
                    }
                    if !describe {
                        return None;
                    }
                    self.funcs.push(*obj);
                    w.byte(NEW_FUNCTION);
                    self.put(w, types, ty, describe)
                }
                Object::Function(_) => {
                    w.byte(HELPER);
                    self.put_function(w, session, *obj)
                }
                Object::Str(text) => {
                    w.byte(TEXT);
                    w.text(text);
                    Some(())
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// One of the toolchain's own functions, which is found where it says.
    fn put_function(&self, w: &mut Writer, session: &Session, func: ObjId) -> Option<()> {
        let heap = &session.heap;
        let function = heap.function(func).filter(|f| f.own)?;
        let module = heap.as_str(function.module?)?;
        let found = heap.dict_get_str(session.modules, module)?;
        if heap.module_attr(found, &function.name) != Some(func) {
            return None;
        }
        w.text(module);
        w.text(&function.name);
        Some(())
    }

    /// A type; what is new to this is described or not to be had.
    fn put(&mut self, w: &mut Writer, types: &Types, ty: LlType, describe: bool) -> Option<()> {
        match ty {
            LlType::Int(kind) => {
                w.byte(INT);
                put_int(w, kind)?;
            }
            LlType::Ptr(container) => {
                w.byte(PTR);
                self.put_new_container(w, types, container, describe)?;
            }
            LlType::Inline(container) => {
                w.byte(INLINE);
                self.put_new_container(w, types, container, describe)?;
            }
            LlType::Interior(_) => return None,
            plain => w.byte(PLAIN.iter().position(|&p| p == plain)? as u8),
        }
        Some(())
    }

    fn put_new_container(
        &mut self,
        w: &mut Writer,
        types: &Types,
        container: Container,
        describe: bool,
    ) -> Option<()> {
        match container {
            Container::Struct(id) if id <= Types::BYTEARRAY => {
                w.byte(OF_ALL);
                w.number(id.0);
            }
            Container::Struct(id) => {
                if let Some(known) = self.structs.iter().position(|&s| s == id) {
                    w.byte(NUMBERED);
                    w.number(known as u32);
                    return Some(());
                }
                if !describe {
                    return None;
                }
                self.structs.push(id);
                let def = &types.structs[id];
                if is_of_class(types, id) {
                    self.classes += 1;
                    w.byte(match def.gc {
                        true => CLASS,
                        false => VTABLE,
                    });
                    return Some(());
                }
                w.byte(DESCRIBED);
                w.text(&def.name);
                w.byte(u8::from(def.gc) | u8::from(def.immutable) << 1);
                w.number(def.fields.len() as u32);
                for field in &def.fields {
                    w.text(&field.name);
                    w.byte(u8::from(field.immutable));
                    self.put(w, types, field.ty, describe)?;
                }
            }
            Container::Array(id) => {
                let def = &types.arrays[id];
                w.byte(ARRAY);
                let bits = [def.gc, def.nolength, def.immutable, def.fixed.is_some()];
                w.bits(&bits);
                w.number(def.fixed.unwrap_or(0));
                self.put(w, types, def.item, describe)?;
            }
            Container::Func(id) => {
                let def = &types.funcs[id];
                w.byte(FUNC);
                w.number(def.params.len() as u32);
                for &param in &def.params {
                    self.put(w, types, param, describe)?;
                }
                self.put(w, types, def.result, describe)?;
            }
            Container::Opaque(_) => return None,
        }
        Some(())
    }

    /// A type that the key has, or that is made of such.
    pub fn put_type(&self, w: &mut Writer, types: &Types, ty: LlType) -> Option<()> {
        // (Nothing is added where nothing is described.)
        self.clone().put(w, types, ty, false)
    }

    /// A container.
    pub fn put_container(&self, w: &mut Writer, types: &Types, container: Container) -> Option<()> {
        self.clone().put_new_container(w, types, container, false)
    }

    /// A type as [`Self::put_type`] has written it.
    pub fn get_type(&self, r: &mut Reader<'_>, types: &mut Types) -> Option<LlType> {
        Some(match r.byte()? {
            INT => LlType::Int(get_int(r)?),
            PTR => LlType::Ptr(self.get_container(r, types)?),
            INLINE => LlType::Inline(self.get_container(r, types)?),
            plain => *PLAIN.get(usize::from(plain))?,
        })
    }

    /// A container as [`Self::put_container`] has written it.
    pub fn get_container(&self, r: &mut Reader<'_>, types: &mut Types) -> Option<Container> {
        Some(match r.byte()? {
            OF_ALL => {
                let id = StructId(r.number()?);
                Container::Struct((id <= Types::BYTEARRAY).then_some(id)?)
            }
            NUMBERED => Container::Struct(*self.structs.get(r.number()? as usize)?),
            ARRAY => {
                let bits = r.byte()?;
                let fixed = r.number()?;
                let item = self.get_type(r, types)?;
                Container::Array(types.array(ArrayDef {
                    item,
                    gc: bits & 1 != 0,
                    nolength: bits & 2 != 0,
                    immutable: bits & 4 != 0,
                    fixed: (bits & 8 != 0).then_some(fixed),
                }))
            }
            FUNC => {
                let mut params = Vec::new();
                for _ in 0..r.number()? {
                    params.push(self.get_type(r, types)?);
                }
                let result = self.get_type(r, types)?;
                Container::Func(types.func(params, result))
            }
            _ => return None,
        })
    }
}

/// The function and the key that a graph was made for.
pub fn version_of(annotated: &Annotated, graph: GraphId) -> Option<(ObjId, &SpecKey)> {
    let desc = annotated.state.desc_of_graph[graph]?;
    let Desc::Function(desc) = &annotated.descs[desc] else {
        return None;
    };
    let found = desc.graphs.iter().find(|&(_, &known)| known == graph);
    found.map(|(key, _)| (desc.func, key))
}

/// The key of the version that a graph is, if it is of a sort that is kept.
pub fn key_of(
    session: &mut Session,
    annotated: &mut Annotated,
    graph: GraphId,
) -> Option<(Vec<u8>, Numbering)> {
    let (func, key) = version_of(annotated, graph)?;
    let key = key.clone();
    let of = Annotator::new(session, annotated).is_kept_for_types(func);
    of.then(|| Numbering::key(session, func, &key))?
}

/// The result of a graph, as what is kept says it; `None` if it cannot be said.
pub fn put_result(
    w: &mut Writer,
    numbering: &Numbering,
    heap: &Heap,
    types: &Types,
    result: &SomeValue,
) -> Option<()> {
    let is_none = result.kind == Kind::None && result.konst == Some(heap.none);
    if result.nullable || result.konst.is_some() && !is_none {
        return None;
    }
    match result.kind {
        Kind::Ptr(ty) => {
            w.byte(0);
            return numbering.put_type(w, types, ty);
        }
        Kind::Integer { nonneg, int, bools } => {
            w.byte(1);
            w.bits(&[nonneg, bools]);
            put_int(w, int)?;
        }
        _ if is_none => w.byte(2),
        ref kind => w.byte(RESULTS.iter().position(|known| known == kind)? as u8 + 3),
    }
    Some(())
}

const RESULTS: [Kind; 9] = [
    Kind::None,
    Kind::Bool,
    Kind::Float,
    Kind::SingleFloat,
    Kind::Char,
    Kind::Str,
    Kind::Bytes,
    Kind::LlChar,
    Kind::LlAddress,
];

fn get_result(r: &mut Reader<'_>, numbering: &Numbering, heap: &mut Heap) -> Option<SomeValue> {
    Some(match r.byte()? {
        0 => Kind::Ptr(numbering.get_type(r, &mut heap.lltypes)?).into(),
        1 => {
            let bits = r.byte()?;
            let int = get_int(r)?;
            let (nonneg, bools) = (bits & 1 != 0, bits & 2 != 0);
            Kind::Integer { nonneg, int, bools }.into()
        }
        2 => SomeValue::from(Kind::None).with_const(heap.none),
        plain => RESULTS.get(usize::from(plain) - 3)?.clone().into(),
    })
}

/// A version as [`Numbering::put_version`] has written it: the function, and what it is called with.
pub fn get_version(
    session: &mut Session,
    annotated: &mut Annotated,
    r: &mut Reader<'_>,
    numbering: &Numbering,
) -> Option<(ObjId, Vec<SomeValue>)> {
    Annotator::new(session, annotated).get_called(r, numbering)
}

impl Annotator<'_> {
    /// Whether versions of a function are for low-level types, and kept.
    fn is_kept_for_types(&self, func: ObjId) -> bool {
        self.module_policy(func) == Some(ModulePolicy::LowLevel)
            && self
                .heap()
                .function_attr(func, "_annspecialcase_")
                .is_none()
    }

    /// A function of the toolchain's own, and values that it is called with.
    fn get_called(
        &mut self,
        r: &mut Reader<'_>,
        numbering: &Numbering,
    ) -> Option<(ObjId, Vec<SomeValue>)> {
        let func = self.get_function(r)?;
        let mut values = Vec::new();
        for _ in 0..r.number()? {
            let constant = match r.byte()? {
                TYPE => {
                    let ty = numbering.get_type(r, &mut self.session.heap.lltypes)?;
                    values.push(SomeValue::of_lltype(ty));
                    continue;
                }
                TYPE_ITSELF => {
                    let ty = numbering.get_type(r, &mut self.session.heap.lltypes)?;
                    self.session.heap.new_lltype(ty)
                }
                FUNCTION => *numbering.funcs.get(r.number()? as usize)?,
                HELPER => self.get_function(r)?,
                TEXT => {
                    let text = r.text()?;
                    self.session.heap.new_str(text)
                }
                _ => return None,
            };
            values.push(self.immutable_value(constant).ok()?);
        }
        Some((func, values))
    }

    fn get_function(&mut self, r: &mut Reader<'_>) -> Option<ObjId> {
        let module = r.text()?;
        let module = self.session.import_module(module).ok()?;
        self.heap().module_attr(module, r.text()?)
    }

    /// A graph for a version that is kept, if it is.
    pub(in crate::annotate) fn kept_version(
        &mut self,
        desc: DescId,
        func: ObjId,
        key: &SpecKey,
    ) -> An<Option<GraphId>> {
        if self
            .a
            .state
            .kept
            .as_ref()
            .is_none_or(|kept| kept.versions.is_empty())
            || !self.is_kept_for_types(func)
        {
            return Ok(None);
        }
        let Some((bytes, numbering)) = Numbering::key(self.session, func, key) else {
            return Ok(None);
        };
        let Some(kept) = &self.a.state.kept else {
            return Ok(None);
        };
        let Some(&(at, end)) = kept.versions.get(&bytes) else {
            return Ok(None);
        };
        let kept = kept.bytes.clone();
        let mut r = Reader::new(&kept[at..end]);
        let Some(result) = get_result(&mut r, &numbering, &mut self.session.heap) else {
            return self.broken();
        };
        // The graph.
        let name = self.dotted_name(func);
        let mut graph: Graph<Hl> = Graph::new(name, (), ((), ()));
        graph.func = Some(func);
        if let Some(function) = self.heap().function(func) {
            graph.frame = function.code.name.clone();
            graph.span = Some(function.code.span);
        }
        let inputs: Vec<Var> = key.0.iter().map(|_| graph.new_var(())).collect();
        let (start, ret) = (graph.start, graph.ret);
        graph.blocks[start].inputs.clone_from(&inputs);
        let returned = graph.return_var();
        let id = self.a.graphs.push(graph);
        self.a.state.desc_of_graph[id] = Some(desc);
        for (var, part) in inputs.into_iter().zip(&key.0) {
            let value = match part {
                SpecPart::Const(obj) => self.immutable_value(*obj)?,
                SpecPart::Ll(ty) => SomeValue::of_lltype(*ty),
                _ => SomeValue::IMPOSSIBLE,
            };
            self.a.bindings[id][var] = value;
        }
        self.a.bindings[id][returned] = result;
        for block in [start, ret] {
            self.a.state.blocks[id][block] = BlockState::Done;
            self.a.reached[id].insert(block);
        }
        self.add_version(desc, key.clone(), id);
        // What it calls.
        let Some(calls) = r.number() else {
            return self.broken();
        };
        for _ in 0..calls {
            let Some((func, values)) = self.get_called(&mut r, &numbering) else {
                return self.broken();
            };
            if self.graph_called_with(func, &values, &[]).is_err() {
                return self.broken();
            }
        }
        let at = at + r.at();
        if let Some(kept_here) = &mut self.a.state.kept {
            let numbering = Rc::new(numbering);
            let bytes = kept.clone();
            let version = Kept {
                bytes,
                at,
                end,
                numbering,
            };
            kept_here.graphs.insert(id, version);
        }
        Ok(Some(id))
    }

    /// What is kept is not what it should be: nothing more is taken of it.
    fn broken(&mut self) -> An<Option<GraphId>> {
        if let Some(kept) = &mut self.a.state.kept {
            kept.broken = true;
            kept.versions.clear();
        }
        Ok(None)
    }
}
