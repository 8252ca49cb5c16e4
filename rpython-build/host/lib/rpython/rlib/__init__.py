"""The runtime library of RPython programs."""
