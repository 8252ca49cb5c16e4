"""The packages that RPython programs import; everything here also runs on plain Python 3."""
