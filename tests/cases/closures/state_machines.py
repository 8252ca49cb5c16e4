def tokenizer(text):
    pos = 0

    def peek():
        return text[pos] if pos < len(text) else ''

    def advance():
        nonlocal pos
        c = peek()
        pos += 1
        return c

    def number():
        digits = ''
        while peek().isdigit():
            digits += advance()
        return int(digits)

    def factor():
        if peek() == '(':
            advance()
            v = expr()
            advance()
            return v
        if peek() == '-':
            advance()
            return -factor()
        return number()

    def term():
        v = factor()
        while peek() and peek() in '*/':
            if advance() == '*':
                v *= factor()
            else:
                v //= factor()
        return v

    def expr():
        v = term()
        while peek() and peek() in '+-':
            if advance() == '+':
                v += term()
            else:
                v -= term()
        return v
    return expr()


def fsm():
    state = 'idle'
    history = []

    def on(event):
        nonlocal state
        history.append(state + '/' + event)
        if state == 'idle' and event == 'go':
            state = 'run'
        elif state == 'run' and event == 'stop':
            state = 'idle'
        elif event == 'reset':
            state = 'idle'
            history.clear()
        return state
    return on, lambda: list(history)


def entry_point(argv):
    for text in ['1+2*3', '(1+2)*3', '-(4-10)/2', '2*(3+4)*5-1', '7']:
        print(text, tokenizer(text))
    on, history = fsm()
    print(on('go'), on('go'), on('stop'), history())
    print(on('reset'), history())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
