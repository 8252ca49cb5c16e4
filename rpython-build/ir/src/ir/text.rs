//! The textual form of graphs, printed and parsed: what tests are written in and dumps show.
//!
//! ```text
//! graph mod.f(v0: Signed) -> Signed {
//! b0:
//!   v1: Signed = int_add(v0, 1)
//!   v2: Bool = int_lt(v1, 10)
//!   switch v2: false -> ret(v1) | true -> b1(v1)
//! b1(v3: Signed):
//!   v4: Signed = direct_call(@g, v3)
//!   except: ok -> ret(v4) | KeyError as v5, v6 -> exc(v5, v6)
//! }
//! ```
//!
//! A variable is `v7`, or `name_7` when it has a source name; a constant never looks like that
//! (the level sees to it). Types stand where a variable is defined, on levels that have types.
//! Variables and blocks are numbered in the order in which they are printed, so the text depends
//! on the graph's structure alone; [`print_raw`] keeps the true ids. The return and except
//! blocks are `ret` and `exc`; their inputs are given by the header (`-> type`, and `raises
//! (type, type)` where it is not the level's usual pair).

use super::model::*;
use crate::entity::EntityRef;
use rpython_unicode::{is_identifier, is_identifier_continue};
use std::collections::BTreeMap;
use std::fmt::Write;

