//! Statements.

use super::gen::{Gen, Local};
use super::tree::{text, Block, Expr, Part, Stmt};
use super::types::Ty;

/// How deep the expressions of statements are.
const DEPTH: u32 = 3;

impl Gen {
    /// A block of random statements; what it binds is out of scope afterwards.
    pub fn block(&mut self, depth: u32) -> Block {
        let mark = self.locals.len();
        let count = self.rng.between(1, if depth == 0 { 2 } else { 4 });
        let mut stmts = Vec::new();
        for _ in 0..count {
            if self.budget < 0 {
                break;
            }
            self.stmt(depth, &mut stmts);
        }
        self.locals.truncate(mark);
        Block::of(stmts)
    }

    /// The body of a loop, which ends when the program has run long enough.
    fn loop_body(&mut self, depth: u32) -> Block {
        self.inside.loops += 1;
        let mut block = self.block(depth);
        self.inside.loops -= 1;
        let spent = vec![text("if "), Part::Use(self.spent), text("():")];
        let leave = Block::of(vec![Stmt::text("break").kept()]);
        block.stmts.insert(0, Stmt::compound(spent, leave).kept());
        block.is_loop = true;
        block
    }

    /// One or a few statements.
    pub fn stmt(&mut self, depth: u32, out: &mut Vec<Stmt>) {
        let compound = if depth == 0 { 62 } else { 100 };
        match self.rng.below(compound) {
            0..=12 => out.push(self.show()),
            13..=27 => out.push(self.bind_new()),
            28..=37 => self.assign(out),
            38..=51 => self.change(out),
            52..=55 => self.unpack(out),
            56..=58 => self.perform(out),
            59..=61 => self.leave(out),
            62..=71 => out.push(self.branch(depth)),
            72..=81 => out.push(self.for_loop(depth)),
            82..=85 => self.while_loop(depth, out),
            86..=89 => out.push(self.attempt(depth)),
            90..=92 => self.narrow(depth, out),
            93..=95 => self.closure(depth, out),
            96..=97 => out.push(self.with(depth)),
            _ => out.push(self.select(depth)),
        }
    }

    /// `print` of some expressions, with a number that says where it stands.
    pub fn show(&mut self) -> Stmt {
        let ty = if self.rng.percent(10) {
            Ty::Set(Box::new(self.key()))
        } else {
            self.printable()
        };
        let expr = self.expr(&ty, DEPTH);
        self.show_this(expr)
    }

    /// `print` of an expression.
    pub fn show_this(&mut self, expr: Expr) -> Stmt {
        self.lines += 1;
        let mut head = vec![text(format!("print('L{}', ", self.lines))];
        if matches!(expr.ty, Ty::Set(_)) {
            head.extend([text("sorted("), Part::Expr(expr), text("))")]);
        } else {
            head.extend([Part::Expr(expr), text(")")]);
        }
        Stmt::simple(head)
    }

    fn bind_new(&mut self) -> Stmt {
        let ty = self.ty(2);
        let value = self.stored(&ty, DEPTH);
        let id = self.local(ty, true);
        Stmt::simple(vec![Part::Bind(id), text(" = "), Part::Expr(value)])
    }

    /// A variable that can be assigned to.
    fn target(&mut self, wanted: impl Fn(&Ty) -> bool) -> Option<Local> {
        let assignable = |l: &&Local| l.assignable && wanted(&l.ty);
        let found: Vec<Local> = self.locals.iter().filter(assignable).cloned().collect();
        if found.is_empty() {
            return None;
        }
        Some(self.rng.pick(&found).clone())
    }

