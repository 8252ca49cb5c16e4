//! Edits that make a program smaller and keep it well-typed.

use super::gen::{simplest, Class};
use super::tree::{Block, Expr, Id, Part, Program, Stmt};

/// An edit. Statements and expressions are numbered as they come in the text.
#[derive(Debug, Clone)]
pub enum Edit {
    /// Removes a name with all that uses it.
    Name(Id),
    /// Removes so many statements from the one with the number.
    Stmts(usize, usize),
    /// Puts what is in a clause of a statement in the statement's place.
    Hoist(usize, usize),
    /// Removes a clause of a statement.
    Clause(usize, usize),
    /// Puts the simplest expression of its type in the place of an expression.
    Simplest(usize),
    /// Puts an expression inside of an expression in its place.
    Inner(usize, usize),
}

impl Edit {
    /// Where it is.
    pub fn position(&self) -> usize {
        match *self {
            Edit::Name(id) => id,
            Edit::Stmts(at, _)
            | Edit::Hoist(at, _)
            | Edit::Clause(at, _)
            | Edit::Simplest(at)
            | Edit::Inner(at, _) => at,
        }
    }
}

/// The kinds of edits, those that remove most first.
pub const KINDS: usize = 5;

/// All edits of a kind.
pub fn edits(program: &Program, kind: usize) -> Vec<Edit> {
    let mut edits = Vec::new();
    match kind {
        0 => edits.extend((0..program.names.len()).rev().map(Edit::Name)),
        1 => {
            let mut number = 0;
            runs(&program.body, &mut number, &mut edits);
            let size = |edit: &Edit| match edit {
                Edit::Stmts(_, count) => *count,
                _ => 0,
            };
            edits.sort_by_key(|edit| std::cmp::Reverse(size(edit)));
        }
        2 => {
            let mut number = 0;
            stmts(&program.body, &mut number, &mut |number, stmt| {
                for clause in 0..stmt.clauses.len() {
                    if stmt.clauses[clause]
                        .block
                        .as_ref()
                        .is_some_and(|b| !b.is_function)
                    {
                        edits.push(Edit::Hoist(number, clause));
                    }
                    if clause > 0 {
                        edits.push(Edit::Clause(number, clause));
                    }
                }
            });
        }
        _ => {
            let mut number = 0;
            let mut program = program.clone();
            let classes = std::mem::take(&mut program.classes);
            exprs(&mut program.body, &mut number, &mut |number, expr| {
                if kind == 3 {
                    let simple = simplest(&classes, &expr.ty);
                    if !same(&simple, expr) && simple.size() <= expr.size() {
                        edits.push(Edit::Simplest(number));
                    }
                } else {
                    for index in 0..inner(expr).len() {
                        edits.push(Edit::Inner(number, index));
                    }
                }
            });
        }
    }
    edits
}

/// How much there is of a program.
pub fn size(program: &Program) -> usize {
    let (mut number, mut count) = (0, 0);
    stmts(&program.body, &mut number, &mut |_, _| count += 3);
    let mut number = 0;
    let mut body = program.body.clone();
    exprs(&mut body, &mut number, &mut |_, expr| {
        count += 1 + expr.parts.len();
    });
    count
}

/// The program after an edit, or nothing if it does not apply.
pub fn apply(program: &Program, edit: &Edit) -> Option<Program> {
    let mut edited = program.clone();
    let mut done = false;
    let mut number = 0;
    match edit {
        Edit::Name(id) => done = remove_name(&mut edited.body, *id, &program.classes),
        Edit::Stmts(at, count) => {
            at_stmt(&mut edited.body, &mut number, *at, &mut |block, index| {
                let end = (index + count).min(block.stmts.len());
                if block.stmts[index..end].iter().any(|stmt| !stmt.keep) {
                    let mut position = 0;
                    block.stmts.retain(|stmt| {
                        position += 1;
                        stmt.keep || !(index..end).contains(&(position - 1))
                    });
                    done = true;
                }
            })
        }
        Edit::Hoist(at, clause) => {
            at_stmt(&mut edited.body, &mut number, *at, &mut |block, index| {
                let stmt = block.stmts[index].clone();
                if stmt.keep {
                    return;
                }
                if let Some(inner) = stmt.clauses.get(*clause).and_then(|c| c.block.clone()) {
                    block.stmts.splice(index..=index, inner.stmts);
                    done = true;
                }
            })
        }
        Edit::Clause(at, clause) => {
            at_stmt(&mut edited.body, &mut number, *at, &mut |block, index| {
                if *clause < block.stmts[index].clauses.len() {
                    block.stmts[index].clauses.remove(*clause);
                    done = true;
                }
            })
        }
        Edit::Simplest(at) => exprs(&mut edited.body, &mut number, &mut |number, expr| {
            if number == *at {
                *expr = simplest(&program.classes, &expr.ty);
                done = true;
            }
        }),
        Edit::Inner(at, index) => exprs(&mut edited.body, &mut number, &mut |number, expr| {
            if number == *at && !done {
                if let Some(found) = inner(expr).get(*index).map(|e| (*e).clone()) {
                    *expr = found;
                    done = true;
                }
            }
        }),
    }
    done.then_some(edited)
}

