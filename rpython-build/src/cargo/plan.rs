//! From the declarations found to the pipeline's input and the macro's manifest.

use super::scan::{shown, Scan, Wrong};
use super::told::Parts;
use crate::diag::Diagnostic;
use crate::ffi::{self, span, EntryConstant, EntryParam, EntryPoint, RustValue};
use crate::inputs::Inputs;
use crate::package::{is_packaged, normalize, outside, Problem};
use crate::pipeline::{LibraryName, PythonModule};
use crate::source::{FileId, SourceMap, Span};
use rpython_spec::hash::fnv1a;
use rpython_spec::manifest::ManifestModule;
use rpython_spec::value::{Content, Kind, Shape};
use rpython_spec::{Class, Function, Manifest, Module, Type};
use rpython_unicode::is_identifier;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What is to be translated.
pub struct Plan {
    /// How the library is called.
    pub library: LibraryName,
    /// The Rust files.
    pub sources: SourceMap,
    /// The modules to translate, one for each interface; parallel to the manifest's.
    pub modules: Vec<PythonModule>,
    /// The folders of those modules' import roots, absolute, in order of appearance.
    pub roots: Vec<PathBuf>,
    /// What the macro will read.
    pub manifest: Manifest,
    /// What the declarations consist of.
    pub parts: Parts,
    /// What is wrong with the declarations.
    pub diagnostics: Vec<Diagnostic>,
    /// What is left out.
    pub left_out: LeftOut,
    /// Where the modules were looked for.
    pub inputs: Inputs,
}

/// Entry points that need types which are declared wrong, or traits: the macro says that of each, and nothing else is to be said.
#[derive(Default)]
pub struct LeftOut {
    /// The modules that they are of, by their numbers in the manifest.
    pub modules: BTreeSet<usize>,
    /// What the macro says.
    pub told: Vec<Diagnostic>,
}

/// How the library of a package is called.
pub fn library_name(package: &str, version: &str) -> LibraryName {
    let hash = fnv1a(format!("{package} {version}").as_bytes());
    let prefix = format!("rpy_{}_{:08x}", identifier(package), hash as u32);
    LibraryName {
        link_name: prefix.clone(),
        prefix,
    }
}

/// Makes the plan.
pub fn plan(library: LibraryName, base_dir: &Path, scan: Scan) -> Plan {
    let manifest = Manifest {
        version: rpython_spec::VERSION.into(),
        prefix: library.prefix.clone(),
        link_name: library.link_name.clone(),
        aliases: scan.aliases,
        ..Manifest::default()
    };
    let mut plan = Plan {
        library,
        sources: SourceMap::new(),
        modules: Vec::new(),
        roots: Vec::new(),
        manifest,
        parts: Parts::default(),
        diagnostics: Vec::new(),
        left_out: LeftOut::default(),
        inputs: Inputs::default(),
    };
    let mut around = Around {
        unclear: scan.unclear,
        ..Around::default()
    };
    let mut modules = Vec::new();
    for rust_file in scan.files {
        let file = plan.sources.add(rust_file.name, rust_file.text);
        let of_file = rust_file.values.into_iter();
        (around.values).extend(of_file.map(|value| RustValue { value, file }));
        let wrong = rust_file.wrong.into_iter();
        around.wrong.extend(wrong.map(|wrong| (file, wrong)));
        modules.extend(rust_file.modules.into_iter().map(|module| (file, module)));
    }
    for (_, module) in &modules {
        let classes = module.classes();
        (around.classes).extend(classes.map(|class| (class.name.clone(), module.name.clone())));
    }
    // Declared twice in the same words: one translation serves both.
    let mut known = BTreeSet::new();
    modules.retain(|(_, module): &(FileId, Module)| known.insert(module.interface_hash()));
    let names = names(modules.iter().map(|(_, module)| module));
    for ((file, module), names) in modules.into_iter().zip(names) {
        plan.add(base_dir, file, &module, &around, names);
    }
    plan
}

/// What the package has around its modules.
#[derive(Default)]
struct Around {
    values: Vec<RustValue>,
    /// Those that are declared wrong, and where.
    wrong: Vec<(FileId, Wrong)>,
    /// Names that declarations use, and several aliases have.
    unclear: BTreeSet<String>,
    /// The classes that modules declare, with the names of those.
    classes: BTreeMap<String, String>,
}

