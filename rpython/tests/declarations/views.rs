//! Guards, and what lasts as long as they do.
#![allow(unused)]

#[rpython::module("py/x.py")]
mod lent_exclusively {
    fn f(guard: &mut rpython::Guard) -> i64;
}

#[rpython::module("py/x.py")]
mod given_away {
    fn f(guard: rpython::Guard) -> i64;
}

#[rpython::module("py/x.py")]
mod behind_others {
    fn f(x: i64, guard: &rpython::Guard);
}

#[rpython::module("py/x.py")]
mod with_a_lifetime {
    fn f(guard: &'g rpython::Guard) -> rpython::StrView<'g>;
}

#[rpython::module("py/x.py")]
mod without_a_guard {
    fn f() -> rpython::StrView<'_>;
}

#[rpython::module("py/x.py")]
mod of_an_instance_that_is_somebody_s {
    fn f(instance: &mut rpython::Instance) -> rpython::BytesView<'_>;
}

#[rpython::module("py/x.py")]
mod as_a_parameter {
    fn f(guard: &rpython::Guard, text: rpython::StrView<'_>);
}

#[rpython::module("py/x.py")]
mod of_an_iterator {
    fn f(guard: &rpython::Guard) -> rpython::Iter<rpython::StrView<'_>>;
}

#[rpython::module("py/x.py")]
mod that_lasts_for_ever {
    fn f(guard: &rpython::Guard) -> rpython::StrView<'static>;
}

#[rpython::module("py/x.py")]
mod of_other_numbers {
    fn f(guard: &rpython::Guard) -> rpython::ArrayView<'_, u8>;
}

#[rpython::module("py/x.py")]
mod of_nothing {
    fn f(guard: &rpython::Guard) -> rpython::ArrayView<'_>;
}

#[rpython::module("py/x.py")]
mod as_a_key {
    fn f(guard: &rpython::Guard) -> std::collections::HashSet<rpython::StrView<'_>>;
}

fn main() {}
