from .cells import Cell, Kind, Sheet
from .view import *
