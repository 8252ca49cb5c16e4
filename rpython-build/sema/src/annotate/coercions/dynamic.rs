//! Values that say themselves which of Python's types they have, as those of JSON do: instances
//! of a class with `_is_a`.

use crate::annotate::errors::report::*;
use crate::annotate::rounds::annotator::{An, Annotator, Outcome};
use crate::annotate::types::defs::ClassDefId;
use crate::annotate::types::model::*;
use crate::front::private;
use crate::ir::model::*;
use crate::stubs::BuiltinFn;

impl Annotator<'_> {
    /// Questions about the type of such a value.
    pub(in crate::annotate) fn dynamic_value(
        &mut self,
        op: &Op<Hl>,
        func: BuiltinFn,
        class: ClassDefId,
        args: &[SomeValue],
    ) -> An<Option<Outcome>> {
        if !matches!(func, BuiltinFn::Isinstance | BuiltinFn::Type) || !self.is_dynamic(class) {
            return Ok(None);
        }
        let asked = match args {
            [_, asked] => asked.konst,
            _ => None,
        };
        let Some(asked) = asked else {
            return self.fail(
                UNSUPPORTED,
                "the type of such a value is known by `isinstance` alone",
            );
        };
        let types = self.heap().types;
        let known = [
            types.dict,
            types.list,
            types.str,
            types.int,
            types.float,
            types.bool,
            types.none,
        ];
        let mut kinds = 0;
        for class in self.tested_classes(asked)? {
            match known.iter().position(|&known| known == class) {
                Some(bit) => kinds |= 1 << bit,
                None if class != types.object
                    && self.heap().class(class).is_some_and(|c| c.builtin) => {}
                None => return Ok(None),
            }
        }
        let call = [op.args[1].clone(), self.int_value(kinds)];
        self.helper_instead(("app_classes", "is_of_types"), &call)
            .map(Some)
    }

    /// Whether values of a class say which of Python's types they have.
    pub(in crate::annotate) fn is_dynamic(&mut self, class: ClassDefId) -> bool {
        class != ClassDefId::OBJECT && self.has_special(class, &private("_is_a"))
    }
}