impl Plan {
    fn add(
        &mut self,
        base_dir: &Path,
        file: FileId,
        module: &Module,
        around: &Around,
        names: Vec<String>,
    ) {
        let prefix = &self.library.prefix;
        let entry_points: Vec<EntryPoint> = module
            .functions
            .iter()
            .zip(names)
            .map(|(function, name)| EntryPoint {
                function: function.name.clone(),
                call: function.call.clone(),
                symbol: format!("{prefix}_{name}"),
                name,
                runs: function.runs,
                params: function
                    .params
                    .iter()
                    .map(|param| EntryParam {
                        name: param.name.clone(),
                        ty: param.ty.clone(),
                        optional: param.optional,
                        span: span(file, param.place),
                    })
                    .collect(),
                result: function.result.clone(),
                fallible: function.fallible,
                error: function.error.clone(),
                span: span(file, function.place),
                result_span: span(file, function.result_place),
            })
            .collect();
        let at = self.manifest.modules.len();
        self.manifest.modules.push(ManifestModule {
            hash: module.interface_hash(),
            name: module.name.clone(),
            python: module.python.clone(),
            symbols: entry_points
                .iter()
                .map(|entry| entry.symbol.clone())
                .collect(),
            constants: Vec::new(),
            docs: Vec::new(),
            values: Vec::new(),
            errors: Vec::new(),
        });
        let values = self.values_of(at, &entry_points, around);
        let hashes = values
            .iter()
            .map(|one| (one.value.name.clone(), one.value.interface_hash()));
        self.manifest.modules[at].values = hashes.collect();
        self.parts.add_module(at, module, file);
        for of in &values {
            self.parts.add_type(&of.value, of.file);
        }
        let path_span = span(file, module.place);
        let (name, root) = match locate(base_dir, &module.python, &mut self.inputs) {
            Ok(found) => found,
            Err(problem) => {
                let diagnostic = Diagnostic::error("RP0002", problem.message)
                    .at(path_span, problem.label)
                    .help(problem.help);
                self.diagnostics.push(diagnostic);
                (String::new(), base_dir.to_path_buf())
            }
        };
        if let Some(other) = self
            .modules
            .iter()
            .find(|other| other.name == name && other.file != module.python)
        {
            if !name.is_empty() {
                let message = format!("two Python files are both the module `{name}`");
                let diagnostic = Diagnostic::error("RP0003", message)
                    .at(path_span, format!("`{}`", module.python))
                    .label(other.span, format!("`{}`", other.file))
                    .help("rename one of them, or put it into a package (a folder with `__init__.py`)");
                self.diagnostics.push(diagnostic);
            }
        }
        if !self.roots.contains(&root) {
            self.roots.push(root);
        }
        let constants = module.constants.iter().map(|constant| EntryConstant {
            name: constant.renamed.as_ref().unwrap_or(&constant.name).clone(),
            ty: constant.ty.clone(),
            span: span(file, constant.place),
        });
        self.modules.push(PythonModule {
            file: module.python.clone(),
            name,
            span: path_span,
            entry_points,
            constants: constants.collect(),
            values,
        });
    }

