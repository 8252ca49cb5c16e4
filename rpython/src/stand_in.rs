//! What the unsafe code of this crate does with a library, which these tests have in Rust: so that Miri can look at all of it
//! (`cargo miri test -p rpython --lib`).

use crate::__private::{decode_views, downcast, encode, iter_out, object_out, or_panic};
use crate::__private::{FromWire, Handle, Owned, Reader, ToWire};
use crate::__private::{Library, Object};
use crate::{ArrayView, BytesView, Error, StrView};
use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::Arc;
use std::thread;

/// An object of the library: a number of one class, or of the one below.
struct Number {
    value: AtomicI64,
    is_special: bool,
}

/// What a handle points to.
type Held = Arc<Number>;

struct StandIn;

// Safety: these are its functions.
unsafe impl Library for StandIn {
    const PREFIX: &'static str = "stand_in";

    unsafe fn handle_drop(handle: *mut c_void) {
        // Safety: it is one of these.
        drop(unsafe { Box::from_raw(handle.cast::<Held>()) });
    }

    unsafe fn handle_again(handle: *mut c_void) -> Result<*mut c_void, Error> {
        // Safety: it is one of these.
        let held = unsafe { &*handle.cast::<Held>() };
        Ok(handle_of(held.clone()))
    }

    unsafe fn handle_same(a: *mut c_void, b: *mut c_void) -> bool {
        // Safety: they are.
        unsafe { Arc::ptr_eq(&*a.cast::<Held>(), &*b.cast::<Held>()) }
    }

    unsafe fn handle_hash(handle: *mut c_void) -> u64 {
        // Safety: it is one of these.
        Arc::as_ptr(unsafe { &*handle.cast::<Held>() }).addr() as u64
    }
}

fn handle_of(held: Held) -> *mut c_void {
    Box::into_raw(Box::new(held)).cast()
}

unsafe extern "C" fn drop_handle(handle: *mut c_void) {
    // Safety: it is one.
    unsafe { StandIn::handle_drop(handle) }
}

macro_rules! class {
    ($name:ident, $is:expr) => {
        struct $name(Handle<StandIn>);

        // Safety: it is a class of that library.
        unsafe impl Object for $name {
            type Library = StandIn;

            fn from_handle(handle: Handle<StandIn>) -> Self {
                $name(handle)
            }

            fn into_handle(self) -> Handle<StandIn> {
                self.0
            }

            fn __rpython_handle(&self) -> &Handle<StandIn> {
                &self.0
            }

            unsafe fn is(handle: *mut c_void) -> Result<bool, Error> {
                // Safety: it is one of the library's.
                let held = unsafe { &*handle.cast::<Held>() };
                let is: fn(&Number) -> bool = $is;
                Ok(is(held))
            }
        }
    };
}
class!(Plain, |_| true);
class!(Special, |number| number.is_special);

fn number(is_special: bool) -> (Held, Plain) {
    let value = AtomicI64::new(0);
    let held = Arc::new(Number { value, is_special });
    // Safety: the handle is new.
    let object = unsafe { object_out(handle_of(held.clone())) };
    (held, or_panic(object))
}

fn add(object: &Plain, n: i64) -> i64 {
    // Safety: it is one of the library's.
    let held = unsafe { &*object.0.raw().cast::<Held>() };
    held.value.fetch_add(n, Ordering::Relaxed) + n
}

#[test]
fn handles_are_shared_by_threads() {
    let (held, object) = number(false);
    thread::scope(|scope| {
        for _ in 0..3 {
            let again = Plain(object.0.clone());
            assert!(again.0 == object.0);
            scope.spawn(move || {
                let other = Plain(again.0.clone());
                add(&again, 1);
                drop(again);
                add(&other, 10);
            });
        }
    });
    assert_eq!(add(&object, 0), 33);
    let (_, other) = number(false);
    assert!(other.0 != object.0);
    drop(object);
    assert_eq!(Arc::strong_count(&held), 1);
}

