//! Classdefs: from classes of the live program, with one base each that has what their instances have.

use crate::annotate::errors::report::UNSUPPORTED;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::diag::Diagnostic;
use crate::front::code::Name;
use crate::host::modules::marks::Mark;
use crate::host::object::{Layout, ObjId, Object};
use crate::stubs::Type;

impl Annotator<'_> {
    /// The classdef of a class.
    pub fn classdef(&mut self, class: ObjId) -> An<ClassDefId> {
        let desc = self.class_desc(class);
        if let Desc::Class(ClassDesc {
            classdef: Some(id), ..
        }) = &self.a.descs[desc]
        {
            return Ok(*id);
        }
        let types = self.heap().types;
        let Some(data) = self.heap().class(class) else {
            return self.fail(UNSUPPORTED, "this is not a class");
        };
        let exception = self.heap().is_subclass(class, types.base_exception);
        if let Layout::Builtin(layout) = data.layout {
            // What is left of a module at run time is its attributes.
            if !exception && layout != types.module && self.enum_data(class).is_none() {
                return self.fail_with_data(class, layout);
            }
        }
        let is_wrong = exception && self.hides_fields(class);
        let base = match self.base_of_class(class)? {
            Some(base) => Some(self.classdef(base)?),
            None => None,
        };
        // Making the base may have made this one (a base's attribute can name a subclass).
        if let Desc::Class(ClassDesc {
            classdef: Some(id), ..
        }) = &self.a.descs[desc]
        {
            return Ok(*id);
        }
        let of_base: Vec<ObjId> = match base {
            Some(base) => self.heap().mro(self.a.classes[base].class).to_vec(),
            None => vec![],
        };
        let own: Vec<ObjId> = self
            .heap()
            .mro(class)
            .iter()
            .filter(|c| !of_base.contains(c))
            .copied()
            .collect();
        let immutable_fields = self.immutable_fields(class);
        let truth = |this: &Self, name: &str| {
            let value = this.heap().lookup_in_class(class, name).map(|(_, v)| v);
            value.is_some_and(|v| this.heap().as_bool(v) == Some(true))
        };
        let immutable = truth(self, "_immutable_");
        let name = self.dotted_name(class);
        let id = self.a.classes.push(ClassDef {
            name,
            class,
            desc,
            base,
            subclasses: vec![],
            attrs: Map::default(),
            immutable_fields,
            immutable,
            exception,
            // (Operations raise exceptions of Python's own.)
            instantiated: exception && self.heap().class(class).is_some_and(|c| c.builtin),
            handlers: Set::default(),
            own: own.clone(),
            prebuilt: Set::default(),
            readers: Readers::default(),
            specials: Map::default(),
        });
        if let Desc::Class(d) = &mut self.a.descs[desc] {
            d.classdef = Some(id);
        }
        if let Some(base) = base {
            self.a.classes[base].subclasses.push(id);
            // (That the types of what is hidden differ is no error of its own.)
            let adopted = match is_wrong {
                true => Ok(()),
                false => self.adopt_attributes(id),
            };
            // Whoever asked what subclasses define must ask again.
            let bases: Vec<ClassDefId> = self.a.bases(base).collect();
            for base in bases {
                let readers = self.a.classes[base].readers.clone();
                self.reflow_all(&readers);
                self.adopt_specials(id, base);
            }
            adopted?;
        }
        Ok(id)
    }

    /// The error for instances of a class below one of Python's own, whose data translated code has, and nothing else.
    fn fail_with_data<T>(&self, class: ObjId, data: ObjId) -> An<T> {
        let name = self.heap().class_name(data);
        let message = format!(
            "instances of `{}`, a subclass of `{name}`, have no translation",
            self.heap().class_name(class)
        );
        let help = format!("write a class with an attribute for the `{name}`");
        Err(self.error(UNSUPPORTED, message).help(help).into())
    }

    /// That an object of a class below one of Python's own is in translated code what one of that is: nothing that the
    /// program, or the library below it, defines for such objects would be there.
    pub(super) fn expect_plain_data(&self, obj: ObjId, class: ObjId) -> An<()> {
        /// What a class has in any case, or what has run when the object was made.
        const SAYS_NOTHING: [&str; 14] = [
            "__module__",
            "__qualname__",
            "__doc__",
            "__dict__",
            "__weakref__",
            "__slots__",
            "__annotations__",
            "__orig_bases__",
            "__parameters__",
            "__abstractmethods__",
            "_abc_impl",
            "__new__",
            "__init__",
            "__init_subclass__",
        ];
        let heap = self.heap();
        let Some(Layout::Builtin(layout)) = heap.class(class).map(|data| data.layout) else {
            return Ok(());
        };
        // (The library's own say themselves what they are in translated code, and members are objects.)
        if self.is_own_class(class) || self.has_members(class) {
            return Ok(());
        }
        let is_number = self.machine_integer_of(class).is_some();
        let defines = |&of: &ObjId| {
            let Some(data) = heap.class(of).filter(|data| !data.builtin) else {
                return false;
            };
            // (Machine integers are known; of other classes those count that are such data, and no `Generic`.)
            let is_known = self.is_own_class(of) && (is_number || !heap.is_subclass(of, layout));
            !is_known
                && data
                    .dict
                    .keys()
                    .any(|name| !SAYS_NOTHING.contains(&&**name))
        };
        let of_its_own = !is_number && !heap.instance_attrs(obj).is_empty();
        match of_its_own || heap.mro(class).iter().any(defines) {
            true => self.fail_with_data(class, layout),
            false => Ok(()),
        }
    }

    /// What Python's own exceptions keep themselves are descriptors there, which a class below may hide from who reads
    /// an attribute, and not from the exception. Here they are fields: an error, if a class does.
    fn hides_fields(&mut self, class: ObjId) -> bool {
        let heap = self.heap();
        if heap.class(class).is_none_or(|data| data.builtin) {
            return false;
        }
        let mut errors = Vec::new();
        let mut before = Vec::new();
        for &base in heap.mro(class) {
            if self.declared_class(base).is_none() {
                before.extend(heap.class(base).map(|data| (base, data)));
                continue;
            }
            let is_field = |name: &Name| self.declared_fields(base).any(|it| it.name == &**name);
            for &(class, data) in &before {
                let Some(name) = data.dict.keys().find(|name| is_field(name)) else {
                    continue;
                };
                let message = format!(
                    "`{name}` of `{}` takes the place of what every `{}` keeps itself",
                    heap.class_name(class),
                    heap.class_name(base)
                );
                let help = format!("call it otherwise, or assign `self.{name}` in `__init__`");
                let error = match data.body.as_ref().and_then(|body| body.named_at(name)) {
                    Some(span) => Diagnostic::error(UNSUPPORTED, message).at(span, ""),
                    None => self.error(UNSUPPORTED, message),
                };
                errors.push(error.help(help));
            }
        }
        let hides = !errors.is_empty();
        for error in errors {
            self.report(error);
        }
        hides
    }

    fn immutable_fields(&self, class: ObjId) -> Vec<Name> {
        let Some(data) = self.heap().class(class) else {
            return vec![];
        };
        let Some(&fields) = data.dict.get("_immutable_fields_") else {
            return vec![];
        };
        let items: Vec<ObjId> = match self.heap().get(fields) {
            Object::List(items) => items.clone(),
            Object::Tuple(items) => items.to_vec(),
            _ => return vec![],
        };
        items
            .into_iter()
            .filter_map(|item| self.heap().as_str(item).cloned())
            .collect()
    }

    /// The base class, as the annotator sees it.
    fn base_of_class(&mut self, class: ObjId) -> An<Option<ObjId>> {
        let base = self.state_base(class)?;
        let unions = &self.a.state.unions;
        let union = base.and_then(|base| unions.above_with_base(class, base));
        Ok(union.or(base))
    }

    /// The base class that carries the state of instances; the other bases are mixins.
    pub(super) fn state_base(&mut self, class: ObjId) -> An<Option<ObjId>> {
        let types = self.heap().types;
        if class == types.object {
            return Ok(None);
        }
        if let Some(of) = self.a.state.copies.class_of(class) {
            // That of its class, or its copy of the same family. (It is its class to programs.)
            self.classdef(of)?;
            let base = self.base_of_class(of)?;
            let others = self.heap().class(class).map(|c| c.bases.clone());
            let copy_of_base = |&copy: &ObjId| self.a.state.copies.class_of(copy) == base;
            let copy = others.unwrap_or_default().into_iter().find(copy_of_base);
            return Ok(copy.or(Some(of)));
        }
        let Some(data) = self.heap().class(class) else {
            return Ok(None);
        };
        let mut bases = data.bases.clone();
        if let Some(data) = self.enum_data(class) {
            bases.retain(|&base| base != data);
        }
        if let [only] = bases[..] {
            return Ok(Some(if self.is_mixin(only) {
                self.beneath_mixin(only)
            } else {
                only
            }));
        }
        let real: Vec<ObjId> = bases
            .iter()
            .copied()
            .filter(|&b| !self.is_mixin(b))
            .collect();
        match real[..] {
            [] => Ok(Some(types.object)),
            [only] => Ok(Some(only)),
            _ => {
                // (What is raised is found by its class, so the base of an exception is one.)
                let raised = self.heap().is_subclass(class, types.base_exception);
                let base_exception = |b| self.heap().is_subclass(b, types.base_exception);
                let stateful: Vec<ObjId> = real
                    .iter()
                    .copied()
                    .filter(|&b| self.has_state(b) && (!raised || base_exception(b)))
                    .collect();
                match stateful[..] {
                    [] => Ok(Some(real[0])),
                    [only] => Ok(Some(only)),
                    [first, ..] => {
                        // One that has the state of all the others; else the first, for which the
                        // others are mixins.
                        let covers = |&a: &ObjId| {
                            let mro = self.heap().mro(a);
                            let state = |&b: &ObjId| self.state_classes(b);
                            let mut all = stateful.iter().flat_map(state);
                            all.all(|c| mro.contains(&c))
                        };
                        let base = stateful.iter().copied().find(covers).unwrap_or(first);
                        let exception = self.heap().types.base_exception;
                        let other = stateful.iter().find(|&&b| {
                            self.heap().is_subclass(b, exception)
                                && !self.heap().is_subclass(base, b)
                        });
                        // The others of several exceptions are mixins, which handlers look for
                        // (`flow/operations.rs`), if they need no fields that Python's own have.
                        if other.is_none() {
                            return Ok(Some(base));
                        }
                        let heap = self.heap();
                        let own = |b: ObjId| heap.class(b).is_some_and(|c| !c.builtin);
                        let fields = |b: ObjId| self.has_declared_fields(b);
                        let base = match stateful.iter().copied().find(|&b| fields(b)) {
                            Some(found) => found,
                            None => stateful.iter().copied().find(|&b| own(b)).unwrap_or(base),
                        };
                        let lost = |&&b: &&ObjId| {
                            b != base
                                && (fields(b) || own(b) && own(base) && !heap.is_subclass(base, b))
                        };
                        let Some(&other) = stateful.iter().find(lost) else {
                            return Ok(Some(base));
                        };
                        let (class, a, b) = (
                            self.heap().class_name(class),
                            self.heap().class_name(base),
                            self.heap().class_name(other),
                        );
                        self.fail(
                            UNSUPPORTED,
                            format!(
                                "class `{class}` is an exception of two sorts, `{a}` and `{b}`"
                            ),
                        )
                    }
                }
            }
        }
    }

    fn is_mixin(&self, class: ObjId) -> bool {
        let heap = self.heap();
        if class == heap.types.object {
            return true;
        }
        let Some(data) = heap.class(class) else {
            return false;
        };
        let marked = data
            .dict
            .get("_mixin_")
            .is_some_and(|&v| heap.as_bool(v) == Some(true));
        // Or its module says so of all that are in it.
        let module = data.dict.get("__module__").filter(|_| data.own);
        let module = module.and_then(|&m| heap.as_str(m));
        let module = module.and_then(|name| heap.dict_get_str(self.session.modules, name));
        marked || module.is_some_and(|m| heap.mark(m, Mark::Mixins).is_some())
    }

    fn beneath_mixin(&self, class: ObjId) -> ObjId {
        let heap = self.heap();
        let found = heap.mro(class).iter().skip(1).find(|&&c| !self.is_mixin(c));
        found.copied().unwrap_or(heap.types.object)
    }

    fn has_state(&self, class: ObjId) -> bool {
        !self.state_classes(class).is_empty()
    }

    /// The class itself and those of its bases that say what instances have.
    fn state_classes(&self, class: ObjId) -> Vec<ObjId> {
        let heap = self.heap();
        let has_state = |&c: &ObjId| {
            let Some(data) = heap.class(c) else {
                return false;
            };
            !data.builtin
                && (data.dict.contains_key("__init__") || data.dict.contains_key("__slots__"))
                || heap.is_subclass(c, heap.types.base_exception)
        };
        heap.mro(class).iter().copied().filter(has_state).collect()
    }

    /// The classdef that an `except` clause names.
    pub fn classdef_for_exception(&mut self, class: ObjId) -> Option<ClassDefId> {
        if !self
            .heap()
            .is_subclass(class, self.heap().types.base_exception)
        {
            return None;
        }
        match self.classdef(class) {
            Ok(id) => Some(id),
            Err(crate::annotate::errors::report::Stop::Error(error)) => {
                self.report(error.diagnostic);
                None
            }
            Err(_) => None,
        }
    }

    /// Makes what every program has: `object` and the exceptions that operations raise.
    pub fn prime(&mut self) {
        // It has an exception of two sorts, which handlers must know of when graphs are made.
        let _ = self.session.import_module("io");
        self.look_at_classes();
        let types = self.heap().types;
        let first = [
            types.object,
            types.base_exception,
            types.exception,
            types.index_error,
            types.key_error,
            types.zero_division_error,
            types.overflow_error,
            types.value_error,
            types.type_error,
            types.attribute_error,
            types.memory_error,
            types.recursion_error,
            types.stop_iteration,
            types.runtime_error,
            types.assertion_error,
            types.not_implemented_error,
            types.name_error,
            types.unbound_local_error,
            types.unicode_decode_error,
            types.unicode_encode_error,
            types.os_error,
            types.system_exit,
        ];
        for class in first {
            // None of these can fail: they are Python's own.
            let _ = self.classdef(class);
        }
        for class in first {
            for attribute in self.declared_fields(class) {
                let value = match attribute.ty {
                    // What else it may be comes with what assigns it.
                    Type::Object => self.none(),
                    ty => {
                        let nothing = SomeValue::IMPOSSIBLE;
                        let value = self.give(&nothing, attribute.name, &ty, &[]);
                        value.unwrap_or_default()
                    }
                };
                let class = self.classdef(class).unwrap_or(ClassDefId::OBJECT);
                let _ = self.set_attribute(class, &attribute.name.into(), &value);
            }
        }
    }
}
