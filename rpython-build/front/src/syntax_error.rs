//! What to say about a text that is not Python: CPython 3.12's words where it has some.
//!
//! The parser says only which token it did not expect. The rules here look at the tokens around it,
//! from the most telling to `invalid syntax`.

use super::lex::{Lexed, Token};
use super::parse::{Context, ParseError, Tok};
use super::Mode;
use crate::diag::Diagnostic;
use crate::source::Span;

/// A described error, and where the parser found it.
pub(super) struct Described {
    pub diagnostic: Diagnostic,
    pub at: u32,
    /// The parser ran out of tokens.
    pub end_of_input: bool,
}

/// Describes an error of the parser in the tokens of a file.
pub(super) fn describe(
    context: &Context,
    lexed: &Lexed,
    mode: Mode,
    error: ParseError,
) -> Described {
    let tokens = &lexed.tokens;
    let end = context.text.len() as u32;
    let span = |start: u32, end: u32| Span {
        file: context.file,
        start,
        end,
    };
    match error {
        ParseError::Check { offset, message } => {
            let code = check_code(&message);
            let message = match message.as_str() {
                "positional argument follows keyword argument"
                    if after_unpacking(tokens, offset) =>
                {
                    "positional argument follows keyword argument unpacking".to_owned()
                }
                _ => message,
            };
            let end = tokens
                .iter()
                .find(|t| t.start <= offset && offset < t.end)
                .map_or(offset + 1, |t| t.end);
            Described {
                diagnostic: Diagnostic::error(code, check_message(&message))
                    .at(span(offset, end), ""),
                at: offset,
                end_of_input: false,
            }
        }
        ParseError::End { wants_indent } => {
            let diagnostic = if wants_indent {
                let last = tokens.iter().rfind(|t| t.tok == Tok::Newline);
                let at = last.map_or(end, |t| t.start);
                expected_block(context, tokens, tokens.len(), span(at, at))
            } else {
                let at = tokens.last().map_or(end, |t| t.start);
                let message = if mode == Mode::Eval {
                    "invalid syntax"
                } else {
                    "unexpected EOF while parsing"
                };
                Diagnostic::error("RP0100", message).at(span(at, end.max(at)), "")
            };
            Described {
                diagnostic,
                at: end,
                end_of_input: true,
            }
        }
        ParseError::Token {
            offset,
            tok,
            wants_indent,
        } => {
            let index = find(tokens, offset, &tok);
            let end_of_input = lexed.error.is_some() && index >= tokens.len();
            // (The end of a line is no part of the next.)
            let here = tokens.get(index).map_or(span(offset, offset), |t| {
                let ends = t.tok == Tok::Newline;
                span(t.start, if ends { t.start } else { t.end })
            });
            let diagnostic = if wants_indent {
                expected_block(context, tokens, index, here)
            } else {
                rules(context, tokens, index)
                    .or_else(|| unclosed(context, lexed, index))
                    .unwrap_or_else(|| {
                        Diagnostic::error("RP0100", "invalid syntax").at(visible(here), "")
                    })
            };
            let diagnostic = match rust(tokens, index) {
                Some(help) => diagnostic.help(help),
                None => diagnostic,
            };
            Described {
                diagnostic,
                at: offset,
                end_of_input,
            }
        }
    }
}

