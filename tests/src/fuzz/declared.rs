//! Forms from the stub files: calls of the methods that texts, bytes and numbers are declared to have.
//!
//! Each number of arguments has a form, with holes by the parameters' types. What a call may raise is not
//! asked, nor how large its result gets: these forms stand where anything may raise, and what they give is cut.

use super::forms::Form;
use super::types::Ty;
use rpython_build::stubs::{Class, Default, Lowering, Param, ParamKind, Signature, Type};
use std::sync::OnceLock;

/// Whose methods are called, and the hole for one.
const RECEIVERS: [(Class, &str); 4] = [
    (Class::Str, "$s"),
    (Class::Bytes, "$y"),
    (Class::Int, "($j)"),
    (Class::Float, "($f)"),
];

/// The forms of a type, if there are any.
pub fn forms(ty: &Ty) -> &'static [Form] {
    static FORMS: OnceLock<Vec<(Ty, Vec<Form>)>> = OnceLock::new();
    let all = FORMS.get_or_init(all);
    let found = all.iter().find(|(known, _)| known == ty);
    found.map_or(&[], |(_, forms)| forms)
}

fn all() -> Vec<(Ty, Vec<Form>)> {
    let mut all: Vec<(Ty, Vec<Form>)> = Vec::new();
    for (class, receiver) in RECEIVERS {
        for signature in class.methods().flat_map(|method| class.method(method)) {
            let Some(ty) = result(signature) else {
                continue;
            };
            let made = calls(receiver, signature, &ty);
            let forms = match all.iter().position(|(known, _)| *known == ty) {
                Some(at) => &mut all[at].1,
                None => {
                    all.push((ty, Vec::new()));
                    &mut all.last_mut().expect("it was added").1
                }
            };
            forms.extend(made);
        }
    }
    all
}

/// The type of what a method gives, if programs have it.
fn result(signature: &Signature) -> Option<Ty> {
    if signature.is_static || matches!(signature.lowering, Lowering::Annotator(_)) {
        return None;
    }
    Some(match signature.result {
        Type::Bool => Ty::Bool,
        Type::Int | Type::NonNeg => Ty::Int,
        Type::Float => Ty::Float,
        Type::Str => Ty::Str,
        Type::Bytes => Ty::Bytes,
        Type::List(Type::Str) => Ty::list(Ty::Str),
        _ => return None,
    })
}

/// Calls with as many arguments as have holes.
fn calls(receiver: &str, signature: &'static Signature, ty: &Ty) -> Vec<Form> {
    let (least, most) = signature.positional();
    let holes = signature.params.iter().take(most).map_while(hole);
    let holes: Vec<&str> = holes.collect();
    let given = least..=holes.len();
    let bound: fn(&[u32]) -> u32 = match ty {
        Ty::Bool | Ty::Float => |_| 0,
        _ => |_| u32::MAX,
    };
    let form = |given: usize| {
        let call = format!(
            "{receiver}.{}({})",
            signature.name,
            holes[..given].join(", ")
        );
        Form {
            text: call.leak(),
            bound,
        }
    };
    given.map(form).collect()
}

/// What is given for a parameter.
fn hole(param: &Param) -> Option<&'static str> {
    if matches!(param.kind, ParamKind::Named | ParamKind::StarStar) {
        return None;
    }
    Some(match (&param.ty, &param.default) {
        (Type::Str, Some(Default::Str(" "))) => "$c",
        // One of several names, or of one byte.
        (_, Some(Default::Str(_) | Default::Bytes(_))) => return None,
        (Type::Bool, _) => "$b",
        (Type::Int | Type::Union([Type::Int, Type::None]), _) => "$x",
        (Type::NonNeg, _) => "$n",
        (Type::Float, _) => "$f",
        (Type::Str | Type::Union([Type::Str, _]), _) => "$s",
        (Type::Char, _) => "$c",
        (Type::Bytes | Type::Buffer | Type::Union([Type::Buffer, _]), _) => "$y",
        (Type::Iterable(Type::Str), _) => "$t",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn methods_have_forms() {
        for (ty, text) in [
            (Ty::Bool, "$s.isnumeric()"),
            (Ty::Bool, "$y.endswith($y, $x)"),
            (Ty::Int, "$s.rindex($s, $x, $x)"),
            (Ty::Str, "$s.center($x, $c)"),
            (Ty::Bytes, "$y.replace($y, $y)"),
            (Ty::list(Ty::Str), "$s.split($s, $x)"),
        ] {
            let forms = forms(&ty);
            assert!(forms.iter().any(|form| form.text == text), "{text}");
        }
    }
}
