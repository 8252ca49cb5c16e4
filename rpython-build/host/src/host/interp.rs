//! The interpreter: one loop over code objects, for every object space.
//!
//! [`run`] goes on until the frame is left: by `return`, at a `yield`, by an exception without
//! a handler. All state is in the [`Frame`], so it can be started at any point: the flow space
//! puts a frame into any state and calls `run`. An operation that fails leaves the stack as it
//! was before its operands were popped or without them: handlers cut it anyhow.

use super::frame::Frame;
use super::space::{FunctionParts, ObjectSpace, Sent, Unwind, R};
use crate::front::code::{Code, Const, Instr, Label, MakeFunction, Name};
use std::num::NonZeroU32;

/// How a frame was left.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Exit<V> {
    /// `return`
    Return(V),
    /// `yield`: go on with [`resume`].
    Yield(V),
    /// The prologue of a generator is done: the frame is the generator's, at its start.
    Generator,
}

/// How to go on with a frame that was left by [`Exit::Yield`] or [`Exit::Generator`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Resume<V> {
    /// Starts a generator.
    Start,
    /// Goes on behind the `yield` with this value.
    Send(V),
    /// Raises at the `yield`.
    Throw(V),
}

/// What to do after an instruction.
enum Next<V> {
    Advance,
    Goto(Label),
    Exit(Exit<V>),
}

type Step<S> = R<S, Next<<S as ObjectSpace>::Value>>;

/// Runs a frame from its `pc` until it is left.
pub fn run<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>) -> R<S, Exit<S::Value>> {
    loop {
        space.before_instruction(frame)?;
        match step(space, frame) {
            Ok(Next::Advance) => frame.pc += 1,
            Ok(Next::Goto(label)) => frame.pc = label,
            Ok(Next::Exit(exit)) => return Ok(exit),
            Err(Unwind::Raise(exc)) => unwind(space, frame, exc)?,
            Err(other) => return Err(other),
        }
    }
}

/// Goes on with a suspended frame.
pub fn resume<S: ObjectSpace>(
    space: &mut S,
    frame: &mut Frame<S::Value>,
    how: Resume<S::Value>,
) -> R<S, Exit<S::Value>> {
    match how {
        Resume::Start => frame.pc += 1,
        Resume::Send(value) => {
            frame.push(value);
            frame.pc += 1;
        }
        Resume::Throw(exc) => unwind(space, frame, exc)?,
    }
    run(space, frame)
}

/// Whether a suspended frame waits in a `yield from`; its iterator is then on top of the stack.
pub fn delegates<V>(frame: &Frame<V>) -> bool {
    frame.pc > 0 && matches!(frame.code.instrs[frame.pc as usize - 1], Instr::Send(_))
}

/// Ends the `yield from` that a suspended frame waits in, with this value, and goes on.
pub fn end_delegation<S: ObjectSpace>(
    space: &mut S,
    frame: &mut Frame<S::Value>,
    value: S::Value,
) -> R<S, Exit<S::Value>> {
    if let Instr::Send(label) = frame.code.instrs[frame.pc as usize - 1] {
        frame.pop();
        frame.push(value);
        frame.pc = label;
    }
    run(space, frame)
}

/// An exception at the current instruction: goes to its handler, or leaves the frame.
pub fn unwind<S: ObjectSpace>(
    space: &mut S,
    frame: &mut Frame<S::Value>,
    exc: S::Value,
) -> R<S, ()> {
    let again = matches!(frame.instr(), Instr::Reraise | Instr::Raise(0));
    space.passes(frame, exc, again);
    match frame.code.handler_at(frame.pc) {
        Some(handler) => {
            frame.stack.truncate(handler.depth as usize);
            frame.push(exc);
            frame.pc = handler.target;
            Ok(())
        }
        None => Err(Unwind::Raise(exc)),
    }
}

