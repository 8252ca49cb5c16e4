//! The flow model: function graphs in static single information form.
//!
//! The structures are the toolchain seed's ("The Flow Model"). A graph is made of blocks; each
//! block has its own variables: its input arguments, and one result per operation. A link
//! passes values to the input arguments of its target, and nothing else crosses from block to
//! block. So a variable is defined once and used in one block, and a graph needs no phi nodes.
//!
//! The same structures serve every level; [`Level`] says what an operation, a constant and a
//! variable's type are on it: [`Hl`] from the flow space to the annotator, [`crate::lltype::Ll`]
//! from the rtyper to the C generator.
//!
//! Invariants (checked by `ir/verify.rs`):
//! - the start block's input arguments are the function's parameters;
//! - the return block has one input argument, the except block two (type and value), or none
//!   of either once exceptions are explicit; neither has operations or exits;
//! - a link's arguments are as many as its target's input arguments, and each is a constant or
//!   a variable of the block it leaves;
//! - `ExitSwitch::None`: one exit without a case. `ExitSwitch::Value`: exits with distinct
//!   cases, a default last. `ExitSwitch::LastException`: the block has an operation, its last
//!   one is guarded, the first exit has no case and is the normal path, the others name an
//!   exception class and may bind `last_exception` and `last_exc_value`.

use crate::entity::PrimaryMap;
use crate::entity_id;
use crate::front::code::Name;
use crate::source::Span;
use std::fmt::Debug;
use std::hash::Hash;

entity_id! {
    /// A block of a graph.
    pub struct Block("b");
    /// A variable of a graph.
    pub struct Var("v");
    /// A graph of the program.
    pub struct GraphId("g");
    /// An object of the host heap. Its number is its identity.
    pub struct ObjId("obj");
    /// A call in whose place a graph has a copy of what it calls.
    pub struct SiteId("site");
}

/// What is different between high-level and low-level graphs.
pub trait Level: Sized + Clone + PartialEq + Debug + 'static {
    /// The operation, without its arguments: a closed enum with a table.
    type Opcode: Clone + PartialEq + Debug;
    /// A constant.
    type Const: Clone + PartialEq + Debug;
    /// What is known of each variable by construction.
    type Type: Clone + PartialEq + Debug;
    /// The case of a link out of a switch or an exception block.
    type Case: Clone + PartialEq + Debug;
}

/// The level of the flow space and the annotator: Python's operations on Python's objects.
/// Annotations are kept beside the graph, by the annotator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hl;

impl Level for Hl {
    type Opcode = super::op::HlOp;
    type Const = ObjId;
    type Type = ();
    type Case = HlCase;
}

/// The case of a link in a high-level graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HlCase {
    /// Of a switch on truth.
    Bool(bool),
    /// Of a switch on a constant (int, char, str, …).
    Value(ObjId),
    /// Of a switch: none of the others.
    Default,
    /// Of an exception block: this class or a subclass.
    Exception(ObjId),
}

/// A function as a graph.
#[derive(Clone, Debug)]
pub struct Graph<L: Level> {
    /// For people, and the base of the C name: `module.qualname`, with a suffix when specialised.
    pub name: String,
    /// What a traceback calls it: by the name that its code has in Python.
    pub frame: Name,
    /// The Python function it was made from, if any.
    pub func: Option<ObjId>,
    /// Where that is defined.
    pub span: Option<Span>,
    /// All variables.
    pub vars: PrimaryMap<Var, VarData<L>>,
    /// All blocks, dead ones included; walk with [`Graph::reachable`].
    pub blocks: PrimaryMap<Block, BlockData<L>>,
    /// What it assigns to variables that its code has hints for, as far as values are still there.
    pub hinted: Vec<Assigned<L>>,
    /// The calls that have been replaced by copies, of what tracebacks show.
    pub sites: PrimaryMap<SiteId, Site>,
    /// Where it starts.
    pub start: Block,
    /// The unique block that returns its input argument.
    pub ret: Block,
    /// The unique block that raises its two input arguments: type and value.
    pub exc: Block,
}

/// A value that is assigned to a variable with a type hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Assigned<L: Level> {
    /// The value.
    pub value: Value<L>,
    /// Which of the hints of the function's code.
    pub hint: usize,
    /// Where.
    pub span: Span,
}

/// A variable.
#[derive(Clone, Debug, PartialEq)]
pub struct VarData<L: Level> {
    /// The source name it holds, for people.
    pub name: Option<Name>,
    /// Its type on this level.
    pub ty: L::Type,
    /// The copy that the operation which gives it belongs to; `None`: the graph's own.
    pub site: Option<SiteId>,
}

/// A call that has been replaced by a copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Site {
    /// What a traceback calls what was called.
    pub frame: Name,
    /// Where, in the source of the function that called it.
    pub call: Option<Span>,
    /// The copy that the call itself came with.
    pub within: Option<SiteId>,
}

impl<L: Level> VarData<L> {
    /// A variable of the graph's own.
    pub fn new(name: Option<crate::front::code::Name>, ty: L::Type) -> Self {
        VarData {
            name,
            ty,
            site: None,
        }
    }
}

/// A basic block.
#[derive(Clone, Debug, PartialEq)]
pub struct BlockData<L: Level> {
    /// The values that enter.
    pub inputs: Vec<Var>,
    /// The operations, in order.
    pub ops: Vec<Op<L>>,
    /// How the exit is chosen.
    pub switch: ExitSwitch,
    /// The exits.
    pub exits: Vec<Link<L>>,
}

