//! unicodetext: words of several alphabets, turned, mirrored, in capitals, counted and found.
use std::collections::HashMap;

const ALPHABETS: [&str; 4] = [
    "abcdefghijklmnopqrstuvwxyz",
    "αβγδεζηθικλμνξοπρστυφχψω",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "日月火水木金土山川田人口車門雨雪",
];

fn make_text(words: usize) -> String {
    let alphabets = ALPHABETS.map(|alphabet| alphabet.chars().collect::<Vec<_>>());
    let mut seed: usize = 99;
    let mut text = String::new();
    for _ in 0..words {
        seed = (seed * 1103515245 + 12345) & 0x7fffffff;
        let alphabet = &alphabets[(seed >> 12) & 3];
        for _ in 0..1 + (seed >> 16) % 9 {
            seed = (seed * 1103515245 + 12345) & 0x7fffffff;
            text.push(alphabet[(seed >> 12) % alphabet.len()]);
        }
        text.push(' ');
    }
    text
}

/// Letters of two of the alphabets, half of it further on.
fn turned(text: &str) -> String {
    let turn = |c: char, first: char, size: u32| {
        char::from_u32(first as u32 + (c as u32 - first as u32 + size / 2) % size).unwrap()
    };
    text.chars()
        .map(|c| match c {
            'а'..='я' => turn(c, 'а', 32),
            'a'..='z' => turn(c, 'a', 26),
            _ => c,
        })
        .collect()
}

/// How many characters stand as far from the end as they stand from the start.
fn mirrored(word: &str) -> usize {
    word.chars().zip(word.chars().rev()).filter(|(a, b)| a == b).count()
}

fn checksum(text: &str) -> i64 {
    text.chars().fold(11, |value, c| (value * 33 + c as i64) & 0xffffff)
}

fn occurrences(text: &str, what: &str) -> i64 {
    let (mut found, mut at, mut last) = (0, 0, 0);
    for (place, _) in text.match_indices(what) {
        at += text[last..place].chars().count();
        found += at as i64;
        last = place;
    }
    found
}

fn main() {
    let n = std::env::args().nth(1).map(|a| a.parse().unwrap());
    let mut text = make_text(if n.is_some() { 5000 } else { 30 });
    let mut total = 0;
    for _ in 0..n.unwrap_or(1) {
        text = turned(&text);
        let mut initials = HashMap::new();
        for word in text.split_whitespace() {
            total += mirrored(word) as i64;
            *initials.entry(word.chars().next().unwrap()).or_insert(0) += 1;
        }
        for (c, count) in initials {
            total = (total + c as i64 * count) & 0x3fffffffff;
        }
        total = (total * 31 + checksum(&text.to_uppercase())) & 0x3fffffffff;
        total = (total + occurrences(&text, "жи") + occurrences(&text, "αβ")) & 0x3fffffffff;
    }
    println!("unicodetext {} {}", text.chars().count(), total);
}
