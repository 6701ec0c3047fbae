"""Rules of the Texas sheets, SPJST and Westfest, that no other family has."""
