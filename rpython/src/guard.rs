//! Locks of libraries that are kept between calls.

use crate::error::Error;
use crate::instance::{shared_state, Instance};
use std::cell::RefCell;
use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;
use std::ptr::{null_mut, NonNull};

/// Has the lock of libraries, for several calls and for what they show of Python's memory.
///
/// A function that is declared with `&rpython::Guard` in front of its other parameters runs in the instance of the process, as one without
/// does; with the first such call the guard takes the library's lock, and keeps it until it is dropped. Meanwhile no other thread
/// runs in that library. So functions can give views ([`StrView`](crate::StrView), [`BytesView`](crate::BytesView),
/// [`ArrayView`](crate::ArrayView)), which borrow the guard:
///
/// ```ignore
/// #[rpython::module("py/words.py")]
/// mod words {
///     fn longest(guard: &rpython::Guard, text: &str) -> rpython::StrView<'_>;
/// }
///
/// let guard = rpython::lock();
/// let word = words::longest(&guard, "to be or not to be");
/// println!("{word}");
/// ```
///
/// Any call is possible while there are guards and views. A guard is its thread's: it is neither `Send` nor `Sync`.
///
/// ```compile_fail,E0277
/// let guard = rpython::lock();
/// std::thread::spawn(move || drop(guard));
/// ```
pub struct Guard {
    inside: Inside,
}

/// A [`Guard`] of an [`Instance`]: for functions that are declared with `&rpython::InstanceGuard`, which run in that.
///
/// While there is one, nobody has the instance to himself:
///
/// ```compile_fail,E0502
/// let mut instance = rpython::Instance::new();
/// let guard = instance.lock();
/// let own = &mut instance;
/// drop(guard);
/// ```
pub struct InstanceGuard<'i> {
    instance: &'i Instance,
    inside: Inside,
}

/// Takes the lock of a library with the first call that is given the guard, until that is dropped.
#[must_use = "the lock is given back when the guard is dropped"]
pub const fn lock() -> Guard {
    Guard {
        inside: Inside::new(),
    }
}

impl<'i> InstanceGuard<'i> {
    pub(crate) const fn new(instance: &'i Instance) -> Self {
        InstanceGuard {
            instance,
            inside: Inside::new(),
        }
    }
}

type Enter = unsafe extern "C" fn(*mut c_void) -> *mut c_void;
type Leave = unsafe extern "C" fn(*mut c_void);

/// The libraries that a guard has the locks of.
struct Inside {
    entered: RefCell<Vec<Entered>>,
    /// The lock is the thread's.
    of_thread: PhantomData<*const ()>,
}

/// A library that this thread is inside of.
struct Entered {
    enter: Enter,
    leave: Leave,
    /// What `leave` wants.
    entered: NonNull<c_void>,
}

impl Inside {
    const fn new() -> Self {
        Inside {
            entered: RefCell::new(Vec::new()),
            of_thread: PhantomData,
        }
    }

    fn is_inside(&self, enter: Enter) -> bool {
        // (A function that C exports has one address.)
        let is_it = |of: &Entered| of.enter as usize == enter as usize;
        self.entered.borrow().iter().any(is_it)
    }

    /// # Safety
    /// The functions are those of a library that has the instance.
    #[cold]
    unsafe fn enter(&self, instance: *mut c_void, enter: Enter, leave: Leave) -> Result<(), Error> {
        // Safety: by the contract.
        let Some(entered) = NonNull::new(unsafe { enter(instance) }) else {
            return Err(Error::new("MemoryError", "no memory for the heap"));
        };
        self.entered.borrow_mut().push(Entered {
            enter,
            leave,
            entered,
        });
        Ok(())
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        // Safety: this thread has entered, and not left.
        unsafe { (self.leave)(self.entered.as_ptr()) }
    }
}

/// Has a guard take the lock of a library, unless it has it.
///
/// # Safety
/// The functions are those of the library.
#[inline]
pub unsafe fn enter(guard: &Guard, enter: Enter, leave: Leave) -> Result<(), Error> {
    match guard.inside.is_inside(enter) {
        true => Ok(()),
        // Safety: by the contract.
        false => unsafe { guard.inside.enter(null_mut(), enter, leave) },
    }
}

/// The same for an instance; gives what that has of the library.
///
/// # Safety
/// The functions are those of the library.
#[inline]
pub unsafe fn enter_instance(
    guard: &InstanceGuard<'_>,
    new: unsafe extern "C" fn() -> *mut c_void,
    drop: unsafe extern "C" fn(*mut c_void),
    enter: Enter,
    leave: Leave,
) -> Result<*mut c_void, Error> {
    // Safety: by the contract.
    let state = unsafe { shared_state(guard.instance, new, drop)? };
    if !guard.inside.is_inside(enter) {
        // Safety: by the contract.
        unsafe { guard.inside.enter(state, enter, leave)? };
    }
    Ok(state)
}

impl fmt::Debug for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guard").finish_non_exhaustive()
    }
}

impl fmt::Debug for InstanceGuard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InstanceGuard").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    static INSIDE: AtomicUsize = AtomicUsize::new(0);

    unsafe extern "C" fn enter_one(_: *mut c_void) -> *mut c_void {
        INSIDE.fetch_add(1, Ordering::Relaxed);
        Box::into_raw(Box::new(1_u8)).cast()
    }

    unsafe extern "C" fn enter_none(_: *mut c_void) -> *mut c_void {
        null_mut()
    }

    unsafe extern "C" fn leave(entered: *mut c_void) {
        INSIDE.fetch_sub(1, Ordering::Relaxed);
        // Safety: `enter_one` has made it.
        drop(unsafe { Box::from_raw(entered.cast::<u8>()) });
    }

    #[test]
    fn a_library_is_entered_once() {
        let guard = lock();
        // (Rust's own functions may have several addresses, unlike C's.)
        let enter_one: Enter = enter_one;
        for _ in 0..3 {
            // Safety: `leave` takes what `enter_one` gives.
            unsafe {
                assert_eq!(enter(&guard, enter_one, leave), Ok(()));
                let error = enter(&guard, enter_none, leave).unwrap_err();
                assert_eq!(error.type_name(), "MemoryError");
            }
        }
        assert_eq!(INSIDE.load(Ordering::Relaxed), 1);
        drop(guard);
        assert_eq!(INSIDE.load(Ordering::Relaxed), 0);
    }
}
