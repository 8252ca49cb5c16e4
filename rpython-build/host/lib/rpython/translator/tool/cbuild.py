"""What C functions need: headers and libraries."""


_LISTS = ["includes", "libraries", "include_dirs", "library_dirs", "pre_include_bits", "post_include_bits",
          "separate_module_sources", "compile_extra", "link_extra"]


class ExternalCompilationInfo(object):
    """Headers to include and libraries to link with, for `llexternal`."""

    def __init__(self, pre_include_bits=(), includes=(), include_dirs=(), post_include_bits=(),
                 libraries=(), library_dirs=(), separate_module_sources=(),
                 separate_module_files=(), export_symbols=(), compile_extra=(), link_extra=(),
                 frameworks=(), link_files=(), testonly_libraries=(), use_cpp_linker=False,
                 platform=None):
        for name, value in [("separate_module_files", separate_module_files),
                            ("link_files", link_files), ("frameworks", frameworks)]:
            if value:
                raise TypeError("ExternalCompilationInfo(%s=...) is not supported: put C code in a "
                                "library of its own and name that" % name)
        self.includes = tuple(includes)
        self.libraries = tuple(libraries)
        self.include_dirs = tuple(include_dirs)
        self.library_dirs = tuple(library_dirs)
        self.pre_include_bits = tuple(pre_include_bits)
        self.post_include_bits = tuple(post_include_bits)
        self.separate_module_sources = tuple(separate_module_sources)
        self.compile_extra = tuple(compile_extra)
        self.link_extra = tuple(link_extra)

    def merge(self, *others):
        known = {}
        for name in _LISTS:
            items = []
            for eci in (self,) + others:
                items += [item for item in getattr(eci, name) if item not in items]
            known[name] = items
        return ExternalCompilationInfo(**known)

    def _freeze_(self):
        return True
