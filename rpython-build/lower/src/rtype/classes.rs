//! Classes: structures of instances, vtables, and what both hold.
//!
//! An instance of class `C` is a gc structure that starts with its base's, `object { typeptr }`
//! at the root, and holds the attributes that live in `C`. What is the same for all instances of
//! a class is in its vtable, a structure that starts with the base's: attributes that are never
//! assigned on an instance, and per method one function pointer for each row of calls.
//! `isinstance` compares class numbers: a class's range holds those of its subclasses.

use super::constant::Unfilled;
use super::{error, Map, RResult, RTyper, Repr};
use crate::annotate::types::defs::{ClassDefId, Desc};
use crate::annotate::types::model::Kind;
use crate::front::private;
use crate::host::attribute_key::AttrKey;
use crate::host::object::ObjId;
use crate::lltype::{Container, DataId, Field, LlConst, LlType, StructId, Types};

/// What the rtyper knows of a class.
#[derive(Clone, Debug)]
pub struct ClassInfo {
    /// The structure of instances.
    pub instance: StructId,
    /// The structure of the vtable.
    pub vtable: StructId,
    /// The attributes of instances that live in this class, with their representations.
    pub fields: Map<AttrKey, Repr>,
    /// The attributes of the vtable that live in this class.
    pub class_fields: Map<AttrKey, ClassField>,
    /// Whether the structures have their fields.
    complete: bool,
    /// The vtable.
    data: Option<DataId>,
}

/// An attribute in vtables.
#[derive(Clone, Debug)]
pub enum ClassField {
    /// A value.
    Value(Repr),
    /// A method: one function pointer for each of these rows; before them whether the class has
    /// it at all, if some class has `None` instead.
    Method(Vec<super::call::RowId>, bool),
}

/// All classes that are used.
#[derive(Default)]
pub struct Classes {
    infos: Map<ClassDefId, ClassInfo>,
}

/// The structures of `object`.
#[derive(Clone, Copy, Debug)]
pub struct RootTypes;

impl RootTypes {
    /// A pointer to the vtable.
    pub fn vtable_ptr(self) -> LlType {
        LlType::Ptr(Container::Struct(Types::OBJECT_VTABLE))
    }
    /// A pointer to an instance.
    pub fn instance_ptr(self) -> LlType {
        LlType::Ptr(Container::Struct(Types::OBJECT))
    }
}

impl Classes {
    /// How many have met the rtyper.
    pub fn len(&self) -> usize {
        self.infos.len()
    }

    /// The structures of `object`.
    pub fn root_types(&self) -> RootTypes {
        RootTypes
    }
}

/// The field of an instance that holds an attribute.
pub fn field_name(attr: &AttrKey) -> String {
    format!("inst_{attr}")
}

/// The field of a vtable that holds an attribute.
pub fn class_field_name(attr: &AttrKey) -> String {
    format!("cls_{attr}")
}

/// The field of a vtable that holds the function of a method for a row.
pub fn method_field_name(attr: &AttrKey, row: usize) -> String {
    if row == 0 {
        format!("cls_{attr}")
    } else {
        format!("cls_{attr}$row{row}")
    }
}

/// The field of a vtable that says whether the class has a method, and not `None`.
pub fn has_field_name(attr: &AttrKey) -> String {
    format!("has_{attr}")
}

/// The field of an instance that says whether an attribute was assigned.
pub fn presence_field_name(attr: &AttrKey) -> String {
    format!("has_{attr}")
}

/// How it is seen that an instance has an attribute that may not have been assigned yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Its value is a pointer that is not null.
    Value,
    /// A field says so.
    Field,
}

