//! Closures, iterators and objects that Python calls (`docs/abi.md`, *Callbacks*).
//!
//! A panic does not unwind through C, nor does an error: each is kept in a [`Thrown`], which the exception in Python holds,
//! and is what it was again where that comes out.

use super::same_text;
use super::wire::Reader;
use crate::error::Error;
use crate::raise::{Builtin, Raise};
use std::any::Any;
use std::cell::Cell;
use std::ffi::c_void;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Arc, Mutex};

/// What calls the methods of something: of which types these are, both sides know.
pub type Methods = &'static [unsafe extern "C" fn()];

/// A trait whose objects Python calls: implemented for `dyn Store` by `#[rpython::object]`.
///
/// # Safety
/// The methods are those of the interface, and take a pointer to a pointer to such an object.
#[diagnostic::on_unimplemented(
    message = "Python cannot call objects of `{Self}`",
    label = "the trait has no `#[rpython::object]`",
    note = "add `#[rpython::object]` to the trait"
)]
pub unsafe trait Callee {
    /// The hash of what the attribute has seen.
    const INTERFACE: &'static str;
    /// In the order of the trait.
    const METHODS: Methods;
    /// The types of the crate's that methods take, by their names, with the classes that they are handles of.
    const NAMED: &'static [(&'static str, Option<ClassOf>)];
}

/// A class, as handles of its objects know it: the library's prefix, the Python file, and its name there.
pub type ClassOf = [&'static str; 3];

/// Whether it is this class.
const fn is_class(class: ClassOf, expected: [&str; 3]) -> bool {
    same_text(class[0], expected[0])
        && same_text(class[1], expected[1])
        && same_text(class[2], expected[2])
}

/// Fails to compile if a type is not that of handles of a class's objects.
pub const fn same_class(class: Option<ClassOf>, expected: ClassOf) {
    let is_right = match class {
        Some(class) => is_class(class, expected),
        None => false,
    };
    assert!(
        is_right,
        "a name is taken for that of a class which another module of this package declares, and means something else here: \
         import the class from the module that declares it, `use super::bank::Account;`"
    );
}

/// Fails to compile if methods take objects of a class which is not the module's, or objects in the place of values: the
/// library, the file and the classes are those of the module, each with its name in Rust and that in Python.
pub const fn same_classes(
    named: &[(&str, Option<ClassOf>)],
    module: [&str; 2],
    classes: &[[&str; 2]],
) {
    let mut index = 0;
    while index < named.len() {
        let (name, class) = named[index];
        let mut declared = None;
        let mut at = 0;
        while at < classes.len() {
            if same_text(classes[at][0], name) {
                declared = Some(classes[at][1]);
            }
            at += 1;
        }
        let is_right = match (class, declared) {
            (Some(class), Some(python)) => is_class(class, [module[0], module[1], python]),
            (None, None) => true,
            _ => false,
        };
        assert!(
            is_right,
            "a method takes an object of a class that this module does not declare by the same name: write `type Account;` in \
             the module, and import that where the trait is"
        );
        index += 1;
    }
}

/// What is in a box, by a thin pointer to this.
#[repr(transparent)]
pub struct Boxed<T: ?Sized>(*mut T);

impl<T: ?Sized> Boxed<T> {
    /// Keeps it.
    pub fn new(object: Box<T>) -> Self {
        Boxed(Box::into_raw(object))
    }
}

impl<T: ?Sized> Drop for Boxed<T> {
    fn drop(&mut self) {
        // Safety: it came out of a box.
        drop(unsafe { Box::from_raw(self.0) });
    }
}

/// `struct rpy_callback`
#[repr(C)]
pub struct Callback {
    methods: *const unsafe extern "C" fn(),
    data: *mut c_void,
    /// Where the library notes that it has taken what it may keep.
    taken: *const Cell<bool>,
    /// Gives up what it has taken.
    release: Option<unsafe extern "C" fn(*mut Callback, *mut Given) -> i32>,
}

/// One that is lent, for the time of a call.
pub struct Lent(Callback);

impl Lent {
    /// `data` is what the methods are called with.
    pub fn new(methods: Methods, data: *const c_void) -> Self {
        Lent(Callback {
            methods: methods.as_ptr(),
            // (One that changes has been pointed to as such.)
            data: data.cast_mut(),
            taken: std::ptr::null(),
            release: None,
        })
    }

    /// For the library.
    pub fn raw(&self) -> *mut c_void {
        (&raw const self.0).cast_mut().cast()
    }
}

/// One that Python may keep.
pub struct Kept<F> {
    whole: *mut Whole<F>,
    taken: Cell<bool>,
}

/// The callback, and what it calls.
#[repr(C)]
struct Whole<F> {
    callback: Callback,
    f: F,
}

impl<F> Kept<F> {
    /// The methods are called with a pointer to `f`.
    pub fn new(methods: Methods, f: F) -> Self {
        let callback = Callback {
            methods: methods.as_ptr(),
            data: std::ptr::null_mut(),
            taken: std::ptr::null(),
            release: Some(release::<F>),
        };
        let whole = Box::into_raw(Box::new(Whole { callback, f }));
        // Safety: it is there.
        unsafe { (*whole).callback.data = (&raw mut (*whole).f).cast() };
        Kept {
            whole,
            taken: Cell::new(false),
        }
    }

    /// For the library, for the time of a call.
    pub fn raw(&self) -> *mut c_void {
        // Safety: the library has not taken it yet.
        unsafe { (*self.whole).callback.taken = &raw const self.taken };
        self.whole.cast()
    }
}

impl<F> Drop for Kept<F> {
    fn drop(&mut self) {
        if !self.taken.get() {
            // Safety: the library has not taken it.
            drop(unsafe { Box::from_raw(self.whole) });
        }
    }
}

unsafe extern "C" fn release<F>(callback: *mut Callback, given: *mut Given) -> i32 {
    // Safety: it has been taken, and this is the end of it.
    let whole = unsafe { Box::from_raw(callback.cast::<Whole<F>>()) };
    let run = |_: &mut Reader<'_>, _: &mut Vec<u8>| {
        drop(whole);
        Ok(())
    };
    // Safety: nothing is read, and the library makes room for a panic.
    unsafe { answer(std::ptr::null(), 0, given, run) }
}

