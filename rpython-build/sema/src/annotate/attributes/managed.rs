//! Attributes that need more than a field: those of classes that change at run time, those that are
//! deleted, those of which a program asks whether an instance has them, those that instances are given in the
//! place of a method, those that some classes compute and others do not, and those whose classes give values without a union.
//!
//! Once a program is seen to assign `C.name`, to delete `x.name` or to ask for it, that attribute of all classes
//! with the same root is read, assigned and deleted by functions, as a property is
//! (`helpers/app_managed.py` makes them). What the classes themselves have is in cells, but for methods, which instances
//! have bound to them ([`AttrKey::Method`]), and for what is computed. Where more than that was read before of a method, or what was
//! read has no type, that it is managed is a decision ([`crate::annotate::rounds::versions`]).

use crate::annotate::errors::report::{NO_ATTRIBUTE, UNSUPPORTED};
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::accessors::Accessor;
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::attribute_key::{Access, AttrKey};
use crate::host::modules::meanings::Meaning;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;
use crate::ir::op::HlOp;

/// What is known of the attributes of one name.
#[derive(Clone, Debug, Default)]
pub struct Managed {
    /// Classes that the program assigns it to.
    classes: Vec<ObjId>,
    /// The roots of the classes that have it (a root's base is `object`).
    roots: Set<ClassDefId>,
    /// Who has looked whether it is managed.
    readers: Readers,
}

