//! The attributes of exceptions, which Rust has as texts: `rpython::Error::field`.
//!
//! Which there are is known when what the program does is annotated. So the function that describes exceptions is made then, by
//! each round of annotation: it has what `repr` gives of each attribute that objects of the program's own classes have, and of
//! those that stubs declare of Python's own, if the program makes objects with them. Whatever
//! has no `repr`, or one that does not translate, is left out, since nothing in the program has asked for it: that shows where it is
//! annotated, and then all is annotated once more, without it.

use super::entries::{global, run_module};
use super::Stage;
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::{Annotated, ClassDefId};
use crate::annotate::types::model::{Kind, SomeValue};
use crate::annotate::{annotate_more, Declared, EntryPoint};
use crate::front::is_keyword;
use crate::host::object::ObjId;
use crate::host::Session;
use std::collections::BTreeSet;
use std::fmt::Write;

/// What of exceptions is described by name.
#[derive(Default)]
pub struct Fields {
    /// What is left out: attributes of classes as programs see them.
    without: BTreeSet<(ObjId, String)>,
    /// Whether the attributes are annotated one by one, since not all of them are right.
    one_by_one: bool,
    /// Whether what was annotated last has attributes that are left out from now on.
    pub again: bool,
    /// The functions that describe exceptions, by their texts and the classes in those.
    known: Vec<(String, Vec<ObjId>, ObjId)>,
}

/// An attribute of the objects of a class.
struct Field {
    class: ObjId,
    /// That class as programs see it.
    shown: ObjId,
    name: String,
}

/// How deep in a type is looked for what has no `repr`.
const MAX_DEPTH: usize = 8;

impl Fields {
    /// The function that describes exceptions: what `describe_with` makes of the one that writes attributes. Nothing if some of
    /// these are to be left out.
    pub fn describe(
        &mut self,
        session: &mut Session,
        annotated: &mut Annotated,
        describe_with: ObjId,
    ) -> Stage<Option<ObjId>> {
        let mut fields = all_fields(session, annotated);
        fields.retain(|of| !self.without.contains(&(of.shown, of.name.clone())));
        let text = text_of(&fields);
        let mut classes: Vec<ObjId> = fields.iter().map(|of| of.class).collect();
        classes.dedup();
        let mut known = self.known.iter();
        let dict = match known.find(|(known, of, _)| (known, of) == (&text, &classes)) {
            Some((_, _, dict)) => *dict,
            None => {
                let numbered = classes.iter().enumerate();
                let mut globals: Vec<(String, ObjId)> = numbered
                    .map(|(i, class)| (format!("class_{i}"), *class))
                    .collect();
                globals.push(("describe_with".into(), describe_with));
                let (dict, _) = run_module(session, text.clone(), &globals)?;
                self.known.push((text, classes, dict));
                dict
            }
        };
        let mut shown = Vec::new();
        for (i, field) in fields.iter().enumerate() {
            let of = Declared::Instance(vec![field.class]);
            let func = global(session, dict, &format!("shown_{i}"))?;
            shown.push(EntryPoint::new(func, vec![of]));
        }
        self.again = false;
        if self.one_by_one {
            for (entry, field) in shown.iter().zip(&fields) {
                if annotate_more(session, annotated, std::slice::from_ref(entry)).is_err() {
                    self.without.insert((field.shown, field.name.clone()));
                    self.again = true;
                }
            }
        } else if !shown.is_empty() && annotate_more(session, annotated, &shown).is_err() {
            self.one_by_one = true;
            self.again = true;
        }
        // (They are functions that another one calls.)
        annotated.entries.clear();
        match self.again {
            true => Ok(None),
            false => global(session, dict, "describe").map(Some),
        }
    }
}

