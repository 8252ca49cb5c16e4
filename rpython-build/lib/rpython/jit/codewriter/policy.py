"""Which functions a JIT looks into."""


class JitPolicy:
    def __init__(self, jithookiface=None):
        self.jithookiface = jithookiface

    def look_inside_function(self, func):
        return True


class StopAtXPolicy(JitPolicy):
    def __init__(self, *funcs):
        JitPolicy.__init__(self)
        self.funcs = funcs
