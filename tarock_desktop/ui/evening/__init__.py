"""The evening: its score sheets, who sits at the table, and scores that were kept on paper."""
