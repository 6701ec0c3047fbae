"""Rules of thumb for Czech tournament taroky."""
