//! A docstring as Markdown for rustdoc.
//!
//! Python's docstrings are plain text, often with blocks that are indented or are a shell's dialogue. Rustdoc takes a block that is
//! indented by four columns behind an empty line, or is in a fence that names no language, for Rust, which is compiled and run as a test.
//! So these are put into fences that say what they are; what is in a list stays in it.

/// What rustdoc is given of a docstring: without the indentation of the lines behind the first, and without empty lines around it.
pub fn markdown(text: &str) -> String {
    let lines = cleaned(text);
    let mut out: Vec<String> = Vec::new();
    let mut at = 0;
    // The column at which the text of the list's item begins that this is in.
    let mut item: Option<usize> = None;
    let mut after_empty = true;
    while let Some(line) = lines.get(at) {
        let indent = indent(line);
        let own = &line[indent..];
        if own.is_empty() {
            out.push(String::new());
            after_empty = true;
            at += 1;
            continue;
        }
        if item.is_some_and(|column| after_empty && indent < column) {
            item = None;
        }
        let column = item.unwrap_or(0);
        if indent >= column + 4 && after_empty {
            let block = block(&lines[at..], |line| self::indent(line) >= column + 4);
            fenced(&mut out, column, "text", &lines[at..at + block]);
            at += block;
        } else if let Some(fence) = fence(own) {
            let close = |line: &String| closes(line.trim(), fence);
            let count = lines[at + 1..]
                .iter()
                .position(close)
                .map_or(lines.len() - at, |n| n + 2);
            let named = &own[fence.len()..];
            let language = if named.trim().is_empty() { "text" } else { "" };
            out.push(format!("{line}{language}"));
            out.extend(lines[at + 1..at + count].iter().cloned());
            at += count;
        } else if own.starts_with(">>>") {
            let count = lines[at..]
                .iter()
                .take_while(|line| !line.is_empty())
                .count();
            fenced(&mut out, column, "python", &lines[at..at + count]);
            at += count;
        } else {
            if let Some(width) = marker(own) {
                item = Some(indent + width);
            }
            out.push(line.clone());
            at += 1;
        }
        after_empty = false;
    }
    out.join("\n")
}

/// A docstring's lines, without the indentation that those behind the first have in common.
fn cleaned(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = text.trim().lines().map(expanded).collect();
    let indents = lines.iter().skip(1).filter(|line| !line.is_empty());
    let common = indents.map(|line| indent(line)).min().unwrap_or(0);
    for line in lines.iter_mut().skip(1) {
        *line = line.get(common..).unwrap_or_default().to_string();
    }
    lines
}

/// A line without spaces behind it, and with spaces for its tabs, as `inspect.cleandoc` has it.
fn expanded(line: &str) -> String {
    let mut text = String::new();
    let mut column = 0;
    for c in line.trim_end().chars() {
        let width = if c == '\t' { 8 - column % 8 } else { 1 };
        match c {
            '\t' => text.extend(std::iter::repeat_n(' ', width)),
            c => text.push(c),
        }
        column += width;
    }
    text
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start_matches(' ').len()
}

/// How many lines a block has at the beginning of these, of which each but empty ones `belongs` to it.
fn block(lines: &[String], belongs: impl Fn(&str) -> bool) -> usize {
    let all = lines
        .iter()
        .take_while(|line| line.is_empty() || belongs(line));
    let count = all.count();
    let last = lines[..count].iter().rposition(|line| !line.is_empty());
    last.map_or(count, |last| last + 1)
}

