"""The Pinochle family: one state machine, many rule sets."""
