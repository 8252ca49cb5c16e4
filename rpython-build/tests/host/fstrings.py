x, y, name = 3.14159, 42, "world"
print(f"hello {name}!", f"{x:.2f} {y:>6} {y:<6}| {y:^6} {y:06d} {y:#x} {y:+}")
print(f"{name!r} {name!s:>8} {name:*^11}", f"{{literal}} {y}", f"{y=} {x=:.1f} {name = }")
w = 10
print(f"{x:{w}.{2}f}|", f"{'nested ' + f'{y}'}", f"{y:,} {1234567:,} {1234567.891:_.1f}")
print(f"{[i for i in range(3)]} { {'a': 1}['a'] }", f"{(lambda v: v * 2)(4)}", f"{y if y > 3 else 0}")
print(f"{'é'!a}", f"a{''}b", f"{None} {True}", f'{"quoted"}', f"""multi
line {y}""")
print(f"{x!r:>10}", f"{-y:5}|{-y:<5}|{-y:05}", f"{0.1 + 0.2}", f"{1e10} {1e-7} {1e16}")
print(f"{y:b} {y:o} {y:X} {y:c} {y:e} {0.5:%}", f"{'abc':.2}", f"{3:>{'5'}}")
