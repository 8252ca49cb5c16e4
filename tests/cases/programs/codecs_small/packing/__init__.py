from .base import CODERS, Coder, PackError, find
from . import huffman, lz, rle
