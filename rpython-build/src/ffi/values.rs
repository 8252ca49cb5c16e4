//! Rust types that stand for Python classes, as wrappers see them: with those. And traits whose objects Python calls.

use crate::source::Span;
use rpython_spec::{Class, Signature, Type};

/// A trait of whose objects Python calls methods.
#[derive(Clone, Debug)]
pub struct PythonObject {
    /// The trait: its name in Rust, for a module.
    pub rust: Class,
    /// Its methods, with the types that they have for the module.
    pub methods: Vec<Method>,
    /// The name in the Rust file.
    pub span: Span,
}

/// A method of a trait.
#[derive(Clone, PartialEq, Debug)]
pub struct Method {
    /// Its name in Rust.
    pub rust: String,
    /// Its name in Python.
    pub python: String,
    /// What it takes and gives.
    pub signature: Signature,
    /// Its declaration in the Rust file.
    pub span: Span,
}

/// A Rust type, and what it stands for.
#[derive(Clone, Debug)]
pub struct PythonValue {
    /// The type: its name in Rust, for a module.
    pub rust: Class,
    /// Of exceptions, the hash of its interface, by which Rust knows it.
    pub exception: Option<String>,
    /// What its values are.
    pub shape: Shape,
    /// The name in the Rust file.
    pub span: Span,
}

/// What the values of a Rust type are in Python.
#[derive(Clone, Debug)]
pub enum Shape {
    /// Instances of a class.
    Instance(Instance),
    /// The members of an `Enum`, in the order of variants.
    Members(Class, Vec<String>),
    /// Instances of several classes, those first that are below others.
    Classes(Vec<Case>),
}

/// A variant of an enum with content.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its number in Rust.
    pub number: usize,
    /// What it stands for.
    pub content: Content,
    /// Its name in the Rust file.
    pub span: Span,
}

/// What a variant stands for.
#[derive(Clone, Debug)]
pub enum Content {
    /// Instances of a class.
    Instance(Instance),
    /// What the struct in it stands for.
    Of(Class),
}

/// The instances of a class, with what Rust has of them.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The class, by its name in Python.
    pub class: Class,
    /// What is in them.
    pub fields: Vec<Field>,
    /// What in the Rust file stands for them.
    pub span: Span,
}

/// An attribute of an instance.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name in Python.
    pub name: String,
    /// Its type in Rust.
    pub ty: Type,
    /// The field in the Rust file.
    pub span: Span,
}

impl PythonValue {
    /// What is in its instances.
    pub fn fields_mut(&mut self) -> impl Iterator<Item = &mut Field> {
        let instances: Vec<&mut Instance> = match &mut self.shape {
            Shape::Instance(instance) => vec![instance],
            Shape::Members(..) => Vec::new(),
            Shape::Classes(cases) => (cases.iter_mut())
                .filter_map(|case| match &mut case.content {
                    Content::Instance(instance) => Some(instance),
                    Content::Of(_) => None,
                })
                .collect(),
        };
        instances.into_iter().flat_map(|it| &mut it.fields)
    }

    /// Its instances of classes, but for those that other types stand for.
    pub fn instances(&self) -> Vec<&Instance> {
        match &self.shape {
            Shape::Instance(instance) => vec![instance],
            Shape::Members(..) => Vec::new(),
            Shape::Classes(cases) => (cases.iter())
                .filter_map(|case| match &case.content {
                    Content::Instance(instance) => Some(instance),
                    Content::Of(_) => None,
                })
                .collect(),
        }
    }

    /// What is in its instances.
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        self.instances().into_iter().flat_map(|it| &it.fields)
    }

    /// The structs that stand for its variants.
    pub fn structs(&self) -> impl Iterator<Item = &Class> {
        let cases = match &self.shape {
            Shape::Classes(cases) => &cases[..],
            Shape::Instance(_) | Shape::Members(..) => &[],
        };
        cases.iter().filter_map(|case| match &case.content {
            Content::Of(of) => Some(of),
            Content::Instance(_) => None,
        })
    }

    /// The classes that it names.
    pub fn classes(&self) -> Vec<&Class> {
        match &self.shape {
            Shape::Instance(instance) => vec![&instance.class],
            Shape::Members(class, _) => vec![class],
            Shape::Classes(_) => self.instances().into_iter().map(|it| &it.class).collect(),
        }
    }
}
