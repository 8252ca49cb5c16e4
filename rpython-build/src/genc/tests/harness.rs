//! Builds and runs programs.

use crate::genc::{generate, to_compile, Division, GeneratedC, Options};
use crate::ir::model::Graph;
use crate::ir::text::{parse_graph, print, Parser, TextLevel};
use crate::llinterp::{Interp, Outcome, Val};
use crate::lltype::{
    verify, Container, Data, DataId, Export, External, Field, Func, FuncBody, FuncId, Items, Ll,
    LlConst, LlProgram, LlType, StandardException, StructId, Types,
};
use crate::options::Gc;
use crate::source::{SourceMap, Span};
use crate::transform;
use std::collections::HashMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

/// A program under construction.
pub struct Program {
    pub ll: LlProgram,
    pub sources: SourceMap,
    calls: String,
    expected: String,
    classes: i64,
}

/// A folder that goes away.
pub struct Folder(pub PathBuf);
impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Program {
    /// With the standard exceptions, in which `BaseException` has `Exception`, and that all
    /// others.
    pub fn new() -> Self {
        let mut program = Program {
            ll: LlProgram {
                word_bits: 64,
                ..LlProgram::default()
            },
            sources: SourceMap::new(),
            calls: String::new(),
            expected: String::new(),
            classes: 0,
        };
        program.sources.add("test.py", "one\ntwo\nthree\n");
        let pointer = |id| Some(LlType::Ptr(Container::Struct(id)));
        program.ll.exc_type = pointer(Types::OBJECT_VTABLE);
        program.ll.exc_value = pointer(Types::OBJECT);
        program.external("rpy_describe", "Address, Signed, Address, Signed -> Void");
        program.class("BaseException", 100);
        for name in [
            "MemoryError",
            "OverflowError",
            "RecursionError",
            "ZeroDivisionError",
            "LookupError",
        ] {
            program.class(name, 1);
        }
        program.class("KeyError", 1);
        program.text(
            "graph describe(v0: *object) -> Void {
             b0:
               v1: *object_vtable = getfield[object.typeptr](v0)
               v2: *rpy_string = getfield[object_vtable.name](v1)
               v3: Address = getitemaddr[rpy_string.chars](v2, 0)
               v4: Signed = getlength[rpy_string.chars](v2)
               v5: Void = direct_call(@rpy_describe, v3, v4, v3, 0)
               goto ret(void)
             }",
        );
        program.ll.describe_exception = Some(program.find("describe"));
        program
    }

    /// A prebuilt string.
    pub fn string(&mut self, name: &str, text: &str) -> DataId {
        let signed = |n: usize| LlConst::signed(n as i64);
        self.data(
            name,
            Container::Struct(Types::STRING),
            LlConst::Struct(vec![
                signed(0),
                signed(text.chars().count()),
                LlConst::Items(Items::Bytes(text.as_bytes().to_vec())),
            ]),
        )
    }

    /// An exception class `name_class` with so many classes in its range, and the prebuilt
    /// instance `name`.
    pub fn class(&mut self, name: &'static str, range: i64) {
        let text = self.string(&format!("{name}_name"), name);
        let string = LlType::Ptr(Container::Struct(Types::STRING));
        let min = self.classes;
        self.classes += 1;
        let class = LlType::Ptr(Container::Struct(Types::OBJECT_VTABLE));
        let vtable = LlConst::Struct(vec![
            LlConst::signed(min),
            LlConst::signed(min + range),
            LlConst::Data(string, text),
            LlConst::zero(class),
            LlConst::Data(string, text),
            LlConst::zero(string),
            LlConst::zero(string),
        ]);
        let vtable = self.data(
            &format!("{name}_class"),
            Container::Struct(Types::OBJECT_VTABLE),
            vtable,
        );
        let class = LlConst::Data(class, vtable);
        let value = LlConst::Struct(vec![class.clone()]);
        let instance = self.data(name, Container::Struct(Types::OBJECT), value);
        let object = LlType::Ptr(Container::Struct(Types::OBJECT));
        self.ll.exceptions.push(StandardException {
            name,
            class,
            instance: LlConst::Data(object, instance),
        });
    }

    /// A prebuilt container.
    pub fn data(&mut self, name: &str, container: Container, value: LlConst) -> DataId {
        self.ll.data.push(Data {
            ty: LlType::Inline(container),
            value: Some(value),
            name: name.into(),
        })
    }

    /// A structure type: `name: type, …`. The types may name it.
    pub fn structure(&mut self, name: &str, gc: bool, fields: &str) -> StructId {
        let id = self.ll.types.forward(name, gc);
        let mut p = Parser::new(fields);
        let mut list = Vec::new();
        while !p.rest().is_empty() {
            let name = p.ident().unwrap();
            p.expect(":").unwrap();
            let ty = Ll::parse_type(&mut self.ll, &mut p).unwrap();
            list.push(Field {
                name: name.into(),
                ty,
                immutable: false,
            });
            p.eat(",");
        }
        self.ll.types.complete(id, list);
        id
    }

    fn func_type(&mut self, text: &str) -> crate::lltype::FuncTypeId {
        let (params, result) = text.split_once("->").unwrap();
        let text = format!("*fn({params}) -> {result}");
        match Ll::parse_type(&mut self.ll, &mut Parser::new(&text)).unwrap() {
            LlType::Ptr(Container::Func(id)) => id,
            _ => unreachable!(),
        }
    }

    /// A C function.
    pub fn external(&mut self, name: &str, ty: &str) -> FuncId {
        let ty = self.func_type(ty);
        let external = External {
            c_name: name.into(),
            header: None,
            library: None,
            raises: false,
            collects: false,
            code: None,
            pure: false,
            enters: false,
        };
        self.ll.funcs.push(Func {
            name: name.into(),
            ty,
            body: FuncBody::External(external),
        })
    }

    pub fn find(&self, name: &str) -> FuncId {
        let found = self.ll.funcs.iter().find(|(_, f)| f.name == name);
        found.unwrap_or_else(|| panic!("no function {name}")).0
    }

    /// Adds functions in textual form; they may call each other.
    pub fn text(&mut self, text: &str) {
        let mut added = Vec::new();
        for header in text.lines().filter_map(|l| l.trim().strip_prefix("graph ")) {
            let (name, rest) = header.split_once('(').unwrap();
            let (params, result) = rest.rsplit_once(") -> ").unwrap();
            let mut types = Vec::new();
            let mut p = Parser::new(params);
            while !p.rest().is_empty() {
                p.ident().unwrap();
                p.expect(":").unwrap();
                types.push(Ll::parse_type(&mut self.ll, &mut p).unwrap());
                p.eat(",");
            }
            let result = result.trim_end_matches(" {");
            let result = Ll::parse_type(&mut self.ll, &mut Parser::new(result)).unwrap();
            let ty = self.ll.types.func(types, result);
            added.push(self.ll.funcs.push(Func {
                name: name.into(),
                ty,
                body: FuncBody::Pending,
            }));
        }
        let text = self.with_ids(text);
        let mut p = Parser::new(&text);
        for id in added {
            let mut graph = parse_graph(&mut p, &mut self.ll).unwrap_or_else(|e| panic!("{e}"));
            spans(&mut graph);
            let graph = self.ll.graphs.push(graph);
            self.ll.funcs[id].body = FuncBody::Graph(graph);
        }
    }

    /// Replaces `@function` and `&data`, and the lists of indirect calls.
    fn with_ids(&mut self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(['@', '&']) {
            out.push_str(&rest[..at]);
            let end = rest[at + 1..].find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let end = end.map_or(rest.len(), |n| at + 1 + n);
            let name = &rest[at + 1..end];
            // `@structure` is an inlined one.
            if self.ll.types.structs.values().any(|s| s.name == name) {
                let _ = write!(out, "@{name}");
                rest = &rest[end..];
                continue;
            }
            if rest[at..].starts_with('@') {
                let id = self.find(name);
                let _ = write!(out, "<fn{} {name}>", id.0);
            } else {
                let (id, data) = self.ll.data.iter().find(|(_, d)| d.name == name).unwrap();
                let LlType::Inline(container) = data.ty else {
                    panic!("{name} is no container");
                };
                let _ = write!(out, "<data{}: ", id.0);
                Ll::write_type(&self.ll, &LlType::Ptr(container), &mut out);
                out.push('>');
            }
            rest = &rest[end..];
        }
        out.push_str(rest);
        while let Some(at) = out.find("indirect_call[<") {
            let start = at + "indirect_call[".len();
            let end = start + out[start..].find(']').unwrap();
            let list = out[start..end]
                .split("<fn")
                .skip(1)
                .map(|f| FuncId(f.split(' ').next().unwrap().parse().unwrap()))
                .collect();
            let id = self.ll.candidates.push(list);
            out.replace_range(start..end, &id.0.to_string());
        }
        out
    }

    /// Calls a function of integers with an integer or no result; expects the result, or
    /// `Name: message` of the exception.
    pub fn call(&mut self, name: &str, args: &[i64], expected: &str) {
        let func = self.find(name);
        let symbol = format!("t_{name}");
        if !self.ll.exports.iter().any(|e| e.func == func) {
            self.ll.exports.push(Export {
                symbol: symbol.clone(),
                func,
                c_params: None,
                within: crate::lltype::Within::default(),
            });
        }
        let ty = &self.ll.types.funcs[self.ll.funcs[func].ty];
        let literal = |&n: &i64| match n {
            i64::MIN => "INT64_MIN".to_string(),
            n => format!("INT64_C({n})"),
        };
        let mut list: Vec<String> = args.iter().map(literal).collect();
        if ty.result != LlType::Void {
            list.push("&result".into());
        }
        let _ = writeln!(
            self.calls,
            "    result = 0; status = {symbol}({}); show(status, result);",
            list.join(", ")
        );
        let _ = writeln!(self.expected, "{expected}");
    }

    /// Calls a function in the LLInterpreter, as it is before the transforms; the result as
    /// [`Self::call`] takes it.
    pub fn interpret(&self, name: &str, args: &[i64]) -> String {
        let mut interp = Interp::new(&self.ll);
        let args = args.iter().map(|&n| Val::Int(n.into())).collect();
        match interp.call(self.find(name), args) {
            Ok(Outcome::Returned(Val::Int(n))) => n.to_string(),
            other => format!("{other:?}"),
        }
    }

    /// Transforms and generates for a collector, in one text; checks every level on the way.
    pub fn generate(&self, gc: Gc, main: Option<FuncId>) -> GeneratedC {
        self.generate_with(gc, main, Division::Whole, false)
    }

    /// The same, in one text or several, perhaps with instances.
    pub fn generate_with(
        &self,
        gc: Gc,
        main: Option<FuncId>,
        division: Division,
        instances: bool,
    ) -> GeneratedC {
        let mut ll = self.ll.clone();
        let problems = verify::verify_program(&ll);
        assert!(problems.is_empty(), "{problems:#?}");
        let options = transform::Options {
            gc: transform::GcPolicy::of(gc),
            hidden_files: self.sources.own_files(),
        };
        let checked = transform::run(&mut ll, &options, &mut verify::after_pass);
        if let Err(problems) = checked {
            for graph in ll.graphs.values() {
                eprintln!("{}", print(graph, &ll));
            }
            panic!("{problems:#?}");
        }
        generate(
            &ll,
            &self.sources,
            &Options {
                prefix: "t".into(),
                header: None,
                division,
                gc,
                gc_stress: false,
                guards: false,
                instances,
                line_directives: true,
                main,
            },
        )
    }

    /// Compiles and runs in every way there is; compares what the calls give.
    pub fn check(self) {
        self.check_with(false);
    }

    /// The same, optimised.
    pub fn check_optimised(self) {
        self.check_with(true);
    }

    fn check_with(&self, optimised: bool) {
        let mut prototypes = String::new();
        for export in &self.ll.exports {
            let ty = &self.ll.types.funcs[self.ll.funcs[export.func].ty];
            let mut params = vec!["intptr_t"; ty.params.len()];
            if ty.result != LlType::Void {
                params.push("intptr_t *");
            }
            if params.is_empty() {
                params.push("void");
            }
            let _ = writeln!(
                prototypes,
                "int32_t {}({});",
                export.symbol,
                params.join(", ")
            );
        }
        let driver = DRIVER
            .replace("PROTOTYPES", &prototypes)
            .replace("CALLS", &self.calls);
        for (index, (gc, config)) in ways(optimised).iter().enumerate() {
            let (gc, folder) = (*gc, Folder(folder()));
            std::fs::write(folder.0.join("driver.c"), &driver).unwrap();
            let generated = self.generate_with(gc, None, config.division(gc), false);
            let program = compile_generated(&folder.0, &generated, &["driver.c"], config, index);
            for env in config.environments {
                let output = run(&program, env, &[]);
                assert_eq!(
                    output.0, self.expected,
                    "{gc:?} {config:?} {env:?}\nstderr: {}",
                    output.1
                );
            }
        }
    }

    /// Compiles with a `main` and runs; gives exit status, output, errors of each way.
    pub fn run_main(self, main: &str, env: &[(&str, &str)]) -> Vec<(Gc, (i32, String, String))> {
        let main = self.find(main);
        let mut results = Vec::new();
        for (index, (gc, config)) in ways(false).iter().enumerate() {
            let generated = self.generate_with(*gc, Some(main), config.division(*gc), false);
            let folder = Folder(folder());
            let program = compile_generated(&folder.0, &generated, &[], config, index);
            let mut command = Command::new(&program);
            command.envs(env.iter().copied());
            let output = command.output().unwrap();
            let ended = (
                output.status.code().unwrap_or(-1),
                String::from_utf8_lossy(&output.stdout).into_owned(),
                String::from_utf8_lossy(&output.stderr).into_owned(),
            );
            results.push((*gc, ended));
        }
        results
    }
}

