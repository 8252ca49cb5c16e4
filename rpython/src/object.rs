//! Objects of RPython classes, held by Rust.

use crate::__private::Handle;
use crate::error::Error;

/// A class of an RPython module: what `type Account;` in a Rust module declares.
///
/// A value of such a type is a handle: as long as there is one, there is the object. Any thread may use and drop it. A
/// clone is another handle of the same object, and two handles are equal if their object is the same one: so they are keys of a
/// `HashMap`, too. `{:?}` prints
/// what Python's `repr` gives, `{}` what `str` does.
///
/// `account.downcast::<Savings>()` is the same object as one of another class, if it is an instance of that:
///
/// ```ignore
/// match account.downcast::<Savings>() {
///     Ok(savings) => println!("{}", savings.rate()),
///     Err(account) => println!("{account} bears no interest"),
/// }
/// ```
///
/// # Safety
/// The attribute macro implements it, for classes of the library whose functions these are.
pub unsafe trait Object: Sized {
    /// The library that has the class.
    #[doc(hidden)]
    type Library: Library;

    #[doc(hidden)]
    fn from_handle(handle: Handle<Self::Library>) -> Self;

    #[doc(hidden)]
    fn into_handle(self) -> Handle<Self::Library>;

    // (A name that no method of the class's has.)
    #[doc(hidden)]
    fn __rpython_handle(&self) -> &Handle<Self::Library>;

    /// Whether an object is an instance of the class.
    ///
    /// # Safety
    /// The handle is one of the library's.
    #[doc(hidden)]
    unsafe fn is(handle: *mut std::ffi::c_void) -> Result<bool, Error>;
}

/// A library that has classes.
///
/// # Safety
/// The functions are the library's.
#[doc(hidden)]
pub unsafe trait Library: 'static {
    /// What its symbols begin with.
    const PREFIX: &'static str;

    /// Gives a handle up.
    ///
    /// # Safety
    /// It is one of the library's, and not used any more.
    unsafe fn handle_drop(handle: *mut std::ffi::c_void);

    /// Another handle of the same object.
    ///
    /// # Safety
    /// It is one of the library's.
    unsafe fn handle_again(handle: *mut std::ffi::c_void) -> Result<*mut std::ffi::c_void, Error>;

    /// Whether two handles are of the same object.
    ///
    /// # Safety
    /// They are the library's.
    unsafe fn handle_same(a: *mut std::ffi::c_void, b: *mut std::ffi::c_void) -> bool;

    /// A number that handles of the same object have in common.
    ///
    /// # Safety
    /// It is one of the library's.
    unsafe fn handle_hash(handle: *mut std::ffi::c_void) -> u64;
}
