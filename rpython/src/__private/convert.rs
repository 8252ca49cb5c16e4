//! Values that cross as C scalars and arrays.

use super::{malformed, not_unicode, overflow};
use crate::error::Error;
use std::borrow::Cow;
use std::collections::VecDeque;

/// A buffer that a library allocated.
pub struct Owned {
    ptr: *mut u8,
    len: usize,
    free: unsafe extern "C" fn(*mut u8, usize),
}

impl Owned {
    /// Takes a buffer over.
    ///
    /// # Safety
    /// `ptr` and `len` are what an entry point of the library wrote, `free` is the library's
    /// function, and nobody else frees the buffer.
    pub unsafe fn new(
        ptr: *mut u8,
        len: usize,
        free: unsafe extern "C" fn(*mut u8, usize),
    ) -> Self {
        Owned { ptr, len, free }
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        if self.ptr.is_null() || self.len == 0 {
            return &[];
        }
        // Safety: the library allocated `len` bytes at `ptr`, and only `drop` frees them.
        unsafe { std::slice::from_raw_parts(self.ptr, self.len) }
    }

    /// Its items of `N` bytes.
    fn items<const N: usize>(&self) -> Result<impl Iterator<Item = [u8; N]> + '_, Error> {
        let chunks = self.bytes().chunks_exact(N);
        match chunks.remainder() {
            [] => Ok(chunks.map(|chunk| chunk.try_into().expect("a chunk has N bytes"))),
            _ => Err(malformed()),
        }
    }
}

impl Drop for Owned {
    fn drop(&mut self) {
        if !self.ptr.is_null() {
            // Safety: by the contract of `new`.
            unsafe { (self.free)(self.ptr, self.len) }
        }
    }
}

/// An integer type of Rust, on the way to and from Python's `int`.
pub trait IntItem: Copy {
    /// The value as a Python `int`.
    fn to_int(self) -> Result<i64, Error>;
    /// The value from a Python `int`.
    fn from_int(int: i64) -> Result<Self, Error>;
    /// A slice of values.
    fn slice(items: &[Self]) -> Result<Cow<'_, [i64]>, Error> {
        Ok(Cow::Owned(
            items
                .iter()
                .map(|item| item.to_int())
                .collect::<Result<_, _>>()?,
        ))
    }
}

impl IntItem for i64 {
    #[inline]
    fn to_int(self) -> Result<i64, Error> {
        Ok(self)
    }
    #[inline]
    fn from_int(int: i64) -> Result<Self, Error> {
        Ok(int)
    }
    fn slice(items: &[Self]) -> Result<Cow<'_, [i64]>, Error> {
        Ok(Cow::Borrowed(items))
    }
}

macro_rules! int_item {
    ($($ty:ident)*) => {$(
        impl IntItem for $ty {
            #[inline]
            fn to_int(self) -> Result<i64, Error> {
                i64::try_from(self).map_err(|_| overflow(self, "a Python int of 64 bits"))
            }
            #[inline]
            fn from_int(int: i64) -> Result<Self, Error> {
                $ty::try_from(int).map_err(|_| overflow(int, stringify!($ty)))
            }
        }
    )*};
}
int_item!(i8 i16 i32 isize u8 u16 u32 u64 usize);

/// A float type of Rust.
pub trait FloatItem: Copy {
    /// From Python's `float`.
    fn from_float(float: f64) -> Self;
    /// A slice of values.
    fn slice(items: &[Self]) -> Cow<'_, [f64]>;
}

impl FloatItem for f64 {
    fn from_float(float: f64) -> Self {
        float
    }
    fn slice(items: &[Self]) -> Cow<'_, [f64]> {
        Cow::Borrowed(items)
    }
}

impl FloatItem for f32 {
    fn from_float(float: f64) -> Self {
        float as f32
    }
    fn slice(items: &[Self]) -> Cow<'_, [f64]> {
        Cow::Owned(items.iter().copied().map(f64::from).collect())
    }
}

/// An integer argument.
#[inline]
pub fn int<T: IntItem>(value: T) -> Result<i64, Error> {
    value.to_int()
}

/// An integer result.
#[inline]
pub fn int_out<T: IntItem>(value: i64) -> Result<T, Error> {
    T::from_int(value)
}

/// A `char` result.
pub fn char_out(value: u32) -> Result<char, Error> {
    char::from_u32(value).ok_or_else(not_unicode)
}

