//! Code objects as bytes: the toolchain's own Python files are compiled when it is built.
//!
//! Numbers are LEB128; the names of a module are kept once; spans are relative to the one before.

use super::bytes::{self, unzigzag, zigzag};
use super::code::*;
use crate::source::{FileId, Span};
use num_bigint::BigInt;
use std::num::NonZeroU32;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

/// The bytes of a module's code.
pub fn encode(code: &Code) -> Vec<u8> {
    let mut w = Writer::default();
    w.code(code);
    let mut whole = Writer::default();
    whole.number(w.names.len() as u32);
    for name in &w.names {
        whole.bytes(name.as_bytes());
    }
    whole.out.extend_from_slice(&w.out);
    whole.to.out
}

/// The code that these bytes are of, as that of a file of the run; `None` if they are of none.
pub fn decode(file: FileId, bytes: &[u8]) -> Option<Rc<Code>> {
    Reader::of_module(bytes, file)?.code()
}

/// The same, of which bodies are read when they are looked at.
///
/// # Panics
/// Then, if there is something wrong with them.
pub fn decode_in_parts(file: FileId, bytes: &'static [u8]) -> Option<Rc<Code>> {
    let mut r = Reader::of_module(bytes, file)?;
    r.stays = Some(bytes);
    r.code()
}

/// Where a body is that has not been read.
#[derive(Clone)]
pub(crate) struct StoredBody {
    bytes: &'static [u8],
    file: FileId,
    names: Rc<[Name]>,
    /// Where the code starts in its file.
    start: u32,
}

impl StoredBody {
    /// The body.
    pub(crate) fn read(&self) -> Option<Body> {
        let mut r = Reader {
            from: bytes::Reader::new(self.bytes),
            stays: Some(self.bytes),
            file: self.file,
            names: self.names.clone(),
            last: self.start,
        };
        r.body()
    }
}

#[derive(Default)]
struct Writer {
    to: bytes::Writer,
    names: indexmap::IndexSet<Name>,
    /// Where the last span started.
    last: u32,
}

impl Deref for Writer {
    type Target = bytes::Writer;
    fn deref(&self) -> &bytes::Writer {
        &self.to
    }
}

impl DerefMut for Writer {
    fn deref_mut(&mut self) -> &mut bytes::Writer {
        &mut self.to
    }
}

impl Writer {
    fn name(&mut self, name: &Name) {
        let (index, _) = self.names.insert_full(name.clone());
        self.number(index as u32);
    }

    fn names(&mut self, names: &[Name]) {
        self.number(names.len() as u32);
        for name in names {
            self.name(name);
        }
    }

    fn span(&mut self, span: Span) {
        let delta = i64::from(span.start) - i64::from(self.last);
        self.number64(zigzag(delta));
        self.number(span.end.wrapping_sub(span.start));
        self.last = span.start;
    }

    fn spans(&mut self, spans: &[Span]) {
        self.number(spans.len() as u32);
        for &span in spans {
            self.span(span);
        }
    }

    fn code(&mut self, code: &Code) {
        self.name(&code.name);
        self.name(&code.qualname);
        self.span(code.span);
        for n in [
            code.argcount,
            code.posonlyargcount,
            code.kwonlyargcount,
            code.stacksize,
        ] {
            self.number(n);
        }
        let flags = code.flags;
        self.bits(&[
            flags.function,
            flags.varargs,
            flags.varkeywords,
            flags.generator,
            flags.nested,
            flags.collected,
            code.docstring.is_some(),
        ]);
        if let Some(text) = &code.docstring {
            self.name(text);
        }
        for names in [&code.locals, &code.cellvars, &code.freevars] {
            self.names(names);
        }
        let before = std::mem::take(&mut self.out);
        self.last = code.span.start;
        self.body(code);
        self.last = code.span.start;
        let body = std::mem::replace(&mut self.out, before);
        self.bytes(&body);
    }

