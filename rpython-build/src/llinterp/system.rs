//! The operating system for programs on the LLInterpreter: the `rpy_sys_…` functions of
//! `rpy_system.c`, by the standard library. The working folder and the environment are the run's
//! own, so that runs do not disturb each other.

use super::eval::Interp;
use super::externs::{int, raw_bytes};
use super::memory::{Fault, Val};
use crate::host::modules::time::calendar;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What a run has of the system.
#[derive(Default)]
pub struct System {
    /// Open files by number; standard input, output and error are not among them.
    files: BTreeMap<i128, File>,
    /// Numbers among 0, 1 and 2 that the program has closed.
    closed: Vec<i128>,
    /// Standard input, if it is given; the process's own otherwise.
    pub stdin: Option<Vec<u8>>,
    /// The saved `errno`.
    pub errno: i128,
    results: [i128; 16],
    text: Vec<u8>,
    /// The working folder, once the program has changed it.
    folder: Option<PathBuf>,
    /// Variables that the program has changed.
    variables: BTreeMap<Vec<u8>, Option<Vec<u8>>>,
    /// When the first clock was read.
    started: Option<Instant>,
    /// The status that the program ended with by `os._exit`.
    pub exited: Option<i32>,
}

/// Numbers of errors, as Linux has them.
const EBADF: i32 = 9;
const EINVAL: i32 = 22;

type Sys<T = i128> = Result<T, i32>;

fn number(error: &std::io::Error) -> i32 {
    error.raw_os_error().unwrap_or(match error.kind() {
        ErrorKind::NotFound => 2,
        ErrorKind::PermissionDenied => 13,
        ErrorKind::AlreadyExists => 17,
        ErrorKind::InvalidInput => EINVAL,
        _ => 5,
    })
}

fn done(result: std::io::Result<()>) -> Sys {
    result.map(|()| 0).map_err(|error| number(&error))
}

impl System {
    fn path(&self, bytes: &[u8]) -> PathBuf {
        let path = PathBuf::from(String::from_utf8_lossy(bytes).into_owned());
        match &self.folder {
            // The empty path stays what it is: nothing.
            Some(folder) if !bytes.is_empty() => folder.join(path),
            _ => path,
        }
    }

    fn open(&mut self, path: &[u8], flags: i128) -> Sys {
        let path = self.path(path);
        let bit = |bit: i128| flags & bit != 0;
        let (reads, writes) = match flags & 3 {
            0 => (true, false),
            1 => (false, true),
            _ => (true, true),
        };
        if path.is_dir() && writes {
            return Err(21);
        }
        let mut options = OpenOptions::new();
        options
            .read(reads)
            .append(bit(0o2000))
            .write(writes && !bit(0o2000));
        if bit(0o100) && bit(0o200) {
            options.create_new(true);
        } else {
            options.create(bit(0o100)).truncate(bit(0o1000));
        }
        let file = options.open(path).map_err(|error| number(&error))?;
        let fd = (3..).find(|fd| !self.files.contains_key(fd)).unwrap_or(3);
        self.files.insert(fd, file);
        Ok(fd)
    }

    fn file(&mut self, fd: i128) -> Sys<&mut File> {
        self.files.get_mut(&fd).ok_or(EBADF)
    }

    fn read(&mut self, fd: i128, n: usize) -> Sys<Vec<u8>> {
        if fd == 0 && !self.closed.contains(&0) && !self.files.contains_key(&0) {
            if let Some(given) = &mut self.stdin {
                let rest = given.split_off(n.min(given.len()));
                return Ok(std::mem::replace(given, rest));
            }
            let mut bytes = vec![0; n];
            let count = std::io::stdin().read(&mut bytes);
            bytes.truncate(count.map_err(|error| number(&error))?);
            return Ok(bytes);
        }
        let mut bytes = vec![0; n];
        let count = self.file(fd)?.read(&mut bytes);
        bytes.truncate(count.map_err(|error| number(&error))?);
        Ok(bytes)
    }

