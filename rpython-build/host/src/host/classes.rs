//! Making classes and instances.
//!
//! `class C(B, metaclass=M, **kw)` is `__build_class__(body, "C", B, …)`: it finds the
//! metaclass, prepares the namespace, runs the body, calls the metaclass. `type.__new__` then
//! does the work of [`HostSpace::type_new`]: linearisation, layout, slots, hooks.

use super::builtin::Args;
use super::hostspace::{HResult, HostSpace};
use super::object::{Class, Instance, Layout, Namespace, ObjId, Object, Overrides};
use super::types::native;
use crate::front::code::Name;

impl HostSpace {
    /// `__build_class__(body, name, *bases, metaclass=…, **kw)`
    pub fn build_class_from(&mut self, args: Args<'_>) -> HResult {
        let &[body, name, ref bases @ ..] = args.pos else {
            return Err(self.type_error("__build_class__: not enough arguments"));
        };
        let original = self.heap.new_tuple(bases.to_vec());
        let resolved = self.resolve_bases(bases, original)?;
        let bases_tuple = if resolved == bases {
            original
        } else {
            self.heap.new_tuple(resolved.clone())
        };
        let kw: Vec<(Name, ObjId)> = args
            .kw
            .iter()
            .filter(|(n, _)| &**n != "metaclass")
            .cloned()
            .collect();
        let mut meta = match args.keyword("metaclass") {
            Some(meta) => meta,
            None => match resolved.first() {
                Some(&base) => self.heap.type_of(base),
                None => self.heap.types.type_,
            },
        };
        if self.heap.class(meta).is_some() {
            meta = self.best_metaclass(meta, &resolved)?;
        }
        let namespace = match self.get_attr_opt(meta, "__prepare__")? {
            Some(prepare) if !self.is_builtin_prepare(prepare) => self.call_args(
                prepare,
                Args {
                    pos: &[name, bases_tuple],
                    kw: &kw,
                },
            )?,
            _ => self.heap.new_dict(),
        };
        let inside = self.heap.payload(namespace);
        let kind = self.heap.type_of(namespace);
        if self.heap.dict(inside).is_none() && self.special(kind, "__getitem__").is_none() {
            let given = self.heap.type_name(namespace);
            let maker = match self.heap.class(meta) {
                Some(class) => class.name.clone(),
                None => "<metaclass>".into(),
            };
            return Err(self.type_error(format!(
                "{maker}.__prepare__() must return a mapping, not {given}"
            )));
        }
        let Some(f) = self.heap.function(body) else {
            return Err(self.type_error("__build_class__: func must be a function"));
        };
        let (code, globals, closure) = (f.code.clone(), f.globals, f.closure.clone());
        let own = self.sources.is_own(code.file);
        self.run_code(&code, globals, namespace, &closure)?;
        if resolved != bases {
            let key = self.heap.intern_name("__orig_bases__");
            self.namespace_set(namespace, &key, original)?;
        }
        let cell = self.namespace_get(namespace, "__classcell__")?;
        let class = self.call_args(
            meta,
            Args {
                pos: &[name, bases_tuple, namespace],
                kw: &kw,
            },
        )?;
        if let Some(cell) = cell {
            if let Object::Cell(contents @ None) = self.heap.get_mut(cell) {
                *contents = Some(class);
            }
        }
        if let Some(class) = self.heap.class_mut(class) {
            class.own = own;
            class.body = Some(code);
        }
        Ok(class)
    }

    fn is_builtin_prepare(&self, prepare: ObjId) -> bool {
        match self.heap.get(prepare) {
            Object::BoundMethod { func, .. } => matches!(self.heap.get(*func), Object::Builtin(_)),
            Object::Builtin(_) => true,
            _ => false,
        }
    }

