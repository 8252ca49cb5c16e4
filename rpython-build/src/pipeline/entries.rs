//! The functions that translation starts from: entry points with wrappers around them, `main`,
//! and the function that describes exceptions.

use super::{PythonModule, Stage};
use crate::annotate::rounds::annotator::Order;
use crate::annotate::types::defs::Annotated;
use crate::annotate::types::model::SomeValue;
use crate::annotate::{
    annotate_more, exception_of_any_class, finish, rounds::versions::in_rounds, Declaration,
    Declared, EntryPoint,
};
use crate::diag::Diagnostic;
use crate::ffi::{self, wrappers};
use crate::front::Mode;
use crate::host::object::ObjId;
use crate::host::{program, Session};
use crate::lltype::{IntKind, LlProgram, LlType};
use crate::rtype::Entry;
use crate::spec::Type;

/// Where translation starts.
pub struct Entries {
    /// The user's functions, with the types that Rust declares.
    targets: Vec<Target>,
    /// What C calls, with its symbol: wrappers around the targets, or `main`.
    callable: Vec<(String, EntryPoint)>,
    /// Tells the runtime about an exception.
    describe: ObjId,
    /// What is wrong with declared functions that are not among the targets.
    pub errors: Vec<Diagnostic>,
}

/// A function of the user's.
#[derive(Clone)]
struct Target {
    entry: EntryPoint,
    /// How Rust declares it; none for a program's.
    declaration: Option<ffi::EntryPoint>,
}

/// The name of the module that the wrappers of entry points are in.
const ENTRY_MODULE: &str = "rpython.entry";

impl Entries {
    /// Imports the modules of a library and makes the wrappers of their entry points, as far as
    /// they are there.
    pub fn of_library(session: &mut Session, modules: &[PythonModule]) -> Stage<Entries> {
        let mut errors = Vec::new();
        let mut targets = Vec::new();
        for module in modules {
            for entry in &module.entry_points {
                check_types(entry, &mut errors);
            }
            match program::import_program(session, &module.name) {
                Ok(object) => targets.extend(targets_of(session, module, object, &mut errors)),
                Err(found) => errors.extend(found),
            }
        }
        let declarations: Vec<_> = targets
            .iter()
            .filter_map(|t| t.declaration.as_ref())
            .collect();
        let text = wrappers::wrappers(declarations.iter().copied()).source;
        let globals: Vec<(String, ObjId)> = targets
            .iter()
            .enumerate()
            .map(|(i, target)| (format!("target_{i}"), target.entry.func))
            .collect();
        let dict = run_module(session, text, &globals)?;
        let mut callable = Vec::new();
        for (index, entry) in declarations.into_iter().enumerate() {
            let args = wrappers::parameter_types(&mut session.heap.lltypes, entry);
            let args = args
                .into_iter()
                .map(|(ty, nonneg)| parameter(ty, nonneg))
                .collect();
            let func = global(session, dict, &format!("entry_{index}"))?;
            callable.push((entry.symbol.clone(), EntryPoint::new(func, args)));
        }
        let describe = describe(session)?;
        Ok(Entries {
            targets,
            callable,
            describe,
            errors,
        })
    }

    /// The `main` of a program around its entry point.
    pub fn of_program(session: &mut Session, target: ObjId) -> Stage<Entries> {
        let text = "\
import sys
from rpython.helpers.wire import program_arguments
if '_io' in sys.modules:
    from _io import flush_at_exit
else:
    def flush_at_exit():
        pass

write_stderr = sys.__stderr__.write
sys_argv = sys.argv
del sys_argv[:]

def main():
    argv = program_arguments()
    sys_argv.extend(argv)
    # (Of one type, whichever it is.)
    statuses = []
    try:
        statuses.append(target(argv))
    except SystemExit as exit:
        if exit._shown:
            write_stderr(str(exit) + chr(10))
        code = exit.code
        statuses.append(0 if code is None else code)
    finally:
        flush_at_exit()
    status = statuses[0]
    if status is None:
        return 0
    return int(status)
";
        let dict = run_module(session, text.into(), &[("target".into(), target)])?;
        let func = global(session, dict, "main")?;
        let args = vec![Declared::List(Box::new(Declared::Str))];
        let entry = EntryPoint::new(target, args);
        let main = EntryPoint::new(func, vec![]);
        Ok(Entries {
            targets: vec![Target {
                entry,
                declaration: None,
            }],
            callable: vec![("main".into(), main)],
            describe: describe(session)?,
            errors: vec![],
        })
    }

