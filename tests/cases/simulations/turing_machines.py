class Halt(Exception):
    pass


class TuringMachine:
    def __init__(self, rules, start='A', blank='0'):
        self.rules = {}
        for line in rules.split(';'):
            parts = line.split()
            if len(parts) != 5 or parts[3] not in ('L', 'R', 'N'):
                raise ValueError(f'bad rule {line.strip()!r}')
            state, read, write, move, following = parts
            if (state, read) in self.rules:
                raise ValueError(f'two rules for {state} {read}')
            self.rules[state, read] = (write, {'L': -1, 'R': 1, 'N': 0}[move], following)
        self.start = start
        self.blank = blank

    def run(self, text='', limit=3000):
        tape = {i: c for i, c in enumerate(text)}
        at, state, steps = 0, self.start, 0
        while state != 'H':
            symbol = tape.get(at, self.blank)
            try:
                write, move, state = self.rules[state, symbol]
            except KeyError:
                raise Halt(f'no rule for {state} {symbol} after {steps} steps') from None
            tape[at] = write
            at += move
            steps += 1
            if steps == limit:
                raise Halt(f'still running after {limit} steps')
        low, high = min(tape, default=0), max(tape, default=-1)
        return ''.join(tape.get(i, self.blank) for i in range(low, high + 1)), steps


BEAVERS = {2: 'A 0 1 R B; A 1 1 L B; B 0 1 L A; B 1 1 R H',
           3: 'A 0 1 R B; A 1 1 R H; B 0 0 R C; B 1 1 R B; C 0 1 L C; C 1 1 L A',
           4: 'A 0 1 R B; A 1 1 L B; B 0 1 L A; B 1 0 L C; C 0 1 R H; C 1 1 L D; D 0 1 R D; D 1 0 R A'}
INCREMENT = 'A 0 0 R A; A 1 1 R A; A _ _ L B; B 0 1 N H; B 1 0 L B; B _ 1 N H'
PALINDROME = ('A a _ R P; A b _ R Q; A _ y N H; P a a R P; P b b R P; P _ _ L p; Q a a R Q; Q b b R Q; Q _ _ L q;'
              'p a _ L Z; p b n N H; p _ y N H; q b _ L Z; q a n N H; q _ y N H; Z a a L Z; Z b b L Z; Z _ _ R A')


class TagSystem:
    def __init__(self, rules, delete):
        self.rules, self.delete = rules, delete

    def run(self, word):
        while len(word) >= self.delete:
            yield word
            word = word[self.delete:] + self.rules[word[0]]
        yield word


def l_system(axiom, rules, n):
    for _ in range(n):
        axiom = ''.join(rules.get(c, c) for c in axiom)
    return axiom


def entry_point(argv):
    for n, rules in BEAVERS.items():
        tape, steps = TuringMachine(rules).run()
        print(n, steps, tape.count('1'), tape)
    plus = TuringMachine(INCREMENT, blank='_')
    print([plus.run(t)[0].strip('_') for t in ('1011', '111', '0', '')])
    palindrome = TuringMachine(PALINDROME, blank='_')
    for word in ('abba', 'aba', 'ab', 'a', '', 'abbaabba', 'abbab'):
        tape, steps = palindrome.run(word)
        print(word, 'y' in tape, steps)
    for make in (lambda: plus.run('1x')[0], lambda: TuringMachine('A 0 0 R A').run()[0], lambda: TuringMachine('A 0 1 X B').run()[0],
                 lambda: TuringMachine('A 0 1 R B; A 0 0 L H').run()[0]):
        try:
            print(make())
        except Halt as e:
            print('Halt:', e)
        except ValueError as e:
            print('ValueError:', e)
    collatz = TagSystem({'a': 'bc', 'b': 'a', 'c': 'aaa'}, 2)
    print([len(w) for w in collatz.run('aaa') if set(w) == {'a'}])
    print(l_system('A', {'A': 'AB', 'B': 'A'}, 6), len(l_system('F', {'F': 'F+F-F-F+F'}, 4)), l_system('x', {}, 3))
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
