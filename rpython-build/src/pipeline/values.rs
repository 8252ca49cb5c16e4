//! The Python classes that Rust types stand for; and the traits of Rust's whose objects Python calls.

use super::entries::{all_classes, Imported, CLASS};
use super::{internal, Stage};
use crate::diag::Diagnostic;
use crate::ffi::values::{
    Case, Content, Field, Instance, Method, PythonObject, PythonValue, Shape,
};
use crate::ffi::{self, RustValue};
use crate::front::is_keyword;
use crate::host::object::ObjId;
use crate::host::program;
use crate::host::suggestions::{closest, meaning};
use crate::source::Span;
use crate::spec::grammar::NO_OBJECTS;
use crate::spec::value::{self, Kind, Variant, NO_OBJECTS_RAISED};
use crate::spec::{Callback, Callee, Class, Signature, Type};

/// Rust types, with what they stand for.
#[derive(Default)]
pub struct Values {
    /// The types.
    pub known: Vec<PythonValue>,
    /// The classes that they name, with what translated code has for them.
    pub classes: Vec<(Class, ObjId)>,
    /// The traits whose objects Python calls.
    pub objects: Vec<PythonObject>,
    /// The classes of what of Rust's Python calls.
    pub callbacks: Vec<(Callback, ObjId)>,
    /// Whether there are fields with keys that have no hash: nothing is made of such values, so that it is told once.
    pub is_unsound: bool,
    /// Types and traits of a module's that stand for the same as they do for an earlier module, by which they are known here.
    same: Vec<(Class, Class)>,
}

const MISMATCH: &str = "RP0608";
const NO_METHOD: &str = "RP0612";

impl Values {
    /// What a type stands for.
    pub fn find(&self, rust: &Class) -> Option<&PythonValue> {
        let rust = self.first(rust);
        self.known.iter().find(|value| value.rust == *rust)
    }

    /// The name of a type, or a trait, for the first module for which it stands for the same.
    fn first<'c>(&'c self, rust: &'c Class) -> &'c Class {
        let same = self.same.iter().find(|(known, _)| known == rust);
        same.map_or(rust, |(_, first)| first)
    }

    /// A type as the first modules know what it is made of: so there is one class, and one codec, for what several
    /// modules have of one type.
    pub fn of_first(&self, ty: &Type) -> Type {
        let mut ty = ty.with_values(&|class| Type::Value(self.first(class).clone()));
        if let Type::Callback(callback) = &mut ty {
            if let Callee::Object { of, .. } = &mut callback.callee {
                *of = self.first(of).clone();
            }
        }
        ty
    }

    /// The classes that a type stands for, as translated code has them.
    pub fn classes_of(&self, rust: &Class) -> Vec<ObjId> {
        let Some(value) = self.find(rust) else {
            return Vec::new();
        };
        let mut found: Vec<ObjId> = (value.classes().into_iter())
            .filter_map(|class| self.class(class))
            .collect();
        if let Shape::Classes(cases) = &value.shape {
            for case in cases {
                if let Content::Of(of) = &case.content {
                    found.extend(self.classes_of(of));
                }
            }
        }
        found
    }

    /// The classes of each type that stands for several.
    pub fn unions(&self) -> Vec<Vec<ObjId>> {
        let several = self.known.iter().filter(|value| {
            let is_value = value.exception.is_none();
            is_value && matches!(value.shape, Shape::Classes(_))
        });
        several.map(|value| self.classes_of(&value.rust)).collect()
    }

    /// The methods that Python calls of objects of a trait.
    pub fn object(&self, rust: &Class) -> Option<&PythonObject> {
        let rust = self.first(rust);
        self.objects.iter().find(|object| object.rust == *rust)
    }

