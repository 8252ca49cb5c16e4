//! What translated code does: arithmetic, control flow, data, exceptions.

use super::harness::Program;
use crate::lltype::{Container, Items, LlConst, LlType};

#[test]
fn loops_and_arithmetic() {
    let mut p = Program::new();
    p.text(
        "graph sum(n_0: Signed) -> Signed {
         b0:
           goto b1(n_0, 0, 0)
         b1(v1: Signed, v2: Signed, v3: Signed):
           v4: Bool = int_lt(v2, v1)
           switch v4: false -> ret(v3) | true -> b2(v1, v2, v3)
         b2(v5: Signed, v6: Signed, v7: Signed):
           v8: Signed = int_add(v7, v6)
           v9: Signed = int_add(v6, 1)
           goto b1(v5, v9, v8)
         }
         graph divide(v0: Signed, v1: Signed) -> Signed {
         b0:
           v2: Signed = int_floordiv(v0, v1)
           v3: Signed = int_mul(v2, 1000)
           v4: Signed = int_mod(v0, v1)
           v5: Signed = int_add(v3, v4)
           goto ret(v5)
         }
         graph swap(v0: Signed, v1: Signed, v2: Signed) -> Signed {
         b0:
           goto b1(v0, v1, v2)
         b1(v3: Signed, v4: Signed, v5: Signed):
           v6: Bool = int_gt(v5, 0)
           switch v6: true -> b2(v3, v4, v5) | false -> b3(v3, v4)
         b2(v7: Signed, v8: Signed, v9: Signed):
           v10: Signed = int_sub(v9, 1)
           goto b1(v8, v7, v10)
         b3(v11: Signed, v12: Signed):
           v13: Signed = int_mul(v11, 10)
           v14: Signed = int_add(v13, v12)
           goto ret(v14)
         }
         graph wrap(v0: Signed) -> Signed {
         b0:
           v1: Signed = int_mul(v0, 4611686018427387904)
           v2: I8 = cast[Signed -> I8](v0)
           v3: I8 = i8_mul(v2, v2)
           v4: Signed = cast[I8 -> Signed](v3)
           v5: Signed = int_add(v1, v4)
           v6: Signed = int_lshift(v5, 1)
           v7: Signed = int_neg(v6)
           goto ret(v7)
         }
         graph floats(v0: Signed) -> Signed {
         b0:
           v1: Float = cast[Signed -> Float](v0)
           v2: Float = float_div(v1, 3.0)
           v3: Float = float_mul(v2, 1e300)
           v4: Float = float_mul(v3, 1e300)
           v5: Signed = cast[Float -> Signed](v4)
           v6: Float = float_mul(v2, 100.0)
           v7: Signed = cast[Float -> Signed](v6)
           v8: Signed = int_xor(v5, v7)
           goto ret(v8)
         }",
    );
    p.call("sum", &[10], "45");
    p.call("divide", &[7, 2], "3001");
    p.call("divide", &[-7, 2], "-3999");
    p.call("divide", &[7, -2], "-4001");
    p.call("divide", &[i64::MIN, -1], "0");
    p.call("swap", &[1, 2, 0], "12");
    p.call("swap", &[1, 2, 3], "21");
    p.call("wrap", &[100], "-32");
    p.call("floats", &[1], &format!("{}", i64::MAX ^ 33));
    p.call("floats", &[0], "0");
    p.check();
}

#[test]
fn switches() {
    let mut p = Program::new();
    p.text(
        "graph choose(v0: Signed) -> Signed {
         b0:
           switch v0: 1 -> ret(10) | 2 -> ret(20) | -3 -> b1(v0) | default -> ret(0)
         b1(v1: Signed):
           v2: UniChar = cast[Signed -> UniChar](v1)
           switch v2: 120 -> ret(1) | default -> ret(99)
         }
         graph letter(v0: Signed) -> Signed {
         b0:
           v1: Char = cast[Signed -> Char](v0)
           v2: Bool = char_lt(v1, 'm')
           switch v2: true -> b1(v1) | false -> ret(-1)
         b1(v3: Char):
           switch v3: 97 -> ret(1) | 98 -> ret(2) | default -> ret(3)
         }",
    );
    p.call("choose", &[1], "10");
    p.call("choose", &[2], "20");
    p.call("choose", &[-3], "99");
    p.call("choose", &[7], "0");
    p.call("letter", &[97], "1");
    p.call("letter", &[98], "2");
    p.call("letter", &[100], "3");
    p.call("letter", &[122], "-1");
    p.check();
}