    /// The types of which the entry points of a module have values, or exceptions.
    fn values_of(
        &mut self,
        module: usize,
        entry_points: &[EntryPoint],
        around: &Around,
    ) -> Vec<RustValue> {
        let mut found: Vec<RustValue> = Vec::new();
        let mut missing: BTreeSet<String> = BTreeSet::new();
        // Names, what they have to be, and where they are used.
        let mut asked: Vec<(String, Kind, Span)> = Vec::new();
        let names = |ty: &Type, span: Span| -> Vec<(String, Kind, Span)> {
            let classes = ty.values().into_iter();
            let value = |class: &Class| (class.name.clone(), Kind::Value, span);
            classes.map(value).collect()
        };
        for entry in entry_points {
            for param in &entry.params {
                asked.extend(names(&param.ty, param.span));
            }
            for param in &entry.params {
                let of = param.ty.of_trait();
                asked.extend(of.map(|of| (of.name.clone(), Kind::Object, param.span)));
            }
            asked.extend(names(&entry.result, entry.result_span));
            let error = entry.error.iter();
            asked.extend(error.map(|of| (of.name.clone(), Kind::Exception, entry.result_span)));
        }
        asked.reverse();
        while let Some((name, kind, span)) = asked.pop() {
            let is_it = |one: &&RustValue| one.value.name == name && one.value.kind == kind;
            if found.iter().any(|one| is_it(&one)) || missing.contains(&name) {
                continue;
            }
            let mut of_name: Vec<_> = around.values.iter().filter(is_it).collect();
            let wrong = around.wrong.iter();
            let wrong = wrong.filter(|(_, one)| one.name == name && one.kind == kind);
            let mut wrong: Vec<_> = wrong.collect();
            // Which of several is meant an import could tell that leads to another file; the compiler sees that it is
            // the right one.
            let mut files = of_name.iter().map(|one| one.file);
            let mut of_wrong = wrong.iter().map(|(file, _)| *file);
            if files.any(|file| file == span.file) || of_wrong.any(|file| file == span.file) {
                of_name.retain(|one| one.file == span.file);
                wrong.retain(|(file, _)| *file == span.file);
            }
            if let Some((file, wrong)) = wrong.first() {
                self.is_wrong(module, *file, wrong);
                missing.insert(name);
                continue;
            }
            let declared = around.classes.get(&name);
            let declared = declared.filter(|_| of_name.is_empty() && kind == Kind::Value);
            if let Some(module) = declared.filter(|_| !around.unclear.contains(&name)) {
                let label = format!(
                    "there is a class `{name}`, and nothing here that leads to the module `{module}`, which declares it"
                );
                let error = Diagnostic::error("RP0607", cannot_cross(kind, &name)).at(span, label);
                self.diagnostics.push(error.help(format!(
                    "import it from that module: `use super::{module}::{name};`"
                )));
                missing.insert(name);
                continue;
            }
            of_name.dedup_by_key(|one| one.value.interface());
            let error = match &of_name[..] {
                [one] => {
                    // (Methods take objects of the module's classes, too.)
                    let is_class = |name: &str| {
                        kind == Kind::Object
                            && ffi::classes(entry_points).any(|(class, _)| class.name == name)
                    };
                    let types = one.value.types().into_iter();
                    let types = types.filter(|(name, ..)| !is_class(name));
                    asked.extend(types.map(|(name, kind, place)| (name, kind, one.span(place))));
                    found.push((*one).clone());
                    continue;
                }
                [] => {
                    let attribute = kind.attribute();
                    let message = cannot_cross(kind, &name);
                    let label = match kind {
                        Kind::Value => {
                            format!("no type `{name}` of this package derives `rpython::Value`")
                        }
                        Kind::Exception => {
                            format!("no type `{name}` of this package has `{attribute}`")
                        }
                        Kind::Object => {
                            format!("no trait `{name}` of this package has `{attribute}`")
                        }
                    };
                    let add = format!("add `{attribute}` to `{name}`, in this package");
                    let is_unclear = kind == Kind::Value && around.unclear.contains(&name);
                    let is_exception = |name: &str| {
                        let mut values = around.values.iter();
                        values.any(|it| it.value.name == name && it.value.kind == Kind::Exception)
                    };
                    let label = match is_unclear {
                        true => format!("several aliases of this package are called `{name}`"),
                        false => label,
                    };
                    let help = match kind {
                        _ if is_unclear => format!(
                            "write what this one stands for, or declare it in this module: `type {name} = …;`"
                        ),
                        Kind::Object => add,
                        // (Exceptions go one way: what has been raised.)
                        Kind::Value if is_exception(&name) => format!(
                            "an exception comes to Rust as the `E` of a `Result`. To hand one over, declare its class in the module, \
                             `type {name};`: then `&{name}` is an object of it"
                        ),
                        _ => format!("{add}, or have a type in place of it that does"),
                    };
                    Diagnostic::error("RP0607", message)
                        .at(span, label)
                        .help(help)
                }
                [one, two, ..] => {
                    let (what, help) = match kind {
                        Kind::Object => ("traits", "rename one of them"),
                        _ => (
                            "types",
                            "rename one of them; `#[rpython(name = \"…\")]` says which class it stands for",
                        ),
                    };
                    let message = format!("two {what} `{name}` have `{}`", kind.attribute());
                    Diagnostic::error("RP0607", message)
                        .at(two.span(two.value.place), "the second one")
                        .label(one.span(one.value.place), "the first one")
                        .label(span, "which of them is meant here cannot be told")
                        .help(help)
                }
            };
            self.diagnostics.push(error);
            missing.insert(name);
        }
        for of in &found {
            self.diagnostics.extend(not_of_struct(of, &found));
        }
        found
    }

