from .search import bfs, dfs, components
from .ways import dijkstra, path_to
from .trees import kruskal
from .order import topological

__all__ = ['bfs', 'dfs', 'components', 'dijkstra', 'path_to', 'kruskal', 'topological']