    /// Whether there are handles of objects in a type, or in what Rust types in it have.
    pub fn has_objects(&self, ty: &Type) -> bool {
        let mut seen: Vec<&Class> = Vec::new();
        let mut types = vec![ty];
        let mut structs: Vec<&Class> = Vec::new();
        while let Some(ty) = types.pop() {
            if ty.has_objects() {
                return true;
            }
            structs.extend(ty.values());
            while let Some(of) = structs.pop().map(|of| self.first(of)) {
                let known = self.known.iter().find(|value| value.rust == *of);
                if let Some(value) = known.filter(|_| !seen.contains(&of)) {
                    types.extend(value.fields().map(|field| &field.ty));
                    structs.extend(value.structs());
                    seen.push(of);
                }
            }
        }
        false
    }

    /// What translated code has for a class.
    pub fn class(&self, class: &Class) -> Option<ObjId> {
        let found = self.classes.iter().find(|(known, _)| known == class);
        found.map(|(_, object)| *object)
    }
}

impl Imported<'_, '_> {
    /// The types of which the module's entry points have values. Those with errors are not among them, nor what those are in.
    pub fn find_values(&mut self, classes: &[(Class, ObjId)], values: &mut Values) -> Stage<()> {
        let mut found = Vec::new();
        let is_known = |class: &Class| classes.iter().any(|(known, _)| known == class);
        for rust in &self.module.values {
            // (Of classes that are not there, errors are told.)
            if !rust.value.classes().into_iter().all(is_known) {
                continue;
            }
            if let Some(value) = self.find_value(rust, values)? {
                found.push(value);
            }
        }
        let module = self.module;
        loop {
            let count = found.len();
            let known: Vec<_> = found.iter().map(named).collect();
            found.retain(|value| {
                let mut rust = module.values.iter();
                let is_it =
                    |one: &&RustValue| named(value) == (one.value.name.clone(), one.value.kind);
                let others = rust.find(is_it).map(|one| one.value.others());
                others.is_some_and(|others| others.iter().all(|other| known.contains(other)))
            });
            if found.len() == count {
                break;
            }
        }
        let (mut unions, mut twice) = (Vec::new(), Vec::new());
        for value in &mut found {
            if let Shape::Classes(cases) = &mut value.shape {
                let of = |case: &Case| match &case.content {
                    Content::Instance(instance) => values.class(&instance.class),
                    // (A struct stands for a class of its own name in Python, found above.)
                    Content::Of(of) => {
                        let kind = match value.exception {
                            Some(_) => Kind::Exception,
                            None => Kind::Value,
                        };
                        let is_it =
                            |one: &&RustValue| one.value.name == of.name && one.value.kind == kind;
                        let rust = module.values.iter().find(is_it)?;
                        values.class(&self.class_named(&rust.value.python))
                    }
                };
                let heap = &self.session.heap;
                for (index, case) in cases.iter().enumerate() {
                    let class = of(case);
                    let mut before = cases[..index].iter();
                    if let Some(first) =
                        before.find(|before| class.is_some() && of(before) == class)
                    {
                        twice.push((class, first.span, case.span));
                    }
                }
                // A class has all that its bases have, and more.
                cases.sort_by_key(|case| {
                    of(case).map(|class| std::cmp::Reverse(heap.mro(class).len()))
                });
                let classes = cases.iter().filter_map(of).collect();
                if value.exception.is_none() {
                    let is_it =
                        |one: &&RustValue| named(value) == (one.value.name.clone(), one.value.kind);
                    let python = self
                        .module
                        .values
                        .iter()
                        .find(is_it)
                        .map(|one| one.value.python.clone());
                    unions.extend(python.map(|python| (python, value.span, classes)));
                }
            }
        }
        for (class, first, span) in twice {
            let class = class.map_or_else(String::new, |class| {
                self.session.heap.class_name(class).to_string()
            });
            let message = format!("two variants stand for the class `{class}`");
            let error = Diagnostic::error(MISMATCH, message);
            let error = error
                .at(span, "the second one")
                .label(first, "the first one");
            self.errors.push(
                error.help(
                    "leave one of them out: which of the two an instance is nobody could tell",
                ),
            );
        }
        for (python, span, classes) in unions {
            self.check_union(&python, span, classes)?;
        }
        self.find_same(&found, values);
        found.retain(|value| values.first(&value.rust) == &value.rust);
        for value in &mut found {
            for field in value.fields_mut() {
                field.ty = values.of_first(&field.ty);
            }
            if let Shape::Classes(cases) = &mut value.shape {
                for case in cases {
                    if let Content::Of(of) = &mut case.content {
                        *of = values.first(of).clone();
                    }
                }
            }
        }
        let fields = found.iter_mut().flat_map(PythonValue::fields_mut);
        let fields: Vec<_> = fields.map(|field| (field.ty.clone(), field.span)).collect();
        values.known.extend(found);
        for (ty, span) in fields {
            values.is_unsound |= !self.check_keys(&ty, span, classes, values);
        }
        self.check_raised(values);
        Ok(())
    }

