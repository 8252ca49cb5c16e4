//! The builder of low-level operations, and the operation being lowered.

use super::{error, RResult, RTyper, Repr};
use crate::annotate::types::model::SomeValue;
use crate::front::code::CompareOp;
use crate::host::attribute_key::AttrKey;
use crate::host::modules::marks::Mark;
use crate::host::object::ObjId;
use crate::ir::model::{Graph, GraphId, Op, Value, Var};
use crate::ir::op::HlOp;
use crate::lltype::{
    CmpOp, Container, FloatOp, FuncId, IntKind, IntOp, ItemPath, Ll, LlConst, LlOp, LlType,
    StructId,
};
use crate::source::Span;

/// Which integers an operation checks for overflow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    /// None: they wrap.
    Nothing,
    /// A plain `int`: the policy of the translation.
    Ints,
    /// All that are signed: it is the argument of `ovfcheck`.
    All,
}

/// A low-level value: a variable of the graph being made, or a constant.
pub type LlValue = Value<Ll>;

/// A graph being made: low-level operations are appended to its current block.
pub struct Lower<'r, 'p> {
    /// The rtyper.
    pub rt: &'r mut RTyper<'p>,
    /// The graph being made.
    pub graph: Graph<Ll>,
    /// The annotated graph it is made from; none for a stub.
    pub hl: Option<GraphId>,
    /// The operations of the current block so far.
    pub ops: Vec<Op<Ll>>,
    /// The source of the operation being lowered.
    pub span: Option<Span>,
    /// What the operation being lowered raises `OverflowError` for.
    pub overflow: Checked,
    /// The part of a container that the operation being lowered gives; see [`super::rptr`].
    pub part: Option<super::rptr::Place>,
}

/// An argument of an operation being lowered.
#[derive(Clone, Debug)]
pub struct HopArg {
    /// Its value in its own representation; `Void` for a constant, which [`Lower::inputarg`]
    /// makes in the representation that is asked for.
    pub v: LlValue,
    /// Its annotation.
    pub s: SomeValue,
    /// Its representation.
    pub r: Repr,
    /// The part of a container that it is; see [`super::rptr`].
    pub part: Option<super::rptr::Place>,
}

/// A high-level operation being lowered.
#[derive(Clone, Debug)]
pub struct Hop {
    /// The operation.
    pub op: HlOp,
    /// Its arguments.
    pub args: Vec<HopArg>,
    /// The annotation of the result.
    pub s_result: SomeValue,
    /// The representation of the result.
    pub r_result: Repr,
    /// The result variable in the annotated graph.
    pub result: Var,
    /// Where it stands in the source.
    pub span: Option<Span>,
}

impl HopArg {
    /// A value that is known, in the representation of its annotation.
    pub fn new(v: LlValue, s: SomeValue, r: Repr) -> Self {
        HopArg {
            v,
            s,
            r,
            part: None,
        }
    }
    /// The object it is known to be.
    pub fn konst(&self) -> Option<ObjId> {
        match self.r {
            Repr::Const(obj) => Some(obj),
            _ => self.s.konst,
        }
    }
}

impl Hop {
    /// The object that argument is known to be.
    pub fn konst(&self, arg: usize) -> Option<ObjId> {
        self.args.get(arg).and_then(HopArg::konst)
    }
    /// The representation of an argument.
    pub fn r(&self, arg: usize) -> Repr {
        self.args[arg].r
    }
    /// The annotation of an argument.
    pub fn s(&self, arg: usize) -> &SomeValue {
        &self.args[arg].s
    }
    /// The same operation without its first argument (a method without its receiver).
    pub fn pop_first(&self) -> Hop {
        let mut hop = self.clone();
        hop.args.remove(0);
        hop
    }
}

/// The value of operations that have none.
pub fn void() -> LlValue {
    Value::Const(LlConst::Void(None))
}

/// An `int` constant.
pub fn signed(value: i64) -> LlValue {
    Value::Const(LlConst::signed(value))
}

/// A `bool` constant.
pub fn bool_const(value: bool) -> LlValue {
    Value::Const(LlConst::Bool(value))
}