fn step<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>) -> Step<S> {
    match frame.instr() {
        Instr::Nop => Ok(Next::Advance),
        Instr::LoadFast(i) => load_fast(space, frame, i),
        Instr::LoadConst(i) => {
            let value = space.wrap(frame.consts[i as usize]);
            frame.push(value);
            Ok(Next::Advance)
        }
        Instr::StoreFast(i) => {
            frame.locals[i as usize] = frame.stack.pop();
            Ok(Next::Advance)
        }
        Instr::Pop => {
            frame.pop();
            Ok(Next::Advance)
        }
        Instr::Copy(n) => {
            let value = frame.peek(n);
            frame.push(value);
            Ok(Next::Advance)
        }
        Instr::Swap(n) => {
            let len = frame.stack.len();
            frame.stack.swap(len - 1, len - n as usize);
            Ok(Next::Advance)
        }
        Instr::Jump(label) => Ok(Next::Goto(label)),
        Instr::SkipAnnotations(_) => Ok(Next::Advance),
        Instr::Return => Ok(Next::Exit(Exit::Return(frame.pop()))),
        Instr::Yield => Ok(Next::Exit(Exit::Yield(frame.pop()))),
        Instr::ReturnGenerator => Ok(Next::Exit(Exit::Generator)),

        Instr::Call { argc, keywords } => call(space, frame, argc, keywords),
        Instr::CallEx { keywords } => call_ex(space, frame, keywords),
        instr @ (Instr::DeleteFast(_)
        | Instr::LoadName(_)
        | Instr::StoreName(_)
        | Instr::DeleteName(_)
        | Instr::LoadGlobal(_)
        | Instr::StoreGlobal(_)
        | Instr::DeleteGlobal(_)
        | Instr::MakeCell(_)
        | Instr::LoadDeref(_)
        | Instr::LoadClassDeref(_)
        | Instr::StoreDeref(_)
        | Instr::DeleteDeref(_)
        | Instr::LoadClosure(_)
        | Instr::SetupAnnotations) => names(space, frame, instr),
        instr @ (Instr::Unary(_)
        | Instr::Binary(_)
        | Instr::Inplace(_)
        | Instr::Compare(_)
        | Instr::Is { .. }
        | Instr::Contains { .. }
        | Instr::LoadAttr(_)
        | Instr::StoreAttr(_)
        | Instr::DeleteAttr(_)
        | Instr::Subscript
        | Instr::StoreSubscript
        | Instr::DeleteSubscript) => operators(space, frame, instr),
        instr @ (Instr::PopJumpIfFalse(_)
        | Instr::PopJumpIfTrue(_)
        | Instr::JumpIfFalseOrPop(_)
        | Instr::JumpIfTrueOrPop(_)
        | Instr::PopJumpIfNone(_)
        | Instr::PopJumpIfNotNone(_)) => jumps(space, frame, instr),
        instr @ (Instr::GetIter
        | Instr::ForIter(_)
        | Instr::UnpackSequence(_)
        | Instr::UnpackEx { .. }
        | Instr::GetYieldFromIter
        | Instr::Send(_)) => iteration(space, frame, instr),
        instr @ (Instr::BuildSlice { .. }
        | Instr::BuildTuple(_)
        | Instr::BuildList(_)
        | Instr::BuildSet(_)
        | Instr::BuildMap(_)
        | Instr::BuildString(_)
        | Instr::TupleExtend
        | Instr::ToTuple
        | Instr::FormatValue { .. }) => build(space, frame, instr),
        instr @ (Instr::ListAppend(_)
        | Instr::SetAdd(_)
        | Instr::MapAdd(_)
        | Instr::ListExtend(_)
        | Instr::SetUpdate(_)
        | Instr::DictUpdate(_)
        | Instr::DictMerge(_)) => extend(space, frame, instr),
        Instr::MakeFunction(flags) => make_function(space, frame, flags),
        instr @ (Instr::LoadBuildClass
        | Instr::ImportName(_)
        | Instr::ImportFrom(_)
        | Instr::ImportStar) => modules(space, frame, instr),
        instr @ (Instr::Raise(_)
        | Instr::Reraise
        | Instr::PushExcInfo
        | Instr::PopExcept
        | Instr::CheckExcMatch
        | Instr::GeneratorError
        | Instr::LoadAssertionError
        | Instr::BeforeWith
        | Instr::WithExceptStart) => exceptions(space, frame, instr),
        instr @ (Instr::MatchSequence
        | Instr::MatchMapping
        | Instr::MatchKeys
        | Instr::MatchClass(_)
        | Instr::GetLen
        | Instr::MatchRest) => patterns(space, frame, instr),
    }
}

