//! Where an instance stands.
#![allow(unused)]

#[rpython::module("py/x.py")]
mod shared {
    fn f(i: &rpython::Instance);
}

#[rpython::module("py/x.py")]
mod given_away {
    fn f(i: rpython::Instance);
}

#[rpython::module("py/x.py")]
mod behind_others {
    fn f(x: i64, i: &mut rpython::Instance);
}

#[rpython::module("py/x.py")]
mod two {
    fn f(i: &mut rpython::Instance, j: &mut rpython::Instance);
}

#[rpython::module("py/x.py")]
mod inside {
    fn f(x: Option<rpython::Instance>);
}

#[rpython::module("py/x.py")]
mod result {
    fn f() -> rpython::Instance;
}

#[rpython::module("py/x.py")]
mod method {
    type A; impl A { fn f(&self, i: &mut rpython::Instance); }
}

#[rpython::module("py/x.py")]
mod optional {
    fn f(#[optional] i: &mut rpython::Instance);
}

fn main() {}
