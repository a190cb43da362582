"""Four club bots at a table: complete deals a second, everything included."""

