//! Constants of Python's.
#![allow(unused)]

#[rpython::module("py/x.py")]
mod value {
    const X: i64 = 1;
}

#[rpython::module("py/x.py")]
mod owned_text {
    const X: String;
}

#[rpython::module("py/x.py")]
mod list_of_lists {
    const X: &[Vec<i64>];
}

#[rpython::module("py/x.py")]
mod object {
    type A; const X: A;
}

#[rpython::module("py/x.py")]
mod nothing {
    const X: ();
}

#[rpython::module("py/x.py")]
mod lifetime {
    const X: &'a str;
}

#[rpython::module("py/x.py")]
mod twice {
    const X: i64; const X: i64;
}

#[rpython::module("py/x.py")]
mod no_end {
    const X: i64
}

fn main() {}