/// Gives every operation a line: the first operations the first.
fn spans(graph: &mut Graph<Ll>) {
    for block in graph.blocks.ids().collect::<Vec<_>>() {
        for (index, op) in graph.blocks[block].ops.iter_mut().enumerate() {
            let start = (4 * index as u32).min(8);
            op.span = Some(Span {
                file: crate::source::FileId(0),
                start,
                end: start + 1,
            });
        }
    }
}

const DRIVER: &str = r#"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
typedef struct rpy_buffer { uint8_t *ptr; size_t len; } rpy_buffer;
void t_take_error(rpy_buffer *out);
void t_free(uint8_t *ptr, size_t len);
PROTOTYPES
static uint64_t number(const uint8_t **p) {
    uint64_t n = 0;
    for (int i = 0; i < 8; i++)
        n |= (uint64_t)*(*p)++ << (8 * i);
    return n;
}
static void string(const uint8_t **p) {
    uint64_t n = number(p);
    printf("%.*s", (int)n, (const char *)*p);
    *p += n;
}
static void skip(const uint8_t **p) {
    uint64_t n = number(p);
    *p += n;
}
static void skip_list(const uint8_t **p) {
    for (uint64_t n = number(p); n > 0; n--)
        skip(p);
}
static void show(int status, intptr_t result) {
    if (status == 0) {
        printf("%lld\n", (long long)result);
    } else {
        rpy_buffer error;
        const uint8_t *p;
        uint64_t n;
        t_take_error(&error);
        p = error.ptr;
        n = number(&p);
        for (uint64_t i = 0; i < n; i++) {
            /* The one that was raised; what it was raised from is gone past. */
            (i ? skip : string)(&p);
            skip(&p);
            if (i == 0)
                printf(": ");
            (i ? skip : string)(&p);
            skip_list(&p);
            skip_list(&p);
            while (*p++) {
                skip(&p);
                skip(&p);
            }
            /* What Rust types have of it, too. */
            while (*p++) {
                skip(&p);
                skip(&p);
            }
        }
        n = number(&p);
        for (uint64_t i = 0; i < n; i++) {
            printf(i ? ", " : " from ");
            string(&p);
            printf(":%d ", (int)number(&p));
            string(&p);
        }
        printf("\n");
        t_free(error.ptr, error.len);
    }
}
int main(void) {
    intptr_t result;
    int status;
    (void)result;
CALLS
    return 0;
}
"#;

