//! The tests that take long, in one program: most of them keep one processor busy, so they run
//! side by side.

mod calls;
mod cargo;
mod fuzz;
mod large;
mod order;