/// `struct rpy_given`: bytes that the library frees, and what makes room for them.
#[repr(C)]
pub struct Given {
    ptr: *mut u8,
    len: usize,
    alloc: unsafe extern "C" fn(usize) -> *mut u8,
}

/// Why a call gives nothing.
pub enum Failure {
    /// What it was called with, or gives, does not fit.
    Raised(Error),
    /// Its `Err`.
    Error(Box<dyn std::error::Error + Send + Sync>),
}

impl Failure {
    /// The error of a closure.
    pub fn of(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Failure {
        Failure::Error(error.into())
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Raised(error)
    }
}

/// What a closure did not give, while an exception of Python's holds it.
#[repr(C)]
pub struct Thrown {
    /// One more holds it.
    again: unsafe extern "C" fn(*const Thrown),
    /// One less does.
    release: unsafe extern "C" fn(*const Thrown),
    pub(crate) what: What,
}

pub(crate) enum What {
    Error(Box<dyn std::error::Error + Send + Sync>),
    /// A panic's payload, until it goes on.
    Panic(Mutex<Option<Box<dyn Any + Send>>>),
}

impl Thrown {
    fn new(what: What) -> *const Thrown {
        unsafe extern "C" fn again(thrown: *const Thrown) {
            // Safety: it is held.
            unsafe { Arc::increment_strong_count(thrown) }
        }
        unsafe extern "C" fn release(thrown: *const Thrown) {
            // Safety: the one who calls this has held it.
            let thrown = unsafe { Arc::from_raw(thrown) };
            if let Err(payload) = catch_unwind(AssertUnwindSafe(|| drop(thrown))) {
                // (A panic has been shown, there is nobody to go on to, and its payload may panic again.)
                std::mem::forget(payload);
            }
        }
        Arc::into_raw(Arc::new(Thrown {
            again,
            release,
            what,
        }))
    }

