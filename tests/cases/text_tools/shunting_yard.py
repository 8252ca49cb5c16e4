PRECEDENCE = {'+': 1, '-': 1, '*': 2, '/': 2, '^': 3, 'neg': 4}
RIGHT = {'^', 'neg'}


def tokens(text):
    number = ''
    previous = None
    for c in text + ' ':
        if c.isdigit():
            number += c
            continue
        if number:
            yield number
            previous = number
            number = ''
        if c == '-' and (previous is None or previous in PRECEDENCE or previous == '('):
            yield 'neg'
            previous = 'neg'
        elif not c.isspace():
            yield c
            previous = c


def to_rpn(text):
    output, stack = [], []
    for t in tokens(text):
        if t.isdigit() or t.isalpha() and len(t) == 1:
            output.append(t)
        elif t == '(':
            stack.append(t)
        elif t == ')':
            while stack and stack[-1] != '(':
                output.append(stack.pop())
            if not stack:
                raise SyntaxError('unbalanced )')
            stack.pop()
        elif t in PRECEDENCE:
            while stack and stack[-1] != '(' and (
                    PRECEDENCE[stack[-1]] > PRECEDENCE[t]
                    or PRECEDENCE[stack[-1]] == PRECEDENCE[t] and t not in RIGHT):
                output.append(stack.pop())
            stack.append(t)
        else:
            raise SyntaxError(f'bad token {t!r}')
    while stack:
        if stack[-1] == '(':
            raise SyntaxError('unbalanced (')
        output.append(stack.pop())
    return output


def evaluate(rpn, names):
    stack = []
    for t in rpn:
        if t == 'neg':
            stack.append(-stack.pop())
        elif t in PRECEDENCE:
            b, a = stack.pop(), stack.pop()
            if t == '+':
                stack.append(a + b)
            elif t == '-':
                stack.append(a - b)
            elif t == '*':
                stack.append(a * b)
            elif t == '/':
                stack.append(a // b)
            else:
                stack.append(a ** b)
        else:
            stack.append(int(t) if t.isdigit() else names[t])
    result, = stack
    return result


def to_infix(rpn):
    stack = []
    for t in rpn:
        if t == 'neg':
            text, p = stack.pop()
            stack.append((f'-{text}' if p > 3 else f'-({text})', 4))
        elif t in PRECEDENCE:
            (b, pb), (a, pa) = stack.pop(), stack.pop()
            p = PRECEDENCE[t]
            if pa < p or pa == p and t in RIGHT:
                a = f'({a})'
            if pb < p or pb == p and t not in RIGHT:
                b = f'({b})'
            stack.append((f'{a} {t} {b}', p))
        else:
            stack.append((t, 9))
    return stack[-1][0]


def entry_point(argv):
    names = {'x': 5, 'y': -2}
    for text in ('1+2*3', '(1+2)*3', '2^3^2', '-x^2', '10-4-3', '10-(4-3)', '(2^3)^2', '7/2*2', '-(-y)', 'x*-y', '((8))'):
        rpn = to_rpn(text)
        print(f'{text:<10} {" ".join(rpn):<16} {evaluate(rpn, names):5} {to_infix(rpn)}')
    for text in ('(1', '1)', '1 ? 2', '1 +', '1 2', 'z', '1/0'):
        try:
            print(evaluate(to_rpn(text), names))
        except SyntaxError as e:
            print('SyntaxError:', e)
        except (IndexError, ValueError, KeyError, ZeroDivisionError) as e:
            print(f'{text}: {type(e).__name__}')
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
