//! The functions that translation starts from: entry points with wrappers around them, `main`,
//! and the function that describes exceptions.

use super::docs::{self, Described};
use super::fields::Fields;
use super::values::{all_values, Values};
use super::{internal, Documented, PythonModule, Stage};
use crate::annotate::rounds::annotator::Order;
use crate::annotate::types::defs::{Annotated, ClassDefId};
use crate::annotate::types::model::SomeValue;
use crate::annotate::{
    annotate_more, exception_of_any_class, finish, rounds::versions::in_rounds, Called,
    Declaration, Declared, EntryPoint,
};
use crate::diag::Diagnostic;
use crate::ffi;
use crate::ffi::callbacks::CallbackMethod;
use crate::ffi::values::{Field, PythonValue};
use crate::ffi::wrappers::{self, Getter, Maker};
use crate::front::{is_keyword, Mode};
use crate::host::object::{ObjId, Object};
use crate::host::suggestions::{closest, meaning};
use crate::host::{program, Session};
use crate::lltype::{IntKind, LlProgram, LlType};
use crate::rtype::Entry;
use crate::source::{FileId, Span};
use crate::spec::{self, Buffer, Call, Class, Type};
use std::ops::Range;

/// Where translation starts.
pub struct Entries {
    /// The user's functions, with the types that Rust declares.
    targets: Vec<EntryPoint>,
    /// Those that give what is next of an iterator: what that is becomes known when others give iterators to C.
    iterating: Vec<EntryPoint>,
    /// What C calls, with its symbol: wrappers around the targets, or `main`.
    callable: Vec<(String, EntryPoint)>,
    /// What makes instances of Rust's values, and reads what is in them.
    of_values: Vec<EntryPoint>,
    /// Parts of what the toolchain has written, and what in a Rust file they are there for.
    places: Vec<(Span, Span)>,
    /// The fields of Rust's types, each with the class that it is of.
    fields: Vec<(ObjId, Span)>,
    /// What is declared of objects, each with the name of their class.
    of_objects: Vec<(Span, String)>,
    /// What tells the runtime about an exception.
    describe: Describe,
    /// The classes that each type of Rust's stands for which stands for several.
    unions: Vec<Vec<ObjId>>,
    /// What is wrong with declared functions that are not among the targets.
    pub errors: Vec<Diagnostic>,
    /// What is declared, for rustdoc.
    pub described: Vec<Described>,
    /// What Python says of the modules.
    pub modules: Vec<Documented>,
    /// For each module its constants, as Rust expressions.
    pub constants: Vec<Vec<String>>,
}

/// What tells the runtime about an exception.
#[derive(Clone, Copy)]
enum Describe {
    /// This function.
    For(ObjId),
    /// What this one makes of the function that writes the attributes of exceptions.
    With(ObjId),
}

/// The name of the module that the wrappers of entry points are in.
const ENTRY_MODULE: &str = "rpython.entry";