    /// Exceptions have no handles in them, nor what they are made of.
    fn check_raised(&mut self, values: &Values) {
        let raised = values
            .known
            .iter()
            .filter(|value| value.exception.is_some() && value.rust.python == self.module.file);
        for field in raised.flat_map(PythonValue::fields) {
            if values.has_objects(&field.ty) {
                let message = format!("the field `{}` has an object in it", field.name);
                let error = Diagnostic::error(MISMATCH, message);
                self.errors.push(error.at(field.span, NO_OBJECTS_RAISED));
            }
        }
    }

    /// Whether all keys in a type have a hash in Python: otherwise that is an error. Objects are of these classes.
    pub fn check_keys(
        &mut self,
        ty: &Type,
        span: Span,
        objects: &[(Class, ObjId)],
        values: &Values,
    ) -> bool {
        let key = match ty {
            Type::Dict(_, key, _) | Type::Set(_, key) => Some(&**key),
            _ => None,
        };
        let heap = &self.session.heap;
        let is_unhashable = |&class: &ObjId| {
            let hash = heap.lookup_in_class(class, "__hash__");
            hash.is_some_and(|(_, hash)| hash == heap.none)
        };
        let classes = key.into_iter().flat_map(Type::values);
        let classes = classes.flat_map(|class| values.classes_of(class));
        let handles = key.into_iter().flat_map(Type::objects);
        let object = |class: &Class| objects.iter().find(|(known, _)| known == class);
        let handles = handles.filter_map(|class| object(class).map(|(_, object)| *object));
        if let Some(class) = classes.chain(handles).find(is_unhashable) {
            let name = heap.class_name(class);
            let message = format!("`{name}` cannot be a key: it is not hashable");
            let error = Diagnostic::error("RP0404", message).at(span, "a key here");
            self.errors.push(error.help(format!(
                "give `{name}` a `__hash__`, as `@dataclass(frozen=True)` does, or have a tuple as the key"
            )));
            return false;
        }
        let mut parts = ty.parts().into_iter();
        parts.all(|part| self.check_keys(part, span, objects, values))
    }

    /// Where Python has a union of an enum's name, each of its classes has a variant.
    fn check_union(&mut self, python: &str, span: Span, variants: Vec<ObjId>) -> Stage<()> {
        let union = self.session.heap.module_attr(self.object, python);
        let Some(union) = union.filter(|&union| self.session.why_unknown(union).is_none()) else {
            return Ok(());
        };
        let members = self.asked("alternatives", union)?;
        let members = members.and_then(|members| self.session.heap.as_tuple(members));
        for member in members.map_or_else(Vec::new, |members| members.to_vec()) {
            let class = self.translated(member)?;
            let heap = &self.session.heap;
            if !variants.iter().any(|&of| heap.is_subclass(class, of)) {
                let missing = heap.class_name(member);
                let message =
                    format!("`{python}` has a member `{missing}`, and the Rust type has not");
                let error = Diagnostic::error(MISMATCH, message);
                let error = error.at(span, "no variant stands for it");
                self.errors.push(error.help(format!(
                    "add a variant with the fields of the class, `{missing} {{ … }}`, or with a struct that has them, `{missing}({missing})`"
                )));
            }
        }
        Ok(())
    }