/// What Python says for what is no Python, and looks like Rust.
fn rust(tokens: &[Token], index: usize) -> Option<&'static str> {
    let at = |i: usize| tokens.get(i);
    let token = at(index)?;
    let start = line_start(tokens, index);
    let first = at(start)?;
    let previous = index.checked_sub(1).and_then(at)?;
    let adjacent = previous.end == token.start;
    let is_word = |token: &Token, words: &[&str]| matches!(&token.tok, Tok::Name { name } if words.contains(&name.as_str()));
    Some(match (&previous.tok, &token.tok) {
        (Tok::Amper, Tok::Amper) if adjacent => "Python says `and`",
        (Tok::Vbar, Tok::Vbar) if adjacent => "Python says `or`",
        (_, Tok::Colon)
            if at(index + 1)
                .is_some_and(|next| next.tok == Tok::Colon && next.start == token.end) =>
        {
            "Python says `.` for `::`"
        }
        (Tok::Dot, Tok::Dot)
        | (Tok::Float { .. } | Tok::Int { .. }, Tok::Dot | Tok::Float { .. })
            if adjacent =>
        {
            "`range(first, end)` has the numbers of `first..end`"
        }
        (sign @ (Tok::Plus | Tok::Minus), Tok::Newline)
            if index >= 2 && tokens[index - 2].tok == *sign =>
        {
            match sign {
                Tok::Plus => "Python says `i += 1`",
                _ => "Python says `i -= 1`",
            }
        }
        (Tok::Else, Tok::If) => "Python says `elif`",
        (_, Tok::Lbrace) if ends_expression(&previous.tok) => {
            "a block begins with `:` and is indented; it needs no braces"
        }
        (_, Tok::As) if !matches!(first.tok, Tok::Import | Tok::From | Tok::With | Tok::Except) => {
            "a call converts: `int(x)`, `float(x)`"
        }
        (Tok::Equal | Tok::Lpar | Tok::Comma, Tok::Vbar) => {
            "Python says `lambda x: …` for a function without a name"
        }
        (Tok::Equal | Tok::Lpar | Tok::Comma | Tok::Return, Tok::Amper) => {
            "variables refer to objects in Python: it has no `&` for that"
        }
        _ if index == start + 1 => match &token.tok {
            Tok::Name { .. } if is_word(first, &["let", "var", "const", "static", "auto"]) => {
                "a variable is made when it is assigned: `x = …`"
            }
            Tok::Name { .. } if is_word(first, &["fn", "func", "function"]) => {
                "Python says `def name(…):`"
            }
            Tok::Name { .. } if is_word(first, &["struct", "enum", "trait", "impl"]) => {
                "Python says `class Name:`"
            }
            Tok::Name { .. } if is_word(first, &["use", "mod"]) => {
                "Python says `import name`, or `from name import …`"
            }
            _ => return None,
        },
        (Tok::Colon, Tok::Newline) if index == start + 2 && is_word(first, &["loop"]) => {
            "Python says `while True:`"
        }
        _ => return None,
    })
}

/// Stars in parameter lists that the parser takes though they are wrong: `*, **kw` and a `**` alone.
pub(super) fn bad_stars(context: &Context, tokens: &[Token]) -> Option<Diagnostic> {
    let tok = |i: usize| tokens.get(i).map(|t| &t.tok);
    for (i, token) in tokens.iter().enumerate() {
        let at = Span {
            file: context.file,
            start: token.start,
            end: token.end,
        };
        match token.tok {
            Tok::Star
                if tok(i + 1) == Some(&Tok::Comma) && tok(i + 2) == Some(&Tok::DoubleStar) =>
            {
                let message = "named arguments must follow bare *";
                return Some(Diagnostic::error("RP0115", message).at(at, ""));
            }
            Tok::DoubleStar if matches!(tok(i + 1), Some(Tok::Rpar | Tok::Comma | Tok::Colon)) => {
                return Some(Diagnostic::error("RP0100", "invalid syntax").at(at, ""));
            }
            _ => {}
        }
    }
    None
}

/// Describes an error of the parser in a field of an f-string.
pub(super) fn in_field(context: &Context, tokens: &[Token], error: ParseError) -> Diagnostic {
    let first = tokens.first().map_or(0, |t| t.start);
    let (offset, message) = match error {
        ParseError::Check { offset, message } => (offset, check_message(&message)),
        ParseError::End { .. } => (first, "invalid syntax".to_owned()),
        ParseError::Token { offset, tok, .. } => {
            // The field is a bracket to the rules.
            let mut bracketed = vec![Token {
                tok: Tok::Lpar,
                start: first,
                end: first,
            }];
            bracketed.extend_from_slice(tokens);
            let index = find(tokens, offset, &tok) + 1;
            if let Some(mut diagnostic) = rules(context, &bracketed, index) {
                diagnostic.code = "RP0109";
                return diagnostic;
            }
            (offset, "invalid syntax".to_owned())
        }
    };
    let message = match message.as_str() {
        "invalid syntax" => "f-string: invalid syntax".to_owned(),
        _ => message,
    };
    let end = tokens
        .iter()
        .find(|t| t.start == offset)
        .map_or(offset + 1, |t| t.end);
    Diagnostic::error("RP0109", message).at(
        Span {
            file: context.file,
            start: offset,
            end,
        },
        "",
    )
}

