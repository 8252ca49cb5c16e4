//! Functions that have their one source in Python, as their stubs say ([`crate::stubs`]): while a program is
//! imported they run as they are.

use super::builtin::{Args, Native};
use super::hostspace::{HResult, HostSpace};
use super::modules::own::HELPERS;
use super::object::ObjId;
use crate::front::code::Name;
use crate::stubs::{arity, chosen, BuiltinFn, Lowering, Signature, Type};

impl HostSpace {
    /// Adds what the stubs of a module lower to functions in Python, and is not there yet.
    pub(super) fn add_declared(&mut self, dict: ObjId, module: &str) {
        let in_python = |s: &Signature| matches!(s.lowering, Lowering::App(..));
        for &func in BuiltinFn::ALL {
            let is_here = func.module() == module && func.signatures().iter().all(in_python);
            if is_here && self.heap.dict_get_str(dict, func.short()).is_none() {
                let function =
                    self.native(func.short(), Native::Declared(func), None, Some(module));
                self.set_global(dict, func.short(), function);
            }
        }
    }

    /// A call of such a function: its arguments are made what the parameters take.
    pub(super) fn call_declared(&mut self, func: BuiltinFn, args: Args<'_>) -> HResult {
        let names: Vec<Name> = args.kw.iter().map(|(name, _)| name.clone()).collect();
        let overloads = func.signatures();
        let signature = match chosen(overloads, args.pos.len(), &names) {
            Some(signature) => signature,
            None => {
                let (least, most) = arity(overloads);
                let name = match (least, most) {
                    (1, 1) => func.name(),
                    _ => func.short(),
                };
                Args::positional(args.pos).expect(self, name, least, most)?;
                // (A name that it does not know: it says so.)
                &overloads[0]
            }
        };
        let Lowering::App(module, function) = signature.lowering else {
            return Err(self.type_error(format!("{func} is no function in Python")));
        };
        let mut pos = Vec::with_capacity(args.pos.len());
        for (at, &arg) in args.pos.iter().enumerate() {
            let ty = signature.param_at(at).map(|param| param.ty);
            pos.push(self.taken(ty, arg)?);
        }
        let mut kw = Vec::with_capacity(args.kw.len());
        for (name, arg) in args.kw {
            let at = signature.named(name);
            kw.push((
                name.clone(),
                self.taken(at.map(|at| signature.params[at].ty), *arg)?,
            ));
        }
        let module = self.import_module(&format!("{HELPERS}.{module}"))?;
        let function = self.get_attr_str(module, function)?;
        self.call_args(function, Args { pos: &pos, kw: &kw })
    }

    /// An argument as a parameter of this type takes it.
    fn taken(&mut self, ty: Option<Type>, arg: ObjId) -> HResult {
        match ty {
            Some(Type::Float) => {
                let x = self.float_arg(arg)?;
                Ok(self.heap.new_float(x))
            }
            Some(Type::Int) => {
                let n = self.index_big(arg)?;
                Ok(self.heap.new_bigint(n))
            }
            Some(Type::Union([of, Type::None])) if arg != self.heap.none => {
                self.taken(Some(*of), arg)
            }
            _ => Ok(arg),
        }
    }
}
