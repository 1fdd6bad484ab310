"""The model library: what a game is, independent of any screen. Standard library only."""