impl Entries {
    /// Imports the modules of a library and makes the wrappers of their entry points, as far as
    /// they are there.
    pub fn of_library(session: &mut Session, modules: &[PythonModule]) -> Stage<Entries> {
        let mut errors = Vec::new();
        let mut found = Vec::new();
        let mut classes = Vec::new();
        let mut values = Values::default();
        let mut described = Vec::new();
        let mut documented = Vec::new();
        let mut constants = Vec::new();
        let mut objects = Vec::new();
        for module in modules {
            for entry in &module.entry_points {
                check_types(entry, &mut errors);
            }
            let (imported, wrong) = program::import_with_errors(session, &module.name);
            errors.extend(wrong);
            let Some(object) = imported else {
                continue;
            };
            documented.push(docs::of_module(&session.heap, object, &module.file));
            let mut cx = Imported {
                session,
                module,
                object,
                errors: &mut errors,
            };
            constants.push(cx.find_constants());
            cx.find_classes(&mut classes);
            objects.push((module, object));
        }
        // (What one module declares, another one uses.)
        for (module, object) in objects {
            let mut cx = Imported {
                session,
                module,
                object,
                errors: &mut errors,
            };
            cx.find_values(&classes, &mut values)?;
            cx.find_objects(&classes, &mut values);
            let callees = cx.find_callees(&classes, &values);
            described.extend(callees.iter().map(|found| {
                let of = found.entry.call.class();
                let class = classes.iter().find(|(known, _)| Some(known) == of);
                let of = Described {
                    entry: found.entry.clone(),
                    function: match found.callee {
                        Callee::Function(func) => Some(func),
                        Callee::Written => None,
                    },
                    class: class.map(|(_, object)| *object),
                    file: module.file.clone(),
                    defaults: Vec::new(),
                };
                of.with_defaults(cx.session)
            }));
            found.extend(callees);
        }
        let entry_points = found.iter().map(|found| &found.entry);
        let wrappers = wrappers::wrappers(entry_points, &values.known, &values.objects);
        let functions = found.iter().filter_map(|found| {
            let Callee::Function(func) = found.callee else {
                return None;
            };
            Some((wrappers::user_function(&found.entry), func))
        });
        let known = wrappers.classes.iter().filter_map(|(class, name)| {
            let mut all = classes.iter().chain(&values.classes);
            let (_, object) = all.find(|(known, _)| known == class)?;
            Some((name.clone(), *object))
        });
        let mut globals: Vec<(String, ObjId)> = functions.chain(known).collect();
        globals.push(("bases_of_builtin".into(), name_bases(session)));
        let mut buffers = Buffers::new();
        for buffer in wrappers::buffers(found.iter().map(|found| &found.entry)) {
            let module = program::import_program(session, wrappers::BUFFERS)?;
            let class = session
                .heap
                .module_attr(module, &wrappers::buffer_class(buffer));
            let class = class.ok_or_else(|| internal("a class of buffers is gone"))?;
            buffers.push((buffer, class));
        }
        let (dict, file) = run_module(session, wrappers.source, &globals)?;
        for of in &wrappers.callbacks {
            let class = global(session, dict, &of.name)?;
            values.callbacks.push((of.callback.clone(), class));
        }
        for (class, text) in &wrappers.shown {
            let class = global(session, dict, class)?;
            session.heap.class_rename(class, &text.as_str().into());
        }
        for of in &wrappers.callbacks {
            // (An object is known by its trait.)
            if let spec::Callee::Object { .. } = of.callback.callee {
                continue;
            }
            let class = global(session, dict, &of.name)?;
            if let Some(text) = type_text(session, of.span, &of.param) {
                session.heap.class_rename(class, &text.into());
            }
        }
        let (mut targets, mut iterating) = (Vec::new(), Vec::new());
        let (mut callable, mut of_objects) = (Vec::new(), Vec::new());
        for found in found {
            let entry = &found.entry;
            if let Call::Method(class, _) | Call::Get(class, _) | Call::Set(class, _) = &entry.call
            {
                of_objects.push((entry.span, class.in_python().to_string()));
            }
            let func = match found.callee {
                Callee::Function(func) if !entry.has_optional() => func,
                Callee::Function(_) | Callee::Written => {
                    global(session, dict, &wrappers::target_of(entry))?
                }
            };
            let declared = |ty: &Type| declared(&classes, &values, &buffers, ty);
            let target = target(entry, func, &declared);
            if let Call::Next(..) = entry.call {
                iterating.push(target.clone());
            }
            targets.push(target);
            let args = wrappers::parameter_types(&mut session.heap.lltypes, entry);
            let args = args
                .into_iter()
                .map(|(ty, nonneg)| parameter(ty, nonneg))
                .collect();
            let func = global(session, dict, &wrappers::wrapper_of(entry))?;
            callable.push((entry.symbol.clone(), EntryPoint::new(func, args)));
        }
        let (mut of_values, mut fields) = (Vec::new(), Vec::new());
        let declared = |ty: &Type| declared(&classes, &values, &buffers, ty);
        for instance in values.known.iter().flat_map(PythonValue::instances) {
            let spans = instance.fields.iter().map(|field| field.span);
            let class = values.class(&instance.class);
            fields.extend(
                class
                    .into_iter()
                    .flat_map(|class| spans.clone().map(move |span| (class, span))),
            );
        }
        for maker in &wrappers.makers {
            let func = global(session, dict, &maker.name)?;
            of_values.push(of_maker(maker, func, &values, &declared));
        }
        for getter in &wrappers.getters {
            let func = global(session, dict, &getter.name)?;
            of_values.push(of_getter(getter, func, &values, &declared));
        }
        // (There are some, though the program makes none.)
        for (buffer, _) in &buffers {
            let func = global(session, dict, &wrappers::buffer_maker(*buffer))?;
            let types = wrappers::buffer_types(&mut session.heap.lltypes, *buffer);
            let args = types.map(|(ty, nonneg)| parameter(ty, nonneg));
            of_values.push(EntryPoint::new(func, args.to_vec()));
        }
        for of in &wrappers.callbacks {
            let func = global(session, dict, &of.maker)?;
            of_values.push(EntryPoint::new(
                func,
                vec![parameter(LlType::Address, false)],
            ));
        }
        for method in &wrappers.methods {
            let func = global(session, dict, &method.function)?;
            let class = global(session, dict, &method.class)?;
            let called = session.heap.lookup_in_class(class, &method.attribute);
            let called_as = called.map(|(_, func)| Called {
                func,
                name: method.shown.clone(),
            });
            of_values.push(EntryPoint {
                called_as,
                ..of_callback(method, class, func, &declared)
            });
        }
        let place = |(part, span): (Range<usize>, Span)| {
            let part = Span {
                file,
                start: part.start as u32,
                end: part.end as u32,
            };
            (part, span)
        };
        let describe = global(session, dict, "describe_with")?;
        Ok(Entries {
            targets,
            iterating,
            callable,
            of_values,
            places: wrappers.places.into_iter().map(place).collect(),
            fields,
            of_objects,
            describe: Describe::With(describe),
            unions: values.unions(),
            errors,
            described,
            modules: documented,
            constants,
        })
    }

