"""What translated code calls in place of functions of standard modules: see `host/modules/twins.rs`."""
