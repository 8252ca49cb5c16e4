//! The functions that are not static: entry points, the library's own, `main`.
//!
//! Where there are units, an entry point is in that of the function that it calls: one more is a change of that one. Then each
//! unit declares what it defines; the library's header, which declares all, would be a part of each.

use super::database::Database;
use super::types::{c_type, declare};
use super::Options;
use crate::lltype::{Export, FuncId, LlProgram, LlType, Within};
use rpython_runtime_c::Uses;
use std::fmt::Write;

/// Defines what the runtime calls to have an exception described.
pub fn write_describe(program: &LlProgram, db: &Database, out: &mut String) {
    out.push_str("RPY_UNUSED RPY_SHARED void rpy_describe_exception(void *value)\n{\n");
    match program.describe_exception {
        Some(id) => {
            let func = &program.funcs[id];
            let params = &program.types.funcs[func.ty].params;
            let ty = c_type(
                program,
                db,
                params.first().copied().unwrap_or(LlType::Address),
            );
            let _ = writeln!(out, "    {}(({ty})value);", db.func(id));
        }
        None => out.push_str("    (void)value;\n"),
    }
    out.push_str("}\n");
}

/// How a function gets into the library, and out of it.
struct Way {
    /// What it declares for that.
    declares: &'static str,
    /// C that is true if it is inside then.
    enters: String,
    leaves: &'static str,
}

/// Where the parameter stands whose handle's object says the instance.
fn way(db: &Database, within: Within, handle: &str) -> Way {
    if !db.has_instances() {
        return Way {
            declares: "",
            enters: "rpy_enter()".into(),
            leaves: "rpy_leave()",
        };
    }
    Way {
        declares: "    struct rpy_inside inside;\n",
        enters: match within {
            Within::Default => "rpy_enter_default(&inside)".into(),
            Within::Given(instance) => format!("rpy_enter_own(&inside, {instance})"),
            Within::Locked(instance) => format!("rpy_enter_instance(&inside, {instance})"),
            Within::Handle => {
                format!("rpy_enter_instance(&inside, rpy_handle_instance({handle}))")
            }
        },
        leaves: match within {
            Within::Given(_) => "rpy_leave_own(&inside)",
            Within::Default | Within::Locked(_) | Within::Handle => "rpy_leave_instance(&inside)",
        },
    }
}

impl Way {
    /// Statements that enter the library and do something, which may raise: then the function returns 1.
    fn around(&self, call: &str) -> String {
        let Way { enters, leaves, .. } = self;
        format!(
            "    if (RPY_UNLIKELY(!{enters})) {{\n        rpy_cannot_start();\n        \
             {leaves};\n        return 1;\n    }}\n    {call};\n    \
             if (RPY_UNLIKELY(RPY_STATE.exc.type != NULL)) {{\n        rpy_exc_hand_over();\n        \
             {leaves};\n        return 1;\n    }}"
        )
    }
}

/// Adds a function, behind its declaration if no header has that.
fn define(declares: bool, head: &str, body: &str, out: &mut String) {
    if declares {
        let _ = writeln!(out, "\n{head};");
    }
    let _ = writeln!(out, "\n{head}\n{{\n{body}\n}}");
}

