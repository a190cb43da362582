"""Twinpack measured against other libraries: `python -m benchmarks`."""