/// A way to compile.
#[derive(Debug)]
pub struct Configuration {
    pub compiler: &'static str,
    pub flags: &'static [&'static str],
    pub environments: &'static [&'static [(&'static str, &'static str)]],
}

impl Configuration {
    /// In how many texts what is compiled this way is: in one as users have it that is optimised, for the collector that
    /// they have.
    fn division(&self, gc: Gc) -> Division {
        match gc == Gc::default() && self.environments == PLAIN {
            true => Division::Whole,
            false => Division::Modules,
        }
    }

    fn command(&self, folder: &Path) -> Command {
        let mut command = Command::new(self.compiler);
        command
            .current_dir(folder)
            .args(["-std=gnu11", "-Wall", "-Wextra", "-Werror"])
            .args(["-fwrapv", "-DRPY_WRAPV", "-fno-strict-aliasing"])
            .args(self.flags);
        command
    }
}

const PLAIN: &[&[(&str, &str)]] = &[&[], STRESS];
const STRESS: &[(&str, &str)] = &[("RPYTHON_GC_STRESS", "1")];
/// (A collector that looks for pointers on the stack has to find what is there.)
const OPTIONS: (&str, &str) = (
    "ASAN_OPTIONS",
    "detect_leaks=0:detect_stack_use_after_return=0",
);
const ASAN: &[(&str, &str)] = &[OPTIONS];
const ASAN_STRESS: &[(&str, &str)] = &[OPTIONS, ("RPYTHON_GC_STRESS", "1")];