fn same(a: &Expr, b: &Expr) -> bool {
    format!("{:?}", a.parts) == format!("{:?}", b.parts)
}

/// The expressions of the same type inside of one; of an `int`, those that do not get larger.
fn inner(expr: &Expr) -> Vec<&Expr> {
    fn collect<'a>(expr: &'a Expr, of: &Expr, found: &mut Vec<&'a Expr>) {
        for part in &expr.parts {
            if let Part::Expr(inner) = part {
                if inner.ty == of.ty && inner.bound <= of.bound {
                    found.push(inner);
                } else {
                    collect(inner, of, found);
                }
            }
        }
    }
    let mut found = Vec::new();
    collect(expr, expr, &mut found);
    found
}

fn stmts(block: &Block, number: &mut usize, work: &mut dyn FnMut(usize, &Stmt)) {
    for stmt in &block.stmts {
        work(*number, stmt);
        *number += 1;
        for inner in stmt
            .clauses
            .iter()
            .filter_map(|clause| clause.block.as_ref())
        {
            stmts(inner, number, work);
        }
    }
}

fn runs(block: &Block, number: &mut usize, edits: &mut Vec<Edit>) {
    let mut starts = Vec::new();
    for stmt in &block.stmts {
        starts.push(*number);
        *number += 1;
        for inner in stmt
            .clauses
            .iter()
            .filter_map(|clause| clause.block.as_ref())
        {
            runs(inner, number, edits);
        }
    }
    let mut length = starts.len();
    while length > 0 {
        edits.extend(
            starts
                .iter()
                .step_by(length)
                .map(|&start| Edit::Stmts(start, length)),
        );
        length /= 2;
    }
}

fn at_stmt(
    block: &mut Block,
    number: &mut usize,
    at: usize,
    work: &mut dyn FnMut(&mut Block, usize),
) {
    for index in 0..block.stmts.len() {
        if *number == at {
            *number += 1;
            work(block, index);
            return;
        }
        *number += 1;
        for clause in &mut block.stmts[index].clauses {
            if let Some(inner) = &mut clause.block {
                at_stmt(inner, number, at, work);
            }
        }
        if *number > at {
            return;
        }
    }
}

/// Every expression, the outer ones first. What `work` puts in the place of one is not looked into.
fn exprs(block: &mut Block, number: &mut usize, work: &mut dyn FnMut(usize, &mut Expr)) {
    fn parts(all: &mut [Part], number: &mut usize, work: &mut dyn FnMut(usize, &mut Expr)) {
        for part in all {
            if let Part::Expr(expr) = part {
                work(*number, expr);
                *number += 1;
                parts(&mut expr.parts, number, work);
            }
        }
    }
    for clause in block.stmts.iter_mut().flat_map(|stmt| &mut stmt.clauses) {
        parts(&mut clause.head, number, work);
        if let Some(inner) = &mut clause.block {
            exprs(inner, number, work);
        }
    }
}

/// Removes what binds or uses a name, or puts the simplest expressions in its place.
fn remove_name(block: &mut Block, id: Id, classes: &[Class]) -> bool {
    let mut done = false;
    block.stmts.retain_mut(|stmt| {
        let names = stmt.clauses.iter().any(|clause| {
            clause.head.iter().any(|part| match part {
                Part::Bind(other) | Part::Use(other) => *other == id,
                _ => false,
            })
        });
        if names && !stmt.keep {
            done = true;
            return false;
        }
        for clause in &mut stmt.clauses {
            done |= remove_uses(&mut clause.head, id, classes);
            if let Some(inner) = &mut clause.block {
                done |= remove_name(inner, id, classes);
            }
        }
        true
    });
    done
}

fn remove_uses(parts: &mut [Part], id: Id, classes: &[Class]) -> bool {
    let mut done = false;
    for part in parts {
        let Part::Expr(expr) = part else { continue };
        let uses = expr
            .parts
            .iter()
            .any(|part| matches!(part, Part::Use(other) if *other == id));
        if uses {
            *expr = simplest(classes, &expr.ty);
            done = true;
        } else {
            done |= remove_uses(&mut expr.parts, id, classes);
        }
    }
    done
}
