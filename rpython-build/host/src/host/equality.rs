//! Equality and hashing of what needs none of the program's code. Hashes of numbers and tuples
//! are CPython's.

use super::heap::Heap;
use super::object::{ObjId, Object, ViewKind};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};

/// How deep nested tuples are hashed and compared without counting calls.
const NATIVE_DEPTH: u32 = 100;

impl Heap {
    /// The hash, if it can be had without running the program's code and the object is hashable.
    pub fn native_hash(&self, id: ObjId) -> Option<i64> {
        self.hash_within(id, NATIVE_DEPTH)
    }

    fn hash_within(&self, id: ObjId, depth: u32) -> Option<i64> {
        let hash = match self.get(id) {
            Object::Int(i) => hash_int(*i),
            Object::Bool(b) => i64::from(*b),
            Object::BigInt(i) => hash_bigint(i),
            Object::None => HASH_OF_NONE,
            Object::Float(f) => hash_float(*f),
            Object::Complex(re, im) => {
                let (re, im) = (hash_float(*re), hash_float(*im));
                re.wrapping_add(im.wrapping_mul(1_000_003))
            }
            Object::Str(s) => hash_str(s),
            Object::Bytes(b) => hash_bytes(b),
            Object::Tuple(items) => {
                let mut hash = TupleHash::new();
                for &item in items.iter() {
                    hash.add(self.hash_within(item, depth.checked_sub(1)?)?);
                }
                hash.finish(items.len())
            }
            Object::FrozenSet(set) => {
                let items = set.iter_hashed().fold(0u64, |h, (k, _, _)| {
                    let k = k as u64;
                    h ^ (k ^ 89_869_747 ^ k << 16).wrapping_mul(3_644_798_167)
                });
                let h = items ^ (set.len() as u64 + 1).wrapping_mul(1_927_868_237);
                let h = h ^ h >> 11 ^ h >> 25;
                match h.wrapping_mul(69069).wrapping_add(907_133_923) {
                    u64::MAX => 590_923_713,
                    h => h as i64,
                }
            }
            Object::Range { start, stop, step } => {
                let len = range_len(*start, *stop, *step);
                let mut hash = TupleHash::new();
                hash.add(len as i64);
                hash.add(if len == 0 { 0 } else { hash_int(*start) });
                hash.add(if len <= 1 { 0 } else { hash_int(*step) });
                hash.finish(3)
            }
            Object::BoundMethod { func, this } => {
                hash_id(*func).wrapping_mul(31).wrapping_add(hash_id(*this))
            }
            Object::List(_)
            | Object::Dict(_)
            | Object::Set(_)
            | Object::ByteArray(_)
            | Object::Slice(_)
            | Object::ClassDict(_)
            | Object::MemoryView { .. } => return None,
            Object::DictView { kind, .. } if *kind != ViewKind::Values => return None,
            Object::Instance(_)
            | Object::WeakRef(_)
            | Object::GenericAlias { .. }
            | Object::Union(_) => return None,
            Object::Class(c) if c.metaclass != self.types.type_ => return None,
            _ => hash_id(id),
        };
        Some(if hash == -1 { -2 } else { hash })
    }

    /// `a == b`, if it can be had without running the program's code.
    pub fn native_eq(&self, a: ObjId, b: ObjId) -> Option<bool> {
        self.eq_within(a, b, NATIVE_DEPTH)
    }

