"""Computer players. Each sees an `Observation` and a `Prompt`, never the state of the table."""
