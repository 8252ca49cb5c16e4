//! The second pass: who owns each name.

use super::{Owner, ScopeId, ScopeKind, SymTable};
use crate::diag::Diagnostic;

/// Sets the owner of every symbol, and what follows from it: captured variables, free variables.
pub(super) fn resolve(table: &mut SymTable, errors: &mut Vec<Diagnostic>) {
    for scope in table.scopes.ids() {
        for index in 0..table.scopes[scope].symbols.len() {
            let owner = owner(table, scope, index, errors);
            table.scopes[scope].symbols[index].owner = owner;
            if let Owner::Enclosing(outer) = owner {
                capture(table, scope, index, outer);
            }
        }
    }
}

fn owner(table: &SymTable, scope: ScopeId, index: usize, errors: &mut Vec<Diagnostic>) -> Owner {
    let this = &table.scopes[scope];
    let (name, symbol) = this
        .symbols
        .get_index(index)
        .expect("an index of the table");
    if symbol.global.is_some() {
        return Owner::GlobalExplicit;
    }
    if let Some(span) = symbol.nonlocal {
        return match enclosing(table, this.parent, name) {
            Some(outer) => Owner::Enclosing(outer),
            None => {
                errors.push(
                    Diagnostic::error("RP0114", format!("no binding for nonlocal '{name}' found"))
                        .at(span, ""),
                );
                Owner::GlobalExplicit
            }
        };
    }
    if symbol.bound {
        return Owner::Own;
    }
    match enclosing(table, this.parent, name) {
        Some(outer) => Owner::Enclosing(outer),
        None => Owner::GlobalImplicit,
    }
}

/// The nearest scope outwards that owns a variable of this name and lets inner scopes see it.
pub(super) fn enclosing(
    table: &SymTable,
    mut from: Option<ScopeId>,
    name: &str,
) -> Option<ScopeId> {
    while let Some(id) = from {
        let scope = &table.scopes[id];
        match scope.kind {
            ScopeKind::Module => return None,
            ScopeKind::Class => {
                if name == "__class__" {
                    return Some(id);
                }
            }
            ScopeKind::Function | ScopeKind::Comprehension => {
                if let Some(symbol) = scope.symbols.get(name) {
                    if symbol.global.is_some() {
                        return None;
                    }
                    if symbol.bound && symbol.nonlocal.is_none() {
                        return Some(id);
                    }
                }
            }
        }
        from = scope.parent;
    }
    None
}

/// Makes the variable a cell of its owner's unit and a free variable of the units in between, if
/// the use is in another unit.
fn capture(table: &mut SymTable, scope: ScopeId, index: usize, outer: ScopeId) {
    let name = table.scopes[scope]
        .symbols
        .get_index(index)
        .expect("an index")
        .0
        .clone();
    let class = table.scopes[outer].kind == ScopeKind::Class;
    let owning_unit = table.scopes[outer].unit;
    let mut unit = table.scopes[scope].unit;
    if unit == owning_unit && !class {
        return;
    }
    if class {
        table.scopes[outer].class_cell = true;
    } else {
        let symbol = table.scopes[outer]
            .symbols
            .get_mut(&name)
            .expect("the owner has the name");
        symbol.captured = true;
    }
    while unit != owning_unit {
        table.scopes[unit].frees.insert(name.clone());
        let Some(parent) = table.scopes[unit].parent else {
            break;
        };
        unit = table.scopes[parent].unit;
    }
}