    fn stat(&mut self, data: std::io::Result<fs::Metadata>) -> Sys {
        let data = data.map_err(|error| number(&error))?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            self.results = [
                data.mode().into(),
                data.ino().into(),
                data.dev().into(),
                data.nlink().into(),
                data.uid().into(),
                data.gid().into(),
                data.size().into(),
                data.atime().into(),
                data.mtime().into(),
                data.ctime().into(),
                data.atime_nsec().into(),
                data.mtime_nsec().into(),
                data.ctime_nsec().into(),
                0,
                0,
                0,
            ];
        }
        #[cfg(not(unix))]
        {
            let mode = if data.is_dir() { 0o040_755 } else { 0o100_644 };
            self.results = [0; 16];
            self.results[0] = mode;
            self.results[6] = data.len().into();
        }
        Ok(0)
    }

    fn variable(&self, name: &[u8]) -> Option<Vec<u8>> {
        if let Some(changed) = self.variables.get(name) {
            return changed.clone();
        }
        let name = String::from_utf8_lossy(name).into_owned();
        let value = std::env::var_os(name)?;
        Some(value.to_string_lossy().into_owned().into_bytes())
    }

    fn clock_ns(&mut self, which: i128) -> i128 {
        match which {
            0 => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, |d| d.as_nanos() as i128),
            _ => self
                .started
                .get_or_insert_with(Instant::now)
                .elapsed()
                .as_nanos() as i128,
        }
    }
}

/// The words for an error number, as the C library has them.
fn error_text(number: i128) -> String {
    let text = std::io::Error::from_raw_os_error(number as i32).to_string();
    // Rust adds the number.
    match text.find(" (os error") {
        Some(end) => text[..end].to_string(),
        None => text,
    }
}

/// Calls `rpy_sys_{name}`; `None` if there is no such function.
pub fn call(interp: &mut Interp<'_>, name: &str, args: &[Val]) -> Result<Option<Val>, Fault> {
    let result = match name {
        "result" => {
            let i = int(args, 0)? as usize & 15;
            Ok(interp.system.results[i])
        }
        "text_length" => Ok(interp.system.text.len() as i128),
        "text_copy" => {
            let text = std::mem::take(&mut interp.system.text);
            if let Some(Val::Ptr(place)) = args.first() {
                interp.memory.write_raw_bytes(place, &text)?;
            }
            interp.system.text = text;
            return Ok(Some(Val::Void));
        }
        "strerror" => {
            interp.system.text = error_text(int(args, 0)?).into_bytes();
            Ok(interp.system.text.len() as i128)
        }
        "read" => {
            let n = int(args, 2)? as usize;
            match interp.system.read(int(args, 0)?, n) {
                Ok(bytes) => {
                    if let (Some(Val::Ptr(place)), false) = (args.get(1), bytes.is_empty()) {
                        interp.memory.write_raw_bytes(place, &bytes)?;
                    }
                    Ok(bytes.len() as i128)
                }
                Err(number) => Err(number),
            }
        }
        "write" => {
            let (fd, bytes) = (int(args, 0)?, raw_bytes(interp, args, 1, 2)?);
            let closed = interp.system.closed.contains(&fd);
            match fd {
                1 if !closed => interp.stdout.extend(&bytes),
                2 if !closed => interp.stderr.extend(&bytes),
                _ => {
                    let wrote = match interp.system.file(fd) {
                        Ok(file) => done(file.write_all(&bytes)),
                        Err(number) => Err(number),
                    };
                    if let Err(number) = wrote {
                        return Ok(Some(Val::Int(-i128::from(number))));
                    }
                }
            }
            Ok(bytes.len() as i128)
        }
        "urandom" => {
            let n = int(args, 1)? as usize;
            let mut bytes = vec![0; n];
            match File::open("/dev/urandom").and_then(|mut f| f.read_exact(&mut bytes)) {
                Ok(()) => {
                    if let (Some(Val::Ptr(place)), false) = (args.first(), n == 0) {
                        interp.memory.write_raw_bytes(place, &bytes)?;
                    }
                    Ok(0)
                }
                Err(error) => Err(number(&error)),
            }
        }
        "process_time" => {
            let ns = interp.system.clock_ns(2);
            return Ok(Some(Val::Float(ns as f64 * 1e-9)));
        }
        "read_ahead" => return Ok(Some(Val::Void)),
        "sleep" => {
            if let Some(Val::Float(seconds)) = args.first() {
                std::thread::sleep(Duration::from_secs_f64(seconds.clamp(0.0, 1e6)));
            }
            return Ok(Some(Val::Void));
        }
        "exit" => {
            interp.system.exited = Some(int(args, 0)? as i32);
            return Err(Fault::new("the program has ended by `os._exit`"));
        }
        _ => match on_numbers(interp, name, args)? {
            Some(result) => result,
            None => match on_paths(interp, name, args)? {
                Some(result) => result,
                None => return Ok(None),
            },
        },
    };
    Ok(Some(Val::Int(match result {
        Ok(value) => value,
        Err(number) => -i128::from(number),
    })))
}

