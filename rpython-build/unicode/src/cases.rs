//! Upper, lower and title case, and case folding.

use crate::tables::{entries, moved, number};
use crate::{is_cased, Set};
use std::sync::OnceLock;

/// What characters become.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Map {
    /// To upper case.
    Upper,
    /// To lower case.
    Lower,
    /// To title case.
    Title,
    /// Case folding.
    Fold,
}

/// A character that does not become itself, and up to three that it becomes; zero is none.
pub type Mapped = (u32, [u32; 3]);

impl Map {
    /// All of them, in their order.
    pub const ALL: [Map; 4] = [Map::Upper, Map::Lower, Map::Title, Map::Fold];

    /// Its entries, in order.
    pub fn entries(self) -> &'static [Mapped] {
        static DECODED: [OnceLock<Vec<Mapped>>; Map::ALL.len()] =
            [const { OnceLock::new() }; Map::ALL.len()];
        DECODED[self as usize].get_or_init(|| match self {
            Map::Upper => decode("upper").collect(),
            Map::Lower => decode("lower").collect(),
            Map::Title => beside(Map::Upper, "title"),
            Map::Fold => beside(Map::Lower, "fold"),
        })
    }

    /// What a character becomes, if not itself.
    pub fn of(self, c: char) -> Option<[u32; 3]> {
        let entries = self.entries();
        let found = entries.binary_search_by_key(&u32::from(c), |entry| entry.0);
        found.ok().map(|i| entries[i].1)
    }

    /// Appends what a character becomes.
    pub fn push(self, out: &mut String, c: char) {
        if c.is_ascii() {
            return out.push(match self {
                Map::Upper | Map::Title => c.to_ascii_uppercase(),
                Map::Lower | Map::Fold => c.to_ascii_lowercase(),
            });
        }
        match self.of(c) {
            Some(codes) => {
                let codes = codes.into_iter().filter(|&code| code != 0);
                out.extend(codes.filter_map(char::from_u32));
            }
            None => out.push(c),
        }
    }

    /// What a text becomes, character by character.
    pub fn text(self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        text.chars().for_each(|c| self.push(&mut out, c));
        out
    }
}

fn decode(property: &str) -> impl Iterator<Item = Mapped> {
    entries(property).map(|(code, value)| {
        let mut codes = [0; 3];
        match value.contains('.') {
            true => {
                for (to, part) in codes.iter_mut().zip(value.split('.')) {
                    *to = number(part);
                }
            }
            false => codes[0] = moved(code, value),
        }
        (code, codes)
    })
}

/// A map that the table has as what differs from another.
fn beside(base: Map, property: &str) -> Vec<Mapped> {
    let mut all: Vec<Mapped> = decode(property).collect();
    let differs = all.len();
    for entry in base.entries() {
        if all[..differs]
            .binary_search_by_key(&entry.0, |e| e.0)
            .is_err()
        {
            all.push(*entry);
        }
    }
    all.retain(|&(code, codes)| codes != [code, 0, 0]);
    all.sort_unstable();
    all
}

/// `text.upper()`
pub fn upper(text: &str) -> String {
    Map::Upper.text(text)
}

/// `text.casefold()`
pub fn casefold(text: &str) -> String {
    Map::Fold.text(text)
}

/// `text.lower()`
pub fn lower(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        push_lower_at(&mut out, text, at, c);
    }
    out
}

/// Appends the lower case of the character at a byte: a final sigma depends on what stands around it.
pub fn push_lower_at(out: &mut String, text: &str, at: usize, c: char) {
    if c != 'Σ' {
        return Map::Lower.push(out, c);
    }
    let is_letter = |near: Option<char>| near.is_some_and(is_cased);
    let beside = |c: &char| !Set::CaseIgnorable.has(*c);
    let before = is_letter(text[..at].chars().rev().find(beside));
    let after = is_letter(text[at + c.len_utf8()..].chars().find(beside));
    out.push(if before && !after { 'ς' } else { 'σ' });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_have_what_a_character_becomes() {
        assert_eq!(Map::Upper.of('é'), Some([0xc9, 0, 0]));
        assert_eq!(Map::Upper.of('ß'), Some([0x53, 0x53, 0]));
        assert_eq!(Map::Upper.of('É'), None);
        assert_eq!(Map::Title.text("ǆß"), "ǅSs");
        assert_eq!(Map::Fold.text("ẞΣ"), "ssσ");
        assert_eq!(lower("ΑΣ. ΑΣ.Α Σ"), "ας. ασ.α σ");
    }
}
