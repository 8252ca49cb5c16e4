//! The grammar, its messages, and the manifest.

use crate::grammar::parse_module;
use crate::manifest::Told;
use crate::scope::{Aliases, Asked};
use crate::value::{parse_value, Kind, ValueItem};
use crate::{Class, Manifest, Meanings, Module, Part, Type};
use proc_macro2::TokenStream;

fn tokens(text: &str) -> TokenStream {
    text.parse().expect("tokens")
}

fn parse(body: &str) -> Result<Module, Vec<String>> {
    parse_module(
        tokens("\"py/x.py\""),
        tokens(&format!("mod x {{ {body} }}")),
        &Meanings::default(),
    )
    .map(|item| item.model)
    .map_err(|wrong| {
        wrong
            .error
            .into_iter()
            .map(|error| error.to_string())
            .collect()
    })
}

fn value_of(text: &str, kind: Kind) -> syn::Result<ValueItem> {
    parse_value(tokens(text), kind, &Meanings::default())
}

#[test]
fn reads_every_type() {
    let module = parse(
        "fn a(i: i8, u: usize, f: f32, b: bool, c: char, s: &str, t: String, y: &[u8]) -> Vec<u8>;
         /// Docs.
         #[cfg(unix)] pub fn b(x: &[(String, Option<Vec<f64>>)]) -> Result<(i64,), rpython::Error>;
         fn c() -> Result<(), ::rpython::Error>; fn d(x: Vec<&str>); fn r#match() -> rpython::Result<u64>;",
    )
    .unwrap();
    assert_eq!(
        module.interface(),
        "abi 1\nmod x py/x.py\n\
         fn a(i: i8, u: usize, f: f32, b: bool, c: char, s: String, t: String, y: Vec<u8>, ) -> Vec<u8>\n\
         fn b(x: Vec<(String, Option<Vec<f64>>)>, ) -> ? (i64,)\n\
         fn c() -> ? ()\n\
         fn d(x: Vec<String>, ) -> ()\n\
         fn match() -> ? u64\n"
    );
    assert_eq!(
        module.functions[1].params[0].ty.python(),
        "list[tuple[str, list[float] | None]]"
    );
    assert_eq!(module.functions[4].result, Type::Int(crate::Int::U64));
}

