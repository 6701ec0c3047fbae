"""Starting the program: arguments, errors nobody caught, the way to the open window."""
