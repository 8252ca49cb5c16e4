from .errors import *
from .catalog import Catalog, Table
