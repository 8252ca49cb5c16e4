//! Operations as C expressions and statements.

use super::consts::{constant, int};
use super::func::FuncWriter;
use super::types::{int_type, item_type};
use crate::ir::model::{Op, Value};
use crate::lltype::row::C;
use crate::lltype::{
    ArrayId, CmpOp, Container, Flavor, FuncBody, IntKind, IntOp, ItemPath, Ll, LlConst, LlOp,
    LlType, Param, StructId,
};

/// The unsigned type in which arithmetic wraps: at least as wide as C's `int`, which smaller
/// types would be promoted to.
fn wrapping(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Signed | IntKind::Unsigned => "rpy_unsigned",
        IntKind::I8 | IntKind::I16 | IntKind::I32 => "uint32_t",
        IntKind::U8 | IntKind::U16 | IntKind::U32 => "uint32_t",
        IntKind::I64 | IntKind::U64 => "uint64_t",
        IntKind::I128 | IntKind::Wide => "rpy_uint128",
    }
}

/// The unsigned type of the same size.
fn unsigned(kind: IntKind) -> &'static str {
    match kind {
        IntKind::I8 => "uint8_t",
        IntKind::I16 => "uint16_t",
        other => wrapping(other),
    }
}

/// The suffix of the runtime's division functions.
fn division(kind: IntKind) -> &'static str {
    match kind {
        IntKind::I8 => "i8",
        IntKind::I16 => "i16",
        IntKind::I32 => "i32",
        IntKind::I64 => "i64",
        IntKind::I128 | IntKind::Wide => "i128",
        _ => "signed",
    }
}

/// A comparison that compilers do not warn of: what is always true is `true`. (They would warn of
/// an operand that nothing else reads.)
fn compare(op: CmpOp, a: &str, b: &str, unsigned: bool) -> String {
    let zero = |s: &str| s == "0" || s == "0u";
    if a == b {
        let holds = matches!(op, CmpOp::Eq | CmpOp::Le | CmpOp::Ge);
        return format!("((void){a}, {holds})");
    }
    if unsigned {
        match op {
            CmpOp::Lt if zero(b) => return format!("((void){a}, false)"),
            CmpOp::Ge if zero(b) => return format!("((void){a}, true)"),
            CmpOp::Gt if zero(a) => return format!("((void){b}, false)"),
            CmpOp::Le if zero(a) => return format!("((void){b}, true)"),
            _ => {}
        }
    }
    format!("{a} {} {b}", op.sign())
}

