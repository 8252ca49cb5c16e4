//! The wire format: values without a C type of their own, as flat little-endian bytes.
//!
//! Integers and floats take 8 bytes, `bool` one, `char` four; text, bytes and lists are a length
//! of 8 bytes and the items; `Option` is a byte 0, or a byte 1 and the value; a tuple is its
//! items. A set is a list, a dict a list of keys with their values. A struct that derives `Value` is its fields, an enum
//! the number of the variant, from 0 on, and what is in that.

use super::{malformed, not_unicode, row, ClassOf, IntItem, Owned};
use crate::error::Error;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::ffi::c_void;
use std::hash::{BuildHasher, Hash};

/// A value that can be written in wire format.
pub trait ToWire {
    /// Appends the value.
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error>;

    /// Appends values of a list. `u8` overrides it: its lists are Python's `bytes`.
    fn write_items(items: &[Self], out: &mut Vec<u8>) -> Result<(), Error>
    where
        Self: Sized,
    {
        items.iter().try_for_each(|item| item.write(out))
    }

    /// Appends a list of values.
    fn write_slice(items: &[Self], out: &mut Vec<u8>) -> Result<(), Error>
    where
        Self: Sized,
    {
        write_len(items.len(), out);
        Self::write_items(items, out)
    }
}

/// A value that can be read from wire format.
pub trait FromWire: Sized {
    /// Of handles, the class of their objects.
    const CLASS: Option<ClassOf> = None;

    /// Reads the value.
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error>;

    /// Reads a list of values. `u8` overrides it: its lists are Python's `bytes`.
    fn read_vec(reader: &mut Reader<'_>) -> Result<Vec<Self>, Error> {
        let len = reader.len()?;
        // Every item takes at least a byte: a wrong length cannot ask for much memory.
        let mut items = Vec::with_capacity(len.min(reader.rest.len()));
        for _ in 0..len {
            items.push(Self::read(reader)?);
        }
        Ok(items)
    }
}

/// A value in wire format.
pub fn encode<T: ToWire + ?Sized>(value: &T) -> Result<Vec<u8>, Error> {
    let mut out = Vec::new();
    give(value, &mut out)?;
    Ok(out)
}

/// Writes a value. There is room for most before it grows.
pub fn give<T: ToWire + ?Sized>(value: &T, out: &mut Vec<u8>) -> Result<(), Error> {
    out.reserve(64);
    value.write(out)
}

/// The value that a library encoded.
pub fn decode<T: FromWire>(buffer: Owned) -> Result<T, Error> {
    read_all(buffer.bytes(), T::read)
}

/// The value that these bytes are.
pub fn read_all<T>(
    bytes: &[u8],
    read: impl FnOnce(&mut Reader<'_>) -> Result<T, Error>,
) -> Result<T, Error> {
    let mut reader = Reader::new(bytes);
    let value = read(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// The bytes that are not read yet.
pub struct Reader<'a> {
    rest: &'a [u8],
    /// What gives up the handles of views, if there may be some.
    pub(crate) drop: Option<unsafe extern "C" fn(*mut c_void)>,
}

impl<'a> Reader<'a> {
    /// All of them.
    pub fn new(bytes: &'a [u8]) -> Self {
        Reader {
            rest: bytes,
            drop: None,
        }
    }

    /// There is nothing more.
    pub fn end(&self) -> Result<(), Error> {
        match self.rest {
            [] => Ok(()),
            _ => Err(malformed()),
        }
    }

    #[inline]
    fn take(&mut self, count: usize) -> Result<&'a [u8], Error> {
        let (taken, rest) = self.rest.split_at_checked(count).ok_or_else(malformed)?;
        self.rest = rest;
        Ok(taken)
    }

    #[inline]
    fn array<const N: usize>(&mut self) -> Result<[u8; N], Error> {
        Ok(self.take(N)?.try_into().expect("taken N bytes"))
    }

    /// A text.
    #[inline]
    fn text(&mut self) -> Result<&'a str, Error> {
        let len = self.len()?;
        let bytes = self.take(len)?;
        match is_short_ascii(bytes) {
            // Safety: ASCII is UTF-8.
            true => Ok(unsafe { std::str::from_utf8_unchecked(bytes) }),
            false => std::str::from_utf8(bytes).map_err(|_| not_unicode()),
        }
    }

    /// A length, or a number of items.
    #[inline]
    pub(crate) fn len(&mut self) -> Result<usize, Error> {
        usize::try_from(u64::from_le_bytes(self.array()?)).map_err(|_| malformed())
    }
}

