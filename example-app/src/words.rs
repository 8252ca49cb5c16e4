//! `words`: counts words.

use crate::Outcome;

#[rpython::module("py/words.py")]
mod py {
    /// The number of words and of different words, and the `limit` most frequent with their
    /// counts.
    fn count(texts: &[String], limit: usize) -> (usize, usize, Vec<(String, u64)>);
}

/// Prints the most frequent words of the files.
pub fn run(files: &[&str]) -> Outcome {
    let mut texts = Vec::new();
    for file in files {
        let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
        texts.push(String::from_utf8_lossy(&bytes).into_owned());
    }
    let (total, different, top) = py::count(&texts, 20);
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
        let texts = [
            "The cat and the dog.".to_string(),
            "Äpfel, äpfel: THE end".to_string(),
        ];
        let (total, different, top) = super::py::count(&texts, 2);
        assert_eq!((total, different), (9, 6));
        assert_eq!(top, [("the".to_string(), 3), ("äpfel".to_string(), 2)]);
        assert_eq!(super::py::count(&[], 9), (0, 0, vec![]));
    }
}
