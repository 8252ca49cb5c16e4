//! Exceptions as objects: construction, text, raising, matching, tracebacks.

use super::builtin::Args;
use super::hostspace::{HResult, HostSpace};
use super::object::{ObjId, Object, TracebackEntry};
use super::slots::binary_symbol;
use super::space::Unwind;
use crate::front::code::{BinaryOp, Instr};
use std::fmt::Write;
use std::rc::Rc;
use std::sync::Arc;

impl HostSpace {
    /// `BaseException.__new__(class, *args)`: `args` are kept; `OSError` picks a subclass.
    pub fn new_exception_of(&mut self, class: ObjId, args: Args<'_>) -> HResult {
        let class = match args.pos {
            [errno, _, ..] if class == self.heap.types.os_error => {
                self.os_error_class(*errno).unwrap_or(class)
            }
            _ => class,
        };
        Ok(self.new_exception(class, args.pos.to_vec()))
    }

    /// The class that stands for an error number.
    pub fn os_error_class(&self, errno: ObjId) -> Option<ObjId> {
        let t = &self.heap.types;
        Some(match self.heap.as_int(errno)? {
            1 | 13 => t.permission_error,
            2 => t.file_not_found_error,
            3 => t.process_lookup_error,
            4 => t.interrupted_error,
            10 => t.child_process_error,
            11 => t.blocking_io_error,
            17 => t.file_exists_error,
            20 => t.not_a_directory_error,
            21 => t.is_a_directory_error,
            32 => t.broken_pipe_error,
            103 => t.connection_aborted_error,
            104 => t.connection_reset_error,
            110 => t.timeout_error,
            111 => t.connection_refused_error,
            _ => return None,
        })
    }

    /// `BaseException.__init__(self, *args)`
    pub fn exception_init(&mut self, this: ObjId, args: Args<'_>) -> HResult<()> {
        let t = self.heap.types;
        let allowed: &[&str] = if self.heap.is_instance(this, t.import_error) {
            &["name", "path"]
        } else if self.heap.is_instance(this, t.attribute_error) {
            &["name", "obj"]
        } else if self.heap.is_instance(this, t.name_error) {
            &["name"]
        } else {
            &[]
        };
        for (name, value) in args.kw {
            if !allowed.contains(&&**name) {
                let class = self.heap.type_name(this);
                return Err(self.type_error(format!("{class}() takes no keyword arguments")));
            }
            self.set_plain_attr(this, name, *value);
        }
        // OSError(errno, strerror, filename) keeps the first two.
        let keep = match args.pos {
            [_, _, _, ..] if self.heap.is_instance(this, t.os_error) => {
                self.set_plain_attr(this, "filename", args.pos[2]);
                2
            }
            all => all.len(),
        };
        if let Some(e) = self.heap.exception_mut(this) {
            e.args = args.pos[..keep].to_vec();
        }
        if self.heap.is_instance(this, t.syntax_error) {
            let details = match args.pos {
                &[_, details] => self.heap.as_tuple(details).map(|parts| parts.to_vec()),
                _ => None,
            };
            let names = ["msg", "filename", "lineno", "offset", "text"];
            let given = args.pos.first().copied().into_iter();
            let given = given.chain(details.into_iter().flatten());
            for (name, value) in names.into_iter().zip(given) {
                self.set_plain_attr(this, name, value);
            }
        }
        Ok(())
    }

    /// `str(exc)` as Python's own exception classes do it.
    pub fn exception_str(&mut self, exc: ObjId) -> HResult<Arc<str>> {
        let t = self.heap.types;
        let args = self
            .heap
            .exception(exc)
            .map(|e| e.args.clone())
            .unwrap_or_default();
        if self.heap.is_instance(exc, t.key_error) {
            if let [key] = args[..] {
                return self.repr(key);
            }
        }
        if self.heap.is_instance(exc, t.os_error) {
            if let [errno, message] = args[..] {
                let (errno, message) = (self.str(errno)?, self.str(message)?);
                return Ok(match self.heap.instance_attr(exc, "filename") {
                    Some(file) => {
                        let file = self.repr(file)?;
                        format!("[Errno {errno}] {message}: {file}").into()
                    }
                    None => format!("[Errno {errno}] {message}").into(),
                });
            }
        }
        if self.heap.is_instance(exc, t.syntax_error) {
            return self.syntax_error_str(exc);
        }
        match args[..] {
            [] => Ok("".into()),
            [one] => self.str(one),
            [encoding, object, start, end, reason]
                if self.heap.is_instance(exc, t.unicode_decode_error)
                    || self.heap.is_instance(exc, t.unicode_encode_error) =>
            {
                let (encoding, reason) = (self.str(encoding)?, self.str(reason)?);
                let what = self.coding_fault(object, start, end)?;
                Ok(format!("'{encoding}' codec can't {what}: {reason}").into())
            }
            _ => {
                let tuple = self.heap.new_tuple(args);
                self.repr(tuple)
            }
        }
    }