/// How a level writes and reads its own parts, with what that needs besides (`Cx`): names of objects, tables of types.
pub trait TextLevel<Cx: ?Sized>: Level {
    /// Whether variables have types to show.
    const TYPED: bool;
    /// Writes an opcode.
    fn write_opcode(cx: &Cx, code: &Self::Opcode, out: &mut String);
    /// Writes a constant.
    fn write_const(cx: &Cx, value: &Self::Const, out: &mut String);
    /// Writes a type.
    fn write_type(cx: &Cx, ty: &Self::Type, out: &mut String);
    /// Writes a case.
    fn write_case(cx: &Cx, case: &Self::Case, out: &mut String);
    /// Reads an opcode, up to the `(` of its arguments.
    fn parse_opcode(cx: &mut Cx, p: &mut Parser<'_>) -> Result<Self::Opcode, ParseError>;
    /// Reads a constant.
    fn parse_const(cx: &mut Cx, p: &mut Parser<'_>) -> Result<Self::Const, ParseError>;
    /// Reads a type.
    fn parse_type(cx: &mut Cx, p: &mut Parser<'_>) -> Result<Self::Type, ParseError>;
    /// Reads a case.
    fn parse_case(cx: &mut Cx, p: &mut Parser<'_>) -> Result<Self::Case, ParseError>;
    /// The types of a variable without a written type (on an untyped level), and of the except
    /// block's inputs.
    fn exc_types(cx: &Cx) -> (Self::Type, Self::Type);
}

/// Prints a graph, numbering in order of appearance.
pub fn print<L: TextLevel<Cx>, Cx: ?Sized>(graph: &Graph<L>, cx: &Cx) -> String {
    Printer::new(graph, cx, false).graph()
}

/// Prints a graph with the ids that its variables and blocks have.
pub fn print_raw<L: TextLevel<Cx>, Cx: ?Sized>(graph: &Graph<L>, cx: &Cx) -> String {
    Printer::new(graph, cx, true).graph()
}

struct Printer<'a, L: Level, Cx: ?Sized> {
    graph: &'a Graph<L>,
    cx: &'a Cx,
    raw: bool,
    vars: Vec<Option<u32>>,
    blocks: Vec<Option<u32>>,
    next_var: u32,
    out: String,
}

impl<'a, L: TextLevel<Cx>, Cx: ?Sized> Printer<'a, L, Cx> {
    fn new(graph: &'a Graph<L>, cx: &'a Cx, raw: bool) -> Self {
        Printer {
            graph,
            cx,
            raw,
            vars: vec![None; graph.vars.len()],
            blocks: vec![None; graph.blocks.len()],
            next_var: 0,
            out: String::new(),
        }
    }

    fn graph(mut self) -> String {
        let graph = self.graph;
        let order: Vec<Block> = graph
            .reachable()
            .into_iter()
            .filter(|&b| b != graph.ret && b != graph.exc)
            .collect();
        for (i, &block) in order.iter().enumerate() {
            self.blocks[block.index()] = Some(i as u32);
        }
        let _ = write!(self.out, "graph {}(", graph.name);
        self.defs(graph.params());
        self.out.push(')');
        let ret = &graph.blocks[graph.ret].inputs;
        match ret.first() {
            Some(&var) if L::TYPED => {
                self.out.push_str(" -> ");
                L::write_type(self.cx, &graph.vars[var].ty, &mut self.out);
            }
            Some(_) => {}
            None => self.out.push_str(" -> ()"),
        }
        self.raises();
        self.out.push_str(" {\n");
        for &block in &order {
            self.block(block);
        }
        self.out.push_str("}\n");
        self.out
    }

    fn raises(&mut self) {
        let graph = self.graph;
        let inputs = &graph.blocks[graph.exc].inputs;
        if inputs.is_empty() {
            self.out.push_str(" raises ()");
        } else if L::TYPED && inputs.len() == 2 {
            let types = (&graph.vars[inputs[0]].ty, &graph.vars[inputs[1]].ty);
            let usual = L::exc_types(self.cx);
            if types != (&usual.0, &usual.1) {
                self.out.push_str(" raises (");
                L::write_type(self.cx, types.0, &mut self.out);
                self.out.push_str(", ");
                L::write_type(self.cx, types.1, &mut self.out);
                self.out.push(')');
            }
        }
    }

    fn block(&mut self, block: Block) {
        let graph = self.graph;
        let data = &graph.blocks[block];
        self.block_name(block);
        if block != graph.start && !data.inputs.is_empty() {
            self.out.push('(');
            self.defs(&data.inputs);
            self.out.push(')');
        }
        self.out.push_str(":\n");
        for op in &data.ops {
            self.out.push_str("  ");
            self.def(op.result);
            self.out.push_str(" = ");
            L::write_opcode(self.cx, &op.code, &mut self.out);
            self.values(&op.args);
            self.out.push('\n');
        }
        self.out.push_str("  ");
        match data.switch {
            ExitSwitch::None => self.out.push_str("goto "),
            ExitSwitch::Value(var) => {
                self.out.push_str("switch ");
                self.var(var);
                self.out.push_str(": ");
            }
            ExitSwitch::LastException => self.out.push_str("except: "),
        }
        for (i, link) in data.exits.iter().enumerate() {
            if i > 0 {
                self.out.push_str(" | ");
            }
            self.link(data.switch, link);
        }
        self.out.push('\n');
    }

    fn link(&mut self, switch: ExitSwitch, link: &Link<L>) {
        match &link.case {
            Some(case) => L::write_case(self.cx, case, &mut self.out),
            None if switch == ExitSwitch::LastException => self.out.push_str("ok"),
            None => {}
        }
        if let (Some(ty), Some(value)) = (link.last_exception, link.last_exc_value) {
            self.out.push_str(" as ");
            self.def(ty);
            self.out.push_str(", ");
            self.def(value);
        }
        if switch != ExitSwitch::None {
            self.out.push_str(" -> ");
        }
        self.block_name(link.target);
        if !link.args.is_empty() {
            self.values(&link.args);
        }
    }

    fn block_name(&mut self, block: Block) {
        if block == self.graph.ret {
            self.out.push_str("ret");
        } else if block == self.graph.exc {
            self.out.push_str("exc");
        } else if self.raw {
            let _ = write!(self.out, "{block}");
        } else {
            let number = self.blocks[block.index()].unwrap_or(u32::MAX);
            let _ = write!(self.out, "b{number}");
        }
    }

    fn var(&mut self, var: Var) {
        let number = if self.raw {
            var.0
        } else {
            *self.vars[var.index()].get_or_insert_with(|| {
                self.next_var += 1;
                self.next_var - 1
            })
        };
        match &self.graph.vars[var].name {
            // A name that is no identifier (`.0`) would not be read back.
            Some(name) if is_identifier(name) => {
                let _ = write!(self.out, "{name}_{number}");
            }
            _ => {
                let _ = write!(self.out, "v{number}");
            }
        }
    }

    fn def(&mut self, var: Var) {
        self.var(var);
        if L::TYPED {
            self.out.push_str(": ");
            L::write_type(self.cx, &self.graph.vars[var].ty, &mut self.out);
        }
    }

    fn defs(&mut self, vars: &[Var]) {
        for (i, &var) in vars.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.def(var);
        }
    }

    fn values(&mut self, values: &[Value<L>]) {
        self.out.push('(');
        for (i, value) in values.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            match value {
                Value::Var(var) => self.var(*var),
                Value::Const(c) => L::write_const(self.cx, c, &mut self.out),
            }
        }
        self.out.push(')');
    }
}

/// What is wrong with a text that should be a graph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError {
    /// The 1-based line.
    pub line: usize,
    /// What was expected there.
    pub message: String,
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for ParseError {}

/// A cursor in a text; levels read their parts through it.
pub struct Parser<'a> {
    text: &'a str,
    pos: usize,
}

