//! The module `_re`: the machine of regular expressions at import time, where large lexers would
//! take too long in Python. It runs the programs that `lib/_re_reader.py` makes, which says what
//! instructions mean; in translated code a pattern is a function (`lib/_re_code.py`).

use crate::host::builtin::Args;
use crate::host::hostspace::{HResult, HostSpace};
use crate::host::object::ObjId;
use num_traits::ToPrimitive;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::rc::Rc;

/// Instructions by the names that `_re_reader` gives to their numbers.
macro_rules! instructions {
    ($($name:ident)*) => {
        #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        enum Op { $($name),* }

        const NAMES: &[(&str, Op)] = &[$((stringify!($name), Op::$name)),*];
    };
}

instructions! {
    CHAR ANY ANY_ALL SET START END BOUNDARY NOT_BOUNDARY SAVE SPLIT JUMP MATCH BACKREF LOOK LOOK_NOT
    LOOK_END LINE_START LINE_END END_ABSOLUTE LOOP_START LOOP_CHECK BEHIND BEHIND_NOT ASCII_BOUNDARY
    ASCII_NOT_BOUNDARY BACKREF_IGNORE CONDITION ATOMIC MANY MANY_LAZY
}

/// A set of characters: which of ASCII are in it, and what it said about others.
#[derive(Debug)]
struct Set {
    object: ObjId,
    ascii: Vec<bool>,
    others: RefCell<FxHashMap<char, bool>>,
}

/// A program as Python has it, read once.
#[derive(Debug)]
pub struct Program {
    code: Vec<(Op, isize, isize)>,
    sets: Vec<Set>,
    groups: usize,
    loops: usize,
    lead: Option<char>,
    /// Whether what groups are does not count.
    regular: bool,
}

/// How often a match fails before it is noted what was tried.
const FEW: usize = 1000;

/// What to go back to.
enum Back {
    Try {
        pc: usize,
        at: usize,
    },
    /// A repetition, which may give back characters until it has the least.
    Fewer {
        pc: usize,
        at: usize,
        least: usize,
    },
    /// A lazy repetition at `pc`, which may take more.
    More {
        pc: usize,
        at: usize,
        limit: usize,
    },
    Saved(usize, Option<usize>),
    Loop(usize, Option<usize>),
}

struct Machine<'a> {
    space: &'a mut HostSpace,
    program: &'a Program,
    text: &'a [char],
    /// Where each group starts and ends, from 2 on; in the first item, the group that was closed last.
    saved: Vec<Option<usize>>,
    loops: Vec<Option<usize>>,
}

fn is_word(c: char) -> bool {
    c == '_' || rpython_unicode::is_alpha(c) || rpython_unicode::is_numeric(c)
}

fn same_but_case(a: char, b: char) -> bool {
    let lower = |c| {
        rpython_unicode::Map::Lower
            .of(c)
            .unwrap_or([c.into(), 0, 0])
    };
    lower(a) == lower(b)
}

