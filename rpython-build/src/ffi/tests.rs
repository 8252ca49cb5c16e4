//! The header and both sets of Rust declarations agree.

use super::*;
use crate::cargo::plan::library_name;
use crate::options::LibraryName;
use crate::source::FileId;
use rpython_spec::{Buffer, Callback, Callee, Class, Int, Keyed, Number, Row, Signature, Text};

fn library() -> LibraryName {
    library_name("a-crate", "1.0.0")
}

/// An entry point for every way a value can cross.
fn entry_points() -> Vec<EntryPoint> {
    let list = |ty| Type::List(Row::Vec, Box::new(ty));
    let buffer = |number, mutable| Type::Buffer(Buffer { number, mutable });
    let mut types = vec![
        Type::Unit,
        Type::Bool,
        Type::Int(Int::I64),
        Type::Int(Int::U8),
        Type::F64,
        Type::F32,
        Type::Char,
        Type::Str(Text::Cow),
        Type::Bytes(Row::Array(4)),
        Type::Bytes(Row::Deque),
        list(Type::Int(Int::I32)),
        list(Type::F64),
        list(Type::Bool),
        list(Type::Char),
        list(Type::Str(Text::String)),
        Type::Set(Keyed::Hash, Box::new(Type::Char)),
        Type::Tuple(vec![Type::Bool, Type::F64]),
        Type::Option(Box::new(Type::Char)),
        Type::Callback(Box::new(Callback {
            callee: Callee::Closure(Signature {
                exclusive: false,
                params: vec![Type::Bool],
                result: Type::Unit,
                fallible: true,
            }),
            kept: false,
            sync: false,
        })),
        Type::Object(Some(Class::new("py/m.py", "C"))),
    ];
    let numbers = Int::ALL.into_iter().map(Number::Int);
    types.extend(numbers.map(|number| buffer(number, true)));
    types.extend([Number::F64, Number::F32, Number::Bool].map(|number| buffer(number, false)));
    let span = Span {
        file: FileId(0),
        start: 0,
        end: 0,
    };
    let prefix = library().prefix;
    let mut entries = Vec::new();
    for (index, ty) in types.iter().enumerate() {
        let params = match ty {
            Type::Unit => Vec::new(),
            ty => vec![
                EntryParam {
                    name: "x".into(),
                    ty: ty.clone(),
                    optional: false,
                    span
                };
                index % 3
            ],
        };
        entries.push(EntryPoint {
            function: format!("f{index}"),
            call: match ty {
                Type::Object(Some(class)) => Call::Is(class.clone()),
                _ => Call::Function(format!("f{index}")),
            },
            name: format!("m_f{index}"),
            symbol: format!("{prefix}_m_f{index}"),
            runs: [
                Runs::Plain,
                Runs::Instance,
                Runs::Guard,
                Runs::InstanceGuard,
            ][index % 4],
            params,
            result: match ty {
                Type::Buffer(_) => Type::Unit,
                ty => ty.clone(),
            },
            fallible: false,
            error: None,
            span,
            result_span: span,
        });
    }
    entries
}

/// A declaration file as a set of items, without what is not meaning: order, formatting,
/// documentation, names of parameters, paths to the same type.
#[cfg(feature = "bindgen")]
fn meaning(text: &str) -> std::collections::BTreeSet<String> {
    use quote::ToTokens;
    let tidy = |tokens: proc_macro2::TokenStream| {
        tokens
            .to_string()
            .replace(":: std :: os :: raw :: ", "")
            .replace(":: core :: ffi :: ", "")
            .replace(' ', "")
    };
    let mut items = std::collections::BTreeSet::new();
    for item in syn::parse_file(text)
        .expect("the declarations are Rust")
        .items
    {
        match item {
            syn::Item::ForeignMod(block) => {
                assert!(
                    block.unsafety.is_some(),
                    "edition 2024 wants `unsafe extern`"
                );
                let abi = tidy(block.abi.to_token_stream());
                for item in block.items {
                    let syn::ForeignItem::Fn(function) = item else {
                        panic!("only functions")
                    };
                    let params = function.sig.inputs.iter().map(|param| match param {
                        syn::FnArg::Typed(param) => tidy(param.ty.to_token_stream()),
                        syn::FnArg::Receiver(_) => panic!("no methods"),
                    });
                    let params = params.collect::<Vec<_>>().join(",");
                    let output = tidy(function.sig.output.to_token_stream());
                    items.insert(format!("{abi}fn{}({params}){output}", function.sig.ident));
                }
            }
            mut item => {
                if let syn::Item::Struct(item) = &mut item {
                    item.attrs.retain(|attr| !attr.path().is_ident("doc"));
                    item.fields.iter_mut().for_each(|field| field.attrs.clear());
                }
                items.insert(tidy(item.to_token_stream()).replace(",}", "}"));
            }
        }
    }
    items
}

#[cfg(feature = "bindgen")]
#[test]
fn both_emitters_say_the_same() {
    let library = library();
    let entries = entry_points();
    let folder = std::env::temp_dir().join(format!("rpython-ffi-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(header_name(&library));
    std::fs::write(&path, header(&library, &entries)).unwrap();
    let by_bindgen = bindings(&library, &path);
    std::fs::remove_dir_all(&folder).unwrap();
    let by_bindgen = match by_bindgen {
        Ok(text) => text,
        Err(reason) => {
            eprintln!("skipped: bindgen cannot run here: {reason:?}");
            return;
        }
    };
    assert_eq!(meaning(&by_bindgen), meaning(&direct(&library, &entries)));
}

#[test]
fn the_header_is_narrow() {
    let entries = &entry_points()[..9];
    let text = header(&library(), entries);
    let prefix = library().prefix;
    for line in [
        format!("int32_t {prefix}_m_f0(void);"),
        format!("int32_t {prefix}_m_f1(void *instance, bool a0, bool *out);"),
        format!("void *{prefix}_instance_new(void);"),
        format!("int32_t {prefix}_m_f2(int64_t a0, int64_t a1, int64_t *out);"),
        format!("int32_t {prefix}_m_f4(double a0, double *out);"),
        format!("int32_t {prefix}_m_f7(void *instance, const uint8_t *a0, size_t a0_len, rpy_buffer *out);"),
    ] {
        assert!(text.contains(&line), "{line}\n{text}");
    }
}
