//! Classes and what they have.
#![allow(unused)]

#[rpython::module("py/x.py")]
mod not_declared {
    impl A { fn f(&self); }
}

#[rpython::module("py/x.py")]
mod twice {
    type A; type A;
}

#[rpython::module("py/x.py")]
mod class_and_alias {
    type A; type A = i64;
}

#[rpython::module("py/x.py")]
mod no_block {
    type A; impl A;
}

#[rpython::module("py/x.py")]
mod of_a_trait {
    type A; impl A for B {}
}

#[rpython::module("py/x.py")]
mod attribute_of_a_block {
    type A; #[inline] impl A {}
}

#[rpython::module("py/x.py")]
mod self_by_value {
    type A; impl A { fn f(self); }
}

#[rpython::module("py/x.py")]
mod self_that_changes {
    type A; impl A { fn f(&mut self); }
}

#[rpython::module("py/x.py")]
mod self_with_a_type {
    type A; impl A { fn f(&self: &A); }
}

#[rpython::module("py/x.py")]
mod type_inside {
    type A; impl A { type B; }
}

#[rpython::module("py/x.py")]
mod body {
    type A; impl A { fn f(&self) {} }
}

#[rpython::module("py/x.py")]
mod method_twice {
    type A; impl A { fn f(&self); fn f(); }
}

#[rpython::module("py/x.py")]
mod new_of_something_else {
    type A; impl A { fn new() -> i64; }
}

#[rpython::module("py/x.py")]
mod get_without_an_object {
    type A; impl A { #[get] fn f() -> i64; }
}

#[rpython::module("py/x.py")]
mod get_of_nothing {
    type A; impl A { #[get] fn f(&self); }
}

#[rpython::module("py/x.py")]
mod get_with_an_argument {
    type A; impl A { #[get] fn f(&self, x: i64) -> i64; }
}

#[rpython::module("py/x.py")]
mod get_with_a_value {
    type A; impl A { #[get = "x"] fn f(&self) -> i64; }
}

#[rpython::module("py/x.py")]
mod set_without_a_name {
    type A; impl A { #[set] fn f(&self, x: i64); }
}

#[rpython::module("py/x.py")]
mod set_to_nothing {
    type A; impl A { #[set(f)] fn f(&self); }
}

#[rpython::module("py/x.py")]
mod set_with_a_result {
    type A; impl A { #[set(f)] fn f(&self, x: i64) -> i64; }
}

#[rpython::module("py/x.py")]
mod get_and_set {
    type A; impl A { #[get] #[set(f)] fn f(&self) -> i64; }
}

#[rpython::module("py/x.py")]
mod attributes_of_others {
    type A;
    impl A {
        #[new]
        fn new() -> A;
        #[getter]
        fn x(&self) -> i64;
        #[setter]
        fn set_x(&self, x: i64);
        #[classmethod]
        fn make() -> A;
        #[staticmethod]
        fn valid(x: i64) -> bool;
    }
    #[pyfunction]
    fn f();
}

#[rpython::module("py/x.py")]
mod set_of_something_optional {
    type A; impl A { #[set(x)] fn x(&self, #[optional] x: Option<i64>); }
}

#[rpython::module("py/x.py")]
mod object_given_away {
    type A; fn f(a: A);
}

#[rpython::module("py/x.py")]
mod object_that_changes {
    type A; fn f(a: &mut A);
}

#[rpython::module("py/x.py")]
mod object_as_a_borrowed_result {
    type A; fn f() -> &A;
}

#[rpython::module("py/x.py")]
mod object_with_parameters {
    type A; fn f(a: &A<i64>);
}

#[rpython::module("py/x.py")]
mod object_as_a_key_with_an_order {
    type A; fn f(a: BTreeSet<A>);
}

#[rpython::module("py/x.py")]
mod no_name {
    #[rpython(name = "http server")] type A;
    #[rpython(named = "B")] type B;
    #[rpython(name = "3")] fn f();
}

#[rpython::module("py/x.py")]
mod named_twice {
    #[rpython(name = "B")] type A;
    type B;
}

#[rpython::module("py/x.py")]
mod alias_with_a_name {
    #[rpython(name = "B")] type A = i64;
}

#[rpython::module("py/x.py")]
mod by_the_name_in_python {
    #[rpython(name = "http_server")] type Server;
    impl http_server { fn f(&self); }
    fn f(x: &http_server);
}

#[rpython::module("py/x.py")]
mod two_names_of_an_attribute {
    type A; impl A { #[get(b)] #[rpython(name = "c")] fn a(&self) -> i64; }
}

#[rpython::module("py/x.py")]
mod hides_what_rust_has {
    type Vec; type Result; type Box; type Send; type i64;
    fn f(v: &Vec) -> Vec<f64>;
    fn g(f: Box<dyn Fn(&Vec) + Send>) -> Result<Vec, rpython::Error>;
}

fn main() {}
