//! The bit patterns of floats, for `struct` and `array`: the module `_struct`.

use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    space.add_function(dict, "_struct", "float_bits", |space, args| {
        args.expect(space, "float_bits", 1, 1)?;
        let x = space.float_arg(args.pos[0])?;
        Ok(space.heap.new_bigint(x.to_bits().into()))
    });
    space.add_function(dict, "_struct", "single_bits", |space, args| {
        args.expect(space, "single_bits", 1, 1)?;
        let x = space.float_arg(args.pos[0])?;
        let single = x as f32;
        if single.is_infinite() && x.is_finite() {
            return Err(space.overflow_error("float too large to pack with f format"));
        }
        Ok(space.heap.new_int(i64::from(single.to_bits())))
    });
    space.add_function(dict, "_struct", "bits_float", |space, args| {
        args.expect(space, "bits_float", 1, 1)?;
        let bits = space.index_big(args.pos[0])?;
        let bits = num_traits::ToPrimitive::to_u64(&bits).unwrap_or(0);
        Ok(space.heap.new_float(f64::from_bits(bits)))
    });
    space.add_function(dict, "_struct", "bits_single", |space, args| {
        args.expect(space, "bits_single", 1, 1)?;
        let bits = space.index(args.pos[0])? as u32;
        Ok(space.heap.new_float(f64::from(f32::from_bits(bits))))
    });
    Ok(())
}
