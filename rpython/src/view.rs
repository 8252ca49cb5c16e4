//! Memory of Python objects, where it is.

use crate::__private::{malformed, not_unicode, read_all, FromWire, Owned, Reader};
use crate::error::Error;
use std::cell::Cell;
use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::ptr::NonNull;

type Drop = unsafe extern "C" fn(*mut c_void);

/// A part of the library's memory, and the handle that keeps it there.
struct Held {
    handle: NonNull<c_void>,
    drop: Drop,
    address: NonNull<c_void>,
    len: usize,
}

impl Held {
    fn read(reader: &mut Reader<'_>) -> Result<Held, Error> {
        let drop = reader.drop.ok_or_else(malformed)?;
        let mut pointer = || {
            let address = i64::read(reader)? as usize;
            NonNull::new(std::ptr::with_exposed_provenance_mut(address)).ok_or_else(malformed)
        };
        Ok(Held {
            handle: pointer()?,
            drop,
            address: pointer()?,
            len: reader.len()?,
        })
    }

    /// # Safety
    /// There are `len` items of this type, which is said to no one else to be changed but through cells.
    unsafe fn items<T>(&self) -> &[T] {
        // Safety: the handle keeps them, and they do not move.
        unsafe { std::slice::from_raw_parts(self.address.as_ptr().cast(), self.len) }
    }
}

impl std::ops::Drop for Held {
    fn drop(&mut self) {
        // Safety: it is one, and this is the end of it.
        unsafe { (self.drop)(self.handle.as_ptr()) }
    }
}

/// A Python `str`, where it is: a `&str`, without a copy, as long as the [`Guard`](crate::Guard) is there.
///
/// A `str` does not change, and this one does not move; so any call is possible meanwhile.
pub struct StrView<'g> {
    held: Held,
    guard: PhantomData<&'g str>,
}

/// A Python `bytes`, where it is: a `&[u8]`, without a copy, as long as the [`Guard`](crate::Guard) is there.
///
/// A `bytes` does not change, and this one does not move; so any call is possible meanwhile.
pub struct BytesView<'g> {
    held: Held,
    guard: PhantomData<&'g [u8]>,
}

/// The items of a Python `list`, where they are: cells, without a copy, as long as the [`Guard`](crate::Guard) is there.
///
/// Both sides see what the other one has assigned: `view[0].set(1)` is `xs[0] = 1`. Any call is possible meanwhile. A list that gets
/// another length may move its items to other memory; then the view has what they were then, which it keeps. `T` is `i64` (where
/// Python's numbers have 64 bits), `isize`, `f64` or `bool`.
pub struct ArrayView<'g, T> {
    held: Held,
    /// (Cells are this thread's.)
    guard: PhantomData<&'g [Cell<T>]>,
}

// Safety: nobody changes a `str` or `bytes`, and any thread drops handles.
unsafe impl Send for StrView<'_> {}
// Safety: the same.
unsafe impl Sync for StrView<'_> {}
// Safety: the same.
unsafe impl Send for BytesView<'_> {}
// Safety: the same.
unsafe impl Sync for BytesView<'_> {}

impl Deref for StrView<'_> {
    type Target = str;
    fn deref(&self) -> &str {
        // Safety: they have been looked at; and nobody changes them.
        unsafe { std::str::from_utf8_unchecked(self.held.items()) }
    }
}

impl Deref for BytesView<'_> {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        // Safety: nobody changes them.
        unsafe { self.held.items() }
    }
}

impl<T> Deref for ArrayView<'_, T> {
    type Target = [Cell<T>];
    fn deref(&self) -> &[Cell<T>] {
        // Safety: a cell may be changed by whoever has the lock, on this thread; every value that Python has is one of the type.
        unsafe { self.held.items() }
    }
}

impl AsRef<str> for StrView<'_> {
    fn as_ref(&self) -> &str {
        self
    }
}

impl AsRef<[u8]> for BytesView<'_> {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl PartialEq<str> for StrView<'_> {
    fn eq(&self, other: &str) -> bool {
        **self == *other
    }
}

impl PartialEq<&str> for StrView<'_> {
    fn eq(&self, other: &&str) -> bool {
        **self == **other
    }
}

impl PartialEq for StrView<'_> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for StrView<'_> {}

impl PartialEq for BytesView<'_> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for BytesView<'_> {}

impl fmt::Display for StrView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&**self, f)
    }
}

impl fmt::Debug for StrView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Debug for BytesView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl<T: Copy + fmt::Debug> fmt::Debug for ArrayView<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Cell::get)).finish()
    }
}

impl<T: Copy> ArrayView<'_, T> {
    /// A copy of the items.
    #[must_use]
    pub fn to_vec(&self) -> Vec<T> {
        self.iter().map(Cell::get).collect()
    }
}

impl FromWire for StrView<'_> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        let held = Held::read(reader)?;
        // Safety: nobody changes them.
        let is_text = std::str::from_utf8(unsafe { held.items() }).is_ok();
        match is_text {
            true => Ok(StrView {
                held,
                guard: PhantomData,
            }),
            false => Err(not_unicode()),
        }
    }
}

impl FromWire for BytesView<'_> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        Ok(BytesView {
            held: Held::read(reader)?,
            guard: PhantomData,
        })
    }
}

/// What the items of a list are in Rust.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not what a list has in it on this target",
    note = "`isize` is what Python's integers are, on every target"
)]
trait Item {}

#[cfg(target_pointer_width = "64")]
impl Item for i64 {}
impl Item for isize {}
impl Item for f64 {}
impl Item for bool {}

#[allow(private_bounds)]
impl<T: Item> FromWire for ArrayView<'_, T> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        Ok(ArrayView {
            held: Held::read(reader)?,
            guard: PhantomData,
        })
    }
}

/// The value that a library encoded, with views in it.
///
/// # Safety
/// The library has made what is in them for the caller, who has a guard for as long as they last; and `drop` is its function.
pub unsafe fn decode_views<T: FromWire>(buffer: Owned, drop: Drop) -> Result<T, Error> {
    read_all(buffer.bytes(), |reader| {
        reader.drop = Some(drop);
        T::read(reader)
    })
}
