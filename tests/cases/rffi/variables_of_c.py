# not on the LLInterpreter: the interpreter has no C function `rpy_get_optind`
from rpython.rtyper.lltypesystem import lltype, rffi
from rpython.translator.tool.cbuild import ExternalCompilationInfo

get_optind, set_optind = rffi.CExternVariable(rffi.INT, 'optind', ExternalCompilationInfo(includes=['unistd.h']))
OWN = ExternalCompilationInfo(separate_module_sources=['static long own_counter = 40;\nRPY_EXTERN long bump(long n) { own_counter += n; return own_counter; }'])
get_counter, set_counter = rffi.CExternVariable(rffi.LONG, 'own_counter', OWN)
bump = rffi.llexternal('bump', [rffi.LONG], rffi.LONG, compilation_info=OWN)
get_limit = rffi.CExternVariable(rffi.DOUBLE, 'limit', ExternalCompilationInfo(separate_module_sources=['static const double limit = 2.5;']), getter_only=True)


def entry_point(argv):
    n = len(argv)
    print(int(get_optind()), get_limit() * n)
    set_optind(5 * n)
    print(int(get_optind()))
    set_optind(rffi.cast(rffi.INT, 1))
    print(int(get_optind()), get_counter() - get_counter())
    set_counter(7 * n)
    print(get_counter())
    return 0

if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
