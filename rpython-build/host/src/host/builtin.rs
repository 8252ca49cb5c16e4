//! Functions, methods and attributes that the toolchain implements.

use super::frame::Frame;
use super::hostspace::{HResult, HostSpace};
use super::object::ObjId;
use super::slots::Slot;
use crate::front::code::Name;
use crate::stubs::BuiltinFn;

/// The arguments of a call to a native function. For a method `pos[0]` is the object.
#[derive(Debug, Clone, Copy)]
pub struct Args<'a> {
    /// Positional arguments.
    pub pos: &'a [ObjId],
    /// Keyword arguments, names distinct.
    pub kw: &'a [(Name, ObjId)],
}

/// A native function.
pub type NativeFn = fn(&mut HostSpace, Args<'_>) -> HResult<ObjId>;

/// A row of a table of such functions, of one that takes its name, for messages, and what makes it differ
/// from its neighbours.
macro_rules! native {
    ($name:literal, $function:ident $(, $more:expr)* $(,)?) => {
        ($name, |space, args| $function(space, args, $name $(, $more)*))
    };
}
pub(crate) use native;
/// A native function that looks at its caller's frame: `locals`, `super`, `exec`.
pub type FrameFn = fn(&mut HostSpace, Option<&Frame<ObjId>>, Args<'_>) -> HResult<ObjId>;

/// What a [`Builtin`] runs.
#[derive(Debug, Clone, Copy)]
pub enum Native {
    /// A function.
    Fn(NativeFn),
    /// A function that looks at its caller's frame.
    Frame(FrameFn),
    /// A special method of one of Python's own types.
    Slot(Slot),
    /// A function in Python, as its stub says.
    Declared(BuiltinFn),
}

/// A function implemented by the toolchain.
#[derive(Debug, Clone)]
pub struct Builtin {
    /// `__name__`
    pub name: Name,
    /// What it runs.
    pub native: Native,
    /// The class it is a method of: then it binds like a function when it is read from an instance.
    pub owner: Option<ObjId>,
    /// The name of the module it is in, if it is a function: `builtins`, `math`.
    pub module: Option<Name>,
}

/// Reads an attribute.
pub type GetFn = fn(&mut HostSpace, ObjId) -> HResult<ObjId>;
/// Writes an attribute, or deletes it (`None`).
pub type SetFn = fn(&mut HostSpace, ObjId, Option<ObjId>) -> HResult<()>;

/// An attribute implemented by the toolchain: a data descriptor.
#[derive(Debug, Clone)]
pub struct GetSet {
    /// Its name.
    pub name: Name,
    /// The class it belongs to.
    pub owner: ObjId,
    /// Reads it.
    pub get: GetFn,
    /// Writes it, if that can be done.
    pub set: Option<SetFn>,
}

impl<'a> Args<'a> {
    /// Without keywords.
    pub fn positional(pos: &'a [ObjId]) -> Self {
        Args { pos, kw: &[] }
    }

    /// Without the first positional argument.
    pub fn tail(self) -> Self {
        Args {
            pos: &self.pos[1..],
            kw: self.kw,
        }
    }

    /// A keyword argument.
    pub fn keyword(&self, name: &str) -> Option<ObjId> {
        self.kw.iter().find(|(n, _)| &**n == name).map(|&(_, v)| v)
    }

    /// Checks that there are no keywords and between `min` and `max` positional arguments (the
    /// object of a method counted), worded as CPython does for functions in C.
    pub fn expect(&self, space: &mut HostSpace, name: &str, min: usize, max: usize) -> HResult<()> {
        if !self.kw.is_empty() {
            return Err(space.type_error(format!("{name}() takes no keyword arguments")));
        }
        let n = self.pos.len();
        if n >= min && n <= max {
            return Ok(());
        }
        let plural = |n: usize| if n == 1 { "" } else { "s" };
        let message = if min == max && min == 0 {
            format!("{name}() takes no arguments ({n} given)")
        } else if min == max && min == 1 {
            format!("{name}() takes exactly one argument ({n} given)")
        } else if min == max {
            format!("{name} expected {min} argument{}, got {n}", plural(min))
        } else if n < min {
            format!(
                "{name} expected at least {min} argument{}, got {n}",
                plural(min)
            )
        } else {
            format!(
                "{name} expected at most {max} argument{}, got {n}",
                plural(max)
            )
        };
        Err(space.type_error(message))
    }

    /// Binds to named parameters: positional ones in order, then keywords; the first `required`
    /// must be given. `None` where an optional one is not.
    pub fn bind<const N: usize>(
        &self,
        space: &mut HostSpace,
        name: &str,
        params: [&str; N],
        required: usize,
    ) -> HResult<[Option<ObjId>; N]> {
        let mut values = [None; N];
        if self.pos.len() > N {
            let (n, given) = (N, self.pos.len() + self.kw.len());
            let plural = if n == 1 { "" } else { "s" };
            return Err(space.type_error(format!(
                "{name}() takes at most {n} argument{plural} ({given} given)"
            )));
        }
        for (slot, &value) in values.iter_mut().zip(self.pos) {
            *slot = Some(value);
        }
        for (key, value) in self.kw {
            let Some(at) = params.iter().position(|p| **p == **key && !p.is_empty()) else {
                return Err(space.type_error(format!(
                    "{name}() got an unexpected keyword argument '{key}'"
                )));
            };
            if values[at].is_some() {
                return Err(space.type_error(format!(
                    "argument for {name}() given by name ('{key}') and position ({})",
                    at + 1
                )));
            }
            values[at] = Some(*value);
        }
        for at in 0..required {
            if values[at].is_none() {
                return Err(space.type_error(format!(
                    "{name}() missing required argument '{}' (pos {})",
                    params[at],
                    at + 1
                )));
            }
        }
        Ok(values)
    }
}
