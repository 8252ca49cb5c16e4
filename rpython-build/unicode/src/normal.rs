//! Normal form KC, which identifiers are compared in.

use crate::tables::{entries, number};
use std::collections::HashMap;
use std::sync::OnceLock;

#[derive(Default)]
struct Forms {
    /// What characters are made of, exactly or nearly.
    parts: HashMap<u32, Vec<u32>>,
    /// What two characters are together.
    pairs: HashMap<(u32, u32), u32>,
    /// Where the combining class becomes another one.
    classes: Vec<(u32, u32)>,
}

// Hangul syllables are composed by arithmetic.
const S: u32 = 0xac00;
const L: u32 = 0x1100;
const V: u32 = 0x1161;
const T: u32 = 0x11a7;
const COUNTS: (u32, u32, u32) = (19, 21, 28);

impl Forms {
    fn get() -> &'static Forms {
        static FORMS: OnceLock<Forms> = OnceLock::new();
        FORMS.get_or_init(|| {
            let mut forms = Forms::default();
            let excluded: Vec<u32> = entries("excluded").map(|(code, _)| code).collect();
            for (code, text) in entries("canonical") {
                let parts: Vec<u32> = text.split('.').map(number).collect();
                if let (&[first, second], Err(_)) = (&*parts, excluded.binary_search(&code)) {
                    forms.pairs.insert((first, second), code);
                }
                forms.parts.insert(code, parts);
            }
            for (code, text) in entries("compatible") {
                forms
                    .parts
                    .insert(code, text.split('.').skip(1).map(number).collect());
            }
            let classes = entries("combining");
            forms.classes = classes.map(|(code, class)| (code, number(class))).collect();
            forms
        })
    }

    fn class(&self, code: u32) -> u32 {
        let behind = self.classes.partition_point(|&(start, _)| start <= code);
        self.classes[..behind].last().map_or(0, |&(_, class)| class)
    }

    fn decompose(&self, code: u32, out: &mut Vec<u32>) {
        let (ls, vs, ts) = COUNTS;
        if let Some(parts) = self.parts.get(&code) {
            parts.iter().for_each(|&part| self.decompose(part, out));
        } else if (S..S + ls * vs * ts).contains(&code) {
            let syllable = code - S;
            out.extend([L + syllable / (vs * ts), V + syllable / ts % vs]);
            out.extend((!syllable.is_multiple_of(ts)).then_some(T + syllable % ts));
        } else {
            out.push(code);
        }
    }

    fn pair(&self, first: u32, second: u32) -> Option<u32> {
        let (ls, vs, ts) = COUNTS;
        if (L..L + ls).contains(&first) && (V..V + vs).contains(&second) {
            return Some(S + ((first - L) * vs + second - V) * ts);
        }
        let open = (S..S + ls * vs * ts).contains(&first) && (first - S).is_multiple_of(ts);
        if open && (T + 1..T + ts).contains(&second) {
            return Some(first + second - T);
        }
        self.pairs.get(&(first, second)).copied()
    }
}

/// `unicodedata.normalize("NFKC", text)`
pub fn nfkc(text: &str) -> String {
    let forms = Forms::get();
    let mut codes = Vec::new();
    for c in text.chars() {
        forms.decompose(c.into(), &mut codes);
    }
    let mut marked: Vec<(u32, u32)> = codes.iter().map(|&c| (forms.class(c), c)).collect();
    for marks in marked.split_mut(|&(class, _)| class == 0) {
        marks.sort_by_key(|&(class, _)| class);
    }
    let mut out: Vec<u32> = Vec::new();
    // The last character that marks stand on, and the class of what was kept behind it.
    let (mut starter, mut last) = (None, 0);
    for (class, code) in marked {
        if let Some(at) = starter {
            let next = at + 1 == out.len();
            if if last == 0 { next } else { last < class } {
                if let Some(joined) = forms.pair(out[at], code) {
                    out[at] = joined;
                    continue;
                }
            }
        }
        if class == 0 {
            starter = Some(out.len());
        }
        last = class;
        out.push(code);
    }
    out.into_iter().filter_map(char::from_u32).collect()
}