    fn assign(&mut self, out: &mut Vec<Stmt>) {
        // (A function that is put where it takes another from calls itself for ever.)
        let Some(target) = self.target(|ty| !matches!(ty, Ty::Func(..))) else {
            out.push(self.bind_new());
            return;
        };
        let id = Part::Use(target.id);
        let augmented: &[(&str, &str)] = match &target.ty {
            Ty::Int => &[
                ("+= $i", "%= 100003"),
                ("-= $i", "%= 65537"),
                ("*= $j", "&= 1048575"),
                ("^= $x", ""),
                ("|= $n", ""),
                ("&= $j", ""),
                (">>= $n", ""),
                ("<<= $n", "&= 16777215"),
                ("//= $d", "%= 1000003"),
                ("%= $d", ""),
            ],
            Ty::Float => &[
                ("+= $f", ""),
                ("-= $f", ""),
                ("*= $f", ""),
                ("/= ($f or 0.5)", ""),
            ],
            Ty::Str => &[("+= $s", "= #[-24:]"), ("*= $n", "= #[:24]")],
            Ty::Bytes => &[("+= $y", "= #[-24:]")],
            Ty::List(_) => &[("+= $A", "= #[:8]"), ("*= $n", "= #[-8:]")],
            Ty::Bool => &[("|= $b", ""), ("&= $b", ""), ("^= $b", "")],
            Ty::Set(_) => &[
                ("|= $S", "= set(sorted(#)[:8])"),
                ("-= $S", ""),
                ("&= $S", ""),
            ],
            _ => &[],
        };
        if augmented.is_empty() || self.rng.percent(50) {
            let value = self.stored(&target.ty, DEPTH);
            out.push(Stmt::simple(vec![id, text(" = "), Part::Expr(value)]));
            return;
        }
        let (change, shrink) = *self.rng.pick(augmented);
        let item = match &target.ty {
            Ty::List(item) => (**item).clone(),
            ty => ty.clone(),
        };
        let Some((parts, _)) = self.fill(change, &target.ty, item, DEPTH) else {
            return;
        };
        let mut head = vec![id.clone(), text(" ")];
        head.extend(parts);
        if !shrink.is_empty() {
            head.extend([Part::Line, id.clone()]);
            head.push(text(" "));
            let mut pieces = shrink.split('#');
            head.push(text(pieces.next().unwrap_or_default()));
            for piece in pieces {
                head.extend([id.clone(), text(piece)]);
            }
        }
        out.push(Stmt::simple(head));
    }