    /// The `main` of a program around its entry point.
    pub fn of_program(session: &mut Session, target: ObjId) -> Stage<Entries> {
        let text = "\
import sys
from rpython.helpers.app_object import is_shown
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
        if is_shown(exit):
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
        let (dict, _) = run_module(session, text.into(), &[("target".into(), target)])?;
        let func = global(session, dict, "main")?;
        let args = vec![Declared::List(Box::new(Declared::Str))];
        let entry = EntryPoint::new(target, args);
        let main = EntryPoint::new(func, vec![]);
        Ok(Entries {
            targets: vec![entry],
            iterating: vec![],
            callable: vec![("main".into(), main)],
            of_values: vec![],
            places: vec![],
            fields: vec![],
            of_objects: vec![],
            describe: Describe::For(describe(session)?),
            unions: vec![],
            errors: vec![],
            described: vec![],
            modules: vec![],
            constants: vec![],
        })
    }

    /// How many functions C calls.
    pub fn count(&self) -> usize {
        self.callable.len()
    }

    /// Annotates everything: first what the user has written, from the declared types, so that
    /// its errors are told in the user's terms; then what is around it.
    pub fn annotate(&self, session: &mut Session, order: Order) -> Stage<Annotated> {
        let mut fields = Fields::default();
        let mut annotated = loop {
            let annotated = in_rounds(session, order, &self.unions, &mut |session, annotated| {
                self.annotate_once(session, annotated, &mut fields)
            })?;
            if !fields.again {
                break annotated;
            }
        };
        finish(session, &mut annotated);
        Ok(annotated)
    }

    fn annotate_once(
        &self,
        session: &mut Session,
        annotated: &mut Annotated,
        fields: &mut Fields,
    ) -> Stage<()> {
        // All at once: what one assigns, another reads.
        let targets = [&self.targets[..], &self.of_values].concat();
        if let Err(mut errors) = annotate_more(session, annotated, &targets) {
            let more = self.wrong_when_called(session, annotated, &errors);
            errors.extend(more);
            return Err(errors);
        }
        // The rtyper sees what C calls, not the targets by themselves.
        annotated.entries.clear();
        let exception = exception_of_any_class(session, annotated)?;
        let callable: Vec<_> = self.callable.iter().map(|(_, of)| of.clone()).collect();
        annotate_more(session, annotated, &callable)?;
        let called = std::mem::take(&mut annotated.entries);
        annotate_more(session, annotated, &self.iterating)?;
        let describe = match self.describe {
            Describe::For(describe) => describe,
            // (What raises may be around what the user has written.)
            Describe::With(describe_with) => {
                match fields.describe(session, annotated, describe_with)? {
                    Some(describe) => describe,
                    None => return Ok(()),
                }
            }
        };
        annotated.entries = called;
        let describe = EntryPoint::new(describe, vec![Declared::Value(exception)]);
        annotate_more(session, annotated, &[describe])
    }

