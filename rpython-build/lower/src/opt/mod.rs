//! Optimisations on low-level graphs (seed: "The RPython Toolchain", "Backend Optimizations").
//!
//! *Theory.* The rtyper makes many small functions, short-lived objects (iterators, tuples, ranges)
//! and tests that later knowledge answers. Here what only objects of a class come to that has none is dropped ([`unused`]), keys that were looked up just before are not looked up
//! again ([`sought`]), calls of small functions are replaced by their
//! bodies ([`inline`]), versions of a function that are the same get one body ([`alike`]), those that nothing calls any more emptied ([`unused`]); then objects that never leave a function are replaced by their fields
//! ([`mallocs`]), exceptions that nobody looks at are prebuilt ones ([`unlooked`]), calls that give what nobody needs and do nothing else go ([`idle`]), texts that loops append to are lent to those that only look at them ([`lent`]); objects that functions return and callers take
//! apart are replaced by their fields, too ([`results`]); constants are folded ([`constfold`]), questions that were answered before are
//! not asked again ([`checks`]), loops get copies without the checks that a question before them
//! answers ([`versions`]), what loops read anew is read before them ([`hoist`]), calls that are worth a copy in loops alone get one ([`looped`]), whether an index is below a length and in bounds is asked at once ([`bounds`]),
//! what follows unusual ways gets a copy, where usual ones then ask less ([`apart`]), what one way needs is computed there ([`sink`]), chains of comparisons become switches ([`switches`]), remainders that are only compared with zero are C's ([`remainders`]), and what nothing
//! needs is dropped ([`dead`]).
//!
//! *Invariants.* Exceptions and memory management are still implicit. Every pass keeps the
//! program's behaviour, the exceptions it raises included; it may only save memory. Every pass
//! leaves graphs that both verifiers accept. The order of everything depends on the program
//! alone.

pub(crate) mod alike;
pub(crate) mod apart;
mod before;
pub(crate) mod bounds;
pub(crate) mod checks;
pub(crate) mod constfold;
pub(crate) mod dead;
pub(crate) mod hoist;
pub(crate) mod idle;
pub(crate) mod inline;
pub(crate) mod lent;
pub(crate) mod looped;
pub(crate) mod loops;
pub(crate) mod mallocs;
pub(crate) mod raised;
pub(crate) mod remainders;
pub(crate) mod results;
pub(crate) mod rows;
pub(crate) mod sink;
pub(crate) mod size;
pub(crate) mod sought;
pub(crate) mod switches;
pub(crate) mod thread;
mod turns;
pub(crate) mod unchecked;
pub(crate) mod unlooked;
pub(crate) mod unused;
pub(crate) mod versions;

use crate::entity::{PrimaryMap, SecondaryMap};
use crate::flow::simplify::{blocks, inputs};
use crate::ir::model::{Graph, GraphId};
use crate::lltype::verify::AfterPass;
use crate::lltype::{Ll, LlProgram, LlType};
use crate::side_by_side;
use crate::source::{FileId, Span};

/// What the optimiser needs to know beside the program.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// Files whose functions tracebacks do not show: they can be inlined even if they raise.
    pub hidden_files: Vec<FileId>,
    /// Whether checks are made only where their exceptions are handled.
    pub unchecked: bool,
    /// Whether the program is to be there soon, more than it is to be fast.
    pub quick: bool,
}

/// The passes that take more time than what is only to be tried saves by them: C compilers answer
/// most questions that were answered before, too.
const NOT_QUICK: [&str; 7] = [
    "unlooked", "idle", "results", "checks", "versions", "hoist", "looped",
];

/// What changes a program.
pub type Pass = fn(&mut LlProgram, &Options);

