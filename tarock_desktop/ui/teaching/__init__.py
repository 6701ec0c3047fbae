"""Teaching before a class: open hands, steps through a hand, why, spotlight, comments."""
