# alone: what `findall` gives has one type where several meet
# Characters that differ by case alone, where upper and lower case of one do not say so.
import re

TEXT = "kK\u212aiI\u0130\u0131sS\u017f\u00b5\u03bc\u039c\u00df\u1e9e\u01c4\u01c5\u01c6\u03a3\u03c2\u03c3\u03c9\u03a9\u2126\u1f80\u1f88\ufb05\ufb06\u0390\u1fd3\u00e5\u00c5\u212b"
KELVIN = re.compile("(?i)\u212a|\u00e9+")
LETTER = re.compile("(?i)k")
RANGE = re.compile("(?i)[h-l]")
KELVIN_SET = re.compile("(?i)[\u212a\u017f]")
SIGMA = re.compile("(?i)\u03c2")
OTHERS = re.compile("(?i)[\u1f88\ufb06\u1fd3\u1e9e\u01c5\u2126]")
ASCII = re.compile("(?ia)[ks\u00e5]")
NEGATED = re.compile("(?i)[^k\u03c3]")
AGAIN = re.compile("(?i)(.)\\1")


def show(pattern, text):
    print(len(pattern.findall(text)), ascii("".join(pattern.findall(text))))


def entry_point(argv):
    text = TEXT + argv[0][:0]
    for pattern in (KELVIN, LETTER, RANGE, KELVIN_SET, SIGMA, OTHERS, ASCII, NEGATED):
        show(pattern, text)
    show(KELVIN, "kK\u212a\u00c9\u00e9")
    show(AGAIN, "kK\u212a\u03c2\u03c3sS\u017fab")
    return 0
