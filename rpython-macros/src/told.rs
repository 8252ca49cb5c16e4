//! What the build script says of declarations, where it belongs: at the part that has the error.

use crate::lookup::Built;
use proc_macro2::TokenStream;
use quote::{quote, ToTokens};
use rpython_spec::grammar::FunctionItem;
use rpython_spec::manifest::Told;
use rpython_spec::object::{MethodItem, ObjectItem};
use rpython_spec::value::{Content, Field, Shape};
use rpython_spec::{ModuleItem, Part, Value};
use syn::ext::IdentExt;
use syn::{Data, DeriveInput, Error, Fields};

/// What is said of a module. What belongs to no part that is there is said at the attribute.
pub fn of_module(module: &ModuleItem, errors: &[Told]) -> TokenStream {
    at(errors, &module.path, |part| match part {
        Part::Whole => None,
        Part::Constant(index) => {
            let item = module.constants.get(index)?;
            let (ident, ty) = (&item.ident, &item.ty);
            Some(quote!(#ident #ty))
        }
        Part::Item(index) => match module.functions.get(index) {
            Some(item) => Some(signature(item)),
            // One that each class has: what is declared is the class.
            None => {
                let class = module.model.functions.get(index)?.call.class()?;
                let mut classes = module.classes.iter();
                let item = classes.find(|item| item.name == class.name)?;
                Some(item.name.to_token_stream())
            }
        },
        Part::Inner(index, param) => {
            let item = module.functions.get(index)?;
            match &item.receiver {
                Some(receiver) if param == 0 => Some(receiver.to_token_stream()),
                receiver => {
                    let (name, ty) = item.params.get(param - usize::from(receiver.is_some()))?;
                    Some(quote!(#name #ty))
                }
            }
        }
        Part::Result(index) => {
            let item = module.functions.get(index)?;
            Some(match &item.output {
                Some(ty) => ty.to_token_stream(),
                None => signature(item),
            })
        }
    })
}

/// What is said of a type that stands for Python classes.
pub fn of_type(item: &DeriveInput, value: &Value, built: &Built) -> TokenStream {
    let variant = |index: usize| match (&value.shape, &item.data) {
        (Shape::Members(_) | Shape::Classes(_), Data::Enum(data)) => {
            data.variants.iter().nth(index)
        }
        _ => None,
    };
    at(
        &built.errors_of_type(value),
        &item.ident,
        |part| match part {
            Part::Item(index) => match (&value.shape, &item.data) {
                (Shape::Fields(fields), Data::Struct(data)) => {
                    field(fields.get(index)?, &data.fields)
                }
                _ => variant(index).map(|variant| variant.ident.to_token_stream()),
            },
            Part::Inner(index, inner) => match &value.shape {
                Shape::Classes(variants) => match &variants.get(index)?.content {
                    Content::Fields(fields) => field(fields.get(inner)?, &variant(index)?.fields),
                    _ => None,
                },
                _ => None,
            },
            Part::Whole | Part::Result(_) | Part::Constant(_) => None,
        },
    )
}

/// What is said of a trait whose objects Python calls.
pub fn of_trait(object: &ObjectItem, built: &Built) -> TokenStream {
    let errors = built.errors_of_type(&object.model);
    at(&errors, &object.ident, |part| match part {
        Part::Item(index) => {
            let MethodItem {
                ident,
                inputs,
                fn_token,
                output,
                ..
            } = object.methods.get(index)?;
            let last = inputs.last();
            Some(quote!(#fn_token #ident #last #output))
        }
        Part::Whole | Part::Inner(..) | Part::Result(_) | Part::Constant(_) => None,
    })
}

/// A signature: its first token and its last, which is all that an error takes of it.
fn signature(item: &FunctionItem) -> TokenStream {
    let FunctionItem {
        fn_token,
        ident,
        params,
        output,
        ..
    } = item;
    let last = params.last().map(|(_, ty)| ty);
    quote!(#fn_token #ident #last #output)
}

/// A field as written. (There may be others beside those of the model.)
fn field(of: &Field, written: &Fields) -> Option<TokenStream> {
    let is_it = |field: &&syn::Field| {
        let ident = field.ident.as_ref();
        ident.is_some_and(|ident| ident.unraw() == of.name)
    };
    let syn::Field { ident, ty, .. } = written.iter().find(is_it)?;
    Some(quote!(#ident #ty))
}

/// Errors, each at the tokens of its part, or else at the whole.
fn at(
    errors: &[Told],
    whole: &dyn ToTokens,
    part: impl Fn(Part) -> Option<TokenStream>,
) -> TokenStream {
    let errors = errors.iter().map(|Told { part: of, text }| {
        // The compiler writes `error: ` before it.
        let text = text.strip_prefix("error").unwrap_or(text);
        let tokens = part(*of).unwrap_or_else(|| whole.to_token_stream());
        Error::new_spanned(tokens, text).into_compile_error()
    });
    errors.collect()
}
