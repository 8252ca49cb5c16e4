//! Functions as labelled blocks.
//!
//! Each variable of the graph is a local variable, but for those that share one ([`super::coalesce`]). An input
//! for which all links pass the same value uses its name, so that splitting blocks costs nothing; to the others a
//! link assigns, all at once.

use super::consts::int;
use super::database::{Database, Scope};
use super::needed::{has_effect, needed, uses};
use super::types::{c_type, declare};
use super::units::{Storage, Units};
use crate::entity::{EntityRef, SecondaryMap};
use crate::ir::model::{Block, BlockData, ExitSwitch, Graph, Link, Op, Value, Var};
use crate::ir::rewrite::Predecessors;
use crate::lltype::row::C;
use crate::lltype::{
    Effect, FuncBody, FuncId, IntKind, Ll, LlCase, LlConst, LlOp, LlProgram, LlType,
};
use crate::source::{SourceMap, Span};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The longest expression that stands where it is used, in bytes.
const LONGEST: usize = 120;

/// `result name(parameters)`
fn signature(program: &LlProgram, db: &Database, id: FuncId, names: Option<&[Var]>) -> String {
    let func = &program.funcs[id];
    let def = &program.types.funcs[func.ty];
    let mut params = Vec::new();
    for (index, &ty) in def.params.iter().enumerate() {
        if ty == LlType::Void {
            continue;
        }
        let ty = c_type(program, db, ty);
        match names {
            Some(names) => params.push(declare(&ty, &format!("v{}", names[index].index()))),
            None => params.push(ty),
        }
    }
    let params = if params.is_empty() {
        "void".to_string()
    } else {
        params.join(", ")
    };
    let result = c_type(program, db, def.result);
    declare(&result, &format!("{}({params})", db.func(id)))
}

/// Declares the functions of a scope.
pub fn write_prototypes(
    program: &LlProgram,
    db: &Database,
    units: &Units,
    scope: &Scope,
    out: &mut String,
) {
    out.push_str("\n/* ---- functions ---- */\n\n");
    for &id in &scope.funcs {
        let storage = match (&program.funcs[id].body, units.storage(id)) {
            // What is there only once knows the runtime's functions; their pointers are to anything.
            (FuncBody::External(_), _) if db.is_in_runtime(id) => "RPY_DECLARED",
            (FuncBody::External(_) | FuncBody::Pending, _) => continue,
            (_, Storage::Cold) => "RPY_COLD RPY_DECLARED",
            (_, Storage::Small) => "inline static",
            (_, Storage::Shared) if program.dont_inline.contains(&id) => {
                "RPY_NOINLINE RPY_DECLARED"
            }
            (_, Storage::Shared) => "RPY_DECLARED",
        };
        let signature = signature(program, db, id, None);
        let _ = writeln!(out, "RPY_UNUSED {storage} {signature};");
    }
}

/// Defines functions.
pub fn write_all(
    program: &LlProgram,
    db: &Database,
    unit: (&Units, &Scope, &[FuncId]),
    sources: Option<&SourceMap>,
    file: &str,
    out: &mut String,
) {
    let (units, scope, funcs) = unit;
    let mut lines = Lines {
        sources,
        units,
        current: None,
        counted: 0,
        line: 1,
    };
    for &id in funcs {
        write_one(program, db, (units, scope), id, &mut lines, out);
        lines.back(file, out);
    }
}

fn write_one(
    program: &LlProgram,
    db: &Database,
    (units, scope): (&Units, &Scope),
    id: FuncId,
    lines: &mut Lines<'_>,
    out: &mut String,
) {
    let FuncBody::Graph(graph) = program.funcs[id].body else {
        return;
    };
    let graph = &program.graphs[graph];
    let first = program.code_of(id);
    if first != id {
        let signature = signature(program, db, id, Some(graph.params()));
        let call = call_of_first(program, db, id, first, graph.params());
        let _ = writeln!(out, "\nRPY_SHARED {signature}\n{{\n    {call}\n}}");
        return;
    }
    let mut writer = FuncWriter::new(program, db, scope, graph);
    writer.body(lines);
    out.push('\n');
    let storage = match units.storage(id) {
        Storage::Small => "static",
        Storage::Cold | Storage::Shared => "RPY_SHARED",
    };
    let signature = signature(program, db, id, Some(graph.params()));
    let _ = writeln!(out, "{storage} {signature}\n{{");
    writer.declarations(out);
    push_with_lines(&writer.text, out);
    out.push_str("}\n");
}

