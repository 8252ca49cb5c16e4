//! Programs as trees that know their types.
//!
//! An expression or a statement is text with typed parts in it: what has to be known to keep a
//! program well-typed is what each part's type is, and which names are bound where. The rest is
//! text, so that a new form is a line in a table.

use super::gen::Class;
use super::types::Ty;

/// A variable, function, class, method or attribute: an index into [`Program::names`].
pub type Id = usize;

/// A program.
#[derive(Debug, Clone)]
pub struct Program {
    /// What there is to be named.
    pub names: Vec<Name>,
    /// The classes: how they are instantiated.
    pub classes: Vec<Class>,
    /// The module.
    pub body: Block,
}

/// Something with a name.
#[derive(Debug, Clone)]
pub struct Name {
    /// As it is written.
    pub text: String,
    /// Visible wherever it is defined: functions, classes, methods, attributes, globals. Others
    /// from where they are bound to the end of the block.
    pub global: bool,
}

/// Part of a text.
#[derive(Debug, Clone)]
pub enum Part {
    /// As it is.
    Text(String),
    /// A name that has to be bound.
    Use(Id),
    /// Binds a name: in an expression for all of the expression, in a statement for what follows.
    Bind(Id),
    /// Binds a name without a trace in the text: a variable that has another type from here on.
    Hidden(Id),
    /// An expression.
    Expr(Expr),
    /// A new line of the same statement.
    Line,
}

/// An expression.
#[derive(Debug, Clone)]
pub struct Expr {
    /// Its type.
    pub ty: Ty,
    /// How large it gets, see [`super::types`].
    pub bound: u32,
    /// What it consists of.
    pub parts: Vec<Part>,
}

/// Statements with the same indentation.
#[derive(Debug, Clone, Default)]
pub struct Block {
    /// They.
    pub stmts: Vec<Stmt>,
    /// Whether `break` and `continue` mean this block: the body of a loop.
    pub is_loop: bool,
    /// Whether it is the body of a function.
    pub is_function: bool,
}

/// A statement.
#[derive(Debug, Clone, Default)]
pub struct Stmt {
    /// One, or those of a compound statement.
    pub clauses: Vec<Clause>,
    /// It cannot be removed alone: the types, or that the program ends, depend on it.
    pub keep: bool,
}

/// `if e:` with its block, `else:` with its block, or a simple statement.
#[derive(Debug, Clone, Default)]
pub struct Clause {
    /// The line.
    pub head: Vec<Part>,
    /// What stands below it.
    pub block: Option<Block>,
}

impl Expr {
    /// An expression without parts.
    pub fn text(ty: Ty, bound: u32, text: impl Into<String>) -> Expr {
        Expr {
            ty,
            bound,
            parts: vec![Part::Text(text.into())],
        }
    }

    /// The use of a name.
    pub fn name(ty: Ty, id: Id) -> Expr {
        let bound = ty.stored_bound();
        Expr {
            ty,
            bound,
            parts: vec![Part::Use(id)],
        }
    }

    /// How many expressions it consists of.
    pub fn size(&self) -> usize {
        let inner = self.parts.iter().map(|part| match part {
            Part::Expr(e) => e.size(),
            _ => 0,
        });
        1 + inner.sum::<usize>()
    }
}

impl Stmt {
    /// A statement in one line.
    pub fn simple(head: Vec<Part>) -> Stmt {
        Stmt {
            clauses: vec![Clause { head, block: None }],
            keep: false,
        }
    }

    /// A line of text.
    pub fn text(line: &str) -> Stmt {
        Stmt::simple(vec![text(line)])
    }

    /// A statement with one block.
    pub fn compound(head: Vec<Part>, block: Block) -> Stmt {
        Stmt::default().and(head, block)
    }

    /// With another clause.
    pub fn and(mut self, head: Vec<Part>, block: Block) -> Stmt {
        let block = Some(block);
        self.clauses.push(Clause { head, block });
        self
    }

    /// One that stays.
    pub fn kept(mut self) -> Stmt {
        self.keep = true;
        self
    }
}

impl Block {
    /// A block of statements that is neither a loop's nor a function's.
    pub fn of(stmts: Vec<Stmt>) -> Block {
        Block {
            stmts,
            ..Block::default()
        }
    }
}

/// A part that is text.
pub fn text(text: impl Into<String>) -> Part {
    Part::Text(text.into())
}
