"""The Python half of the rulesets: schema and loader of the sheets, and a small class each."""