/// What a version does that has the code of the first of them: so it is called by a name and with types that
/// do not depend on which one that is.
fn call_of_first(
    program: &LlProgram,
    db: &Database,
    id: FuncId,
    first: FuncId,
    params: &[Var],
) -> String {
    let def = |id: FuncId| &program.types.funcs[program.funcs[id].ty];
    let passed = def(first).params.iter().zip(params);
    let passed = passed.filter(|(&ty, _)| ty != LlType::Void);
    let args =
        passed.map(|(&ty, param)| format!("({})v{}", c_type(program, db, ty), param.index()));
    let call = format!(
        "{}({});",
        db.func(first),
        args.collect::<Vec<_>>().join(", ")
    );
    match def(id).result {
        LlType::Void => call,
        ty => format!("return ({}){call}", c_type(program, db, ty)),
    }
}

/// `#line` directives.
struct Lines<'a> {
    sources: Option<&'a SourceMap>,
    units: &'a Units,
    /// The last place that was written.
    current: Option<(crate::source::FileId, u32)>,
    /// How many bytes of the output have been counted, and the line they end in.
    counted: usize,
    line: usize,
}

impl Lines<'_> {
    /// Leads to a place in the source.
    fn at(&mut self, span: Option<Span>, out: &mut String) {
        let (Some(sources), Some(span)) = (self.sources, span) else {
            return;
        };
        let place = (span.file, self.units.line(sources, span));
        if self.current != Some(place) {
            self.current = Some(place);
            let _ = write!(out, "#line {} ", place.1);
            super::data::string_literal(sources.file(span.file).name.as_bytes(), out);
            out.push('\n');
        }
    }

    /// Whether two places are one line of a program, or one of them is in none.
    fn are_one(&self, a: Option<Span>, b: Option<Span>) -> bool {
        let (Some(sources), Some(a), Some(b)) = (self.sources, a, b) else {
            return true;
        };
        let is_own = sources.is_own(a.file);
        is_own || (a.file == b.file && sources.line(a) == sources.line(b))
    }

    /// Leads back to the generated file.
    fn back(&mut self, file: &str, out: &mut String) {
        if self.current.take().is_some() {
            self.line += out[self.counted..].matches('\n').count();
            self.counted = out.len();
            let _ = write!(out, "#line {} ", self.line + 1);
            super::data::string_literal(file.as_bytes(), out);
            out.push('\n');
        }
    }
}

/// Adds the text of a function. A `#line` directive counts on from its line; statements that come
/// from the same line of Python get one each, so that debuggers find it.
fn push_with_lines(text: &str, out: &mut String) {
    let mut place = None;
    let mut is_fresh = false;
    for line in text.lines() {
        if let Some(directive) = line.strip_prefix("#line ") {
            place = directive.split(' ').next();
            is_fresh = true;
        } else if let (Some(number), true) = (place, line.starts_with(' ')) {
            if !is_fresh {
                let _ = writeln!(out, "#line {number}");
            }
            is_fresh = false;
        } else {
            is_fresh = false;
        }
        out.push_str(line);
        out.push('\n');
    }
}

/// Writes one function.
pub(super) struct FuncWriter<'a> {
    pub(super) program: &'a LlProgram,
    pub(super) db: &'a Database,
    pub(super) scope: &'a Scope,
    pub(super) graph: &'a Graph<Ll>,
    needed: Vec<bool>,
    /// What a variable is called if not by its own name: inputs of blocks with one way in.
    aliases: SecondaryMap<Var, Option<Value<Ll>>>,
    /// The variable whose name another one has besides.
    shared: SecondaryMap<Var, Option<Var>>,
    /// How often a variable is used.
    uses: Vec<u32>,
    /// The expressions that stand where they are used.
    tests: SecondaryMap<Var, Option<String>>,
    /// Those of the block that nothing has used so far, in their order; whether each reads memory.
    waiting: Vec<(Var, bool)>,
    /// The variables that are assigned, so must be declared.
    assigned: Vec<Var>,
    is_assigned: SecondaryMap<Var, bool>,
    /// The frame begins elsewhere than at the start, and has to be declared.
    has_frame: bool,
    /// The frame is still to be left by the block that returns.
    leaves: bool,
    text: String,
}