const SANITIZED_O0: &[&str] = &[
    "-O0",
    "-gline-tables-only",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
];
const SANITIZED_O1: &[&str] = &[
    "-O1",
    "-gline-tables-only",
    "-fsanitize=address,undefined",
    "-fno-sanitize-recover=all",
];

/// The compilers there are. What is `optimised` as users have it takes twice as long to compile, and five times if it is
/// sanitized, too; no less is checked without, but of what the optimisers make.
pub fn configurations(optimised: bool) -> Vec<Configuration> {
    let exists = |name: &str| Command::new(name).arg("--version").output().is_ok();
    static GCC: OnceLock<bool> = OnceLock::new();
    static CLANG: OnceLock<bool> = OnceLock::new();
    let plain = |compiler| Configuration {
        compiler,
        flags: if optimised { &["-O2"] } else { &["-O1"] },
        environments: PLAIN,
    };
    let mut list = Vec::new();
    if *GCC.get_or_init(|| exists("gcc")) {
        list.push(plain("gcc"));
    }
    if *CLANG.get_or_init(|| exists("clang")) {
        list.push(Configuration {
            compiler: "clang",
            flags: match optimised {
                true => SANITIZED_O1,
                false => SANITIZED_O0,
            },
            environments: &[ASAN, ASAN_STRESS],
        });
    } else if exists("cc") && list.is_empty() {
        list.push(plain("cc"));
    }
    list
}

