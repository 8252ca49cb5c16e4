//! Expressions.

use super::Compiler;
use crate::code::{BinaryOp, CompareOp, Const, Conversion, Instr, UnaryOp};
use crate::parse::ast::{self, CmpOp, Expr, Operator, Ranged};
use crate::parse::{Literal, Part};
use crate::source::Span;
use crate::template::{parse_percent, Part as Text};

pub(super) fn binary_op(op: Operator) -> BinaryOp {
    match op {
        Operator::Add => BinaryOp::Add,
        Operator::Sub => BinaryOp::Sub,
        Operator::Mult => BinaryOp::Mul,
        Operator::MatMult => BinaryOp::MatMul,
        Operator::Div => BinaryOp::TrueDiv,
        Operator::Mod => BinaryOp::Mod,
        Operator::Pow => BinaryOp::Pow,
        Operator::LShift => BinaryOp::LShift,
        Operator::RShift => BinaryOp::RShift,
        Operator::BitOr => BinaryOp::Or,
        Operator::BitXor => BinaryOp::Xor,
        Operator::BitAnd => BinaryOp::And,
        Operator::FloorDiv => BinaryOp::FloorDiv,
    }
}

impl<'a> Compiler<'a> {
    /// Pushes the value of an expression.
    pub(super) fn expr(&mut self, expr: &'a Expr) {
        let span = self.span(expr);
        match expr {
            Expr::Constant(e) => self.constant_expr(e, span),
            Expr::Name(e) => self.load_name(&e.id, span),
            Expr::Attribute(e) => {
                self.expr(&e.value);
                let name = self.attribute(&e.attr);
                let index = self.name_index(&name);
                let span = self.attribute_span(expr);
                self.emit(Instr::LoadAttr(index), span);
            }
            Expr::Subscript(e) => {
                self.expr(&e.value);
                self.index(&e.slice);
                self.emit(Instr::Subscript, span);
            }
            Expr::Call(e) => self.call(e),
            Expr::BinOp(e) => self.binary(e),
            Expr::UnaryOp(e) => self.unary(e, span),
            Expr::BoolOp(e) => {
                let Some((last, before)) = e.values.split_last() else {
                    return;
                };
                let end = self.target();
                for value in before {
                    // In `a and b or c` a false `a` is never the value: it leads to `c` at once.
                    let next = match value {
                        Expr::BoolOp(inner) if inner.op != e.op => {
                            let (last, before) = match inner.values.split_last() {
                                Some(parts) => parts,
                                None => return,
                            };
                            let next = self.target();
                            for value in before {
                                self.jump_if(value, next, inner.op == ast::BoolOp::Or);
                            }
                            self.expr(last);
                            Some(next)
                        }
                        _ => {
                            self.expr(value);
                            None
                        }
                    };
                    let instr = match e.op {
                        ast::BoolOp::And => Instr::JumpIfFalseOrPop(0),
                        ast::BoolOp::Or => Instr::JumpIfTrueOrPop(0),
                    };
                    let span = self.span(value);
                    self.jump(instr, end, span);
                    if let Some(next) = next {
                        self.bind(next);
                    }
                }
                self.expr(last);
                self.bind(end);
            }
            Expr::Compare(e) => self.compare(e),
            Expr::IfExp(e) => {
                let (other, end) = (self.target(), self.target());
                self.jump_if(&e.test, other, false);
                self.expr(&e.body);
                self.goto(end, span);
                self.bind(other);
                self.expr(&e.orelse);
                self.bind(end);
            }
            Expr::NamedExpr(e) => {
                self.expr(&e.value);
                self.emit(Instr::Copy(1), span);
                self.assign(&e.target);
            }
            Expr::Tuple(e) => match self.constant(expr) {
                Some(value) => self.load_const(value, span),
                None => self.tuple(&e.elts, span),
            },
            Expr::List(e) => self.list(&e.elts, span),
            Expr::Set(e) => {
                let before = e.elts.iter().take_while(|e| !e.is_starred_expr()).count();
                e.elts[..before].iter().for_each(|e| self.expr(e));
                self.emit(Instr::BuildSet(before as u32), span);
                for element in &e.elts[before..] {
                    match element {
                        Expr::Starred(starred) => {
                            self.expr(&starred.value);
                            let span = self.span(starred);
                            self.emit(Instr::SetUpdate(1), span);
                        }
                        _ => {
                            self.expr(element);
                            self.emit(Instr::SetAdd(1), span);
                        }
                    }
                }
            }
            Expr::Dict(e) => self.dict(e, span),
            Expr::Lambda(e) => self.lambda(e, span),
            Expr::ListComp(e) => self.list_comprehension(e),
            Expr::SetComp(e) => self.set_comprehension(e),
            Expr::DictComp(e) => self.dict_comprehension(e),
            Expr::GeneratorExp(e) => self.generator_expression(e),
            Expr::Yield(e) => {
                self.check_yield(span);
                match &e.value {
                    Some(value) => self.expr(value),
                    None => self.load_const(Const::None, span),
                }
                self.emit(Instr::Yield, span);
            }
            Expr::YieldFrom(e) => {
                self.check_yield(span);
                self.expr(&e.value);
                self.emit(Instr::GetYieldFromIter, span);
                self.load_const(Const::None, span);
                let (next, end) = (self.target(), self.target());
                self.bind(next);
                self.jump(Instr::Send(0), end, span);
                self.emit(Instr::Yield, span);
                self.goto(next, span);
                self.bind(end);
            }
            Expr::Slice(e) => {
                for part in [&e.lower, &e.upper] {
                    match part {
                        Some(part) => self.expr(part),
                        None => self.load_const(Const::None, span),
                    }
                }
                if let Some(step) = &e.step {
                    self.expr(step);
                }
                self.emit(
                    Instr::BuildSlice {
                        step: e.step.is_some(),
                    },
                    span,
                );
            }
            Expr::Starred(e) => {
                self.error("RP0117", "can't use starred expression here", span);
                self.expr(&e.value);
            }
            Expr::Await(_) => {
                self.error("RP0130", "'await' is not supported", span);
                self.load_const(Const::None, span);
            }
            // The parser makes none: f-strings are ours.
            Expr::FormattedValue(_) | Expr::JoinedStr(_) => {
                self.error("RP0900", "unexpected f-string node", span);
                self.load_const(Const::None, span);
            }
        }
    }

