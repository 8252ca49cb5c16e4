//! The trees are those that `rustpython-parser` builds of the same tokens.

use super::{parse, parse_field};
use crate::front::lex::{lex, LexedPart, LexedString, Tok, Token};
use crate::front::parse::{ast, Tree};
use crate::front::Mode;
use crate::source::FileId;
use rustpython_parser::text_size::{TextRange, TextSize};
use rustpython_parser::{Parse, StringKind, Tok as Other};
use std::path::{Path, PathBuf};

fn python_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            python_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "py") {
            found.push(path);
        }
    }
}

macro_rules! same_names {
    ($tok:expr, $($name:ident)*) => {
        match $tok {
            Tok::Name { name } => Other::Name { name: name.clone() },
            Tok::Int { value } => Other::Int { value: value.clone() },
            Tok::Float { value } => Other::Float { value: *value },
            Tok::Complex { real, imag } => Other::Complex { real: *real, imag: *imag },
            Tok::String { value } => Other::String {
                value: value.clone(),
                kind: StringKind::RawString,
                triple_quoted: false,
            },
            $(Tok::$name => Other::$name,)*
        }
    };
}

#[rustfmt::skip]
fn theirs(tok: &Tok) -> Other {
    same_names!(tok,
        Newline Indent Dedent Lpar Rpar Lsqb Rsqb Lbrace Rbrace
        Colon Comma Semi Dot Ellipsis Rarrow Equal ColonEqual At
        Plus Minus Star Slash DoubleSlash Percent DoubleStar
        Vbar Amper CircumFlex Tilde LeftShift RightShift
        Less Greater EqEqual NotEqual LessEqual GreaterEqual
        PlusEqual MinusEqual StarEqual SlashEqual DoubleSlashEqual PercentEqual DoubleStarEqual
        VbarEqual AmperEqual CircumflexEqual LeftShiftEqual RightShiftEqual AtEqual
        False None True
        And As Assert Async Await Break Case Class Continue Def Del Elif Else Except
        Finally For From Global If Import In Is Lambda Match Nonlocal Not Or Pass Raise
        Return Try Type While With Yield)
}

fn range(start: u32, end: u32) -> TextRange {
    TextRange::new(TextSize::from(start), TextSize::from(end))
}

type Stream = Vec<Result<(Other, TextRange), rustpython_parser::lexer::LexicalError>>;

fn stream(tokens: &[Token]) -> Stream {
    let token = |t: &Token| Ok((theirs(&t.tok), range(t.start, t.end)));
    tokens.iter().map(token).collect()
}

fn compare_fields(parts: &[LexedPart], name: &str) {
    for part in parts {
        let LexedPart::Field(field) = part else {
            continue;
        };
        let mut tokens = stream(&field.tokens);
        tokens.insert(0, Ok((Other::Lpar, range(field.start, field.start + 1))));
        tokens.push(Ok((Other::Rpar, range(field.end - 1, field.end))));
        let expected = ast::ModExpression::parse_tokens(tokens, "").expect(name);
        let found = parse_field(&field.tokens, field.start, field.end);
        assert_eq!(found.map_err(|_| name).unwrap(), *expected.body, "{name}");
        compare_fields(field.spec.as_deref().unwrap_or_default(), name);
    }
}

/// Theirs get the range of the whole statement when there are several, and lose a comma.
fn without_match_subjects(body: &mut [ast::Stmt]) {
    use ast::Stmt::*;
    for stmt in body {
        match stmt {
            Match(s) => {
                *s.subject = ast::Expr::Name(ast::ExprName {
                    id: ast::Identifier::new("subject"),
                    ctx: ast::ExprContext::Load,
                    range: range(0, 0),
                });
                for case in &mut s.cases {
                    without_match_subjects(&mut case.body);
                }
            }
            If(s) => {
                without_match_subjects(&mut s.body);
                without_match_subjects(&mut s.orelse);
            }
            For(s) => without_match_subjects(&mut s.body),
            While(s) => without_match_subjects(&mut s.body),
            Try(s) => without_match_subjects(&mut s.body),
            With(s) => without_match_subjects(&mut s.body),
            FunctionDef(s) => without_match_subjects(&mut s.body),
            ClassDef(s) => without_match_subjects(&mut s.body),
            _ => {}
        }
    }
}

fn compare(text: &str, name: &str) {
    let lexed = lex(text, FileId(0), Mode::Exec);
    if lexed.error.is_some() {
        return;
    }
    let expected = ast::ModModule::parse_tokens(stream(&lexed.tokens), "");
    let found = parse(&lexed.tokens, Mode::Exec);
    match (expected, found) {
        (Ok(mut expected), Ok(Tree::Module(mut found))) => {
            without_match_subjects(&mut expected.body);
            without_match_subjects(&mut found);
            for (expected, found) in expected.body.iter().zip(&found) {
                assert_eq!(expected, found, "{name}");
            }
            assert_eq!(expected.body.len(), found.len(), "{name}");
        }
        (Err(expected), Err(found)) => {
            use crate::front::parse::ParseError;
            let at = match *found {
                ParseError::Token { offset, .. } | ParseError::Check { offset, .. } => offset,
                ParseError::End { .. } => return,
            };
            assert_eq!(u32::from(expected.offset), at, "{name}: {expected}\n{text}");
            return;
        }
        (Ok(_), _) => panic!("{name}: refused\n{text}"),
        (Err(error), _) => panic!("{name}: accepted, but {error}\n{text}"),
    }
    for string in &lexed.strings {
        if let LexedString::Format(parts) = string {
            compare_fields(parts, name);
        }
    }
}

/// Calls it with texts that have something wrong, each with one token of the line changed.
fn with_mistakes(text: &str, check: &mut dyn FnMut(&str)) {
    let lexed = lex(text, FileId(0), Mode::Exec);
    for token in &lexed.tokens {
        let (start, end) = (token.start as usize, token.end as usize);
        if start == end || matches!(token.tok, Tok::Newline) {
            continue;
        }
        for other in ["", "x", "*", "=", ",", ")", "for", "1 2"] {
            let changed = format!("{}{other} {}", &text[..start], &text[end..]);
            // Theirs takes `**` without a name.
            if !changed.contains("** ") && !changed.contains("**,") {
                check(&changed);
            }
        }
    }
}

#[test]
fn all_files_of_the_workspace_have_the_same_tree() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in [
        "lib",
        "helpers",
        "src/front/testdata",
        "tests",
        "../tests/cases",
    ] {
        python_files(&root.join(folder), &mut files);
    }
    assert!(files.len() > 400);
    for file in files {
        if let Ok(text) = std::fs::read_to_string(&file) {
            compare(&text, &file.display().to_string());
        }
    }
}

#[test]
fn mistakes_are_found_at_the_same_token() {
    let corpus = include_str!("../testdata/corpus.py");
    for statement in statements(corpus) {
        with_mistakes(&statement, &mut |text| compare(text, "a mistake"));
    }
}

/// The statements of a text, each by itself; long ones in pieces, which need not be whole.
fn statements(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut statement = String::new();
    let continues = ["else", "elif", "except", "finally", ")", "}", "]"];
    for line in text.lines() {
        let goes_on = line.starts_with(' ') || continues.iter().any(|word| line.starts_with(word));
        if !goes_on || statement.len() > 300 {
            found.push(std::mem::take(&mut statement));
        }
        statement.push_str(line);
        statement.push('\n');
    }
    found.push(statement);
    found
}
