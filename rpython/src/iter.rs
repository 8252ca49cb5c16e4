//! Iterators of Python's.

use crate::error::Error;
use std::ffi::c_void;
use std::fmt;
use std::iter::FusedIterator;
use std::ptr::NonNull;

/// What a generator yields, or whatever else Python can loop over: an iterator of `Result`s.
///
/// ```ignore
/// #[rpython::module("py/words.py")]
/// mod words {
///     fn split(text: &str) -> rpython::Iter<String>;
/// }
///
/// for word in words::split("to be or not to be") {
///     println!("{}", word?);
/// }
/// ```
///
/// Each item is made when it is asked for, by a call into the library. An exception is an item; what comes behind it is
/// Python's matter: nothing, of a generator. Any thread may ask for items, and drop the iterator at any time; then the generator is
/// let go when the library is next called.
#[must_use = "iterators are lazy: Python's code runs when items are asked for"]
pub struct Iter<T> {
    /// None at the end.
    handle: Option<NonNull<c_void>>,
    next: Next<T>,
    drop: Drop,
}

type Next<T> = unsafe fn(*mut c_void) -> Result<Vec<T>, Error>;
type Drop = unsafe extern "C" fn(*mut c_void);

// Safety: the library's functions take handles from any thread, and its lock while they look at them.
unsafe impl<T> Send for Iter<T> {}
// Safety: nothing is done by a shared reference.
unsafe impl<T> Sync for Iter<T> {}

impl<T> Iter<T> {
    /// # Safety
    /// The handle is one of an iterator, nobody else's, and these are its library's functions.
    pub(crate) unsafe fn new(handle: NonNull<c_void>, next: Next<T>, drop: Drop) -> Self {
        Iter {
            handle: Some(handle),
            next,
            drop,
        }
    }

    fn end(&mut self) {
        if let Some(handle) = self.handle.take() {
            // Safety: it is one, and this is the end of it.
            unsafe { (self.drop)(handle.as_ptr()) }
        }
    }
}

impl<T> Iterator for Iter<T> {
    type Item = Result<T, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let handle = self.handle?;
        // Safety: it is a handle.
        match unsafe { (self.next)(handle.as_ptr()) } {
            Ok(mut items) => {
                let item = items.pop();
                if item.is_none() {
                    self.end();
                }
                item.map(Ok)
            }
            Err(error) => Some(Err(error)),
        }
    }
}

impl<T> FusedIterator for Iter<T> {}

impl<T> std::ops::Drop for Iter<T> {
    fn drop(&mut self) {
        self.end();
    }
}

impl<T> fmt::Debug for Iter<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Iter").finish_non_exhaustive()
    }
}
