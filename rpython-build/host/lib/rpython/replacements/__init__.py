"""What translated code has in place of objects of standard modules: see `host/modules/replacements.rs`."""