    fn eq_within(&self, a: ObjId, b: ObjId, depth: u32) -> Option<bool> {
        use Object::{
            BigInt as Big, Bool, BoundMethod, Bytes, Class, Complex, Float, Int, Range, Str, Tuple,
        };
        if a == b {
            // Only a user's `__eq__`, or NaN, makes an object differ from itself; as keys both
            // count as found.
            return Some(true);
        }
        Some(match (self.get(a), self.get(b)) {
            (Str(x), Str(y)) => x == y,
            (Int(x), Int(y)) => x == y,
            (Tuple(x), Tuple(y)) => {
                if x.len() != y.len() {
                    return Some(false);
                }
                for (&x, &y) in x.iter().zip(y.iter()) {
                    if !self.eq_within(x, y, depth.checked_sub(1)?)? {
                        return Some(false);
                    }
                }
                true
            }
            (Bytes(x), Bytes(y)) => x == y,
            (Big(x), Big(y)) => x == y,
            (Bool(x), Int(y)) | (Int(y), Bool(x)) => i64::from(*x) == *y,
            (Float(x), Float(y)) => x == y,
            (Float(x), Int(y)) | (Int(y), Float(x)) => float_eq_int(*x, *y),
            (Float(x), Bool(y)) | (Bool(y), Float(x)) => *x == f64::from(*y),
            (Float(x), Big(y)) | (Big(y), Float(x)) => {
                x.fract() == 0.0 && num_traits::FromPrimitive::from_f64(*x) == Some((**y).clone())
            }
            (Complex(a, b), Complex(c, d)) => a == c && b == d,
            (Complex(a, b), Float(c)) | (Float(c), Complex(a, b)) => a == c && *b == 0.0,
            (Complex(a, b), Int(c)) | (Int(c), Complex(a, b)) => *b == 0.0 && float_eq_int(*a, *c),
            (
                Range {
                    start: a,
                    stop: b,
                    step: c,
                },
                Range {
                    start: d,
                    stop: e,
                    step: f,
                },
            ) => {
                let (n, m) = (range_len(*a, *b, *c), range_len(*d, *e, *f));
                n == m && (n == 0 || a == d && (n == 1 || c == f))
            }
            (BoundMethod { func: f, this: x }, BoundMethod { func: g, this: y }) => {
                f == g && x == y
            }
            (Object::Cell(None), Object::Cell(None)) => true,
            (Object::Cell(Some(x)), Object::Cell(Some(y)))
            | (Object::WeakRef(x), Object::WeakRef(y)) => {
                return self.eq_within(*x, *y, depth.checked_sub(1)?)
            }
            (Class(x), Class(y))
                if x.metaclass == self.types.type_ && y.metaclass == self.types.type_ =>
            {
                false
            }
            (
                Object::None
                | Str(_)
                | Int(_)
                | Bool(_)
                | Float(_)
                | Big(_)
                | Bytes(_)
                | Tuple(_)
                | Object::Function(_)
                | Object::Builtin(_),
                Object::None
                | Str(_)
                | Int(_)
                | Bool(_)
                | Float(_)
                | Big(_)
                | Tuple(_)
                | Object::Function(_)
                | Object::Builtin(_),
            ) => false,
            _ => return None,
        })
    }

    /// Whether two constants are interchangeable: the same object, or immutable with the same
    /// type and value all the way down (`1`, `True` and `1.0` differ, as do `0.0` and `-0.0`).
    /// Beyond a depth of nesting no two are.
    pub fn equal_constants(&self, a: ObjId, b: ObjId) -> bool {
        self.constants_within(a, b, NATIVE_DEPTH)
    }

    fn constants_within(&self, a: ObjId, b: ObjId, depth: u32) -> bool {
        if a == b {
            return true;
        }
        let Some(depth) = depth.checked_sub(1) else {
            return false;
        };
        match (self.get(a), self.get(b)) {
            (Object::Int(x), Object::Int(y)) => x == y,
            (Object::BigInt(x), Object::BigInt(y)) => x == y,
            (Object::Float(x), Object::Float(y)) => x.to_bits() == y.to_bits(),
            (Object::Complex(a, b), Object::Complex(c, d)) => {
                a.to_bits() == c.to_bits() && b.to_bits() == d.to_bits()
            }
            (Object::Str(x), Object::Str(y)) => x == y,
            (Object::Bytes(x), Object::Bytes(y)) => x == y,
            (Object::Tuple(x), Object::Tuple(y)) => {
                x.len() == y.len()
                    && x.iter()
                        .zip(y.iter())
                        .all(|(&x, &y)| self.constants_within(x, y, depth))
            }
            (Object::FrozenSet(x), Object::FrozenSet(y)) => {
                x.len() == y.len()
                    && x.keys()
                        .zip(y.keys())
                        .all(|(x, y)| self.constants_within(x, y, depth))
            }
            (Object::Slice(x), Object::Slice(y)) => x
                .iter()
                .zip(y)
                .all(|(&x, &y)| self.constants_within(x, y, depth)),
            (
                Object::Range {
                    start: a,
                    stop: b,
                    step: c,
                },
                Object::Range {
                    start: d,
                    stop: e,
                    step: f,
                },
            ) => a == d && b == e && c == f,
            (
                Object::BoundMethod { func: f, this: x },
                Object::BoundMethod { func: g, this: y },
            ) => f == g && x == y,
            _ => false,
        }
    }
}

