"""The table as a picture: cards, piles, and what moves them."""
