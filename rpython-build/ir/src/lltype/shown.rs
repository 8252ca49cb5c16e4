//! Types as users of a program know them: `list[int]`, `dict[str, app.Node]`.

use super::types::{Container, LlType, Types};

/// How deep types are shown that contain others, as one that contains itself has no end.
const MAX_DEPTH: usize = 4;

impl Types {
    /// What users call objects of this type. An array is the items of a list, or a table of a dict.
    pub fn shown(&self, container: Container) -> String {
        let mut text = String::new();
        self.show(LlType::Ptr(container), 0, &mut text);
        text
    }

    fn show(&self, ty: LlType, depth: usize, out: &mut String) {
        let (name, parts): (&str, &[LlType]) = match ty {
            _ if depth > MAX_DEPTH => ("...", &[]),
            LlType::Void => ("None", &[]),
            LlType::Bool => ("bool", &[]),
            LlType::Char => ("byte", &[]),
            LlType::UniChar => ("str", &[]),
            LlType::Int(kind) => (kind.name(), &[]),
            LlType::Float => ("float", &[]),
            LlType::SingleFloat => ("r_singlefloat", &[]),
            LlType::Address => ("address", &[]),
            LlType::Interior(id) => {
                return self.show(LlType::Ptr(self.interior(id).to), depth, out)
            }
            LlType::Ptr(container) | LlType::Inline(container) => match container {
                Container::Struct(id) => match &self.structs[id].shown {
                    Some((name, parts)) => (name, parts),
                    None => (&self.structs[id].name, &[]),
                },
                Container::Array(id) => ("array", std::slice::from_ref(&self.arrays[id].item)),
                Container::Func(_) => ("function", &[]),
                Container::Opaque(id) => (&self.opaques[id], &[]),
            },
        };
        out.push_str(name);
        for (index, &part) in parts.iter().enumerate() {
            out.push_str(if index == 0 { "[" } else { ", " });
            self.show(part, depth + 1, out);
        }
        if !parts.is_empty() {
            out.push(']');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_users_know() {
        let mut types = Types::new();
        let list = types.list(LlType::SIGNED);
        assert_eq!(types.shown(Container::Struct(list)), "list[int]");
        let of_lists = types.list(LlType::Ptr(Container::Struct(list)));
        assert_eq!(types.shown(Container::Struct(of_lists)), "list[list[int]]");
        assert_eq!(types.shown(Container::Struct(Types::STRING)), "str");
        let array = types.gc_array(LlType::UniChar);
        assert_eq!(types.shown(Container::Array(array)), "array[str]");
    }

    #[test]
    fn what_contains_itself_ends() {
        let mut types = Types::new();
        let list = types.forward("list", true);
        let item = LlType::Ptr(Container::Struct(list));
        types.structs[list].shown = Some(("list", vec![item]));
        let shown = types.shown(Container::Struct(list));
        assert_eq!(shown, "list[list[list[list[list[...]]]]]");
    }
}
