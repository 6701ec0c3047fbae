"""Worked cases of the Texas-Czech sheets, SPJST and Westfest."""