    /// Pushes what stands between the brackets of a subscript.
    pub(super) fn index(&mut self, slice: &'a Expr) {
        match slice {
            Expr::Starred(_) => {
                let span = self.span(slice);
                self.tuple(std::slice::from_ref(slice), span);
            }
            _ => self.expr(slice),
        }
    }

    fn check_yield(&mut self, span: Span) {
        let function = self.unit().flags.function;
        if !function {
            self.error("RP0113", "'yield' outside function", span);
        }
    }

    /// The value of an expression that is a constant: a literal, a signed number, a tuple of those.
    pub(super) fn constant(&self, expr: &Expr) -> Option<Const> {
        match expr {
            Expr::Constant(e) => Some(match &e.value {
                ast::Constant::None => Const::None,
                ast::Constant::Bool(b) => Const::Bool(*b),
                ast::Constant::Int(i) => Const::Int(i.clone()),
                ast::Constant::Float(f) => Const::Float(*f),
                ast::Constant::Complex { imag, .. } => Const::Imaginary(*imag),
                ast::Constant::Ellipsis => Const::Ellipsis,
                ast::Constant::Str(index) => match self.parsed.literal(index) {
                    Literal::Str(text) => Const::Str(text.clone()),
                    Literal::Bytes(bytes) => Const::Bytes(bytes.clone()),
                    Literal::Format(_) => return None,
                },
                // The parser makes neither.
                ast::Constant::Bytes(_) | ast::Constant::Tuple(_) => return None,
            }),
            Expr::UnaryOp(e) => match (e.op, self.number(&e.operand)?) {
                (ast::UnaryOp::USub, Const::Int(i)) => Some(Const::Int(-i)),
                (ast::UnaryOp::USub, Const::Float(f)) => Some(Const::Float(-f)),
                (ast::UnaryOp::UAdd, value @ (Const::Int(_) | Const::Float(_))) => Some(value),
                _ => None,
            },
            Expr::Tuple(e) => {
                let items: Option<Vec<Const>> = e.elts.iter().map(|e| self.constant(e)).collect();
                items.map(Const::Tuple)
            }
            Expr::Name(e) if e.id.as_str() == "__debug__" => Some(Const::Bool(true)),
            _ => None,
        }
    }

