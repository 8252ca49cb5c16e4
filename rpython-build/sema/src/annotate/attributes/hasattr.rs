//! Whether a value has an attribute: `hasattr(x, name)`, `getattr(x, name, default)`, `callable(x)`.
//!
//! What classes have is known when a program is translated, for each class: where only some of the
//! classes that an instance may be of have it, the run asks of which one it is. What instances are
//! given one by one is kept track of for the names that are asked for (`managed.rs`).

use crate::annotate::attributes::by_name::Asked;
use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::{ClassDefId, Desc, DescId, Position};
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::attribute_key::{Access, AttrKey};
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::Class;

impl Annotator<'_> {
    /// `hasattr(x, name)`, or `getattr(x, name, default)`.
    pub(in crate::annotate) fn hasattr(
        &mut self,
        op: &Op<Hl>,
        asked: Asked,
        value: &SomeValue,
        name: &SomeValue,
    ) -> An<Outcome> {
        let Some(AttrKey::Field(text)) = self.known_name(&op.args[2], name) else {
            return self.attribute_by_name(&op.args[1..], value, name, asked);
        };
        let konst = match name.konst {
            Some(konst) => konst,
            None => self.str_const(&text),
        };
        let has = match &value.kind {
            &Kind::Instance(class) if self.a.is_bare(class) && !Class::Object.has(&text) => {
                // (A function is made for the classes that are known: not one for each class that comes.)
                self.wait_for_more()?;
                let roots = self.unrelated_with(value, class, &text)?;
                return self.where_it_may_be(op, asked, konst, roots);
            }
            &Kind::Instance(class) if self.is_dynamic(class) && self.class_has(class, &text) => {
                let message = "which attributes such a value has is known by `isinstance` alone";
                return self.fail(UNSUPPORTED, message);
            }
            &Kind::Instance(class) if !self.a.is_bare(class) => {
                if self.is_managed(class, &text)
                    || self.is_property(class, &text, Access::Get)
                    || self.falls_back(class, &text)
                {
                    return self.tried(op, asked, konst);
                }
                let own = self.class_has(class, &text);
                if !own {
                    let with = self.classes_with(self.a.classes[class].class, &text);
                    let values = with.iter().all(|&c| {
                        let found = self.heap().lookup_in_class(c, &text);
                        found.is_some_and(|(_, value)| self.is_plain_value_of_class(value))
                    });
                    let stored = self.session.may_store_attribute(&text);
                    // (What lives in `object` no instance has for itself.)
                    let home = self.a.home_of(class, &text);
                    let of_object = home.is_some_and(|home| self.a.is_bare(home));
                    if of_object || !(with.is_empty() || values && stored) {
                        if let Some(&first) = with.first() {
                            self.only_classes_give(class, &text, first)?;
                        }
                        return self.by_class(op, asked, konst, with);
                    }
                    if self.may_be_managed(&text) {
                        self.manage_asked(class, &text);
                        return self.tried(op, asked, konst);
                    }
                    let homes = self.homes_below(class, &text)?;
                    if homes == [self.a.classes[class].class] {
                        return self.tried(op, asked, konst);
                    }
                    return self.where_it_may_be(op, asked, konst, homes);
                }
                if own && value.nullable {
                    let with = vec![self.a.classes[class].class];
                    return self.by_class(op, asked, konst, with);
                }
                true
            }
            Kind::Pbc(descs) => {
                let descs = descs.clone();
                if self.is_read_of_class(&descs, &text, None) {
                    return self.tried(op, asked, konst);
                }
                if self.is_of_functions(value) {
                    let helper = match asked {
                        Asked::Has => "has_attribute",
                        Asked::Get => "attribute_of",
                        Asked::Default => "attribute_or",
                    };
                    return self.helper_instead(("app_functions", helper), &op.args[1..]);
                }
                self.all_have(&descs, &text)?
            }
            Kind::Type { .. } => return self.through_classes_at(op, 1, value),
            _ => self.has_attribute(value, &text),
        };
        Ok(match (asked, has) {
            (Asked::Has, _) => {
                let truth = self.bool_value(has);
                self.become_op(op, HlOp::SameAs, vec![truth])
            }
            (_, true) => {
                let args = vec![op.args[1].clone(), Value::Const(konst)];
                self.become_op(op, HlOp::GetAttr, args)
            }
            (_, false) => self.become_op(op, HlOp::SameAs, vec![op.args[3].clone()]),
        })
    }

    /// The classes whose instances may have an attribute that no class changes: this one, or those below
    /// it that have one each for themselves, of a type of its own. The block at work is looked at again
    /// when there are more.
    pub(super) fn homes_below(&mut self, class: ClassDefId, name: &Name) -> An<Vec<ObjId>> {
        if self.a.attribute(class, name).is_some() {
            return Ok(vec![self.a.classes[class].class]);
        }
        let reader = self.asks(name);
        let mut homes = Vec::new();
        for below in self.a.subclasses(class) {
            self.see_prebuilt_attribute(below, name)?;
            let def = &mut self.a.classes[below];
            let of = def.class;
            if let Some(attr) = def.attrs.get_mut(name) {
                attr.readers.insert(reader);
                if !attr.value.is_impossible() {
                    homes.push(of);
                }
            }
        }
        homes.sort_by_key(|&class| self.a.state.objects.place(class));
        Ok(homes)
    }

    /// The operation at work is annotated again when an attribute of this name has a new place.
    fn asks(&mut self, name: &Name) -> Position {
        let reader = self.reader();
        let asked = self
            .a
            .state
            .asked
            .entry(AttrKey::Field(name.clone()))
            .or_default();
        asked.insert(reader);
        reader
    }

    /// Of the classes right below a bare one, those whose instances may have an attribute: each is asked as if it
    /// were the only one. The block at work is looked at again when there are more.
    fn unrelated_with(
        &mut self,
        value: &SomeValue,
        class: ClassDefId,
        name: &Name,
    ) -> An<Vec<ObjId>> {
        let reader = self.asks(name);
        self.a.classes[class].readers.insert(reader);
        let mut found = Vec::new();
        for root in self.a.roots_below(class) {
            if self.is_hidden(self.a.classes[root].class) || !self.a.may_be_of(value, root) {
                continue;
            }
            let mut may = self.has_special(root, "__getattr__");
            let key = AttrKey::Field(name.clone());
            for below in self.a.subclasses(root) {
                self.see_prebuilt_attribute(below, name)?;
                let class = self.a.classes[below].class;
                may |= self.heap().lookup_in_class(class, name).is_some()
                    || self.found_source(below, &key).is_some()
                    || self.a.classes[below].attrs.contains_key(name)
                    || self.may_be_managed(name)
                        && self.heap().class(class).is_some_and(|c| !c.builtin);
            }
            if may {
                found.push(self.a.classes[root].class);
            }
        }
        found.sort_by_key(|&class| self.a.state.objects.place(class));
        Ok(found)
    }

    /// Whether the program does not see a class: one that functions of the toolchain's own have made for themselves
    /// while the program is translated.
    fn is_hidden(&self, class: ObjId) -> bool {
        let of = self.a.state.copies.class_of(class).unwrap_or(class);
        !self.a.state.objects.is_imported(of) && !self.a.state.generators.contains_key(&class)
    }

    /// By trying to read it.
    fn tried(&mut self, op: &Op<Hl>, asked: Asked, name: ObjId) -> An<Outcome> {
        let make = match asked {
            Asked::Has => "make_test",
            _ => "make_default",
        };
        self.by_function(op, make, &[name])
    }

    /// `isinstance` of an object with classes of which one is a protocol with members that are not methods: it asks the object.
    pub(in crate::annotate) fn protocol_test(
        &mut self,
        op: &Op<Hl>,
        classes: ObjId,
    ) -> An<Option<Outcome>> {
        let classes = self.tested_classes(classes)?;
        if !classes.iter().any(|&class| self.heap().is_protocol(class)) {
            return Ok(None);
        }
        let made = self.made_by(("app_protocols", "make_test"), &classes)?;
        Ok((made != self.heap().none)
            .then(|| self.call_instead(made, std::slice::from_ref(&op.args[1]))))
    }

    /// By a function that is made of constants, of the value and the default.
    fn by_function(&mut self, op: &Op<Hl>, make: &str, of: &[ObjId]) -> An<Outcome> {
        let made = self.made_by(("app_managed", make), of)?;
        let mut call = vec![op.args[1].clone()];
        call.extend_from_slice(&op.args[3..]);
        Ok(self.call_instead(made, &call))
    }

    /// By asking whether an instance is of one of the classes that have it.
    fn by_class(
        &mut self,
        op: &Op<Hl>,
        asked: Asked,
        name: ObjId,
        with: Vec<ObjId>,
    ) -> An<Outcome> {
        if asked == Asked::Has {
            return self.is_one_of(op, with);
        }
        self.where_it_may_be(op, asked, name, with)
    }

    /// By asking instances of some classes, which no other instance has in common with them.
    fn where_it_may_be(
        &mut self,
        op: &Op<Hl>,
        asked: Asked,
        name: ObjId,
        classes: Vec<ObjId>,
    ) -> An<Outcome> {
        let make = match asked {
            Asked::Has => "make_test_each",
            _ => "make_default_each",
        };
        let of: Vec<ObjId> = std::iter::once(name).chain(classes).collect();
        self.by_function(op, make, &of)
    }

    /// Refuses what is an attribute of some classes, and of instances of others.
    fn only_classes_give(&mut self, class: ClassDefId, name: &str, with: ObjId) -> An<()> {
        let all: Vec<ClassDefId> = self
            .a
            .bases(class)
            .chain(self.a.subclasses(class))
            .collect();
        let assigned = all.into_iter().find(|&c| {
            let attr = self.a.attribute(c, name);
            attr.is_some_and(|a| !a.readonly && !a.value.is_impossible())
        });
        let Some(assigned) = assigned else {
            return Ok(());
        };
        let assigned = self.heap().class_name(self.a.classes[assigned].class);
        let with = self.heap().class_name(with);
        self.fail(
            UNSUPPORTED,
            format!(
                "whether there is an attribute `{name}` cannot be asked: class `{with}` has it, \
                 and instances of `{assigned}` are given one"
            ),
        )
    }

    /// Whether the first argument of a call is an instance of one of these classes.
    fn is_one_of(&mut self, op: &Op<Hl>, classes: Vec<ObjId>) -> An<Outcome> {
        let Some(test) = self.heap().builtin("isinstance") else {
            return Err(Stop::Blocked);
        };
        let classes = self.session.heap.new_tuple(classes);
        let args = [op.args[1].clone(), Value::Const(classes)];
        Ok(self.call_instead(test, &args))
    }

    /// Whether all of these have an attribute, or none of them.
    fn all_have(&mut self, descs: &[DescId], name: &str) -> An<bool> {
        let mut has = descs.iter().map(|&desc| self.desc_has(desc, name));
        let first = has.next().unwrap_or(false);
        if has.all(|other| other == first) {
            return Ok(first);
        }
        self.fail(
            NOT_CONSTANT,
            format!("some of the objects that this may be have an attribute `{name}`, others not"),
        )
    }

    fn desc_has(&self, desc: DescId, name: &str) -> bool {
        match &self.a.descs[desc] {
            Desc::Frozen(f) => self.host_attribute(f.obj, name).is_some(),
            Desc::Class(c) => self.heap().lookup_in_class(c.class, name).is_some(),
            Desc::Function(f) => self.heap().function_attr(f.func, name).is_some(),
            _ => false,
        }
    }

    /// The classes below a class, itself included, that have an attribute themselves; of those,
    /// the ones that no other is above of.
    fn classes_with(&self, class: ObjId, name: &str) -> Vec<ObjId> {
        let mut with = Vec::new();
        let mut todo = vec![class];
        while let Some(class) = todo.pop() {
            let found = self.heap().lookup_in_class(class, name);
            let gives = found.is_some_and(|(_, value)| {
                !matches!(self.heap().get(value), Object::Slot(..) | Object::GetSet(_))
            });
            if gives {
                with.push(class);
            } else if let Some(class) = self.heap().class(class) {
                todo.extend(class.subclasses.iter().rev());
            }
        }
        let mut seen = std::collections::BTreeSet::new();
        with.retain(|class| seen.insert(*class));
        with
    }

    /// `callable(x)` of an instance: whether its class has `__call__`, which may be for the run
    /// to say.
    pub(in crate::annotate) fn callable_instance(
        &mut self,
        op: &Op<Hl>,
        value: &SomeValue,
    ) -> An<Outcome> {
        let Kind::Instance(class) = value.kind else {
            return Err(Stop::Blocked);
        };
        let of = self.a.classes[class].class;
        let with = self.classes_with(of, "__call__");
        if with.is_empty() || with == [of] && !value.nullable {
            return Ok(self.const_bool(!with.is_empty()).into());
        }
        self.is_one_of(op, with)
    }

    /// Whether values of a builtin type have the attribute.
    fn has_attribute(&mut self, value: &SomeValue, name: &str) -> bool {
        match &value.kind {
            Kind::HostObject => value
                .konst
                .is_some_and(|obj| self.host_attribute(obj, name).is_some()),
            Kind::Ptr(_) => self.pointer_has(value, name),
            _ => {
                self.ask_range(value);
                let class = self.class_of(value);
                class.is_some_and(|class| class.has(name)) || Class::Object.has(name)
            }
        }
    }
}
