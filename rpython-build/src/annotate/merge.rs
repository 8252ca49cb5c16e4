//! Definitions of dicts that become one.

use super::annotator::Annotator;
use super::defs::DictDefId;
use super::model::*;
use super::union::{Clash, Joined, MAX_ORIGINS};

impl Annotator<'_> {
    /// Two dict definitions become one.
    pub fn merge_dicts(&mut self, a: DictDefId, b: DictDefId) -> Joined<()> {
        let Some((root, other)) = self.a.dicts.merge(a, b) else {
            return Ok(());
        };
        let def = self.a.dicts.get_mut(root);
        let (key, value) = (def.key.clone(), def.value.clone());
        if def.functions() != other.functions() {
            return Err(Clash::of_dicts(a, b));
        }
        def.default_factory = def.default_factory.or(other.default_factory);
        def.readers.extend(other.readers.iter().copied());
        let (key_origins, value_origins) = (def.key_origins.clone(), def.value_origins.clone());
        let room = MAX_ORIGINS.saturating_sub(key_origins.len());
        def.key_origins
            .extend(other.key_origins.iter().take(room).cloned());
        let room = MAX_ORIGINS.saturating_sub(value_origins.len());
        def.value_origins
            .extend(other.value_origins.iter().take(room).cloned());
        if self.same(&key, &other.key) && self.same(&value, &other.value) {
            return Ok(());
        }
        // Those of the first look again if it grows.
        self.reflow_all(&other.readers);
        self.grow_dict(root, true, &other.key)
            .map_err(|mut clash| {
                clash.place = Some("keys of one dict".into());
                clash.labels = self.origin_labels(&key_origins, &key);
                clash
                    .labels
                    .extend(self.origin_labels(&other.key_origins, &other.key));
                clash
            })?;
        self.grow_dict(root, false, &other.value)
            .map_err(|mut clash| {
                clash.place = Some("values of one dict".into());
                clash.labels = self.origin_labels(&value_origins, &value);
                clash
                    .labels
                    .extend(self.origin_labels(&other.value_origins, &other.value));
                clash
            })
    }
}

impl Clash {
    /// An `r_dict` meets a dict with other functions.
    pub(super) fn of_dicts(a: DictDefId, b: DictDefId) -> Box<Self> {
        Box::new(Clash {
            left: SomeValue::dict(a),
            right: SomeValue::dict(b),
            place: Some("an `r_dict` and every dict that it meets".into()),
            labels: vec![],
            what: "meets it here",
            endless: false,
        })
    }
}
