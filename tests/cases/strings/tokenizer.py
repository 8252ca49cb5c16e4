def tokenize(text):
    tokens = []
    i = 0
    while i < len(text):
        c = text[i]
        if c.isdigit():
            j = i
            while j < len(text) and text[j].isdigit():
                j += 1
            tokens.append(text[i:j])
            i = j
        elif c == ' ':
            i += 1
        else:
            tokens.append(c)
            i += 1
    return tokens


def entry_point(argv):
    print(tokenize('12 + 34*(5-6)'))
    print(tokenize(''), tokenize('7'))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
