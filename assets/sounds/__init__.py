"""The sounds of the table, and the program that makes them."""
