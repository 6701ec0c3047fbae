"""The `tarock` command. No display, no Qt."""
