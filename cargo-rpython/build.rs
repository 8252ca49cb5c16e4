//! Tells the program which machine it is for: it compiles C for the same.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let target = std::env::var("TARGET").expect("Cargo sets TARGET");
    println!("cargo:rustc-env=RPYTHON_HOST={target}");
}
