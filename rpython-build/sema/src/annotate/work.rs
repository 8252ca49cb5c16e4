//! How much work annotating a program was.

use crate::annotate::types::defs::Annotated;
use crate::ir::model::GraphId;

/// How often the blocks of a program were annotated. It is a count of work that the machine has no
/// part in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AnnotationWork {
    /// The blocks that control reaches.
    pub blocks: usize,
    /// How often one of them was annotated, the first time and again.
    pub visits: u64,
    /// How many operations were, the first time and again.
    pub operations: u64,
    /// The functions with the blocks that were annotated most often: how often.
    pub most: Vec<(String, u32)>,
}

impl std::fmt::Display for AnnotationWork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let per_block = self.visits as f64 / self.blocks.max(1) as f64;
        writeln!(
            f,
            "annotation: {} blocks, {} visits ({per_block:.2} per block), {} operations",
            self.blocks, self.visits, self.operations
        )?;
        for (function, visits) in &self.most {
            writeln!(f, "  {visits:6} visits of a block of {function}")?;
        }
        Ok(())
    }
}

impl Annotated {
    /// How much work it was; names so many functions of those that were annotated most often.
    pub fn work(&self, most: usize) -> AnnotationWork {
        let mut blocks = 0;
        let mut by_graph: Vec<(u32, GraphId)> = Vec::new();
        for graph in self.graphs.ids() {
            blocks += self.reached[graph].len();
            let visits = &self.statistics.visits[graph];
            let most = self.reached[graph].iter().map(|&block| visits[block]);
            by_graph.push((most.max().unwrap_or(0), graph));
        }
        by_graph.sort_by_key(|&(visits, graph)| (std::cmp::Reverse(visits), graph));
        let named = by_graph.into_iter().take(most);
        AnnotationWork {
            blocks,
            visits: self.statistics.blocks,
            operations: self.statistics.ops,
            most: named
                .map(|(visits, graph)| (self.graphs[graph].name.to_string(), visits))
                .collect(),
        }
    }
}
