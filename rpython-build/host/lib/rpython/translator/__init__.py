"""Part of the RPython library."""
