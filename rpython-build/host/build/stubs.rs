//! Reads the stub files and writes the static tables of `src/stubs/mod.rs`.
//!
//! The grammar. A file has functions, below the `module("…")` that they are in, and classes,
//! possibly with type variables and one base, whose methods and attributes are taken over; a class
//! has methods and attributes. Each function and method has a result, and decorators:
//!
//! - `@lower(…)`, always: `rtyper` (an arm there), `annotator` (an arm there), `cast` (the argument made
//!   a number of the type of the result), `ll="module.function"` (a low-level helper), `app="module.function"` (one in Python),
//!   `gathered="module.function"` (the same, of a list of what is given by position), `op="name"`
//!   (an operation), `through=Class` (the same method of another class); besides,
//!   `extra=(…)`, what a low-level helper takes behind the parameters (constants, and tables of
//!   characters: `Set.Alpha`, `Map.Upper`), `char="module.function"`, the helper where the text that it
//!   looks at is known to be one character, `part="module.function"` where its receiver is a part of a text, `virtual="__name__"` for objects that have this special method, and
//!   `each="module.function"` for iterables of the program's own, and `star="module.function"` for as many
//!   arguments as there are at run time, in a list;
//! - `@pure`, `@mutates`, `@resizes`, `@staticmethod`;
//! - `@raises(Class, …)`: what it raises besides what any operation may (`HlOp::ALWAYS_RAISED`), what
//!   going through an iterable may, and what becomes of its operands. What is lowered to Python needs none.
//!
//! A class with `@lower(through=Base)` has the methods of its base on objects made one of that:
//! where they give such objects, they give its own.
//!
//! The body is `...`, or what is said of an item that the receiver gets by the method.
//!
//! An attribute is `name: type`, a field of instances, or `name: type = lower(…)`: `rtyper`,
//! `annotator`, `op="name"` (an operation on the object), `value=constant`, or
//! `app="module.function"`, besides with `set="module.function"` where it can be assigned.
//!
//! Types are names of the universe below, which is closed: nothing is imported. What is declared
//! again is an overload. A function's type variable is that of the parameter which has it, or of the
//! items of an `Iterable`; where its result is `Fresh[C[…]]`, a new object of a class, variables are that
//! class's. `Computed[T]` is a result of type `T` of which an arm of the annotator knows more.
//!
//! Entries with an arm are variants of an enum: `RtyperArm`, `AnnotatorArm`, `ResultArm`. Each is matched
//! in one place without a wildcard, so that an entry without an arm does not compile, nor an arm without an
//! entry.

use rpython_front::parse::{self, ast, Literal, Parsed, Tree};
use rpython_front::source::SourceMap;
use rpython_front::Mode;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A declared class.
struct Class {
    name: String,
    base: Option<String>,
    /// Whether it has its base's methods by objects of that.
    through: bool,
    /// The signatures, by the method's name.
    methods: BTreeMap<String, Vec<Declared>>,
    /// The attributes as Rust, by name.
    attributes: BTreeMap<String, String>,
}

/// A signature, its parts as Rust.
#[derive(Clone)]
struct Declared {
    owner: String,
    is_static: bool,
    name: String,
    params: String,
    result: String,
    items: &'static str,
    pure: bool,
    effect: &'static str,
    raises: String,
    reason: String,
    special: String,
    each: String,
    star: String,
    lowering: String,
}

impl Declared {
    fn rust(&self) -> String {
        let Declared {
            owner,
            is_static,
            name,
            params,
            result,
            items,
            pure,
            effect,
            raises,
            reason,
            special,
            each,
            star,
            lowering,
        } = self;
        format!(
            "Signature {{ owner: {owner}, is_static: {is_static}, name: {name:?}, \
             params: &[{params}], result: {result}, items: {items}, pure: {pure}, \
             effect: Effect::{effect}, raises: &[{raises}], reason: {reason:?}, special: {special}, each: {each}, star: {star}, \
             lowering: {lowering} }}"
        )
    }

    /// The same of a class that has it through this one: where it gives objects of this.
    fn through(&self, base: &str, class: &str) -> Read<Declared> {
        let (base_type, own_type) = (scalar(base)?, scalar(class)?);
        let gives = self.result.contains(&base_type);
        if self.is_static || !gives {
            return Ok(self.clone());
        }
        Ok(Declared {
            owner: format!("Some(Class::{})", camel(class)),
            result: self.result.replace(&base_type, &own_type),
            pure: false,
            lowering: format!("Lowering::Through(Class::{})", camel(base)),
            ..self.clone()
        })
    }
}

