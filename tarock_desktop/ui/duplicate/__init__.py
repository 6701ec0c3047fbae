"""Duplicate between tables: the deals of a set, the results of every table, the comparison."""
