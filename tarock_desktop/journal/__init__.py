"""The journal of a table: every act with its events, appended and never rewritten."""
