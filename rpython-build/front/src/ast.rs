//! Syntax trees: Python's own `ast`, with its names of nodes and fields.
//!
//! What is refused anyway is there by name only. A string constant is an index into
//! [`Parsed::strings`](crate::parse::Parsed::strings).

#![allow(missing_docs)]

use num_bigint::BigInt;

/// The offset of the first byte, and that behind the last.
pub type Range = (u32, u32);

/// What stands somewhere.
pub trait Ranged {
    /// Where.
    fn range(&self) -> Range;
}

/// Nodes by themselves, with their ranges.
macro_rules! structs {
    ($($name:ident { $($field:ident: $ty:ty),* $(,)? })*) => {$(
        #[derive(Debug)]
        pub struct $name {
            pub range: Range,
            $(pub $field: $ty,)*
        }
        impl Ranged for $name {
            fn range(&self) -> Range {
                self.range
            }
        }
    )*};
}

/// A sort of nodes, and each of them.
macro_rules! nodes {
    ($sort:ident: $($variant:ident($name:ident) { $($field:ident: $ty:ty),* $(,)? })*) => {
        #[derive(Debug)]
        pub enum $sort {
            $($variant($name),)*
        }
        impl Ranged for $sort {
            fn range(&self) -> Range {
                match self {
                    $($sort::$variant(node) => node.range,)*
                }
            }
        }
        structs! { $($name { $($field: $ty),* })* }
    };
}

nodes! { Stmt:
    FunctionDef(StmtFunctionDef) {
        name: String,
        args: Box<Arguments>,
        body: Vec<Stmt>,
        decorator_list: Vec<Expr>,
        returns: Option<Box<Expr>>,
        type_params: Vec<TypeParam>,
    }
    AsyncFunctionDef(StmtAsyncFunctionDef) { name: String }
    ClassDef(StmtClassDef) {
        name: String,
        bases: Vec<Expr>,
        keywords: Vec<Keyword>,
        body: Vec<Stmt>,
        decorator_list: Vec<Expr>,
        type_params: Vec<TypeParam>,
    }
    Return(StmtReturn) { value: Option<Box<Expr>> }
    Delete(StmtDelete) { targets: Vec<Expr> }
    Assign(StmtAssign) { targets: Vec<Expr>, value: Box<Expr> }
    TypeAlias(StmtTypeAlias) {}
    AugAssign(StmtAugAssign) { target: Box<Expr>, op: Operator, value: Box<Expr> }
    AnnAssign(StmtAnnAssign) {
        target: Box<Expr>,
        annotation: Box<Expr>,
        value: Option<Box<Expr>>,
    }
    For(StmtFor) { target: Box<Expr>, iter: Box<Expr>, body: Vec<Stmt>, orelse: Vec<Stmt> }
    AsyncFor(StmtAsyncFor) {}
    While(StmtWhile) { test: Box<Expr>, body: Vec<Stmt>, orelse: Vec<Stmt> }
    If(StmtIf) { test: Box<Expr>, body: Vec<Stmt>, orelse: Vec<Stmt> }
    With(StmtWith) { items: Vec<WithItem>, body: Vec<Stmt> }
    AsyncWith(StmtAsyncWith) {}
    Match(StmtMatch) { subject: Box<Expr>, cases: Vec<MatchCase> }
    Raise(StmtRaise) { exc: Option<Box<Expr>>, cause: Option<Box<Expr>> }
    Try(StmtTry) {
        body: Vec<Stmt>,
        handlers: Vec<ExceptHandler>,
        orelse: Vec<Stmt>,
        finalbody: Vec<Stmt>,
    }
    TryStar(StmtTryStar) {
        body: Vec<Stmt>,
        handlers: Vec<ExceptHandler>,
        orelse: Vec<Stmt>,
        finalbody: Vec<Stmt>,
    }
    Assert(StmtAssert) { test: Box<Expr>, msg: Option<Box<Expr>> }
    Import(StmtImport) { names: Vec<Alias> }
    ImportFrom(StmtImportFrom) { module: Option<String>, names: Vec<Alias>, level: u32 }
    Global(StmtGlobal) { names: Vec<String> }
    Nonlocal(StmtNonlocal) { names: Vec<String> }
    Expr(StmtExpr) { value: Box<Expr> }
    Pass(StmtPass) {}
    Break(StmtBreak) {}
    Continue(StmtContinue) {}
}