/// Whether the argument before the one at this offset is `**x`.
fn after_unpacking(tokens: &[Token], offset: u32) -> bool {
    let here = tokens.partition_point(|t| t.start < offset);
    let mut depth = 0;
    for i in (0..here.saturating_sub(1)).rev() {
        match tokens[i].tok {
            Tok::Rpar | Tok::Rsqb | Tok::Rbrace => depth += 1,
            Tok::Lpar | Tok::Lsqb | Tok::Lbrace if depth > 0 => depth -= 1,
            Tok::Lpar | Tok::Comma if depth == 0 => {
                return tokens[i + 1].tok == Tok::DoubleStar;
            }
            _ => {}
        }
    }
    false
}

/// The parser's own checks, in CPython's words.
fn check_message(message: &str) -> String {
    match message {
        "non-default argument follows default argument" => {
            "parameter without a default follows parameter with a default".into()
        }
        "cannot use starred expression here" => "can't use starred expression here".into(),
        _ => message.into(),
    }
}

fn check_code(message: &str) -> &'static str {
    if message.starts_with("non-default")
        || message.starts_with("duplicate argument")
        || message.starts_with("named arguments")
    {
        "RP0115"
    } else if message.starts_with("positional argument")
        || message.starts_with("keyword argument")
        || message.starts_with("iterable argument")
    {
        "RP0116"
    } else if message.contains("starred") {
        "RP0117"
    } else if message.contains("'_'") {
        "RP0121"
    } else {
        "RP0100"
    }
}

fn find(tokens: &[Token], offset: u32, tok: &Tok) -> usize {
    let at = tokens.partition_point(|t| t.start < offset);
    (at..tokens.len())
        .take_while(|&i| tokens[i].start == offset)
        .find(|&i| tokens[i].tok == *tok)
        .unwrap_or(at)
}

/// A line end is shown as one column, not as the start of the next line.
fn visible(span: Span) -> Span {
    Span {
        end: span.end.max(span.start),
        ..span
    }
}

/// The first token of the logical line that a token is on.
fn line_start(tokens: &[Token], index: usize) -> usize {
    let before = tokens[..index.min(tokens.len())]
        .iter()
        .rposition(|t| matches!(t.tok, Tok::Newline | Tok::Indent | Tok::Dedent));
    before.map_or(0, |i| i + 1)
}

fn line_of(context: &Context, offset: u32) -> usize {
    context.text.as_bytes()[..(offset as usize).min(context.text.len())]
        .iter()
        .filter(|&&b| b == b'\n')
        .count()
        + 1
}

fn expected_block(context: &Context, tokens: &[Token], index: usize, here: Span) -> Diagnostic {
    // The line before this token, which ends in a colon.
    let newline = tokens[..index.min(tokens.len())]
        .iter()
        .rposition(|t| t.tok == Tok::Newline);
    let mut what = String::new();
    let mut header = None;
    if let Some(newline) = newline {
        let start = line_start(tokens, newline);
        let first = &tokens[start];
        header = Some(Span {
            file: context.file,
            start: first.start,
            end: first.end,
        });
        let name = match first.tok {
            Tok::If => "'if' statement",
            Tok::Elif => "'elif' statement",
            Tok::Else => "'else' statement",
            Tok::For => "'for' statement",
            Tok::While => "'while' statement",
            Tok::With => "'with' statement",
            Tok::Try => "'try' statement",
            Tok::Except => "'except' statement",
            Tok::Finally => "'finally' statement",
            Tok::Def => "function definition",
            Tok::Class => "class definition",
            Tok::Match => "'match' statement",
            Tok::Case => "'case' statement",
            _ => "",
        };
        if !name.is_empty() {
            what = format!(" after {name} on line {}", line_of(context, first.start));
        }
    }
    let diagnostic = Diagnostic::error("RP0104", format!("expected an indented block{what}"))
        .at(visible(here), "");
    match header {
        Some(header) => diagnostic.label(header, "this needs a block"),
        None => diagnostic,
    }
}

/// CPython blames a bracket that is open, from an earlier line, when it has nothing better to say.
fn unclosed(context: &Context, lexed: &Lexed, index: usize) -> Option<Diagnostic> {
    let mut open: Vec<&Token> = Vec::new();
    let upto = &lexed.tokens[..index.min(lexed.tokens.len())];
    for token in upto {
        match token.tok {
            Tok::Lpar | Tok::Lsqb | Tok::Lbrace => open.push(token),
            Tok::Rpar | Tok::Rsqb | Tok::Rbrace => {
                open.pop();
            }
            _ => {}
        }
    }
    let bracket = open.last()?;
    let at = lexed.tokens.get(index)?.start;
    // It must stay open to the end of the text.
    if !lexed
        .open
        .iter()
        .any(|&(_, offset)| offset == bracket.start)
    {
        return None;
    }
    if line_of(context, at) == line_of(context, bracket.start) {
        return None;
    }
    let text = &context.text[bracket.start as usize..bracket.end as usize];
    let span = Span {
        file: context.file,
        start: bracket.start,
        end: bracket.end,
    };
    Some(Diagnostic::error("RP0101", format!("'{text}' was never closed")).at(span, ""))
}

