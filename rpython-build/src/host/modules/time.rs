//! The module `time`.

use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;
use std::time::{SystemTime, UNIX_EPOCH};

fn nanoseconds() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |d| d.as_nanos() as i64)
}

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    for name in ["time", "perf_counter", "monotonic", "process_time"] {
        space.add_function(dict, "time", name, |space, args| {
            args.expect(space, "time", 0, 0)?;
            Ok(space.heap.new_float(nanoseconds() as f64 / 1e9))
        });
    }
    for name in [
        "time_ns",
        "perf_counter_ns",
        "monotonic_ns",
        "process_time_ns",
    ] {
        space.add_function(dict, "time", name, |space, args| {
            args.expect(space, "time", 0, 0)?;
            Ok(space.heap.new_int(nanoseconds()))
        });
    }
    space.add_function(dict, "time", "sleep", |space, args| {
        args.expect(space, "time.sleep", 1, 1)?;
        let seconds = space.float_arg(args.pos[0])?;
        if seconds < 0.0 || seconds.is_nan() {
            return Err(space.value_error("sleep length must be non-negative"));
        }
        std::thread::sleep(std::time::Duration::from_secs_f64(seconds.min(60.0)));
        Ok(space.heap.none)
    });
    Ok(())
}
