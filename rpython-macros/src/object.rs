//! `#[rpython::object]`: the functions by which Python calls the methods of a trait.

use crate::callback::Thunk;
use crate::lookup::Built;
use crate::told;
use crate::value::{same_aliases, same_classes, same_values};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rpython_spec::object::{parse_object, ObjectItem};
use rpython_spec::value::{Method, Shape};
use rpython_spec::Type;

/// The trait, and what stands beside it.
pub fn expand(arguments: &TokenStream, item: &TokenStream) -> TokenStream {
    let built = Built::read();
    match built.with_aliases(item, |aliases| {
        parse_object(arguments, item.clone(), aliases)
    }) {
        Ok(object) => with_functions(&object, &built),
        Err(wrong) => {
            let (errors, item) = (wrong.error.to_compile_error(), &wrong.item);
            quote!(#errors #item)
        }
    }
}

fn with_functions(object: &ObjectItem, built: &Built) -> TokenStream {
    let ObjectItem {
        item,
        attrs,
        ident: of,
        methods: items,
        used,
        model,
    } = object;
    let methods: &[Method] = match &model.shape {
        Shape::Methods(methods) => methods,
        _ => unreachable!("it is a trait"),
    };
    let cfgs: Vec<_> = (attrs.iter().filter(|attr| attr.path().is_ident("cfg"))).collect();
    let (mut functions, mut pointers) = (Vec::new(), Vec::new());
    for (index, (item, method)) in items.iter().zip(methods).enumerate() {
        let signature = &method.signature;
        let (name, ident) = (format_ident!("call_{index}"), &item.ident);
        let inputs: Vec<&syn::Type> = item.inputs.iter().collect();
        let thunk = Thunk {
            name: &name,
            generics: &quote!('object),
            inputs: &inputs,
            signature,
            is_optional: false,
            span: item.result_span,
        };
        let (reference, pointer) = match signature.exclusive {
            true => (quote!(&mut), quote!(*mut)),
            false => (quote!(&), quote!(*const)),
        };
        functions.push(thunk.function(|given| {
            quote! {{
                let object: #reference (dyn #of + 'object) =
                    #reference **data.cast::<#pointer (dyn #of + 'object)>();
                <dyn #of + 'object as #of>::#ident(object, #(#given),*)
            }}
        }));
        pointers.push(thunk.pointer(quote!(#name)));
    }
    let mut named: Vec<&str> = Vec::new();
    let params = methods.iter().flat_map(|method| &method.signature.params);
    for class in params.flat_map(Type::values) {
        if !named.contains(&&*class.name) {
            named.push(&class.name);
        }
    }
    let types = named.iter().map(|name| format_ident!("{name}"));
    let types: Vec<Ident> = types.collect();
    let hash = model.interface_hash();
    let translated = built.values_with(&model.name, &hash);
    let others = same_values(&model.others(), &translated);
    let errors = told::of_trait(object, built);
    let aliases = same_aliases(used);
    let classes = same_classes(&model.classes(), built.prefix());
    quote! {
        #errors
        #item
        #(#cfgs)*
        const _: () = {
            #(#functions)*
            // Safety: these are what the interface says, and each takes such a pointer.
            unsafe impl<'object> ::rpython::__private::Callee for dyn #of + 'object {
                const INTERFACE: &'static str = #hash;
                const METHODS: ::rpython::__private::Methods = &[#(#pointers),*];
                const NAMED: &'static [(&'static str, ::core::option::Option<::rpython::__private::ClassOf>)] =
                    &[#((#named, <#types as ::rpython::__private::FromWire>::CLASS)),*];
            }
            #others
            #aliases
            #classes
        };
    }
}
