"""Work beside the window: computer players, long calculations, garbage collection."""
