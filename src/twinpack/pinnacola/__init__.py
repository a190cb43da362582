"""The Pinnacola family: Italian partnership rummy with an open discard row."""