/// Whether these are a few bytes of ASCII, as most texts are: to look at those in words is quicker than a call.
#[inline]
fn is_short_ascii(bytes: &[u8]) -> bool {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    if let (9..=16, Some(first), Some(last)) =
        (bytes.len(), bytes.first_chunk(), bytes.last_chunk())
    {
        (u64::from_ne_bytes(*first) | u64::from_ne_bytes(*last)) & HIGH == 0
    } else if let (4..=8, Some(first), Some(last)) =
        (bytes.len(), bytes.first_chunk(), bytes.last_chunk())
    {
        (u32::from_ne_bytes(*first) | u32::from_ne_bytes(*last)) & HIGH as u32 == 0
    } else {
        bytes.len() < 4 && bytes.iter().all(u8::is_ascii)
    }
}

fn write_len(len: usize, out: &mut Vec<u8>) {
    out.extend_from_slice(&(len as u64).to_le_bytes());
}

macro_rules! int_wire {
    ($($ty:ident)*) => {$(
        impl ToWire for $ty {
            fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
                out.extend_from_slice(&self.to_int()?.to_le_bytes());
                Ok(())
            }
        }
        impl FromWire for $ty {
            fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
                $ty::from_int(i64::from_le_bytes(reader.array()?))
            }
        }
    )*};
}
int_wire!(i8 i16 i32 i64 isize u16 u32 u64 usize);

impl ToWire for u8 {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        i64::from(*self).write(out)
    }
    fn write_items(items: &[u8], out: &mut Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(items);
        Ok(())
    }
}

impl FromWire for u8 {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        u8::from_int(i64::read(reader)?)
    }
    fn read_vec(reader: &mut Reader<'_>) -> Result<Vec<u8>, Error> {
        let len = reader.len()?;
        Ok(reader.take(len)?.to_vec())
    }
}

impl ToWire for f64 {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&self.to_le_bytes());
        Ok(())
    }
}

impl FromWire for f64 {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        Ok(f64::from_le_bytes(reader.array()?))
    }
}

impl ToWire for f32 {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        f64::from(*self).write(out)
    }
}

impl FromWire for f32 {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        Ok(f64::read(reader)? as f32)
    }
}

impl ToWire for bool {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        out.push(u8::from(*self));
        Ok(())
    }
}

impl FromWire for bool {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        match reader.array()? {
            [0] => Ok(false),
            [1] => Ok(true),
            _ => Err(malformed()),
        }
    }
}

impl ToWire for char {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        out.extend_from_slice(&u32::from(*self).to_le_bytes());
        Ok(())
    }
}

impl FromWire for char {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        char::from_u32(u32::from_le_bytes(reader.array()?)).ok_or_else(not_unicode)
    }
}

impl ToWire for str {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        u8::write_slice(self.as_bytes(), out)
    }
}

impl ToWire for String {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        self.as_str().write(out)
    }
}

impl FromWire for String {
    #[inline]
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        reader.text().map(str::to_owned)
    }
}

impl<T: ToWire> ToWire for [T] {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        T::write_slice(self, out)
    }
}

impl<T: ToWire> ToWire for Vec<T> {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        T::write_slice(self, out)
    }
}

impl<T: FromWire> FromWire for Vec<T> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        T::read_vec(reader)
    }
}

impl<T: ToWire + ?Sized> ToWire for &T {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        (**self).write(out)
    }
}

impl<T: ToWire + ?Sized> ToWire for Box<T> {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        (**self).write(out)
    }
}

impl ToWire for Cow<'_, str> {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        (**self).write(out)
    }
}

impl<T: ToWire + Clone> ToWire for Cow<'_, [T]> {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        T::write_slice(self, out)
    }
}

