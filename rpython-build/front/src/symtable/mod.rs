//! Which variable a name means.
//!
//! Two passes after CPython's: [`collect`] notes in every scope which names are bound, declared and
//! used there; [`resolve`] then finds for each name of each scope the scope that owns it.
//!
//! An inlined comprehension is a scope ([`ScopeKind::Comprehension`]) but not a *unit*: its
//! variables live in the frame of the function, class or module around it. A variable is *captured*,
//! and then a cell, only if another unit uses it.

mod collect;
mod resolve;

use super::code::Name;
use super::parse::Parsed;
use crate::diag::Diagnostic;
use crate::entity::PrimaryMap;
use crate::entity_id;
use crate::source::{FileId, Span};
use indexmap::{IndexMap, IndexSet};
use rustc_hash::FxHashMap;

entity_id! {
    /// A scope of one source text.
    pub struct ScopeId("scope");
}

/// What opens a scope.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScopeKind {
    /// The whole text.
    Module,
    /// A class body.
    Class,
    /// `def`, `lambda`, a generator expression.
    Function,
    /// A list, set or dict comprehension.
    Comprehension,
}

/// Who owns the variable that a name of a scope means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// The scope itself.
    Own,
    /// An enclosing function or comprehension, or (`__class__`) class.
    Enclosing(ScopeId),
    /// The module, by a `global` statement.
    GlobalExplicit,
    /// The module or the builtins, as nothing else binds it.
    GlobalImplicit,
}

/// What a scope does with a name.
#[derive(Debug, Clone)]
pub struct Symbol {
    /// Assigned, imported, deleted, defined, a parameter, …
    pub bound: bool,
    /// Read.
    pub used: bool,
    /// A parameter.
    pub param: bool,
    /// The target of a comprehension's `for`.
    pub iteration: bool,
    /// Annotated.
    pub annotated: bool,
    /// Declared `global` here.
    pub global: Option<Span>,
    /// Declared `nonlocal` here.
    pub nonlocal: Option<Span>,
    /// Who owns it; set by [`resolve`].
    pub owner: Owner,
    /// Another unit uses this variable.
    pub captured: bool,
}

/// One scope.
#[derive(Debug)]
pub struct Scope {
    /// What opens it.
    pub kind: ScopeKind,
    /// The scope around it.
    pub parent: Option<ScopeId>,
    /// The scope whose frame holds its variables: itself but for comprehensions.
    pub unit: ScopeId,
    /// The class whose private names are mangled here.
    pub class: Option<Name>,
    /// Its names, in order of first occurrence.
    pub symbols: IndexMap<Name, Symbol>,
    /// A function with `yield`.
    pub generator: bool,
    /// A class whose methods use `__class__` or `super()`.
    pub class_cell: bool,
    /// A unit's variables that outer units own, in order.
    pub frees: IndexSet<Name>,
    /// What comprehension it is, or generator expression; empty for other scopes.
    pub comprehension: &'static str,
}

/// All scopes of a text.
pub struct SymTable {
    /// The scopes: outer before inner, in source order.
    pub scopes: PrimaryMap<ScopeId, Scope>,
    /// The scopes that tree nodes open, by the node's address (the tree is not moved).
    nodes: FxHashMap<usize, ScopeId>,
    /// `from __future__ import annotations`
    pub future_annotations: bool,
}

impl SymTable {
    /// The scope that a tree node opens.
    pub fn scope_of<T>(&self, node: &T) -> ScopeId {
        self.nodes[&(std::ptr::from_ref(node) as usize)]
    }

    /// The scope, from this one outwards, that owns a variable which an inner function uses.
    pub fn enclosing(&self, from: Option<ScopeId>, name: &str) -> Option<ScopeId> {
        resolve::enclosing(self, from, name)
    }

    /// A name as it is called in a scope: private names of a class are mangled.
    pub fn mangle(&self, scope: ScopeId, name: &str) -> Name {
        mangle(self.scopes[scope].class.as_deref(), name)
    }

    /// The comprehensions inlined in a unit, in order, behind the unit itself.
    pub fn scopes_of_unit(&self, unit: ScopeId) -> impl Iterator<Item = ScopeId> + '_ {
        self.scopes
            .iter()
            .filter(move |(_, s)| s.unit == unit)
            .map(|(id, _)| id)
    }
}

/// Builds the table; errors in declarations go to `errors`.
pub fn build(parsed: &Parsed, file: FileId, errors: &mut Vec<Diagnostic>) -> SymTable {
    let mut table = collect::collect(parsed, file, errors);
    resolve::resolve(&mut table, errors);
    table
}

/// Private names of a class: `__x` becomes `_C__x`.
fn mangle(class: Option<&str>, name: &str) -> Name {
    let Some(class) = class else {
        return name.into();
    };
    if !name.starts_with("__") || name.ends_with("__") || name.contains('.') {
        return name.into();
    }
    let class = class.trim_start_matches('_');
    if class.is_empty() {
        return name.into();
    }
    format!("_{class}{name}").into()
}
