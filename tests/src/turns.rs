//! Which C builds of the language cases a run makes.
//!
//! Compiling the C is four fifths of what the cases cost. By itself a run makes both builds of every
//! case: as a user has it, and sanitized with every object moved at every allocation. Where
//! `RPYTHON_TURN` has a number, a group of cases gets one of them, by the number of the group and the turn:
//! three turns that follow each other make all, and whoever counts commits by turns has each commit's three
//! neighbours see everything. What memory is about gets both in every turn.

use crate::engines::{Build, How};

/// The folders of cases that are about memory.
const ABOUT_MEMORY: [&str; 9] = [
    "builders",
    "finalizers",
    "generators",
    "lltype",
    "prebuilt",
    "rffi",
    "stacklets",
    "threads",
    "with",
];

/// How many turns make everything.
const TURNS: u64 = 3;

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

    /// What is made of a group of cases of a folder.
    pub fn how(self, folder: &str, group: usize) -> How {
        let turn = match self {
            Turn::Number(turn) if !ABOUT_MEMORY.contains(&folder) => turn % TURNS,
            _ => return How::all(),
        };
        let build = match (group as u64 + turn) % TURNS {
            0 => Build::StressSanitized,
            _ => Build::Plain,
        };
        How {
            builds: vec![build],
            ..How::all()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_make_everything() {
        for group in 0..10 {
            let made = |folder: &str| -> Vec<Build> {
                let turns = (7..7 + TURNS).map(Turn::Number);
                turns
                    .flat_map(|turn| turn.how(folder, group).builds)
                    .collect()
            };
            for build in Build::ALL {
                assert!(made("lists").contains(&build), "{group}");
                assert!(Turn::All.how("lists", group).builds.contains(&build));
            }
            assert_eq!(made("lists").len(), TURNS as usize);
            assert_eq!(made("threads").len(), 2 * TURNS as usize);
        }
    }
}
