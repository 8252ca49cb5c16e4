//! The attribute itself.
#![allow(unused)]

#[rpython::module]
mod nothing {}

#[rpython::module()]
mod no_path {}

#[rpython::module(path = "py/x.py")]
mod named_path {}

#[rpython::module("py/x.py", "py/y.py")]
mod two_paths {}

#[rpython::module("py/x.txt")]
mod another_ending {}

#[rpython::module("/py/x.py")]
mod from_the_root {}

#[rpython::module("py\\x.py")]
mod other_separators {}

#[rpython::module("py/x.py")]
fn function() {}

#[rpython::module("py/x.py")]
struct Structure;

fn main() {}
