//! Rows: which functions are called from the same places, and how they share a signature.

use super::call::{Member, Row, RowId, RowKey, RowSource, Style};
use super::{error, Map, RResult, RTyper, Repr};
use crate::annotate::types::defs::{Call, CallFamilyId, Callee, Desc, DescId, ParamSource, Shape};
use crate::ir::model::GraphId;
use crate::ir::op::{CallShape, HlOp};

/// The rows of single calls, before they are merged.
#[derive(Default)]
struct Found {
    rows: Map<RowKey, Map<DescId, Member>>,
    /// For rows of closures with methods among them: the methods' row.
    methods: Map<RowKey, RowKey>,
}

impl Found {
    fn add(&mut self, key: RowKey, desc: DescId, graph: Option<GraphId>, sources: Vec<RowSource>) {
        let row = self.rows.entry(key).or_default();
        row.entry(desc).or_insert(Member { graph, sources });
    }
}

/// Rows that become one.
struct Merging {
    keys: Vec<RowKey>,
    members: Map<DescId, Member>,
    /// What the calls of each give and expect, of those that agree.
    signatures: Vec<(Vec<Repr>, Repr)>,
}

/// The shape of a call whose receivers are in what is called.
pub fn without_receiver(shape: &Shape, call: &Call) -> Shape {
    let counted = call
        .callees
        .iter()
        .any(|c| c.params.contains(&ParamSource::Receiver));
    Shape {
        positional: shape.positional - u32::from(counted),
        keywords: shape.keywords.clone(),
    }
}

