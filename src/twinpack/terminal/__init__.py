"""Playing in the terminal with plain lines: no cursor movement, no redraw, no colour that carries meaning."""
