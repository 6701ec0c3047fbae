"""Words and numbers in the reader's language; knows no Qt."""
