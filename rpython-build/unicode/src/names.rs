//! Names of characters: `\N{…}`.

use crate::tables::number;
use crate::Set;

static NAMES: &str = include_str!("names.txt");

const LEADS: [&str; 19] = [
    "G", "GG", "N", "D", "DD", "R", "M", "B", "BB", "S", "SS", "", "J", "JJ", "C", "K", "T", "P",
    "H",
];
const VOWELS: [&str; 21] = [
    "A", "AE", "YA", "YAE", "EO", "E", "YEO", "YE", "O", "WA", "WAE", "OE", "YO", "U", "WEO", "WE",
    "WI", "YU", "EU", "YI", "I",
];
const TAILS: [&str; 28] = [
    "", "G", "GG", "GS", "N", "NJ", "NH", "D", "L", "LG", "LM", "LB", "LS", "LT", "LP", "LH", "M",
    "B", "BS", "S", "SS", "NG", "J", "C", "K", "T", "P", "H",
];

/// The character of a name or of an alias: in either case, but for names by rule.
pub fn character(name: &str) -> Option<char> {
    if let Some(syllable) = name.strip_prefix("HANGUL SYLLABLE ") {
        return hangul(syllable);
    }
    if let Some(digits) = name.strip_prefix("CJK UNIFIED IDEOGRAPH-") {
        let upper = digits
            .bytes()
            .all(|b| matches!(b, b'0'..=b'9' | b'A'..=b'F'));
        let c = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
        return (upper && (4..=5).contains(&digits.len()) && Set::Han.has(c)).then_some(c);
    }
    let name = name.to_ascii_uppercase();
    let words: Vec<&str> = name.split(' ').collect();
    // How many words of the present name are those asked for.
    let mut same = 0;
    let mut code = 0;
    for entry in NAMES.trim_ascii_end().split('|') {
        if let Some(at) = entry.strip_prefix('@') {
            code = number(at.trim_start_matches('='));
            continue;
        }
        let (kept, rest) = entry.split_at(1);
        let kept = number(kept) as usize;
        let mut rest = rest.split_ascii_whitespace();
        let mut count = kept;
        if same >= kept {
            same = kept;
            for word in rest.by_ref() {
                count += 1;
                if words.get(count - 1) != Some(&word) {
                    break;
                }
                same = count;
            }
        }
        if same == words.len() && same == count && rest.next().is_none() {
            return char::from_u32(code);
        }
        code += 1;
    }
    None
}

fn hangul(syllable: &str) -> Option<char> {
    let position = |all: &[&str], text: &str| all.iter().position(|&part| part == text);
    let vowel = syllable.find(['A', 'E', 'I', 'O', 'U', 'W', 'Y'])?;
    let (lead, rest) = syllable.split_at(vowel);
    let tail = rest.trim_start_matches(['A', 'E', 'I', 'O', 'U', 'W', 'Y']);
    let vowel = &rest[..rest.len() - tail.len()];
    let lead = position(&LEADS, lead)?;
    let number = (lead * 21 + position(&VOWELS, vowel)?) * 28 + position(&TAILS, tail)?;
    char::from_u32(0xac00 + number as u32)
}
