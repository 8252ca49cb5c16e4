from .matrix import Matrix, ShapeError, identity, zero
from .plain import *

__all__ = ['Matrix', 'ShapeError', 'identity', 'zero'] + plain.__all__