impl<'a> Parser<'a> {
    /// At the start of a text.
    pub fn new(text: &'a str) -> Self {
        Parser { text, pos: 0 }
    }
    /// What is still to be read, white space skipped.
    pub fn rest(&mut self) -> &'a str {
        loop {
            let rest = &self.text[self.pos..];
            let trimmed = rest.trim_start();
            self.pos += rest.len() - trimmed.len();
            if !trimmed.starts_with('#') {
                return trimmed;
            }
            self.pos += trimmed.find('\n').unwrap_or(trimmed.len());
        }
    }
    /// Goes on behind this many bytes of [`rest`](Self::rest).
    pub fn advance(&mut self, bytes: usize) {
        self.pos += bytes;
    }
    /// Reads this text if it comes next.
    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.pos += text.len();
        }
        found
    }
    /// Reads this word if it comes next and ends there.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = word_of(self.rest()) == word;
        if found {
            self.pos += word.len();
        }
        found
    }
    /// Reads this text, which must come next.
    pub fn expect(&mut self, text: &str) -> Result<(), ParseError> {
        if self.eat(text) {
            Ok(())
        } else {
            Err(self.error(format!("expected `{text}`")))
        }
    }
    /// Reads an identifier.
    pub fn ident(&mut self) -> Result<&'a str, ParseError> {
        let word = word_of(self.rest());
        if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
            return Err(self.error("expected an identifier"));
        }
        self.pos += word.len();
        Ok(word)
    }
    /// Reads everything up to one of these characters.
    pub fn until(&mut self, stops: &[char]) -> &'a str {
        let rest = self.rest();
        let text = &rest[..rest.find(stops).unwrap_or(rest.len())];
        self.pos += text.len();
        text.trim_end()
    }
    /// Reads a number's text: sign, digits, point, exponent, `inf`, `nan`, hexadecimal.
    pub fn number(&mut self) -> Result<&'a str, ParseError> {
        let rest = self.rest();
        let body = rest.strip_prefix('-').unwrap_or(rest);
        let sign = rest.len() - body.len();
        let mut end = 0;
        for (i, c) in body.char_indices() {
            let exponent_sign =
                matches!(c, '+' | '-') && body[..i].ends_with('e') && !body.starts_with("0x");
            if !(c.is_ascii_alphanumeric() || c == '.' || exponent_sign) {
                break;
            }
            end = i + 1;
        }
        let number = &rest[..sign + end];
        let digits = body.starts_with(|c: char| c.is_ascii_digit())
            || body[..end] == *"inf"
            || body[..end] == *"nan";
        if !digits {
            return Err(self.error("expected a number"));
        }
        self.pos += number.len();
        Ok(number)
    }
    /// Reads a string in double quotes with Rust's escapes, as `{:?}` writes it.
    pub fn string(&mut self) -> Result<String, ParseError> {
        let rest = self.rest();
        let mut out = String::new();
        let mut chars = rest.char_indices();
        if !matches!(chars.next(), Some((_, '"'))) {
            return Err(self.error("expected a string"));
        }
        loop {
            let Some((i, c)) = chars.next() else {
                return Err(self.error("string without end"));
            };
            match c {
                '"' => {
                    self.pos += i + 1;
                    return Ok(out);
                }
                '\\' => match chars.next().map(|(_, c)| c) {
                    Some('n') => out.push('\n'),
                    Some('r') => out.push('\r'),
                    Some('t') => out.push('\t'),
                    Some('0') => out.push('\0'),
                    Some('u') => {
                        let digits: String = chars
                            .by_ref()
                            .map(|(_, c)| c)
                            .skip(1)
                            .take_while(|&c| c != '}')
                            .collect();
                        let code = u32::from_str_radix(&digits, 16)
                            .ok()
                            .and_then(char::from_u32);
                        out.push(code.ok_or_else(|| self.error("bad escape"))?);
                    }
                    Some(c) => out.push(c),
                    None => return Err(self.error("string without end")),
                },
                c => out.push(c),
            }
        }
    }
    /// An error at this place.
    pub fn error(&self, message: impl Into<String>) -> ParseError {
        let line = self.text[..self.pos]
            .bytes()
            .filter(|&b| b == b'\n')
            .count()
            + 1;
        let near: String = self.text[self.pos..].chars().take(24).collect();
        ParseError {
            line,
            message: format!("{} near {near:?}", message.into()),
        }
    }
}

