"""The rule sheet of Czech tournament taroky."""
