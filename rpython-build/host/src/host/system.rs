//! The operating system as the `rpy_sys_…` functions of `rpy_system.c` show it, by the standard
//! library: for programs on the LLInterpreter, and for what runs while a program is imported
//! (`modules/system.rs`). The working folder and the environment are the run's own, so that runs do
//! not disturb each other.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// What a run has of the system.
#[derive(Default)]
pub struct System {
    /// Open files by number; standard input, output and error are not among them.
    files: BTreeMap<i128, File>,
    /// Numbers among 0, 1 and 2 that the program has closed.
    pub closed: Vec<i128>,
    /// Standard input, if it is given; the process's own otherwise.
    pub stdin: Option<Vec<u8>>,
    /// The saved `errno`.
    pub errno: i128,
    /// The numbers that the last call left.
    pub results: [i128; 16],
    /// The text that the last call left.
    pub text: Vec<u8>,
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
const EOVERFLOW: i32 = 75;
const EINVAL: i32 = 22;

/// A result, or the number of an error.
pub type Sys<T = i128> = Result<T, i32>;

fn errno(error: &std::io::Error) -> i32 {
    error.raw_os_error().unwrap_or(match error.kind() {
        ErrorKind::NotFound => 2,
        ErrorKind::PermissionDenied => 13,
        ErrorKind::AlreadyExists => 17,
        ErrorKind::InvalidInput => EINVAL,
        _ => 5,
    })
}

fn done(result: std::io::Result<()>) -> Sys {
    result.map(|()| 0).map_err(|error| errno(&error))
}

impl System {
    /// The path that these bytes are.
    pub fn path(&self, bytes: &[u8]) -> PathBuf {
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
        let file = options.open(path).map_err(|error| errno(&error))?;
        let fd = (3..).find(|fd| !self.files.contains_key(fd)).unwrap_or(3);
        self.files.insert(fd, file);
        Ok(fd)
    }

    fn file(&mut self, fd: i128) -> Sys<&mut File> {
        self.files.get_mut(&fd).ok_or(EBADF)
    }

    /// At most so many bytes of a file.
    pub fn read(&mut self, fd: i128, n: usize) -> Sys<Vec<u8>> {
        if fd == 0 && !self.closed.contains(&0) && !self.files.contains_key(&0) {
            if let Some(given) = &mut self.stdin {
                let rest = given.split_off(n.min(given.len()));
                return Ok(std::mem::replace(given, rest));
            }
            let mut bytes = vec![0; n];
            let count = std::io::stdin().read(&mut bytes);
            bytes.truncate(count.map_err(|error| errno(&error))?);
            return Ok(bytes);
        }
        let mut bytes = vec![0; n];
        let count = self.file(fd)?.read(&mut bytes);
        bytes.truncate(count.map_err(|error| errno(&error))?);
        Ok(bytes)
    }