/// Each collector with each compiler; where `RPYTHON_TURN` has a number, with one of two, the other in the next turn.
fn ways(optimised: bool) -> Vec<(Gc, Configuration)> {
    let turn = std::env::var("RPYTHON_TURN").ok();
    let turn: Option<usize> = turn.map(|turn| turn.trim().parse().expect("a number"));
    let mut ways = Vec::new();
    for (collector, gc) in collectors().into_iter().enumerate() {
        for (compiler, config) in configurations(optimised).into_iter().enumerate() {
            if turn.is_none_or(|turn| (turn + collector + compiler).is_multiple_of(2)) {
                ways.push((gc, config));
            }
        }
    }
    ways
}

/// The collectors that can be tried: `boehm` is a library of the system's.
pub fn collectors() -> Vec<Gc> {
    static FOUND: std::sync::OnceLock<bool> = std::sync::OnceLock::new();
    let has_libgc = *FOUND.get_or_init(|| {
        let folder = Folder(folder());
        let text = "#include <gc/gc.h>\nint main(void) { return 0; }\n";
        std::fs::write(folder.0.join("libgc.c"), text).unwrap();
        let compiler = configurations(false).first().map_or("cc", |c| c.compiler);
        let mut command = Command::new(compiler);
        command.current_dir(&folder.0).args(["libgc.c", "-lgc"]);
        let found = command.output().is_ok_and(|output| output.status.success());
        if !found {
            eprintln!("WARNING: no libgc (libgc-dev): the collector `boehm` is not tested");
        }
        found
    });
    let all = Gc::ALL.into_iter();
    all.filter(|&gc| gc != Gc::Boehm || has_libgc).collect()
}