    /// Replaces bases that are not classes by what their `__mro_entries__` says.
    fn resolve_bases(&mut self, bases: &[ObjId], original: ObjId) -> HResult<Vec<ObjId>> {
        let mut resolved = Vec::with_capacity(bases.len());
        for &base in bases {
            if self.heap.class(base).is_some() {
                resolved.push(base);
                continue;
            }
            if let Object::GenericAlias { origin, .. } = self.heap.get(base) {
                resolved.push(*origin);
                continue;
            }
            match self.get_attr_opt(base, "__mro_entries__")? {
                Some(method) => {
                    let entries = self.call_obj(method, &[original])?;
                    resolved.extend(self.collect(entries)?);
                }
                None => resolved.push(base),
            }
        }
        Ok(resolved)
    }

    fn best_metaclass(&mut self, meta: ObjId, bases: &[ObjId]) -> HResult {
        let mut winner = meta;
        for &base in bases {
            let other = self.heap.type_of(base);
            if self.heap.is_subclass(winner, other) {
                continue;
            }
            if self.heap.is_subclass(other, winner) {
                winner = other;
                continue;
            }
            return Err(self.type_error(
                "metaclass conflict: the metaclass of a derived class must be a (non-strict) \
                 subclass of the metaclasses of all its bases",
            ));
        }
        Ok(winner)
    }

    /// Reads a name from a class body's namespace, which may be any mapping.
    pub fn namespace_get(&mut self, namespace: ObjId, name: &str) -> HResult<Option<ObjId>> {
        if self.heap.dict(namespace).is_some() {
            return Ok(self.heap.dict_get_str(namespace, name));
        }
        let key = self.heap.new_str(name);
        let result = self.get_item(namespace, key);
        self.catch(result, self.heap.types.key_error)
    }

    /// Writes a name to a class body's namespace.
    pub fn namespace_set(&mut self, namespace: ObjId, name: &Name, value: ObjId) -> HResult<()> {
        if self.heap.dict(namespace).is_some() {
            self.heap.dict_set_str(namespace, name, value);
            return Ok(());
        }
        let key = self.heap.intern(name);
        self.set_item(namespace, key, value)
    }

    /// `type.__new__(meta, name, bases, namespace, **kw)`
    pub fn type_new(&mut self, meta: ObjId, args: Args<'_>) -> HResult {
        let &[name, bases, namespace] = args.pos else {
            return Err(self.type_error("type() takes 1 or 3 arguments"));
        };
        let Some(name) = self.heap.as_str(name).cloned() else {
            let given = self.heap.type_name(name);
            return Err(self.type_error(format!(
                "type.__new__() argument 1 must be str, not {given}"
            )));
        };
        let Some(bases) = self.heap.as_tuple(bases).map(|b| b.to_vec()) else {
            let given = self.heap.type_name(bases);
            return Err(self.type_error(format!(
                "type.__new__() argument 2 must be tuple, not {given}"
            )));
        };
        let table = self.heap.payload(namespace);
        if self.heap.dict(table).is_none() {
            let given = self.heap.type_name(namespace);
            return Err(self.type_error(format!(
                "type.__new__() argument 3 must be dict, not {given}"
            )));
        }
        let bases = if bases.is_empty() {
            vec![self.heap.types.object]
        } else {
            bases
        };
        for &base in &bases {
            self.check_base(base)?;
        }
        let winner = self.best_metaclass(meta, &bases)?;
        if winner != meta {
            // The bases ask for a metaclass with a `__new__` of its own.
            let new = self.heap.lookup_static(winner, "__new__");
            let own = new.filter(|(owner, _)| self.heap.class(*owner).is_some_and(|c| !c.builtin));
            if let Some((_, new)) = own {
                let new = self.bind_descriptor(new, None, winner)?;
                let pos = [winner, args.pos[0], args.pos[1], args.pos[2]];
                return self.call_args(
                    new,
                    Args {
                        pos: &pos,
                        kw: args.kw,
                    },
                );
            }
        }
        let meta = winner;
        let layout = self.best_layout(&bases)?;
        let mut dict = Namespace::default();
        for (key, value) in self.heap.dict_str_items(table) {
            dict.insert(key, value);
        }
        let class = self.new_class(meta, name, bases, layout, dict)?;
        self.after_new_class(class, args.kw)?;
        Ok(class)
    }