/// The functions that take numbers alone.
fn on_numbers(interp: &mut Interp<'_>, name: &str, args: &[Val]) -> Result<Option<Sys>, Fault> {
    let first = int(args, 0).unwrap_or(0);
    let system = &mut interp.system;
    Ok(Some(match name {
        "close" => match system.files.remove(&first) {
            Some(_) => Ok(0),
            None if (0..3).contains(&first) && !system.closed.contains(&first) => {
                system.closed.push(first);
                Ok(0)
            }
            None => Err(EBADF),
        },
        "lseek" => {
            let (pos, whence) = (int(args, 1)?, int(args, 2)?);
            let to = match whence {
                0 => u64::try_from(pos).map(SeekFrom::Start).map_err(|_| EINVAL),
                1 => Ok(SeekFrom::Current(pos as i64)),
                2 => Ok(SeekFrom::End(pos as i64)),
                _ => Err(EINVAL),
            };
            match (system.file(first), to) {
                (Ok(file), Ok(to)) => file
                    .seek(to)
                    .map(i128::from)
                    .map_err(|error| number(&error)),
                (Err(_), _) if (0..3).contains(&first) => Err(29),
                (Err(number), _) | (_, Err(number)) => Err(number),
            }
        }
        "ftruncate" => {
            let size = u64::try_from(int(args, 1)?);
            match (system.file(first), size) {
                (Ok(file), Ok(size)) => done(file.set_len(size)),
                (Err(number), _) => Err(number),
                _ => Err(EINVAL),
            }
        }
        "fsync" => match system.file(first) {
            Ok(file) => done(file.sync_all()),
            Err(number) => Err(number),
        },
        "dup" => match system.file(first).map(|file| file.try_clone()) {
            Ok(Ok(copy)) => {
                let files = &system.files;
                let fd = (3..).find(|fd| !files.contains_key(fd)).unwrap_or(3);
                system.files.insert(fd, copy);
                Ok(fd)
            }
            Ok(Err(error)) => Err(number(&error)),
            Err(number) => Err(number),
        },
        "isatty" => Ok(0),
        "fstat" => {
            let data = match system.file(first) {
                Ok(file) => file.metadata(),
                Err(number) => return Ok(Some(Err(number))),
            };
            system.stat(data)
        }
        "environ" => {
            let mut all: BTreeMap<Vec<u8>, Vec<u8>> = std::env::vars_os()
                .map(|(name, value)| {
                    let bytes =
                        |text: std::ffi::OsString| text.to_string_lossy().into_owned().into_bytes();
                    (bytes(name), bytes(value))
                })
                .collect();
            for (name, value) in &system.variables {
                match value {
                    Some(value) => all.insert(name.clone(), value.clone()),
                    None => all.remove(name),
                };
            }
            system.text.clear();
            for (name, value) in all {
                system.text.extend(name);
                system.text.push(b'=');
                system.text.extend(value);
                system.text.push(0);
            }
            Ok(0)
        }
        "getcwd" => {
            let folder = match &system.folder {
                Some(folder) => Ok(folder.clone()),
                None => std::env::current_dir(),
            };
            match folder {
                Ok(folder) => {
                    system.text = folder.to_string_lossy().into_owned().into_bytes();
                    Ok(0)
                }
                Err(error) => Err(number(&error)),
            }
        }
        #[cfg(unix)]
        "getppid" => Ok(std::os::unix::process::parent_id().into()),
        #[cfg(unix)]
        "getuid" | "getgid" => {
            use std::os::unix::fs::MetadataExt;
            match fs::metadata("/proc/self") {
                Ok(data) if name == "getuid" => Ok(data.uid().into()),
                Ok(data) => Ok(data.gid().into()),
                Err(error) => Err(number(&error)),
            }
        }
        "getpid" => Ok(std::process::id().into()),
        "cpu_count" => Ok(std::thread::available_parallelism().map_or(1, |n| n.get() as i128)),
        "clock_ns" => Ok(system.clock_ns(first)),
        // Local time is UTC here: there is nothing that knows the machine's zone.
        "calendar" => {
            system.results[..9].copy_from_slice(&calendar(first));
            Ok(0)
        }
        "signal_poll" => Ok(-1),
        _ => return Ok(None),
    }))
}

