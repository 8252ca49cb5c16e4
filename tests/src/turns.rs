//! Which C builds of the language cases a run makes.
//!
//! Compiling the C is four fifths of what the cases cost, and larger groups of cases have hardly less of
//! it: a case adds 0.4 s of either C compiler to a group, and 0.1 s to all else. By itself a run makes both
//! builds of every case: as a user has it, and sanitized with every object moved at every allocation. Where
//! `RPYTHON_TURN` has a number, each group of cases gets one of them or none, by its own number and the
//! turn's: eighteen turns that follow each other make all. What is about memory is sanitized in every other turn. The
//! LLInterpreter, a quarter of all else, runs each group in one turn of three, and a group whose C nobody compiles becomes C,
//! which is half of all else, in every other. (Every case is still imported, annotated and lowered, with the verifiers on, and runs on
//! CPython.) Tests that build crates with Cargo are in every other turn, and the seeds of the fuzzer take turns too.

use crate::engines::{Build, How};
use std::ops::Range;

/// The folders of cases that are about memory.
const ABOUT_MEMORY: [&str; 6] = [
    "builders",
    "finalizers",
    "lltype",
    "rffi",
    "stacklets",
    "threads",
];

/// How many turns make everything.
const TURNS: u64 = 18;

/// In how many turns the LLInterpreter runs everything: a part of [`TURNS`].
const INTERPRETED: u64 = 3;

/// What a run makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Every build of every case.
    All,
    /// What is this one's turn.
    Number(u64),
}

impl Turn {
    /// What the environment asks for.
    ///
    /// # Panics
    /// If that is no number.
    pub fn of_environment() -> Turn {
        match std::env::var("RPYTHON_TURN") {
            Err(_) => Turn::All,
            Ok(turn) => match turn.trim().parse() {
                Ok(turn) => Turn::Number(turn),
                Err(_) => panic!("RPYTHON_TURN={turn} is no number"),
            },
        }
    }

    /// This turn's part of what is counted.
    pub fn part(self, all: Range<u64>) -> Range<u64> {
        let Turn::Number(turn) = self else { return all };
        let size = (all.end - all.start).div_ceil(TURNS);
        let start = all.start + turn % TURNS * size;
        start..all.end.min(start + size)
    }

    /// Whether this turn has one of the things that each second has.
    pub fn has_half(self, thing: u64) -> bool {
        match self {
            Turn::All => true,
            Turn::Number(turn) => (turn + thing).is_multiple_of(2),
        }
    }

    /// What is made of a group of cases of a folder.
    pub fn how(self, folder: &str, group: usize) -> How {
        let Turn::Number(turn) = self else {
            return How::all();
        };
        let place = (group as u64 + turn % TURNS) % TURNS;
        // (Units take longer to compile, and differ from one text in how they are declared only.)
        let sanitized = match (group as u64 + turn / TURNS) % 2 {
            0 => Build::SanitizedUnits,
            _ => Build::StressSanitized,
        };
        let mut builds = Vec::new();
        if place == 0 {
            builds.push(Build::Plain);
        }
        if place == TURNS / 2 {
            builds.push(sanitized);
        } else if ABOUT_MEMORY.contains(&folder) && self.has_half(group as u64) {
            builds.push(Build::StressSanitized);
        }
        let all = How::all();
        How {
            llinterp: all.llinterp && place.is_multiple_of(INTERPRETED),
            generated: !builds.is_empty() || self.has_half(group as u64),
            builds,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_make_all() {
        let parts = (4..4 + TURNS).flat_map(|turn| Turn::Number(turn).part(10..106));
        let mut parts: Vec<u64> = parts.collect();
        parts.sort_unstable();
        assert_eq!(parts, (10..106).collect::<Vec<_>>());
        assert_eq!(Turn::All.part(10..106), 10..106);
        assert!((0..10).all(|thing| Turn::All.has_half(thing)));
        let both = |thing| [7, 8].map(|turn| Turn::Number(turn).has_half(thing));
        assert!((0..10).map(both).all(|[a, b]| a != b));
    }

    #[test]
    fn turns_make_everything() {
        for group in 0..10 {
            let made = |folder: &str| -> Vec<Build> {
                let turns = (7..7 + TURNS).map(Turn::Number);
                turns
                    .flat_map(|turn| turn.how(folder, group).builds)
                    .collect()
            };
            let plain = |&&made: &&Build| made == Build::Plain;
            assert_eq!(made("lists").len(), 2, "{group}");
            assert_eq!(made("lists").iter().filter(plain).count(), 1, "{group}");
            assert_eq!(Turn::All.how("lists", group).builds, Build::ALL);
            assert_eq!(made("threads").len(), 2 + TURNS as usize / 2);
            let interpreted = |turn: &u64| Turn::Number(*turn).how("lists", group).llinterp;
            let turns = (7..7 + INTERPRETED).filter(interpreted).count();
            assert_eq!(turns, usize::from(How::all().llinterp), "{group}");
            let generated = |turn: &u64| Turn::Number(*turn).how("lists", group).generated;
            assert!((7..9).any(|turn| generated(&turn)), "{group}");
            let divided = |turn| Turn::Number(turn).how("lists", group).builds;
            let mut turns = (0..2 * TURNS).flat_map(divided);
            assert!(turns.any(|build| build == Build::SanitizedUnits));
        }
    }
}
