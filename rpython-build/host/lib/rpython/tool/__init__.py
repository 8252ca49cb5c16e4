"""Tools for programs that make programs."""