impl<'r, 'p> Lower<'r, 'p> {
    /// A builder of a new graph.
    pub fn new(rt: &'r mut RTyper<'p>, name: impl Into<String>, result: LlType) -> Self {
        let exc = (
            rt.prog.exc_type.unwrap_or(LlType::Void),
            rt.prog.exc_value.unwrap_or(LlType::Void),
        );
        Lower {
            graph: Graph::new(name, result, exc),
            rt,
            hl: None,
            ops: Vec::new(),
            span: None,
            overflow: Checked::Nothing,
            part: None,
        }
    }

    /// Whether the graph is one of the toolchain's own helpers.
    pub fn in_helper(&self) -> bool {
        match self.graph.span {
            Some(span) => self.rt.session.sources.is_own(span.file),
            None => true,
        }
    }

    /// Whether integers that do not fit raise, where the program's do: in its own files, and in those modules of the toolchain's that
    /// calculate for it.
    pub fn is_checked(&self) -> bool {
        let heap = &self.rt.session.heap;
        let says = |func| heap.mark_of_module(func, Mark::Overflow).is_some();
        !self.in_helper() || self.graph.func.is_some_and(says)
    }

    /// The type of a value.
    pub fn ty(&self, value: &LlValue) -> LlType {
        match value {
            Value::Var(v) => self.graph.vars[*v].ty,
            Value::Const(c) => c.ty(),
        }
    }

    /// Appends an operation; gives its result.
    pub fn genop(&mut self, code: LlOp, args: Vec<LlValue>, result: LlType) -> LlValue {
        let var = self.graph.new_var(result);
        self.ops.push(Op {
            code,
            args,
            result: var,
            span: self.span,
        });
        if result == LlType::Void {
            void()
        } else {
            Value::Var(var)
        }
    }

    /// An operation on integers of one type.
    pub fn int(&mut self, op: IntOp, kind: IntKind, args: Vec<LlValue>) -> LlValue {
        use IntOp::*;
        let kind = kind.stored();
        let result = match op {
            Eq | Ne | Lt | Le | Gt | Ge | IsTrue | InBounds => LlType::Bool,
            _ => LlType::Int(kind),
        };
        self.genop(LlOp::Int(op, kind), args, result)
    }

    /// An operation on floats.
    pub fn float(&mut self, op: FloatOp, args: Vec<LlValue>) -> LlValue {
        use FloatOp::*;
        let result = match op {
            Eq | Ne | Lt | Le | Gt | Ge | IsTrue => LlType::Bool,
            _ => LlType::Float,
        };
        self.genop(LlOp::Float(op), args, result)
    }

    /// What `==` or `!=` gives of values that are equal if this says so.
    pub fn equality(&mut self, op: CompareOp, equal: LlValue) -> LlValue {
        match op {
            CompareOp::Ne => self.not(equal),
            _ => equal,
        }
    }

    /// `not b`
    pub fn not(&mut self, value: LlValue) -> LlValue {
        match value {
            Value::Const(LlConst::Bool(b)) => bool_const(!b),
            value => self.genop(LlOp::BoolNot, vec![value], LlType::Bool),
        }
    }

    /// A primitive converted to another; nothing is done if it is of that type.
    pub fn cast(&mut self, value: LlValue, to: LlType) -> LlValue {
        let from = self.ty(&value);
        if from == to {
            return value;
        }
        self.genop(LlOp::Cast { from, to }, vec![value], to)
    }

    /// A pointer as one to another structure of the same object; constants are cast in place.
    pub fn cast_pointer(&mut self, value: LlValue, to: LlType) -> LlValue {
        if self.ty(&value) == to {
            return value;
        }
        match value {
            Value::Const(LlConst::Data(_, data)) => Value::Const(LlConst::Data(to, data)),
            Value::Const(LlConst::Null(_)) => Value::Const(LlConst::Null(to)),
            value => self.genop(LlOp::CastPointer, vec![value], to),
        }
    }

