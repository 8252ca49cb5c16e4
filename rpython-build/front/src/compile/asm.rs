//! Instructions as they are emitted: labels, stack depth, protected ranges.
//!
//! Code that cannot be reached is not kept: after an unconditional jump the depth is unknown and
//! nothing is emitted until a label is bound that something jumps to. So every instruction kept has
//! one stack depth, which is checked where paths meet.

use crate::code::{Handler, Instr};
use crate::source::Span;

/// A place to jump to, bound to an address once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Target(u32);

#[derive(Default, Clone, Copy)]
struct TargetInfo {
    address: Option<u32>,
    /// The stack depth there, once something goes there.
    depth: Option<u32>,
}

/// A protected region: where an exception in it goes, and the depth kept.
#[derive(Clone, Copy)]
struct Region {
    target: Target,
    depth: u32,
}

/// The instructions of one code object in the making.
pub(super) struct Asm {
    instrs: Vec<Instr>,
    spans: Vec<Span>,
    /// The innermost region of each instruction.
    regions_of: Vec<Option<u32>>,
    targets: Vec<TargetInfo>,
    regions: Vec<Region>,
    /// The regions that are open, innermost last.
    open: Vec<u32>,
    depth: Option<u32>,
    max_depth: u32,
}

/// The result.
pub(super) struct Assembled {
    pub instrs: Vec<Instr>,
    pub spans: Vec<Span>,
    pub handlers: Vec<Handler>,
    pub stacksize: u32,
}

impl Asm {
    pub fn new() -> Self {
        Asm {
            instrs: Vec::new(),
            spans: Vec::new(),
            regions_of: Vec::new(),
            targets: Vec::new(),
            regions: Vec::new(),
            open: Vec::new(),
            depth: Some(0),
            max_depth: 0,
        }
    }

    /// Whether code emitted here can run.
    pub fn reachable(&self) -> bool {
        self.depth.is_some()
    }

    /// A new target, not bound yet.
    pub fn target(&mut self) -> Target {
        self.targets.push(TargetInfo::default());
        Target(self.targets.len() as u32 - 1)
    }

    /// Binds the target to the next instruction.
    pub fn bind(&mut self, target: Target) {
        let info = &mut self.targets[target.0 as usize];
        debug_assert!(info.address.is_none(), "a target is bound once");
        info.address = Some(self.instrs.len() as u32);
        match (self.depth, info.depth) {
            (Some(here), Some(there)) => assert_eq!(here, there, "stack depths meet"),
            (Some(here), None) => info.depth = Some(here),
            (None, there) => self.depth = there,
        }
    }

    /// Emits an instruction that does not jump.
    pub fn emit(&mut self, instr: Instr, span: Span) {
        debug_assert!(instr.jump().is_none(), "jumps have a target");
        self.push(instr, span);
    }

    /// Emits a jump: `instr`'s own target is ignored.
    pub fn jump(&mut self, instr: Instr, target: Target, span: Span) {
        let Some(depth) = self.depth else { return };
        let instr = instr.with_target(target.0);
        let (_, effect) = instr.jump().expect("an instruction that jumps");
        self.goes_to(target, depth - effect.pops + effect.pushes);
        self.push(instr, span);
    }

    fn goes_to(&mut self, target: Target, depth: u32) {
        let info = &mut self.targets[target.0 as usize];
        match info.depth {
            Some(there) => assert_eq!(there, depth, "stack depths meet"),
            None => info.depth = Some(depth),
        }
    }

    fn push(&mut self, instr: Instr, span: Span) {
        let Some(depth) = self.depth else { return };
        let effect = instr.effect();
        assert!(depth >= effect.pops, "{instr:?} pops from an empty stack");
        let after = depth - effect.pops + effect.pushes;
        self.max_depth = self.max_depth.max(after);
        let region = self.open.last().copied();
        if let Some(region) = region {
            let Region { target, depth } = self.regions[region as usize];
            self.goes_to(target, depth + 1);
            self.max_depth = self.max_depth.max(depth + 1);
        }
        self.instrs.push(instr);
        self.spans.push(span);
        self.regions_of.push(region);
        self.depth = instr.falls_through().then_some(after);
    }

    /// From here on exceptions go to `target`, with the stack as deep as it is now and the exception
    /// on top.
    pub fn open_region(&mut self, target: Target) {
        self.open_region_below(target, 0);
    }

    /// The same, but the topmost `n` items are not kept.
    pub fn open_region_below(&mut self, target: Target, n: u32) {
        let depth = self.depth.map_or(0, |d| d - n);
        self.regions.push(Region { target, depth });
        self.open.push(self.regions.len() as u32 - 1);
    }

    /// Ends the innermost region.
    pub fn close_region(&mut self) {
        self.open.pop();
    }

    /// The open regions, to be put back after leaving some of them on one path.
    pub fn open_regions(&self) -> Vec<u32> {
        self.open.clone()
    }

    /// Puts them back.
    pub fn restore_regions(&mut self, open: Vec<u32>) {
        self.open = open;
    }

    /// Resolves the targets.
    pub fn finish(mut self) -> Assembled {
        for instr in &mut self.instrs {
            if let Some((target, _)) = instr.jump() {
                let address = self.targets[target as usize].address;
                *instr = instr.with_target(address.expect("every target is bound"));
            }
        }
        let mut handlers: Vec<Handler> = Vec::new();
        let mut last = None;
        for (at, &region) in self.regions_of.iter().enumerate() {
            let at = at as u32;
            match region {
                Some(id) if last == region => {
                    let _ = id;
                    handlers.last_mut().expect("the range before").end = at + 1;
                }
                Some(id) => {
                    let Region { target, depth } = self.regions[id as usize];
                    let address = self.targets[target.0 as usize].address;
                    handlers.push(Handler {
                        start: at,
                        end: at + 1,
                        target: address.expect("every handler is bound"),
                        depth,
                    });
                }
                None => {}
            }
            last = region;
        }
        Assembled {
            instrs: self.instrs,
            spans: self.spans,
            handlers,
            stacksize: self.max_depth,
        }
    }
}
