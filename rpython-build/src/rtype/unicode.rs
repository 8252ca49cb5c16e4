//! Tables of Unicode's as prebuilt data, for `helpers/ll_unicode.py`: only those that the program
//! needs, and without ASCII, which the helpers know.

use super::lower::{LlValue, Lower};
use crate::ir::model::Value;
use crate::lltype::{Container, IntKind, Items, LlConst, LlType, Place};
use rpython_unicode::{Map, Set};

/// A table: ranges of code points, or a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// First and last code points.
    Set(Set),
    /// Four numbers for each character that does not become itself.
    Map(Map),
}

impl From<Set> for Table {
    fn from(set: Set) -> Table {
        Table::Set(set)
    }
}

impl From<Map> for Table {
    fn from(map: Map) -> Table {
        Table::Map(map)
    }
}

/// A pointer to the table's data.
pub fn table(cx: &mut Lower<'_, '_>, which: impl Into<Table>) -> LlValue {
    let which = which.into();
    if let Some(known) = cx.rt.strings.tables.get(&which) {
        return Value::Const(known.clone());
    }
    let numbers = numbers(which);
    let kind = IntKind::I32;
    let array = cx.rt.types().gc_array(LlType::Int(kind));
    let ty = LlType::Inline(Container::Array(array));
    let name = match which {
        Table::Set(set) => format!("unicode_{set:?}"),
        Table::Map(map) => format!("unicode_map_{map:?}"),
    };
    let data = cx.rt.new_data(ty, name);
    cx.rt.prog.places.insert(data, Place::Named);
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
    match which {
        Table::Set(set) => {
            let ranges = set.ranges().iter().filter(|range| range.1 >= 128);
            ranges.flat_map(|&(low, high)| [low, high]).collect()
        }
        Table::Map(map) => {
            let entries = map.entries().iter().filter(|entry| entry.0 >= 128);
            entries
                .flat_map(|&(code, to)| [code, to[0], to[1], to[2]])
                .collect()
        }
    }
}
