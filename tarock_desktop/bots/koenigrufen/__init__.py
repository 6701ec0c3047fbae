"""Rules of thumb for Königrufen."""