/// A new folder for a test's files.
pub fn folder() -> PathBuf {
    use std::sync::atomic::{AtomicU32, Ordering};
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("rpython-genc-{}-{count}", std::process::id());
    let path = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&path).unwrap();
    path
}

pub fn write_files(folder: &Path, files: &[(String, String)]) {
    for (name, text) in files {
        std::fs::write(folder.join(name), text).unwrap();
    }
}

/// Compiles what was generated, with other files of its folder.
fn compile_generated(
    folder: &Path,
    generated: &GeneratedC,
    others: &[&str],
    config: &Configuration,
    index: usize,
) -> PathBuf {
    write_files(folder, &generated.files);
    let (name, text) = &generated.files[0];
    let mut units = to_compile(name, text);
    if let Some(unit) = units.iter_mut().find(|unit| *unit == RUNTIME) {
        let object = runtime_object(folder, generated, config);
        std::fs::write(folder.join("runtime.o"), object).unwrap();
        *unit = "runtime.o".into();
    }
    let files: Vec<&str> = units.iter().map(String::as_str).collect();
    let files = [&files, others].concat();
    compile(folder, &files, &generated.libraries, config, index)
}

/// Compiles files of a folder to a program.
pub fn compile(
    folder: &Path,
    files: &[&str],
    libraries: &[String],
    config: &Configuration,
    index: usize,
) -> PathBuf {
    let program = folder.join(format!("program{index}"));
    let mut command = config.command(folder);
    command
        .args(files)
        .arg("-o")
        .arg(&program)
        .args(libraries.iter().map(|name| format!("-l{name}")))
        .arg("-lpthread");
    output(&mut command);
    program
}

/// The unit that has the runtime, which is the same in many programs.
const RUNTIME: &str = "t_runtime.c";
/// What each unit includes.
const HEADER: &str = "t_unit.h";

/// What is made of it: once for each text and configuration, as it takes most of what compiling a small program does.
fn runtime_object(folder: &Path, generated: &GeneratedC, config: &Configuration) -> Vec<u8> {
    type Objects = HashMap<String, Arc<OnceLock<Vec<u8>>>>;
    static OBJECTS: LazyLock<Mutex<Objects>> = LazyLock::new(Mutex::default);
    let mut key = format!("{} {:?}", config.compiler, config.flags);
    // (The files of the runtime itself are always the same.)
    for (name, text) in &generated.files {
        if name == RUNTIME || name == HEADER {
            key.push_str(text);
        }
    }
    let mut objects = OBJECTS.lock().unwrap_or_else(PoisonError::into_inner);
    let object = Arc::clone(objects.entry(key).or_default());
    drop(objects);
    let compiled = object.get_or_init(|| {
        output(config.command(folder).args(["-c", "-o", "made.o", RUNTIME]));
        std::fs::read(folder.join("made.o")).unwrap()
    });
    compiled.clone()
}

/// What a command prints that has to succeed.
fn output(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}\n{told}");
    output.stdout
}

pub fn run(program: &Path, env: &[(&str, &str)], args: &[&str]) -> (String, String) {
    let mut command = Command::new(program);
    command.args(args).envs(env.iter().copied());
    let output = command.output().unwrap();
    (
        String::from_utf8_lossy(&output.stdout).into_owned(),
        format!(
            "{:?} {}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        ),
    )
}
