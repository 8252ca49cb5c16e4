//! Generators: resuming suspended frames, `send`, `throw`, `close`, `yield from`.

use super::hostspace::{HResult, HostSpace};
use super::interp::{self, Exit, Resume};
use super::object::{ObjId, Object};
use super::space::{Sent, Unwind};

impl HostSpace {
    /// `next(generator)`; `None` at the end.
    pub fn generator_next(&mut self, generator: ObjId) -> HResult<Option<ObjId>> {
        let none = self.heap.none;
        Ok(match self.generator_send(generator, none)? {
            Sent::Yielded(value) => Some(value),
            Sent::Returned(_) => None,
        })
    }

    /// `generator.send(value)`
    pub fn generator_send(&mut self, generator: ObjId, value: ObjId) -> HResult<Sent<ObjId>> {
        let none = self.heap.none;
        let Object::Generator(g) = self.heap.get(generator) else {
            return Ok(Sent::Returned(none));
        };
        let how = match &g.frame {
            Some(frame) if is_start(frame) => {
                if value != none {
                    return Err(
                        self.type_error("can't send non-None value to a just-started generator")
                    );
                }
                Resume::Start
            }
            _ => Resume::Send(value),
        };
        self.generator_resume(generator, |space, frame| space.resume_frame(frame, how))
    }

    /// `generator.throw(exc)`: the exception is an object.
    pub fn generator_throw(&mut self, generator: ObjId, exc: ObjId) -> HResult<Sent<ObjId>> {
        if matches!(self.heap.get(generator), Object::Generator(g) if g.frame.is_none() && !g.running)
        {
            return Err(Unwind::Raise(exc));
        }
        self.generator_resume(generator, |space, frame| {
            if is_start(frame) || !interp::delegates(frame) {
                return space.resume_frame(frame, Resume::Throw(exc));
            }
            space.enter_frame(frame)?;
            let result = space.throw_into_delegate(frame, exc);
            space.leave_frame();
            result
        })
    }

    /// Throws into the iterator that a frame delegates to; goes on with the frame as need be.
    fn throw_into_delegate(
        &mut self,
        frame: &mut super::frame::Frame<ObjId>,
        exc: ObjId,
    ) -> HResult<Exit<ObjId>> {
        let iterator = frame.top();
        let exiting = self.heap.is_instance(exc, self.heap.types.generator_exit);
        let result = if exiting {
            match self.close_iterator(iterator) {
                Ok(()) => Err(Unwind::Raise(exc)),
                Err(error) => Err(error),
            }
        } else if let Object::Generator(_) = self.heap.get(iterator) {
            self.generator_throw(iterator, exc)
        } else {
            match self.get_attr_opt(iterator, "throw")? {
                Some(throw) => {
                    let result = self.call_obj(throw, &[exc]);
                    self.sent(result)
                }
                None => Err(Unwind::Raise(exc)),
            }
        };
        match result {
            Ok(Sent::Yielded(value)) => Ok(Exit::Yield(value)),
            Ok(Sent::Returned(value)) => interp::end_delegation(self, frame, value),
            Err(Unwind::Raise(exc)) => interp::resume(self, frame, Resume::Throw(exc)),
            Err(error) => Err(error),
        }
    }

    /// `StopIteration` as the end of an iterator that is driven by `yield from`.
    pub fn sent(&mut self, result: HResult) -> HResult<Sent<ObjId>> {
        match result {
            Ok(value) => Ok(Sent::Yielded(value)),
            Err(Unwind::Raise(exc))
                if self.heap.is_instance(exc, self.heap.types.stop_iteration) =>
            {
                Ok(Sent::Returned(self.stop_value(exc)))
            }
            Err(error) => Err(error),
        }
    }

    /// The value of a `StopIteration`.
    pub fn stop_value(&self, exc: ObjId) -> ObjId {
        let value = self
            .heap
            .exception(exc)
            .and_then(|e| e.args.first().copied());
        value.unwrap_or(self.heap.none)
    }

    fn close_iterator(&mut self, iterator: ObjId) -> HResult<()> {
        if let Object::Generator(_) = self.heap.get(iterator) {
            return self.generator_close(iterator);
        }
        if let Some(close) = self.get_attr_opt(iterator, "close")? {
            self.call_obj(close, &[])?;
        }
        Ok(())
    }

    /// `generator.close()`
    pub fn generator_close(&mut self, generator: ObjId) -> HResult<()> {
        if let Object::Generator(g) = self.heap.get_mut(generator) {
            match &g.frame {
                None if !g.running => return Ok(()),
                Some(frame) if is_start(frame) => {
                    g.frame = None;
                    return Ok(());
                }
                _ => {}
            }
        }
        let exc = self.new_exception(self.heap.types.generator_exit, vec![]);
        match self.generator_throw(generator, exc) {
            Ok(Sent::Returned(_)) => Ok(()),
            Ok(Sent::Yielded(_)) => Err(self.runtime_error("generator ignored GeneratorExit")),
            Err(error)
                if self.is_error(&error, self.heap.types.generator_exit)
                    || self.is_error(&error, self.heap.types.stop_iteration) =>
            {
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    /// Takes the frame out, goes on with it, puts it back unless it is done.
    fn generator_resume(
        &mut self,
        generator: ObjId,
        go_on: impl FnOnce(&mut Self, &mut super::frame::Frame<ObjId>) -> HResult<Exit<ObjId>>,
    ) -> HResult<Sent<ObjId>> {
        let none = self.heap.none;
        let of = self.heap.types.generator;
        let Object::Generator(g) = self.heap.get_mut(generator) else {
            return Ok(Sent::Returned(none));
        };
        if g.running {
            return Err(self.value_error("generator already executing"));
        }
        let Some(mut frame) = g.frame.take() else {
            return Ok(Sent::Returned(none));
        };
        g.running = true;
        // What an iterator raises leaves it where it stood. (Before it has begun, that would begin once more.)
        let stood = (g.class != of && !is_start(&frame)).then(|| frame.clone());
        let result = go_on(self, &mut frame);
        if let Object::Generator(g) = self.heap.get_mut(generator) {
            g.running = false;
            g.frame = match result {
                Ok(Exit::Yield(_)) => Some(frame),
                Ok(_) => None,
                Err(_) => stood,
            };
        }
        match result {
            Ok(Exit::Yield(value)) => Ok(Sent::Yielded(value)),
            Ok(Exit::Return(value)) => Ok(Sent::Returned(value)),
            Ok(Exit::Generator) => Ok(Sent::Returned(none)),
            Err(error) => Err(error),
        }
    }

    /// The `RuntimeError` that leaves a generator which raised this `StopIteration`.
    pub(super) fn raised_in_generator(&mut self, stop: ObjId) -> ObjId {
        let Unwind::Raise(error) = self.runtime_error("generator raised StopIteration") else {
            return stop;
        };
        self.set_context(error, stop);
        if let Some(e) = self.heap.exception_mut(error) {
            e.cause = Some(stop);
            e.suppress_context = true;
        }
        error
    }
}

fn is_start(frame: &super::frame::Frame<ObjId>) -> bool {
    matches!(frame.instr(), crate::front::code::Instr::ReturnGenerator)
}
