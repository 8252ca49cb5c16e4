import textwrap

TEXT = ('The quick brown fox -- a well-known, non-stop jumper -- didn\'t care; '
        'antidisestablishmentarianism\twas its  co-operative hobby.\nNew line.')


def entry_point(argv):
    for width in (12, 20, 33, 70):
        print(width, textwrap.wrap(TEXT, width))
    print(textwrap.fill(TEXT, 30, initial_indent='* ', subsequent_indent='  '))
    print(textwrap.wrap(TEXT, 16, break_long_words=False, break_on_hyphens=False))
    print(textwrap.wrap('a b', width=1), textwrap.wrap(''), textwrap.wrap('   '), textwrap.wrap('é\u00fc long-ish', 6))
    print(textwrap.wrap(TEXT, 25, max_lines=2), textwrap.wrap(TEXT, width=25, max_lines=1, placeholder='...'))
    print(textwrap.shorten('Hello  big   world!', width=14), textwrap.shorten('Hello big', 30), textwrap.shorten('Hello world', 9, placeholder='.'))
    print(repr(textwrap.dedent('''
        if x:
            y()

        \tz()
    ''')))
    print(repr(textwrap.dedent('a\n  b')), repr(textwrap.dedent('  \n\t\n')), repr(textwrap.dedent('\tx\n\t  y')))
    print(repr(textwrap.indent('one\n\n  two\n', '> ')), repr(textwrap.indent('a\n\nb', '- ', lambda line: True)))
    try:
        textwrap.wrap('x', 0)
    except ValueError as e:
        print(e)
    try:
        textwrap.shorten('many words here', 3)
    except ValueError as e:
        print(e)
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