    fn body(&mut self, code: &Body) {
        self.names(&code.names);
        self.spans(&code.param_spans);
        self.number(code.hints.len() as u32);
        for hint in &code.hints {
            self.hint(hint);
        }
        self.consts(&code.consts);
        self.number(code.instrs.len() as u32);
        for &instr in &code.instrs {
            put(self, instr);
        }
        self.spans(&code.spans);
        self.number(code.handlers.len() as u32);
        for handler in &code.handlers {
            for n in [handler.start, handler.end, handler.target, handler.depth] {
                self.number(n);
            }
        }
    }

    fn hint(&mut self, hint: &Hint) {
        match hint.of {
            Hinted::Result => self.number(0),
            Hinted::Param(at) => {
                self.number(1);
                self.number(at);
            }
            Hinted::Assigned(store) => {
                self.number(2);
                put(self, store);
            }
        }
        self.name(&hint.text);
        self.span(hint.span);
    }

    fn consts(&mut self, consts: &[Const]) {
        self.number(consts.len() as u32);
        for konst in consts {
            self.konst(konst);
        }
    }

    fn konst(&mut self, konst: &Const) {
        match konst {
            Const::None => self.byte(0),
            Const::Ellipsis => self.byte(1),
            Const::Bool(b) => self.byte(2 + u8::from(*b)),
            Const::Int(n) => {
                self.byte(4);
                self.bytes(&n.to_signed_bytes_le());
            }
            Const::Float(f) => {
                self.byte(5);
                self.out.extend(f.to_bits().to_le_bytes());
            }
            Const::Imaginary(f) => {
                self.byte(6);
                self.out.extend(f.to_bits().to_le_bytes());
            }
            Const::Str(text) => {
                self.byte(7);
                self.name(text);
            }
            Const::Bytes(bytes) => {
                self.byte(8);
                self.bytes(bytes);
            }
            Const::Tuple(items) => {
                self.byte(9);
                self.consts(items);
            }
            Const::FrozenSet(items) => {
                self.byte(10);
                self.consts(items);
            }
            Const::Code(code) => {
                self.byte(11);
                self.code(code);
            }
        }
    }
}

struct Reader<'a> {
    from: bytes::Reader<'a>,
    /// All that is read from, if it stays, so that bodies can be read from it later.
    stays: Option<&'static [u8]>,
    file: FileId,
    names: Rc<[Name]>,
    last: u32,
}

impl<'a> Deref for Reader<'a> {
    type Target = bytes::Reader<'a>;
    fn deref(&self) -> &bytes::Reader<'a> {
        &self.from
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.from
    }
}

impl<'a> Reader<'a> {
    /// At the code of a module.
    fn of_module(bytes: &'a [u8], file: FileId) -> Option<Self> {
        let mut from = bytes::Reader::new(bytes);
        let mut names: Vec<Name> = Vec::new();
        for _ in 0..from.number()? {
            names.push(from.text()?.into());
        }
        Some(Reader {
            from,
            stays: None,
            file,
            names: names.into(),
            last: 0,
        })
    }

    fn name(&mut self) -> Option<Name> {
        let index = self.number()?;
        self.names.get(index as usize).cloned()
    }

    fn list<T>(&mut self, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let n = self.number()? as usize;
        // A wrong count must not ask for memory that is never filled.
        let mut items = Vec::with_capacity(n.min(self.left()));
        for _ in 0..n {
            items.push(item(self)?);
        }
        Some(items)
    }

    fn span(&mut self) -> Option<Span> {
        let delta = unzigzag(self.number64()?);
        let start = u32::try_from(i64::from(self.last).checked_add(delta)?).ok()?;
        let end = start.wrapping_add(self.number()?);
        self.last = start;
        Some(Span {
            file: self.file,
            start,
            end,
        })
    }

    fn bit(byte: u8, n: u8) -> bool {
        byte >> n & 1 != 0
    }