nodes! { Expr:
    BoolOp(ExprBoolOp) { op: BoolOp, values: Vec<Expr> }
    NamedExpr(ExprNamedExpr) { target: Box<Expr>, value: Box<Expr> }
    BinOp(ExprBinOp) { left: Box<Expr>, op: Operator, right: Box<Expr> }
    UnaryOp(ExprUnaryOp) { op: UnaryOp, operand: Box<Expr> }
    Lambda(ExprLambda) { args: Box<Arguments>, body: Box<Expr> }
    IfExp(ExprIfExp) { test: Box<Expr>, body: Box<Expr>, orelse: Box<Expr> }
    Dict(ExprDict) { keys: Vec<Option<Expr>>, values: Vec<Expr> }
    Set(ExprSet) { elts: Vec<Expr> }
    ListComp(ExprListComp) { elt: Box<Expr>, generators: Vec<Comprehension> }
    SetComp(ExprSetComp) { elt: Box<Expr>, generators: Vec<Comprehension> }
    DictComp(ExprDictComp) { key: Box<Expr>, value: Box<Expr>, generators: Vec<Comprehension> }
    GeneratorExp(ExprGeneratorExp) { elt: Box<Expr>, generators: Vec<Comprehension> }
    Await(ExprAwait) { value: Box<Expr> }
    Yield(ExprYield) { value: Option<Box<Expr>> }
    YieldFrom(ExprYieldFrom) { value: Box<Expr> }
    Compare(ExprCompare) { left: Box<Expr>, ops: Vec<CmpOp>, comparators: Vec<Expr> }
    Call(ExprCall) { func: Box<Expr>, args: Vec<Expr>, keywords: Vec<Keyword> }
    Constant(ExprConstant) { value: Constant }
    Attribute(ExprAttribute) { value: Box<Expr>, attr: String }
    Subscript(ExprSubscript) { value: Box<Expr>, slice: Box<Expr> }
    Starred(ExprStarred) { value: Box<Expr> }
    Name(ExprName) { id: String }
    List(ExprList) { elts: Vec<Expr> }
    Tuple(ExprTuple) { elts: Vec<Expr> }
    Slice(ExprSlice) {
        lower: Option<Box<Expr>>,
        upper: Option<Box<Expr>>,
        step: Option<Box<Expr>>,
    }
}

nodes! { Pattern:
    MatchValue(PatternMatchValue) { value: Box<Expr> }
    MatchSingleton(PatternMatchSingleton) { value: Constant }
    MatchSequence(PatternMatchSequence) { patterns: Vec<Pattern> }
    MatchMapping(PatternMatchMapping) {
        keys: Vec<Expr>,
        patterns: Vec<Pattern>,
        rest: Option<String>,
    }
    MatchClass(PatternMatchClass) {
        cls: Box<Expr>,
        patterns: Vec<Pattern>,
        kwd_attrs: Vec<String>,
        kwd_patterns: Vec<Pattern>,
    }
    MatchStar(PatternMatchStar) { name: Option<String> }
    MatchAs(PatternMatchAs) { pattern: Option<Box<Pattern>>, name: Option<String> }
    MatchOr(PatternMatchOr) { patterns: Vec<Pattern> }
}

nodes! { TypeParam:
    TypeVar(TypeParamTypeVar) { name: String, bound: Option<Box<Expr>> }
    ParamSpec(TypeParamParamSpec) { name: String }
    TypeVarTuple(TypeParamTypeVarTuple) { name: String }
}

structs! {
    ExceptHandler { type_: Option<Box<Expr>>, name: Option<String>, body: Vec<Stmt> }
    Arg { arg: String, annotation: Option<Box<Expr>> }
    Keyword { arg: Option<String>, value: Expr }
    Alias { name: String, asname: Option<String> }
}

#[derive(Debug)]
pub struct Comprehension {
    pub target: Expr,
    pub iter: Expr,
    pub ifs: Vec<Expr>,
    pub is_async: bool,
}

#[derive(Debug)]
pub struct WithItem {
    pub context_expr: Expr,
    pub optional_vars: Option<Box<Expr>>,
}

#[derive(Debug)]
pub struct MatchCase {
    pub pattern: Pattern,
    pub guard: Option<Box<Expr>>,
    pub body: Vec<Stmt>,
}

#[derive(Debug, Default)]
pub struct Arguments {
    pub posonlyargs: Vec<ArgWithDefault>,
    pub args: Vec<ArgWithDefault>,
    pub vararg: Option<Box<Arg>>,
    pub kwonlyargs: Vec<ArgWithDefault>,
    pub kwarg: Option<Box<Arg>>,
}

#[derive(Debug)]
pub struct ArgWithDefault {
    pub def: Arg,
    pub default: Option<Box<Expr>>,
}

#[derive(Debug, PartialEq)]
pub enum Constant {
    None,
    Bool(bool),
    Str(usize),
    Int(BigInt),
    Float(f64),
    Imaginary(f64),
    Ellipsis,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoolOp {
    And,
    Or,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operator {
    Add,
    Sub,
    Mult,
    MatMult,
    Div,
    Mod,
    Pow,
    LShift,
    RShift,
    BitOr,
    BitXor,
    BitAnd,
    FloorDiv,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnaryOp {
    Invert,
    Not,
    UAdd,
    USub,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CmpOp {
    Eq,
    NotEq,
    Lt,
    LtE,
    Gt,
    GtE,
    Is,
    IsNot,
    In,
    NotIn,
}

impl Expr {
    pub fn is_starred_expr(&self) -> bool {
        matches!(self, Expr::Starred(_))
    }

    pub fn is_generator_exp_expr(&self) -> bool {
        matches!(self, Expr::GeneratorExp(_))
    }

    pub fn is_name_expr(&self) -> bool {
        matches!(self, Expr::Name(_))
    }
}

impl Pattern {
    pub fn is_match_star(&self) -> bool {
        matches!(self, Pattern::MatchStar(_))
    }
}
