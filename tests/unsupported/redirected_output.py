import contextlib
import io


def entry_point(argv):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        print('hidden', len(argv))
    print(repr(out.getvalue()))
    return 0
