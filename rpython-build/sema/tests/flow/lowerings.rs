//! What the stubs lower to is well founded: no function in Python that does what a builtin does
//! needs that builtin itself. Operations must exist.

use crate::flow::build_graph;
use crate::host::object::{ObjId, Object};
use crate::host::Session;
use crate::ir::model::{Hl, Op, Value};
use crate::ir::op::HlOp;
use crate::source::SourceMap;
use crate::stubs::{all_signatures, BuiltinFn, Class, Lowering, Method, Signature};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// The functions in Python that a call of this may become.
fn helpers(signature: &Signature) -> Vec<(&'static str, &'static str)> {
    let own = match signature.lowering {
        Lowering::App(module, name) | Lowering::Gathered(module, name) => Some((module, name)),
        _ => None,
    };
    own.into_iter().collect()
}

/// Functions in Python, what each calls, and by which builtin if it is one.
#[derive(Default)]
struct Calls {
    edges: BTreeMap<String, BTreeSet<(String, Option<String>)>>,
}

struct Reader {
    session: Session,
    calls: Calls,
    todo: Vec<(String, ObjId)>,
}

impl Reader {
    fn helper(&mut self, (module, name): (&str, &str)) -> String {
        let dotted = format!("rpython.helpers.{module}");
        let module_object = self.session.import_module(&dotted);
        let module_object = module_object.unwrap_or_else(|_| panic!("{dotted} is imported"));
        let function = self.session.heap.module_attr(module_object, name);
        let function = function.unwrap_or_else(|| panic!("{dotted} has no {name}"));
        self.function(function)
    }

    /// The name of a function, which is read too.
    fn function(&mut self, function: ObjId) -> String {
        let Object::Function(f) = self.session.heap.get(function) else {
            return String::new();
        };
        let line = self
            .session
            .sources
            .line_column(f.code.file, f.code.span.start)
            .0;
        let file = &self.session.sources.file(f.code.file).name;
        let name = format!("{file}:{line} {}", f.code.qualname);
        if !self.calls.edges.contains_key(&name) {
            self.calls.edges.insert(name.clone(), BTreeSet::new());
            self.todo.push((name.clone(), function));
        }
        name
    }

    fn read_all(&mut self) {
        while let Some((name, function)) = self.todo.pop() {
            // What has no graph runs while a program is translated.
            let Ok(graph) = build_graph(&mut self.session, function) else {
                continue;
            };
            let mut attributes: BTreeMap<_, (String, Option<Class>)> = BTreeMap::new();
            let mut made: BTreeMap<_, Class> = BTreeMap::new();
            let ops: Vec<Op<Hl>> = graph.blocks.values().flat_map(|b| b.ops.clone()).collect();
            for op in &ops {
                if let (HlOp::SimpleCall, Some(Value::Const(class))) = (op.code, op.args.first()) {
                    // What a class of Python's gives is of that class.
                    if let Object::Class(class) = self.session.heap.get(*class) {
                        made.extend(Class::from_name(&class.name).map(|class| (op.result, class)));
                    }
                }
                if let (HlOp::GetAttr, Some(name)) = (op.code, op.args.get(1)) {
                    let text = name.constant().and_then(|&c| self.session.heap.as_str(c));
                    if let Some(text) = text {
                        let class = op.args[0].var().and_then(|var| made.get(&var).copied());
                        attributes.insert(op.result, (text.to_string(), class));
                    }
                }
            }
            for op in &ops {
                let names = match op.code {
                    HlOp::SimpleCall => Vec::new(),
                    HlOp::CallArgs(shape) if !shape.star && !shape.dict => {
                        self.session.keywords.names(shape.keywords).to_vec()
                    }
                    _ => continue,
                };
                let given = op.args.len() - 1 - names.len();
                let overloads: Vec<(String, &[Signature])> = match &op.args[0] {
                    Value::Const(callee) => {
                        let callee = *callee;
                        if let Object::Function(_) = self.session.heap.get(callee) {
                            let target = self.function(callee);
                            self.edge(&name, target, None);
                        }
                        self.builtin(callee).into_iter().collect()
                    }
                    Value::Var(var) => attributes.get(var).map_or_else(Vec::new, methods),
                };
                for (called, overloads) in overloads {
                    let Some(signature) = overloads.iter().find(|s| s.takes(given, &names)) else {
                        continue;
                    };
                    for helper in helpers(signature) {
                        let target = self.helper(helper);
                        self.edge(&name, target, Some(called.clone()));
                    }
                }
            }
        }
    }

