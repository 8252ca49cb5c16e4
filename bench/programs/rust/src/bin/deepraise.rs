//! deepraise: a calculator, most of whose input is wrong, which is found five calls deep.

enum Failure {
    WrongSyntax(usize),
    NotKnown(usize),
    Division(usize),
}

use Failure::{Division, NotKnown, WrongSyntax};

type Outcome = Result<i64, Failure>;

struct Calculator<'a> {
    text: &'a [u8],
    pos: usize,
    depth: usize,
    deepest: usize,
}

impl<'a> Calculator<'a> {
    fn calculated(&mut self, text: &'a str) -> Outcome {
        self.text = text.as_bytes();
        self.pos = 0;
        let value = self.sum()?;
        if self.pos < text.len() {
            return Err(WrongSyntax(self.pos));
        }
        Ok(value)
    }

    fn peek(&self) -> u8 {
        self.text.get(self.pos).copied().unwrap_or(0)
    }

    fn sum(&mut self) -> Outcome {
        self.depth += 1;
        self.deepest = self.deepest.max(self.depth);
        let value = self.sum_inside();
        self.depth -= 1;
        value
    }

    fn sum_inside(&mut self) -> Outcome {
        let mut value = self.product()?;
        loop {
            match self.peek() {
                b'+' => {
                    self.pos += 1;
                    value += self.product()?;
                }
                b'-' => {
                    self.pos += 1;
                    value -= self.product()?;
                }
                _ => return Ok(value),
            }
        }
    }

    fn product(&mut self) -> Outcome {
        let mut value = self.signed()?;
        loop {
            match self.peek() {
                b'*' => {
                    self.pos += 1;
                    value = (value * self.signed()?).rem_euclid(1000003);
                }
                b'/' => {
                    self.pos += 1;
                    let place = self.pos;
                    let other = self.signed()?;
                    let quotient = value.checked_div(other).ok_or(Division(place))?;
                    // Python's division rounds down.
                    let down = value % other != 0 && (value % other < 0) != (other < 0);
                    value = quotient - i64::from(down);
                }
                _ => return Ok(value),
            }
        }
    }

    fn signed(&mut self) -> Outcome {
        if self.peek() == b'-' {
            self.pos += 1;
            return Ok(-self.signed()?);
        }
        self.item()
    }

    fn item(&mut self) -> Outcome {
        match self.peek() {
            b'(' => {
                self.pos += 1;
                let value = self.sum()?;
                if self.peek() != b')' {
                    return Err(WrongSyntax(self.pos));
                }
                self.pos += 1;
                Ok(value)
            }
            b'0'..=b'9' => {
                let mut value = 0;
                while self.peek().is_ascii_digit() {
                    value = value * 10 + i64::from(self.peek()) - 48;
                    self.pos += 1;
                }
                Ok(value)
            }
            name @ b'a'..=b'z' => self.variable(name),
            _ => Err(WrongSyntax(self.pos)),
        }
    }

    fn variable(&mut self, name: u8) -> Outcome {
        if name > b'c' {
            return Err(NotKnown(self.pos));
        }
        self.pos += 1;
        Ok(i64::from(name) - 96)
    }
}

const TEXTS: [&str; 12] = [
    "1+2*3", "2*(3+x)", "a+b*c-4", "7/(b-2)", "8*", "(1+(2*(3-y)))", "-z", "12*(4-(a*3)", "1)", "4/0+1",
    "5-(6*(7/(a-1)))", "((2*-(-9)))+b",
];

fn main() {
    let n: usize = std::env::args().nth(1).map_or(20, |a| a.parse().unwrap());
    let mut calculator = Calculator { text: b"", pos: 0, depth: 0, deepest: 0 };
    let (mut total, mut unknown, mut wrong) = (0, 0, 0);
    for text in TEXTS.iter().cycle().take(n) {
        match calculator.calculated(text) {
            Ok(value) => total += value,
            Err(NotKnown(at)) => unknown += at,
            Err(WrongSyntax(at) | Division(at)) => wrong += at,
        }
    }
    println!("deepraise {total} {unknown} {wrong} {} {}", calculator.depth, calculator.deepest);
}
