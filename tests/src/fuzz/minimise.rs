//! Makes a program that shows a bug smaller.

use super::edit::{apply, edits, size, Edit, KINDS};
use super::scope;
use super::tree::Program;

/// How many programs are tried at most.
const LIMIT: usize = 1500;

/// The smallest program that was found for which `shows` says that it shows the bug still. It is
/// asked of several programs at once, which lets them share what is paid once; `together` is how
/// many make that worthwhile.
pub fn minimise(
    program: &Program,
    together: usize,
    shows: &mut dyn FnMut(&[Program]) -> Vec<bool>,
) -> Program {
    let mut best = program.clone();
    let mut tried = 0;
    loop {
        let before = size(&best);
        for kind in 0..KINDS {
            let mut from = 0;
            while tried < LIMIT {
                let all = edits(&best, kind);
                let mut batch = Vec::new();
                while from < all.len() && batch.len() < together {
                    batch.extend(smaller(&best, &all[from]).map(|program| (from, program)));
                    from += 1;
                }
                if batch.is_empty() {
                    break;
                }
                tried += batch.len();
                let programs: Vec<Program> = batch.iter().map(|(_, p)| p.clone()).collect();
                let shown = shows(&programs);
                let good: Vec<&(usize, Program)> = batch
                    .iter()
                    .zip(shown)
                    .filter_map(|(entry, shown)| shown.then_some(entry))
                    .collect();
                let Some((first, single)) = good.first() else {
                    continue;
                };
                let edits: Vec<&Edit> = good.iter().map(|(index, _)| &all[*index]).collect();
                let joint = joint(&best, &edits);
                let joint = joint.filter(|joint| {
                    tried += 1;
                    shows(std::slice::from_ref(joint)) == [true]
                });
                // What comes after the edit has moved up.
                from = *first;
                best = joint.unwrap_or_else(|| single.clone());
            }
        }
        if size(&best) >= before || tried >= LIMIT {
            return best;
        }
    }
}

fn smaller(program: &Program, edit: &Edit) -> Option<Program> {
    apply(program, edit).filter(|edited| size(edited) < size(program) && scope::holds(edited))
}

/// The program after all of the edits, the last ones first so that the numbers of the others stay.
fn joint(program: &Program, edits: &[&Edit]) -> Option<Program> {
    if edits.len() < 2 {
        return None;
    }
    let mut edits = edits.to_vec();
    edits.sort_by_key(|edit| edit.position());
    let mut edited = program.clone();
    for edit in edits.into_iter().rev() {
        edited = apply(&edited, edit).unwrap_or(edited);
    }
    scope::holds(&edited).then_some(edited)
}
