def entry_point(argv):
    roman = {'I': 1, 'V': 5, 'X': 10, 'L': 50, 'C': 100}
    for numeral in ['III', 'XIV', 'XC', 'LXXVII']:
        total = 0
        last = 0
        for c in reversed(numeral):
            value = roman[c]
            if value < last:
                total -= value
            else:
                total += value
            last = value
        print(numeral, total)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