    /// What a class is in translated code.
    fn translated(&mut self, class: ObjId) -> Stage<ObjId> {
        let translated = self.session.translated(class);
        translated.map_err(|error| program::diagnose(self.session, error))
    }

    /// Which of the module's types stand for the same as for an earlier module: those of the same classes of Python's, which are
    /// made of such types.
    fn find_same(&self, found: &[PythonValue], values: &mut Values) {
        let classes = |value: &PythonValue| -> Vec<Option<ObjId>> {
            let classes = value.classes().into_iter();
            classes.map(|class| values.class(class)).collect()
        };
        let same = |value: &PythonValue| {
            let mut known = values.known.iter();
            let first =
                known.find(|known| known.span == value.span && classes(known) == classes(value))?;
            Some((value.rust.clone(), first.rust.clone()))
        };
        let mut same: Vec<(Class, Class)> = found.iter().filter_map(same).collect();
        loop {
            let known: Vec<Class> = same.iter().map(|(class, _)| class.clone()).collect();
            same.retain(|(class, _)| {
                let mut rust = self.module.values.iter();
                let others = rust.find(|one| one.value.name == class.name);
                let others = others.map_or_else(Vec::new, |one| one.value.others());
                let mut others = others.iter().map(|(name, _)| self.class_named(name));
                others.all(|other| known.contains(&other))
            });
            if same.len() == known.len() {
                break;
            }
        }
        values.same.extend(same);
    }

    /// The traits of whose objects the module's entry points call methods. Those with errors are not among them.
    pub fn find_objects(&mut self, classes: &[(Class, ObjId)], values: &mut Values) {
        let file = &self.module.file;
        let declared: Vec<&Class> = (ffi::classes(&self.module.entry_points))
            .map(|(class, _)| class)
            .collect();
        for rust in &self.module.values {
            let value::Shape::Methods(methods) = &rust.value.shape else {
                continue;
            };
            let before = self.errors.len();
            let mut is_known = true;
            let mut found = Vec::new();
            for method in methods {
                let span = rust.span(method.place);
                let of_module = |ty: &Type| values.of_first(&ty.in_module(file, &declared));
                let signature = method.signature.with_types(of_module);
                let wrong = if is_keyword(&method.python) {
                    let message = format!("Python cannot call a method `{}`", method.python);
                    let error = Diagnostic::error(NO_METHOD, message)
                        .at(span, "this is a keyword of Python");
                    Some(error.help("say another name: `#[rpython(name = \"…\")]`"))
                } else {
                    gives_objects(&format!("`{}`", method.name), &signature, span, values)
                };
                self.errors.extend(wrong);
                // (Of those that are not, errors are told.)
                is_known &= signature.types().all(|ty| {
                    all_classes(ty, &|class| classes.iter().any(|(known, _)| known == class))
                        && all_values(ty, |class| values.find(class).is_some())
                });
                found.push(Method {
                    rust: method.name.clone(),
                    python: method.python.clone(),
                    signature,
                    span,
                });
            }
            if !is_known || self.errors.len() > before {
                continue;
            }
            let object = PythonObject {
                rust: self.class_named(&rust.value.name),
                methods: found,
                span: rust.span(rust.value.place),
            };
            let is_it = |known: &&PythonObject| {
                known.span == object.span && known.methods == object.methods
            };
            match values.objects.iter().find(is_it) {
                Some(first) => values.same.push((object.rust, first.rust.clone())),
                None => values.objects.push(object),
            }
        }
    }

    fn class_named(&self, name: &str) -> Class {
        Class::new(&self.module.file, name)
    }

