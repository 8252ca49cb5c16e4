//! Language cases in groups that are translated as one program.
//!
//! A group is made by the first thread that needs one of its cases; a thread that needs a group
//! that is being made makes another one in the meantime.

use crate::engines::{engines, Build, Engines, How};
use crate::oracle::run_cpython;
use crate::process::Ran;
use crate::turns::Turn;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

/// The most cases in a group.
const SIZE: usize = 24;

/// A language case.
#[derive(Debug, Clone)]
pub struct Case {
    /// `folder/name`.
    pub name: String,
    /// Its file.
    pub file: PathBuf,
    /// The folder above it by whose folders' names a group imports it.
    pub root: PathBuf,
    /// It does not translate as one program with others of its folder.
    pub alone: bool,
}

/// What a group gives for one of its cases.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// How it ran on CPython.
    pub expected: Result<Ran, String>,
    /// The toolchain's engines.
    pub engines: Engines,
    /// What was compiled.
    pub builds: Vec<Build>,
}

/// Cases in groups.
#[derive(Debug)]
pub struct Groups {
    groups: Vec<Vec<Case>>,
    turn: Turn,
    scratch: PathBuf,
    state: Mutex<Vec<State>>,
    changed: Condvar,
}

#[derive(Debug, Clone)]
enum State {
    Todo,
    InWork,
    Done(Arc<Vec<Outcome>>),
    Panicked,
}

/// Where a case is.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    group: usize,
    index: usize,
}

impl Groups {
    /// Groups of the cases, those of a folder together, of which this turn's builds are made;
    /// `scratch` is for what is made of them.
    pub fn new(cases: Vec<Case>, turn: Turn, scratch: PathBuf) -> Groups {
        let mut folders: Vec<(PathBuf, Vec<Case>)> = Vec::new();
        let (alone, cases): (Vec<Case>, Vec<Case>) = cases.into_iter().partition(|c| c.alone);
        for case in cases {
            let folder = case.file.parent().unwrap_or(Path::new("")).to_path_buf();
            match folders.iter_mut().find(|(known, _)| *known == folder) {
                Some((_, cases)) => cases.push(case),
                None => folders.push((folder, vec![case])),
            }
        }
        let mut groups = Vec::new();
        for (_, cases) in folders {
            // As many in each, so that no small rest is left.
            let count = cases.len().div_ceil(SIZE);
            let size = cases.len().div_ceil(count);
            groups.extend(cases.chunks(size).map(<[Case]>::to_vec));
        }
        groups.extend(alone.into_iter().map(|case| vec![case]));
        Groups {
            state: Mutex::new(vec![State::Todo; groups.len()]),
            groups,
            turn,
            scratch,
            changed: Condvar::new(),
        }
    }

    /// All cases, with their places.
    pub fn cases(&self) -> Vec<(Place, Case)> {
        let mut cases = Vec::new();
        for (group, members) in self.groups.iter().enumerate() {
            for (index, case) in members.iter().enumerate() {
                cases.push((Place { group, index }, case.clone()));
            }
        }
        cases
    }

    /// How many cases this is made of in this turn.
    pub fn count(&self, is_made: impl Fn(&How) -> bool) -> usize {
        let groups = (0..self.groups.len()).filter(|&group| is_made(&self.how(group)));
        groups.map(|group| self.groups[group].len()).sum()
    }

    fn how(&self, group: usize) -> How {
        let name = &self.groups[group][0].name;
        self.turn
            .how(name.split('/').next().unwrap_or_default(), group)
    }

    /// The outcome of a case: makes its group if that is not done yet.
    pub fn outcome(&self, place: Place) -> Outcome {
        let wanted = place.group;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            let next = match &state[wanted] {
                State::Done(outcomes) => return outcomes[place.index].clone(),
                State::Panicked => panic!("the group of this case could not be made"),
                State::Todo => Some(wanted),
                State::InWork => (wanted..state.len()).find(|&g| matches!(state[g], State::Todo)),
            };
            let Some(group) = next else {
                state = self
                    .changed
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            state[group] = State::InWork;
            drop(state);
            let made = catch_unwind(AssertUnwindSafe(|| self.make(group)));
            state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            self.changed.notify_all();
            match made {
                Ok(outcomes) => state[group] = State::Done(Arc::new(outcomes)),
                Err(panic) => {
                    state[group] = State::Panicked;
                    drop(state);
                    resume_unwind(panic);
                }
            }
        }
    }

    fn make(&self, group: usize) -> Vec<Outcome> {
        let dir = self.scratch.join(format!("group-{group}"));
        make(&self.groups[group], &dir, &self.how(group))
    }

    /// A case by itself: to see whether what is wrong with it has to do with the others.
    pub fn alone(&self, place: Place) -> Option<Outcome> {
        let case = &self.groups[place.group][place.index];
        let dir = self.scratch.join(&case.name);
        make(std::slice::from_ref(case), &dir, &self.how(place.group)).pop()
    }

    /// The file of a case.
    pub fn file(&self, place: Place) -> PathBuf {
        self.groups[place.group][place.index].file.clone()
    }

    /// The folder of what was made of a case's group.
    pub fn folder(&self, place: Place) -> PathBuf {
        self.scratch.join(format!("group-{}", place.group))
    }
}

fn make(cases: &[Case], dir: &Path, how: &How) -> Vec<Outcome> {
    let _ = std::fs::remove_dir_all(dir);
    let files: Vec<&Path> = cases.iter().map(|case| case.file.as_path()).collect();
    let expected: Vec<Result<Ran, String>> = match run_cpython(&files, dir) {
        Ok(ran) => ran.into_iter().map(Ok).collect(),
        Err(error) => files.iter().map(|_| Err(error.clone())).collect(),
    };
    expected
        .into_iter()
        .zip(engines(&files, &cases[0].root, dir, how))
        .map(|(expected, engines)| Outcome {
            expected,
            engines,
            builds: how.builds.clone(),
        })
        .collect()
}
