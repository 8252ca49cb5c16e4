//! The forms of expressions, as tables.
//!
//! A form is Python with holes. `$x` is an expression of the type that the letter stands for, `@x`
//! binds a new variable of that type, `#x` uses it. The variables that a form binds can be used in
//! its holes, but not in `$!x`, which stand outside: what a comprehension iterates over.
//!
//! | letter | expression |
//! |---|---|
//! | `i` `j` | an int; of at most 30 bits |
//! | `n` `x` `d` | an int from 0 to 7, from -6 to 6, not zero |
//! | `f` `b` `s` `y` | a float, a bool, a str, bytes |
//! | `c` | a str of one character |
//! | `l` `t` | lists of ints, of strs |
//! | `a` `A` `O` | the type `a`, a list of it, it or `None` |
//! | `k` `K` `S` `D` | a type that can be a key, a list and a set of it, a dict from it to `a` |
//! | `e` `E` `G` `P` | another type, a list of it, a dict from `k` to it, a tuple of `a` and it |
//! | `o` `M` | a type with an order, a list of it |
//! | `p` `v` | a type that can be printed; one that is not an optional |
//! | `q` `r` | the start or end, and the step of a slice |
//! | `u` `w` `z` | a variable: int, str, float |
//!
//! What methods there are is in the stub files, from which `declared.rs` makes forms; here are those that stand
//! where nothing may raise, and those with a form of their own.
//!
//! `a` is the type of the result, or the type of its items if it is a container.

/// A form, and the bound of its result given the bounds of the holes of the result's type.
pub struct Form {
    /// Python with holes.
    pub text: &'static str,
    /// The result's bound.
    pub bound: fn(&[u32]) -> u32,
}

const fn form(text: &'static str, bound: fn(&[u32]) -> u32) -> Form {
    Form { text, bound }
}

fn none(_: &[u32]) -> u32 {
    0
}
fn max(b: &[u32]) -> u32 {
    b.iter().copied().max().unwrap_or(0)
}
/// Also what a container holds.
fn held(b: &[u32]) -> u32 {
    max(b).max(super::types::INT_BITS)
}
fn next(b: &[u32]) -> u32 {
    max(b) + 1
}
fn sum(b: &[u32]) -> u32 {
    b.iter().sum()
}
fn product(b: &[u32]) -> u32 {
    sum(b) + 1
}
fn small(_: &[u32]) -> u32 {
    12
}
fn word(_: &[u32]) -> u32 {
    22
}
fn int(_: &[u32]) -> u32 {
    31
}
fn total(_: &[u32]) -> u32 {
    42
}
fn shift(b: &[u32]) -> u32 {
    max(b) + 8
}
fn times3(b: &[u32]) -> u32 {
    max(b) * 3
}
fn times8(b: &[u32]) -> u32 {
    max(b) * 8
}
fn plus16(b: &[u32]) -> u32 {
    max(b) + 16
}
fn spread(b: &[u32]) -> u32 {
    24 + 24 * b.last().copied().unwrap_or(0)
}
fn eight(_: &[u32]) -> u32 {
    8
}
fn sixteen(_: &[u32]) -> u32 {
    16
}
fn long(_: &[u32]) -> u32 {
    400
}
fn joined(_: &[u32]) -> u32 {
    2000
}
fn text(_: &[u32]) -> u32 {
    80
}

/// Of every type.
pub const ANY: &[Form] = &[
    form("($a if $b else $a)", held),
    form("[$a, $a][$b]", held),
    form("($a, $e)[0]", held),
    form("($e, $a)[1]", held),
    form("($A + [$a])[0]", held),
    form("($A or [$a])[-1]", held),
    form("$D.get($k, $a)", held),
    form("{$k: $a}.get($k, $a)", held),
    form("(lambda @e: $a)($!e)", held),
    form("(lambda @a, @e=$!e: $a)($!a)", held),
    form("(#a if (@a := $!O) is not None else $!a)", held),
    form("next((#a for @a in $!A if $b), $!a)", held),
    form("[#a for @a in [$!a]][0]", held),
    form("[$a for @e in [$!e]][0]", held),
    form("{True: $a, False: $a}[$b]", held),
    form("(@a := $!a)", held),
];

