"""Rules of thumb for the Texas-Czech sheets, SPJST and Westfest."""