/// The passes, in their order.
pub const PASSES: [(&str, Pass); 15] = [
    ("tidy", |program, options| {
        each_numbered(program, |program, id, graph| {
            if program.tidied.contains(&id) {
                return;
            }
            if options.unchecked {
                unchecked::drop_checks(program, &options.hidden_files, graph);
            }
            tidy_whole(program, graph);
        });
    }),
    ("unmade", |program, _| unused::unmade(program, tidy_whole)),
    ("sought", |program, options| {
        inline::seekers(program, options, tidy);
        each(program, |_, graph| sought::decide(graph));
    }),
    ("inline", |program, options| {
        inline::run(program, options, |program, graph| {
            tidy(program, graph);
            mallocs::remove_all(program, graph);
            // What is gone would be looked through by every pass behind this one.
            graph.compact();
        });
    }),
    ("unused", |program, _| unused::empty(program)),
    ("mallocs", |program, options| {
        each(program, |program, graph| {
            if options.unchecked && unchecked::drop_checks(program, &options.hidden_files, graph) {
                tidy(program, graph);
            }
            mallocs::remove_all(program, graph);
        });
    }),
    ("unlooked", |program, _| unlooked::forget(program)),
    ("idle", |program, options| {
        program.idle = idle::find(program, options);
        each(program, |program, graph| {
            while idle::drop_unread(program, graph) {
                tidy(program, graph);
                mallocs::remove_all(program, graph);
            }
        });
        program.idle = SecondaryMap::new();
    }),
    ("lent", |program, _| lent::decide(program)),
    ("results", |program, _| results::spread(program)),
    ("checks", |program, _| {
        each(program, |program, graph| {
            if checks::remove_known(program, graph) {
                tidy(program, graph);
            }
        });
    }),
    ("versions", |program, _| {
        each(program, |program, graph| {
            if rows::make(program, graph) {
                tidy(program, graph);
            }
            if versions::make(program, graph) {
                tidy(program, graph);
                checks::remove_known(program, graph);
                tidy(program, graph);
            }
        });
    }),
    ("hoist", |program, _| {
        each(program, |program, graph| {
            if hoist::reads(program, graph) {
                tidy(program, graph);
                checks::remove_known(program, graph);
                tidy(program, graph);
            }
            if bounds::first(program, graph) {
                checks::remove_known(program, graph);
                tidy(program, graph);
            }
            if apart::split(program, graph) {
                tidy(program, graph);
            }
            turns::until_stable(program, graph, "sink", sink::down);
        });
    }),
    ("looped", |program, options| {
        looped::inline(program, options)
    }),
    ("switches", |program, _| {
        each(program, |program, graph| {
            if switches::form(graph) {
                tidy(program, graph);
            }
            remainders::of_zero(graph);
            graph.compact();
        });
    }),
];

/// What passes are made of, each by itself: nothing is tidied behind it.
pub const STEPS: [(&str, Pass); 18] = [
    ("share", |p, _| alike::share_all(p)),
    ("constfold", |p, _| each(p, constfold::fold)),
    ("skip_empty_blocks", |p, _| {
        each(p, |_, g| blocks::skip_empty_blocks(g));
    }),
    ("thread", |p, _| each(p, thread::jumps)),
    ("join_blocks", |p, _| each(p, |_, g| blocks::join_blocks(g))),
    ("merge_inputs", |p, _| {
        each(p, |_, g| inputs::merge_inputs(g))
    }),
    ("dead", |p, _| each(p, |_, g| dead::remove(g))),
    ("only_inline", |p, o| {
        inline::run(p, o, |_, g| {
            g.compact();
        });
    }),
    ("only_mallocs", |p, _| each(p, mallocs::remove)),
    ("only_checks", |p, _| each(p, checks::remove_known)),
    ("only_rows", |p, _| each(p, rows::make)),
    ("only_versions", |p, _| each(p, versions::make)),
    ("only_hoist", |p, _| each(p, hoist::reads)),
    ("bounds", |p, _| each(p, bounds::first)),
    ("apart", |p, _| each(p, apart::split)),
    ("remainders", |p, _| each(p, |_, g| remainders::of_zero(g))),
    ("sink", |p, _| each(p, sink::down)),
    ("unchecked", |p, o| {
        each(p, |p, g| unchecked::drop_checks(p, &o.hidden_files, g));
    }),
];

