//! An interpreter of high-level graphs on the host space: what a graph means.

use crate::entity::EntityRef;
use crate::front::code::Name;
use crate::host::frame::Frame;
use crate::host::object::{ObjId, Object};
use crate::host::space::{ObjectSpace, Unwind};
use crate::host::Session;
use crate::ir::model::*;
use crate::ir::op::HlOp;

pub type Outcome = Result<ObjId, Unwind<ObjId>>;

/// Runs a graph; `frame` is any frame of the program, to call from.
pub fn run(
    session: &mut Session,
    graph: &Graph<Hl>,
    frame: &Frame<ObjId>,
    args: &[ObjId],
) -> Outcome {
    let mut env: Vec<Option<ObjId>> = vec![None; graph.vars.len()];
    let mut block = graph.start;
    let mut values = args.to_vec();
    for _ in 0..100_000 {
        let data = &graph.blocks[block];
        assert_eq!(data.inputs.len(), values.len(), "{block}");
        env.iter_mut().for_each(|slot| *slot = None);
        for (&input, value) in data.inputs.iter().zip(values) {
            env[input.index()] = Some(value);
        }
        if block == graph.ret {
            return Ok(env[data.inputs[0].index()].unwrap());
        }
        if block == graph.exc {
            let exc = env[data.inputs[1].index()].unwrap();
            assert_eq!(
                session.heap.type_of(exc),
                env[data.inputs[0].index()].unwrap()
            );
            return Err(Unwind::Raise(exc));
        }
        let mut taken = None;
        for (i, op) in data.ops.iter().enumerate() {
            let args: Vec<ObjId> = op.args.iter().map(|a| value(&env, a)).collect();
            match perform(session, frame, op.code, &args) {
                Ok(result) => env[op.result.index()] = Some(result),
                Err(Unwind::Raise(exc))
                    if data.switch == ExitSwitch::LastException && i + 1 == data.ops.len() =>
                {
                    let class = session.heap.type_of(exc);
                    let link = data.exits.iter().find(|link| match link.case {
                        Some(HlCase::Exception(wanted)) => session.heap.is_subclass(class, wanted),
                        _ => false,
                    });
                    let Some(link) = link else {
                        return Err(Unwind::Raise(exc));
                    };
                    if let (Some(t), Some(v)) = (link.last_exception, link.last_exc_value) {
                        env[t.index()] = Some(class);
                        env[v.index()] = Some(exc);
                    }
                    taken = Some(link);
                }
                Err(other) => return Err(other),
            }
        }
        let link = match (taken, data.switch) {
            (Some(link), _) => link,
            (None, ExitSwitch::None | ExitSwitch::LastException) => &data.exits[0],
            (None, ExitSwitch::Value(var)) => {
                let truth = session
                    .heap
                    .as_bool(env[var.index()].unwrap())
                    .expect("a bool");
                data.exits
                    .iter()
                    .find(|l| l.case == Some(HlCase::Bool(truth)))
                    .unwrap()
            }
        };
        values = link.args.iter().map(|a| value(&env, a)).collect();
        block = link.target;
    }
    panic!(
        "does not end:\n{}",
        crate::ir::text::print_raw(graph, session)
    );
}

fn value(env: &[Option<ObjId>], value: &Value<Hl>) -> ObjId {
    match value {
        Value::Var(var) => env[var.index()].unwrap_or_else(|| panic!("{var} has no value")),
        Value::Const(object) => *object,
    }
}

