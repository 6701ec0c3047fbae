"""The people at this computer: who they are, and what they have played."""
