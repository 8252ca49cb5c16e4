"""Switching stacks."""

raise ImportError("rpython.rlib.rstacklet is not supported: there is one stack; use generators")
