//! Small functions that the rtyper makes by itself, one for each representation that needs it: they compare,
//! hash, show or convert values, for helpers that are given one, or say what a helper calls.
//!
//! Such a function is known before its body is made: a list of lists that are all of one type is compared by
//! a function that leads to itself.

use super::call::RowId;
use super::lower::{LlValue, Lower};
use super::rcompare::{Hashed, Which};
use super::rformat::Shows;
use super::{Map, RResult, RTyper, Repr};
use crate::annotate::types::defs::DescId;
use crate::front::code::CompareOp;
use crate::ir::model::GraphId;
use crate::lltype::{Func, FuncBody, FuncId, LlType};

/// What such a function is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stub {
    /// Compares values.
    Compare(Repr, Which),
    /// Hashes a value.
    Hash(Repr, Hashed),
    /// Compares tuples, from item to item.
    TupleOrder(Repr, Repr, CompareOp),
    /// Gives the text of a value.
    Text(Repr, Shows),
    /// Compares two values, in their boxes if they have some, of which none is `None`.
    EqOfInner(Repr, Repr),
    /// Hashes the value in a box.
    HashOfInner(Repr, Hashed),
    /// Gives the `repr` of the value in a box.
    ReprOfInner(Repr),
    /// Converts a value.
    Convert(Repr, Repr),
    /// Converts the value in a box.
    ConvertInner(Repr, Repr),
    /// The next item of an iterator, in the second representation.
    Next(Repr, Repr),
    /// Calls the function of a graph with values of this representation.
    Taking(GraphId, Repr),
    /// Stands for a function, in a row, that no call comes to.
    NeverCalled(DescId, RowId),
}

/// The functions made so far, or being made.
pub type Stubs = Map<Stub, FuncId>;

impl RTyper<'_> {
    /// The function for this, whose result is made of its parameters the first time that it is asked for.
    pub fn stub(
        &mut self,
        stub: Stub,
        name: &str,
        params: &[Repr],
        result: LlType,
        value: impl FnOnce(&mut Lower<'_, '_>, Vec<LlValue>) -> RResult<LlValue>,
    ) -> RResult<FuncId> {
        self.stub_of_blocks(stub, name, params, result, |cx, params| {
            let value = value(cx, params)?;
            cx.end_stub(value);
            Ok(())
        })
    }

    /// The same for one with more than one block.
    pub fn stub_of_blocks(
        &mut self,
        stub: Stub,
        name: &str,
        params: &[Repr],
        result: LlType,
        body: impl FnOnce(&mut Lower<'_, '_>, Vec<LlValue>) -> RResult<()>,
    ) -> RResult<FuncId> {
        if let Some(&func) = self.stubs.get(&stub) {
            return Ok(func);
        }
        let types = params.iter().map(|&repr| self.lltype(repr)).collect();
        let func = self.prog.funcs.push(Func {
            name: name.to_string(),
            ty: self.session.heap.lltypes.func(types, result),
            body: FuncBody::Pending,
        });
        self.stubs.insert(stub, func);
        let mut cx = Lower::new(self, name, result);
        let values = cx.stub_inputs(params);
        body(&mut cx, values)?;
        let graph = cx.rt.prog.graphs.push(cx.graph);
        self.prog.funcs[func].body = FuncBody::Graph(graph);
        Ok(func)
    }
}