/// Writes what can be done with handles of any object.
fn write_handles(db: &Database, prefix: &str, declares: bool, out: &mut String) {
    let way = |handle| way(db, Within::Handle, handle);
    let Way {
        declares: inside,
        leaves,
        ..
    } = way("handle");
    let again = way("handle").around("made = rpy_handle_new(rpy_handle_get(handle))");
    let (enters, same) = match db.has_instances() {
        // (An instance's objects are no other's.)
        true => (
            way("a").enters,
            "rpy_handle_instance(a) == rpy_handle_instance(b) && ",
        ),
        false => (way("a").enters, ""),
    };
    let mut define = |head: &str, body: &str| define(declares, head, body, out);
    define(
        &format!("void {prefix}_handle_drop(void *handle)"),
        "    rpy_handle_drop(handle);",
    );
    define(
        &format!("int32_t {prefix}_handle_again(void *handle, void **out)"),
        &format!(
            "{inside}    struct rpy_handle *made;\n{again}\n    *out = made;\n    {leaves};\n    return 0;"
        ),
    );
    define(
        &format!("bool {prefix}_handle_same(void *a, void *b)"),
        &format!(
            "{inside}    bool same;\n    {enters};\n    same = {same}rpy_handle_get(a) == rpy_handle_get(b);\n    \
             {leaves};\n    return same;"
        ),
    );
    let enters = way("handle").enters;
    define(
        &format!("uint64_t {prefix}_handle_hash(void *handle)"),
        &format!(
            "{inside}    uint64_t hash;\n    {enters};\n    \
             hash = (uint64_t)rpy_gc_identity_hash(rpy_handle_get(handle));\n    {leaves};\n    return hash;"
        ),
    );
}

/// Writes how instances come and go.
fn write_instances(prefix: &str, declares: bool, out: &mut String) {
    let mut define = |head: &str, body: &str| define(declares, head, body, out);
    define(
        &format!("void *{prefix}_instance_new(void)"),
        "    return rpy_instance_make();",
    );
    define(
        &format!("void {prefix}_instance_drop(void *instance)"),
        "    rpy_instance_let_go(instance);",
    );
}

/// Writes how a caller takes the lock, and gives it back, for several calls: inside of which instance the thread is while none
/// runs is another matter.
fn write_guards(db: &Database, prefix: &str, declares: bool, out: &mut String) {
    let (enter, leave) = match db.has_instances() {
        true => (
            "    struct rpy_inside inside;\n    void *entered;\n    \
             if (RPY_UNLIKELY(!(instance ? rpy_enter_instance(&inside, instance) : rpy_enter_default(&inside)))) {\n        \
             rpy_cannot_start();\n        rpy_leave_instance(&inside);\n        return NULL;\n    }\n    \
             entered = rpy_current;\n    rpy_current = inside.before;\n    return entered;",
            "    struct rpy_state *before = rpy_current;\n    rpy_current = entered;\n    rpy_leave();\n    \
             rpy_current = before;",
        ),
        false => (
            "    (void)instance;\n    if (RPY_UNLIKELY(!rpy_enter())) {\n        rpy_cannot_start();\n        \
             rpy_leave();\n        return NULL;\n    }\n    return &RPY_RUNTIME;",
            "    (void)entered;\n    rpy_leave();",
        ),
    };
    let mut define = |head: &str, body: &str| define(declares, head, body, out);
    define(
        &format!("void *{prefix}_guard_enter(void *instance)"),
        enter,
    );
    define(&format!("void {prefix}_guard_leave(void *entered)"), leave);
}

/// The type that a library's header has, for a text that does not include that.
pub const BUFFER: &str = "\ntypedef struct rpy_buffer { uint8_t *ptr; size_t len; } rpy_buffer;\n";

/// Writes what is there beside the entry points; `declares`, if no header does.
pub fn write_own(
    program: &LlProgram,
    db: &Database,
    options: &Options,
    uses: Uses,
    declares: bool,
    out: &mut String,
) {
    out.push_str("\n/* ---- entry points ---- */\n");
    let prefix = &options.prefix;
    if options.main.is_none() || !program.exports.is_empty() {
        if declares {
            out.push_str(BUFFER);
        }
        define(
            declares,
            &format!("void {prefix}_take_error(rpy_buffer *out)"),
            "    rpy_error_take(&out->ptr, &out->len);",
            out,
        );
        define(
            declares,
            &format!("void {prefix}_free(uint8_t *ptr, size_t len)"),
            "    (void)len;\n    free(ptr);",
            out,
        );
    }
    if uses.handles && options.main.is_none() {
        write_handles(db, prefix, declares, out);
    }
    if uses.instances && options.main.is_none() {
        write_instances(prefix, declares, out);
    }
    if options.guards {
        write_guards(db, prefix, declares, out);
    }
    if let Some(main) = options.main {
        write_main(program, db, main, out);
    }
}