    /// What is wrong besides these errors with calls of closures, and with what iterators give: that becomes known when C
    /// calls the functions that take or give them. What is wrong in what the toolchain has written may follow from these errors.
    fn wrong_when_called(
        &self,
        session: &mut Session,
        annotated: &mut Annotated,
        errors: &[Diagnostic],
    ) -> Vec<Diagnostic> {
        let both = self.targets.iter().zip(&self.callable);
        let callable = both.filter(|(target, _)| !has_error(session, errors, target));
        let callable: Vec<_> = callable.map(|(_, (_, entry))| entry.clone()).collect();
        let iterating = self.iterating.iter();
        let iterating = iterating.filter(|target| !has_error(session, errors, target));
        let iterating: Vec<_> = iterating.cloned().collect();
        let mut found = Vec::new();
        for entries in [callable, iterating] {
            let told = annotate_more(session, annotated, &entries);
            for error in told.err().unwrap_or_default() {
                let place = error.primary.as_ref().map(|label| label.span.file);
                let is_own = place.is_none_or(|file| session.sources.is_own(file));
                if !is_own && !errors.contains(&error) && !found.contains(&error) {
                    found.push(error);
                }
            }
        }
        found
    }

    /// Those of a library in whose functions none of these errors is; nothing if that leaves none, or all.
    pub fn without(&self, session: &Session, errors: &[Diagnostic]) -> Option<Entries> {
        let has_error = |target: &EntryPoint| has_error(session, errors, target);
        let iterating = self.iterating.iter().filter(|target| !has_error(target));
        let iterating = iterating.cloned().collect();
        let both = self.targets.iter().zip(&self.callable);
        let right = both.filter(|(target, _)| !has_error(target));
        let (targets, callable): (Vec<_>, Vec<_>) = right
            .map(|(target, callable)| (target.clone(), callable.clone()))
            .unzip();
        (!targets.is_empty() && targets.len() < self.targets.len()).then_some(Entries {
            targets,
            iterating,
            callable,
            of_values: self.of_values.clone(),
            places: self.places.clone(),
            fields: self.fields.clone(),
            of_objects: self.of_objects.clone(),
            describe: self.describe,
            unions: self.unions.clone(),
            errors: Vec::new(),
            described: Vec::new(),
            modules: Vec::new(),
            constants: Vec::new(),
        })
    }

    /// Errors in functions that the toolchain has written for what is declared, as errors of the declarations.
    pub fn in_declarations(&self, session: &Session, errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let whole = |func| session.heap.function(func).map(|f| f.code.span);
        let wrappers = self.callable.iter().map(|(_, entry)| entry.func);
        let functions = self.targets.iter().zip(wrappers);
        let declared = |entry: &EntryPoint| entry.declaration.as_ref().map(|it| it.span);
        let functions = functions.flat_map(|(target, wrapper)| {
            [target.func, wrapper].map(|func| Some((whole(func)?, declared(target)?)))
        });
        let of_values = self.of_values.iter();
        let of_values = of_values.map(|it| Some((whole(it.func)?, declared(it)?)));
        let own = session.sources.own_files();
        let written = functions
            .chain(of_values)
            .flatten()
            .filter(|(whole, _)| own.contains(&whole.file))
            .chain(self.places.iter().copied());
        let written: Vec<(Span, Span)> = written.collect();
        let declared = |span: Span| {
            let within = |(whole, _): &&(Span, Span)| {
                whole.file == span.file && (whole.start..whole.end).contains(&span.start)
            };
            written.iter().find(within).map(|(_, declared)| *declared)
        };
        let tell = |mut error: Diagnostic| {
            let at = error
                .primary
                .as_ref()
                .and_then(|label| declared(label.span));
            if let Some(span) = at {
                error.primary = None;
                error = error.at(span, "declared here");
                // (That the object is one of its class says no more.)
                let here =
                    |at: Span| at.file == span.file && (span.start..span.end).contains(&at.start);
                error.labels.retain(|label| !here(label.span));
                let mut of_objects = self.of_objects.iter();
                let class = of_objects.find(|(declared, _)| *declared == span);
                if let Some((_, class)) = class.filter(|_| error.code == NO_UNION) {
                    error = error.help(format!(
                        "what is declared of `{class}` has one type for all of its objects, whatever type parameters it has: have a \
                         class for each type in Python, `class Other{class}({class}[…])`, and `_mixin_ = True` in `{class}`, so that each \
                         has the methods for itself; and declare these"
                    ));
                }
            }
            error
        };
        let told = errors.into_iter().map(tell).collect();
        self.once_for_each(session, told)
    }

    /// The fields of Rust's types that an error is about, if two of them stand for one of a class, and do not say the same; and that class.
    fn of_several(&self, error: &Diagnostic) -> Option<(ObjId, Vec<Span>)> {
        let labels = error.primary.iter().chain(&error.labels);
        let of_label = |span: Span| self.fields.iter().find(|(_, field)| *field == span);
        let fields: Vec<_> = labels.filter_map(|label| of_label(label.span)).collect();
        let (class, first) = **fields.first()?;
        let mut spans: Vec<Span> = fields.iter().map(|(_, span)| *span).collect();
        spans.sort_by_key(|span| (span.file, span.start));
        let is_one = fields.iter().all(|(of, _)| *of == class);
        (is_one && spans.iter().any(|&span| span != first)).then_some((class, spans))
    }

