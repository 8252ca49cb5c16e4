//! The kinds of tokens.

use num_bigint::BigInt;

/// A token without its place.
#[derive(Clone, Debug, PartialEq)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names say it")]
pub enum Tok {
    Name { name: String },
    Int { value: BigInt },
    Float { value: f64 },
    Complex { real: f64, imag: f64 },
    /// The index of the literal in [`super::Lexed::strings`], as text: it becomes the value of a
    /// string constant in the tree.
    String { value: String },
    Newline, Indent, Dedent,
    Lpar, Rpar, Lsqb, Rsqb, Lbrace, Rbrace,
    Colon, Comma, Semi, Dot, Ellipsis, Rarrow, Equal, ColonEqual, At,
    Plus, Minus, Star, Slash, DoubleSlash, Percent, DoubleStar,
    Vbar, Amper, CircumFlex, Tilde, LeftShift, RightShift,
    Less, Greater, EqEqual, NotEqual, LessEqual, GreaterEqual,
    PlusEqual, MinusEqual, StarEqual, SlashEqual, DoubleSlashEqual, PercentEqual, DoubleStarEqual,
    VbarEqual, AmperEqual, CircumflexEqual, LeftShiftEqual, RightShiftEqual, AtEqual,
    False, None, True,
    And, As, Assert, Async, Await, Break, Case, Class, Continue, Def, Del, Elif, Else, Except,
    Finally, For, From, Global, If, Import, In, Is, Lambda, Match, Nonlocal, Not, Or, Pass, Raise,
    Return, Try, Type, While, With, Yield,
}