    fn find_value(&mut self, rust: &RustValue, values: &mut Values) -> Stage<Option<PythonValue>> {
        let span = rust.span(rust.value.place);
        let shape = match &rust.value.shape {
            value::Shape::Fields(fields) => {
                let name = &rust.value.python;
                let instance = self.find_instance(rust, name, fields, span, values)?;
                instance.map(Shape::Instance)
            }
            value::Shape::Members(variants) => self.find_members(rust, variants, values)?,
            // (`find_objects` looks at traits.)
            value::Shape::Methods(_) => None,
            value::Shape::Classes(variants) => {
                let (mut cases, mut is_whole) = (Vec::new(), true);
                for (number, variant) in variants.iter().enumerate() {
                    let span = rust.span(variant.place);
                    let content = match &variant.content {
                        value::Content::Fields(fields) => {
                            let name = &variant.python[0];
                            let instance = self.find_instance(rust, name, fields, span, values)?;
                            instance.map(Content::Instance)
                        }
                        value::Content::Of(class) => {
                            Some(Content::Of(self.class_named(&class.name)))
                        }
                        value::Content::Error => continue,
                    };
                    let Some(content) = content else {
                        is_whole = false;
                        continue;
                    };
                    cases.push(Case {
                        number,
                        content,
                        span,
                    });
                }
                is_whole.then_some(Shape::Classes(cases))
            }
        };
        Ok(shape.map(|shape| PythonValue {
            rust: self.class_named(&rust.value.name),
            exception: match rust.value.kind {
                Kind::Exception => Some(rust.value.interface_hash()),
                Kind::Value | Kind::Object => None,
            },
            shape,
            span,
        }))
    }

    /// A class of the module's, as translated code has it. An exception may be one of Python's own.
    fn find_class(
        &mut self,
        name: &str,
        kind: Kind,
        span: Span,
        values: &mut Values,
    ) -> Stage<Option<(Class, ObjId)>> {
        let class = self.class_named(name);
        let heap = &self.session.heap;
        let builtin = match (kind, heap.module_attr(self.object, name)) {
            (Kind::Exception, None) => heap.builtin(name),
            _ => None,
        };
        let builtin = builtin.filter(|&found| heap.class(found).is_some());
        let Some(object) = builtin.or_else(|| self.attribute(name, CLASS, span)) else {
            return Ok(None);
        };
        let heap = &self.session.heap;
        if kind == Kind::Exception && !heap.mro(object).contains(&heap.types.base_exception) {
            let error = Diagnostic::error(MISMATCH, format!("`{name}` is not an exception"));
            let error = error.at(
                span,
                "what is raised is an instance of a class below `BaseException`",
            );
            self.errors.push(error);
            return Ok(None);
        }
        let translated = self.translated(object)?;
        if values.class(&class).is_none() {
            values.classes.push((class.clone(), translated));
        }
        Ok(Some((class, translated)))
    }

    /// The class that these fields are of.
    fn find_instance(
        &mut self,
        rust: &RustValue,
        name: &str,
        fields: &[value::Field],
        span: Span,
        values: &mut Values,
    ) -> Stage<Option<Instance>> {
        let kind = rust.value.kind;
        let Some((class, object)) = self.find_class(name, kind, span, values)? else {
            return Ok(None);
        };
        let before = self.errors.len();
        if kind == Kind::Value && !self.has_fields(rust, (name, object), fields, span)? {
            return Ok(None);
        }
        for field in fields {
            if kind == Kind::Exception && is_keyword(&field.python) {
                let message = format!("`{name}` has no field `{}`", field.python);
                let error = Diagnostic::error(MISMATCH, message);
                let label = format!("`{}` is a keyword of Python", field.python);
                self.errors.push(error.at(rust.span(field.place), label));
            }
        }
        let fields = fields.iter().map(|field| Field {
            name: field.python.clone(),
            ty: field.ty.in_module(&self.module.file, &[]),
            span: rust.span(field.place),
        });
        let instance = Instance {
            class,
            fields: fields.collect(),
            span,
        };
        Ok((self.errors.len() == before).then_some(instance))
    }