    fn check_base(&mut self, base: ObjId) -> HResult<()> {
        let t = self.heap.types;
        if self.heap.class(base).is_none() {
            return Err(self.type_error("bases must be types"));
        }
        let sealed = [
            t.bool,
            t.none,
            t.function,
            t.range,
            t.slice,
            t.ellipsis,
            t.not_implemented,
            t.generator,
        ];
        if sealed.contains(&base) {
            let name = self.heap.class_name(base);
            return Err(self.type_error(format!("type '{name}' is not an acceptable base type")));
        }
        Ok(())
    }

    fn best_layout(&mut self, bases: &[ObjId]) -> HResult<Layout> {
        let mut best = Layout::Plain;
        for &base in bases {
            let layout = self.heap.class(base).map_or(Layout::Plain, |c| c.layout);
            match (best, layout) {
                (_, Layout::Plain) => {}
                (Layout::Plain, own) => best = own,
                (Layout::Builtin(a), Layout::Builtin(b)) if a != b => {
                    return Err(self.type_error("multiple bases have instance lay-out conflict"));
                }
                _ => {}
            }
        }
        Ok(best)
    }

    fn new_class(
        &mut self,
        meta: ObjId,
        name: Name,
        bases: Vec<ObjId>,
        layout: Layout,
        mut dict: Namespace,
    ) -> HResult {
        let qualname = match dict.shift_remove("__qualname__") {
            Some(value) => match self.heap.as_str(value) {
                Some(text) => text.clone(),
                None => {
                    let given = self.heap.type_name(value);
                    return Err(
                        self.type_error(format!("type __qualname__ must be a str, not {given}"))
                    );
                }
            },
            None => name.clone(),
        };
        let cell = dict.shift_remove("__classcell__");
        if !dict.contains_key("__module__") {
            let globals = self.active.last().map(|a| a.globals);
            let module = globals.and_then(|g| self.heap.dict_get_str(g, "__name__"));
            if let Some(module) = module {
                let key = self.heap.intern_name("__module__");
                dict.insert(key, module);
            }
        }
        if !dict.contains_key("__doc__") {
            let key = self.heap.intern_name("__doc__");
            dict.insert(key, self.heap.none);
        }
        if dict.contains_key("__eq__") && !dict.contains_key("__hash__") {
            let key = self.heap.intern_name("__hash__");
            dict.insert(key, self.heap.none);
        }
        self.wrap_implicit_methods(&mut dict);
        let slots = match dict.get("__slots__") {
            Some(&slots) => Some(self.slot_names(slots, &name)?),
            None => None,
        };
        let base_has_dict = bases
            .iter()
            .any(|&b| self.heap.class(b).is_some_and(|c| c.has_dict));
        let has_dict = base_has_dict
            || slots
                .as_ref()
                .is_none_or(|s| s.iter().any(|n| &**n == "__dict__"));
        let maker = self.active.last();
        let class = self.heap.add(Object::Class(Box::new(Class {
            name,
            qualname,
            bases: bases.clone(),
            mro: vec![],
            dict,
            metaclass: meta,
            layout,
            has_dict,
            builtin: false,
            subclasses: vec![],
            overrides: Overrides::default(),
            body: None,
            own: maker.is_some_and(|maker| self.sources.is_own(maker.code.file)),
        })));
        let mro = self.linearise(class, &bases)?;
        if let Some(c) = self.heap.class_mut(class) {
            c.mro = mro;
        }
        self.mro_of_metaclass(class, meta)?;
        for slot in slots.into_iter().flatten() {
            if matches!(&*slot, "__dict__" | "__weakref__") {
                continue;
            }
            if self
                .heap
                .class(class)
                .is_some_and(|c| c.dict.contains_key(&slot))
            {
                return Err(self.value_error(format!(
                    "'{slot}' in __slots__ conflicts with class variable"
                )));
            }
            let descriptor = self.heap.add(Object::Slot(class, slot.clone()));
            self.heap.class_set(class, &slot, descriptor);
        }
        for &base in &bases {
            if let Some(b) = self.heap.class_mut(base) {
                b.subclasses.push(class);
            }
        }
        self.update_overrides(class);
        if let Some(cell) = cell {
            if let Object::Cell(contents) = self.heap.get_mut(cell) {
                *contents = Some(class);
            }
        }
        Ok(class)
    }

