"""Environments for programs that learn to play: one world, and what each library wants to see of it."""
