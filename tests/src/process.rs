//! Running programs.

use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a program may run: one that hangs fails.
const LIMIT: Duration = Duration::from_secs(300);

/// What a run printed and how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ran {
    /// Standard output.
    pub stdout: String,
    /// The exit status.
    pub status: i32,
    /// Standard error: for messages, not compared.
    pub stderr: String,
}

/// Runs it to its end.
pub fn finish(command: Command) -> Result<Ran, String> {
    wait(start(command)?)
}

/// Runs it to its end, with a file as its standard input.
pub fn finish_with(command: Command, input: Option<&Path>) -> Result<Ran, String> {
    wait(start_with(command, input)?)
}

/// Starts it.
pub fn start(command: Command) -> Result<Child, String> {
    start_with(command, None)
}

fn start_with(mut command: Command, input: Option<&Path>) -> Result<Child, String> {
    let stdin = match input {
        Some(path) => Stdio::from(std::fs::File::open(path).map_err(|e| e.to_string())?),
        None => Stdio::null(),
    };
    command
        .stdin(stdin)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("cannot run {command:?}: {e}"))
}

/// Waits for its end.
pub fn wait(child: Child) -> Result<Ran, String> {
    wait_within(child, LIMIT)
}

/// Waits for its end, so long.
pub fn wait_within(mut child: Child, limit: Duration) -> Result<Ran, String> {
    let (out, err) = (child.stdout.take(), child.stderr.take());
    std::thread::scope(|scope| {
        let out = scope.spawn(|| read(out));
        let err = scope.spawn(|| read(err));
        let status = ended(&mut child, limit);
        Ok(Ran {
            stdout: out.join().unwrap_or_default(),
            stderr: err.join().unwrap_or_default(),
            // A signal counts as a status that no engine gives.
            status: status?,
        })
    })
}

fn ended(child: &mut Child, limit: Duration) -> Result<i32, String> {
    let started = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status.code().unwrap_or(-1)),
            Ok(None) if started.elapsed() < limit => std::thread::sleep(pause),
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("it still runs after {} s", limit.as_secs()));
            }
            Err(error) => return Err(error.to_string()),
        }
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

fn read(stream: Option<impl Read>) -> String {
    let mut bytes = Vec::new();
    if let Some(mut stream) = stream {
        // What was read before an error is shown.
        let _ = stream.read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