    fn number(&self, expr: &Expr) -> Option<Const> {
        match expr {
            Expr::Constant(_) | Expr::UnaryOp(_) => self.constant(expr),
            _ => None,
        }
    }

    fn constant_expr(&mut self, e: &'a ast::ExprConstant, span: Span) {
        if let ast::Constant::Str(index) = &e.value {
            if let Literal::Format(parts) = self.parsed.literal(index) {
                return self.format_string(parts, span);
            }
        }
        match self.constant(&Expr::Constant(e.clone())) {
            Some(value) => self.load_const(value, span),
            None => {
                self.error("RP0900", "unexpected constant node", span);
                self.load_const(Const::None, span);
            }
        }
    }

    /// The parts of an f-string or of a format specification, as one string.
    fn format_string(&mut self, parts: &'a [Part], span: Span) {
        let mut n = 0;
        for part in parts {
            match part {
                Part::Text(text) => {
                    self.load_const(Const::Str(text.clone()), span);
                    n += 1;
                }
                Part::Field(field) => {
                    if let Some(text) = &field.debug {
                        self.load_const(Const::Str(text.clone()), field.span);
                        n += 1;
                    }
                    self.expr(&field.value);
                    if let Some(spec) = &field.spec {
                        self.format_string(spec, field.span);
                    }
                    let instr = Instr::FormatValue {
                        conversion: field.conversion,
                        spec: field.spec.is_some(),
                    };
                    self.emit(instr, field.span);
                    n += 1;
                }
            }
        }
        self.build_string(n, span);
    }

    fn build_string(&mut self, n: u32, span: Span) {
        match n {
            0 => self.load_const(Const::Str("".into()), span),
            // One part is a string already.
            1 => {}
            _ => self.emit(Instr::BuildString(n), span),
        }
    }

    /// A chain of left operands is walked, not recursed into.
    fn binary(&mut self, e: &'a ast::ExprBinOp) {
        let mut chain = vec![e];
        while let Expr::BinOp(left) = &*chain[chain.len() - 1].left {
            chain.push(left);
        }
        if self.percent(chain[chain.len() - 1]) {
            chain.pop();
        } else {
            self.expr(&chain[chain.len() - 1].left);
        }
        while let Some(e) = chain.pop() {
            self.expr(&e.right);
            let span = self.span(e);
            self.emit(Instr::Binary(binary_op(e.op)), span);
        }
    }

    /// `"%s and %r" % (a, b)` as the f-string that CPython makes of it: a text is made of each value before
    /// the next one is computed. False where it is none.
    fn percent(&mut self, e: &'a ast::ExprBinOp) -> bool {
        let (Operator::Mod, Expr::Tuple(values)) = (e.op, &*e.right) else {
            return false;
        };
        let Some(Const::Str(template)) = self.constant(&e.left) else {
            return false;
        };
        let Ok(parts) = parse_percent(&template) else {
            return false;
        };
        let fields = parts.iter().filter(|part| matches!(part, Text::Field(_)));
        let starred = |value: &Expr| matches!(value, Expr::Starred(_));
        if fields.count() != values.elts.len() || values.elts.iter().any(starred) {
            return false;
        }
        let converted = |part: Text| {
            Some(match part {
                Text::Text(text) => (text, None),
                Text::Field(field) => {
                    let conversion = match field.code {
                        's' => Conversion::Str,
                        'r' => Conversion::Repr,
                        'a' => Conversion::Ascii,
                        _ => return None,
                    };
                    (field.text_spec()?, Some(conversion))
                }
            })
        };
        let Some(parts) = parts.into_iter().map(converted).collect::<Option<Vec<_>>>() else {
            return false;
        };
        let span = self.span(e);
        let count = parts.len() as u32;
        let mut values = values.elts.iter();
        for (text, conversion) in parts {
            let Some(conversion) = conversion else {
                self.load_const(Const::Str(text.into()), span);
                continue;
            };
            let Some(value) = values.next() else {
                continue;
            };
            self.expr(value);
            let spec = !text.is_empty();
            if spec {
                self.load_const(Const::Str(text.into()), span);
            }
            let at = self.span(value);
            self.emit(Instr::FormatValue { conversion, spec }, at);
        }
        self.build_string(count, span);
        true
    }

