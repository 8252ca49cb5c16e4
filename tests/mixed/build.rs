use rpython_build::Gc;
use std::path::Path;

mod matrix;

fn main() {
    // Another collector than users have, as for the language cases.
    println!("cargo:rerun-if-env-changed=RPYTHON_TEST_GC");
    let wanted = std::env::var("RPYTHON_TEST_GC").ok();
    let named = |wanted: String| Gc::ALL.into_iter().find(|gc| gc.name() == wanted);
    let mut builder = rpython_build::Builder::new();
    // (Other packages have this build script, too.)
    if Path::new("py/matrix.py").exists() {
        let out_dir = std::env::var_os("OUT_DIR").expect("Cargo sets it");
        let declared = Path::new(&out_dir).join("matrix.rs");
        std::fs::write(&declared, matrix::text()).expect("it is a folder for this");
        builder.source(declared);
    }
    builder
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