    /// What to do about errors of Rust types that stand for one class, of which each field is told once.
    fn once_for_each(&self, session: &Session, errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let known = errors
            .iter()
            .map(|error| (error.code, self.of_several(error)));
        let known: Vec<_> = known.collect();
        // (That the types have no union comes first, and then what follows.)
        let follows = |code: &str, of: &(ObjId, Vec<Span>)| {
            let mut known = known.iter();
            known.any(|(other, fields)| *other < code && fields.as_ref() == Some(of))
        };
        let tell = |error: Diagnostic| match self.of_several(&error) {
            Some(of) if follows(error.code, &of) => None,
            Some((class, _)) => {
                let class = session.heap.class_name(class);
                Some(error.help(format!(
                    "of a class that Rust types stand for each field has one type, whatever its type parameters: have a \
                     class for each in Python, `class Other{class}({class}[…])`"
                )))
            }
            None => Some(error),
        };
        errors.into_iter().filter_map(tell).collect()
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

/// Whether one of these errors is in the function of an entry point.
fn has_error(session: &Session, errors: &[Diagnostic], target: &EntryPoint) -> bool {
    let function = session.heap.function(target.func);
    let whole = function.map(|function| function.code.span);
    let spans = errors.iter().filter_map(|error| error.primary.as_ref());
    let spans = spans.map(|label| label.span);
    let mut spans = spans.chain(session.importer.unknown_used.iter().copied());
    whole.is_none_or(|whole| {
        spans.any(|s| s.file == whole.file && (whole.start..whole.end).contains(&s.start))
    })
}

/// The names of the bases of each exception class, for Rust: the program's classes have them as an attribute, those of
/// Python's own are in the dict, by their names.
fn name_bases(session: &mut Session) -> ObjId {
    let heap = &mut session.heap;
    let of_builtin = heap.new_dict();
    let mut classes = vec![heap.types.base_exception];
    while let Some(class) = classes.pop() {
        let name = |of: &ObjId| heap.class(*of).map(|of| of.name.to_string());
        let bases = heap.mro(class).iter().skip(1).filter_map(name);
        let mut names: Vec<String> = bases.collect();
        // (All end with `object`.)
        names.pop();
        let text = heap.new_str(names.join(" "));
        classes.extend(
            heap.class(class)
                .into_iter()
                .flat_map(|class| &class.subclasses),
        );
        match heap.class(class) {
            Some(of) if of.builtin => {
                let name = of.name.clone();
                heap.dict_set_str(of_builtin, &name, text);
            }
            _ => heap.class_set(class, &"_bases_".into(), text),
        }
    }
    of_builtin
}

/// The function that describes exceptions of a program.
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

/// The classes that Rust modules declare, with what they are.
type Classes = Vec<(Class, ObjId)>;

/// The buffers that Rust lends, with their classes.
type Buffers = Vec<(Buffer, ObjId)>;

/// The type of a parameter or a result, as the annotator sees it.
fn declared(classes: &Classes, values: &Values, buffers: &Buffers, ty: &Type) -> Declared {
    let of = |ty| declared(classes, values, buffers, ty);
    let inner = |ty| Box::new(of(ty));
    match ty {
        Type::Unit => Declared::None,
        Type::Bool => Declared::Bool,
        Type::Int(_) => Declared::Int,
        Type::F64 | Type::F32 => Declared::Float,
        Type::Char => Declared::Char,
        Type::Str(_) => Declared::Str,
        Type::Bytes(_) => Declared::Bytes,
        Type::List(_, item) => Declared::List(inner(item)),
        Type::Dict(_, key, value) => Declared::Dict(inner(key), inner(value)),
        Type::Set(_, item) => Declared::Set(inner(item)),
        Type::Tuple(items) => Declared::Tuple(items.iter().map(of).collect()),
        Type::Value(class) => Declared::Instance(values.classes_of(class)),
        Type::Boxed(item) => of(item),
        Type::Iter(_) => Declared::Any,
        Type::Callback(callback) => {
            let mut known = values.callbacks.iter();
            let found = known.find(|(known, _)| known == &**callback);
            Declared::Instance(found.into_iter().map(|(_, class)| *class).collect())
        }
        Type::Buffer(buffer) => {
            let known = buffers.iter().find(|(known, _)| known == buffer);
            Declared::Instance(known.map(|(_, class)| *class).into_iter().collect())
        }
        Type::View(view) => of(&view.object()),
        Type::Option(item) => Declared::Optional(inner(item)),
        Type::Object(class) => {
            let known = classes
                .iter()
                .find(|(known, _)| Some(known) == class.as_ref());
            known.map_or_else(
                || Declared::Value(SomeValue::instance(ClassDefId::OBJECT)),
                |(_, object)| Declared::Instance(vec![*object]),
            )
        }
    }
}

/// What an entry point calls.
#[derive(Clone, Copy)]
enum Callee {
    /// A function of the user's.
    Function(ObjId),
    /// The function beside its wrapper.
    Written,
}

/// An entry point for which Python has something.
struct Found {
    entry: ffi::EntryPoint,
    callee: Callee,
}

/// A module that Rust declares things of.
pub struct Imported<'a, 'm> {
    pub session: &'a mut Session,
    pub module: &'m PythonModule,
    pub object: ObjId,
    pub errors: &'a mut Vec<Diagnostic>,
}

impl<'m> Imported<'_, 'm> {
    /// What the module has under a name, if that is a function, or a class. (Why what it is is unknown is told already.)
    pub fn attribute(&mut self, name: &str, what: &str, span: Span) -> Option<ObjId> {
        let (heap, file) = (&self.session.heap, &self.module.file);
        let found = heap.module_attr(self.object, name);
        if found.is_some_and(|found| self.session.why_unknown(found).is_some()) {
            return None;
        }
        let is = |found| match what {
            CLASS => heap.class(found).is_some(),
            _ => heap.function(found).is_some(),
        };
        let error = match found {
            Some(found) if is(found) => return Some(found),
            Some(found) => {
                let message = format!("`{name}` of `{file}` is not a {what}");
                let label = format!(
                    "declared here; in Python it is of type `{}`",
                    heap.type_name(found)
                );
                Diagnostic::error("RP0602", message).at(span, label)
            }
            None => {
                let message = format!("`{file}` has no {what} `{name}`");
                let error = Diagnostic::error(MISSING, message).at(span, "declared here");
                self.meaning(error, name, is)
            }
        };
        self.errors.push(error);
        None
    }

    /// The error for a name that the module does not have, with that of such an object which may be meant: one that is the
    /// same in the spelling of another language, or one that is close.
    pub fn meaning(&self, error: Diagnostic, name: &str, is: impl Fn(ObjId) -> bool) -> Diagnostic {
        let heap = &self.session.heap;
        let Some(module) = heap.module(self.object) else {
            return error;
        };
        let letters = |name: &str| name.replace('_', "").to_ascii_lowercase();
        let known = heap.dict_str_items(module.dict).into_iter();
        let mut known = known.filter(|(_, object)| is(*object));
        match known.find(|(known, _)| letters(known) == letters(name)) {
            Some((same, _)) => error.help(format!(
                "did you mean `{same}`? `#[rpython(name = \"{same}\")]` above the declaration says what it is called in Python"
            )),
            None => meaning(error, heap.closest_in(module.dict, name, is)),
        }
    }

    /// The error for an attribute that the declared class has not, if that is plain.
    fn missing_attribute(&self, entry: &ffi::EntryPoint, classes: &Classes) -> Option<Diagnostic> {
        let (class, name) = entry.call.attribute()?;
        let message = format!("`{}` has no attribute `{name}`", class.in_python());
        let error = Diagnostic::error(MISSING, message);
        if is_keyword(name) {
            return Some(error.at(entry.span, format!("`{name}` is a keyword of Python")));
        }
        // (What objects have, and what classes of other metaclasses, the annotator finds out.)
        let heap = &self.session.heap;
        let &(_, object) = classes.iter().find(|(known, _)| known == class)?;
        let plain = heap.class(object)?.metaclass == heap.types.type_;
        let found = heap.lookup_in_class(object, name);
        if !matches!(entry.call, Call::Static(..)) {
            return None;
        }
        if let Some((_, value)) = found.filter(|&(_, value)| self.is_value(value)) {
            let of = heap.type_name(value);
            let message = format!("`{name}` of `{}` is not a function", class.in_python());
            let label = format!("declared here; in Python it is of type `{of}`");
            let error = Diagnostic::error("RP0602", message).at(entry.span, label);
            return Some(error.help(format!(
                "a function of the module can give it: `def …(): return {}.{name}`",
                class.in_python()
            )));
        }
        if !plain || found.is_some() {
            return None;
        }
        let classes = heap.mro(object).iter().filter_map(|&of| heap.class(of));
        let names = classes.flat_map(|class| class.dict.keys());
        let near = closest(name, names.map(|name| &**name));
        Some(meaning(error.at(entry.span, "declared here"), near))
    }

    /// Whether an object of a class's namespace is a value that cannot be called, and says not itself what is read of the class.
    fn is_value(&self, object: ObjId) -> bool {
        let heap = &self.session.heap;
        let class = heap.type_of(object);
        let mut special = ["__call__", "__get__"].into_iter();
        special.all(|name| heap.lookup_in_class(class, name).is_none())
            && (matches!(heap.get(object), Object::Instance(_)) || heap.get(object).is_plain())
    }

    /// The classes that are declared.
    fn find_classes(&mut self, classes: &mut Classes) {
        for (class, span) in ffi::classes(&self.module.entry_points) {
            if classes.iter().any(|(known, _)| known == class) {
                continue;
            }
            if let Some(object) = self.attribute(class.in_python(), CLASS, span) {
                classes.push((class.clone(), object));
            }
        }
    }

    /// The functions that are declared.
    fn find_callees(&mut self, classes: &Classes, values: &Values) -> Vec<Found> {
        let is_known = |class: &Class| classes.iter().any(|(known, _)| known == class);
        let mut found = Vec::new();
        for entry in &self.module.entry_points {
            let callee = match &entry.call {
                Call::Function(name) => {
                    (self.attribute(name, FUNCTION, entry.span)).map(Callee::Function)
                }
                // (Of a function of which errors are told there is nothing to be next.)
                Call::Next(..) => {
                    let gives = |found: &Found| {
                        found.entry.call.class() == of_iterator(&entry.call).0
                            && Some(&*found.entry.function) == of_iterator(&entry.call).1
                    };
                    found.iter().any(gives).then_some(Callee::Written)
                }
                of_class => {
                    let is_known = of_class.class().is_some_and(is_known);
                    is_known.then_some(Callee::Written)
                }
            };
            if let Some(error) = self.missing_attribute(entry, classes) {
                self.errors.push(error);
                continue;
            }
            let params = entry.params.iter().map(|param| (&param.ty, param.span));
            let mut types = params.chain([(&entry.result, entry.result_span)]);
            if !types.all(|(ty, span)| self.check_keys(ty, span, classes, values)) {
                continue;
            }
            let gives = entry.params.iter();
            let mut gives = gives.filter_map(|param| super::values::gives_back(param, values));
            if let Some(error) = gives.next() {
                self.errors.push(error);
                continue;
            }
            let types = entry.params.iter().map(|param| &param.ty);
            let mut types = types.chain([&entry.result]);
            // (Of those that are not, errors are told.)
            let is_value = |class: &Class| !values.is_unsound && values.find(class).is_some();
            let is_object = |class: &Class| values.object(class).is_some();
            if types.all(|ty| {
                all_classes(ty, &is_known)
                    && all_values(ty, is_value)
                    && ty.of_trait().is_none_or(is_object)
            }) && entry.error.as_ref().is_none_or(is_value)
            {
                let mut entry = entry.clone();
                for param in &mut entry.params {
                    param.ty = values.of_first(&param.ty);
                }
                entry.result = values.of_first(&entry.result);
                found.extend(callee.map(|callee| Found { entry, callee }));
            }
        }
        found
    }
}

/// The function whose iterator it is that something is next of: its class and its name.
fn of_iterator(call: &Call) -> (Option<&Class>, Option<&str>) {
    match call {
        Call::Next(class, name) => (class.as_ref(), Some(name)),
        _ => (None, None),
    }
}

/// Whether something holds for all classes in a type.
pub fn all_classes(ty: &Type, holds: &impl Fn(&Class) -> bool) -> bool {
    match ty {
        Type::Object(class) => class.as_ref().is_none_or(holds),
        ty => ty.parts().into_iter().all(|part| all_classes(part, holds)),
    }
}

/// The code of types that meet and have no union.
const NO_UNION: &str = "RP0401";

/// The code of what is declared and not there.
pub const MISSING: &str = "RP0601";

pub const CLASS: &str = "class";
const FUNCTION: &str = "function";

/// A function with the types that Rust declares.
fn target(
    entry: &ffi::EntryPoint,
    func: ObjId,
    declared: &impl Fn(&Type) -> Declared,
) -> EntryPoint {
    let param = |param: &ffi::EntryParam| match &param.ty {
        Type::Int(int) if int.is_unsigned() => Declared::Value(SomeValue::nonneg_int()),
        ty => declared(ty),
    };
    // A `char` is checked when it is handed over: a function that gives a `str` will do.
    let result = match &entry.result {
        Type::Char => Declared::Str,
        ty => declared(ty),
    };
    EntryPoint {
        func,
        args: entry.params.iter().map(param).collect(),
        declaration: Some(Declaration {
            span: entry.span,
            params: entry.params.iter().map(|param| param.span).collect(),
            result,
            result_span: entry.result_span,
            result_text: match &entry.call {
                Call::Next(..) => entry.result.parts().into_iter().map(iter_text).collect(),
                _ => format!("{:#}", entry.result),
            },
            attribute: match &entry.call {
                Call::Get(class, name) => Some(attribute_of(class.in_python(), name)),
                _ => None,
            },
            next_of: match &entry.call {
                Call::Next(_, name) => Some(name.clone()),
                _ => None,
            },
            handed_over: entry.is_handed_over(),
        }),
        called_as: None,
    }
}

/// How an iterator of such items is declared.
fn iter_text(item: &Type) -> String {
    format!("{:#}", Type::Iter(Box::new(item.clone())))
}

/// A function that makes an instance, with the types that the Rust type declares.
fn of_maker(
    maker: &Maker,
    func: ObjId,
    values: &Values,
    declared: &impl Fn(&Type) -> Declared,
) -> EntryPoint {
    let instance = &maker.instance;
    let fields = instance.fields.iter();
    EntryPoint {
        func,
        args: fields.clone().map(|field| declared(&field.ty)).collect(),
        declaration: Some(Declaration {
            span: instance.span,
            params: fields.map(|field| field.span).collect(),
            result: instance_of(&instance.class, values),
            result_span: instance.span,
            result_text: instance.class.name.clone(),
            attribute: None,
            next_of: None,
            handed_over: false,
        }),
        called_as: None,
    }
}

/// A function that reads an attribute, with the type that the Rust type declares.
fn of_getter(
    getter: &Getter,
    func: ObjId,
    values: &Values,
    declared: &impl Fn(&Type) -> Declared,
) -> EntryPoint {
    let Field { ty, span, .. } = &getter.field;
    EntryPoint {
        func,
        args: vec![instance_of(&getter.class, values)],
        declaration: Some(Declaration {
            span: *span,
            params: vec![*span],
            result: declared(ty),
            result_span: *span,
            result_text: format!("{ty:#}"),
            attribute: Some(attribute_of(&getter.class.name, &getter.field.name)),
            next_of: None,
            handed_over: false,
        }),
        called_as: None,
    }
}

/// A function that calls something of Rust's, with the types that this declares.
fn of_callback(
    method: &CallbackMethod,
    class: ObjId,
    func: ObjId,
    declared: &impl Fn(&Type) -> Declared,
) -> EntryPoint {
    let CallbackMethod {
        signature, span, ..
    } = method;
    let itself = Declared::Instance(vec![class]);
    let params = signature.params.iter();
    EntryPoint {
        func,
        args: [itself].into_iter().chain(params.map(declared)).collect(),
        declaration: Some(Declaration {
            span: *span,
            params: vec![*span; signature.params.len() + 1],
            result: declared(&signature.result),
            result_span: *span,
            result_text: format!("{:#}", signature.result),
            attribute: None,
            next_of: None,
            handed_over: false,
        }),
        called_as: None,
    }
}

/// The type of a parameter of this name as it is written, `name: type`; nothing if the name is written in another way.
fn type_text(session: &Session, span: Span, name: &str) -> Option<String> {
    let text = &session.sources.file(span.file).text;
    let declared = text.get(span.start as usize..span.end as usize)?;
    let ty = declared
        .strip_prefix(name)?
        .trim_start()
        .strip_prefix(':')?;
    Some(ty.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What messages call an attribute.
fn attribute_of(class: &str, name: &str) -> String {
    format!("the attribute `{name}` of `{class}`")
}

fn instance_of(class: &Class, values: &Values) -> Declared {
    Declared::Instance(values.class(class).into_iter().collect())
}

/// Runs a module of the toolchain's own making; gives its namespace and its file.
pub fn run_module(
    session: &mut Session,
    text: String,
    globals: &[(String, ObjId)],
) -> Stage<(ObjId, FileId)> {
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
        Ok(_) => Ok((dict, file)),
        Err(error) => Err(program::diagnose(session, error)),
    }
}

pub fn global(session: &Session, dict: ObjId, name: &str) -> Stage<ObjId> {
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