impl Machine<'_> {
    /// Whether the one-character instruction at `pc` takes the character at `at`.
    fn takes(&mut self, pc: usize, at: usize) -> HResult<bool> {
        let Some(&c) = self.text.get(at) else {
            return Ok(false);
        };
        let (op, x, _) = self.program.code[pc];
        Ok(match op {
            Op::CHAR => c as isize == x,
            Op::ANY => c != '\n',
            Op::SET => {
                let set = &self.program.sets[x as usize];
                if let Some(&has) = set.ascii.get(c as usize) {
                    return Ok(has);
                }
                let known = set.others.borrow().get(&c).copied();
                match known {
                    Some(has) => has,
                    None => {
                        let ask = self.space.get_attr_str(set.object, "look_up")?;
                        let code = self.space.heap.new_int(c as i64);
                        let has = self.space.call_obj(ask, &[code])?;
                        let has = self.space.truth(has)?;
                        set.others.borrow_mut().insert(c, has);
                        has
                    }
                }
            }
            _ => true,
        })
    }

    /// How far the one-character instruction at `pc` goes on matching.
    fn many(&mut self, pc: usize, mut at: usize, limit: usize) -> HResult<usize> {
        while at < limit && self.takes(pc, at)? {
            at += 1;
        }
        Ok(at)
    }

    /// How long a group is, if the same text is at `at`.
    fn same_group(
        &self,
        group: usize,
        at: usize,
        same: impl Fn(char, char) -> bool,
    ) -> Option<usize> {
        let bounds = self.saved[2 * group]?..self.saved[2 * group + 1]?;
        let group = self.text.get(bounds)?;
        let here = self.text.get(at..at + group.len())?;
        let all = group.iter().zip(here).all(|(&a, &b)| same(a, b));
        all.then_some(group.len())
    }

    fn holds(&self, op: Op, at: usize) -> bool {
        let text = self.text;
        let before = at.checked_sub(1).map(|i| text[i]);
        let here = text.get(at).copied();
        let ascii = matches!(op, Op::ASCII_BOUNDARY | Op::ASCII_NOT_BOUNDARY);
        let word = |c: Option<char>| c.is_some_and(|c| (c.is_ascii() || !ascii) && is_word(c));
        match op {
            Op::START => at == 0,
            Op::END_ABSOLUTE => here.is_none(),
            Op::END => here.is_none() || at + 1 == text.len() && here == Some('\n'),
            Op::LINE_START => matches!(before, None | Some('\n')),
            Op::LINE_END => matches!(here, None | Some('\n')),
            Op::BOUNDARY | Op::ASCII_BOUNDARY => word(before) != word(here),
            _ => !text.is_empty() && word(before) == word(here),
        }
    }

    /// What it depends on whether there is a match from here: of loops, which of their turns have taken nothing.
    fn state(&self, pc: usize, at: usize) -> (usize, usize, Vec<bool>) {
        let fresh = self.loops.iter().map(|&start| start == Some(at));
        (pc, at, fresh.collect())
    }

    /// The end of a match from a place on: the end of the text if `whole`, and not `not_at`.
    fn run(
        &mut self,
        mut pc: usize,
        mut at: usize,
        whole: bool,
        not_at: Option<usize>,
    ) -> HResult<Option<usize>> {
        let program = self.program;
        let n = self.text.len();
        let mut stack = Vec::new();
        // Where it failed: the same would only fail again, unless groups count.
        let mut failed = 0;
        let mut tried = FxHashSet::default();
        loop {
            let (op, x, y) = program.code[pc];
            let to = |distance: isize| pc.wrapping_add_signed(distance);
            let limit = usize::try_from(y).map_or(n, |most| n.min(at.saturating_add(most)));
            let branches = matches!(op, Op::SPLIT | Op::MANY | Op::MANY_LAZY);
            let known = branches && failed > FEW && !tried.insert(self.state(pc, at));
            let next = match op {
                _ if known => None,
                Op::CHAR | Op::SET | Op::ANY | Op::ANY_ALL => {
                    let taken = self.takes(pc, at)?;
                    at += usize::from(taken);
                    taken.then_some(pc + 1)
                }
                Op::MANY => {
                    let least = at + x as usize;
                    let end = self.many(pc + 1, at, limit)?;
                    if end > least {
                        let (pc, at) = (pc + 2, end - 1);
                        stack.push(Back::Fewer { pc, at, least });
                    }
                    at = end;
                    (end >= least).then_some(pc + 2)
                }
                Op::MANY_LAZY => {
                    let least = at + x as usize;
                    let end = self.many(pc + 1, at, n.min(least))?;
                    if end == least && end < limit {
                        stack.push(Back::More { pc, at: end, limit });
                    }
                    at = end;
                    (end >= least).then_some(pc + 2)
                }
                Op::SPLIT => {
                    stack.push(Back::Try { pc: to(y), at });
                    Some(to(x))
                }
                Op::JUMP => Some(to(x)),
                Op::SAVE => {
                    let slot = x as usize;
                    stack.push(Back::Saved(slot, self.saved[slot]));
                    if slot % 2 == 1 {
                        stack.push(Back::Saved(0, self.saved[0]));
                        self.saved[0] = Some(slot / 2);
                    }
                    self.saved[slot] = Some(at);
                    Some(pc + 1)
                }
                Op::LOOP_START => {
                    let slot = x as usize;
                    stack.push(Back::Loop(slot, self.loops[slot]));
                    self.loops[slot] = Some(at);
                    Some(pc + 1)
                }
                Op::LOOP_CHECK => Some(match self.loops[x as usize] == Some(at) {
                    true => pc + 2,
                    false => pc + 1,
                }),
                Op::MATCH if whole && at != n || Some(at) == not_at => None,
                Op::MATCH | Op::LOOK_END => return Ok(Some(at)),
                Op::LOOK | Op::ATOMIC | Op::BEHIND | Op::LOOK_NOT | Op::BEHIND_NOT => {
                    let kept = self.saved.clone();
                    let end = match at.checked_sub(y as usize) {
                        Some(start) => self.run(pc + 1, start, false, None)?,
                        None => None,
                    };
                    let not = matches!(op, Op::LOOK_NOT | Op::BEHIND_NOT);
                    match end {
                        Some(_) if not => self.saved = kept,
                        Some(end) => {
                            let back = |(slot, old)| Back::Saved(slot, old);
                            stack.extend(kept.into_iter().enumerate().map(back));
                            if op == Op::ATOMIC {
                                at = end;
                            }
                        }
                        None => {}
                    }
                    (end.is_some() != not).then_some(to(x))
                }
                Op::BACKREF | Op::BACKREF_IGNORE => {
                    let same = |a, b| match (op, y) {
                        (Op::BACKREF, _) => a == b,
                        (_, 0) => same_but_case(a, b),
                        _ => a.eq_ignore_ascii_case(&b),
                    };
                    let length = self.same_group(x as usize, at, same);
                    at += length.unwrap_or(0);
                    length.map(|_| pc + 1)
                }
                Op::CONDITION => Some(match self.saved[2 * x as usize + 1] {
                    Some(_) => pc + 1,
                    None => to(y),
                }),
                _ => self.holds(op, at).then_some(pc + 1),
            };
            if let Some(next) = next {
                pc = next;
                continue;
            }
            failed += usize::from(program.regular);
            loop {
                match stack.pop() {
                    None => return Ok(None),
                    Some(Back::Saved(slot, old)) => self.saved[slot] = old,
                    Some(Back::Loop(slot, old)) => self.loops[slot] = old,
                    Some(Back::Try {
                        pc: other,
                        at: there,
                    }) => {
                        (pc, at) = (other, there);
                        break;
                    }
                    Some(Back::Fewer {
                        pc: behind,
                        at: end,
                        least,
                    }) => {
                        if end > least {
                            let (pc, at) = (behind, end - 1);
                            stack.push(Back::Fewer { pc, at, least });
                        }
                        (pc, at) = (behind, end);
                        break;
                    }
                    Some(Back::More {
                        pc: many,
                        at: end,
                        limit,
                    }) => {
                        if self.takes(many + 1, end)? {
                            if end + 1 < limit {
                                let (pc, at) = (many, end + 1);
                                stack.push(Back::More { pc, at, limit });
                            }
                            (pc, at) = (many + 2, end + 1);
                            break;
                        }
                    }
                }
            }
        }
    }

    /// What was found right at a place: as Python has it, a list of starts and ends, and the last group.
    fn at(
        &mut self,
        at: usize,
        whole: bool,
        not_at: Option<usize>,
    ) -> HResult<Option<Vec<Option<usize>>>> {
        self.saved = vec![None; 2 * self.program.groups + 2];
        self.loops = vec![None; self.program.loops + 1];
        Ok(self.run(0, at, whole, not_at)?.map(|end| {
            let mut saved = std::mem::take(&mut self.saved);
            saved.push(saved[0]);
            saved[0] = Some(at);
            saved[1] = Some(end);
            saved
        }))
    }

    /// What is found first from a place on.
    fn from(
        &mut self,
        mut at: usize,
        not_at: Option<usize>,
    ) -> HResult<Option<Vec<Option<usize>>>> {
        while at <= self.text.len() {
            if let Some(lead) = self.program.lead {
                match self.text[at..].iter().position(|&c| c == lead) {
                    Some(distance) => at += distance,
                    None => break,
                }
            }
            let found = self.at(at, false, not_at)?;
            if found.is_some() {
                return Ok(found);
            }
            at += 1;
        }
        Ok(None)
    }
}