/// The functions whose first argument is a path or a name.
fn on_paths(interp: &mut Interp<'_>, name: &str, args: &[Val]) -> Result<Option<Sys>, Fault> {
    if !matches!(
        name,
        "open"
            | "stat"
            | "mkdir"
            | "rmdir"
            | "unlink"
            | "chdir"
            | "chmod"
            | "access"
            | "truncate"
            | "rename"
            | "link"
            | "symlink"
            | "readlink"
            | "listdir"
            | "getenv"
            | "setenv"
            | "unsetenv"
    ) {
        return Ok(None);
    }
    let bytes = raw_bytes(interp, args, 0, 1)?;
    let path = interp.system.path(&bytes);
    Ok(Some(match name {
        "open" => {
            let flags = int(args, 2)?;
            interp.system.open(&bytes, flags)
        }
        "stat" => {
            let data = match int(args, 2)? {
                0 => fs::symlink_metadata(&path),
                _ => fs::metadata(&path),
            };
            interp.system.stat(data)
        }
        "mkdir" => done(fs::create_dir(&path)),
        "rmdir" => done(fs::remove_dir(&path)),
        "unlink" => done(match fs::symlink_metadata(&path) {
            Ok(data) if data.is_dir() => Err(std::io::Error::from_raw_os_error(21)),
            _ => fs::remove_file(&path),
        }),
        "chdir" => match fs::canonicalize(&path) {
            Ok(folder) if folder.is_dir() => {
                interp.system.folder = Some(folder);
                Ok(0)
            }
            Ok(_) => Err(20),
            Err(error) => Err(number(&error)),
        },
        "chmod" => chmod(&path, int(args, 2)?),
        "access" => done(fs::metadata(&path).map(|_| ())),
        "truncate" => {
            let size = int(args, 2)?;
            let file = OpenOptions::new().write(true).open(&path);
            match (file, u64::try_from(size)) {
                (Ok(file), Ok(size)) => done(file.set_len(size)),
                (Err(error), _) => Err(number(&error)),
                _ => Err(EINVAL),
            }
        }
        "rename" | "link" | "symlink" => {
            let more = raw_bytes(interp, args, 2, 3)?;
            let to = interp.system.path(&more);
            match name {
                "rename" => done(fs::rename(&path, to)),
                "link" => done(fs::hard_link(&path, to)),
                _ => symlink(&bytes, &to),
            }
        }
        "readlink" => match fs::read_link(&path) {
            Ok(to) => {
                interp.system.text = to.to_string_lossy().into_owned().into_bytes();
                Ok(0)
            }
            Err(error) => Err(number(&error)),
        },
        "listdir" => match fs::read_dir(&path) {
            Ok(entries) => {
                let text = &mut interp.system.text;
                text.clear();
                for entry in entries.flatten() {
                    text.extend(entry.file_name().to_string_lossy().bytes());
                    text.push(0);
                }
                Ok(0)
            }
            Err(error) => Err(number(&error)),
        },
        "getenv" => match interp.system.variable(&bytes) {
            Some(value) => {
                interp.system.text = value;
                Ok(1)
            }
            None => Ok(0),
        },
        "setenv" => {
            let value = raw_bytes(interp, args, 2, 3)?;
            if bytes.is_empty() || bytes.contains(&b'=') {
                return Ok(Some(Err(EINVAL)));
            }
            interp.system.variables.insert(bytes, Some(value));
            Ok(0)
        }
        _ => {
            interp.system.variables.insert(bytes, None);
            Ok(0)
        }
    }))
}

#[cfg(unix)]
fn chmod(path: &Path, mode: i128) -> Sys {
    use std::os::unix::fs::PermissionsExt;
    done(fs::set_permissions(
        path,
        fs::Permissions::from_mode(mode as u32),
    ))
}

#[cfg(unix)]
fn symlink(target: &[u8], link: &Path) -> Sys {
    let target = String::from_utf8_lossy(target).into_owned();
    done(std::os::unix::fs::symlink(target, link))
}

#[cfg(not(unix))]
fn chmod(_path: &Path, _mode: i128) -> Sys {
    Ok(0)
}

#[cfg(not(unix))]
fn symlink(_target: &[u8], _link: &Path) -> Sys {
    Err(38)
}
