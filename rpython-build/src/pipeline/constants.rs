//! Constants that Rust takes from modules: what they are when the module has been imported.

use super::entries::{Imported, MISSING};
use crate::diag::Diagnostic;
use crate::host::heap::Heap;
use crate::host::object::{ObjId, Object};
use crate::spec::{Int, Row, Type};

impl Imported<'_, '_> {
    /// The declared constants, as Rust expressions. Where one is not what it is declared to be there is an error.
    pub fn find_constants(&mut self) -> Vec<String> {
        let heap = &self.session.heap;
        let mut found = Vec::new();
        for constant in &self.module.constants {
            let (name, file) = (&constant.name, &self.module.file);
            let error = match heap.module_attr(self.object, name) {
                // (Why is told already.)
                Some(object) if self.session.why_unknown(object).is_some() => continue,
                Some(object) => match expression(heap, object, &constant.ty) {
                    Ok(text) => {
                        found.push(text);
                        continue;
                    }
                    Err(why) => {
                        let message = format!("`{name}` of `{file}` is not what is declared");
                        let error = Diagnostic::error("RP0609", message).at(constant.span, why);
                        let help = match rust_type(heap, object) {
                            Some(ty) => format!("what it is fits into `{ty}`"),
                            None => format!("a function can give it, or what Rust needs of it: `def …(): return {name}`"),
                        };
                        error.help(help)
                    }
                },
                None => {
                    let message = format!("`{file}` has no constant `{name}`");
                    let error = Diagnostic::error(MISSING, message);
                    let error = error.at(constant.span, "declared here");
                    let is_constant = |object| expression(heap, object, &constant.ty).is_ok();
                    self.meaning(error, name, is_constant)
                }
            };
            self.errors.push(error);
        }
        found
    }
}

/// The Rust expression for an object of this type; or why there is none.
fn expression(heap: &Heap, object: ObjId, ty: &Type) -> Result<String, String> {
    let is_bool = heap.as_bool(object).is_some();
    let found = match ty {
        Type::Bool => heap.as_bool(object).map(|value| value.to_string()),
        Type::Int(int) => match heap.as_int(object).filter(|_| !is_bool) {
            Some(value) if !fits(value, *int) => {
                return Err(format!("{value} does not fit into `{ty}`"));
            }
            value => value.map(|value| format!("{value}_{}", int.name())),
        },
        Type::F64 | Type::F32 => float(heap, object, is_bool).map(|value| match value {
            value if value.is_nan() => format!("{ty}::NAN"),
            value if value.is_infinite() && value > 0.0 => format!("{ty}::INFINITY"),
            value if value.is_infinite() => format!("{ty}::NEG_INFINITY"),
            value => format!("{value:?}_{ty}"),
        }),
        Type::Char => heap.as_str(object).and_then(|text| {
            let mut chars = text.chars();
            let only = chars.next().filter(|_| chars.next().is_none());
            only.map(|c| format!("{c:?}"))
        }),
        Type::Str(_) => heap.as_str(object).map(|text| format!("{:?}", &**text)),
        Type::Option(_) if object == heap.none => Some("::core::option::Option::None".into()),
        Type::Option(item) => {
            let item = expression(heap, object, item)?;
            Some(format!("::core::option::Option::Some({item})"))
        }
        Type::Bytes(row) => match heap.as_bytes(object) {
            Some(bytes) => {
                let items = bytes.iter().map(|byte| format!("{byte}_u8")).collect();
                Some(of_row(*row, items)?)
            }
            None => None,
        },
        Type::List(row, item) => {
            let list = heap.as_list(object).map(|items| &items[..]);
            match list.or_else(|| heap.as_tuple(object).map(|items| &items[..])) {
                Some(items) => {
                    let items = items.iter().map(|&object| expression(heap, object, item));
                    Some(of_row(*row, items.collect::<Result<_, _>>()?)?)
                }
                None => None,
            }
        }
        Type::Tuple(types) => match heap.as_tuple(object) {
            Some(items) if items.len() == types.len() => {
                let parts = items.iter().zip(types);
                let parts = parts.map(|(&object, ty)| expression(heap, object, ty));
                let parts = parts.collect::<Result<Vec<_>, _>>()?;
                Some(format!("({},)", parts.join(", ")))
            }
            _ => None,
        },
        _ => None,
    };
    found.ok_or_else(|| match (heap.get(object), ty) {
        (Object::Str(_), Type::Char) => "in Python it is not one character".into(),
        (Object::Tuple(items), Type::Tuple(types)) if items.len() != types.len() => {
            let (there, wanted) = (items.len(), types.len());
            format!("in Python there are {there} items, and not {wanted}")
        }
        (Object::BigInt(_), Type::Int(_)) => "in Python it is larger than a machine word".into(),
        _ => {
            let (of, wanted) = (heap.type_name(object), ty.python());
            format!("in Python it is of type `{of}`, and `{wanted}` is declared")
        }
    })
}

/// A type of constants that an object fits into.
fn rust_type(heap: &Heap, object: ObjId) -> Option<String> {
    let of_items = |items: &[ObjId]| {
        let types = items.iter().map(|&item| rust_type(heap, item));
        types.collect::<Option<Vec<String>>>()
    };
    Some(match heap.get(object) {
        Object::Bool(_) => "bool".into(),
        Object::Int(_) => "i64".into(),
        Object::Float(_) => "f64".into(),
        Object::Str(_) => "&str".into(),
        Object::Bytes(_) => "&[u8]".into(),
        Object::Tuple(items) => match &of_items(items)?[..] {
            [] => return None,
            [only] => format!("({only},)"),
            types => format!("({})", types.join(", ")),
        },
        Object::List(items) => {
            let types = of_items(items)?;
            let first = types.first()?;
            // (Items of several types have none in Rust.)
            let is_one = types.iter().all(|ty| ty == first);
            return is_one.then(|| format!("&[{first}]"));
        }
        _ => return None,
    })
}

fn float(heap: &Heap, object: ObjId, is_bool: bool) -> Option<f64> {
    let int = || heap.as_int(object).filter(|_| !is_bool);
    heap.as_float(object)
        .or_else(|| int().map(|int| int as f64))
}

fn fits(value: i64, int: Int) -> bool {
    match int {
        Int::I8 => i8::try_from(value).is_ok(),
        Int::I16 => i16::try_from(value).is_ok(),
        Int::I32 => i32::try_from(value).is_ok(),
        Int::U8 => u8::try_from(value).is_ok(),
        Int::U16 => u16::try_from(value).is_ok(),
        Int::U32 => u32::try_from(value).is_ok(),
        Int::U64 | Int::Usize => value >= 0,
        // (What the target's words do not hold the compiler refuses.)
        Int::I64 | Int::Isize => true,
    }
}

/// Items in a row: borrowed, or an array.
fn of_row(row: Row, items: Vec<String>) -> Result<String, String> {
    let (count, items) = (items.len(), items.join(", "));
    match row {
        Row::Array(wanted) if wanted != count => Err(format!(
            "in Python there are {count} items, and not {wanted}"
        )),
        Row::Array(_) => Ok(format!("[{items}]")),
        _ => Ok(format!("&[{items}]")),
    }
}
