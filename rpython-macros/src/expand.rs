//! From a declaration and its translation to the Rust module.
//!
//! The module has, per function, a Rust function that converts the arguments, calls the C
//! function and converts the result. Where there is no translation, the functions are there all
//! the same, so that the errors of the attribute are the only ones.

use crate::lookup::{Built, Found};
use crate::told;
use crate::value::same_values;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, ToTokens};
use rpython_spec::grammar::{ConstantItem, FunctionItem, Malformed, Stub};
use rpython_spec::scope::{respan, ClassItem, Used};
use rpython_spec::value::Kind;
use rpython_spec::{Buffer, Class, Function, ModuleItem, Passing, Row, Runs, Type, VERSION};
use syn::{Attribute, Visibility};

/// The library of a module whose errors are told elsewhere.
const NOT_TRANSLATED: &str = "rpython_modules_are_not_translated_as_other_declarations_have_errors";

/// The module that takes the declaration's place.
pub fn expand(module: &ModuleItem, built: &Built) -> TokenStream {
    match built.lookup(&module.model) {
        Found::Translated {
            prefix,
            link_name,
            libraries,
            symbols,
            bindings,
            values,
            constants,
            docs,
        } => {
            let said = |symbol: &String| docs.iter().find(|(of, _)| of == symbol);
            let said = |symbol| said(symbol).map(|(_, text)| &**text);
            let of_module = doc(&module.attrs, said(&module.model.python));
            let docs: Vec<_> = symbols.iter().map(said).collect();
            let functions = items(module, Some(&prefix), &docs, |index, call| {
                body(&prefix, &symbols[index], call)
            });
            let raised = raised(&prefix);
            let (types, classes) = (same_types(module, &values), same_classes(module, &prefix));
            let constants = items_of_constants(module, constants);
            // Tokens of the expansion, and no file that is included: the compiler takes lints for
            // the author of a crate, `unsafe_code` among them, to what the author has written.
            let contents = quote! {
                mod __rpython_ffi {
                    #bindings
                    #[link(name = #link_name, kind = "static")]
                    unsafe extern "C" {}
                    #(#[link(name = #libraries)] unsafe extern "C" {})*
                    #raised
                }
                const _: () = ::rpython::__private::same_version(#VERSION);
                #types
                #classes
                #constants
                #functions
            };
            let module = around(module, contents);
            quote! { #of_module #module }
        }
        Found::Failed { errors, values } => {
            // (Nothing is built of what no other declaration tells of after all.)
            let elsewhere = errors.is_empty().then(|| {
                quote! {
                    mod __rpython_ffi {
                        #[link(name = #NOT_TRANSLATED, kind = "static")]
                        unsafe extern "C" {}
                    }
                }
            });
            let errors = told::of_module(module, &errors);
            let (functions, values) = (without_bodies(module), same_types(module, &values));
            let module = around(module, quote! { #functions #values #elsewhere });
            quote! { #errors #module }
        }
    }
}

/// The types and traits of the crate's that declarations name.
fn types_named(module: &ModuleItem) -> Vec<(String, Kind)> {
    let mut names = Vec::new();
    let mut add = |class: &Class, kind: Kind| {
        let named = (class.name.clone(), kind);
        if !names.contains(&named) {
            names.push(named);
        }
    };
    for function in &module.model.functions {
        let types = function.params.iter().map(|param| &param.ty);
        for class in types.chain([&function.result]).flat_map(Type::values) {
            add(class, Kind::Value);
        }
        let types = function.params.iter().map(|param| &param.ty);
        for class in types.filter_map(Type::of_trait) {
            add(class, Kind::Object);
        }
        if let Some(class) = &function.error {
            add(class, Kind::Exception);
        }
    }
    names
}

/// Checks that the types and traits which declarations name are those that the build script has read.
fn same_types(module: &ModuleItem, read: &[(String, String)]) -> TokenStream {
    same_values(&types_named(module), read)
}

/// Checks that the traits which declarations name take objects of the classes that were translated, and that the classes of
/// other modules are those that they seem to be.
fn same_classes(module: &ModuleItem, prefix: &str) -> TokenStream {
    let elsewhere = crate::value::same_classes(&module.model.classes_elsewhere(), Some(prefix));
    let python = &module.model.python;
    let classes = module.model.classes().map(|class| {
        let (name, python) = (&class.name, class.in_python());
        quote!([#name, #python])
    });
    let classes: Vec<_> = classes.collect();
    let named = types_named(module).into_iter();
    let traits = named.filter(|(_, kind)| *kind == Kind::Object);
    let checks = traits.map(|(name, _)| {
        let of = format_ident!("{name}");
        quote! {
            const _: () = ::rpython::__private::same_classes(
                <dyn #of as ::rpython::__private::Callee>::NAMED,
                [#prefix, #python],
                &[#(#classes),*],
            );
        }
    });
    checks.chain([elsewhere]).collect()
}

/// What takes the place of a declaration with errors: these, and what the program around it uses.
pub fn malformed(wrong: &Malformed, built: &Built) -> TokenStream {
    let errors = wrong.error.to_compile_error();
    let module = wrong.module.as_ref().map(|module| {
        let stubs = wrong.stubs.iter().map(|stub| {
            let Stub { ident, params, .. } = stub;
            let params = params.iter().map(|lent| match lent {
                true => quote!(_: &mut (impl ?::core::marker::Sized)),
                false => quote!(_: impl ::core::marker::Sized),
            });
            let receiver = stub.receiver.then(|| quote!(&self)).into_iter();
            let params = receiver.chain(params);
            let result = match &stub.result {
                Some(given) => result_type(
                    &given.value,
                    given.fallible,
                    given.error.as_ref(),
                    ident.span(),
                ),
                None => quote!(!),
            };
            let function = quote! {
                #[allow(missing_docs, dead_code, unused_lifetimes)]
                pub fn #ident<'guard>(#(#params),*) -> #result { ::core::panic!("this declaration is wrong") }
            };
            in_class(module, stub.class.as_ref(), function)
        });
        let functions = without_bodies(module);
        let errors = told::of_module(module, &built.errors(&module.model));
        let module = around(module, quote! { #functions #(#stubs)* });
        quote! { #errors #module }
    });
    quote! { #errors #module }
}

/// The constants, of these values.
fn items_of_constants(module: &ModuleItem, values: Vec<TokenStream>) -> TokenStream {
    let items = module.constants.iter().zip(values).map(|(item, value)| {
        let ConstantItem {
            attrs,
            vis,
            ident,
            ty,
            ..
        } = item;
        let vis = visibility(vis);
        quote! {
            #(#attrs)*
            #[allow(dead_code, clippy::all, clippy::pedantic)]
            #vis const #ident: #ty = #value;
        }
    });
    items.collect()
}

/// Some value of a type: that of a constant which is not known.
fn some_value(ty: &Type) -> TokenStream {
    let row = |row: &Row, item: TokenStream| match row {
        Row::Array(length) => quote!([#item; #length]),
        _ => quote!(&[]),
    };
    match ty {
        Type::Bool => quote!(false),
        Type::F64 | Type::F32 => quote!(0.0),
        Type::Char => quote!('x'),
        Type::Str(_) => quote!(""),
        Type::Option(_) => quote!(::core::option::Option::None),
        Type::Bytes(of) => row(of, quote!(0)),
        Type::List(of, item) => row(of, some_value(item)),
        Type::Tuple(items) => {
            let items = items.iter().map(some_value);
            quote!((#(#items,)*))
        }
        _ => quote!(0),
    }
}

/// The functions and constants of a module that is not translated.
fn without_bodies(module: &ModuleItem) -> TokenStream {
    let constants = module.model.constants.iter();
    let constants = constants.map(|constant| some_value(&constant.ty)).collect();
    let constants = items_of_constants(module, constants);
    let functions = items(module, None, &[], |_, call| {
        let names = call.names.iter().cloned();
        let names = names.chain(call.place.map(|place| quote!(#place)));
        quote! { #(let _ = #names;)* ::core::panic!("this RPython module is not translated") }
    });
    quote!(#constants #functions)
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
    let cfgs = cfgs(attrs);
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
    let functions = module.functions.iter().flat_map(|function| &function.used);
    let constants = module.constants.iter().flat_map(|constant| &constant.used);
    let used = functions.chain(constants);
    let mut found: Vec<(String, &Used)> = Vec::new();
    for used in used.filter(|used| used.inside == inside) {
        let spelling = used.spelling();
        if !found.iter().any(|(other, _)| *other == spelling) {
            found.push((spelling, used));
        }
    }
    found.into_iter().map(|(_, used)| used.check()).collect()
}

/// A call of an entry point.
struct Call<'f> {
    function: &'f Function,
    /// The variable that says where it runs, if there is one.
    place: Option<&'f Ident>,
    /// The other arguments: variables in the order of the function's parameters.
    names: Vec<TokenStream>,
    /// Their types as written; none of the object of a method.
    types: Vec<Option<&'f syn::Type>>,
    /// Where the result's type is.
    span: Span,
}

/// The classes and functions, with the bodies that `body` makes of the function number `index`; the prefix is that of the
/// library's symbols, if there is a library. `docs` has what Python says of each, as far as that is known.
fn items(
    module: &ModuleItem,
    prefix: Option<&str>,
    docs: &[Option<&str>],
    body: impl Fn(usize, &Call<'_>) -> TokenStream,
) -> TokenStream {
    let declared = module.functions.len();
    let next_of = |index: usize| {
        let function = &module.model.functions[index];
        let next = function.next()?;
        let mut all = module.model.functions.iter();
        let at = all.position(|other| *other == next)?;
        let call = Call {
            function: &next,
            place: None,
            names: vec![quote!(handle)],
            types: vec![None],
            span: Span::call_site(),
        };
        Some((next.result.clone(), body(at, &call)))
    };
    let items = module.functions.iter().zip(&module.model.functions);
    let functions = items.enumerate().map(|(index, (item, function))| {
        let FunctionItem {
            attrs,
            vis,
            ident,
            params,
            place,
            ..
        } = item;
        let (names, types): (Vec<_>, Vec<_>) = params.iter().map(|(n, t)| (n, t)).unzip();
        let vis = visibility(vis);
        let result = result_type(
            &function.result,
            function.fallible,
            function.error.as_ref(),
            item.result_span,
        );
        let receiver = item.receiver.map(|_| quote!(self));
        let call = Call {
            function,
            place: place.as_ref().map(|(name, _)| name),
            names: (receiver.into_iter())
                .chain(names.iter().map(|name| quote!(#name)))
                .collect(),
            types: (item.receiver.map(|_| None).into_iter())
                .chain(types.iter().map(|&ty| Some(ty)))
                .collect(),
            span: item.result_span,
        };
        let body = with_next(body(index, &call), next_of(index));
        let params = names.iter().zip(types).map(|(name, ty)| quote!(#name: #ty));
        let given = place.iter().map(|(name, ty)| match ty {
            // What comes back lasts as long.
            syn::Type::Reference(syn::TypeReference { elem, .. }) if function.runs.is_guarded() => {
                quote!(#name: &'guard #elem)
            }
            ty => quote!(#name: #ty),
        });
        let lifetime = function.runs.is_guarded().then(|| quote!(<'guard>));
        let params = given.chain(params);
        let receiver = item.receiver.map(|_| quote!(&self)).into_iter();
        let params = receiver.chain(params);
        let doc = doc(attrs, docs.get(index).copied().flatten());
        let function_item = quote! {
            #(#attrs)*
            #doc
            #[allow(dead_code, clippy::all, clippy::pedantic)]
            #[track_caller]
            #[inline]
            #vis fn #ident #lifetime(#(#params),*) -> #result { #body }
        };
        in_class(module, function.call.class(), function_item)
    });
    let functions: TokenStream = functions.collect();
    let mut of_classes = module.model.functions[declared..].iter().zip(declared..);
    let mut next = |argument: TokenStream| {
        let (function, index) = of_classes.next()?;
        let said = docs.get(index).copied().flatten();
        let call = Call {
            function,
            place: None,
            names: vec![argument],
            types: vec![None],
            span: Span::call_site(),
        };
        Some((body(index, &call), said))
    };
    let classes: TokenStream = (module.classes.iter())
        .map(|class| {
            let [repr, str] = [next(quote!(self)), next(quote!(self))];
            let (is, said) = next(quote!(handle)).unzip();
            let [repr, str] = [repr, str].map(|it| it.map(|(body, _)| body));
            self::class(
                class,
                &module.model.python,
                &[repr, str, is],
                said.flatten(),
            )
        })
        .collect();
    let library = (!module.classes.is_empty()).then(|| library(prefix));
    quote!(#library #classes #functions)
}

/// The body of a function that gives an iterator, with the function that gives what is next of it.
fn with_next(body: TokenStream, next: Option<(Type, TokenStream)>) -> TokenStream {
    let Some((items, next)) = next else {
        return body;
    };
    let items = value_type(&items, Span::call_site());
    quote! {
        #[allow(unused_unsafe)]
        unsafe fn __rpython_next(handle: *mut ::core::ffi::c_void) -> ::rpython::Result<#items> {
            #next
        }
        #body
    }
}

/// What Python says of an item, unless it has documentation in Rust.
fn doc(attrs: &[Attribute], said: Option<&str>) -> Option<TokenStream> {
    let is_documented = attrs.iter().any(|attr| attr.path().is_ident("doc"));
    let said = said.filter(|_| !is_documented)?;
    // (It was not written for rustdoc.)
    Some(quote! {
        #[doc = #said]
        #[allow(
            rustdoc::broken_intra_doc_links,
            rustdoc::private_intra_doc_links,
            rustdoc::invalid_html_tags,
            rustdoc::bare_urls
        )]
    })
}

/// The declaration stands for what it declares where it stands.
fn visibility(vis: &Visibility) -> TokenStream {
    match vis {
        Visibility::Inherited => quote!(pub(super)),
        vis => quote!(#vis),
    }
}

/// A function as one of a class, if it is.
fn in_class(module: &ModuleItem, class: Option<&Class>, function: TokenStream) -> TokenStream {
    let of = |class: &Class| module.classes.iter().find(|of| of.name == class.name);
    match class.and_then(of) {
        Some(class) => {
            let (cfgs, name) = (cfgs(&class.attrs), &class.name);
            quote!(#(#cfgs)* impl #name { #function })
        }
        None => function,
    }
}

/// Whether what has these attributes is compiled.
fn cfgs(attrs: &[Attribute]) -> Vec<&Attribute> {
    (attrs.iter().filter(|attr| attr.path().is_ident("cfg"))).collect()
}

/// A class: a handle, with the bodies of what each has (`Function::of_each_class`).
fn class(
    class: &ClassItem,
    python: &str,
    [repr, str, is]: &[Option<TokenStream>; 3],
    said: Option<&str>,
) -> TokenStream {
    let of = class.of(python);
    let in_python = of.in_python();
    let ClassItem {
        attrs, vis, name, ..
    } = class;
    let doc = doc(attrs, said);
    let (cfgs, vis) = (cfgs(attrs), visibility(vis));
    let text_of = |body: &Option<TokenStream>| {
        quote! {
            let __rpython_text = || -> ::rpython::Result<::std::string::String> { #body };
            ::rpython::__private::show(f, #in_python, __rpython_text())
        }
    };
    let (repr, str) = (text_of(repr), text_of(str));
    quote! {
        #(#attrs)*
        #doc
        #[derive(Clone, PartialEq, Eq, Hash)]
        #vis struct #name {
            __rpython_handle: ::rpython::__private::Handle<__RpythonLibrary>,
        }

        #(#cfgs)*
        #[allow(dead_code)]
        impl #name {
            /// The same object as one of another class, if it is an instance of that.
            ///
            /// # Errors
            /// Otherwise, with this handle.
            #[track_caller]
            pub fn downcast<T: ::rpython::Object>(self) -> ::core::result::Result<T, Self> {
                ::rpython::__private::downcast(self)
            }
        }
        // Safety: the library is the one that has the class.
        #(#cfgs)*
        unsafe impl ::rpython::Object for #name {
            type Library = __RpythonLibrary;
            fn from_handle(handle: ::rpython::__private::Handle<__RpythonLibrary>) -> Self {
                Self { __rpython_handle: handle }
            }
            fn into_handle(self) -> ::rpython::__private::Handle<__RpythonLibrary> {
                self.__rpython_handle
            }
            #[inline]
            fn __rpython_handle(&self) -> &::rpython::__private::Handle<__RpythonLibrary> {
                &self.__rpython_handle
            }
            unsafe fn is(handle: *mut ::core::ffi::c_void) -> ::rpython::Result<bool> { #is }
        }
        #(#cfgs)*
        impl ::core::fmt::Debug for #name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { #repr }
        }
        #(#cfgs)*
        impl ::core::fmt::Display for #name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { #str }
        }
        #(#cfgs)*
        impl ::rpython::__private::ToWire for #name {
            fn write(&self, out: &mut ::std::vec::Vec<u8>) -> ::rpython::Result<()> {
                ::rpython::__private::ToWire::write(&self.__rpython_handle, out)
            }
        }
        #(#cfgs)*
        impl ::rpython::__private::FromWire for #name {
            const CLASS: ::core::option::Option<::rpython::__private::ClassOf> =
                ::core::option::Option::Some([
                    <__RpythonLibrary as ::rpython::__private::Library>::PREFIX,
                    #python,
                    #in_python,
                ]);
            fn read(reader: &mut ::rpython::__private::Reader<'_>) -> ::rpython::Result<Self> {
                let __rpython_handle = ::rpython::__private::FromWire::read(reader)?;
                ::core::result::Result::Ok(Self { __rpython_handle })
            }
        }
    }
}

/// The library of a module's classes. There are no handles where there is none.
fn library(prefix: Option<&str>) -> TokenStream {
    let text = prefix.unwrap_or_default();
    let functions = prefix.map(|prefix| {
        let drop = format_ident!("{prefix}_handle_drop");
        let again = format_ident!("{prefix}_handle_again");
        let same = format_ident!("{prefix}_handle_same");
        let hash = format_ident!("{prefix}_handle_hash");
        [
            quote!(__rpython_ffi::#drop(handle)),
            quote! {
                let mut out = ::core::ptr::null_mut();
                match __rpython_ffi::#again(handle, &mut out) {
                    0 => ::core::result::Result::Ok(out),
                    _ => ::core::result::Result::Err(__rpython_ffi::raised()),
                }
            },
            quote!(__rpython_ffi::#same(a, b)),
            quote!(__rpython_ffi::#hash(handle)),
        ]
    });
    let none = || quote!(::core::panic!("this RPython module is not translated"));
    let [drop, again, same, hash] = functions.unwrap_or_else(|| [none(), none(), none(), none()]);
    quote! {
        #[doc(hidden)]
        pub enum __RpythonLibrary {}
        // Safety: these are the library's functions.
        #[allow(unused_variables, unused_unsafe)]
        unsafe impl ::rpython::__private::Library for __RpythonLibrary {
            const PREFIX: &'static str = #text;
            unsafe fn handle_drop(handle: *mut ::core::ffi::c_void) {
                // Safety: by the contract of the trait, here and below.
                unsafe { #drop }
            }
            unsafe fn handle_again(
                handle: *mut ::core::ffi::c_void,
            ) -> ::rpython::Result<*mut ::core::ffi::c_void> {
                unsafe { #again }
            }
            unsafe fn handle_same(a: *mut ::core::ffi::c_void, b: *mut ::core::ffi::c_void) -> bool {
                unsafe { #same }
            }
            unsafe fn handle_hash(handle: *mut ::core::ffi::c_void) -> u64 {
                unsafe { #hash }
            }
        }
    }
}

/// The function that gives the exception just raised.
fn raised(prefix: &str) -> TokenStream {
    let free = format_ident!("{prefix}_free");
    let take_error = format_ident!("{prefix}_take_error");
    quote! {
        #[cold]
        pub fn raised() -> ::rpython::Error {
            let mut error = rpy_buffer { ptr: ::core::ptr::null_mut(), len: 0 };
            // Safety: the library fills the buffer.
            ::rpython::__private::error(unsafe {
                #take_error(&mut error);
                ::rpython::__private::Owned::new(error.ptr, error.len, #free)
            })
        }
    }
}

/// The value's type, whatever names are in scope around the declaration.
pub fn value_type(value: &Type, span: Span) -> TokenStream {
    let text = format!("{value:+}");
    let tokens: TokenStream = text.parse().expect("a type is made of tokens");
    respan(tokens, span)
}

fn result_type(value: &Type, fallible: bool, error: Option<&Class>, span: Span) -> TokenStream {
    let value = value_type(value, span);
    let error = match error {
        Some(class) => Ident::new(&class.name, span).into_token_stream(),
        None => quote!(::rpython::Error),
    };
    match fallible {
        true => quote!(::core::result::Result<#value, #error>),
        false => value,
    }
}

/// Converts, calls, converts back.
fn body(prefix: &str, symbol: &str, call: &Call<'_>) -> TokenStream {
    let symbol = Ident::new(symbol, Span::call_site());
    let function = call.function;
    let mut conversions = TokenStream::new();
    let mut arguments = Vec::new();
    let of_library = |name: &str| format_ident!("{prefix}_{name}");
    let (new, drop) = (of_library("instance_new"), of_library("instance_drop"));
    let (enter, leave) = (of_library("guard_enter"), of_library("guard_leave"));
    let state = call.place.map(|place| {
        let entered = match function.runs {
            Runs::Plain | Runs::Instance => quote! {
                ::rpython::__private::state(#place, __rpython_ffi::#new, __rpython_ffi::#drop)
            },
            Runs::Guard => quote! {
                ::rpython::__private::enter(#place, __rpython_ffi::#enter, __rpython_ffi::#leave)
            },
            Runs::InstanceGuard => quote! {
                ::rpython::__private::enter_instance(
                    #place,
                    __rpython_ffi::#new,
                    __rpython_ffi::#drop,
                    __rpython_ffi::#enter,
                    __rpython_ffi::#leave,
                )
            },
        };
        match function.runs.is_given() {
            true => arguments.push(quote!(__rpython_state?)),
            false => conversions.extend(quote!(__rpython_state?;)),
        }
        quote! {
            // Safety: these are the functions of one library.
            let __rpython_state = unsafe { #entered };
        }
    });
    for (index, (name, param)) in call.names.iter().zip(&function.params).enumerate() {
        let local = format_ident!("__rpython_{index}");
        let (conversion, argument) = match (&param.ty, call.types.get(index)) {
            (Type::Callback(callback), Some(Some(ty))) => {
                crate::callback::argument(name, ty, &local, callback)
            }
            (ty, _) => argument(name, &local, ty),
        };
        conversions.extend(conversion);
        arguments.push(argument);
    }
    let value = value_type(&function.result, call.span);
    let (out, finish) = result(&function.result, &value, prefix);
    if !out.is_empty() {
        arguments.push(quote!(&mut __rpython_out));
    }
    let call = quote! {
        #state
        let __rpython_result = (|| -> ::core::result::Result<#value, ::rpython::Error> {
            #conversions
            #out
            // Safety: the symbol is the translation of exactly this declaration; the interface
            // hash says so. Pointers are valid for the call, and not kept by the callee.
            let __rpython_status = unsafe { __rpython_ffi::#symbol(#(#arguments),*) };
            if __rpython_status != 0 {
                return ::core::result::Result::Err(__rpython_ffi::raised());
            }
            #finish
        })();
    };
    match (function.fallible, &function.error) {
        (true, None) => quote!(#call __rpython_result),
        (true, Some(_)) => quote!(#call ::rpython::__private::or_exception(__rpython_result)),
        (false, _) => quote!(#call ::rpython::__private::or_panic(__rpython_result)),
    }
}

/// A statement that converts an argument, and the C arguments it becomes.
fn argument(name: &TokenStream, local: &Ident, ty: &Type) -> (TokenStream, TokenStream) {
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
        Passing::Handle => match ty {
            Type::Object(Some(_)) => {
                let handle = quote!({
                    use ::rpython::__private::Object as _;
                    #name.__rpython_handle().raw()
                });
                (quote!(let #local = #handle;), quote!(#local))
            }
            _ => (quote!(), quote!(#name)),
        },
        Passing::Callback => unreachable!("a closure has a type that is written"),
        Passing::Str | Passing::Bytes | Passing::BoolArray => slice(quote!(&#name[..])),
        Passing::CharArray => (
            quote!(let #local = &#name[..];),
            quote!(#local.as_ptr().cast::<u32>(), #local.len()),
        ),
        Passing::IntArray => slice(quote!(::rpython::__private::ints(&#name[..])?)),
        Passing::FloatArray => slice(quote!(::rpython::__private::floats(&#name[..]))),
        Passing::Buffer(Buffer { mutable: false, .. }) => slice(quote!(&#name[..])),
        Passing::Buffer(Buffer { mutable: true, .. }) => (
            quote!(let #local = &mut #name[..];),
            quote!(#local.as_mut_ptr(), #local.len()),
        ),
        Passing::Wire => slice(quote!(::rpython::__private::encode(&#name)?)),
    }
}

/// The declaration of `__rpython_out`, if there is one, and the `Result` made of it.
fn result(ty: &Type, value: &TokenStream, prefix: &str) -> (TokenStream, TokenStream) {
    let of_library = |name: &str| format_ident!("{prefix}_{name}");
    let free = of_library("free");
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
        // (A buffer is no result.)
        Passing::Nothing | Passing::Buffer(_) => (quote!(), quote!(::core::result::Result::Ok(()))),
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
        Passing::Handle if matches!(ty, Type::Iter(_)) => {
            let drop = of_library("handle_drop");
            scalar(
                quote!(::core::ptr::null_mut()),
                quote! {
                    // Safety: the call succeeded, so the library has made a handle of such an iterator.
                    unsafe {
                        ::rpython::__private::iter_out(
                            __rpython_out,
                            __rpython_next,
                            __rpython_ffi::#drop,
                        )
                    }
                },
            )
        }
        Passing::Handle => scalar(
            quote!(::core::ptr::null_mut()),
            quote! {
                // Safety: the call succeeded, so the library has made a handle of such an object.
                unsafe { ::rpython::__private::object_out(__rpython_out) }
            },
        ),
        Passing::Callback => unreachable!("it is a parameter"),
        Passing::Str => buffer(quote!(
            ::rpython::__private::string_out(__rpython_out).map(::core::convert::Into::into)
        )),
        Passing::Bytes => row(quote!(bytes_out)),
        Passing::IntArray => row(quote!(ints_out)),
        Passing::FloatArray => row(quote!(floats_out)),
        Passing::BoolArray => row(quote!(bools_out)),
        Passing::CharArray => row(quote!(chars_out)),
        Passing::Wire if ty.has_views() => {
            let drop = of_library("handle_drop");
            buffer(quote! {
                // Safety: the library has made what is in it, and the result has the lifetime of the guard.
                unsafe { ::rpython::__private::decode_views(__rpython_out, __rpython_ffi::#drop) }
            })
        }
        Passing::Wire => buffer(quote!(::rpython::__private::decode(__rpython_out))),
    }
}
