"""The deal editor: all cards open, moved by mouse and keyboard; chance deals the rest."""
