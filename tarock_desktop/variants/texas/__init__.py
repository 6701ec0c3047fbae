"""The rule sheets of Texas: SPJST and Westfest."""
