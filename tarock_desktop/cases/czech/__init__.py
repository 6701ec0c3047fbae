"""Worked cases of Czech tournament taroky."""
