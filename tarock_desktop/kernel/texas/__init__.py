"""What the kernel asks of the Texas-Czech sheets, SPJST and Westfest."""
