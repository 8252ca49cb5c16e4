//! The indices of slices.

/// `slice(start, stop, step).indices(len)`: start, stop, step. The arguments are clamped to
/// machine words already; `step` is not zero.
pub fn slice_indices(
    start: Option<i64>,
    stop: Option<i64>,
    step: Option<i64>,
    len: usize,
) -> (i64, i64, i64) {
    let len = len as i64;
    let step = step.unwrap_or(1).max(-i64::MAX);
    let (low, high) = if step < 0 { (-1, len - 1) } else { (0, len) };
    let clamp = |i: i64| {
        if i < 0 {
            i.saturating_add(len).max(low)
        } else {
            i.min(high)
        }
    };
    let start = start.map_or(if step < 0 { high } else { low }, clamp);
    let stop = stop.map_or(if step < 0 { low } else { high }, clamp);
    (start, stop, step)
}

/// How many items a slice with these indices has.
pub fn slice_length(start: i64, stop: i64, step: i64) -> usize {
    if step > 0 && start < stop {
        ((stop as i128 - start as i128 - 1) / step as i128 + 1) as usize
    } else if step < 0 && start > stop {
        ((start as i128 - stop as i128 - 1) / -(step as i128) + 1) as usize
    } else {
        0
    }
}

/// The indices of a slice, in order.
pub fn slice_positions(start: i64, stop: i64, step: i64) -> impl Iterator<Item = usize> {
    (0..slice_length(start, stop, step)).map(move |i| (start + i as i64 * step) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slices() {
        assert_eq!(slice_indices(None, None, Some(-1), 3), (2, -1, -1));
        assert_eq!(slice_indices(Some(-2), Some(100), None, 3), (1, 3, 1));
        assert_eq!(slice_positions(2, -1, -1).collect::<Vec<_>>(), [2, 1, 0]);
        assert_eq!(slice_length(0, 5, 2), 3);
    }
}
