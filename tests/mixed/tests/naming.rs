//! Classes, functions, attributes and constants that Rust calls something else than Python: in the module that declares them, in
//! others, in Rust types and in what Python calls.

use bank::Account;
use naming::{HttpServer, IntStack, PointObject, SecureServer, StrStack, User};
use rpython::{Error, Iter, Value};

#[rpython::module("py/bank.py")]
mod bank {
    pub type Account;

    impl Account {
        fn new(owner: &str, balance: i64) -> Account;
        #[get]
        #[rpython(name = "owner")]
        fn held_by(&self) -> String;
    }
}

/// A copy of what the class `point` has, of which `PointObject` is an object.
#[derive(Value, Debug, PartialEq)]
#[rpython(name = "point")]
struct Point {
    x: i64,
    y: i64,
}

#[derive(Value, Debug, PartialEq)]
struct Session {
    account: User,
    server: HttpServer,
}

#[rpython::object]
trait Visitor {
    fn wants(&self, server: HttpServer) -> bool;
}

struct Above(i64);

impl Visitor for Above {
    fn wants(&self, server: HttpServer) -> bool {
        server.port() > self.0
    }
}

#[rpython::module("py/naming.py")]
mod naming {
    use super::{Point, Session, Visitor};

    #[rpython(name = "maxPorts")]
    pub const MAX_PORTS: i64;

    #[rpython(name = "http_server")]
    pub type HttpServer;
    #[rpython(name = "secure_server")]
    pub type SecureServer;
    /// `bank` has another `Account`.
    #[rpython(name = "Account")]
    pub type User;
    #[rpython(name = "point")]
    pub type PointObject;

    impl HttpServer {
        pub fn new(port: i64) -> HttpServer;
        // What Python calls `new` is no constructor.
        #[rpython(name = "new")]
        pub fn secure(port: i64) -> HttpServer;
        #[get(portNumber)]
        pub fn port(&self) -> i64;
        #[set]
        #[rpython(name = "portNumber")]
        pub fn set_port(&self, port: i64);
        #[rpython(name = "addPath")]
        pub fn add_path(&self, path: &str) -> usize;
        #[rpython(name = "match")]
        pub fn matches(&self, path: &str) -> bool;
        #[rpython(name = "each_path")]
        pub fn paths(&self) -> rpython::Iter<String>;
    }

    impl SecureServer {
        pub fn certificate(&self) -> String;
    }

    impl User {
        pub fn new(login: &str) -> User;
        #[get]
        pub fn login(&self) -> String;
    }

    impl PointObject {
        #[get]
        pub fn x(&self) -> i64;
        pub fn moved(&self, by: i64) -> Point;
    }

    #[rpython(name = "getServer")]
    pub fn get_server(
        ports: &[i64],
        #[optional] first: Option<usize>,
    ) -> Result<HttpServer, rpython::Error>;
    #[rpython(name = "getServer")]
    pub fn server(ports: &[i64]) -> HttpServer;
    pub fn visit(servers: &[HttpServer], visitor: &dyn Visitor) -> Vec<bool>;
    pub fn logged_in(account: &User, servers: &[HttpServer]) -> Vec<Session>;
    pub type IntStack;
    #[rpython(name = "TextStack")]
    pub type StrStack;

    impl IntStack {
        pub fn new() -> IntStack;
        pub fn push(&self, item: i64);
        pub fn pop(&self) -> i64;
    }

    impl StrStack {
        pub fn new() -> StrStack;
        pub fn push(&self, item: &str);
        pub fn pop(&self) -> String;
    }

    pub fn digits(n: u32) -> IntStack;

    #[rpython(name = "shared_point")]
    pub fn point() -> PointObject;
    pub fn shared_point() -> Point;
}

/// Another module of the same file may have other names.
mod plainly {
    #[rpython::module("py/naming.py")]
    pub mod naming {
        use crate::naming::User;
        use crate::Session;

        #[allow(non_camel_case_types)]
        pub type http_server;
        #[rpython(name = "secure_server")]
        pub type Server;

        pub fn logged_in(account: &User, servers: &[http_server]) -> Vec<Session>;
    }
}

#[test]
fn rust_has_names_of_its_own() {
    assert_eq!(naming::MAX_PORTS, 7);
    let server = HttpServer::new(80);
    assert_eq!((server.add_path("a"), server.add_path("b")), (1, 2));
    assert!(server.matches("a") && !server.matches("c"));
    let paths: Result<Vec<String>, Error> = Iter::collect(server.paths());
    assert_eq!(paths.unwrap(), ["a", "b"]);
    server.set_port(81);
    assert_eq!(server.port(), 81);
    assert_eq!(naming::server(&[3, 4]).port(), 3);
    assert_eq!(naming::get_server(&[3, 4], Some(1)).unwrap().port(), 4);
    let missing = naming::get_server(&[], None).unwrap_err();
    assert_eq!(missing.type_name(), "IndexError");
}

#[test]
fn texts_and_errors_say_what_python_does() {
    let server = HttpServer::new(80);
    assert_eq!(format!("{server:?}"), "http_server(80)");
    server.set_port(-1);
    assert_eq!(
        format!("{server:?}"),
        "<unprintable http_server object: ValueError: no port>"
    );
}

