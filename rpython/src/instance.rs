//! Copies of what libraries keep.

use crate::error::Error;
use crate::guard::InstanceGuard;
use std::ffi::c_void;
use std::fmt;
use std::ptr::NonNull;
use std::sync::{Mutex, OnceLock, PoisonError};

/// A world of its own for RPython code: a copy of all that it can change, with a heap for its objects.
///
/// A function that is declared with `&mut rpython::Instance` in front of its other parameters runs in the instance that
/// it is given. What modules keep (global variables, caches, objects made when they were imported) is then that of this instance: as the modules have
/// been imported, at first, and as calls in this instance have left it from then on. Functions that are declared without run in
/// an instance of the process.
///
/// ```ignore
/// #[rpython::module("py/game.py")]
/// mod game {
///     fn play(instance: &mut rpython::Instance, card: i64) -> i64;
/// }
///
/// let (mut red, mut blue) = (rpython::Instance::new(), rpython::Instance::new());
/// game::play(&mut red, 7);
/// game::play(&mut blue, 2);
/// ```
///
/// Calls in different instances run side by side, each on a thread of its own; a call takes no lock. An instance may go from
/// thread to thread.
///
/// Where there are handles of an instance's objects ([`Object`](crate::Object)), any thread may use these: then calls take turns, by a lock of
/// the instance's. A handle keeps what it needs of the instance. As an argument of a call in another one it is a `ValueError`.
///
/// An instance is of no library: it gets a copy of what one keeps when a function of that is first called with it. When it is
/// dropped, and its last handle is, all finalizers (`__del__`) run, closures that Python was to keep are dropped, and all memory is given
/// back.
#[derive(Default)]
pub struct Instance {
    /// Of most there is one.
    first: OnceLock<State>,
    others: Mutex<Vec<State>>,
}

/// A copy of what a library keeps.
struct State {
    /// The function of the library that makes such copies.
    new: New,
    /// And the one that lets go of this.
    drop: Drop,
    state: NonNull<c_void>,
}

type New = unsafe extern "C" fn() -> *mut c_void;
type Drop = unsafe extern "C" fn(*mut c_void);

// Safety: a state belongs to no thread; only who has the instance to himself enters it without its lock.
unsafe impl Send for State {}
// Safety: by a shared reference it is entered with its lock.
unsafe impl Sync for State {}

impl Instance {
    /// One that nothing has been called in.
    #[must_use]
    pub const fn new() -> Self {
        Instance {
            first: OnceLock::new(),
            others: Mutex::new(Vec::new()),
        }
    }

    /// Takes the lock of what this instance has of a library, with the first call that is given the guard, until that is dropped: see
    /// [`Guard`](crate::Guard).
    #[must_use = "the lock is given back when the guard is dropped"]
    pub const fn lock(&self) -> InstanceGuard<'_> {
        InstanceGuard::new(self)
    }
}

impl fmt::Debug for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Instance").finish_non_exhaustive()
    }
}

impl State {
    #[inline]
    fn is_made_by(&self, new: New) -> bool {
        // (A function that C exports has one address.)
        self.new as usize == new as usize
    }
}

impl std::ops::Drop for State {
    fn drop(&mut self) {
        // Safety: the library has made it, and this is the end of it.
        unsafe { (self.drop)(self.state.as_ptr()) }
    }
}

/// What an instance has of a library, for the library's functions.
///
/// # Safety
/// The functions are those of one library.
#[inline]
pub unsafe fn state(instance: &mut Instance, new: New, drop: Drop) -> Result<*mut c_void, Error> {
    // Safety: by the contract.
    unsafe { shared_state(instance, new, drop) }
}

/// The same of one that others may be in, too: for who enters it with its lock.
///
/// # Safety
/// The functions are those of one library.
#[inline]
pub unsafe fn shared_state(
    instance: &Instance,
    new: New,
    drop: Drop,
) -> Result<*mut c_void, Error> {
    let state = match instance.first.get() {
        Some(first) if first.is_made_by(new) => Some(first.state),
        // Safety: by the contract.
        _ => unsafe { other_state(instance, new, drop) },
    };
    match state {
        Some(state) => Ok(state.as_ptr()),
        None => Err(no_memory()),
    }
}

#[cold]
fn no_memory() -> Error {
    Error::new("MemoryError", "no memory for an instance")
}

/// One that is not the first, or is not there yet; nothing if there is no memory for it.
#[cold]
unsafe fn other_state(instance: &Instance, new: New, drop: Drop) -> Option<NonNull<c_void>> {
    // (So one is made for each library. Nothing in here panics but for want of memory.)
    let mut others = instance
        .others
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let mut known = instance.first.get().into_iter().chain(&*others);
    if let Some(known) = known.find(|state| state.is_made_by(new)) {
        return Some(known.state);
    }
    // Safety: it is the library's.
    let state = NonNull::new(unsafe { new() })?;
    if let Err(made) = instance.first.set(State { new, drop, state }) {
        others.push(made);
    }
    Some(state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    static LEFT: AtomicUsize = AtomicUsize::new(0);

    unsafe extern "C" fn one() -> *mut c_void {
        LEFT.fetch_add(1, Ordering::Relaxed);
        Box::into_raw(Box::new(1_u8)).cast()
    }

    unsafe extern "C" fn other() -> *mut c_void {
        LEFT.fetch_add(1, Ordering::Relaxed);
        Box::into_raw(Box::new(2_u8)).cast()
    }

    unsafe extern "C" fn none() -> *mut c_void {
        std::ptr::null_mut()
    }

    unsafe extern "C" fn free(state: *mut c_void) {
        LEFT.fetch_sub(1, Ordering::Relaxed);
        // Safety: it is what those above have made.
        drop(unsafe { Box::from_raw(state.cast::<u8>()) });
    }

    fn value(instance: &mut Instance, new: New) -> Result<u8, Error> {
        // Safety: `free` takes what each of them makes.
        unsafe { state(instance, new, free).map(|state| *state.cast::<u8>()) }
    }

    #[test]
    fn each_library_has_its_part() {
        let mut instance = Instance::new();
        // (Rust's own functions may have several addresses, unlike C's.)
        let (one, other): (New, New) = (one, other);
        for _ in 0..2 {
            assert_eq!(value(&mut instance, one), Ok(1));
            assert_eq!(value(&mut instance, other), Ok(2));
            let error = value(&mut instance, none).unwrap_err();
            assert_eq!(error.type_name(), "MemoryError");
        }
        assert_eq!(LEFT.load(Ordering::Relaxed), 2);
        drop(instance);
        assert_eq!(LEFT.load(Ordering::Relaxed), 0);
    }
}
