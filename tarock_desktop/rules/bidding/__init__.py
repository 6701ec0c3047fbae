"""Games and feats as the sheets list them, and the auctions in which games are bid."""
