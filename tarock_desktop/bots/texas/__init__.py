"""Computer players at a Texas table: SPJST and Westfest."""