/// How a block's exit is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitSwitch {
    /// One exit (or none, in the return and except blocks).
    None,
    /// By the value of a variable.
    Value(Var),
    /// By whether the last operation raises, and what.
    LastException,
}

/// An operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Op<L: Level> {
    /// What it does.
    pub code: L::Opcode,
    /// Its arguments.
    pub args: Vec<Value<L>>,
    /// Its result (of type void if it has none).
    pub result: Var,
    /// The source it comes from.
    pub span: Option<Span>,
}

/// A use: a variable of this block, or a constant.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<L: Level> {
    /// A variable.
    Var(Var),
    /// A constant.
    Const(L::Const),
}

impl<L: Level> Value<L> {
    /// The variable, if it is one.
    pub fn var(&self) -> Option<Var> {
        match self {
            Value::Var(v) => Some(*v),
            Value::Const(_) => None,
        }
    }
    /// The constant, if it is one.
    pub fn constant(&self) -> Option<&L::Const> {
        match self {
            Value::Var(_) => None,
            Value::Const(c) => Some(c),
        }
    }
}

impl<L: Level> From<Var> for Value<L> {
    fn from(v: Var) -> Self {
        Value::Var(v)
    }
}

/// A jump to a block.
#[derive(Clone, Debug, PartialEq)]
pub struct Link<L: Level> {
    /// One value per input argument of the target.
    pub args: Vec<Value<L>>,
    /// Where it goes.
    pub target: Block,
    /// When it is taken; `None` for the only exit, and for the normal path of an exception block.
    pub case: Option<L::Case>,
    /// Bound to the exception's type on the way, for `args` alone.
    pub last_exception: Option<Var>,
    /// Bound to the exception on the way, for `args` alone.
    pub last_exc_value: Option<Var>,
    /// Of a link to the return block: the statement that returns.
    pub span: Option<Span>,
}

impl<L: Level> Link<L> {
    /// A link without a case.
    pub fn new(args: Vec<Value<L>>, target: Block) -> Self {
        Link {
            args,
            target,
            case: None,
            last_exception: None,
            last_exc_value: None,
            span: None,
        }
    }
    /// A link with a case.
    pub fn with_case(args: Vec<Value<L>>, target: Block, case: L::Case) -> Self {
        Link {
            case: Some(case),
            ..Link::new(args, target)
        }
    }
}

impl<L: Level> Graph<L> {
    /// A graph with an empty start block, a return block with one input of type `ret`, and an
    /// except block with inputs of the types `exc`.
    pub fn new(name: impl Into<String>, ret: L::Type, exc: (L::Type, L::Type)) -> Self {
        let name = name.into();
        let mut graph = Graph {
            frame: (&*name).into(),
            name,
            func: None,
            span: None,
            vars: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            hinted: Vec::new(),
            sites: PrimaryMap::new(),
            start: Block(0),
            ret: Block(1),
            exc: Block(2),
        };
        let value = graph.new_var(ret);
        let etype = graph.new_var(exc.0);
        let evalue = graph.new_var(exc.1);
        graph.start = graph.new_block(vec![]);
        graph.ret = graph.new_block(vec![value]);
        graph.exc = graph.new_block(vec![etype, evalue]);
        graph
    }

    /// A new variable.
    pub fn new_var(&mut self, ty: L::Type) -> Var {
        self.vars.push(VarData::new(None, ty))
    }

    /// A new variable with the type and the name of another.
    pub fn copy_var(&mut self, var: Var) -> Var {
        let data = self.vars[var].clone();
        self.vars.push(data)
    }

    /// A new block without operations or exits.
    pub fn new_block(&mut self, inputs: Vec<Var>) -> Block {
        self.blocks.push(BlockData {
            inputs,
            ops: Vec::new(),
            switch: ExitSwitch::None,
            exits: Vec::new(),
        })
    }

    /// The blocks reachable from the start, in a deterministic depth-first preorder, the first
    /// exit first. The return and except blocks are in it only if something links to them.
    pub fn reachable(&self) -> Vec<Block> {
        // Plain loops over slices: every pass asks for this, in toolchains that are not optimised.
        let blocks = self.blocks.values().as_slice();
        let mut seen = vec![false; blocks.len()];
        let seen = seen.as_mut_slice();
        let mut order = Vec::with_capacity(blocks.len());
        let mut stack = Vec::new();
        let mut block = self.start;
        loop {
            let at = block.0 as usize;
            seen[at] = true;
            order.push(block);
            let exits = blocks[at].exits.as_slice();
            let mut exit = exits.len();
            while exit > 0 {
                exit -= 1;
                block = exits[exit].target;
                if exit > 0 && !seen[block.0 as usize] {
                    stack.push(block);
                }
            }
            // The first exit leads on.
            while seen[block.0 as usize] {
                let Some(next) = stack.pop() else {
                    return order;
                };
                block = next;
            }
        }
    }

    /// Whether control may come to a block again.
    pub fn comes_back(&self, block: Block) -> bool {
        let mut seen = vec![false; self.blocks.len()];
        let mut stack = vec![block];
        while let Some(at) = stack.pop() {
            for link in &self.blocks[at].exits {
                if link.target == block {
                    return true;
                }
                if !std::mem::replace(&mut seen[link.target.0 as usize], true) {
                    stack.push(link.target);
                }
            }
        }
        false
    }

    /// The parameters.
    pub fn params(&self) -> &[Var] {
        &self.blocks[self.start].inputs
    }

    /// The variable that the function returns.
    pub fn return_var(&self) -> Var {
        self.blocks[self.ret].inputs[0]
    }
}
