//! What is left of a value when something is known of it.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::DescId;
use crate::annotate::types::model::*;
use std::rc::Rc;

impl Annotator<'_> {
    /// What is left of `old` when it is known to be in `fact` too.
    pub fn narrow(&self, old: &SomeValue, fact: &SomeValue) -> SomeValue {
        use Kind::*;
        if fact.is_impossible() || old.is_impossible() {
            return SomeValue::IMPOSSIBLE;
        }
        let nullable = old.can_be_none() && fact.can_be_none() && (old.nullable || fact.nullable);
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
            (&Instance(c), &Instance(d)) => match nullable {
                _ if [c, d]
                    .iter()
                    .all(|&of| self.a.is_bare(of) || self.a.is_union(of)) =>
                {
                    return self.in_both_unions(old, fact, nullable)
                }
                _ if self.a.is_subclass(d, c) && self.a.may_be_of(old, d) => Instance(d),
                _ if self.a.is_subclass(c, d) && self.a.may_be_of(fact, c) => Instance(c),
                _ if self.are_of_families(c, d) => Instance(c),
                true => return None.into(),
                false => return SomeValue::IMPOSSIBLE,
            },
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
            (Pbc(x), Pbc(y)) => {
                let both: Rc<[DescId]> = x.iter().filter(|d| y.contains(d)).copied().collect();
                match (both.is_empty(), nullable) {
                    (true, true) => return None.into(),
                    (true, false) => return SomeValue::IMPOSSIBLE,
                    (false, _) => Pbc(both),
                }
            }
            (Str, Char) => Char,
            (Type { .. }, Pbc(_)) => fact.kind.clone(),
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
            nullable,
            konst,
            facts: fact
                .facts
                .clone()
                .filter(|facts| matches!(**facts, Facts::Members(_))),
        }
    }

    /// The same of two of which each may be of classes of a union, or that have nothing in common.
    fn in_both_unions(&self, old: &SomeValue, fact: &SomeValue, nullable: bool) -> SomeValue {
        let (Kind::Instance(c), Kind::Instance(d)) = (&old.kind, &fact.kind) else {
            return old.clone();
        };
        let class = if self.a.is_subclass(*d, *c) { *d } else { *c };
        let mut roots = self.a.roots_below(class);
        roots.retain(|&root| self.a.may_be_of(old, root) && self.a.may_be_of(fact, root));
        let both = match self.a.is_union(class) {
            true => self.a.one_of_union(class, roots),
            false => SomeValue::instance(class),
        };
        match both.is_impossible() && nullable {
            true => Kind::None.into(),
            false => SomeValue { nullable, ..both },
        }
    }
}
