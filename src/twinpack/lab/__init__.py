"""The laboratory: many deals at once, for numbers rather than for fun."""