#[test]
fn downcast_knows_the_class() {
    let secure = HttpServer::secure(80);
    assert_eq!(secure.port(), 81);
    let secure = secure.downcast::<SecureServer>().unwrap();
    assert_eq!(secure.certificate(), "of 81");
    let plain = HttpServer::new(80);
    let plain = plain.downcast::<SecureServer>().unwrap_err();
    let again = plain.clone().downcast::<plainly::naming::http_server>();
    assert!(again.unwrap().downcast::<HttpServer>().unwrap() == plain);
    let server = secure.downcast::<plainly::naming::Server>();
    assert!(server.unwrap().downcast::<User>().is_err());
}

#[test]
fn classes_of_one_name_are_two() {
    let (account, user) = (Account::new("ann", 3), User::new("ann3"));
    assert_eq!(
        (account.held_by(), user.login()),
        ("ann".into(), "ann3".into())
    );
    assert!(account.downcast::<User>().is_err());
    assert!(user.downcast::<Account>().is_err());
}

#[test]
fn values_and_objects_of_rust_take_them() {
    let servers = [HttpServer::new(80), HttpServer::secure(90)];
    assert_eq!(naming::visit(&servers, &Above(80)), [false, true]);
    let user = User::new("ann");
    let sessions = naming::logged_in(&user, &servers);
    assert!(sessions[0].account == user && sessions[1].server == servers[1]);
    let plain = servers.map(|server| server.downcast::<plainly::naming::http_server>().unwrap());
    assert_eq!(plainly::naming::logged_in(&user, &plain), sessions);
}

#[test]
fn a_class_is_a_value_and_an_object() {
    let shared = naming::point();
    let x = shared.x();
    assert_eq!(shared.moved(5), Point { x: x + 5, y: 2 });
    assert_eq!(naming::shared_point(), Point { x: x + 5, y: 2 });
    assert_eq!(
        format!("{:?}", naming::point()),
        format!("point(x={}, y=2)", x + 5)
    );
    let _: &PointObject = &shared;
}

#[test]
fn a_generic_class_has_one_below_it_for_each_type() {
    let (numbers, words) = (IntStack::new(), StrStack::new());
    numbers.push(3);
    words.push("a");
    words.push("b");
    let digits = naming::digits(456);
    assert_eq!(
        (numbers.pop(), digits.pop(), words.pop()),
        (3, 6, "b".into())
    );
    assert!(digits.downcast::<StrStack>().is_err());
}

/// Classes under names that Rust, and what is made of declarations, have for something else.
#[allow(non_camel_case_types, dead_code)]
mod hiding {
    #[rpython::module("py/hiding.py")]
    pub mod classes {
        pub type Vec;
        pub type String;
        pub type Option;
        pub type Result;
        pub type Box;
        pub type Error;
        pub type Some;
        pub type Ok;
        pub type Clone;
        pub type Send;
        pub type Fn;
        pub type Iterator;
        pub type HashMap;
        pub type Instance;
        pub type Iter;
        pub type Handle;
        pub type F;
        pub type E;
        pub type value;
        pub type handle;
        pub type reader;
        pub type out;
        pub type core;
        pub type std;

        impl Vec {
            pub fn new(n: i64) -> Vec;
            #[get]
            pub fn n(&self) -> i64;
            pub fn plus(&self, value: &Vec) -> Vec;
        }
        impl F {
            pub fn new(n: i64) -> F;
            #[get]
            pub fn n(&self) -> i64;
        }
        impl E {
            #[get]
            pub fn n(&self) -> i64;
        }
        pub fn made() -> Option;
        pub fn texts(
            vec: &Vec,
            option: &Option,
            strings: &[String],
        ) -> ::std::vec::Vec<::std::string::String>;
        pub fn shown(
            x: ::std::option::Option<i64>,
        ) -> ::std::option::Option<::std::boxed::Box<str>>;
        pub fn each(
            xs: &[F],
            f: &dyn ::std::ops::Fn(&F, &E) -> i64,
        ) -> ::std::result::Result<i64, ::rpython::Error>;
        pub fn giving(n: i64) -> ::rpython::Iter<Vec>;
        pub fn named(
            value: &value,
            out: &out,
        ) -> ::std::collections::HashMap<i64, ::std::string::String>;
    }
}

#[test]
fn classes_may_be_called_what_rust_calls_something() {
    use hiding::classes;
    let vec = classes::Vec::new(3);
    assert_eq!(vec.plus(&vec).n(), 6);
    assert_eq!(format!("{vec:?}"), "Vec(3)");
    assert_eq!(classes::texts(&vec, &classes::made(), &[]), ["3", "1"]);
    assert_eq!(classes::shown(Some(3)).as_deref(), Some("3"));
    assert_eq!(classes::shown(None), None);
    let xs = [classes::F::new(2), classes::F::new(5)];
    let sum = classes::each(&xs, &|f, e| f.n() * 10 + e.n());
    assert_eq!(sum.unwrap(), 72);
    let given = classes::giving(3).map(|vec| vec.unwrap().n());
    assert_eq!(given.collect::<Vec<_>>(), [0, 1, 2]);
}
