//! Running graphs: calls, links, operations.

use super::memory::{Fault, Memory, Place, Val};
use super::{dying, externs};
use crate::ir::model::{ExitSwitch, Graph, GraphId, Link, Op, Value};
use crate::lltype::arith::{compare, compute, Computed, Primitive};
use crate::lltype::{
    CmpOp, Container, Flavor, FuncBody, FuncId, ItemPath, Ll, LlCase, LlOp, LlProgram, LlType,
    LocationId, StructId, Types,
};
use std::cmp::Ordering;

/// How a call ended that did not fault.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// With this result.
    Returned(Val),
    /// With this exception: its type and itself.
    Raised(Val, Val),
}

/// What stops the operation under way.
pub(super) enum Stop {
    Raise(Val, Val),
    Fault(Fault),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Stop::Fault(fault)
    }
}

type Run<T> = Result<T, Stop>;

/// The interpreter of one program, with its memory.
pub struct Interp<'p> {
    program: &'p LlProgram,
    /// The program's memory.
    pub memory: Memory,
    /// What the program wrote to standard output.
    pub stdout: Vec<u8>,
    /// What it wrote to standard error.
    pub stderr: Vec<u8>,
    /// Name and message of the exception that the program described last.
    pub described: Option<(Vec<u8>, Vec<u8>)>,
    /// Command-line arguments of the program, its name first.
    pub argv: Vec<Vec<u8>>,
    /// Files, the environment, standard input.
    pub system: crate::host::system::System,
    /// Whether the C function that reads a float read one when it was last called.
    pub parsed_float: bool,
    /// How deep calls may nest before `RecursionError`; a fault at twice that.
    pub max_depth: usize,
    /// How many operations may run before the run counts as one that does not end.
    pub fuel: u64,
    /// Objects that are to be missed.
    pub(super) dying: super::dying::Dying,
    /// What functions have put there for their callers, until these take it.
    pub(super) results: Vec<Val>,
    /// The exception that is set, once exceptions are explicit.
    pub(super) current: Option<(Val, Val)>,
    traceback: Vec<LocationId>,
    stack: Vec<FuncId>,
    /// Room for operands, which is not asked for anew by each operation.
    spare: Vec<Vec<Val>>,
}

/// The variables of a call.
struct Frame {
    vars: Vec<Val>,
    roots: Vec<Val>,
    overflowed: bool,
}

/// Whether exceptions are explicit in the graph: its except block has lost its inputs.
fn explicit(graph: &Graph<Ll>) -> bool {
    graph.blocks[graph.exc].inputs.is_empty()
}

impl<'p> Interp<'p> {
    /// An interpreter with fresh memory.
    pub fn new(program: &'p LlProgram) -> Self {
        Interp {
            program,
            memory: Memory::default(),
            stdout: Vec::new(),
            stderr: Vec::new(),
            described: None,
            argv: Vec::new(),
            system: crate::host::system::System::default(),
            parsed_float: false,
            max_depth: 2000,
            fuel: u64::MAX,
            dying: super::dying::Dying::of(program),
            results: Vec::new(),
            current: None,
            traceback: Vec::new(),
            stack: Vec::new(),
            spare: Vec::new(),
        }
    }

