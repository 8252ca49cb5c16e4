class Context:
    """Names of texts, and of lists of records; names inside of a loop hide those outside."""

    def __init__(self, parent=None):
        self.parent = parent
        self.texts = {}
        self.lists = {}
        self.records = {}

    def set(self, name, text):
        self.texts[name] = text

    def set_list(self, name, items):
        self.lists[name] = items

    def lookup(self, path):
        name, dot, attribute = path.partition('.')
        context = self
        while context is not None:
            if dot and name in context.records:
                return context.records[name].get(attribute, '')
            if not dot and name in context.texts:
                return context.texts[name]
            context = context.parent
        return ''

    def items(self, name):
        context = self
        while context is not None:
            if name in context.lists:
                return context.lists[name]
            context = context.parent
        return []
