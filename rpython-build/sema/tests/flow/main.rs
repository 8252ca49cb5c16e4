//! Tests of the flow stage. (Not of the crate's own: with those the whole of it would be compiled twice.)

mod behaviour;
mod corpus;
mod hlinterp;
mod lowerings;
mod model;

use crate::front::Mode;
use crate::host::object::ObjId;
use crate::host::space::Unwind;
use crate::host::Session;
use crate::ir::model::{Graph, Hl};
use crate::source::SourceMap;
use rpython_front::{self as front, entity, source};
use rpython_host::{host, stubs};
use rpython_ir::ir;
use rpython_sema::flow;

/// A module made from source text.
struct Program {
    session: Session,
    dict: ObjId,
}

impl Program {
    fn new(source: &str) -> Self {
        let mut session = Session::new(SourceMap::new());
        let module = session.new_module("m", false);
        let dict = session.heap.module(module).unwrap().dict;
        let mut program = Program { session, dict };
        program.add_unroll();
        program.run(source, Mode::Exec);
        program
    }

    /// A stand-in for `rpython.rlib.unroll` and `objectmodel`.
    fn add_unroll(&mut self) {
        for (module, source) in [
            (
                "rpython.rlib.unroll",
                "class unrolling_iterable:\n    def __init__(self, items):\n        self.items = \
                 tuple(items)\n    def __iter__(self):\n        return iter(self.items)\n",
            ),
            (
                "rpython.rlib.objectmodel",
                "def we_are_translated():\n    return False\n",
            ),
        ] {
            let made = self.session.new_module(module, false);
            let dict = self.session.heap.module(made).unwrap().dict;
            let saved = std::mem::replace(&mut self.dict, dict);
            self.run(source, Mode::Exec);
            self.dict = saved;
            for name in ["unrolling_iterable", "we_are_translated"] {
                if let Some(value) = self.session.heap.dict_get_str(dict, name) {
                    self.session.set_global(self.dict, name, value);
                }
            }
        }
    }

    fn try_run(&mut self, source: &str, mode: Mode) -> Result<ObjId, Unwind<ObjId>> {
        let file = self.session.sources.add("m.py", source);
        let code = self.session.compile(file, mode)?;
        let dict = self.dict;
        self.session.run_code(&code, dict, dict, &[])
    }

    fn run(&mut self, source: &str, mode: Mode) -> ObjId {
        match self.try_run(source, mode) {
            Ok(value) => value,
            Err(Unwind::Raise(exc)) => {
                let text = self.session.format_traceback(exc);
                panic!("{text}\n{source}")
            }
            Err(other) => panic!("{other:?}\n{source}"),
        }
    }

    fn get(&self, name: &str) -> ObjId {
        self.session
            .heap
            .dict_get_str(self.dict, name)
            .unwrap_or_else(|| panic!("no {name}"))
    }

    fn graph(&mut self, name: &str) -> Result<Graph<Hl>, Box<flow::Wrong>> {
        let func = self.get(name);
        flow::build_graph(&mut self.session, func)
    }
}
