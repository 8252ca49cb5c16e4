//! The catalogue of error codes.
//!
//! The texts are in `codes.md`, a section per code, for `cargo rpython explain` and for reading.

const CATALOGUE: &str = include_str!("codes.md");

/// The title and the text of a code's section.
pub fn explain(code: &str) -> Option<(&'static str, &'static str)> {
    sections()
        .find(|(name, _, _)| *name == code)
        .map(|(_, title, text)| (title, text))
}

/// All codes with their titles, in order.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    sections().map(|(code, title, _)| (code, title))
}

/// Code, title and text of every section: `## RP0301: title`, then the text.
fn sections() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    CATALOGUE.split("\n## ").skip(1).filter_map(|section| {
        let (heading, text) = section.split_once('\n')?;
        let (code, title) = heading.split_once(": ")?;
        Some((code, title, text.trim()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Every code of the source has a section. Retired codes may keep theirs.
    #[test]
    fn every_code_is_explained() {
        let mut used = BTreeSet::new();
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        for layer in ["front", "ir", "host", "sema", "lower", "."] {
            collect(&package.join(layer).join("src"), &mut used);
        }
        let explained: BTreeSet<String> = all().map(|(code, _)| code.to_string()).collect();
        let missing: Vec<_> = used.difference(&explained).collect();
        assert!(
            missing.is_empty(),
            "codes without a section in codes.md: {missing:?}"
        );
    }

    fn collect(folder: &Path, used: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "tests" {
                    collect(&path, used);
                }
            } else if name.ends_with(".rs") && name != "tests.rs" && name != "codes.rs" {
                let text = std::fs::read_to_string(&path).unwrap();
                let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
                for (start, _) in text.match_indices("\"RP") {
                    let code: String = text[start + 1..].chars().take(6).collect();
                    let digits = &code[2..];
                    if digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit()) {
                        used.insert(code);
                    }
                }
            }
        }
    }
}
