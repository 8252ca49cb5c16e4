//! Methods of builtin types: which there are, and what each gives.

use super::annotator::{An, Annotator};
use super::call::Args;
use super::defs::*;
use super::errors::*;
use super::model::*;
use super::names::{BuiltinFn, Method};
use super::operators::KeyFunction;
use crate::host::space::ObjectSpace;
use std::rc::Rc;

/// Whether values of this kind have the method.
pub fn has_method(kind: &Kind, method: Method) -> bool {
    use Method::*;
    match kind {
        Kind::List { .. } => matches!(
            method,
            Append | Clear | Copy | Count | Extend | Index | Insert | Pop | Remove | Reverse | Sort
        ),
        Kind::Dict { .. } => matches!(
            method,
            Clear
                | Copy
                | Get
                | Items
                | Keys
                | Pop
                | PopItem
                | SetDefault
                | Update
                | Values
                | MoveToEnd
        ),
        Kind::DictView { variant, .. } => {
            method == IsDisjoint && !matches!(variant, IterVariant::Values)
        }
        Kind::Set { frozen, .. } => match method {
            Copy | Difference | Intersection | IsDisjoint | IsSubset | IsSuperset
            | SymmetricDifference | Union => true,
            Add
            | Clear
            | Discard
            | DifferenceUpdate
            | IntersectionUpdate
            | Pop
            | Remove
            | SymmetricDifferenceUpdate
            | Update => !frozen,
            _ => false,
        },
        Kind::Str { .. } | Kind::Char => match method {
            Decode | Hex => false,
            CaseFold | Encode | Format | FormatMap | IsDecimal | IsIdentifier | IsNumeric
            | IsPrintable => true,
            _ => bytes_have(method),
        },
        Kind::Bytes { .. } => bytes_have(method),
        Kind::ByteArray { .. } => {
            matches!(
                method,
                Append | Clear | Copy | Extend | Insert | Pop | Remove | Reverse
            ) || bytes_have(method)
        }
        Kind::Integer { .. } | Kind::Bool => {
            matches!(
                method,
                BitLength | BitCount | ToBytes | Conjugate | AsIntegerRatio
            )
        }
        Kind::Float => {
            matches!(method, IsInteger | Hex | Conjugate | AsIntegerRatio)
        }
        Kind::Tuple(_) | Kind::Seq { .. } => matches!(method, Count | Index),
        Kind::Slice(_) => matches!(method, Indices),
        Kind::Iterator { .. } => matches!(method, Next),
        Kind::Builder { .. } => matches!(
            method,
            Append | AppendCharpSize | AppendSlice | AppendMultipleChar | Build | GetLength
        ),
        _ => false,
    }
}

/// The methods of `bytes`, which `bytearray` has too, and `str` all but two.
fn bytes_have(method: Method) -> bool {
    use Method::*;
    matches!(
        method,
        Capitalize
            | Center
            | Count
            | Decode
            | EndsWith
            | ExpandTabs
            | Find
            | Hex
            | Index
            | IsAlnum
            | IsAlpha
            | IsAscii
            | IsDigit
            | IsLower
            | IsSpace
            | IsTitle
            | IsUpper
            | Join
            | LJust
            | Lower
            | LStrip
            | Partition
            | RemovePrefix
            | RemoveSuffix
            | Replace
            | RFind
            | RIndex
            | RJust
            | RPartition
            | RSplit
            | RStrip
            | Split
            | SplitLines
            | StartsWith
            | Strip
            | SwapCase
            | Title
            | Translate
            | Upper
            | ZFill
    )
}

/// What a method of a bytearray gives that is the same method of `bytes`, made anew.
pub fn array_result(method: Method) -> Option<ArrayResult> {
    use Method::*;
    Some(match method {
        Capitalize | Center | ExpandTabs | Join | LJust | Lower | LStrip | RemovePrefix
        | RemoveSuffix | Replace | RJust | RStrip | Strip | SwapCase | Title | Translate
        | Upper | ZFill => ArrayResult::Array,
        Split | RSplit | SplitLines => ArrayResult::List,
        Partition | RPartition => ArrayResult::Three,
        _ => return None,
    })
}

/// See [`array_result`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrayResult {
    /// A bytearray.
    Array,
    /// A list of them.
    List,
    /// Three of them.
    Three,
}