#[test]
fn reads_collections_and_other_texts() {
    let module = parse(
        "use std::{borrow::Cow, collections::{self, HashMap as Map, BTreeSet}};
         fn a(m: &Map<String, Vec<i64>>, s: &HashSet<(i64, char)>, d: VecDeque<u8>) -> BTreeMap<u8, Box<str>>;
         fn b(x: [f64; 3], k: &[u8; 4], t: Cow<'_, str>, r: Box<[i64]>) -> Cow<'static, str>;
         pub type Row = Vec<Names>; type Names = std::vec::Vec<String>;
         fn c(rows: Row, names: &Names) -> Result<Row>; fn d() -> BTreeSet<Row2>; type Row2 = (bool, i8);",
    )
    .unwrap();
    let c = "::std::collections::";
    assert_eq!(
        module.interface(),
        format!(
            "abi 1\nmod x py/x.py\n\
             fn a(m: {c}HashMap<String, Vec<i64>>, s: {c}HashSet<(i64, char)>, d: {c}VecDeque<u8>, ) -> {c}BTreeMap<u8, Box<str>>\n\
             fn b(x: [f64; 3], k: [u8; 4], t: ::std::borrow::Cow<'static, str>, r: Box<[i64]>, ) -> ::std::borrow::Cow<'static, str>\n\
             fn c(rows: Vec<Vec<String>>, names: Vec<String>, ) -> ? Vec<Vec<String>>\n\
             fn d() -> {c}BTreeSet<(bool, i8)>\n"
        )
    );
    let first = &module.functions[0];
    assert_eq!(first.params[0].ty.python(), "dict[str, list[int]]");
    assert_eq!(first.params[1].ty.python(), "set[tuple[int, str]]");
    assert_eq!(first.params[2].ty.python(), "bytes");
}

fn meanings(of: &[(&str, &str)]) -> Meanings {
    let of = of.iter();
    Meanings {
        types: of.map(|(a, b)| (a.to_string(), b.to_string())).collect(),
        classes: Vec::new(),
    }
}

#[test]
fn reads_aliases_with_parameters() {
    let module = parse(
        "type Rows<T, R = Vec<T>> = Vec<R>; type Result<T> = std::result::Result<T, ParseError>; use super::ParseError;
         type Pair<T> = (T, T); fn f(x: &Rows<f64>, y: Rows<i64, Pair<Pair<bool>>>) -> Result<Pair<u8>>;",
    );
    let pair = "((bool, bool), (bool, bool))";
    assert_eq!(
        module.unwrap().interface(),
        format!("abi 1\nmod x py/x.py\nfn f(x: Vec<Vec<f64>>, y: Vec<{pair}>, ) -> ?ParseError (u8, u8)\n")
    );
    for (body, expected) in [
        (
            "type A<T> = Vec<T>; fn f() -> A;",
            "`A` has more parameters",
        ),
        (
            "type A<T> = Vec<T>; fn f() -> A<i64, i64>;",
            "`A` has fewer parameters",
        ),
        (
            "type A = i64; fn f() -> A<i64>;",
            "`A` has no type parameters",
        ),
        (
            "type A<const N: usize> = [u8; N]; fn f() -> A<1>;",
            "cannot cross",
        ),
        (
            "type A<'a> = &'a str; fn f(x: A);",
            "parameters of an alias are types",
        ),
        ("type A<T>;", "a class has no parameters"),
        ("type A<T> = Vec<A<T>>; fn f() -> A<i64>;", "made of itself"),
    ] {
        let errors = parse(body).unwrap_err();
        assert!(errors[0].contains(expected), "{body}: {errors:?}");
    }
}

/// What is called something else in Python says so, and its interface does; where the name is the same nothing is said.
#[test]
fn reads_names_of_pythons() {
    let module = parse(
        "#[rpython(name = \"http_server\")] type Server; #[rpython(name = \"A\")] type A; #[rpython(name = \"ports\")] const P: u8;
         impl Server { #[rpython(name = \"new\")] fn other() -> Server; #[get] #[rpython(name = \"n\")] fn count(&self) -> u8;
         #[set] #[rpython(name = \"n\")] fn set_count(&self, n: u8); #[inline] #[rpython(name = \"runAll\")] fn run_all(&self); }
         #[rpython(name = \"getAll\")] fn get_all() -> Vec<A>; #[rpython(name = \"plain\")] fn plain();",
    );
    let module = module.unwrap();
    let interface = module.interface();
    let (declared, of_each) = interface.split_at(interface.find("fn Server repr").unwrap());
    assert_eq!(
        declared,
        "abi 1\nmod x py/x.py\nclass Server = http_server\nconst P: u8 = ports\n\
         fn getAll: get_all() -> Vec<A>\nfn plain() -> ()\n"
            .replace(
                "fn getAll",
                &[
                    "fn Server static new: other() -> Server",
                    "fn Server get n: count(self: Server, ) -> u8",
                    "fn Server set n: set_count(self: Server, n: u8, ) -> ()",
                    "fn Server method runAll: run_all(self: Server, ) -> ()",
                    "fn getAll",
                ]
                .join("\n")
            )
    );
    assert_eq!(of_each.lines().count(), 6);
    let names: Vec<&str> = module.classes().map(Class::in_python).collect();
    assert_eq!(names, ["http_server", "A"]);
    let of = |body: &str| parse(body).unwrap().interface();
    assert_ne!(of("type A;"), of("#[rpython(name = \"B\")] type A;"));
    assert_eq!(of("type A;"), of("#[rpython(name = \"A\")] type A;"));
    for (body, expected) in [
        ("#[rpython(name = \"a b\")] type A;", "not a name in Python"),
        ("#[rpython(name = \"1a\")] fn f();", "not a name in Python"),
        ("#[rpython(name = \"\")] fn f();", "not a name in Python"),
        (
            "#[rpython(class = \"B\")] type A;",
            "expected the name in Python",
        ),
        (
            "#[rpython(name = \"B\", name = \"C\")] type A;",
            "one name is enough",
        ),
        (
            "#[rpython(name = \"B\")] type A; type B;",
            "the class `B` is declared twice: it is `A` here",
        ),
        (
            "#[rpython(name = \"B\")] type A = i64;",
            "an alias has no name",
        ),
        (
            "type A; impl A { #[get(x)] #[rpython(name = \"y\")] fn f(&self) -> u8; }",
            "one name is enough",
        ),
        (
            "type A; impl A { #[set] fn f(&self, x: u8); }",
            "in parentheses",
        ),
        (
            "#[rpython(name = \"B\")] type A; impl B {}",
            "`B` is not declared here: it is `A`",
        ),
        (
            "#[rpython(name = \"B\")] type A; fn f(x: &B);",
            "write `A`: that is what the class `B` is called here",
        ),
    ] {
        let errors = parse(body).unwrap_err();
        assert!(errors[0].contains(expected), "{body}: {errors:?}");
    }
}

/// How a class of another module is known.
fn account(python: &str) -> (String, Class) {
    ("Account ".into(), Class::new(python, "Account"))
}

/// Classes of other modules are what those say who know.
#[test]
fn reads_classes_of_elsewhere() {
    let known = Meanings {
        classes: vec![account("py/bank.py")],
        ..Meanings::default()
    };
    let parse = |body: &str, known: &dyn Aliases| {
        let item = tokens(&format!("mod x {{ use super::*; {body} }}"));
        let module = parse_module(tokens("\"py/x.py\""), item, known);
        module.map_err(|wrong| wrong.error.to_string())
    };
    let body = "fn f(x: &Account, y: &[Account]) -> Option<Account>;";
    let asked = Asked::of(&known);
    let module = parse(body, &asked).unwrap().model;
    let types = "fn f(x: Account, y: Vec<Account>, ) -> Option<Account>\n";
    assert_eq!(
        module.interface(),
        format!("abi 1\nmod x py/x.py\nclass Account py/bank.py\n{types}")
    );
    assert!(module.functions[0].params[0].ty.has_objects());
    assert_eq!(asked.found(), known);
    // As values, and of this module, they are others.
    let value = parse(body, &Meanings::default()).unwrap().model;
    assert_eq!(value.interface(), format!("abi 1\nmod x py/x.py\n{types}"));
    let own = parse("type Account; fn f(x: &Account);", &known).unwrap();
    assert!(own.model.classes_elsewhere().is_empty());
    for (body, expected) in [
        ("fn f(x: Account);", "write `&Account`"),
        ("fn f(x: &mut Account);", "write `&Account`"),
        ("const A: Account;", "a constant is a number"),
        ("fn f(x: BTreeSet<Account>);", "objects have no order"),
        ("fn f(x: impl Fn() -> Account);", "no objects in it"),
        ("fn f() -> &Account;", "leave the `&` out"),
    ] {
        let error = parse(body, &known).err().unwrap();
        assert!(error.contains(expected), "{body}: {error}");
    }
    let fields = |kind| {
        let item = tokens("struct Holder { account: Account, all: Vec<Account> }");
        parse_value(item, kind, &known)
    };
    let holder = fields(Kind::Value).unwrap().model;
    assert_eq!(holder.classes(), [&account("py/bank.py").1]);
    assert!(holder.interface().contains("class Account py/bank.py\n"));
    let raised = fields(Kind::Exception).err().unwrap().to_string();
    assert!(raised.contains("what an exception has"), "{raised}");
}

/// Aliases of elsewhere are what those say who know.
#[test]
fn reads_aliases_of_elsewhere() {
    let known = meanings(&[
        ("Id ", "u32"),
        ("Rows <f64 >", "Vec<Vec<f64>>"),
        ("Points ", "Vec<Point>"),
        ("Result <Id >", "::core::result::Result<Id, ParseError>"),
        ("Unused ", "i64"),
        ("Big ", "u128"),
    ]);
    let parse = |body: &str, known: &dyn Aliases| {
        let item = tokens(&format!("mod x {{ {body} }}"));
        parse_module(tokens("\"py/x.py\""), item, known).map_err(|wrong| wrong.error.to_string())
    };
    let asked = Asked::of(&known);
    let module = parse(
        "use super::*; use super::Point; const N: Id; fn f(x: Id, y: &Rows<f64>, z: impl Fn(&Id) -> Points) -> Result<Id>;",
        &asked,
    );
    let module = module.unwrap();
    assert_eq!(
        module.model.interface(),
        "abi 1\nmod x py/x.py\nconst N: u32\n\
         fn f(x: u32, y: Vec<Vec<f64>>, z: Fn(u32, ) -> Vec<Point>, ) -> ?ParseError u32\n"
    );
    let names = |asked: Asked<'_>| {
        let found = asked.found().types.into_iter();
        found.map(|(it, _)| it).collect::<Vec<_>>()
    };
    let expected = ["Id ", "Rows <f64 >", "Points ", "Result <Id >"];
    assert_eq!(names(asked), expected);
    let checks = module.functions[0]
        .used
        .iter()
        .map(|used| used.check().to_string());
    let checks: Vec<_> = checks.collect();
    assert!(
        checks[1].contains("Option < Vec < Vec < f64 > > > ="),
        "{checks:?}"
    );
    assert!(checks[1].contains("None :: < Rows < f64 > >"), "{checks:?}");
    let missing = parse("use super::Points; fn f() -> Points;", &known)
        .err()
        .unwrap();
    assert!(
        missing.contains("import that in this module, too"),
        "{missing}"
    );
    let unknown = parse("use super::Table; fn f() -> Table<i64>;", &known)
        .err()
        .unwrap();
    assert!(
        unknown.contains("no alias that the build script could find"),
        "{unknown}"
    );
    // What the module has itself.
    let asked = Asked::of(&known);
    let own = parse("type Id = i64; fn f() -> Id;", &asked).unwrap().model;
    assert!(own.interface().contains("-> i64") && asked.found().is_empty());
    // What is wrong with one is said where it is used, of whatever has it.
    let asked = Asked::of(&known);
    let wrong = parse("use super::*; fn f(x: Big); fn g(x: Id);", &asked).err();
    assert_eq!(names(asked), ["Big ", "Id "]);
    let wrong = wrong.unwrap();
    assert!(
        wrong.starts_with("`Big` stands for `u128`: Python integers are"),
        "{wrong}"
    );
    let asked = Asked::of(&known);
    assert!(parse_value(tokens("struct A { x: Big }"), Kind::Value, &asked).is_err());
    assert_eq!(names(asked), ["Big "]);
    let value = parse_value(
        tokens("struct A { id: Id, all: Vec<Id>, p: P }"),
        Kind::Value,
        &known,
    );
    let value = value.unwrap().model;
    let expected = "abi 1\nvalue A A\nid id: u32\nall all: Vec<u32>\np p: P\n";
    assert_eq!(value.interface(), expected);
}

#[test]
fn classes_may_be_called_what_rust_calls_something() {
    let module = parse(
        "type Vec; type String; type Result; type Error; impl Vec { fn new(x: f64) -> Vec; } fn f(v: &Vec, s: &[String]) -> Result;
         fn g(x: &Error) -> std::result::Result<std::vec::Vec<std::string::String>, rpython::Error>;",
    );
    let module = module.unwrap();
    let [.., f, g] = &module.functions[..3] else {
        panic!("three functions")
    };
    assert_eq!(f.params[0].ty.to_string(), "Vec");
    assert_eq!(f.params[1].ty.to_string(), "Vec<String>");
    assert_eq!(f.result.to_string(), "Result");
    assert!(g.fallible && g.params[0].ty.has_objects());
    // For code beside them.
    let text = format!("{:+} {:+}", g.result, f.params[1].ty);
    let expected = "::std::vec::Vec<::std::string::String> ::std::vec::Vec<String>";
    assert_eq!(text, expected);
}

#[test]
fn reads_classes() {
    let module = parse(
        "pub type A; type Named = HashMap<String, A>;
         impl A { fn new(x: i64) -> A; pub fn f(&self, other: &A) -> Result<Option<A>>; fn r#match(n: &Named);
             #[get] fn x(&self) -> i64; #[set(x)] fn set_x(&self, x: i64,); }
         fn f(all: &[A], one: Option<&A>) -> Named;",
    )
    .unwrap();
    let map = "::std::collections::HashMap<String, A>";
    assert_eq!(
        module.interface(),
        format!(
            "abi 1\nmod x py/x.py\n\
             fn A new: new(x: i64, ) -> A\n\
             fn A method f: f(self: A, other: A, ) -> ? Option<A>\n\
             fn A static match: match(n: {map}, ) -> ()\n\
             fn A get x: x(self: A, ) -> i64\n\
             fn A set x: set_x(self: A, x: i64, ) -> ()\n\
             fn f(all: Vec<A>, one: Option<A>, ) -> {map}\n\
             fn A repr: repr of(self: A, ) -> ? String\n\
             fn A str: str of(self: A, ) -> ? String\n\
             fn A is: is(self: object, ) -> ? bool\n"
        )
    );
}

#[test]
fn reads_instances() {
    let interface = |body: &str| parse(body).map(|module| module.interface());
    let of = |body: &str| interface(body).unwrap_or_else(|_| panic!("{body}"));
    let text = of("fn f(instance: &mut Instance, x: i64); fn g(i: &mut rpython::Instance);");
    let functions = "fn f(instance, x: i64, ) -> ()\nfn g(instance, ) -> ()\n";
    assert_eq!(text, format!("abi 1\nmod x py/x.py\n{functions}"));
    let renamed =
        of("use rpython::Instance as World; fn f(world: &mut World, x: i64); fn g(i: &mut World);");
    assert_eq!(renamed, text);
    // Another one of this name.
    let class = of("type Instance; fn f(x: &Instance);");
    assert!(class.contains("fn f(x: Instance, ) -> ()"), "{class}");
    let alias = of("type Instance = Vec<i64>; fn f(x: &Instance);");
    assert!(alias.contains("fn f(x: Vec<i64>, ) -> ()"), "{alias}");
}

#[test]
fn reads_guards_and_views() {
    let text = |body: &str| match parse(body) {
        Ok(module) => module.interface(),
        Err(_) => panic!("{body}"),
    };
    let found = text(
        "type A; fn f(guard: &Guard, x: &str) -> StrView<'_>; fn g(g: &rpython::InstanceGuard<'_>) -> i64; \
         impl A { fn h(&self, g: &Guard) -> Result<Vec<(BytesView, ArrayView<'_, f64>)>, Error>; }",
    );
    for line in [
        "fn f(guard, x: String, ) -> ::rpython::StrView<'guard>\n",
        "fn g(instance guard, ) -> i64\n",
        "fn A method h: h(guard, self: A, ) -> ? Vec<(::rpython::BytesView<'guard>, ::rpython::ArrayView<'guard, f64>)>\n",
    ] {
        assert!(found.contains(line), "{line}{found}");
    }
    // Another one of this name.
    let class = text("type Guard; fn f(x: &Guard);");
    assert!(class.contains("fn f(x: Guard, ) -> ()"), "{class}");
}

#[test]
fn reads_buffers() {
    let module = parse(
        "fn f(xs: &mut [f32], #[buffer] ys: &[u16], zs: &[u16]); fn g(#[buffer] xs: &[bool; 3], ys: &mut [i64; 2]);",
    );
    assert_eq!(
        module.unwrap().interface(),
        "abi 1\nmod x py/x.py\n\
         fn f(xs: &mut [f32], ys: #[buffer] &[u16], zs: Vec<u16>, ) -> ()\n\
         fn g(xs: #[buffer] &[bool], ys: &mut [i64], ) -> ()\n"
    );
}

#[test]
fn the_hash_is_of_what_crosses_the_boundary() {
    let hash = |body: &str| parse(body).unwrap().interface_hash();
    assert_eq!(
        hash("fn f(s: &str);"),
        hash("/// Documented.\n pub fn f(s: String) -> ();")
    );
    assert_ne!(hash("fn f(s: &str);"), hash("fn f(s: &[u8]);"));
    assert_ne!(
        hash("fn f(s: &str);"),
        hash("fn f(i: &mut Instance, s: &str);")
    );
    assert_ne!(
        hash("fn f();"),
        hash("fn f() -> Result<(), rpython::Error>;")
    );
    assert_eq!(hash("fn f();").len(), 16);
}

#[test]
fn messages_say_what_to_do() {
    let cases = [
        ("fn f(x: &mut i64);", "no `&mut`"),
        ("fn f(x: &mut Vec<i64>);", "write a slice: `&mut"),
        ("fn f(x: Option<&mut [i64]>);", "a parameter by itself"),
        ("fn f() -> &mut [i64];", "a parameter by itself"),
        ("fn f(x: &mut [char]);", "a buffer has numbers in it"),
        ("fn f(#[buffer] x: &[&str]);", "a buffer has numbers in it"),
        ("fn f(#[buffer] x: Vec<i64>);", "by a reference to a slice"),
        ("fn f(#[buffer] x: &mut [i64]);", "leave the attribute out"),
        ("fn f(#[buffer] #[buffer] x: &[i64]);", "once is enough"),
        (
            "fn f(#[buffer(x)] x: &[i64]);",
            "there are `#[optional]` here",
        ),
        ("fn f(x: &'a mut [i64]);", "leave the lifetime out"),
        (
            "fn f(#[buffer] i: &mut Instance);",
            "an instance is no buffer",
        ),
        ("fn f(g: &mut Guard);", "write `&Guard`"),
        ("fn f(g: Guard);", "write `&Guard`"),
        ("fn f(g: InstanceGuard<'_>);", "or `&InstanceGuard`"),
        ("fn f(g: &'a Guard);", "leave the lifetime out"),
        ("fn f(#[optional] g: &Guard);", "a guard is not left out"),
        ("fn f(#[buffer] g: &Guard);", "a guard is no buffer"),
        ("fn f(x: i64, g: &Guard);", "`guard: &Guard`"),
        (
            "fn f(g: &Guard, i: &mut Instance);",
            "in front of the other parameters",
        ),
        (
            "fn f(g: Option<&Guard>);",
            "in front of the other parameters",
        ),
        (
            "fn f() -> StrView<'_>;",
            "comes out of a function that takes one",
        ),
        (
            "fn f(i: &mut Instance) -> BytesView<'_>;",
            "comes out of a function that takes one",
        ),
        (
            "fn f(g: &Guard, x: StrView<'_>);",
            "comes out of a function that takes one",
        ),
        (
            "fn f(g: &Guard, x: impl Fn() -> StrView<'_>);",
            "comes out of a function that takes one",
        ),
        (
            "fn f(g: &Guard) -> rpython::Iter<StrView<'_>>;",
            "comes out of a function that takes one",
        ),
        (
            "fn f(g: &'g Guard) -> StrView<'g>;",
            "leave the lifetime out",
        ),
        ("fn f(g: &Guard) -> StrView<'static>;", "write `'_`"),
        (
            "fn f(g: &Guard) -> ArrayView<'_, u8>;",
            "i64, isize, f64, bool",
        ),
        ("fn f(g: &Guard) -> ArrayView<'_>;", "of what the items are"),
        (
            "fn f(g: &Guard) -> HashSet<StrView<'_>>;",
            "a view is no key",
        ),
        ("fn f(#[buffer] #[optional] x: &[i64]);", "is an `Option`"),
        ("fn f(i: &Instance);", "write `&mut Instance`"),
        ("fn f(i: rpython::Instance);", "write `&mut Instance`"),
        (
            "fn f(x: i64, i: &mut Instance);",
            "in front of the other parameters",
        ),
        (
            "fn f(i: &mut Instance, j: &mut Instance);",
            "in front of the other parameters",
        ),
        (
            "fn f(x: Option<Instance>);",
            "in front of the other parameters",
        ),
        ("fn f() -> Instance;", "in front of the other parameters"),
        (
            "type A; impl A { fn f(&self, i: &mut Instance); }",
            "in the instance that has its object",
        ),
        ("fn f(x: &'static str);", "leave the lifetime out"),
        ("fn f() -> &str;", "write `String`"),
        ("fn f() -> &[i64];", "write `Vec<…>`"),
        ("fn f(x: &i64);", "leave the `&` out"),
        ("fn f() -> &HashMap<i64, i64>;", "leave the `&` out"),
        ("fn f(x: HashMap<f64, i64>);", "no `Eq` and no `Hash`"),
        ("fn f() -> BTreeSet<Option<f32>>;", "no `Eq` and no `Ord`"),
        ("fn f(x: BTreeSet<(i64, Vec<i64>)>);", "a list is no key"),
        (
            "fn f(x: HashMap<BTreeMap<i64, i64>, i64>);",
            "a dict is no key",
        ),
        ("fn f(x: HashMap<HashSet<i64>, i64>);", "a set is no key"),
        (
            "fn f(x: HashSet<Option<Option<i64>>>);",
            "`Some(None)` from `None`",
        ),
        ("fn f(x: HashMap<i64, i64, MyHasher>);", "leave it out"),
        ("fn f(x: [i64; N]);", "the length is a number"),
        ("fn f(x: Cow<i64>);", "cannot cross to Python"),
        ("fn f(x: Box<i64>);", "cannot cross to Python"),
        (
            "type A = Vec<B>; type B = Option<A>; fn f(x: A);",
            "`A` is made of itself",
        ),
        ("type A = i64; type A = i32;", "declared twice"),
        ("use a::;", "expected ident"),
        ("fn f(x: &Vec<i64>);", "write a slice"),
        ("fn f(x: u128);", "at most 64 bits"),
        ("fn f(x: ());", "leave the parameter out"),
        ("fn f() -> Vec<()>;", "whole result only"),
        ("fn f() -> Option<Option<i64>>;", "`Some(None)`"),
        ("fn f() -> Result<i64, String>;", "`rpython::Error`"),
        ("fn f(x: Result<i64, rpython::Error>);", "whole result only"),
        ("fn f(x: Table);", "An alias of a type is declared here"),
        ("fn f(x: impl Copy);", "#[rpython::object]"),
        ("fn f<T>(x: T);", "type and lifetime parameters"),
        ("fn f(&self);", "in the block of its class"),
        ("impl A { fn f(&self); }", "add `type A;`"),
        ("type A; impl A;", "declared here: `impl Account {"),
        ("type A; impl A for B {}", "declared here: `impl Account {"),
        ("type A; #[inline] impl A {}", "on the functions inside"),
        ("type A; impl A { fn f(self); }", "a method takes `&self`"),
        (
            "type A; impl A { fn f(&mut self); }",
            "a method takes `&self`",
        ),
        (
            "type A; impl A { fn f(&self: &A); }",
            "a method takes `&self`",
        ),
        ("type A; impl A { type B; }", "only function declarations"),
        (
            "type A; impl A { fn f(&self) {} }",
            "end the declaration with `;`",
        ),
        ("type A; impl A { fn new() -> i64; }", "`-> A`"),
        ("type A; impl A { #[get] fn f() -> i64; }", "add `&self`"),
        ("type A; impl A { #[get] fn f(&self); }", "comes back"),
        (
            "type A; impl A { #[get] fn f(&self, x: i64) -> i64; }",
            "without arguments",
        ),
        (
            "type A; impl A { #[get = \"x\"] fn f(&self) -> i64; }",
            "in parentheses",
        ),
        (
            "type A; impl A { #[set] fn f(&self, x: i64); }",
            "`#[set(name)]`",
        ),
        (
            "type A; impl A { #[set(f)] fn f(&self); }",
            "the one argument",
        ),
        (
            "type A; impl A { #[set(f)] fn f(&self, x: i64) -> i64; }",
            "no result",
        ),
        (
            "type A; impl A { #[get] #[set(f)] fn f(&self) -> i64; }",
            "is enough",
        ),
        (
            "type A; impl A { #[getter] fn f(&self) -> i64; }",
            "`#[get]`",
        ),
        ("type A; impl A { #[staticmethod] fn f(); }", "no `&self`"),
        ("type A; impl A { fn f(&self); fn f(); }", "declared twice"),
        ("type A; type A;", "declared twice"),
        ("type A; type A = i64;", "declared twice"),
        ("type A; fn f(a: A);", "write `&A`"),
        ("type A; fn f(a: &mut A);", "write `&A`"),
        ("type A; fn f() -> &A;", "leave the `&` out"),
        ("type A; fn f(a: A<i64>);", "no type parameters"),
        (
            "type Vec; fn f(v: &Vec) -> Vec<f64>;",
            "`#[rpython(name = \"Vec\")] type PyVec;`",
        ),
        (
            "type Option; fn f(x: Option<i64>);",
            "`#[rpython(name = \"Option\")] type PyOption;`",
        ),
        (
            "type Result; fn f() -> Result<i64, rpython::Error>;",
            "`#[rpython(name = \"Result\")] type PyResult;`",
        ),
        (
            "type Box; fn f(x: Box<dyn Fn() + Send>);",
            "`#[rpython(name = \"Box\")] type PyBox;`",
        ),
        (
            "type Fn; fn f(x: &dyn Fn(i64));",
            "`#[rpython(name = \"Fn\")] type PyFn;`",
        ),
        (
            "type Send; fn f(x: Box<dyn Fn() + Send>);",
            "`#[rpython(name = \"Send\")] type PySend;`",
        ),
        (
            "type Iterator; fn f(x: impl Iterator<Item = i64>);",
            "`#[rpython(name = \"Iterator\")] type PyIterator;`",
        ),
        (
            "type HashMap; fn f(x: Vec<HashMap<i64, i64>>);",
            "`#[rpython(name = \"HashMap\")] type PyHashMap;`",
        ),
        (
            "type Result; fn f(x: impl Fn() -> Result<i64, String>);",
            "`#[rpython(name = \"Result\")] type PyResult;`",
        ),
        (
            "type Vec; type Rows = Vec<f64>; fn f() -> Rows;",
            "`#[rpython(name = \"Vec\")] type PyVec;`",
        ),
        (
            "type Error; fn f() -> Result<i64, Error>;",
            "the error type is `rpython::Error`",
        ),
        ("type i64;", "`#[rpython(name = \"i64\")] type Pyi64;`"),
        ("type str;", "is a type of Rust's"),
        (
            "type A; fn f(a: BTreeSet<A>);",
            "write `HashMap`, or `HashSet`",
        ),
        (
            "type A; fn f() -> BTreeMap<(i64, Option<A>), i64>;",
            "objects have no order",
        ),
        ("fn f() -> Result<(), std::io::Error>;", "the error type is"),
        ("fn f() -> std::io::Result<()>;", "write `rpython::Result"),
        (
            "use std::io; fn f() -> io::Result<()>;",
            "`std::io::Result` has no `rpython::Error`",
        ),
        (
            "use std::fmt::Error; fn f() -> Result<(), Error>;",
            "the error type is",
        ),
        (
            "use std::slice::Iter; fn f() -> Iter<i64>;",
            "`std::slice::Iter` cannot cross",
        ),
        (
            "use super::{A as B}; fn f(b: B);",
            "import `A` by its own name",
        ),
        ("use super::A; fn f() -> &A;", "leave the `&` out"),
        ("use super::A; fn f(a: &mut A);", "no `&mut`"),
        (
            "use super::A; fn f(a: A<i64>);",
            "could find in this package",
        ),
        ("fn f(a: super::A);", "`use super::Point;`"),
        (
            "const X: i64 = 1;",
            "the value is the one in the Python file",
        ),
        ("const X: String;", "a constant is a number"),
        ("const X: &[Vec<i64>];", "a constant is a number"),
        ("type A; const X: A;", "a constant is a number"),
        ("const X: ();", "`()` says nothing"),
        ("const X: &'a str;", "leave the lifetime out"),
        ("const X: i64; const X: i64;", "declared twice"),
        ("const X: i64", "end the declaration with `;`"),
        ("const fn f();", "not `const`"),
        ("fn f(#[optional] a: i64);", "is an `Option`"),
        (
            "fn f(#[optional] a: Option<i64>, b: i64);",
            "behind the other parameters",
        ),
        (
            "fn f(#[default] a: Option<i64>);",
            "there are `#[optional]` here",
        ),
        (
            "fn f(#[optional(1)] a: Option<i64>);",
            "there are `#[optional]` here",
        ),
        (
            "fn f(#[optional] a: Option<i8>, #[optional] b: Option<i8>, #[optional] c: Option<i8>,
                  #[optional] d: Option<i8>, #[optional] e: Option<i8>);",
            "at most four",
        ),
        (
            "type A; impl A { #[set(x)] fn x(&self, #[optional] x: Option<i64>); }",
            "has no parameters",
        ),
        (
            "fn f(#[optional] i: &mut rpython::Instance);",
            "not left out",
        ),
        ("fn f(_: i64);", "`name: type`"),
        ("fn f() {}", "end the declaration with `;`"),
        ("async fn f();", "not `async`"),
        ("struct S;", "only function declarations"),
        ("fn f(); fn f();", "declared twice"),
    ];
    for (body, expected) in cases {
        let errors = parse(body).unwrap_err();
        assert!(errors[0].contains(expected), "{body}: {errors:?}");
    }
    assert_eq!(
        parse("fn f(x: &mut i64) -> &str; fn g(x: u128);")
            .unwrap_err()
            .len(),
        3
    );
}

#[test]
fn reads_optional_parameters() {
    let module = parse(
        "fn f(a: i64, #[optional] b: Option<&str>, #[optional] c: Option<Vec<f64>>,); fn g(a: i64, b: Option<&str>);",
    )
    .unwrap();
    assert_eq!(
        module.interface(),
        "abi 1\nmod x py/x.py\n\
         fn f(a: i64, ?b: Option<String>, ?c: Option<Vec<f64>>, ) -> ()\nfn g(a: i64, b: Option<String>, ) -> ()\n"
    );
}

#[test]
fn reads_constants() {
    let module = parse(
        "/// The most.\n pub const LIMIT: i64; const NAMES: &'static [&str]; type Row = [f64; 2];
         const ROWS: &[Row]; const BYTES: &[u8]; const PAIR: (char, Option<u8>); fn f();",
    )
    .unwrap();
    assert_eq!(
        module.interface(),
        "abi 1\nmod x py/x.py\n\
         const LIMIT: i64\nconst NAMES: Vec<String>\nconst ROWS: Vec<[f64; 2]>\nconst BYTES: Vec<u8>\n\
         const PAIR: (char, Option<u8>)\nfn f() -> ()\n"
    );
}

#[test]
fn reads_values() {
    let module = parse(
        "use super::{types::Expr, Point}; use crate::Shape;
         fn f(p: &Point, all: &[Point], e: Box<Expr>) -> Result<Option<Shape>>; fn g(p: Point) -> (Point, i64);",
    )
    .unwrap();
    assert_eq!(
        module.interface(),
        "abi 1\nmod x py/x.py\n\
         fn f(p: Point, all: Vec<Point>, e: Box<Expr>, ) -> ? Option<Shape>\n\
         fn g(p: Point, ) -> (Point, i64)\n"
    );
    let value = |text: &str| value_of(text, Kind::Value).unwrap().model;
    let expr = value(
        "pub enum Expr { #[rpython(name = \"Num\")] Number { value: i64 }, Add(Box<Sum>), Sub(Sum),
         Nothing, Many { all: Vec<Expr>, next: Option<Box<Expr>>, at: Point } }",
    );
    assert_eq!(
        expr.interface(),
        "abi 1\nvalue Expr Expr\n| Number Num\nvalue value: i64\n| Add Add of Sum\n| Sub Sub of Sum\n| Nothing Nothing\n\
         | Many Many\nall all: Vec<Expr>\nnext next: Option<Box<Expr>>\nat at: Point\n"
    );
    let others = ["Sum", "Point"].map(|name| (name.to_string(), Kind::Value));
    assert_eq!(expr.others(), others);
    let color = value("enum Color { Red, DarkRed, HTMLBlue, Green2 }");
    assert_eq!(
        color.interface(),
        "abi 1\nvalue Color Color\n| Red Red/RED\n| DarkRed DarkRed/DARK_RED\n| HTMLBlue HTMLBlue/HTMLBLUE\n\
         | Green2 Green2/GREEN2\n"
    );
    // What is derived besides, and documentation, changes nothing.
    let documented =
        value("/// A color.\n#[derive(Clone)] pub enum Color { Red, DarkRed, HTMLBlue, Green2 }");
    assert_eq!(documented.interface_hash(), color.interface_hash());
    assert_ne!(expr.interface_hash(), color.interface_hash());
}

#[test]
fn messages_on_values() {
    let cases = [
        ("struct S<T> { t: T }", "no type and lifetime parameters"),
        (
            "struct S<'a> { t: &'a str }",
            "no type and lifetime parameters",
        ),
        ("struct S(i64, i64);", "write `{ x: i64, y: i64 }`"),
        ("struct S { x: u128 }", "at most 64 bits"),
        ("struct S { x: &str }", "write `String`"),
        ("struct S { x: () }", "whole result only"),
        ("struct S { x: HashMap<f64, Other> }", "is no key"),
        ("struct S { x: Rc<str> }", "cannot cross to Python"),
        ("enum E {}", "no values"),
        ("enum E { A = 1 << 3, B }", "write it out"),
        ("enum E { A = 0x1_0000_0000_0000_0000 }", "write it out"),
        ("enum E { A { x: i64 } = 1, B = 2 }", "leave it out"),
        ("enum E { A(i64), B }", "name the fields"),
        ("enum E { A(Box<i64>), B }", "cannot cross to Python"),
        ("enum E { A(i64, i64), B }", "write `{ x: i64, y: i64 }`"),
        ("union U { a: i64, b: f64 }", "write an enum"),
        (
            "#[rpython(python = \"x\")] struct S;",
            "`#[rpython(name = \"…\")]`",
        ),
        (
            "#[rpython(name = \"a b\")] struct S;",
            "not a name in Python",
        ),
        ("#[rpython(name = \"\")] struct S;", "not a name in Python"),
        (
            "#[rpython(name = \"A\", name = \"B\")] struct S;",
            "one name is enough",
        ),
    ];
    for (text, expected) in cases {
        let Err(error) = value_of(text, Kind::Value) else {
            panic!("{text}");
        };
        assert!(error.to_string().contains(expected), "{text}: {error}");
    }
    let both = value_of("struct S { x: u128, y: &str, z: i64 }", Kind::Value);
    assert_eq!(both.err().unwrap().into_iter().count(), 2);
}

#[test]
fn exceptions() {
    let module = parse("use super::ParseError; fn f(x: i64) -> Result<i64, ParseError>; fn g() -> Result<(), rpython::Error>;");
    assert_eq!(
        module.unwrap().interface(),
        "abi 1\nmod x py/x.py\nfn f(x: i64, ) -> ?ParseError i64\nfn g() -> ? ()\n"
    );
    let text = "#[rpython(name = \"Bad\")] enum E { KeyError, A { #[rpython(name = \"b\")] x: u8, error: rpython::Error },
                Of(Inner), Other(Error) }";
    let exception = value_of(text, Kind::Exception).unwrap().model;
    assert_eq!(
        exception.interface(),
        "abi 1\nexception E Bad\n| KeyError KeyError\n| A A\nx b: u8\n| Of Of of Inner\n| Other Other any\n"
    );
    assert_eq!(exception.others(), [("Inner".to_string(), Kind::Exception)]);
    let cases = [
        ("struct E<T> { t: T }", "no type and lifetime parameters"),
        (
            "enum E { A(i64) }",
            "`Other(rpython::Error)` is any other exception",
        ),
        ("enum E { A(Box<Inner>) }", "name the fields"),
        ("enum E { A(Error), B(rpython::Error) }", "in no other"),
        ("struct E(Error);", "write `{ x: i64, y: i64 }`"),
    ];
    for (text, expected) in cases {
        let Err(error) = value_of(text, Kind::Exception) else {
            panic!("{text}");
        };
        assert!(error.to_string().contains(expected), "{text}: {error}");
    }
}

