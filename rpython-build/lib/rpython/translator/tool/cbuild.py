"""What C functions need: headers and libraries."""


class ExternalCompilationInfo(object):
    """Headers to include and libraries to link with, for `llexternal`."""

    def __init__(self, pre_include_bits=(), includes=(), include_dirs=(), post_include_bits=(),
                 libraries=(), library_dirs=(), separate_module_sources=(),
                 separate_module_files=(), export_symbols=(), compile_extra=(), link_extra=(),
                 frameworks=(), link_files=(), testonly_libraries=(), use_cpp_linker=False,
                 platform=None):
        for name, value in [("separate_module_sources", separate_module_sources),
                            ("separate_module_files", separate_module_files),
                            ("post_include_bits", post_include_bits),
                            ("pre_include_bits", pre_include_bits)]:
            if value:
                raise TypeError("ExternalCompilationInfo(%s=...) is not supported: put C code in a "
                                "library of its own and name that" % name)
        self.includes = tuple(includes)
        self.libraries = tuple(libraries)
        self.include_dirs = tuple(include_dirs)
        self.library_dirs = tuple(library_dirs)

    def merge(self, *others):
        includes = list(self.includes)
        libraries = list(self.libraries)
        for other in others:
            includes += [name for name in other.includes if name not in includes]
            libraries += [name for name in other.libraries if name not in libraries]
        return ExternalCompilationInfo(includes=includes, libraries=libraries)

    def _freeze_(self):
        return True
