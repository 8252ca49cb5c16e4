//! Remainders that are only compared with zero.
//!
//! Python's remainder has the sign of the divisor, C's that of the dividend; both are zero for the same numbers, and C's needs no correction. Of
//! that a compiler knows without a division whether it is zero, if the divisor is a constant. (Warren, "Hacker's Delight", "Test for Zero Remainder after
//! Division by a Constant".)

use crate::entity::SecondaryMap;
use crate::ir::model::{ExitSwitch, Graph, Value, Var};
use crate::lltype::{IntOp, Ll, LlConst, LlOp};

/// Takes C's remainder where nothing but a comparison with zero uses it.
pub fn of_zero(graph: &mut Graph<Ll>) -> bool {
    let order = graph.reachable();
    let mut asked: Vec<Var> = Vec::new();
    let mut found = SecondaryMap::<Var, bool>::new();
    for &block in &order {
        for op in &graph.blocks[block].ops {
            match (op.code, &op.args[..]) {
                (LlOp::Int(IntOp::Mod, _), _) => found[op.result] = true,
                (
                    LlOp::Int(IntOp::Eq | IntOp::Ne, _),
                    [Value::Var(var), Value::Const(LlConst::Int(0, _))],
                ) if found[*var] => asked.push(*var),
                _ => {}
            }
        }
    }
    if asked.is_empty() {
        return false;
    }
    let mut uses = SecondaryMap::<Var, u32>::new();
    for &block in &order {
        let data = &graph.blocks[block];
        let values = data.ops.iter().flat_map(|op| &op.args);
        let passed = data.exits.iter().flat_map(|link| &link.args);
        for var in values.chain(passed).filter_map(Value::var) {
            uses[var] += 1;
        }
        if let ExitSwitch::Value(var) = data.switch {
            uses[var] += 1;
        }
    }
    let mut only = SecondaryMap::<Var, bool>::new();
    for var in asked {
        only[var] = uses[var] == 1;
    }
    let mut changed = false;
    for block in order {
        for op in &mut graph.blocks[block].ops {
            if let (LlOp::Int(IntOp::Mod, kind), true) = (op.code, only[op.result]) {
                op.code = LlOp::Int(IntOp::Rem, kind);
                changed = true;
            }
        }
    }
    changed
}