impl RTyper<'_> {
    /// Collects the rows of all calls, and settles the signatures of their functions.
    pub fn prepare_rows(&mut self) -> RResult<()> {
        // A call of one known function needs no row.
        let calls: Vec<_> = self
            .ann
            .calls
            .iter()
            .filter(|(_, call)| call.row.is_some() && call.callees.len() > 1)
            .map(|(&at, call)| (at, call.clone()))
            .collect();
        let mut found = Found::default();
        for ((graph, result), call) in calls {
            let Some((family, shape, index)) = call.row.clone() else {
                continue;
            };
            let family = self.ann.find_call_family(family);
            let op = self.ann.graphs[graph]
                .blocks
                .values()
                .flat_map(|b| &b.ops)
                .find(|op| op.result == result);
            let code = op.map(|op| op.code);
            let called = op.map(|op| self.ann.annotation(graph, &op.args[0]));
            let repr = called.map(|s| self.getrepr(&s)).transpose()?;
            let closures = matches!(repr, Some(Repr::Closure(_)));
            for callee in &call.callees {
                let desc = &self.ann.descs[callee.desc];
                let method = matches!(desc, Desc::Method(_) | Desc::MethodOfFrozen(_));
                if closures {
                    let shape = without_receiver(&shape, &call);
                    let sources = self.row_sources(callee, code, &shape, Style::Closure)?;
                    let key = (family, shape.clone(), index, Style::Closure);
                    found.add(key, callee.desc, callee.graph, sources);
                }
                let Some(func) = self.function_desc(callee.desc) else {
                    continue;
                };
                // The methods of closures are called through their own rows. Methods of frozen objects
                // and of classes are told apart by comparing.
                let compared = matches!(self.ann.descs[callee.desc], Desc::MethodOfFrozen(_));
                if callee.graph.is_none() || compared || closures && !method {
                    continue;
                }
                let style = if method {
                    Style::Receiver
                } else {
                    Style::Function
                };
                let sources = self.row_sources(callee, code, &shape, style)?;
                let key = (family, shape.clone(), index, style);
                found.add(key, func, callee.graph, sources);
            }
            if closures {
                let methods = (family, shape.clone(), index, Style::Receiver);
                if found.rows.contains_key(&methods) {
                    let key = (
                        family,
                        without_receiver(&shape, &call),
                        index,
                        Style::Closure,
                    );
                    found.methods.insert(key, methods);
                }
            }
        }
        self.merge_rows(found);
        for row in self.calls.rows.ids() {
            let (params, result) = self.row_signature(row)?;
            let members = self.calls.rows[row].members.clone();
            if members.len() < 2 {
                continue;
            }
            for member in members.values() {
                let plain = (0..params.len() as u32)
                    .map(RowSource::Arg)
                    .eq(member.sources.iter().copied());
                let (true, Some(graph)) = (plain, member.graph) else {
                    continue;
                };
                // Other calls give it what the row does not, and expect what the row does not give.
                let (own, expected) = self.natural_signature(graph)?;
                if self.serves((&own, expected), (&params, result)) {
                    self.calls
                        .signatures
                        .entry(graph)
                        .or_insert_with(|| (params.clone(), result));
                }
            }
        }
        Ok(())
    }

    /// Makes rows, one of those that share a function and call it in the same way, as far as one
    /// signature serves all of their calls.
    fn merge_rows(&mut self, found: Found) {
        let mut merged: Vec<Merging> = Vec::new();
        for (key, members) in found.rows {
            let signature = self.members_signature(&members).ok();
            merged.push(Merging {
                keys: vec![key],
                members,
                signatures: signature.into_iter().collect(),
            });
        }
        let methods = found.methods;
        let mut at = 0;
        while at < merged.len() {
            let next = (at + 1..merged.len()).find_map(|next| {
                let joined = self.merge(&merged[at], &merged[next], &methods)?;
                Some((next, joined))
            });
            match next {
                Some((next, joined)) => {
                    merged.remove(next);
                    merged[at] = joined;
                }
                None => at += 1,
            }
        }
        for Merging { keys, members, .. } in merged {
            let (family, _, _, style) = keys[0].clone();
            let row = self.calls.rows.push(Row {
                family,
                style,
                members,
                methods: methods.get(&keys[0]).cloned(),
                signature: None,
                funcs: Map::default(),
            });
            for key in keys {
                self.calls.by_key.insert(key, row);
            }
        }
        self.calls.settled = true;
    }

    /// Whether the type of a representation depends on rows that are not known yet.
    pub(super) fn awaits_rows(&mut self, repr: Repr) -> bool {
        !self.calls.settled && self.has_functions(repr, &mut Vec::new())
    }

    /// Whether functions are among the values of a representation, or in them. What is in `seen`
    /// was looked at, or is being looked at.
    fn has_functions(&mut self, repr: Repr, seen: &mut Vec<Repr>) -> bool {
        let parts: Vec<Repr> = match repr {
            Repr::Func(_) | Repr::Closure(_) | Repr::Frozen(_) | Repr::MethodOfFrozen(_) => {
                return true
            }
            Repr::Tuple(parts)
            | Repr::Seq(parts)
            | Repr::Slice(parts)
            | Repr::Optional(parts)
            | Repr::Iter(parts, _)
            | Repr::BuiltinMethod(parts, _) => self.reprs(parts).to_vec(),
            Repr::List(def) | Repr::Cell(def) => {
                super::rlist::item_repr(self, def).into_iter().collect()
            }
            Repr::Dict(def) | Repr::Set(def) | Repr::DictView(def, _) => {
                match super::rdict::item_reprs(self, def) {
                    Ok((key, value)) => vec![key, value],
                    Err(_) => Vec::new(),
                }
            }
            Repr::Impossible
            | Repr::None
            | Repr::Const(_)
            | Repr::Bool
            | Repr::Int(_)
            | Repr::Float
            | Repr::SingleFloat
            | Repr::Char
            | Repr::LlChar
            | Repr::Address
            | Repr::Ptr(_)
            | Repr::Str
            | Repr::Part
            | Repr::Bytes
            | Repr::ByteArray
            | Repr::Builder
            | Repr::Instance(_)
            | Repr::Method(_)
            | Repr::Class
            | Repr::MethodOfClass
            | Repr::WeakRef(_) => return false,
        };
        if seen.contains(&repr) {
            return false;
        }
        seen.push(repr);
        parts.into_iter().any(|part| self.has_functions(part, seen))
    }

    /// Two rows as one, if they share a function, and what their calls give and expect fits.
    fn merge(
        &mut self,
        one: &Merging,
        other: &Merging,
        methods: &Map<RowKey, RowKey>,
    ) -> Option<Merging> {
        let (a, b) = (&one.keys[0], &other.keys[0]);
        // (Rows that have methods of their own stay by themselves.)
        let own = methods.contains_key(a) || methods.contains_key(b);
        if own || (a.0, &a.1, a.3) != (b.0, &b.1, b.3) {
            return None;
        }
        let mut common = one
            .members
            .iter()
            .filter_map(|(desc, member)| other.members.get(desc).map(|o| (member, o)))
            .peekable();
        let share = common.peek().is_some()
            && common.all(|(a, b)| a.graph == b.graph && a.sources == b.sources);
        if !share {
            return None;
        }
        let mut members = one.members.clone();
        for (&desc, member) in &other.members {
            members.entry(desc).or_insert_with(|| member.clone());
        }
        let (params, result) = self.members_signature(&members).ok()?;
        let signatures: Vec<_> = one
            .signatures
            .iter()
            .chain(&other.signatures)
            .cloned()
            .collect();
        for (given, expected) in &signatures {
            if !self.serves((given, *expected), (&params, result)) {
                return None;
            }
        }
        Some(Merging {
            keys: [&one.keys[..], &other.keys[..]].concat(),
            members,
            signatures,
        })
    }

    /// Whether calls that give and expect this can call a function of that signature.
    fn serves(&mut self, call: (&[Repr], Repr), function: (&[Repr], Repr)) -> bool {
        let mut pairs = call.0.iter().zip(function.0);
        pairs.all(|(&given, &param)| self.holds_all(given, param))
            && self.convertible(function.1, call.1)
    }

    /// The desc of the function behind a desc.
    pub(super) fn function_desc(&self, desc: DescId) -> Option<DescId> {
        match &self.ann.descs[desc] {
            Desc::Function(_) => Some(desc),
            Desc::Method(d) => self.function_desc(d.func),
            Desc::MethodOfFrozen(d) => self.function_desc(d.func),
            Desc::Closure(_) => Some(desc),
            Desc::Class(_) | Desc::Frozen(_) => None,
        }
    }

    /// Whether functions of a family are made at run time, or kept with methods or classes.
    pub fn has_closures(&mut self, family: CallFamilyId) -> bool {
        if self.calls.closure_families.is_none() {
            let families = self
                .ann
                .descs
                .iter()
                .filter(|(_, desc)| matches!(desc, Desc::Closure(_)))
                .filter_map(|(id, _)| self.ann.family_of(id))
                .chain(self.ann.mixed_families())
                .collect();
            self.calls.closure_families = Some(families);
        }
        let families = self.calls.closure_families.as_ref();
        families.is_some_and(|families| families.contains(&family))
    }

    /// A member of a row.
    pub(super) fn row_member(&self, row: RowId, desc: DescId) -> Option<&Member> {
        self.calls.rows[row].members.get(&desc)
    }

    /// The members of a row.
    pub fn row_descs(&self, row: RowId) -> Vec<DescId> {
        self.calls.rows[row].members.keys().copied().collect()
    }

    /// The row by which methods among the members of a row of closures are called.
    pub fn methods_row(&self, row: RowId) -> Option<RowId> {
        let key = self.calls.rows[row].methods.as_ref()?;
        self.calls.by_key.get(key).copied()
    }

    fn row_sources(
        &self,
        callee: &Callee,
        code: Option<HlOp>,
        shape: &Shape,
        style: Style,
    ) -> RResult<Vec<RowSource>> {
        let first = u32::from(style == Style::Receiver);
        callee
            .params
            .iter()
            .map(|source| {
                Ok(match *source {
                    ParamSource::Receiver if style == Style::Closure => RowSource::Receiver,
                    ParamSource::Receiver => RowSource::Arg(0),
                    ParamSource::Default(obj) => RowSource::Default(obj),
                    ParamSource::Cell(n) => RowSource::Cell(n),
                    ParamSource::CellValue(n) => RowSource::CellValue(n),
                    ParamSource::Arg(n) => {
                        RowSource::Arg(first + self.row_position(n, code, shape, first)?)
                    }
                    ParamSource::Item(_, item) => {
                        let positional = match code {
                            Some(HlOp::CallArgs(call)) => u32::from(call.positional),
                            _ => 0,
                        };
                        RowSource::Arg(first + positional + item)
                    }
                })
            })
            .collect()
    }

    /// The place of an operand among the arguments of a row: positional ones, then keywords by
    /// name.
    pub(super) fn row_position(
        &self,
        operand: u32,
        code: Option<HlOp>,
        shape: &Shape,
        receivers: u32,
    ) -> RResult<u32> {
        let Some(HlOp::CallArgs(call)) = code else {
            return Ok(operand - 1);
        };
        let positional = u32::from(call.positional);
        if operand <= positional {
            return Ok(operand - 1);
        }
        let names = self.keyword_names(call);
        let name = names.get((operand - 1 - positional) as usize);
        match name.and_then(|name| shape.keywords.iter().position(|n| n == name)) {
            // The shape counts the receiver as positional.
            Some(at) => Ok(shape.positional - receivers + at as u32),
            None => error("RP0599", "a keyword of this call is not in its shape"),
        }
    }

    /// The names of a call's keywords, in the order of the operands.
    pub(super) fn keyword_names(&self, call: CallShape) -> Vec<crate::front::code::Name> {
        self.session.keywords.names(call.keywords).to_vec()
    }

    /// The rows by which the methods of a desc's family are called.
    pub fn rows_of_family_of(&self, desc: DescId) -> Vec<RowId> {
        match self.ann.family_of(desc) {
            Some(family) => self.rows_of(family, true),
            None => Vec::new(),
        }
    }

    /// The rows of a family, with a receiver or without.
    pub fn rows_of(&self, family: CallFamilyId, receiver: bool) -> Vec<RowId> {
        self.calls
            .rows
            .iter()
            .filter(|(_, row)| row.family == family && (row.style == Style::Receiver) == receiver)
            .map(|(id, _)| id)
            .collect()
    }

    /// The signature that the functions of a row share.
    pub fn row_signature(&mut self, row: RowId) -> RResult<(Vec<Repr>, Repr)> {
        if let Some(signature) = &self.calls.rows[row].signature {
            return Ok(signature.clone());
        }
        let members = self.calls.rows[row].members.clone();
        let signature = self.members_signature(&members)?;
        self.calls.rows[row].signature = Some(signature.clone());
        Ok(signature)
    }

    /// The signature that serves all of these: what they take, and what all of their results become.
    fn members_signature(&mut self, members: &Map<DescId, Member>) -> RResult<(Vec<Repr>, Repr)> {
        let mut params: Vec<Vec<Repr>> = Vec::new();
        let mut results = Vec::new();
        for (&desc, member) in members {
            let made = match &self.ann.descs[desc] {
                Desc::Class(class) => class.classdef.map(Repr::Instance),
                _ => None,
            };
            let (own, result) = match member.graph {
                Some(graph) => self.natural_signature(graph)?,
                None => (Vec::new(), Repr::None),
            };
            results.push(made.unwrap_or(result));
            for (source, repr) in member.sources.iter().zip(own) {
                if let RowSource::Arg(n) = *source {
                    let n = n as usize;
                    if params.len() <= n {
                        params.resize(n + 1, Vec::new());
                    }
                    params[n].push(repr);
                }
            }
        }
        let mut common = Vec::new();
        for reprs in params {
            common.push(self.common_repr(&reprs, false)?);
        }
        Ok((common, self.common_repr(&results, true)?))
    }

    /// One of these representations that can be converted to all others (or, for results, that
    /// all others can be converted to).
    pub fn common_repr(&mut self, reprs: &[Repr], to: bool) -> RResult<Repr> {
        let Some(&first) = reprs.first() else {
            return Ok(Repr::None);
        };
        if reprs.iter().all(|&r| r == first) {
            return Ok(first);
        }
        if reprs
            .iter()
            .all(|r| matches!(r, Repr::Instance(_) | Repr::None | Repr::Impossible))
        {
            let mut class = None;
            for repr in reprs {
                if let Repr::Instance(id) = *repr {
                    class = Some(match class {
                        None => id,
                        Some(other) => self.ann.common_base(other, id),
                    });
                }
            }
            if let Some(class) = class {
                return Ok(Repr::Instance(class));
            }
        }
        for &candidate in reprs {
            let mut fits = true;
            for &other in reprs {
                fits &= if to {
                    self.holds_all(other, candidate)
                } else {
                    self.holds_all(candidate, other)
                };
            }
            if fits {
                return Ok(candidate);
            }
        }
        // Results of which some are `None`, tuples of several lengths: none of them holds the others.
        let mut joined = to.then_some(first);
        for &other in reprs {
            if let Some(known) = joined {
                joined = super::riter::joined_repr(self, known, other)?;
            }
        }
        if let Some(joined) = joined {
            return Ok(joined);
        }
        let words: Vec<_> = reprs.iter().map(|&r| self.describe(r)).collect();
        error(
            "RP0508",
            format!(
                "functions called from the same place disagree on a type: {}",
                words.join(", ")
            ),
        )
    }
}