    fn unary(&mut self, e: &'a ast::ExprUnaryOp, span: Span) {
        let folded = match (e.op, self.number(&e.operand)) {
            (ast::UnaryOp::USub, Some(Const::Int(i))) => Some(Const::Int(-i)),
            (ast::UnaryOp::USub, Some(Const::Float(f))) => Some(Const::Float(-f)),
            _ => None,
        };
        if let Some(value) = folded {
            return self.load_const(value, span);
        }
        self.expr(&e.operand);
        let op = match e.op {
            ast::UnaryOp::UAdd => UnaryOp::Pos,
            ast::UnaryOp::USub => UnaryOp::Neg,
            ast::UnaryOp::Invert => UnaryOp::Invert,
            ast::UnaryOp::Not => UnaryOp::Not,
        };
        self.emit(Instr::Unary(op), span);
    }

    /// The span of the n-th link of a comparison: both its operands.
    pub(super) fn link_span(&self, e: &ast::ExprCompare, n: usize) -> Span {
        let whole = self.span(e);
        if e.ops.len() == 1 {
            return whole;
        }
        let start = if n == 0 {
            whole.start
        } else {
            self.span(&e.comparators[n - 1]).start
        };
        Span {
            start,
            end: self.span(&e.comparators[n]).end,
            ..whole
        }
    }

    pub(super) fn compare_op(&mut self, op: CmpOp, span: Span) {
        let instr = match op {
            CmpOp::Eq => Instr::Compare(CompareOp::Eq),
            CmpOp::NotEq => Instr::Compare(CompareOp::Ne),
            CmpOp::Lt => Instr::Compare(CompareOp::Lt),
            CmpOp::LtE => Instr::Compare(CompareOp::Le),
            CmpOp::Gt => Instr::Compare(CompareOp::Gt),
            CmpOp::GtE => Instr::Compare(CompareOp::Ge),
            CmpOp::Is => Instr::Is { invert: false },
            CmpOp::IsNot => Instr::Is { invert: true },
            CmpOp::In => Instr::Contains { invert: false },
            CmpOp::NotIn => Instr::Contains { invert: true },
        };
        self.emit(instr, span);
    }

    fn compare(&mut self, e: &'a ast::ExprCompare) {
        self.expr(&e.left);
        let whole = self.span(e);
        let last = e.ops.len() - 1;
        if last == 0 {
            self.right_operand(e.ops[0], &e.comparators[0]);
            return self.compare_op(e.ops[0], whole);
        }
        let (cleanup, end) = (self.target(), self.target());
        for (i, (op, right)) in e.ops.iter().zip(&e.comparators).enumerate() {
            let link = self.link_span(e, i);
            self.expr(right);
            if i < last {
                self.emit(Instr::Swap(2), link);
                self.emit(Instr::Copy(2), link);
                self.compare_op(*op, link);
                self.jump(Instr::JumpIfFalseOrPop(0), cleanup, link);
            } else {
                self.compare_op(*op, link);
                self.goto(end, whole);
            }
        }
        self.bind(cleanup);
        self.emit(Instr::Swap(2), whole);
        self.emit(Instr::Pop, whole);
        self.bind(end);
    }

    /// `x in [1, 2]` and `x in {1, 2}` test in a constant.
    fn right_operand(&mut self, op: CmpOp, right: &'a Expr) {
        let span = self.span(right);
        if matches!(op, CmpOp::In | CmpOp::NotIn) {
            let items = |elts: &[Expr]| -> Option<Vec<Const>> {
                elts.iter().map(|e| self.constant(e)).collect()
            };
            let folded = match right {
                Expr::List(e) => items(&e.elts).map(Const::Tuple),
                Expr::Set(e) => items(&e.elts).map(Const::FrozenSet),
                _ => None,
            };
            if let Some(value) = folded {
                return self.load_const(value, span);
            }
        }
        self.expr(right);
    }

