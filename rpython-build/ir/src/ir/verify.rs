//! The structural verifier: the invariants in the header of [`super::model`], on every level.
//!
//! Levels add their own checks (arity and types of operations) beside it; this one holds what
//! passes rely on when they move through blocks and links.

use super::model::*;
use crate::entity::EntityRef;
use std::fmt;

/// Checks a graph; gives every violation as one sentence, with the true ids.
pub fn verify<L: Level>(graph: &Graph<L>) -> Result<(), Vec<String>> {
    let mut v = Verifier {
        graph,
        owner: vec![None; graph.vars.len()],
        errors: Vec::new(),
    };
    v.graph();
    if v.errors.is_empty() {
        Ok(())
    } else {
        Err(v.errors)
    }
}

/// Checks a graph and panics with the violations: for tests and debug assertions.
#[track_caller]
pub fn assert_valid<L: Level>(graph: &Graph<L>) {
    if let Err(errors) = verify(graph) {
        panic!(
            "graph {} is malformed:\n  {}",
            graph.name,
            errors.join("\n  ")
        );
    }
}

struct Verifier<'a, L: Level> {
    graph: &'a Graph<L>,
    /// The block that defines each variable.
    owner: Vec<Option<Block>>,
    errors: Vec<String>,
}

impl<L: Level> Verifier<'_, L> {
    fn error(&mut self, message: String) {
        self.errors.push(message);
    }

    fn graph(&mut self) {
        let graph = self.graph;
        if graph.ret == graph.exc || graph.start == graph.ret || graph.start == graph.exc {
            self.error("start, return and except blocks must be three".into());
        }
        for (block, inputs) in [(graph.ret, &[0usize, 1][..]), (graph.exc, &[0, 2])] {
            let data = &graph.blocks[block];
            if !data.ops.is_empty() || !data.exits.is_empty() || data.switch != ExitSwitch::None {
                self.error(format!("{block} is final and must be empty"));
            }
            if !inputs.contains(&data.inputs.len()) {
                self.error(format!(
                    "{block} is final and has {} inputs",
                    data.inputs.len()
                ));
            }
        }
        for block in graph.reachable() {
            for &var in &graph.blocks[block].inputs {
                self.define(block, var);
            }
            if block != graph.ret && block != graph.exc {
                self.block(block);
            }
        }
    }

    fn define(&mut self, block: Block, var: Var) {
        if graph_lacks(self.graph, var) {
            self.error(format!("{block} defines {var}, which is not of this graph"));
        } else if let Some(other) = self.owner[var.index()].replace(block) {
            self.error(format!("{var} is defined in {other} and again in {block}"));
        }
    }

    /// (`what` becomes a text where there is something wrong only: this is asked of every operand behind every pass.)
    fn use_var(&mut self, block: Block, var: Var, what: fmt::Arguments<'_>) {
        if graph_lacks(self.graph, var) || self.owner[var.index()] != Some(block) {
            self.error(format!(
                "{block} uses {var} in {what}, where it is not defined"
            ));
        }
    }

    fn use_value(&mut self, block: Block, value: &Value<L>, what: fmt::Arguments<'_>) {
        if let Value::Var(var) = value {
            self.use_var(block, *var, what);
        }
    }

    fn block(&mut self, block: Block) {
        let data = &self.graph.blocks[block];
        for op in &data.ops {
            for arg in &op.args {
                self.use_value(block, arg, format_args!("{:?}", op.code));
            }
            self.define(block, op.result);
        }
        self.exits(block, data);
        for link in &data.exits {
            let result = match (data.switch, &link.case) {
                (ExitSwitch::LastException, Some(_)) => data.ops.last().map(|op| op.result),
                _ => None,
            };
            self.link(block, link, result);
        }
    }

    fn exits(&mut self, block: Block, data: &BlockData<L>) {
        match data.switch {
            ExitSwitch::None => {
                if data.exits.len() != 1 || data.exits[0].case.is_some() {
                    self.error(format!("{block} must have one exit without a case"));
                }
            }
            ExitSwitch::Value(var) => {
                self.use_var(block, var, format_args!("its switch"));
                if data.exits.is_empty() {
                    self.error(format!("{block} switches and has no exits"));
                }
                for (i, link) in data.exits.iter().enumerate() {
                    match &link.case {
                        None => self.error(format!("{block} switches and exit {i} has no case")),
                        case if data.exits[..i].iter().any(|other| &other.case == case) => {
                            self.error(format!("{block} has the case {case:?} twice"));
                        }
                        Some(_) => {}
                    }
                }
            }
            ExitSwitch::LastException => {
                if data.ops.is_empty() {
                    self.error(format!("{block} guards its last operation and has none"));
                }
                if data.exits.len() < 2 {
                    self.error(format!(
                        "{block} guards its last operation without a handler"
                    ));
                }
                for (i, link) in data.exits.iter().enumerate() {
                    if link.case.is_some() != (i > 0) {
                        self.error(format!(
                            "{block} has no case where it should, or one: exit {i}"
                        ));
                    }
                }
            }
        }
    }

    fn link(&mut self, block: Block, link: &Link<L>, unset: Option<Var>) {
        let Some(target) = self.graph.blocks.get(link.target) else {
            return self.error(format!(
                "{block} links to {}, which does not exist",
                link.target
            ));
        };
        if link.args.len() != target.inputs.len() {
            self.error(format!(
                "{block} passes {} arguments to {}, which has {} inputs",
                link.args.len(),
                link.target,
                target.inputs.len()
            ));
        }
        let bound = [link.last_exception, link.last_exc_value];
        if bound.iter().flatten().count() != 0
            && (self.graph.blocks[block].switch != ExitSwitch::LastException || link.case.is_none())
        {
            self.error(format!(
                "{block} binds an exception on a link that is not a handler's"
            ));
        }
        for var in bound.into_iter().flatten() {
            self.define(block, var);
        }
        for arg in &link.args {
            if arg.var().is_some() && arg.var() == unset {
                self.error(format!(
                    "{block} passes {arg:?} to a handler, where it has no value"
                ));
            }
            self.use_value(block, arg, format_args!("a link"));
        }
        // Visible on this link alone: forget them, so that a use elsewhere is found.
        for var in bound.into_iter().flatten() {
            if !graph_lacks(self.graph, var) {
                self.owner[var.index()] = Some(self.graph.ret);
            }
        }
    }
}

fn graph_lacks<L: Level>(graph: &Graph<L>, var: Var) -> bool {
    graph.vars.get(var).is_none()
}