    /// Annotates everything: first what the user has written, from the declared types, so that
    /// its errors are told in the user's terms; then what is around it.
    pub fn annotate(&self, session: &mut Session, order: Order) -> Stage<Annotated> {
        let mut annotated = in_rounds(session, order, &mut |session, annotated| {
            self.annotate_once(session, annotated)
        })?;
        finish(session, &mut annotated);
        Ok(annotated)
    }

    fn annotate_once(&self, session: &mut Session, annotated: &mut Annotated) -> Stage<()> {
        // All at once: what one assigns, another reads.
        let targets: Vec<_> = self.targets.iter().map(|t| t.entry.clone()).collect();
        annotate_more(session, annotated, &targets)?;
        // The rtyper sees what C calls, not the targets by themselves.
        annotated.entries.clear();
        let exception = exception_of_any_class(session, annotated)?;
        let describe = EntryPoint::new(self.describe, vec![Declared::Value(exception)]);
        let mut entries: Vec<_> = self
            .callable
            .iter()
            .map(|(_, entry)| entry.clone())
            .collect();
        entries.push(describe);
        annotate_more(session, annotated, &entries)
    }

    /// Those of a library in whose functions none of these errors is; nothing if that leaves none, or all.
    pub fn without(&self, session: &Session, errors: &[Diagnostic]) -> Option<Entries> {
        let has_error = |target: &Target| {
            let function = session.heap.function(target.entry.func);
            let whole = function.map(|function| function.code.span);
            let spans = errors.iter().filter_map(|error| error.primary.as_ref());
            let mut spans = spans.map(|label| label.span);
            whole.is_none_or(|whole| {
                spans.any(|s| s.file == whole.file && (whole.start..whole.end).contains(&s.start))
            })
        };
        let both = self.targets.iter().zip(&self.callable);
        let right = both.filter(|(target, _)| !has_error(target));
        let (targets, callable): (Vec<_>, Vec<_>) = right
            .map(|(target, callable)| (target.clone(), callable.clone()))
            .unzip();
        (!targets.is_empty() && targets.len() < self.targets.len()).then_some(Entries {
            targets,
            callable,
            describe: self.describe,
            errors: Vec::new(),
        })
    }

    /// What the rtyper starts from; the last one describes exceptions.
    pub fn for_rtyper(&self, annotated: &Annotated) -> Vec<Entry> {
        let symbols = self
            .callable
            .iter()
            .map(|(symbol, _)| symbol.as_str())
            .chain(["describe"]);
        symbols
            .zip(&annotated.entries)
            .map(|(symbol, entry)| Entry {
                symbol: symbol.into(),
                graph: *entry,
            })
            .collect()
    }

    /// Takes what is not for C to call out of the exports.
    pub fn place(&self, program: &mut LlProgram) {
        program.describe_exception = program.exports.pop().map(|export| export.func);
    }
}

fn internal(message: &str) -> Vec<Diagnostic> {
    vec![Diagnostic::error("RP0901", message)]
}

/// The function that describes exceptions.
fn describe(session: &mut Session) -> Stage<ObjId> {
    let wire = program::import_program(session, "rpython.helpers.wire")?;
    let func = session.heap.module_attr(wire, "describe");
    func.ok_or_else(|| internal("the helper `describe` is gone"))
}

/// Reports types that Rust can declare and RPython does not have.
fn check_types(entry: &ffi::EntryPoint, errors: &mut Vec<Diagnostic>) {
    let params = entry.params.iter().map(|p| (&p.ty, p.span));
    for (ty, span) in params.chain([(&entry.result, entry.result_span)]) {
        if let Some(inner) = unsupported_option(ty) {
            errors.push(
                Diagnostic::error(
                    "RP0604",
                    format!("`Option<{inner}>` cannot cross to Python"),
                )
                .at(
                    span,
                    "Python has one `None`: it could not tell the inner from the outer",
                ),
            );
        }
    }
}