    /// Whether a class is one with fields, which are these.
    fn has_fields(
        &mut self,
        rust: &RustValue,
        (name, object): (&str, ObjId),
        fields: &[value::Field],
        span: Span,
    ) -> Stage<bool> {
        let before = self.errors.len();
        let Some(names) = self.asked("fields", object)? else {
            let message = format!("`{name}` is not a dataclass, and no `NamedTuple`");
            let error = Diagnostic::error(MISMATCH, message);
            let error = error.at(
                span,
                "what such a class has can be copied: its fields are known",
            );
            let help = format!("declare `{name}` with `@dataclass`; or in the module, as `type {name};`: then Rust holds the object itself");
            self.errors.push(error.help(help));
            return Ok(false);
        };
        let names = self.texts(names);
        let computed = self.asked("computed_fields", object)?;
        let computed = computed.map_or_else(Vec::new, |computed| self.texts(computed));
        for field in fields {
            let span = rust.span(field.place);
            if computed.contains(&field.python) {
                let message = format!("`{name}` is not made with its field `{}`", field.python);
                let error = Diagnostic::error(MISMATCH, message);
                let error = error.at(
                    span,
                    "in Python it has `init=False`: the constructor takes none",
                );
                self.errors.push(error.help(format!(
                    "leave it out in Rust, or `init=False` in Python. As a handle, `type {name};` in the module, Rust can read it: `#[get]`"
                )));
                continue;
            }
            if is_keyword(&field.python) || !names.contains(&field.python) {
                let message = format!("`{name}` has no field `{}`", field.python);
                let known = match names.is_empty() {
                    true => "it has none".into(),
                    false => format!("its fields are `{}`", names.join("`, `")),
                };
                let error = Diagnostic::error(MISMATCH, message).at(span, known);
                let near = closest(&field.python, names.iter().map(|name| &**name));
                self.errors.push(meaning(error, near));
            }
        }
        for missing in &names {
            if !fields.iter().any(|field| field.python == *missing) {
                let message =
                    format!("`{name}` has a field `{missing}`, and the Rust type has not");
                let error =
                    Diagnostic::error(MISMATCH, message).at(span, "it would be lost on the way");
                self.errors
                    .push(error.help(format!("add a field `{missing}`")));
            }
        }
        Ok(self.errors.len() == before)
    }

    /// The members that variants stand for.
    fn find_members(
        &mut self,
        rust: &RustValue,
        variants: &[Variant],
        values: &mut Values,
    ) -> Stage<Option<Shape>> {
        let (span, name) = (rust.span(rust.value.place), &rust.value.python);
        let kind = rust.value.kind;
        let Some((class, object)) = self.find_class(name, kind, span, values)? else {
            return Ok(None);
        };
        let before = self.errors.len();
        let Some(found) = self.asked("members", object)? else {
            let message = format!("`{name}` is not an `Enum`");
            let error = Diagnostic::error(MISMATCH, message);
            self.errors
                .push(error.at(span, "the variants stand for its members"));
            return Ok(None);
        };
        let parts = self
            .session
            .heap
            .as_tuple(found)
            .map(|parts| parts.to_vec());
        let [members, names, known] = parts.unwrap_or_default()[..] else {
            return Err(internal("what members are"));
        };
        let (members, names) = (self.texts(members), self.texts(names));
        let known = self.texts(known);
        let value = |of: &String| {
            let mut values = names.iter().zip(&known);
            values.find(|(name, _)| *name == of).map(|(_, value)| value)
        };
        let mut chosen = Vec::new();
        for variant in variants {
            let span = rust.span(variant.place);
            let known: Vec<_> = variant
                .python
                .iter()
                .filter(|name| names.contains(name))
                .collect();
            let error = match known[..] {
                [one] => {
                    chosen.push(one.clone());
                    let numbers = variant.number.zip(value(one));
                    let other = numbers.filter(|(number, value)| number.to_string() != **value);
                    let Some((number, value)) = other else {
                        continue;
                    };
                    let message = format!(
                        "`{name}.{one}` is `{value}`, and `{}` is {number}",
                        variant.name
                    );
                    let error = Diagnostic::error(MISMATCH, message)
                        .at(span, "a number in Rust is the value of the member");
                    error.help(format!(
                        "leave the numbers of `{}` out, which cross by their names",
                        rust.value.name
                    ))
                }
                [] => {
                    let message =
                        format!("`{name}` has no member `{}`", variant.python.join("` or `"));
                    let label = format!("its members are `{}`", members.join("`, `"));
                    let error = Diagnostic::error(MISMATCH, message).at(span, label);
                    let known = || members.iter().map(|name| &**name);
                    let near = |name: &String| closest(name, known());
                    meaning(error, variant.python.iter().find_map(near))
                }
                _ => {
                    let message =
                        format!("`{name}` has members `{}`", variant.python.join("` and `"));
                    let error =
                        Diagnostic::error(MISMATCH, message).at(span, "which of them is meant?");
                    error.help("say it: `#[rpython(name = \"…\")]`")
                }
            };
            self.errors.push(error);
        }
        for missing in &members {
            let is_it = |variant: &Variant| variant.python.contains(missing);
            if !chosen.contains(missing) && !variants.iter().any(is_it) {
                let message =
                    format!("`{name}` has a member `{missing}`, and the Rust type has not");
                let error = Diagnostic::error(MISMATCH, message);
                let error = error.at(span, "no variant stands for it");
                let variant = value::variant_for(missing);
                self.errors.push(error.help(format!(
                    "add a variant, `{variant}`: whatever Python gives needs one"
                )));
            }
        }
        let shape = Shape::Members(class, chosen);
        Ok((self.errors.len() == before).then_some(shape))
    }

