"""What was played: found again, looked back at, played on, written out."""