/// Of every type, but they may raise.
pub const ANY_RISKY: &[Form] = &[
    form("$A[$x]", held),
    form("$D[$k]", held),
    form("$A.pop()", held),
    form("$A.pop($x)", held),
    form("$D.pop($k)", held),
    form("next(iter($A))", held),
    form("next(#a for @a in $!A if $b)", held),
];

/// Of every type with an order.
pub const ORDERED: &[Form] = &[
    form("max($a, $a)", held),
    form("min($a, $a, $a)", held),
    form("max($A + [$a])", held),
    form("min([$a] + $A)", held),
    form("sorted([$a] + $A)[0]", held),
    form("max([$!a, $!a], key=lambda @a: $o)", held),
    form("min($A, default=$a)", held),
];

pub const INT: &[Form] = &[
    form("($i + $i)", next),
    form("($i - $i)", next),
    form("($j * $j)", product),
    form("($i // $d)", next),
    form("($i % $d)", int),
    form("divmod($i, $d)[0]", next),
    form("divmod($i, $d)[1]", int),
    form("($i & $i)", max),
    form("($i | $i)", max),
    form("($i ^ $i)", max),
    form("(~$i)", max),
    form("(-$i)", next),
    form("(+$i)", max),
    form("($j << $n)", shift),
    form("($i >> $n)", max),
    form("($i >> ($n * 11))", max),
    form("abs($i)", next),
    form("($n ** $n)", word),
    form("($j ** 2)", |b| 2 * max(b) + 1),
    form("pow($n, $n)", word),
    form("max($i, $i)", max),
    form("min($i, $i)", max),
    form("len($s)", small),
    form("len($y)", small),
    form("len($A)", small),
    form("len($D)", small),
    form("len($S)", small),
    form("len($E)", small),
    form("len($t)", small),
    form("int($b)", small),
    form("($b + $b)", small),
    form("ord($c)", word),
    form("int(str($i))", max),
    form("int('%d' % $i)", max),
    form("int(hex($i), 16)", max),
    form("int(bin($i), 2)", max),
    form("$s.find($s)", small),
    form("$s.rfind($s, $n)", small),
    form("$s.count($s)", small),
    form("$y.find($y)", small),
    form("$y.count($y)", small),
    form("($y + b'x')[0]", small),
    form("sum($l)", total),
    form("sum($l, $i)", |b| max(b).max(42) + 1),
    form("sum([$j for @e in $!E])", total),
    form("sum($j for @e in $!E if $b)", total),
    form("sum(1 for @e in $!E if $b)", small),
    form("sum([(#j & 65535) * $n for @j in $!l])", total),
    form("sum($D.values())", total),
    form("len([#e for @e in $!E if $b])", small),
    form("len({$k for @e in $!E})", small),
    form("next((#j for @j in $!l if $b), $!i)", held),
    form("next(($j for @e in $!E if $b), -1)", held),
    form("$E.count($e)", small),
    form("len(list(zip($E, $A)))", small),
    form("($i).bit_length()", small),
    form("(int(#f) if abs(@f := $!f) < 1e9 else 0)", int),
    form("len(range($x, $x, $r))", small),
    form("(($i + $i) if $b else ($i - $i))", next),
    form("len(set($t))", small),
    form("max(len($s), len($t))", small),
    form("sum(map(lambda @j: $j, $!l))", total),
    form("len(list(filter(lambda @e: $b, $!E)))", small),
    form("int.from_bytes($y[:3], 'little')", word),
];

pub const INT_RISKY: &[Form] = &[
    form("($i // $i)", next),
    form("($i % $n)", |_| 3),
    form("$l.index($j)", small),
    form("int($s[:9])", int),
    form("$y[$x]", small),
    form("ord($s)", word),
    form("divmod($i, $n)[0]", next),
    form("max($l)", int),
    form("($j << $x)", shift),
];

