"""Building blocks of rules, shared by the rulesets: laws (parameters) and pure functions."""