/// What `lower(…)` says, as Rust.
struct Lowered {
    lowering: Option<String>,
    /// The low-level helper, for a text that is one character or a part of another, and what all take besides.
    helper: Option<String>,
    char: String,
    part: String,
    extra: String,
    special: String,
    each: String,
    star: String,
    set: String,
}

/// What went wrong, and where.
type Read<T> = Result<T, String>;

/// What stub files declare.
pub struct Tables {
    /// The tables as Rust.
    pub text: String,
    /// The functions in Python that lowerings name, by module and name.
    pub helpers: BTreeSet<(String, String)>,
}

/// The entries that have arms, by the variants for them.
#[derive(Default)]
struct Arms(RefCell<BTreeMap<String, String>>);

/// The tables for these files: their names and texts.
pub fn tables(files: &[(String, String)]) -> Read<Tables> {
    let mut classes: Vec<Class> = Vec::new();
    let mut functions: BTreeMap<String, Vec<Declared>> = BTreeMap::new();
    let helpers = RefCell::default();
    let [rtyper, annotator, results] = [(); 3].map(|()| Arms::default());
    for (name, text) in files {
        let mut sources = SourceMap::new();
        let file = sources.add(name.clone(), text.clone());
        let parsed = parse::parse(&sources, file, Mode::Exec)
            .map_err(|error| format!("{name}: {}", error.message))?;
        let Tree::Module(body) = &parsed.tree else {
            return Err(format!("{name}: statements are expected"));
        };
        let mut reader = Reader {
            parsed: &parsed,
            module: String::new(),
            class: String::new(),
            entry: String::new(),
            variables: Vec::new(),
            helpers: &helpers,
            rtyper: &rtyper,
            annotator: &annotator,
            results: &results,
        };
        for statement in body {
            match statement {
                ast::Stmt::ClassDef(class) => classes.push(reader.class(class)?),
                ast::Stmt::FunctionDef(function) => {
                    reader.class.clear();
                    let dotted = format!("{}.{}", reader.module, function.name);
                    let signature = reader
                        .signature(function, true)
                        .map_err(|error| format!("{dotted}: {error}"))?;
                    functions.entry(dotted).or_default().push(signature);
                }
                ast::Stmt::Expr(expr) => {
                    if let Some(name) = reader.module(&expr.value)? {
                        reader.module = name;
                    }
                }
                _ => return Err(format!("{name}: a class or a function is expected")),
            }
        }
    }
    for at in 0..classes.len() {
        let Some(base) = classes[at].base.clone() else {
            continue;
        };
        let Some(base) = classes.iter().position(|c| c.name == base) else {
            return Err(format!("{}: no class `{base}`", classes[at].name));
        };
        let of_base = classes[base].name.clone();
        for (name, mut signatures) in classes[base].methods.clone() {
            if classes[at].through {
                for signature in &mut signatures {
                    *signature = signature.through(&of_base, &classes[at].name)?;
                }
            }
            classes[at].methods.entry(name).or_insert(signatures);
        }
        for (name, attribute) in classes[base].attributes.clone() {
            classes[at].attributes.entry(name).or_insert(attribute);
        }
    }
    classes.sort_by(|a, b| a.name.cmp(&b.name));
    let mut text = write(&classes, &functions);
    rtyper.write(&mut text, "RtyperArm", "What the rtyper has an arm for.");
    annotator.write(
        &mut text,
        "AnnotatorArm",
        "What the annotator has an arm for, which makes other operations of it.",
    );
    results.write(
        &mut text,
        "ResultArm",
        "What has a result of which an arm of the annotator knows more than the signature says.",
    );
    Ok(Tables {
        text,
        helpers: helpers.into_inner(),
    })
}

impl Arms {
    /// The enum of them.
    fn write(&self, out: &mut String, name: &str, doc: &str) {
        let derives = "Clone, Copy, Debug, PartialEq, Eq";
        writeln!(out, "/// {doc}\n#[derive({derives})]\npub enum {name} {{").unwrap();
        for (variant, entry) in self.0.borrow().iter() {
            writeln!(out, "    /// `{entry}`\n    {variant},").unwrap();
        }
        out.push_str("}\n");
    }
}