    fn code(&mut self) -> Option<Rc<Code>> {
        let (name, qualname) = (self.name()?, self.name()?);
        let span = self.span()?;
        let argcount = self.number()?;
        let posonlyargcount = self.number()?;
        let kwonlyargcount = self.number()?;
        let stacksize = self.number()?;
        let bits = self.byte()?;
        let docstring = match Self::bit(bits, 6) {
            true => Some(self.name()?),
            false => None,
        };
        let locals = self.list(Self::name)?;
        let cellvars = self.list(Self::name)?;
        let freevars = self.list(Self::name)?;
        let length = self.number()? as usize;
        let at = self.at();
        let body = match self.stays {
            Some(bytes) => {
                self.take(length)?;
                BodyCell::stored(StoredBody {
                    bytes: bytes.get(at..at + length)?,
                    file: self.file,
                    names: self.names.clone(),
                    start: span.start,
                })
            }
            None => {
                self.last = span.start;
                self.body()?.into()
            }
        };
        self.last = span.start;
        Some(Rc::new(Code {
            name,
            qualname,
            file: self.file,
            span,
            argcount,
            posonlyargcount,
            kwonlyargcount,
            flags: CodeFlags {
                function: Self::bit(bits, 0),
                varargs: Self::bit(bits, 1),
                varkeywords: Self::bit(bits, 2),
                generator: Self::bit(bits, 3),
                nested: Self::bit(bits, 4),
                collected: Self::bit(bits, 5),
            },
            locals,
            cellvars,
            freevars,
            stacksize,
            docstring,
            body,
        }))
    }

    fn body(&mut self) -> Option<Body> {
        Some(Body {
            names: self.list(Self::name)?,
            param_spans: self.list(Self::span)?,
            hints: self.list(Self::hint)?,
            consts: self.list(Self::konst)?,
            instrs: self.list(get)?,
            spans: self.list(Self::span)?,
            handlers: self.list(|r| {
                Some(Handler {
                    start: r.number()?,
                    end: r.number()?,
                    target: r.number()?,
                    depth: r.number()?,
                })
            })?,
        })
    }

    fn hint(&mut self) -> Option<Hint> {
        let of = match self.number()? {
            0 => Hinted::Result,
            1 => Hinted::Param(self.number()?),
            2 => Hinted::Assigned(get(self)?),
            _ => return None,
        };
        Some(Hint {
            of,
            text: self.name()?,
            span: self.span()?,
        })
    }

    fn float(&mut self) -> Option<f64> {
        let bytes = self.take(8)?;
        Some(f64::from_bits(u64::from_le_bytes(bytes.try_into().ok()?)))
    }

    fn konst(&mut self) -> Option<Const> {
        Some(match self.byte()? {
            0 => Const::None,
            1 => Const::Ellipsis,
            2 => Const::Bool(false),
            3 => Const::Bool(true),
            4 => Const::Int(BigInt::from_signed_bytes_le(self.bytes()?)),
            5 => Const::Float(self.float()?),
            6 => Const::Imaginary(self.float()?),
            7 => Const::Str(self.name()?),
            8 => Const::Bytes(self.bytes()?.into()),
            9 => Const::Tuple(self.list(Self::konst)?),
            10 => Const::FrozenSet(self.list(Self::konst)?),
            11 => Const::Code(self.code()?),
            _ => return None,
        })
    }
}