    /// A tuple of these items, some of them perhaps starred.
    pub(super) fn tuple(&mut self, elts: &'a [Expr], span: Span) {
        self.tuple_of(elts, span, true);
    }

    /// The tuple of a call's arguments: the call goes through what alone is starred, behind all others.
    pub(super) fn arguments(&mut self, elts: &'a [Expr], span: Span) {
        self.tuple_of(elts, span, false);
    }

    fn tuple_of(&mut self, elts: &'a [Expr], span: Span, is_whole: bool) {
        let elts = &unstarred(elts);
        let before = elts.iter().take_while(|e| !e.is_starred_expr()).count();
        elts[..before].iter().for_each(|e| self.expr(e));
        if let ([Expr::Starred(only)], 1.., false) = (&elts[before..], before, is_whole) {
            // Of a tuple that is made before something with loops or branches in it, nobody would know behind that
            // what its items are.
            let mark = self.mark();
            let slot = self.temporary();
            self.expr(&only.value);
            self.emit(Instr::StoreFast(slot), span);
            self.emit(Instr::BuildTuple(before as u32), span);
            self.emit(Instr::LoadFast(slot), span);
            self.emit(Instr::TupleExtend, self.span(only));
            self.release(mark);
            return;
        }
        self.emit(Instr::BuildTuple(before as u32), span);
        let mut rest = &elts[before..];
        while let Some((first, behind)) = rest.split_first() {
            if let Expr::Starred(starred) = first {
                self.expr(&starred.value);
                let span = self.span(starred);
                if is_whole || elts.len() > before + 1 {
                    self.emit(Instr::ToTuple, span);
                }
                self.emit(Instr::TupleExtend, span);
                rest = behind;
            } else {
                let n = rest.iter().take_while(|e| !e.is_starred_expr()).count();
                rest[..n].iter().for_each(|e| self.expr(e));
                self.emit(Instr::BuildTuple(n as u32), span);
                self.emit(Instr::TupleExtend, span);
                rest = &rest[n..];
            }
        }
    }

    fn list(&mut self, elts: &'a [Expr], span: Span) {
        let before = elts.iter().take_while(|e| !e.is_starred_expr()).count();
        elts[..before].iter().for_each(|e| self.expr(e));
        self.emit(Instr::BuildList(before as u32), span);
        for element in &elts[before..] {
            match element {
                Expr::Starred(starred) => {
                    self.expr(&starred.value);
                    let span = self.span(starred);
                    self.emit(Instr::ListExtend(1), span);
                }
                _ => {
                    self.expr(element);
                    let span = self.span(element);
                    self.emit(Instr::ListAppend(1), span);
                }
            }
        }
    }

    fn dict(&mut self, e: &'a ast::ExprDict, span: Span) {
        let pairs = || e.keys.iter().zip(&e.values);
        let before = pairs().take_while(|(key, _)| key.is_some()).count();
        for (key, value) in pairs().take(before) {
            if let Some(key) = key {
                self.expr(key);
            }
            self.expr(value);
        }
        self.emit(Instr::BuildMap(before as u32), span);
        for (key, value) in pairs().skip(before) {
            match key {
                Some(key) => {
                    self.expr(key);
                    self.expr(value);
                    let start = key.range().start().into();
                    let span = Span {
                        start,
                        ..self.span(value)
                    };
                    self.emit(Instr::MapAdd(1), span);
                }
                None => {
                    self.expr(value);
                    let span = self.span(value);
                    self.emit(Instr::DictUpdate(1), span);
                }
            }
        }
    }
}

/// The elements of a display: `*[a, b]` and `*(a, b)` are as good as `a, b`.
pub(super) fn unstarred(elts: &[Expr]) -> Vec<&Expr> {
    let mut all = Vec::with_capacity(elts.len());
    for element in elts {
        match element {
            Expr::Starred(starred) => match &*starred.value {
                Expr::List(ast::ExprList { elts, .. })
                | Expr::Tuple(ast::ExprTuple { elts, .. }) => all.extend(unstarred(elts)),
                _ => all.push(element),
            },
            _ => all.push(element),
        }
    }
    all
}