#[test]
fn recursion_and_indirect_calls() {
    let mut p = Program::new();
    p.text(
        "graph fib(v0: Signed) -> Signed {
         b0:
           v1: Bool = int_lt(v0, 2)
           switch v1: true -> ret(v0) | false -> b1(v0)
         b1(v2: Signed):
           v3: Signed = int_sub(v2, 1)
           v4: Signed = direct_call(@fib, v3)
           v5: Signed = int_sub(v2, 2)
           v6: Signed = direct_call(@fib, v5)
           v7: Signed = int_add(v4, v6)
           goto ret(v7)
         }
         graph deep(v0: Signed) -> Signed {
         b0:
           v1: Signed = int_add(v0, 1)
           v2: Signed = direct_call(@deep, v1)
           v3: Signed = int_add(v2, 1)
           goto ret(v3)
         }
         graph twice(v0: Signed) -> Signed {
         b0:
           v1: Signed = int_mul(v0, 2)
           goto ret(v1)
         }
         graph select(v0: Signed) -> Signed {
         b0:
           v1: Bool = int_gt(v0, 10)
           switch v1: true -> b1(@fib, v0) | false -> b1(@twice, v0)
         b1(v2: *fn(Signed) -> Signed, v3: Signed):
           v4: Signed = indirect_call[@fib, @twice](v2, v3)
           goto ret(v4)
         }
         graph survive(v0: Signed) -> Signed {
         b0:
           v1: Signed = direct_call(@deep, v0)
           except: ok -> ret(v1) | &RecursionError_class as v2: *object_vtable, v3: *object -> ret(7)
         }",
    );
    p.call("fib", &[20], "6765");
    p.call("select", &[5], "10");
    p.call("select", &[12], "144");
    p.call("survive", &[0], "7");
    p.call("survive", &[1], "7");
    p.check();
}

#[test]
fn exceptions_through_frames() {
    let mut p = Program::new();
    p.text(
        "graph inner(v0: Signed) -> Signed {
         b0:
           v1: Signed = same_as(v0)
           switch v1: 0 -> exc(&KeyError_class, &KeyError) | 1 -> b1() | default -> ret(v1)
         b1:
           v2: Signed = same_as(1)
           goto exc(&LookupError_class, &LookupError)
         }
         graph middle(v0: Signed) -> Signed {
         b0:
           v1: Signed = int_mul(v0, 1)
           v2: Signed = direct_call(@inner, v1)
           v3: Signed = int_add(v2, 100)
           goto ret(v3)
         }
         graph outer(v0: Signed) -> Signed {
         b0:
           v1: Signed = direct_call(@middle, v0)
           except: ok -> ret(v1) | &KeyError_class as v2: *object_vtable, v3: *object -> b1(v0)
         b1(v4: Signed):
           v5: Signed = int_sub(v4, 5)
           goto ret(v5)
         }
         graph again(v0: Signed) -> Signed {
         b0:
           v1: Signed = direct_call(@middle, v0)
           except: ok -> ret(v1) | &BaseException_class as v2: *object_vtable, v3: *object -> b1(v2, v3)
         b1(v4: *object_vtable, v5: *object):
           v6: Signed = int_sub(0, 5)
           v7: Bool = int_lt(v6, 0)
           switch v7: true -> exc(v4, v5) | false -> ret(1)
         }",
    );
    p.call("outer", &[5], "105");
    p.call("outer", &[0], "-5");
    p.call(
        "outer",
        &[1],
        "LookupError:  from test.py:1 outer, test.py:2 middle, test.py:1 inner",
    );
    p.call(
        "again",
        &[0],
        "KeyError:  from test.py:1 again, test.py:2 middle, test.py:1 inner",
    );
    p.call("again", &[9], "109");
    p.check();
}

#[test]
fn overflow() {
    let mut p = Program::new();
    p.text(
        "graph add(v0: Signed, v1: Signed) -> Signed {
         b0:
           v2: Signed = int_add_ovf(v0, v1)
           except: ok -> b1(v2) | &OverflowError_class as v3: *object_vtable, v4: *object -> ret(-1)
         b1(v5: Signed):
           v6: Signed = int_mul_ovf(v5, 2)
           v7: Signed = int_neg_ovf(v6)
           v8: Signed = int_sub_ovf(v7, 1)
           goto ret(v8)
         }
         graph unused(v0: Signed) -> Signed {
         b0:
           v1: I32 = cast[Signed -> I32](v0)
           v2: I32 = i32_mul_ovf(v1, v1)
           goto ret(3)
         }",
    );
    p.call("add", &[1, 2], "-7");
    p.call("add", &[i64::MAX, 1], "-1");
    p.call(
        "add",
        &[i64::MAX - 1, 1],
        "OverflowError:  from test.py:1 add",
    );
    p.call("unused", &[1000], "3");
    p.call(
        "unused",
        &[100_000],
        "OverflowError:  from test.py:2 unused",
    );
    p.check();
}