    /// What a library has handed over.
    ///
    /// # Safety
    /// It is one that `new` gave, and held for the caller.
    pub(crate) unsafe fn adopt(address: u64) -> Arc<Thrown> {
        let thrown = std::ptr::with_exposed_provenance(address as usize);
        // Safety: by the contract.
        unsafe { Arc::from_raw(thrown) }
    }
}

/// What `answer` says of how a call went, beside the classes of Python's exceptions: see `callbacks.py`.
const ERROR: i32 = 1;
const PANIC: i32 = 2;
const NO_MEMORY: i32 = 5;

/// Runs a closure, or a method, for the library: reads what is in wire format, and hands over what it gives.
///
/// # Safety
/// The library has passed the bytes, and what makes room for what is given.
pub unsafe fn answer(
    bytes: *const u8,
    len: usize,
    given: *mut Given,
    run: impl FnOnce(&mut Reader<'_>, &mut Vec<u8>) -> Result<(), Failure>,
) -> i32 {
    let run = || {
        let bytes = match len {
            0 => &[][..],
            // Safety: by the contract.
            len => unsafe { std::slice::from_raw_parts(bytes, len) },
        };
        let mut out = Vec::new();
        run(&mut Reader::new(bytes), &mut out).map(|()| out)
    };
    let ran = catch_unwind(AssertUnwindSafe(run));
    // (Of `Display`, which is the user's.)
    let encoded = catch_unwind(AssertUnwindSafe(|| match ran {
        Ok(Ok(out)) => (0, out),
        Ok(Err(Failure::Raised(error))) => {
            let class = Builtin::named(error.type_name()).unwrap_or(Builtin::ValueError);
            (class.status(), failed(error.message(), std::ptr::null()))
        }
        Ok(Err(Failure::Error(error))) => {
            if let Some(Raise { class, message }) = error.downcast_ref() {
                return (class.status(), failed(message, std::ptr::null()));
            }
            let message = error.to_string();
            (ERROR, failed(&message, Thrown::new(What::Error(error))))
        }
        Err(payload) => panicked(payload),
    }));
    let (status, out) = encoded.unwrap_or_else(panicked);
    if out.is_empty() {
        return status;
    }
    // Safety: by the contract.
    unsafe {
        let to = ((*given).alloc)(out.len());
        if to.is_null() {
            return NO_MEMORY;
        }
        std::ptr::copy_nonoverlapping(out.as_ptr(), to, out.len());
        ((*given).ptr, (*given).len) = (to, out.len());
    }
    status
}

fn panicked(payload: Box<dyn Any + Send>) -> (i32, Vec<u8>) {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let text = text.or(payload.downcast_ref::<&str>().copied());
    let text = text.unwrap_or("a panic").to_owned();
    let what = What::Panic(Mutex::new(Some(payload)));
    (PANIC, failed(&text, Thrown::new(what)))
}

fn failed(message: &str, thrown: *const Thrown) -> Vec<u8> {
    let message = message.as_bytes();
    let mut out = (message.len() as u64).to_le_bytes().to_vec();
    out.extend_from_slice(message);
    out.extend_from_slice(&(thrown.expose_provenance() as u64).to_le_bytes());
    out
}

/// An exception that comes out of Python, unless it is a panic: that goes on.
pub fn resume(error: Error) -> Error {
    let payload = match error.thrown().map(|thrown| &thrown.what) {
        Some(What::Panic(payload)) => {
            let mut payload = payload.lock().unwrap_or_else(|it| it.into_inner());
            payload.take()
        }
        _ => None,
    };
    match payload {
        Some(payload) => std::panic::resume_unwind(payload),
        // (Or it went on before, when it came out elsewhere.)
        None => error,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{FromWire, ToWire};
    use super::*;
    use std::rc::Rc;

    unsafe extern "C" fn call() {}
    const NONE: Methods = &[call];

    #[test]
    fn what_is_not_taken_is_dropped() {
        let shared = Rc::new(());
        for takes in [false, true] {
            let inside = shared.clone();
            let kept = Kept::new(NONE, move || Rc::strong_count(&inside));
            let raw = kept.raw().cast::<Callback>();
            if takes {
                // Safety: as a library does it.
                unsafe { (*(*raw).taken).set(true) };
            }
            drop(kept);
            assert_eq!(Rc::strong_count(&shared), 1 + usize::from(takes));
            if takes {
                let mut given = given();
                // Safety: it has been taken.
                let status = unsafe { (*raw).release.unwrap()(raw, &raw mut given) };
                assert_eq!((status, given.len), (0, 0));
            }
        }
        assert_eq!(Rc::strong_count(&shared), 1);
    }

    fn given() -> Given {
        unsafe extern "C" fn alloc(len: usize) -> *mut u8 {
            Box::into_raw(vec![0_u8; len].into_boxed_slice()).cast()
        }
        Given {
            ptr: std::ptr::null_mut(),
            len: 0,
            alloc,
        }
    }

    /// What a closure gives to the library: how it went, and bytes.
    fn answered(
        run: impl FnOnce(&mut Reader<'_>, &mut Vec<u8>) -> Result<(), Failure>,
    ) -> (i32, Vec<u8>) {
        let mut given = given();
        let input = 7_i64.to_le_bytes();
        // Safety: the bytes are there, and there is room.
        let status = unsafe { answer(input.as_ptr(), input.len(), &raw mut given, run) };
        if given.ptr.is_null() {
            return (status, Vec::new());
        }
        let given = std::ptr::slice_from_raw_parts_mut(given.ptr, given.len);
        // Safety: `alloc` has made it.
        (status, unsafe { Box::from_raw(given) }.into_vec())
    }

    /// The text, and what was thrown, of what has failed.
    fn failed(bytes: &[u8]) -> (String, Option<Arc<Thrown>>) {
        let mut reader = Reader::new(bytes);
        let text = String::read(&mut reader).unwrap();
        let address = i64::read(&mut reader).unwrap() as u64;
        // Safety: it is held for the reader.
        let thrown = (address != 0).then(|| unsafe { Thrown::adopt(address) });
        (text, thrown)
    }

    #[test]
    fn closures_answer() {
        let (status, bytes) =
            answered(|reader, out| (i64::read(reader)? * 6).write(out).map_err(Into::into));
        assert_eq!((status, bytes), (0, 42_i64.to_le_bytes().to_vec()));

        let (status, bytes) = answered(|_, _| Err(Failure::of("not now")));
        let (text, thrown) = failed(&bytes);
        assert_eq!((status, &*text), (ERROR, "not now"));
        assert!(
            matches!(&thrown.unwrap().what, What::Error(error) if error.to_string() == "not now")
        );

        let (_, bytes) = answered(|_, _| Err(Error::new("OverflowError", "300").into()));
        assert!(failed(&bytes).1.is_none());

        let shared = Arc::new(());
        let inside = shared.clone();
        let (status, bytes) = answered(|_, _| std::panic::panic_any(inside));
        let (text, thrown) = failed(&bytes);
        assert_eq!((status, &*text), (PANIC, "a panic"));
        let raw = Arc::into_raw(thrown.unwrap());
        // Safety: as an exception holds it.
        unsafe {
            ((*raw).again)(raw);
            ((*raw).release)(raw);
            assert_eq!(Arc::strong_count(&shared), 2);
            ((*raw).release)(raw);
        }
        assert_eq!(Arc::strong_count(&shared), 1);
    }

    #[test]
    fn closures_are_called_by_their_pointers() {
        let calls = Cell::new(0);
        let f = || calls.set(calls.get() + 1);
        fn call<F: Fn()>(callback: *mut c_void, _: &F) {
            // Safety: it is this one's.
            unsafe { (*(*callback.cast::<Callback>()).data.cast::<F>())() }
        }
        call(Lent::new(NONE, (&raw const f).cast()).raw(), &f);
        call(Kept::new(NONE, f).raw(), &f);
        assert_eq!(calls.get(), 2);
    }

    #[test]
    fn objects_go_with_their_boxes() {
        trait Counted {}
        impl Counted for Rc<()> {}
        let shared = Rc::new(());
        let kept = Kept::new(NONE, Boxed::<dyn Counted>::new(Box::new(shared.clone())));
        assert_eq!(Rc::strong_count(&shared), 2);
        drop(kept);
        assert_eq!(Rc::strong_count(&shared), 1);
    }

    #[test]
    fn classes_are_compared() {
        let check = |named: &'static [(&'static str, Option<ClassOf>)],
                     classes: &'static [[&str; 2]]| {
            catch_unwind(|| same_classes(named, ["rpy_a", "py/a.py"], classes)).is_ok()
        };
        const ACCOUNT: [&str; 2] = ["Account", "Account"];
        let here: &[_] = &[
            ("Account", Some(["rpy_a", "py/a.py", "Account"])),
            ("Point", None),
        ];
        assert!(check(here, &[ACCOUNT]) && check(here, &[["Other", "Other"], ACCOUNT]));
        assert!(!check(here, &[]) && !check(here, &[ACCOUNT, ["Point", "Point"]]));
        let renamed: &[_] = &[("Client", Some(["rpy_a", "py/a.py", "Account"]))];
        assert!(check(renamed, &[["Client", "Account"]]));
        assert!(!check(renamed, &[["Client", "Client"], ACCOUNT]));
        assert!(!check(here, &[["Account", "Client"]]));
        let elsewhere: [&[_]; 2] = [
            &[("Account", Some(["rpy_b", "py/a.py", "Account"]))],
            &[("Account", Some(["rpy_a", "py/b.py", "Account"]))],
        ];
        for other in elsewhere {
            assert!(!check(other, &[ACCOUNT]));
        }
        assert!(!check(&[("Account", None)], &[ACCOUNT]));
        let expected = ["rpy_a", "py/a.py", "Account"];
        let is_same = |class| catch_unwind(|| same_class(class, expected)).is_ok();
        assert!(is_same(Some(expected)));
        let others = [
            Some(["rpy_b", "py/a.py", "Account"]),
            Some(["rpy_a", "py/b.py", "Account"]),
            Some(["rpy_a", "py/a.py", "Other"]),
        ];
        assert!(!others.into_iter().chain([None]).any(is_same));
    }
}