    fn edge(&mut self, from: &str, to: String, by: Option<String>) {
        let edges = self.calls.edges.entry(from.to_string()).or_default();
        edges.insert((to, by));
    }

    fn builtin(&self, object: ObjId) -> Option<(String, &'static [Signature])> {
        let heap = &self.session.heap;
        let name = match heap.get(object) {
            Object::Builtin(b) => {
                format!("{}.{}", b.module.as_deref().unwrap_or("builtins"), b.name)
            }
            Object::Class(c) if c.builtin => format!("builtins.{}", c.name),
            _ => return None,
        };
        BuiltinFn::from_name(&name).map(|func| (name, func.signatures()))
    }
}

/// The methods of this name of a type, or of all types where it is not known. (Those of `object` and
/// of exceptions are found by an object's class, which may have its own.)
fn methods((name, of): &(String, Option<Class>)) -> Vec<(String, &'static [Signature])> {
    let Some(method) = Method::from_name(name) else {
        return Vec::new();
    };
    let all = Class::ALL
        .iter()
        .filter(|class| of.map_or(!class.has("__init__"), |of| of == **class))
        .map(|class| (format!("{class}.{name}"), class.method(method)));
    all.filter(|(_, signatures)| !signatures.is_empty())
        .collect()
}

impl Calls {
    /// The way from a function to another.
    fn way(&self, from: &str, to: &str) -> Option<Vec<String>> {
        let mut before: BTreeMap<&str, &str> = BTreeMap::new();
        let mut todo = VecDeque::from([from]);
        while let Some(at) = todo.pop_front() {
            if at == to {
                let mut way = vec![at.to_string()];
                let mut at = at;
                while at != from {
                    at = before[at];
                    way.insert(0, at.to_string());
                }
                return Some(way);
            }
            for (next, _) in self.edges.get(at).into_iter().flatten() {
                if next != from && !before.contains_key(next.as_str()) {
                    before.insert(next, at);
                    todo.push_back(next);
                }
            }
        }
        None
    }
}

#[test]
fn no_helper_needs_itself_through_a_builtin() {
    let mut reader = Reader {
        session: Session::new(SourceMap::new()),
        calls: Calls::default(),
        todo: Vec::new(),
    };
    for signature in all_signatures() {
        let each = signature.each;
        for helper in helpers(signature).into_iter().chain(each) {
            reader.helper(helper);
        }
    }
    reader.read_all();
    assert!(
        reader.calls.edges.len() > 100,
        "{}",
        reader.calls.edges.len()
    );
    let mut circles = Vec::new();
    for (from, edges) in &reader.calls.edges {
        for (to, by) in edges {
            let Some(by) = by else { continue };
            if let Some(way) = reader.calls.way(to, from) {
                circles.push(format!("{from} calls {by}, which is {}", way.join(" -> ")));
            }
        }
    }
    assert!(circles.is_empty(), "{}", circles.join("\n"));
}

/// What programs can only write because it is there while they are imported.
#[test]
fn what_is_declared_exists_while_importing() {
    let session = Session::new(SourceMap::new());
    let heap = &session.heap;
    let class = |name: &str| heap.dict_get_str(heap.builtins, name);
    let mut missing = Vec::new();
    for func in BuiltinFn::ALL {
        if let Some(name) = func.name().strip_prefix("builtins.") {
            missing.extend(class(name).is_none().then(|| name.to_string()));
        }
    }
    for of in Class::ALL {
        let Some(class) = class(of.name()) else {
            continue;
        };
        // (What begins so are fields that only translated code has.)
        for name in of
            .names()
            .filter(|n| !n.starts_with('_') || n.starts_with("__"))
        {
            if heap.lookup_in_class(class, name).is_none() {
                missing.push(format!("{of}.{name}"));
                // A `dict` and an `OrderedDict` are one type.
                missing.retain(|name| name != "dict.move_to_end");
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn operations_that_calls_become_exist() {
    let mut names: BTreeSet<&str> = BTreeSet::new();
    for signature in all_signatures() {
        if let Lowering::Op(name) = signature.lowering {
            names.insert(name);
        }
    }
    for class in Class::ALL {
        for attribute in class.attributes() {
            if let Lowering::Op(name) = attribute.lowering {
                names.insert(name);
            }
        }
    }
    let unknown: Vec<&str> = names
        .into_iter()
        .filter(|n| HlOp::from_name(n).is_none())
        .collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}
