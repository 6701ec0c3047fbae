"""What a person can do besides what he is asked."""
