//! Lowered versions of helpers that are kept between builds: the graph of one, and what making it has
//! asked for, in that order, as it gives ids and names.
//!
//! `annotate/functions/kept.rs` says what they are known by. What is kept is what can be said in these terms;
//! a version whose graph has anything else (an exception's class, data of the program's) is lowered in each build.

use super::{error, RResult, RTyper};
use crate::annotate::functions::kept::{self, get_int, put_int, Kept, KeptHelpers, Numbering};
use crate::entity::EntityRef;
use crate::front::bytes::{unzigzag, zigzag, Reader, Writer};
use crate::front::code::Name;
use crate::ir::model::*;
use crate::lltype::{
    CmpOp, Container, DataId, External, Flavor, FuncBody, FuncId, ItemPath, Items, Ll, LlCase,
    LlConst, LlOp, LlProgram, LlType, Param, Shape,
};
use crate::source::{FileId, Span};

/// Something that lowering a graph has asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// The function of an annotated graph.
    Graph(GraphId, FuncId),
    /// A function of C's.
    External(FuncId),
    /// A text, or bytes, as data.
    Text(DataId),
    /// The table of strings of one ASCII character.
    Ascii(DataId),
}

/// What there was before a graph was lowered.
pub struct Before {
    funcs: usize,
    data: usize,
    candidates: usize,
    unfilled: usize,
    classes: usize,
    errors: usize,
}

/// A version that is to be kept.
pub struct ToKeep {
    key: Vec<u8>,
    numbering: Numbering,
    asked: Vec<Asked>,
    annotated: GraphId,
    graph: GraphId,
}

const GRAPH: u8 = 0;
const EXTERNAL: u8 = 1;
const STRING: u8 = 2;
const BYTES: u8 = 3;
const ASCII: u8 = 4;

impl RTyper<'_> {
    /// Notes what lowering asks for.
    pub fn note_asked(&mut self, asked: Asked) {
        if let Some(all) = &mut self.asked {
            if !all.contains(&asked) {
                all.push(asked);
            }
        }
    }

    /// Begins to note what is asked for, where versions of helpers are kept and the graph may be one.
    pub fn begin_to_keep(&mut self, id: GraphId) -> Before {
        let sources = &self.session.sources;
        let span = self.ann.graphs[id].span;
        let is_own = span.is_some_and(|span| sources.is_own(span.file));
        self.asked = (is_own && self.ann.state.kept.is_some()).then(Vec::new);
        Before {
            funcs: self.prog.funcs.len(),
            data: self.prog.data.len(),
            candidates: self.prog.candidates.len(),
            unfilled: self.unfilled.len(),
            classes: self.classes.len(),
            errors: self.errors.len(),
        }
    }

    /// Notes that the graph that an annotated one has become is to be kept, if it can be.
    pub fn keep(&mut self, annotated: GraphId, graph: GraphId, before: &Before) {
        let Some(asked) = self.asked.take() else {
            return;
        };
        let key = kept::key_of(self.session, self.ann, annotated);
        let Some((key, numbering)) = key else {
            return;
        };
        let is_kept = |all: &KeptHelpers| all.has(&key);
        if !self.ann.state.kept.as_ref().is_some_and(is_kept) && self.all_is_asked(&asked, before) {
            self.to_keep.push(ToKeep {
                key,
                numbering,
                asked,
                annotated,
                graph,
            });
        }
    }

    /// Whether nothing has come to be since that cannot be asked for again.
    fn all_is_asked(&self, asked: &[Asked], before: &Before) -> bool {
        let is_asked = |func: FuncId| {
            asked.iter().any(|asked| match *asked {
                Asked::Graph(_, known) | Asked::External(known) => known == func,
                _ => false,
            })
        };
        let is_data = |data: DataId| {
            // (The table comes with all its strings.)
            asked.iter().any(|asked| match *asked {
                Asked::Text(known) => known == data,
                Asked::Ascii(table) => data <= table,
                _ => false,
            })
        };
        let mut funcs = (before.funcs..self.prog.funcs.len()).map(FuncId::new);
        let mut data = (before.data..self.prog.data.len()).map(DataId::new);
        before.candidates == self.prog.candidates.len()
            && before.unfilled == self.unfilled.len()
            && before.classes == self.classes.len()
            && before.errors == self.errors.len()
            && funcs.all(is_asked)
            && data.all(is_data)
    }

    /// Keeps what is to be kept, now that all types are the program's.
    pub fn keep_all(&mut self, tidy: fn(&LlProgram, &mut Graph<Ll>)) {
        let to_keep = std::mem::take(&mut self.to_keep);
        let Some(mut all) = self.ann.state.kept.take() else {
            return;
        };
        for version in to_keep {
            let mut graph = self.prog.graphs[version.graph].clone();
            tidy(&self.prog, &mut graph);
            let mut put = Put {
                rt: self,
                numbering: &version.numbering,
                asked: &version.asked,
                names: &mut all.names,
                w: Writer::default(),
                file: graph.span.map(|span| span.file),
                last: 0,
            };
            if put.version(version.annotated, &graph).is_some() {
                let bytes = put.w.out;
                all.keep(version.key, bytes);
            }
        }
        self.ann.state.kept = Some(all);
    }

    /// Makes the function of a graph that stands for a version that is kept.
    pub fn make_kept(&mut self, id: GraphId, version: &Kept) -> RResult<()> {
        let func = self.function(id)?;
        self.at_work = Some(func);
        let mut get = Get {
            rt: self,
            numbering: &version.numbering,
            r: version.reader(),
            asked: Vec::new(),
            file: None,
            last: 0,
        };
        match get.graph(id, func) {
            Some(graph) => {
                let graph = self.prog.graphs.push(graph);
                self.prog.tidied.insert(graph);
                self.prog.funcs[func].body = FuncBody::Graph(graph);
                Ok(())
            }
            None => {
                if let Some(kept) = &mut self.ann.state.kept {
                    kept.broken = true;
                }
                error("RP0599", "what is kept of helpers cannot be read")
            }
        }
    }
}

