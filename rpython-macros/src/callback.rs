//! Closures and iterators as arguments: a function for C that calls them.

use crate::expand::value_type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use rpython_spec::callback::{in_result, written};
use rpython_spec::{Callback, Passing, Sort, Type};

/// Statements that make `local` of the parameter `name`, whose type is written so; and the C argument.
pub fn argument(
    prefix: &str,
    name: &TokenStream,
    ty: &syn::Type,
    local: &Ident,
    callback: &Callback,
) -> (TokenStream, TokenStream) {
    let written = match written(ty) {
        Some(Ok(written)) => written,
        _ => unreachable!("the grammar has read it"),
    };
    let span = Span::call_site();
    let (call, pointer) = (
        format_ident!("{local}_call"),
        format_ident!("{local}_pointer"),
    );
    let alloc = format_ident!("{prefix}_alloc");
    let bound = match callback.sort {
        Sort::Fn | Sort::FnMut => {
            let bound = written.bound;
            quote!(#bound)
        }
        Sort::Iterator => {
            let item = written.output;
            match item.and_then(in_result) {
                // (Of which type that is, an alias may say.)
                Some((value, _)) => {
                    quote!(::core::ops::FnMut() -> ::core::result::Result<::core::option::Option<#value>, E>)
                }
                None => quote!(::core::ops::FnMut() -> ::core::option::Option<#item>),
            }
        }
    };
    let error = match callback.sort {
        Sort::Iterator if callback.fallible => Some(quote!(E)),
        _ => None,
    };
    let error: Vec<_> = error.into_iter().collect();
    let generics = quote! {
        #(#error: ::core::convert::Into<::std::boxed::Box<dyn ::std::error::Error + ::core::marker::Send + ::core::marker::Sync>>,)*
        F: #bound
    };
    // What C passes, what becomes of it, and what the closure gets.
    let (mut params, mut types, mut reads, mut given) = (vec![], vec![], vec![], vec![]);
    for (index, (ty, input)) in callback.params.iter().zip(&written.inputs).enumerate() {
        let argument = format_ident!("a{index}");
        let value = value_type(ty, span);
        let read = match scalar(ty) {
            Some((of_c, _)) => {
                params.push(quote!(#argument: #of_c));
                types.push(of_c);
                match ty.passing() {
                    Passing::Int => quote!(::rpython::__private::int_out(#argument)?),
                    Passing::Char => quote!(::rpython::__private::char_out(#argument)?),
                    // Safety: the library has made it for the closure.
                    Passing::Handle => {
                        quote!(unsafe { ::rpython::__private::object_out(#argument)? })
                    }
                    Passing::Float => quote!(#argument as #value),
                    _ => quote!(#argument),
                }
            }
            None => quote!(::rpython::__private::FromWire::read(reader)?),
        };
        reads.push(quote!(let #argument: #value = #read;));
        given.push(match input {
            syn::Type::Reference(_) => quote!(&#argument),
            _ => quote!(#argument),
        });
    }
    let result = &callback.result;
    let out = match callback.sort {
        Sort::Iterator => None,
        Sort::Fn | Sort::FnMut => scalar(result),
    };
    let write = match (&out, result.passing()) {
        (None, Passing::Nothing) => quote!(let () = value;),
        (None, _) => quote!(::rpython::__private::ToWire::write(&value, bytes_out)?;),
        (_, Passing::Int) => quote!(let value = ::rpython::__private::int(value)?;),
        (_, Passing::Float) => quote!(let value = value as f64;),
        (_, Passing::Char) => quote!(let value = value as u32;),
        _ => quote!(),
    };
    let write = match out {
        // Safety: C has room for it there.
        Some(_) => quote!(#write unsafe { *out = value };),
        None => write,
    };
    let of_out = out.map(|(ty, _)| ty).into_iter();
    let out_type: Vec<_> = of_out.map(|ty| quote!(*mut #ty)).collect();
    let value = match callback.fallible {
        true => quote!(f(#(#given),*).map_err(::rpython::__private::Failure::of)?),
        false => quote!(f(#(#given),*)),
    };
    let (reference, mutable, pointed) = match callback.sort {
        Sort::Fn => (quote!(&*), quote!(), quote!(&raw const)),
        Sort::FnMut | Sort::Iterator => (quote!(&mut *), quote!(mut), quote!(&raw mut)),
    };
    // (What a reference leads to is called by that.)
    let taken = match callback.sort {
        Sort::Fn | Sort::FnMut => quote!(#[allow(unused_mut)] let #mutable #local = #name;),
        Sort::Iterator => {
            let next = match callback.fallible {
                true => quote!(::core::option::Option::transpose(
                    ::core::iter::Iterator::next(&mut items)
                )),
                false => quote!(::core::iter::Iterator::next(&mut items)),
            };
            quote! {
                #[allow(unused_mut)]
                let mut #local = {
                    let mut items = ::core::iter::IntoIterator::into_iter(#name);
                    move || #next
                };
            }
        }
    };
    let handed_over = match callback.kept {
        true => quote!(let #local = ::rpython::__private::Kept::new(#pointer(&#local), #local);),
        false => quote! {
            let #local = ::rpython::__private::Lent::new(#pointer(&#local), (#pointed #local).cast());
        },
    };
    let conversion = quote! {
        #[allow(unused_variables, unused_mut, unused_unsafe)]
        unsafe extern "C" fn #call<#generics>(
            data: *mut ::core::ffi::c_void,
            #(#params,)*
            bytes: *const u8,
            len: usize,
            #(out: #out_type,)*
            given: *mut ::rpython::__private::Given,
        ) -> i32 {
            // Safety: the library passes what it has been given, and what it says that it passes.
            unsafe {
                ::rpython::__private::answer(bytes, len, given, __rpython_ffi::#alloc, |reader, bytes_out| {
                    let f = #reference data.cast::<F>();
                    #(#reads)*
                    reader.end()?;
                    let value = #value;
                    #write
                    ::core::result::Result::Ok(())
                })
            }
        }
        fn #pointer<#generics>(_: &F) -> unsafe extern "C" fn() {
            let call: unsafe extern "C" fn(
                *mut ::core::ffi::c_void,
                #(#types,)*
                *const u8,
                usize,
                #(#out_type,)*
                *mut ::rpython::__private::Given,
            ) -> i32 = #call::<#(#error,)* F>;
            // Safety: whoever calls it knows its type.
            unsafe { ::core::mem::transmute(call) }
        }
        #taken
        #handed_over
    };
    (conversion, quote!(#local.raw()))
}

/// The C type of a value that crosses by itself, in Rust.
fn scalar(ty: &Type) -> Option<(TokenStream, Passing)> {
    let passing = ty.passing();
    let of_c = match passing {
        Passing::Int => quote!(i64),
        Passing::Float => quote!(f64),
        Passing::Bool => quote!(bool),
        Passing::Char => quote!(u32),
        Passing::Handle => quote!(*mut ::core::ffi::c_void),
        _ => return None,
    };
    Some((of_c, passing))
}
