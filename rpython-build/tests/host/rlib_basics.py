import sys
sys.path.append("../../lib")
from rpython.rlib.objectmodel import specialize, we_are_translated, r_dict, import_from_mixin, enforceargs, instantiate, compute_hash, not_rpython, always_inline, newlist_hint
from rpython.rlib.rarithmetic import *
from rpython.rlib import jit, rstring, unroll, rfloat, rerased
from rpython.rlib.rbigint import rbigint
@specialize.arg(0)
def f(a, b): return a + b
@specialize.argtype(0, 1)
def g(a, b): return a
print(f._annspecialcase_, g._annspecialcase_, f(1, 2), we_are_translated(), newlist_hint(5))
print(r_uint(-1), repr(r_uint(5) + 3), repr(r_uint(2**64 - 1) + 1), repr(r_uint(3) - 5), repr(r_int32(2**31)), intmask(2**63), intmask(2**64 + 5))
print(repr(r_uint32(7) * r_uint(3)), repr(r_int32(1) + r_uint8(2)), repr(r_uint(1) << 63), -r_int32(5), ~r_uint8(1), r_uint(7) // 2, [1, 2, 3][r_uint(1)], "%d %x" % (r_uint(5), r_uint(255)))
for e in (lambda: ovfcheck(maxint + 1), lambda: ovfcheck(maxint * 2)):
    try: e()
    except OverflowError as err: print(err)
d = r_dict(lambda a, b: a.lower() == b.lower(), lambda a: hash(a.lower())); d["A"] = 1; print(d["a"], "a" in d, len(d), d.keys())
class M:
    def meth(self): return "meth", self.x
class C:
    import_from_mixin(M)
    x = 5
print(C().meth(), instantiate(C).x)
sb = rstring.StringBuilder(); sb.append("abc"); sb.append_slice("hello", 1, 3); sb.append_multiple_char("z", 3); print(sb.build(), sb.getlength())
print(list(unroll.unrolling_iterable([1, 2])), jit.promote(3), rfloat.formatd(3.5, "f", 2), string_to_int("-12"), highest_bit(8), byteswap(r_uint16(0x0102)))
e, u = rerased.new_erasing_pair("x"); print(u(e(3)), rbigint.fromint(5).mul(rbigint.fromlong(10**20)).str(), most_pos_value_of(r_int32))
driver = jit.JitDriver(greens=["a"], reds=["b"]); driver.jit_merge_point(a=1, b=2)