    fn stat(&mut self, data: std::io::Result<fs::Metadata>) -> Sys {
        let data = data.map_err(|error| errno(&error))?;
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

    /// Writes to a file that is neither standard output nor standard error.
    pub fn write(&mut self, fd: i128, bytes: &[u8]) -> Sys {
        let wrote = self.file(fd)?.write_all(bytes);
        done(wrote).map(|_| bytes.len() as i128)
    }

    /// So many random bytes.
    pub fn random(&self, n: usize) -> Sys<Vec<u8>> {
        let mut bytes = vec![0; n];
        let read = File::open("/dev/urandom").and_then(|mut f| f.read_exact(&mut bytes));
        done(read).map(|_| bytes)
    }

    /// The time that a clock shows: 0 that of the day, others since the first look.
    pub fn clock_ns(&mut self, which: i128) -> i128 {
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

impl System {
    /// Calls a function of `rpy_system.c`, other than those that pass bytes in and out; `None` if there is no such
    /// function.
    pub fn call(&mut self, name: &str, texts: &[Vec<u8>], numbers: &[i128]) -> Option<Sys> {
        let number = |i: usize| numbers.get(i).copied().unwrap_or(0);
        let text = |i: usize| texts.get(i).cloned().unwrap_or_default();
        let first = number(0);
        let bytes = text(0);
        let path = self.path(&bytes);
        Some(match name {
            "rpy_sys_result" => Ok(self.results[first as usize & 15]),
            "rpy_sys_text_length" => Ok(self.text.len() as i128),
            "rpy_sys_strerror" => {
                self.text = error_text(first).into_bytes();
                Ok(self.text.len() as i128)
            }
            "rpy_sys_close" => match self.files.remove(&first) {
                Some(_) => Ok(0),
                None if (0..3).contains(&first) && !self.closed.contains(&first) => {
                    self.closed.push(first);
                    Ok(0)
                }
                None => Err(EBADF),
            },
            "rpy_sys_lseek" => {
                let (pos, whence) = (number(1), number(2));
                let to = match whence {
                    0 => u64::try_from(pos).map(SeekFrom::Start).map_err(|_| EINVAL),
                    1 => Ok(SeekFrom::Current(pos as i64)),
                    2 => Ok(SeekFrom::End(pos as i64)),
                    _ => Err(EINVAL),
                };
                match (self.file(first), to) {
                    (Ok(file), Ok(to)) => {
                        file.seek(to).map(i128::from).map_err(|error| errno(&error))
                    }
                    (Err(_), _) if (0..3).contains(&first) => Err(29),
                    (Err(number), _) | (_, Err(number)) => Err(number),
                }
            }
            "rpy_sys_ftruncate" => {
                let size = u64::try_from(number(1));
                match (self.file(first), size) {
                    (Ok(file), Ok(size)) => done(file.set_len(size)),
                    (Err(number), _) => Err(number),
                    _ => Err(EINVAL),
                }
            }
            "rpy_sys_fsync" => match self.file(first) {
                Ok(file) => done(file.sync_all()),
                Err(number) => Err(number),
            },
            "rpy_sys_dup" => match self.file(first).map(|file| file.try_clone()) {
                Ok(Ok(copy)) => {
                    let files = &self.files;
                    let fd = (3..).find(|fd| !files.contains_key(fd)).unwrap_or(3);
                    self.files.insert(fd, copy);
                    Ok(fd)
                }
                Ok(Err(error)) => Err(errno(&error)),
                Err(number) => Err(number),
            },
            "rpy_sys_isatty" => Ok(0),
            "rpy_sys_fstat" => {
                let data = match self.file(first) {
                    Ok(file) => file.metadata(),
                    Err(number) => return Some(Err(number)),
                };
                self.stat(data)
            }
            "rpy_sys_environ" => {
                let mut all: BTreeMap<Vec<u8>, Vec<u8>> = std::env::vars_os()
                    .map(|(name, value)| {
                        let bytes = |text: std::ffi::OsString| {
                            text.to_string_lossy().into_owned().into_bytes()
                        };
                        (bytes(name), bytes(value))
                    })
                    .collect();
                for (name, value) in &self.variables {
                    match value {
                        Some(value) => all.insert(name.clone(), value.clone()),
                        None => all.remove(name),
                    };
                }
                self.text.clear();
                for (name, value) in all {
                    self.text.extend(name);
                    self.text.push(b'=');
                    self.text.extend(value);
                    self.text.push(0);
                }
                Ok(0)
            }
            "rpy_sys_getcwd" => {
                let folder = match &self.folder {
                    Some(folder) => Ok(folder.clone()),
                    None => std::env::current_dir(),
                };
                match folder {
                    Ok(folder) => {
                        self.text = folder.to_string_lossy().into_owned().into_bytes();
                        Ok(0)
                    }
                    Err(error) => Err(errno(&error)),
                }
            }
            #[cfg(unix)]
            "rpy_sys_getppid" => Ok(std::os::unix::process::parent_id().into()),
            #[cfg(unix)]
            "rpy_sys_getuid" | "rpy_sys_getgid" => {
                use std::os::unix::fs::MetadataExt;
                match fs::metadata("/proc/self") {
                    Ok(data) if name == "rpy_sys_getuid" => Ok(data.uid().into()),
                    Ok(data) => Ok(data.gid().into()),
                    Err(error) => Err(errno(&error)),
                }
            }
            "rpy_sys_getpid" => Ok(std::process::id().into()),
            "rpy_sys_cpu_count" => {
                Ok(std::thread::available_parallelism().map_or(1, |n| n.get() as i128))
            }
            "rpy_sys_clock_ns" => Ok(self.clock_ns(first)),
            // Local time is UTC here: there is nothing that knows the machine's zone.
            "rpy_sys_calendar" => {
                let parts = calendar(first);
                // (As C's: years are `int`s, from 1900 on.)
                match i32::try_from(parts[0] - 1900) {
                    Ok(_) => {
                        self.results[..9].copy_from_slice(&parts);
                        Ok(0)
                    }
                    Err(_) => Err(EOVERFLOW),
                }
            }
            "rpy_sys_signal_poll" => Ok(-1),
            "rpy_sys_open" => {
                let flags = number(0);
                self.open(&bytes, flags)
            }
            "rpy_sys_stat" => {
                let data = match number(0) {
                    0 => fs::symlink_metadata(&path),
                    _ => fs::metadata(&path),
                };
                self.stat(data)
            }
            "rpy_sys_mkdir" => done(fs::create_dir(&path)),
            "rpy_sys_rmdir" => done(fs::remove_dir(&path)),
            "rpy_sys_unlink" => done(match fs::symlink_metadata(&path) {
                Ok(data) if data.is_dir() => Err(std::io::Error::from_raw_os_error(21)),
                _ => fs::remove_file(&path),
            }),
            "rpy_sys_chdir" => match fs::canonicalize(&path) {
                Ok(folder) if folder.is_dir() => {
                    self.folder = Some(folder);
                    Ok(0)
                }
                Ok(_) => Err(20),
                Err(error) => Err(errno(&error)),
            },
            "rpy_sys_chmod" => chmod(&path, number(0)),
            "rpy_sys_access" => done(fs::metadata(&path).map(|_| ())),
            "rpy_sys_truncate" => {
                let size = number(0);
                let file = OpenOptions::new().write(true).open(&path);
                match (file, u64::try_from(size)) {
                    (Ok(file), Ok(size)) => done(file.set_len(size)),
                    (Err(error), _) => Err(errno(&error)),
                    _ => Err(EINVAL),
                }
            }
            "rpy_sys_rename" | "rpy_sys_link" | "rpy_sys_symlink" => {
                let to = self.path(&text(1));
                match name {
                    "rpy_sys_rename" => done(fs::rename(&path, to)),
                    "rpy_sys_link" => done(fs::hard_link(&path, to)),
                    _ => symlink(&bytes, &to),
                }
            }
            "rpy_sys_readlink" => match fs::read_link(&path) {
                Ok(to) => {
                    self.text = to.to_string_lossy().into_owned().into_bytes();
                    Ok(0)
                }
                Err(error) => Err(errno(&error)),
            },
            "rpy_sys_listdir" => match fs::read_dir(&path) {
                Ok(entries) => {
                    let name =
                        |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
                    let mut names: Vec<String> = entries.flatten().map(name).collect();
                    // The system's order is not the same everywhere.
                    names.sort();
                    self.text.clear();
                    for name in names {
                        self.text.extend(name.bytes());
                        self.text.push(0);
                    }
                    Ok(0)
                }
                Err(error) => Err(errno(&error)),
            },
            "rpy_sys_getenv" => match self.variable(&bytes) {
                Some(value) => {
                    self.text = value;
                    Ok(1)
                }
                None => Ok(0),
            },
            "rpy_sys_setenv" => {
                let value = text(1);
                if bytes.is_empty() || bytes.contains(&b'=') {
                    return Some(Err(EINVAL));
                }
                self.variables.insert(bytes, Some(value));
                Ok(0)
            }
            "rpy_sys_unsetenv" => {
                self.variables.insert(bytes, None);
                Ok(0)
            }
            _ => return None,
        })
    }
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

/// Year, month and so on of a point in time, in UTC.
fn calendar(seconds: i128) -> [i128; 9] {
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // Days since the first of March of the year 0: leap days come last.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i128::from(month <= 2);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month as usize - 1];
    let day_of_year = before + day_of_month + i128::from(leap && month > 2);
    let weekday = (days + 3).rem_euclid(7);
    [
        year,
        month,
        day_of_month,
        rest / 3600,
        rest / 60 % 60,
        rest % 60,
        weekday,
        day_of_year,
        0,
    ]
}

#[cfg(test)]
mod tests {
    use super::calendar;

    #[test]
    fn days_of_the_calendar() {
        assert_eq!(calendar(0), [1970, 1, 1, 0, 0, 0, 3, 1, 0]);
        assert_eq!(calendar(951_827_696), [2000, 2, 29, 12, 34, 56, 1, 60, 0]);
        assert_eq!(calendar(-1), [1969, 12, 31, 23, 59, 59, 2, 365, 0]);
    }
}