fn ends_expression(tok: &Tok) -> bool {
    matches!(
        tok,
        Tok::Name { .. }
            | Tok::Int { .. }
            | Tok::Float { .. }
            | Tok::Complex { .. }
            | Tok::String { .. }
            | Tok::Rpar
            | Tok::Rsqb
            | Tok::Rbrace
            | Tok::True
            | Tok::False
            | Tok::None
            | Tok::Ellipsis
    )
}

fn begins_expression(tok: &Tok) -> bool {
    matches!(
        tok,
        Tok::Name { .. }
            | Tok::Int { .. }
            | Tok::Float { .. }
            | Tok::Complex { .. }
            | Tok::String { .. }
            | Tok::Lpar
            | Tok::Lsqb
            | Tok::Lbrace
            | Tok::True
            | Tok::False
            | Tok::None
            | Tok::Ellipsis
            | Tok::Lambda
            | Tok::Not
            | Tok::Minus
            | Tok::Plus
            | Tok::Tilde
            | Tok::Await
    )
}

/// The rules for a token that the grammar does not expect.
fn rules(context: &Context, tokens: &[Token], index: usize) -> Option<Diagnostic> {
    let token = tokens.get(index)?;
    let file = context.file;
    let at = |t: &Token| Span {
        file,
        start: t.start,
        end: t.end,
    };
    let error = |code, message: &str, span| Some(Diagnostic::error(code, message).at(span, ""));
    if token.tok == Tok::Indent {
        let line = Span {
            file,
            start: token.start,
            end: token.end,
        };
        return error("RP0104", "unexpected indent", line);
    }
    let start = line_start(tokens, index);
    let first = &tokens[start.min(index)];
    let previous = index
        .checked_sub(1)
        .map(|i| &tokens[i])
        .filter(|_| index > start);

    // A line that begins with a keyword.
    let header = matches!(
        first.tok,
        Tok::If
            | Tok::Elif
            | Tok::Else
            | Tok::While
            | Tok::For
            | Tok::With
            | Tok::Def
            | Tok::Class
            | Tok::Try
            | Tok::Except
            | Tok::Finally
            | Tok::Match
            | Tok::Case
    );
    let nesting = nesting(&tokens[start..index]);
    if index == start {
        match token.tok {
            Tok::Dedent | Tok::Newline => {}
            _ if after_try(tokens, start) => {
                return error("RP0100", "expected 'except' or 'finally' block", at(token));
            }
            _ => {}
        }
        return None;
    }
    let previous = previous?;
    let in_brackets = !nesting.is_empty();
    if token.tok == Tok::Equal {
        if let Some(diagnostic) = equals(context, tokens, start, index, &nesting) {
            return Some(diagnostic);
        }
    }
    if matches!(previous.tok, Tok::Else | Tok::Try | Tok::Finally)
        && !in_brackets
        && index == start + 1
    {
        return error("RP0102", "expected ':'", at(token));
    }
    if first.tok == Tok::Except && token.tok == Tok::Comma && !in_brackets {
        let span = Span {
            file,
            start: tokens[start + 1].start,
            end: token.end,
        };
        return error(
            "RP0118",
            "multiple exception types must be parenthesized",
            span,
        );
    }
    if header && token.tok == Tok::Newline && !in_brackets {
        let has_colon = colon(&tokens[start..index]);
        if !has_colon {
            return error(
                "RP0102",
                "expected ':'",
                Span {
                    end: token.start,
                    ..at(token)
                },
            );
        }
    }
    if token.tok == Tok::Newline && !in_brackets {
        if first.tok == Tok::From && previous.tok == Tok::Comma {
            let message = "trailing comma not allowed without surrounding parentheses";
            return error("RP0100", message, at(previous));
        }
        if tokens[start..index].iter().any(|t| t.tok == Tok::If)
            && !matches!(first.tok, Tok::If)
            && ends_expression(&previous.tok)
        {
            let span = Span {
                file,
                start: first.start,
                end: previous.end,
            };
            return error("RP0100", "expected 'else' after 'if' expression", span);
        }
    }
    if index == start + 1 && begins_expression(&token.tok) {
        if let Tok::Name { name } = &first.tok {
            if name == "print" || name == "exec" {
                let end = tokens[index..]
                    .iter()
                    .take_while(|t| !matches!(t.tok, Tok::Newline | Tok::Semi))
                    .last()
                    .map_or(token.end, |t| t.end);
                let message =
                    format!("Missing parentheses in call to '{name}'. Did you mean {name}(...)?");
                return Some(Diagnostic::error("RP0100", message).at(
                    Span {
                        file,
                        start: first.start,
                        end,
                    },
                    "",
                ));
            }
        }
    }
    if first.tok == Tok::Def {
        if index == start + 2 {
            return error("RP0115", "expected '('", at(token));
        }
        if nesting == [Tok::Lpar] && token.tok == Tok::Lpar {
            let message = "Function parameters cannot be parenthesized";
            return error("RP0115", message, at(token));
        }
        let behind = |n: usize| index.checked_sub(n).map(|i| &tokens[i].tok);
        if nesting == [Tok::Lpar]
            && behind(1) == Some(&Tok::Comma)
            && behind(3) == Some(&Tok::DoubleStar)
        {
            let message = "arguments cannot follow var-keyword argument";
            return error("RP0115", message, at(token));
        }
    }
    if token.tok == Tok::ColonEqual {
        let from = atom_start(tokens, index - 1);
        let kind = match previous.tok {
            Tok::Rsqb if from < index - 1 => "subscript",
            Tok::Name { .. } if from < index - 1 => "attribute",
            _ => "",
        };
        if !kind.is_empty() {
            let span = Span {
                file,
                start: tokens[from].start,
                end: previous.end,
            };
            let message = format!("cannot use assignment expressions with {kind}");
            return error("RP0120", &message, span);
        }
    }
    if nesting.last() == Some(&Tok::Lbrace) {
        if let Some(diagnostic) = braces(context, tokens, start, index) {
            return Some(diagnostic);
        }
    }
    if token.tok == Tok::DoubleStar || previous.tok == Tok::DoubleStar {
        // Falls through to the generic message.
    } else if previous.tok == Tok::Star && matches!(token.tok, Tok::Rpar | Tok::Colon) {
        return error("RP0115", "named arguments must follow bare *", at(previous));
    }
    if in_brackets && ends_expression(&previous.tok) && begins_expression(&token.tok) {
        let from = atom_start(tokens, index - 1);
        let span = Span {
            file,
            start: tokens[from].start,
            end: token.end,
        };
        return error(
            "RP0100",
            "invalid syntax. Perhaps you forgot a comma?",
            span,
        );
    }
    if nesting.last() == Some(&Tok::Lbrace) && previous.tok == Tok::Colon {
        return error(
            "RP0100",
            "expression expected after dictionary key and ':'",
            at(previous),
        );
    }
    None
}

