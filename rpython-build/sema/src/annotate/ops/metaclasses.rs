//! What metaclasses of the program define for operations on their classes. That runs while the program is imported;
//! where translated code would have to run it, it is an error.

use crate::annotate::errors::report::UNSUPPORTED;
use crate::annotate::rounds::annotator::{An, Annotator};
use crate::annotate::types::defs::Desc;
use crate::annotate::types::model::*;
use crate::front::code::{CompareOp, Conversion};
use crate::host::object::ObjId;
use crate::ir::model::*;
use crate::ir::op::HlOp;
use crate::stubs::BuiltinFn;

/// The methods of a metaclass that decide what an operation does with a class, and which of the operands it is.
/// Others, as `__len__`, classes do not have in translated code at all: the operation is an error, whoever defines them.
fn deciding(code: HlOp) -> (&'static [usize], &'static [&'static str]) {
    match code {
        HlOp::SimpleCall | HlOp::CallArgs(_) => (&[0], &["__call__"]),
        HlOp::GetAttr => (&[0], &["__getattribute__"]),
        HlOp::SetAttr => (&[0], &["__setattr__"]),
        HlOp::Bool => (&[0], &["__bool__", "__len__"]),
        HlOp::Compare(CompareOp::Eq) => (&[0, 1], &["__eq__"]),
        HlOp::Compare(CompareOp::Ne) => (&[0, 1], &["__ne__", "__eq__"]),
        HlOp::Contains => (&[1], &["__eq__"]),
        _ => (&[], &[]),
    }
}

/// What to write in place of an operation that such a method decides about.
fn instead(method: &str) -> &'static str {
    match method {
        "__call__" => "call a function that does this, or give the class a `__new__`",
        "__instancecheck__" | "__subclasscheck__" => "call a function that tests this",
        "__setattr__" => "call a function that does this, and keeps the value elsewhere",
        "__getattribute__" => "read it while the program is imported",
        "__repr__" | "__str__" | "__format__" => {
            "write `C.__name__`, or make the text while the program is imported"
        }
        "__eq__" | "__ne__" | "__hash__" => {
            "compare classes by `is`, or a class attribute that tells them apart"
        }
        _ => "call a function that tells this",
    }
}

impl Annotator<'_> {
    /// That no metaclass of the program decides what this operation does.
    pub(in crate::annotate) fn expect_plain_operation(
        &mut self,
        op: &Op<Hl>,
        args: &[SomeValue],
    ) -> An<()> {
        let (operands, methods) = deciding(op.code);
        for &operand in operands {
            // (Such an operation of one that is not known is done with each that it may be.)
            let is_done_with_each = matches!(args[operand].kind, Kind::Type { .. })
                && !matches!(op.code, HlOp::Bool | HlOp::Compare(_) | HlOp::Contains);
            if !is_done_with_each {
                self.expect_plain_class(&args[operand], methods)?;
            }
        }
        match (args.first().map(|callee| &callee.kind), args) {
            (Some(Kind::Builtin(BuiltinFn::Isinstance)), [_, _, of]) => self.expect_plain_test(of),
            _ => Ok(()),
        }
    }

    /// That no metaclass of the program decides what the text of a class is.
    pub(in crate::annotate) fn expect_plain_text(
        &mut self,
        value: &SomeValue,
        conversion: Conversion,
    ) -> An<()> {
        let methods: &[&str] = match conversion {
            Conversion::None => &["__format__", "__str__", "__repr__"],
            Conversion::Str => &["__str__", "__repr__"],
            Conversion::Repr | Conversion::Ascii => &["__repr__"],
        };
        self.expect_plain_class(value, methods)
    }

    /// That no metaclass of the program decides which of these methods a class has, if the value is one.
    pub(in crate::annotate) fn expect_plain_class(
        &mut self,
        value: &SomeValue,
        methods: &[&str],
    ) -> An<()> {
        for class in self.classes_of_value(value) {
            self.expect_left_alone(class, methods)?;
        }
        Ok(())
    }

    /// The same of the test whether something is an instance of a class, or of one of several.
    fn expect_plain_test(&mut self, of: &SomeValue) -> An<()> {
        let classes = match of.konst {
            Some(of) => self.tested_classes(of)?,
            None => self.classes_of_value(of),
        };
        for class in classes {
            self.expect_left_alone(class, &["__instancecheck__"])?;
            // (`type.__instancecheck__` does not ask for this, as that of `ABCMeta` does.)
            let check = self
                .heap()
                .lookup_in_class(self.heap().type_of(class), "__instancecheck__");
            let builtin = |(owner, _)| self.heap().class(owner).is_some_and(|c| c.builtin);
            if check.is_some_and(builtin) {
                self.expect_left_alone(class, &["__subclasscheck__"])?;
            }
        }
        Ok(())
    }

    /// The classes of the program that a value may be.
    fn classes_of_value(&mut self, value: &SomeValue) -> Vec<ObjId> {
        match &value.kind {
            Kind::Pbc(descs) => {
                let classes = descs.iter().filter_map(|&desc| match &self.a.descs[desc] {
                    Desc::Class(class) => Some(class.class),
                    _ => None,
                });
                classes.collect()
            }
            Kind::Type { classes, .. } => {
                let reader = self.reader();
                let mut all = Vec::new();
                for &root in classes.iter() {
                    self.a.classes[root].readers.insert(reader);
                    let below = self.a.subclasses(root).into_iter();
                    all.extend(below.map(|class| self.a.classes[class].class));
                }
                all
            }
            _ => Vec::new(),
        }
    }

    /// That the metaclass of a class has none of these methods from the program.
    fn expect_left_alone(&self, class: ObjId, methods: &[&str]) -> An<()> {
        let heap = self.heap();
        let meta = heap.type_of(class);
        if meta == heap.types.type_ {
            return Ok(());
        }
        let of_program = |method: &&&str| {
            let found = heap.lookup_in_class(meta, method);
            found.is_some_and(|(owner, _)| {
                heap.class(owner).is_some_and(|c| !c.builtin) && !self.is_own_class(owner)
            })
        };
        let Some(method) = methods.iter().find(of_program) else {
            return Ok(());
        };
        let message = format!(
            "`{method}` of `{}`, the metaclass of `{}`, does not run in translated code",
            heap.class_name(meta),
            heap.class_name(class)
        );
        let mut error = self.error(UNSUPPORTED, message);
        let function = heap.lookup_in_class(meta, method);
        let function = function.and_then(|(_, found)| heap.function(found));
        // (What a message of an operation on keys says stands nowhere in the program.)
        if let (None, Some(function)) = (&error.primary, function) {
            error = error.at(
                function.code.header(),
                "keys of dicts are told by it in messages",
            );
        }
        Err(error.help(instead(method)).into())
    }
}