#[test]
fn messages_on_the_attribute() {
    let cases = [
        ("", "mod x {}", "expected the path"),
        ("path = 1", "mod x {}", "expected the path"),
        ("\"x.txt\"", "mod x {}", "ends in `.py`"),
        ("\"/x.py\"", "mod x {}", "relative to the crate's folder"),
        ("\"py\\\\x.py\"", "mod x {}", "write `/`"),
        ("\"x.py\"", "mod x;", "declared here"),
        ("\"x.py\"", "fn x() {}", "stands above"),
    ];
    for (arguments, item, expected) in cases {
        let wrong = parse_module(tokens(arguments), tokens(item), &Meanings::default())
            .err()
            .unwrap();
        let error = wrong.error.to_string();
        assert!(error.contains(expected), "{arguments}: {error}");
    }
}

/// What is wrong with one function hides neither what is wrong with others nor those that are right.
#[test]
fn what_is_right_is_left() {
    let wrong = parse_module(
        tokens("\"x.txt\""),
        tokens(
            "mod x { fn a(); fn b(x: &mut i64, m: Table<i64, i64>,) -> i64; fn c(x) fn d(); fn a();
             fn f(x: Table) -> Result<Vec<i64>, Wrong>; fn g() -> Table; fn e() }",
        ),
        &Meanings::default(),
    );
    let wrong = wrong.err().unwrap();
    let stubs = wrong.stubs.iter().map(|stub| {
        (
            stub.ident.to_string(),
            stub.params.clone(),
            stub.result
                .as_ref()
                .map(|it| (it.value.clone(), it.fallible)),
        )
    });
    let int = Type::Int(crate::Int::I64);
    let list = Type::List(crate::Row::Vec, Box::new(int.clone()));
    let expected = [
        ("b", vec![true, false], Some((int, false))),
        ("c", vec![false], Some((Type::Unit, false))),
        ("f", vec![false], Some((list, true))),
        ("g", vec![], None),
        ("e", vec![], Some((Type::Unit, false))),
    ]
    .map(|(name, params, result)| (name.to_string(), params, result));
    assert_eq!(stubs.collect::<Vec<_>>(), expected);
    assert_eq!(wrong.module.unwrap().functions.len(), 1);
    let errors: Vec<_> = wrong
        .error
        .into_iter()
        .map(|error| error.to_string())
        .collect();
    assert_eq!(errors.len(), 9, "{errors:?}");
    assert_eq!(errors[8], "end the declaration with `;`");
}

