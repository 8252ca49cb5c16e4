//! What a package is made of is in it: `cargo package` would leave out what is not.

use std::path::{Component, Path, PathBuf};

/// What is wrong with where a file or folder is.
pub struct Problem {
    pub message: String,
    pub label: String,
    pub help: String,
}

/// Whether a path leads into a folder.
pub fn is_in(folder: &Path, path: &Path) -> bool {
    normalize(path).starts_with(normalize(folder))
}

/// Whether Cargo packages what is at a path with the package in this folder: it is there, and in no package of its own.
pub fn is_packaged(folder: &Path, path: &Path) -> bool {
    let (folder, path) = (normalize(folder), normalize(path));
    let mut between = path.ancestors().skip(1);
    let mut between = between.by_ref().take_while(|&within| within != folder);
    is_in(&folder, &path) && !between.any(|within| within.join("Cargo.toml").is_file())
}

/// What is said of what has this name, and is not in the package.
pub fn outside(name: &str) -> Problem {
    Problem {
        message: format!("`{name}` is outside of the package"),
        label: "`cargo package` would leave it out".into(),
        help: "move it into the package; or name it by a symbolic link in the package, to the file or to its \
               folder: Cargo packages what that leads to"
            .into(),
    }
}

/// How a path is called in a folder that it need not be in; `/` between parts.
pub fn relative(folder: &Path, path: &Path) -> String {
    let (folder, path) = (normalize(folder), normalize(path));
    let both = folder.components().zip(path.components());
    let common = both.take_while(|(one, other)| one == other).count();
    let up = folder.components().skip(common).map(|_| "..".into());
    let down = path.components().skip(common);
    let down = down.map(|part| part.as_os_str().to_string_lossy());
    let parts: Vec<_> = up.chain(down).collect();
    parts.join("/")
}

/// The path without `.` and `..`, as far as that is possible by looking at its text.
pub fn normalize(path: &Path) -> PathBuf {
    let mut result = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir if result.file_name().is_some() => {
                result.pop();
            }
            other => result.push(other),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_manifest_is_another_package() {
        let folder = std::env::temp_dir().join(format!("packaged-{}", std::process::id()));
        let within = folder.join("sub/py");
        std::fs::create_dir_all(&within).unwrap();
        std::fs::write(folder.join("Cargo.toml"), "").unwrap();
        let file = within.join("a.py");
        let before = is_packaged(&folder, &file);
        std::fs::write(folder.join("sub/Cargo.toml"), "").unwrap();
        let after = is_packaged(&folder, &file);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!((before, after), (true, false));
    }

    #[test]
    fn where_files_are() {
        let package = Path::new("/home/me/crate");
        for (path, name, is_inside) in [
            ("/home/me/crate/py/../py/a.py", "py/a.py", true),
            ("/home/me/crates/a.py", "../crates/a.py", false),
            ("/home/me/crate/../a.py", "../a.py", false),
            ("/usr/a.py", "../../../usr/a.py", false),
        ] {
            assert_eq!(relative(package, Path::new(path)), name);
            assert_eq!(is_in(package, Path::new(path)), is_inside, "{path}");
        }
    }
}
