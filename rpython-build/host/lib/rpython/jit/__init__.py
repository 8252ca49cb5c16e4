"""There is no JIT yet; what its users import is here."""
