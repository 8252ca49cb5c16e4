from .. import __name__ as parent
from . import __name__ as here
value = (parent, here, __name__)
