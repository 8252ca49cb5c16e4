//! `words`: counts words. Rust reads the files, one when Python asks for it, and says which words count.

use crate::Outcome;

#[rpython::module("py/words.py")]
mod py {
    /// The number of words and of different words, of those that are to be kept, and the `limit` most frequent with
    /// their counts.
    #[allow(clippy::type_complexity)]
    fn count(
        texts: impl Iterator<Item = Result<String, String>>,
        keep: &dyn Fn(&str) -> bool,
        limit: usize,
    ) -> Result<(usize, usize, Vec<(String, u64)>), rpython::Error>;
}

/// Prints the most frequent words of the files, but for some.
pub fn run(files: &[&str], without: &[&str]) -> Outcome {
    let texts = files.iter().map(|file| {
        let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    });
    let counted = py::count(texts, &|word| !without.contains(&word), 20);
    let (total, different, top) = counted.map_err(|error| error.message().to_string())?;
    println!("{total} words, {different} different");
    for (word, count) in top {
        println!("{count:8}  {word}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn counts() {
        let texts = ["The cat and the dog.", "Äpfel, äpfel: THE end"];
        let texts = || texts.into_iter().map(|text| Ok(text.to_string()));
        let (total, different, top) = super::py::count(texts(), &|_| true, 2).unwrap();
        assert_eq!((total, different), (9, 6));
        assert_eq!(top, [("the".to_string(), 3), ("äpfel".to_string(), 2)]);
        let counted = super::py::count(texts(), &|word| word.len() > 3, 9).unwrap();
        assert_eq!(counted, (2, 1, vec![("äpfel".to_string(), 2)]));
        let missing = std::iter::once(Err("not there".to_string()));
        let error = super::py::count(missing, &|_| true, 9).unwrap_err();
        assert_eq!(error.to_string(), "RustError: not there");
    }
}