#[test]
fn the_manifest_comes_back() {
    let told = |part, text: &str| Told {
        part,
        text: text.into(),
    };
    let manifest = Manifest {
        version: "0.1.0".into(),
        prefix: "p".into(),
        link_name: "l".into(),
        libraries: vec!["gc".into(), "z".into()],
        translated: true,
        modules: vec![crate::manifest::ManifestModule {
            hash: "00ff".into(),
            constants: vec!["&[\"a\\t\"]".into(), "1".into()],
            docs: vec![("p_x_f".into(), "Adds.\n\n\tTwice.".into())],
            values: vec![("Point".into(), "0a".into())],
            name: "x".into(),
            python: "py/ä\tb.py".into(),
            symbols: vec!["p_x_f".into()],
            errors: vec![told(Part::Whole, "error:\n  | \\n\t|\r\n")],
        }],
        types: vec![crate::manifest::ManifestType {
            name: "Point".into(),
            hash: "0a".into(),
            errors: vec![
                told(Part::Item(10), "a"),
                told(Part::Inner(0, 1), "b"),
                told(Part::Result(2), "c"),
                told(Part::Constant(3), "d"),
            ],
        }],
        aliases: vec![crate::manifest::ManifestAliases {
            of: "x".into(),
            meanings: Meanings {
                classes: vec![account("py/\tbank.py")],
                ..meanings(&[("Id ", "i64"), ("Rows <f64 >", "Vec < Vec < f64 > >")])
            },
        }],
    };
    assert_eq!(Manifest::from_text(&manifest.to_text()), Some(manifest));
    assert_eq!(Manifest::from_text("something else"), None);
    assert_eq!(Manifest::from_text(""), None);
}