pub const FLOAT: &[Form] = &[
    form("($f + $f)", none),
    form("($f - $f)", none),
    form("($f * $f)", none),
    form("($f / ($f or 1.5))", none),
    form("($f // ($f or 2.5))", none),
    form("($f % ($f or 0.75))", none),
    form("(-$f)", none),
    form("abs($f)", none),
    form("($f * $i)", none),
    form("($i + $f)", none),
    form("($i - $f)", none),
    form("float($i)", none),
    form("($j / $d)", none),
    form("($i / $d)", none),
    form("round($f, 2)", none),
    form("round($f, $x)", none),
    form("max($f, $f)", none),
    form("min($f, $f)", none),
    form("float(str($f))", none),
    form("float('%.3f' % $f)", none),
    form("float(repr($f))", none),
    form("math.sqrt(abs($f))", none),
    form("math.sin($f % 100.0)", none),
    form("math.fabs($f)", none),
    form("float(math.floor($i / 8.0))", none),
    form("float($b)", none),
    form("divmod($f, ($f or 3.5))[1]", none),
    form("(($f % 1000.0) ** 2)", none),
    form("math.copysign($f, $f)", none),
    form("math.hypot($f % 1000.0, $f % 1000.0)", none),
];

pub const FLOAT_RISKY: &[Form] = &[
    form("($f / $f)", none),
    form("($f // $f)", none),
    form("float($s)", none),
    form("math.sqrt($f)", none),
    form("(float($n) ** $x)", none),
    form("($f ** 2)", none),
    form("float(math.floor($f % 1000.0))", none),
    form("math.log($f)", none),
];

pub const BOOL: &[Form] = &[
    form("($i < $i)", none),
    form("($i <= $i)", none),
    form("($i == $i)", none),
    form("($i != $i)", none),
    form("($j > $j >= $j)", none),
    form("($x < $x < $x != $x)", none),
    form("($f < $f)", none),
    form("($f >= $f)", none),
    form("($f == $i)", none),
    form("($s == $s)", none),
    form("($s < $s)", none),
    form("($s != $c)", none),
    form("($s in $s)", none),
    form("($c not in $s)", none),
    form("($y == $y)", none),
    form("($y < $y)", none),
    form("($y in $y)", none),
    form("($e == $e)", none),
    form("($e != $e)", none),
    form("($E == $E)", none),
    form("($e in $E)", none),
    form("($e not in $E)", none),
    form("($k in $D)", none),
    form("($k in $S)", none),
    form("($k in $G)", none),
    form("($S == $S)", none),
    form("($S <= $S)", none),
    form("($G == $G)", none),
    form("($o < $o)", none),
    form("($o <= $o)", none),
    form("($o >= $o)", none),
    form("($M < $M)", none),
    form("(not $b)", none),
    form("(not $s)", none),
    form("(not $E)", none),
    form("($b and $b)", none),
    form("($b or $b)", none),
    form("($b ^ $b)", none),
    form("($b & $b)", none),
    form("($b == $b)", none),
    form("bool($i)", none),
    form("bool($s)", none),
    form("bool($f)", none),
    form("bool($E)", none),
    form("bool($D)", none),
    form("$s.startswith($s)", none),
    form("$s.endswith(($s, $s))", none),
    form("$s.isalpha()", none),
    form("$y.startswith($y)", none),
    form("any([$b for @e in $!E])", none),
    form("all($b for @e in $!E)", none),
    form("any($b for @k in $!D)", none),
    form("($O is None)", none),
    form("($O is not None)", none),
    form("($O == $O)", none),
    form("((@O := $!O) is None or $b)", none),
    form("isinstance($i, int)", none),
    form("($P == $P)", none),
    form("math.isinf($f)", none),
    form("($b is True)", none),
];

