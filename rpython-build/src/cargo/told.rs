//! Which declaration says what is wrong.
//!
//! The compiler shows an error where the macro puts it. So each goes into the manifest with the part of a declaration that it
//! is of: that in which it has a place, be it one of several. What has none there, the module says whose Python file it is in.

use crate::diag::Diagnostic;
use crate::ffi::span;
use crate::pipeline::PythonModule;
use crate::source::{FileId, SourceMap, Span};
use rpython_spec::manifest::{ManifestType, Told};
use rpython_spec::{Manifest, Module, Part, Place, Value};

/// What is declared.
#[derive(Clone, PartialEq, Debug)]
enum Of {
    /// The module of this number in the manifest.
    Module(usize),
    /// A type or a trait, of this name and hash.
    Type(String, String),
}

/// The parts of all declarations.
#[derive(Default)]
pub struct Parts(Vec<(Of, Part, Span)>);

impl Parts {
    /// Those of a module, of this number in the manifest.
    pub fn add_module(&mut self, index: usize, module: &Module, file: FileId) {
        self.add(Of::Module(index), module.parts(), file);
    }

    /// Those of a type or a trait that a module uses.
    pub fn add_type(&mut self, value: &Value, file: FileId) {
        let of = Of::Type(value.name.clone(), value.interface_hash());
        self.add(of, value.parts(), file);
    }

    fn add(&mut self, of: Of, parts: Vec<(Part, Place)>, file: FileId) {
        let parts = parts.into_iter();
        self.0
            .extend(parts.map(|(part, place)| (of.clone(), part, span(file, place))));
    }

    /// The innermost part that has a place in it.
    fn at(&self, place: Span) -> Option<(&Of, Part)> {
        let has = |span: &Span| {
            span.file == place.file && span.start <= place.start && place.end <= span.end
        };
        let around = self.0.iter().filter(|(.., span)| has(span));
        let innermost = around.min_by_key(|(.., span)| span.end - span.start);
        innermost.map(|(of, part, _)| (of, *part))
    }

    /// Leaves an error to the declaration that it is of.
    pub fn tell(
        &self,
        manifest: &mut Manifest,
        modules: &[PythonModule],
        sources: &SourceMap,
        error: &Diagnostic,
        text: String,
    ) {
        let labels = error.primary.iter().chain(&error.labels);
        let spans: Vec<Span> = labels.map(|label| label.span).collect();
        // (What a function gives is told to be something else: where that comes from, in a parameter, say, is beside it.)
        let primary = error.primary.as_ref().and_then(|label| self.at(label.span));
        let all = || spans.iter().filter_map(|&span| self.at(span));
        let result = || all().find(|(_, part)| matches!(part, Part::Result(_)));
        let declared = primary.or_else(result).or_else(|| all().next());
        let errors = match declared {
            Some((Of::Type(name, hash), _)) => of_type(manifest, name, hash),
            Some((&Of::Module(index), _)) => &mut manifest.modules[index].errors,
            None => match manifest
                .modules
                .get_mut(module_of(modules, sources, &spans))
            {
                Some(module) => &mut module.errors,
                None => return,
            },
        };
        let part = declared.map_or(Part::Whole, |(_, part)| part);
        errors.push(Told { part, text });
    }
}

/// The errors of a type in the manifest.
fn of_type<'m>(manifest: &'m mut Manifest, name: &str, hash: &str) -> &'m mut Vec<Told> {
    let types = &mut manifest.types;
    let known = types
        .iter()
        .position(|of| of.name == name && of.hash == hash);
    let index = known.unwrap_or_else(|| {
        types.push(ManifestType {
            name: name.into(),
            hash: hash.into(),
            errors: Vec::new(),
        });
        types.len() - 1
    });
    &mut types[index].errors
}

/// The module whose Python file has one of these places, or imports the file that has, or that is declared before it; the
/// first one for others.
fn module_of(modules: &[PythonModule], sources: &SourceMap, spans: &[Span]) -> usize {
    let found = spans.iter().find_map(|&span| {
        let found = sources.importers(span.file).find_map(|file| {
            let name = &sources.file(file).name;
            modules.iter().position(|module| &module.file == name)
        });
        found.or_else(|| declared_before(modules, span))
    });
    found.unwrap_or(0)
}

/// The module whose attribute is the last one before a place in a Rust file.
fn declared_before(modules: &[PythonModule], span: Span) -> Option<usize> {
    let before =
        |module: &PythonModule| module.span.file == span.file && module.span.start <= span.start;
    let candidates = modules
        .iter()
        .enumerate()
        .filter(|(_, module)| before(module));
    candidates
        .max_by_key(|(_, module)| module.span.start)
        .map(|(index, _)| index)
}
