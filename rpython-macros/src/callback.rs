//! What Python calls: functions for C that call a closure, an iterator, or a method of an object.

use crate::expand::value_type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use rpython_spec::callback::{in_result, written, Sort, Written};
use rpython_spec::{Callback, Callee, Passing, Signature, Type};

/// Statements that make `local` of the parameter `name`, whose type is written so; and the C argument.
pub fn argument(
    name: &TokenStream,
    ty: &syn::Type,
    local: &Ident,
    callback: &Callback,
) -> (TokenStream, TokenStream) {
    let written = match written(ty) {
        Some(Ok(written)) => written,
        _ => unreachable!("the grammar has read it"),
    };
    let conversion = match &callback.callee {
        Callee::Closure(signature) | Callee::Iterator(signature) => {
            closure(name, &written, local, signature)
        }
        Callee::Object { .. } => object(name, &written, local),
    };
    (conversion, quote!(#local.raw()))
}

/// A closure, or an iterator.
fn closure(
    name: &TokenStream,
    written: &Written<'_>,
    local: &Ident,
    signature: &Signature,
) -> TokenStream {
    let (call, table) = (
        format_ident!("{local}_call"),
        format_ident!("{local}_table"),
    );
    let is_iterator = written.sort == Sort::Iterator;
    let bound = match written.output {
        item if is_iterator => match item.and_then(in_result) {
            // (Of which type that is, an alias may say.)
            Some((value, _)) => {
                quote!(::core::ops::FnMut() -> ::core::result::Result<::core::option::Option<#value>, __RpythonE>)
            }
            None => quote!(::core::ops::FnMut() -> ::core::option::Option<#item>),
        },
        _ => {
            let bound = written.bound;
            quote!(#bound)
        }
    };
    let error: Vec<_> = (is_iterator && signature.fallible)
        .then(|| quote!(__RpythonE))
        .into_iter()
        .collect();
    let generics = quote! {
        #(#error: ::core::convert::Into<::std::boxed::Box<dyn ::std::error::Error + ::core::marker::Send + ::core::marker::Sync>>,)*
        __RpythonF: #bound
    };
    let (reference, mutable, pointed) = match signature.exclusive {
        false => (quote!(&*), quote!(), quote!(&raw const)),
        true => (quote!(&mut *), quote!(mut), quote!(&raw mut)),
    };
    let inputs: Vec<&syn::Type> = written.inputs.clone();
    let thunk = Thunk {
        name: &call,
        generics: &generics,
        inputs: &inputs,
        signature,
        is_optional: is_iterator,
        span: Span::call_site(),
    };
    let function =
        thunk.function(|given| quote!((#reference data.cast::<__RpythonF>())(#(#given),*)));
    let pointer = thunk.pointer(quote!(#call::<#(#error,)* __RpythonF>));
    // (What a reference leads to is called by that.)
    let taken = match is_iterator {
        false => quote!(#[allow(unused_mut)] let #mutable #local = #name;),
        true => {
            let next = match signature.fallible {
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
    let handed_over = match written.kept {
        true => quote!(let #local = ::rpython::__private::Kept::new(#table(&#local), #local);),
        false => quote! {
            let #local = ::rpython::__private::Lent::new(#table(&#local), (#pointed #local).cast());
        },
    };
    quote! {
        #function
        fn #table<#generics>(_: &__RpythonF) -> ::rpython::__private::Methods {
            const { &[#pointer] }
        }
        #taken
        #handed_over
    }
}

/// An object, whose trait has the functions for its methods.
fn object(name: &TokenStream, written: &Written<'_>, local: &Ident) -> TokenStream {
    let of = written.bound;
    let methods = quote!(<dyn #of as ::rpython::__private::Callee>::METHODS);
    if written.kept {
        return quote! {
            let #local: ::std::boxed::Box<dyn #of> = #name;
            let #local = ::rpython::__private::Kept::new(
                #methods,
                ::rpython::__private::Boxed::new(#local),
            );
        };
    }
    let (owned, pointer) = match (written.is_lent, written.mutable) {
        (true, false) => (quote!(), quote!(*const (dyn #of + '_) = #name)),
        (true, true) => (quote!(), quote!(*mut (dyn #of + '_) = #name)),
        (false, _) => (
            quote!(let mut #name = #name;),
            quote!(*mut (dyn #of + '_) = &mut #name),
        ),
    };
    quote! {
        #owned
        let #local: #pointer;
        let #local = ::rpython::__private::Lent::new(#methods, (&raw const #local).cast());
    }
}

/// A function for C that calls something of Rust's (`docs/abi.md`, *Callbacks*).
pub struct Thunk<'t> {
    /// Its name.
    pub name: &'t Ident,
    /// Its generic parameters.
    pub generics: &'t TokenStream,
    /// What is called takes these, as they are written.
    pub inputs: &'t [&'t syn::Type],
    /// What is called takes and gives that.
    pub signature: &'t Signature,
    /// Whether there may be no value: an iterator has an end.
    pub is_optional: bool,
    /// Where its result is declared.
    pub span: Span,
}

impl Thunk<'_> {
    /// What crosses by itself comes as an argument of its own: for each parameter, its type in C, if it does.
    fn scalars(&self) -> impl Iterator<Item = Option<TokenStream>> + '_ {
        self.signature.params.iter().map(scalar)
    }

    /// The type of the result in C, if it crosses by itself.
    fn out(&self) -> Option<TokenStream> {
        match self.is_optional {
            true => None,
            false => scalar(&self.signature.result),
        }
    }

    /// The function; `invoke` makes the call with these arguments, where `data` is what is called.
    pub fn function(&self, invoke: impl FnOnce(&[TokenStream]) -> TokenStream) -> TokenStream {
        let Thunk {
            name,
            generics,
            signature,
            span,
            ..
        } = self;
        // What C passes, what becomes of it, and what is called gets.
        let (mut params, mut reads, mut given) = (vec![], vec![], vec![]);
        let types = signature.params.iter().zip(self.inputs).zip(self.scalars());
        for (index, ((ty, input), of_c)) in types.enumerate() {
            let argument = format_ident!("a{index}");
            let value = value_type(ty, syn::spanned::Spanned::span(input));
            let read = match of_c {
                Some(of_c) => {
                    params.push(quote!(#argument: #of_c));
                    match ty.passing() {
                        Passing::Int => quote!(::rpython::__private::int_out(#argument)?),
                        Passing::Char => quote!(::rpython::__private::char_out(#argument)?),
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
        let result = &signature.result;
        let out = self.out();
        let write = match (&out, result.passing()) {
            (None, Passing::Nothing) => quote!(let () = value;),
            (None, _) => quote!(::rpython::__private::give(&value, bytes_out)?;),
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
        let of_out = out.into_iter().map(|ty| quote!(*mut #ty));
        let called = invoke(&given);
        let called = match signature.fallible {
            true => quote!((#called).map_err(::rpython::__private::Failure::of)?),
            false => called,
        };
        let value = match (self.is_optional, result) {
            (false, Type::Unit) => quote!(()),
            (false, ty) => value_type(ty, *span),
            (true, ty) => {
                let item = value_type(ty, *span);
                quote!(::core::option::Option<#item>)
            }
        };
        quote! {
            #[allow(unused_variables, unused_mut, unused_unsafe, clippy::all, clippy::pedantic)]
            unsafe extern "C" fn #name<#generics>(
                data: *mut ::core::ffi::c_void,
                #(#params,)*
                bytes: *const u8,
                len: usize,
                #(out: #of_out,)*
                given: *mut ::rpython::__private::Given,
            ) -> i32 {
                // Safety: the library passes what it has been given, and what it says that it passes.
                unsafe {
                    ::rpython::__private::answer(bytes, len, given, |reader, bytes_out| {
                        #(#reads)*
                        reader.end()?;
                        let value: #value = #called;
                        #write
                        ::core::result::Result::Ok(())
                    })
                }
            }
        }
    }

    /// The function, which is called so, as what C has in a table.
    pub fn pointer(&self, function: TokenStream) -> TokenStream {
        let types = self.scalars().flatten();
        let out = self.out().into_iter().map(|ty| quote!(*mut #ty));
        quote! {{
            let call: unsafe extern "C" fn(
                *mut ::core::ffi::c_void,
                #(#types,)*
                *const u8,
                usize,
                #(#out,)*
                *mut ::rpython::__private::Given,
            ) -> i32 = #function;
            // Safety: whoever calls it knows its type.
            unsafe { ::core::mem::transmute(call) }
        }}
    }
}

/// The C type of a value that crosses by itself, in Rust.
fn scalar(ty: &Type) -> Option<TokenStream> {
    Some(match ty.passing() {
        Passing::Int => quote!(i64),
        Passing::Float => quote!(f64),
        Passing::Bool => quote!(bool),
        Passing::Char => quote!(u32),
        // (Whether something is an object, the attribute of a trait cannot know.)
        _ => return None,
    })
}
