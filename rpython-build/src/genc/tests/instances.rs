//! Instances: what each has for itself, what all share, and that nothing is left of them.

use super::harness::{
    compile, configurations, folder, run, write_files, Configuration, Folder, Program,
};
use crate::genc::Division;
use crate::lltype::arith::hash_bytes;
use crate::lltype::{Container, Export, Items, LlConst, LlType, Within};
use crate::options::Gc;
use rpython_runtime_c::Uses;
use std::fmt::Write;
use std::process::Command;

#[test]
fn hashes_are_those_of_the_runtime() {
    let folder = Folder(folder());
    let headers: Vec<_> = Uses::default().headers().collect();
    let files: Vec<_> = (headers.iter())
        .map(|source| (source.name.to_string(), source.text.to_string()))
        .collect();
    write_files(&folder.0, &files);
    let text = "0123456789abcdef\u{e9}\u{ff}";
    let mut expected = String::new();
    for n in 0..=text.len() {
        let _ = writeln!(expected, "{}", hash_bytes(&text.as_bytes()[..n], 64));
    }
    let program = format!(
        "#include \"rpy_base.h\"\nint main(void) {{ const char *text = \"0123456789abcdef\\303\\251\\303\\277\"; \
         for (int n = 0; n <= {}; n++) printf(\"%lld\\n\", (long long)rpy_hash_bytes(text, n)); return 0; }}",
        text.len()
    );
    std::fs::write(folder.0.join("t.c"), program).unwrap();
    let config = &configurations(false)[0];
    let program = compile(&folder.0, &["t.c"], &["m".into()], config, 0);
    assert_eq!(run(&program, &[], &[]).0, expected);
}

const DRIVER: &str = r#"
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
void *t_instance_new(void);
void t_instance_drop(void *instance);
int32_t t_add(intptr_t n, intptr_t *out);
int32_t t_add_in(void *instance, intptr_t n, intptr_t *out);
static intptr_t add(void *instance, intptr_t n) {
    intptr_t out = -1;
    if (instance ? t_add_in(instance, n, &out) : t_add(n, &out))
        return -2;
    return out;
}
static void *side_by_side(void *instance) {
    intptr_t sum = 0;
    for (int i = 1; i <= 200; i++)
        sum = add(instance, i);
    return (void *)sum;
}
int main(void) {
    pthread_t threads[4];
    void *instances[5] = {NULL};
    /* (What one that has never been entered has is given back, too.) */
    t_instance_drop(t_instance_new());
    for (int round = 0; round < 3; round++) {
        for (int i = 1; i < 5; i++)
            instances[i] = t_instance_new();
        for (int i = 0; i < 5; i++)
            printf("%d ", (int)add(instances[i], i * 10));
        for (int i = 0; i < 4; i++)
            pthread_create(&threads[i], NULL, side_by_side, instances[i + 1]);
        for (int i = 0; i < 4; i++) {
            void *sum;
            pthread_join(threads[i], &sum);
            printf("%d ", (int)(intptr_t)sum);
        }
        for (int i = 1; i < 5; i++)
            t_instance_drop(instances[i]);
        printf("%d\n", (int)add(NULL, 1));
    }
    return 0;
}
"#;

/// Finds what two threads do at a time with one thing.
const THREADS: Configuration = Configuration {
    compiler: "gcc",
    flags: &["-O1", "-fsanitize=thread"],
    environments: &[&[]],
};

/// The ways to compile it: those there are, and that.
fn ways() -> Vec<Configuration> {
    let mut ways = configurations(false);
    let folder = Folder(folder());
    std::fs::write(folder.0.join("t.c"), "int main(void) { return 0; }\n").unwrap();
    let mut compiler = Command::new(THREADS.compiler);
    compiler.current_dir(&folder.0).args(THREADS.flags);
    let compiled = compiler.args(["t.c", "-o", "t"]).status();
    let runs = || Command::new(folder.0.join("t")).status();
    match compiled.and_then(|_| runs()) {
        Ok(status) if status.success() => ways.push(THREADS),
        _ => eprintln!("WARNING: no ThreadSanitizer here: instances are not tried with it"),
    }
    ways
}

