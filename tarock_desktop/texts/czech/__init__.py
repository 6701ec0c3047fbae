"""Texts for Czech tournament taroky."""
