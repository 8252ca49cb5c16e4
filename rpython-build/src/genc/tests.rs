//! Programs in textual form, through the transforms and the generator, compiled by every C
//! compiler at hand, and run: plain, and under sanitizers with a collection at every allocation.

mod collectors;
mod floats;
mod harness;
mod instances;
mod programs;
mod random;
mod runtime;