/// An `Option` of something that is `None` in Python itself.
fn unsupported_option(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Option(item) => match &**item {
            other @ (Type::Unit | Type::Option(_)) => Some(other),
            item => unsupported_option(item),
        },
        ty => ty.parts().into_iter().find_map(unsupported_option),
    }
}

/// The type of a parameter or a result, as the annotator sees it.
fn declared(ty: &Type) -> Declared {
    match ty {
        Type::Unit => Declared::None,
        Type::Bool => Declared::Bool,
        Type::Int(_) => Declared::Int,
        Type::F64 | Type::F32 => Declared::Float,
        Type::Char => Declared::Char,
        Type::Str(_) => Declared::Str,
        Type::Bytes(_) => Declared::Bytes,
        Type::List(_, item) => Declared::List(Box::new(declared(item))),
        Type::Dict(_, key, value) => {
            Declared::Dict(Box::new(declared(key)), Box::new(declared(value)))
        }
        Type::Set(_, item) => Declared::Set(Box::new(declared(item))),
        Type::Tuple(items) => Declared::Tuple(items.iter().map(declared).collect()),
        Type::Option(item) => Declared::Optional(Box::new(declared(item))),
    }
}

/// The functions of a module that are declared in Rust.
fn targets_of(
    session: &Session,
    module: &PythonModule,
    object: ObjId,
    errors: &mut Vec<Diagnostic>,
) -> Vec<Target> {
    let mut found = Vec::new();
    for entry in &module.entry_points {
        let name = &entry.function;
        let func = session.heap.module_attr(object, name);
        match func {
            Some(func) if session.heap.function(func).is_some() => {
                let args = entry
                    .params
                    .iter()
                    .map(|param| match &param.ty {
                        Type::Int(int) if int.is_unsigned() => {
                            Declared::Value(SomeValue::nonneg_int())
                        }
                        ty => declared(ty),
                    })
                    .collect();
                // A `char` is checked when it is handed over: a function that gives a `str` will do.
                let result = match &entry.result {
                    Type::Char => Declared::Str,
                    ty => declared(ty),
                };
                found.push(Target {
                    entry: EntryPoint {
                        func,
                        args,
                        declaration: Some(Declaration {
                            span: entry.span,
                            params: entry.params.iter().map(|param| param.span).collect(),
                            result,
                            result_span: entry.result_span,
                            result_text: entry.result.to_string(),
                        }),
                    },
                    declaration: Some(entry.clone()),
                });
            }
            Some(func) => {
                let what = session.heap.type_name(func);
                let message = format!("`{name}` of `{}` is not a function", module.file);
                let label = format!("declared here; in Python it is of type `{what}`");
                errors.push(Diagnostic::error("RP0602", message).at(entry.span, label));
            }
            None => {
                let message = format!("`{}` has no function `{name}`", module.file);
                errors.push(Diagnostic::error("RP0601", message).at(entry.span, "declared here"));
            }
        }
    }
    found
}

/// Runs a module of the toolchain's own making; gives its namespace.
fn run_module(session: &mut Session, text: String, globals: &[(String, ObjId)]) -> Stage<ObjId> {
    let file = session.sources.add_own("<rpython>/entry.py", text);
    let module = session.new_module(ENTRY_MODULE, true);
    let Some(dict) = session.heap.module(module).map(|m| m.dict) else {
        return Err(internal("a module without a namespace"));
    };
    for (name, value) in globals {
        session.set_global(dict, name, *value);
    }
    let code = session.compile(file, Mode::Exec);
    match code.and_then(|code| session.run_code(&code, dict, dict, &[])) {
        Ok(_) => Ok(dict),
        Err(error) => Err(program::diagnose(session, error)),
    }
}

fn global(session: &Session, dict: ObjId, name: &str) -> Stage<ObjId> {
    session
        .heap
        .dict_get_str(dict, name)
        .ok_or_else(|| internal("a wrapper is gone"))
}

/// A parameter of a wrapper, as the annotator sees it.
fn parameter(ty: LlType, nonneg: bool) -> Declared {
    Declared::Value(match ty {
        LlType::Int(IntKind::Signed) if nonneg => SomeValue::nonneg_int(),
        ty => SomeValue::of_lltype(ty),
    })
}