/// An item of a dict display without a value, or a comprehension that unpacks.
fn braces(context: &Context, tokens: &[Token], start: usize, index: usize) -> Option<Diagnostic> {
    let file = context.file;
    let mut depth = 0;
    let (mut colons, mut in_item, mut open) = (0, 0, None);
    for i in (start..index).rev() {
        match tokens[i].tok {
            Tok::Rpar | Tok::Rsqb | Tok::Rbrace => depth += 1,
            Tok::Lpar | Tok::Lsqb | Tok::Lbrace if depth > 0 => depth -= 1,
            Tok::Lbrace => {
                open = Some(i);
                break;
            }
            Tok::Colon if depth == 0 => {
                colons += 1;
            }
            Tok::Comma if depth == 0 && in_item == 0 && colons == 0 => in_item = i,
            _ => {}
        }
    }
    let open = open?;
    let token = &tokens[index];
    if token.tok == Tok::For && tokens.get(open + 1)?.tok == Tok::DoubleStar {
        let span = Span {
            file,
            start: tokens[open + 1].start,
            end: tokens[index - 1].end,
        };
        let message = "dict unpacking cannot be used in dict comprehension";
        return Some(Diagnostic::error("RP0100", message).at(span, ""));
    }
    let last = &tokens[index - 1];
    let complete = ends_expression(&last.tok);
    if colons > 0 && in_item > 0 && complete && matches!(token.tok, Tok::Comma | Tok::Rbrace) {
        let span = Span {
            file,
            start: last.start,
            end: last.end,
        };
        return Some(Diagnostic::error("RP0100", "':' expected after dictionary key").at(span, ""));
    }
    None
}

