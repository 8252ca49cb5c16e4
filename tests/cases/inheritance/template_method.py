class Report:
    def header(self):
        return '== report =='

    def body(self):
        return []

    def render(self):
        lines = [self.header()]
        lines.extend(self.body())
        return '\n'.join(lines)


class Daily(Report):
    def body(self):
        return ['mon', 'tue']


def entry_point(argv):
    print(Report().render())
    print(Daily().render())
    return 0


if __name__ == '__main__':
    import sys
    sys.exit(entry_point(sys.argv))