    /// Changes a container or an object.
    fn change(&mut self, out: &mut Vec<Stmt>) {
        let mutable =
            |l: &&Local| matches!(l.ty, Ty::List(_) | Ty::Dict(..) | Ty::Set(_) | Ty::Inst(_));
        let found: Vec<Local> = self.locals.iter().filter(mutable).cloned().collect();
        if found.is_empty() {
            out.push(self.bind_new());
            return;
        }
        let target = self.rng.pick(&found).clone();
        let forms: &[&str] = match &target.ty {
            Ty::List(_) => &[
                "@.append($a)|del @[8:]",
                "@.insert($x, $a)|del @[8:]",
                "@.extend($A)|del @[8:]",
                "@[$q:$q] = $A|del @[8:]",
                "@.reverse()",
                "@.clear()",
                "del @[$q:$q]",
                "del @[$q:$q:$r]",
                "if @:|    @[0] = $a",
                "if @:|    @[-1] = $a",
                "if @:|    @.pop()",
                "if @:|    del @[$n % len(@)]",
                "if @:|    @[$n % len(@)] = $a",
                "if len(@) > 1:|    @[0], @[1] = @[1], @[0]",
                "@.sort(key=lambda $k: $o)",
                "@[$x] = $a",
                "del @[$x]",
            ],
            Ty::Dict(..) => &[
                "if len(@) < 8:|    @[$k] = $a",
                "if len(@) < 8:|    @[$k] = $a",
                "if len(@) < 8:|    @.setdefault($k, $a)",
                "@.pop($k, $a)",
                "@.clear()",
                "if @:|    @.popitem()",
                "@.update($D)|while len(@) > 8:|    @.popitem()",
                "if $k in @:|    del @[$k]",
                "for key in list(@):|    @[key] = $a",
                "del @[$k]",
            ],
            Ty::Set(_) => &[
                "if len(@) < 8:|    @.add($k)",
                "@.discard($k)",
                "@.clear()",
                "@.difference_update($S)",
                "@.intersection_update($K)",
                "@.remove($k)",
            ],
            Ty::Inst(class) => {
                let attrs = self.class(*class).attrs.clone();
                if attrs.is_empty() {
                    return;
                }
                let (attr, ty) = self.rng.pick(&attrs).clone();
                let object = vec![Part::Use(target.id), text("."), Part::Use(attr)];
                let mut head = object.clone();
                if ty == Ty::Int && self.rng.percent(40) {
                    head.push(text(" += "));
                    let value = self.stored(&ty, DEPTH);
                    head.extend([Part::Expr(value), Part::Line]);
                    head.extend(object);
                    head.push(text(" %= 10007"));
                } else {
                    let value = self.stored(&ty, DEPTH);
                    head.extend([text(" = "), Part::Expr(value)]);
                }
                out.push(Stmt::simple(head));
                return;
            }
            _ => return,
        };
        let risky = self.rng.percent(4);
        let form = if risky {
            forms[forms.len() - 1]
        } else {
            *self.rng.pick(&forms[..forms.len() - 1])
        };
        let a = match &target.ty {
            Ty::List(item) => (**item).clone(),
            Ty::Dict(_, value) => (**value).clone(),
            _ => Ty::Int,
        };
        let mut head = Vec::new();
        for (index, line) in form.split('|').enumerate() {
            if index > 0 {
                head.push(Part::Line);
            }
            for (index, piece) in line.split('@').enumerate() {
                if index > 0 {
                    head.push(Part::Use(target.id));
                }
                if let Some((before, after)) = piece.split_once("lambda $k: ") {
                    let item = self.local(a.clone(), false);
                    head.extend([text(before), text("lambda "), Part::Bind(item), text(": ")]);
                    let filled = self.fill(after, &target.ty, a.clone(), DEPTH);
                    self.locals.pop();
                    let Some((parts, _)) = filled else { return };
                    head.extend(parts);
                    continue;
                }
                let Some((parts, _)) = self.fill(piece, &target.ty, a.clone(), DEPTH) else {
                    return;
                };
                head.extend(parts);
            }
        }
        out.push(Stmt::simple(head));
    }

    fn unpack(&mut self, out: &mut Vec<Stmt>) {
        let count = self.rng.between(2, 3);
        let types: Vec<Ty> = (0..count).map(|_| self.ty(1)).collect();
        if self.rng.percent(25) {
            let item = self.ty(1);
            let first = self.stored(&item, DEPTH);
            let rest = self.stored(&Ty::list(item.clone()), DEPTH);
            let head = self.local(item.clone(), true);
            let tail = self.local(Ty::list(item), true);
            let target = vec![
                Part::Bind(head),
                text(", *"),
                Part::Bind(tail),
                text(" = ["),
            ];
            let value = vec![Part::Expr(first), text("] + "), Part::Expr(rest)];
            out.push(Stmt::simple(target.into_iter().chain(value).collect()));
            return;
        }
        let value = self.stored(&Ty::Tuple(types.clone()), DEPTH);
        let mut head = Vec::new();
        for (index, ty) in types.into_iter().enumerate() {
            if index > 0 {
                head.push(text(", "));
            }
            head.push(Part::Bind(self.local(ty, true)));
        }
        head.extend([text(" = "), Part::Expr(value)]);
        out.push(Stmt::simple(head));
    }

    /// An expression for its effects.
    fn perform(&mut self, out: &mut Vec<Stmt>) {
        let ty = self.ty(1);
        let value = self.expr(&ty, DEPTH);
        let id = self.name("_", false);
        out.push(Stmt::simple(vec![
            Part::Bind(id),
            text(" = "),
            Part::Expr(value),
        ]));
    }