/// The codes of instructions without an operand and with a number, and of operators.
macro_rules! codes {
    (
        plain { $($plain:ident = $p:literal,)* }
        number { $($number:ident = $n:literal,)* }
        unary { $($unary:ident = $u:literal,)* }
        binary { $($binary:ident = $b:literal,)* }
        compare { $($compare:ident = $c:literal,)* }
    ) => {
        fn put(w: &mut Writer, instr: Instr) {
            match instr {
                $(Instr::$plain => w.byte($p),)*
                $(Instr::$number(n) => {
                    w.byte($n);
                    w.number(n);
                })*
                $(Instr::Unary(UnaryOp::$unary) => w.byte($u),)*
                $(Instr::Binary(BinaryOp::$binary) => {
                    w.byte(BINARY);
                    w.byte($b);
                })*
                $(Instr::Inplace(BinaryOp::$binary) => {
                    w.byte(INPLACE);
                    w.byte($b);
                })*
                $(Instr::Compare(CompareOp::$compare) => w.byte($c),)*
                Instr::Is { invert } => w.byte(IS + u8::from(invert)),
                Instr::Contains { invert } => w.byte(CONTAINS + u8::from(invert)),
                Instr::BuildSlice { step } => w.byte(SLICE + u8::from(step)),
                Instr::CallEx { keywords } => w.byte(CALL_EX + u8::from(keywords)),
                Instr::Raise(n) => w.byte(RAISE + n.min(2)),
                Instr::FormatValue { conversion, spec } => {
                    w.byte(FORMAT);
                    w.byte(2 * match conversion {
                        Conversion::None => 0,
                        Conversion::Str => 1,
                        Conversion::Repr => 2,
                        Conversion::Ascii => 3,
                    } + u8::from(spec));
                }
                Instr::UnpackEx { before, after } => {
                    w.byte(UNPACK_EX);
                    w.number(before);
                    w.number(after);
                }
                Instr::Call { argc, keywords } => {
                    w.byte(CALL);
                    w.number(u32::from(argc));
                    w.number(keywords.map_or(0, NonZeroU32::get));
                }
                Instr::MakeFunction(made) => {
                    w.byte(FUNCTION);
                    w.bits(&[made.defaults, made.kwdefaults, made.annotations, made.closure]);
                }
            }
        }

        fn get(r: &mut Reader<'_>) -> Option<Instr> {
            let binary = |byte: u8| Some(match byte {
                $($b => BinaryOp::$binary,)*
                _ => return None,
            });
            Some(match r.byte()? {
                $($p => Instr::$plain,)*
                $($n => Instr::$number(r.number()?),)*
                $($u => Instr::Unary(UnaryOp::$unary),)*
                $($c => Instr::Compare(CompareOp::$compare),)*
                BINARY => Instr::Binary(binary(r.byte()?)?),
                INPLACE => Instr::Inplace(binary(r.byte()?)?),
                code @ IS..CONTAINS => Instr::Is { invert: code != IS },
                code @ CONTAINS..SLICE => Instr::Contains { invert: code != CONTAINS },
                code @ SLICE..CALL_EX => Instr::BuildSlice { step: code != SLICE },
                code @ CALL_EX..RAISE => Instr::CallEx { keywords: code != CALL_EX },
                code @ RAISE..FORMAT => Instr::Raise(code - RAISE),
                FORMAT => {
                    let byte = r.byte()?;
                    let conversion = match byte / 2 {
                        0 => Conversion::None,
                        1 => Conversion::Str,
                        2 => Conversion::Repr,
                        3 => Conversion::Ascii,
                        _ => return None,
                    };
                    Instr::FormatValue { conversion, spec: byte % 2 != 0 }
                }
                UNPACK_EX => Instr::UnpackEx { before: r.number()?, after: r.number()? },
                CALL => Instr::Call {
                    argc: u16::try_from(r.number()?).ok()?,
                    keywords: NonZeroU32::new(r.number()?),
                },
                FUNCTION => {
                    let bits = r.byte()?;
                    Instr::MakeFunction(MakeFunction {
                        defaults: Reader::bit(bits, 0),
                        kwdefaults: Reader::bit(bits, 1),
                        annotations: Reader::bit(bits, 2),
                        closure: Reader::bit(bits, 3),
                    })
                }
                _ => return None,
            })
        }
    };
}