fn word_of(text: &str) -> &str {
    let end = text
        .find(|c| !is_identifier_continue(c))
        .unwrap_or(text.len());
    &text[..end]
}

/// The source name and the number of a word that is a variable.
fn variable(word: &str) -> Option<(Option<&str>, u32)> {
    let base = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = word[base.len()..].parse().ok()?;
    if base == "v" {
        return Some((None, number));
    }
    let name = base.strip_suffix('_')?;
    is_identifier(name).then_some((Some(name), number))
}

/// Reads one graph.
pub fn parse<L: TextLevel<Cx>, Cx: ?Sized>(
    text: &str,
    cx: &mut Cx,
) -> Result<Graph<L>, ParseError> {
    let mut p = Parser::new(text);
    let graph = parse_graph(&mut p, cx)?;
    if p.rest().is_empty() {
        Ok(graph)
    } else {
        Err(p.error("expected the end"))
    }
}

/// Reads one graph and leaves the cursor behind it.
pub fn parse_graph<L: TextLevel<Cx>, Cx: ?Sized>(
    p: &mut Parser<'_>,
    cx: &mut Cx,
) -> Result<Graph<L>, ParseError> {
    p.expect("graph")?;
    let name = p.until(&['(']).to_owned();
    let exc = L::exc_types(cx);
    let graph = Graph::new(name, exc.0.clone(), exc);
    let mut reader = Reader {
        cx,
        graph,
        vars: BTreeMap::new(),
        blocks: BTreeMap::new(),
    };
    let params = reader.defs(p)?;
    let start = reader.graph.start;
    reader.graph.blocks[start].inputs = params;
    reader.signature(p)?;
    p.expect("{")?;
    let mut first = true;
    while !p.eat("}") {
        reader.block(p, first)?;
        first = false;
    }
    for (number, (_, defined)) in &reader.blocks {
        if !defined {
            return Err(p.error(format!("no block b{number}")));
        }
    }
    Ok(reader.graph)
}

struct Reader<'a, L: Level, Cx: ?Sized> {
    cx: &'a mut Cx,
    graph: Graph<L>,
    vars: BTreeMap<u32, Var>,
    blocks: BTreeMap<u32, (Block, bool)>,
}

