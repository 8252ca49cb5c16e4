from .parse import Template
from .nodes import TemplateError
from .context import Context