/// An argument that is a slice of integers.
pub fn ints<T: IntItem>(items: &[T]) -> Result<Cow<'_, [i64]>, Error> {
    T::slice(items)
}

/// An argument that is a slice of floats.
pub fn floats<T: FloatItem>(items: &[T]) -> Cow<'_, [f64]> {
    T::slice(items)
}

/// A `String` result.
pub fn string_out(buffer: Owned) -> Result<String, Error> {
    match std::str::from_utf8(buffer.bytes()) {
        Ok(text) => Ok(text.to_owned()),
        Err(_) => Err(not_unicode()),
    }
}

/// A `Vec<u8>` result.
pub fn bytes_out(buffer: Owned) -> Result<Vec<u8>, Error> {
    Ok(buffer.bytes().to_vec())
}

/// What keeps items in a row.
pub trait Row: Sized {
    /// The type of its items.
    type Item;
    /// One of these items.
    ///
    /// # Errors
    /// `ValueError` if it has room for another number of items.
    fn of(items: Vec<Self::Item>) -> Result<Self, Error>;
}

impl<T> Row for Vec<T> {
    type Item = T;
    fn of(items: Vec<T>) -> Result<Self, Error> {
        Ok(items)
    }
}

impl<T> Row for Box<[T]> {
    type Item = T;
    fn of(items: Vec<T>) -> Result<Self, Error> {
        Ok(items.into())
    }
}

impl<T: Clone> Row for Cow<'static, [T]> {
    type Item = T;
    fn of(items: Vec<T>) -> Result<Self, Error> {
        Ok(items.into())
    }
}

impl<T> Row for VecDeque<T> {
    type Item = T;
    fn of(items: Vec<T>) -> Result<Self, Error> {
        Ok(items.into())
    }
}

impl<T, const N: usize> Row for [T; N] {
    type Item = T;
    fn of(items: Vec<T>) -> Result<Self, Error> {
        items.try_into().map_err(|items: Vec<T>| {
            let message = format!("expected {N} items, but there are {}", items.len());
            Error::new("ValueError", message)
        })
    }
}

/// A result that is a row of these items.
pub fn row<R: Row>(items: Vec<R::Item>) -> Result<R, Error> {
    R::of(items)
}

/// A result that is a vector of integers.
pub fn ints_out<T: IntItem>(buffer: Owned) -> Result<Vec<T>, Error> {
    buffer
        .items()?
        .map(|item| T::from_int(i64::from_ne_bytes(item)))
        .collect()
}

/// A result that is a vector of floats.
pub fn floats_out<T: FloatItem>(buffer: Owned) -> Result<Vec<T>, Error> {
    Ok(buffer
        .items()?
        .map(|item| T::from_float(f64::from_ne_bytes(item)))
        .collect())
}

/// A result that is a vector of `bool`.
pub fn bools_out(buffer: Owned) -> Result<Vec<bool>, Error> {
    Ok(buffer.bytes().iter().map(|&byte| byte != 0).collect())
}

/// A result that is a vector of `char`.
pub fn chars_out(buffer: Owned) -> Result<Vec<char>, Error> {
    buffer
        .items()?
        .map(|item| char_out(u32::from_ne_bytes(item)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_checked_in_both_directions() {
        assert_eq!(int(u64::MAX).unwrap_err().type_name(), "OverflowError");
        assert_eq!(
            int_out::<i32>(1 << 40).unwrap_err().to_string(),
            "OverflowError: 1099511627776 does not fit into i32"
        );
        assert_eq!(
            int_out::<u64>(-1).unwrap_err().message(),
            "-1 does not fit into u64"
        );
        assert_eq!(int_out::<u8>(255).unwrap(), 255);
        assert!(ints(&[1u64, u64::MAX]).is_err());
        assert_eq!(&*ints(&[1i32, -2]).unwrap(), [1, -2]);
        assert!(matches!(ints(&[1i64]).unwrap(), Cow::Borrowed(_)));
    }

    #[test]
    fn arrays_have_their_number_of_items() {
        assert_eq!(row::<[i64; 2]>(vec![1, 2]).unwrap(), [1, 2]);
        assert_eq!(
            row::<[i64; 2]>(vec![1]).unwrap_err().to_string(),
            "ValueError: expected 2 items, but there are 1"
        );
        assert_eq!(*row::<Box<[u8]>>(vec![1, 2]).unwrap(), [1, 2]);
    }
}
