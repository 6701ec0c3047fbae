"""The Referee menu: claims, judges, the book of rulings."""
