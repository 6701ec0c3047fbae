"""Rules of Czech tournament taroky: laws, phases and scoring that no other family has."""
