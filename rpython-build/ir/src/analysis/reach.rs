//! What a program comes to: functions, prebuilt data, and the classes that objects have.
//!
//! *Theory.* A class has objects only if something that is come to names its vtable for more than a question: to store it in
//! an object, to raise it, to hand it on. What only objects of a class come to is behind the questions whether something is one, and behind its
//! handlers: nothing comes there until the class, or one below it, has objects. (Rapid type analysis, Bacon and Sweeney, "Fast Static
//! Analysis of C++ Virtual Function Calls", 1996, with branches in place of calls.)
//!
//! *Invariants.* Who is not reached is never entered, however often calls name it. Questions count as answered only where their
//! answer alone chooses the way, in the block that asks.

use super::classes::Classes;
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::model::{Block, ExitSwitch, Graph, GraphId, Op, Value};
use crate::lltype::{DataId, FuncBody, FuncId, Items, Ll, LlCase, LlConst, LlOp, LlProgram};
use std::collections::BTreeSet;
use std::ops::Range;

/// What the exports come to, by calls and by pointers in prebuilt data.
pub struct Reached {
    /// The functions.
    pub funcs: SecondaryMap<FuncId, bool>,
    classes: Classes,
    /// The numbers of the classes that objects have.
    made: BTreeSet<i128>,
}

impl Reached {
    /// Looks at a program.
    pub fn new(program: &LlProgram) -> Reached {
        let mut walk = Walk {
            program,
            reached: Reached {
                funcs: SecondaryMap::with_room(false, program.funcs.len()),
                classes: Classes::new(program),
                made: BTreeSet::new(),
            },
            data: SecondaryMap::with_room(false, program.data.len()),
            blocks: vec![Vec::new(); program.graphs.len()],
            todo: Vec::new(),
            asleep: Vec::new(),
        };
        walk.all();
        walk.reached
    }

    /// Whether there may be an object of a class, or of one below it.
    pub fn has_objects(&self, program: &LlProgram, class: &LlConst) -> bool {
        match self.classes.range_of(program, class) {
            _ if self.classes.is_root(class) => true,
            Some((low, high)) => self.made.range(low..high).next().is_some(),
            None => true,
        }
    }
}

/// What is still to be looked at.
enum Todo {
    Data(DataId),
    Block(GraphId, Block),
}

/// A way that objects of a class alone take: the exit of a block.
struct Asleep {
    /// The numbers of the class and those below it.
    classes: Range<i128>,
    graph: GraphId,
    block: Block,
    exit: usize,
}

struct Walk<'p> {
    program: &'p LlProgram,
    reached: Reached,
    data: SecondaryMap<DataId, bool>,
    /// The blocks of each graph that have been come to.
    blocks: Vec<Vec<bool>>,
    todo: Vec<Todo>,
    asleep: Vec<Asleep>,
}

impl Walk<'_> {
    fn all(&mut self) {
        let program = self.program;
        let exports = program.exports.iter().map(|export| export.func);
        for func in exports.chain(program.describe_exception) {
            self.func(func);
        }
        for exception in &program.exceptions {
            self.constant(&exception.class);
            self.constant(&exception.instance);
        }
        while let Some(todo) = self.todo.pop() {
            match todo {
                Todo::Data(id) => {
                    if let Some(value) = &program.data[id].value {
                        self.constant(value);
                    }
                }
                Todo::Block(graph, block) => self.block(graph, block),
            }
        }
    }

    fn func(&mut self, func: FuncId) {
        let first = self.program.code_of(func);
        if first != func {
            self.func(first);
        }
        if std::mem::replace(&mut self.reached.funcs[func], true) {
            return;
        }
        if let FuncBody::Graph(graph) = self.program.funcs[func].body {
            self.enter(graph, self.program.graphs[graph].start);
        }
    }

    fn enter(&mut self, id: GraphId, block: Block) {
        let seen = &mut self.blocks[id.index()];
        if seen.is_empty() {
            seen.resize(self.program.graphs[id].blocks.len(), false);
        }
        if !std::mem::replace(&mut seen[block.index()], true) {
            self.todo.push(Todo::Block(id, block));
        }
    }

    fn block(&mut self, id: GraphId, block: Block) {
        let graph = &self.program.graphs[id];
        let data = &graph.blocks[block];
        for op in &data.ops {
            match question(op) {
                // (The class is only asked for. What has no numbers may be anything.)
                Some(class) if self.reached.classes.range_of(self.program, class).is_some() => {
                    self.values(&op.args[..1]);
                }
                _ => self.values(&op.args),
            }
        }
        for exit in 0..data.exits.len() {
            let class = class_of_way(graph, block, exit);
            let unmade = class.filter(|class| !self.reached.has_objects(self.program, class));
            let classes = &self.reached.classes;
            match unmade.and_then(|class| classes.range_of(self.program, class)) {
                Some((low, high)) => self.asleep.push(Asleep {
                    classes: low..high,
                    graph: id,
                    block,
                    exit,
                }),
                None => self.exit(id, block, exit),
            }
        }
    }

    fn exit(&mut self, id: GraphId, block: Block, exit: usize) {
        let link = &self.program.graphs[id].blocks[block].exits[exit];
        self.values(&link.args);
        self.enter(id, link.target);
    }

    fn values(&mut self, values: &[Value<Ll>]) {
        for value in values {
            if let Value::Const(constant) = value {
                self.constant(constant);
            }
        }
    }

    fn constant(&mut self, constant: &LlConst) {
        match constant {
            LlConst::Data(_, id) => {
                if std::mem::replace(&mut self.data[*id], true) {
                    return;
                }
                self.todo.push(Todo::Data(*id));
                self.made(constant);
            }
            LlConst::Func(_, id) => self.func(*id),
            LlConst::Struct(values) | LlConst::Items(Items::Consts(values)) => {
                for value in values {
                    self.constant(value);
                }
            }
            _ => {}
        }
    }

    /// If this is a class, it may have objects: what waits for such goes on.
    fn made(&mut self, constant: &LlConst) {
        let Some((number, _)) = self.reached.classes.range_of(self.program, constant) else {
            return;
        };
        self.reached.made.insert(number);
        let asleep = std::mem::take(&mut self.asleep).into_iter();
        let (awake, asleep): (Vec<Asleep>, Vec<Asleep>) =
            asleep.partition(|it| it.classes.contains(&number));
        self.asleep = asleep;
        for it in awake {
            self.exit(it.graph, it.block, it.exit);
        }
    }
}

/// The class that an operation asks for, if it asks whether another is that or below it.
pub fn question(op: &Op<Ll>) -> Option<&LlConst> {
    match (&op.code, op.args.get(1)) {
        (LlOp::IsSubclass(_), Some(Value::Const(class @ LlConst::Data(..)))) => Some(class),
        _ => None,
    }
}

/// The class whose objects alone leave a block by this exit.
pub fn class_of_way(graph: &Graph<Ll>, block: Block, exit: usize) -> Option<&LlConst> {
    let data = &graph.blocks[block];
    match (data.switch, &data.exits[exit].case) {
        (ExitSwitch::LastException, Some(LlCase::Exception(class))) => Some(class),
        (ExitSwitch::Value(var), Some(LlCase::Bool(true))) => {
            let op = data.ops.iter().rfind(|op| op.result == var)?;
            question(op)
        }
        _ => None,
    }
}