impl HostSpace {
    /// The program that a Python object is.
    fn pattern_program(&mut self, object: ObjId) -> HResult<Rc<Program>> {
        if let Some(known) = self.patterns.get(&object) {
            return Ok(known.clone());
        }
        let reader = self.import_module("_re_reader")?;
        let mut ops = FxHashMap::default();
        for &(name, op) in NAMES {
            let number = self.get_attr_str(reader, name)?;
            ops.insert(self.index(number)?, op);
        }
        let numbers = |space: &mut Self, name| {
            let list = space.get_attr_str(object, name)?;
            let items = space.collect(list)?;
            items
                .into_iter()
                .map(|item| space.index(item))
                .collect::<HResult<Vec<i64>>>()
        };
        let code = numbers(self, "code")?;
        let code = code
            .chunks_exact(3)
            .map(|c| (ops[&c[0]], c[1] as isize, c[2] as isize));
        let code: Vec<(Op, isize, isize)> = code.collect();
        let counts = |op| matches!(op, Op::BACKREF | Op::BACKREF_IGNORE | Op::CONDITION);
        let regular = !code.iter().any(|&(op, ..)| counts(op));
        let list = self.get_attr_str(object, "sets")?;
        let mut sets = Vec::new();
        for object in self.collect(list)? {
            let ascii = self.get_attr_str(object, "ascii")?;
            let mut members = Vec::new();
            for item in self.collect(ascii)? {
                members.push(self.truth(item)?);
            }
            sets.push(Set {
                object,
                ascii: members,
                others: RefCell::default(),
            });
        }
        let mut number = |name| {
            let value = self.get_attr_str(object, name)?;
            self.index(value)
        };
        let program = Rc::new(Program {
            code,
            sets,
            groups: number("groups")? as usize,
            loops: number("loops")? as usize,
            lead: number("lead")?.to_u32().and_then(char::from_u32),
            regular,
        });
        self.patterns.insert(object, program.clone());
        Ok(program)
    }

