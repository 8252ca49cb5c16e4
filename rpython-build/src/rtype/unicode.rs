//! Tables of Unicode's as prebuilt data, for `helpers/ll_unicode.py`: only those that the program
//! needs, and without ASCII, which the helpers know.

use super::lower::{LlValue, Lower};
use crate::flow::model::Value;
use crate::host::types::unicode as host;
use crate::host::types::unicode_tables as tables;
use crate::lltype::{Container, IntKind, Items, LlConst, LlType};

/// A table. The first ones are ranges of code points, the last four maps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// Letters.
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
    /// Lower case letters.
    Lower,
    /// Upper case letters.
    Upper,
    /// Lower and title case letters.
    LowerTitle,
    /// Upper and title case letters.
    UpperTitle,
    /// Letters that have a case.
    Cased,
    /// First characters of identifiers.
    IdStart,
    /// Other characters of identifiers.
    IdContinue,
    /// To upper case.
    ToUpper,
    /// To lower case.
    ToLower,
    /// To title case.
    ToTitle,
    /// Case folding.
    ToFold,
}

/// Behind it no letter has a case.
const CASED_END: u32 = 0x1f200;
/// Behind it no character is part of an identifier, but for a few combining ones.
const IDENTIFIER_END: u32 = 0x32400;

/// A pointer to the table's data.
pub fn table(cx: &mut Lower<'_, '_>, which: Table) -> LlValue {
    if let Some(known) = cx.rt.strings.tables.get(&which) {
        return Value::Const(known.clone());
    }
    let numbers = numbers(which);
    let kind = IntKind::I32;
    let array = cx.rt.types().gc_array(LlType::Int(kind));
    let data = cx
        .rt
        .new_data(LlType::Inline(Container::Array(array)), "unicode");
    let items = numbers
        .into_iter()
        .map(|n| LlConst::Int(n.into(), kind))
        .collect();
    cx.rt.prog.data[data].value = Some(LlConst::Items(Items::Consts(items)));
    let pointer = LlConst::Data(LlType::Ptr(Container::Array(array)), data);
    cx.rt.strings.tables.insert(which, pointer.clone());
    Value::Const(pointer)
}

fn numbers(which: Table) -> Vec<u32> {
    use Table::*;
    let ranges = match which {
        Alpha => merged(&[tables::ALPHA]),
        Decimal => decimals(),
        Digit => merged(&[&decimals(), tables::OTHER_DIGIT]),
        Numeric => merged(&[tables::NUMERIC]),
        Alnum => merged(&[
            tables::ALPHA,
            &decimals(),
            tables::OTHER_DIGIT,
            tables::NUMERIC,
        ]),
        Printable => merged(&[tables::PRINTABLE]),
        Lower => scanned(CASED_END, char::is_lowercase),
        Upper => scanned(CASED_END, char::is_uppercase),
        LowerTitle => merged(&[&scanned(CASED_END, char::is_lowercase), tables::TITLE]),
        UpperTitle => merged(&[&scanned(CASED_END, char::is_uppercase), tables::TITLE]),
        Cased => merged(&[
            &scanned(CASED_END, |c| c.is_lowercase() || c.is_uppercase()),
            tables::TITLE,
        ]),
        IdStart => scanned(IDENTIFIER_END, host::is_identifier_start),
        IdContinue => {
            let mut ranges = scanned(IDENTIFIER_END, host::is_identifier_continue);
            // Variation selectors.
            ranges.push((0xe0100, 0xe01ef));
            ranges
        }
        ToUpper => return map(|c, out| out.extend(c.to_uppercase())),
        ToLower => return map(|c, out| out.extend(c.to_lowercase())),
        ToTitle => return map(|c, out| host::push_title(out, c)),
        ToFold => return map(|c, out| host::push_folded(out, c)),
    };
    ranges
        .into_iter()
        .flat_map(|(low, high)| [low, high])
        .collect()
}

fn decimals() -> Vec<(u32, u32)> {
    tables::DECIMAL_ZEROS
        .iter()
        .map(|&zero| (zero, zero + 9))
        .collect()
}

/// The union of tables of ranges, from 128 on.
fn merged(tables: &[&[(u32, u32)]]) -> Vec<(u32, u32)> {
    let mut all: Vec<(u32, u32)> = tables
        .iter()
        .flat_map(|table| table.iter().copied())
        .filter(|&(_, high)| high >= 128)
        .collect();
    all.sort_unstable();
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for (low, high) in all {
        match ranges.last_mut() {
            Some(last) if low <= last.1 + 1 => last.1 = last.1.max(high),
            _ => ranges.push((low, high)),
        }
    }
    ranges
}

/// The ranges of the characters from 128 up to an end that pass a test.
fn scanned(end: u32, test: impl Fn(char) -> bool) -> Vec<(u32, u32)> {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for code in 128..end {
        if !char::from_u32(code).is_some_and(&test) {
            continue;
        }
        match ranges.last_mut() {
            Some(last) if last.1 + 1 == code => last.1 = code,
            _ => ranges.push((code, code)),
        }
    }
    ranges
}

/// A map: four numbers for each character that does not become itself.
fn map(push: impl Fn(char, &mut String)) -> Vec<u32> {
    let mut numbers = Vec::new();
    let mut text = String::new();
    for c in (128..CASED_END).filter_map(char::from_u32) {
        text.clear();
        push(c, &mut text);
        let mut to = text.chars();
        let first = to.next();
        if first == Some(c) && to.as_str().is_empty() {
            continue;
        }
        numbers.push(c.into());
        numbers.push(first.map_or(0, u32::from));
        numbers.push(to.next().map_or(0, u32::from));
        numbers.push(to.next().map_or(0, u32::from));
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_sorted_and_apart() {
        for which in [
            Table::Alpha,
            Table::Alnum,
            Table::Digit,
            Table::Cased,
            Table::IdContinue,
        ] {
            let numbers = numbers(which);
            assert!(
                numbers.windows(2).all(|pair| pair[0] <= pair[1]),
                "{which:?}"
            );
            // The first beyond ASCII: `ª`, and of digits `²`.
            assert!(numbers[0] <= 0xb2, "{which:?}");
            assert!(numbers.len().is_multiple_of(2), "{which:?}");
        }
    }

    #[test]
    fn maps_have_what_a_character_becomes() {
        let upper = numbers(Table::ToUpper);
        let entry = |code: u32| {
            upper
                .chunks(4)
                .find(|entry| entry[0] == code)
                .map(|e| e[1..].to_vec())
        };
        assert_eq!(entry(0xe9), Some(vec![0xc9, 0, 0]));
        assert_eq!(entry(0xdf), Some(vec![0x53, 0x53, 0]));
        assert_eq!(entry(0xc9), None);
    }
}