fn load_fast<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, i: u32) -> Step<S> {
    match frame.locals[i as usize] {
        Some(value) => {
            frame.push(value);
            Ok(Next::Advance)
        }
        None => Err(space.unbound(&frame.code.locals[i as usize], false)),
    }
}

/// The name of a deref slot, and whether it is free here.
fn deref_name(code: &Code, i: u32) -> (&Name, bool) {
    let i = i as usize;
    match code.cellvars.get(i) {
        Some(name) => (name, false),
        None => (&code.freevars[i - code.cellvars.len()], true),
    }
}

fn cell<S: ObjectSpace>(
    space: &mut S,
    frame: &Frame<S::Value>,
    i: u32,
) -> Result<S::Value, Unwind<S::Value>> {
    match frame.cells[i as usize] {
        Some(cell) => Ok(cell),
        None => {
            let (name, free) = deref_name(&frame.code, i);
            Err(space.unbound(name, free))
        }
    }
}

fn names<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    match instr {
        Instr::LoadGlobal(i) => {
            let value = space.load_global(frame, &frame.code.names[i as usize])?;
            frame.push(value);
        }
        Instr::LoadName(i) => {
            let value = space.load_name(frame, &frame.code.names[i as usize])?;
            frame.push(value);
        }
        Instr::StoreName(i) => {
            let value = frame.pop();
            space.store_name(frame, &frame.code.names[i as usize], value)?;
        }
        Instr::DeleteName(i) => space.delete_name(frame, &frame.code.names[i as usize])?,
        Instr::StoreGlobal(i) => {
            let value = frame.pop();
            space.store_global(frame, &frame.code.names[i as usize], value)?;
        }
        Instr::DeleteGlobal(i) => space.delete_global(frame, &frame.code.names[i as usize])?,
        Instr::DeleteFast(i) => {
            if frame.locals[i as usize].take().is_none() {
                return Err(space.unbound(&frame.code.locals[i as usize], false));
            }
        }
        Instr::MakeCell(i) => {
            let cell = space.new_cell(deref_name(&frame.code, i).0);
            frame.cells[i as usize] = Some(cell);
        }
        Instr::LoadClosure(i) => {
            let cell = cell(space, frame, i)?;
            frame.push(cell);
        }
        Instr::LoadDeref(i) => load_deref(space, frame, i)?,
        Instr::LoadClassDeref(i) => {
            let name = deref_name(&frame.code, i).0;
            match space.load_from_namespace(frame, name)? {
                Some(value) => frame.push(value),
                None => load_deref(space, frame, i)?,
            }
        }
        Instr::StoreDeref(i) => {
            let value = frame.pop();
            let cell = cell(space, frame, i)?;
            space.cell_set(cell, Some(value))?;
        }
        Instr::DeleteDeref(i) => {
            let cell = cell(space, frame, i)?;
            if space.cell_get(cell)?.is_none() {
                let (name, free) = deref_name(&frame.code, i);
                return Err(space.unbound(name, free));
            }
            space.cell_set(cell, None)?;
        }
        Instr::SetupAnnotations => space.setup_annotations(frame)?,
        _ => unreachable!("not an instruction on names"),
    }
    Ok(Next::Advance)
}

fn load_deref<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, i: u32) -> R<S, ()> {
    let cell = cell(space, frame, i)?;
    match space.cell_get(cell)? {
        Some(value) => {
            frame.push(value);
            Ok(())
        }
        None => {
            let (name, free) = deref_name(&frame.code, i);
            Err(space.unbound(name, free))
        }
    }
}

