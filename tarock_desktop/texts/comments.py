"""What a teacher's comment says: his own words, or a sentence of the program."""

from __future__ import annotations

from tarock_desktop.journal.comments import Comment
from tarock_desktop.messages.message import Message
from tarock_desktop.texts.render import Words


def comment_text(comment: Comment, words: Words) -> str:
    """Return what a comment says; one by a key that this program does not know says nothing."""
    if not comment.key:
        return comment.text
    try:
        return words.message(Message(comment.key))
    except KeyError:
        return ""
