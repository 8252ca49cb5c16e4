"""Properties of code points."""
