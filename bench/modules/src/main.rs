//! Calls each of the seven modules once: what `bench/build.sh` builds is a crate of ordinary size.

#[rpython::module("py/stats.py")]
mod stats {
    /// Of each column with numbers: its name, mean, standard deviation, median.
    fn summary(csv: &str) -> Result<Vec<(String, f64, f64, f64)>, rpython::Error>;
}

#[rpython::module("py/tokens.py")]
mod tokens {
    /// The kinds and texts of a program's tokens.
    fn tokenize(source: &str) -> Result<Vec<(String, String)>, rpython::Error>;
}

#[rpython::module("py/matrix.py")]
mod matrix {
    /// The power of a square matrix, row by row.
    fn power(cells: &[f64], size: usize, exponent: u32) -> Result<Vec<f64>, rpython::Error>;
    /// The determinant.
    fn determinant(cells: &[f64], size: usize) -> Result<f64, rpython::Error>;
}

#[rpython::module("py/rules.py")]
mod rules {
    /// What the rules conclude from the facts, in order.
    fn conclude(rules: &[String], facts: &[String]) -> Result<Vec<String>, rpython::Error>;
}

#[rpython::module("py/paths.py")]
mod paths {
    /// The length of the shortest path, and the nodes on it.
    fn shortest(
        edges: &[(String, String, u32)],
        start: &str,
        end: &str,
    ) -> Result<Option<(u64, Vec<String>)>, rpython::Error>;
}

#[rpython::module("py/index.py")]
mod index {
    /// The documents that have all words of the query, the best one first.
    fn search(documents: &[String], query: &str) -> Vec<(usize, f64)>;
}

#[rpython::module("py/cache.py")]
mod cache {
    /// Replays accesses: hits, misses, and the keys that stay, the oldest first.
    fn replay(keys: &[String], capacity: usize) -> Result<(u64, u64, Vec<String>), rpython::Error>;
}

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.into()).collect()
}

fn main() -> Result<(), rpython::Error> {
    let csv = "name,age,height\nAda,36,1.7\nBob,41,1.8\n\"C, D\",25,1.65\n";
    println!("{:?}", stats::summary(csv)?);
    println!(
        "{:?}",
        tokens::tokenize("let x1 = 3.5 * (y - \"a b\") # z")?
    );
    println!("{:?}", matrix::power(&[1.0, 1.0, 1.0, 0.0], 2, 10)?);
    println!("{:?}", matrix::determinant(&[2.0, 1.0, 5.0, 3.0], 2)?);
    let rules = strings(&["bird & !penguin -> flies", "wings & beak -> bird"]);
    println!(
        "{:?}",
        rules::conclude(&rules, &strings(&["wings", "beak"]))?
    );
    let edges = [("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("b", "d", 5)];
    let edges = edges.map(|(from, to, cost)| (from.into(), to.into(), cost));
    println!("{:?}", paths::shortest(&edges, "a", "d")?);
    let documents = strings(&["the red fox", "the lazy dog", "a red dog and a red fox"]);
    println!("{:?}", index::search(&documents, "red fox"));
    println!(
        "{:?}",
        cache::replay(&strings(&["a", "b", "a", "c", "b"]), 2)?
    );
    Ok(())
}