#[test]
fn handles_cross_as_numbers() {
    let (held, object) = number(false);
    // As a library does it: the handle is one more, for the reader.
    let given = ManuallyDrop::new(object.0.clone());
    let bytes = encode(&*given).unwrap();
    let back = Handle::<StandIn>::read(&mut Reader::new(&bytes)).unwrap();
    assert!(back == object.0);
    assert!(Handle::<StandIn>::read(&mut Reader::new(&[0; 8])).is_err());
    drop((back, object));
    assert_eq!(Arc::strong_count(&held), 1);
}

#[test]
fn objects_become_those_of_other_classes() {
    for is_special in [true, false] {
        let (held, object) = number(is_special);
        match downcast::<Special, Plain>(object) {
            Ok(special) => assert!(is_special && !special.0.raw().is_null()),
            Err(plain) => assert!(!is_special && add(&plain, 1) == 1),
        }
        assert_eq!(Arc::strong_count(&held), 1);
    }
}

#[test]
fn iterators_end() {
    unsafe fn next(handle: *mut c_void) -> Result<Vec<i64>, Error> {
        // Safety: it is one.
        let held = unsafe { &*handle.cast::<Held>() };
        match held.value.fetch_add(1, Ordering::Relaxed) {
            n @ (0 | 2) => Ok(vec![n]),
            1 => Err(Error::new("ValueError", "one")),
            _ => Ok(Vec::new()),
        }
    }
    for wanted in [2, 5] {
        let (held, _) = number(false);
        // Safety: the handle is new, and an iterator to these.
        let items = unsafe { iter_out(handle_of(held.clone()), next, drop_handle) };
        let items: Vec<_> = items.unwrap().take(wanted).collect();
        assert_eq!(items.len(), wanted.min(3));
        assert_eq!(items[0], Ok(0));
        assert!(items[1].is_err());
        assert_eq!(Arc::strong_count(&held), 1);
    }
}

/// A view of memory of the library's, which has a handle.
fn view<T: FromWire, I>(items: *mut [I], held: &Held) -> Result<T, Error> {
    let numbers = [
        handle_of(held.clone()).expose_provenance(),
        items.cast::<I>().expose_provenance(),
        items.len(),
    ];
    let mut bytes = Vec::new();
    for number in numbers {
        (number as i64).write(&mut bytes)?;
    }
    unsafe extern "C" fn forget(_: *mut u8, _: usize) {}
    // Safety: `bytes` outlives the buffer; the handle is new, and `drop_handle` takes it.
    unsafe {
        let buffer = Owned::new(bytes.as_mut_ptr(), bytes.len(), forget);
        decode_views(buffer, drop_handle)
    }
}

#[test]
fn views_look_at_memory() {
    let (held, _) = number(false);
    let items = Box::into_raw(Box::new([1_i64, 2, 3])) as *mut [i64];
    let seen: ArrayView<'_, i64> = view(items, &held).unwrap();
    let both: ArrayView<'_, i64> = view(items, &held).unwrap();
    seen[1].set(20);
    // Safety: it is there, and as the library does it.
    unsafe { (*items.cast::<i64>().add(2)) = 30 };
    assert_eq!((seen.to_vec(), both[1].get()), (vec![1, 20, 30], 20));
    drop((seen, both));

    let text = Box::into_raw("größer".to_owned().into_bytes().into_boxed_slice());
    let shown: StrView<'_> = view(text, &held).unwrap();
    let bytes: BytesView<'_> = view(text, &held).unwrap();
    thread::scope(|scope| {
        scope.spawn(|| assert_eq!(shown, "größer"));
        assert_eq!(bytes.len(), 8);
    });
    // Half a character is no text; the handle is given back.
    let half = std::ptr::slice_from_raw_parts_mut(text.cast::<u8>(), 3);
    assert!(view::<StrView<'_>, u8>(half, &held).is_err());
    drop((shown, bytes));
    assert_eq!(Arc::strong_count(&held), 1);
    // Safety: they are what was made above.
    unsafe { drop((Box::from_raw(items), Box::from_raw(text))) };
}
