from .compiler import compile_program
from .machine import Machine
from .opcodes import disassemble