type Names = indexmap::IndexSet<Name, rustc_hash::FxBuildHasher>;

struct Put<'r, 'p> {
    rt: &'r RTyper<'p>,
    numbering: &'r Numbering,
    asked: &'r [Asked],
    names: &'r mut Names,
    w: Writer,
    file: Option<FileId>,
    last: u32,
}

/// A number with a sign.
fn put_wide(w: &mut Writer, n: i128) {
    match i64::try_from(n) {
        Ok(n) => {
            w.byte(0);
            w.number64(zigzag(n));
        }
        Err(_) => {
            w.byte(1);
            w.out.extend(n.to_le_bytes());
        }
    }
}

fn get_wide(r: &mut Reader<'_>) -> Option<i128> {
    match r.byte()? {
        0 => {
            let n = unzigzag(r.number64()?);
            Some(i128::from(n))
        }
        _ => Some(i128::from_le_bytes(r.take(16)?.try_into().ok()?)),
    }
}

impl Put<'_, '_> {
    fn version(&mut self, id: GraphId, graph: &Graph<Ll>) -> Option<()> {
        let rt = self.rt;
        // (Which of them a constant is, another program may say differently.)
        let is_numbered = |func: FuncId| {
            let mut numbered = self.numbering.funcs.iter();
            numbered.any(|&obj| rt.function_of_object(obj) == Some(func))
        };
        let is_both = |asked: &Asked| match *asked {
            Asked::Graph(_, func) | Asked::External(func) => is_numbered(func),
            _ => false,
        };
        if self.asked.iter().any(is_both) {
            return None;
        }
        let result = rt.ann.binding(id, rt.ann.graphs[id].return_var());
        let heap = &rt.session.heap;
        kept::put_result(&mut self.w, self.numbering, heap, &rt.prog.types, result)?;
        if !graph.hinted.is_empty() || !graph.sites.is_empty() {
            return None;
        }
        self.calls(id)?;
        self.w.number(self.asked.len() as u32);
        for asked in self.asked {
            self.asked(*asked)?;
        }
        self.graph(graph)
    }

    /// The versions that it calls, as the annotator sees them.
    fn calls(&mut self, id: GraphId) -> Option<()> {
        let ann = &*self.rt.ann;
        let mut called = Vec::new();
        for data in ann.graphs[id].blocks.values() {
            // (What can be caught there, the program says.)
            if data.switch == ExitSwitch::LastException {
                return None;
            }
            for op in &data.ops {
                let Some(call) = ann.call(id, op.result) else {
                    continue;
                };
                for callee in &call.callees {
                    let graph = callee.graph?;
                    if !called.contains(&graph) {
                        called.push(graph);
                    }
                }
            }
        }
        self.w.number(called.len() as u32);
        called.into_iter().try_for_each(|graph| self.called(graph))
    }

