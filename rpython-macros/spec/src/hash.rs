//! Hashes that are the same on every machine and in every version of Rust.

/// 64-bit FNV-1a.
pub fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// A hash of much text: eight bytes at a time, since who asks for it is not optimised.
#[derive(Clone, Copy, Debug)]
pub struct Hash(u64);

impl Hash {
    /// Of nothing. (Not 0, which zeros would leave as it is: the digits of pi.)
    pub const fn new() -> Self {
        Hash(0x243f_6a88_85a3_08d3)
    }

    /// With bytes behind it; parts do not run together.
    pub fn add(&mut self, bytes: &[u8]) -> &mut Self {
        let (words, rest) = bytes.as_chunks::<8>();
        // (A plain loop, for the same reason.)
        let mut at = 0;
        while at < words.len() {
            self.word(u64::from_le_bytes(words[at]));
            at += 1;
        }
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        self.word(u64::from_le_bytes(last));
        self.word(bytes.len() as u64);
        self
    }

    fn word(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }

    /// The hash; its high bits are as good as its low ones.
    pub fn value(self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed ^ (mixed >> 33)
    }
}

impl Default for Hash {
    fn default() -> Self {
        Hash::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Hash;

    #[test]
    fn every_byte_and_every_border_counts() {
        let of = |parts: &[&str]| {
            let mut hash = Hash::new();
            for part in parts {
                hash.add(part.as_bytes());
            }
            hash.value()
        };
        let texts: [&[&str]; 10] = [
            &[],
            &[""],
            &["a"],
            &["a\0"],
            &["a", ""],
            &["", "a"],
            &["12345678"],
            &["123456789"],
            &["12345678", "9"],
            &["123456780"],
        ];
        let hashes: std::collections::BTreeSet<_> = texts.iter().map(|parts| of(parts)).collect();
        assert_eq!(hashes.len(), texts.len());
    }
}
