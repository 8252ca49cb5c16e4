//! The tests that take long, in one program. All start at once: some keep a processor busy, and those that build
//! crates wait for each other.

mod calls;
mod cargo;
mod fuzz;
mod large;
mod memory;
mod order;
mod patterns;

use libtest_mimic::{Arguments, Trial};
use rpython_tests::turns::Turn;

/// The tests of modules of one module. (One that is left out is a function that nothing uses.)
macro_rules! trials {
    ($parent:ident: $($module:ident: $($test:ident)*;)*) => {
        vec![$($(
            Trial::test(concat!(stringify!($module), "::", stringify!($test)), || {
                $parent::$module::$test();
                Ok(())
            }),
        )*)*]
    };
}

fn main() {
    let of_cargo = trials! {
        cargo:
        builds:
            mixed_code
            reruns_and_cache
            inputs_of_importing
            c_for_dev_builds_and_releases
            overflow_is_as_in_rust;
        errors:
            program_errors
            errors_that_users_see
            errors_at_their_parts
            all_errors_in_one_build
            errors_of_what_is_not_compiled
            malformed_declarations_alone
            malformed_types_are_told_once
            aliases_of_what_cannot_cross_are_told_where_they_are_used
            warnings_of_the_program_are_shown_as_those_of_rust
            checking_compiles_no_c;
        objects:
            caches_hit_in_another_folder
            objects_and_what_they_are_made_of
            objects_and_files_that_are_not_told;
        declared:
            attributes_of_other_names
            lints_hold
            values_are_those_that_were_translated
            docstrings_are_documentation;
        missing:
            without_a_c_compiler
            without_libclang;
    };
    let others = trials! {
        crate:
        calls:
            calls_do_the_same_while_importing_and_translated;
        fuzz:
            programs_do_the_same
            damaged_programs_are_translated_or_refused
            a_difference_is_seen
            a_planted_bug_is_found_and_made_small;
        large:
            ten_thousand_lines_in_packages;
        memory:
            the_heap_by_types
            memory_stays_flat_and_goes_back
            a_peak_goes_back_where_all_that_comes_dies_young
            a_program_goes_on_behind_memory_errors
            handlers_are_reached_wherever_memory_runs_out;
        patterns:
            random_patterns_find_the_same;
        order:
            any_order_gives_the_same_c
            kept_helpers_give_the_same_c;
    };
    let turn = Turn::of_environment();
    // (Those that build crates are half of what all of these take.)
    let of_cargo = of_cargo.into_iter().enumerate();
    let of_cargo =
        of_cargo.map(|(number, trial)| trial.with_ignored_flag(!turn.has_half(number as u64)));
    let trials: Vec<Trial> = of_cargo.chain(others).collect();
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(trials.len());
    libtest_mimic::run(&arguments, trials).exit();
}