    /// A module needs what is declared wrong.
    fn is_wrong(&mut self, module: usize, file: FileId, wrong: &Wrong) {
        self.left_out.modules.insert(module);
        let error = Diagnostic::error("RP0607", &*wrong.error).at(span(file, wrong.place), "");
        if !self.left_out.told.contains(&error) {
            self.left_out.told.push(error);
        }
    }
}

/// That something of this name is not what it has to be.
fn cannot_cross(kind: Kind, name: &str) -> String {
    match kind {
        Kind::Value => format!("`{name}` cannot cross to Python"),
        Kind::Exception => format!("`{name}` stands for no exception"),
        Kind::Object => format!("Python cannot call objects of `{name}`"),
    }
}

/// What is wrong with variants that have a value in them, among these types: that has to be of a class.
fn not_of_struct(of: &RustValue, all: &[RustValue]) -> Vec<Diagnostic> {
    let Shape::Classes(variants) = &of.value.shape else {
        return Vec::new();
    };
    let is_struct = |name: &str| {
        let mut found = all.iter().filter(|one| one.value.name == name);
        found.all(|one| matches!(one.value.shape, Shape::Fields(_)))
    };
    let wrong = variants
        .iter()
        .filter_map(|variant| match &variant.content {
            Content::Of(class) if !is_struct(&class.name) => Some((variant, &class.name)),
            _ => None,
        });
    wrong
        .map(|(variant, name)| {
            let message = format!("a variant stands for one Python class, and `{name}` is an enum");
            Diagnostic::error("RP0607", message)
                .at(of.span(variant.place), format!("`{name}` in it"))
                .help("have a struct in it, or name a field: `Name { value: … }`")
        })
        .collect()
}

/// The name to import a file under and the folder to find it from: packages around it, folders
/// with `__init__.py`, are part of the name.
fn locate(base_dir: &Path, file: &str, inputs: &mut Inputs) -> Result<(String, PathBuf), Problem> {
    let path = normalize(&base_dir.join(file));
    if !is_packaged(base_dir, &path) {
        return Err(outside(file));
    }
    inputs.look(&path);
    if !path.is_file() {
        return Err(Problem {
            message: format!("cannot find `{file}`"),
            label: "no such file".into(),
            help: format!("the path is relative to the crate's folder: expected {}", {
                let folder = base_dir.file_name().unwrap_or_default().to_string_lossy();
                format!("`{folder}/{file}`")
            }),
        });
    }
    let mut parts = Vec::new();
    let stem = path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    if stem != "__init__" {
        parts.push(stem);
    }
    let mut root = path.parent().unwrap_or(base_dir);
    let mut is_package = |folder: &Path| {
        let init = folder.join("__init__.py");
        inputs.look(&init);
        init.is_file()
    };
    while is_package(root) {
        parts.push(
            root.file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
        );
        let Some(parent) = root.parent() else { break };
        root = parent;
    }
    parts.reverse();
    if let Some(part) = parts.iter().find(|part| !is_identifier(part)) {
        return Err(Problem {
            message: format!("`{part}` is not a module name"),
            label: format!("imported as `{}`", parts.join(".")),
            help: "a Python module's name is made of letters, digits and `_`".into(),
        });
    }
    Ok((parts.join("."), root.to_path_buf()))
}

/// The text as part of a C identifier.
fn identifier(text: &str) -> String {
    let mut result = String::new();
    for c in text.chars() {
        match c {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '_' => result.push(c),
            '-' | ' ' => result.push('_'),
            other => result.push_str(&format!("u{:x}", other as u32)),
        }
    }
    result
}

/// What the functions of modules are called in their library: each by its module, its class and its own name, whatever is
/// declared under other names. Where several would be called the same, a hash of the Python file, of what is called and of its types says which it
/// is; those of which that is the same, too, are counted.
fn names<'m>(modules: impl Iterator<Item = &'m Module> + Clone) -> Vec<Vec<String>> {
    let name = |module: &Module, function: &Function| {
        let class = function.call.class();
        let class = class.map_or(String::new(), |class| format!("{}_", class.name));
        let function = identifier(&format!("{class}{}", function.name));
        format!("{}_{function}", identifier(&module.name))
    };
    let mut known: BTreeMap<String, u32> = BTreeMap::new();
    for own in ffi::OWN_FUNCTIONS {
        known.insert(own.into(), 1);
    }
    for module in modules.clone() {
        for function in &module.functions {
            *known.entry(name(module, function)).or_default() += 1;
        }
    }
    let mut taken = BTreeSet::new();
    let mut of_function = |module: &Module, function: &Function| {
        let name = name(module, function);
        if known[&name] == 1 {
            return name;
        }
        let text = format!("{} {}", module.python, function.interface());
        let base = format!("{name}_{:08x}", fnv1a(text.as_bytes()) as u32);
        let (mut name, mut count) = (base.clone(), 1);
        while known.contains_key(&name) || !taken.insert(name.clone()) {
            count += 1;
            name = format!("{base}_{count}");
        }
        name
    };
    let of_module = |module: &Module| {
        let functions = module.functions.iter();
        let names = functions.map(|function| of_function(module, function));
        names.collect()
    };
    modules.map(of_module).collect()
}

