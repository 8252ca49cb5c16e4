//! Handles of objects (`docs/abi.md`).

use super::{malformed, or_panic, same_text, FromWire, Reader, ToWire};
use crate::error::Error;
use crate::iter::Iter;
use crate::object::{Library, Object};
use std::ffi::c_void;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ptr::NonNull;

/// A handle of a library's, which is dropped with it.
pub struct Handle<L: Library> {
    handle: NonNull<c_void>,
    library: PhantomData<L>,
}

// Safety: the library's functions take handles from any thread, and its lock while they look at them.
unsafe impl<L: Library> Send for Handle<L> {}
// Safety: the same.
unsafe impl<L: Library> Sync for Handle<L> {}

impl<L: Library> Handle<L> {
    /// Takes a handle over.
    ///
    /// # Safety
    /// The library has given it, and it is nobody else's.
    #[inline]
    unsafe fn new(handle: *mut c_void) -> Result<Self, Error> {
        let handle = NonNull::new(handle).ok_or_else(malformed)?;
        Ok(Handle {
            handle,
            library: PhantomData,
        })
    }

    /// For the library's functions.
    #[inline]
    pub fn raw(&self) -> *mut c_void {
        self.handle.as_ptr()
    }
}

impl<L: Library> Drop for Handle<L> {
    #[inline]
    fn drop(&mut self) {
        // Safety: it is one, and this is the end of it.
        unsafe { L::handle_drop(self.raw()) }
    }
}

impl<L: Library> Clone for Handle<L> {
    #[track_caller]
    fn clone(&self) -> Self {
        // Safety: it is one; the other one is new.
        or_panic(unsafe { L::handle_again(self.raw()).and_then(|handle| Self::new(handle)) })
    }
}

impl<L: Library> PartialEq for Handle<L> {
    fn eq(&self, other: &Self) -> bool {
        // Safety: they are handles.
        self.handle == other.handle || unsafe { L::handle_same(self.raw(), other.raw()) }
    }
}

impl<L: Library> Eq for Handle<L> {}

impl<L: Library> Hash for Handle<L> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Safety: it is one.
        unsafe { L::handle_hash(self.raw()) }.hash(state);
    }
}

impl<L: Library> ToWire for Handle<L> {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        (self.raw().expose_provenance() as u64 as i64).write(out)
    }
}

impl<L: Library> FromWire for Handle<L> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        let address = i64::read(reader)? as usize;
        // Safety: the declaration says that there is a handle, which the library has made for the reader.
        unsafe { Self::new(std::ptr::with_exposed_provenance_mut(address)) }
    }
}

/// An object that comes as a result.
///
/// # Safety
/// The handle is one of the library's that has the class, made for the caller, of an instance of the class.
#[inline]
pub unsafe fn object_out<T: Object>(handle: *mut c_void) -> Result<T, Error> {
    // Safety: by the contract.
    unsafe { Handle::new(handle) }.map(T::from_handle)
}

/// An iterator that comes as a result.
///
/// # Safety
/// The handle is made for the caller, of an iterator, and the functions are its library's.
#[inline]
pub unsafe fn iter_out<T>(
    handle: *mut c_void,
    next: unsafe fn(*mut c_void) -> Result<Vec<T>, Error>,
    drop: unsafe extern "C" fn(*mut c_void),
) -> Result<Iter<T>, Error> {
    let handle = NonNull::new(handle).ok_or_else(malformed)?;
    // Safety: by the contract.
    Ok(unsafe { Iter::new(handle, next, drop) })
}

/// The object as one of another class, if it is.
#[track_caller]
pub fn downcast<T: Object, S: Object>(object: S) -> Result<T, S> {
    const {
        assert!(
            same_text(T::Library::PREFIX, S::Library::PREFIX),
            "the classes are in different libraries: one crate's objects are not another's"
        );
    }
    let handle = object.into_handle();
    // Safety: the library is the same one.
    if !or_panic(unsafe { T::is(handle.raw()) }) {
        return Err(S::from_handle(handle));
    }
    let raw = std::mem::ManuallyDrop::new(handle).raw();
    // Safety: the library says that it is an instance of the class; `handle` is gone.
    Ok(or_panic(unsafe { object_out(raw) }))
}

/// Prints an object.
pub fn show(
    f: &mut std::fmt::Formatter<'_>,
    class: &str,
    text: Result<String, Error>,
) -> std::fmt::Result {
    match text {
        Ok(text) => f.pad(&text),
        Err(error) => write!(f, "<unprintable {class} object: {error}>"),
    }
}