/// Puts a block into a fence, from this column on.
fn fenced(out: &mut Vec<String>, column: usize, language: &str, block: &[String]) {
    let common = block.iter().filter(|line| !line.is_empty());
    let common = common.map(|line| indent(line)).min().unwrap_or(0);
    // (Longer than what is in it.)
    let ticks = |line: &String| line.trim().chars().take_while(|&c| c == '`').count();
    let longest = block.iter().map(ticks).max().unwrap_or(0);
    let (space, fence) = (" ".repeat(column), "`".repeat(3.max(longest + 1)));
    out.push(format!("{space}{fence}{language}"));
    for line in block {
        let line = line.get(common..).unwrap_or_default();
        out.push(format!("{space}{line}").trim_end().to_string());
    }
    out.push(format!("{space}{fence}"));
}

/// The fence that a line opens.
fn fence(line: &str) -> Option<&str> {
    let of = |c: char| {
        let fence = line.trim_start_matches(c);
        &line[..line.len() - fence.len()]
    };
    let fence = [of('`'), of('~')]
        .into_iter()
        .find(|fence| fence.len() >= 3)?;
    // (Backticks that end on the line are no fence.)
    (fence.starts_with('~') || !line[fence.len()..].contains('`')).then_some(fence)
}

fn closes(line: &str, fence: &str) -> bool {
    line.len() >= fence.len() && line.chars().all(|c| fence.starts_with(c))
}

/// How wide the mark is that makes a line the item of a list, with what is between it and the text.
fn marker(line: &str) -> Option<usize> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let mark = match line[digits..].chars().next() {
        Some('-' | '*' | '+') if digits == 0 => 1,
        Some('.' | ')') if (1..=9).contains(&digits) => digits + 1,
        _ => return None,
    };
    let rest = &line[mark..];
    let space = indent(rest);
    match space {
        0 => rest.is_empty().then_some(mark + 1),
        1..=4 => Some(mark + space),
        _ => Some(mark + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::markdown;

    #[test]
    fn there_is_no_indentation_in_common() {
        let text = "\n    Adds.\n\n    Returns:\n        the sum  \n    ";
        assert_eq!(markdown(text), "Adds.\n\nReturns:\n    the sum");
        assert_eq!(markdown("One line."), "One line.");
        assert_eq!(markdown("One.\n\tTwo."), "One.\nTwo.");
    }

    #[test]
    fn indented_blocks_are_text() {
        let text = "Use it::\n\n    x = f(1)\n\n        y\n\n    Then this.";
        assert_eq!(
            markdown(&text.replace("    Then", "Then")),
            "Use it::\n\n```text\nx = f(1)\n\n    y\n```\n\nThen this."
        );
        // All of it is indented alike.
        assert_eq!(
            markdown(text),
            "Use it::\n\nx = f(1)\n\n```text\ny\n```\n\nThen this."
        );
    }

    #[test]
    fn fences_have_a_language() {
        assert_eq!(
            markdown("A:\n\n```\nf()\n```\nb"),
            "A:\n\n```text\nf()\n```\nb"
        );
        assert_eq!(markdown("A:\n~~~~\n~~~\n~~~~"), "A:\n~~~~text\n~~~\n~~~~");
        assert_eq!(markdown("```python\nf()\n```"), "```python\nf()\n```");
        assert_eq!(markdown("```f()``` is\n\n    x"), "```f()``` is\n\nx");
        assert_eq!(markdown("```\nno end"), "```text\nno end");
    }

    #[test]
    fn dialogues_are_python() {
        assert_eq!(
            markdown("Adds.\n\n>>> add(1)\n2\n>>> add(\n... 2)\n\nb"),
            "Adds.\n\n```python\n>>> add(1)\n2\n>>> add(\n... 2)\n```\n\nb"
        );
    }

    #[test]
    fn what_is_in_a_list_stays_in_it() {
        assert_eq!(
            markdown("- one\n\n    more\n\n          code\n- two\n\n  three"),
            "- one\n\n    more\n\n  ```text\n  code\n  ```\n- two\n\n  three"
        );
        assert_eq!(
            markdown("1. a\n\nb\n\n    c\n\nd"),
            "1. a\n\nb\n\n```text\nc\n```\n\nd"
        );
    }
}
