"""A template engine, and a report made with it."""
from tmpl import Template, TemplateError, Context
from tmpl.filters import FILTERS
from report_data import *

PAGE = '''{# a page #}<h1>{{ title|upper }}</h1>
{% for person in people %}{% if person.age > 17 %}* {{ person.name|pad }} {{ person.age }}{% if person.city %} ({{ person.city|title }}){% else %} (homeless){% endif %}
{% endif %}{% endfor %}{{ count }} people, {{ missing|default }}{{ title|reverse|trim }}
'''


def entry_point(argv):
    context = Context()
    context.set('title', TITLE)
    context.set('count', str(len(PEOPLE)))
    people = []
    for name, age, city in PEOPLE:
        people.append({'name': name, 'age': str(age), 'city': city})
    context.set_list('people', people)
    template = Template(PAGE)
    print(template.render(context), end='')
    print(template.count, 'nodes;', 'depth', template.depth())
    for bad in ['{% for x %}', '{% if a %}', '{{ a|nope }}', 'text {{ open', '{% endif %}', '{% blah %}']:
        try:
            print(Template(bad).render(context))
        except TemplateError as e:
            print('%-16s -> %s (line %d)' % (bad, e, e.line))
    print(', '.join(FILTERS.keys()))
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
