"""The names of `typing` for which another module is needed."""

import contextlib as _contextlib
import re as _re
from typing import _Generic

Pattern = _Generic(_re.Pattern, "Pattern")
Match = _Generic(_re.Match, "Match")
ContextManager = _Generic(_contextlib.AbstractContextManager, "ContextManager")
AsyncContextManager = _Generic(_contextlib.AbstractAsyncContextManager, "AsyncContextManager")