#[test]
fn parts_are_where_they_stand() {
    let text = "type A; const N: i64; fn f(x: i64, y: &str) -> bool; fn g(); impl A { fn m(&self, n: i64); }";
    let module = parse(text).unwrap();
    // (In a module's braces, behind its attribute.)
    let shown = |parts: Vec<(Part, crate::Place)>, text: &str, from: usize| {
        let parts = parts.into_iter().skip(1);
        let parts =
            parts.map(|(part, at)| format!("{part}: {}", &text[at.start - from..at.end - from]));
        parts.collect::<Vec<_>>()
    };
    let start = module.functions[0].place.start - text.find("fn f").unwrap();
    let expected = [
        "item 0: fn f(x: i64, y: &str) -> bool",
        "inner 0 0: x: i64",
        "inner 0 1: y: &str",
        "result 0: bool",
        "item 1: fn g",
        "result 1: fn g",
        "item 2: fn m(&self, n: i64",
        "inner 2 0: self",
        "inner 2 1: n: i64",
        "result 2: fn m(&self, n: i64",
    ];
    let parts = shown(module.parts(), text, start);
    assert_eq!(parts[..10], expected);
    // (What each class has is declared with it.)
    assert_eq!(parts[10], "item 3: A");
    assert_eq!(parts.last().unwrap(), "constant 0: N: i64");
}