    /// Reads a field of a structure by its name.
    ///
    /// # Panics
    /// If the structure has no such field: the caller made the structure.
    pub fn getfield(&mut self, p: LlValue, name: &str) -> LlValue {
        let (id, field) = self.field(&p, name);
        let ty = self.rt.session.heap.lltypes.structs[id].fields[field as usize].ty;
        match ty {
            LlType::Inline(container) => self.genop(
                LlOp::GetSubstruct(id, field),
                vec![p],
                LlType::Ptr(container),
            ),
            LlType::Void => void(),
            ty => self.genop(LlOp::GetField(id, field), vec![p], ty),
        }
    }

    /// Writes a field of a structure by its name.
    ///
    /// # Panics
    /// If the structure has no such field: the caller made the structure.
    pub fn setfield(&mut self, p: LlValue, name: &str, value: LlValue) {
        let (id, field) = self.field(&p, name);
        if self.rt.session.heap.lltypes.structs[id].fields[field as usize].ty != LlType::Void {
            self.genop(LlOp::SetField(id, field), vec![p, value], LlType::Void);
        }
    }

    fn field(&self, p: &LlValue, name: &str) -> (StructId, u32) {
        let LlType::Ptr(Container::Struct(id)) = self.ty(p) else {
            panic!("field {name} of {:?}", self.ty(p));
        };
        match self.rt.session.heap.lltypes.field(id, name) {
            Some(field) => (id, field),
            None => panic!(
                "structure {} has no field {name}",
                self.rt.session.heap.lltypes.structs[id].name
            ),
        }
    }

    /// The item of a plain array.
    pub fn getarrayitem(&mut self, p: LlValue, index: LlValue) -> LlValue {
        let LlType::Ptr(Container::Array(array)) = self.ty(&p) else {
            panic!("item of {:?}", self.ty(&p));
        };
        let item = self.rt.session.heap.lltypes.arrays[array].item;
        if item == LlType::Void {
            return void();
        }
        self.genop(LlOp::GetItem(ItemPath::array(array)), vec![p, index], item)
    }

    /// Sets the item of a plain array.
    pub fn setarrayitem(&mut self, p: LlValue, index: LlValue, value: LlValue) {
        let LlType::Ptr(Container::Array(array)) = self.ty(&p) else {
            panic!("item of {:?}", self.ty(&p));
        };
        if self.rt.session.heap.lltypes.arrays[array].item != LlType::Void {
            let path = ItemPath::array(array);
            self.genop(LlOp::SetItem(path), vec![p, index, value], LlType::Void);
        }
    }

    /// Whether a pointer is not null.
    pub fn nonzero(&mut self, p: LlValue) -> LlValue {
        match p {
            Value::Const(LlConst::Null(_)) => bool_const(false),
            Value::Const(LlConst::Data(..) | LlConst::Func(..)) => bool_const(true),
            p => self.genop(LlOp::PtrNonzero, vec![p], LlType::Bool),
        }
    }

    /// Whether a pointer is null.
    pub fn is_null(&mut self, p: LlValue) -> LlValue {
        match self.nonzero(p) {
            Value::Const(LlConst::Bool(some)) => bool_const(!some),
            some => self.genop(LlOp::BoolNot, vec![some], LlType::Bool),
        }
    }

    /// Whether two pointers of one type are the same.
    pub fn ptr_eq(&mut self, a: LlValue, b: LlValue) -> LlValue {
        self.genop(LlOp::Ptr(CmpOp::Eq), vec![a, b], LlType::Bool)
    }

    /// Calls a function; its parameters must have the arguments' types.
    pub fn call(&mut self, func: FuncId, mut args: Vec<LlValue>) -> LlValue {
        let ty = self.rt.prog.funcs[func].ty;
        let result = self.rt.session.heap.lltypes.funcs[ty].result;
        args.insert(0, Value::Const(self.rt.func_const(func)));
        self.genop(LlOp::DirectCall, args, result)
    }

    /// Calls through a pointer one of these functions.
    pub fn call_indirect(
        &mut self,
        pointer: LlValue,
        mut args: Vec<LlValue>,
        candidates: Vec<FuncId>,
    ) -> LlValue {
        let LlType::Ptr(Container::Func(ty)) = self.ty(&pointer) else {
            panic!("call of {:?}", self.ty(&pointer));
        };
        let result = self.rt.session.heap.lltypes.funcs[ty].result;
        let candidates = self.rt.prog.candidates.push(candidates);
        args.insert(0, pointer);
        self.genop(LlOp::IndirectCall(candidates), args, result)
    }

