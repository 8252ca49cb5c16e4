def encode(s):
    out = ''
    i = 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        out += s[i] + str(j - i)
        i = j
    return out


def entry_point(argv):
    print(encode('aaabccdddd'), encode('x'), encode('') + '|')
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
