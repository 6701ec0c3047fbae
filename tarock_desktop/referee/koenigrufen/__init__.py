"""The referee for Königrufen."""