/// A file's name as messages show it.
pub fn file_name(base_dir: &Path, file: &Path) -> String {
    shown(base_dir, file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rpython_spec::{Call, Place, Runs};

    #[test]
    fn packages_are_part_of_the_name() {
        let base = std::env::temp_dir().join(format!("rpython-plan-{}", std::process::id()));
        std::fs::create_dir_all(base.join("py/pkg/sub")).unwrap();
        for file in [
            "py/a.py",
            "py/pkg/__init__.py",
            "py/pkg/sub/__init__.py",
            "py/pkg/sub/m.py",
            "py/a-b.py",
        ] {
            std::fs::write(base.join(file), "").unwrap();
        }
        let name = |file| {
            locate(&base, file, &mut Inputs::default())
                .map(|(name, _)| name)
                .map_err(|p| p.message)
        };
        assert_eq!(name("py/a.py").unwrap(), "a");
        assert_eq!(name("py/../py/pkg/sub/m.py").unwrap(), "pkg.sub.m");
        assert_eq!(name("py/pkg/__init__.py").unwrap(), "pkg");
        assert_eq!(
            locate(&base, "py/pkg/sub/m.py", &mut Inputs::default())
                .ok()
                .unwrap()
                .1,
            base.join("py")
        );
        assert_eq!(name("py/a-b.py").unwrap_err(), "`a-b` is not a module name");
        assert_eq!(name("py/b.py").unwrap_err(), "cannot find `py/b.py`");
        assert_eq!(
            name("py/../../b.py").unwrap_err(),
            "`py/../../b.py` is outside of the package"
        );
        std::fs::remove_dir_all(&base).unwrap();
    }

    #[test]
    fn names_are_unique_and_stay() {
        let library = library_name("my-crate", "0.1.0");
        assert!(library.prefix.starts_with("rpy_my_crate_"));
        assert_ne!(library.prefix, library_name("my-crate", "0.1.1").prefix);

        let module = |name: &str, python: &str, functions: &[(&str, Type)]| Module {
            name: name.into(),
            python: python.into(),
            functions: (functions.iter())
                .map(|(name, result)| Function {
                    name: (*name).into(),
                    call: Call::Function((*name).into()),
                    runs: Runs::Plain,
                    params: Vec::new(),
                    result: result.clone(),
                    fallible: false,
                    error: None,
                    place: Place::default(),
                    result_place: Place::default(),
                })
                .collect(),
            constants: Vec::new(),
            place: Place::default(),
        };
        let named = |modules: &[Module]| names(modules.iter()).concat();
        let take = module("take", "a.py", &[("error", Type::Unit)]);
        let a = module("a", "a.py", &[("b_c", Type::Unit), ("d", Type::Bool)]);
        let plain = named(&[a.clone(), take.clone()]);
        assert_eq!(plain[..2], ["a_b_c", "a_d"]);
        assert!(plain[2].starts_with("take_error_"), "{plain:?}");

        // Others in front, of the same names, do not change what these are called with others behind.
        let other = module("a_b", "b.py", &[("c", Type::Unit), ("e", Type::Unit)]);
        let same = module("a", "a.py", &[("d", Type::Bool)]);
        let behind = named(&[a.clone(), other.clone(), same.clone()]);
        let before = named(&[other, same, a]);
        assert_eq!(behind[0], before[3]);
        assert_eq!(behind[2..4], before[..2]);
        let different: BTreeSet<&String> = behind.iter().collect();
        assert_eq!(different.len(), behind.len(), "{behind:?}");
        // (The same function is declared twice: its names are counted.)
        assert_eq!(format!("{}_2", behind[1]), behind[4]);
    }
}
