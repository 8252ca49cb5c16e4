//! Random programs that juggle pointers: the LLInterpreter, and C with and without a collection
//! at every allocation, must agree.

use super::harness::Program;
use std::fmt::Write;

/// A small generator of pseudo-random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

/// How many pointers each function works with.
const NODES: usize = 4;
const FUNCTIONS: u64 = 8;

/// Writes one function. Every block gets the whole environment as inputs: fuel, accumulator,
/// loop counter, nodes.
struct Writer<'a> {
    random: &'a mut Random,
    text: String,
    vars: usize,
    blocks: usize,
    /// The present names: fuel, accumulator, counter, nodes.
    env: Vec<String>,
}

impl Writer<'_> {
    fn var(&mut self) -> String {
        self.vars += 1;
        format!("v{}", self.vars)
    }

    fn op(&mut self, ty: &str, text: &str) -> String {
        let var = self.var();
        let _ = writeln!(self.text, "  {var}: {ty} = {text}");
        var
    }

    fn label(&mut self) -> usize {
        self.blocks += 1;
        self.blocks
    }

    fn env_text(&self) -> String {
        self.env.join(", ")
    }

    fn goto(&mut self, block: usize) {
        let _ = writeln!(self.text, "  goto b{block}({})", self.env_text());
    }

    /// Starts a block; its inputs are the environment.
    fn start(&mut self, block: usize) {
        let mut inputs = Vec::new();
        for index in 0..self.env.len() {
            let var = self.var();
            let ty = if index < 3 { "Signed" } else { "*node" };
            inputs.push(format!("{var}: {ty}"));
            self.env[index] = var;
        }
        let _ = writeln!(self.text, "b{block}({}):", inputs.join(", "));
    }

    fn branch(&mut self, condition: &str, yes: usize, no: usize) {
        let env = self.env_text();
        let _ = writeln!(
            self.text,
            "  switch {condition}: true -> b{yes}({env}) | false -> b{no}({env})"
        );
    }

    fn node(&mut self) -> usize {
        3 + self.random.below(NODES as u64) as usize
    }

    fn statements(&mut self, count: u64, depth: u32) {
        for _ in 0..count {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        let (a, b, c) = (self.node(), self.node(), self.node());
        match self.random.below(if depth > 0 { 11 } else { 7 }) {
            0 | 1 => {
                let new = self.op("*node", "malloc[node]()");
                let (next, acc) = (self.env[b].clone(), self.env[1].clone());
                self.op("Void", &format!("setfield[node.next]({new}, {next})"));
                self.op("Void", &format!("setfield[node.value]({new}, {acc})"));
                self.env[a] = new;
            }
            2 => self.env.swap(a, b),
            3 => {
                // Follow a pointer, or store one.
                let condition = self.op("Bool", &format!("ptr_nonzero({})", self.env[b]));
                let (yes, join) = (self.label(), self.label());
                self.branch(&condition, yes, join);
                self.start(yes);
                let (from, stored) = (self.env[b].clone(), self.env[c].clone());
                if self.random.below(3) > 0 {
                    self.env[a] = self.op("*node", &format!("getfield[node.next]({from})"));
                } else {
                    self.op("Void", &format!("setfield[node.next]({from}, {stored})"));
                }
                let value = self.op("Signed", &format!("getfield[node.value]({from})"));
                let acc = self.env[1].clone();
                let sum = self.op("Signed", &format!("int_add({acc}, {value})"));
                self.env[1] = self.op("Signed", &format!("int_mul({sum}, 31)"));
                self.goto(join);
                self.start(join);
            }
            4 => {
                let fuel = self.env[0].clone();
                let less = self.op("Signed", &format!("int_sub({fuel}, 1)"));
                let f = self.random.below(FUNCTIONS);
                let (b, c) = (self.env[b].clone(), self.env[c].clone());
                let call = format!("direct_call(@f{f}, {less}, {b}, {c})");
                let result = self.op("*node", &call);
                if self.random.below(2) == 0 {
                    self.env[a] = result;
                } else {
                    // Guarded.
                    let (good, bad, join) = (self.label(), self.label(), self.label());
                    let before = self.env.clone();
                    let env = self.env_text();
                    let (t, v) = (self.var(), self.var());
                    self.env[a] = result;
                    let good_env = self.env_text();
                    let class =
                        ["KeyError", "BaseException", "LookupError"][self.random.below(3) as usize];
                    let _ = writeln!(
                        self.text,
                        "  except: ok -> b{good}({good_env}) | &{class}_class as {t}: \
                         *object_vtable, {v}: *object -> b{bad}({env})"
                    );
                    self.start(good);
                    self.goto(join);
                    self.env = before;
                    self.start(bad);
                    let acc = self.env[1].clone();
                    self.env[1] = self.op("Signed", &format!("int_add({acc}, 1000)"));
                    self.goto(join);
                    self.start(join);
                }
            }
            5 => {
                // Raise now and then.
                let acc = self.env[1].clone();
                let rest = self.op("Signed", &format!("int_mod({acc}, 13)"));
                let condition = self.op("Bool", &format!("int_eq({rest}, 5)"));
                let join = self.label();
                let env = self.env_text();
                let class = ["KeyError", "LookupError"][self.random.below(2) as usize];
                let _ = writeln!(
                    self.text,
                    "  switch {condition}: true -> exc(&{class}_class, &{class}) | false -> \
                     b{join}({env})"
                );
                self.start(join);
            }
            6 => {
                let acc = self.env[1].clone();
                let by = self.random.below(100);
                self.env[1] = self.op("Signed", &format!("int_add({acc}, {by})"));
            }
            7 | 8 => {
                let acc = self.env[1].clone();
                let bit = self.op("Signed", &format!("int_and({acc}, 1)"));
                let condition = self.op("Bool", &format!("int_is_true({bit})"));
                let (yes, no, join) = (self.label(), self.label(), self.label());
                self.branch(&condition, yes, no);
                self.start(yes);
                let count = self.random.below(4);
                self.statements(count, depth - 1);
                self.goto(join);
                self.start(no);
                let count = self.random.below(4);
                self.statements(count, depth - 1);
                self.goto(join);
                self.start(join);
            }
            _ => {
                // A loop; an inner one uses the same counter, which ends the outer one.
                let (head, body, done) = (self.label(), self.label(), self.label());
                self.env[2] = self.op("Signed", "same_as(3)");
                self.goto(head);
                self.start(head);
                let counter = self.env[2].clone();
                let condition = self.op("Bool", &format!("int_gt({counter}, 0)"));
                self.branch(&condition, body, done);
                self.start(body);
                let counter = self.env[2].clone();
                self.env[2] = self.op("Signed", &format!("int_sub({counter}, 1)"));
                let count = 1 + self.random.below(4);
                self.statements(count, depth - 1);
                self.goto(head);
                self.start(done);
            }
        }
    }
}

