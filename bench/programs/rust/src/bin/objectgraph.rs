//! objectgraph: a graph of nodes and edges that is walked, changed and copied: in arenas, by index.

struct Node {
    number: i64,
    mark: i64,
    first: Option<usize>,
    twin: Option<usize>,
}

struct Edge {
    target: usize,
    weight: i64,
    next: Option<usize>,
}

#[derive(Default)]
struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    free: Vec<usize>,
}

struct Random(usize);

impl Random {
    fn pick(&mut self, limit: usize) -> usize {
        self.0 = (self.0 * 1103515245 + 12345) & 0x7fffffff;
        (self.0 >> 8) % limit
    }
}

impl Graph {
    fn add(&mut self, number: i64) -> usize {
        self.nodes.push(Node { number, mark: 0, first: None, twin: None });
        self.nodes.len() - 1
    }

    fn link(&mut self, node: usize, target: usize, weight: i64) {
        let edge = Edge { target, weight, next: self.nodes[node].first };
        let at = match self.free.pop() {
            Some(at) => {
                self.edges[at] = edge;
                at
            }
            None => {
                self.edges.push(edge);
                self.edges.len() - 1
            }
        };
        self.nodes[node].first = Some(at);
    }

    /// Takes the latest edge from some nodes and gives them another.
    fn change(&mut self, count: usize, random: &mut Random) {
        let size = self.nodes.len();
        for _ in 0..count {
            let node = random.pick(size);
            if let Some(edge) = self.nodes[node].first {
                self.nodes[node].first = self.edges[edge].next;
                self.free.push(edge);
            }
            let target = random.pick(size);
            self.link(node, target, random.pick(100) as i64);
        }
    }

    /// Visits all that can be reached.
    fn walk(&mut self, start: usize, mark: i64) -> i64 {
        let mut total = 0;
        self.nodes[start].mark = mark;
        let mut todo = vec![start];
        while let Some(node) = todo.pop() {
            total = (total * 3 + self.nodes[node].number) & 0xffffff;
            let mut next = self.nodes[node].first;
            while let Some(edge) = next {
                let edge = &self.edges[edge];
                total += edge.weight;
                if self.nodes[edge.target].mark != mark {
                    self.nodes[edge.target].mark = mark;
                    todo.push(edge.target);
                }
                next = edge.next;
            }
        }
        total
    }

    /// A graph of copies of all that can be reached, the edges of each in reverse.
    fn copied(&mut self, start: usize) -> Graph {
        let mut copy = Graph::default();
        let mut originals = vec![start];
        self.nodes[start].twin = Some(copy.add(self.nodes[start].number));
        let mut at = 0;
        while at < originals.len() {
            let mut next = self.nodes[originals[at]].first;
            while let Some(edge) = next {
                let edge = &self.edges[edge];
                let target = &mut self.nodes[edge.target];
                let twin = *target.twin.get_or_insert_with(|| {
                    originals.push(edge.target);
                    copy.add(target.number)
                });
                copy.link(at, twin, edge.weight);
                next = edge.next;
            }
            at += 1;
        }
        for node in originals {
            self.nodes[node].twin = None;
        }
        copy
    }
}

fn main() {
    let n = std::env::args().nth(1).map(|a| a.parse().unwrap());
    let size = if n.is_some() { 10000 } else { 50 };
    let mut random = Random(17);
    let mut graph = Graph::default();
    for i in 0..size {
        graph.add(i as i64);
    }
    for node in 0..size {
        for _ in 0..4 {
            let target = random.pick(size);
            graph.link(node, target, random.pick(100) as i64);
        }
    }
    let mut total = 0;
    for i in 0..n.unwrap_or(1) {
        let start = random.pick(size);
        total = (total * 31 + graph.walk(start, i + 1)) & 0x3fffffffff;
        let mut copy = graph.copied(start);
        total = (total * 31 + copy.walk(0, i + 1) + copy.nodes.len() as i64) & 0x3fffffffff;
        graph.change(size / 4, &mut random);
    }
    println!("objectgraph {total}");
}