    fn called(&mut self, graph: GraphId) -> Option<()> {
        let ann = &*self.rt.ann;
        let (func, key) = kept::version_of(ann, graph)?;
        // (It is called again with what its key says of each parameter.)
        if key.0.len() != ann.graphs[graph].params().len() {
            return None;
        }
        self.numbering
            .put_version(&mut self.w, self.rt.session, &self.rt.prog.types, func, key)
    }

    fn asked(&mut self, asked: Asked) -> Option<()> {
        let prog = &self.rt.prog;
        match asked {
            Asked::Graph(graph, _) => {
                self.w.byte(GRAPH);
                self.called(graph)
            }
            Asked::External(func) => {
                let FuncBody::External(external) = &prog.funcs[func].body else {
                    return None;
                };
                // (What that is, or whether C may call back, the program says.)
                let External {
                    c_name,
                    header: None,
                    library: None,
                    code: None,
                    raises,
                    collects,
                    pure,
                    enters: false,
                } = external
                else {
                    return None;
                };
                if c_name == External::STARTS_THREADS {
                    return None;
                }
                self.w.byte(EXTERNAL);
                self.w.text(c_name);
                self.w.bits(&[*raises, *collects, *pure]);
                let ty = Container::Func(prog.funcs[func].ty);
                self.container(ty)
            }
            Asked::Text(data) => match &prog.data[data].value {
                Some(LlConst::Struct(fields)) => match &fields[..] {
                    [_, _, LlConst::Items(Items::Bytes(text))] => {
                        self.w.byte(STRING);
                        self.w.bytes(text);
                        Some(())
                    }
                    [_, LlConst::Items(Items::Bytes(bytes))] => {
                        self.w.byte(BYTES);
                        self.w.bytes(bytes);
                        Some(())
                    }
                    _ => None,
                },
                _ => None,
            },
            Asked::Ascii(_) => {
                self.w.byte(ASCII);
                Some(())
            }
        }
    }

    fn graph(&mut self, graph: &Graph<Ll>) -> Option<()> {
        self.w.number(graph.vars.len() as u32);
        for data in graph.vars.values() {
            if data.site.is_some() {
                return None;
            }
            let name = match &data.name {
                None => 0,
                Some(name) => self.names.insert_full(name.clone()).0 as u32 + 1,
            };
            self.w.number(name);
            self.ty(data.ty)?;
        }
        for block in [graph.start, graph.ret, graph.exc] {
            self.w.number(block.0);
        }
        self.w.number(graph.blocks.len() as u32);
        for data in graph.blocks.values() {
            self.w.number(data.inputs.len() as u32);
            for input in &data.inputs {
                self.w.number(input.0);
            }
            self.w.number(data.ops.len() as u32);
            for op in &data.ops {
                self.op(op)?;
            }
            match data.switch {
                ExitSwitch::None => self.w.number(0),
                ExitSwitch::LastException => return None,
                ExitSwitch::Value(var) => self.w.number(var.0 + 1),
            }
            self.w.number(data.exits.len() as u32);
            for link in &data.exits {
                self.link(link)?;
            }
        }
        Some(())
    }

    fn op(&mut self, op: &Op<Ll>) -> Option<()> {
        // (Behind an explicit collection finalizers run.)
        if matches!(op.code, LlOp::IndirectCall(_) | LlOp::GcCollect) {
            return None;
        }
        let row = op.code.row();
        let mut rows = LlOp::rows();
        let at = rows.position(|known| known.name == row.name && known.shape == row.shape)?;
        self.w.number(at as u32);
        self.param(op.code.param())?;
        self.w.number(op.args.len() as u32);
        for arg in &op.args {
            self.value(arg)?;
        }
        self.w.number(op.result.0);
        self.span(op.span)
    }

