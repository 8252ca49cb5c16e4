//! Bytes of what is kept: numbers of one to five bytes and more (LEB128), texts with their lengths.

use std::fs;
use std::io;
use std::path::Path;

/// A number with a sign as one without: small ones stay small.
pub fn zigzag(n: i64) -> u64 {
    ((n << 1) ^ (n >> 63)) as u64
}

/// The number that [`zigzag`] gave this for.
pub fn unzigzag(n: u64) -> i64 {
    (n >> 1) as i64 ^ -((n & 1) as i64)
}

/// Writes a file whole, or not at all, with the folder that it is in.
///
/// # Errors
/// What the system says.
pub fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // (Half of a file is told by what reads it. Cargo runs one build script of a folder at a time.)
    let made = path.with_extension("new");
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    fs::write(&made, bytes)?;
    fs::rename(made, path)
}

/// Writes bytes.
#[derive(Default)]
pub struct Writer {
    /// What was written.
    pub out: Vec<u8>,
}

impl Writer {
    /// A byte.
    pub fn byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// A number.
    pub fn number(&mut self, n: u32) {
        self.number64(u64::from(n));
    }

    /// A large one.
    pub fn number64(&mut self, mut n: u64) {
        while n >= 0x80 {
            self.byte(n as u8 | 0x80);
            n >>= 7;
        }
        self.byte(n as u8);
    }

    /// Up to eight answers.
    pub fn bits(&mut self, bits: &[bool]) {
        let byte = bits
            .iter()
            .enumerate()
            .fold(0, |byte, (n, &bit)| byte | u8::from(bit) << n);
        self.byte(byte);
    }

    /// Bytes, with how many they are.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u32);
        self.out.extend_from_slice(bytes);
    }

    /// A text.
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }
}

/// Reads what [`Writer`] has written. Bytes that are of nothing give `None`.
pub struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    /// At the first of these.
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader { bytes, at: 0 }
    }

    /// How many were read.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many are left.
    pub fn left(&self) -> usize {
        self.bytes.len() - self.at
    }

    /// A byte.
    pub fn byte(&mut self) -> Option<u8> {
        // (Here and below without what is a call in toolchains that are not optimised.)
        if self.at == self.bytes.len() {
            return None;
        }
        let byte = self.bytes[self.at];
        self.at += 1;
        Some(byte)
    }

    /// A number.
    pub fn number(&mut self) -> Option<u32> {
        match self.small() {
            None => u32::try_from(self.number64()?).ok(),
            small => small,
        }
    }

    /// A number of one byte, as most are.
    fn small(&mut self) -> Option<u32> {
        if self.at == self.bytes.len() || self.bytes[self.at] >= 0x80 {
            return None;
        }
        self.at += 1;
        Some(self.bytes[self.at - 1] as u32)
    }

    /// A large one.
    pub fn number64(&mut self) -> Option<u64> {
        if let Some(small) = self.small() {
            return Some(small as u64);
        }
        let mut n = 0;
        let mut shift = 0;
        loop {
            let byte = self.byte()?;
            n |= u64::from(byte & 0x7f).checked_shl(shift)?;
            if byte < 0x80 {
                return Some(n);
            }
            shift += 7;
        }
    }

    /// So many bytes.
    pub fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let end = self.at.checked_add(n)?;
        let bytes = self.bytes.get(self.at..end)?;
        self.at = end;
        Some(bytes)
    }

    /// Bytes, with how many they are.
    pub fn bytes(&mut self) -> Option<&'a [u8]> {
        let n = self.number()?;
        self.take(n as usize)
    }

    /// A text.
    pub fn text(&mut self) -> Option<&'a str> {
        std::str::from_utf8(self.bytes()?).ok()
    }
}
