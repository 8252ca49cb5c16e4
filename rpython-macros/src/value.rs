//! `#[derive(rpython::Value)]`: how a value is written for Python, and read.

use crate::lookup::Built;
use crate::told;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rpython_spec::scope::Used;
use rpython_spec::value::{Kind, ValueItem};
use rpython_spec::Class;
use syn::{Data, DeriveInput, Error, Fields};

/// What stands beside the type.
pub fn expand(value: &ValueItem, built: &Built) -> TokenStream {
    let ValueItem {
        item,
        used,
        model: value,
    } = value;
    let name = &item.ident;
    let hash = value.interface_hash();
    let (write, read) = match &item.data {
        Data::Enum(data) => {
            let variants = data.variants.iter().zip(0i64..);
            let (write, read): (Vec<_>, Vec<_>) = variants
                .map(|(variant, number)| {
                    let ident = &variant.ident;
                    let (pattern, write, read) = content(&quote!(Self::#ident), &variant.fields);
                    let write = quote! {
                        #pattern => {
                            ::rpython::__private::ToWire::write(&#number, out)?;
                            #write
                        }
                    };
                    (write, quote!(#number => #read,))
                })
                .unzip();
            (
                quote!(match self { #(#write)* }),
                quote! {
                    match <i64 as ::rpython::__private::FromWire>::read(reader)? {
                        #(#read)*
                        _ => return ::core::result::Result::Err(::rpython::__private::malformed()),
                    }
                },
            )
        }
        Data::Struct(data) => {
            let (pattern, write, read) = content(&quote!(Self), &data.fields);
            (quote!(let #pattern = self; #write), read)
        }
        Data::Union(_) => unreachable!("the grammar has refused it"),
    };
    let translated = built.values_with(&value.name, &hash);
    let others = same_values(&value.others(), &translated);
    let errors = told::of_type(item, value, built);
    let aliases = same_aliases(used);
    let classes = same_classes(&value.classes(), built.prefix());
    quote! {
        #errors
        #aliases
        #classes
        #[automatically_derived]
        impl ::rpython::__private::ToWire for #name {
            #[allow(unused_variables)]
            fn write(&self, out: &mut ::std::vec::Vec<u8>) -> ::rpython::Result<()> {
                #write
                ::core::result::Result::Ok(())
            }
        }
        #[automatically_derived]
        impl ::rpython::__private::FromWire for #name {
            #[allow(unused_variables)]
            fn read(reader: &mut ::rpython::__private::Reader<'_>) -> ::rpython::Result<Self> {
                ::core::result::Result::Ok(#read)
            }
        }
        #[automatically_derived]
        impl ::rpython::Value for #name {
            const INTERFACE: &'static str = #hash;
        }
        #others
    }
}

/// What stands beside a type that is declared wrong: what is wrong, and what others that have such values need, so that it is all
/// that is told.
pub fn malformed(error: &Error, item: TokenStream) -> TokenStream {
    let error = error.to_compile_error();
    let Ok(item) = syn::parse2::<DeriveInput>(item) else {
        return error;
    };
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    quote! {
        #error
        #[automatically_derived]
        impl #generics ::rpython::__private::ToWire for #name #arguments #bounds {
            fn write(&self, _: &mut ::std::vec::Vec<u8>) -> ::rpython::Result<()> {
                ::core::result::Result::Err(::rpython::__private::malformed())
            }
        }
        #[automatically_derived]
        impl #generics ::rpython::__private::FromWire for #name #arguments #bounds {
            fn read(_: &mut ::rpython::__private::Reader<'_>) -> ::rpython::Result<Self> {
                ::core::result::Result::Err(::rpython::__private::malformed())
            }
        }
        #[automatically_derived]
        impl #generics ::rpython::Value for #name #arguments #bounds {
            const INTERFACE: &'static str = "";
        }
    }
}

/// The pattern for what has these fields, and how they are written and read.
fn content(path: &TokenStream, fields: &Fields) -> (TokenStream, TokenStream, TokenStream) {
    let read = quote!(::rpython::__private::FromWire::read(reader)?);
    // Names that nothing around them has.
    let names: Vec<Ident> = (0..fields.len())
        .map(|i| format_ident!("__rpython_{i}"))
        .collect();
    let write = quote!(#(::rpython::__private::ToWire::write(#names, out)?;)*);
    match fields {
        Fields::Unit => (path.clone(), write, path.clone()),
        Fields::Named(named) => {
            let fields: Vec<_> = named
                .named
                .iter()
                .filter_map(|field| field.ident.as_ref())
                .collect();
            (
                quote!(#path { #(#fields: #names),* }),
                write,
                quote!(#path { #(#fields: #read),* }),
            )
        }
        Fields::Unnamed(_) => (quote!(#path(#(#names),*)), write, quote!(#path(#read))),
    }
}

/// Items that compile if aliases stand for what was translated.
pub fn same_aliases(used: &[Used]) -> TokenStream {
    used.iter().filter_map(Used::check_of_alias).collect()
}

/// Items that compile if types of these names are handles of objects of these classes, of the library with this prefix.
pub fn same_classes(classes: &[&Class], prefix: Option<&str>) -> TokenStream {
    let checks = classes.iter().filter_map(|class| {
        let (python, name) = (&class.python, class.in_python());
        let (prefix, ident) = (prefix?, syn::parse_str::<Ident>(&class.name).ok()?);
        Some(quote! {
            const _: () = ::rpython::__private::same_class(
                <#ident as ::rpython::__private::FromWire>::CLASS,
                [#prefix, #python, #name],
            );
        })
    });
    checks.collect()
}

/// Items that compile if types and traits of these names are those that were translated.
pub fn same_values(names: &[(String, Kind)], translated: &[(String, String)]) -> TokenStream {
    let checks = names.iter().filter_map(|(name, kind)| {
        let (_, hash) = translated.iter().find(|(known, _)| known == name)?;
        let ident: syn::Ident = syn::parse_str(name).ok()?;
        let interface = match kind {
            Kind::Value => quote!(<#ident as ::rpython::Value>::INTERFACE),
            Kind::Exception => quote!(<#ident as ::rpython::Exception>::INTERFACE),
            Kind::Object => quote!(<dyn #ident as ::rpython::__private::Callee>::INTERFACE),
        };
        Some(quote! {
            const _: () = ::rpython::__private::same_value(#interface, #hash);
        })
    });
    quote!(#(#checks)*)
}