    fn param(&mut self, param: Param) -> Option<()> {
        let types = &self.rt.prog.types;
        let is_known = |container: Container| match container {
            Container::Struct(id) => !kept::is_of_class(types, id),
            _ => true,
        };
        // What is in an object of a class is not said.
        if !param.container().is_none_or(is_known) {
            return None;
        }
        match param {
            Param::None => {}
            Param::Kind(kind) => put_int(&mut self.w, kind)?,
            Param::Compare(cmp) => self.w.byte(cmp as u8),
            Param::Cast(from, to) => {
                self.ty(from)?;
                self.ty(to)?;
            }
            Param::Field(id, field) => {
                self.container(id.into())?;
                self.w.number(field);
            }
            Param::Item(path) => {
                self.container(path.base)?;
                self.w.number(path.array_field.map_or(0, |n| n + 1));
                self.w.number(path.item_field.map_or(0, |n| n + 1));
            }
            Param::Memory(container, flavor) => {
                self.container(container)?;
                self.w.byte(u8::from(flavor == Flavor::Raw));
            }
            Param::Number(n) => self.w.number(n),
        }
        Some(())
    }

    fn link(&mut self, link: &Link<Ll>) -> Option<()> {
        if link.last_exception.is_some() || link.last_exc_value.is_some() {
            return None;
        }
        self.w.number(link.target.0);
        match &link.case {
            None => self.w.byte(0),
            Some(LlCase::Bool(b)) => self.w.byte(1 + u8::from(*b)),
            Some(LlCase::Default) => self.w.byte(3),
            Some(LlCase::Int(n)) => {
                self.w.byte(4);
                put_wide(&mut self.w, *n);
            }
            Some(LlCase::Exception(_)) => return None,
        }
        self.w.number(link.args.len() as u32);
        for arg in &link.args {
            self.value(arg)?;
        }
        self.span(link.span)
    }

    fn value(&mut self, value: &Value<Ll>) -> Option<()> {
        let constant = match value {
            Value::Var(var) => {
                self.w.number(var.0 + 1);
                return Some(());
            }
            Value::Const(constant) => constant,
        };
        self.w.number(0);
        match constant {
            LlConst::Void(_) => self.w.byte(0),
            LlConst::Bool(b) => self.w.byte(1 + u8::from(*b)),
            LlConst::Char(c) => {
                self.w.byte(3);
                self.w.byte(*c);
            }
            LlConst::UniChar(c) => {
                self.w.byte(4);
                self.w.number(*c);
            }
            LlConst::Int(n, kind) => {
                self.w.byte(5);
                put_int(&mut self.w, *kind)?;
                put_wide(&mut self.w, *n);
            }
            LlConst::Float(bits) => {
                self.w.byte(6);
                self.w.out.extend(bits.to_le_bytes());
            }
            LlConst::SingleFloat(bits) => {
                self.w.byte(7);
                self.w.number(*bits);
            }
            LlConst::Null(ty) => {
                self.w.byte(8);
                self.ty(*ty)?;
            }
            LlConst::Data(ty, data) => {
                let mut asked = self.asked.iter();
                let at = asked.position(
                    |asked| matches!(asked, Asked::Text(d) | Asked::Ascii(d) if d == data),
                )?;
                self.w.byte(9);
                self.w.number(at as u32);
                self.ty(*ty)?;
            }
            LlConst::Func(ty, func) => {
                let mut asked = self.asked.iter();
                let at = asked.position(
                    |asked| matches!(asked, Asked::Graph(_, f) | Asked::External(f) if f == func),
                );
                match at {
                    Some(at) => {
                        self.w.byte(10);
                        self.w.number(at as u32);
                    }
                    // One that the version is made for.
                    None => {
                        let mut funcs = self.numbering.funcs.iter();
                        let at = funcs
                            .position(|&obj| self.rt.function_of_object(obj) == Some(*func))?;
                        self.w.byte(11);
                        self.w.number(at as u32);
                    }
                }
                self.ty(*ty)?;
            }
            LlConst::Struct(_) | LlConst::Items(_) | LlConst::Location(_) => return None,
        }
        Some(())
    }

    fn ty(&mut self, ty: LlType) -> Option<()> {
        let types = &self.rt.prog.types;
        self.numbering.put_type(&mut self.w, types, ty)
    }

    fn container(&mut self, container: Container) -> Option<()> {
        let types = &self.rt.prog.types;
        self.numbering.put_container(&mut self.w, types, container)
    }

    /// A place in the file of the function, relative to the one before.
    fn span(&mut self, span: Option<Span>) -> Option<()> {
        let Some(span) = span else {
            self.w.number(0);
            return Some(());
        };
        if Some(span.file) != self.file {
            return None;
        }
        let delta = i64::from(span.start) - i64::from(self.last);
        self.w.number64(zigzag(delta) + 1);
        self.w.number(span.end.wrapping_sub(span.start));
        self.last = span.start;
        Some(())
    }
}