    /// What is wrong with a text that is no Python, and where.
    fn syntax_error_str(&mut self, exc: ObjId) -> HResult<Arc<str>> {
        let attr = |name| self.heap.instance_attr(exc, name);
        let (msg, file, line) = (attr("msg"), attr("filename"), attr("lineno"));
        let file = file.and_then(|file| self.heap.as_str(file));
        let file = file.map(|file| file.rsplit('/').next().unwrap_or_default().to_owned());
        let line = line.and_then(|line| self.heap.as_int(line));
        let msg = self.str(msg.unwrap_or(self.heap.none))?;
        Ok(match (file, line) {
            (Some(file), Some(line)) => format!("{msg} ({file}, line {line})").into(),
            (Some(file), None) => format!("{msg} ({file})").into(),
            (None, Some(line)) => format!("{msg} (line {line})").into(),
            (None, None) => msg,
        })
    }

    /// What of a text or of bytes cannot be encoded or decoded.
    fn coding_fault(&mut self, object: ObjId, start: ObjId, end: ObjId) -> HResult<String> {
        let (start, end) = (self.index(start)?, self.index(end)?);
        let at = usize::try_from(start).unwrap_or(0);
        let one = end == start + 1;
        Ok(match self.heap.as_str(object) {
            Some(text) => match text.chars().nth(at).filter(|_| one) {
                Some(c) => {
                    let shown = match c as u32 {
                        n @ 0..=0xff => format!("\\x{n:02x}"),
                        n @ 0x100..=0xffff => format!("\\u{n:04x}"),
                        n => format!("\\U{n:08x}"),
                    };
                    format!("encode character '{shown}' in position {start}")
                }
                None => format!("encode characters in position {start}-{}", end - 1),
            },
            None => match self.buffer_arg(object)?.get(at).filter(|_| one) {
                Some(byte) => format!("decode byte 0x{byte:02x} in position {start}"),
                None => format!("decode bytes in position {start}-{}", end - 1),
            },
        })
    }

    /// `repr(exc)` as Python's own exception classes do it.
    pub fn exception_repr(&mut self, exc: ObjId) -> HResult<String> {
        let args = self
            .heap
            .exception(exc)
            .map(|e| e.args.clone())
            .unwrap_or_default();
        let name = self.heap.type_name(exc);
        if let [one] = args[..] {
            let one = self.repr(one)?;
            return Ok(format!("{name}({one})"));
        }
        let tuple = self.heap.new_tuple(args);
        let args = self.repr(tuple)?;
        Ok(format!("{name}{args}"))
    }

    /// What `raise x` raises: an instance of a class, or the exception itself.
    pub fn as_exception(&mut self, x: ObjId) -> HResult {
        if self.heap.exception(x).is_some() {
            return Ok(x);
        }
        let base = self.heap.types.base_exception;
        if self.heap.class(x).is_some() && self.heap.is_subclass(x, base) {
            let exc = self.call_obj(x, &[])?;
            if self.heap.exception(exc).is_some() {
                return Ok(exc);
            }
            let (class, given) = (self.repr(x)?, self.heap.type_name(exc));
            return Err(self.type_error(format!(
                "calling {class} should have returned an instance of BaseException, not \
                 <class '{given}'>"
            )));
        }
        Err(self.type_error("exceptions must derive from BaseException"))
    }

    /// `raise x from cause`
    pub fn raise_from(&mut self, x: ObjId, cause: Option<ObjId>) -> Unwind<ObjId> {
        let exc = match self.as_exception(x) {
            Ok(exc) => exc,
            Err(error) => return error,
        };
        if let Some(cause) = cause {
            let cause = if cause == self.heap.none {
                None
            } else {
                match self.as_exception(cause) {
                    Ok(cause) => Some(cause),
                    Err(error) if self.is_error(&error, self.heap.types.type_error) => {
                        return self.type_error("exception causes must derive from BaseException")
                    }
                    Err(error) => return error,
                }
            };
            if let Some(e) = self.heap.exception_mut(exc) {
                e.cause = cause;
                e.suppress_context = true;
            }
        }
        self.raise_object(exc)
    }

