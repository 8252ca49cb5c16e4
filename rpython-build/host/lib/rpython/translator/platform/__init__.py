"""The platform that is built for, as programs ask for it while they are imported: POSIX."""


class Platform(object):
    name = "linux"
    so_ext = "so"
    exe_ext = ""
    so_prefixes = ("lib", "")
    cc = "cc"
    cflags = ("-O3", "-pthread")
    link_flags = ("-pthread",)
    standalone_only = ()
    shared_only = ()
    DEFAULT_CC = "cc"

    def __eq__(self, other):
        return isinstance(other, Platform)

    def __hash__(self):
        return hash(self.name)

    def _freeze_(self):
        return True


host = platform = Platform()
host_factory = Platform


def pick_platform(new_platform, cc):
    return platform


def set_platform(new_platform, cc):
    pass


def is_host_build():
    return True
