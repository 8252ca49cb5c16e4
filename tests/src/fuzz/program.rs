//! Whole programs.

use super::gen::{Gen, Inside, Local};
use super::rng::Rng;
use super::tree::{text, Block, Part, Program, Stmt};
use super::types::Ty;
use std::collections::BTreeMap;

/// What the programs have in common.
const PRELUDE: &[&str] = &[
    "import math",
    "class MyError(Exception):
    pass",
    "class MyOther(MyError):
    pass",
    "class Context:
    def __init__(self, name, suppress):
        self.name = name
        self.suppress = suppress

    def __enter__(self):
        print('enter', self.name)
        return self.name

    def __exit__(self, kind, error, traceback):
        print('exit', self.name, error is None)
        return self.suppress",
];

/// How many calls and rounds of loops a program makes before it hurries to its end.
const FUEL: u32 = 1500;

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut gen = Gen {
        rng: Rng::new(seed),
        names: Vec::new(),
        classes: Vec::new(),
        functions: Vec::new(),
        locals: Vec::new(),
        bound_types: BTreeMap::new(),
        budget: 0,
        inside: Inside::default(),
        spent: 0,
        lines: 0,
    };
    gen.spent = gen.name("spent", true);
    let mut stmts: Vec<Stmt> = PRELUDE.iter().map(|line| Stmt::text(line)).collect();
    stmts.push(Stmt::text(&format!("FUEL = [{FUEL}]")));
    let spent = Block {
        stmts: vec![
            Stmt::text("FUEL[0] -= 1").kept(),
            Stmt::text("return FUEL[0] < 0").kept(),
        ],
        is_loop: false,
        is_function: true,
    };
    let head = vec![text("def "), Part::Bind(gen.spent), text("():")];
    stmts.push(Stmt::compound(head, spent));
    // Functions see all classes that are defined before them, in the order of the text.
    for _ in 0..gen.rng.between(2, 7) {
        match gen.rng.below(10) {
            0..=2 => stmts.push(gen.class_definition()),
            3..=4 => stmts.push(gen.global()),
            _ => stmts.push(gen.function()),
        }
    }
    if gen.functions.is_empty() {
        stmts.push(gen.function());
    }
    stmts.push(gen.entry_point());
    Program {
        names: gen.names,
        classes: gen.classes,
        body: Block::of(stmts),
    }
}

impl Gen {
    /// Data that is made while the module is imported, and changed when the program runs.
    fn global(&mut self) -> Stmt {
        let ty = self.ty(2);
        let inside = Inside {
            pure: true,
            ..Inside::default()
        };
        let inside = std::mem::replace(&mut self.inside, inside);
        self.budget = 20;
        let value = self.stored(&ty, 2);
        self.inside = inside;
        let id = self.name("G", true);
        self.bound_types.insert(id, ty.clone());
        self.locals.push(Local {
            id,
            ty,
            assignable: false,
        });
        Stmt::simple(vec![Part::Bind(id), text(" = "), Part::Expr(value)])
    }

    /// Calls every function, some several times, and shows what comes of it.
    fn entry_point(&mut self) -> Stmt {
        let mut stmts = Vec::new();
        let globals = self.locals.clone();
        self.inside.returns = None;
        for function in self.functions.clone() {
            for _ in 0..self.rng.between(1, 2) {
                self.budget = 30;
                let mut call = vec![Part::Use(function.id), text("(")];
                call.extend(self.arguments(&function, 2));
                call.push(text(")"));
                let mut ty = function.ret.clone();
                if function.generator {
                    call.insert(0, text("list("));
                    call.push(text(")"));
                    ty = Ty::list(ty);
                }
                let show = if ty.printable() || matches!(ty, Ty::Set(_)) {
                    let bound = ty.stored_bound();
                    self.show_this(super::tree::Expr {
                        ty,
                        bound,
                        parts: call,
                    })
                } else {
                    Stmt::simple(call)
                };
                stmts.push(self.guarded(Block::of(vec![show])));
            }
        }
        for _ in 0..self.rng.between(1, 4) {
            self.budget = 40;
            let block = self.block(2);
            stmts.push(self.guarded(block));
        }
        for global in globals {
            if global.ty.printable() {
                let value = super::tree::Expr::name(global.ty.clone(), global.id);
                stmts.push(self.show_this(value));
            }
        }
        if self.rng.percent(4) {
            self.budget = 40;
            let block = self.block(1);
            stmts.extend(block.stmts);
        }
        stmts.push(Stmt::text("return 0").kept());
        let body = Block {
            stmts,
            is_loop: false,
            is_function: true,
        };
        Stmt::compound(vec![text("def entry_point(argv):")], body).kept()
    }

    fn guarded(&mut self, body: Block) -> Stmt {
        self.lines += 1;
        let caught = format!("print('L{}', type(err).__name__, err)", self.lines);
        Stmt::compound(vec![text("try:")], body).and(
            vec![text("except Exception as err:")],
            Block::of(vec![Stmt::text(&caught)]),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::program;
    use crate::fuzz::edit::{apply, edits, size, KINDS};
    use crate::fuzz::minimise::minimise;
    use crate::fuzz::print::print;
    use crate::fuzz::scope;

    #[test]
    fn a_seed_gives_one_program() {
        for seed in 0..40 {
            assert_eq!(print(&program(seed)), print(&program(seed)));
        }
        assert_ne!(print(&program(1)), print(&program(2)));
    }

    #[test]
    fn names_are_bound() {
        for seed in 0..200 {
            assert!(scope::holds(&program(seed)), "seed {seed}");
        }
    }

    #[test]
    fn every_kind_of_edit_makes_smaller_programs() {
        let whole = program(5);
        for kind in 0..KINDS {
            let smaller = edits(&whole, kind).iter().any(|edit| {
                apply(&whole, edit)
                    .is_some_and(|edited| size(&edited) < size(&whole) && scope::holds(&edited))
            });
            assert!(smaller, "kind {kind}");
        }
    }

    #[test]
    fn what_matters_is_left() {
        let whole = program(8);
        let wanted = "print('L3'";
        assert!(print(&whole).contains(wanted));
        let small = minimise(&whole, 4, &mut |programs| {
            programs.iter().map(|p| print(p).contains(wanted)).collect()
        });
        assert!(print(&small).contains(wanted));
        assert!(size(&small) * 5 < size(&whole), "{}", print(&small));
    }
}