pub const STR: &[Form] = &[
    form("($s + $s)", sum),
    form("($s * $n)", times8),
    form("$s[$q:$q]", max),
    form("$s[$q:$q:$r]", max),
    form("$s[:$x]", max),
    form("$s[::-1]", max),
    form("$s.upper()", times3),
    form("$s.lower()", times3),
    form("$s.title()", times3),
    form("$s.capitalize()", times3),
    form("$s.swapcase()", times3),
    form("$s.casefold()", times3),
    form("$s.strip()", max),
    form("$s.strip($s)", max),
    form("$s.lstrip()", max),
    form("$s.rstrip($s)", max),
    form("$s[:24].replace($c, $s)", spread),
    form("$s.replace($s, $c, $n)", max),
    form("$s.zfill($n)", plus16),
    form("$s.center($n)", plus16),
    form("$s.ljust($n, $c)", plus16),
    form("$s.rjust($n)", plus16),
    form("$s.expandtabs(4)", times8),
    form("$s.removeprefix($s)", max),
    form("$s.removesuffix($s)", max),
    form("$s.partition($c)[0]", max),
    form("$s.rpartition($c)[2]", max),
    form("str($i)", word),
    form("str($f)", text),
    form("str($b)", word),
    form("repr($s)", joined),
    form("repr($i)", word),
    form("str($p)", joined),
    form("repr($p)", joined),
    form("hex($i)", word),
    form("bin($i)", text),
    form("oct($j)", word),
    form("chr(97 + $n)", |_| 1),
    form("chr($j & 255 | 256)", |_| 1),
    form("', '.join($t)", joined),
    form("$c.join([$s, $s])", |b| sum(b) + 1),
    form("''.join([$s[:24] for @e in $!E])", joined),
    form("''.join(sorted($s))", max),
    form("''.join(reversed($s))", max),
    form("''.join([#c for @c in $!s if $b])", max),
    form("''.join($t[::-1])", joined),
    form("' '.join($s.split())", max),
    form("('%d:%s' % ($i, $s))", plus16),
    form("('%5d|%-6d|' % ($j, $j))", text),
    form("('%x %o' % (abs($j), abs($j)))", text),
    form("('%+05d' % $j)", word),
    form("('%.2f' % $f)", long),
    form("('%8.3e' % $f)", text),
    form("('%g' % $f)", text),
    form("('%r' % ($s,))", joined),
    form("('%s %r' % ($p, $p))", joined),
    form("('%%%s' % $s)", plus16),
    form("('%6s|%-6s' % ($s, $s))", |b| sum(b) + 16),
    form("'{:>8}'.format($s)", plus16),
    form("'{}-{}'.format($i, $s)", |b| max(b) + 24),
    form("'{:08.3f}'.format($f)", long),
    form("'{:,}'.format($i)", text),
    form("'{!r:<9}'.format($s)", long),
    form("format($i, '+d')", word),
    form("format($f, '.4g')", word),
    form("f'{$u}{$w}'", long),
    form("f'{$u:>6}|{$z:.2f}'", long),
    form("f'{$w!r}{$u:#x}'", long),
    form("f'{$w:^9}{$u:+}'", long),
    form("f'{$z}'", text),
    form("$y.decode('latin-1')", text),
    form("$s.encode('utf-8').decode('utf-8')", max),
    form("$s.encode('ascii', 'replace').decode('ascii')", max),
    form("$y.hex()", joined),
    form("$y.decode('utf-8', 'replace')", text),
    form("type($v).__name__", word),
];

pub const STR_RISKY: &[Form] = &[
    form("$s[$x]", |_| 1),
    form("$s.split()[$x]", max),
    form("$s.split($s)[0]", max),
    form("chr($x)", |_| 1),
    form("$y.decode()", text),
    form("$s.encode('ascii').decode('ascii')", max),
    form("$t[$x]", word),
    form("max($s)", |_| 1),
];

pub const BYTES: &[Form] = &[
    form("($y + $y)", sum),
    form("($y * $n)", times8),
    form("$y[$q:$q]", max),
    form("$y[::-1]", max),
    form("$y[$q:$q:$r]", max),
    form("$s.encode()", joined),
    form("$s.encode('latin-1', 'ignore')", joined),
    form("bytes([$n, $n + 90])", |_| 2),
    form("bytes([$j & 255 for @e in $!E])", |_| 600),
    form("$y.replace($y, b'-')", times8),
    form("$y.upper()", max),
    form("$y.strip()", max),
    form("b'.'.join([$y, $y])", |b| sum(b) + 1),
    form("bytes(bytearray($y))", max),
    form("bytes($n)", |_| 8),
    form("($n + 300).to_bytes(3, 'big')", |_| 3),
    form("bytes.fromhex($y.hex())", max),
    form("bytes(sorted($y))", max),
];

