"""Facts about one table: actions, events, state and observations. Knows no rule."""