impl Annotator<'_> {
    pub(in crate::annotate) fn root_of(&self, class: ClassDefId) -> ClassDefId {
        let bases = self.a.bases(class).filter(|&c| !self.a.is_bare(c));
        bases.last().unwrap_or(class)
    }

    /// Whether an attribute of instances of a class is managed. The block at work is looked at
    /// again if it becomes so.
    pub fn is_managed(&mut self, class: ClassDefId, name: &str) -> bool {
        if self.a.is_bare(class) || !self.may_be_managed(name) {
            return false;
        }
        let root = self.root_of(class);
        let reader = self.reader();
        let managed = self.a.state.managed.entry(name.into()).or_default();
        managed.readers.insert(reader);
        if managed.roots.contains(&root) {
            return true;
        }
        let classes = managed.classes.clone();
        let mro = self.heap().mro(self.a.classes[class].class);
        if !classes.iter().any(|c| mro.contains(c)) && !self.is_overridden(root, name) {
            return false;
        }
        // By a mixin.
        self.manage(root, name, None);
        true
    }

    /// Whether an attribute that a class has not got may be assigned to it.
    pub fn may_come(&self, key: &AttrKey) -> bool {
        key.field().is_some_and(|name| self.may_be_managed(name))
    }

    pub(in crate::annotate) fn may_be_managed(&self, name: &str) -> bool {
        self.session.may_change_attribute(name)
            || self.a.state.overriding.contains_key(name)
            || self.managed_from_start(name).next().is_some()
            || self.a.state.made_names.contains(name)
    }

    /// The program asks whether instances of a class have an attribute, which no class among those
    /// that they may be of has itself.
    pub fn manage_asked(&mut self, class: ClassDefId, name: &Name) {
        let root = self.root_of(class);
        self.expect_managed(name);
        self.manage(root, name, None);
    }

    /// An attribute of this name is going to be managed, which was not foreseen. What was annotated
    /// without regard to that is annotated again.
    fn expect_managed(&mut self, name: &Name) {
        if self.may_be_managed(name) || !self.a.state.made_names.insert(name.clone()) {
            return;
        }
        let graphs: Vec<GraphId> = self.a.graphs.ids().collect();
        for graph in graphs {
            for block in self.a.reached[graph].clone() {
                let mut ops = self.a.ops(graph, block);
                let uses = |op: &Op<Hl>| {
                    let named = op.args.get(1).map(|name| self.a.annotation(graph, name));
                    let named = named.and_then(|s| self.heap().as_str(s.konst?));
                    matches!(op.code, HlOp::GetAttr | HlOp::SetAttr)
                        && named.is_some_and(|text| **text == **name)
                };
                if ops.any(uses) {
                    drop(ops);
                    self.add_pending(graph, block);
                }
            }
        }
    }

    /// Some of the classes that an instance may be of compute an attribute of this name, which the one
    /// that is known has not: it is managed, as others may have a plain attribute.
    pub fn manage_computed_below(&mut self, class: ClassDefId, name: &Name) {
        if self.a.is_bare(class) || !self.a.state.computed.contains(name) {
            return;
        }
        let of = self.a.classes[class].class;
        if self.heap().lookup_in_class(of, name).is_some() || self.is_managed(class, name) {
            return;
        }
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        let below = self.a.subclasses(class).into_iter().any(|c| {
            let found = self.heap().lookup_in_class(self.a.classes[c].class, name);
            found.is_some_and(|(_, found)| self.is_computed(found))
        });
        if below {
            self.manage_asked(class, name);
        }
    }

    /// Whether an object of a class's dict is bound where it is read of an instance.
    pub(in crate::annotate) fn is_bound(&self, obj: ObjId) -> bool {
        matches!(
            self.heap().get(obj),
            Object::Function(_) | Object::ClassMethod(_)
        )
    }

    /// An instance is given an attribute. If that is a method of its class, or of one below, and can be called or is `None`, it
    /// is managed: reading it asks the instance first. (What is anything else has no type in common with a method.)
    pub fn manage_over_method(&mut self, class: ClassDefId, name: &Name, value: &SomeValue) {
        let meets = matches!(value.kind, Kind::Pbc(_) | Kind::Instance(_) | Kind::None);
        let is_method = self.a.state.bound.contains(name) && !name.starts_with("__");
        if self.a.is_bare(class) || !(meets && is_method) || self.is_managed(class, name) {
            return;
        }
        let reader = self.reader();
        self.a.classes[class].readers.insert(reader);
        let is_method = self.a.subclasses(class).into_iter().any(|c| {
            let found = self.heap().lookup_in_class(self.a.classes[c].class, name);
            found.is_some_and(|(_, found)| self.is_bound(found))
        });
        if is_method {
            self.manage_asked(class, name);
        }
    }

    /// Whether an attribute is a method of some instances of a class, while others are given one for themselves.
    pub fn is_method_of_some(&self, class: ClassDefId, name: &Name) -> bool {
        let attr = self.a.attribute(class, name).filter(|attr| !attr.readonly);
        let (Some(attr), false) = (attr, self.a.is_bare(class)) else {
            return false;
        };
        let Kind::Pbc(descs) = &attr.value.kind else {
            return false;
        };
        let is_method = |&desc: &DescId| match &self.a.descs[desc] {
            Desc::Method(method) => method.self_class.is_none(),
            _ => false,
        };
        let given = attr.value.nullable || !descs.iter().all(is_method);
        given && descs.iter().any(is_method)
    }

    /// Whether the attribute of classes below a bare one is managed.
    pub(super) fn is_managed_below(&mut self, class: ClassDefId, name: &str) -> bool {
        if !self.may_be_managed(name) {
            return false;
        }
        let reader = self.reader();
        let managed = self.a.state.managed.entry(name.into()).or_default();
        managed.readers.insert(reader);
        let roots: Vec<ClassDefId> = managed.roots.iter().copied().collect();
        roots
            .into_iter()
            .any(|root| self.a.is_subclass(root, class))
    }

    /// The roots of the classes that have an attribute managed by a decision.
    fn managed_from_start<'n>(&'n self, name: &'n str) -> impl Iterator<Item = ObjId> + 'n {
        let decided = self.a.state.decisions.managed.iter();
        decided
            .filter(move |(_, of)| **of == *name)
            .map(|&(root, _)| root)
    }

    /// Whether an attribute of classes with this root is managed by a decision, or one of them has it in another form than its
    /// base.
    fn is_overridden(&self, root: ClassDefId, name: &str) -> bool {
        let root = self.a.classes[root].class;
        if self.managed_from_start(name).any(|of| of == root) {
            return true;
        }
        let classes = self.a.state.overriding.get(name);
        classes.is_some_and(|c| c.iter().any(|&c| self.heap().is_subclass(c, root)))
    }

    /// From now on the attribute is managed.
    fn manage(&mut self, root: ClassDefId, name: &str, assigned: Option<ObjId>) {
        let managed = self.a.state.managed.entry(name.into()).or_default();
        let new_root = managed.roots.insert(root);
        let new_class = assigned.filter(|c| !managed.classes.contains(c));
        managed.classes.extend(new_class);
        if !new_root && new_class.is_none() {
            return;
        }
        // (What has been read of a method is that, and no longer if an instance may have a value of its own.)
        if new_root && self.a.state.bound.contains(name) {
            let decided = (self.a.classes[root].class, Name::from(name));
            self.a.state.needed.managed.insert(decided);
        }
        let managed = &self.a.state.managed[name];
        let readers = managed.readers.clone();
        self.reflow_all(&readers);
    }

    /// What classes give an attribute has no type: where no instance has a value of its own, each gives what it has by a function,
    /// as methods do that give what they like. Whether that was not so before.
    pub(in crate::annotate) fn note_given_by_classes(
        &mut self,
        home: ClassDefId,
        key: &AttrKey,
    ) -> bool {
        let (Some(name), Some(attr)) = (key.field(), self.a.attribute(home, key)) else {
            return false;
        };
        let root = self.root_of(home);
        if !attr.readonly || self.a.is_bare(home) || name.starts_with("__") {
            return false;
        }
        let decided = (self.a.classes[root].class, name.clone());
        let is_new = !self.a.state.decisions.managed.contains(&decided);
        self.a.state.needed.managed.insert(decided);
        is_new
    }

    /// Nothing grows any more: what is managed is no field beside that, though it may have been one before
    /// that was seen.
    pub(in crate::annotate) fn forget_fields_of_managed(&mut self) {
        let managed = self.a.state.managed.iter();
        let managed = managed.flat_map(|(name, m)| m.roots.iter().map(move |&root| (root, name)));
        let managed: Vec<(ClassDefId, Name)> = managed.map(|(c, name)| (c, name.clone())).collect();
        for (root, name) in managed {
            for class in self.a.subclasses(root) {
                self.a.classes[class]
                    .attrs
                    .shift_remove(&AttrKey::Field(name.clone()));
            }
        }
    }

    /// The program assigns an attribute of a class.
    fn manage_class(&mut self, class: ObjId, name: &Name) -> An<()> {
        // (What a method of a copy assigns to its class is its class's.)
        let class = self.a.state.copies.class_of(class).unwrap_or(class);
        let known = self.a.state.managed.get(name);
        if known.is_some_and(|m| m.classes.contains(&class)) {
            return Ok(());
        }
        let own = self.heap().class(class).filter(|c| !c.builtin);
        let own = own.map(|c| c.dict.get(name).copied());
        let fixed = match own {
            None => true,
            Some(Some(value)) => !self.is_plain_value_of_class(value),
            // (What a base computes is not looked for behind a value that may come.)
            Some(None) => {
                let found = self.heap().lookup_in_class(class, name);
                found.is_some_and(|(_, found)| self.is_computed(found))
            }
        };
        if !fixed {
            self.expect_managed(name);
        }
        if fixed || name.starts_with("__") || !self.session.change_attribute(class, name) {
            let what = self.heap().class_name(class);
            return self.fail(
                "RP0311",
                format!("cannot assign to attribute `{name}` of class `{what}` at run time"),
            );
        }
        let root = self.classdef(class)?;
        let root = self.root_of(root);
        self.manage(root, name, Some(class));
        // Its subclasses find the attribute there now.
        for access in Access::ALL {
            self.renew_sources(root, &AttrKey::Accessor(name.clone(), access))?;
        }
        Ok(())
    }

    /// Whether an object of a class's dict is a value, which instances may have another one for.
    pub(in crate::annotate) fn is_plain_value_of_class(&self, value: ObjId) -> bool {
        use Object::*;
        !matches!(
            self.heap().get(value),
            Function(_) | ClassMethod(_) | StaticMethod(_) | Class(_)
        ) && !self.is_computed(value)
    }

    /// What a class gives the accessor of a managed attribute.
    pub fn managed_source(
        &mut self,
        class: ClassDefId,
        base: &str,
        access: Access,
    ) -> Option<Option<ObjId>> {
        if !self.is_managed(class, base) {
            return None;
        }
        let sort = match access == Access::Get && self.is_lazy(class, base) {
            true => Accessor::Lazy,
            false => Accessor::Managed,
        };
        let of = self.a.classes[class].class;
        let own = self.a.classes[class].own.clone();
        let heap = self.heap();
        let defined = own
            .iter()
            .filter_map(|&c| heap.class(c)?.dict.get(base).copied())
            .next();
        match defined {
            // What computes it takes the attribute's place.
            Some(defined) if self.is_computed(defined) => return None,
            Some(defined) if !matches!(heap.get(defined), Object::Slot(..) | Object::GetSet(_)) => {
                return Some(self.made_accessor(sort, access, of, base, &[]));
            }
            _ => {}
        }
        if own
            .iter()
            .any(|&c| self.app_property(c, base, true).is_some())
        {
            return None;
        }
        let inherited = self.heap().lookup_in_class(of, base);
        if inherited.is_some_and(|(_, found)| self.is_computed(found)) {
            return Some(None);
        }
        let managed = &self.a.state.managed[base];
        let own_cell = own.iter().any(|c| managed.classes.contains(c));
        let asks = |c: &ObjId| {
            let data = self.heap().class(*c);
            data.is_some_and(|d| d.dict.contains_key("__getattr__"))
        };
        if own_cell || self.root_of(class) == class || own.iter().any(asks) {
            return Some(self.made_accessor(sort, access, of, base, &[]));
        }
        Some(None)
    }

    /// The forms in which objects of a class may have an attribute: the field, and where it is managed or classes compute it what
    /// an instance has of its own.
    pub fn forms_of(&self, name: Name) -> impl Iterator<Item = AttrKey> {
        let apart = self.may_be_managed(&name) || self.a.state.computed.contains(&name);
        let own = apart.then(|| [AttrKey::Own(name.clone()), AttrKey::Has(name.clone())]);
        own.into_iter().flatten().chain([AttrKey::Field(name)])
    }

    /// Whether an object of a class's dict is a `functools.cached_property`.
    pub fn is_cached_property(&self, obj: ObjId) -> bool {
        let class = match self.heap().get(obj) {
            Object::Instance(instance) => instance.class,
            _ => return false,
        };
        self.means(class, Meaning::CachedProperty)
    }

    /// `object.__setattr__(a, name, value)` of a managed attribute: what its setter does.
    pub fn set_own(&mut self, op: &Op<Hl>, name: &Name) -> Outcome {
        let own = self.attribute_constant(&AttrKey::Own(name.clone()));
        let has = self.attribute_constant(&AttrKey::Has(name.clone()));
        let yes = Value::Const(self.heap().true_);
        let (instance, value) = (&op.args[0], &op.args[2]);
        let mut ops = Vec::new();
        let args = vec![instance.clone(), own, value.clone()];
        self.step(&mut ops, HlOp::SetAttr, args);
        self.last(ops, op, HlOp::SetAttr, vec![instance.clone(), has, yes])
    }

    /// The classes that the program assigns an attribute to. The block at work is looked at again when there are more.
    pub(in crate::annotate) fn assigned_classes(&mut self, name: &str) -> Vec<ObjId> {
        if !self.may_be_managed(name) {
            return Vec::new();
        }
        let reader = self.reader();
        let managed = self.a.state.managed.entry(name.into()).or_default();
        managed.readers.insert(reader);
        managed.classes.clone()
    }

    /// Whether a function reads an attribute of one of these classes (of `super()`, what is behind a class on its MRO): it
    /// changes at run time, or is a descriptor, whose `__get__` is called without an object.
    pub fn is_read_of_class(
        &mut self,
        descs: &[DescId],
        name: &str,
        behind: Option<ObjId>,
    ) -> bool {
        let assigned = self.assigned_classes(name);
        descs.iter().any(|&desc| {
            let Desc::Class(ClassDesc { class, .. }) = self.a.descs[desc] else {
                return false;
            };
            let classes = match behind {
                Some(behind) => self.classes_behind(class, behind),
                None => self.heap().mro(class).to_vec(),
            };
            for at in classes {
                let original = self.a.state.copies.class_of(at).unwrap_or(at);
                if assigned.contains(&original) {
                    return true;
                }
                let found = self.heap().class(at).and_then(|c| c.dict.get(name));
                if let Some(&found) = found {
                    return self.descriptor_method(found, "__get__").is_some();
                }
            }
            false
        })
    }

    /// The function that reads or assigns an attribute of a class where that is more than an object of its dict, bound to it.
    pub fn class_accessor(&mut self, class: ObjId, key: &AttrKey) -> An<Option<SomeValue>> {
        let (sort, name, access, behind) = match *key {
            AttrKey::Accessor(ref name, access @ (Access::Get | Access::Set)) => {
                (Accessor::OfClass, name, access, None)
            }
            AttrKey::Super(ref name, Some(access @ Access::Get), behind) => {
                (Accessor::SuperOfClass, name, access, Some(behind))
            }
            _ => return Ok(None),
        };
        if access == Access::Set {
            // (It may be one more of the classes that the same place assigns to.)
            self.manage_class(class, name)?;
        }
        let Some(func) = self.made_accessor(sort, access, class, name, behind.as_slice()) else {
            return Ok(None);
        };
        let (func, class) = (self.function_desc(func), self.class_desc(class));
        let desc = self.method_of_frozen(func, class);
        Ok(Some(SomeValue::pbc(vec![desc])))
    }

    /// `C.name = value`
    pub fn set_class_attribute(
        &mut self,
        op: &Op<Hl>,
        descs: &[DescId],
        name: &Name,
    ) -> An<Outcome> {
        if self.wrap_functions(descs, name) {
            return Ok(self.none().into());
        }
        for &desc in descs {
            let Desc::Class(class) = &self.a.descs[desc] else {
                let this = SomeValue::pbc(vec![desc]);
                return self.fail_of(NO_ATTRIBUTE, &this, |what| {
                    format!("the attribute `{name}` of {what} cannot be assigned")
                });
            };
            let class = class.class;
            self.manage_class(class, name)?;
        }
        let setter = AttrKey::Accessor(name.clone(), Access::Set);
        Ok(self.keyed_call(&op.args[0], &setter, &op.args[2..3]))
    }

    /// `del x.name`
    pub fn delattr(&mut self, op: &Op<Hl>, a: &SomeValue, name: &SomeValue) -> An<Outcome> {
        let Some(name) = self.text_of(name).cloned() else {
            return self.varying_name(name);
        };
        let class = match a.kind {
            Kind::Instance(class) if !self.a.is_bare(class) => class,
            Kind::None => return Err(crate::annotate::errors::report::Stop::Blocked),
            Kind::Instance(class) if self.a.stands_for_union(class) => {
                let deleter = self.attribute_of_unrelated(a, &op.args[..1], &name, Access::Del)?;
                return deleter.map_or_else(|| self.no_attribute(a, &name), Ok);
            }
            _ => {
                return self.fail_of(UNSUPPORTED, a, |what| {
                    format!("the attribute `{name}` of {what} cannot be deleted")
                });
            }
        };
        if self.has_special(class, "__delattr__") {
            return Ok(self.method_call(&op.args[0], "__delattr__", &op.args[1..2]));
        }
        let deleter = AttrKey::Accessor(name.clone(), Access::Del);
        if !self.is_property(class, &name, Access::Del) {
            if self.is_property(class, &name, Access::Get) && !self.is_managed(class, &name) {
                return self.fail_of(NO_ATTRIBUTE, a, |what| {
                    format!("the property `{name}` of {what} cannot be deleted")
                });
            }
            self.manage_asked(class, &name);
        }
        Ok(self.keyed_call(&op.args[0], &deleter, &[]))
    }

    /// Whether an instance of a class with `__getattr__` may have this attribute or not: something
    /// assigns it, but no constructor does in any case. So `__getattr__` is called only where it has none.
    pub fn is_lazy(&mut self, class: ClassDefId, name: &str) -> bool {
        let Some(family) = self.family_that_falls_back(class, name) else {
            return false;
        };
        if self.in_classes(&family, name) {
            return false;
        }
        let mut classes = self.a.subclasses(class).into_iter();
        let constructs = |of| {
            self.heap()
                .surely_constructs(self.a.classes[of].class, name)
        };
        if classes.all(constructs) {
            return false;
        }
        let asked = self.own_methods(&family, |method| method == "__getattr__");
        let heap = self.heap();
        let mut functions = asked.iter().filter_map(|&f| heap.function(heap.payload(f)));
        let by_any_name = functions.any(|f| {
            let mut names = f.code.names.iter();
            names.any(|n| matches!(&**n, "setattr" | "__setattr__"))
        });
        by_any_name || self.session.may_store_attribute(name)
    }

    /// Whether reading this attribute calls `__getattr__`: nothing in the program gives it to the
    /// class, its bases or its subclasses, and nothing assigns it.
    pub fn falls_back(&mut self, class: ClassDefId, name: &str) -> bool {
        let Some(family) = self.family_that_falls_back(class, name) else {
            return false;
        };
        if self.is_given(&family, name) {
            return false;
        }
        // (What lives in `object` are methods of classes that have nothing to do with these.)
        let mut homes = self.a.bases(class).filter(|&c| !self.a.is_bare(c));
        let known = homes.find_map(|home| self.a.classes[home].attrs.get(name));
        known.is_none_or(|attr| attr.readonly && attr.value.is_impossible())
    }

    /// A class, its bases and its subclasses, if their `__getattr__` may be asked for an attribute.
    fn family_that_falls_back(&mut self, class: ClassDefId, name: &str) -> Option<Vec<ClassDefId>> {
        let asks = !name.starts_with("__");
        if !asks || !self.has_special(class, "__getattr__") {
            return None;
        }
        let mut all: Vec<ClassDefId> = self.a.bases(class).collect();
        all.extend(self.a.subclasses(class));
        all.retain(|&of| of != ClassDefId::OBJECT);
        Some(all)
    }

    /// The methods that these classes define themselves under names like this.
    fn own_methods(&self, family: &[ClassDefId], like: impl Fn(&str) -> bool) -> Vec<ObjId> {
        let own = family.iter().flat_map(|&of| &self.a.classes[of].own);
        let dicts = own.filter_map(|&c| self.heap().class(c));
        let named = dicts.flat_map(|data| data.dict.iter().filter(|(name, _)| like(name)));
        named.map(|(_, &method)| method).collect()
    }

    /// Whether one of these classes has an attribute itself.
    fn in_classes(&self, family: &[ClassDefId], name: &str) -> bool {
        let mut classes = family.iter().map(|&of| self.a.classes[of].class);
        classes.any(|class| self.heap().lookup_in_class(class, name).is_some())
    }

    /// Whether one of these classes has an attribute, a prebuilt instance of them, or a method of
    /// theirs assigns it.
    fn is_given(&self, family: &[ClassDefId], name: &str) -> bool {
        let mut prebuilt = family.iter().flat_map(|&of| &self.a.classes[of].prebuilt);
        self.in_classes(family, name)
            || prebuilt.any(|&p| self.heap().instance_attr(p, name).is_some())
            || self
                .own_methods(family, |_| true)
                .iter()
                .any(|&f| self.heap().stores_attribute(f, name))
    }
}
