"""Rules of Königrufen: laws, phases and scoring that no other family has."""