/// `=` where an expression goes on.
fn equals(
    context: &Context,
    tokens: &[Token],
    start: usize,
    index: usize,
    nesting: &[Tok],
) -> Option<Diagnostic> {
    let file = context.file;
    let first = &tokens[start];
    let from = atom_start(tokens, index - 1);
    let span = Span {
        file,
        start: tokens[from].start,
        end: tokens[index - 1].end,
    };
    if nesting.is_empty() {
        if matches!(
            first.tok,
            Tok::If | Tok::Elif | Tok::While | Tok::Assert | Tok::Return
        ) {
            let message = match tokens[index - 1].tok {
                Tok::Name { .. } if from == index - 1 => {
                    "invalid syntax. Maybe you meant '==' or ':=' instead of '='?"
                }
                _ => "cannot assign to expression here. Maybe you meant '==' instead of '='?",
            };
            return Some(Diagnostic::error("RP0111", message).at(span, ""));
        }
        return None;
    }
    if nesting.last() == Some(&Tok::Lpar) {
        let message = if matches!(tokens[index - 1].tok, Tok::True | Tok::False | Tok::None) {
            let word = &context.text[span.start as usize..span.end as usize];
            format!("cannot assign to {word}")
        } else {
            "expression cannot contain assignment, perhaps you meant \"==\"?".to_owned()
        };
        return Some(Diagnostic::error("RP0116", message).at(span, ""));
    }
    let message = "invalid syntax. Maybe you meant '==' or ':=' instead of '='?";
    Some(Diagnostic::error("RP0111", message).at(span, ""))
}

/// The first token of the atom, with its trailers, that ends at this token.
fn atom_start(tokens: &[Token], end: usize) -> usize {
    let mut i = end;
    loop {
        if matches!(tokens[i].tok, Tok::Rpar | Tok::Rsqb | Tok::Rbrace) {
            let mut depth = 0;
            loop {
                match tokens[i].tok {
                    Tok::Rpar | Tok::Rsqb | Tok::Rbrace => depth += 1,
                    Tok::Lpar | Tok::Lsqb | Tok::Lbrace => depth -= 1,
                    _ => {}
                }
                if depth == 0 || i == 0 {
                    break;
                }
                i -= 1;
            }
            if i > 0 && matches!(tokens[i - 1].tok, Tok::Name { .. } | Tok::Rpar | Tok::Rsqb) {
                i -= 1;
                continue;
            }
        }
        if i >= 2 && tokens[i - 1].tok == Tok::Dot {
            i -= 2;
            continue;
        }
        return i;
    }
}

/// The brackets that are open behind these tokens.
fn nesting(tokens: &[Token]) -> Vec<Tok> {
    let mut open = Vec::new();
    for token in tokens {
        match token.tok {
            Tok::Lpar | Tok::Lsqb | Tok::Lbrace => open.push(token.tok.clone()),
            Tok::Rpar | Tok::Rsqb | Tok::Rbrace => {
                open.pop();
            }
            _ => {}
        }
    }
    open
}

/// Whether a line has a colon of its own.
fn colon(tokens: &[Token]) -> bool {
    let mut depth = 0usize;
    let mut lambdas = 0usize;
    for token in tokens {
        match token.tok {
            Tok::Lpar | Tok::Lsqb | Tok::Lbrace => depth += 1,
            Tok::Rpar | Tok::Rsqb | Tok::Rbrace => depth = depth.saturating_sub(1),
            Tok::Lambda if depth == 0 => lambdas += 1,
            Tok::Colon if depth == 0 && lambdas > 0 => lambdas -= 1,
            Tok::Colon if depth == 0 => return true,
            _ => {}
        }
    }
    false
}

/// Whether the block before this line is that of a `try` without handlers.
fn after_try(tokens: &[Token], start: usize) -> bool {
    let mut depth = 0;
    for i in (0..start).rev() {
        match tokens[i].tok {
            Tok::Dedent => depth += 1,
            Tok::Indent => {
                depth -= 1;
                if depth == 0 {
                    return tokens[line_start(tokens, i.saturating_sub(1))].tok == Tok::Try;
                }
            }
            Tok::Newline if depth == 0 && i + 1 < start => {
                return false;
            }
            _ if depth < 0 => return false,
            _ => {}
        }
    }
    false
}
