//! Asking the C compiler: small programs that are compiled and run while a program is imported.

use crate::inputs::Inputs;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

/// Compiles a C program and runs it; gives what it writes, or why there is nothing.
///
/// The answers are those of the machine that this runs on: when another is built for, there are
/// none. The headers that it reads count among the inputs.
pub fn run_c(source: &str, flags: &[String], inputs: &mut Inputs) -> Result<String, String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let variable = |name| std::env::var(name).ok();
    if let (Some(host), Some(target)) = (variable("HOST"), variable("TARGET")) {
        if host != target {
            return Err(format!(
                "a program for {target} cannot be run on {host}: write the constants and the \
                 structures as they are there"
            ));
        }
    }
    let root = variable("OUT_DIR").map_or_else(std::env::temp_dir, Into::into);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = root.join(format!("rpython-probe-{}-{number}", std::process::id()));
    let result = std::fs::create_dir_all(&folder)
        .map_err(|error| error.to_string())
        .and_then(|()| compile_and_run(&folder, source, flags, inputs));
    // What is left behind does no harm.
    let _ = std::fs::remove_dir_all(&folder);
    result
}

fn compile_and_run(
    folder: &Path,
    source: &str,
    flags: &[String],
    inputs: &mut Inputs,
) -> Result<String, String> {
    std::fs::write(folder.join("probe.c"), source).map_err(|error| error.to_string())?;
    inputs.read_variable("CC");
    let named = std::env::var("CC").ok().filter(|name| !name.is_empty());
    let candidates = match &named {
        Some(name) => vec![name.as_str()],
        None => vec!["cc", "gcc", "clang"],
    };
    for name in candidates {
        // `CC` may come with options.
        let mut words = name.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or("cc"));
        command.args(words).current_dir(folder);
        command.args(["-w", "-MD", "-MF", "probe.d"]);
        command.args(["-o", "probe", "probe.c"]).args(flags);
        let output = match command.output() {
            Ok(output) => output,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error.to_string()),
        };
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        let told = std::fs::read_to_string(folder.join("probe.d"));
        let mut read = Inputs::default();
        read.read_by_compiler(&told.unwrap_or_default(), folder);
        inputs.extend(read.without(folder));
        let output = Command::new(folder.join("probe"))
            .output()
            .map_err(|error| error.to_string())?;
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err("there is no C compiler: set CC".into())
}
