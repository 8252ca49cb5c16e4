//! Code of a program's files, kept between builds: to read it takes a tenth of what parsing and compiling take.
//!
//! What is kept says of which text it is, and of which toolchain. A file that has changed replaces what was kept of it, so
//! that nothing is left over but of files that are gone.

use crate::bytes::write_file;
use crate::code::Code;
use crate::source::{FileId, SourceMap};
use crate::{compile_module, stored, Diagnostic};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A folder with the code of files.
#[derive(Debug, Clone)]
pub struct KeptCode {
    folder: PathBuf,
    key: String,
}

impl KeptCode {
    /// What is kept in a folder, which is made when it is needed. `key` is the toolchain's: code of another one is not taken.
    pub fn new(folder: PathBuf, key: String) -> KeptCode {
        KeptCode { folder, key }
    }

    /// Where something else is kept beside the code, and the toolchain's key.
    pub fn place(&self, name: &str) -> (PathBuf, &str) {
        // (No file of a program has such a name here.)
        (self.folder.join(format!("%{name}")), &self.key)
    }

    /// The code of a module's file, as [`compile_module`] gives it.
    ///
    /// # Errors
    /// What is wrong with the file: nothing is kept of it then.
    pub fn compile(&self, sources: &SourceMap, file: FileId) -> Result<Rc<Code>, Vec<Diagnostic>> {
        let source = sources.file(file);
        // (Two files outside of the package may be shown by one name: then what is kept is of one of them.)
        let path = self
            .folder
            .join(source.name.replace('%', "%%").replace(['/', '\\'], "%"));
        let head = self.head(&source.text);
        let kept = fs::read(&path).ok();
        let kept = kept.as_deref().and_then(|kept| kept.strip_prefix(&*head));
        if let Some(code) = kept.and_then(|bytes| stored::decode(file, bytes)) {
            return Ok(code);
        }
        let code = compile_module(sources, file)?;
        self.keep(&path, head, &code);
        Ok(code)
    }

    /// What is before the code of a text.
    fn head(&self, text: &str) -> Vec<u8> {
        format!("{} {} {}\n{text}", self.key, self.key.len(), text.len()).into_bytes()
    }

    /// Keeps code. Where that fails, it is compiled again next time.
    fn keep(&self, path: &Path, head: Vec<u8>, code: &Code) {
        let mut bytes = head;
        bytes.extend(stored::encode(code));
        let _ = write_file(path, &bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(kept: &KeptCode, text: &str) -> Result<Rc<Code>, Vec<Diagnostic>> {
        let mut sources = SourceMap::new();
        let file = sources.add("py/m.py", text);
        let code = kept.compile(&sources, file)?;
        assert!(compile_module(&sources, file)? == code, "{text}");
        Ok(code)
    }

    #[test]
    fn what_is_kept_is_the_code_of_the_text() {
        let folder = std::env::temp_dir().join(format!("rpython-kept-{}", std::process::id()));
        let kept = KeptCode::new(folder.clone(), "one".into());
        let path = folder.join("py%m.py");
        let text = "def f(x):\n    return [y + 1 for y in x]\n";
        code(&kept, text).unwrap();
        let first = fs::read(&path).unwrap();
        code(&kept, text).unwrap();
        assert_eq!(fs::read(&path).unwrap(), first);
        // Another text, another toolchain, and half of a file are not taken.
        code(&kept, "def f(x):\n    return [y + 2 for y in x]\n").unwrap();
        assert_ne!(fs::read(&path).unwrap(), first);
        fs::write(&path, &first[..first.len() - 3]).unwrap();
        code(&kept, text).unwrap();
        assert_eq!(fs::read(&path).unwrap(), first);
        code(&KeptCode::new(folder.clone(), "two".into()), text).unwrap();
        assert_ne!(fs::read(&path).unwrap(), first);
        // It is really what is read: here of another function.
        let other = kept.head("def g(): pass\n");
        fs::write(
            &path,
            [&other[..], &first[kept.head(text).len()..]].concat(),
        )
        .unwrap();
        let mut sources = SourceMap::new();
        let file = sources.add("py/m.py", "def g(): pass\n");
        let found = kept.compile(&sources, file).unwrap();
        assert!(found != compile_module(&sources, file).unwrap());
        assert!(code(&kept, "def f(:\n").is_err());
        fs::remove_dir_all(folder).unwrap();
    }
}
