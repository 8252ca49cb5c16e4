//! Python's own classes: their ids, names and bases.

use super::object::ObjId;

/// Objects in front of the classes: `None True False NotImplemented Ellipsis`.
const FIRST_CLASS: u32 = 5;

/// What is a class's own.
#[allow(non_camel_case_types)]
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Own {
    /// The layout of its objects.
    own,
    /// It is in no namespace either.
    hidden,
    /// Nothing: its objects are as those of its base.
    same,
}

macro_rules! types {
    ($($field:ident $name:literal : $base:ident $layout:ident;)*) => {
        /// The ids of Python's own classes.
        #[allow(missing_docs)]
        #[derive(Debug, Clone, Copy)]
        pub struct Types { $(pub $field: ObjId,)* }

        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum TypeIndex { $($field,)* }

        impl Types {
            pub(super) const NEW: Types = Types { $($field: ObjId(FIRST_CLASS + TypeIndex::$field as u32),)* };
            /// All of them, in order, with name, base and layout.
            pub(super) fn list() -> Vec<(ObjId, &'static str, ObjId, Own)> {
                let types = Types::NEW;
                vec![$((types.$field, $name, types.$base, Own::$layout),)*]
            }
        }
    };
}

types! {
    object "object": object same;
    type_ "type": object own;
    none "NoneType": object hidden;
    not_implemented "NotImplementedType": object hidden;
    ellipsis "ellipsis": object hidden;
    int "int": object own;
    bool "bool": int own;
    float "float": object own;
    complex "complex": object own;
    str "str": object own;
    bytes "bytes": object own;
    bytearray "bytearray": object own;
    tuple "tuple": object own;
    list "list": object own;
    dict "dict": object own;
    set "set": object own;
    frozenset "frozenset": object own;
    slice "slice": object own;
    range "range": object own;
    function "function": object hidden;
    builtin_function "builtin_function_or_method": object hidden;
    method_descriptor "method_descriptor": object hidden;
    wrapper_descriptor "wrapper_descriptor": object hidden;
    getset_descriptor "getset_descriptor": object hidden;
    member_descriptor "member_descriptor": object hidden;
    method "method": object hidden;
    builtin_method "builtin_function_or_method": object hidden;
    method_wrapper "method-wrapper": object hidden;
    module "module": object hidden;
    code "code": object hidden;
    cell "cell": object hidden;
    generator "generator": object hidden;
    property "property": object own;
    staticmethod "staticmethod": object own;
    classmethod "classmethod": object own;
    super_ "super": object own;
    list_iterator "list_iterator": object hidden;
    tuple_iterator "tuple_iterator": object hidden;
    str_iterator "str_iterator": object hidden;
    bytes_iterator "bytes_iterator": object hidden;
    range_iterator "range_iterator": object hidden;
    dict_keyiterator "dict_keyiterator": object hidden;
    dict_valueiterator "dict_valueiterator": object hidden;
    dict_itemiterator "dict_itemiterator": object hidden;
    set_iterator "set_iterator": object hidden;
    iterator "iterator": object hidden;
    callable_iterator "callable_iterator": object hidden;
    reversed "reversed": object own;
    enumerate "enumerate": object own;
    zip "zip": object own;
    map "map": object own;
    filter "filter": object own;
    dict_keys "dict_keys": object hidden;
    dict_values "dict_values": object hidden;
    dict_items "dict_items": object hidden;
    mappingproxy "mappingproxy": object hidden;
    memoryview "memoryview": object own;
    frame "frame": object hidden;
    traceback "traceback": object hidden;
    weakref "ReferenceType": object hidden;
    generic_alias "GenericAlias": object hidden;
    union "UnionType": object hidden;
    base_exception "BaseException": object own;
    exception "Exception": base_exception same;
    system_exit "SystemExit": base_exception same;
    keyboard_interrupt "KeyboardInterrupt": base_exception same;
    generator_exit "GeneratorExit": base_exception same;
    stop_iteration "StopIteration": exception same;
    stop_async_iteration "StopAsyncIteration": exception same;
    arithmetic_error "ArithmeticError": exception same;
    floating_point_error "FloatingPointError": arithmetic_error same;
    overflow_error "OverflowError": arithmetic_error same;
    zero_division_error "ZeroDivisionError": arithmetic_error same;
    assertion_error "AssertionError": exception same;
    attribute_error "AttributeError": exception same;
    buffer_error "BufferError": exception same;
    eof_error "EOFError": exception same;
    import_error "ImportError": exception same;
    module_not_found_error "ModuleNotFoundError": import_error same;
    lookup_error "LookupError": exception same;
    index_error "IndexError": lookup_error same;
    key_error "KeyError": lookup_error same;
    memory_error "MemoryError": exception same;
    name_error "NameError": exception same;
    unbound_local_error "UnboundLocalError": name_error same;
    os_error "OSError": exception same;
    blocking_io_error "BlockingIOError": os_error same;
    child_process_error "ChildProcessError": os_error same;
    connection_error "ConnectionError": os_error same;
    broken_pipe_error "BrokenPipeError": connection_error same;
    connection_aborted_error "ConnectionAbortedError": connection_error same;
    connection_refused_error "ConnectionRefusedError": connection_error same;
    connection_reset_error "ConnectionResetError": connection_error same;
    file_exists_error "FileExistsError": os_error same;
    file_not_found_error "FileNotFoundError": os_error same;
    interrupted_error "InterruptedError": os_error same;
    is_a_directory_error "IsADirectoryError": os_error same;
    not_a_directory_error "NotADirectoryError": os_error same;
    permission_error "PermissionError": os_error same;
    process_lookup_error "ProcessLookupError": os_error same;
    timeout_error "TimeoutError": os_error same;
    reference_error "ReferenceError": exception same;
    runtime_error "RuntimeError": exception same;
    not_implemented_error "NotImplementedError": runtime_error same;
    recursion_error "RecursionError": runtime_error same;
    syntax_error "SyntaxError": exception same;
    indentation_error "IndentationError": syntax_error same;
    tab_error "TabError": indentation_error same;
    system_error "SystemError": exception same;
    type_error "TypeError": exception same;
    value_error "ValueError": exception same;
    unicode_error "UnicodeError": value_error same;
    unicode_decode_error "UnicodeDecodeError": unicode_error same;
    unicode_encode_error "UnicodeEncodeError": unicode_error same;
    unicode_translate_error "UnicodeTranslateError": unicode_error same;
    warning "Warning": exception same;
    user_warning "UserWarning": warning same;
    deprecation_warning "DeprecationWarning": warning same;
    pending_deprecation_warning "PendingDeprecationWarning": warning same;
    syntax_warning "SyntaxWarning": warning same;
    runtime_warning "RuntimeWarning": warning same;
    future_warning "FutureWarning": warning same;
    import_warning "ImportWarning": warning same;
    unicode_warning "UnicodeWarning": warning same;
    bytes_warning "BytesWarning": warning same;
    resource_warning "ResourceWarning": warning same;
}