    /// The program that runs.
    pub fn program(&self) -> &'p LlProgram {
        self.program
    }

    /// Calls a function.
    ///
    /// # Errors
    /// A [`Fault`] if the program or the toolchain did what must not happen.
    pub fn call(&mut self, func: FuncId, args: Vec<Val>) -> Result<Outcome, Fault> {
        self.stack.clear();
        match self.call_func(func, args) {
            Ok(value) => Ok(match self.current.take() {
                // Exceptions are explicit: the function has returned with one set.
                Some((etype, evalue)) => Outcome::Raised(etype, evalue),
                None => Outcome::Returned(value),
            }),
            Err(Stop::Raise(etype, evalue)) => Ok(Outcome::Raised(etype, evalue)),
            Err(Stop::Fault(fault)) => Err(fault),
        }
    }

    fn fault<T>(&self, message: impl Into<String>) -> Run<T> {
        Err(Stop::Fault(Fault::new(message)))
    }

    fn raise_standard<T>(&mut self, name: &str) -> Run<T> {
        let Some(exception) = self.program.exceptions.iter().find(|e| e.name == name) else {
            return self.fault(format!("the program has no standard exception {name}"));
        };
        let etype = self.memory.constant(self.program, &exception.class)?;
        let evalue = self.memory.constant(self.program, &exception.instance)?;
        Err(Stop::Raise(etype, evalue))
    }

    pub(super) fn call_func(&mut self, id: FuncId, args: Vec<Val>) -> Run<Val> {
        let func = &self.program.funcs[id];
        if self.stack.len() >= self.max_depth * 2 {
            // (Graphs with explicit exceptions check the stack long before.)
            let known = self
                .program
                .exceptions
                .iter()
                .any(|e| e.name == "RecursionError");
            return match &func.body {
                FuncBody::Graph(graph) if known && !explicit(&self.program.graphs[*graph]) => {
                    self.raise_standard("RecursionError")
                }
                _ => self.fault("calls nest too deeply, and nothing checks the stack"),
            };
        }
        self.stack.push(id);
        let result = match &func.body {
            FuncBody::Graph(graph) => self.run_graph(*graph, args),
            FuncBody::External(external) => {
                externs::call(self, &external.c_name, &args).map_err(Stop::Fault)
            }
            FuncBody::Pending => self.fault(format!("`{}` has no body", func.name)),
        };
        let result = result.map_err(|stop| match stop {
            Stop::Fault(mut fault) => {
                fault.stack.push(func.name.clone());
                Stop::Fault(fault)
            }
            raise => raise,
        });
        self.stack.pop();
        result
    }

    fn run_graph(&mut self, id: GraphId, args: Vec<Val>) -> Run<Val> {
        let program = self.program;
        let graph = &program.graphs[id];
        let mut frame = Frame {
            vars: vec![Val::Uninit; graph.vars.len()],
            roots: Vec::new(),
            overflowed: false,
        };
        if args.len() != graph.params().len() {
            return self.fault(format!("`{}` is called with the wrong arity", graph.name));
        }
        for (&param, arg) in graph.params().iter().zip(args) {
            frame.vars[param.0 as usize] = arg;
        }
        let mut block = graph.start;
        loop {
            let data = &graph.blocks[block];
            if block == graph.ret {
                return Ok(match data.inputs.first() {
                    Some(&var) => frame.vars[var.0 as usize].clone(),
                    None => Val::Void,
                });
            }
            if block == graph.exc {
                let get = |i: usize| frame.vars[data.inputs[i].0 as usize].clone();
                return Err(Stop::Raise(get(0), get(1)));
            }
            let guarded = data.switch == ExitSwitch::LastException;
            let mut raised = None;
            for (i, op) in data.ops.iter().enumerate() {
                let live = self.dying.live.len();
                if self.dying.used && dying::can_collect(op) {
                    dying::note_live(&mut self.dying.live, data, i, &frame.vars);
                    self.dying.live.extend(frame.roots.iter().cloned());
                }
                let result = self.run_op(graph, &mut frame, op);
                self.dying.live.truncate(live);
                match result {
                    Ok(value) => frame.vars[op.result.0 as usize] = value,
                    Err(Stop::Raise(etype, evalue)) if guarded && i + 1 == data.ops.len() => {
                        raised = Some((etype, evalue));
                    }
                    Err(Stop::Fault(mut fault)) => {
                        fault.span = fault.span.or(op.span);
                        return Err(Stop::Fault(fault));
                    }
                    Err(raise) => return Err(raise),
                }
            }
            let link = match (data.switch, raised) {
                (ExitSwitch::None, _) => data.exits.first(),
                (ExitSwitch::Value(var), _) => {
                    let Val::Int(value) = frame.vars[var.0 as usize] else {
                        return self.fault("a switch on a value that is not a number");
                    };
                    data.exits.iter().find(|link| match &link.case {
                        Some(LlCase::Bool(b)) => value == i128::from(*b),
                        Some(LlCase::Int(i)) => value == *i,
                        _ => true,
                    })
                }
                (ExitSwitch::LastException, None) => data.exits.first(),
                (ExitSwitch::LastException, Some((etype, evalue))) => {
                    let Some(link) = self.exception_link(&data.exits[1..], &etype)? else {
                        return Err(Stop::Raise(etype, evalue));
                    };
                    if let Some(var) = link.last_exception {
                        frame.vars[var.0 as usize] = etype;
                    }
                    if let Some(var) = link.last_exc_value {
                        frame.vars[var.0 as usize] = evalue;
                    }
                    Some(link)
                }
            };
            let Some(link) = link else {
                return self.fault(format!("no exit of {block} in `{}` applies", graph.name));
            };
            let mut values = self.operands(&frame, &link.args)?;
            block = link.target;
            for (&var, value) in graph.blocks[block].inputs.iter().zip(values.drain(..)) {
                frame.vars[var.0 as usize] = value;
            }
            self.spare.push(values);
        }
    }

    /// The first link whose class the exception's type is a subclass of.
    fn exception_link<'l>(
        &mut self,
        links: &'l [Link<Ll>],
        etype: &Val,
    ) -> Run<Option<&'l Link<Ll>>> {
        for link in links {
            let Some(LlCase::Exception(class)) = &link.case else {
                return self.fault("an exception link without a class");
            };
            let class = self.memory.constant(self.program, class)?;
            if self.is_subclass(Types::OBJECT_VTABLE, etype, &class)? {
                return Ok(Some(link));
            }
        }
        Ok(None)
    }

    /// Whether a class is another or below it, by the ranges in their vtables.
    fn is_subclass(&mut self, vtable: StructId, sub: &Val, sup: &Val) -> Run<bool> {
        let range = |interp: &Self, class: &Val| -> Run<(i128, i128)> {
            let types = &interp.program.types;
            let (Some(min), Some(max)) = (
                types.field(vtable, "subclassrange_min"),
                types.field(vtable, "subclassrange_max"),
            ) else {
                return interp.fault("vtables have no subclass range");
            };
            let Val::Ptr(place) = class else {
                return interp.fault("a null exception type");
            };
            let fields = interp.memory.fields(types, place, vtable)?;
            match (&fields[min as usize], &fields[max as usize]) {
                (Val::Int(min), Val::Int(max)) => Ok((*min, *max)),
                _ => interp.fault("a subclass range that is not a pair of numbers"),
            }
        };
        let (min, max) = range(self, sup)?;
        let (at, _) = range(self, sub)?;
        Ok(min <= at && at < max)
    }

    fn value(&mut self, frame: &Frame, value: &Value<Ll>) -> Run<Val> {
        match value {
            Value::Var(var) => Ok(frame.vars[var.0 as usize].clone()),
            Value::Const(constant) => Ok(self.memory.constant(self.program, constant)?),
        }
    }

    fn int(&self, value: &Val) -> Run<i128> {
        match value {
            Val::Int(i) => Ok(*i),
            Val::Uninit => self.fault("use of memory that was never written"),
            other => self.fault(format!("a number is expected, not {other:?}")),
        }
    }

    fn place<'v>(&self, value: &'v Val) -> Run<&'v Place> {
        match value {
            Val::Ptr(place) => Ok(place),
            Val::Null => self.fault("use of a null pointer"),
            Val::Uninit => self.fault("use of memory that was never written"),
            other => self.fault(format!("a pointer is expected, not {other:?}")),
        }
    }

    fn index(&self, value: &Val, length: usize) -> Run<usize> {
        let index = self.int(value)?;
        if index < 0 || index >= length as i128 {
            return self.fault(format!("index {index} out of bounds of {length} items"));
        }
        Ok(index as usize)
    }

    fn range(&self, start: &Val, count: i128, length: usize) -> Run<usize> {
        let start = self.int(start)?;
        if start < 0 || count < 0 || start + count > length as i128 {
            return self.fault(format!(
                "{count} items from {start} are out of bounds of {length} items"
            ));
        }
        Ok(start as usize)
    }

    /// A pointer to an item of a C array counts as an array that starts there: the index becomes
    /// one into the whole.
    fn count_from_the_start(&self, path: ItemPath, args: &mut [Val]) -> Run<()> {
        let Container::Array(array) = path.base else {
            return Ok(());
        };
        if !self.program.types.arrays[array].nolength {
            return Ok(());
        }
        let Val::Ptr(place) = &args[0] else {
            return Ok(());
        };
        if let Some((whole, start)) = self.memory.whole_array(place) {
            let index = self.int(&args[1])? + start as i128;
            args[0] = Val::Ptr(whole);
            args[1] = Val::Int(index);
        }
        Ok(())
    }

    /// The values of operands.
    fn operands(&mut self, frame: &Frame, operands: &[Value<Ll>]) -> Run<Vec<Val>> {
        let mut values = self.spare.pop().unwrap_or_default();
        for operand in operands {
            values.push(self.value(frame, operand)?);
        }
        Ok(values)
    }

    fn run_op(&mut self, graph: &Graph<Ll>, frame: &mut Frame, op: &Op<Ll>) -> Run<Val> {
        if self.fuel == 0 {
            return self.fault("the run does not end");
        }
        self.fuel -= 1;
        let mut args = self.operands(frame, &op.args)?;
        let result = self.run_op_with(graph, frame, op, &mut args);
        args.clear();
        self.spare.push(args);
        result
    }

    fn run_op_with(
        &mut self,
        graph: &Graph<Ll>,
        frame: &mut Frame,
        op: &Op<Ll>,
        args: &mut Vec<Val>,
    ) -> Run<Val> {
        if let LlOp::GetItem(path) | LlOp::SetItem(path) | LlOp::GetItemAddr(path) = op.code {
            self.count_from_the_start(path, args)?;
        }
        let bool_val = |b: bool| Ok(Val::Int(i128::from(b)));
        let types = &self.program.types;
        match &op.code {
            LlOp::Int(..)
            | LlOp::Float(_)
            | LlOp::Char(_)
            | LlOp::UniChar(_)
            | LlOp::Bool(_)
            | LlOp::BoolNot
            | LlOp::Cast { .. }
            | LlOp::FloatBits
            | LlOp::BitsFloat => {
                let computed = self.compute(op.code, args)?;
                frame.overflowed = computed == Computed::Overflow;
                match computed {
                    Computed::Value(Primitive::Int(i)) => Ok(Val::Int(i)),
                    Computed::Value(Primitive::Float(f)) => Ok(Val::Float(f)),
                    Computed::Overflow if explicit(graph) => Ok(Val::Int(0)),
                    Computed::Overflow => self.raise_standard("OverflowError"),
                    Computed::Undefined => {
                        self.fault(format!("{:?} outside its precondition", op.code))
                    }
                }
            }

            LlOp::Ptr(code) => {
                if args.contains(&Val::Uninit) {
                    return self.fault("use of memory that was never written");
                }
                let equal = if args[0] == args[1] {
                    Ordering::Equal
                } else {
                    Ordering::Less
                };
                bool_val(compare(
                    if *code == CmpOp::Ne {
                        CmpOp::Ne
                    } else {
                        CmpOp::Eq
                    },
                    equal,
                ))
            }
            LlOp::PtrNonzero => bool_val(args[0] != Val::Null),
            LlOp::IsSubclass(root) => bool_val(self.is_subclass(*root, &args[0], &args[1])?),
            LlOp::CastPointer | LlOp::SameAs | LlOp::Likely | LlOp::Unlikely => Ok(args[0].clone()),
            LlOp::CastPtrToInt => match &args[0] {
                Val::Null => Ok(Val::Int(0)),
                Val::Func(func) => Ok(Val::Int((i128::from(func.0) + 1) << 4)),
                other => Ok(Val::Int(self.memory.identity(self.place(other)?))),
            },
            LlOp::CastIntToPtr => match self.int(&args[0])? {
                0 => Ok(Val::Null),
                _ => self.fault("a number is not a pointer here"),
            },

            LlOp::GetField(id, field) => {
                let fields = self.memory.fields(types, self.place(&args[0])?, *id)?;
                match &fields[*field as usize] {
                    Val::Uninit => self.fault("use of memory that was never written"),
                    value => Ok(value.clone()),
                }
            }
            LlOp::SetField(id, field) => {
                let place = self.place(&args[0])?;
                self.memory.fields_mut(types, place, *id)?[*field as usize] = args[1].clone();
                Ok(Val::Void)
            }
            LlOp::GetSubstruct(id, field) => {
                let place = self.place(&args[0])?;
                Ok(Val::Ptr(self.memory.part(
                    types,
                    place,
                    Some(*id),
                    &[*field],
                )?))
            }
            LlOp::GetItem(path) => {
                let items = self.items(&args[0], *path)?;
                let item = &items[self.index(&args[1], items.len())?];
                let value = match (path.item_field, item) {
                    (Some(field), Val::Struct(fields)) => &fields[field as usize],
                    _ => item,
                };
                match value {
                    Val::Uninit => self.fault("use of memory that was never written"),
                    value => Ok(value.clone()),
                }
            }
            LlOp::SetItem(path) => {
                let index = self.index(&args[1], self.items(&args[0], *path)?.len())?;
                let place = self.place(&args[0])?;
                let items = self
                    .memory
                    .items_mut(types, place, path.base, path.array_field)?;
                match (path.item_field, &mut items[index]) {
                    (Some(field), Val::Struct(fields)) => fields[field as usize] = args[2].clone(),
                    (_, item) => *item = args[2].clone(),
                }
                Ok(Val::Void)
            }
            LlOp::GetLength(path) => Ok(Val::Int(self.items(&args[0], *path)?.len() as i128)),
            LlOp::GetItemAddr(path) => {
                // Behind the last item is an address too, which nothing may be read from.
                let length = self.items(&args[0], *path)?.len();
                let index = self.range(&args[1], 0, length)? as u32;
                let place = self.place(&args[0])?;
                Ok(Val::Ptr(match (path.base, path.array_field) {
                    (Container::Struct(id), Some(field)) => {
                        self.memory.part(types, place, Some(id), &[field, index])?
                    }
                    _ => self.memory.part(types, place, None, &[index])?,
                }))
            }
            LlOp::CopyItems(path) => {
                let count = self.int(&args[4])?;
                let src = self.items(&args[0], *path)?;
                let from = self.range(&args[1], count, src.len())?;
                let moved = src[from..from + count as usize].to_vec();
                let to = self.range(&args[3], count, self.items(&args[2], *path)?.len())?;
                let place = self.place(&args[2])?;
                let dst = self
                    .memory
                    .items_mut(types, place, path.base, path.array_field)?;
                for (slot, value) in dst[to..].iter_mut().zip(moved) {
                    *slot = value;
                }
                Ok(Val::Void)
            }
            LlOp::ClearItems(path) => {
                let count = self.int(&args[2])?;
                let start = self.range(&args[1], count, self.items(&args[0], *path)?.len())?;
                let zero = super::memory::zero(types, self.item_type(*path)?);
                let place = self.place(&args[0])?;
                let items = self
                    .memory
                    .items_mut(types, place, path.base, path.array_field)?;
                items[start..start + count as usize].fill(zero);
                Ok(Val::Void)
            }
            LlOp::CompareItems(path) | LlOp::SameItems(path) => {
                let count = self.int(&args[4])?;
                let a = self.items(&args[0], *path)?;
                let at = self.range(&args[1], count, a.len())?;
                let b = self.items(&args[2], *path)?;
                let bt = self.range(&args[3], count, b.len())?;
                let mut order = Ordering::Equal;
                for (x, y) in a[at..].iter().zip(&b[bt..]).take(count as usize) {
                    order = order.then(self.int(x)?.cmp(&self.int(y)?));
                }
                match op.code {
                    LlOp::SameItems(_) => bool_val(order.is_eq()),
                    _ => Ok(Val::Int(order as i128)),
                }
            }
            LlOp::FindItem(path) => {
                let items = self.items(&args[0], *path)?;
                let count = self.int(&args[2])? - self.int(&args[1])?;
                let start = self.range(&args[1], count.max(0), items.len())?;
                let wanted = &args[3];
                let found = items[start..]
                    .iter()
                    .take(count.max(0) as usize)
                    .position(|i| i == wanted);
                Ok(Val::Int(found.map_or(-1, |i| (start + i) as i128)))
            }

            LlOp::Malloc { what, flavor } => {
                let gc = *flavor == Flavor::Gc;
                Ok(self
                    .memory
                    .malloc(types, Container::Struct(*what), 0, false, gc)?)
            }
            LlOp::MallocVarsize { what, flavor } | LlOp::MallocVarsizeUninit { what, flavor } => {
                let length = self.int(&args[0])?;
                if length < 0 {
                    return self.fault("malloc of a negative number of items");
                }
                // What no machine of ours has.
                if length > 1 << 32 {
                    return self.raise_standard("MemoryError");
                }
                let uninit = matches!(op.code, LlOp::MallocVarsizeUninit { .. });
                let gc = *flavor == Flavor::Gc;
                Ok(self
                    .memory
                    .malloc(types, *what, length as usize, uninit, gc)?)
            }
            LlOp::Free => {
                self.memory.free(&args[0])?;
                Ok(Val::Void)
            }

            LlOp::DirectCall | LlOp::IndirectCall(_) => {
                let callee = args.remove(0);
                let Val::Func(func) = callee else {
                    return self.fault("a call of something that is not a function");
                };
                if let LlOp::IndirectCall(candidates) = op.code {
                    if !self.program.candidates[candidates].contains(&func) {
                        return self.fault("an indirect call reaches a function it does not list");
                    }
                }
                self.call_func(func, std::mem::take(args))
            }

            LlOp::SetResult(n) => {
                let n = *n as usize;
                if self.results.len() <= n {
                    self.results.resize(n + 1, Val::Void);
                }
                self.results[n] = args[0].clone();
                Ok(Val::Void)
            }
            LlOp::GetResult(n) => match self.results.get_mut(*n as usize) {
                Some(value) => Ok(std::mem::replace(value, Val::Void)),
                None => self.fault("a result that no function has put there"),
            },

            LlOp::KeepAlive | LlOp::GcOutgrown => Ok(Val::Void),
            LlOp::GcExtend => Ok(Val::Null),
            LlOp::GcCollect => {
                self.collect();
                Ok(Val::Void)
            }
            LlOp::IdentityHash => Ok(Val::Int(self.memory.identity(self.place(&args[0])?))),
            LlOp::StackCheck | LlOp::MachineStackCheck | LlOp::FrameStackCheck => {
                let used_up = self.stack.len() >= self.max_depth;
                if explicit(graph) {
                    return bool_val(used_up);
                }
                if used_up {
                    return self.raise_standard("RecursionError");
                }
                Ok(Val::Void)
            }
            LlOp::OvfOccurred => bool_val(frame.overflowed),
            LlOp::Sought => bool_val(false),
            // Nothing is lent.
            LlOp::GcLend | LlOp::GcTakeBack => bool_val(false),
            LlOp::Kept => bool_val(true),
            LlOp::RaiseHere => Ok(args[1].clone()),
            LlOp::Unreachable => self.fault("control comes where it cannot come"),

            LlOp::ExcOccurred => bool_val(self.current.is_some()),
            LlOp::ExcType => Ok(self.current.as_ref().map_or(Val::Null, |e| e.0.clone())),
            LlOp::ExcValue => Ok(self.current.as_ref().map_or(Val::Null, |e| e.1.clone())),
            LlOp::ExcSet => {
                self.traceback.clear();
                self.current = Some((args[0].clone(), args[1].clone()));
                Ok(Val::Void)
            }
            LlOp::ExcRestore => {
                self.current = Some((args[0].clone(), args[1].clone()));
                Ok(Val::Void)
            }
            LlOp::ExcClear => {
                self.current = None;
                Ok(Val::Void)
            }
            LlOp::TracebackAdd => {
                if let Val::Location(location) = args[0] {
                    self.traceback.push(location);
                }
                Ok(Val::Void)
            }

            LlOp::GcEnterFrame(slots) => {
                frame.roots = vec![Val::Null; *slots as usize];
                Ok(Val::Void)
            }
            LlOp::GcLeaveFrame(_) => {
                frame.roots.clear();
                Ok(Val::Void)
            }
            LlOp::GcSaveRoot(slot) => {
                frame.roots[*slot as usize] = args[0].clone();
                Ok(Val::Void)
            }
            LlOp::GcMallocFast { .. } | LlOp::GcMallocVarsizeFast { .. } => Ok(Val::Null),
            LlOp::GcReloadRoot(slot) => Ok(frame.roots[*slot as usize].clone()),
            LlOp::GcWriteBarrier
            | LlOp::GcWriteBarrierItem
            | LlOp::GcWriteBarrierAll
            | LlOp::GcCountUp
            | LlOp::GcCountDown
            | LlOp::GcCountUpItems(_)
            | LlOp::GcCountDownItems(_) => Ok(Val::Void),
        }
    }

    fn compute(&self, code: LlOp, args: &[Val]) -> Run<Computed> {
        let mut operands = [Primitive::Int(0); 2];
        for (operand, arg) in operands.iter_mut().zip(args) {
            *operand = match arg {
                Val::Float(f) => Primitive::Float(*f),
                other => Primitive::Int(self.int(other)?),
            };
        }
        let operands = &operands[..args.len().min(2)];
        match compute(code, operands, self.program.word_bits) {
            Some(computed) => Ok(computed),
            None => self.fault(format!("{code:?} on operands of other types")),
        }
    }

    fn items(&self, pointer: &Val, path: ItemPath) -> Run<&Vec<Val>> {
        let place = self.place(pointer)?;
        Ok(self
            .memory
            .items(&self.program.types, place, path.base, path.array_field)?)
    }

    fn item_type(&self, path: ItemPath) -> Run<LlType> {
        let types = &self.program.types;
        match (path.base, path.array_field) {
            (Container::Array(array), _) => Ok(types.arrays[array].item),
            (Container::Struct(id), Some(field)) => {
                match types.structs[id].fields[field as usize].ty {
                    LlType::Inline(Container::Array(array)) => Ok(types.arrays[array].item),
                    _ => self.fault("an item path through a field that is not an array"),
                }
            }
            _ => self.fault("an item path without an array"),
        }
    }
}

impl Interp<'_> {
    /// The bytes of the `Char` array inlined in the structure as `field`: a string's text.
    pub fn chars(&self, pointer: &Val, field: &str) -> Option<Vec<u8>> {
        let Val::Ptr(place) = pointer else {
            return None;
        };
        let LlType::Inline(Container::Struct(id)) = self.memory.type_of(place) else {
            return None;
        };
        let types = &self.program.types;
        let field = types.field(id, field)?;
        let items = self
            .memory
            .items(types, place, Container::Struct(id), Some(field))
            .ok()?;
        items
            .iter()
            .map(|v| {
                if let Val::Int(i) = v {
                    u8::try_from(*i).ok()
                } else {
                    None
                }
            })
            .collect()
    }

    /// The name of an exception type, from its vtable's `name`, which is a string.
    pub fn exception_name(&self, etype: &Val) -> Option<String> {
        let LlType::Ptr(Container::Struct(vtable)) = self.program.exc_type? else {
            return None;
        };
        let Val::Ptr(place) = etype else { return None };
        let types = &self.program.types;
        let field = types.field(vtable, "name")?;
        let fields = self.memory.fields(types, place, vtable).ok()?;
        String::from_utf8(self.chars(&fields[field as usize], "chars")?).ok()
    }
}