pub const LIST: &[Form] = &[
    form("[]", none),
    form("[$a]", |_| 1),
    form("[$a, $a, $a]", |_| 3),
    form("[*$A, $a]", next),
    form("[*$A, *$A]", sum),
    form("($A + $A)", sum),
    form("($A * $n)", times8),
    form("([$a] * $n)", eight),
    form("$A[$q:$q]", max),
    form("$A[$q:$q:$r]", max),
    form("$A[::-1]", max),
    form("list($A)", max),
    form("$A.copy()", max),
    form("list(reversed($A))", max),
    form("[$a for @e in $!E]", text),
    form("[#a for @a in $!A if $b]", max),
    form("[$a for @e in $!E if $b]", text),
    form("[$a for @n in range($!n)]", eight),
    form("[#a for @e in $!E for @a in $!A]", long),
    form("[$a for @a in $!A]", max),
    form("[#a for @a in reversed($!A)]", max),
    form("list(map(lambda @e: $a, $!E))", text),
    form("list(filter(lambda @a: $b, $!A))", max),
    form("list($D.values())", text),
    form("[$a for @k, @a in $!D.items()]", text),
    form("[#a for @e, @a in zip($!E, $!A)]", max),
    form("[$a for @n, @a in enumerate($!A)]", max),
    form("list({1: $a, 2: $a}.values())", |_| 2),
    form("[$a for @c in $!s]", long),
    form("sorted($!A, key=lambda @a: $o)", max),
    form("sorted($!A, key=lambda @a: $o, reverse=$!b)", max),
    form("([$a] if $b else $A)", next),
];

/// Lists of what has an order.
pub const LIST_ORDERED: &[Form] = &[
    form("sorted($A)", max),
    form("sorted($A, reverse=True)", max),
    form("sorted($A + [$a])", next),
];

/// Lists of what can be a key.
pub const LIST_OF_KEYS: &[Form] = &[
    form("list({$a: $e, $a: $e})", |_| 2),
    form("[#a for @a in {$!a: $!e, $!a: $!e}]", |_| 2),
    form("list(dict.fromkeys($A))", max),
];

pub const LIST_INT: &[Form] = &[
    form("list(range($n))", eight),
    form("list(range($x, $x))", sixteen),
    form("list(range($x, $x, $r))", sixteen),
    form("[ord(#c) for @c in $!s]", text),
    form("list($y)", text),
    form("[len(#s) for @s in $!t]", text),
    form("[#j * #j & 1023 for @j in $!l]", max),
    form(
        "[$j & 4095 for @n in range($!n) for @x in range($!n)]",
        |_| 64,
    ),
];

pub const LIST_STR: &[Form] = &[
    form("$s[:24].split()", text),
    form("$s[:24].split($c)", text),
    form("list($s[:20])", word),
    form("$s[:24].splitlines()", word),
    form("[#s.upper()[:20] for @s in $!t]", max),
    form("[str($!i)]", |_| 1),
    form("[str(#j) for @j in $!l]", max),
    form("$s[:24].rsplit($c, $n)", eight),
];

pub const DICT: &[Form] = &[
    form("{}", none),
    form("{$k: $a}", |_| 1),
    form("{$k: $a, $k: $a, $k: $a}", |_| 3),
    form("{**$D, $k: $a}", next),
    form("{**$D, **$D}", sum),
    form("($D | $D)", sum),
    form("dict($D)", max),
    form("$D.copy()", max),
    form("{$k: $a for @e in $!E}", text),
    form("{#k: $a for @k in $!K}", text),
    form("{#k: #a for @k, @a in $!D.items()}", max),
    form("{#k: #a for @k, @a in $!D.items() if $b}", max),
    form("dict(zip($K, $A))", text),
    form("dict([($k, $a), ($k, $a)])", |_| 2),
    form("dict.fromkeys($K, $a)", text),
];

pub const SET: &[Form] = &[
    form("set()", none),
    form("{$k}", |_| 1),
    form("{$k, $k, $k}", |_| 3),
    form("set($K)", text),
    form("set($D)", text),
    form("($S | $S)", sum),
    form("($S & $S)", max),
    form("($S - $S)", max),
    form("($S ^ $S)", sum),
    form("{$k for @e in $!E}", text),
    form("{#k for @k in $!K if $b}", text),
    form("$S.copy()", max),
    form("$S.union($K)", text),
    form("$S.difference($S)", max),
    form("$S.intersection($S)", max),
];

/// Of what is there or `None`; `a` is what it is if it is there.
pub const OPT: &[Form] = &[
    form("None", none),
    form("$a", none),
    form("($a if $b else None)", none),
    form("(None if $b else $a)", none),
    form("$D.get($k)", none),
    form("{$k: $a}.get($k)", none),
    form("next((#a for @a in $!A if $b), None)", none),
    form("next(iter($A), None)", none),
    form("[None, $a][$b]", none),
];
