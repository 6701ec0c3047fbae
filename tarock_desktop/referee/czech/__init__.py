"""The referee for Czech tournament taroky."""