/// The attributes of exceptions: those of a base before those of the classes below it, by their names.
fn all_fields(session: &mut Session, annotated: &mut Annotated) -> Vec<Field> {
    let annotator = Annotator::new(session, annotated);
    let with_declared = annotator.made_with_fields();
    let (heap, annotated) = (&annotator.session.heap, &*annotator.a);
    let is_builtin = |class: ClassDefId| {
        let class = heap.class(annotated.classes[class].class);
        class.is_none_or(|class| class.builtin)
    };
    let is_described = |class: &ClassDefId| {
        with_declared.contains(class) || !is_builtin(*class) && is_made(annotated, *class)
    };
    let classes = annotated.classes.ids();
    let classes = classes.filter(|&class| annotated.classes[class].exception);
    let mut classes: Vec<ClassDefId> = classes.filter(is_described).collect();
    let depth = |class: &ClassDefId| heap.mro(annotated.classes[*class].class).len();
    classes.sort_by_cached_key(|class| {
        let of = annotated.classes[*class].class;
        (depth(class), heap.class_name(of).to_string(), of)
    });
    let mut fields = Vec::new();
    for class in classes {
        let of = annotated.classes[class].class;
        let is_declared = |class: ClassDefId, name: &str| {
            let class = annotated.classes[class].class;
            annotator.declared_fields(class).any(|it| it.name == name)
        };
        // What Python's own bases have besides, objects of Python's own classes may have, too, and Rust does not ask those.
        let homes: Vec<ClassDefId> = match is_builtin(class) {
            true => vec![class],
            false => {
                let bases = annotated.bases(class).skip(1);
                let bases = bases.take_while(|&base| is_builtin(base));
                [class].into_iter().chain(bases).collect()
            }
        };
        let is_new = |name: &str| {
            let mut bases = annotated.bases(class).skip(1);
            let is_theirs = |base| with_declared.contains(&base) && is_declared(base, name);
            !bases.any(is_theirs) && (!is_builtin(class) || is_declared(class, name))
        };
        let attributes = homes
            .iter()
            .flat_map(|&home| annotated.classes[home].attrs.values());
        let attributes = attributes.filter(|it| it.name.field().is_some_and(|name| is_new(name)));
        let attributes = attributes.filter(|it| !it.readonly);
        let attributes = attributes.filter(|it| may_be_shown(annotated, &it.value, 0));
        let names = attributes.filter_map(|it| it.name.field());
        let names: BTreeSet<String> = names
            .filter(|name| is_public(name))
            .map(|name| name.to_string())
            .collect();
        let shown = annotated.shown_class(heap, of);
        let field = |name| Field {
            class: of,
            shown,
            name,
        };
        fields.extend(names.into_iter().map(field));
    }
    fields
}

/// Whether objects of a class are made, or of one below.
fn is_made(annotated: &Annotated, class: ClassDefId) -> bool {
    let of = &annotated.classes[class];
    of.instantiated || of.subclasses.iter().any(|&of| is_made(annotated, of))
}

/// Whether an attribute is one for others, as Python has it.
fn is_public(name: &str) -> bool {
    !name.starts_with('_') && !is_keyword(name)
}

/// Whether a value may have a `repr` that says something: it is no function, nor has it one in it.
fn may_be_shown(annotated: &Annotated, value: &SomeValue, depth: usize) -> bool {
    let inner = |value: &SomeValue| depth < MAX_DEPTH && may_be_shown(annotated, value, depth + 1);
    match &value.kind {
        Kind::Impossible
        | Kind::None
        | Kind::Bool
        | Kind::Float
        | Kind::SingleFloat
        | Kind::Char
        | Kind::Str
        | Kind::Bytes
        | Kind::ByteArray
        | Kind::Instance(_) => true,
        Kind::Integer { bools, .. } => !bools,
        kind @ (Kind::List(_)
        | Kind::Tuple(_)
        | Kind::Seq(_)
        | Kind::Dict(_)
        | Kind::Set { .. }
        | Kind::DictView { .. }
        | Kind::Slice(_)) => {
            let items = kind.list().map(|list| &annotated.listdef(list).item);
            let dict = kind.dict().map(|dict| annotated.dictdef(dict));
            let both = dict.iter().flat_map(|dict| [&dict.key, &dict.value]);
            kind.parts().iter().chain(items).chain(both).all(inner)
        }
        Kind::Unknown
        | Kind::ListOrTuple(_)
        | Kind::Iterator { .. }
        | Kind::Pbc(_)
        | Kind::Builtin(_)
        | Kind::BuiltinMethod { .. }
        | Kind::Type { .. }
        | Kind::Cell(_)
        | Kind::WeakRef(_)
        | Kind::Builder
        | Kind::Ptr(_)
        | Kind::LlAddress
        | Kind::LlType
        | Kind::Intrinsic(_)
        | Kind::HostObject
        | Kind::LlChar => false,
    }
}

/// The text of the module with the function that writes these attributes of an exception.
fn text_of(fields: &[Field]) -> String {
    let mut text = String::from(
        "from rpython.helpers.wire import write_field\nfrom rpython.rlib.rust import RustPanic\n\n",
    );
    let mut body = String::new();
    let (mut number, mut before) = (0, None);
    for (i, field) in fields.iter().enumerate() {
        let Field { class, name, .. } = field;
        if before.is_some_and(|before| before != *class) {
            number += 1;
        }
        if before != Some(*class) {
            let _ = writeln!(body, "    if isinstance(e, class_{number}):");
        }
        before = Some(*class);
        let _ = writeln!(text, "def shown_{i}(e):\n    return repr(e.{name})\n");
        // (It may not be there, and its `repr` may raise.)
        let _ = writeln!(
            body,
            "        try:\n            text = shown_{i}(e)\n        except RustPanic:\n            raise\n        \
             except BaseException:\n            pass\n        else:\n            \
             write_field(w, \"{name}\", text)"
        );
    }
    if body.is_empty() {
        body.push_str("    pass\n");
    }
    let _ = write!(
        text,
        "def write_fields(w, e):\n{body}\ndescribe = describe_with(write_fields)\n"
    );
    text
}
