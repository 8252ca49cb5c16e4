//! Functions of C that call functions of the program.

use super::eval::{Interp, Stop};
use super::externs::int;
use super::memory::{Fault, Place, Val};

/// Calls `qsort` or `bsearch`.
pub fn call(interp: &mut Interp<'_>, name: &str, args: &[Val]) -> Result<Val, Fault> {
    if name == "bsearch" {
        let (key, base, count) = (&args[0], &args[1], int(args, 2)? as usize);
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = (low + high) / 2;
            let item = item(interp, base, middle)?;
            match compare(interp, &args[4], key.clone(), item.clone())? {
                0 => return Ok(item),
                order if order < 0 => high = middle,
                _ => low = middle + 1,
            }
        }
        return Ok(Val::Null);
    }
    let (base, count) = (&args[0], int(args, 1)? as usize);
    for i in 1..count {
        for j in (0..i).rev() {
            let (a, b) = (item(interp, base, j)?, item(interp, base, j + 1)?);
            if compare(interp, &args[3], a, b)? <= 0 {
                break;
            }
            let (array, start) = match base {
                Val::Ptr(place) => interp.memory.raw_place(place),
                _ => return Err(Fault::new("C is given a null pointer")),
            };
            interp.memory.swap_items(&array, start + j, start + j + 1)?;
        }
    }
    Ok(Val::Void)
}

/// A pointer to an item of a C array.
fn item(interp: &Interp<'_>, base: &Val, index: usize) -> Result<Val, Fault> {
    let Val::Ptr(place) = base else {
        return Err(Fault::new("C is given a null pointer"));
    };
    let (array, start) = interp.memory.raw_place(place);
    let mut path = array.path.as_deref().unwrap_or(&[]).to_vec();
    path.push((start + index) as u32);
    Ok(Val::Ptr(Place {
        mem: array.mem,
        path: Some(path.into()),
    }))
}

fn compare(interp: &mut Interp<'_>, func: &Val, a: Val, b: Val) -> Result<i128, Fault> {
    let Val::Func(func) = func else {
        return Err(Fault::new("C is given something that is not a function"));
    };
    match interp.call_func(*func, vec![a, b]) {
        Ok(Val::Int(order)) => Ok(order),
        Ok(_) => Err(Fault::new("a comparison for C gives no integer")),
        Err(Stop::Fault(fault)) => Err(fault),
        Err(Stop::Raise(..)) => Err(Fault::new("an exception passes through C")),
    }
}
