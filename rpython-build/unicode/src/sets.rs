//! Sets of characters.

use crate::tables::entries;
use std::cmp::Ordering;
use std::sync::OnceLock;

macro_rules! sets {
    ($($(#[$meta:meta])* $set:ident,)*) => {
        /// A set of characters: a property, or several.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Set { $($(#[$meta])* $set,)* }
        impl Set {
            /// All of them, in their order.
            pub const ALL: [Set; [$(Set::$set),*].len()] = [$(Set::$set),*];
        }
    };
}

sets! {
    /// Letters: general category `L*`.
    Alpha,
    /// Letters and numbers.
    Alnum,
    /// Decimal digits.
    Decimal,
    /// Digits.
    Digit,
    /// Numbers.
    Numeric,
    /// What `repr` shows as it is.
    Printable,
    /// White space.
    Space,
    /// Lower case letters.
    Lower,
    /// Upper case letters.
    Upper,
    /// Title case letters: general category `Lt`.
    Title,
    /// Lower and title case letters.
    LowerTitle,
    /// Upper and title case letters.
    UpperTitle,
    /// Letters that have a case.
    Cased,
    /// What the rule for the final sigma looks past.
    CaseIgnorable,
    /// First characters of identifiers.
    IdStart,
    /// Other characters of identifiers.
    IdContinue,
    /// Characters of Han that are named by their numbers.
    Han,
}

type Ranges = Vec<(u32, u32)>;

impl Set {
    /// Its ranges: first and last code points, in order and apart.
    pub fn ranges(self) -> &'static [(u32, u32)] {
        static DECODED: [OnceLock<Ranges>; Set::ALL.len()] =
            [const { OnceLock::new() }; Set::ALL.len()];
        DECODED[self as usize].get_or_init(|| self.decode())
    }

    /// The range that has a character.
    pub(crate) fn range(self, c: char) -> Option<(u32, u32)> {
        let (c, ranges) = (u32::from(c), self.ranges());
        let found = ranges.binary_search_by(|&(low, high)| match () {
            () if high < c => Ordering::Less,
            () if low > c => Ordering::Greater,
            () => Ordering::Equal,
        });
        found.ok().map(|i| ranges[i])
    }

    /// Whether a character is in it.
    pub fn has(self, c: char) -> bool {
        self.range(c).is_some()
    }

    fn decode(self) -> Ranges {
        use Set::*;
        match self {
            Alpha => of_category(|category| category.starts_with('L')),
            Alnum => union(&[Alpha, Numeric]),
            Decimal => entries("zeros").map(|(zero, _)| (zero, zero + 9)).collect(),
            Digit => joined([Decimal.ranges(), &numbers(|value| value.ends_with('!'))].concat()),
            Numeric => joined([Decimal.ranges(), &numbers(|_| true)].concat()),
            Printable => {
                let mut ranges = of_category(|category| !category.starts_with(['C', 'Z']));
                ranges.push((0x20, 0x20));
                joined(ranges)
            }
            Space => listed("whitespace"),
            Lower => listed("lowercase"),
            Upper => listed("uppercase"),
            Title => of_category(|category| category == "Lt"),
            LowerTitle => union(&[Lower, Title]),
            UpperTitle => union(&[Upper, Title]),
            Cased => union(&[Lower, Upper, Title]),
            CaseIgnorable => listed("case_ignorable"),
            IdStart => listed("identifier_start"),
            IdContinue => listed("identifier_continue"),
            Han => listed("han"),
        }
    }
}

fn of_category(test: impl Fn(&str) -> bool) -> Ranges {
    let mut ranges = Ranges::new();
    let mut open = None;
    for (code, category) in entries("category").chain([(0x110000, "")]) {
        match (open, test(category) && code < 0x110000) {
            (None, true) => open = Some(code),
            (Some(low), false) => {
                ranges.push((low, code - 1));
                open = None;
            }
            _ => {}
        }
    }
    ranges
}

fn numbers(test: impl Fn(&str) -> bool) -> Ranges {
    let all = entries("numbers").filter(|(_, value)| test(value));
    all.map(|(code, _)| (code, code)).collect()
}

/// A property that is a list of where it begins and ends, in turn.
fn listed(property: &str) -> Ranges {
    let mut ends = entries(property).map(|(code, _)| code);
    std::iter::from_fn(|| Some((ends.next()?, ends.next()? - 1))).collect()
}

fn union(sets: &[Set]) -> Ranges {
    joined(sets.iter().flat_map(|set| set.ranges()).copied().collect())
}

/// Ranges in order, and those that touch as one.
fn joined(mut ranges: Ranges) -> Ranges {
    ranges.sort_unstable();
    ranges.dedup_by(|next, last| {
        let touch = next.0 <= last.1 + 1;
        if touch {
            last.1 = last.1.max(next.1);
        }
        touch
    });
    ranges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_sorted_and_apart() {
        let ranges = union(&[Set::Upper, Set::Lower, Set::Title]);
        assert!(ranges.windows(2).all(|pair| pair[0].1 + 1 < pair[1].0));
        assert_eq!(
            joined(vec![(5, 9), (1, 4), (3, 12), (20, 20)]),
            [(1, 12), (20, 20)]
        );
    }
}
