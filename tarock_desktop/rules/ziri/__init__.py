"""Rules of Žiri tarok: laws, phases and scoring that no other family has."""