const BINARY: u8 = 200;
const INPLACE: u8 = 201;
const IS: u8 = 202;
const CONTAINS: u8 = 204;
const SLICE: u8 = 206;
const CALL_EX: u8 = 208;
const RAISE: u8 = 210;
const FORMAT: u8 = 213;
const UNPACK_EX: u8 = 214;
const CALL: u8 = 215;
const FUNCTION: u8 = 216;

codes! {
    plain {
        Nop = 0,
        Pop = 1,
        Subscript = 2,
        StoreSubscript = 3,
        DeleteSubscript = 4,
        TupleExtend = 5,
        GetIter = 6,
        LoadBuildClass = 7,
        Return = 8,
        Reraise = 9,
        PushExcInfo = 10,
        PopExcept = 11,
        CheckExcMatch = 12,
        LoadAssertionError = 13,
        BeforeWith = 14,
        WithExceptStart = 15,
        ReturnGenerator = 16,
        Yield = 17,
        GetYieldFromIter = 18,
        ImportStar = 19,
        MatchSequence = 20,
        MatchMapping = 21,
        MatchKeys = 22,
        GetLen = 23,
        MatchRest = 24,
        SetupAnnotations = 25,
        GeneratorError = 83,
        ToTuple = 84,
    }
    number {
        LoadConst = 26,
        LoadFast = 27,
        StoreFast = 28,
        DeleteFast = 29,
        LoadName = 30,
        StoreName = 31,
        DeleteName = 32,
        LoadGlobal = 33,
        StoreGlobal = 34,
        DeleteGlobal = 35,
        MakeCell = 36,
        LoadDeref = 37,
        LoadClassDeref = 38,
        StoreDeref = 39,
        DeleteDeref = 40,
        LoadClosure = 41,
        Copy = 42,
        Swap = 43,
        LoadAttr = 44,
        StoreAttr = 45,
        DeleteAttr = 46,
        BuildTuple = 47,
        BuildList = 48,
        BuildSet = 49,
        BuildMap = 50,
        BuildString = 51,
        ListAppend = 52,
        SetAdd = 53,
        MapAdd = 54,
        ListExtend = 55,
        SetUpdate = 56,
        DictUpdate = 57,
        DictMerge = 58,
        UnpackSequence = 59,
        Jump = 60,
        PopJumpIfFalse = 61,
        PopJumpIfTrue = 62,
        JumpIfFalseOrPop = 63,
        JumpIfTrueOrPop = 64,
        PopJumpIfNone = 65,
        PopJumpIfNotNone = 66,
        ForIter = 67,
        Send = 68,
        ImportName = 69,
        ImportFrom = 70,
        MatchClass = 71,
        SkipAnnotations = 82,
    }
    unary {
        Pos = 72,
        Neg = 73,
        Invert = 74,
        Not = 75,
    }
    binary {
        Add = 0,
        Sub = 1,
        Mul = 2,
        MatMul = 3,
        TrueDiv = 4,
        FloorDiv = 5,
        Mod = 6,
        Pow = 7,
        LShift = 8,
        RShift = 9,
        And = 10,
        Or = 11,
        Xor = 12,
    }
    compare {
        Lt = 76,
        Le = 77,
        Eq = 78,
        Ne = 79,
        Gt = 80,
        Ge = 81,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile_module;
    use crate::source::SourceMap;

    #[test]
    fn stored_code_is_the_code() {
        let mut sources = SourceMap::new();
        let file = sources.add("corpus.py", include_str!("testdata/corpus.py"));
        let code = compile_module(&sources, file).expect("the corpus compiles");
        let bytes = encode(&code);
        assert!(decode(file, &bytes).as_ref() == Some(&code));
        // Cut off anywhere, it is no code, and no panic.
        for end in (0..bytes.len()).step_by(bytes.len() / 500 + 1) {
            assert!(decode(file, &bytes[..end]).is_none());
        }
    }
}