    /// `return`, `break`, `continue`, `yield`, `assert` or `raise`, on a condition.
    fn leave(&mut self, out: &mut Vec<Stmt>) {
        let condition = vec![text("if "), Part::Expr(self.expr(&Ty::Bool, 2)), text(":")];
        let yields = self.inside.yields.clone();
        let stmt = match self.rng.below(10) {
            0..=2 if self.inside.loops > 0 => Stmt::text("break"),
            3..=5 if self.inside.loops > 0 => Stmt::text("continue"),
            _ if yields.is_some() => {
                let value = self.stored(&yields.unwrap_or(Ty::Int), DEPTH);
                out.push(Stmt::simple(vec![text("yield "), Part::Expr(value)]));
                return;
            }
            6 => {
                let error = self.error();
                Stmt::simple(vec![text("raise "), Part::Expr(error)])
            }
            7 => {
                let condition = self.expr(&Ty::Bool, 2);
                let message = self.expr(&Ty::Str, 1);
                let line = vec![
                    text("assert "),
                    Part::Expr(condition),
                    text(" or True, "),
                    Part::Expr(message),
                ];
                out.push(Stmt::simple(line));
                return;
            }
            _ => match self.inside.returns.clone() {
                Some(ty) => {
                    let value = self.stored(&ty, DEPTH);
                    Stmt::simple(vec![text("return "), Part::Expr(value)])
                }
                None => return,
            },
        };
        out.push(Stmt::compound(condition, Block::of(vec![stmt])));
    }

    fn branch(&mut self, depth: u32) -> Stmt {
        let condition = self.expr(&Ty::Bool, DEPTH);
        let body = self.block(depth - 1);
        let mut stmt = Stmt::compound(vec![text("if "), Part::Expr(condition), text(":")], body);
        if self.rng.percent(25) {
            let condition = self.expr(&Ty::Bool, 2);
            let body = self.block(depth - 1);
            stmt = stmt.and(vec![text("elif "), Part::Expr(condition), text(":")], body);
        }
        if self.rng.percent(45) {
            let body = self.block(depth - 1);
            stmt = stmt.and(vec![text("else:")], body);
        }
        stmt
    }

    fn for_loop(&mut self, depth: u32) -> Stmt {
        let forms = [
            "for @n in range($!n):",
            "for @x in range($!x, $!x):",
            "for @x in range($!x, $!x, $r):",
            "for @a in $!A:",
            "for @a in $!A:",
            "for @a in list($!A):",
            "for @a in reversed($!A):",
            "for @n, @a in enumerate($!A):",
            "for @n, @a in enumerate($!A, $!n):",
            "for @a, @e in zip($!A, $!E):",
            "for @k in list($!D):",
            "for @k, @a in list($!D.items()):",
            "for @k, @a in $!D.items():",
            "for @k in $!D:",
            "for @k in sorted($!S):",
            "for @c in $!s:",
            "for @n in $!y:",
            "for @a in ($!a, $!a):",
            "for @a in [$!a, $!a, $!a]:",
        ];
        let form = *self.rng.pick(&forms);
        let a = self.ty(1);
        let before = self.locals.len();
        let filled = self.fill(form, &Ty::Bool, a, DEPTH);
        self.locals.truncate(before);
        let Some((head, _)) = filled else {
            return Stmt::text("pass");
        };
        self.bring_into_scope(&head);
        let body = self.loop_body(depth - 1);
        self.locals.truncate(before);
        let mut stmt = Stmt::compound(head, body);
        if self.rng.percent(12) {
            let body = self.block(depth - 1);
            stmt = stmt.and(vec![text("else:")], body);
        }
        stmt
    }

