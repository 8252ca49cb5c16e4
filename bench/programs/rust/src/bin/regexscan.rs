//! regexscan: find words, settings, dates and levels in a generated log, with the `regex` crate.
use regex::Regex;
use std::fmt::Write;

const LEVELS: [&str; 8] = ["DEBUG", "INFO", "INFO", "INFO", "WARN", "ERROR", "FATAL", "WARNING"];
const KEYS: [&str; 6] = ["size", "retry_count", "port", "user_id", "ms", "queue"];
const WORDS: [&str; 10] =
    ["the", "disk", "was", "full", "again", "connection", "refused", "by", "peer", "host7"];

struct Random(i64);

impl Random {
    fn pick(&mut self, limit: i64) -> i64 {
        self.0 = (self.0 * 1103515245 + 12345) & 0x7fffffff;
        (self.0 >> 12) % limit
    }
}

fn make_log(lines: usize) -> String {
    let mut random = Random(2024);
    let mut log = String::new();
    for _ in 0..lines {
        let (year, month, day) = (10 + random.pick(20), 1 + random.pick(12), 1 + random.pick(28));
        write!(log, "20{year:02}-{month:02}-{day:02} ").unwrap();
        log.push_str(LEVELS[random.pick(8) as usize]);
        for _ in 0..1 + random.pick(4) {
            let key = KEYS[random.pick(6) as usize];
            write!(log, " {key}={}", random.pick(100000)).unwrap();
        }
        log.push(':');
        for _ in 0..2 + random.pick(8) {
            write!(log, " {}", WORDS[random.pick(10) as usize]).unwrap();
        }
        log.push('\n');
    }
    log
}

struct Patterns {
    word: Regex,
    setting: Regex,
    level: Regex,
    date: Regex,
}

fn scan(log: &str, patterns: &Patterns) -> i64 {
    let number = |text: &str| text.parse::<i64>().unwrap();
    let mut total = 0;
    for m in patterns.word.find_iter(log) {
        total = (total * 3 + m.len() as i64) & 0xffffff;
    }
    for m in patterns.setting.captures_iter(log) {
        total = (total * 5 + number(&m["value"]) + m["key"].len() as i64) & 0xffffff;
    }
    for m in patterns.level.find_iter(log) {
        total = (total * 7 + m.start() as i64) & 0xffffff;
    }
    for line in log.split('\n') {
        if let Some(m) = patterns.date.captures(line) {
            let (_, [year, month, day]) = m.extract();
            total = (total * 9 + number(year) * 372 + number(month) * 31 + number(day)) & 0xffffff;
        }
    }
    total
}

fn main() {
    let n = std::env::args().nth(1).map(|a| a.parse().unwrap());
    let log = make_log(if n.is_some() { 2000 } else { 20 });
    let regex = |pattern| Regex::new(pattern).unwrap();
    let patterns = Patterns {
        word: regex(r"\w+"),
        setting: regex(r"(?P<key>[a-z_]+)=(?P<value>\d+)"),
        level: regex(r"\b(?:WARN|ERROR|FATAL)\b"),
        date: regex(r"^(\d{4})-(\d\d)-(\d\d) "),
    };
    let mut total = 0;
    for _ in 0..n.unwrap_or(1) {
        total = (total * 31 + scan(&log, &patterns)) & 0x3fffffffff;
    }
    println!("regexscan {} {}", log.len(), total);
}
