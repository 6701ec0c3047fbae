"""People at the table look different, and keep their looks from table to table."""

import pytest

from tarock_desktop.ui.scene.portraits import PORTRAITS, portrait, portraits_of


@pytest.mark.usefixtures("qapp")
def test_every_portrait_is_drawn_and_round():
    for number in range(PORTRAITS):
        image = portrait(number, 60, 2.0).toImage()
        assert (image.width(), image.height()) == (120, 120)
        assert image.pixelColor(1, 1).alpha() == 0
        assert image.pixelColor(60, 60).alpha() == 255


def test_twelve_people_differ():
    assert len(set(portraits_of([f"person {k}" for k in range(PORTRAITS)]))) == PORTRAITS


def test_a_name_keeps_its_portrait_wherever_it_sits():
    alone = portraits_of(("Ludmila",))
    assert portraits_of(("Ludmila", "Anna", "Karel"))[0] == alone[0]
    assert portraits_of(("Karel", "Marie"))[1] == portraits_of(("Marie",))[0]


def test_two_of_one_name_do_not_look_the_same():
    first, second = portraits_of(("Anna", "Anna"))
    assert first != second


@pytest.mark.usefixtures("qapp")
def test_a_portrait_that_does_not_exist_is_an_error():
    with pytest.raises(OSError, match=r"13\.svg"):
        portrait(PORTRAITS, 60)
