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
        let asked = self.tested_classes(asked)?;
        // (Of the class itself it is an ordinary question.)
        let own = self.a.classes[class].class;
        if asked
            .iter()
            .any(|asked| self.heap().mro(own).contains(asked))
        {
            return Ok(None);
        }
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
        for (bit, known) in known.into_iter().enumerate() {
            kinds |= i64::from(self.is_below(known, &asked)) << bit;
        }
        if kinds == 0 {
            return Ok(Some(self.const_bool(false).into()));
        }
        let call = [op.args[1].clone(), self.int_value(kinds)];
        self.helper_instead(("app_classes", "is_of_types"), &call)
            .map(Some)
    }

    /// `v is True`: of such a value and a truth.
    pub(in crate::annotate) fn dynamic_is(
        &mut self,
        op: &Op<Hl>,
        a: &SomeValue,
        b: &SomeValue,
    ) -> An<Option<Outcome>> {
        for (index, value, other) in [(0, a, b), (1, b, a)] {
            if let (Kind::Instance(class), Kind::Bool) = (&value.kind, &other.kind) {
                if self.is_dynamic(*class) {
                    let call = [op.args[index].clone(), op.args[1 - index].clone()];
                    return self
                        .helper_instead(("app_classes", "is_truth"), &call)
                        .map(Some);
                }
            }
        }
        Ok(None)
    }

    /// Whether values of a class say which of Python's types they have.
    pub(in crate::annotate) fn is_dynamic(&mut self, class: ClassDefId) -> bool {
        class != ClassDefId::OBJECT && self.has_special(class, &private("_is_a"))
    }
}
