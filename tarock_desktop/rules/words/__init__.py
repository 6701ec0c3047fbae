"""What is said before and beside play: declarations, announcements, Kontra."""
