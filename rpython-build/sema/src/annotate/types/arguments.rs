//! Arguments, on their way to parameters.

use crate::annotate::types::defs::ParamSource;
use crate::annotate::types::model::SomeValue;
use crate::front::code::Name;

/// An argument: what it is and where the call has it from.
#[derive(Clone, Debug)]
pub struct Arg {
    /// Its annotation.
    pub value: SomeValue,
    /// Where it comes from.
    pub source: ParamSource,
}

/// The arguments of a call.
#[derive(Clone, Debug, Default)]
pub struct Args {
    /// By position, stars unpacked, receivers first.
    pub pos: Vec<Arg>,
    /// By name.
    pub kw: Vec<(Name, Arg)>,
}

impl Args {
    /// The operands of a `simple_call`.
    pub fn simple(operands: &[SomeValue]) -> Self {
        let arg = |(i, value): (usize, &SomeValue)| Arg {
            value: value.clone(),
            source: ParamSource::Arg(i as u32 + 1),
        };
        Args {
            pos: operands.iter().enumerate().map(arg).collect(),
            kw: vec![],
        }
    }

    /// The same with a receiver before them.
    pub fn prepend(&self, value: SomeValue, source: ParamSource) -> Self {
        let mut pos = Vec::with_capacity(self.pos.len() + 1);
        pos.push(Arg { value, source });
        pos.extend(self.pos.iter().cloned());
        Args {
            pos,
            kw: self.kw.clone(),
        }
    }

    /// The annotations by position, if there are no keywords.
    pub fn values(&self) -> Vec<SomeValue> {
        self.pos.iter().map(|a| a.value.clone()).collect()
    }
}

/// Arguments in the order of a graph's parameters.
#[derive(Debug)]
pub struct Bound {
    /// What each parameter gets.
    pub params: Vec<Arg>,
    /// How many of the last ones (but for those of `**kw`) are the items of `*args`.
    pub star: Option<u32>,
    /// The names in `**kw`, whose values come last.
    pub keywords: Option<Vec<Name>>,
}
