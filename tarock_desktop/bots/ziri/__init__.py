"""Rules of thumb for Žiri tarok."""
