fn main() {
    rpython_build::Builder::new()
        .gc_stress(cfg!(feature = "gc-stress"))
        // Generated C has no warnings.
        .cc(|build| {
            build.warnings_into_errors(true);
        })
        .build()
}