impl<'a> FuncWriter<'a> {
    fn new(
        program: &'a LlProgram,
        db: &'a Database,
        scope: &'a Scope,
        graph: &'a Graph<Ll>,
    ) -> Self {
        FuncWriter {
            program,
            db,
            scope,
            graph,
            needed: Vec::new(),
            aliases: SecondaryMap::new(),
            shared: SecondaryMap::new(),
            uses: Vec::new(),
            tests: SecondaryMap::new(),
            waiting: Vec::new(),
            assigned: Vec::new(),
            is_assigned: SecondaryMap::new(),
            has_frame: false,
            leaves: false,
            text: String::new(),
        }
    }

    pub(super) fn c_type(&self, ty: LlType) -> String {
        c_type(self.program, self.db, ty)
    }

    pub(super) fn type_of(&self, value: &Value<Ll>) -> LlType {
        match value {
            Value::Var(var) => self.graph.vars[*var].ty,
            Value::Const(constant) => constant.ty(),
        }
    }

    /// The C name of a variable, or the constant that it is.
    pub(super) fn name(&self, var: Var) -> String {
        if let Some(test) = &self.tests[var] {
            return test.clone();
        }
        match self.root(&Value::Var(var)) {
            Value::Var(root) => self.local(*root),
            constant => self.value(constant),
        }
    }

    /// The variable in C that has the value of one that is no alias.
    fn shared(&self, var: Var) -> Var {
        let mut var = var;
        while let Some(other) = self.shared[var] {
            var = other;
        }
        var
    }

    fn local(&self, var: Var) -> String {
        format!("v{}", self.shared(var).index())
    }

    pub(super) fn is_needed(&self, var: Var) -> bool {
        self.needed[var.index()] && !self.is_void(var)
    }

    /// Whether an input has a variable, to which links assign.
    pub(super) fn is_assigned_by_links(&self, input: Var) -> bool {
        self.is_needed(input) && self.aliases[input].is_none()
    }

    fn is_void(&self, var: Var) -> bool {
        self.graph.vars[var].ty == LlType::Void
    }

    // ---- the body ------------------------------------------------------------------------

    fn body(&mut self, lines: &mut Lines<'_>) {
        let graph = self.graph;
        let mut blocks = graph.reachable();
        blocks.retain(|&b| b != graph.ret);
        self.needed = needed(self.program, graph, &blocks);
        self.uses = uses(self.program, graph, &blocks, &self.needed);
        let preds = graph.predecessors();
        self.find_aliases(&blocks, &preds);
        self.shared = self.coalesce(&blocks, &preds);

        // The text of each block, and the labels that are jumped to.
        let mut texts = Vec::with_capacity(blocks.len());
        let mut jumped_to = SecondaryMap::<Block, bool>::new();
        for (index, &block) in blocks.iter().enumerate() {
            let next = blocks.get(index + 1).copied();
            let mut text = String::new();
            self.block(block, next, lines, &mut jumped_to, &mut text);
            texts.push(text);
        }
        for &param in graph.params() {
            if !self.needed[param.index()] && !self.is_void(param) {
                let _ = writeln!(self.text, "    (void)v{};", param.index());
            }
        }
        for (block, text) in blocks.iter().zip(texts) {
            if jumped_to[*block] {
                let _ = writeln!(self.text, "{block}:");
            }
            self.text.push_str(&text);
        }
    }

    /// Finds the inputs that need no variable of their own, since all links pass the same value
    /// for them: it is still there, for C's variables are those of the function.
    fn find_aliases(&mut self, blocks: &[Block], preds: &Predecessors) {
        let graph = self.graph;
        // What links pass for the inputs that have a variable so far.
        let mut open: Vec<(Var, Vec<&Value<Ll>>)> = Vec::new();
        for &block in blocks.iter().filter(|&&block| block != graph.start) {
            for (at, &input) in graph.blocks[block].inputs.iter().enumerate() {
                if !self.needed[input.index()] {
                    continue;
                }
                let links = preds[block].iter();
                let passed = links.map(|&(pred, exit)| &graph.blocks[pred].exits[exit].args[at]);
                open.push((input, passed.collect()));
            }
        }
        let mut before = usize::MAX;
        while open.len() < before {
            before = open.len();
            open.retain(|(input, passed)| {
                let roots = passed.iter().map(|value| self.root(value));
                let mut others = roots.filter(|value| value.var() != Some(*input));
                let Some(first) = others.next() else {
                    return true;
                };
                if !others.all(|other| other == first) {
                    return true;
                }
                let first = first.clone();
                self.aliases[*input] = Some(first);
                false
            });
        }
    }

