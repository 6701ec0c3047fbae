"""What goes on from hand to hand: bank, pot, double rounds, the end."""
