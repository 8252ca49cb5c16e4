//! Tables of calls: which functions one call site can reach, and the column of its shape, so that
//! the rtyper gives all functions of a row one signature.

use crate::annotate::rounds::annotator::Annotator;
use crate::annotate::types::defs::*;
use crate::ir::model::*;
use crate::ir::op::HlOp;

impl Annotator<'_> {
    /// Builds call families and call tables from what is called in the end.
    pub fn build_call_tables(&mut self) {
        let recorded = std::mem::take(&mut self.a.state.unsettled.calls);
        for (key, block) in recorded {
            let call = self.a.calls[&key].clone();
            if call.row.is_some() || call.callees.is_empty() {
                continue;
            }
            let mut row = Row::new();
            let mut family: Option<CallFamilyId> = None;
            for callee in &call.callees {
                let desc = self.row_desc(callee.desc);
                if let Some(graph) = callee.graph {
                    row.insert(desc, graph);
                }
                let id = self.family_for(desc);
                family = Some(match family {
                    Some(other) => self.merge_families(other, id),
                    None => id,
                });
            }
            let Some(family) = family else { continue };
            let shape = self.shape_of(key, block, &call);
            let index = self.row_index(family, &shape, row);
            if let Some(call) = self.a.calls.get_mut(&key) {
                call.row = Some((family, shape, index));
            }
        }
        // Functions made at run time have a family even if nothing calls them.
        let closures: Vec<DescId> = self
            .a
            .descs
            .values()
            .filter_map(|desc| match desc {
                Desc::Closure(closure) => Some(closure.func),
                _ => None,
            })
            .collect();
        for func in closures {
            self.family_for(func);
        }
        // Families merged after a call got its row: rows move to the end of the root's tables.
        let merged = self.a.call_families.merges();
        if std::mem::replace(&mut self.a.state.unsettled.merged, merged) != merged {
            self.renumber_rows();
        }
    }

    /// The number of a row in the table of a family for calls of a shape, to which it is added if need be.
    fn row_index(&mut self, family: CallFamilyId, shape: &Shape, row: Row) -> usize {
        let tables = &mut self.a.call_families.get_mut(family).tables;
        let rows = tables.entry(shape.clone()).or_default();
        rows.iter().position(|r| *r == row).unwrap_or_else(|| {
            rows.push(row);
            rows.len() - 1
        })
    }

    pub(in crate::annotate) fn renumber_rows(&mut self) {
        let keys: Vec<(GraphId, Var)> = self.a.calls.keys().copied().collect();
        for key in keys {
            let Some((family, shape, _)) = self.a.calls[&key].row.clone() else {
                continue;
            };
            let row: Row = self.a.calls[&key]
                .callees
                .iter()
                .filter_map(|c| c.graph.map(|g| (self.row_desc(c.desc), g)))
                .collect();
            let root = self.a.find_call_family(family);
            let index = self.row_index(root, &shape, row);
            if let Some(call) = self.a.calls.get_mut(&key) {
                call.row = Some((root, shape, index));
            }
        }
    }

    pub(in crate::annotate) fn shape_of(
        &self,
        key: (GraphId, Var),
        block: Block,
        call: &Call,
    ) -> Shape {
        // The operation says it; receivers count.
        let (graph, var) = key;
        let receiver = call
            .callees
            .iter()
            .any(|c| c.params.contains(&ParamSource::Receiver));
        let mut positional = u32::from(receiver);
        let mut keywords = Vec::new();
        let mut ops = self.a.ops(graph, block);
        if let Some(op) = ops.find(|o| o.result == var) {
            match op.code {
                HlOp::CallArgs(shape) => {
                    positional += u32::from(shape.positional);
                    if shape.star {
                        let star = call
                            .callees
                            .iter()
                            .flat_map(|c| c.params.iter())
                            .filter_map(|p| match p {
                                ParamSource::Item(_, i) => Some(i + 1),
                                _ => None,
                            });
                        positional += star.max().unwrap_or(0);
                    }
                    keywords = self.session.keywords.names(shape.keywords).to_vec();
                    keywords.sort();
                }
                _ => positional += op.args.len() as u32 - 1,
            }
        }
        Shape {
            positional,
            keywords,
        }
    }

    /// The desc that stands for a callable in a row: methods as their functions.
    pub(in crate::annotate) fn row_desc(&self, desc: DescId) -> DescId {
        match &self.a.descs[desc] {
            Desc::Method(m) => self.row_desc(m.func),
            Desc::MethodOfFrozen(m) => self.row_desc(m.func),
            Desc::Closure(c) => self.row_desc(c.func),
            _ => desc,
        }
    }

    pub(in crate::annotate) fn family_for(&mut self, desc: DescId) -> CallFamilyId {
        let known = match &self.a.descs[desc] {
            Desc::Function(d) => d.family,
            Desc::Class(d) => d.family,
            _ => None,
        };
        if let Some(family) = known {
            return self.a.find_call_family(family);
        }
        let mut family = CallFamily::default();
        family.descs.insert(desc);
        let id = self.a.call_families.push(family);
        match &mut self.a.descs[desc] {
            Desc::Function(d) => d.family = Some(id),
            Desc::Class(d) => d.family = Some(id),
            _ => {}
        }
        id
    }

    /// Two families become one.
    pub fn merge_families(&mut self, a: CallFamilyId, b: CallFamilyId) -> CallFamilyId {
        if let Some((root, other)) = self.a.call_families.merge(a, b) {
            let family = self.a.call_families.get_mut(root);
            family.descs.extend(other.descs);
            family.mixed |= other.mixed;
            family.named |= other.named;
            family.methods.extend(other.methods);
            for (shape, rows) in other.tables {
                let table = family.tables.entry(shape).or_default();
                for row in rows {
                    if !table.contains(&row) {
                        table.push(row);
                    }
                }
            }
        }
        self.a.find_call_family(a)
    }

    /// The members of every set of functions, wherever it is stored, share a family.
    pub fn join_families_of(&mut self, descs: &[DescId]) {
        let mut family: Option<CallFamilyId> = None;
        let mixed = self.are_mixed(descs);
        for &desc in descs {
            let desc = self.row_desc(desc);
            if !matches!(self.a.descs[desc], Desc::Function(_) | Desc::Class(_)) {
                continue;
            }
            let id = self.family_for(desc);
            family = Some(match family {
                Some(other) => self.merge_families(other, id),
                None => id,
            });
        }
        let Some(family) = family else { return };
        let method = match descs {
            [_] => None,
            _ => self.a.one_method(descs),
        };
        let method = method.map(|(name, class)| (name.clone(), class));
        let family = self.a.call_families.get_mut(family);
        family.mixed |= mixed;
        family.methods.extend(method);
    }

    /// Whether values of these must say more than which object they are bound to, or which function they
    /// are: they are of several sorts, or several methods.
    fn are_mixed(&self, descs: &[DescId]) -> bool {
        let mut sorts: Set<Option<u8>> = Set::default();
        let mut bound: Set<DescId> = Set::default();
        for desc in descs.iter().map(|&desc| &self.a.descs[desc]) {
            sorts.insert(callable_sort(desc));
            let told_apart = match desc {
                Desc::Method(_) => self.a.one_method(descs).is_some(),
                Desc::MethodOfFrozen(method) => bound.insert(method.frozen),
                _ => true,
            };
            if sorts.len() > 1 || !told_apart {
                return true;
            }
        }
        false
    }
}
