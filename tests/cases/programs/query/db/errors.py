__all__ = ['QueryError', 'SyntaxProblem']


class QueryError(Exception):
    pass


class SyntaxProblem(QueryError):
    pass
