//! Attributes of objects that have only a bare class in common, as those of a
//! `Union[Leaf, Node]`: the classes that have an attribute of the name are asked one by one, by
//! a function that is made for it. (Methods of such objects have a place in the bare class.)

use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;
use crate::front::code::Name;
use crate::host::attribute_key::Access;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;

/// Of how many classes an attribute may be: the test for each is one after the other. Of more, it lives in the class that
/// stands for their union; of objects that have only `object` in common it is refused.
const MAX_CLASSES: usize = 64;

impl Annotator<'_> {
    /// `obj.name`, `obj.name = value` or `del obj.name` of an object of a class that says nothing of it, where classes below
    /// have an attribute that is no method.
    pub(in crate::annotate) fn attribute_of_unrelated(
        &mut self,
        a: &SomeValue,
        operands: &[Value<Hl>],
        name: &Name,
        access: Access,
    ) -> An<Option<Outcome>> {
        let class = match a.kind {
            Kind::Instance(class) if self.a.is_bare(class) && !name.starts_with("__") => class,
            _ => return Ok(None),
        };
        if !self.in_program() {
            return Ok(None);
        }
        let is_managed = access == Access::Del || self.is_managed_below(class, name);
        let mut classes = self.classes_with_field(class, name, is_managed);
        if self.a.stands_for_union(class) {
            self.add_classes_of_union(&mut classes, class, name, access, is_managed)?;
            let among = self.a.among(a).map(|roots| {
                let class = |&root: &ClassDefId| self.a.classes[root].class;
                roots.iter().map(class).collect::<Vec<_>>()
            });
            if let Some(among) = among {
                classes.retain(|&class| self.is_below(class, &among));
            }
        }
        if classes.is_empty() || classes.len() > MAX_CLASSES {
            return Ok(None);
        }
        let maker = match access {
            Access::Get => "reader",
            Access::Set => "writer",
            Access::Del => "deleter",
        };
        let maker = self.helper(("app_named_methods", maker))?;
        let mut args = vec![self.str_const(name)];
        args.extend(classes);
        let made = self.memo_run(maker, &args)?;
        let classes = &args[1..];
        if !self.a.stands_for_union(class) {
            let found = (self.pos, classes.to_vec());
            let first = self.a.state.of_unrelated.entry((class, name.clone()));
            first.or_insert(found);
        } else if access == Access::Get && made.konst.is_some_and(|made| self.has_no_type(made)) {
            self.note_fields(name, classes)?;
        }
        Ok(made.konst.map(|made| self.call_instead(made, operands)))
    }

    /// Whether what comes together in a function has no union.
    fn has_no_type(&self, func: ObjId) -> bool {
        let desc = self.a.desc_of.get(&func).map(|&desc| &self.a.descs[desc]);
        let Some(Desc::Function(function)) = desc else {
            return false;
        };
        let mut graphs = function.graphs.values();
        graphs.any(|&graph| {
            let result = self.a.graphs[graph].return_var();
            self.a.bindings[graph][result].is_unknown()
        })
    }

    /// Where some classes of a union have an attribute, or it is managed, objects of the others can be given one, too: these
    /// are asked if there is one that was.
    fn add_classes_of_union(
        &mut self,
        classes: &mut Vec<ObjId>,
        union: ClassDefId,
        name: &Name,
        access: Access,
        is_managed: bool,
    ) -> An<()> {
        if classes.is_empty() && !is_managed {
            return Ok(());
        }
        let mut others = Vec::new();
        if access == Access::Get {
            let reader = self.reader();
            self.a.classes[union].readers.insert(reader);
            for root in self.a.roots_below(union) {
                match self.is_managed(root, name) {
                    true => others.push(self.a.classes[root].class),
                    false => others.extend(self.homes_below(root, name)?),
                }
            }
        } else {
            let members = self.a.members_of_union(self.a.classes[union].class);
            others.extend_from_slice(members.unwrap_or_default());
        }
        // (Of one that has no room for it, reading and deleting it raises, and so does assigning it.)
        others.retain(|&class| !self.is_below(class, classes) && self.has_room_below(class, name));
        classes.extend(others);
        Ok(())
    }

    /// The classes of the program below a bare one that have an attribute, or whose `__getattr__` is asked for
    /// it, bases first; none if it is a method in all of them, which instances have none of their own for.
    fn classes_with_field(&self, class: ClassDefId, name: &str, is_managed: bool) -> Vec<ObjId> {
        let heap = self.heap();
        let mut found: Vec<ObjId> = vec![];
        let mut is_field = is_managed;
        let mut seen = Set::default();
        let class = self.a.classes[class].class;
        let mut todo = match self.a.members_of_union(class) {
            Some(members) => members.iter().rev().copied().collect(),
            None => vec![class],
        };
        while let Some(class) = todo.pop() {
            let Some(data) = heap.class(class).filter(|_| seen.insert(class)) else {
                continue;
            };
            todo.extend(data.subclasses.iter().rev());
            // (Metaclasses make classes while importing: no object here is an instance of one.)
            let is_metaclass = heap.is_subclass(class, heap.types.type_);
            if data.builtin || is_metaclass || self.is_own_class(class) || heap.is_protocol(class) {
                continue;
            }
            // (A protocol has no objects: what is in its body is as if it were in those of the classes below it.)
            let defined = heap.lookup_in_class(class, name);
            let defined = defined.filter(|&(owner, _)| owner == class || heap.is_protocol(owner));
            let stored = data
                .dict
                .values()
                .any(|&func| heap.stores_attribute(func, name));
            let falls_back = data.dict.contains_key("__getattr__") && !self.all_define(class, name);
            let given = defined.map(|(_, given)| heap.get(heap.payload(given)));
            let is_method = matches!(
                given,
                Some(Object::Function(_) | Object::StaticMethod(_) | Object::ClassMethod(_))
            );
            is_field |= stored || falls_back || given.is_some() && !is_method;
            let inherited = data.mro.iter().any(|base| found.contains(base));
            if (stored || falls_back || defined.is_some()) && !inherited {
                found.push(class);
            }
        }
        if !is_field {
            found.clear();
        }
        found
    }

    /// Whether a class and all below it have an attribute in their bodies, or those of their bases.
    fn all_define(&self, class: ObjId, name: &str) -> bool {
        let heap = self.heap();
        let mut below = heap
            .class(class)
            .map(|c| c.subclasses.iter())
            .into_iter()
            .flatten();
        heap.lookup_in_class(class, name).is_some() && below.all(|&c| self.all_define(c, name))
    }

    /// Reports classes whose instances are given such an attribute by others: they were not asked.
    pub(in crate::annotate) fn report_unrelated(&mut self) {
        let names: Vec<_> = self.a.state.of_unrelated.clone().into_iter().collect();
        for ((class, name), (pos, asked)) in names {
            let mut below = self.a.subclasses(class).into_iter();
            let missed = below.find(|&below| {
                let def = &self.a.classes[below];
                let known = def.attrs.get(&name);
                let is_near = |&c: &ObjId| {
                    self.heap().is_subclass(def.class, c) || self.heap().is_subclass(c, def.class)
                };
                known.is_some_and(|attr| !attr.readonly)
                    && !self.a.is_bare(below)
                    && !asked.iter().any(is_near)
            });
            let Some(missed) = missed.map(|missed| self.a.classes[missed].class) else {
                continue;
            };
            self.pos = pos;
            let ops = &self.a.graphs[pos.graph].blocks[pos.block].ops;
            self.span = ops.get(pos.op as usize).and_then(|op| op.span);
            let missed = self.heap().class_name(missed);
            let error = self
                .unrelated(class, &name)
                .note(format!("no method of `{missed}` assigns it: others do"));
            self.report(error);
        }
    }

    /// Whether a class is in a module of the toolchain's own.
    pub(in crate::annotate) fn is_own_class(&self, class: ObjId) -> bool {
        let heap = self.heap();
        let module = heap.class(class).and_then(|c| c.dict.get("__module__"));
        let Some(name) = module.and_then(|&name| heap.as_str(name)) else {
            return true;
        };
        let module = heap.dict_get_str(self.session.modules, name);
        module
            .and_then(|module| heap.module(module))
            .is_none_or(|module| module.own)
    }
}
