"""A search ends between two steps when nobody wants to know any more what it would have found."""

import pytest

from tarock_desktop.kernel.steps import StoppedError, step, until


def test_it_ends_at_the_step_after_it_was_stopped():
    done = 0

    def search() -> None:
        nonlocal done
        with until(lambda: done == 3):
            while True:
                step()
                done += 1

    with pytest.raises(StoppedError):
        search()
    assert done == 3


def test_nothing_is_ended_outside_the_block():
    with until(lambda: False):
        with pytest.raises(StoppedError), until(lambda: True):
            step()
        step()
    step()