/// Writes entry points.
pub fn write<'p>(
    program: &LlProgram,
    db: &Database,
    exports: impl IntoIterator<Item = &'p Export>,
    declares: bool,
    out: &mut String,
) {
    for export in exports {
        let def = &program.types.funcs[program.funcs[export.func].ty];
        let types: Vec<LlType> = def
            .params
            .iter()
            .copied()
            .filter(|&ty| ty != LlType::Void)
            .collect();
        let result = c_type(program, db, def.result);
        let has_result = def.result != LlType::Void;
        let params = match &export.c_params {
            Some(params) => params.clone(),
            None => {
                let mut list: Vec<String> = types
                    .iter()
                    .enumerate()
                    .map(|(i, &ty)| declare(&c_type(program, db, ty), &format!("a{i}")))
                    .collect();
                if has_result {
                    list.push(format!("{}out", declare(&result, "*")));
                }
                if list.is_empty() {
                    list.push("void".into());
                }
                list.join(", ")
            }
        };
        let mut names = parameter_names(&params);
        if let Within::Given(instance) | Within::Locked(instance) = export.within {
            names.retain(|&name| name != instance);
        }
        let args: Vec<String> = types
            .iter()
            .zip(&names)
            .map(|(&ty, name)| format!("({}){name}", c_type(program, db, ty)))
            .collect();
        let call = format!("{}({})", db.func(export.func), args.join(", "));
        let way = way(
            db,
            export.within,
            names.first().copied().unwrap_or_default(),
        );
        let mut body = way.declares.to_string();
        let call = match (has_result, names.last()) {
            (true, Some(_)) => {
                let _ = writeln!(body, "    {};", declare(&result, "result"));
                format!("result = {call}")
            }
            _ => call,
        };
        let _ = writeln!(body, "{}", way.around(&call));
        if let (true, Some(name)) = (has_result, names.last()) {
            let _ = writeln!(body, "    *{name} = result;");
        }
        let _ = write!(body, "    {};\n    return 0;", way.leaves);
        let head = format!("int32_t {}({params})", export.symbol);
        define(declares, &head, &body, out);
    }
}

fn write_main(program: &LlProgram, db: &Database, main: FuncId, out: &mut String) {
    let def = &program.types.funcs[program.funcs[main].ty];
    let call = if def.result == LlType::Void {
        format!("{}();", db.func(main))
    } else {
        format!("status = (int){}();", db.func(main))
    };
    let finalize = match program.has_finalizers() {
        true => "    rpy_gc_finalize_all();\n",
        false => "",
    };
    let leave = match program.starts_threads() {
        true => "rpy_leave_for_good",
        false => "rpy_leave",
    };
    // (It is inside until it ends.)
    let Way {
        declares, enters, ..
    } = way(db, Within::Default, "");
    let _ = writeln!(
        out,
        "\nint main(int argc, char **argv)\n{{\n{declares}    int status = 0;\n    \
         rpy_main_argc = argc;\n    rpy_main_argv = argv;\n    if (!{enters}) {{\n        \
         fputs(\"MemoryError: no memory for the heap\\n\", stderr);\n        return 1;\n    \
         }}\n    {call}\n    if (RPY_STATE.exc.type != NULL) {{\n        rpy_exc_print();\n        \
         status = 1;\n    }}\n{finalize}    rpy_profile_end();\n    {leave}();\n    return status;\n}}"
    );
}

/// The names in a C parameter list: the last word of each declaration.
fn parameter_names(params: &str) -> Vec<&str> {
    if params == "void" || params.is_empty() {
        return Vec::new();
    }
    params
        .split(',')
        .filter_map(|declaration| {
            declaration
                .rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                .find(|word| !word.is_empty())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::parameter_names;

    #[test]
    fn names_of_parameters() {
        let params = "const uint8_t *a0, size_t a0_len, int64_t a1, rpy_buffer *out";
        assert_eq!(parameter_names(params), ["a0", "a0_len", "a1", "out"]);
        assert!(parameter_names("void").is_empty());
    }
}
