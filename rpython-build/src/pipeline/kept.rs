//! What is kept of helpers between runs: where, and of which toolchain it has to be.

use super::State;
use crate::annotate::functions::kept::KeptHelpers;

impl State {
    /// What is kept of helpers, if it is.
    pub(super) fn kept_helpers(&self) -> Option<KeptHelpers> {
        let kept = self.session.importer.kept.as_ref()?;
        // (What is shown of each pass is what that makes of the program; and without checks helpers are others.)
        if self.options.dump || self.options.unchecked {
            return None;
        }
        let (path, key) = kept.place("helpers");
        // (No other option makes a helper another.)
        let (width, overflow) = (self.options.target.pointer_width, self.options.overflow);
        let key = format!("{key} {width} {overflow:?}");
        Some(match self.without_kept_helpers {
            true => KeptHelpers::new(path, &key),
            false => KeptHelpers::read(path, &key),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::annotate::functions::kept::checksum;
    use crate::front::bytes::{Reader, Writer};
    use crate::pipeline::{self, Emit, KeptCode, Options, ProgramInput, ProgramOutput};
    use std::fs;
    use std::path::Path;

    const PROGRAM: &str = "
def entry_point(argv):
    counts = {}
    for word in argv:
        counts[word] = counts.get(word, 0) + 1
    names = sorted(counts)
    print(', '.join(names), counts[names[0]], 'x'.upper())
    return 0
";

    fn c_of(folder: &Path, kept: Option<KeptCode>) -> Vec<(String, String)> {
        let input = ProgramInput {
            file: folder.join("main.py"),
            search_path: Vec::new(),
            options: Options {
                c_units: true,
                ..Options::host()
            },
            emit: Emit::C,
            kept,
        };
        match pipeline::translate_program(input) {
            Ok((ProgramOutput::C(files), _)) => files,
            Ok(_) => panic!("it is not C"),
            Err(run) => panic!("{:?}", run.diagnostics),
        }
    }

    /// What versions are kept as, with what is made of each; it says that it is what was written.
    fn changed(file: &[u8], change: impl Fn(&[u8]) -> Vec<u8>) -> Option<Vec<u8>> {
        let mut r = Reader::new(file);
        r.bytes()?;
        r.take(8)?;
        let head = file.len() - r.left();
        let mut w = Writer::default();
        let names = r.number()?;
        w.number(names);
        for _ in 0..names {
            w.bytes(r.bytes()?);
        }
        let versions = r.number()?;
        assert!(versions > 50, "{versions} versions");
        w.number(versions);
        for _ in 0..versions {
            w.bytes(r.bytes()?);
            w.bytes(&change(r.bytes()?));
        }
        Some([&file[..head - 8], &checksum(&w.out)[..], &w.out].concat())
    }

    #[test]
    fn what_cannot_be_read_is_made_anew() {
        let folder = std::env::temp_dir().join(format!("rpython-helpers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("main.py"), PROGRAM).unwrap();
        let kept = || Some(KeptCode::new(folder.join("kept"), "one".into()));
        let file = folder.join("kept/%helpers");
        let cold = c_of(&folder, None);
        assert!(c_of(&folder, kept()) == cold);
        let whole = fs::read(&file).unwrap();
        assert!(changed(&whole, <[u8]>::to_vec).unwrap() == whole);
        type Change = fn(&[u8]) -> Vec<u8>;
        let changes: [Change; 4] = [
            |bytes| bytes[..bytes.len() / 2].to_vec(),
            |bytes| bytes[..bytes.len() - 1].to_vec(),
            |_| Vec::new(),
            |bytes| vec![0xff; bytes.len()],
        ];
        for change in changes {
            fs::write(&file, changed(&whole, change).unwrap()).unwrap();
            assert!(c_of(&folder, kept()) == cold);
            // It is whole again.
            assert!(c_of(&folder, kept()) == cold);
            assert!(fs::read(&file).unwrap().len() > whole.len() * 9 / 10);
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