    /// Calls `look` with a machine for the arguments `(program, string, pos, endpos)` and where to start;
    /// and with what makes offsets in bytes of places.
    fn with_machine<T>(
        &mut self,
        args: &Args<'_>,
        look: impl FnOnce(&mut Machine<'_>, usize, &mut Offsets) -> HResult<T>,
    ) -> HResult<T> {
        let program = self.pattern_program(args.pos[0])?;
        let text: Rc<[char]> = match self.heap.chars(args.pos[1]) {
            Some(chars) => chars,
            None => match self.heap.as_str(args.pos[1]) {
                Some(text) => text.chars().collect(),
                None => self
                    .buffer_arg(args.pos[1])?
                    .into_iter()
                    .map(char::from)
                    .collect(),
            },
        };
        let wide = self
            .heap
            .as_str(args.pos[1])
            .is_some_and(|s| s.len() != text.len());
        let mut offsets = Offsets {
            wide: wide.then(|| text.clone()),
            place: 0,
            offset: 0,
        };
        let mut bound = |i: usize| {
            let at = self.index_clamped(args.pos[i])?;
            Ok(at.clamp(0, text.len() as i64) as usize)
        };
        let (pos, end) = (bound(2)?, bound(3)?);
        let (saved, loops) = (Vec::new(), Vec::new());
        let mut machine = Machine {
            space: self,
            program: &program,
            text: &text[..end],
            saved,
            loops,
        };
        look(&mut machine, pos, &mut offsets)
    }

    fn saved_list(&mut self, saved: &[i64]) -> ObjId {
        let items = saved.iter().map(|&at| self.heap.new_int(at)).collect();
        self.heap.new_list(items)
    }
}

/// Offsets in the bytes of a string, for places that are near each other.
struct Offsets {
    /// The text, if there is a difference.
    wide: Option<Rc<[char]>>,
    place: usize,
    offset: usize,
}

impl Offsets {
    fn of(&mut self, place: usize) -> i64 {
        let Some(text) = &self.wide else {
            return place as i64;
        };
        let bytes =
            |from: usize, to: usize| text[from..to].iter().map(|c| c.len_utf8()).sum::<usize>();
        if place < self.place {
            self.offset -= bytes(place, self.place);
        } else {
            self.offset += bytes(self.place, place);
        }
        self.place = place;
        self.offset as i64
    }

