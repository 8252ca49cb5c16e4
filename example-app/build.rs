//! Translates the modules in `py/` that the Rust files declare.

fn main() {
    rpython_build::build()
}