#[test]
fn reads_closures_and_iterators() {
    let module = parse(
        "type Account; use super::Point; use std::collections::HashMap;
         fn a(f: impl Fn(i64, &str) -> bool, g: &dyn Fn(), h: &mut dyn FnMut(&[u8]) -> Result<String, E>);
         fn b(f: Box<dyn Fn(Account, &Account) -> rpython::Result<()> + Send + 'static>, g: &mut impl FnMut(&Point));
         fn c(x: impl Iterator<Item = i64> + Send, y: &mut dyn Iterator<Item = Result<Option<u8>, E>>);
         fn d(x: impl IntoIterator<Item = HashMap<char, f64>>, y: Box<dyn Iterator<Item = u8> + Send>);
         fn e() -> rpython::Iter<Option<i64>>; fn f() -> Result<Iter<Account>, rpython::Error>; use rpython::Iter;",
    );
    assert_eq!(
        module.unwrap().interface(),
        "abi 1\nmod x py/x.py\n\
         fn a(f: Fn(i64, String, ) -> bool, g: Fn() -> (), h: FnMut(Vec<u8>, ) -> ? String, ) -> ()\n\
         fn b(f: kept Fn(Account, Account, ) -> ? (), g: FnMut(Point, ) -> (), ) -> ()\n\
         fn c(x: Iterator() -> i64, y: Iterator() -> ? Option<u8>, ) -> ()\n\
         fn d(x: Iterator() -> ::std::collections::HashMap<char, f64>, y: kept Iterator() -> u8, ) -> ()\n\
         fn e() -> ::rpython::Iter<Option<i64>>\n\
         fn f() -> ? ::rpython::Iter<Account>\n\
         fn Account repr: repr of(self: Account, ) -> ? String\n\
         fn Account str: str of(self: Account, ) -> ? String\n\
         fn Account is: is(self: object, ) -> ? bool\n\
         fn  next: next of e(self: object, ) -> ? Vec<Option<i64>>\n\
         fn  next: next of f(self: object, ) -> ? Vec<Account>\n"
    );
    let module = parse(
        "use super::{Names, Store};
         fn a(f: &dyn Store, g: &mut dyn Store, h: Box<dyn Names + Send>, i: Box<dyn Names + Sync + Send>);
         fn b(f: impl Store, g: &impl Names, h: &mut (dyn Store + '_));
         fn c(f: Box<dyn Fn() + Send + Sync>, g: Box<dyn FnMut() + Send + Sync>, h: &(dyn Fn() + Sync));",
    );
    assert_eq!(
        module.unwrap().interface(),
        "abi 1\nmod x py/x.py\n\
         fn a(f: dyn Store, g: mut dyn Store, h: kept mut dyn Names, i: kept sync mut dyn Names, ) -> ()\n\
         fn b(f: mut dyn Store, g: dyn Names, h: mut dyn Store, ) -> ()\n\
         fn c(f: kept sync Fn() -> (), g: kept FnMut() -> (), h: Fn() -> (), ) -> ()\n"
    );
    let cases = [
        ("fn f(g: impl FnOnce());", "more than once"),
        ("fn f(g: Box<dyn Fn()>);", "add `+ Send`"),
        ("fn f(g: &dyn FnMut());", "lent with `&mut`"),
        ("fn f(g: impl Fn(&mut i64));", "leave `mut`"),
        ("fn f(g: impl Fn() -> &str);", "write `String`"),
        ("fn f(g: impl Fn(&[&str]));", "write `String`"),
        ("type A; fn f(g: impl Fn() -> A);", "no objects in it"),
        (
            "type A; fn f(g: impl Iterator<Item = Vec<A>>);",
            "no objects in it",
        ),
        ("fn f(g: impl Iterator);", "stands here"),
        ("fn f(g: impl Iterator<Item = ()>);", "says nothing"),
        ("fn f(g: impl Fn);", "stands here"),
        ("fn f(g: Vec<Box<dyn Fn() + Send>>);", "by itself"),
        ("fn f(g: impl Clone);", "use super::Store;"),
        ("fn f() -> impl Iterator<Item = i64>;", "`rpython::Iter<T>`"),
        (
            "fn f() -> Result<Box<dyn Iterator<Item = i64>>, Error>;",
            "`rpython::Iter<T>`",
        ),
        (
            "fn f(g: impl Fn() -> Box<dyn Iterator<Item = i64>>);",
            "a list: `Vec<…>`",
        ),
        ("fn f(g: fn(i64) -> i64);", "`f: impl Fn(i64) -> i64`"),
        (
            "fn f(g: Arc<dyn Fn() + Send>);",
            "`f: Box<dyn Fn(i64) -> i64 + Send>`",
        ),
        ("fn f(g: &dyn Store);", "use super::Store;"),
        ("use super::Store as S; fn f(g: &dyn S);", "by its own name"),
        ("use super::Store; fn f(g: Box<dyn Store>);", "add `+ Send`"),
        (
            "use super::Store; fn f(g: &dyn Store<i64>);",
            "without parameters",
        ),
        (
            "use super::Store; fn f(g: &(dyn Store + Debug));",
            "one trait",
        ),
        ("fn f() -> Vec<rpython::Iter<i64>>;", "whole result only"),
        ("fn f(x: rpython::Iter<i64>);", "impl Iterator"),
        (
            "fn f(g: impl Fn(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64));",
            "at most twelve",
        ),
    ];
    for (text, expected) in cases {
        let errors = parse(text).err().unwrap_or_default();
        assert!(
            errors.iter().any(|error| error.contains(expected)),
            "{text}: {errors:?}"
        );
    }
}

#[test]
fn messages_have_types_as_one_writes_them() {
    let text = "use super::Point; fn f(guard: &Guard) -> \
                Vec<(std::collections::HashMap<String, VecDeque<(Point,)>>, ArrayView<'_, f64>, Cow<str>)>; \
                fn g() -> rpython::Iter<BTreeSet<i64>>;";
    let module = parse(text).unwrap();
    let shown: Vec<_> = (module.functions.iter())
        .map(|function| format!("{:#}", function.result))
        .collect();
    assert_eq!(
        shown[0],
        "Vec<(HashMap<String, VecDeque<(Point,)>>, ArrayView<'_, f64>, Cow<'static, str>)>"
    );
    assert_eq!(shown[1], "Iter<BTreeSet<i64>>");
}