/// Signatures as a list in Rust.
fn list(signatures: &[Declared]) -> String {
    let texts: Vec<String> = signatures.iter().map(Declared::rust).collect();
    texts.join(", ")
}

/// The Rust text of the tables.
fn write(classes: &[Class], functions: &BTreeMap<String, Vec<Declared>>) -> String {
    let mut out = String::new();
    enumeration(
        &mut out,
        "BuiltinFn",
        "A function, or a class as one, that the toolchain knows by itself.",
        functions.keys(),
    );
    out.push_str("static FUNCTIONS: &[&[Signature]] = &[\n");
    for (name, signatures) in functions {
        writeln!(out, "    // {name}\n    &[{}],", list(signatures)).unwrap();
    }
    out.push_str("];\n");
    let names: BTreeSet<&String> = classes.iter().flat_map(|c| c.methods.keys()).collect();
    let class_names = classes.iter().map(|c| &c.name);
    enumeration(
        &mut out,
        "Class",
        "A type with methods.",
        class_names.clone(),
    );
    enumeration(
        &mut out,
        "Method",
        "The name of a method of a builtin type. The same name on several types is one value.",
        names.iter().copied(),
    );
    out.push_str("static METHODS: &[&[(Method, &[Signature])]] = &[\n");
    for class in classes {
        writeln!(out, "    // {}\n    &[", class.name).unwrap();
        for (name, signatures) in &class.methods {
            let signatures = list(signatures);
            writeln!(out, "        (Method::{}, &[{signatures}]),", camel(name)).unwrap();
        }
        out.push_str("    ],\n");
    }
    out.push_str("];\nstatic ATTRIBUTES: &[&[Attribute]] = &[\n");
    for class in classes {
        writeln!(out, "    // {}\n    &[", class.name).unwrap();
        for attribute in class.attributes.values() {
            writeln!(out, "        {attribute},").unwrap();
        }
        out.push_str("    ],\n");
    }
    out.push_str("];\n");
    out
}

fn enumeration<'a>(
    out: &mut String,
    name: &str,
    doc: &str,
    variants: impl Iterator<Item = &'a String> + Clone,
) {
    let derives = "Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash";
    writeln!(
        out,
        "/// {doc}\n#[allow(missing_docs)]\n#[derive({derives})]"
    )
    .unwrap();
    writeln!(out, "pub enum {name} {{").unwrap();
    for variant in variants.clone() {
        writeln!(out, "    {},", camel(variant)).unwrap();
    }
    writeln!(out, "}}\nimpl {name} {{").unwrap();
    out.push_str("    /// All of them.\n    pub const ALL: &'static [Self] = &[");
    for variant in variants.clone() {
        write!(out, "Self::{}, ", camel(variant)).unwrap();
    }
    out.push_str("];\n    const NAMES: &'static [&'static str] = &[");
    for variant in variants {
        write!(out, "{variant:?}, ").unwrap();
    }
    out.push_str("];\n    /// How Python calls it.\n");
    out.push_str(
        "    pub fn name(self) -> &'static str {\n        Self::NAMES[self as usize]\n    }\n",
    );
    out.push_str("    /// The one that Python calls so.\n");
    out.push_str("    pub fn from_name(name: &str) -> Option<Self> {\n");
    out.push_str("        let at = Self::NAMES.binary_search(&name).ok()?;\n");
    out.push_str("        Some(Self::ALL[at])\n    }\n}\n");
    writeln!(out, "impl std::fmt::Display for {name} {{").unwrap();
    out.push_str("    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {\n");
    out.push_str("        f.write_str(self.name())\n    }\n}\n");
}

/// `is_integer` as `IsInteger`, `math.sqrt` as `MathSqrt`, `__len__` as `DunderLen`. Python's own
/// functions, and those of the toolchain's packages, go without their module.
fn camel(name: &str) -> String {
    let name = match name.rsplit_once('.') {
        Some((module, short)) if module == "builtins" || module.contains('.') => short,
        _ => name,
    };
    let dunder = name.starts_with("__").then_some("dunder");
    let words = name.split(['_', '.']).filter(|word| !word.is_empty());
    dunder
        .into_iter()
        .chain(words)
        .map(|word| word[..1].to_ascii_uppercase() + &word[1..])
        .collect()
}

