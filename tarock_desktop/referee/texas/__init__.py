"""The referee for the Texas-Czech sheets, SPJST and Westfest."""
