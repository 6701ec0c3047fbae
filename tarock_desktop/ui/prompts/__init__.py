"""Questions over the table: bidding, discarding, announcing, the end of a hand."""