fn operators<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    match instr {
        Instr::LoadAttr(i) => {
            let obj = frame.pop();
            let value = space.getattr(obj, &frame.code.names[i as usize])?;
            frame.push(value);
        }
        Instr::StoreAttr(i) => {
            let obj = frame.pop();
            let value = frame.pop();
            space.setattr(obj, &frame.code.names[i as usize], value)?;
        }
        Instr::DeleteAttr(i) => {
            let obj = frame.pop();
            space.delattr(obj, &frame.code.names[i as usize])?;
        }
        Instr::Unary(op) => {
            let a = frame.pop();
            let value = space.unary(op, a)?;
            frame.push(value);
        }
        Instr::StoreSubscript => {
            let index = frame.pop();
            let obj = frame.pop();
            let value = frame.pop();
            space.setitem(obj, index, value)?;
        }
        Instr::DeleteSubscript => {
            let index = frame.pop();
            let obj = frame.pop();
            space.delitem(obj, index)?;
        }
        _ => {
            let b = frame.pop();
            let a = frame.pop();
            let value = match instr {
                Instr::Binary(op) => space.binary(op, a, b)?,
                Instr::Inplace(op) => space.inplace(op, a, b)?,
                Instr::Compare(op) => space.compare(op, a, b)?,
                Instr::Is { invert } => space.is_(a, b, invert)?,
                Instr::Contains { invert } => space.contains(a, b, invert)?,
                Instr::Subscript => space.getitem(a, b)?,
                _ => unreachable!("not an operator"),
            };
            frame.push(value);
        }
    }
    Ok(Next::Advance)
}

fn jumps<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    let top = frame.top();
    let (jump, label, keep) = match instr {
        Instr::PopJumpIfFalse(label) => (!space.is_true(top)?, label, false),
        Instr::PopJumpIfTrue(label) => (space.is_true(top)?, label, false),
        Instr::JumpIfFalseOrPop(label) => (!space.is_true(top)?, label, true),
        Instr::JumpIfTrueOrPop(label) => (space.is_true(top)?, label, true),
        Instr::PopJumpIfNone(label) => (space.is_none(top)?, label, false),
        Instr::PopJumpIfNotNone(label) => (!space.is_none(top)?, label, false),
        _ => unreachable!("not a conditional jump"),
    };
    if !(jump && keep) {
        frame.pop();
    }
    Ok(if jump {
        Next::Goto(label)
    } else {
        Next::Advance
    })
}

fn iteration<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    match instr {
        Instr::ForIter(label) => match space.next(frame.top())? {
            Some(item) => frame.push(item),
            None => {
                frame.pop();
                return Ok(Next::Goto(label));
            }
        },
        Instr::GetIter => {
            let value = frame.pop();
            let iterator = space.iter(value)?;
            frame.push(iterator);
        }
        Instr::GetYieldFromIter => {
            let value = frame.pop();
            let iterator = space.yield_from_iter(value)?;
            frame.push(iterator);
        }
        Instr::Send(label) => {
            let value = frame.pop();
            match space.send(frame.top(), value)? {
                Sent::Yielded(value) => frame.push(value),
                Sent::Returned(value) => {
                    frame.pop();
                    frame.push(value);
                    return Ok(Next::Goto(label));
                }
            }
        }
        Instr::UnpackSequence(n) => {
            let seq = frame.pop();
            let items = space.unpack_sequence(seq, n)?;
            frame.stack.extend(items.into_iter().rev());
        }
        Instr::UnpackEx { before, after } => {
            let seq = frame.pop();
            let items = space.unpack_ex(seq, before, after)?;
            frame.stack.extend(items.into_iter().rev());
        }
        _ => unreachable!("not an instruction of iteration"),
    }
    Ok(Next::Advance)
}