    /// What a function of the helper module says of a class; nothing for None.
    fn asked(&mut self, question: &str, class: ObjId) -> Stage<Option<ObjId>> {
        let helper = program::import_program(self.session, "rpython.helpers.app_values")?;
        let Some(func) = self.session.heap.module_attr(helper, question) else {
            return Err(internal("the helper for values is gone"));
        };
        match self.session.call_obj(func, &[class]) {
            Ok(found) => Ok(Some(found).filter(|&found| found != self.session.heap.none)),
            Err(error) => Err(program::diagnose(self.session, error)),
        }
    }

    /// The texts in a tuple.
    fn texts(&self, tuple: ObjId) -> Vec<String> {
        let heap = &self.session.heap;
        let items = heap.as_tuple(tuple).map_or(&[][..], |items| items);
        let texts = items.iter().filter_map(|&item| heap.as_str(item));
        texts.map(ToString::to_string).collect()
    }
}

/// The error for a closure, or an iterator, that gives objects. (`find_objects` looks at traits.)
pub fn gives_back(param: &ffi::EntryParam, values: &Values) -> Option<Diagnostic> {
    let Type::Callback(callback) = &param.ty else {
        return None;
    };
    match &callback.callee {
        Callee::Closure(signature) | Callee::Iterator(signature) => {
            gives_objects(&format!("`{}`", param.name), signature, param.span, values)
        }
        Callee::Object { .. } => None,
    }
}

/// The error for what Rust gives back with objects in it: the handles would be gone when Python has it.
fn gives_objects(
    name: &str,
    signature: &Signature,
    span: Span,
    values: &Values,
) -> Option<Diagnostic> {
    let message = match &signature.result {
        result if !values.has_objects(result) => return None,
        result if result.has_objects() => format!("what {name} gives is an object of Python's"),
        _ => format!("what {name} gives has an object of Python's in it"),
    };
    Some(Diagnostic::error(NO_METHOD, message).at(span, NO_OBJECTS))
}

/// What a type is called in Rust, and of which kind it is.
fn named(value: &PythonValue) -> (String, Kind) {
    let kind = match value.exception {
        Some(_) => Kind::Exception,
        None => Kind::Value,
    };
    (value.rust.name.clone(), kind)
}

/// Whether something holds for all such types in a type.
pub fn all_values(ty: &Type, holds: impl Fn(&Class) -> bool) -> bool {
    ty.values().into_iter().all(holds)
}