    /// A function, or what holds functions, with code that is shared but an identity of its own.
    pub fn copy_of_function(&mut self, value: ObjId) -> ObjId {
        let copy = match self.heap.get(self.heap.payload(value)) {
            Object::Function(function) => Object::Function(function.clone()),
            &Object::StaticMethod(func) => Object::StaticMethod(self.copy_of_function(func)),
            &Object::ClassMethod(func) => Object::ClassMethod(self.copy_of_function(func)),
            Object::Property(property) => {
                let mut copy = property.clone();
                for func in [&mut copy.get, &mut copy.set, &mut copy.del] {
                    *func = func.map(|func| self.copy_of_function(func));
                }
                Object::Property(copy)
            }
            _ => return value,
        };
        self.heap.add(copy)
    }

    /// A class beneath another and these others, with functions of its own for all that it and its marked mixins
    /// define. Nothing that runs when a class is made runs: programs do not see that there is one.
    pub fn copy_of_class(&mut self, of: ObjId, others: &[ObjId]) -> HResult {
        let bases = [&[of], others].concat();
        let class = self.heap.get(of).clone();
        let mixins = self.heap.mro(of).to_vec();
        let copy = self.heap.add(class);
        let mro = self.linearise(copy, &bases)?;
        let mut dict = Namespace::default();
        dict.insert(self.heap.intern_name("__copied__"), of);
        for base in mixins.into_iter().rev() {
            let Some(data) = self.heap.class(base) else {
                continue;
            };
            if base != of && !data.dict.contains_key("_mixin_") {
                continue;
            }
            let left_out = [
                "__dict__",
                "__weakref__",
                "__doc__",
                "_annspecialcase_",
                "_mixin_",
            ];
            for (name, value) in data.dict.clone() {
                if !left_out.contains(&&*name) {
                    dict.insert(name, self.copy_of_function(value));
                }
            }
        }
        dict.insert(self.heap.intern_name("__same__"), copy);
        if let Some(class) = self.heap.class_mut(copy) {
            class.bases = bases.clone();
            class.mro = mro;
            class.dict = dict;
            class.subclasses = vec![];
        }
        for base in bases {
            if let Some(base) = self.heap.class_mut(base) {
                base.subclasses.push(copy);
            }
        }
        Ok(copy)
    }

    /// A class beneath another that the program does not see, as it is none of its subclasses.
    pub fn hidden_class(&mut self, name: Name, base: ObjId, module: Option<ObjId>) -> ObjId {
        let mut dict = Namespace::default();
        if let Some(module) = module {
            dict.insert(self.heap.intern_name("__module__"), module);
        }
        let class = self.heap.add(Object::Class(Box::new(Class {
            qualname: name.clone(),
            name,
            bases: vec![base],
            mro: vec![],
            dict,
            metaclass: self.heap.types.type_,
            layout: Layout::Plain,
            has_dict: false,
            builtin: false,
            subclasses: vec![],
            overrides: Overrides::default(),
            body: None,
            own: false,
        })));
        let mro = [&[class], self.heap.mro(base)].concat();
        if let Some(data) = self.heap.class_mut(class) {
            data.mro = mro;
        }
        class
    }

    /// A metaclass may have another order in mind than the linearisation.
    fn mro_of_metaclass(&mut self, class: ObjId, meta: ObjId) -> HResult<()> {
        let Some((owner, method)) = self.heap.lookup_in_class(meta, "mro") else {
            return Ok(());
        };
        if self.heap.class(owner).is_some_and(|c| c.builtin) {
            return Ok(());
        }
        let order = self.call_method_of(method, class, meta, &[])?;
        let order = self.collect(order)?;
        for &member in &order {
            if self.heap.class(member).is_none() {
                let given = self.heap.type_name(member);
                return Err(self.type_error(format!("mro() returned a non-class ('{given}')")));
            }
        }
        if let Some(c) = self.heap.class_mut(class) {
            c.mro = order;
        }
        Ok(())
    }