/// Optimises a program; `after` sees it after each pass.
///
/// # Errors
/// What `after` gives.
pub fn run<E>(
    program: &mut LlProgram,
    options: &Options,
    after: &mut AfterPass<E>,
) -> Result<(), E> {
    for (name, pass) in PASSES {
        if options.quick && NOT_QUICK.contains(&name) {
            continue;
        }
        pass(program, options);
        after(name, program, &[])?;
    }
    Ok(())
}

/// Edits all graphs side by side, each by itself: the program has none meanwhile.
pub(crate) fn each<T>(
    program: &mut LlProgram,
    change: impl Fn(&LlProgram, &mut Graph<Ll>) -> T + Sync,
) {
    each_numbered(program, |program, _, graph| {
        change(program, graph);
    });
}

/// The same by functions that want to know which.
fn each_numbered(
    program: &mut LlProgram,
    change: impl Fn(&LlProgram, GraphId, &mut Graph<Ll>) + Sync,
) {
    let ids = program.graphs.ids();
    let graphs = std::mem::take(&mut program.graphs).into_values();
    let edited = side_by_side::map(ids.zip(graphs).collect(), |(id, mut graph)| {
        change(program, id, &mut graph);
        graph
    });
    program.graphs = PrimaryMap::from_values(edited);
}

/// Takes a graph out of the program.
pub(crate) fn take(program: &mut LlProgram, id: GraphId) -> Graph<Ll> {
    let empty = Graph::new("", LlType::Void, (LlType::Void, LlType::Void));
    std::mem::replace(&mut program.graphs[id], empty)
}

/// What [`tidy`] does, in turn; and, if that changed something, which of these may have something to do
/// again, as bits. What is not among them stays done. At last, in how many turns it may change something.
type Tidying = (fn(&LlProgram, &mut Graph<Ll>) -> bool, u8, usize);
const TIDYING: [Tidying; 8] = [
    (constfold::fold, ALL, ANY),
    (|_, graph| blocks::skip_empty_blocks(graph), ALL, ANY),
    (thread::jumps, ALL, turns::MAX_THREADED),
    (|_, graph| raised::forget(graph), ALL, ANY),
    (|_, graph| blocks::join_blocks(graph), ALL, ANY),
    // Blocks and what they end in stay as they are.
    (|_, graph| inputs::merge_inputs(graph), 0b1110_1101, ANY),
    (|_, graph| dead::cut(graph), ALL, ANY),
    // There are fewer operations to go past, exits that differ no more, and no other values.
    (|_, graph| dead::remove_values(graph), 0b0000_1111, ANY),
];
const ALL: u8 = 0b1111_1111;
/// What ends by itself has no bound of its own ([`turns`]).
const ANY: usize = usize::MAX;

/// What the first pass makes of a graph, if all checks stay.
pub fn tidy_whole(program: &LlProgram, graph: &mut Graph<Ll>) {
    tidy(program, graph);
    // What is gone would be looked through by every pass behind this one.
    graph.compact();
}

/// Tidies the graphs of the toolchain's own functions that are not tidied already.
pub fn tidy_own(program: &mut LlProgram, own_files: &[FileId]) {
    each_numbered(program, |program, id, graph| {
        let is_own = |span: Span| own_files.contains(&span.file);
        if graph.span.is_some_and(is_own) && !program.tidied.contains(&id) {
            tidy_whole(program, graph);
        }
    });
}

/// Folds constants and cleans up until nothing changes.
pub fn tidy(program: &LlProgram, graph: &mut Graph<Ll>) {
    let mut due = ALL;
    let mut changed = [0; TIDYING.len()];
    let mut turns = turns::Turns::new(program, "tidy");
    while due != 0 && turns.next(graph) {
        for (at, (change, next, most)) in TIDYING.iter().enumerate() {
            let is_due = due >> at & 1 == 1 && changed[at] < *most;
            due &= !(1 << at);
            if is_due && change(program, graph) {
                due |= next;
                changed[at] += 1;
            }
        }
    }
}