fn perform(host: &mut Session, frame: &Frame<ObjId>, code: HlOp, a: &[ObjId]) -> Outcome {
    let none = host.heap.none;
    let name = |host: &Session| -> Name { host.heap.as_str(a[1]).unwrap().clone() };
    match code {
        HlOp::Unary(op) => host.unary(op, a[0]),
        HlOp::Binary(op) => host.binary(op, a[0], a[1]),
        HlOp::Inplace(op) => host.inplace(op, a[0], a[1]),
        HlOp::Compare(op) => host.compare(op, a[0], a[1]),
        HlOp::Is => host.is_(a[0], a[1], false),
        HlOp::Contains => host.contains(a[1], a[0], false),
        HlOp::Bool => {
            let truth = host.is_true(a[0])?;
            Ok(host.heap.new_bool(truth))
        }
        HlOp::Len => ObjectSpace::len(host, a[0]),
        HlOp::GetAttr => {
            let name = name(host);
            host.getattr(a[0], &name)
        }
        HlOp::SetAttr => {
            let name = name(host);
            host.setattr(a[0], &name, a[2]).map(|()| none)
        }
        HlOp::DelAttr => {
            let name = name(host);
            host.delattr(a[0], &name).map(|()| none)
        }
        HlOp::GetItem => host.getitem(a[0], a[1]),
        HlOp::SetItem => host.setitem(a[0], a[1], a[2]).map(|()| none),
        HlOp::DelItem => host.delitem(a[0], a[1]).map(|()| none),
        HlOp::GetSlice => {
            let slice = host.new_slice(a[1], a[2], None)?;
            host.getitem(a[0], slice)
        }
        HlOp::SetSlice => {
            let slice = host.new_slice(a[1], a[2], None)?;
            host.setitem(a[0], slice, a[3]).map(|()| none)
        }
        HlOp::DelSlice => {
            let slice = host.new_slice(a[1], a[2], None)?;
            host.delitem(a[0], slice).map(|()| none)
        }
        HlOp::Iter => host.iter(a[0]),
        HlOp::Next => match host.next(a[0])? {
            Some(item) => Ok(item),
            None => Err(host.stop_iteration(None)),
        },
        HlOp::SimpleCall => host.call(frame, a[0], &a[1..], &[]),
        HlOp::CallArgs(shape) => {
            let n = 1 + shape.positional as usize;
            let mut positional = a[1..n].to_vec();
            let names = host.keywords.names(shape.keywords).to_vec();
            let mut rest = &a[n..];
            let mut named: Vec<(Name, ObjId)> = Vec::new();
            for name in names {
                named.push((name, rest[0]));
                rest = &rest[1..];
            }
            if shape.star {
                let tuple = host.new_tuple(&positional)?;
                let tuple = host.tuple_extend(tuple, rest[0])?;
                positional = host.heap.as_tuple(tuple).unwrap().to_vec();
                rest = &rest[1..];
            }
            if shape.dict {
                named.extend(host.heap.dict_str_items(rest[0]));
            }
            host.call(frame, a[0], &positional, &named)
        }
        HlOp::NewTuple => host.new_tuple(a),
        HlOp::NewList => host.new_list(a),
        HlOp::NewSet => host.new_set(a),
        HlOp::NewDict => host.new_dict(a),
        HlOp::NewSlice => host.new_slice(a[0], a[1], Some(a[2])),
        HlOp::Format(conversion) => host.format_value(a[0], conversion, Some(a[1])),
        HlOp::BuildString => host.build_string(a),
        HlOp::Type => Ok(host.heap.type_of(a[0])),
        HlOp::IsSubtype => {
            let classes = host.heap.class_list(a[1]);
            let is = classes.iter().any(|&c| host.heap.is_subclass(a[0], c));
            Ok(host.heap.new_bool(is))
        }
        HlOp::ListAppend => host.list_append(a[0], a[1]).map(|()| none),
        HlOp::ListExtend => host.list_extend(a[0], a[1]).map(|()| none),
        HlOp::SetAdd => host.set_add(a[0], a[1]).map(|()| none),
        HlOp::SetUpdate => host.set_update(a[0], a[1]).map(|()| none),
        HlOp::DictSetItem => host.dict_setitem(a[0], a[1], a[2]).map(|()| none),
        HlOp::DictUpdate => host.dict_update(a[0], a[1]).map(|()| none),
        HlOp::TupleExtend => host.tuple_extend(a[0], a[1]),
        HlOp::UnpackCheck => {
            let n = host.heap.as_int(a[1]).unwrap() as u32;
            let items = host.unpack_sequence(a[0], n)?;
            host.new_tuple(&items)
        }
        HlOp::UnpackStar => {
            let [before, after] = [1, 2].map(|at| host.heap.as_int(a[at]).unwrap() as u32);
            let mut items = host.unpack_ex(a[0], before, after)?;
            let rest = items[before as usize];
            let rest = host.heap.as_list(rest).unwrap().to_vec();
            items.splice(before as usize..=before as usize, rest);
            host.new_list(&items)
        }
        HlOp::UnpackRest => {
            let [before, after] = [1, 2].map(|at| host.heap.as_int(a[at]).unwrap() as usize);
            let items = host.heap.as_list(a[0]).unwrap().to_vec();
            host.new_list(&items[before..items.len() - after])
        }
        HlOp::NewFunction => {
            let template = a[a.len() - 1];
            let mut function = host.heap.function(template).unwrap().clone();
            let cells = host.heap.run_time_cells(template);
            let mut given = a[..cells].iter();
            for cell in &mut function.closure {
                if !matches!(host.heap.get(*cell), Object::Cell(_)) {
                    *cell = *given.next().unwrap();
                }
            }
            // An empty cell stands for a default that is known by now.
            let mut values = a[cells..a.len() - 1].iter();
            for default in &mut function.defaults {
                if let Object::Cell(None) = host.heap.get(*default) {
                    let value = values.next().map(|&cell| host.heap.get(cell));
                    if let Some(Object::Cell(Some(value))) = value {
                        *default = *value;
                    }
                }
            }
            Ok(host.heap.add(Object::Function(Box::new(function))))
        }
        HlOp::NewCell => Ok(host.heap.add(Object::Cell(a.first().copied()))),
        HlOp::GetCell => match host.heap.get(a[0]) {
            Object::Cell(Some(value)) => Ok(*value),
            _ => Err(host.name_error("?", "unbound")),
        },
        HlOp::SetCell => {
            *host.heap.get_mut(a[0]) = Object::Cell(Some(a[1]));
            Ok(none)
        }
        HlOp::SameAs | HlOp::Hint | HlOp::Excluding | HlOp::ToRaise | HlOp::ToCause => Ok(a[0]),
        HlOp::Yield => unreachable!("generators are not run here"),
        HlOp::Wrong => unreachable!("there are no errors here"),
    }
}
