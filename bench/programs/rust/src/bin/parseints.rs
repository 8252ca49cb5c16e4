//! parseints: lines of numbers, read, added up and written again.

fn make_text(lines: usize) -> String {
    let mut seed: i64 = 3;
    let lines = (0..lines).map(|i| {
        let fields = (0..8).map(|_| {
            seed = (seed * 1103515245 + 12345) & 0x7fffffff;
            let mut value = seed >> ((seed >> 8) % 28);
            if seed & 0x70000 == 0 {
                value = -value;
            }
            match i & 3 {
                0 => format!("{}{:x}", if value < 0 { "-" } else { "" }, value.abs()),
                _ => value.to_string(),
            }
        });
        fields.collect::<Vec<_>>().join(if i & 1 == 1 { ", " } else { "," })
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn main() {
    let n = std::env::args().nth(1).map(|a| a.parse().unwrap());
    let text = make_text(if n.is_some() { 2000 } else { 20 });
    let (mut total, mut size) = (0i64, 0);
    for k in 0..n.unwrap_or(1) {
        let mut out = Vec::new();
        for (at, line) in text.split('\n').enumerate() {
            let radix = if at & 3 == 0 { 16 } else { 10 };
            let fields = line.split(',').map(|field| i64::from_str_radix(field.trim(), radix).unwrap());
            let sum = k + fields.sum::<i64>();
            out.push(sum.to_string());
            total = (total * 3 + sum) & 0x3fffffffff;
        }
        size += out.join(" ").len();
    }
    println!("parseints {} {} {}", text.len(), size, total);
}