impl<T: FromWire + Clone> FromWire for Cow<'static, [T]> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        row(T::read_vec(reader)?)
    }
}

impl FromWire for Box<str> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        reader.text().map(Into::into)
    }
}

impl FromWire for Cow<'static, str> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        String::read(reader).map(Into::into)
    }
}

impl<T: FromWire> FromWire for Box<T> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        T::read(reader).map(Box::new)
    }
}

impl<T: ToWire, const N: usize> ToWire for [T; N] {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        T::write_slice(self, out)
    }
}

impl<T: ToWire> ToWire for VecDeque<T> {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        write_len(self.len(), out);
        let (front, back) = self.as_slices();
        T::write_items(front, out)?;
        T::write_items(back, out)
    }
}

impl<T: FromWire> FromWire for Box<[T]> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        row(T::read_vec(reader)?)
    }
}

impl<T: FromWire, const N: usize> FromWire for [T; N] {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        row(T::read_vec(reader)?)
    }
}

impl<T: FromWire> FromWire for VecDeque<T> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        row(T::read_vec(reader)?)
    }
}

/// Of collections with keys, of which finding one asks `$bound`.
macro_rules! keyed_wire {
    ($Map:ident $Set:ident ($($bound:tt)*) ($($S:ident: $hasher:path)?)) => {
        impl<K: ToWire, V: ToWire $(, $S)?> ToWire for $Map<K, V $(, $S)?> {
            fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
                write_len(self.len(), out);
                self.iter().try_for_each(|(key, value)| {
                    key.write(out)?;
                    value.write(out)
                })
            }
        }
        impl<K: FromWire + $($bound)*, V: FromWire $(, $S: $hasher + Default)?> FromWire
            for $Map<K, V $(, $S)?>
        {
            fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
                let len = reader.len()?;
                let item = |_| Ok((K::read(reader)?, V::read(reader)?));
                (0..len).map(item).collect()
            }
        }
        impl<K: ToWire $(, $S)?> ToWire for $Set<K $(, $S)?> {
            fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
                write_len(self.len(), out);
                self.iter().try_for_each(|key| key.write(out))
            }
        }
        impl<K: FromWire + $($bound)* $(, $S: $hasher + Default)?> FromWire for $Set<K $(, $S)?> {
            fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
                let len = reader.len()?;
                (0..len).map(|_| K::read(reader)).collect()
            }
        }
    };
}
keyed_wire!(HashMap HashSet (Eq + Hash) (S: BuildHasher));
keyed_wire!(BTreeMap BTreeSet (Ord) ());

impl<T: ToWire> ToWire for Option<T> {
    fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
        self.is_some().write(out)?;
        self.iter().try_for_each(|value| value.write(out))
    }
}

impl<T: FromWire> FromWire for Option<T> {
    fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        Ok(if bool::read(reader)? {
            Some(T::read(reader)?)
        } else {
            None
        })
    }
}

macro_rules! tuple_wire {
    ($($name:ident)*) => {
        impl<$($name: ToWire),*> ToWire for ($($name,)*) {
            #[allow(non_snake_case)]
            fn write(&self, out: &mut Vec<u8>) -> Result<(), Error> {
                let ($($name,)*) = self;
                $($name.write(out)?;)*
                Ok(())
            }
        }
        impl<$($name: FromWire),*> FromWire for ($($name,)*) {
            fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
                Ok(($($name::read(reader)?,)*))
            }
        }
    };
}
tuple_wire!(A);
tuple_wire!(A B);
tuple_wire!(A B C);
tuple_wire!(A B C D);
tuple_wire!(A B C D E);
tuple_wire!(A B C D E F);
tuple_wire!(A B C D E F G);
tuple_wire!(A B C D E F G H);
tuple_wire!(A B C D E F G H I);
tuple_wire!(A B C D E F G H I J);
tuple_wire!(A B C D E F G H I J K);
tuple_wire!(A B C D E F G H I J K L);

#[cfg(test)]
mod tests {
    use super::*;

    unsafe extern "C" fn forget(_: *mut u8, _: usize) {}

