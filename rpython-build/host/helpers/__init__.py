"""Functions that operations become calls of."""
