//! The cost of translating grows in proportion to the size of the program.
//!
//! Work is counted, not timed, so that a busy machine makes no difference: how often blocks are
//! annotated, and how much memory each stage asks for. Four times the program may cost four times
//! as much and a bit, not sixteen times.

use rpython_build::diag::render;
use rpython_build::pipeline::{
    translate_program_and_tell, Emit, Options, ProgramInput, ProgramOutput, Run,
};
use rpython_tests::generated::{program, Shape};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// Counts the bytes that a thread asks for.
struct Counting;

thread_local! {
    static BYTES: Cell<u64> = const { Cell::new(0) };
}

fn asked_for(size: usize) {
    BYTES.set(BYTES.get() + size as u64);
}

// SAFETY: all work is the system's.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        asked_for(layout.size());
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        unsafe { System.dealloc(ptr, layout) }
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        asked_for(new_size);
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

    /// Translates up to a stage; with the bytes that had been asked for when each stage was done.
    fn run(&self, emit: Emit) -> (Marks, ProgramOutput, Run) {
        let options = Options {
            // All on the thread that counts.
            jobs: Some(NonZeroUsize::MIN),
            ..Options::host()
        };
        let input = ProgramInput {
            kept: None,
            file: self.file.clone(),
            search_path: Vec::new(),
            options,
            emit,
        };
        let marks: Arc<Mutex<Vec<(&'static str, u64)>>> = Arc::default();
        let noted = Arc::clone(&marks);
        let done = move |stage| noted.lock().unwrap().push((stage, BYTES.get()));
        match translate_program_and_tell(input, done) {
            Ok((output, run)) => {
                let marks = marks.lock().unwrap().clone();
                (Marks(marks), output, run)
            }
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

/// The bytes that a translation had asked for when its stages were done.
struct Marks(Vec<(&'static str, u64)>);

impl Marks {
    fn at(&self, stage: &str) -> u64 {
        let mark = self.0.iter().find(|(known, _)| *known == stage);
        mark.unwrap_or_else(|| panic!("no stage {stage}: {:?}", self.0))
            .1
    }
}

fn translate(shape: Shape, size: usize) -> Cost {
    let (bytes, output, run) = Generated::new(shape, size).run(Emit::C);
    let ProgramOutput::C(files) = output else {
        panic!("no C");
    };
    Cost {
        blocks: run.annotation.blocks,
        visits: run.annotation.visits,
        operations: run.annotation.operations,
        annotated: bytes.at("annotate"),
        optimised: bytes.at("optimise"),
        c: bytes.at("generate"),
        text: files.iter().map(|(_, text)| text.len() as u64).sum(),
    }
}

/// What four times the size may cost, in percent of four times the cost.
const SLACK: u64 = 125;

/// Checks what four times the size costs, and how often a block is annotated at most.
fn check(shape: Shape, size: usize, most_visits: f64) {
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
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn mixed() {
    check(Shape::Mixed, 100, 2.0);
}

#[test]
fn overrides() {
    check(Shape::Overrides, 50, 5.0);
}

#[test]
fn attributes() {
    check(Shape::Attributes, 50, 2.0);
}

#[test]
fn table() {
    check(Shape::Table, 50, 1.5);
}

#[test]
fn chain() {
    check(Shape::Chain, 50, 3.0);
}

#[test]
fn tries() {
    check(Shape::Tries, 50, 2.5);
}

#[test]
fn appends() {
    check(Shape::Appends, 50, 2.0);
}

#[test]
fn branches() {
    check(Shape::Branches, 50, 2.0);
}

#[test]
fn data() {
    check(Shape::Data, 100, 2.0);
}

#[test]
fn linked() {
    check(Shape::Linked, 100, 2.0);
}

/// In larger programs, many operations wait for choices within what they call.
#[test]
fn large_mixed_programs() {
    let (_, _, large) = Generated::new(Shape::Mixed, 1500).run(Emit::Annotated);
    let per_block = |count: u64| count as f64 / large.annotation.blocks as f64;
    let visits = per_block(large.annotation.visits);
    let operations = per_block(large.annotation.operations);
    assert!(
        visits <= 1.75 && operations <= 5.86,
        "{visits:.3} visits, {operations:.3} operations per block"
    );
}