fn build<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    let (n, value) = match instr {
        Instr::BuildTuple(n) => (n as usize, space.new_tuple(frame.top_n(n as usize))?),
        Instr::BuildList(n) => (n as usize, space.new_list(frame.top_n(n as usize))?),
        Instr::BuildSet(n) => (n as usize, space.new_set(frame.top_n(n as usize))?),
        Instr::BuildMap(n) => (2 * n as usize, space.new_dict(frame.top_n(2 * n as usize))?),
        Instr::BuildString(n) => (n as usize, space.build_string(frame.top_n(n as usize))?),
        Instr::BuildSlice { step: true } => {
            let (start, stop, step) = (frame.peek(3), frame.peek(2), frame.peek(1));
            (3, space.new_slice(start, stop, Some(step))?)
        }
        Instr::BuildSlice { step: false } => {
            let (start, stop) = (frame.peek(2), frame.peek(1));
            (2, space.new_slice(start, stop, None)?)
        }
        Instr::TupleExtend => (2, space.tuple_extend(frame.peek(2), frame.peek(1))?),
        Instr::ToTuple => (1, space.to_tuple(frame.peek(1))?),
        Instr::FormatValue {
            conversion,
            spec: true,
        } => (
            2,
            space.format_value(frame.peek(2), conversion, Some(frame.peek(1)))?,
        ),
        Instr::FormatValue {
            conversion,
            spec: false,
        } => (1, space.format_value(frame.peek(1), conversion, None)?),
        _ => unreachable!("not a display"),
    };
    frame.drop_n(n);
    frame.push(value);
    Ok(Next::Advance)
}

fn extend<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    let item = frame.pop();
    match instr {
        Instr::ListAppend(n) => space.list_append(frame.peek(n), item)?,
        Instr::SetAdd(n) => space.set_add(frame.peek(n), item)?,
        Instr::MapAdd(n) => {
            let key = frame.pop();
            space.dict_setitem(frame.peek(n), key, item)?;
        }
        Instr::ListExtend(n) => space.list_extend(frame.peek(n), item)?,
        Instr::SetUpdate(n) => space.set_update(frame.peek(n), item)?,
        Instr::DictUpdate(n) => space.dict_update(frame.peek(n), item)?,
        Instr::DictMerge(n) => {
            space.dict_merge(frame.peek(n + 2), frame.peek(n), item)?;
        }
        _ => unreachable!("not an instruction that extends"),
    }
    Ok(Next::Advance)
}

/// The constant tuple of names that a call's `keywords` refers to.
fn keyword_names(code: &Code, keywords: Option<NonZeroU32>) -> &[Const] {
    match keywords.map(|k| &code.consts[k.get() as usize - 1]) {
        Some(Const::Tuple(names)) => names,
        _ => &[],
    }
}

fn call<S: ObjectSpace>(
    space: &mut S,
    frame: &mut Frame<S::Value>,
    argc: u16,
    keywords: Option<NonZeroU32>,
) -> Step<S> {
    let argc = argc as usize;
    let callable = frame.peek(argc as u32 + 1);
    let value = if keywords.is_none() {
        space.call(frame, callable, frame.top_n(argc), &[])?
    } else {
        let kw = keyword_args(frame, argc, keywords);
        let positional = &frame.top_n(argc)[..argc - kw.len()];
        space.call(frame, callable, positional, &kw)?
    };
    frame.drop_n(argc + 1);
    frame.push(value);
    Ok(Next::Advance)
}

fn keyword_args<V: Copy>(
    frame: &Frame<V>,
    argc: usize,
    keywords: Option<NonZeroU32>,
) -> Vec<(Name, V)> {
    let names = keyword_names(&frame.code, keywords);
    let values = &frame.top_n(argc)[argc - names.len()..];
    let mut kw = Vec::with_capacity(names.len());
    for (name, &value) in names.iter().zip(values) {
        if let Const::Str(name) = name {
            kw.push((name.clone(), value));
        }
    }
    kw
}

fn call_ex<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, keywords: bool) -> Step<S> {
    let value = if keywords {
        space.call_ex(frame, frame.peek(3), frame.peek(2), Some(frame.peek(1)))?
    } else {
        space.call_ex(frame, frame.peek(2), frame.peek(1), None)?
    };
    frame.drop_n(if keywords { 3 } else { 2 });
    frame.push(value);
    Ok(Next::Advance)
}