impl FuncWriter<'_> {
    /// The value of an operation; `None` if it has to be a statement, see [`Self::statement`].
    pub(super) fn expression(&self, op: &Op<Ll>) -> Option<String> {
        match op.code.row().c {
            C::Expression(text) => return Some(self.fill(text, op, "")),
            C::Statement(_) | C::Flag(_) => return None,
            C::Generated => {}
        }
        let arg = |i: usize| self.value(&op.args[i]);
        let object = |i: usize| self.object(&op.args[i]);
        let result_ty = || self.c_type(self.graph.vars[op.result].ty);
        Some(match op.code {
            LlOp::Int(code, kind) => return self.int_op(code, kind, op),
            LlOp::Char(cmp) | LlOp::UniChar(cmp) => compare(cmp, &arg(0), &arg(1), true),
            LlOp::Bool(cmp) => compare(cmp, &arg(0), &arg(1), true),
            LlOp::Cast { from, to } => self.cast(from, to, &arg(0)),

            LlOp::Ptr(cmp) => self.pointer_comparison(cmp, op),
            LlOp::PtrNonzero => match self.root(&op.args[0]) {
                Value::Const(constant) if constant.is_null().is_some() => {
                    (constant.is_null() == Some(false)).to_string()
                }
                _ => format!("{} != NULL", arg(0)),
            },
            LlOp::IsSubclass(_) => self.is_subclass(op),
            LlOp::GetField(id, field) => {
                format!("{}->{}", object(0), self.db.field(id, field))
            }
            LlOp::GetSubstruct(id, field) => {
                let types = &self.program.types;
                let plain = matches!(
                    types.structs[id].fields[field as usize].ty,
                    LlType::Inline(Container::Array(array)) if types.arrays[array].nolength
                );
                let address = if plain { "" } else { "&" };
                let name = self.db.field(id, field);
                format!("{address}{}->{name}", object(0))
            }
            LlOp::GetItem(path) => self.item(path, &object(0), &arg(1)),
            LlOp::GetLength(path) => match path.array_field {
                Some(_) => format!("{}length", self.array_prefix(path, &object(0))),
                None => format!("{}->length", object(0)),
            },
            LlOp::GetItemAddr(path) => {
                let plain = ItemPath {
                    item_field: None,
                    ..path
                };
                format!("&{}", self.item(plain, &object(0), &arg(1)))
            }
            LlOp::CompareItems(path) | LlOp::SameItems(path) => format!(
                "{}(&{}, &{}, (size_t){})",
                match op.code {
                    LlOp::SameItems(_) => "rpy_same_bytes",
                    _ => "rpy_compare_bytes",
                },
                self.item(path, &object(0), &arg(1)),
                self.item(path, &object(2), &arg(3)),
                arg(4)
            ),
            LlOp::FindItem(path) => format!(
                "rpy_find_byte({}, {}, {}, {})",
                self.items(path, &object(0)),
                arg(1),
                arg(2),
                arg(3)
            ),

            LlOp::Malloc { what, flavor } => {
                let container = Container::Struct(what);
                let ty = result_ty();
                match flavor {
                    Flavor::Gc if self.db.has_modules() => self.malloc_inline("new", what, &ty),
                    Flavor::Gc => format!("({ty})rpy_gc_malloc({})", self.db.tid_value(container)),
                    Flavor::Raw => format!(
                        "({ty})rpy_raw_malloc(sizeof(struct {}))",
                        self.db.structure(what)
                    ),
                }
            }
            LlOp::MallocVarsize { what, flavor } | LlOp::MallocVarsizeUninit { what, flavor } => {
                if flavor == Flavor::Raw {
                    return None;
                }
                if self.db.has_modules() {
                    return Some(self.malloc_varsize_inline("new_varsize", what, op));
                }
                let uninit = matches!(op.code, LlOp::MallocVarsizeUninit { .. });
                format!(
                    "({})rpy_gc_malloc_varsize{}({}, {})",
                    result_ty(),
                    if uninit { "_uninit" } else { "" },
                    self.db.tid_value(what),
                    arg(0)
                )
            }
            LlOp::GcMallocFast { what } => self.malloc_inline("malloc_fast", what, &result_ty()),
            LlOp::GcMallocVarsizeFast { what } => {
                self.malloc_varsize_inline("malloc_varsize_fast", what, op)
            }

            LlOp::DirectCall | LlOp::IndirectCall(_) => self.call(op),

            _ => return None,
        })
    }

    /// An operation that is a statement; empty if there is nothing to do.
    pub(super) fn statement(&self, op: &Op<Ll>, result: &str) -> String {
        if let C::Statement(text) | C::Flag(text) = op.code.row().c {
            return self.fill(text, op, result);
        }
        let arg = |i: usize| self.value(&op.args[i]);
        let object = |i: usize| self.object(&op.args[i]);
        match op.code {
            LlOp::SetField(id, field) => {
                if self.program.types.structs[id].fields[field as usize].ty == LlType::Void {
                    return String::new();
                }
                let name = self.db.field(id, field);
                format!("{}->{name} = {};", object(0), arg(1))
            }
            LlOp::SetItem(path) => {
                if self.is_void_item(path) {
                    return String::new();
                }
                format!("{} = {};", self.item(path, &object(0), &arg(1)), arg(2))
            }
            LlOp::CopyItems(path) => {
                let to = self.item(path, &object(2), &arg(3));
                let from = self.item(path, &object(0), &arg(1));
                let array = self.array_of(path);
                if array.is_some_and(|a| self.program.types.arrays[a].item == LlType::Char) {
                    return format!("rpy_move_bytes(&{to}, &{from}, (size_t){});", arg(4));
                }
                let item = array.map(|a| item_type(self.program, self.db, a));
                let item = item.unwrap_or_default();
                format!(
                    "memmove(&{to}, &{from}, (size_t){} * sizeof({item}));",
                    arg(4)
                )
            }
            LlOp::GcCountUpItems(path) | LlOp::GcCountDownItems(path) => format!(
                "rpy_gc_items_{}(&rpy_types[{}], (void *)&{}, {});",
                match op.code {
                    LlOp::GcCountUpItems(_) => "up",
                    _ => "down",
                },
                self.db.tid_value(path.base),
                self.item(path, &object(0), &arg(1)),
                arg(2)
            ),
            LlOp::ClearItems(path) => {
                let item = self
                    .array_of(path)
                    .map(|a| item_type(self.program, self.db, a));
                format!(
                    "memset(&{}, 0, (size_t){} * sizeof({}));",
                    self.item(path, &object(0), &arg(1)),
                    arg(2),
                    item.unwrap_or_default()
                )
            }
            LlOp::MallocVarsize { what, .. } | LlOp::MallocVarsizeUninit { what, .. } => {
                self.raw_malloc_varsize(op, what, result)
            }
            LlOp::SetResult(n) => {
                let ty = self.c_type(self.type_of(&op.args[0]));
                format!("RPY_RESULT({n}, {ty}) = {};", arg(0))
            }
            // (The C compiler tells.)
            code => format!("#error \"no C for {code:?}\""),
        }
    }

    /// The C that the table gives, for an operation; see [`C`].
    fn fill(&self, text: &str, op: &Op<Ll>, result: &str) -> String {
        let mut out = String::new();
        let mut parts = text.split('{');
        out.push_str(parts.next().unwrap_or_default());
        for part in parts {
            let (what, rest) = part.split_once('}').unwrap_or((part, ""));
            match (what, op.code.param()) {
                ("T", _) => out.push_str(&self.c_type(self.graph.vars[op.result].ty)),
                ("r", _) => out.push_str(result),
                ("t", Param::Kind(kind)) => out.push_str(int_type(kind)),
                ("u", Param::Kind(kind)) => out.push_str(wrapping(kind)),
                ("w", Param::Kind(IntKind::Signed)) => out.push_str("rpy_wrapping"),
                ("w", Param::Kind(kind)) => out.push_str(wrapping(kind)),
                ("n", Param::Number(n)) => out.push_str(&n.to_string()),
                (operand, _) => {
                    let operand = operand.parse().ok().and_then(|n: usize| op.args.get(n));
                    out.extend(operand.map(|operand| self.value(operand)));
                }
            }
            out.push_str(rest);
        }
        out
    }

    fn raw_malloc_varsize(&self, op: &Op<Ll>, what: Container, result: &str) -> String {
        let ty = self.c_type(self.graph.vars[op.result].ty);
        let n = self.value(&op.args[0]);
        if let Container::Array(array) = what {
            if self.program.types.arrays[array].nolength {
                let item = item_type(self.program, self.db, array);
                return format!("{result} = ({ty})rpy_raw_malloc_varsize(0, sizeof({item}), {n});");
            }
        }
        let (c, path, array) = self.varsized(what);
        let item = item_type(self.program, self.db, array);
        format!(
            "{result} = ({ty})rpy_raw_malloc_varsize(offsetof({c}, {path}items), \
             sizeof({item}), {n}); if ({result}) {result}->{path}length = {n};"
        )
    }

    /// An allocation that needs no call where there is room.
    fn malloc_inline(&self, name: &str, what: StructId, ty: &str) -> String {
        format!(
            "({ty})rpy_gc_{name}(RPY_OBJECT_SIZE(sizeof(struct {})), {})",
            self.db.structure(what),
            self.db.tid_value(Container::Struct(what))
        )
    }

    fn malloc_varsize_inline(&self, name: &str, what: Container, op: &Op<Ll>) -> String {
        let (c, path, array) = self.varsized(what);
        format!(
            "({})rpy_gc_{name}({}, {}, offsetof({c}, {path}items), sizeof({}), offsetof({c}, {path}length))",
            self.c_type(self.graph.vars[op.result].ty),
            self.db.tid_value(what),
            self.value(&op.args[0]),
            item_type(self.program, self.db, array),
        )
    }

    /// Whether a class is another or below it. Where one text has the whole program, the other's numbers stand there;
    /// in a unit they would change with a class elsewhere.
    fn is_subclass(&self, op: &Op<Ll>) -> String {
        let (class, of) = (self.object(&op.args[0]), self.object(&op.args[1]));
        let known = match &op.args[1] {
            Value::Const(of) => self.db.class_numbers(self.program, of),
            Value::Var(_) => None,
        };
        match known {
            Some((min, max)) if max == min + 1 => format!("{class} == {of}"),
            Some((min, max)) => format!("RPY_IN_CLASSES({class}, {min}, {max})"),
            None => format!("RPY_IS_SUBCLASS({class}, {of})"),
        }
    }

    fn int_op(&self, code: IntOp, kind: IntKind, op: &Op<Ll>) -> Option<String> {
        let arg = |i: usize| self.value(&op.args[i]);
        let constant_of = |i: usize| match &op.args[i] {
            Value::Const(LlConst::Int(n, _)) => Some(*n),
            _ => None,
        };
        let t = int_type(kind);
        if let Some(cmp) = code.comparison() {
            return Some(compare(cmp, &arg(0), &arg(1), !kind.is_signed()));
        }
        Some(match code {
            IntOp::InBounds => {
                let u = unsigned(kind);
                match arg(1).as_str() {
                    "0" | "0u" => "false".into(),
                    n => format!("({u}){} < ({u}){n}", arg(0)),
                }
            }
            IntOp::Div | IntOp::Rem if kind.is_signed() => {
                let sign = if code == IntOp::Div { "/" } else { "%" };
                match constant_of(1) {
                    Some(n) if n != 0 && n != -1 => format!("({t})({} {sign} {})", arg(0), arg(1)),
                    _ => {
                        let name = if code == IntOp::Div { "div" } else { "rem" };
                        format!("rpy_{name}_{}({}, {})", division(kind), arg(0), arg(1))
                    }
                }
            }
            IntOp::FloorDiv | IntOp::Mod if kind.is_signed() => {
                let power = constant_of(1).filter(|n| *n > 0 && n & (n - 1) == 0);
                match (power, code) {
                    (Some(n), IntOp::FloorDiv) => {
                        format!("({t})({} >> {})", arg(0), n.trailing_zeros())
                    }
                    (Some(n), _) => {
                        format!("({t})({} & {})", arg(0), int(self.program, n - 1, kind))
                    }
                    (None, _) => {
                        let name = if code == IntOp::FloorDiv {
                            "floordiv"
                        } else {
                            "mod"
                        };
                        format!("rpy_{name}_{}({}, {})", division(kind), arg(0), arg(1))
                    }
                }
            }
            IntOp::Div | IntOp::FloorDiv => format!("({t})({} / {})", arg(0), arg(1)),
            IntOp::Rem | IntOp::Mod => format!("({t})({} % {})", arg(0), arg(1)),
            _ => return None,
        })
    }

    fn cast(&self, from: LlType, to: LlType, a: &str) -> String {
        let floating = matches!(from, LlType::Float | LlType::SingleFloat);
        match to {
            LlType::Bool => format!("{a} != 0"),
            LlType::SingleFloat if from == LlType::Float => format!("rpy_float_to_single({a})"),
            LlType::Int(kind) if floating => {
                let name = match kind {
                    IntKind::Signed => "signed",
                    IntKind::Unsigned => "unsigned",
                    IntKind::I8 => "i8",
                    IntKind::I16 => "i16",
                    IntKind::I32 => "i32",
                    IntKind::I64 => "i64",
                    IntKind::I128 | IntKind::Wide => "i128",
                    IntKind::U8 => "u8",
                    IntKind::U16 => "u16",
                    IntKind::U32 => "u32",
                    IntKind::U64 => "u64",
                };
                format!("rpy_float_to_{name}({a})")
            }
            LlType::Char if floating => format!("rpy_float_to_u8({a})"),
            LlType::UniChar if floating => format!("rpy_float_to_u32({a})"),
            _ => format!("({}){a}", self.c_type(to)),
        }
    }

    fn pointer_comparison(&self, cmp: CmpOp, op: &Op<Ll>) -> String {
        let (a, b) = (self.value(&op.args[0]), self.value(&op.args[1]));
        let equal = cmp == CmpOp::Eq;
        // The address of a variable is never null, nor another variable's.
        let known = match (self.root(&op.args[0]), self.root(&op.args[1])) {
            (a, b) if a == b => Some(true),
            (Value::Const(a), Value::Const(b)) => a.is_same_pointer(b),
            _ => None,
        };
        match known {
            Some(known) => (known == equal).to_string(),
            None if op.args.iter().any(|arg| self.is_null(arg)) => {
                format!("{a} {} {b}", cmp.sign())
            }
            None => format!("(void *){a} {} (void *){b}", cmp.sign()),
        }
    }

    fn call(&self, op: &Op<Ll>) -> String {
        let called = match &op.args[0] {
            Value::Const(LlConst::Func(_, id)) => Some(self.db.called(self.program, *id)),
            _ => None,
        };
        // What has another function's code takes and gives gc pointers to something else.
        let def = called.map(|id| &self.program.types.funcs[self.program.funcs[id].ty]);
        let mut args = Vec::with_capacity(op.args.len());
        for (n, arg) in op.args[1..].iter().enumerate() {
            let own = self.type_of(arg);
            if own == LlType::Void {
                continue;
            }
            let value = self.value(arg);
            args.push(match def.and_then(|def| def.params.get(n)) {
                Some(&ty) if ty != own => format!("({}){value}", self.c_type(ty)),
                _ => value,
            });
        }
        let args = args.join(", ");
        let Some(id) = called else {
            return format!("{}({args})", self.object(&op.args[0]));
        };
        let call = format!("{}({args})", self.db.func(id));
        let result = self.graph.vars[op.result].ty;
        let is_external = matches!(self.program.funcs[id].body, FuncBody::External(_));
        let is_cast = is_external || def.is_some_and(|def| def.result != result);
        match is_cast && result != LlType::Void {
            true => format!("({}){call}", self.c_type(result)),
            false => call,
        }
    }

    // ---- items ---------------------------------------------------------------------------

    /// The array of an item path.
    fn array_of(&self, path: ItemPath) -> Option<ArrayId> {
        match (path.base, path.array_field) {
            (Container::Array(array), _) => Some(array),
            (Container::Struct(id), Some(field)) => {
                match self.program.types.structs[id].fields[field as usize].ty {
                    LlType::Inline(Container::Array(array)) => Some(array),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn is_void_item(&self, path: ItemPath) -> bool {
        let Some(array) = self.array_of(path) else {
            return true;
        };
        match (self.program.types.arrays[array].item, path.item_field) {
            (LlType::Void, _) => true,
            (LlType::Inline(Container::Struct(id)), Some(field)) => {
                self.program.types.structs[id].fields[field as usize].ty == LlType::Void
            }
            _ => false,
        }
    }

    /// `p->` or `p->field.`: what stands before `items` and `length`.
    fn array_prefix(&self, path: ItemPath, p: &str) -> String {
        match (path.base, path.array_field) {
            (Container::Struct(id), Some(field)) => {
                format!("{p}->{}.", self.db.field(id, field))
            }
            _ => format!("{p}->"),
        }
    }

    /// The items, as a C array.
    fn items(&self, path: ItemPath, p: &str) -> String {
        let plain = self
            .array_of(path)
            .is_some_and(|array| self.program.types.arrays[array].nolength);
        match (plain, path.base, path.array_field) {
            (true, Container::Struct(id), Some(field)) => {
                format!("{p}->{}", self.db.field(id, field))
            }
            (true, ..) => p.to_string(),
            _ => format!("{}items", self.array_prefix(path, p)),
        }
    }

    /// An item, or the field of it that the path names.
    fn item(&self, path: ItemPath, p: &str, index: &str) -> String {
        let mut text = format!("{}[{index}]", self.items(path, p));
        if let (Some(field), Some(array)) = (path.item_field, self.array_of(path)) {
            if let LlType::Inline(Container::Struct(id)) = self.program.types.arrays[array].item {
                text.push('.');
                text.push_str(self.db.field(id, field));
            }
        }
        text
    }

    /// The C type of a container with items, the member path of its array, and the array.
    fn varsized(&self, what: Container) -> (String, String, ArrayId) {
        match what {
            Container::Struct(id) => {
                let (field, array) = self
                    .program
                    .types
                    .varsize_field(id)
                    .unwrap_or((0, ArrayId(0)));
                (
                    format!("struct {}", self.db.structure(id)),
                    format!("{}.", self.db.field(id, field)),
                    array,
                )
            }
            Container::Array(id) => (format!("struct {}", self.db.array(id)), String::new(), id),
            Container::Func(_) | Container::Opaque(_) => (String::new(), String::new(), ArrayId(0)),
        }
    }

    /// Whether a value is null as it is written: a constant, or a variable that stands for one.
    fn is_null(&self, value: &Value<Ll>) -> bool {
        matches!(self.root(value), Value::Const(constant) if constant.is_null() == Some(true))
    }

    /// A value that is dereferenced: a null constant (in code that is never reached) needs its
    /// type.
    fn object(&self, value: &Value<Ll>) -> String {
        match self.is_null(value) {
            true => format!("(({})NULL)", self.c_type(self.type_of(value))),
            false => self.value(value),
        }
    }

    /// A value as C.
    pub(super) fn value(&self, value: &Value<Ll>) -> String {
        match value {
            Value::Var(var) => self.name(*var),
            Value::Const(LlConst::Location(id)) => {
                let number = self.scope.locations.get_index_of(id);
                format!("(void *)&rpy_locations[{}]", number.unwrap_or_default())
            }
            Value::Const(value) => match constant(self.program, self.db, value) {
                // As an operand, a cast must bind.
                text if text.starts_with('(')
                    && matches!(value, LlConst::Data(..) | LlConst::Func(..)) =>
                {
                    format!("({text})")
                }
                text => text,
            },
        }
    }
}