impl RTyper<'_> {
    /// How it is seen whether an instance has an attribute that lives in this class; `None` if it
    /// always has.
    pub fn presence(&mut self, home: ClassDefId, name: &AttrKey) -> RResult<Option<Presence>> {
        if !self.late.contains(&(home, name.clone())) {
            return Ok(None);
        }
        let Some(attr) = self.ann.classes[home].attrs.get(name) else {
            return Ok(None);
        };
        let value = attr.value.clone();
        let pointer = matches!(
            value.kind,
            Kind::Str
                | Kind::Bytes
                | Kind::ByteArray
                | Kind::List(_)
                | Kind::Dict(_)
                | Kind::Set { .. }
                | Kind::Instance(_)
        );
        let repr = self.getrepr(&value)?;
        let held = pointer && !value.can_be_none() && !self.is_void(repr);
        Ok(Some(match held {
            true => Presence::Value,
            false => Presence::Field,
        }))
    }

    /// A pointer to instances of a class.
    pub fn instance_ptr(&mut self, class: ClassDefId) -> LlType {
        LlType::Ptr(Container::Struct(self.class_types(class).0))
    }

    /// A pointer to the vtable of a class, as one of its own type.
    pub fn vtable_ptr(&mut self, class: ClassDefId) -> LlType {
        LlType::Ptr(Container::Struct(self.class_types(class).1))
    }

    /// The name of a class; of a copy, with that of the function that it was made for.
    fn class_name(&self, class: ClassDefId) -> String {
        let def = &self.ann.classes[class];
        match self.ann.maker_of_copy(def.class) {
            Some(maker) => format!("{} for {}", def.name, self.session.heap.dotted_name(maker)),
            None => def.name.to_string(),
        }
    }

    /// The structures of instances and of the vtable, perhaps without fields yet.
    fn class_types(&mut self, class: ClassDefId) -> (StructId, StructId) {
        if let Some(info) = self.classes.infos.get(&class) {
            return (info.instance, info.vtable);
        }
        let info = if class == ClassDefId::OBJECT {
            ClassInfo {
                instance: Types::OBJECT,
                vtable: Types::OBJECT_VTABLE,
                fields: Map::default(),
                class_fields: Map::default(),
                complete: true,
                data: None,
            }
        } else {
            // (`_alloc_flavor_ = "raw"` asks for memory that the program frees itself; it is the
            // collector's here, which nothing can tell but a profiler.)
            let name = self.class_name(class);
            let vtable = self
                .session
                .heap
                .lltypes
                .forward(format!("{name}_vtable"), false);
            self.session.heap.lltypes.structs[vtable].immutable = true;
            ClassInfo {
                instance: self.session.heap.lltypes.forward(name, true),
                vtable,
                fields: Map::default(),
                class_fields: Map::default(),
                complete: false,
                data: None,
            }
        };
        let types = (info.instance, info.vtable);
        self.classes.infos.insert(class, info);
        types
    }

    /// What is known of a class, its structures with their fields.
    pub fn class_info(&mut self, class: ClassDefId) -> RResult<&ClassInfo> {
        let (instance, vtable) = self.class_types(class);
        if !self.classes.infos[&class].complete {
            self.classes.infos[&class].complete = true;
            let base = self.ann.classes[class].base.unwrap_or(ClassDefId::OBJECT);
            self.class_info(base)?;
            let (base_instance, base_vtable) = self.class_types(base);
            let inline = |id| LlType::Inline(Container::Struct(id));
            let first = |ty, immutable| Field {
                name: "super".into(),
                ty,
                immutable,
            };
            let mut fields = vec![first(inline(base_instance), false)];
            let mut class_fields = vec![first(inline(base_vtable), true)];
            let def = &self.ann.classes[class];
            let immutable_all = def.immutable;
            let immutable: Vec<String> = def
                .immutable_fields
                .iter()
                .map(|n| n.trim_end_matches("[*]").trim_end_matches('?').to_string())
                .collect();
            let mutable: Vec<String> = def
                .immutable_fields
                .iter()
                .filter_map(|n| n.trim_end_matches("[*]").strip_suffix('?'))
                .map(str::to_string)
                .collect();
            let mut attrs: Vec<_> = def
                .attrs
                .values()
                .map(|a| (a.name.clone(), a.value.clone(), a.readonly))
                .collect();
            // In an order that does not depend on how they became known.
            attrs.sort_by(|a, b| a.0.cmp(&b.0));
            for (name, value, readonly) in attrs {
                if value.is_impossible() {
                    continue;
                }
                if readonly {
                    if let Some(rows) = self.method_rows(&value)? {
                        let optional = value.can_be_none();
                        if optional {
                            class_fields.push(Field {
                                name: has_field_name(&name).into(),
                                ty: LlType::Bool,
                                immutable: true,
                            });
                        }
                        for (n, &row) in rows.iter().enumerate() {
                            class_fields.push(Field {
                                name: method_field_name(&name, n).into(),
                                ty: self.row_type(row)?,
                                immutable: true,
                            });
                        }
                        let info = &mut self.classes.infos[&class];
                        info.class_fields
                            .insert(name, ClassField::Method(rows, optional));
                        continue;
                    }
                    let repr = self.getrepr(&value)?;
                    if matches!(repr, Repr::MethodOfFrozen(_) | Repr::MethodOfClass) {
                        continue;
                    }
                    let ty = self.lltype(repr);
                    if ty != LlType::Void {
                        class_fields.push(Field {
                            name: class_field_name(&name).into(),
                            ty,
                            immutable: true,
                        });
                    }
                    let info = &mut self.classes.infos[&class];
                    info.class_fields.insert(name, ClassField::Value(repr));
                } else {
                    let repr = self.getrepr(&value)?;
                    let ty = self.lltype(repr);
                    if ty != LlType::Void {
                        let listed = immutable.iter().any(|n| name == *n.as_str());
                        let quasi = mutable.iter().any(|n| name == *n.as_str());
                        let reassigned = self.reassigned.contains(&(class, name.clone()));
                        fields.push(Field {
                            name: field_name(&name).into(),
                            ty,
                            immutable: (immutable_all || listed) && !quasi && !reassigned,
                        });
                    }
                    if self.presence(class, &name)? == Some(Presence::Field) {
                        fields.push(Field {
                            name: presence_field_name(&name).into(),
                            ty: LlType::Bool,
                            immutable: false,
                        });
                    }
                    let info = &mut self.classes.infos[&class];
                    info.fields.insert(name, repr);
                }
            }
            self.session.heap.lltypes.complete(instance, fields);
            self.session.heap.lltypes.complete(vtable, class_fields);
        }
        Ok(&self.classes.infos[&class])
    }

    /// The rows by which the methods of an attribute are called, if it holds methods.
    fn method_rows(
        &mut self,
        value: &crate::annotate::types::model::SomeValue,
    ) -> RResult<Option<Vec<super::call::RowId>>> {
        let Kind::Pbc(descs) = &value.kind else {
            return Ok(None);
        };
        if !descs
            .iter()
            .all(|&d| matches!(self.ann.descs[d], Desc::Method(_)))
        {
            return Ok(None);
        }
        Ok(Some(self.rows_of_family_of(descs[0])))
    }

    /// The vtable of a class, as data of its own type.
    pub fn vtable_data(&mut self, class: ClassDefId) -> DataId {
        self.class_types(class);
        if let Some(data) = self.classes.infos[&class].data {
            return data;
        }
        let vtable = self.classes.infos[&class].vtable;
        let name = format!("{}_vtable", self.class_name(class));
        let data = self.new_data(LlType::Inline(Container::Struct(vtable)), name);
        self.classes.infos[&class].data = Some(data);
        self.unfilled.push(Unfilled::Vtable(data, class));
        data
    }

    /// The vtable of a class, as a pointer to one of `object`.
    pub fn vtable_const(&mut self, class: ClassDefId) -> LlConst {
        let data = self.vtable_data(class);
        LlConst::Data(RootTypes.vtable_ptr(), data)
    }

    /// The class of `None`, as `type(x)` gives it.
    pub fn none_vtable(&mut self) -> LlConst {
        let none = self.session.heap.types.none;
        self.vtable_without_instances(none, "none_vtable")
    }

    /// The vtable of a class that `type(x)` gives and no instance has.
    fn vtable_without_instances(&mut self, class: ObjId, name: &str) -> LlConst {
        if let Some(known) = self.prebuilt.get(&(class, Repr::Class)) {
            return known.clone();
        }
        let ty = RootTypes.vtable_ptr();
        let data = self.new_data(super::constant::inline_of(ty), name);
        let constant = LlConst::Data(ty, data);
        let value = self.root_vtable(class, -1, None, constant.clone());
        self.prog.data[data].value = Some(value);
        self.prebuilt.insert((class, Repr::Class), constant.clone());
        constant
    }

    /// Whether objects of a class, or of one below it, may be of another class to programs.
    pub fn may_be_copies(&self, class: ClassDefId) -> bool {
        let heap = &self.session.heap;
        let class_of = |id: ClassDefId| self.ann.classes[id].class;
        let mut below = self.ann.subclasses(class).into_iter().map(class_of);
        below.any(|class| self.ann.shown_class(heap, class) != class)
    }

    /// The class as the annotator sees it.
    pub fn classdef(&self, class: ObjId) -> RResult<ClassDefId> {
        let desc = self.ann.desc_of.get(&class);
        match desc.map(|&d| &self.ann.descs[d]) {
            Some(Desc::Class(desc)) if desc.classdef.is_some() => {
                Ok(desc.classdef.unwrap_or(ClassDefId::OBJECT))
            }
            _ => error(
                "RP0507",
                format!(
                    "class {} has no instances at run time",
                    self.session.heap.class_name(class)
                ),
            ),
        }
    }

    /// The vtable of the class that one is to programs, as a pointer to one of `object`: what values that are
    /// classes are.
    pub fn class_vtable(&mut self, class: ObjId) -> RResult<LlConst> {
        if class == self.session.heap.types.none {
            return Ok(self.none_vtable());
        }
        let class = self.ann.shown_class(&self.session.heap, class);
        if self.session.heap.only_shown(class) {
            let name = format!("{}_vtable", self.session.heap.class_name(class));
            return Ok(self.vtable_without_instances(class, &name));
        }
        let class = self.classdef(class)?;
        Ok(self.vtable_const(class))
    }

    /// Makes the contents of a vtable, the class numbers left for the end.
    pub fn fill_vtable(&mut self, data: DataId, class: ClassDefId) -> RResult<()> {
        let value = self.vtable_value(class, class)?;
        self.prog.data[data].value = Some(value);
        Ok(())
    }

    /// The text of a class that its metaclass gives it: `<enum 'Color'>`.
    fn text_by_metaclass(&mut self, class: ObjId) -> RResult<Option<String>> {
        let heap = &self.session.heap;
        let found = heap.lookup_in_class(heap.type_of(class), "__repr__");
        let owner = found.and_then(|(owner, _)| heap.class(owner));
        match owner.is_some_and(|owner| !owner.builtin) {
            true => self.class_text(class).map(Some),
            false => Ok(None),
        }
    }

    /// `repr` of a class, which is known when a program is translated.
    pub fn class_text(&mut self, class: ObjId) -> RResult<String> {
        match self.session.repr(class) {
            Ok(text) => Ok(text.to_string()),
            Err(_) => {
                let name = self.session.heap.class_name(class);
                let message = format!("the `__repr__` of the metaclass of `{name}` raises");
                error("RP0546", message)
            }
        }
    }

    /// What the vtables of all classes have, of a class with this number (0 if it gets one), and a text if its metaclass says one.
    fn root_vtable(
        &mut self,
        class: ObjId,
        number: i64,
        text: Option<String>,
        shown: LlConst,
    ) -> LlConst {
        let number = LlConst::signed(number);
        let name = self.session.heap.class_name(class);
        let known = self.session.heap.module_and_name(class);
        let (module, qualname) = match &known {
            Some((module, qualname)) => (Some(module), qualname),
            None => (None, &name),
        };
        let none = LlConst::zero(LlType::Ptr(Container::Struct(Types::STRING)));
        let qualname = self.string_const(qualname);
        let module = match module.filter(|module| ***module != *"builtins") {
            Some(module) => self.string_const(module),
            None => none.clone(),
        };
        let name = self.string_const(&name);
        let text = match text {
            Some(text) => self.string_const(&text),
            None => none,
        };
        LlConst::Struct(vec![
            number.clone(),
            number,
            name,
            shown,
            qualname,
            module,
            text,
        ])
    }

    /// The part of the vtable of `class` that `part`, a base, declares.
    fn vtable_value(&mut self, part: ClassDefId, class: ClassDefId) -> RResult<LlConst> {
        if part == ClassDefId::OBJECT {
            let obj = self.ann.classes[class].class;
            let shown = self.class_vtable(obj)?;
            let text = self.text_by_metaclass(obj)?;
            return Ok(self.root_vtable(obj, 0, text, shown));
        }
        let base = self.ann.classes[part].base.unwrap_or(ClassDefId::OBJECT);
        let mut values = vec![self.vtable_value(base, class)?];
        let fields = self.class_info(part)?.class_fields.clone();
        for (name, field) in fields {
            let source = self.ann.class_attribute(class, &name);
            match field {
                ClassField::Value(repr) => {
                    let ty = self.lltype(repr);
                    if ty == LlType::Void {
                        continue;
                    }
                    values.push(match source {
                        Some(obj) => self.convert_const(repr, obj)?,
                        None => LlConst::zero(ty),
                    });
                }
                ClassField::Method(rows, optional) => {
                    if optional {
                        let has =
                            source.is_some_and(|obj| self.session.heap.function(obj).is_some());
                        values.push(LlConst::Bool(has));
                    }
                    for row in rows {
                        values.push(self.method_in_row(row, source)?);
                    }
                }
            }
        }
        Ok(LlConst::Struct(values))
    }

    /// Completes all structures of classes; whether there was anything to do.
    pub fn finish_classes(&mut self) -> bool {
        let open: Vec<ClassDefId> = self
            .classes
            .infos
            .iter()
            .filter(|(_, info)| !info.complete)
            .map(|(&id, _)| id)
            .collect();
        for &class in &open {
            if let Err(error) = self.class_info(class) {
                self.errors.push(*error);
            }
        }
        !open.is_empty()
    }

    /// Numbers the classes, and writes the numbers into the vtables.
    pub fn number_classes(&mut self) {
        let mut ranges: Map<ClassDefId, (i64, i64)> = Map::default();
        let mut next = 0;
        // Depth first without recursion: a class is left when its subclasses are done.
        let mut stack = vec![(ClassDefId::OBJECT, false)];
        while let Some((class, done)) = stack.pop() {
            if done {
                if let Some(range) = ranges.get_mut(&class) {
                    range.1 = next;
                }
                continue;
            }
            ranges.insert(class, (next, next));
            next += 1;
            stack.push((class, true));
            let subs = &self.ann.classes[class].subclasses;
            stack.extend(subs.iter().rev().map(|&sub| (sub, false)));
        }
        for (class, info) in &self.classes.infos {
            let (Some(data), Some(&(min, max))) = (info.data, ranges.get(class)) else {
                continue;
            };
            let Some(mut value) = self.prog.data[data].value.as_mut() else {
                continue;
            };
            for _ in 1..self.ann.bases(*class).count() {
                match value {
                    LlConst::Struct(fields) => value = &mut fields[0],
                    _ => break,
                }
            }
            if let LlConst::Struct(fields) = value {
                fields[0] = LlConst::signed(min);
                fields[1] = LlConst::signed(max);
            }
        }
    }

    // Instances that are there before the program runs.

    /// A prebuilt instance as a pointer of the given type.
    pub fn const_instance(
        &mut self,
        class: ClassDefId,
        obj: ObjId,
        ty: LlType,
    ) -> RResult<LlConst> {
        let key = (obj, Repr::Instance(ClassDefId::OBJECT));
        if let Some(LlConst::Data(_, data)) = self.prebuilt.get(&key) {
            return Ok(LlConst::Data(ty, *data));
        }
        let Some(instance) = self.session.heap.instance(obj) else {
            return self.bad_const(Repr::Instance(class), obj);
        };
        let exact = self.classdef(instance.class)?;
        let own = self.instance_ptr(exact);
        let name = format!("inst_{}", self.class_name(exact));
        let data = self.new_object(super::constant::inline_of(own), obj, name);
        self.prebuilt.insert(key, LlConst::Data(ty, data));
        self.unfilled.push(Unfilled::Instance(data, obj, exact));
        Ok(LlConst::Data(ty, data))
    }

    /// Makes the contents of a prebuilt instance.
    pub fn fill_instance(&mut self, data: DataId, obj: ObjId, class: ClassDefId) -> RResult<()> {
        let value = self.instance_value(class, obj, class)?;
        self.prog.data[data].value = Some(value);
        Ok(())
    }

    fn instance_value(
        &mut self,
        part: ClassDefId,
        obj: ObjId,
        class: ClassDefId,
    ) -> RResult<LlConst> {
        if part == ClassDefId::OBJECT {
            return Ok(LlConst::Struct(vec![self.vtable_const(class)]));
        }
        let base = self.ann.classes[part].base.unwrap_or(ClassDefId::OBJECT);
        let mut values = vec![self.instance_value(base, obj, class)?];
        let fields = self.class_info(part)?.fields.clone();
        for (name, repr) in fields {
            let ty = self.lltype(repr);
            let value = self
                .session
                .heap
                .instance_value(obj, &name)
                .or_else(|| self.prebuilt_attr(obj, &name))
                .or_else(|| self.ann.class_attribute(class, &name));
            if ty != LlType::Void {
                values.push(match value {
                    Some(value) => self.convert_const(repr, value)?,
                    None => LlConst::zero(ty),
                });
            }
            if self.presence(part, &name)? == Some(Presence::Field) {
                values.push(LlConst::Bool(value.is_some()));
            }
        }
        Ok(LlConst::Struct(values))
    }

    /// Attributes of prebuilt exceptions that are not in their dict: the message.
    fn prebuilt_attr(&self, obj: ObjId, name: &AttrKey) -> Option<ObjId> {
        let exc = self.session.heap.exception(obj)?;
        let name = name.field()?;
        if *name == private("_args") {
            return self.ann.exception_args.get(&obj).copied();
        }
        match exc.args[..] {
            [arg] if *name == private("_message") && self.session.heap.as_str(arg).is_some() => {
                Some(arg)
            }
            _ => None,
        }
    }
}
