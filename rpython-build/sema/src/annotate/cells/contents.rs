//! What containers hold: it is read, and grows; definitions of lists and of dicts become one.

use crate::annotate::errors::report::{NO_OPERATION, UNSUPPORTED};
use crate::annotate::lattice::union::{Clash, Joined};
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::*;
use crate::annotate::types::model::*;

impl Annotator<'_> {
    /// The same of the definition that has become of this one.
    pub(in crate::annotate) fn root_content(&self, content: Content) -> Content {
        match content {
            Content::Item(list) => Content::Item(self.a.find_list(list)),
            Content::Key(dict) => Content::Key(self.a.find_dict(dict)),
            Content::Value(dict) => Content::Value(self.a.find_dict(dict)),
        }
    }

    pub(in crate::annotate) fn content(&self, content: Content) -> &SomeValue {
        match content {
            Content::Item(list) => &self.a.listdef(list).item,
            Content::Key(dict) => &self.a.dictdef(dict).key,
            Content::Value(dict) => &self.a.dictdef(dict).value,
        }
    }

    /// What a container holds; the operation at work is looked at again when that grows.
    pub(in crate::annotate) fn read(&mut self, content: Content) -> SomeValue {
        let value = self.look(content);
        self.record_read(Cell::In(self.root_content(content)), &value);
        value
    }

    /// The same for an operation that does not hand it out.
    pub(in crate::annotate) fn look(&mut self, content: Content) -> SomeValue {
        let content = self.root_content(content);
        let reader = self.reader();
        match content {
            Content::Item(list) => self.a.lists.get_quietly(list).readers.insert(reader),
            Content::Key(dict) | Content::Value(dict) => {
                self.a.dicts.get_quietly(dict).readers.insert(reader)
            }
        };
        self.content(content).clone()
    }

    /// The item of a list.
    pub fn read_item(&mut self, list: ListDefId) -> SomeValue {
        self.read(Content::Item(list))
    }

    /// The key of a dict or set.
    pub fn read_key(&mut self, dict: DictDefId) -> SomeValue {
        self.read(Content::Key(dict))
    }

    /// The value of a dict.
    pub fn read_value(&mut self, dict: DictDefId) -> SomeValue {
        self.read(Content::Value(dict))
    }

    /// The key and the value of a dict, which are given as a pair.
    pub fn read_pair(&mut self, dict: DictDefId) -> (SomeValue, SomeValue) {
        let key = self.at_item(0, |this| this.read_key(dict));
        (key, self.at_item(1, |this| this.read_value(dict)))
    }

    /// What a tuple, a list or a dict holds: of a dict its values.
    pub(in crate::annotate) fn held_by(&mut self, kind: &Kind) -> Vec<SomeValue> {
        match *kind {
            Kind::List(def) => vec![self.read_item(def)],
            Kind::Dict(def) => vec![self.read_value(def)],
            Kind::Tuple(_) | Kind::Seq(_) => kind.parts().to_vec(),
            _ => vec![],
        }
    }

    /// A value is put into a container; `what` is said of it, where the types do not fit.
    pub(in crate::annotate) fn put_in(
        &mut self,
        content: Content,
        new: &SomeValue,
        what: &'static str,
    ) -> An<()> {
        if let Content::Key(dict) = content {
            if self.a.dictdef(dict).custom.is_none() {
                self.check_hashable(new)?;
            }
        }
        let grown = self.flow_in(content, content.place(), new, what);
        self.joined(grown)
    }

    /// That a value may be a key.
    fn check_hashable(&mut self, key: &SomeValue) -> An<()> {
        match &key.kind {
            &Kind::List(def) if self.a.listdef(def).range_step.is_some() => {
                self.fail(UNSUPPORTED, "a range cannot be a key in translated code")
            }
            Kind::List(_) | Kind::Dict(_) | Kind::Set { frozen: false, .. } | Kind::ByteArray => {
                self.fail_of(NO_OPERATION, key, |what| {
                    format!("{what} cannot be a key: it is not hashable")
                })
            }
            Kind::Tuple(items) => items.iter().try_for_each(|item| self.check_hashable(item)),
            &Kind::Instance(class) => self.check_instance_hashable(class),
            Kind::Pbc(_) | Kind::Type { .. } => {
                self.expect_plain_class(key, &["__hash__", "__eq__"])
            }
            _ => Ok(()),
        }
    }

    /// A variable of a closure gets a value.
    pub(in crate::annotate) fn put_in_cell(
        &mut self,
        cell: ListDefId,
        value: &SomeValue,
        what: &'static str,
    ) -> An<()> {
        let place = "a variable that functions share";
        let grown = self.flow_in(Content::Item(cell), place, value, what);
        self.joined(grown)
    }

    /// What a container holds grows by a value that is put into it.
    pub(in crate::annotate) fn flow_in(
        &mut self,
        content: Content,
        place: &str,
        new: &SomeValue,
        what: &'static str,
    ) -> Joined<()> {
        self.note_number(content, new);
        let content = self.root_content(content);
        let old = self.content(content).clone();
        self.record_put(Cell::In(content), new, what);
        self.grow(content, new).map_err(|clash| {
            self.note_content(content);
            clash.flowing_into(Cell::In(content), [&old, new], place, what)
        })
    }

    /// Joins a value into what a container holds.
    fn grow(&mut self, content: Content, new: &SomeValue) -> Joined<()> {
        loop {
            let old = self.content(content).clone();
            let Some(joined) = self.widen(&old, new)? else {
                return Ok(());
            };
            // The union may have merged this very definition into another: then look again.
            if !self.same(self.content(content), &old) {
                continue;
            }
            let (cell, readers) = match content {
                Content::Item(list) => {
                    let def = self.a.lists.get_mut(list);
                    (&mut def.item, &def.readers)
                }
                Content::Key(dict) => {
                    let def = self.a.dicts.get_mut(dict);
                    (&mut def.key, &def.readers)
                }
                Content::Value(dict) => {
                    let def = self.a.dicts.get_mut(dict);
                    (&mut def.value, &def.readers)
                }
            };
            *cell = joined.without_facts();
            let readers = readers.clone();
            self.reflow_all(&readers);
        }
    }

    /// What two definitions hold that have become one: `was` and what the other was, for each.
    fn merge_contents(
        &mut self,
        contents: &[[(Content, SomeValue); 2]],
        readers: &Readers,
    ) -> Joined<()> {
        for [(root, was), (merged, other)] in contents {
            self.record_merge(Cell::In(*root), was, Cell::In(*merged), other);
        }
        let mut contents = contents.iter();
        if contents
            .clone()
            .all(|[(_, was), (_, other)]| self.same(was, other))
        {
            return Ok(());
        }
        // Those of the first look again if it grows.
        self.reflow_all(readers);
        contents.try_for_each(|[(root, was), (_, other)]| {
            self.grow(*root, other).map_err(|clash| {
                let cell = Cell::In(*root);
                clash.flowing_into(cell, [was, other], root.place(), "meets it here")
            })
        })
    }

    /// Two list definitions become one.
    pub fn merge_lists(&mut self, a: ListDefId, b: ListDefId) -> Joined<()> {
        let made = (Content::Item(a), Content::Item(b));
        let (a, b) = (self.a.find_list(a), self.a.find_list(b));
        let Some((root, other)) = self.a.lists.merge(a, b) else {
            return Ok(());
        };
        self.note_merge(made.0, made.1);
        let merged = if root == a { b } else { a };
        let def = self.a.lists.get_mut(root);
        let item = def.item.clone();
        let meets_list = def.range_step.is_some() != other.range_step.is_some();
        if def.range_step != other.range_step {
            def.range_step = match (def.range_step, other.range_step) {
                (Some(_), Some(_)) => Some(RangeStep::Variable),
                _ => None,
            };
        }
        def.of_ranges |= other.of_ranges || meets_list;
        def.resized |= other.resized;
        def.relengthened |= other.relengthened;
        def.mutated |= other.mutated;
        def.may_be_empty |= other.may_be_empty;
        def.prebuilt &= other.prebuilt;
        def.shows = def.shows.or(other.shows);
        def.must_not_resize = def.must_not_resize.or(other.must_not_resize);
        def.must_not_mutate = def.must_not_mutate.or(other.must_not_mutate);
        def.readers.extend(other.readers.iter().copied());
        if meets_list {
            let readers = def.readers.clone();
            self.reflow_all(&readers);
        }
        let [root, merged] = [root, merged].map(Content::Item);
        self.merge_contents(&[[(root, item), (merged, other.item)]], &other.readers)
    }

    /// Two dict definitions become one.
    pub fn merge_dicts(&mut self, a: DictDefId, b: DictDefId) -> Joined<()> {
        let made = [
            (Content::Key(a), Content::Key(b)),
            (Content::Value(a), Content::Value(b)),
        ];
        let (a, b) = (self.a.find_dict(a), self.a.find_dict(b));
        let Some((root, other)) = self.a.dicts.merge(a, b) else {
            return Ok(());
        };
        for (a, b) in made {
            self.note_merge(a, b);
        }
        let merged = if root == a { b } else { a };
        let def = self.a.dicts.get_mut(root);
        let (key, value) = (def.key.clone(), def.value.clone());
        if def.functions() != other.functions() {
            return Err(Clash::of_dicts(a, b));
        }
        def.default_factory = def.default_factory.or(other.default_factory);
        def.shows = def.shows.or(other.shows);
        def.readers.extend(other.readers.iter().copied());
        let ([k, old_k], [v, old_v]) = (
            [root, merged].map(Content::Key),
            [root, merged].map(Content::Value),
        );
        let contents = [
            [(k, key), (old_k, other.key)],
            [(v, value), (old_v, other.value)],
        ];
        self.merge_contents(&contents, &other.readers)
    }

    /// A new list definition with this item.
    pub fn new_listdef(&mut self, item: SomeValue) -> ListDefId {
        let item = item.without_facts();
        let made = ListDef {
            item: item.clone(),
            ..ListDef::default()
        };
        let list = self.a.lists.push(made);
        self.note_number(Content::Item(list), &item);
        if !item.is_impossible() {
            let cell = Cell::In(Content::Item(list));
            self.record_put(cell, &item, "is put into the list here");
        }
        list
    }
}

impl Clash {
    /// An `r_dict` meets a dict with other functions.
    pub(in crate::annotate) fn of_dicts(a: DictDefId, b: DictDefId) -> Box<Self> {
        Box::new(Clash {
            left: SomeValue::dict(a),
            right: SomeValue::dict(b),
            place: Some("an `r_dict` and every dict that it meets".into()),
            meeting: None,
            what: "meets it here",
            endless: false,
        })
    }
}