#[test]
fn prebuilt_data_and_strings() {
    let mut p = Program::new();
    let point = p.structure("point", true, "x: Signed, y: Float");
    let pair = p.structure(
        "pair",
        true,
        "base: @point, other: *pair, text: *rpy_string",
    );
    let text = p.string("greeting", "a\"b?\u{e9}\n");
    let string = LlType::Ptr(Container::Struct(crate::lltype::Types::STRING));
    let pair_type = LlType::Ptr(Container::Struct(pair));
    let next = p.ll.data.next_id();
    p.data(
        "knot",
        Container::Struct(pair),
        LlConst::Struct(vec![
            LlConst::Struct(vec![
                LlConst::signed(i64::MIN),
                LlConst::Float(0.1f64.to_bits()),
            ]),
            LlConst::Data(pair_type, next),
            LlConst::Data(string, text),
        ]),
    );
    let _ = point;
    let pointers = p.ll.types.gc_array(pair_type);
    p.data(
        "list",
        Container::Array(pointers),
        LlConst::Items(Items::Consts(vec![
            LlConst::Null(pair_type),
            LlConst::Data(pair_type, next),
        ])),
    );
    p.text(
        "graph look(v0: Signed) -> Signed {
         b0:
           v1: *pair = getitem[[*pair]](&list, 1)
           v2: *pair = getfield[pair.other](v1)
           v3: *point = cast_pointer(v2)
           v4: Signed = getfield[point.x](v3)
           v5: Float = getfield[point.y](v3)
           v6: Float = float_mul(v5, 10.0)
           v7: Signed = cast[Float -> Signed](v6)
           v8: *rpy_string = getfield[pair.text](v2)
           v9: Signed = getlength[rpy_string.chars](v8)
           v10: Char = getitem[rpy_string.chars](v8, v0)
           v11: Signed = cast[Char -> Signed](v10)
           v12: Signed = int_mul(v9, 1000)
           v13: Signed = int_add(v12, v11)
           v14: Signed = int_mul(v13, v7)
           v15: Signed = int_add(v14, v4)
           goto ret(v15)
         }
         graph change(v0: Signed) -> Signed {
         b0:
           v1: *pair = malloc[pair]()
           v2: *point = cast_pointer(v1)
           v3: Void = setfield[point.x](v2, v0)
           v4: Void = setitem[[*pair]](&list, 0, v1)
           v5: *pair = malloc[pair]()
           v6: *pair = malloc[pair]()
           v7: Void = setfield[pair.other](v1, v6)
           v8: Signed = direct_call(@changed)
           goto ret(v8)
         }
         graph changed() -> Signed {
         b0:
           v1: *pair = getitem[[*pair]](&list, 0)
           v2: *point = cast_pointer(v1)
           v3: Signed = getfield[point.x](v2)
           goto ret(v3)
         }",
    );
    p.call("look", &[0], &format!("{}", i64::MIN + 7097));
    p.call("look", &[1], &format!("{}", i64::MIN + 7034));
    p.call("look", &[4], &format!("{}", i64::MIN + 7000 + 0xc3));
    p.call("change", &[42], "42");
    p.call("changed", &[], "42");
    p.check();
}

#[test]
fn a_program_prints_and_fails() {
    let mut p = Program::new();
    p.external("rpy_write", "Signed, Address, Signed -> Void");
    p.string("hello", "hello\n");
    p.text(
        "graph main() -> Signed {
         b0:
           v0: Address = getitemaddr[rpy_string.chars](&hello, 0)
           v1: Signed = getlength[rpy_string.chars](&hello)
           v2: Void = direct_call(@rpy_write, 1, v0, v1)
           v3: Signed = direct_call(@fail, 3)
           goto ret(v3)
         }
         graph fail(v0: Signed) -> Signed {
         b0:
           v1: Bool = int_is_true(v0)
           switch v1: true -> exc(&KeyError_class, &KeyError) | false -> ret(5)
         }",
    );
    for (_, (status, out, err)) in p.run_main("main", &[]) {
        assert_eq!(status, 1);
        assert_eq!(out, "hello\n");
        assert_eq!(
            err,
            "Traceback (most recent call last):\n  File \"test.py\", line 3, in main\n  \
             File \"test.py\", line 1, in fail\nKeyError\n"
        );
    }
}

#[test]
fn output_is_the_same_every_time() {
    let make = || {
        let mut p = Program::new();
        p.structure("node", true, "next: *node, items: *[Float]");
        p.text(
            "graph f(v0: Signed) -> Signed {
             b0:
               v1: *node = malloc[node]()
               v2: *[Float] = malloc_varsize[[Float]](v0)
               v3: Void = setfield[node.items](v1, v2)
               goto ret(v0)
             }",
        );
        p.call("f", &[1], "1");
        p.generate(crate::options::Gc::Generational, None)
    };
    assert_eq!(make(), make());
}
