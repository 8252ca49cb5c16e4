//! Attributes of objects that have only a bare class in common, as those of a
//! `Union[Leaf, Node]`: the classes that have an attribute of the name are asked one by one, by
//! a function that is made for it. (Methods of such objects have a place in the bare class.)

use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::*;
use crate::front::code::Name;
use crate::host::object::{ObjId, Object};
use crate::ir::model::*;

/// Of how many classes an attribute may be: the test for each is one after the other. Of more, it lives in the class that
/// stands for their union; of objects that have only `object` in common it is refused.
const MAX_CLASSES: usize = 64;

impl Annotator<'_> {
    /// `obj.name`, or `obj.name = value`, of an object of a class that says nothing of it, where classes below have
    /// an attribute that is no method.
    pub(in crate::annotate) fn attribute_of_unrelated(
        &mut self,
        class: ClassDefId,
        operands: &[Value<Hl>],
        name: &Name,
        is_store: bool,
    ) -> An<Option<Outcome>> {
        let is_asked = self.a.is_bare(class) && !name.starts_with("__");
        if !is_asked || !self.in_program() {
            return Ok(None);
        }
        let is_managed = self.is_managed_below(class, name);
        let classes = self.classes_with_field(class, name, is_managed);
        if classes.is_empty() || classes.len() > MAX_CLASSES {
            return Ok(None);
        }
        let maker = if is_store { "writer" } else { "reader" };
        let maker = self.helper(("app_named_methods", maker))?;
        let mut args = vec![self.str_const(name)];
        args.extend(classes);
        let made = self.memo_run(maker, &args)?;
        let found = (self.pos, args[1..].to_vec());
        let first = self.a.state.of_unrelated.entry((class, name.clone()));
        first.or_insert(found);
        Ok(made.konst.map(|made| self.call_instead(made, operands)))
    }

    /// The classes of the program below a bare one that have an attribute, or whose `__getattr__` is asked for
    /// it, bases first; none if it is a method in all of them, which instances have none of their own for.
    fn classes_with_field(&self, class: ClassDefId, name: &str, is_managed: bool) -> Vec<ObjId> {
        let heap = self.heap();
        let mut found: Vec<ObjId> = vec![];
        let mut is_field = is_managed;
        let mut seen = Set::default();
        let class = self.a.classes[class].class;
        let mut todo = match self.a.state.unions.members(class) {
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
            if data.builtin || is_metaclass || self.is_own_class(class) {
                continue;
            }
            let stored = data
                .dict
                .values()
                .any(|&func| heap.stores_attribute(func, name));
            let falls_back = data.dict.contains_key("__getattr__") && !self.all_define(class, name);
            let given = data
                .dict
                .get(name)
                .map(|&given| heap.get(heap.payload(given)));
            let is_method = matches!(
                given,
                Some(Object::Function(_) | Object::StaticMethod(_) | Object::ClassMethod(_))
            );
            is_field |= stored || falls_back || given.is_some() && !is_method;
            let inherited = data.mro.iter().any(|base| found.contains(base));
            if (stored || falls_back || data.dict.contains_key(name)) && !inherited {
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
