def entry_point(argv):
    n = len(argv) * 42
    m = -n
    print(n.real, n.imag, n.numerator, n.denominator, n.conjugate(), m.real, m.numerator, m.conjugate())
    print(n.bit_length(), m.bit_length(), (0 * n).bit_length(), n.bit_count(), m.bit_count(), (n << 50).bit_count())
    print(n.as_integer_ratio(), m.as_integer_ratio(), n.__abs__() if False else abs(m))
    print(n.to_bytes(1, 'big'), n.to_bytes(4, 'little'), m.to_bytes(2, 'big', signed=True))
    for value, length, signed in [(256, 1, False), (-1, 2, False), (128, 1, True), (-129, 1, True), (127, 1, True), (1, 0, False), (0, 0, False)]:
        try:
            print(value, length, value.to_bytes(length, 'big', signed=signed))
        except OverflowError as e:
            print(value, length, 'OverflowError:', e)
    print(int.from_bytes(b'\xff\x00', 'big'), int.from_bytes(b'\xff\x00', 'little'), int.from_bytes(b'\xff\xfe', 'big', signed=True))
    print(int.from_bytes(b'', 'big'), int.from_bytes(b'\x80', 'little', signed=True), int.from_bytes(bytearray(b'\x01\x02'), 'big'))
    print(int.from_bytes([1, 2, 3], 'big'), int(), int(7), int(True), int('0'), (n).__str__() if False else str(n))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
