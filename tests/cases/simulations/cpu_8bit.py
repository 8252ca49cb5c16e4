class CpuFault(Exception):
    def __init__(self, pc, reason):
        super().__init__('%s at %02X' % (reason, pc))
        self.pc = pc


class Cpu:
    def __init__(self, program, data=None):
        self.memory = [0] * 256
        for i, b in enumerate(program):
            self.memory[i] = b & 0xFF
        for i, b in enumerate(data or []):
            self.memory[0x80 + i] = b & 0xFF
        self.a = self.x = self.pc = 0
        self.sp = 0xFF
        self.zero = self.carry = False
        self.out = []
        self.cycles = 0
        self.operations = {
            0x01: self.lda_imm, 0x02: self.lda, 0x03: self.sta, 0x04: self.lda_x, 0x05: self.ldx_imm, 0x06: self.inx,
            0x10: self.adc, 0x11: self.sub_imm, 0x12: self.add_imm, 0x13: self.shift,
            0x20: self.jmp, 0x21: self.beq, 0x22: self.bne, 0x23: self.bcs,
            0x30: self.call, 0x31: self.ret, 0x32: self.push, 0x33: self.pull, 0x40: self.output,
        }

    def fetch(self):
        b = self.memory[self.pc]
        self.pc = (self.pc + 1) & 0xFF
        return b

    def flags(self, value):
        self.carry = not 0 <= value <= 255
        value &= 0xFF
        self.zero = value == 0
        return value

    def lda_imm(self): self.a = self.flags(self.fetch())
    def lda(self): self.a = self.flags(self.memory[self.fetch()])
    def sta(self): self.memory[self.fetch()] = self.a
    def lda_x(self): self.a = self.flags(self.memory[(self.fetch() + self.x) & 0xFF])
    def ldx_imm(self): self.x = self.fetch()
    def inx(self): self.x = self.flags(self.x + 1)
    def adc(self): self.a = self.flags(self.a + self.memory[self.fetch()] + self.carry)
    def add_imm(self): self.a = self.flags(self.a + self.fetch())
    def sub_imm(self): self.a = self.flags(self.a - self.fetch())
    def shift(self): self.a = self.flags(self.a << 1)
    def jmp(self): self.pc = self.fetch()
    def beq(self): self.branch(self.zero)
    def bne(self): self.branch(not self.zero)
    def bcs(self): self.branch(self.carry)
    def push(self): self.put(self.a)
    def pull(self): self.a = self.flags(self.get())
    def ret(self): self.pc = self.get()
    def output(self): self.out.append(self.a)

    def branch(self, taken):
        target = self.fetch()
        if taken:
            self.pc = target

    def call(self):
        target = self.fetch()
        self.put(self.pc)
        self.pc = target

    def put(self, value):
        self.memory[self.sp] = value
        self.sp -= 1
        if self.sp < 0xF0:
            raise CpuFault(self.pc, 'stack overflow')

    def get(self):
        if self.sp == 0xFF:
            raise CpuFault(self.pc, 'stack underflow')
        self.sp += 1
        return self.memory[self.sp]

    def run(self, limit=500):
        while True:
            at = self.pc
            code = self.fetch()
            if code == 0:
                return self
            operation = self.operations.get(code)
            if operation is None:
                raise CpuFault(at, f'bad opcode {code:#04x}')
            operation()
            self.cycles += 1
            if self.cycles > limit:
                raise CpuFault(at, 'too slow')


def entry_point(argv):
    text = list(b'\x01C@\x12"@\x00')
    cpu = Cpu(text).run()
    print(cpu.out, ''.join(chr(b) for b in cpu.out), cpu.cycles)
    total = [5, 0, 4, 0x80, 0x21, 14, 0x10, 0x7F, 3, 0x7F, 6, 0x20, 2, 0, 2, 0x7F, 0x40, 0]
    cpu = Cpu(total, [10, 20, 30, 40, 0]).run()
    print(cpu.out, cpu.x, cpu.zero, cpu.carry, cpu.cycles)
    sub = [1, 3, 0x30, 8, 0x30, 8, 0x40, 0, 0x13, 0x13, 0x32, 0x33, 0x31]
    print(Cpu(sub).run().out)
    countdown = [1, 3, 0x40, 0x11, 1, 0x22, 2, 0x40, 0x11, 1, 0x23, 13, 0, 0x40, 0]
    print(Cpu(countdown).run().out)
    for program in ([0x99], [0x31], [0x30, 0], [0x20, 0], []):
        try:
            print(Cpu(program).run().cycles)
        except CpuFault as e:
            print('fault:', e, e.pc)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
