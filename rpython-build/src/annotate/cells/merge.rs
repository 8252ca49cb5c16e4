//! Definitions of dicts that become one.

use crate::annotate::lattice::union::{Clash, Joined, KEYS, VALUES};
use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::Cell;
use crate::annotate::types::defs::DictDefId;
use crate::annotate::types::model::*;

impl Annotator<'_> {
    /// Two dict definitions become one.
    pub fn merge_dicts(&mut self, a: DictDefId, b: DictDefId) -> Joined<()> {
        let (a, b) = (self.a.find_dict(a), self.a.find_dict(b));
        let Some((root, other)) = self.a.dicts.merge(a, b) else {
            return Ok(());
        };
        let merged = if root == a { b } else { a };
        let def = self.a.dicts.get_mut(root);
        let (key, value) = (def.key.clone(), def.value.clone());
        if def.functions() != other.functions() {
            return Err(Clash::of_dicts(a, b));
        }
        def.default_factory = def.default_factory.or(other.default_factory);
        def.readers.extend(other.readers.iter().copied());
        self.record_merge(Cell::Key(root), &key, Cell::Key(merged), &other.key);
        let was = Cell::Value(merged);
        self.record_merge(Cell::Value(root), &value, was, &other.value);
        if self.same(&key, &other.key) && self.same(&value, &other.value) {
            return Ok(());
        }
        // Those of the first look again if it grows.
        self.reflow_all(&other.readers);
        let parts = [
            (true, Cell::Key(root), KEYS, key, other.key),
            (false, Cell::Value(root), VALUES, value, other.value),
        ];
        for (is_key, cell, place, old, new) in parts {
            self.grow_dict(root, is_key, &new)
                .map_err(|clash| clash.flowing_into(cell, [&old, &new], place, "meets it here"))?;
        }
        Ok(())
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
