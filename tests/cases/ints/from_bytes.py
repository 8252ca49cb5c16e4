def entry_point(argv):
    data = bytes([0, 16 * len(argv)])
    print(int.from_bytes(data, 'big'), int.from_bytes(data, 'little'))
    print(int.from_bytes(b'\xfc\x00', 'big', signed=True))
    print(int.from_bytes(b'\xfc\x00', 'big', signed=False))
    print(int.from_bytes(b'\xfc\x00', byteorder='little', signed=True))
    print(int.from_bytes([255, 0, 0], 'big'))
    print(int.from_bytes(b'', 'big'), int.from_bytes(b'', 'little', signed=True))
    print(int.from_bytes(b'\x7f\xff\xff\xff\xff\xff\xff\xff', 'big'))
    print(int.from_bytes(b'\x80\x00\x00\x00\x00\x00\x00\x00', 'big', signed=True))
    print(int.from_bytes(b'\xff' * 12, 'little', signed=True))
    print(int.from_bytes(b'\x00' * 10 + b'\x07', 'big'))
    print(int.from_bytes(bytearray(b'\x01\x02\x03'), 'little'))
    print(int.from_bytes(b'A'))
    total = 0
    for n in range(-300, 300, 7):
        total = total * 3 % 1000003 + int.from_bytes(n.to_bytes(3, 'little', signed=True), 'little', signed=True)
    print(total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