    fn while_loop(&mut self, depth: u32, out: &mut Vec<Stmt>) {
        let counter = self.local(Ty::Int, false);
        out.push(Stmt::simple(vec![Part::Bind(counter), text(" = 0")]));
        let limit = self.rng.between(1, 6);
        let condition = self.expr(&Ty::Bool, 2);
        let head = vec![
            text("while "),
            Part::Use(counter),
            text(format!(" < {limit} and ")),
            Part::Expr(condition),
            text(":"),
        ];
        let mut body = self.loop_body(depth - 1);
        let count = vec![Part::Use(counter), text(" += 1")];
        body.stmts.insert(0, Stmt::simple(count).kept());
        let mut stmt = Stmt::compound(head, body);
        if self.rng.percent(15) {
            let body = self.block(depth - 1);
            stmt = stmt.and(vec![text("else:")], body);
        }
        out.push(stmt);
    }

    /// An exception.
    fn error(&mut self) -> Expr {
        let class = *self.rng.pick(&[
            "ValueError",
            "KeyError",
            "IndexError",
            "TypeError",
            "MyError",
            "MyOther",
        ]);
        let message = self.stored(&Ty::Str, 2);
        let parts = vec![text(format!("{class}(")), Part::Expr(message), text(")")];
        Expr {
            ty: Ty::Bool,
            bound: 0,
            parts,
        }
    }

    fn attempt(&mut self, depth: u32) -> Stmt {
        let mut body = self.block(depth - 1);
        if self.rng.percent(50) {
            let risky = self.rng.percent(50);
            let last = if risky {
                self.risk()
            } else {
                let raise = vec![text("raise "), Part::Expr(self.error())];
                let condition = vec![text("if "), Part::Expr(self.expr(&Ty::Bool, 2)), text(":")];
                Stmt::compound(condition, Block::of(vec![Stmt::simple(raise)]))
            };
            body.stmts.push(last);
        }
        let mut stmt = Stmt::compound(vec![text("try:")], body);
        let mut caught = false;
        let finally = self.rng.percent(25);
        if !finally || self.rng.percent(70) {
            for classes in [
                "MyOther",
                "(ValueError, KeyError)",
                "LookupError",
                "MyError",
                "ArithmeticError",
            ] {
                if !self.rng.percent(30) {
                    continue;
                }
                let mut handler = self.block(depth - 1);
                handler.stmts.insert(0, self.caught());
                stmt = stmt.and(vec![text(format!("except {classes} as err:"))], handler);
                caught = true;
            }
            if self.rng.percent(60) || !caught {
                let mut handler = self.block(depth - 1);
                handler.stmts.insert(0, self.caught());
                if self.rng.percent(10) {
                    handler.stmts.push(Stmt::text("raise"));
                }
                stmt = stmt.and(vec![text("except Exception as err:")], handler);
                caught = true;
            }
        }
        if caught && self.rng.percent(20) {
            let body = self.block(depth - 1);
            stmt = stmt.and(vec![text("else:")], body);
        }
        if finally {
            let before = std::mem::take(&mut self.inside.loops);
            let returns = self.inside.returns.take();
            let body = self.block(depth - 1);
            self.inside.loops = before;
            self.inside.returns = returns;
            stmt = stmt.and(vec![text("finally:")], body);
        }
        stmt
    }

    /// A statement that may well raise.
    fn risk(&mut self) -> Stmt {
        let forms = [
            "$l[$x]",
            "$D[$k]",
            "int($s[:9])",
            "$i // $n",
            "$f / $n",
            "$E[$x]",
            "$s[$x]",
            "$E.pop()",
        ];
        let form = *self.rng.pick(&forms);
        let id = self.name("_", false);
        let mut head = vec![Part::Bind(id), text(" = ")];
        match self.fill(form, &Ty::Bool, Ty::Int, 2) {
            Some((parts, _)) => head.extend(parts),
            None => head.push(text("0")),
        }
        Stmt::simple(head)
    }

    fn caught(&mut self) -> Stmt {
        self.lines += 1;
        Stmt::text(&format!(
            "print('L{}', type(err).__name__, err)",
            self.lines
        ))
    }