    /// What a value is an alias of, itself if of none.
    pub(super) fn root<'v>(&'v self, value: &'v Value<Ll>) -> &'v Value<Ll> {
        let mut value = value;
        while let Value::Var(var) = value {
            match &self.aliases[*var] {
                Some(alias) => value = alias,
                None => break,
            }
        }
        value
    }

    fn block(
        &mut self,
        block: Block,
        next: Option<Block>,
        lines: &mut Lines<'_>,
        jumped_to: &mut SecondaryMap<Block, bool>,
        out: &mut String,
    ) {
        let graph = self.graph;
        let data = &graph.blocks[block];
        let tests = self.first_test(data);
        let mut written = 0;
        for (index, op) in data.ops.iter().enumerate() {
            if index < written || !self.is_written(op) {
                continue;
            }
            let wanted = self.is_needed(op.result);
            let result = self.local(op.result);
            let expression = match (
                op.code,
                index.checked_sub(1).map(|before| &data.ops[before]),
            ) {
                (LlOp::OvfOccurred, Some(before)) => {
                    Some(self.statement(before, &self.local(before.result)))
                }
                _ => self.expression(op),
            };
            let reads = self.takes_waiting(op);
            if index >= tests && expression.is_some() {
                lines.at(op.span, out);
                self.tests[op.result] = expression;
                continue;
            }
            if let (true, Some(text)) = (self.stands_where_used(data, index, lines), &expression) {
                if text.len() <= LONGEST {
                    self.tests[op.result] = Some(format!("({text})"));
                    self.waiting.push((op.result, reads));
                    continue;
                }
            }
            if has_effect(self.program, op) {
                self.settle(true, out);
            }
            lines.at(op.span, out);
            let _ = match expression {
                Some(expression) if wanted => {
                    self.assign(op.result);
                    writeln!(out, "    {result} = {expression};")
                }
                // What has a type is a cast, perhaps, which some compilers do not like to see unused.
                Some(expression) if !self.is_void(op.result) => {
                    writeln!(out, "    (void)({expression});")
                }
                Some(expression) => writeln!(out, "    {expression};"),
                None => {
                    if !self.is_void(op.result) {
                        self.assign(op.result);
                    }
                    if matches!(op.code.row().c, C::Flag(_)) {
                        continue;
                    }
                    let of_frame = self.of_frame(block, index, &mut written);
                    match of_frame.unwrap_or_else(|| self.statement(op, &result)) {
                        text if text.is_empty() => Ok(()),
                        text => writeln!(out, "    {text}"),
                    }
                }
            };
        }
        self.settle(false, out);
        self.exits(data, next, jumped_to, out);
    }

    /// What is written of the frame of root slots as a whole: where it begins, and is declared; slots that are cleared together; where it
    /// ends with the function. `written` is set to the operation behind those that this was.
    fn of_frame(&mut self, block: Block, index: usize, written: &mut usize) -> Option<String> {
        let data = &self.graph.blocks[block];
        match data.ops[index].code {
            // (Nothing jumps to the start, so all that follows is in its scope.)
            LlOp::GcEnterFrame(slots) if block == self.graph.start => {
                Some(format!("RPY_GC_FRAME({slots});"))
            }
            LlOp::GcEnterFrame(_) => {
                self.has_frame = true;
                None
            }
            LlOp::GcSaveRoot(_) => {
                let cleared = data.ops[index..].iter().map_while(|op| match op.code {
                    LlOp::GcSaveRoot(slot) => {
                        let is_null = matches!(op.args[0], Value::Const(LlConst::Null(_)));
                        is_null.then_some(slot)
                    }
                    _ => None,
                });
                let cleared: Vec<u32> = cleared.collect();
                *written = index + cleared.len();
                let save = |text, slot| format!("RPY_GC_SAVE({slot}, {text})");
                let text = cleared.iter().fold("NULL".to_string(), save);
                (!cleared.is_empty()).then(|| text + ";")
            }
            LlOp::GcLeaveFrame(_) => {
                let is_last = index + 1 == data.ops.len();
                let returns = matches!(&data.exits[..], [link] if link.target == self.graph.ret);
                self.leaves = is_last && returns;
                self.leaves.then(String::new)
            }
            _ => None,
        }
    }

    pub(super) fn is_written(&self, op: &Op<Ll>) -> bool {
        self.is_needed(op.result) || has_effect(self.program, op)
    }

    /// Whether an operation may be written behind its place, where its result is used.
    pub(super) fn may_stand_elsewhere(&self, op: &Op<Ll>) -> bool {
        let plain = matches!(op.code.row().effect, Effect::Pure | Effect::Reads);
        plain && self.uses[op.result.index()] == 1 && !has_effect(self.program, op)
    }