    /// What was found as Python has it: nothing, or offsets, and the last group.
    fn list(&mut self, found: Option<Vec<Option<usize>>>) -> Vec<i64> {
        let mut found = found.unwrap_or_default();
        let last = found
            .pop()
            .map(|last| last.map_or(-1, |group| group as i64));
        let offsets = found.into_iter().map(|at| at.map_or(-1, |at| self.of(at)));
        offsets.chain(last).collect()
    }
}

/// Fills in the module's dict.
pub fn fill(space: &mut HostSpace, dict: ObjId) -> HResult<()> {
    space.add_function(dict, "_re", "match_at", |space, args| {
        args.expect(space, "match_at", 5, 5)?;
        let whole = space.truth(args.pos[4])?;
        let found = space.with_machine(&args, |machine, pos, offsets| {
            let found = match pos <= machine.text.len() {
                true => machine.at(pos, whole, None)?,
                false => None,
            };
            Ok(offsets.list(found))
        })?;
        Ok(space.saved_list(&found))
    });
    space.add_function(dict, "_re", "search_from", |space, args| {
        args.expect(space, "search_from", 4, 4)?;
        let found = space.with_machine(&args, |machine, pos, offsets| {
            let found = machine.from(pos, None)?;
            Ok(offsets.list(found))
        })?;
        Ok(space.saved_list(&found))
    });
    space.add_function(dict, "_re", "all_matches", |space, args| {
        args.expect(space, "all_matches", 5, 5)?;
        let count = space.index_clamped(args.pos[4])?;
        let found = space.with_machine(&args, |machine, mut at, offsets| {
            let (mut all, mut not_at) = (Vec::new(), None);
            while all.len() as i64 != count {
                let Some(saved) = machine.from(at, not_at)? else {
                    break;
                };
                at = saved[1].unwrap_or(at);
                not_at = (saved[0] == saved[1]).then_some(at);
                all.push(offsets.list(Some(saved)));
            }
            Ok(all)
        })?;
        let found = found.iter().map(|saved| space.saved_list(saved)).collect();
        Ok(space.heap.new_list(found))
    });
    space.add_function(dict, "_re", "between", |space, args| {
        args.expect(space, "between", 3, 3)?;
        let bounds =
            space.index_clamped(args.pos[1])? as usize..space.index_clamped(args.pos[2])? as usize;
        Ok(match space.heap.as_str(args.pos[0]) {
            Some(text) => {
                let part = text.get(bounds).unwrap_or_default().to_string();
                space.heap.new_str(part)
            }
            None => {
                let bytes = space.buffer_arg(args.pos[0])?;
                space
                    .heap
                    .new_bytes(bytes.get(bounds).unwrap_or_default().to_vec())
            }
        })
    });
    space.add_function(dict, "_re", "index_of", |space, args| {
        args.expect(space, "index_of", 2, 2)?;
        let offset = space.index_clamped(args.pos[1])?;
        let before =
            |text: &str| text.get(..offset as usize).unwrap_or(text).chars().count() as i64;
        let index = space
            .heap
            .as_str(args.pos[0])
            .map_or(offset, |text| before(text));
        Ok(space.heap.new_int(index))
    });
    space.add_function(dict, "_re", "size_of", |space, args| {
        args.expect(space, "size_of", 1, 1)?;
        let size = match space.heap.as_str(args.pos[0]) {
            Some(text) => text.len(),
            None => space.buffer_arg(args.pos[0])?.len(),
        };
        Ok(space.heap.new_int(size as i64))
    });
    Ok(())
}
