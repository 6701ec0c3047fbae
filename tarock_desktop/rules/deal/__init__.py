"""Before the bidding: forehand, shuffling, cutting, dealing, and what goes wrong in it."""