/// A list that is prebuilt, of objects that are, to which each call adds one: each instance has one of its own.
#[test]
fn each_has_its_own() {
    let mut p = Program::new();
    p.structure("node", true, "next: *node, value: Signed");
    let node = p.ll.types.structs.ids().last().unwrap();
    let pointer = LlType::Ptr(Container::Struct(node));
    let first = |value| LlConst::Struct(vec![LlConst::Null(pointer), LlConst::signed(value)]);
    let end = p.data("end", Container::Struct(node), first(1000));
    let start = p.data(
        "start",
        Container::Struct(node),
        LlConst::Struct(vec![LlConst::Data(pointer, end), LlConst::signed(5)]),
    );
    let array = p.ll.types.gc_array(pointer);
    let items = LlConst::Items(Items::Consts(vec![
        LlConst::Data(pointer, start),
        LlConst::Null(pointer),
    ]));
    p.data("table", Container::Array(array), items);
    p.text(
        "graph total(v0: *node, v1: Signed) -> Signed {
         b0:
           goto b1(v0, v1)
         b1(v2: *node, v3: Signed):
           v4: Bool = ptr_nonzero(v2)
           switch v4: false -> ret(v3) | true -> b2(v2, v3)
         b2(v5: *node, v6: Signed):
           v7: Signed = getfield[node.value](v5)
           v8: Signed = int_add(v6, v7)
           v9: *node = getfield[node.next](v5)
           goto b1(v9, v8)
         }
         graph add(v0: Signed) -> Signed {
         b0:
           v1: *node = malloc[node]()
           v2: *node = getitem[[*node]](&table, 1)
           v3: Void = setfield[node.next](v1, v2)
           v4: Void = setfield[node.value](v1, v0)
           v5: Void = setitem[[*node]](&table, 1, v1)
           v6: *node = getitem[[*node]](&table, 0)
           v7: Signed = direct_call(@total, v6, 0)
           v8: *node = getitem[[*node]](&table, 1)
           v9: Signed = direct_call(@total, v8, v7)
           goto ret(v9)
         }",
    );
    let func = p.find("add");
    for (symbol, c_params, within) in [
        ("t_add", "intptr_t n, intptr_t *out", Within::Default),
        (
            "t_add_in",
            "void *instance, intptr_t n, intptr_t *out",
            Within::Given("instance"),
        ),
    ] {
        p.ll.exports.push(Export {
            symbol: symbol.into(),
            func,
            c_params: Some(c_params.into()),
            within,
        });
    }
    let mut expected = String::new();
    for round in 0..3 {
        let kept = 1005 + round;
        let _ = write!(expected, "{kept} 1015 1025 1035 1045 ");
        for i in 1..5 {
            let _ = write!(expected, "{} ", 1005 + i * 10 + 20100);
        }
        let _ = writeln!(expected, "{}", kept + 1);
    }
    let ways = ways();
    for gc in [Gc::Generational, Gc::Copying, Gc::Refcount] {
        let generated = p.generate_with(gc, None, Division::Whole, true);
        let folder = Folder(folder());
        write_files(&folder.0, &generated.files);
        std::fs::write(folder.0.join("driver.c"), DRIVER).unwrap();
        for (index, config) in ways.iter().enumerate() {
            let files = ["t.c", "driver.c"];
            let program = compile(&folder.0, &files, &generated.libraries, config, index);
            for env in config.environments {
                // Nothing may be left.
                let leaks = |&(name, value): &(&'static str, &'static str)| match name {
                    "ASAN_OPTIONS" => (name, "detect_leaks=1:detect_stack_use_after_return=0"),
                    _ => (name, value),
                };
                let env: Vec<_> = env.iter().map(leaks).collect();
                let (out, err) = run(&program, &env, &[]);
                assert_eq!(out, expected, "{gc:?} {config:?} {env:?}\n{err}");
                assert!(
                    !err.contains("Sanitizer"),
                    "{gc:?} {config:?} {env:?}\n{err}"
                );
            }
        }
    }
}