    /// Calls a helper of `helpers/{module}.py`, specialised by the types of the arguments (and by
    /// `Void` constants themselves).
    pub fn gendirectcall(
        &mut self,
        module: &str,
        name: &str,
        args: Vec<LlValue>,
    ) -> RResult<LlValue> {
        let func = self.helper(module, name, &args)?;
        Ok(self.call(func, args))
    }

    /// The helper that [`gendirectcall`](Self::gendirectcall) calls.
    pub fn helper(&mut self, module: &str, name: &str, args: &[LlValue]) -> RResult<FuncId> {
        let args: Vec<_> = args
            .iter()
            .map(|arg| match arg {
                Value::Const(LlConst::Void(Some(obj))) => super::helpers::HelperArg::Const(*obj),
                value => super::helpers::HelperArg::Value(self.ty(value)),
            })
            .collect();
        self.rt.helper(module, name, &args)
    }

    /// A `Void` constant that a helper sees as this function: calls to it are direct.
    pub fn func_arg(&mut self, func: FuncId) -> LlValue {
        let obj = self.rt.function_object(func);
        Value::Const(LlConst::Void(Some(obj)))
    }

    /// A `Void` constant that a helper sees as this helper, for any types.
    pub fn helper_arg(&mut self, module: &str, name: &str) -> RResult<LlValue> {
        let obj = self.rt.helper_object(module, name)?;
        Ok(Value::Const(LlConst::Void(Some(obj))))
    }

    /// A `Void` constant that a helper sees as this low-level type.
    pub fn type_arg(&mut self, ty: LlType) -> LlValue {
        let obj = self.rt.type_object(ty);
        Value::Const(LlConst::Void(Some(obj)))
    }

    /// An argument in a representation: converted, or the constant that it is known to be.
    pub fn inputarg(&mut self, hop: &Hop, arg: usize, repr: Repr) -> RResult<LlValue> {
        self.input(&hop.args[arg], repr)
    }

    /// All arguments in these representations.
    ///
    /// # Panics
    /// If they are not as many as the arguments.
    pub fn inputargs(&mut self, hop: &Hop, reprs: &[Repr]) -> RResult<Vec<LlValue>> {
        assert_eq!(hop.args.len(), reprs.len(), "operands of {:?}", hop.op);
        hop.args
            .iter()
            .zip(reprs)
            .map(|(arg, &repr)| self.input(arg, repr))
            .collect()
    }

    /// A value with its annotation, in a representation.
    pub fn input(&mut self, arg: &HopArg, repr: Repr) -> RResult<LlValue> {
        if let Some(obj) = arg.konst() {
            return Ok(Value::Const(self.rt.convert_const(repr, obj)?));
        }
        let value = match &arg.part {
            Some(part) => part.clone().value(self),
            None => arg.v.clone(),
        };
        self.convert(value, arg.r, repr)
    }

    /// A constant object in a representation.
    pub fn inputconst(&mut self, repr: Repr, obj: ObjId) -> RResult<LlValue> {
        Ok(Value::Const(self.rt.convert_const(repr, obj)?))
    }

    /// The attribute that an operation is about, which its second argument names.
    pub fn const_attribute(&self, hop: &Hop) -> RResult<AttrKey> {
        let name = hop.konst(1);
        let key = name.and_then(|name| self.rt.session.heap.attribute(name));
        key.map_or_else(
            || error("RP0503", "the attribute is not a constant here"),
            Ok,
        )
    }

    /// The constant text of an argument.
    pub fn const_str(&self, hop: &Hop, arg: usize) -> RResult<std::sync::Arc<str>> {
        match hop
            .konst(arg)
            .and_then(|obj| self.rt.session.heap.as_str(obj))
        {
            Some(text) => Ok(text.clone()),
            None => error("RP0503", "a constant string is needed here"),
        }
    }
}
