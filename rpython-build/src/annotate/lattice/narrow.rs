//! What is left of a value when something is known of it.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::DescId;
use crate::annotate::types::model::*;

impl Annotator<'_> {
    /// What is left of `old` when it is known to be in `fact` too.
    pub fn narrow(&self, old: &SomeValue, fact: &SomeValue) -> SomeValue {
        use Kind::*;
        if fact.is_impossible() || old.is_impossible() {
            return SomeValue::IMPOSSIBLE;
        }
        let kind = match (&old.kind, &fact.kind) {
            (Unknown, _) => return old.clone(),
            (_, None) => {
                return if old.can_be_none() {
                    fact.clone()
                } else {
                    SomeValue::IMPOSSIBLE
                }
            }
            (None, _) => {
                return if fact.can_be_none() {
                    old.clone()
                } else {
                    SomeValue::IMPOSSIBLE
                }
            }
            (
                &Instance {
                    class: c,
                    nullable: m,
                },
                &Instance {
                    class: d,
                    nullable: n,
                },
            ) => {
                let nullable = m && n;
                if self.a.is_subclass(d, c) {
                    Instance { class: d, nullable }
                } else if self.a.is_subclass(c, d) {
                    Instance { class: c, nullable }
                } else if nullable {
                    None
                } else {
                    return SomeValue::IMPOSSIBLE;
                }
            }
            (
                &Integer {
                    nonneg: m,
                    int,
                    bools,
                },
                Integer { nonneg: n, .. },
            ) => Integer {
                nonneg: m || *n,
                int,
                bools,
            },
            (
                Pbc {
                    descs: x,
                    nullable: m,
                },
                Pbc {
                    descs: y,
                    nullable: n,
                },
            ) => {
                let both: Vec<DescId> = x.iter().filter(|d| y.contains(d)).copied().collect();
                match (both.is_empty(), *m && *n) {
                    (true, true) => None,
                    (true, false) => return SomeValue::IMPOSSIBLE,
                    (false, nullable) => Pbc {
                        descs: both.into(),
                        nullable,
                    },
                }
            }
            (Str { .. }, Char) => Char,
            (Type { .. }, Pbc { .. }) => fact.kind.clone(),
            _ if old.can_be_none() && !fact.can_be_none() => {
                return SomeValue {
                    facts: Option::None,
                    ..old.non_none()
                }
            }
            (kind, _) => kind.clone(),
        };
        let konst = if fact.is_const() {
            fact.konst
        } else {
            old.konst
        };
        SomeValue {
            kind,
            konst,
            facts: Option::None,
        }
    }
}
