//! Writes a program of a given shape and size: `generate SHAPE SIZE FOLDER`.

use rpython_tests::generated::{program, Shape};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let parsed = match arguments.as_slice() {
        [shape, size, folder] => {
            let shape = Shape::ALL.into_iter().find(|s| s.name() == shape);
            shape.zip(size.parse().ok()).map(|found| (found, folder))
        }
        _ => None,
    };
    let Some(((shape, size), folder)) = parsed else {
        let names = Shape::ALL.map(Shape::name).join(", ");
        eprintln!("usage: generate SHAPE SIZE FOLDER, where SHAPE is one of {names}");
        return ExitCode::from(2);
    };
    for (name, text) in program(shape, size) {
        let path = Path::new(folder).join(name);
        let written = path
            .parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(&path, text));
        if let Err(error) = written {
            eprintln!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
