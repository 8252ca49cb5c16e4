//! Source files and positions in them.

use crate::entity::PrimaryMap;
use crate::entity_id;
use std::sync::OnceLock;

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
    /// The toolchain's own, not the program's.
    pub own: bool,
    /// The program's file that imports it, the first of several.
    pub imported_by: Option<FileId>,
    /// Looked for at the first question: of most of the toolchain's own files there is none.
    line_starts: OnceLock<Vec<u32>>,
}

impl SourceFile {
    /// Byte offset of the start of each line.
    pub fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let ends = self.text.match_indices('\n');
            let behind = ends.map(|(at, _)| at as u32 + 1);
            std::iter::once(0).chain(behind).collect()
        })
    }
}

/// All source files of the run.
#[derive(Debug, Default)]
pub struct SourceMap {
    files: PrimaryMap<FileId, SourceFile>,
}

impl SourceMap {
    /// A map without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file of the program under the name that messages show.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        self.add_file(name.into(), text.into(), false)
    }

    /// Adds a file of the toolchain's own.
    pub fn add_own(&mut self, name: impl Into<String>, text: impl Into<String>) -> FileId {
        self.add_file(name.into(), text.into(), true)
    }

    fn add_file(&mut self, name: String, text: String, own: bool) -> FileId {
        self.files.push(SourceFile {
            name,
            text,
            own,
            imported_by: None,
            line_starts: OnceLock::new(),
        })
    }

    /// Says which file imports another one.
    pub fn set_importer(&mut self, file: FileId, importer: FileId) {
        self.files[file].imported_by = Some(importer);
    }

    /// A file, the one that imports it, and so on.
    pub fn importers(&self, file: FileId) -> impl Iterator<Item = FileId> + '_ {
        std::iter::successors(Some(file), |&file| self.files[file].imported_by)
    }

    /// The toolchain's own files.
    pub fn own_files(&self) -> Vec<FileId> {
        self.files
            .iter()
            .filter(|(_, f)| f.own)
            .map(|(id, _)| id)
            .collect()
    }

    /// The program's files.
    pub fn files_of_program(&self) -> Vec<FileId> {
        let files = self.files.iter().filter(|(_, f)| !f.own);
        files.map(|(id, _)| id).collect()
    }

    /// Whether a file is the toolchain's own.
    pub fn is_own(&self, file: FileId) -> bool {
        self.files[file].own
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
        let starts = file.line_starts();
        let line = starts.partition_point(|&start| start <= offset).max(1);
        let start = starts[line - 1] as usize;
        let upto = (offset as usize).min(file.text.len());
        let column = file.text.get(start..upto).map_or(0, |s| s.chars().count());
        (line as u32, column as u32 + 1)
    }

    /// The text of a 1-based line without its line end; empty if there is no such line.
    pub fn line_text(&self, file: FileId, line: u32) -> &str {
        let file = &self.files[file];
        let Some(&start) = file.line_starts().get((line as usize).wrapping_sub(1)) else {
            return "";
        };
        let rest = &file.text[start as usize..];
        rest.split('\n').next().unwrap_or("").trim_end_matches('\r')
    }
}
