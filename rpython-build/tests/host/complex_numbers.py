z = 3 + 4j
print(z, z.real, z.imag, abs(z), z.conjugate(), -z, z * z, z / (1 + 1j), z ** 2, z == 3 + 4j, z != 1)
print(1j, -1j, complex(1, 2), complex("1+2j"), complex(3), 0j, complex(1.5, -0.0), (1 + 0j) == 1, bool(0j))
print(z + 1, 2 - z, z * 1.5, [z], {1j: 1}[1j], (2j) ** 2, 1e20 + 1j)
try:
    z < 1
except TypeError as e:
    print(e)
