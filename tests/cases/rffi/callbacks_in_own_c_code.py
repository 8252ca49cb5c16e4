# not on the LLInterpreter: the interpreter has no C function `keep_step`
from rpython.rtyper.annlowlevel import llhelper
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

SOURCE = '''
typedef long (*step_fn)(long, double);
static step_fn kept;
RPY_EXTERN void keep_step(step_fn f) { kept = f; }
RPY_EXTERN long run_steps(long n, double x) {
    long i, total = 0;
    for (i = 0; i < n; i++) total += kept(i, x * (double)i);
    return total;
}
RPY_EXTERN unsigned char first_letter(const char *s, unsigned char (*change)(unsigned char)) { return change((unsigned char)s[0]); }
RPY_EXTERN void each_word(const char *text, void (*f)(const char *, int)) {
    char word[32];
    int n = 0;
    do {
        if (*text && *text != ' ') { word[n++] = *text; }
        else { word[n] = 0; f(word, n); n = 0; }
    } while (*text++);
}
'''
eci = ExternalCompilationInfo(separate_module_sources=[SOURCE])
STEP = rffi.CCallback([rffi.LONG, rffi.DOUBLE], rffi.LONG)
CHANGE = rffi.CCallback([lltype.Char], lltype.Char)
WORD = rffi.CCallback([rffi.CCHARP, rffi.INT], lltype.Void)
keep_step = rffi.llexternal('keep_step', [STEP], lltype.Void, compilation_info=eci)
run_steps = rffi.llexternal('run_steps', [rffi.LONG, rffi.DOUBLE], rffi.LONG, compilation_info=eci)
first_letter = rffi.llexternal('first_letter', [rffi.CCHARP, CHANGE], lltype.Char, compilation_info=eci)
each_word = rffi.llexternal('each_word', [rffi.CCHARP, WORD], lltype.Void, compilation_info=eci)


class Log:
    def __init__(self):
        self.lines = []


log = Log()


def step(i, x):
    log.lines.append('%d %s' % (i, x))
    return i * 10 + int(x)


def picky(i, x):
    if i == 2:
        raise KeyError('two')
    log.lines.append('picky %d' % i)
    return i


picky._llhelper_error_value_ = 1000


def upper(c):
    return chr(ord(c) - 32)


def word(p, n):
    log.lines.append('%s %d' % (rffi.charp2str(p), int(n)))


def entry_point(argv):
    keep_step(step)
    print(run_steps(4, 1.5))
    print(log.lines)
    log.lines = []
    keep_step(llhelper(STEP, picky))
    try:
        print(run_steps(5, 0.0))
    except KeyError as e:
        print('KeyError', e)
    print(log.lines)
    log.lines = []
    keep_step(llhelper(STEP, step))
    print(run_steps(2, 100.0), len(log.lines))
    print(first_letter('hello', upper))
    log.lines = []
    each_word('the quick brown fox', word)
    print(log.lines)
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