/// The length of a range.
pub fn range_len(start: i64, stop: i64, step: i64) -> u64 {
    let (start, stop, step) = (i128::from(start), i128::from(stop), i128::from(step));
    let span = if step > 0 { stop - start } else { start - stop };
    if span <= 0 {
        return 0;
    }
    ((span - 1) / step.abs() + 1) as u64
}

fn float_eq_int(x: f64, y: i64) -> bool {
    x.fract() == 0.0 && (-9.3e18..9.3e18).contains(&x) && x as i128 == i128::from(y)
}

/// The hash of a `str`.
pub fn hash_str(s: &str) -> i64 {
    hash_bytes(s.as_bytes())
}

/// The hash of `bytes`, as translated code has it where words have 64 bits.
pub fn hash_bytes(bytes: &[u8]) -> i64 {
    crate::lltype::arith::hash_bytes(bytes, 64)
}

const MODULUS: u64 = (1 << 61) - 1;

/// CPython's hash of an integer: its remainder by 2**61 - 1, with the sign.
pub fn hash_int(i: i64) -> i64 {
    let rest = (i.unsigned_abs() % MODULUS) as i64;
    let hash = if i < 0 { -rest } else { rest };
    if hash == -1 {
        -2
    } else {
        hash
    }
}

fn hash_bigint(i: &BigInt) -> i64 {
    let rest = (i.abs() % MODULUS).to_i64().unwrap_or(0);
    let hash = if i.is_negative() { -rest } else { rest };
    if hash == -1 {
        -2
    } else {
        hash
    }
}

/// The hash of `None`: that of translated code (`helpers/ll_hash.py`).
const HASH_OF_NONE: i64 = 0x345678;

/// CPython's hash of a float, equal to that of an equal integer; 0 for NaN.
fn hash_float(f: f64) -> i64 {
    if f.is_nan() || f == 0.0 {
        return 0;
    }
    if f.is_infinite() {
        return if f > 0.0 { 314_159 } else { -314_159 };
    }
    // f = mantissa * 2**exponent; 2**61 is 1 modulo the prime, so a power of two is a rotation.
    let bits = f.abs().to_bits();
    let (mantissa, exponent) = match bits >> 52 {
        0 => (bits, -1074i64),
        e => (bits & ((1 << 52) - 1) | 1 << 52, e as i64 - 1075),
    };
    let shift = exponent.rem_euclid(61) as u32;
    let product = u128::from(mantissa % MODULUS) << shift;
    let rest = (product % u128::from(MODULUS)) as i64;
    let hash = if f < 0.0 { -rest } else { rest };
    if hash == -1 {
        -2
    } else {
        hash
    }
}

/// The hash of identity.
pub fn hash_id(id: ObjId) -> i64 {
    i64::from(id.0) * 16 + 8
}

/// CPython's hash of a tuple (xxHash without the last mixing).
#[derive(Debug)]
pub struct TupleHash(u64);

impl TupleHash {
    const PRIME_1: u64 = 11_400_714_785_074_694_791;
    const PRIME_2: u64 = 14_029_467_366_897_019_727;
    const PRIME_5: u64 = 2_870_177_450_012_600_261;

    /// Of no items so far.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        TupleHash(Self::PRIME_5)
    }
    /// Adds an item's hash.
    pub fn add(&mut self, hash: i64) {
        self.0 = self
            .0
            .wrapping_add((hash as u64).wrapping_mul(Self::PRIME_2));
        self.0 = self.0.rotate_left(31).wrapping_mul(Self::PRIME_1);
    }
    /// The hash of the whole tuple.
    pub fn finish(self, len: usize) -> i64 {
        let hash = self
            .0
            .wrapping_add(len as u64 ^ (Self::PRIME_5 ^ 3_527_539));
        if hash == u64::MAX {
            1_546_275_796
        } else {
            hash as i64
        }
    }
}
