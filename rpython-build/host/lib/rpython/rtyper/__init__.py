"""Part of the RPython library."""

__specialize__ = "low_level"
