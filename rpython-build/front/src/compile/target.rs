//! Assignment and deletion: what stands on the left.

use super::{expr::binary_op, Compiler};
use crate::code::{Const, Hinted, Instr};
use crate::parse::ast::{self, Expr};
use crate::parse::Literal;
use crate::source::Span;

impl<'a> Compiler<'a> {
    /// What CPython calls this kind of expression.
    pub(super) fn kind_name(&self, expr: &Expr) -> &'static str {
        match expr {
            Expr::Attribute(_) => "attribute",
            Expr::Subscript(_) => "subscript",
            Expr::Starred(_) => "starred",
            Expr::Name(_) => "name",
            Expr::List(_) => "list",
            Expr::Tuple(_) => "tuple",
            Expr::Lambda(_) => "lambda",
            Expr::Call(_) => "function call",
            Expr::BoolOp(_) | Expr::BinOp(_) | Expr::UnaryOp(_) => "expression",
            Expr::GeneratorExp(_) => "generator expression",
            Expr::Yield(_) | Expr::YieldFrom(_) => "yield expression",
            Expr::Await(_) => "await expression",
            Expr::ListComp(_) => "list comprehension",
            Expr::SetComp(_) => "set comprehension",
            Expr::DictComp(_) => "dict comprehension",
            Expr::Dict(_) => "dict literal",
            Expr::Set(_) => "set display",
            Expr::FormattedValue(_) | Expr::JoinedStr(_) => "f-string expression",
            Expr::Compare(_) => "comparison",
            Expr::IfExp(_) => "conditional expression",
            Expr::NamedExpr(_) => "named expression",
            Expr::Slice(_) => "slice",
            Expr::Constant(e) => match &e.value {
                ast::Constant::None => "None",
                ast::Constant::Bool(true) => "True",
                ast::Constant::Bool(false) => "False",
                ast::Constant::Ellipsis => "ellipsis",
                ast::Constant::Str(index) => match self.parsed.literal(index) {
                    Literal::Format(_) => "f-string expression",
                    _ => "literal",
                },
                _ => "literal",
            },
        }
    }

    /// Pops a value into a target. Errors are reported; the value is popped all the same.
    pub(super) fn assign(&mut self, target: &'a Expr) {
        self.assign_or(target, false);
    }

    /// `hint`: the target is all that stands left of a `=`, so perhaps `==` was meant.
    pub(super) fn assign_or(&mut self, target: &'a Expr, hint: bool) {
        let span = self.span(target);
        match target {
            Expr::Name(e) => self.store_name(&e.id, span),
            Expr::Attribute(e) => {
                self.expr(&e.value);
                let name = self.attribute(&e.attr);
                if &*name == "__debug__" {
                    self.error("RP0111", "cannot assign to __debug__", span);
                }
                let index = self.name_index(&name);
                let span = self.attribute_span(target);
                self.emit(Instr::StoreAttr(index), span);
            }
            Expr::Subscript(e) => {
                self.expr(&e.value);
                self.index(&e.slice);
                self.emit(Instr::StoreSubscript, span);
            }
            Expr::Tuple(e) => self.unpack(&e.elts, span),
            Expr::List(e) => self.unpack(&e.elts, span),
            Expr::Starred(e) => {
                let message = "starred assignment target must be in a list or tuple";
                self.error("RP0117", message, span);
                self.assign(&e.value);
            }
            _ => {
                let kind = self.kind_name(target);
                // What binds less than `|` could not be compared as it stands.
                let loose = matches!(
                    target,
                    Expr::Compare(_)
                        | Expr::IfExp(_)
                        | Expr::Lambda(_)
                        | Expr::GeneratorExp(_)
                        | Expr::BoolOp(_)
                ) || matches!(target, Expr::UnaryOp(e) if e.op == ast::UnaryOp::Not);
                let plain = matches!(kind, "None" | "True" | "False");
                let message = if kind == "yield expression" && hint {
                    "assignment to yield expression not possible".to_owned()
                } else if hint && !plain && !loose {
                    format!("cannot assign to {kind} here. Maybe you meant '==' instead of '='?")
                } else {
                    format!("cannot assign to {kind}")
                };
                self.error("RP0111", message, span);
                self.emit(Instr::Pop, span);
            }
        }
    }

    fn unpack(&mut self, elts: &'a [Expr], span: Span) {
        let mut stars = elts.iter().enumerate().filter(|(_, e)| e.is_starred_expr());
        let star = stars.next().map(|(i, _)| i);
        if let Some((_, second)) = stars.next() {
            let second = self.span(second);
            self.error(
                "RP0117",
                "multiple starred expressions in assignment",
                second,
            );
            return self.emit(Instr::Pop, span);
        }
        match star {
            None => self.emit(Instr::UnpackSequence(elts.len() as u32), span),
            Some(star) => {
                let after = (elts.len() - star - 1) as u32;
                self.emit(
                    Instr::UnpackEx {
                        before: star as u32,
                        after,
                    },
                    span,
                );
            }
        }
        for element in elts {
            match element {
                Expr::Starred(starred) => self.assign(&starred.value),
                _ => self.assign(element),
            }
        }
    }

    pub(super) fn delete(&mut self, target: &'a Expr) {
        let span = self.span(target);
        match target {
            Expr::Name(e) => self.delete_name(&e.id, span),
            Expr::Attribute(e) => {
                self.expr(&e.value);
                let name = self.attribute(&e.attr);
                let index = self.name_index(&name);
                let span = self.attribute_span(target);
                self.emit(Instr::DeleteAttr(index), span);
            }
            Expr::Subscript(e) => {
                self.expr(&e.value);
                self.index(&e.slice);
                self.emit(Instr::DeleteSubscript, span);
            }
            Expr::Tuple(e) => e.elts.iter().for_each(|e| self.delete(e)),
            Expr::List(e) => e.elts.iter().for_each(|e| self.delete(e)),
            _ => {
                let kind = self.kind_name(target);
                self.error("RP0111", format!("cannot delete {kind}"), span);
            }
        }
    }

    pub(super) fn augmented(&mut self, s: &'a ast::StmtAugAssign) {
        let span = self.span(s);
        let op = Instr::Inplace(binary_op(s.op));
        match &*s.target {
            Expr::Name(e) => {
                let at = self.span(e);
                self.load_name(&e.id, at);
                self.expr(&s.value);
                self.emit(op, span);
                self.store_name(&e.id, at);
            }
            Expr::Attribute(e) => {
                let at = self.attribute_span(&*s.target);
                self.expr(&e.value);
                self.emit(Instr::Copy(1), at);
                let name = self.attribute(&e.attr);
                let index = self.name_index(&name);
                self.emit(Instr::LoadAttr(index), at);
                self.expr(&s.value);
                self.emit(op, span);
                self.emit(Instr::Swap(2), at);
                self.emit(Instr::StoreAttr(index), at);
            }
            Expr::Subscript(e) => {
                let at = self.span(e);
                self.expr(&e.value);
                self.index(&e.slice);
                self.emit(Instr::Copy(2), at);
                self.emit(Instr::Copy(2), at);
                self.emit(Instr::Subscript, at);
                self.expr(&s.value);
                self.emit(op, span);
                self.emit(Instr::Swap(3), at);
                self.emit(Instr::Swap(2), at);
                self.emit(Instr::StoreSubscript, at);
            }
            target => {
                let at = self.span(target);
                let kind = self.kind_name(target);
                let message = format!("'{kind}' is an illegal expression for augmented assignment");
                self.error("RP0111", message, at);
                self.expr(&s.value);
                self.emit(Instr::Pop, span);
            }
        }
    }

    fn note_hint(&mut self, store: Instr, annotation: &Expr) {
        let hint = self.hint(Hinted::Assigned(store), annotation);
        self.unit().hints.push(hint);
    }

    pub(super) fn annotated(&mut self, s: &'a ast::StmtAnnAssign) {
        let span = self.span(s);
        let at = self.span(&*s.target);
        if let Some(value) = &s.value {
            self.expr(value);
            match &*s.target {
                Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => self.assign(&s.target),
                _ => self.emit(Instr::Pop, span),
            }
        }
        let namespace = self.has_namespace();
        match &*s.target {
            // `(x): int` is no declaration.
            Expr::Name(e) if at.start == span.start => {
                let store = self.store_of(&e.id);
                self.note_hint(store, &s.annotation);
                if namespace {
                    let name = self.mangle(&e.id);
                    self.annotation(&s.annotation);
                    self.load_name("__annotations__", at);
                    self.load_const(Const::Str(name), at);
                    self.emit(Instr::StoreSubscript, at);
                }
                return;
            }
            Expr::Name(_) => {}
            Expr::Attribute(e) => {
                if s.value.is_none() {
                    self.expr(&e.value);
                    self.emit(Instr::Pop, at);
                }
                let unit = self.unit();
                let this = unit.locals.first().filter(|_| unit.argcount > 0).cloned();
                if matches!((&*e.value, this), (Expr::Name(of), Some(this)) if *of.id == *this) {
                    let name = self.attribute(&e.attr);
                    let store = Instr::StoreAttr(self.name_index(&name));
                    self.note_hint(store, &s.annotation);
                }
            }
            Expr::Subscript(e) => {
                if s.value.is_none() {
                    self.expr(&e.value);
                    self.index(&e.slice);
                    self.emit(Instr::Pop, at);
                    self.emit(Instr::Pop, at);
                }
            }
            Expr::Tuple(_) => {
                return self.error(
                    "RP0111",
                    "only single target (not tuple) can be annotated",
                    at,
                )
            }
            Expr::List(_) => {
                return self.error(
                    "RP0111",
                    "only single target (not list) can be annotated",
                    at,
                )
            }
            _ => return self.error("RP0111", "illegal target for annotation", at),
        }
        if namespace && !self.table.future_annotations {
            self.annotation(&s.annotation);
            let at = self.span(&*s.annotation);
            self.emit(Instr::Pop, at);
        }
    }
}
