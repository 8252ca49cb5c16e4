"""Forward chaining over rules such as `wings & !heavy -> flies`."""


class Condition(object):
    def holds(self, facts):
        raise NotImplementedError


class Fact(Condition):
    def __init__(self, name):
        self.name = name

    def holds(self, facts):
        return self.name in facts


class Not(Condition):
    def __init__(self, inner):
        self.inner = inner

    def holds(self, facts):
        return not self.inner.holds(facts)


class All(Condition):
    def __init__(self, parts):
        self.parts = parts

    def holds(self, facts):
        return all(part.holds(facts) for part in self.parts)


class Rule(object):
    def __init__(self, condition, conclusion):
        self.condition = condition
        self.conclusion = conclusion


def parse_condition(text):
    parts = text.split("&")
    if len(parts) > 1:
        return All([parse_condition(part) for part in parts])
    text = text.strip()
    if text.startswith("!"):
        return Not(parse_condition(text[1:]))
    if not text.isidentifier():
        raise ValueError("not a fact: %r" % text)
    return Fact(text)


def parse_rule(text):
    left, arrow, right = text.partition("->")
    if not arrow:
        raise ValueError("a rule has an arrow: %r" % text)
    return Rule(parse_condition(left), right.strip())


def conclude(rules, facts):
    parsed = [parse_rule(rule) for rule in rules]
    known = set(facts)
    found = []
    grows = True
    while grows:
        grows = False
        for rule in parsed:
            if rule.conclusion not in known and rule.condition.holds(known):
                known.add(rule.conclusion)
                found.append(rule.conclusion)
                grows = True
    return found
