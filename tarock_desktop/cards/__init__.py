"""The pack of 54 cards: identity, sets, text form and shuffling; no order and no value."""
