"""The rule sheet of Königrufen."""
