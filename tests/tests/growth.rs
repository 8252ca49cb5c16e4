//! The cost of translating grows in proportion to the size of the program.
//!
//! Work is counted, not timed, so that a busy machine makes no difference: how often blocks are
//! annotated, and how much memory each stage asks for. Four times the program may cost four times
//! as much and a bit, not sixteen times.

use rpython_build::diag::render;
use rpython_build::pipeline::{translate_program, Emit, Options, ProgramInput, ProgramOutput, Run};
use rpython_tests::generated::{program, Shape};
use std::alloc::{GlobalAlloc, Layout, System};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts the bytes that are asked for.
struct Counting;

static BYTES: AtomicU64 = AtomicU64::new(0);

// SAFETY: all work is the system's.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        BYTES.fetch_add(layout.size() as u64, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        unsafe { System.dealloc(ptr, layout) }
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        BYTES.fetch_add(new_size as u64, Ordering::Relaxed);
        unsafe { System.realloc(ptr, layout, new_size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// What a translation cost.
#[derive(Debug, Clone)]
struct Cost {
    blocks: usize,
    visits: u64,
    operations: u64,
    /// The bytes that were asked for, up to and with these stages.
    annotated: u64,
    optimised: u64,
    c: u64,
    /// How long the C text is.
    text: u64,
}

/// A generated program of this size, in a folder.
struct Generated {
    file: PathBuf,
}

impl Generated {
    fn new(shape: Shape, size: usize) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
            .join("growth")
            .join(format!("{}-{size}", shape.name()));
        let _ = std::fs::remove_dir_all(&folder);
        let files = program(shape, size);
        for (name, text) in &files {
            let path = folder.join(name);
            std::fs::create_dir_all(path.parent().expect("a file is in a folder"))
                .expect("a folder");
            std::fs::write(path, text).expect("a file");
        }
        Generated {
            file: folder.join(&files[0].0),
        }
    }

    /// Translates up to a stage; with the bytes that this asked for.
    fn run(&self, emit: Emit) -> (u64, ProgramOutput, Run) {
        let input = ProgramInput {
            kept: None,
            file: self.file.clone(),
            search_path: Vec::new(),
            options: Options::host(),
            emit,
        };
        let before = BYTES.load(Ordering::Relaxed);
        match translate_program(input) {
            Ok((output, run)) => (BYTES.load(Ordering::Relaxed) - before, output, run),
            Err(run) => {
                let texts = run
                    .diagnostics
                    .iter()
                    .map(|d| render::text(&run.sources, d));
                panic!("{}", texts.collect::<Vec<_>>().join("\n"))
            }
        }
    }
}

fn translate(shape: Shape, size: usize) -> Cost {
    let generated = Generated::new(shape, size);
    let run = |emit| generated.run(emit);
    // One after the other in this process: nothing else allocates meanwhile.
    let (annotated, ..) = run(Emit::Annotated);
    let (optimised, ..) = run(Emit::LowLevel);
    let (c, output, run) = run(Emit::C);
    let ProgramOutput::C(files) = output else {
        panic!("no C");
    };
    Cost {
        blocks: run.annotation.blocks,
        visits: run.annotation.visits,
        operations: run.annotation.operations,
        annotated,
        optimised,
        c,
        text: files.iter().map(|(_, text)| text.len() as u64).sum(),
    }
}

/// What four times the size may cost, in percent of four times the cost.
const SLACK: u64 = 125;

fn check(shape: Shape, size: usize, most_visits: f64) -> Vec<String> {
    let small = translate(shape, size);
    let large = translate(shape, 4 * size);
    let mut problems = Vec::new();
    let figures = [
        ("operations annotated", small.operations, large.operations),
        ("bytes up to annotation", small.annotated, large.annotated),
        ("bytes up to optimisation", small.optimised, large.optimised),
        ("bytes in all", small.c, large.c),
        ("bytes of C", small.text, large.text),
    ];
    for (what, small, large) in figures {
        if large * 100 > 4 * small * SLACK {
            problems.push(format!("{what}: {small}, then {large}"));
        }
    }
    for cost in [&small, &large] {
        let visits = cost.visits as f64 / cost.blocks as f64;
        if visits > most_visits {
            problems.push(format!("{visits:.2} visits per block, of {cost:?}"));
        }
    }
    problems
        .into_iter()
        .map(|problem| format!("{}: {problem}", shape.name()))
        .collect()
}

// One test: the count is of the whole process.
#[test]
fn costs_grow_with_the_size() {
    let mut problems = Vec::new();
    for (shape, size, most_visits) in [
        (Shape::Mixed, 100, 2.0),
        (Shape::Overrides, 50, 5.0),
        (Shape::Attributes, 50, 2.0),
        (Shape::Table, 50, 1.5),
        (Shape::Chain, 50, 3.0),
        (Shape::Tries, 50, 2.5),
        (Shape::Appends, 50, 2.0),
        (Shape::Branches, 50, 2.0),
        (Shape::Data, 100, 2.0),
        (Shape::Linked, 100, 2.0),
    ] {
        problems.extend(check(shape, size, most_visits));
    }
    // In larger programs, many operations wait for choices within what they call.
    let (_, _, large) = Generated::new(Shape::Mixed, 1500).run(Emit::Annotated);
    let per_block = |count: u64| count as f64 / large.annotation.blocks as f64;
    let visits = per_block(large.annotation.visits);
    let operations = per_block(large.annotation.operations);
    if visits > 1.75 || operations > 5.86 {
        problems.push(format!(
            "mixed programs: {visits:.3} visits, {operations:.3} operations per block"
        ));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