    /// `__new__` is a static method, `__init_subclass__` and `__class_getitem__` are class
    /// methods, without saying so.
    fn wrap_implicit_methods(&mut self, dict: &mut Namespace) {
        for name in ["__new__", "__init_subclass__", "__class_getitem__"] {
            let Some(&value) = dict.get(name) else {
                continue;
            };
            if self.heap.function(value).is_none() {
                continue;
            }
            let wrapped = self.heap.add(match name {
                "__new__" => Object::StaticMethod(value),
                _ => Object::ClassMethod(value),
            });
            dict.insert(name.into(), wrapped);
        }
    }

    fn slot_names(&mut self, slots: ObjId, class: &str) -> HResult<Vec<Name>> {
        let items = match self.heap.as_str(slots) {
            Some(_) => vec![slots],
            None => self.collect(slots)?,
        };
        let mut names = Vec::with_capacity(items.len());
        for item in items {
            let Some(name) = self.heap.as_str(item).cloned() else {
                let given = self.heap.type_name(item);
                return Err(
                    self.type_error(format!("__slots__ items must be strings, not '{given}'"))
                );
            };
            let name = match name.strip_prefix("__") {
                Some(_) if !name.ends_with("__") => self
                    .heap
                    .intern_name(&format!("_{}{name}", class.trim_start_matches('_'))),
                _ => self.heap.intern_name(&name),
            };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Ok(names)
    }

    /// The C3 linearisation.
    pub fn linearise(&mut self, class: ObjId, bases: &[ObjId]) -> HResult<Vec<ObjId>> {
        for (i, base) in bases.iter().enumerate() {
            if bases[..i].contains(base) {
                let name = self.heap.class_name(*base);
                return Err(self.type_error(format!("duplicate base class {name}")));
            }
        }
        let mut sequences: Vec<Vec<ObjId>> =
            bases.iter().map(|&b| self.heap.mro(b).to_vec()).collect();
        sequences.push(bases.to_vec());
        let mut mro = vec![class];
        loop {
            sequences.retain(|s| !s.is_empty());
            if sequences.is_empty() {
                return Ok(mro);
            }
            let next = sequences
                .iter()
                .map(|s| s[0])
                .find(|candidate| !sequences.iter().any(|s| s[1..].contains(candidate)));
            let Some(next) = next else {
                let mut names: Vec<String> = vec![];
                for s in &sequences {
                    let name = self.heap.class_name(s[0]).to_string();
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
                return Err(self.type_error(format!(
                    "Cannot create a consistent method resolution\norder (MRO) for bases {}",
                    names.join(", ")
                )));
            };
            mro.push(next);
            for s in &mut sequences {
                if s[0] == next {
                    s.remove(0);
                }
            }
        }
    }

    /// Finds out anew which hooks a class and its subclasses define.
    pub fn update_overrides(&mut self, class: ObjId) {
        let mut todo = vec![class];
        while let Some(class) = todo.pop() {
            let defines = |name: &str| {
                self.heap
                    .lookup_in_class(class, name)
                    .is_some_and(|(owner, _)| !self.heap.class(owner).is_some_and(|c| c.builtin))
            };
            let overrides = Overrides {
                getattribute: defines("__getattribute__"),
                getattr: defines("__getattr__"),
                setattr: defines("__setattr__"),
                delattr: defines("__delattr__"),
            };
            if let Some(c) = self.heap.class_mut(class) {
                c.overrides = overrides;
                todo.extend(&c.subclasses);
            }
        }
    }

    /// `__set_name__` of the attributes, then `__init_subclass__` of the parent.
    fn after_new_class(&mut self, class: ObjId, kw: &[(Name, ObjId)]) -> HResult<()> {
        let attrs: Vec<(Name, ObjId)> = match self.heap.class(class) {
            Some(c) => c.dict.iter().map(|(n, v)| (n.clone(), *v)).collect(),
            None => vec![],
        };
        for (name, value) in attrs {
            match self.heap.get_mut(value) {
                Object::Property(p) if p.name.is_none() => p.name = Some(name),
                Object::Instance(i) => {
                    let dclass = i.class;
                    if let Some(method) = self.special(dclass, "__set_name__") {
                        let name = self.heap.intern(&name);
                        self.call_method_of(method, value, dclass, &[class, name])?;
                    }
                }
                _ => {}
            }
        }
        let parent = self.heap.add(Object::Super {
            class,
            this: Some(class),
            this_class: class,
        });
        let hook = self.get_attr_str(parent, "__init_subclass__")?;
        self.call_args(hook, Args { pos: &[], kw })?;
        Ok(())
    }

    // Instances.

    /// `C(*args, **kw)`
    pub fn call_class(&mut self, class: ObjId, args: Args<'_>) -> HResult {
        let meta = self.heap.type_of(class);
        if meta != self.heap.types.type_ {
            if let Some((owner, method)) = self.heap.lookup_static(meta, "__call__") {
                if !self.heap.class(owner).is_some_and(|c| c.builtin) {
                    return self.call_bound(method, class, meta, args);
                }
            }
        }
        self.instantiate(class, args)
    }

    /// `type.__call__(C, *args, **kw)`
    pub fn instantiate(&mut self, class: ObjId, args: Args<'_>) -> HResult {
        let t = self.heap.types;
        if class == t.type_ && args.pos.len() == 1 && args.kw.is_empty() {
            return Ok(self.heap.shown_type(args.pos[0]));
        }
        let builtin = self.heap.class(class).is_some_and(|c| c.builtin);
        if builtin
            && self
                .heap
                .class(class)
                .is_some_and(|c| c.layout == Layout::Builtin(class))
        {
            // One of Python's own types itself: made complete at once.
            if class != t.base_exception {
                return self.native_complete(class, args);
            }
        }
        let user_new = self
            .heap
            .lookup_static(class, "__new__")
            .filter(|&(owner, _)| !self.heap.class(owner).is_some_and(|c| c.builtin));
        let obj = match user_new {
            Some((_, new)) => {
                let new = self.bind_descriptor(new, None, class)?;
                let mut pos = Vec::with_capacity(args.pos.len() + 1);
                pos.push(class);
                pos.extend_from_slice(args.pos);
                self.call_args(
                    new,
                    Args {
                        pos: &pos,
                        kw: args.kw,
                    },
                )?
            }
            None => self.native_new(class, args)?,
        };
        let obj_class = self.heap.type_of(obj);
        if !self.heap.is_subclass(obj_class, class) {
            return Ok(obj);
        }
        let Some((owner, init)) = self.heap.lookup_static(obj_class, "__init__") else {
            return Ok(obj);
        };
        if self.heap.class(owner).is_some_and(|c| c.builtin) {
            if owner == t.object {
                if user_new.is_none()
                    && !(args.pos.is_empty() && args.kw.is_empty())
                    && self.layout(class).is_none()
                {
                    return Err(self.takes_no_arguments(class));
                }
                return Ok(obj);
            }
            self.native_init(owner, obj, args)?;
            return Ok(obj);
        }
        let result = self.call_bound(init, obj, obj_class, args)?;
        if result != self.heap.none {
            let name = self.heap.type_name(result);
            return Err(self.type_error(format!("__init__() should return None, not '{name}'")));
        }
        Ok(obj)
    }

    fn takes_no_arguments(&mut self, class: ObjId) -> super::space::Unwind<ObjId> {
        let name = self.heap.class_name(class);
        self.type_error(format!("{name}() takes no arguments"))
    }

    /// An object of one of Python's own types, `__init__` included.
    fn native_complete(&mut self, class: ObjId, args: Args<'_>) -> HResult {
        if let Some(obj) = self.core_new(class, class, args)? {
            return Ok(obj);
        }
        match native::new(self, class, args)? {
            Some(obj) => Ok(obj),
            None => {
                let name = self.heap.class_name(class);
                Err(self.type_error(format!("cannot create '{name}' instances")))
            }
        }
    }

    /// `__new__` of Python's own classes: an object of `class`.
    pub fn native_new(&mut self, class: ObjId, args: Args<'_>) -> HResult {
        let t = self.heap.types;
        let Some(own) = self.layout(class) else {
            self.check_abstract(class)?;
            return Ok(self.heap.new_instance(class));
        };
        if own == t.base_exception {
            return self.new_exception_of(class, args);
        }
        if own == t.type_ {
            if class == own && args.pos.len() == 1 {
                return Ok(self.heap.shown_type(args.pos[0]));
            }
            return self.type_new(class, args);
        }
        if class == own {
            return self.native_complete(class, args);
        }
        self.check_abstract(class)?;
        let mutable = [t.list, t.dict, t.set, t.bytearray, t.property].contains(&own);
        let given = if mutable { Args::positional(&[]) } else { args };
        if let Some(obj) = self.core_new(own, class, given)? {
            return Ok(obj);
        }
        match native::new(self, own, given)? {
            Some(payload) => Ok(self.with_payload(class, payload)),
            None => {
                let name = self.heap.class_name(own);
                Err(self.type_error(format!("cannot create '{name}' instances")))
            }
        }
    }

    /// An instance of a subclass around an object of one of Python's own types.
    pub fn with_payload(&mut self, class: ObjId, payload: ObjId) -> ObjId {
        self.heap.add(Object::Instance(Box::new(Instance {
            class,
            dict: None,
            slots: Namespace::default(),
            payload: Some(payload),
            exc: None,
        })))
    }

    fn check_abstract(&mut self, class: ObjId) -> HResult<()> {
        let Some((_, methods)) = self.heap.lookup_static(class, "__abstractmethods__") else {
            return Ok(());
        };
        let mut names: Vec<String> = vec![];
        for name in self.collect(methods)? {
            names.push(self.str(name)?.to_string());
        }
        names.sort();
        let (class, s) = (
            self.heap.class_name(class),
            if names.len() == 1 { "" } else { "s" },
        );
        match names.is_empty() {
            true => Ok(()),
            false => Err(self.type_error(format!(
                "Can't instantiate abstract class {class} without an implementation for abstract method{s} '{}'",
                names.join("', '")
            ))),
        }
    }

    /// `__init__` of Python's own classes.
    pub fn native_init(&mut self, owner: ObjId, this: ObjId, args: Args<'_>) -> HResult<()> {
        let t = self.heap.types;
        if self.heap.is_subclass(owner, t.base_exception) {
            return self.exception_init(this, args);
        }
        if owner == t.object {
            return self.object_init(this, args);
        }
        let payload = self.heap.payload(this);
        if owner == t.module {
            let [name, doc] = args.bind(self, "module", ["name", "doc"], 1)?;
            let none = self.heap.none;
            for (attr, value) in [("__name__", name), ("__doc__", doc)] {
                self.set_attr(this, &attr.into(), value.unwrap_or(none))?;
            }
            return Ok(());
        }
        if owner == t.property {
            let made = self.property_of(args)?;
            if let Object::Property(p) = self.heap.get_mut(payload) {
                **p = made;
            }
            return Ok(());
        }
        if [t.list, t.dict, t.set, t.bytearray].contains(&owner) {
            return native::init(self, payload, args);
        }
        Ok(())
    }

    /// `object.__init__`: arguments are an error unless `__new__` or `__init__` is overridden.
    fn object_init(&mut self, this: ObjId, args: Args<'_>) -> HResult<()> {
        if args.pos.is_empty() && args.kw.is_empty() {
            return Ok(());
        }
        let class = self.heap.type_of(this);
        let is_object = |found: Option<(ObjId, ObjId)>, space: &Self| {
            found.is_none_or(|(owner, _)| owner == space.heap.types.object)
        };
        let init = self.heap.lookup_static(class, "__init__");
        if !is_object(init, self) {
            return Err(self.type_error(
                "object.__init__() takes exactly one argument (the instance to initialize)",
            ));
        }
        let new = self.heap.lookup_static(class, "__new__");
        if is_object(new, self) {
            return Err(self.takes_no_arguments(class));
        }
        Ok(())
    }
}
