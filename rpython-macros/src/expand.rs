//! From a declaration and its translation to the Rust module.
//!
//! The module has, per function, a Rust function that converts the arguments, calls the C
//! function and converts the result. Where there is no translation, the functions are there all
//! the same, so that the errors of the attribute are the only ones.

use crate::lookup::{self, lookup, Found};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use rpython_spec::grammar::{FunctionItem, Malformed, Stub};
use rpython_spec::scope::Used;
use rpython_spec::{Function, ModuleItem, Passing, Type, VERSION};
use syn::Visibility;

/// The module that takes the declaration's place.
pub fn expand(module: &ModuleItem) -> TokenStream {
    match lookup(&module.model) {
        Found::Translated {
            prefix,
            link_name,
            symbols,
            bindings,
        } => {
            let functions = functions(module, |index, item, function| {
                body(&prefix, &symbols[index], item, function)
            });
            // Tokens of the expansion, and no file that is included: the compiler takes lints for
            // the author of a crate, `unsafe_code` among them, to what the author has written.
            let contents = quote! {
                mod __rpython_ffi {
                    #bindings
                    #[link(name = #link_name, kind = "static")]
                    unsafe extern "C" {}
                }
                const _: () = ::rpython::__private::same_version(#VERSION);
                #functions
            };
            around(module, contents)
        }
        Found::Failed(errors) => {
            let errors = told(module, &errors);
            let module = around(module, without_bodies(module));
            quote! { #errors #module }
        }
    }
}

/// What takes the place of a declaration with errors: these, and what the program around it uses.
pub fn malformed(wrong: &Malformed) -> TokenStream {
    let errors = wrong.error.to_compile_error();
    let module = wrong.module.as_ref().map(|module| {
        let stubs = wrong.stubs.iter().map(|stub| {
            let Stub { ident, params, .. } = stub;
            let params = params.iter().map(|lent| match lent {
                true => quote!(_: &mut (impl ?::core::marker::Sized)),
                false => quote!(_: impl ::core::marker::Sized),
            });
            let result = match &stub.result {
                Some((value, fallible)) => result_type(value, *fallible, ident.span()),
                None => quote!(!),
            };
            quote! {
                #[allow(missing_docs, dead_code)]
                pub fn #ident(#(#params),*) -> #result { ::core::panic!("this declaration is wrong") }
            }
        });
        let functions = without_bodies(module);
        let errors = told(module, &lookup::errors(&module.model));
        let module = around(module, quote! { #functions #(#stubs)* });
        quote! { #errors #module }
    });
    quote! { #errors #module }
}

/// Errors, on the attribute.
fn told(module: &ModuleItem, errors: &[String]) -> TokenStream {
    let span = module.path.span();
    let errors = errors
        .iter()
        // The compiler writes `error: ` before it.
        .map(|text| text.strip_prefix("error").unwrap_or(text))
        .map(|text| quote_spanned!(span=> ::core::compile_error!(#text);));
    quote! { #(#errors)* }
}

/// The functions of a module that is not translated.
fn without_bodies(module: &ModuleItem) -> TokenStream {
    functions(module, |_, item, _| {
        let names = item.params.iter().map(|(name, _)| name);
        quote! { #(let _ = #names;)* ::core::panic!("this RPython module is not translated") }
    })
}

fn around(module: &ModuleItem, contents: TokenStream) -> TokenStream {
    let ModuleItem {
        attrs,
        vis,
        ident,
        uses,
        ..
    } = module;
    let (inside, outside) = (checks(module, true), checks(module, false));
    let cfgs = attrs.iter().filter(|a| a.path().is_ident("cfg"));
    let cfgs: Vec<_> = cfgs.collect();
    let outside = outside.into_iter().map(|check| quote!(#(#cfgs)* #check));
    quote! {
        #(#attrs)* #vis mod #ident {
            #(#[allow(unused_imports, dead_code)] #uses)*
            #(#inside)*
            #contents
        }
        #(#outside)*
    }
}

/// Uses of the names that declarations rely on, where they are in scope: in the module or around it. So the
/// compiler sees that they are what they seem to be, and that their imports are used.
fn checks(module: &ModuleItem, inside: bool) -> Vec<TokenStream> {
    let used = module.functions.iter().flat_map(|function| &function.used);
    let mut found: Vec<&Used> = Vec::new();
    for used in used.filter(|used| used.inside == inside) {
        if !found.iter().any(|other| other.ident == used.ident) {
            found.push(used);
        }
    }
    found.into_iter().map(Used::check).collect()
}

/// The functions, with the bodies that `body` makes.
fn functions(
    module: &ModuleItem,
    body: impl Fn(usize, &FunctionItem, &Function) -> TokenStream,
) -> TokenStream {
    let items = module
        .functions
        .iter()
        .zip(&module.model.functions)
        .enumerate();
    items
        .map(|(index, (item, function))| {
            let FunctionItem {
                attrs,
                vis,
                ident,
                params,
                ..
            } = item;
            let (names, types): (Vec<_>, Vec<_>) = params.iter().map(|(n, t)| (n, t)).unzip();
            // The declaration stands for a call from where it stands.
            let vis = match vis {
                Visibility::Inherited => quote!(pub(super)),
                vis => quote!(#vis),
            };
            let result = result_type(&function.result, function.fallible, item.result_span);
            let body = body(index, item, function);
            quote! {
                #(#attrs)*
                #[allow(dead_code, clippy::all, clippy::pedantic)]
                #[track_caller]
                #[inline]
                #vis fn #ident(#(#names: #types),*) -> #result { #body }
            }
        })
        .collect()
}

/// The value's type, whatever names are in scope around the declaration.
fn value_type(value: &Type, span: Span) -> TokenStream {
    let tokens: TokenStream = value.to_string().parse().expect("a type is made of tokens");
    respan(tokens, span)
}

fn result_type(value: &Type, fallible: bool, span: Span) -> TokenStream {
    let value = value_type(value, span);
    match fallible {
        true => quote!(::core::result::Result<#value, ::rpython::Error>),
        false => value,
    }
}

fn respan(tokens: TokenStream, span: Span) -> TokenStream {
    let respan_one = |mut token: proc_macro2::TokenTree| {
        if let proc_macro2::TokenTree::Group(group) = &token {
            let inner = respan(group.stream(), span);
            token = proc_macro2::Group::new(group.delimiter(), inner).into();
        }
        token.set_span(span);
        token
    };
    tokens.into_iter().map(respan_one).collect()
}

/// Converts, calls, converts back.
fn body(prefix: &str, symbol: &str, item: &FunctionItem, function: &Function) -> TokenStream {
    let free = format_ident!("{prefix}_free");
    let take_error = format_ident!("{prefix}_take_error");
    let symbol = Ident::new(symbol, Span::call_site());
    let mut conversions = TokenStream::new();
    let mut arguments = Vec::new();
    for (index, ((name, _), param)) in item.params.iter().zip(&function.params).enumerate() {
        let local = format_ident!("__rpython_{index}");
        let (conversion, argument) = argument(name, &local, &param.ty);
        conversions.extend(conversion);
        arguments.push(argument);
    }
    let value = value_type(&function.result, item.result_span);
    let (out, finish) = result(&function.result, &value, &free);
    if !out.is_empty() {
        arguments.push(quote!(&mut __rpython_out));
    }
    let call = quote! {
        let __rpython_call = || -> ::core::result::Result<#value, ::rpython::Error> {
            #conversions
            #out
            // Safety: the symbol is the translation of exactly this declaration; the interface
            // hash says so. Pointers are valid for the call, and not kept by the callee.
            let __rpython_status = unsafe { __rpython_ffi::#symbol(#(#arguments),*) };
            if __rpython_status != 0 {
                let mut __rpython_error = __rpython_ffi::rpy_buffer {
                    ptr: ::core::ptr::null_mut(),
                    len: 0,
                };
                // Safety: the library fills the buffer with the exception just raised.
                return ::core::result::Result::Err(::rpython::__private::error(unsafe {
                    __rpython_ffi::#take_error(&mut __rpython_error);
                    ::rpython::__private::Owned::new(
                        __rpython_error.ptr,
                        __rpython_error.len,
                        __rpython_ffi::#free,
                    )
                }));
            }
            #finish
        };
    };
    match function.fallible {
        true => quote!(#call __rpython_call()),
        false => quote!(#call ::rpython::__private::or_panic(__rpython_call())),
    }
}

/// A statement that converts an argument, and the C arguments it becomes.
fn argument(name: &Ident, local: &Ident, ty: &Type) -> (TokenStream, TokenStream) {
    let slice = |conversion: TokenStream| {
        (
            quote!(let #local = #conversion;),
            quote!(#local.as_ptr(), #local.len()),
        )
    };
    match ty.passing() {
        Passing::Nothing => (quote!(), quote!()),
        Passing::Int => (
            quote!(let #local = ::rpython::__private::int(#name)?;),
            quote!(#local),
        ),
        Passing::Float => (quote!(let #local = #name as f64;), quote!(#local)),
        Passing::Bool => (quote!(), quote!(#name)),
        Passing::Char => (quote!(let #local = #name as u32;), quote!(#local)),
        Passing::Str | Passing::Bytes | Passing::BoolArray => slice(quote!(&#name[..])),
        Passing::CharArray => (
            quote!(let #local = &#name[..];),
            quote!(#local.as_ptr().cast::<u32>(), #local.len()),
        ),
        Passing::IntArray => slice(quote!(::rpython::__private::ints(&#name[..])?)),
        Passing::FloatArray => slice(quote!(::rpython::__private::floats(&#name[..]))),
        Passing::Wire => slice(quote!(::rpython::__private::encode(&#name)?)),
    }
}

/// The declaration of `__rpython_out`, if there is one, and the `Result` made of it.
fn result(ty: &Type, value: &TokenStream, free: &Ident) -> (TokenStream, TokenStream) {
    let scalar = |initial: TokenStream, finish: TokenStream| {
        (quote!(let mut __rpython_out = #initial;), finish)
    };
    // Statements, so that the conversion of the buffer is outside of `unsafe`.
    let buffer = |finish: TokenStream| {
        let out = quote! {
            let mut __rpython_out =
                __rpython_ffi::rpy_buffer { ptr: ::core::ptr::null_mut(), len: 0 };
        };
        let finish = quote! {
            // Safety: the call succeeded, so the library has filled the buffer.
            let __rpython_out = unsafe {
                ::rpython::__private::Owned::new(
                    __rpython_out.ptr,
                    __rpython_out.len,
                    __rpython_ffi::#free,
                )
            };
            #finish
        };
        (out, finish)
    };
    let row = |items: TokenStream| {
        buffer(quote! {
            ::rpython::__private::#items(__rpython_out).and_then(::rpython::__private::row)
        })
    };
    match ty.passing() {
        Passing::Nothing => (quote!(), quote!(::core::result::Result::Ok(()))),
        Passing::Int => scalar(
            quote!(0i64),
            quote!(::rpython::__private::int_out(__rpython_out)),
        ),
        Passing::Float => scalar(
            quote!(0f64),
            quote!(::core::result::Result::Ok(__rpython_out as #value)),
        ),
        Passing::Bool => scalar(
            quote!(false),
            quote!(::core::result::Result::Ok(__rpython_out)),
        ),
        Passing::Char => scalar(
            quote!(0u32),
            quote!(::rpython::__private::char_out(__rpython_out)),
        ),
        Passing::Str => buffer(quote!(
            ::rpython::__private::string_out(__rpython_out).map(::core::convert::Into::into)
        )),
        Passing::Bytes => row(quote!(bytes_out)),
        Passing::IntArray => row(quote!(ints_out)),
        Passing::FloatArray => row(quote!(floats_out)),
        Passing::BoolArray => row(quote!(bools_out)),
        Passing::CharArray => row(quote!(chars_out)),
        Passing::Wire => buffer(quote!(::rpython::__private::decode(__rpython_out))),
    }
}
