"""A table that is filled while the program is translated."""

from rpython.rlib.objectmodel import specialize


class Cache(object):
    """Subclasses make what belongs to a key in `_build(key)`, once, and are told in `_ready(value)`."""

    def __init__(self):
        self.content = {}
        self._building = {}

    @specialize.memo()
    def getorbuild(self, key):
        if key not in self.content:
            if key in self._building:
                raise RuntimeError("%r is needed to build itself" % (key,))
            self._building[key] = True
            try:
                self.content[key] = self._build(key)
            finally:
                del self._building[key]
            self._ready(self.content[key])
        return self.content[key]

    def __repr__(self):
        return "<Cache %r (%i items)>" % (type(self).__name__, len(self.content))

    def _ready(self, value):
        pass

    def _freeze_(self):
        return True
