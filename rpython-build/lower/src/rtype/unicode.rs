//! Tables of Unicode's as prebuilt data, for `helpers/ll_unicode.py`: only those that the program
//! needs, and without ASCII, which the helpers know. `build.rs` has decoded them when the toolchain
//! was built.

use super::lower::{LlValue, Lower};
use crate::ir::model::Value;
use crate::lltype::{ArrayDef, Container, IntKind, Items, LlConst, LlType, Place};
use rpython_unicode::{Map, Set};

/// A table: ranges of code points, or a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    /// First and last code points.
    Set(Set),
    /// Four numbers for each run of characters that do not become themselves.
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
    // (Of a type of its own: what nothing writes is shared by instances, and a constant in C.)
    let array = cx.rt.types().array(ArrayDef {
        item: LlType::Int(IntKind::I32),
        gc: false,
        nolength: false,
        fixed: None,
        immutable: true,
    });
    let ty = LlType::Inline(Container::Array(array));
    let name = match which {
        Table::Set(set) => format!("unicode_{set:?}"),
        Table::Map(map) => format!("unicode_map_{map:?}"),
    };
    let data = cx.rt.new_data(ty, name);
    cx.rt.prog.places.insert(data, Place::Named);
    cx.rt.prog.data[data].value = Some(LlConst::Items(Items::Numbers(numbers(which))));
    let pointer = LlConst::Data(LlType::Ptr(Container::Array(array)), data);
    cx.rt.strings.tables.insert(which, pointer.clone());
    Value::Const(pointer)
}

/// The numbers of all sets, and of all maps, each as bytes.
static SETS: [&[u8]; Set::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/sets.rs"));
static MAPS: [&[u8]; Map::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/maps.rs"));

fn numbers(which: Table) -> Vec<i32> {
    let bytes = match which {
        Table::Set(set) => SETS[set as usize],
        Table::Map(map) => MAPS[map as usize],
    };
    let mut numbers = Vec::with_capacity(bytes.len() / 4);
    for at in (0..bytes.len()).step_by(4) {
        let four = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
        numbers.push(i32::from_le_bytes(four));
    }
    numbers
}