impl Lowered {
    fn new(lowering: Option<&str>) -> Self {
        let none = || "None".to_string();
        Lowered {
            lowering: lowering.map(str::to_string),
            helper: None,
            char: none(),
            part: none(),
            extra: String::new(),
            special: none(),
            each: none(),
            star: none(),
            set: none(),
        }
    }
}

struct Reader<'a> {
    parsed: &'a Parsed,
    /// The module that functions are in.
    module: String,
    /// The class that is read, or nothing.
    class: String,
    /// The function, method or attribute that is read.
    entry: String,
    /// The type variables in scope, and what each is in Rust.
    variables: Vec<(String, String)>,
    /// The functions in Python that lowerings name.
    helpers: &'a RefCell<BTreeSet<(String, String)>>,
    rtyper: &'a Arms,
    annotator: &'a Arms,
    results: &'a Arms,
}

impl Reader<'_> {
    fn class(&mut self, class: &ast::StmtClassDef) -> Read<Class> {
        self.class = class.name.to_string();
        self.variables = variables(&class.type_params)
            .into_iter()
            .zip(["Type::Item".to_string(), "Type::Value".to_string()])
            .collect();
        let base = match &class.bases[..] {
            [] => None,
            [ast::Expr::Name(name)] => Some(name.id.to_string()),
            _ => return self.fail("a class has one base, or none"),
        };
        let mut through = false;
        for decorator in &class.decorator_list {
            let lowered = match decorator {
                ast::Expr::Call(call) if is_name(&call.func, "lower") => self.lowered(call)?,
                _ => return self.fail("no such decorator"),
            };
            let of_base = base.as_deref().map(through_class);
            through = lowered.lowering.is_some() && lowered.lowering == of_base;
            if !through {
                return self.fail("a class goes through its base");
            }
        }
        let mut methods: BTreeMap<String, Vec<Declared>> = BTreeMap::new();
        let mut attributes = BTreeMap::new();
        for statement in &class.body {
            match statement {
                ast::Stmt::FunctionDef(function) => {
                    let signature = self.function(function)?;
                    let name = function.name.to_string();
                    methods.entry(name).or_default().push(signature);
                }
                ast::Stmt::AnnAssign(attribute) => {
                    let ast::Expr::Name(name) = &*attribute.target else {
                        return self.fail("the name of an attribute is expected");
                    };
                    let text = self
                        .attribute(&name.id, attribute)
                        .map_err(|error| format!("{}.{}: {error}", self.class, name.id))?;
                    attributes.insert(name.id.to_string(), text);
                }
                // `...`
                ast::Stmt::Expr(_) | ast::Stmt::Pass(_) => {}
                _ => return self.fail("a method or an attribute is expected"),
            }
        }
        Ok(Class {
            name: self.class.clone(),
            base,
            through,
            methods,
            attributes,
        })
    }

    /// An attribute as Rust.
    fn attribute(&mut self, name: &str, attribute: &ast::StmtAnnAssign) -> Read<String> {
        self.entry = name.to_string();
        let ty = self.ty(&attribute.annotation)?;
        let lowered = match attribute.value.as_deref() {
            None => Lowered::new(Some("Lowering::Field")),
            Some(ast::Expr::Call(call)) if is_name(&call.func, "lower") => self.lowered(call)?,
            _ => return Err("`lower(…)` is expected".into()),
        };
        let Some(lowering) = lowered.lowering else {
            return Err("no lowering".into());
        };
        let set = lowered.set;
        let name = rpython_front::declared_name(name);
        Ok(format!(
            "Attribute {{ name: {name:?}, ty: {ty}, lowering: {lowering}, set: {set} }}"
        ))
    }

    fn fail<T>(&self, message: &str) -> Read<T> {
        Err(format!("class {}: {message}", self.class))
    }

    fn function(&mut self, function: &ast::StmtFunctionDef) -> Read<Declared> {
        let name = function.name.as_str();
        let is_static = function
            .decorator_list
            .iter()
            .any(|d| is_name(d, "staticmethod"));
        self.signature(function, is_static)
            .map_err(|error| format!("{}.{name}: {error}", self.class))
    }

    /// The name in a statement `module("…")`.
    fn module(&self, expr: &ast::Expr) -> Read<Option<String>> {
        match expr {
            ast::Expr::Call(call) if is_name(&call.func, "module") => match &call.args[..] {
                [name] => Ok(Some(self.text(name)?)),
                _ => Err("`module` takes a name".into()),
            },
            // The text that says what the file is about.
            _ => Ok(None),
        }
    }

    /// A signature. `is_static`: it has no receiver.
    fn signature(&mut self, function: &ast::StmtFunctionDef, is_static: bool) -> Read<Declared> {
        self.entry = function.name.to_string();
        let Some(returns) = &function.returns else {
            return Err("no result".into());
        };
        let own = variables(&function.type_params);
        let outer = self.variables.len();
        let args = &function.args;
        let all = args.posonlyargs.iter().chain(&args.args);
        let skipped = usize::from(!is_static);
        let is_made = self.class.is_empty() && self.made(returns).is_some();
        for (variable, of_class) in own.into_iter().zip(["Type::Item", "Type::Value"]) {
            let has = |arg: &ast::Arg| match arg.annotation.as_deref() {
                Some(annotation) if is_name(annotation, &variable) => Some("Of"),
                Some(ast::Expr::Subscript(of))
                    if is_name(&of.value, "Iterable") && is_name(&of.slice, &variable) =>
                {
                    Some("ItemOf")
                }
                _ => None,
            };
            let starred = args.vararg.iter().map(|arg| &**arg);
            let params = all.clone().skip(skipped).map(|arg| &arg.def).chain(starred);
            let mut params = params
                .chain(args.kwonlyargs.iter().map(|arg| &arg.def))
                .enumerate();
            let found = params.find_map(|(at, arg)| Some(format!("Type::{}({at})", has(arg)?)));
            let rust = match (is_made, found) {
                (true, _) => of_class.to_string(),
                (false, Some(found)) => found,
                (false, None) => return Err(format!("no parameter has the type `{variable}`")),
            };
            self.variables.push((variable, rust));
        }
        let mut params = Vec::new();
        let mut items = "None";
        for (at, arg) in all.enumerate() {
            if at == 0 && !is_static {
                items = self.receiver(arg)?;
                continue;
            }
            let kind = match at < args.posonlyargs.len() {
                true => "Positional",
                false => "Either",
            };
            params.push(self.param(&arg.def, arg.default.as_deref(), kind)?);
        }
        if let Some(star) = &args.vararg {
            params.push(self.param(star, None, "Star")?);
        }
        for arg in &args.kwonlyargs {
            params.push(self.param(&arg.def, arg.default.as_deref(), "Named")?);
        }
        if let Some(star) = &args.kwarg {
            params.push(self.param(star, None, "StarStar")?);
        }
        let result = match self.made(returns).filter(|_| is_made) {
            Some(class) => format!("Type::New(Class::{})", camel(class)),
            None => self.ty(returns)?,
        };
        self.variables.truncate(outer);
        let (mut pure, mut effect, mut raises) = (false, "None", Vec::new());
        let mut lowered = Lowered::new(None);
        for decorator in &function.decorator_list {
            match decorator {
                ast::Expr::Name(name) => match name.id.as_str() {
                    "pure" => pure = true,
                    "mutates" => effect = "Mutates",
                    "resizes" => effect = "Resizes",
                    "staticmethod" => {}
                    other => return Err(format!("no decorator `{other}`")),
                },
                ast::Expr::Call(call) if is_name(&call.func, "lower") => {
                    lowered = self.lowered(call)?;
                }
                ast::Expr::Call(call) if is_name(&call.func, "raises") => {
                    for class in &call.args {
                        let ast::Expr::Name(class) = class else {
                            return Err("the name of an exception is expected".into());
                        };
                        raises.push(format!("{:?}", class.id.as_str()));
                    }
                }
                _ => return Err("no such decorator".into()),
            }
        }
        let Lowered {
            special,
            each,
            star,
            ..
        } = lowered;
        let Some(lowering) = lowered.lowering else {
            return Err("no lowering".into());
        };
        let reason = match &function.body[..] {
            [ast::Stmt::Expr(body)] => self.text(&body.value).ok(),
            _ => None,
        };
        let reason = reason.unwrap_or_else(|| "is put in here".into());
        let owner = match self.class.is_empty() {
            true => "None".to_string(),
            false => format!("Some(Class::{})", camel(&self.class)),
        };
        Ok(Declared {
            owner,
            is_static,
            name: function.name.to_string(),
            params: params.join(", "),
            result,
            items,
            pure,
            effect,
            raises: raises.join(", "),
            reason,
            special,
            each,
            star,
            lowering,
        })
    }

    /// The variant for an entry with an arm. Overloads have the same.
    fn arm(&self, arms: &Arms) -> Read<String> {
        let name = &self.entry;
        let (variant, entry) = match self.class.is_empty() {
            true => {
                let dotted = format!("{}.{name}", self.module);
                (camel(&dotted), dotted)
            }
            false => (
                camel(&self.class) + &camel(name),
                format!("{}.{name}", self.class),
            ),
        };
        let mut arms = arms.0.borrow_mut();
        let known = arms.entry(variant.clone()).or_insert(entry.clone());
        match *known == entry {
            true => Ok(variant),
            false => Err(format!("`{known}` and `{entry}` are both `{variant}`")),
        }
    }

    /// What a call of `lower` says.
    fn lowered(&self, call: &ast::ExprCall) -> Read<Lowered> {
        let mut lowered = Lowered::new(None);
        for arg in &call.args {
            lowered.lowering = Some(match arg {
                _ if is_name(arg, "rtyper") => {
                    format!("Lowering::Rtyper(RtyperArm::{})", self.arm(self.rtyper)?)
                }
                _ if is_name(arg, "annotator") => {
                    let arm = self.arm(self.annotator)?;
                    format!("Lowering::Annotator(AnnotatorArm::{arm})")
                }
                _ if is_name(arg, "cast") => "Lowering::Cast".to_string(),
                _ => return Err("no such lowering".into()),
            });
        }
        for keyword in &call.keywords {
            let name = keyword.arg.as_ref().map_or("", |name| name.as_str());
            let value = &keyword.value;
            match name {
                "virtual" => lowered.special = format!("Some({:?})", self.text(value)?),
                "ll" => lowered.helper = Some(self.helper(value)?),
                "char" => lowered.char = format!("Some(({}))", self.helper(value)?),
                "part" => lowered.part = format!("Some(({}))", self.helper(value)?),
                "extra" => lowered.extra = self.extra(value)?,
                "each" => lowered.each = format!("Some(({}))", self.helper(value)?),
                "star" => lowered.star = format!("Some(({}))", self.helper(value)?),
                "set" => lowered.set = format!("Some(({}))", self.helper(value)?),
                _ => lowered.lowering = Some(self.lowering(name, value)?),
            }
        }
        if let Some(function) = &lowered.helper {
            let Lowered {
                char, part, extra, ..
            } = &lowered;
            lowered.lowering = Some(format!(
                "Lowering::Ll(Helper {{ function: ({function}), char: {char}, part: {part}, extra: &[{extra}] }})"
            ));
        }
        Ok(lowered)
    }

    /// What a helper takes besides, as Rust.
    fn extra(&self, value: &ast::Expr) -> Read<String> {
        let ast::Expr::Tuple(items) = value else {
            return Err("a tuple is expected".into());
        };
        let item = |item: &ast::Expr| match item {
            ast::Expr::Attribute(table) if is_name(&table.value, "Set") => {
                Ok(format!("Extra::Set(Set::{})", table.attr))
            }
            ast::Expr::Attribute(table) if is_name(&table.value, "Map") => {
                Ok(format!("Extra::Map(Map::{})", table.attr))
            }
            constant => Ok(format!("Extra::Constant({})", self.default(constant)?)),
        };
        let items: Read<Vec<String>> = items.elts.iter().map(item).collect();
        Ok(items?.join(", "))
    }

    /// What the type of `self` asks of the items.
    fn receiver(&self, arg: &ast::ArgWithDefault) -> Read<&'static str> {
        match arg.def.annotation.as_deref() {
            None => Ok("None"),
            Some(ast::Expr::Subscript(of)) if is_name(&of.slice, "Ordered") => {
                Ok("Some(Bound::Ordered)")
            }
            Some(_) => Err("`self` is of the class, or `C[Ordered]`".into()),
        }
    }

    fn param(&self, arg: &ast::Arg, default: Option<&ast::Expr>, kind: &str) -> Read<String> {
        let name = arg.arg.as_str();
        let Some(annotation) = &arg.annotation else {
            return Err(format!("no type for `{name}`"));
        };
        let ty = self.ty(annotation)?;
        let default = match default {
            None => "None".to_string(),
            Some(value) => format!("Some({})", self.default(value)?),
        };
        Ok(format!(
            "Param {{ name: {name:?}, kind: ParamKind::{kind}, ty: {ty}, default: {default} }}"
        ))
    }

    fn default(&self, value: &ast::Expr) -> Read<String> {
        match value {
            ast::Expr::Constant(constant) => match &constant.value {
                ast::Constant::None => Ok("Default::None".into()),
                ast::Constant::Bool(value) => Ok(format!("Default::Bool({value})")),
                ast::Constant::Int(value) => Ok(format!("Default::Int({value})")),
                ast::Constant::Float(value) => Ok(format!("Default::Float({value:?})")),
                ast::Constant::Str(index) => match self.parsed.literal(index) {
                    Literal::Str(text) => Ok(format!("Default::Str({text:?})")),
                    Literal::Bytes(bytes) => Ok(format!("Default::Bytes(&{bytes:?})")),
                    Literal::Format(_) => Err("a default is a constant".into()),
                },
                _ => Err("a default is a constant".into()),
            },
            ast::Expr::UnaryOp(minus) => match (&minus.op, &*minus.operand) {
                (ast::UnaryOp::USub, ast::Expr::Constant(constant)) => match &constant.value {
                    ast::Constant::Int(value) => Ok(format!("Default::Int(-{value})")),
                    _ => Err("a default is a constant".into()),
                },
                _ => Err("a default is a constant".into()),
            },
            _ => Err("a default is a constant".into()),
        }
    }

    fn lowering(&self, name: &str, value: &ast::Expr) -> Read<String> {
        Ok(match (name, value) {
            ("through", ast::Expr::Name(class)) => through_class(&class.id),
            ("value", value) => format!("Lowering::Value({})", self.default(value)?),
            ("op", value) => format!("Lowering::Op({:?})", self.text(value)?),
            ("app", value) => format!("Lowering::App({})", self.helper(value)?),
            ("gathered", value) => format!("Lowering::Gathered({})", self.helper(value)?),
            _ => return Err(format!("no lowering `{name}`")),
        })
    }

    /// `"module.function"` as two texts.
    fn helper(&self, value: &ast::Expr) -> Read<String> {
        match self.text(value)?.split_once('.') {
            Some((module, function)) => {
                let named = (module.to_string(), function.to_string());
                self.helpers.borrow_mut().insert(named);
                Ok(format!("{module:?}, {function:?}"))
            }
            None => Err("a helper is named \"module.function\"".into()),
        }
    }

    /// A literal text.
    fn text(&self, value: &ast::Expr) -> Read<String> {
        if let ast::Expr::Constant(constant) = value {
            if let ast::Constant::Str(index) = &constant.value {
                if let Literal::Str(text) = self.parsed.literal(index) {
                    return Ok(text.to_string());
                }
            }
        }
        Err("a text is expected".into())
    }

    fn ty(&self, expr: &ast::Expr) -> Read<String> {
        match expr {
            ast::Expr::Constant(constant) if constant.value.is_none() => Ok("Type::None".into()),
            ast::Expr::Name(name) => self.named_type(&name.id),
            ast::Expr::BinOp(either) if either.op == ast::Operator::BitOr => {
                let mut types = Vec::new();
                self.alternatives(expr, &mut types)?;
                Ok(format!("Type::Union(&[{}])", types.join(", ")))
            }
            ast::Expr::Subscript(of) => {
                let ast::Expr::Name(name) = &*of.value else {
                    return Err("no such type".into());
                };
                self.generic(&name.id, &of.slice)
            }
            _ => Err("no such type".into()),
        }
    }

    /// The class of which this is a new object, by its own type variables or without items: `Fresh[list[T]]`.
    fn made<'e>(&self, result: &'e ast::Expr) -> Option<&'e str> {
        let ast::Expr::Subscript(fresh) = result else {
            return None;
        };
        let class = match &*fresh.slice {
            ast::Expr::Name(class) => class,
            ast::Expr::Subscript(of) => match (&*of.value, &*of.slice) {
                (ast::Expr::Name(class), ast::Expr::Name(_) | ast::Expr::Tuple(_)) => class,
                _ => return None,
            },
            _ => return None,
        };
        is_name(&fresh.value, "Fresh").then_some(class.id.as_str())
    }

    fn named_type(&self, name: &str) -> Read<String> {
        if let Some((_, rust)) = self.variables.iter().find(|(known, _)| known == name) {
            return Ok(rust.clone());
        }
        match name {
            "Computed" => self.computed("Type::Object"),
            _ => scalar(name),
        }
    }

    /// A type of which an arm knows more.
    fn computed(&self, ty: &str) -> Read<String> {
        let arm = self.arm(self.results)?;
        Ok(format!("Type::Computed(ResultArm::{arm}, &{ty})"))
    }

    fn generic(&self, name: &str, args: &ast::Expr) -> Read<String> {
        Ok(match (name, args) {
            ("Computed", of) => self.computed(&self.ty(of)?)?,
            ("Sought", of) => format!("Type::Sought(&{})", self.ty(of)?),
            ("Shown", of) => format!("Type::Shown(&{})", self.ty(of)?),
            ("Iterable", of) => format!("Type::Iterable(&{})", self.ty(of)?),
            ("Pairs", _) => "Type::Pairs".into(),
            ("Fresh", of) if is_name(of, "Self") => "Type::Gathered".into(),
            ("Fresh", ast::Expr::Name(class)) => format!("Type::New(Class::{})", camel(&class.id)),
            ("Fresh", ast::Expr::Subscript(list)) if is_name(&list.value, "list") => {
                format!("Type::List(&{})", self.ty(&list.slice)?)
            }
            ("tuple", ast::Expr::Tuple(items)) => match &items.elts[..] {
                [of, ast::Expr::Constant(dots)] if dots.value.is_ellipsis() => {
                    format!("Type::Items(&{})", self.ty(of)?)
                }
                items => {
                    let items: Read<Vec<String>> = items.iter().map(|i| self.ty(i)).collect();
                    format!("Type::Tuple(&[{}])", items?.join(", "))
                }
            },
            _ => return Err(format!("no type `{name}[…]`")),
        })
    }

    fn alternatives(&self, expr: &ast::Expr, types: &mut Vec<String>) -> Read<()> {
        match expr {
            ast::Expr::BinOp(either) if either.op == ast::Operator::BitOr => {
                self.alternatives(&either.left, types)?;
                self.alternatives(&either.right, types)
            }
            _ => {
                types.push(self.ty(expr)?);
                Ok(())
            }
        }
    }
}