impl<L: TextLevel<Cx>, Cx: ?Sized> Reader<'_, L, Cx> {
    fn signature(&mut self, p: &mut Parser<'_>) -> Result<(), ParseError> {
        let (ret, exc) = (self.graph.ret, self.graph.exc);
        if p.eat("->") {
            if p.rest().starts_with("()") {
                p.advance(2);
                self.graph.blocks[ret].inputs.clear();
            } else {
                let ty = L::parse_type(self.cx, p)?;
                let var = self.graph.return_var();
                self.graph.vars[var].ty = ty;
            }
        }
        if p.eat_word("raises") {
            p.expect("(")?;
            if p.eat(")") {
                self.graph.blocks[exc].inputs.clear();
                return Ok(());
            }
            for i in 0..2 {
                let ty = L::parse_type(self.cx, p)?;
                let var = self.graph.blocks[exc].inputs[i];
                self.graph.vars[var].ty = ty;
                p.expect(if i == 0 { "," } else { ")" })?;
            }
        }
        Ok(())
    }

    fn block_ref(&mut self, p: &mut Parser<'_>) -> Result<Block, ParseError> {
        let word = p.ident()?;
        match word {
            "ret" => return Ok(self.graph.ret),
            "exc" => return Ok(self.graph.exc),
            _ => {}
        }
        let number: u32 = word
            .strip_prefix('b')
            .and_then(|n| n.parse().ok())
            .ok_or_else(|| p.error("expected a block"))?;
        if let Some(&(block, _)) = self.blocks.get(&number) {
            return Ok(block);
        }
        let block = self.graph.new_block(Vec::new());
        self.blocks.insert(number, (block, false));
        Ok(block)
    }

    fn block(&mut self, p: &mut Parser<'_>, first: bool) -> Result<(), ParseError> {
        let word = word_of(p.rest());
        let number: u32 = word
            .strip_prefix('b')
            .and_then(|n| n.parse().ok())
            .ok_or_else(|| p.error("expected a block"))?;
        if first {
            self.blocks.insert(number, (self.graph.start, true));
        }
        let block = self.block_ref(p)?;
        if let Some(entry) = self.blocks.get_mut(&number) {
            if entry.1 && !first {
                return Err(p.error("block defined twice"));
            }
            entry.1 = true;
        }
        if p.rest().starts_with('(') {
            let inputs = self.defs(p)?;
            self.graph.blocks[block].inputs = inputs;
        }
        p.expect(":")?;
        loop {
            match word_of(p.rest()) {
                "goto" => {
                    p.ident()?;
                    let target = self.block_ref(p)?;
                    let args = self.link_args(p)?;
                    self.graph.blocks[block].exits = vec![Link::new(args, target)];
                    return Ok(());
                }
                "switch" => {
                    p.ident()?;
                    let var = self.var_use(p)?;
                    p.expect(":")?;
                    self.graph.blocks[block].switch = ExitSwitch::Value(var);
                    return self.exits(p, block);
                }
                "except" => {
                    p.ident()?;
                    p.expect(":")?;
                    self.graph.blocks[block].switch = ExitSwitch::LastException;
                    return self.exits(p, block);
                }
                _ => self.op(p, block)?,
            }
        }
    }

    fn exits(&mut self, p: &mut Parser<'_>, block: Block) -> Result<(), ParseError> {
        loop {
            let case = if p.eat_word("ok") {
                None
            } else {
                Some(L::parse_case(self.cx, p)?)
            };
            let mut link = Link {
                case,
                ..Link::new(Vec::new(), self.graph.ret)
            };
            if p.eat_word("as") {
                link.last_exception = Some(self.def(p)?);
                p.expect(",")?;
                link.last_exc_value = Some(self.def(p)?);
            }
            p.expect("->")?;
            link.target = self.block_ref(p)?;
            link.args = self.link_args(p)?;
            self.graph.blocks[block].exits.push(link);
            if !p.eat("|") {
                return Ok(());
            }
        }
    }

    fn op(&mut self, p: &mut Parser<'_>, block: Block) -> Result<(), ParseError> {
        let result = self.def(p)?;
        p.expect("=")?;
        let code = L::parse_opcode(self.cx, p)?;
        let args = self.values(p)?;
        self.graph.blocks[block].ops.push(Op {
            code,
            args,
            result,
            span: None,
        });
        Ok(())
    }

    fn link_args(&mut self, p: &mut Parser<'_>) -> Result<Vec<Value<L>>, ParseError> {
        if p.rest().starts_with('(') {
            self.values(p)
        } else {
            Ok(Vec::new())
        }
    }

    fn values(&mut self, p: &mut Parser<'_>) -> Result<Vec<Value<L>>, ParseError> {
        p.expect("(")?;
        let mut values = Vec::new();
        while !p.eat(")") {
            if !values.is_empty() {
                p.expect(",")?;
            }
            let value = if variable(word_of(p.rest())).is_some() {
                Value::Var(self.var_use(p)?)
            } else {
                Value::Const(L::parse_const(self.cx, p)?)
            };
            values.push(value);
        }
        Ok(values)
    }

    fn defs(&mut self, p: &mut Parser<'_>) -> Result<Vec<Var>, ParseError> {
        p.expect("(")?;
        let mut vars = Vec::new();
        while !p.eat(")") {
            if !vars.is_empty() {
                p.expect(",")?;
            }
            vars.push(self.def(p)?);
        }
        Ok(vars)
    }

    fn def(&mut self, p: &mut Parser<'_>) -> Result<Var, ParseError> {
        let word = p.ident()?;
        let (name, number) = variable(word).ok_or_else(|| p.error("expected a variable"))?;
        let ty = if L::TYPED {
            p.expect(":")?;
            L::parse_type(self.cx, p)?
        } else {
            L::exc_types(self.cx).0
        };
        let var = self.graph.vars.push(VarData::new(name.map(Into::into), ty));
        if self.vars.insert(number, var).is_some() {
            return Err(p.error(format!("variable {word} defined twice")));
        }
        Ok(var)
    }

    fn var_use(&mut self, p: &mut Parser<'_>) -> Result<Var, ParseError> {
        let word = p.ident()?;
        variable(word)
            .and_then(|(_, number)| self.vars.get(&number).copied())
            .ok_or_else(|| p.error(format!("variable {word} not defined before")))
    }
}