    fn back<T: FromWire>(mut bytes: Vec<u8>) -> Result<T, Error> {
        // Safety: `bytes` outlives the buffer, and `forget` leaves it alone.
        decode(unsafe { Owned::new(bytes.as_mut_ptr(), bytes.len(), forget) })
    }

    #[test]
    fn values_come_back() {
        type Back = (Vec<(String, i64)>, Option<Vec<u8>>, bool, f32, u8);
        let value = (
            vec![("ä".to_string(), -5), (String::new(), 7)],
            Some(vec![1, 2]),
            true,
            0.5,
            9,
        );
        let bytes = encode(&value).unwrap();
        assert_eq!(
            bytes.len(),
            8 + (8 + 2 + 8) + (8 + 8) + (1 + 8 + 2) + 1 + 8 + 8
        );
        assert_eq!(back::<Back>(bytes).unwrap(), value);
        assert_eq!(
            encode(&[Some("x"), None][..]).unwrap()[8..],
            [1, 1, 0, 0, 0, 0, 0, 0, 0, b'x', 0]
        );
    }

    #[test]
    fn collections_come_back() {
        type Back = (
            HashMap<String, Vec<i32>>,
            BTreeMap<u8, Box<str>>,
            HashSet<(i64, char)>,
            BTreeSet<u8>,
            VecDeque<u8>,
            [f64; 2],
            Cow<'static, str>,
        );
        let mut deque: VecDeque<u8> = VecDeque::with_capacity(2);
        deque.extend([2, 3]);
        deque.rotate_left(1);
        deque.push_front(1);
        let value: Back = (
            HashMap::from([("a".into(), vec![1, 2]), (String::new(), vec![])]),
            BTreeMap::from([(9, "x".into()), (8, "y".into())]),
            HashSet::from([(1, 'a'), (2, 'ä')]),
            BTreeSet::from([255, 0]),
            deque,
            [0.5, 1.5],
            "ä".into(),
        );
        assert_eq!(back::<Back>(encode(&value).unwrap()).unwrap(), value);
        let wrong = back::<[u8; 3]>(encode(&[1_u8, 2][..]).unwrap()).unwrap_err();
        assert_eq!(wrong.type_name(), "ValueError");
        let huge = back::<HashMap<i64, i64>>(vec![255; 8]).unwrap_err();
        assert_eq!(huge.type_name(), "SystemError");
        let huge = back::<BTreeSet<i64>>(vec![255; 8]).unwrap_err();
        assert_eq!(huge.type_name(), "SystemError");
    }

    #[test]
    fn texts_of_all_lengths_are_validated() {
        for len in 0..40 {
            let text = vec![b'x'; len];
            assert_eq!(is_short_ascii(&text), len <= 16);
            let bytes = encode(&text).unwrap();
            assert_eq!(back::<String>(bytes).unwrap().as_bytes(), text);
            for at in 0..len {
                let mut wrong = text.clone();
                wrong[at] = 0x80;
                assert!(!is_short_ascii(&wrong));
                let error = back::<Vec<String>>(encode(&[&wrong[..]][..]).unwrap()).unwrap_err();
                assert_eq!(error.type_name(), "UnicodeEncodeError");
            }
        }
    }

    #[test]
    fn wrong_bytes_are_errors() {
        assert_eq!(back::<i64>(vec![1]).unwrap_err().type_name(), "SystemError");
        assert_eq!(
            back::<bool>(vec![0, 0]).unwrap_err().type_name(),
            "SystemError"
        );
        assert_eq!(
            back::<Vec<i64>>(vec![255; 8]).unwrap_err().type_name(),
            "SystemError"
        );
        assert_eq!(
            back::<i8>(encode(&200).unwrap()).unwrap_err().type_name(),
            "OverflowError"
        );
        let surrogate = encode(&[0xed_u8, 0xa0, 0x80][..]).unwrap();
        assert_eq!(
            back::<String>(surrogate).unwrap_err().type_name(),
            "UnicodeEncodeError"
        );
        assert_eq!(encode(&u64::MAX).unwrap_err().type_name(), "OverflowError");
    }
}
