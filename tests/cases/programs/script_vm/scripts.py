SCRIPTS = [
    ("arithmetic", """
let a = 7; let b = -2;
print(a + b, a - b, a * b, a / b, a % b, 2 ** 10);
print(1.5 * a, a / 2.0, 1 == 1.0, 3 < 4.5, -a);
print(9223372036854775807 + 1, 2 ** 100, (2 ** 64) / 3, -(2 ** 63) - 1);
print(2 ** 100 - 2 ** 100 + 5, (2 ** 70) % 1000007);
a * 100
"""),
    ("closures", """
fn counter(step) {
    let n = 0;
    fn next() { n = n + step; return n; }
    return next;
}
let c = counter(2); let d = counter(10);
c(); c(); d();
print(c(), d(), c() + d());
let fs = [];
for (i in range(3)) { let k = i * i; push(fs, fn (x) { return x + k; }); }
for (f in fs) { print(f(100)); }
map(fn (x) { return x * x; }, range(5))
"""),
    ("lists", """
let xs = [3, 1, 2];
push(xs, 10);
print(xs, strategy(xs), len(xs));
push(xs, "word");
print(xs, strategy(xs));
xs[0] = nil; xs[-1] = [1.5];
print(xs, xs[1:3], xs[-2]);
let fl = [0.5, 1.5]; push(fl, 2.5);
print(strategy(fl), sum(fl), strategy([]), strategy(xs[1:3]));
print(sort([5, 3, 9, 1]), sort(["pear", "fig", "apple"]), reverse([1, "a", nil]));
print([1, 2] + ["x"], [0] * 4, 3 in [1, 2, 3], "z" in ["y"]);
print([1, [2, 3]] == [1, [2, 3]], [1] == [1.0], [1] != [2]);
xs[7]
"""),
    ("maps", """
let m = {"one": 1, 2: "two", 3.0: "three"};
m["four"] = 4;
m[1.0] = "float";
m[1] = "int";
print(m, len(m), m[3], m["one"], keys(m));
print("four" in m, 5 in m);
delete(m, 2);
for (k in keys(m)) { print(k, "=>", m[k]); }
m["missing"]
"""),
    ("classes", """
class Shape {
    fn init(name) { self.name = name; }
    fn area() { return 0; }
    fn describe() { return self.name + " of " + str(self.area()); }
}
class Square extends Shape {
    fn init(side) { super.init("square"); self.side = side; }
    fn area() { return self.side * self.side; }
}
class Circle extends Shape {
    fn init(r) { super.init("circle"); self.r = r; }
    fn area() { return 3 * self.r * self.r; }
    fn describe() { return "round " + super.describe(); }
}
let shapes = [Square(4), Circle(2), Shape("point")];
for (s in shapes) { print(s.describe()); }
let describe = shapes[1].describe;
shapes[1].r = 1;
print(describe(), shapes[0], Square);
shapes[2].colour
"""),
    ("control", """
let total = 0; let i = 0;
while (true) {
    i = i + 1;
    if (i % 2 == 0) { continue; }
    if (i > 15) { break; }
    total = total + i;
}
print(total, i);
fn fib(n) { if (n < 2) { return n; } else { return fib(n - 1) + fib(n - 2); } }
print(fib(6));
let s = "";
for (c in "h\\u00e9llo") { if (c != "l") { s = s + upper(c); } }
print(s, len(s), s[1], join("-", split("a,b,,c", ",")));
print(nil and 1, 0 or "x", not "", 1 < 2 and 2 < 3, not nil);
try { fail("on purpose"); } catch (e) { print("caught", e); }
try { print([1][5]); } catch (e) { print("caught", e); }
try { throw {"code": 42}; } catch (e) { print("caught", e["code"]); }
fn deep(n) { if (n == 0) { throw "bottom"; } deep(n - 1); }
try { deep(20); } catch (e) { print(e); }
total
"""),
    ("sieve", """
fn primes(n) {
    let flags = [true] * (n + 1);
    let found = [];
    for (i in range(2, n + 1)) {
        if (flags[i]) {
            push(found, i);
            let j = i * i;
            while (j <= n) { flags[j] = false; j = j + i; }
        }
    }
    return found;
}
let ps = primes(30);
print(len(ps), ps[-1], sum(ps), format("{} primes below {}", len(ps), 30));
ps[2:5]
"""),
    ("type error", "fn f(x) {\n    return x + nil;\n}\nprint(1);\nf(3)\n"),
    ("division", "1 / (3 - 3)"),
    ("arity", "fn f(a, b) { return a; } f(1)"),
    ("unknown name", "print(undefined_name)"),
    ("not callable", "let x = 3; x(4)"),
    ("recursion", "fn f(n) { return f(n + 1); } f(0)"),
    ("syntax", "let x = 1;\nlet = 3;"),
    ("syntax 2", "print(1, 2"),
    ("syntax 3", "let s = \"open"),
    ("syntax 4", "break;"),
]