    /// A variable that may be `None` is something there.
    fn narrow(&mut self, depth: u32, out: &mut Vec<Stmt>) {
        let Some(local) = self.target(|ty| matches!(ty, Ty::Opt(_))) else {
            let inner = self.ty(1);
            let ty = if matches!(inner, Ty::Opt(_)) {
                inner
            } else {
                Ty::opt(inner)
            };
            let value = self.stored(&ty, DEPTH);
            let id = self.local(ty, true);
            out.push(Stmt::simple(vec![
                Part::Bind(id),
                text(" = "),
                Part::Expr(value),
            ]));
            return;
        };
        let Ty::Opt(inner) = &local.ty else { return };
        let inside = self.names.len();
        let name = self.names[local.id].clone();
        self.names.push(name);
        let hidden: Vec<Local> = std::mem::take(&mut self.locals);
        self.locals = hidden
            .iter()
            .filter(|l| l.id != local.id)
            .cloned()
            .collect();
        let narrowed = Local {
            id: inside,
            ty: (**inner).clone(),
            assignable: false,
        };
        let before = self.locals.clone();
        self.locals.push(narrowed);
        let body = self.block(depth - 1);
        let head = vec![
            text("if "),
            Part::Use(local.id),
            text(" is not None:"),
            Part::Hidden(inside),
        ];
        let mut stmt = Stmt::compound(head, body);
        self.locals = before;
        if self.rng.percent(40) {
            let body = self.block(depth - 1);
            stmt = stmt.and(vec![text("else:")], body);
        }
        self.locals = hidden;
        out.push(stmt);
    }

    fn with(&mut self, depth: u32) -> Stmt {
        let value = self.expr(&Ty::Str, 1);
        let suppress = *self.rng.pick(&["True", "False"]);
        let id = self.local(Ty::Str, false);
        let body = self.block(depth - 1);
        self.locals.pop();
        let head = vec![
            text("with Context("),
            Part::Expr(value),
            text(format!(", {suppress}) as ")),
            Part::Bind(id),
            text(":"),
        ];
        Stmt::compound(head, body)
    }

    /// `match`.
    fn select(&mut self, depth: u32) -> Stmt {
        let kinds: [(&str, &[&str]); 4] = [
            (
                "match $i:",
                &["case 0:", "case 1 | 2 | -3:", "case @n if $b:", "case _:"],
            ),
            (
                "match $s:",
                &["case '':", "case 'a' | 'b':", "case @s if $b:", "case _:"],
            ),
            (
                "match ($n, $s):",
                &[
                    "case (0, @s):",
                    "case (@n, 'a'):",
                    "case (@n, @s) if $b:",
                    "case _:",
                ],
            ),
            (
                "match $l:",
                &[
                    "case []:",
                    "case [@n]:",
                    "case [@n, 1, *_]:",
                    "case [@n, *@l]:",
                ],
            ),
        ];
        let (subject, cases) = *self.rng.pick(&kinds);
        let head = match self.fill(subject, &Ty::Bool, Ty::Int, DEPTH) {
            Some((head, _)) => head,
            None => vec![text("match 0:")],
        };
        let mut clauses = Stmt::default();
        for (index, case) in cases.iter().enumerate() {
            if index > 0 && self.rng.percent(25) {
                continue;
            }
            let mark = self.locals.len();
            let Some((head, _)) = self.fill(case, &Ty::Bool, Ty::Int, 2) else {
                continue;
            };
            self.bring_into_scope(&head);
            let body = self.block(depth - 1);
            self.locals.truncate(mark);
            clauses = clauses.and(head, body);
        }
        let cases: Vec<Stmt> = clauses
            .clauses
            .into_iter()
            .map(|clause| Stmt {
                clauses: vec![clause],
                keep: false,
            })
            .collect();
        Stmt::compound(head, Block::of(cases))
    }

    /// What a head binds can be used.
    fn bring_into_scope(&mut self, head: &[Part]) {
        for part in head {
            let Part::Bind(id) = part else { continue };
            let Some(ty) = self.bound_types.get(id).cloned() else {
                continue;
            };
            self.locals.push(Local {
                id: *id,
                ty,
                assignable: false,
            });
        }
    }
}
