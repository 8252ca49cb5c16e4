"""The machine that runs the original's compiled patterns."""

raise ImportError("rpython.rlib.rsre.rsre_core is not supported: patterns have a compiled form of their own; "
                  "use rpython.rlib.rsre.rsre_re, or re")
