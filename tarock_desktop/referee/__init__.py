"""The referee: which rules an act breaks, and what the sheet says about it."""
