"""A package: modules that import each other."""

CURRENCY = "€"
