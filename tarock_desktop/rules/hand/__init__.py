"""What a hand comes to: sides, counts, and the facts that are scored."""
