//! The module `time`.

use crate::host::builtin::Args;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;
use std::time::{SystemTime, UNIX_EPOCH};

fn nanoseconds() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |d| d.as_nanos() as i64)
}

/// Year, month and so on of a point in time, in UTC.
pub fn calendar(seconds: i128) -> [i128; 9] {
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    // Days since the first of March of the year 0: leap days come last.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i128::from(month <= 2);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month as usize - 1];
    let day_of_year = before + day_of_month + i128::from(leap && month > 2);
    let weekday = (days + 3).rem_euclid(7);
    [
        year,
        month,
        day_of_month,
        rest / 3600,
        rest / 60 % 60,
        rest % 60,
        weekday,
        day_of_year,
        0,
    ]
}

/// `gmtime` and `localtime`: what is built does not depend on where it is built, so that the local
/// time of the import is UTC.
fn point_in_time(space: &mut HostSpace, args: Args<'_>) -> HResult<ObjId> {
    args.expect(space, "gmtime", 0, 1)?;
    let seconds = match args.pos.first() {
        Some(&seconds) if seconds != space.heap.none => space.float_arg(seconds)?,
        _ => nanoseconds() as f64 / 1e9,
    };
    // Years of more than four digits end far below.
    if !(-1e14..1e14).contains(&seconds) {
        let class = space.heap.types.overflow_error;
        return Err(space.error(class, "timestamp out of range for platform time_t"));
    }
    let values: Vec<ObjId> = calendar(seconds.floor() as i128)
        .iter()
        .map(|&part| space.heap.new_int(part as i64))
        .collect();
    let fields = [
        "tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday",
        "tm_isdst",
    ];
    super::sys::structure(space, "struct_time", &fields, values)
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
    space.add_function(dict, "time", "gmtime", point_in_time);
    space.add_function(dict, "time", "localtime", point_in_time);
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

#[cfg(test)]
mod tests {
    use super::calendar;

    #[test]
    fn days_of_the_calendar() {
        assert_eq!(calendar(0), [1970, 1, 1, 0, 0, 0, 3, 1, 0]);
        assert_eq!(calendar(951_827_696), [2000, 2, 29, 12, 34, 56, 1, 60, 0]);
        assert_eq!(calendar(-1), [1969, 12, 31, 23, 59, 59, 2, 365, 0]);
    }
}
