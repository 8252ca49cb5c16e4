from .graph import Graph, GraphError
from .algorithms.order import CycleError
