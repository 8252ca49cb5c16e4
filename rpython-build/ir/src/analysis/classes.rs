//! What the prebuilt data say of exception classes.
//!
//! A class is a prebuilt vtable. Its `subclassrange_min` and `subclassrange_max` (fields of the
//! root vtable structure, or of a base of it) are such that a class is a subclass of another if
//! its minimum is in the other's half-open range.

use crate::ir::model::{Value, Var};
use crate::lltype::{Container, Data, Ll, LlConst, LlOp, LlProgram, LlType, StructId};

/// The exception classes of a program.
#[derive(Debug, Default)]
pub struct Classes {
    /// The structure that has the range, and its two fields.
    range: Option<(StructId, u32, u32)>,
    /// The classes that every exception is an instance of.
    roots: Vec<LlConst>,
}

impl Classes {
    /// Looks at a program.
    pub fn new(program: &LlProgram) -> Self {
        let mut classes = Classes::default();
        if let Some(LlType::Ptr(Container::Struct(root))) = program.exc_type {
            let mut at = Some(root);
            while let Some(id) = at {
                let types = &program.types;
                if let (Some(min), Some(max)) = (
                    types.field(id, "subclassrange_min"),
                    types.field(id, "subclassrange_max"),
                ) {
                    classes.range = Some((id, min, max));
                    break;
                }
                at = types.base(id);
            }
        }
        let named = |name| program.exceptions.iter().find(|e| e.name == name);
        if let Some(root) = named("BaseException") {
            classes.roots.push(root.class.clone());
            // `Exception` is as good as the root if it has all that the root has, or all but it.
            if let Some(exception) = named("Exception") {
                let (a, b) = (
                    classes.range_of(program, &root.class),
                    classes.range_of(program, &exception.class),
                );
                if a.zip(b).is_some_and(|(a, b)| a == b) {
                    classes.roots.push(exception.class.clone());
                }
            }
        }
        classes
    }

    /// Whether every exception is an instance of the class.
    pub fn is_root(&self, class: &LlConst) -> bool {
        let LlConst::Data(_, id) = class else {
            return false;
        };
        self.roots
            .iter()
            .any(|root| matches!(root, LlConst::Data(_, root) if root == id))
    }

    /// Tests whether the class of an exception is this one or below it, with operations that `emit` makes;
    /// `None` if it always is.
    pub fn test(
        &self,
        exception: Var,
        class: &LlConst,
        mut emit: impl FnMut(LlOp, Vec<Value<Ll>>, LlType) -> Var,
    ) -> Option<Var> {
        let ((root, ..), false) = (self.range?, self.is_root(class)) else {
            return None;
        };
        let ty = LlType::Ptr(Container::Struct(root));
        let mut cast = |value: Value<Ll>| emit(LlOp::CastPointer, vec![value], ty).into();
        let args = match class {
            LlConst::Data(of, _) if *of == ty => {
                vec![exception.into(), Value::Const(class.clone())]
            }
            _ => vec![cast(exception.into()), cast(Value::Const(class.clone()))],
        };
        Some(emit(LlOp::IsSubclass(root), args, LlType::Bool))
    }

    /// Whether a prebuilt exception class is a subclass of another, as far as the data says.
    pub fn is_subclass(&self, program: &LlProgram, class: &LlConst, of: &LlConst) -> bool {
        if self.is_root(of) {
            return true;
        }
        match (self.range_of(program, class), self.range_of(program, of)) {
            (Some((min, _)), Some((low, high))) => low <= min && min < high,
            _ => same_data(class, of),
        }
    }

    /// The numbers of a class and those below it.
    pub fn range_of(&self, program: &LlProgram, class: &LlConst) -> Option<(i128, i128)> {
        let (id, min, max) = self.range?;
        let LlConst::Data(_, data) = class else {
            return None;
        };
        let Data { ty, value, .. } = &program.data[*data];
        let LlType::Inline(Container::Struct(mut at)) = *ty else {
            return None;
        };
        let mut value = value.as_ref()?;
        loop {
            let LlConst::Struct(fields) = value else {
                return None;
            };
            if at == id {
                return match (fields.get(min as usize)?, fields.get(max as usize)?) {
                    (LlConst::Int(min, _), LlConst::Int(max, _)) => Some((*min, *max)),
                    _ => None,
                };
            }
            at = program.types.base(at)?;
            value = fields.first()?;
        }
    }
}

/// Whether two constants are the same prebuilt container.
pub fn same_data(a: &LlConst, b: &LlConst) -> bool {
    matches!((a, b), (LlConst::Data(_, a), LlConst::Data(_, b)) if a == b)
}