    /// Whether an `except` clause takes an exception.
    pub fn exception_matches(&mut self, exc: ObjId, class: ObjId) -> HResult<bool> {
        if let Some(items) = self.heap.as_tuple(class).cloned() {
            for &item in items.iter() {
                if self.exception_matches(exc, item)? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        let base = self.heap.types.base_exception;
        if self.heap.class(class).is_none() || !self.heap.is_subclass(class, base) {
            return Err(self.type_error(
                "catching classes that do not inherit from BaseException is not allowed",
            ));
        }
        Ok(self.heap.is_instance(exc, class))
    }

    /// The traceback of an exception as an object, or `None`.
    pub fn traceback_of(&mut self, exc: ObjId) -> ObjId {
        let entries: Vec<TracebackEntry> = match self.heap.exception(exc) {
            Some(e) => e.traceback.iter().rev().cloned().collect(),
            None => vec![],
        };
        match entries.is_empty() {
            true => self.heap.none,
            false => self.heap.add(Object::Traceback(entries.into())),
        }
    }

    /// Sets an exception's traceback from a traceback object or `None`.
    pub fn set_traceback(&mut self, exc: ObjId, traceback: ObjId) -> HResult<()> {
        let entries: Vec<TracebackEntry> = match self.heap.get(traceback) {
            Object::Traceback(entries) => entries.iter().rev().cloned().collect(),
            Object::None => vec![],
            _ => return Err(self.type_error("__traceback__ must be a traceback or None")),
        };
        if let Some(e) = self.heap.exception_mut(exc) {
            e.traceback = entries;
        }
        Ok(())
    }

    /// The traceback of an exception as CPython prints it, causes and contexts first.
    pub fn format_traceback(&mut self, exc: ObjId) -> String {
        let mut out = String::new();
        let mut seen = vec![];
        self.format_chain(exc, &mut seen, &mut out);
        out
    }

    fn format_chain(&mut self, exc: ObjId, seen: &mut Vec<ObjId>, out: &mut String) {
        if seen.len() > 100 {
            return;
        }
        seen.push(exc);
        let Some(e) = self.heap.exception(exc) else {
            return;
        };
        let (cause, context, suppress) = (e.cause, e.context, e.suppress_context);
        match (cause, context) {
            (Some(cause), _) if !seen.contains(&cause) => {
                self.format_chain(cause, seen, out);
                out.push_str(
                    "\nThe above exception was the direct cause of the following exception:\n\n",
                );
            }
            (None, Some(context)) if !suppress && !seen.contains(&context) => {
                self.format_chain(context, seen, out);
                out.push_str(
                    "\nDuring handling of the above exception, another exception occurred:\n\n",
                );
            }
            _ => {}
        }
        let Some(e) = self.heap.exception(exc) else {
            return;
        };
        if !e.traceback.is_empty() {
            out.push_str("Traceback (most recent call last):\n");
            let entries: Vec<TracebackEntry> = e.traceback.iter().rev().cloned().collect();
            out.push_str(&self.format_entries(&entries));
        }
        out.push_str(&self.format_exception_only(exc));
    }

    /// The lines of a traceback's entries; a long run of the same one is cut as CPython does.
    pub fn format_entries(&self, entries: &[TracebackEntry]) -> String {
        let mut out = String::new();
        let mut at = 0;
        while at < entries.len() {
            let text = self.format_entry(&entries[at]);
            let (code, line) = (&entries[at].code, self.entry_line(&entries[at]));
            let mut run = 1;
            while at + run < entries.len()
                && Rc::ptr_eq(&entries[at + run].code, code)
                && self.entry_line(&entries[at + run]) == line
            {
                run += 1;
            }
            for _ in 0..run.min(3) {
                out.push_str(&text);
            }
            if run > 3 {
                let more = run - 3;
                let s = if more == 1 { "" } else { "s" };
                let _ = writeln!(out, "  [Previous line repeated {more} more time{s}]");
            }
            at += run;
        }
        out
    }

    /// The line of a traceback's entry.
    pub fn entry_line(&self, entry: &TracebackEntry) -> u32 {
        entry
            .code
            .spans
            .get(entry.pc as usize)
            .map_or(1, |&span| self.sources.line(span))
    }

    fn format_entry(&self, entry: &TracebackEntry) -> String {
        let line = self.entry_line(entry);
        let file = &self.sources.file(entry.code.file).name;
        let mut text = format!("  File \"{file}\", line {line}, in {}\n", entry.code.name);
        let source = self.sources.line_text(entry.code.file, line);
        if !source.trim().is_empty() {
            let _ = writeln!(text, "    {}", source.trim());
            if let Some(marks) = self.entry_marks(entry, line, source) {
                let _ = writeln!(text, "    {marks}");
            }
        }
        text
    }

    /// The `^^^^` under the part of the line that raised, unless that is all of it.
    fn entry_marks(&self, entry: &TracebackEntry, line: u32, source: &str) -> Option<String> {
        let span = *entry.code.spans.get(entry.pc as usize)?;
        let instr = *entry.code.instrs.get(entry.pc as usize)?;
        if matches!(
            instr,
            Instr::ImportName(_) | Instr::ImportFrom(_) | Instr::ImportStar
        ) {
            // To CPython these are their whole statement.
            return None;
        }
        let line_start = self.sources.file(span.file).line_starts()[line as usize - 1];
        let indent = source.len() - source.trim_start().len();
        let mut start = ((span.start - line_start) as usize).min(source.len());
        if matches!(instr, Instr::LoadAttr(_)) {
            // The span is the attribute's name; to CPython it is the whole expression.
            start = primary_start(source, start);
        }
        let one_line = self.sources.line_column(span.file, span.end).0 == line;
        let end = match one_line {
            true => ((span.end - line_start) as usize).min(source.len()),
            false => source.trim_end().len(),
        };
        let segment = source.get(start..end)?;
        let anchor = if one_line {
            anchor(instr, segment)
        } else {
            None
        };
        let all = segment.chars().count() >= source.trim().chars().count();
        if segment.is_empty() || (all && anchor.is_none()) {
            return None;
        }
        let mut marks = " ".repeat(source.get(indent.min(start)..start)?.chars().count());
        for (at, _) in segment.char_indices() {
            let primary = anchor.as_ref().is_none_or(|a| a.contains(&at));
            marks.push(if primary { '^' } else { '~' });
        }
        Some(marks)
    }

    /// Where a `SyntaxError` of the compiler is, as CPython shows it.
    fn syntax_error_place(&self, exc: ObjId) -> Option<String> {
        if !self.heap.is_instance(exc, self.heap.types.syntax_error) {
            return None;
        }
        let attr = |name: &str| self.heap.instance_attr(exc, name);
        let file = self.heap.as_str(attr("filename")?)?;
        let line = self.heap.as_int(attr("lineno")?)?;
        let mut out = format!("  File \"{file}\", line {line}\n");
        let text = attr("text")
            .and_then(|t| self.heap.as_str(t))
            .map(|t| t.trim_end());
        let number = |name: &str| attr(name).and_then(|n| self.heap.as_int(n));
        if let (Some(text), Some(start), Some(end)) = (text, number("offset"), number("end_offset"))
        {
            let indent = text.chars().take_while(|c| c.is_whitespace()).count();
            let width = text.chars().count();
            let start = (start - 1).clamp(indent as i64, width as i64) as usize;
            let end = (end - 1).clamp(start as i64 + 1, width.max(start + 1) as i64) as usize;
            let _ = writeln!(out, "    {}", text.trim_start());
            let _ = writeln!(
                out,
                "    {}{}",
                " ".repeat(start - indent),
                "^".repeat(end - start)
            );
        }
        Some(out)
    }

    /// The last line: `module.Class: message`, with its notes.
    pub fn format_exception_only(&mut self, exc: ObjId) -> String {
        let class = self.heap.type_of(exc);
        let mut name = self
            .heap
            .class(class)
            .map_or("?".into(), |c| c.qualname.to_string());
        let module = self
            .heap
            .lookup_in_class(class, "__module__")
            .map(|(_, m)| m);
        if let Some(module) = module.and_then(|m| self.heap.as_str(m)) {
            if !matches!(&**module, "builtins" | "__main__") {
                name = format!("{module}.{name}");
            }
        }
        let text = match self.str(exc) {
            Ok(text) => text,
            Err(_) => "<exception str() failed>".into(),
        };
        if let Some(place) = self.syntax_error_place(exc) {
            let message = self.heap.instance_attr(exc, "msg");
            let message = message
                .and_then(|m| self.heap.as_str(m))
                .map_or(text, |m| m.clone());
            return format!("{place}{name}: {message}\n");
        }
        let hint = self.suggestion(exc);
        let hint = hint.map_or_else(String::new, |name| format!(". Did you mean: '{name}'?"));
        let mut out = match text.is_empty() {
            true => format!("{name}\n"),
            false => format!("{name}: {text}{hint}\n"),
        };
        let notes = self
            .heap
            .exception(exc)
            .map(|e| e.notes.clone())
            .unwrap_or_default();
        for note in notes {
            if let Ok(text) = self.str(note) {
                let _ = writeln!(out, "{text}");
            }
        }
        out
    }
}

/// The part of an operation's text that CPython marks with `^`, the rest being `~`: the operator,
/// or the brackets of a subscript with what is between them.
fn anchor(instr: Instr, segment: &str) -> Option<std::ops::Range<usize>> {
    match instr {
        Instr::Binary(op) => {
            let symbol = binary_symbol(op);
            let first = op == BinaryOp::Pow;
            let mut found = None;
            for at in top_level(segment) {
                let rest = &segment[at..];
                // `*` is not the first half of `**`, nor `/` that of `//`.
                let doubled = symbol.len() == 1 && rest[1..].starts_with(symbol);
                let second = symbol.len() == 1 && segment[..at].ends_with(symbol);
                let candidate = at > 0 && rest.starts_with(symbol) && !doubled && !second;
                if candidate && !(first && found.is_some()) {
                    found = Some(at..at + symbol.len());
                }
            }
            found
        }
        Instr::Subscript | Instr::StoreSubscript | Instr::DeleteSubscript => {
            let open = top_level(segment)
                .into_iter()
                .rfind(|&at| segment[at..].starts_with('['));
            let open = open.filter(|&at| at > 0 && segment.ends_with(']'))?;
            Some(open..segment.len())
        }
        _ => None,
    }
}

/// Where the expression in front of the attribute name at this offset starts, on its line.
fn primary_start(line: &str, name: usize) -> usize {
    let bytes = line.as_bytes();
    let word = |b: u8| b == b'_' || b.is_ascii_alphanumeric() || b >= 0x80;
    let mut at = name;
    loop {
        // Behind a dot, or behind brackets that call or index what is in front of them.
        if at > 0 && bytes[at - 1] == b'.' {
            at -= 1;
        } else if at == name || !matches!(bytes[at], b'(' | b'[') {
            return at;
        }
        match at.checked_sub(1).map(|i| bytes[i]) {
            Some(b')' | b']' | b'}') => {
                let mut depth = 0;
                while at > 0 {
                    at -= 1;
                    match bytes[at] {
                        b')' | b']' | b'}' => depth += 1,
                        b'(' | b'[' | b'{' => depth -= 1,
                        _ => {}
                    }
                    if depth == 0 {
                        break;
                    }
                }
                // Brackets behind nothing are a display or a parenthesis: the expression itself.
                let called =
                    at > 0 && (word(bytes[at - 1]) || matches!(bytes[at - 1], b')' | b']'));
                if !called {
                    return at;
                }
            }
            Some(quote @ (b'"' | b'\'')) => {
                at -= 1;
                while at > 0 && bytes[at - 1] != quote {
                    at -= 1;
                }
                return at.saturating_sub(1);
            }
            Some(b) if word(b) => {
                while at > 0 && word(bytes[at - 1]) {
                    at -= 1;
                }
                if at == 0 || bytes[at - 1] != b'.' {
                    return at;
                }
            }
            _ => return at,
        }
    }
}

/// The offsets of characters outside of brackets and strings; of an opening bracket itself too.
fn top_level(text: &str) -> Vec<usize> {
    let mut offsets = vec![];
    let (mut depth, mut quote) = (0u32, None);
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match (quote, c) {
            (Some(_), '\\') => {
                chars.next();
            }
            (Some(q), _) if c == q => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '(' | '[' | '{') => {
                if depth == 0 {
                    offsets.push(at);
                }
                depth += 1;
            }
            (None, ')' | ']' | '}') => depth = depth.saturating_sub(1),
            (None, _) if depth == 0 => offsets.push(at),
            (None, _) => {}
        }
    }
    offsets
}