fn make_function<S: ObjectSpace>(
    space: &mut S,
    frame: &mut Frame<S::Value>,
    flags: MakeFunction,
) -> Step<S> {
    // The code object is the constant that the instruction before pushed.
    let code = match frame.code.instrs[frame.pc as usize - 1] {
        Instr::LoadConst(i) => frame.code.consts[i as usize].clone(),
        _ => Const::None,
    };
    let Const::Code(code) = code else {
        unreachable!("MakeFunction follows LoadConst(code)")
    };
    frame.pop();
    let parts = FunctionParts {
        closure: flags.closure.then(|| frame.pop()),
        annotations: flags.annotations.then(|| frame.pop()),
        kwdefaults: flags.kwdefaults.then(|| frame.pop()),
        defaults: flags.defaults.then(|| frame.pop()),
    };
    let value = space.make_function(frame, &code, flags, parts)?;
    frame.push(value);
    Ok(Next::Advance)
}

fn modules<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    match instr {
        Instr::LoadBuildClass => {
            let value = space.build_class(frame)?;
            frame.push(value);
        }
        Instr::ImportName(i) => {
            let fromlist = frame.pop();
            let level = frame.pop();
            let value = space.import_name(frame, &frame.code.names[i as usize], level, fromlist)?;
            frame.push(value);
        }
        Instr::ImportFrom(i) => {
            let value = space.import_from(frame, frame.top(), &frame.code.names[i as usize])?;
            frame.push(value);
        }
        Instr::ImportStar => {
            let module = frame.pop();
            space.import_star(frame, module)?;
        }
        _ => unreachable!("not an instruction on modules"),
    }
    Ok(Next::Advance)
}

fn exceptions<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    match instr {
        Instr::Raise(0) => return Err(space.raise_again(frame)),
        Instr::Raise(1) => {
            let exc = frame.pop();
            return Err(space.raise(exc, None));
        }
        Instr::Raise(_) => {
            let cause = frame.pop();
            let exc = frame.pop();
            return Err(space.raise(exc, Some(cause)));
        }
        Instr::Reraise => return Err(Unwind::Raise(frame.pop())),
        Instr::PushExcInfo => {
            let exc = frame.pop();
            let previous = match frame.handled {
                Some(previous) => previous,
                None => space.none(),
            };
            frame.push(previous);
            frame.push(exc);
            frame.handled = Some(exc);
            space.handled_changed(frame);
        }
        Instr::PopExcept => {
            let previous = frame.pop();
            frame.handled = (previous != space.none()).then_some(previous);
            space.handled_changed(frame);
        }
        Instr::CheckExcMatch => {
            let class = frame.pop();
            let matches = space.exception_match(frame.top(), class)?;
            frame.push(matches);
        }
        Instr::GeneratorError => {
            let exc = frame.pop();
            let exc = match space.has_iterators(frame) {
                true => exc,
                false => space.generator_error(exc)?,
            };
            frame.push(exc);
        }
        Instr::LoadAssertionError => {
            let class = space.assertion_error();
            frame.push(class);
        }
        Instr::BeforeWith => {
            let manager = frame.pop();
            let (exit, value) = space.enter_with(frame, manager)?;
            frame.push(exit);
            frame.push(value);
        }
        Instr::WithExceptStart => {
            let result = space.exit_with(frame, frame.peek(3), frame.peek(1))?;
            frame.push(result);
        }
        _ => unreachable!("not an instruction on exceptions"),
    }
    Ok(Next::Advance)
}

fn patterns<S: ObjectSpace>(space: &mut S, frame: &mut Frame<S::Value>, instr: Instr) -> Step<S> {
    let value = match instr {
        Instr::MatchSequence => space.match_sequence(frame.top())?,
        Instr::MatchMapping => space.match_mapping(frame.top())?,
        Instr::MatchKeys => space.match_keys(frame.peek(2), frame.peek(1))?,
        Instr::GetLen => space.len(frame.top())?,
        Instr::MatchClass(n) => {
            let value = space.match_class(frame.peek(3), frame.peek(2), frame.peek(1), n)?;
            frame.drop_n(3);
            value
        }
        Instr::MatchRest => {
            let value = space.match_rest(frame.peek(2), frame.peek(1))?;
            frame.drop_n(2);
            value
        }
        _ => unreachable!("not an instruction of patterns"),
    };
    frame.push(value);
    Ok(Next::Advance)
}
