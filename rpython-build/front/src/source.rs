//! Source files and positions in them.

use crate::entity::PrimaryMap;
use crate::entity_id;
use std::cell::OnceCell;
use std::collections::BTreeSet;

entity_id! {
    /// A source file of the run.
    pub struct FileId("file");
}

/// A range of bytes in one source file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// The file.
    pub file: FileId,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset behind the last byte.
    pub end: u32,
}

/// One source file: its text and how it is called in messages and in generated code.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// The path to show: relative to the crate, `/` between parts, or `<rpython>/ll_str.py` for
    /// a module of the toolchain's own. Never absolute: it reaches generated output.
    pub name: String,
    /// The text, decoded.
    pub text: String,
    /// Byte offset of the start of each line.
    pub line_starts: Vec<u32>,
}

/// All source files of the run.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: PrimaryMap<FileId, SourceFile>,
    assigned: OnceCell<Assigned>,
}

/// Names that a program assigns to other than in the plainest ways, as far as its text shows.
#[derive(Debug, Default)]
pub struct Assigned {
    /// Attributes of anything but `self` that are assigned, those of anything that are deleted, and
    /// all texts in files that ask whether an object has an attribute.
    pub attributes: BTreeSet<String>,
    /// Attributes of anything that are assigned.
    pub stored: BTreeSet<String>,
    /// Those of anything that the file imports: perhaps a module.
    pub of_imported: BTreeSet<String>,
    /// Names in `global` statements, and in which file.
    pub globals: BTreeSet<(FileId, String)>,
}

impl SourceMap {
    /// A map without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file under the name that messages show.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        let text = text.into();
        self.assigned.take();
        let mut line_starts = vec![0];
        line_starts.extend(
            text.bytes()
                .enumerate()
                .filter(|&(_, b)| b == b'\n')
                .map(|(i, _)| i as u32 + 1),
        );
        self.files.push(SourceFile {
            name: name.into(),
            text,
            line_starts,
        })
    }

    /// The toolchain's own files, whose names start with `<`.
    pub fn own_files(&self) -> Vec<FileId> {
        self.files
            .iter()
            .filter(|(_, f)| f.name.starts_with('<'))
            .map(|(id, _)| id)
            .collect()
    }

    /// Whether a file is the toolchain's own.
    pub fn is_own(&self, file: FileId) -> bool {
        self.files[file].name.starts_with('<')
    }

    /// Whether a file of the program has this text.
    pub fn program_has(&self, text: &str) -> bool {
        self.files
            .values()
            .any(|f| !f.name.starts_with('<') && f.text.contains(text))
    }

    /// What the program assigns.
    pub fn assigned(&self) -> &Assigned {
        self.assigned.get_or_init(|| {
            let mut found = Assigned::default();
            for (id, file) in self.files.iter() {
                if file.name.starts_with('<') {
                    continue;
                }
                let imports = |l: &&str| l.starts_with("import ") || l.starts_with("from ");
                let lines = file.text.lines().map(str::trim_start).filter(imports);
                let imported = lines.flat_map(|l| l.split([' ', ',', '(', ')'])).collect();
                for line in file.text.lines() {
                    found.look_at(id, &imported, line);
                }
                if file.text.contains("hasattr(") || file.text.contains("getattr(") {
                    let texts = file.text.split(['\'', '"']);
                    let is_name = |c: char| rpython_unicode::is_identifier_continue(c);
                    let names = texts.filter(|t| !t.is_empty() && t.chars().all(is_name));
                    found.attributes.extend(names.map(str::to_string));
                }
            }
            found
        })
    }

    /// Whether the program reads the `value` of a `StopIteration` that it has caught.
    pub fn program_reads_stop_value(&self) -> bool {
        let mut programs = self.files.values().filter(|f| !f.name.starts_with('<'));
        programs.any(|file| {
            let mut parts = file.text.split("StopIteration as ").skip(1);
            parts.any(|part| {
                let is_name = |c: char| rpython_unicode::is_identifier_continue(c);
                let end = part.find(|c| !is_name(c)).unwrap_or(part.len());
                file.text.contains(&format!("{}.value", &part[..end]))
            })
        })
    }

    /// The file.
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id]
    }

    /// The 1-based line of a span's start.
    pub fn line(&self, span: Span) -> u32 {
        self.line_column(span.file, span.start).0
    }

    /// The 1-based line and column (in code points) of an offset.
    pub fn line_column(&self, file: FileId, offset: u32) -> (u32, u32) {
        let file = &self.files[file];
        let line = file
            .line_starts
            .partition_point(|&start| start <= offset)
            .max(1);
        let start = file.line_starts[line - 1] as usize;
        let upto = (offset as usize).min(file.text.len());
        let column = file.text.get(start..upto).map_or(0, |s| s.chars().count());
        (line as u32, column as u32 + 1)
    }

    /// The text of a 1-based line without its line end; empty if there is no such line.
    pub fn line_text(&self, file: FileId, line: u32) -> &str {
        let file = &self.files[file];
        let Some(&start) = file.line_starts.get((line as usize).wrapping_sub(1)) else {
            return "";
        };
        let rest = &file.text[start as usize..];
        rest.split('\n').next().unwrap_or("").trim_end_matches('\r')
    }
}

impl Assigned {
    fn look_at(&mut self, file: FileId, imported: &BTreeSet<&str>, line: &str) {
        let statement = line.trim_start();
        if let Some(names) = statement.strip_prefix("global ") {
            let names = names.split(['#', ';']).next().unwrap_or_default();
            let names = names.split(',').map(|n| (file, n.trim().to_string()));
            self.globals.extend(names);
        }
        let deletes = statement.starts_with("del ") || statement.contains("delattr(");
        let assigns = line.contains('=') || line.contains("setattr(");
        if !deletes && !assigns {
            return;
        }
        if line.contains("setattr(") || line.contains("delattr(") {
            let quoted = line.split(['\'', '"']).skip(1).step_by(2);
            for name in quoted {
                self.attributes.insert(name.to_string());
                self.stored.insert(name.to_string());
            }
        }
        let is_name = |c: char| rpython_unicode::is_identifier_continue(c);
        for (at, _) in line.match_indices('.') {
            let rest = &line[at + 1..];
            let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
            let (name, rest) = rest.split_at(end);
            let receiver = line[..at].rfind(|c| !is_name(c)).map_or(0, |p| p + 1);
            // (A character before it may have several bytes.)
            let receiver = line.get(receiver..at).unwrap_or_default();
            let rest = rest.trim_start();
            let assigned = match rest
                .trim_start_matches(['+', '-', '*', '/', '%', '&', '|', '^', '@', '<', '>'])
            {
                after if after.starts_with("==") => false,
                after if after.starts_with('=') => true,
                // In a target of several parts, or with a type.
                after => after.starts_with([',', ')', ']', ':']) && line.contains('='),
            };
            if name.is_empty() {
                continue;
            }
            if assigned {
                self.stored.insert(name.to_string());
            }
            if deletes || assigned && receiver != "self" {
                self.attributes.insert(name.to_string());
            }
            if assigned && imported.contains(receiver) {
                self.of_imported.insert(name.to_string());
            }
        }
    }
}
