use rpython_build::Gc;

fn main() {
    // Another collector than users have, as for the language cases.
    println!("cargo:rerun-if-env-changed=RPYTHON_TEST_GC");
    let wanted = std::env::var("RPYTHON_TEST_GC").ok();
    let named = |wanted: String| Gc::ALL.into_iter().find(|gc| gc.name() == wanted);
    rpython_build::Builder::new()
        .gc(wanted.map_or(Gc::default(), |it| {
            named(it).expect("RPYTHON_TEST_GC names a collector")
        }))
        .gc_stress(cfg!(feature = "gc-stress"))
        // Generated C has no warnings.
        .cc(|build| {
            build.warnings_into_errors(true);
        })
        .build()
}