fn function(random: &mut Random, index: u64) -> String {
    let mut writer = Writer {
        random,
        text: String::new(),
        vars: 2,
        blocks: 0,
        env: vec!["v0", "0", "0", "v1", "v2", "v1", "null(*node)"]
            .into_iter()
            .map(str::to_string)
            .collect(),
    };
    let _ = writeln!(
        writer.text,
        "graph f{index}(v0: Signed, v1: *node, v2: *node) -> *node {{\nb0:"
    );
    let stop = writer.op("Bool", "int_le(v0, 0)");
    let body = writer.label();
    let env = writer.env_text();
    let _ = writeln!(
        writer.text,
        "  switch {stop}: true -> ret(v2) | false -> b{body}({env})"
    );
    writer.start(body);
    let count = 5 + writer.random.below(6);
    writer.statements(count, 2);
    // The accumulator goes out in a new node.
    let new = writer.op("*node", "malloc[node]()");
    let (result, acc) = (writer.node(), writer.env[1].clone());
    let result = writer.env[result].clone();
    writer.op("Void", &format!("setfield[node.next]({new}, {result})"));
    writer.op("Void", &format!("setfield[node.value]({new}, {acc})"));
    let _ = writeln!(writer.text, "  goto ret({new})\n}}");
    writer.text
}

fn program(seed: u64) -> Program {
    let mut random = Random(seed);
    let mut p = Program::new();
    p.structure("node", true, "next: *node, value: Signed");
    let mut text = String::new();
    for index in 0..FUNCTIONS {
        text.push_str(&function(&mut random, index));
    }
    text.push_str(
        "graph sum(v0: *node) -> Signed {
         b0:
           goto b1(v0, 0, 30)
         b1(v1: *node, v2: Signed, v3: Signed):
           v4: Bool = ptr_nonzero(v1)
           switch v4: false -> ret(v2) | true -> b2(v1, v2, v3)
         b2(v5: *node, v6: Signed, v7: Signed):
           v8: Signed = getfield[node.value](v5)
           v9: Signed = int_mul(v6, 7)
           v10: Signed = int_add(v9, v8)
           v11: *node = getfield[node.next](v5)
           v12: Signed = int_sub(v7, 1)
           v13: Bool = int_gt(v12, 0)
           switch v13: false -> ret(v10) | true -> b1(v11, v10, v12)
         }
         graph run(v0: Signed, v1: Signed) -> Signed {
         b0:
           v2: *node = malloc[node]()
           v3: Void = setfield[node.value](v2, v1)
           v4: *node = malloc[node]()
           v5: *node = direct_call(@f0, v0, v2, v4)
           except: ok -> b1(v5, v2) | &BaseException_class as v6: *object_vtable, v7: *object -> b2(v2, v4)
         b1(v8: *node, v9: *node):
           v10: Signed = direct_call(@sum, v8)
           v11: Signed = direct_call(@sum, v9)
           v12: Signed = int_xor(v10, v11)
           goto ret(v12)
         b2(v13: *node, v14: *node):
           v15: Signed = direct_call(@sum, v13)
           v16: Signed = direct_call(@sum, v14)
           v17: Signed = int_add(v15, v16)
           goto ret(v17)
         }",
    );
    p.text(&text);
    p
}

#[test]
fn random_programs_agree() {
    for seed in 1..=4u64 {
        let mut p = program(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        for fuel in 1..4 {
            for start in 0..4 {
                let expected = p.interpret("run", &[fuel, start]);
                if expected.contains("Fault") || expected.contains("fault") {
                    // The interpreter's fuel is used up: such a program says nothing.
                    continue;
                }
                p.call("run", &[fuel, start], &expected);
            }
        }
        p.check_optimised();
    }
}