/// A type of the universe as Rust.
fn scalar(name: &str) -> Read<String> {
    let variant = match name {
        "object" => "Object",
        "bool" => "Bool",
        "int" => "Int",
        "NonNeg" => "NonNeg",
        "float" => "Float",
        "Char" => "Char",
        "Number" => "Number",
        "Wide" => "Wide",
        "Ordered" => "Ordered",
        "Sized" => "Sized",
        "Hashable" => "Hashable",
        "Iterator" => "Iterator",
        "r_int" => "Machine(IntKind::Signed)",
        "r_uint" => "Machine(IntKind::Unsigned)",
        "r_int8" => "Machine(IntKind::I8)",
        "r_uint8" => "Machine(IntKind::U8)",
        "r_int16" => "Machine(IntKind::I16)",
        "r_uint16" => "Machine(IntKind::U16)",
        "r_int32" => "Machine(IntKind::I32)",
        "r_uint32" => "Machine(IntKind::U32)",
        "r_int64" => "Machine(IntKind::I64)",
        "r_uint64" => "Machine(IntKind::U64)",
        "r_longlonglong" => "Machine(IntKind::I128)",
        "r_singlefloat" => "SingleFloat",
        "str" => "Str",
        "bytes" => "Bytes",
        "bytearray" => "ByteArray",
        "Buffer" => "Buffer",
        "Self" => "Receiver",
        "DictKeys" => "View(View::Keys)",
        "DictValues" => "View(View::Values)",
        "DictItems" => "View(View::Items)",
        _ => return Err(format!("no type `{name}`")),
    };
    Ok(format!("Type::{variant}"))
}

/// The lowering of what goes through a class.
fn through_class(class: &str) -> String {
    format!("Lowering::Through(Class::{})", camel(class))
}

fn is_name(expr: &ast::Expr, name: &str) -> bool {
    matches!(expr, ast::Expr::Name(found) if found.id.as_str() == name)
}

fn variables(params: &[ast::TypeParam]) -> Vec<String> {
    let name = |param: &ast::TypeParam| match param {
        ast::TypeParam::TypeVar(variable) => Some(variable.name.to_string()),
        _ => None,
    };
    params.iter().filter_map(name).collect()
}
