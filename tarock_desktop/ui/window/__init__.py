"""The main window, its menus, and the game on its table."""