    /// Whether an operation is written where its result is used: that is once, by a later operation
    /// of the same block and line of Python. (Debuggers find each line.)
    fn stands_where_used(&self, data: &BlockData<Ll>, index: usize, lines: &Lines<'_>) -> bool {
        let op = &data.ops[index];
        if !self.may_stand_elsewhere(op) {
            return false;
        }
        let mut later = data.ops[index + 1..]
            .iter()
            .filter(|op| self.is_written(op));
        let user = later.find(|later| later.args.iter().any(|arg| arg.var() == Some(op.result)));
        user.is_some_and(|user| lines.are_one(op.span, user.span))
    }

    /// Takes the expressions that stand in an operation; whether its own depends on memory: what it reads, and
    /// where objects are.
    fn takes_waiting(&mut self, op: &Op<Ll>) -> bool {
        let mut reads = op.code.row().effect == Effect::Reads
            || op
                .args
                .iter()
                .any(|arg| matches!(self.type_of(arg), LlType::Ptr(_) | LlType::Address));
        self.waiting.retain(|&(var, waiting_reads)| {
            let is_taken = op.args.iter().any(|arg| arg.var() == Some(var));
            reads |= is_taken && waiting_reads;
            !is_taken
        });
        reads
    }

    /// Assigns expressions that have not been used yet to variables, before something has an effect: those
    /// that read memory, or all.
    fn settle(&mut self, only_reads: bool, out: &mut String) {
        for (var, reads) in std::mem::take(&mut self.waiting) {
            if only_reads && !reads {
                self.waiting.push((var, reads));
            } else if let Some(text) = self.tests[var].take() {
                self.assign(var);
                let _ = writeln!(out, "    {} = {text};", self.local(var));
            }
        }
    }

    /// Where in a block the operations start that only make the test of its switch, each of the
    /// one before it: they are written as one expression.
    pub(super) fn first_test(&self, data: &BlockData<Ll>) -> usize {
        let (ExitSwitch::Value(mut wanted), true) = (data.switch, data.exits.len() == 2) else {
            return data.ops.len();
        };
        let passed = data.exits.iter().flat_map(|link| &link.args);
        let passed: Vec<Var> = passed.filter_map(Value::var).collect();
        for (index, op) in data.ops.iter().enumerate().rev() {
            let is_test = op.result == wanted
                && self.graph.vars[wanted].ty == LlType::Bool
                && !passed.contains(&wanted)
                && !has_effect(self.program, op);
            if !is_test {
                return index + 1;
            }
            match (op.code, op.args.first()) {
                (LlOp::Likely | LlOp::Unlikely, Some(Value::Var(var))) => wanted = *var,
                _ => return index,
            }
        }
        0
    }

    fn assign(&mut self, var: Var) {
        let var = self.shared(var);
        if !std::mem::replace(&mut self.is_assigned[var], true) {
            self.assigned.push(var);
        }
    }