/// The names of a method's parameters, where it takes them by name, and what a parameter gets
/// that is left out before one that is named.
pub fn parameters(kind: &Kind, method: Method) -> (&'static [&'static str], Filler) {
    match (kind, method) {
        (_, Method::Split | Method::RSplit) => (&["sep", "maxsplit"], Filler::None),
        (_, Method::SplitLines) => (&["keepends"], Filler::None),
        (_, Method::Encode | Method::Decode) => (&["encoding", "errors"], Filler::Str("utf-8")),
        (_, Method::ExpandTabs) => (&["tabsize"], Filler::None),
        (_, Method::MoveToEnd) => (&["key", "last"], Filler::None),
        (Kind::Bytes { .. } | Kind::ByteArray { .. }, Method::Hex) => {
            (&["sep", "bytes_per_sep"], Filler::None)
        }
        (Kind::Bytes { .. } | Kind::ByteArray { .. }, Method::Translate) => {
            (&["table", "delete"], Filler::None)
        }
        _ => (&[], Filler::None),
    }
}

/// What stands for a parameter that is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filler {
    /// `None`
    None,
    /// A string.
    Str(&'static str),
}

impl Annotator<'_> {
    /// The annotation of calling a method of a builtin type.
    pub fn call_method(&mut self, recv: &SomeValue, method: Method, args: &Args) -> An {
        if !args.kw.is_empty() {
            return self.method_with_keywords(recv, method, args);
        }
        let values = args.values();
        self.method_call_on(recv, method, &values)
    }

    fn method_with_keywords(&mut self, recv: &SomeValue, method: Method, args: &Args) -> An {
        let _ = recv;
        let name = args.kw.first().map(|(name, _)| name.clone());
        self.fail(
            ARGUMENTS,
            format!(
                "the method `{method}` does not take `{}` by name here",
                name.unwrap_or_default()
            ),
        )
    }

    /// Checks the number of arguments of a method.
    fn arity(&self, method: Method, args: &[SomeValue], min: usize, max: usize) -> An<()> {
        if (min..=max).contains(&args.len()) {
            return Ok(());
        }
        let wanted = if min == max {
            min.to_string()
        } else {
            format!("{min} to {max}")
        };
        self.fail(
            ARGUMENTS,
            format!(
                "the method `{method}` takes {wanted} arguments, not {}",
                args.len()
            ),
        )
    }

    /// A method of a constant text on constants, such as a name that a loop over an
    /// `unrolling_iterable` looks at: what it is asked decides which branches there are.
    fn constant_text(&mut self, recv: &SomeValue, method: Method, args: &[SomeValue]) -> An {
        use Method::*;
        let pure = matches!(
            method,
            Count
                | EndsWith
                | Find
                | Index
                | IsAlnum
                | IsAlpha
                | IsAscii
                | IsDecimal
                | IsDigit
                | IsIdentifier
                | IsLower
                | IsSpace
                | IsUpper
                | RFind
                | RIndex
                | StartsWith
        );
        let (true, Some(text)) = (pure, recv.konst) else {
            return Ok(SomeValue::IMPOSSIBLE);
        };
        let Some(args) = args.iter().map(|arg| arg.konst).collect::<Option<Vec<_>>>() else {
            return Ok(SomeValue::IMPOSSIBLE);
        };
        let Ok(bound) = self.session.getattr(text, &method.name().into()) else {
            return Ok(SomeValue::IMPOSSIBLE);
        };
        match self.session.call_obj(bound, &args) {
            Ok(object) => self.immutable_value(object),
            // It raises at run time too.
            Err(_) => Ok(SomeValue::IMPOSSIBLE),
        }
    }

    fn method_call_on(&mut self, recv: &SomeValue, method: Method, args: &[SomeValue]) -> An {
        if let Kind::Str { .. } | Kind::Char = recv.kind {
            let constant = self.constant_text(recv, method, args)?;
            if !constant.is_impossible() {
                return Ok(constant);
            }
        }
        match recv.kind.clone() {
            Kind::List { def, .. } => self.list_method(def, recv, method, args),
            Kind::Dict { def, .. } => self.dict_method(def, recv, method, args),
            Kind::Set { def, frozen, .. } => self.set_method(def, frozen, recv, method, args),
            Kind::Str { .. } | Kind::Char => self.str_method(method, args),
            Kind::Bytes { .. } => self.bytes_method(method, args),
            Kind::ByteArray { .. } => self.bytearray_method(method, args),
            Kind::Tuple(items) => {
                self.arity(method, args, 1, 1)?;
                let _ = items;
                Ok(SomeValue::nonneg_int())
            }
            Kind::Integer { int, .. } => Ok(match method {
                Method::BitLength | Method::BitCount => SomeValue::nonneg_int(),
                Method::ToBytes => SomeValue::bytes(),
                _ => SomeValue::integer(int, false),
            }),
            Kind::Bool => Ok(match method {
                Method::ToBytes => SomeValue::bytes(),
                _ => SomeValue::nonneg_int(),
            }),
            Kind::Float => Ok(match method {
                Method::IsInteger => SomeValue::bool(),
                Method::Hex => SomeValue::str(),
                _ => SomeValue::float(),
            }),
            Kind::Iterator { over, variant } => self.next_item(&over, variant),
            Kind::Builder { bytes, .. } => self.builder_method(bytes, method, args),
            _ => self.no_operation(method.name(), std::slice::from_ref(recv)),
        }
    }

    fn list_method(
        &mut self,
        def: ListDefId,
        recv: &SomeValue,
        method: Method,
        args: &[SomeValue],
    ) -> An {
        match method {
            Method::Append => {
                self.arity(method, args, 1, 1)?;
                self.append(recv, &args[0])?;
            }
            Method::Extend => {
                self.arity(method, args, 1, 1)?;
                self.mark_resized(def)?;
                if let Some(item) = self.items_of(&args[0])? {
                    let grown = self.list_generalize(def, &item, "is added to the list here");
                    self.joined(grown)?;
                }
            }
            Method::Insert => {
                self.arity(method, args, 2, 2)?;
                self.expect_int(&args[0])?;
                self.mark_resized(def)?;
                let grown = self.list_generalize(def, &args[1], "is inserted here");
                self.joined(grown)?;
            }
            Method::Pop => {
                self.arity(method, args, 0, 1)?;
                if let Some(index) = args.first() {
                    self.expect_int(index)?;
                }
                self.mark_resized(def)?;
                return Ok(self.read_item(def));
            }
            Method::Remove | Method::Index | Method::Count => {
                self.arity(method, args, 1, if method == Method::Index { 3 } else { 1 })?;
                if method == Method::Remove {
                    self.mark_resized(def)?;
                }
                let among = self.a.listdef(def).item.clone();
                let sought = self.sought(&args[0], &among);
                let grown = self.list_generalize(def, &sought, "is looked for in the list here");
                self.joined(grown)?;
                let item = self.read_item(def);
                self.require(&item, KeyFunction::Eq)?;
                if method == Method::Index {
                    self.require(&item, KeyFunction::Repr)?;
                }
                if method != Method::Remove {
                    return Ok(SomeValue::nonneg_int());
                }
            }
            Method::Reverse => {
                self.arity(method, args, 0, 0)?;
                self.mark_mutated(def)?;
            }
            Method::Sort => {
                self.arity(method, args, 0, 0)?;
                self.mark_mutated(def)?;
                let item = self.read_item(def);
                self.require_order(&item)?;
                if self.compares_instances(&item, 0) {
                    // Their `__lt__` may look at the list, which is empty meanwhile.
                    self.mark_growing(def);
                }
            }
            Method::Clear => {
                self.arity(method, args, 0, 0)?;
                self.mark_resized(def)?;
            }
            Method::Copy => {
                self.arity(method, args, 0, 0)?;
                let item = self.read_item(def);
                return self.new_list(&item);
            }
            _ => return self.no_operation(method.name(), std::slice::from_ref(recv)),
        }
        Ok(self.none())
    }

    fn dict_method(
        &mut self,
        def: DictDefId,
        recv: &SomeValue,
        method: Method,
        args: &[SomeValue],
    ) -> An {
        match method {
            Method::Get | Method::SetDefault | Method::Pop => {
                self.arity(method, args, 1, 2)?;
                let among = self.a.dictdef(def).key.clone();
                let sought = self.sought(&args[0], &among);
                let grown = self.dict_generalize_key(def, &sought, "is looked up here");
                self.joined(grown)?;
                let default = match args.get(1) {
                    Some(default) => default.clone(),
                    None if method == Method::Pop => return Ok(self.read_value(def)),
                    None => self.none(),
                };
                if method == Method::SetDefault {
                    let grown = self.dict_generalize_value(def, &default, "is stored here");
                    self.joined(grown)?;
                    return Ok(self.read_value(def));
                }
                let value = self.read_value(def);
                if default.is_none() && value.or_none().is_none() {
                    let what = self.describe(&value);
                    let message = format!("`{method}` may give `None`, which {what} cannot be");
                    return Err(self
                        .error(NO_UNION, message)
                        .help("give a default value, or test with `in` first")
                        .into());
                }
                self.join(&value, &default)
            }
            Method::Items | Method::Keys | Method::Values => {
                self.arity(method, args, 0, 0)?;
                let variant = match method {
                    Method::Items => IterVariant::Items,
                    Method::Keys => IterVariant::Keys,
                    _ => IterVariant::Values,
                };
                Ok(Kind::DictView { def, variant }.into())
            }
            Method::PopItem => {
                let (key, value) = (self.read_key(def), self.read_value(def));
                if key.is_impossible() || value.is_impossible() {
                    return Ok(SomeValue::IMPOSSIBLE);
                }
                Ok(SomeValue::tuple(vec![key, value]))
            }
            Method::Update => {
                self.arity(method, args, 0, 1)?;
                if let Some(other) = args.first() {
                    self.update_dict(recv, other)?;
                }
                Ok(self.none())
            }
            Method::Copy => Ok(recv.widened_dict_copy(self)?),
            Method::Clear => {
                self.arity(method, args, 0, 0)?;
                Ok(self.none())
            }
            Method::MoveToEnd => {
                self.arity(method, args, 1, 2)?;
                let among = self.a.dictdef(def).key.clone();
                let sought = self.sought(&args[0], &among);
                let grown = self.dict_generalize_key(def, &sought, "is looked up here");
                self.joined(grown)?;
                Ok(self.none())
            }
            _ => self.no_operation(method.name(), std::slice::from_ref(recv)),
        }
    }

    fn set_method(
        &mut self,
        def: DictDefId,
        frozen: bool,
        recv: &SomeValue,
        method: Method,
        args: &[SomeValue],
    ) -> An {
        let set = |def| {
            SomeValue::from(Kind::Set {
                def,
                frozen,
                nullable: false,
            })
        };
        match method {
            Method::Add | Method::Discard | Method::Remove => {
                self.arity(method, args, 1, 1)?;
                self.add_to_set(recv, &args[0])?;
                Ok(self.none())
            }
            Method::Clear => Ok(self.none()),
            Method::Pop => Ok(self.read_key(def)),
            Method::Update
            | Method::DifferenceUpdate
            | Method::IntersectionUpdate
            | Method::SymmetricDifferenceUpdate => {
                for arg in args {
                    if let Some(item) = self.items_of(arg)? {
                        self.add_to_set(recv, &item)?;
                    }
                }
                Ok(self.none())
            }
            Method::IsDisjoint | Method::IsSubset | Method::IsSuperset => {
                self.arity(method, args, 1, 1)?;
                if let Some(item) = self.items_of(&args[0])? {
                    self.add_to_set(recv, &item)?;
                }
                Ok(SomeValue::bool())
            }
            Method::Copy
            | Method::Difference
            | Method::Intersection
            | Method::Union
            | Method::SymmetricDifference => {
                let new = self.dict_here(0);
                let key = self.read_key(def);
                let grown = self.dict_generalize_key(new, &key, "comes from this set");
                self.joined(grown)?;
                for arg in args {
                    if let Some(item) = self.items_of(arg)? {
                        let grown = self.dict_generalize_key(new, &item, "meets the set here");
                        self.joined(grown)?;
                    }
                }
                Ok(set(new))
            }
            _ => self.no_operation(method.name(), std::slice::from_ref(recv)),
        }
    }

    fn str_method(&mut self, method: Method, args: &[SomeValue]) -> An {
        use Method::*;
        let (min, max) = match method {
            Capitalize | CaseFold | IsAlnum | IsAlpha | IsAscii | IsDecimal | IsDigit
            | IsIdentifier | IsLower | IsNumeric | IsPrintable | IsSpace | IsTitle | IsUpper
            | Lower | SwapCase | Title | Upper => (0, 0),
            LStrip | RStrip | Strip | SplitLines | ExpandTabs => (0, 1),
            Split | RSplit | Encode => (0, 2),
            Join | Partition | RPartition | RemovePrefix | RemoveSuffix | Translate | ZFill => {
                (1, 1)
            }
            Center | LJust | RJust => (1, 2),
            Count | Find | RFind | Index | RIndex | StartsWith | EndsWith => (1, 3),
            Replace => (2, 3),
            Format => {
                return self.fail(
                    NOT_CONSTANT,
                    "the format before `.format` must be a constant",
                )
            }
            _ => (0, usize::MAX),
        };
        self.arity(method, args, min, max)?;
        match method {
            LStrip | RStrip | Strip => {
                for arg in args {
                    if !arg.is_none() {
                        self.expect_str(arg)?;
                    }
                }
            }
            Split | RSplit => {
                if let Some(sep) = args.first() {
                    if !sep.is_none() {
                        self.expect_str(sep)?;
                    }
                }
                if let Some(max) = args.get(1) {
                    self.expect_int(max)?;
                }
            }
            Partition | RPartition | RemovePrefix | RemoveSuffix => self.expect_str(&args[0])?,
            Replace => {
                self.expect_str(&args[0])?;
                self.expect_str(&args[1])?;
            }
            StartsWith | EndsWith => match &args[0].kind {
                Kind::Tuple(items) => {
                    let items = items.clone();
                    for item in items.iter() {
                        self.expect_str(item)?;
                    }
                }
                _ => self.expect_str(&args[0])?,
            },
            Count | Find | RFind | Index | RIndex => {
                self.expect_str(&args[0])?;
                for bound in &args[1..] {
                    self.check_index_or_none(bound)?;
                }
            }
            Center | LJust | RJust => {
                self.expect_int(&args[0])?;
                if let Some(fill) = args.get(1) {
                    self.expect_str(fill)?;
                }
            }
            ZFill => self.expect_int(&args[0])?,
            Join => {
                if let Some(item) = self.items_of(&args[0])? {
                    self.expect_str(&item)?;
                }
            }
            _ => {}
        }
        Ok(match method {
            Count => SomeValue::nonneg_int(),
            Find | RFind => SomeValue::int(),
            Index | RIndex => SomeValue::nonneg_int(),
            StartsWith | EndsWith | IsAlnum | IsAlpha | IsAscii | IsDecimal | IsDigit
            | IsIdentifier | IsLower | IsNumeric | IsPrintable | IsSpace | IsTitle | IsUpper => {
                SomeValue::bool()
            }
            Encode => SomeValue::bytes(),
            Split | RSplit | SplitLines => return self.new_list(&SomeValue::str()),
            Partition | RPartition => {
                SomeValue::tuple(vec![SomeValue::str(), SomeValue::str(), SomeValue::str()])
            }
            _ => SomeValue::str(),
        })
    }

    fn bytes_method(&mut self, method: Method, args: &[SomeValue]) -> An {
        use Method::*;
        let (min, max) = match method {
            Capitalize | IsAlnum | IsAlpha | IsAscii | IsDigit | IsLower | IsSpace | IsTitle
            | IsUpper | Lower | SwapCase | Title | Upper | Hex => (0, 0),
            LStrip | RStrip | Strip | SplitLines | ExpandTabs => (0, 1),
            Split | RSplit | Decode => (0, 2),
            Join | Partition | RPartition | RemovePrefix | RemoveSuffix | ZFill => (1, 1),
            Center | LJust | RJust | Translate => (1, 2),
            Count | Find | RFind | Index | RIndex | StartsWith | EndsWith => (1, 3),
            Replace => (2, 3),
            _ => (0, usize::MAX),
        };
        self.arity(method, args, min, max)?;
        match method {
            LStrip | RStrip | Strip => {
                for arg in args.iter().filter(|arg| !arg.is_none()) {
                    self.expect_bytes(arg)?;
                }
            }
            Split | RSplit => {
                if let Some(sep) = args.first().filter(|arg| !arg.is_none()) {
                    self.expect_bytes(sep)?;
                }
                if let Some(max) = args.get(1) {
                    self.expect_int(max)?;
                }
            }
            Partition | RPartition | RemovePrefix | RemoveSuffix => self.expect_bytes(&args[0])?,
            Replace => {
                self.expect_bytes(&args[0])?;
                self.expect_bytes(&args[1])?;
                if let Some(max) = args.get(2) {
                    self.expect_int(max)?;
                }
            }
            StartsWith | EndsWith => match &args[0].kind {
                Kind::Tuple(items) => {
                    let items = items.clone();
                    for item in items.iter() {
                        self.expect_bytes(item)?;
                    }
                }
                _ => self.expect_bytes(&args[0])?,
            },
            Count | Find | RFind | Index | RIndex => {
                if !matches!(args[0].kind, Kind::Integer { .. } | Kind::Bool) {
                    self.expect_bytes(&args[0])?;
                }
                for bound in &args[1..] {
                    self.check_index_or_none(bound)?;
                }
            }
            Center | LJust | RJust => {
                self.expect_int(&args[0])?;
                if let Some(fill) = args.get(1) {
                    self.expect_bytes(fill)?;
                }
            }
            ZFill => self.expect_int(&args[0])?,
            Join => {
                if let Some(item) = self.items_of(&args[0])? {
                    self.expect_bytes(&item)?;
                }
            }
            Decode => {
                for name in args {
                    self.expect_str(name)?;
                }
            }
            _ => {}
        }
        Ok(match method {
            Count => SomeValue::nonneg_int(),
            Find | RFind => SomeValue::int(),
            Index | RIndex => SomeValue::nonneg_int(),
            StartsWith | EndsWith | IsAlnum | IsAlpha | IsAscii | IsDigit | IsLower | IsSpace
            | IsTitle | IsUpper => SomeValue::bool(),
            Decode | Hex => SomeValue::str(),
            Split | RSplit | SplitLines => return self.new_list(&SomeValue::bytes()),
            Partition | RPartition => SomeValue::tuple(vec![
                SomeValue::bytes(),
                SomeValue::bytes(),
                SomeValue::bytes(),
            ]),
            _ => SomeValue::bytes(),
        })
    }

    fn bytearray_method(&mut self, method: Method, args: &[SomeValue]) -> An {
        use Method::*;
        Ok(match method {
            Append | Remove => {
                self.arity(method, args, 1, 1)?;
                self.expect_int(&args[0])?;
                self.none()
            }
            Insert => {
                self.arity(method, args, 2, 2)?;
                self.expect_int(&args[0])?;
                self.expect_int(&args[1])?;
                self.none()
            }
            Extend => {
                self.arity(method, args, 1, 1)?;
                self.check_bytes_source(BuiltinFn::ByteArray, args)?;
                self.none()
            }
            Clear | Reverse => {
                self.arity(method, args, 0, 0)?;
                self.none()
            }
            Copy => {
                self.arity(method, args, 0, 0)?;
                SomeValue::bytearray()
            }
            Pop => {
                self.arity(method, args, 0, 1)?;
                for index in args {
                    self.expect_int(index)?;
                }
                SomeValue::nonneg_int()
            }
            _ => return self.bytes_method(method, args),
        })
    }

    /// Checks that a value is bytes or a bytearray.
    pub fn expect_bytes(&mut self, value: &SomeValue) -> An<()> {
        match value.kind {
            Kind::Bytes { .. } | Kind::ByteArray { .. } => Ok(()),
            _ => {
                let what = self.describe(value);
                let message = format!("`bytes` are needed here, not {what}");
                let mut error = self.error(NO_OPERATION, message);
                if let Kind::Str { .. } | Kind::Char = value.kind {
                    error = error.help(super::older::TEXT);
                }
                Err(error.into())
            }
        }
    }

    fn builder_method(&mut self, bytes: bool, method: Method, args: &[SomeValue]) -> An {
        Ok(match method {
            Method::Build if bytes => SomeValue::bytes(),
            Method::Build => SomeValue::str(),
            Method::GetLength => SomeValue::nonneg_int(),
            Method::Append => {
                self.arity(method, args, 1, 1)?;
                if bytes {
                    if !matches!(args[0].kind, Kind::Bytes { .. } | Kind::Integer { .. }) {
                        return self.no_operation("append", &args[..1]);
                    }
                } else {
                    self.expect_str(&args[0])?;
                }
                self.none()
            }
            Method::AppendSlice => {
                self.arity(method, args, 3, 3)?;
                self.none()
            }
            _ => {
                self.arity(method, args, 2, 2)?;
                self.none()
            }
        })
    }

    /// A new dict with the keys and values of another.
    pub fn copy_dict(&mut self, from: DictDefId) -> An {
        let def = self.dict_here(0);
        let (key, value) = (self.read_key(from), self.read_value(from));
        let custom = self.a.dictdef(from).custom.clone();
        self.a.dicts.get_mut(def).custom = custom;
        self.fill_dict(def, &key, &value)?;
        Ok(SomeValue::dict(def))
    }
}

impl SomeValue {
    fn widened_dict_copy(&self, annotator: &mut Annotator<'_>) -> An {
        match self.kind {
            Kind::Dict { def, .. } => annotator.copy_dict(def),
            _ => Ok(Rc::new(self.widened()).as_ref().clone()),
        }
    }
}
