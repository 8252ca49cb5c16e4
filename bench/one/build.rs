//! Translates the module in `py/` that `src/main.rs` declares.

fn main() {
    rpython_build::build()
}