    fn exits(
        &mut self,
        data: &BlockData<Ll>,
        next: Option<Block>,
        jumped_to: &mut SecondaryMap<Block, bool>,
        out: &mut String,
    ) {
        let mut jump = |writer: &mut Self, link: &Link<Ll>, next: Option<Block>| {
            let mut text = writer.assignments(link);
            if link.target == writer.graph.ret {
                let value = link.args.first();
                let value = value.filter(|value| writer.type_of(value) != LlType::Void);
                let value = value.map(|value| writer.value(value));
                let _ = match (std::mem::take(&mut writer.leaves), value) {
                    (true, value) => write!(text, "RPY_GC_RETURN({});", value.unwrap_or_default()),
                    (false, Some(value)) => write!(text, "return {value};"),
                    (false, None) => write!(text, "return;"),
                };
            } else if Some(link.target) != next {
                jumped_to[link.target] = true;
                let _ = write!(text, "goto {};", link.target);
            }
            text
        };
        let switch = match data.switch {
            ExitSwitch::Value(var) if data.exits.len() > 1 => var,
            _ => {
                match data.exits.first() {
                    Some(link) => {
                        let text = jump(self, link, next);
                        if !text.is_empty() {
                            let _ = writeln!(out, "    {text}");
                        }
                    }
                    None => out.push_str("    RPY_UNREACHABLE();\n"),
                }
                return;
            }
        };
        let name = self.name(switch);
        let is_bool = self.graph.vars[switch].ty == LlType::Bool;
        let wide = self.graph.vars[switch].ty == LlType::Int(IntKind::I128);
        if is_bool && data.exits.len() == 2 {
            let falling = usize::from(Some(data.exits[1].target) == next);
            let (taken, other) = (&data.exits[1 - falling], &data.exits[falling]);
            let when = match (&taken.case, &other.case) {
                (Some(LlCase::Bool(b)), _) => *b,
                (_, Some(LlCase::Bool(b))) => !*b,
                _ => true,
            };
            let test = match (when, self.tests[switch].is_some()) {
                (true, _) => name,
                (false, false) => format!("!{name}"),
                (false, true) => format!("!({name})"),
            };
            let text = jump(self, taken, None);
            let _ = writeln!(out, "    if ({test}) {{ {text} }}");
            let text = jump(self, other, next);
            if !text.is_empty() {
                let _ = writeln!(out, "    {text}");
            }
            return;
        }
        if !wide {
            let _ = writeln!(out, "    switch ({name}) {{");
        }
        let mut default = None;
        for link in &data.exits {
            let case = match &link.case {
                Some(LlCase::Int(n)) => {
                    let kind = match self.graph.vars[switch].ty {
                        LlType::Int(kind) => kind,
                        _ => IntKind::U32,
                    };
                    int(self.program, *n, kind)
                }
                Some(LlCase::Bool(b)) => b.to_string(),
                _ => {
                    default = Some(link);
                    continue;
                }
            };
            let text = jump(self, link, None);
            if wide {
                let _ = writeln!(out, "    if ({name} == {case}) {{ {text} }}");
            } else {
                let _ = writeln!(out, "    case {case}: {text}");
            }
        }
        let text = match default {
            Some(link) => jump(self, link, None),
            None => "RPY_UNREACHABLE();".into(),
        };
        let _ = if wide {
            writeln!(out, "    {text}")
        } else {
            writeln!(out, "    default: {text}\n    }}")
        };
    }

    /// Assigns what a link passes.
    fn assignments(&mut self, link: &Link<Ll>) -> String {
        if link.target == self.graph.ret {
            return String::new();
        }
        let mut moves: Vec<(Var, String, String)> = Vec::new();
        for (arg, &input) in link.args.iter().zip(&self.graph.blocks[link.target].inputs) {
            if !self.is_assigned_by_links(input) {
                continue;
            }
            self.assign(input);
            let (to, from) = (self.name(input), self.value(arg));
            if to != from {
                moves.push((input, to, from));
            }
        }
        let mut text = String::new();
        let mut saved = 0;
        while !moves.is_empty() {
            // What nothing else reads any more can be written.
            let free = moves
                .iter()
                .position(|(_, to, _)| !moves.iter().any(|(_, t, from)| from == to && t != to));
            match free {
                Some(index) => {
                    let (_, to, from) = moves.remove(index);
                    let _ = write!(text, "{to} = {from}; ");
                }
                None => {
                    // A cycle: put one value aside.
                    let (var, to, _) = moves[0].clone();
                    let name = format!("rpy_t{saved}");
                    saved += 1;
                    let ty = self.c_type(self.graph.vars[var].ty);
                    let _ = write!(text, "{} = {to}; ", declare(&ty, &name));
                    for (_, _, from) in &mut moves {
                        if *from == to {
                            from.clone_from(&name);
                        }
                    }
                }
            }
        }
        if saved > 0 {
            // The temporary variables need a scope of their own.
            text = format!("{{ {}}} ", text);
        }
        text
    }

    fn declarations(&self, out: &mut String) {
        let mut by_type: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for &var in &self.assigned {
            if self.graph.params().contains(&var) {
                continue;
            }
            let ty = self.c_type(self.graph.vars[var].ty);
            by_type
                .entry(ty)
                .or_default()
                .push(format!("v{}", var.index()));
        }
        for (ty, names) in &by_type {
            for chunk in names.chunks(12) {
                let star = ty.ends_with('*');
                let list = if star {
                    // Each name needs its own stars.
                    let base = ty.trim_end_matches('*');
                    let stars = &ty[base.len()..];
                    let names: Vec<String> = chunk.iter().map(|n| format!("{stars}{n}")).collect();
                    format!("{base}{}", names.join(", "))
                } else {
                    format!("{ty} {}", chunk.join(", "))
                };
                let _ = writeln!(out, "    {list};");
            }
        }
        if self.has_frame {
            out.push_str("    void **rpy_frame;\n");
        }
    }
}