struct Get<'r, 'p, 'k> {
    rt: &'r mut RTyper<'p>,
    numbering: &'k Numbering,
    r: Reader<'k>,
    asked: Vec<LlConst>,
    file: Option<FileId>,
    last: u32,
}

impl Get<'_, '_, '_> {
    fn graph(&mut self, id: GraphId, func: FuncId) -> Option<Graph<Ll>> {
        for _ in 0..self.r.number()? {
            let asked = self.asked()?;
            self.asked.push(asked);
        }
        let hl = &self.rt.ann.graphs[id];
        let mut graph = Graph {
            name: self.rt.prog.funcs[func].name.clone(),
            frame: hl.frame.clone(),
            func: hl.func,
            span: hl.span,
            vars: Default::default(),
            blocks: Default::default(),
            hinted: Vec::new(),
            sites: Default::default(),
            start: Block(0),
            ret: Block(0),
            exc: Block(0),
        };
        self.file = graph.span.map(|span| span.file);
        let vars = self.r.number()?;
        for _ in 0..vars {
            let name = match self.r.number()? {
                0 => None,
                n => {
                    let names = &self.rt.ann.state.kept.as_ref()?.names;
                    Some(names.get_index(n as usize - 1)?.clone())
                }
            };
            let ty = self.ty()?;
            graph.vars.push(VarData::new(name, ty));
        }
        graph.start = Block(self.r.number()?);
        graph.ret = Block(self.r.number()?);
        graph.exc = Block(self.r.number()?);
        let blocks = self.r.number()?;
        let is_block = |block: Block| block.0 < blocks;
        for _ in 0..blocks {
            let mut inputs = Vec::new();
            for _ in 0..self.r.number()? {
                inputs.push(self.var(vars)?);
            }
            let count = self.r.number()? as usize;
            let mut ops = Vec::with_capacity(count.min(self.r.left()));
            for _ in 0..count {
                ops.push(self.op(vars)?);
            }
            let switch = match self.r.number()? {
                0 => ExitSwitch::None,
                n if n <= vars => ExitSwitch::Value(Var(n - 1)),
                _ => return None,
            };
            let mut exits = Vec::new();
            for _ in 0..self.r.number()? {
                let link = self.link(vars)?;
                if !is_block(link.target) {
                    return None;
                }
                exits.push(link);
            }
            graph.blocks.push(BlockData {
                inputs,
                ops,
                switch,
                exits,
            });
        }
        let ends = [graph.start, graph.ret, graph.exc];
        ends.into_iter().all(is_block).then_some(graph)
    }

    fn asked(&mut self) -> Option<LlConst> {
        Some(match self.r.byte()? {
            GRAPH => {
                let rt = &mut *self.rt;
                let (func, values) =
                    kept::get_version(rt.session, rt.ann, &mut self.r, self.numbering)?;
                let graph = crate::annotate::annotate_helper(rt.session, rt.ann, func, &values);
                let func = rt.function(graph.ok()?).ok()?;
                rt.func_const(func)
            }
            EXTERNAL => {
                let c_name = self.r.text()?.to_string();
                let bits = self.r.byte()?;
                let external = External {
                    c_name,
                    header: None,
                    library: None,
                    code: None,
                    raises: bits & 1 != 0,
                    collects: bits & 2 != 0,
                    pure: bits & 4 != 0,
                    enters: false,
                };
                let Container::Func(ty) = self.container()? else {
                    return None;
                };
                let def = self.rt.session.heap.lltypes.funcs[ty].clone();
                let func = self.rt.external(external, def.params, def.result);
                self.rt.func_const(func)
            }
            STRING => {
                let text = self.r.text()?;
                self.rt.string_const(text)
            }
            BYTES => {
                let bytes = self.r.bytes()?.to_vec();
                self.rt.bytes_const(bytes)
            }
            ASCII => super::rstr::ascii_strings(self.rt),
            _ => return None,
        })
    }

    fn var(&mut self, vars: u32) -> Option<Var> {
        let n = self.r.number()?;
        (n < vars).then_some(Var(n))
    }

    fn op(&mut self, vars: u32) -> Option<Op<Ll>> {
        let row = LlOp::row_at(self.r.number()? as usize)?;
        let param = self.param(row.shape)?;
        let code = (row.make)(param)?;
        let count = self.r.number()? as usize;
        let mut args = Vec::with_capacity(count.min(self.r.left()));
        for _ in 0..count {
            args.push(self.value(vars)?);
        }
        Some(Op {
            code,
            args,
            result: self.var(vars)?,
            span: self.span()?,
        })
    }

    fn param(&mut self, shape: Shape) -> Option<Param> {
        Some(match shape {
            Shape::None => Param::None,
            Shape::Kind => Param::Kind(get_int(&mut self.r)?),
            Shape::Compare => {
                let at = usize::from(self.r.byte()?);
                Param::Compare(CmpOp::ALL.get(at)?.0)
            }
            Shape::Cast => Param::Cast(self.ty()?, self.ty()?),
            Shape::Field => match self.container()? {
                Container::Struct(id) => Param::Field(id, self.r.number()?),
                _ => return None,
            },
            Shape::Item => Param::Item(ItemPath {
                base: self.container()?,
                array_field: self.r.number()?.checked_sub(1),
                item_field: self.r.number()?.checked_sub(1),
            }),
            Shape::Memory => {
                let container = self.container()?;
                let flavor = match self.r.byte()? {
                    0 => Flavor::Gc,
                    _ => Flavor::Raw,
                };
                Param::Memory(container, flavor)
            }
            Shape::Number => Param::Number(self.r.number()?),
        })
    }

    fn link(&mut self, vars: u32) -> Option<Link<Ll>> {
        let target = Block(self.r.number()?);
        let case = match self.r.byte()? {
            0 => None,
            1 => Some(LlCase::Bool(false)),
            2 => Some(LlCase::Bool(true)),
            3 => Some(LlCase::Default),
            4 => Some(LlCase::Int(get_wide(&mut self.r)?)),
            _ => return None,
        };
        let count = self.r.number()? as usize;
        let mut args = Vec::with_capacity(count.min(self.r.left()));
        for _ in 0..count {
            args.push(self.value(vars)?);
        }
        Some(Link {
            args,
            target,
            case,
            last_exception: None,
            last_exc_value: None,
            span: self.span()?,
        })
    }

    fn value(&mut self, vars: u32) -> Option<Value<Ll>> {
        match self.r.number()? {
            0 => {}
            n if n <= vars => return Some(Value::Var(Var(n - 1))),
            _ => return None,
        }
        Some(Value::Const(match self.r.byte()? {
            0 => LlConst::Void(None),
            1 => LlConst::Bool(false),
            2 => LlConst::Bool(true),
            3 => LlConst::Char(self.r.byte()?),
            4 => LlConst::UniChar(self.r.number()?),
            5 => {
                let kind = get_int(&mut self.r)?;
                LlConst::Int(get_wide(&mut self.r)?, kind)
            }
            6 => LlConst::Float(u64::from_le_bytes(self.r.take(8)?.try_into().ok()?)),
            7 => LlConst::SingleFloat(self.r.number()?),
            8 => LlConst::Null(self.ty()?),
            9 => match self.asked.get(self.r.number()? as usize)? {
                &LlConst::Data(_, data) => LlConst::Data(self.ty()?, data),
                _ => return None,
            },
            10 => match self.asked.get(self.r.number()? as usize)? {
                &LlConst::Func(_, func) => LlConst::Func(self.ty()?, func),
                _ => return None,
            },
            11 => {
                let &obj = self.numbering.funcs.get(self.r.number()? as usize)?;
                let func = self.rt.function_of_object(obj)?;
                LlConst::Func(self.ty()?, func)
            }
            _ => return None,
        }))
    }

    fn ty(&mut self) -> Option<LlType> {
        let types = &mut self.rt.session.heap.lltypes;
        self.numbering.get_type(&mut self.r, types)
    }

    fn container(&mut self) -> Option<Container> {
        let types = &mut self.rt.session.heap.lltypes;
        self.numbering.get_container(&mut self.r, types)
    }

    fn span(&mut self) -> Option<Option<Span>> {
        let coded = match self.r.number64()? {
            0 => return Some(None),
            n => n - 1,
        };
        let delta = unzigzag(coded);
        let start = u32::try_from(i64::from(self.last).checked_add(delta)?).ok()?;
        let end = start.wrapping_add(self.r.number()?);
        self.last = start;
        let file = self.file?;
        Some(Some(Span { file, start, end }))
    }
}
