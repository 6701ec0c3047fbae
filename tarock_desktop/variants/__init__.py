"""The Python half of the rulesets: schema and loader of `variants/*.toml`, and a small class each."""
