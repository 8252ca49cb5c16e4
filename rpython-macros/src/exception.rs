//! `#[rpython::exception]`: how an exception becomes a value of a Rust type.

use crate::lookup::Built;
use crate::told;
use crate::value::{same_aliases, same_values};
use proc_macro2::TokenStream;
use quote::{quote, ToTokens};
use rpython_spec::value::{
    is_called_error, no_arguments, parse_value, Content, Field, Kind, Shape, ValueItem,
};
use rpython_spec::Aliases;
use syn::ext::IdentExt;
use syn::{Attribute, Data, DeriveInput, Error, Fields};

/// The type, and what stands beside it.
pub fn expand(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let written = item;
    let built = Built::read();
    let value = |aliases: &dyn Aliases| parse_value(written.clone(), Kind::Exception, aliases);
    let value = built.with_aliases(&written, value);
    let value = value.and_then(|value| no_arguments(&arguments).map(|()| value));
    match value {
        Ok(value) => with_conversion(&value, &built),
        Err(error) => malformed(&error, written),
    }
}

/// What is wrong with a type that is declared wrong; the type, as far as it is one, and what others need that have such exceptions,
/// so that it is all that is told.
fn malformed(error: &Error, written: TokenStream) -> TokenStream {
    let error = error.to_compile_error();
    let Ok(item) = syn::parse2::<DeriveInput>(written.clone()) else {
        return quote!(#error #written);
    };
    let name = &item.ident;
    let (generics, arguments, bounds) = item.generics.split_for_impl();
    let has_any = match &item.data {
        Data::Enum(data) => {
            let mut fields = data.variants.iter().flat_map(|variant| &variant.fields);
            fields.any(|field| field.ident.is_none() && is_called_error(&field.ty))
        }
        Data::Struct(_) | Data::Union(_) => false,
    };
    let from = has_any.then(|| {
        quote! {
            #[automatically_derived]
            impl #generics ::core::convert::From<::rpython::Error> for #name #arguments #bounds {
                fn from(_: ::rpython::Error) -> Self {
                    ::core::panic!("this declaration is wrong")
                }
            }
        }
    });
    let exception = quote! {
        #[automatically_derived]
        impl #generics ::rpython::Exception for #name #arguments #bounds {
            const INTERFACE: &'static str = "";
            fn read(
                _: &mut ::rpython::__private::Reader<'_>,
                _: &::rpython::Error,
            ) -> ::rpython::Result<Self> {
                ::core::result::Result::Err(::rpython::__private::malformed())
            }
            fn from_error(error: ::rpython::Error) -> ::core::result::Result<Self, ::rpython::Error> {
                ::core::result::Result::Err(error)
            }
        }
    };
    let item = without_ours(item.clone());
    quote!(#error #item #exception #from)
}

/// The type without the attributes that are ours.
fn without_ours(mut item: DeriveInput) -> TokenStream {
    let clean = |attrs: &mut Vec<Attribute>| attrs.retain(|it| !it.path().is_ident("rpython"));
    let fields = |fields: &mut Fields| fields.iter_mut().for_each(|field| clean(&mut field.attrs));
    clean(&mut item.attrs);
    match &mut item.data {
        Data::Struct(data) => fields(&mut data.fields),
        Data::Enum(data) => data.variants.iter_mut().for_each(|variant| {
            clean(&mut variant.attrs);
            fields(&mut variant.fields);
        }),
        Data::Union(_) => {}
    }
    item.into_token_stream()
}

fn with_conversion(value: &ValueItem, built: &Built) -> TokenStream {
    let ValueItem {
        item,
        used,
        model: value,
    } = value;
    let name = &item.ident;
    let hash = value.interface_hash();
    let (read, any) = match &item.data {
        Data::Enum(data) => {
            let Shape::Classes(variants) = &value.shape else {
                unreachable!("exceptions are of classes")
            };
            let numbered = variants.iter().zip(&data.variants).zip(0i64..);
            let read = numbered.map(|((of, variant), number)| {
                let ident = &variant.ident;
                let read = content(&quote!(Self::#ident), &variant.fields, &of.content);
                quote!(#number => #read,)
            });
            let read = quote! {
                match <i64 as ::rpython::__private::FromWire>::read(reader)? {
                    #(#read)*
                    _ => return ::core::result::Result::Err(::rpython::__private::malformed()),
                }
            };
            let mut both = variants.iter().zip(&data.variants);
            let any = both.find(|(of, _)| of.content == Content::Error);
            (read, any.map(|(_, variant)| variant.ident.clone()))
        }
        Data::Struct(data) => {
            let Shape::Fields(fields) = &value.shape else {
                unreachable!("a struct has fields")
            };
            let of = Content::Fields(fields.clone());
            (content(&quote!(Self), &data.fields, &of), None)
        }
        Data::Union(_) => unreachable!("the grammar has refused it"),
    };
    let translated = built.values_with(&value.name, &hash);
    let others = same_values(&value.others(), &translated);
    let (otherwise, from) = match any {
        None => (quote!(::core::result::Result::Err(error)), None),
        Some(any) => (
            quote!(::core::result::Result::Ok(Self::#any(error))),
            Some(quote! {
                #[automatically_derived]
                impl ::core::convert::From<::rpython::Error> for #name {
                    fn from(error: ::rpython::Error) -> Self {
                        match <Self as ::rpython::Exception>::from_error(error) {
                            ::core::result::Result::Ok(exception) => exception,
                            ::core::result::Result::Err(error) => Self::#any(error),
                        }
                    }
                }
            }),
        ),
    };
    let errors = told::of_type(item, value, built);
    let aliases = same_aliases(used);
    let item = without_ours(item.clone());
    quote! {
        #errors
        #aliases
        #item
        #[automatically_derived]
        impl ::rpython::Exception for #name {
            const INTERFACE: &'static str = #hash;
            #[allow(unused_variables)]
            fn read(
                reader: &mut ::rpython::__private::Reader<'_>,
                error: &::rpython::Error,
            ) -> ::rpython::Result<Self> {
                ::core::result::Result::Ok(#read)
            }
            fn from_error(error: ::rpython::Error) -> ::core::result::Result<Self, ::rpython::Error> {
                match ::rpython::__private::read_exception(&error) {
                    ::core::option::Option::Some(::core::result::Result::Ok(exception)) => {
                        ::core::result::Result::Ok(exception)
                    }
                    ::core::option::Option::Some(::core::result::Result::Err(error)) => #otherwise,
                    ::core::option::Option::None => #otherwise,
                }
            }
        }
        #from
        #others
    }
}

/// How what has these fields, which stand for that, is read.
fn content(path: &TokenStream, fields: &Fields, of: &Content) -> TokenStream {
    match (fields, of) {
        (Fields::Unit, _) => path.clone(),
        (Fields::Named(named), of) => {
            let read: &[Field] = match of {
                Content::Fields(fields) => fields,
                Content::Of(_) | Content::Error => &[],
            };
            let fields = named.named.iter().map(|field| {
                let name = &field.ident;
                let is_it = |of: &Field| name.as_ref().is_some_and(|name| name.unraw() == of.name);
                match read.iter().any(is_it) {
                    false => quote!(#name: ::core::clone::Clone::clone(error)),
                    true => quote!(#name: ::rpython::__private::FromWire::read(reader)?),
                }
            });
            quote!(#path { #(#fields),* })
        }
        (Fields::Unnamed(_), Content::Error) => {
            quote!(#path(::core::clone::Clone::clone(error)))
        }
        (Fields::Unnamed(_), _) => quote!(#path(::rpython::Exception::read(reader, error)?)),
    }
}
