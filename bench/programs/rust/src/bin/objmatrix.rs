//! objmatrix: powers of a matrix of numbers a + b * sqrt(2) modulo a prime.
use std::ops::{Add, Mul};

const PRIME: i64 = 1000003;

#[derive(Clone, Copy)]
struct Surd {
    a: i64,
    b: i64,
}

impl Add for Surd {
    type Output = Surd;

    fn add(self, other: Surd) -> Surd {
        Surd { a: (self.a + other.a) % PRIME, b: (self.b + other.b) % PRIME }
    }
}

impl Mul for Surd {
    type Output = Surd;

    fn mul(self, other: Surd) -> Surd {
        Surd {
            a: (self.a * other.a + 2 * self.b * other.b) % PRIME,
            b: (self.a * other.b + self.b * other.a) % PRIME,
        }
    }
}

const ZERO: Surd = Surd { a: 0, b: 0 };

#[derive(Clone)]
struct Matrix(Vec<Vec<Surd>>);

impl Mul<&Matrix> for &Matrix {
    type Output = Matrix;

    fn mul(self, other: &Matrix) -> Matrix {
        let item = |row: &[Surd], j: usize| {
            row.iter().zip(&other.0).fold(ZERO, |item, (&x, row)| item + x * row[j])
        };
        let rows = self.0.iter();
        Matrix(rows.map(|row| (0..row.len()).map(|j| item(row, j)).collect()).collect())
    }
}

impl Matrix {
    fn transposed(&self) -> Matrix {
        let size = self.0.len();
        Matrix((0..size).map(|i| (0..size).map(|j| self.0[j][i]).collect()).collect())
    }

    fn trace(&self) -> Surd {
        (0..self.0.len()).fold(ZERO, |item, i| item + self.0[i][i])
    }
}

fn main() {
    let n = std::env::args().nth(1).map(|a| a.parse().unwrap());
    let size = if n.is_some() { 30 } else { 3 };
    let item = |i: i64, j: i64| Surd { a: i * 7 + j, b: i + j * 3 };
    let first = Matrix((0..size).map(|i| (0..size).map(|j| item(i, j)).collect()).collect());
    let mut power = first.clone();
    let mut total: i64 = 0;
    for _ in 0..n.unwrap_or(1) {
        power = &power.transposed() * &first;
        let item = power.trace();
        total = (total * 31 + item.a * 3 + item.b) & 0x3fffffffff;
    }
    println!("objmatrix {total}");
}
