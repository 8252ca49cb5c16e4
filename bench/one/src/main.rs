//! Calls a module once: what `bench/build.sh` builds is a crate that has one.

#[rpython::module("py/words.py")]
mod words {
    /// The most frequent words of a text: how often each is there, and the line where it was first.
    fn most_frequent(text: &str, limit: usize) -> Result<Vec<(String, u64, u64)>, rpython::Error>;
}

fn main() -> Result<(), rpython::Error> {
    let text = "the red fox\nand the dog\nand the fox\n";
    println!("{:?}", words::most_frequent(text, 3)?);
    Ok(())
}
